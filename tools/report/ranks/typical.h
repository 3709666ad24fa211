/* typical.h - the run with every segment as short as the typical one of its collective
 *
 * replay() takes a factor for each node. The factors made here take a segment's excess away: from the work of its
 * thread, or, if a queue of a device ends the segment, from its work that takes longer and from the chain of causes. */
#ifndef REPORT_TYPICAL_H
#define REPORT_TYPICAL_H
#include "segments.h"

/* The segment's work beyond the median of its collective; 0: it has none, or nothing to be compared with. */
static inline int64_t segment_excess(const segment *s)
{
    return s->work > s->median && s->typical != NONE ? s->work - s->median : 0;
}

/* True if a collective of a queue ends the segment. The host is ahead of its queues then, so the cause of an excess is
 * found along the chain of causes. */
static inline bool segment_of_queue(const graph *g, const segment *s)
{
    return s->node != NONE && is_device(g, g->nodes[s->node].lane);
}

/* A factor for each node. works: the trace has work of devices. The memory is the graph's. */
double *typical_factors(graph *g, const segments *s, bool works);
#endif
