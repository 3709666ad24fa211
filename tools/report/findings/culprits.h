/* culprits.h - the few ranks that hold up all others
 *
 * A replay says who they are: the run is played again with the segments of some ranks as short as the median of their
 * collectives' members. A rank that was late because it waited for another has no excess, so its replay saves nothing.
 * Only ranks that are late by more than chance (late.h) are candidates, and at most half of all. The culprits are the
 * fewest of them that save most of what these save, and what else is late of a node or group that is among them
 * (sets.h), if that is half of what all late ones would save. Else the work is just uneven. */
#ifndef REPORT_CULPRITS_H
#define REPORT_CULPRITS_H
#include "report/ranks/late.h"
#include "report/report.h"

/* Parts of the run that deserve a finding: by a delay that does not come again, and by uneven work. */
static const double LEAST_ONCE = 0.05, LEAST_UNEVEN = 0.15;

typedef struct ranks_found {
    lateness beyond_chance;   /* who is late by more than that */
    bool own;                 /* ranks were compared without what they waited for processors */
    uint32_t *order;          /* processes: those late by more than chance, then all others; largest excess first */
    uint32_t nordered, nlate; /* late by more than chance */
    uint32_t culprits;        /* of `order` */
    int64_t saved, saved_late, saved_even; /* by these, by those that are late, by all */
    uint32_t *windows;                     /* segments of the culprits with most excess */
    size_t nwindows, window_room;
    double *typically; /* of nodes: how much less they would take if all segments were as the typical ones; memory of
                        * the graph */
    uint32_t late, typical; /* profiles */
    int64_t excess;         /* in these windows */
    uint64_t late_segments; /* of the culprits, with a notable excess */
    int64_t late_excess;    /* of these */
} ranks_found;

/* Finds the culprits, and watches in the profiler what they did when they were late. */
void culprits_find(analysis *a, ranks_found *f);
/* What the run would save if n of the ordered processes, from that one on, were as fast as the median. */
int64_t culprits_save(const analysis *a, const ranks_found *f, uint32_t from, uint32_t n);
void culprits_free(ranks_found *f);
#endif
