/* helpers.h - processes that only start others, or only help one
 *
 * Such a process launches no work on a device, has no collective, message or step, and is a parent or child of one that
 * does: torchrun and mpirun, workers of a data loader, background compilers. Its name does not matter. It is no rank,
 * and the run does not end with it. */
#ifndef REPORT_HELPERS_H
#define REPORT_HELPERS_H
#include "common/loop.h"
#include "graph.h"

enum role { ROLE_NONE, ROLE_LAUNCHER, ROLE_LOADER, ROLE_HELPER, ROLES }; /* none: a process that works */
typedef struct helpers {
    uint8_t *role;   /* enum role, by process */
    uint32_t *whose; /* of a child: the process that it helps */
    uint32_t n;
} helpers;

/* Removes their lanes, except their calls. Called before the graph is finished. */
void helpers_find(helpers *h, graph *g, const loop *l);
void helpers_free(helpers *h);
#endif
