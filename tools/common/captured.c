/* captured.c - see captured.h */
#include "captured.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

bool captured_is(const tr_def *def) { return !strcmp(def->name, "graph node") && !strcmp(def->api, "CUDA"); }

static bool number_of(const tr_event *e, const char *name, uint64_t *number)
{
    tr_value v;
    if (!tr_named_get(e, name, &v) || !v.type || v.is_array || v.type == TRACE_T_STR)
        return false;
    *number = v.u;
    return true;
}

static void list_free(captured_list *list)
{
    captured_told *x, *next;
    for (x = list->first; x; x = next) {
        next = x->next;
        free(x);
    }
    *list = (captured_list){NULL, NULL};
}

static void list_join(captured_list *to, captured_list *from)
{
    if (!from->first)
        return;
    if (to->last)
        to->last->next = from->first;
    else
        to->first = from->first;
    to->last = from->last;
    *from = (captured_list){NULL, NULL};
}

static void let_go(captured_node *n)
{
    if (--n->holders)
        return;
    list_free(&n->told);
    free(n);
}

static void drop(void *user, const tr_map3_entry *e)
{
    (void)user;
    let_go(e->v.p);
}

static void put(captured *c, const tr_event *e, uint64_t number, captured_node *n)
{
    n->holders++; /* first: it may be the one that is forgotten for it */
    c->nodes.drop = drop;
    numbered_put(&c->nodes, e, number)->v.p = n;
}

bool captured_take(captured *c, const tr_event *e, bool wanted, captured_node **made)
{
    uint64_t number, original;
    const tr_map3_entry *of;
    *made = NULL;
    if (!number_of(e, "node", &number) || !number_of(e, "original", &original))
        return false;
    if (!original && wanted)
        put(c, e, number, *made = tr_alloc(sizeof **made));
    else if (original && (of = numbered_find(&c->nodes, e, original)) != NULL)
        put(c, e, number, of->v.p);
    return true;
}

void captured_in(captured_scope *s, captured_node *made)
{
    if (!made)
        s->around |= s->first != NULL;
    else if (!s->first) {
        s->first = made;
        made->holders++;
    }
}

const captured_node *captured_find(const captured *c, const tr_event *work, uint64_t *number)
{
    const tr_map3_entry *x;
    *number = 0;
    x = number_of(work, "node", number) && *number ? numbered_find(&c->nodes, work, *number) : NULL;
    return x ? x->v.p : NULL;
}

void *captured_tell(captured_scope *s, size_t bytes)
{
    captured_told *x = tr_alloc(bytes);
    list_join(&s->told, &(captured_list){x, x});
    return x;
}

bool captured_repeats(const captured_scope *s) { return s->first && !s->around; }

captured_told *captured_settle(captured_scope *s)
{
    captured_told *once;
    if (captured_repeats(s))
        list_join(&s->first->told, &s->told);
    once = s->told.first;
    if (s->first)
        let_go(s->first);
    *s = (captured_scope){{NULL, NULL}, NULL, false};
    return once;
}

void captured_drop(captured_scope *s) { list_free(&s->told); }

void captured_free(captured *c) { numbered_free(&c->nodes); }
