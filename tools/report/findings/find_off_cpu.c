/* find_off_cpu.c - ranks that were kept from running: stopped, or blocked in the kernel by input, output or swapping
 *
 * The recorder measured the loss, so nothing is estimated from the ranks that waited. */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static const double LEAST = 0.02, LEAST_BLOCKED = 0.05, LEAST_ALL_BLOCKED = 0.15;
enum { LEAST_NS = 5000000, LEAST_BLOCKED_NS = 100000000, FEW = 2, SHOWN = 4 };

void off_cpu_plan(analysis *a)
{
    graph *g = &a->gathered.graph;
    uint32_t *hosts = segments_hosts(g, (uint32_t)a->nprocesses);
    off_cpu_read(&a->off, g, hosts);
    off_cpu_lay(&a->off, g, hosts, false);
    free(hosts);
}

static uint64_t blocked_of(const off_process *p) { return p->ns[TRACE_OFF_IO] + p->ns[TRACE_OFF_PAGES]; }

/* The lower one in the middle, of the ranks. */
static uint64_t median_blocked(const analysis *a)
{
    keyed *list = tr_alloc((a->nprocesses + 1) * sizeof *list);
    uint64_t middle = 0;
    size_t n = 0;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (a->processes[i]->rank >= 0 && a->times[i].wall)
            list[n++] = (keyed){(int64_t)blocked_of(&a->off.of[i]), i};
    if (n > 1)
        middle = (uint64_t)order_nth(list, n, (n - 1) / 2).key;
    free(list);
    return middle;
}

static const char *times_text(uint32_t n) { return n == 1 ? "" : "s"; }

static void tell_longest(finding *f, const analysis *a, uint32_t process, int why)
{
    const tr_off_cpu *x = &a->off.of[process].longest[why];
    f->from = x->to_ns - (int64_t)x->ns;
    f->to = x->to_ns;
    f->lasts = f->to > f->from;
    finding_see(f, a, f->from, f->to, "");
}

/* ---- stopped ----------------------------------------------------------------------------------------------------- */

static void tell_stopped(analysis *a)
{
    bool *named = tr_alloc(a->nprocesses + 1);
    uint32_t worst = 0, times = 0, n = 0;
    uint64_t all = 0;
    char time[2][UNIT_TEXT], *who;
    finding *f;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        worst = a->off.of[i].cost > a->off.of[worst].cost ? i : worst;
    if (!a->nprocesses || a->off.stopped < LEAST_NS || share_of(a, (double)a->off.stopped) < LEAST) {
        free(named);
        return;
    }
    f = finding_new(a, "stopped", share_of(a, (double)a->off.stopped));
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (a->off.of[i].cost && a->off.of[i].cost * FEW >= a->off.of[worst].cost) {
            named[i] = true;
            finding_rank(f, a, i);
            times += a->off.of[i].times[TRACE_OFF_STOPPED];
            all += a->off.of[i].ns[TRACE_OFF_STOPPED];
            n++;
        }
    who = rank_list(a, named);
    who[0] = who[0] == 'r' ? 'R' : who[0] == 'p' ? 'P' : who[0];
    f->text =
        tool_text("%s %s stopped %u time%s, for %s in all: %s neither ran nor could run.", who, n > 1 ? "were" : "was",
                  times, times_text(times), unit_time(time[0], all), n > 1 ? "they" : "it");
    free(who);
    for (uint32_t i = 0, shown = 0; i < a->nprocesses && shown < SHOWN; i++)
        if (named[i]) {
            off_cpu_evidence(f, a, i);
            shown++;
        }
    finding_evidence(f, "the run would be up to %s shorter without that", unit_time(time[0], (uint64_t)a->off.stopped));
    tell_longest(f, a, worst, TRACE_OFF_STOPPED);
    f->helps = tool_text("Look for what stops it: a debugger, a batch system that suspends jobs, a frozen or throttled "
                         "control group, a script that sends SIGSTOP.");
    free(named);
}

/* ---- blocked ----------------------------------------------------------------------------------------------------- */

static void blocked_advice(finding *f, const analysis *a, uint32_t process)
{
    const off_process *p = &a->off.of[process];
    f->helps = p->ns[TRACE_OFF_PAGES] > p->ns[TRACE_OFF_IO]
                   ? tool_text("Its memory does not fit: give the job more of it, or put fewer ranks on the host. "
                               "vmstat 1 shows swapping (si, so), memory.events of the control group its limit.")
                   : tool_text("Look for the files that it reads or writes there (trace-run --apis all,posix, "
                               "iostat -x 1, nfsiostat). Read ahead in a thread, or move the files to a faster disk.");
}

