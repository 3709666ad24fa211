/* curve.c - see curve.h */
#include "curve.h"
#include "alone.h"
#include <stdlib.h>
#include "support/memory.h"

enum {
    MARGIN = 16,      /* ns by which estimates keep orders more than asked for: later steps round */
    PARTS = 16,       /* of a node's wander */
    TRIES = 24,       /* to find who changes its rate */
    ROUNDS = 6,       /* in which orders are left out */
    NOISE = 8,        /* an estimate is off by that part of what its bounds leave */
    LEAD = 1000000000 /* ns for which its line goes on before its first event and behind its last */
};
#define NONE (INT64_MAX / 4)         /* as a bound: it is not known */
#define ALONE ((int64_t)10000000000) /* ns in which a clock may go astray by 10 us: that is not for long */

/* One end of an order: a moment of a node. */
struct tr_spot {
    int64_t ns, move;                  /* its time; what is added to it: of the line, at last of the curve */
    int64_t low, high;                 /* bounds of the move */
    int64_t least, most;               /* the same, more than `move`, as far as they are known by now */
    uint32_t other : 31, left_out : 1; /* where the other end is; the order contradicts others */
    uint32_t node : 31, early : 1;
};

typedef struct solver {
    tr_curve *curves;
    size_t n;
    tr_spot *spots;
    size_t nspots;
    uint32_t *queue; /* a ring: nodes whose bounds have changed */
    size_t first, waiting;
    int64_t slack;      /* messages are kept but for that much */
    uint32_t broken[2]; /* nodes at whose spots bounds cross */
} solver;

static int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t line_at(const tr_curve *c, int64_t ns) { return c->value + tr_drifted(c->rate, ns - c->from); }

/* By how much the node's clock can move away from its line meanwhile. */
static int64_t moves(const tr_curve *c, unsigned part, int64_t ns)
{
    return c->fixed || !part || !ns ? 0 : tr_drifted(c->wander, ns) * part / PARTS + 1;
}

/* ---- spots ------------------------------------------------------------------------------------------------------- */

static int by_time(const void *left, const void *right)
{
    const tr_spot *a = left, *b = right;
    if (a->ns != b->ns)
        return a->ns < b->ns ? -1 : 1;
    return a->low < b->low ? -1 : a->low > b->low;
}

/* Times that damage makes are far apart. */
static int64_t within(tr_i128 value) { return value >= NONE ? NONE - 1 : value <= -NONE ? -NONE + 1 : (int64_t)value; }

/* By how much what came before comes later. */
static int64_t gap_of(const solver *s, const tr_spot *p)
{
    const tr_spot *o = &s->spots[p->other], *early = p->early ? p : o, *late = p->early ? o : p;
    return within((tr_i128)early->ns + early->move - late->ns - late->move);
}

static bool both_placed(const solver *s, const tr_order *o)
{
    return s->curves[o->early].placed && s->curves[o->late].placed;
}

/* Each node has its own side by side. `low` has the number of the end until the other end is known. */
static void make_spots(solver *s, const tr_order *orders, size_t n)
{
    uint32_t *where;
    size_t i, k;
    for (i = 0; i < n; i++)
        if (both_placed(s, &orders[i])) {
            s->curves[orders[i].early].n++;
            s->curves[orders[i].late].n++;
            s->nspots += 2;
        }
    s->spots = tr_alloc((s->nspots + 1) * sizeof *s->spots);
    where = tr_alloc((2 * n + 1) * sizeof *where);
    for (i = k = 0; i < s->n; i++) {
        s->curves[i].spots = s->spots + k;
        k += s->curves[i].n;
        s->curves[i].n = 0;
    }
    for (i = 0; i < n; i++) {
        const tr_order *o = &orders[i];
        tr_curve *early = &s->curves[o->early], *late = &s->curves[o->late];
        if (!both_placed(s, o))
            continue;
        early->spots[early->n++] = (tr_spot){.ns = o->early_ns, .node = o->early, .early = true, .low = 2 * (int64_t)i};
        late->spots[late->n++] = (tr_spot){.ns = o->late_ns, .node = o->late, .low = 2 * (int64_t)i + 1};
    }
    for (i = 0; i < s->n; i++)
        if (s->curves[i].n)
            qsort(s->curves[i].spots, s->curves[i].n, sizeof *s->spots, by_time);
    for (i = 0; i < s->nspots; i++)
        where[s->spots[i].low] = (uint32_t)i;
    for (i = 0; i < s->nspots; i++)
        s->spots[i].other = where[s->spots[i].low ^ 1];
    free(where);
}

