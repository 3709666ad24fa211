/* find_steps.c - the repeated phase of the program, and the times it took longer than it does
 *
 * The phase with most time, times by median, of those that a thread goes through three times at least: one call that
 * sets things up is no step. Of a process only the thread that goes through it most often counts: threads that do a
 * part of each step together would have more time than the steps. A step counts without the messages and collectives in
 * it: then only who is slow by itself has slow steps.
 *
 * Steps are slow that take half as long again as the median, and twice as much more than it as any other step. A busy
 * machine makes such gaps, too, for its delays have a long tail. So slow steps that are not just the first of each
 * thread need a gap that is unlikely beside those between their neighbours (tail.h). If there are fewer than five, one
 * has to take 100 ms more: for so long a control group may take the processor away.
 */
#include "common/message.h"
#include "common/units.h"
#include "order.h"
#include "report.h"
#include "support/memory.h"
#include "tail.h"
#include <stdlib.h>

enum { WINDOWS = 32, FEW = 5, FEW_NS = 100000000, APART = 2, LEAST_PART = 20 };
static const double LEAST = 0.05, UNLIKELY = 0.01;

typedef struct steps_found {
    uint32_t slow, usual;                          /* profiles */
    size_t nslow, nusual, worst, at_begin, events; /* events: slow steps that are 100 ms apart */
    int64_t excess, most;                          /* most: of one */
    double unlikely;                               /* the gap below them, by chance */
    bool *slow_lanes;
} steps_found;

/* By lane, of the name that was asked for last, + 1: how often its thread goes through it; of a process' first lane
 * also how often the thread does that goes through it most often. */
typedef struct passes {
    uint32_t of_own, own, of_busiest, busiest;
} passes;

/* Phases by their name. */
typedef struct by_name {
    const lane *lanes;
    const phase *phases;
    uint32_t *list, *first; /* those of name k: list[first[k]] to list[first[k + 1] - 1], in order of their ends */
    uint32_t n;             /* names */
    double *most;           /* by name: no more than this the median is, times all of them */
    passes *passes;         /* by lane */
} by_name;

/* What counts as much as the median is half of all at least, so twice their sum is no less than the median of all. */
static by_name names_make(const gathered *g)
{
    by_name b = {.phases = g->phases.list, .lanes = g->graph.lanes};
    size_t i;
    for (i = 0; i < g->phases.n; i++)
        b.n = g->phases.list[i].name >= b.n ? g->phases.list[i].name + 1 : b.n;
    b.first = tr_alloc(((size_t)b.n + 2) * sizeof *b.first);
    b.most = tr_alloc(((size_t)b.n + 1) * sizeof *b.most);
    b.list = tr_alloc_large((g->phases.n + 1) * sizeof *b.list);
    b.passes = tr_alloc(((size_t)g->graph.nlanes + 1) * sizeof *b.passes);
    for (i = 0; i < g->phases.n; i++) {
        b.first[g->phases.list[i].name + 2]++;
        b.most[g->phases.list[i].name] += 2 * (double)(g->phases.list[i].end - g->phases.list[i].begin);
    }
    for (i = 2; i <= b.n; i++)
        b.first[i] += b.first[i - 1];
    for (i = 0; i < g->phases.n; i++)
        b.list[b.first[g->phases.list[i].name + 1]++] = (uint32_t)i;
    return b;
}

static void names_free(by_name *b)
{
    free(b->list);
    free(b->first);
    free(b->most);
    free(b->passes);
}

/* Counts one more pass of a lane through a phase. Returns whether it is the first. */
static bool pass(by_name *b, uint32_t lane, uint32_t name, size_t *counted)
{
    passes *own = &b->passes[lane], *first = &b->passes[b->lanes[lane].main];
    bool is_first = own->of_own != name + 1;
    own->own = is_first ? 1 : own->own + 1;
    own->of_own = name + 1;
    if (first->of_busiest != name + 1)
        first->busiest = 0;
    first->of_busiest = name + 1;
    if (own->own > first->busiest) {
        first->busiest++;
        ++*counted;
    }
    return is_first;
}

