/* cuda/pc_sampling/records.c - instruction samples become records: where in which kernel, on which line of the source,
 * how often and why
 *
 * A place is one instruction of one kernel. It is described once, with its line if the cubin has one; in ring mode with
 * each sample, since the first description may be overwritten. A cubin with lines is copied when its module is loaded,
 * for its image may go with the module. Looking up a line takes CUPTI time, most of it for the first of a kernel, so
 * only a part of each second is spent on it.
 *
 * Callers have entered (cuda/pc_sampling/change.c), except those of trace__pc_keep_cubin(). */

enum {
    TRACE__PC_PLACES = 1 << 17,        /* at most */
    TRACE__PC_CUBIN_BYTES = 256 << 20, /* kept at most */
    TRACE__PC_LINES_NS = 50000000      /* spent on lines each second */
};

/* ---- cubins ---------------------------------------------------------------------------------------------------------
 */

typedef struct trace__pc_cubin {
    struct trace__pc_cubin *next;
    uint64_t crc;
    size_t bytes; /* of the image, which follows */
    bool known;   /* its crc */
} trace__pc_cubin;

static uint64_t trace__pc_little(const unsigned char *p, unsigned n)
{
    uint64_t v = 0;
    while (n--)
        v = v << 8 | p[n];
    return v;
}

/* Whether an ELF file of 64 bits has a section of lines. */
static bool trace__pc_has_lines(const unsigned char *image, size_t bytes)
{
    uint64_t sections, n, names, at, size, i, name;
    const unsigned char *s;
    if (bytes < 64 || memcmp(image, "\177ELF\2", 5) != 0)
        return false;
    sections = trace__pc_little(image + 40, 8);
    n = trace__pc_little(image + 60, 2);
    names = trace__pc_little(image + 62, 2);
    if (sections > bytes || n > (bytes - sections) / 64 || names >= n)
        return false;
    at = trace__pc_little(image + sections + names * 64 + 24, 8);
    size = trace__pc_little(image + sections + names * 64 + 32, 8);
    if (at > bytes || size > bytes - at)
        return false;
    for (i = 0; i < n; i++) {
        s = image + sections + i * 64;
        name = trace__pc_little(s, 4);
        if (name < size && size - name >= 12 && !memcmp(image + at + name, ".debug_line", 12) &&
            trace__pc_little(s + 32, 8))
            return true;
    }
    return false;
}

