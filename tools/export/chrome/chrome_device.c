/* chrome_device.c - see chrome_device.h */
#include "chrome_device.h"
#include "chrome_annotate.h"
#include "chrome_row.h"
#include "chrome_sync.h"
#include "common/message.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- who asks -------------------------------------------------------------------------------------------------- */

static void drop(void *user, const tr_map3_entry *e)
{
    chrome_launch *l = e->v.p;
    chrome_annotation_drop(user, l->annotation);
    free(l->group);
    free(l);
}

void chrome_forget_launches(chrome *c)
{
    numbered_free(&c->asked);
    memset(&c->asked, 0, sizeof c->asked);
}

/* A collective asks by itself; of several in a group their end asks, and the work is theirs if they are alike. */
static const char *group_here(walk_thread *t)
{
    size_t all = tr_stack_depth(t->stack), depth = all;
    while (depth > 0 && all - depth < CHROME_OUTER) {
        const chrome_slice *s = tr_stack_at(t->stack, --depth)->node;
        if (s && s->group)
            return s->group;
    }
    return NULL;
}

void chrome_asks(chrome *c, walk_thread *t, const tr_event *e, uint64_t number)
{
    size_t depth = tr_stack_depth(t->stack), k;
    tr_open *top = depth ? tr_stack_at(t->stack, depth - 1) : NULL;
    chrome_slice *s = top ? top->node : NULL;
    chrome_launch *l;
    const char *group;
    if (!s || chrome_plan_of(c, e->def)->no_row)
        return;
    l = tr_alloc(sizeof *l);
    if (!s->correlation)
        s->correlation = chrome_correlation(c, e, number);
    l->shown = e->ns >= c->part->settings->from_ns;
    l->pid = chrome_pid(c, t->thread->process);
    l->tid = chrome_tid(c, t);
    l->ns = top->begin_ns;
    l->external = s->external;
    l->annotation = chrome_annotation_here(c, t);
    group = group_here(t);
    l->group = group ? tool_text("%s", group) : NULL;
    for (k = depth; k-- > 0 && depth - k < CHROME_OUTER &&
                    !l->has_handle;) { /* some are told it in a structure, and who calls them as an argument */
        const chrome_slice *outer = tr_stack_at(t->stack, k)->node;
        if (outer && outer->has_handle) {
            l->has_handle = true;
            l->handle = outer->handle;
        }
    }
    c->asked.drop = drop;
    c->asked.user = c;
    numbered_put(&c->asked, e, number)->v.p = l;
}

/* ---- names ----------------------------------------------------------------------------------------------------- */

/* As Kineto has them: host memory is pageable (M) or pinned (H). */
static const char *memory_name(char letter)
{
    switch (letter) {
    case 'M': return "Pageable";
    case 'H': return "Pinned";
    case 'D':
    case 'P': return "Device";
    case 'A': return "Array";
    case 'S': return "Managed";
    }
    return "Unknown";
}

static char side(char letter)
{
    switch (letter) {
    case 'M':
    case 'H': return 'H';
    case 'A': return 'A';
    case 'D':
    case 'S':
    case 'P': return 'D';
    }
    return 0;
}

static size_t copy_name(char *text, size_t room, uint64_t direction)
{
    char from = (char)(direction & 0xff), to = (char)(direction >> 8 & 0xff);
    if (from == 'P' || to == 'P')
        return (size_t)snprintf(text, room, "Memcpy PtoP (Device -> Device)");
    if (!side(from) || !side(to))
        return (size_t)snprintf(text, room, "Memcpy Unknown (%s -> %s)", memory_name(from), memory_name(to));
    return (size_t)snprintf(text, room, "Memcpy %cto%c (%s -> %s)", side(from), side(to), memory_name(from),
                            memory_name(to));
}

/* ---- the work -------------------------------------------------------------------------------------------------- */

static const tr_value *value_of(const chrome *c, const tr_event *e, const char *name)
{
    unsigned k;
    for (k = 0; k < e->def->nfields; k++)
        if (c->values[k].type && !strcmp(e->def->fields[k].name, name))
            return &c->values[k];
    return NULL;
}

static void member_value(chrome_members *m, const char *key, const tr_value *v)
{
    if (!v)
        return;
    member(m, key);
    value_json(&(tool_json){.out = m->out, .after_key = true}, v);
    out_room(m->out);
}

static void put_kernel(chrome *c, const tr_event *e, chrome_members *m)
{
    const tr_value *fixed = value_of(c, e, "static_shared"), *given = value_of(c, e, "dynamic_shared");
    member_u64(m, "queued", 0);
    member_value(m, "registers per thread", value_of(c, e, "registers"));
    if (fixed && given && !fixed->is_array && !given->is_array)
        member_u64(m, "shared memory", fixed->u + given->u);
    member_value(m, "grid", value_of(c, e, "grid"));
    member_value(m, "block", value_of(c, e, "block"));
}