/* The median of these, times how many count; of two that last as long, the one outside has more. 0: no steps. */
static double weight_of(by_name *b, uint32_t name, keyed *ns)
{
    size_t n = b->first[name + 1] - b->first[name], lanes = 0, depth = 0, counted = 0, i;
    double sum;
    for (i = 0; i < n; i++) {
        const phase *p = &b->phases[b->list[b->first[name] + i]];
        ns[i] = (keyed){p->end - p->begin, (uint32_t)i};
        depth += p->depth;
        lanes += pass(b, p->lane, name, &counted);
    }
    if (n < 3 * lanes || !n)
        return 0;
    sum = (double)order_nth(ns, n, (n - 1) / 2).key * (double)counted;
    return sum * (1 - 0.01 * (double)depth / (double)n);
}

/* The name of the steps; false: there are none. */
static bool steps_find(by_name *b, uint32_t *name)
{
    keyed *ns, *likeliest = tr_alloc_large(((size_t)b->n + 1) * sizeof *likeliest);
    double best = 0;
    size_t most = 0;
    uint32_t i;
    for (i = 0; i < b->n; i++) {
        most = b->first[i + 1] - b->first[i] > most ? b->first[i + 1] - b->first[i] : most;
        likeliest[i] = (keyed){-(int64_t)(b->most[i] < 1e18 ? b->most[i] : 1e18), i};
    }
    order_keyed(likeliest, b->n, NULL);
    ns = tr_alloc_large((most + 1) * sizeof *ns);
    for (i = 0; i < b->n && b->most[likeliest[i].at] * 1.001 >= best; i++) {
        uint32_t next = likeliest[i].at;
        double sum = weight_of(b, next, ns);
        if (sum > best || (sum > 0 && sum >= best && next < *name)) {
            best = sum;
            *name = next;
        }
    }
    free(likeliest);
    free(ns);
    return best > 0;
}

/* Those of that name by thread and begin; of those that begin together the outer one, which ended later, comes first.
 */
static phase *steps_of(const by_name *b, uint32_t name)
{
    const uint32_t *ended = b->list + b->first[name];
    size_t n = b->first[name + 1] - b->first[name], i;
    keyed *list = tr_alloc_large((n + 1) * sizeof *list);
    phase *steps = tr_alloc_large((n + 1) * sizeof *steps);
    bool ordered = true;
    for (i = 0; i < n; i++)
        list[i] = (keyed){b->phases[ended[i]].lane, ended[i]};
    order_keyed(list, n, NULL);
    for (i = 1; i < n; i++) /* as they are where none lies in another of that name */
        ordered &= list[i - 1].key < list[i].key || b->phases[list[i - 1].at].begin < b->phases[list[i].at].begin;
    if (!ordered) {
        for (i = 0; i < n; i++)
            list[i] = (keyed){b->phases[ended[n - 1 - i]].begin, ended[n - 1 - i]};
        order_keyed(list, n, NULL);
        for (i = 0; i < n; i++)
            list[i].key = b->phases[list[i].at].lane;
        order_keyed(list, n, NULL);
    }
    for (i = 0; i < n; i++)
        steps[i] = b->phases[list[i].at];
    free(list);
    return steps;
}

/* How long the thread communicated in that time, or waited for other ranks. */
static int64_t waited(const graph *g, uint32_t *at, int64_t from, int64_t to)
{
    int64_t ns = 0;
    while (*at != NONE && g->nodes[*at].begin < from)
        *at = node_after(g, *at);
    for (; *at != NONE && g->nodes[*at].begin < to; *at = node_after(g, *at))
        ns += g->nodes[*at].kind == NODE_COLLECTIVE || g->nodes[*at].kind == NODE_MESSAGE
                  ? g->nodes[*at].end - g->nodes[*at].begin
                  : g->foreign[*at];
    return ns;
}

/* What a thread does in that time besides messages and collectives. k: a node of it that is no later; NONE */
static void watch_own(analysis *a, uint32_t sink, uint32_t at, int64_t from, int64_t to, uint32_t k)
{
    const graph *g = &a->gathered.graph;
    while (k != NONE && g->nodes[k].end <= from)
        k = node_after(g, k);
    for (; k != NONE && g->nodes[k].begin < to; k = node_after(g, k)) {
        if (g->nodes[k].kind != NODE_COLLECTIVE && g->nodes[k].kind != NODE_MESSAGE)
            continue;
        profile_watch(&a->profiler, sink, at, from, g->nodes[k].begin);
        from = g->nodes[k].end;
    }
    profile_watch(&a->profiler, sink, at, from, to);
}

