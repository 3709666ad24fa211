/* kernels.c - see kernels.h */
#include "kernels.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { YES = 1, NO, LEAST = 3, COMPARED = 64, TOGETHER_NS = 200000, TOGETHER_SHARE = 8 };

bool kernels_together(kernels *k, uint32_t name)
{
    static const char *const words[] = {"ncclDevKernel", "ncclKernel", "rcclDevKernel", "rcclKernel", "mscclKernel",
                                        "oneccl",        NULL};
    k->named = tr_grow(k->named, (size_t)name + 1, &k->named_room, 1);
    for (size_t i = 0; words[i] && !k->named[name]; i++)
        if (strstr(text_of(name), words[i]))
            k->named[name] = YES;
    if (!k->named[name])
        k->named[name] = NO;
    return k->named[name] == YES;
}

void kernels_take(kernels *k, uint32_t node)
{
    k->list = tr_room(k->list, k->n + 1, &k->room, sizeof *k->list);
    k->list[k->n++] = node;
}

typedef struct queue { /* of a process: its collectives, in order of time */
    uint32_t *nodes;
    size_t n, room;
    uint32_t lane, leader; /* leader: the first queue of its communicator */
} queue;

/* True if they end at about the same time, like members of one collective. */
static bool end_together(const graph *g, uint32_t a, uint32_t b)
{
    const node *x = &g->nodes[a], *y = &g->nodes[b];
    int64_t apart = x->end - y->end,
            longer = x->end - x->begin > y->end - y->begin ? x->end - x->begin : y->end - y->begin;
    apart = apart < 0 ? -apart : apart;
    return x->name == y->name && x->begin < y->end && y->begin < x->end &&
           (apart <= TOGETHER_NS || apart <= longer / TOGETHER_SHARE);
}

static bool one_communicator(const graph *g, const queue *a, const queue *b)
{
    size_t step = a->n / COMPARED + 1, asked = 0, alike = 0;
    if (a->n != b->n || a->n < LEAST || node_process(g, a->nodes[0]) == node_process(g, b->nodes[0]))
        return false;
    for (size_t i = 0; i < a->n; i += step) {
        asked++;
        alike += end_together(g, a->nodes[i], b->nodes[i]);
    }
    return alike * 10 >= asked * 9;
}

static queue *queues_of(const kernels *k, const graph *g, const uint32_t *now, size_t *n)
{
    uint32_t *by_lane = tr_alloc((g->nlanes + 1) * sizeof *by_lane); /* number + 1 */
    queue *list = NULL;
    size_t room = 0;
    bool *in = tr_alloc((size_t)g->n + 1);
    *n = 0;
    for (size_t i = 0; i < k->n; i++)
        in[now[k->list[i]]] = true;
    for (uint32_t i = 0; i < g->n; i++) { /* by lane and time */
        uint32_t at = g->nodes[i].lane;
        queue *q;
        if (!in[i])
            continue;
        if (!by_lane[at]) {
            list = tr_grow(list, *n + 1, &room, sizeof *list);
            list[*n] = (queue){.lane = at, .leader = (uint32_t)*n};
            by_lane[at] = (uint32_t)++*n;
        }
        q = &list[by_lane[at] - 1];
        q->nodes = tr_room(q->nodes, q->n + 1, &q->room, sizeof *q->nodes);
        q->nodes[q->n++] = i;
    }
    free(by_lane);
    free(in);
    return list;
}

void kernels_match(kernels *k, graph *g, const uint32_t *now)
{
    size_t n, i, m, c;
    queue *list;
    if (!k->n)
        return;
    list = queues_of(k, g, now, &n);
    for (i = 0; i < n; i++)
        for (m = 0; m < i && list[i].leader == i; m++)
            if (list[m].leader == m && one_communicator(g, &list[m], &list[i]))
                list[i].leader = (uint32_t)m;
    for (i = 0; i < n; i++) {
        const queue *q = &list[i];
        uint32_t first = g->ngroups, members = 0;
        for (m = i; m < n; m++)
            members += list[m].leader == i;
        if (q->leader != i || members < 2)
            continue;
        for (c = 0; c < q->n; c++) {
            g->groups = tr_room(g->groups, g->ngroups + 1, &g->group_room, sizeof *g->groups);
            g->groups[g->ngroups++] = (group){.size = members, .last = NONE};
        }
        for (m = i; m < n; m++)
            for (c = 0; list[m].leader == i && c < list[m].n; c++)
                graph_join(g, list[m].nodes[c], first + (uint32_t)c, NODE_ARRIVES | NODE_AWAITS);
    }
    for (i = 0; i < n; i++)
        free(list[i].nodes);
    free(list);
}

void kernels_free(kernels *k)
{
    free(k->list);
    free(k->named);
}
