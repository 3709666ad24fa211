/* itt/backend.c - collector of Intel's Instrumentation and Tracing Technology: domains, tasks, spans, markers,
 * metadata, relations
 *
 * docs/backends/itt.md says what becomes of each function. The collector's functions are called through pointers in the
 * static parts of the libraries that annotate themselves; itt/table.c puts them there. Each may be called by any thread
 * at any time, also with NULL handles.
 */

#define TRACE__ITT_ON(level) (TRACE__LEVEL(TRACE_SOURCE_ITT) >= (level))

enum {
    TRACE__TYPE_ITT_DOMAIN = TRACE__TYPE_FIRST_FREE,
    TRACE__TYPE_ITT_STRING,
    TRACE__TYPE_ITT_COUNTER,
    TRACE__TYPE_ITT_HISTOGRAM,
    TRACE__TYPE_ITT_META,
    TRACE__TYPE_ITT_EVENT,
    TRACE__TYPE_ITT_LOCK,
    TRACE__TYPE_ITT_HEAP,
    TRACE__TYPE_ITT_FUNCTION,
    TRACE__TYPE_ITT_FRAMES,
    TRACE__TYPE_NVTX
};

static bool trace__itt_wants(const trace__itt_domain *d, unsigned level)
{
    return TRACE__ITT_ON(level) && (!d || d->flags) && !trace__lane_get()->ignored;
}

/* ---- domains and strings: copied, one for each text ------------------------------------------------------ */

static void trace__itt_make_domain(void *object, const void *key, void *user)
{
    trace__itt_domain *d = (trace__itt_domain *)object;
    (void)user;
    d->flags = 1;
    d->name = (const char *)key;
}
static trace__itt_domain *trace__itt_domain_create(const char *name)
{
    return name ? (trace__itt_domain *)trace__object_get(TRACE__TYPE_ITT_DOMAIN, name, strlen(name),
                                                         sizeof(trace__itt_domain), trace__itt_make_domain, NULL)
                : NULL;
}

static void trace__itt_make_string(void *object, const void *key, void *user)
{
    (void)user;
    ((trace__itt_string *)object)->text = (const char *)key;
}
static trace__itt_string *trace__itt_string_handle_create(const char *text)
{
    return text ? (trace__itt_string *)trace__object_get(TRACE__TYPE_ITT_STRING, text, strlen(text),
                                                         sizeof(trace__itt_string), trace__itt_make_string, NULL)
                : NULL;
}

/* ---- the event of a name in a domain ---------------------------------------------------------------------- */

/* Where a string was used: found again by walking the few uses that hang on it. */
typedef struct trace__itt_use {
    struct trace__itt_use *next;
    const trace__itt_domain *domain;
    uint32_t what, event;
} trace__itt_use;

static uint32_t trace__itt_text_event(const trace__itt_domain *d, uint32_t what, const char *text)
{
    return trace__event_id("itt", what, d, d ? d->name : NULL, text, strlen(text));
}

