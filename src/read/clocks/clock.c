/* clock.c - ticks of a node -> nanoseconds of CLOCK_REALTIME
 *
 * All processes of a node (boot id) read one counter, so their samples are pooled and one line through a few of them
 * serves all: two processes never disagree about an order. CLOCK_MONOTONIC gives the slope, for CLOCK_REALTIME may
 * jump; the first sample says what to add. A sample's bracket (ticks before and after reading the clocks) bounds its
 * error. Integers only: 128 bits where needed. */
#include "clock.h"
#include "drift.h"

static int by_ticks(const void *left, const void *right)
{
    const tr_sample *a = left, *b = right;
    if (a->before != b->before)
        return a->before < b->before ? -1 : 1;
    if (a->after != b->after)
        return a->after < b->after ? -1 : 1;
    return a->mono < b->mono ? -1 : a->mono > b->mono ? 1 : a->real < b->real ? -1 : a->real > b->real;
}

static uint64_t middle(const tr_sample *s) { return s->before + (s->after - s->before) / 2; }
static uint64_t width(const tr_sample *s) { return s->after - s->before; }

/* ns per tick as a fraction for the whole of `knot`. */
static void slope(tr_knot *knot, uint64_t ns, uint64_t ticks)
{
    tr_u128 mult;
    knot->shift = TR_KNOT_SHIFT;
    do
        mult = ((tr_u128)ns << knot->shift) / ticks;
    while (mult >> 63 && knot->shift-- > 0);
    knot->mult = (uint64_t)mult;
}

static uint64_t ticks_to_ns(uint64_t ticks, uint64_t hz) { return (uint64_t)((tr_u128)ticks * 1000000000u / hz); }

/* Keeps in list[] the samples that make the line: the narrowest of each half second, the first and the last, none of
 * them close to another. A slope far from the nominal one is no slope but an accident (a clock that was set, a damaged
 * sample). */
static size_t choose(const tr_node *node, const tr_sample *samples, size_t n, size_t *list)
{
    uint64_t hz = node->tick_hz, window = hz / 2, least = hz / 16;
    uint64_t usual = UINT64_MAX; /* what is much wider was interrupted between its two ends */
    size_t kept = 0, i, best;
    for (i = 0; i < n; i++)
        if (width(&samples[i]) < usual)
            usual = width(&samples[i]);
    usual = usual < hz / 1000 ? 8 * usual + hz / 2000000 : UINT64_MAX;
    for (i = 0; i < n; i = best) {
        size_t narrow = i;
        for (best = i; best < n && middle(&samples[best]) - middle(&samples[i]) < window; best++)
            if (width(&samples[best]) < width(&samples[narrow]))
                narrow = best;
        if (i == 0)
            narrow = 0;
        if (kept &&
            (width(&samples[narrow]) > usual || middle(&samples[narrow]) - middle(&samples[list[kept - 1]]) < least))
            continue;
        list[kept++] = narrow;
    }
    /* the last one: nothing then hangs on a guess */
    if (n > 1 && list[kept - 1] != n - 1 && (kept < 2 || width(&samples[n - 1]) <= usual)) {
        if (kept > 1 && middle(&samples[n - 1]) - middle(&samples[list[kept - 1]]) < least)
            kept--;
        list[kept++] = n - 1;
    }
    for (i = best = 1; i < kept; i++) {
        const tr_sample *a = &samples[list[best - 1]], *b = &samples[list[i]];
        uint64_t ticks = middle(b) - middle(a), ns = ticks_to_ns(ticks, hz), real = (uint64_t)(b->mono - a->mono);
        uint64_t noise = ticks_to_ns(width(a) + width(b), hz) + 100;
        bool close = noise * 2000 > ns; /* the error of the slope would be more than that of the nominal one */
        if (b->mono > a->mono && b->mono - samples[list[0]].mono < TR_TIME_SPAN && !close &&
            real > ns - ns / 16 - noise && real < ns + ns / 16 + noise)
            list[best++] = list[i];
    }
    return kept ? best : 0;
}

/* What ticks mean times that differ little enough from the knots'. */
static void set_limits(tr_node *node)
{
    const tr_knot *first = &node->knots[0], *last = &node->knots[node->nknots - 1];
    tr_u128 below = first->mult ? ((tr_u128)TR_TIME_SPAN << first->shift) / first->mult : 0;
    tr_u128 above = last->mult ? ((tr_u128)TR_TIME_SPAN << last->shift) / last->mult : 0;
    node->low_ticks = below < first->ticks ? first->ticks - (uint64_t)below : 0;
    node->span_ticks = above < UINT64_MAX - last->ticks ? last->ticks + (uint64_t)above - node->low_ticks
                                                        : UINT64_MAX - node->low_ticks;
}

