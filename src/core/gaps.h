/* gaps.h - what gaps.c offers to the other files */
#ifndef TRACE_CORE_GAPS_H
#define TRACE_CORE_GAPS_H
#include "state.h"

enum {
    TRACE__GAPS = 120,         /* that a thread keeps for the recorder's thread; more are left out */
    TRACE__GAP_LEAST = 500000, /* ns lost */
    TRACE__CLOCK_THREAD = 3    /* CLOCK_THREAD_CPUTIME_ID */
};
#define TRACE__GAP_TICKS (2 * (uint64_t)TRACE_DELTA_MAX)
typedef struct trace__gap {
    uint64_t from, to; /* ticks */
    uint32_t stream;
    uint32_t lost, ran; /* us; both 0: the first one, from which on is known what the thread runs */
} trace__gap;
typedef struct trace__gaps {
    uint64_t at, ran;       /* of the thread: ticks and its CPU time, at the last look */
    uint64_t waited, spare; /* of the recorder's thread: ns that it had waited at the last look; of them not yet used */
    uint32_t looked;        /* the stream that this is of */
    uint32_t put, taken;    /* counted; each has one writer */
    trace__gap list[TRACE__GAPS];
} trace__gaps;
TRACE__EXTERN(uint32_t trace__gaps_there);
TRACE__INTERNAL void trace__gaps_begin(trace__writer *w);
TRACE__INTERNAL __attribute__((noinline, cold)) void trace__gap_over(trace__writer *w, uint64_t ticks);
#endif
