/* helper.c - one thread a process: writes full slots out, samples the clocks, copies the window where it is not mapped
 *
 * All signals are blocked in it, it holds no lock while it sleeps, and nothing waits for it: without it threads write
 * their own slots when memory runs out. TRACE_HELPER=0 does without. */
#include "helper.h"
#include "allowance.h"
#include "backends.h"
#include "buffer.h"
#include "bus.h"
#include "chunk.h"
#include "clock.h"
#include "environment.h"
#include "off_cpu.h"
#include "options.h"
#include "own_threads.h"
#include "private_table.h"
#include "retell.h"
#include "seal.h"
#include "session.h"
#include "state.h"
#include "thread_names.h"
#include "unmapped.h"
#include "waited.h"

/* main() may leave by pthread_exit; the process then ends with its last thread, which must not be ours. */
TRACE__INTERNAL bool trace__main_is_gone(void)
{
    char stat[512], *s;
    return trace__os_slurp("/proc/self/stat", stat, sizeof stat) > 0 && (s = strrchr(stat, ')')) != NULL &&
           s[1] == ' ' && s[2] == 'Z';
}

/* TRACE__POLL_SHARE: if polling takes long, others have this many times as long */
enum { TRACE__POLL_NS = 80 * TRACE__MS, TRACE__POLL_SHARE = 20 };

/* At devices: what they have finished becomes records. */
static void trace__poll(trace__process *p, bool final)
{
    __atomic_store_n(&p->helper.polling, 1, __ATOMIC_SEQ_CST);
    if (!__atomic_load_n(&p->helper.polling_over, __ATOMIC_SEQ_CST))
        trace__watch_poll(final);
    __atomic_store_n(&p->helper.polling, 0, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&p->helper.polling_over, __ATOMIC_SEQ_CST))
        trace__os_wake_all(&p->helper.polling);
}

/* When the next poll is due; 0: nobody wants one. */
static uint64_t trace__helper_polls(trace__process *p, uint64_t due)
{
    uint64_t begun = trace__os_clock_ns(TRACE__MONOTONIC), over, next = TRACE__POLL_NS;
    if (!trace__watch_has_poll() || __atomic_load_n(&p->helper.polling_over, __ATOMIC_RELAXED))
        return 0;
    if (due && begun < due)
        return due;
    trace__poll(p, false);
    over = trace__os_clock_ns(TRACE__MONOTONIC);
    if ((over - begun) * TRACE__POLL_SHARE > next)
        next = (over - begun) * TRACE__POLL_SHARE;
    return over + next;
}

/* Somebody is about to end the process, and waits a little. */
static void trace__helper_final(trace__process *p)
{
    uint32_t asked = __atomic_load_n(&p->helper.final_asked, __ATOMIC_ACQUIRE);
    if (asked == __atomic_load_n(&p->helper.final_done, __ATOMIC_RELAXED))
        return;
    trace__poll(p, true);
    trace__copy_window(p);
    __atomic_store_n(&p->helper.final_done, asked, __ATOMIC_RELEASE);
    trace__os_wake_all(&p->helper.final_done);
}

static void *trace__helper_runs(void *arg)
{
    trace__process *p = (trace__process *)arg;
    uint64_t due = 10 * TRACE__MS, start = trace__os_clock_ns(TRACE__MONOTONIC), poll = 0, now, rest;
    trace__own_thread_begun("trace");
    __atomic_store_n(&p->helper.tid, trace__os_tid(), __ATOMIC_RELAXED);
    trace__backends_sample();
    while (__atomic_load_n(&p->helper.state, __ATOMIC_ACQUIRE) == TRACE__HELPER_RUNS) {
        uint32_t seen = __atomic_load_n(&p->helper.wakeups, __ATOMIC_ACQUIRE);
        trace__helper_final(p);
        poll = trace__helper_polls(p, poll);
        if (!trace__is_ring(p))
            while (trace__drain(p))
                ;
        now = trace__os_clock_ns(TRACE__MONOTONIC) - start;
        if (now >= due) {
            if (trace__lock()) {
                trace__clock_sample();
                trace__retell(p);
                trace__seal_now(p, false);
                trace__unlock();
            }
            trace__waited_take(p, true);
            trace__off_cpu_put(p);
            trace__thread_names_take(p, false);
            trace__allowance_again(p);
            trace__bus_watch(p);
            trace__gone_look(p);
            trace__copy_window(p);
            if (trace__main_is_gone()) {
                trace__table_end(p);
                break;
            }
            due =
                now < TRACE__SECOND ? now * 4 : now + TRACE__SECOND; /* often at first, for processes that die young */
            if (due > now + TRACE__SECOND)
                due = now + TRACE__SECOND;
        }
        rest = due > now ? due - now : 1000000;
        if (poll && poll < start + now + rest)
            rest = poll > start + now ? poll - start - now : 1;
        __atomic_store_n(&p->helper.asleep, 1, __ATOMIC_SEQ_CST);
        if (__atomic_load_n(&p->helper.wakeups, __ATOMIC_SEQ_CST) == seen)
            trace__off_cpu_sleep(p, seen, rest);
        __atomic_store_n(&p->helper.asleep, 0, __ATOMIC_RELAXED);
        /* After a failed write, do not try again at once. */
        if (__atomic_load_n(&p->file.space_low, __ATOMIC_RELAXED)) {
            uint32_t never = 0;
            trace__os_wait(&never, 0, 20 * TRACE__MS);
        }
    }
    __atomic_store_n(&p->helper.state, TRACE__HELPER_OVER, __ATOMIC_RELEASE);
    trace__os_wake(&p->helper.state);
    return NULL;
}

