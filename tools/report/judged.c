/* judged.c - chooses the part of the run that is judged, its loop, and reports on the rest
 *
 * Imports, set-up and the first steps, which compile, allocate and fill caches, are not typical of a long run. So the
 * report covers the time from the first step after the warm-up to the end of the last step, and of the work that it
 * gave to devices, unless the user chose a part. If little lies outside of it, or steps are few, the report covers the
 * whole run. If a run did not end well, it is judged up to its end, because the cause may be behind the last step. */
#include "common/ended.h"
#include "common/message.h"
#include "common/units.h"
#include "report/facts/drain.h"
#include "report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { STEPS_LEAST = 3 };
/* Shares of the run: more outside of the loop is left out; repeated tasks that are not called steps are a loop; a
 * longer warm-up is reported. */
static const double OUTSIDE_LEAST = 0.05, REPEATS_PART = 0.5, WARM_LEAST = 0.05;

static bool ended_well(const analysis *a)
{
    for (size_t i = 0; i < a->nprocesses; i++)
        if (a->loop.of[i].n && (a->processes[i]->killed || a->processes[i]->running || ended_signal(a->processes[i])))
            return false;
    return !a->loop.open;
}

void judged_choose(analysis *a)
{
    const loop *l = &a->loop;
    int64_t first = a->tally.first_ns, last = a->tally.last_ns, to;
    a->from = a->tally.settings.from_ns;
    a->to = a->tally.settings.to_ns;
    a->whole_ns = last > first ? last - first : 0;
    if (a->given || !l->how || l->warm_to >= l->to || l->n < l->with_steps * (l->warm + STEPS_LEAST))
        return;
    to = ended_well(a) && !a->tally.nhangs ? drain_find(a->tally.trace, l) : last;
    if ((double)(to - l->warm_to) > (1 - OUTSIDE_LEAST) * (double)a->whole_ns ||
        (l->how != LOOP_MARKED && (double)(l->to - l->from) < REPEATS_PART * (double)a->whole_ns))
        return;
    a->judged = true;
    a->from = l->warm_to;
    a->to = to == last ? INT64_MAX : to;
    a->start_ns = l->from > first ? l->from - first : 0;
    a->warm_ns = l->warm_to - l->from;
    a->end_ns = last > to ? last - to : 0;
}

int64_t judged_whole_steps(const analysis *a, int64_t until)
{
    const loop *l = &a->loop;
    int64_t found = INT64_MIN;
    size_t k, i;
    bool all = l->how != 0;
    for (k = 0; all; k++) {
        int64_t to = INT64_MIN;
        for (i = 0; i < l->nprocesses; i++)
            if (k < l->of[i].n && l->of[i].steps[k].end > to)
                to = l->of[i].steps[k].end;
        all = to != INT64_MIN && to < until;
        if (all && to > a->from)
            found = to;
    }
    return found;
}

const char *judged_name(const analysis *a) { return a->judged ? "loop" : "run"; }

static double part_of_run(const analysis *a, int64_t ns)
{
    return a->whole_ns > 0 ? (double)ns / (double)a->whole_ns : 0;
}

/* "87 % of this run is start (imports, set-up), 5 % are 3 warm-up steps, 1 % is its end. Shares are of the rest ..." */
char *judged_text(const analysis *a)
{
    char *text = NULL, *longer, time[UNIT_TEXT];
    const struct {
        int64_t ns;
        const char *is;
    } parts[] = {{a->start_ns, "is start (imports, set-up)"}, {a->warm_ns, NULL}, {a->end_ns, "is its end"}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        double share = 100 * part_of_run(a, parts[i].ns);
        char *is;
        if (share < 0.5)
            continue;
        is = parts[i].is         ? tool_text("%s", parts[i].is)
             : a->loop.warm == 1 ? tool_text("is 1 warm-up step")
                                 : tool_text("are %zu warm-up steps", a->loop.warm);
        longer = text ? tool_text("%s, %.0f %% %s", text, share, is) : tool_text("%.0f %% of this run %s", share, is);
        free(is);
        free(text);
        text = longer;
    }
    longer = tool_text("%s%sThe report covers the loop, %s; --whole covers the whole run.", text ? text : "",
                       text ? ". " : "", unit_time(time, (uint64_t)a->run_ns));
    free(text);
    return longer;
}

/* "1 process starts others; 8 are data loader workers of ranks 0, 1." */
char *helpers_text(const analysis *a)
{
    static const char *const words[ROLES][2] = {{"", ""},
                                                {"starts others", "start others"},
                                                {"is a data loader worker of", "are data loader workers of"},
                                                {"helps", "help"}};
    char *text = NULL, *longer, *whose;
    bool *of = tr_alloc(a->nprocesses + 1);
    for (int role = ROLE_LAUNCHER; role < ROLES; role++) {
        size_t n = 0, i;
        memset(of, 0, a->nprocesses + 1);
        for (i = 0; i < a->nprocesses; i++)
            if (a->gathered.helpers.role[i] == role) {
                n++;
                if (a->gathered.helpers.whose[i] != NONE)
                    of[a->gathered.helpers.whose[i]] = true;
            }
        if (!n)
            continue;
        whose = role == ROLE_LAUNCHER ? tool_text("%s", "") : rank_list(a, of);
        longer = tool_text("%s%s%zu %s%s%s%s", text ? text : "", text ? ", " : "", n,
                           text    ? ""
                           : n > 1 ? "processes "
                                   : "process ",
                           words[role][n > 1], *whose ? " " : "", whose);
        free(whose);
        free(text);
        text = longer;
    }
    free(of);
    if (!text)
        return NULL;
    longer = tool_text("%s: they do not count as ranks.", text);
    free(text);
    return longer;
}

