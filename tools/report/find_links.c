/* find_links.c - ranks or hosts whose messages take longer than messages of the same size elsewhere
 *
 * What a message takes is the time after both ends were there. A link is slow if most messages over it take twice what
 * is usual, while others do not; what it costs a replay says, in which they take what is usual. */
#include "common/message.h"
#include "common/units.h"
#include "order.h"
#include "report.h"
#include "support/memory.h"
#include <stdlib.h>

enum { LEAST_SLOW = 10, SIZE_CLASSES = 130 };
static const double LEAST = 0.05;

typedef struct links_found {
    bool *slow;                 /* by process; NULL: none */
    int64_t saved_link, *usual; /* usual: of each node */
    uint64_t slow_messages;
} links_found;

/* Messages of about one size: how long it is in bits, and whether it was received. */
static unsigned size_class(const node *m)
{
    return (m->flags & NODE_RECEIVES ? SIZE_CLASSES / 2 : 0) +
           (m->bytes ? 64 - (unsigned)__builtin_clzll(m->bytes) : 0);
}

/* What messages of that size take as a rule. */
static int64_t *usual_times(const graph *g)
{
    int64_t *usual = tr_alloc((g->n + 1) * sizeof *usual);
    struct {
        keyed *list;
        size_t n, room;
    } of[SIZE_CLASSES] = {{NULL, 0, 0}}, *c;
    for (uint32_t at = 0; at < g->n; at++) {
        const node *m = &g->nodes[at];
        usual[at] = INT64_MAX;
        if (m->kind != NODE_MESSAGE || !(m->flags & (NODE_SENDS | NODE_RECEIVES)))
            continue;
        c = &of[size_class(m)];
        c->list = tr_grow(c->list, c->n + 1, &c->room, sizeof *c->list);
        c->list[c->n++] = (keyed){node_own(g, at), at};
    }
    for (c = of; c < of + SIZE_CLASSES; c++) {
        int64_t median = c->n ? order_nth(c->list, c->n, (c->n - 1) / 2).key : 0;
        for (size_t i = 0; i < c->n; i++)
            usual[c->list[i].at] = median;
        free(c->list);
    }
    return usual;
}

/* Whether the message is from or to one of these processes. */
static bool concerns(const graph *g, uint32_t at, const bool *processes)
{
    bool on = processes[node_process(g, at)];
    for (uint32_t e = g->nodes[at].edges; e != NONE; e = g->edges[e].next)
        on |= processes[node_process(g, g->edges[e].cause)];
    return on;
}

/* By process, how much longer than usual its messages took that took twice as long; and all of them. */
static double *excesses(const analysis *a, const int64_t *usual, double *all)
{
    const graph *g = &a->gathered.graph;
    double *excess = tr_alloc((a->nprocesses + 1) * sizeof *excess);
    for (uint32_t i = 0; i < g->n; i++) {
        int64_t more = usual[i] == INT64_MAX ? 0 : node_own(g, i) - usual[i];
        uint32_t seen = node_process(g, i);
        if (more <= 0 || more < usual[i])
            continue;
        *all += (double)more;
        excess[seen] += (double)more;
        for (uint32_t e = g->nodes[i].edges; e != NONE; e = g->edges[e].next) {
            uint32_t other = node_process(g, g->edges[e].cause);
            if (other != seen)
                excess[other] += (double)more;
            seen = other;
        }
    }
    return excess;
}

/* One process whose messages have nearly all of the excess, or those of one host. */
static bool *slowest(const analysis *a, const int64_t *usual)
{
    bool *slow = tr_alloc(a->nprocesses + 1);
    double all = 0, *excess = excesses(a, usual, &all);
    uint32_t i, at = 0;
    for (i = 0; i < a->nprocesses; i++)
        at = excess[i] > excess[at] ? i : at;
    if (a->nprocesses > 2 && excess[at] >= all * 0.8)
        slow[at] = all > 0;
    else
        for (i = 0; i < a->nprocesses; i++)
            slow[i] =
                excess[i] * 2 >= excess[at] && !strcmp(a->processes[at]->header->host, a->processes[i]->header->host);
    free(excess);
    return slow;
}

