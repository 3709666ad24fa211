/* meetings.c - see meetings.h */
#include "meetings.h"
#include "report/chance/order.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { SPLIT_LEAST = 4 }; /* so many calls between two collectives are worth a split */

typedef struct keyed_shape {
    uint64_t shape;
    uint32_t at; /* segment */
} keyed_shape;

static int by_shape(const void *x, const void *y)
{
    const keyed_shape *a = x, *b = y;
    return a->shape != b->shape ? (a->shape < b->shape ? -1 : 1) : a->at < b->at ? -1 : a->at > b->at;
}

/* The number of the peer among those that the segment has received from, in their order. */
static uint64_t label_of(tr_map3 *peers, uint32_t process)
{
    tr_map3_entry *e = tr_map3_put(peers, process, 0, 0);
    if (!e->v.u[0])
        e->v.u[0] = peers->table.n;
    return e->v.u[0];
}

/* Which calls make the shape of a segment. It is chance how often a rank asks for requests, and which of them are done
 * first. */
enum { CALLS, SENDS, COMPARISONS };

static bool compares(const node *n, int what)
{
    return n->kind == NODE_MESSAGE && (what == CALLS || n->flags & NODE_SENDS);
}

/* The calls of a segment: two with the same value call the same in the same order, and change peers alike. So stages of
 * a pipeline differ that do forward and backward passes in another order. last: the last node of its lane that may be
 * in it */
static uint64_t shape_of(const graph *g, const segment *x, uint32_t last, int what)
{
    uint64_t shape = 1, parts[2];
    uint32_t k = last;
    tr_map3 peers = {0};
    if (k == NONE)
        return 0;
    while (node_before(g, k) != NONE && g->nodes[node_before(g, k)].begin >= x->from)
        k = node_before(g, k);
    for (; k != NONE && k <= last; k = node_after(g, k)) {
        const node *n = &g->nodes[k];
        if (!compares(n, what) || n->begin < x->from || n->begin >= x->to)
            continue;
        parts[0] = n->name;
        parts[1] = 0; /* edges have no order */
        for (uint32_t e = what == CALLS ? n->edges : NONE; e != NONE; e = g->edges[e].next)
            if (g->edges[e].message) { /* what it waited for otherwise is chance */
                uint64_t label = label_of(&peers, node_process(g, g->edges[e].cause));
                parts[1] += tr_hash(&label, sizeof label, 0);
            }
        shape = tr_hash(parts, sizeof parts, shape);
    }
    tr_map3_free(&peers);
    return shape;
}

/* The name of the message call that lasts longest in all, of those that segments of one shape have SPLIT_LEAST times at
 * least; 0: there is none. */
static uint32_t split_of(const segments *s, const graph *g, const keyed_shape *members, uint32_t n,
                         const uint32_t *lasts, int what)
{
    tr_map3 names = {0}; /* name -> how often in all, ns */
    const tr_map3_entry *e;
    uint32_t best = 0;
    uint64_t longest = 0;
    for (uint32_t m = 0; m < n; m++) {
        const segment *x = &s->list[members[m].at];
        for (uint32_t k = lasts[members[m].at]; k != NONE && g->nodes[k].begin >= x->from; k = node_before(g, k))
            if (compares(&g->nodes[k], what) && g->nodes[k].begin < x->to) {
                tr_map3_entry *of = tr_map3_put(&names, g->nodes[k].name, 0, 0);
                of->v.u[0]++;
                of->v.u[1] += (uint64_t)(g->nodes[k].end - g->nodes[k].begin);
            }
    }
    for (size_t i = 0; (e = tr_map3_each(&names, &i)) != NULL;)
        if (e->v.u[0] >= (uint64_t)SPLIT_LEAST * n &&
            (e->v.u[1] > longest || (e->v.u[1] == longest && e->key[0] < best))) {
            longest = e->v.u[1];
            best = (uint32_t)e->key[0];
        }
    tr_map3_free(&names);
    return best;
}

static void meeting_begin(segments *s)
{
    s->meetings = tr_room(s->meetings, s->nmeetings + 1, &s->meeting_room, sizeof *s->meetings);
    s->meetings[s->nmeetings++] = (meeting){.first = s->nmembers, .at = INT64_MIN};
}

static void meeting_add(segments *s, uint32_t at)
{
    meeting *m = &s->meetings[s->nmeetings - 1];
    s->members = tr_room(s->members, s->nmembers + 1, &s->member_room, sizeof *s->members);
    s->members[s->nmembers++] = at;
    m->n++;
    m->at = s->list[at].to > m->at ? s->list[at].to : m->at;
}

/* One without members is none. */
static void meeting_keep(segments *s)
{
    if (!s->meetings[s->nmeetings - 1].n)
        s->nmeetings--;
}

void meetings_find(segments *s, const graph *g, const uint32_t *by_node)
{
    tr_process *const *processes;
    uint32_t stage, i, k;
    tr_trace_processes(g->trace, &processes);
    for (i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        for (stage = 0; stage <= s->roles.stages; stage++) {
            meeting_begin(s);
            for (k = c->first; k < c->first + c->n; k++)
                if (by_node[g->members[k]] && s->roles.stage[node_process(g, g->members[k])] == stage)
                    meeting_add(s, by_node[g->members[k]] - 1);
            meeting_keep(s);
        }
    }
    for (stage = 0; stage <= s->roles.stages; stage++) {
        meeting_begin(s);
        for (i = 0; i < s->nprocesses; i++)
            if (s->first[i + 1] > s->first[i] && s->list[s->first[i + 1] - 1].node == NONE && processes[i]->rank >= 0 &&
                s->roles.stage[i] == stage)
                meeting_add(s, s->first[i + 1] - 1);
        meeting_keep(s);
    }
}

