/* cut.c - see cut.h
 *
 * Sums say in which buckets of a window blocks end. All of these that have several quanta are summed up again at once,
 * by narrower ones. Then all strips cut their runs at all ends. What one thread does here is to look through the sums.
 */
#include "cut.h"
#include <stdlib.h>

static const int64_t END_OF_TIME = (int64_t)1 << 52; /* quanta: no record is as late (TR_TIME_MAX, TR_TIME_SPAN) */

static tr_pack_block *now(tr_cut *c)
{
    if (!c->now)
        c->now = tr_pack_block_new(c->pack);
    return c->now;
}

static void end_block(tr_cut *c)
{
    tr_pack_block *b = c->now;
    c->now = NULL;
    c->began = c->taken;
    tr_pack_block_end(c->pack, b);
}

/* ---- where blocks end -------------------------------------------------------------------------------------------- */

static tr_window window_of(int64_t begin, int64_t end)
{
    tr_window w = {begin, end, 0};
    while ((uint64_t)(end - begin - 1) >> w.shift >= TR_BUCKETS)
        w.shift++;
    return w;
}

/* The part's buckets in which a block ends: ends, or parts again. The bytes of all records up to its end. */
static uint64_t look_through(tr_cut *c, const tr_part *part, const uint64_t *sums)
{
    const tr_window *w = &part->window;
    size_t n = ((uint64_t)(w->end - w->begin - 1) >> w->shift) + 1, k;
    uint64_t bytes = part->before, next = (bytes / c->enough + 1) * c->enough;
    for (k = 0; k < n; bytes += sums[k++]) {
        int64_t begin = w->begin + (int64_t)((uint64_t)k << w->shift);
        if (bytes + sums[k] < next)
            continue;
        next = ((bytes + sums[k]) / c->enough + 1) * c->enough;
        if (w->shift) {
            c->wide = tr_grow(c->wide, c->nwide + 1, &c->wide_room, sizeof *c->wide);
            c->wide[c->nwide++] =
                (tr_part){window_of(begin, k + 1 < n ? begin + ((int64_t)1 << w->shift) : w->end), bytes};
        } else {
            c->ends = tr_grow(c->ends, c->nends + 1, &c->end_room, sizeof *c->ends);
            c->ends[c->nends++] = (tr_cut_end){begin, bytes, sums[k]};
        }
    }
    return bytes;
}

static int by_quantum(const void *left, const void *right)
{
    const tr_cut_end *a = left, *b = right;
    return a->quantum < b->quantum ? -1 : a->quantum > b->quantum;
}

static void set_part(tr_pieces *p, tr_part part)
{
    p->parts = tr_grow(p->parts, 1, &p->part_room, sizeof *p->parts);
    p->parts[0] = part;
    p->nparts = 1;
}

/* Of the one part, whose sums are known. The bytes of all records up to its end. */
static uint64_t find_ends(tr_cut *c)
{
    tr_pieces *p = &c->pieces;
    uint64_t all;
    size_t i;
    c->nends = c->nwide = 0;
    all = look_through(c, p->parts, p->sums);
    while (c->nwide) {
        tr_part *parts = p->parts;
        size_t room = p->part_room;
        p->parts = c->wide;
        p->nparts = c->nwide;
        p->part_room = c->wide_room;
        c->wide = parts;
        c->wide_room = room;
        c->nwide = 0;
        tr_pieces_sum(p);
        for (i = 0; i < p->nparts; i++)
            look_through(c, &p->parts[i], p->sums + i * TR_BUCKETS);
    }
    if (c->nends > 1)
        qsort(c->ends, c->nends, sizeof *c->ends, by_quantum);
    return all;
}

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

static void add_end(tr_cut *c, int64_t end, tr_pack_block *block)
{
    tr_pieces *p = &c->pieces;
    p->ends = tr_grow(p->ends, p->nends + 1, &p->end_room, sizeof *p->ends);
    p->blocks = tr_grow(p->blocks, p->nends + 1, &p->block_room, sizeof *p->blocks);
    p->ends[p->nends] = end;
    p->blocks[p->nends++] = block;
}

/* Cuts what is before `upto` at the first n ends, which are before it. */
static void cut_at(tr_cut *c, size_t n, int64_t upto, uint64_t taken)
{
    tr_pieces *p = &c->pieces;
    size_t i;
    p->nends = 0;
    for (i = 0; i < n; i++) {
        add_end(c, c->ends[i].quantum + 1, now(c));
        c->now = NULL;
    }
    if (c->taken < taken && (!n || c->ends[n - 1].before + c->ends[n - 1].bytes < taken))
        add_end(c, upto, now(c));
    tr_pieces_cut(p);
    for (i = 0; i < n; i++)
        tr_pack_block_end(c->pack, p->blocks[i]);
    if (n)
        c->began = c->ends[n - 1].before + c->ends[n - 1].bytes;
    c->taken = taken;
}

