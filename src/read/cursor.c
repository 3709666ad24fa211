/* cursor.c - events of many streams in the order of time
 *
 * A lane is one reader and the events it decoded ahead, one a cache line. Lanes lie in a heap by the time of their next event; the lane on top
 * is emptied for as long as its events come before the next lane's, so bursts cost no heap work. A merged file brings a lane for
 * each segment of the block whose turn it is. With thousands of lanes what counts is memory touched: the heap knows each lane's next
 * event, and the one after it is fetched ahead. */
#include "private.h"

enum { LANE_EVENTS = 64, FEW_EVENTS = 16, MANY_LANES = 512, BATCH = 256 };

typedef struct item {
    _Alignas(64) tr_event event;
    int64_t key;       /* when it was recorded */
} item;

typedef struct lane {
    tr_reader reader;
    struct lane *next; /* spare ones */
    item items[];
} lane;

typedef struct leaf {
    int64_t key;
    uint64_t order;    /* of equal keys: rank of the stream; of one stream, number of the block */
    const item *now, *end;
    lane *lane;
} leaf;

/* A merged file whose blocks take their turns. */
typedef struct feed {
    tr_file *file;
    size_t next;
} feed;

struct tr_cursor {
    tr_set *set;
    leaf *heap;
    size_t n, room;
    bool stale;        /* the lane on top has to be filled before anything else */
    lane *spare;       /* closed lanes, for the next segments */
    unsigned ahead;    /* events a lane decodes at once */
    tr_event events[LANE_EVENTS]; /* fresh from the reader */
    int64_t keys[LANE_EVENTS];
    int64_t from, to;
    size_t most;       /* bytes a lane's buffer may have */
    uint64_t bytes;
    feed *feeds;
    size_t nfeeds;
    int64_t next_ns;   /* when the earliest block not taken in begins, and whose it is */
    size_t next_feed;
    /* a scan: thread after thread of raw files, then block after block of merged ones */
    bool is_scan;
    unsigned part, parts;
    size_t thread, file, block_number;
    tr_block *block;
    uint32_t segment;
    /* tr_next */
    tr_event batch[BATCH];
    size_t batch_i, batch_n;
};

static bool before(const leaf *a, const leaf *b) { return a->key != b->key ? a->key < b->key : a->order < b->order; }

static void sift_down(tr_cursor *c, size_t i)
{
    leaf x = c->heap[i];
    for (;;) {
        size_t k = 2 * i + 1;
        if (k >= c->n)
            break;
        if (k + 1 < c->n && before(&c->heap[k + 1], &c->heap[k]))
            k++;
        if (!before(&c->heap[k], &x))
            break;
        c->heap[i] = c->heap[k];
        i = k;
    }
    c->heap[i] = x;
}

