/* find_ranks.c - ranks that hold up all others, by their own work or by their device; and uneven work
 *
 * Who is to blame is what a replay says: the run is played again with the segments of some ranks as short as the median
 * of their collectives' members. A rank that was late because it waited for another has no excess, and nothing is
 * saved. Asked are those that are late by more than chance (late.h). The fewest of them that save most of what the
 * worst eight do are the culprits, if that is half of what all late ones would save; else the work is just uneven. */
#include "common/units.h"
#include "report.h"
#include "common/message.h"
#include "late.h"
#include "order.h"
#include "unmarked.h"
#include "support/memory.h"
#include <stdlib.h>

enum { CANDIDATES = 8, WINDOWS = 64, CHAIN_PARTS = 4096, RECEIVES_MUCH = 1 << 20 };
static const double MORE_WORK = 1.1, LEAST_OFTEN = 0.02, LEAST_ONCE = 0.05, LEAST_UNEVEN = 0.15;

typedef struct ranks_found {
    lateness beyond_chance;   /* who is late by more than that */
    uint32_t *order;          /* processes: those late by more than chance, then all others; largest excess first */
    uint32_t nordered, nlate; /* late by more than chance */
    uint32_t culprits;        /* of `order` */
    int64_t saved, saved_late, saved_even; /* by these, by those that are late, by all */
    uint32_t *windows;                     /* segments of the culprits with most excess */
    size_t nwindows, window_room;
    double *typically; /* of nodes: how much less they would take if all segments were as the typical ones; memory of
                        * the graph */
    uint32_t late, typical; /* profiles */
    int64_t excess;         /* in these windows */
    uint64_t late_segments; /* of the culprits, with a notable excess */
    int64_t late_excess;    /* of these */
} ranks_found;

/* ---- ranks ------------------------------------------------------------------------------------------------------- */

static const segments *sorted;
static int most_excess(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    return sorted->excess[a] != sorted->excess[b] ? (sorted->excess[a] > sorted->excess[b] ? -1 : 1)
           : a < b                                ? -1
                                                  : a > b;
}
static int64_t excess_of(const segment *s)
{
    return s->work > s->median && s->typical != NONE ? s->work - s->median : 0;
}
static int late_first(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    int64_t m = excess_of(&sorted->list[a]), n = excess_of(&sorted->list[b]);
    return m != n ? (m > n ? -1 : 1) : a < b ? -1 : a > b;
}

/* How many nodes of its thread the segment has, from the last one backwards. */
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
    return g->nodes[k].begin - (from > s->from ? from : s->from);
}

static void shorten(double *f, int64_t mine, int64_t other)
{
    if (mine > other && mine > 0)
        *f = (double)(other > 0 ? other : 0) / (double)mine;
}

/* The segment as the typical one: piece by piece where both have the same pieces, else all of it by one factor. */
static void as_typical(const graph *g, const segment *mine, const segment *other, double *factors)
{
    uint32_t n = nodes_of(g, mine), k = mine->host, m = other->host;
    bool alike = n == nodes_of(g, other);
    for (uint32_t i = 0; alike && i < n; i++, k = node_before(g, k), m = node_before(g, m))
        alike = g->nodes[k].kind == g->nodes[m].kind;
    for (k = mine->host, m = other->host; n; n--, k = node_before(g, k)) {
        if (!alike) {
            factors[k] = (double)mine->median / (double)mine->work;
            continue;
        }
        shorten(&factors[k], gap_before(g, k, mine), gap_before(g, m, other));
        if (g->nodes[k].kind == NODE_DEVICE_CALL)
            shorten(&factors[k], node_own(g, k) + gap_before(g, k, mine), node_own(g, m) + gap_before(g, m, other));
        m = node_before(g, m);
    }
}

/* Whether it ends with a collective of a queue. What makes it longer is found along causes then, for the host is ahead
 * of its queues. */
static bool of_queue(const graph *g, const segment *s)
{
    return s->node != NONE && is_device(g, g->nodes[s->node].lane);
}

/* The node in front of which its thread was busy by itself until then; NONE: there is none. */
static uint32_t node_behind(const graph *g, uint32_t at, int64_t ns)
{
    const lane *l = &g->lanes[at];
    uint32_t low = l->first, high = l->first + l->nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (g->nodes[middle].begin < ns)
            low = middle + 1;
        else
            high = middle;
    }
    return low < l->first + l->nodes ? low : NONE;
}