/* A handler may have interrupted malloc, which pthread_create needs; while one runs, its signal is blocked as a rule.
 * Blocked signals without a handler (kept for sigwait, say) mean nothing. */
static bool trace__may_be_in_handler(void)
{
    uint64_t mask = 0, action[4];
    int signal;
    TRACE__SYS4(SYS_rt_sigprocmask, 0, 0, &mask, 8);
    for (signal = 1; mask; signal++, mask >>= 1) {
        action[0] = 0; /* the kernel's structure begins with the handler: 0 default, 1 ignored */
        if (mask & 1 && signal != TRACE__SIGBUS && signal != 32 && signal != 33 &&
            TRACE__SYS4(SYS_rt_sigaction, signal, 0, action, 8) == 0 && action[0] > 1)
            return true;
    }
    return false;
}

/* Not from what may be a handler, unless `anyway`: threads try again with every attachment and chunk. Not where the C
 * library's locks may be held for ever: threads write their own slots then. */
TRACE__INTERNAL void trace__helper_start(bool anyway)
{
    trace__process *p = trace__p;
    uint32_t none = TRACE__HELPER_NONE;
    if (trace__option_is(TRACE__OPTION_HELPER, "0") ||
        trace__os_pid() != __atomic_load_n(&trace__libc_pid, __ATOMIC_RELAXED)) {
        __atomic_compare_exchange_n(&p->helper.state, &none, TRACE__HELPER_OVER, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_RELAXED);
        return;
    }
    if (!anyway && trace__may_be_in_handler())
        return;
    if (!__atomic_compare_exchange_n(&p->helper.state, &none, TRACE__HELPER_RUNS, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_RELAXED))
        return;
    if (!trace__own_thread_make(trace__helper_runs, p, 262144) &&
        !trace__own_thread_make(trace__helper_runs, p, 8u << 20)) /* much static TLS: it lies on the stack */
        __atomic_store_n(&p->helper.state, TRACE__HELPER_OVER, __ATOMIC_RELEASE);
    if (__atomic_load_n(&p->helper.state, __ATOMIC_ACQUIRE) == TRACE__HELPER_RUNS)
        trace__table_start(p);
}

/* Asks it to end; threads write their own slots from now on. */
TRACE__INTERNAL bool trace__helper_dismiss(trace__process *p)
{
    uint32_t runs = TRACE__HELPER_RUNS;
    if (!__atomic_compare_exchange_n(&p->helper.state, &runs, TRACE__HELPER_DISMISSED, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_RELAXED))
        return false;
    __atomic_fetch_add(&p->helper.wakeups, 1, __ATOMIC_RELEASE);
    trace__os_wake(&p->helper.wakeups);
    return true;
}

/* The same, and waits a moment; it may be in the middle of a write. */
TRACE__INTERNAL void trace__helper_stop(void)
{
    trace__process *p = trace__p;
    if (trace__helper_dismiss(p) && __atomic_load_n(&p->helper.state, __ATOMIC_ACQUIRE) == TRACE__HELPER_DISMISSED)
        trace__os_wait(&p->helper.state, TRACE__HELPER_DISMISSED, 200 * TRACE__MS);
}
