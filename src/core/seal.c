/* seal.c - sums of what is not full yet: chunks that threads still write to
 *
 * A full chunk has its sums in its header. What others hold is said in the dictionary, in a record of marks: chunk
 * (stream, seq) has so many bytes with that sum. Records once committed never change, so this needs no word with the
 * thread that writes there, and holds wherever the chunk lies later.
 *   flush            every thread's chunk, and the dictionary
 *   clock sample     the dictionary
 *   end (at exit)    every thread's chunk, for the last time: `end` of all writers becomes NULL, so that whoever
 *                    records again begins a chunk. Full chunks that nobody has written out get their sums where they
 *                    are. The dictionary's chunk is sealed as if it were full.
 * docs/reference/format.md "Seals" says what a reader makes of it. */
#include "seal.h"
#include "buffer.h"
#include "check.h"
#include "chunk.h"
#include "file.h"
#include "racing.h"
#include "registry.h"

enum { TRACE__MARKS = 200 }; /* in one record */

/* The owner of a writer stores these plainly. */
TRACE__INTERNAL __attribute__((no_sanitize("thread"))) trace_chunk_header *trace__chunk_of(const trace__writer *w)
{
    return *(trace_chunk_header *const volatile *)&w->chunk;
}
__attribute__((no_sanitize("thread"))) static uint64_t trace__dropped_of(const trace__writer *w)
{
    return *(const volatile uint64_t *)&w->dropped;
}
__attribute__((no_sanitize("thread"))) static bool trace__is_busy(const trace__writer *w)
{
    return *(const volatile uint32_t *)&w->busy != 0;
}
__attribute__((no_sanitize("thread"))) static bool trace__was_marked(const trace__writer *w, uint64_t done)
{
    return *(const volatile uint64_t *)&w->marked == done;
}
__attribute__((no_sanitize("thread"))) static void trace__marked(trace__writer *w, uint64_t done)
{
    *(volatile uint64_t *)&w->marked = done;
}
TRACE__INTERNAL __attribute__((no_sanitize("thread"))) uint32_t trace__buffer_of(const trace__writer *w)
{
    return *(const volatile uint32_t *)&w->buffer;
}
/* Whether the next record of the writer will begin a chunk, though this one has room. */
__attribute__((no_sanitize("thread"))) static bool trace__is_revoked(const trace__writer *w)
{
    return *(unsigned char *const volatile *)&w->end == NULL;
}
__attribute__((no_sanitize("thread"))) static void trace__revoke(trace__writer *w)
{
    *(unsigned char *volatile *)&w->end = NULL;
}

/* The slot of a chunk that was left may be another's by now, and this a word of a record; who asks finds out later. */
TRACE__INTERNAL __attribute__((no_sanitize("thread"))) uint32_t trace__committed_of(const trace_chunk_header *c)
{
    uint32_t committed = *(const volatile uint32_t *)&c->committed;
    trace__fence(); /* what lies before it is read after it */
    return committed;
}

/* Of records that may be another's by now, likewise. */
static uint64_t trace__sum_racing(const unsigned char *records, uint32_t bytes)
{
#ifdef TRACE__TSAN
    static void *copy; /* the lock is held; kept, for memory that is given back and got again looks like a race */
    static uint32_t room;
    if (room < bytes) {
        room = (bytes + 65535u) & ~65535u;
        copy = trace__os_memory(room, false);
    }
    if (!copy)
        return trace_checksum(records, bytes);
    trace__copy_racing(copy, records, (bytes + 7u) & ~7u);
    return trace_checksum(copy, bytes);
#else
    return trace_checksum(records, bytes);
#endif
}

/* The writer may leave its chunk at any moment, so whoever looks asks once which it is. Its memory stays. */

/* How much of a slot lies behind c, which is a writer's chunk. Nothing that lies in the file says so. */
static uint32_t trace__room_behind(const trace_chunk_header *c, uint32_t buffer)
{
    const trace__process *p = trace__p;
    const uintptr_t at = buffer < trace__nbuffers(p) ? (uintptr_t)c - (uintptr_t)p->buffer[buffer].base : UINTPTR_MAX;
    return at < p->file.own.slot_bytes ? p->file.own.slot_bytes - (uint32_t)at : 0;
}

/* What the writer's chunk c holds now, and its header, if it is still there afterwards (trace__chunk_is); false: the
 * writer moves to another one at this moment. */
TRACE__INTERNAL bool trace__chunk_held(const trace__writer *w, const trace_chunk_header *c, trace_chunk_header *h,
                                       uint64_t *done)
{
    int tries;
    trace__chunk_header_of(h, c);
    *done = __atomic_load_n(&w->done, __ATOMIC_RELAXED); /* of this chunk or a later one: trace__begin */
    for (tries = 0; trace__committed_of(c) < (uint32_t)*done; tries++) { /* stored right after it */
        if (tries == 1000)
            return false;
        trace__os_yield();
    }
    return h->state == TRACE_CHUNK_OPEN && h->stream == w->stream && (uint32_t)*done >= TRACE_CHUNK_BYTES &&
           (uint32_t)*done <= h->bytes && h->bytes <= trace__room_behind(c, trace__buffer_of(w));
}

/* The same, and it still is there, and open. */
TRACE__INTERNAL bool trace__chunk_still_held(const trace_chunk_header *c, const trace_chunk_header *h)
{
    return trace__chunk_is(c, h) && trace__state_of(c) == TRACE_CHUNK_OPEN;
}

