/* alone.c - see alone.h
 *
 * What a clock does when it is alone is guessed from what it did before: it has a mean rate, and temperature makes it
 * swing about that. Each of some periods and amounts of such swings is a Gaussian process, whose swings fade within
 * three periods; how likely it makes what messages told is its weight, and the guess is the mean of all by weight.
 *
 * What is said of the error does not lean on the guess: bounds (curve.c) hold whatever the clock does, and the error is
 * how far they are from here. */
#include "alone.h"
#include "support/memory.h"
#include "drift.h"
#include <math.h>
#include <stdlib.h>

enum {
    PERIODS = 10,
    AMOUNTS = 3,
    MODELS = PERIODS * AMOUNTS,
    POINTS = 96,       /* at which a clock is looked at, at most */
    POINTS_FEW = 8,    /* of fewer nothing is learned */
    FADES = 3,         /* periods in which a swing goes on */
    UNKNOWN = 1000000, /* ns by which it may be from its line */
    SLANT = 4          /* millionths by which its mean rate may be from its line's */
};
#define TURN 6.283185307179586
#define WANDER ((double)TR_RATE_WANDER / (double)((int64_t)1 << TR_RATE_BITS))

struct tr_alone {
    const tr_common *common;
    const tr_polyline *told;
    double at[POINTS], mean; /* cells; ns */
    size_t n;
    double period[PERIODS], power[MODELS]; /* cells; ns^2 */
    double weight[MODELS], alpha[MODELS][POINTS];
};

static const tr_bend *last_of(const tr_polyline *p) { return p->at + p->n - 1; }
static double cell(const tr_common *c) { return (double)(c->to - c->from) / TR_CELLS; }
static double cells_at(const tr_common *c, int64_t ns) { return (double)(ns - c->from) / cell(c); }
static int64_t border(const tr_common *c, size_t i) { return c->from + (int64_t)(cell(c) * (double)i); }

/* Before messages tell it, and behind, as at the nearest time when they do. */
static double told_at(const tr_polyline *told, int64_t ns)
{
    const tr_bend *a = told->at, *b = last_of(told);
    return (double)(ns <= a->ns ? a->value : ns >= b->ns ? b->value : tr_polyline_at(told, ns));
}

/* ---- all together ------------------------------------------------------------------------------------------------ */

static bool is_whole(const tr_common *c, const tr_polyline *told)
{
    return told->n > 1 && told->at->ns - c->from <= (c->to - c->from) / 16 &&
           c->to - last_of(told)->ns <= (c->to - c->from) / 16;
}

/* Less its mean line, that of the least squares. */
static void add(tr_common *c, const tr_polyline *told)
{
    double y[TR_CELLS + 1], sum = 0, rise = 0, square = 0;
    size_t i;
    for (i = 0; i <= TR_CELLS; i++) {
        const double x = (double)i - TR_CELLS / 2;
        y[i] = told_at(told, border(c, i));
        sum += y[i];
        rise += x * y[i];
        square += x * x;
    }
    for (i = 0; i <= TR_CELLS; i++)
        c->by[i] += y[i] - sum / (TR_CELLS + 1) - rise / square * ((double)i - TR_CELLS / 2);
}

void tr_common_find(tr_common *c, const tr_polyline *told, size_t n)
{
    double many = 1; /* the first node, which adds nothing */
    size_t i;
    *c = (tr_common){INT64_MAX, INT64_MIN, {0}};
    for (i = 0; i < n; i++)
        if (told[i].n) {
            c->from = told[i].at->ns < c->from ? told[i].at->ns : c->from;
            c->to = last_of(&told[i])->ns > c->to ? last_of(&told[i])->ns : c->to;
        }
    for (i = 0; i < n; i++)
        if (is_whole(c, &told[i])) {
            add(c, &told[i]);
            many++;
        }
    for (i = 0; i <= TR_CELLS; i++)
        c->by[i] /= many;
}

static double common_at(const tr_common *c, double cells)
{
    const size_t i = cells <= 0 ? 0 : cells >= TR_CELLS ? TR_CELLS : (size_t)cells;
    return cells <= 0 || i == TR_CELLS ? c->by[i] : c->by[i] + (c->by[i + 1] - c->by[i]) * (cells - (double)i);
}

/* ---- one alone --------------------------------------------------------------------------------------------------- */

/* What two values so many cells apart have in common by the model's swings. */
static double swing(const tr_alone *a, size_t model, double apart)
{
    const double period = a->period[model / AMOUNTS];
    return a->power[model] * cos(TURN * apart / period) * exp(-apart / (FADES * period));
}

static void make_models(tr_alone *a)
{
    static const double amounts[AMOUNTS] = {0.03, 0.3, 1.5};
    const double longest = 1.4 * TR_CELLS, shortest = 2;
    size_t i;
    for (i = 0; i < PERIODS; i++)
        a->period[i] = longest * pow(shortest / longest, (double)i / (PERIODS - 1));
    for (i = 0; i < MODELS; i++) {
        const double wide = WANDER * cell(a->common) * a->period[i / AMOUNTS] / TURN;
        a->power[i] = amounts[i % AMOUNTS] / 6 * wide * wide;
    }
}

