/* cost.c - nanoseconds of a task's begin and end, and of two reads of the clock, each the best of 200 runs of 2,000: "pair X floor Y" */
#include <stdint.h>
#include <stdio.h>
#include <time.h>
#include "ittnotify.h"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}
static inline uint64_t ticks(void)
{
#ifdef __x86_64__
    uint32_t lo, hi;
    __asm__ volatile("rdtsc" : "=a"(lo), "=d"(hi));
    return (uint64_t)hi << 32 | lo;
#else
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
    return t;
#endif
}

int main(void)
{
    __itt_domain *d = __itt_domain_create("cost");
    __itt_string_handle *s = __itt_string_handle_create("task");
    double pair = 1e9, floor = 1e9, t;
    volatile uint64_t sink;
    int i, k;
    for (k = 0; k < 200; k++) {
        t = now();
        for (i = 0; i < 2000; i++) {
            __itt_task_begin(d, __itt_null, __itt_null, s);
            __itt_task_end(d);
        }
        t = (now() - t) / 2000;
        pair = t < pair ? t : pair;
        t = now();
        for (i = 0; i < 2000; i++) {
            sink = ticks();
            sink = ticks();
        }
        t = (now() - t) / 2000;
        floor = t < floor ? t : floor;
    }
    (void)sink;
    printf("pair %.1f floor %.1f\n", pair, floor);
    return 0;
}
