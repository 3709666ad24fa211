/* cuda/pc_sampling/sampling.c - instruction sampling: CUPTI samples program counters continuously, while kernels run as
 * usual
 *
 * A context is sampled from when it is made, or from its first launch. Sampling is started by a call of our own,
 * because that call says when another process has the device (CUPTI's HARDWARE_BUSY); sampling that starts by itself
 * crashes the process then.
 * A refused context is not asked for again. After a refused start CUPTI 13.0 times no kernel of the process until it is
 * detached: cuda/cupti/worker.c attaches anew, and cuda/pc_sampling/gpu_lock.c makes that rare.
 *
 * CUPTI adds up samples, one record an instruction. The worker fetches them every second, and so does who flushes,
 * unloads a module, or ends a context or the process. The worker also stops and starts sampling for trace_pause() and
 * trace_resume(), since
 * CUPTI may wait for kernels there.
 *
 * Kernels are timed while they are sampled: without records of kernels CUPTI 13.0 knows of no sample which kernel it is
 * in.
 *
 * One thread at a time enters. One that comes from a callback of CUPTI may hold locks of the driver that the other one
 * wants, so nobody waits longer than a second: it does without, and a context that it wanted to end is marked as
 * gone. */

enum {
    TRACE__PC_KEPT = 4096,    /* records that CUPTI keeps while modules change and contexts end */
    TRACE__PC_FETCHED = 2048, /* records fetched at a time */
    TRACE__PC_FETCHES = 256,  /* of one context at a time, at most */
    /* of TRACE_PC_SAMPLING=1: 2^17 cycles. CUPTI's own 2^11 give more samples than it decodes */
    TRACE__PC_PERIOD_OURS = 17,
    /* at that period: the buffer that the device fills and CUPTI's threads empty; resident */
    TRACE__PC_DEVICE_MIB = 32,
    TRACE__PC_DEVICE_MOST = 512 /* what CUPTI takes by itself */
};

static __thread bool trace__pc_inside __attribute__((tls_model("initial-exec")));

/* ---- one at a time --------------------------------------------------------------------------------------------------- */

