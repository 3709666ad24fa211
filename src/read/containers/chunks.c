/* chunks.c - see chunks.h
 *
 * A recorder writes full chunks of a stream to the file nearly in their order, some dozens at a time, so a chunk that
 * comes too early waits for those before it. Chunks in their home slots come first in the file and last in time: they
 * are chains of their own. Of a chunk that was being written out there are two copies. They are seen when all chains
 * are there, and then the file is looked at again, with each copy in a chain of its own. */
#include "chunks.h"
#include "file.h"

enum { EARLY_MOST = 1024, LOOKS = 3 };

/* ---- extents --------------------------------------------------------------------------------------------------- */

static uint64_t end_slot(const tr_chunks *c, const tr_extent *e)
{
    return tr_slot_number(c->slots.header, e->offset) + e->slots;
}

/* Makes of two extents one that is searched. */
static void unite(const tr_chunks *c, tr_extent *a, const tr_extent *b)
{
    uint64_t end = end_slot(c, a), other = end_slot(c, b);
    a->offset = a->offset < b->offset ? a->offset : b->offset;
    a->slots = (uint32_t)((end > other ? end : other) - tr_slot_number(c->slots.header, a->offset));
    a->first += b->first;
    a->distance = 0;
}

static void thin_chain(const tr_chunks *c, tr_extent *list, tr_chain *chain, size_t *to)
{
    size_t begin = *to, i;
    for (i = chain->extent; i < chain->extent + chain->nextents; i++)
        if (*to > begin && list[*to - 1].first + list[i].first <= c->step)
            unite(c, &list[*to - 1], &list[i]);
        else
            list[(*to)++] = list[i];
    chain->extent = begin;
    chain->nextents = *to - begin;
}

/* Makes room for extents: those without a distance have twice as many chunks each. */
static void thin(tr_chunks *c)
{
    size_t i, k, least;
    c->step *= 2;
    c->nextents = 0;
    for (i = 0; i < c->nstreams; i++) {
        tr_chunks_stream *s = c->streams[i];
        size_t to = 0;
        for (k = 0; k < s->nchains; k++)
            thin_chain(c, s->extents, &s->chains[k], &to);
        s->nextents = to;
        c->nextents += to;
    }
    least = c->nextents + c->nextents / 2;
    c->most = c->most > least ? c->most : least; /* chains cannot be united */
}

static void begin_extent(tr_chunks *c, tr_chunks_stream *s, tr_chain *chain, const tr_extent *e)
{
    if (c->nextents >= c->most)
        thin(c);
    s->extents = tr_grow(s->extents, s->nextents + 1, &s->extent_room, sizeof *s->extents);
    if (!chain->nextents++)
        chain->extent = s->nextents;
    s->extents[s->nextents++] = *e;
    c->nextents++;
}

/* The chain is the stream's last one with extents. */
static void add_extent(tr_chunks *c, tr_chunks_stream *s, tr_chain *chain, const tr_seen *f)
{
    tr_extent *e = chain->nextents ? &s->extents[s->nextents - 1] : NULL,
              one = {.first = 1, .seq = f->seq, .offset = f->offset, .slots = 1};
    uint64_t slot = c->slots.header->slot_bytes, far = f->offset - chain->last.offset, slots;
    if (e && (e->first == 1 || e->distance) && f->offset > chain->last.offset && far % slot == 0) {
        slots = far / slot;
        if (slots <= UINT32_MAX - e->slots && (e->first == 1 || e->distance == slots)) {
            e->distance = (uint32_t)slots;
            e->slots += (uint32_t)slots;
            e->first++;
            return;
        }
    }
    if (e && e->first < c->step)
        unite(c, e, &one);
    else
        begin_extent(c, s, chain, &one);
}

/* ---- chains ---------------------------------------------------------------------------------------------------- */

bool tr_chunk_follows(const tr_seen *a, const tr_seen *b)
{
    return b->seq == a->seq + 1 && (a->state != TRACE_CHUNK_SEALED || b->first_event == a->first_event + a->events);
}