static __attribute__((noinline)) uint32_t trace__itt_first_use(const trace__itt_domain *d, uint32_t what,
                                                               trace__itt_string *name)
{
    uint32_t event = trace__itt_text_event(d, what, name && name->text ? name->text : "(no name)");
    trace__itt_use *u;
    if (name && event && !(event & TRACE__UNNAMED) && (u = (trace__itt_use *)trace__lasting(sizeof *u)) != NULL) {
        void *head = __atomic_load_n(&name->extra2, __ATOMIC_RELAXED);
        u->domain = d;
        u->what = what;
        u->event = event;
        do
            u->next = (trace__itt_use *)head;
        while (
            !__atomic_compare_exchange_n(&name->extra2, &head, (void *)u, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
    }
    return event;
}

static inline uint32_t trace__itt_event(const trace__itt_domain *d, uint32_t what, trace__itt_string *name)
{
    const trace__itt_use *u = name ? (const trace__itt_use *)__atomic_load_n(&name->extra2, __ATOMIC_ACQUIRE) : NULL;
    if (TRACE__UNLIKELY(u && !trace__handle_is(u, 0))) /* another collector's, at the place for it */
        return trace__itt_text_event(d, what, name->text ? name->text : "(no name)");
    for (; u; u = u->next)
        if (u->domain == d && u->what == what)
            return u->event;
    return trace__itt_first_use(d, what, name);
}

/* An id as one number: the address or number it was made from, when that is all there is to it. */
static uint64_t trace__itt_number(trace__itt_id id)
{
    return id.d2 | id.d3 ? trace__mix(trace__mix(id.d1, id.d2), id.d3) : id.d1;
}
static bool trace__itt_is_null(trace__itt_id id) { return !(id.d1 | id.d2 | id.d3); }
/* The number of the arrows that end or begin at the thing with this id. */
static uint64_t trace__itt_flow(uint64_t number) { return trace__mix(number, 0x4954544cu); }

/* ---- clocks and tracks -------------------------------------------------------------------------------------- */

static trace__itt_clock *trace__itt_clocks;

/* Whether a clock domain or a track is one that we made. */
static bool trace__itt_given(const void *p, const char *what)
{
    if (TRACE__LIKELY(p && trace__handle_is(p, 0)))
        return true;
    if (p)
        trace__foreign("ITT", what, (uintptr_t)p);
    return false;
}

static void trace__itt_clock_read(trace__itt_clock *c)
{
    unsigned long long now[2] = {0, 0};
    if (c->read)
        c->read(now, c->data);
    c->ticks = trace__ticks();
    c->frequency = now[0];
    c->base = now[1];
}

static trace__itt_clock *trace__itt_clock_domain_create(void (*read)(unsigned long long *, void *), void *data)
{
    static uint32_t count;
    trace__itt_clock *c = (trace__itt_clock *)trace__lasting(sizeof *c);
    char name[40];
    if (!c)
        return NULL;
    c->read = read;
    c->data = data;
    trace__itt_clock_read(c);
    memcpy(name, "ITT clock ", 10);
    trace__decimal(name + 10, __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED), 1);
    c->track = trace_track_create(name, 0);
    c->next = __atomic_load_n(&trace__itt_clocks, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&trace__itt_clocks, &c->next, c, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
    return c;
}

static void trace__itt_clock_domain_reset(void)
{
    trace__itt_clock *c;
    for (c = __atomic_load_n(&trace__itt_clocks, __ATOMIC_ACQUIRE); c; c = c->next)
        trace__itt_clock_read(c);
}

/* A time of that clock on ours. No clock: it is ours, as get_timestamp gives it; 0: now. */
static uint64_t trace__itt_time(const trace__itt_clock *c, unsigned long long t)
{
    if (!t)
        return trace__ticks();
    if (!c)
        return t;
    if (!trace__itt_given(c, "clock domain") || !c->frequency)
        return trace__ticks();
    return c->ticks + (uint64_t)(int64_t)((double)(int64_t)(t - c->base) *
                                          ((double)trace_ticks_per_second() / (double)c->frequency));
}

static unsigned long long trace__itt_get_timestamp(void) { return trace__ticks(); }

typedef struct trace__itt_track {
    trace__itt_string *name;
    struct trace__itt_track *group;
    uint32_t track;
} trace__itt_track;

static trace__itt_track *trace__itt_track_new(trace__itt_track *group, trace__itt_string *name)
{
    trace__itt_track *t = (trace__itt_track *)trace__lasting(sizeof *t);
    if (t) {
        t->name = name;
        t->group = group;
        t->track = trace_track_create(name && name->text ? name->text : "(no name)",
                                      trace__itt_given(group, "track group") ? group->track : 0);
    }
    return t;
}
static trace__itt_track *trace__itt_track_group_create(trace__itt_string *name, int type)
{
    (void)type;
    return trace__itt_track_new(NULL, name);
}
static trace__itt_track *trace__itt_track_create(trace__itt_track *group, trace__itt_string *name, int type)
{
    (void)type;
    return trace__itt_track_new(group, name);
}
static void trace__itt_set_track(trace__itt_track *track)
{
    trace__lane_get()->track = trace__itt_given(track, "track") ? track->track : 0;
}

/* Where tasks with times of their own go: the track the thread chose, that of their clock, or one beside the thread. */
static uint32_t trace__itt_track_of(trace__lane *l, const trace__itt_clock *c)
{
    if (l->track || (trace__itt_given(c, "clock domain") && c->track))
        return l->track ? l->track : c->track;
    if (!l->timed_track) {
        char name[48];
        memcpy(name, "ITT tasks of thread ", 20);
        trace__decimal(name + 20, trace__os_tid(), 1);
        l->timed_track = trace_track_create(name, 0);
    }
    return l->timed_track;
}

/* ---- tasks ---------------------------------------------------------------------------------------------------- */

#define TRACE__ITT_TASK TRACE__WHAT(TRACE_KIND_BEGIN, 0)
#define TRACE__ITT_CHILD TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_PARENT)
#define TRACE__ITT_NAMED_TASK TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ID | TRACE__F_PARENT | TRACE__F_FLOW_OUT)
#define TRACE__ITT_TIMED \
    TRACE__WHAT(TRACE_KIND_SLICE, TRACE__F_TRACK | TRACE__F_TIME | TRACE__F_TIME_END | TRACE__F_ID | TRACE__F_PARENT)

/* `event` makes the description: of a string or of a function's name. The slice is remembered also while nothing is
 * recorded, so that its end does not close another one. */
static void trace__itt_open(const trace__itt_domain *d, const trace__itt_clock *c, unsigned long long t,
                            trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s;
    if ((d && !d->flags) || l->ignored || !(s = trace__lane_push(l, d)))
        return;
    if (TRACE__UNLIKELY(trace__schedule_names) && name && name->text)
        s->steps = trace__schedule_enter(d ? d->name : NULL, name->text, strlen(name->text));
    if (!TRACE__ITT_ON(1))
        return;
    s->id = trace__itt_number(id);
    s->parent = trace__itt_number(parent);
    if (TRACE__UNLIKELY(c || t || l->track)) {
        uint32_t track = trace__itt_track_of(l, c);
        s->ticks = trace__itt_time(c, t);
        s->depth = track;
        s->event = trace__itt_event(d, TRACE__ITT_TIMED, name);
        s->name = name && (s->event & TRACE__UNNAMED) ? name->text : "";
    } else if (TRACE__LIKELY(!(s->id | s->parent))) {
        trace__write_event_plain(s->event = trace__itt_event(d, TRACE__ITT_TASK, name));
    } else {
        uint32_t what = s->id ? TRACE__ITT_NAMED_TASK : TRACE__ITT_CHILD;
        trace__values v;
        v.id = s->id;
        v.parent = s->parent;
        v.flow = trace__itt_flow(s->id);
        s->event = trace__itt_event(d, what, name);
        trace__write_event(s->event, what, &v);
    }
}

static void trace__itt_close(const trace__itt_domain *d, const trace__itt_clock *c, unsigned long long t)
{
    trace__lane *l = trace__lane_get();
    trace__slice s;
    if ((d && !d->flags) || l->ignored || !trace__lane_pop(l, d, &s))
        return;
    if (!s.event || !TRACE__ITT_ON(1))
        ;
    else if (TRACE__LIKELY(!s.ticks))
        trace__write_event_plain(trace__end_of(s.event));
    else {
        trace__values v;
        v.track = s.depth;
        v.time = s.ticks;
        v.time_end = trace__itt_time(c, t);
        if (v.time_end < v.time)
            v.time_end = v.time;
        v.id = s.id;
        v.parent = s.parent;
        if (s.event & TRACE__UNNAMED) {
            l->domain = d ? d->name : NULL;
            l->name = s.name;
            l->name_length = trace__upto(s.name, TRACE__NAME_MAX);
        }
        trace__write_event(s.event, TRACE__ITT_TIMED, &v);
    }
    if (TRACE__UNLIKELY(s.steps))
        trace__schedule_leave(s.steps);
}

/* The name of a function, as the dynamic linker knows it; else where in its file it is. */
static trace__itt_string *trace__itt_function(const void *fn)
{
    struct {
        const char *file;
        void *base;
        const char *symbol;
        void *address;
    } info = {NULL, NULL, NULL, NULL};
    trace__itt_string **known;
    known =
        (trace__itt_string **)trace__object_get(TRACE__TYPE_ITT_FUNCTION, &fn, sizeof fn, sizeof *known, NULL, NULL);
    if (!known)
        return NULL;
    if (!__atomic_load_n(known, __ATOMIC_ACQUIRE)) {
        char name[TRACE__NAME_MAX];
        TRACE__SAVE_ERRNO;
        trace__dladdr(fn, &info);
        if (!info.symbol) {
            const char *file = info.file ? strrchr(info.file, '/') : NULL;
            snprintf(name, sizeof name, "%.200s+0x%lx",
                     file        ? file + 1
                     : info.file ? info.file
                                 : "",
                     (unsigned long)((uintptr_t)fn - (uintptr_t)info.base));
        }
        __atomic_store_n(known, trace__itt_string_handle_create(info.symbol ? info.symbol : name), __ATOMIC_RELEASE);
        TRACE__RESTORE_ERRNO;
    }
    return *known;
}

static void trace__itt_task_begin(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent,
                                  trace__itt_string *name)
{
    trace__itt_open(d, NULL, 0, id, parent, name);
}
static void trace__itt_task_begin_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                     trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    trace__itt_open(d, c, t, id, parent, name);
}
static void trace__itt_task_begin_fn(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent, void *fn)
{
    trace__itt_open(d, NULL, 0, id, parent, trace__itt_function(fn));
}
static void trace__itt_task_begin_fn_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                        trace__itt_id id, trace__itt_id parent, void *fn)
{
    trace__itt_open(d, c, t, id, parent, trace__itt_function(fn));
}
static void trace__itt_task_end(const trace__itt_domain *d) { trace__itt_close(d, NULL, 0); }
static void trace__itt_task_end_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t)
{
    trace__itt_close(d, c, t);
}

