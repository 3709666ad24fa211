/* backends.c - this module's backends, and those of modules that joined */
#include "backends.h"
#include "recorder.h"

enum { TRACE__BACKENDS = 128 };
/* the API whose records are ranges; NULL: they are calls */
TRACE__INTERNAL const char *trace__ranges_of[TRACE_SOURCE_COUNT] = {"user"};
static const trace__backend *trace__added[TRACE__BACKENDS];

TRACE__INTERNAL void trace__backend_add(const trace__backend *backend)
{
    const trace__backend *none = NULL;
    int i;
    for (i = 0; i < TRACE__BACKENDS; i++, none = NULL)
        if (__atomic_compare_exchange_n(&trace__added[i], &none, backend, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED) ||
            none == backend) {
            if (backend->ranges)
                __atomic_store_n(&trace__ranges_of[backend->api], backend->ranges, __ATOMIC_RELAXED);
            return;
        }
}

TRACE__INTERNAL const trace__backend *trace__backend_at(int i)
{
    return i < TRACE__BACKENDS ? __atomic_load_n(&trace__added[i], __ATOMIC_ACQUIRE) : NULL;
}

TRACE__INTERNAL bool trace__backend_elsewhere(const trace__backend *backend)
{
    const trace__backend *b;
    int i;
    for (i = 0; (b = trace__backend_at(i)) != NULL; i++)
        if (b != backend && b->api == backend->api)
            return true;
    return false;
}

/* From the recorder's own thread. */
TRACE__INTERNAL void trace__backends_sample(void)
{
    const trace__backend *b, *before;
    int i, k;
    for (i = 0; (b = trace__backend_at(i)) != NULL; i++) {
        for (k = 0; k < i && (before = trace__backend_at(k)) != NULL && before->api != b->api; k++) {}
        if (b->sample && k == i)
            b->sample();
    }
}

/* The calling thread ends. */
TRACE__INTERNAL void trace__backends_leaving(void)
{
    const trace__backend *b;
    int i;
    for (i = 0; (b = trace__backend_at(i)) != NULL; i++)
        if (b->leaving)
            b->leaving();
}

/* The i-th of this module, or NULL: none, or another thread is just filling them in. */
TRACE__INTERNAL const trace__backend *trace__backend_described(void (*const describe[])(trace__backend *b),
                                                               trace__backend *backends, uint32_t *state, int i)
{
    enum { NONE, UNDER_WAY, DONE };
    uint32_t none = NONE;
    int k;
    if (__atomic_load_n(state, __ATOMIC_ACQUIRE) != DONE) {
        if (!__atomic_compare_exchange_n(state, &none, UNDER_WAY, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            return NULL;
        for (k = 0; describe[k]; k++)
            describe[k](&backends[k]);
        __atomic_store_n(state, DONE, __ATOMIC_RELEASE);
    }
    return describe[i] ? &backends[i] : NULL;
}

/* This module's of that API, or NULL. */
TRACE__INTERNAL const trace__backend *trace__backend_of(int api)
{
    const trace__backend *b;
    int i;
    for (i = 0; (b = trace__backend_here(i)) != NULL && b->api != api; i++) {}
    return b;
}