/* How many of these steps begin so long after the one before that one delay of the machine is not behind both. */
static size_t apart(const steps *s, const keyed *list, size_t n)
{
    keyed *begins = tr_alloc((n + 1) * sizeof *begins);
    size_t events = 0, i;
    for (i = 0; i < n; i++)
        begins[i] = (keyed){s->begin[list[i].at], list[i].at};
    order_keyed(begins, n, NULL);
    for (i = 0; i < n; i++)
        events += !i || begins[i].key - begins[i - 1].key > FEW_NS;
    free(begins);
    return events;
}

/* What takes longer is slow; n steps, of which a quarter may be. Of several gaps it is the least likely one. */
static int64_t slow_from(const steps *s, keyed *list, size_t n, int64_t usual, double *unlikely)
{
    int64_t from = INT64_MAX, floor = usual / LEAST_PART + 1;
    keyed *more = tr_alloc((n + 1) * sizeof *more);
    size_t i;
    order_keyed(list, n, NULL);
    for (i = 0; i < n; i++)
        more[i] = (keyed){list[i].key - usual, list[i].at};
    for (i = n - 1; i > 0 && (n - i) * 4 <= n && list[i].key > usual + usual / 2; i--)
        if (more[i].key / APART >= more[i - 1].key) {
            double chance = tail_chance(more, n, n - i, apart(s, list + i, n - i), floor);
            if (from != INT64_MAX && chance > *unlikely)
                continue;
            from = list[i - 1].key;
            *unlikely = chance;
        }
    free(more);
    return from;
}

void steps_plan(analysis *a)
{
    gathered *g = &a->gathered;
    steps *s = &a->steps;
    steps_found *f = a->slow = tr_alloc(sizeof *f);
    by_name names;
    phase *phases;
    size_t i;
    int64_t first = INT64_MAX, last = INT64_MIN;
    int64_t *own, usual, least = INT64_MAX;
    keyed *list;
    size_t asked = 0;
    uint32_t at = NONE, *nodes;
    f->slow = profile_new(&a->profiler);
    f->usual = profile_new(&a->profiler);
    f->slow_lanes = tr_alloc(g->graph.nlanes + 1);
    names = names_make(g);
    if (!steps_find(&names, &s->name)) {
        names_free(&names);
        return;
    }
    s->n = names.first[s->name + 1] - names.first[s->name];
    phases = steps_of(&names, s->name);
    names_free(&names);
    s->ns = tr_alloc_large(s->n * sizeof *s->ns);
    s->begin = tr_alloc_large(s->n * sizeof *s->begin);
    s->lane = tr_alloc_large(s->n * sizeof *s->lane);
    own = tr_alloc_large(s->n * sizeof *own);
    list = tr_alloc_large(s->n * sizeof *list);
    nodes = tr_alloc_large(s->n * sizeof *nodes);
    for (i = 0; i < s->n; i++) {
        const phase *p = &phases[i];
        if (!i || p->lane != s->lane[i - 1]) {
            s->lanes++;
            at = g->graph.lanes[p->lane].nodes ? g->graph.lanes[p->lane].first : NONE;
        }
        s->ns[i] = p->end - p->begin;
        list[i] = (keyed){s->ns[i], (uint32_t)i};
        s->begin[i] = p->begin;
        s->lane[i] = p->lane;
        first = p->begin < first ? p->begin : first;
        last = p->end > last ? p->end : last;
        nodes[i] = at;
        own[i] = s->ns[i] - waited(&g->graph, &at, p->begin, p->end);
    }
    s->before = first > g->graph.from ? first - g->graph.from : 0;
    s->after = g->graph.to > last ? g->graph.to - last : 0;
    s->median = order_nth(list, s->n, (s->n - 1) / 2).key;
    s->p95 = order_nth(list, s->n, (s->n - 1) * 95 / 100).key;
    s->max = order_nth(list, s->n, s->n - 1).key;
    for (i = 0; i < s->n; i++)
        list[i] = (keyed){own[i], (uint32_t)i};
    usual = order_nth(list, s->n, (s->n - 1) / 2).key;
    for (i = 0; i < s->n; i++)
        if (!a->culprits[g->graph.lanes[s->lane[i]].process])
            list[asked++] = (keyed){own[i], (uint32_t)i};
    if (asked)
        least = slow_from(s, list, asked, usual, &f->unlikely);
    f->worst = s->n;
    for (i = 0; i < s->n; i++) {
        bool first = !i || s->lane[i] != s->lane[i - 1];
        uint32_t process = g->graph.lanes[s->lane[i]].process;
        if (a->culprits[process]) /* that is said already */
            continue;
        if (own[i] > least) {
            if (f->worst == s->n || own[i] > own[f->worst])
                f->worst = i;
            f->excess += own[i] - usual;
            f->most = own[i] - usual > f->most ? own[i] - usual : f->most;
            f->at_begin += first;
            f->slow_lanes[s->lane[i]] = true;
            list[f->nslow] = (keyed){own[i], (uint32_t)i};
            if (f->nslow++ < WINDOWS)
                watch_own(a, f->slow, s->lane[i], s->begin[i], s->begin[i] + s->ns[i], nodes[i]);
        } else if (own[i] <= usual && f->nusual < WINDOWS) {
            f->nusual++;
            watch_own(a, f->usual, s->lane[i], s->begin[i], s->begin[i] + s->ns[i], nodes[i]);
        }
    }
    f->events = apart(s, list, f->nslow);
    free(own);
    free(list);
    free(nodes);
    free(phases);
}

