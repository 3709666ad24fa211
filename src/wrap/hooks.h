/* hooks.h - what a backend may add to the wrappers of its API, in its wrap_hooks.h; here is what holds where none does
 */

/* The call is made by another that is recorded, and the outer one says enough. */
#ifndef TRACE__CALL_NESTED
#define TRACE__CALL_NESTED(lib) false
#endif
/* A recorded call begins, and ends. */
#ifndef TRACE__CALL_OPEN
#define TRACE__CALL_OPEN(c) (void)0
#define TRACE__CALL_SHUT() (void)0
#endif

/* How the wrappers of an API that has a layer between loader and drivers (libtrace-h.so alone) know whose turn it is: a
 * call by symbol comes by the layer once more, and is on record; one that only the layer sees brings the function
 * behind along. */
#ifdef TRACE__INJECT
typedef struct trace__way {
    const trace__call *call; /* of this thread, by symbol */
    void *below;             /* the function behind, of the wrapper that begins now */
} trace__way;
static __thread trace__way trace__call_way __attribute__((tls_model("initial-exec")));
static inline void trace__call_leave(const trace__call **outer) { trace__call_way.call = *outer; }
#define TRACE__LAYERED 1
#define TRACE__ENTER_1(id) \
    __attribute__((cleanup(trace__call_leave), unused)) const trace__call *trace__outer = trace__call_way.call; \
    trace__call_way.call = &id##_call
#else
#define TRACE__LAYERED 0
#endif
#define TRACE__ENTER_0(id) (void)0
#define TRACE__ENTER_AS(layered, id) TRACE__ENTER_##layered(id)
#define TRACE__ENTER_IF(layered, id) TRACE__ENTER_AS(layered, id)
#define TRACE__ENTER(prefix, id) TRACE__ENTER_IF(prefix##_layered, id)

#ifdef TRACE__INJECT
/* this thread calls for its own sake */
static __thread bool trace__call_unseen __attribute__((tls_model("initial-exec")));
#define TRACE__CALL_UNSEEN trace__call_unseen
#else
#define TRACE__CALL_UNSEEN false
#endif
