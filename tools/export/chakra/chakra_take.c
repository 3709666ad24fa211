/* chakra_take.c - see chakra_take.h */
#include "chakra_take.h"
#include "chakra_comm.h"
#include "chakra_wait.h"
#include "common/names.h"
#include <stdlib.h>

enum { OUTER = 1024 }; /* so far a stack is searched */

/* ---- definitions ----------------------------------------------------------------------------------------------- */

static bool copies_blocking(const char *name)
{
    return (strstr(name, "emcpy") || strstr(name, "emset")) && !strstr(name, "Async");
}

void chakra_plan_make(chakra_plan *p, const tr_def *d)
{
    unsigned k;
    *p = (chakra_plan){.def = d, .stream = -1, .event = -1};
    chakra_comm_plan(p);
    if (d->kind != TRACE_KIND_BEGIN || !d->paired)
        return;
    p->wait = waits_of(d->name);
    p->copies_blocking = copies_blocking(d->name);
    for (k = 0; k < d->nfields && k < INT16_MAX; k++) {
        const tr_field *f = &d->fields[k];
        if (f->type != TRACE_T_HANDLE && f->type != TRACE_T_PTR)
            continue;
        if (p->stream < 0 && (!strcmp(f->name, "stream") || !strcmp(f->name, "hStream")))
            p->stream = (int16_t)k;
        if (p->event < 0 && (!strcmp(f->name, "event") || !strcmp(f->name, "hEvent")))
            p->event = (int16_t)k;
    }
}

/* ---- calls and tasks ------------------------------------------------------------------------------------------- */

static uint32_t node_of(const tr_open *o) { return o && o->node ? (uint32_t)((uintptr_t)o->node - 1) : CHAKRA_NONE; }

/* The innermost node below so many slices of the stack. */
static uint32_t node_below(const walk_thread *t, size_t depth)
{
    for (; depth > 0; depth = tr_stack_lower(t->stack, depth)) {
        uint32_t n = node_of(tr_stack_at(t->stack, depth - 1));
        if (n != CHAKRA_NONE)
            return n;
    }
    return CHAKRA_NONE;
}

/* An open slice keeps the handle of its stream in `bytes`, a transfer of its own in `user`. */
enum { HAS_STREAM = 1 };

static void begin(void *user, walk_thread *t, tr_open *o, const tr_event *e, bool shown)
{
    chakra *c = user;
    const chakra_plan *p = &c->plans[e->def->index];
    uint32_t lane, n, transfer;
    chakra_lane *l;
    const char *text;
    size_t length;
    tr_value v;
    if (!shown)
        return;
    lane = chakra_lane_of(c, t);
    l = c->lanes[lane];
    length = names_event(e, &text);
    n = chakra_add(c, CHAKRA_CALL, o->begin_ns, texts_put(&c->texts, text, length),
                   texts_put(&c->texts, e->def->api, strlen(e->def->api)), lane);
    o->node = (void *)((uintptr_t)n + 1);
    c->nodes[n].parent = node_below(t, tr_stack_lower(t->stack, tr_stack_depth(t->stack)));
    c->nodes[n].deps = l->after;
    l->after = CHAKRA_NONE;
    chakra_depends(c, n, l->last);
    l->last = n;
    if (l->blocking)
        chakra_wait_blocking(c, n, l->blocking - 1);
    l->blocking = 0;
    if (p->stream >= 0 && tr_field_get(e, (unsigned)p->stream, &v) && !v.is_array) {
        o->mark = HAS_STREAM;
        o->bytes = v.u;
    }
    if (p->wait != WAIT_NONE)
        chakra_wait_call(c, p, e, n);
    if (p->waits_for_requests)
        chakra_comm_waits(c, e, n);
    if (p->groups && !l->groups++) /* what was called before is not of it */
        l->nunsettled = 0;
    transfer = chakra_comm_begin(c, p, e, n, lane);
    o->user = transfer == CHAKRA_NONE ? 0 : (uint64_t)transfer + 1;
}

