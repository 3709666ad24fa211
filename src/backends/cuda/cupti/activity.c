/* cuda/cupti/activity.c - what devices did: CUPTI's buffers become records of kernels, copies, fills and graphs
 *
 * CUPTI asks for buffers on the threads that launch, and hands full ones back on a thread of its own. Times are those
 * of CLOCK_REALTIME. */

enum {
    TRACE__CUPTI_BUFFER = 262144,
    TRACE__CUPTI_LEAST = 16384, /* bytes of it that CUPTI may fill, at least */
    /* ns of work that it may fill: a busy device hands over full buffers alone, and a kill loses the others */
    TRACE__CUPTI_FILLS = 50000000,
    TRACE__CUPTI_MOST = 128 << 20 /* bytes in buffers that CUPTI has at a time */
};

static void trace__cupti_begin_worker(void), trace__cupti_wake(void); /* cuda/cupti/worker.c */
static bool trace__cupti_renewable(void);

static void trace__cupti_lock(void)
{
    while (__atomic_exchange_n(&trace__cupti.activity.lock, 1, __ATOMIC_ACQUIRE))
        trace__os_yield();
}
static void trace__cupti_unlock(void) { __atomic_store_n(&trace__cupti.activity.lock, 0, __ATOMIC_RELEASE); }

/* ---- tracks ---------------------------------------------------------------------------------------------------------
 */

/* A device's name may come after the first record of its work. */
static void trace__cupti_name_gpu(struct trace__cupti_gpu *g, uint32_t number)
{
    char name[128], *end = trace__decimal(trace__text(name, "GPU "), number, 1);
    if (g->name[0])
        trace__text(trace__text(end, " "), g->name);
    g->track = trace__track_tell(g->track, 0, TRACE_TRACK_DEVICE, name, "ns:realtime");
}
static struct trace__cupti_gpu *trace__cupti_gpu_of(uint32_t number)
{
    struct trace__cupti_gpu *g =
        &trace__cupti.activity.gpus[number < TRACE__CUPTI_GPUS ? number : TRACE__CUPTI_GPUS - 1];
    if (!g->track)
        trace__cupti_name_gpu(g, number);
    return g;
}

/* The row of a stream. Its name has the context where a device has more than one. */
static uint32_t trace__cupti_track(uint32_t gpu, uint32_t context, uint32_t stream)
{
    struct trace__cupti_gpu *g = trace__cupti_gpu_of(gpu);
    uint32_t i, at = (gpu * 31 + context * 131 + stream) * 2654435761u % TRACE__CUPTI_STREAMS;
    char name[64], *end;
    if (!g->context)
        g->context = context;
    for (i = 0; i < TRACE__CUPTI_STREAMS; i++, at = (at + 1) % TRACE__CUPTI_STREAMS) {
        struct trace__cupti_stream *s = &trace__cupti.activity.streams[at];
        if (s->track && s->gpu == gpu && s->context == context && s->stream == stream)
            return s->track;
        if (s->track)
            continue;
        s->gpu = gpu;
        s->context = context;
        s->stream = stream;
        end = trace__decimal(trace__text(name, "stream "), stream, 1);
        if (context != g->context)
            trace__text(trace__decimal(trace__text(end, " (context "), context, 1), ")");
        s->track = trace__track_new(g->track, TRACE_TRACK_QUEUE, name, "ns:realtime");
        return s->track;
    }
    return g->track;
}

static uint32_t trace__cupti_kernel_name(const char *text)
{
    struct trace__cupti_name *n =
        &trace__cupti.activity.names[((uintptr_t)text >> 3) * 2654435761u >> 8 & (TRACE__CUPTI_NAMES - 1)];
    if (n->text != text) {
        n->text = text;
        n->id = text ? trace__intern(text, strlen(text)) : 0;
    }
    return n->id;
}

/* ---- records --------------------------------------------------------------------------------------------------------
 */

