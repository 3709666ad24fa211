/* merged.c - merged files, read: processes and the index */
#include "merged.h"
#include <stdio.h>
#include "alive.h"
#include "file.h"
#include "frame.h"
#include "header.h"

/* ---- processes ---------------------------------------------------------------------------------------------- */

typedef struct opening {
    tr_trace *trace;
    tr_file *file;
    tr_merged_header header;
    uint32_t processes; /* so far */
    uint64_t unpacked;  /* what its frames come to, so far */
} opening;

/* One frame may be listed once, and be unpacked often; all of them together are what reading the file costs. */
static bool within_budget(opening *o, uint32_t raw)
{
    o->unpacked += raw;
    return o->unpacked <= tr_unpack_most(o->trace, o->file, TR_UNPACK_IN_ALL);
}

static const char *read_process(opening *o, uint32_t part, const unsigned char *raw, uint32_t at, uint32_t end,
                                uint32_t *next)
{
    tr_process_entry e;
    trace_file_header h;
    tr_full_process *p;
    const char *wrong;
    char text[160];
    uint32_t k;
    if (end - at < sizeof e)
        return "a process is cut";
    memcpy(&e, raw + at, sizeof e);
    if (e.bytes > end - at || e.bytes % 8 ||
        (uint64_t)sizeof e + e.header_bytes + (uint64_t)e.streams * sizeof(tr_stream_entry) + e.dictionary_bytes >
            e.bytes ||
        e.header_bytes < TRACE_HEADER_LEAST || e.header_bytes % 8 || e.number != o->processes ||
        e.node >= o->header.nodes)
        return "a process' section is damaged";
    *next = at + e.bytes;
    memset(&h, 0, sizeof h);
    memcpy(&h, raw + at + sizeof e, e.header_bytes < sizeof h ? e.header_bytes : sizeof h);
    wrong = tr_header_check(&h, text, sizeof text);
    if (wrong)
        return "a process' header is damaged";
    o->processes++;
    p = tr_process_new(o->trace, o->file, &h);
    p->process.running = tr_header_unclosed(&h) && tr_recorder_lives(&h);
    at += (uint32_t)sizeof e + e.header_bytes;
    for (k = 0; k < e.streams; k++, at += (uint32_t)sizeof(tr_stream_entry)) {
        tr_stream_entry t;
        tr_stream *s;
        memcpy(&t, raw + at, sizeof t);
        if (t.number >= o->header.streams || !t.stream || tr_map_get(&p->streams, t.stream) ||
            o->file->streams[t.number])
            return "the table of streams is damaged";
        s = tr_stream_get(p, t.stream);
        s->owner = t.owner;
        s->nesting = t.nesting;
        s->tid = t.tid;
        s->dropped = t.dropped;
        s->overwritten = t.overwritten;
        s->number = t.number;
        o->file->streams[t.number] = s;
    }
    p->part = part;
    p->part_at = at;
    p->part_bytes = e.dictionary_bytes;
    memcpy(o->file->node_keys[e.node].boot_id, h.boot_id, 16);
    o->file->node_keys[e.node].clock = h.clock;
    o->file->node_keys[e.node].known = true;
    return NULL;
}

/* Returns where the first block is, 0 after a message. */
static uint64_t read_parts(opening *o)
{
    uint64_t offset = o->header.header_bytes;
    tr_unpacker unpacker = {0};
    const char *wrong = NULL;
    uint32_t part;
    for (part = 0; part < o->header.parts && !wrong; part++) {
        tr_frame *head = tr_frame_head(o->trace, o->file, offset, TR_FRAME_PROCESSES, &wrong);
        const unsigned char *raw = head ? tr_frame_contents(o->trace, o->file, offset, head, &unpacker, &wrong) : NULL;
        uint32_t at = 0, k, items = head ? head->items : 0;
        o->file->parts[part] = offset;
        if (raw && !within_budget(o, head->raw))
            wrong = TR_TOO_MUCH;
        for (k = 0; k < items && !wrong; k++)
            wrong = read_process(o, part, raw, at, head->raw, &at);
        if (wrong)
            tr_complain(o->trace, o->file, offset, "%s", wrong);
        else
            offset += tr_frame_padded((uint64_t)head->header_bytes + head->stored);
        free(head);
    }
    tr_unpacker_free(&unpacker);
    return wrong ? 0 : offset;
}

