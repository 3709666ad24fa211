/* find_ends.c - how processes ended: by a signal, without MPI_Finalize, with an exit status, or nobody knows how
 *
 * The one that ended first is the cause as a rule: launchers kill the others, or these wait for it for ever. So it
 * comes before all other findings. */
#include "common/ended.h"
#include "common/message.h"
#include "common/units.h"
#include "report/report.h"
#include "support/memory.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 4, STUCK_NS = 2000000000 };

/* The thread of the process that did something last; NULL: none did anything. */
static const thread_state *last_of(const analysis *a, uint32_t process)
{
    const process_state *of = &a->tally.processes[process];
    const thread_state *last = NULL;
    for (size_t i = of->first; i < of->first + of->n; i++) {
        const thread_state *x = &a->tally.threads[i];
        if (x->seen && (!last || x->last_ns > last->last_ns))
            last = x;
    }
    return last;
}

static int64_t sign_of(const analysis *a, uint32_t process)
{
    int64_t last = a->tally.processes[process].last_ns;
    return a->processes[process]->alive_ns > last ? a->processes[process]->alive_ns : last;
}

/* The one that ended first comes first: the others may have been killed because of it. */
static void killed_tell(analysis *a)
{
    bool *killed = tr_alloc(a->nprocesses + 1);
    int64_t t0 = tr_trace_t0(a->tally.trace);
    uint32_t n = 0, first = NONE, i;
    const thread_state *x;
    char *who;
    finding *f;
    for (i = 0; i < a->nprocesses; i++) {
        killed[i] = tr_was_killed(a->processes[i]) && !ended_signal(a->processes[i]);
        n += killed[i];
        first = killed[i] && (first == NONE || sign_of(a, i) < sign_of(a, first)) ? i : first;
    }
    if (n) {
        f = finding_new(a, "killed", 0);
        f->timed = false;
        who = rank_list(a, killed);
        f->text = tool_text("%lu process%s did not close the trace (killed, or left by _exit): %s.", (unsigned long)n,
                            n == 1 ? "" : "es", who);
        free(who);
        x = last_of(a, first);
        finding_path(f, x && x->doing ? text_of(x->doing) : "outside of tasks and calls");
        for (uint32_t k = 0, shown = 0; k < a->nprocesses; k++) {
            i = k ? (k <= first ? k - 1 : k) : first; /* the first one, then all others */
            if (!killed[i])
                continue;
            finding_rank(f, a, i);
            if (shown++ >= SHOWN)
                continue;
            x = last_of(a, i);
            who = rank_text(a, i);
            finding_evidence(f, "%s: the last sign of life is of %.6f s, %s %s", who,
                             (double)(sign_of(a, i) - t0) / 1e9, x && x->inside ? "in" : "after",
                             x && x->doing ? text_of(x->doing) : "its start");
            free(who);
        }
        f->to = sign_of(a, first);
        x = last_of(a, first);
        f->from = x && x->doing_ns > 0 && x->doing_ns < f->to ? x->doing_ns : f->to - 1;
        f->lasts = true;
        f->helps = tool_text("Look for what killed it: its signal, the memory limit of the job, the time limit. A "
                             "process that ends by _exit and does not run under trace-run looks the same, and so does "
                             "a program that still runs on another machine or in a container.");
        finding_see(f, a, f->from, f->to, "");
    }
    free(killed);
}

static bool from_outside(int signal)
{
    return signal == SIGKILL || signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGXCPU;
}

/* When it ended: as its parent saw it, or by its last sign of life: exit leaves one, and the parent may see it late. */
static int64_t end_of(const analysis *a, uint32_t process)
{
    const tr_process *p = a->processes[process];
    return p->ended_ns && ended_signal(p) ? p->ended_ns : sign_of(a, process);
}

/* A launcher kills the other ranks at once, and those that watch on a busy machine see all that in any order. So what
 * was killed from outside counts as the first only if it was so by a second. */
static int64_t order_of(const analysis *a, uint32_t process)
{
    return end_of(a, process) + (from_outside(ended_signal(a->processes[process])) ? 1000000000 : 0);
}

