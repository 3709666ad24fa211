/* ze/device.c - devices, what a context has for each, and works from being asked for to being told */

static uint32_t trace__ze_sources_busy;
static trace__ze_source *trace__ze_sources;
/* 1, on a page that a child of this process finds empty; 0: devices are not timed */
static uint32_t *trace__ze_here;

static void trace__ze_at_exit(void), trace__ze_look(void);
static trace__ze_kernel *trace__ze_kernel_of(const void *handle);

/* A child of fork() has no device: whatever it inherits must not be touched. */
static bool trace__ze_alive(void)
{
    uint32_t *here = __atomic_load_n(&trace__ze_here, __ATOMIC_ACQUIRE);
    return here && __atomic_load_n(here, __ATOMIC_RELAXED);
}

/* The program makes objects, so its driver is loaded: what is registered now runs at exit before the driver's own
 * handlers. */
static bool trace__ze_begin(void)
{
    static trace__watch watch = {trace__ze_look, trace__watch_nothing, trace__watch_nothing,
                                 trace__ze_look, trace__ze_look,       NULL};
    bool first = false;
    if (__atomic_load_n(&trace__ze_here, __ATOMIC_ACQUIRE))
        return trace__ze_alive();
    trace__ze_lock(&trace__ze_sources_busy);
    if (!trace__ze_here) {
        uint32_t *here = (uint32_t *)trace__os_memory(4096, true);
        if (here) {
            *here = trace__devices_wanted();
            __atomic_store_n(&trace__ze_here, here, __ATOMIC_RELEASE);
            first = *here != 0;
        }
    }
    trace__ze_unlock(&trace__ze_sources_busy);
    if (first) {
        trace__watch_add(&watch);
        atexit(trace__ze_at_exit);
    }
    return trace__ze_alive();
}

/* ---- devices ----------------------------------------------------------------------------------------------------- */

static trace__ze_device *trace__ze_device_of(const void *handle)
{
    trace__ze_device *d = (trace__ze_device *)trace__ze_find(handle, TRACE__ZE_DEVICE);
    return d ? d : (trace__ze_device *)trace__ze_keep(handle, TRACE__ZE_DEVICE, NULL);
}

/* zeDeviceGet, zeDeviceGetSubDevices: their order numbers devices. */
static void trace__ze_devices(const void *handles, const void *count, const void *parent, int result)
{
    static uint32_t numbered;
    uint32_t i, n = 0;
    if (result != 0 || !handles || !count || !trace__ze_begin())
        return;
    memcpy(&n, count, sizeof n);
    for (i = 0; i < n; i++) {
        const void *h = ((void *const *)handles)[i];
        trace__ze_device *d = trace__ze_device_of(h);
        if (!d || d->number)
            continue;
        d->parent = parent ? trace__ze_device_of(parent) : NULL;
        d->number = parent ? i + 1 : __atomic_add_fetch(&numbered, 1, __ATOMIC_RELAXED);
    }
}

static char *trace__ze_digits(char *s, uint32_t n)
{
    char digits[12], *d = digits + sizeof digits;
    do
        *--d = (char)('0' + n % 10);
    while (n /= 10);
    while (d < digits + sizeof digits)
        *s++ = *d++;
    *s = 0;
    return s;
}
static char *trace__ze_write(char *s, const char *text)
{
    while ((*s = *text++))
        s++;
    return s;
}

static const trace__field trace__ze_device_fields[] = {{"track", TRACE_T_U32, TRACE_R_TRACK, ""},
                                                       {"uuid", TRACE_T_BYTES, TRACE_R_NONE, ""},
                                                       {"resolution", TRACE_T_U64, TRACE_R_NONE, ""},
                                                       {"timestamp_bits", TRACE_T_U32, TRACE_R_NONE, ""},
                                                       {"kernel_timestamp_bits", TRACE_T_U32, TRACE_R_NONE, ""}};
static const trace__desc trace__ze_device_desc[] = {{"ZE", "device", TRACE_KIND_OBJECT, 1, 5, trace__ze_device_fields}};
static trace__site trace__ze_device_site = {0, 1, trace__ze_device_desc, NULL};

