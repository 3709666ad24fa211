/* pack.c - see pack.h
 *
 * A full block goes in line; some thread of the crew sorts its pieces by stream and compresses it; the merging thread
 * writes what is done at the head of the line, and works itself when the line is long. So blocks are written in their
 * order, and memory is bounded. Buffers are used again and again: fresh pages from the kernel would cost about half as
 * much as compressing. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>
#include "columns_pack.h"
#include "file.h"
#include "frame.h"
#include "pack.h"

/* ---- writing -------------------------------------------------------------------------------------------------- */

void tr_pack_write(tr_packer *p, const void *data, size_t bytes)
{
    const char *from = data;
    while (bytes && !p->error) {
        ssize_t r = write(p->file.fd, from, bytes);
        if (r < 0 && errno == EINTR)
            continue;
        if (r <= 0) {
            p->error = r ? errno : EIO;
            return;
        }
        from += r;
        bytes -= (size_t)r;
        p->offset += (uint64_t)r;
    }
}

/* What one thread compresses with. */
typedef struct tr_press {
    ZSTD_CCtx *zstd;
    tr_buffer sorted; /* a block's records by stream */
    tr_column_press columns;
    uint64_t *place; /* by part: where its next run goes */
    size_t place_room;
} press;

static void press_free(press *x)
{
    ZSTD_freeCCtx(x->zstd);
    free(x->sorted.p);
    tr_column_press_free(&x->columns);
    free(x->place);
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

static int by_stream(const void *left, const void *right)
{
    const tr_part *a = left, *b = right;
    return a->stream < b->stream ? -1 : a->stream > b->stream;
}

/* A piece at its place in the block; the bytes it has there. */
static size_t put_piece(unsigned char *to, const tr_piece *p)
{
    uint32_t word = tr_u32(p->from);
    if (p->begins && p->wide) {
        word >>= TRACE_ID_BITS;
        memcpy(to, &word, 4);
        memcpy(to + 4, p->from + 12, p->bytes - 12);
        return p->bytes - 8;
    }
    memcpy(to, p->from, p->bytes);
    if (p->begins && word & TRACE_ID_SHORT_MAX) {
        word &= TRACE_ID_SHORT_MAX;
        memcpy(to, &word, 4);
    }
    return p->bytes;
}

/* Pieces in the order they came -> segments in the order of streams, compressed. Any thread. */
static void finish(tr_job *job, unsigned worker)
{
    tr_pack_block *b = (tr_pack_block *)(void *)job;
    const tr_packer *p = b->pack;
    press *x = &p->presses[worker];
    size_t table = b->nparts * sizeof(tr_segment), raw = table + b->bytes, at = table, columns, i;
    tr_frame head = {.magic = TR_FRAME_BLOCK,
                     .raw = (uint32_t)raw,
                     .events = b->events,
                     .items = (uint32_t)b->nparts,
                     .ranges = (uint32_t)b->nranges,
                     .number = b->number};
    tr_segment *segments;
    if (!x->zstd)
        x->zstd = ZSTD_createCCtx();
    if (!tr_buffer_room(&x->sorted, raw))
        return;
    x->place = tr_grow(x->place, b->nparts, &x->place_room, sizeof *x->place);
    segments = (tr_segment *)(void *)x->sorted.p;
    for (i = 0; i < b->nparts; i++)
        b->parts[i].number = (uint32_t)i;
    qsort(b->parts, b->nparts, sizeof *b->parts, by_stream);
    for (i = 0; i < b->nparts; i++) {
        const tr_part *part = &b->parts[i];
        segments[i] = (tr_segment){part->stream, part->events, part->bytes, 0, part->base};
        x->place[part->number] = at;
        at += part->bytes;
    }
    for (i = 0; i < b->npieces; i++) {
        uint64_t *to = &x->place[b->pieces[i].part];
        *to += put_piece(x->sorted.p + *to, &b->pieces[i]);
    }
    columns = p->compact ? tr_columns_pack(p->trace, x->sorted.p, (uint32_t)raw, head.items, &x->columns) : 0;
    head.form = columns ? TR_FORM_COLUMNS : TR_FORM_PLAIN;
    b->out_bytes = make_frame(x->zstd, p->level, head, b->ranges, columns ? x->columns.out.p : x->sorted.p,
                              columns ? columns : raw, &b->out);
}

static void index_add(tr_packer *p, const void *data, size_t bytes)
{
    p->index = tr_grow(p->index, p->index_bytes + bytes, &p->index_room, 1);
    if (bytes)
        memcpy(p->index + p->index_bytes, data, bytes);
    p->index_bytes += bytes;
}

static void write_block(tr_packer *p, const tr_pack_block *b)
{
    const tr_frame *f = (const tr_frame *)(const void *)b->out.p;
    tr_index_block index;
    if (!b->out_bytes) {
        p->error = p->error ? p->error : ENOMEM;
        return;
    }
    index = (tr_index_block){p->offset, f->events, f->stored, f->raw, f->ranges, f->items};
    index_add(p, &index, sizeof index);
    index_add(p, b->ranges, b->nranges * sizeof *b->ranges);
    p->raw_bytes += b->bytes;
    tr_pack_write(p, b->out.p, b->out_bytes);
}

static void put_away(tr_packer *p, tr_pack_block *b)
{
    size_t i;
    for (i = 0; i < b->nstages; i++)
        tr_stage_put(p->gather, b->stages[i]);
    b->nstages = 0;
    b->next = p->idle;
    p->idle = b;
}

/* Writes what is ready; waits until no more than `most` blocks are in line. */
static void collect(tr_packer *p, size_t most)
{
    while (p->first && (p->waiting > most || tr_crew_done(&p->crew, &p->first->job))) {
        tr_pack_block *b = p->first;
        tr_crew_wait(&p->crew, &b->job);
        p->first = b->next;
        if (!p->first)
            p->last = NULL;
        p->waiting--;
        write_block(p, b);
        put_away(p, b);
    }
}

tr_pack_block *tr_pack_block_new(tr_packer *p)
{
    tr_pack_block *b = p->idle;
    if (b)
        p->idle = b->next;
    else
        b = tr_alloc(sizeof *b);
    b->job.run = finish;
    b->pack = p;
    b->next = NULL;
    b->bytes = b->npieces = b->nparts = b->nranges = b->out_bytes = 0;
    b->events = 0;
    b->number = p->nblocks++;
    return b;
}

void tr_pack_block_end(tr_packer *p, tr_pack_block *b)
{
    if (!b->events) {
        p->nblocks--;
        put_away(p, b);
        return;
    }
    if (p->last)
        p->last->next = b;
    else
        p->first = b;
    p->last = b;
    p->waiting++;
    tr_crew_add(&p->crew, &b->job, TR_JOB_LATER);
    collect(p, p->crew.n > 1 ? p->crew.n + 1 : 0);
}

void tr_pack_blocks_wait(tr_packer *p) { collect(p, 0); }

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void tr_pack_frame(tr_packer *p, uint32_t magic, uint64_t number, uint64_t events, uint32_t items, const void *raw,
                   size_t bytes)
{
    tr_frame head = {.magic = magic, .raw = (uint32_t)bytes, .events = events, .items = items, .number = number};
    tr_buffer frame = {0};
    size_t frame_bytes = make_frame(p->presses[0].zstd, 3, head, NULL, raw, bytes, &frame);
    if (frame_bytes)
        tr_pack_write(p, frame.p, frame_bytes);
    else
        p->error = ENOMEM;
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
    p->presses = tr_alloc(p->crew.n * sizeof *p->presses);
    p->presses[0].zstd = ZSTD_createCCtx();
    tr_pack_write(p, &empty, sizeof empty);
    return true;
}

static void free_all(tr_packer *p)
{
    tr_pack_block *b;
    unsigned i;
    tr_crew_close(&p->crew);
    while ((b = p->idle)) {
        p->idle = b->next;
        free(b->pieces);
        free(b->parts);
        free(b->ranges);
        free(b->stages);
        free(b->out.p);
        free(b);
    }
    for (i = 0; i < p->crew.n; i++)
        press_free(&p->presses[i]);
    free(p->presses);
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
