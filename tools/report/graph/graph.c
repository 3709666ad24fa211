/* graph.c - see graph.h */
#include "graph.h"
#include "report/chance/order.h"
#include "support/memory.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Work that begins so soon after other work of the process has waited for it: the device needs some time. */
enum { AFTER_NS = 20000, CLOCK_SLACK_NS = 5000, TRIED = 256 };
/* A host that has slept for long wakes late: up to this part of the wait, 0.4 ms after 270 were seen. */
enum { AFTER_SHARE = 64 };
/* A thread that waits for another one of its process continues this soon after the other is done. */
enum { JOIN_NS = 100000, JOIN_SHARE = 8, JOIN_TRIED = 1 << 16 };
enum { ALIGNED = 16, SPARE_NODES = 2 /* room for one more, and for what aligning takes */ };

void graph_room(graph *g, uint64_t nodes)
{
    g->room = (nodes < g->most ? nodes : g->most) + SPARE_NODES;
    g->edge_room = 2 * g->room;
    g->nodes = tr_alloc_large(g->room * sizeof *g->nodes);
    g->edges = tr_alloc_large(g->edge_room * sizeof *g->edges);
}

node *graph_node(graph *g, uint32_t at, int64_t ns, enum node_kind kind, uint32_t name)
{
    lane *l = &g->lanes[at];
    node *n;
    if (g->n >= g->most) {
        if (g->until == INT64_MAX)
            g->until = ns;
        return NULL;
    }
    g->nodes = tr_room(g->nodes, g->n + 1, &g->room, sizeof *g->nodes);
    n = &g->nodes[g->n];
    *n = (node){
        .begin = ns, .end = ns + 1, .lane = at, .edges = NONE, .group = NONE, .name = name, .kind = (uint8_t)kind};
    l->nodes++;
    l->last = g->n++;
    return n;
}

void graph_clear(graph *g)
{
    for (uint32_t i = 0; i < g->nlanes; i++)
        g->lanes[i].nodes = g->lanes[i].groups = 0;
    g->n = g->nedges = g->ngroups = 0;
    g->until = INT64_MAX;
}

void graph_edge(graph *g, uint32_t to, uint32_t cause, bool from_end, bool to_begin)
{
    if (to == cause)
        return;
    g->edges = tr_room(g->edges, g->nedges + 1, &g->edge_room, sizeof *g->edges);
    g->edges[g->nedges] = (edge){cause, g->nodes[to].edges, from_end, to_begin, false, false, 0};
    g->nodes[to].edges = g->nedges++;
}

void graph_message(graph *g, uint32_t receive, uint32_t send)
{
    uint32_t n = g->nedges;
    graph_edge(g, receive, send, false, false);
    if (g->nedges > n)
        g->edges[n].message = true;
}

void graph_asked(graph *g, uint32_t work, uint32_t call, uint32_t after)
{
    uint32_t n = g->nedges;
    graph_edge(g, work, call, false, true);
    if (g->nedges > n)
        g->edges[n].after = after;
}

void graph_join(graph *g, uint32_t at, uint32_t number, unsigned flags)
{
    node *n = &g->nodes[at];
    group *c = &g->groups[number];
    if (n->group != NONE)
        return;
    n->group = number;
    n->flags |= (uint8_t)flags;
    if (flags & NODE_ARRIVES) {
        c->came++;
        g->lanes[n->lane].groups++;
    }
}

/* ---- memory ------------------------------------------------------------------------------------------------------ */

void *graph_memory(graph *g, size_t bytes)
{
    void *p = g->pool + g->pooled;
    g->pooled += (bytes * ((size_t)g->n + 1) + ALIGNED - 1) & ~(size_t)(ALIGNED - 1);
    assert(g->pooled <= g->pool_bytes);
    return p;
}

/* ---- order ------------------------------------------------------------------------------------------------------- */