/* Its track and its clock, once it is used. Sources locked. */
static void trace__ze_device_ready(trace__ze_device *d)
{
    static const char *const kinds[] = {"device", "GPU", "CPU", "FPGA", "MCA", "VPU"};
    trace__ze_properties p;
    double hz;
    char name[300], *s;
    trace__writer *w;
    unsigned char *r;
    if (d->ready)
        return;
    if (d->parent)
        trace__ze_device_ready(d->parent);
    memset(&p, 0, sizeof p);
    p.stype = TRACE__ZE_PROPERTIES_1_2;
    if (TRACE__ZE(zeDeviceGetProperties)((void *)d->object.handle, &p) != 0) { /* a driver older than that */
        memset(&p, 0, sizeof p);
        p.stype = TRACE__ZE_PROPERTIES;
        if (TRACE__ZE(zeDeviceGetProperties)((void *)d->object.handle, &p) != 0)
            memset(&p, 0, sizeof p);
    }
    d->bits = p.bits && p.bits < 64 ? p.bits : 64;
    d->kernel_bits = p.kernel_bits ? (p.kernel_bits < 64 ? p.kernel_bits : 64) : 32;
    hz = p.stype == TRACE__ZE_PROPERTIES_1_2 && p.resolution > 100000 ? (double)p.resolution
                                                                      : 1e9 / (double)(p.resolution ? p.resolution : 1);
    d->rate = (hz >= 1e3 && hz <= 1e12 ? hz : 1e9) / (double)trace__clock_hz(); /* other rates are implausible */
    s = trace__ze_write(name, kinds[p.type < 6 ? p.type : 0]);
    s = trace__ze_write(s, " ");
    if (d->parent)
        s = trace__ze_write(trace__ze_digits(s, d->parent->number ? d->parent->number - 1 : 0), ".");
    s = trace__ze_write(trace__ze_digits(s, d->number ? d->number - 1 : p.subdevice), " ");
    p.name[255] = 0;
    trace__ze_write(s, p.name);
    d->track = trace__track_new(d->parent ? d->parent->track : 0,
                                d->parent ? TRACE_TRACK_SUBDEVICE : TRACE_TRACK_DEVICE, name, "");
    trace__ze_lock(&d->locked);
    trace__ze_anchor_take(d);
    trace__ze_unlock(&d->locked);
    if ((r = trace__open(&w, trace__site_id(&trace__ze_device_site), 64)) != NULL) {
        r = trace__put_u64(trace__put_strn(trace__put_u32(r, d->track), (const char *)p.uuid, 16, 16), p.resolution);
        trace__close(w, trace__put_u32(trace__put_u32(r, p.bits), p.kernel_bits));
    }
    d->ready = 1;
}

/* ---- what a context has for a device: events of ours, memory, free works ----------------------------------------- */

static trace__ze_source *trace__ze_source_of(const void *context, const void *device)
{
    trace__ze_device *d = trace__ze_device_of(device);
    trace__ze_source *s, *spare = NULL;
    if (!d)
        return NULL;
    trace__ze_lock(&trace__ze_sources_busy);
    trace__ze_device_ready(d);
    for (s = trace__ze_sources; s && !(s->context == context && s->device == d); s = s->next)
        if (!s->context)
            spare = s;
    if (!s && (s = spare) == NULL && (s = (trace__ze_source *)trace__os_memory(sizeof *s, false)) != NULL) {
        s->next = trace__ze_sources;
        __atomic_store_n(&trace__ze_sources, s, __ATOMIC_RELEASE);
    }
    if (s && !s->context) {
        s->device = d;
        s->context = (void *)(uintptr_t)context;
    }
    trace__ze_unlock(&trace__ze_sources_busy);
    return s;
}

#define TRACE__ZE_POOL_EVENTS 1024u
#define TRACE__ZE_ROOMS 128u

