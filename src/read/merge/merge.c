/* merge.c - merges a trace into one file
 *
 * Time is cut in quanta of 4096 ns. Blocks end with a quantum, and in them each stream's records lie one behind the
 * other: so no order of time among the records of different streams is needed, but only what all streams have in a
 * window of time (gather_window.c), where in it blocks end (cut.c), and what of each stream lies between these ends
 * (pieces.c). Quanta, order and ends depend on the events alone: not on how the inputs were cut into chunks, blocks or
 * files, not on windows, not on threads. What becomes of full blocks is told in pack.c.
 *
 * A window has a quarter of a block for each thread, which lies near at hand for it, or more of many streams. Streams
 * are divided into strips, and threads gather, sum up and cut strip by strip, then compress and write block by block.
 * While one window is cut, the next one is gathered, and blocks of the one before are compressed: so threads have work
 * while the slowest strip is waited for. */
#include <stddef.h>
#include "cut.h"
#include "read/events/dictionary.h"
#include "merge.h"

typedef struct merge {
    tr_trace *trace;
    tr_merge_options options;
    tr_packer pack;
    tr_gather gather;
    tr_cut cut;
    size_t stream;  /* first one of the next process */
    int64_t span;   /* quanta of the next window */
    uint64_t taken; /* bytes of records */
} merge;

/* ---- windows --------------------------------------------------------------------------------------------------- */

enum { FIRST_SPAN = 64, SPAN_GROWS = 4, IN_MEMORY = 8, WINDOW_STREAM = 1600 };

/* Blocks to be worked at, so that what there is in memory of them - records of some windows, what is being compressed
 * and what waits to be written - is within half of --max-mem. Without a limit all threads have one. */
static size_t blocks_at_once(const merge *m, size_t enough)
{
    const size_t most = m->pack.crew.n, fit = m->trace->options.max_mem / 2 / IN_MEMORY / enough;
    return m->trace->given_mem && fit < most ? fit : most;
}

/* Bytes of a window: what lies near at hand for the threads; of many streams more, so that each has enough in a window
 * to be worth the lines of the cache that are brought for it, as far as --max-mem allows it. */
static size_t window_bytes(const merge *m, size_t enough, size_t blocks)
{
    const size_t near = blocks > 2 ? blocks * enough / 4 : enough / 2;
    const uint64_t most = m->trace->options.max_mem / 2 / IN_MEMORY,
                   many = m->trace->nstreams * (uint64_t)WINDOW_STREAM;
    const uint64_t worth = many < most ? many : most;
    return near > worth ? near : (size_t)worth;
}

/* How long the next window should be, from what this one had. */
static void judge(merge *m, const tr_window *w, int64_t whole)
{
    uint64_t span = (uint64_t)(w->end - w->begin), bytes = 1, most = span * SPAN_GROWS;
    size_t i;
    for (i = 0; i < m->gather.nstrips; i++)
        bytes += m->gather.strips[i].stage->bytes;
    m->taken += bytes;
    if (whole < w->end)
        span /= 2 * SPAN_GROWS;
    else {
        tr_u128 fits = (tr_u128)span * m->gather.wanted / bytes;
        span = fits < most ? (uint64_t)fits : most;
    }
    m->span = span<1 ? 1 : span>(uint64_t) 1 << 40 ? (int64_t)1 << 40 : (int64_t)span;
}

static bool begin_window(merge *m)
{
    tr_window w = {tr_gather_next(&m->gather), 0, 0};
    if (w.begin == INT64_MAX)
        return false;
    w.end = w.begin + m->span;
    while ((m->span - 1) >> w.shift >= TR_BUCKETS)
        w.shift++;
    tr_gather_begin(&m->gather, w);
    return true;
}

/* What has to be cut in turn, for which nothing may be being gathered. */
static void cut_in_turn(merge *m, bool *gathering)
{
    if (*gathering) {
        tr_gather_end(&m->gather);
        tr_cut_add(&m->cut);
    }
    *gathering = false;
    tr_cut_turn(&m->cut);
}

