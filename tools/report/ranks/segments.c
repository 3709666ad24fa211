/* segments.c - see segments.h */
#include "meetings.h"
#include "report/chance/order.h"
#include "report/graph/replay.h"
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
    s->list[s->n++] = (segment){from, to, work > 0 ? work : 0, 0, 0, process, ends, NONE, NONE, NONE};
}

uint32_t *segments_hosts(const graph *g, uint32_t nprocesses)
{
    uint32_t *hosts = tr_alloc((nprocesses + 1) * sizeof *hosts), i;
    for (i = 0; i < nprocesses; i++)
        hosts[i] = NONE;
    for (i = 0; i < g->nlanes; i++)
        if (!g->lanes[i].track && g->lanes[i].main == i && g->lanes[i].thread)
            hosts[g->lanes[i].process] = i;
    return hosts;
}

/* True if the collective has another member that does the same. */
static bool has_peer(const segments *s, const graph *g, uint32_t at)
{
    const group *c = &g->groups[g->nodes[at].group];
    uint32_t process = node_process(g, at);
    if (!s->roles.n)
        return true;
    for (uint32_t m = c->first; m < c->first + c->n; m++) {
        uint32_t other = node_process(g, g->members[m]);
        if (other != process && roles_alike(&s->roles, other, process))
            return true;
    }
    return false;
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
        others += node_lost(g, k);
        if (n->group != NONE && n->flags & NODE_ARRIVES && has_peer(s, g, k)) {
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
        x->late = x->work - x->median;
    }
}

/* ---- sets of members --------------------------------------------------------------------------------------------- */

enum { SET_LEAST = 3 }; /* meetings of one set of members, to compare what lies between */

/* A number of the meeting's set of members. */
static uint64_t set_of(const segments *s, const meeting *m)
{
    uint64_t sum = m->n;
    for (uint32_t i = m->first; i < m->first + m->n; i++) {
        uint64_t x = s->list[s->members[i]].process + 0x9e3779b97f4a7c15ull;
        x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
        x = (x ^ x >> 27) * 0x94d049bb133111ebull;
        sum += x ^ x >> 31;
    }
    return sum;
}

/* The segment's work without its excess. */
static int64_t allowed(const segment *x) { return x->typical != NONE && x->work > x->median ? x->median : x->work; }

typedef struct stretch { /* of a process, between two collectives of one set of members: its segments */
    uint32_t from, to;   /* both count */
    int64_t work;
} stretch;

/* Makes a stretch as long as the median of its set: takes what is too much from all of its segments in proportion. */
static void shorten(segments *s, const stretch *mine, const stretch *typical, int64_t median)
{
    bool alike = mine->to - mine->from == typical->to - typical->from;
    for (uint32_t k = mine->from; k <= mine->to; k++) {
        segment *x = &s->list[k];
        x->median = (int64_t)((double)allowed(x) * (double)median / (double)mine->work);
        x->typical = alike ? typical->from + (k - mine->from) : typical->to;
    }
}

/* The members' stretches that a meeting ends. list, stretches: n */
static void compare_stretches(segments *s, uint32_t which, keyed *list, const stretch *stretches, size_t n)
{
    keyed median = order_nth(list, n, (n - 1) / 2);
    for (size_t k = 0; k < n; k++) {
        const stretch *x = &stretches[k];
        s->outers = tr_room(s->outers, s->nouters + 1, &s->outer_room, sizeof *s->outers);
        s->outers[s->nouters++] = (outer){which, s->list[x->from].process, x->work - median.key};
        if (x->work > median.key)
            shorten(s, x, &stretches[median.at], median.key);
    }
}

static bool of_set(const segments *s, const uint64_t *sets, uint32_t at, uint64_t set)
{
    return s->list[at].meeting != NONE && sets[s->list[at].meeting] == set;
}

/* The segments behind the last meeting of that set. */
static stretch stretch_before(const segments *s, const uint64_t *sets, uint32_t at, uint64_t set)
{
    stretch x = {at, at, allowed(&s->list[at])};
    while (x.from > s->first[s->list[at].process] && !of_set(s, sets, x.from - 1, set))
        x.work += allowed(&s->list[--x.from]);
    return x;
}

/* By how often sets meet: the smaller groups meet more often. */
static int more_often(const void *x, const void *y)
{
    const keyed *a = x, *b = y;
    return a->key != b->key ? (a->key > b->key ? -1 : 1) : a->at < b->at ? -1 : a->at > b->at;
}

static int by_meeting(const void *x, const void *y)
{
    const outer *a = x, *b = y;
    return a->meeting != b->meeting  ? (a->meeting < b->meeting ? -1 : 1)
           : a->process < b->process ? -1
                                     : a->process > b->process;
}

/* list: room for the members of a meeting */
static void compare_sets(segments *s, keyed *list)
{
    uint64_t *sets = tr_alloc_large(((size_t)s->nmeetings + 1) * sizeof *sets);
    keyed *order = tr_alloc_large(((size_t)s->nmeetings + 1) * sizeof *order);
    stretch *stretches = NULL;
    size_t room = 0, i;
    tr_map3 often = {0};
    for (i = 0; i < s->nmeetings; i++) {
        sets[i] = set_of(s, &s->meetings[i]);
        tr_map3_put(&often, sets[i], 0, 0)->v.u[0]++;
    }
    for (i = 0; i < s->nmeetings; i++)
        order[i] = (keyed){(int64_t)tr_map3_find(&often, sets[i], 0, 0)->v.u[0], (uint32_t)i};
    if (s->nmeetings)
        qsort(order, s->nmeetings, sizeof *order, more_often);
    for (i = 0; i < s->nmeetings && order[i].key >= SET_LEAST; i++) {
        const meeting *m = &s->meetings[order[i].at];
        bool longer = false;
        stretches = tr_room(stretches, m->n, &room, sizeof *stretches);
        for (uint32_t k = 0; k < m->n; k++) {
            stretches[k] = stretch_before(s, sets, s->members[m->first + k], sets[order[i].at]);
            longer |= stretches[k].from < stretches[k].to;
            list[k] = (keyed){stretches[k].work, k};
        }
        if (longer && m->n > 1)
            compare_stretches(s, order[i].at, list, stretches, m->n);
    }
    if (s->nouters)
        qsort(s->outers, s->nouters, sizeof *s->outers, by_meeting);
    tr_map3_free(&often);
    free(sets);
    free(order);
    free(stretches);
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
    s->hosts = segments_hosts(g, s->nprocesses);
    roles_find(&s->roles, g, s->nprocesses);
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
    compare_sets(s, list);
    for (i = 0; i < s->n; i++)
        s->excess[s->list[i].process] += s->list[i].work - allowed(&s->list[i]);
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
    roles_free(&s->roles);
    free(s->outers);
    free(s->hosts);
    free(s->meetings);
    free(s->members);
}
