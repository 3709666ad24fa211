/* nvtx/backend.c - collector of NVTX: ranges, marks, domains, categories, registered strings, names of resources, locks
 *
 * docs/backends/nvtx.md says what becomes of each function. Handles that programs get from us are our objects; NULL is
 * the default domain.
 */

#define TRACE__NVTX_ON(level) (TRACE__LEVEL(TRACE_SOURCE_NVTX) >= (level))

enum {
    TRACE__TYPE_NVTX_DOMAIN = 64,
    TRACE__TYPE_NVTX_STRING,
    TRACE__TYPE_NVTX_CATEGORY,
    TRACE__TYPE_NVTX_SCHEMA,
    TRACE__TYPE_NVTX_COUNTER,
    TRACE__TYPE_NVTX_META
};

typedef struct trace__nvtx_domain {
    const char *name;
} trace__nvtx_domain;
static trace__nvtx_domain trace__nvtx_default = {""};

typedef struct trace__nvtx_string {
    const char *text;
    size_t length;
    uint64_t last; /* what << 32 | event of its latest use */
} trace__nvtx_string;

/* A domain that is not ours is the default one. */
static trace__nvtx_domain *trace__nvtx_of(trace__nvtx_domain *d)
{
    if (TRACE__LIKELY(!d || trace__handle_is(d, TRACE__TYPE_NVTX_DOMAIN)))
        return d ? d : &trace__nvtx_default;
    trace__foreign("NVTX", "domain", (uintptr_t)d);
    return &trace__nvtx_default;
}

static void trace__nvtx_make_domain(void *object, const void *key, void *user)
{
    (void)user;
    ((trace__nvtx_domain *)object)->name = (const char *)key;
}
static trace__nvtx_domain *trace__nvtx_DomainCreateA(const char *name)
{
    return name ? (trace__nvtx_domain *)trace__object_get(TRACE__TYPE_NVTX_DOMAIN, name, strlen(name),
                                                          sizeof(trace__nvtx_domain), trace__nvtx_make_domain, NULL)
                : NULL;
}
static trace__nvtx_domain *trace__nvtx_DomainCreateW(const void *name)
{
    char text[TRACE__NAME_MAX];
    return name ? trace__nvtx_DomainCreateA(trace__narrow(text, sizeof text, name)) : NULL;
}

static void trace__nvtx_make_string(void *object, const void *key, void *user)
{
    trace__nvtx_string *s = (trace__nvtx_string *)object;
    s->text = (const char *)key + sizeof(void *);
    s->length = *(const size_t *)user;
}
static trace__nvtx_string *trace__nvtx_DomainRegisterStringA(trace__nvtx_domain *d, const char *text)
{
    char key[sizeof d + TRACE__NAME_MAX];
    size_t n = trace__upto(text, TRACE__NAME_MAX);
    memcpy(key, &d, sizeof d);
    if (n)
        memcpy(key + sizeof d, text, n);
    return (trace__nvtx_string *)trace__object_get(TRACE__TYPE_NVTX_STRING, key, sizeof d + n,
                                                   sizeof(trace__nvtx_string), trace__nvtx_make_string, &n);
}
static bool trace__nvtx_string_given(const trace__nvtx_string *s)
{
    if (TRACE__LIKELY(s && trace__handle_is(s, TRACE__TYPE_NVTX_STRING)))
        return true;
    if (s)
        trace__foreign("NVTX", "registered string", (uintptr_t)s);
    return false;
}
static trace__nvtx_string *trace__nvtx_DomainRegisterStringW(trace__nvtx_domain *d, const void *wide)
{
    char text[TRACE__NAME_MAX];
    return trace__nvtx_DomainRegisterStringA(d, trace__narrow(text, sizeof text, wide));
}

/* ---- categories: the id of the name in the dictionary ------------------------------------------------------- */