/* In the order that they had before; in that of their numbers at first. The list has the begins afterwards. */
static void by_begin(graph *g, keyed *list, keyed *spare, bool first)
{
    uint32_t i;
    for (i = 0; i < g->n; i++) {
        uint32_t k = first ? i : g->by_begin[i];
        list[i] = (keyed){g->nodes[k].begin, k};
    }
    order_keyed(list, g->n, spare);
    for (i = 0; i < g->n; i++)
        g->by_begin[i] = list[i].at;
}

/* Nodes of a lane stand one behind the other from now on, for most of what is asked goes along lanes. now: room for as
 * many numbers as there are nodes */
static void gather_lanes(graph *g, uint32_t *now)
{
    node *nodes = tr_alloc_large(((size_t)g->n + 1) * sizeof *nodes);
    uint32_t at = 0, i;
    _Static_assert(sizeof(node) >= 2 * sizeof(keyed), "they are put in order where they will stand");
    by_begin(g, (keyed *)nodes, (keyed *)nodes + g->n, true);
    for (i = 0; i < g->nlanes; i++) {
        g->lanes[i].first = at; /* where the next one comes */
        at += g->lanes[i].nodes;
    }
    for (i = 0; i < g->n; i++)
        now[g->by_begin[i]] = g->lanes[g->nodes[g->by_begin[i]].lane].first++;
    for (i = 0; i < g->n; i++)
        g->by_begin[i] = now[g->by_begin[i]];
    for (i = 0; i < g->nedges; i++)
        g->edges[i].cause = now[g->edges[i].cause];
    for (i = 0; i < g->n; i++)
        nodes[now[i]] = g->nodes[i];
    g->pool = (unsigned char *)g->nodes;
    g->pool_bytes = g->room * sizeof *nodes;
    g->nodes = nodes;
    g->room = g->n;
    for (i = 0; i < g->nlanes; i++) {
        g->lanes[i].first -= g->lanes[i].nodes;
        g->lanes[i].last = g->lanes[i].first + g->lanes[i].nodes - 1;
    }
}

uint32_t graph_devices(const graph *g)
{
    uint32_t n = 0, i;
    for (i = 0; i < g->nlanes; i++)
        n += g->lanes[i].track ? g->lanes[i].nodes : 0;
    return n;
}

/* Of equal ends the device's comes first, for a thread may have waited for it. */
static void by_end(const graph *g, keyed *list, uint32_t *ends)
{
    uint32_t i;
    keyed *to[2] = {list + graph_devices(g), list}; /* by whether they are of a device */
    for (i = 0; i < g->n; i++) {
        uint32_t k = g->by_begin[i];
        const node *n = &g->nodes[k];
        *to[is_device(g, n->lane)]++ = (keyed){n->end, k};
    }
    order_keyed(list, g->n, g->room_for[1]);
    for (i = 0; i < g->n; i++)
        ends[i] = list[i].at;
}

/* What overlaps on a queue begins when what came before is over. */
static void part_neighbours(graph *g)
{
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        for (uint32_t k = l->first; k < l->first + l->nodes; k++) {
            node *n = &g->nodes[k], *before = k > l->first ? n - 1 : n;
            if (before != n && n->begin < before->end) {
                if (l->track && n->end > before->end)
                    n->begin = before->end;
                else
                    before->end = n->begin > before->begin ? n->begin : before->begin + 1;
            }
            if (n->end <= n->begin)
                n->end = n->begin + 1;
        }
    }
}

/* ---- devices ----------------------------------------------------------------------------------------------------- */

/* Per process its work by end, to find what a call has waited for. */
typedef struct works {
    uint32_t *list;
    size_t n, room;
} works;

static works *works_by_end(const graph *g, const uint32_t *ends, size_t nprocesses)
{
    works *w = tr_alloc((nprocesses + 1) * sizeof *w);
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t k = ends[i];
        works *x = &w[node_process(g, k)];
        if (!is_device(g, g->nodes[k].lane))
            continue;
        x->list = tr_room(x->list, x->n + 1, &x->room, sizeof *x->list);
        x->list[x->n++] = k;
    }
    return w;
}

