/* merge.c - merges a trace into one file
 *
 * Time is cut in quanta of 4096 ns. Per quantum each stream's records of it are copied as they are, one run a stream,
 * streams in their order; a heap of (quantum, stream) says who is next, so its cost is that of a run, not of an event.
 * A block ends with the quantum in which it reached its size. Quanta, order and size depend on the events alone: not on
 * how the inputs were cut into chunks, blocks or files. What becomes of full blocks is told in pack.c. */
#include "dictionary.h"
#include "feed.h"
#include "heap.h"
#include <stddef.h>
#include "merge.h"
#include "pack.h"

typedef struct lane {
    tr_reader reader;
    struct merge *merge;
    const tr_node *node;
    struct node_limit *limit;
    struct track *track;
    uint64_t next_ticks; /* of the record at reader.p, which is whole */
} lane;

/* What the merge remembers of a stream. */
typedef struct track {
    uint64_t last;  /* ticks of the last record written */
    uint64_t block; /* number + 1 of the block it wrote to last */
    size_t part;    /* there */
    tr_index_stream index;
} track;

typedef struct node_limit { /* quantum -> ticks, remembered */
    int64_t quantum;
    uint64_t ticks, from, to;
    uint64_t block;
    size_t range;
} node_limit;

typedef struct merge {
    tr_trace *trace;
    tr_merge_options options;
    tr_packer pack;
    tr_pack_block *now; /* being filled */
    tr_heap heap;       /* keys are quanta */
    tr_feed feed;
    track *tracks;      /* by stream */
    node_limit *limits; /* by node */
    size_t stream;      /* first one of the next process */
    size_t enough;      /* bytes of records after which a block ends with its quantum */
    uint64_t consumed, told;
} merge;

/* ---- lanes ----------------------------------------------------------------------------------------------------- */

static int64_t quantum_of(const lane *l) { return tr_node_ns(l->node, l->next_ticks) >> TR_QUANTUM_BITS; }

/* Finds the next record to write, at reader.p; false at the end of the stream. */
static bool find_next(lane *l)
{
    tr_reader *r = &l->reader;
    const node_limit *limit = l->limit;
    tr_record rec;
    for (;;) {
        int outcome = tr_record_at(r, r->p, r->end, r->ticks, &rec);
        if (outcome != TR_RECORD) {
            if (!tr_reader_recover(r, outcome))
                return false;
            continue;
        }
        l->next_ticks = rec.ticks;
        if (rec.ticks >= limit->to)
            return false; /* time order: nothing later belongs to the window */
        if (rec.entry->def && rec.entry->bytes != TR_OPAQUE && rec.ticks >= limit->from)
            return true;
        r->p = rec.next;
        r->ticks = rec.ticks;
        if (rec.entry->bytes == TR_OPAQUE)
            tr_reader_say_opaque(r, rec.entry->def);
    }
}

static void lane_close(lane *l)
{
    l->merge->consumed += l->reader.consumed;
    tr_reader_close(&l->reader);
    free(l);
}

/* Takes the lane, whose reader is open. */
static void lane_add(merge *m, lane *l)
{
    l->merge = m;
    l->node = l->reader.process->node;
    l->limit = &m->limits[l->node->index];
    l->track = &m->tracks[l->reader.stream->rank];
    if (find_next(l))
        tr_heap_push(
            &m->heap,
            (tr_leaf){.key = quantum_of(l), .now = l->reader.p, .order = tr_leaf_order(&l->reader), .lane = l});
    else
        lane_close(l);
}

/* Blocks whose time has come bring a lane for each of their segments. */
static void take_blocks(merge *m)
{
    while (m->feed.file && (!m->heap.n || m->heap.leaves[0].key >= m->feed.next_ns >> TR_QUANTUM_BITS)) {
        tr_block *b = tr_feed_take(&m->feed);
        uint32_t k;
        for (k = 0; b && k < b->nsegments; k++) {
            lane *l;
            if (!b->file->streams[b->segments[k].stream])
                continue;
            l = tr_alloc(sizeof *l);
            tr_reader_open_segment(&l->reader, b, k);
            lane_add(m, l);
        }
        if (b)
            tr_block_put(m->trace, b);
    }
}

/* ---- copying --------------------------------------------------------------------------------------------------- */

