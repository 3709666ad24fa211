/* find_steps.c - the steps of the program (common/loop.h), and the times one took longer than others
 *
 * A step counts without the messages and collectives in it: then only who is slow by itself has slow steps.
 *
 * Steps are slow that take half as long again as the median, and twice as much more than it as any other step. A busy
 * machine makes such gaps, too, for its delays have a long tail. So slow steps that are not just the first of each
 * thread need a gap that is unlikely beside those between their neighbours (tail.h). If there are fewer than five, one
 * has to take 100 ms more: for so long a control group may take the processor away.
 *
 * If their threads recorded (`step_time`) that they waited for a processor in them, it is a remark.
 *
 * Few steps never have an unlikely gap. If one stands out that much, and no device decides how long steps take, it is a
 * cause if the thread did not wait for a processor meanwhile: by the times that traceh records in each step
 * (`step_time`), or by the kernel's counter for the whole run. Else it is a remark.
 */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include "report/chance/tail.h"
#include <stdlib.h>
#include <string.h>

enum { WINDOWS = 32, FEW = 5, FEW_NS = 100000000, APART = 2, LEAST_PART = 20, STANDS_OUT = 5 };
static const double LEAST = 0.05, UNLIKELY = 0.01;

typedef struct steps_found {
    uint32_t slow, usual;                          /* profiles */
    size_t nslow, nusual, worst, at_begin, events; /* events: slow steps that are 100 ms apart */
    int64_t excess, most;                          /* most: of one */
    double unlikely;                               /* the gap below them, by chance */
    int64_t usual_ns, next;                        /* next: beyond the usual, the longest that is not slow */
    size_t known;                                  /* slow steps whose thread has recorded what it did */
    int64_t waited;                                /* of these for a processor */
    bool *slow_lanes;
} steps_found;

