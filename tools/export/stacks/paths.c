/* paths.c - see paths.h */
#include "paths.h"
#include "common/numbered.h"
#include "export/walk/texts.h"
#include "export/walk/walk.h"
#include "common/names.h"
#include "support/map.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>

enum { DEPTH_MAX = 250, NODES_MAX = 1 << 22, MARK_BYTES = 1 };
#define FOLDED "(more, too deep or too many to be told apart)"

struct tree {
    const export_part *part;
    walk *walk;
    tree_node root;
    tr_arena arena;
    tr_map3 children; /* parent, name, device -> node */
    texts texts;
    size_t nodes;
    numbered asked;
};

/* ---- texts and nodes ------------------------------------------------------------------------------------------- */

const char *tree_text(const tree *t, uint32_t name) { return t->texts.at[name]; }

static tree_node *child(tree *t, tree_node *up, const char *text, size_t n, bool device)
{
    bool folded = up->depth == DEPTH_MAX || t->nodes >= NODES_MAX;
    uint32_t name;
    tr_map3_entry *e;
    tree_node *x;
    if (up->folded)
        return up;
    name = folded ? texts_put(&t->texts, FOLDED, sizeof FOLDED - 1) : texts_put(&t->texts, text, n);
    e = tr_map3_put(&t->children, (uintptr_t)up, name, device);
    if (e->v.p)
        return e->v.p;
    x = tr_arena_get(&t->arena, sizeof *x);
    *x = (tree_node){.up = up, .name = name, .depth = (uint16_t)(up->depth + 1), .device = device, .folded = folded};
    t->nodes++;
    if (up->last)
        up->last->next = x;
    else
        up->down = x;
    up->last = x;
    return e->v.p = x;
}

tree_node *tree_next(tree_node *n)
{
    if (n->down)
        return n->down;
    while (n && !n->next)
        n = n->up;
    return n ? n->next : NULL;
}

/* ---- what happens ---------------------------------------------------------------------------------------------- */

/* No process before it has that number on that host: those of several containers may. They are sorted by host, then by
 * number. */
static bool pid_is_own(const tree *t, const tr_process *p)
{
    tr_process *const *all;
    tr_trace_processes(t->part->trace, &all);
    return !p->index || all[p->index - 1]->header->pid != p->header->pid ||
           strcmp(all[p->index - 1]->header->host, p->header->host) != 0;
}

/* The root of a thread's stacks: --roots. */
static tree_node *root_of(tree *t, walk_thread *th)
{
    const tr_thread *thread = th->thread;
    const tr_process *p = thread->process;
    unsigned roots = t->part->settings->roots;
    tree_node *n = &t->root;
    char text[512];
    if (th->user)
        return th->user;
    if (roots & ROOT_HOST)
        n = child(t, n, p->header->host, strlen(p->header->host), false);
    if (roots & ROOT_RANK) {
        if (p->rank >= 0)
            snprintf(text, sizeof text, "rank %d", p->rank);
        else if (pid_is_own(t, p))
            snprintf(text, sizeof text, "%s (pid %u)", p->name, p->header->pid);
        else
            snprintf(text, sizeof text, "%s (pid %u, #%u)", p->name, p->header->pid, p->index);
        n = child(t, n, text, strlen(text), false);
    }
    if (roots & ROOT_THREAD) {
        snprintf(text, sizeof text, "%s (%u)",
                 *thread->name                   ? thread->name
                 : thread->tid == p->header->pid ? "main"
                                                 : "thread",
                 thread->tid);
        n = child(t, n, text, strlen(text), false);
    }
    th->user = n;
    return n;
}

static tree_node *node_above(tree *t, walk_thread *th, size_t depth)
{
    return depth ? tr_stack_at(th->stack, depth - 1)->node : root_of(t, th);
}

static bool moves(const walk_thread *th, size_t depth)
{
    for (; depth > 0; depth = tr_stack_lower(th->stack, depth))
        if (tr_stack_at(th->stack, depth - 1)->mark & MARK_BYTES)
            return true;
    return false;
}

