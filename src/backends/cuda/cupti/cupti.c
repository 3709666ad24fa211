/* cupti.c - CUPTI: found at run time, subscribed to at the first sign of CUDA, given up quietly where it does not work
 *
 * The driver itself calls InitializeInjection in cuInit when CUDA_INJECTION64_PATH names us, as trace__cupti_offer() and trace-run see to; else the
 * first wrapped call that finds CUDA in use is the sign. A process that does not use CUDA never loads anything. */

enum { TRACE__CUPTI_AWAY, TRACE__CUPTI_HERE, TRACE__CUPTI_REFUSED, TRACE__CUPTI_HOPELESS, TRACE__CUPTI_LEAVING /* by the thread beside */ };



/* ---- while it runs -------------------------------------------------------------------------------------------------- */

/* Within about `ms`. */
static bool trace__cupti_take_hold(uint32_t ms)
{
    uint64_t until = trace__os_clock_ns(1) + ms * 1000000ull;
    while (__atomic_exchange_n(&trace__cupti.flush_lock, 1, __ATOMIC_ACQUIRE)) {
        if (trace__os_clock_ns(1) >= until)
            return false;
        trace__os_yield();
    }
    return true;
}
static void trace__cupti_let_go(void)
{
    __atomic_store_n(&trace__cupti.flush_lock, 0, __ATOMIC_RELEASE);
}

static void trace__cupti_flush_with(uint32_t flag, uint32_t ms)
{
    if (__atomic_load_n(&trace__cupti.worker.process, __ATOMIC_ACQUIRE) != trace__os_pid() || !trace__cupti_take_hold(ms))
        return;
    if (__atomic_load_n(&trace__cupti.state, __ATOMIC_ACQUIRE) == TRACE__CUPTI_HERE)
        trace__cupti.functions.cuptiActivityFlushAll(flag);
    trace__cupti_let_go();
}
static void trace__cupti_flush(void)
{
    trace__cupti_flush_with(0, 1000);
    trace__pc_fetch_all();
}
/* A context ends: what it did is complete, or never will be. In a callback, so nobody is waited for. */
static void trace__cupti_context_ends(void)
{
    trace__cupti_flush_with(0, 0);
}
/* A wait for a device is over, and it may rest for once. */
static void trace__cupti_waited(void)
{
    TRACE__SAVE_ERRNO;
    if (__atomic_exchange_n(&trace__cupti.activity.flush_due, 0, __ATOMIC_RELAXED))
        trace__cupti_flush_with(0, 0);
    TRACE__RESTORE_ERRNO;
}

static void trace__cupti_tell(void); /* cuda/cupti/worker.c */

/* From exit(), before CUDA's own teardown: also what has not ended. */
static void trace__cupti_bye(void)
{
    TRACE__SAVE_ERRNO;
    __atomic_store_n(&trace__cupti.worker.ending, 1, __ATOMIC_RELEASE);
    trace__cupti_wake();
    trace__pc_bye(trace__cupti.worker.running);
    trace__cupti_flush_with(TRACE__CUPTI_FORCED, 1000);
    trace__cupti_tell();
    TRACE__RESTORE_ERRNO;
}

/* Whether whoever looks the driver's functions up gets our wrappers. */
#ifdef TRACE__INJECT
static bool trace__cuda_wraps_driver(void);
#define TRACE__CUPTI_DRIVER_WRAPPED trace__cuda_wraps_driver()
#else
#define TRACE__CUPTI_DRIVER_WRAPPED false
#endif

/* Whether a shared runtime is there, and our wrappers stand before it. A second, static one may be there, too (NCCL's): its calls are then seen as
 * those that it makes to the driver. */
static bool trace__cupti_runtime_wrapped(void)
{
#ifdef TRACE_CUDART
    trace__function first = (trace__function)(uintptr_t)dlsym(NULL /* RTLD_DEFAULT */, "cudaMalloc");
    static const volatile trace__function own = (trace__function)trace__cudart_cudaMalloc; /* read from data, as the tables are: see InitializeInjection */
    return first == own && trace__call_next("cudaMalloc") != NULL;
#else
    return false;
#endif
}

