/* snapshot_put.c - the file of a snapshot: closed, with a session of its own, each chunk sealed in its own slot */
#include "snapshot_put.h"
#include "header_words.h"
#include "unwritten.h"

/* A header that was copied from the recorder's, before the first chunk. */
TRACE__INTERNAL void trace__snapshot_begin(trace_file_header *h)
{
    h->slots = 0;
    trace__os_random(h->session, sizeof h->session);
    trace__word_set(h, TRACE_WORD_CHUNKS, 0);
}

/* A chunk of the slot that is written next, with the header it is to have. */
TRACE__INTERNAL void trace__snapshot_seal(trace_file_header *h, trace_chunk_header *c)
{
    c->home = h->slots;
    c->checksum = c->header_sum = c->seal = 0;
    c->birth = trace_chunk_birth(c, h->session);
    if (c->state == TRACE_CHUNK_SEALED) {
        c->checksum = trace_checksum((unsigned char *)c + TRACE_CHUNK_BYTES, c->committed - TRACE_CHUNK_BYTES);
        c->seal = trace_chunk_seal(c, h->session);
        c->header_sum = (uint32_t)trace_checksum(c, TRACE_CHUNK_BYTES);
    }
    if (c->state != TRACE_CHUNK_FREE)
        trace__word_add(h, TRACE_WORD_CHUNKS, 1);
}

TRACE__INTERNAL int trace__snapshot_put(trace__snapshot_file *f, unsigned char *slot)
{
    trace_file_header *h = f->header;
    const uint64_t offset = TRACE_HEADER_BYTES + (uint64_t)h->slots++ * h->slot_bytes;
    struct iovec iov;
    int r;
    iov.iov_base = slot;
    iov.iov_len = h->slot_bytes;
    if (!f->memory)
        trace__unwritten_take(&f->unwritten, h->slot_bytes);
    r = trace__os_pwritev(f->fd, &iov, 1, offset);
    if (!r && !f->memory)
        trace__unwritten_done(&f->unwritten, f->fd, offset, h->slot_bytes, true);
    return r ? r : -(int)f->unwritten.error;
}

/* The header, last. */
TRACE__INTERNAL int trace__snapshot_end(const trace__snapshot_file *f)
{
    const trace_file_header *from = f->header;
    uint64_t page[TRACE_HEADER_BYTES / 8];
    trace_file_header *h = (trace_file_header *)(void *)page;
    struct iovec iov;
    memset(page, 0, sizeof page);
    *h = *from;
    h->state = TRACE_FILE_CLOSED;
    trace__words_begin(h);
    h->word[TRACE_WORD_CHUNKS] = from->word[TRACE_WORD_CHUNKS];
    iov.iov_base = page;
    iov.iov_len = sizeof page;
    return trace__os_pwritev(f->fd, &iov, 1, 0);
}