/* Where CLOCK_REALTIME was set, by hand or by a leap second. Two readings of clocks are never of one moment: less than
 * a millisecond is no step. */
static void find_sets(tr_node *node, const tr_sample *s, size_t n)
{
    int64_t offset = node->real_offset;
    size_t i;
    node->nsets = 0;
    for (i = 1; i < n; i++) {
        int64_t now = (int64_t)((uint64_t)s[i].real - (uint64_t)s[i].mono),
                by = (int64_t)((uint64_t)now - (uint64_t)offset);
        if ((uint64_t)(by < 0 ? 0 - (uint64_t)by : (uint64_t)by) <=
            1000000 + ticks_to_ns(width(&s[i]) + width(&s[i - 1]), node->tick_hz))
            continue;
        node->sets = tr_grow(node->sets, node->nsets + 1, &node->set_room, sizeof *node->sets);
        node->sets[node->nsets].mono = s[i].mono;
        node->sets[node->nsets++].offset = now;
        offset = now;
    }
}

/* CLOCK_REALTIME as it was then -> the same moment on the line, whose offset is that of the first sample. */
static int64_t from_realtime(const tr_node *node, int64_t real, int64_t recorded)
{
    size_t i;
    for (i = node->nsets; i-- > 0;) {
        int64_t mono = (int64_t)((uint64_t)real - (uint64_t)node->sets[i].offset),
                then = (int64_t)((uint64_t)mono + (uint64_t)node->real_offset);
        if (mono >= node->sets[i].mono && then <= recorded - node->align_ns)
            return then;
    }
    return real;
}

/* ---- between samples --------------------------------------------------------------------------------------------- */

/* The samples that make a node's line, and a straight line through two of them. */
typedef struct chosen {
    const tr_node *node;
    const tr_sample *samples;
    const size_t *list;
    size_t last;
} chosen;

typedef struct side {
    size_t from, to;
} side;

static const tr_sample *nth(const chosen *c, size_t i) { return &c->samples[c->list[i]]; }
static uint64_t size_of(int64_t x) { return x < 0 ? 0 - (uint64_t)x : (uint64_t)x; }
static uint64_t less(uint64_t a, uint64_t b) { return a < b ? a : b; }
static uint64_t more(uint64_t a, uint64_t b) { return a > b ? a : b; }
static uint64_t apart(uint64_t a, uint64_t b) { return a > b ? a - b : b - a; }
static bool is_line(side l) { return l.from != l.to; }
static uint64_t ticks_of(const chosen *c, side l) { return apart(middle(nth(c, l.from)), middle(nth(c, l.to))); }

/* From sample i to one before it (step -1) or behind it (1): a line if there is one. It is at least half as long as the
 * gap if it can be, for brackets of samples that are close to each other say little of a rate. */
static side side_of(const chosen *c, size_t i, int step, uint64_t gap)
{
    const size_t end = step < 0 ? 0 : c->last;
    side l = {i, i};
    while (l.to != end && (l.to == i || ticks_of(c, l) < gap / 2))
        l.to += (size_t)step;
    return l;
}

/* By how many ns the line goes on in so many ticks. */
static int64_t goes(const chosen *c, side l, tr_i128 ticks)
{
    const tr_sample *a = nth(c, l.from), *b = nth(c, l.to);
    return (int64_t)(((tr_i128)b->mono - a->mono) * ticks / ((tr_i128)middle(b) - (tr_i128)middle(a)));
}

/* How far from a sample the line is there, drawn on from where it begins. */
static int64_t miss(const chosen *c, side l, size_t i)
{
    const tr_sample *a = nth(c, l.from), *b = nth(c, i);
    return goes(c, l, (tr_i128)middle(b) - (tr_i128)middle(a)) - (b->mono - a->mono);
}

/* By how much it goes faster or slower, in so many ticks, than the line next to it. UINT64_MAX: nobody knows. */
static uint64_t changes(const chosen *c, side l, int step, uint64_t ticks)
{
    const side next = side_of(c, l.to, step, ticks);
    return is_line(next) ? size_of(goes(c, l, ticks) - goes(c, next, ticks)) : UINT64_MAX;
}

