/* cl/queue.c - devices, queues and kernels: what commands run on, and rows for it
 *
 * Queues are made with profiling, whatever the program asked for; what it sees of them is what it asked for. Handles
 * come back, so a queue that is gone gives its place and its row to the next one. */

/* ---- devices ----------------------------------------------------------------------------------------------------- */

static trace__cl_device trace__cl_devices[TRACE__CL_DEVICES];
static trace__cl_queue trace__cl_queues[TRACE__CL_QUEUES];
static uint32_t trace__cl_busy; /* lock of both tables */

/* Reads the device's clock, if there is something to read; not more often than ten times a second. */
static void trace__cl_ask(trace__cl_device *d)
{
    static const int clocks[] = {0, 4, 1, 0};
    uint64_t device = 0, host = 0, before = trace__ticks(), after;
    uint32_t source = __atomic_load_n(&d->source, __ATOMIC_RELAXED);
    uint64_t asked = __atomic_load_n(&d->asked, __ATOMIC_RELAXED);
    if (source == TRACE__CL_QUEUED || (asked && before - asked < trace__hz / 10))
        return;
    if (source != TRACE__CL_TIMER)
        device = trace__os_clock_ns(clocks[source]);
    else if (TRACE__CL(clGetDeviceAndHostTimer)(d->handle, &device, &host))
        device = 0;
    after = trace__ticks();
    trace__cl_lock(&d->busy);
    if (d->source == source && device)
        trace__cl_bracket(&d->clock, device, before, after);
    else if (d->source == source)
        __atomic_store_n(&d->source, TRACE__CL_RAW, __ATOMIC_RELAXED);
    __atomic_store_n(&d->asked, after, __ATOMIC_RELAXED);
    trace__cl_unlock(&d->busy);
}

static uint32_t trace__cl_device_track(void *handle, uint32_t number, uint32_t parent)
{
    char name[128], text[160];
    uint64_t type = 0;
    memset(name, 0, sizeof name);
    TRACE__CL(clGetDeviceInfo)(handle, 0x1000 /* CL_DEVICE_TYPE */, sizeof type, &type, NULL);
    TRACE__CL(clGetDeviceInfo)(handle, 0x102b /* CL_DEVICE_NAME */, sizeof name - 1, name, NULL);
    snprintf(text, sizeof text, "%s %u %s",
             type & 4   ? "GPU"
             : type & 2 ? "CPU"
             : type & 8 ? "accelerator"
                        : "device",
             number, name);
    return trace__track_new(parent, parent ? TRACE_TRACK_SUBDEVICE : TRACE_TRACK_DEVICE, text, "");
}

/* NULL: there are more devices than we have room for. */
static trace__cl_device *trace__cl_device_of(void *handle)
{
    trace__cl_device *d = trace__cl_devices, *end = d + TRACE__CL_DEVICES;
    void *parent = NULL;
    uint32_t above = 0;
    for (; d < end && __atomic_load_n(&d->handle, __ATOMIC_ACQUIRE); d++)
        if (d->handle == handle)
            return d;
    TRACE__CL(clGetDeviceInfo)(handle, 0x1042 /* CL_DEVICE_PARENT_DEVICE */, sizeof parent, &parent, NULL);
    if (parent) {
        d = trace__cl_device_of(parent);
        above = d ? d->track : 0;
    }
    trace__cl_lock(&trace__cl_busy);
    for (d = trace__cl_devices; d < end && d->handle && d->handle != handle; d++) {}
    trace__cl_unlock(&trace__cl_busy);
    if (d == end || d->handle == handle)
        return d == end ? NULL : d;
    above = trace__cl_device_track(handle, (uint32_t)(d - trace__cl_devices), above);
    trace__cl_lock(&trace__cl_busy);
    for (d = trace__cl_devices; d < end && d->handle && d->handle != handle; d++) {}
    if (d < end && !d->handle) {
        d->track = above;
        __atomic_store_n(&d->handle, handle, __ATOMIC_RELEASE);
    }
    trace__cl_unlock(&trace__cl_busy);
    return d < end ? d : NULL;
}

/* ---- queues ------------------------------------------------------------------------------------------------------ */

static trace__cl_queue *trace__cl_find(const void *handle)
{
    uint32_t i, at = (uint32_t)(((uintptr_t)handle >> 4) * 2654435761u % TRACE__CL_QUEUES);
    for (i = 0; handle && i < TRACE__CL_QUEUES; i++, at = (at + 1) % TRACE__CL_QUEUES) {
        void *have = __atomic_load_n(&trace__cl_queues[at].handle, __ATOMIC_ACQUIRE);
        if (have == handle)
            return &trace__cl_queues[at];
        if (!have)
            return NULL;
    }
    return NULL;
}

