/* hip/device.c - when kernels and copies ran on the device, by rocprofiler-sdk, where it is found at run time
 *
 * At the first call of HIP, before the library sets itself up, rocprofiler is loaded from beside it and told to
 * configure us. It then asks, on the thread that launches and inside the host call, for a number for each piece of
 * work, and gives that back with the times, in buffers, on a thread of its own. Its clock is read beside ours at the
 * start and with each buffer. */

#define TRACE__ROCP_DECLARE(name, parameters) int(*name) parameters;
static struct trace__rocp {
    TRACE__ROCP_FUNCTIONS(TRACE__ROCP_DECLARE)
    void *library;
    uint32_t version; /* 10000 * major + 100 * minor + patch */
    uint64_t context, buffer;
    trace__anchor first;
    uint32_t *kernels; /* names by rocprofiler's number */
    uint32_t nagents, nqueues;
    uint32_t pid; /* whose buffer it is: a child has none of rocprofiler's threads */
} trace__rocp;
enum {
    TRACE__ROCP_KERNEL_NAMES = 1 << 20,
    TRACE__ROCP_AGENTS = 64,
    TRACE__ROCP_QUEUES = 1024,
    TRACE__ROCP_BUFFER = 1 << 20
};

static struct trace__rocp_agent {
    uint64_t id;
    uint32_t type, track;
} trace__rocp_agents_known[TRACE__ROCP_AGENTS];
static struct trace__rocp_queue {
    uint64_t agent, id;
    uint32_t track;
} trace__rocp_queues[TRACE__ROCP_QUEUES]; /* only rocprofiler's one thread looks here */

static const trace__field trace__hip_kernel_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                        {"grid", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                                        {"block", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                                        {"shared", TRACE_T_U32, TRACE_R_NONE, "B"}};
static const trace__desc trace__hip_kernel_desc = {"HIP", "kernel", TRACE_KIND_SLICE, 1, 8, trace__hip_kernel_fields};
static trace__site trace__hip_kernel_site = {0, 1, &trace__hip_kernel_desc, NULL};
static const trace__field trace__hip_copy_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                      {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},
                                                      {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""}};
static const trace__desc trace__hip_copy_desc = {"HIP", "copy", TRACE_KIND_SLICE, 1, 7, trace__hip_copy_fields};
static trace__site trace__hip_copy_site = {0, 1, &trace__hip_copy_desc, NULL};
TRACE__LAUNCH_SITE(trace__hip_launch_site, "HIP");

/* The copy that this thread makes now. rocprofiler carries an id: the number of a launch and the place of its call. */
static __thread const trace__call *trace__hip_copying __attribute__((tls_model("initial-exec")));
enum {
    TRACE__ROCP_NUMBER_BITS = 40,
    TRACE__ROCP_CALL_BITS = 8,
    TRACE__ROCP_COPY_CALLS = (1 << TRACE__ROCP_CALL_BITS) - 1
};
static const trace__call *trace__rocp_copy_calls[TRACE__ROCP_COPY_CALLS]; /* those that copied, as they came */

/* The place of the call in that list, from 1 on; 0: it is no copy, or the list is full. */
static uint32_t trace__rocp_place(const trace__call *call)
{
    const trace__call *there;
    uint32_t i;
    for (i = 0; call && i < TRACE__ROCP_COPY_CALLS; i++) {
        there = __atomic_load_n(&trace__rocp_copy_calls[i], __ATOMIC_ACQUIRE);
        if (!there && __atomic_compare_exchange_n(&trace__rocp_copy_calls[i], &there, call, false, __ATOMIC_ACQ_REL,
                                                  __ATOMIC_ACQUIRE))
            return i + 1;
        if (there == call)
            return i + 1;
    }
    return 0;
}

/* The program and other tools push correlation ids, too. The last bits of ours are a checksum of the other bits. */
static uint64_t trace__rocp_marked(uint64_t number, uint32_t place)
{
    uint64_t id = (number & ((1ull << TRACE__ROCP_NUMBER_BITS) - 1)) | (uint64_t)place << TRACE__ROCP_NUMBER_BITS;
    const unsigned bits = TRACE__ROCP_NUMBER_BITS + TRACE__ROCP_CALL_BITS;
    return id | ((id + 1) * 0x9e3779b97f4a7c15ull >> bits) << bits;
}

