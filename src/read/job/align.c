/* align.c - clocks of different nodes, aligned by what must have come before what
 *
 * A message cannot be complete at its receiver before its sender called; nobody leaves a collective that has no root
 * before everybody entered it. Each such pair of moments on two nodes bounds the difference of their clocks from one
 * side. The middle between the bounds is the estimate; nodes that have no direct traffic are reached over others, the
 * surest way first. One offset a node does where the nodes' own clocks (clock.c) go equally fast; where bounds cross
 * they do not, and then lines are laid between the bounds of each pair (drift.c). Whether they cross or not, the error
 * is how far from the estimate any line between the bounds goes, or two clocks whose rates change (curve.c).
 *
 * One node needs none of this, and then nothing is read here. */
#include "align.h"
#include "read/clocks/clock.h"
#include "read/clocks/curve.h"
#include "read/clocks/drift.h"
#include "read/events/heap.h"
#include "points.h"
#include "team.h"

enum { LIMITS_MANY = 4096, ORDERS_MANY = 1 << 18, ORDERS_FEW = 16 };

typedef struct bound {
    uint32_t a, b;     /* a < b; clock of b - clock of a, to be added to a's times ... */
    int64_t low, high; /* ... lies between these; INT64_MIN, INT64_MAX: unknown */
    tr_limit *limits;  /* where there are both: those that may count */
    size_t nlimits, room;
    bool counts, lined; /* it is to be used; there is a line */
    tr_line line;       /* between them */
    int64_t sharp[2];   /* of the lower and the upper limits, less the line: the sharpest */
} bound;

/* A bound by which a node was reached from one that had been. */
typedef struct step {
    bound *by;
    bool forward; /* from by->a to by->b */
} step;

typedef struct aligner {
    tr_trace *trace;
    tr_points points;
    tr_map bounds[2]; /* by messages, by collectives: pair of nodes -> bound */
    bound **list;
    size_t nlist, list_room;
    enum gathers { BOUNDS, LIMITS, ORDERS } gathers;
    size_t orders_most;  /* of a pair */
    tr_polyline *shifts; /* by node: what its ticks say, less its time */
    bool lines;          /* clocks drift */
    step *steps;         /* in the order in which nodes were reached */
    size_t nsteps;
    int64_t from, to; /* the earliest and the latest tr_point */
} aligner;

/* ---- bounds ------------------------------------------------------------------------------------------------------ */

static bool both_sides(const bound *b) { return b && b->low != INT64_MIN && b->high != INT64_MAX; }

/* Which bounds are to be used: those by collectives where messages do not say more. */
static void choose_bounds(aligner *a)
{
    size_t i;
    for (i = 0; i < a->nlist; i++) {
        bound *b = a->list[i];
        const bound *by_messages = tr_map_get(&a->bounds[0], ((uint64_t)b->a << 32 | b->b) + 1);
        b->counts = by_messages == b || !both_sides(by_messages);
    }
}

/* Limits that say nothing go when there are many. */
static void add_limit(bound *b, tr_limit x)
{
    if (b->nlimits == b->room && b->room >= LIMITS_MANY)
        b->nlimits = tr_limits_reduce(b->limits, b->nlimits);
    b->limits = tr_grow(b->limits, b->nlimits + 1, &b->room, sizeof *b->limits);
    b->limits[b->nlimits++] = x;
}

/* How fast two clocks may go away from their line and each other without an order being missed that was left out. */
static int64_t stray_of(const bound *b) { return b->lined ? TR_RATE_MOST / 8 : 2 * TR_RATE_MOST; }

/* The value of a limit, with its sign so that more is sharper, less the pair's line. */
static int64_t sharpness(const aligner *a, const bound *b, const tr_limit *l)
{
    const int64_t off = l->value - (b->lined ? tr_line_at(&b->line, l->ns - a->from) : 0);
    return l->most ? -off : off;
}

#define NEVER (INT64_MIN / 2)
static void find_sharpest(const aligner *a, bound *b)
{
    size_t i;
    b->sharp[0] = b->lined || b->low == INT64_MIN ? NEVER : b->low;
    b->sharp[1] = b->lined || b->high == INT64_MAX ? NEVER : -b->high;
    for (i = 0; i < b->nlimits; i++) {
        const int64_t sharp = sharpness(a, b, &b->limits[i]);
        int64_t *sharpest = &b->sharp[b->limits[i].most];
        *sharpest = sharp > *sharpest ? sharp : *sharpest;
    }
}

