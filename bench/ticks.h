/* ticks.h - the clock that is an instruction of the processor: reading it is the floor of what a record costs */
#ifndef BENCH_TICKS_H
#define BENCH_TICKS_H
#include <stdint.h>

#ifndef BENCH_RDTSC
#define BENCH_RDTSC "rdtsc" /* CLOCK=serial has another, clock.sh */
#endif

static inline uint64_t bench_ticks(void)
{
#if defined(__x86_64__)
    uint32_t lo, hi;
    __asm__ volatile(BENCH_RDTSC : "=a"(lo), "=d"(hi));
    return (uint64_t)hi << 32 | lo;
#else
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
    return t;
#endif
}
#endif