static void add_bytes(tr_open *o, walk_thread *th, size_t depth, const tr_event *e)
{
    uint64_t bytes = e->def->bytes >= 0 ? tr_bytes(e) : 0;
    tree_node *n = o->node;
    if (!bytes || (!(o->mark & MARK_BYTES) && moves(th, depth)))
        return;
    o->mark |= MARK_BYTES;
    n->bytes += bytes;
}

static void begin(void *user, walk_thread *th, tr_open *o, const tr_event *e, bool shown)
{
    tree *t = user;
    size_t below = tr_stack_lower(th->stack, tr_stack_depth(th->stack));
    tree_node *up = node_above(t, th, below);
    const char *text;
    size_t n;
    o->node = up;
    if (!shown)
        return;
    n = names_event(e, &text);
    o->node = child(t, up, text, n, false);
    add_bytes(o, th, below, e);
}

static void end(void *user, walk_thread *th, tr_open *o, int64_t end_ns, const tr_event *e, bool inside)
{
    tree *t = user;
    tree_node *n = o->node;
    uint64_t ns = (uint64_t)(end_ns - o->begin_ns);
    bool shown = walk_shows(t->walk, o->def);
    if (!inside)
        return;
    n->self_ns += (uint64_t)o->child_ns < ns ? ns - (uint64_t)o->child_ns : 0;
    if (!shown)
        return;
    n->calls++;
    n->total_ns += n->folded ? 0 : ns;
    if (e)
        add_bytes(o, th, tr_stack_lower(th->stack, tr_stack_place(th->stack, o)), e);
}

/* Of the calls of its own API the outermost counts: CUDA's work is asked for by calls of CUDA and of CUDART. */
static void asks(void *user, walk_thread *th, const tr_event *e, uint64_t number)
{
    tree *t = user;
    const char *api = e->def->api;
    size_t depth = tr_stack_depth(th->stack);
    while (depth && !strncmp(tr_stack_at(th->stack, depth - 1)->def->api, api, strlen(api)))
        depth = tr_stack_lower(th->stack, depth);
    numbered_put(&t->asked, e, number)->v.p = node_above(t, th, depth);
}

static void work(void *user, walk_thread *th, const tr_event *e, uint64_t number)
{
    tree *t = user;
    tr_map3_entry *a = number ? numbered_find(&t->asked, e, number) : NULL;
    const char *text;
    size_t n = names_event(e, &text);
    tree_node *x = child(t, a ? a->v.p : root_of(t, th), text, n, true);
    x->calls++;
    x->total_ns += (uint64_t)(e->end_ns - e->ns);
}

static void other(void *user, walk_thread *th, const tr_event *e)
{
    tree *t = user;
    size_t depth = tr_stack_depth(th->stack);
    tr_open *o;
    if ((e->def->kind != TRACE_KIND_META && e->def->kind != TRACE_KIND_MESSAGE) || !depth)
        return;
    o = tr_stack_at(th->stack, depth - 1);
    if (walk_shows(t->walk, o->def))
        add_bytes(o, th, tr_stack_lower(th->stack, depth), e);
}

/* ---- the whole ------------------------------------------------------------------------------------------------- */

tree *tree_open(const export_part *part)
{
    static const walk_hooks hooks = {begin, end, asks, work, other};
    tree *t = tr_alloc(sizeof *t);
    t->part = part;
    t->walk = walk_open(part, &hooks, t);
    return t;
}

void tree_event(tree *t, const tr_event *e) { walk_event(t->walk, e); }
void tree_finish(tree *t) { walk_finish(t->walk); }
tree_node *tree_root(tree *t) { return &t->root; }
uint64_t tree_orphans(const tree *t) { return walk_orphans(t->walk); }
uint64_t tree_unfinished(const tree *t) { return walk_unfinished(t->walk); }

void tree_close(tree *t)
{
    walk_close(t->walk);
    numbered_free(&t->asked);
    tr_map3_free(&t->children);
    texts_free(&t->texts);
    tr_arena_free(&t->arena);
    free(t);
}
