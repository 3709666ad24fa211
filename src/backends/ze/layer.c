/* ze/layer.c - libtrace-h.so below Level Zero's loader: calls that come neither by symbol nor from a driver's addresses
 * pass here
 *
 * A loader that finds ZE_ENABLE_VALIDATION_LAYER loads libze_validation_layer.so.1, has it change each table of
 * functions that it got of its drivers, and calls through those tables whatever way it was called itself.
 * libtrace-ze-layer.so (layer/ze.c) goes by that name and hands the tables on to trace__ze_below. It is a file of its
 * own, for a preloaded library with the names of its functions would stand in for the loader's.
 *
 * An entry of a table becomes a few lines that call the wrapper, unless the call came by symbol and is on record, or a
 * recorder in the program itself has it. What stands at no known place is left as it is. Only part of libtrace-h.so. */
#include <unistd.h>

#define TRACE__TABLE(getter) trace__ze_is_##getter,
#define TRACE__TABLE_ENTRY(...)
enum {
#include "ze_layer.gen.h"
    TRACE__ZE_TABLES
};
#undef TRACE__TABLE
#undef TRACE__TABLE_ENTRY

#define TRACE__TABLE(getter)
#define TRACE__TABLE_ENTRY(getter, at, since, R, name, declared, passed) trace__ze_at_##name,
enum {
#include "ze_layer.gen.h"
    TRACE__ZE_ENTRIES
};
#undef TRACE__TABLE_ENTRY

static bool trace__ze_left[TRACE__ZE_ENTRIES]; /* to a recorder in the program */

