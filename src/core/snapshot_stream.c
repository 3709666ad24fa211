/* snapshot_stream.c - a copy of all that a stream mode trace holds, while others record
 *
 * Under the lock, so that no event is described meanwhile, each thread's limit is taken: the chunk it writes to, and
 * how much of that is recorded. Whatever lies before these limits is whole and does not change, but moves: from memory
 * to the file. So memory is copied first, a slot at a time, and what was no longer there is in the file, which is read
 * next. */
#include "snapshot_stream.h"
#include "chunk.h"
#include "file.h"
#include "racing.h"
#include "seal.h"
#include "snapshot_put.h"
#include "undisturbed.h"
#include "unmapped.h"

/* A handler that interrupted the writer right before it published a record may want the lock that is held here. So the
 * writer is not waited for: the chunk ends at what is published. */
static void trace__limit_of(const trace__writer *w, trace__limit *l)
{
    trace_chunk_header h;
    uint64_t done = 0;
    uint32_t bytes;
    int tries;
    memset(l, 0, sizeof *l);
    l->stream = w->stream;
    for (tries = 0; tries < 1000; tries++) {
        const trace_chunk_header *c = trace__chunk_of(w);
        l->open = c && !trace__chunk_held(w, c, &h, &done);
        bytes = l->open ? trace__committed_of(c) : (uint32_t)done;
        if (c && h.state == TRACE_CHUNK_OPEN && h.stream == w->stream && bytes >= TRACE_CHUNK_BYTES &&
            bytes <= h.bytes && trace__chunk_still_held(c, &h)) {
            l->seq = h.seq;
            l->bytes = bytes;
            l->events = l->open ? 0 : (uint32_t)(done >> 32);
            return;
        }
        l->open = false;
        l->seq = trace__seq_of(w); /* between two chunks, for want of space perhaps */
        if (!c && tries > 10)
            return;
        trace__os_yield();
    }
}

/* Lock held. False: no memory. */
TRACE__INTERNAL bool trace__limits_take(const trace__process *p, trace__limits *all)
{
    const trace__writer *w;
    uint32_t n = 1;
    size_t most;
    all->ticks = trace__ticks();
    all->streams = p->next_stream;
    all->nbuffers = trace__nbuffers(p);
    all->n = 0;
    for (w = p->writers.all; w; w = w->other)
        n += w->live;
    all->room = n * sizeof *all->limit;
    all->limit = (trace__limit *)trace__os_memory(all->room, false);
    most = (size_t)all->nbuffers * (p->file.own.slot_bytes / TRACE_CHUNK_BYTES);
    for (all->ncopied = 64; all->ncopied < 2 * most; all->ncopied *= 2) {} /* memory that is not used is not touched */
    all->copied = (trace__copied *)trace__os_memory(all->ncopied * sizeof *all->copied, false);
    if (!all->limit || !all->copied)
        return false;
    for (w = p->writers.all; w; w = w->other)
        if (w->live)
            trace__limit_of(w, &all->limit[all->n++]);
    trace__limit_of(&p->dictionary, &all->limit[all->n++]);
    return true;
}

TRACE__INTERNAL void trace__limits_free(trace__limits *all)
{
    if (all->limit)
        trace__os_release(all->limit, all->room);
    if (all->copied)
        trace__os_release(all->copied, all->ncopied * sizeof *all->copied);
}

/* Where the chunk stands in the table, or would. */
static trace__copied *trace__copied_at(const trace__limits *all, const trace_chunk_header *c)
{
    uint64_t k = (c->seq ^ (uint64_t)c->stream << 32) * 0x9e3779b97f4a7c15ull >> 20;
    trace__copied *at;
    for (;; k++) {
        at = &all->copied[k & (all->ncopied - 1)];
        if (!at->stream || (at->stream == c->stream + 1ull && at->seq == c->seq))
            return at;
    }
}

/* Whether the chunk belongs to the copy; its header becomes that of what belongs to it. */
static bool trace__limits_want(trace__limits *all, trace_chunk_header *c)
{
    uint32_t i;
    if (trace__copied_at(all, c)->stream)
        return false;
    for (i = 0; i < all->n && all->limit[i].stream != c->stream; i++) {}
    if (i == all->n)
        return c->state == TRACE_CHUNK_SEALED && c->stream <= all->streams && c->base_ticks <= all->ticks;
    if (c->seq != all->limit[i].seq || !all->limit[i].bytes)
        return c->state == TRACE_CHUNK_SEALED && c->seq < all->limit[i].seq;
    if (all->limit[i].bytes > c->committed)
        return false;
    c->state = all->limit[i].open ? TRACE_CHUNK_OPEN : TRACE_CHUNK_SEALED;
    c->committed = all->limit[i].bytes;
    c->events = all->limit[i].events;
    all->limit[i].found = true;
    return true;
}