/* Both lines miss to the same side, and meet: how far from the samples' line. */
static uint64_t meet(uint64_t a, uint64_t b) { return a + b ? (uint64_t)((tr_u128)a * b / (a + b)) : 0; }

/* A gap between two chosen samples, and how far the lines before and behind it, drawn on, miss its other end. */
typedef struct gap {
    uint64_t ticks;
    side before, behind;
    int64_t early, late;
} gap;

static gap gap_of(const chosen *c, size_t i)
{
    gap g = {.ticks = middle(nth(c, i + 1)) - middle(nth(c, i))};
    g.before = side_of(c, i, -1, g.ticks);
    g.behind = side_of(c, i + 1, 1, g.ticks);
    g.early = is_line(g.before) ? miss(c, g.before, i + 1) : 0;
    g.late = is_line(g.behind) ? miss(c, g.behind, i) : 0;
    return g;
}

/* By how much the clocks go astray in the gap, at most, where both lines are known. One of these is what happened:
 *
 * - A rate changed once. Both lines miss to the same side, and meet.
 * - Ticks jumped, or a rate changed for a while. The lines miss to different sides, by as much.
 * - A rate changed for longer, from the gap before or into the next one. The line there says nothing, and it is not
 *   that of the gap next to it. The other line holds up to some moment. */
static uint64_t astray(const chosen *c, const gap *g)
{
    const uint64_t early = size_of(g->early), late = size_of(g->late);
    const uint64_t once = (g->early < 0) == (g->late < 0) ? meet(early, late) : less(early, late);
    return less(more(early, late), once + less(early, changes(c, g->behind, 1, g->ticks)) +
                                       less(late, changes(c, g->before, -1, g->ticks)));
}

/* How far the clocks may have been, between sample i and the next one, from the line through both. A line that is much
 * shorter than the gap does not count if there is another. By more than the 500 ppm that NTP may ask for, ticks may
 * have jumped and go faster, too. */
static uint64_t between_samples(const chosen *c, size_t i)
{
    const tr_sample *a = nth(c, i), *b = nth(c, i + 1);
    const uint64_t noise = ticks_to_ns(width(a) + width(b), c->node->tick_hz);
    const gap g = gap_of(c, i);
    const uint64_t early = size_of(g.early), late = size_of(g.late);
    if (!is_line(g.before) || (is_line(g.behind) && ticks_of(c, g.before) < g.ticks / 4))
        return late;
    if (!is_line(g.behind) || ticks_of(c, g.behind) < g.ticks / 4)
        return early;
    return more(early, late) > (uint64_t)(b->mono - a->mono) / 2000 + 4 * noise ? more(early, late) : astray(c, &g);
}

static uint64_t between_all_samples(const tr_node *node, const tr_sample *s, const size_t *list)
{
    const chosen c = {node, s, list, node->nknots};
    uint64_t most = 0;
    size_t i;
    for (i = 0; i < c.last && node->nknots > 1; i++)
        most = more(most, between_samples(&c, i));
    return most;
}

void tr_node_fit(tr_node *node)
{
    tr_sample *s = node->samples;
    size_t n = node->nsamples, kept, i, *list;
    uint64_t widest = 0, residual = 0;
    if (node->tick_hz < 1000 || node->tick_hz > 1000000000000ull)
        node->tick_hz = 1000000000u;
    if (n)
        qsort(s, n, sizeof *s, by_ticks);
    list = tr_alloc((n + 2) * sizeof *list);
    kept = choose(node, s, n, list);
    node->nknots = kept > 1 ? kept - 1 : 1;
    free(node->knots);
    node->knots = tr_alloc(node->nknots * sizeof *node->knots);
    node->real_offset = n ? (int64_t)((uint64_t)s[list[0]].real - (uint64_t)s[list[0]].mono) : 0;
    find_sets(node, s, n);
    for (i = 0; i < node->nknots; i++) {
        tr_knot *k = &node->knots[i];
        if (n) {
            k->ticks = middle(&s[list[i]]);
            k->ns = s[list[i]].mono + node->real_offset;
        } else {
            k->ticks = node->start_ticks;
            k->ns = node->start_ns;
        }
        if (kept > 1)
            slope(k, (uint64_t)(s[list[i + 1]].mono - s[list[i]].mono), middle(&s[list[i + 1]]) - middle(&s[list[i]]));
        else
            slope(k, 1000000000u, node->tick_hz);
        k->from = i ? k->ticks : 0;
        if (i)
            node->knots[i - 1].length = k->from - node->knots[i - 1].from;
        k->length = UINT64_MAX - k->from;
    }
    set_limits(node);
    for (i = 0; i < kept; i++)
        if (width(&s[list[i]]) > widest)
            widest = width(&s[list[i]]);
    for (i = 0; i < n; i++) { /* samples must agree with the line to within their own brackets */
        int64_t off = tr_node_ns(node, middle(&s[i])) - node->real_offset - s[i].mono;
        uint64_t far = (uint64_t)(off < 0 ? -off : off), own = ticks_to_ns(width(&s[i]), node->tick_hz) / 2;
        if (far > own && far - own > residual)
            residual = far - own;
    }
    node->sample_error_ns = n ? ticks_to_ns(widest, node->tick_hz) / 2 + residual + 1 : 0;
    residual = more(residual, between_all_samples(node, s, list));
    node->fit_error_ns = n ? ticks_to_ns(widest, node->tick_hz) / 2 + residual + 1 : 0;
    free(list);
}

