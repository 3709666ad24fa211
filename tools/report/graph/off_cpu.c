/* off_cpu.c - see off_cpu.h */
#include "off_cpu.h"
#include "report/chance/order.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

/* The first node of the lane that ends then or later; NONE: there is none. */
static uint32_t node_until(const graph *g, const lane *l, int64_t ns)
{
    uint32_t low = l->first, high = l->first + l->nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (g->nodes[middle].end < ns)
            low = middle + 1;
        else
            high = middle;
    }
    return low < l->first + l->nodes ? low : NONE;
}

/* The part of it in which the thread did not wait for other processes. */
static uint64_t by_itself(const graph *g, const lane *l, const tr_off_cpu *x)
{
    uint64_t waited = 0;
    for (uint32_t k = l->nodes ? node_until(g, l, x->from_ns) : NONE; k != NONE && g->nodes[k].begin < x->to_ns;
         k = node_after(g, k)) {
        int64_t from = g->nodes[k].begin, to = from + g->foreign[k];
        from = from > x->from_ns ? from : x->from_ns;
        to = to < x->to_ns ? to : x->to_ns;
        waited += to > from ? (uint64_t)(to - from) : 0;
    }
    return waited < x->ns ? x->ns - waited : 0;
}

static void add(off_cpu *o, const graph *g, uint32_t process, const lane *l, const tr_off_cpu *x, keyed *stops,
                size_t *nstops)
{
    off_process *p = &o->of[process];
    if (x->why >= OFF_KINDS || x->to_ns <= g->from || x->from_ns >= g->to || (x->thread && x->thread != l->thread))
        return;
    p->ns[x->why] += x->ns;
    p->times[x->why]++;
    if (x->ns > p->longest[x->why].ns)
        p->longest[x->why] = *x;
    if (x->why == TRACE_OFF_STOPPED) {
        uint64_t cost = by_itself(g, l, x);
        p->cost += cost;
        /* an end comes before a begin of the same time: nothing lies between */
        stops[(*nstops)++] = (keyed){x->to_ns - (int64_t)cost, 1};
        stops[(*nstops)++] = (keyed){x->to_ns, 0};
    }
}

void off_cpu_read(off_cpu *o, const graph *g, const uint32_t *hosts)
{
    tr_process *const *processes;
    keyed *stops = NULL;
    size_t n = 0, room = 0, open = 0;
    int64_t since = 0;
    o->nprocesses = tr_trace_processes(g->trace, &processes);
    o->of = tr_alloc((o->nprocesses + 1) * sizeof *o->of);
    for (uint32_t i = 0; i < o->nprocesses; i++) {
        off_process *p = &o->of[i];
        p->list = tr_process_off_cpu(processes[i], &p->n);
        o->any |= p->n != 0;
        for (size_t k = 0; k < p->n && hosts[i] != NONE; k++) {
            stops = tr_room(stops, n + 2, &room, sizeof *stops);
            add(o, g, i, &g->lanes[hosts[i]], &p->list[k], stops, &n);
        }
        o->waits |= p->ns[TRACE_OFF_WAITED] != 0;
    }
    if (n)
        order_keyed(stops, n, NULL);
    for (size_t k = 0; k < n; k++) {
        if (stops[k].at && !open++)
            since = stops[k].key;
        else if (!stops[k].at && open && !--open)
            o->stopped += stops[k].key - since;
    }
    free(stops);
}

/* It lies before a node where the middle of it does. No more is lost there than there is. Returns how much is. */
static int64_t lay(graph *g, const lane *l, const tr_off_cpu *x)
{
    int64_t middle = x->from_ns + (x->to_ns - x->from_ns) / 2, gap, was;
    uint32_t k = l->nodes ? node_until(g, l, middle) : NONE, before;
    if (k == NONE || g->nodes[k].begin <= middle)
        return 0;
    before = node_before(g, k);
    gap = g->nodes[k].begin - (before != NONE ? g->nodes[before].end : l->from);
    was = g->lost[k];
    g->lost[k] += (int64_t)x->ns;
    g->lost[k] = g->lost[k] < gap ? g->lost[k] : gap > 0 ? gap : 0;
    return g->lost[k] - was;
}

void off_cpu_lay(off_cpu *o, graph *g, const uint32_t *hosts, bool waits)
{
    if (!o->any)
        return;
    if (!g->lost)
        g->lost = tr_alloc_large(((size_t)g->n + 1) * sizeof *g->lost);
    memset(g->lost, 0, ((size_t)g->n + 1) * sizeof *g->lost);
    for (uint32_t i = 0; i < o->nprocesses; i++) {
        const lane *l = hosts[i] != NONE ? &g->lanes[hosts[i]] : NULL;
        uint64_t kept = 0;
        for (size_t k = 0; l && k < o->of[i].n; k++) {
            const tr_off_cpu *x = &o->of[i].list[k];
            if (x->why == TRACE_OFF_STOPPED)
                lay(g, l, x);
            else if (waits && x->why == TRACE_OFF_WAITED && x->thread == l->thread)
                kept += (uint64_t)lay(g, l, x);
        }
        o->of[i].kept = waits ? kept : o->of[i].kept;
    }
}

void off_cpu_free(off_cpu *o)
{
    for (size_t i = 0; i < o->nprocesses; i++)
        free(o->of[i].list);
    free(o->of);
}
