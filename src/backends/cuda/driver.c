/* cuda/driver.c - the CUDA driver API
 *
 * cuda.gen.h holds a wrapper for every function of cuda.h in each of its versions, made by trace-gen from
 * api-specs/cuda/; docs/backends/cuda.md says what is recorded. */

/* A copy's bytes: width, height and so on lie one behind the other in its description. */
static uint64_t trace__cuda_area(const void *description, size_t at, int dimensions)
{
    uint64_t v, bytes = description != NULL;
    int i;
    for (i = 0; description && i < dimensions; i++, bytes *= v)
        memcpy(&v, (const char *)description + at + 8 * (size_t)i, 8);
    return bytes;
}

static void trace__cupti_offer(void);
#ifdef TRACE__INJECT
static void trace__cuda_driver_up(void); /* by_name.c */
#endif

/* cuInit went well. */
static void trace__cuda_started(int result)
{
    if (result == 0) {
        trace__cupti_used(false);
#ifdef TRACE__INJECT
        trace__cuda_driver_up();
#endif
    }
}

static void trace__cuda_handed_out(const void *symbol, void *pfn, int version, uint64_t flags, int result);

static void trace__cuda_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_CUDA;
    b->name = "cuda";
    b->init = trace__cupti_offer;
    b->found = trace__cuda_found;
    b->started = trace__cuda_recording;
}

#include "cuda.gen.h"

enum { TRACE__CUDA_KNOWN = 13000 }; /* the newest version whose functions are all in the model */

/* The wrapper of the function that `name` means in that version of CUDA; NULL: none, or one nobody knows. */
static const trace__entry *trace__cuda_entry(const char *name, int version, bool per_thread)
{
    const trace__entry *e, *best = NULL;
    for (e = trace__cuda_entries; e->name; e++)
        if (!strcmp(e->name, name) && e->version <= version && (!e->per_thread || per_thread) &&
            (!best || e->per_thread > best->per_thread ||
             (e->per_thread == best->per_thread && e->version > best->version)))
            best = e;
    return best;
}

/* A program asked for a function by name: it gets our wrapper, and the wrapper what the program would have got. */
static void trace__cuda_hand_out(const char *name, void **function, int version, bool per_thread)
{
    const trace__entry *e = name && function && *function ? trace__cuda_entry(name, version, per_thread) : NULL;
    if (!e || (version > TRACE__CUDA_KNOWN && *function != trace__call_next(e->call->text)))
        return;
    if (!__atomic_load_n(&e->call->real, __ATOMIC_RELAXED))
        __atomic_store_n(&e->call->real, *function, __ATOMIC_RELAXED);
    *function = (void *)(uintptr_t)e->wrapper;
}

static void trace__cuda_handed_out(const void *symbol, void *pfn, int version, uint64_t flags, int result)
{
    if (result == 0)
        trace__cuda_hand_out((const char *)symbol, (void **)pfn, version,
                             (flags & 2 /* ..._PER_THREAD_DEFAULT_STREAM */) != 0);
}
