/* cuda/cupti/flush.c - asking CUPTI for the buffers whose work is complete
 *
 * One thread at a time flushes or detaches: trace__cupti.flush_lock. */

/* Waits about `ms`. */
static bool trace__cupti_lock_flush(uint32_t ms)
{
    uint64_t until = trace__os_clock_ns(TRACE__MONOTONIC) + ms * 1000000ull;
    while (__atomic_exchange_n(&trace__cupti.flush_lock, 1, __ATOMIC_ACQUIRE)) {
        if (trace__os_clock_ns(TRACE__MONOTONIC) >= until)
            return false;
        trace__os_yield();
    }
    return true;
}
static void trace__cupti_unlock_flush(void) { __atomic_store_n(&trace__cupti.flush_lock, 0, __ATOMIC_RELEASE); }

/* Whether this is the process whose buffers these are: a forked child has none of CUPTI's threads. */
static bool trace__cupti_in_process(void)
{
    return __atomic_load_n(&trace__cupti.worker.process, __ATOMIC_ACQUIRE) == trace__os_pid();
}

static void trace__cupti_flush_with(uint32_t flag, uint32_t ms)
{
    if (!trace__cupti_in_process() || !trace__cupti_lock_flush(ms))
        return;
    if (trace__cupti_attached() ||
        trace__cupti_is(TRACE__CUPTI_STATE_RENEWING)) /* the worker that renews detaches with this lock held */
        trace__cupti.functions.cuptiActivityFlushAll(flag);
    trace__cupti_unlock_flush();
}
static void trace__cupti_flush(void)
{
    trace__cupti_flush_with(0, 1000);
    trace__pc_fetch_all();
}

/* Before what is recorded is read: trace_flush(), trace_snapshot(). */
static void trace__cupti_flush_for_reader(void)
{
    trace__cupti_flush_with(0, 1000);
    trace__pc_settle_all();
}

/* A context ends: its work is complete, or never will be. Called in a callback, so it waits for nobody. */
static void trace__cupti_flush_context(void) { trace__cupti_flush_with(0, 0); }

/* A wait for a device is over: it may be at rest now. */
static void trace__cupti_flush_if_due(void)
{
    TRACE__SAVE_ERRNO;
    if (__atomic_exchange_n(&trace__cupti.activity.flush_due, 0, __ATOMIC_RELAXED))
        trace__cupti_flush_with(0, 0);
    TRACE__RESTORE_ERRNO;
}

/* Whether CUPTI has buffers of ours. */
static bool trace__cupti_has_buffers(void)
{
    bool any;
    trace__cupti_lock();
    any = trace__cupti.activity.bytes_out != 0;
    trace__cupti_unlock();
    return any;
}

/* ---- the end without exit handlers ------------------------------------------------------------------------------- */

/* From the recorder's own thread, whose stack is too small for CUPTI: the worker flushes, and is waited for. */
static void trace__cupti_flush_at_end(void)
{
    uint64_t until = trace__os_clock_ns(TRACE__MONOTONIC) + 1000000000u;
    if (!trace__cupti_in_process() || !trace__cupti_has_worker())
        return;
    __atomic_store_n(&trace__cupti.worker.last_flush, 1, __ATOMIC_RELEASE);
    trace__cupti_wake();
    while (__atomic_load_n(&trace__cupti.worker.last_flush, __ATOMIC_ACQUIRE) == 1 &&
           trace__os_clock_ns(TRACE__MONOTONIC) < until)
        trace__os_wait(&trace__cupti.worker.last_flush, 1, 1000000000u);
}

/* By the worker. Buffers with unfinished work come only when forced, and that work is lost with them, which matters if
 * the process goes on (an exec that fails). */
static void trace__cupti_serve_flush_at_end(void)
{
    if (__atomic_load_n(&trace__cupti.worker.last_flush, __ATOMIC_ACQUIRE) != 1)
        return;
    trace__cupti_flush();
    if (trace__cupti_has_buffers())
        trace__cupti_flush_with(TRACE__CUPTI_FORCED, 1000);
    __atomic_store_n(&trace__cupti.worker.last_flush, 2, __ATOMIC_RELEASE);
    trace__os_wake(&trace__cupti.worker.last_flush);
}
