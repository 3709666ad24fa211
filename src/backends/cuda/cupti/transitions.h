/* cuda/cupti/transitions.h - who has CUPTI: the states, the events, and every change that may be made
 *
 * Two machines: whether this process is attached to CUPTI, and its worker thread. A pair of state and event that has no
 * row is refused: the state stays. docs/internals/cupti.md says who causes each event, which locks he holds, and what
 * is true in each state. tests/cupti compares page and table. */
#ifndef TRACE_CUPTI_TRANSITIONS_H
#define TRACE_CUPTI_TRANSITIONS_H
#include "../state_machine.h"

enum {
    TRACE__CUPTI_ATTACHED = 1 /* CUPTI may be called */,
    TRACE__CUPTI_CLOSED = 2 /* callbacks record no new call */
};

/* X(machine, state, flags) */
/* clang-format off */
#define TRACE__CUPTI_STATES(X, M) \
    X(M, ABSENT, 0)                          /* nobody has looked for CUPTI: the process has not used CUDA */ \
    X(M, DETACHED, 0)                        /* CUPTI was found wanted; another tool may have it */ \
    X(M, REQUESTED, 0)                       /* the same, and the worker is asked to attach */ \
    X(M, ATTACHING, 0)                       /* a thread looks for the library and subscribes */ \
    X(M, TAKEN, 0)                           /* another tool has CUPTI: asked again once a second at most */ \
    X(M, UNUSABLE, 0)                        /* there is no CUPTI that works here; for good */ \
    X(M, IDLE, TRACE__CUPTI_ATTACHED)        /* attached, activity is not recorded */ \
    X(M, RECORDING, TRACE__CUPTI_ATTACHED)   /* attached, activity is recorded */ \
    X(M, DRAINING, TRACE__CUPTI_ATTACHED)    /* idle, and to detach: the worker waits for buffers that CUPTI has */ \
    X(M, CLOSING, TRACE__CUPTI_ATTACHED | TRACE__CUPTI_CLOSED) /* idle, about to detach: calls in flight may end */ \
    X(M, DETACHING, TRACE__CUPTI_CLOSED)     /* one thread detaches */ \
    X(M, RENEWING, TRACE__CUPTI_CLOSED)      /* the worker detaches, however long that takes, to attach anew */ \
    X(M, FORKED, 0)                          /* a child of the process that used CUPTI: leaves it alone for good */
/* clang-format on */

/* clang-format off */
#define TRACE__CUPTI_EVENTS(X, M) \
    X(M, START) X(M, BLOCK) X(M, REQUEST_ATTACH) X(M, ATTACH) X(M, ATTACHED) X(M, REFUSED) X(M, FAILED) \
    X(M, RECORD) X(M, PAUSE) X(M, REQUEST_DETACH) X(M, WITHDRAW) X(M, CLOSE) X(M, BUSY) X(M, DETACH) \
    X(M, DETACHED) X(M, RENEW) X(M, FORK)
/* clang-format on */

/* X(machine, state, event, next state) */
/* clang-format off */
#define TRACE__CUPTI_TRANSITIONS(X, M) \
    X(M, ABSENT, START, DETACHED) \
    X(M, ABSENT, BLOCK, UNUSABLE) \
    X(M, DETACHED, REQUEST_ATTACH, REQUESTED) \
    X(M, DETACHED, ATTACH, ATTACHING) \
    X(M, REQUESTED, ATTACH, ATTACHING) \
    X(M, TAKEN, ATTACH, ATTACHING) \
    X(M, ATTACHING, ATTACHED, IDLE) \
    X(M, ATTACHING, REFUSED, TAKEN) \
    X(M, ATTACHING, FAILED, UNUSABLE) \
    X(M, IDLE, RECORD, RECORDING) \
    X(M, IDLE, REQUEST_DETACH, DRAINING) \
    X(M, IDLE, CLOSE, CLOSING) \
    X(M, IDLE, RENEW, RENEWING) \
    X(M, RECORDING, PAUSE, IDLE) \
    X(M, RECORDING, RENEW, RENEWING) \
    X(M, DRAINING, RECORD, RECORDING) \
    X(M, DRAINING, WITHDRAW, IDLE) \
    X(M, DRAINING, CLOSE, CLOSING) \
    X(M, DRAINING, RENEW, RENEWING) \
    X(M, CLOSING, RECORD, RECORDING) \
    X(M, CLOSING, WITHDRAW, IDLE) \
    X(M, CLOSING, BUSY, IDLE) \
    X(M, CLOSING, DETACH, DETACHING) \
    X(M, CLOSING, RENEW, RENEWING) \
    X(M, DETACHING, DETACHED, DETACHED) \
    X(M, RENEWING, DETACHED, DETACHED) \
    X(M, ABSENT, FORK, ABSENT) \
    X(M, DETACHED, FORK, FORKED) \
    X(M, REQUESTED, FORK, FORKED) \
    X(M, ATTACHING, FORK, FORKED) \
    X(M, TAKEN, FORK, FORKED) \
    X(M, UNUSABLE, FORK, FORKED) \
    X(M, IDLE, FORK, FORKED) \
    X(M, RECORDING, FORK, FORKED) \
    X(M, DRAINING, FORK, FORKED) \
    X(M, CLOSING, FORK, FORKED) \
    X(M, DETACHING, FORK, FORKED) \
    X(M, RENEWING, FORK, FORKED) \
    X(M, FORKED, FORK, FORKED)
/* clang-format on */

/* clang-format off */
#define TRACE__CUPTI_WORKER_STATES(X, M) \
    X(M, NONE, 0)    /* no buffer has been asked for yet, or no thread could be made */ \
    X(M, RUNNING, 0) /* it flushes, and takes requests */ \
    X(M, ENDING, 0)  /* it is asked to end */ \
    X(M, ENDED, 0)   /* what it sampled is recorded */
/* clang-format on */
#define TRACE__CUPTI_WORKER_EVENTS(X, M) \
    X(M, BEGIN) \
    X(M, NO_THREAD) \
    X(M, EXIT) \
    X(M, DONE)
/* clang-format off */
#define TRACE__CUPTI_WORKER_TRANSITIONS(X, M) \
    X(M, NONE, BEGIN, RUNNING) \
    X(M, NONE, EXIT, ENDED) \
    X(M, RUNNING, NO_THREAD, NONE) \
    X(M, RUNNING, EXIT, ENDING) \
    X(M, RUNNING, DONE, ENDED) \
    X(M, ENDING, NO_THREAD, ENDED) \
    X(M, ENDING, DONE, ENDED) \
    X(M, ENDED, EXIT, ENDED)
/* clang-format on */

TRACE__STATE_MACHINE(TRACE__CUPTI, trace__cupti)
TRACE__STATE_MACHINE(TRACE__CUPTI_WORKER, trace__cupti_worker)
TRACE__STATE_FLAGS(TRACE__CUPTI, trace__cupti)

#endif