static void reserve(tr_pack_block *b, size_t bytes)
{
    if (b->bytes + bytes > b->room) {
        size_t room = b->room ? b->room : TR_BLOCK_LEAST + TR_BLOCK_LEAST / 2;
        while (room < b->bytes + bytes)
            room *= 2;
        b->data = realloc(b->data, room);
        if (!b->data)
            exit(TR_FAILED);
        b->room = room;
    }
}

static tr_part *part_of(merge *m, lane *l, track *t)
{
    tr_pack_block *b = m->now;
    if (t->block != b->number + 1) {
        b->parts = tr_grow(b->parts, b->nparts + 1, &b->part_room, sizeof *b->parts);
        t->block = b->number + 1;
        t->part = b->nparts++;
        b->parts[t->part] = (tr_part){l->reader.stream->rank, 0, 0, 0, l->next_ticks};
        t->last = l->next_ticks;
    }
    return &b->parts[t->part];
}

static void note_range(merge *m, const tr_node *node, uint64_t first, uint64_t last)
{
    node_limit *limit = &m->limits[node->index];
    tr_pack_block *b = m->now;
    tr_block_node *r;
    if (limit->block != b->number + 1) {
        b->ranges = tr_grow(b->ranges, b->nranges + 1, &b->range_room, sizeof *b->ranges);
        limit->block = b->number + 1;
        limit->range = b->nranges++;
        b->ranges[limit->range] = (tr_block_node){node->index, 0, first, last};
    }
    r = &b->ranges[limit->range];
    r->first = first < r->first ? first : r->first;
    r->last = last > r->last ? last : r->last;
}

/* Copies the lane's records up to ticks `limit`, or until the block is as large as a block may be. A record is written
 * short if it can be, so that its bytes do not depend on where its chunk began. False at the end of the stream. */
static bool copy(lane *l, uint64_t limit)
{
    merge *m = l->merge;
    tr_reader *r = &l->reader;
    tr_pack_block *b = m->now;
    track *t = l->track;
    tr_part *to = part_of(m, l, t);
    size_t begin = b->bytes;
    uint64_t events = 0, last = t->last, first = l->next_ticks, low = l->next_ticks, high = l->next_ticks;
    uint64_t from = l->limit->from;
    bool more = true, full = false;
    while (more && !full) {
        const unsigned char *p = r->p, *end = r->end, *start = p; /* [start, p) is copied as it is */
        uint64_t ticks = r->ticks;
        tr_record rec;
        int outcome;
        reserve(b, (size_t)(end - p) + 16);
        while ((outcome = tr_record_at(r, p, end, ticks, &rec)) == TR_RECORD) {
            uint32_t word = tr_u32(p);
            bool is_short = (word & TRACE_ID_SHORT_MAX) != 0;
            if (TR_UNLIKELY(rec.ticks >= limit || !rec.entry->def || rec.entry->bytes == TR_OPAQUE || rec.ticks < from))
                break;
            if (TR_LIKELY(is_short && ticks == last)) {
                p = rec.next;
                ticks = last = rec.ticks;
            } else { /* a header of its own */
                uint32_t id = is_short ? word & TRACE_ID_SHORT_MAX : word >> TRACE_ID_BITS;
                uint64_t delta = rec.ticks - last;
                unsigned char *out;
                size_t body = (size_t)(rec.next - rec.payload);
                memcpy(b->data + b->bytes, start, (size_t)(p - start));
                b->bytes += (size_t)(p - start);
                reserve(b, (size_t)(end - p) + 16);
                out = b->data + b->bytes;
                if (delta <= TRACE_DELTA_MAX && id <= TRACE_ID_SHORT_MAX) {
                    word = (uint32_t)delta << TRACE_ID_BITS | id;
                    memcpy(out, &word, 4);
                    out += 4;
                } else {
                    word = id << TRACE_ID_BITS;
                    memcpy(out, &word, 4);
                    memcpy(out + 4, &rec.ticks, 8);
                    out += 12;
                }
                memcpy(out, rec.payload, body);
                b->bytes = (size_t)(out + body - b->data);
                start = p = rec.next;
                low = rec.ticks < low ? rec.ticks : low;
                high = last > high ? last : high;
                ticks = last = rec.ticks;
            }
            events++;
            r->taken++;
            if (TR_UNLIKELY(b->bytes + (size_t)(p - start) >= TR_BLOCK_MOST)) {
                full = true;
                break;
            }
        }
        memcpy(b->data + b->bytes, start, (size_t)(p - start));
        b->bytes += (size_t)(p - start);
        r->p = p;
        r->ticks = ticks;
        if (outcome == TR_RECORD) {
            more = find_next(l); /* steps over what is not written */
            if (more && l->next_ticks >= limit)
                break;
        } else
            more = tr_reader_recover(r, outcome);
    }
    high = last > high ? last : high;
    t->last = last;
    to->events += (uint32_t)events;
    to->bytes += (uint32_t)(b->bytes - begin);
    b->events += events;
    if (events) {
        b->runs = tr_grow(b->runs, b->nruns + 1, &b->run_room, sizeof *b->runs);
        b->runs[b->nruns++] = (tr_run){(uint32_t)t->part, (uint32_t)(b->bytes - begin), begin};
        if (!t->index.events)
            t->index.first_ticks = first;
        t->index.last_ticks = last;
        t->index.events += events;
        t->index.bytes += b->bytes - begin;
        note_range(m, l->node, low, high);
    }
    return more && (!full || find_next(l));
}

