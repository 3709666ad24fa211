/* merge.c - writes a merged file
 *
 * Time is cut in quanta of 4096 ns. Per quantum each stream's records of it are copied as they are, one run a stream, streams in their order; a
 * heap of (quantum, stream) says who is next, so its cost is that of a run, not of an event. A block ends with the quantum in which it
 * reached its size. Quanta, order and size depend on the events alone: not on how the inputs were cut into chunks, blocks or
 * files. Full blocks go to worker threads, which sort the runs by stream and compress them; they are written in order. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>
#include "merge.h"
#include "private.h"

typedef struct run {
    uint32_t part, bytes;
    uint64_t at;
} run;

/* What a block has of a stream. */
typedef struct part {
    uint32_t stream, events, bytes, number;
    uint64_t base;
} part;

typedef struct block {
    struct block *next; /* in line to be written */
    unsigned char *data;
    size_t bytes, room;
    run *runs;
    size_t nruns, run_room;
    part *parts;
    size_t nparts, part_room;
    tr_block_node *ranges;
    size_t nranges, range_room;
    uint64_t events, number;
    bool done;
    unsigned char *out; /* frame, ready to be written */
    size_t out_bytes;
    tr_index_block index;
} block;

typedef struct lane {
    tr_reader reader;
    struct merge *merge;
    uint64_t next_ticks; /* of the record at reader.p, which is whole */
} lane;

typedef struct leaf {
    int64_t quantum;
    uint64_t order;
    lane *lane;
} leaf;

/* A merged file whose blocks take their turns. */
typedef struct feed {
    tr_file *file;
    size_t next;
} feed;

/* What the merge remembers of a stream. */
typedef struct track {
    uint64_t last;        /* ticks of the last record written */
    uint64_t block;       /* number + 1 of the block it wrote to last */
    size_t part;          /* there */
    tr_index_stream index;
} track;

typedef struct node_limit { /* quantum -> ticks, remembered */
    int64_t quantum;
    uint64_t ticks, from, to;
    uint64_t block;
    size_t range;
} node_limit;

typedef struct merge {
    tr_set *set;
    tr_merge_options options;
    tr_merge_result result;
    int fd;
    char *part_path;
    int error;            /* errno of the write that failed */
    uint64_t offset;
    leaf *heap;
    size_t n, room;
    feed *feeds;
    size_t nfeeds;
    int64_t next_quantum; /* of the earliest block not taken in */
    size_t next_feed;
    track *tracks;
    size_t stream;        /* first one of the next process */
    node_limit *limits;
    block *now;
    uint64_t nblocks;
    size_t most;
    uint64_t consumed, told;
    unsigned char *index;
    size_t index_bytes, index_room;
    /* workers */
    pthread_t *threads;
    int nthreads;
    pthread_mutex_t lock;
    pthread_cond_t wake, ready;
    block *first, *last;  /* blocks not written yet, in order */
    block *todo;          /* first one no worker has taken */
    size_t waiting;
    bool stop;
    block *idle;
    ZSTD_CCtx *zstd;
} merge;

/* ---- writing -------------------------------------------------------------------------------------------------- */

static void put(merge *m, const void *data, size_t bytes)
{
    const char *p = data;
    while (bytes && !m->error) {
        ssize_t r = write(m->fd, p, bytes);
        if (r < 0 && errno == EINTR)
            continue;
        if (r <= 0) {
            m->error = r ? errno : EIO;
            return;
        }
        p += r;
        bytes -= (size_t)r;
        m->offset += (uint64_t)r;
    }
}

