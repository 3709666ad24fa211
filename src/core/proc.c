/* proc.c - what /proc says of processes and threads. A buffer of each caller's; no lock; nothing where /proc is not */
#include "proc.h"
#include "log.h"

/* /proc/PID/WHAT; PID 0: this process, whose number may be another there. */
TRACE__INTERNAL long trace__process_slurp(uint64_t pid, const char *what, char *to, size_t size)
{
    char path[48], *end = trace__text(path, "/proc/");
    end = pid ? trace__decimal(end, pid, 1) : trace__text(end, "self");
    trace__text(trace__text(end, "/"), what);
    return trace__os_slurp(path, to, size);
}

/* Fields 4 and 22 of stat: a process's parent, and when it began, in clock ticks since boot. */
TRACE__INTERNAL bool trace__process_look(uint64_t pid, uint64_t *parent, uint64_t *began)
{
    char text[512], *s;
    int field;
    /* counted behind the name, which may hold anything but ends with the last parenthesis */
    s = trace__process_slurp(pid, "stat", text, sizeof text) > 0 ? strrchr(text, ')') : NULL;
    for (field = 3; field <= 22 && s; field++)
        if ((s = strchr(s + 1, ' ')) != NULL && (field == 4 || field == 22))
            *(field == 4 ? parent : began) = strtoull(s + 1, NULL, 10);
    return s != NULL;
}

/* How long a thread of this process ran, and how long it could have run and waited for a processor, in ns: the first
 * two numbers of schedstat (the kernel's Documentation/scheduler/sched-stats.rst). False: the kernel does not tell. */
TRACE__INTERNAL bool trace__thread_ran(uint32_t tid, uint64_t *ran, uint64_t *waited)
{
    char what[48], text[96], *s = NULL;
    trace__text(trace__decimal(trace__text(what, "task/"), tid, 1), "/schedstat");
    if (trace__process_slurp(0, what, text, sizeof text) <= 0)
        return false;
    *ran = strtoull(text, &s, 10);
    *waited = strtoull(s, NULL, 10);
    return true;
}
