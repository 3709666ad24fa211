/* ze/clock.c - a device's ticks in ours
 *
 * An anchor is a reading of the device's counter between two of our clock's. Between two anchors a straight line is
 * exact to the wider of both brackets; beyond the newest one the line is drawn no further than the anchors lie apart,
 * and a second at most: then another is taken. So the frequency that the driver claims, which may be rounded to ns a
 * tick, matters only for telling how often a counter of few bits has wrapped around. */

static uint64_t trace__ze_mask(uint32_t bits) { return bits < 64 ? (1ull << bits) - 1 : ~0ull; }

/* The newest anchor not after `host`, and the one after it (or the one before it, when it is the newest), for the line
 * through both. */
static void trace__ze_line(const trace__ze_device *d, uint64_t at, bool by_device, trace__ze_anchor *a,
                           trace__ze_anchor *b)
{
    uint32_t kept = d->n < TRACE__ZE_ANCHORS ? d->n : TRACE__ZE_ANCHORS, i;
    *b = d->anchor[(d->n - 1) % TRACE__ZE_ANCHORS];
    *a = d->first;
    if ((by_device ? b->device : b->host) <= at) /* beyond: the long way is the most exact */
        return;
    for (i = 1; i < kept; i++) {
        *a = d->anchor[(d->n - 1 - i) % TRACE__ZE_ANCHORS];
        if ((by_device ? a->device : a->host) <= at)
            return;
        *b = *a;
    }
    *a = d->first;
    if (b->device == a->device)
        *b = d->anchor[(d->n - 1) % TRACE__ZE_ANCHORS];
}
static double trace__ze_rate(const trace__ze_device *d, const trace__ze_anchor *a, const trace__ze_anchor *b)
{
    uint64_t span = b->host - a->host;
    double rate = (double)(int64_t)(b->device - a->device) / (double)(span ? span : 1);
    /* a counter that stands still or jumps is no clock */
    return span > 64 * (a->error + b->error) && rate > d->rate / 1000 && rate < d->rate * 1000 ? rate : d->rate;
}
static uint64_t trace__ze_device_at(const trace__ze_device *d, uint64_t host)
{
    trace__ze_anchor a, b;
    trace__ze_line(d, host, false, &a, &b);
    return b.device + (uint64_t)(int64_t)((double)(int64_t)(host - b.host) * trace__ze_rate(d, &a, &b));
}
static uint64_t trace__ze_host_at(const trace__ze_device *d, uint64_t device)
{
    trace__ze_anchor a, b;
    trace__ze_line(d, device, true, &a, &b);
    return b.host + (uint64_t)(int64_t)((double)(int64_t)(device - b.device) / trace__ze_rate(d, &a, &b));
}

static const trace__field trace__ze_clock_fields[] = {{"track", TRACE_T_U32, TRACE_R_TRACK, ""},
                                                      {"ticks", TRACE_T_U64, TRACE_R_NONE, ""},
                                                      {"error", TRACE_T_U64, TRACE_R_NONE, "ns"}};
static const trace__desc trace__ze_clock_desc[] = {{"ZE", "clock", TRACE_KIND_OBJECT, 3, 3, trace__ze_clock_fields}};
static trace__site trace__ze_clock_site = {0, 1, trace__ze_clock_desc, NULL};

/* Clock locked. The narrowest of a few brackets. */
static void trace__ze_anchor_take(trace__ze_device *d)
{
    trace__ze_anchor best = {0, 0, ~0ull};
    uint64_t before, after, host, device, mask = trace__ze_mask(d->bits);
    trace__writer *w;
    unsigned char *p;
    int i;
    for (i = 0; i < 4; i++) {
        before = trace__ticks();
        if (TRACE__ZE(zeDeviceGetGlobalTimestamps)((void *)d->object.handle, &host, &device) != 0)
            return;
        after = trace__ticks();
        if ((after - before + 1) / 2 < best.error) {
            best.error = (after - before + 1) / 2;
            best.host = before + (after - before) / 2;
            best.device = device & mask;
        }
    }
    if (d->n) { /* how often it came round since the last one is known from the time that went by */
        uint64_t expected = trace__ze_device_at(d, best.host);
        uint64_t half = (mask >> 1) + 1;
        best.device = expected + (((best.device - expected) & mask) ^ half) - half;
    } else
        d->first = best;
    d->anchor[d->n % TRACE__ZE_ANCHORS] = best;
    __atomic_store_n(&d->last, best.host, __ATOMIC_RELAXED);
    __atomic_store_n(&d->span, best.host - d->first.host, __ATOMIC_RELAXED);
    d->n++;
    if (TRACE__ON(TRACE_SOURCE_ZE, 3) && (p = trace__open(&w, trace__site_id(&trace__ze_clock_site), 20)) != NULL)
        trace__close(w, trace__put_u64(trace__put_u64(trace__put_u32(p, d->track), best.device),
                                       (uint64_t)((double)best.error * 1e9 / (double)trace__clock_hz())));
}

/* True if the line through the anchors does not reach that time of ours, which is not before the newest one. */
static bool trace__ze_is_beyond(const trace__ze_device *d, uint64_t now)
{
    uint64_t span = __atomic_load_n(&d->span, __ATOMIC_RELAXED), second = trace__hz;
    return now - __atomic_load_n(&d->last, __ATOMIC_RELAXED) >= (span < second ? span : second);
}

/* Takes another anchor if the newest one is a second old, so that one lies before the work that is asked for now. */
static void trace__ze_anchor_if_old(trace__ze_device *d)
{
    if (trace__ticks() - __atomic_load_n(&d->last, __ATOMIC_RELAXED) < trace__hz || !trace__ze_try(&d->locked))
        return; /* or another thread takes one */
    trace__ze_anchor_take(d);
    trace__ze_unlock(&d->locked);
}

/* Converts times of a device to our ticks. Work begins after its launch, at most about one wrap of the counter later.
 * False: the work can't have been done at these times. */
static bool trace__ze_convert(trace__ze_device *d, const trace__ze_times *t, uint64_t asked, trace__work *out)
{
    const double minute = 60 * d->rate * (double)trace__clock_hz();
    uint64_t mask = trace__ze_mask(d->kernel_bits), slack = mask >> 4, now, earliest, latest, begin, end;
    bool known;
    slack = (double)slack < minute ? slack : (uint64_t)minute;
    trace__ze_lock(&d->locked);
    now = trace__ticks(); /* the work is over */
    if (!d->n || trace__ze_is_beyond(d, now))
        trace__ze_anchor_take(d);
    known = d->n != 0;
    if (known) {
        earliest = trace__ze_device_at(d, asked) - slack;
        latest = trace__ze_device_at(d, now) + slack;
        begin = earliest + ((t->begin - earliest) & mask);
        end = begin + ((t->end - t->begin) & mask);
        known = end - earliest <= latest - earliest || mask <= latest - earliest;
    }
    if (known) {
        out->begin = trace__ze_host_at(d, begin);
        out->end = trace__ze_host_at(d, end);
        known = out->begin + 60 * trace__clock_hz() >= asked && out->end <= now + 60 * trace__clock_hz();
    }
    trace__ze_unlock(&d->locked);
    return known;
}
