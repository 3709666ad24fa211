/* curve.h - clocks of which each may change its rate a little: what must come before what says how each one goes
 *
 * A line (drift.h) holds while a clock keeps its rate. Rates change with temperature. What stays true is that a clock
 * moves away from its line at some rate at most. That, and each message, bounds the difference of two values: of one
 * clock at two times, or of two clocks. So the bounds of all clocks, at each end of a message, are shortest paths from
 * the clock that is known. The upper bounds keep all messages, the lower bounds do, and so does the middle: it is the
 * estimate, and how far the bounds are from it is its error. */
#ifndef TRACE_READ_CURVE_H
#define TRACE_READ_CURVE_H
#include "drift.h"
#include "polyline.h"

/* What was done at early_ns of node `early` came before what was done at late_ns of node `late`. */
typedef struct tr_order {
    uint32_t early, late;
    int64_t early_ns, late_ns;
} tr_order;

typedef struct tr_spot tr_spot;

enum { TR_CURVE_PARTS = 16 };

typedef struct tr_curve { /* of a node */
    /* given: */
    bool placed;         /* there is a line; the first node's clock is the one that is known */
    int64_t value, rate; /* of the line; a line's value is what is to be added to the node's time */
    int64_t from;        /* when the line has that value */
    int64_t spread;      /* how far the clock's mean rate may be from the line's */
    int64_t begin, end;  /* when the node was alive */
    uint32_t parent;     /* the node whose clock the line was found by */
    /* found: */
    bool bounded;                    /* from both sides: else errors say nothing */
    uint64_t error;                  /* from `begin` to `end`: the largest of the next */
    uint64_t errors[TR_CURVE_PARTS]; /* in each of so many equal parts of that time */
    tr_polyline line;                /* to be freed */
    /* while it is looked for: */
    int64_t wander, doubt;
    bool fixed, waits, wild;
    tr_spot *spots;
    size_t n;
} tr_curve;

/* When that part begins, or the one before it ends. */
static inline int64_t tr_curve_part(const tr_curve *c, size_t part)
{
    return c->begin + (int64_t)((tr_i128)(c->end - c->begin) * part / TR_CURVE_PARTS);
}

/* `next`: the placed nodes, each behind one that leads to it, the first node left out. */
void tr_curves_find(tr_curve *curves, size_t n, const uint32_t *next, size_t placed, const tr_order *orders,
                    size_t norders);
#endif