/* A slow link is slow most of the time, and there are others; else it is noise. */
static bool lasting(const analysis *a, links_found *f, const bool *slow)
{
    const graph *g = &a->gathered.graph;
    uint64_t received = 0;
    bool others = false;
    uint32_t i;
    for (i = 0; i < a->nprocesses; i++)
        others |= a->segments.worked[i] && !slow[i];
    for (i = 0; i < g->n; i++)
        if (f->usual[i] != INT64_MAX && g->nodes[i].flags & NODE_RECEIVES && concerns(g, i, slow)) {
            received++;
            f->slow_messages += node_own(g, i) > 2 * f->usual[i];
        }
    return others && f->slow_messages * 2 >= received && f->slow_messages >= LEAST_SLOW;
}

/* How much less time the messages of these processes would take: no run can be shorter by more. */
static double most_saved(const graph *g, const int64_t *usual, const bool *slow)
{
    double ns = 0;
    for (uint32_t i = 0; i < g->n; i++)
        if (g->nodes[i].kind == NODE_MESSAGE && node_own(g, i) > usual[i] && concerns(g, i, slow))
            ns += (double)(node_own(g, i) - usual[i]);
    return ns;
}

void links_plan(analysis *a)
{
    links_found *f = a->links = tr_alloc(sizeof *f);
    bool *slow;
    if (a->nprocesses < 2 || !a->gathered.communicates)
        return;
    f->usual = usual_times(&a->gathered.graph);
    slow = slowest(a, f->usual);
    if (share_of(a, most_saved(&a->gathered.graph, f->usual, slow)) < LEAST) {
        free(slow);
        return;
    }
    f->saved_link = a->replayed_ns - replay(&a->gathered.graph, &(scenario){.slow = slow, .typical = f->usual});
    if (share_of(a, (double)f->saved_link) < LEAST || !lasting(a, f, slow)) {
        free(slow);
        return;
    }
    f->slow = slow;
    what_if_add(a, tool_text("the slow link were as fast as the others"), f->saved_link);
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

void links_tell(analysis *a)
{
    const links_found *r = a->links;
    const graph *g = &a->gathered.graph;
    char *who, time[2][UNIT_TEXT], bytes[UNIT_TEXT];
    finding *f;
    uint32_t worst = NONE, i;
    const char *host = "";
    if (!r->slow)
        return;
    who = rank_list(a, r->slow);
    f = finding_new(a, "slow_link", share_of(a, (double)r->saved_link));
    for (i = 0; i < a->nprocesses; i++)
        if (r->slow[i]) {
            finding_rank(f, a, i);
            host = a->processes[i]->header->host;
        }
    for (i = 0; i < g->n; i++) {
        if (r->usual[i] == INT64_MAX || !concerns(g, i, r->slow))
            continue;
        if (worst == NONE || node_own(g, i) - r->usual[i] > node_own(g, worst) - r->usual[worst])
            worst = i;
    }
    f->text = tool_text("Messages from and to %s (%s) take far longer than messages of the same size elsewhere: %s in "
                        "place of %s for %s in %s.",
                        who, host, unit_time(time[0], (uint64_t)node_own(g, worst)),
                        unit_time(time[1], (uint64_t)r->usual[worst]), unit_bytes(bytes, g->nodes[worst].bytes),
                        text_of(g->nodes[worst].name));
    finding_call(f, text_of(g->nodes[worst].name));
    f->from = g->nodes[worst].begin;
    f->to = g->nodes[worst].end;
    f->lasts = true;
    finding_evidence(f, "%llu messages took more than twice as long as is usual for their size",
                     (unsigned long long)r->slow_messages);
    finding_evidence(f, "%s would be saved if they took what others take", unit_time(time[0], (uint64_t)r->saved_link));
    f->helps = tool_text("Check the network card, its cable and the switch port of %s (link width, speed, errors), and "
                         "which card its ranks use.",
                         host);
    finding_see(f, a, f->from, f->to, "");
    free(who);
}

void links_free(analysis *a)
{
    if (!a->links)
        return;
    free(a->links->slow);
    free(a->links->usual);
    free(a->links);
}