/* ---- bounds ------------------------------------------------------------------------------------------------------ */

static void wait_for_turn(solver *s, uint32_t node)
{
    if (s->curves[node].waits || s->curves[node].fixed)
        return;
    s->curves[node].waits = true;
    s->queue[(s->first + s->waiting++) % s->n] = node;
}

/* Bounds of a time hold at others too, less sharply. */
static void spread_bounds(const tr_curve *c, unsigned part)
{
    size_t k;
    for (k = 1; k < c->n; k++) {
        tr_spot *a = &c->spots[k - 1], *b = a + 1;
        const int64_t far = moves(c, part, b->ns - a->ns);
        b->most = a->most < NONE && a->most + far < b->most ? a->most + far : b->most;
        b->least = a->least > -NONE && a->least - far > b->least ? a->least - far : b->least;
    }
    for (k = c->n; k-- > 1;) {
        tr_spot *a = &c->spots[k - 1], *b = a + 1;
        const int64_t far = moves(c, part, b->ns - a->ns);
        a->most = b->most < NONE && b->most + far < a->most ? b->most + far : a->most;
        a->least = b->least > -NONE && b->least - far > a->least ? b->least - far : a->least;
    }
}

/* What the node's bounds mean to others. False: bounds cross. */
static bool pass_on(solver *s, const tr_curve *c)
{
    size_t k;
    for (k = 0; k < c->n; k++) {
        const tr_spot *p = &c->spots[k];
        tr_spot *o = &s->spots[p->other];
        const int64_t gap = gap_of(s, p) - s->slack;
        bool changed = false;
        if (p->left_out)
            continue;
        if (p->early && p->least > -NONE && p->least + gap > o->least) {
            o->least = within(p->least + gap);
            changed = true;
        } else if (!p->early && p->most < NONE && p->most - gap < o->most) {
            o->most = within(p->most - gap);
            changed = true;
        }
        if (changed && o->least > o->most) {
            s->broken[0] = p->node;
            s->broken[1] = o->node;
            return false;
        }
        if (changed)
            wait_for_turn(s, o->node);
    }
    return true;
}

/* Until nothing changes. False: there is no way to keep all orders. If it takes too long, bounds are not as sharp as
 * they could be. */
static bool settle(solver *s, unsigned part)
{
    size_t work = 64 * s->nspots + 1024;
    bool good = true;
    while (good && s->waiting && work) {
        tr_curve *c = &s->curves[s->queue[s->first]];
        s->first = (s->first + 1) % s->n;
        s->waiting--;
        c->waits = false;
        work -= c->n < work ? c->n : work;
        spread_bounds(c, part);
        good = pass_on(s, c);
    }
    return good;
}

static bool solve(solver *s, unsigned part, int64_t slack)
{
    size_t i;
    bool good = true;
    s->slack = slack;
    s->first = s->waiting = 0;
    for (i = 0; i < s->nspots; i++) {
        const bool fixed = s->curves[s->spots[i].node].fixed;
        s->spots[i].least = fixed ? 0 : -NONE;
        s->spots[i].most = fixed ? 0 : NONE;
    }
    for (i = 0; i < s->n; i++)
        s->curves[i].waits = false;
    for (i = 0; i < s->n && good; i++)
        if (s->curves[i].fixed)
            good = pass_on(s, &s->curves[i]);
    return good && settle(s, part);
}

