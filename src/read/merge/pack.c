/* pack.c - see pack.h
 *
 * A full block goes in line; some thread of the crew sorts its pieces by stream and compresses it. Where it lies in the
 * file is known once those before it are compressed: whoever compressed the last of these writes all that can be
 * written. So no thread waits for another one, and memory is bounded by how long the line may get. Buffers are used
 * again and again: fresh pages from the kernel would cost about half as much as compressing. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>
#include "columns_pack.h"
#include "read/containers/file.h"
#include "read/containers/frame.h"
#include "pack.h"

/* ---- writing -------------------------------------------------------------------------------------------------- */

bool tr_pack_failed(tr_packer *p) { return __atomic_load_n(&p->error, __ATOMIC_RELAXED) != 0; }

static void fail(tr_packer *p, int why)
{
    int none = 0;
    __atomic_compare_exchange_n(&p->error, &none, why, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

static void write_at(tr_packer *p, const void *data, size_t bytes, uint64_t at)
{
    const char *from = data;
    while (bytes && !tr_pack_failed(p)) {
        ssize_t r = pwrite(p->file.fd, from, bytes, (off_t)at);
        if (r < 0 && errno == EINTR)
            continue;
        if (r <= 0) {
            fail(p, r ? errno : EIO);
            return;
        }
        from += r;
        bytes -= (size_t)r;
        at += (uint64_t)r;
    }
}

void tr_pack_write(tr_packer *p, const void *data, size_t bytes)
{
    write_at(p, data, bytes, p->offset);
    p->offset += bytes;
}

/* What one thread compresses with. */
typedef struct tr_press {
    struct tr_press *next;
    ZSTD_CCtx *zstd;
    tr_buffer sorted; /* a block's records by stream, and before them: */
    unsigned char *contents;
    tr_column_press columns;
    tr_segment *segments;
    size_t nsegments, segment_room;
    tr_piece *pieces, *merged; /* of a share, if they are not in order */
    size_t piece_room, merged_room;
} press;

static press *press_take(tr_packer *p)
{
    press *x;
    pthread_mutex_lock(&p->lock);
    x = p->presses;
    if (x)
        p->presses = x->next;
    pthread_mutex_unlock(&p->lock);
    if (!x) {
        x = tr_alloc(sizeof *x);
        x->zstd = ZSTD_createCCtx();
    }
    return x;
}

static void press_put(tr_packer *p, press *x)
{
    pthread_mutex_lock(&p->lock);
    x->next = p->presses;
    p->presses = x;
    pthread_mutex_unlock(&p->lock);
}

static void press_free(press *x)
{
    ZSTD_freeCCtx(x->zstd);
    free(x->sorted.p);
    tr_column_press_free(&x->columns);
    free(x->segments);
    free(x->pieces);
    free(x->merged);
    free(x);
}

/* A whole frame: header, ranges, compressed contents, padding. 0: no memory. */
static size_t make_frame(ZSTD_CCtx *zstd, int level, tr_frame head, const tr_block_node *ranges, const void *contents,
                         size_t bytes, tr_buffer *to)
{
    size_t head_bytes = sizeof head + head.ranges * sizeof *ranges, most = ZSTD_compressBound(bytes), stored;
    tr_frame *f;
    if (!zstd || !tr_buffer_room(to, head_bytes + most + 8))
        return 0;
    ZSTD_CCtx_setParameter(zstd, ZSTD_c_compressionLevel, level);
    stored = ZSTD_compress2(zstd, to->p + head_bytes, most, contents, bytes);
    if (ZSTD_isError(stored))
        return 0;
    memset(to->p + head_bytes + stored, 0, 8);
    f = (tr_frame *)(void *)to->p;
    *f = head;
    if (head.ranges)
        memcpy(f + 1, ranges, head.ranges * sizeof *ranges);
    f->header_bytes = (uint32_t)head_bytes;
    f->stored = (uint32_t)stored;
    f->stored_sum = trace_checksum(to->p + head_bytes, (uint32_t)stored);
    f->checksum = trace_checksum(f, (uint32_t)head_bytes);
    return tr_frame_padded(head_bytes + stored);
}

/* ---- blocks ---------------------------------------------------------------------------------------------------- */

/* A piece at its place in the block; the bytes it has there. */
static size_t put_piece(unsigned char *to, const tr_piece *p, bool begins)
{
    uint32_t word = tr_u32(p->from);
    if (begins && p->wide) {
        word >>= TRACE_ID_BITS;
        memcpy(to, &word, 4);
        memcpy(to + 4, p->from + 12, p->bytes - 12);
        return p->bytes - TR_SHORTER;
    }
    memcpy(to, p->from, p->bytes);
    if (begins && word & TRACE_ID_SHORT_MAX) {
        word &= TRACE_ID_SHORT_MAX;
        memcpy(to, &word, 4);
    }
    return p->bytes;
}

/* Where pieces from `at` on are no longer sorted by stream. */
static size_t end_of_order(const tr_piece *p, size_t at, size_t n)
{
    for (at++; at < n && p[at - 1].stream <= p[at].stream; at++) {}
    return at < n ? at : n;
}

/* Two sorted ranges into one; of equal streams those of the first come first. */
static void merge_ranges(tr_piece *to, const tr_piece *a, size_t na, const tr_piece *b, size_t nb)
{
    while (na && nb)
        if (b->stream < a->stream) {
            *to++ = *b++;
            nb--;
        } else {
            *to++ = *a++;
            na--;
        }
    memcpy(to, na ? a : b, (na + nb) * sizeof *to);
}

/* A share's pieces by stream: windows are sorted, so there is little to do. */
static const tr_piece *sorted_pieces(press *x, const tr_share *s)
{
    size_t n = s->npieces;
    if (end_of_order(s->pieces, 0, n) == n)
        return s->pieces;
    x->pieces = tr_grow(x->pieces, n, &x->piece_room, sizeof *x->pieces);
    x->merged = tr_grow(x->merged, n, &x->merged_room, sizeof *x->merged);
    memcpy(x->pieces, s->pieces, n * sizeof *x->pieces);
    while (end_of_order(x->pieces, 0, n) < n) {
        tr_piece *sorted = x->merged;
        size_t at, middle, end, room = x->merged_room;
        for (at = 0; at < n; at = end) {
            middle = end_of_order(x->pieces, at, n);
            end = middle < n ? end_of_order(x->pieces, middle, n) : n;
            merge_ranges(sorted + at, x->pieces + at, middle - at, x->pieces + middle, end - middle);
        }
        x->merged = x->pieces;
        x->merged_room = x->piece_room;
        x->pieces = sorted;
        x->piece_room = room;
    }
    return x->pieces;
}

/* Pieces become segments, `to` what is behind the table of these. */
static unsigned char *put_share(press *x, const tr_share *s, unsigned char *to)
{
    const tr_piece *p = sorted_pieces(x, s);
    tr_segment *segment = NULL;
    size_t i;
    for (i = 0; i < s->npieces; i++, p++) {
        bool begins = !segment || segment->stream != p->stream;
        size_t bytes = put_piece(to, p, begins);
        if (begins) {
            segment = &x->segments[x->nsegments++];
            *segment = (tr_segment){p->stream, 0, 0, 0, p->base};
        }
        segment->events += p->events;
        segment->bytes += (uint32_t)bytes;
        to += bytes;
    }
    return to;
}

static int by_node(const void *left, const void *right)
{
    const tr_span *a = left, *b = right;
    return a->range.node < b->range.node ? -1 : a->range.node > b->range.node;
}

static int by_key(const void *left, const void *right)
{
    const tr_span *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->stream < b->stream ? -1 : a->stream > b->stream;
}

static void span_join(tr_span *to, const tr_span *x)
{
    if (by_key(x, to) < 0) {
        to->key = x->key;
        to->stream = x->stream;
    }
    to->range.first = x->range.first < to->range.first ? x->range.first : to->range.first;
    to->range.last = x->range.last > to->range.last ? x->range.last : to->range.last;
}

/* A block names nodes in the order in which they come in it: by quantum, then by stream. */
static void find_ranges(tr_pack_block *b, size_t nshares)
{
    size_t i, k, n = 0;
    for (i = 0; i < nshares; i++) {
        b->spans = tr_grow(b->spans, n + b->shares[i].nspans + 1, &b->span_room, sizeof *b->spans);
        for (k = 0; k < b->shares[i].nspans; k++)
            if (n && b->spans[n - 1].range.node == b->shares[i].spans[k].range.node)
                span_join(&b->spans[n - 1], &b->shares[i].spans[k]);
            else
                b->spans[n++] = b->shares[i].spans[k];
    }
    qsort(b->spans, n, sizeof *b->spans, by_node);
    for (i = k = 0; i < n; i++)
        if (k && b->spans[k - 1].range.node == b->spans[i].range.node)
            span_join(&b->spans[k - 1], &b->spans[i]);
        else
            b->spans[k++] = b->spans[i];
    qsort(b->spans, k, sizeof *b->spans, by_key);
    b->ranges = tr_grow(b->ranges, k, &b->range_room, sizeof *b->ranges);
    b->nranges = k;
    for (i = 0; i < k; i++)
        b->ranges[i] = b->spans[i].range;
}

/* What the block is made of is not needed any more. */
static void release(tr_pack_block *b)
{
    size_t i, k;
    for (i = 0; i < b->pack->gather->nstrips; i++) {
        tr_share *s = &b->shares[i];
        for (k = 0; k < s->nstages; k++)
            tr_stage_put(b->pack->gather, s->stages[k]);
        s->npieces = s->nspans = s->nstages = 0;
    }
}

/* The block's contents, in the press: a table of segments and their records. False: no memory. */
static bool put_together(press *x, tr_pack_block *b)
{
    size_t nshares = b->pack->gather->nstrips, most = 0, bytes = 0, i, k, table;
    unsigned char *begin, *end;
    for (i = 0; i < nshares; i++) {
        most += b->shares[i].npieces; /* at least as many as segments */
        for (k = 0; k < b->shares[i].npieces; k++) {
            bytes += b->shares[i].pieces[k].bytes;
            b->events += b->shares[i].pieces[k].events;
        }
    }
    if (!tr_buffer_room(&x->sorted, most * sizeof(tr_segment) + bytes))
        return false;
    x->segments = tr_grow(x->segments, most, &x->segment_room, sizeof *x->segments);
    x->nsegments = 0;
    begin = end = x->sorted.p + most * sizeof(tr_segment);
    for (i = 0; i < nshares; i++)
        end = put_share(x, &b->shares[i], end);
    b->bytes = (size_t)(end - begin);
    table = x->nsegments * sizeof(tr_segment);
    x->contents = begin - table;
    memcpy(x->contents, x->segments, table);
    find_ranges(b, nshares);
    return true;
}

static void press_block(press *x, tr_pack_block *b)
{
    const tr_packer *p = b->pack;
    size_t raw = x->nsegments * sizeof(tr_segment) + b->bytes, columns;
    tr_frame head = {.magic = TR_FRAME_BLOCK,
                     .raw = (uint32_t)raw,
                     .events = b->events,
                     .items = (uint32_t)x->nsegments,
                     .ranges = (uint32_t)b->nranges,
                     .number = b->number};
    columns = p->compact ? tr_columns_pack(p->trace, x->contents, (uint32_t)raw, head.items, &x->columns) : 0;
    head.form = columns ? TR_FORM_COLUMNS : TR_FORM_PLAIN;
    b->out_bytes = make_frame(x->zstd, p->level, head, b->ranges, columns ? x->columns.out.p : x->contents,
                              columns ? columns : raw, &b->out);
}

static void index_add(tr_packer *p, const void *data, size_t bytes)
{
    p->index = tr_grow(p->index, p->index_bytes + bytes, &p->index_room, 1);
    if (bytes)
        memcpy(p->index + p->index_bytes, data, bytes);
    p->index_bytes += bytes;
}

/* Those at the head of the line that are ready get their places in the file, and out of line. Lock held. */
static tr_pack_block *take_ready(tr_packer *p)
{
    tr_pack_block *first = p->first, **end = &first;
    for (; *end && (*end)->ready; end = &(*end)->next) {
        tr_pack_block *b = *end;
        const tr_frame *f = (const tr_frame *)(const void *)b->out.p;
        tr_index_block index;
        if (!b->out_bytes) {
            fail(p, ENOMEM);
            continue;
        }
        b->at = p->offset;
        index = (tr_index_block){b->at, f->events, f->stored, f->raw, f->ranges, f->items};
        index_add(p, &index, sizeof index);
        index_add(p, b->ranges, b->nranges * sizeof *b->ranges);
        p->raw_bytes += b->bytes;
        p->offset += b->out_bytes;
    }
    p->first = *end;
    if (!p->first)
        p->last = NULL;
    *end = NULL;
    return first;
}

static void put_away(tr_packer *p, tr_pack_block *b)
{
    pthread_mutex_lock(&p->lock);
    b->next = p->idle;
    p->idle = b;
    pthread_mutex_unlock(&p->lock);
}

/* Pieces in the order they came -> segments in the order of streams, compressed, written. Any thread. */
static void finish(tr_job *job, unsigned worker)
{
    tr_pack_block *b = (tr_pack_block *)(void *)job, *next;
    tr_packer *p = b->pack;
    press *x = press_take(p);
    bool good;
    (void)worker;
    good = put_together(x, b);
    release(b);
    if (good)
        press_block(x, b);
    press_put(p, x);
    pthread_mutex_lock(&p->lock);
    b->ready = true;
    b = take_ready(p);
    pthread_mutex_unlock(&p->lock);
    for (; b; b = next) {
        next = b->next;
        write_at(p, b->out.p, b->out_bytes, b->at);
        put_away(p, b);
        __atomic_fetch_sub(&p->waiting, 1, __ATOMIC_RELEASE);
    }
}

tr_pack_block *tr_pack_block_new(tr_packer *p)
{
    tr_pack_block *b;
    pthread_mutex_lock(&p->lock);
    b = p->idle;
    if (b)
        p->idle = b->next;
    pthread_mutex_unlock(&p->lock);
    if (!b)
        b = tr_alloc(sizeof *b);
    b->shares = tr_grow(b->shares, p->gather->nstrips + 1, &b->share_room, sizeof *b->shares);
    b->job.run = finish;
    b->pack = p;
    b->next = NULL;
    b->bytes = b->nranges = b->out_bytes = 0;
    b->events = 0;
    b->ready = false;
    b->number = p->nblocks++;
    return b;
}

static bool is_short(void *user)
{
    const tr_packer *p = user;
    return __atomic_load_n(&p->waiting, __ATOMIC_ACQUIRE) <= p->most;
}

static bool is_empty(void *user)
{
    const tr_packer *p = user;
    return !__atomic_load_n(&p->waiting, __ATOMIC_ACQUIRE);
}

static void put_in_line(tr_packer *p, tr_pack_block *b)
{
    pthread_mutex_lock(&p->lock);
    if (p->last)
        p->last->next = b;
    else
        p->first = b;
    p->last = b;
    pthread_mutex_unlock(&p->lock);
    __atomic_fetch_add(&p->waiting, 1, __ATOMIC_RELAXED);
    tr_crew_add(&p->crew, &b->job, TR_JOB_LATER);
}

void tr_pack_block_end(tr_packer *p, tr_pack_block *b)
{
    size_t i;
    for (i = 0; i < p->gather->nstrips && !b->shares[i].npieces; i++) {}
    if (i < p->gather->nstrips)
        put_in_line(p, b);
    else { /* it is empty, and the last one */
        p->nblocks--;
        put_away(p, b);
    }
    tr_crew_until(&p->crew, is_short, p);
}

void tr_pack_blocks_wait(tr_packer *p) { tr_crew_until(&p->crew, is_empty, p); }

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void tr_pack_frame(tr_packer *p, uint32_t magic, uint64_t number, uint64_t events, uint32_t items, const void *raw,
                   size_t bytes)
{
    tr_frame head = {.magic = magic, .raw = (uint32_t)bytes, .events = events, .items = items, .number = number};
    tr_buffer frame = {0};
    press *x = press_take(p);
    size_t frame_bytes = make_frame(x->zstd, 3, head, NULL, raw, bytes, &frame);
    press_put(p, x);
    if (frame_bytes)
        tr_pack_write(p, frame.p, frame_bytes);
    else
        fail(p, ENOMEM);
    free(frame.p);
}

bool tr_pack_open(tr_packer *p, tr_trace *trace, const char *output, int level, bool compact, int threads)
{
    tr_merged_header empty = {0};
    int why;
    memset(p, 0, sizeof *p);
    p->trace = trace;
    p->output = output;
    p->compact = compact;
    p->level = level ? level : compact ? TR_LEVEL_COMPACT : TR_LEVEL_FAST;
    why = tr_output_open(&p->file, output);
    if (!why && lseek(p->file.fd, 0, SEEK_SET) < 0) {
        tr_output_close(&p->file, false);
        tr_say(trace, "%s: error: a pipe cannot take a merged file, whose header is written last", output);
        return false;
    }
    if (why) {
        tr_say(trace, "%s: error: %s", output, strerror(why));
        return false;
    }
    tr_crew_open(&p->crew, threads);
    pthread_mutex_init(&p->lock, NULL);
    tr_pack_write(p, &empty, sizeof empty);
    return true;
}

static void free_all(tr_packer *p)
{
    tr_pack_block *b;
    press *x;
    size_t i;
    tr_crew_close(&p->crew);
    while ((b = p->idle)) {
        p->idle = b->next;
        for (i = 0; i < b->share_room; i++) {
            free(b->shares[i].pieces);
            free(b->shares[i].spans);
            free(b->shares[i].stages);
        }
        free(b->shares);
        free(b->spans);
        free(b->ranges);
        free(b->out.p);
        free(b);
    }
    while ((x = p->presses)) {
        p->presses = x->next;
        press_free(x);
    }
    pthread_mutex_destroy(&p->lock);
    free(p->index);
}

bool tr_pack_close(tr_packer *p, const tr_merged_header *header)
{
    bool good;
    int why;
    if (pwrite(p->file.fd, header, sizeof *header, 0) != (ssize_t)sizeof *header && !p->error)
        p->error = errno ? errno : EIO;
    why = tr_output_close(&p->file, !p->error);
    if (why && !p->error)
        p->error = why;
    good = !p->error;
    if (!good)
        tr_say(p->trace, "%s: error: cannot be written: %s", p->output, strerror(p->error));
    free_all(p);
    return good;
}