static void tell_blocked(analysis *a)
{
    uint64_t usual = median_blocked(a), most = 0;
    bool *named = tr_alloc(a->nprocesses + 1);
    uint32_t worst = 0, n = 0;
    char time[2][UNIT_TEXT], *who;
    double each;
    finding *f;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (blocked_of(&a->off.of[i]) > most) {
            most = blocked_of(&a->off.of[i]);
            worst = i;
        }
    each = share_of(a, (double)(most - usual));
    if (each < LEAST_BLOCKED && share_of(a, (double)usual) >= LEAST_ALL_BLOCKED) { /* all of them */
        each = share_of(a, (double)usual);
        usual = 0;
    }
    if (most < LEAST_BLOCKED_NS || each < LEAST_BLOCKED) {
        free(named);
        return;
    }
    f = finding_new(a, "blocked", each);
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (blocked_of(&a->off.of[i]) > usual && (blocked_of(&a->off.of[i]) - usual) * FEW >= most - usual) {
            named[i] = true;
            finding_rank(f, a, i);
            n++;
        }
    who = rank_list(a, named);
    who[0] = who[0] == 'r' ? 'R' : who[0] == 'p' ? 'P' : who[0];
    f->text = tool_text("%s %s blocked in the kernel for %s%s: %s.", who, n > 1 ? "were" : "was", n > 1 ? "up to " : "",
                        unit_time(time[0], most),
                        a->off.of[worst].ns[TRACE_OFF_PAGES] > a->off.of[worst].ns[TRACE_OFF_IO]
                            ? "pages of its memory had to come from a disk"
                            : "it waited for a disk or a network file system");
    free(who);
    for (uint32_t i = 0, shown = 0; i < a->nprocesses && shown < SHOWN; i++)
        if (named[i]) {
            off_cpu_evidence(f, a, i);
            shown++;
        }
    if (n < a->nprocesses)
        finding_evidence(f, "the median rank was blocked for %s", unit_time(time[1], usual));
    tell_longest(f, a, worst,
                 a->off.of[worst].ns[TRACE_OFF_PAGES] > a->off.of[worst].ns[TRACE_OFF_IO] ? TRACE_OFF_PAGES
                                                                                          : TRACE_OFF_IO);
    blocked_advice(f, a, worst);
    free(named);
}

void off_cpu_tell(analysis *a)
{
    if (!a->off.any)
        return;
    tell_stopped(a);
    tell_blocked(a);
}

const char *off_cpu_explains(const analysis *a, uint32_t process, double ns)
{
    const off_process *p = a->off.any ? &a->off.of[process] : NULL;
    for (size_t i = 0; p && i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        bool stopped = !strcmp(f->kind, "stopped"), names = false;
        for (size_t k = 0; k < f->nranks; k++)
            names |= f->ranks[k] == a->processes[process]->rank;
        if (names && (stopped || !strcmp(f->kind, "blocked")) &&
            (double)(stopped ? p->ns[TRACE_OFF_STOPPED] : blocked_of(p)) * 2 >= ns)
            return f->kind;
    }
    return NULL;
}

void off_cpu_evidence(finding *f, const analysis *a, uint32_t process)
{
    const off_process *p = a->off.any ? &a->off.of[process] : NULL;
    char time[2][UNIT_TEXT], *who;
    if (!p || !(p->ns[TRACE_OFF_STOPPED] || blocked_of(p))) {
        stopped_evidence(f, a, process);
        return;
    }
    who = rank_text(a, process);
    if (p->ns[TRACE_OFF_STOPPED])
        finding_evidence(f, "%s was stopped %u time%s, for %s (longest: %s)", who, p->times[TRACE_OFF_STOPPED],
                         times_text(p->times[TRACE_OFF_STOPPED]), unit_time(time[0], p->ns[TRACE_OFF_STOPPED]),
                         unit_time(time[1], p->longest[TRACE_OFF_STOPPED].ns));
    if (blocked_of(p))
        finding_evidence(f, "the main thread of %s was blocked in the kernel for about %s%s%s%s", who,
                         unit_time(time[0], blocked_of(p)), p->ns[TRACE_OFF_PAGES] ? ", of which " : "",
                         p->ns[TRACE_OFF_PAGES] ? unit_time(time[1], p->ns[TRACE_OFF_PAGES]) : "",
                         p->ns[TRACE_OFF_PAGES] ? " with page faults" : "");
    free(who);
}
