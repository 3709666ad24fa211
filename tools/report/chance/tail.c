/* tail.c - see tail.h */
#include "tail.h"
#include <math.h>

/* The logarithm of time number i, counted from 1, the longest. */
static double log_of(const keyed *times, size_t n, size_t i, int64_t least)
{
    int64_t x = times[n - i].key;
    return log((double)(x > least ? x : least));
}

double tail_chance(const keyed *times, size_t n, size_t top, size_t events, int64_t least)
{
    size_t quarter = n / 4, others = events - 1, i;
    double gap, sum = 0;
    if (!top || top >= n || times[n - top].key <= least || !events)
        return 1;
    for (i = 1; i < top; i++) /* among the longest themselves */
        sum += (double)i * (log_of(times, n, i, least) - log_of(times, n, i + 1, least)) * (double)events / (double)top;
    for (i = top + 1; i < quarter && times[n - i].key > least; i++, others++)
        sum += (double)(i - top) * (log_of(times, n, i, least) - log_of(times, n, i + 1, least));
    gap = (double)events * (log_of(times, n, top, least) - log_of(times, n, top + 1, least));
    return gap > 0 ? pow(sum / (gap + sum), (double)(others ? others : 1)) * (double)(quarter ? quarter : 1) : 1;
}
