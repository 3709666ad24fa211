/* replay.c - see replay.h
 *
 * Nodes begin and end in the order in which they did: what a moment depends on lies before it then, and is known. So
 * one pass over all moments is enough. What depends on nothing but another moment is played with that one, sooner than
 * it was: who asks for it comes later. */
#include "replay.h"
#include "support/memory.h"
#include "tally/tally.h"
#include <stdlib.h>
#include <string.h>

enum { AHEAD = 32, CHAIN_MOST = 1 << 16 };

typedef struct player {
    const graph *g;
    const scenario *s;
    replayed *nodes;
    int64_t *arrived; /* of groups, the last so far */
    uint8_t *fixed;   /* by name: FIXED where no scenario makes the call shorter; NULL: nobody asks */
} player;
enum { FIXED = 1, NOT_FIXED };

bool sets_up(uint32_t name) { return strstr(text_of(name), "Init") || strstr(text_of(name), "Finalize"); }

/* Each name is asked once. */
static uint8_t *find_fixed(const graph *g)
{
    uint32_t most = 0;
    uint8_t *fixed;
    for (uint32_t i = 0; i < g->n; i++)
        most = g->nodes[i].name > most ? g->nodes[i].name : most;
    fixed = tr_alloc((size_t)most + 1);
    for (uint32_t i = 0; i < g->n; i++)
        if (!fixed[g->nodes[i].name])
            fixed[g->nodes[i].name] = sets_up(g->nodes[i].name) ? FIXED : NOT_FIXED;
    return fixed;
}

/* factors: whether the scenario has any */
static inline __attribute__((always_inline)) double factor(const player *p, uint32_t n, bool factors)
{
    return factors && (!p->s->chosen || p->s->chosen[node_process(p->g, n)]) ? p->s->factor[n] : 1;
}
static inline int64_t scaled(int64_t ns, double f) { return f == 1 ? ns : (int64_t)((double)ns * f); }

/* How long after its begin a call asks. */
static inline __attribute__((always_inline)) int64_t asks_after(const player *p, const edge *x, bool factors)
{
    int kind = p->g->nodes[x->cause].kind;
    if (kind == NODE_DEVICE_CALL ? p->s->launches_free : p->s->messages_free)
        return 0;
    return scaled((int64_t)x->after * AFTER_UNIT, factor(p, x->cause, factors));
}

static inline __attribute__((always_inline)) int64_t now_ready(const player *p, const node *n, bool at_begin,
                                                               bool factors)
{
    const graph *g = p->g;
    const bool alone = p->s->alone;
    int64_t ready = INT64_MIN;
    for (uint32_t e = n->edges; e != NONE; e = g->edges[e].next) {
        const edge *x = &g->edges[e];
        int64_t ns;
        if (x->to_begin != at_begin || x->late || (alone && node_process(g, x->cause) != g->lanes[n->lane].process))
            continue;
        ns = x->from_end ? p->nodes[x->cause].end : p->nodes[x->cause].begin;
        ns += x->after ? asks_after(p, x, factors) : 0;
        ready = ns > ready ? ns : ready;
    }
    if (!at_begin && n->flags & NODE_WHOLE && !alone && p->arrived[n->group] > ready)
        ready = p->arrived[n->group];
    return ready;
}

static inline __attribute__((always_inline)) void begun(player *p, uint32_t at, const node *n, int64_t now)
{
    p->nodes[at].begin = now;
    if (n->group != NONE && n->flags & NODE_ARRIVES && now > p->arrived[n->group])
        p->arrived[n->group] = now;
}

/* A thread's node, when what comes before it on its lane is over. */
static inline __attribute__((always_inline)) void begin_next(player *p, uint32_t at, int64_t before, bool factors)
{
    const node *n = &p->g->nodes[at];
    begun(p, at, n, before + scaled(n->gap, factor(p, at, factors)));
}

static inline __attribute__((always_inline)) void begin(player *p, uint32_t at, bool factors)
{
    const graph *g = p->g;
    const node *n = &g->nodes[at];
    const lane *l = &g->lanes[n->lane];
    bool first = at == l->first;
    int64_t before = !first ? p->nodes[at - 1].end : l->from, now;
    if (l->track) {
        int64_t ready = now_ready(p, n, true, factors);
        before = first ? INT64_MIN : before;
        if (ready != INT64_MIN && ready + (p->s->launches_free ? 0 : l->latency) > before)
            before = ready + (p->s->launches_free ? 0 : l->latency);
        now = n->gap == INT64_MIN ? n->begin
                                  : before + (p->s->launches_free ? 0 : scaled(n->gap, factor(p, at, factors)));
        begun(p, at, n, now);
    } else if (n->flags & NODE_WOKEN) {
        now = now_ready(p, n, true, factors) + n->gap;
        begun(p, at, n, !first && before > now ? before : now);
    } else
        begin_next(p, at, before, factors);
}

