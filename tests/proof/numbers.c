/* numbers.c - counts near and beyond 2^32, times near 2^63, in the ring, whose losses are counted
 *
 *   numbers near      counters begin a little below 2^32; 200,000 events
 *   numbers N         N events; 5,000,000,000 take a minute
 * Prints how many events were recorded, those included that the counters began with. */
#define TRACE_IMPL
#include "trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    uint64_t n = argc > 1 ? strtoull(argv[1], NULL, 10) : 0, i, before = 0;
    trace__writer *w;
    if (argc > 1 && !strcmp(argv[1], "near")) {
        n = 200000;
        if (!(w = trace__attach()))
            return 3;
        w->first = before = (1ull << 32) - 1000;
        w->seq = (1ull << 32) - 2;
        trace__p->seals = (1ull << 32) - 2;
        trace__header_overwritten(trace__p, before);
    }
    for (i = 0; i < n; i++)
        trace_instant("tick");
    printf("%llu\n", (unsigned long long)(before + n));
    return 0;
}
