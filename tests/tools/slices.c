/* slices.c - slices on a track in no order: one that lasts longest comes first, and one that begins first comes last */
#define TRACE_IMPL
#include "trace.h"
#include <time.h>

static uint64_t later(void)
{
    nanosleep(&(struct timespec){0, 2000000}, NULL);
    return trace_now();
}

int main(void)
{
    trace_track queue = trace_track_create("queue", 0);
    uint64_t first = trace_now(), begin = later(), end = later(), last = later();
    trace_track_slice(queue, "longest", begin, last);
    trace_track_slice(queue, "middle", begin, end);
    trace_track_slice(queue, "first", first, begin);
    return 0;
}