static bool on_slow(const player *p, uint32_t at)
{
    const graph *g = p->g;
    if (p->g->nodes[at].kind != NODE_MESSAGE)
        return false;
    if (p->s->slow[node_process(g, at)])
        return true;
    for (uint32_t e = g->nodes[at].edges; e != NONE; e = g->edges[e].next)
        if (p->s->slow[node_process(g, g->edges[e].cause)])
            return true;
    return false;
}

/* What the node takes by itself in the scenario. */
static inline __attribute__((always_inline)) int64_t own_now(const player *p, uint32_t at, const node *n, bool factors)
{
    int64_t own = node_own(p->g, at);
    if (p->s->launches_free && n->kind == NODE_DEVICE_CALL && n->flags & NODE_LAUNCHES)
        return 0;
    switch (n->kind) {
    case NODE_COPY: own = p->s->copies_free ? 0 : own; break;
    case NODE_KERNEL:
        if (n->group != NONE)
            return p->s->messages_free ? 0 : own;
        own = p->s->kernels_free ? 0 : own;
        break;
    case NODE_COLLECTIVE:
    case NODE_MESSAGE:
        if (p->s->messages_free)
            return p->fixed[n->name] == FIXED ? own : 0;
        if (p->s->slow && on_slow(p, at) && p->s->typical[message_class(n)] < own)
            return p->s->typical[message_class(n)];
        return own;
    }
    return scaled(own, factor(p, at, factors));
}

static inline __attribute__((always_inline)) void end(player *p, uint32_t at, bool factors)
{
    const node *n = &p->g->nodes[at];
    int64_t ready = now_ready(p, n, false, factors), from = p->nodes[at].begin, now;
    now = (ready > from ? ready : from) + own_now(p, at, n, factors);
    p->nodes[at].end = now;
    if (n->plays & PLAY_NEXT)
        begin_next(p, at + 1, now, factors);
}

static inline __attribute__((always_inline)) void play(player *p, bool factors)
{
    const graph *g = p->g;
    for (size_t k = 0; k < g->nmoments; k++) {
        uint32_t at = g->moments[k] & ~MOMENT_END;
        if (k + AHEAD < g->nmoments) { /* each moment is on another lane */
            uint32_t soon = g->moments[k + AHEAD] & ~MOMENT_END;
            __builtin_prefetch(&g->nodes[soon]);
            __builtin_prefetch(&g->nodes[soon + 1]);
            __builtin_prefetch(&p->nodes[soon + 1], 1);
        }
        if (g->moments[k] & MOMENT_END)
            end(p, at, factors);
        else {
            begin(p, at, factors);
            if (g->nodes[at].plays & PLAY_END)
                p->nodes[at].end = p->nodes[at].begin + own_now(p, at, &g->nodes[at], factors);
        }
    }
}

/* True if the node waits for what comes after the end of the part of the run: how long it does says nothing. */
static bool waits_beyond(const graph *g, const node *n)
{
    return n->end >= g->cut && n->ready == INT64_MIN &&
           (n->kind == NODE_COLLECTIVE || n->kind == NODE_MESSAGE || n->group != NONE);
}

/* When the lane is through. A thread that neither calls nor waits, as those of OpenMP, goes along with the one of its
 * process that does. */
static int64_t over(const player *p, const lane *l)
{
    const graph *g = p->g;
    uint32_t k;
    if (l->nodes && waits_beyond(g, &g->nodes[l->last]))
        return p->nodes[l->last].begin;
    if (l->nodes)
        return p->nodes[l->last].end +
               scaled(l->to - g->nodes[l->last].end, l->track ? 1 : factor(p, l->last, p->s->factor != NULL));
    k = l->leader != NONE ? lane_last_over(g, &g->lanes[l->leader], l->to) : NONE;
    return k == NONE ? l->to : l->to + (p->nodes[k].end - g->nodes[k].end);
}

/* If the first thread of a process outlives another one, the other one does not decide when the process ends: it may
 * just be a background thread. */
static bool outlived(const graph *g, uint32_t at)
{
    const lane *l = &g->lanes[at], *main = &g->lanes[l->main];
    return !l->track && main != l && main->nodes && main->to >= l->to;
}

static void play_all(player *p)
{
    const graph *g = p->g;
    p->nodes = g->room_for[0];
    memset(p->nodes, 0, ((size_t)g->n + 1) * sizeof *p->nodes);
    p->arrived = tr_alloc((g->ngroups + 1) * sizeof *p->arrived);
    for (uint32_t i = 0; i < g->ngroups; i++)
        p->arrived[i] = INT64_MIN;
    if (p->s->messages_free)
        p->fixed = find_fixed(g);
    if (p->s->factor)
        play(p, true);
    else
        play(p, false);
    free(p->arrived);
    free(p->fixed);
}

const replayed *replay_alone(const graph *g)
{
    player p = {.g = g, .s = &(scenario){.alone = true, .messages_free = true}};
    play_all(&p);
    return p.nodes;
}