/* The steps of the loop within the judged part. */
static size_t steps_take(analysis *a)
{
    const loop *l = &a->loop;
    steps *s = &a->steps;
    size_t n = 0;
    s->ns = tr_alloc_large((l->n + 1) * sizeof *s->ns);
    s->begin = tr_alloc_large((l->n + 1) * sizeof *s->begin);
    s->lane = tr_alloc_large((l->n + 1) * sizeof *s->lane);
    s->number = tr_alloc_large((l->n + 1) * sizeof *s->number);
    for (size_t i = 0; i < l->n; i++) {
        const loop_step *x = &l->steps[i];
        if (x->begin < a->from || x->end > a->to || a->gathered.graph.lanes[x->thread].to == INT64_MIN)
            continue;
        s->ns[n] = x->end - x->begin;
        s->begin[n] = x->begin;
        s->lane[n] = x->thread;
        s->number[n++] = x->number;
    }
    return n;
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

/* What each step took by itself, and the first node in it or behind it, by which it is watched. */
static void own_times(analysis *a, int64_t *own, uint32_t *nodes)
{
    const graph *g = &a->gathered.graph;
    steps *s = &a->steps;
    int64_t first = INT64_MAX, last = INT64_MIN;
    uint32_t at = NONE;
    for (size_t i = 0; i < s->n; i++) {
        const int64_t begin = s->begin[i], end = begin + s->ns[i];
        if (!i || s->lane[i] != s->lane[i - 1]) {
            s->lanes++;
            at = g->lanes[s->lane[i]].nodes ? g->lanes[s->lane[i]].first : NONE;
        }
        first = begin < first ? begin : first;
        last = end > last ? end : last;
        nodes[i] = at;
        own[i] = s->ns[i] - waited(g, &at, begin, end);
    }
    s->before = a->judged ? a->start_ns + a->warm_ns : first > g->from ? first - g->from : 0;
    s->after = a->judged ? a->end_ns : g->to > last ? g->to - last : 0;
}

/* Sets median, p95 and max, for the line about steps. */
static void percentiles_set(steps *s, keyed *list)
{
    for (size_t i = 0; i < s->n; i++)
        list[i] = (keyed){s->ns[i], (uint32_t)i};
    s->median = order_nth(list, s->n, (s->n - 1) / 2).key;
    s->p95 = order_nth(list, s->n, (s->n - 1) * 95 / 100).key;
    s->max = order_nth(list, s->n, s->n - 1).key;
}

/* How long the thread waited for a processor in that step. */
static void waited_add(const analysis *a, steps_found *f, size_t step)
{
    const steps *s = &a->steps;
    const sourced *x = sources_step(&a->gathered.sources, s->lane[step], s->begin[step], s->begin[step] + s->ns[step]);
    if (!x)
        return;
    f->known++;
    f->waited += x->values[OF_WAITED];
}

/* Steps that take longer than `least` are slow: counts them, and watches some of them and of the usual ones. Findings
 * on culprits have their steps already. */
static void watch_steps(analysis *a, const int64_t *own, const uint32_t *nodes, keyed *list, int64_t usual,
                        int64_t least)
{
    const steps *s = &a->steps;
    steps_found *f = a->slow;
    f->worst = s->n;
    for (size_t i = 0; i < s->n; i++) {
        bool first = !i || s->lane[i] != s->lane[i - 1];
        if (a->culprits[a->gathered.graph.lanes[s->lane[i]].process])
            continue;
        if (own[i] > least) {
            if (f->worst == s->n || own[i] > own[f->worst])
                f->worst = i;
            f->excess += own[i] - usual;
            f->most = own[i] - usual > f->most ? own[i] - usual : f->most;
            f->at_begin += first;
            f->slow_lanes[s->lane[i]] = true;
            list[f->nslow] = (keyed){own[i], (uint32_t)i};
            if (f->nslow < WINDOWS)
                waited_add(a, f, i);
            if (f->nslow++ < WINDOWS)
                watch_own(a, f->slow, s->lane[i], s->begin[i], s->begin[i] + s->ns[i], nodes[i]);
        } else if (own[i] <= usual && f->nusual < WINDOWS) {
            f->nusual++;
            watch_own(a, f->usual, s->lane[i], s->begin[i], s->begin[i] + s->ns[i], nodes[i]);
        }
    }
    f->events = apart(s, list, f->nslow);
}

/* Stages of a pipeline may have more work than others in all steps: a step is slow beside those of its stage. */
static void level_stages(const analysis *a, int64_t *own, keyed *list)
{
    const roles *r = &a->segments.roles;
    const steps *s = &a->steps;
    const lane *lanes = a->gathered.graph.lanes;
    int64_t usual;
    size_t n, i;
    if (!r->n)
        return;
    for (i = 0; i < s->n; i++)
        list[i] = (keyed){own[i], (uint32_t)i};
    usual = order_nth(list, s->n, (s->n - 1) / 2).key;
    for (uint32_t stage = 0; stage <= r->stages; stage++) {
        int64_t more;
        for (n = i = 0; i < s->n; i++)
            if (r->stage[lanes[s->lane[i]].process] == stage)
                list[n++] = (keyed){own[i], (uint32_t)i};
        if (!n)
            continue;
        more = order_nth(list, n, (n - 1) / 2).key - usual;
        for (i = 0; i < n; i++)
            own[list[i].at] -= more;
    }
}

void steps_plan(analysis *a)
{
    const graph *g = &a->gathered.graph;
    steps *s = &a->steps;
    steps_found *f = a->slow = tr_alloc(sizeof *f);
    int64_t *own, usual, least = INT64_MAX;
    keyed *list;
    size_t others = 0, i;
    uint32_t *nodes;
    f->slow = profile_new(&a->profiler);
    f->usual = profile_new(&a->profiler);
    f->slow_lanes = tr_alloc(g->nlanes + 1);
    s->n = steps_take(a);
    if (!s->n)
        return;
    s->name = text_id(a->loop.name, strlen(a->loop.name));
    own = tr_alloc_large(s->n * sizeof *own);
    list = tr_alloc_large(s->n * sizeof *list);
    nodes = tr_alloc_large(s->n * sizeof *nodes);
    own_times(a, own, nodes);
    level_stages(a, own, list);
    percentiles_set(s, list);
    for (i = 0; i < s->n; i++)
        list[i] = (keyed){own[i], (uint32_t)i};
    usual = order_nth(list, s->n, (s->n - 1) / 2).key;
    for (i = 0; i < s->n; i++)
        if (!a->culprits[g->lanes[s->lane[i]].process])
            list[others++] = (keyed){own[i], (uint32_t)i};
    if (others)
        least = slow_from(s, list, others, usual, &f->unlikely);
    f->usual_ns = usual;
    f->next = least == INT64_MAX ? 0 : least - usual;
    watch_steps(a, own, nodes, list, usual, least);
    free(own);
    free(list);
    free(nodes);
}

/* The cause of at least half of what slow steps take more; CAUSE_CODE: there is none. */
static enum cause cause_of_excess(const analysis *a, double scale)
{
    const profiler *p = &a->profiler;
    uint8_t *causes = causes_of_paths(p, &a->gathered.graph);
    double of[CAUSES] = {0}, all = 0;
    enum cause most = CAUSE_CODE;
    for (uint32_t k = 0; k < p->n; k++) {
        double ns =
            (double)profile_time(p, a->slow->slow, k).ns - scale * (double)profile_time(p, a->slow->usual, k).ns;
        of[causes[k]] += ns;
        all += ns;
    }
    for (int c = CAUSE_INPUT; c < CAUSES; c++)
        if (of[c] * 2 >= all)
            most = (enum cause)c;
    free(causes);
    return most;
}

enum told { TOLD_NOT, TOLD_DOUBTED, TOLD };

/* Whether the machine may have made the slow steps: the thread waited for a processor for half of what they take more.
 */
static bool may_be_machine(const analysis *a)
{
    const steps_found *f = a->slow;
    const tr_process *p = a->processes[a->gathered.graph.lanes[a->steps.lane[f->worst]].process];
    if (f->known)
        return f->known < f->nslow || f->waited > f->excess / 2;
    return !p->ran_ns || p->waited_ns > (uint64_t)f->excess / 2;
}

static enum told how_told(const analysis *a)
{
    const steps *s = &a->steps;
    const steps_found *f = a->slow;
    const bool few = f->events < FEW && f->most <= FEW_NS;
    if (!f->nslow || f->at_begin >= s->lanes)
        return f->nslow ? TOLD : TOLD_NOT;
    if (f->unlikely <= UNLIKELY)
        return few ? TOLD_NOT : f->known && f->known == f->nslow && may_be_machine(a) ? TOLD_DOUBTED : TOLD;
    /* with devices, causes are told by their idle time (find_causes.c): the host's steps do not say what it costs */
    if (few || graph_devices(&a->gathered.graph) || f->events >= FEW || f->most / STANDS_OUT < f->next ||
        f->most < STANDS_OUT * f->usual_ns / 2)
        return TOLD_NOT;
    return may_be_machine(a) ? TOLD_DOUBTED : TOLD;
}

/* The thread's activity in the longest step, and its source line. */
static void thread_tell(finding *x, const analysis *a)
{
    const steps *s = &a->steps;
    const size_t worst = a->slow->worst;
    const sources *lines = &a->gathered.sources;
    const sourced *did = sources_step(lines, s->lane[worst], s->begin[worst], s->begin[worst] + s->ns[worst]);
    const sourced *in = sources_within(lines, s->lane[worst], x->from, x->to);
    char time[3][UNIT_TEXT];
    if (did)
        finding_evidence(x, "its thread ran for %s, waited for a processor for %s, and slept or waited for %s",
                         unit_time(time[0], (uint64_t)did->values[OF_CPU]),
                         unit_time(time[1], (uint64_t)did->values[OF_WAITED]),
                         unit_time(time[2], (uint64_t)did->values[OF_BLOCKED]));
    if (in) {
        finding_source(x, a, in->line);
        finding_text_source(x);
    }
}

int64_t steps_slow_waited(const analysis *a) { return a->slow->waited; }

void steps_tell(analysis *a)
{
    const steps *s = &a->steps;
    const steps_found *f = a->slow;
    size_t lanes = 0, i;
    char time[3][UNIT_TEXT], *path;
    int64_t more;
    uint32_t at;
    const enum told told = how_told(a);
    const double scale = (double)(f->nslow < WINDOWS ? f->nslow : WINDOWS) / (double)(f->nusual ? f->nusual : 1);
    finding *x;
    bool *processes;
    path_time longest;
    for (i = 0; i < a->gathered.graph.nlanes; i++)
        lanes += f->slow_lanes[i];
    if (!f->nslow || !f->nusual || !lanes || f->nslow * 4 > s->n || told == TOLD_NOT ||
        share_of(a, (double)f->excess / (double)lanes) < LEAST)
        return;
    processes = tr_alloc(a->nprocesses + 1);
    for (i = 0; i < a->gathered.graph.nlanes; i++)
        if (f->slow_lanes[i])
            processes[a->gathered.graph.lanes[i].process] = true;
    x = finding_new(a, "slow_steps", share_of(a, (double)f->excess / (double)lanes));
    at = profile_difference(&a->profiler, f->slow, f->usual, scale, &more);
    x->cause = (uint8_t)cause_of_excess(a, scale);
    x->remark = told == TOLD_DOUBTED || x->cause == CAUSE_FIRST_USE; /* what is loaded once does not come again */
    path = profile_path(&a->profiler, at);
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
    finding_evidence(x, "the longest is step %lld; %s lost on each of %zu threads", (long long)s->number[f->worst],
                     unit_time(time[2], (uint64_t)f->excess / lanes), lanes);
    thread_tell(x, a);
    if (told == TOLD_DOUBTED)
        finding_evidence(x, "of %zu steps that may be chance: a busy machine delays programs for so long", s->n);
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
    free(a->steps.number);
}
