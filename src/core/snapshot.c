/* snapshot.c - what has been recorded until now, as a trace of its own, while others record
 *
 * In stream mode that is the file and what is in memory: snapshot_stream.c. In ring mode, what is in memory. First the
 * cut, under the lock, so that no event is described meanwhile: every chunk's header, read while no writer moved to
 * another slot, so that each stream ends at one moment. Then the copies, a slot at a time; a slot that was overwritten
 * meanwhile is left out, and its events are counted as overwritten. Headers come from the cut, whatever happened to
 * those in memory since. */
#include "state.h"
#include "allowance.h"
#include "buffer.h"
#include "chunk.h"
#include "clock.h"
#include "file.h"
#include "folder.h"
#include "log.h"
#include "racing.h"
#include "recorder.h"
#include "seal.h"
#include "session.h"
#include "snapshot_put.h"
#include "snapshot_stream.h"

typedef struct trace__cut {
    trace_chunk_header header;
    uint32_t slot, at; /* buffer, and where the chunk begins in it */
} trace__cut;

/* Whether the chunk is still where it was, after all that was read of it before. */
static bool trace__cut_holds(const trace__process *p, const trace__cut *cut)
{
    return trace__chunk_is(p->buffer[cut->slot].base + cut->at, &cut->header);
}

enum { TRACE__CUT_MORE = -1 }; /* as a number of chunks: more than there is room for */

/* The chunks of buffer k as they are now, into cut, which has room for `most`; their number. */
static uint32_t trace__cut_slot(trace__process *p, uint32_t k, trace__cut *cut, uint32_t most)
{
    uint32_t at = 0, n = 0, size = p->file.own.slot_bytes;
    while (at + TRACE_CHUNK_BYTES <= size) {
        trace_chunk_header *h = &cut[n].header;
        if (n == most)
            return (uint32_t)TRACE__CUT_MORE;
        cut[n].slot = k;
        cut[n].at = at;
        trace__chunk_header_of(h, p->buffer[k].base + at);
        if (h->state == TRACE_CHUNK_FREE || h->bytes < TRACE_CHUNK_BYTES || h->bytes > size - at ||
            h->bytes % TRACE__CHUNK_UNIT || h->committed < TRACE_CHUNK_BYTES || !trace__cut_holds(p, &cut[n]))
            break;
        if (h->committed > h->bytes)
            h->committed = h->bytes;
        at += h->bytes;
        n++;
    }
    return n;
}

/* The cut, and the file's header at that moment; the number of chunks. Lock held: no new descriptions. */
static uint32_t trace__cut_all(trace__process *p, trace_file_header *h, trace__cut *cut, uint32_t most)
{
    uint32_t n = 0, i, k, buffers = trace__nbuffers(p), got;
    int tries;
    for (tries = 0; tries < 1000; tries++) {
        uint64_t seals = __atomic_load_n(&p->seals, __ATOMIC_ACQUIRE);
        uint64_t overwritten = __atomic_load_n(&p->file.own.overwritten, __ATOMIC_ACQUIRE);
        trace__copy_racing(h, &p->file.own, sizeof *h);
        h->overwritten = overwritten;
        for (n = k = 0; k < buffers; k++) {
            got = trace__cut_slot(p, k, cut + n, most - n);
            if (got == (uint32_t)TRACE__CUT_MORE)
                return got;
            n += got;
        }
        if (__atomic_fetch_add(&p->seals, 0, __ATOMIC_ACQ_REL) == seals &&
            __atomic_fetch_add(&p->file.own.overwritten, 0, __ATOMIC_ACQ_REL) == overwritten)
            return n;
    }
    /* Writers change slots faster than we can look: a stream ends at its first chunk that was still open. */
    for (i = 0; i < n; i++)
        for (k = 0; k < n; k++)
            if (cut[k].header.stream == cut[i].header.stream && cut[k].header.state == TRACE_CHUNK_OPEN &&
                cut[k].header.seq < cut[i].header.seq)
                cut[i].header.state = TRACE_CHUNK_FREE;
    return n;
}

