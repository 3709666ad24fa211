/* nccl/profiler.c - NCCL tells through a plugin what became of a call: algorithm, protocol, channels, and when the GPU
 * was at it
 *
 * NCCL finds ncclProfiler_v5 or _v4 in the file that NCCL_PROFILER_PLUGIN names, which trace__nccl_offer() sets. Its
 * callbacks come from the thread that calls, from threads that launch for it, and from the proxy thread; they take no
 * lock and call neither NCCL nor CUDA.
 *
 * A collective (or a send, a receive) is one slice on the communicator's track, from its first channel's begin to its
 * last one's end, by the GPU's timer. It is joined with the host call twice: by communicator and number, and by a
 * correlation number. Which call it was is known because the wrapper notes what it passes on (trace__nccl_expect):
 * version 5 tells of the call on the calling thread, version 4 only of its buffers. */

enum {
    TRACE__NCCL_EXPECTED = 256,
    TRACE__NCCL_TASKS = 4096,
    TRACE__NCCL_PARTS = 16384,
    TRACE__NCCL_CONTEXTS = 256,
    TRACE__NCCL_CHANNELS = 64,
    TRACE__NCCL_MOMENTS = 64,
    TRACE__NCCL_FIT_MS = 20 /* so many, in so long, until the GPU's timer is taken to be fitted */
};

/* ---- calls that wrappers pass on --------------------------------------------------------------------------------- */

typedef struct trace__nccl_call {
    uint64_t number; /* of the call, counted in the process: its correlation; 0: being written, or taken */
    const void *thread, *send, *receive;
    uint64_t comm, seq;
} trace__nccl_call;

/* One of these serves the whole process: the plugin may be in another module than the wrappers. */
typedef struct trace__nccl_passed {
    trace__nccl_call expected[TRACE__NCCL_EXPECTED];
    uint64_t calls;
} trace__nccl_passed;

