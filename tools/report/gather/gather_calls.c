/* gather_calls.c - what calls of communicating APIs record: collectives, requests, messages, windows of MPI */
#include "gatherer.h"
#include "common/names.h"
#include "support/memory.h"
#include <string.h>

enum { REMEMBERED = 1 << 20, ASKS_AGAIN_NS = 2000, QUEUED_MOST = 1024 };

/* What a request means if it is no collective: a message + 1, or a receive and when it was posted. */
enum { REQUEST_GROUP_BITS = 32 };
#define REQUEST_SENDS (1ull << REQUEST_GROUP_BITS)
#define REQUEST_RECEIVES (2ull << REQUEST_GROUP_BITS)

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

node *gather_open_node(gatherer *x, thread_now *t, enum node_kind kind)
{
    node *n;
    if (t->node == NONE) {
        if (!t->outer)
            return NULL;
        n = graph_node(x->g, t->lane, t->outer_ns, kind, x->tally->plans[t->outer->index].name);
        if (!n)
            return NULL;
        n->end = INT64_MAX; /* it is under way */
        n->flags |= t->depth && !t->busy ? NODE_WOKEN : 0;
        t->busy = true;
        n->bytes = t->bytes;
        t->node = x->g->n - 1;
    }
    n = &x->g->nodes[t->node];
    if (kind < n->kind)
        n->kind = (uint8_t)kind;
    return n;
}

node *gather_node(gatherer *x, const tr_event *e, enum node_kind kind)
{
    return gather_open_node(x, &x->threads[e->thread->index], kind);
}

enum node_kind gather_kind(const gatherer *x, const tr_def *outer)
{
    return x->defs[outer->index].api & DRIVES ? NODE_DEVICE_CALL : NODE_COLLECTIVE;
}

uint64_t gather_comm(const tr_event *e, uint64_t comm)
{
    return comm + (uint64_t)(e->thread->process->run - 1) * 0x9e3779b97f4a7c15ull;
}

group *gather_group(gatherer *x, uint64_t basis, uint64_t comm, uint64_t seq, uint32_t *number)
{
    tr_map3_entry *at = tr_map3_put(&x->groups, basis, comm, seq);
    if (!at->v.u[0]) {
        x->g->groups = tr_room(x->g->groups, x->g->ngroups + 1, &x->g->group_room, sizeof(group));
        x->g->groups[x->g->ngroups] = (group){.last = NONE};
        at->v.u[0] = ++x->g->ngroups;
    }
    *number = (uint32_t)at->v.u[0] - 1;
    return &x->g->groups[*number];
}

bool gather_met(const plan *p, const tr_event *e, uint64_t *comm, uint64_t *seq)
{
    return event_number(e, TRACE_R_COMM, p->comm, comm) && event_number(e, TRACE_R_COLL_SEQ, p->seq, seq) && *comm;
}

void gather_collective(gatherer *x, const plan *p, const tr_event *e, bool waits)
{
    const bool asks = acts_of(x, e)->asks;
    uint64_t comm, seq, size = 0;
    uint32_t c;
    node *n;
    if (!gather_met(p, e, &comm, &seq) || !(n = gather_node(x, e, asks ? NODE_DEVICE_CALL : NODE_COLLECTIVE)))
        return;
    gather_group(x, p->api, gather_comm(e, comm), seq, &c)->api = p->api;
    x->g->groups[c].asked = asks;
    if (asks && x->threads[e->thread->index].nqueued < QUEUED_MOST) {
        thread_now *t = &x->threads[e->thread->index];
        t->queued = tr_room(t->queued, t->nqueued + 1, &t->queued_room, sizeof *t->queued);
        t->queued[t->nqueued++] = (queued){gather_comm(e, comm), seq};
    }
    waits = waits && !asks;
    n->bytes += field_bytes(p->received, e, TRACE_R_BYTES_RECV);
    if (event_number(e, TRACE_R_COMM_SIZE, p->comm_size, &size) && size <= INT32_MAX)
        x->g->groups[c].size = (uint32_t)size;
    graph_join(x->g, x->threads[e->thread->index].node, c, waits ? NODE_ARRIVES | NODE_AWAITS : NODE_ARRIVES);
}

/* Sets what the handle means from now on. */
static void remember(gatherer *x, const tr_event *e, uint64_t handle, uint64_t what, uint64_t beside)
{
    tr_map3_entry *at = tr_map3_find(&x->requests, e->thread->process->index, handle, 0);
    if (!at && x->requests.table.n >= REMEMBERED)
        return;
    at = at ? at : tr_map3_put(&x->requests, e->thread->process->index, handle, 0);
    at->v.u[0] = what;
    at->v.u[1] = beside;
}

