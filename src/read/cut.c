/* cut.c - see cut.h
 *
 * Sums say in which bucket of a window a block has enough. Buckets of one quantum end it; a wider one is summed up
 * again by narrower ones. Only runs that a block's end falls into are walked through. */
#include "cut.h"
#include <stdlib.h>

static const int64_t END_OF_TIME = (int64_t)1 << 52; /* quanta: no record is as late (TR_TIME_MAX, TR_TIME_SPAN) */

/* ---- runs -------------------------------------------------------------------------------------------------------- */

typedef struct walk { /* along a run */
    const unsigned char *begin, *p, *end;
    const tr_node *node;
    tr_knot *knot;
    tr_reader *reader;
    tr_record record; /* the next one, if more() */
    int64_t top;      /* latest quantum, that of the next record included */
    uint64_t ticks, low, high;
    uint32_t events;
} walk;

static bool is_short(const unsigned char *p) { return tr_u32(p) & TRACE_ID_SHORT_MAX; }

static void walk_open(tr_cut *c, walk *w, const tr_run *run)
{
    const tr_cut_track *t = &c->tracks[run->stream];
    const unsigned char *data = run->stage->data + run->at;
    c->reader.process = t->process;
    c->reader.entries = t->entries;
    c->reader.nentries = t->nentries;
    c->reader.span_ticks = UINT64_MAX; /* any time: it was looked at when it was gathered */
    *w = (walk){.begin = data,
                .p = data,
                .end = data + run->bytes,
                .node = t->node,
                .knot = &c->nodes[run->node].knot,
                .reader = &c->reader,
                .top = run->key,
                .ticks = run->first - (is_short(data) ? tr_u32(data) >> TRACE_ID_BITS : 0),
                .low = run->first,
                .high = run->first};
}

