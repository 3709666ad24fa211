/* chunk.c - slots: taking one, sealing it, writing it out, taking it again */
#include "chunk.h"
#include "allowance.h"
#include "buffer.h"
#include "check.h"
#include "file.h"
#include "header_words.h"
#include "racing.h"
#include "registry.h"
#include "rotate.h"
#include "unmapped.h"
#include "unwritten.h"

/* ---- where chunks lie in a slot -------------------------------------------------------------------------- */

/* Others may write to the file, so no number that lies there decides where the recorder reads or writes. Where chunks
 * begin is kept beside the buffer, for its owner: who has taken it, drains it, or steals it. */

static size_t trace__begins_words(uint32_t size) { return (size / TRACE__CHUNK_UNIT + 63) / 64; }

static void trace__begins_mark(trace__buffer *b, uint32_t at, uint32_t size)
{
    const uint32_t unit = at / TRACE__CHUNK_UNIT;
    if (!at) {
        memset(b->begins, 0, trace__begins_words(size) * 8);
        b->events = b->chunks = b->dictionary = 0;
    }
    b->begins[unit / 64] |= 1ull << unit % 64;
}

/* How far the chunk at `at` may reach: to the next one, or the end of the slot. */
static uint32_t trace__begins_next(const trace__buffer *b, uint32_t at, uint32_t size)
{
    uint32_t unit = at / TRACE__CHUNK_UNIT + 1;
    const uint32_t units = size / TRACE__CHUNK_UNIT;
    while (unit < units) {
        const uint64_t rest = b->begins[unit / 64] >> unit % 64;
        if (rest)
            return (unit + (uint32_t)__builtin_ctzll(rest)) * TRACE__CHUNK_UNIT;
        unit = (unit / 64 + 1) * 64;
    }
    return size;
}

/* ---- buffers -------------------------------------------------------------------------------------------- */