/* How many of these were over at `ns`, who asks for times of one lane, which hardly ever go back: from `at` on. */
static size_t over_at(const graph *g, const works *w, size_t at, int64_t ns)
{
    while (at < w->n && g->nodes[w->list[at]].end <= ns)
        at++;
    while (at > 0 && g->nodes[w->list[at - 1]].end > ns)
        at--;
    return at;
}

/* Whether the call has waited for that work: it was over while the call lasted, shortly before its end, and the call
 * that asked for it is this one or an earlier one. A short call that asks for work waits for no other. */
static bool waited(const graph *g, uint32_t call, uint32_t work)
{
    const node *n = &g->nodes[call], *d = &g->nodes[work];
    int64_t share = (n->end - n->begin) / AFTER_SHARE;
    if (d->end <= n->begin || n->end - d->end > (share > AFTER_NS ? share : AFTER_NS))
        return false;
    for (uint32_t e = d->edges; e != NONE; e = g->edges[e].next)
        if (g->edges[e].cause == call)
            return true;
    return d->begin < n->end && (!(n->flags & NODE_LAUNCHES) || n->end - n->begin >= AFTER_NS);
}

/* A call of a device's API that lasted until some work was over, and hardly longer, has waited for it. */
static void device_waits(graph *g, const uint32_t *ends, size_t nprocesses)
{
    works *w = works_by_end(g, ends, nprocesses);
    size_t at = 0;
    for (uint32_t i = 0; i < g->n; i++) {
        const node *n = &g->nodes[i];
        const works *x = &w[node_process(g, i)];
        if (!i || n->lane != g->nodes[i - 1].lane)
            at = 0;
        if (n->kind == NODE_DEVICE_CALL && n->end - n->begin >= CLOCK_SLACK_NS) {
            at = over_at(g, x, at, n->end + CLOCK_SLACK_NS);
            if (at && waited(g, i, x->list[at - 1]))
                graph_edge(g, i, x->list[at - 1], true, false);
        } else if (is_device(g, n->lane)) { /* nothing else explains when it began: an event of another queue does */
            int64_t known = node_ready(g, i, true, NULL, NULL);
            if (node_before(g, i) != NONE && n[-1].end > known)
                known = n[-1].end;
            at = over_at(g, x, at, n->begin);
            if (at && known < n->begin - AFTER_NS && g->nodes[x->list[at - 1]].end > n->begin - AFTER_NS &&
                g->nodes[x->list[at - 1]].lane != n->lane)
                graph_edge(g, i, x->list[at - 1], true, true);
        }
    }
    for (size_t i = 0; i < nprocesses; i++)
        free(w[i].list);
    free(w);
}

/* ---- inputs of collectives --------------------------------------------------------------------------------------- */

enum { INPUT_SLACK_NS = 1000, INPUTS_LEAST = 3 };

/* When the work was asked for; INT64_MIN: it is not known. */
static int64_t asked_at(const graph *g, uint32_t at)
{
    int64_t ns = INT64_MIN;
    for (uint32_t e = g->nodes[at].edges; e != NONE; e = g->edges[e].next)
        if (g->edges[e].to_begin && !g->edges[e].from_end && !is_device(g, g->nodes[g->edges[e].cause].lane))
            ns = edge_ns(g, &g->edges[e]);
    return ns;
}

/* A collective of a queue reduces what kernels of another queue have computed. If no collective of that name on that
 * queue ever began before the kernel was over that its process had asked for last, they wait for these kernels: also
 * when a wait for other ranks hides it. list: room for as many as there are nodes, twice */
