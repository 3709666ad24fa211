/* find_unexplained.c - ranks whose time is far from that of the others, when no finding says why
 *
 * The other findings depend on the graph. If it does not know of a wait, a culprit looks like all others there. The
 * sums of each rank do not depend on the graph: the times of its own code, waits, messages and devices. If one of them
 * is far from the median, and stays so in most parts of the time in which ranks meet, the report says so.
 */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum {
    PARTS = 10,
    LASTING = 7,
    FEW = 8,
    PARTLY = 5,
    MOST_FAR = 64,
    LEAST_RUN = 500000000 /* ns: on a busy machine shorter parts are noise */
};
static const double LEAST = 0.1, LEAST_ONCE = 0.3;

enum { OF_HOST, OF_WAITS, OF_COMM, OF_DEVICE, SORTS };
static const char *const words[SORTS] = {"its own code takes", "it waits for other ranks", "communication takes",
                                         "its devices work"};

typedef struct far_rank {
    uint32_t process, typical; /* typical: the median process */
    int sort;
    double by; /* ns: more, or less than 0 */
} far_rank;

typedef struct unexplained_found {
    far_rank list[MOST_FAR];
    size_t n;
    double *devices;      /* by process and part of the time: work of its devices, without waits and collectives */
    int low, high;        /* bins that count */
    int64_t from, to;     /* the same time */
    uint32_t *alike, now; /* by process: its group of similar ranks; the group that is compared now */
    uint32_t more, less;  /* profiles: of the process that takes longer, of the other one */
} unexplained_found;

/* The same for some bins of the run; devices have none. */
static double bins_of(const analysis *a, uint32_t process, int sort, int from, int to)
{
    double sum = 0;
    for (int k = from; k < to && a->times[process].bins; k++) { /* a process that did not run then has none */
        const float *bin = &a->times[process].bins[k * TIMES];
        sum += (double)(sort == OF_HOST    ? bin[TIME_HOST] + bin[TIME_API]
                        : sort == OF_WAITS ? bin[TIME_WAITS]
                                           : bin[TIME_COMM]);
    }
    return sum * (double)a->run_ns / TIME_BINS;
}

static double value_of(const analysis *a, uint32_t process, int sort)
{
    const unexplained_found *u = a->unexplained;
    double sum = 0;
    if (sort != OF_DEVICE)
        return bins_of(a, process, sort, u->low, u->high);
    for (int k = 0; k < PARTS; k++)
        sum += u->devices[(size_t)process * PARTS + (size_t)k];
    return sum;
}

/* From the first meeting of ranks to the last one: no rank waits for the start or end of another. */
static void find_bins(const analysis *a, unexplained_found *u)
{
    const graph *g = &a->gathered.graph;
    int64_t from = INT64_MAX, to = INT64_MIN;
    for (uint32_t i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        if (c->n < 2)
            continue;
        for (uint32_t m = c->first; m < c->first + c->n; m++) {
            const node *n = &g->nodes[g->members[m]];
            from = n->begin < from ? n->begin : from;
            to = n->end > to ? n->end : to;
        }
    }
    u->low = from < to ? (int)((double)(from - g->from) / (double)a->run_ns * TIME_BINS) : 0;
    u->high = from < to ? (int)((double)(to - g->from) / (double)a->run_ns * TIME_BINS) + 1 : TIME_BINS;
    u->low = u->low < 0 ? 0 : u->low >= TIME_BINS ? TIME_BINS - 1 : u->low;
    u->high = u->high > TIME_BINS ? TIME_BINS : u->high <= u->low ? u->low + 1 : u->high;
    u->from = g->from + a->run_ns / TIME_BINS * u->low;
    u->to = g->from + a->run_ns / TIME_BINS * u->high;
}

/* True if most parts of that time have at least half of the difference that the whole time has. */
static bool lasts(const analysis *a, const far_rank *f)
{
    const unexplained_found *u = a->unexplained;
    int bins = u->high - u->low, parts = bins < PARTS && f->sort != OF_DEVICE ? bins : PARTS, n = 0;
    for (int k = 0; k < parts; k++) {
        int from = u->low + bins * k / parts, to = u->low + bins * (k + 1) / parts;
        double by, usual = f->by / parts;
        if (f->sort == OF_DEVICE)
            by =
                u->devices[(size_t)f->process * PARTS + (size_t)k] - u->devices[(size_t)f->typical * PARTS + (size_t)k];
        else {
            by = bins_of(a, f->process, f->sort, from, to) - bins_of(a, f->typical, f->sort, from, to);
            usual = f->by * (to - from) / bins;
        }
        n += usual > 0 ? by >= usual / 2 : by <= usual / 2;
    }
    return n * PARTS >= parts * LASTING;
}