static bool trace__mark_of(trace__writer *w, trace_mark *m, bool end)
{
    const trace_chunk_header *c = trace__chunk_of(w);
    trace_chunk_header h;
    uint64_t done;
    if (!c || !trace__chunk_held(w, c, &h, &done) || (!end && trace__was_marked(w, done)))
        return false;
    memset(m, 0, sizeof *m);
    m->stream = h.stream;
    m->flags = end && (trace__is_busy(w) || !trace__is_revoked(w)) ? TRACE_MARK_BUSY : 0;
    m->seq = h.seq;
    m->events = h.first_event + (done >> 32);
    m->dropped = trace__dropped_of(w);
    m->bytes = (uint32_t)done;
    m->sum = trace__sum_racing((const unsigned char *)c + TRACE_CHUNK_BYTES, m->bytes - TRACE_CHUNK_BYTES);
    if (!trace__chunk_still_held(c, &h))
        return false;
    trace__marked(w, done);
    return true;
}

static void trace__put_seal(trace__process *p, unsigned char *body, uint32_t n, uint32_t flags)
{
    trace_seal s = {0, 0, 0, 0, 0};
    uint32_t bytes = (uint32_t)(sizeof s + n * sizeof(trace_mark));
    if (!n && !flags)
        return;
    s.number = p->sealed;
    s.flags = flags;
    s.n = n;
    memcpy(&s.session, p->file.own.session, sizeof s.session);
    memcpy(body, &s, sizeof s);
    s.sum = trace_seal_sum(body, bytes);
    memcpy(body, &s, sizeof s.sum);
    trace__dictionary(TRACE_REC_SEAL, body, bytes);
}

/* Lock held. */
static void trace__put_marks(trace__process *p, bool threads, bool end)
{
    static unsigned char body[sizeof(trace_seal) + TRACE__MARKS * sizeof(trace_mark)]; /* the lock is held */
    const uint32_t flags = end ? TRACE_SEAL_END : 0;
    trace__writer *w;
    trace_mark m;
    uint32_t n = 0;
    p->sealed++;
    for (w = threads ? p->writers.all : NULL; w; w = w->other)
        if (w->live && trace__mark_of(w, &m, end)) {
            memcpy(body + sizeof(trace_seal) + n++ * sizeof m, &m, sizeof m);
            if (n == TRACE__MARKS) {
                trace__put_seal(p, body, n, flags);
                n = 0;
            }
        }
    if (!end && trace__mark_of(&p->dictionary, &m, false)) /* what comes before this record */
        memcpy(body + sizeof(trace_seal) + n++ * sizeof m, &m, sizeof m);
    trace__put_seal(p, body, n, flags);
}

/* Lock held. Makes room for the marks of all threads, as far as a chunk has it: writing them then waits for nothing. */
TRACE__INTERNAL void trace__seal_room(trace__process *p)
{
    trace__writer *d = &p->dictionary;
    size_t room = 1024, most = (p->file.own.slot_bytes - TRACE_CHUNK_BYTES) / 2;
    const trace__writer *w;
    for (w = p->writers.all; w; w = w->other)
        room += w->live ? sizeof(trace_mark) + (sizeof(trace_seal) + TRACE__RECORD_ROOM) / TRACE__MARKS + 1 : 0;
    room = room < most ? room : most;
    if (!d->busy && TRACE__ROOM(d, d->cur) < (intptr_t)room)
        trace__chunk_next(d, trace__ticks());
}

TRACE__INTERNAL void trace__seal_now(trace__process *p, bool threads)
{
    TRACE__ASSERT(trace__holds(TRACE__RANK_LOCK));
    if (trace__is_open())
        trace__put_marks(p, threads, false);
}

/* Full chunks that are in memory only. */
static void trace__sum_sealed(trace__process *p)
{
    uint32_t k, n = trace__nbuffers(p);
    for (k = 0; k < n; k++)
        if (trace__cas(&p->buffer[k].state, TRACE__BUFFER_SEALED, TRACE__BUFFER_DRAINING)) {
            trace__sum_chunks(p, &p->buffer[k]);
            __atomic_store_n(&p->buffer[k].state, TRACE__BUFFER_SEALED, __ATOMIC_RELEASE);
        }
}

/* Records that are being written now will end in a moment. */
static void trace__await_records(trace__process *p)
{
    const uint32_t self = trace__tid_here();
    uint64_t give_up = trace__os_clock_ns(TRACE__MONOTONIC) + 2 * TRACE__MS;
    trace__writer *w;
    for (w = p->writers.all; w; w = w->other)
        while (w->live && w->tid != self && trace__is_busy(w) && trace__os_clock_ns(TRACE__MONOTONIC) < give_up)
            trace__os_yield();
}

TRACE__INTERNAL void trace__seal_end(trace__process *p)
{
    trace__writer *w;
    uint64_t own;
    if (!trace__lock())
        return;
    for (w = p->writers.all; w; w = w->other)
        if (w->live)
            trace__revoke(w);
    trace__sum_sealed(p);
    trace__await_records(p);
    p->begun_at_end = __atomic_load_n(&p->begun, __ATOMIC_ACQUIRE);
    own = p->dictionary.seq;
    trace__put_marks(p, true, true);
    p->begun_at_end += (uint32_t)(p->dictionary.seq - own);
    if (p->dictionary.chunk)
        trace__seal(&p->dictionary);
    trace__unlock();
}