static tr_seen seen(const tr_found *f)
{
    return (tr_seen){f->offset,      f->h.seq,    f->h.first_event, f->h.checksum,
                     f->h.committed, f->h.events, f->h.state,       f->home};
}

static void extend(tr_chunks *c, tr_chunks_stream *s, tr_chain *chain, const tr_found *f)
{
    tr_seen now = seen(f);
    add_extent(c, s, chain, &now);
    chain->last = now;
    chain->n++;
    chain->bytes += f->h.committed - TRACE_CHUNK_BYTES;
    chain->dropped = f->h.dropped > chain->dropped ? f->h.dropped : chain->dropped;
    if (f->any && !chain->any) {
        chain->any = true;
        chain->first_ticks = f->first_ticks;
    }
}

static void begin_chain(tr_chunks *c, tr_chunks_stream *s, const tr_found *f)
{
    tr_chain *chain;
    s->chains = tr_grow(s->chains, s->nchains + 1, &s->chain_room, sizeof *s->chains);
    chain = &s->chains[s->nchains++];
    *chain = (tr_chain){.first = seen(f), .nesting = f->h.nesting, .tid = f->h.tid, .owner = f->h.owner};
    extend(c, s, chain, f);
}

static bool is_double(const tr_chunks *c, uint32_t stream, uint64_t seq)
{
    size_t low = 0, high = c->ndoubles;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        const struct tr_chunks_range *r = &c->doubles[mid];
        if (r->stream < stream || (r->stream == stream && r->to <= seq))
            low = mid + 1;
        else
            high = mid;
    }
    return low < c->ndoubles && c->doubles[low].stream == stream && c->doubles[low].from <= seq;
}

static tr_chain *open_chain(const tr_chunks_stream *s) { return s->open ? &s->chains[s->open - 1] : NULL; }

/* Those that came early and whose turn it is now. */
static void extend_with_early(tr_chunks *c, tr_chunks_stream *s)
{
    size_t n = 0;
    for (; n < s->nearly; n++) {
        tr_seen next = seen(&s->early[n]);
        if (!tr_chunk_follows(&open_chain(s)->last, &next))
            break;
        extend(c, s, open_chain(s), &s->early[n]);
    }
    s->nearly -= n;
    if (n)
        memmove(s->early, s->early + n, s->nearly * sizeof *s->early);
}

static void begin_open_chain(tr_chunks *c, tr_chunks_stream *s, const tr_found *f)
{
    begin_chain(c, s, f);
    s->open = s->nchains;
    extend_with_early(c, s);
}

/* The first of those that came early begins a chain: what is before it is missing, or came earlier still. */
static void begin_with_early(tr_chunks *c, tr_chunks_stream *s)
{
    tr_found f = s->early[0];
    memmove(s->early, s->early + 1, --s->nearly * sizeof *s->early);
    begin_open_chain(c, s, &f);
}

/* False: one with this seq is there. */
static bool keep_early(tr_chunks_stream *s, const tr_found *f)
{
    size_t at = s->nearly;
    while (at && s->early[at - 1].h.seq > f->h.seq)
        at--;
    if (at && s->early[at - 1].h.seq == f->h.seq)
        return false;
    s->early = tr_grow(s->early, s->nearly + 1, &s->early_room, sizeof *s->early);
    memmove(s->early + at + 1, s->early + at, (s->nearly - at) * sizeof *s->early);
    s->early[at] = *f;
    s->nearly++;
    return true;
}

static tr_chunks_stream *stream_of(tr_chunks *c, uint32_t id)
{
    tr_chunks_stream *s = tr_map_get(&c->by_id, id);
    if (s)
        return s;
    s = tr_alloc(sizeof *s);
    s->id = id;
    tr_map_put(&c->by_id, id, s);
    c->streams = tr_grow(c->streams, c->nstreams + 1, &c->stream_room, sizeof *c->streams);
    return c->streams[c->nstreams++] = s;
}