static uint32_t *trace__nvtx_category_of(trace__nvtx_domain *d, uint32_t category)
{
    struct {
        const void *domain;
        uint64_t category;
    } key;
    key.domain = d;
    key.category = category;
    return (uint32_t *)trace__object_get(TRACE__TYPE_NVTX_CATEGORY, &key, sizeof key, sizeof(uint32_t), NULL, NULL);
}
static void trace__nvtx_DomainNameCategoryA(trace__nvtx_domain *d, uint32_t category, const char *name)
{
    uint32_t *string = name ? trace__nvtx_category_of(trace__nvtx_of(d), category) : NULL;
    if (string)
        __atomic_store_n(string, trace__intern(name, trace__upto(name, TRACE__NAME_MAX)), __ATOMIC_RELAXED);
}
static void trace__nvtx_DomainNameCategoryW(trace__nvtx_domain *d, uint32_t category, const void *name)
{
    char text[TRACE__NAME_MAX];
    trace__nvtx_DomainNameCategoryA(d, category, trace__narrow(text, sizeof text, name));
}
static void trace__nvtx_NameCategoryA(uint32_t category, const char *name)
{
    trace__nvtx_DomainNameCategoryA(NULL, category, name);
}
static void trace__nvtx_NameCategoryW(uint32_t category, const void *name)
{
    trace__nvtx_DomainNameCategoryW(NULL, category, name);
}
static uint32_t trace__nvtx_category(trace__nvtx_domain *d, uint32_t category)
{
    uint32_t *string = trace__nvtx_category_of(d, category),
             id = string ? __atomic_load_n(string, __ATOMIC_RELAXED) : 0;
    if (!id && string) {
        char text[32];
        memcpy(text, "category ", 9);
        id = trace__intern(text, (size_t)(trace__decimal(text + 9, category, 1) - text));
        __atomic_store_n(string, id, __ATOMIC_RELAXED);
    }
    return id;
}

/* ---- what an event says ------------------------------------------------------------------------------------- */

typedef struct trace__nvtx_event {
    trace__nvtx_domain *domain;
    const char *text;
    size_t length;
    trace__nvtx_string *string; /* where the text came from, or NULL */
    uint32_t fields;
    const trace__nvtx_payload *payloads;
    size_t npayloads;
    trace__values v;
    char wide[TRACE__NAME_MAX];
} trace__nvtx_event;

static void trace__nvtx_text(trace__nvtx_event *e, trace__nvtx_domain *d, const char *text)
{
    memset(&e->v, 0, sizeof e->v);
    e->domain = trace__nvtx_of(d);
    e->text = text ? text : "(no name)";
    e->length = trace__upto(e->text, TRACE__NAME_MAX);
    e->string = NULL;
    e->fields = 0;
    e->payloads = NULL;
    e->npayloads = 0;
}

static void trace__nvtx_message_text(trace__nvtx_event *e, trace__nvtx_domain *d, int32_t type, trace__nvtx_message m)
{
    if (type == TRACE__NVTX_REGISTERED && trace__nvtx_string_given(m.string)) {
        trace__nvtx_text(e, d, "");
        e->string = m.string;
        e->text = m.string->text;
        e->length = m.string->length;
    } else if (type == TRACE__NVTX_UNICODE && m.wide)
        trace__nvtx_text(e, d, trace__narrow(e->wide, sizeof e->wide, m.wide));
    else
        trace__nvtx_text(e, d, type == TRACE__NVTX_ASCII ? m.ascii : NULL);
}

