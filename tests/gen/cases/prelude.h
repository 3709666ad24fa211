/* what the generated code of the cases leans on, just enough to compile it */
#define TRACE_IMPL
#define TRACE_CUSTOM
#include "trace.h"
#include "wrap/pass.c"
#define TOY_HAS_TIME 1
#define MAKE(name) \
    static void trace__toy_inline_##name(uint64_t *v, const uint8_t *a, bool *missed) \
    { \
        v[a[0]] = a[1], (void)missed; \
    } \
    static void trace__toy_derive_##name(uint64_t *v, const uint8_t *a) { trace__toy_inline_##name(v, a, NULL); }
MAKE(size)
MAKE(both) MAKE(least) MAKE(at_once) MAKE(remember) MAKE(now) MAKE(opened) static int trace__toy_class(int result)
{
    return result;
}
static int trace__toy_model(void) { return 0; }
static uint64_t trace__toy_handle(const void *at, int64_t i) { return ((const uint64_t *)at)[i]; }
