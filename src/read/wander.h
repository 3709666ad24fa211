/* wander.h - how far two clocks can be from the line that was laid for them, if their rates change
 *
 * A line (drift.h) holds while each clock keeps its rate. Rates change: a crystal with its temperature, CLOCK_MONOTONIC
 * where NTP corrects it. What stays true is that the difference of two clocks moves away from the line at some rate at
 * most, so that each message also bounds it for a while before and after: by a cone. The error is how far the cones
 * leave room, wherever messages are rare. Where they leave none, the rates change more than was thought, and are given
 * twice what they must have. */
#ifndef TRACE_READ_WANDER_H
#define TRACE_READ_WANDER_H
#include "drift.h"

/* What temperature changes a crystal's rate by in the course of a run: a millionth. */
#define TR_RATE_WANDER ((int64_t)1 << (TR_RATE_BITS - 20))

/* Parts of the time, in each of which the sharpest limit of either kind is kept. */
enum { TR_WANDER_PARTS_LEAST = 16, TR_WANDER_PARTS_MOST = 4096, TR_WANDER_PARTS_ALL = 1 << 18 };

typedef struct tr_wander tr_wander;

/* The line is that from `from` to `to`. */
tr_wander *tr_wander_new(int64_t from, int64_t to, size_t parts);
void tr_wander_free(tr_wander *w);

/* The difference less the line is at least, or at most, x.value at x.ns. */
void tr_wander_add(tr_wander *w, tr_limit x);

/* From `from` to `to` the difference is no farther from the line than that, if it moves away by no more than `rate`. */
uint64_t tr_wander_error(const tr_wander *w, int64_t rate);
#endif