/* False: it changes by as much as can be. */
static bool change_more(tr_curve *c)
{
    if (c->fixed || c->wander >= TR_RATE_MOST)
        return false;
    c->wander = smaller(2 * c->wander, TR_RATE_MOST);
    return c->wild = true;
}

/* Where bounds cross, rates change by more than was thought: by twice that, or twice that again ... If that is so of
 * many nodes, it is taken to be so of all. False: it does not help. */
static bool solve_with_rates(solver *s)
{
    unsigned tries;
    size_t i;
    for (tries = 0; !solve(s, PARTS, 0); tries++) {
        bool more = change_more(&s->curves[s->broken[0]]);
        more |= change_more(&s->curves[s->broken[1]]);
        for (i = 0; i < s->n && tries > TRIES; i++)
            more |= change_more(&s->curves[i]);
        if (!more)
            return false;
    }
    return true;
}

/* Messages contradict each other. All are kept but for as little as has to be; of those that are least well kept it
 * must be some. */
static void leave_out(solver *s)
{
    int64_t slack = 1000;
    size_t i;
    for (i = 0; i < s->n; i++)
        s->curves[i].wander = TR_RATE_MOST;
    while (!solve(s, PARTS, slack) && slack < NONE / 4)
        slack *= 2;
    for (i = 0; i < s->nspots; i++) {
        tr_spot *p = &s->spots[i];
        const tr_spot *o = &s->spots[p->other];
        const int64_t early = p->least / 2 + p->most / 2, late = o->least / 2 + o->most / 2;
        if (p->early && p->least > -NONE && p->most < NONE && o->least > -NONE && o->most < NONE &&
            (tr_i128)gap_of(s, p) + early - late > slack / 2)
            p->left_out = true;
    }
    for (i = 0; i < s->nspots; i++)
        s->spots[i].left_out |= s->spots[s->spots[i].other].left_out;
}

static void set_wander(solver *s, size_t i, int64_t wander)
{
    s->curves[i].wander = wander;
    s->curves[i].wild = false;
}

/* Without those orders that contradict others. `wander`: by node. */
static void solve_at_last(solver *s, const int64_t *wander)
{
    size_t i;
    unsigned tries;
    for (tries = 0; tries < ROUNDS; tries++) {
        for (i = 0; i < s->n; i++)
            set_wander(s, i, wander[i]);
        if (solve_with_rates(s))
            return;
        leave_out(s);
    }
}

static bool known(const tr_curve *c) { return c->n && c->spots->least > -NONE && c->spots->most < NONE; }

/* ---- how fast a clock goes --------------------------------------------------------------------------------------- */

static const tr_spot *narrowest(const tr_spot *p, const tr_spot *end)
{
    const tr_spot *best = p;
    for (; p < end; p++)
        if (p->most - p->least < best->most - best->least)
            best = p;
    return best;
}

static void take_line(tr_curve *c, const tr_spot *a, int64_t value, int64_t rate)
{
    size_t k;
    c->value = value;
    c->from = a->ns;
    c->rate = rate;
    for (k = 0; k < c->n; k++)
        c->spots[k].move = line_at(c, c->spots[k].ns);
}

