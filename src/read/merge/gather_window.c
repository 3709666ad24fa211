/* gather_window.c - see gather_window.h
 *
 * A stream's turn comes once in a window, in the order of streams, so what it needs can be fetched ahead, and what it
 * costs to touch a stream that was pushed out of the caches is shared by all its records in the window. */
#include "gather_window.h"

enum {
    LEAST_OF_A_STREAM = 4096,
    MOST_OF_A_STRIP = 1 << 30,
    MORE_BYTES = 1 << 20,
    STRIPS_A_THREAD = 4,
    STRIPS_MOST = 256,
    MARK_BYTES = 512 /* of a run between two marks, at least */
};

typedef struct tr_wait {
    struct tr_wait *next;
    tr_block *block;
    uint32_t segment;
} wait;

/* ---- slots ------------------------------------------------------------------------------------------------------- */

static void set_spot(tr_gather *g, size_t i, int64_t key) { g->spots[i] = (tr_spot){key, g->slots[i].reader.p}; }

/* Opens the reader for the next segment that waits; false: none does. */
static bool next_segment(tr_slot *l)
{
    wait *x = l->waiting;
    if (l->open)
        tr_reader_close(&l->reader);
    l->open = x != NULL;
    if (!x)
        return false;
    l->waiting = x->next;
    tr_reader_open_segment(&l->reader, x->block, x->segment);
    tr_block_put(l->reader.trace, x->block);
    free(x);
    return true;
}

/* Finds the next record to write, at reader.p; false at the end of the stream. */
static bool find_next(tr_slot *l, uint64_t *ticks)
{
    tr_reader *r = &l->reader;
    const struct tr_limit *limit = l->limit;
    tr_record rec;
    for (;;) {
        int outcome = tr_record_at(r, r->p, r->end, r->ticks, &rec);
        if (outcome != TR_RECORD) {
            if (!tr_reader_recover(r, outcome) && !next_segment(l))
                return false;
            continue;
        }
        *ticks = rec.ticks;
        if (rec.ticks >= limit->to) { /* time order: nothing later belongs to the window */
            if (!next_segment(l))
                return false;
            continue;
        }
        if (rec.entry->def && rec.entry->bytes != TR_OPAQUE && rec.ticks >= limit->from)
            return true;
        r->p = rec.next;
        r->ticks = rec.ticks;
        if (rec.entry->bytes == TR_OPAQUE)
            tr_reader_say_opaque(r, rec.entry->def);
    }
}

/* The reader was opened: where it stands. */
static void slot_look(tr_gather *g, size_t i)
{
    tr_slot *l = &g->slots[i];
    uint64_t ticks;
    set_spot(g, i, find_next(l, &ticks) ? tr_node_ns(l->node, ticks) >> TR_QUANTUM_BITS : INT64_MAX);
}

/* ---- one stream's records of a window -------------------------------------------------------------------------- */

static void reserve(tr_stage *s, size_t bytes)
{
    if (s->bytes + bytes > s->room) {
        size_t room = s->room ? s->room : bytes > 1 << 16 ? bytes : 1 << 16;
        while (room < s->bytes + bytes)
            room *= 2;
        s->data = tr_resize(s->data, room);
        s->room = room;
    }
}

/* A record with a header of its own: short if it can be, so that its bytes do not depend on where its chunk began. */
static void put_record(tr_stage *s, uint32_t word, const tr_record *rec, uint64_t last)
{
    uint32_t id = word & TRACE_ID_SHORT_MAX ? word & TRACE_ID_SHORT_MAX : word >> TRACE_ID_BITS;
    uint64_t delta = rec->ticks - last;
    unsigned char *out = s->data + s->bytes;
    size_t body = (size_t)(rec->next - rec->payload);
    if (delta <= TRACE_DELTA_MAX && id <= TRACE_ID_SHORT_MAX) {
        word = (uint32_t)delta << TRACE_ID_BITS | id;
        memcpy(out, &word, 4);
        out += 4;
    } else {
        word = id << TRACE_ID_BITS;
        memcpy(out, &word, 4);
        memcpy(out + 4, &rec->ticks, 8);
        out += 12;
    }
    memcpy(out, rec->payload, body);
    s->bytes = (size_t)(out + body - s->data);
}

static void put_bytes(tr_stage *s, const unsigned char *from, const unsigned char *to)
{
    memcpy(s->data + s->bytes, from, (size_t)(to - from));
    s->bytes += (size_t)(to - from);
}