/* Gives CUPTI back, so that another tool may have it. NVIDIA says to detach from inside a call, at its end: one is made for that. */
static void trace__cupti_leave(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD), *context;
    int (*current)(void **) = driver ? (int (*)(void **))(uintptr_t)dlsym(driver, "cuCtxGetCurrent") : NULL;
    if (!trace__cupti_take_hold(1000))
        return;
    trace__cupti.functions.cuptiActivityFlushAll(0);
    trace__cupti.functions.cuptiActivityFlushAll(TRACE__CUPTI_FORCED);
    if (current && trace__cupti.callbacks.detach_call && trace__cupti.functions.cuptiFinalize) {
        trace__cupti.functions.cuptiEnableCallback(1, trace__cupti.subscriber, TRACE__CUPTI_DRIVER, trace__cupti.callbacks.detach_call);
        __atomic_store_n(&trace__cupti.launch.finalizer, (const char *)&trace__mark, __ATOMIC_RELAXED);
        current(&context);
    } else
        __atomic_store_n(&trace__cupti.launch.finalizer, (const char *)&trace__mark, __ATOMIC_RELAXED);
    if (trace__cupti.launch.finalizer) /* nobody told: then only so far */
        trace__cupti.functions.cuptiUnsubscribe(trace__cupti.subscriber);
    __atomic_store_n(&trace__cupti.launch.finalizer, (const char *)NULL, __ATOMIC_RELAXED);
    trace__cupti.subscriber = NULL;
    trace__cupti_forget_calls();
    __atomic_store_n(&trace__cupti.launch.closing, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&trace__cupti.state, (uint32_t)TRACE__CUPTI_AWAY, __ATOMIC_RELEASE);
    trace__cupti_let_go();
    if (driver)
        dlclose(driver);
}

static void trace__cupti_turned(bool on), trace__cupti_soon(void), trace__cupti_last(void); /* cuda/cupti/worker.c */
static bool trace__cupti_puts_off(int driver, int runtime);

static void trace__cupti_records(bool on)
{
    uint32_t i;
    int32_t kind;
    trace__pc_gates(on);
    if (__atomic_exchange_n(&trace__cupti.activity.recording, on, __ATOMIC_ACQ_REL) == on)
        return;
    for (i = 0; i < TRACE__CUPTI_KINDS; i++)
        if ((kind = i ? trace__cupti.activity.kinds[i] : __atomic_load_n(&trace__pc.kernel_kind, __ATOMIC_RELAXED)) != 0)
            (on ? trace__cupti.functions.cuptiActivityEnable : trace__cupti.functions.cuptiActivityDisable)(kind);
    trace__cupti_turned(on);
}

static void trace__cupti_come(void);

/* Records and callbacks as gates and schedule say now; gating lock held. Callbacks take longer than wrappers: those of the driver inside a call that a wrapper
 * sees are enough. Nothing is flushed here: that may take long. */
static void trace__cupti_gates(void)
{
    int cuda = TRACE__GATE(TRACE_SOURCE_CUDA), cudart = TRACE__GATE(TRACE_SOURCE_CUDART);
    bool on = (cuda || cudart) && trace__schedules[TRACE__DEVICES].open;
    TRACE__SAVE_ERRNO;
    if (trace__cupti.process != trace__os_pid())
        return;
    if (on && (trace__cupti.state == TRACE__CUPTI_AWAY || trace__cupti.state == TRACE__CUPTI_REFUSED))
        trace__cupti_come();
    if (trace__cupti.state == TRACE__CUPTI_HERE) {
        if (!on && trace__devices_release)
            trace__pc_over(); /* while its samples still count */
        trace__cupti_records(on);
        if (!on && trace__devices_release) {
            trace__cupti_lands(20); /* or not: this may be a call of its own */
            trace__cupti_leave();
            __atomic_store_n(&trace__cupti.launch.closing, 0, __ATOMIC_RELAXED); /* also if it could not */
        } else {
            int driver = cuda && TRACE__CUPTI_DRIVER_WRAPPED ? on : cuda;
            int runtime = cuda && (cudart < 3 || TRACE__CUPTI_DRIVER_WRAPPED) && trace__cupti_runtime_wrapped() ? 0 : cudart;
            if (!trace__cupti_puts_off(driver, runtime)) {
                trace__cupti_listen(TRACE__CUPTI_DRIVER, driver);
                trace__cupti_listen(TRACE__CUPTI_RUNTIME, runtime);
            }
        }
    }
    TRACE__RESTORE_ERRNO;
}

/* ---- the start -------------------------------------------------------------------------------------------------------- */