/* Looks at the next record; false: there is none. */
static bool more(walk *w)
{
    int64_t quantum;
    if (w->p == w->end || tr_record_at(w->reader, w->p, w->end, w->ticks, &w->record) != TR_RECORD)
        return false;
    quantum = tr_quantum(w->node, w->knot, w->record.ticks);
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

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

static tr_pack_block *now(tr_cut *c)
{
    if (!c->now)
        c->now = tr_pack_block_new(c->pack);
    return c->now;
}

static int by_key(const void *left, const void *right)
{
    const tr_cut_range *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->stream < b->stream ? -1 : a->stream > b->stream;
}

/* A block names nodes in the order in which they come in it: by quantum, then by stream. */
static void end_block(tr_cut *c)
{
    tr_pack_block *b = c->now;
    size_t i;
    if (c->nranges > 1)
        qsort(c->ranges, c->nranges, sizeof *c->ranges, by_key);
    b->ranges = tr_grow(b->ranges, c->nranges + 1, &b->range_room, sizeof *b->ranges);
    for (i = 0; i < c->nranges; i++)
        b->ranges[i] = c->ranges[i].range;
    b->nranges = c->nranges;
    c->nranges = 0;
    c->now = NULL;
    tr_pack_block_end(c->pack, b);
}

static void note_range(tr_cut *c, const tr_run *run, uint64_t first, uint64_t last)
{
    struct tr_cut_node *n = &c->nodes[run->node];
    tr_cut_range *r;
    if (n->block != c->now->number + 1) {
        c->ranges = tr_grow(c->ranges, c->nranges + 1, &c->range_room, sizeof *c->ranges);
        n->block = c->now->number + 1;
        n->range = c->nranges++;
        c->ranges[n->range] = (tr_cut_range){run->key, run->stream, {run->node, 0, first, last}};
    }
    r = &c->ranges[n->range];
    r->range.first = first < r->range.first ? first : r->range.first;
    r->range.last = last > r->range.last ? last : r->range.last;
    if (run->key < r->key || (run->key == r->key && run->stream < r->stream)) {
        r->key = run->key;
        r->stream = run->stream;
    }
}

static void use_stage(tr_pack_block *b, tr_stage *stage)
{
    if (b->nstages && b->stages[b->nstages - 1] == stage)
        return;
    b->stages = tr_grow(b->stages, b->nstages + 1, &b->stage_room, sizeof *b->stages);
    b->stages[b->nstages++] = stage;
    stage->users++;
}

/* What was walked of the run goes into the block; the run is the rest. */
static void emit(tr_cut *c, tr_run *run, const walk *w)
{
    tr_pack_block *b = now(c);
    tr_cut_track *t = &c->tracks[run->stream];
    uint32_t bytes = (uint32_t)(w->p - w->begin), written = bytes;
    bool begins = t->block != b->number + 1;
    tr_part *part;
    if (begins) {
        b->parts = tr_grow(b->parts, b->nparts + 1, &b->part_room, sizeof *b->parts);
        t->block = b->number + 1;
        t->part = (uint32_t)b->nparts;
        b->parts[b->nparts++] = (tr_part){run->stream, 0, 0, 0, run->first};
        written -= run->wide ? TR_SHORTER : 0;
    }
    part = &b->parts[t->part];
    b->pieces = tr_grow(b->pieces, b->npieces + 1, &b->piece_room, sizeof *b->pieces);
    b->pieces[b->npieces++] = (tr_piece){w->begin, t->part, bytes, begins, run->wide};
    use_stage(b, run->stage);
    part->events += w->events;
    part->bytes += written;
    b->bytes += written;
    b->events += w->events;
    if (!t->index.events)
        t->index.first_ticks = run->first;
    t->index.last_ticks = w->ticks;
    t->index.events += w->events;
    t->index.bytes += written;
    note_range(c, run, w->low, w->high);
    run->at += bytes;
    run->bytes -= bytes;
    run->events -= w->events;
    run->shortened = false;
}

/* The run begins with the record that the walk looks at. */
static void begin_run(tr_run *run, const walk *w)
{
    run->key = w->top;
    run->first = w->record.ticks;
    run->wide = !is_short(w->p) && tr_u32(w->p) >> TRACE_ID_BITS <= TRACE_ID_SHORT_MAX;
}

/* All of a run of which nothing is earlier than what was before it. */
static void emit_all(tr_cut *c, tr_run *run)
{
    const unsigned char *data = run->stage->data + run->at;
    walk w = {.begin = data,
              .p = data + run->bytes,
              .ticks = run->last,
              .low = run->first,
              .high = run->last,
              .events = run->events};
    emit(c, run, &w);
}

/* The run's records before the quantum go into the block. */
static void emit_before(tr_cut *c, tr_run *run, int64_t quantum)
{
    walk w;
    bool left = false;
    if (run->key >= quantum)
        return;
    if (!run->wild && tr_quantum(c->tracks[run->stream].node, &c->nodes[run->node].knot, run->last) < quantum) {
        emit_all(c, run);
        return;
    }
    walk_open(c, &w, run);
    while ((left = more(&w)) && w.top < quantum)
        step(&w);
    emit(c, run, &w);
    if (left)
        begin_run(run, &w);
}

static void emit_all_before(tr_cut *c, int64_t quantum)
{
    enum { AHEAD = 8 };
    size_t i, k;
    for (i = 0; i < c->nstages; i++) {
        const tr_stage *s = c->stages[i];
        for (k = 0; k < s->nruns; k++) {
            if (k + AHEAD < s->nruns) {
                __builtin_prefetch(&c->tracks[s->runs[k + AHEAD].stream], 1);
                __builtin_prefetch(s->data + s->runs[k + AHEAD].at);
            }
            if (s->runs[k].events)
                emit_before(c, &s->runs[k], quantum);
        }
    }
}

/* ---- where blocks end -------------------------------------------------------------------------------------------- */

/* The first record of a stream in a block may be shorter than the sums say. */
static void shorten(tr_cut *c, uint64_t *sums, const tr_window *w)
{
    uint64_t block = now(c)->number + 1;
    size_t i, k;
    c->stamp++;
    for (i = 0; i < c->nstages; i++)
        for (k = 0; k < c->stages[i]->nruns; k++) {
            tr_run *run = &c->stages[i]->runs[k];
            tr_cut_track *t = &c->tracks[run->stream];
            if (!run->events || run->key >= w->end || t->block == block || t->seen == c->stamp)
                continue;
            t->seen = c->stamp;
            if (!run->wide || run->shortened)
                continue;
            sums[run->key > w->begin ? (size_t)(run->key - w->begin) >> w->shift : 0] -= TR_SHORTER;
            run->shortened = true;
        }
}

static void add_up(tr_cut *c, uint64_t *sums, const tr_window *w)
{
    size_t i, k;
    for (i = 0; i < c->nstages; i++)
        for (k = 0; k < c->stages[i]->nruns; k++) {
            tr_run *run = &c->stages[i]->runs[k];
            walk at;
            if (!run->events || run->key >= w->end)
                continue;
            run->shortened = false;
            walk_open(c, &at, run);
            while (more(&at) && at.top < w->end) {
                sums[at.top > w->begin ? (size_t)(at.top - w->begin) >> w->shift : 0] +=
                    (uint64_t)(at.record.next - at.p);
                step(&at);
            }
        }
}

/* Cuts what is in the window, whose sums are known. False: one quantum has too much, and all before it is done. */
static bool cut(tr_cut *c, uint64_t *sums, const tr_window *w)
{
    size_t n = ((uint64_t)(w->end - w->begin - 1) >> w->shift) + 1, k, from = 0;
    while (from < n) {
        int64_t begin, end;
        uint64_t bytes = now(c)->bytes;
        shorten(c, sums, w);
        for (k = from; k < n && bytes + sums[k] < c->enough; k++)
            bytes += sums[k];
        if (k == n)
            break;
        begin = w->begin + (int64_t)((uint64_t)k << w->shift);
        end = k + 1 < n ? begin + ((int64_t)1 << w->shift) : w->end;
        if (w->shift || bytes + sums[k] >= TR_BLOCK_MOST)
            emit_all_before(c, begin);
        if (w->shift) {
            tr_window narrow = {begin, end, 0};
            uint64_t parts[TR_BUCKETS] = {0};
            while ((uint64_t)(end - begin - 1) >> narrow.shift >= TR_BUCKETS)
                narrow.shift++;
            add_up(c, parts, &narrow);
            if (!cut(c, parts, &narrow))
                return false;
        } else if (bytes + sums[k] >= TR_BLOCK_MOST)
            return false;
        else {
            emit_all_before(c, end);
            end_block(c);
        }
        from = k + 1;
    }
    emit_all_before(c, w->end);
    return true;
}

static int64_t first_key(const tr_cut *c)
{
    int64_t key = INT64_MAX;
    size_t i, k;
    for (i = 0; i < c->nstages; i++)
        for (k = 0; k < c->stages[i]->nruns; k++)
            if (c->stages[i]->runs[k].events && c->stages[i]->runs[k].key < key)
                key = c->stages[i]->runs[k].key;
    return key;
}

/* Gives back stages of which nothing is left. */
static void put_stages(tr_cut *c)
{
    size_t i, k, n = 0;
    for (i = 0; i < c->nstages; i++) {
        tr_stage *s = c->stages[i];
        for (k = 0; k < s->nruns && !s->runs[k].events; k++) {}
        if (k < s->nruns)
            c->stages[n++] = s;
        else
            tr_stage_put(c->gather, s);
    }
    c->nstages = n;
}

bool tr_cut_add(tr_cut *c)
{
    bool alone = c->nstages == 0;
    size_t i;
    for (i = 0; i < c->gather->nstrips; i++) {
        c->stages = tr_grow(c->stages, c->nstages + 1, &c->stage_room, sizeof *c->stages);
        c->stages[c->nstages++] = c->gather->strips[i].stage;
    }
    return alone;
}

bool tr_cut_window(tr_cut *c, const tr_window *window, int64_t whole, bool sums_are_right)
{
    tr_window w;
    uint64_t sums[TR_BUCKETS] = {0};
    size_t i, k;
    bool good;
    if (!sums_are_right) {
        w = (tr_window){first_key(c), whole < END_OF_TIME ? whole : END_OF_TIME, 0};
        if (w.begin >= w.end)
            return w.begin == INT64_MAX;
        while ((uint64_t)(w.end - w.begin - 1) >> w.shift >= TR_BUCKETS)
            w.shift++;
        add_up(c, sums, &w);
    } else {
        w = *window;
        for (i = 0; i < c->nstages; i++)
            for (k = 0; k < TR_BUCKETS; k++)
                sums[k] += c->stages[i]->sums[k];
    }
    good = cut(c, sums, &w);
    put_stages(c);
    return good;
}

/* ---- a quantum in turn --------------------------------------------------------------------------------------------
 */

static void emit_in_turn(tr_cut *c, tr_run *run, int64_t quantum)
{
    while (run->events && run->key <= quantum) {
        bool left;
        walk w;
        walk_open(c, &w, run);
        while ((left = more(&w)) && w.top <= quantum) {
            size_t bytes;
            step(&w);
            bytes = (size_t)(w.p - w.begin);
            if (c->tracks[run->stream].block != now(c)->number + 1 && run->wide)
                bytes -= TR_SHORTER;
            if (now(c)->bytes + bytes >= TR_BLOCK_MOST) {
                left = more(&w);
                break;
            }
        }
        emit(c, run, &w);
        if (left)
            begin_run(run, &w);
        if (c->now->bytes >= TR_BLOCK_MOST)
            end_block(c);
    }
}

typedef struct turn {
    tr_run *run;
    size_t order;
} turn;

static int by_stream(const void *left, const void *right)
{
    const turn *a = left, *b = right;
    if (a->run->stream != b->run->stream)
        return a->run->stream < b->run->stream ? -1 : 1;
    return a->order < b->order ? -1 : a->order > b->order;
}

/* All runs that begin by then, by stream. */
static turn *turns_of(const tr_cut *c, int64_t quantum, size_t *n)
{
    turn *turns = NULL;
    size_t room = 0, i, k;
    for (i = *n = 0; i < c->nstages; i++)
        for (k = 0; k < c->stages[i]->nruns; k++)
            if (c->stages[i]->runs[k].events && c->stages[i]->runs[k].key <= quantum) {
                turns = tr_grow(turns, *n + 1, &room, sizeof *turns);
                turns[*n] = (turn){&c->stages[i]->runs[k], *n};
                ++*n;
            }
    if (*n)
        qsort(turns, *n, sizeof *turns, by_stream);
    return turns;
}

void tr_cut_turn(tr_cut *c)
{
    int64_t quantum = first_key(c), unread = tr_gather_next(c->gather);
    size_t n, i = 0, k, stream;
    turn *turns;
    quantum = unread < quantum ? unread : quantum;
    turns = turns_of(c, quantum, &n);
    for (stream = 0; stream < c->trace->nstreams && !c->pack->error; stream++) {
        tr_stage *stage;
        for (; i < n && turns[i].run->stream == stream; i++)
            emit_in_turn(c, turns[i].run, quantum);
        while ((stage = tr_gather_more(c->gather, stream, quantum)) != NULL) {
            for (k = 0; k < stage->nruns; k++)
                emit_in_turn(c, &stage->runs[k], quantum);
            tr_stage_put(c->gather, stage);
        }
    }
    free(turns);
    if (c->now && c->now->bytes >= c->enough)
        end_block(c);
    put_stages(c);
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

void tr_cut_open(tr_cut *c, tr_packer *pack, tr_gather *gather)
{
    size_t streams = gather->trace->nstreams, i;
    *c = (tr_cut){.trace = gather->trace, .pack = pack, .gather = gather, .enough = tr_cut_enough(streams)};
    c->tracks = tr_alloc((streams + 1) * sizeof *c->tracks);
    c->nodes = tr_alloc((c->trace->nnodes + 1) * sizeof *c->nodes);
    for (i = 0; i < streams; i++) {
        tr_full_process *p = c->trace->streams[i]->process;
        c->tracks[i].process = p;
        c->tracks[i].entries = p->entries;
        c->tracks[i].nentries = p->nentries;
        c->tracks[i].node = p->node;
    }
}

void tr_cut_close(tr_cut *c)
{
    if (c->now)
        end_block(c);
    while (c->nstages) /* of a merge that failed */
        tr_stage_put(c->gather, c->stages[--c->nstages]);
    free(c->stages);
    free(c->nodes);
    free(c->ranges);
}
