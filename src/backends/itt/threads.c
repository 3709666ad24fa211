/* itt/threads.c - ITT: locks, stitching, events, marks, model annotations, modules, names and control of threads */

/* ---- locks: waiting is a slice of the thread, holding a span --------------------------------------------- */

typedef struct trace__itt_lock {
    uint32_t wait, hold; /* events; 0: the lock has no name */
} trace__itt_lock;

#define TRACE__ITT_WAIT TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS)
#define TRACE__ITT_HOLD TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_ADDRESS)
enum { TRACE__ITT_LOCKS_MAX = 65536 };

static trace__itt_lock *trace__itt_lock_find(void *address)
{
    return (trace__itt_lock *)trace__object_find(TRACE__TYPE_ITT_LOCK, &address, sizeof address);
}
static trace__itt_lock *trace__itt_lock_get(void *address)
{
    static uint32_t count;
    trace__itt_lock *lock = trace__itt_lock_find(address);
    if (lock || __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) > TRACE__ITT_LOCKS_MAX)
        return lock; /* a program that makes locks all the time: the later ones go by no name */
    return (trace__itt_lock *)trace__object_get(TRACE__TYPE_ITT_LOCK, &address, sizeof address, sizeof(trace__itt_lock),
                                                NULL, NULL);
}

static void trace__itt_lock_name(void *address, const char *type, size_t ntype, const char *name, size_t nname)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_TEXT);
    trace__itt_lock *lock = address ? trace__itt_lock_get(address) : NULL;
    char full[2 * TRACE__NAME_MAX + 8], *p = full + 5;
    trace__values v;
    if (!lock)
        return;
    ntype = ntype < 200 ? ntype : 200;
    nname = nname < 200 ? nname : 200;
    if (ntype)
        memcpy(p, type, ntype);
    p += ntype;
    if (ntype && nname)
        *p++ = ' ';
    if (nname)
        memcpy(p, name, nname);
    p += nname;
    if (p == full + 5) {
        memcpy(p, "lock", 4);
        p += 4;
    }
    memcpy(full, "wait ", 5);
    __atomic_store_n(&lock->wait, trace__lasting_event("itt", TRACE__ITT_WAIT, NULL, NULL, full, (size_t)(p - full)),
                     __ATOMIC_RELAXED);
    memcpy(full, "hold ", 5);
    __atomic_store_n(&lock->hold, trace__lasting_event("itt", TRACE__ITT_HOLD, NULL, NULL, full, (size_t)(p - full)),
                     __ATOMIC_RELAXED);
    if (!TRACE__ITT_ON(2))
        return;
    v.id = (uint64_t)(uintptr_t)address;
    v.text = full + 5;
    v.length = (size_t)(p - full) - 5;
    trace__write_event(trace__event_id("itt", what, NULL, NULL, "lock", 4), what, &v);
}

static void trace__itt_sync_create(void *address, const char *type, const char *name, int attribute)
{
    (void)attribute;
    trace__itt_lock_name(address, type, type ? strlen(type) : 0, name, name ? strlen(name) : 0);
}
static void trace__itt_sync_rename(void *address, const char *name)
{
    trace__itt_lock_name(address, NULL, 0, name, name ? strlen(name) : 0);
}
static int trace__itt_notify_sync_name(void *address, const char *type, int ntype, const char *name, int nname,
                                       int attribute)
{
    (void)attribute;
    trace__itt_lock_name(address, type, type && ntype > 0 ? (size_t)ntype : 0, name,
                         name && nname > 0 ? (size_t)nname : 0);
    return 0;
}
static void trace__itt_sync_destroy(void *address)
{
    trace__itt_lock *lock = address ? trace__itt_lock_find(address) : NULL;
    if (lock) {
        __atomic_store_n(&lock->wait, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&lock->hold, 0, __ATOMIC_RELAXED);
    }
}

