/* behind.c - finds the function behind a wrapper; without one, the wrapper calls a function that returns an error */

#ifdef TRACE__INJECT
/* Returns the function behind ours to wrappers in the program itself. So each call is recorded once. */
TRACE__EXPORT void *trace__next(const char *name);
void *trace__next(const char *name)
{
    const trace__backend *b;
    void *p;
    int i;
    for (i = 0; (b = trace__backend_here(i)) != NULL; i++)
        if (b->elsewhere)
            b->elsewhere(name);
    p = trace__find_symbol((void *)-1l /* RTLD_NEXT */, name);
    __asm__ volatile("" : "+r"(p)); /* no tail call: dlsym searches behind the library that it returns to */
    return p;
}
#endif

static void *trace__call_next(const char *name)
{
#ifndef TRACE__INJECT
    void *(*next)(const char *) = (void *(*)(const char *))(uintptr_t)dlsym((void *)-1l, "trace__next");
    if (next)
        return next(name);
#endif
    return trace__find_symbol((void *)-1l /* RTLD_NEXT */, name);
}

static uint64_t trace__call_nothing(void) /* 0 in every register that may hold a result */
{
#if defined(__x86_64__)
    __asm__ volatile("xorps %%xmm0, %%xmm0" ::: "xmm0");
#elif defined(__aarch64__)
    __asm__ volatile("movi d0, #0" ::: "v0");
#endif
    return 0;
}
/* Returns the replacement for a function that no library has. It returns the library's error if the function returns a
 * status, else 0. */
static void *trace__call_absent(const trace__library *lib, const trace__call *c)
{
    bool status = c->text[strlen(c->text) + 1] & TRACE__STEPS_STATUS; /* the same in all models */
    return (void *)(uintptr_t)(status ? lib->absent : (trace__function)trace__call_nothing);
}

/* Searches the libraries that are loaded; loads none. */
static void *trace__call_search(const trace__library *lib, const trace__call *c)
{
    const char *const *file;
    void *p = lib->is_static && c->linked ? NULL : trace__call_next(c->text);
    if (!p && c->linked)
        p = (void *)(uintptr_t)c->linked;
    for (file = lib->loaded; !p && *file; file++)
        p = trace__loaded(c->text, *file); /* not by RTLD_NEXT: that may find the wrapper of another recorder */
    return p;
}

/* True if the function is behind the wrapper already, or becomes it now. */
static inline bool trace__call_stands_for(trace__call *c, void *function)
{
    void *none = NULL;
    return __atomic_compare_exchange_n(&c->real, &none, function, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE) ||
           none == function;
}

static void trace__call_found(const trace__library *lib, const trace__call *c)
{
    const trace__backend *b;
    int i;
    for (i = 0; (b = trace__backend_here(i)) != NULL; i++)
        if (b->found)
            b->found(lib, c);
}

/* Searches for a missing function again, less and less often: the program may load its library later. */
static __attribute__((noinline)) void *trace__call_find(const trace__library *lib, trace__call *c)
{
    const char *const *file;
    void *p;
    uint16_t misses = __atomic_load_n(&c->misses, __ATOMIC_RELAXED);
    TRACE__SAVE_ERRNO;
    if (lib->first)
        lib->first();
    if ((p = __atomic_load_n(&c->real, __ATOMIC_ACQUIRE)) != NULL) {
        TRACE__RESTORE_ERRNO;
        return p;
    }
    if (misses)
        __atomic_store_n(&c->misses, ++misses ? misses : 1u, __ATOMIC_RELAXED);
    if (misses & (misses - 1))
        return trace__call_absent(lib, c);
    p = trace__call_search(lib, c);
    for (file = lib->open; !p && *file; file++) {
        void *handle = dlopen(*file, RTLD_LAZY);
        p = handle ? trace__find_symbol(handle, c->text) : NULL;
    }
    if (p) {
        trace__call_found(lib, c);
        __atomic_store_n(&c->real, p, __ATOMIC_RELAXED);
    } else {
        __atomic_store_n(&c->misses, misses ? misses : 1, __ATOMIC_RELAXED);
        trace__warn("the program calls %s, but no library in the process has that function: the call returns an error",
                    c->text);
        p = trace__call_absent(lib, c);
    }
    TRACE__RESTORE_ERRNO;
    return p;
}
static inline __attribute__((always_inline)) void *trace__call_real(const trace__library *lib, trace__call *c)
{
    void *p = __atomic_load_n(&c->real, __ATOMIC_RELAXED);
    return TRACE__LIKELY(p != NULL) ? p : trace__call_find(lib, c);
}

#ifdef TRACE__INJECT
static inline __attribute__((always_inline)) void *trace__call_behind(bool layered, const trace__library *lib,
                                                                      trace__call *c)
{
    void *p;
    if (!layered || TRACE__LIKELY(!(p = trace__call_way.below)))
        return trace__call_real(lib, c);
    trace__call_way.below = NULL;
    return p;
}
/* The function for our own calls, which do not pass the layer. */
static inline void *trace__call_own(const trace__library *lib, trace__call *c)
{
    trace__function below = __atomic_load_n(&c->linked, __ATOMIC_ACQUIRE);
    return below ? (void *)(uintptr_t)below : trace__call_real(lib, c);
}
#define TRACE__OWN(prefix, id) (__typeof__(&id))(uintptr_t)trace__call_own(&prefix##_library, &id##_call)
#else
#define trace__call_behind(layered, lib, c) trace__call_real(lib, c)
#define TRACE__OWN(prefix, id) TRACE__REAL(prefix, id)
#endif