static void end_block(merge *m)
{
    tr_pack_block_end(&m->pack, m->now);
    m->now = NULL;
}

/* With thousands of lanes all that is touched was pushed out of the caches since its last turn. One of those right
 * below the top is next, one of those below them after that. */
static void fetch_ahead(const merge *m)
{
    enum { AHEAD = 7, LINE = 64 };
    size_t i, k;
    for (i = 1; i < AHEAD && i < m->heap.n; i++) {
        const tr_leaf *leaf = &m->heap.leaves[i];
        for (k = 0; k < sizeof(lane); k += LINE)
            __builtin_prefetch((const char *)leaf->lane + k);
        __builtin_prefetch(leaf->now);
    }
}

static void merge_all(merge *m)
{
    int64_t quantum;
    while (take_blocks(m), m->heap.n && !m->pack.error) {
        tr_leaf *top = m->heap.leaves;
        lane *l = top->lane;
        node_limit *limit = l->limit;
        uint64_t consumed = l->reader.consumed;
        quantum = top->key;
        fetch_ahead(m);
        if (!m->now)
            m->now = tr_pack_block_new(&m->pack);
        if (limit->quantum != quantum) {
            limit->quantum = quantum;
            limit->ticks = tr_node_ticks(l->node, (int64_t)((uint64_t)(quantum + 1) << TR_QUANTUM_BITS));
            if (limit->ticks > limit->to)
                limit->ticks = limit->to;
        }
        if (copy(l, limit->ticks)) {
            m->consumed += l->reader.consumed - consumed;
            m->told += l->reader.consumed - consumed;
            top->key = quantum_of(l);
            top->now = l->reader.p;
            tr_heap_sift(&m->heap);
        } else {
            m->told += 1 << 20;
            m->consumed -= consumed;
            lane_close(l);
            tr_heap_pop(&m->heap);
        }
        if (m->now->bytes >= TR_BLOCK_MOST || (m->now->bytes >= m->enough && (!m->heap.n || top->key != quantum)))
            end_block(m);
        if (m->told >= 1 << 20 && m->options.progress) {
            m->told = 0;
            m->options.progress(m->options.user, m->consumed, m->trace->bytes);
        }
    }
    if (m->now)
        end_block(m);
    tr_pack_blocks_wait(&m->pack);
}

/* ---- processes ------------------------------------------------------------------------------------------------- */

typedef struct section {
    unsigned char *data;
    size_t bytes, room;
} section;

static void section_add(section *s, const void *data, size_t bytes, size_t align)
{
    size_t all = (s->bytes + bytes + align - 1) / align * align;
    s->data = tr_grow(s->data, all + 1, &s->room, 1);
    if (bytes)
        memcpy(s->data + s->bytes, data, bytes);
    memset(s->data + s->bytes + bytes, 0, all - s->bytes - bytes);
    s->bytes = all;
}

