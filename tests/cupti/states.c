/* states.c - walks the tables of src/backends/cuda/cupti/transitions.h: exits 1 and says why where one is not a whole
 * machine; prints the rows
 *
 *   states          checks both tables
 *   states rows     prints "state event next" of each row, those of other machines begin with their name
 *   states refused  prints how many pairs of state and event are refused */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "backends/cuda/cupti/transitions.h"
#include "backends/cuda/pc_sampling/transitions.h"

TRACE__STATE_NAMES(TRACE__CUPTI, cupti)
TRACE__STATE_NAMES(TRACE__CUPTI_WORKER, worker)
TRACE__STATE_NAMES(TRACE__PC, pc)
TRACE__STATE_NAMES(TRACE__PC_CONTEXT, context)

#define MACHINE(text, M, names, rows) {text, names##_state_names, names##_event_names, M##_NSTATES, M##_NEVENTS, rows}
enum { CUPTI, WORKER, SAMPLING, CONTEXT, MACHINES };
static const struct machine {
    const char *name, *const *states, *const *events;
    uint32_t nstates, nevents;
    const trace__transition *rows;
} machines[MACHINES] = {MACHINE("", TRACE__CUPTI, cupti, trace__cupti_transitions),
                        MACHINE("worker ", TRACE__CUPTI_WORKER, worker, trace__cupti_worker_transitions),
                        MACHINE("sampling ", TRACE__PC, pc, trace__pc_transitions),
                        MACHINE("context ", TRACE__PC_CONTEXT, context, trace__pc_context_transitions)};
static int wrong;

static void say(const struct machine *m, const char *what, const char *state, const char *event)
{
    printf("%s%s: %s %s\n", m->name, what, state, event);
    wrong = 1;
}

static uint32_t next(const struct machine *m, uint32_t state, uint32_t event)
{
    return trace__next_state(m->rows, state, event);
}

/* Those that can be reached from `from`, by any event but `without`. */
static void walk(const struct machine *m, uint32_t from, uint32_t without, bool *reached)
{
    reached[from] = true;
    for (uint32_t e = 0; e < m->nevents; e++) {
        uint32_t to = next(m, from, e);
        if (e != without && to != TRACE__NO_STATE && !reached[to])
            walk(m, to, without, reached);
    }
}

/* Each pair leads to one state or is refused; the lookup finds each row; every event happens somewhere. */
static void pairs(const struct machine *m)
{
    const trace__transition *r, *other;
    bool used[64] = {false};
    for (r = m->rows; r->next != TRACE__NO_STATE; r++) {
        if (r->state >= m->nstates || r->event >= m->nevents || r->next >= m->nstates) {
            say(m, "a row names no state", "", "");
            return;
        }
        used[r->event] = true;
        if (next(m, r->state, r->event) != r->next)
            say(m, "the lookup misses a row", m->states[r->state], m->events[r->event]);
        for (other = m->rows; other < r; other++)
            if (other->state == r->state && other->event == r->event)
                say(m, "two rows", m->states[r->state], m->events[r->event]);
    }
    for (uint32_t e = 0; e < m->nevents; e++)
        if (!used[e])
            say(m, "an event that is refused everywhere", "", m->events[e]);
}

static void reachable(const struct machine *m)
{
    bool reached[64] = {false};
    walk(m, 0, UINT32_MAX, reached);
    for (uint32_t s = 0; s < m->nstates; s++)
        if (!reached[s])
            say(m, "never reached", m->states[s], "");
}

/* From `from` a way leads to `to` without a fork. */
static bool leads(const struct machine *m, uint32_t from, uint32_t to)
{
    bool reached[64] = {false};
    walk(m, from, m == machines ? (uint32_t)TRACE__CUPTI_EVENT_FORK : UINT32_MAX, reached);
    return reached[to];
}

/* From each attached state a way leads to DETACHED, through DETACHING or RENEWING alone, in which no other thread calls
 * CUPTI. FORKED is never left. */
