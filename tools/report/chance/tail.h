/* tail.h - how likely there is such a gap below the longest times, if they are of the same kind as those next to them
 *
 * Delays of a busy machine have no usual size: some are ten times as long as most, and few a hundred times. How fast
 * they become rarer is seen from their neighbours. In a tail that falls by a power the logarithm of one time over the
 * next one, times its number counted from the longest, is spread exponentially, with the same mean everywhere (Renyi).
 * So a gap is held against those above and below it: delays of one cause are alike, and far from others. Where times
 * fall faster, as those of a quiet machine, such a gap is even less likely.
 */
#ifndef REPORT_TAIL_H
#define REPORT_TAIL_H
#include "order.h"
#include <stddef.h>

/* times: n of them, the longest last; the gap is below the last `top`, which happened in so many events that are
 * independent of each other. What is shorter than `least` is no delay. The chance that any of the gaps in the upper
 * quarter is so large, 1 and more: it is no wonder. */
double tail_chance(const keyed *times, size_t n, size_t top, size_t events, int64_t least);
#endif
