/* works.h - kernels and copies of each process beside those of another one
 *
 * Ranks that do the same launch the same work, though it does not run at the same time. So the k-th kernel of a name is
 * compared with the k-th one of that name on another rank, and not with what ran there at that time. */
#ifndef REPORT_WORKS_H
#define REPORT_WORKS_H
#include "report/graph/graph.h"

typedef struct workload {
    tr_map3 of;        /* process, name -> where its nodes begin in `nodes`, and how many they are */
    uint32_t *nodes;   /* in order of time */
    uint32_t *ordinal; /* of each node of the graph, its place among these */
} workload;
typedef struct work {
    double ns, gap, blocks; /* gap: idle, although it was asked for */
} work;

void works_make(workload *w, const graph *g);
void works_free(workload *w);
/* True if the node is work of a device by itself, and no collective. */
static inline bool is_work(const graph *g, uint32_t at)
{
    return is_device(g, g->nodes[at].lane) && g->nodes[at].group == NONE;
}
work work_of(const graph *g, uint32_t at);
/* The time of the same work on that process; if there is less of it, each piece counts for less. All 0: it has none. */
work works_usual(const workload *w, const graph *g, uint32_t at, uint32_t process);
#endif
