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

/* The frames of the node's path, below <captured_at>. */
static const captured_frame *path_of(captured *c, const profile_node *under, bool own)
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
    return f;
}

captured_node *captured_made(captured *c, const tr_event *e, uint64_t node, const profile_node *under, bool own)
{
    captured_node *made = tr_arena_get(&c->arena, sizeof *made);
    *made = (captured_node){path_of(c, under, own), NULL};
    asked_put(&c->nodes, e, node)->v.p = made;
    return made;
}

void captured_cloned(captured *c, const tr_event *e, uint64_t node, uint64_t original)
{
    const captured_node *of = captured_find(c, e, original);
    if (of)
        asked_put(&c->nodes, e, node)->v.p = (void *)(uintptr_t)of;
}

/* The value with data of its own. Elements of arrays become as wide as any. */
static tr_value kept(captured *c, const tr_value *from)
{
    tr_value v = *from, one;
    bool real = v.type == TRACE_T_F32 || v.type == TRACE_T_F64;
    uint64_t *elements;
    if (v.type == TRACE_T_STR)
        v.data = tr_arena_text(&c->arena, v.data, v.n);
    else if (v.is_array) {
        v.data = elements = tr_arena_get(&c->arena, (size_t)v.n * sizeof *elements);
        for (v.n = 0; v.n < from->n && tr_element(from, v.n, &one); v.n++)
            elements[v.n] = one.u;
        v.type = real ? TRACE_T_F64 : TRACE_T_I64;
    }
    return v;
}

static void append(captured_metric **list, captured_metric *m)
{
    while (*list)
        list = &(*list)->next;
    *list = m;
}

void captured_keep(captured *c, captured_metric **list, profile_node *node, const tr_value *value)
{
    captured_metric *m = tr_arena_get(&c->arena, sizeof *m);
    *m = (captured_metric){NULL, NULL, node, kept(c, value)};
    append(list, m);
}

void captured_give(captured *c, captured_metric **list, captured_node *to, bool own)
{
    captured_metric *m;
    for (m = *list; m; m = m->next) {
        m->frame = path_of(c, m->node, own);
        m->node = NULL;
    }
    append(&to->metrics, *list);
    *list = NULL;
}

const captured_node *captured_find(const captured *c, const tr_event *e, uint64_t node)
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