static bool trace__pc_enter(void)
{
    uint64_t until;
    if (trace__pc_inside || __atomic_load_n(&trace__pc.process, __ATOMIC_ACQUIRE) != trace__os_pid())
        return false;
    until = trace__os_clock_ns(1) + (__atomic_load_n(&trace__pc.lock_stuck, __ATOMIC_RELAXED) ? 0 : 1000000000);
    while (__atomic_exchange_n(&trace__pc.lock, 1, __ATOMIC_ACQUIRE)) {
        if (trace__os_clock_ns(1) > until) {
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

static void trace__pc_set(struct trace__pc_context *c, void *context) /* entered; others may be looking for it */
{
    __atomic_store_n(&c->context, context, __ATOMIC_RELAXED);
}

/* ---- what CUPTI answers ------------------------------------------------------------------------------------------------ */

/* Kernels are timed as without sampling. */
static void trace__pc_kernels_as_ever(void)
{
    int32_t kind = __atomic_exchange_n(&trace__pc.kernel_kind, TRACE__CUPTI_CONCURRENT_KERNEL, __ATOMIC_RELAXED);
    if (kind == TRACE__CUPTI_CONCURRENT_KERNEL || !trace__cupti_is(TRACE__CUPTI_STATE_RECORDING))
        return;
    trace__cupti.functions.cuptiActivityDisable(kind);
    trace__cupti.functions.cuptiActivityEnable(TRACE__CUPTI_CONCURRENT_KERNEL);
}

/* Entered: whether any context is sampled. */
static bool trace__pc_samples(void)
{
    const struct trace__pc_context *c;
    for (c = trace__pc.contexts; c < trace__pc.contexts + TRACE__PC_CONTEXTS; c++)
        if (c->context && c->state != TRACE__PC_REFUSED && !__atomic_load_n(&c->gone, __ATOMIC_ACQUIRE))
            return true;
    return false;
}

/* What a refused start means for the rest of the recording. `others`: another context of this process is sampled. */
static const char *trace__pc_consequence(bool others)
{
    if (!__atomic_load_n(&trace__pc.kernels_untimed, __ATOMIC_RELAXED))
        return "the rest is recorded";
    if (!trace__cupti_renewable())
        return "the rest is recorded, but not kernels launched from now on";
    return others ? "the rest is recorded, but not kernels of this CUDA context, perhaps of others, as long as another "
                    "one is sampled"
                  : "the rest is recorded, but not kernels launched before CUPTI is attached anew, which may wait "
                    "until none runs";
}

/* Once a process. `call` is NULL where CUPTI was not asked, because another process with trace.h samples the GPU. */
static void trace__pc_warn_refused(const struct trace__pc_context *c, const char *call, int32_t result,
                                   const char *rest)
{
    bool ours = call && trace__pc_gpu_at(c->device)->contexts > 1;
    const char *who = ours ? "another CUDA context samples this GPU" : "another process samples this GPU";
    if (trace__pc.refusal_said)
        return;
    trace__pc.refusal_said = true;
    if (!call)
        trace__warn("%s, which serves one at a time: no PC samples here, %s", who, rest);
    else if (result == TRACE__CUPTI_BUSY)
        trace__warn("%s, which serves one at a time: no PC samples here, %s (%s: CUPTI error %d, HARDWARE_BUSY)", who,
                    rest, call, (int)result);
    else if (result == TRACE__CUPTI_NO_RIGHTS || result == TRACE__CUPTI_NO_RIGHTS_GUEST)
        trace__warn(
            "PC samples are for root, or for all once the nvidia module has NVreg_RestrictProfilingToAdminUsers=0 "
            "(CUPTI error %d, ERR_NVGPUCTRPERM); %s",
            (int)result, rest);
    else
        trace__warn("PC sampling does not work here (%s: CUPTI error %d); %s", call, (int)result, rest);
}

/* The context is not sampled. `call`: the function of CUPTI that failed, or NULL. */
static void trace__pc_refused(struct trace__pc_context *c, const char *call, int32_t result)
{
    bool others;
    c->state = TRACE__PC_REFUSED;
    others = trace__pc_samples();
    if (!others)
        trace__pc_kernels_as_ever();
    trace__pc_warn_refused(c, call, result, trace__pc_consequence(others));
    if (call)
        trace__pc_gpu_release(c->device);
    trace__cupti_wake();
}

/* ---- fetching ---------------------------------------------------------------------------------------------------------- */

static size_t trace__pc_record_bytes(void)
{
    return trace__cupti.version < TRACE__CUPTI_API_12_4 ? offsetof(trace__pc_record, correlation)
                                                        : sizeof(trace__pc_record);
}

static int32_t trace__pc_do(int32_t (*f)(trace__pc_call *), void *context, size_t bytes, void *data, void *list)
{
    trace__pc_call call;
    memset(&call, 0, sizeof call);
    call.bytes = bytes;
    call.context = context;
    call.what.data = data;
    call.list = list;
    return f(&call);
}

static void trace__pc_ready(trace__pc_data *d, uint32_t reasons)
{
    size_t i, bytes = trace__pc_record_bytes();
    for (i = 0; i < d->room; i++)
        ((trace__pc_record *)(void *)(d->records + i * bytes))->nreasons = reasons;
    d->n = d->remaining = 0;
    d->samples = d->dropped = d->elsewhere = 0;
    d->full = 0;
}

static void trace__pc_take(struct trace__pc_context *c, const trace__pc_data *d)
{
    if (!__atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED))
        trace__pc_take_data(d, trace__pc_record_bytes(), c->track, &c->reasons);
}

/* Records all samples there are, those in `kept` first. */
static void trace__pc_fetch(struct trace__pc_context *c)
{
    int32_t result;
    uint32_t i;
    if (c->state == TRACE__PC_REFUSED)
        return;
    if (!c->track && c->device < TRACE__CUPTI_GPUS) { /* by now the device's name may be known */
        trace__cupti_lock();
        c->track = trace__cupti_gpu_of(c->device)->track;
        trace__cupti_unlock();
    }
    for (i = 0; i < TRACE__PC_FETCHES; i++) {
        trace__pc_ready(&c->fetched, TRACE__PC_REASONS);
        result = trace__pc_do(trace__pc.functions.cuptiPCSamplingGetData, c->context, TRACE__PC_CALL_DATA, &c->fetched,
                              NULL);
        if (result == TRACE__CUPTI_OK || result == TRACE__CUPTI_NO_MEMORY)
            trace__pc_take(c, &c->fetched);
        if (result == TRACE__CUPTI_NO_MEMORY && c->fetched.full) {
            trace__lost(1);
            trace__warn("the device's buffer of PC samples ran full, more were lost. A longer period or a larger "
                        "buffer (TRACE_PC_SAMPLING=%u,buffer=%u) helps",
                        (unsigned)(trace__pc.period < 31 ? trace__pc.period + 1 : 31),
                        (unsigned)trace__pc.buffer_mib * 2);
        } else if (result != TRACE__CUPTI_OK &&
                   __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED) == TRACE__PC_SAMPLING)
            trace__warn("PC samples cannot be fetched (cuptiPCSamplingGetData: CUPTI error %d)", (int)result);
        if (result != TRACE__CUPTI_OK || !c->fetched.n || !(c->fetched.remaining || c->kept.n || c->kept.remaining))
            return;
    }
}

static int32_t trace__pc_tell(int32_t (*f)(trace__pc_call *), struct trace__pc_context *c)
{
    return trace__pc_do(f, c->context, TRACE__PC_CALL_CONTEXT, NULL, NULL);
}

static void trace__pc_go(struct trace__pc_context *c)
{
    int32_t result = trace__pc_tell(trace__pc.functions.cuptiPCSamplingStart, c);
    if (result == TRACE__CUPTI_OK)
        c->state = TRACE__PC_RUNS;
    else {
        __atomic_store_n(&trace__pc.kernels_untimed, 1, __ATOMIC_RELAXED);
        trace__pc_refused(c, "cuptiPCSamplingStart", result);
    }
}

/* Where sampling cannot be stopped, its samples are dropped. */
static void trace__pc_settle_one(struct trace__pc_context *c)
{
    if (c->state == TRACE__PC_RUNS && trace__pc.applied &&
        trace__pc_tell(trace__pc.functions.cuptiPCSamplingStop, c) == TRACE__CUPTI_OK) {
        c->state = TRACE__PC_STOPPED;
        trace__pc_fetch(c);
    } else if (c->state == TRACE__PC_STOPPED && !trace__pc.applied)
        trace__pc_go(c);
}

static void trace__pc_forget(struct trace__pc_context *c)
{
    if (c->state != TRACE__PC_REFUSED)
        trace__pc_gpu_release(c->device);
    trace__pc_set(c, NULL);
}

/* Ends sampling of a context: CUPTI puts what is left into `kept`. */
static void trace__pc_end(struct trace__pc_context *c)
{
    trace__pc_fetch(c); /* for what follows may wait for kernels */
    if (c->state == TRACE__PC_RUNS && trace__pc_tell(trace__pc.functions.cuptiPCSamplingStop, c) == TRACE__CUPTI_OK)
        trace__pc_fetch(c);
    trace__pc_ready(&c->kept, TRACE__PC_REASONS);
    if (c->state != TRACE__PC_REFUSED &&
        trace__pc_tell(trace__pc.functions.cuptiPCSamplingDisable, c) == TRACE__CUPTI_OK)
        trace__pc_take(c, &c->kept);
    trace__pc_forget(c);
}

/* Calls f for each context, made current: the calling thread may have none. */
static void trace__pc_each(void (*f)(struct trace__pc_context *))
{
    void *popped;
    uint32_t i;
    for (i = 0; i < TRACE__PC_CONTEXTS; i++) {
        struct trace__pc_context *c = &trace__pc.contexts[i];
        if (__atomic_load_n(&c->gone, __ATOMIC_ACQUIRE)) {
            trace__pc_forget(c);
            c->gone = 0;
        }
        if (!c->context || c->state == TRACE__PC_REFUSED ||
            (trace__pc.driver.push && trace__pc.driver.push(c->context) != 0))
            continue;
        f(c);
        if (trace__pc.driver.push)
            trace__pc.driver.pop(&popped);
    }
}

static void trace__pc_fetch_all(void)
{
    TRACE__SAVE_ERRNO;
    if (trace__pc_enter()) {
        trace__pc.records.lines_deadline = trace__os_clock_ns(1) + TRACE__PC_LINES_NS;
        trace__pc_each(trace__pc_fetch);
        trace__pc_find_late(TRACE__PC_LINES_NS);
        trace__pc_leave();
    }
    TRACE__RESTORE_ERRNO;
}

/* By the worker, or by exit() where there is none. */
static void trace__pc_finish(void)
{
    if (trace__pc_enter()) {
        __atomic_store_n(&trace__pc.state, TRACE__PC_OVER, __ATOMIC_RELAXED);
        trace__pc.records.lines_deadline = trace__os_clock_ns(1) + 40 * (uint64_t)TRACE__PC_LINES_NS;
        trace__pc_each(trace__pc_end);
        trace__pc_find_late(40 * (uint64_t)TRACE__PC_LINES_NS);
        trace__pc_judge();
        trace__pc_leave();
    }
    __atomic_store_n(&trace__pc.finished, 1, __ATOMIC_RELEASE);
    trace__os_wake(&trace__pc.finished);
}

/* CUPTI is about to be detached: nothing is sampled again. */
static void trace__pc_over(void)
{
    uint32_t state = __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED);
    if (state == TRACE__PC_WANTED || state == TRACE__PC_SAMPLING)
        trace__pc_finish();
    __atomic_store_n(&trace__pc.state, TRACE__PC_OVER, __ATOMIC_RELAXED); /* also where there was no context yet */
    trace__pc_kernels_as_ever();
}

