/* cuda/cupti/transitions.h - who has CUPTI: the states, the events, and every change that may be made
 *
 * Two machines: whether this process is attached to CUPTI, and its worker thread. A pair of state and event that has no
 * row is refused: the state stays. docs/internals/cupti.md says who causes each event, which locks he holds, and what
 * is true in each state. tests/cupti/states.sh compares page and table. */
#ifndef TRACE_CUPTI_TRANSITIONS_H
#define TRACE_CUPTI_TRANSITIONS_H

enum {
    TRACE__CUPTI_ATTACHED = 1 /* CUPTI may be called */,
    TRACE__CUPTI_CLOSED = 2 /* callbacks record no new call */
};

/* X(state, flags) */
/* clang-format off */
#define TRACE__CUPTI_STATES(X)                                                                                         \
    X(ABSENT, 0)                        /* nobody has looked for CUPTI: the process has not used CUDA */               \
    X(DETACHED, 0)                      /* CUPTI was found wanted; another tool may have it */                         \
    X(REQUESTED, 0)                     /* the same, and the worker is asked to attach */                              \
    X(ATTACHING, 0)                     /* a thread looks for the library and subscribes */                            \
    X(TAKEN, 0)                         /* another tool has CUPTI: asked again once a second at most */                \
    X(UNUSABLE, 0)                      /* there is no CUPTI that works here; for good */                              \
    X(IDLE, TRACE__CUPTI_ATTACHED)      /* attached, activity is not recorded */                                       \
    X(RECORDING, TRACE__CUPTI_ATTACHED) /* attached, activity is recorded */                                           \
    X(DRAINING,                                                                                                        \
      TRACE__CUPTI_ATTACHED) /* idle, and the worker is asked to detach: it waits for buffers that CUPTI has */        \
    X(CLOSING, TRACE__CUPTI_ATTACHED | TRACE__CUPTI_CLOSED) /* idle, about to detach: calls in flight may end */       \
    X(DETACHING, TRACE__CUPTI_CLOSED)                       /* one thread detaches */                                  \
    X(RENEWING, TRACE__CUPTI_CLOSED) /* the worker detaches, however long that takes, to attach anew */                \
    X(FORKED, 0)                     /* a child of the process that used CUPTI: leaves it alone for good */
/* clang-format on */

/* clang-format off */
#define TRACE__CUPTI_EVENTS(X) \
    X(START) X(BLOCK) X(REQUEST_ATTACH) X(ATTACH) X(ATTACHED) X(REFUSED) X(FAILED) X(RECORD) X(PAUSE) \
    X(REQUEST_DETACH) X(WITHDRAW) X(CLOSE) X(BUSY) X(DETACH) \
    X(DETACHED) X(RENEW) X(FORK)
/* clang-format on */

/* X(state, event, next state) */
/* clang-format off */
#define TRACE__CUPTI_TRANSITIONS(X) \
    X(ABSENT, START, DETACHED) \
    X(ABSENT, BLOCK, UNUSABLE) \
    X(DETACHED, REQUEST_ATTACH, REQUESTED) \
    X(DETACHED, ATTACH, ATTACHING) \
    X(REQUESTED, ATTACH, ATTACHING) \
    X(TAKEN, ATTACH, ATTACHING) \
    X(ATTACHING, ATTACHED, IDLE) \
    X(ATTACHING, REFUSED, TAKEN) \
    X(ATTACHING, FAILED, UNUSABLE) \
    X(IDLE, RECORD, RECORDING) \
    X(IDLE, REQUEST_DETACH, DRAINING) \
    X(IDLE, CLOSE, CLOSING) \
    X(IDLE, RENEW, RENEWING) \
    X(RECORDING, PAUSE, IDLE) \
    X(RECORDING, RENEW, RENEWING) \
    X(DRAINING, RECORD, RECORDING) \
    X(DRAINING, WITHDRAW, IDLE) \
    X(DRAINING, CLOSE, CLOSING) \
    X(DRAINING, RENEW, RENEWING) \
    X(CLOSING, RECORD, RECORDING) \
    X(CLOSING, WITHDRAW, IDLE) \
    X(CLOSING, BUSY, IDLE) \
    X(CLOSING, DETACH, DETACHING) \
    X(CLOSING, RENEW, RENEWING) \
    X(DETACHING, DETACHED, DETACHED) \
    X(RENEWING, DETACHED, DETACHED) \
    X(ABSENT, FORK, ABSENT) \
    X(DETACHED, FORK, FORKED) \
    X(REQUESTED, FORK, FORKED) \
    X(ATTACHING, FORK, FORKED) \
    X(TAKEN, FORK, FORKED) \
    X(UNUSABLE, FORK, FORKED) \
    X(IDLE, FORK, FORKED) \
    X(RECORDING, FORK, FORKED) \
    X(DRAINING, FORK, FORKED) \
    X(CLOSING, FORK, FORKED) \
    X(DETACHING, FORK, FORKED) \
    X(RENEWING, FORK, FORKED) \
    X(FORKED, FORK, FORKED)