/* Returns the number of the launch, and the name of the call if it is a copy; 0: the id is not ours. */
static uint64_t trace__rocp_launch_of(uint64_t id, uint32_t *name)
{
    uint64_t number = id & ((1ull << TRACE__ROCP_NUMBER_BITS) - 1);
    uint32_t place = (uint32_t)(id >> TRACE__ROCP_NUMBER_BITS) & TRACE__ROCP_COPY_CALLS;
    const trace__call *call;
    *name = 0;
    if (!number || number > trace__numbers(TRACE_SOURCE_HIP) || id != trace__rocp_marked(number, place))
        return 0;
    call = place ? __atomic_load_n(&trace__rocp_copy_calls[place - 1], __ATOMIC_ACQUIRE) : NULL;
    *name = call ? trace__intern(call->text, strlen(call->text)) : 0;
    return number;
}

static uint64_t trace__rocp_word(const void *at, size_t offset)
{
    uint64_t v;
    memcpy(&v, (const char *)at + offset, 8);
    return v;
}
static uint32_t trace__rocp_half(const void *at, size_t offset)
{
    uint32_t v;
    memcpy(&v, (const char *)at + offset, 4);
    return v;
}

static uint64_t trace__rocp_time(void *nothing)
{
    uint64_t t = 0;
    (void)nothing;
    trace__rocp.get_timestamp(&t);
    return t;
}

/* ---- what it tells --------------------------------------------------------------------------------------------------
 */

/* Where work lies: on a queue of its agent, or, copies, in a row of the agent's own. */
static uint32_t trace__rocp_track(uint64_t agent, uint64_t queue)
{
    char name[64];
    uint32_t i, parent = 0;
    for (i = 0; i < trace__rocp.nqueues; i++)
        if (trace__rocp_queues[i].agent == agent && trace__rocp_queues[i].id == queue)
            return trace__rocp_queues[i].track;
    for (i = 0; i < trace__rocp.nagents; i++)
        if (trace__rocp_agents_known[i].id == agent)
            parent = trace__rocp_agents_known[i].track;
    if (i == TRACE__ROCP_QUEUES || trace__rocp.nqueues == TRACE__ROCP_QUEUES)
        return parent;
    if (queue)
        snprintf(name, sizeof name, "queue %lu", (unsigned long)queue);
    else
        snprintf(name, sizeof name, "copies");
    i = trace__rocp.nqueues++;
    trace__rocp_queues[i].agent = agent;
    trace__rocp_queues[i].id = queue;
    return trace__rocp_queues[i].track =
               trace__track_new(parent, queue ? TRACE_TRACK_QUEUE : TRACE_TRACK_CHANNEL, name, "");
}

static bool trace__rocp_is_gpu(uint64_t agent)
{
    uint32_t i;
    for (i = 0; i < trace__rocp.nagents; i++)
        if (trace__rocp_agents_known[i].id == agent)
            return trace__rocp_agents_known[i].type == TRACE__ROCP_GPU;
    return false;
}

static void trace__rocp_kernel(const trace__work *work, const unsigned char *r)
{
    uint32_t grid[3], block[3];
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&trace__hip_kernel_site), TRACE__WORK_BYTES + 48);
    int i;
    if (!p)
        return;
    memcpy(grid, r + TRACE__ROCP_K_GRID, sizeof grid); /* in threads */
    memcpy(block, r + TRACE__ROCP_K_BLOCK, sizeof block);
    for (i = 0; i < 3; i++)
        grid[i] = block[i] ? (grid[i] + block[i] - 1) / block[i] : grid[i];
    p = trace__put_work(p, work);
    p = trace__put_array(trace__put_array(p, grid, 3, 4, 3), block, 3, 4, 3);
    trace__close(w, trace__put_u32(p, trace__rocp_half(r, TRACE__ROCP_K_LDS)));
}

static void trace__rocp_copy(const trace__work *work, const unsigned char *r)
{
    uint64_t from = trace__rocp_word(r, TRACE__ROCP_C_FROM), to = trace__rocp_word(r, TRACE__ROCP_C_TO);
    uint16_t direction =
        TRACE__DIRECTION(trace__rocp_is_gpu(from) ? 'D' : 'M', !trace__rocp_is_gpu(to)                  ? 'M'
                                                               : trace__rocp_is_gpu(from) && from != to ? 'P'
                                                                                                        : 'D');
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&trace__hip_copy_site), TRACE__WORK_BYTES + 16);
    if (p)
        trace__close(w,
                     trace__put_u16(trace__put_u64(trace__put_work(p, work), trace__rocp_word(r, TRACE__ROCP_C_BYTES)),
                                    direction));
}

