/* cursor.c - events of many streams in the order of time
 *
 * A lane is one reader and the events it decoded ahead, one a cache line. Lanes lie in a heap by the time of their next
 * event; the lane on top is emptied for as long as its events come before the next lane's, so bursts cost no heap work.
 * A merged file brings a lane for each segment of the block whose turn it is. With thousands of lanes what counts is
 * memory touched: the heap knows each lane's next event, and the one after it is fetched ahead. */
#include "cursor.h"
#include "feed.h"
#include "heap.h"

enum { LANE_EVENTS = 64, FEW_EVENTS = 16, MANY_LANES = 512, BATCH = 256 };

typedef struct item {
    _Alignas(64) tr_event event;
    int64_t key; /* when it was recorded */
} item;

typedef struct lane {
    tr_reader reader;
    uint32_t place;    /* of its stream among those of the thread */
    struct lane *next; /* spare ones */
    item items[];
} lane;

struct tr_cursor {
    tr_trace *trace;
    tr_heap heap;
    bool stale;                   /* the lane on top has to be filled before anything else */
    lane *spare;                  /* closed lanes, for the next segments */
    unsigned ahead;               /* events a lane decodes at once */
    tr_event events[LANE_EVENTS]; /* fresh from the reader */
    int64_t keys[LANE_EVENTS];
    int64_t from, to;
    const bool *chosen; /* by process: whose events are wanted; NULL: everybody's */
    size_t most;        /* bytes a lane's buffer may have */
    uint64_t bytes;
    bool in_turns; /* blocks of merged files are taken in when their time has come */
    tr_feed feed;
    /* a scan: thread after thread of raw files (and of threads that have merged ones, too), then block after block of
     * merged ones */
    bool is_scan;
    bool by_process; /* not by thread: */
    unsigned part, parts;
    size_t thread, file, block_number;
    tr_block *block;
    tr_scanner scanner;
    uint32_t segment;
    size_t *gaps_done; /* of each stream that stands for a recorder of its thread; NULL: merged files have none */
    size_t rest;       /* threads of merged files whose last gaps were given */
    /* tr_next */
    tr_event batch[BATCH];
    size_t batch_i, batch_n;
};

/* Of equal times: what calls do and then their ends come first, then the same of the program's own tasks, then begins,
 * of tasks before calls. So whatever was recorded by another recorder within a task lies within it. */
static uint64_t order_of_tie(const lane *l, uint64_t order, const tr_def *def)
{
    bool begins = def->kind == TRACE_KIND_BEGIN, of_user = begins ? !def->paired
                                                           : def->kind == TRACE_KIND_END
                                                               ? !def->pair || !def->pair->paired
                                                               : !strcmp(def->api, "user");
    uint32_t turn = begins ? (of_user ? 3 : 4) : of_user ? 2 : 1, place = l->place < 31 ? l->place : 31;
    return (order & ~TR_TIE) | turn << 5 | (begins ? place : 31 - place);
}

/* Decodes the lane's next events and points its leaf to them; false at the end. */
static bool lane_fill(tr_cursor *c, tr_leaf *x)
{
    lane *l = x->lane;
    tr_reader *r = &l->reader;
    uint64_t consumed = r->consumed;
    size_t n, first, i;
    do {
        n = tr_reader_events(r, c->events, c->keys, c->ahead);
        for (first = 0; first < n && c->keys[first] < c->from; first++) {}
    } while (n && first == n);
    /* in time order, so nothing comes after it; the rest of the lane is not read */
    while (n > first && c->keys[n - 1] >= c->to) {
        n--;
        r->p = r->end = NULL;
        r->left = 0;
        r->one_block = true;
        r->chunk = SIZE_MAX;
    }
    for (i = first; i < n; i++) {
        l->items[i].event = c->events[i];
        l->items[i].key = c->keys[i];
    }
    x->now = l->items + first;
    x->end = l->items + n;
    x->key = first < n ? l->items[first].key : INT64_MAX;
    if (TR_UNLIKELY(x->order & TR_TIE) && first < n)
        x->order = order_of_tie(l, x->order, l->items[first].event.def);
    c->bytes += r->consumed - consumed;
    return first < n;
}