static void merge_all(merge *m)
{
    bool gathering;
    m->span = FIRST_SPAN;
    gathering = begin_window(m);
    while (gathering && !tr_pack_failed(&m->pack)) {
        int64_t whole = tr_gather_end(&m->gather);
        tr_window window = m->gather.window;
        bool alone = tr_cut_add(&m->cut);
        judge(m, &window, whole);
        gathering = m->pack.crew.n > 1 && begin_window(m); /* while this one is cut */
        if (!tr_cut_window(&m->cut, &window, whole, alone && whole == window.end))
            cut_in_turn(m, &gathering);
        gathering = gathering || begin_window(m);
        if (m->options.progress)
            m->options.progress(m->options.user, m->taken, m->trace->bytes);
    }
    if (gathering) {
        tr_gather_end(&m->gather);
        tr_cut_add(&m->cut);
    }
    while (!tr_pack_failed(&m->pack) && !tr_cut_window(&m->cut, NULL, INT64_MAX, false))
        tr_cut_turn(&m->cut);
    tr_cut_close(&m->cut);
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

/* The header without the seals of the recorder's file: of its words those that no field says, if they are there. */
static uint32_t bare_header(trace_file_header *to, const trace_file_header *h)
{
    static const struct {
        uint32_t word;
        uint16_t since;
    } kept[] = {{TRACE_WORD_MET, 5},     {TRACE_WORD_LAUNCHER, 9}, {TRACE_WORD_WAITED, 9},
                {TRACE_WORD_RAN, 9},     {TRACE_WORD_ENDED, 10},   {TRACE_WORD_ENDED_AT, 10},
                {TRACE_WORD_PID_NS, 10}, {TRACE_WORD_PROCESS, 10}, {TRACE_WORD_SPAWNED, 10}};
    uint32_t bytes = offsetof(trace_file_header, birth);
    size_t i;
    *to = *h;
    to->birth = 0;
    memset(to->word, 0, sizeof to->word);
    for (i = 0; i < sizeof kept / sizeof *kept; i++) {
        uint32_t k = kept[i].word;
        if (h->minor < kept[i].since || !(h->word[k] & TRACE_WORD_MASK))
            continue;
        to->word[k] = h->word[k];
        bytes = offsetof(trace_file_header, word) + (k + 1) * sizeof *to->word;
    }
    return bytes;
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

static bool bends(const tr_trace *trace)
{
    size_t i;
    for (i = 0; i < trace->nnodes && !trace->nodes[i]->bends.n; i++) {}
    return i < trace->nnodes;
}

static void add_bends(const tr_trace *trace, section *s)
{
    size_t i, k;
    for (i = 0; i < trace->nnodes; i++) {
        tr_index_curve curve = {trace->nodes[i]->bends.n};
        section_add(s, &curve, sizeof curve, 8);
    }
    for (i = 0; i < trace->nnodes; i++)
        for (k = 0; k < trace->nodes[i]->bends.n; k++) {
            tr_index_bend bend = {trace->nodes[i]->bends.at[k].ns, trace->nodes[i]->bends.at[k].value};
            section_add(s, &bend, sizeof bend, 8);
        }
}

static void add_alignment(const tr_trace *trace, section *s)
{
    tr_index_align a = {trace->options.no_align || trace->nnodes < 2 ? 0 : trace->nnodes, trace->matched,
                        trace->violations_before, trace->violations_after};
    const bool bent = bends(trace), drifting = bent || drifts(trace);
    size_t i;
    section_add(s, &a, sizeof a, 8);
    for (i = 0; i < a.nodes; i++) {
        tr_index_move move = {trace->nodes[i]->align_ns, trace->nodes[i]->align_error_ns};
        section_add(s, &move, sizeof move, 8);
    }
    for (i = 0; i < a.nodes && drifting; i++) {
        tr_index_drift drift = {trace->nodes[i]->align_rate, trace->nodes[i]->align_from};
        section_add(s, &drift, sizeof drift, 8);
    }
    if (a.nodes && bent)
        add_bends(trace, s);
}

static uint64_t write_index(merge *m)
{
    section s = {0};
    size_t i;
    uint64_t events = 0;
    tr_merged_end end = {TR_END_MAGIC, m->pack.offset, m->pack.nblocks, 0};
    for (i = 0; i < m->trace->nstreams; i++) {
        m->cut.pieces.tracks[i].index.lost = m->trace->streams[i]->lost;
        m->trace->streams[i]->events = m->cut.pieces.tracks[i].index.events;
        events += m->cut.pieces.tracks[i].index.events;
        section_add(&s, &m->cut.pieces.tracks[i].index, sizeof m->cut.pieces.tracks[i].index, 8);
    }
    section_add(&s, m->pack.index, m->pack.index_bytes, 8);
    add_alignment(m->trace, &s);
    tr_pack_frame(&m->pack, TR_FRAME_INDEX, 0, events, (uint32_t)m->pack.nblocks, s.data, s.bytes);
    end.checksum = trace_checksum(&end, 24);
    tr_pack_write(&m->pack, &end, sizeof end);
    free(s.data);
    return events;
}

/* The oldest readers that know all of it. */
static uint16_t minor_of(const merge *m)
{
    if (bends(m->trace))
        return TR_MERGED_MINOR_CURVES;
    return m->options.compact ? TR_MERGED_MINOR_COLUMNS : drifts(m->trace) ? TR_MERGED_MINOR : 0;
}

static tr_merged_header make_header(const merge *m, uint32_t parts)
{
    tr_merged_header h = {.magic = TR_MERGED_MAGIC,
                          .major = TR_MERGED_MAJOR,
                          .minor = minor_of(m),
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
    const size_t enough = tr_cut_enough(m->trace->nstreams), blocks = blocks_at_once(m, enough);
    tr_gather_open(&m->gather, m->trace, m->options.from_ns, m->options.to_ns, &m->pack.crew,
                   window_bytes(m, enough, blocks));
    m->pack.most = m->pack.crew.n > 1 ? (blocks ? blocks : 1) + 1 : 0;
    tr_cut_open(&m->cut, &m->pack, &m->gather);
    m->pack.gather = &m->gather;
}

static void end(merge *m)
{
    tr_pieces_close(&m->cut.pieces);
    tr_gather_close(&m->gather);
}

/* More than 32 merged less in a second on a host with 64 processors, in four times the memory. */
static int threads_of(const tr_merge_options *options)
{
    const int cores = tr_cores();
    return options->threads > 0 ? options->threads : cores < 32 ? cores : 32;
}

int tr_merge(tr_trace *trace, const tr_merge_options *options, tr_merge_result *result)
{
    merge m = {.trace = trace, .options = *options};
    tr_merge_result got;
    tr_merged_header header;
    uint32_t parts;
    bool good;
    if (!tr_pack_open(&m.pack, trace, options->output, options->level, options->compact, threads_of(options)))
        return TR_FAILED;
    begin(&m);
    parts = write_processes(&m);
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
