/* off_cpu.c - when threads did not run, and why: TRACE_REC_OFF_CPU
 *
 * The recorder's thread looks at the kernel's counters some 12 to 50 times a second, between its other work:
 *
 * - Threads say how long they did not run (gaps.c). The kernel counts how long a thread waited for a processor, so that
 *   is the part of it that is recorded.
 * - A stop (SIGSTOP, a frozen control group) interrupts the sleep of this thread, too: the kernel counts more than one
 *   change of threads for it. How long the stop took is what the main thread neither ran nor waited.
 * - The main thread's state says whether it is blocked in the kernel, which input and output and swapping do.
 *
 * The recorder's thread writes its findings to the dictionary about once a second. A kill loses the last second of
 * them. */
#include "off_cpu.h"
#include "buffer.h"
#include "gaps.h"
#include "log.h"
#include "proc.h"
#include "registry.h"

enum {
    TRACE__OFF_CPU_LIST = 128,
    TRACE__OFF_CPU_THREADS = 32,          /* whose gaps are taken each time */
    TRACE__OFF_CPU_FAST = 20 * TRACE__MS, /* ns between two looks */
    TRACE__OFF_CPU_SLOW = 80 * TRACE__MS, /* when nothing was found for long */
    TRACE__OFF_CPU_QUIET = 64,            /* so many looks are long */
    TRACE__OFF_CPU_LEAST = 250000,        /* ns */
    TRACE__RUSAGE_THREAD = 1
};

typedef struct trace__counts { /* of a thread, ns */
    uint64_t at, ran, waited;
    bool known, blocked;
    uint64_t faults;
} trace__counts;

static struct {
    uint32_t process; /* that this is of */
    uint32_t looks;   /* a lock: 1 a thread is at it */
    uint32_t quiet, n;
    uint64_t budget; /* ns that the main thread neither ran nor waited, and nothing says why */
    trace__counts main;
    trace_off_cpu list[TRACE__OFF_CPU_LIST];
} trace__off_cpu;

/* How often the calling thread gave its processor up. */
static uint64_t trace__switches_here(void)
{
    int64_t usage[18] = {0}; /* the kernel's structure: two times and 14 numbers, of which the 13th is that */
    return TRACE__SYS2(SYS_getrusage, TRACE__RUSAGE_THREAD, usage) == 0 ? (uint64_t)usage[16] : 0;
}

/* The main thread's. */
static trace__counts trace__counts_now(uint32_t tid)
{
    trace__counts c;
    char what[48], text[512], *s;
    int64_t t[2] = {0, 0};
    int field;
    memset(&c, 0, sizeof c);
    c.known = trace__thread_ran(tid, &c.ran, &c.waited);
    c.at = trace__os_clock_ns(TRACE__MONOTONIC);
    /* its CPU clock, as the kernel numbers them */
    c.known = TRACE__SYS2(SYS_clock_gettime, (int32_t)(~tid << 3 | 6), t) == 0 && c.known;
    c.ran = (uint64_t)t[0] * TRACE__SECOND + (uint64_t)t[1];
    trace__text(trace__decimal(trace__text(what, "task/"), tid, 1), "/stat");
    s = trace__process_slurp(0, what, text, sizeof text) > 0 ? strrchr(text, ')') : NULL;
    if (!s || s[1] != ' ')
        return c;
    c.blocked = s[2] == 'D';
    for (field = 2; field < 12 && s; field++) /* the 12th: major faults */
        s = strchr(s + 1, ' ');
    c.faults = s ? strtoull(s + 1, NULL, 10) : 0;
    return c;
}

/* ---- what is written --------------------------------------------------------------------------------------------- */

static void trace__off_cpu_flush(void)
{
    if (!trace__off_cpu.n || !trace__lock())
        return;
    trace__dictionary(TRACE_REC_OFF_CPU, trace__off_cpu.list, (uint32_t)(trace__off_cpu.n * sizeof(trace_off_cpu)));
    trace__unlock();
    trace__off_cpu.n = 0;
}

static void trace__off_cpu_add(uint32_t stream, uint32_t why, uint64_t from, uint64_t to, uint64_t ns)
{
    trace_off_cpu *last = trace__off_cpu.n ? &trace__off_cpu.list[trace__off_cpu.n - 1] : NULL;
    if (why != TRACE_OFF_WAITED && last && last->why == why && last->stream == stream && last->to >= from) {
        last->to = to; /* it goes on */
        last->ns += ns;
        return;
    }
    if (trace__off_cpu.n == TRACE__OFF_CPU_LIST)
        trace__off_cpu_flush();
    if (trace__off_cpu.n == TRACE__OFF_CPU_LIST)
        trace__off_cpu.n = 0; /* the lock is not to be had */
    last = &trace__off_cpu.list[trace__off_cpu.n++];
    last->from = from;
    last->to = to;
    last->ns = ns;
    last->stream = stream;
    last->why = why;
}

