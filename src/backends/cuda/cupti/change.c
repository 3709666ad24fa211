/* cuda/cupti/change.c - the only place that changes a state of transitions.h
 *
 * The state of CUPTI has one writer at a time: whoever holds the control lock, but in RENEWING the worker. Anybody may
 * read it. With TRACE__CHECK_STATES, the name of a file, each change is appended to that file, and one that has no row
 * in the table ends the program: tests/cupti is built so. */

#ifdef TRACE__CHECK_STATES
TRACE__STATE_NAMES(TRACE__CUPTI, trace__cupti)
TRACE__STATE_NAMES(TRACE__CUPTI_WORKER, trace__cupti_worker)
static void trace__cupti_check(const char *machine, const char *from, const char *event, const char *to)
{
    char line[128];
    char *end = trace__text(trace__text(trace__text(trace__text(line, machine), from), " "), event);
    int fd = trace__os_open(TRACE__AT_FDCWD, TRACE__CHECK_STATES, O_WRONLY | O_CREAT | O_APPEND, 0644);
    end = trace__text(trace__text(trace__text(end, " "), to ? to : "refused"), "\n");
    TRACE__SYS3(SYS_write, fd, line, end - line);
    trace__os_close(fd);
    if (!to)
        abort();
}
#define TRACE__CUPTI_CHECK(machine, name, from, event, to) \
    trace__cupti_check(machine, name##_state_names[from], name##_event_names[event], \
                       (to) == TRACE__NO_STATE ? NULL : name##_state_names[to])
#else
#define TRACE__CUPTI_CHECK(machine, name, from, event, to) (void)0
#endif

/* False: the event is refused in this state. */
static bool trace__cupti_change(uint32_t event)
{
    uint32_t from = __atomic_load_n(&trace__cupti.state, __ATOMIC_RELAXED),
             to = trace__next_state(trace__cupti_transitions, from, event);
    TRACE__CUPTI_CHECK("", trace__cupti, from, event, to);
    if (to == TRACE__NO_STATE)
        return false;
    __atomic_store_n(&trace__cupti.launch.closing, (uint32_t)(trace__cupti_state_flags[to] & TRACE__CUPTI_CLOSED),
                     __ATOMIC_SEQ_CST);
    __atomic_store_n(&trace__cupti.state, to, __ATOMIC_RELEASE);
    return true;
}

/* The state as this process may take it: a forked child finds its parent's. */
static uint32_t trace__cupti_state(void)
{
    uint32_t state = __atomic_load_n(&trace__cupti.state, __ATOMIC_ACQUIRE);
    if (__atomic_load_n(&trace__cupti.process, __ATOMIC_RELAXED) == trace__os_pid())
        return state;
    return trace__next_state(trace__cupti_transitions, state, TRACE__CUPTI_EVENT_FORK);
}
static bool trace__cupti_is(uint32_t state) { return trace__cupti_state() == state; }
static bool trace__cupti_attached(void)
{
    return (trace__cupti_state_flags[trace__cupti_state()] & TRACE__CUPTI_ATTACHED) != 0;
}

/* Changes the worker's state, which any thread may do; returns the state before it. */
static uint32_t trace__cupti_worker_change(uint32_t event)
{
    uint32_t from = __atomic_load_n(&trace__cupti.worker.state, __ATOMIC_ACQUIRE), to;
    do
        to = trace__next_state(trace__cupti_worker_transitions, from, event);
    while (to != TRACE__NO_STATE && !__atomic_compare_exchange_n(&trace__cupti.worker.state, &from, to, false,
                                                                 __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    TRACE__CUPTI_CHECK("worker ", trace__cupti_worker, from, event, to);
    return from;
}
static bool trace__cupti_has_worker(void)
{
    return __atomic_load_n(&trace__cupti.worker.state, __ATOMIC_ACQUIRE) == TRACE__CUPTI_WORKER_STATE_RUNNING;
}
