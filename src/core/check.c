/* check.c - the locks that a thread holds, and the end of a program in which something does not hold */
#include "check.h"
#include "log.h"
#include "../os/os.h"

#ifdef TRACE__CHECKED
static __thread uint32_t trace__ranks __attribute__((tls_model("initial-exec"))); /* a bit for each lock */

TRACE__INTERNAL void trace__violated(const char *what, const char *file, int line)
{
    char text[512], *p = trace__text(text, "trace: broken: ");
    if (strlen(what) + strlen(file) < sizeof text - 64) {
        p = trace__text(trace__text(trace__text(p, what), " at "), file);
        p = trace__decimal(trace__text(p, ":"), (uint64_t)line, 1);
    }
    p = trace__text(p, "\n");
    trace__os_say(text, (size_t)(p - text));
    abort();
}

TRACE__INTERNAL void trace__takes(int rank)
{
    TRACE__ASSERT(trace__ranks >> rank == 0);
    trace__ranks |= 1u << rank;
}

TRACE__INTERNAL void trace__gives(int rank)
{
    TRACE__ASSERT(trace__holds(rank));
    trace__ranks &= ~(1u << rank);
}

TRACE__INTERNAL bool trace__holds(int rank) { return (trace__ranks >> rank & 1u) != 0; }
#endif