/* For each process, the first one of those of its stage; without pipelines, of those that it meets most often. Ranks of
 * one stage, or of one part of a model, have the same work. NONE: it meets no other. */
static uint32_t *alike(const analysis *a)
{
    const segments *s = &a->segments;
    const graph *g = &a->gathered.graph;
    uint32_t *first = tr_alloc((a->nprocesses + 1) * sizeof *first);
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        tr_map3 met = {0};
        uint64_t most = 0;
        first[i] = NONE;
        if (s->roles.n) {
            for (first[i] = 0; !roles_alike(&s->roles, first[i], i); first[i]++) {}
            continue;
        }
        for (uint32_t k = s->first[i]; k < s->first[i + 1]; k++) {
            uint32_t at = s->list[k].node != NONE ? g->nodes[s->list[k].node].group : NONE;
            const group *c = at != NONE ? &g->groups[at] : NULL;
            uint32_t least = NONE;
            uint64_t *n;
            for (uint32_t m = 0; c && m < c->n; m++) {
                uint32_t process = node_process(g, g->members[c->first + m]);
                least = process < least ? process : least;
            }
            if (!c)
                continue;
            n = &tr_map3_put(&met, least, c->n, 0)->v.u[0];
            if (++*n > most) {
                most = *n;
                first[i] = least;
            }
        }
        tr_map3_free(&met);
    }
    return first;
}

static bool asked(const analysis *a, const unexplained_found *u, uint32_t process)
{
    return a->times[process].wall && a->processes[process]->rank >= 0 && u->alike[process] == u->now;
}

/* True if it, and the few that are as far from the median, are twice as far from it as all others. */
static bool apart(const analysis *a, const unexplained_found *u, const far_rank *f, keyed *list)
{
    double median = value_of(a, f->typical, f->sort);
    size_t n = 0, k;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        double by = value_of(a, i, f->sort) - median;
        if (asked(a, u, i))
            list[n++] = (keyed){(int64_t)(f->by > 0 ? -by : by), i};
    }
    order_keyed(list, n, NULL);
    for (k = 1; k <= 1 + n / FEW; k++)
        if (k == n || list[k - 1].key / 2 <= list[k].key)
            return true;
    return false;
}

static void look(analysis *a, unexplained_found *u, int sort, keyed *list)
{
    far_rank f = {.sort = sort};
    size_t n = 0;
    double by;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (asked(a, u, i))
            list[n++] = (keyed){(int64_t)value_of(a, i, sort), i};
    if (n < 2 || u->n == MOST_FAR)
        return;
    f.typical = order_nth(list, n, (n - 1) / 2).at;
    f.process = f.typical;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        if (!asked(a, u, i))
            continue;
        by = value_of(a, i, sort) - value_of(a, f.typical, sort);
        if ((by < 0 ? -by : by) > (f.by < 0 ? -f.by : f.by)) {
            f.by = by;
            f.process = i;
        }
    }
    by = f.by < 0 ? -f.by : f.by;
    if (by < LEAST * (double)(u->to - u->from) || !apart(a, u, &f, list))
        return;
    /* a call that takes long once is set-up, or waits for another rank */
    if ((by >= LEAST_ONCE * (double)(u->to - u->from) && sort != OF_WAITS && sort != OF_COMM) || lasts(a, &f))
        u->list[u->n++] = f;
}

static void watch_in(analysis *a, uint32_t sink, uint32_t at, int64_t from, int64_t to)
{
    const unexplained_found *u = a->unexplained;
    profile_watch(&a->profiler, sink, at, from > u->from ? from : u->from, to < u->to ? to : u->to);
}

/* The work of its first thread by itself. */
static void watch_host(analysis *a, uint32_t sink, uint32_t process)
{
    const graph *g = &a->gathered.graph;
    uint32_t at = a->segments.hosts[process];
    const lane *l = at != NONE ? &g->lanes[at] : NULL;
    int64_t from = l ? l->from : 0;
    for (uint32_t k = l && l->nodes ? l->first : NONE; k != NONE; k = node_after(g, k)) {
        watch_in(a, sink, at, from, g->nodes[k].begin);
        from = g->nodes[k].end;
    }
    if (l && l->to > from)
        watch_in(a, sink, at, from, l->to);
}