/* A place for that queue: its own, a free one, or one of a queue that is gone. */
static trace__cl_queue *trace__cl_place(const void *handle)
{
    uint32_t i, at = (uint32_t)(((uintptr_t)handle >> 4) * 2654435761u % TRACE__CL_QUEUES);
    trace__cl_queue *free_place = NULL;
    for (i = 0; i < TRACE__CL_QUEUES; i++, at = (at + 1) % TRACE__CL_QUEUES) {
        trace__cl_queue *q = &trace__cl_queues[at];
        if (q->handle == handle)
            return q;
        if (!free_place && (!q->handle || (!__atomic_load_n(&q->references, __ATOMIC_RELAXED) &&
                                           !__atomic_load_n(&q->count, __ATOMIC_RELAXED))))
            free_place = q;
        if (!q->handle)
            break;
    }
    return free_place;
}

static void trace__cl_final_harvest(void), trace__cl_look(void);
static uint32_t trace__cl_process; /* that has queues */

static trace__cl_queue *trace__cl_register(void *handle, void *device, uint64_t properties, bool ours)
{
    static trace__watch watch = {trace__cl_look, trace__watch_nothing, trace__watch_nothing,
                                 trace__cl_look, trace__cl_look,       NULL};
    static uint32_t numbers, exits;
    trace__cl_device *d = trace__cl_device_of(device);
    trace__cl_queue *q;
    char name[64];
    uint32_t track = 0, number;
    if (!__atomic_exchange_n(&exits, 1, __ATOMIC_RELAXED)) {
        trace__cl_process = trace__os_pid();
        trace__watch_add(&watch);
        atexit(trace__cl_final_harvest); /* now that the driver is loaded: so it runs before the driver is taken down */
    }
    if (d)
        trace__cl_ask(d);
    trace__cl_lock(&trace__cl_busy);
    q = trace__cl_place(handle);
    if (q) {
        if (q->device == d)
            track = q->track; /* of one that is gone: rows need not grow with every queue */
        __atomic_store_n(&q->references, 1, __ATOMIC_RELAXED);
        __atomic_store_n(&q->timed, false, __ATOMIC_RELAXED);
        q->in_order = !(properties & 1);
        q->ours = ours;
        q->device = d;
        q->nlist = 0;
        __atomic_store_n(&q->handle, handle, __ATOMIC_RELEASE);
    }
    trace__cl_unlock(&trace__cl_busy);
    if (!q)
        return NULL;
    if (!track) {
        number = __atomic_fetch_add(&numbers, 1, __ATOMIC_RELAXED);
        snprintf(name, sizeof name, "queue %u%s", number, properties & 1 ? " out of order" : "");
        track = trace__track_new(d ? d->track : 0, TRACE_TRACK_QUEUE, name, "");
    }
    q->track = track;
    __atomic_store_n(&q->timed, (properties & 2) != 0, __ATOMIC_RELEASE);
    return q;
}

static void trace__cl_queue_made(void *queue, void *device, const void *list, bool ours)
{
    uint64_t properties = 0;
    trace__cl_queue *q;
    if (!queue)
        return;
    TRACE__CL(clGetCommandQueueInfo)(queue, 0x1093 /* CL_QUEUE_PROPERTIES */, sizeof properties, &properties, NULL);
    q = trace__cl_register(queue, device, properties, ours && (properties & 2));
    while (q && list && q->nlist + 2 < TRACE__CL_LIST && ((const uint64_t *)list)[q->nlist]) {
        memcpy(q->list + q->nlist, (const uint64_t *)list + q->nlist, 16);
        q->nlist += 2;
    }
}

/* A queue that was made while nothing was recorded, or by a way we did not see. */
static trace__cl_queue *trace__cl_adopt(void *queue)
{
    uint64_t properties = 0;
    void *device = NULL;
    if (!queue || TRACE__CL(clGetCommandQueueInfo)(queue, 0x1093, sizeof properties, &properties, NULL) ||
        TRACE__CL(clGetCommandQueueInfo)(queue, 0x1091 /* CL_QUEUE_DEVICE */, sizeof device, &device, NULL))
        return NULL;
    return trace__cl_register(queue, device, properties, false);
}

