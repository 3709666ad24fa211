/* gather_device.c - launches, and the work of devices' queues that they asked for */
#include "gatherer.h"
#include "common/names.h"
#include "support/memory.h"

/* The kernel that is launched now does one collective of each communicator that the thread has asked for, in the order
 * of their first calls. */
static void launches_together(gatherer *x, const plan *p, const tr_event *e, uint64_t id)
{
    thread_now *t = &x->threads[e->thread->index];
    size_t distinct = 0, i, k;
    tr_map3_entry *at;
    for (i = 0; i < t->nqueued; i++) {
        for (k = 0; k < i && t->queued[k].comm != t->queued[i].comm; k++) {}
        if (k < i || distinct++ < t->launched)
            continue;
        at = tr_map3_put(&x->together, e->thread->process->index | (uint64_t)p->api << 32, id, 0);
        at->v.u[0] = t->queued[i].comm;
        at->v.u[1] = t->queued[i].seq;
        break;
    }
    t->launched++;
}

void gather_asks(gatherer *x, const plan *p, const tr_event *e)
{
    uint64_t id;
    int64_t after;
    const tr_def *outer = x->threads[e->thread->index].outer;
    node *n = outer ? gather_node(x, e, gather_kind(x, outer)) : NULL;
    if (!n || !event_number(e, TRACE_R_CORRELATION, acts_of(x, e)->correlation, &id))
        return;
    n->flags |= NODE_LAUNCHES;
    x->to->launches++;
    if (x->threads[e->thread->index].nqueued && x->defs[outer->index].api & COMMUNICATES)
        launches_together(x, p, e, id);
    after = e->ns - n->begin < CALL_NS ? 0 : (e->ns - n->begin) / AFTER_UNIT;
    launches_put(&x->launches, e->thread->process->index, p->api, id, x->threads[e->thread->index].node,
                 after < 0            ? 0
                 : after < UINT32_MAX ? (uint32_t)after
                                      : UINT32_MAX);
}

static uint32_t queue_of(gatherer *x, const tr_event *e)
{
    uint64_t id;
    const tr_track *track = event_number(e, TRACE_R_TRACK, acts_of(x, e)->track, &id) && id <= UINT32_MAX
                                ? tr_trace_track(x->g->trace, e->recorder, (uint32_t)id)
                                : NULL;
    uint32_t at;
    if (!track)
        return NONE;
    at = (uint32_t)(x->nthreads + track->index);
    if (!x->g->lanes[at].thread)
        x->g->lanes[at] = (lane){.thread = e->thread,
                                 .track = track,
                                 .process = e->thread->process->index,
                                 .from = INT64_MAX,
                                 .to = INT64_MIN,
                                 .main = at};
    return at;
}

static uint32_t work_name(gatherer *x, const plan *p, const tr_event *e)
{
    def_acts *w = &x->defs[e->def->index];
    uint64_t direction = event_direction(p, e);
    const char *text;
    size_t length;
    if (w->directed && w->directed == direction + 1)
        return w->name;
    length = names_event(e, &text);
    w->name = text_id(text, length);
    w->directed = 0;
    if (!p->named && !names_geometry && direction < UINT32_MAX)
        w->directed = (uint32_t)direction + 1;
    return w->name;
}

/* A kernel may do a collective: the call that launched it names the collective, or the kernel is named after one. */
static void works_together(gatherer *x, const plan *p, const tr_event *e, uint32_t at)
{
    uint64_t id;
    uint32_t c;
    tr_map3_entry *known = NULL;
    if (x->together.table.n && event_number(e, TRACE_R_CORRELATION, acts_of(x, e)->correlation, &id))
        known = tr_map3_find(&x->together, e->thread->process->index | (uint64_t)p->api << 32, id, 0);
    if (known) {
        gather_group(x, (uint64_t)p->api | OF_KERNELS, known->v.u[0], known->v.u[1], &c)->api = p->api;
        graph_join(x->g, at, c, NODE_ARRIVES | NODE_AWAITS);
        tr_map3_remove(&x->together, known);
    } else if (kernels_together(&x->kernels, x->g->nodes[at].name))
        kernels_take(&x->kernels, at);
}

/* The number of blocks of a kernel, if its launch records it; else 0. */
static uint64_t blocks_of(const gatherer *x, const tr_event *e)
{
    tr_value v, one;
    uint64_t blocks = 1;
    if (acts_of(x, e)->grid < 0 || !tr_field_get(e, (unsigned)acts_of(x, e)->grid, &v) || !v.is_array)
        return 0;
    for (uint32_t k = 0; k < v.n && tr_element(&v, k, &one); k++)
        blocks *= one.u ? one.u : 1;
    return blocks;
}

void gather_work(gatherer *x, const plan *p, const tr_event *e)
{
    uint32_t at = queue_of(x, e), c, asked, after;
    bool copy = p->direction.at != FIELD_NONE;
    uint64_t id, comm, seq;
    volume moved;
    lane *l;
    node *n;
    if (at == NONE || e->end_ns < e->ns)
        return;
    x->to->works++;
    l = &x->g->lanes[at];
    l->from = e->ns < l->from ? e->ns : l->from;
    l->to = e->end_ns > l->to ? e->end_ns : l->to;
    n = graph_node(x->g, at, e->ns, copy ? NODE_COPY : NODE_KERNEL, work_name(x, p, e));
    if (!n)
        return;
    n->end = e->end_ns > e->ns ? e->end_ns : e->ns + 1;
    if (copy) {
        n->direction = (uint16_t)event_direction(p, e);
        moved = event_volume(p, e);
        n->bytes = moved.bytes + moved.sent + moved.received;
        n->flags |= n->direction >> 8 == 'M' || (n->direction & 255) == 'M' ? NODE_PAGEABLE : 0;
    } else
        n->bytes = blocks_of(x, e);
    at = x->g->n - 1;
    if (event_number(e, TRACE_R_CORRELATION, acts_of(x, e)->correlation, &id) &&
        launches_find(&x->launches, e->thread->process->index, p->api, id, &asked, &after) &&
        x->g->nodes[asked].begin <= e->ns)
        graph_asked(x->g, at, asked, after);
    if (gather_met(p, e, &comm, &seq)) {
        gather_group(x, (uint64_t)p->api | OF_QUEUES, gather_comm(e, comm), seq, &c)->api = p->api;
        graph_join(x->g, at, c, NODE_ARRIVES | NODE_AWAITS);
    } else if (!copy)
        works_together(x, p, e, at);
}
