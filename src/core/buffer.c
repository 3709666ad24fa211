/* buffer.c - the slow ways into a record: no room, no writer yet, busy; and the lock */
#include "buffer.h"
#include "check.h"
#include "chunk.h"
#include "file.h"
#include "gaps.h"
#include "helper.h"
#include "recorder.h"
#include "thread.h"
#include "undisturbed.h"

/* It is busy: the inline path turns to trace__open_nested. */
TRACE__INTERNAL trace__writer trace__nobody = {
    0, 0, 0, 0, 1 /* busy */, 0, 0,   0, 0, 0, 0, 0, 0, 0, 0, 0,       0, 0, 0, 0, 0,
    0, 0, 0, 0, {0},          0, {0}, 0, 0, 0, 0, 0, 0, 0, 0, {{0, 0}}};
TRACE__INTERNAL __thread trace__writer *trace__self __attribute__((tls_model("initial-exec"))) = &trace__nobody;

/* Without a system call, which a seccomp filter may forbid, where the thread has recorded. A child's writer is wiped.
 */
TRACE__INTERNAL uint32_t trace__tid_here(void)
{
    const trace__writer *w = trace__self;
    return w->live && w->tid && !w->fiber ? w->tid : trace__os_tid(); /* a fiber goes from thread to thread */
}

TRACE__INTERNAL __thread char trace__mark __attribute__((tls_model("initial-exec"))); /* its address names the thread */
TRACE__INTERNAL trace__before trace__lock_before; /* of the holder, while the lock is held */

/* The holder is undisturbed, and whoever waits: handlers that came meanwhile would wait in it, too, one in the other.
 * False if it could not be had in about two seconds, or if this thread holds it already. */
