/* tree.c - who calls whom: each call with the calls it was made in, whatever APIs they are of
 *
 * A node is a path of names; calls of all threads of all processes that were made on that path are counted in it. A call cannot be open twice
 * on one path, so nothing is counted twice: the self times of all nodes together are the time threads were in any call. */
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "tally.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 250, NODES_MAX = 1 << 20, JSON_LEVELS = 28 }; /* tool_json counts brackets in 64 bits, two a level */
#define FOLDED "(more, too deep or too many to be told apart)"

struct tree_node {
    uint32_t api, name, depth;
    bool folded;               /* what is called in it is counted in it */
    struct tree_node *down, *next;
    uint64_t calls, errors, total, self;
};

/* The node of a name called on the path `up`; made if it is new. Asked again and again for the same few: the last asked for is the first. */
static tree_node *node_get(tree_node *up, size_t *n, uint32_t api, uint32_t name)
{
    tree_node **at, *x;
    if (up->folded)
        return up;
    if (up->depth == DEPTH_MAX || *n >= NODES_MAX) {
        api = 0;
        name = text_id(FOLDED, sizeof FOLDED - 1);
    }
    for (at = &up->down; (x = *at) != NULL; at = &x->next)
        if (x->name == name && x->api == api)
            break;
    if (x)
        *at = x->next;
    else {
        x = tool_alloc(sizeof *x);
        x->api = api;
        x->name = name;
        x->depth = up->depth + 1;
        x->folded = up->depth == DEPTH_MAX || *n >= NODES_MAX;
        ++*n;
    }
    x->next = up->down;
    return up->down = x;
}

void tree_open(worker *w, thread_state *t, const slot *s, tr_open *o)
{
    size_t depth = tr_stack_depth(t->stack);
    tree_node *up;
    if (!w->tree)
        w->tree = tool_alloc(sizeof *w->tree);
    up = depth > 1 ? tr_stack_at(t->stack, depth - 2)->node : w->tree;
    o->node = s->row == &w->waste ? up : node_get(up, &w->nodes, s->row->key.api, s->row->key.name); /* who is not wanted is not in the path */
}

void tree_close(const worker *w, const slot *s, const tr_open *o, uint64_t ns, bool error)
{
    tree_node *x = o->node;
    uint64_t self = (uint64_t)o->child_ns < ns ? ns - (uint64_t)o->child_ns : 0;
    if (s->row == &w->waste)
        return;
    x->calls++;
    x->errors += error;
    x->self += self;
    x->total += x->folded ? self : ns;
}

void tree_merge(tree_node **to, tree_node *from, size_t *n)
{
    tree_node *x;
    if (!from)
        return;
    if (!*to)
        *to = tool_alloc(sizeof **to);
    (*to)->calls += from->calls;
    (*to)->errors += from->errors;
    (*to)->self += from->self;
    (*to)->total += from->total;
    for (x = from->down; x; x = x->next) {
        tree_node *mine = node_get(*to, n, x->api, x->name);
        tree_merge(&mine, x, n);
    }
}

/* ---- the other way round: who is called, and by whom ------------------------------------------------------------------------ */

typedef struct path { const tree_node *node; const struct path *up; } path;

static void add_callers(tree_node *to, size_t *n, const path *p)
{
    const tree_node *callee = p->node;
    tree_node *x = to;
    const path *q;
    bool recursion = false;
    for (q = p->up; q && q->node->calls; q = q->up)
        recursion |= q->node->api == callee->api && q->node->name == callee->name;
    for (q = p; q && q->node->calls; q = q->up) {
        x = node_get(x, n, q->node->api, q->node->name);
        x->calls += callee->calls;
        x->errors += callee->errors;
        x->self += callee->self;
        x->total += recursion ? 0 : callee->total; /* it is inside a call that is counted */
        if (x->folded)
            break;
    }
}

static void turn(tree_node *to, size_t *n, const tree_node *x, const path *up)
{
    path here = {x, up};
    const tree_node *c;
    if (x->calls)
        add_callers(to, n, &here);
    for (c = x->down; c; c = c->next)
        turn(to, n, c, &here);
}

/* ---- print -------------------------------------------------------------------------------------------------------------------- */

static int by_total(const void *a, const void *b)
{
    const tree_node *x = *(tree_node *const *)a, *y = *(tree_node *const *)b;
    int d;
    if (x->total != y->total)
        return x->total > y->total ? -1 : 1;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    d = strcmp(text_of(x->name), text_of(y->name));
    return d ? d : strcmp(text_of(x->api), text_of(y->api));
}