/* ---- alignment --------------------------------------------------------------------------------------------------- */

void tr_node_shift(const tr_node *node, tr_polyline *shift)
{
    const tr_knot *first = node->knots, *last = first + node->nknots - 1;
    const uint64_t ticks = last->ticks - first->ticks;
    const int64_t span = last->ns - first->ns,
                  off = node->sample_error_ns < 1000 ? (int64_t)node->sample_error_ns + 50 : 1050;
    tr_fan fan;
    const tr_knot *k;
    if (!ticks || span <= 0)
        return;
    tr_fan_begin(&fan, shift, true, (int64_t)1 << (TR_RATE_BITS - 3));
    for (k = first; k <= last; k++) {
        const int64_t even = (int64_t)((tr_u128)(k->ticks - first->ticks) * (uint64_t)span / ticks);
        const int64_t value = even - (k->ns - first->ns);
        tr_fan_add(&fan, k->ns, value - off, value + off);
    }
    tr_fan_end(&fan);
    if (shift->n == 2 && !shift->at[0].value && !shift->at[1].value)
        shift->n = 0;
}

static int64_t drift_of(const tr_node *node, int64_t ns)
{
    return node->align_rate ? tr_drifted(node->align_rate, ns - node->align_from) : 0;
}

int64_t tr_node_moved(const tr_node *node, int64_t ns)
{
    return ns + (node->bends.n ? tr_polyline_at(&node->bends, ns) : node->align_ns + drift_of(node, ns));
}

void tr_node_straighten(tr_node *node, int64_t at)
{
    const tr_bend *a = node->bends.at, *b = a + node->bends.n - 1;
    const int64_t span = b->ns - a->ns, rise = b->value - a->value;
    node->align_ns = a->value;
    node->align_from = node->align_rate = 0;
    if (rise > 2 || rise < -2 || node->bends.n > 2) {
        tr_i128 rate = (((tr_i128)rise * ((tr_i128)1 << (TR_RATE_BITS + 1))) / span + 1) >> 1;
        node->align_rate = (int64_t)(rate > TR_RATE_MOST ? TR_RATE_MOST : rate < -TR_RATE_MOST ? -TR_RATE_MOST : rate);
        node->align_ns += tr_drifted(node->align_rate, at - a->ns);
        node->align_from = at;
    }
    if (node->bends.n <= 2 && llabs(node->align_ns + drift_of(node, b->ns) - b->value) <= 2)
        node->bends.n = 0;
}

typedef struct moment {
    uint64_t ticks;
    int64_t ns; /* before it is aligned */
} moment;

/* Where its knots are and where it bends, in order; returns how many. */
static size_t moments_of(const tr_node *node, moment *to)
{
    const uint64_t close = node->tick_hz / (1000000000 / TR_BENDS_APART) + 1;
    size_t n = 0, i = 0, k = 0;
    while (i < node->nknots || k < node->bends.n) {
        uint64_t ticks = k < node->bends.n ? tr_node_ticks(node, node->bends.at[k].ns) : UINT64_MAX;
        if (i < node->nknots && node->knots[i].ticks <= ticks) {
            n -= n && node->knots[i].ticks - to[n - 1].ticks < close;
            to[n++] = (moment){node->knots[i].ticks, node->knots[i].ns};
            i++;
        } else {
            if (ticks != UINT64_MAX && (!n || ticks - to[n - 1].ticks >= close))
                to[n++] = (moment){ticks, tr_node_ns(node, ticks)};
            k++;
        }
    }
    return n;
}