/* True if the record is complete and its times lie within the recording. The clocks may differ by a second. */
static bool trace__rocp_credible(const unsigned char *r, uint32_t kind, uint64_t now)
{
    enum { SECOND = 1000000000 };
    const size_t least = kind == TRACE__ROCP_KERNELS ? TRACE__ROCP_K_GRID + 12 : TRACE__ROCP_C_BYTES + 8;
    uint64_t begin, end;
    if (trace__rocp_word(r, 0) < least)
        return false;
    begin = trace__rocp_word(r, TRACE__ROCP_BEGIN);
    end = trace__rocp_word(r, TRACE__ROCP_END);
    return begin <= end && end <= now + SECOND && begin + SECOND >= trace__rocp.first.device;
}

static void trace__rocp_on_records(uint64_t context, uint64_t buffer, trace__rocp_header **headers, size_t n,
                                   void *data, uint64_t lost)
{
    trace__anchor now;
    size_t i;
    (void)context, (void)buffer, (void)data, (void)lost;
    if (!TRACE__ON(TRACE_SOURCE_HIP, 1))
        return;
    now = trace__anchor_take(trace__rocp_time, NULL);
    if (now.device == trace__rocp.first.device)
        return;
    for (i = 0; i < n; i++) {
        const unsigned char *r = headers[i] ? headers[i]->payload : NULL;
        uint64_t from, number;
        trace__work work;
        if (!r || headers[i]->category != TRACE__ROCP_TRACING ||
            (headers[i]->kind != TRACE__ROCP_KERNELS && headers[i]->kind != TRACE__ROCP_COPIES))
            continue;
        if (!trace__rocp_credible(r, headers[i]->kind, now.device)) {
            trace__lost(1);
            continue;
        }
        work.begin = trace__anchor_ticks(&trace__rocp.first, &now, trace__rocp_word(r, TRACE__ROCP_BEGIN));
        work.end = trace__anchor_ticks(&trace__rocp.first, &now, trace__rocp_word(r, TRACE__ROCP_END));
        work.correlation = trace__rocp_launch_of(trace__rocp_word(r, TRACE__ROCP_EXTERNAL), &work.name);
        if (headers[i]->kind == TRACE__ROCP_KERNELS) {
            number = trace__rocp_word(r, TRACE__ROCP_K_KERNEL);
            work.name =
                number < TRACE__ROCP_KERNEL_NAMES ? __atomic_load_n(&trace__rocp.kernels[number], __ATOMIC_RELAXED) : 0;
            work.track =
                trace__rocp_track(trace__rocp_word(r, TRACE__ROCP_K_AGENT), trace__rocp_word(r, TRACE__ROCP_K_QUEUE));
            trace__rocp_kernel(&work, r);
        } else {
            from = trace__rocp_word(r, TRACE__ROCP_C_FROM);
            work.track = trace__rocp_track(trace__rocp_is_gpu(from) ? from : trace__rocp_word(r, TRACE__ROCP_C_TO), 0);
            trace__rocp_copy(&work, r);
        }
    }
}

/* A kernel was loaded: its number and its name, which ends in ".kd" as its descriptor's does. */
static void trace__rocp_on_code(trace__rocp_event event, void *user, void *data)
{
    const uint64_t *w = event.words + (trace__rocp.version >= 10000);
    const unsigned char *symbol = (const unsigned char *)(uintptr_t)w[TRACE__ROCP_E_PAYLOAD];
    const char *name;
    uint64_t number;
    size_t n;
    (void)user, (void)data;
    if ((uint32_t)w[TRACE__ROCP_E_KIND] != TRACE__ROCP_CODE ||
        w[TRACE__ROCP_E_KIND] >> 32 != TRACE__ROCP_KERNEL_SYMBOL ||
        (uint32_t)w[TRACE__ROCP_E_PHASE] != TRACE__ROCP_LOAD || !symbol)
        return;
    number = trace__rocp_word(symbol, TRACE__ROCP_S_KERNEL);
    name = (const char *)(uintptr_t)trace__rocp_word(symbol, TRACE__ROCP_S_NAME);
    if (!name || number >= TRACE__ROCP_KERNEL_NAMES)
        return;
    n = strlen(name);
    if (n > 3 && !strcmp(name + n - 3, ".kd"))
        n -= 3;
    __atomic_store_n(&trace__rocp.kernels[number], trace__intern(name, n), __ATOMIC_RELAXED);
}

