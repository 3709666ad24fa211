/* cuda/state_machine.h - a state machine as three lists: states with flags, events, and the changes that may be made
 *
 * A machine M is written as M_STATES(X, M) of X(M, state, flags), M_EVENTS(X, M) of X(M, event), and
 * M_TRANSITIONS(X, M) of X(M, state, event, next). TRACE__STATE_MACHINE makes of them the constants M_STATE_state and
 * M_EVENT_event, their numbers M_NSTATES and M_NEVENTS, and the table NAME_transitions. The other two make
 * NAME_state_flags, and the names of states and events as text. */
#ifndef TRACE_STATE_MACHINE_H
#define TRACE_STATE_MACHINE_H

enum { TRACE__NO_STATE = 255 };

typedef struct trace__transition {
    uint8_t state, event, next;
} trace__transition;

/* clang-format off */
#define TRACE__STATE_ID(M, state, flags) M##_STATE_##state,
#define TRACE__STATE_FLAG(M, state, flags) flags,
#define TRACE__STATE_NAME(M, state, flags) #state,
#define TRACE__EVENT_ID(M, event) M##_EVENT_##event,
#define TRACE__EVENT_NAME(M, event) #event,
#define TRACE__TRANSITION(M, state, event, next) {M##_STATE_##state, M##_EVENT_##event, M##_STATE_##next},

#define TRACE__STATE_MACHINE(M, name) \
    enum { M##_STATES(TRACE__STATE_ID, M) M##_NSTATES }; \
    enum { M##_EVENTS(TRACE__EVENT_ID, M) M##_NEVENTS }; \
    static const trace__transition name##_transitions[] = { \
        M##_TRANSITIONS(TRACE__TRANSITION, M){0, 0, TRACE__NO_STATE}};
#define TRACE__STATE_FLAGS(M, name) static const uint8_t name##_state_flags[] = {M##_STATES(TRACE__STATE_FLAG, M)};
#define TRACE__STATE_NAMES(M, name) \
    static const char *const name##_state_names[] = {M##_STATES(TRACE__STATE_NAME, M)}; \
    static const char *const name##_event_names[] = {M##_EVENTS(TRACE__EVENT_NAME, M)};
/* clang-format on */

/* Where `event` leads from `state`; TRACE__NO_STATE: it is refused there. */
static uint32_t trace__next_state(const trace__transition *t, uint32_t state, uint32_t event)
{
    while (t->next != TRACE__NO_STATE && (t->state != state || t->event != event))
        t++;
    return t->next;
}

#endif
