/* cuda/cupti/worker.c - the worker thread: flushes, and detaches CUPTI between recording windows
 *
 * CUPTI that records nothing still costs a launch more than half of what recording costs, until it is detached
 * (docs/performance/gpu.md, Windows). Detaching and attaching again takes milliseconds, and launches wait for some of
 * them, whichever thread does it. So the worker does it where no recorded step is disturbed: it detaches when the last
 * record of a recording window has come, and attaches while the step before the next window runs. Pauses too short to
 * gain from it are spent attached. */

static void trace__cupti_apply_levels(void); /* cuda/cupti/cupti.c */
static bool trace__cupti_all_wrapped(void);

enum {
    TRACE__CUPTI_FLUSH_NS = 80000000, /* the flush interval */
    TRACE__CUPTI_GIVE_UP_NS =
        1000000000,          /* no call in flight is waited for longer: a thread may wait in a call for ever */
    TRACE__CUPTI_WORTH = 4,  /* a pause must be that many times as long as detaching and attaching */
    TRACE__CUPTI_COSTLY = 25 /* more than this fraction of the time is worth a note */
};

static void trace__cupti_wake(void)
{
    __atomic_fetch_add(&trace__cupti.worker.wakeups, 1, __ATOMIC_RELEASE);
    trace__os_wake(&trace__cupti.worker.wakeups);
}

/* ---- requests: control lock held ------------------------------------------------------------------------------ */

/* IDLE. Asks the worker to detach, where it may. */
static bool trace__cupti_may_detach(void)
{
    return trace__cupti_has_worker() && trace__schedule_cycles() && !trace__pc_in_process() &&
           trace__cupti_all_wrapped() && trace__cupti.functions.cuptiFinalize;
}
static void trace__cupti_request_detach(void)
{
    if (trace__cupti_may_detach() && trace__cupti_change(TRACE__CUPTI_EVENT_REQUEST_DETACH))
        trace__cupti_wake();
}

/* Recording has stopped. */
static void trace__cupti_pause_begins(void)
{
    const trace__cupti_worker_state *w = &trace__cupti.worker;
    trace__cupti.worker.paused_at = trace__os_clock_ns(TRACE__MONOTONIC);
    if (!w->last_pause_ns || w->last_pause_ns >= TRACE__CUPTI_WORTH * w->cycle_ns)
        trace__cupti_request_detach();
    else if (trace__cupti_may_detach())
        __atomic_fetch_add(&trace__cupti.worker.short_pauses, 1, __ATOMIC_RELAXED);
}
/* Recording goes on. */
static void trace__cupti_pause_ends(void)
{
    uint64_t since = trace__cupti.worker.paused_at;
    trace__cupti.worker.last_pause_ns = since ? trace__os_clock_ns(TRACE__MONOTONIC) - since : 0;
}

/* The step after this one will be recorded. */
static void trace__cupti_next_step_recorded(void)
{
    uint32_t state = trace__cupti_state();
    if (!trace__cupti_has_worker())
        return;
    if (state == TRACE__CUPTI_STATE_DETACHED && trace__cupti_change(TRACE__CUPTI_EVENT_REQUEST_ATTACH))
        trace__cupti_wake();
    else if (state == TRACE__CUPTI_STATE_DRAINING || state == TRACE__CUPTI_STATE_CLOSING)
        trace__cupti_change(TRACE__CUPTI_EVENT_WITHDRAW);
}

/* Callbacks that are about to be disabled have to record the ends of calls in flight, or these never end. True: the
 * worker disables them once there are none, or gives them up in TRACE__CUPTI_GIVE_UP_NS. */
static bool trace__cupti_defer_disable(int driver, int runtime)
{
    const int *level = trace__cupti.callbacks.level;
    int less_driver = level[TRACE__CUPTI_DRIVER] - driver, less_runtime = level[TRACE__CUPTI_RUNTIME] - runtime;
    bool fewer = less_driver >= 0 && less_runtime >= 0 && less_driver + less_runtime > 0 &&
                 __atomic_load_n(&trace__cupti.callbacks.in_flight, __ATOMIC_ACQUIRE);
    uint64_t now = trace__os_clock_ns(TRACE__MONOTONIC), since = trace__cupti.callbacks.disable_since;
    if (fewer && trace__cupti_has_worker() && (!since || now - since < TRACE__CUPTI_GIVE_UP_NS)) {
        if (!since)
            __atomic_store_n(&trace__cupti.callbacks.disable_since, now, __ATOMIC_RELEASE);
        trace__cupti_wake();
        return true;
    }
    if (fewer)
        trace__cupti_abandon_calls();
    __atomic_store_n(&trace__cupti.callbacks.disable_since, 0, __ATOMIC_RELEASE);
    return false;
}

/* ---- serving requests: by the worker. True: not done yet, come back soon ----------------------------------------- */