void tr_node_move(tr_node *node)
{
    const uint64_t far = 1000 * node->tick_hz;
    moment *m = tr_alloc((node->nknots + node->bends.n) * sizeof *m);
    const size_t n = moments_of(node, m);
    tr_knot *knots = tr_alloc(n * sizeof *knots);
    size_t i;
    if (!node->bends.n && !node->align_rate) {
        for (i = 0; i < node->nknots; i++)
            node->knots[i].ns += node->align_ns;
        free(knots);
        free(m);
        return;
    }
    for (i = 0; i < n; i++) { /* each ends where the next one begins */
        const bool ends = i + 1 == n;
        const int64_t begin = tr_node_moved(node, m[i].ns),
                      end = tr_node_moved(node, ends ? tr_node_ns(node, m[i].ticks + far) : m[i + 1].ns);
        knots[i] = (tr_knot){.from = i ? m[i].ticks : 0, .ticks = m[i].ticks, .ns = begin};
        slope(&knots[i], end > begin ? (uint64_t)(end - begin) : 0, ends ? far : m[i + 1].ticks - m[i].ticks);
        if (i)
            knots[i - 1].length = knots[i].from - knots[i - 1].from;
        knots[i].length = UINT64_MAX - knots[i].from;
    }
    free(m);
    free(node->knots);
    node->knots = knots;
    node->nknots = n;
}

const tr_knot *tr_node_knot(const tr_node *node, uint64_t ticks)
{
    size_t low = 0, high = node->nknots;
    while (low + 1 < high) {
        size_t mid = (low + high) / 2;
        if (ticks >= node->knots[mid].from)
            low = mid;
        else
            high = mid;
    }
    return &node->knots[low];
}

int64_t tr_node_ns(const tr_node *node, uint64_t ticks)
{
    if (ticks - node->low_ticks > node->span_ticks)
        ticks = ticks < node->low_ticks ? node->low_ticks : node->low_ticks + node->span_ticks;
    return tr_knot_ns(tr_node_knot(node, ticks), ticks);
}

uint64_t tr_node_ticks(const tr_node *node, int64_t ns)
{
    uint64_t low = node->low_ticks, high = low + node->span_ticks;
    size_t a = 0, b = node->nknots;
    const tr_knot *k;
    while (a + 1 < b) { /* the last knot that is not later */
        size_t mid = (a + b) / 2;
        if (node->knots[mid].ns <= ns)
            a = mid;
        else
            b = mid;
    }
    k = &node->knots[a];
    if (ns >= k->ns && k->mult) { /* a guess good to a tick or two ... */
        tr_u128 guess = k->ticks + ((tr_u128)(uint64_t)(ns - k->ns) << k->shift) / k->mult;
        if (guess > (tr_u128)low + 4 && guess + 4 < (tr_u128)high && tr_node_ns(node, (uint64_t)guess - 4) < ns &&
            tr_node_ns(node, (uint64_t)guess + 4) >= ns) {
            low = (uint64_t)guess - 4;
            high = (uint64_t)guess + 4;
        }
    }
    if (tr_node_ns(node, low) >= ns)
        return low;
    if (tr_node_ns(node, high) < ns)
        return UINT64_MAX;
    while (high - low > 1) { /* ... and made exact: ns(low) < ns <= ns(high) */
        uint64_t mid = low + (high - low) / 2;
        if (tr_node_ns(node, mid) >= ns)
            high = mid;
        else
            low = mid;
    }
    return high;
}

int64_t tr_node_time(const tr_node *node, uint64_t value, const char *hint, int64_t recorded)
{
    if (!*hint || !strcmp(hint, "ticks"))
        return tr_node_ns(node, value);
    if (value > (uint64_t)TR_TIME_MAX)
        return recorded;
    if (!strcmp(hint, "ns:realtime") || !strcmp(hint, "ns:REALTIME"))
        return tr_node_moved(node, from_realtime(node, (int64_t)value, recorded));
    if (!strcmp(hint, "ns:monotonic") || !strcmp(hint, "ns:MONOTONIC"))
        return tr_node_moved(node, (int64_t)value + node->real_offset);
    return recorded;
}