static bool trace__pc_here(void)
{
    return __atomic_load_n(&trace__pc.process, __ATOMIC_ACQUIRE) == trace__os_pid();
}

/* By the worker. Whether a start was refused and no other context is sampled: then CUPTI is to be attached anew, and
 * nothing is sampled any more. */
static bool trace__pc_gives_way(void)
{
    bool way;
    if (!trace__pc_here() || !__atomic_load_n(&trace__pc.kernels_untimed, __ATOMIC_RELAXED) || !trace__pc_enter())
        return false;
    way = !trace__pc_samples();
    if (way) {
        trace__pc.kernels_untimed = 0;
        __atomic_store_n(&trace__pc.state, TRACE__PC_OVER, __ATOMIC_RELAXED);
        trace__pc_kernels_as_ever();
    }
    trace__pc_leave();
    return way;
}

/* From exit(). `worker`: there is one, which ends sampling. A kernel without end must not keep the process: five
 * seconds at most. */
static void trace__pc_exit(bool worker)
{
    uint64_t until = trace__os_clock_ns(1) + 5000000000u;
    if (!trace__pc_here())
        return;
    if (!worker)
        trace__pc_finish();
    while (!__atomic_load_n(&trace__pc.finished, __ATOMIC_ACQUIRE) && trace__os_clock_ns(1) < until)
        trace__os_wait(&trace__pc.finished, 0, 100000000);
}