/* Whether the sharpest limit says as much at that time, too, whatever two clocks do to their line meanwhile. */
static bool says_nothing(const aligner *a, const bound *b, const tr_limit *l)
{
    const int64_t far = tr_drifted(stray_of(b), a->to - a->from);
    return sharpness(a, b, l) < b->sharp[l->most] - far;
}

/* Those go of which a neighbour in time says more. */
static void reduce_orders(const aligner *a, bound *b, int64_t stray)
{
    size_t i, n = 0;
    for (i = 0; i < b->nlimits; i++) {
        const tr_limit *l = &b->limits[i];
        const int64_t much = sharpness(a, b, l);
        bool less = false;
        for (; n && b->limits[n - 1].most == l->most; n--) {
            const int64_t last = sharpness(a, b, &b->limits[n - 1]),
                          far = stray ? tr_drifted(stray, l->ns - b->limits[n - 1].ns) + 1 : 0;
            less = last - far >= much;
            if (less || much - far < last)
                break;
        }
        if (!less)
            b->limits[n++] = *l;
    }
    b->nlimits = n;
}

/* A limit as an order. If there are very many, fewer are kept than would be sure. */
static void add_order(const aligner *a, bound *b, tr_limit x)
{
    int64_t stray;
    if (b->nlimits >= a->orders_most) {
        tr_limits_sort(b->limits, b->nlimits);
        for (stray = stray_of(b); b->nlimits > a->orders_most / 2; stray /= 8)
            reduce_orders(a, b, stray);
    }
    b->limits = tr_grow(b->limits, b->nlimits + 1, &b->room, sizeof *b->limits);
    b->limits[b->nlimits++] = x;
}

/* At `early` on node x something was done without which what was done at `late` on node y could not be. */
static void constrain(aligner *a, int by, uint32_t x, int64_t early, uint32_t y, int64_t late)
{
    uint32_t low = x < y ? x : y, high = x < y ? y : x;
    uint64_t pair = (uint64_t)low << 32 | high;
    bound *b = tr_map_get(&a->bounds[by], pair + 1);
    tr_limit l;
    if (b && a->gathers != BOUNDS && !b->counts)
        return;
    early += tr_polyline_at(&a->shifts[x], early);
    late += tr_polyline_at(&a->shifts[y], late);
    if (!b) {
        b = tr_arena_get(&a->trace->arena, sizeof *b);
        *b = (bound){.a = low, .b = high, .low = INT64_MIN, .high = INT64_MAX};
        tr_map_put(&a->bounds[by], pair + 1, b);
        a->list = tr_grow(a->list, a->nlist + 1, &a->list_room, sizeof *a->list);
        a->list[a->nlist++] = b;
    }
    /* early + move(x) <= late + move(y): the difference of the moves is at least that, or at most */
    l = x == low ? (tr_limit){early, early - late, false} : (tr_limit){late, late - early, true};
    switch (a->gathers) {
    case BOUNDS:
        if (!l.most)
            b->low = l.value > b->low ? l.value : b->low;
        else
            b->high = l.value < b->high ? l.value : b->high;
        break;
    case LIMITS:
        if (both_sides(b))
            add_limit(b, l);
        break;
    case ORDERS:
        if (!says_nothing(a, b, &l))
            add_order(a, b, l);
    }
}

/* Calls f for each message between nodes. */
static void each_message(aligner *a, void (*f)(aligner *a, const tr_point *send, const tr_point *receive))
{
    size_t i;
    for (i = 0; i + 1 < a->points.n; i++) {
        const tr_point *s = &a->points.list[i], *r = s + 1;
        if (s->what == TR_SEND && r->what == TR_RECEIVE && s->key == r->key && s->node != r->node)
            f(a, s, r);
    }
}

static void bound_by_message(aligner *a, const tr_point *s, const tr_point *r)
{
    constrain(a, 0, s->node, s->ns, r->node, r->ns);
    if (a->gathers == BOUNDS) { /* at first */
        a->trace->matched++;
        a->trace->violations_before += r->ns < s->ns;
    }
}