static void collective_inputs(graph *g, size_t nprocesses, keyed *list, keyed *spare)
{
    uint32_t *last = tr_alloc((nprocesses + 1) * sizeof *last), n = 0, i; /* by process: a kernel + 1 */
    uint32_t *input = tr_alloc_large(((size_t)g->n + 1) * sizeof *input);
    tr_map3 names = {0}; /* queue, name -> how many waited, or may have; how many did not */
    memset(input, 0, ((size_t)g->n + 1) * sizeof *input);
    for (i = 0; i < g->n; i++) {
        int64_t asked = g->nodes[i].kind == NODE_KERNEL && is_device(g, g->nodes[i].lane) ? asked_at(g, i) : INT64_MIN;
        if (asked != INT64_MIN)
            list[n++] = (keyed){asked, i};
    }
    order_keyed(list, n, spare);
    for (i = 0; i < n; i++) {
        uint32_t k = list[i].at, of = node_process(g, k);
        if (g->nodes[k].group == NONE)
            last[of] = k + 1;
        else if (last[of] && g->nodes[last[of] - 1].lane != g->nodes[k].lane) {
            bool waits = g->nodes[last[of] - 1].end <= g->nodes[k].begin + INPUT_SLACK_NS;
            input[k] = last[of];
            tr_map3_put(&names, g->nodes[k].lane, g->nodes[k].name, 0)->v.u[!waits]++;
        }
    }
    for (i = 0; i < n; i++) {
        uint32_t k = list[i].at;
        const tr_map3_entry *e = input[k] ? tr_map3_find(&names, g->nodes[k].lane, g->nodes[k].name, 0) : NULL;
        if (e && e->v.u[0] >= INPUTS_LEAST && !e->v.u[1])
            graph_edge(g, k, input[k] - 1, true, true);
    }
    tr_map3_free(&names);
    free(input);
    free(last);
}

/* A thread outside any task is idle: the first thread of the process wakes it. If it was woken after the first thread's
 * last action, it continues its work instead. Threads without tasks count as busy between their calls. */
static void wake(graph *g)
{
    uint32_t *now; /* the last node so far, plus 1 */
    bool any = false;
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        for (uint32_t k = l->first; k < l->first + l->nodes; k++)
            if (l->track || l->main == i)
                g->nodes[k].flags &= (uint8_t)~NODE_WOKEN;
            else
                any |= (g->nodes[k].flags & NODE_WOKEN) != 0;
    }
    if (!any)
        return;
    now = tr_alloc(((size_t)g->nlanes + 1) * sizeof *now);
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t k = g->by_begin[i], by;
        node *n = &g->nodes[k];
        const lane *l = &g->lanes[n->lane];
        if (!l->track && n->flags & NODE_WOKEN && l->main != n->lane && (by = now[l->main]) != 0 &&
            !(now[n->lane] && g->nodes[now[n->lane] - 1].begin > g->nodes[by - 1].end))
            graph_edge(g, k, by - 1, g->nodes[by - 1].end <= n->begin, true);
        else
            n->flags &= (uint8_t)~NODE_WOKEN;
        now[n->lane] = k + 1;
    }
    free(now);
}

uint32_t lane_from(const graph *g, const lane *l, int64_t ns)
{
    uint32_t low = l->first, high = l->first + l->nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (g->nodes[middle].begin < ns)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

uint32_t lane_last_over(const graph *g, const lane *l, int64_t ns)
{
    uint32_t low = l->first, high = l->first + l->nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (g->nodes[middle].end <= ns)
            low = middle + 1;
        else
            high = middle;
    }
    return low > l->first ? low - 1 : NONE;
}

/* Returns the last node of the other thread if the first thread waited for it from `since` until that node. The other
 * thread was idle before, worked meanwhile, and was idle again afterwards. NONE: the first thread did not wait. */
static uint32_t joined(const graph *g, uint32_t at, int64_t since, const lane *other)
{
    const node *n = &g->nodes[at];
    int64_t slack = (n->begin - since) / JOIN_SHARE;
    uint32_t last = lane_last_over(g, other, n->begin), k = last, tried = 0;
    if (last == NONE || g->nodes[last].begin < since ||
        n->begin - g->nodes[last].end > (slack > AFTER_NS ? slack : AFTER_NS))
        return NONE;
    if (last + 1 < other->first + other->nodes && !(g->nodes[last + 1].flags & NODE_WOKEN))
        return NONE;
    while (k > other->first && !(g->nodes[k].flags & NODE_WOKEN) && g->nodes[k].begin >= since && tried++ < JOIN_TRIED)
        k--;
    return g->nodes[k].flags & NODE_WOKEN && g->nodes[k].begin >= since ? last : NONE;
}

