/* gaps.c - long times between two records of a thread in which it did not run
 *
 * A record that comes long after the one before it takes the slow path anyway. There the thread reads its CPU clock,
 * one system call that needs no descriptor. The thread lost the rest of the time: it waited for a processor, slept, was
 * blocked or was stopped. The recorder's thread finds out which (off_cpu.c). */
#include "gaps.h"

TRACE__INTERNAL uint32_t trace__gaps_there; /* some thread has put one */
static uint32_t trace__gaps_refused;        /* there was no memory for them: it is not asked for again */

/* A thread begins with the writer of one that ended. */
TRACE__INTERNAL void trace__gaps_begin(trace__writer *w)
{
    trace__gaps *g = (trace__gaps *)w->gaps;
    if (g)
        g->at = 0;
}

static void trace__gap_put(trace__gaps *g, const trace__writer *w, uint64_t to, uint64_t lost, uint64_t ran)
{
    uint32_t put = g->put;
    if (put - __atomic_load_n(&g->taken, __ATOMIC_ACQUIRE) >= TRACE__GAPS)
        return;
    g->list[put % TRACE__GAPS].from = w->last;
    g->list[put % TRACE__GAPS].to = to;
    g->list[put % TRACE__GAPS].stream = w->stream;
    g->list[put % TRACE__GAPS].lost = (uint32_t)(lost / 1000 < UINT32_MAX ? lost / 1000 : UINT32_MAX);
    g->list[put % TRACE__GAPS].ran = (uint32_t)(ran / 1000 < UINT32_MAX ? ran / 1000 : UINT32_MAX);
    __atomic_store_n(&g->put, put + 1, __ATOMIC_RELEASE);
    __atomic_store_n(&trace__gaps_there, 1, __ATOMIC_RELAXED);
}

/* The thread's own writer, which is busy, gets a record at `ticks`. All time lost since the last look counts for this
 * gap: shorter ones are too short to lose a time slice in. */
TRACE__INTERNAL __attribute__((noinline, cold)) void trace__gap_over(trace__writer *w, uint64_t ticks)
{
    trace__gaps *g = (trace__gaps *)w->gaps;
    uint64_t now, ran;
    double scale = (double)__atomic_load_n(&trace__p->file.own.tick_hz, __ATOMIC_RELAXED) / 1e9, passed, lost;
    if (w->nesting || w->fiber || !w->last || ticks < w->last || !(scale > 0) ||
        __atomic_load_n(&trace__p->helper.state, __ATOMIC_RELAXED) != TRACE__HELPER_RUNS)
        return;
    if (!g) {
        if (__atomic_load_n(&trace__gaps_refused, __ATOMIC_RELAXED))
            return;
        g = (trace__gaps *)trace__os_memory(sizeof *g, true);
        if (!g) {
            __atomic_store_n(&trace__gaps_refused, 1, __ATOMIC_RELAXED);
            return;
        }
        __atomic_store_n(&w->gaps, (void *)g, __ATOMIC_RELEASE);
    }
    ran = trace__os_clock_ns(TRACE__CLOCK_THREAD);
    now = trace__ticks();
    passed = (double)(now - g->at) / scale;
    lost = passed - (double)(ran - g->ran);
    if (lost > (double)(ticks - w->last) / scale)
        lost = (double)(ticks - w->last) / scale;
    if (!g->at)
        trace__gap_put(g, w, ticks, 0, 0);
    else if (now > g->at && lost >= (double)TRACE__GAP_LEAST)
        trace__gap_put(g, w, ticks, (uint64_t)lost, ran - g->ran);
    g->at = now;
    g->ran = ran;
}