/* And by the line. */
static double slant(const tr_alone *a, double x, double y)
{
    const double rate = SLANT * WANDER * cell(a->common);
    return (double)UNKNOWN * UNKNOWN + rate * rate * (x - a->at[0]) * (y - a->at[0]);
}

/* The lower half of what the points have in common, then of its root (Cholesky). */
static void root(double m[POINTS][POINTS], size_t n)
{
    size_t i, k, j;
    for (i = 0; i < n; i++)
        for (k = 0; k <= i; k++) {
            double sum = m[i][k];
            for (j = 0; j < k; j++)
                sum -= m[i][j] * m[k][j];
            m[i][k] = k < i ? sum / m[k][k] : sqrt(sum > 0 ? sum : 1);
        }
}

/* y becomes what the model makes of it; returns the logarithm of how likely it is. */
static double solve(double m[POINTS][POINTS], double *y, size_t n)
{
    double likely = 0;
    size_t i, k;
    for (i = 0; i < n; i++) {
        for (k = 0; k < i; k++)
            y[i] -= m[i][k] * y[k];
        y[i] /= m[i][i];
        likely -= y[i] * y[i] / 2 + log(m[i][i]);
    }
    for (i = n; i-- > 0;) {
        for (k = i + 1; k < n; k++)
            y[i] -= m[k][i] * y[k];
        y[i] /= m[i][i];
    }
    return likely;
}

static double learn(tr_alone *a, size_t model, const double *y, double noise)
{
    double(*m)[POINTS] = tr_alloc(POINTS * sizeof *m), swings[POINTS], likely;
    size_t i, k;
    for (i = 0; i < a->n; i++) /* points are equally far apart */
        swings[i] = swing(a, model, a->at[i] - a->at[0]);
    for (i = 0; i < a->n; i++)
        for (k = 0; k <= i; k++)
            m[i][k] = swings[i - k] + slant(a, a->at[i], a->at[k]) + (i == k ? noise * noise : 0);
    root(m, a->n);
    for (i = 0; i < a->n; i++)
        a->alpha[model][i] = y[i];
    likely = solve(m, a->alpha[model], a->n);
    free(m);
    return likely;
}

/* Where it is looked at: at borders while messages tell of it, at every one or at every so manieth. */
static void choose_points(tr_alone *a, double *y)
{
    size_t first = 0, last, step, i;
    while (first < TR_CELLS && border(a->common, first) < a->told->at->ns)
        first++;
    for (last = first; last < TR_CELLS && border(a->common, last + 1) <= last_of(a->told)->ns; last++) {}
    step = (last - first) / POINTS + 1;
    for (i = first; i <= last && a->n < POINTS; i += step) {
        a->at[a->n] = (double)i;
        y[a->n] = told_at(a->told, border(a->common, i)) - a->common->by[i];
        a->mean += y[a->n++];
    }
    a->mean /= (double)(a->n ? a->n : 1);
    for (i = 0; i < a->n; i++)
        y[i] -= a->mean;
}

tr_alone *tr_alone_learn(const tr_common *common, const tr_polyline *told, int64_t noise)
{
    tr_alone *a = tr_alloc(sizeof *a);
    double y[POINTS], best = -HUGE_VAL, sum = 0;
    size_t i;
    a->common = common;
    a->told = told;
    if (cell(common) < 1) /* all is told at one moment */
        return a;
    choose_points(a, y);
    if (a->n < POINTS_FEW)
        return a;
    make_models(a);
    for (i = 0; i < MODELS; i++) {
        a->weight[i] = learn(a, i, y, (double)noise + 1);
        best = a->weight[i] > best ? a->weight[i] : best;
    }
    for (i = 0; i < MODELS; i++)
        sum += a->weight[i] = exp(a->weight[i] - best);
    for (i = 0; i < MODELS; i++)
        a->weight[i] /= sum;
    return a;
}

void tr_alone_free(tr_alone *a) { free(a); }

static double guess(const tr_alone *a, double cells)
{
    double sum = a->mean + common_at(a->common, cells);
    size_t i, k;
    for (i = 0; i < MODELS; i++)
        for (k = 0; k < a->n && a->weight[i] > 1e-9; k++)
            sum += a->weight[i] * a->alpha[i][k] * (swing(a, i, fabs(cells - a->at[k])) + slant(a, cells, a->at[k]));
    return sum;
}

int64_t tr_alone_at(const tr_alone *a, int64_t ns)
{
    const tr_bend *edge = ns < a->told->at->ns ? a->told->at : last_of(a->told);
    const double most = 2 * WANDER * fabs((double)ns - (double)edge->ns);
    double goes = a->n < POINTS_FEW ? 0 : guess(a, cells_at(a->common, ns)) - (double)edge->value;
    goes = goes > most ? most : goes < -most ? -most : goes;
    return edge->value + (int64_t)(goes == goes ? goes : 0);
}