/* The first thread of a process gives work to others (PyTorch's autograd threads), and waits until they are done. */
static void join(graph *g)
{
    uint32_t *helpers = tr_alloc((g->nlanes + 1) * sizeof *helpers), n = 0, i, k, h;
    for (i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        for (k = l->first; !l->track && l->main != i && k < l->first + l->nodes; k++)
            if (g->nodes[k].flags & NODE_WOKEN) {
                helpers[n++] = i;
                break;
            }
    }
    for (h = 0; h < n; h++) {
        const lane *other = &g->lanes[helpers[h]], *l = &g->lanes[other->main];
        for (k = l->first + 1; k < l->first + l->nodes; k++) {
            uint32_t last;
            if (g->nodes[k].begin - g->nodes[k - 1].end < JOIN_NS)
                continue;
            last = joined(g, k, g->nodes[k - 1].end, other);
            if (last != NONE) {
                graph_edge(g, k, last, true, true);
                g->nodes[k].flags |= NODE_WOKEN;
            }
        }
    }
    free(helpers);
}

/* A queue that always begins later than the queues of other processes waits for something else: another program that
 * uses the device, too. */
static void even_latencies(graph *g)
{
    enum { QUEUES_LEAST = 4, TIMES = 3 };
    keyed *list = tr_alloc(((size_t)g->nlanes + 1) * sizeof *list);
    uint32_t n = 0, i;
    int64_t most;
    for (i = 0; i < g->nlanes; i++)
        if (g->lanes[i].track && g->lanes[i].nodes)
            list[n++] = (keyed){g->lanes[i].latency, i};
    most = n >= QUEUES_LEAST ? TIMES * order_nth(list, n, (n - 1) / 2).key + AFTER_NS : INT64_MAX;
    for (i = 0; i < n; i++)
        if (list[i].key > most)
            g->lanes[list[i].at].latency = most;
    free(list);
}

/* Leaves in the gap of each node of a queue since when its begin did not wait for others; INT64_MIN: not known. */
static void latencies(graph *g)
{
    for (uint32_t i = 0; i < g->nlanes; i++) {
        lane *l = &g->lanes[i];
        l->latency = INT64_MAX;
        for (uint32_t k = l->first; l->track && k < l->first + l->nodes; k++) {
            int64_t asked = g->nodes[k].gap = node_ready(g, k, true, NULL, NULL);
            if (asked != INT64_MIN && g->nodes[k].begin - asked < l->latency)
                l->latency = g->nodes[k].begin - asked;
        }
        if (l->latency == INT64_MAX)
            l->latency = 0;
    }
    even_latencies(g);
}

/* Since when all was there that the node needs to begin: what came before it on its lane and what it was waiting for;
 * INT64_MIN: not known. */
static int64_t could_begin(const graph *g, const lane *l, uint32_t at)
{
    int64_t before = at > l->first ? g->nodes[at - 1].end : l->from, asked = g->nodes[at].gap;
    if (!l->track)
        return g->nodes[at].flags & NODE_WOKEN ? node_ready(g, at, true, NULL, NULL) : before;
    before = at > l->first ? before : INT64_MIN;
    /* work begins no sooner after it was asked for than other work did */
    return asked != INT64_MIN && asked + l->latency > before ? asked + l->latency : before;
}

/* cause: of each node who it waited for at its end; NONE */
static void gaps(graph *g, uint32_t *cause)
{
    bool from_end;
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        for (uint32_t k = l->first; k < l->first + l->nodes; k++) {
            node *n = &g->nodes[k];
            int64_t since = could_begin(g, l, k);
            n->gap = since == INT64_MIN ? INT64_MIN : n->begin - since;
            cause[k] = NONE;
            n->ready = node_ready(g, k, false, &cause[k], &from_end);
            for (uint32_t e = n->edges; e != NONE; e = g->edges[e].next) {
                edge *x = &g->edges[e];
                x->late = edge_ns(g, x) > (x->to_begin ? n->begin : n->end);
            }
        }
    }
}