static void trace__nvtx_read(trace__nvtx_event *e, trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    static const uint32_t payload_fields[] = {0,
                                              1u << TRACE__NUMBER_U64,
                                              1u << TRACE__NUMBER_I64,
                                              1u << TRACE__NUMBER_F64,
                                              1u << TRACE__NUMBER_U32,
                                              1u << TRACE__NUMBER_I32,
                                              1u << TRACE__NUMBER_F32};
    if (!a || a->size < sizeof *a) { /* older than anything that loads tools */
        trace__nvtx_text(e, d, NULL);
        return;
    }
    trace__nvtx_message_text(e, d, a->message_type, a->message);
    if (a->category) {
        e->fields |= TRACE__F_CATEGORY;
        e->v.category = trace__nvtx_category(e->domain, a->category);
    }
    if (a->color_type == 1) {
        e->fields |= TRACE__F_COLOR;
        e->v.color = a->color;
    }
    if (a->payload_type > 0 && a->payload_type <= 6) {
        e->fields |= payload_fields[a->payload_type];
        e->v.value.u64 = a->payload.u64;
    } else if (a->payload_type == TRACE__NVTX_PAYLOAD_EXT) {
        e->payloads = (const trace__nvtx_payload *)a->payload.extended;
        e->npayloads = a->reserved > 0 ? (size_t)a->reserved : 0;
    }
}

static uint32_t trace__nvtx_id(const trace__nvtx_event *e, uint32_t what)
{
    uint32_t event;
    if (e->string) {
        uint64_t last = __atomic_load_n(&e->string->last, __ATOMIC_RELAXED);
        if (last >> 32 == what)
            return (uint32_t)last;
    }
    event = trace__event_id("nvtx", what, e->domain, e->domain->name, e->text, e->length);
    if (e->string && event && !(event & TRACE__UNNAMED))
        __atomic_store_n(&e->string->last, (uint64_t)what << 32 | event, __ATOMIC_RELAXED);
    return event;
}

/* nvtx/ext.c: metadata of the thread's innermost slice, or of the span with that id, or an instant beside a mark */
static void trace__nvtx_payloads(const trace__nvtx_event *e, uint32_t kind, uint64_t id);

/* ---- marks, nested ranges, ranges that may overlap --------------------------------------------------------- */

static void trace__nvtx_mark(const trace__nvtx_event *e)
{
    uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, e->fields);
    trace__write_event(trace__nvtx_id(e, what), what, &e->v);
    if (e->npayloads)
        trace__nvtx_payloads(e, TRACE_KIND_INSTANT, 0);
}

/* Whether anybody wants to know the name of a range. */
static bool trace__nvtx_named(void) { return TRACE__NVTX_ON(1) || trace__schedule_names; }

/* `e` is NULL while nobody does: the range is remembered all the same, so that its end does not close another one. */
static int trace__nvtx_push(trace__nvtx_domain *d, trace__nvtx_event *e)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s;
    uint32_t depth = 0, i, what;
    for (i = l->depth; i > 0; i--)
        if (l->slices[i - 1].key == d) {
            depth = l->slices[i - 1].depth + 1;
            break;
        }
    s = trace__lane_push(l, d);
    if (!s)
        return -1;
    s->depth = depth;
    if (TRACE__UNLIKELY(trace__schedule_names) && e)
        s->steps = trace__schedule_enter(e->domain->name, e->text, e->length);
    if (!e || !TRACE__NVTX_ON(1))
        return (int)depth;
    what = TRACE__WHAT(TRACE_KIND_BEGIN, e->fields);
    s->event = trace__nvtx_id(e, what);
    trace__write_event(s->event, what, &e->v);
    if (e->npayloads)
        trace__nvtx_payloads(e, TRACE_KIND_META, 0);
    return (int)depth;
}
static int trace__nvtx_pop(trace__nvtx_domain *d)
{
    trace__slice s;
    if (!trace__lane_pop(trace__lane_get(), d, &s))
        return -1;
    if (s.event && TRACE__NVTX_ON(1))
        trace__write_event_plain(trace__end_of(s.event));
    if (TRACE__UNLIKELY(s.steps))
        trace__schedule_leave(s.steps);
    return (int)s.depth;
}

/* The number of a range: two letters, the schedules of which it is a step, a count. */
enum { TRACE__NVTX_RANGE = 0x4e56, TRACE__NVTX_COUNT_BITS = 40 };