/* NULL: no plugin is at work. */
static TRACE__IN_HOT trace__nccl_passed *trace__nccl_passed_on(void)
{
    return (trace__nccl_passed *)__atomic_load_n(&trace__serve()->by_api[TRACE_SOURCE_NCCL].table, __ATOMIC_ACQUIRE);
}
static void trace__nccl_pass_on(void)
{
    static trace__nccl_passed ours;
    void *none = NULL;
    __atomic_compare_exchange_n(&trace__serve()->by_api[TRACE_SOURCE_NCCL].table, &none, (void *)&ours, false,
                                __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}

TRACE__LAUNCH_SITE(trace__nccl_launch, "NCCL");

static __attribute__((noinline)) void trace__nccl_expect_slow(trace__nccl_passed *passed, const trace__comm *c,
                                                              const void *send, const void *receive)
{
    uint64_t number = __atomic_add_fetch(&passed->calls, 1, __ATOMIC_RELAXED);
    trace__nccl_call *e = &passed->expected[number % TRACE__NCCL_EXPECTED];
    __atomic_store_n(&e->number, 0, __ATOMIC_RELEASE);
    e->thread = (const void *)pthread_self(); /* of use in any module */
    e->send = send;
    e->receive = receive;
    e->comm = c->id;
    e->seq = c->seq;
    __atomic_store_n(&e->number, number, __ATOMIC_RELEASE); /* pairs with the acquire in trace__nccl_take */
}
static TRACE__IN_HOT void trace__nccl_expect(const trace__comm *c, const void *send, const void *receive)
{
    trace__nccl_passed *passed = trace__nccl_passed_on();
    if (TRACE__UNLIKELY(passed != NULL))
        trace__nccl_expect_slow(passed, c, send, receive);
}

/* The newest call of this thread; or, with buffers, the oldest that passed these. All zeros: none. */
static trace__nccl_call trace__nccl_take(const void *send, const void *receive)
{
    trace__nccl_passed *passed = trace__nccl_passed_on();
    uint64_t last = passed ? __atomic_load_n(&passed->calls, __ATOMIC_RELAXED) : 0, n;
    bool any = !send && !receive;
    trace__nccl_call found, *at = NULL;
    memset(&found, 0, sizeof found);
    for (n = last; n && n + TRACE__NCCL_EXPECTED > last; n--) {
        trace__nccl_call *e = &passed->expected[n % TRACE__NCCL_EXPECTED];
        if (__atomic_load_n(&e->number, __ATOMIC_ACQUIRE) == n &&
            (any ? e->thread == (const void *)pthread_self() : e->send == send && e->receive == receive)) {
            found = *e;
            at = e;
            if (any)
                break;
        }
    }
    if (at)
        __atomic_store_n(&at->number, 0, __ATOMIC_RELEASE);
    return found;
}

/* ---- contexts: a communicator as the plugin sees it -------------------------------------------------------------- */

typedef struct trace__nccl_context {
    uint32_t used, version;
    uint64_t comm;  /* our number, once a call showed it; until then NCCL's */
    uint64_t calls; /* tasks that no wrapper knew */
    uint32_t mask;  /* what is recorded */
    uint32_t track, proxy_track, channel_track[TRACE__NCCL_CHANNELS];
    uint64_t gpu, epoch;    /* a moment of the GPU's clock, ns; ticks when this second began */
    uint32_t moments, held; /* of the GPU's timer heard of; whether tasks wait for there to be enough */
    uint64_t first;         /* ticks */
    int64_t least[2];       /* ticks - GPU's time: the least seen this second and in the one before */
    double ratio;           /* ticks a ns */
} trace__nccl_context;
static trace__nccl_context trace__nccl_contexts[TRACE__NCCL_CONTEXTS];

/* The context that NCCL hands back; NULL: it is none of ours, or has ended. */
static trace__nccl_context *trace__nccl_context_of(void *context)
{
    uintptr_t at = (uintptr_t)context - (uintptr_t)trace__nccl_contexts;
    trace__nccl_context *c = (trace__nccl_context *)context;
    return at < sizeof trace__nccl_contexts && !(at % sizeof *c) && __atomic_load_n(&c->used, __ATOMIC_ACQUIRE) ? c
                                                                                                                : NULL;
}

/* The host hears of a moment shortly after it was: the difference of the clocks is at most what is seen, and the least
 * is nearly it. One second's and the one's before, for clocks drift. */
static void trace__nccl_clock_seen(trace__nccl_context *c, uint64_t gpu)
{
    uint64_t now = trace__ticks();
    int64_t seen;
    c->moments += c->moments < TRACE__NCCL_MOMENTS;
    if (!c->gpu) {
        c->ratio = (double)trace__clock_hz() / 1e9;
        c->first = c->epoch = now;
        c->least[0] = c->least[1] = INT64_MAX;
        c->gpu = gpu;
    }
    seen = (int64_t)now - (int64_t)((double)(int64_t)(gpu - c->gpu) * c->ratio);
    if ((double)(now - c->epoch) > c->ratio * 1e9) {
        c->epoch = now;
        c->least[1] = c->least[0];
        c->least[0] = INT64_MAX;
    }
    if (seen < c->least[0])
        c->least[0] = seen;
}
/* The first burst may be told of milliseconds late, while the proxy connects. */
static bool trace__nccl_fitted(const trace__nccl_context *c)
{
    return c->moments >= TRACE__NCCL_MOMENTS &&
           (double)(trace__ticks() - c->first) > c->ratio * 1e6 * (int)TRACE__NCCL_FIT_MS;
}
static uint64_t trace__nccl_ticks(const trace__nccl_context *c, uint64_t gpu)
{
    int64_t least = c->least[0] < c->least[1] ? c->least[0] : c->least[1];
    return (uint64_t)(least + (int64_t)((double)(int64_t)(gpu - c->gpu) * c->ratio));
}

static uint32_t trace__nccl_channel_track(trace__nccl_context *c, uint32_t channel)
{
    char name[32];
    if (channel >= TRACE__NCCL_CHANNELS)
        return c->track;
    if (!c->channel_track[channel]) {
        trace__decimal(trace__text(name, "channel "), channel, 1);
        c->channel_track[channel] = trace__track_new(c->track, TRACE_TRACK_CHANNEL, name, "");
    }
    return c->channel_track[channel];
}

/* ---- events ------------------------------------------------------------------------------------------------------ */

/* A handle is the number of the event, times two, plus one for tasks: one that is too old finds its place taken by
 * another, and nothing happens. */
typedef struct trace__nccl_event {
    uint64_t number;
    trace__nccl_context *context;
    uint32_t type, channel;
    uint64_t host;       /* ticks when NCCL told of it */
    uint64_t parent;     /* the task's handle */
    uint64_t begin, end; /* the GPU's, ns; of a task over all channels */
    uint64_t correlation, seq, nccl_seq, count, bytes;
    uint32_t name, datatype, algorithm, protocol;
    int32_t peer;         /* or root */
    uint32_t steps, done; /* done: channels that have ended */
    uint8_t channels, warps, sends;
} trace__nccl_event;
static trace__nccl_event *trace__nccl_tasks, *trace__nccl_parts;
static uint64_t trace__nccl_ntasks, trace__nccl_nparts;

static trace__nccl_event *trace__nccl_event_of(const void *handle)
{
    uint64_t h = (uint64_t)(uintptr_t)handle, number = h / 2;
    trace__nccl_event *e =
        h & 1 ? &trace__nccl_tasks[number % TRACE__NCCL_TASKS] : &trace__nccl_parts[number % TRACE__NCCL_PARTS];
    return number && __atomic_load_n(&e->number, __ATOMIC_ACQUIRE) == number ? e : NULL;
}

static uint32_t trace__nccl_name(const char *text) { return text && *text ? trace__intern(text, strlen(text)) : 0; }

static uint64_t trace__nccl_type_bytes(const char *datatype)
{
    static const char *const names[] = {"ncclInt8",    "ncclUint8",    "ncclInt32",      "ncclUint32",
                                        "ncclInt64",   "ncclUint64",   "ncclFloat16",    "ncclFloat32",
                                        "ncclFloat64", "ncclBfloat16", "ncclFloat8e4m3", "ncclFloat8e5m2"};
    int i;
    for (i = 0; datatype && i < (int)(sizeof names / sizeof *names); i++)
        if (!strcmp(names[i], datatype))
            return trace__comm_bytes(1, i);
    return 0;
}

/* What a task's records have beyond the fields of device work. */
#define TRACE__NCCL_COLL_FIELDS(seq, bytes) \
    {"comm", TRACE_T_U64, TRACE_R_COMM, ""}, {"seq", TRACE_T_U64, seq, ""}, \
        {"func_seq", TRACE_T_U64, TRACE_R_NONE, ""}, {"count", TRACE_T_U64, TRACE_R_NONE, ""}, \
        {"bytes", TRACE_T_U64, bytes, "B"}, {"datatype", TRACE_T_STRID, TRACE_R_NONE, ""}, \
        {"algorithm", TRACE_T_STRID, TRACE_R_NONE, ""}, {"protocol", TRACE_T_STRID, TRACE_R_NONE, ""}, \
        {"root", TRACE_T_I32, TRACE_R_NONE, ""}, {"channels", TRACE_T_U8, TRACE_R_NONE, ""}, \
        {"warps", TRACE_T_U8, TRACE_R_NONE, ""}
#define TRACE__NCCL_P2P_FIELDS(bytes) \
    {"comm", TRACE_T_U64, TRACE_R_COMM, ""}, {"count", TRACE_T_U64, TRACE_R_NONE, ""}, \
        {"bytes", TRACE_T_U64, bytes, "B"}, {"datatype", TRACE_T_STRID, TRACE_R_NONE, ""}, \
        {"peer", TRACE_T_I32, TRACE_R_NONE, ""}, {"channels", TRACE_T_U8, TRACE_R_NONE, ""}
static const trace__field trace__nccl_coll_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                       TRACE__NCCL_COLL_FIELDS(TRACE_R_COLL_SEQ, TRACE_R_BYTES)};
static const trace__field trace__nccl_p2p_fields[] = {TRACE__DEVICE_FIELDS(""), TRACE__NCCL_P2P_FIELDS(TRACE_R_BYTES)};
/* the call itself has the bytes, and its number */
static const trace__field trace__nccl_coll_plan_fields[] = {{"func", TRACE_T_STRID, TRACE_R_NONE, ""},
                                                            TRACE__NCCL_COLL_FIELDS(TRACE_R_NONE, TRACE_R_NONE)};
