/* find_stages.c - a stage of pipelines that has more work than the others: all others wait for it
 *
 * The work of a stage is that of its rank in the middle, so a slow rank makes no stage slow. Its cost a replay
 * says, in which the ranks of the stage work as long as the one in the middle of the other stages. */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>

/* Parts: of the run that would be saved; of the work of the stage in the middle; of the largest excess over the mean.
 */
static const double LEAST = 0.04, LEAST_MORE = 0.03, NEARLY = 0.25;

typedef struct stages_found {
    keyed *work; /* of each stage: of its process in the middle, and that process */
    bool *heavy; /* by stage */
    uint32_t worst, usual;
    int64_t saved;
    uint32_t more, less; /* profiles, of these stages */
} stages_found;

/* The first thread's own work in the process. */
static void watch_host(analysis *a, uint32_t sink, uint32_t process)
{
    const graph *g = &a->gathered.graph;
    uint32_t at = a->segments.hosts[process];
    const lane *l = at != NONE ? &g->lanes[at] : NULL;
    int64_t from = l ? l->from : 0;
    for (uint32_t k = l && l->nodes ? l->first : NONE; k != NONE; k = node_after(g, k)) {
        const node *n = &g->nodes[k];
        if (n->kind != NODE_COLLECTIVE && n->kind != NODE_MESSAGE)
            continue;
        profile_watch(&a->profiler, sink, at, from, n->begin);
        from = n->end;
    }
    if (l && l->to > from)
        profile_watch(&a->profiler, sink, at, from, l->to);
}

static void find_work(const analysis *a, stages_found *f, keyed *list)
{
    const segments *s = &a->segments;
    for (uint32_t stage = 0; stage < s->roles.stages; stage++) {
        size_t n = 0;
        for (uint32_t i = 0; i < a->nprocesses; i++)
            if (s->roles.stage[i] == stage && s->worked[i] > 0)
                list[n++] = (keyed){s->worked[i], i};
        f->work[stage] = n ? order_nth(list, n, (n - 1) / 2) : (keyed){0, 0};
    }
}

/* Layers that leave a heavy stage go to the others: heavy is what has more than the mean. Beside these the one in the
 * middle of the others is usual. */
static void find_heavy(stages_found *f, uint32_t stages, keyed *list)
{
    double mean = 0, most = 0;
    size_t n = 0;
    uint32_t i;
    for (i = 0; i < stages; i++)
        mean += (double)f->work[i].key / stages;
    for (i = 0; i < stages; i++)
        if ((double)f->work[i].key - mean > most) {
            most = (double)f->work[i].key - mean;
            f->worst = i;
        }
    for (i = 0; i < stages; i++) {
        f->heavy[i] = most > 0 && (double)f->work[i].key - mean >= NEARLY * most;
        if (!f->heavy[i])
            list[n++] = (keyed){f->work[i].key, i};
    }
    f->usual = n * 2 >= stages ? order_nth(list, n, (n - 1) / 2).at : f->worst; /* else the others have little */
}

/* The time that the run would save if heavy stages took as long as the usual one. */
static int64_t saved(const analysis *a, const stages_found *f)
{
    const graph *g = &a->gathered.graph;
    const roles *r = &a->segments.roles;
    double *factors = tr_alloc_large(((size_t)g->n + 1) * sizeof *factors);
    bool *chosen = tr_alloc(a->nprocesses + 1);
    int64_t ns;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        chosen[i] = r->stage[i] < r->stages && f->heavy[r->stage[i]];
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t process = node_process(g, i);
        factors[i] = chosen[process] ? (double)f->work[f->usual].key / (double)f->work[r->stage[process]].key : 1;
    }
    ns = a->replayed_ns - replay(g, &(scenario){.factor = factors, .chosen = chosen});
    free(factors);
    free(chosen);
    return ns;
}

