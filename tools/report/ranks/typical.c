/* typical.c - see typical.h */
#include "typical.h"
#include "report/chance/order.h"
#include "report/graph/replay.h"
#include "support/memory.h"
#include <stdlib.h>

enum { CHAIN_PARTS = 4096 };

/* Counts the nodes of its thread in the segment, from the last one backwards. */
static uint32_t nodes_of(const graph *g, const segment *s)
{
    uint32_t n = 0;
    for (uint32_t k = s->host; k != NONE && g->nodes[k].end > s->from; k = node_before(g, k))
        n++;
    return n;
}

static int64_t gap_before(const graph *g, uint32_t k, const segment *s)
{
    int64_t from = node_before(g, k) != NONE ? g->nodes[node_before(g, k)].end : s->from;
    return g->nodes[k].begin - (from > s->from ? from : s->from) - node_lost(g, k);
}

/* lost: of `mine`, which stays */
static void shorten(double *f, int64_t mine, int64_t other, int64_t lost)
{
    if (mine > other && mine > 0)
        *f = (double)((other > 0 ? other : 0) + lost) / (double)(mine + lost);
}

/* Makes the segment as long as the typical one: piece by piece if both have the same pieces, else all of it by one
 * factor. */
static void as_typical(const graph *g, const segment *mine, const segment *other, double *factors)
{
    uint32_t n = nodes_of(g, mine), k = mine->host, m = other->host;
    bool alike = n == nodes_of(g, other);
    int64_t lost = 0;
    for (uint32_t i = 0; alike && i < n; i++, k = node_before(g, k), m = node_before(g, m))
        alike = g->nodes[k].kind == g->nodes[m].kind;
    for (k = mine->host; !alike && k != NONE && g->nodes[k].end > mine->from; k = node_before(g, k))
        lost += node_lost(g, k);
    for (k = mine->host, m = other->host; n; n--, k = node_before(g, k)) {
        if (!alike) {
            shorten(&factors[k], mine->work, mine->median, lost);
            continue;
        }
        shorten(&factors[k], gap_before(g, k, mine), gap_before(g, m, other), node_lost(g, k));
        if (g->nodes[k].kind == NODE_DEVICE_CALL)
            shorten(&factors[k], node_own(g, k) + gap_before(g, k, mine), node_own(g, m) + gap_before(g, m, other),
                    node_lost(g, k));
        m = node_before(g, m);
    }
}

/* The first node of the thread that begins then or later: the thread was busy by itself before it. NONE: there is none.
 */
static uint32_t node_behind(const graph *g, uint32_t at, int64_t ns)
{
    const lane *l = &g->lanes[at];
    uint32_t first = lane_from(g, l, ns);
    return first < l->first + l->nodes ? first : NONE;
}

/* The time of the node and of the gap before it: one factor is for both. */
static int64_t whole_of(const graph *g, uint32_t k)
{
    return node_own(g, k) + (g->nodes[k].gap > 0 ? g->nodes[k].gap : 0);
}

static void cut_from(const graph *g, uint32_t k, double cut, double *factors)
{
    double all = (double)whole_of(g, k);
    factors[k] = factors[k] * all > cut ? factors[k] - cut / all : 0;
}

/* How much longer than the same work of the typical process the node takes, with the idle time before it. */
static double longer(const graph *g, const segments *s, uint32_t k)
{
    uint32_t at = s->of_node[k];
    work mine, usual;
    if (at == NONE || !is_work(g, k) || !segment_excess(&s->list[at]) || !segment_of_queue(g, &s->list[at]))
        return 0;
    mine = work_of(g, k);
    usual = works_usual(&s->works, g, k, s->list[s->list[at].typical].process);
    return (mine.ns > usual.ns ? mine.ns - usual.ns : 0) + (mine.gap > usual.gap ? mine.gap - usual.gap : 0);
}

/* Takes the excess of segments that queues end from work that takes longer than on the typical process. Returns by
 * segment how much it took. */
static double *works_shorten(const graph *g, const segments *s, double *factors)
{
    double *taken = tr_alloc(((size_t)s->n + 1) * sizeof *taken), more;
    uint32_t k;
    for (k = 0; k < g->n; k++)
        if ((more = longer(g, s, k)) > 0)
            taken[s->of_node[k]] += more;
    for (k = 0; k < g->n; k++)
        if ((more = longer(g, s, k)) > 0) {
            double excess = (double)segment_excess(&s->list[s->of_node[k]]), all = taken[s->of_node[k]];
            cut_from(g, k, all > excess ? more * excess / all : more, factors);
        }
    return taken;
}

/* Takes that much from the longest parts of the chain that the segment's end waited for. */
static void chain_shorten(const graph *g, const segment *mine, int64_t more, double *factors, critical *c, keyed *list)
{
    uint32_t before = node_before(g, mine->node);
    size_t n, i;
    if (more <= 0)
        return;
    /* devices work while their collectives wait */
    chain_find(g, mine->node,
               before != NONE && g->nodes[before].begin < mine->from ? g->nodes[before].begin : mine->from, c);
    n = c->n < CHAIN_PARTS ? c->n : CHAIN_PARTS;
    for (i = 0; i < n; i++)
        list[i] = (keyed){c->parts[i].from - c->parts[i].to, (uint32_t)i};
    order_keyed(list, n, NULL);
    for (i = 0; i < n && more > 0; i++) {
        const path_part *p = &c->parts[list[i].at];
        uint32_t k = p->node != NONE ? p->node : node_behind(g, p->lane, p->to);
        int64_t cut = p->to - p->from < more ? p->to - p->from : more;
        if (k == NONE || g->nodes[k].group != NONE || cut <= 0)
            continue;
        cut_from(g, k, (double)cut, factors);
        more -= cut;
    }
}

double *typical_factors(graph *g, const segments *s, bool works)
{
    double *factors = graph_memory(g, sizeof *factors);
    keyed *list = tr_alloc(CHAIN_PARTS * sizeof *list);
    critical chain = {0};
    double *taken;
    uint32_t i, k;
    for (i = 0; i < g->n; i++)
        factors[i] = 1;
    taken = works_shorten(g, s, factors);
    for (i = 0; i < s->n; i++)
        if (segment_excess(&s->list[i]) && segment_of_queue(g, &s->list[i]))
            chain_shorten(g, &s->list[i], segment_excess(&s->list[i]) - (int64_t)taken[i], factors, &chain, list);
        else if (segment_excess(&s->list[i]))
            as_typical(g, &s->list[i], &s->list[s->list[i].typical], factors);
    free(chain.parts);
    free(list);
    free(taken);
    for (i = 0; i < g->n && works; i++) {
        k = s->of_node[i];
        if (is_device(g, g->nodes[i].lane) && k != NONE && segment_excess(&s->list[k]) &&
            !segment_of_queue(g, &s->list[k]))
            shorten(&factors[i], s->device[k], s->usual[k], 0);
    }
    return factors;
}
