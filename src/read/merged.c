/* merged.c - merged files, read: processes, index, blocks */
#include <zstd.h>
#include "private.h"

#define PART_RAW_MAX (1u << 30)

/* ---- frames ------------------------------------------------------------------------------------------------- */

static uint64_t padded(uint64_t n) { return (n + 7) & ~7ull; }

/* The checked header of the frame at `offset` with its ranges, allocated; NULL and what is wrong. */
static tr_frame *frame_head(tr_set *set, tr_file *file, uint64_t offset, uint32_t magic, const char **wrong)
{
    tr_frame head, *all;
    uint64_t sum;
    *wrong = "the frame's header is damaged";
    if (tr_file_read(set, file, &head, sizeof head, offset) < sizeof head) {
        *wrong = "the file ends inside a frame";
        return NULL;
    }
    if (head.magic != magic || head.header_bytes < sizeof head || (uint64_t)head.ranges * sizeof(tr_block_node) != head.header_bytes - sizeof head ||
        head.header_bytes > file->size - offset)
        return NULL;
    all = tr_alloc(head.header_bytes);
    if (tr_file_read(set, file, all, head.header_bytes, offset) == head.header_bytes) {
        sum = all->checksum;
        all->checksum = 0;
        if (trace_checksum(all, head.header_bytes) == sum) {
            if (offset + head.header_bytes + head.stored <= file->size)
                return all;
            *wrong = "the file ends inside a frame";
        }
    }
    free(all);
    return NULL;
}

/* The contents of a frame, allocated; NULL and what is wrong. */
static unsigned char *frame_contents(tr_set *set, tr_file *file, uint64_t offset, const tr_frame *head, uint32_t most, const char **wrong)
{
    unsigned char *stored = NULL, *raw = NULL;
    *wrong = "the frame's contents are damaged";
    if (head->raw > most)
        return NULL;
    stored = malloc(head->stored + 1u);
    if (stored && tr_file_read(set, file, stored, head->stored, offset + head->header_bytes) == head->stored &&
        trace_checksum(stored, head->stored) == head->stored_sum && ZSTD_getFrameContentSize(stored, head->stored) == head->raw) {
        raw = malloc(head->raw + 1u);
        if (!raw || ZSTD_decompress(raw, head->raw, stored, head->stored) != head->raw) {
            free(raw);
            raw = NULL;
        }
    }
    free(stored);
    return raw;
}

/* ---- processes ---------------------------------------------------------------------------------------------- */

typedef struct opening {
    tr_set *set;
    tr_file *file;
    tr_merged_header header;
    uint32_t processes; /* so far */
} opening;

static const char *read_process(opening *o, uint32_t part, const unsigned char *raw, uint32_t at, uint32_t end, uint32_t *next)
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
    if (e.bytes > end - at || e.bytes % 8 || (uint64_t)sizeof e + e.header_bytes + (uint64_t)e.streams * sizeof(tr_stream_entry) + e.dictionary_bytes > e.bytes ||
        e.header_bytes < sizeof h || e.header_bytes % 8 || e.number != o->processes || e.node >= o->header.nodes)
        return "a process' section is damaged";
    *next = at + e.bytes;
    memcpy(&h, raw + at + sizeof e, sizeof h);
    wrong = tr_header_check(&h, text, sizeof text);
    if (wrong)
        return "a process' header is damaged";
    o->processes++;
    p = tr_process_new(o->set, o->file, &h);
    at += (uint32_t)sizeof e + e.header_bytes;
    for (k = 0; k < e.streams; k++, at += (uint32_t)sizeof(tr_stream_entry)) {
        tr_stream_entry t;
        tr_stream *s;
        memcpy(&t, raw + at, sizeof t);
        if (t.number >= o->header.streams || !t.stream || tr_map_get(&p->streams, t.stream) || o->file->streams[t.number])
            return "the table of streams is damaged";
        s = tr_stream_get(p, t.stream);
        s->owner = t.owner;
        s->level = t.level;
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
    const char *wrong;
    uint32_t part;
    for (part = 0; part < o->header.parts; part++) {
        tr_frame *head = frame_head(o->set, o->file, offset, TR_FRAME_PROCESSES, &wrong);
        unsigned char *raw = head ? frame_contents(o->set, o->file, offset, head, PART_RAW_MAX, &wrong) : NULL;
        uint32_t at = 0, k, items = head ? head->items : 0;
        o->file->parts[part] = offset;
        if (!raw) {
            tr_complain(o->set, o->file, offset, "%s", wrong);
            free(head);
            return 0;
        }
        for (k = 0, wrong = NULL; k < items && !wrong; k++)
            wrong = read_process(o, part, raw, at, head->raw, &at);
        if (wrong)
            tr_complain(o->set, o->file, offset, "%s", wrong);
        offset += padded((uint64_t)head->header_bytes + head->stored);
        free(raw);
        free(head);
        if (wrong)
            return 0;
    }
    return offset;
}