void unexplained_plan(analysis *a)
{
    const graph *g = &a->gathered.graph;
    unexplained_found *u = a->unexplained = tr_alloc(sizeof *u);
    keyed *list = tr_alloc((a->nprocesses + 1) * sizeof *list);
    u->alike = alike(a);
    find_bins(a, u);
    u->devices = tr_alloc((a->nprocesses + 1) * PARTS * sizeof *u->devices);
    for (uint32_t i = 0; i < g->n; i++)
        if (is_device(g, g->nodes[i].lane) && g->nodes[i].group == NONE && g->nodes[i].begin >= u->from &&
            g->nodes[i].end <= u->to) {
            double at = (double)(g->nodes[i].begin - u->from) / (double)(u->to - u->from + 1);
            u->devices[(size_t)node_process(g, i) * PARTS + (size_t)(at * PARTS)] += (double)node_own(g, i);
        }
    for (uint32_t i = 0; u->to - u->from >= LEAST_RUN && i < a->nprocesses; i++) {
        uint32_t k = 0;
        while (k < i && u->alike[k] != u->alike[i])
            k++;
        u->now = u->alike[i];
        for (int sort = 0; k == i && sort < SORTS; sort++)
            look(a, u, sort, list);
    }
    free(list);
    u->more = profile_new(&a->profiler);
    u->less = profile_new(&a->profiler);
    if (u->n && u->list[0].sort == OF_HOST) {
        const far_rank *f = &u->list[0];
        watch_host(a, f->by > 0 ? u->more : u->less, f->process);
        watch_host(a, f->by > 0 ? u->less : u->more, f->typical);
    }
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

static bool names_rank(const finding *f, int32_t rank)
{
    for (size_t i = 0; i < f->nranks; i++)
        if (f->ranks[i] == rank)
            return true;
    return false;
}

/* True if a finding explains a large part of it. The finding names the rank; for waiting and communication it may name
 * the rank that this one waited for. Time that others lose, too, does not count. */
static bool explained(const analysis *a, const far_rank *x)
{
    double by = share_of(a, x->by < 0 ? -x->by : x->by);
    double kept = a->off.waits ? (double)a->off.of[x->process].kept - (double)a->off.of[x->typical].kept : 0;
    if (x->sort != OF_DEVICE && (kept < 0 ? -kept : kept) * 2 >= (x->by < 0 ? -x->by : x->by))
        return true; /* a remark says that processors are shared */
    for (size_t i = 0; i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        if (f->remark)
            continue;
        if (f->first || !strcmp(f->kind, "hang") ||
            (finding_is_cause(f) && strcmp(f->kind, "slow_steps") != 0 &&
             names_rank(f, a->processes[x->process]->rank)))
            return true;
        if (f->timed && f->share * PARTLY >= by &&
            (names_rank(f, a->processes[x->process]->rank) || x->sort == OF_WAITS || x->sort == OF_COMM))
            return true;
    }
    return false;
}

/* The call or kernel with the largest difference between the two; NONE: there is none. */
static uint32_t differs_most(const analysis *a, const far_rank *x)
{
    const graph *g = &a->gathered.graph;
    tr_map3 names = {0};
    const tr_map3_entry *e;
    uint32_t most = NONE;
    double by = 0;
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t process = node_process(g, i);
        const node *n = &g->nodes[i];
        int64_t ns = x->sort == OF_WAITS ? g->foreign[i] : n->end - n->begin - g->foreign[i];
        bool comm = n->kind == NODE_COLLECTIVE || n->kind == NODE_MESSAGE;
        if ((process != x->process && process != x->typical) || ns <= 0)
            continue;
        if (x->sort == OF_DEVICE ? is_device(g, n->lane) : !is_device(g, n->lane) && (comm || x->sort == OF_WAITS))
            tr_map3_put(&names, n->name, 0, 0)->v.u[process != x->process] += (uint64_t)ns;
    }
    for (size_t i = 0; (e = tr_map3_each(&names, &i));) {
        double more = (double)e->v.u[0] - (double)e->v.u[1];
        more = x->by < 0 ? -more : more;
        if (more > by) {
            by = more;
            most = (uint32_t)e->key[0];
        }
    }
    tr_map3_free(&names);
    return most;
}