typedef struct taker { /* what is written, and where in the window it is */
    tr_stage *stage;
    tr_run run;
    tr_knot *knot;
    const tr_window *window;
    size_t from, bucket; /* stage->bytes where the bucket began */
    size_t mark;         /* the same of the next mark, at least */
    int64_t top;         /* the latest quantum */
    uint64_t last;       /* ticks of the last record */
} taker;

static size_t bucket_of(const tr_window *w, int64_t quantum)
{
    return quantum > w->begin ? (size_t)(quantum - w->begin) >> w->shift : 0;
}

/* Behind a record, to which the run has so many events. */
static void set_mark(taker *t, size_t bytes, uint64_t ticks, uint32_t events)
{
    tr_stage *s = t->stage;
    s->marks = tr_grow(s->marks, s->nmarks + 1, &s->mark_room, sizeof *s->marks);
    s->marks[s->nmarks++] = (tr_mark){ticks, (uint32_t)bytes, events};
    t->mark = bytes + MARK_BYTES;
}

/* The next record is in a later quantum; what was taken reaches to `bytes`, and ends with these ticks. */
static void move_on(taker *t, int64_t quantum, size_t bytes, uint64_t ticks, uint32_t events)
{
    size_t bucket = bucket_of(t->window, quantum);
    t->top = quantum;
    if (bytes >= t->mark)
        set_mark(t, bytes, ticks, events);
    if (bucket != t->bucket) {
        t->stage->sums[t->bucket] += (uint32_t)(bytes - t->from);
        t->from = bytes;
        t->bucket = bucket;
    }
}

/* Takes the records at hand that belong to the window, until the stage has `most` bytes. */
static int take_at_hand(taker *t, tr_slot *l, size_t most)
{
    tr_reader *r = &l->reader;
    tr_stage *s = t->stage;
    const unsigned char *p = r->p, *end = r->end, *start = p; /* [start, p) is copied as it is */
    uint64_t ticks = r->ticks, last = t->last, from = l->limit->from, to = l->limit->to;
    uint32_t events = 0;
    tr_record rec;
    int outcome;
    reserve(s, (size_t)(end - p) + 16);
    while ((outcome = tr_record_at(r, p, end, ticks, &rec)) == TR_RECORD) {
        uint32_t word = tr_u32(p);
        int64_t quantum;
        if (TR_UNLIKELY(rec.ticks >= to || !rec.entry->def || rec.entry->bytes == TR_OPAQUE || rec.ticks < from))
            break;
        quantum = tr_quantum(l->node, t->knot, rec.ticks);
        if (quantum >= t->window->end || s->bytes + (size_t)(p - start) >= most)
            break;
        if (quantum > t->top)
            move_on(t, quantum, s->bytes + (size_t)(p - start), last, t->run.events + events);
        if (TR_LIKELY((word & TRACE_ID_SHORT_MAX) != 0 && ticks == last))
            p = rec.next;
        else {
            size_t at;
            put_bytes(s, start, p);
            reserve(s, (size_t)(end - p) + 16);
            at = s->bytes;
            put_record(s, word, &rec, last);
            if (!t->run.events && !events)
                t->run.wide = !(tr_u32(s->data + at) & TRACE_ID_SHORT_MAX) &&
                              tr_u32(s->data + at) >> TRACE_ID_BITS <= TRACE_ID_SHORT_MAX;
            else
                t->run.wild |= rec.ticks < last;
            start = p = rec.next;
        }
        ticks = last = rec.ticks;
        events++;
    }
    put_bytes(s, start, p);
    r->p = p;
    r->ticks = ticks;
    r->taken += events;
    t->run.events += events;
    t->last = last;
    return outcome;
}

/* Takes what slot i has in the window, until the stage has `most` bytes. The quantum in which it stopped because of
 * them, else INT64_MAX. */
