/* pack.c - see pack.h
 *
 * A full block goes in line; a worker takes it, sorts its runs by stream and compresses it; the merging thread writes what is done at the head
 * of the line, and waits for it when the line is long. So blocks are written in their order, and memory is bounded. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include "pack.h"

/* ---- writing -------------------------------------------------------------------------------------------------- */

void tr_pack_write(tr_packer *p, const void *data, size_t bytes)
{
    const char *from = data;
    while (bytes && !p->error) {
        ssize_t r = write(p->fd, from, bytes);
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
    const tr_part *a = left, *b = right;
    return a->stream < b->stream ? -1 : a->stream > b->stream;
}

/* Runs in the order they came -> segments in the order of streams, compressed. Any thread. */
static void finish(const tr_packer *p, tr_pack_block *b, ZSTD_CCtx *zstd)
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
        const tr_part *part = &b->parts[i];
        segments[i] = (tr_segment){part->stream, part->events, part->bytes, 0, part->base};
        place[part->number] = at;
        at += part->bytes;
    }
    for (i = 0; i < b->nruns; i++) {
        uint64_t *to = &place[b->runs[i].part];
        memcpy(data + *to, b->data + b->runs[i].at, b->runs[i].bytes);
        *to += b->runs[i].bytes;
    }
    b->index = (tr_index_block){0, b->events, 0, (uint32_t)raw, (uint32_t)b->nranges, (uint32_t)b->nparts};
    b->out = make_frame(zstd, p->level, TR_FRAME_BLOCK, b->number, b->events, (uint32_t)b->nparts, b->ranges, b->nranges, data, raw,
                        &b->out_bytes);
    if (b->out)
        b->index.stored = ((tr_frame *)(void *)b->out)->stored;
    free(data);
    free(place);
}

static void *work(void *user)
{
    tr_packer *p = user;
    ZSTD_CCtx *zstd = ZSTD_createCCtx();
    pthread_mutex_lock(&p->lock);
    for (;;) {
        tr_pack_block *b = p->todo;
        if (!b) {
            if (p->stop)
                break;
            pthread_cond_wait(&p->wake, &p->lock);
            continue;
        }
        p->todo = b->next;
        pthread_mutex_unlock(&p->lock);
        finish(p, b, zstd);
        pthread_mutex_lock(&p->lock);
        b->done = true;
        pthread_cond_signal(&p->ready);
    }
    pthread_mutex_unlock(&p->lock);
    ZSTD_freeCCtx(zstd);
    return NULL;
}

static void index_add(tr_packer *p, const void *data, size_t bytes)
{
    p->index = tr_grow(p->index, p->index_bytes + bytes, &p->index_room, 1);
    if (bytes)
        memcpy(p->index + p->index_bytes, data, bytes);
    p->index_bytes += bytes;
}

static void write_block(tr_packer *p, tr_pack_block *b)
{
    if (!b->out) {
        p->error = p->error ? p->error : ENOMEM;
        return;
    }
    b->index.offset = p->offset;
    index_add(p, &b->index, sizeof b->index);
    index_add(p, b->ranges, b->nranges * sizeof *b->ranges);
    p->raw_bytes += b->bytes;
    tr_pack_write(p, b->out, b->out_bytes);
    free(b->out);
    b->out = NULL;
}

/* Writes what is ready; waits until no more than `most` blocks are in line. */
static void collect(tr_packer *p, size_t most)
{
    pthread_mutex_lock(&p->lock);
    while (p->first && (p->first->done || p->waiting > most)) {
        tr_pack_block *b = p->first;
        if (!b->done) {
            pthread_cond_wait(&p->ready, &p->lock);
            continue;
        }
        p->first = b->next;
        if (!p->first)
            p->last = NULL;
        p->waiting--;
        pthread_mutex_unlock(&p->lock);
        write_block(p, b);
        b->next = p->idle;
        p->idle = b;
        pthread_mutex_lock(&p->lock);
    }
    pthread_mutex_unlock(&p->lock);
}