/* CLOCK_MONOTONIC -> ticks, of a time not long ago */
static uint64_t trace__ticks_at(const trace__process *p, uint64_t ns)
{
    double scale = (double)__atomic_load_n(&p->file.own.tick_hz, __ATOMIC_RELAXED) / 1e9;
    return trace__ticks() - (uint64_t)((double)(trace__os_clock_ns(TRACE__MONOTONIC) - ns) * scale);
}

/* ---- gaps of threads --------------------------------------------------------------------------------------------- */

/* Shares what a thread waited out to its gaps, in us. A thread waits where it wants to run: so each gap gets its part
 * by how long the thread ran in it, at most what was lost there, and by what was lost only what is left then. */
static void trace__gaps_share(const trace__gaps *g, uint32_t from, uint32_t to, double waited, double *shares)
{
    uint32_t k, round;
    for (k = from; k != to; k++)
        shares[k - from] = 0;
    for (round = 0; round < 4 && waited >= 1; round++) {
        double all = 0, used = 0;
        for (k = from; k != to; k++) {
            const trace__gap *one = &g->list[k % TRACE__GAPS];
            if (shares[k - from] < one->lost)
                all += round < 3 ? one->ran : one->lost - shares[k - from];
        }
        for (k = from; all > 0 && k != to; k++) {
            const trace__gap *one = &g->list[k % TRACE__GAPS];
            double rest = one->lost - shares[k - from], part;
            if (rest <= 0)
                continue;
            part = waited * (round < 3 ? one->ran : rest) / all;
            part = part < rest ? part : rest;
            shares[k - from] += part;
            used += part;
        }
        waited -= used;
    }
}

typedef struct trace__gaps_of { /* a thread's, as it is under the lock: its writer may be another one's soon */
    trace__gaps *gaps;
    uint32_t tid, stream;
} trace__gaps_of;

/* Of what the thread lost the part that it waited for a processor. What it waited beyond its gaps may be of one that is
 * not over yet, and so began behind the last one. */
static void trace__gaps_take(trace__process *p, const trace__gaps_of *of)
{
    trace__gaps *g = of->gaps;
    uint32_t put = __atomic_load_n(&g->put, __ATOMIC_ACQUIRE), k;
    double shares[TRACE__GAPS], since, lost = 0, rest, scale;
    uint64_t ran, waited = 0;
    bool first;
    if (put == g->taken)
        return;
    first = !trace__thread_ran(of->tid, &ran, &waited) || g->looked != of->stream;
    since = first || waited < g->waited ? 0 : (double)(waited - g->waited) / 1e3 + (double)g->spare / 1e3;
    for (k = g->taken; k != put; k++)
        lost += g->list[k % TRACE__GAPS].lost;
    trace__gaps_share(g, g->taken, put, since < lost ? since : lost, shares);
    for (k = g->taken; k != put; k++) {
        trace__gap one = g->list[k % TRACE__GAPS];
        uint64_t ns = (uint64_t)(shares[k - g->taken] * 1e3);
        if (one.stream == of->stream && ns >= TRACE__OFF_CPU_LEAST && !trace__is_ring(p))
            trace__off_cpu_add(one.stream, TRACE_OFF_WAITED, one.from, one.to, ns);
    }
    scale = (double)__atomic_load_n(&p->file.own.tick_hz, __ATOMIC_RELAXED) / 1e6;
    rest = (double)(trace__ticks() - g->list[(put - 1) % TRACE__GAPS].to) / scale;
    rest = since - lost < rest ? since - lost : rest;
    g->spare = rest > 0 ? (uint64_t)(rest * 1e3) : 0;
    g->waited = waited;
    g->looked = of->stream;
    __atomic_store_n(&g->taken, put, __ATOMIC_RELEASE);
}

/* True if there were any. Takes the lock for a moment. */
static bool trace__gaps_take_all(trace__process *p)
{
    trace__gaps_of list[TRACE__OFF_CPU_THREADS];
    trace__writer *w;
    trace__gaps *g;
    uint32_t n = 0, i;
    if (!__atomic_load_n(&trace__gaps_there, __ATOMIC_RELAXED) || !trace__lock())
        return false;
    __atomic_store_n(&trace__gaps_there, 0, __ATOMIC_RELAXED);
    for (w = p->writers.all; w && n < TRACE__OFF_CPU_THREADS; w = w->other) {
        g = (trace__gaps *)__atomic_load_n(&w->gaps, __ATOMIC_ACQUIRE);
        if (g && w->live && __atomic_load_n(&g->put, __ATOMIC_RELAXED) != g->taken) {
            list[n].gaps = g;
            list[n].tid = w->tid;
            list[n++].stream = w->stream;
        }
    }
    trace__unlock();
    if (n == TRACE__OFF_CPU_THREADS)
        __atomic_store_n(&trace__gaps_there, 1, __ATOMIC_RELAXED);
    for (i = 0; i < n; i++)
        trace__gaps_take(p, &list[i]);
    return n != 0;
}

/* ---- the main thread --------------------------------------------------------------------------------------------- */

/* This thread slept longer or more often than it wanted to, as a stop makes it do. overslept: ns; rest: what the main
 * thread neither ran nor waited meanwhile, of `passed` ns. A main thread that ran otherwise says how long the stop was;
 * one that slept does not, and the stop began at some time of this thread's sleep. */