static void trace__pc_keep_cubin(const trace__pc_module *m)
{
    trace__pc_cubin *c, *head;
    if (!m || !m->cubin || !trace__pc_has_lines((const unsigned char *)m->cubin, m->bytes))
        return;
    head = __atomic_load_n(&trace__pc.records.cubins, __ATOMIC_ACQUIRE);
    for (c = head; c; c = c->next) /* other contexts load it, too */
        if (c->bytes == m->bytes && !memcmp(c + 1, m->cubin, m->bytes))
            return;
    if (__atomic_add_fetch(&trace__pc.records.cubin_bytes, m->bytes, __ATOMIC_RELAXED) > TRACE__PC_CUBIN_BYTES) {
        __atomic_sub_fetch(&trace__pc.records.cubin_bytes, m->bytes, __ATOMIC_RELAXED);
        trace__warn("more than %u MiB of kernels with source lines: PC samples of the others have offsets alone",
                    TRACE__PC_CUBIN_BYTES >> 20);
        return;
    }
    c = (trace__pc_cubin *)trace__os_memory(sizeof *c + m->bytes, false);
    if (!c)
        return;
    c->bytes = m->bytes;
    memcpy(c + 1, m->cubin, m->bytes);
    c->next = head;
    while (
        !__atomic_compare_exchange_n(&trace__pc.records.cubins, &c->next, c, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
}

static const trace__pc_cubin *trace__pc_cubin_of(uint64_t crc)
{
    trace__pc_cubin *c;
    for (c = __atomic_load_n(&trace__pc.records.cubins, __ATOMIC_ACQUIRE); c; c = c->next) {
        if (!c->known) {
            trace__pc_crc ask = {sizeof ask, c->bytes, c + 1, 0};
            c->known = true;
            c->crc = trace__pc.functions.cuptiGetCubinCrc(&ask) == TRACE__CUPTI_OK ? ask.crc : 0;
        }
        if (c->crc == crc)
            return c;
    }
    return NULL;
}

/* ---- records ----------------------------------------------------------------------------------------------------- */

static const trace__field trace__pc_place_fields[] = {
    {"place", TRACE_T_U64, TRACE_R_ID, ""},      {"kernel", TRACE_T_STRID, TRACE_R_NAME, ""},
    {"cubin", TRACE_T_HANDLE, TRACE_R_NONE, ""}, {"offset", TRACE_T_U64, TRACE_R_OFFSET, "B"},
    {"file", TRACE_T_STRID, TRACE_R_FILE, ""},   {"line", TRACE_T_U32, TRACE_R_LINE, ""}};
static const trace__field trace__pc_sample_fields[] = {
    {"place", TRACE_T_U64, TRACE_R_ID, ""},
    {"track", TRACE_T_U32, TRACE_R_TRACK, ""},
    {"reasons", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_REASON, "enum:cupti_stall"},
    {"samples", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_SAMPLES, ""},
    {"not_issued", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_IDLE, ""}};
static const trace__field trace__pc_sum_fields[] = {{"track", TRACE_T_U32, TRACE_R_TRACK, ""},
                                                    {"samples", TRACE_T_U64, TRACE_R_SAMPLES, ""},
                                                    {"elsewhere", TRACE_T_U64, TRACE_R_NONE, ""},
                                                    {"dropped", TRACE_T_U64, TRACE_R_LOST, ""}};
static const trace__desc trace__pc_place_desc[] = {{"CUDA", "pc", TRACE_KIND_OBJECT, 1, 6, trace__pc_place_fields}};
static const trace__desc trace__pc_sample_desc[] = {
    {"CUDA", "pc_samples", TRACE_KIND_SAMPLE, 1, 5, trace__pc_sample_fields}};
static const trace__desc trace__pc_sum_desc[] = {
    {"CUDA", "pc_sampling", TRACE_KIND_SAMPLE, 1, 4, trace__pc_sum_fields}};
static trace__site trace__pc_place_site = {0, 1, trace__pc_place_desc, NULL},
                   trace__pc_sample_site = {0, 1, trace__pc_sample_desc, NULL},
                   trace__pc_sum_site = {0, 1, trace__pc_sum_desc, NULL};

/* ---- places ------------------------------------------------------------------------------------------------------ */

typedef struct trace__pc_place {
    uint64_t cubin, offset;
    const char *function;
    uint32_t number; /* of the function in the cubin */
    uint32_t id;     /* 0: free */
    uint32_t name, file, line;
    uint32_t late; /* its line has not been looked up yet */
} trace__pc_place;

static uint32_t trace__pc_hash(uint64_t cubin, uint32_t number, uint64_t offset)
{
    uint64_t h = (cubin ^ (uint64_t)number << 40 ^ offset) * 0x9e3779b97f4a7c15ull;
    return (uint32_t)(h >> 32 ^ h >> 13);
}

static trace__pc_place *trace__pc_slot(trace__pc_place *places, uint32_t room, uint64_t cubin, uint32_t number,
                                       uint64_t offset)
{
    uint32_t at = trace__pc_hash(cubin, number, offset) & (room - 1);
    while (places[at].id && (places[at].cubin != cubin || places[at].number != number || places[at].offset != offset))
        at = (at + 1) & (room - 1);
    return &places[at];
}

static bool trace__pc_make_room(void)
{
    uint32_t i, room = trace__pc.records.places_room ? trace__pc.records.places_room * 2 : 4096;
    trace__pc_place *more, *old = trace__pc.records.places;
    if (trace__pc.records.nplaces < trace__pc.records.places_room / 2)
        return true;
    if (room > TRACE__PC_PLACES * 2 || !(more = (trace__pc_place *)trace__os_memory(room * sizeof *more, false)))
        return false;
    for (i = 0; i < trace__pc.records.places_room; i++)
        if (old[i].id)
            *trace__pc_slot(more, room, old[i].cubin, old[i].number, old[i].offset) = old[i];
    if (old)
        trace__os_release(old, trace__pc.records.places_room * sizeof *trace__pc.records.places);
    trace__pc.records.places = more;
    trace__pc.records.places_room = room;
    return true;
}

static uint32_t trace__pc_path(const char *directory, const char *file)
{
    char path[4096];
    size_t d = directory && *file != '/' ? strlen(directory) : 0, f = strlen(file);
    if (d + f + 2 > sizeof path)
        return trace__intern(file, f);
    memcpy(path, directory ? directory : "", d);
    if (d && path[d - 1] != '/')
        path[d++] = '/';
    memcpy(path + d, file, f);
    return trace__intern(path, d + f);
}

/* Looks up the line if there is time left, else later. */
static void trace__pc_find_line(trace__pc_place *p)
{
    const trace__pc_cubin *cubin = trace__pc_cubin_of(p->cubin);
    trace__pc_line ask = {
        sizeof ask, cubin ? cubin + 1 : NULL, p->function, cubin ? cubin->bytes : 0, 0, p->offset, NULL, NULL};
    if (p->late)
        trace__pc.records.lines_due--;
    p->late = cubin && trace__os_clock_ns(TRACE__MONOTONIC) > trace__pc.records.lines_deadline;
    trace__pc.records.lines_due += p->late;
    if (!cubin || p->late || !p->function)
        return;
    if (trace__pc.functions.cuptiGetSassToSourceCorrelation(&ask) == TRACE__CUPTI_OK && ask.file) {
        p->file = trace__pc_path(ask.directory, ask.file);
        p->line = ask.line;
    }
    free(ask.file);
    free(ask.directory);
}

static void trace__pc_describe(const trace__pc_place *place)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&trace__pc_place_site), 36);
    if (!p)
        return;
    p = trace__put_u64(p, place->id);
    p = trace__put_u32(p, place->name);
    p = trace__put_u64(p, place->cubin);
    p = trace__put_u64(p, place->offset);
    p = trace__put_u32(p, place->file);
    trace__close(w, trace__put_u32(p, place->line));
}

