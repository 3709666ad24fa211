/* kernels.h - kernels that do a collective together with those of other processes
 *
 * Such a kernel begins when its own queue reaches it, and ends when the last member has arrived and the data is there.
 * So it begins when its rank arrives, and the kernels of all members end together. Usually the call that launched it
 * names the collective. If no such call is recorded (a static library), queues are compared. Two queues serve one
 * communicator if they have the same number of kernels, with the same names and order, that end together. Their n-th
 * kernels are one collective.
 */
#ifndef REPORT_KERNELS_H
#define REPORT_KERNELS_H
#include "graph.h"

typedef struct kernels {
    uint32_t *list; /* nodes without another hint at their collective */
    size_t n, room;
    uint8_t *named; /* by name: it is a collective's kernel; 0: not looked up yet */
    size_t named_room;
} kernels;

bool kernels_together(kernels *k, uint32_t name);
void kernels_take(kernels *k, uint32_t node);
/* Makes groups of them. now: the number of each node in the graph, which is ordered by lane */
void kernels_match(kernels *k, graph *g, const uint32_t *now);
void kernels_free(kernels *k);
#endif