static bool take(void *user, const tr_found *f)
{
    tr_chunks *c = user;
    tr_chunks_stream *s = stream_of(c, f->h.stream);
    tr_chain *chain = open_chain(s);
    tr_seen now = seen(f);
    c->n++;
    if (c->ndoubles && is_double(c, s->id, now.seq)) {
        begin_chain(c, s, f); /* of one chunk, with which none begins and none goes on */
        s->open = 0;
    } else if (chain && tr_chunk_follows(&chain->last, &now)) {
        extend(c, s, chain, f);
        extend_with_early(c, s);
    } else if (!chain || now.seq <= chain->last.seq + 1 || !keep_early(s, f))
        begin_open_chain(c, s, f);
    else if (s->nearly > EARLY_MOST)
        begin_with_early(c, s);
    return true;
}

/* ---- copies ---------------------------------------------------------------------------------------------------- */

static bool verified(const tr_slots *s, const tr_seen *f)
{
    uint32_t bytes = f->committed - TRACE_CHUNK_BYTES;
    unsigned char *data = tr_resize(NULL, bytes ? bytes : 1);
    bool good = tr_file_read(s->trace, s->file, data, bytes, f->offset + TRACE_CHUNK_BYTES) == bytes &&
                (!f->checksum || trace_checksum(data, bytes) == f->checksum);
    free(data);
    return good;
}

/* Of two copies of a chunk, the one in its home slot comes first. */
static int copy_order(const tr_seen *a, const tr_seen *b)
{
    if (a->home != b->home)
        return a->home ? -1 : 1;
    return a->offset < b->offset ? -1 : a->offset > b->offset;
}

/* Whether `other`, which comes after it, is to be used in its place: a home slot that is not mapped has less than the
 * copy, if that is whole; of two copies, the one that is whole. */
static bool is_worse(const tr_slots *s, const tr_seen *one, const tr_seen *other)
{
    bool older = one->home && one->state == TRACE_CHUNK_OPEN && !other->home && verified(s, other);
    return older || (!one->home && !verified(s, one));
}

static int by_seq(const void *left, const void *right)
{
    const tr_chain *a = left, *b = right;
    if (a->first.seq != b->first.seq)
        return a->first.seq < b->first.seq ? -1 : 1;
    return copy_order(&a->first, &b->first);
}

static int by_range(const void *left, const void *right)
{
    const struct tr_chunks_range *a = left, *b = right;
    if (a->stream != b->stream)
        return a->stream < b->stream ? -1 : 1;
    return a->from < b->from ? -1 : a->from > b->from;
}

static void add_double(tr_chunks *c, uint32_t stream, uint64_t from, uint64_t to)
{
    c->doubles = tr_grow(c->doubles, c->ndoubles + 1, &c->double_room, sizeof *c->doubles);
    c->doubles[c->ndoubles++] = (struct tr_chunks_range){stream, from, to};
}

/* Notes what chains of this stream have in common, unless these are chains of one chunk each. */
static void find_doubles(tr_chunks *c, const tr_chunks_stream *s)
{
    uint64_t end = 0;
    bool single = true; /* the chain that reaches to `end` */
    size_t i;
    for (i = 0; i < s->nchains; i++) {
        const tr_chain *x = &s->chains[i];
        uint64_t to = x->first.seq + x->n;
        if (i && x->first.seq < end && !(single && x->n == 1))
            add_double(c, s->id, x->first.seq, to < end ? to : end);
        if (to > end || !i) {
            end = to;
            single = x->n == 1;
        }
    }
}

/* Ranges in order, none of which touches another. */
static void unite_doubles(tr_chunks *c)
{
    size_t i, n = 0;
    if (c->ndoubles)
        qsort(c->doubles, c->ndoubles, sizeof *c->doubles, by_range);
    for (i = 0; i < c->ndoubles; i++) {
        struct tr_chunks_range *last = n ? &c->doubles[n - 1] : NULL, *x = &c->doubles[i];
        if (last && last->stream == x->stream && x->from <= last->to)
            last->to = x->to > last->to ? x->to : last->to;
        else
            c->doubles[n++] = *x;
    }
    c->ndoubles = n;
}

