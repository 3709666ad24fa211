/* rank_test.c - see rank_test.h */
#include "rank_test.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>

/* In how many ways ranks of n pairs, each counted or not, add up to each sum. */
static void ways_of_pairs(double *ways, size_t n)
{
    size_t top = 0, k, s;
    ways[0] = 1;
    for (k = 1; k <= n; k++)
        for (top += k, s = top; s >= k; s--)
            ways[s] += ways[s - k];
}

/* In how many orders of n and m values exactly s pairs (a, b) have a < b: the product of (1 - x^(m+i)) / (1 - x^i). */
static void ways_of_groups(double *ways, size_t n, size_t m)
{
    size_t top = n * m, i, s;
    ways[0] = 1;
    for (i = 1; i <= n; i++) {
        for (s = top; s >= m + i; s--)
            ways[s] -= ways[s - m - i];
        for (s = i; s <= top; s++)
            ways[s] += ways[s - i];
    }
}

bool rank_test_enough(size_t n, size_t m, double confidence)
{
    double orders = 1, least = 2 / (1 - confidence); /* the most extreme one must be rarer than that */
    size_t i;
    for (i = 1; i <= n && orders < least; i++)
        orders *= m ? (double)(m + i) / (double)i : 2;
    return orders >= least * (1 - 1e-12);
}

void rank_test_make(rank_test *t, size_t n, size_t m, double confidence)
{
    double all = 0, sum = 0, least = (1 - confidence) / 2;
    size_t s;
    *t = (rank_test){.n = n, .m = m, .sums = (m ? n * m : n * (n + 1) / 2) + 1};
    t->below = tr_alloc(t->sums * sizeof *t->below);
    t->room = tr_alloc(t->sums * sizeof *t->room);
    if (m)
        ways_of_groups(t->below, n, m);
    else
        ways_of_pairs(t->below, n);
    for (s = 0; s < t->sums; s++)
        all += t->below[s];
    for (s = 0; s < t->sums; s++) {
        sum += t->below[s];
        t->below[s] = sum / all;
        if (t->below[s] <= least * (1 + 1e-9)) /* 1 - 0.9 is less than 0.1 */
            t->cut = s + 1;
    }
}

double rank_test_apart(size_t n, size_t m)
{
    double ways = 1; /* to choose which n of n + m are the smallest */
    for (size_t i = 1; i <= n; i++)
        ways *= (double)(m + i) / (double)i;
    return ways > 2 ? 2 / ways : 1;
}

void rank_test_free(rank_test *t)
{
    free(t->below);
    free(t->room);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* All differences, or averages of two of them; returns their number. */
static size_t differences(const rank_test *t, const double *a, const double *b)
{
    size_t i, k, n = 0;
    for (i = 0; i < t->n; i++)
        if (t->m)
            for (k = 0; k < t->m; k++)
                t->room[n++] = b[k] - a[i];
        else
            for (k = i; k < t->n; k++)
                t->room[n++] = ((b[i] - a[i]) + (b[k] - a[k])) / 2;
    return n;
}

rank_result rank_test_ask(const rank_test *t, const double *a, const double *b)
{
    rank_result r = {0, 0, 0, 1, false};
    size_t n = differences(t, a, b), i;
    double above = 0, tail;
    if (!n)
        return r;
    qsort(t->room, n, sizeof *t->room, by_size);
    r.shift = n % 2 ? t->room[n / 2] : (t->room[n / 2 - 1] + t->room[n / 2]) / 2;
    for (i = 0; i < n; i++)
        above += t->room[i] > 0 ? 1 : t->room[i] == 0 ? 0.5 : 0;
    tail = above < (double)n - above ? above : (double)n - above;
    r.p = 2 * t->below[(size_t)ceil(tail)];
    r.p = r.p > 1 ? 1 : r.p;
    r.told = t->cut > 0;
    if (r.told) {
        r.low = t->room[t->cut - 1];
        r.high = t->room[n - t->cut];
    }
    return r;
}
