/* stream.c - the records of one stream, chunk after chunk, whatever the file they lie in */
#include "stream.h"
#include "read/containers/file.h"
#include "read/containers/raw.h"
#include "fields.h"

void tr_reader_open(tr_reader *r, tr_stream *stream, size_t most)
{
    memset(r, 0, sizeof *r);
    r->stream = stream;
    r->process = stream->process;
    r->thread = stream->thread;
    r->trace = r->process->trace;
    r->entries = r->process->entries;
    r->nentries = r->process->nentries;
    r->most = most;
    if (r->process->node) {
        r->low_ticks = r->process->node->low_ticks;
        r->span_ticks = r->process->node->span_ticks;
    }
}

static void use_segment(tr_reader *r, tr_block *block, uint32_t k)
{
    bool sane = block->segments[k].base - r->low_ticks <= r->span_ticks;
    r->block = block;
    r->p = block->data + block->starts[k];
    r->end = r->p + (sane ? block->segments[k].bytes : 0);
    if (!sane)
        tr_complain(r->trace, block->file, block->file->blocks[block->number].offset,
                    "the time of a segment is damaged");
    r->ticks = block->segments[k].base;
    r->consumed += block->segments[k].bytes;
}

void tr_reader_open_segment(tr_reader *r, tr_block *block, uint32_t k)
{
    tr_reader_open(r, block->file->streams[block->segments[k].stream], 0);
    r->one_block = true;
    r->order = block->number;
    tr_block_share(r->trace, block);
    use_segment(r, block, k);
}

void tr_reader_open_gaps(tr_reader *r, tr_stream *stream, size_t from, size_t to)
{
    tr_reader_open(r, stream, 0);
    r->is_gaps = true;
    r->gap = from;
    r->gap_end = to;
}

static size_t gap_events(tr_reader *r, tr_event *events, int64_t *keys, size_t max)
{
    size_t n;
    for (n = 0; n < max && r->gap < r->gap_end; r->gap++) {
        const tr_gap *g = &r->process->gaps[r->gap];
        tr_event *e = &events[n];
        if (g->ticks - r->low_ticks > r->span_ticks)
            continue;
        *e = (tr_event){.def = &r->trace->gap->def,
                        .thread = &r->thread->thread,
                        .payload = g->apis,
                        .payload_bytes = g->bytes,
                        .recorder = &r->process->process};
        e->ns = e->end_ns = tr_node_ns(r->process->node, g->ticks);
        if (keys)
            keys[n] = e->ns;
        n++;
    }
    return n;
}

void tr_reader_close(tr_reader *r)
{
    free(r->buffer);
    r->buffer = NULL;
    tr_chunk_finder_close(&r->finder);
    if (r->block)
        tr_block_put(r->trace, r->block);
    r->block = NULL;
}

/* ---- chunks of raw files ---------------------------------------------------------------------------------- */

static bool is_live(const tr_reader *r) { return r->process->header.state == TRACE_FILE_OPEN; }

/* Whether the chunk's contents are what its checksum says; `have` bytes of them are at `data` already. */
static bool check_sum(tr_reader *r, const trace_chunk_header *h, const unsigned char *data, size_t have,
                      uint64_t offset)
{
    uint32_t bytes = h->committed - TRACE_CHUNK_BYTES;
    unsigned char *all;
    bool good;
    if (have >= bytes)
        return trace_checksum(data, bytes) == h->checksum;
    all = tr_resize(NULL, bytes);
    good = tr_file_read(r->trace, r->process->file, all, bytes, offset + TRACE_CHUNK_BYTES) == bytes &&
           trace_checksum(all, bytes) == h->checksum;
    free(all);
    return good;
}

