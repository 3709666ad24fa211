/* cuda/pc_sampling/transitions.h - instruction sampling: the states, the events, and every change that may be made
 *
 * Two machines: sampling of this process, and one context of CUDA. A pair of state and event that has no row is
 * refused: the state stays. docs/internals/cupti.md says who causes each event. tests/cupti/states.c walks both.
 * Comes after cupti/transitions.h. */
#ifndef TRACE_PC_TRANSITIONS_H
#define TRACE_PC_TRANSITIONS_H

enum {
    TRACE__PC_LIVE = 1,   /* new contexts are sampled */
    TRACE__PC_SAMPLED = 2 /* CUPTI samples it, and it has its GPU */
};

/* X(machine, state, flags) */
/* clang-format off */
#define TRACE__PC_STATES(X, M) \
    X(M, OFF, 0)                   /* nobody asked for it, or this CUPTI cannot */ \
    X(M, WANTED, TRACE__PC_LIVE)   /* asked for; no context has been sampled yet */ \
    X(M, SAMPLING, TRACE__PC_LIVE) /* a context was started, or was about to */ \
    X(M, OVER, 0)                  /* ended, for good */
/* clang-format on */
#define TRACE__PC_EVENTS(X, M) \
    X(M, ASK) \
    X(M, BEGIN) \
    X(M, END)

/* X(machine, state, event, next state). Who ends CUPTI ends sampling, whether it was on or not; a context may come too
 * late. */
/* clang-format off */
#define TRACE__PC_TRANSITIONS(X, M) \
    X(M, OFF, ASK, WANTED) \
    X(M, OFF, END, OFF) \
    X(M, WANTED, BEGIN, SAMPLING) \
    X(M, WANTED, END, OVER) \
    X(M, SAMPLING, BEGIN, SAMPLING) \
    X(M, SAMPLING, END, OVER) \
    X(M, OVER, BEGIN, OVER) \
    X(M, OVER, END, OVER)
/* clang-format on */

/* clang-format off */
#define TRACE__PC_CONTEXT_STATES(X, M) \
    X(M, FREE, 0)                    /* no context */ \
    X(M, ADDED, 0)                   /* its GPU is asked for, and CUPTI prepared */ \
    X(M, RUNNING, TRACE__PC_SAMPLED) /* sampled */ \
    X(M, STOPPED, TRACE__PC_SAMPLED) /* not while recording is paused */ \
    X(M, REFUSED, 0)                 /* not sampled, and not asked for again */
/* clang-format on */
#define TRACE__PC_CONTEXT_EVENTS(X, M) \
    X(M, ADD) \
    X(M, START) \
    X(M, STOP) \
    X(M, REFUSE) \
    X(M, END)
/* clang-format off */
#define TRACE__PC_CONTEXT_TRANSITIONS(X, M) \
    X(M, FREE, ADD, ADDED) \
    X(M, ADDED, START, RUNNING) \
    X(M, ADDED, REFUSE, REFUSED) \
    X(M, RUNNING, STOP, STOPPED) \
    X(M, RUNNING, END, FREE) \
    X(M, STOPPED, START, RUNNING) \
    X(M, STOPPED, REFUSE, REFUSED) \
    X(M, STOPPED, END, FREE) \
    X(M, REFUSED, END, FREE)
/* clang-format on */

TRACE__STATE_MACHINE(TRACE__PC, trace__pc)
TRACE__STATE_MACHINE(TRACE__PC_CONTEXT, trace__pc_context)
TRACE__STATE_FLAGS(TRACE__PC, trace__pc)
TRACE__STATE_FLAGS(TRACE__PC_CONTEXT, trace__pc_context)

#endif