/* Source locked. */
static trace__ze_block *trace__ze_block_new(trace__ze_source *s)
{
    trace__ze_block *b = (trace__ze_block *)trace__os_memory(sizeof *b, false);
    if (b) {
        b->next = s->blocks;
        s->blocks = b;
    }
    return b;
}
static void *trace__ze_own_event(trace__ze_source *s)
{
    trace__ze_pool_desc pool = {TRACE__ZE_POOL_DESC, NULL, TRACE__ZE_HOST_VISIBLE | TRACE__ZE_TIMESTAMPS,
                                TRACE__ZE_POOL_EVENTS};
    trace__ze_event_desc event = {TRACE__ZE_EVENT_DESC, NULL, 0, TRACE__ZE_SCOPE_HOST, 0};
    void *device = (void *)s->device->object.handle, *made = NULL;
    trace__ze_lock(&s->locked);
    if (!s->pool || s->used == TRACE__ZE_POOL_EVENTS) {
        trace__ze_block *b = trace__ze_block_new(s);
        void *p = NULL;
        if (b && TRACE__ZE(zeEventPoolCreate)(s->context, &pool, 1, &device, &p) == 0) {
            b->pool = s->pool = p;
            s->used = 0;
        }
    }
    if (s->pool && s->used < TRACE__ZE_POOL_EVENTS) {
        event.index = s->used;
        if (TRACE__ZE(zeEventCreate)(s->pool, &event, &made) == 0)
            s->used++;
        else
            made = NULL;
    }
    trace__ze_unlock(&s->locked);
    return made;
}

/* `n` times side by side, in memory of the context that a device can write to; the context's end gives them back. */
static trace__ze_times *trace__ze_room(trace__ze_source *s, uint32_t n)
{
    trace__ze_host_desc desc = {TRACE__ZE_HOST_DESC, NULL, 0};
    trace__ze_times *t = NULL;
    trace__ze_lock(&s->locked);
    if (s->rooms < n) {
        trace__ze_block *b = trace__ze_block_new(s);
        uint32_t more = n < TRACE__ZE_ROOMS ? TRACE__ZE_ROOMS : n;
        void *p = NULL;
        if (b && TRACE__ZE(zeMemAllocHost)(s->context, &desc, more * sizeof *t, 64, &p) == 0) {
            b->memory = p;
            s->room = (trace__ze_times *)p;
            s->rooms = more;
        }
    }
    if (s->rooms >= n) {
        t = s->room;
        s->room += n;
        s->rooms -= n;
    }
    trace__ze_unlock(&s->locked);
    return t;
}

/* A free work: one the list had before, or one of the source. An immediate list is locked, another is one thread's
 * affair. */
static trace__ze_work *trace__ze_work_take(trace__ze_list *list)
{
    trace__ze_source *s = list->source;
    trace__ze_work *w = list->spare;
    int i;
    if (!w) {
        trace__ze_lock(&s->locked);
        if (!s->free) {
            w = (trace__ze_work *)trace__os_memory(64 * sizeof *w, false);
            for (i = 0; w && i < 64; i++, w++) {
                w->next = s->free;
                s->free = w;
            }
        }
        for (i = 0; s->free && i < 8; i++) {
            w = s->free;
            s->free = w->next;
            w->next = list->spare;
            list->spare = w;
        }
        trace__ze_unlock(&s->locked);
        w = list->spare;
        if (!w)
            return NULL;
    }
    list->spare = w->next;
    w->next = w->before = NULL;
    w->event = NULL;
    w->saved = NULL;
    __atomic_store_n(&w->program, NULL, __ATOMIC_RELAXED);
    w->stale = false;
    w->told = 0;
    __atomic_store_n(&w->list, list, __ATOMIC_RELEASE);
    return w;
}
static void trace__ze_work_give(trace__ze_list *list, trace__ze_work *w)
{
    trace__ze_event *e = __atomic_load_n(&w->program, __ATOMIC_RELAXED);
    if (e && __atomic_load_n(&e->work, __ATOMIC_RELAXED) == w)
        __atomic_store_n(&e->work, NULL, __ATOMIC_RELEASE);
    __atomic_store_n(&w->program, NULL, __ATOMIC_RELAXED);
    __atomic_store_n(&w->list, NULL, __ATOMIC_RELAXED);
    w->next = list->spare;
    list->spare = w;
}
/* The list ends: what it kept goes back. */
static void trace__ze_works_return(trace__ze_list *list)
{
    trace__ze_work *w;
    trace__ze_lock(&list->source->locked);
    while ((w = list->spare)) {
        list->spare = w->next;
        w->next = list->source->free;
        list->source->free = w;
    }
    trace__ze_unlock(&list->source->locked);
}