/* Whether chunk k is found damaged for the first time. */
static bool first_time_bad(tr_reader *r, size_t k)
{
    tr_stream *s = r->stream;
    const uint64_t bit = 1ull << k % 64;
    bool first;
    pthread_mutex_lock(&r->trace->lock);
    if (!s->bad)
        s->bad = tr_alloc((s->nchunks / 64 + 1) * sizeof *s->bad);
    first = !(s->bad[k / 64] & bit);
    s->bad[k / 64] |= bit;
    pthread_mutex_unlock(&r->trace->lock);
    return first;
}

static void lose_chunk(tr_reader *r, size_t k, uint64_t offset, uint32_t tid, uint64_t events, const char *why)
{
    if (first_time_bad(r, k)) {
        __atomic_fetch_add(&r->stream->lost, events, __ATOMIC_RELAXED);
        tr_complain(r->trace, r->process->file, offset, "%s: the %llu events of this chunk (thread %u) are not used",
                    why, (unsigned long long)events, tid);
    }
}

/* What is wrong with a chunk without a sum of its own of which the dictionary says what it held at some time, or NULL.
 */
static const char *check_mark(tr_reader *r, const trace_chunk_header *h, const unsigned char *data, size_t have,
                              uint64_t offset)
{
    const trace_mark *m = &r->stream->mark;
    trace_chunk_header marked = *h;
    if (h->committed < m->bytes || (r->stream->mark_ends && h->committed != m->bytes))
        return "the length of the chunk's contents is damaged";
    marked.committed = m->bytes;
    marked.checksum = m->sum;
    return check_sum(r, &marked, data, have, offset) ? NULL : "wrong checksum";
}

void tr_seal_read(tr_full_process *p, const unsigned char *body, uint32_t bytes, uint64_t offset)
{
    trace_seal s;
    uint32_t k;
    if (!p->sealed)
        return;
    memset(&s, 0, sizeof s);
    memcpy(&s, body, bytes < sizeof s ? bytes : sizeof s);
    if (bytes < sizeof s || s.n > (bytes - sizeof s) / sizeof(trace_mark) || trace_seal_sum(body, bytes) != s.sum) {
        tr_complain(p->trace, p->file, offset, "a seal in the dictionary is damaged");
        return;
    }
    if (memcmp(&s.session, p->header.session, sizeof s.session))
        return; /* of the file that this one is a copy of */
    for (k = 0; k < s.n; k++) {
        trace_mark m;
        tr_stream *t;
        memcpy(&m, body + sizeof s + k * sizeof m, sizeof m);
        t = tr_map_get(&p->streams, m.stream);
        if (!t || m.bytes < TRACE_CHUNK_BYTES)
            continue;
        t->mark = m;
        t->mark_ends = (s.flags & TRACE_SEAL_END) && !(m.flags & TRACE_MARK_BUSY);
    }
}

/* The most that the buffer should hold of a chunk. */
static size_t room_for(const tr_reader *r, size_t slot)
{
    size_t room = r->most < slot ? r->most : slot;
    return room < 4096 ? 4096 : room;
}

/* Reads the chunk at `offset` into the buffer, as much of it as that should hold; how much there was. Dictionaries are
 * short in most slots: so of these first as much as most have, then what the header says that is left. Of a last chunk
 * only what it holds is kept: there may be thousands of threads with an event each. */
static size_t read_chunk(tr_reader *r, size_t slot, uint64_t offset)
{
    enum { SHORT = 8192 };
    tr_file *file = r->process->file;
    const size_t room = room_for(r, slot), whole = room < slot ? room : slot;
    trace_chunk_header h;
    size_t got, left;
    if (!r->buffer) {
        r->room = r->stream->id || room < SHORT ? room : SHORT;
        r->buffer = tr_alloc(r->room);
    }
    got = tr_file_read(r->trace, file, r->buffer, r->room < whole ? r->room : whole, offset);
    if (got < sizeof h)
        return got;
    memcpy(&h, r->buffer, sizeof h);
    if (h.state == TRACE_CHUNK_SEALED && r->chunk == r->stream->nchunks && h.committed >= sizeof h &&
        h.committed < r->room / 2 && h.committed <= got) {
        r->room = h.committed;
        r->buffer = tr_resize(r->buffer, r->room);
        return r->room;
    }
    if (got < r->room || r->room >= whole)
        return got;
    if (h.committed <= got)
        return got;
    r->buffer = tr_resize(r->buffer, room);
    r->room = room;
    left = (h.committed < whole ? h.committed : whole) - got;
    return got + tr_file_read(r->trace, file, r->buffer + got, left, offset + got);
}