/* An open chunk of the cut as a sealed one, if its writer says how many records it holds. Lock held. */
static void trace__cut_settle(const trace__process *p, trace__cut *cut, const trace__writer *w)
{
    const trace_chunk_header *c = trace__chunk_of(w);
    trace_chunk_header h;
    uint64_t done;
    if (!w->live || (const unsigned char *)c != p->buffer[cut->slot].base + cut->at ||
        !trace__chunk_held(w, c, &h, &done) || h.stream != cut->header.stream || h.seq != cut->header.seq ||
        !trace__chunk_still_held(c, &h))
        return;
    cut->header.state = TRACE_CHUNK_SEALED;
    cut->header.committed = (uint32_t)done;
    cut->header.events = (uint32_t)(done >> 32);
}
static void trace__cut_settle_all(const trace__process *p, trace__cut *cut, uint32_t n)
{
    const trace__writer *w;
    uint32_t i;
    for (i = 0; i < n; i++) {
        if (cut[i].header.state == TRACE_CHUNK_OPEN)
            trace__cut_settle(p, &cut[i], &p->dictionary);
        for (w = p->writers.all; w && cut[i].header.state == TRACE_CHUNK_OPEN; w = w->other)
            trace__cut_settle(p, &cut[i], w);
    }
}

/* Copies the slot of the first of n chunks, all in one slot, to `to`; false if it was used again. */
static bool trace__copy_slot(const trace__process *p, const trace__cut *cut, uint32_t n, unsigned char *to)
{
    uint32_t i, size = p->file.own.slot_bytes;
    trace__copy_racing(to, p->buffer[cut->slot].base, size);
    for (i = 0; i < n; i++)
        if (!trace__cut_holds(p, &cut[i]))
            return false;
    if (cut[n - 1].at + cut[n - 1].header.bytes + TRACE_CHUNK_BYTES <= size) /* what came later is not of this cut */
        memset(to + cut[n - 1].at + cut[n - 1].header.bytes, 0, TRACE_CHUNK_BYTES);
    return true;
}

/* The chunks in memory. */
static int trace__put_cut(const trace__process *p, trace__snapshot_file *f, const trace__cut *cut, uint32_t n,
                          unsigned char *slot)
{
    trace_file_header *h = f->header;
    uint32_t i, k;
    int error = 0;
    for (i = 0; i < n && !error; i = k) {
        for (k = i + 1; k < n && cut[k].slot == cut[i].slot; k++) {}
        if (!trace__copy_slot(p, cut + i, k - i, slot)) {
            for (; i < k; i++)
                h->overwritten += cut[i].header.events;
            continue;
        }
        for (; i < k; i++) {
            trace_chunk_header *c = (trace_chunk_header *)(void *)(slot + cut[i].at);
            *c = cut[i].header;
            trace__snapshot_seal(h, c);
        }
        error = trace__snapshot_put(f, slot);
    }
    return error;
}

/* Takes and writes the copy; lock held until it says otherwise in *locked. A negative errno. */
static int trace__snapshot_ring(trace__process *p, trace__snapshot_file *f, unsigned char *slot, bool *locked)
{
    trace_file_header *h = f->header;
    /* Threads that end early leave the rest of their slot to others: as many may have been in one as there is space
     * for. */
    uint32_t most = trace__nbuffers(p) * (p->file.own.slot_bytes / 8192 + 1), n;
    trace__cut *cut;
    size_t room;
    int error;
    for (;; most *= 4) {
        room = (size_t)most * sizeof *cut;
        cut = (trace__cut *)trace__os_memory(room, false);
        if (!cut)
            return -ENOMEM;
        n = trace__cut_all(p, h, cut, most);
        if (n != (uint32_t)TRACE__CUT_MORE)
            break;
        trace__os_release(cut, room);
    }
    trace__cut_settle_all(p, cut, n);
    trace__unlock();
    *locked = false;
    trace__snapshot_begin(h);
    error = trace__put_cut(p, f, cut, n, slot);
    trace__os_release(cut, room);
    return error;
}

