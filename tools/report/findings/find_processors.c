/* find_processors.c - ranks that could run, but waited for a processor
 *
 * Of each process the recorder knows how long the thread that waited longest did so, and how long it ran, of the whole
 * run. Where processors are shared whoever works more waits more, so a rank lacks processors of its own only if it
 * waited longer than the others would have for as much work. */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 4, LEAST_NS = 10000000 };
static const double LEAST = 0.05; /* of the run */

/* Counted over the life of the process: more than the run, if it waited and ran before. */
static double part_of(const analysis *a, const tr_process *p)
{
    double lived = (double)p->waited_ns + (double)p->ran_ns;
    lived = lived > (double)a->whole_ns ? lived : (double)a->whole_ns;
    return lived > 0 ? (double)p->waited_ns / lived : 0;
}

static bool whole_run(const analysis *a)
{
    return a->tally.settings.from_ns == INT64_MIN && a->tally.settings.to_ns == INT64_MAX;
}

/* us of waiting for each second of running; 0 if it did not run. */
static int64_t rate_of(const tr_process *p)
{
    return p->ran_ns ? (int64_t)((double)p->waited_ns * 1e6 / (double)p->ran_ns) : 0;
}

static int64_t waited_of(const tr_process *p) { return (int64_t)p->waited_ns; }

/* The lower one in the middle of the other ranks'; -1: there are none. */
static int64_t usual(const analysis *a, uint32_t but, int64_t (*of)(const tr_process *p))
{
    keyed *list = tr_alloc((a->nprocesses + 1) * sizeof *list);
    size_t n = 0;
    int64_t middle = -1;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (i != but && a->processes[i]->rank >= 0)
            list[n++] = (keyed){of(a->processes[i]), i};
    if (n)
        middle = order_nth(list, n, (n - 1) / 2).key;
    free(list);
    return middle;
}

static bool said(const analysis *a)
{
    for (size_t i = 0; i < a->nfindings; i++)
        if (!strcmp(a->findings[i].kind, "no_processor"))
            return true;
    return false;
}

bool processors_waited_more(const analysis *a, uint32_t process)
{
    int64_t others = usual(a, process, waited_of);
    return others >= 0 && (int64_t)a->processes[process]->waited_ns / 2 >= others;
}

double processors_lacked(const analysis *a, uint32_t process)
{
    const tr_process *p = a->processes[process];
    int64_t rate;
    double more;
    if (!whole_run(a) || p->waited_ns < LEAST_NS)
        return 0;
    rate = usual(a, process, rate_of);
    more = (double)p->waited_ns - (double)(rate > 0 ? rate : 0) / 1e6 * (double)p->ran_ns;
    more *= a->whole_ns > 0 ? (double)a->run_ns / (double)a->whole_ns : 1; /* the loop's part of it */
    return more > 0 ? more : 0;
}

/* The same as recorded for each step of its first thread; -1: steps do not say. */
static double waited_in_steps(const analysis *a, uint32_t process)
{
    const steps *s = &a->steps;
    double ns = 0;
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++) {
        const sourced *did;
        if (a->gathered.graph.lanes[s->lane[i]].process != process)
            continue;
        did = sources_step(&a->gathered.sources, s->lane[i], s->begin[i], s->begin[i] + s->ns[i]);
        if (!did)
            return -1;
        ns += (double)did->values[OF_WAITED];
        n++;
    }
    return n ? ns : -1;
}

double processors_waited(const analysis *a, uint32_t process)
{
    double ns = waited_in_steps(a, process);
    if (ns >= 0)
        return ns;
    return whole_run(a) ? part_of(a, a->processes[process]) * (double)a->run_ns : 0;
}

void processors_evidence(finding *f, const analysis *a, uint32_t process)
{
    const tr_process *p = a->processes[process];
    int64_t others = usual(a, process, waited_of);
    char waited[UNIT_TEXT], ran[UNIT_TEXT], time[UNIT_TEXT], *who;
    if (!whole_run(a) || p->waited_ns < LEAST_NS)
        return;
    who = rank_text(a, process);
    finding_evidence(f, "a thread of %s waited %s for a processor and ran %s%s%s%s", who,
                     unit_time(waited, p->waited_ns), unit_time(ran, p->ran_ns),
                     others < 0 ? "" : " (median rank: waited ", others < 0 ? "" : unit_time(time, (uint64_t)others),
                     others < 0 ? "" : ")");
    free(who);
}

int64_t processors_rest(const analysis *a, uint32_t process)
{
    const graph *g = &a->gathered.graph;
    const tr_process *p = a->processes[process];
    uint32_t threads = 0;
    int64_t rest;
    for (uint32_t i = 0; i < g->nlanes; i++)
        threads += !g->lanes[i].track && g->lanes[i].process == process && g->lanes[i].to != INT64_MIN;
    if (threads != 1 || !p->ran_ns || !whole_run(a))
        return -1;
    rest = (int64_t)a->times[process].wall - (int64_t)p->ran_ns - (int64_t)p->waited_ns;
    return rest > 0 ? rest : 0;
}

void stopped_evidence(finding *f, const analysis *a, uint32_t process)
{
    int64_t mine = processors_rest(a, process), others;
    keyed *list = tr_alloc((a->nprocesses + 1) * sizeof *list);
    char time[2][UNIT_TEXT], *who;
    size_t n = 0;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (i != process && a->processes[i]->rank >= 0)
            list[n++] = (keyed){processors_rest(a, i), i};
    others = n ? order_nth(list, n, (n - 1) / 2).key : -1;
    free(list);
    if (mine < 0 || others < 0 || share_of(a, (double)mine) < LEAST || mine / 2 < others)
        return;
    who = rank_text(a, process);
    finding_evidence(f,
                     "%s neither ran nor waited for a processor for %s (median rank: %s): it slept, waited for input "
                     "or output, or was stopped",
                     who, unit_time(time[0], (uint64_t)mine), unit_time(time[1], (uint64_t)others));
    free(who);
}

/* The rank that waited longest, and all that waited long. */
void processors_tell(analysis *a)
{
    double most = 0;
    uint32_t first = 0, n = 0;
    char time[UNIT_TEXT], *who;
    finding *f;
    if (!whole_run(a) || said(a) || a->run_ns <= 0)
        return;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        double waited = (double)a->processes[i]->waited_ns;
        n += waited >= LEAST_NS && part_of(a, a->processes[i]) >= LEAST;
        if (waited > most) {
            most = waited;
            first = i;
        }
    }
    if (!n)
        return;
    f = finding_new(a, "shared_processors", part_of(a, a->processes[first]));
    f->remark = true;
    f->timed = false;
    who = rank_text(a, first);
    f->text =
        tool_text("Processors are shared: a thread of %s waited %s for one.", who, unit_time(time, (uint64_t)most));
    free(who);
    for (uint32_t i = 0, shown = 0; i < a->nprocesses; i++) {
        double waited = (double)a->processes[i]->waited_ns;
        if (waited < LEAST_NS || part_of(a, a->processes[i]) < LEAST)
            continue;
        finding_rank(f, a, i);
        if (shown++ < SHOWN)
            processors_evidence(f, a, i);
    }
    f->helps = tool_text("Give each thread a processor of its own: bind ranks and threads (mpirun --bind-to core, "
                         "OMP_PLACES=cores, srun --cpu-bind=cores), start no more of them than there are processors or "
                         "than the control group has, and look for other programs on the host.");
    f->see = tool_text("trace-info --processes %s", a->inputs);
}