static lane *lane_new(tr_cursor *c)
{
    lane *l = c->spare;
    if (!l) {
        l = aligned_alloc(64, sizeof *l + c->ahead * sizeof(item));
        if (!l)
            tr_no_memory(sizeof *l + c->ahead * sizeof(item));
    } else
        c->spare = l->next;
    return l;
}

static void lane_free(tr_cursor *c, lane *l)
{
    tr_reader_close(&l->reader);
    l->next = c->spare;
    c->spare = l;
}

/* Takes the lane, whose reader is open. */
static void lane_add(tr_cursor *c, lane *l)
{
    tr_leaf x = {.lane = l, .order = tr_leaf_order(&l->reader)};
    const tr_full_thread *t = l->reader.thread;
    if (TR_UNLIKELY(t->several)) {
        for (l->place = 0; t->streams[l->place] != l->reader.stream; l->place++) {}
        x.order = (uint64_t)t->streams[0]->rank << 32 | (x.order & 0xffffff00u) | TR_TIE;
    }
    if (lane_fill(c, &x))
        tr_heap_push(&c->heap, x);
    else
        lane_free(c, l);
}

static void add_stream(tr_cursor *c, tr_stream *stream)
{
    lane *l = lane_new(c);
    tr_reader_open(&l->reader, stream, c->most);
    tr_reader_seek(&l->reader, c->from);
    lane_add(c, l);
}

/* Whether a scan has it: of its part, and of no other member of the team. */
static bool scans(const tr_cursor *c, const tr_full_thread *t)
{
    const uint32_t index = c->by_process ? t->thread.process->index : t->thread.index;
    return index % c->parts == c->part && !t->streams[0]->process->leader->other;
}

static bool wanted(const tr_cursor *c, const tr_full_thread *thread)
{
    return !c->chosen || c->chosen[thread->thread.process->index];
}

static void add_segment(tr_cursor *c, tr_block *block, uint32_t k)
{
    const tr_stream *stream = block->file->streams[block->segments[k].stream];
    lane *l;
    if (!stream || !wanted(c, stream->thread)) /* none: of a process used from another file */
        return;
    l = lane_new(c);
    tr_reader_open_segment(&l->reader, block, k);
    c->bytes += l->reader.consumed;
    lane_add(c, l);
}

/* Takes in the blocks that begin before the events on top; the time before which no other block waits. */
static int64_t take_blocks(tr_cursor *c)
{
    while (c->feed.file && (!c->heap.n || c->heap.leaves[0].key >= c->feed.next_ns)) {
        tr_block *b = tr_feed_take(&c->feed);
        uint32_t k;
        for (k = 0; b && k < b->nsegments; k++)
            add_segment(c, b, k);
        if (b)
            tr_block_put(c->trace, b);
    }
    return c->feed.next_ns;
}

/* The gaps of each recorder that the thread has streams of, up to that time. */
static void add_gaps(tr_cursor *c, const tr_full_thread *t, int64_t to_ns)
{
    size_t i, k;
    for (i = 0; i < t->nstreams; i++) {
        tr_stream *s = t->streams[i];
        tr_full_process *p = s->process;
        size_t from = c->gaps_done ? c->gaps_done[s->rank] : 0, to = from;
        lane *l;
        for (k = 0; k < i && t->streams[k]->process != p; k++) {}
        if (!p->ngaps || k < i)
            continue;
        while (to < p->ngaps && (to_ns == INT64_MAX || tr_node_ns(p->node, p->gaps[to].ticks) <= to_ns))
            to++;
        if (c->gaps_done)
            c->gaps_done[s->rank] = to;
        if (to == from)
            continue;
        l = lane_new(c);
        tr_reader_open_gaps(&l->reader, s, from, to);
        lane_add(c, l);
    }
}

