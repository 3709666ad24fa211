/* clock.c - the time source, and what relates it to wall time */
#include "clock.h"
#include "check.h"
#include "environment.h"
#include "header_words.h"
#include "options.h"
#include "recorder.h"
#include "registry.h"
#include "session.h"

TRACE__INTERNAL uint64_t trace__hz;                /* nominal ticks a second */
static uint64_t trace__boot_ticks, trace__boot_ns; /* taken by trace__clock_compare() */

TRACE__INTERNAL uint64_t trace__clock_slow_here(void)
{
    if (TRACE__UNLIKELY(trace__clock == 0)) {
        trace__init();
        if (trace__clock != TRACE_CLOCK_MONOTONIC)
            return trace__ticks();
    }
    return trace__os_clock_ns(TRACE__MONOTONIC);
}

#ifdef __x86_64__
static void trace__cpuid(uint32_t leaf, uint32_t *r)
{
    __asm__ volatile("cpuid" : "=a"(r[0]), "=b"(r[1]), "=c"(r[2]), "=d"(r[3]) : "a"(leaf), "c"(0));
}

/* The kernel is the judge: it runs on the TSC itself only when it found it constant and alike on all processors. */
static bool trace__tsc_is_good(void)
{
    char source[32];
    uint32_t r[4];
    trace__cpuid(0x80000000u, r);
    if (r[0] < 0x80000007u)
        return false;
    trace__cpuid(0x80000007u, r);
    return (r[3] & 0x100) && /* invariant */
           trace__os_slurp("/sys/devices/system/clocksource/clocksource0/current_clocksource", source, sizeof source) >
               0 &&
           !strncmp(source, "tsc", 3);
}
#endif

TRACE__INTERNAL void trace__clock_compare(void)
{
    trace__boot_ns = trace__os_clock_ns(TRACE__MONOTONIC);
    trace__boot_ticks = trace__ticks();
}

TRACE__INTERNAL void trace__clock_choose(void)
{
    bool monotonic = trace__option_is(TRACE__OPTION_CLOCK, "monotonic");
    uint32_t clock = TRACE_CLOCK_MONOTONIC;
    trace__hz = TRACE__SECOND;
#ifdef __x86_64__
    if (!monotonic && (trace__option_is(TRACE__OPTION_CLOCK, "tsc") || trace__tsc_is_good()))
        clock = TRACE_CLOCK_TSC;
#else
    if (!monotonic)
        clock = TRACE_CLOCK_CNTVCT; /* architected: constant, synchronous; its frequency is in a register */
#endif
    __atomic_store_n(&trace__clock, clock, __ATOMIC_RELEASE);
    trace__clock_compare();
#ifdef __aarch64__
    if (clock == TRACE_CLOCK_CNTVCT)
        __asm__ volatile("mrs %0, cntfrq_el0" : "=r"(trace__hz));
#endif
}

/* Ticks a second as far as known: measured since the clocks were compared, for at least 100 us, so within 0.1 % or much
 * better. Clock samples say it exactly. */
TRACE__INTERNAL uint64_t trace__clock_hz(void)
{
    uint64_t ns;
    if (trace__clock != TRACE_CLOCK_TSC)
        return trace__hz;
    while ((ns = trace__os_clock_ns(TRACE__MONOTONIC) - trace__boot_ns) < 100000u)
        ;
    return (uint64_t)((double)(trace__ticks() - trace__boot_ticks) * 1e9 / (double)ns);
}

/* One bracketed sample {ticks, MONOTONIC, REALTIME, BOOTTIME, ticks}: the narrowest of five, its width being the bound
 * of its error. */
TRACE__INTERNAL void trace__clock_sample(void)
{
    uint64_t best[5] = {0, 0, 0, 0, ~0ull}, s[5], *first;
    int i;
    TRACE__ASSERT(trace__holds(TRACE__RANK_LOCK));
    for (i = 0; i < 5; i++) {
        s[0] = trace__ticks();
        s[1] = trace__os_clock_ns(TRACE__MONOTONIC);
        s[2] = trace__os_clock_ns(TRACE__REALTIME);
        s[3] = trace__os_clock_ns(TRACE__BOOTTIME);
        s[4] = trace__ticks();
        if (s[4] - s[0] < best[4] - best[0])
            memcpy(best, s, sizeof best);
    }
    if (trace__dictionary(TRACE_REC_CLOCK, best, sizeof best) && trace__untold)
        trace__replay();
    first = trace__p->first_sample;
    if (!first[1])
        memcpy(first, best, sizeof best);
    else if (best[1] - first[1] > 10 * TRACE__MS && trace__clock == TRACE_CLOCK_TSC)
        trace__header_hz(trace__p, (uint64_t)((double)(best[0] - first[0]) * 1e9 / (double)(best[1] - first[1])));
}

TRACE__INTERNAL uint64_t trace__now_here(void) { return trace__ticks(); }

TRACE__INTERNAL uint64_t trace__ticks_per_second_here(void)
{
    trace__init();
    return trace__clock_hz();
}

TRACE__INTERNAL uint64_t trace__from_monotonic_here(uint64_t ns)
{
    double ratio;
    trace__init();
    if (trace__clock == TRACE_CLOCK_MONOTONIC)
        return ns;
    ratio = (double)trace__clock_hz() / 1e9;
    /* from here, not from the start: an error of the ratio then counts for the short distance only */
    return trace__ticks() + (uint64_t)(int64_t)((double)(int64_t)(ns - trace__os_clock_ns(TRACE__MONOTONIC)) * ratio);
}
