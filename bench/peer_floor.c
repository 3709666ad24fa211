/* peer_floor.c - two clock reads and nothing else: what no tracer that times both ends can beat */
#include "bench.h"
#include "callee.h"

VARIANT(empty, {
    (void)bench_ticks();
    (void)bench_ticks();
})
/* the same around the library call that the wrapped variants record */
VARIANT(call, {
    (void)bench_ticks();
    callee(bench_strings, (int)i, 7, (int)i & 3, (void *)bench_strings);
    (void)bench_ticks();
})
VARIANT(nothing, { __asm__ volatile(""); })
VARIANT(bare_call, { callee(bench_strings, (int)i, 7, (int)i & 3, (void *)bench_strings); })
VARIANT(vdso, {
    (void)bench_ns(CLOCK_MONOTONIC);
    (void)bench_ns(CLOCK_MONOTONIC);
})

static void peer_start(const char *out, const char *variant) { (void)out, (void)variant; }
static void peer_thread(int number) { (void)number; }
static void peer_stop(void) {}

PEER("floor", {"empty", empty, empty_single}, {"call", call, call_single}, {"nothing", nothing, nothing_single},
     {"bare_call", bare_call, bare_call_single}, {"vdso", vdso, vdso_single})
