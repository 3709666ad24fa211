/* find_waits.c - threads that wait in tasks or regions which say so by their names: barriers, locks of the program's
 * own
 *
 * A lock that no API announces, and a barrier, have no cause on record. But if one thread of the process waits far less
 * than the one that waits most, it is what the others wait for. */
#include "common/message.h"
#include "common/units.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>

static const double LEAST = 0.2;

/* By name, whether tasks of that name wait; 0: nobody has asked yet. */
enum { YES = 1, NO };
static uint8_t *names_of(const gathered *g)
{
    uint32_t most = 0;
    for (size_t i = 0; i < g->phases.n; i++)
        most = g->phases.list[i].name > most ? g->phases.list[i].name : most;
    return tr_alloc((size_t)most + 1);
}

/* Tasks, without the calls in them: what these wait for is known. They stand by name, thread and time. */
static void take_tasks(gathered *g)
{
    const graph *x = &g->graph;
    uint8_t *asked = names_of(g);
    uint32_t at = NONE;
    for (size_t i = 0; i < g->phases.n; i++) {
        const phase *p = &g->phases.list[i];
        int64_t calls = 0;
        if (!asked[p->name])
            asked[p->name] = names_wait(text_of(p->name)) ? YES : NO;
        if (asked[p->name] == NO)
            continue;
        if (!i || p->name != p[-1].name || p->lane != p[-1].lane)
            at = x->lanes[p->lane].nodes ? x->lanes[p->lane].first : NONE;
        for (; at != NONE && x->nodes[at].begin < p->end; at = node_after(x, at))
            if (x->nodes[at].begin >= p->begin)
                calls += x->nodes[at].end - x->nodes[at].begin;
        if (p->end - p->begin > calls)
            waiting_add(&g->waits, p->lane, p->name, p->begin, p->end, p->end - p->begin - calls);
    }
    free(asked);
}

void waits_tell(analysis *a)
{
    gathered *g = &a->gathered;
    const graph *x = &g->graph;
    int64_t *of = tr_alloc((x->nlanes + 1) * sizeof *of);
    uint32_t most = NONE, least = NONE, i;
    const wait *worst = NULL;
    char time[2][UNIT_TEXT], *who, *other;
    finding *f;
    take_tasks(g);
    for (size_t k = 0; k < g->waits.n; k++)
        of[g->waits.list[k].lane] += g->waits.list[k].ns;
    for (i = 0; i < x->nlanes; i++)
        if (of[i] && (most == NONE || of[i] > of[most]))
            most = i;
    for (size_t k = 0; k < a->nfindings; k++) /* that says it better */
        if (!strcmp(a->findings[k].kind, "lock") || !strcmp(a->findings[k].kind, "thread_imbalance") ||
            !strcmp(a->findings[k].kind, "serial"))
            most = NONE;
    if (most == NONE || share_of(a, (double)of[most]) < LEAST) {
        free(of);
        return;
    }
    for (i = 0; i < x->nlanes; i++)
        if (i != most && x->lanes[i].process == x->lanes[most].process && !x->lanes[i].track &&
            x->lanes[i].to != INT64_MIN && (least == NONE || of[i] < of[least]))
            least = i;
    for (size_t k = 0; k < g->waits.n; k++)
        if (g->waits.list[k].lane == most && (!worst || g->waits.list[k].ns > worst->ns))
            worst = &g->waits.list[k];
    who = thread_text(x->lanes[most].thread);
    f = finding_new(a, "waits", share_of(a, (double)of[most]));
    f->text = tool_text("Threads wait for each other: %s spends %s in tasks that wait, most of it in %s.", who,
                        unit_time(time[0], (uint64_t)of[most]), text_of(worst->name));
    finding_rank(f, a, x->lanes[most].process);
    finding_call(f, text_of(worst->name));
    f->from = worst->from;
    f->to = worst->to;
    f->lasts = true;
    finding_evidence(f, "the longest time in %s is %s", text_of(worst->name),
                     unit_time(time[0], (uint64_t)(worst->to - worst->from)));
    if (least != NONE && of[least] * 2 <= of[most]) {
        other = thread_text(x->lanes[least].thread);
        finding_evidence(f, "%s waits least, %s: look at what it does meanwhile", other,
                         unit_time(time[1], (uint64_t)of[least]));
        free(other);
    }
    f->helps = tool_text("Give all threads as much to do (schedule(dynamic), smaller pieces), do less on one thread "
                         "alone, or hold locks for less.");
    finding_see(f, a, f->from, f->to, "");
    free(who);
    free(of);
}