static const trace__field trace__nccl_p2p_plan_fields[] = {{"func", TRACE_T_STRID, TRACE_R_NONE, ""},
                                                           TRACE__NCCL_P2P_FIELDS(TRACE_R_NONE)};
static const trace__field trace__nccl_part_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                       {"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                                       {"channel", TRACE_T_U32, TRACE_R_NONE, ""},
                                                       {"peer", TRACE_T_I32, TRACE_R_NONE, ""},
                                                       {"steps", TRACE_T_U32, TRACE_R_NONE, ""},
                                                       {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"}};
#define TRACE__NCCL_SITE(name, kind, fields) \
    static const trace__desc trace__nccl_##name##_desc[] = { \
        {"NCCL", #name, kind, 1, sizeof fields / sizeof *fields, fields}}; \
    static trace__site trace__nccl_##name##_site = {0, 1, trace__nccl_##name##_desc, NULL}
TRACE__NCCL_SITE(collective, TRACE_KIND_SLICE, trace__nccl_coll_fields);
TRACE__NCCL_SITE(message, TRACE_KIND_SLICE, trace__nccl_p2p_fields);
TRACE__NCCL_SITE(collective_plan, TRACE_KIND_META, trace__nccl_coll_plan_fields);
TRACE__NCCL_SITE(message_plan, TRACE_KIND_META, trace__nccl_p2p_plan_fields);
TRACE__NCCL_SITE(channel, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(group_plan, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(group_call, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(call, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(kernel_launch, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(proxy_send, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(proxy_receive, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(proxy_step, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(proxy_control, TRACE_KIND_SLICE, trace__nccl_part_fields);
TRACE__NCCL_SITE(network, TRACE_KIND_SLICE, trace__nccl_part_fields);

static trace__site *trace__nccl_part_site(const trace__nccl_event *e)
{
    switch (e->type) {
    case TRACE__NCCL_KERNEL: return &trace__nccl_channel_site;
    case TRACE__NCCL_GROUP: return &trace__nccl_group_plan_site;
    case TRACE__NCCL_GROUP_API: return &trace__nccl_group_call_site;
    case TRACE__NCCL_LAUNCH: return &trace__nccl_kernel_launch_site;
    case TRACE__NCCL_PROXY: return e->sends ? &trace__nccl_proxy_send_site : &trace__nccl_proxy_receive_site;
    case TRACE__NCCL_STEP: return &trace__nccl_proxy_step_site;
    case TRACE__NCCL_CONTROL: return &trace__nccl_proxy_control_site;
    case TRACE__NCCL_NET: return &trace__nccl_network_site;
    default: return &trace__nccl_call_site;
    }
}

/* A task: as device work when its times are known, else as what the call that made it is told. */
static void trace__nccl_write_task(const trace__nccl_event *e)
{
    bool coll = e->type == TRACE__NCCL_COLL;
    trace__site *site = e->end ? (coll ? &trace__nccl_collective_site : &trace__nccl_message_site)
                        : coll ? &trace__nccl_collective_plan_site
                               : &trace__nccl_message_plan_site;
    trace__writer *w;
    unsigned char *p;
    trace__work work;
    work.begin = e->end ? trace__nccl_ticks(e->context, e->begin) : 0;
    work.end = e->end ? trace__nccl_ticks(e->context, e->end) : 0;
    work.correlation = e->correlation;
    work.track = e->context->track;
    work.name = e->name;
    p = trace__open(&w, trace__site_id(site), TRACE__WORK_BYTES + 72);
    if (!p)
        return;
    p = e->end ? trace__put_work(p, &work) : trace__put_u32(p, e->name);
    p = trace__put_u64(p, __atomic_load_n(&e->context->comm, __ATOMIC_RELAXED));
    if (coll)
        p = trace__put_u64(trace__put_u64(p, e->seq), e->nccl_seq);
    p = trace__put_u64(trace__put_u64(p, e->count), e->bytes);
    p = trace__put_u32(p, e->datatype);
    if (coll)
        p = trace__put_u32(trace__put_u32(p, e->algorithm), e->protocol);
    p = trace__put_u8(trace__put_u32(p, (uint32_t)e->peer), e->channels);
    trace__close(w, coll ? trace__put_u8(p, e->warps) : p);
}

static void trace__nccl_write_part(const trace__nccl_event *e, uint64_t begin, uint64_t end, uint32_t track)
{
    const trace__nccl_event *task = trace__nccl_event_of((const void *)(uintptr_t)e->parent);
    trace__writer *w;
    unsigned char *p;
    trace__work work;
    work.begin = begin;
    work.end = end;
    work.correlation = task ? task->correlation : e->correlation;
    work.track = track;
    work.name = e->name;
    p = trace__open(&w, trace__site_id(trace__nccl_part_site(e)), TRACE__WORK_BYTES + 28);
    if (!p)
        return;
    p = trace__put_u64(trace__put_work(p, &work), __atomic_load_n(&e->context->comm, __ATOMIC_RELAXED));
    p = trace__put_u32(trace__put_u32(trace__put_u32(p, e->channel), (uint32_t)e->peer), e->steps);
    trace__close(w, trace__put_u64(p, e->bytes));
}

/* Tasks of which all channels have ended, and others as far as they are known: it is the end. */
static void trace__nccl_write_tasks(const trace__nccl_context *c, bool others)
{
    uint32_t i;
    for (i = 0; trace__nccl_tasks && i < TRACE__NCCL_TASKS; i++) {
        trace__nccl_event *e = &trace__nccl_tasks[i];
        if (__atomic_load_n(&e->number, __ATOMIC_ACQUIRE) && (!c || e->context == c) && e->done &&
            (others || e->done >= e->channels)) {
            trace__nccl_write_task(e);
            e->done = 0;
        }
    }
}

/* A channel of a task has ended. A captured graph runs the same task again and again, so it begins anew when all have.
 * Until the timer is fitted, tasks stay where they are. */
static void trace__nccl_channel_ended(trace__nccl_event *e)
{
    trace__nccl_event *task = trace__nccl_event_of((const void *)(uintptr_t)e->parent);
    if (e->context->mask & 1u << 31)
        trace__nccl_write_part(e, trace__nccl_ticks(e->context, e->begin), trace__nccl_ticks(e->context, e->end),
                               trace__nccl_channel_track(e->context, e->channel));
    if (!task)
        return;
    if (task->done >= task->channels) {
        trace__nccl_write_task(task);
        task->done = 0;
    }
    if (!task->done || e->begin < task->begin)
        task->begin = e->begin;
    if (!task->done || e->end > task->end)
        task->end = e->end;
    if (++task->done < task->channels)
        return;
    if (!trace__nccl_fitted(e->context)) {
        e->context->held = 1;
        return;
    }
    if (e->context->held)
        trace__nccl_write_tasks(e->context, false);
    e->context->held = 0;
    if (task->done)
        trace__nccl_write_task(task);
    task->done = 0;
}

/* ---- what NCCL calls --------------------------------------------------------------------------------------------- */

static const struct trace__nccl_word {
    const char *word;
    uint32_t bits;
} trace__nccl_words[] = {{"off", 0},
                         {"plan", TRACE__NCCL_COLL | TRACE__NCCL_P2P},
                         {"times", TRACE__NCCL_COLL | TRACE__NCCL_P2P | TRACE__NCCL_KERNEL},
                         {"channels", TRACE__NCCL_COLL | TRACE__NCCL_P2P | TRACE__NCCL_KERNEL | 1u << 31},
                         {"proxy", TRACE__NCCL_PROXY},
                         {"steps", TRACE__NCCL_STEP},
                         {"control", TRACE__NCCL_CONTROL},
                         {"net", TRACE__NCCL_NET},
                         {"groups", TRACE__NCCL_GROUP | TRACE__NCCL_GROUP_API},
                         {"calls", TRACE__NCCL_COLL_API | TRACE__NCCL_P2P_API},
                         {"launches", TRACE__NCCL_LAUNCH},
                         {"all", 0x80000fffu}};
enum { TRACE__NCCL_WORDS = sizeof trace__nccl_words / sizeof *trace__nccl_words };
static uint32_t trace__nccl_mask = TRACE__NCCL_COLL | TRACE__NCCL_P2P;

static void trace__nccl_read_mask(void)
{
    const char *s = trace__option(TRACE__OPTION_NCCL), *at;
    uint32_t mask = 0;
    int i;
    for (at = s; at && *at; at += at[0] == ',') {
        size_t n = strcspn(at, ",");
        for (i = 0; i < TRACE__NCCL_WORDS && !trace__word(at, n, trace__nccl_words[i].word); i++) {}
        if (i == TRACE__NCCL_WORDS) {
            trace__warn(
                "TRACE_NCCL=%s has words other than off, plan, times, channels, proxy, steps, control, net, groups, "
                "calls, launches and all; using plan",
                s);
            return;
        }
        mask |= trace__nccl_words[i].bits;
        at += n;
    }
    if (s && *s)
        trace__nccl_mask = mask;
}

static int trace__nccl_begin(void **context, int *mask, const char *name, uint64_t hash, int ranks, int rank,
                             uint32_t version)
{
    trace__nccl_context *c = NULL;
    char text[128], *p = trace__text(text, "NCCL ");
    uint32_t i, no;
    *context = NULL;
    *mask = 0;
    trace__init();
    if (!trace__nccl_mask || !TRACE__LEVEL(TRACE_SOURCE_NCCL))
        return 0;
    for (i = 0; !c && i < TRACE__NCCL_CONTEXTS; i++)
        if (no = 0, __atomic_compare_exchange_n(&trace__nccl_contexts[i].used, &no, 1, false, __ATOMIC_ACQ_REL,
                                                __ATOMIC_RELAXED))
            c = &trace__nccl_contexts[i];
    /* NCCL holds a lock of its own, but several of them may be in a process */
    if (!__atomic_load_n(&trace__nccl_parts, __ATOMIC_ACQUIRE)) {
        trace__nccl_event *tasks = (trace__nccl_event *)trace__os_memory(
                              (TRACE__NCCL_TASKS + TRACE__NCCL_PARTS) * sizeof *tasks, false),
                          *none = NULL;
        if (tasks && !trace__nccl_tasks)
            trace__nccl_tasks = tasks;
        if (tasks)
            __atomic_compare_exchange_n(&trace__nccl_parts, &none, tasks + TRACE__NCCL_TASKS, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_RELAXED);
    }
    if (!c || !trace__nccl_parts)
        return 0;
    memset((char *)c + sizeof c->used, 0, sizeof *c - sizeof c->used);
    c->version = version;
    c->comm = hash;
    c->mask = trace__nccl_mask;
    if (name && *name && strlen(name) < 60) {
        p = trace__text(p, name);
        *p++ = ' ';
    }
    p = trace__decimal(trace__text(p, "rank "), (uint64_t)(uint32_t)rank, 1);
    trace__decimal(trace__text(p, " of "), (uint64_t)(uint32_t)ranks, 1);
    c->track = trace__track_new(0, TRACE_TRACK_DEVICE, text, "");
    *context = c;
    *mask = (int)(c->mask & 0xfffu);
    trace__nccl_pass_on();
    return 0;
}

/* That call caused the event; the open slice is the call, or the end of its group. */
static void trace__nccl_caused(trace__nccl_context *c, trace__nccl_event *e, const trace__nccl_call *call)
{
    e->correlation = call->number;
    e->seq = call->number ? call->seq : c->calls++;
    if (!call->number)
        return;
    __atomic_store_n(&c->comm, call->comm, __ATOMIC_RELAXED);
    if (c->mask & TRACE__NCCL_KERNEL)
        trace__launched(&trace__nccl_launch, call->number);
}

static void trace__nccl_start_task(trace__nccl_context *c, trace__nccl_event *e, const trace__nccl_descr *d)
{
    trace__nccl_call call;
    /* 4: the parent is the group */
    const trace__nccl_event *api = c->version == 5 ? trace__nccl_event_of(d->parent) : NULL;
    bool coll = e->type == TRACE__NCCL_COLL;
    const char *datatype = coll ? d->u.coll.datatype : d->u.p2p.datatype;
    e->name = trace__nccl_name(coll ? d->u.coll.func : d->u.p2p.func);
    e->count = coll ? d->u.coll.count : d->u.p2p.count;
    e->bytes = e->count * trace__nccl_type_bytes(datatype);
    e->datatype = trace__nccl_name(datatype);
    e->channels = coll ? d->u.coll.channels : d->u.p2p.channels;
    e->peer = coll ? d->u.coll.root : d->u.p2p.peer;
    if (coll) {
        e->nccl_seq = d->u.coll.seq;
        e->warps = d->u.coll.warps;
        e->algorithm = trace__nccl_name(d->u.coll.algorithm);
        e->protocol = trace__nccl_name(d->u.coll.protocol);
    }
    if (api) {
        e->correlation = api->correlation;
        e->seq = api->seq;
    } else {
        memset(&call, 0, sizeof call);
        if (coll)
            call = trace__nccl_take(d->u.coll.send, d->u.coll.receive);
        else if (d->u.p2p.buffer && d->u.p2p.func)
            call = trace__nccl_take(d->u.p2p.func[0] == 'S' ? d->u.p2p.buffer : NULL,
                                    d->u.p2p.func[0] == 'S' ? NULL : d->u.p2p.buffer);
        trace__nccl_caused(c, e, &call);
    }
    if (!(c->mask & TRACE__NCCL_KERNEL))
        trace__nccl_write_task(e);
}

static int trace__nccl_start(void *context, void **handle, const trace__nccl_descr *d)
{
    trace__nccl_context *c = trace__nccl_context_of(context);
    uint32_t type;
    bool task;
    uint64_t number;
    trace__nccl_event *e;
    trace__nccl_call call;
    *handle = NULL;
    if (!c || !TRACE__LEVEL(TRACE_SOURCE_NCCL))
        return 0;
    type = (uint32_t)(c->version == 4 ? d->type & 255 : d->type);
    task = type == TRACE__NCCL_COLL || type == TRACE__NCCL_P2P;
    if (type == TRACE__NCCL_KERNEL && !(c->mask & type))
        return 0;
    number = __atomic_add_fetch(task ? &trace__nccl_ntasks : &trace__nccl_nparts, 1, __ATOMIC_RELAXED);
    e = task ? &trace__nccl_tasks[number % TRACE__NCCL_TASKS] : &trace__nccl_parts[number % TRACE__NCCL_PARTS];
    if (task && e->done && e->done >= e->channels) /* held, and its place is wanted */
        trace__nccl_write_task(e);
    __atomic_store_n(&e->number, 0, __ATOMIC_RELEASE);
    memset(e, 0, sizeof *e);
    e->context = c;
    e->type = type;
    e->host = trace__ticks();
    e->parent = (uint64_t)(uintptr_t)d->parent;
    if (task)
        trace__nccl_start_task(c, e, d);
    switch (type) {
    case TRACE__NCCL_COLL_API:
    case TRACE__NCCL_P2P_API: /* on the thread that calls, in the call */
        call = trace__nccl_take(NULL, NULL);
        trace__nccl_caused(c, e, &call);
        break;
    case TRACE__NCCL_KERNEL:
        e->channel = d->u.kernel.channel;
        e->begin = d->u.kernel.timer;
        trace__nccl_clock_seen(c, e->begin);
        break;
    case TRACE__NCCL_PROXY:
        e->channel = d->u.proxy.channel;
        e->peer = d->u.proxy.peer;
        e->steps = (uint32_t)d->u.proxy.steps;
        e->bytes = (uint64_t)(uint32_t)d->u.proxy.chunk;
        e->sends = d->u.proxy.sends != 0;
        break;
    case TRACE__NCCL_STEP: e->steps = (uint32_t)d->u.step.step; break;
    default: break;
    }
    __atomic_store_n(&e->number, number, __ATOMIC_RELEASE); /* pairs with the acquire in trace__nccl_event_of */
    *handle = (void *)(uintptr_t)(number * 2 + task);
    return 0;
}

static int trace__nccl_record(void *handle, int state, const trace__nccl_state *s)
{
    trace__nccl_event *e = trace__nccl_event_of(handle);
    if (!e || !s)
        return 0;
    if (e->type == TRACE__NCCL_KERNEL && state == TRACE__NCCL_KERNEL_STOP) {
        e->end = s->timer;
        trace__nccl_clock_seen(e->context, e->end);
    } else if (e->type == TRACE__NCCL_STEP)
        e->bytes = s->bytes;
    return 0;
}

static int trace__nccl_stop(void *handle)
{
    trace__nccl_event *e = trace__nccl_event_of(handle);
    trace__nccl_context *c;
    if (!e || (uintptr_t)handle & 1) /* a task was launched; it goes on */
        return 0;
    c = e->context;
    if (e->type == TRACE__NCCL_KERNEL && e->end)
        trace__nccl_channel_ended(e);
    else if (e->type != TRACE__NCCL_KERNEL && c->mask & e->type) {
        if (!c->proxy_track)
            c->proxy_track = trace__track_new(c->track, TRACE_TRACK_OTHER, "NCCL's own work", "");
        trace__nccl_write_part(e, e->host, trace__ticks(), c->proxy_track);
    }
    if (!(e->type & (TRACE__NCCL_COLL_API | TRACE__NCCL_P2P_API))) /* whose tasks are still to come */
        __atomic_store_n(&e->number, 0, __ATOMIC_RELEASE);
    return 0;
}

static int trace__nccl_end(void *context)
{
    trace__nccl_context *c = trace__nccl_context_of(context);
    if (c) {
        trace__nccl_write_tasks(c, true);
        __atomic_store_n(&c->used, 0, __ATOMIC_RELEASE);
    }
    return 0;
}

static void trace__nccl_closing(void) { trace__nccl_write_tasks(NULL, true); }

static int trace__nccl_begin4(void **context, int *mask, const char *name, uint64_t hash, int nodes, int ranks,
                              int rank, void (*log)(void))
{
    (void)nodes, (void)log;
    return trace__nccl_begin(context, mask, name, hash, ranks, rank, 4);
}
static int trace__nccl_begin5(void **context, uint64_t hash, int *mask, const char *name, int nodes, int ranks,
                              int rank, void (*log)(void))
{
    (void)nodes, (void)log;
    return trace__nccl_begin(context, mask, name, hash, ranks, rank, 5);
}
TRACE__EXPORT const trace__nccl_plugin4 trace__nccl_v4 __asm__("ncclProfiler_v4");
TRACE__EXPORT const trace__nccl_plugin5 trace__nccl_v5 __asm__("ncclProfiler_v5");
const trace__nccl_plugin4 trace__nccl_v4 = {"trace.h",        trace__nccl_begin4, trace__nccl_start,
                                            trace__nccl_stop, trace__nccl_record, trace__nccl_end};
const trace__nccl_plugin5 trace__nccl_v5 = {"trace.h",        trace__nccl_begin5, trace__nccl_start,
                                            trace__nccl_stop, trace__nccl_record, trace__nccl_end};

static void trace__nccl_init(void)
{
    trace__nccl_read_mask();
    if (trace__nccl_mask && TRACE__LEVEL_CHOSEN(TRACE_SOURCE_NCCL))
        trace__offer("NCCL_PROFILER_PLUGIN", "STATIC_PLUGIN", "ncclProfiler_v5", (const void *)&trace__nccl_v5);
}
