/* captured.c - see captured.h */
#include "captured.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static captured_frame *frame_of(captured *c, const captured_frame *up, const char *name, bool own)
{
    size_t n = strlen(name);
    tr_map3_entry *e = tr_map3_put(&c->frames, (uintptr_t)up, tr_hash(name, n, 0), tr_hash(name, n, 0x5bd1e995) + own);
    captured_frame *f = e->v.p;
    if (!f) {
        f = e->v.p = tr_arena_get(&c->arena, sizeof *f);
        *f = (captured_frame){up, tr_arena_text(&c->arena, name, n), own};
    }
    return f;
}

void captured_made(captured *c, const tr_event *e, uint64_t node, const profile_node *under, bool own)
{
    const profile_node **list, *at;
    captured_frame *f = NULL;
    size_t n = 0;
    for (at = under; at->up; at = at->up)
        n++;
    list = tr_alloc((n + 1) * sizeof *list);
    for (at = under, n = 0; at->up; at = at->up)
        list[n++] = at;
    f = frame_of(c, NULL, "<captured_at>", false);
    while (n--)
        f = frame_of(c, f, list[n]->name, own && !n);
    free(list);
    asked_put(&c->nodes, e, node)->v.p = f;
}

void captured_cloned(captured *c, const tr_event *e, uint64_t node, uint64_t original)
{
    const captured_frame *f = captured_find(c, e, original);
    if (f)
        asked_put(&c->nodes, e, node)->v.p = (void *)(uintptr_t)f;
}

const captured_frame *captured_find(const captured *c, const tr_event *e, uint64_t node)
{
    const tr_map3_entry *x = asked_find(&c->nodes, e, node);
    return x ? x->v.p : NULL;
}

profile_node *captured_place(profile *p, profile_node *under, const captured_frame *f, uint64_t order)
{
    const captured_frame **list, *at;
    size_t n = 0;
    for (at = f; at; at = at->up)
        n += !at->own;
    list = tr_alloc((n + 1) * sizeof *list);
    n = 0;
    for (at = f; at; at = at->up)
        if (!at->own)
            list[n++] = at;
    while (n--)
        under =
            profile_child(p, under, profile_text(p, list[n]->name, strlen(list[n]->name)), PROFILE_NO_DEVICE, order);
    free(list);
    return under;
}

void captured_free(captured *c)
{
    asked_free(&c->nodes);
    tr_map3_free(&c->frames);
    tr_arena_free(&c->arena);
}
