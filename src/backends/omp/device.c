/* omp/device.c - what ran on a device, by OMPT's device tracing (5.2, section 20.3), where a runtime offers it
 *
 * The runtime fills buffers with records in its device's time; we read that clock beside ours when a device comes, and
 * again whenever a buffer is full, and lay a line through the two. */

enum { TRACE__OMP_DEVICES = 64, TRACE__OMP_BUFFER = 1 << 16 };

static struct trace__omp_device {
    void *device;
    trace__ompt_get_device_time time;
    trace__ompt_advance advance;
    trace__ompt_record_type type;
    trace__ompt_record_at record;
    trace__ompt_of_device flush, stop;
    trace__anchor first;
    uint32_t track;
} trace__omp_devices[TRACE__OMP_DEVICES];

static const trace__field trace__omp_copy_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                      {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},
                                                      {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""},
                                                      {"source", TRACE_T_PTR, TRACE_R_NONE, ""},
                                                      {"destination", TRACE_T_PTR, TRACE_R_NONE, ""}};
static const trace__desc trace__omp_copy_desc = {"OMP", "copy", TRACE_KIND_SLICE, 1, 9, trace__omp_copy_fields};
static trace__site trace__omp_copy_site = {0, 1, &trace__omp_copy_desc, NULL};
static const trace__field trace__omp_kernel_fields[] = {TRACE__DEVICE_FIELDS(""),
                                                        {"teams", TRACE_T_U32, TRACE_R_NONE, ""}};
static const trace__desc trace__omp_kernel_desc = {"OMP", "kernel", TRACE_KIND_SLICE, 1, 6, trace__omp_kernel_fields};
static trace__site trace__omp_kernel_site = {0, 1, &trace__omp_kernel_desc, NULL};
TRACE__LAUNCH_SITE(trace__omp_launch_site, "OMP");
static int trace__omp_tracing;   /* some device is traced */
static uint32_t trace__omp_home; /* by this process */

static void trace__omp_launch(const void *host_op_id)
{
    if (__atomic_load_n(&trace__omp_tracing, __ATOMIC_RELAXED) && TRACE__ON(TRACE_SOURCE_OMP, 1) && host_op_id)
        trace__launched(&trace__omp_launch_site, trace__omp_id(host_op_id));
}

static const char *trace__omp_copy_name(int operation);

/* Copies have the names of their host events; kernels that of the place of their target region, for OMPT knows no
 * other. */
static void trace__omp_device_record(const struct trace__omp_device *d, const trace__anchor *now,
                                     const trace__ompt_record *r)
{
    bool kernel = r->type == TRACE__OMPT_SUBMIT || r->type == TRACE__OMPT_SUBMIT_EMI;
    uint64_t operation = kernel ? r->of.kernel.host_op_id : r->of.data_op.host_op_id;
    uint16_t direction = kernel ? 0
                                : trace__omp_direction(r->of.data_op.optype, r->of.data_op.src_device_num,
                                                       r->of.data_op.dest_device_num);
    trace__writer *w;
    trace__work work;
    unsigned char *p;
    if (!kernel && !direction) /* allocating takes no time on a device */
        return;
    work.begin = trace__anchor_ticks(&d->first, now, r->time);
    work.end = trace__anchor_ticks(&d->first, now, kernel ? r->of.kernel.end_time : r->of.data_op.end_time);
    work.correlation = trace__omp_id(&operation);
    work.track = d->track;
    work.name = kernel ? trace__omp_place_text((unsigned)(trace__omp_get(&operation) >> TRACE__OMP_PLACE_SHIFT))
                       : trace__intern(trace__omp_copy_name(r->of.data_op.optype),
                                       strlen(trace__omp_copy_name(r->of.data_op.optype)));
    p = trace__open(&w, trace__site_id(kernel ? &trace__omp_kernel_site : &trace__omp_copy_site),
                    TRACE__WORK_BYTES + 32);
    if (!p)
        return;
    p = trace__put_work(p, &work);
    if (kernel)
        p = trace__put_u32(p, r->of.kernel.granted_teams);
    else {
        p = trace__put_u16(trace__put_u64(p, r->of.data_op.bytes), direction);
        p = trace__put_ptr(trace__put_ptr(p, r->of.data_op.src_addr), r->of.data_op.dest_addr);
    }
    trace__close(w, p);
}

static void trace__omp_request(int number, void **buffer, size_t *bytes)
{
    (void)number;
    *buffer = trace__os_memory(TRACE__OMP_BUFFER, false);
    *bytes = *buffer ? TRACE__OMP_BUFFER : 0;
}