/* A whole frame in memory of its own: header, ranges, compressed contents, padding. */
static unsigned char *make_frame(ZSTD_CCtx *zstd, int level, uint32_t magic, uint64_t number, uint64_t events, uint32_t items,
                                 const tr_block_node *ranges, size_t nranges, const void *raw, size_t raw_bytes, size_t *bytes)
{
    size_t head = sizeof(tr_frame) + nranges * sizeof *ranges, most = ZSTD_compressBound(raw_bytes), stored;
    unsigned char *out = malloc(head + most + 8);
    tr_frame *f = (tr_frame *)(void *)out;
    if (!out)
        return NULL;
    memset(f, 0, sizeof *f);
    ZSTD_CCtx_setParameter(zstd, ZSTD_c_compressionLevel, level);
    stored = ZSTD_compress2(zstd, out + head, most, raw, raw_bytes);
    if (ZSTD_isError(stored)) {
        free(out);
        return NULL;
    }
    memset(out + head + stored, 0, 8);
    if (nranges)
        memcpy(f + 1, ranges, nranges * sizeof *ranges);
    f->magic = magic;
    f->header_bytes = (uint32_t)head;
    f->stored = (uint32_t)stored;
    f->raw = (uint32_t)raw_bytes;
    f->events = events;
    f->items = items;
    f->ranges = (uint32_t)nranges;
    f->number = number;
    f->stored_sum = trace_checksum(out + head, (uint32_t)stored);
    f->checksum = trace_checksum(f, (uint32_t)head);
    *bytes = (head + stored + 7) & ~(size_t)7;
    return out;
}

/* ---- blocks ---------------------------------------------------------------------------------------------------- */

static int by_stream(const void *left, const void *right)
{
    const part *a = left, *b = right;
    return a->stream < b->stream ? -1 : a->stream > b->stream;
}

/* Runs in the order they came -> segments in the order of streams, compressed. Any thread. */
static void finish(const merge *m, block *b, ZSTD_CCtx *zstd)
{
    size_t table = b->nparts * sizeof(tr_segment), raw = table + b->bytes, at = table, i;
    unsigned char *data = malloc(raw ? raw : 1);
    uint64_t *place = malloc((b->nparts + 1) * sizeof *place); /* by part: where its next run goes */
    tr_segment *segments = (tr_segment *)(void *)data;
    if (!data || !place)
        exit(TR_FAILED);
    for (i = 0; i < b->nparts; i++)
        b->parts[i].number = (uint32_t)i;
    qsort(b->parts, b->nparts, sizeof *b->parts, by_stream);
    for (i = 0; i < b->nparts; i++) {
        const part *p = &b->parts[i];
        segments[i] = (tr_segment){p->stream, p->events, p->bytes, 0, p->base};
        place[p->number] = at;
        at += p->bytes;
    }
    for (i = 0; i < b->nruns; i++) {
        uint64_t *to = &place[b->runs[i].part];
        memcpy(data + *to, b->data + b->runs[i].at, b->runs[i].bytes);
        *to += b->runs[i].bytes;
    }
    b->index = (tr_index_block){0, b->events, 0, (uint32_t)raw, (uint32_t)b->nranges, (uint32_t)b->nparts};
    b->out = make_frame(zstd, m->options.level, TR_FRAME_BLOCK, b->number, b->events, (uint32_t)b->nparts, b->ranges, b->nranges, data, raw,
                        &b->out_bytes);
    if (b->out)
        b->index.stored = ((tr_frame *)(void *)b->out)->stored;
    free(data);
    free(place);
}

static void *work(void *user)
{
    merge *m = user;
    ZSTD_CCtx *zstd = ZSTD_createCCtx();
    pthread_mutex_lock(&m->lock);
    for (;;) {
        block *b = m->todo;
        if (!b) {
            if (m->stop)
                break;
            pthread_cond_wait(&m->wake, &m->lock);
            continue;
        }
        m->todo = b->next;
        pthread_mutex_unlock(&m->lock);
        finish(m, b, zstd);
        pthread_mutex_lock(&m->lock);
        b->done = true;
        pthread_cond_signal(&m->ready);
    }
    pthread_mutex_unlock(&m->lock);
    ZSTD_freeCCtx(zstd);
    return NULL;
}

static void index_add(merge *m, const void *data, size_t bytes)
{
    m->index = tr_grow(m->index, m->index_bytes + bytes, &m->index_room, 1);
    if (bytes)
        memcpy(m->index + m->index_bytes, data, bytes);
    m->index_bytes += bytes;
}

