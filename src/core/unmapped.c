/* unmapped.c - buffers where mapping the file is bad (TRACE_MMAP=0, Lustre, NFS): plain memory that is copied to where
 * it would be if it were mapped, records before headers, and the dictionary before what needs it, so that a kill costs
 * what was not copied yet and damages nothing */
#include "unmapped.h"
#include "buffer.h"
#include "check.h"
#include "file.h"
#include "header_words.h"
#include "racing.h"
#include "seal.h"
#include "state.h"
#include "undisturbed.h"

/* Memory for `bytes` of the file at `offset`: mapped from it, or on file systems where that is slow or unsafe, plain
 * memory that the helper copies there every second (trace__copy_window): there a kill loses at most that. The space for
 * the copies is reserved here, so a disk that is full later costs no more than it does a file that is mapped. */
TRACE__INTERNAL unsigned char *trace__window(trace__process *p, int fd, uint64_t offset, size_t bytes, int *error)
{
    unsigned char *base;
    if (!p->copies.wanted)
        return trace__os_window(fd, offset, bytes, error);
    *error = -trace__os_reserve(fd, offset, bytes, false);
    if (*error)
        return NULL;
    base = (unsigned char *)trace__os_memory(bytes, false);
    *error = ENOMEM;
    if (base)
        TRACE__SYS3(SYS_madvise, base, bytes, TRACE__MADV_DONTFORK);
    return base;
}

/* Btrfs counts against a quota what its trees may take while a file is written, also where that is written over what is
 * there. So a full quota refuses even the header at exit, which says what was lost. A file without a name keeps some
 * space for it: only its mapping holds it, and gives the space back. */
TRACE__INTERNAL void trace__ballast_take(trace__process *p, int dir, uint64_t filesystem)
{
    const uint64_t bytes = 256 << 10;
    long base = 0;
    int fd;
    p->copies.ballast = NULL;
    if (!p->copies.wanted || !trace__os_is_btrfs(filesystem))
        return;
    fd = trace__os_open(dir, ".", O_RDWR | TRACE__O_TMPFILE, 0600);
    if (fd < 0)
        return;
    if (trace__os_allocate(fd, 0, bytes) == 0)
        base = trace__os_map(TRACE_HEADER_BYTES, PROT_READ, MAP_SHARED, fd, 0);
    trace__os_close(fd);
    if (base <= 0)
        return;
    p->copies.ballast = (void *)base;
    TRACE__SYS3(SYS_madvise, p->copies.ballast, TRACE_HEADER_BYTES, TRACE__MADV_DONTFORK);
}
static void trace__ballast_drop(trace__process *p)
{
    if (p->copies.ballast)
        trace__os_release(p->copies.ballast, TRACE_HEADER_BYTES);
    p->copies.ballast = NULL;
}

/* The holder is undisturbed, and waits for no other lock that a thread holds which may wait for this one: their order
 * is in docs/internals/architecture.md. It holds the thread's number. */
/* The place of one of the locks below in the order of all. */
TRACE__PRIVATE int trace__copy_rank(const uint32_t *lock)
{
    return lock == &trace__p->copies.homes  ? TRACE__RANK_HOMES
           : lock == &trace__p->copies.busy ? TRACE__RANK_COPIES
                                            : TRACE__RANK_ROTATION;
}

TRACE__INTERNAL void trace__copy_lock(uint32_t *lock, trace__before *before)
{
    uint32_t never = 0, self = trace__tid_here();
    int spin;
    trace__undisturbed(before);
    for (spin = 0; !trace__cas(lock, 0, self); spin++)
        if (spin < 100)
            trace__os_yield();
        else /* a slow file system */
            trace__os_wait(&never, 0, 100000);
    TRACE__TAKES(trace__copy_rank(lock));
}
TRACE__INTERNAL void trace__copy_unlock(uint32_t *lock, const trace__before *before)
{
    TRACE__GIVES(trace__copy_rank(lock));
    __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
    trace__disturbed(before);
}

TRACE__INTERNAL int trace__copy_bytes(int fd, const void *from, uint64_t bytes, uint64_t offset)
{
    struct iovec iov;
    iov.iov_base = (void *)(uintptr_t)from;
    iov.iov_len = bytes;
    return bytes ? trace__os_pwritev(fd, &iov, 1, offset) : 0;
}

/* Nothing lies there any more. */
static int trace__copy_nothing(int fd, uint64_t offset)
{
    static const unsigned char zeros[TRACE_CHUNK_BYTES] = {0};
    return trace__copy_bytes(fd, zeros, sizeof zeros, offset);
}