/* Our event of a work, not signaled; NULL: none to be had. */
static void *trace__ze_work_own(trace__ze_work *w)
{
    if (!w->own)
        w->own = trace__ze_own_event(w->list->source);
    return w->own;
}
static void trace__ze_own_reset(trace__ze_work *w)
{
    if (w->own)
        TRACE__ZE(zeEventHostReset)(w->own);
}

/* ---- telling ----------------------------------------------------------------------------------------------------- */

static const trace__field trace__ze_kernel_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                       {"groups", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                                       {"group_size", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""}};
static const trace__field trace__ze_bytes_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                      {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},
                                                      {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""}};
static const trace__desc trace__ze_work_descs[3][1] = {
    {{"ZE", "kernel", TRACE_KIND_SLICE, 1, 7, trace__ze_kernel_fields}},
    {{"ZE", "copy", TRACE_KIND_SLICE, 1, 7, trace__ze_bytes_fields}},
    {{"ZE", "fill", TRACE_KIND_SLICE, 1, 7, trace__ze_bytes_fields}}};
static trace__site trace__ze_work_sites[3] = {{0, 1, trace__ze_work_descs[0], NULL},
                                              {0, 1, trace__ze_work_descs[1], NULL},
                                              {0, 1, trace__ze_work_descs[2], NULL}};
TRACE__LAUNCH_SITE(trace__ze_launch, "ZE");

static void trace__ze_tell(const trace__ze_work *work, const trace__ze_times *t, uint64_t asked, uint64_t correlation,
                           const trace__ze_lane *lane)
{
    trace__work times = {0, 0, correlation, lane->row ? lane->row->track : 0, work->name};
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__ON(TRACE_SOURCE_ZE, 1))
        return;
    if (!trace__ze_convert(work->list->source->device, t, asked, &times)) {
        trace__lost(1);
        return;
    }
    p = trace__open(&w, trace__site_id(&trace__ze_work_sites[work->kind]), TRACE__WORK_BYTES + 28);
    if (!p)
        return;
    p = trace__put_work(p, &times);
    if (work->kind == TRACE__ZE_KERNELS)
        p = trace__put_array(trace__put_array(p, work->grid.groups, 3, 4, 3), work->grid.size, 3, 4, 3);
    else
        p = trace__put_u16(trace__put_u64(p, work->bytes), work->direction);
    trace__close(w, p);
}

static bool trace__ze_signaled(void *event) { return event && TRACE__ZE(zeEventQueryStatus)(event) == 0; }
/* The event of a work, while it is there: the program may have destroyed its own. */
static void *trace__ze_event_of(const trace__ze_work *w)
{
    const trace__ze_event *e = __atomic_load_n(&w->program, __ATOMIC_RELAXED);
    return e && __atomic_load_n(&e->object.handle, __ATOMIC_RELAXED) != (uintptr_t)w->event ? NULL : w->event;
}
/* What it says, or what was saved of it before it was reset. */
static bool trace__ze_times_of(const trace__ze_work *w, trace__ze_times *t)
{
    void *event = trace__ze_event_of(w);
    if (w->saved) {
        *t = *w->saved;
        return true;
    }
    return event && TRACE__ZE(zeEventQueryKernelTimestamp)(event, t) == 0;
}

/* ---- works of an immediate list ---------------------------------------------------------------------------------- */