static void count_violation(aligner *a, const tr_point *s, const tr_point *r)
{
    a->trace->violations_after +=
        tr_node_moved(a->trace->nodes[r->node], r->ns) < tr_node_moved(a->trace->nodes[s->node], s->ns);
}

/* Members of one collective, sorted by node: per node the last that came and the first that left. */
static void bound_by_collective(aligner *a, const tr_point *p, size_t n)
{
    tr_point *nodes = tr_alloc(n * sizeof *nodes);
    size_t i, k, m = 0;
    for (i = 0; i < n; i++) {
        if (p[i].end_ns == INT64_MAX)
            continue;
        if (!m || nodes[m - 1].node != p[i].node)
            nodes[m++] = p[i];
        nodes[m - 1].ns = p[i].ns > nodes[m - 1].ns ? p[i].ns : nodes[m - 1].ns;
        nodes[m - 1].end_ns = p[i].end_ns < nodes[m - 1].end_ns ? p[i].end_ns : nodes[m - 1].end_ns;
    }
    for (i = 1; i < m; i++) /* to the first node and to the one before: with all pairs it would be a square */
        for (k = 0; k < i; k += i > 1 ? i - 1 : 1) {
            constrain(a, 1, nodes[k].node, nodes[k].ns, nodes[i].node, nodes[i].end_ns);
            constrain(a, 1, nodes[i].node, nodes[i].ns, nodes[k].node, nodes[k].end_ns);
        }
    free(nodes);
}

static void bound_by_collectives(aligner *a)
{
    size_t i, n;
    for (i = 0; i < a->points.n; i += n) {
        for (n = 1; i + n < a->points.n && a->points.list[i + n].key == a->points.list[i].key; n++) {}
        if (a->points.list[i].what == TR_MEMBER)
            bound_by_collective(a, &a->points.list[i], n);
    }
}

/* What all messages and collectives say. */
static void gather(aligner *a, enum gathers what)
{
    a->gathers = what;
    each_message(a, bound_by_message);
    bound_by_collectives(a);
}

/* Where bounds of any pair cross, clocks drift, and those of others may do so without being found out: lines in time
 * take the place of all middles. */
static void find_lines(aligner *a)
{
    size_t i, pairs = 0;
    a->from = INT64_MAX;
    a->to = INT64_MIN;
    for (i = 0; i < a->points.n; i++) {
        const tr_point *p = &a->points.list[i]; /* its ticks would say nearly the same */
        a->from = p->ns < a->from ? p->ns : a->from;
        a->to = p->ns > a->to ? p->ns : a->to;
        if (p->what == TR_MEMBER && p->end_ns != INT64_MAX)
            a->to = p->end_ns > a->to ? p->end_ns : a->to;
    }
    gather(a, LIMITS);
    for (i = 0; i < a->nlist; i++)
        a->lines |= a->list[i]->nlimits && a->list[i]->low > a->list[i]->high;
    for (i = 0; i < a->nlist; i++)
        pairs += a->list[i]->counts;
    a->orders_most = ORDERS_MANY / (pairs + 1) > ORDERS_FEW ? ORDERS_MANY / (pairs + 1) : ORDERS_FEW;
    for (i = 0; i < a->nlist; i++) {
        bound *b = a->list[i];
        b->lined = b->nlimits;
        if (b->lined)
            b->line = tr_line_fit(b->limits, b->nlimits, a->from, a->to, !a->lines);
        find_sharpest(a, b);
        free(b->limits);
        b->limits = NULL;
        b->nlimits = b->room = 0;
    }
}

static void find_bounds(aligner *a)
{
    gather(a, BOUNDS);
    choose_bounds(a);
    find_lines(a);
}

/* ---- offsets ----------------------------------------------------------------------------------------------------- */

/* The bounds of each node: those of node i are of[first[i]] to of[first[i + 1] - 1]. */
typedef struct ends {
    size_t *first, *of;
} ends;

static ends ends_of(const aligner *a)
{
    ends e = {tr_alloc((a->trace->nnodes + 2) * sizeof *e.first), tr_alloc((2 * a->nlist + 1) * sizeof *e.of)};
    size_t i;
    for (i = 0; i < a->nlist; i++) {
        e.first[a->list[i]->a + 2]++;
        e.first[a->list[i]->b + 2]++;
    }
    for (i = 2; i < a->trace->nnodes + 2; i++)
        e.first[i] += e.first[i - 1];
    for (i = 0; i < a->nlist; i++) {
        e.of[e.first[a->list[i]->a + 1]++] = i;
        e.of[e.first[a->list[i]->b + 1]++] = i;
    }
    return e;
}

