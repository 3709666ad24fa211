/* annotate_itt.c - nanoseconds of a task's begin and end, and of two reads of the clock: "pair X floor Y" */
#include "min_time.h"
#include "ticks.h"
#include "ittnotify.h"

int main(void)
{
    __itt_domain *d = __itt_domain_create("cost");
    __itt_string_handle *s = __itt_string_handle_create("task");
    double pair = 1e9, floor = 1e9;
    volatile uint64_t sink;
    BEST_OF(200)
    {
        BEST(pair, __itt_task_begin(d, __itt_null, __itt_null, s); __itt_task_end(d));
        BEST(floor, sink = bench_ticks(); sink = bench_ticks());
    }
    (void)sink;
    printf("pair %.1f floor %.1f\n", pair, floor);
    return 0;
}
