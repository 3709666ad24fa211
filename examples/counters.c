/* counters.c - values over time, with units, drawn as curves by Perfetto
 *
 *   cc -I.. counters.c -o counters -lm -pthread && ./counters && to-perfetto out
 */
#define TRACE_IMPL
#include "trace.h"
#include <math.h>
#include <stdlib.h>

int main(void)
{
    size_t queued = 0;
    for (int step = 0; step < 200; step++) {
        TRACE_SCOPE("step", "number", step);
        queued += step % 20 < 10 ? 4096 : (size_t)-4096;
        trace_counter_unit("queue", "B", queued);
        trace_counter("loss", exp(-step / 50.0));
        void *p = malloc(1 << 16);
        for (volatile int i = 0; i < 10000; i++) {}
        free(p);
    }
    return 0;
}
