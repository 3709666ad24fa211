/* cuda/pc_sampling/change.c - the only place that changes a state of transitions.h, and the lock of trace__pc
 *
 * One thread at a time enters, and it alone changes contexts. The state of sampling is changed by whoever starts it,
 * who has entered, and who detaches CUPTI: with one exchange, so that nothing begins after the end. */

#ifdef TRACE__CHECK_STATES
TRACE__STATE_NAMES(TRACE__PC, trace__pc)
TRACE__STATE_NAMES(TRACE__PC_CONTEXT, trace__pc_context)
#endif

/* Returns the state after it: the one before where the event is refused. Any thread. */
static uint32_t trace__pc_change(uint32_t event)
{
    uint32_t from = __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED), to;
    do
        to = trace__next_state(trace__pc_transitions, from, event);
    while (to != TRACE__NO_STATE &&
           !__atomic_compare_exchange_n(&trace__pc.state, &from, to, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    TRACE__CUPTI_CHECK("sampling ", trace__pc, from, event, to);
    return to == TRACE__NO_STATE ? from : to;
}

/* Contexts are to be sampled, or are. */
static bool trace__pc_wanted(void)
{
    return (trace__pc_state_flags[__atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED)] & TRACE__PC_LIVE) != 0;
}

/* Entered. */
static void trace__pc_context_change(struct trace__pc_context *c, uint32_t event)
{
    uint32_t to = trace__next_state(trace__pc_context_transitions, c->state, event);
    TRACE__CUPTI_CHECK("context ", trace__pc_context, c->state, event, to);
    if (to != TRACE__NO_STATE)
        c->state = to;
}
static bool trace__pc_is_sampled(const struct trace__pc_context *c)
{
    return (trace__pc_context_state_flags[c->state] & TRACE__PC_SAMPLED) != 0;
}

/* ---- one at a time ----------------------------------------------------------------------------------------------- */

static __thread bool trace__pc_inside __attribute__((tls_model("initial-exec")));

/* False: another process's, this thread is inside already, or another one has been for a second. */
static bool trace__pc_enter(void)
{
    uint64_t until;
    if (trace__pc_inside || __atomic_load_n(&trace__pc.process, __ATOMIC_ACQUIRE) != trace__os_pid())
        return false;
    until = trace__os_clock_ns(TRACE__MONOTONIC) +
            (__atomic_load_n(&trace__pc.lock_stuck, __ATOMIC_RELAXED) ? 0 : 1000000000);
    while (__atomic_exchange_n(&trace__pc.lock, 1, __ATOMIC_ACQUIRE)) {
        if (trace__os_clock_ns(TRACE__MONOTONIC) > until) {
            __atomic_store_n(&trace__pc.lock_stuck, 1, __ATOMIC_RELAXED);
            return false;
        }
        trace__os_wait(&trace__pc.lock, 1, 1000000);
    }
    trace__pc_inside = true;
    return true;
}
static void trace__pc_leave(void)
{
    trace__pc_inside = false;
    __atomic_store_n(&trace__pc.lock_stuck, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&trace__pc.lock, 0, __ATOMIC_RELEASE);
    trace__os_wake(&trace__pc.lock);
}