int64_t replay(const graph *g, const scenario *s)
{
    player p = {.g = g, .s = s};
    uint32_t i;
    int64_t last = INT64_MIN;
    play_all(&p);
    for (i = 0; i < g->nlanes; i++) {
        int64_t to = g->lanes[i].to != INT64_MIN && !outlived(g, i) ? over(&p, &g->lanes[i]) : INT64_MIN;
        last = to > last ? to : last;
    }
    return last == INT64_MIN ? 0 : last - g->from;
}

/* ---- the critical path ------------------------------------------------------------------------------------------- */

static void part(critical *c, uint32_t l, uint32_t n, int64_t from, int64_t to)
{
    if (to <= from)
        return;
    c->parts = tr_room(c->parts, c->n + 1, &c->room, sizeof *c->parts);
    c->parts[c->n++] = (path_part){from, to, l, n};
    c->ns += to - from;
}

/* The node of the lane in or after which that moment is. */
static uint32_t node_at(const graph *g, uint32_t at, int64_t ns)
{
    uint32_t k = g->lanes[at].nodes ? g->lanes[at].last : NONE;
    while (k != NONE && g->nodes[k].begin >= ns)
        k = node_before(g, k);
    return k;
}

/* The position of a walk back along causes: the time, the lane, and the node in or behind which it is. */
typedef struct walk {
    uint32_t at, n;
    int64_t now;
} walk;

/* Goes one step back. process: causes in other processes do not count, nor the waits for them; NONE: they count. False:
 * the walk is at its end. */
static bool step_back(const graph *g, critical *c, walk *w, uint32_t process)
{
    const lane *l = &g->lanes[w->at];
    uint32_t cause = NONE, n = w->n;
    bool from_end = false, waited;
    int64_t ready;
    if (n == NONE && l->leader != NONE && (n = lane_last_over(g, &g->lanes[l->leader], w->now)) != NONE) {
        part(c, w->at, NONE, g->nodes[n].end, w->now);
        *w = (walk){l->leader, n, g->nodes[n].end};
        return true;
    }
    if (n == NONE) {
        part(c, w->at, NONE, l->from, w->now);
        if (l->track || l->main == w->at || g->lanes[l->main].from >= l->from)
            return false;
        *w = (walk){l->main, node_at(g, l->main, l->from), l->from}; /* the first thread started this thread */
        return true;
    }
    if (g->nodes[n].end < w->now) { /* busy since then, or on a queue: idle until it was asked */
        part(c, w->at, NONE, g->nodes[n].end, w->now);
        w->now = g->nodes[n].end;
    }
    ready = node_ready(g, n, false, &cause, &from_end);
    waited = cause != NONE && ready > g->nodes[n].begin && ready < w->now;
    part(c, w->at, n, waited ? ready : g->nodes[n].begin, w->now);
    if (!waited || (process != NONE && node_process(g, cause) != process)) {
        w->now = g->nodes[n].begin;
        cause = NONE;
        ready = l->track || g->nodes[n].flags & NODE_WOKEN ? node_ready(g, n, true, &cause, &from_end) : INT64_MIN;
        if (cause != NONE && node_before(g, n) != NONE && g->nodes[node_before(g, n)].end >= ready)
            cause = NONE;
        if (cause == NONE) {
            w->n = node_before(g, n);
            return w->n != NONE || !l->track; /* else its launch is unknown */
        }
        part(c, w->at, n, ready, w->now); /* the time until the device began */
    }
    /* Goes on to the node that it waited for: at its begin everything before counts, later the node itself. */
    *w = (walk){g->nodes[cause].lane, from_end || ready > g->nodes[cause].begin ? cause : node_before(g, cause), ready};
    return true;
}

void critical_find(const graph *g, critical *c)
{
    walk w = {NONE, NONE, INT64_MIN};
    for (uint32_t i = 0; i < g->nlanes; i++)
        if (g->lanes[i].to > w.now) {
            w.now = g->lanes[i].to;
            w.at = i;
        }
    if (w.at == NONE)
        return;
    c->room = (size_t)g->n + 1;
    c->parts = tr_alloc_large(c->room * sizeof *c->parts);
    w.n = node_at(g, w.at, w.now);
    for (uint64_t steps = 0; steps < 4ull * g->n + 4 && step_back(g, c, &w, NONE); steps++) {}
}

void chain_find(const graph *g, uint32_t node, int64_t until, critical *c)
{
    walk w = {g->nodes[node].lane, node, g->nodes[node].begin};
    uint32_t process = node_process(g, node);
    c->n = 0;
    c->ns = 0;
    for (uint64_t steps = 0; steps < CHAIN_MOST && w.now > until && step_back(g, c, &w, process); steps++) {}
    for (size_t i = 0; i < c->n; i++)
        if (c->parts[i].from < until) {
            c->ns -= (c->parts[i].to < until ? c->parts[i].to : until) - c->parts[i].from;
            c->parts[i].from = until < c->parts[i].to ? until : c->parts[i].to;
        }
}