/* Samples before a pause are recorded, those in it are dropped. The worker stops and starts sampling as soon as it
 * can. */
static void trace__pc_set_recorded(bool on)
{
    uint32_t state = __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED);
    if ((state != TRACE__PC_WANTED && state != TRACE__PC_SAMPLING) ||
        __atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED) == !on)
        return;
    trace__pc_fetch_all();
    __atomic_store_n(&trace__pc.paused, !on, __ATOMIC_RELAXED);
    trace__cupti_wake();
}

/* By the worker alone. False: there was nothing to do, or it could not be done now. */
static bool trace__pc_settle(void)
{
    uint32_t paused = __atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED);
    if (!trace__pc_here() || paused == __atomic_load_n(&trace__pc.applied, __ATOMIC_RELAXED) || !trace__pc_enter())
        return false;
    __atomic_store_n(&trace__pc.applied, __atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
    trace__pc_each(trace__pc_settle_one);
    trace__pc_leave();
    return true;
}

/* ---- contexts ------------------------------------------------------------------------------------------------------------ */

static struct trace__pc_context *trace__pc_find(void *context)
{
    uint32_t i;
    for (i = 0; i < TRACE__PC_CONTEXTS; i++)
        if (context && __atomic_load_n(&trace__pc.contexts[i].context, __ATOMIC_RELAXED) == context)
            return &trace__pc.contexts[i];
    return NULL;
}