void stages_plan(analysis *a)
{
    const roles *r = &a->segments.roles;
    stages_found *f = a->stages = tr_alloc(sizeof *f);
    keyed *list = tr_alloc((a->nprocesses + r->stages + 1) * sizeof *list);
    int64_t usual;
    f->more = profile_new(&a->profiler);
    f->less = profile_new(&a->profiler);
    f->work = tr_alloc((r->stages + 1) * sizeof *f->work);
    f->heavy = tr_alloc(r->stages + 1);
    find_work(a, f, list);
    if (r->stages) {
        find_heavy(f, r->stages, list);
        usual = f->work[f->usual].key;
        if (usual > 0 && f->heavy[f->worst] && (double)(f->work[f->worst].key - usual) > LEAST_MORE * (double)usual)
            f->saved = saved(a, f);
    }
    free(list);
    if (share_of(a, (double)f->saved) < LEAST)
        return;
    watch_host(a, f->more, f->work[f->worst].at);
    watch_host(a, f->less, f->work[f->usual].at);
    what_if_add(a, tool_text("all stages took as long as the median stage"), f->saved);
}

/* "1.20s, 1.21s, 1.20s, 1.62s" */
static char *works_text(const stages_found *f, uint32_t n)
{
    enum { SHOWN = 16 };
    char *text = tool_text("%s", ""), time[UNIT_TEXT];
    for (uint32_t i = 0; i < n && i < SHOWN; i++) {
        char *longer = tool_text("%s%s%s", text, i ? ", " : "", unit_time(time, (uint64_t)f->work[i].key));
        free(text);
        text = longer;
    }
    return text;
}

void stages_tell(analysis *a)
{
    const stages_found *f = a->stages;
    const roles *r = &a->segments.roles;
    bool *ranks;
    char *who, *works, time[UNIT_TEXT];
    uint32_t at, heavy = 0;
    int64_t more;
    path_time longest;
    finding *x;
    if (share_of(a, (double)f->saved) < LEAST)
        return;
    ranks = tr_alloc(a->nprocesses + 1);
    x = finding_new(a, "unequal_stages", share_of(a, (double)f->saved));
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (r->stage[i] < r->stages && f->heavy[r->stage[i]]) {
            ranks[i] = true;
            finding_rank(x, a, i);
        }
    for (uint32_t i = 0; i < r->stages; i++)
        heavy += f->heavy[i];
    who = rank_list(a, ranks);
    works = works_text(f, r->stages);
    if (heavy == 1)
        x->text =
            tool_text("Stage %u of %u of the pipeline (%s) holds up the others: it works %.2f times as long as "
                      "the median stage.",
                      f->worst + 1, r->stages, who, (double)f->work[f->worst].key / (double)f->work[f->usual].key);
    else
        x->text = tool_text("%u of %u stages of the pipeline (%s) hold up the others: they work up to %.2f times as "
                            "long as the median stage.",
                            heavy, r->stages, who, (double)f->work[f->worst].key / (double)f->work[f->usual].key);
    finding_evidence(x, "%s would be saved if %s as long as the median stage", unit_time(time, (uint64_t)f->saved),
                     heavy == 1 ? "it took" : "they took");
    finding_evidence(x, "work of the stages, in order: %s", works);
    finding_evidence(x, "%u pipelines have these stages; the median rank of each stage counts", r->n);
    at = profile_difference(&a->profiler, f->more, f->less, 1, &more);
    finding_where(x, a, at);
    longest = profile_time(&a->profiler, f->more, at);
    x->from = longest.from;
    x->to = longest.to;
    x->lasts = at && longest.to > longest.from;
    if (x->lasts)
        finding_see(x, a, x->from, x->to, "");
    else
        finding_command(x, a, "trace-tally --balance");
    x->helps =
        tool_text("Move layers from that stage to others. The last stage also has the loss and the output layer, "
                  "and the first one the embedding: give them fewer layers. Use more, smaller stages "
                  "(interleaving).");
    free(ranks);
    free(who);
    free(works);
}

void stages_free(analysis *a)
{
    if (a->stages) {
        free(a->stages->work);
        free(a->stages->heavy);
    }
    free(a->stages);
}
