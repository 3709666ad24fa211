/* captured_frames.c - see captured_frames.h */
#include "captured_frames.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static captured_frame *frame_of(captured_frames *c, const captured_frame *up, const char *name, bool own)
{
    size_t n = strlen(name);
    tr_map3_entry *e = tr_map3_put(&c->known, (uintptr_t)up, tr_hash(name, n, 0), tr_hash(name, n, 0x5bd1e995) + own);
    captured_frame *f = e->v.p;
    if (!f) {
        f = e->v.p = tr_arena_get(&c->arena, sizeof *f);
        *f = (captured_frame){up, tr_arena_text(&c->arena, name, n), own};
    }
    return f;
}

const captured_frame *captured_path(captured_frames *c, const profile_node *under, bool own)
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

captured_metric *captured_metric_tell(captured_scope *s, profile_node *node, const tr_value *from)
{
    size_t bytes = from->is_array ? from->n * sizeof(uint64_t) : from->type == TRACE_T_STR ? from->n : 0;
    captured_metric *m = captured_tell(s, sizeof *m + bytes);
    bool real = from->type == TRACE_T_F32 || from->type == TRACE_T_F64;
    tr_value *v = &m->value, one;
    m->node = node;
    *v = *from;
    if (v->is_array) {
        v->data = m->data;
        for (v->n = 0; v->n < from->n && tr_element(from, v->n, &one); v->n++)
            m->data[v->n] = one.u;
        v->type = real ? TRACE_T_F64 : TRACE_T_I64;
    } else if (bytes)
        v->data = memcpy(m->data, from->data, bytes);
    return m;
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

void captured_frames_free(captured_frames *c)
{
    tr_map3_free(&c->known);
    tr_arena_free(&c->arena);
}
