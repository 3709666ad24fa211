/* cuda/cupti/state.h - the one structure that holds what this process knows of CUPTI
 *
 * Each part names its owner: a lock, one thread, or an atomic order. docs/internals/cupti.md has the locks and their
 * order; "control lock" is trace__control_lock(). All of it starts as zeros. */
#ifndef TRACE_CUPTI_STATE_H
#define TRACE_CUPTI_STATE_H
#include "abi.h"
#include "transitions.h"

enum {
    TRACE__CUPTI_DOMAINS = 3,
    TRACE__CUPTI_CALLS = 1024, /* more than there are functions in a domain */
    TRACE__CUPTI_KINDS = 5,    /* of activity records that are enabled: kernels and what stands in `kinds` */
    TRACE__CUPTI_SPARES = 16,  /* empty buffers kept */
    TRACE__CUPTI_STREAMS = 1024,
    TRACE__CUPTI_GPUS = 64,
    TRACE__CUPTI_NAMES = 256
};

/* What a callback reads at each launch, in one cache line. Written rarely, by the owners of the other parts. Relaxed,
 * except `closing`. */
typedef struct trace__cupti_launch_line {
    struct trace__cupti_function *calls; /* [domain][number]; set before the first callback */
    /* trace__mark of the thread whose next call into the driver calls cuptiFinalize at its end; NULL: nobody */
    const char *finalizer;
    /* counts how often calls in flight were given up: an end that belongs to an older one is ignored */
    uint32_t generation;
    /* no new call is recorded by a callback; sequentially consistent, pairs with callbacks.in_flight */
    uint32_t closing;
    uint32_t event;   /* event id of trace__launched() if it is short; 0: not yet known */
    uint32_t watched; /* names of kernels were given, or somebody hears of launches: jit.c */
} __attribute__((aligned(64))) trace__cupti_launch_line;

typedef struct trace__cupti_callback_state {
    uint64_t *callers; /* names of calls that asked for copies: see callbacks.c. Each word is atomic, relaxed */
    /* monotonic ns since when callbacks wait to be disabled; 0: none do. Written under the control lock */
    uint64_t disable_since;
    /* the level that enabled callbacks serve; -1: just attached, none. Control lock */
    int level[TRACE__CUPTI_DOMAINS];
    uint32_t in_flight;   /* calls that a callback has recorded as begun and that have not ended; atomic */
    uint32_t detach_call; /* callback number of cuCtxGetCurrent. Control lock */
    bool named;           /* `launch.calls` is filled. Control lock */
    bool graphs;          /* nodes of graphs are recorded: graphs.c. Control lock */
} trace__cupti_callback_state;

struct trace__cupti_gpu {
    uint32_t track, context; /* the first context seen there */
    char name[80];
};
struct trace__cupti_stream {
    uint32_t gpu, context, stream, track;
};
struct trace__cupti_name {
    const char *text;
    uint32_t id;
};

/* Under `lock`, except where noted. */
typedef struct trace__cupti_activity_state {
    uint32_t lock;              /* a spin lock, held while a buffer is read */
    uint32_t flush_due;         /* a device was busy at the last flush: the next wait for it flushes. Atomic, relaxed */
    uint32_t buffer_bytes;      /* what CUPTI may fill of a buffer */
    uint64_t bytes_out;         /* in buffers that CUPTI has */
    uint64_t first_ns, last_ns; /* when the work in this buffer began and ended */
    int32_t kinds[TRACE__CUPTI_KINDS]; /* what is enabled besides kernels; 0: none. Set before CUPTI is attached */
    uint32_t nspare;
    uint8_t *spare[TRACE__CUPTI_SPARES];
    struct trace__cupti_gpu gpus[TRACE__CUPTI_GPUS];
    struct trace__cupti_stream streams[TRACE__CUPTI_STREAMS]; /* open addressing */
    struct trace__cupti_name names[TRACE__CUPTI_NAMES];       /* kernels of this buffer, by address of the name */
} trace__cupti_activity_state;

typedef struct trace__cupti_worker_state {
    /* pid whose first buffer started the worker; a forked child differs. Atomic, acquire and release */
    uint32_t process;
    uint32_t state;        /* TRACE__CUPTI_WORKER_STATE_NONE ...; atomic, changed by trace__cupti_worker_change() */
    uint32_t wakeups;      /* futex: raised when there is something to do */
    uint32_t last_flush;   /* futex: 1 the process ends without exit handlers and waits for a flush, 2 it is done */
    uint32_t costly;       /* detaching and attaching takes too large a part of the time; atomic, relaxed */
    uint32_t short_pauses; /* pauses too short to detach in; atomic, relaxed */
    uint64_t mean_ns;      /* of a detach and the attach after it; atomic, relaxed */
    /* control lock: */
    uint64_t paused_at;         /* monotonic ns when recording stopped */
    uint64_t last_pause_ns;     /* how long the last pause was; 0: not known */
    uint64_t cycle_ns;          /* the last detach and the attach after it */
    uint64_t cycles_ns, cycles; /* the sum of these, and how many */
    uint64_t first_cycle_at;    /* monotonic ns */
} trace__cupti_worker_state;

static struct trace__cupti {
    trace__cupti_launch_line launch;
    trace__cupti_library functions; /* of the library that was found; set before CUPTI is attached */
    void *handle;                   /* the library. Control lock */
    void *subscriber;               /* control lock */
    uint32_t version;               /* as the library says it */
    uint32_t started;               /* 1: CUPTI was looked for, for good; atomic */
    uint32_t process;               /* pid that started CUPTI; a forked child must not touch it. Atomic, relaxed */
    uint32_t state;                 /* TRACE__CUPTI_STATE_ABSENT ...; atomic, changed by trace__cupti_change() */
    uint32_t flush_lock;            /* a spin lock: somebody flushes, or detaches */
    uint64_t asked_at;              /* monotonic ns of the last attempt to attach. Control lock */
    trace__cupti_callback_state callbacks;
    trace__cupti_worker_state worker;
    trace__cupti_activity_state activity;
} trace__cupti;

#endif