static void add_record(void *user, uint32_t id, const unsigned char *body, uint32_t bytes, uint64_t offset)
{
    uint32_t head[2] = {id, bytes};
    (void)offset;
    if (id == TRACE_REC_SEAL) /* of the recorder's file; frames have sums of their own */
        return;
    section_add(user, head, sizeof head, 4);
    section_add(user, body, bytes, 4);
}

/* The header without the seals of the recorder's file: of its words only the one that no field says, if it is there. */
static uint32_t bare_header(trace_file_header *to, const trace_file_header *h)
{
    bool met = h->minor >= 5 && h->word[TRACE_WORD_MET] & TRACE_WORD_MASK;
    *to = *h;
    to->birth = 0;
    memset(to->word, 0, sizeof to->word);
    to->word[TRACE_WORD_MET] = h->word[TRACE_WORD_MET];
    return met ? offsetof(trace_file_header, word) + (TRACE_WORD_MET + 1) * sizeof *to->word
               : offsetof(trace_file_header, birth);
}

static void add_process(merge *m, section *s, tr_full_process *p, uint32_t number)
{
    size_t at = s->bytes, dictionary;
    tr_process_entry e = {.number = number, .node = p->node->index};
    trace_file_header h;
    e.header_bytes = bare_header(&h, &p->header);
    section_add(s, &e, sizeof e, 8);
    section_add(s, &h, e.header_bytes, 8);
    for (; m->stream < m->trace->nstreams && m->trace->streams[m->stream]->process == p; m->stream++) {
        const tr_stream *t = m->trace->streams[m->stream];
        tr_stream_entry x = {t->rank, t->id, t->owner, t->nesting, t->tid, 0, t->dropped, t->overwritten};
        section_add(s, &x, sizeof x, 8);
        e.streams++;
    }
    dictionary = s->bytes;
    tr_dictionary_walk(p, add_record, s);
    e.dictionary_bytes = (uint32_t)(s->bytes - dictionary);
    section_add(s, "", 0, 8);
    e.bytes = (uint32_t)(s->bytes - at);
    memcpy(s->data + at, &e, sizeof e);
}

static uint32_t write_processes(merge *m)
{
    section s = {0};
    size_t i;
    uint32_t items = 0, parts = 0;
    for (i = 0; i < m->trace->nprocesses; i++) {
        add_process(m, &s, m->trace->processes[i], (uint32_t)i);
        items++;
        if (s.bytes >= TR_PART_BYTES || i + 1 == m->trace->nprocesses) {
            tr_pack_frame(&m->pack, TR_FRAME_PROCESSES, parts++, 0, items, s.data, s.bytes);
            s.bytes = 0;
            items = 0;
        }
    }
    free(s.data);
    return parts;
}

static bool drifts(const tr_trace *trace)
{
    size_t i;
    for (i = 0; i < trace->nnodes && !trace->nodes[i]->align_rate; i++) {}
    return i < trace->nnodes;
}

static void add_alignment(const tr_trace *trace, section *s)
{
    tr_index_align a = {trace->options.no_align || trace->nnodes < 2 ? 0 : trace->nnodes, trace->matched,
                        trace->violations_before, trace->violations_after};
    size_t i;
    section_add(s, &a, sizeof a, 8);
    for (i = 0; i < a.nodes; i++) {
        tr_index_move move = {trace->nodes[i]->align_ns, trace->nodes[i]->align_error_ns};
        section_add(s, &move, sizeof move, 8);
    }
    for (i = 0; i < a.nodes && drifts(trace); i++) {
        tr_index_drift drift = {trace->nodes[i]->align_rate, trace->nodes[i]->align_from};
        section_add(s, &drift, sizeof drift, 8);
    }
}

static uint64_t write_index(merge *m)
{
    section s = {0};
    size_t i;
    uint64_t events = 0;
    tr_merged_end end = {TR_END_MAGIC, m->pack.offset, m->pack.nblocks, 0};
    for (i = 0; i < m->trace->nstreams; i++) {
        m->tracks[i].index.lost = m->trace->streams[i]->lost;
        m->trace->streams[i]->events = m->tracks[i].index.events;
        events += m->tracks[i].index.events;
        section_add(&s, &m->tracks[i].index, sizeof m->tracks[i].index, 8);
    }
    section_add(&s, m->pack.index, m->pack.index_bytes, 8);
    add_alignment(m->trace, &s);
    tr_pack_frame(&m->pack, TR_FRAME_INDEX, 0, events, (uint32_t)m->pack.nblocks, s.data, s.bytes);
    end.checksum = trace_checksum(&end, 24);
    tr_pack_write(&m->pack, &end, sizeof end);
    free(s.data);
    return events;
}