static void differs_tell(finding *f, const analysis *a, const far_rank *x)
{
    const unexplained_found *u = a->unexplained;
    uint32_t name = NONE, at = 0;
    int64_t ns = 0;
    char time[2][UNIT_TEXT];
    if (x->sort != OF_HOST)
        name = differs_most(a, x);
    else
        at = profile_difference(&a->profiler, u->more, u->less, 1, &ns);
    finding_where(f, a, at);
    if (name != NONE)
        finding_call(f, text_of(name));
    if (at) {
        char *path = profile_path(&a->profiler, at);
        path_time longest = profile_time(&a->profiler, u->more, at);
        finding_evidence(f, "most of the difference lies in %s: %s", path, unit_time(time[0], (uint64_t)ns));
        f->from = longest.from;
        f->to = longest.to;
        f->lasts = longest.to > longest.from;
        free(path);
    } else if (name != NONE)
        finding_evidence(f, "most of the difference lies in %s", text_of(name));
    else if (x->sort == OF_HOST)
        finding_evidence(f, "most of the difference lies outside any task");
}

/* True if one of the two waited for a processor for as long as they differ, and a busy machine may be the cause. */
static bool processors_explain(const analysis *a, const far_rank *x)
{
    double by = x->by < 0 ? -x->by : x->by;
    return x->sort != OF_DEVICE && (processors_waited(a, x->process) >= by || processors_waited(a, x->typical) >= by);
}

static void undecided_tell(analysis *a, const far_rank *x)
{
    char time[3][UNIT_TEXT], *who = rank_text(a, x->process), *other = rank_text(a, x->typical);
    double mine = processors_waited(a, x->process), theirs = processors_waited(a, x->typical);
    a->undecided =
        tool_text("Processors are too busy to tell whether a rank holds up others: %s: %s %s, where %s has %s, "
                  "but their threads waited up to %s for a processor.",
                  who, words[x->sort], unit_time(time[0], (uint64_t)value_of(a, x->process, x->sort)), other,
                  unit_time(time[1], (uint64_t)value_of(a, x->typical, x->sort)),
                  unit_time(time[2], (uint64_t)(mine > theirs ? mine : theirs)));
    free(who);
    free(other);
}

void unexplained_tell(analysis *a)
{
    const unexplained_found *u = a->unexplained;
    const far_rank *worst = NULL, *first = NULL, *hidden = NULL;
    char time[2][UNIT_TEXT], *who, *other;
    finding *f;
    for (size_t i = 0; i < u->n && !a->undecided; i++) {
        const far_rank *x = &u->list[i];
        if (explained(a, x)) /* then the others follow from it */
            return;
        if (processors_explain(a, x))
            hidden = hidden ? hidden : x;
        else
            first = first ? first : x;
    }
    worst = first;
    if (!worst && hidden)
        undecided_tell(a, hidden);
    if (!worst)
        return;
    f = finding_new(a, "unexplained", share_of(a, worst->by < 0 ? -worst->by : worst->by));
    finding_rank(f, a, worst->process);
    who = rank_text(a, worst->process);
    other = rank_text(a, worst->typical);
    unit_time(time[0], (uint64_t)value_of(a, worst->process, worst->sort));
    unit_time(time[1], (uint64_t)value_of(a, worst->typical, worst->sort));
    f->text = tool_text("R%s differs from all others, and no finding explains it: %s %s, where %s has %s.", who + 1,
                        words[worst->sort], time[0], other, time[1]);
    for (size_t i = 0; i < u->n; i++) {
        const far_rank *x = &u->list[i];
        if (x != worst && x->process == worst->process)
            finding_evidence(f, "%s: %s %s, where the median is %s", who, words[x->sort],
                             unit_time(time[0], (uint64_t)value_of(a, x->process, x->sort)),
                             unit_time(time[1], (uint64_t)value_of(a, x->typical, x->sort)));
    }
    differs_tell(f, a, worst);
    off_cpu_evidence(f, a, worst->process);
    if (f->lasts)
        finding_see(f, a, f->from, f->to, "");
    else
        finding_command(f, a, "trace-tally --balance");
    f->helps =
        tool_text("Compare this rank with the others (trace-tally --balance). More work than theirs would explain "
                  "it. Else mark the place where it waits (TRACE_SCOPE).");
    free(who);
    free(other);
}

void unexplained_free(analysis *a)
{
    if (a->unexplained) {
        free(a->unexplained->alike);
        free(a->unexplained->devices);
    }
    free(a->unexplained);
}