static void trace__ze_link(trace__ze_work **first, trace__ze_work **last, trace__ze_work *w)
{
    w->next = NULL;
    w->before = *last;
    if (*last)
        (*last)->next = w;
    else
        *first = w;
    *last = w;
}
static void trace__ze_unlink(trace__ze_work **first, trace__ze_work **last, trace__ze_work *w)
{
    *(w->before ? &w->before->next : first) = w->next;
    *(w->next ? &w->next->before : last) = w->before;
}

/* Lane locked; the work leaves it. One whose end was not seen takes its event along: the device may still signal it. */
static void trace__ze_leave(trace__ze_lane *lane, trace__ze_work *w, bool done)
{
    trace__ze_unlink(&lane->first, &lane->last, w);
    lane->n--;
    if (done)
        trace__ze_own_reset(w);
    else if (w->event == w->own)
        w->own = NULL;
    trace__ze_work_give(w->list, w);
}

/* Lane locked. Whether the work was done; then it has been told. */
static bool trace__ze_finish(trace__ze_lane *lane, trace__ze_work *w, bool all_done)
{
    trace__ze_times t;
    if (!all_done && (w->stale || !trace__ze_signaled(trace__ze_event_of(w))))
        return false;
    if (!trace__ze_times_of(w, &t))
        return false;
    trace__ze_tell(w, &t, w->asked, w->correlation, lane);
    trace__ze_leave(lane, w, true);
    return true;
}

/* Lane locked. Lists need not work in order, but nearly do: a few that are not done are passed by. */
static void trace__ze_reap_works(trace__ze_lane *lane, bool all_done, uint32_t most)
{
    trace__ze_work *w, *next;
    uint32_t waiting = 0;
    for (w = lane->first; w && waiting < 8 && most; w = next, most--) {
        next = w->next;
        waiting += !trace__ze_finish(lane, w, all_done);
    }
}

/* ---- appending --------------------------------------------------------------------------------------------------- */

static trace__ze_list *trace__ze_ask_list(const void *handle)
{
    return trace__ze_alive() ? (trace__ze_list *)trace__ze_find(handle, TRACE__ZE_LIST) : NULL;
}

static void *trace__ze_ask(trace__ze_append *a, const void *handle, void *event, uint32_t kind, uint32_t name,
                           const char *call)
{
    trace__ze_list *list = trace__ze_ask_list(handle);
    trace__ze_event *e = NULL;
    trace__ze_work *w, *earlier;
    bool signaled = false;
    a->work = NULL;
    if (!list || list->captured)
        return event;
    if (event) {
        e = (trace__ze_event *)trace__ze_find(event, TRACE__ZE_EVENT);
        if (!e) /* of a pool without timestamps: another process' or a counter's */
            return event;
        trace__ze_taken(event);
        signaled = list->immediate && (__atomic_load_n(&e->again, __ATOMIC_RELAXED) || trace__ze_signaled(event));
    }
    trace__ze_anchor_if_old(list->source->device);
    if (list->immediate) {
        trace__ze_lock(&list->own.locked);
        if (list->own.n >= 16)
            trace__ze_reap_works(&list->own, false, 4);
    }
    w = trace__ze_work_take(list);
    if (w && (w->event = event ? event : trace__ze_work_own(w)) == NULL) {
        trace__ze_work_give(list, w);
        w = NULL;
    }
    if (w) {
        w->kind = kind;
        w->name = call ? trace__intern(call, strlen(call)) : name;
        w->bytes = a->bytes;
        w->direction = a->direction;
        w->grid = a->grid;
        w->asked = trace__ticks();
        w->correlation = list->immediate ? trace__number(TRACE_SOURCE_ZE) : 0;
        w->stale = signaled;
        if (e) {
            earlier = __atomic_load_n(&e->work, __ATOMIC_RELAXED);
            if (earlier && earlier->list == list && !earlier->saved) /* its times will be overwritten */
                earlier->event = NULL;
            __atomic_store_n(&w->program, e, __ATOMIC_RELAXED);
            __atomic_store_n(&e->work, w, __ATOMIC_RELEASE);
        }
        trace__ze_link(list->immediate ? &list->own.first : &list->first,
                       list->immediate ? &list->own.last : &list->last, w);
        list->immediate ? list->own.n++ : list->n++;
        a->list = list;
        a->correlation = w->correlation;
        a->work = w;
        event = w->event;
    }
    if (list->immediate)
        trace__ze_unlock(&list->own.locked);
    return event;
}

