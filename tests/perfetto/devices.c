/* devices.c - device work reported in batches, long after it was done, beside many host events
 *
 * usage: devices HOST_EVENTS [LATE]; with LATE, one slice that covers the whole run is reported at its end. */
#include "trace.h"
#include <stdlib.h>

enum { BATCH = 20000, SLICES = 200 };

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) / 2 : BATCH;
    trace_track device = trace_track_create("device", 0), queues[2];
    static uint64_t times[BATCH];
    uint64_t start = trace_now();
    queues[0] = trace_track_create("queue 0", device);
    queues[1] = trace_track_create("queue 1", device);
    for (long i = 0; i < n; i++) {
        times[i % BATCH] = trace_now();
        trace_task_begin("launch");
        trace_task_end();
        if (i % BATCH == BATCH - 1)
            for (int k = 0; k + 1 < SLICES; k++) /* newest first, neighbours overlap */
                trace_track_slice(queues[k % 2], "kernel", times[BATCH - BATCH / SLICES * (k + 2)],
                                  times[BATCH - 1 - BATCH / SLICES * k], "k", k % 8);
    }
    if (argc > 2)
        trace_track_slice(queues[0], "all of it", start, trace_now());
    return 0;
}