static void trace__omp_complete(int number, void *buffer, size_t bytes, uint64_t begin, int owned)
{
    struct trace__omp_device *d = &trace__omp_devices[(unsigned)number % TRACE__OMP_DEVICES];
    trace__anchor now;
    uint64_t at = begin;
    int more = bytes != 0;
    if (d->device && TRACE__ON(TRACE_SOURCE_OMP, 1)) {
        now = trace__anchor_take(d->time, d->device);
        for (; more && now.device != d->first.device; more = d->advance(d->device, buffer, bytes, at, &at)) {
            const trace__ompt_record *r =
                d->type(buffer, at) == 1 /* ompt_record_ompt */ ? d->record(buffer, at) : NULL;
            if (r && (r->type == TRACE__OMPT_DATA_OP || r->type == TRACE__OMPT_DATA_OP_EMI ||
                      r->type == TRACE__OMPT_SUBMIT || r->type == TRACE__OMPT_SUBMIT_EMI))
                trace__omp_device_record(d, &now, r);
        }
    }
    if (owned && buffer)
        trace__os_release(buffer, TRACE__OMP_BUFFER);
}

static void trace__omp_closing(void);

/* Not looked at now and then: the runtime may end a device meanwhile. */
static void trace__omp_traced(void)
{
    static trace__watch watch = {
        trace__omp_closing, trace__watch_nothing, trace__watch_nothing, trace__omp_closing, NULL, NULL};
    if (!__atomic_exchange_n(&trace__omp_tracing, 1, __ATOMIC_RELAXED)) {
        trace__omp_home = trace__os_pid();
        trace__watch_add(&watch);
    }
}

static void trace__omp_device_begin(int number, const char *type, void *device, const void *lookup_function)
{
    trace__ompt_lookup lookup = (trace__ompt_lookup)(uintptr_t)lookup_function;
    struct trace__omp_device *d = &trace__omp_devices[(unsigned)number % TRACE__OMP_DEVICES], fresh;
    trace__ompt_set_trace set = lookup ? (trace__ompt_set_trace)(uintptr_t)lookup("ompt_set_trace_ompt") : NULL;
    trace__ompt_start_trace start = set ? (trace__ompt_start_trace)(uintptr_t)lookup("ompt_start_trace") : NULL;
    char name[128];
    if (!start || d->device || number < 0 || number >= TRACE__OMP_DEVICES)
        return;
    memset(&fresh, 0, sizeof fresh);
    fresh.time = (trace__ompt_get_device_time)(uintptr_t)lookup("ompt_get_device_time");
    fresh.advance = (trace__ompt_advance)(uintptr_t)lookup("ompt_advance_buffer_cursor");
    fresh.type = (trace__ompt_record_type)(uintptr_t)lookup("ompt_get_record_type");
    fresh.record = (trace__ompt_record_at)(uintptr_t)lookup("ompt_get_record_ompt");
    fresh.flush = (trace__ompt_of_device)(uintptr_t)lookup("ompt_flush_trace");
    fresh.stop = (trace__ompt_of_device)(uintptr_t)lookup("ompt_stop_trace");
    if (!fresh.time || !fresh.advance || !fresh.type || !fresh.record)
        return;
    fresh.device = device;
    fresh.first = trace__anchor_take(fresh.time, device);
    snprintf(name, sizeof name, "device %d %s", number, type ? type : "");
    fresh.track = trace__track_new(0, TRACE_TRACK_DEVICE, name, "");
    *d = fresh;
    set(device, 1, TRACE__OMPT_DATA_OP);
    set(device, 1, TRACE__OMPT_SUBMIT);
    set(device, 1, TRACE__OMPT_DATA_OP_EMI);
    set(device, 1, TRACE__OMPT_SUBMIT_EMI);
    if (start(device, trace__omp_request, trace__omp_complete))
        trace__omp_traced();
    else
        d->device = NULL;
}

static void trace__omp_device_end(int number)
{
    struct trace__omp_device *d = &trace__omp_devices[(unsigned)number % TRACE__OMP_DEVICES];
    if (!d->device)
        return;
    if (d->flush)
        d->flush(d->device);
    if (d->stop)
        d->stop(d->device);
    d->device = NULL;
}

static void trace__omp_closing(void)
{
    int i;
    for (i = 0; i < TRACE__OMP_DEVICES && trace__omp_home == trace__os_pid(); i++) /* not a child's */
        if (trace__omp_devices[i].device && trace__omp_devices[i].flush)
            trace__omp_devices[i].flush(trace__omp_devices[i].device);
}
