/* drift.c - see drift.h
 *
 * For a given rate the best line lies in the middle between the highest lower limit and the lowest upper one, with the
 * drift taken out of both. How far apart these two are is a concave function of the rate - a minimum of straight lines
 * less a maximum of such - so its top is found by halving. */
#include "drift.h"

__extension__ typedef __int128 wide;

typedef struct gap {
    int64_t low, high;
} gap;

static int64_t drifted(int64_t rate, int64_t ns) { return (int64_t)((wide)ns * rate >> TR_RATE_BITS); }

static gap gap_at(const tr_limit *limits, size_t n, int64_t from, int64_t rate)
{
    gap g = {INT64_MIN, INT64_MAX};
    size_t i;
    for (i = 0; i < n; i++) {
        int64_t value = limits[i].value - drifted(rate, limits[i].ns - from);
        if (!limits[i].most)
            g.low = value > g.low ? value : g.low;
        else
            g.high = value < g.high ? value : g.high;
    }
    return g;
}

tr_line tr_line_fit(const tr_limit *limits, size_t n, int64_t from)
{
    int64_t least = -TR_RATE_MOST, most = TR_RATE_MOST, rate;
    gap g;
    while (most - least > 2) {
        int64_t third = (most - least) / 3, a = least + third, b = most - third;
        gap x = gap_at(limits, n, from, a), y = gap_at(limits, n, from, b);
        if (x.high - x.low < y.high - y.low)
            least = a;
        else
            most = b;
    }
    rate = least + (most - least) / 2;
    g = gap_at(limits, n, from, rate);
    return (tr_line){g.low / 2 + g.high / 2, rate, (uint64_t)(g.high > g.low ? g.high - g.low : g.low - g.high)};
}
