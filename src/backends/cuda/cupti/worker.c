/* cuda/cupti/worker.c - the thread beside: ten times a second it has handed over what is complete, and between recording windows it gives CUPTI back
 *
 * CUPTI that is merely told to stop still takes a launch more than half of what recording it takes (states.cu in bench/gpu: 3.14 us without CUPTI, 3.91 recorded, 3.59 after
 * that with nothing switched on, 3.10 once cuptiFinalize was called), so a program that records one step in ten would pay for all ten: steps between recorded ones took 1.11 to 1.15 of
 * their time with CUPTI held, and 0.99 with CUPTI given back (schedule.py there, steps of 16 ms, H100). Taking it up and giving it back costs some 12 ms; launches wait for some 4 of them, whoever
 * does it. So it is done where it disturbs no recorded step: once the recording window's last record is there, and while the step before the next recording window runs; and only where the rest is long
 * enough to win them back. */

enum { TRACE__CUPTI_NO_WISH, TRACE__CUPTI_GIVE, TRACE__CUPTI_TAKE, TRACE__CUPTI_WORTH = 4, /* times the price; even at 3 */ TRACE__CUPTI_DEAR = 25 /* of the time a part: a third of it launches wait */ };

enum { TRACE__CUPTI_PERIOD = 80000000 }; /* ns */


static void trace__cupti_wake(void)
{
    __atomic_fetch_add(&trace__cupti.worker.wakeups, 1, __ATOMIC_RELEASE);
    trace__os_wake(&trace__cupti.worker.wakeups);
}
static void trace__cupti_wishes(uint32_t wish)
{
    __atomic_store_n(&trace__cupti.worker.request, wish, __ATOMIC_RELEASE);
    if (wish != TRACE__CUPTI_GIVE && trace__cupti.state != TRACE__CUPTI_LEAVING)
        __atomic_store_n(&trace__cupti.launch.closing, 0, __ATOMIC_RELAXED); /* calls may begin again that callbacks record */
    if (wish)
        trace__cupti_wake();
}

static bool trace__cupti_has_beside(void)
{
    return __atomic_load_n(&trace__cupti.worker.running, __ATOMIC_RELAXED) != 0;
}

/* Records that CUPTI has not handed back yet. */
static bool trace__cupti_awaits(void)
{
    bool any;
    trace__cupti_lock();
    any = trace__cupti.activity.bytes_out != 0;
    trace__cupti_unlock();
    return any;
}

/* Whether host calls are all seen without it, as far as they are asked for. */
static bool trace__cupti_dispensable(void)
{
    return (!TRACE__GATE(TRACE_SOURCE_CUDA) || TRACE__CUPTI_DRIVER_WRAPPED) && (!TRACE__GATE(TRACE_SOURCE_CUDART) || trace__cupti_runtime_wrapped());
}

/* Records went off or on; gating lock held. A rest too short for what it costs is spent as it is. */
static void trace__cupti_turned(bool on)
{
    uint64_t now = trace__os_clock_ns(1);
    if (on) {
        trace__cupti.worker.last_pause_ns = trace__cupti.worker.paused_at ? now - trace__cupti.worker.paused_at : 0;
        trace__cupti_wishes(TRACE__CUPTI_NO_WISH);
    } else {
        trace__cupti.worker.paused_at = now;
        if (!trace__cupti_has_beside() || !trace__schedule_cycles() || trace__pc_here() || !trace__cupti_dispensable() || !trace__cupti.functions.cuptiFinalize)
            return;
        if (!trace__cupti.worker.last_pause_ns || trace__cupti.worker.last_pause_ns >= TRACE__CUPTI_WORTH * trace__cupti.worker.cycle_ns)
            trace__cupti_wishes(TRACE__CUPTI_GIVE);
        else
            __atomic_fetch_add(&trace__cupti.worker.short_pauses, 1, __ATOMIC_RELAXED);
    }
}

/* The next step will be recorded; gating lock held. */
static void trace__cupti_soon(void)
{
    if (trace__cupti.process != trace__os_pid() || !trace__cupti_has_beside())
        return;
    if (trace__cupti.state == TRACE__CUPTI_AWAY && trace__cupti.worker.request != TRACE__CUPTI_TAKE)
        trace__cupti_wishes(TRACE__CUPTI_TAKE);
    else if (trace__cupti.worker.request == TRACE__CUPTI_GIVE)
        trace__cupti_wishes(TRACE__CUPTI_NO_WISH);
}

