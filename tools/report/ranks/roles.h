/* roles.h - which ranks do the same: the stages of pipelines
 *
 * Members of a collective usually do the same work. Stages of a pipeline do not: each has layers of its own, and
 * waits for the one before it. Pipelines are read off the messages: ranks that pass them on along a chain, each after
 * it has received one, while only the first rank of the chain begins by itself. With one pipeline alone a stage that
 * has more work looks like a rank that is slow. Then, and without pipelines, all ranks are alike. */
#ifndef REPORT_ROLES_H
#define REPORT_ROLES_H
#include "report/graph/graph.h"

typedef struct roles {
    uint32_t *stage;    /* of each process; `stages`: it is in no pipeline */
    uint32_t *pipeline; /* of each process; `n`: it is in none */
    uint32_t stages, n; /* of each pipeline; pipelines. 0: there are none, and each process is of stage 0 */
} roles;

void roles_find(roles *r, const graph *g, uint32_t nprocesses);
void roles_free(roles *r);
static inline bool roles_alike(const roles *r, uint32_t a, uint32_t b) { return r->stage[a] == r->stage[b]; }
#endif