/* The contents of a frame of processes; the last one is kept, for its processes are asked for one after the other. */
static const unsigned char *part_contents(tr_trace *trace, tr_file *file, uint32_t part, uint32_t *bytes)
{
    const char *wrong;
    if (trace->part_file != file || trace->part != part) {
        tr_frame *head = tr_frame_head(trace, file, file->parts[part], TR_FRAME_PROCESSES, &wrong);
        trace->part_file = NULL;
        trace->part_raw =
            head ? tr_frame_contents(trace, file, file->parts[part], head, &trace->part_unpacker, &wrong) : NULL;
        if (trace->part_raw) {
            trace->part_file = file;
            trace->part = part;
            trace->part_bytes = head->raw;
        } else
            tr_complain(trace, file, file->parts[part], "%s", wrong);
        free(head);
    }
    *bytes = trace->part_bytes;
    return trace->part_raw;
}

void tr_merged_dictionary(tr_full_process *p, tr_take *take, void *user)
{
    uint64_t offset = p->file->parts[p->part];
    uint32_t bytes;
    const unsigned char *raw = part_contents(p->trace, p->file, p->part, &bytes), *q, *end;
    if (!raw || (uint64_t)p->part_at + p->part_bytes > bytes)
        return;
    for (q = raw + p->part_at, end = q + p->part_bytes; end - q >= 8;) {
        uint32_t id = tr_u32(q), n = tr_u32(q + 4);
        if ((uint64_t)(end - q) < 8 + (((uint64_t)n + 3) & ~3ull)) {
            tr_complain(p->trace, p->file, offset, "the dictionary of process %u is damaged", p->header.pid);
            return;
        }
        take(user, id, q + 8, n, offset);
        q += 8 + ((n + 3u) & ~3u);
    }
}

void tr_merged_nodes(tr_trace *trace, tr_file *file)
{
    size_t k;
    for (k = 0; k < file->nnodes; k++) {
        trace_file_header h;
        memset(&h, 0, sizeof h);
        if (!file->node_keys[k].known)
            continue;
        memcpy(h.boot_id, file->node_keys[k].boot_id, 16);
        h.clock = file->node_keys[k].clock;
        file->nodes[k] = tr_trace_node(trace, &h);
    }
}

/* ---- index --------------------------------------------------------------------------------------------------- */

static void add_block(opening *o, uint64_t offset, uint64_t events, uint32_t stored, uint32_t raw, uint32_t segments,
                      uint32_t nranges, const void *ranges)
{
    tr_file *file = o->file;
    tr_block_info *b;
    tr_block_node *copy;
    uint32_t k, n = 0;
    file->blocks = tr_grow(file->blocks, file->nblocks + 1, &file->block_room, sizeof *file->blocks);
    b = &file->blocks[file->nblocks++];
    memset(b, 0, sizeof *b);
    b->offset = offset;
    b->events = events;
    b->stored = stored;
    b->raw = raw;
    b->segments = segments;
    copy = tr_arena_get(&o->trace->arena, nranges * sizeof *copy);
    for (k = 0; k < nranges; k++) {
        memcpy(&copy[n], (const char *)ranges + k * sizeof *copy, sizeof *copy);
        n += copy[n].node < file->nnodes && file->node_keys[copy[n].node].known;
    }
    b->ranges = copy;
    b->nranges = n;
}

/* No merge makes a larger one. */
static bool is_block_size(uint64_t raw, uint64_t segments)
{
    return raw <= TR_BLOCK_MOST + TR_BLOCK_OVER + segments * sizeof(tr_segment);
}