static int64_t take(tr_gather *g, tr_stage *stage, tr_last_knot *knot, const tr_window *w, size_t i, size_t most)
{
    tr_slot *l = &g->slots[i];
    taker t = {
        .stage = stage, .knot = tr_knot_of(knot, l->node), .window = w, .top = g->spots[i].key, .from = stage->bytes};
    const size_t marks = stage->nmarks;
    uint64_t ticks = 0;
    int64_t key = INT64_MAX, stopped = INT64_MAX;
    t.run = (tr_run){
        .stage = stage, .key = t.top, .at = (uint32_t)stage->bytes, .stream = (uint32_t)i, .node = l->node->index};
    t.bucket = bucket_of(w, t.top);
    find_next(l, &ticks); /* it was found before: its ticks */
    t.run.first = ticks;
    t.last = l->any ? l->last : ticks;
    t.mark = stage->bytes + MARK_BYTES;
    l->any = true;
    for (;;) {
        int outcome = take_at_hand(&t, l, most);
        if (outcome != TR_RECORD && !tr_reader_recover(&l->reader, outcome) && !next_segment(l))
            break;
        if (outcome == TR_RECORD) {
            if (!find_next(l, &ticks)) /* steps over what is not written */
                break;
            key = tr_quantum(l->node, t.knot, ticks);
            if (key >= w->end)
                break;
            if (stage->bytes >= most) {
                stopped = key = key > t.top ? key : t.top;
                break;
            }
            key = INT64_MAX;
        }
    }
    t.run.bytes = (uint32_t)(stage->bytes - t.run.at);
    t.run.last = l->last = t.last;
    t.run.marks = (uint32_t)marks;
    t.run.nmarks = (uint32_t)(stage->nmarks - marks);
    stage->sums[t.bucket] += (uint32_t)(stage->bytes - t.from);
    if (t.run.events) {
        stage->runs = tr_grow(stage->runs, stage->nruns + 1, &stage->run_room, sizeof *stage->runs);
        stage->runs[stage->nruns++] = t.run;
    }
    set_spot(g, i, key);
    return stopped;
}

/* ---- strips ------------------------------------------------------------------------------------------------------ */

static void fetch(const tr_gather *g, size_t i)
{
    enum { LINE = 64, LINES = 4 };
    const tr_spot *s = &g->spots[i];
    size_t k;
    if (s->key >= g->window.end)
        return;
    for (k = 0; k < TR_SLOT_HOT; k += LINE)
        __builtin_prefetch((const char *)&g->slots[i] + k, 1);
    for (k = 0; k < LINES; k++)
        __builtin_prefetch(s->p + k * LINE);
}

/* Lets a strip have more than the others, as long as the window may. */
static bool allow_more(tr_gather *g, size_t *allowed)
{
    if (__atomic_load_n(&g->spare, __ATOMIC_RELAXED) <= 0 ||
        __atomic_sub_fetch(&g->spare, (int64_t)g->allowed, __ATOMIC_RELAXED) < 0)
        return false;
    *allowed += g->allowed;
    return true;
}

/* The next record of slot i is in the window. The quantum in which it stopped because there is too much, else
 * INT64_MAX. */
static int64_t take_all(tr_strip *s, size_t i, size_t *allowed)
{
    tr_gather *g = s->all;
    int64_t stopped;
    do {
        size_t least = s->stage->bytes + (s->stage->bytes < MOST_OF_A_STRIP ? LEAST_OF_A_STREAM : 0);
        stopped = take(g, s->stage, &s->knot, &g->window, i, least > *allowed ? least : *allowed);
    } while (stopped != INT64_MAX && s->stage->bytes < MOST_OF_A_STRIP && allow_more(g, allowed));
    return stopped;
}

/* What the strip has counted becomes part of the window's sums. */
static void add_sums(tr_gather *g, tr_stage *stage)
{
    size_t k;
    for (k = 0; k < TR_BUCKETS; k++)
        if (stage->sums[k])
            __atomic_fetch_add(&g->sums[k], stage->sums[k], __ATOMIC_RELAXED);
    memset(stage->sums, 0, sizeof stage->sums);
}

static void gather_strip(tr_job *job, unsigned worker)
{
    enum { AHEAD = 8 };
    tr_strip *s = (tr_strip *)(void *)job;
    tr_gather *g = s->all;
    size_t i, allowed = g->allowed;
    (void)worker;
    if (!s->stage->room) /* at once what it will need, if nothing is out of the ordinary */
        reserve(s->stage, allowed + allowed / 4);
    s->next = INT64_MAX;
    s->whole = g->window.end;
    for (i = s->from; i < s->to; i++) {
        if (i + AHEAD < s->to)
            fetch(g, i + AHEAD);
        if (g->spots[i].key < g->window.end) {
            int64_t stopped = take_all(s, i, &allowed);
            s->whole = stopped < s->whole ? stopped : s->whole;
        }
        s->next = g->spots[i].key < s->next ? g->spots[i].key : s->next;
    }
    add_sums(g, s->stage);
}

