/* unmarked.c - see unmarked.h */
#include "unmarked.h"
#include "common/message.h"

/* Adds what the segment's thread works between each two of its calls. */
static void add(tr_map3 *pairs, const graph *g, const segment *s, int64_t sign)
{
    uint32_t before, k;
    for (k = s->host; k != NONE && g->nodes[k].end > s->from; k = before) {
        int64_t from;
        before = node_before(g, k);
        from = before != NONE && g->nodes[before].end > s->from ? g->nodes[before].end : s->from;
        if (g->nodes[k].begin > from && before != NONE)
            tr_map3_put(pairs, g->nodes[before].name, g->nodes[k].name, 0)->v.u[0] +=
                (uint64_t)(sign * (g->nodes[k].begin - from));
    }
}

char *unmarked_place(const graph *g, const segments *s, const uint32_t *list, size_t n)
{
    tr_map3 pairs = {0};
    const tr_map3_entry *e, *most = NULL;
    int64_t excess = 0;
    char *text = NULL;
    size_t i;
    for (i = 0; i < n; i++) {
        const segment *late = &s->list[list[i]];
        add(&pairs, g, late, 1);
        add(&pairs, g, &s->list[late->typical], -1);
        excess += late->work - late->median;
    }
    for (i = 0; (e = tr_map3_each(&pairs, &i));)
        if (!most || (int64_t)e->v.u[0] > (int64_t)most->v.u[0])
            most = e;
    if (most && excess > 0 && (int64_t)most->v.u[0] >= excess / 2)
        text = most->key[0] == most->key[1]
                   ? tool_text("between two calls of %s", text_of((uint32_t)most->key[0]))
                   : tool_text("between %s and %s", text_of((uint32_t)most->key[0]), text_of((uint32_t)most->key[1]));
    tr_map3_free(&pairs);
    return text;
}