/* By segment, the last node of its lane that begins before its end. */
static uint32_t *last_nodes(const segments *s, const graph *g, const uint32_t *best)
{
    uint32_t *lasts = tr_alloc(((size_t)s->n + 1) * sizeof *lasts);
    for (uint32_t p = 0; p < s->nprocesses; p++) {
        uint32_t last = NONE, k = best[p] != NONE && g->lanes[best[p]].nodes ? g->lanes[best[p]].first : NONE;
        for (uint32_t i = s->first[p]; i < s->first[p + 1]; i++) {
            for (; k != NONE && g->nodes[k].begin < s->list[i].to; k = node_after(g, k))
                last = k;
            lasts[i] = last;
        }
    }
    return lasts;
}

/* Puts the members of a meeting in order of their shapes. False: some have a shape of their own, so that none would
 * be left to compare them with. */
static bool order_shapes(const segments *s, const graph *g, const uint32_t *best, const meeting *met,
                         const uint32_t *lasts, int what, keyed_shape *list)
{
    uint32_t m, n = 0;
    for (m = 0; m < met->n; m++) {
        uint32_t at = s->members[met->first + m];
        if (g->lanes[best[s->list[at].process]].track)
            return false;
        list[m] = (keyed_shape){shape_of(g, &s->list[at], lasts[at], what), at};
    }
    qsort(list, met->n, sizeof *list, by_shape);
    for (m = 0; m < met->n; m++) {
        n = m && list[m].shape == list[m - 1].shape ? n + 1 : 1;
        if (n == 1 && (m + 1 == met->n || list[m + 1].shape != list[m].shape))
            return false;
    }
    return true;
}

bool meetings_splits(segments *s, const graph *g, const uint32_t *best, splits *x)
{
    uint32_t *lasts = last_nodes(s, g, best), most = 0;
    keyed_shape *list;
    bool any = false;
    x->names = tr_alloc(((size_t)s->n + 2) * sizeof *x->names);
    x->shapes = tr_alloc(((size_t)s->n + 2) * sizeof *x->shapes);
    for (uint32_t i = 0; i < s->nmeetings; i++)
        most = s->meetings[i].n > most ? s->meetings[i].n : most;
    list = tr_alloc(((size_t)most + 1) * sizeof *list);
    for (uint32_t i = 0; i < s->nmeetings; i++) {
        const meeting *met = &s->meetings[i];
        int what = CALLS;
        while (met->n > 1 && what < COMPARISONS && !order_shapes(s, g, best, met, lasts, what, list))
            what++;
        if (met->n < 2 || what == COMPARISONS)
            continue;
        for (uint32_t m = 0, n = 1; m < met->n; m += n, n = 1) {
            uint32_t name;
            while (m + n < met->n && list[m + n].shape == list[m].shape)
                n++;
            name = split_of(s, g, list + m, n, lasts, what);
            for (uint32_t k = m; k < m + n; k++) {
                x->names[list[k].at] = name;
                x->shapes[list[k].at] = name ? list[k].shape : 0;
                s->members[met->first + k] = list[k].at;
            }
            any |= name != 0;
        }
    }
    free(list);
    free(lasts);
    return any;
}

void splits_free(splits *x)
{
    free(x->names);
    free(x->shapes);
}

/* In order of their ends; of equal ones the first stays first. */
static void sort(segments *s)
{
    keyed *list = tr_alloc(((size_t)s->nmeetings + 1) * sizeof *list);
    meeting *sorted = tr_alloc(((size_t)s->nmeetings + 1) * sizeof *sorted);
    for (uint32_t i = 0; i < s->nmeetings; i++)
        list[i] = (keyed){s->meetings[i].at, i};
    order_keyed(list, s->nmeetings, NULL);
    for (uint32_t i = 0; i < s->nmeetings; i++)
        sorted[i] = s->meetings[list[i].at];
    memcpy(s->meetings, sorted, s->nmeetings * sizeof *sorted);
    free(list);
    free(sorted);
}

/* Those of one shape lie one behind the other. */
void meetings_split(segments *s, const splits *x, const uint32_t *starts)
{
    segments coarse = *s;
    s->meetings = NULL;
    s->members = NULL;
    s->nmeetings = s->nmembers = 0;
    s->meeting_room = s->member_room = 0;
    for (uint32_t i = 0; i < coarse.nmeetings; i++) {
        const uint32_t *members = coarse.members + coarse.meetings[i].first;
        uint32_t n = coarse.meetings[i].n, m, k, same;
        for (m = 0; m < n; m += same) {
            const uint32_t pieces = starts[members[m] + 1] - starts[members[m]];
            for (same = 1; m + same < n && x->shapes[members[m + same]] == x->shapes[members[m]];)
                same++;
            for (k = 0; k < pieces; k++) {
                meeting_begin(s);
                for (uint32_t of = m; of < m + same; of++)
                    if (starts[members[of]] + k < starts[members[of] + 1])
                        meeting_add(s, starts[members[of]] + k);
            }
        }
    }
    free(coarse.meetings);
    free(coarse.members);
    sort(s);
}
