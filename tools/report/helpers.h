/* helpers.h - processes that only start others, or only help one
 *
 * A process that asked for no device's work, met nobody in a collective or a message and went through no step, and that
 * is a parent or a child of one that did: torchrun and mpirun, workers of a data loader, compilers in the background.
 * What it did says so, not its name. It is no rank, and the run does not end with it. */
#ifndef REPORT_HELPERS_H
#define REPORT_HELPERS_H
#include "common/loop.h"
#include "graph.h"

enum role { ROLE_NONE, ROLE_LAUNCHER, ROLE_LOADER, ROLE_HELPER, ROLES }; /* none: one of those that work */
typedef struct helpers {
    uint8_t *role;   /* enum role, by process */
    uint32_t *whose; /* of a child: the process that it helps */
    uint32_t n;
} helpers;

/* Their lanes are there no longer, but for their calls. Before the graph is finished. */
void helpers_find(helpers *h, graph *g, const loop *l);
void helpers_free(helpers *h);
#endif