/* From where bounds are narrow early to where they are narrow late its mean rate is known well. */
static bool find_rate(tr_curve *c)
{
    const tr_spot *end = c->spots + c->n, *a, *b;
    int64_t span, spread, off, mean, first = c->spots->ns, last = end[-1].ns;
    tr_i128 rise, width;
    bool as_good;
    for (a = c->spots; a < end && a->ns <= first + (last - first) / 4; a++) {}
    for (b = a; b < end && b->ns < last - (last - first) / 4; b++) {}
    if (b == end || c->wild)
        return false;
    a = narrowest(c->spots, a);
    b = narrowest(b, end);
    span = b->ns - a->ns;
    width = ((tr_i128)a->most - a->least + b->most - b->least) / 2 + 2;
    if (span <= 0 || width > span / 1024)
        return false;
    spread = (int64_t)((width << TR_RATE_BITS) / span);
    mean = a->move + (a->least + a->most) / 2;
    rise = ((tr_i128)b->move + (b->least + b->most) / 2 - mean) * ((tr_i128)1 << TR_RATE_BITS) / span;
    if (rise > TR_RATE_MOST || rise < -TR_RATE_MOST)
        return false;
    off = rise > c->rate ? (int64_t)rise - c->rate : c->rate - (int64_t)rise;
    as_good = off <= spread; /* the line that it has */
    spread += 4 * TR_RATE_WANDER + (as_good ? off : 0);
    if (spread >= c->wander)
        return false;
    if (!as_good)
        take_line(c, a, mean, (int64_t)rise);
    c->wander = spread;
    return true;
}

/* ---- the estimate ------------------------------------------------------------------------------------------------ */

/* The less clocks are thought to change their rates, the smoother are the curves. */
static void estimate(solver *s)
{
    static const unsigned char parts[] = {0, 1, 2, 3, 4, 6, 8, 12, 16};
    size_t i;
    for (i = 0; i < sizeof parts && !solve(s, parts[i], -MARGIN); i++) {}
    if (i == sizeof parts)
        solve(s, PARTS, 0);
    for (i = 0; i < s->n; i++) {
        tr_curve *c = &s->curves[i];
        size_t k;
        if (c->fixed || !known(c))
            continue;
        c->bounded = true;
        for (k = 0; k < c->n; k++)
            c->spots[k].move += (c->spots[k].least + c->spots[k].most) >> 1;
    }
}

/* Nodes with bounds on one side go away from their lines as little as these ask for. */
static void place_rest(solver *s, const uint32_t *next, size_t placed)
{
    size_t i, k;
    for (i = 0; i < placed && s->curves[next[i]].bounded; i++) {}
    if (i == placed)
        return;
    for (i = 0; i < placed; i++)
        s->curves[next[i]].fixed = s->curves[next[i]].bounded;
    solve(s, PARTS, 0);
    for (i = 0; i < placed; i++) {
        tr_curve *c = &s->curves[next[i]];
        if (c->fixed)
            continue;
        for (k = 0; k < c->n; k++) {
            tr_spot *p = &c->spots[k];
            p->move += p->least > 0 ? p->least : p->most < 0 ? p->most : 0;
            p->least = p->most = 0;
        }
        c->fixed = true;
        pass_on(s, c);
        settle(s, PARTS);
    }
}

/* ---- few pieces -------------------------------------------------------------------------------------------------- */

/* How far the curve may go from the estimate at a spot, up and down: each end takes half of what a message leaves. */
static void freedom(const solver *s, const tr_curve *c, const tr_spot *p, int64_t *down, int64_t *up)
{
    const int64_t wide = c->bounded ? (p->high - p->low) / 8 : 0, most = wide > 200 ? wide : 200;
    int64_t left = p->left_out ? most : (-gap_of(s, p) - MARGIN / 2) / 2;
    left = left < 0 ? 0 : left < most ? left : most;
    *down = p->early ? most : left;
    *up = p->early ? left : most;
}

typedef struct range {
    int64_t ns, low, high; /* beyond the line */
} range;

/* Ranges in which the curve may lie, those of spots that are close to each other together. From anywhere in one the
 * next one can be reached without a steep piece. Returns how many. */