static bool handle_of(const tr_event *e, uint64_t *handle)
{
    return event_number(e, TRACE_R_REQUEST, (fixed_field){FIELD_MOVES, 0}, handle) && *handle;
}

void gather_request_made(gatherer *x, const tr_event *e)
{
    const thread_now *t = &x->threads[e->thread->index];
    uint64_t handle;
    if (!t->outer || !handle_of(e, &handle))
        return;
    if (t->node != NONE && x->g->nodes[t->node].group != NONE && x->g->nodes[t->node].flags & NODE_ARRIVES)
        remember(x, e, handle, x->g->nodes[t->node].group + 1, 0);
    else if (t->sent != NONE) {
        x->messages.list[t->sent].asked = true;
        remember(x, e, handle, REQUEST_SENDS, t->sent);
    } else
        remember(x, e, handle, REQUEST_RECEIVES | x->defs[t->outer->index].synchronous, (uint64_t)t->outer_ns);
}

static void awaits(gatherer *x, const tr_event *e, uint64_t handle)
{
    const def_acts *w = acts_of(x, e);
    tr_map3_entry *at = tr_map3_find(&x->requests, e->thread->process->index, handle, 0);
    uint32_t node = x->threads[e->thread->index].node;
    if (!at || node == NONE)
        return;
    if (w->starts) { /* nothing else is recorded of a receive then */
        if (at->v.u[0] & REQUEST_RECEIVES)
            at->v.u[1] = (uint64_t)e->ns;
    } else if (at->v.u[0] & REQUEST_SENDS) {
        mpi_message *m = &x->messages.list[at->v.u[1]];
        *(w->readies ? &m->send : &m->sent) = node;
    } else if (!(at->v.u[0] & REQUEST_RECEIVES))
        graph_join(x->g, node, (uint32_t)at->v.u[0] - 1, NODE_AWAITS);
}

void gather_requests(gatherer *x, const tr_event *e)
{
    tr_value v, one;
    if (!gather_node(x, e, NODE_MESSAGE) || !x->requests.table.n || !tr_role_get(e, TRACE_R_REQUEST, &v))
        return;
    if (!v.is_array)
        awaits(x, e, v.u);
    for (uint32_t k = 0; v.is_array && k < v.n && tr_element(&v, k, &one); k++)
        awaits(x, e, one.u);
}

/* When the receive was posted whose message has arrived now. */
static int64_t posted(const gatherer *x, const tr_event *e, int64_t otherwise)
{
    uint64_t handle;
    const tr_map3_entry *at = e->def->roles >> TRACE_R_REQUEST & 1 && handle_of(e, &handle)
                                  ? tr_map3_find(&x->requests, e->thread->process->index, handle, 0)
                                  : NULL;
    return at && at->v.u[0] & REQUEST_RECEIVES ? (int64_t)at->v.u[1] : otherwise;
}

/* A message was sent. If MPI_Start sent it, its request exists already. */
static void sends(gatherer *x, const tr_event *e, uint32_t node)
{
    thread_now *t = &x->threads[e->thread->index];
    uint64_t handle;
    tr_map3_entry *at;
    t->sent = message_new(&x->messages, node, false, t->outer && x->defs[t->outer->index].synchronous);
    if (e->def->kind == TRACE_KIND_BEGIN || !(e->def->roles >> TRACE_R_REQUEST & 1) || !handle_of(e, &handle))
        return;
    at = tr_map3_find(&x->requests, e->thread->process->index, handle, 0);
    x->messages.list[t->sent].asked = true;
    x->messages.list[t->sent].synchronous = at && at->v.u[0] & 1;
    remember(x, e, handle, REQUEST_SENDS | (at && at->v.u[0] & 1), t->sent);
}

/* The node of the calls that asked until now; NULL: the thread has done something else since. */
static node *polls_node(gatherer *x, const thread_now *t)
{
    return t->polls != NONE && x->g->lanes[t->lane].last == t->polls ? &x->g->nodes[t->polls] : NULL;
}

/* The event says how long the calls took. The thread waited all the time since it did something else, if it did next to
 * nothing between two of them. */
