/* works.c - see works.h */
#include "works.h"
#include "support/memory.h"
#include <stdlib.h>

work work_of(const graph *g, uint32_t at)
{
    const node *n = &g->nodes[at];
    return (work){(double)(n->end - n->begin), n->gap > 0 ? (double)n->gap : 0,
                  n->kind == NODE_KERNEL ? (double)n->bytes : 0};
}

void works_make(workload *w, const graph *g)
{
    uint32_t n = 0;
    size_t at = 0;
    tr_map3_entry *e;
    if (!graph_devices(g))
        return;
    w->ordinal = tr_alloc_large(((size_t)g->n + 1) * sizeof *w->ordinal);
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t k = g->by_begin[i];
        if (is_work(g, k))
            w->ordinal[k] = (uint32_t)tr_map3_put(&w->of, node_process(g, k), g->nodes[k].name, 0)->v.u[1]++;
    }
    while ((e = tr_map3_each(&w->of, &at))) {
        e->v.u[0] = n;
        n += (uint32_t)e->v.u[1];
    }
    w->nodes = tr_alloc_large(((size_t)n + 1) * sizeof *w->nodes);
    for (uint32_t i = 0; i < g->n; i++)
        if (is_work(g, i))
            w->nodes[tr_map3_find(&w->of, node_process(g, i), g->nodes[i].name, 0)->v.u[0] + w->ordinal[i]] = i;
}

work works_usual(const workload *w, const graph *g, uint32_t at, uint32_t process)
{
    const tr_map3_entry *mine, *other;
    double each;
    work x;
    if (!is_work(g, at) || !(other = tr_map3_find(&w->of, process, g->nodes[at].name, 0)))
        return (work){0, 0, 0};
    mine = tr_map3_find(&w->of, node_process(g, at), g->nodes[at].name, 0);
    each = (double)other->v.u[1] / (double)mine->v.u[1];
    x = work_of(g, w->nodes[other->v.u[0] + (uint64_t)((double)w->ordinal[at] * each)]);
    each = each < 1 ? each : 1;
    return (work){x.ns * each, x.gap * each, x.blocks * each};
}

void works_free(workload *w)
{
    tr_map3_free(&w->of);
    free(w->nodes);
    free(w->ordinal);
}
