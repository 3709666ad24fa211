/* waited.c - how long a thread that could run waited for a processor: TRACE_WORD_WAITED, TRACE_WORD_RAN
 *
 * The kernel counts both for each thread. The helper asks each time it reads the clocks, and exit() once more. */
#include "waited.h"
#include "buffer.h"
#include "header_words.h"
#include "proc.h"

enum { TRACE__WAITERS = 64 }; /* threads asked each time: the main thread, and those that came last */

typedef struct trace__waited {
    uint32_t tid;
    uint64_t ran, waited; /* us */
} trace__waited;

/* What the helper found when it first looked at this process: of threads that were there, that does not count. */
static struct {
    uint32_t process, n;
    trace__waited threads[TRACE__WAITERS];
    uint32_t looks; /* the process one of whose threads is looking; a fork may leave it with its parent's */
} trace__waited_before;

/* 0 and 0 if the kernel does not tell. */
static trace__waited trace__waited_of(uint32_t tid)
{
    trace__waited t = {tid, 0, 0};
    uint64_t ran = 0, waited = 0;
    if (trace__thread_ran(tid, &ran, &waited)) {
        t.ran = ran / 1000;
        t.waited = waited / 1000;
    }
    return t;
}

/* Without what was before. A thread that began later may have the number of one that was there. */
static trace__waited trace__waited_since(trace__waited t)
{
    const trace__waited *before = trace__waited_before.threads;
    uint32_t i;
    for (i = 0; i < trace__waited_before.n && before[i].tid != t.tid; i++) {}
    if (i < trace__waited_before.n && t.ran >= before[i].ran && t.waited >= before[i].waited) {
        t.ran -= before[i].ran;
        t.waited -= before[i].waited;
    }
    return t;
}

/* Takes the lock for a moment. `first`: this may be the first look. */
static void trace__waited_look(trace__process *p, bool first)
{
    uint32_t tids[TRACE__WAITERS] = {p->file.own.pid}, n = 1, i;
    uint64_t known = __atomic_load_n(&p->file.own.word[TRACE_WORD_WAITED], __ATOMIC_RELAXED) & TRACE_WORD_MASK;
    trace__waited most = {0, 0, 0}, one;
    const trace__writer *w;
    if (!trace__lock())
        return;
    for (w = p->writers.all; w && n < TRACE__WAITERS; w = w->other)
        if (w->live && !w->nesting && w->tid != tids[0])
            tids[n++] = w->tid;
    trace__unlock();
    if (trace__waited_before.process != tids[0]) {
        trace__waited_before.process = tids[0];
        trace__waited_before.n = 0;
        for (i = 0; first && i < n; i++)
            trace__waited_before.threads[trace__waited_before.n++] = trace__waited_of(tids[i]);
    }
    for (i = 0; i < n; i++) {
        one = trace__waited_since(trace__waited_of(tids[i]));
        if (one.waited > most.waited)
            most = one;
    }
    if (most.waited <= known)
        return;
    trace__own_set(p, TRACE_WORD_RAN, most.ran);
    trace__own_set(p, TRACE_WORD_WAITED, most.waited);
}

/* The same, unless another thread is at it: exit() waits for the helper for a moment alone. */
TRACE__INTERNAL void trace__waited_take(trace__process *p, bool first)
{
    const uint32_t me = p->file.own.pid;
    uint32_t who = __atomic_load_n(&trace__waited_before.looks, __ATOMIC_RELAXED);
    if (who == me ||
        !__atomic_compare_exchange_n(&trace__waited_before.looks, &who, me, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return;
    trace__waited_look(p, first);
    __atomic_store_n(&trace__waited_before.looks, 0, __ATOMIC_RELEASE);
}
