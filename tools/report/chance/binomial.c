/* binomial.c - see binomial.h */
#include "binomial.h"
#include <math.h>

double binomial_chance(uint64_t n, uint64_t k, double chance)
{
    double sum = 0, more, term;
    if (!k || chance >= 1)
        return 1;
    if (k > n || chance <= 0)
        return 0;
    term = exp(lgamma((double)n + 1) - lgamma((double)k + 1) - lgamma((double)(n - k) + 1) + (double)k * log(chance) +
               (double)(n - k) * log1p(-chance));
    for (; k <= n; k++) {
        sum += term;
        more = (double)(n - k) / (double)(k + 1) * chance / (1 - chance);
        term *= more;
        if (more < 1 && term < sum * 1e-12)
            break;
    }
    return sum < 1 ? sum : 1;
}