/* The header of a chunk in use as it was at one moment, by its sums; false: it changes now, or there is no chunk. */
static bool trace__copy_of_header(const trace__process *p, const trace_chunk_header *c, uint32_t room,
                                  trace_chunk_header *h)
{
    trace_chunk_header bare;
    const uint8_t *session = p->file.own.session;
    trace__copy_racing(h, c, sizeof *h);
    if (h->magic != TRACE_CHUNK_MAGIC || h->bytes > room || h->committed < TRACE_CHUNK_BYTES || h->committed > h->bytes)
        return false;
    if (h->state == TRACE_CHUNK_OPEN)
        return h->birth == trace_chunk_birth(h, session);
    bare = *h;
    bare.header_sum = 0;
    return h->state == TRACE_CHUNK_SEALED && (h->seal ? h->seal == trace_chunk_seal(h, session) : !h->header_sum) &&
           (!h->header_sum || h->header_sum == (uint32_t)trace_checksum(&bare, sizeof bare)) &&
           h->birth == trace_chunk_birth(h, session);
}

/* One that is written out is too: the write may never end, if the process does. */
static bool trace__is_in_use(const trace__buffer *b)
{
    uint32_t state = __atomic_load_n(&b->state, __ATOMIC_ACQUIRE);
    return state == TRACE__BUFFER_TAKEN || state == TRACE__BUFFER_SEALED || state == TRACE__BUFFER_DRAINING;
}

/* The chunk changes: what a thread records goes on, and another copy will have it; what is written out has its sum
 * soon. False: it is not waited for any longer, after a second at most. */
static bool trace__copy_waits(const trace__buffer *b, const trace_chunk_header *c, int tries)
{
    uint32_t never = 0;
    if (!trace__is_in_use(b) || trace__read_racing(&c->state) == TRACE_CHUNK_FREE) /* it is in another place */
        return false;
    if (tries < 100)
        trace__os_yield();
    else if (tries < 10000 && __atomic_load_n(&b->state, __ATOMIC_RELAXED) == TRACE__BUFFER_DRAINING)
        trace__os_wait(&never, 0, 100000);
    else
        return false;
    return true;
}

/* How many events a copy of the chunk has, whose header is h: an open one does not say, so its copy ends where the
 * writer says how many there are. False: the writer moves to another chunk. */
static bool trace__copy_counts(const trace__buffer *b, const trace_chunk_header *c, trace_chunk_header *h,
                               uint32_t *events)
{
    const trace__writer *w = __atomic_load_n(&b->writer, __ATOMIC_RELAXED);
    trace_chunk_header now;
    uint64_t done = 0;
    *events = h->events;
    if (h->state == TRACE_CHUNK_OPEN) {
        if (trace__chunk_of(w) != c)
            return false;
        trace__chunk_header_of(&now, c);
        done = __atomic_load_n(&w->done, __ATOMIC_RELAXED); /* of this chunk or a later one: trace__begin */
        if (now.state != TRACE_CHUNK_OPEN || trace__committed_of(c) < (uint32_t)done ||
            (uint32_t)done < TRACE_CHUNK_BYTES || (uint32_t)done > h->bytes || !trace__chunk_still_held(c, h))
            return false;
        h->committed = (uint32_t)done;
        *events = (uint32_t)(done >> 32);
    }
    if (!h->stream)
        *events = 0;
    return true;
}

/* The copy of the chunk at `at` is in the file. */
static void trace__copy_noted(trace__buffer *b, uint32_t at, uint32_t events)
{
    if (at > b->copied_at) {
        b->copied_before += b->copied_last;
        b->copied_at = at;
    } else if (at < b->copied_at) /* sealed, and there already */
        return;
    b->copied_last = events;
}

static void trace__copy_forgets(trace__buffer *b)
{
    b->copied_to = b->copied_at = b->copied_last = 0;
    b->copied_before = 0;
}

/* The chunk at `at` of a buffer: its records, then its header, so that a kill leaves what lay there or this. False: it
 * is on its way to another place. */