void gather_polled(gatherer *x, const tr_event *e)
{
    thread_now *t = &x->threads[e->thread->index];
    const lane *l = &x->g->lanes[t->lane];
    int64_t begin, since = INT64_MIN;
    uint64_t spent, between;
    const char *text;
    size_t length;
    node *n;
    tr_value v, calls;
    if (t->outer || !tr_role_get(e, TRACE_R_SPENT, &v) || v.is_array || !tr_role_get(e, TRACE_R_CALLS, &calls) ||
        calls.is_array)
        return;
    spent = v.u;
    between = calls.u < UINT32_MAX ? calls.u * ASKS_AGAIN_NS : UINT64_MAX;
    between = between > spent / 4 ? between : spent / 4;
    if (l->nodes && x->g->nodes[l->last].end != INT64_MAX)
        since = x->g->nodes[l->last].end;
    begin = spent < (uint64_t)(e->ns - l->from) ? e->ns - (int64_t)spent : l->from;
    if (since != INT64_MIN && (begin < since || (uint64_t)(begin - since) <= between))
        begin = since;
    if (e->ns <= begin)
        return;
    if (t->polls != NONE && l->last == t->polls && begin == since) {
        x->g->nodes[t->polls].end = e->ns;
        return;
    }
    length = names_event(e, &text);
    n = graph_node(x->g, t->lane, begin, NODE_MESSAGE, text_id(text, length));
    if (!n)
        return;
    n->end = e->ns;
    t->polls = x->g->n - 1;
}

void gather_message(gatherer *x, const plan *p, const tr_event *e)
{
    const def_acts *w = acts_of(x, e);
    const tr_process *process = e->thread->process;
    int32_t own = process->rank;
    uint64_t comm, tag, peer;
    uint32_t at;
    node *n;
    if (own < 0 || !event_number(e, TRACE_R_COMM, p->comm, &comm) || !event_number(e, TRACE_R_TAG, w->tag, &tag))
        return;
    comm = gather_comm(e, comm);
    if (e->def->kind != TRACE_KIND_BEGIN && event_number(e, TRACE_R_SRC, w->src, &peer) && peer <= INT32_MAX) {
        flow_link link = flows_receive(
            &x->flows, &(flow_key){comm, (int64_t)tag, (int32_t)tr_peer_rank(process, (int64_t)peer), own});
        thread_now *t = &x->threads[e->thread->index];
        if ((n = gather_node(x, e, NODE_MESSAGE)) != NULL || (n = polls_node(x, t)) != NULL) {
            at = (uint32_t)(n - x->g->nodes);
            n->flags |= NODE_RECEIVES;
            n->bytes += field_bytes(p->received, e, TRACE_R_BYTES_RECV);
            if (link.seen && link.send_ns != INT64_MIN) {
                mpi_message *m = &x->messages.list[link.send_ns];
                graph_message(x->g, at, m->send);
                m->received = at;
                m->posted = posted(x, e, x->g->nodes[at].begin);
                m->bytes = field_bytes(p->received, e, TRACE_R_BYTES_RECV);
            }
        }
    }
    if (event_number(e, TRACE_R_DST, w->dst, &peer) && peer <= INT32_MAX) {
        n = gather_node(x, e, NODE_MESSAGE);
        if (n) {
            n->flags |= NODE_SENDS;
            n->bytes += field_bytes(p->sent, e, TRACE_R_BYTES_SENT);
            sends(x, e, x->threads[e->thread->index].node);
        }
        flows_send(&x->flows, &(flow_key){comm, (int64_t)tag, own, (int32_t)tr_peer_rank(process, (int64_t)peer)},
                   n ? (int64_t)x->threads[e->thread->index].sent : INT64_MIN);
    }
}

void gather_window(gatherer *x, const plan *p, const tr_event *e)
{
    const def_acts *w = acts_of(x, e);
    const tr_process *process = e->thread->process;
    int32_t target = EPOCH_ALL;
    bool shared = w->how < 0;
    uint64_t win;
    tr_value v;
    if (process->rank < 0 || !event_number(e, TRACE_R_COMM, p->comm, &win) || !win)
        return;
    if (w->target >= 0 && tr_field_get(e, (unsigned)w->target, &v))
        target = (int32_t)tr_peer_rank(process, v.i);
    if (w->how >= 0 && tr_field_get(e, (unsigned)w->how, &v) && v.field->enumeration)
        for (uint32_t i = 0; i < v.field->enumeration->n; i++)
            shared |= v.field->enumeration->values[i].value == v.i &&
                      strstr(v.field->enumeration->values[i].name, "SHARED") != NULL;
    if (w->epoch != EPOCH_ACCESS && !gather_node(x, e, NODE_MESSAGE))
        return;
    epoch_take(&x->epochs, (enum epoch_call)w->epoch, process->index, process->rank, gather_comm(e, win), target,
               shared, x->threads[e->thread->index].node);
}