TRACE__INTERNAL bool trace__lock(void)
{
    uintptr_t me = (uintptr_t)&trace__mark, free;
    trace__before before;
    uint32_t never = 0;
    int spin;
    if (__atomic_load_n(&trace__p->lock, __ATOMIC_RELAXED) == me)
        return false;
    trace__undisturbed(&before);
    for (spin = 0; spin < 20000; spin++) {
        free = 0;
        if (__atomic_load_n(&trace__p->lock, __ATOMIC_RELAXED) == 0 &&
            __atomic_compare_exchange_n(&trace__p->lock, &free, me, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            trace__lock_before = before;
            TRACE__TAKES(TRACE__RANK_LOCK);
            return true;
        }
        if (spin < 100)
            trace__os_yield();
        else /* the file is being opened on a busy disk */
            trace__os_wait(&never, 0, 100000);
    }
    trace__disturbed(&before);
    return false;
}

TRACE__INTERNAL void trace__unlock(void)
{
    trace__before before = trace__lock_before;
    TRACE__GIVES(TRACE__RANK_LOCK);
    if (trace__p) /* always; compilers do not know */
        __atomic_store_n(&trace__p->lock, (uintptr_t)0, __ATOMIC_RELEASE);
    trace__disturbed(&before);
}

/* There was no memory for a writer or a description. */
TRACE__INTERNAL void trace__no_memory(void)
{
    __atomic_store_n(&trace__p->refused_ns, trace__os_clock_ns(TRACE__MONOTONIC), __ATOMIC_RELAXED);
}

/* Events do not ask for it again before 1 ms has passed: they are lost until then. */
TRACE__INTERNAL bool trace__is_without_memory(void)
{
    const uint64_t at = trace__p ? __atomic_load_n(&trace__p->refused_ns, __ATOMIC_RELAXED) : 0;
    return at && trace__os_clock_ns(TRACE__MONOTONIC) - at < 1000000u;
}

/* Drops the event. The file's header counts it, and the writer's next chunk says so, too: a chunk may be overwritten.
 */
static unsigned char *trace__drop(trace__writer *w)
{
    w->busy = 0;
    if (w != &trace__p->dictionary) {
        w->dropped++;
        trace__lost(1);
    }
    return NULL;
}

/* Stores the header of a record into a writer that is marked busy; makes room if need be. */
TRACE__INTERNAL unsigned char *trace__open_in(trace__writer *w, uint32_t id, size_t payload, uint64_t ticks)
{
    unsigned char *p;
    uint64_t delta;
    uint32_t word;
    if (!id) { /* whoever gave that counted the event */
        w->busy = 0;
        return NULL;
    }
    if (id > TRACE_ID_MAX || payload > TRACE__PAYLOAD_MAX)
        return trace__drop(w);
    if (TRACE__ROOM(w, w->cur) < (intptr_t)(payload + TRACE__RECORD_ROOM)) {
        trace__before before;
        bool more;
        if (trace__is_waiting(w, ticks)) /* an event that is lost costs no system call */
            return trace__drop(w);
        trace__undisturbed(&before);
        more = trace__chunk_next(w, ticks);
        trace__disturbed(&before);
        if (!more)
            return trace__drop(w);
        if (TRACE__UNLIKELY(!__atomic_load_n(&trace__p->helper.state, __ATOMIC_RELAXED)) &&
            w != &trace__p->dictionary) {
            TRACE__SAVE_ERRNO;
            trace__helper_start(w->seq > 4); /* a thread that has all signals blocked for ever needs one too */
            TRACE__RESTORE_ERRNO;
        }
    }
    p = w->cur;
    delta = ticks - w->last;
    w->last = ticks;
    if (delta <= TRACE_DELTA_MAX && id <= TRACE_ID_SHORT_MAX) {
        word = (uint32_t)delta << TRACE_ID_BITS | id;
        memcpy(p, &word, 4);
        return p + 4;
    }
    word = id << TRACE_ID_BITS;
    memcpy(p, &word, 4);
    memcpy(p + 4, &ticks, 8);
    return p + 12;
}

/* No room in this thread's own writer, which the inline path has marked busy; or the page was wiped: we are a child. */
TRACE__INTERNAL unsigned char *trace__open_slow_here(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    trace__writer *w = trace__self;
    if (TRACE__UNLIKELY(!w->live)) { /* the parent's writer; leave it */
        trace__self = &trace__nobody;
        return trace__open_nested_here(out, id, payload, ticks);
    }
    *out = w;
    if (TRACE__UNLIKELY(ticks - w->last > TRACE__GAP_TICKS))
        trace__gap_over(w, ticks);
    return trace__open_in(w, id, payload, ticks);
}

enum {
    TRACE__NESTING_MAX = 4,   /* signal handlers, each in the middle of the other's record */
    TRACE__SIGNAL_FRAME = 512 /* bytes: what the kernel puts below what a handler interrupts takes more */
};

/* `busy` of a writer whose record is opened there on the stack, which grows down: for one store. */
static uint32_t trace__busy_at(uintptr_t frame) { return (uint32_t)(frame >> 4) | 1; }

/* How far above `place` a nested writer's record was opened, in units of 16 bytes. */
static int32_t trace__opened_above(const trace__writer *w, uintptr_t place)
{
    return (int32_t)(w->busy - trace__busy_at(place));
}

/* No signal's frame fits between the record that is opened at `frame` and the writer's. */
static bool trace__is_near(const trace__writer *w, uintptr_t frame)
{
    return trace__opened_above(w, frame) < TRACE__SIGNAL_FRAME >> 4;
}

/* The nested writer's record is not under way, interrupted by the one that is opened at `frame`: a handler left it by
 * siglongjmp. */
static bool trace__is_left(const trace__writer *w, uintptr_t frame, const trace__alternate_stack *alternate)
{
    const int32_t at = trace__opened_above(w, alternate->from);
    const bool there = at >= 0 && (size_t)at < alternate->bytes >> 4;
    if (there != alternate->used)
        return there; /* what interrupts a handler on that stack runs there, too */
    return trace__is_near(w, frame);
}

/* No record is open in it any more: a handler left it by siglongjmp. */
static void trace__take_back(trace__writer *w)
{
    if (w->chunk)
        w->cur = (unsigned char *)w->chunk + (uint32_t)w->done;
    w->last = 0; /* it may be the time of a record that was left: the next one has its own in full */
    w->busy = 0;
}

/* All writers of this thread are busy. Each may be so in a handler that goes on when this one returns: taken back, its
 * record would be stored where others write by then. Takes back those that were left; the first of them, or NULL. Where
 * the thread's own record was opened nobody knows: it is taken back with all the others. */
static trace__writer *trace__take_left(uintptr_t frame)
{
    trace__writer *w, *first = NULL;
    trace__alternate_stack alternate;
    bool all = true;
    for (w = trace__self->nested; w && !trace__is_near(w, frame); w = w->nested) {}
    if (!w) /* without a system call: handlers that cost much pile up more */
        return NULL;
    trace__os_alternate_stack(&alternate);
    for (w = trace__self->nested; w; w = w->nested)
        if (trace__is_left(w, frame, &alternate)) {
            trace__take_back(w);
            first = first ? first : w;
        } else
            all = false;
    if (!all)
        return first;
    trace__take_back(trace__self);
    trace__self->texts_busy = 0; /* they may have left a text, too */
    return trace__self;
}

/* The thread has no writer yet, or a signal handler interrupted a record of this thread: it writes into a stream of its
 * own. */
TRACE__INTERNAL unsigned char *trace__open_nested_here(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    const uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    trace__writer *w = trace__self;
    if (w == &trace__nobody) {
        w = trace__is_without_memory() ? NULL : trace__attach();
        if (!w) {
            trace__lost(1);
            return NULL;
        }
        ticks = trace__ticks(); /* opening the file took time, which is not the program's */
    }
    while (w->busy) {
        if (!w->live) { /* wiped while a handler of the parent was inside: start again as a new thread */
            trace__self = &trace__nobody;
            return trace__open_nested_here(out, id, payload, ticks);
        }
        if (!w->nested && w->nesting < TRACE__NESTING_MAX && !trace__is_without_memory())
            w->nested = trace__writer_new(w);
        if (!w->nested) {
            w = w->nesting < TRACE__NESTING_MAX ? NULL : trace__take_left(frame);
            if (!w) {
                trace__lost(1);
                return NULL;
            }
            break;
        }
        w = w->nested;
    }
    w->busy = trace__busy_at(frame);
    TRACE__BARRIER();
    if (TRACE__UNLIKELY(ticks < w->last)) /* a handler came since, and recorded into this stream */
        ticks = trace__ticks();
    *out = w;
    return trace__open_in(w, id, payload, ticks);
}

static __attribute__((noinline)) void trace__event_slow(uint32_t id, const void *place)
{
    trace__writer *w;
    unsigned char *p = trace__open_from(&trace__mine, trace__self, &w, id, 0, place);
    if (p)
        trace__close_padded(w, p);
}
/* As opening and closing do it. What is seldom is another function, so this one saves no register and reads `cur`
 * once. */
TRACE__INTERNAL void trace__event_here(uint32_t id)
{
    trace__writer *w = trace__self;
    unsigned char *p;
    uint64_t ticks, delta;
    if (TRACE__UNLIKELY(w->busy || trace__mine.clock != TRACE__CLOCK_HERE || w->frame > ~(uintptr_t)TRACE__STACK_TOP)) {
        trace__event_slow(id, TRACE__STACK_TOP);
        return;
    }
    w->busy = 1;
    TRACE__BARRIER();
    p = w->cur;
    trace__expect_stores(p);
    ticks = trace__ticks_here();
    delta = ticks - w->last;
    if (TRACE__UNLIKELY(TRACE__ROOM(w, p) < (intptr_t)TRACE__RECORD_ROOM || delta > TRACE_DELTA_MAX ||
                        id - 1 >= TRACE_ID_SHORT_MAX)) {
        w->busy = 0;
        trace__event_slow(id, TRACE__STACK_TOP);
        return;
    }
    w->last = ticks;
    trace__close_records(w, p, trace__put_u32(p, (uint32_t)delta << TRACE_ID_BITS | id), 1);
}