/* None if they are not all there. */
static void take_bends(tr_file *file, const unsigned char *raw, uint64_t bytes)
{
    uint64_t left, at = file->nnodes * sizeof(tr_index_curve);
    size_t i, k;
    if (bytes < at)
        return;
    left = (bytes - at) / sizeof(tr_index_bend);
    for (i = 0; i < file->nnodes; i++) {
        uint64_t n = tr_u64(raw + i * sizeof(tr_index_curve));
        if (n > left)
            return;
        left -= n;
    }
    file->bends = tr_alloc(file->nnodes * sizeof *file->bends);
    for (i = 0; i < file->nnodes; i++) {
        uint64_t n = tr_u64(raw + i * sizeof(tr_index_curve));
        file->bends[i].at = tr_alloc(n * sizeof *file->bends[i].at);
        for (k = 0; k < n; k++, at += sizeof(tr_index_bend)) {
            tr_index_bend bend;
            memcpy(&bend, raw + at, sizeof bend);
            file->bends[i].at[k] = (tr_bend){bend.ns, bend.move_ns};
        }
        file->bends[i].n = file->bends[i].room = n;
    }
}

static bool read_index(opening *o, uint64_t first)
{
    tr_file *file = o->file;
    tr_merged_end end;
    tr_frame *head;
    const unsigned char *raw;
    tr_unpacker unpacker = {0};
    const char *wrong;
    uint64_t at, k, next = first;
    bool good = false;
    if (file->size < first + sizeof end ||
        tr_file_read(o->trace, file, &end, sizeof end, file->size - sizeof end) != sizeof end ||
        end.magic != TR_END_MAGIC || end.checksum != trace_checksum(&end, 24) || end.index < first ||
        end.index >= file->size)
        return false;
    head = tr_frame_head(o->trace, file, end.index, TR_FRAME_INDEX, &wrong);
    raw = head ? tr_frame_contents(o->trace, file, end.index, head, &unpacker, &wrong) : NULL;
    if (raw && head->raw >= (at = o->header.streams * sizeof(tr_index_stream))) {
        for (k = 0; k < o->header.streams; k++) {
            tr_index_stream t;
            tr_stream *s = file->streams[k];
            memcpy(&t, raw + k * sizeof t, sizeof t);
            if (!s)
                continue;
            s->events = t.events;
            s->bytes = t.bytes;
            s->lost = t.lost;
            s->first_ticks = t.first_ticks;
            s->last_ticks = t.last_ticks;
            s->any = t.events > 0;
        }
        good = true;
        for (k = 0; k < end.blocks && good; k++) {
            tr_index_block b;
            good = head->raw - at >= sizeof b;
            if (good) {
                memcpy(&b, raw + at, sizeof b);
                at += sizeof b;
                good = is_block_size(b.raw, b.segments) && (head->raw - at) / sizeof(tr_block_node) >= b.ranges &&
                       b.offset >= next && b.offset <= end.index && within_budget(o, b.raw);
            }
            if (good) { /* one behind the other, none twice */
                next = b.offset +
                       tr_frame_padded(sizeof(tr_frame) + (uint64_t)b.ranges * sizeof(tr_block_node) + b.stored);
                good = next <= end.index;
            }
            if (good) {
                add_block(o, b.offset, b.events, b.stored, b.raw, b.segments, b.ranges, raw + at);
                at += (uint64_t)b.ranges * sizeof(tr_block_node);
            }
        }
    }
    if (!good)
        file->nblocks = 0;
    else if (head->raw - at >= sizeof file->align) {
        memcpy(&file->align, raw + at, sizeof file->align);
        at += sizeof file->align;
        if (file->align.nodes == file->nnodes && (head->raw - at) / sizeof *file->moves >= file->nnodes) {
            file->moves = tr_alloc(file->nnodes * sizeof *file->moves);
            memcpy(file->moves, raw + at, file->nnodes * sizeof *file->moves);
            at += file->nnodes * sizeof *file->moves;
            if (o->header.minor >= 1 && (head->raw - at) / sizeof *file->drifts >= file->nnodes) {
                file->drifts = tr_alloc(file->nnodes * sizeof *file->drifts);
                memcpy(file->drifts, raw + at, file->nnodes * sizeof *file->drifts);
                at += file->nnodes * sizeof *file->drifts;
                if (o->header.minor >= TR_MERGED_MINOR_CURVES)
                    take_bends(file, raw + at, head->raw - at);
            }
        }
    }
    tr_unpacker_free(&unpacker);
    free(head);
    return good;
}

