/* cuda/pc_sampling/start.c - reads TRACE_PC_SAMPLING, and finds the functions of CUPTI and of the driver that sampling
 * needs */

enum {
    /* of TRACE_PC_SAMPLING=1: 2^17 cycles. CUPTI's own 2^11 give more samples than it decodes */
    TRACE__PC_PERIOD_OURS = 17,
    /* at that period: the buffer that the device fills and CUPTI's threads empty; resident */
    TRACE__PC_DEVICE_MIB = 32,
    TRACE__PC_DEVICE_MOST = 512 /* what CUPTI takes by itself */
};

/* What TRACE_PC_SAMPLING asks for; false: nothing. */
static bool trace__pc_asked(void)
{
    const char *s = trace__option(TRACE__OPTION_PC_SAMPLING);
    trace__pc_option option = {0, 0, false};
    uint32_t n;
    if (!s)
        return false;
    if (!trace__parse_pc_sampling(s, &option)) {
        trace__warn("TRACE_PC_SAMPLING=%s is not 0, 1 or a number from 5 to 31, with ,kernels and ,buffer=MIB behind "
                    "it or without; "
                    "no instructions are sampled",
                    s);
        return false;
    }
    n = option.period;
    if (!n)
        return false;
    trace__pc.period = n == 1 ? (uint32_t)TRACE__PC_PERIOD_OURS : n;
    for (trace__pc.buffer_mib = TRACE__PC_DEVICE_MIB;
         n != 1 && n++ < TRACE__PC_PERIOD_OURS && trace__pc.buffer_mib < TRACE__PC_DEVICE_MOST;)
        trace__pc.buffer_mib *= 2;
    if (option.mib)
        trace__pc.buffer_mib = option.mib;
    trace__pc.kernel_kind = option.kernels ? TRACE__CUPTI_KERNEL : TRACE__CUPTI_CONCURRENT_KERNEL;
    return true;
}

/* `library` is the CUPTI that we are attached to. Called once, before activity kinds are enabled. */
static void trace__pc_start(void *library)
{
    static const uint32_t numbers[] = {TRACE__CUPTI_CONTEXT_MADE, TRACE__CUPTI_CONTEXT_ENDS, TRACE__CUPTI_MODULE_LOADED,
                                       TRACE__CUPTI_MODULE_UNLOADS};
    void *p, *driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
    bool all = true;
    size_t i;
    trace__pc.kernel_kind = TRACE__CUPTI_CONCURRENT_KERNEL;
    if (!trace__pc_asked())
        return;
#define TRACE__PC_FIND(name, parameters) \
    p = dlsym(library, #name); \
    memcpy(&trace__pc.functions.name, &p, sizeof p); \
    all = all && p;
    TRACE__PC_FUNCTIONS(TRACE__PC_FIND)
#undef TRACE__PC_FIND
    if (!all) {
        trace__pc.kernel_kind = TRACE__CUPTI_CONCURRENT_KERNEL;
        trace__warn("this CUPTI cannot sample instructions; the rest is recorded");
        return;
    }
    if (driver) {
        p = dlsym(driver, "cuCtxPushCurrent_v2");
        memcpy(&trace__pc.driver.push, &p, sizeof p);
        p = dlsym(driver, "cuCtxPopCurrent_v2");
        memcpy(&trace__pc.driver.pop, &p, sizeof p);
        if (!p)
            trace__pc.driver.push = NULL;
        trace__pc_gpus_start(driver);
    }
    trace__pc_change(TRACE__PC_EVENT_ASK);
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
        trace__cupti.functions.cuptiEnableCallback(1, trace__cupti.subscriber, TRACE__CUPTI_RESOURCE, numbers[i]);
}