/* Memory comes first: CUPTI is documented to refuse settings when other calls come between enabling and them. */
static bool trace__pc_memory(trace__pc_data *d, size_t records)
{
    size_t i, bytes = trace__pc_record_bytes(), each = bytes + TRACE__PC_REASONS * sizeof(trace__pc_reason);
    trace__pc_reason *reasons;
    if (!d->records && !(d->records = (unsigned char *)trace__os_memory(records * each, false)))
        return false;
    d->bytes = sizeof *d;
    d->room = records;
    reasons = (trace__pc_reason *)(void *)(d->records + records * bytes);
    for (i = 0; i < records; i++) {
        trace__pc_record *r = (trace__pc_record *)(void *)(d->records + i * bytes);
        r->bytes = bytes;
        r->reasons = reasons + i * TRACE__PC_REASONS;
    }
    trace__pc_ready(d, TRACE__PC_REASONS);
    return true;
}

typedef char trace__pc_name_memory[TRACE__PC_REASONS][TRACE__PC_REASON_NAME];

static int32_t trace__pc_ask_reasons(struct trace__pc_context *c, trace__pc_name_memory names)
{
    char *lines[TRACE__PC_REASONS];
    trace__pc_call call;
    size_t n = 0;
    uint32_t i;
    int32_t result =
        trace__pc_do(trace__pc.functions.cuptiPCSamplingGetNumStallReasons, c->context, TRACE__PC_CALL_DATA, &n, NULL);
    if (result != TRACE__CUPTI_OK || !n || n > TRACE__PC_REASONS)
        return result ? result : -1;
    for (i = 0; i < TRACE__PC_REASONS; i++)
        lines[i] = names[i];
    memset(&call, 0, sizeof call);
    call.bytes = TRACE__PC_CALL_NAMES;
    call.context = c->context;
    call.what.n = n;
    call.list = c->reasons.index;
    call.names = lines;
    c->reasons.n = (uint32_t)n;
    return trace__pc.functions.cuptiPCSamplingGetStallReasons(&call);
}

static int32_t trace__pc_configure(struct trace__pc_context *c)
{
    trace__pc_setting s[6];
    memset(s, 0, sizeof s);
    s[0].what = TRACE__PC_MODE;
    s[0].value.number = TRACE__PC_CONTINUOUS;
    s[1].what = TRACE__PC_REASONS_WANTED;
    s[1].value.reasons.n = c->reasons.n;
    s[1].value.reasons.indexes = c->reasons.index;
    s[2].what = TRACE__PC_BUFFER;
    s[2].value.pointer = &c->kept;
    s[3].what = TRACE__PC_PERIOD;
    s[3].value.number = trace__pc.period;
    s[4].what = TRACE__PC_START_STOP;
    s[4].value.number = 1;
    s[5].what = TRACE__PC_DEVICE_BYTES;
    s[5].value.size = (size_t)trace__pc.buffer_mib << 20;
    return trace__pc_do(trace__pc.functions.cuptiPCSamplingSetConfigurationAttribute, c->context,
                        TRACE__PC_CALL_SETTINGS, (void *)(uintptr_t)(sizeof s / sizeof *s), s);
}

