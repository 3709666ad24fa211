/* pieces.c - see pieces.h
 *
 * Each strip walks through its own runs, so what is done here scales with the threads. A run that lies in one block as
 * a whole is not walked through. */
#include "pieces.h"

/* ---- along a run ------------------------------------------------------------------------------------------------- */

typedef struct walk {
    const unsigned char *begin, *p, *end;
    tr_cut_strip *strip;
    const tr_node *node;
    tr_record record; /* the next one, if more() */
    int64_t top;      /* latest quantum, that of the next record included */
    uint64_t ticks, low, high;
    uint32_t events;
} walk;

static bool is_short(const unsigned char *p) { return tr_u32(p) & TRACE_ID_SHORT_MAX; }

static void walk_open(tr_cut_strip *s, walk *w, const tr_run *run)
{
    const tr_cut_track *t = &s->all->tracks[run->stream];
    const unsigned char *data = run->stage->data + run->at;
    s->reader.process = t->process;
    s->reader.entries = t->entries;
    s->reader.nentries = t->nentries;
    s->reader.span_ticks = UINT64_MAX; /* any time: it was looked at when it was gathered */
    tr_knot_of(&s->knot, t->node);
    *w = (walk){.begin = data,
                .p = data,
                .end = data + run->bytes,
                .strip = s,
                .node = t->node,
                .top = run->key,
                .ticks = run->first - (is_short(data) ? tr_u32(data) >> TRACE_ID_BITS : 0),
                .low = run->first,
                .high = run->first};
}

/* To the last mark before the quantum, as long as no time of the run goes back. */
static void skip(walk *w, const tr_run *run, int64_t quantum)
{
    const tr_mark *m = run->stage->marks;
    size_t low = run->marks, high = low + run->nmarks; /* those before `low` are before the quantum */
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (tr_quantum(w->node, &w->strip->knot.knot, m[middle].ticks) < quantum)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == run->marks || run->wild || w->p >= run->stage->data + m[low - 1].at)
        return;
    m += low - 1;
    w->p = run->stage->data + m->at;
    w->ticks = w->high = m->ticks;
    w->events = m->events - run->gone;
}

/* Looks at the next record; false: there is none. */
static bool more(walk *w)
{
    int64_t quantum;
    if (w->p == w->end || tr_record_at(&w->strip->reader, w->p, w->end, w->ticks, &w->record) != TR_RECORD)
        return false;
    quantum = tr_quantum(w->node, &w->strip->knot.knot, w->record.ticks);
    w->top = quantum > w->top ? quantum : w->top;
    return true;
}

static void step(walk *w)
{
    w->p = w->record.next;
    w->ticks = w->record.ticks;
    w->low = w->ticks < w->low ? w->ticks : w->low;
    w->high = w->ticks > w->high ? w->ticks : w->high;
    w->events++;
}

/* The quantum of its last record is before that one, and so is all of it. */
static bool ends_before(tr_cut_strip *s, const tr_run *run, int64_t quantum)
{
    const tr_node *node = s->all->tracks[run->stream].node;
    return !run->wild && tr_quantum(node, tr_knot_of(&s->knot, node), run->last) < quantum;
}

/* ---- sums -------------------------------------------------------------------------------------------------------- */

/* Sums are all strips', so they are added to bucket by bucket, not record by record. */
static void sum_run(tr_cut_strip *s, const tr_run *run)
{
    tr_pieces *all = s->all;
    const tr_part *part = all->parts, *last = part + all->nparts;
    uint64_t *at = all->sums, *to = NULL, *bucket, bytes = 0;
    walk w;
    if (run->key >= last[-1].window.end || ends_before(s, run, part->window.begin))
        return;
    walk_open(s, &w, run);
    skip(&w, run, part->window.begin);
    while (more(&w)) {
        if (w.top >= part->window.end) {
            for (; part < last && w.top >= part->window.end; part++)
                at += TR_BUCKETS;
            if (part == last || ends_before(s, run, part->window.begin))
                break;
            skip(&w, run, part->window.begin); /* to a record that may be behind this part, too */
            continue;
        }
        if (w.top >= part->window.begin) {
            bucket = at + ((uint64_t)(w.top - part->window.begin) >> part->window.shift);
            if (bucket != to && bytes) {
                __atomic_fetch_add(to, bytes, __ATOMIC_RELAXED);
                bytes = 0;
            }
            to = bucket;
            bytes += (uint64_t)(w.record.next - w.p);
        }
        step(&w);
    }
    if (bytes)
        __atomic_fetch_add(to, bytes, __ATOMIC_RELAXED);
}

static void sum_strip(tr_job *job, unsigned worker)
{
    tr_cut_strip *s = (tr_cut_strip *)(void *)job;
    size_t i, k;
    (void)worker;
    for (i = 0; i < s->nstages; i++)
        for (k = 0; k < s->stages[i]->nruns; k++)
            if (s->stages[i]->runs[k].events)
                sum_run(s, &s->stages[i]->runs[k]);
}

