/* flow_events.c - messages, collectives, device work, and the arrows a program draws itself
 *
 * Perfetto draws an arrow from the slice that began first to the one that began later, whatever was said to be its source. A receive
 * that waited for its sender began first, so there the arrow has to end at something that begins when the message is complete:
 * an instant "message" inside the receive. */
#include "convert.h"

#define DEVICE_BIT (1ull << 61)
#define USER_FLOWS_MAX (4u << 20) /* numbers remembered; no arrows are drawn for more */

static bool message_key(const plan *p, const tr_value *values, enum trace_role peer_role, int32_t own, flow_key *key, int32_t *peer)
{
    const tr_value *who = plan_role(p, values, peer_role), *comm = plan_role(p, values, TRACE_R_COMM), *tag = plan_role(p, values, TRACE_R_TAG);
    if (!who || !comm || !tag || who->is_array || comm->is_array || tag->is_array || own < 0 || who->i < 0 || who->i > INT32_MAX)
        return false;
    *peer = (int32_t)who->i;
    *key = (flow_key){.comm = comm->u, .tag = tag->i};
    return true;
}

/* Work of a device and the call that caused it have one number. */
static uint64_t device_flow(const thread_state *th, const plan *p, const tr_value *correlation)
{
    return DEVICE_BIT | (((uint64_t)th->thread->process->index << 40 ^ (uint64_t)p->api << 33 ^ correlation->u) & ~(7ull << 61));
}

static void receive(convert *c, pf_track *t, const plan *p, const tr_value *values, const flow_key *key, int64_t slice_ns)
{
    flow_link link = flows_receive(&c->flows, key);
    if (!t || c->muted)
        return;
    if (link.seen && link.send_ns > slice_ns) {
        pf_add_flow(&c->w, link.id, true);
        plan_annotate(p, &c->w, t, values, false);
        pf_event(&c->w, t, c->now, PF_INSTANT, c->keys.message, p->category, NULL, 0);
    } else
        pf_add_flow(&c->w, link.id, link.seen);
}

void arrows_add(convert *c, thread_state *th, pf_track *t, const plan *p, const tr_value *values, int64_t slice_ns)
{
    int32_t own = th->thread->process->rank, peer;
    const tr_value *v, *comm;
    flow_key key;
    if (message_key(p, values, TRACE_R_SRC, own, &key, &peer)) { /* before all else: it may write an event */
        key.src = peer;
        key.dst = own;
        receive(c, t, p, values, &key, slice_ns);
    }
    if (message_key(p, values, TRACE_R_DST, own, &key, &peer)) {
        flow_link link;
        key.src = own;
        key.dst = peer;
        link = flows_send(&c->flows, &key, slice_ns);
        if (t && !c->muted)
            pf_add_flow(&c->w, link.id, link.seen);
    }
    if (!t || c->muted)
        return;
    comm = plan_role(p, values, TRACE_R_COMM);
    v = plan_role(p, values, TRACE_R_COLL_SEQ);
    if (comm && v && !comm->is_array && !v->is_array)
        pf_add_correlation(&c->w, flows_collective(&c->flows, comm->u, v->u));
    v = plan_role(p, values, TRACE_R_CORRELATION);
    if (v && !v->is_array && v->u)
        pf_add_flow(&c->w, device_flow(th, p, v), false); /* on to more of the same call's work, if there is any */
}

void arrows_launch(convert *c, thread_state *th, pf_track *t, const plan *p, const tr_value *values)
{
    const tr_value *v = plan_role(p, values, TRACE_R_CORRELATION);
    if (!v || v->is_array || !v->u || c->muted || pf_wait_flow(&c->w, t, device_flow(th, p, v)))
        return;
    pf_add_flow(&c->w, device_flow(th, p, v), false); /* the call's begin is written already */
    pf_event(&c->w, t, c->now, PF_INSTANT, p->name, p->category, NULL, 0);
}

/* Whichever end of an arrow is seen first starts it, for clocks may disagree about which that is. A number may be used again: each
 * "out" but the one that a waiting "in" is waiting for starts another arrow, which any number of "in" may follow. A handle means
 * something in its process only. */
static void draw(convert *c, thread_state *th, pf_track *t, const tr_value *v, int64_t slice_ns, bool slice_open)
{
    enum { WAITING = 1 }; /* u[1]: number of the arrow << 1 | its "in" came first */
    bool out = v->field->role == TRACE_R_FLOW_OUT, starts, helper;
    uint64_t process = v->type == TRACE_T_HANDLE || v->type == TRACE_T_PTR ? th->thread->process->index + 1 : 0;
    map_entry *e = map_find(&c->user_flows, v->u, process, 0);
    int64_t other = INT64_MIN;
    if (!e && c->user_flows.n >= USER_FLOWS_MAX)
        return;
    starts = !e || (out && !(e->v.u[1] & WAITING));
    if (starts) {
        e = map_put(&c->user_flows, v->u, process, 0);
        e->v.i = slice_open ? slice_ns : c->now;
        e->v.u[1] = ++c->arrows << 1 | (out ? 0 : WAITING);
    } else {
        other = e->v.i;
        e->v.u[1] &= ~(uint64_t)WAITING;
    }
    helper = !slice_open || (!out && other > slice_ns);
    if (helper)
        pf_event(&c->w, t, c->now, PF_BEGIN, c->keys.flow, 0, NULL, 0);
    pf_arrow(&c->w, t, c->now, starts ? 's' : 'f', e->v.u[1] >> 1, c->keys.flow);
    if (helper)
        pf_event(&c->w, t, c->now, PF_END, 0, 0, NULL, 0);
}

void arrows_user(convert *c, thread_state *th, pf_track *t, const plan *p, const tr_value *values, int64_t slice_ns, bool slice_open)
{
    static const enum trace_role roles[2] = {TRACE_R_FLOW_IN, TRACE_R_FLOW_OUT};
    if (c->muted || !c->draws)
        return;
    for (unsigned i = 0; i < 2; i++) {
        const tr_value *v = plan_role(p, values, roles[i]);
        if (v && !v->is_array && v->u)
            draw(c, th, t, v, slice_ns, slice_open);
    }
}