static void sift_up(tr_cursor *c, size_t i)
{
    leaf x = c->heap[i];
    while (i && before(&x, &c->heap[(i - 1) / 2])) {
        c->heap[i] = c->heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    c->heap[i] = x;
}

/* Decodes the lane's next events and points its leaf to them; false at the end. */
static bool lane_fill(tr_cursor *c, leaf *x)
{
    lane *l = x->lane;
    tr_reader *r = &l->reader;
    uint64_t consumed = r->consumed;
    size_t n, first, i;
    do {
        n = tr_reader_events(r, c->events, c->keys, c->ahead);
        for (first = 0; first < n && c->keys[first] < c->from; first++) {}
    } while (n && first == n);
    while (n > first && c->keys[n - 1] >= c->to) { /* in time order, so nothing comes after it; the rest of the lane is not read */
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
    x->key = first < n ? x->now->key : INT64_MAX;
    c->bytes += r->consumed - consumed;
    return first < n;
}

static lane *lane_new(tr_cursor *c)
{
    lane *l = c->spare;
    if (!l) {
        l = aligned_alloc(64, sizeof *l + c->ahead * sizeof(item));
        if (!l)
            exit(TR_FAILED);
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
    leaf x = {.lane = l, .order = (uint64_t)l->reader.stream->rank << 32 | (l->reader.order & 0xffffffffu)};
    if (!lane_fill(c, &x)) {
        lane_free(c, l);
        return;
    }
    c->heap = tr_grow(c->heap, c->n + 1, &c->room, sizeof *c->heap);
    c->heap[c->n++] = x;
    sift_up(c, c->n - 1);
}

static void add_stream(tr_cursor *c, tr_stream *stream)
{
    lane *l = lane_new(c);
    tr_reader_open(&l->reader, stream, c->most);
    tr_reader_seek(&l->reader, c->from);
    lane_add(c, l);
}

static void add_segment(tr_cursor *c, tr_block *block, uint32_t k)
{
    lane *l;
    if (!block->file->streams[block->segments[k].stream])
        return; /* of a process used from another file */
    l = lane_new(c);
    tr_reader_open_segment(&l->reader, block, k);
    c->bytes += l->reader.consumed;
    lane_add(c, l);
}

static void find_next_block(tr_cursor *c)
{
    size_t i;
    c->next_ns = INT64_MAX;
    c->next_feed = c->nfeeds;
    for (i = 0; i < c->nfeeds; i++) {
        feed *f = &c->feeds[i];
        const tr_block_info *b;
        for (; f->next < f->file->nblocks; f->next++) {
            b = &f->file->blocks[f->next];
            if (b->to_ns >= c->from && b->from_ns < c->to) {
                if (b->from_ns < c->next_ns) {
                    c->next_ns = b->from_ns;
                    c->next_feed = i;
                }
                break;
            }
        }
    }
}

/* Takes in the blocks that begin before the events on top; the time before which no other block waits. */
static int64_t take_blocks(tr_cursor *c)
{
    while (c->next_feed < c->nfeeds && (!c->n || c->heap[0].key >= c->next_ns)) {
        feed *f = &c->feeds[c->next_feed];
        tr_block *b = tr_block_get(c->set, f->file, f->next++);
        uint32_t k;
        for (k = 0; b && k < b->nsegments; k++)
            add_segment(c, b, k);
        if (b)
            tr_block_put(c->set, b);
        find_next_block(c);
    }
    return c->next_ns;
}

/* The next group of lanes of a scan: one thread's streams, or one thread's segments of a block. */
static bool next_group(tr_cursor *c)
{
    tr_set *set = c->set;
    while (c->n == 0) {
        if (c->block && c->segment < c->block->nsegments) {
            tr_file *file = c->block->file;
            tr_full_thread *thread = NULL;
            for (; c->segment < c->block->nsegments; c->segment++) {
                tr_stream *s = file->streams[c->block->segments[c->segment].stream];
                if (!s || s->thread->thread.index % c->parts != c->part)
                    continue;
                if (thread && s->thread != thread)
                    break;
                thread = s->thread;
                add_segment(c, c->block, c->segment);
            }
        } else if (c->thread < set->nthreads) {
            tr_full_thread *t = set->threads[c->thread++];
            size_t i;
            if (t->thread.index % c->parts == c->part && !((tr_full_process *)t->thread.process)->file->is_merged)
                for (i = 0; i < t->nstreams; i++)
                    add_stream(c, t->streams[i]);
        } else {
            if (c->block)
                tr_block_put(set, c->block);
            c->block = NULL;
            c->segment = 0;
            while (c->file < set->nfiles && c->block_number >= set->files[c->file]->nblocks) {
                c->file++;
                c->block_number = 0;
            }
            if (c->file == set->nfiles)
                return false;
            c->block = tr_block_get(set, set->files[c->file], c->block_number++);
        }
    }
    return true;
}

/* The lane on top has no decoded events left. */
static void refill(tr_cursor *c)
{
    c->stale = false;
    if (!lane_fill(c, &c->heap[0])) {
        lane_free(c, c->heap[0].lane);
        c->heap[0] = c->heap[--c->n];
    }
    if (c->n > 1)
        sift_down(c, 0);
}

/* The only lane, with nothing decoded ahead: straight into the caller's array. */
static size_t straight(tr_cursor *c, tr_event *events, size_t max)
{
    lane *l = c->heap[0].lane;
    uint64_t consumed = l->reader.consumed;
    size_t n = tr_reader_events(&l->reader, events, NULL, max);
    c->bytes += l->reader.consumed - consumed;
    if (!n) {
        lane_free(c, l);
        c->n = 0;
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
    if (c->stale && c->n == 1 && c->nfeeds == 0 && c->from == INT64_MIN && c->to == INT64_MAX && (n = straight(c, events, max)))
        return n;
    if (c->stale)
        refill(c);
    if (c->is_scan && !next_group(c))
        return 0;
    until = c->nfeeds ? take_blocks(c) : INT64_MAX;
    while (n < max && c->n && c->heap[0].key < until) {
        leaf *top = &c->heap[0];
        const item *now = top->now, *end = top->end;
        int64_t limit = until;
        uint64_t limit_order = 0;
        size_t k;
        for (k = 1; k < 3 && k < c->n; k++)
            if (c->heap[k].key < limit || (c->heap[k].key == limit && c->heap[k].order < limit_order)) {
                limit = c->heap[k].key;
                limit_order = c->heap[k].order;
            }
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
        if (c->n > 1)
            sift_down(c, 0);
    }
    if (!n && (c->n || (c->is_scan && next_group(c))))
        goto again;
    return n;
}

/* ---- what tools call ---------------------------------------------------------------------------------------- */

static tr_cursor *cursor_new(tr_set *set, size_t lanes)
{
    tr_cursor *c = tr_alloc(sizeof *c);
    uint64_t most = set->options.max_mem / (lanes + 1);
    c->set = set;
    c->from = INT64_MIN;
    c->to = INT64_MAX;
    c->ahead = lanes > MANY_LANES ? FEW_EVENTS : LANE_EVENTS;
    c->most = most > 16u << 20 ? 16u << 20 : most < 4096 ? 4096 : (size_t)most & ~(size_t)4095;
    return c;
}

tr_cursor *tr_thread_cursor(tr_set *set, tr_thread *thread)
{
    tr_full_thread *t = (tr_full_thread *)thread;
    tr_cursor *c = cursor_new(set, 16);
    size_t i;
    for (i = 0; i < t->nstreams; i++)
        add_stream(c, t->streams[i]);
    return c;
}

tr_cursor *tr_scan_cursor(tr_set *set, unsigned part, unsigned parts)
{
    tr_cursor *c = cursor_new(set, 16 * (parts ? parts : 1));
    c->is_scan = true;
    c->part = part;
    c->parts = parts ? parts : 1;
    return c;
}

tr_cursor *tr_merged_cursor(tr_set *set, int64_t from_ns, int64_t to_ns)
{
    tr_cursor *c = cursor_new(set, set->nstreams);
    size_t i;
    c->from = from_ns;
    c->to = to_ns;
    c->feeds = tr_alloc(set->nfiles * sizeof *c->feeds);
    for (i = 0; i < set->nfiles; i++)
        if (set->files[i]->nblocks)
            c->feeds[c->nfeeds++].file = set->files[i];
    find_next_block(c);
    for (i = 0; i < set->nstreams; i++)
        if (!set->streams[i]->process->file->is_merged)
            add_stream(c, set->streams[i]);
    return c;
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

bool tr_thread_last(tr_set *set, tr_thread *thread, int64_t *ns)
{
    tr_full_thread *t = (tr_full_thread *)thread;
    (void)set;
    *ns = INT64_MIN;
    if (((tr_full_process *)thread->process)->file->is_merged)
        return false;
    for (size_t i = 0; i < t->nstreams; i++)
        if (!stream_last(t->streams[i], ns))
            return false;
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

void tr_cursor_close(tr_cursor *c)
{
    size_t i;
    if (!c)
        return;
    for (i = 0; i < c->n; i++)
        lane_free(c, c->heap[i].lane);
    while (c->spare) {
        lane *l = c->spare;
        c->spare = l->next;
        free(l);
    }
    if (c->block)
        tr_block_put(c->set, c->block);
    free(c->heap);
    free(c->feeds);
    free(c);
}