tr_pack_block *tr_pack_block_new(tr_packer *p)
{
    tr_pack_block *b = p->idle;
    if (b)
        p->idle = b->next;
    else
        b = tr_alloc(sizeof *b);
    b->next = NULL;
    b->done = false;
    b->bytes = b->nruns = b->nparts = b->nranges = 0;
    b->events = 0;
    b->number = p->nblocks++;
    return b;
}

void tr_pack_block_end(tr_packer *p, tr_pack_block *b)
{
    if (!b->events) {
        p->nblocks--;
        b->next = p->idle;
        p->idle = b;
        return;
    }
    if (!p->nthreads) {
        finish(p, b, p->zstd);
        write_block(p, b);
        b->next = p->idle;
        p->idle = b;
        return;
    }
    pthread_mutex_lock(&p->lock);
    if (p->last)
        p->last->next = b;
    else
        p->first = b;
    p->last = b;
    if (!p->todo)
        p->todo = b;
    p->waiting++;
    pthread_cond_signal(&p->wake);
    pthread_mutex_unlock(&p->lock);
    collect(p, (size_t)p->nthreads + 1);
}

void tr_pack_blocks_wait(tr_packer *p)
{
    if (p->nthreads)
        collect(p, 0);
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void tr_pack_frame(tr_packer *p, uint32_t magic, uint64_t number, uint64_t events, uint32_t items, const void *raw, size_t bytes)
{
    size_t frame_bytes;
    unsigned char *frame = make_frame(p->zstd, 3, magic, number, events, items, NULL, 0, raw, bytes, &frame_bytes);
    if (frame)
        tr_pack_write(p, frame, frame_bytes);
    else
        p->error = ENOMEM;
    free(frame);
}

bool tr_pack_open(tr_packer *p, tr_set *set, const char *output, int level, int threads)
{
    tr_merged_header empty = {0};
    memset(p, 0, sizeof *p);
    p->set = set;
    p->output = output;
    p->level = level ? level : 1;
    p->path = tr_alloc(strlen(output) + 8);
    sprintf(p->path, "%s.part", output);
    p->fd = open(p->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (p->fd < 0) {
        tr_say(set, "%s: error: %s", p->path, strerror(errno));
        free(p->path);
        return false;
    }
    p->zstd = ZSTD_createCCtx();
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->wake, NULL);
    pthread_cond_init(&p->ready, NULL);
    if (threads <= 0)
        threads = (int)sysconf(_SC_NPROCESSORS_ONLN);
    if (threads > 1) {
        p->threads = tr_alloc((size_t)threads * sizeof *p->threads);
        while (p->nthreads < threads && pthread_create(&p->threads[p->nthreads], NULL, work, p) == 0)
            p->nthreads++;
    }
    tr_pack_write(p, &empty, sizeof empty);
    return true;
}

static void free_all(tr_packer *p)
{
    tr_pack_block *b;
    int i;
    pthread_mutex_lock(&p->lock);
    p->stop = true;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
    for (i = 0; i < p->nthreads; i++)
        pthread_join(p->threads[i], NULL);
    while ((b = p->idle)) {
        p->idle = b->next;
        free(b->data);
        free(b->runs);
        free(b->parts);
        free(b->ranges);
        free(b);
    }
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->wake);
    pthread_cond_destroy(&p->ready);
    ZSTD_freeCCtx(p->zstd);
    free(p->threads);
    free(p->index);
    free(p->path);
}

bool tr_pack_close(tr_packer *p, const tr_merged_header *header)
{
    bool good;
    if (pwrite(p->fd, header, sizeof *header, 0) != (ssize_t)sizeof *header && !p->error)
        p->error = errno ? errno : EIO;
    if (close(p->fd) && !p->error)
        p->error = errno;
    if (!p->error && rename(p->path, p->output))
        p->error = errno;
    good = !p->error;
    if (!good) {
        tr_say(p->set, "%s: error: cannot be written: %s", p->output, strerror(p->error));
        unlink(p->path);
    }
    free_all(p);
    return good;
}
