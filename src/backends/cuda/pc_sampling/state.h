/* cuda/pc_sampling/state.h - the one structure that holds what this process knows of instruction sampling
 *
 * "Entered" means between trace__pc_enter() and trace__pc_leave(): one thread at a time. All of it starts as zeros. */
#ifndef TRACE_PC_STATE_H
#define TRACE_PC_STATE_H
#include "abi.h"
#include "transitions.h"

enum { TRACE__PC_REASONS = 64, TRACE__PC_CONTEXTS = 32 };

typedef struct trace__pc_reasons {        /* of a device */
    uint32_t n, index[TRACE__PC_REASONS]; /* CUPTI's number */
    uint8_t number[TRACE__PC_REASONS];    /* ours */
} trace__pc_reasons;

struct trace__pc_context {
    void *context;   /* NULL: free */
    uint32_t state;  /* TRACE__PC_CONTEXT_* */
    uint32_t gone;   /* ended while a thread could not enter; atomic */
    uint32_t device; /* CUPTI's number; TRACE__CUPTI_GPUS: not known */
    uint32_t track;
    trace__pc_reasons reasons;
    trace__pc_data kept, fetched;
};

struct trace__pc_gpu {
    uint32_t contexts; /* of ours that are sampled there */
    int fd;            /* holds the name of the GPU; negative: sampled without */
};

typedef struct trace__pc_driver { /* functions of the driver; NULL: it has none. Set by trace__pc_start() */
    int (*push)(void *), (*pop)(void **), (*uuid)(unsigned char *, int);
} trace__pc_driver;

/* Entered, except where noted. */
typedef struct trace__pc_record_state {
    struct trace__pc_cubin *cubins; /* only grows; any thread pushes. Atomic, acquire and release */
    uint64_t cubin_bytes;           /* atomic, relaxed */
    struct trace__pc_place *places; /* open addressing */
    uint32_t nplaces, places_room;
    uint32_t lines_due;      /* places whose line has not been looked up yet */
    uint64_t lines_deadline; /* monotonic ns when looking up lines stops */
    char reason_names[TRACE__PC_REASONS][TRACE__PC_REASON_NAME];
    /* in records: made of the name, so they are the same in all processes, whatever their devices */
    uint32_t reason_values[TRACE__PC_REASONS];
    uint32_t nreasons;
    uint64_t samples, elsewhere; /* all, and those of which CUPTI does not know the kernel */
} trace__pc_record_state;

static struct trace__pc {
    trace__pc_library functions;
    trace__pc_driver driver;
    uint32_t period;     /* 2^n cycles */
    uint32_t buffer_mib; /* of the device's buffer. Both set by trace__pc_start() */
    uint32_t state;      /* TRACE__PC_STATE_*; atomic, relaxed */
    int32_t kernel_kind; /* the kind of activity record that times kernels; atomic, relaxed */
    uint32_t process;    /* pid that has these contexts. Atomic, acquire and release */
    uint32_t lock;       /* futex: a thread has entered */
    uint32_t lock_stuck; /* for longer than anybody waits; atomic, relaxed */
    uint32_t paused;     /* what is sampled is dropped; atomic, relaxed */
    uint32_t applied;    /* the value of `paused` for which sampling was last stopped or started; atomic, relaxed */
    uint32_t finished;   /* futex: the last samples are recorded */
    bool refusal_said;   /* a line has said that sampling does not work; entered */
    uint32_t kernels_untimed; /* a start was refused, so CUPTI times no kernels; atomic, relaxed */
    void *last_context;       /* of the last launch; atomic, relaxed */
    struct trace__pc_context contexts[TRACE__PC_CONTEXTS]; /* entered; others read `context` */
    struct trace__pc_gpu gpus[TRACE__CUPTI_GPUS];          /* entered */
    trace__pc_record_state records;
} trace__pc;

#endif