/* The node is reached: the bounds that lead on from it. */
static void lead_on(const aligner *a, const ends *e, tr_heap *heap, const bool *reached, uint32_t node)
{
    size_t i;
    for (i = e->first[node]; i < e->first[node + 1]; i++) {
        bound *b = a->list[e->of[i]];
        if (reached[b->a] != reached[b->b] && b->counts)
            tr_heap_push(heap,
                         (tr_leaf){.key = b->lined ? (int64_t)b->line.error : INT64_MAX, .order = e->of[i], .lane = b});
    }
}

/* A node's move by time is a line, `align`; that of the bound says, by a's time, what b's move is more than a's at the
 * same moment, which b's clock, as far as it is off, calls another time. */
static void reach(const aligner *all, const bound *b, bool forward)
{
    const tr_i128 one = (tr_i128)1 << TR_RATE_BITS;
    const tr_node *from = all->trace->nodes[forward ? b->a : b->b];
    tr_node *to = all->trace->nodes[forward ? b->b : b->a];
    tr_i128 rate = 0, move;
    if (b->lined) {
        tr_i128 slower = one - b->line.rate, faster = one + from->align_rate;
        rate = (forward ? (faster << TR_RATE_BITS) / slower : faster * slower >> TR_RATE_BITS) - one;
        move = b->line.value;
    } else /* as little as the one bound asks for */
        move = b->low != INT64_MIN ? (b->low > 0 ? b->low : 0) : b->high < 0 ? b->high : 0;
    if (rate < -TR_RATE_MOST || rate > TR_RATE_MOST)
        rate = 0;
    to->align_rate = (int64_t)rate;
    if (move > -TR_TIME_SPAN / 4 && move < TR_TIME_SPAN / 4)
        to->align_ns = from->align_ns + (forward ? (int64_t)move + tr_drifted(to->align_rate, (int64_t)move)
                                                 : -(int64_t)move - tr_drifted(from->align_rate, (int64_t)move));
}

/* Nodes reached so far grow by the one with the narrowest bounds to any of them (Prim); bounds on one side only come
 * last. */
static void spread(aligner *a)
{
    bool *reached = tr_alloc(a->trace->nnodes * sizeof *reached);
    size_t i;
    ends e = ends_of(a);
    tr_heap heap = {0};
    for (i = 0; i < a->trace->nnodes; i++)
        a->trace->nodes[i]->align_from = a->lines ? a->from : 0;
    a->steps = tr_alloc(a->trace->nnodes * sizeof *a->steps);
    reached[0] = true;
    lead_on(a, &e, &heap, reached, 0);
    while (heap.n) {
        bound *best = heap.leaves[0].lane;
        bool forward = reached[best->a];
        uint32_t node = forward ? best->b : best->a;
        tr_heap_pop(&heap);
        if (reached[node])
            continue;
        reach(a, best, forward);
        a->steps[a->nsteps++] = (step){best, forward};
        reached[node] = true;
        lead_on(a, &e, &heap, reached, node);
    }
    free(heap.leaves);
    free(e.first);
    free(e.of);
    free(reached);
}

/* ---- curves ------------------------------------------------------------------------------------------------------ */

/* How far the mean rate of its clock may be from its line's is what is so along the steps that lead to it. */
static tr_curve *make_curves(const aligner *a, uint32_t *next)
{
    tr_curve *curves = tr_alloc(a->trace->nnodes * sizeof *curves);
    size_t i;
    for (i = 0; i < a->trace->nnodes; i++) {
        const tr_node *node = a->trace->nodes[i];
        const tr_life *l = &a->points.lives[i];
        curves[i] = (tr_curve){.value = node->align_ns, .rate = node->align_rate, .from = node->align_from};
        curves[i].begin = l->from + tr_polyline_at(&a->shifts[i], l->from);
        curves[i].end = l->to + tr_polyline_at(&a->shifts[i], l->to);
    }
    curves[0].placed = true;
    curves[0].spread = 2 * TR_RATE_WANDER;
    for (i = 0; i < a->nsteps; i++) {
        const step *s = &a->steps[i];
        const tr_curve *from = &curves[s->forward ? s->by->a : s->by->b];
        tr_curve *to = &curves[s->forward ? s->by->b : s->by->a];
        next[i] = (uint32_t)(to - curves);
        to->placed = true;
        to->parent = (uint32_t)(from - curves);
        to->spread = from->spread + 2 * TR_RATE_WANDER + (s->by->lined ? s->by->line.spread : TR_RATE_UNKNOWN);
        to->spread = to->spread < TR_RATE_MOST ? to->spread : TR_RATE_MOST;
    }
    return curves;
}

