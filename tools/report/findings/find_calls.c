/* find_calls.c - what calls tell by themselves: failures, polling; communication and input that bound the run */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { FAILED_SHOWN = 5, POLLS = 1000, DELAYED = 10, SLOW_NETWORK = 10000000 /* bytes a second */ };
static const double LEAST_POLLING = 0.05, LEAST_COMMUNICATION = 0.3, LEAST_IO = 0.15;

typedef struct failed {
    const row *row;
    uint64_t n;
} failed;

/* Those that fail most come first, then those that fail in most of their calls. */
static int by_errors(const void *a, const void *b)
{
    const failed *x = a, *y = b;
    double part[2] = {(double)x->n / (double)x->row->calls, (double)y->n / (double)y->row->calls};
    if (x->n != y->n)
        return x->n < y->n ? 1 : -1;
    if (part[0] < part[1] || part[0] > part[1])
        return part[0] < part[1] ? 1 : -1;
    return strcmp(text_of(x->row->key.name), text_of(y->row->key.name));
}

/* One line for each of the first, and one for all others. */
static void failed_list(finding *f, const failed *list, size_t n)
{
    char *others = NULL, *longer;
    for (size_t i = 0; i < n; i++) {
        const row *x = list[i].row;
        unsigned long long errors = list[i].n, calls = x->calls;
        if (i < FAILED_SHOWN) {
            finding_evidence(f, "%s: %llu of %llu", text_of(x->key.name), errors, calls);
            continue;
        }
        longer = tool_text("%s%s%s: %llu of %llu", others ? others : "", others ? ", " : "", text_of(x->key.name),
                           errors, calls);
        free(others);
        others = longer;
    }
    if (others)
        finding_evidence(f, "%s", others);
    free(others);
}

/* Calls that libraries made, inside of calls of another API, are not the program's: they do not count. */
static void failed_inside(finding *f, const report *r)
{
    uint64_t errors = 0, most = 0;
    const row *worst = NULL;
    for (size_t i = 0; i < r->n; i++) {
        errors += r->rows[i]->inner_errors;
        if (r->rows[i]->inner_errors > most) {
            worst = r->rows[i];
            most = worst->inner_errors;
        }
    }
    if (worst)
        finding_evidence(f, "%llu more failed inside calls of another API: a library tries what is there (%s in %s)",
                         (unsigned long long)errors, text_of(worst->key.name), text_of(worst->inside));
}

static void failed_tell(analysis *a, const report *r)
{
    uint64_t errors = 0;
    failed *list = tr_alloc((r->n + 1) * sizeof *list);
    size_t n = 0;
    finding *f;
    for (size_t i = 0; i < r->n; i++) {
        uint64_t own = r->rows[i]->errors - r->rows[i]->inner_errors;
        if (own)
            list[n++] = (failed){r->rows[i], own};
        errors += own;
    }
    if (n) {
        qsort(list, n, sizeof *list, by_errors);
        f = finding_new(a, "failed_calls", 0);
        f->timed = false;
        f->text = tool_text("%llu call%s failed.", (unsigned long long)errors, errors == 1 ? "" : "s");
        finding_call(f, text_of(list[0].row->key.name));
        failed_list(f, list, n);
        failed_inside(f, r);
        f->helps = tool_text(
            "See what they returned and with which arguments; a call that is expected to fail can be left alone.");
        finding_command(f, a, "trace-print --errors");
    }
    free(list);
}

static void polling_tell(analysis *a, const report *r)
{
    char time[2][UNIT_TEXT];
    size_t chosen = 0;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        chosen += chosen_process(a, i);
    chosen += !chosen;
    for (size_t i = 0; i < r->n; i++) {
        const row *x = r->rows[i];
        const double ns = (double)x->sum / (double)chosen;
        const double part = a->judged ? ns / (double)a->whole_ns : share_of(a, ns);
        finding *f;
        char *command;
        if (x->calls < POLLS || part < LEAST_POLLING || !row_polls(x))
            continue;
        f = finding_new(a, "polling", part);
        f->of_run = true;
        f->text = tool_text("%s is called %llu times to find out whether something is over, which takes %s.",
                            text_of(x->key.name), (unsigned long long)x->calls, unit_time(time[0], x->sum));
        finding_call(f, text_of(x->key.name));
        finding_evidence(f, "%s a call on average", unit_time(time[1], x->sum / x->calls));
        f->helps = tool_text("Wait (MPI_Wait, cudaEventSynchronize) where there is nothing else to do, or do more work "
                             "between two tests.");
        command = tool_text("trace-print --name '^%s$'", text_of(x->key.name));
        finding_command(f, a, command);
        free(command);
    }
}

/* What the calls of that name took by themselves, without waiting for others. */
typedef struct call_times {
    size_t n;
    int64_t least, median, most;
    uint64_t bytes; /* of each, on average */
} call_times;

static call_times times_of(const graph *g, const char *name)
{
    call_times t = {.n = 0};
    keyed *list = NULL;
    size_t room = 0;
    for (uint32_t i = 0; i < g->n; i++) {
        const node *n = &g->nodes[i];
        if ((n->kind != NODE_COLLECTIVE && n->kind != NODE_MESSAGE) || strcmp(text_of(n->name), name) != 0)
            continue;
        list = tr_grow(list, t.n + 1, &room, sizeof *list);
        list[t.n++] = (keyed){node_own(g, i), i};
        t.bytes += n->bytes;
    }
    if (t.n) {
        keyed *spare = tr_alloc(t.n * sizeof *spare);
        order_keyed(list, t.n, spare);
        free(spare);
        t.least = list[0].key;
        t.median = list[(t.n - 1) / 2].key;
        t.most = list[t.n - 1].key;
        t.bytes /= t.n;
    }
    free(list);
    return t;
}

