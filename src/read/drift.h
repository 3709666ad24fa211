/* drift.h - two clocks of which one goes faster: a line through what bounds their difference */
#ifndef TRACE_READ_DRIFT_H
#define TRACE_READ_DRIFT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TR_RATE_BITS = 40 };                              /* rates are parts of 2^40 */
#define TR_RATE_MOST ((int64_t)1 << (TR_RATE_BITS - 10)) /* clocks of computers are never off by a thousandth */

typedef struct tr_limit { /* the difference at that time is at least, or at most, this */
    int64_t ns, value;
    bool most;
} tr_limit;

typedef struct tr_line { /* value + rate * (ns - from) / 2^TR_RATE_BITS */
    int64_t value, rate;
    uint64_t width; /* between the closest limits on both sides; where they cross: by how much at most */
} tr_line;

/* The line that keeps farthest from the limits. There are some of both kinds. */
tr_line tr_line_fit(const tr_limit *limits, size_t n, int64_t from);
#endif