static void write_block(merge *m, block *b)
{
    if (!b->out) {
        m->error = m->error ? m->error : ENOMEM;
        return;
    }
    b->index.offset = m->offset;
    index_add(m, &b->index, sizeof b->index);
    index_add(m, b->ranges, b->nranges * sizeof *b->ranges);
    m->result.raw_bytes += b->bytes;
    put(m, b->out, b->out_bytes);
    free(b->out);
    b->out = NULL;
}

/* Writes what is ready; waits until no more than `most` blocks are in line. */
static void collect(merge *m, size_t most)
{
    pthread_mutex_lock(&m->lock);
    while (m->first && (m->first->done || m->waiting > most)) {
        block *b = m->first;
        if (!b->done) {
            pthread_cond_wait(&m->ready, &m->lock);
            continue;
        }
        m->first = b->next;
        if (!m->first)
            m->last = NULL;
        m->waiting--;
        pthread_mutex_unlock(&m->lock);
        write_block(m, b);
        b->next = m->idle;
        m->idle = b;
        pthread_mutex_lock(&m->lock);
    }
    pthread_mutex_unlock(&m->lock);
}

static block *block_new(merge *m)
{
    block *b = m->idle;
    if (b)
        m->idle = b->next;
    else
        b = tr_alloc(sizeof *b);
    b->next = NULL;
    b->done = false;
    b->bytes = b->nruns = b->nparts = b->nranges = 0;
    b->events = 0;
    b->number = m->nblocks++;
    return b;
}

static void end_block(merge *m)
{
    block *b = m->now;
    m->now = NULL;
    if (!b->events) {
        m->nblocks--;
        b->next = m->idle;
        m->idle = b;
        return;
    }
    if (!m->nthreads) {
        finish(m, b, m->zstd);
        write_block(m, b);
        b->next = m->idle;
        m->idle = b;
        return;
    }
    pthread_mutex_lock(&m->lock);
    if (m->last)
        m->last->next = b;
    else
        m->first = b;
    m->last = b;
    if (!m->todo)
        m->todo = b;
    m->waiting++;
    pthread_cond_signal(&m->wake);
    pthread_mutex_unlock(&m->lock);
    collect(m, (size_t)m->nthreads + 1);
}

/* ---- lanes ----------------------------------------------------------------------------------------------------- */

static bool before(const leaf *a, const leaf *b) { return a->quantum != b->quantum ? a->quantum < b->quantum : a->order < b->order; }

static void sift_down(merge *m)
{
    leaf x = m->heap[0];
    size_t i = 0;
    for (;;) {
        size_t k = 2 * i + 1;
        if (k >= m->n)
            break;
        if (k + 1 < m->n && before(&m->heap[k + 1], &m->heap[k]))
            k++;
        if (!before(&m->heap[k], &x))
            break;
        m->heap[i] = m->heap[k];
        i = k;
    }
    m->heap[i] = x;
}

static int64_t quantum_of(const tr_reader *r, uint64_t ticks) { return tr_node_ns(r->process->node, ticks) >> TR_QUANTUM_BITS; }

/* Finds the next record to write, at reader.p; false at the end of the stream. */
static bool find_next(lane *l)
{
    tr_reader *r = &l->reader;
    const node_limit *limit = &l->merge->limits[r->process->node->index];
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
    leaf x;
    size_t i;
    l->merge = m;
    if (!find_next(l)) {
        lane_close(l);
        return;
    }
    m->heap = tr_grow(m->heap, m->n + 1, &m->room, sizeof *m->heap);
    x = (leaf){quantum_of(&l->reader, l->next_ticks), (uint64_t)l->reader.stream->rank << 32 | (l->reader.order & 0xffffffffu), l};
    for (i = m->n++; i && before(&x, &m->heap[(i - 1) / 2]); i = (i - 1) / 2)
        m->heap[i] = m->heap[(i - 1) / 2];
    m->heap[i] = x;
}

static void find_next_block(merge *m)
{
    size_t i;
    m->next_quantum = INT64_MAX;
    for (i = 0; i < m->nfeeds; i++) {
        feed *f = &m->feeds[i];
        const tr_block_info *b;
        for (; f->next < f->file->nblocks; f->next++) {
            b = &f->file->blocks[f->next];
            if (b->to_ns >= m->options.from_ns && b->from_ns < m->options.to_ns) {
                if (b->from_ns >> TR_QUANTUM_BITS < m->next_quantum) {
                    m->next_quantum = b->from_ns >> TR_QUANTUM_BITS;
                    m->next_feed = i;
                }
                break;
            }
        }
    }
}

