/* window.c - see window.h */
#include "window.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

/* The groups of these nodes, without members. */
static void keep_groups(graph *g, const node *kept, size_t n, uint32_t *now)
{
    group *old = tr_alloc(((size_t)g->ngroups + 1) * sizeof *old);
    uint32_t nold = g->ngroups, i;
    size_t k;
    if (nold)
        memcpy(old, g->groups, nold * sizeof *old);
    for (i = 0; i < nold; i++)
        now[i] = NONE;
    for (k = 0; k < n; k++)
        if (kept[k].group != NONE)
            now[kept[k].group] = 0;
    graph_clear(g);
    for (i = 0; i < nold; i++)
        if (now[i] != NONE) {
            now[i] = g->ngroups;
            g->groups[g->ngroups++] = (group){.api = old[i].api, .size = old[i].size, .last = NONE};
        }
    free(old);
}

void window_forget(graph *g, int64_t begins, uint32_t *nodes, uint32_t *groups)
{
    node *kept = NULL;
    size_t n = 0, room = 0, i;
    for (i = 0; i < g->n; i++) {
        nodes[i] = NONE;
        if (g->nodes[i].end > begins) {
            kept = tr_room(kept, n + 1, &room, sizeof *kept);
            nodes[i] = (uint32_t)n;
            kept[n++] = g->nodes[i];
        }
    }
    keep_groups(g, kept, n, groups);
    for (i = 0; i < n; i++) {
        const node *old = &kept[i];
        node *k = graph_node(g, old->lane, old->begin, (enum node_kind)old->kind, old->name);
        if (!k)
            break;
        k->end = old->end;
        k->bytes = old->bytes;
        k->direction = old->direction;
        k->flags = (uint8_t)(old->flags & ~(NODE_ARRIVES | NODE_AWAITS));
        if (old->group != NONE)
            graph_join(g, g->n - 1, groups[old->group], old->flags & (NODE_ARRIVES | NODE_AWAITS));
    }
    free(kept);
}

void window_cut(graph *g, int64_t begins, int64_t ends)
{
    g->cut = ends;
    for (uint32_t i = 0; i < g->n; i++) {
        node *n = &g->nodes[i];
        n->begin = n->begin < begins ? begins : n->begin;
        if (n->end == INT64_MAX) /* it is under way */
            continue;
        n->end = n->end > ends ? ends : n->end;
        n->end = n->end > n->begin ? n->end : n->begin + 1;
    }
    for (uint32_t i = 0; i < g->nlanes; i++) {
        lane *l = &g->lanes[i];
        if (l->to <= begins || l->from >= ends) { /* it was there before or after, or never */
            l->from = INT64_MAX;
            l->to = INT64_MIN;
            continue;
        }
        l->from = l->from < begins ? begins : l->from;
        l->to = l->to > ends ? ends : l->to;
    }
}
