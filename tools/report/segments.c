/* segments.c - see segments.h */
#include "segments.h"
#include "order.h"
#include "replay.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

/* By process the lane with most collectives; without any, its first thread's. */
static uint32_t *lanes_of(const graph *g, uint32_t nprocesses)
{
    uint32_t *best = tr_alloc((nprocesses + 1) * sizeof *best), i;
    for (i = 0; i < nprocesses; i++)
        best[i] = NONE;
    for (i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        if (!l->thread || l->to == INT64_MIN)
            continue;
        if (best[l->process] == NONE || l->groups > g->lanes[best[l->process]].groups)
            best[l->process] = i;
    }
    return best;
}

static void add(segments *s, size_t *room, uint32_t process, uint32_t ends, int64_t from, int64_t to, int64_t work)
{
    s->list = tr_room(s->list, s->n + 1, room, sizeof *s->list);
    s->list[s->n++] = (segment){from, to, work > 0 ? work : 0, 0, process, ends, NONE, NONE};
}

/* By process the lane of its first thread, which asks for the work of its queues as a rule; NONE: there is none. */
static uint32_t *hosts_of(const graph *g, uint32_t nprocesses)
{
    uint32_t *hosts = tr_alloc((nprocesses + 1) * sizeof *hosts), i;
    for (i = 0; i < nprocesses; i++)
        hosts[i] = NONE;
    for (i = 0; i < g->nlanes; i++)
        if (!g->lanes[i].track && g->lanes[i].main == i && g->lanes[i].thread)
            hosts[g->lanes[i].process] = i;
    return hosts;
}

static void cut(segments *s, const graph *g, const lane *l, uint32_t host, size_t *room)
{
    uint32_t process = l->process;
    int64_t from = host != NONE && g->lanes[host].from < l->from ? g->lanes[host].from : l->from, others = 0;
    uint32_t k;
    const replayed *alone = l->track ? s->alone : NULL;
    int64_t since = from;
    for (k = l->nodes ? l->first : NONE; k != NONE; k = node_after(g, k)) {
        const node *n = &g->nodes[k];
        if (alone && n->group != NONE && n->flags & NODE_ARRIVES) {
            add(s, room, process, k, from, n->begin, alone[k].begin - since);
            from = n->end;
            since = alone[k].end;
        } else if (n->group != NONE && n->flags & NODE_ARRIVES) {
            add(s, room, process, k, from, n->begin, n->begin - from - others);
            from = n->end;
            others = 0;
        } else if (n->kind == NODE_COLLECTIVE || n->kind == NODE_MESSAGE)
            others += n->end - n->begin;
        else
            others += g->foreign[k];
    }
    if (l->to > from)
        add(s, room, process, NONE, from, l->to, l->to - from - others);
}

/* Of a queue's segments the nodes that count are those of the first thread, which asks for its work. */
static void find_hosts(segments *s, const graph *g, uint32_t process, uint32_t at)
{
    uint32_t k, i, last = NONE;
    if (at == NONE || !g->lanes[at].nodes)
        return;
    for (i = s->first[process], k = g->lanes[at].first; i < s->n; i++) {
        for (; k != NONE && g->nodes[k].begin <= s->list[i].to; k = node_after(g, k))
            last = k;
        s->list[i].host = last;
    }
}

/* list: work by segment */
static void compare(segments *s, keyed *list, size_t n)
{
    size_t i;
    keyed median;
    if (n < 2)
        return;
    median = order_nth(list, n, (n - 1) / 2);
    for (i = 0; i < n; i++) {
        segment *x = &s->list[list[i].at];
        x->median = median.key;
        x->typical = median.at;
        if (x->work > x->median)
            s->excess[x->process] += x->work - x->median;
    }
}