/* The contents of a frame of processes; the last one is kept, for its processes are asked for one after the other. */
static const unsigned char *part_contents(tr_set *set, tr_file *file, uint32_t part, uint32_t *bytes)
{
    const char *wrong;
    if (set->part_file != file || set->part != part) {
        tr_frame *head = frame_head(set, file, file->parts[part], TR_FRAME_PROCESSES, &wrong);
        free(set->part_raw);
        set->part_file = NULL;
        set->part_raw = head ? frame_contents(set, file, file->parts[part], head, PART_RAW_MAX, &wrong) : NULL;
        if (set->part_raw) {
            set->part_file = file;
            set->part = part;
            set->part_bytes = head->raw;
        } else
            tr_complain(set, file, file->parts[part], "%s", wrong);
        free(head);
    }
    *bytes = set->part_bytes;
    return set->part_raw;
}

void tr_merged_dictionary(tr_full_process *p, tr_take *take, void *user)
{
    uint64_t offset = p->file->parts[p->part];
    uint32_t bytes;
    const unsigned char *raw = part_contents(p->set, p->file, p->part, &bytes), *q, *end;
    if (!raw || (uint64_t)p->part_at + p->part_bytes > bytes)
        return;
    for (q = raw + p->part_at, end = q + p->part_bytes; end - q >= 8;) {
        uint32_t id = tr_u32(q), n = tr_u32(q + 4);
        if ((uint64_t)(end - q) < 8 + (((uint64_t)n + 3) & ~3ull)) {
            tr_complain(p->set, p->file, offset, "the dictionary of process %u is damaged", p->header.pid);
            return;
        }
        take(user, id, q + 8, n, offset);
        q += 8 + ((n + 3u) & ~3u);
    }
}

void tr_merged_nodes(tr_set *set, tr_file *file)
{
    size_t k;
    for (k = 0; k < file->nnodes; k++) {
        trace_file_header h;
        memset(&h, 0, sizeof h);
        if (!file->node_keys[k].known)
            continue;
        memcpy(h.boot_id, file->node_keys[k].boot_id, 16);
        h.clock = file->node_keys[k].clock;
        file->nodes[k] = tr_set_node(set, &h);
    }
}

/* ---- index --------------------------------------------------------------------------------------------------- */

static void add_block(opening *o, uint64_t offset, uint64_t events, uint32_t stored, uint32_t raw, uint32_t segments, uint32_t nranges,
                      const void *ranges)
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
    copy = tr_arena_get(&o->set->arena, nranges * sizeof *copy);
    for (k = 0; k < nranges; k++) {
        memcpy(&copy[n], (const char *)ranges + k * sizeof *copy, sizeof *copy);
        n += copy[n].node < file->nnodes && file->node_keys[copy[n].node].known;
    }
    b->ranges = copy;
    b->nranges = n;
}