static tree_node **sorted(const tree_node *up, size_t *n)
{
    tree_node *x, **list;
    *n = 0;
    for (x = up->down; x; x = x->next)
        ++*n;
    list = tool_alloc((*n + 1) * sizeof *list);
    *n = 0;
    for (x = up->down; x; x = x->next)
        if (x->calls) /* else outside the window, with all below it */
            list[(*n)++] = x;
    if (*n)
        qsort(list, *n, sizeof *list, by_total);
    return list;
}

typedef struct printing { const report *r; tool_table *t; uint64_t whole, depth; bool callers; } printing;

static void put_cells(const printing *p, const tree_node *x, const char *name)
{
    char b[UNIT_TEXT];
    table_row(p->t);
    table_cell(p->t, 0, unit_time(b, x->total));
    snprintf(b, sizeof b, "%.2f%%", p->whole ? 100.0 * (double)x->total / (double)p->whole : 0.0);
    table_cell(p->t, 1, b);
    table_cell(p->t, 2, unit_time(b, x->self));
    snprintf(b, sizeof b, "%llu", (unsigned long long)x->calls);
    table_cell(p->t, 3, b);
    table_cell(p->t, 4, unit_time_mean(b, x->calls ? (double)x->total / (double)x->calls : 0));
    snprintf(b, sizeof b, "%llu", (unsigned long long)x->errors);
    table_cell(p->t, 5, b);
    table_cell(p->t, 6, name);
}

static void put_level(const printing *p, const tree_node *up, unsigned depth)
{
    size_t n, i, shown;
    tree_node **list = sorted(up, &n), rest = {0};
    shown = p->r->top && n > p->r->top ? (size_t)p->r->top : n;
    for (i = 0; i < shown; i++) {
        char *name = table_shorten(text_of(list[i]->name), p->r->max_name), *text;
        text = tool_text("%*s%s%s%s%s", (int)(2 * depth), "", p->callers && depth ? "< " : "", text_of(list[i]->api), list[i]->api ? ":" : "", name);
        put_cells(p, list[i], text);
        free(text);
        free(name);
        if (!p->depth || depth + 1 < p->depth)
            put_level(p, list[i], depth + 1);
    }
    for (; i < n; i++) {
        rest.calls += list[i]->calls;
        rest.errors += list[i]->errors;
        rest.total += list[i]->total;
        rest.self += list[i]->self;
    }
    if (shown < n) {
        char *text = tool_text("%*s(%zu more, --top 0 shows all)", (int)(2 * depth), "", n - shown);
        put_cells(p, &rest, text);
        free(text);
    }
    free(list);
}

void tree_text(const report *r, tool_out *out)
{
    static const char *const titles[] = {"Time", "Time(%)", "Self", "Calls", "Average", "Error", "Call"};
    tree_node root = {0};
    const tree_node *top = r->tally->tree ? r->tally->tree : &root;
    printing p = {r, table_new(7), r->tally->active, r->tally->settings.tree_depth, r->tally->settings.tree == TREE_CALLERS};
    size_t n = 0;
    if (p.callers && r->tally->tree) {
        turn(&root, &n, r->tally->tree, NULL);
        top = &root;
    }
    table_left(p.t, 6);
    table_head(p.t, titles);
    put_level(&p, top, 0);
    out_str(out, p.callers ? "Calls, and below each who made it (<)\n\n" : "Calls, and below each the calls made in it\n\n");
    table_print(p.t, out);
    out_str(out, "\n");
    table_free(p.t);
}

static void put_json(tool_json *j, const tree_node *up, uint64_t depth)
{
    size_t n, i;
    tree_node **list = sorted(up, &n);
    json_open(j, '[');
    for (i = 0; i < n; i++) {
        static const char *const keys[] = {"calls", "total_ns", "self_ns", "errors"};
        const uint64_t values[] = {list[i]->calls, list[i]->total, list[i]->self, list[i]->errors};
        size_t k;
        json_open(j, '{');
        json_key(j, "api");
        json_str(j, text_of(list[i]->api));
        json_key(j, "name");
        json_str(j, text_of(list[i]->name));
        for (k = 0; k < 4; k++) {
            json_key(j, keys[k]);
            json_u64(j, values[k]);
        }
        if (list[i]->down && depth > 1) {
            json_key(j, "tree");
            put_json(j, list[i], depth - 1);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
    free(list);
}

void tree_json(const report *r, tool_json *j)
{
    tree_node root = {0};
    size_t n = 0;
    uint64_t depth = r->tally->settings.tree_depth;
    if (r->tally->settings.tree == TREE_CALLERS && r->tally->tree)
        turn(&root, &n, r->tally->tree, NULL);
    json_key(j, r->tally->settings.tree == TREE_CALLERS ? "callers" : "tree");
    put_json(j, r->tally->settings.tree == TREE_CALLEES && r->tally->tree ? r->tally->tree : &root,
             depth && depth < JSON_LEVELS ? depth : JSON_LEVELS);
}