/* The segment as long as the typical one: the longest of what its end has waited for is shorter. */
static void chain_shorten(const graph *g, const segment *mine, double *factors, critical *c, keyed *list)
{
    int64_t more = excess_of(mine);
    size_t n, i;
    chain_find(g, mine->node, mine->from, c);
    n = c->n < CHAIN_PARTS ? c->n : CHAIN_PARTS;
    for (i = 0; i < n; i++)
        list[i] = (keyed){c->parts[i].from - c->parts[i].to, (uint32_t)i};
    order_keyed(list, n, NULL);
    for (i = 0; i < n && more > 0; i++) {
        const path_part *p = &c->parts[list[i].at];
        uint32_t k = p->node != NONE ? p->node : node_behind(g, p->lane, p->to);
        int64_t all, cut = p->to - p->from < more ? p->to - p->from : more;
        if (k == NONE || g->nodes[k].group != NONE || cut <= 0)
            continue;
        all = p->node != NONE ? node_own(g, k) : g->nodes[k].gap;
        shorten(&factors[k], all, all - cut);
        more -= cut;
    }
}

static double *typical_factors(analysis *a)
{
    const segments *s = &a->segments;
    graph *g = &a->gathered.graph;
    double *factors = graph_memory(g, sizeof *factors);
    keyed *list = tr_alloc(CHAIN_PARTS * sizeof *list);
    critical chain = {0};
    uint32_t i, k;
    for (i = 0; i < g->n; i++)
        factors[i] = 1;
    for (i = 0; i < s->n; i++)
        if (excess_of(&s->list[i]) && of_queue(g, &s->list[i]))
            chain_shorten(g, &s->list[i], factors, &chain, list);
        else if (excess_of(&s->list[i]))
            as_typical(g, &s->list[i], &s->list[s->list[i].typical], factors);
    free(chain.parts);
    free(list);
    for (i = 0; i < g->n && a->gathered.works; i++) {
        k = s->of_node[i];
        if (is_device(g, g->nodes[i].lane) && k != NONE && excess_of(&s->list[k]) && !of_queue(g, &s->list[k]))
            shorten(&factors[i], s->device[k], s->device[s->list[k].typical]);
    }
    return factors;
}

/* The run with these of the ordered processes as fast as the median. */
static int64_t saved_by(const analysis *a, const ranks_found *f, uint32_t from, uint32_t n)
{
    bool *chosen = tr_alloc(a->nprocesses + 1);
    int64_t ns;
    for (uint32_t i = from; i < from + n && i < f->nordered; i++)
        chosen[f->order[i]] = true;
    ns = a->replayed_ns - replay(&a->gathered.graph, &(scenario){.factor = f->typically, .chosen = chosen});
    free(chosen);
    return ns;
}

/* Those that are late by more than chance come first. */
static void order_ranks(const analysis *a, ranks_found *f)
{
    uint32_t *order = tr_alloc((a->nprocesses + 1) * sizeof *order), n = 0, i;
    const late_rank *late = f->beyond_chance.of;
    sorted = &a->segments;
    if (f->nordered)
        qsort(f->order, f->nordered, sizeof *f->order, most_excess);
    for (i = 0; i < f->nordered; i++)
        if (late[f->order[i]].how && a->segments.excess[f->order[i]] > 0)
            order[n++] = f->order[i];
    f->nlate = n;
    for (i = 0; i < f->nordered; i++)
        if (!late[f->order[i]].how || a->segments.excess[f->order[i]] <= 0)
            order[n++] = f->order[i];
    free(f->order);
    f->order = order;
}

/* Whether the first n of the order, which save so much, are worth a word. What a rank in the middle has too much, all
 * have by chance. */
static bool notable(const analysis *a, const ranks_found *f, uint32_t n, int64_t saved)
{
    const segments *s = &a->segments;
    keyed *list = tr_alloc((f->nordered + 1) * sizeof *list);
    double usual, theirs = 0;
    bool often = false;
    uint32_t i;
    for (i = 0; i < f->nordered; i++)
        list[i] = (keyed){s->excess[f->order[i]], i};
    usual = (double)order_nth(list, f->nordered, (f->nordered - 1) / 2).key;
    free(list);
    for (i = 0; i < n; i++) {
        theirs += (double)s->excess[f->order[i]];
        often |= f->beyond_chance.of[f->order[i]].how == LATE_OFTEN;
    }
    return theirs > usual * n &&
           share_of(a, (double)saved) * (1 - usual * n / theirs) >= (often ? LEAST_OFTEN : LEAST_ONCE);
}

static void choose(analysis *a, ranks_found *f)
{
    uint32_t most = 0, k;
    int64_t all, some = 0;
    f->saved_even = saved_by(a, f, 0, f->nordered);
    while (most < f->nordered / 2 && most < CANDIDATES && most < f->nlate)
        most++;
    if (!most || share_of(a, (double)f->saved_even) < LEAST_OFTEN / 2) /* some do not save what all do not */
        return;
    f->saved_late = saved_by(a, f, 0, f->nlate);
    all = saved_by(a, f, 0, most);
    if (!notable(a, f, most, all) || all * 2 < f->saved_late)
        return;
    for (k = 1; k < most && (some = saved_by(a, f, 0, k)) * 10 < all * 8; k++) {}
    some = k == most ? all : some;
    if (!notable(a, f, k, some) || some * 2 < f->saved_late)
        return;
    f->culprits = k;
    f->saved = some;
}