static void end(void *user, walk_thread *t, tr_open *o, int64_t end_ns, const tr_event *e, bool inside)
{
    chakra *c = user;
    size_t depth = tr_stack_place(t->stack, o);
    int64_t own = end_ns - o->begin_ns - o->child_ns;
    uint32_t n = node_of(o), lane, up;
    chakra_node *x;
    if (n == CHAKRA_NONE) { /* what --api leaves out belongs to what encloses it */
        up = node_below(t, tr_stack_lower(t->stack, depth));
        if (up != CHAKRA_NONE && own > 0)
            c->nodes[up].own_ns += (uint64_t)own;
        return;
    }
    lane = c->nodes[n].lane;
    if (e && c->plans[e->def->index].receives)
        chakra_comm_received(c, e, n, lane);
    if (e && e->def->roles >> TRACE_R_REQUEST & 1)
        chakra_comm_request(c, e, n, o->user ? (uint32_t)o->user - 1 : CHAKRA_NONE);
    x = &c->nodes[n];
    x->end = end_ns > x->begin ? end_ns : x->begin;
    x->own_ns += own > 0 ? (uint64_t)own : 0;
    x->gone = !inside;
    chakra_comm_end(c, n, x->end);
    if (x->comm && c->plans[o->def->index].on_stream && !c->comms[x->comm - 1].asked) {
        chakra_lane *l = c->lanes[lane];
        l->unsettled = tr_grow(l->unsettled, l->nunsettled + 1, &l->room, sizeof *l->unsettled);
        l->unsettled[l->nunsettled++] = x->comm - 1;
    }
    if (c->plans[o->def->index].ends_group) {
        chakra_lane *l = c->lanes[lane];
        l->groups -= l->groups > 0;
        if (!l->groups)
            chakra_comm_group(c, lane, end_ns);
    }
}

/* ---- work of devices ------------------------------------------------------------------------------------------- */

/* What the work that is asked for here communicates, + 1: the collective that is open; or in the end of a group what
 * was called in it on one communicator: collectives as one if they are alike, all else each. */
static uint32_t comm_here(chakra *c, const walk_thread *t, chakra_lane *l, chakra_launch *launch)
{
    size_t depth = tr_stack_depth(t->stack), looked = 0, kept = 0;
    bool library = false;
    uint32_t first;
    for (; depth > 0 && looked < OUTER; depth = tr_stack_lower(t->stack, depth), looked++) {
        const tr_open *o = tr_stack_at(t->stack, depth - 1);
        uint32_t n = node_of(o);
        library |= groups_on_streams(o->def->api);
        if (n != CHAKRA_NONE && c->nodes[n].comm && c->plans[o->def->index].on_stream) {
            c->comms[c->nodes[n].comm - 1].asked = true;
            return c->nodes[n].comm;
        }
    }
    if (!library || !l->nunsettled)
        return 0;
    first = l->unsettled[0];
    for (size_t i = 1; i < l->nunsettled; i++) {
        chakra_comm *x = &c->comms[first];
        chakra_comm *more = &c->comms[l->unsettled[i]];
        if (more->comm != x->comm) /* another kernel does it */
            l->unsettled[kept++] = l->unsettled[i];
        else if (x->type == NODE_COLL && more->type == x->type && more->collective == x->collective) {
            x->bytes += more->bytes;
            more->on_device = true;
        } else {
            c->others = tr_grow(c->others, (size_t)c->nothers + 1, &c->other_room, sizeof *c->others);
            c->others[c->nothers++] = l->unsettled[i];
            launch->nothers++;
        }
    }
    l->nunsettled = kept;
    return first + 1;
}

static void asks(void *user, walk_thread *t, const tr_event *e, uint64_t number)
{
    chakra *c = user;
    size_t depth = tr_stack_depth(t->stack), looked = 0;
    uint32_t call = node_below(t, depth), lane;
    const tr_open *top = tr_stack_top(t->stack);
    uint64_t stream = 0;
    chakra_launch launch;
    if (call == CHAKRA_NONE || !top)
        return;
    lane = c->nodes[call].lane;
    for (; depth > 0 && looked < OUTER; depth = tr_stack_lower(t->stack, depth), looked++) {
        const tr_open *o = tr_stack_at(t->stack, depth - 1);
        if (o->mark & HAS_STREAM && o->node) {
            stream = o->bytes;
            break;
        }
    }
    launch = (chakra_launch){.call = call, .first = CHAKRA_NONE, .last = CHAKRA_NONE, .others = c->nothers};
    launch.comm = comm_here(c, t, c->lanes[lane], &launch);
    c->launches = tr_grow(c->launches, (size_t)c->nlaunches + 1, &c->launch_room, sizeof *c->launches);
    c->launches[c->nlaunches] = launch;
    numbered_put(&c->asked, e, number)->v.u[0] = (uint64_t)c->nlaunches + 1;
    chakra_wait_launch(c, e, stream, c->nlaunches);
    c->nlaunches++;
    if (c->plans[top->def->index].copies_blocking)
        c->lanes[lane]->blocking = c->nlaunches;
}

