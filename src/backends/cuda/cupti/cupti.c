/* cuda/cupti/cupti.c - CUPTI as the recorder and the program see it: started when CUDA is used, switched by levels and
 * schedule, flushed
 *
 * The driver itself calls InitializeInjection in cuInit when CUDA_INJECTION64_PATH names this library, as
 * trace__cupti_offer() and trace-run see to. Otherwise the first wrapped call that finds CUDA in use starts CUPTI. A
 * process that does not use CUDA loads nothing. */

/* ---- switching --------------------------------------------------------------------------------------------------- */

/* Whether who looks up functions of the driver gets wrappers of ours. */
#ifdef TRACE__INJECT
static bool trace__cuda_wraps_driver(void);
#define TRACE__CUPTI_DRIVER_WRAPPED trace__cuda_wraps_driver()
#else
#define TRACE__CUPTI_DRIVER_WRAPPED false
#endif

/* Whether the process has a shared runtime, and our wrappers come before it. It may have a second, static one, too
 * (NCCL's): of that one the calls to the driver are seen. */
static bool trace__cupti_runtime_wrapped(void)
{
#ifdef TRACE_CUDART
    trace__function first = (trace__function)(uintptr_t)dlsym(NULL /* RTLD_DEFAULT */, "cudaMalloc");
    /* read from data, as the tables are: see InitializeInjection */
    static const volatile trace__function own = (trace__function)trace__cudart_cudaMalloc;
    return first == own && trace__call_next("cudaMalloc") != NULL;
#else
    return false;
#endif
}

/* Whether wrappers see all calls that are to be recorded. */
static bool trace__cupti_all_wrapped(void)
{
    return (!TRACE__LEVEL(TRACE_SOURCE_CUDA) || TRACE__CUPTI_DRIVER_WRAPPED) &&
           (!TRACE__LEVEL(TRACE_SOURCE_CUDART) || trace__cupti_runtime_wrapped());
}

/* Attached, control lock held. Nothing is flushed here: that may take long. */
static void trace__cupti_record(bool on)
{
    trace__pc_set_recorded(on);
    if (trace__cupti_is(TRACE__CUPTI_STATE_RECORDING) == on)
        return;
    trace__cupti_change(on ? TRACE__CUPTI_EVENT_RECORD : TRACE__CUPTI_EVENT_PAUSE);
    trace__cupti_enable_kinds(on);
    if (on)
        trace__cupti_pause_ends();
    else
        trace__cupti_pause_begins();
}

/* A callback takes longer than a wrapper: where a wrapper sees the outer call, callbacks of the driver's calls in it
 * are enough. Control lock held. */
static void trace__cupti_choose_callbacks(int cuda, int cudart, bool on)
{
    int driver = cuda && TRACE__CUPTI_DRIVER_WRAPPED ? on : cuda;
    int runtime = cuda && (cudart < 3 || TRACE__CUPTI_DRIVER_WRAPPED) && trace__cupti_runtime_wrapped() ? 0 : cudart;
    if (trace__cupti_defer_disable(driver, runtime))
        return;
    trace__cupti_enable_callbacks(TRACE__CUPTI_DRIVER, driver);
    trace__cupti_enable_callbacks(TRACE__CUPTI_RUNTIME, runtime);
}

/* TRACE_DEVICES=release, or trace_release_devices(): detaches at once. A call in flight may be the caller's own, so it
 * waits briefly. Control lock held. */
static void trace__cupti_release(void)
{
    trace__pc_end_all(); /* while its samples still count */
    trace__cupti_record(false);
    if (!trace__cupti_is(TRACE__CUPTI_STATE_CLOSING))
        trace__cupti_change(TRACE__CUPTI_EVENT_CLOSE);
    trace__cupti_calls_ended(20);
    if (!trace__cupti_detach())
        trace__cupti_request_detach();
}

/* Levels or the schedule have changed; control lock held. */
static void trace__cupti_apply_levels(void)
{
    int cuda = TRACE__LEVEL(TRACE_SOURCE_CUDA), cudart = TRACE__LEVEL(TRACE_SOURCE_CUDART);
    bool on = (cuda || cudart) && trace__schedules[TRACE__DEVICES].open;
    uint32_t state = trace__cupti_state();
    TRACE__SAVE_ERRNO;
    if (on && (state == TRACE__CUPTI_STATE_DETACHED || state == TRACE__CUPTI_STATE_REQUESTED ||
               state == TRACE__CUPTI_STATE_TAKEN))
        trace__cupti_attach();
    if (trace__cupti_attached() && !on && trace__devices_release)
        trace__cupti_release();
    else if (trace__cupti_attached()) {
        trace__cupti_record(on);
        trace__cupti_choose_callbacks(cuda, cudart, on);
    }
    TRACE__RESTORE_ERRNO;
}

/* ---- the start --------------------------------------------------------------------------------------------------- */

/* NVIDIA's memory checker uses the same means of the driver. */
static bool trace__cupti_sanitized(void)
{
    struct trace__map_query *q = (struct trace__map_query *)trace__os_memory(sizeof *q, false);
    bool found;
    if (!q)
        return false;
    q->library = "/libsanitizer-collection.so";
    found = trace__each_map(trace__match_map, q);
    trace__os_release(q, sizeof *q);
    return found;
}