/* ---- spans that may overlap: overlapped tasks, regions, frames -------------------------------------------- */

#define TRACE__ITT_SPAN TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_PARENT)
#define TRACE__ITT_SPAN_END TRACE__WHAT(TRACE_KIND_ASYNC_END, TRACE__F_ID)
#define TRACE__ITT_FRAME TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID)

static void trace__itt_span_begin(const trace__itt_domain *d, uint64_t id, uint64_t parent, trace__itt_string *name)
{
    trace__values v;
    if (!trace__itt_wants(d, 1))
        return;
    v.id = id;
    v.parent = parent;
    trace__write_event(trace__itt_event(d, TRACE__ITT_SPAN, name), TRACE__ITT_SPAN, &v);
}
/* Joined with its begin by the id alone, which is all that ITT tells. */
static void trace__itt_span_end(const trace__itt_domain *d, uint64_t id, const char *what)
{
    if (trace__itt_wants(d, 1))
        trace__write_event_id(trace__event_id("itt", TRACE__ITT_SPAN_END, NULL, NULL, what, strlen(what)), id);
}

static void trace__itt_task_begin_overlapped(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent,
                                             trace__itt_string *name)
{
    trace__itt_span_begin(d, trace__itt_number(id), trace__itt_number(parent), name);
}
static void trace__itt_task_begin_overlapped_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                                trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    (void)c, (void)t;
    trace__itt_span_begin(d, trace__itt_number(id), trace__itt_number(parent), name);
}
static void trace__itt_task_end_overlapped(const trace__itt_domain *d, trace__itt_id id)
{
    trace__itt_span_end(d, trace__itt_number(id), "task_end_overlapped");
}
static void trace__itt_task_end_overlapped_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                              trace__itt_id id)
{
    (void)c, (void)t;
    trace__itt_span_end(d, trace__itt_number(id), "task_end_overlapped");
}
static void trace__itt_region_begin(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent,
                                    trace__itt_string *name)
{
    trace__itt_span_begin(d, trace__itt_number(id), trace__itt_number(parent), name);
}
static void trace__itt_region_end(const trace__itt_domain *d, trace__itt_id id)
{
    trace__itt_span_end(d, trace__itt_number(id), "region_end");
}