static uint32_t trace__itt_lock_event(void *address, bool hold)
{
    trace__itt_lock *lock = trace__itt_lock_find(address);
    uint32_t event = lock ? __atomic_load_n(hold ? &lock->hold : &lock->wait, __ATOMIC_RELAXED) : 0;
    if (event)
        return event;
    return hold ? trace__event_id("itt", TRACE__ITT_HOLD, NULL, NULL, "hold lock", 9)
                : trace__event_id("itt", TRACE__ITT_WAIT, NULL, NULL, "wait lock", 9);
}
static void trace__itt_sync_prepare(void *address)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s = trace__lane_push(l, address);
    trace__values v;
    if (!s || !trace__itt_wants(NULL, 2))
        return;
    s->event = trace__itt_lock_event(address, false);
    v.address = address;
    trace__write_event(s->event, TRACE__ITT_WAIT, &v);
}
static void trace__itt_sync_cancel(void *address)
{
    trace__slice s;
    if (trace__lane_pop(trace__lane_get(), address, &s) && s.event && trace__itt_wants(NULL, 2))
        trace__write_event_plain(trace__end_of(s.event));
}
static void trace__itt_sync_acquired(void *address)
{
    trace__lane *l = trace__lane_get();
    trace__values v;
    trace__itt_sync_cancel(address); /* the waiting, if there was any, is over */
    if (!trace__itt_wants(NULL, 2) || !trace__hold(l, address))
        return;
    v.id = trace__hold_id(l, address);
    v.address = address;
    trace__write_event(trace__itt_lock_event(address, true), TRACE__ITT_HOLD, &v);
}
static void trace__itt_sync_releasing(void *address)
{
    trace__lane *l = trace__lane_get();
    uint32_t event;
    if (trace__let_go(l, address) && trace__itt_wants(NULL, 2) && (event = trace__itt_lock_event(address, true)) != 0)
        trace__write_event_id(trace__end_of(event), trace__hold_id(l, address));
}

/* ---- stitching: an arrow from where work was handed over to where it runs --------------------------------- */

#define TRACE__ITT_CALLEE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_FLOW_IN)

/* A caller is a count with two letters, which is no address: it is the key of a slice, too. */
enum { TRACE__ITT_CALLER = 0x5354 };

static void *trace__itt_stack_caller_create(void)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_META, TRACE__F_FLOW_OUT);
    uint64_t n = trace__number(TRACE_SOURCE_ITT);
    trace__values v;
    if (trace__itt_wants(NULL, 2)) {
        v.flow = trace__mix(n, 0x53544954u);
        trace__write_event(trace__event_id("itt", what, NULL, NULL, "stack_caller", 12), what, &v);
    }
    return (void *)(uintptr_t)((uint64_t)TRACE__ITT_CALLER << 48 | n);
}
static bool trace__itt_caller_given(const void *caller)
{
    uint64_t c = (uint64_t)(uintptr_t)caller, n = c & 0xffffffffffffull;
    if (TRACE__LIKELY(c >> 48 == TRACE__ITT_CALLER && n && n <= trace__numbers(TRACE_SOURCE_ITT)))
        return true;
    if (caller)
        trace__foreign("ITT", "caller", c);
    return false;
}
static void trace__itt_stack_callee_enter(void *caller)
{
    trace__slice *s = trace__itt_caller_given(caller) ? trace__lane_push(trace__lane_get(), caller) : NULL;
    trace__values v;
    if (!s || !trace__itt_wants(NULL, 2))
        return;
    v.flow = trace__mix((uint64_t)(uintptr_t)caller & 0xffffffffffffull, 0x53544954u);
    s->event = trace__event_id("itt", TRACE__ITT_CALLEE, NULL, NULL, "stack_callee", 12);
    trace__write_event(s->event, TRACE__ITT_CALLEE, &v);
}
static void trace__itt_stack_callee_leave(void *caller)
{
    if (trace__itt_caller_given(caller))
        trace__itt_sync_cancel(caller);
}

/* ---- events and marks: an event may be left open, interleave and nest in itself, so it is a span ---------- */

