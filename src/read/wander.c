/* wander.c - see wander.h */
#include "wander.h"
#include "support/memory.h"
#include <stdlib.h>

/* A limit, or the room that limits leave, at a time; lower ones have their signs turned, so that the least is sharpest.
 */
typedef struct point {
    int64_t ns; /* INT64_MIN: there is none */
    tr_i128 value;
} point;

typedef struct room {
    point *at; /* in order of time */
    size_t n;
} room;

struct tr_wander {
    int64_t from, to, part; /* ns a part */
    size_t parts;
    point *sides[2]; /* lower, upper: one a part */
};

tr_wander *tr_wander_new(int64_t from, int64_t to, size_t parts)
{
    tr_wander *w = tr_alloc(sizeof *w + 2 * parts * sizeof(point));
    size_t i;
    w->from = from;
    w->to = to > from ? to : from;
    w->part = (w->to - w->from) / (int64_t)parts + 1;
    w->parts = parts;
    w->sides[0] = (point *)(w + 1);
    w->sides[1] = w->sides[0] + parts;
    for (i = 0; i < 2 * parts; i++)
        w->sides[0][i].ns = INT64_MIN;
    return w;
}
void tr_wander_free(tr_wander *w) { free(w); }

void tr_wander_add(tr_wander *w, tr_limit x)
{
    int64_t ns = x.ns < w->from ? w->from : x.ns > w->to ? w->to : x.ns;
    point *p = &w->sides[x.most][(ns - w->from) / w->part];
    tr_i128 value = x.most ? x.value : -(tr_i128)x.value;
    if (p->ns == INT64_MIN || value < p->value)
        *p = (point){ns, value};
}

static int64_t goes(int64_t rate, int64_t ns) { return tr_drifted(rate, ns) + 1; }

/* Each limit also holds at the times of the others, by so much less. */
static void room_of(const tr_wander *w, int side, room *r, int64_t rate)
{
    size_t i;
    r->n = 0;
    for (i = 0; i < w->parts; i++)
        if (w->sides[side][i].ns != INT64_MIN)
            r->at[r->n++] = w->sides[side][i];
    for (i = 1; i < r->n; i++) {
        tr_i128 far = r->at[i - 1].value + goes(rate, r->at[i].ns - r->at[i - 1].ns);
        r->at[i].value = far < r->at[i].value ? far : r->at[i].value;
    }
    for (i = r->n; i-- > 1;) {
        tr_i128 far = r->at[i].value + goes(rate, r->at[i].ns - r->at[i - 1].ns);
        r->at[i - 1].value = far < r->at[i - 1].value ? far : r->at[i - 1].value;
    }
}

/* The room at a moment, which lies behind `before` points. */
static tr_i128 room_at(const room *r, size_t before, int64_t ns, int64_t rate)
{
    tr_i128 least = INT64_MAX, other;
    if (before > 0)
        least = r->at[before - 1].value + goes(rate, ns - r->at[before - 1].ns);
    if (before < r->n && (other = r->at[before].value + goes(rate, r->at[before].ns - ns)) < least)
        least = other;
    return least;
}

/* By how much upper and lower limits contradict each other at the worst, which is at one of them: cones are as steep on
 * either side. */
static tr_i128 crossing(const room *up, const room *down, int64_t rate)
{
    size_t i, k = 0;
    tr_i128 worst = 0, left;
    for (i = 0; i < up->n; i++) {
        while (k < down->n && down->at[k].ns < up->at[i].ns)
            k++;
        left = up->at[i].value + room_at(down, k, up->at[i].ns, rate);
        worst = -left > worst ? -left : worst;
    }
    return worst;
}

static tr_i128 larger(tr_i128 a, tr_i128 b)
{
    b = b < 0 ? -b : b;
    return a > b ? a : b;
}

/* The farthest from the line: at a limit, where the cones of two of them meet, or at an end. */
static tr_i128 farthest(const room *r, int64_t from, int64_t to, int64_t rate)
{
    tr_i128 far = 0;
    size_t i;
    for (i = 0; i < r->n; i++) {
        const point *p = &r->at[i];
        far = larger(far, p->value);
        if (i)
            far = larger(far, (p[-1].value + p->value + goes(rate, p->ns - p[-1].ns)) / 2 + 1);
    }
    if (r->n) {
        far = larger(far, r->at[0].value + goes(rate, r->at[0].ns - from));
        far = larger(far, r->at[r->n - 1].value + goes(rate, to - r->at[r->n - 1].ns));
    }
    return far;
}

static void rooms_of(const tr_wander *w, room *up, room *down, int64_t rate)
{
    room_of(w, 1, up, rate);
    room_of(w, 0, down, rate);
}

uint64_t tr_wander_error(const tr_wander *w, int64_t rate)
{
    point *points = tr_alloc(2 * w->parts * sizeof *points);
    room up = {points, 0}, down = {points + w->parts, 0};
    const int64_t asked = rate;
    tr_i128 broken, far;
    for (;;) {
        rooms_of(w, &up, &down, rate);
        broken = crossing(&up, &down, rate);
        if (!broken || rate >= TR_RATE_MOST)
            break;
        rate = 2 * rate < TR_RATE_MOST ? 2 * rate + 1 : TR_RATE_MOST;
    }
    if (rate > asked) { /* so much is shown: they may change by more */
        rate = 2 * rate < TR_RATE_MOST ? 2 * rate : TR_RATE_MOST;
        rooms_of(w, &up, &down, rate);
    }
    far = larger(farthest(&up, w->from, w->to, rate), farthest(&down, w->from, w->to, rate)) + broken;
    free(points);
    return far < (tr_i128)(UINT64_MAX / 4) ? (uint64_t)far : UINT64_MAX / 4;
}
