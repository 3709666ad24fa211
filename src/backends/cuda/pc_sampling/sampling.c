/* cuda/pc_sampling/sampling.c - instruction sampling: CUPTI samples program counters continuously, while kernels run as
 * usual
 *
 * A context is sampled from when it is made, or from its first launch. The worker fetches samples every second, and so
 * does who flushes, unloads a module, or ends a context or the process. The worker also stops and starts sampling for
 * trace_pause() and trace_resume(), since CUPTI may wait for kernels there.
 *
 * Kernels are timed while they are sampled: without records of kernels CUPTI 13.0 knows of no sample which kernel it is
 * in.
 *
 * One thread at a time enters (change.c). One that comes from a callback of CUPTI may hold locks of the driver that the
 * other one wants, so nobody waits longer than a second: it does without, and a context that it wanted to end is marked
 * as gone. */

static bool trace__pc_in_process(void)
{
    return __atomic_load_n(&trace__pc.process, __ATOMIC_ACQUIRE) == trace__os_pid();
}

static void trace__pc_begin(void *context)
{
    uint32_t nobody = 0, me = trace__os_pid();
    if (!context || trace__pc_inside || !trace__pc_wanted())
        return;
    __atomic_compare_exchange_n(&trace__pc.process, &nobody, me, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
    trace__cupti_begin_worker();
    if (trace__pc_enter()) {
        trace__pc_sample(context);
        trace__pc_leave();
    }
}

static void trace__pc_fetch_all_by(void (*fetch)(struct trace__pc_context *))
{
    TRACE__SAVE_ERRNO;
    if (trace__pc_enter()) {
        trace__pc.records.lines_deadline = trace__os_clock_ns(TRACE__MONOTONIC) + TRACE__PC_LINES_NS;
        trace__pc_each(fetch);
        trace__pc_find_late(TRACE__PC_LINES_NS);
        trace__pc_leave();
    }
    TRACE__RESTORE_ERRNO;
}
static void trace__pc_fetch_all(void) { trace__pc_fetch_all_by(trace__pc_fetch_running); }

/* Also those that CUPTI has not got from the device yet. */
static void trace__pc_settle_all(void) { trace__pc_fetch_all_by(trace__pc_settle); }

/* Samples before a pause are recorded, those in it are dropped. The worker stops and starts sampling as soon as it
 * can. */
static void trace__pc_set_recorded(bool on)
{
    if (!trace__pc_wanted() || __atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED) == !on)
        return;
    trace__pc_fetch_all();
    __atomic_store_n(&trace__pc.paused, !on, __ATOMIC_RELAXED);
    trace__cupti_wake();
}

/* By the worker alone. False: there was nothing to do, or it could not be done now. */
static bool trace__pc_apply_pause(void)
{
    uint32_t paused = __atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED);
    if (!trace__pc_in_process() || paused == __atomic_load_n(&trace__pc.applied, __ATOMIC_RELAXED) ||
        !trace__pc_enter())
        return false;
    __atomic_store_n(&trace__pc.applied, __atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
    trace__pc_each(trace__pc_apply_pause_to);
    trace__pc_leave();
    return true;
}

/* By the worker, or by exit() where there is none. */
static void trace__pc_finish(void)
{
    if (trace__pc_enter()) {
        trace__pc_change(TRACE__PC_EVENT_END);
        trace__pc.records.lines_deadline = trace__os_clock_ns(TRACE__MONOTONIC) + 40 * (uint64_t)TRACE__PC_LINES_NS;
        trace__pc_each(trace__pc_end_context);
        trace__pc_find_late(40 * (uint64_t)TRACE__PC_LINES_NS);
        trace__pc_judge();
        trace__pc_leave();
    }
    __atomic_store_n(&trace__pc.finished, 1, __ATOMIC_RELEASE);
    trace__os_wake(&trace__pc.finished);
}

/* CUPTI is about to be detached: nothing is sampled again. */
static void trace__pc_end_all(void)
{
    if (trace__pc_wanted())
        trace__pc_finish();
    trace__pc_change(TRACE__PC_EVENT_END); /* also where there was no context yet, or no thread could enter */
    trace__pc_restore_kernel_kind();
}

/* By the worker. Whether a start was refused and no other context is sampled: then CUPTI is to be attached anew, and
 * nothing is sampled any more. */
static bool trace__pc_must_renew(void)
{
    bool way;
    if (!trace__pc_in_process() || !__atomic_load_n(&trace__pc.kernels_untimed, __ATOMIC_RELAXED) || !trace__pc_enter())
        return false;
    way = !trace__pc_samples_any();
    if (way) {
        trace__pc.kernels_untimed = 0;
        trace__pc_change(TRACE__PC_EVENT_END);
        trace__pc_restore_kernel_kind();
    }
    trace__pc_leave();
    return way;
}

/* From exit(). `worker`: there is one, which ends sampling. A kernel without end must not keep the process: five
 * seconds at most. */
static void trace__pc_exit(bool worker)
{
    uint64_t until = trace__os_clock_ns(TRACE__MONOTONIC) + 5000000000u;
    if (!trace__pc_in_process())
        return;
    if (!worker)
        trace__pc_finish();
    while (!__atomic_load_n(&trace__pc.finished, __ATOMIC_ACQUIRE) && trace__os_clock_ns(TRACE__MONOTONIC) < until)
        trace__os_wait(&trace__pc.finished, 0, 100000000);
}