void steps_tell(analysis *a)
{
    const steps *s = &a->steps;
    const steps_found *f = a->slow;
    size_t lanes = 0, number = 0, i;
    char time[3][UNIT_TEXT], *path;
    int64_t more;
    uint32_t at;
    finding *x;
    bool *processes;
    path_time longest;
    for (i = 0; i < a->gathered.graph.nlanes; i++)
        lanes += f->slow_lanes[i];
    if (!f->nslow || !f->nusual || !lanes || f->nslow * 4 > s->n ||
        (f->at_begin < s->lanes && (f->unlikely > UNLIKELY || (f->events < FEW && f->most <= FEW_NS))) ||
        share_of(a, (double)f->excess / (double)lanes) < LEAST)
        return;
    processes = tr_alloc(a->nprocesses + 1);
    for (i = 0; i < a->gathered.graph.nlanes; i++)
        if (f->slow_lanes[i])
            processes[a->gathered.graph.lanes[i].process] = true;
    x = finding_new(a, "slow_steps", share_of(a, (double)f->excess / (double)lanes));
    at = profile_difference(&a->profiler, f->slow, f->usual,
                            (double)(f->nslow < WINDOWS ? f->nslow : WINDOWS) / (double)f->nusual, &more);
    path = profile_path(&a->profiler, at);
    for (i = f->worst; i > 0 && s->lane[i - 1] == s->lane[f->worst]; i--)
        number++;
    for (i = 0; i < a->nprocesses; i++)
        if (processes[i])
            finding_rank(x, a, (uint32_t)i);
    finding_where(x, a, at);
    longest = profile_time(&a->profiler, f->slow, at);
    x->from = longest.to > longest.from ? longest.from : s->begin[f->worst];
    x->to = longest.to > longest.from ? longest.to : s->begin[f->worst] + s->ns[f->worst];
    x->lasts = true;
    unit_time(time[0], (uint64_t)s->ns[f->worst]);
    unit_time(time[1], (uint64_t)s->median);
    x->text = f->at_begin == f->nslow
                  ? tool_text("The first %s takes %s, where the median is %s: most of the difference is %s.",
                              text_of(s->name), time[0], time[1], path)
                  : tool_text("%zu of %zu times %s takes much longer than usual, up to %s where the median is %s: most "
                              "of the difference is %s.",
                              f->nslow, s->n, text_of(s->name), time[0], time[1], path);
    finding_evidence(x, "the longest is number %zu of its thread; %s lost on each of %zu threads", number + 1,
                     unit_time(time[2], (uint64_t)f->excess / lanes), lanes);
    x->helps =
        f->at_begin == f->nslow
            ? tool_text("Warm up before you measure: read data ahead, compile and allocate before the first step.")
            : tool_text("Look at what these steps do besides: reading data that was not prefetched, checkpoints, "
                        "garbage collection, compilation.");
    finding_see(x, a, x->from, x->to, "");
    free(path);
    free(processes);
}

void steps_free(analysis *a)
{
    if (!a->slow)
        return;
    free(a->slow->slow_lanes);
    free(a->slow);
    free(a->steps.ns);
    free(a->steps.begin);
    free(a->steps.lane);
}