/* The place of the record, described if it is new; NULL: there is no room for it. */
static const trace__pc_place *trace__pc_place_of(const trace__pc_record *r)
{
    trace__pc_place *p;
    if (!trace__pc_make_room())
        return NULL;
    p = trace__pc_slot(trace__pc.records.places, trace__pc.records.places_room, r->cubin, r->function, r->offset);
    if (!p->id) {
        p->cubin = r->cubin;
        p->offset = r->offset;
        p->number = r->function;
        p->function = r->name;
        p->id = ++trace__pc.records.nplaces;
        p->name = r->name ? trace__intern(r->name, strlen(r->name)) : 0;
        trace__pc_find_line(p);
        trace__pc_describe(p);
    } else if (TRACE__MODE() == TRACE_MODE_RING)
        trace__pc_describe(p);
    return p;
}

/* Looks up lines for which there was no time. A second description of a place replaces the first. */
static void trace__pc_find_late(uint64_t ns)
{
    uint32_t i;
    trace__pc.records.lines_deadline = trace__os_clock_ns(TRACE__MONOTONIC) + ns;
    for (i = 0; trace__pc.records.lines_due && i < trace__pc.records.places_room &&
                trace__os_clock_ns(TRACE__MONOTONIC) <= trace__pc.records.lines_deadline;
         i++)
        if (trace__pc.records.places[i].late) {
            trace__pc_find_line(&trace__pc.records.places[i]);
            if (trace__pc.records.places[i].file)
                trace__pc_describe(&trace__pc.records.places[i]);
        }
}

/* ---- reasons ----------------------------------------------------------------------------------------------------- */

enum {
    TRACE__PC_IDLE = 0x80
}; /* the scheduler issued nothing: counted among all samples of the reason, and separately */

/* Our number of the reason that CUPTI calls smsp__pcsamp_warps_issue_stalled_NAME, or that with _not_issued behind
 * it. */
