/* drift.c - see drift.h
 *
 * For a given rate the best line lies in the middle between the highest lower limit and the lowest upper one, with the
 * drift taken out of both. How far apart these two are is a concave function of the rate - a minimum of straight lines
 * less a maximum of such - so its top is found by thirds, and the rates that keep all limits lie side by side. At one
 * moment the highest line is the top of another concave function of the rate; and two lines are farthest apart at an
 * end of the time that matters, so that two moments tell the error. */
#include "drift.h"
#include <stdlib.h>

typedef struct gap {
    int64_t low, high;
} gap;

typedef struct fit {
    const tr_limit *limits;
    size_t n;
    int64_t from;
} fit;

static gap gap_at(const fit *f, int64_t rate)
{
    gap g = {INT64_MIN, INT64_MAX};
    size_t i;
    for (i = 0; i < f->n; i++) {
        int64_t value = f->limits[i].value - tr_drifted(rate, f->limits[i].ns - f->from);
        if (!f->limits[i].most)
            g.low = value > g.low ? value : g.low;
        else
            g.high = value < g.high ? value : g.high;
    }
    return g;
}

/* ---- limits that say something ----------------------------------------------------------------------------------- */

static int in_order(const void *left, const void *right)
{
    const tr_limit *a = left, *b = right;
    if (a->most != b->most)
        return a->most ? 1 : -1;
    if (a->ns != b->ns)
        return a->ns < b->ns ? -1 : 1;
    return a->value < b->value ? -1 : a->value > b->value;
}

/* Whether b, between a and c in time, is beyond the straight line from a to c. */
static bool says_more(const tr_limit *a, const tr_limit *b, const tr_limit *c)
{
    double turn = (double)((tr_i128)b->ns - a->ns) * (double)((tr_i128)c->value - a->value) -
                  (double)((tr_i128)b->value - a->value) * (double)((tr_i128)c->ns - a->ns);
    return b->most ? turn > 0 : turn < 0;
}

void tr_limits_sort(tr_limit *limits, size_t n) { qsort(limits, n, sizeof *limits, in_order); }

size_t tr_limits_reduce(tr_limit *limits, size_t n)
{
    size_t i, k = 0, first = 0;
    tr_limits_sort(limits, n);
    for (i = 0; i < n; i++) {
        if (i && limits[i].most && !limits[i - 1].most)
            first = k;
        while (k >= first + 2 && !says_more(&limits[k - 2], &limits[k - 1], &limits[i]))
            k--;
        limits[k++] = limits[i];
    }
    return k;
}

/* ---- lines ---------------------------------------------------------------------------------------------------------
 */

/* What is as large as possible: of a rate, on one side of which it rises, on the other it falls. */
typedef tr_i128 (*measure)(const fit *f, int64_t rate, int64_t after);

static tr_i128 room(const fit *f, int64_t rate, int64_t after)
{
    gap g = gap_at(f, rate);
    (void)after;
    return (tr_i128)g.high - g.low;
}
static tr_i128 highest(const fit *f, int64_t rate, int64_t after)
{
    return (tr_i128)gap_at(f, rate).high + tr_drifted(rate, after);
}
static tr_i128 lowest(const fit *f, int64_t rate, int64_t after)
{
    return -(tr_i128)gap_at(f, rate).low - tr_drifted(rate, after);
}

static int64_t top(const fit *f, measure m, int64_t after, int64_t least, int64_t most)
{
    while (most - least > 2) {
        int64_t third = (most - least) / 3, a = least + third, b = most - third;
        if (m(f, a, after) < m(f, b, after))
            least = a;
        else
            most = b;
    }
    return least + (most - least) / 2;
}

/* The last rate from `good` towards `end` at which there is that much room. */
static int64_t last_with(const fit *f, tr_i128 much, int64_t good, int64_t end)
{
    if (room(f, end, 0) >= much)
        return end;
    while (end - good > 1 || good - end > 1) {
        int64_t middle = good + (end - good) / 2;
        if (room(f, middle, 0) >= much)
            good = middle;
        else
            end = middle;
    }
    return good;
}

tr_line tr_line_fit(tr_limit *limits, size_t n, int64_t from, int64_t to, bool level)
{
    fit f = {limits, tr_limits_reduce(limits, n), from};
    const int64_t rate = level ? 0 : top(&f, room, 0, -TR_RATE_MOST, TR_RATE_MOST);
    const gap g = gap_at(&f, rate);
    const int64_t value = g.low / 2 + g.high / 2, span = to > from ? to - from : 0;
    int64_t twice = rate < 0 ? -2 * rate : 2 * rate, far = twice > TR_RATE_UNKNOWN ? twice : TR_RATE_UNKNOWN, least,
            most;
    tr_i128 room_here = (tr_i128)g.high - g.low, broken = room_here < 0 ? -room_here : 0, error = 0;
    int i;
    far = far < TR_RATE_MOST ? far : TR_RATE_MOST;
    least = last_with(&f, -broken, rate, -far);
    most = last_with(&f, -broken, rate, far);
    for (i = 0; i < 2; i++) { /* at both ends */
        int64_t after = i ? span : 0, line = value + tr_drifted(rate, after);
        tr_i128 up = highest(&f, top(&f, highest, after, least, most), after) - line;
        tr_i128 down = lowest(&f, top(&f, lowest, after, least, most), after) + line;
        error = up > error ? up : error;
        error = down > error ? down : error;
    }
    error += broken + 2; /* and what was rounded */
    return (tr_line){value, rate, error < (tr_i128)(UINT64_MAX / 4) ? (uint64_t)error : UINT64_MAX / 4,
                     most - rate > rate - least ? most - rate : rate - least};
}
