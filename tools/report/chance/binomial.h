/* binomial.h - how likely something happens so often */
#ifndef REPORT_BINOMIAL_H
#define REPORT_BINOMIAL_H
#include <stdint.h>

/* How likely it is that something of that chance happens k of n times or more. */
double binomial_chance(uint64_t n, uint64_t k, double chance);
#endif