typedef struct trace__itt_event {
    const char *name;
    int number;
    uint32_t open; /* continuous marks: open now */
} trace__itt_event_object;

enum { TRACE__ITT_EVENT_PAGE = 512, TRACE__ITT_EVENT_PAGES = 512 };
static trace__itt_event_object **trace__itt_events[TRACE__ITT_EVENT_PAGES];

static trace__itt_event_object **trace__itt_event_slot(int number, bool make)
{
    trace__itt_event_object ***page, **fresh, **none = NULL;
    if (number <= 0 || number >= TRACE__ITT_EVENT_PAGE * TRACE__ITT_EVENT_PAGES)
        return NULL;
    page = &trace__itt_events[number / TRACE__ITT_EVENT_PAGE];
    if (!__atomic_load_n(page, __ATOMIC_ACQUIRE)) {
        fresh = make ? (trace__itt_event_object **)trace__lasting(TRACE__ITT_EVENT_PAGE * sizeof *fresh) : NULL;
        if (!fresh)
            return NULL;
        __atomic_compare_exchange_n(page, &none, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    }
    return __atomic_load_n(page, __ATOMIC_ACQUIRE) + number % TRACE__ITT_EVENT_PAGE;
}
static trace__itt_event_object *trace__itt_event_of(int number)
{
    trace__itt_event_object **slot = trace__itt_event_slot(number, false);
    return slot ? __atomic_load_n(slot, __ATOMIC_ACQUIRE) : NULL;
}

static void trace__itt_make_numbered(void *object, const void *key, void *user)
{
    static int count;
    trace__itt_event_object *e = (trace__itt_event_object *)object, **slot;
    (void)user;
    e->name = (const char *)key;
    e->number = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    slot = trace__itt_event_slot(e->number, true);
    if (slot)
        __atomic_store_n(slot, e, __ATOMIC_RELEASE);
    else
        e->number = 0; /* 262,143 names are in use */
}
static int trace__itt_numbered(const char *name, size_t n)
{
    trace__itt_event_object *e;
    if (!name)
        return 0;
    e = (trace__itt_event_object *)trace__object_get(TRACE__TYPE_ITT_EVENT, name,
                                                     n < TRACE__NAME_MAX ? n : TRACE__NAME_MAX, sizeof *e,
                                                     trace__itt_make_numbered, NULL);
    return e ? e->number : 0;
}
static int trace__itt_event_create(const char *name, int length)
{
    return trace__itt_numbered(name, length > 0 ? trace__upto(name, (size_t)length) : name ? strlen(name) : 0);
}
static int trace__itt_mark_create(const char *name) { return trace__itt_numbered(name, name ? strlen(name) : 0); }

static int trace__itt_event_start(int number)
{
    trace__itt_event_object *e = trace__itt_event_of(number);
    trace__slice *s = e ? trace__lane_push(trace__lane_get(), e) : NULL;
    trace__values v;
    if (!s)
        return -1;
    s->id = v.id = trace__mix(trace__number(TRACE_SOURCE_ITT), 0x4556454eu);
    if (!trace__itt_wants(NULL, 1))
        return 0;
    s->event = trace__event_id("itt", TRACE__ITT_FRAME, e, NULL, e->name, strlen(e->name));
    trace__write_event(s->event, TRACE__ITT_FRAME, &v);
    return 0;
}
static int trace__itt_event_end(int number)
{
    trace__itt_event_object *e = trace__itt_event_of(number);
    trace__slice s;
    if (!e || !trace__lane_pop(trace__lane_get(), e, &s))
        return -1;
    if (s.event && trace__itt_wants(NULL, 1))
        trace__write_event_id(trace__end_of(s.event), s.id);
    return 0;
}

static int trace__itt_mark_at(int number, const char *parameter, uint32_t scope)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_SCOPE | TRACE__F_TEXT);
    trace__itt_event_object *e = trace__itt_event_of(number);
    trace__values v;
    if (!e)
        return -1;
    if (!trace__itt_wants(NULL, 1))
        return 0;
    v.scope = scope;
    v.text = parameter;
    v.length = parameter ? strlen(parameter) : 0;
    trace__write_event(trace__event_id("itt", what, e, NULL, e->name, strlen(e->name)), what, &v);
    return 0;
}
static int trace__itt_mark(int number, const char *parameter) { return trace__itt_mark_at(number, parameter, 3); }
static int trace__itt_mark_global(int number, const char *parameter)
{
    return trace__itt_mark_at(number, parameter, 1);
}
static int trace__itt_mark_off(int number) { return trace__itt_mark_at(number, "off", 3); }
static int trace__itt_mark_global_off(int number) { return trace__itt_mark_at(number, "off", 1); }

