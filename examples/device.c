/* device.c - a runtime that times its own accelerator records on tracks of its own
 *
 *   cc -I.. device.c -o device -pthread && ./device && to-perfetto out
 */
#define TRACE_IMPL
#include "trace.h"

int main(void)
{
    trace_track device = trace_track_create("accelerator 0", 0);
    trace_track queue = trace_track_create("queue 0", device);
    for (int k = 0; k < 10; k++) {
        uint64_t begin = trace_now();
        {
            TRACE_SCOPE("submit", "kernel", k);
            for (volatile int i = 0; i < 50000; i++) {}
        }
        /* begin and end come from the device's own clock, brought into the recorder's ticks by the runtime */
        trace_track_slice(queue, "kernel", begin, trace_now(), "grid", 128 * (k + 1));
        trace_track_counter(device, "power", "W", 50.0 + k);
    }
    return 0;
}