static const char *kind_of(const tr_process *p)
{
    const int signal = ended_signal(p);
    return signal                      ? from_outside(signal) ? "killed" : "crash"
           : ended_without_finalize(p) ? "no_finalize"
                                       : "exit_status";
}

static const char *help_for(const tr_process *p)
{
    const int signal = ended_signal(p);
    if (signal && from_outside(signal))
        return "Look for what sent that signal: the memory limit of the job, its time limit, the launcher, a user.";
    if (signal)
        return "Look at what the program did there: run it under a debugger, or look at its core file.";
    if (ended_without_finalize(p))
        return "Look for what ends the program there: exit, an error that it found, or main returning early. Ranks "
               "that "
               "go on wait for it, or the launcher kills them.";
    return "Look at what the program printed: it says by its exit status that it failed.";
}

/* The last thing that its threads were in, or did. */
static char *where_text(const analysis *a, uint32_t process)
{
    const thread_state *x = last_of(a, process);
    return tool_text("%s %s", x && x->inside ? "in" : "after", x && x->doing ? text_of(x->doing) : "its start");
}

/* True if ranks had waited for so long when the process was killed from outside that waiting is why it was. */
static bool was_stuck(const analysis *a, uint32_t process)
{
    int64_t least = 2 * a->steps.max > STUCK_NS ? 2 * a->steps.max : STUCK_NS;
    if (!from_outside(ended_signal(a->processes[process])))
        return false;
    for (size_t i = 0; i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        if ((!strcmp(f->kind, "hang") || !strcmp(f->kind, "stuck") || !strcmp(f->kind, "deadlock")) && f->lasts &&
            end_of(a, process) - f->from >= least)
            return true;
    }
    return false;
}

static void ends_tell(analysis *a)
{
    uint32_t first = NONE, n = 0, shown = 0;
    int64_t t0 = tr_trace_t0(a->tally.trace), begin;
    const tr_process *p;
    const thread_state *x;
    char *who, *how, *where;
    finding *f;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        if (!ended_badly(a->processes[i]))
            continue;
        n++;
        first = first == NONE || order_of(a, i) < order_of(a, first) ? i : first;
    }
    if (first == NONE)
        return;
    p = a->processes[first];
    f = finding_new(a, kind_of(p), 0);
    f->timed = false;
    f->first = !was_stuck(a, first) && !device_failed(a, first) && /* which is the cause then */
               (p->ended & TRACE_ENDED_SIGNAL || ended_without_finalize(p) || p->ended & TRACE_ENDED_MPI_ABORT);
    who = rank_text(a, first);
    how = ended_text(p);
    where = where_text(a, first);
    if (n == 1)
        f->text = tool_text("%s ended by %s, %s.", who, how, where);
    else
        f->text =
            tool_text("%s ended first, by %s, %s. %lu more did not end well.", who, how, where, (unsigned long)(n - 1));
    f->text[0] = (char)(f->text[0] - 'a' + 'A');
    free(who);
    free(how);
    free(where);
    x = last_of(a, first);
    finding_path(f, x && x->doing ? text_of(x->doing) : "outside of tasks and calls");
    finding_rank(f, a, first);
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        char later[UNIT_TEXT];
        if (i == first || !ended_badly(a->processes[i]) || shown++ >= SHOWN)
            continue;
        who = rank_text(a, i);
        how = ended_text(a->processes[i]);
        where = where_text(a, i);
        begin = end_of(a, i) - end_of(a, first);
        finding_evidence(f, "%s: %s later, by %s, %s", who, unit_time(later, begin > 0 ? (uint64_t)begin : 0), how,
                         where);
        free(who);
        free(how);
        free(where);
    }
    if (shown > SHOWN)
        finding_evidence(f, "and %u more", (unsigned)(shown - SHOWN));
    f->to = sign_of(a, first);
    begin = x && x->doing_ns > 0 && x->doing_ns < f->to ? x->doing_ns : f->to - 1;
    f->from = begin < t0 ? t0 : begin;
    f->lasts = true;
    f->helps = tool_text("%s", help_for(p));
    finding_see(f, a, f->from, f->to, "");
}

void ends_of_processes_tell(analysis *a)
{
    ends_tell(a);
    killed_tell(a);
}