/* Callbacks that are about to be switched off have to tell the ends of calls that they began, or these never end: the thread beside comes back to it, within a second,
 * for a thread may wait in a call for ever. Gating lock held. */
static bool trace__cupti_puts_off(int driver, int runtime)
{
    int less_driver = trace__cupti.callbacks.level[TRACE__CUPTI_DRIVER] - driver, less_runtime = trace__cupti.callbacks.level[TRACE__CUPTI_RUNTIME] - runtime;
    bool fewer = less_driver >= 0 && less_runtime >= 0 && less_driver + less_runtime > 0 && __atomic_load_n(&trace__cupti.callbacks.in_flight, __ATOMIC_ACQUIRE);
    uint64_t now = trace__os_clock_ns(1);
    if (fewer && trace__cupti_has_beside() && (!trace__cupti.callbacks.disable_since || now - trace__cupti.callbacks.disable_since < 1000000000u)) {
        if (!trace__cupti.callbacks.disable_since)
            __atomic_store_n(&trace__cupti.callbacks.disable_since, now, __ATOMIC_RELEASE);
        trace__cupti_wake();
        return true;
    }
    if (fewer)
        trace__cupti_forget_calls();
    __atomic_store_n(&trace__cupti.callbacks.disable_since, 0, __ATOMIC_RELEASE);
    return false;
}
/* True: not yet. */
static bool trace__cupti_still_hears(void)
{
    uint64_t since = __atomic_load_n(&trace__cupti.callbacks.disable_since, __ATOMIC_ACQUIRE);
    int cancel;
    if (since && __atomic_load_n(&trace__cupti.callbacks.in_flight, __ATOMIC_ACQUIRE) && trace__os_clock_ns(1) - since < 1000000000u)
        return true;
    if (since && trace__gating_lock(&cancel)) {
        trace__cupti_gates();
        trace__gating_unlock(cancel);
    }
    return false;
}

/* Whenever it is taken up CUPTI allocates three times 4.8 MB and clears them, and launches wait for it meanwhile, a page fault at a time, where glibc had it from the kernel. A block that
 * is freed tells glibc to keep twice as much for the next time: launches then waited 2.7 ms in place of 6.3, and 0.4 in place of 0.7 while it is given back (H100). */
static void trace__cupti_keep_memory(void)
{
    void *volatile block = trace__cupti.worker.cycles ? NULL : malloc(12 << 20); /* volatile: compilers leave out what is freed unused */
    free(block);
}

/* True: it waits for records yet to come. */
static bool trace__cupti_fulfil(void)
{
    uint32_t wish = __atomic_load_n(&trace__cupti.worker.request, __ATOMIC_ACQUIRE);
    uint64_t begun;
    bool give, waits;
    int cancel;
    if (wish == TRACE__CUPTI_GIVE)
        trace__cupti_flush_with(0, 1000);
    if (!wish || !trace__gating_lock(&cancel))
        return false;
    wish = trace__cupti.worker.request; /* it may have changed */
    give = wish == TRACE__CUPTI_GIVE && trace__cupti.state == TRACE__CUPTI_HERE && !trace__cupti.activity.recording;
    begun = trace__os_clock_ns(1);
    waits = give && (trace__cupti_awaits() || (!trace__cupti_lands(0) && begun - trace__cupti.worker.paused_at < 1000000000u)); /* a thread may wait in a call for ever */
    if (give && !waits) {
        trace__cupti_leave();
        trace__cupti.worker.cycle_ns = trace__os_clock_ns(1) - begun;
    } else if (wish == TRACE__CUPTI_TAKE && trace__cupti.state == TRACE__CUPTI_AWAY) {
        trace__cupti_keep_memory();
        trace__cupti_come();
        trace__cupti.worker.cycle_ns += trace__os_clock_ns(1) - begun;
        if (!trace__cupti.worker.cycles++)
            trace__cupti.worker.first_cycle_at = begun;
        trace__cupti.worker.cycles_ns += trace__cupti.worker.cycle_ns;
        __atomic_store_n(&trace__cupti.worker.mean_ns, trace__cupti.worker.cycles_ns / trace__cupti.worker.cycles, __ATOMIC_RELAXED);
        if (trace__cupti.worker.cycles > 2) /* before, it says nothing of a whole run */
            __atomic_store_n(&trace__cupti.worker.costly, trace__cupti.worker.cycles_ns > (trace__os_clock_ns(1) - trace__cupti.worker.first_cycle_at) / TRACE__CUPTI_DEAR, __ATOMIC_RELAXED);
    }
    if (!waits)
        trace__cupti_wishes(TRACE__CUPTI_NO_WISH);
    trace__gating_unlock(cancel);
    return waits;
}