/* The block's segments of a thread that has streams of several recorders: they need not lie side by side. False: not
 * the first of them. */
static bool add_several(tr_cursor *c, const tr_stream *stream)
{
    const tr_full_thread *t = stream->thread;
    size_t i;
    for (i = 0; i < t->nstreams; i++)
        if (t->streams[i]->number < stream->number &&
            tr_block_segment(c->block, t->streams[i]->number) < c->block->nsegments)
            return false;
    for (i = 0; i < t->nstreams; i++) {
        uint32_t k = tr_block_segment(c->block, t->streams[i]->number);
        if (k < c->block->nsegments)
            add_segment(c, c->block, k);
    }
    return true;
}

static tr_block *next_block(tr_cursor *c)
{
    tr_file *file = c->trace->files[c->file];
    const size_t number = c->block_number++;
    return c->parts > 1 ? tr_block_scan(c->trace, &c->scanner, file, number) : tr_block_get(c->trace, file, number);
}

/* The next group of lanes of a scan: one thread's streams, or one thread's segments of a block. */
static bool next_group(tr_cursor *c)
{
    tr_trace *trace = c->trace;
    while (c->heap.n == 0) {
        if (c->block && c->segment < c->block->nsegments) {
            tr_file *file = c->block->file;
            tr_full_thread *thread = NULL;
            for (; c->segment < c->block->nsegments; c->segment++) {
                tr_stream *s = file->streams[c->block->segments[c->segment].stream];
                if (!s || s->thread->mixed || !scans(c, s->thread))
                    continue;
                if (thread && s->thread != thread)
                    break;
                if (TR_UNLIKELY(s->thread->several)) {
                    if (!add_several(c, s))
                        continue;
                    thread = s->thread;
                    c->segment++;
                    break;
                }
                thread = s->thread;
                add_segment(c, c->block, c->segment);
            }
            if (TR_UNLIKELY(thread && c->gaps_done))
                add_gaps(c, thread, c->block->file->blocks[c->block->number].to_ns);
        } else if (c->thread < trace->nthreads) {
            tr_full_thread *t = trace->threads[c->thread++];
            size_t i;
            if (scans(c, t) && (t->mixed || !t->streams[0]->process->file->is_merged)) {
                for (i = 0; i < t->nstreams; i++)
                    add_stream(c, t->streams[i]);
                add_gaps(c, t, INT64_MAX);
            }
        } else {
            if (c->block)
                tr_block_put(trace, c->block);
            c->block = NULL;
            c->segment = 0;
            while (c->file < trace->nfiles && c->block_number >= trace->files[c->file]->nblocks) {
                c->file++;
                c->block_number = 0;
            }
            if (c->file == trace->nfiles) { /* what the last blocks of a thread did not reach */
                tr_cursor_leave(c);
                for (; c->gaps_done && !c->heap.n && c->rest < trace->nthreads; c->rest++)
                    if (scans(c, trace->threads[c->rest]) &&
                        trace->threads[c->rest]->streams[0]->process->file->is_merged)
                        add_gaps(c, trace->threads[c->rest], INT64_MAX);
                return c->heap.n != 0;
            }
            c->block = next_block(c);
        }
    }
    return true;
}

/* The lane on top has no decoded events left. */
static void refill(tr_cursor *c)
{
    c->stale = false;
    if (lane_fill(c, &c->heap.leaves[0]))
        tr_heap_sift(&c->heap);
    else {
        lane_free(c, c->heap.leaves[0].lane);
        tr_heap_pop(&c->heap);
    }
}

/* The only lane, with nothing decoded ahead: straight into the caller's array. */
static size_t straight(tr_cursor *c, tr_event *events, size_t max)
{
    lane *l = c->heap.leaves[0].lane;
    uint64_t consumed = l->reader.consumed;
    size_t n = tr_reader_events(&l->reader, events, NULL, max);
    c->bytes += l->reader.consumed - consumed;
    if (!n) {
        lane_free(c, l);
        c->heap.n = 0;
        c->stale = false;
    }
    return n;
}

