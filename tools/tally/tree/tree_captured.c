/* tree_captured.c - see tree_captured.h */
#include "tree_captured.h"
#include "support/memory.h"
#include <stdlib.h>

typedef struct told_amount {
    captured_told told;
    tree_node *at; /* of the task that told it */
    tree_amount amount;
} told_amount;

/* Of an open task: tr_open.user; made if it has none. */
static captured_scope *scope_of(tr_open *o)
{
    if (!o->user)
        o->user = (uintptr_t)tr_alloc(sizeof(captured_scope));
    return (captured_scope *)(uintptr_t)o->user;
}

void tree_captured_tell(tr_open *o, tree_amount amount)
{
    captured_scope *s = scope_of(o);
    told_amount *x = (told_amount *)s->told.last;
    if (!x) {
        x = captured_tell(s, sizeof *x);
        x->at = o->node;
    }
    tree_add(&x->amount, amount);
}

void tree_captured_closed(tr_open *o)
{
    captured_scope *s = (captured_scope *)(uintptr_t)o->user;
    told_amount *once;
    if (!s)
        return;
    once = (told_amount *)captured_settle(s);
    if (once)
        tree_add(&once->at->work, once->amount);
    free(once);
    free(s);
    o->user = 0;
}

void tree_captured_take(captured *c, const tr_event *e, tr_stack *stack, const tree_node *at)
{
    captured_node *made;
    size_t i;
    if (!captured_take(c, e, true, &made))
        return;
    if (made)
        made->at = at;
    for (i = 0; i < tr_stack_depth(stack); i++)
        if (tr_stack_at(stack, i)->def)
            captured_in(scope_of(tr_stack_at(stack, i)), made);
}

static tree_node *replay_path(tree_node *under, size_t *n, const tree_node *at)
{
    return at->up ? tree_child(replay_path(under, n, at->up), n, at->api, at->name) : under;
}

static tree_node *replayed(tree_node *asked, size_t *n, const tree_node *at)
{
    static const char name[] = "<captured_at>";
    return at->up ? replay_path(tree_child(asked, n, 0, text_id(name, sizeof name - 1)), n, at) : asked;
}

tree_node *tree_captured_place(const captured *c, const tr_event *work, tree_node *asked, size_t *n)
{
    uint64_t number;
    const captured_node *node = captured_find(c, work, &number);
    const captured_told *t;
    if (!node)
        return asked;
    for (t = node->told.first; t; t = t->next) {
        const told_amount *x = (const told_amount *)t;
        tree_add(&replayed(asked, n, x->at)->work, x->amount);
    }
    return replayed(asked, n, node->at);
}