/* How long the node waited for another process; cause: who it waited for */
static int64_t foreign_of(const graph *g, uint32_t at, uint32_t cause)
{
    const node *n = &g->nodes[at];
    int64_t sum = 0;
    if (n->ready <= n->begin)
        return 0;
    if (node_process(g, cause) != node_process(g, at))
        return n->ready - n->begin;
    /* of its own device: what that has waited for others meanwhile */
    for (uint32_t k = cause, tries = 0; k != NONE && g->nodes[k].end > n->begin && tries < TRIED;
         k = node_before(g, k), tries++) {
        const node *d = &g->nodes[k];
        int64_t until = d->group != NONE ? d->ready : INT64_MIN;
        int64_t from = d->begin > n->begin ? d->begin : n->begin;
        if (until > from)
            sum += until - from;
    }
    return sum;
}

/* ---- moments ----------------------------------------------------------------------------------------------------- */

static bool waits_at_end(const graph *g, const node *n)
{
    uint32_t e = n->edges;
    while (e != NONE && g->edges[e].to_begin)
        e = g->edges[e].next;
    return e != NONE || n->flags & NODE_WHOLE;
}

static void play_together(graph *g)
{
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        for (uint32_t k = l->first; k < l->first + l->nodes; k++) {
            node *n = &g->nodes[k];
            if (l->track)
                n->plays = waits_at_end(g, n) ? 0 : PLAY_END;
            else
                n->plays = k < l->last && !(n[1].flags & NODE_WOKEN) ? PLAY_NEXT : 0;
        }
    }
}

/* Whether its begin is a moment of its own: it is not played with the end of the one before. */
static bool begins_alone(const graph *g, uint32_t at)
{
    return at == g->lanes[g->nodes[at].lane].first || !(g->nodes[at - 1].plays & PLAY_NEXT);
}

/* begins: as by_begin() leaves the list */
static void moments(graph *g, const keyed *begins, const uint32_t *ends)
{
    uint32_t b = 0, e, *to = g->moments;
    for (e = 0; e < g->n; e++) {
        const node *n = &g->nodes[ends[e]];
        for (; b < g->n && begins[b].key < n->end; b++)
            if (begins_alone(g, begins[b].at))
                *to++ = begins[b].at;
        if (!(n->plays & PLAY_END))
            *to++ = ends[e] | MOMENT_END;
    }
    g->nmoments = (size_t)(to - g->moments);
}

/* ---- groups ------------------------------------------------------------------------------------------------------ */

static void find_members(graph *g)
{
    uint32_t at = 0, i;
    for (i = 0; i < g->n; i++)
        if (g->nodes[i].group != NONE)
            g->groups[g->nodes[i].group].n++;
    for (i = 0; i < g->ngroups; i++) {
        at += g->groups[i].n;
        g->groups[i].first = at;
    }
    g->members = tr_alloc(((size_t)at + 1) * sizeof *g->members);
    for (i = 0; i < g->n; i++) {
        uint32_t k = g->by_begin[i];
        if (g->nodes[k].group != NONE)
            g->members[--g->groups[g->nodes[k].group].first] = k;
    }
}

/* Nobody leaves such a collective before the last one came, or has not waited for all: then for whoever came last
 * before it left. */
static void close_group(graph *g, group *c)
{
    const uint32_t *members = g->members + c->first;
    uint32_t m, t;
    int64_t last = INT64_MIN;
    c->last = NONE;
    for (m = 0; m < c->n && c->last == NONE; m++)
        if (g->nodes[members[m]].flags & NODE_ARRIVES) {
            last = g->nodes[members[m]].begin;
            c->last = members[m];
        }
    for (m = 0; m < c->n; m++) {
        uint32_t i = members[m], found = NONE;
        node *n = &g->nodes[i];
        if (!(n->flags & NODE_AWAITS) || i == c->last)
            continue;
        if (n->end > last) {
            n->flags |= NODE_WHOLE;
            continue;
        }
        for (t = 0; t < c->n && t < TRIED && found == NONE; t++) {
            const node *other = &g->nodes[members[t]];
            if (other->flags & NODE_ARRIVES && other->begin < n->end && other->begin > n->begin)
                found = members[t];
        }
        if (found != NONE)
            graph_edge(g, i, found, false, false);
    }
}

