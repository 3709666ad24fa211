/* ending.c - the process is about to end by a way that skips exit handlers: what devices have finished is recorded
 * first
 *
 * Flushing may wait for locks of a driver, which the caller may hold, and for a device that is stuck. So the recorder's
 * own thread does it, and the caller waits for that at most a second: from a signal handler, too, and whatever locks
 * are held. Nothing is done in a child that shares or inherited this memory, after exit(), or without that thread
 * (TRACE_HELPER=0), since nothing would bound it then. */
#include "ending.h"
#include "header_words.h"
#include "session.h"
#include "unmapped.h"

enum { TRACE__FINAL_FLUSH_MS = 1000 };

/* By exit(), before a library that is polled is torn down. It waits for a poll that is under way, a second at most. */
TRACE__INTERNAL void trace__polling_over(void)
{
    trace__process *p = trace__p;
    uint64_t until = trace__os_clock_ns(TRACE__MONOTONIC) + TRACE__FINAL_FLUSH_MS * (uint64_t)TRACE__MS;
    if (!p || __atomic_load_n(&p->helper.tid, __ATOMIC_RELAXED) == trace__os_tid())
        return;
    __atomic_store_n(&p->helper.polling_over, 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&p->helper.polling, __ATOMIC_SEQ_CST) && trace__os_clock_ns(TRACE__MONOTONIC) < until)
        trace__os_wait(&p->helper.polling, 1, 10 * TRACE__MS);
}

TRACE__INTERNAL void trace__final_flush(void)
{
    trace__process *p = trace__p;
    uint64_t now, until;
    uint32_t mine, done;
    if (!p || !trace__is_open() || p->file.own.pid != trace__os_pid() ||
        __atomic_load_n(&p->helper.state, __ATOMIC_ACQUIRE) != TRACE__HELPER_RUNS)
        return;
    if ((!p->copies.wanted && !trace__watch_has_final()) ||
        __atomic_load_n(&p->helper.tid, __ATOMIC_RELAXED) == trace__os_tid())
        return;
    mine = __atomic_add_fetch(&p->helper.final_asked, 1, __ATOMIC_ACQ_REL);
    __atomic_fetch_add(&p->helper.wakeups, 1, __ATOMIC_RELEASE);
    trace__os_wake(&p->helper.wakeups);
    now = trace__os_clock_ns(TRACE__MONOTONIC);
    for (until = now + TRACE__FINAL_FLUSH_MS * (uint64_t)TRACE__MS; now < until;
         now = trace__os_clock_ns(TRACE__MONOTONIC)) {
        done = __atomic_load_n(&p->helper.final_done, __ATOMIC_ACQUIRE);
        if ((int32_t)(done - mine) >= 0)
            break;
        trace__os_wait(&p->helper.final_done, done, until - now);
    }
}

/* By its own will, TRACE_LEFT_*: what devices have finished is recorded, and how the process goes on without closing
 * its file is said there. TRACE_LEFT_NOT: it does not after all. */
TRACE__INTERNAL void trace__leaves(uint32_t how)
{
    trace__process *p = trace__p;
    if (how != TRACE_LEFT_NOT)
        trace__final_flush();
    if (p && trace__is_open() && p->file.own.pid == trace__os_pid()) /* not a child of vfork() */
        trace__own_set(p, TRACE_WORD_LEFT, how);
}
/* TRACE_WORD_ENDED: these bits are known now. Where the file is not mapped and exit has copied it, this is copied, too.
 */
TRACE__INTERNAL void trace__ends(uint64_t clear, uint64_t set)
{
    trace__process *p = trace__p;
    if (!p || !trace__is_open() || p->file.own.pid != trace__os_pid())
        return;
    trace__own_change(p, TRACE_WORD_ENDED, clear, set);
    if (p->copies.wanted && p->closed)
        trace__copy_window(p);
}
static void trace__ends_by_exit(int status)
{
    trace__ends(TRACE_ENDED_NUMBER, TRACE_ENDED_EXIT | ((uint32_t)status & TRACE_ENDED_NUMBER));
}
TRACE__INTERNAL void trace__on_exit(int status, void *unused)
{
    TRACE__SAVE_ERRNO;
    (void)unused;
    trace__ends_by_exit(status);
    TRACE__RESTORE_ERRNO;
}
TRACE__INTERNAL void trace__quick_exit(void) { trace__leaves(TRACE_LEFT_BY_EXIT); }