/* Work is about to be launched, on the thread and inside the call that wants it. */
static int trace__rocp_on_launch(uint64_t thread, uint64_t context, int kind, int32_t operation, uint64_t internal,
                                 uint64_t *external, void *data)
{
    uint64_t number = trace__number(TRACE_SOURCE_HIP);
    const trace__call *copy = kind == TRACE__ROCP_COPIES ? trace__hip_copying : NULL;
    (void)thread, (void)context, (void)operation, (void)internal, (void)data;
    if (TRACE__ON(TRACE_SOURCE_HIP, 1))
        trace__launched(&trace__hip_launch_site, number);
    *external = trace__rocp_marked(number, trace__rocp_place(copy));
    return 0;
}

static int trace__rocp_on_agents(int version, const void **agents, size_t n, void *data)
{
    size_t i;
    (void)version, (void)data;
    for (i = 0; i < n && trace__rocp.nagents < TRACE__ROCP_AGENTS; i++) {
        struct trace__rocp_agent *a = &trace__rocp_agents_known[trace__rocp.nagents++];
        const char *product = (const char *)(uintptr_t)trace__rocp_word(agents[i], TRACE__ROCP_A_PRODUCT);
        char name[160];
        a->id = trace__rocp_word(agents[i], TRACE__ROCP_A_ID);
        a->type = trace__rocp_half(agents[i], TRACE__ROCP_A_TYPE);
        if (!product || !*product)
            product = (const char *)(uintptr_t)trace__rocp_word(agents[i], TRACE__ROCP_A_NAME);
        snprintf(name, sizeof name, "GPU %d %s", (int)trace__rocp_half(agents[i], TRACE__ROCP_A_NUMBER),
                 product ? product : "");
        a->track = a->type == TRACE__ROCP_GPU ? trace__track_new(0, TRACE_TRACK_DEVICE, name, "") : 0;
    }
    return 0;
}

/* ---- how it begins and ends -------------------------------------------------------------------------------------- */

