/* rank_test.h - whether one set of times is larger than another, by order alone
 *
 * Times of programs are skewed and have outliers, so nothing is said of means or normal distributions:
 *   groups   values of either side that have nothing to do with each other (runs): Mann-Whitney's test, with the
 *            interval of Hodges and Lehmann: the median of all differences b - a, and the differences between which the
 *            true shift lies
 *   pairs    value k of one side belongs to value k of the other (steps): Wilcoxon's signed ranks, with the same
 *            interval, of all averages of two differences
 * Both are exact: how likely a sum of ranks is, is counted, not approximated. There is no interval if there are too few
 * values for the confidence that is asked for. */
#ifndef RANK_TEST_H
#define RANK_TEST_H
#include <stdbool.h>
#include <stddef.h>

typedef struct rank_test {
    size_t n, m;   /* m 0: pairs */
    size_t sums;   /* what the sum of ranks can be: 0..sums - 1 */
    size_t cut;    /* so many of the smallest and of the largest differences lie outside of the interval; 0: too few */
    double *below; /* by the sum: how likely it or a smaller one is, if nothing differs */
    double *room;  /* for all differences */
} rank_test;

typedef struct rank_result {
    double shift, low, high; /* of b against a */
    double p;                /* how likely a difference like this is, to either side, if nothing differs */
    bool told;               /* there is an interval */
} rank_result;

/* Whether so many values are enough for an interval. */
bool rank_test_enough(size_t n, size_t m, double confidence);
/* How likely it is that all of n values lie on one side of all of m, if nothing differs. */
double rank_test_apart(size_t n, size_t m);
/* m 0: n pairs. Confidence: 0.95. */
void rank_test_make(rank_test *t, size_t n, size_t m, double confidence);
rank_result rank_test_ask(const rank_test *t, const double *a, const double *b);
void rank_test_free(rank_test *t);
#endif
