/* waited.c - how long a thread that could run waited for a processor: TRACE_WORD_WAITED, TRACE_WORD_RAN
 *
 * The kernel counts both for each thread, in ns: the first two numbers of /proc/self/task/TID/schedstat (its
 * Documentation/scheduler/sched-stats.rst). The helper asks each time it reads the clocks, and exit() once more. */

enum { TRACE__WAITERS = 64 }; /* threads asked each time: the main thread, and those that came last */

typedef struct trace__waited {
    uint64_t ran, waited; /* us */
} trace__waited;

static trace__waited trace__waited_before; /* what the first look at this process found */
static uint32_t trace__waited_process;

/* 0 and 0 if the kernel does not tell. */
static trace__waited trace__waited_of(uint32_t tid)
{
    char path[64], text[96], *s = NULL;
    trace__waited t = {0, 0};
    trace__text(trace__decimal(trace__text(path, "/proc/self/task/"), tid, 1), "/schedstat");
    if (trace__os_slurp(path, text, sizeof text) > 0) {
        t.ran = strtoull(text, &s, 10) / 1000;
        t.waited = strtoull(s, NULL, 10) / 1000;
    }
    return t;
}

/* Takes the lock for a moment. One thread at a time. `first`: only what comes from now on counts. */
static void trace__waited_take(trace__process *p, bool first)
{
    uint32_t tids[TRACE__WAITERS] = {trace__os_pid()}, n = 1;
    trace__waited most = {0, 0}, before, one;
    const trace__writer *w;
    if (!trace__lock())
        return;
    for (w = p->writers; w && n < TRACE__WAITERS; w = w->other)
        if (w->live && !w->nesting && w->tid != tids[0])
            tids[n++] = w->tid;
    trace__unlock();
    while (n-- > 0) {
        one = trace__waited_of(tids[n]);
        if (one.waited > most.waited)
            most = one;
    }
    if (trace__waited_process != tids[0]) {
        trace__waited_process = tids[0];
        memset(&trace__waited_before, 0, sizeof trace__waited_before);
        if (first)
            trace__waited_before = most;
    }
    before = trace__waited_before;
    if (most.waited <=
        before.waited + (__atomic_load_n(&p->header->word[TRACE_WORD_WAITED], __ATOMIC_RELAXED) & TRACE_WORD_MASK))
        return;
    trace__word_set(p->header, TRACE_WORD_RAN, most.ran > before.ran ? most.ran - before.ran : 0);
    trace__word_set(p->header, TRACE_WORD_WAITED, most.waited - before.waited);
}
