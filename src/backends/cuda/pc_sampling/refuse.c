/* cuda/pc_sampling/refuse.c - a context that is not sampled: what that means for the rest, and the line that says so
 *
 * After a refused start CUPTI 13.0 times no kernel of the process until it is detached: cuda/cupti/worker.c attaches
 * anew, and cuda/pc_sampling/gpu_lock.c makes that rare. Callers have entered. */

/* Kernels are timed as without sampling. */
static void trace__pc_restore_kernel_kind(void)
{
    int32_t kind = __atomic_exchange_n(&trace__pc.kernel_kind, TRACE__CUPTI_CONCURRENT_KERNEL, __ATOMIC_RELAXED);
    if (kind == TRACE__CUPTI_CONCURRENT_KERNEL || !trace__cupti_is(TRACE__CUPTI_STATE_RECORDING))
        return;
    trace__cupti.functions.cuptiActivityDisable(kind);
    trace__cupti.functions.cuptiActivityEnable(TRACE__CUPTI_CONCURRENT_KERNEL);
}

/* Entered: whether any context is sampled. */
static bool trace__pc_samples_any(void)
{
    const struct trace__pc_context *c;
    for (c = trace__pc.contexts; c < trace__pc.contexts + TRACE__PC_CONTEXTS; c++)
        if (c->context && trace__pc_is_sampled(c) && !__atomic_load_n(&c->gone, __ATOMIC_ACQUIRE))
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
        trace__warn("%s, which serves one process at a time: no PC samples here, %s", who, rest);
    else if (result == TRACE__CUPTI_BUSY)
        trace__warn(
            "%s, which serves one process at a time: no PC samples here, %s (%s: CUPTI error %d, HARDWARE_BUSY)", who,
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
    trace__pc_context_change(c, TRACE__PC_CONTEXT_EVENT_REFUSE);
    others = trace__pc_samples_any();
    if (!others)
        trace__pc_restore_kernel_kind();
    trace__pc_warn_refused(c, call, result, trace__pc_consequence(others));
    if (call)
        trace__pc_gpu_release(c->device);
    trace__cupti_wake();
}
