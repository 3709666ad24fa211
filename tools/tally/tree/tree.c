/* tree.c - who calls whom: each call with the calls it was made in, whatever APIs they are of
 *
 * A node is a path of names; calls of all threads of all processes that were made on that path are counted in it. A
 * call cannot be open twice on one path, so nothing is counted twice: the self times of all nodes together are the time
 * threads were in any call. */
#include "common/brief.h"
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "tree.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEPTH_MAX = 250,
    NODES_MAX = 1 << 20,
    JSON_DEPTH = 28
}; /* tool_json counts brackets in 64 bits, two for each depth */
#define FOLDED "(more, too deep or too many to be told apart)"

/* ---- nodes below a node ------------------------------------------------------------------------------------------ */

enum { INDEX_FROM = 32 }; /* below so many nodes, an index costs more than it saves */

static size_t index_slot(const tree_node *up, uint32_t api, uint32_t name)
{
    return tr_hash(&(uint32_t[2]){api, name}, 2 * sizeof(uint32_t), 0) & (up->index_room - 1);
}

static void index_put(tree_node *up, tree_node *x)
{
    size_t at = index_slot(up, x->api, x->name);
    while (up->index[at])
        at = (at + 1) & (up->index_room - 1);
    up->index[at] = x;
}

/* Programs that name each task differently have 10,000 nodes below one. */
static void index_grow(tree_node *up)
{
    if (up->ndown < INDEX_FROM || up->ndown * 2 <= up->index_room)
        return;
    up->index_room = up->index_room ? 4 * up->index_room : 4 * INDEX_FROM;
    up->index = tally_get(up->index_room * sizeof(tree_node *));
    for (tree_node *x = up->down; x; x = x->next)
        index_put(up, x);
}

/* Asked again and again for the same few: of these, the last asked for is the first. */
static tree_node *find_below(tree_node *up, uint32_t api, uint32_t name)
{
    tree_node **at, *x;
    if (up->index) {
        for (size_t k = index_slot(up, api, name); (x = up->index[k]) != NULL; k = (k + 1) & (up->index_room - 1))
            if (x->name == name && x->api == api)
                return x;
        return NULL;
    }
    for (at = &up->down; (x = *at) != NULL; at = &x->next)
        if (x->name == name && x->api == api)
            break;
    if (!x || x == up->down)
        return x;
    *at = x->next;
    x->next = up->down;
    return up->down = x;
}

tree_node *tree_child(tree_node *up, size_t *n, uint32_t api, uint32_t name)
{
    tree_node *x;
    if (up->folded)
        return up;
    if (up->depth == DEPTH_MAX || *n >= NODES_MAX) {
        api = 0;
        name = text_id(FOLDED, sizeof FOLDED - 1);
    }
    x = find_below(up, api, name);
    if (x)
        return x;
    x = tally_get(sizeof *x);
    x->api = api;
    x->name = name;
    x->depth = up->depth + 1;
    x->up = up;
    x->folded = up->depth == DEPTH_MAX || *n >= NODES_MAX;
    ++*n;
    x->next = up->down;
    up->down = x;
    up->ndown++;
    if (up->index && up->ndown * 2 <= up->index_room)
        index_put(up, x);
    else
        index_grow(up);
    return x;
}

void tree_open(worker *w, thread_state *t, const slot *s, tr_open *o)
{
    const tr_open *around = tr_stack_below(t->stack, tr_stack_depth(t->stack) - 1);
    tree_node *up;
    if (!w->tree)
        w->tree = tally_get(sizeof *w->tree);
    up = around ? around->node : w->tree;
    /* who is not wanted is not in the path */
    o->node = s->row == &w->waste ? up : tree_child(up, &w->nodes, s->row->key.api, s->row->key.name);
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
        *to = tally_get(sizeof **to);
    (*to)->calls += from->calls;
    (*to)->errors += from->errors;
    (*to)->self += from->self;
    (*to)->total += from->total;
    for (x = from->down; x; x = x->next) {
        tree_node *mine = tree_child(*to, n, x->api, x->name);
        tree_merge(&mine, x, n);
    }
}

/* ---- the other way round: who is called, and by whom ------------------------------------------------------------- */

typedef struct path {
    const tree_node *node;
    const struct path *up;
} path;