static size_t ranges_of(const solver *s, const tr_curve *c, int64_t steep, range *r)
{
    size_t n = 0, k;
    for (k = 0; k < c->n; k++) {
        const tr_spot *p = &c->spots[k];
        const int64_t off = p->move - line_at(c, p->ns);
        int64_t down, up;
        freedom(s, c, p, &down, &up);
        if (!n || p->ns - r[n - 1].ns >= TR_BENDS_APART)
            r[n++] = (range){p->ns, INT64_MIN, INT64_MAX};
        r[n - 1].low = larger(r[n - 1].low, off - down);
        r[n - 1].high = smaller(r[n - 1].high, off + up);
    }
    for (k = 1; k < n; k++) {
        const int64_t far = tr_drifted(steep, r[k].ns - r[k - 1].ns) + 1;
        r[k].low = larger(r[k].low, r[k - 1].low - far);
        r[k].high = smaller(r[k].high, r[k - 1].high + far);
    }
    for (k = n; k-- > 1;) {
        const int64_t far = tr_drifted(steep, r[k].ns - r[k - 1].ns) + 1;
        r[k - 1].low = larger(r[k - 1].low, r[k].low - far);
        r[k - 1].high = smaller(r[k - 1].high, r[k].high + far);
    }
    return n;
}

/* The time before a node's first spot, or behind its last. */
typedef struct beyond {
    const tr_alone *alone; /* NULL: that is not for long */
    int64_t edge, end;     /* the spot, and when the node began or ended */
    int64_t by;            /* how far the curve is from its line at the spot */
} beyond;

static int64_t move_beyond(const beyond *b, const tr_curve *c, int64_t ns)
{
    const int64_t line = line_at(c, ns);
    return line + (b->alone ? tr_alone_at(b->alone, ns + line + b->by) : b->by);
}

/* Behind the end the clock goes as its line. */
static void add_lead(tr_curve *c, const beyond *b, int64_t ns)
{
    tr_polyline_add(&c->line, ns, move_beyond(b, c, b->end) + line_at(c, ns) - line_at(c, b->end));
}

/* A clock that is alone bends where its parts end. */
static void add_beyond(tr_curve *c, const beyond *b)
{
    size_t k;
    for (k = 0; b->alone && k <= TR_CURVE_PARTS; k++) {
        const int64_t ns = tr_curve_part(c, k);
        if (b->end > b->edge ? ns - b->edge >= TR_BENDS_APART : b->edge - ns >= TR_BENDS_APART)
            tr_polyline_add(&c->line, ns, move_beyond(b, c, ns));
    }
}

/* Less than a part of its life is not, either. */
static bool for_long(const tr_curve *c, int64_t ns) { return ns > ALONE && ns > (c->end - c->begin) / TR_CURVE_PARTS; }

static bool is_alone(const tr_curve *c)
{
    return c->bounded && (for_long(c, c->spots->ns - c->begin) || for_long(c, c->end - c->spots[c->n - 1].ns));
}

/* NULL: messages tell of it nearly all the time. To be freed. */
static tr_alone *learn(const tr_curve *c, const tr_common *common, const tr_polyline *told)
{
    int64_t wide = 0;
    size_t k;
    if (!is_alone(c))
        return NULL;
    for (k = 0; k < c->n; k++)
        wide += (c->spots[k].high - c->spots[k].low) / (int64_t)c->n;
    return tr_alone_learn(common, told, wide / NOISE);
}

/* Before its first piece and behind its last the clock goes as its line, if it is not alone for long. `bends`: from its
 * line. */
static void draw(tr_curve *c, const tr_polyline *bends, const tr_alone *alone)
{
    const tr_bend *first = bends->at, *last = first + bends->n - 1;
    beyond before = {NULL, first->ns, smaller(first->ns, c->begin), first->value},
           behind = {NULL, last->ns, larger(last->ns, c->end), last->value};
    size_t k;
    before.alone = for_long(c, before.edge - before.end) ? alone : NULL;
    behind.alone = for_long(c, behind.end - behind.edge) ? alone : NULL;
    add_lead(c, &before, before.end - LEAD);
    add_beyond(c, &before);
    for (k = 0; k < bends->n; k++)
        tr_polyline_add(&c->line, first[k].ns, first[k].value + line_at(c, first[k].ns));
    add_beyond(c, &behind);
    add_lead(c, &behind, behind.end + LEAD);
}