static bool trace__cupti_wanted(void)
{
    const char *library = trace__option(TRACE__OPTION_LIBCUPTI);
    return TRACE__MODE() != TRACE_MODE_OFF && trace__devices_wanted() &&
           (TRACE__LEVEL_CHOSEN(TRACE_SOURCE_CUDA) | TRACE__LEVEL_CHOSEN(TRACE_SOURCE_CUDART)) &&
           !(library && !strcmp(library, "off"));
}

#ifdef TRACE__INJECT
/* A program that has this recorder in itself, and CUDA in it, starts CUPTI in our place, for its wrappers are the ones
 * that record. */
TRACE__EXPORT int (*trace__cupti_other)(void);
int (*trace__cupti_other)(void);
#endif

/* False: no memory. */
static bool trace__cupti_prepare(void)
{
    int32_t *kinds = trace__cupti.activity.kinds; /* the first is the kind of kernels, which PC sampling may change */
    kinds[1] = TRACE__CUPTI_MEMCPY;
    kinds[2] = TRACE__CUPTI_MEMCPY_PEER;
    kinds[3] = TRACE__CUPTI_MEMSET;
    kinds[4] = trace__option_is(TRACE__OPTION_CUDA_GRAPHS, "launches") ? TRACE__CUPTI_GRAPH : 0;
    trace__cupti.activity.buffer_bytes = TRACE__CUPTI_LEAST;
    trace__cupti.launch.calls = (trace__cupti_function *)trace__os_memory(
        sizeof(trace__cupti_function) * TRACE__CUPTI_DOMAINS * TRACE__CUPTI_CALLS, false);
    trace__cupti.callbacks.callers = (uint64_t *)trace__os_memory(sizeof(uint64_t) * TRACE__CUPTI_CALLERS, false);
    return trace__cupti.launch.calls && trace__cupti.callbacks.callers;
}

static void trace__cupti_start(void)
{
    static trace__watch watch = {trace__cupti_flush_for_reader,
                                 trace__cupti_apply_levels,
                                 trace__cupti_next_step_recorded,
                                 trace__cupti_flush_at_end,
                                 NULL,
                                 NULL};
    uint32_t no = 0;
    TRACE__SAVE_ERRNO;
    trace__init();
#ifdef TRACE__INJECT
    if (trace__cupti_other) {
        trace__cupti_other();
        return;
    }
#endif
    if (!trace__cupti_wanted() ||
        !__atomic_compare_exchange_n(&trace__cupti.started, &no, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return;
    if (trace__cupti_sanitized()) {
        trace__cupti_change(TRACE__CUPTI_EVENT_BLOCK);
        trace__warn("compute-sanitizer and CUPTI exclude each other: work of devices is not recorded, host calls are");
    } else if (trace__cupti_prepare() && trace__control_lock()) {
        __atomic_store_n(&trace__cupti.process, trace__os_pid(), __ATOMIC_RELAXED);
        trace__cupti_change(TRACE__CUPTI_EVENT_START);
        if (!trace__devices_release)
            trace__cupti_attach();
        trace__cupti_apply_levels();
        if (!trace__cupti_is(TRACE__CUPTI_STATE_UNUSABLE))
            trace__watch_add(&watch);
        trace__control_unlock();
    }
    TRACE__RESTORE_ERRNO;
}

/* The driver calls this in cuInit, before anything else. Not protected: binutils before 2.39 take no address of such a
 * function in a library. */
__attribute__((visibility("default"), weak)) int InitializeInjection(void)
{
    trace__cupti_start();
    return 1;
}

static void trace__cupti_offer(void)
{
#ifndef TRACE__INJECT
    int (**other)(void) = (int (**)(void))dlsym(NULL /* RTLD_DEFAULT */, "trace__cupti_other");
    if (other && !*other)
        *other = InitializeInjection;
#endif
    if (trace__cupti_wanted() && !trace__env("NV_SANITIZER_INJECTION_TRANSPORT_TYPE") &&
        !trace__env("NV_SANITIZER_INJECTION_PORT_BASE"))
        trace__offer("CUDA_INJECTION64_PATH", "", "InitializeInjection", (const void *)(uintptr_t)InitializeInjection);
}

/* A function is called for the first time. `works`: it needs CUDA to be up. Others may be called in a process that will
 * fork before it uses CUDA, so they start CUPTI only once there is a context. */
static void trace__cupti_used(bool works)
{
    void *driver, *context = NULL;
    int (*current)(void **);
    if (__atomic_load_n(&trace__cupti.started, __ATOMIC_RELAXED) || !trace__cupti_wanted())
        return;
    driver = dlopen("libcuda.so.1", RTLD_LAZY | (works ? 0 : RTLD_NOLOAD));
    if (!driver)
        return;
    current = (int (*)(void **))(uintptr_t)dlsym(driver, "cuCtxGetCurrent");
    if (works || (current && current(&context) == 0))
        trace__cupti_start();
}

static void trace__cuda_found(const trace__library *lib, const trace__call *c)
{
    trace__cupti_used((lib->source == TRACE_SOURCE_CUDA || lib->source == TRACE_SOURCE_CUDART) && c->level == 1);
}

/* libtrace-h.so may be loaded by a program whose CUDA is up: the driver has called no InitializeInjection then. */
static void trace__cuda_recording(void) { trace__cupti_used(false); }