/* Reads chunk k, or as much as the buffer should hold. False: nothing of it can be used. */
static bool load(tr_reader *r, size_t k)
{
    tr_file *file = r->process->file;
    tr_stream *s = r->stream;
    uint64_t seq, first = tr_chunk_find(&r->finder, s, k, &seq), offset = first;
    uint32_t slot = r->process->header.slot_bytes, bytes;
    trace_chunk_header h, after;
    size_t got;
    int tries;
    for (tries = 0;; tries++) {
        got = offset ? read_chunk(r, slot, offset) : 0;
        memset(&h, 0, sizeof h);
        if (got)
            memcpy(&h, r->buffer, got < sizeof h ? got : sizeof h);
        after = h;
        /* its slot may have been used again while we read */
        if (is_live(r) && got >= sizeof h && h.state != TRACE_CHUNK_FREE)
            tr_file_read(r->trace, file, &after, sizeof after, offset);
        if (got >= sizeof h && h.magic == TRACE_CHUNK_MAGIC && h.stream == s->id && h.seq == seq &&
            h.state != TRACE_CHUNK_FREE && after.stream == h.stream && after.seq == h.seq &&
            after.state != TRACE_CHUNK_FREE)
            break;
        if (tries == 3 || !is_live(r) || !(offset = tr_raw_find(r->trace, file, &r->process->header, s->id, seq))) {
            tr_complain(r->trace, file, first ? first : s->extents[r->finder.extent].offset,
                        "the chunk that was here is gone");
            return false;
        }
    }
    if (h.committed < TRACE_CHUNK_BYTES || h.committed > slot || h.committed % 4) {
        tr_complain(r->trace, file, offset, "the length of the chunk's contents is damaged");
        return false;
    }
    if (h.state == TRACE_CHUNK_SEALED && h.checksum) {
        uint64_t end = offset + h.committed;
        if (end <= file->size && !check_sum(r, &h, r->buffer + TRACE_CHUNK_BYTES, got - TRACE_CHUNK_BYTES, offset)) {
            lose_chunk(r, k, offset, h.tid, h.events, "wrong checksum");
            return false;
        }
    } else if (s->mark.bytes && s->mark.seq == h.seq) { /* open, or full and not written out */
        const char *wrong = check_mark(r, &h, r->buffer + TRACE_CHUNK_BYTES, got - TRACE_CHUNK_BYTES, offset);
        if (wrong) {
            lose_chunk(r, k, offset, h.tid, h.events ? h.events : s->mark.events - h.first_event, wrong);
            return false;
        }
    }
    if (s->id && h.base_ticks - r->low_ticks > r->span_ticks) {
        tr_complain(r->trace, file, offset, "the time of the chunk is damaged");
        return false;
    }
    bytes = h.committed - TRACE_CHUNK_BYTES;
    if (k + 1 == s->nchunks && s->tail && s->id && h.committed > s->tail)
        bytes = s->tail - TRACE_CHUNK_BYTES; /* what came after the dictionary was read waits for the next tool */
    got -= TRACE_CHUNK_BYTES;
    if (got > bytes)
        got = bytes;
    r->p = r->buffer + TRACE_CHUNK_BYTES;
    r->end = r->p + got;
    r->at = offset + TRACE_CHUNK_BYTES + got;
    r->left = bytes - (uint32_t)got;
    r->ticks = h.base_ticks;
    r->consumed += bytes;
    r->expected = h.state == TRACE_CHUNK_SEALED ? h.events : 0;
    if (h.state == TRACE_CHUNK_OPEN && s->mark.bytes && s->mark.seq == h.seq)
        r->expected = (uint32_t)(s->mark.events - h.first_event);
    r->taken = 0;
    return got > 0;
}