/* What threads of the process do that the segment's end has waited for. */
static void watch_chain(analysis *a, uint32_t sink, const segment *s)
{
    const graph *g = &a->gathered.graph;
    critical chain = {0};
    chain_find(g, s->node, s->from, &chain);
    for (size_t i = 0; i < chain.n; i++)
        if (!g->lanes[chain.parts[i].lane].track)
            profile_watch(&a->profiler, sink, chain.parts[i].lane, chain.parts[i].from, chain.parts[i].to);
    free(chain.parts);
}

/* What the first thread does by itself in the segment, without messages and collectives. */
static void watch_work(analysis *a, uint32_t sink, const segment *s)
{
    const graph *g = &a->gathered.graph;
    int64_t to = s->to;
    uint32_t at = a->segments.hosts[s->process], k;
    if (of_queue(g, s)) {
        watch_chain(a, sink, s);
        return;
    }
    if (at == NONE)
        return;
    k = s->host != NONE && g->nodes[s->host].lane == at ? s->host : NONE;
    for (; k != NONE && g->nodes[k].end > s->from; k = node_before(g, k)) {
        const node *n = &g->nodes[k];
        if (n->kind != NODE_COLLECTIVE && n->kind != NODE_MESSAGE)
            continue;
        profile_watch(&a->profiler, sink, at, n->end, to);
        to = n->begin < to ? n->begin : to;
    }
    profile_watch(&a->profiler, sink, at, s->from, to);
}

/* Whether it lies before the process has met others for the first time, or after the last. */
static bool at_an_end(const segments *s, uint32_t at)
{
    uint32_t p = s->list[at].process;
    return at == s->first[p] || s->list[at].node == NONE;
}

/* Segments of the process with an excess. Who is late again and again is so in the middle of the run: what starting
 * took is left out. */
static void add_windows(ranks_found *f, const segments *s, uint32_t process, bool middle)
{
    for (uint32_t k = s->first[process]; k < s->first[process + 1]; k++)
        if (excess_of(&s->list[k]) && !(middle && at_an_end(s, k))) {
            f->windows = tr_room(f->windows, f->nwindows + 1, &f->window_room, sizeof *f->windows);
            f->windows[f->nwindows++] = k;
        }
}

/* The segments in which the culprits lost most, or without any all ranks where that is much; and beside each one of a
 * rank that did as most do. */
static void watch_windows(analysis *a, ranks_found *f)
{
    const segments *s = &a->segments;
    uint64_t all = 0, kept = 0;
    size_t i;
    for (uint32_t c = 0; c < f->culprits; c++) {
        a->culprits[f->order[c]] = true;
        add_windows(f, s, f->order[c], f->beyond_chance.of[f->order[c]].how == LATE_OFTEN);
    }
    for (uint32_t c = 0; !f->culprits && c < f->nordered && share_of(a, (double)f->saved_even) >= LEAST_UNEVEN; c++)
        add_windows(f, s, f->order[c], false);
    for (i = 0; i < f->nwindows; i++)
        all += (uint64_t)excess_of(&s->list[f->windows[i]]);
    sorted = s;
    if (f->nwindows)
        qsort(f->windows, f->nwindows, sizeof *f->windows, late_first);
    for (i = 0; i < f->nwindows && excess_of(&s->list[f->windows[i]]) * 4 >= excess_of(&s->list[f->windows[0]]); i++)
        f->late_excess += excess_of(&s->list[f->windows[i]]);
    f->late_segments = i;
    for (i = 0; i < f->nwindows && i < WINDOWS && kept < all / 10 * 9; i++) {
        const segment *late = &s->list[f->windows[i]], *other = &s->list[late->typical];
        kept += (uint64_t)excess_of(late);
        watch_work(a, f->late, late);
        watch_work(a, f->typical, other);
    }
    f->nwindows = i;
    f->excess = (int64_t)(kept > INT64_MAX ? INT64_MAX : kept);
}