/* Brings the segments of the next block. */
static size_t take_block(tr_gather *g)
{
    tr_block *b = tr_feed_take(&g->feed);
    size_t bytes = 0;
    uint32_t k;
    for (k = 0; b && k < b->nsegments; k++) {
        const tr_stream *stream = b->file->streams[b->segments[k].stream];
        tr_slot *l = stream ? &g->slots[stream->rank] : NULL;
        wait **end, *x;
        if (!l)
            continue;
        x = tr_alloc(sizeof *x);
        *x = (wait){NULL, b, k};
        tr_block_share(g->trace, b);
        for (end = &l->waiting; *end; end = &(*end)->next) {}
        *end = x;
        bytes += b->segments[k].bytes;
        if (!l->open) {
            next_segment(l);
            slot_look(g, stream->rank);
        }
    }
    if (b)
        tr_block_put(g->trace, b);
    return bytes;
}

static int64_t feed_quantum(const tr_gather *g)
{
    return g->feed.file ? g->feed.next_ns >> TR_QUANTUM_BITS : INT64_MAX;
}

int64_t tr_gather_next(const tr_gather *g)
{
    int64_t next = feed_quantum(g);
    size_t i;
    for (i = 0; i < g->nstrips; i++)
        next = g->strips[i].next < next ? g->strips[i].next : next;
    return next;
}

static void begin_strips(tr_gather *g, void (*run)(tr_job *job, unsigned worker))
{
    tr_job *first = NULL;
    size_t i;
    for (i = g->nstrips; i-- > 0;) {
        g->strips[i].job = (tr_job){.run = run, .next = first};
        first = &g->strips[i].job;
    }
    tr_crew_add_all(g->crew, first, TR_JOB_FIRST);
}

void tr_gather_begin(tr_gather *g, tr_window window)
{
    size_t i, bytes = 0;
    while (feed_quantum(g) < window.end) { /* those at its beginning, and no more than the window should have */
        if (bytes >= g->wanted && feed_quantum(g) > window.begin) {
            window.end = feed_quantum(g);
            break;
        }
        bytes += take_block(g);
    }
    g->window = window;
    g->spare = (int64_t)g->wanted;
    memset(g->sums, 0, sizeof g->sums);
    for (i = 0; i < g->nstrips; i++)
        g->strips[i].stage = tr_stage_take(g);
    begin_strips(g, gather_strip);
}

int64_t tr_gather_end(tr_gather *g)
{
    int64_t whole = g->window.end;
    size_t i;
    for (i = 0; i < g->nstrips; i++) {
        tr_crew_wait(g->crew, &g->strips[i].job);
        whole = g->strips[i].whole < whole ? g->strips[i].whole : whole;
    }
    return whole;
}

tr_stage *tr_gather_more(tr_gather *g, size_t stream, int64_t quantum)
{
    tr_window w = {quantum, quantum + 1, 0};
    tr_last_knot knot = {0};
    tr_stage *stage;
    if (g->spots[stream].key > quantum)
        return NULL;
    stage = tr_stage_take(g);
    take(g, stage, &knot, &w, stream, MORE_BYTES);
    memset(stage->sums, 0, sizeof stage->sums);
    if (stage->nruns)
        return stage;
    tr_stage_put(g, stage);
    return NULL;
}

/* ---- stages ------------------------------------------------------------------------------------------------------ */

tr_stage *tr_stage_take(tr_gather *g)
{
    tr_stage *s;
    pthread_mutex_lock(&g->lock);
    s = g->idle;
    if (s)
        g->idle = s->next;
    pthread_mutex_unlock(&g->lock);
    if (!s)
        s = tr_alloc(sizeof *s);
    s->users = 1;
    return s;
}

void tr_stage_use(tr_stage *s) { __atomic_fetch_add(&s->users, 1, __ATOMIC_RELAXED); }

