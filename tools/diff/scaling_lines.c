/* scaling_lines.c - which phases, calls, kernels and findings more ranks bring, or make longer */
#include "scaling.h"
#include "common/message.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A share of the elapsed time: less is noise. */
static const double LOSES = 0.01, SHOWN = 0.001;

/* ---- phases, calls, kernels -------------------------------------------------------------------------------------- */

/* Own time a step and rank: the median of the runs at that point. */
static double own_at(const scaling *s, const scaling_point *p, const item *x)
{
    double *values = tr_alloc((p->nruns + 1) * sizeof *values), median;
    for (size_t i = 0; i < p->nruns; i++) {
        const scaling_run *r = &s->runs[p->first + i];
        const portion *c = x->runs[r->at];
        values[i] = c ? (double)c->own / (double)r->times.ranks / (s->step ? r->steps : 1) : 0;
    }
    median = scaling_median(values, p->nruns);
    free(values);
    return median;
}

/* What the line takes at a point beyond perfect scaling: a phase of the ranks together takes as long there (strong),
 * or a phase of each rank does (weak). */
static double lost_at(const scaling *s, const scaling_line *l, size_t point)
{
    double perfect = s->kind == SCALING_WEAK ? l->own[0] : l->own[0] / s->points[point].ideal;
    return l->own[point] - perfect;
}

static void line_make(const scaling *s, scaling_line *l, const item *x)
{
    size_t last = s->npoints - 1;
    *l = (scaling_line){.item = x, .own = tr_alloc((s->npoints + 1) * sizeof *l->own), .since = s->npoints};
    for (size_t i = 0; i < s->npoints; i++)
        l->own[i] = own_at(s, &s->points[i], x);
    l->lost = lost_at(s, l, last);
    l->share = l->lost / s->points[last].times.elapsed;
    while (l->since && lost_at(s, l, l->since - 1) >= LOSES * s->points[l->since - 1].times.elapsed)
        l->since--;
}

static int most_lost(const void *x, const void *y)
{
    const scaling_line *a = x, *b = y;
    if (a->lost < b->lost || a->lost > b->lost)
        return a->lost > b->lost ? -1 : 1;
    return strcmp(a->item->name, b->item->name);
}

void scaling_lines(scaling *s)
{
    diff *d = s->diff;
    size_t room[SECTIONS] = {0};
    for (size_t i = 0; i < d->nruns; i++)
        run_gather(d, &d->runs[i]);
    for (size_t i = 0; i < d->nitems; i++) {
        const item *x = d->items[i];
        enum section k = x->section;
        scaling_line l;
        if (k == RANKS || k == INSTANTS)
            continue;
        line_make(s, &l, x);
        s->lines[k] = tr_grow(s->lines[k], s->nlines[k] + 1, &room[k], sizeof *s->lines[k]);
        s->lines[k][s->nlines[k]++] = l;
    }
    for (int k = 0; k < SECTIONS; k++)
        if (s->nlines[k])
            qsort(s->lines[k], s->nlines[k], sizeof *s->lines[k], most_lost);
}

size_t scaling_worse(const scaling *s, enum section section)
{
    size_t n = 0;
    while (n < s->nlines[section] && s->lines[section][n].share >= SHOWN)
        n++;
    return n;
}

/* ---- findings ---------------------------------------------------------------------------------------------------- */

static bool same(const seen *a, const seen *b) { return !strcmp(a->kind, b->kind) && !strcmp(a->where, b->where); }

/* The finding of that kind and place with the largest share, if most runs at the point have one. */
static const seen *finding_at(const scaling *s, const scaling_point *p, const seen *like)
{
    const seen *best = NULL;
    size_t with = 0;
    for (size_t i = 0; i < p->nruns; i++) {
        const scaling_run *r = &s->runs[p->first + i];
        bool has = false;
        for (size_t k = 0; k < r->nseen; k++)
            if (same(&r->seen[k], like)) {
                has = true;
                best = best && best->share >= r->seen[k].share ? best : &r->seen[k];
            }
        with += has;
    }
    return 2 * with > p->nruns ? best : NULL;
}

static bool listed(const scaling *s, const seen *x)
{
    for (size_t i = 0; i < s->nfindings; i++)
        if (same(s->findings[i].at[s->findings[i].since], x))
            return true;
    return false;
}

/* At the last point that has it. */
static const seen *latest(const scaling *s, const appeared *x)
{
    size_t i = s->npoints - 1;
    while (!x->at[i])
        i--;
    return x->at[i];
}

static const scaling *sorted; /* qsort() passes nothing on */

static int worst_first(const void *x, const void *y)
{
    const appeared *a = x, *b = y;
    const seen *m = latest(sorted, a), *n = latest(sorted, b);
    if (m->remark != n->remark)
        return n->remark ? -1 : 1;
    if (m->share < n->share || m->share > n->share)
        return m->share > n->share ? -1 : 1;
    return strcmp(m->text, n->text);
}

void scaling_findings(scaling *s)
{
    size_t room = 0;
    for (size_t i = s->points[1].first; i < s->nruns; i++)
        for (size_t k = 0; k < s->runs[i].nseen; k++) {
            const seen *x = &s->runs[i].seen[k];
            appeared a = {.at = NULL, .since = s->npoints};
            if (finding_at(s, &s->points[0], x) || listed(s, x))
                continue;
            a.at = tr_alloc((s->npoints + 1) * sizeof *a.at);
            for (size_t p = s->npoints; p-- > 1;)
                if ((a.at[p] = finding_at(s, &s->points[p], x)))
                    a.since = p;
            if (a.since == s->npoints) {
                free(a.at);
                continue;
            }
            s->findings = tr_grow(s->findings, s->nfindings + 1, &room, sizeof *s->findings);
            s->findings[s->nfindings++] = a;
        }
    sorted = s;
    if (s->nfindings)
        qsort(s->findings, s->nfindings, sizeof *s->findings, worst_first);
}
