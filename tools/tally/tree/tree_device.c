/* tree_device.c - the work of devices, put into the tree under the region that asked for it
 *
 * A call says under which number its work will come (TRACE_R_CORRELATION), and the work comes with that number, from
 * whatever thread and later. It stands under what was open when it was asked for, without the calls of the device's own
 * API: Step > Forward > kernel, not Step > Forward > cudaLaunchKernel > cuLaunchKernel > kernel. Work that nobody on
 * record asked for stands at the root. What a graph does stands under its replay, and there under what captured it
 * (tree_captured.c). */
#include "common/names.h"
#include "tally/launch/launch.h"
#include "tally/events/stated.h"
#include "tree_captured.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct placing {
    tally *tally;
    tr_stack **stacks;
    stated *measures; /* by definition */
    askings asked;
    captured captured;
    bool graphs; /* nodes of graphs are on record */
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

/* What an event says that was done. */
static tree_amount amount(const placing *p, const tr_event *e)
{
    const stated *m = &p->measures[e->def->index];
    tree_amount a = {0};
    unsigned k;
    for (k = 0; m->any && k < FLOPS; k++)
        a.flops += stated_number(e, m->flops[k]);
    a.bytes = stated_number(e, m->bytes);
    return a;
}

/* The open task says it of itself. */
static void measure(placing *p, const tr_event *e, tr_open *o)
{
    tree_amount a;
    if (!p->measures[e->def->index].any || p->each || o->node == p->tally->tree ||
        !within_window(&p->tally->settings, e->ns))
        return;
    a = amount(p, e);
    if (!p->graphs)
        tree_add(&((tree_node *)o->node)->work, a);
    else if (a.flops > 0 || a.bytes > 0)
        tree_captured_tell(o, a);
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
    measure(p, e, o);
}

static void closed(void *user, tr_open *o, int64_t end, bool named)
{
    (void)user, (void)end, (void)named;
    tree_captured_closed(o);
}

/* CUDA's work is asked for by calls of CUDA and of CUDART. */
static bool is_of_api(const tree_node *x, const char *api) { return strncmp(text_of(x->api), api, strlen(api)) == 0; }

/* What is open, without the calls of the device's own API. */
static tree_node *asks_under(const placing *p, const plan *plan, tr_stack *stack)
{
    size_t depth = tr_stack_depth(stack);
    while (depth && is_of_api(tr_stack_at(stack, depth - 1)->node, text_of(plan->api)))
        depth = tr_stack_lower(stack, depth);
    return depth ? tr_stack_at(stack, depth - 1)->node : p->tally->tree;
}

static void asks(placing *p, const plan *plan, const tr_event *e, uint64_t number)
{
    asking a = {.number = number, .process = e->thread->process->index, .api = plan->api};
    a.node = asks_under(p, plan, p->stacks[e->thread->index]);
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
    if (!within_window(s, e->ns) || e->end_ns < e->ns || !wanted(p, e, plan->api, text_of(name)))
        return;
    a = number ? askings_find(&p->asked, e->thread->process->index, plan->api, number) : NULL;
    if (p->each) {
        p->each(p->user, a ? a->node : p->tally->tree, plan->api, name, e);
        return;
    }
    x = a ? a->node : p->tally->tree;
    if (p->graphs)
        x = tree_captured_place(&p->captured, e, x, &p->nodes);
    x = tree_child(x, &p->nodes, plan->api, name);
    tree_add(&x->work, one);
    tree_add(&x->work, amount(p, e));
}

static void take(void *user, const tr_event *e)
{
    placing *p = user;
    const plan *plan = &p->tally->plans[e->def->index];
    size_t thread = e->thread->index;
    tr_value v = {.u = 0};
    tr_open *top;
    bool numbered;
    if (!p->stacks[thread])
        p->stacks[thread] = tr_stack_gaps();
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(p, plan, e); break;
    case TRACE_KIND_END: tr_stack_end(p->stacks[thread], e, closed, NULL); break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(p->stacks[thread], e, closed, NULL); break;
    case TRACE_KIND_INSTANT:
        if (p->graphs && captured_is(e->def))
            tree_captured_take(&p->captured, e, p->stacks[thread], asks_under(p, plan, p->stacks[thread]));
        break;
    case TRACE_KIND_META:
    case TRACE_KIND_SLICE:
        numbered = e->def->roles >> TRACE_R_CORRELATION & 1 && tr_role_get(e, TRACE_R_CORRELATION, &v) && !v.is_array;
        if (plan->device)
            work(p, plan, e, numbered ? v.u : 0);
        else if (numbered && e->def->kind == TRACE_KIND_META)
            asks(p, plan, e, v.u);
        else if (e->def->kind == TRACE_KIND_META && (top = tr_stack_top(p->stacks[thread])) != NULL)
            measure(p, e, top);
    }
}

static void place_all(placing *p)
{
    tally *t = p->tally;
    const tr_def *const *defs;
    size_t n = tr_trace_defs(t->trace, &defs), i;
    bool any = false;
    p->measures = tr_alloc((n + 1) * sizeof *p->measures);
    for (i = 0; i < n; i++) {
        stated *m = &p->measures[defs[i]->index];
        *m = stated_fields(defs[i]);
        p->graphs |= !p->each && captured_is(defs[i]);
        any |= t->plans[defs[i]->index].device || (!p->each && m->any);
    }
    if (any) {
        if (!t->tree)
            t->tree = tr_alloc(sizeof *t->tree);
        p->stacks = tr_alloc((t->nthreads + 1) * sizeof *p->stacks);
        askings_open(&p->asked);
        tally_ordered(t, "placing work of devices", take, p);
        askings_close(&p->asked);
        for (i = 0; i < t->nthreads; i++) {
            size_t k = p->stacks[i] ? tr_stack_depth(p->stacks[i]) : 0;
            while (k--)
                if (tr_stack_at(p->stacks[i], k)->def)
                    tree_captured_closed(tr_stack_at(p->stacks[i], k));
            if (p->stacks[i])
                tr_stack_free(p->stacks[i]);
        }
        free(p->stacks);
        captured_free(&p->captured);
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