static bool trace__cupti_renewable(void)
{
    return trace__cupti_has_beside() && trace__cupti.callbacks.detach_call && trace__cupti.functions.cuptiFinalize;
}

/* Where sampling that was refused keeps kernels from being timed. It may take until no kernel runs, hence without the gating lock: nobody else touches CUPTI meanwhile. */
static void trace__cupti_renew(void)
{
    bool here;
    int cancel;
    if (!trace__pc_gives_way() || !trace__gating_lock(&cancel))
        return;
    here = trace__cupti.state == TRACE__CUPTI_HERE && trace__cupti_renewable();
    if (here)
        __atomic_store_n(&trace__cupti.state, (uint32_t)TRACE__CUPTI_LEAVING, __ATOMIC_RELEASE);
    trace__gating_unlock(cancel);
    if (here)
        trace__cupti_lands(1000); /* else nobody would tell that the call in which the context was made has ended */
    while (here && __atomic_load_n(&trace__cupti.state, __ATOMIC_ACQUIRE) == TRACE__CUPTI_LEAVING && !__atomic_load_n(&trace__cupti.worker.ending, __ATOMIC_ACQUIRE))
        trace__cupti_leave();
    __atomic_store_n(&trace__cupti.launch.closing, 0, __ATOMIC_RELAXED);
    if (here && trace__gating_lock(&cancel)) {
        trace__cupti_gates();
        trace__gating_unlock(cancel);
    }
}

/* Who goes by a number of steps; NULL: nobody. */
static const trace__when *trace__cupti_by_number(void)
{
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        const trace__when *when = &trace__schedules[i].when;
        if (trace__schedules[i].chosen && when->every.n && !when->every.timed && !when->length.timed)
            return when;
    }
    return NULL;
}

/* What coming and going took, or its absence, for who wonders about the time of a loop. By exit(). */
static void trace__cupti_tell(void)
{
    uint64_t each = __atomic_load_n(&trace__cupti.worker.mean_ns, __ATOMIC_RELAXED);
    char text[192];
    const char *why = __atomic_load_n(&trace__cupti.worker.short_pauses, __ATOMIC_RELAXED) > 1 ? "rests were too short for CUPTI to be given back, which costs more than half of recording"
                      : __atomic_load_n(&trace__cupti.worker.costly, __ATOMIC_RELAXED)   ? "CUPTI came and went for each recording window, and launches waited"
                                                                                : NULL;
    const trace__when *when = trace__cupti_by_number();
    if (why && when) {
        uint64_t length = when->length.n ? when->length.n : 1;
        trace__text(trace__decimal(trace__text(trace__decimal(trace__text(trace__text(text, why), ": every="), when->every.n * 10, 1), ",length="), length * 10, 1), " costs less");
        trace_info("note.cupti", text);
    }
    if (each) {
        trace__text(trace__decimal(text, each / 1000, 1), " us, and giving it back");
        trace_info("cuda.cupti.taking_up", text);
    }
}

/* ---- the end without exit handlers ------------------------------------------------------------------------------------------ */