/* 0, CUPTI's error, or -1: not a library of CUPTI's that is new enough. */
static int32_t trace__cupti_try(void *library, char *other, size_t other_bytes)
{
    trace__cupti_subscription s = {sizeof s, "trace.h", other, other_bytes};
    void *p;
    int32_t error;
#define TRACE__CUPTI_FIND(name, parameters) p = dlsym(library, #name); memcpy(&trace__cupti.functions.name, &p, sizeof p);
    TRACE__CUPTI_FUNCTIONS(TRACE__CUPTI_FIND)
#undef TRACE__CUPTI_FIND
    for (p = &trace__cupti.functions; p != (void *)&trace__cupti.functions.cuptiSubscribe_v2; p = (char *)p + sizeof p)
        if (!trace__load(p, sizeof p))
            return -1;
    if (trace__cupti.functions.cuptiGetVersion(&trace__cupti.version) != TRACE__CUPTI_OK || trace__cupti.version < TRACE__CUPTI_API_12_0)
        return -1;
    error = trace__cupti.functions.cuptiSubscribe_v2 ? trace__cupti.functions.cuptiSubscribe_v2(&trace__cupti.subscriber, trace__cupti_callback, NULL, &s)
                                           : trace__cupti.functions.cuptiSubscribe(&trace__cupti.subscriber, trace__cupti_callback, NULL);
    if (error)
        return error;
    error = trace__cupti.functions.cuptiActivityRegisterCallbacks(trace__cupti_request, trace__cupti_complete);
    if (error)
        trace__cupti.functions.cuptiUnsubscribe(trace__cupti.subscriber);
    return error;
}

/* The file of the n-th place where CUPTI may be; false: no more places. One that is loaded already comes first: there must be only one. */
static bool trace__cupti_path(uint32_t n, char *path, size_t size)
{
    static const char *const names[] = {"libcupti.so.13", "libcupti.so.12", "/usr/local/cuda/lib64/libcupti.so", "/usr/local/cuda/extras/CUPTI/lib64/libcupti.so"};
    static const char *const beside[] = {"libcupti.so.13", "libcupti.so.12", "../../cuda_cupti/lib/libcupti.so.12"}; /* of wheels, seen from the runtime */
    struct trace__map_query *q;
    uint32_t nnames = sizeof names / sizeof *names, nbeside = sizeof beside / sizeof *beside;
    char *end;
    if (n > nnames + nbeside)
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
            trace__text(end, beside[n - nnames - 1]);
        }
    }
    trace__os_release(q, sizeof *q);
    return true;
}

/* Finds a CUPTI that works: the state that this leads to. */
static uint32_t trace__cupti_find(void)
{
    const char *set = trace__option(TRACE__OPTION_LIBCUPTI), *wish = set;
    char path[4096 + 64], other[128] = "another tool";
    int32_t error = -1;
    uint32_t n;
    bool any = false;
    void *library;
    if (trace__cupti.handle) {
        any = true;
        error = trace__cupti_try(trace__cupti.handle, other, sizeof other);
    }
    for (n = 0; trace__cupti.handle ? false : wish ? n == 0 : trace__cupti_path(n, path, sizeof path); n++) {
        library = wish || path[0] ? dlopen(wish ? wish : path, RTLD_LAZY) : NULL;
        if (!library)
            continue;
        any = true;
        error = trace__cupti_try(library, other, sizeof other);
        if (!error || error == TRACE__CUPTI_TAKEN)
            trace__cupti.handle = library;
        if (trace__cupti.handle)
            break;
    }
    if (!error)
        return TRACE__CUPTI_HERE;
    if (!any)
        trace__warn("%s: what devices do is not recorded, host calls are", wish ? wish : "no libcupti.so");
    else if (error == TRACE__CUPTI_TAKEN && !strstr(other, "trace.h"))
        trace__warn("%s uses CUPTI, which serves one: what devices do is not recorded, host calls are", other);
    else if (error != TRACE__CUPTI_TAKEN)
        trace__warn("CUPTI does not work here (%d): what devices do is not recorded, host calls are", (int)error);
    return error == TRACE__CUPTI_TAKEN ? TRACE__CUPTI_REFUSED : TRACE__CUPTI_HOPELESS;
}