/* One chain of those that have the same chunk. */
static void drop_doubles(tr_chunks *c, tr_chunks_stream *s)
{
    size_t i, n = 0;
    for (i = 0; i < s->nchains; i++) {
        tr_chain *last = n ? &s->chains[n - 1] : NULL, *x = &s->chains[i];
        if (!last || x->first.seq > last->last.seq) {
            s->chains[n++] = *x;
            continue;
        }
        c->n -= x->n; /* longer chains have none in common, unless the file changes while it is looked at */
        if (last->n == 1 && x->n == 1 && is_worse(&c->slots, &last->last, &x->last))
            *last = *x;
    }
    s->nchains = n;
}

/* ---- a file ---------------------------------------------------------------------------------------------------- */

static void forget(tr_chunks *c)
{
    size_t i;
    for (i = 0; i < c->nstreams; i++) {
        free(c->streams[i]->chains);
        free(c->streams[i]->extents);
        free(c->streams[i]->early);
        free(c->streams[i]);
    }
    tr_map_free(&c->by_id);
    c->by_id = (tr_map){0};
    c->n = c->nstreams = c->nextents = 0;
    c->step = 1;
}

static int by_id(const void *left, const void *right)
{
    const tr_chunks_stream *a = *(tr_chunks_stream *const *)left, *b = *(tr_chunks_stream *const *)right;
    return a->id < b->id ? -1 : a->id > b->id;
}

/* All chains, by stream and by seq. */
static void collect(tr_chunks *c)
{
    size_t i;
    tr_slots_all(&c->slots);
    if (c->nstreams)
        qsort(c->streams, c->nstreams, sizeof(tr_chunks_stream *), by_id);
    for (i = 0; i < c->nstreams; i++)
        while (c->streams[i]->nearly)
            begin_with_early(c, c->streams[i]);
    for (i = 0; i < c->nstreams; i++) /* from here on there are no more extents: thin() wants the order of the file */
        qsort(c->streams[i]->chains, c->streams[i]->nchains, sizeof(tr_chain), by_seq);
}

void tr_chunks_open(tr_chunks *c, const tr_slots *slots, size_t most)
{
    *c = (tr_chunks){.slots = *slots, .most = most};
    c->slots.take = take;
    c->slots.user = c;
}

void tr_chunks_look(tr_chunks *c)
{
    size_t i, before;
    int looks = 0;
    c->ndoubles = 0;
    c->slots.quiet = false;
    do {
        forget(c);
        collect(c);
        before = c->ndoubles;
        for (i = 0; i < c->nstreams; i++)
            find_doubles(c, c->streams[i]);
        c->slots.quiet = true;
        if (c->ndoubles > before)
            unite_doubles(c);
        else
            break;
    } while (++looks < LOOKS);
    for (i = 0; i < c->nstreams; i++)
        drop_doubles(c, c->streams[i]);
}

bool tr_chunks_have_gaps(const tr_chunks *c)
{
    size_t i, k;
    for (i = 0; i < c->nstreams; i++) {
        const tr_chunks_stream *s = c->streams[i];
        for (k = 0; k < s->nchains; k++)
            if (k ? !tr_chunk_follows(&s->chains[k - 1].last, &s->chains[k].first) : s->chains[k].first.seq != 0)
                return true;
    }
    return false;
}

void tr_chunks_give(const tr_chunks_stream *from, tr_stream *to)
{
    size_t i, k;
    for (i = 0; i < from->nchains; i++)
        to->nextents += from->chains[i].nextents;
    to->extents = tr_alloc(to->nextents * sizeof *to->extents);
    to->nextents = 0;
    for (i = 0; i < from->nchains; i++)
        for (k = 0; k < from->chains[i].nextents; k++) {
            tr_extent *e = &to->extents[to->nextents++];
            *e = from->extents[from->chains[i].extent + k];
            to->nchunks += e->first;
            e->first = to->nchunks - e->first;
        }
}