/* ---- asking ------------------------------------------------------------------------------------------------------ */

int64_t node_ready(const graph *g, uint32_t at, bool at_begin, uint32_t *cause, bool *from_end)
{
    const node *n = &g->nodes[at];
    int64_t ready = INT64_MIN, limit = at_begin ? n->begin : n->end;
    for (uint32_t e = n->edges; e != NONE; e = g->edges[e].next) {
        const edge *x = &g->edges[e];
        int64_t ns = edge_ns(g, x);
        if (x->to_begin != at_begin)
            continue;
        ns = ns > limit ? limit : ns;
        if (ns > ready) {
            ready = ns;
            if (cause) {
                *cause = x->cause;
                *from_end = x->from_end;
            }
        }
    }
    if (!at_begin && n->flags & NODE_WHOLE && g->nodes[g->groups[n->group].last].begin > ready) {
        ready = g->nodes[g->groups[n->group].last].begin;
        if (cause) {
            *cause = g->groups[n->group].last;
            *from_end = false;
        }
    }
    return ready;
}

static void leaders(graph *g, size_t nprocesses)
{
    uint32_t *most = tr_alloc((nprocesses + 1) * sizeof *most), i;
    for (i = 0; i < nprocesses; i++)
        most[i] = NONE;
    for (i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        uint32_t *best = &most[l->process];
        if (l->thread && !l->track && l->nodes && (*best == NONE || l->nodes > g->lanes[*best].nodes))
            *best = i;
    }
    for (i = 0; i < g->nlanes; i++)
        g->lanes[i].leader = g->lanes[i].track || g->lanes[i].nodes ? NONE : most[g->lanes[i].process];
    free(most);
}

/* Memory for another number of each node, behind the order of their begins. */
static uint32_t *numbers_of(const graph *g) { return g->by_begin + g->n + 1; }

const uint32_t *graph_place(graph *g)
{
    g->by_begin = tr_alloc_large(2 * ((size_t)g->n + 1) * sizeof *g->by_begin);
    gather_lanes(g, numbers_of(g));
    part_neighbours(g);
    return numbers_of(g);
}

void graph_finish(graph *g)
{
    tr_process *const *processes;
    size_t nprocesses = tr_trace_processes(g->trace, &processes);
    keyed *list;
    uint32_t *numbers = numbers_of(g), i; /* of all nodes: first ordered by end, then the node that each waited for */
    for (i = 0; i < 2; i++)
        g->room_for[i] = graph_memory(g, sizeof *list);
    g->moments = graph_memory(g, 2 * sizeof *g->moments);
    g->foreign = graph_memory(g, sizeof *g->foreign);
    list = g->room_for[0];
    leaders(g, nprocesses);
    by_end(g, list, numbers);
    if (graph_devices(g)) {
        collective_inputs(g, nprocesses, list, g->room_for[1]);
        device_waits(g, numbers, nprocesses);
    }
    wake(g);
    join(g);
    latencies(g);
    by_begin(g, list, g->room_for[1], false);
    find_members(g);
    for (i = 0; i < g->ngroups; i++)
        close_group(g, &g->groups[i]);
    play_together(g);
    moments(g, list, numbers);
    gaps(g, numbers);
    for (i = 0; i < g->n; i++)
        g->foreign[i] = foreign_of(g, i, numbers[i]);
}

void graph_free(graph *g)
{
    free(g->lost);
    free(g->lanes);
    free(g->nodes);
    free(g->edges);
    free(g->groups);
    free(g->by_begin);
    free(g->pool);
    free(g->members);
}