static bool trace__copy_chunk(trace__process *p, int fd, trace__buffer *b, uint32_t at, trace_chunk_header *h)
{
    const uint32_t size = p->file.own.slot_bytes;
    const uint64_t slot = TRACE_HEADER_BYTES + (uint64_t)b->slot * size;
    const trace_chunk_header *c = (const trace_chunk_header *)(const void *)(b->base + at);
    trace_chunk_header now;
    trace__before before;
    uint32_t events;
    int tries, error = 0;
    bool same;
    for (tries = 0; !trace__copy_of_header(p, c, size - at, h) || !trace__copy_counts(b, c, h, &events); tries++)
        if (!trace__copy_waits(b, c, tries))
            return false;
    if (at == 0 && b->copied_to && (b->copied_stream != h->stream || b->copied_seq != h->seq)) {
        error = trace__copy_nothing(fd, slot);
        if (!error)
            trace__copy_forgets(b);
    }
    if (!error && h->bytes < size - at && at + h->bytes + TRACE_CHUNK_BYTES <= size && at + h->bytes > b->copied_to)
        error = trace__copy_nothing(fd, slot + at + h->bytes);
    if (!error)
        error = trace__copy_bytes(fd, c + 1, h->committed - TRACE_CHUNK_BYTES, slot + at + TRACE_CHUNK_BYTES);
    if (error)
        return false;
    trace__copy_lock(&p->copies.homes, &before);
    trace__copy_racing(&now, c, sizeof now);
    same = trace__is_in_use(b) && now.magic == h->magic && now.stream == h->stream && now.seq == h->seq &&
           now.state != TRACE_CHUNK_FREE;
    if (same) {
        if (at == 0) {
            b->copied_stream = h->stream;
            b->copied_seq = h->seq;
        }
        if (b->copied_to < at + h->bytes)
            b->copied_to = at + h->bytes;
        same = trace__copy_bytes(fd, h, sizeof *h, slot + at) == 0;
        if (same)
            trace__copy_noted(b, at, events);
    }
    trace__copy_unlock(&p->copies.homes, &before);
    return same;
}

/* What was copied of a buffer, and written to another place now, is in the file no more. */
TRACE__INTERNAL void trace__copy_gone(trace__process *p, int fd, trace__buffer *b)
{
    trace__before before;
    trace__copy_lock(&p->copies.homes, &before);
    if (b->copied_to)
        trace__copy_nothing(fd, TRACE_HEADER_BYTES + (uint64_t)b->slot * p->file.own.slot_bytes);
    trace__copy_forgets(b);
    trace__copy_unlock(&p->copies.homes, &before);
}

/* Of its first chunk. */
TRACE__INTERNAL uint32_t trace__stream_of(const trace__buffer *b)
{
    return trace__read_racing(&((const trace_chunk_header *)(const void *)b->base)->stream);
}

static bool trace__copy_buffer(trace__process *p, int fd, trace__buffer *b)
{
    trace_chunk_header h;
    uint32_t at = 0, size = p->file.own.slot_bytes;
    const trace_chunk_header *c;
    for (;;) {
        c = (const trace_chunk_header *)(const void *)(b->base + at);
        if (trace__read_racing(&c->magic) != TRACE_CHUNK_MAGIC)
            return true;
        if (!trace__copy_chunk(p, fd, b, at, &h))
            return false;
        at += h.bytes;
        if (at + TRACE_CHUNK_BYTES > size)
            return true;
    }
}

/* What the dictionary has by now: before chunks appear in the file that lean on it. A flush that waits for room, and so
 * writes out, has the lock already. */
TRACE__INTERNAL void trace__copy_dictionary(trace__process *p, int fd)
{
    const uint64_t done =
        __atomic_load_n(&p->dictionary.done, __ATOMIC_ACQUIRE) + (trace__seq_of(&p->dictionary) << 40);
    const bool held = __atomic_load_n(&p->copies.busy, __ATOMIC_RELAXED) == trace__tid_here();
    uint32_t i, n = trace__nbuffers(p);
    trace__before before;
    if (__atomic_load_n(&p->copies.dictionary, __ATOMIC_ACQUIRE) == done)
        return;
    if (!held)
        trace__copy_lock(&p->copies.busy, &before);
    for (i = 0; i < n; i++)
        if (trace__is_in_use(&p->buffer[i]) && trace__stream_of(&p->buffer[i]) == 0)
            trace__copy_buffer(p, fd, &p->buffer[i]);
    __atomic_store_n(&p->copies.dictionary, done, __ATOMIC_RELEASE);
    if (!held)
        trace__copy_unlock(&p->copies.busy, &before);
}

static int trace__copy_header(trace__process *p, int fd, uint64_t chunks)
{
    uint64_t page[TRACE_HEADER_BYTES / 8];
    trace__copy_racing(page, p->file.header, sizeof page);
    ((trace_file_header *)(void *)page)->word[TRACE_WORD_CHUNKS] =
        trace_word_make(p->file.own.session, TRACE_WORD_CHUNKS, chunks);
    return trace__copy_bytes(fd, page, sizeof page, 0);
}