/* ---- model: sites and tasks of a serial program that might become parallel -------------------------------- */

static const char trace__itt_model_site = 0, trace__itt_model_task = 0; /* keys */

static void trace__itt_model_begin(const void *kind, const char *name, size_t n)
{
    trace__slice *s = trace__lane_push(trace__lane_get(), kind);
    if (!s || !trace__itt_wants(NULL, 2))
        return;
    s->event =
        trace__event_id("itt", TRACE__ITT_TASK, kind, kind == &trace__itt_model_site ? "model site" : "model task",
                        name ? name : "", name ? n : 0);
    trace__write_event_plain(s->event);
}
static void trace__itt_model_end(const void *kind)
{
    trace__slice s;
    if (trace__lane_pop(trace__lane_get(), kind, &s) && s.event && trace__itt_wants(NULL, 2))
        trace__write_event_plain(trace__end_of(s.event));
}
static void trace__itt_model_site_begin(void **site, void **instance, const char *name)
{
    (void)site, (void)instance;
    trace__itt_model_begin(&trace__itt_model_site, name, name ? strlen(name) : 0);
}
static void trace__itt_model_site_beginA(const char *name)
{
    trace__itt_model_begin(&trace__itt_model_site, name, name ? strlen(name) : 0);
}
static void trace__itt_model_site_beginAL(const char *name, size_t length)
{
    trace__itt_model_begin(&trace__itt_model_site, name, trace__upto(name, length));
}
static void trace__itt_model_site_end(void **site, void **instance)
{
    (void)site, (void)instance;
    trace__itt_model_end(&trace__itt_model_site);
}
static void trace__itt_model_site_end_2(void) { trace__itt_model_end(&trace__itt_model_site); }
static void trace__itt_model_task_begin(void **task, void **instance, const char *name)
{
    (void)task, (void)instance;
    trace__itt_model_begin(&trace__itt_model_task, name, name ? strlen(name) : 0);
}
static void trace__itt_model_task_beginA(const char *name)
{
    trace__itt_model_begin(&trace__itt_model_task, name, name ? strlen(name) : 0);
}
static void trace__itt_model_task_beginAL(const char *name, size_t length)
{
    trace__itt_model_begin(&trace__itt_model_task, name, trace__upto(name, length));
}
static void trace__itt_model_task_end(void **task, void **instance)
{
    (void)task, (void)instance;
    trace__itt_model_end(&trace__itt_model_task);
}
static void trace__itt_model_task_end_2(void) { trace__itt_model_end(&trace__itt_model_task); }
/* An iteration is an instant: nothing says when it ends. */
static void trace__itt_model_iteration_taskAL(const char *name, size_t length)
{
    if (name && trace__itt_wants(NULL, 2))
        trace__write_event_plain(trace__event_id("itt", TRACE__WHAT(TRACE_KIND_INSTANT, 0), NULL, "model iteration",
                                                 name, trace__upto(name, length)));
}
static void trace__itt_model_iteration_taskA(const char *name)
{
    trace__itt_model_iteration_taskAL(name, name ? strlen(name) : 0);
}

/* ---- modules, arrays, names -------------------------------------------------------------------------------- */