static size_t pull(tr_cursor *c, tr_event *events, size_t max)
{
    size_t n = 0;
    int64_t until;
    if (max == 0)
        return 0;
again:
    if (c->stale && c->heap.n == 1 && !c->in_turns && c->from == INT64_MIN && c->to == INT64_MAX &&
        (n = straight(c, events, max)))
        return n;
    if (c->stale)
        refill(c);
    if (c->is_scan && !next_group(c))
        return 0;
    until = c->in_turns ? take_blocks(c) : INT64_MAX;
    while (n < max && c->heap.n && c->heap.leaves[0].key < until) {
        tr_leaf *top = &c->heap.leaves[0];
        const item *now = top->now, *end = top->end;
        int64_t limit = until;
        uint64_t limit_order = 0;
        size_t k;
        for (k = 1; k < 3 && k < c->heap.n; k++)
            if (top[k].key < limit || (top[k].key == limit && top[k].order < limit_order)) {
                limit = top[k].key;
                limit_order = top[k].order;
            }
        if (TR_UNLIKELY(top->order & TR_TIE)) /* the next event's order is another */
            limit_order = 0;
        do
            events[n++] = now++->event;
        while (n < max && now < end && (now->key < limit || (now->key == limit && top->order < limit_order)));
        if (now == end) { /* filling it would pull payloads from under events handed out: next time */
            c->stale = true;
            return n;
        }
        __builtin_prefetch(now + 1);
        top->now = now;
        top->key = now->key;
        if (TR_UNLIKELY(top->order & TR_TIE))
            top->order = order_of_tie(top->lane, top->order, now->event.def);
        tr_heap_sift(&c->heap);
    }
    if (!n && (c->heap.n || (c->is_scan && next_group(c))))
        goto again;
    return n;
}

/* ---- what tools call ---------------------------------------------------------------------------------------- */

static tr_cursor *cursor_new(tr_trace *trace, size_t lanes)
{
    tr_cursor *c = tr_alloc(sizeof *c);
    uint64_t most = trace->options.max_mem / (lanes + 1);
    c->trace = trace;
    c->from = INT64_MIN;
    c->to = INT64_MAX;
    c->ahead = lanes > MANY_LANES ? FEW_EVENTS : LANE_EVENTS;
    c->most = most > 16u << 20 ? 16u << 20 : most < 4096 ? 4096 : (size_t)most & ~(size_t)4095;
    return c;
}

tr_cursor *tr_thread_cursor(tr_trace *trace, tr_thread *thread)
{
    tr_full_thread *t = (tr_full_thread *)thread;
    tr_cursor *c = cursor_new(trace, 16);
    size_t i;
    for (i = 0; i < t->nstreams; i++)
        add_stream(c, t->streams[i]);
    add_gaps(c, t, INT64_MAX);
    return c;
}

tr_cursor *tr_scan_cursor(tr_trace *trace, unsigned part, unsigned parts)
{
    tr_cursor *c = cursor_new(trace, 16 * (parts ? parts : 1));
    c->is_scan = true;
    c->part = part;
    c->parts = parts ? parts : 1;
    if (trace->gap)
        c->gaps_done = tr_alloc((trace->nstreams + 1) * sizeof *c->gaps_done);
    return c;
}

tr_cursor *tr_process_scan_cursor(tr_trace *trace, unsigned part, unsigned parts)
{
    tr_cursor *c = tr_scan_cursor(trace, part, parts);
    c->by_process = true;
    return c;
}