static uint64_t trace__stop_ns(uint64_t overslept, uint64_t slept, uint64_t rest, uint64_t passed)
{
    uint64_t ns = rest;
    if (rest > passed - passed / 10) {
        ns = overslept > TRACE__OFF_CPU_LEAST * 4 ? overslept + (slept - overslept) / 2 : 0;
        ns = ns < rest ? ns : rest;
    }
    return ns >= TRACE__OFF_CPU_LEAST * 4 ? ns : 0;
}

/* True if there is anything to tell. switches: how often this thread gave its processor up in its sleep of `slept` ns,
 * of which it had not asked for `overslept`. */
static bool trace__main_look(trace__process *p, uint64_t switches, uint64_t slept, uint64_t overslept)
{
    trace__counts now = trace__counts_now(p->file.own.pid), was = trace__off_cpu.main;
    uint64_t passed, rest, stop = 0;
    trace__off_cpu.main = now;
    if (!was.known || !now.known || now.at <= was.at)
        return false;
    passed = now.at - was.at;
    rest = now.ran - was.ran + now.waited - was.waited;
    rest = passed > rest ? passed - rest : 0;
    if (switches > 1)
        stop = trace__stop_ns(overslept, slept, rest, passed);
    if (stop)
        trace__off_cpu_add(0, TRACE_OFF_STOPPED, trace__ticks_at(p, now.at - stop), trace__ticks_at(p, now.at), stop);
    trace__off_cpu.budget += rest - stop;
    if (now.blocked && !stop) { /* as likely as it is blocked for long: so it stands for the time since the last look */
        uint64_t ns = passed < trace__off_cpu.budget ? passed : trace__off_cpu.budget;
        trace__off_cpu.budget -= ns;
        trace__off_cpu_add(0, now.faults > was.faults ? TRACE_OFF_PAGES : TRACE_OFF_IO, trace__ticks_at(p, was.at),
                           trace__ticks_at(p, now.at), ns);
    }
    return stop || now.blocked;
}

/* ---- when -------------------------------------------------------------------------------------------------------- */

static bool trace__off_cpu_begin(const trace__process *p)
{
    uint32_t none = 0;
    if (trace__off_cpu.process != p->file.own.pid) { /* a child, whose parent's thread may have been at it */
        memset(&trace__off_cpu, 0, sizeof trace__off_cpu);
        trace__off_cpu.process = p->file.own.pid;
    }
    return __atomic_compare_exchange_n(&trace__off_cpu.looks, &none, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}
static void trace__off_cpu_over(void) { __atomic_store_n(&trace__off_cpu.looks, 0, __ATOMIC_RELEASE); }

static void trace__off_cpu_look(trace__process *p, uint64_t switches, uint64_t slept, uint64_t overslept)
{
    bool found;
    if (!trace__off_cpu_begin(p))
        return;
    found = trace__main_look(p, switches, slept, overslept);
    found |= trace__gaps_take_all(p);
    trace__off_cpu.quiet = found ? 0 : trace__off_cpu.quiet + 1;
    trace__off_cpu_over();
}

/* Sleeps, as trace__os_wait(&p->helper.wakeups, seen, rest), and looks in between. */
TRACE__INTERNAL void trace__off_cpu_sleep(trace__process *p, uint32_t seen, uint64_t rest)
{
    uint64_t now = trace__os_clock_ns(TRACE__MONOTONIC), end = now + rest;
    do {
        uint64_t period = trace__off_cpu.quiet < TRACE__OFF_CPU_QUIET ? TRACE__OFF_CPU_FAST : TRACE__OFF_CPU_SLOW;
        uint64_t due = trace__off_cpu.main.at + period, begun = now, wanted = due > now ? due - now : 1, switches;
        wanted = wanted < end - now ? wanted : end - now;
        switches = trace__switches_here();
        trace__os_wait(&p->helper.wakeups, seen, wanted);
        now = trace__os_clock_ns(TRACE__MONOTONIC);
        switches = trace__switches_here() - switches;
        if (now >= due || switches > 1)
            trace__off_cpu_look(p, switches, now - begun, now - begun > wanted ? now - begun - wanted : 0);
    } while (now < end && __atomic_load_n(&p->helper.wakeups, __ATOMIC_SEQ_CST) == seen &&
             __atomic_load_n(&p->helper.state, __ATOMIC_RELAXED) == TRACE__HELPER_RUNS);
}

TRACE__INTERNAL void trace__off_cpu_put(trace__process *p)
{
    if (!trace__off_cpu_begin(p))
        return;
    trace__off_cpu_flush();
    trace__off_cpu_over();
}

/* The process ends: what is left. */
TRACE__INTERNAL void trace__off_cpu_end(trace__process *p)
{
    if (trace__off_cpu.process != p->file.own.pid || !trace__off_cpu_begin(p))
        return;
    trace__gaps_take_all(p);
    trace__off_cpu_flush();
    trace__off_cpu_over();
}
