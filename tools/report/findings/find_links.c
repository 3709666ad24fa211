/* find_links.c - ranks or hosts whose messages take longer than messages of the same size elsewhere
 *
 * What a message takes is the time after both ends were there. A link is slow if most messages over it take twice what
 * is usual, while others do not; what it costs a replay says, in which they take what is usual. */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>

enum { LEAST_SLOW = 10, LEAST_OTHERS = 3, SHOWN = 4 /* so many of its ranks, with their waits for a processor */ };
static const double LEAST = 0.04;

typedef struct links_found {
    bool *slow; /* by process; NULL: none */
    int64_t saved_link, usual[MESSAGE_CLASSES];
    uint64_t messages, slow_messages; /* received from or by the slow ones */
} links_found;

/* True if the message is from or to one of these processes. */
static bool concerns(const graph *g, uint32_t at, const bool *processes)
{
    bool on = processes[node_process(g, at)];
    for (uint32_t e = g->nodes[at].edges; e != NONE; e = g->edges[e].next)
        on |= processes[node_process(g, g->edges[e].cause)];
    return on;
}

/* The usual time of messages of each class, without those of some processes (NULL: of all). INT64_MAX: too few. */
static void usual_times(const graph *g, int64_t *usual, const bool *but)
{
    keyed *list = g->room_for[0];
    size_t first[MESSAGE_CLASSES + 2] = {0}, k;
    uint32_t at;
    for (at = 0; at < g->n; at++)
        first[(but && concerns(g, at, but) ? 0 : message_class(&g->nodes[at])) + 2]++;
    first[2] = 0; /* those of class 0 are left out */
    for (k = 2; k < MESSAGE_CLASSES + 1; k++)
        first[k] += first[k - 1];
    for (at = 0; at < g->n; at++)
        if ((k = message_class(&g->nodes[at])) != 0 && !(but && concerns(g, at, but)))
            list[first[k + 1]++] = (keyed){node_own(g, at), at};
    for (k = 0; k < MESSAGE_CLASSES; k++) {
        size_t n = first[k + 1] - first[k];
        usual[k] = n >= (but ? LEAST_OTHERS : 1) ? order_nth(list + first[k], n, (n - 1) / 2).key : INT64_MAX;
    }
}

static int64_t usual_of(const graph *g, const int64_t *usual, uint32_t at)
{
    return usual[message_class(&g->nodes[at])];
}

/* By process, how much longer than usual its messages took that took twice as long; and all of them. */
static double *excesses(const analysis *a, const int64_t *usual, double *all)
{
    const graph *g = &a->gathered.graph;
    double *excess = tr_alloc((a->nprocesses + 1) * sizeof *excess);
    for (uint32_t i = 0; i < g->n; i++) {
        int64_t typical = usual_of(g, usual, i), more = typical == INT64_MAX ? 0 : node_own(g, i) - typical;
        uint32_t seen = node_process(g, i);
        if (more <= 0 || more < typical)
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
    bool others = false;
    uint32_t i;
    for (i = 0; i < a->nprocesses; i++)
        others |= a->segments.worked[i] && !slow[i];
    for (i = 0; i < g->n; i++)
        if (message_class(&g->nodes[i]) && g->nodes[i].flags & NODE_RECEIVES && concerns(g, i, slow)) {
            f->messages++;
            f->slow_messages += node_own(g, i) / 2 > usual_of(g, f->usual, i);
        }
    return others && f->slow_messages * 2 >= f->messages && f->slow_messages >= LEAST_SLOW;
}

/* How much less time the messages of these processes would take: no run can be shorter by more. */
static double most_saved(const graph *g, const int64_t *usual, const bool *slow)
{
    double ns = 0;
    for (uint32_t i = 0; i < g->n; i++)
        if (node_own(g, i) > usual_of(g, usual, i) && concerns(g, i, slow))
            ns += (double)(node_own(g, i) - usual_of(g, usual, i));
    return ns;
}

void links_plan(analysis *a)
{
    links_found *f = a->links = tr_alloc(sizeof *f);
    bool *slow;
    if (a->nprocesses < 2 || !a->gathered.communicates)
        return;
    usual_times(&a->gathered.graph, f->usual, NULL);
    slow = slowest(a, f->usual);
    usual_times(&a->gathered.graph, f->usual, slow); /* sizes that only these processes send are not slow */
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

/* True if a finding says that these ranks are late by more. A late rank also sends its messages late. */
static bool late_anyway(const analysis *a, const links_found *r)
{
    for (size_t k = 0; k < a->nfindings; k++) {
        const finding *f = &a->findings[k];
        size_t missing = 0;
        for (uint32_t i = 0; i < a->nprocesses; i++) {
            size_t at = 0;
            while (r->slow[i] && at < f->nranks && f->ranks[at] != a->processes[i]->rank)
                at++;
            missing += r->slow[i] && at == f->nranks;
        }
        if (finding_is_cause(f) && !missing && f->share > share_of(a, (double)r->saved_link))
            return true;
    }
    return false;
}

void links_tell(analysis *a)
{
    const links_found *r = a->links;
    const graph *g = &a->gathered.graph;
    char *who, time[2][UNIT_TEXT], bytes[UNIT_TEXT];
    finding *f;
    int64_t most = INT64_MIN;
    uint32_t worst = NONE, shown = 0, i;
    const char *host = "";
    if (!r->slow || late_anyway(a, r))
        return;
    who = rank_list(a, r->slow);
    f = finding_new(a, "slow_link", share_of(a, (double)r->saved_link));
    for (i = 0; i < a->nprocesses; i++)
        if (r->slow[i]) {
            finding_rank(f, a, i);
            host = a->processes[i]->header->host;
        }
    for (i = 0; i < g->n; i++) {
        int64_t usual = usual_of(g, r->usual, i), more = usual == INT64_MAX ? 0 : node_own(g, i) - usual;
        if (message_class(&g->nodes[i]) && concerns(g, i, r->slow) && more > most) {
            worst = i;
            most = more;
        }
    }
    f->text = tool_text("Messages from and to %s (%s) take far longer than messages of the same size elsewhere: %s "
                        "instead of %s for %s in %s.",
                        who, host, unit_time(time[0], (uint64_t)node_own(g, worst)),
                        unit_time(time[1], (uint64_t)usual_of(g, r->usual, worst)),
                        unit_bytes(bytes, g->nodes[worst].bytes), text_of(g->nodes[worst].name));
    finding_call(f, text_of(g->nodes[worst].name));
    f->from = g->nodes[worst].begin;
    f->to = g->nodes[worst].end;
    f->lasts = true;
    finding_evidence(f, "%llu of %llu messages took more than twice as long as usual for their size",
                     (unsigned long long)r->slow_messages, (unsigned long long)r->messages);
    finding_evidence(f, "%s would be saved if they took as long as others",
                     unit_time(time[0], (uint64_t)r->saved_link));
    for (i = 0; i < a->nprocesses; i++)
        if (r->slow[i] && shown++ < SHOWN)
            processors_evidence(f, a, i);
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
    free(a->links);
}