/* The program's properties of a queue, and profiling; the list itself when that cannot be. */
static const void *trace__cl_profiled(const void *list, uint64_t *room)
{
    const uint64_t *l = (const uint64_t *)list;
    uint32_t n = 0;
    bool there = false;
    for (; l && l[n]; n += 2) {
        if (n + 4 >= TRACE__CL_LIST)
            return list;
        room[n] = l[n];
        room[n + 1] = l[n + 1];
        if (l[n] == 0x1093) {
            if (l[n + 1] & 4) /* a queue of the device's own */
                return list;
            room[n + 1] |= 2;
            there = true;
        }
    }
    if (!there) {
        room[n++] = 0x1093;
        room[n++] = 2;
    }
    room[n] = 0;
    return room;
}

/* Whether the program asked for profiling itself; false: if it has it, it is ours. */
static bool trace__cl_wants_times(const void *list)
{
    const uint64_t *l = (const uint64_t *)list;
    for (; l && *l; l += 2)
        if (*l == 0x1093)
            return (l[1] & 2) != 0;
    return false;
}

static void trace__cl_queue_retained(void *queue)
{
    trace__cl_queue *q = trace__cl_find(queue);
    if (q)
        __atomic_fetch_add(&q->references, 1, __ATOMIC_RELAXED);
}
static void trace__cl_queue_released(void *queue)
{
    trace__cl_queue *q = trace__cl_find(queue);
    if (q && __atomic_load_n(&q->references, __ATOMIC_RELAXED))
        __atomic_fetch_sub(&q->references, 1, __ATOMIC_RELAXED);
    trace__cl_finished_all();
}

/* What the program sees of a queue is what it asked for. */
static void trace__cl_as_asked(void *queue, uint32_t name, size_t size, void *value, void *size_ret, int *result)
{
    trace__cl_queue *q = *result ? NULL : trace__cl_find(queue);
    size_t n;
    uint64_t v;
    if (!q || !q->ours)
        return;
    if (name == 0x1093 && value && size >= 8) {
        memcpy(&v, value, 8);
        v &= ~(uint64_t)2;
        memcpy(value, &v, 8);
    } else if (name == 0x1098 /* CL_QUEUE_PROPERTIES_ARRAY */) {
        n = q->nlist ? (q->nlist + 1) * 8 : 0;
        if (value && size >= n && n) {
            memcpy(value, q->list, n - 8);
            memset((char *)value + n - 8, 0, 8);
        }
        if (size_ret)
            memcpy(size_ret, &n, sizeof n);
    }
}
static bool trace__cl_untimed(void *event)
{
    void *queue = NULL;
    trace__cl_queue *q;
    if (TRACE__CL(clGetEventInfo)(event, 0x11d0 /* CL_EVENT_COMMAND_QUEUE */, sizeof queue, &queue, NULL))
        return false;
    q = trace__cl_find(queue);
    return q && q->ours;
}

/* ---- kernels ----------------------------------------------------------------------------------------------------- */

static uint64_t trace__cl_kernels[TRACE__CL_KERNELS]; /* handle and name in one word, so that no lock is needed */

static uint64_t *trace__cl_kernel_at(const void *kernel)
{
    return &trace__cl_kernels[((uintptr_t)kernel >> 4) * 2654435761u % TRACE__CL_KERNELS];
}
static uint32_t trace__cl_kernel_keep(const void *kernel, const char *name)
{
    uint32_t id = trace__intern(name, strlen(name));
    __atomic_store_n(trace__cl_kernel_at(kernel), id >> 20 ? 0 : ((uint64_t)(uintptr_t)kernel >> 4) << 20 | id,
                     __ATOMIC_RELAXED);
    return id;
}
static void trace__cl_kernel_made(void *kernel, const void *name)
{
    if (kernel && name)
        trace__cl_kernel_keep(kernel, (const char *)name);
    else if (kernel)
        __atomic_store_n(trace__cl_kernel_at(kernel), 0, __ATOMIC_RELAXED);
}
static void trace__cl_kernels_made(int status, uint32_t n, void *const *kernels)
{
    uint32_t i;
    for (i = 0; !status && kernels && i < n; i++)
        trace__cl_kernel_made(kernels[i], NULL);
}
static uint32_t trace__cl_kernel_name(void *kernel)
{
    uint64_t word = __atomic_load_n(trace__cl_kernel_at(kernel), __ATOMIC_RELAXED);
    char name[1024];
    if (word && word >> 20 == ((uint64_t)(uintptr_t)kernel >> 4 & 0xfffffffffffu))
        return (uint32_t)(word & 0xfffffu);
    memset(name, 0, sizeof name);
    if (TRACE__CL(clGetKernelInfo)(kernel, 0x1190 /* CL_KERNEL_FUNCTION_NAME */, sizeof name - 1, name, NULL) || !*name)
        return 0;
    return trace__cl_kernel_keep(kernel, name);
}