static void trace__itt_module_say(const char *what, uint64_t id, const void *from, uint64_t size, const char *path)
{
    const uint32_t fields =
        TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_ADDRESS | TRACE__F_SIZE | TRACE__F_TEXT);
    trace__values v;
    if (!trace__itt_wants(NULL, 2))
        return;
    v.id = id;
    v.address = from;
    v.size = size;
    v.text = path;
    v.length = path ? strlen(path) : 0;
    trace__write_event(trace__event_id("itt", fields, NULL, NULL, what, strlen(what)), fields, &v);
}
static void trace__itt_module_load(void *from, void *to, const char *path)
{
    trace__itt_module_say("module_load", (uint64_t)(uintptr_t)from, from, (uint64_t)((uintptr_t)to - (uintptr_t)from),
                          path);
}
static void trace__itt_module_unload(void *from)
{
    trace__itt_module_say("module_unload", (uint64_t)(uintptr_t)from, from, 0, NULL);
}
static void trace__itt_module_load_with_sections(const trace__itt_module *m)
{
    if (m)
        trace__itt_module_say("module_load", trace__itt_number(m->id), NULL, 0, m->name);
}
static void trace__itt_module_unload_with_sections(const trace__itt_module *m)
{
    if (m)
        trace__itt_module_say("module_unload", trace__itt_number(m->id), NULL, 0, m->name);
}

/* Asked to save an array: told where, not saved. */
static int trace__itt_av_save(void *data, int rank, const int *dimensions, int type, const char *path, int column_order)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_ADDRESS | TRACE__F_NUMBER | TRACE__F_TEXT);
    trace__values v;
    int i;
    (void)type, (void)column_order;
    if (!trace__itt_wants(NULL, 2))
        return 0;
    v.address = data;
    v.number = dimensions && rank > 0 ? 1 : 0;
    for (i = 0; dimensions && i < rank; i++)
        v.number *= (uint64_t)(unsigned)dimensions[i];
    v.text = path;
    v.length = path ? strlen(path) : 0;
    trace__write_event(trace__event_id("itt", what, NULL, NULL, "av_save", 7), what, &v);
    return 0;
}

static unsigned char trace__itt_pt_region_create(const char *name)
{
    static uint32_t count;
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_TEXT);
    uint32_t n = __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) & 7;
    trace__values v;
    if (name && trace__itt_wants(NULL, 2)) {
        v.id = n;
        v.text = name;
        v.length = strlen(name);
        trace__write_event(trace__event_id("itt", what, NULL, NULL, "pt_region", 9), what, &v);
    }
    return (unsigned char)n;
}

static void trace__itt_thread_set_name(const char *name)
{
    if (name && TRACE__ITT_ON(1))
        trace_thread_name(name);
}
static int trace__itt_thr_name_set(const char *name, int length)
{
    char copy[256];
    size_t n = length > 0 ? trace__upto(name, (size_t)length < sizeof copy ? (size_t)length : sizeof copy - 1) : 0;
    if (n) {
        memcpy(copy, name, n);
        copy[n] = 0;
    }
    trace__itt_thread_set_name(n ? copy : name);
    return 0;
}
static void trace__itt_thread_ignore(void) { trace__lane_get()->ignored = 1; }

/* ---- control: ITT does not count its pauses, so that many of them are one --------------------------------- */

static void trace__itt_pause(void)
{
    if (!__atomic_exchange_n(&trace__serve()->by_api[TRACE_SOURCE_ITT].paused, 1, __ATOMIC_ACQ_REL))
        trace_pause();
}
static void trace__itt_resume(void)
{
    if (__atomic_exchange_n(&trace__serve()->by_api[TRACE_SOURCE_ITT].paused, 0, __ATOMIC_ACQ_REL))
        trace_resume();
}
static void trace__itt_pause_scoped(int scope)
{
    if (scope & 1) /* the host */
        trace__itt_pause();
}
static void trace__itt_resume_scoped(int scope)
{
    if (scope & 1)
        trace__itt_resume();
}
static void trace__itt_detach(void) { trace_stop(); }
