/* runtimes.c - runtimes that tell us of their work in two ways: by an interface of their own, and by annotations
 *
 * LLVM's and Intel's OpenMP have OMPT, and announce the same regions, barriers and locks through ITT. The interface of
 * its own says more, so who uses one notes the runtime here, and the collectors of annotations leave out what comes
 * from its library. The list is the recorder's: the two may be in different modules. */
#include "runtimes.h"

/* The file that is mapped there; false: none, or the executable's, which may have annotations of the program too. */
TRACE__INTERNAL bool trace__library_of(const void *inside, struct trace__map_query *q)
{
    char exe[4096];
    long n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/exe", exe, sizeof exe - 1);
    exe[n > 0 ? n : 0] = 0;
    q->address = (uintptr_t)inside;
    q->library = NULL;
    return trace__each_map(trace__match_map, q) && strcmp(q->path, exe) != 0;
}

/* `inside`: a place in the library, code or data. */
TRACE__INTERNAL bool trace__runtime_noted(const void *inside)
{
    const void *const *runtimes = trace__serve()->runtimes;
    struct trace__map_query asked, noted;
    int i;
    if (!__atomic_load_n(&runtimes[0], __ATOMIC_ACQUIRE) || !trace__library_of(inside, &asked))
        return false;
    for (i = 0; i < TRACE__RUNTIMES; i++) {
        const void *runtime = __atomic_load_n(&runtimes[i], __ATOMIC_ACQUIRE);
        if (runtime && trace__library_of(runtime, &noted) && !strcmp(asked.path, noted.path))
            return true;
    }
    return false;
}

TRACE__INTERNAL void trace__runtime_note(const void *inside)
{
    const void **runtimes = trace__serve()->runtimes, *none = NULL;
    struct trace__map_query q;
    int i;
    if (trace__runtime_noted(inside) || !trace__library_of(inside, &q))
        return;
    for (i = 0; i < TRACE__RUNTIMES; i++, none = NULL)
        if (__atomic_compare_exchange_n(&runtimes[i], &none, inside, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            break;
    trace__apply_levels(); /* collectors look what came before us: trace__watch.levels */
}
