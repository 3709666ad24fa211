/* lines.c - both sides of everything beside each other, and whether they differ */
#include "diff.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LEAST_SHARE 0.001 /* of the step: what changes by less is neither slower nor faster */
#define ANY_SHARE 0.01    /* of the step: what takes less cannot fail alone */

/* ---- repetitions ------------------------------------------------------------------------------------------------- */

/* What of a portion. */
enum measure { OWN, TOTAL, COUNT, BYTES, ERRORS };

static double measured(const portion *c, enum measure what)
{
    switch (what) {
    case OWN: return (double)c->own;
    case TOTAL: return (double)c->total;
    case COUNT: return (double)c->calls;
    case BYTES: return (double)c->bytes;
    case ERRORS: break;
    }
    return (double)c->errors;
}

static size_t steps_in(const diff_plan *p, size_t block)
{
    /* as block_of() in gather_blocks.c shares them out */
    size_t first = (block * p->nsteps + p->nblocks - 1) / p->nblocks;
    size_t next = ((block + 1) * p->nsteps + p->nblocks - 1) / p->nblocks;
    return p->nsteps ? next - first : 1;
}

static double processes_of(const item *x, const diff_run *r)
{
    return x->section == RANKS || !r->processes ? 1 : (double)r->processes;
}

/* Of one run, in the blocks from `first` to before `last`, a step and process. */
static double in_blocks(const diff *d, const item *x, size_t run, enum measure what, size_t first, size_t last)
{
    const portion *portions = x->runs[run];
    double sum = 0, steps = 0;
    for (; first < last; first++) {
        sum += portions ? measured(&portions[first], what) : 0;
        steps += (double)steps_in(&d->plan, first);
    }
    return sum / steps / processes_of(x, &d->runs[run]);
}

static double all_in_blocks(const diff *d, size_t run, size_t first, size_t last)
{
    const diff_run *r = &d->runs[run];
    double sum = 0, steps = 0;
    size_t begin, end, k;
    uint32_t i;
    if (!d->plan.step)
        return r->wall;
    begin = d->settings.skip + (first * d->plan.nsteps + d->plan.nblocks - 1) / d->plan.nblocks;
    end = d->settings.skip + (last * d->plan.nsteps + d->plan.nblocks - 1) / d->plan.nblocks;
    for (i = 0; i < r->nprocesses; i++)
        for (k = begin; r->steps[i].n && k < end; k++) {
            sum += (double)((uint64_t)r->steps[i].at[k + 1] - (uint64_t)r->steps[i].at[k]);
            steps++;
        }
    return steps > 0 ? sum / steps : 0;
}

/* x NULL: the step itself. */
static double value(const diff *d, const item *x, size_t run, enum measure what, size_t first, size_t last)
{
    return x ? in_blocks(d, x, run, what, first, last) : all_in_blocks(d, run, first, last);
}

static size_t repetitions(const diff *d, unsigned side)
{
    return d->plan.by == BY_STEPS ? d->plan.nblocks : d->sides[side];
}

/* Values of the repetitions: of runs all their steps together, or of blocks all runs of the side together. */
static void repeat(const diff *d, const item *x, unsigned side, enum measure what, double *values)
{
    size_t first = side == SIDE_A ? 0 : d->sides[SIDE_A], last = first + d->sides[side], i, k;
    if (d->plan.by != BY_STEPS) {
        for (i = first; i < last; i++)
            values[i - first] = value(d, x, i, what, 0, d->plan.nblocks);
        return;
    }
    for (k = 0; k < d->plan.nblocks; k++) {
        values[k] = 0;
        for (i = first; i < last; i++)
            values[k] += value(d, x, i, what, k, k + 1) / (double)d->sides[side];
    }
}

