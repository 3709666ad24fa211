/* tree_device.c - the work of devices, put into the tree under the region that asked for it
 *
 * A call says under which number its work will come (TRACE_R_CORRELATION), and the work comes with that number, from
 * whatever thread and later. It stands under what was open when it was asked for, without the calls of the device's own
 * API: Step > Forward > kernel, not Step > Forward > cudaLaunchKernel > cuLaunchKernel > kernel. Work that nobody on
 * record asked for stands at the root. */
#include "common/names.h"
#include "launch.h"
#include "tree.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct measures {
    int16_t flops, bytes;
} measures; /* fields of a definition; -1: none */
typedef struct placing {
    tally *tally;
    tr_stack **stacks;
    measures *measures; /* by definition */
    askings asked;
    size_t nodes;
    work_listener *each; /* NULL: amounts are added to nodes */
    void *user;
} placing;

static bool wanted(const placing *p, const tr_event *e, uint32_t api, const char *name)
{
    const settings *s = &p->tally->settings;
    return tally_wants(s, e->thread->process, api) && tool_regex_matches(&s->name, name);
}

static tree_node *top_of(const placing *p, size_t thread)
{
    tr_open *o = p->stacks[thread] ? tr_stack_top(p->stacks[thread]) : NULL;
    return o ? o->node : p->tally->tree;
}

static double number(const tr_event *e, int16_t field)
{
    tr_value v;
    if (field < 0 || !tr_field_get(e, (unsigned)field, &v) || v.is_array)
        return 0;
    switch (v.type) {
    case TRACE_T_F32:
    case TRACE_T_F64: return v.f > 0 ? v.f : 0;
    case TRACE_T_I8:
    case TRACE_T_I16:
    case TRACE_T_I32:
    case TRACE_T_I64: return v.i > 0 ? (double)v.i : 0;
    case TRACE_T_U8:
    case TRACE_T_U16:
    case TRACE_T_U32:
    case TRACE_T_U64: return (double)v.u;
    }
    return 0;
}

static void measure(placing *p, const tr_event *e, tree_node *x)
{
    const measures *m = &p->measures[e->def->index];
    if (p->each || x == p->tally->tree || e->ns < p->tally->settings.from_ns || e->ns >= p->tally->settings.to_ns)
        return;
    x->work.flops += number(e, m->flops);
    x->work.bytes += number(e, m->bytes);
}

static void begin(placing *p, const plan *plan, const tr_event *e)
{
    size_t thread = e->thread->index;
    tree_node *up = top_of(p, thread);
    const char *text;
    size_t n = names_event(e, &text);
    uint32_t name = text_id(text, n);
    tr_open *o = tr_stack_push(p->stacks[thread], e);
    o->node = wanted(p, e, plan->api, text_of(name)) ? tree_child(up, &p->nodes, plan->api, name) : up;
    if (o->node != up)
        ((tree_node *)o->node)->def = e->def;
    measure(p, e, o->node);
}

static void closed(void *user, tr_open *o, int64_t end, bool named) { (void)user, (void)o, (void)end, (void)named; }

/* CUDA's work is asked for by calls of CUDA and of CUDART. */
static bool is_of_api(const tree_node *x, const char *api) { return strncmp(text_of(x->api), api, strlen(api)) == 0; }

static void asks(placing *p, const plan *plan, const tr_event *e, uint64_t number)
{
    tr_stack *stack = p->stacks[e->thread->index];
    size_t depth = tr_stack_depth(stack);
    asking a = {.number = number, .process = e->thread->process->index, .api = plan->api};
    while (depth && is_of_api(tr_stack_at(stack, depth - 1)->node, text_of(plan->api)))
        depth--;
    a.node = depth ? tr_stack_at(stack, depth - 1)->node : p->tally->tree;
    askings_put(&p->asked, &a);
}

static void work(placing *p, const plan *plan, const tr_event *e, uint64_t number)
{
    const settings *s = &p->tally->settings;
    const char *text;
    size_t n = names_event(e, &text);
    uint32_t name = text_id(text, n);
    const asking *a;
    tree_node *x;
    tree_amount one = {1, (uint64_t)(e->end_ns - e->ns), 0, (double)tr_bytes_of(e, TRACE_R_BYTES)};
    if (e->ns < s->from_ns || e->ns >= s->to_ns || e->end_ns < e->ns || !wanted(p, e, plan->api, text_of(name)))
        return;
    a = number ? askings_find(&p->asked, e->thread->process->index, plan->api, number) : NULL;
    if (p->each) {
        p->each(p->user, a ? a->node : p->tally->tree, plan->api, name, e);
        return;
    }
    x = tree_child(a ? a->node : p->tally->tree, &p->nodes, plan->api, name);
    tree_add(&x->work, one);
    measure(p, e, x);
}

static void take(void *user, const tr_event *e)
{
    placing *p = user;
    const plan *plan = &p->tally->plans[e->def->index];
    size_t thread = e->thread->index;
    tr_value v = {.u = 0};
    bool numbered;
    if (!p->stacks[thread])
        p->stacks[thread] = tr_stack_new();
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(p, plan, e); break;
    case TRACE_KIND_END: tr_stack_end(p->stacks[thread], e, closed, NULL); break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(p->stacks[thread], e, closed, NULL); break;
    case TRACE_KIND_META:
    case TRACE_KIND_SLICE:
        numbered = e->def->roles >> TRACE_R_CORRELATION & 1 && tr_role_get(e, TRACE_R_CORRELATION, &v) && !v.is_array;
        if (plan->device)
            work(p, plan, e, numbered ? v.u : 0);
        else if (numbered && e->def->kind == TRACE_KIND_META)
            asks(p, plan, e, v.u);
        else if (e->def->kind == TRACE_KIND_META && tr_stack_depth(p->stacks[thread]))
            measure(p, e, top_of(p, thread));
    }
}

static measures measures_of(const tr_def *def)
{
    measures m = {-1, -1};
    unsigned k;
    for (k = 0; k < def->nfields && k < INT16_MAX; k++) {
        if (!strcmp(def->fields[k].name, "flops"))
            m.flops = (int16_t)k;
        if (!strcmp(def->fields[k].name, "bytes") && def->fields[k].role == TRACE_R_NONE)
            m.bytes = (int16_t)k;
    }
    return m;
}

static void place_all(placing *p)
{
    tally *t = p->tally;
    const tr_def *const *defs;
    size_t n = tr_trace_defs(t->trace, &defs), i;
    bool any = false;
    p->measures = tr_alloc((n + 1) * sizeof *p->measures);
    for (i = 0; i < n; i++) {
        measures *m = &p->measures[defs[i]->index];
        *m = measures_of(defs[i]);
        any |= t->plans[defs[i]->index].device || (!p->each && (m->flops >= 0 || m->bytes >= 0));
    }
    if (any) {
        if (!t->tree)
            t->tree = tr_alloc(sizeof *t->tree);
        p->stacks = tr_alloc((t->nthreads + 1) * sizeof *p->stacks);
        askings_open(&p->asked);
        tally_ordered(t, "placing work of devices", take, p);
        askings_close(&p->asked);
        for (i = 0; i < t->nthreads; i++)
            if (p->stacks[i])
                tr_stack_free(p->stacks[i]);
        free(p->stacks);
    }
    free(p->measures);
}

void tree_devices(tally *t) { place_all(&(placing){.tally = t}); }

void tree_devices_each(tally *t, work_listener *each, void *user)
{
    tally_arena = &t->arena;
    place_all(&(placing){.tally = t, .each = each, .user = user});
    tally_arena = NULL;
}