void tr_chunks_close(tr_chunks *c)
{
    forget(c);
    free(c->streams);
    free(c->doubles);
}

/* ---- one chunk ------------------------------------------------------------------------------------------------- */

typedef struct wanted {
    uint32_t stream;
    uint64_t seq;
    tr_seen *list;
    size_t n, room;
} wanted;

static bool take_wanted(void *user, const tr_found *f)
{
    wanted *w = user;
    if (f->h.stream == w->stream && f->h.seq == w->seq) {
        w->list = tr_grow(w->list, w->n + 1, &w->room, sizeof *w->list);
        w->list[w->n++] = seen(f);
    }
    return true;
}

static int by_copy(const void *left, const void *right) { return copy_order(left, right); }

uint64_t tr_chunks_find(const tr_slots *slots, uint32_t stream, uint64_t seq)
{
    wanted w = {.stream = stream, .seq = seq};
    tr_slots all = *slots;
    const tr_seen *best;
    uint64_t offset;
    size_t i;
    all.take = take_wanted;
    all.user = &w;
    tr_slots_all(&all);
    if (w.n)
        qsort(w.list, w.n, sizeof *w.list, by_copy);
    best = w.list;
    for (i = 1; i < w.n; i++)
        best = is_worse(slots, best, &w.list[i]) ? &w.list[i] : best;
    offset = w.n ? best->offset : 0;
    free(w.list);
    return offset;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

typedef struct search {
    const tr_stream *stream;
    const tr_extent *extent;
    uint64_t *offsets;
    uint64_t n, left;
} search;

static bool take_searched(void *user, const tr_found *f)
{
    search *s = user;
    uint64_t k = f->h.seq - s->extent->seq;
    if (f->h.stream == s->stream->id && k < s->n && !s->offsets[k]) {
        s->offsets[k] = f->offset;
        s->left--;
    }
    return s->left != 0;
}

static void search_extent(tr_chunk_finder *f, const tr_stream *stream, uint64_t n)
{
    const tr_extent *e = &stream->extents[f->extent];
    const tr_full_process *p = stream->process;
    search s = {stream, e, NULL, n, n};
    tr_slots slots = {p->trace, p->file, &p->header, p->sealed, true, take_searched, &s};
    free(f->offsets);
    s.offsets = f->offsets = tr_alloc(n * sizeof *s.offsets);
    tr_slots_some(&slots, tr_slot_number(&p->header, e->offset), e->slots);
    f->searched = f->extent + 1;
}

/* The extent that has chunk k. */
static size_t extent_of(const tr_stream *s, size_t k)
{
    size_t low = 0, high = s->nextents;
    while (low + 1 < high) {
        size_t mid = low + (high - low) / 2;
        *(s->extents[mid].first <= k ? &low : &high) = mid;
    }
    return low;
}

uint64_t tr_chunk_find(tr_chunk_finder *f, const tr_stream *stream, size_t k, uint64_t *seq)
{
    const tr_extent *e;
    size_t n = stream->nextents, at = f->extent;
    uint64_t chunks;
    if (k >= stream->nchunks)
        return 0;
    e = &stream->extents[at];
    if (k < e->first || (at + 1 < n && k >= e[1].first))
        f->extent = at + 1 < n && k == e[1].first ? at + 1 : extent_of(stream, k);
    at = f->extent;
    e = &stream->extents[at];
    chunks = (at + 1 < n ? e[1].first : stream->nchunks) - e->first;
    *seq = e->seq + (k - e->first);
    if (chunks == 1 || e->distance)
        return e->offset + (k - e->first) * e->distance * stream->process->header.slot_bytes;
    if (f->searched != at + 1)
        search_extent(f, stream, chunks);
    return f->offsets[k - e->first];
}

void tr_chunk_finder_close(tr_chunk_finder *f)
{
    free(f->offsets);
    f->offsets = NULL;
    f->searched = 0;
}