/* Segments of a process lie one behind the other, and so do nodes of a lane. */
static void find_nodes(segments *s, const graph *g)
{
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        uint32_t at = s->first[l->process], end = s->first[l->process + 1];
        for (uint32_t k = l->first; k < l->first + l->nodes; k++) {
            const node *n = &g->nodes[k];
            int64_t ns = l->track && n->group == NONE ? n->end : n->begin; /* work counts where it is needed */
            while (at < end && s->list[at].to < ns)
                at++;
            s->of_node[k] = at < end ? at : NONE;
        }
    }
}

static void add_devices(segments *s, const graph *g)
{
    s->device = tr_alloc(((size_t)s->n + 1) * sizeof *s->device);
    for (uint32_t i = 0; i < g->n; i++)
        if (is_device(g, g->nodes[i].lane) && g->nodes[i].group == NONE && s->of_node[i] != NONE)
            s->device[s->of_node[i]] += g->nodes[i].end - g->nodes[i].begin;
    s->usual = tr_alloc(((size_t)s->n + 1) * sizeof *s->usual);
    works_make(&s->works, g);
    for (uint32_t i = 0; i < g->n; i++) {
        const segment *x = s->of_node[i] != NONE ? &s->list[s->of_node[i]] : NULL;
        if (x && x->typical != NONE)
            s->usual[s->of_node[i]] += (int64_t)works_usual(&s->works, g, i, s->list[x->typical].process).ns;
    }
}

void segments_make(segments *s, graph *g)
{
    tr_process *const *processes;
    uint32_t *best, i, k, *by_node = graph_memory(g, sizeof *by_node);
    size_t room = 0, list_room = 0, n;
    keyed *list = NULL;
    memset(by_node, 0, ((size_t)g->n + 1) * sizeof *by_node);
    s->nprocesses = (uint32_t)tr_trace_processes(g->trace, &processes);
    best = lanes_of(g, s->nprocesses);
    s->hosts = hosts_of(g, s->nprocesses);
    s->alone = replay_alone(g);
    s->first = tr_alloc((s->nprocesses + 2) * sizeof *s->first);
    s->excess = tr_alloc((s->nprocesses + 1) * sizeof *s->excess);
    s->worked = tr_alloc((s->nprocesses + 1) * sizeof *s->worked);
    for (i = 0; i < s->nprocesses; i++)
        room += best[i] != NONE ? g->lanes[best[i]].groups + 1 : 0;
    s->list = tr_alloc_large(room * sizeof *s->list);
    for (i = 0; i < s->nprocesses; i++) {
        s->first[i] = s->n;
        if (best[i] == NONE)
            continue;
        k = g->lanes[best[i]].track ? s->hosts[i] : best[i];
        cut(s, g, &g->lanes[best[i]], k, &room);
        find_hosts(s, g, i, k);
    }
    s->first[s->nprocesses] = s->n;
    for (i = 0; i < s->n; i++) {
        s->worked[s->list[i].process] += s->list[i].work;
        if (s->list[i].node != NONE)
            by_node[s->list[i].node] = i + 1;
    }
    for (i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        list = tr_room(list, c->n, &list_room, sizeof *list);
        for (n = 0, k = c->first; k < c->first + c->n; k++) {
            uint32_t at = by_node[g->members[k]];
            if (at)
                list[n++] = (keyed){s->list[at - 1].work, at - 1};
        }
        compare(s, list, n);
    }
    for (n = 0, i = 0; i < s->nprocesses; i++) /* what is left when all have met for the last time */
        if (s->first[i + 1] > s->first[i] && s->list[s->first[i + 1] - 1].node == NONE && processes[i]->rank >= 0) {
            list = tr_room(list, n + 1, &list_room, sizeof *list);
            list[n++] = (keyed){s->list[s->first[i + 1] - 1].work, s->first[i + 1] - 1};
        }
    compare(s, list, n);
    s->of_node = by_node;
    find_nodes(s, g);
    add_devices(s, g);
    free(list);
    free(best);
}

void segments_free(segments *s)
{
    free(s->list);
    free(s->first);
    free(s->excess);
    free(s->worked);
    free(s->device);
    free(s->usual);
    works_free(&s->works);
    free(s->hosts);
}
