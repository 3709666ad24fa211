/* whereabouts.c - where each process was at the end, in lines of evidence (stalls.h) */
#include "common/message.h"
#include "stalls.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 6 };

const thread_state *thread_at_end(const analysis *a, uint32_t process, bool (*main_counts)(const thread_state *))
{
    const process_state *of = &a->tally.processes[process];
    const thread_state *last = NULL;
    for (size_t i = of->first; i < of->first + of->n; i++) {
        const thread_state *x = &a->tally.threads[i];
        if (!x->seen)
            continue;
        if (x->thread->tid == a->processes[process]->header->pid && main_counts(x))
            return x;
        if (!last || x->last_ns > last->last_ns)
            last = x;
    }
    return last;
}

static bool is_inside(const thread_state *x) { return x->inside; } /* a task or call */

char *whereabouts(const analysis *a, uint32_t process, bool since)
{
    const thread_state *x = thread_at_end(a, process, is_inside);
    const char *doing = x && x->doing ? text_of(x->doing) : "its start";
    char when[48] = "";
    if (x && !x->inside && is_poll(text_of(x->last)))
        return tool_text("asking again and again with %s", text_of(x->last));
    if (x && since)
        snprintf(when, sizeof when, " since %.3f s", (double)(x->doing_ns - tr_trace_t0(a->tally.trace)) / 1e9);
    return x && x->inside ? tool_text("in %s%s", doing, when) : tool_text("in no call%s, after %s", when, doing);
}

typedef struct whereabout {
    char *text;
    uint32_t process;
} whereabout;

static int by_text(const void *x, const void *y)
{
    const whereabout *a = x, *b = y;
    int order = strcmp(a->text, b->text);
    return order ? order : (a->process > b->process) - (a->process < b->process);
}

void whereabouts_evidence(finding *f, const analysis *a, const bool *which)
{
    whereabout *all = tr_alloc((a->nprocesses + 1) * sizeof *all);
    bool *here = tr_alloc(a->nprocesses + 1);
    size_t n = 0, i, k, shown = 0;
    for (uint32_t p = 0; p < a->nprocesses; p++)
        if (which[p])
            all[n++] = (whereabout){whereabouts(a, p, false), p};
    qsort(all, n, sizeof *all, by_text);
    for (i = 0; i < n; i = k) {
        char *who;
        memset(here, 0, a->nprocesses);
        for (k = i; k < n && !strcmp(all[k].text, all[i].text); k++)
            here[all[k].process] = true;
        who = rank_list(a, here);
        if (shown++ < PLACES)
            finding_evidence(f, "%s: %s", who, all[i].text);
        free(who);
    }
    if (shown > PLACES)
        finding_evidence(f, "and %zu more places", shown - PLACES);
    for (i = 0; i < n; i++)
        free(all[i].text);
    free(all);
    free(here);
}