static void add_callers(tree_node *to, size_t *n, const path *p)
{
    const tree_node *callee = p->node;
    tree_node *x = to;
    const path *q;
    bool recursion = false;
    for (q = p->up; q && q->node->calls; q = q->up)
        recursion |= q->node->api == callee->api && q->node->name == callee->name;
    for (q = p; q && q->node->calls; q = q->up) {
        x = tree_child(x, n, q->node->api, q->node->name);
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

void tree_add(tree_amount *to, tree_amount x)
{
    to->pieces += x.pieces;
    to->ns += x.ns;
    to->flops += x.flops;
    to->bytes += x.bytes;
}

tree_amount tree_work(const tree_node *x)
{
    tree_amount all = x->work;
    const tree_node *c;
    for (c = x->down; c; c = c->next)
        tree_add(&all, tree_work(c));
    return all;
}

static uint64_t tree_errors(const tree_node *x)
{
    uint64_t n = x->errors;
    const tree_node *c;
    for (c = x->down; c; c = c->next)
        n += tree_errors(c);
    return n;
}

/* ---- print ------------------------------------------------------------------------------------------------------- */

static int by_total(const void *a, const void *b)
{
    const tree_node *x = *(tree_node *const *)a, *y = *(tree_node *const *)b;
    int d;
    if (x->total != y->total)
        return x->total > y->total ? -1 : 1;
    if (x->work.ns != y->work.ns) /* of leaves, which are work of devices */
        return x->work.ns > y->work.ns ? -1 : 1;
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
    list = tr_alloc((*n + 1) * sizeof *list);
    *n = 0;
    for (x = up->down; x; x = x->next)
        if (x->calls || tree_work(x).pieces) /* else outside the window, with all below it */
            list[(*n)++] = x;
    if (*n)
        qsort(list, *n, sizeof *list, by_total);
    return list;
}

enum {
    COLUMN_TIME,
    COLUMN_SHARE,
    COLUMN_SELF,
    COLUMN_DEVICE,
    COLUMN_CALLS,
    COLUMN_AVERAGE,
    COLUMN_FLOPS,
    COLUMN_FLOP_RATE,
    COLUMN_BYTES,
    COLUMN_BYTE_RATE,
    COLUMN_ERROR,
    COLUMN_NAME,
    COLUMN_COUNT
};
static const char *const titles[COLUMN_COUNT] = {"Time",  "Time(%)", "Self",  "Device",  "Calls", "Average",
                                                 "Flops", "Flop/s",  "Bytes", "Bytes/s", "Error", "Call"};
/* What is left out of a tree that is too wide, in this order (docs/guide/launches.md says so). */
static const unsigned char dropped[] = {COLUMN_SELF,  COLUMN_AVERAGE, COLUMN_FLOPS,
                                        COLUMN_BYTES, COLUMN_SHARE,   COLUMN_CALLS};

typedef struct printing {
    const report *r;
    tool_table *t;
    uint64_t whole, depth;
    bool callers;
    int at[COLUMN_COUNT]; /* -1: nothing would be in it */
} printing;

static void put(const printing *p, int column, const char *text)
{
    if (p->at[column] >= 0)
        table_cell(p->t, (size_t)p->at[column], text);
}

/* "1.25T": powers of 1000. */
static const char *scaled(char *text, double v)
{
    static const char letters[] = " kMGTPE";
    unsigned k = 0;
    for (; v >= 999.995 && k < 6; k++)
        v /= 1000;
    snprintf(text, UNIT_TEXT, k ? "%.2f%c" : "%.0f", v, letters[k]);
    return text;
}

/* By the time of its device work, else by its own. */
static double per_second(double amount, const tree_node *x, const tree_amount *all)
{
    uint64_t ns = all->ns ? all->ns : x->total;
    return ns ? amount * 1e9 / (double)ns : 0;
}


static void put_cells(const printing *p, const tree_node *x, const char *name)
{
    char b[UNIT_TEXT];
    tree_amount all = tree_work(x);
    bool host = x->calls > 0;
    table_row(p->t);
    if (host) {
        put(p, COLUMN_TIME, unit_time(b, x->total));
        snprintf(b, sizeof b, "%.2f%%", p->whole ? 100.0 * (double)x->total / (double)p->whole : 0.0);
        put(p, COLUMN_SHARE, b);
        put(p, COLUMN_SELF, unit_time(b, x->self));
        put(p, COLUMN_AVERAGE, unit_time_mean(b, (double)x->total / (double)x->calls));
    } else if (all.pieces)
        put(p, COLUMN_AVERAGE, unit_time_mean(b, (double)all.ns / (double)all.pieces));
    snprintf(b, sizeof b, "%llu", (unsigned long long)(host ? x->calls : all.pieces));
    put(p, COLUMN_CALLS, b);
    if (all.pieces)
        put(p, COLUMN_DEVICE, unit_time(b, all.ns));
    if (all.flops > 0) {
        put(p, COLUMN_FLOPS, scaled(b, all.flops));
        put(p, COLUMN_FLOP_RATE, scaled(b, per_second(all.flops, x, &all)));
    }
    if (all.bytes > 0) {
        put(p, COLUMN_BYTES, scaled(b, all.bytes));
        put(p, COLUMN_BYTE_RATE, scaled(b, per_second(all.bytes, x, &all)));
    }
    if (x->errors) {
        snprintf(b, sizeof b, "%llu", (unsigned long long)x->errors);
        put(p, COLUMN_ERROR, b);
        if (p->at[COLUMN_ERROR] >= 0)
            table_mark(p->t, (size_t)p->at[COLUMN_ERROR], STYLE_BAD);
    }
    put(p, COLUMN_NAME, name);
}

static void put_children(const printing *p, const tree_node *up, unsigned depth)
{
    size_t n, i, shown;
    tree_node **list = sorted(up, &n), rest = {0};
    shown = p->r->top && n > p->r->top ? (size_t)p->r->top : n;
    for (i = 0; i < shown; i++) {
        char *name = brief_name(text_of(list[i]->name), p->r->max_name), *text;
        text = tool_text("%*s%s%s%s%s", (int)(2 * depth), "", p->callers && depth ? "< " : "", text_of(list[i]->api),
                         list[i]->api ? ":" : "", name);
        put_cells(p, list[i], text);
        free(text);
        free(name);
        if (!p->depth || depth + 1 < p->depth)
            put_children(p, list[i], depth + 1);
    }
    for (; i < n; i++) {
        rest.calls += list[i]->calls;
        rest.errors += list[i]->errors;
        rest.total += list[i]->total;
        rest.self += list[i]->self;
        tree_add(&rest.work, tree_work(list[i]));
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
    tree_node root = {0};
    const tree_node *top = r->tally->tree ? r->tally->tree : &root;
    printing p = {.r = r,
                  .whole = r->tally->active,
                  .depth = r->tally->settings.tree_depth,
                  .callers = r->tally->settings.tree == TREE_CALLERS};
    tree_amount all = tree_work(top);
    const char *shown[COLUMN_COUNT];
    size_t n = 0, k;
    int columns = 0, i;
    if (p.callers && r->tally->tree) {
        turn(&root, &n, r->tally->tree, NULL);
        top = &root;
    }
    for (i = 0; i < COLUMN_COUNT; i++) {
        bool empty = (i == COLUMN_DEVICE && (p.callers || !all.pieces)) ||
                     ((i == COLUMN_FLOPS || i == COLUMN_FLOP_RATE) && (p.callers || !(all.flops > 0))) ||
                     ((i == COLUMN_BYTES || i == COLUMN_BYTE_RATE) && (p.callers || !(all.bytes > 0))) ||
                     (i == COLUMN_ERROR && !tree_errors(top));
        p.at[i] = empty ? -1 : columns;
        if (!empty)
            shown[columns++] = titles[i];
    }
    p.t = table_new((size_t)columns);
    for (k = 0; k < sizeof dropped; k++)
        if (p.at[dropped[k]] >= 0)
            table_goes(p.t, (size_t)p.at[dropped[k]]);
    table_nested(p.t, (size_t)p.at[COLUMN_NAME]);
    table_left(p.t, (size_t)p.at[COLUMN_NAME]);
    table_head(p.t, shown);
    put_children(&p, top, 0);
    table_title(out, tool_text("%s", p.callers ? "Calls, and below each the calls that made it (<)"
                                     : all.pieces
                                         ? "Calls, and below each the calls made in it and the device work it asked for"
                                         : "Calls, and below each the calls made in it"));
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
        const tree_amount all = tree_work(list[i]);
        size_t k;
        json_open(j, '{');
        json_put_str(j, "api", text_of(list[i]->api));
        json_put_str(j, "name", text_of(list[i]->name));
        for (k = 0; k < 4; k++) {
            json_put_u64(j, keys[k], values[k]);
        }
        if (all.pieces) {
            json_put_u64(j, "device_ns", all.ns);
            json_put_u64(j, "device_work", all.pieces);
        }
        if (all.flops > 0) {
            json_put_double(j, "flops", all.flops);
        }
        if (all.bytes > 0) {
            json_put_double(j, "bytes", all.bytes);
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
             depth && depth < JSON_DEPTH ? depth : JSON_DEPTH);
}