static bool trace__rocp_functions(void)
{
#define TRACE__ROCP_FIND(name, parameters) \
    trace__rocp.name = (int(*) parameters)(uintptr_t)dlsym(trace__rocp.library, "rocprofiler_" #name); \
    if (!trace__rocp.name) \
        return false;
    TRACE__ROCP_FUNCTIONS(TRACE__ROCP_FIND)
    return true;
}

/* Any thread. */
static void trace__rocp_flush(void)
{
    if (trace__rocp.buffer && trace__rocp.pid == trace__os_pid())
        trace__rocp.flush_buffer(trace__rocp.buffer);
}

/* Failing here means only that there are no device times. */
static int trace__rocp_initialize(void (*finalize)(uint64_t), void *data)
{
    static const int kinds[2] = {TRACE__ROCP_KERNELS, TRACE__ROCP_COPIES};
    static trace__watch watch = {trace__rocp_flush, trace__watch_nothing, trace__watch_nothing,
                                 trace__rocp_flush, trace__rocp_flush,    NULL};
    uint64_t thread;
    (void)finalize, (void)data;
    trace__rocp.kernels = (uint32_t *)trace__os_memory(TRACE__ROCP_KERNEL_NAMES * sizeof(uint32_t), false);
    if (!trace__rocp.kernels || !trace__rocp_functions() || trace__rocp.create_context(&trace__rocp.context) ||
        trace__rocp.create_buffer(trace__rocp.context, TRACE__ROCP_BUFFER, TRACE__ROCP_BUFFER / 8 * 7,
                                  TRACE__ROCP_LOSSLESS, trace__rocp_on_records, NULL, &trace__rocp.buffer) ||
        trace__rocp.configure_buffer_tracing_service(trace__rocp.context, TRACE__ROCP_KERNELS, NULL, 0,
                                                     trace__rocp.buffer) ||
        trace__rocp.configure_buffer_tracing_service(trace__rocp.context, TRACE__ROCP_COPIES, NULL, 0,
                                                     trace__rocp.buffer) ||
        trace__rocp.configure_callback_tracing_service(trace__rocp.context, TRACE__ROCP_CODE, NULL, 0,
                                                       trace__rocp_on_code, NULL) ||
        trace__rocp.configure_external_correlation_id_request_service(trace__rocp.context, kinds, 2,
                                                                      trace__rocp_on_launch, NULL))
        return -1;
    if (!trace__rocp.create_callback_thread(&thread))
        trace__rocp.assign_callback_thread(trace__rocp.buffer, thread);
    trace__rocp.query_available_agents(TRACE__ROCP_AGENTS_VERSION, trace__rocp_on_agents, TRACE__ROCP_A_BYTES, NULL);
    trace__rocp.first = trace__anchor_take(trace__rocp_time, NULL);
    if (trace__rocp.start_context(trace__rocp.context))
        return -1;
    trace__watch_add(&watch);
    return 0;
}

static void trace__rocp_finalize(void *data)
{
    (void)data;
    trace__polling_over();
    trace__rocp_flush();
    trace__rocp.buffer = 0;
}

static trace__rocp_configured *trace__rocp_configure_us(uint32_t version, const char *runtime, uint32_t priority,
                                                        void *client)
{
    static trace__rocp_configured us = {sizeof us, trace__rocp_initialize, trace__rocp_finalize, NULL};
    static const char name[] = "trace.h";
    const char *text = name;
    (void)priority;
    trace__rocp.version = version;
    trace__rocp.pid = trace__os_pid();
    memcpy((char *)client + (version >= 10000 ? 8 : 0), &text, sizeof text); /* 1.0 begins with the size of it */
    trace_info("hip.rocprofiler", runtime ? runtime : "");
    return &us;
}

/* From beside the library of HIP, else from where the loader finds it. */
static void *trace__rocp_open(void)
{
    static const char *const names[] = {"librocprofiler-sdk.so.1", "librocprofiler-sdk.so.0", "librocprofiler-sdk.so"};
    struct trace__map_query q;
    void *handle = NULL;
    size_t i, length;
    bool beside;
    q.address = 0;
    q.library = "/libamdhip64.so";
    beside = trace__each_map(trace__match_map, &q);
    for (i = 0; !handle && i < 2 * 3; i++) {
        char *end = beside ? strrchr(q.path, '/') + 1 : q.path;
        length = strlen(names[i % 3]) + 1;
        if (i < 3 && (!beside || (size_t)(end - q.path) + length > sizeof q.path))
            continue;
        if (i < 3)
            memcpy(end, names[i], length);
        handle = dlopen(i < 3 ? q.path : names[i % 3], RTLD_LAZY | RTLD_GLOBAL);
    }
    return handle;
}

/* A function of HIP's was found and not yet called: what is told now, rocprofiler hears before HIP begins. Other
 * threads wait for that, two seconds at most, or what they launch meanwhile would go unseen. */
static void trace__hip_found(const trace__library *lib, const trace__call *c)
{
    enum { NONE, UNDER_WAY, OVER };
    static uint32_t state;
    static const int *starter; /* the thread that is at it */
    uint32_t none = NONE, i;
    int (*force)(trace__rocp_configure);
    (void)c;
    if (lib->source != TRACE_SOURCE_HIP || __atomic_load_n(&state, __ATOMIC_ACQUIRE) == OVER ||
        !TRACE__ON(TRACE_SOURCE_HIP, 1) || !trace__devices_wanted())
        return;
    if (!__atomic_compare_exchange_n(&state, &none, UNDER_WAY, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        for (i = 0; i < 200 && __atomic_load_n(&starter, __ATOMIC_RELAXED) != trace__thread_id_here() &&
                    __atomic_load_n(&state, __ATOMIC_ACQUIRE) == UNDER_WAY;
             i++)
            trace__os_wait(&state, UNDER_WAY, 10000000);
        return;
    }
    __atomic_store_n(&starter, trace__thread_id_here(), __ATOMIC_RELAXED);
    trace__rocp.library = trace__rocp_open();
    force = trace__rocp.library
                ? (int (*)(trace__rocp_configure))(uintptr_t)dlsym(trace__rocp.library, "rocprofiler_force_configure")
                : NULL;
    if (force)
        force(trace__rocp_configure_us);
    __atomic_store_n(&state, OVER, __ATOMIC_RELEASE);
    trace__os_wake(&state);
}