/* ---- pieces ------------------------------------------------------------------------------------------------------ */

static void note_span(tr_share *s, const tr_run *run, const walk *w)
{
    tr_span *last = s->nspans ? &s->spans[s->nspans - 1] : NULL;
    if (!last || last->range.node != run->node) {
        s->spans = tr_grow(s->spans, s->nspans + 1, &s->span_room, sizeof *s->spans);
        s->spans[s->nspans++] = (tr_span){run->key, run->stream, {run->node, 0, w->low, w->high}};
        return;
    }
    last->range.first = w->low < last->range.first ? w->low : last->range.first;
    last->range.last = w->high > last->range.last ? w->high : last->range.last;
    if (run->key < last->key || (run->key == last->key && run->stream < last->stream)) {
        last->key = run->key;
        last->stream = run->stream;
    }
}

static void use_stage(tr_share *s, tr_stage *stage)
{
    if (s->nstages && s->stages[s->nstages - 1] == stage)
        return;
    s->stages = tr_grow(s->stages, s->nstages + 1, &s->stage_room, sizeof *s->stages);
    s->stages[s->nstages++] = stage;
    tr_stage_use(stage);
}

/* What was walked of the run goes into the block; the run is the rest. */
static void emit(tr_cut_strip *s, tr_run *run, const walk *w, tr_pack_block *b)
{
    tr_cut_track *t = &s->all->tracks[run->stream];
    tr_share *share = &b->shares[s->number];
    uint32_t bytes = (uint32_t)(w->p - w->begin);
    bool begins = t->block != b->number + 1;
    share->pieces = tr_grow(share->pieces, share->npieces + 1, &share->piece_room, sizeof *share->pieces);
    share->pieces[share->npieces++] = (tr_piece){w->begin, run->first, run->stream, bytes, w->events, run->wide};
    use_stage(share, run->stage);
    note_span(share, run, w);
    if (!t->index.events)
        t->index.first_ticks = run->first;
    t->block = b->number + 1;
    t->index.last_ticks = w->ticks;
    t->index.events += w->events;
    t->index.bytes += bytes - (begins && run->wide ? TR_SHORTER : 0);
    run->at += bytes;
    run->bytes -= bytes;
    run->events -= w->events;
    run->gone += w->events;
}

/* The run begins with the record that the walk looks at. */
static void begin_run(tr_run *run, const walk *w)
{
    run->key = w->top;
    run->first = w->record.ticks;
    run->wide = !is_short(w->p) && tr_u32(w->p) >> TRACE_ID_BITS <= TRACE_ID_SHORT_MAX;
}

/* All of a run of which nothing is earlier than what was before it. */
static void emit_all(tr_cut_strip *s, tr_run *run, tr_pack_block *b)
{
    const unsigned char *data = run->stage->data + run->at;
    walk w = {.begin = data,
              .p = data + run->bytes,
              .ticks = run->last,
              .low = run->first,
              .high = run->last,
              .events = run->events};
    emit(s, run, &w, b);
}

/* The run's records before the quantum go into the block. */
static void emit_before(tr_cut_strip *s, tr_run *run, int64_t quantum, tr_pack_block *b)
{
    walk w;
    bool left = false;
    if (ends_before(s, run, quantum)) {
        emit_all(s, run, b);
        return;
    }
    walk_open(s, &w, run);
    skip(&w, run, quantum);
    while ((left = more(&w)) && w.top < quantum)
        step(&w);
    emit(s, run, &w, b);
    if (left)
        begin_run(run, &w);
}

static void cut_run(tr_cut_strip *s, tr_run *run)
{
    const tr_pieces *all = s->all;
    size_t i;
    for (i = 0; i < all->nends && run->events; i++)
        if (run->key < all->ends[i])
            emit_before(s, run, all->ends[i], all->blocks[i]);
}

static void drop(tr_cut_strip *s)
{
    size_t i, k, n = 0;
    for (i = 0; i < s->nstages; i++) {
        tr_stage *stage = s->stages[i];
        for (k = 0; k < stage->nruns && !stage->runs[k].events; k++) {}
        if (k < stage->nruns)
            s->stages[n++] = stage;
        else
            tr_stage_put(s->all->gather, stage);
    }
    s->nstages = n;
}

static void cut_strip(tr_job *job, unsigned worker)
{
    enum { AHEAD = 8 };
    tr_cut_strip *s = (tr_cut_strip *)(void *)job;
    size_t i, k;
    (void)worker;
    for (i = 0; i < s->nstages; i++) {
        const tr_stage *stage = s->stages[i];
        for (k = 0; k < stage->nruns; k++) {
            if (k + AHEAD < stage->nruns) {
                __builtin_prefetch(&s->all->tracks[stage->runs[k + AHEAD].stream], 1);
                __builtin_prefetch(stage->data + stage->runs[k + AHEAD].at);
            }
            cut_run(s, &stage->runs[k]);
        }
    }
    drop(s);
}