/* Cuts the one part, whose sums are known. False: one quantum has too much, and all before it is done. */
static bool cut(tr_cut *c)
{
    const int64_t upto = c->pieces.parts->window.end;
    uint64_t all = find_ends(c), began = c->began;
    size_t i;
    for (i = 0; i < c->nends; i++) {
        const tr_cut_end *e = &c->ends[i];
        if (e->before - began + e->bytes >= TR_BLOCK_MOST) {
            cut_at(c, i, e->quantum, e->before);
            return false;
        }
        began = e->before + e->bytes;
    }
    cut_at(c, c->nends, upto, all);
    return true;
}

bool tr_cut_add(tr_cut *c)
{
    tr_pieces *p = &c->pieces;
    p->sums = tr_grow(p->sums, TR_BUCKETS, &p->sum_room, sizeof *p->sums);
    memcpy(p->sums, c->gather->sums, sizeof c->gather->sums);
    return tr_pieces_add(p);
}

bool tr_cut_window(tr_cut *c, const tr_window *window, int64_t whole, bool sums_are_right)
{
    if (!sums_are_right) {
        int64_t begin = tr_pieces_first(&c->pieces), end = whole < END_OF_TIME ? whole : END_OF_TIME;
        if (begin >= end)
            return begin == INT64_MAX;
        set_part(&c->pieces, (tr_part){window_of(begin, end), c->taken});
        tr_pieces_sum(&c->pieces);
    } else
        set_part(&c->pieces, (tr_part){*window, c->taken});
    return cut(c);
}

/* ---- a quantum in turn --------------------------------------------------------------------------------------------
 */

static void put_in_turn(tr_cut *c, tr_run *run, int64_t quantum)
{
    while (run->events && run->key <= quantum) {
        c->taken += tr_pieces_put(&c->pieces, run, quantum, TR_BLOCK_MOST - (c->taken - c->began), now(c));
        if (c->taken - c->began >= TR_BLOCK_MOST)
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

static turn *add_turns(turn *turns, size_t *n, size_t *room, const tr_stage *s, int64_t quantum)
{
    size_t k;
    for (k = 0; k < s->nruns; k++)
        if (s->runs[k].events && s->runs[k].key <= quantum) {
            turns = tr_grow(turns, *n + 1, room, sizeof *turns);
            turns[*n] = (turn){&s->runs[k], *n};
            ++*n;
        }
    return turns;
}

/* All runs that begin by then, by stream. */
static turn *turns_of(const tr_cut *c, int64_t quantum, size_t *n)
{
    turn *turns = NULL;
    size_t room = 0, i, k;
    *n = 0;
    for (i = 0; i < c->gather->nstrips; i++)
        for (k = 0; k < c->pieces.strips[i].nstages; k++)
            turns = add_turns(turns, n, &room, c->pieces.strips[i].stages[k], quantum);
    if (*n)
        qsort(turns, *n, sizeof *turns, by_stream);
    return turns;
}

void tr_cut_turn(tr_cut *c)
{
    int64_t quantum = tr_pieces_first(&c->pieces), unread = tr_gather_next(c->gather);
    uint64_t ends = c->taken / c->enough;
    size_t n, i = 0, k, stream;
    turn *turns;
    quantum = unread < quantum ? unread : quantum;
    turns = turns_of(c, quantum, &n);
    for (stream = 0; stream < c->gather->trace->nstreams && !tr_pack_failed(c->pack); stream++) {
        tr_stage *stage;
        for (; i < n && turns[i].run->stream == stream; i++)
            put_in_turn(c, turns[i].run, quantum);
        while ((stage = tr_gather_more(c->gather, stream, quantum)) != NULL) {
            for (k = 0; k < stage->nruns; k++)
                put_in_turn(c, &stage->runs[k], quantum);
            tr_stage_put(c->gather, stage);
        }
    }
    free(turns);
    if (c->now && c->taken / c->enough > ends)
        end_block(c);
    tr_pieces_drop(&c->pieces);
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

void tr_cut_open(tr_cut *c, tr_packer *pack, tr_gather *gather)
{
    *c = (tr_cut){.pack = pack, .gather = gather, .enough = tr_cut_enough(gather->trace->nstreams)};
    tr_pieces_open(&c->pieces, pack, gather);
}

void tr_cut_close(tr_cut *c)
{
    if (c->now)
        end_block(c);
    free(c->ends);
    free(c->wide);
}
