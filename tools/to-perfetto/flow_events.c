/* flow_events.c - see flow_events.h */
#include "flow_events.h"
#include <stdlib.h>

#define DEVICE_BIT (1ull << 61)
#define USER_FLOWS_MAX (4u << 20) /* numbers remembered; no arrows are drawn for more */

static bool message_key(const tr_process *process, const plan *p, const tr_value *values, enum trace_role peer_role,
                        int32_t own, flow_key *key, int32_t *peer)
{
    const tr_value *who = plan_role(p, values, peer_role), *comm = plan_role(p, values, TRACE_R_COMM),
                   *tag = plan_role(p, values, TRACE_R_TAG);
    if (!who || !comm || !tag || who->is_array || comm->is_array || tag->is_array || own < 0 || who->i < 0 ||
        who->i > INT32_MAX)
        return false;
    *peer = (int32_t)tr_peer_rank(process, who->i);
    *key = (flow_key){.comm = comm->u, .tag = tag->i};
    return true;
}

/* Work of a device and the call that caused it have one number. */
static uint64_t device_flow(const tr_process *process, const plan *p, const tr_value *correlation)
{
    return DEVICE_BIT | (((uint64_t)process->index << 40 ^ (uint64_t)p->api << 33 ^ correlation->u) & ~(7ull << 61));
}

static void receive(flow_events *f, emit *o, pf_track *t, const plan *p, const flow_key *key, int64_t slice_ns)
{
    flow_link link = flows_receive(&f->flows, key);
    if (!t || o->muted)
        return;
    if (link.seen && link.send_ns > slice_ns) {
        pf_add_flow(&o->w, link.id, true);
        plan_annotate(p, &o->w, t, o->values, false);
        pf_event(&o->w, t, o->now, PF_INSTANT, o->keys.message, p->category, NULL, 0);
    } else
        pf_add_flow(&o->w, link.id, link.seen);
}

void flow_events_add(flow_events *f, emit *o, const tr_process *process, pf_track *t, const plan *p, int64_t slice_ns)
{
    int32_t own = process->rank, peer;
    const tr_value *v, *comm;
    flow_key key;
    if (message_key(process, p, o->values, TRACE_R_SRC, own, &key,
                    &peer)) { /* before all else: it may write an event */
        key.src = peer;
        key.dst = own;
        receive(f, o, t, p, &key, slice_ns);
    }
    if (message_key(process, p, o->values, TRACE_R_DST, own, &key, &peer)) {
        flow_link link;
        key.src = own;
        key.dst = peer;
        link = flows_send(&f->flows, &key, slice_ns);
        if (t && !o->muted)
            pf_add_flow(&o->w, link.id, link.seen);
    }
    if (!t || o->muted)
        return;
    comm = plan_role(p, o->values, TRACE_R_COMM);
    v = plan_role(p, o->values, TRACE_R_COLL_SEQ);
    if (comm && v && !comm->is_array && !v->is_array)
        pf_add_correlation(&o->w, flows_collective(&f->flows, comm->u, v->u));
    v = plan_role(p, o->values, TRACE_R_CORRELATION);
    if (v && !v->is_array && v->u)
        pf_add_flow(&o->w, device_flow(process, p, v), false); /* on to more of the same call's work, if there is any */
}

void flow_events_launch(emit *o, const tr_process *process, pf_track *t, const plan *p)
{
    const tr_value *v = plan_role(p, o->values, TRACE_R_CORRELATION);
    if (!v || v->is_array || !v->u || o->muted || pf_wait_flow(&o->w, t, device_flow(process, p, v)))
        return;
    pf_add_flow(&o->w, device_flow(process, p, v), false); /* the call's begin is written already */
    pf_event(&o->w, t, o->now, PF_INSTANT, p->name, p->category, NULL, 0);
}

/* Whichever end of an arrow is seen first starts it, for clocks may disagree about which that is. A number may be used
 * again: each "out" but the one that a waiting "in" is waiting for starts another arrow, which any number of "in" may
 * follow. A handle means something in its process only. */
static void draw(flow_events *f, emit *o, const tr_process *from, pf_track *t, const tr_value *v, int64_t slice_ns,
                 bool slice_open)
{
    enum { WAITING = 1 }; /* u[1]: number of the arrow << 1 | its "in" came first */
    bool out = v->field->role == TRACE_R_FLOW_OUT, starts, helper;
    uint64_t process = v->type == TRACE_T_HANDLE || v->type == TRACE_T_PTR ? from->index + 1 : 0;
    tr_map3_entry *e = tr_map3_find(&f->user, v->u, process, 0);
    int64_t other = INT64_MIN;
    if (!e && f->user.table.n >= USER_FLOWS_MAX)
        return;
    starts = !e || (out && !(e->v.u[1] & WAITING));
    if (starts) {
        e = tr_map3_put(&f->user, v->u, process, 0);
        e->v.i = slice_open ? slice_ns : o->now;
        e->v.u[1] = ++f->arrows << 1 | (out ? 0 : WAITING);
    } else {
        other = e->v.i;
        e->v.u[1] &= ~(uint64_t)WAITING;
    }
    helper = !slice_open || (!out && other > slice_ns);
    if (helper)
        pf_event(&o->w, t, o->now, PF_BEGIN, o->keys.flow, 0, NULL, 0);
    pf_arrow(&o->w, t, o->now, starts ? 's' : 'f', e->v.u[1] >> 1, o->keys.flow);
    if (helper)
        pf_event(&o->w, t, o->now, PF_END, 0, 0, NULL, 0);
}

void flow_events_user(flow_events *f, emit *o, const tr_process *process, pf_track *t, const plan *p, int64_t slice_ns,
                      bool slice_open)
{
    static const enum trace_role roles[2] = {TRACE_R_FLOW_IN, TRACE_R_FLOW_OUT};
    if (o->muted || !f->draws)
        return;
    for (unsigned i = 0; i < 2; i++) {
        const tr_value *v = plan_role(p, o->values, roles[i]);
        if (v && !v->is_array && v->u)
            draw(f, o, process, t, v, slice_ns, slice_open);
    }
}

void flow_events_free(flow_events *f)
{
    flows_free(&f->flows);
    tr_map3_free(&f->user);
}
