/* cuda/pc_sampling/callbacks.c - CUPTI's callbacks for contexts and modules, and the first launch in a context */

static void trace__pc_context_ends(void *context)
{
    struct trace__pc_context *c = trace__pc_find(context);
    if (trace__pc.last_context == context)
        trace__pc.last_context = NULL;
    if (!c)
        return;
    if (trace__pc_enter()) {
        trace__pc.records.lines_deadline = trace__os_clock_ns(TRACE__MONOTONIC) + TRACE__PC_LINES_NS;
        trace__pc_end_context(c);
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
    if (!c || (loaded && !c->kept.n && !c->kept.remaining) ||
        (c->state == TRACE__PC_CONTEXT_STATE_RUNNING && !trace__pc_gives_while_running()) || !trace__pc_enter())
        return; /* it is not stopped here: that may wait for kernels, and the driver holds its locks */
    trace__pc.records.lines_deadline = 0; /* lines can wait */
    trace__pc_fetch(c);
    trace__pc_leave();
}

static __attribute__((noinline)) bool trace__pc_resource(uint32_t number, const trace__pc_resource_data *r)
{
    uint32_t pid = __atomic_load_n(&trace__pc.process, __ATOMIC_ACQUIRE);
    if (__atomic_load_n(&trace__pc.state, __ATOMIC_RELAXED) == TRACE__PC_STATE_OVER || (pid && pid != trace__os_pid()))
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
    return trace__pc_inside || (TRACE__UNLIKELY(domain == TRACE__CUPTI_RESOURCE) &&
                                trace__pc_resource(number, (const trace__pc_resource_data *)data));
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

static void trace__pc_launch(void *context)
{
    if (TRACE__UNLIKELY(trace__pc_wanted()) && __atomic_load_n(&trace__pc.last_context, __ATOMIC_RELAXED) != context)
        trace__pc_register(context);
}
