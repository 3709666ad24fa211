/* find_locks.c - threads that wait for a lock, and who holds it
 *
 * Its cost is the longest wait of a thread between each two barriers, summed up: with the lock gone, all
 * threads would come to the barrier, or to the end, as much earlier. */
#include "common/message.h"
#include "common/units.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>

enum { SHOWN = 4 };
static const double LEAST = 0.1;

static int longest_first(const void *x, const void *y)
{
    const held *a = x, *b = y;
    if (a->ns != b->ns)
        return a->ns > b->ns ? -1 : 1;
    return a->holder != b->holder ? (a->holder < b->holder ? -1 : 1) : a->where < b->where ? -1 : a->where > b->where;
}

char *thread_text(const tr_thread *t)
{
    return t->name && *t->name ? tool_text("%s (thread %u)", t->name, t->tid) : tool_text("thread %u", t->tid);
}

/* "at main (a.c:7)" of a source line, "in step" of a task. */
static char *place_text(uint32_t where)
{
    const char *text = text_of(where);
    return *text ? tool_text("%s %s", strchr(text, '(') ? "at" : "in", text) : tool_text("outside of tasks");
}

static void lock_tell(analysis *a, uint32_t process, uint32_t waiter, tr_thread *const *threads)
{
    const locks *l = &a->gathered.locks;
    const held *first = NULL;
    char time[UNIT_TEXT], *who = thread_text(threads[waiter]), *rank = rank_text(a, process), *holder, *place;
    finding *f;
    size_t shown = 0;
    for (uint32_t i = 0; i < l->nheld && !first; i++)
        first = l->held[i].process == process ? &l->held[i] : NULL;
    if (!first)
        return;
    f = finding_new(a, "lock", share_of(a, (double)l->cost[process]));
    holder = thread_text(threads[first->holder]);
    place = place_text(first->where);
    f->text = tool_text("Threads of %s wait for a lock that others hold, %s for %s; most for %s, which holds it %s.",
                        rank, who, unit_time(time, l->waited[waiter]), holder, place);
    free(place);
    finding_rank(f, a, process);
    if (first->where)
        finding_call(f, text_of(first->where));
    finding_call(f, text_of(first->lock));
    for (uint32_t i = 0; i < l->nheld && shown < SHOWN; i++) {
        const held *h = &l->held[i];
        char *name, *at;
        if (h->process != process)
            continue;
        name = thread_text(threads[h->holder]);
        at = place_text(h->where);
        finding_evidence(f, "%s: others waited %s in all, %llu time%s, for %s, %s", text_of(h->lock),
                         unit_time(time, h->ns), (unsigned long long)h->n, h->n == 1 ? "" : "s", name, at);
        free(name);
        free(at);
        shown++;
    }
    f->from = first->from;
    f->to = first->to;
    f->lasts = true;
    f->helps = tool_text("Hold the lock for less: move work out of it, split it, or give each thread its own data.");
    finding_see(f, a, f->from, f->to, "");
    free(holder);
    free(who);
    free(rank);
}

void locks_tell(analysis *a)
{
    locks *l = &a->gathered.locks;
    tr_thread *const *threads;
    uint32_t process = 0, worst, i;
    if (!locks_any(l) || !l->nheld)
        return;
    tr_trace_threads(a->tally.trace, &threads);
    qsort(l->held, l->nheld, sizeof *l->held, longest_first);
    for (i = 0; i < a->nprocesses; i++) {
        locks_arrive(l, i);
        locks_meet(l, i); /* the run is over */
        process = l->cost[i] > l->cost[process] ? i : process;
    }
    worst = l->first[process];
    for (i = worst; i < l->first[process + 1]; i++)
        worst = l->waited[i] > l->waited[worst] ? i : worst;
    if (share_of(a, (double)l->cost[process]) >= LEAST)
        lock_tell(a, process, worst, threads);
}