void ranks_plan(analysis *a)
{
    ranks_found *f = a->ranks = tr_alloc(sizeof *f);
    const graph *g = &a->gathered.graph;
    int64_t *disturbed;
    uint32_t i;
    f->late = profile_new(&a->profiler);
    f->typical = profile_new(&a->profiler);
    f->order = tr_alloc((a->nprocesses + 1) * sizeof *f->order);
    for (i = 0; i < a->nprocesses; i++)
        if (a->segments.worked[i])
            f->order[f->nordered++] = i;
    disturbed = tr_alloc((a->nprocesses + 1) * sizeof *disturbed);
    for (i = 0; i < a->nprocesses; i++)
        disturbed[i] = a->processes[i]->ran_ns ? (int64_t)a->processes[i]->waited_ns : -1;
    late_find(&f->beyond_chance, &a->segments, g, LEAST_OFTEN / 2 * (double)a->run_ns, disturbed);
    free(disturbed);
    order_ranks(a, f);
    if (f->nordered > 1) {
        f->typically = typical_factors(a);
        choose(a, f);
        watch_windows(a, f);
        for (i = 0; i < f->nordered && i < 3 && a->segments.excess[f->order[i]] > 0; i++) {
            char *who;
            if (!chosen_process(a, f->order[i]))
                continue;
            who = rank_text(a, f->order[i]);
            what_if_add(a, tool_text("%s were as fast as the median rank", who),
                        i < f->culprits && f->culprits == 1 ? f->saved : saved_by(a, f, i, 1));
            free(who);
        }
        what_if_add(a, tool_text("all ranks were as fast as the median rank"), f->saved_even);
    }
    if (a->gathered.communicates)
        what_if_add(a, tool_text("messages and collectives took no time beyond waiting"),
                    a->replayed_ns - replay(g, &(scenario){.messages_free = true}));
    if (a->gathered.works) {
        what_if_add(a, tool_text("copies were free"), a->replayed_ns - replay(g, &(scenario){.copies_free = true}));
        what_if_add(a, tool_text("kernels were free"), a->replayed_ns - replay(g, &(scenario){.kernels_free = true}));
        what_if_add(a, tool_text("launches were free"), a->replayed_ns - replay(g, &(scenario){.launches_free = true}));
    }
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

/* The kernel that took so much longer in the windows than with others; NONE: none did. mean: in the windows, and with
 * others. */
static uint32_t slow_kernel(const analysis *a, const ranks_found *f, uint64_t mean[2])
{
    const graph *g = &a->gathered.graph;
    tr_map3 times = {0}; /* name -> ns; name, 1 -> how many */
    const tr_map3_entry *e;
    uint8_t *side = tr_alloc(a->segments.n + 1);
    uint32_t worst = NONE;
    int64_t more = 0;
    size_t i;
    for (i = 0; i < f->nwindows; i++) {
        side[f->windows[i]] = 1;
        side[a->segments.list[f->windows[i]].typical] |= 2;
    }
    for (uint32_t k = 0; k < g->n; k++) {
        uint32_t s = a->segments.of_node[k];
        if (!is_device(g, g->nodes[k].lane) || s == NONE || g->nodes[k].group != NONE)
            continue;
        for (int which = 0; which < 2; which++)
            if (side[s] >> which & 1) {
                tr_map3_entry *x = tr_map3_put(&times, g->nodes[k].name, (uint64_t)which, 0);
                x->v.u[0] += (uint64_t)(g->nodes[k].end - g->nodes[k].begin);
                x->v.u[1]++;
            }
    }
    for (i = 0; (e = tr_map3_each(&times, &i));) {
        const tr_map3_entry *other = e->key[1] ? NULL : tr_map3_find(&times, e->key[0], 1, 0);
        int64_t ns = e->key[1] ? 0 : (int64_t)e->v.u[0] - (other ? (int64_t)other->v.u[0] : 0);
        if (ns > more) {
            more = ns;
            worst = (uint32_t)e->key[0];
            mean[0] = e->v.u[0] / e->v.u[1];
            mean[1] = other ? other->v.u[0] / other->v.u[1] : 0;
        }
    }
    tr_map3_free(&times);
    free(side);
    return worst;
}

static int by_value(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}

/* Counters that stand out in that process: a clock, a power limit, faults of pages. */
static void counters_tell(finding *f, const analysis *a, uint32_t process)
{
    const gathered *g = &a->gathered;
    double *others = tr_alloc((g->counters.n + 1) * sizeof *others);
    for (size_t i = 0; i < g->counters.n; i++) {
        const series *s = &g->counters.list[i];
        double sum = 0, n = 0, mine, usual;
        size_t k, b, nothers = 0;
        if (s->process != process)
            continue;
        for (b = 0; b < SERIES_BINS; b++) {
            sum += s->sum[b];
            n += s->n[b];
        }
        if (!n)
            continue;
        mine = sum / n;
        for (k = 0; k < g->counters.n; k++) {
            if (g->counters.list[k].process == process || g->counters.list[k].name != s->name)
                continue;
            for (sum = n = 0, b = 0; b < SERIES_BINS; b++) {
                sum += g->counters.list[k].sum[b];
                n += g->counters.list[k].n[b];
            }
            if (n)
                others[nothers++] = sum / n;
        }
        if (!nothers)
            continue;
        qsort(others, nothers, sizeof *others, by_value);
        usual = others[nothers / 2];
        if (mine > usual * 1.25 || mine < usual * 0.8)
            finding_evidence(f, "counter %s: %.6g%s%s on average, where others have %.6g", text_of(s->name), mine,
                             *s->unit ? " " : "", s->unit, usual);
    }
    free(others);
}

/* A rank that receives far more than others has more to do. */
static void received_tell(finding *f, const analysis *a, uint32_t process)
{
    const graph *g = &a->gathered.graph;
    double *others = tr_alloc((a->nprocesses + 1) * sizeof *others), mine;
    char bytes[2][UNIT_TEXT];
    size_t n = 0, i;
    for (i = 0; i < g->n; i++)
        if (g->nodes[i].kind == NODE_COLLECTIVE || g->nodes[i].flags & NODE_RECEIVES)
            others[node_process(g, (uint32_t)i)] += (double)g->nodes[i].bytes;
    mine = others[process];
    for (i = 0; i < a->nprocesses; i++)
        if (a->segments.worked[i])
            others[n++] = others[i];
    qsort(others, n, sizeof *others, by_value);
    if (n > 1 && mine >= RECEIVES_MUCH && mine > others[(n - 1) / 2] * 1.5)
        finding_evidence(f, "it receives %s in the run, where the median is %s: it may just have more to do",
                         unit_bytes(bytes[0], (uint64_t)mine), unit_bytes(bytes[1], (uint64_t)others[(n - 1) / 2]));
    free(others);
}

/* How long the node's lane has waited for other ranks since then, also in messages that came before. */
static uint64_t waited_before(const graph *g, uint32_t node, int64_t since)
{
    int64_t ns = 0;
    for (uint32_t k = node; k != NONE && g->nodes[k].end > since; k = node_before(g, k))
        ns += g->foreign[k];
    return (uint64_t)ns;
}

/* How much longer the culprits take, in the middle of all their segments. */
static int64_t usual_excess(const segments *s, const ranks_found *r)
{
    keyed *list = NULL;
    size_t n = 0, room = 0;
    int64_t median = 0;
    for (uint32_t c = 0; c < r->culprits; c++)
        for (uint32_t k = s->first[r->order[c]]; k < s->first[r->order[c] + 1]; k++)
            if (s->list[k].typical != NONE) {
                list = tr_room(list, n + 1, &room, sizeof *list);
                list[n++] = (keyed){s->list[k].work - s->list[k].median, k};
            }
    if (n)
        median = order_nth(list, n, n / 2).key;
    free(list);
    return median;
}

/* How much longer they take, and how often. To be freed. */
static char *how_much(const segments *s, const ranks_found *r)
{
    uint64_t all = 0;
    int64_t often = usual_excess(s, r), each = r->late_excess / (int64_t)(r->late_segments ? r->late_segments : 1);
    bool always = false;
    char time[UNIT_TEXT];
    for (uint32_t c = 0; c < r->culprits; c++) {
        all += s->first[r->order[c] + 1] - s->first[r->order[c]];
        always |= r->beyond_chance.of[r->order[c]].always;
    }
    if (r->late_segments * 2 < all && always && often > each / 4)
        return tool_text("%s longer there as a rule", unit_time(time, (uint64_t)often));
    unit_time(time, (uint64_t)each);
    return r->late_segments < 2          ? tool_text("%s longer there", time)
           : r->late_segments * 2 >= all ? tool_text("%s longer there each time", time)
                                         : tool_text("%s longer there, %llu of %llu times", time,
                                                     (unsigned long long)r->late_segments, (unsigned long long)all);
}

/* All of the devices' work in the windows, and in as many of others. */
static void device_sums(const segments *s, const ranks_found *r, int64_t sums[2])
{
    for (size_t i = 0; i < r->nwindows; i++) {
        sums[0] += s->device[r->windows[i]];
        sums[1] += s->device[s->list[r->windows[i]].typical];
    }
}

/* What made the ends of the windows late, on their own side and on that of others: gaps of a device that had been asked
 * for work, and how much kernels had to do. */
typedef struct device_work {
    int64_t gaps;
    double blocks;
} device_work;

static void device_works(const analysis *a, const ranks_found *r, device_work sums[2])
{
    const graph *g = &a->gathered.graph;
    const segments *s = &a->segments;
    uint8_t *side = tr_alloc(s->n + 1);
    critical chain = {0};
    for (size_t i = 0; i < r->nwindows; i++)
        for (int of = 0; of < 2; of++) {
            uint32_t k = of ? s->list[r->windows[i]].typical : r->windows[i];
            side[k] |= (uint8_t)(1 << of);
            if (s->list[k].node == NONE)
                continue;
            chain_find(g, s->list[k].node, s->list[k].from, &chain);
            for (size_t c = 0; c < chain.n; c++)
                if (g->lanes[chain.parts[c].lane].track && chain.parts[c].node == NONE)
                    sums[of].gaps += chain.parts[c].to - chain.parts[c].from;
        }
    free(chain.parts);
    for (uint32_t k = 0; k < g->n; k++) {
        uint32_t at = s->of_node[k];
        if (at == NONE || g->nodes[k].kind != NODE_KERNEL || g->nodes[k].group != NONE)
            continue;
        for (int of = 0; of < 2; of++)
            if (side[at] >> of & 1)
                sums[of].blocks += (double)g->nodes[k].bytes;
    }
    free(side);
}

static void unequal_told(finding *f, const char *who, const char *verb, const device_work work[2],
                         const int64_t sums[2])
{
    char mine[UNIT_TEXT], others[UNIT_TEXT];
    f->text = tool_text("%s %s up all others because of more work: kernels have %.2f times as many blocks as those of "
                        "others, and take %s where others take %s.",
                        who, verb, work[0].blocks / work[1].blocks, unit_time(mine, (uint64_t)sums[0]),
                        unit_time(others, (uint64_t)sums[1]));
    finding_evidence(f, "%.0f blocks there, %.0f on others", work[0].blocks, work[1].blocks);
    f->helps = tool_text("Give all ranks as much to do: sort or bucket samples by length, pack them, pad to fewer "
                         "lengths, and distribute them by their cost.");
}

static void shared_told(finding *f, const char *who, const char *verb, const device_work work[2])
{
    char mine[UNIT_TEXT], others[UNIT_TEXT];
    f->text = tool_text("%s %s up all others: the GPU lets work wait that it was asked for, %s between kernels that do "
                        "not take longer; others wait %s.",
                        who, verb, unit_time(mine, (uint64_t)work[0].gaps), unit_time(others, (uint64_t)work[1].gaps));
    f->helps =
        tool_text("Look for another program on that GPU (nvidia-smi, the scheduler's list of jobs), and give each "
                  "rank a GPU of its own; look for streams of the same program that take turns.");
}

static void device_told(finding *f, const char *who, const char *verb, uint32_t kernel, const uint64_t mean[2])
{
    char mine[UNIT_TEXT], others[UNIT_TEXT];
    f->text = tool_text("%s %s up all others: the GPU takes %s for %s, others take %s.", who, verb,
                        unit_time(mine, mean[0]), text_of(kernel), unit_time(others, mean[1]));
    finding_call(f, text_of(kernel));
    f->helps = tool_text("Compare clocks, power and temperature of that GPU (TRACE_TELEMETRY records them); look for "
                         "throttling, other jobs on it, another model of GPU; take the node out.");
}

/* at: the task that took longer; 0: none */
static void task_told(finding *f, const analysis *a, const ranks_found *r, const char *who, const char *verb,
                      uint32_t at)
{
    const segments *s = &a->segments;
    char *path = profile_path(&a->profiler, at), *much = how_much(s, r),
         *place = at ? NULL : unmarked_place(&a->gathered.graph, s, r->windows, r->nwindows);
    if (!at)
        finding_call(f, place ? place : "outside any task");
    f->text = tool_text("%s %s up all others: %s%s takes %s.", who, verb,
                        at      ? path
                        : place ? "its own code "
                                : "work outside any task",
                        place ? place : "", much);
    f->helps = tool_text(at ? "Look at what that task does on this rank and not on others: more data, a slow disk, "
                              "page faults, another process on its cores, no binding to cores."
                            : "Mark the phases of the program (TRACE_SCOPE, NVTX, ITT), so that the report can "
                              "name the one; look for other processes on its cores.");
    free(path);
    free(much);
    free(place);
}

/* How long the others that met it then had waited. */
static void waiting_tell(finding *f, const graph *g, const segment *worst)
{
    const group *met = &g->groups[g->nodes[worst->node].group];
    uint64_t waited = 0, n = 0;
    char wait[UNIT_TEXT];
    for (uint32_t m = 0; m < met->n; m++) {
        uint32_t k = g->members[met->first + m];
        if (k != worst->node) {
            waited += waited_before(g, k, worst->from);
            n++;
        }
    }
    finding_evidence(f, "meanwhile %llu other%s waited, together %s", (unsigned long long)n, n == 1 ? "" : "s",
                     unit_time(wait, waited));
}

/* How often it was late, and how often it would be if nobody were to blame. */
static void chance_tell(finding *f, const analysis *a, const ranks_found *r)
{
    for (uint32_t c = 0; c < r->culprits && c < 4; c++) {
        const late_rank *l = &r->beyond_chance.of[r->order[c]];
        char *who = rank_text(a, r->order[c]), more[UNIT_TEXT];
        if (l->how == LATE_OFTEN && l->sum)
            finding_evidence(
                f, "%s lost %s more than the mean of all, without its longest delay; by chance, once in %.0f such runs",
                who, unit_time(more, (uint64_t)l->more), 1 / (l->chance > 1e-9 ? l->chance : 1e-9));
        else if (l->how == LATE_OFTEN)
            finding_evidence(f, "%s was %s %lu of %lu times; by chance it would be %.1f times", who,
                             l->last ? "last" : "later than the median", (unsigned long)l->yes, (unsigned long)l->asked,
                             l->expected);
        free(who);
    }
}

/* Half of what the culprits are late by is that they waited for processors that others had. */
static bool lack_processors(const analysis *a, const ranks_found *r)
{
    double lacked = 0, late = 0;
    for (uint32_t c = 0; c < r->culprits; c++) {
        lacked += processors_lacked(a, r->order[c]);
        late += (double)a->segments.excess[r->order[c]];
    }
    return lacked > 0 && lacked * 2 >= late;
}

static void processors_told(finding *f, const analysis *a, const ranks_found *r, const char *who, const char *verb)
{
    double waited = 0;
    char time[UNIT_TEXT];
    for (uint32_t c = 0; c < r->culprits; c++)
        waited += (double)a->processes[r->order[c]]->waited_ns;
    f->text = tool_text("%s %s up all others: %s could run, and waited %s for a processor.", who, verb,
                        r->culprits > 1 ? "they" : "it", unit_time(time, (uint64_t)waited));
    f->helps = tool_text("Look for other programs on its processors, and for two ranks or threads that are bound to "
                         "one (mpirun --report-bindings, taskset -pc PID); bind each to a processor of its own.");
}

static void culprits_tell(analysis *a, ranks_found *r)
{
    const graph *g = &a->gathered.graph;
    const segment *worst = &a->segments.list[r->windows[0]];
    const char *verb = r->culprits > 1 ? "hold" : "holds";
    char *who = rank_list(a, a->culprits), time[2][UNIT_TEXT];
    int64_t more = 0, sums[2] = {0, 0};
    uint64_t mean[2] = {0, 0};
    uint32_t at = profile_difference(&a->profiler, r->late, r->typical, 1, &more), kernel = slow_kernel(a, r, mean);
    path_time longest = profile_time(&a->profiler, r->late, at);
    finding *f;
    device_work work[2] = {{0}};
    bool device, unequal, shared, lack;
    device_sums(&a->segments, r, sums);
    device_works(a, r, work);
    device = kernel != NONE && (sums[0] - sums[1]) * 2 >= r->excess;
    unequal = device && work[1].blocks > 0 && work[0].blocks >= work[1].blocks * MORE_WORK;
    shared = !device && (work[0].gaps - work[1].gaps) * 2 >= r->excess;
    lack = !device && !shared && lack_processors(a, r);
    f = finding_new(a,
                    unequal  ? "unequal_input"
                    : device ? "slow_device"
                    : shared ? "shared_device"
                    : lack   ? "no_processor"
                             : "straggler",
                    share_of(a, (double)r->saved));
    for (uint32_t i = 0; i < r->culprits; i++)
        finding_rank(f, a, r->order[i]);
    if (at || device)
        finding_where(f, a, at);
    f->from = longest.to > longest.from && !device ? longest.from : worst->from;
    f->to = longest.to > longest.from && !device ? longest.to : worst->to;
    f->lasts = true;
    who[0] = who[0] == 'r' ? 'R' : who[0] == 'p' ? 'P' : who[0];
    if (unequal)
        unequal_told(f, who, verb, work, sums);
    else if (device)
        device_told(f, who, verb, kernel, mean);
    else if (shared)
        shared_told(f, who, verb, work);
    else if (lack)
        processors_told(f, a, r, who, verb);
    else
        task_told(f, a, r, who, verb, at);
    finding_evidence(f, "%s would be saved if %s as fast as the median rank", unit_time(time[0], (uint64_t)r->saved),
                     r->culprits > 1 ? "they were" : "it were");
    finding_evidence(f, "late %llu time%s; at worst it worked %s before %s, where the median is %s",
                     (unsigned long long)r->late_segments, r->late_segments == 1 ? "" : "s",
                     unit_time(time[0], (uint64_t)worst->work),
                     worst->node == NONE ? "the end" : text_of(g->nodes[worst->node].name),
                     unit_time(time[1], (uint64_t)worst->median));
    chance_tell(f, a, r);
    for (uint32_t c = 0; c < r->culprits && c < 4; c++) {
        processors_evidence(f, a, r->order[c]);
        stopped_evidence(f, a, r->order[c]);
    }
    if (device)
        finding_evidence(f, "all its work took %s there, that of others %s", unit_time(time[0], (uint64_t)sums[0]),
                         unit_time(time[1], (uint64_t)sums[1]));
    if (worst->node != NONE)
        waiting_tell(f, g, worst);
    counters_tell(f, a, r->order[0]);
    received_tell(f, a, r->order[0]);
    finding_see(f, a, f->from, f->to, "");
    free(who);
}

/* The segment with most excess, of the ranks of the finding or of all: where ranks wait for it, and when. */
static void uneven_place(finding *f, const analysis *a, const ranks_found *r)
{
    const segments *s = &a->segments;
    const segment *worst = NULL;
    char time[2][UNIT_TEXT], *who;
    const char *end;
    for (uint32_t i = 0; i < s->n; i++) {
        const segment *x = &s->list[i];
        if (!excess_of(x) || (f->nranks && a->processes[x->process]->rank != f->ranks[0]))
            continue;
        if (!worst || excess_of(x) > excess_of(worst))
            worst = x;
    }
    if (!worst)
        return;
    who = rank_text(a, worst->process);
    end = worst->node == NONE ? "the end" : text_of(a->gathered.graph.nodes[worst->node].name);
    finding_where(f, a, r->culprits ? 0 : profile_difference(&a->profiler, r->late, r->typical, 1, &(int64_t){0}));
    finding_call(f, end);
    f->from = worst->from;
    f->to = worst->to;
    f->lasts = true;
    finding_evidence(f, "at worst %s worked %s before %s, where the median is %s", who,
                     unit_time(time[0], (uint64_t)worst->work), end, unit_time(time[1], (uint64_t)worst->median));
    free(who);
}

static void uneven_tell(analysis *a, const ranks_found *r)
{
    const segments *s = &a->segments;
    char saved[UNIT_TEXT], time[2][UNIT_TEXT], *who[2];
    finding *f = finding_new(a, "imbalance", share_of(a, (double)r->saved_even));
    uint32_t most = r->order[0], least = r->order[0], i;
    for (i = 0; i < r->nordered; i++) {
        most = s->worked[r->order[i]] > s->worked[most] ? r->order[i] : most;
        least = s->worked[r->order[i]] < s->worked[least] ? r->order[i] : least;
    }
    who[0] = rank_text(a, most);
    who[1] = rank_text(a, least);
    finding_rank(f, a, most);
    uneven_place(f, a, r);
    f->text = tool_text("Work is uneven over the ranks, and no few of them are to blame: even work would save %s.",
                        unit_time(saved, (uint64_t)r->saved_even));
    finding_evidence(f, "%s works %s by itself, %s works %s", who[0], unit_time(time[0], (uint64_t)s->worked[most]),
                     who[1], unit_time(time[1], (uint64_t)s->worked[least]));
    finding_see(f, a, f->from, f->to, "");
    f->helps = tool_text("Distribute work by its measured cost, or more finely; trace-tally --balance shows the "
                         "functions that differ. On a machine with other load, measure alone.");
    free(who[0]);
    free(who[1]);
}

/* Each time other ranks are late than the time before. */
static void varying_tell(analysis *a, const ranks_found *r)
{
    char saved[UNIT_TEXT];
    finding *f = finding_new(a, "imbalance", share_of(a, (double)(r->saved_even - r->saved)));
    f->text = tool_text("Ranks wait for each other, now for this one and now for that one, and none of them is to "
                        "blame: if all took equally long each time, that would save %s.",
                        unit_time(saved, (uint64_t)(r->saved_even - r->saved)));
    f->remark = true;
    finding_evidence(f, "ranks met %lu times", (unsigned long)r->beyond_chance.meetings);
    uneven_place(f, a, r);
    finding_see(f, a, f->from, f->to, "");
    f->helps = tool_text("Either the work differs from one time to the next, as with data of different length, or "
                         "processors are shared: look for other programs, and for more busy threads than processors.");
}

/* Nobody is late again and again, but there are so few meetings that nobody could be. */
static void undecided_tell(analysis *a, const ranks_found *r)
{
    char time[2][UNIT_TEXT];
    a->undecided =
        tool_text("Too short to tell whether a rank holds up others: ranks met %lu time%s in %s. Now this one and now "
                  "that one came late, which would have cost %s.",
                  (unsigned long)r->beyond_chance.meetings, r->beyond_chance.meetings == 1 ? "" : "s",
                  unit_time(time[0], (uint64_t)a->run_ns), unit_time(time[1], (uint64_t)r->saved_even));
}

void ranks_tell(analysis *a)
{
    ranks_found *r = a->ranks;
    const lateness *l = &r->beyond_chance;
    double uneven = share_of(a, (double)r->saved_even);
    if (r->culprits && r->nwindows)
        culprits_tell(a, r);
    else
        r->saved = 0;
    if (!r->saved && uneven >= LEAST_UNEVEN && r->saved_late * 2 >= r->saved_even)
        uneven_tell(a, r);
    else if (l->enough && uneven - share_of(a, (double)r->saved) >= LEAST_UNEVEN)
        varying_tell(a, r);
    else if (!l->enough && !r->nlate && uneven >= LEAST_ONCE)
        undecided_tell(a, r);
}

void ranks_free(analysis *a)
{
    if (!a->ranks)
        return;
    free(a->ranks->order);
    free(a->ranks->windows);
    late_free(&a->ranks->beyond_chance);
    free(a->ranks);
}