static bool trace__chunk_is_sane(const trace_chunk_header *c, uint32_t room)
{
    return c->magic == TRACE_CHUNK_MAGIC && (c->state == TRACE_CHUNK_OPEN || c->state == TRACE_CHUNK_SEALED) &&
           c->bytes >= TRACE_CHUNK_BYTES && c->bytes <= room && c->bytes % TRACE__CHUNK_UNIT == 0 &&
           c->committed >= TRACE_CHUNK_BYTES && c->committed <= c->bytes;
}

/* Leaves of a slot what belongs to the copy; false: nothing does. `from`: where it lies in memory; NULL: in the file.
 */
static bool trace__limits_apply(const trace__process *p, trace_file_header *h, trace__limits *all, unsigned char *slot,
                                const unsigned char *from)
{
    uint32_t at = 0, size = h->slot_bytes; /* of our own header */
    bool any = false;
    while (at + TRACE_CHUNK_BYTES <= size) {
        trace_chunk_header *c = (trace_chunk_header *)(void *)(slot + at);
        bool there;
        if (from)
            trace__chunk_header_of(c, from + at);
        there = trace__chunk_is_sane(c, size - at);
        if (from && there)
            trace__copy_racing(c + 1, from + at + sizeof *c, c->bytes - TRACE_CHUNK_BYTES);
        /* What is being written to the file at this moment, or fills a slot anew, is no part of the copy, or there
         * already. */
        if (!there || !(from ? trace__chunk_is(from + at, c) : c->seal == trace_chunk_seal(c, p->file.own.session))) {
            memset(c, 0, sizeof *c);
            break;
        }
        if (trace__limits_want(all, c)) {
            any = true;
            if (from) {
                trace__copied *copied = trace__copied_at(all, c);
                copied->stream = c->stream + 1ull;
                copied->seq = c->seq;
            }
        } else
            c->state = TRACE_CHUNK_FREE;
        trace__snapshot_seal(h, c);
        at += c->bytes;
    }
    return any;
}

static bool trace__is_home(const trace__process *p, uint32_t slot)
{
    uint32_t k, n = trace__nbuffers(p);
    for (k = 0; k < n; k++)
        if (p->buffer[k].slot == slot)
            return true;
    return false;
}

/* A slot of the file; what is not there reads as zeros. */
static int trace__read_slot(int fd, uint32_t slot, unsigned char *to, uint32_t size)
{
    const uint64_t offset = TRACE_HEADER_BYTES + (uint64_t)slot * size;
    uint32_t done = 0;
    while (done < size) {
        long r = TRACE__FD4(SYS_pread64, fd, to + done, size - done, offset + done);
        if (r < 0 && r != -EINTR)
            return (int)r;
        if (r == 0)
            break;
        done += r > 0 ? (uint32_t)r : 0;
    }
    memset(to + done, 0, size - done);
    return 0;
}

TRACE__INTERNAL int trace__snapshot_stream(trace__process *p, trace__snapshot_file *f, trace__limits *all,
                                           unsigned char *slot)
{
    trace_file_header *h = f->header;
    uint32_t k, n;
    trace__before before;
    int from, error = 0;
    for (k = 0; k < all->nbuffers && !error; k++)
        if (trace__limits_apply(p, h, all, slot, p->buffer[k].base))
            error = trace__snapshot_put(f, slot);
    trace__fence();                                            /* pairs with the store of FREE in trace__write_out */
    n = __atomic_load_n(&p->file.own.slots, __ATOMIC_ACQUIRE); /* those of chunks that have moved meanwhile, too */
    from = trace__file_descriptor(p);
    if (from < 0)
        return from;
    for (k = 0; k < n && !error; k++) {
        if (trace__is_home(p, k))
            continue;
        trace__copy_lock(&p->rotation.busy, &before); /* nothing is written over it meanwhile */
        error = trace__read_slot(from, k, slot, h->slot_bytes);
        trace__copy_unlock(&p->rotation.busy, &before);
        if (!error && trace__limits_apply(p, h, all, slot, NULL))
            error = trace__snapshot_put(f, slot);
    }
    for (k = 0; k < all->n && !error; k++)
        if (all->limit[k].bytes && !all->limit[k].found) {
            h->overwritten += all->limit[k].events;
            error = p->rotation.most && all->limit[k].stream ? 0 : -EIO;
        }
    return error;
}