static bool trace__cupti_serve_disable(void)
{
    uint64_t since = __atomic_load_n(&trace__cupti.callbacks.disable_since, __ATOMIC_ACQUIRE);
    if (since && __atomic_load_n(&trace__cupti.callbacks.in_flight, __ATOMIC_ACQUIRE) &&
        trace__os_clock_ns(TRACE__MONOTONIC) - since < TRACE__CUPTI_GIVE_UP_NS)
        return true;
    if (since && trace__control_lock()) {
        trace__cupti_apply_levels();
        trace__control_unlock();
    }
    return false;
}

/* DRAINING or CLOSING, control lock held. */
static bool trace__cupti_serve_detach(void)
{
    uint64_t begun = trace__os_clock_ns(TRACE__MONOTONIC);
    if (trace__cupti_has_buffers())
        return true;
    if (trace__cupti_is(TRACE__CUPTI_STATE_DRAINING))
        trace__cupti_change(TRACE__CUPTI_EVENT_CLOSE);
    if (!trace__cupti_calls_ended(0) && begun - trace__cupti.worker.paused_at < TRACE__CUPTI_GIVE_UP_NS)
        return true;
    if (trace__cupti_detach())
        trace__cupti.worker.cycle_ns = trace__os_clock_ns(TRACE__MONOTONIC) - begun;
    return false;
}

/* Each time it is attached CUPTI allocates three large blocks and clears them while launches wait, page fault by page
 * fault where glibc got them from the kernel. Freeing a block as large as all of them makes glibc keep that much memory
 * for the next time. */
static void trace__cupti_keep_memory(void)
{
    void *volatile block =
        trace__cupti.worker.cycles ? NULL : malloc(12 << 20); /* volatile: compilers leave out what is freed unused */
    free(block);
}

/* REQUESTED, control lock held. */
static void trace__cupti_serve_attach(void)
{
    trace__cupti_worker_state *w = &trace__cupti.worker;
    uint64_t begun = trace__os_clock_ns(TRACE__MONOTONIC), now;
    trace__cupti_keep_memory();
    trace__cupti_attach();
    now = trace__os_clock_ns(TRACE__MONOTONIC);
    w->cycle_ns += now - begun;
    w->cycles_ns += w->cycle_ns;
    if (!w->cycles++)
        w->first_cycle_at = begun;
    __atomic_store_n(&w->mean_ns, w->cycles_ns / w->cycles, __ATOMIC_RELAXED);
    if (w->cycles > 2) /* before, it says nothing of a whole run */
        __atomic_store_n(&w->costly, w->cycles_ns > (now - w->first_cycle_at) / TRACE__CUPTI_COSTLY, __ATOMIC_RELAXED);
}

static bool trace__cupti_serve_request(void)
{
    uint32_t state = trace__cupti_state();
    bool waits = false;
    if (state == TRACE__CUPTI_STATE_DRAINING || state == TRACE__CUPTI_STATE_CLOSING)
        trace__cupti_flush_with(0, 1000);
    else if (state != TRACE__CUPTI_STATE_REQUESTED)
        return false;
    if (!trace__control_lock())
        return false;
    state = trace__cupti_state(); /* it may have changed */
    if (state == TRACE__CUPTI_STATE_REQUESTED)
        trace__cupti_serve_attach();
    else if (state == TRACE__CUPTI_STATE_DRAINING || state == TRACE__CUPTI_STATE_CLOSING)
        waits = trace__cupti_serve_detach();
    trace__control_unlock();
    return waits;
}

/* ---- attaching anew after a refused sampler ---------------------------------------------------------------------- */

static bool trace__cupti_renewable(void)
{
    return trace__cupti_has_worker() && trace__cupti.callbacks.detach_call && trace__cupti.functions.cuptiFinalize;
}

/* PC sampling that was refused keeps CUPTI from timing kernels until it is detached. That may take until no kernel
 * runs, so it is done without the control lock: in RENEWING nobody else calls CUPTI, but to flush. Calls in flight end
 * first, among them the one in which the context was made. */
static void trace__cupti_renew(void)
{
    bool renew;
    if (!trace__pc_must_renew() || !trace__control_lock())
        return;
    renew = trace__cupti_attached() && trace__cupti_renewable() && trace__cupti_change(TRACE__CUPTI_EVENT_RENEW);
    trace__control_unlock();
    if (!renew)
        return;
    trace__cupti_calls_ended(1000);
    trace__cupti_detach_to_renew();
    if (trace__control_lock()) {
        trace__cupti_apply_levels();
        trace__control_unlock();
    }
}

/* ---- notes ------------------------------------------------------------------------------------------------------- */

/* The schedule that counts in steps; NULL: none does. */
static const trace__when *trace__cupti_step_schedule(void)
{
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        const trace__when *when = &trace__schedules[i].when;
        if (trace__schedules[i].chosen && when->every.n && !when->every.timed && !when->length.timed)
            return when;
    }
    return NULL;
}

/* Why recording windows cost more than they need; NULL: they do not. */
static const char *trace__cupti_costs(void)
{
    if (__atomic_load_n(&trace__cupti.worker.short_pauses, __ATOMIC_RELAXED) > 1)
        return "pauses were too short to detach CUPTI, which costs more than half of recording";
    if (__atomic_load_n(&trace__cupti.worker.costly, __ATOMIC_RELAXED))
        return "CUPTI was attached and detached for each recording window, and launches waited";
    return NULL;
}