/* ---- all strips -------------------------------------------------------------------------------------------------- */

static void run_all(tr_pieces *p, void (*run)(tr_job *job, unsigned worker))
{
    tr_crew *crew = &p->pack->crew;
    tr_job *first = NULL;
    size_t i;
    for (i = p->gather->nstrips; i-- > 0;)
        if (p->strips[i].nstages) {
            p->strips[i].job = (tr_job){.run = run, .next = first};
            first = &p->strips[i].job;
        }
    tr_crew_add_all(crew, first, TR_JOB_FIRST);
    for (i = 0; i < p->gather->nstrips; i++)
        if (p->strips[i].job.run) {
            tr_crew_wait(crew, &p->strips[i].job);
            p->strips[i].job.run = NULL;
        }
}

void tr_pieces_sum(tr_pieces *p)
{
    size_t n = p->nparts * TR_BUCKETS;
    p->sums = tr_grow(p->sums, n, &p->sum_room, sizeof *p->sums);
    memset(p->sums, 0, n * sizeof *p->sums);
    if (p->nparts)
        run_all(p, sum_strip);
}

void tr_pieces_cut(tr_pieces *p) { run_all(p, cut_strip); }

bool tr_pieces_add(tr_pieces *p)
{
    bool alone = true;
    size_t i;
    for (i = 0; i < p->gather->nstrips; i++) {
        tr_cut_strip *s = &p->strips[i];
        alone &= !s->nstages;
        s->stages = tr_grow(s->stages, s->nstages + 1, &s->stage_room, sizeof *s->stages);
        s->stages[s->nstages++] = p->gather->strips[i].stage;
    }
    return alone;
}

int64_t tr_pieces_first(const tr_pieces *p)
{
    int64_t key = INT64_MAX;
    size_t i, j, k;
    for (i = 0; i < p->gather->nstrips; i++)
        for (j = 0; j < p->strips[i].nstages; j++) {
            const tr_stage *s = p->strips[i].stages[j];
            for (k = 0; k < s->nruns; k++)
                if (s->runs[k].events && s->runs[k].key < key)
                    key = s->runs[k].key;
        }
    return key;
}

size_t tr_pieces_put(tr_pieces *p, tr_run *run, int64_t quantum, size_t most, tr_pack_block *block)
{
    tr_cut_strip *s = tr_pieces_strip(p, run->stream);
    bool left;
    walk w;
    walk_open(s, &w, run);
    while ((left = more(&w)) && w.top <= quantum) {
        step(&w);
        if ((size_t)(w.p - w.begin) >= most) {
            left = more(&w);
            break;
        }
    }
    emit(s, run, &w, block);
    if (left)
        begin_run(run, &w);
    return (size_t)(w.p - w.begin);
}

tr_cut_strip *tr_pieces_strip(const tr_pieces *p, size_t stream)
{
    size_t low = 0, high = p->gather->nstrips;
    while (low + 1 < high) {
        size_t mid = (low + high) / 2;
        if (p->gather->strips[mid].from <= stream)
            low = mid;
        else
            high = mid;
    }
    return &p->strips[low];
}

void tr_pieces_drop(tr_pieces *p)
{
    size_t i;
    for (i = 0; i < p->gather->nstrips; i++)
        drop(&p->strips[i]);
}

void tr_pieces_open(tr_pieces *p, tr_packer *pack, tr_gather *gather)
{
    size_t streams = gather->trace->nstreams, i;
    *p = (tr_pieces){.trace = gather->trace, .pack = pack, .gather = gather};
    p->tracks = tr_alloc((streams + 1) * sizeof *p->tracks);
    p->strips = tr_alloc((gather->nstrips + 1) * sizeof *p->strips);
    for (i = 0; i < gather->nstrips; i++) {
        p->strips[i].all = p;
        p->strips[i].number = i;
    }
    for (i = 0; i < streams; i++) {
        tr_full_process *process = p->trace->streams[i]->process;
        p->tracks[i].process = process;
        p->tracks[i].entries = process->entries;
        p->tracks[i].nentries = process->nentries;
        p->tracks[i].node = process->node;
    }
}

void tr_pieces_close(tr_pieces *p)
{
    size_t i;
    for (i = 0; i < p->gather->nstrips; i++) {
        tr_cut_strip *s = &p->strips[i];
        while (s->nstages) /* of a merge that failed */
            tr_stage_put(p->gather, s->stages[--s->nstages]);
        free(s->stages);
    }
    free(p->strips);
    free(p->tracks);
    free(p->parts);
    free(p->sums);
    free(p->blocks);
    free(p->ends);
}