/* Blocks whose time has come bring a lane for each of their segments. */
static void take_blocks(merge *m)
{
    while (m->next_quantum != INT64_MAX && (!m->n || m->heap[0].quantum >= m->next_quantum)) {
        feed *f = &m->feeds[m->next_feed];
        tr_block *b = tr_block_get(m->set, f->file, f->next++);
        uint32_t k;
        for (k = 0; b && k < b->nsegments; k++) {
            lane *l;
            if (!b->file->streams[b->segments[k].stream])
                continue;
            l = tr_alloc(sizeof *l);
            pthread_mutex_lock(&m->set->lock);
            b->users++;
            pthread_mutex_unlock(&m->set->lock);
            tr_reader_open_segment(&l->reader, b, k);
            lane_add(m, l);
        }
        if (b)
            tr_block_put(m->set, b);
        find_next_block(m);
    }
}

/* ---- copying --------------------------------------------------------------------------------------------------- */

static void reserve(block *b, size_t bytes)
{
    if (b->bytes + bytes > b->room) {
        size_t room = b->room ? b->room : TR_BLOCK_BYTES + TR_BLOCK_BYTES / 2;
        while (room < b->bytes + bytes)
            room *= 2;
        b->data = realloc(b->data, room);
        if (!b->data)
            exit(TR_FAILED);
        b->room = room;
    }
}

static part *part_of(merge *m, lane *l, track *t)
{
    block *b = m->now;
    if (t->block != b->number + 1) {
        b->parts = tr_grow(b->parts, b->nparts + 1, &b->part_room, sizeof *b->parts);
        t->block = b->number + 1;
        t->part = b->nparts++;
        b->parts[t->part] = (part){l->reader.stream->rank, 0, 0, 0, l->next_ticks};
        t->last = l->next_ticks;
    }
    return &b->parts[t->part];
}

static void note_range(merge *m, const tr_node *node, uint64_t first, uint64_t last)
{
    node_limit *limit = &m->limits[node->index];
    block *b = m->now;
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

/* Copies the lane's records up to ticks `limit`, or until the block is as large as a block may be. A record is written short if it can be, so that
 * its bytes do not depend on where its chunk began. False at the end of the stream. */
static bool copy(lane *l, uint64_t limit)
{
    merge *m = l->merge;
    tr_reader *r = &l->reader;
    block *b = m->now;
    track *t = &m->tracks[r->stream->rank];
    part *to = part_of(m, l, t);
    size_t begin = b->bytes;
    uint64_t events = 0, last = t->last, first = l->next_ticks, low = l->next_ticks, high = l->next_ticks;
    uint64_t from = m->limits[r->process->node->index].from;
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
        b->runs[b->nruns++] = (run){(uint32_t)t->part, (uint32_t)(b->bytes - begin), begin};
        if (!t->index.events)
            t->index.first_ticks = first;
        t->index.last_ticks = last;
        t->index.events += events;
        t->index.bytes += b->bytes - begin;
        note_range(m, r->process->node, low, high);
    }
    return more && (!full || find_next(l));
}

static void merge_all(merge *m)
{
    int64_t quantum;
    while (take_blocks(m), m->n && !m->error) {
        lane *l = m->heap[0].lane;
        node_limit *limit = &m->limits[l->reader.process->node->index];
        uint64_t consumed = l->reader.consumed;
        quantum = m->heap[0].quantum;
        if (!m->now)
            m->now = block_new(m);
        if (limit->quantum != quantum) {
            limit->quantum = quantum;
            limit->ticks = tr_node_ticks(l->reader.process->node, (int64_t)((uint64_t)(quantum + 1) << TR_QUANTUM_BITS));
            if (limit->ticks > limit->to)
                limit->ticks = limit->to;
        }
        if (copy(l, limit->ticks)) {
            m->consumed += l->reader.consumed - consumed;
            m->told += l->reader.consumed - consumed;
            m->heap[0].quantum = quantum_of(&l->reader, l->next_ticks);
        } else {
            m->told += 1 << 20;
            m->consumed -= consumed;
            lane_close(l);
            m->heap[0] = m->heap[--m->n];
        }
        if (m->n > 1)
            sift_down(m);
        if (m->now->bytes >= TR_BLOCK_MOST || (m->now->bytes >= TR_BLOCK_BYTES && (!m->n || m->heap[0].quantum != quantum)))
            end_block(m);
        if (m->told >= 1 << 20 && m->options.progress) {
            m->told = 0;
            m->options.progress(m->options.user, m->consumed, m->set->bytes);
        }
    }
    if (m->now)
        end_block(m);
    if (m->nthreads)
        collect(m, 0);
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
    section_add(user, head, sizeof head, 4);
    section_add(user, body, bytes, 4);
}

