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

/* X(state, flags) */
/* clang-format off */
#define TRACE__PC_STATES(X) \
    X(OFF, 0)                   /* nobody asked for it, or this CUPTI cannot */ \
    X(WANTED, TRACE__PC_LIVE)   /* asked for; no context has been sampled yet */ \
    X(SAMPLING, TRACE__PC_LIVE) /* a context was started, or was about to */ \
    X(OVER, 0)                  /* ended, for good */
/* clang-format on */
#define TRACE__PC_EVENTS(X) \
    X(ASK) \
    X(BEGIN) \
    X(END)

/* X(state, event, next state). Who ends CUPTI ends sampling, whether it was on or not; a context may come too late. */
/* clang-format off */
#define TRACE__PC_TRANSITIONS(X) \
    X(OFF, ASK, WANTED) \
    X(OFF, END, OFF) \
    X(WANTED, BEGIN, SAMPLING) \
    X(WANTED, END, OVER) \
    X(SAMPLING, BEGIN, SAMPLING) \
    X(SAMPLING, END, OVER) \
    X(OVER, BEGIN, OVER) \
    X(OVER, END, OVER)
/* clang-format on */

/* clang-format off */
#define TRACE__PC_CONTEXT_STATES(X) \
    X(FREE, 0)                    /* no context */ \
    X(ADDED, 0)                   /* its GPU is asked for, and CUPTI prepared */ \
    X(RUNNING, TRACE__PC_SAMPLED) /* sampled */ \
    X(STOPPED, TRACE__PC_SAMPLED) /* not while recording is paused */ \
    X(REFUSED, 0)                 /* not sampled, and not asked for again */
/* clang-format on */
#define TRACE__PC_CONTEXT_EVENTS(X) \
    X(ADD) \
    X(START) \
    X(STOP) \
    X(REFUSE) \
    X(END)
/* clang-format off */
#define TRACE__PC_CONTEXT_TRANSITIONS(X) \
    X(FREE, ADD, ADDED) \
    X(ADDED, START, RUNNING) \
    X(ADDED, REFUSE, REFUSED) \
    X(RUNNING, STOP, STOPPED) \
    X(RUNNING, END, FREE) \
    X(STOPPED, START, RUNNING) \
    X(STOPPED, REFUSE, REFUSED) \
    X(STOPPED, END, FREE) \
    X(REFUSED, END, FREE)
/* clang-format on */

#define TRACE__PC_STATE_ID(state, flags) TRACE__PC_STATE_##state,
#define TRACE__PC_EVENT_ID(event) TRACE__PC_EVENT_##event,
#define TRACE__PC_ROW(state, event, next) {TRACE__PC_STATE_##state, TRACE__PC_EVENT_##event, TRACE__PC_STATE_##next},
#define TRACE__PC_CONTEXT_ID(state, flags) TRACE__PC_CONTEXT_##state,
#define TRACE__PC_CONTEXT_EVENT_ID(event) TRACE__PC_CONTEXT_EVENT_##event,
#define TRACE__PC_CONTEXT_ROW(state, event, next) \
    {TRACE__PC_CONTEXT_##state, TRACE__PC_CONTEXT_EVENT_##event, TRACE__PC_CONTEXT_##next},
enum { TRACE__PC_STATES(TRACE__PC_STATE_ID) TRACE__PC_NSTATES };
enum { TRACE__PC_EVENTS(TRACE__PC_EVENT_ID) TRACE__PC_NEVENTS };
enum { TRACE__PC_CONTEXT_STATES(TRACE__PC_CONTEXT_ID) TRACE__PC_CONTEXT_NSTATES };
enum { TRACE__PC_CONTEXT_EVENTS(TRACE__PC_CONTEXT_EVENT_ID) TRACE__PC_CONTEXT_NEVENTS };

static const trace__cupti_transition trace__pc_transitions[] = {
    TRACE__PC_TRANSITIONS(TRACE__PC_ROW){0, 0, TRACE__CUPTI_NO_STATE}};
static const trace__cupti_transition trace__pc_context_transitions[] = {
    TRACE__PC_CONTEXT_TRANSITIONS(TRACE__PC_CONTEXT_ROW){0, 0, TRACE__CUPTI_NO_STATE}};
static const uint8_t trace__pc_state_flags[] = {TRACE__PC_STATES(TRACE__CUPTI_STATE_FLAGS)};
static const uint8_t trace__pc_context_flags[] = {TRACE__PC_CONTEXT_STATES(TRACE__CUPTI_STATE_FLAGS)};

#endif