/* Without an index: from header to header; where one is damaged, to the next that is whole. */
static void scan_blocks(opening *o, uint64_t offset)
{
    const char *wrong;
    bool lost = false;
    uint32_t magic;
    while (tr_file_read(o->trace, o->file, &magic, 4, offset) == 4 && magic != TR_FRAME_INDEX) {
        tr_frame *head = tr_frame_head(o->trace, o->file, offset, TR_FRAME_BLOCK, &wrong);
        if (head && (!is_block_size(head->raw, head->items) || !within_budget(o, head->raw))) {
            tr_complain(o->trace, o->file, offset, "%s", TR_TOO_MUCH);
            free(head);
            return;
        }
        if (head) {
            add_block(o, offset, head->events, head->stored, head->raw, head->items, head->ranges, head + 1);
            o->trace->bytes += head->raw; /* the index would have told how many bytes each stream has */
            offset += tr_frame_padded((uint64_t)head->header_bytes + head->stored);
            free(head);
            lost = false;
        } else {
            unsigned char window[65536];
            size_t got, k;
            if (!lost)
                tr_complain(o->trace, o->file, offset, "%s", wrong);
            lost = true;
            offset += 8;
            do {
                got = tr_file_read(o->trace, o->file, window, sizeof window, offset);
                for (k = 0;
                     k + 4 <= got && tr_u32(window + k) != TR_FRAME_BLOCK && tr_u32(window + k) != TR_FRAME_INDEX;
                     k += 8) {}
                offset += k;
            } while (got == sizeof window && k >= got);
        }
    }
}

static const char *check_header(const tr_merged_header *h, char *text, size_t size)
{
    if (h->byte_order != TRACE_BYTE_ORDER)
        return "the header's byte order mark is damaged";
    if (h->major != TR_MERGED_MAJOR) {
        snprintf(text, size,
                 "merged file of version %u.%u, this reader reads %d.x: merge the raw files again, or use newer tools",
                 h->major, h->minor, TR_MERGED_MAJOR);
        return text;
    }
    if (h->features_required & ~TR_FEATURE_COLUMNS) {
        snprintf(text, size, "the file needs feature bit %d (0x%llx), which this reader does not know: use newer tools",
                 __builtin_ctzll(h->features_required & ~TR_FEATURE_COLUMNS), (unsigned long long)h->features_required);
        return text;
    }
    if (h->checksum != trace_checksum(h, 56) || h->header_bytes < sizeof *h || h->header_bytes > 4096)
        return "the header is damaged";
    return NULL;
}

void tr_merged_open(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have)
{
    opening o = {.trace = trace, .file = file};
    const char *wrong;
    char text[160];
    uint64_t first, parts;
    if (have < sizeof o.header) {
        tr_complain(trace, file, have, "the file ends inside its header");
        return;
    }
    memcpy(&o.header, head, sizeof o.header);
    wrong = check_header(&o.header, text, sizeof text);
    /* Each of these takes some room in the file, however well it compresses. */
    if (!wrong && (o.header.streams > tr_unpack_most(trace, file, TR_UNPACK_AT_ONCE) / sizeof(tr_stream) ||
                   o.header.processes > tr_unpack_most(trace, file, TR_UNPACK_IN_ALL) /
                                            (sizeof(tr_process_entry) + TRACE_HEADER_LEAST) ||
                   o.header.nodes > o.header.processes || o.header.parts > file->size / sizeof(tr_frame)))
        wrong = "the header is damaged";
    if (wrong) {
        tr_complain(trace, file, 0, "%s", wrong);
        return;
    }
    file->is_merged = true;
    file->processes = o.header.processes;
    file->nstreams = o.header.streams;
    file->streams = tr_alloc(file->nstreams * sizeof *file->streams);
    file->nnodes = o.header.nodes;
    file->nodes = tr_alloc(file->nnodes * sizeof *file->nodes);
    file->node_keys = tr_alloc(file->nnodes * sizeof *file->node_keys);
    file->nparts = o.header.parts;
    file->parts = tr_alloc(file->nparts * sizeof *file->parts);
    first = read_parts(&o);
    if (!first)
        return;
    parts = o.unpacked;
    if (!read_index(&o, first)) {
        o.unpacked = parts;
        tr_complain(trace, file, file->size,
                    "the file has no index: it was cut, or its merge did not end; blocks are searched for");
        scan_blocks(&o, first);
    }
    file->used = true;
}