/* More of the chunk behind what is left of the buffer. False: the file ends there. */
static bool load_more(tr_reader *r)
{
    size_t keep = (size_t)(r->end - r->p), got;
    if (2 * keep > r->room) {
        unsigned char *larger = tr_alloc(2 * r->room);
        memcpy(larger, r->p, keep);
        free(r->buffer);
        r->buffer = larger;
        r->room *= 2;
    } else
        memmove(r->buffer, r->p, keep);
    r->p = r->buffer;
    got = tr_file_read(r->trace, r->process->file, r->buffer + keep,
                       r->left < r->room - keep ? r->left : r->room - keep, r->at);
    r->end = r->p + keep + got;
    r->at += got;
    if (!got) {
        if (r->left)
            tr_complain(r->trace, r->process->file, r->at, "the file ends inside a chunk, %u bytes of it are missing",
                        r->left);
        r->left = 0;
        return false;
    }
    r->left -= (uint32_t)got;
    return true;
}

/* ---- segments of merged files ----------------------------------------------------------------------------- */

static bool next_segment(tr_reader *r)
{
    tr_file *file = r->process->file;
    if (r->block)
        tr_block_put(r->trace, r->block);
    r->block = NULL;
    r->p = r->end = NULL;
    while (!r->one_block && r->next_block < file->nblocks) {
        tr_block *b = tr_block_get(r->trace, file, r->next_block++);
        uint32_t k = b ? tr_block_segment(b, r->stream->number) : 0;
        if (b && k < b->nsegments) {
            use_segment(r, b, k);
            return true;
        }
        if (b)
            tr_block_put(r->trace, b);
    }
    return false;
}

/* ---- both --------------------------------------------------------------------------------------------------- */

bool tr_reader_fill(tr_reader *r)
{
    if (r->process->file->is_merged)
        return next_segment(r);
    if (r->left && load_more(r))
        return true;
    r->left = 0;
    r->p = r->end = NULL;
    while (r->chunk < r->stream->nchunks)
        if (load(r, r->chunk++))
            return true;
    return false;
}

void tr_reader_seek(tr_reader *r, int64_t from_ns)
{
    size_t low = 0, high = r->stream->nchunks;
    if (from_ns == INT64_MIN || r->process->file->is_merged)
        return;
    while (low + 1 < high) { /* the last chunk that begins before from_ns */
        size_t mid = (low + high) / 2;
        trace_chunk_header h;
        uint64_t seq, offset = tr_chunk_find(&r->finder, r->stream, mid, &seq);
        if (offset && tr_file_read(r->trace, r->process->file, &h, sizeof h, offset) == sizeof h &&
            h.stream == r->stream->id && tr_node_ns(r->process->node, h.base_ticks) < from_ns)
            low = mid;
        else
            high = mid;
    }
    r->chunk = low;
}

/* The chunk is given up: what it says it has and was not read is lost, once. */
static void count_rest(tr_reader *r)
{
    if (first_time_bad(r, r->chunk - 1) && r->expected > r->taken)
        __atomic_fetch_add(&r->stream->lost, r->expected - r->taken, __ATOMIC_RELAXED);
}

uint64_t tr_reader_place(const tr_reader *r)
{
    return r->block ? r->process->file->blocks[r->block->number].offset : r->at - (uint64_t)(r->end - r->p);
}