static tr_merged_header make_header(const merge *m, uint32_t parts)
{
    tr_merged_header h = {.magic = TR_MERGED_MAGIC,
                          .major = TR_MERGED_MAJOR,
                          .minor = m->options.compact ? TR_MERGED_MINOR_COLUMNS
                                   : drifts(m->trace) ? TR_MERGED_MINOR
                                                      : 0,
                          .features_required = m->options.compact ? TR_FEATURE_COLUMNS : 0,
                          .header_bytes = sizeof h,
                          .byte_order = TRACE_BYTE_ORDER,
                          .processes = (uint32_t)m->trace->nprocesses,
                          .streams = (uint32_t)m->trace->nstreams,
                          .parts = parts};
    size_t i;
    for (i = 0; i < m->trace->nprocesses; i++)
        if (m->trace->processes[i]->node->index >= h.nodes)
            h.nodes = m->trace->processes[i]->node->index + 1;
    h.checksum = trace_checksum(&h, 56);
    return h;
}

/* ---- all together ----------------------------------------------------------------------------------------------- */

static void begin(merge *m)
{
    tr_trace *trace = m->trace;
    size_t i;
    m->enough =
        trace->nstreams > TR_BLOCK_ENOUGH / TR_BLOCK_STREAM ? TR_BLOCK_ENOUGH : trace->nstreams * TR_BLOCK_STREAM;
    if (m->enough < TR_BLOCK_LEAST)
        m->enough = TR_BLOCK_LEAST;
    m->tracks = tr_alloc(trace->nstreams * sizeof *m->tracks);
    m->limits = tr_alloc(trace->nnodes * sizeof *m->limits);
    for (i = 0; i < trace->nnodes; i++) {
        m->limits[i].quantum = INT64_MIN;
        m->limits[i].from = m->options.from_ns == INT64_MIN ? 0 : tr_node_ticks(trace->nodes[i], m->options.from_ns);
        m->limits[i].to = m->options.to_ns == INT64_MAX ? UINT64_MAX : tr_node_ticks(trace->nodes[i], m->options.to_ns);
    }
    tr_feed_open(&m->feed, trace, m->options.from_ns, m->options.to_ns);
}

static void add_raw_streams(merge *m)
{
    tr_trace *trace = m->trace;
    uint64_t most = trace->options.max_mem / 2 / (trace->nstreams + 1);
    size_t i;
    for (i = 0; i < trace->nstreams; i++)
        if (!trace->streams[i]->process->file->is_merged) {
            lane *l = tr_alloc(sizeof *l);
            tr_reader_open(&l->reader, trace->streams[i],
                           most > 16u << 20 ? 16u << 20
                           : most < 4096    ? 4096
                                            : (size_t)most & ~(size_t)4095);
            tr_reader_seek(&l->reader, m->options.from_ns);
            lane_add(m, l);
        }
}

static void end(merge *m)
{
    size_t k;
    for (k = 0; k < m->heap.n; k++)
        lane_close(m->heap.leaves[k].lane);
    free(m->heap.leaves);
    tr_feed_close(&m->feed);
    free(m->tracks);
    free(m->limits);
}

int tr_merge(tr_trace *trace, const tr_merge_options *options, tr_merge_result *result)
{
    merge m = {.trace = trace, .options = *options};
    tr_merge_result got;
    tr_merged_header header;
    uint32_t parts;
    bool good;
    if (!tr_pack_open(&m.pack, trace, options->output, options->level, options->compact, options->threads))
        return TR_FAILED;
    begin(&m);
    parts = write_processes(&m);
    add_raw_streams(&m);
    merge_all(&m);
    got.events = write_index(&m);
    got.raw_bytes = m.pack.raw_bytes;
    got.file_bytes = m.pack.offset;
    got.blocks = m.pack.nblocks;
    header = make_header(&m, parts);
    good = tr_pack_close(&m.pack, &header);
    end(&m);
    if (result)
        *result = got;
    return good ? tr_trace_status(trace) : TR_FAILED;
}
