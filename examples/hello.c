/* hello.c - tasks, instants and metadata
 *
 *   cc -I.. hello.c -o hello -pthread && ./hello && trace-tally out
 */
#define TRACE_IMPL
#include "trace.h"
#include <stdio.h>

static double load(int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += 1.0 / (i + 1);
    return sum;
}

int main(void)
{
    trace_process_name("hello");
    for (int step = 0; step < 3; step++) {
        trace_task_begin("step", "number", step);
        trace_task_begin("load", "n", 100000);
        double sum = load(100000);
        trace_meta("sum", sum); /* known only at the end */
        trace_task_end();
        {
            TRACE_SCOPE("save"); /* ends however the block is left */
            trace_instant("checkpoint", "file", "hello.ckpt", "step", step);
        }
        trace_task_end();
    }
    printf("recorded %s\n", trace_file());
    return 0;
}