static void put_bytes(const tr_event *e, chrome_members *m)
{
    uint64_t bytes = tr_bytes(e), ns = (uint64_t)(e->end_ns - e->ns);
    member_u64(m, "bytes", bytes);
    member(m, "memory bandwidth (GB/s)");
    if (ns)
        out_double(m->out, (double)bytes / (double)ns);
    else
        out_char(m->out, '0');
}

/* Fields that have no name of Kineto's. */
static void put_rest(chrome *c, const tr_event *e, const chrome_plan *p, chrome_members *m)
{
    unsigned k;
    for (k = 0; k < e->def->nfields; k++) {
        if (!p->keys[k] || !c->values[k].type)
            continue;
        out_room(m->out);
        if (m->n++)
            out_put(m->out, ", ", 2);
        out_str(m->out, p->keys[k]);
        value_json(&(tool_json){.out = m->out, .after_key = true}, &c->values[k]);
        out_room(m->out);
    }
}

static void put_args(chrome *c, const tr_event *e, const chrome_row *row, const chrome_launch *l, uint64_t number,
                     enum walk_work kind)
{
    chrome_members m = {c->out, 0};
    const tr_value *context = value_of(c, e, "context"), *graph = value_of(c, e, "graph");
    out_str(c->out, ", \"args\": {");
    if (l && l->external)
        member_u64(&m, "External id", l->external);
    member_u64(&m, "device", row->device);
    member_value(&m, "context", context);
    member_u64(&m, "stream", row->stream);
    member_u64(&m, "correlation", number);
    if (kind == WALK_KERNEL)
        put_kernel(c, e, &m);
    else
        put_bytes(e, &m);
    if (graph && graph->u) {
        member_u64(&m, "graph id", graph->u);
        member_value(&m, "graph node id", value_of(c, e, "node"));
    }
    put_rest(c, e, chrome_plan_of(c, e->def), &m);
    if (l && l->group && kind == WALK_KERNEL) {
        out_room(c->out);
        out_put(c->out, ", ", 2);
        out_str(c->out, l->group);
    }
    out_room(c->out);
    out_char(c->out, '}');
}

static void put_beside(chrome *c, const tr_event *e)
{
    const char *name;
    size_t n = names_event(e, &name);
    const chrome_plan *p = chrome_plan_of(c, e->def);
    chrome_members m = {c->out, 0};
    chrome_begin(c, 'X', p->category, name, n, chrome_pid(c, e->thread->process), chrome_side_tid(c, e), e->ns);
    out_str(c->out, ", \"dur\": ");
    out_room(c->out);
    chrome_us(c->out, e->end_ns - e->ns);
    out_str(c->out, ", \"args\": {");
    put_rest(c, e, p, &m);
    out_char(c->out, '}');
    chrome_end(c);
    c->slices++;
}

void chrome_work(chrome *c, const tr_event *e, uint64_t number)
{
    const chrome_plan *p = chrome_plan_of(c, e->def);
    const tr_map3_entry *a = number ? numbered_find(&c->asked, e, number) : NULL;
    chrome_launch *l = a ? a->v.p : NULL;
    static const char *const categories[] = {"kernel", "gpu_memcpy", "gpu_memset"};
    uint64_t direction, shown = chrome_correlation(c, e, number);
    enum walk_work kind = walk_work_of(e, &direction);
    const chrome_row *row;
    char text[64];
    const char *name = text;
    size_t n;
    tr_fields(e, c->values);
    if (p->no_row) {
        put_beside(c, e);
        return;
    }
    row = chrome_row_of(c, e);
    if (kind == WALK_COPY)
        n = copy_name(text, sizeof text, direction);
    else if (kind == WALK_FILL)
        n = (size_t)snprintf(text, sizeof text, "Memset (%s)",
                             direction ? memory_name((char)(direction >> 8)) : "Device");
    else
        n = names_event(e, &name);
    chrome_begin(c, 'X', categories[kind], name, n, row->pid, row->tid, e->ns);
    out_str(c->out, ", \"dur\": ");
    out_room(c->out);
    chrome_us(c->out, e->end_ns - e->ns);
    put_args(c, e, row, l, shown, kind);
    chrome_end(c);
    c->slices++;
    if (!l)
        return;
    if (l->shown) {
        if (!l->left)
            chrome_flow(c, 's', "ac2g", shown, l->pid, l->tid, l->ns);
        l->left = true;
        chrome_flow(c, 'f', "ac2g", shown, row->pid, row->tid, e->ns);
    }
    chrome_annotation_work(l->annotation, row, e->ns, e->end_ns);
    if (c->sync && l->has_handle)
        chrome_sync_learn(c, e->thread->process, l->handle, row);
}