bool tr_reader_recover(tr_reader *r, int outcome)
{
    size_t keep = (size_t)(r->end - r->p);
    if (outcome == TR_RECORD_CUT && r->left && keep <= TR_RECORD_MAX)
        return tr_reader_fill(r) || tr_reader_fill(r);
    if (outcome == TR_RECORD_CUT && keep)
        tr_complain(r->trace, r->process->file, tr_reader_place(r),
                    "a record is longer than what is left of its chunk (stream %u)", r->stream->id);
    else if (outcome == TR_RECORD_BAD) {
        uint32_t word = tr_u32(r->p),
                 id = word & TRACE_ID_SHORT_MAX ? word & TRACE_ID_SHORT_MAX : word >> TRACE_ID_BITS;
        if (!word)
            tr_complain(r->trace, r->process->file, tr_reader_place(r),
                        "no record where one should be: the rest of the chunk is not used (stream %u)", r->stream->id);
        else if (tr_entry_far(r->process, id)->bytes != TR_UNKNOWN)
            tr_complain(r->trace, r->process->file, tr_reader_place(r),
                        "the time of a record is damaged: the rest of the chunk is not used (stream %u)",
                        r->stream->id);
        else
            tr_complain(r->trace, r->process->file, tr_reader_place(r),
                        "event %u is not defined: the rest of the chunk is not used (stream %u)", id, r->stream->id);
    }
    if (keep && !r->block && r->chunk)
        count_rest(r);
    r->left = 0;
    r->p = r->end;
    return tr_reader_fill(r);
}

/* Says once a process that payloads of one event cannot be read; what follows them in their chunks is lost. */
void tr_reader_say_opaque(tr_reader *r, const tr_full_def *def)
{
    if (!__atomic_exchange_n(&r->process->opaque_said, true, __ATOMIC_RELAXED))
        tr_complain(r->trace, r->process->file, tr_reader_place(r),
                    "event \"%s\" has a field of a type this reader does not know: what follows such events in a chunk "
                    "is not used",
                    def->def.name);
    r->left = 0;
    if (!r->block && r->chunk)
        count_rest(r);
}

static void slice_times(const tr_reader *r, tr_event *e)
{
    const tr_full_def *def = (const tr_full_def *)e->def;
    tr_value t, v;
    const tr_node *node = r->process->node;
    int64_t at = e->ns;
    if (def->time < 0 || !tr_field_get(e, (unsigned)def->time, &t))
        return;
    e->ns = tr_node_time(node, t.u, t.field->hint, at);
    if (def->time_end >= 0 && tr_field_get(e, (unsigned)def->time_end, &v))
        e->end_ns = tr_node_time(node, v.u, v.field->hint, at);
    else if (def->duration >= 0 && tr_field_get(e, (unsigned)def->duration, &v)) {
        e->end_ns = !strncmp(v.field->hint, "ns", 2) ? e->ns + (int64_t)(v.u < (uint64_t)TR_TIME_SPAN ? v.u : 0)
                                                     : tr_node_time(node, t.u + v.u, t.field->hint, at);
    }
    if (e->end_ns < e->ns)
        e->end_ns = e->ns;
}

/* The same number, but where it is that of the record before the last one, as in pairs of begin and end, the processor
 * need not wait for it: to find the next record takes a chain of loads else, the longest of all that a record needs. */
typedef struct foretelling {
    int64_t last, before;
} foretelling;
static inline int64_t foretold(foretelling *f, int64_t bytes)
{
    int64_t guess = f->before;
    if (bytes != guess)
        guess = bytes;
    else
        __asm__("" : "+r"(guess)); /* or the compiler knows that it is `bytes`, and takes that */
    f->before = f->last;
    return f->last = guess;
}

/* Records one after another for as long as they are what most are: short, of a known event, all of it at hand, and in
 * the part of the clock that held for the record before. What is left of all checks stands in one loop, whose numbers
 * fit the registers: it is a function of its own for that. */
