/* meetings.c - see meetings.h */
#include "meetings.h"
#include "order.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { SPLIT_LEAST = 4 }; /* so many calls between two collectives are worth a split */

/* The calls of messages of one segment: by name, how often and how long. */
static void count_messages(const graph *g, const segment *x, uint32_t last, tr_map3 *counts)
{
    for (uint32_t k = last; k != NONE && g->nodes[k].begin >= x->from; k = node_before(g, k))
        if (g->nodes[k].kind == NODE_MESSAGE && g->nodes[k].begin < x->to) {
            tr_map3_entry *e = tr_map3_put(counts, g->nodes[k].name, 0, 0);
            e->v.u[0]++;
            e->v.u[1] += (uint64_t)(g->nodes[k].end - g->nodes[k].begin);
        }
}

/* The name of the message call that all these segments have equally often, at least SPLIT_LEAST times; of several, the
 * one that takes longest. 0: there is none. lasts: by segment, the last node of its lane that may be in it */
static uint32_t split_of(const segments *s, const graph *g, const uint32_t *members, uint32_t n, const uint32_t *lasts)
{
    tr_map3 all = {0}; /* name -> how often; name, 1 -> members with as many, ns */
    const tr_map3_entry *e;
    uint32_t best = 0;
    uint64_t longest = 0;
    for (uint32_t m = 0; m < n; m++) {
        tr_map3 mine = {0};
        size_t i = 0;
        count_messages(g, &s->list[members[m]], lasts[members[m]], &mine);
        while ((e = tr_map3_each(&mine, &i)) != NULL) {
            tr_map3_entry *x = m ? tr_map3_find(&all, e->key[0], 0, 0) : tr_map3_put(&all, e->key[0], 0, 0);
            if (!m)
                x->v.u[0] = e->v.u[0];
            if (!x || x->v.u[0] != e->v.u[0])
                continue;
            x = tr_map3_put(&all, e->key[0], 1, 0);
            x->v.u[0]++;
            x->v.u[1] += e->v.u[1] + 1;
        }
        tr_map3_free(&mine);
    }
    for (size_t i = 0; (e = tr_map3_each(&all, &i)) != NULL;) {
        const tr_map3_entry *often = e->key[1] ? tr_map3_find(&all, e->key[0], 0, 0) : NULL;
        if (often && often->v.u[0] >= SPLIT_LEAST && e->v.u[0] == n &&
            (e->v.u[1] > longest || (e->v.u[1] == longest && e->key[0] < best))) {
            longest = e->v.u[1];
            best = (uint32_t)e->key[0];
        }
    }
    tr_map3_free(&all);
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

void meetings_find(segments *s, const graph *g, const uint32_t *by_node)
{
    tr_process *const *processes;
    uint32_t i, k;
    tr_trace_processes(g->trace, &processes);
    for (i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        meeting_begin(s);
        for (k = c->first; k < c->first + c->n; k++)
            if (by_node[g->members[k]])
                meeting_add(s, by_node[g->members[k]] - 1);
    }
    meeting_begin(s);
    for (i = 0; i < s->nprocesses; i++)
        if (s->first[i + 1] > s->first[i] && s->list[s->first[i + 1] - 1].node == NONE && processes[i]->rank >= 0)
            meeting_add(s, s->first[i + 1] - 1);
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

uint32_t *meetings_splits(const segments *s, const graph *g, const uint32_t *best)
{
    uint32_t *splits = tr_alloc(((size_t)s->n + 2) * sizeof *splits), *lasts = last_nodes(s, g, best);
    bool any = false;
    for (uint32_t i = 0; i < s->nmeetings; i++) {
        const uint32_t *members = s->members + s->meetings[i].first;
        uint32_t n = s->meetings[i].n, name, m;
        bool threads = n > 1;
        for (m = 0; m < n; m++)
            threads &= !g->lanes[best[s->list[members[m]].process]].track;
        name = threads ? split_of(s, g, members, n, lasts) : 0;
        for (m = 0; m < n; m++)
            splits[members[m]] = name;
        any |= name != 0;
    }
    free(lasts);
    if (!any) {
        free(splits);
        return NULL;
    }
    return splits;
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

void meetings_split(segments *s, const uint32_t *splits, const uint32_t *starts)
{
    segments coarse = *s;
    s->meetings = NULL;
    s->members = NULL;
    s->nmeetings = s->nmembers = 0;
    s->meeting_room = s->member_room = 0;
    for (uint32_t i = 0; i < coarse.nmeetings; i++) {
        const uint32_t *members = coarse.members + coarse.meetings[i].first;
        uint32_t n = coarse.meetings[i].n, pieces = 1, k, m;
        for (m = 0; m < n && splits[members[m]]; m++)
            pieces = starts[members[m] + 1] - starts[members[m]] > pieces ? starts[members[m] + 1] - starts[members[m]]
                                                                          : pieces;
        for (k = 0; k < pieces; k++) {
            meeting_begin(s);
            for (m = 0; m < n; m++)
                if (starts[members[m]] + k < starts[members[m] + 1])
                    meeting_add(s, starts[members[m]] + k);
        }
    }
    free(coarse.meetings);
    free(coarse.members);
    sort(s);
}