/* After a call that went well nothing is taken from the work: it may be done, and told, and another's already. */
static void trace__ze_asked(trace__ze_append *a, int result)
{
    trace__ze_list *list = a->list;
    if (!a->work)
        return;
    if (result == 0) {
        if (a->correlation)
            trace__launched(&trace__ze_launch, a->correlation);
    } else if (list->immediate) {
        trace__ze_lock(&list->own.locked);
        if (__atomic_load_n(&a->work->list, __ATOMIC_RELAXED) == list)
            trace__ze_leave(&list->own, a->work, true);
        trace__ze_unlock(&list->own.locked);
    } else {
        trace__ze_unlink(&list->first, &list->last, a->work);
        list->n--;
        trace__ze_work_give(list, a->work);
    }
}

static void *trace__ze_ask_bytes(trace__ze_append *a, const void *list, void *event, uint32_t kind, uint64_t bytes,
                                 uint16_t direction, const char *call)
{
    memset(a, 0, sizeof *a);
    a->bytes = bytes;
    a->direction = direction;
    return trace__ze_ask(a, list, event, kind, 0, call);
}
static void *trace__ze_ask_kernel(trace__ze_append *a, const void *list, void *event, const void *kernel,
                                  const void *groups, const void *size)
{
    trace__ze_kernel *k = trace__ze_alive() ? trace__ze_kernel_of(kernel) : NULL;
    memset(a, 0, sizeof *a);
    if (groups)
        memcpy(a->grid.groups, groups, sizeof a->grid.groups);
    if (size || k)
        memcpy(a->grid.size, size ? size : k->size, sizeof a->grid.size);
    return trace__ze_ask(a, list, event, TRACE__ZE_KERNELS, k ? k->name : 0, NULL);
}

/* ---- kernels ----------------------------------------------------------------------------------------------------- */

static trace__ze_kernel *trace__ze_kernel_named(const void *handle, const char *name)
{
    trace__ze_kernel *k = (trace__ze_kernel *)trace__ze_keep(handle, TRACE__ZE_KERNEL, NULL);
    if (k) {
        k->name = name ? trace__intern(name, strlen(name)) : 0;
        memset(k->size, 0, sizeof k->size);
    }
    return k;
}
/* One made before anybody looked tells its name itself. */
static trace__ze_kernel *trace__ze_kernel_of(const void *handle)
{
    trace__ze_kernel *k = (trace__ze_kernel *)trace__ze_find(handle, TRACE__ZE_KERNEL);
    char name[1024];
    uint64_t size = sizeof name;
    if (k || !handle)
        return k;
    if (TRACE__ZE(zeKernelGetName)((void *)(uintptr_t)handle, &size, name) != 0)
        return NULL;
    name[sizeof name - 1] = 0;
    return trace__ze_kernel_named(handle, name);
}
static void trace__ze_kernel_new(const void *desc, const void *handle, int result)
{
    if (result == 0 && desc && handle && trace__ze_begin())
        trace__ze_kernel_named(*(void *const *)handle, ((const trace__ze_kernel_desc *)desc)->name);
}
static void trace__ze_kernel_size(const void *handle, uint32_t x, uint32_t y, uint32_t z, int result)
{
    trace__ze_kernel *k = result == 0 && trace__ze_alive() ? trace__ze_kernel_of(handle) : NULL;
    if (k) {
        k->size[0] = x;
        k->size[1] = y;
        k->size[2] = z;
    }
}
static void trace__ze_gone(const void *handle, uint32_t type)
{
    void *o = trace__ze_alive() ? trace__ze_find(handle, type) : NULL;
    if (o)
        trace__ze_drop(o);
}
