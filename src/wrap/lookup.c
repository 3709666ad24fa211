/* lookup.c - wrappers of a user's library for those who look its functions up: dlopen and dlsym, as ctypes, Julia,
 * LuaJIT and Java do
 *
 * libtrace-h.so stands before dlsym (inject/dlsym.c). It asks each library of wrappers whether one stands for what the
 * caller would get. Without it such calls are not seen. */
#if defined(TRACE_CUSTOM) && !defined(TRACE__INJECT)
/* dladdr(); Dl_info is four pointers, of which the second is where the library lies. */
extern int trace__lookup_address(const void *at, const void **info) __asm__("dladdr");

/* The wrapper that stands for `function`, which `caller` looked up by `name`; NULL: none does. `entries` are sorted. */
static __attribute__((unused)) void *trace__wrapper_of(const trace__entry *entries, size_t n, const trace__library *lib,
                                                       const char *name, void *function, const void *caller)
{
    size_t from = 0, to = n;
    const void *asks[4], *own[4];
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        const trace__entry *e = &entries[middle];
        int order = strcmp(name, e->name);
        if (order < 0)
            to = middle;
        else if (order > 0)
            from = middle + 1;
        else if (!trace__lookup_address(caller, asks) || !trace__lookup_address(entries, own) || asks[1] == own[1])
            return NULL; /* the wrapper itself looks for what is behind it */
        else
            return (e->call->real || trace__call_search(lib, e->call) == function) &&
                           trace__call_stands_for(e->call, function)
                       ? (void *)(uintptr_t)e->wrapper
                       : NULL;
    }
    return NULL;
}
static __attribute__((unused)) void trace__offer_wrappers(trace__lookup lookup)
{
    void (*take)(trace__lookup) = (void (*)(trace__lookup))(uintptr_t)dlsym(NULL, "trace__take_wrappers");
    if (take)
        take(lookup);
}
#define TRACE__LOOKUP(prefix) \
    static void *prefix##_lookup(const char *name, void *function, const void *caller) \
    { \
        return trace__wrapper_of(prefix##_entries, sizeof prefix##_entries / sizeof *prefix##_entries - 1, \
                                 &prefix##_library, name, function, caller); \
    } \
    __attribute__((constructor)) static void prefix##_offer(void) \
    { \
        if (!prefix##_static) \
            trace__offer_wrappers(prefix##_lookup); \
    }
#else
#define TRACE__LOOKUP(prefix)
#endif