static bool read_index(opening *o, uint64_t first)
{
    tr_file *file = o->file;
    tr_merged_end end;
    tr_frame *head;
    unsigned char *raw;
    const char *wrong;
    uint64_t at, k;
    bool good = false;
    if (file->size < first + sizeof end || tr_file_read(o->set, file, &end, sizeof end, file->size - sizeof end) != sizeof end ||
        end.magic != TR_END_MAGIC || end.checksum != trace_checksum(&end, 24) || end.index < first || end.index >= file->size)
        return false;
    head = frame_head(o->set, file, end.index, TR_FRAME_INDEX, &wrong);
    raw = head ? frame_contents(o->set, file, end.index, head, PART_RAW_MAX, &wrong) : NULL;
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
            s->any = t.events > 0;
        }
        good = true;
        for (k = 0; k < end.blocks && good; k++) {
            tr_index_block b;
            good = head->raw - at >= sizeof b;
            if (good) {
                memcpy(&b, raw + at, sizeof b);
                at += sizeof b;
                good = (head->raw - at) / sizeof(tr_block_node) >= b.ranges;
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
        }
    }
    free(raw);
    free(head);
    return good;
}

/* Without an index: from header to header; where one is damaged, to the next that is whole. */
static void scan_blocks(opening *o, uint64_t offset)
{
    const char *wrong;
    bool lost = false;
    uint32_t magic;
    while (tr_file_read(o->set, o->file, &magic, 4, offset) == 4 && magic != TR_FRAME_INDEX) {
        tr_frame *head = frame_head(o->set, o->file, offset, TR_FRAME_BLOCK, &wrong);
        if (head) {
            add_block(o, offset, head->events, head->stored, head->raw, head->items, head->ranges, head + 1);
            o->set->bytes += head->raw; /* the index would have told how many bytes each stream has */
            offset += padded((uint64_t)head->header_bytes + head->stored);
            free(head);
            lost = false;
        } else {
            unsigned char window[65536];
            size_t got, k;
            if (!lost)
                tr_complain(o->set, o->file, offset, "%s", wrong);
            lost = true;
            offset += 8;
            do {
                got = tr_file_read(o->set, o->file, window, sizeof window, offset);
                for (k = 0; k + 4 <= got && tr_u32(window + k) != TR_FRAME_BLOCK && tr_u32(window + k) != TR_FRAME_INDEX; k += 8) {}
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
        snprintf(text, size, "merged file of version %u.%u, this reader reads %d.x: merge the raw files again, or use newer tools", h->major,
                 h->minor, TR_MERGED_MAJOR);
        return text;
    }
    if (h->features_required) {
        snprintf(text, size, "the file needs feature bit %d (0x%llx), which this reader does not know: use newer tools",
                 __builtin_ctzll(h->features_required), (unsigned long long)h->features_required);
        return text;
    }
    if (h->checksum != trace_checksum(h, 56) || h->header_bytes < sizeof *h || h->header_bytes > 4096)
        return "the header is damaged";
    return NULL;
}

void tr_merged_open(tr_set *set, tr_file *file, const unsigned char *head, size_t have)
{
    opening o = {.set = set, .file = file};
    const char *wrong;
    char text[160];
    uint64_t first;
    if (have < sizeof o.header) {
        tr_complain(set, file, have, "the file ends inside its header");
        return;
    }
    memcpy(&o.header, head, sizeof o.header);
    wrong = check_header(&o.header, text, sizeof text);
    /* Each of these takes some room in the file, however well it compresses. */
    if (!wrong && (o.header.streams / 64 > file->size || o.header.nodes > o.header.processes || o.header.parts > file->size / sizeof(tr_frame)))
        wrong = "the header is damaged";
    if (wrong) {
        tr_complain(set, file, 0, "%s", wrong);
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
    if (!read_index(&o, first)) {
        tr_complain(set, file, file->size, "the file has no index: it was cut, or its merge did not end; blocks are searched for");
        scan_blocks(&o, first);
    }
    file->used = true;
}

/* ---- blocks --------------------------------------------------------------------------------------------------- */

/* What is wrong with a block's table of segments, or NULL. */
static const char *check_segments(tr_block *b, uint32_t raw)
{
    uint64_t at = (uint64_t)b->nsegments * sizeof(tr_segment);
    uint32_t k;
    if (at > raw)
        return "the table of segments is damaged";
    b->segments = (const tr_segment *)(const void *)b->data;
    b->starts = tr_alloc((b->nsegments + 1) * sizeof *b->starts);
    for (k = 0; k < b->nsegments; k++) {
        const tr_segment *s = &b->segments[k];
        if (s->stream >= b->file->nstreams || (k && s->stream <= s[-1].stream) || s->bytes % 4 || s->bytes > raw - at)
            return "the table of segments is damaged";
        b->starts[k] = (uint32_t)at;
        at += s->bytes;
    }
    return at == raw ? NULL : "the table of segments is damaged";
}

static void load(tr_set *set, tr_block *b)
{
    tr_block_info *info = &b->file->blocks[b->number];
    const char *wrong;
    tr_frame *head = frame_head(set, b->file, info->offset, TR_FRAME_BLOCK, &wrong);
    if (head)
        b->data = frame_contents(set, b->file, info->offset, head, TR_BLOCK_RAW_MAX, &wrong);
    if (b->data) {
        b->nsegments = head->items;
        b->bytes = head->raw;
        wrong = check_segments(b, head->raw);
    }
    free(head);
    if (wrong && b->data) {
        free(b->data);
        b->data = NULL;
    }
    if (!b->data && !__atomic_exchange_n(&info->bad, true, __ATOMIC_RELAXED))
        tr_complain(set, b->file, info->offset, "%s: the %llu events of this block are not used", wrong, (unsigned long long)info->events);
}

/* Frees what nobody uses, longest unused first, until the rest fits. Lock held. */
static void shrink(tr_set *set)
{
    while (set->block_bytes > set->options.max_mem / 2) {
        tr_block **p, **oldest = NULL, *b;
        for (p = &set->blocks; *p; p = &(*p)->next)
            if (!(*p)->users && (!oldest || (*p)->used < (*oldest)->used))
                oldest = p;
        if (!oldest)
            return;
        b = *oldest;
        *oldest = b->next;
        set->block_bytes -= b->bytes;
        free(b->data);
        free(b->starts);
        free(b);
    }
}

tr_block *tr_block_get(tr_set *set, tr_file *file, size_t number)
{
    tr_block *b;
    pthread_mutex_lock(&set->lock);
    for (b = set->blocks; b && (b->file != file || b->number != number); b = b->next) {}
    if (!b) {
        b = tr_alloc(sizeof *b);
        b->file = file;
        b->number = number;
        b->next = set->blocks;
        set->blocks = b;
        b->users = 1;
        b->state = TR_BLOCK_LOADING;
        pthread_mutex_unlock(&set->lock);
        load(set, b);
        pthread_mutex_lock(&set->lock);
        b->state = b->data ? TR_BLOCK_READY : TR_BLOCK_BAD;
        set->block_bytes += b->bytes;
        pthread_cond_broadcast(&set->loaded);
    } else {
        b->users++;
        while (b->state == TR_BLOCK_LOADING)
            pthread_cond_wait(&set->loaded, &set->lock);
    }
    b->used = ++set->block_clock;
    if (b->state == TR_BLOCK_BAD) {
        b->users--;
        b = NULL;
    }
    shrink(set);
    pthread_mutex_unlock(&set->lock);
    return b;
}

void tr_block_put(tr_set *set, tr_block *block)
{
    pthread_mutex_lock(&set->lock);
    block->users--;
    shrink(set);
    pthread_mutex_unlock(&set->lock);
}

void tr_blocks_free(tr_set *set)
{
    tr_block *b, *next;
    for (b = set->blocks; b; b = next) {
        next = b->next;
        free(b->data);
        free(b->starts);
        free(b);
    }
}