/* Of all steps together: blocks may differ by one step. */
static double mean(const diff *d, const item *x, unsigned side, enum measure what)
{
    size_t first = side == SIDE_A ? 0 : d->sides[SIDE_A], last = first + d->sides[side], i;
    double sum = 0;
    for (i = first; i < last; i++)
        sum += value(d, x, i, what, 0, d->plan.nblocks);
    return sum / (double)d->sides[side];
}

static amount amount_of(const double *values, size_t n, double mean)
{
    amount a = {mean, values[0], values[0]};
    size_t i;
    for (i = 0; i < n; i++) {
        a.least = values[i] < a.least ? values[i] : a.least;
        a.most = values[i] > a.most ? values[i] : a.most;
    }
    return a;
}

bool amounts_differ(const amount *a, const amount *b)
{
    double scale = fabs(a->mean) + fabs(b->mean);
    return a->most < b->least - 1e-9 * scale || b->most < a->least - 1e-9 * scale;
}

/* ---- one line ---------------------------------------------------------------------------------------------------- */

typedef struct judging {
    const diff *d;
    double *a, *b; /* values of the repetitions */
    rank_test test;
} judging;

static enum result judge(const judging *j, const line *l, double all)
{
    const side_value *a = &l->of[SIDE_A], *b = &l->of[SIDE_B];
    double allowed = j->d->settings.fail_above / 100 * l->base;
    if (l->item && !(a->calls.mean > 0) != !(b->calls.mean > 0) && !(a->own.mean > 0) != !(b->own.mean > 0))
        return b->own.mean > 0 ? NEW : GONE;
    if (!l->test.told)
        return UNTOLD;
    if (fabs(line_change(l)) < LEAST_SHARE * all)
        return SAME;
    return l->test.low > allowed ? SLOWER : l->test.high < -allowed ? FASTER : SAME;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* Sorts them. */
static double median(double *values, size_t n)
{
    qsort(values, n, sizeof *values, by_size);
    return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

static void make(judging *j, const item *x, line *l, double all)
{
    static const size_t offsets[] = {offsetof(side_value, own), offsetof(side_value, total),
                                     offsetof(side_value, calls), offsetof(side_value, bytes),
                                     offsetof(side_value, errors)};
    unsigned side;
    int what;
    *l = (line){.item = x};
    for (side = 0; side < SIDES; side++)
        for (what = x ? ERRORS : OWN; what >= OWN; what--) { /* own time last: its values stay */
            double *values = side == SIDE_A ? j->a : j->b;
            repeat(j->d, x, side, (enum measure)what, values);
            *(amount *)((char *)&l->of[side] + offsets[what]) =
                amount_of(values, repetitions(j->d, side), mean(j->d, x, side, (enum measure)what));
        }
    l->test = rank_test_ask(&j->test, j->a, j->b);
    l->base = median(j->a, repetitions(j->d, SIDE_A));
    l->result = judge(j, l, all);
}

static void judging_open(judging *j, const diff *d, double confidence)
{
    size_t n = repetitions(d, SIDE_A), m = repetitions(d, SIDE_B);
    *j = (judging){.d = d, .a = tr_alloc(n * sizeof(double)), .b = tr_alloc(m * sizeof(double))};
    if (d->plan.by == BY_STEPS)
        rank_test_make(&j->test, n, 0, confidence);
    else
        rank_test_make(&j->test, n, m, confidence);
}

static void judging_close(judging *j)
{
    rank_test_free(&j->test);
    free(j->a);
    free(j->b);
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

static int by_change(const void *a, const void *b)
{
    const line *x = a, *y = b;
    double p = fabs(line_change(x)), q = fabs(line_change(y));
    return p > q ? -1 : p < q ? 1 : strcmp(x->item->name, y->item->name);
}

static bool counts_differ(const line *l)
{
    const side_value *a = &l->of[SIDE_A], *b = &l->of[SIDE_B];
    return amounts_differ(&a->calls, &b->calls) || amounts_differ(&a->bytes, &b->bytes) ||
           amounts_differ(&a->errors, &b->errors);
}

static bool empty(const line *l)
{
    const side_value *a = &l->of[SIDE_A], *b = &l->of[SIDE_B];
    return !(a->calls.mean > 0 || b->calls.mean > 0 || a->own.mean > 0 || b->own.mean > 0);
}

/* Tasks are phases, too, and work is that of kernels. */
static bool said_elsewhere(enum section s) { return s == TASKS || s == WORK; }

static void make_all(judging *j, outcome *o)
{
    const diff *d = j->d;
    size_t i, rooms[SECTIONS] = {0}, room = 0;
    for (i = 0; i < d->nitems; i++) {
        const item *x = d->items[i];
        line l;
        make(j, x, &l, o->all.of[SIDE_A].own.mean);
        if (empty(&l))
            continue;
        if (x->section != RANKS && !said_elsewhere(x->section) && counts_differ(&l)) {
            o->changed = tr_grow(o->changed, o->nchanged + 1, &room, sizeof *o->changed);
            o->changed[o->nchanged++] = l;
        }
        o->sections[x->section] =
            tr_grow(o->sections[x->section], o->n[x->section] + 1, &rooms[x->section], sizeof(line));
        o->sections[x->section][o->n[x->section]++] = l;
    }
    for (i = 0; i < SECTIONS; i++)
        if (o->n[i])
            qsort(o->sections[i], o->n[i], sizeof(line), by_change);
    if (o->nchanged)
        qsort(o->changed, o->nchanged, sizeof(line), by_change);
}

static bool matters(const line *l, double all)
{
    return l->of[SIDE_A].own.mean >= ANY_SHARE * all || l->of[SIDE_B].own.mean >= ANY_SHARE * all;
}

/* The line that is slower by itself. Of n lines one in n may err as often as one alone may (Bonferroni). */
static const line *worst_line(const diff *d, const outcome *o)
{
    double all = o->all.of[SIDE_A].own.mean;
    const line *worst = NULL;
    size_t n = 0, i, k;
    judging j;
    for (k = 0; k < SECTIONS; k++)
        for (i = 0; !said_elsewhere((enum section)k) && i < o->n[k]; i++)
            n += matters(&o->sections[k][i], all);
    if (!n)
        return NULL;
    judging_open(&j, d, 1 - (1 - d->settings.confidence) / (double)n);
    for (k = 0; k < SECTIONS; k++)
        for (i = 0; !said_elsewhere((enum section)k) && i < o->n[k]; i++) {
            line l;
            if (!matters(&o->sections[k][i], all))
                continue;
            make(&j, o->sections[k][i].item, &l, all);
            if (l.result == SLOWER && (!worst || line_change(&l) > line_change(worst)))
                worst = &o->sections[k][i];
        }
    judging_close(&j);
    return worst;
}

void outcome_make(const diff *d, outcome *o)
{
    judging j;
    size_t i;
    *o = (outcome){0};
    judging_open(&j, d, d->settings.confidence);
    for (i = 0; i < SIDES; i++)
        o->repetitions[i] = repetitions(d, (unsigned)i);
    for (i = 0; i < d->nruns; i++)
        o->outside[d->runs[i].side] += d->runs[i].outside / (double)d->sides[d->runs[i].side];
    make(&j, NULL, &o->all, 0);
    make_all(&j, o);
    judging_close(&j);
    if (d->settings.any)
        o->worst = worst_line(d, o);
}

void outcome_free(outcome *o)
{
    size_t i;
    for (i = 0; i < SECTIONS; i++)
        free(o->sections[i]);
    free(o->changed);
}

bool diff_slower(const diff *d, const outcome *o) { return o->all.result == SLOWER || (d->settings.any && o->worst); }

const char *result_word(enum result result)
{
    static const char *const words[] = {"", "slower", "faster", "new", "gone", "?"};
    return words[result];
}

const char *const *section_words(void)
{
    static const char *const words[] = {"phase", "task", "call", "work", "kernel", "span", "instant", "rank", NULL};
    return words;
}