static void add_process(merge *m, section *s, tr_full_process *p, uint32_t number)
{
    size_t at = s->bytes, dictionary;
    tr_process_entry e = {.number = number, .node = p->node->index, .header_bytes = (sizeof p->header + 7) & ~7u};
    section_add(s, &e, sizeof e, 8);
    section_add(s, &p->header, sizeof p->header, 8);
    for (; m->stream < m->set->nstreams && m->set->streams[m->stream]->process == p; m->stream++) {
        const tr_stream *t = m->set->streams[m->stream];
        tr_stream_entry x = {t->rank, t->id, t->owner, t->level, t->tid, 0, t->dropped, t->overwritten};
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
    size_t i, bytes;
    uint32_t items = 0, parts = 0;
    for (i = 0; i < m->set->nprocesses; i++) {
        add_process(m, &s, m->set->processes[i], (uint32_t)i);
        items++;
        if (s.bytes >= TR_BLOCK_BYTES || i + 1 == m->set->nprocesses) {
            unsigned char *frame = make_frame(m->zstd, 3, TR_FRAME_PROCESSES, parts++, 0, items, NULL, 0, s.data, s.bytes, &bytes);
            if (frame)
                put(m, frame, bytes);
            else
                m->error = ENOMEM;
            free(frame);
            s.bytes = 0;
            items = 0;
        }
    }
    free(s.data);
    return parts;
}

static void write_index(merge *m)
{
    section s = {0};
    size_t i, bytes;
    unsigned char *frame;
    tr_merged_end end = {TR_END_MAGIC, m->offset, m->nblocks, 0};
    for (i = 0; i < m->set->nstreams; i++) {
        m->tracks[i].index.lost = m->set->streams[i]->lost;
        section_add(&s, &m->tracks[i].index, sizeof m->tracks[i].index, 8);
    }
    section_add(&s, m->index, m->index_bytes, 8);
    frame = make_frame(m->zstd, 3, TR_FRAME_INDEX, 0, m->result.events, (uint32_t)m->nblocks, NULL, 0, s.data, s.bytes, &bytes);
    if (frame)
        put(m, frame, bytes);
    else
        m->error = ENOMEM;
    end.checksum = trace_checksum(&end, 24);
    put(m, &end, sizeof end);
    free(frame);
    free(s.data);
}

static void write_header(merge *m, uint32_t parts)
{
    tr_merged_header h = {.magic = TR_MERGED_MAGIC, .major = TR_MERGED_MAJOR, .minor = TR_MERGED_MINOR, .header_bytes = sizeof h,
                          .byte_order = TRACE_BYTE_ORDER, .processes = (uint32_t)m->set->nprocesses, .streams = (uint32_t)m->set->nstreams,
                          .parts = parts};
    size_t i;
    for (i = 0; i < m->set->nprocesses; i++)
        if (m->set->processes[i]->node->index >= h.nodes)
            h.nodes = m->set->processes[i]->node->index + 1;
    h.checksum = trace_checksum(&h, 56);
    if (pwrite(m->fd, &h, sizeof h, 0) != (ssize_t)sizeof h && !m->error)
        m->error = errno ? errno : EIO;
}

/* ---- all together ----------------------------------------------------------------------------------------------- */

static void start_workers(merge *m)
{
    int want = m->options.threads > 0 ? m->options.threads : (int)sysconf(_SC_NPROCESSORS_ONLN);
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->wake, NULL);
    pthread_cond_init(&m->ready, NULL);
    if (want < 2)
        return;
    m->threads = tr_alloc((size_t)want * sizeof *m->threads);
    while (m->nthreads < want && pthread_create(&m->threads[m->nthreads], NULL, work, m) == 0)
        m->nthreads++;
}