void tr_stage_put(tr_gather *g, tr_stage *s)
{
    if (__atomic_sub_fetch(&s->users, 1, __ATOMIC_ACQ_REL))
        return;
    s->bytes = s->nruns = s->nmarks = 0;
    pthread_mutex_lock(&g->lock);
    s->next = g->idle;
    g->idle = s;
    pthread_mutex_unlock(&g->lock);
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

/* Strips of about as many bytes each, but at least one stream. */
static void make_strips(tr_gather *g)
{
    size_t most = g->crew->n > 1 ? g->crew->n * STRIPS_A_THREAD : 1, n = g->trace->nstreams, i, at = 0;
    uint64_t all = 0, sum = 0;
    most = most > STRIPS_MOST ? STRIPS_MOST : most;
    most = most > n ? n : most;
    g->strips = tr_alloc((most + 1) * sizeof *g->strips);
    for (i = 0; i < n; i++)
        all += g->trace->streams[i]->bytes + 1;
    for (i = 0; i < n; i++) {
        sum += g->trace->streams[i]->bytes + 1;
        if (i + 1 == n || (g->nstrips + 1 < most && sum >= all / most * (g->nstrips + 1))) {
            g->strips[g->nstrips++] = (tr_strip){.all = g, .from = at, .to = i + 1};
            at = i + 1;
        }
    }
}

static void open_slot(tr_gather *g, size_t i)
{
    tr_stream *stream = g->trace->streams[i];
    tr_slot *l = &g->slots[i];
    l->node = stream->process->node;
    l->limit = &g->limits[l->node->index];
    g->spots[i].key = INT64_MAX;
    if (stream->process->file->is_merged)
        return;
    tr_reader_open(&l->reader, stream, g->most);
    tr_reader_seek(&l->reader, g->from_ns);
    l->open = true;
    slot_look(g, i);
}

static void open_strip(tr_job *job, unsigned worker)
{
    tr_strip *s = (tr_strip *)(void *)job;
    tr_gather *g = s->all;
    size_t i;
    (void)worker;
    s->next = INT64_MAX;
    for (i = s->from; i < s->to; i++) {
        open_slot(g, i);
        s->next = g->spots[i].key < s->next ? g->spots[i].key : s->next;
    }
}

static void open_strips(tr_gather *g)
{
    size_t i;
    begin_strips(g, open_strip);
    for (i = 0; i < g->nstrips; i++)
        tr_crew_wait(g->crew, &g->strips[i].job);
}

static tr_slot *new_slots(size_t n)
{
    tr_slot *slots = aligned_alloc(_Alignof(tr_slot), n * sizeof *slots);
    if (!slots)
        tr_no_memory(n * sizeof *slots);
    return memset(slots, 0, n * sizeof *slots);
}

void tr_gather_open(tr_gather *g, tr_trace *trace, int64_t from_ns, int64_t to_ns, tr_crew *crew, size_t wanted)
{
    uint64_t most = trace->options.max_mem / 2 / (trace->nstreams + 1);
    size_t i;
    *g = (tr_gather){.trace = trace, .crew = crew, .from_ns = from_ns, .wanted = wanted};
    pthread_mutex_init(&g->lock, NULL);
    g->slots = new_slots(trace->nstreams + 1);
    g->spots = tr_alloc((trace->nstreams + 1) * sizeof *g->spots);
    g->limits = tr_alloc((trace->nnodes + 1) * sizeof *g->limits);
    for (i = 0; i < trace->nnodes; i++) {
        g->limits[i].from = from_ns == INT64_MIN ? 0 : tr_node_ticks(trace->nodes[i], from_ns);
        g->limits[i].to = to_ns == INT64_MAX ? UINT64_MAX : tr_node_ticks(trace->nodes[i], to_ns);
    }
    g->most = (size_t)(most > 16u << 20 ? 16u << 20 : most < 4096 ? 4096 : most & ~(uint64_t)4095);
    trace->blocks_once = true;
    tr_feed_open(&g->feed, trace, from_ns, to_ns, crew);
    make_strips(g);
    g->allowed = g->nstrips ? wanted / g->nstrips + 1 : wanted;
    open_strips(g);
}

void tr_gather_close(tr_gather *g)
{
    tr_stage *s;
    size_t i;
    for (i = 0; i < g->trace->nstreams; i++) {
        while (g->slots[i].waiting)
            next_segment(&g->slots[i]);
        if (g->slots[i].open)
            tr_reader_close(&g->slots[i].reader);
    }
    while ((s = g->idle)) {
        g->idle = s->next;
        free(s->data);
        free(s->marks);
        free(s->runs);
        free(s);
    }
    pthread_mutex_destroy(&g->lock);
    tr_feed_close(&g->feed);
    free(g->slots);
    free(g->spots);
    free(g->limits);
    free(g->strips);
}