/* From the recorder's own thread, whose stack is too small for CUPTI. */
static void trace__cupti_last(void)
{
    uint64_t until = trace__os_clock_ns(1) + 1000000000u;
    if (__atomic_load_n(&trace__cupti.worker.process, __ATOMIC_ACQUIRE) != trace__os_pid() || !trace__cupti_has_beside() || __atomic_load_n(&trace__cupti.worker.ending, __ATOMIC_ACQUIRE))
        return;
    __atomic_store_n(&trace__cupti.worker.last_flush, 1, __ATOMIC_RELEASE);
    trace__cupti_wake();
    while (__atomic_load_n(&trace__cupti.worker.last_flush, __ATOMIC_ACQUIRE) == 1 && trace__os_clock_ns(1) < until)
        trace__os_wait(&trace__cupti.worker.last_flush, 1, 1000000000u);
}
/* Buffers with work that has not ended come only when forced, and that work is lost with them: the process may go on (an exec that fails). */
static void trace__cupti_look_last(void)
{
    if (__atomic_load_n(&trace__cupti.worker.last_flush, __ATOMIC_ACQUIRE) != 1)
        return;
    trace__cupti_flush();
    if (trace__cupti_awaits())
        trace__cupti_flush_with(TRACE__CUPTI_FORCED, 1000);
    __atomic_store_n(&trace__cupti.worker.last_flush, 2, __ATOMIC_RELEASE);
    trace__os_wake(&trace__cupti.worker.last_flush);
}

/* What is complete is handed over so often that a kill costs less than a tenth of a second; what is not, for the device never rests, at the next wait for it. */
static bool trace__cupti_hand_over(uint64_t *handed, uint64_t now)
{
    if (now - *handed < TRACE__CUPTI_PERIOD || !trace__cupti_awaits())
        return false;
    *handed = now;
    trace__cupti_flush_with(0, 1000);
    if (trace__cupti_awaits())
        __atomic_store_n(&trace__cupti.activity.flush_due, 1, __ATOMIC_RELAXED);
    return true;
}

static void *trace__cupti_beside(void *arg)
{
    uint64_t flushed = trace__os_clock_ns(1), handed = flushed, pause = 0, now;
    bool hears, waits;
    TRACE__SYS2(SYS_prctl, 15 /* PR_SET_NAME */, "trace-cupti");
    while (!__atomic_load_n(&trace__cupti.worker.ending, __ATOMIC_ACQUIRE) && !trace__main_is_gone()) {
        uint32_t bell = __atomic_load_n(&trace__cupti.worker.wakeups, __ATOMIC_ACQUIRE);
        trace__cupti_look_last();
        trace__cupti_renew();
        hears = trace__cupti_still_hears();
        waits = trace__cupti_fulfil();
        pause = !hears && !waits ? 1000000000u : pause >= 500000000u ? 1000000u : pause * 2; /* ever more rarely */
        now = trace__os_clock_ns(1);
        if (trace__pc_settle() || now - flushed >= 1000000000u) {
            trace__cupti_flush();
            flushed = now;
            continue;
        }
        if (trace__cupti_hand_over(&handed, now))
            continue;
        if (pause > TRACE__CUPTI_PERIOD && trace__cupti_awaits())
            pause = TRACE__CUPTI_PERIOD;
        if (!__atomic_load_n(&trace__cupti.worker.ending, __ATOMIC_ACQUIRE))
            trace__os_wait(&trace__cupti.worker.wakeups, bell, pause);
    }
    if (trace__pc_here())
        trace__cupti_flush_with(0, 1000); /* the device's name comes first */
    trace__pc_finish();
    return arg;
}

/* The first buffer of a process: CUDA is up, so that what is registered now runs before CUDA's own teardown. */
static void trace__cupti_at_work(void)
{
    uint32_t me = trace__os_pid();
    pthread_attr_t attr;
    pthread_t thread;
    uint64_t saved;
    if (__atomic_exchange_n(&trace__cupti.worker.process, me, __ATOMIC_ACQ_REL) == me)
        return;
    trace__cupti.worker.ending = 0;
    atexit(trace__cupti_bye);
    if (trace__option_is(TRACE__OPTION_HELPER, "0"))
        return;
    trace__os_block_signals(&saved);
    if (pthread_attr_init(&attr) == 0) {
        pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
        __atomic_store_n(&trace__cupti.worker.running, pthread_create(&thread, &attr, trace__cupti_beside, NULL) == 0, __ATOMIC_RELAXED);
        pthread_attr_destroy(&attr);
    }
    trace__os_restore_signals(&saved);
}