/* What detaching and attaching cost, for who wonders about the time of a loop. By exit(). */
static void trace__cupti_write_notes(void)
{
    uint64_t mean = __atomic_load_n(&trace__cupti.worker.mean_ns, __ATOMIC_RELAXED);
    char text[192], *end;
    const char *why = trace__cupti_costs();
    const trace__when *when = trace__cupti_step_schedule();
    if (why && when) {
        end = trace__decimal(trace__text(trace__text(text, why), ": every="), when->every.n * 10, 1);
        end = trace__decimal(trace__text(end, ",length="), (when->length.n ? when->length.n : 1) * 10, 1);
        trace__text(end, " costs less");
        trace_info("note.cupti", text);
    }
    if (mean) {
        trace__text(trace__decimal(text, mean / 1000, 1), " us to attach and detach");
        trace_info("cuda.cupti.attach", text);
    }
}

/* ---- the thread -------------------------------------------------------------------------------------------------- */

/* Flushes so often that a kill costs less than a tenth of a second of records. A device that is busy then is flushed at
 * the next wait for it. */
static bool trace__cupti_flush_interval(uint64_t *flushed, uint64_t now)
{
    if (now - *flushed < TRACE__CUPTI_FLUSH_NS || !trace__cupti_has_buffers())
        return false;
    *flushed = now;
    trace__cupti_flush_with(0, 1000);
    if (trace__cupti_has_buffers())
        __atomic_store_n(&trace__cupti.activity.flush_due, 1, __ATOMIC_RELAXED);
    return true;
}

/* How long to sleep: ever longer while a request is not done, at most the flush interval while CUPTI has buffers. */
static uint64_t trace__cupti_sleep_ns(uint64_t last, bool waits)
{
    uint64_t ns = !waits ? 1000000000u : last >= 500000000u ? 1000000u : last * 2;
    return ns > TRACE__CUPTI_FLUSH_NS && trace__cupti_has_buffers() ? (uint64_t)TRACE__CUPTI_FLUSH_NS : ns;
}

static void *trace__cupti_worker(void *arg)
{
    uint64_t all_flushed = trace__os_clock_ns(TRACE__MONOTONIC), flushed = all_flushed, sleep_ns = 1000000000u, now;
    bool waits;
    trace__own_thread_begun("trace-cupti");
    while (trace__cupti_has_worker() && !trace__main_is_gone()) {
        uint32_t wakeups = __atomic_load_n(&trace__cupti.worker.wakeups, __ATOMIC_ACQUIRE);
        trace__cupti_serve_flush_at_end();
        trace__cupti_renew();
        waits = trace__cupti_serve_disable();
        waits = trace__cupti_serve_request() || waits;
        now = trace__os_clock_ns(TRACE__MONOTONIC);
        if (trace__pc_apply_pause() || now - all_flushed >= 1000000000u) {
            trace__cupti_flush();
            all_flushed = now;
        } else if (!trace__cupti_flush_interval(&flushed, now)) {
            sleep_ns = trace__cupti_sleep_ns(sleep_ns, waits);
            if (trace__cupti_has_worker())
                trace__os_wait(&trace__cupti.worker.wakeups, wakeups, sleep_ns);
        }
    }
    if (trace__pc_in_process())
        trace__cupti_flush_with(0, 1000); /* the device's name comes first */
    trace__pc_finish();
    trace__cupti_worker_change(TRACE__CUPTI_WORKER_EVENT_DONE);
    return arg;
}

/* From exit(), before CUDA's own teardown: also what has not ended. */
static void trace__cupti_exit(void)
{
    bool worker;
    TRACE__SAVE_ERRNO;
    if (trace__cupti_in_process()) { /* a forked child inherits the handler */
        worker = trace__cupti_worker_change(TRACE__CUPTI_WORKER_EVENT_EXIT) != TRACE__CUPTI_WORKER_STATE_NONE;
        trace__cupti_wake();
        trace__pc_exit(worker);
        trace__cupti_flush_with(TRACE__CUPTI_FORCED, 1000);
        trace__cupti_write_notes();
    }
    TRACE__RESTORE_ERRNO;
}

/* The first buffer of a process: CUDA is up, so what is registered now runs before CUDA's own teardown. */
static void trace__cupti_begin_worker(void)
{
    uint32_t me = trace__os_pid();
    if (__atomic_exchange_n(&trace__cupti.worker.process, me, __ATOMIC_ACQ_REL) == me)
        return;
    __atomic_store_n(&trace__cupti.worker.state, (uint32_t)TRACE__CUPTI_WORKER_STATE_NONE,
                     __ATOMIC_RELEASE); /* a forked child has its parent's */
    atexit(trace__cupti_exit);
    if (trace__option_is(TRACE__OPTION_HELPER, "0"))
        return;
    trace__cupti_worker_change(TRACE__CUPTI_WORKER_EVENT_BEGIN);
    if (!trace__own_thread_make(trace__cupti_worker, NULL, 0))
        trace__cupti_worker_change(TRACE__CUPTI_WORKER_EVENT_NO_THREAD);
}
