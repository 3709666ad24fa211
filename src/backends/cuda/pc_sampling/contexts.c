/* cuda/pc_sampling/contexts.c - a context from its first launch to its end: prepared, started, stopped, forgotten
 *
 * Sampling is started by a call of our own, because that call says when another process has the device (CUPTI's
 * HARDWARE_BUSY); sampling that starts by itself crashes the process then. A refused context is not asked for again.
 * Callers have entered, except those of trace__pc_find(). */

/* Others may be looking for it. */
static void trace__pc_set(struct trace__pc_context *c, void *context)
{
    __atomic_store_n(&c->context, context, __ATOMIC_RELAXED);
}

static struct trace__pc_context *trace__pc_find(void *context)
{
    uint32_t i;
    for (i = 0; i < TRACE__PC_CONTEXTS; i++)
        if (context && __atomic_load_n(&trace__pc.contexts[i].context, __ATOMIC_RELAXED) == context)
            return &trace__pc.contexts[i];
    return NULL;
}

typedef char trace__pc_name_memory[TRACE__PC_REASONS][TRACE__PC_REASON_NAME];

static int32_t trace__pc_ask_reasons(struct trace__pc_context *c, trace__pc_name_memory names)
{
    char *lines[TRACE__PC_REASONS];
    trace__pc_call call;
    size_t n = 0;
    uint32_t i;
    int32_t result = trace__pc_call_with(trace__pc.functions.cuptiPCSamplingGetNumStallReasons, c->context,
                                         TRACE__PC_CALL_DATA, &n, NULL);
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
    return trace__pc_call_with(trace__pc.functions.cuptiPCSamplingSetConfigurationAttribute, c->context,
                               TRACE__PC_CALL_SETTINGS, (void *)(uintptr_t)(sizeof s / sizeof *s), s);
}

static void trace__pc_write_period(void *context)
{
    int32_t (*get)(trace__pc_call *) = trace__pc.functions.cuptiPCSamplingGetConfigurationAttribute;
    trace__pc_setting s;
    char text[32];
    memset(&s, 0, sizeof s);
    s.what = TRACE__PC_PERIOD;
    if (trace__pc_call_with(get, context, TRACE__PC_CALL_SETTINGS, (void *)(uintptr_t)1, &s) == TRACE__CUPTI_OK &&
        s.value.number < 64) {
        trace__decimal(text, 1ul << s.value.number, 1);
        trace_info("cuda.pc_sampling.cycles", text);
    }
}

static int32_t trace__pc_prepare(struct trace__pc_context *c, trace__pc_name_memory names, const char **call)
{
    int32_t result = trace__pc_call_context(trace__pc.functions.cuptiPCSamplingEnable, c);
    *call = "cuptiPCSamplingEnable";
    if (result != TRACE__CUPTI_OK)
        return result;
    if ((result = trace__pc_ask_reasons(c, names)) != TRACE__CUPTI_OK)
        *call = "cuptiPCSamplingGetStallReasons";
    else if ((result = trace__pc_configure(c)) != TRACE__CUPTI_OK)
        *call = "cuptiPCSamplingSetConfigurationAttribute";
    if (result != TRACE__CUPTI_OK)
        trace__pc_call_context(trace__pc.functions.cuptiPCSamplingDisable, c);
    return result;
}

static void trace__pc_start_context(struct trace__pc_context *c)
{
    int32_t result = trace__pc_call_context(trace__pc.functions.cuptiPCSamplingStart, c);
    if (result == TRACE__CUPTI_OK)
        trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_START);
    else {
        __atomic_store_n(&trace__pc.kernels_untimed, 1, __ATOMIC_RELAXED);
        trace__pc_refused(c, "cuptiPCSamplingStart", result);
    }
}

static void trace__pc_add(struct trace__pc_context *c, void *context, trace__pc_name_memory names)
{
    const char *call;
    uint32_t i;
    int32_t result;
    c->track = 0;
    trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_ADD);
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
    if (trace__pc_change(TRACE__PC_EVENT_BEGIN) != TRACE__PC_STATE_SAMPLING) { /* it ended meanwhile */
        trace__pc_call_context(trace__pc.functions.cuptiPCSamplingDisable, c);
        trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_REFUSE);
        trace__pc_gpu_release(c->device);
        return;
    }
    trace__pc_start_context(c);
    if (__atomic_load_n(&trace__pc.paused, __ATOMIC_RELAXED)) { /* paused: the worker stops it */
        __atomic_store_n(&trace__pc.applied, 0, __ATOMIC_RELAXED);
        trace__cupti_wake();
    }
}

/* Entered: starts sampling of the context if it is new. */
static void trace__pc_sample(void *context)
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

/* Where sampling cannot be stopped, its samples are dropped. */
static void trace__pc_apply_pause_to(struct trace__pc_context *c)
{
    if (c->state == TRACE__PC_CONTEXT_STATE_RUNNING && trace__pc.applied &&
        trace__pc_call_context(trace__pc.functions.cuptiPCSamplingStop, c) == TRACE__CUPTI_OK) {
        trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_STOP);
        trace__pc_fetch(c);
    } else if (c->state == TRACE__PC_CONTEXT_STATE_STOPPED && !trace__pc.applied)
        trace__pc_start_context(c);
}

/* CUPTI leaves samples on the device until a buffer is full or sampling stops: it stops, and goes on at once. */
static void trace__pc_settle(struct trace__pc_context *c)
{
    bool stopped = c->state == TRACE__PC_CONTEXT_STATE_RUNNING &&
                   trace__pc_call_context(trace__pc.functions.cuptiPCSamplingStop, c) == TRACE__CUPTI_OK;
    if (stopped)
        trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_STOP);
    trace__pc_fetch(c);
    if (stopped)
        trace__pc_start_context(c);
}

static void trace__pc_forget(struct trace__pc_context *c)
{
    if (trace__pc_is_sampled(c))
        trace__pc_gpu_release(c->device);
    trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_END);
    trace__pc_set(c, NULL);
}

/* What can be had while sampling goes on. CUPTI promises samples of a range that was started by a call only once it has
 * been stopped. 13.0 gives what it has decoded; 13.3 is reported to give nothing then, and to drop it. */
static bool trace__pc_gives_while_running(void) { return trace__cupti.version < TRACE__CUPTI_API_13_3; }
static void trace__pc_fetch_running(struct trace__pc_context *c)
{
    if (trace__pc_gives_while_running())
        trace__pc_fetch(c);
    else
        trace__pc_settle(c);
}

/* Ends sampling of a context: CUPTI puts what is left into `kept`. */
static void trace__pc_end_context(struct trace__pc_context *c)
{
    if (trace__pc_gives_while_running())
        trace__pc_fetch(c); /* for what follows may wait for kernels */
    if (c->state == TRACE__PC_CONTEXT_STATE_RUNNING &&
        trace__pc_call_context(trace__pc.functions.cuptiPCSamplingStop, c) == TRACE__CUPTI_OK) {
        trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_STOP);
        trace__pc_fetch(c);
    }
    trace__pc_ready(&c->kept, TRACE__PC_REASONS);
    if (trace__pc_is_sampled(c) &&
        trace__pc_call_context(trace__pc.functions.cuptiPCSamplingDisable, c) == TRACE__CUPTI_OK)
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
        if (!c->context || !trace__pc_is_sampled(c) ||
            (trace__pc.driver.push && trace__pc.driver.push(c->context) != 0))
            continue;
        f(c);
        if (trace__pc.driver.push)
            trace__pc.driver.pop(&popped);
    }
}