static void trace__pc_write_period(void *context)
{
    int32_t (*get)(trace__pc_call *) = trace__pc.functions.cuptiPCSamplingGetConfigurationAttribute;
    trace__pc_setting s;
    char text[32];
    memset(&s, 0, sizeof s);
    s.what = TRACE__PC_PERIOD;
    if (trace__pc_do(get, context, TRACE__PC_CALL_SETTINGS, (void *)(uintptr_t)1, &s) == TRACE__CUPTI_OK &&
        s.value.number < 64) {
        trace__decimal(text, 1ul << s.value.number, 1);
        trace_info("cuda.pc_sampling.cycles", text);
    }
}

static int32_t trace__pc_prepare(struct trace__pc_context *c, trace__pc_name_memory names, const char **call)
{
    int32_t result = trace__pc_tell(trace__pc.functions.cuptiPCSamplingEnable, c);
    *call = "cuptiPCSamplingEnable";
    if (result != TRACE__CUPTI_OK)
        return result;
    if ((result = trace__pc_ask_reasons(c, names)) != TRACE__CUPTI_OK)
        *call = "cuptiPCSamplingGetStallReasons";
    else if ((result = trace__pc_configure(c)) != TRACE__CUPTI_OK)
        *call = "cuptiPCSamplingSetConfigurationAttribute";
    if (result != TRACE__CUPTI_OK)
        trace__pc_tell(trace__pc.functions.cuptiPCSamplingDisable, c);
    return result;
}

static void trace__pc_add(struct trace__pc_context *c, void *context, trace__pc_name_memory names)
{
    const char *call;
    uint32_t i;
    int32_t result;
    c->track = 0;
    c->state = TRACE__PC_REFUSED;
    trace__pc_set(c, context);
    if (trace__pc.functions.cuptiGetDeviceId(context, &c->device) != TRACE__CUPTI_OK)
        c->device = TRACE__CUPTI_GPUS;
    if (!trace__pc_gpu_acquire(c->device)) {
        trace__pc_refused(c, NULL, TRACE__CUPTI_BUSY);
        return;
    }
    result = trace__pc_prepare(c, names, &call);
    if (result != TRACE__CUPTI_OK) {
        trace__pc_refused(c, call, result);
        return;
    }
    for (i = 0; i < c->reasons.n; i++)
        c->reasons.number[i] = trace__pc_reason_of(names[i]);
    trace__pc_write_period(context);
    __atomic_store_n(&trace__pc.state, TRACE__PC_SAMPLING, __ATOMIC_RELAXED);
    trace__pc_go(c);
    if (__atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED)) { /* paused: the worker stops it */
        __atomic_store_n(&trace__pc.applied, 0, __ATOMIC_RELAXED);
        trace__cupti_wake();
    }
}

/* Entered: starts sampling of the context if it is new. */
static void trace__pc_see(void *context)
{
    trace__pc_name_memory *names;
    struct trace__pc_context *c = trace__pc.contexts;
    if (trace__pc_find(context))
        return;
    while (c < trace__pc.contexts + TRACE__PC_CONTEXTS && c->context)
        c++;
    names = (trace__pc_name_memory *)trace__os_memory(sizeof *names, false);
    if (c < trace__pc.contexts + TRACE__PC_CONTEXTS && names && trace__pc_memory(&c->kept, TRACE__PC_KEPT) &&
        trace__pc_memory(&c->fetched, TRACE__PC_FETCHED))
        trace__pc_add(c, context, *names);
    else
        trace__warn("no memory for PC samples of one more CUDA context");
    if (names)
        trace__os_release(names, sizeof *names);
}