/* Frames without an id: one at a time in a domain. */
static uint64_t trace__itt_frame_id(const trace__itt_domain *d, const trace__itt_id *id)
{
    return id && !trace__itt_is_null(*id) ? trace__itt_number(*id) : trace__mix((uint64_t)(uintptr_t)d, 0x4652414du);
}
static void trace__itt_frame_begin_v3(const trace__itt_domain *d, trace__itt_id *id)
{
    trace__values v;
    if (!trace__itt_wants(d, 1))
        return;
    v.id = trace__itt_frame_id(d, id);
    trace__write_event(trace__itt_text_event(d, TRACE__ITT_FRAME, "frame"), TRACE__ITT_FRAME, &v);
}
static void trace__itt_frame_end_v3(const trace__itt_domain *d, trace__itt_id *id)
{
    uint32_t event;
    if (trace__itt_wants(d, 1) && (event = trace__itt_text_event(d, TRACE__ITT_FRAME, "frame")) != 0)
        trace__write_event_id(trace__end_of(event), trace__itt_frame_id(d, id));
}
static void trace__itt_frame_submit_v3(const trace__itt_domain *d, trace__itt_id *id, unsigned long long begin,
                                       unsigned long long end)
{
    const uint32_t what =
        TRACE__WHAT(TRACE_KIND_SLICE, TRACE__F_TRACK | TRACE__F_TIME | TRACE__F_TIME_END | TRACE__F_ID);
    trace__values v;
    uint32_t *track, none = 0;
    if (!trace__itt_wants(d, 1))
        return;
    track = (uint32_t *)trace__object_get(TRACE__TYPE_ITT_FRAMES, &d, sizeof d, sizeof *track, NULL, NULL);
    if (track && !__atomic_load_n(track, __ATOMIC_RELAXED)) {
        char name[300] = "frames of ";
        size_t n = d && d->name ? strlen(d->name) : 0;
        memcpy(name + 10, n ? d->name : "", n < 280 ? n : 280);
        v.track = trace_track_create(name, 0);
        __atomic_compare_exchange_n(track, &none, v.track, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    }
    v.track = track ? *track : 0;
    v.time = trace__itt_time(NULL, begin);
    v.time_end = trace__itt_time(NULL, end);
    if (v.time_end < v.time)
        v.time_end = v.time;
    v.id = id ? trace__itt_number(*id) : 0;
    trace__write_event(trace__itt_text_event(d, what, "frame"), what, &v);
}

/* The frames of old: a handle is a domain. */
static trace__itt_domain *trace__itt_frame_create(const char *domain) { return trace__itt_domain_create(domain); }
static void trace__itt_frame_begin(trace__itt_domain *frame) { trace__itt_frame_begin_v3(frame, NULL); }
static void trace__itt_frame_end(trace__itt_domain *frame) { trace__itt_frame_end_v3(frame, NULL); }

/* ---- markers, groups ---------------------------------------------------------------------------------------- */

static void trace__itt_marker_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                 trace__itt_id id, trace__itt_string *name, int scope)
{
    uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_SCOPE | (trace__itt_is_null(id) ? 0 : TRACE__F_ID));
    trace__values v;
    if (!trace__itt_wants(d, 1))
        return;
    v.scope = (uint32_t)scope;
    v.id = trace__itt_number(id);
    if (c || t) { /* not now: a slice without length */
        what = TRACE__ITT_TIMED;
        v.track = trace__itt_track_of(trace__lane_get(), c);
        v.time = v.time_end = trace__itt_time(c, t);
        v.parent = 0;
    }
    trace__write_event(trace__itt_event(d, what, name), what, &v);
}
static void trace__itt_marker(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *name, int scope)
{
    trace__itt_marker_ex(d, NULL, 0, id, name, scope);
}

static void trace__itt_task_group(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent,
                                  trace__itt_string *name)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_PARENT);
    trace__values v;
    if (!trace__itt_wants(d, 2))
        return;
    v.id = trace__itt_number(id);
    v.parent = trace__itt_number(parent);
    trace__write_event(trace__itt_event(d, what, name), what, &v);
}