static uint64_t trace__nvtx_start(trace__nvtx_event *e)
{
    uint32_t what = TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, e->fields | TRACE__F_ID);
    e->v.id = (uint64_t)TRACE__NVTX_RANGE << 48 | trace__number(TRACE_SOURCE_NVTX);
    if (TRACE__UNLIKELY(trace__schedule_names))
        e->v.id |= (uint64_t)trace__schedule_enter(e->domain->name, e->text, e->length) << TRACE__NVTX_COUNT_BITS;
    if (TRACE__NVTX_ON(1)) {
        trace__write_event(trace__nvtx_id(e, what), what, &e->v);
        if (e->npayloads)
            trace__nvtx_payloads(e, TRACE_KIND_META, e->v.id);
    }
    return e->v.id;
}
/* The range may have begun in another thread, and its name is not told again: joined by the id alone. */
static bool trace__nvtx_range_given(uint64_t id)
{
    uint64_t count = id & ((1ull << TRACE__NVTX_COUNT_BITS) - 1);
    if (TRACE__LIKELY(id >> 48 == TRACE__NVTX_RANGE && count && count <= trace__numbers(TRACE_SOURCE_NVTX)))
        return true;
    if (id)
        trace__foreign("NVTX", "range", id);
    return false;
}
static void trace__nvtx_end(uint64_t id)
{
    if (!trace__nvtx_range_given(id))
        return;
    if (TRACE__NVTX_ON(1))
        trace__write_event_id(
            trace__event_id("nvtx", TRACE__WHAT(TRACE_KIND_ASYNC_END, TRACE__F_ID), NULL, NULL, "range_end", 9), id);
    if (id >> TRACE__NVTX_COUNT_BITS & 0xff)
        trace__schedule_leave((uint8_t)(id >> TRACE__NVTX_COUNT_BITS));
}

static void trace__nvtx_DomainMarkEx(trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return;
    trace__nvtx_read(&e, d, a);
    trace__nvtx_mark(&e);
}
static void trace__nvtx_MarkEx(const trace__nvtx_attributes *a) { trace__nvtx_DomainMarkEx(NULL, a); }
static void trace__nvtx_MarkA(const char *text)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return;
    trace__nvtx_text(&e, NULL, text);
    trace__nvtx_mark(&e);
}
static void trace__nvtx_MarkW(const void *wide)
{
    char text[TRACE__NAME_MAX];
    trace__nvtx_MarkA(trace__narrow(text, sizeof text, wide));
}

static int trace__nvtx_DomainRangePushEx(trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    trace__nvtx_event e;
    if (!trace__nvtx_named())
        return trace__nvtx_push(trace__nvtx_of(d), NULL);
    trace__nvtx_read(&e, d, a);
    return trace__nvtx_push(e.domain, &e);
}
static int trace__nvtx_RangePushEx(const trace__nvtx_attributes *a) { return trace__nvtx_DomainRangePushEx(NULL, a); }
static int trace__nvtx_RangePushA(const char *text)
{
    trace__nvtx_event e;
    if (!trace__nvtx_named())
        return trace__nvtx_push(&trace__nvtx_default, NULL);
    trace__nvtx_text(&e, NULL, text);
    return trace__nvtx_push(&trace__nvtx_default, &e);
}
static int trace__nvtx_RangePushW(const void *wide)
{
    char text[TRACE__NAME_MAX];
    return trace__nvtx_RangePushA(trace__narrow(text, sizeof text, wide));
}
static int trace__nvtx_DomainRangePop(trace__nvtx_domain *d) { return trace__nvtx_pop(trace__nvtx_of(d)); }
static int trace__nvtx_RangePop(void) { return trace__nvtx_pop(&trace__nvtx_default); }

