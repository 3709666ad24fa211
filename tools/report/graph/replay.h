/* replay.h - the job played again with other durations, and its critical path */
#ifndef REPORT_REPLAY_H
#define REPORT_REPLAY_H
#include "graph.h"

/* What is different. All zero: nothing, and the run takes as long as it did. */
typedef struct scenario {
    /* by node: what it does by itself, and what its thread does before it, takes so much; NULL: 1 */
    const double *factor;
    const bool *chosen; /* by process: `factor` is for these alone; NULL: for all */
    bool copies_free, messages_free, launches_free, kernels_free;
    bool alone;             /* no process waits for another one */
    const bool *slow;       /* by process: messages from and to these take what others take; NULL: none */
    const int64_t *typical; /* by message_class() what a message takes; with `slow` */
} scenario;

/* MPI_Init and MPI_Finalize take their time whatever the program communicates: no scenario makes them shorter. */
bool sets_up(uint32_t name);

/* How long the run takes then. */
int64_t replay(const graph *g, const scenario *s);

typedef struct replayed {
    int64_t begin, end;
} replayed;
/* By node, when it is if no process waits for another one and communication takes no time: what each process does by
 * itself. Valid until the next replay. */
const replayed *replay_alone(const graph *g);

typedef struct path_part { /* of the critical path, from the end of the run on */
    int64_t from, to;
    uint32_t lane, node; /* node NONE: the thread was busy by itself; else what the node takes by itself */
} path_part;
typedef struct critical {
    path_part *parts;
    size_t n, room;
    int64_t ns;
} critical;
void critical_find(const graph *g, critical *c);
/* Finds why the node did not begin earlier, by the same walk within its process, from its begin back to that time. It
 * replaces earlier parts and uses their memory again. */
void chain_find(const graph *g, uint32_t node, int64_t until, critical *c);
#endif
