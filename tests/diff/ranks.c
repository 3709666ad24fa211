/* ranks.c - rank_test.c against every order and every choice of signs there is, counted one by one */
#include "../../tools/diff/rank_test.h"
#include <math.h>
#include <stdio.h>

static unsigned long state = 1;
static double chance(void)
{
    state = state * 6364136223846793005ul + 1442695040888963407ul;
    return (double)(state >> 11) / 9007199254740992.0;
}

static int failures;
static void same(const char *what, double got, double wanted)
{
    if (fabs(got - wanted) < 1e-9)
        return;
    printf("%s: %.12g, not %.12g\n", what, got, wanted);
    failures++;
}

/* How often a split of all values has a sum of ranks at least as far from the middle. */
static double p_of_groups(const double *a, int n, const double *b, int m)
{
    double all[16], far, middle = n * m / 2.0;
    int i, k, u = 0, total = 0, extreme = 0;
    unsigned mask;
    for (i = 0; i < n; i++)
        for (k = 0; k < m; k++)
            u += b[k] > a[i];
    far = fabs(u - middle);
    for (i = 0; i < n + m; i++)
        all[i] = i < n ? a[i] : b[i - n];
    for (mask = 0; mask < 1u << (n + m); mask++) {
        int v = 0;
        if (__builtin_popcount(mask) != n)
            continue;
        for (i = 0; i < n + m; i++)
            for (k = 0; k < n + m; k++)
                v += (mask >> i & 1) && !(mask >> k & 1) && all[k] > all[i];
        total++;
        extreme += fabs(v - middle) >= far;
    }
    return (double)extreme / total;
}

static double p_of_pairs(const double *a, const double *b, int n)
{
    int i, k, total = 1 << n, extreme = 0, w = 0, rank[16];
    double middle = n * (n + 1) / 4.0;
    unsigned mask;
    for (i = 0; i < n; i++)
        for (rank[i] = 0, k = 0; k < n; k++)
            rank[i] += fabs(b[k] - a[k]) <= fabs(b[i] - a[i]);
    for (i = 0; i < n; i++)
        w += b[i] > a[i] ? rank[i] : 0;
    for (mask = 0; mask < (unsigned)total; mask++) {
        int v = 0;
        for (i = 0; i < n; i++)
            v += mask >> i & 1 ? rank[i] : 0;
        extreme += fabs(v - middle) >= fabs(w - middle);
    }
    return (double)extreme / total;
}

/* In how many of so many trials the interval has the true shift. */
static double covered(size_t n, size_t m, double confidence, int trials)
{
    double a[16], b[16];
    rank_test t;
    int i, inside = 0;
    size_t k;
    rank_test_make(&t, n, m, confidence);
    for (i = 0; i < trials; i++) {
        rank_result r;
        for (k = 0; k < n; k++)
            a[k] = -log(1 - chance());
        for (k = 0; k < (m ? m : n); k++)
            b[k] = (m ? -log(1 - chance()) : a[k] + chance() - chance()) + 0.3;
        r = rank_test_ask(&t, a, b);
        inside += r.told && r.low <= 0.3 && r.high >= 0.3;
    }
    rank_test_free(&t);
    return (double)inside / trials;
}

int main(void)
{
    double a[16], b[16];
    int i, k;
    rank_test groups, pairs;
    rank_test_make(&groups, 4, 5, 0.95);
    rank_test_make(&pairs, 9, 0, 0.95);
    for (i = 0; i < 60; i++) {
        for (k = 0; k < 9; k++) {
            a[k] = chance();
            b[k] = chance() + (i % 3) * 0.2;
        }
        same("groups", rank_test_ask(&groups, a, b).p, p_of_groups(a, 4, b, 5));
        same("pairs", rank_test_ask(&pairs, a, b).p, p_of_pairs(a, b, 9));
    }
    /* 4 against 4 that do not overlap: 2 of 70 orders; the interval reaches from the least difference to the largest */
    rank_test_free(&groups);
    rank_test_make(&groups, 4, 4, 0.95);
    for (k = 0; k < 4; k++) {
        a[k] = k;
        b[k] = 10 + 2 * k;
    }
    same("4 and 4: p", rank_test_ask(&groups, a, b).p, 2.0 / 70);
    same("4 and 4: shift", rank_test_ask(&groups, a, b).shift, 11.5);
    same("4 and 4: low", rank_test_ask(&groups, a, b).low, 7);
    same("4 and 4: high", rank_test_ask(&groups, a, b).high, 16);
    same("nothing differs", rank_test_ask(&pairs, a, a).p, 1);
    same("enough: 4 and 4", rank_test_enough(4, 4, 0.95), 1);
    same("enough: 3 and 3", rank_test_enough(3, 3, 0.95), 0);
    same("enough: 3 and 5", rank_test_enough(3, 5, 0.95), 1);
    same("enough: 1 and 39", rank_test_enough(1, 39, 0.95), 1);
    same("enough: 1 and 38", rank_test_enough(1, 38, 0.95), 0);
    same("enough: 6 pairs", rank_test_enough(6, 0, 0.95), 1);
    same("enough: 5 pairs", rank_test_enough(5, 0, 0.95), 0);
    for (i = 0; i < 4; i++) {
        static const size_t sizes[4][2] = {{4, 4}, {7, 5}, {6, 0}, {15, 0}};
        double part = covered(sizes[i][0], sizes[i][1], 0.95, 4000);
        if (part < 0.94) { /* 4 standard deviations below what is promised */
            printf("%zu and %zu: %.3f of the intervals have the truth\n", sizes[i][0], sizes[i][1], part);
            failures++;
        }
    }
    rank_test_free(&groups);
    rank_test_free(&pairs);
    return failures != 0;
}