static void attachment(const struct machine *m)
{
    for (uint32_t s = 0; s < m->nstates; s++) {
        bool attached = trace__cupti_state_flags[s] & TRACE__CUPTI_ATTACHED,
             closed = trace__cupti_state_flags[s] & TRACE__CUPTI_CLOSED;
        uint32_t forked = next(m, s, TRACE__CUPTI_EVENT_FORK);
        if ((attached || closed) && !leads(m, s, TRACE__CUPTI_STATE_DETACHED))
            say(m, "never detaches", m->states[s], "");
        if (!leads(m, s, TRACE__CUPTI_STATE_DETACHED) && s != TRACE__CUPTI_STATE_UNUSABLE &&
            s != TRACE__CUPTI_STATE_FORKED)
            say(m, "has no way to the end", m->states[s], "");
        if (forked !=
            (uint32_t)(s == TRACE__CUPTI_STATE_ABSENT ? TRACE__CUPTI_STATE_ABSENT : TRACE__CUPTI_STATE_FORKED))
            say(m, "does not know a fork", m->states[s], "");
        for (uint32_t e = 0; e < m->nevents; e++) {
            uint32_t to = next(m, s, e);
            if (to == TRACE__NO_STATE || e == TRACE__CUPTI_EVENT_FORK)
                continue;
            if (attached && !(trace__cupti_state_flags[to] & TRACE__CUPTI_ATTACHED) &&
                to != TRACE__CUPTI_STATE_DETACHING && to != TRACE__CUPTI_STATE_RENEWING)
                say(m, "detaches while others may call CUPTI", m->states[s], m->events[e]);
            if (!attached && (trace__cupti_state_flags[to] & TRACE__CUPTI_ATTACHED) &&
                s != TRACE__CUPTI_STATE_ATTACHING)
                say(m, "is attached without having attached", m->states[s], m->events[e]);
            if (s == TRACE__CUPTI_STATE_FORKED || s == TRACE__CUPTI_STATE_UNUSABLE)
                say(m, "is left again", m->states[s], m->events[e]);
        }
    }
}

/* A way leads to `end` from every state. */
static void ends(const struct machine *m, uint32_t end)
{
    for (uint32_t s = 0; s < m->nstates; s++)
        if (!leads(m, s, end))
            say(m, "has no way to the end", m->states[s], "");
}

/* Sampling that has ended begins no more, and every state can be ended at once. */
static void sampling(const struct machine *m)
{
    for (uint32_t s = 0; s < m->nstates; s++) {
        uint32_t ended = next(m, s, TRACE__PC_EVENT_END);
        if (ended == TRACE__NO_STATE || trace__pc_state_flags[ended] & TRACE__PC_LIVE)
            say(m, "cannot be ended", m->states[s], "");
    }
    for (uint32_t e = 0; e < m->nevents; e++)
        if (next(m, TRACE__PC_STATE_OVER, e) != TRACE__NO_STATE &&
            next(m, TRACE__PC_STATE_OVER, e) != TRACE__PC_STATE_OVER)
            say(m, "begins again", "OVER", m->events[e]);
}

/* What CUPTI samples was started; what was refused is not asked for again; a context that has its GPU gives it back by
 * an end or a refusal. */
static void contexts(const struct machine *m)
{
    for (uint32_t s = 0; s < m->nstates; s++)
        for (uint32_t e = 0; e < m->nevents; e++) {
            uint32_t to = next(m, s, e);
            if (to == TRACE__NO_STATE)
                continue;
            if (!(trace__pc_context_state_flags[s] & TRACE__PC_SAMPLED) &&
                trace__pc_context_state_flags[to] & TRACE__PC_SAMPLED && e != TRACE__PC_CONTEXT_EVENT_START)
                say(m, "is sampled without a start", m->states[s], m->events[e]);
            if (trace__pc_context_state_flags[s] & TRACE__PC_SAMPLED &&
                !(trace__pc_context_state_flags[to] & TRACE__PC_SAMPLED) && e != TRACE__PC_CONTEXT_EVENT_REFUSE &&
                e != TRACE__PC_CONTEXT_EVENT_END)
                say(m, "loses its GPU", m->states[s], m->events[e]);
            if (s == TRACE__PC_CONTEXT_STATE_REFUSED && to != TRACE__PC_CONTEXT_STATE_FREE)
                say(m, "is asked for again", m->states[s], m->events[e]);
        }
}

int main(int argc, char **argv)
{
    int refused = 0;
    for (const struct machine *m = machines; m < machines + MACHINES; m++) {
        pairs(m);
        reachable(m);
        for (uint32_t s = 0; s < m->nstates; s++)
            for (uint32_t e = 0; e < m->nevents; e++) {
                refused += next(m, s, e) == TRACE__NO_STATE;
                if (argc > 1 && !strcmp(argv[1], "rows") && next(m, s, e) != TRACE__NO_STATE)
                    printf("%s%s %s %s\n", m->name, m->states[s], m->events[e], m->states[next(m, s, e)]);
            }
    }
    attachment(&machines[CUPTI]);
    ends(&machines[WORKER], TRACE__CUPTI_WORKER_STATE_ENDED);
    sampling(&machines[SAMPLING]);
    ends(&machines[CONTEXT], TRACE__PC_CONTEXT_STATE_FREE);
    contexts(&machines[CONTEXT]);
    if (argc > 1 && !strcmp(argv[1], "refused"))
        printf("%d\n", refused);
    return wrong;
}