/* The dictionary's chunks, or all others. False: not all of them are in the file. */
static bool trace__copy_those(trace__process *p, int fd, bool dictionary)
{
    uint32_t i, n = trace__nbuffers(p);
    bool whole = true;
    for (i = 0; i < n; i++)
        if (trace__is_in_use(&p->buffer[i]) && (trace__stream_of(&p->buffer[i]) == 0) == dictionary)
            whole &= trace__copy_buffer(p, fd, &p->buffer[i]);
    return whole;
}

/* Copies what is in memory to where it would be if it were mapped; with the lock for that. The dictionary comes first:
 * if the disk takes no more of it, chunks that need it stay out of the file, and are counted. It comes last again, for
 * what was described meanwhile. */
TRACE__INTERNAL void trace__copy_all(trace__process *p)
{
    int fd = trace__file_descriptor(p);
    uint64_t chunks;
    bool whole;
    if (fd < 0 || __atomic_load_n(&p->file.gone, __ATOMIC_RELAXED))
        return;
    /* Later ones may be missing below. */
    chunks = __atomic_load_n(&p->file.own.word[TRACE_WORD_CHUNKS], __ATOMIC_ACQUIRE) & TRACE_WORD_MASK;
    if (p->file.own.mode == TRACE_MODE_RING) /* chunks replace others */
        trace__copy_header(p, fd, 0);
    whole = (trace__copy_those(p, fd, true) || trace__copy_those(p, fd, true)) && trace__copy_those(p, fd, false) &&
            trace__copy_those(p, fd, true);
    if (whole || p->file.own.mode == TRACE_MODE_RING)
        p->copies.chunks = whole && !p->rotation.most ? chunks : 0; /* some may go before the next copy */
    trace__copy_header(p, fd, p->copies.chunks);
}

/* The same, from any thread. */
TRACE__INTERNAL void trace__copy_window(trace__process *p)
{
    trace__before before;
    if (!p->copies.wanted)
        return;
    trace__copy_lock(&p->copies.busy, &before);
    trace__copy_all(p);
    trace__copy_unlock(&p->copies.busy, &before);
}

/* What the file has of the buffer is what lay there before: the disk took nothing since. */
static bool trace__copy_is_stale(const trace__buffer *b)
{
    const trace_chunk_header *c = (const trace_chunk_header *)(const void *)b->base;
    return b->copied_to && (c->stream != b->copied_stream || c->seq != b->copied_seq);
}

/* Events that are in memory and not in the file; and *gone the other way round. */
static uint64_t trace__copy_lacks(trace__process *p, uint64_t *gone)
{
    uint32_t i, n = trace__nbuffers(p);
    uint64_t lacks = 0;
    *gone = 0;
    for (i = 0; i < n; i++) {
        const trace__buffer *b = &p->buffer[i];
        const trace__writer *w = __atomic_load_n(&b->writer, __ATOMIC_RELAXED);
        const trace_chunk_header *c = w ? trace__chunk_of(w) : NULL;
        uint64_t events, there = b->copied_to ? b->copied_before + b->copied_last : 0;
        if (!trace__is_in_use(b))
            continue;
        if (trace__copy_is_stale(b)) {
            *gone += there;
            there = 0;
        }
        events = __atomic_load_n(&b->events, __ATOMIC_RELAXED);
        if (c && w != &p->dictionary && trace__buffer_of(w) == i)
            events += __atomic_load_n(&w->done, __ATOMIC_RELAXED) >> 32;
        lacks += events > there ? events - there : 0;
    }
    return lacks;
}

/* At exit: what a last copy does not bring to the file is counted as lost, in its header, which needs no new space. */
TRACE__INTERNAL void trace__copy_last(trace__process *p)
{
    trace__before before;
    uint64_t lacks, gone;
    if (!p->copies.wanted)
        return;
    trace__copy_lock(&p->copies.busy, &before);
    trace__copy_all(p);
    lacks = trace__copy_lacks(p, &gone);
    if (lacks != p->copies.lost || gone != p->copies.gone) {
        trace__header_dropped(p, lacks - p->copies.lost);
        trace__header_overwritten(p, p->copies.gone - gone);
        p->copies.lost = lacks;
        p->copies.gone = gone;
    }
    if (trace__copy_header(p, trace__file_descriptor(p), p->copies.chunks) != 0) {
        trace__ballast_drop(p);
        trace__copy_header(p, trace__file_descriptor(p), p->copies.chunks);
    }
    trace__copy_unlock(&p->copies.busy, &before);
}
