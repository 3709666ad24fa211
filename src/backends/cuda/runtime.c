/* cuda/runtime.c - the CUDA runtime
 *
 * cudart.gen.h holds a wrapper for every function of cuda_runtime_api.h and for those that nvcc makes programs call,
 * made by trace-gen from api-specs/cudart/; docs/backends/cuda.md says what is recorded. */

#ifdef TRACE_CUDART_STATIC
extern int trace__cudart_ask(int *) __asm__("__real_cudaRuntimeGetVersion");
/* Names of functions behind wrappers are weak, and bring no library in. This one has no wrapper, and lies in the
 * library's one object with all others. */
extern const char trace__cudart_object __asm__("__cudaRegisterHostVar");
static const char *const trace__cudart_brought __attribute__((used)) = &trace__cudart_object;
#endif
/* The library's version, like 12090; 0: unknown. */
static int trace__cudart_number(void)
{
    static int number;
    int v = __atomic_load_n(&number, __ATOMIC_RELAXED);
    int (*ask)(int *) = v ? NULL : (int (*)(int *))(uintptr_t)trace__call_next("cudaRuntimeGetVersion");
#ifdef TRACE_CUDART_STATIC
    ask = v ? NULL : trace__cudart_ask;
#endif
    if (ask && ask(&v) == 0)
        __atomic_store_n(&number, v, __ATOMIC_RELAXED);
    return v;
}
/* Which of the models it is: 13.0, or before it 12.9. */
static int trace__cudart_version(void)
{
    int v = trace__cudart_number();
    return v && v < 13000;
}

static void trace__cudart_handed_out(const void *symbol, void *function, int version, uint64_t flags, int result)
{
#ifdef TRACE_CUDA
    if (result == 0)
        trace__cuda_hand_out((const char *)symbol, (void **)function, version ? version : trace__cudart_number(),
                             flags == 2);
#else
    (void)symbol, (void)function, (void)version, (void)flags, (void)result;
#endif
}

static void trace__cupti_offer(void);
static void trace__cudart_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_CUDART;
    b->name = "cudart";
    b->init = trace__cupti_offer;
    b->found = trace__cuda_found;
    b->started = trace__cuda_recording;
}

#include "cudart.gen.h"
