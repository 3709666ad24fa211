/* cuda/pc_sampling/fetch.c - samples that CUPTI has added up become records, and memory for them
 *
 * CUPTI has one record an instruction. Callers have entered. */

enum {
    TRACE__PC_KEPT = 4096,    /* records that CUPTI keeps while modules change and contexts end */
    TRACE__PC_FETCHED = 2048, /* records fetched at a time */
    TRACE__PC_FETCHES = 256   /* of one context at a time, at most */
};

static size_t trace__pc_record_bytes(void)
{
    return trace__cupti.version < TRACE__CUPTI_API_12_4 ? offsetof(trace__pc_record, correlation)
                                                        : sizeof(trace__pc_record);
}

static int32_t trace__pc_call_with(int32_t (*f)(trace__pc_call *), void *context, size_t bytes, void *data, void *list)
{
    trace__pc_call call;
    memset(&call, 0, sizeof call);
    call.bytes = bytes;
    call.context = context;
    call.what.data = data;
    call.list = list;
    return f(&call);
}

static int32_t trace__pc_call_context(int32_t (*f)(trace__pc_call *), struct trace__pc_context *c)
{
    return trace__pc_call_with(f, c->context, TRACE__PC_CALL_CONTEXT, NULL, NULL);
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
    if (!trace__pc_is_sampled(c))
        return;
    if (!c->track && c->device < TRACE__CUPTI_GPUS) { /* by now the device's name may be known */
        trace__cupti_lock();
        c->track = trace__cupti_gpu_of(c->device)->track;
        trace__cupti_unlock();
    }
    for (i = 0; i < TRACE__PC_FETCHES; i++) {
        trace__pc_ready(&c->fetched, TRACE__PC_REASONS);
        result = trace__pc_call_with(trace__pc.functions.cuptiPCSamplingGetData, c->context, TRACE__PC_CALL_DATA,
                                     &c->fetched, NULL);
        if (result == TRACE__CUPTI_OK || result == TRACE__CUPTI_NO_MEMORY)
            trace__pc_take(c, &c->fetched);
        if (result == TRACE__CUPTI_NO_MEMORY && c->fetched.full) {
            trace__lost(1);
            trace__warn("the device's buffer of PC samples ran full, more were lost. A longer period or a larger "
                        "buffer (TRACE_PC_SAMPLING=%u,buffer=%u) helps",
                        (unsigned)(trace__pc.period < 31 ? trace__pc.period + 1 : 31),
                        (unsigned)trace__pc.buffer_mib * 2);
        } else if (result != TRACE__CUPTI_OK &&
                   __atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED) == TRACE__PC_STATE_SAMPLING)
            trace__warn("PC samples cannot be fetched (cuptiPCSamplingGetData: CUPTI error %d)", (int)result);
        if (result != TRACE__CUPTI_OK || !c->fetched.n || !(c->fetched.remaining || c->kept.n || c->kept.remaining))
            return;
    }
}