static __attribute__((noinline)) size_t straight_on(tr_reader *r, tr_event *const events, int64_t *keys, size_t max)
{
    const unsigned char *p = r->p, *const end = r->end;
    const tr_entry *const entries = r->entries;
    const uint32_t nentries = r->nentries;
    const tr_knot knot = r->knot;
    /* (t * mult) >> shift is ((t << more) * mult) >> TR_KNOT_SHIFT, as long as t << more is not cut */
    const unsigned more = TR_KNOT_SHIFT - knot.shift;
    uint64_t ticks = r->ticks - knot.ticks, reach = knot.from + knot.length - knot.ticks;
    tr_thread *const thread = &r->thread->thread;
    const tr_process *const recorder = &r->process->process;
    tr_event *e = events, *const last = events + max;
    foretelling sizes = {0, 0};
    if (knot.shift > TR_KNOT_SHIFT || r->ticks < knot.from)
        return 0;
    if (reach > UINT64_MAX >> more)
        reach = UINT64_MAX >> more;
    while (e < last && end - p >= 4) {
        const uint32_t word = tr_u32(p), id = word & TRACE_ID_SHORT_MAX; /* 0, of long ones, is of no event */
        const tr_entry *const x = &entries[id];
        int64_t bytes, ns;
        if (TR_UNLIKELY(id >= nentries || ticks + (word >> TRACE_ID_BITS) >= reach))
            break;
        bytes = x->bytes;
        if (bytes == TR_VARIABLE)
            bytes = tr_payload_bytes(x, p + 4, (size_t)(end - p) - 4);
        if (TR_UNLIKELY(bytes < 0 || end - p < ((bytes + 7) & ~(int64_t)3)))
            break;
        ticks += word >> TRACE_ID_BITS;
        ns = (int64_t)((uint64_t)knot.ns + (uint64_t)((tr_u128)(ticks << more) * knot.mult >> TR_KNOT_SHIFT));
        *e = (tr_event){ns, ns, &x->def->def, thread, p + 4, (uint32_t)bytes, recorder};
        p += foretold(&sizes, (bytes + 7) & ~(int64_t)3);
        if (keys)
            keys[e - events] = ns;
        if (TR_UNLIKELY(x->slice))
            slice_times(r, e);
        e++;
    }
    r->p = p;
    r->ticks = ticks + knot.ticks;
    return (size_t)(e - events);
}

/* Whether the next record is a short one: where long ones follow each other, straight_on() has nothing to do. */
static inline bool is_short(const tr_reader *r) { return r->end - r->p >= 4 && tr_u32(r->p) & TRACE_ID_SHORT_MAX; }

size_t tr_reader_events(tr_reader *r, tr_event *events, int64_t *keys, size_t max)
{
    size_t n = 0;
    int outcome = TR_RECORD;
    if (TR_UNLIKELY(r->is_gaps))
        return gap_events(r, events, keys, max);
    do {
        size_t before = n;
        while (n < max) {
            tr_event *e;
            tr_record rec;
            if (is_short(r))
                n += straight_on(r, events + n, keys ? keys + n : NULL, max - n);
            if (n == max || (outcome = tr_record_at(r, r->p, r->end, r->ticks, &rec)) != TR_RECORD)
                break;
            r->p = rec.next;
            r->ticks = rec.ticks;
            if (TR_UNLIKELY(!rec.entry->def))
                continue;
            if (TR_UNLIKELY(rec.ticks - r->knot.from >= r->knot.length))
                r->knot = *tr_node_knot(r->process->node, rec.ticks);
            e = &events[n];
            *e = (tr_event){.def = &rec.entry->def->def,
                            .thread = &r->thread->thread,
                            .payload = rec.payload,
                            .payload_bytes = rec.bytes,
                            .recorder = &r->process->process};
            e->ns = e->end_ns = tr_knot_ns(&r->knot, rec.ticks);
            if (keys)
                keys[n] = e->ns;
            n++;
            if (TR_UNLIKELY(rec.entry->bytes == TR_OPAQUE)) {
                r->taken += (uint32_t)(n - before);
                before = n;
                tr_reader_say_opaque(r, rec.entry->def);
            } else if (rec.entry->slice)
                slice_times(r, e);
        }
        r->taken += (uint32_t)(n - before);
    } while (n == 0 && max > 0 && tr_reader_recover(r, outcome));
    return n;
}
