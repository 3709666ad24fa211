/* profile.c - see profile.h */
#include "profile.h"
#include <stdlib.h>
#include <string.h>

void profile_open(profile *p)
{
    memset(p, 0, sizeof *p);
    p->root = tr_arena_get(&p->arena, sizeof *p->root);
    p->root->name = "ROOT";
    p->root->device = PROFILE_NO_DEVICE;
    p->nodes_made = 1;
}

static void metrics_free(profile_node *n)
{
    uint32_t i;
    for (i = 0; i < n->nmetrics; i++)
        if (n->metrics[i].kind >= PROFILE_TEXT)
            free(n->metrics[i].v.text);
    free(n->metrics);
}

void profile_close(profile *p)
{
    tr_map3_entry *e;
    size_t at = 0;
    if (p->root)
        metrics_free(p->root);
    while ((e = tr_map3_each(&p->nodes, &at)) != NULL)
        metrics_free(e->v.p);
    tr_map3_free(&p->nodes);
    tr_map3_free(&p->texts);
    tr_map3_free(&p->keys);
    free(p->names);
    tr_arena_free(&p->arena);
    memset(p, 0, sizeof *p);
}

/* Texts that a 128-bit hash does not tell apart are taken for one. */
const char *profile_text(profile *p, const char *text, size_t n)
{
    tr_map3_entry *e = tr_map3_put(&p->texts, tr_hash(text, n, 0), tr_hash(text, n, 0x5bd1e995), n);
    if (!e->v.p)
        e->v.p = (void *)(uintptr_t)tr_arena_text(&p->arena, text, n);
    return e->v.p;
}

profile_node *profile_child(profile *p, profile_node *up, const char *name, uint32_t device, uint64_t order)
{
    tr_map3_entry *e;
    profile_node *n;
    if (up->depth > PROFILE_DEPTH_MAX && device == PROFILE_NO_DEVICE)
        return up;
    if (up->depth == PROFILE_DEPTH_MAX && device == PROFILE_NO_DEVICE)
        name = profile_text(p, PROFILE_DEEPER, sizeof PROFILE_DEEPER - 1);
    e = tr_map3_put(&p->nodes, (uintptr_t)up, (uintptr_t)name, device);
    n = e->v.p;
    if (n)
        return n;
    e->v.p = n = tr_arena_get(&p->arena, sizeof *n);
    n->made = p->nodes_made++;
    n->up = up;
    n->depth = up->depth + 1;
    n->name = name;
    n->device = device;
    n->order = order;
    if (up->last)
        up->last->next = n;
    else
        up->down = n;
    up->last = n;
    return n;
}

/* ---- metrics ----------------------------------------------------------------------------------------------------- */

static bool cut_suffix(const char *name, size_t *n, const char *suffix)
{
    size_t m = strlen(suffix);
    if (*n < m || memcmp(name + *n - m, suffix, m) != 0)
        return false;
    for (*n -= m; *n && name[*n - 1] == ' '; --*n) {}
    return true;
}

uint32_t profile_metric_name(profile *p, const char *name, size_t n)
{
    enum profile_sort sort = cut_suffix(name, &n, "(exc)")   ? PROFILE_EXCLUSIVE
                             : cut_suffix(name, &n, "(pty)") ? PROFILE_PROPERTY
                                                             : PROFILE_INCLUSIVE;
    const char *text = profile_text(p, name, n);
    tr_map3_entry *e = tr_map3_put(&p->keys, (uintptr_t)text, 0, 0);
    if (!e->v.u[0]) {
        p->names = tr_grow(p->names, p->nnames + 1, &p->name_room, sizeof *p->names);
        p->names[p->nnames] = (profile_name){text, sort, PROFILE_NONE};
        e->v.u[0] = ++p->nnames;
    }
    return (uint32_t)e->v.u[0] - 1;
}

static profile_metric *metric_of(profile_node *n, uint32_t name)
{
    uint32_t i;
    for (i = 0; i < n->nmetrics; i++)
        if (n->metrics[i].name == name)
            return &n->metrics[i];
    n->metrics = tr_resize(n->metrics, (n->nmetrics + 1) * sizeof *n->metrics);
    n->metrics[n->nmetrics] = (profile_metric){.name = name};
    return &n->metrics[n->nmetrics++];
}