static int trace__snapshot_all(trace__process *p, trace__snapshot_file *f, unsigned char *slot, bool *locked)
{
    trace_file_header *h = f->header;
    trace__limits limits;
    int error = -ENOMEM;
    bool taken;
    memset(&limits, 0, sizeof limits);
    trace__copy_racing(h, &p->file.own, sizeof *h);
    taken = trace__limits_take(p, &limits);
    __atomic_fetch_add(&p->rotation.copies, 1, __ATOMIC_ACQ_REL);
    trace__unlock();
    *locked = false;
    trace__snapshot_begin(h);
    if (taken)
        error = trace__snapshot_stream(p, f, &limits, slot);
    __atomic_fetch_sub(&p->rotation.copies, 1, __ATOMIC_ACQ_REL);
    trace__limits_free(&limits);
    return error;
}

/* Says on the standard error why there is no whole snapshot; `error` is a negative errno. */
static trace_result trace__snapshot_failed(const char *path, int error)
{
    trace__warn("%s: cannot write the snapshot: %s", path, trace__error_text(-error));
    return TRACE_ERROR_IO;
}

static trace_result trace__snapshot_to(trace__process *p, trace__snapshot_file *f, const char *path,
                                       unsigned char *slot)
{
    bool locked = trace__lock();
    int error;
    if (!locked)
        return TRACE_ERROR_BUSY;
    trace__clock_sample();
    if (trace__is_ring(p))
        error = trace__snapshot_ring(p, f, slot, &locked);
    else
        error = trace__snapshot_all(p, f, slot, &locked);
    if (locked)
        trace__unlock();
    if (!error)
        error = trace__snapshot_end(f);
    return error ? trace__snapshot_failed(path, error) : TRACE_OK;
}

TRACE__INTERNAL trace_result trace__snapshot_here(const char *path)
{
    trace__process *p = trace__p;
    trace_result result = TRACE_ERROR_IO;
    trace__snapshot_file f;
    unsigned char *slot;
    int fd;
    TRACE__SAVE_ERRNO;
    if (!path || !*path)
        return TRACE_ERROR_ARGUMENT;
    if (!p || !trace__is_open())
        return TRACE_ERROR_OFF;
    if (p->file.gone)
        return trace__snapshot_failed(path, -EIO);
    trace__watch_flush();
    memset(&f, 0, sizeof f);
    f.header = (trace_file_header *)trace__os_memory(TRACE_HEADER_BYTES, false);
    slot = (unsigned char *)trace__os_memory(p->file.own.slot_bytes, false);
    f.fd = fd = trace__open_private(path, O_RDWR | O_CREAT | O_EXCL | TRACE__O_NOFOLLOW, 0600);
    if (fd >= 0) {
        trace__widen(fd, trace__c.mode_bits);
        f.memory = trace__os_is_memory(trace__os_filesystem(fd));
    }
    if (fd >= 0 && !trace__allowance_copy(p, fd, path))
        TRACE__SYS3(SYS_unlinkat, TRACE__AT_FDCWD, path, 0);
    else if (f.header && slot && fd >= 0)
        result = trace__snapshot_to(p, &f, path, slot);
    else
        result = trace__snapshot_failed(path, fd < 0 ? fd : -ENOMEM);
    if (fd >= 0)
        trace__os_close(fd);
    if (f.header)
        trace__os_release(f.header, TRACE_HEADER_BYTES);
    if (slot)
        trace__os_release(slot, p->file.own.slot_bytes);
    TRACE__RESTORE_ERRNO;
    return result;
}
