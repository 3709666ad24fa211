/* clock.h - ticks of a node to nanoseconds */
#ifndef TRACE_READ_CLOCK_H
#define TRACE_READ_CLOCK_H
#include "read/model.h"

void tr_node_fit(tr_node *node);
int64_t tr_node_moved(const tr_node *node, int64_t ns); /* a time that is not aligned yet */
void tr_node_move(tr_node *node);                       /* by its alignment, once */
/* What is to be added to the node's times for times that its ticks tell, if these are even; to within the error of its
 * samples. CLOCK_MONOTONIC goes faster and slower where NTP corrects it, ticks do not. */
void tr_node_shift(const tr_node *node, tr_polyline *shift);
/* The bends of its alignment are known: the line from the first to the last, which takes their place if it can. It is
 * said by its value at `at`. */
void tr_node_straighten(tr_node *node, int64_t at);
const tr_knot *tr_node_knot(const tr_node *node, uint64_t ticks);
static inline int64_t tr_knot_ns(const tr_knot *k, uint64_t ticks)
{
    if (TR_LIKELY(ticks >= k->ticks))
        return (int64_t)((uint64_t)k->ns + (uint64_t)(((tr_u128)(ticks - k->ticks) * k->mult) >> k->shift));
    return (int64_t)((uint64_t)k->ns - (uint64_t)(((tr_u128)(k->ticks - ticks) * k->mult) >> k->shift));
}
int64_t tr_node_ns(const tr_node *node, uint64_t ticks);
/* A time a field holds: ticks of the recorder, or as its hint says "ns:CLOCK"; it lies before `recorded`, which is
 * returned if that clock is not known. */
int64_t tr_node_time(const tr_node *node, uint64_t value, const char *hint, int64_t recorded);
uint64_t tr_node_ticks(const tr_node *node, int64_t ns); /* the least ticks whose time is >= ns */
#endif