/* Prepares up to `want` more buffers: space on disk, mapping, pages. Lock held. False if not one could be had. */
static bool trace__buffer_grow(uint32_t want)
{
    trace__process *p = trace__p;
    uint32_t size = p->file.own.slot_bytes, first, asked, i;
    int error = 0, fd;
    unsigned char *base = NULL;
    uint64_t *begins;
    if (want > TRACE__BUFFERS_MAX - p->nbuffers)
        want = TRACE__BUFFERS_MAX - p->nbuffers;
    if (!want)
        return false;
    if (p->allowance.window && !trace__allowance_take(p, trace__allowance_bytes(p, want))) {
        if (p->nbuffers >= 4) { /* enough to go on with */
            __atomic_store_n(&p->hot_most, p->nbuffers, __ATOMIC_RELAXED);
            trace__allowance_tell(p);
        } else
            trace__no_space(ENOMEM);
        return false;
    }
    fd = trace__file_descriptor(p);
    if (fd < 0) {
        trace__no_space(-fd);
        return false;
    }
    asked = want;
    first = trace__header_slots(p, want); /* home slots are counted from the end only */
    base = trace__window(p, fd, TRACE_HEADER_BYTES + (uint64_t)first * size, (size_t)want * size, &error);
    if (!base && want > 1) { /* a little is better than nothing */
        want = 1;
        base = trace__window(p, fd, TRACE_HEADER_BYTES + (uint64_t)first * size, size, &error);
        if (base)
            trace__slots_give_back(p, -1, first + 1, asked - 1);
    }
    begins = base ? (uint64_t *)trace__os_memory(want * trace__begins_words(size) * 8, false) : NULL;
    if (base && !begins) {
        trace__os_release(base, (size_t)want * size);
        base = NULL;
        error = ENOMEM;
    }
    if (!base) {
        trace__slots_give_back(p, -1, first, asked);
        trace__no_space(error);
        return false;
    }
    for (i = 0; i < want; i++) {
        trace__buffer *h = &p->buffer[p->nbuffers + i];
        h->base = base + (size_t)i * size;
        h->slot = first + i;
        h->begins = begins + i * trace__begins_words(size);
        __atomic_store_n(&h->state, TRACE__BUFFER_FREE, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&p->nbuffers, p->nbuffers + want, __ATOMIC_RELEASE);
    __atomic_store_n(&p->file.space_low, 0, __ATOMIC_RELAXED);
    return true;
}

/* A free buffer, now ours, or -1. */
static int trace__buffer_take(void)
{
    trace__process *p = trace__p;
    uint32_t n = trace__nbuffers(p), i, k = __atomic_fetch_add(&p->rotor, 1, __ATOMIC_RELAXED);
    for (i = 0; i < n; i++) {
        trace__buffer *h = &p->buffer[(k + i) % n];
        if (__atomic_load_n(&h->state, __ATOMIC_RELAXED) == TRACE__BUFFER_FREE &&
            trace__cas(&h->state, TRACE__BUFFER_FREE, TRACE__BUFFER_TAKEN))
            return (int)((k + i) % n);
    }
    return -1;
}

/* Ring mode: the slot sealed longest ago, now ours; what it held is counted as overwritten. */
static int trace__buffer_steal(void)
{
    trace__process *p = trace__p;
    uint32_t n = trace__nbuffers(p), i;
    int tries, oldest;
    for (tries = 0; tries < 100; tries++) {
        uint64_t order = ~0ull;
        oldest = -1;
        for (i = 0; i < n; i++)
            if (__atomic_load_n(&p->buffer[i].state, __ATOMIC_ACQUIRE) == TRACE__BUFFER_SEALED) {
                /* it may have been stolen and sealed again */
                uint64_t sealed = __atomic_load_n(&p->buffer[i].order, __ATOMIC_RELAXED);
                if (sealed < order) {
                    order = sealed;
                    oldest = (int)i;
                }
            }
        if (oldest < 0)
            return -1;
        if (trace__cas(&p->buffer[oldest].state, TRACE__BUFFER_SEALED, TRACE__BUFFER_TAKEN)) {
            const trace__buffer *b = &p->buffer[oldest];
            trace__header_overwritten(p, b->events);
            trace__own_add(p, TRACE_WORD_CHUNKS, 0 - (uint64_t)b->chunks); /* a reader finds at least as many */
            return oldest;
        }
    }
    return -1;
}

/* ---- writing out ------------------------------------------------------------------------------------------ */

/* Checks off a chunk that is sealed, of `most` bytes; no other thread changes it. A kill on the way leaves fewer sums,
 * not wrong ones. Damage from outside is not sealed. */
static void trace__sum_chunk(const trace__process *p, trace_chunk_header *c, uint32_t most)
{
    const uint32_t committed = __atomic_load_n(&c->committed, __ATOMIC_RELAXED);
    if (committed < TRACE_CHUNK_BYTES || committed > most)
        return;
    c->header_sum = 0;
    TRACE__BARRIER();
    c->seal = 0;
    TRACE__BARRIER();
    c->checksum = trace_checksum((unsigned char *)c + TRACE_CHUNK_BYTES, committed - TRACE_CHUNK_BYTES);
    TRACE__BARRIER();
    c->seal = trace_chunk_seal(c, p->file.own.session);
    TRACE__BARRIER();
    c->header_sum = (uint32_t)trace_checksum(c, TRACE_CHUNK_BYTES);
}

/* The same for all chunks of a buffer. */
TRACE__INTERNAL void trace__sum_chunks(const trace__process *p, const trace__buffer *b)
{
    uint32_t at, next, size = p->file.own.slot_bytes;
    for (at = 0; at < size; at = next) {
        next = trace__begins_next(b, at, size);
        trace__sum_chunk(p, (trace_chunk_header *)(void *)(b->base + at), next - at);
    }
}

/* Space in large steps, so that writes need not extend the file; failure shows in the write. */
static void trace__allocate_ahead(trace__process *p, int fd, uint32_t first, uint32_t n)
{
    uint32_t size = p->file.own.slot_bytes, step = (64u << 20) / size, most = (first + n) / 4;
    if (fd < 0 || p->allowance.file || first + n <= __atomic_load_n(&p->file.allocated, __ATOMIC_RELAXED))
        return;
    step = step < most ? step : most;
    step = step < 16 ? 16 : step;
    if (p->rotation.most) /* none beyond the bound */
        most = p->rotation.most > first + n ? p->rotation.most - first - n : 0;
    step = step < most || !p->rotation.most ? step : most;
    if (trace__os_allocate(fd, TRACE_HEADER_BYTES + (uint64_t)first * size, (uint64_t)(n + step) * size) == 0)
        __atomic_store_n(&p->file.allocated, first + n + step, __ATOMIC_RELAXED);
}

/* *whole: those that are in the file, a bit for each; on an error these may be some. */
static int trace__write_slots(trace__process *p, int fd, const uint32_t *list, uint32_t n, uint32_t first,
                              uint32_t *whole)
{
    static const unsigned char zeros[TRACE_CHUNK_BYTES] = {0};
    struct iovec iov[32];
    const uint32_t size = p->file.own.slot_bytes;
    const uint64_t offset = TRACE_HEADER_BYTES + (uint64_t)first * size;
    uint32_t i, k = 0;
    int r;
    *whole = 0;
    if (fd < 0)
        return fd;
    for (i = 0; i < n; i++) {
        unsigned char *base = p->buffer[list[i]].base;
        uint32_t head =
            p->copies.wanted ? TRACE_CHUNK_BYTES : 0; /* a kill may cut the write short, and nothing else has it */
        if (head) {
            iov[k].iov_base = (void *)(uintptr_t)zeros;
            iov[k++].iov_len = head;
        }
        iov[k].iov_base = base + head;
        iov[k++].iov_len = size - head;
    }
    r = trace__os_pwritev(fd, iov, (int)k, offset);
    if (!p->copies.wanted && !r)
        *whole = (1u << n) - 1;
    if (!p->copies.wanted || r)
        return r;
    trace__copy_dictionary(p, fd);
    for (k = 0; k < 2; k++) /* likewise: chunks of the dictionary first */
        for (i = 0; i < n && !r; i++)
            if ((trace__stream_of(&p->buffer[list[i]]) != 0) == (k == 1)) {
                r = trace__copy_bytes(fd, p->buffer[list[i]].base, TRACE_CHUNK_BYTES, offset + (uint64_t)i * size);
                *whole |= r ? 0 : 1u << i;
            }
    return r;
}

/* While exit cuts the file to its length nobody may write, and the other way round. False: not now. It does not wait:
 * the thread that cuts may want the lock that the caller holds. */
static bool trace__writing_begin(trace__process *p)
{
    __atomic_fetch_add(&p->file.writing, 1, __ATOMIC_SEQ_CST);
    if (!__atomic_load_n(&p->file.truncating, __ATOMIC_SEQ_CST))
        return true;
    __atomic_fetch_sub(&p->file.writing, 1, __ATOMIC_SEQ_CST);
    return false;
}

/* The buffers listed stay as they are, to be written another time. */
static void trace__not_written(trace__process *p, const uint32_t *list, uint32_t n)
{
    uint32_t i;
    for (i = 0; i < n; i++)
        __atomic_store_n(&p->buffer[list[i]].state, TRACE__BUFFER_SEALED, __ATOMIC_RELEASE);
}

/* Writes the buffers listed, which are DRAINING, to fresh slots of the file, one behind the other, and frees them. */
static bool trace__write_out(trace__process *p, const uint32_t *list, uint32_t n)
{
    const uint32_t size = p->file.own.slot_bytes, left = trace__rotation_left(p);
    const bool again = trace__rotation_full(p, left), of_disk = !p->file.direct && !p->allowance.file;
    uint32_t first, fit = left && left < n ? left : n, whole = 0, kept = 0, i;
    int r, fd;
    if (!trace__writing_begin(p)) {
        trace__not_written(p, list, n);
        return false;
    }
    if (of_disk && !trace__unwritten_take(&p->unwritten, (uint64_t)n * size)) {
        trace__not_written(p, list, n);
        __atomic_fetch_sub(&p->file.writing, 1, __ATOMIC_SEQ_CST);
        return false;
    }
    if (p->allowance.file && !again && !trace__allowance_take(p, (uint64_t)n * size)) {
        trace__not_written(p, list, n);
        __atomic_fetch_sub(&p->file.writing, 1, __ATOMIC_SEQ_CST);
        trace__no_space(ENOMEM);
        return false;
    }
    fd = trace__file_descriptor(p);
    first = again ? trace__rotation_take(p, fd, &fit) : trace__slots_take(p, &fit);
    for (i = 0; i < fit; i++)
        trace__sum_chunks(p, &p->buffer[list[i]]);
    if (!again)
        trace__allocate_ahead(p, fd, first, fit);
    r = fit ? trace__write_slots(p, fd, list, fit, first, &whole) : -EFBIG;
    if (r == -EINVAL && p->file.direct) { /* this file system will not have O_DIRECT after all */
        p->file.direct = 0;
        TRACE__FD3(SYS_fcntl, fd, F_SETFL, O_RDWR);
        r = trace__write_slots(p, fd, list, fit, first, &whole);
    }
    if (r && again)
        whole = 0; /* all are tried again, and nobody looks at them until then */
    if (p->rotation.most && !r)
        trace__rotation_wrote(p, list, fit, first, again);
    for (i = 0; i < n; i++) {
        trace__buffer *h = &p->buffer[list[i]];
        bool written = i < fit && (whole >> i & 1);
        if (written) { /* whoever sees that looks for it in the file */
            __atomic_store_n(&((trace_chunk_header *)(void *)h->base)->state, TRACE_CHUNK_FREE, __ATOMIC_RELEASE);
            if (p->copies.wanted)
                trace__copy_gone(p, fd, h);
        }
        __atomic_store_n(&h->state, written ? TRACE__BUFFER_FREE : TRACE__BUFFER_SEALED, __ATOMIC_RELEASE);
    }
    if (r) {
        if (!again) { /* slots before the last one that is whole stay as they are */
            while (whole >> kept)
                kept++;
            trace__slots_give_back(p, fd, first + kept, fit - kept);
        }
        trace__no_space(-r);
    } else
        __atomic_store_n(&p->file.space_low, 0, __ATOMIC_RELAXED);
    __atomic_fetch_sub(&p->file.writing, 1, __ATOMIC_SEQ_CST);
    if (of_disk) {
        kept = r ? kept : fit;
        trace__unwritten_give_back(&p->unwritten, (uint64_t)(n - kept) * size);
        if (kept)
            trace__unwritten_done(&p->unwritten, fd, TRACE_HEADER_BYTES + (uint64_t)first * size, (uint64_t)kept * size,
                                  trace__unwritten_waits(p));
    }
    return r == 0;
}

/* The sealed buffer of the least order above `after`, or -1. */
static int trace__buffer_oldest(trace__process *p, uint64_t *order)
{
    uint32_t i, n = trace__nbuffers(p);
    uint64_t after = *order;
    int k = -1;
    for (i = 0; i < n; i++)
        if (__atomic_load_n(&p->buffer[i].state, __ATOMIC_ACQUIRE) == TRACE__BUFFER_SEALED) {
            uint64_t sealed = __atomic_load_n(&p->buffer[i].order, __ATOMIC_RELAXED) + 1;
            if (sealed > after && (k < 0 || sealed < *order)) {
                *order = sealed;
                k = (int)i;
            }
        }
    return k;
}

/* Writes out up to 16 sealed slots; true if any was written. Any thread; several at once share the work, if the file
 * has no bound. Where it has one, or is not mapped, those sealed first come first, so that a rotation costs the
 * beginning of a stream and a kill its end, not its middle. */
static bool trace__drain_some(trace__process *p)
{
    const bool ordered = p->copies.wanted || p->rotation.most;
    uint32_t list[16], n = trace__nbuffers(p), i, k = 0;
    uint64_t order = 0;
    int next = -1;
    if (!trace__unwritten_room(p))
        return false;
    if (ordered)
        while (k < 16 && (next = trace__buffer_oldest(p, &order)) >= 0 &&
               trace__cas(&p->buffer[next].state, TRACE__BUFFER_SEALED, TRACE__BUFFER_DRAINING))
            list[k++] = (uint32_t)next;
    for (i = 0; i < n && k < 16 && !ordered; i++)
        if (__atomic_load_n(&p->buffer[i].state, __ATOMIC_RELAXED) == TRACE__BUFFER_SEALED &&
            trace__cas(&p->buffer[i].state, TRACE__BUFFER_SEALED, TRACE__BUFFER_DRAINING))
            list[k++] = i;
    __atomic_store_n(&p->helper.backlog, 0, __ATOMIC_RELAXED);
    return k && trace__write_out(p, list, k);
}

TRACE__INTERNAL bool trace__drain(trace__process *p)
{
    bool any;
    if (__atomic_load_n(&p->file.gone, __ATOMIC_RELAXED))
        return false;
    if (!p->rotation.most)
        return trace__drain_some(p);
    if (!trace__cas(&p->rotation.busy, 0, 1))
        return false;
    TRACE__TAKES(TRACE__RANK_ROTATION);
    any = trace__drain_some(p);
    TRACE__GIVES(TRACE__RANK_ROTATION);
    __atomic_store_n(&p->rotation.busy, 0, __ATOMIC_RELEASE);
    return any;
}

static void trace__wake_helper(trace__process *p)
{
    __atomic_fetch_add(&p->helper.wakeups, 1, __ATOMIC_RELEASE);
    if (__atomic_exchange_n(&p->helper.asleep, 0, __ATOMIC_ACQ_REL))
        trace__os_wake(&p->helper.wakeups);
}

/* ---- a writer's chunk ------------------------------------------------------------------------------------- */

/* The sum of the records is made when the chunk is written out, which is not this thread's time. */
TRACE__INTERNAL void trace__seal(trace__writer *w)
{
    trace_chunk_header *c = w->chunk, sealed;
    const uint32_t events = (uint32_t)(w->done >> 32);
    trace__buffer *b = &trace__p->buffer[w->buffer];
    __atomic_store_n(&c->committed, (uint32_t)w->done, __ATOMIC_RELEASE); /* a cancelled thread did not get so far */
    c->events = events;
    w->first += events;
    b->chunks++;
    if (w == &trace__p->dictionary)
        b->dictionary = (uint32_t)w->seq; /* of the next chunk */
    else {
        b->events += events;
        __atomic_fetch_add(&trace__p->sealed_events, events, __ATOMIC_RELAXED);
    }
    sealed = *c;
    sealed.state = TRACE_CHUNK_SEALED;
    c->seal = trace_chunk_seal(&sealed, trace__p->file.own.session);
    __atomic_store_n(&c->state, TRACE_CHUNK_SEALED, __ATOMIC_RELEASE);
    if (w == &trace__p->dictionary) /* without it the rest means nothing */
        trace__sum_chunk(trace__p, c, w->bytes);
    w->chunk = NULL;
    w->cur = w->end = NULL;
}

static void trace__hand_over(trace__process *p, uint32_t k)
{
    /* Release: who sees the count in trace__cut_all sees the chunk sealed. */
    __atomic_store_n(&p->buffer[k].order, __atomic_fetch_add(&p->seals, 1, __ATOMIC_RELEASE), __ATOMIC_RELAXED);
    __atomic_store_n(&p->buffer[k].state, TRACE__BUFFER_SEALED, __ATOMIC_RELEASE);
    if (!trace__is_ring(p)) {
        /* Nothing is lost by waiting, and waking the helper for several at once halves what it costs busy processors.
         */
        uint32_t enough = trace__nbuffers(p) / 4 < 16 ? trace__nbuffers(p) / 4 : 16;
        if (__atomic_add_fetch(&p->helper.backlog, 1, __ATOMIC_RELAXED) >= enough)
            trace__wake_helper(p);
    }
}

/* Begins a chunk of `bytes` at `base` in buffer k. */
TRACE__INTERNAL void trace__begin(trace__writer *w, uint32_t k, unsigned char *base, uint32_t bytes, uint64_t ticks)
{
    trace_chunk_header *c = (trace_chunk_header *)(void *)base;
    trace__buffer *b = &trace__p->buffer[k];
    trace__begins_mark(b, (uint32_t)(base - b->base), trace__p->file.own.slot_bytes);
    __atomic_store_n(&b->writer, w, __ATOMIC_RELAXED);
    /* A reader sees old, none or new, never a mix: one of a killed process, and another thread (seal.c, snapshot.c),
     * which reads the chunk, then its state and number. */
    __atomic_store_n(&c->state, TRACE_CHUNK_FREE, __ATOMIC_RELEASE);
    trace__fence(); /* pairs with those of racing.c: who reads something from here on sees that the old chunk is gone */
    __atomic_store_n(&w->done, TRACE_CHUNK_BYTES, __ATOMIC_RELAXED);
    c->magic = TRACE_CHUNK_MAGIC;
    c->stream = w->stream;
    c->seq = w->seq++;
    c->base_ticks = ticks;
    c->first_event = w->first;
    c->dropped = w->dropped;
    c->checksum = 0;
    c->header_sum = 0;
    c->home = b->slot;
    c->nesting = w->nesting;
    c->tid = w->tid;
    c->owner = w->owner;
    __atomic_store_n(&c->committed, TRACE_CHUNK_BYTES, __ATOMIC_RELAXED);
    c->events = 0;
    c->bytes = bytes;
    c->seal = 0;
    c->birth = trace_chunk_birth(c, trace__p->file.own.session);
    __atomic_store_n(&c->state, TRACE_CHUNK_OPEN, __ATOMIC_RELEASE);
    trace__own_add(trace__p, TRACE_WORD_CHUNKS, 1); /* when it is there: a reader finds at least as many */
    __atomic_fetch_add(&trace__p->begun, 1, __ATOMIC_RELAXED);
    w->marked = 0;
    w->buffer = k; /* first: whoever sees the chunk finds its buffer (seal.c) */
    TRACE__BARRIER();
    w->chunk = c;
    w->bytes = bytes;
    w->last = ticks;
    w->cur = base + TRACE_CHUNK_BYTES;
    w->end = base + bytes;
}

/* Takes what an ended thread left of its slot. */
static bool trace__take_rest(trace__writer *w, uint64_t ticks)
{
    trace__process *p = trace__p;
    uint64_t rest = __atomic_exchange_n(&p->rest, 0, __ATOMIC_ACQ_REL);
    uint32_t k = (uint32_t)(rest >> 32), at = (uint32_t)rest;
    if (!rest)
        return false;
    trace__begin(w, k, p->buffer[k].base + at, p->file.own.slot_bytes - at, ticks);
    return true;
}

/* A buffer that was not there before, or -1: the window doubles, by 32 slots at most, as far as `limit`. The
 * dictionary's writer holds the lock already. */
static int trace__buffer_new(const trace__writer *w, uint32_t limit)
{
    trace__process *p = trace__p;
    bool held = w == &p->dictionary;
    uint32_t n, want;
    int k = -1;
    if (!held && !trace__lock())
        return -1;
    k = trace__buffer_take(); /* somebody may have been faster */
    n = trace__nbuffers(p);
    want = n < 4 ? 4 : n < 32 ? n : 32;
    if (k < 0 && n < limit && trace__buffer_grow(want < limit - n ? want : limit - n))
        k = trace__buffer_take();
    if (!held)
        trace__unlock();
    return k;
}

/* Streaming, and the disk is slower than we are: help writing, then wait for whoever writes our slots, a second at
 * most: a disk that hangs must not hang the program. A slot, or -1. */
static int trace__buffer_wait(void)
{
    trace__process *p = trace__p;
    uint64_t give_up = trace__os_clock_ns(TRACE__MONOTONIC) + TRACE__SECOND;
    uint32_t never = 0;
    int k = -1, wait;
    for (wait = 0; k < 0 && trace__os_clock_ns(TRACE__MONOTONIC) < give_up; wait++) {
        uint32_t i, n = trace__nbuffers(p);
        bool hope = false;
        if (!trace__drain(p)) {
            for (i = 0; i < n && !hope; i++) {
                const uint32_t state = __atomic_load_n(&p->buffer[i].state, __ATOMIC_RELAXED);
                hope = state != TRACE__BUFFER_TAKEN && state != TRACE__BUFFER_NONE; /* exit gave those back */
            }
            if (!hope || __atomic_load_n(&p->file.space_low, __ATOMIC_RELAXED))
                break;
            if (wait < 50)
                trace__os_yield();
            else
                trace__os_wait(&never, 0, 100000);
        }
        k = trace__buffer_take();
    }
    return k;
}

/* Tries again to write what the file lacks. */
static bool trace__unmute(trace__process *p)
{
    bool all = false;
    if (trace__lock()) {
        all = trace__replay();
        trace__unlock();
    }
    if (all)
        __atomic_store_n(&p->mute, 0, __ATOMIC_RELAXED);
    return all;
}

/* After an attempt that failed: not again before 1 ms, and 32 times what it took, have passed (a second at most), so
 * that a program on a full or hanging disk spends at most some 3 % of its time on trying. */
static void trace__retry_later(trace__writer *w, uint64_t began)
{
    uint64_t now = trace__ticks(), pause = 32 * (now - began),
             least = __atomic_load_n(&trace__p->file.own.tick_hz, __ATOMIC_RELAXED) / 1000 + 1;
    pause = pause < least ? least : pause > 1000 * least ? 1000 * least : pause;
    w->retry_ticks = now + pause;
}

/* The last attempt to get a chunk failed a moment ago: events are lost until `retry_ticks`. */
TRACE__INTERNAL bool trace__is_waiting(const trace__writer *w, uint64_t ticks)
{
    return !w->chunk && ticks < w->retry_ticks;
}

/* A new chunk for the writer, whose old one, if any, is full. False: no space; the caller drops its event. */
TRACE__INTERNAL bool trace__chunk_next(trace__writer *w, uint64_t ticks)
{
    trace__process *p = trace__p;
    bool had = w->chunk != NULL, ring = trace__is_ring(p);
    uint32_t n = trace__nbuffers(p), limit = __atomic_load_n(&p->hot_most, __ATOMIC_RELAXED);
    uint64_t began;
    int k;
    if (trace__is_waiting(w, ticks))
        return false;
    began = trace__ticks();
    if (TRACE__UNLIKELY(__atomic_load_n(&p->file.gone, __ATOMIC_RELAXED))) {
        if (had)
            trace__seal(w);
        trace__retry_later(w, began);
        return false;
    }
    if (__atomic_load_n(&p->mute, __ATOMIC_RELAXED) && w != &p->dictionary && !trace__unmute(p)) {
        trace__retry_later(w, began);
        return false;
    }
    if (had) {
        uint32_t old = w->buffer;
        trace__seal(w);
        if (w != &p->dictionary || !ring) /* the ring never overwrites the dictionary */
            trace__hand_over(p, old);
    } else if (trace__take_rest(w, ticks))
        return true;
    k = trace__buffer_take();
    if (k < 0 && n < limit)
        k = trace__buffer_new(w, limit);
    if (k < 0)
        k = ring ? trace__buffer_steal() : trace__buffer_wait();
    /* more threads than slots: each needs one, whatever the limit. Others may have reached it meanwhile */
    n = trace__nbuffers(p);
    if (k < 0 && n >= limit && (w->seq == 0 || w == &p->dictionary))
        k = trace__buffer_new(w, n + 1);
    if (k < 0) {
        trace__retry_later(w, began);
        return false;
    }
    trace__begin(w, (uint32_t)k, p->buffer[k].base, p->file.own.slot_bytes, ticks);
    return true;
}

/* The writer's thread ends: seal, and leave the rest of the slot to others if it is worth it. */
TRACE__INTERNAL void trace__chunk_end(trace__writer *w)
{
    trace__process *p = trace__p;
    trace_chunk_header *c = w->chunk;
    const uint32_t k = w->buffer, bytes = w->bytes, used = ((uint32_t)w->done + 63u) & ~63u;
    uint32_t at;
    uint64_t none = 0;
    if (!c)
        return;
    trace__seal(w);
    at = (uint32_t)((unsigned char *)c - p->buffer[k].base) + used;
    if (used + 8192 <= bytes && !__atomic_load_n(&p->rest, __ATOMIC_RELAXED)) {
        ((trace_chunk_header *)(void *)(p->buffer[k].base + at))->magic = 0; /* nothing there yet */
        c->seal = 0;                                                         /* it is made anew below */
        __atomic_store_n(&c->bytes, used, __ATOMIC_RELEASE);
        trace__sum_chunk(p, c, used);
        if (__atomic_compare_exchange_n(&p->rest, &none, (uint64_t)k << 32 | at, false, __ATOMIC_RELEASE,
                                        __ATOMIC_RELAXED))
            return; /* else another thread was faster, and what is behind `used` stays empty */
    } else
        trace__sum_chunk(p, c, bytes);
    trace__hand_over(p, k);
}
