/* alone.h - how clocks go on that no message ties to others any more, or not yet */
#ifndef TRACE_READ_ALONE_H
#define TRACE_READ_ALONE_H
#include "polyline.h"

enum { TR_CELLS = 128 };

/* What clocks that are known all the time do together. The first node's clock stands still among them, so that is its
 * own doing, the other way round. */
typedef struct tr_common {
    int64_t from, to;
    double by[TR_CELLS + 1]; /* at the borders of as many equal cells */
} tr_common;

/* `told`: of each node, how far messages tell that its clock leaves its line, by the first node's clock; that of the
 * first node is empty. */
void tr_common_find(tr_common *common, const tr_polyline *told, size_t n);

/* What is learned of a clock while messages tell of it; common and told stay as they are. */
typedef struct tr_alone tr_alone;
tr_alone *tr_alone_learn(const tr_common *common, const tr_polyline *told, int64_t noise);
void tr_alone_free(tr_alone *a);

/* How far the clock leaves its line at a time before messages tell of it, or behind. */
int64_t tr_alone_at(const tr_alone *a, int64_t ns);
#endif