static int by_number(const void *left, const void *right)
{
    const int64_t *a = left, *b = right;
    return *a < *b ? -1 : *a > *b;
}

/* From its own time by its ticks, its curve and the first node's ticks to the first node's time: it bends where one of
 * these does. */
static void bend(const aligner *a, tr_node *node, const tr_curve *c)
{
    const tr_polyline *own = &a->shifts[node->index], *first = &a->shifts[0];
    int64_t *when = tr_alloc((own->n + c->line.n + first->n + 1) * sizeof *when);
    size_t n = 0, i;
    for (i = 0; i < own->n; i++)
        when[n++] = own->at[i].ns;
    for (i = 0; i < c->line.n; i++)
        when[n++] = tr_polyline_when(own, c->line.at[i].ns);
    for (i = 0; i < first->n; i++)
        when[n++] = tr_polyline_when(own, tr_polyline_when(&c->line, first->at[i].ns + first->at[i].value));
    qsort(when, n, sizeof *when, by_number);
    for (i = 0; i < n; i++) {
        int64_t ticks = when[i] + tr_polyline_at(own, when[i]), aligned = ticks + tr_polyline_at(&c->line, ticks);
        if (!i || when[i] - node->bends.at[node->bends.n - 1].ns >= TR_BENDS_APART)
            tr_polyline_add(&node->bends, when[i], tr_polyline_when(first, aligned) - when[i]);
    }
    free(when);
    tr_node_straighten(node, a->points.lives[node->index].from);
}

/* What the curve's errors are, at the first node's time. */
static void keep_errors(const aligner *a, tr_node *node, const tr_curve *c)
{
    node->align_error_ns = c->error;
    node->nparts = TR_CURVE_PARTS;
    node->parts = tr_alloc(TR_CURVE_PARTS * sizeof *node->parts);
    for (size_t k = 0; k <= TR_CURVE_PARTS; k++) {
        const int64_t own = tr_curve_part(c, k),
                      ns = tr_polyline_when(&a->shifts[0], own + tr_polyline_at(&c->line, own));
        if (k)
            node->parts[k - 1].to_ns = ns;
        if (k < TR_CURVE_PARTS)
            node->parts[k] = (tr_clock_part){ns, ns, c->errors[k]};
    }
}

/* Those that all bounds have come to. */
static tr_order *take_orders(const aligner *a, size_t *n)
{
    tr_order *orders = NULL;
    size_t i, k, room = 0;
    for (i = 0; i < a->nlist; i++) {
        bound *b = a->list[i];
        for (k = 0; k < b->nlimits; k++) {
            const tr_limit *l = &b->limits[k];
            orders = tr_grow(orders, *n + 1, &room, sizeof *orders);
            orders[(*n)++] = l->most ? (tr_order){b->b, b->a, l->ns - l->value, l->ns}
                                     : (tr_order){b->a, b->b, l->ns, l->ns - l->value};
        }
        free(b->limits);
    }
    return orders;
}

static void find_curves(aligner *a)
{
    uint32_t *next = tr_alloc((a->trace->nnodes + 1) * sizeof *next);
    tr_curve *curves = make_curves(a, next);
    tr_order *orders;
    size_t i, norders = 0;
    gather(a, ORDERS);
    orders = take_orders(a, &norders);
    tr_curves_find(curves, a->trace->nnodes, next, a->nsteps, orders, norders);
    for (i = 0; i < a->nsteps; i++) {
        tr_node *node = a->trace->nodes[next[i]];
        tr_curve *c = &curves[next[i]];
        bend(a, node, c);
        if (c->bounded)
            keep_errors(a, node, c);
        free(c->line.at);
    }
    free(curves);
    free(next);
    free(orders);
}