static int64_t number_of(const tr_event *e, const char *name)
{
    tr_value v;
    return tr_named_get(e, name, &v) && !v.is_array && v.u <= INT64_MAX ? v.i : -1;
}

static uint32_t queue_of(chakra *c, const tr_event *e)
{
    tr_value v;
    const tr_track *track = tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u && v.u <= UINT32_MAX
                                ? tr_trace_track(c->part->trace, e->recorder, (uint32_t)v.u)
                                : NULL;
    tr_map3_entry *x = track ? tr_map3_put(&c->queues, track->index, 1, 0)
                             : tr_map3_put(&c->queues, e->thread->process->index, 2, e->def->index);
    if (!x->v.u[0]) {
        uint32_t lane = chakra_lane_new(c, e->thread);
        x->v.u[0] = (uint64_t)lane + 1;
        c->lanes[lane]->stream = number_of(e, "stream");
        c->lanes[lane]->device = number_of(e, "device");
        if (c->lanes[lane]->stream < 0)
            c->lanes[lane]->stream = track ? (int64_t)track->id : 0;
    }
    return (uint32_t)x->v.u[0] - 1;
}

static const enum chakra_kind kinds[] = {
    [WALK_KERNEL] = CHAKRA_KERNEL, [WALK_COPY] = CHAKRA_COPY, [WALK_FILL] = CHAKRA_FILL};

/* What else the kernel does of a group. */
static void put_others(chakra *c, uint32_t node, const chakra_launch *l)
{
    for (uint32_t i = 0; i < l->nothers; i++) {
        const chakra_node x = c->nodes[node];
        uint32_t n = chakra_comm_beside(c, node, CHAKRA_KERNEL, c->others[l->others + i], x.lane, x.begin);
        c->comms[c->others[l->others + i]].on_device = true;
        c->nodes[n].end = x.end;
        c->nodes[n].own_ns = x.own_ns;
        c->nodes[n].parent = l->call;
        chakra_depends(c, n, l->call);
    }
}

static void link_work(chakra *c, uint32_t node, uint32_t launch)
{
    chakra_launch *l = &c->launches[launch];
    chakra_node *x = &c->nodes[node];
    if (c->nodes[l->call].begin > x->begin) /* clocks, or a number that came back */
        return;
    x->parent = l->call;
    chakra_depends(c, node, l->call);
    if (l->first == CHAKRA_NONE || x->begin < c->nodes[l->first].begin)
        l->first = node;
    if (l->last == CHAKRA_NONE || x->end > c->nodes[l->last].end)
        l->last = node;
    if (l->comm && x->kind == CHAKRA_KERNEL && !c->comms[l->comm - 1].on_device) {
        c->comms[l->comm - 1].on_device = true;
        x->comm = l->comm;
        put_others(c, node, l);
    }
}

static void take_work(void *user, walk_thread *t, const tr_event *e, uint64_t number)
{
    chakra *c = user;
    const tr_map3_entry *a;
    uint64_t direction;
    enum chakra_kind kind;
    const char *text;
    size_t length;
    uint32_t n;
    (void)t;
    if (e->def->roles >> TRACE_R_COMM & 1) /* NCCL's own times: of what kernels do */
        return;
    kind = kinds[walk_work_of(e, &direction)];
    length = names_event(e, &text);
    n = chakra_add(c, kind, e->ns, texts_put(&c->texts, text, length),
                   texts_put(&c->texts, e->def->api, strlen(e->def->api)), queue_of(c, e));
    c->nodes[n].end = e->end_ns;
    c->nodes[n].own_ns = (uint64_t)(e->end_ns - e->ns);
    c->nodes[n].bytes = kind == CHAKRA_KERNEL ? 0 : tr_bytes(e);
    c->nodes[n].direction = (uint16_t)direction;
    a = number ? numbered_find(&c->asked, e, number) : NULL;
    if (a)
        link_work(c, n, (uint32_t)a->v.u[0] - 1);
}

static void other(void *user, walk_thread *t, const tr_event *e)
{
    chakra *c = user;
    uint32_t call;
    if (!c->plans[e->def->index].receives)
        return;
    call = node_below(t, tr_stack_depth(t->stack));
    if (call != CHAKRA_NONE)
        chakra_comm_received(c, e, call, c->nodes[call].lane);
}

const walk_hooks chakra_hooks = {begin, end, asks, take_work, other};
