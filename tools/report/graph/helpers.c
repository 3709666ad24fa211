/* helpers.c - see helpers.h */
#include "helpers.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { GENERATIONS = 16 }; /* between a process and one that works; a damaged file may have a ring of parents */

/* True if both have the same name of the machine. */
static bool is_parent(const tr_process *p, const tr_process *child)
{
    return p != child && p->run == child->run && p->header->pid == child->header->ppid &&
           !strcmp(p->header->host, child->header->host);
}

/* The parent of each process; NONE: it is not recorded. */
static uint32_t *parents_of(tr_process *const *list, uint32_t n)
{
    uint32_t *parents = tr_alloc((n + 1) * sizeof *parents), i;
    tr_map by_pid = {0};
    for (i = 0; i < n; i++)
        tr_map_put(&by_pid, list[i]->header->pid, (void *)(uintptr_t)(i + 1));
    for (i = 0; i < n; i++) {
        size_t state = 0;
        void *at;
        parents[i] = NONE;
        while (parents[i] == NONE && (at = tr_map_next(&by_pid, list[i]->header->ppid, &state)) != NULL)
            if (is_parent(list[(uintptr_t)at - 1], list[i]))
                parents[i] = (uint32_t)((uintptr_t)at - 1);
    }
    tr_map_free(&by_pid);
    return parents;
}

static bool *working(const graph *g, const loop *l, uint32_t n)
{
    bool *works = tr_alloc(n + 1);
    uint32_t i;
    for (i = 0; i < g->n; i++)
        if (g->nodes[i].kind != NODE_DEVICE_CALL || g->nodes[i].flags & NODE_LAUNCHES)
            works[g->lanes[g->nodes[i].lane].process] = true;
    for (i = 0; i < n && i < l->nprocesses; i++)
        works[i] |= l->of[i].n > 0;
    return works;
}

/* True if it has tasks in which PyTorch's data loader reads. */
static bool *loading(const graph *g, const uint8_t *role, uint32_t n)
{
    const tr_def *const *defs;
    bool *loads = tr_alloc(n + 1), any = false;
    size_t ndefs = tr_trace_defs(g->trace, &defs), i;
    for (i = 0; i < ndefs; i++)
        any |= !strcmp(defs[i]->api, "torch.data");
    for (i = 0; any && i < g->nlanes; i++) {
        const lane *x = &g->lanes[i];
        tr_event events[64];
        tr_cursor *cursor;
        size_t got, k;
        if (!x->thread || x->track || loads[x->process] || role[x->process] != ROLE_HELPER)
            continue;
        cursor = tr_thread_cursor(g->trace, (tr_thread *)(uintptr_t)x->thread);
        got = tr_next_batch(cursor, events, sizeof events / sizeof *events);
        for (k = 0; k < got; k++)
            loads[x->process] |= !strcmp(events[k].def->api, "torch.data");
        tr_cursor_close(cursor);
    }
    return loads;
}

static void drop_lanes(graph *g, const helpers *h)
{
    uint32_t i;
    for (i = 0; i < g->nlanes; i++)
        if (g->lanes[i].thread && h->role[g->lanes[i].process]) {
            g->lanes[i].from = INT64_MAX;
            g->lanes[i].to = INT64_MIN;
        }
    for (i = 0; i < g->n; i++) {
        lane *l = &g->lanes[g->nodes[i].lane];
        if (!h->role[l->process])
            continue;
        l->from = g->nodes[i].begin < l->from ? g->nodes[i].begin : l->from;
        l->to = g->nodes[i].end > l->to ? g->nodes[i].end : l->to;
    }
}

void helpers_find(helpers *h, graph *g, const loop *l)
{
    tr_process *const *list;
    uint32_t n = (uint32_t)tr_trace_processes(g->trace, &list), i, k, at;
    uint32_t *parents = parents_of(list, n);
    bool *works = working(g, l, n), *loads;
    h->role = tr_alloc(n + 1);
    h->whose = tr_alloc((n + 1) * sizeof *h->whose);
    for (i = 0; i < n; i++) {
        h->whose[i] = NONE;
        for (at = parents[i], k = 0; works[i] && at != NONE && k < GENERATIONS; at = parents[at], k++)
            if (!works[at])
                h->role[at] = ROLE_LAUNCHER;
    }
    for (i = 0; i < n; i++)
        for (at = parents[i], k = 0; !works[i] && at != NONE && k < GENERATIONS; at = parents[at], k++)
            if (works[at]) {
                h->role[i] = ROLE_HELPER;
                h->whose[i] = at;
                break;
            }
    for (i = 0; i < n; i++)
        h->n += h->role[i] != ROLE_NONE;
    if (h->n) {
        loads = loading(g, h->role, n);
        for (i = 0; i < n; i++)
            if (h->role[i] == ROLE_HELPER && loads[i])
                h->role[i] = ROLE_LOADER;
        free(loads);
        drop_lanes(g, h);
    }
    free(parents);
    free(works);
}

void helpers_free(helpers *h)
{
    free(h->role);
    free(h->whose);
}