static uint64_t trace__nvtx_DomainRangeStartEx(trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    trace__nvtx_event e;
    trace__nvtx_read(&e, d, a);
    return trace__nvtx_start(&e);
}
static uint64_t trace__nvtx_RangeStartEx(const trace__nvtx_attributes *a)
{
    return trace__nvtx_DomainRangeStartEx(NULL, a);
}
static uint64_t trace__nvtx_RangeStartA(const char *text)
{
    trace__nvtx_event e;
    trace__nvtx_text(&e, NULL, text);
    return trace__nvtx_start(&e);
}
static uint64_t trace__nvtx_RangeStartW(const void *wide)
{
    char text[TRACE__NAME_MAX];
    return trace__nvtx_RangeStartA(trace__narrow(text, sizeof text, wide));
}
static void trace__nvtx_DomainRangeEnd(trace__nvtx_domain *d, uint64_t id)
{
    (void)d;
    trace__nvtx_end(id);
}
static void trace__nvtx_RangeEnd(uint64_t id) { trace__nvtx_end(id); }

/* ---- names of threads, devices, streams ...: objects -------------------------------------------------------- */

static void trace__nvtx_name(const char *what, uint64_t id, const char *name)
{
    const uint32_t fields = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_TEXT);
    trace__values v;
    if (!TRACE__NVTX_ON(1) || !name)
        return;
    v.id = id;
    v.text = name;
    v.length = strlen(name);
    trace__write_event(trace__event_id("nvtx", fields, NULL, NULL, what, strlen(what)), fields, &v);
}

static void trace__nvtx_NameOsThreadA(uint32_t tid, const char *name)
{
    if (!name || !TRACE__NVTX_ON(1))
        return;
    if (tid == trace__os_tid())
        trace_thread_name(name);
    else {
        unsigned char body[8 + 2 + 256], *p = body;
        p = trace__put_u32(trace__put_u32(p, 0), tid); /* stream 0: whichever the thread has */
        p = trace__put_strn(p, name, trace__upto(name, 256), 256);
        trace__state_fact(TRACE_REC_THREAD, body, (uint32_t)(p - body), 0);
    }
}
static void trace__nvtx_NameOsThreadW(uint32_t tid, const void *wide)
{
    char text[TRACE__NAME_MAX];
    trace__nvtx_NameOsThreadA(tid, trace__narrow(text, sizeof text, wide));
}

/* X(module, number of the ascii form, name, type of the id); the wide form has the next number */
/* clang-format off */
#define TRACE__NVTX_NAMES(X) \
    X(CUDA, 1, CuDevice, int) X(CUDA, 3, CuContext, void *) X(CUDA, 5, CuStream, void *) X(CUDA, 7, CuEvent, void *) \
    X(CUDART, 1, CudaDevice, int) X(CUDART, 3, CudaStream, void *) X(CUDART, 5, CudaEvent, void *) \
    X(OPENCL, 1, ClDevice, void *) X(OPENCL, 3, ClContext, void *) X(OPENCL, 5, ClCommandQueue, void *) \
    X(OPENCL, 7, ClMemObject, void *) \
    X(OPENCL, 9, ClSampler, void *) X(OPENCL, 11, ClProgram, void *) X(OPENCL, 13, ClEvent, void *)
/* clang-format on */
#define TRACE__NVTX_NAMER(module, number, kind, type) \
    static void trace__nvtx_Name##kind##A(type id, const char *name) \
    { \
        trace__nvtx_name(#kind, (uint64_t)(uintptr_t)id, name); \
    } \
    static void trace__nvtx_Name##kind##W(type id, const void *wide) \
    { \
        char text[TRACE__NAME_MAX]; \
        trace__nvtx_name(#kind, (uint64_t)(uintptr_t)id, trace__narrow(text, sizeof text, wide)); \
    }
TRACE__NVTX_NAMES(TRACE__NVTX_NAMER)

static void *trace__nvtx_DomainResourceCreate(trace__nvtx_domain *d, trace__nvtx_resource *r)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_NUMBER | TRACE__F_TEXT);
    trace__nvtx_event e;
    if (!r || r->size < sizeof *r)
        return NULL;
    trace__nvtx_message_text(&e, d, r->message_type, r->message);
    if (r->type == TRACE__NVTX_THREAD_NATIVE)
        trace__nvtx_NameOsThreadA((uint32_t)r->id, e.text);
    else if (r->type == TRACE__NVTX_THREAD_POSIX && r->id == (uint64_t)pthread_self())
        trace__nvtx_NameOsThreadA(trace__os_tid(), e.text);
    else if (TRACE__NVTX_ON(1)) {
        e.v.id = r->id;
        e.v.number = (uint64_t)(uint32_t)r->type;
        e.v.text = e.text;
        e.v.length = e.length;
        trace__write_event(trace__event_id("nvtx", what, e.domain, e.domain->name, "resource", 8), what, &e.v);
    }
    return trace__nvtx_DomainRegisterStringA(d, e.text); /* any handle will do */
}