static void trace__pc_begin(void *context)
{
    uint32_t nobody = 0, me = trace__os_pid(), state = __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED);
    if (!context || trace__pc_inside || (state != TRACE__PC_WANTED && state != TRACE__PC_SAMPLING))
        return;
    __atomic_compare_exchange_n(&trace__pc.process, &nobody, me, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
    trace__cupti_begin_worker();
    if (trace__pc_enter()) {
        trace__pc_see(context);
        trace__pc_leave();
    }
}

/* ---- CUPTI's callbacks ------------------------------------------------------------------------------------------- */

static void trace__pc_context_ends(void *context)
{
    struct trace__pc_context *c = trace__pc_find(context);
    if (trace__pc.last_context == context)
        trace__pc.last_context = NULL;
    if (!c)
        return;
    if (trace__pc_enter()) {
        trace__pc.records.lines_deadline = trace__os_clock_ns(1) + TRACE__PC_LINES_NS;
        trace__pc_end(c);
        trace__pc_leave();
    } else
        __atomic_store_n(&c->gone, 1, __ATOMIC_RELEASE);
}

/* Addresses are about to mean other instructions, or already do. CUPTI keeps the samples of the old ones: they are
 * fetched now, so that nothing is mixed up. */
static void trace__pc_module_changes(void *context, const trace__pc_module *module, bool loaded)
{
    struct trace__pc_context *c = trace__pc_find(context);
    if (loaded)
        trace__pc_keep_cubin(module);
    if (!c || (loaded && !c->kept.n && !c->kept.remaining) || !trace__pc_enter())
        return;
    trace__pc.records.lines_deadline = 0; /* lines can wait */
    trace__pc_fetch(c);
    trace__pc_leave();
}

static __attribute__((noinline)) bool trace__pc_resource(uint32_t number, const trace__pc_resource_data *r)
{
    uint32_t pid = __atomic_load_n(&trace__pc.process, __ATOMIC_ACQUIRE);
    if (__atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED) == TRACE__PC_OVER || (pid && pid != trace__os_pid()))
        return true;
    TRACE__SAVE_ERRNO;
    switch (number) {
    case TRACE__CUPTI_CONTEXT_MADE: trace__pc_begin(r->context); break;
    case TRACE__CUPTI_CONTEXT_ENDS: trace__pc_context_ends(r->context); break;
    case TRACE__CUPTI_MODULE_LOADED: trace__pc_module_changes(r->context, r->module, true); break;
    case TRACE__CUPTI_MODULE_UNLOADS: trace__pc_module_changes(r->context, r->module, false); break;
    default: break;
    }
    TRACE__RESTORE_ERRNO;
    return true;
}

/* True: the callback is one of sampling, or of a call that we make here, and nobody else needs it. */
static bool trace__pc_handles(int32_t domain, uint32_t number, const void *data)
{
    return trace__pc_inside || (TRACE__UNLIKELY(domain == TRACE__CUPTI_RESOURCE) && trace__pc_resource(number, (const trace__pc_resource_data *)data));
}

/* The first launch in a context. CUPTI has no callback for contexts that were made before it was attached. */
static __attribute__((noinline)) void trace__pc_register(void *context)
{
    TRACE__SAVE_ERRNO;
    if (!trace__pc_find(context))
        trace__pc_begin(context);
    __atomic_store_n(&trace__pc.last_context, context, __ATOMIC_RELAXED);
    TRACE__RESTORE_ERRNO;
}
static bool trace__pc_wanted(void)
{
    return __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED) != TRACE__PC_OFF;
}
static void trace__pc_launch(void *context)
{
    if (TRACE__UNLIKELY(trace__pc_wanted()) && __atomic_load_n(&trace__pc.last_context, __ATOMIC_RELAXED) != context)
        trace__pc_register(context);
}
