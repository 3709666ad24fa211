/* chakra.c - see chakra.h */
#include "chakra.h"
#include <stdlib.h>

uint32_t chakra_add(chakra *c, enum chakra_kind kind, int64_t ns, uint32_t name, uint32_t api, uint32_t lane)
{
    if (c->n == CHAKRA_NONE - 1)
        tr_no_memory(SIZE_MAX);
    c->nodes = tr_grow(c->nodes, (size_t)c->n + 1, &c->node_room, sizeof *c->nodes);
    c->nodes[c->n] = (chakra_node){.begin = ns,
                                   .end = ns,
                                   .name = name,
                                   .api = api,
                                   .lane = lane,
                                   .parent = CHAKRA_NONE,
                                   .deps = CHAKRA_NONE,
                                   .kind = (uint8_t)kind};
    return c->n++;
}

void chakra_depends(chakra *c, uint32_t node, uint32_t cause)
{
    uint32_t k;
    if (cause == CHAKRA_NONE || cause == node)
        return;
    for (k = c->nodes[node].deps; k != CHAKRA_NONE; k = c->deps[k].next)
        if (c->deps[k].cause == cause)
            return;
    if (c->ndeps == CHAKRA_NONE - 1)
        tr_no_memory(SIZE_MAX);
    c->deps = tr_grow(c->deps, (size_t)c->ndeps + 1, &c->dep_room, sizeof *c->deps);
    c->deps[c->ndeps] = (chakra_dep){cause, c->nodes[node].deps};
    c->nodes[node].deps = c->ndeps++;
}

uint32_t chakra_lane_new(chakra *c, const tr_thread *thread)
{
    chakra_lane *l = tr_alloc(sizeof *l);
    *l = (chakra_lane){.thread = thread, .stream = -1, .device = -1, .last = CHAKRA_NONE, .after = CHAKRA_NONE};
    c->lanes = tr_grow(c->lanes, (size_t)c->nlanes + 1, &c->lane_room, sizeof *c->lanes);
    c->lanes[c->nlanes] = l;
    return c->nlanes++;
}

uint32_t chakra_lane_of(chakra *c, const walk_thread *t)
{
    tr_map3_entry *e = tr_map3_put(&c->queues, t->thread->index, 0, 0);
    if (!e->v.u[0]) {
        uint32_t lane = chakra_lane_new(c, t->thread);
        e->v.u[0] = lane + 1;
    }
    return (uint32_t)e->v.u[0] - 1;
}

void chakra_free(chakra *c)
{
    uint32_t i;
    for (i = 0; i < c->nlanes; i++) {
        free(c->lanes[i]->unsettled);
        free(c->lanes[i]);
    }
    free(c->lanes);
    free(c->nodes);
    free(c->deps);
    free(c->comms);
    free(c->launches);
    free(c->others);
    free(c->order);
    free(c->number);
    tr_map3_free(&c->queues);
    tr_map3_free(&c->requests);
    tr_map3_free(&c->ends);
    numbered_free(&c->asked);
    texts_free(&c->texts);
    free(c);
}