/* Takes CUPTI, the first time or again; where another has it, once a second at most is asked. Gating lock held. */
static void trace__cupti_come(void)
{
    uint64_t now = trace__os_clock_ns(1);
    if (trace__cupti.state == TRACE__CUPTI_REFUSED && now - trace__cupti.asked_at < 1000000000u)
        return;
    trace__cupti.asked_at = now;
    trace__cupti_lock();
    trace__cupti.activity.bytes_out = 0;
    trace__cupti_unlock();
    __atomic_store_n(&trace__cupti.state, trace__cupti_find(), __ATOMIC_RELEASE);
    if (trace__cupti.state != TRACE__CUPTI_HERE)
        return;
    trace__cupti.activity.recording = 0;
    if (!trace__cupti.callbacks.named) {
        trace__pc_start(trace__cupti.handle);
        trace__cupti_know(TRACE__CUPTI_DRIVER, TRACE__CUPTI_CUDA_LIBRARY);
        trace__cupti_know(TRACE__CUPTI_RUNTIME, TRACE__CUPTI_CUDART_LIBRARY);
        trace__cupti.callbacks.named = true;
    }
    trace__cupti.callbacks.level[TRACE__CUPTI_DRIVER] = trace__cupti.callbacks.level[TRACE__CUPTI_RUNTIME] = -1;
    trace__cupti.functions.cuptiActivityEnable(TRACE__CUPTI_DEVICE);
}

/* NVIDIA's memory checker works by the same means in the driver. */
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
    return TRACE__MODE() != TRACE_MODE_OFF && trace__devices_wanted() && (TRACE__LEVEL(TRACE_SOURCE_CUDA) | TRACE__LEVEL(TRACE_SOURCE_CUDART)) && !(library && !strcmp(library, "off"));
}

#ifdef TRACE__INJECT
/* A program that has this recorder in itself, and CUDA in it, subscribes in our place, for its wrappers are the ones that record. */
TRACE__EXPORT int (*trace__cupti_other)(void);
int (*trace__cupti_other)(void);
#endif

static void trace__cupti_choose_kinds(void)
{
    int32_t *kinds = trace__cupti.activity.kinds; /* the first is the kind of kernels, which PC sampling may change */
    kinds[1] = TRACE__CUPTI_MEMCPY;
    kinds[2] = TRACE__CUPTI_MEMCPY_PEER;
    kinds[3] = TRACE__CUPTI_MEMSET;
    kinds[4] = trace__option_is(TRACE__OPTION_CUDA_GRAPHS, "launches") ? TRACE__CUPTI_GRAPH : 0;
    trace__cupti.activity.buffer_bytes = TRACE__CUPTI_LEAST;
}

static void trace__cupti_start(void)
{
    static trace__watch watch = {trace__cupti_flush, trace__cupti_gates, trace__cupti_soon, trace__cupti_last, NULL, NULL};
    size_t functions = sizeof(trace__cupti_function) * TRACE__CUPTI_DOMAINS * TRACE__CUPTI_CALLS;
    uint32_t no = 0;
    int cancel;
    TRACE__SAVE_ERRNO;
    trace__init();
#ifdef TRACE__INJECT
    if (trace__cupti_other) {
        trace__cupti_other();
        return;
    }
#endif
    if (!trace__cupti_wanted() || !__atomic_compare_exchange_n(&trace__cupti.started, &no, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return;
    trace__cupti.launch.calls = (trace__cupti_function *)trace__os_memory(functions, false);
    trace__cupti.callbacks.callers = (uint64_t *)trace__os_memory(sizeof *trace__cupti.callbacks.callers * TRACE__CUPTI_CALLERS, false);
    trace__cupti_choose_kinds();
    if (trace__cupti_sanitized())
        trace__warn("compute-sanitizer and CUPTI exclude each other: what devices do is not recorded, host calls are");
    else if (trace__cupti.launch.calls && trace__cupti.callbacks.callers && trace__gating_lock(&cancel)) {
        trace__cupti.process = trace__os_pid();
        if (!trace__devices_release)
            trace__cupti_come();
        trace__cupti_gates();
        if (trace__cupti.state != TRACE__CUPTI_HOPELESS)
            trace__watch_add(&watch);
        trace__gating_unlock(cancel);
    }
    TRACE__RESTORE_ERRNO;
}

/* The driver calls this in cuInit, before anything else. Not protected: binutils before 2.39 take no address of such a function in a library. */
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
    if (trace__cupti_wanted() && !trace__env("NV_SANITIZER_INJECTION_TRANSPORT_TYPE") && !trace__env("NV_SANITIZER_INJECTION_PORT_BASE"))
        trace__offer("CUDA_INJECTION64_PATH", "", "InitializeInjection", (const void *)(uintptr_t)InitializeInjection);
}

/* A function is called for the first time. `works`: it cannot do without CUDA being up; others may be asked in a process that shall fork
 * before it uses CUDA, and wait until it is. */
static void trace__cupti_sign(bool works)
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
    trace__cupti_sign((lib->source == TRACE_SOURCE_CUDA || lib->source == TRACE_SOURCE_CUDART) && c->level == 1);
}