static void simplify(const solver *s, tr_curve *c, const tr_common *common, const tr_polyline *told)
{
    const int64_t steep = 2 * c->wander + 2 * TR_RATE_WANDER;
    range *r = tr_alloc((c->n + 1) * sizeof *r);
    tr_polyline bends = {0};
    const size_t n = ranges_of(s, c, steep, r);
    tr_alone *alone;
    tr_fan fan;
    size_t k;
    tr_fan_begin(&fan, &bends, true, steep + 2 * TR_RATE_MOST);
    for (k = 0; k < n; k++)
        tr_fan_add(&fan, r[k].ns, smaller(r[k].low, r[k].high), r[k].high);
    tr_fan_end(&fan);
    if (!bends.n)
        tr_polyline_add(&bends, c->begin, 0);
    alone = learn(c, common, told);
    draw(c, &bends, alone);
    tr_alone_free(alone);
    free(bends.at);
    free(r);
}

/* ---- its error --------------------------------------------------------------------------------------------------- */

/* The part in which that time is; what lies before the first belongs to it, and what lies behind the last to that. */
static size_t part_at(const tr_curve *c, int64_t ns)
{
    const int64_t span = c->end - c->begin;
    return ns <= c->begin || span <= 0 ? 0
           : ns >= c->end              ? TR_CURVE_PARTS - 1
                                       : (size_t)((tr_i128)(ns - c->begin) * TR_CURVE_PARTS / span);
}

static void far_off(tr_curve *c, int64_t from, int64_t to, int64_t far)
{
    for (size_t k = part_at(c, from), last = part_at(c, to); k <= last; k++)
        c->errors[k] = (uint64_t)larger((int64_t)c->errors[k], far);
}

/* How far the bounds at a spot, which are `here` from the line, let the clock go from the curve by another time. */
static int64_t off_by(const tr_curve *c, const tr_spot *p, const int64_t here[3], int64_t ns)
{
    const int64_t curve = tr_polyline_at(&c->line, ns) - line_at(c, ns),
                  goes = moves(c, PARTS, ns > p->ns ? ns - p->ns : p->ns - ns);
    return larger(here[2] + goes - curve, curve - here[0] + goes);
}

/* Between the ends of parts, the curve and its bounds are straight there. */
static void find_errors_beyond(tr_curve *c, const tr_spot *p, const int64_t here[3], bool before)
{
    size_t i;
    for (i = 0; i < TR_CURVE_PARTS; i++) {
        const int64_t ends[2] = {tr_curve_part(c, i), tr_curve_part(c, i + 1)};
        size_t k;
        for (k = 0; k < 2; k++)
            if (before ? ends[0] < p->ns && ends[k] < p->ns : ends[1] > p->ns && ends[k] > p->ns)
                c->errors[i] = (uint64_t)larger((int64_t)c->errors[i], off_by(c, p, here, ends[k]));
    }
}

/* The farthest that a bound goes from the curve: at a spot, between two, or at an end. */
static void find_errors(tr_curve *c)
{
    int64_t before[3] = {0};
    size_t k, i;
    for (k = 0; k < c->n; k++) {
        const tr_spot *p = &c->spots[k];
        const int64_t line = line_at(c, p->ns);
        const int64_t here[3] = {p->low - line, tr_polyline_at(&c->line, p->ns) - line, p->high - line};
        far_off(c, p->ns, p->ns, larger(here[2] - here[1], here[1] - here[0]));
        if (k) {
            const int64_t goes = moves(c, PARTS, p->ns - p[-1].ns);
            far_off(c, p[-1].ns, p->ns, (before[2] + here[2] + goes) / 2 - smaller(before[1], here[1]));
            far_off(c, p[-1].ns, p->ns, larger(before[1], here[1]) - (before[0] + here[0] - goes) / 2);
        } else
            find_errors_beyond(c, p, here, true);
        if (k + 1 == c->n)
            find_errors_beyond(c, p, here, false);
        memcpy(before, here, sizeof before);
    }
    for (i = 0; i < TR_CURVE_PARTS; i++) {
        c->errors[i] += 2 + (uint64_t)c->doubt;
        c->error = c->errors[i] > c->error ? c->errors[i] : c->error;
    }
}

