/* polyline.h - a value that changes with time, in straight pieces */
#ifndef TRACE_READ_POLYLINE_H
#define TRACE_READ_POLYLINE_H
#include <stdbool.h>
#include <stddef.h>
#include "read/bits.h"

enum { TR_BENDS_APART = 1000 }; /* ns, at least, where a clock bends */

typedef struct tr_bend {
    int64_t ns, value;
} tr_bend;

typedef struct tr_polyline {
    tr_bend *at; /* in order of time, no two at the same; to be freed */
    size_t n, room;
} tr_polyline;

void tr_polyline_add(tr_polyline *p, int64_t ns, int64_t value); /* later than all others, or in place of the last */
/* Its value then; the first and the last piece go on for ever. 0: there is none. */
int64_t tr_polyline_at(const tr_polyline *p, int64_t ns);
/* The time t for which t + value(t) is `sum`. No piece falls as steeply as time rises. */
int64_t tr_polyline_when(const tr_polyline *p, int64_t sum);

/* Makes one from ranges of values, given in order of time, in each of which it then lies: each piece is as long as can
 * be (the slopes from where it begins to all ranges so far have some in common). `level`: a piece that can be level is.
 * None is steeper than `steep` (2^TR_RATE_BITS is as much as time) if ranges leave a choice. */
typedef struct tr_fan {
    tr_polyline *to;
    bool level, any;
    tr_bend begin;
    int64_t last;
    tr_i128 least, most; /* slopes of the piece that is being made */
    int64_t steep;
} tr_fan;

void tr_fan_begin(tr_fan *fan, tr_polyline *to, bool level, int64_t steep);
void tr_fan_add(tr_fan *fan, int64_t ns, int64_t low, int64_t high);
void tr_fan_end(tr_fan *fan);
#endif