static void apply(tr_trace *trace)
{
    size_t i;
    for (i = 0; i < trace->nnodes; i++)
        tr_node_move(trace->nodes[i]);
}

static bool is_drift(const tr_index_drift *d)
{
    return d->rate >= -TR_RATE_MOST && d->rate <= TR_RATE_MOST && d->from_ns >= 0 && d->from_ns < TR_TIME_MAX;
}

/* No clock goes a quarter faster than another; others' times need not fit into 64 bits. */
static bool are_bends(const tr_polyline *p)
{
    size_t k;
    for (k = 0; k < p->n; k++) {
        const tr_bend *b = &p->at[k];
        if (b->ns < 0 || b->ns >= TR_TIME_MAX || b->value <= -TR_TIME_SPAN / 4 || b->value >= TR_TIME_SPAN / 4)
            return false;
        if (k && (b->ns - b[-1].ns < TR_BENDS_APART || llabs(b->value - b[-1].value) > (b->ns - b[-1].ns) / 4))
            return false;
    }
    return p->n != 1;
}

/* A merged file read alone says what was found when it was written. */
static bool known(tr_trace *trace)
{
    const tr_file *file = trace->nprocesses ? trace->processes[0]->file : NULL;
    size_t i, k;
    if (!file || !file->moves || file->processes != trace->nprocesses || file->nnodes != trace->nnodes)
        return false;
    for (i = 0; i < trace->nprocesses; i++)
        if (trace->processes[i]->file != file)
            return false;
    for (i = 0; i < file->nnodes; i++)
        if (!file->nodes[i] || (file->bends && !are_bends(&file->bends[i])) ||
            (file->drifts && !is_drift(&file->drifts[i])) || file->moves[i].ns <= -TR_TIME_SPAN / 4 ||
            file->moves[i].ns >= TR_TIME_SPAN / 4)
            return false;
    for (i = 0; i < file->nnodes; i++) {
        file->nodes[i]->align_ns = file->moves[i].ns;
        file->nodes[i]->align_error_ns = file->moves[i].error_ns;
        if (file->drifts) {
            file->nodes[i]->align_rate = file->drifts[i].rate;
            file->nodes[i]->align_from = file->drifts[i].from_ns;
        }
        for (k = 0; file->bends && k < file->bends[i].n; k++)
            tr_polyline_add(&file->nodes[i]->bends, file->bends[i].at[k].ns, file->bends[i].at[k].value);
    }
    trace->matched = file->align.matched;
    trace->violations_before = file->align.violations_before;
    trace->violations_after = file->align.violations_after;
    apply(trace);
    return true;
}

/* Whether anything ties nodes to each other, for any member of the team. */
static bool any_ties(tr_trace *trace)
{
    bool *list = tr_alloc(sizeof *list), any = false;
    size_t i, n = 1;
    for (i = 0; i < trace->ndefs; i++)
        *list |= trace->defs[i]->def.kind != TRACE_KIND_OBJECT && trace->defs[i]->def.roles >> TRACE_R_COMM & 1;
    list = tr_team_all(trace, list, &n, sizeof *list);
    for (i = 0; i < n; i++)
        any |= list[i];
    free(list);
    return any;
}

void tr_align(tr_trace *trace)
{
    aligner a = {.trace = trace};
    size_t i;
    for (i = 1; i < trace->nnodes; i++)
        trace->nodes[i]->align_error_ns = UINT64_MAX;
    if (trace->nnodes < 2 || trace->options.no_align)
        return;
    if (known(trace))
        return;
    if (!any_ties(trace))
        return;
    a.shifts = tr_alloc(trace->nnodes * sizeof *a.shifts);
    tr_points_collect(trace, &a.points);
    for (i = 0; i < trace->nnodes; i++)
        tr_node_shift(trace->nodes[i], &a.shifts[i]);
    find_bounds(&a);
    spread(&a);
    find_curves(&a);
    each_message(&a, count_violation);
    apply(trace);
    for (i = 0; i < trace->nnodes; i++)
        free(a.shifts[i].at);
    free(a.shifts);
    tr_points_free(&a.points);
    free(a.list);
    free(a.steps);
    tr_map_free(&a.bounds[0]);
    tr_map_free(&a.bounds[1]);
}
