/* blocks.c - how many blocks of steps are told apart
 *
 * A test takes its values for independent ones, but a slow step is often followed by another slow one. So steps are
 * put together to blocks that are long beside the time after which a step has forgotten those before it: twice
 * (1 + r) / (1 - r) steps, where r is how much the difference of step k tells of that of step k + 1 (the correlation of
 * their ranks, which a single slow step does not disturb). */
#include "diff.h"
#include "support/memory.h"
#include <stdlib.h>

typedef struct ranked {
    double value, rank;
    size_t step;
} ranked;

static int by_value(const void *a, const void *b)
{
    const ranked *x = a, *y = b;
    return x->value < y->value ? -1 : x->value > y->value ? 1 : x->step < y->step ? -1 : x->step > y->step;
}

static int by_step(const void *a, const void *b)
{
    const ranked *x = a, *y = b;
    return x->step < y->step ? -1 : x->step > y->step;
}

/* How long step k of a run took, the mean of its processes. */
static double step_time(const diff_run *r, size_t k)
{
    double sum = 0;
    uint32_t i;
    for (i = 0; i < r->nprocesses; i++)
        if (r->steps[i].n)
            sum += (double)((uint64_t)r->steps[i].at[k + 1] - (uint64_t)r->steps[i].at[k]);
    return sum / (double)r->processes;
}

/* Of the differences of neighbouring steps; 0..1. */
static double correlation(const diff *d, size_t n)
{
    ranked *list = tr_alloc(n * sizeof *list);
    double middle = (double)(n - 1) / 2, with = 0, own = 0;
    size_t i, k;
    for (k = 0; k < n; k++) {
        list[k].step = k;
        for (i = 0; i < d->nruns; i++)
            list[k].value += (d->runs[i].side == SIDE_B ? 1 : -1) *
                             step_time(&d->runs[i], k + (size_t)d->settings.skip) / (double)d->sides[d->runs[i].side];
    }
    qsort(list, n, sizeof *list, by_value);
    for (k = 0; k < n; k++)
        list[k].rank = (double)k - middle;
    qsort(list, n, sizeof *list, by_step);
    for (k = 0; k < n; k++) {
        own += list[k].rank * list[k].rank;
        with += k ? list[k].rank * list[k - 1].rank : 0;
    }
    free(list);
    return own > 0 && with > 0 ? with / own : 0;
}

size_t blocks_of(const diff *d, size_t nsteps)
{
    double r = correlation(d, nsteps), length = 2 * (1 + r) / (1 - r);
    double n = (double)nsteps / length;
    if (nsteps <= BLOCKS_LEAST)
        return nsteps;
    return n < BLOCKS_LEAST ? BLOCKS_LEAST : n > BLOCKS_MOST ? BLOCKS_MOST : (size_t)n;
}
