/* ze/layer_library.c - libtrace-ze-layer.so: what Level Zero's loader finds in place of its validation layer; hands
 * tables on to libtrace-h.so
 *
 * libtrace-h.so loads it and says where to (src/backends/ze/layer.c). Its name inside is libze_validation_layer.so.1,
 * so a loader that asks for that gets this one, which is there already. Without libtrace-h.so it changes nothing. It
 * must not be preloaded. */
#define EXPORT __attribute__((visibility("default")))

extern void (*trace__ze_hand_on)(const char *getter, int version, void **table, const void *caller);
EXPORT void (*trace__ze_hand_on)(const char *getter, int version, void **table, const void *caller);

#define TRACE__TABLE(getter) \
    EXPORT int getter(int version, void **table); \
    int getter(int version, void **table) \
    { \
        if (trace__ze_hand_on) \
            trace__ze_hand_on(#getter, version, table, __builtin_return_address(0)); \
        return 0; /* ZE_RESULT_SUCCESS */ \
    }
#define TRACE__TABLE_ENTRY(...)
#include "ze_layer.gen.h"