/* Calls that can be far quicker with as many bytes, and are slower than a slow network: data is not what takes the
 * time, but processes that are there and do not get a processor. */
static void delayed_tell(analysis *a, finding *f, const char *name)
{
    call_times t = times_of(&a->gathered.graph, name);
    char time[3][UNIT_TEXT], bytes[UNIT_TEXT];
    if (!t.n)
        return;
    finding_evidence(f, "%zu times, with %s on average: %s at best, %s in the middle, %s at worst", t.n,
                     unit_bytes(bytes, t.bytes), unit_time(time[0], (uint64_t)t.least),
                     unit_time(time[1], (uint64_t)t.median), unit_time(time[2], (uint64_t)t.most));
    if (t.least < 1 || t.median / t.least < DELAYED || (double)t.bytes * 1e9 / SLOW_NETWORK > (double)t.median)
        return;
    finding_evidence(f, "so few bytes do not take so long: delays of processes or of the network do");
    free(f->helps);
    f->helps = tool_text("Look for processors that are shared: more busy threads than processors, other programs, no "
                         "binding to cores. A rank that waits for a processor lets all others wait.");
}

/* The longest piece of it on the critical path. */
static void longest_tell(finding *f, const analysis *a, const hot *h)
{
    const graph *g = &a->gathered.graph;
    path_time longest = h->at ? profile_time(&a->profiler, a->critical_profile, h->at) : (path_time){0};
    char time[UNIT_TEXT];
    for (size_t i = 0; !h->at && i < a->critical.n; i++) {
        const path_part *p = &a->critical.parts[i];
        if (p->node != NONE && chosen_lane(a, p->lane) && p->to - p->from > longest.to - longest.from &&
            !strcmp(text_of(g->nodes[p->node].name), h->path)) {
            longest.from = p->from;
            longest.to = p->to;
        }
    }
    if (longest.to > longest.from) {
        f->from = longest.from;
        f->to = longest.to;
        f->lasts = true;
        finding_evidence(f, "the longest piece of it takes %s", unit_time(time, (uint64_t)(f->to - f->from)));
        finding_see(f, a, f->from, f->to, "");
    } else
        finding_command(f, a, "trace-tally --tree");
}

/* True if a cause lies in that path: then the cause says which rank is to blame. */
static bool is_named(const analysis *a, const char *path)
{
    for (size_t i = 0; i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        const char *at = path;
        size_t k = 0;
        while (finding_is_cause(f) && k < f->nwhere && !strncmp(at, f->where[k], strlen(f->where[k]))) {
            at += strlen(f->where[k++]);
            at += strncmp(at, " > ", 3) ? 0 : 3;
        }
        if (k && k == f->nwhere && !*at)
            return true;
    }
    return false;
}

static void bound_tell(analysis *a, enum bound b, const char *kind, double least, const char *text, const char *helps)
{
    double part = 0;
    size_t worst = a->nhots;
    char time[UNIT_TEXT];
    finding *f;
    /* input beside devices only counts while these are idle: find_causes.c */
    const bool input = b == BOUND_IO && (graph_devices(&a->gathered.graph) || finding_told(a, 0, "input_bound"));
    uint8_t *causes = causes_of_paths(&a->profiler, &a->gathered.graph);
    for (size_t i = 0; i < a->nhots; i++)
        if (a->hots[i].bound == b && !(input && causes[a->hots[i].at] == CAUSE_INPUT)) {
            part += share_of(a, (double)a->hots[i].ns);
            worst = worst == a->nhots ? i : worst;
        }
    free(causes);
    for (size_t i = 0; i < a->nfindings; i++) /* that explains so much of it */
        if (!strcmp(a->findings[i].kind, b == BOUND_MPI ? "slow_link" : "slow_steps") ||
            (b == BOUND_MPI && !strcmp(a->findings[i].kind, "polling")))
            part -= a->findings[i].share;
    if (part < least || (b == BOUND_IO && is_named(a, a->hots[worst].path)))
        return;
    f = finding_new(a, kind, part);
    f->text = tool_text(text, a->hots[worst].path, unit_time(time, a->hots[worst].ns));
    if (a->hots[worst].at)
        finding_where(f, a, a->hots[worst].at);
    else
        finding_call(f, a->hots[worst].path);
    finding_evidence(f, "all of that kind: %.1f %% of the %s", 100 * part, judged_name(a));
    longest_tell(f, a, &a->hots[worst]);
    f->helps = tool_text("%s", helps);
    f->remark = b == BOUND_MPI;
    if (b == BOUND_MPI)
        delayed_tell(a, f, a->hots[worst].path);
}

void calls_tell(analysis *a)
{
    report r = {.by = BY_API | BY_NAME};
    report_make(&r, &a->tally, SORT_TIME);
    failed_tell(a, &r);
    polling_tell(a, &r);
    report_free(&r);
    bound_tell(a, BOUND_MPI, "communication", LEAST_COMMUNICATION,
               "Communication makes the run longer, even without the time that ranks wait for each other: %s is on the "
               "critical path for %s.",
               "Send fewer and larger messages, use nonblocking calls and work meanwhile; trace-tally --sizes shows "
               "how large messages are.");
    bound_tell(a, BOUND_IO, "io", LEAST_IO,
               "Reading or writing makes the run longer: %s is on the critical path for %s.",
               "Read ahead on other threads or processes, write in the background, use a faster file system.");
}