static void end_all(merge *m)
{
    block *b;
    int i;
    size_t k;
    pthread_mutex_lock(&m->lock);
    m->stop = true;
    pthread_cond_broadcast(&m->wake);
    pthread_mutex_unlock(&m->lock);
    for (i = 0; i < m->nthreads; i++)
        pthread_join(m->threads[i], NULL);
    for (k = 0; k < m->n; k++)
        lane_close(m->heap[k].lane);
    while ((b = m->idle)) {
        m->idle = b->next;
        free(b->data);
        free(b->runs);
        free(b->parts);
        free(b->ranges);
        free(b);
    }
    free(m->threads);
    free(m->heap);
    free(m->feeds);
    free(m->tracks);
    free(m->limits);
    free(m->index);
    free(m->part_path);
    ZSTD_freeCCtx(m->zstd);
}

int tr_merge(tr_set *set, const tr_merge_options *options, tr_merge_result *result)
{
    merge m = {.set = set, .options = *options};
    tr_merged_header empty = {0};
    size_t i;
    uint64_t most;
    uint32_t parts;
    if (!m.options.level)
        m.options.level = 1;
    m.part_path = tr_alloc(strlen(options->output) + 8);
    sprintf(m.part_path, "%s.part", options->output);
    m.fd = open(m.part_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (m.fd < 0) {
        tr_say(set, "%s: error: %s", m.part_path, strerror(errno));
        free(m.part_path);
        return TR_FAILED;
    }
    start_workers(&m);
    m.zstd = ZSTD_createCCtx();
    m.feeds = tr_alloc(set->nfiles * sizeof *m.feeds);
    for (i = 0; i < set->nfiles; i++)
        if (set->files[i]->nblocks)
            m.feeds[m.nfeeds++].file = set->files[i];
    find_next_block(&m);
    m.tracks = tr_alloc(set->nstreams * sizeof *m.tracks);
    m.limits = tr_alloc(set->nnodes * sizeof *m.limits);
    for (i = 0; i < set->nnodes; i++) {
        m.limits[i].quantum = INT64_MIN;
        m.limits[i].from = options->from_ns == INT64_MIN ? 0 : tr_node_ticks(set->nodes[i], options->from_ns);
        m.limits[i].to = options->to_ns == INT64_MAX ? UINT64_MAX : tr_node_ticks(set->nodes[i], options->to_ns);
    }
    put(&m, &empty, sizeof empty);
    parts = write_processes(&m);
    most = set->options.max_mem / 2 / (set->nstreams + 1);
    for (i = 0; i < set->nstreams; i++)
        if (!set->streams[i]->process->file->is_merged) {
            lane *l = tr_alloc(sizeof *l);
            tr_reader_open(&l->reader, set->streams[i], most > 16u << 20 ? 16u << 20 : most < 4096 ? 4096 : (size_t)most & ~(size_t)4095);
            tr_reader_seek(&l->reader, options->from_ns);
            lane_add(&m, l);
        }
    merge_all(&m);
    for (i = 0; i < set->nstreams; i++) {
        m.result.events += m.tracks[i].index.events;
        set->streams[i]->events = m.tracks[i].index.events;
    }
    write_index(&m);
    write_header(&m, parts);
    m.result.blocks = m.nblocks;
    m.result.file_bytes = m.offset;
    if (close(m.fd) && !m.error)
        m.error = errno;
    if (!m.error && rename(m.part_path, options->output))
        m.error = errno;
    if (m.error) {
        tr_say(set, "%s: error: cannot be written: %s", options->output, strerror(m.error));
        unlink(m.part_path);
    }
    if (result)
        *result = m.result;
    i = m.error != 0;
    end_all(&m);
    return i ? TR_FAILED : tr_set_status(set);
}
