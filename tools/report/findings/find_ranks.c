/* find_ranks.c - ranks that hold up all others, by their own work or by their device; and uneven work
 *
 * culprits.c says who they are, contrast.c how they differ from others. Here are the findings about them in words, and
 * what the run would save without them. */
#include "common/units.h"
#include "contrast.h"
#include "common/message.h"
#include "report/ranks/typical.h"
#include "report/ranks/unmarked.h"
#include "sets.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static const double MORE_WORK = 0.02;

void ranks_plan(analysis *a)
{
    ranks_found *f = a->ranks = tr_alloc(sizeof *f);
    const graph *g = &a->gathered.graph;
    culprits_find(a, f);
    if (f->nordered > 1) {
        for (uint32_t i = 0; i < f->nordered && i < 3 && a->segments.excess[f->order[i]] > 0; i++) {
            char *who;
            if (!chosen_process(a, f->order[i]))
                continue;
            who = rank_text(a, f->order[i]);
            what_if_add(a, tool_text("%s were as fast as the median rank", who),
                        i < f->culprits && f->culprits == 1 && !f->own ? f->saved : culprits_save(a, f, i, 1));
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

/* How long the node's lane has waited for other ranks since then, earlier messages included. */
static uint64_t waited_before(const graph *g, uint32_t node, int64_t since)
{
    int64_t ns = 0;
    for (uint32_t k = node; k != NONE && g->nodes[k].end > since; k = node_before(g, k))
        ns += g->foreign[k];
    return (uint64_t)ns;
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
    f->helps = tool_text("Give all ranks the same amount of work: sort or bucket samples by length, pack them, pad to "
                         "fewer lengths, and distribute them by their cost.");
}

static void shared_told(finding *f, const char *who, const char *verb, const device_work work[2])
{
    char mine[UNIT_TEXT], others[UNIT_TEXT];
    f->text = tool_text("%s %s up all others: launched work waits for the GPU, %s between kernels that do not take "
                        "longer; on others it waits %s.",
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
    char *path = profile_path(&a->profiler, at), *much = contrast_excess(s, r),
         *place = at ? NULL : unmarked_place(&a->gathered.graph, s, r->windows, r->nwindows);
    if (!at)
        finding_call(f, place ? place : "outside any task");
    f->text = tool_text("%s %s up all others: %s%s takes %s.", who, verb,
                        at      ? path
                        : place ? "its own code "
                                : "work outside any task",
                        place ? place : "", much);
    f->helps = tool_text(at ? "Compare that task on this rank and on others: more data, a slow disk, "
                              "page faults, another process on its cores, no binding to cores."
                            : "Mark the phases of the program (TRACE_SCOPE, NVTX, ITT), so that the report can "
                              "name the one; look for other processes on its cores.");
    free(path);
    free(much);
    free(place);
}

/* How long the other members of the meeting waited for the worst segment. */
static void waiting_tell(finding *f, const graph *g, const segments *s, const segment *worst)
{
    const meeting *met = &s->meetings[worst->meeting];
    uint64_t waited = 0, n = 0;
    char wait[UNIT_TEXT];
    for (uint32_t m = 0; m < met->n; m++) {
        const segment *x = &s->list[s->members[met->first + m]];
        if (x != worst && x->node != NONE) {
            waited += waited_before(g, x->node, worst->from);
            n++;
        }
    }
    finding_evidence(f, "meanwhile %llu other%s waited, together %s", (unsigned long long)n, n == 1 ? "" : "s",
                     unit_time(wait, waited));
}

/* How often it was late, and how often it would be late by chance. */
static void chance_tell(finding *f, const analysis *a, const ranks_found *r)
{
    static const char *const worked[] = {"longest", "longer than the median", "longer than seven eighths"};
    for (uint32_t c = 0; c < r->culprits && c < 4; c++) {
        const late_rank *l = &r->beyond_chance.of[r->order[c]];
        char *who = rank_text(a, r->order[c]), more[UNIT_TEXT];
        if (l->how == LATE_OFTEN && l->sum)
            finding_evidence(
                f, "%s lost %s more than the mean of all, without its longest delay; by chance, once in %.0f such runs",
                who, unit_time(more, (uint64_t)l->more), 1 / (l->chance > 1e-9 ? l->chance : 1e-9));
        else if (l->how == LATE_OFTEN)
            finding_evidence(f, "%s worked %s before %lu of %lu collectives that count; by chance it would be %.1f",
                             who, worked[l->than], (unsigned long)l->yes, (unsigned long)l->asked, l->expected);
        if (a->times[r->order[c]].collectives)
            finding_evidence(f, "%s came last to %llu of %llu collectives", who,
                             (unsigned long long)a->times[r->order[c]].came_last,
                             (unsigned long long)a->times[r->order[c]].collectives);
        free(who);
    }
}

/* True if waiting for busy processors explains half of the culprits' delay. */
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

/* Why the culprits are late. Pairs as in contrast.h. */
typedef struct verdict {
    uint32_t task, kernel; /* that take longer; 0, NONE: there is none */
    uint64_t mean[2];      /* of the kernel */
    int64_t sums[2];
    device_work work[2];
    bool device, unequal, shared, lack;
} verdict;

/* True if more work explains half of the longer time. */
static bool more_work(const verdict *v)
{
    double more = v->work[1].blocks > 0 ? v->work[0].blocks / v->work[1].blocks - 1 : 0;
    return more > MORE_WORK && v->sums[1] > 0 && more * 2 >= (double)v->sums[0] / (double)v->sums[1] - 1;
}

static verdict verdict_of(analysis *a, const ranks_found *r)
{
    verdict v = {0};
    v.task = profile_difference(&a->profiler, r->late, r->typical, 1, &(int64_t){0});
    v.kernel = contrast_kernel(a, r, v.mean);
    contrast_sums(&a->segments, r, v.sums);
    contrast_works(a, r, v.work);
    v.device = v.kernel != NONE && (v.sums[0] - v.sums[1]) * 2 >= r->excess;
    v.unequal = v.device && more_work(&v);
    v.shared = !v.device && (v.work[0].gaps - v.work[1].gaps) * 2 >= r->excess;
    v.lack = !v.device && !v.shared && !r->own && lack_processors(a, r);
    return v;
}

static const char *verdict_kind(const verdict *v)
{
    return v->unequal  ? "unequal_input"
           : v->device ? "slow_device"
           : v->shared ? "shared_device"
           : v->lack   ? "no_processor"
                       : "straggler";
}

static void verdict_told(finding *f, const analysis *a, const ranks_found *r, const verdict *v)
{
    const char *verb = r->culprits > 1 ? "hold" : "holds";
    char *ranks = rank_list(a, a->culprits), *set = sets_text(a, a->culprits),
         *who = set ? tool_text("%s (%s)", ranks, set) : tool_text("%s", ranks);
    who[0] = who[0] == 'r' ? 'R' : who[0] == 'p' ? 'P' : who[0];
    if (v->unequal)
        unequal_told(f, who, verb, v->work, v->sums);
    else if (v->device)
        device_told(f, who, verb, v->kernel, v->mean);
    else if (v->shared)
        shared_told(f, who, verb, v->work);
    else if (v->lack)
        processors_told(f, a, r, who, verb);
    else
        task_told(f, a, r, who, verb, v->task);
    free(who);
    free(set);
    free(ranks);
}

static void evidence_tell(finding *f, const analysis *a, const ranks_found *r, const verdict *v, const segment *worst)
{
    const graph *g = &a->gathered.graph;
    char time[2][UNIT_TEXT];
    if (r->own)
        finding_evidence(f, "%s worked %s longer than the median rank, without waiting for processors",
                         r->culprits > 1 ? "they" : "it", unit_time(time[0], (uint64_t)r->saved));
    else
        finding_evidence(f, "%s would be saved if %s as fast as the median rank",
                         unit_time(time[0], (uint64_t)r->saved), r->culprits > 1 ? "they were" : "it were");
    finding_evidence(f, "late %llu time%s; at worst it worked %s before %s, where the median is %s",
                     (unsigned long long)r->late_segments, r->late_segments == 1 ? "" : "s",
                     unit_time(time[0], (uint64_t)worst->work),
                     worst->node == NONE ? "the end" : text_of(g->nodes[worst->node].name),
                     unit_time(time[1], (uint64_t)worst->median));
    chance_tell(f, a, r);
    for (uint32_t c = 0; c < r->culprits && c < 4; c++) {
        processors_evidence(f, a, r->order[c]);
        off_cpu_evidence(f, a, r->order[c]);
    }
    if (v->device)
        finding_evidence(f, "all its work took %s there, that of others %s", unit_time(time[0], (uint64_t)v->sums[0]),
                         unit_time(time[1], (uint64_t)v->sums[1]));
    if (worst->node != NONE && worst->meeting != NONE)
        waiting_tell(f, g, &a->segments, worst);
    contrast_counters(f, a, r->order[0]);
    contrast_received(f, a, r->order[0]);
}

static void culprits_tell(analysis *a, const ranks_found *r)
{
    const segment *worst = &a->segments.list[r->windows[0]];
    const verdict v = verdict_of(a, r);
    const path_time longest = profile_time(&a->profiler, r->late, v.task);
    finding *f = finding_new(a, verdict_kind(&v), share_of(a, (double)r->saved));
    for (uint32_t i = 0; i < r->culprits; i++)
        finding_rank(f, a, r->order[i]);
    if (v.task || v.device)
        finding_where(f, a, v.task);
    f->from = longest.to > longest.from && !v.device ? longest.from : worst->from;
    f->to = longest.to > longest.from && !v.device ? longest.to : worst->to;
    f->lasts = true;
    verdict_told(f, a, r, &v);
    evidence_tell(f, a, r, &v, worst);
    finding_see(f, a, f->from, f->to, "");
}

/* Adds the segment with most excess, of the finding's ranks or of all: where ranks wait for it, and when. */
static void uneven_place(finding *f, const analysis *a, const ranks_found *r)
{
    const segments *s = &a->segments;
    const segment *worst = NULL;
    char time[2][UNIT_TEXT], *who;
    const char *end;
    for (uint32_t i = 0; i < s->n; i++) {
        const segment *x = &s->list[i];
        if (!segment_excess(x) || (f->nranks && a->processes[x->process]->rank != f->ranks[0]))
            continue;
        if (!worst || segment_excess(x) > segment_excess(worst))
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
    f->text = tool_text("Work is uneven across the ranks, but not because of a few of them: even work would save %s.",
                        unit_time(saved, (uint64_t)r->saved_even));
    finding_evidence(f, "%s works %s by itself, %s works %s", who[0], unit_time(time[0], (uint64_t)s->worked[most]),
                     who[1], unit_time(time[1], (uint64_t)s->worked[least]));
    finding_see(f, a, f->from, f->to, "");
    f->helps = tool_text("Distribute work by its measured cost, or more finely; trace-tally --balance shows the "
                         "functions that differ. On a machine with other load, measure alone.");
    free(who[0]);
    free(who[1]);
}

/* Different ranks are late each time. */
static void varying_tell(analysis *a, const ranks_found *r)
{
    char saved[UNIT_TEXT];
    finding *f = finding_new(a, "imbalance", share_of(a, (double)(r->saved_even - r->saved)));
    f->text = tool_text("Ranks wait for each other, each time for another one, and none of them is to blame: %s would "
                        "be saved if all took equally long each time.",
                        unit_time(saved, (uint64_t)(r->saved_even - r->saved)));
    f->remark = true;
    finding_evidence(f, "ranks met %lu times", (unsigned long)r->beyond_chance.meetings);
    uneven_place(f, a, r);
    finding_see(f, a, f->from, f->to, "");
    f->helps = tool_text("Either the work varies, as with data of different length, or processors are shared: look for "
                         "other programs, and for more busy threads than processors.");
}

/* No rank is late repeatedly, but the ranks met too few times to find one. */
static void undecided_tell(analysis *a, const ranks_found *r)
{
    char time[2][UNIT_TEXT];
    a->undecided =
        tool_text("Too short to tell whether a rank holds up others: ranks met %lu time%s in %s. Each time another "
                  "one was late, which cost up to %s.",
                  (unsigned long)r->beyond_chance.meetings, r->beyond_chance.meetings == 1 ? "" : "s",
                  unit_time(time[0], (uint64_t)a->run_ns), unit_time(time[1], (uint64_t)r->saved_even));
}

/* True if a finding says why each of the culprits is late: it was stopped, or blocked in the kernel. */
static bool kept_from_running(const analysis *a, const ranks_found *r)
{
    for (uint32_t c = 0; c < r->culprits; c++)
        if (!off_cpu_explains(a, r->order[c], (double)a->segments.excess[r->order[c]]))
            return false;
    return true;
}

/* Their places at that time. */
static void kept_tell(analysis *a, const ranks_found *r)
{
    const char *kind = off_cpu_explains(a, r->order[0], 0);
    uint32_t task = profile_difference(&a->profiler, r->late, r->typical, 1, &(int64_t){0});
    for (size_t i = 0; task && i < a->nfindings; i++)
        if (!strcmp(a->findings[i].kind, kind))
            finding_where(&a->findings[i], a, task);
}

/* True if waiting for processors explains half of what ranks are late by, and those that are late did not wait for much
 * longer than the others in all: processors are shared, and who comes last is chance. */
static bool processors_shared(const analysis *a, const ranks_found *r)
{
    double late = 0, kept = 0;
    for (uint32_t i = 0; i < r->nordered; i++) {
        late += (double)a->segments.excess[r->order[i]];
        kept += (double)a->off.of[r->order[i]].kept;
    }
    for (uint32_t c = 0; c < r->culprits; c++)
        if (processors_waited_more(a, r->order[c]) ||
            (double)a->off.of[r->order[c]].kept * 2 < (double)a->segments.excess[r->order[c]])
            return false;
    return a->off.waits && !r->own && kept * 2 >= late;
}

void ranks_tell(analysis *a)
{
    ranks_found *r = a->ranks;
    const lateness *l = &r->beyond_chance;
    double uneven = share_of(a, (double)r->saved_even);
    if (processors_shared(a, r))
        return;
    if (r->culprits && r->nwindows && kept_from_running(a, r)) {
        kept_tell(a, r);
        return;
    }
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
    if (a->ranks)
        culprits_free(a->ranks);
}