/* ---- locks: waiting is a slice of the thread, holding a span ------------------------------------------------ */

typedef struct trace__nvtx_lock {
    uint32_t wait, hold;
} trace__nvtx_lock;

static trace__nvtx_lock *trace__nvtx_DomainSyncUserCreate(trace__nvtx_domain *d, const trace__nvtx_lock_attributes *a)
{
    trace__nvtx_lock *lock = (trace__nvtx_lock *)trace__lasting(sizeof *lock);
    trace__nvtx_message none;
    trace__nvtx_event e;
    char text[TRACE__NAME_MAX];
    size_t n;
    if (!lock)
        return NULL;
    none.ascii = "lock";
    if (a && a->size >= sizeof *a)
        trace__nvtx_message_text(&e, d, a->message_type, a->message);
    else
        trace__nvtx_message_text(&e, d, TRACE__NVTX_ASCII, none);
    n = e.length < sizeof text - 5 ? e.length : sizeof text - 5;
    memcpy(text, "wait ", 5);
    memcpy(text + 5, e.text, n);
    lock->wait = trace__lasting_event("nvtx", TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS), e.domain, e.domain->name,
                                      text, n + 5);
    memcpy(text, "hold ", 5);
    lock->hold = trace__lasting_event("nvtx", TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_ADDRESS),
                                      e.domain, e.domain->name, text, n + 5);
    return lock;
}
static void trace__nvtx_DomainSyncUserAcquireStart(trace__nvtx_lock *lock)
{
    trace__slice *s = lock ? trace__lane_push(trace__lane_get(), lock) : NULL;
    trace__values v;
    if (!s || !TRACE__NVTX_ON(2))
        return;
    s->event = lock->wait;
    v.address = lock;
    trace__write_event(lock->wait, TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS), &v);
}
static void trace__nvtx_DomainSyncUserAcquireFailed(trace__nvtx_lock *lock)
{
    trace__slice s;
    if (lock && trace__lane_pop(trace__lane_get(), lock, &s) && s.event && TRACE__NVTX_ON(2))
        trace__write_event_plain(trace__end_of(s.event));
}
static void trace__nvtx_DomainSyncUserAcquireSuccess(trace__nvtx_lock *lock)
{
    trace__lane *l = trace__lane_get();
    trace__values v;
    trace__nvtx_DomainSyncUserAcquireFailed(lock); /* in any case the waiting is over */
    if (!lock || !TRACE__NVTX_ON(2) || !trace__hold(l, lock))
        return;
    v.id = trace__hold_id(l, lock);
    v.address = lock;
    trace__write_event(lock->hold, TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_ADDRESS), &v);
}
static void trace__nvtx_DomainSyncUserReleasing(trace__nvtx_lock *lock)
{
    trace__lane *l = trace__lane_get();
    if (lock && lock->hold && trace__let_go(l, lock) && TRACE__NVTX_ON(2))
        trace__write_event_id(trace__end_of(lock->hold), trace__hold_id(l, lock));
}

/* ---- nothing to record ---------------------------------------------------------------------------------------- */

static void trace__nvtx_DomainDestroy(trace__nvtx_domain *d) { (void)d; }
static void trace__nvtx_DomainResourceDestroy(void *resource) { (void)resource; }
static void trace__nvtx_DomainSyncUserDestroy(trace__nvtx_lock *lock) { (void)lock; }
static void trace__nvtx_Initialize(const void *reserved) { (void)reserved; }
