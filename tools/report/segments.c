/* segments.c - see segments.h */
#include "meetings.h"
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
    s->list[s->n++] = (segment){from, to, work > 0 ? work : 0, 0, process, ends, NONE, NONE, NONE};
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

/* Until the next collective, segments also end at calls named `split`; starts: the first of these. NULL: they do not.
 */
typedef struct cuts {
    const uint32_t *split;
    uint32_t *starts;
} cuts;

static void cut(segments *s, const graph *g, const lane *l, uint32_t host, cuts f, size_t *room)
{
    uint32_t process = l->process;
    int64_t from = host != NONE && g->lanes[host].from < l->from ? g->lanes[host].from : l->from, others = 0;
    uint32_t k;
    const replayed *alone = l->track ? s->alone : NULL;
    int64_t since = from;
    if (f.split)
        *f.starts = s->n;
    for (k = l->nodes ? l->first : NONE; k != NONE; k = node_after(g, k)) {
        const node *n = &g->nodes[k];
        if (n->group != NONE && n->flags & NODE_ARRIVES) {
            add(s, room, process, k, from, n->begin, alone ? alone[k].begin - since : n->begin - from - others);
            from = n->end;
            since = alone ? alone[k].end : 0;
            others = 0;
            if (f.split) {
                f.split++;
                *++f.starts = s->n;
            }
        } else if (f.split && *f.split && n->name == *f.split && n->kind == NODE_MESSAGE) {
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
static void find_hosts(segments *s, const graph *g, uint32_t at, uint32_t first)
{
    uint32_t k, i, last = NONE;
    if (at == NONE || !g->lanes[at].nodes)
        return;
    for (i = first, k = g->lanes[at].first; i < s->n; i++) {
        for (; k != NONE && g->nodes[k].begin <= s->list[i].to; k = node_after(g, k))
            last = k;
        s->list[i].host = last;
    }
}

/* The members of a meeting, beside their median. */
static void compare(segments *s, uint32_t which, keyed *list)
{
    const meeting *m = &s->meetings[which];
    keyed median;
    if (m->n < 2)
        return;
    for (uint32_t i = 0; i < m->n; i++)
        list[i] = (keyed){s->list[s->members[m->first + i]].work, s->members[m->first + i]};
    median = order_nth(list, m->n, (m->n - 1) / 2);
    for (uint32_t i = 0; i < m->n; i++) {
        segment *x = &s->list[list[i].at];
        x->median = median.key;
        x->typical = median.at;
        x->meeting = which;
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

/* By node of the graph the segment that it ends, + 1. */
static void find_ends(const segments *s, const graph *g, uint32_t *by_node)
{
    memset(by_node, 0, ((size_t)g->n + 1) * sizeof *by_node);
    for (uint32_t i = 0; i < s->n; i++)
        if (s->list[i].node != NONE)
            by_node[s->list[i].node] = i + 1;
}

/* splits: of the segments that there are, which are cut again; NULL: there are none yet */
static void cut_all(segments *s, const graph *g, const uint32_t *best, const uint32_t *splits, uint32_t *starts)
{
    uint32_t *first = tr_alloc((s->nprocesses + 2) * sizeof *first), i, k;
    size_t room = 0;
    for (i = 0; i < s->nprocesses; i++)
        room += best[i] != NONE ? g->lanes[best[i]].groups + 1 : 0;
    free(s->list);
    s->list = tr_alloc_large(room * sizeof *s->list);
    s->n = 0;
    for (i = 0; i < s->nprocesses; i++) {
        first[i] = s->n;
        if (best[i] == NONE)
            continue;
        k = g->lanes[best[i]].track ? s->hosts[i] : best[i];
        cut(s, g, &g->lanes[best[i]], k,
            splits ? (cuts){splits + s->first[i], starts + s->first[i]} : (cuts){NULL, NULL}, &room);
        find_hosts(s, g, k, first[i]);
    }
    first[s->nprocesses] = s->n;
    free(s->first);
    s->first = first;
}

void segments_make(segments *s, graph *g)
{
    tr_process *const *processes;
    uint32_t *best, i, most = 0, *by_node = graph_memory(g, sizeof *by_node);
    splits finer = {NULL, NULL};
    keyed *list;
    s->nprocesses = (uint32_t)tr_trace_processes(g->trace, &processes);
    best = lanes_of(g, s->nprocesses);
    s->hosts = hosts_of(g, s->nprocesses);
    s->alone = replay_alone(g);
    s->excess = tr_alloc((s->nprocesses + 1) * sizeof *s->excess);
    s->worked = tr_alloc((s->nprocesses + 1) * sizeof *s->worked);
    cut_all(s, g, best, NULL, NULL);
    find_ends(s, g, by_node);
    meetings_find(s, g, by_node);
    if (meetings_splits(s, g, best, &finer)) {
        uint32_t *starts = tr_alloc(((size_t)s->n + 2) * sizeof *starts), n = s->n;
        cut_all(s, g, best, finer.names, starts);
        starts[n] = s->n;
        meetings_split(s, &finer, starts);
        find_ends(s, g, by_node);
        free(starts);
    }
    splits_free(&finer);
    for (i = 0; i < s->n; i++)
        s->worked[s->list[i].process] += s->list[i].work;
    for (i = 0; i < s->nmeetings; i++)
        most = s->meetings[i].n > most ? s->meetings[i].n : most;
    list = tr_alloc(((size_t)most + 1) * sizeof *list);
    for (i = 0; i < s->nmeetings; i++)
        compare(s, i, list);
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
    free(s->meetings);
    free(s->members);
}
