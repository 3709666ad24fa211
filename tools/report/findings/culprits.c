/* culprits.c - see culprits.h */
#include "culprits.h"
#include "report/chance/order.h"
#include "report/ranks/typical.h"
#include "sets.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { ONE_BY_ONE = 8, WINDOWS = 64 };
static const double LEAST_OFTEN = 0.02;

/* ---- ranks ------------------------------------------------------------------------------------------------------- */

static const segments *sorted;
static int most_excess(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    return sorted->excess[a] != sorted->excess[b] ? (sorted->excess[a] > sorted->excess[b] ? -1 : 1)
           : a < b                                ? -1
                                                  : a > b;
}
static int late_first(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    int64_t m = segment_excess(&sorted->list[a]), n = segment_excess(&sorted->list[b]);
    return m != n ? (m > n ? -1 : 1) : a < b ? -1 : a > b;
}

int64_t culprits_save(const analysis *a, const ranks_found *f, uint32_t from, uint32_t n)
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

/* The same; of own work what they work more, for a replay depends on who had to wait for a processor. */
static int64_t save(const analysis *a, const ranks_found *f, uint32_t n)
{
    int64_t ns = 0;
    for (uint32_t i = 0; f->own && i < n; i++)
        ns += a->segments.excess[f->order[i]];
    return f->own ? ns : culprits_save(a, f, 0, n);
}

/* The fewest that save most of what the first `most` do, which is `all`. Ranks that are late together, as all of a node
 * are, save nothing one by one. */
static uint32_t fewest(const analysis *a, const ranks_found *f, uint32_t most, int64_t all)
{
    uint32_t low = 0, high = most;
    while (low < high && low < ONE_BY_ONE)
        if (save(a, f, ++low) * 10 >= all * 8)
            return low;
    while (low + 1 < high) {
        uint32_t middle = low + (high - low) / 2;
        if (save(a, f, middle) * 10 >= all * 8)
            high = middle;
        else
            low = middle;
    }
    return high;
}

static void choose(analysis *a, ranks_found *f)
{
    uint32_t most = f->nlate < f->nordered / 2 ? f->nlate : f->nordered / 2, k;
    int64_t all, some;
    f->saved_even = culprits_save(a, f, 0, f->nordered);
    if (!most || share_of(a, (double)f->saved_even) < LEAST_OFTEN / 2) /* some do not save what all do not */
        return;
    f->saved_late = save(a, f, f->nlate);
    all = save(a, f, most);
    if (!notable(a, f, most, all) || all * 2 < f->saved_late)
        return;
    k = sets_complete(a, f->order, f->nordered, f->nlate, fewest(a, f, most, all));
    some = save(a, f, k);
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
    if (segment_of_queue(g, s)) {
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
        if (segment_excess(&s->list[k]) && !(middle && at_an_end(s, k))) {
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
        all += (uint64_t)segment_excess(&s->list[f->windows[i]]);
    sorted = s;
    if (f->nwindows)
        qsort(f->windows, f->nwindows, sizeof *f->windows, late_first);
    for (i = 0;
         i < f->nwindows && segment_excess(&s->list[f->windows[i]]) * 4 >= segment_excess(&s->list[f->windows[0]]); i++)
        f->late_excess += segment_excess(&s->list[f->windows[i]]);
    f->late_segments = i;
    for (i = 0; i < f->nwindows && i < WINDOWS && kept < all / 10 * 9; i++) {
        const segment *late = &s->list[f->windows[i]], *other = &s->list[late->typical];
        kept += (uint64_t)segment_excess(late);
        watch_work(a, f->late, late);
        watch_work(a, f->typical, other);
    }
    f->nwindows = i;
    f->excess = (int64_t)(kept > INT64_MAX ? INT64_MAX : kept);
}

static void find_once(analysis *a, ranks_found *f, bool own)
{
    int64_t *disturbed;
    uint32_t i;
    f->own = own;
    f->late = profile_new(&a->profiler);
    f->typical = profile_new(&a->profiler);
    f->order = tr_alloc((a->nprocesses + 1) * sizeof *f->order);
    for (i = 0; i < a->nprocesses; i++)
        if (a->segments.worked[i])
            f->order[f->nordered++] = i;
    disturbed = tr_alloc((a->nprocesses + 1) * sizeof *disturbed);
    for (i = 0; i < a->nprocesses; i++)
        disturbed[i] = own ? 0 : a->processes[i]->ran_ns ? (int64_t)a->processes[i]->waited_ns : -1;
    late_find(&f->beyond_chance, &a->segments, &a->gathered.graph, LEAST_OFTEN / 2 * (double)a->run_ns,
              a->loop.how ? a->loop.median : 0, disturbed);
    free(disturbed);
    order_ranks(a, f);
    if (f->nordered < 2)
        return;
    f->typically = typical_factors(&a->gathered.graph, &a->segments, a->gathered.works != 0);
    choose(a, f);
}

static void clear(ranks_found *f)
{
    free(f->order);
    late_free(&f->beyond_chance);
    memset(f, 0, sizeof *f);
}

/* Where threads waited for processors, ranks are compared by their own work first: which of them has to wait is chance
 * there. If none is to blame for that, by all their time. */
void culprits_find(analysis *a, ranks_found *f)
{
    graph *g = &a->gathered.graph;
    if (a->off.waits) {
        size_t pooled = g->pooled;
        segments all = a->segments;
        off_cpu_lay(&a->off, g, all.hosts, true);
        memset(&a->segments, 0, sizeof a->segments);
        segments_make(&a->segments, g);
        find_once(a, f, true);
        if (f->culprits) {
            segments_free(&all);
            watch_windows(a, f);
            return;
        }
        segments_free(&a->segments);
        a->segments = all;
        g->pooled = pooled;
        clear(f);
        off_cpu_lay(&a->off, g, all.hosts, false);
    }
    find_once(a, f, false);
    if (f->nordered > 1)
        watch_windows(a, f);
}

void culprits_free(ranks_found *f)
{
    free(f->order);
    free(f->windows);
    late_free(&f->beyond_chance);
    free(f);
}
