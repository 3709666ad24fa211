/* drift.h - two clocks of which one may go faster: a line through what bounds their difference */
#ifndef TRACE_READ_DRIFT_H
#define TRACE_READ_DRIFT_H
#include "read/bits.h"
#include <stdbool.h>
#include <stddef.h>

enum { TR_RATE_BITS = 40 };                                 /* rates are parts of 2^40 */
#define TR_RATE_MOST ((int64_t)1 << (TR_RATE_BITS - 10))    /* clocks of computers are never off by a thousandth */
#define TR_RATE_UNKNOWN ((int64_t)1 << (TR_RATE_BITS - 12)) /* two may run apart by 244 ppm without being suspected */
/* What temperature changes a crystal's rate by in the course of a run: a millionth. */
#define TR_RATE_WANDER ((int64_t)1 << (TR_RATE_BITS - 20))

typedef struct tr_limit { /* the difference at that time is at least, or at most, this */
    int64_t ns, value;
    bool most;
} tr_limit;

typedef struct tr_line { /* value + rate * (ns - from) / 2^TR_RATE_BITS */
    int64_t value, rate;
    uint64_t error; /* from `from` to `to`: how far any other line that keeps the limits lies from this one */
    int64_t spread; /* how far the rate of such a line is from this one's */
} tr_line;

/* By how much a clock of that rate goes wrong meanwhile. */
static inline int64_t tr_drifted(int64_t rate, int64_t ns) { return (int64_t)((tr_i128)ns * rate >> TR_RATE_BITS); }
static inline int64_t tr_line_at(const tr_line *line, int64_t after)
{
    return line->value + tr_drifted(line->rate, after);
}

void tr_limits_sort(tr_limit *limits, size_t n); /* those of one kind side by side, in order of time */
/* Those of the limits that a line can touch are put first, in order; returns how many these are: the rest says nothing
 * more. */
size_t tr_limits_reduce(tr_limit *limits, size_t n);

/* The line that keeps farthest from the limits; `level`: of those that do not rise. There are limits of both kinds.
 * Where no line keeps them all, each is taken to be wrong by as much as the line has to break them. */
tr_line tr_line_fit(tr_limit *limits, size_t n, int64_t from, int64_t to, bool level);
#endif