/* ---- findings about the rest ------------------------------------------------------------------------------------- */

/* Profiles of the threads with steps: before the steps, in warm-up steps, and in the same number of other steps. */
void judged_plan(analysis *a)
{
    const loop *l = &a->loop;
    a->start_profile = profile_new(&a->profiler);
    a->warm_profile = profile_new(&a->profiler);
    a->later_profile = profile_new(&a->profiler);
    if (!a->judged)
        return;
    for (size_t i = 0; i < l->nprocesses; i++) {
        const loop_process *p = &l->of[i];
        if (!p->n)
            continue;
        if (a->start_ns > 0)
            profile_watch(&a->profiler, a->start_profile, p->steps[0].thread, a->tally.first_ns, p->steps[0].begin);
        for (size_t k = 0; k < l->warm && 2 * k + 1 < p->n; k++) {
            const loop_step *later = &p->steps[p->n - 1 - k];
            profile_watch(&a->profiler, a->warm_profile, p->steps[k].thread, p->steps[k].begin, p->steps[k].end);
            profile_watch(&a->profiler, a->later_profile, later->thread, later->begin, later->end);
        }
    }
}

/* The time in which ranks wait for each other does not show its cause. */
static void leave_out_waits(analysis *a, uint32_t sink)
{
    static const char *const words[] = {"MPI_", "nccl", "gloo:", "mpi:", "rccl", NULL};
    profile *p = &a->profiler.profiles[sink];
    for (size_t k = 1; k < p->room && k < a->profiler.n; k++)
        for (size_t i = 0; words[i]; i++)
            if (!strncmp(text_of(a->profiler.names[k].name), words[i], strlen(words[i])))
                p->times[k].ns = 0;
}

static void warm_tell(analysis *a)
{
    const loop *l = &a->loop;
    int64_t excess = a->warm_ns - (int64_t)l->warm * l->median, more;
    char time[3][UNIT_TEXT], *path;
    uint32_t at;
    finding *f;
    if (!l->warm || part_of_run(a, excess) < WARM_LEAST)
        return;
    leave_out_waits(a, a->warm_profile);
    leave_out_waits(a, a->later_profile);
    at = profile_difference(&a->profiler, a->warm_profile, a->later_profile, 1, &more);
    path = profile_path(&a->profiler, at);
    f = finding_new(a, "warm_up", part_of_run(a, excess));
    f->remark = f->of_run = true;
    finding_where(f, a, at);
    unit_time(time[0], (uint64_t)a->warm_ns);
    unit_time(time[1], (uint64_t)l->median);
    f->text = l->warm == 1
                  ? tool_text("The first step takes %s, where the median is %s: most of the difference is %s.", time[0],
                              time[1], path)
                  : tool_text("The first %zu steps take %s, where the median is %s each: most of the difference is %s.",
                              l->warm, time[0], time[1], path);
    finding_evidence(f, "%s more than the same number of later steps", unit_time(time[2], (uint64_t)excess));
    f->from = l->from;
    f->to = l->warm_to;
    f->lasts = true;
    f->helps =
        tool_text("It does not matter in a long run. Else read data ahead, compile and allocate before the first "
                  "step, and keep what was compiled (caches of torch.compile, Triton, JAX, CUDA).");
    finding_see(f, a, f->from, f->to, "");
    free(path);
}

static void start_tell(analysis *a)
{
    char time[2][UNIT_TEXT], *path;
    int64_t ns;
    uint32_t at;
    finding *f;
    if (a->start_ns <= a->run_ns)
        return;
    leave_out_waits(a, a->start_profile);
    at = profile_difference(&a->profiler, a->start_profile, NONE, 1, &ns);
    path = profile_path(&a->profiler, at);
    f = finding_new(a, "start", part_of_run(a, a->start_ns));
    f->remark = f->of_run = true;
    finding_where(f, a, at);
    f->text = tool_text("%s pass before the first step, and the loop takes %s: most of the start is %s.",
                        unit_time(time[0], (uint64_t)a->start_ns), unit_time(time[1], (uint64_t)a->run_ns), path);
    f->from = a->tally.first_ns;
    f->to = a->loop.from;
    f->lasts = true;
    f->helps = tool_text("It does not matter in a long run. Else look at imports, compilation, reading data and "
                         "checkpoints, and connecting ranks.");
    finding_see(f, a, f->from, f->to, "");
    free(path);
}

void judged_tell(analysis *a)
{
    if (!a->judged)
        return;
    warm_tell(a);
    start_tell(a);
}
