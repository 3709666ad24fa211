/* kernels.h - kernels that do a collective together with those of other processes
 *
 * Such a kernel runs from when its own queue comes to it until the last member has come and the data is there. So it
 * begins when its rank arrives, and all members' kernels end together. Most are known by the call that launched them.
 * Where no such call is recorded (a static library), queues are compared: two of which as many kernels, of the same
 * names and in the same order, end together serve one communicator, and the n-th of each is one collective.
 */
#ifndef REPORT_KERNELS_H
#define REPORT_KERNELS_H
#include "graph.h"

typedef struct kernels {
    uint32_t *list; /* nodes of which nothing else says in which collective they are */
    size_t n, room;
    uint8_t *named; /* by name whether it is one of a collective; 0: not asked yet */
    size_t named_room;
} kernels;

bool kernels_together(kernels *k, uint32_t name);
void kernels_take(kernels *k, uint32_t node);
/* Makes groups of them. now: of each node its number in the graph, whose nodes stand by lane */
void kernels_match(kernels *k, graph *g, const uint32_t *now);
void kernels_free(kernels *k);
#endif
