/* cuda/cupti/attach.c - attaching to CUPTI and detaching from it
 *
 * The library is found at run time and never linked. CUPTI serves one tool in a process: another one that has it is
 * asked for again at most once a second. */

enum { TRACE__CUPTI_ASK_AGAIN = 1000000000 }; /* ns */

/* ---- attaching --------------------------------------------------------------------------------------------------- */

/* False: this is not a CUPTI, or one too old. */
static bool trace__cupti_load(void *library)
{
    void *p;
#define TRACE__CUPTI_FIND(name, parameters) \
    p = dlsym(library, #name); \
    memcpy(&trace__cupti.functions.name, &p, sizeof p);
    TRACE__CUPTI_FUNCTIONS(TRACE__CUPTI_FIND)
#undef TRACE__CUPTI_FIND
    for (p = &trace__cupti.functions; p != (void *)&trace__cupti.functions.cuptiSubscribe_v2; p = (char *)p + sizeof p)
        if (!trace__load(p, sizeof p))
            return false;
    return trace__cupti.functions.cuptiGetVersion(&trace__cupti.version) == TRACE__CUPTI_OK &&
           trace__cupti.version >= TRACE__CUPTI_API_12_0;
}

/* 0, CUPTI's error, or -1: not a CUPTI of use. `other` gets the name of the tool that has it. */
static int32_t trace__cupti_subscribe(void *library, char *other, size_t other_bytes)
{
    trace__cupti_subscription s = {sizeof s, "trace.h", other, other_bytes};
    int32_t error;
    if (!trace__cupti_load(library))
        return -1;
    error = trace__cupti.functions.cuptiSubscribe_v2
                ? trace__cupti.functions.cuptiSubscribe_v2(&trace__cupti.subscriber, trace__cupti_callback, NULL, &s)
                : trace__cupti.functions.cuptiSubscribe(&trace__cupti.subscriber, trace__cupti_callback, NULL);
    if (error)
        return error;
    error = trace__cupti.functions.cuptiActivityRegisterCallbacks(trace__cupti_request, trace__cupti_complete);
    if (error)
        trace__cupti.functions.cuptiUnsubscribe(trace__cupti.subscriber);
    return error;
}

/* The n-th place where CUPTI may be; false: no more places. A loaded one comes first, for there must be only one in a
 * process. */
static bool trace__cupti_path(uint32_t n, char *path, size_t size)
{
    static const char *const names[] = {"libcupti.so.13", "libcupti.so.12", "/usr/local/cuda/lib64/libcupti.so",
                                        "/usr/local/cuda/extras/CUPTI/lib64/libcupti.so"};
    static const char *const wheels[] = {"libcupti.so.13", "libcupti.so.12",
                                         "../../cuda_cupti/lib/libcupti.so.12"}; /* from the folder of the runtime */
    struct trace__map_query *q;
    uint32_t nnames = sizeof names / sizeof *names, nwheels = sizeof wheels / sizeof *wheels;
    char *end;
    if (n > nnames + nwheels)
        return false;
    path[0] = 0;
    if (n && n <= nnames) {
        trace__text(path, names[n - 1]);
        return true;
    }
    q = (struct trace__map_query *)trace__os_memory(sizeof *q, false);
    if (!q)
        return false;
    q->library = n ? "/libcudart.so" : "/libcupti.so";
    if (trace__each_map(trace__match_map, q) && strlen(q->path) + 64 < size) {
        end = trace__text(path, q->path);
        if (n) {
            end = strrchr(path, '/') + 1;
            trace__text(end, wheels[n - nnames - 1]);
        }
    }
    trace__os_release(q, sizeof *q);
    return true;
}

static void trace__cupti_warn(int32_t error, bool found, const char *chosen, const char *other)
{
    if (!found)
        trace__warn("%s: work of devices is not recorded, host calls are",
                    chosen ? chosen : "libcupti.so was not found (TRACE_LIBCUPTI names it)");
    else if (error == TRACE__CUPTI_TAKEN && !strstr(other, "trace.h"))
        trace__warn("%s uses CUPTI, which serves one tool at a time: work of devices is not recorded, host calls are",
                    other);
    else if (error != TRACE__CUPTI_TAKEN)
        trace__warn("CUPTI does not work here (%d): work of devices is not recorded, host calls are", (int)error);
}

/* Finds a CUPTI that works and subscribes: the event that this is. */
static uint32_t trace__cupti_find(void)
{
    const char *chosen = trace__option(TRACE__OPTION_LIBCUPTI);
    char path[4096 + 64], other[128] = "another tool";
    int32_t error = -1;
    uint32_t n;
    bool found = trace__cupti.handle != NULL;
    void *library;
    if (found)
        error = trace__cupti_subscribe(trace__cupti.handle, other, sizeof other);
    for (n = 0; !trace__cupti.handle && (chosen ? n == 0 : trace__cupti_path(n, path, sizeof path)); n++) {
        library = chosen || path[0] ? dlopen(chosen ? chosen : path, RTLD_LAZY) : NULL;
        if (!library)
            continue;
        found = true;
        error = trace__cupti_subscribe(library, other, sizeof other);
        if (!error || error == TRACE__CUPTI_TAKEN)
            trace__cupti.handle = library;
    }
    if (error)
        trace__cupti_warn(error, found, chosen, other);
    return !error                        ? TRACE__CUPTI_EVENT_ATTACHED
           : error == TRACE__CUPTI_TAKEN ? TRACE__CUPTI_EVENT_REFUSED
                                         : TRACE__CUPTI_EVENT_FAILED;
}

/* The first time or again; DETACHED, REQUESTED or TAKEN, control lock held. */
static void trace__cupti_attach(void)
{
    uint64_t now = trace__os_clock_ns(TRACE__MONOTONIC);
    if (trace__cupti_is(TRACE__CUPTI_STATE_TAKEN) && now - trace__cupti.asked_at < TRACE__CUPTI_ASK_AGAIN)
        return;
    trace__cupti.asked_at = now;
    trace__cupti_change(TRACE__CUPTI_EVENT_ATTACH);
    trace__cupti_lock();
    trace__cupti.activity.bytes_out = 0;
    trace__cupti_unlock();
    trace__cupti_change(trace__cupti_find());
    if (!trace__cupti_attached())
        return;
    if (!trace__cupti.callbacks.named) {
        trace__pc_start(trace__cupti.handle);
        trace__cupti_name_calls(TRACE__CUPTI_DRIVER, TRACE__CUPTI_CUDA_LIBRARY);
        trace__cupti_name_calls(TRACE__CUPTI_RUNTIME, TRACE__CUPTI_CUDART_LIBRARY);
        trace__cupti.callbacks.named = true;
    }
    trace__cupti.callbacks.level[TRACE__CUPTI_DRIVER] = trace__cupti.callbacks.level[TRACE__CUPTI_RUNTIME] = -1;
    trace__cupti.functions.cuptiActivityEnable(TRACE__CUPTI_DEVICE);
    if (trace__cupti.callbacks.graphs)
        trace__cupti_enable_graphs();
}

static void trace__cupti_enable_kinds(bool on)
{
    uint32_t i;
    int32_t kind;
    for (i = 0; i < TRACE__CUPTI_KINDS; i++)
        if ((kind = i ? trace__cupti.activity.kinds[i] : __atomic_load_n(&trace__pc.kernel_kind, __ATOMIC_RELAXED)) !=
            0)
            (on ? trace__cupti.functions.cuptiActivityEnable : trace__cupti.functions.cuptiActivityDisable)(kind);
}

/* ---- detaching --------------------------------------------------------------------------------------------------- */

/* CUPTI is to be detached inside a call of the driver, at its end: cuCtxGetCurrent is called for that. Where it cannot
 * be, CUPTI is only unsubscribed. */
static void trace__cupti_finalize(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD), *context;
    int (*current)(void **) = driver ? (int (*)(void **))(uintptr_t)dlsym(driver, "cuCtxGetCurrent") : NULL;
    bool can = current && trace__cupti.callbacks.detach_call && trace__cupti.functions.cuptiFinalize;
    trace__cupti.functions.cuptiActivityFlushAll(0);
    trace__cupti.functions.cuptiActivityFlushAll(TRACE__CUPTI_FORCED);
    if (can)
        trace__cupti.functions.cuptiEnableCallback(1, trace__cupti.subscriber, TRACE__CUPTI_DRIVER,
                                                   trace__cupti.callbacks.detach_call);
    __atomic_store_n(&trace__cupti.launch.finalizer, (const char *)&trace__mark, __ATOMIC_RELAXED);
    if (can)
        current(&context); /* trace__cupti_callback() takes it from here */
    if (__atomic_load_n(&trace__cupti.launch.finalizer, __ATOMIC_RELAXED))
        trace__cupti.functions.cuptiUnsubscribe(trace__cupti.subscriber);
    __atomic_store_n(&trace__cupti.launch.finalizer, (const char *)NULL, __ATOMIC_RELAXED);
    trace__cupti.subscriber = NULL;
    trace__cupti_abandon_calls();
    if (driver)
        dlclose(driver);
}

/* CLOSING, control lock held. False: somebody flushes, and CUPTI stays. */
static bool trace__cupti_detach(void)
{
    bool mine = trace__cupti_lock_flush(1000);
    trace__cupti_change(mine ? TRACE__CUPTI_EVENT_DETACH : TRACE__CUPTI_EVENT_BUSY);
    if (!mine)
        return false;
    trace__cupti_finalize();
    trace__cupti_change(TRACE__CUPTI_EVENT_DETACHED);
    trace__cupti_unlock_flush();
    return true;
}

/* RENEWING, by the worker: detaches, unless the process ends before. */
static void trace__cupti_detach_to_renew(void)
{
    while (trace__cupti_has_worker()) {
        if (!trace__cupti_lock_flush(1000))
            continue;
        trace__cupti_enable_kinds(false); /* records made after the flush would be lost */
        trace__cupti_finalize();
        trace__cupti_change(TRACE__CUPTI_EVENT_DETACHED);
        trace__cupti_unlock_flush();
        return;
    }
}