tr_cursor *tr_chosen_cursor(tr_trace *trace, const bool *chosen, int64_t from_ns, int64_t to_ns)
{
    tr_cursor *c;
    size_t i, lanes = 0;
    for (i = 0; i < trace->nstreams; i++)
        lanes += !chosen || chosen[trace->streams[i]->thread->thread.process->index];
    c = cursor_new(trace, lanes);
    c->from = from_ns;
    c->to = to_ns;
    c->chosen = chosen;
    tr_feed_open(&c->feed, trace, from_ns, to_ns, NULL);
    c->in_turns = c->feed.file != NULL;
    for (i = 0; i < trace->nstreams; i++)
        if (!trace->streams[i]->process->file->is_merged && wanted(c, trace->streams[i]->thread))
            add_stream(c, trace->streams[i]);
    for (i = 0; trace->gap && i < trace->nthreads; i++)
        if (wanted(c, trace->threads[i]))
            add_gaps(c, trace->threads[i], INT64_MAX);
    return c;
}

tr_cursor *tr_merged_cursor(tr_trace *trace, int64_t from_ns, int64_t to_ns)
{
    return tr_chosen_cursor(trace, NULL, from_ns, to_ns);
}

/* The last chunk with events has it; chunks without any are few, or else something is wrong with the file. */
static bool stream_last(tr_stream *stream, int64_t *ns)
{
    enum { TRIES = 4 };
    tr_event events[LANE_EVENTS];
    tr_reader r;
    size_t n, tries = 0;
    bool found = false;
    tr_reader_open(&r, stream, stream->process->header.slot_bytes);
    while (!found && tries < TRIES && tries < stream->nchunks) {
        r.chunk = stream->nchunks - ++tries;
        while ((n = tr_reader_events(&r, events, NULL, LANE_EVENTS)) > 0) {
            found = true;
            if (events[n - 1].end_ns > *ns)
                *ns = events[n - 1].end_ns;
        }
    }
    tr_reader_close(&r);
    return found || tries == stream->nchunks;
}

bool tr_thread_last(tr_trace *trace, tr_thread *thread, int64_t *ns)
{
    tr_full_thread *t = (tr_full_thread *)thread;
    (void)trace;
    *ns = INT64_MIN;
    if (t->mixed || t->streams[0]->process->file->is_merged)
        return false;
    for (size_t i = 0; i < t->nstreams; i++) {
        const tr_full_process *p = t->streams[i]->process;
        int64_t gap = p->ngaps ? tr_node_ns(p->node, p->gaps[p->ngaps - 1].ticks) : INT64_MIN;
        if (!stream_last(t->streams[i], ns))
            return false;
        if (gap > *ns) /* where what is open ends */
            *ns = gap;
    }
    return true;
}

size_t tr_next_batch(tr_cursor *c, tr_event *events, size_t max)
{
    if (c->batch_i < c->batch_n) {
        size_t n = c->batch_n - c->batch_i;
        if (n > max)
            n = max;
        memcpy(events, c->batch + c->batch_i, n * sizeof *events);
        c->batch_i += n;
        return n;
    }
    return pull(c, events, max);
}

bool tr_next(tr_cursor *c, tr_event *event)
{
    if (TR_UNLIKELY(c->batch_i == c->batch_n)) {
        c->batch_i = 0;
        c->batch_n = pull(c, c->batch, BATCH);
        if (!c->batch_n)
            return false;
    }
    *event = c->batch[c->batch_i++];
    return true;
}

uint64_t tr_cursor_bytes(const tr_cursor *c) { return c->bytes; }

void tr_cursor_leave(tr_cursor *c)
{
    if (c->scanner.joined)
        tr_block_scanned(c->trace, &c->scanner);
}

void tr_cursor_close(tr_cursor *c)
{
    size_t i;
    if (!c)
        return;
    for (i = 0; i < c->heap.n; i++)
        lane_free(c, c->heap.leaves[i].lane);
    while (c->spare) {
        lane *l = c->spare;
        c->spare = l->next;
        free(l);
    }
    if (c->block)
        tr_block_put(c->trace, c->block);
    tr_cursor_leave(c);
    free(c->heap.leaves);
    free(c->gaps_done);
    tr_feed_close(&c->feed);
    free(c);
}