static uint64_t trace__cupti_get(const uint8_t *record, size_t at, size_t width)
{
    uint64_t v = 0;
    memcpy(&v, record + at, width);
    return v;
}
#define TRACE__CUPTI_GET32(r, member) (uint32_t)trace__cupti_get(r, TRACE__CUPTI_##member, 4)
#define TRACE__CUPTI_GET64(r, member) trace__cupti_get(r, TRACE__CUPTI_##member, 8)

#define TRACE__CUPTI_PLACE \
    {"device", TRACE_T_U32, TRACE_R_NONE, ""}, {"context", TRACE_T_U32, TRACE_R_NONE, ""}, \
        {"stream", TRACE_T_U32, TRACE_R_NONE, ""}
#define TRACE__CUPTI_IN_GRAPH \
    {"graph", TRACE_T_U32, TRACE_R_NONE, ""}, {"node", TRACE_T_U64, TRACE_R_NONE, ""}, \
        {"channel", TRACE_T_U32, TRACE_R_NONE, ""}
static const trace__field trace__cupti_kernel_fields[] = {TRACE__DEVICE_FIELDS("ns:realtime"),
                                                          {"grid", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                                          {"block", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                                          {"cluster", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                                          {"registers", TRACE_T_U16, TRACE_R_NONE, ""},
                                                          {"static_shared", TRACE_T_U32, TRACE_R_NONE, "B"},
                                                          {"dynamic_shared", TRACE_T_U32, TRACE_R_NONE, "B"},
                                                          {"local", TRACE_T_U32, TRACE_R_NONE, "B"},
                                                          TRACE__CUPTI_PLACE,
                                                          TRACE__CUPTI_IN_GRAPH};
static const trace__field trace__cupti_copy_fields[] = {TRACE__DEVICE_FIELDS("ns:realtime"),
                                                        {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},
                                                        {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""},
                                                        {"from_device", TRACE_T_U32, TRACE_R_NONE, ""},
                                                        {"to_device", TRACE_T_U32, TRACE_R_NONE, ""},
                                                        TRACE__CUPTI_PLACE,
                                                        TRACE__CUPTI_IN_GRAPH};
static const trace__field trace__cupti_fill_fields[] = {TRACE__DEVICE_FIELDS("ns:realtime"),
                                                        {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},
                                                        {"value", TRACE_T_U32, TRACE_R_NONE, ""},
                                                        TRACE__CUPTI_PLACE,
                                                        TRACE__CUPTI_IN_GRAPH};
static const trace__field trace__cupti_graph_fields[] = {
    TRACE__DEVICE_FIELDS("ns:realtime"), TRACE__CUPTI_PLACE, {"graph", TRACE_T_U32, TRACE_R_NONE, ""}};
#define TRACE__CUPTI_SITE(name) \
    static const trace__desc trace__cupti_##name##_desc[] = { \
        {"CUDA", #name, TRACE_KIND_SLICE, 1, \
         sizeof trace__cupti_##name##_fields / sizeof *trace__cupti_##name##_fields, trace__cupti_##name##_fields}}; \
    static trace__site trace__cupti_##name = {0, 1, trace__cupti_##name##_desc, NULL};
TRACE__CUPTI_SITE(kernel)
TRACE__CUPTI_SITE(copy)
TRACE__CUPTI_SITE(fill)
TRACE__CUPTI_SITE(graph)

typedef struct trace__cupti_place {
    uint32_t device, context, stream;
} trace__cupti_place;

/* Opens a record and writes the fields that all begin with. One without times (the device had no memory left for them)
 * counts as lost. */
static unsigned char *trace__cupti_open(trace__writer **w, trace__site *site, trace__work *work,
                                        const trace__cupti_place *at)
{
    uint32_t id = trace__site_id(site);
    unsigned char *p;
    if (!work->begin || !work->end) {
        trace__lost(1);
        return NULL;
    }
    if (!trace__cupti.activity.first_ns || work->begin < trace__cupti.activity.first_ns)
        trace__cupti.activity.first_ns = work->begin;
    if (work->end > trace__cupti.activity.last_ns)
        trace__cupti.activity.last_ns = work->end;
    work->track = trace__cupti_track(at->device, at->context, at->stream);
    p = trace__open(w, id, TRACE__WORK_BYTES + 96);
    return p ? trace__put_work(p, work) : NULL;
}
static unsigned char *trace__cupti_put_place(unsigned char *p, const trace__cupti_place *at)
{
    return trace__put_u32(trace__put_u32(trace__put_u32(p, at->device), at->context), at->stream);
}
static unsigned char *trace__cupti_put_graph(unsigned char *p, uint32_t graph, uint64_t node, uint32_t channel)
{
    return trace__put_u32(trace__put_u64(trace__put_u32(p, graph), node), channel);
}

#define TRACE__CUPTI_WORK(r, RECORD) \
    trace__work work = {TRACE__CUPTI_GET64(r, RECORD##_START), TRACE__CUPTI_GET64(r, RECORD##_END), \
                        TRACE__CUPTI_GET32(r, RECORD##_CORRELATION), 0, 0}; \
    trace__cupti_place at = {TRACE__CUPTI_GET32(r, RECORD##_DEVICE), TRACE__CUPTI_GET32(r, RECORD##_CONTEXT), \
                             TRACE__CUPTI_GET32(r, RECORD##_STREAM)}; \
    trace__writer *w; \
    unsigned char *p
#define TRACE__CUPTI_END_WORK(p, r, RECORD) \
    trace__close(w, trace__cupti_put_graph(trace__cupti_put_place(p, &at), TRACE__CUPTI_GET32(r, RECORD##_GRAPH), \
                                           TRACE__CUPTI_GET64(r, RECORD##_NODE), \
                                           TRACE__CUPTI_GET32(r, RECORD##_CHANNEL)))

/* The name that was given to the kernel (jit.c), else its symbol. */
static uint32_t trace__cupti_name_of(uint32_t correlation, const char *symbol)
{
    uint32_t given = 0;
    if (__atomic_load_n(&trace__cupti.launch.watched, __ATOMIC_ACQUIRE)) {
        given = trace__cupti_caller_name(correlation);
        given = given ? given : trace__jit_symbol_name(symbol);
    }
    return given ? given : trace__cupti_kernel_name(symbol);
}

static void trace__cupti_take_kernel(const uint8_t *r)
{
    TRACE__CUPTI_WORK(r, KERNEL);
    work.name =
        trace__cupti_name_of((uint32_t)work.correlation, (const char *)(uintptr_t)TRACE__CUPTI_GET64(r, KERNEL_NAME));
    p = trace__cupti_open(&w, &trace__cupti_kernel, &work, &at);
    if (!p)
        return;
    p = trace__put_array(p, r + TRACE__CUPTI_KERNEL_GRID, 3, 4, 3);
    p = trace__put_array(p, r + TRACE__CUPTI_KERNEL_BLOCK, 3, 4, 3);
    p = trace__put_array(p, r + TRACE__CUPTI_KERNEL_CLUSTER, TRACE__CUPTI_GET32(r, KERNEL_CLUSTER) ? 3 : 0, 4, 3);
    p = trace__put_u16(p, (uint16_t)trace__cupti_get(r, TRACE__CUPTI_KERNEL_REGISTERS, 2));
    p = trace__put_u32(p, TRACE__CUPTI_GET32(r, KERNEL_STATIC));
    p = trace__put_u32(p, TRACE__CUPTI_GET32(r, KERNEL_DYNAMIC));
    p = trace__put_u32(p, TRACE__CUPTI_GET32(r, KERNEL_LOCAL));
    TRACE__CUPTI_END_WORK(p, r, KERNEL);
}

/* Kinds of memory: unknown, pageable, pinned, device, array, managed, a device's static, a managed static. */
static char trace__cupti_memory(uint8_t kind) { return "\0MHDASDS"[kind < 8 ? kind : 0]; }

static void trace__cupti_take_copy(const uint8_t *r)
{
    TRACE__CUPTI_WORK(r, MEMCPY);
    work.name = trace__cupti_caller_name((uint32_t)work.correlation);
    p = trace__cupti_open(&w, &trace__cupti_copy, &work, &at);
    if (!p)
        return;
    p = trace__put_u64(p, TRACE__CUPTI_GET64(r, MEMCPY_BYTES));
    p = trace__put_u16(p, TRACE__DIRECTION(trace__cupti_memory(r[TRACE__CUPTI_MEMCPY_FROM]),
                                           trace__cupti_memory(r[TRACE__CUPTI_MEMCPY_TO])));
    p = trace__put_u32(trace__put_u32(p, at.device), at.device);
    TRACE__CUPTI_END_WORK(p, r, MEMCPY);
}

static void trace__cupti_take_peer_copy(const uint8_t *r)
{
    TRACE__CUPTI_WORK(r, PEER);
    work.name = trace__cupti_caller_name((uint32_t)work.correlation);
    p = trace__cupti_open(&w, &trace__cupti_copy, &work, &at);
    if (!p)
        return;
    p = trace__put_u64(p, TRACE__CUPTI_GET64(r, PEER_BYTES));
    p = trace__put_u16(p, TRACE__DIRECTION(trace__cupti_memory(r[TRACE__CUPTI_PEER_FROM]), 'P'));
    p = trace__put_u32(trace__put_u32(p, TRACE__CUPTI_GET32(r, PEER_FROM_DEVICE)),
                       TRACE__CUPTI_GET32(r, PEER_TO_DEVICE));
    TRACE__CUPTI_END_WORK(p, r, PEER);
}

static void trace__cupti_take_fill(const uint8_t *r)
{
    TRACE__CUPTI_WORK(r, MEMSET);
    work.name = trace__cupti_caller_name((uint32_t)work.correlation);
    p = trace__cupti_open(&w, &trace__cupti_fill, &work, &at);
    if (!p)
        return;
    p = trace__put_u64(p, TRACE__CUPTI_GET64(r, MEMSET_BYTES));
    p = trace__put_u32(p, TRACE__CUPTI_GET32(r, MEMSET_VALUE));
    TRACE__CUPTI_END_WORK(p, r, MEMSET);
}

static void trace__cupti_take_graph(const uint8_t *r)
{
    TRACE__CUPTI_WORK(r, GRAPH);
    p = trace__cupti_open(&w, &trace__cupti_graph, &work, &at);
    if (p)
        trace__close(w, trace__put_u32(trace__cupti_put_place(p, &at), TRACE__CUPTI_GET32(r, GRAPH_GRAPH)));
}

/* Processes number devices by what is visible to them; the UUID says which of these are one. */
static void trace__cupti_tell_uuid(uint32_t number, const uint8_t *uuid)
{
    char key[48], text[48], *at = trace__text(text, "GPU");
    unsigned i;
    for (i = 0; i < 16; i++) {
        if (i == 0 || i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        *at++ = "0123456789abcdef"[uuid[i] >> 4];
        *at++ = "0123456789abcdef"[uuid[i] & 15];
    }
    *at = 0;
    trace__text(trace__decimal(trace__text(key, "cuda.gpu."), number, 1), ".uuid");
    trace_info(key, text);
}

static void trace__cupti_take_device(const uint8_t *r)
{
    uint32_t id = TRACE__CUPTI_GET32(r, DEVICE_ID);
    const char *name = (const char *)(uintptr_t)TRACE__CUPTI_GET64(r, DEVICE_NAME);
    size_t n = name ? trace__length(name, sizeof trace__cupti.activity.gpus->name - 1) : 0;
    if (!n || id >= TRACE__CUPTI_GPUS || trace__cupti.activity.gpus[id].name[0])
        return;
    memcpy(trace__cupti.activity.gpus[id].name, name, n);
    trace__cupti_tell_uuid(id, r + TRACE__CUPTI_DEVICE_UUID);
    if (trace__cupti.activity.gpus[id].track)
        trace__cupti_name_gpu(&trace__cupti.activity.gpus[id], id);
}

static void trace__cupti_take(const uint8_t *r)
{
    switch (trace__cupti_get(r, 0, 4)) {
    case TRACE__CUPTI_KERNEL:
    case TRACE__CUPTI_CONCURRENT_KERNEL: trace__cupti_take_kernel(r); break;
    case TRACE__CUPTI_MEMCPY: trace__cupti_take_copy(r); break;
    case TRACE__CUPTI_MEMCPY_PEER: trace__cupti_take_peer_copy(r); break;
    case TRACE__CUPTI_MEMSET: trace__cupti_take_fill(r); break;
    case TRACE__CUPTI_GRAPH: trace__cupti_take_graph(r); break;
    case TRACE__CUPTI_DEVICE: trace__cupti_take_device(r); break;
    default: break;
    }
}

/* ---- buffers ----------------------------------------------------------------------------------------------------- */

/* CUPTI before CUDA 12.9 may crash when it gets no buffer: there the limit is not kept. */
static void trace__cupti_request(uint8_t **buffer, size_t *bytes, size_t *records)
{
    uint8_t *b = NULL;
    uint32_t room;
    bool more, first;
    TRACE__SAVE_ERRNO;
    trace__cupti_begin_worker();
    trace__cupti_lock();
    more = trace__cupti.activity.bytes_out < TRACE__CUPTI_MOST || trace__cupti.version < TRACE__CUPTI_API_12_9;
    if (more && trace__cupti.activity.nspare)
        b = trace__cupti.activity.spare[--trace__cupti.activity.nspare];
    else if (more)
        b = (uint8_t *)trace__os_memory(TRACE__CUPTI_BUFFER, false);
    first = b && !trace__cupti.activity.bytes_out;
    trace__cupti.activity.bytes_out += b ? TRACE__CUPTI_BUFFER : 0;
    room = trace__cupti.activity.buffer_bytes;
    trace__cupti_unlock();
    *buffer = b;
    *bytes = b ? room : 0;
    *records = 0;
    if (first)
        trace__cupti_wake(); /* the worker sleeps longer while there is nothing to flush */
    TRACE__RESTORE_ERRNO;
}

/* The next buffers get as many bytes as TRACE__CUPTI_FILLS of work filled of this one, in whole KiB. */
static void trace__cupti_fit(size_t valid)
{
    uint64_t span = trace__cupti.activity.last_ns - trace__cupti.activity.first_ns, room = TRACE__CUPTI_BUFFER;
    if (trace__cupti.activity.last_ns > trace__cupti.activity.first_ns && valid)
        room = (uint64_t)valid * TRACE__CUPTI_FILLS / span / 1024 * 1024;
    if (room < TRACE__CUPTI_LEAST)
        room = TRACE__CUPTI_LEAST;
    if (room > TRACE__CUPTI_BUFFER)
        room = TRACE__CUPTI_BUFFER;
    trace__cupti.activity.buffer_bytes = (uint32_t)room;
}

static void trace__cupti_complete(void *context, uint32_t stream, uint8_t *buffer, size_t bytes, size_t valid)
{
    void *record = NULL;
    size_t dropped = 0;
    TRACE__SAVE_ERRNO;
    (void)context, (void)stream, (void)bytes;
    trace__cupti_lock();
    memset(trace__cupti.activity.names, 0,
           sizeof trace__cupti.activity.names); /* addresses may mean other kernels by now */
    trace__cupti.activity.first_ns = trace__cupti.activity.last_ns = 0;
    while (valid && trace__cupti.functions.cuptiActivityGetNextRecord(buffer, valid, &record) == TRACE__CUPTI_OK)
        trace__cupti_take((const uint8_t *)record);
    if (trace__cupti.activity.last_ns)
        trace__cupti_fit(valid);
    trace__cupti.activity.bytes_out -= TRACE__CUPTI_BUFFER;
    if (buffer && trace__cupti.activity.nspare < TRACE__CUPTI_SPARES)
        trace__cupti.activity.spare[trace__cupti.activity.nspare++] = buffer;
    else if (buffer)
        trace__os_release(buffer, TRACE__CUPTI_BUFFER);
    trace__cupti_unlock();
    if (trace__cupti.functions.cuptiActivityGetNumDroppedRecords(NULL, 0, &dropped) == TRACE__CUPTI_OK && dropped) {
        trace__lost(dropped);
        trace__warn("CUPTI dropped %lu records of devices; they count as lost events", (unsigned long)dropped);
    }
    TRACE__RESTORE_ERRNO;
}