/* ---- all together ------------------------------------------------------------------------------------------------ */

static void keep_bounds(solver *s)
{
    size_t i;
    for (i = 0; i < s->nspots; i++) {
        tr_spot *p = &s->spots[i];
        p->low = p->move + p->least;
        p->high = p->move + p->most;
    }
}

/* By how much orders that were left out are broken, which nobody knows to be wrong. */
static int64_t doubt_of(const solver *s, const tr_curve *c)
{
    int64_t doubt = 0;
    size_t k;
    for (k = 0; k < c->n; k++)
        if (c->spots[k].left_out)
            doubt = larger(doubt, gap_of(s, &c->spots[k]));
    return doubt;
}

static void find_bounds(solver *s)
{
    int64_t *wander = tr_alloc(s->n * sizeof *wander);
    bool again = false;
    size_t i, k;
    for (i = 0; i < s->n; i++) {
        tr_curve *c = &s->curves[i];
        for (k = 0; k < c->n; k++)
            c->spots[k].move = line_at(c, c->spots[k].ns);
        wander[i] = c->spread;
    }
    solve_at_last(s, wander);
    for (i = 1; i < s->n; i++)
        if (known(&s->curves[i]) && find_rate(&s->curves[i]))
            again = true;
    if (again && !solve_with_rates(s)) {
        leave_out(s);
        solve_with_rates(s);
    }
    again = false;
    for (i = 0; i < s->n; i++)
        if (s->curves[i].wild) { /* so much is shown: they may change by more */
            s->curves[i].wander = smaller(2 * s->curves[i].wander, TR_RATE_MOST);
            again = true;
        }
    if (again)
        solve(s, PARTS, 0);
    keep_bounds(s);
    free(wander);
}

/* How far messages tell that clocks leave their lines, by the first node's clock: by node. Nothing if none is alone. */
static tr_polyline *what_is_told(const solver *s)
{
    tr_polyline *told = tr_alloc((s->n + 1) * sizeof *told);
    size_t i, k;
    bool any = false;
    for (i = 0; i < s->n; i++)
        any |= is_alone(&s->curves[i]);
    for (i = 0; i < s->n && any; i++) {
        const tr_curve *c = &s->curves[i];
        for (k = 0; c->bounded && k < c->n; k++)
            tr_polyline_add(&told[i], c->spots[k].ns + c->spots[k].move, c->spots[k].move - line_at(c, c->spots[k].ns));
    }
    return told;
}

void tr_curves_find(tr_curve *curves, size_t n, const uint32_t *next, size_t placed, const tr_order *orders,
                    size_t norders)
{
    solver s = {.curves = curves, .n = n};
    tr_common common;
    tr_polyline *told;
    size_t i;
    make_spots(&s, orders, norders);
    s.queue = tr_alloc((n + 1) * sizeof *s.queue);
    curves[0].fixed = true;
    find_bounds(&s);
    estimate(&s);
    place_rest(&s, next, placed);
    told = what_is_told(&s);
    tr_common_find(&common, told, n);
    for (i = 0; i < placed; i++) {
        tr_curve *c = &curves[next[i]];
        c->doubt = larger(curves[c->parent].doubt, doubt_of(&s, c));
        simplify(&s, c, &common, &told[next[i]]);
        free(told[next[i]].at);
        if (c->bounded)
            find_errors(c);
    }
    free(told);
    free(s.queue);
    free(s.spots);
}