/* clang-format on */

/* clang-format off */
#define TRACE__CUPTI_WORKER_STATES(X) \
    X(NONE, 0)    /* no buffer has been asked for yet, or no thread could be made */ \
    X(RUNNING, 0) /* it flushes, and takes requests */ \
    X(ENDING, 0)  /* it is asked to end */ \
    X(ENDED, 0)   /* what it sampled is recorded */
/* clang-format on */
#define TRACE__CUPTI_WORKER_EVENTS(X) \
    X(BEGIN) \
    X(NO_THREAD) \
    X(EXIT) \
    X(DONE)
/* clang-format off */
#define TRACE__CUPTI_WORKER_TRANSITIONS(X) \
    X(NONE, BEGIN, RUNNING) \
    X(NONE, EXIT, ENDED) \
    X(RUNNING, NO_THREAD, NONE) \
    X(RUNNING, EXIT, ENDING) \
    X(RUNNING, DONE, ENDED) \
    X(ENDING, NO_THREAD, ENDED) \
    X(ENDING, DONE, ENDED) \
    X(ENDED, EXIT, ENDED)
/* clang-format on */

#define TRACE__CUPTI_STATE_ID(state, flags) TRACE__CUPTI_STATE_##state,
#define TRACE__CUPTI_STATE_FLAGS(state, flags) flags,
#define TRACE__CUPTI_EVENT_ID(event) TRACE__CUPTI_EVENT_##event,
#define TRACE__CUPTI_ROW(state, event, next) \
    {TRACE__CUPTI_STATE_##state, TRACE__CUPTI_EVENT_##event, TRACE__CUPTI_STATE_##next},
#define TRACE__CUPTI_WORKER_STATE_ID(state, flags) TRACE__CUPTI_WORKER_##state,
#define TRACE__CUPTI_WORKER_EVENT_ID(event) TRACE__CUPTI_WORKER_EVENT_##event,
#define TRACE__CUPTI_WORKER_ROW(state, event, next) \
    {TRACE__CUPTI_WORKER_##state, TRACE__CUPTI_WORKER_EVENT_##event, TRACE__CUPTI_WORKER_##next},
enum { TRACE__CUPTI_STATES(TRACE__CUPTI_STATE_ID) TRACE__CUPTI_NSTATES };
enum { TRACE__CUPTI_EVENTS(TRACE__CUPTI_EVENT_ID) TRACE__CUPTI_NEVENTS };
enum { TRACE__CUPTI_WORKER_STATES(TRACE__CUPTI_WORKER_STATE_ID) TRACE__CUPTI_WORKER_NSTATES };
enum { TRACE__CUPTI_WORKER_EVENTS(TRACE__CUPTI_WORKER_EVENT_ID) TRACE__CUPTI_WORKER_NEVENTS };
enum { TRACE__CUPTI_NO_STATE = 255 };

typedef struct trace__cupti_transition {
    uint8_t state, event, next;
} trace__cupti_transition;
static const trace__cupti_transition trace__cupti_transitions[] = {
    TRACE__CUPTI_TRANSITIONS(TRACE__CUPTI_ROW){0, 0, TRACE__CUPTI_NO_STATE}};
static const trace__cupti_transition trace__cupti_worker_transitions[] = {
    TRACE__CUPTI_WORKER_TRANSITIONS(TRACE__CUPTI_WORKER_ROW){0, 0, TRACE__CUPTI_NO_STATE}};
static const uint8_t trace__cupti_state_flags[] = {TRACE__CUPTI_STATES(TRACE__CUPTI_STATE_FLAGS)};

/* Where `event` leads from `state`; TRACE__CUPTI_NO_STATE: it is refused there. */
static uint32_t trace__cupti_next(const trace__cupti_transition *t, uint32_t state, uint32_t event)
{
    while (t->next != TRACE__CUPTI_NO_STATE && (t->state != state || t->event != event))
        t++;
    return t->next;
}

#endif