static uint8_t trace__pc_reason_of(const char *name)
{
    const char *stalled = strstr(name, "stalled_"), *text = stalled ? stalled + 8 : name;
    size_t n = trace__length(text, TRACE__PC_REASON_NAME - 1);
    uint8_t idle = 0;
    uint32_t i;
    if (n > 11 && !memcmp(text + n - 11, "_not_issued", 11)) {
        idle = TRACE__PC_IDLE;
        n -= 11;
    }
    for (i = 0; i < trace__pc.records.nreasons; i++)
        if (strlen(trace__pc.records.reason_names[i]) == n && !memcmp(trace__pc.records.reason_names[i], text, n))
            return (uint8_t)(i | idle);
    if (i == TRACE__PC_REASONS)
        return (uint8_t)((TRACE__PC_REASONS - 1) | idle);
    memcpy(trace__pc.records.reason_names[i], text, n);
    trace__pc.records.reason_values[i] = (uint32_t)trace__hash((const unsigned char *)text, n, 0) >> 1;
    trace__pc.records.nreasons++;
    {
        trace__enumerator value = {trace__pc.records.reason_values[i], 0, trace__pc.records.reason_names[i]};
        trace__enum one = {"cupti_stall", 0, 1, &value};
        trace__define_enum(&one);
    }
    return (uint8_t)(i | idle);
}

static uint8_t trace__pc_number_of(const trace__pc_reasons *all, uint32_t index)
{
    uint32_t i = index < all->n && all->index[index] == index ? index : 0;
    while (i < all->n && all->index[i] != index)
        i++;
    return i < all->n ? all->number[i] : TRACE__PC_REASONS - 1;
}

/* ---- samples ----------------------------------------------------------------------------------------------------- */

static void trace__pc_take_record(const trace__pc_record *r, uint32_t track, const trace__pc_reasons *all_reasons)
{
    uint32_t reasons[TRACE__PC_REASONS], samples[TRACE__PC_REASONS], idle[TRACE__PC_REASONS], n = 0, i;
    uint64_t all = 0;
    const trace__pc_place *place;
    trace__writer *w;
    unsigned char *p;
    memset(samples, 0, sizeof samples);
    memset(idle, 0, sizeof idle);
    for (i = 0; r->reasons && i < r->nreasons && i < TRACE__PC_REASONS; i++) {
        uint8_t number = trace__pc_number_of(all_reasons, r->reasons[i].index);
        (number & TRACE__PC_IDLE ? idle : samples)[number & (TRACE__PC_IDLE - 1)] += r->reasons[i].samples;
    }
    for (i = 0; i < TRACE__PC_REASONS; i++) {
        if (!samples[i] && !idle[i])
            continue;
        samples[n] = samples[i];
        idle[n] = idle[i];
        all += samples[i];
        reasons[n++] = trace__pc.records.reason_values[i];
    }
    if (!n)
        return;
    place = trace__pc_place_of(r);
    p = place ? trace__open(&w, trace__site_id(&trace__pc_sample_site), 18 + 12 * n) : NULL;
    if (!place)
        trace__lost(all);
    if (!p)
        return;
    p = trace__put_u64(p, place->id);
    p = trace__put_u32(p, track);
    p = trace__put_array(p, reasons, n, 4, n);
    p = trace__put_array(p, samples, n, 4, n);
    trace__close(w, trace__put_array(p, idle, n, 4, n));
}

/* At the end: CUPTI also counts samples as those of the system if it does not know the program's kernels. */
static void trace__pc_judge(void)
{
    unsigned long all = (unsigned long)trace__pc.records.samples,
                  elsewhere = (unsigned long)trace__pc.records.elsewhere;
    if (all > 1000 && elsewhere > all / 2)
        trace__warn("CUPTI named no kernel for %lu of %lu PC samples", elsewhere, all);
}

/* What was in one buffer. */
static void trace__pc_take_data(const trace__pc_data *d, size_t record_bytes, uint32_t track,
                                const trace__pc_reasons *reasons)
{
    trace__writer *w;
    unsigned char *p;
    size_t i;
    for (i = 0; i < d->n && i < d->room; i++)
        trace__pc_take_record((const trace__pc_record *)(void *)(d->records + i * record_bytes), track, reasons);
    if (d->dropped) {
        trace__lost(d->dropped);
        trace__warn("the device dropped PC samples; they count as lost events. A longer period (TRACE_PC_SAMPLING) "
                    "makes fewer");
    }
    trace__pc.records.samples += d->samples;
    trace__pc.records.elsewhere += d->elsewhere;
    if (!d->samples || !(p = trace__open(&w, trace__site_id(&trace__pc_sum_site), 28)))
        return;
    p = trace__put_u32(p, track);
    p = trace__put_u64(p, d->samples);
    p = trace__put_u64(p, d->elsewhere);
    trace__close(w, trace__put_u64(p, d->dropped));
}
