/* points.h - ends of messages and members of collectives: what ties the clocks of nodes to each other */
#ifndef TRACE_READ_POINTS_H
#define TRACE_READ_POINTS_H
#include "read/model.h"

/* One end of a message, or one member of a collective. */
enum { TR_SEND, TR_RECEIVE, TR_MEMBER };
typedef struct tr_point {
    uint64_t key;       /* the same at both ends, and for no other message; it comes first */
    int64_t ns, end_ns; /* send: call entered; receive: complete; collective: entered, left */
    uint32_t node : 30, what : 2;
} tr_point;

/* From a node's first event to its last, by its own clock. */
typedef struct tr_life {
    uint64_t node;
    int64_t from, to;
} tr_life;

typedef struct tr_points {
    tr_point *list; /* by key, then what, node and time */
    size_t n;
    tr_life *lives; /* by node */
} tr_points;

/* Reads all events, by as many threads as tr_options.threads says. Of the whole team; of more than two million points
 * every second message and collective, every fourth ... */
void tr_points_collect(tr_trace *trace, tr_points *points);
void tr_points_free(tr_points *points);
#endif
