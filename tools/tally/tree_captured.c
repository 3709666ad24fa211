/* tree_captured.c - see tree_captured.h */
#include "tree_captured.h"
#include <stdlib.h>
#include <string.h>

bool captured_is(const tr_def *def) { return !strcmp(def->name, "graph node") && !strcmp(def->api, "CUDA"); }

static bool field(const tr_event *e, const char *name, uint64_t *value)
{
    unsigned k;
    tr_value v;
    for (k = 0; k < e->def->nfields; k++)
        if (!strcmp(e->def->fields[k].name, name)) {
            bool there = tr_field_get(e, k, &v) && v.type == TRACE_T_U64 && !v.is_array;
            *value = there ? v.u : 0;
            return there;
        }
    return false;
}

static tr_map3_entry *entry_of(const captured *c, const tr_event *e, uint64_t node)
{
    return tr_map3_find(&c->nodes, e->thread->process->index, node, 0);
}

static void put(captured *c, const tr_event *e, uint64_t node, captured_node *x)
{
    tr_map3_put(&c->nodes, e->thread->process->index, node, 0)->v.p = x;
}

captured_task *captured_open(captured *c, tr_open *o)
{
    captured_task *task = (captured_task *)(uintptr_t)o->user;
    if (!task) {
        task = tr_arena_get(&c->arena, sizeof *task);
        task->at = o->node;
        o->user = (uintptr_t)task;
    }
    return task;
}

void captured_closed(captured *c, tr_open *o)
{
    captured_task *task = (captured_task *)(uintptr_t)o->user;
    captured_amount *x;
    o->user = 0;
    if (!task || !(task->told.flops > 0 || task->told.bytes > 0))
        return;
    if (!task->first || task->around) {
        tree_add(&task->at->work, task->told);
        return;
    }
    x = tr_arena_get(&c->arena, sizeof *x);
    *x = (captured_amount){task->first->amounts, task->at, task->told};
    task->first->amounts = x;
}

void captured_take(captured *c, const tr_event *e, tr_stack *stack, const tree_node *at)
{
    uint64_t number, original;
    captured_node *made = NULL;
    size_t i;
    if (!field(e, "node", &number) || !field(e, "original", &original))
        return;
    if (original) {
        const tr_map3_entry *of = entry_of(c, e, original);
        if (of)
            put(c, e, number, of->v.p);
    } else {
        made = tr_arena_get(&c->arena, sizeof *made);
        made->at = at;
        put(c, e, number, made);
    }
    for (i = 0; i < tr_stack_depth(stack); i++) {
        captured_task *task = captured_open(c, tr_stack_at(stack, i));
        if (!made)
            task->around |= task->first != NULL;
        else if (!task->first)
            task->first = made;
    }
}

const captured_node *captured_find(const captured *c, const tr_event *work)
{
    uint64_t number;
    const tr_map3_entry *x =
        c->nodes.table.n && field(work, "node", &number) && number ? entry_of(c, work, number) : NULL;
    return x ? x->v.p : NULL;
}

static tree_node *replay_path(tree_node *under, size_t *n, const tree_node *at)
{
    return at->up ? tree_child(replay_path(under, n, at->up), n, at->api, at->name) : under;
}

tree_node *captured_place(tree_node *asked, size_t *n, const tree_node *at)
{
    static const char name[] = "<captured_at>";
    return at->up ? replay_path(tree_child(asked, n, 0, text_id(name, sizeof name - 1)), n, at) : asked;
}

void captured_free(captured *c)
{
    tr_map3_free(&c->nodes);
    tr_arena_free(&c->arena);
}
