/* choice.c - --ranks and --apis: which parts of the report are shown
 *
 * The graph has all ranks and APIs, because a cause may be anywhere. The choice applies to the rows of the tally before
 * findings are made of them, to parts of the critical path, to steps, and to findings. */
#include "report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static bool api_chosen(const analysis *a, uint32_t api)
{
    return !a->only->apis.n || tool_list_has(&a->only->apis, text_of(api), true);
}

bool chosen_process(const analysis *a, uint32_t process) { return tally_wants_process(a->only, a->processes[process]); }

bool chosen_lane(const analysis *a, uint32_t at) { return chosen_process(a, a->gathered.graph.lanes[at].process); }

bool chosen_name(const analysis *a, uint32_t name) { return !a->only->apis.n || (name < a->nnamed && a->named[name]); }

bool choice_given(const analysis *a) { return a->only->apis.n || a->only->ranks.n; }

static void name_add(analysis *a, uint32_t name)
{
    if (name >= a->nnamed) {
        a->named = tr_grow(a->named, (size_t)name + 1, &a->named_room, sizeof *a->named);
        a->nnamed = (size_t)name + 1;
    }
    a->named[name] = true;
}

void choice_rows(analysis *a)
{
    rows *all = &a->tally.rows, kept = {.tables = all->tables, .ntables = all->ntables, .table_room = all->table_room};
    if (!choice_given(a))
        return;
    tally_arena = &a->tally.arena;
    for (size_t i = 0; all->slots && i <= all->mask; i++) {
        row *x = all->slots[i];
        const char *name = x ? text_of(x->key.name) : NULL;
        row_key key;
        if (!x || !api_chosen(a, x->key.api))
            continue;
        if (a->only->apis.n) {
            name_add(a, x->key.name);
            name_add(a, plain_name(name, strlen(name)));
        }
        if (a->only->ranks.n && !tool_ranges_has(&a->only->ranks, x->key.rank))
            continue;
        key = x->key;
        key.rank = 0;
        row_merge(rows_get(&kept, &key), x);
    }
    tally_arena = NULL;
    free(all->slots);
    *all = kept;
}

/* Findings that concern all numbers are always shown. */
static bool of_recording(const finding *f)
{
    return !strcmp(f->kind, "lost_events") || !strcmp(f->kind, "overwritten") || !strcmp(f->kind, "clocks");
}

static bool chosen_finding(const analysis *a, const finding *f)
{
    bool ranks = !a->only->ranks.n || !f->nranks, apis = !a->only->apis.n || of_recording(f);
    for (size_t i = 0; i < f->nranks && !ranks; i++)
        ranks = tool_ranges_has(&a->only->ranks, f->ranks[i]);
    for (size_t i = 0; i < f->nwhere && !apis; i++)
        apis = chosen_name(a, text_id(f->where[i], strlen(f->where[i])));
    return ranks && apis;
}

void choice_findings(analysis *a)
{
    size_t n = 0;
    for (size_t i = 0; i < a->nfindings; i++)
        if (chosen_finding(a, &a->findings[i]))
            a->findings[n++] = a->findings[i];
        else
            finding_free(&a->findings[i]);
    a->nfindings = n;
}

static int by_ns(const void *x, const void *y)
{
    int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
    return a < b ? -1 : a > b;
}

void choice_steps(analysis *a)
{
    steps *s = &a->steps;
    const graph *g = &a->gathered.graph;
    int64_t *ns, first = INT64_MAX, last = INT64_MIN;
    size_t n = 0, i;
    if (!choice_given(a) || !s->n)
        return;
    s->lanes = 0;
    for (i = 0; i < s->n && chosen_name(a, s->name); i++) {
        if (!chosen_lane(a, s->lane[i]))
            continue;
        s->lanes += !n || s->lane[n - 1] != s->lane[i];
        s->lane[n] = s->lane[i];
        s->begin[n] = s->begin[i];
        s->ns[n] = s->ns[i];
        first = s->begin[n] < first ? s->begin[n] : first;
        last = s->begin[n] + s->ns[n] > last ? s->begin[n] + s->ns[n] : last;
        n++;
    }
    s->n = n;
    if (!n)
        return;
    ns = tr_alloc(n * sizeof *ns);
    memcpy(ns, s->ns, n * sizeof *ns);
    qsort(ns, n, sizeof *ns, by_ns);
    s->before = first > g->from ? first - g->from : 0;
    s->after = g->to > last ? g->to - last : 0;
    s->median = ns[(n - 1) / 2];
    s->p95 = ns[(n - 1) * 95 / 100];
    s->max = ns[n - 1];
    free(ns);
}

char *choice_text(const analysis *a)
{
    const char *apis = a->only->said[SAID_APIS], *ranks = a->only->said[SAID_RANKS];
    return tool_text("%s%s%s%s%s", ranks ? "ranks " : "", ranks ? ranks : "", ranks && apis ? ", " : "",
                     apis ? "APIs " : "", apis ? apis : "");
}