static int64_t int_sum(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }

static void set_kind(profile *p, profile_metric *m, enum profile_kind kind)
{
    if (m->kind >= PROFILE_TEXT) {
        free(m->v.text);
        m->v.text = NULL;
    }
    m->kind = kind;
    if (p->names[m->name].kind < kind)
        p->names[m->name].kind = kind;
}

static void add_scalar(profile *p, profile_metric *m, bool real, int64_t i, double f, bool replace)
{
    if (replace || (m->kind != PROFILE_INT && m->kind != PROFILE_REAL)) {
        set_kind(p, m, PROFILE_INT);
        m->v.i = 0;
    }
    if (real && m->kind == PROFILE_INT) {
        double before = (double)m->v.i;
        set_kind(p, m, PROFILE_REAL);
        m->v.f = before;
    }
    if (m->kind == PROFILE_INT)
        m->v.i = int_sum(m->v.i, i);
    else
        m->v.f += real ? f : (double)i;
}

void profile_add_int(profile *p, profile_node *n, uint32_t name, int64_t value)
{
    add_scalar(p, metric_of(n, name), false, value, 0, p->names[name].sort == PROFILE_PROPERTY);
}

static bool is_real(uint8_t type) { return type == TRACE_T_F32 || type == TRACE_T_F64; }

static void add_text(profile *p, profile_metric *m, const tr_value *value)
{
    set_kind(p, m, PROFILE_TEXT);
    m->v.text = tr_alloc(value->n + 1);
    if (value->n)
        memcpy(m->v.text, value->data, value->n);
    m->n = value->n;
}

/* Arrays of one length are added element by element; one of another length replaces what is there. */
static void add_array(profile *p, profile_metric *m, const tr_value *value, bool replace)
{
    bool real = is_real(value->type);
    enum profile_kind kind = real ? PROFILE_REALS : PROFILE_INTS;
    uint32_t i;
    tr_value one;
    if (replace || m->kind != kind || m->n != value->n) {
        set_kind(p, m, kind);
        m->n = value->n;
        m->v.ints = tr_alloc(value->n * sizeof *m->v.ints + 1);
    }
    for (i = 0; i < value->n && tr_element(value, i, &one); i++) {
        if (real)
            m->v.reals[i] += one.f;
        else
            m->v.ints[i] = int_sum(m->v.ints[i], one.i);
    }
}

void profile_add(profile *p, profile_node *n, const tr_value *value)
{
    uint32_t name = profile_metric_name(p, value->field->name, strlen(value->field->name));
    bool replace = p->names[name].sort == PROFILE_PROPERTY;
    profile_metric *m;
    if (!value->type || value->type == TRACE_T_BYTES)
        return;
    m = metric_of(n, name);
    if (value->type == TRACE_T_STR)
        add_text(p, m, value);
    else if (value->is_array)
        add_array(p, m, value, replace);
    else
        add_scalar(p, m, is_real(value->type), value->i, value->f, replace);
}

/* ---- order ------------------------------------------------------------------------------------------------------- */

static int by_order(const void *a, const void *b)
{
    const profile_node *x = *(profile_node *const *)a, *y = *(profile_node *const *)b;
    if (x->order != y->order)
        return x->order < y->order ? -1 : 1;
    return x->made < y->made ? -1 : x->made > y->made;
}

static void sort_below(profile_node *up, profile_node **list)
{
    size_t n = 0, i;
    profile_node *c;
    for (c = up->down; c; c = c->next)
        list[n++] = c;
    if (n < 2)
        return;
    qsort(list, n, sizeof *list, by_order);
    for (i = 0; i < n; i++)
        list[i]->next = i + 1 < n ? list[i + 1] : NULL;
    up->down = list[0];
    up->last = list[n - 1];
}

void profile_sort_children(profile *p)
{
    profile_node **list = tr_alloc((p->nodes_made + 1) * sizeof *list);
    tr_map3_entry *e;
    size_t at = 0;
    sort_below(p->root, list);
    while ((e = tr_map3_each(&p->nodes, &at)) != NULL)
        sort_below(e->v.p, list);
    free(list);
}
