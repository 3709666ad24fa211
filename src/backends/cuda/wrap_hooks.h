/* cuda/wrap_hooks.h - how the wrappers of the driver and of the runtime know which calls of the driver the runtime
 * makes */
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "cupti/state.h"
struct trace__cupti_inside { /* the outermost call that a callback of CUPTI has seen */
    uint32_t correlation, which, generation;
    bool runtime; /* it is one of the runtime's */
};
/* What wrappers and callbacks remember of this thread: one cache line, for it has left the nearest cache by the
 * program's next call. */
static __thread struct trace__call_here {
    const trace__call *open;   /* what is being called and recorded */
    const trace__call *around; /* the call of the runtime around it */
    struct trace__cupti_inside inside;
} trace__call_here __attribute__((tls_model("initial-exec"), aligned(64)));

static void trace__cupti_used(bool works);
static void trace__cuda_recording(void);
static void trace__cuda_found(const trace__library *lib, const trace__call *c); /* of both backends */
static inline bool trace__call_is(const trace__call *c, int source) { return c && c->source == source; }
/* Whether a call of the runtime makes this call of the driver. Then it is not recorded, except at the level full. */
static inline __attribute__((always_inline)) bool trace__cupti_nested(void)
{
    const struct trace__call_here *h = &trace__call_here;
    if (h->open)
        return h->open->source == TRACE_SOURCE_CUDART;
    return h->inside.runtime &&
           h->inside.generation == __atomic_load_n(&trace__cupti.launch.generation, __ATOMIC_RELAXED);
}
#define TRACE__CALL_NESTED(lib) \
    ((lib)->source == TRACE_SOURCE_CUDA && TRACE__LEVEL(TRACE_SOURCE_CUDA) < 3 && trace__cupti_nested())
#define TRACE__CALL_OPEN(c) (void)(trace__call_here.around = trace__call_here.open, trace__call_here.open = (c))
#define TRACE__CALL_SHUT() (void)(trace__call_here.open = trace__call_here.around, trace__call_here.around = NULL)
#endif