#define TRACE__TABLE_ENTRY(getter, at, since, R, name, declared, passed) \
    static R trace__ze_below_##name declared \
    { \
        trace__call *c = &trace__ze_##name##_call; \
        __typeof__(&trace__ze_##name) below = (__typeof__(below))__atomic_load_n(&c->linked, __ATOMIC_RELAXED); \
        if (trace__call_way.call == c || __atomic_load_n(&trace__ze_left[trace__ze_at_##name], __ATOMIC_RELAXED)) \
            return below passed; \
        trace__call_way.below = (void *)(uintptr_t)below; \
        return trace__ze_##name passed; \
    }
#include "ze_layer.gen.h"
#undef TRACE__TABLE_ENTRY

/* Loaders from 1.13 (API 1.7) on pass the first zeInit on and no other; some of them twice, the first time to see which
 * drivers start. */
static int trace__ze_first_init(uint32_t flags)
{
    static bool before;
    int (*below)(uint32_t) = (int (*)(uint32_t))trace__ze_zeInit_call.linked;
    return __atomic_exchange_n(&before, true, __ATOMIC_RELAXED) ? below(flags) : trace__ze_below_zeInit(flags);
}

typedef struct trace__ze_cell {
    const char *name;
    uint16_t table, at;
    int32_t since;
    trace__call *call;
    trace__function wrapper, ours;
} trace__ze_cell;
#define TRACE__TABLE_ENTRY(getter, at, since, R, name, declared, passed) \
    {#name, \
     trace__ze_is_##getter, \
     at, \
     since, \
     &trace__ze_##name##_call, \
     (trace__function)trace__ze_##name, \
     (trace__function)trace__ze_below_##name},
static const trace__ze_cell trace__ze_cells[] = {
#include "ze_layer.gen.h"
};
#undef TRACE__TABLE
#undef TRACE__TABLE_ENTRY

#define TRACE__TABLE(getter) #getter,
#define TRACE__TABLE_ENTRY(...)
static const char *const trace__ze_getters[] = {
#include "ze_layer.gen.h"
};
#undef TRACE__TABLE
#undef TRACE__TABLE_ENTRY

static void trace__ze_elsewhere(const char *name)
{
    const trace__ze_cell *s;
    if (name[0] != 'z' || name[1] != 'e')
        return;
    for (s = trace__ze_cells; s < trace__ze_cells + TRACE__ZE_ENTRIES; s++)
        if (!strcmp(s->name, name))
            __atomic_store_n(&trace__ze_left[s - trace__ze_cells], true, __ATOMIC_RELAXED);
}

/* A loader that has not yet read its tables asks each driver for this one, to see whether it starts: on the stack, as
 * only passing questions are. */
static bool trace__ze_passing(int number, const void *table)
{
    uintptr_t distance = (uintptr_t)table - (uintptr_t)__builtin_frame_address(0);
    return number == trace__ze_is_zeGetGlobalProcAddrTable && distance < 65536;
}

/* A loader stays loaded, and its drivers with it: at exit devices are asked for what they did, whatever the program
 * closed. */
static void trace__ze_pin(const void *loader)
{
    static void *last;
    Dl_info info;
    void *handle;
    if (!dladdr(loader, &info) || !info.dli_fname ||
        __atomic_exchange_n(&last, info.dli_fbase, __ATOMIC_RELAXED) == info.dli_fbase)
        return;
    if ((handle = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE)) != NULL)
        dlclose(handle);
}

/* One function can stand behind a wrapper: the one of the table that came first, as long as somebody calls through
 * that. Loaders fill their tables again when they know how many drivers there are, and statically linked ones overwrite
 * theirs with another loader's functions; no call is on its way then. */
static bool trace__ze_behind(const trace__ze_cell *s, void **first, void **table, trace__function is,
                             trace__function ours)
{
    trace__function was = NULL, there;
    if (first == table)
        __atomic_store_n(&s->call->linked, is, __ATOMIC_RELEASE);
    else if (!__atomic_compare_exchange_n(&s->call->linked, &was, is, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE) &&
             was != is) {
        if (trace__copy_safely(&there, &first[s->at], sizeof there) != sizeof there || there == ours)
            return false;
        __atomic_store_n(&s->call->linked, is, __ATOMIC_RELEASE);
    }
    return true;
}

static void trace__ze_below(const char *getter, int version, void **table, const void *caller)
{
    static void **firsts[TRACE__ZE_TABLES];
    void **first = NULL;
    const trace__ze_cell *s;
    int number = 0;
    while (number < TRACE__ZE_TABLES && strcmp(trace__ze_getters[number], getter) != 0)
        number++;
    if (number == TRACE__ZE_TABLES || !table || trace__ze_passing(number, table) ||
        (version > trace__ze_tables_newest && strstr(getter, "Exp")))
        return;
    trace__ze_pin(caller);
    if (__atomic_compare_exchange_n(&firsts[number], &first, table, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        first = table;
    for (s = trace__ze_cells; s < trace__ze_cells + TRACE__ZE_ENTRIES; s++) {
        trace__function is, ours = s->call == &trace__ze_zeInit_call && version >= 0x10007
                                       ? (trace__function)trace__ze_first_init
                                       : s->ours;
        if (s->table != number || s->since > version)
            continue;
        memcpy(&is, &table[s->at], sizeof is);
        if (is && is != ours && is != s->wrapper && trace__ze_behind(s, first, table, is, ours))
            __atomic_store_n(&table[s->at], (void *)(uintptr_t)ours, __ATOMIC_RELEASE);
    }
}

/* The variable is the user's own if it was there before us; then the layer is the one that the user wants. */
static void trace__ze_layer_offer(void)
{
    static const char *const places[] = {"", "trace-h/"};
    static const char variable[] = "ZE_ENABLE_VALIDATION_LAYER", mark[] = "TRACE__ZE_LAYER";
    char path[4096 + 64], *slash;
    void (**hand_on)(const char *, int, void **, const void *) = NULL;
    size_t i;
    if (!TRACE__LEVEL_CHOSEN(TRACE_SOURCE_ZE) || (trace__env(variable) && !trace__env(mark)))
        return;
    trace__own_path(path, 4096);
    slash = strrchr(path, '/');
    for (i = 0; slash && !hand_on && i < sizeof places / sizeof *places; i++) {
        void *layer;
        snprintf(slash + 1, 64, "%slibtrace-ze-layer.so", places[i]);
        if (access(path, R_OK) == 0 && (layer = dlopen(path, RTLD_LAZY | RTLD_LOCAL)) != NULL)
            hand_on = (void (**)(const char *, int, void **, const void *))dlsym(layer, "trace__ze_hand_on");
    }
    if (!hand_on)
        return;
    *hand_on = trace__ze_below;
    trace__setenv(mark, "1", 1);
    trace__setenv(variable, "1", 1);
}
