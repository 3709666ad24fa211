/* gather.c - see gather.h */
#include "gather.h"
#include "epochs.h"
#include "kernels.h"
#include "launches.h"
#include "messages.h"
#include "window.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum {
    REMEMBERED = 1 << 20,
    CALL_NS = 2000,
    ASKS_AGAIN_NS = 2000,
    QUEUED_MOST = 1024,
    FORGET_EACH = 1 << 16,
    NODE_BYTES = 176
};
enum { MARK_OUTER = 1, MARK_PHASE = 2 };
/* Groups of what queues say that they do together, and of kernels of which their launches say it. */
#define OF_QUEUES (1ull << 32)
#define OF_KERNELS (1ull << 34)
/* What calls of a definition do. IN_PLACE: a collective that a thread of the library does in place of the first one,
 * which waits for it sooner or later: it counts as if that did it. */
enum { COMMUNICATES = 1, DRIVES = 2, IN_PLACE = 4 };

/* A collective that a queue is to do. */
typedef struct queued {
    uint64_t comm, seq;
} queued;

typedef struct thread_now {
    tr_stack *stack;
    const tr_def *outer; /* the outermost call of an API that communicates or drives a device; NULL: none is open */
    int64_t outer_ns;
    uint64_t bytes;
    uint32_t node;                         /* of that call; NONE: nothing has made one */
    uint32_t sent;                         /* the message that it has sent; NONE: none */
    queued *queued;                        /* collectives that it has asked for, and no kernel does yet */
    size_t nqueued, queued_room, launched; /* launched: how many of them the open call has launched */
    int gathers;                           /* it gathers calls, so many times over, and launches them at the end */
    uint32_t polls;                        /* node of the calls that asked, if nothing has happened since; NONE */
    uint32_t lane;                         /* where its nodes are */
    uint16_t depth;                        /* open tasks of the program */
    bool busy;                             /* something was called since the last task was over */
    sampled sampled;
} thread_now;

/* What to do with its events; those of a thread's stack come first. */
enum { ACT_BEGIN, ACT_END, ACT_END_TOLD, ACT_POLLS, ACT_TOLD, ACT_PAUSE, ACT_WORK, ACT_COUNTER, ACT_NONE };
typedef struct what { /* of a definition */
    uint8_t act;
    uint8_t api;             /* what calls do */
    bool synchronous;        /* what it sends is over when it is received */
    int8_t gathers;          /* 1: calls are gathered from it on, -1: until it */
    int16_t grid;            /* of a kernel, its field: how many blocks it has; -1 */
    bool asks;               /* a collective that a queue of a device does when it comes to it */
    uint8_t epoch;           /* what it does with a window: epoch_call_of() */
    int16_t target, how;     /* its fields: whose memory, and how it is locked; -1 */
    bool starts, readies;    /* it names a request, and does not wait for it: starts it, or hands over a part of it */
    bool task, waits;        /* waits: no task, no call of an API, and named after waiting */
    bool leaf;               /* all that counts is when such a task began and ended, if nothing lies in between */
    uint32_t plain;          /* its name without a number, plain_name(); 0: not asked for yet */
    uint32_t name, directed; /* of work, with that direction + 1; directed 0: not asked for yet */
    fixed_field tag, src, dst, track, correlation;
} what;

typedef struct gatherer {
    gathered *to;
    graph *g;
    const tally *tally;
    what *defs; /* by definition */
    thread_now *threads;
    flows flows;
    tr_map3 groups, requests; /* requests: process, handle -> group + 1, or 0 and what request_kind says */
    messages messages;
    epochs epochs;
    kernels kernels;
    tr_map3 together; /* process and API, number of a launch -> communicator and number of its collective */
    launches launches;
    size_t ntracks, nthreads;
    int64_t begins, ends; /* the window */
    bool window, before;  /* there is one; it has not begun */
    size_t forget_at;     /* nodes */
} gatherer;

/* The number that stands at f, where that is known; else it is looked for. */
static bool number(const tr_event *e, enum trace_role role, fixed_field f, uint64_t *value)
{
    tr_value v;
    if (field_at(f, e, value))
        return true;
    if (f.at == FIELD_NONE || !tr_role_get(e, role, &v) || v.is_array)
        return false;
    *value = v.u;
    return true;
}

static const what *what_of(const gatherer *x, const tr_event *e) { return &x->defs[e->def->index]; }

/* What a request stands for that is no collective: a message + 1, or a receive, beside when it was asked for. */
enum { REQUEST_GROUP_BITS = 32 };
#define REQUEST_SENDS (1ull << REQUEST_GROUP_BITS)
#define REQUEST_RECEIVES (2ull << REQUEST_GROUP_BITS)

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static node *outer_node(gatherer *x, const tr_event *e, enum node_kind kind)
{
    thread_now *t = &x->threads[e->thread->index];
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

/* What a call is of which nothing else is known: one of a device's API, or of a library that communicates. */
static enum node_kind plain_kind(const gatherer *x, const tr_def *outer)
{
    return x->defs[outer->index].api & DRIVES ? NODE_DEVICE_CALL : NODE_COLLECTIVE;
}

/* Runs have nothing to do with each other, though they number communicators alike. */
static uint64_t of_run(const tr_event *e, uint64_t comm)
{
    return comm + (uint64_t)(e->thread->process->run - 1) * 0x9e3779b97f4a7c15ull;
}

static group *group_of(gatherer *x, uint64_t basis, uint64_t comm, uint64_t seq, uint32_t *number)
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

/* In which collective the event takes part; false: in none. */
static bool met(const plan *p, const tr_event *e, uint64_t *comm, uint64_t *seq)
{
    return number(e, TRACE_R_COMM, p->comm, comm) && number(e, TRACE_R_COLL_SEQ, p->seq, seq) && *comm;
}

static void collective(gatherer *x, const plan *p, const tr_event *e, bool waits)
{
    const bool asks = what_of(x, e)->asks;
    uint64_t comm, seq, size = 0;
    uint32_t c;
    node *n;
    if (!met(p, e, &comm, &seq) || !(n = outer_node(x, e, asks ? NODE_DEVICE_CALL : NODE_COLLECTIVE)))
        return;
    group_of(x, p->api, of_run(e, comm), seq, &c)->api = p->api;
    x->g->groups[c].asked = asks;
    if (asks && x->threads[e->thread->index].nqueued < QUEUED_MOST) {
        thread_now *t = &x->threads[e->thread->index];
        t->queued = tr_room(t->queued, t->nqueued + 1, &t->queued_room, sizeof *t->queued);
        t->queued[t->nqueued++] = (queued){of_run(e, comm), seq};
    }
    waits = waits && !asks;
    n->bytes += field_bytes(p->received, e, TRACE_R_BYTES_RECV);
    if (number(e, TRACE_R_COMM_SIZE, p->comm_size, &size) && size <= INT32_MAX)
        x->g->groups[c].size = (uint32_t)size;
    graph_join(x->g, x->threads[e->thread->index].node, c, waits ? NODE_ARRIVES | NODE_AWAITS : NODE_ARRIVES);
}

/* What the handle stands for from now on. */
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
    return number(e, TRACE_R_REQUEST, (fixed_field){FIELD_MOVES, 0}, handle) && *handle;
}

/* The call that ends has made a request. */
static void request_made(gatherer *x, const tr_event *e)
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
    const what *w = what_of(x, e);
    tr_map3_entry *at = tr_map3_find(&x->requests, e->thread->process->index, handle, 0);
    uint32_t node = x->threads[e->thread->index].node;
    if (!at || node == NONE)
        return;
    if (w->starts) { /* of a receive nothing else is recorded then */
        if (at->v.u[0] & REQUEST_RECEIVES)
            at->v.u[1] = (uint64_t)e->ns;
    } else if (at->v.u[0] & REQUEST_SENDS) {
        mpi_message *m = &x->messages.list[at->v.u[1]];
        *(w->readies ? &m->send : &m->sent) = node;
    } else if (!(at->v.u[0] & REQUEST_RECEIVES))
        graph_join(x->g, node, (uint32_t)at->v.u[0] - 1, NODE_AWAITS);
}

static void requests(gatherer *x, const tr_event *e)
{
    tr_value v, one;
    if (!outer_node(x, e, NODE_MESSAGE) || !x->requests.table.n || !tr_role_get(e, TRACE_R_REQUEST, &v))
        return;
    if (!v.is_array)
        awaits(x, e, v.u);
    for (uint32_t k = 0; v.is_array && k < v.n && tr_element(&v, k, &one); k++)
        awaits(x, e, one.u);
}

/* When the receive of a message that has come now was asked for. */
static int64_t posted(const gatherer *x, const tr_event *e, int64_t otherwise)
{
    uint64_t handle;
    const tr_map3_entry *at = e->def->roles >> TRACE_R_REQUEST & 1 && handle_of(e, &handle)
                                  ? tr_map3_find(&x->requests, e->thread->process->index, handle, 0)
                                  : NULL;
    return at && at->v.u[0] & REQUEST_RECEIVES ? (int64_t)at->v.u[1] : otherwise;
}

/* A message was sent. What MPI_Start sends has a request that is made already. */
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

/* So long calls have asked in vain whether something is over, until now: the thread waited all the
 * time since it did something else, if it did next to nothing between two of them. */
static void polled(gatherer *x, const tr_event *e)
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

static void message(gatherer *x, const plan *p, const tr_event *e)
{
    const what *w = what_of(x, e);
    const tr_process *process = e->thread->process;
    int32_t own = process->rank;
    uint64_t comm, tag, peer;
    uint32_t at;
    node *n;
    if (own < 0 || !number(e, TRACE_R_COMM, p->comm, &comm) || !number(e, TRACE_R_TAG, w->tag, &tag))
        return;
    comm = of_run(e, comm);
    if (e->def->kind != TRACE_KIND_BEGIN && number(e, TRACE_R_SRC, w->src, &peer) && peer <= INT32_MAX) {
        flow_link link = flows_receive(
            &x->flows, &(flow_key){comm, (int64_t)tag, (int32_t)tr_peer_rank(process, (int64_t)peer), own});
        thread_now *t = &x->threads[e->thread->index];
        if ((n = outer_node(x, e, NODE_MESSAGE)) != NULL || (n = polls_node(x, t)) != NULL) {
            at = (uint32_t)(n - x->g->nodes);
            n->flags |= NODE_RECEIVES;
            n->bytes += field_bytes(p->received, e, TRACE_R_BYTES_RECV);
            if (link.seen && link.send_ns != INT64_MIN) {
                mpi_message *m = &x->messages.list[link.send_ns];
                graph_edge(x->g, at, m->send, false, false);
                m->received = at;
                m->posted = posted(x, e, x->g->nodes[at].begin);
                m->bytes = field_bytes(p->received, e, TRACE_R_BYTES_RECV);
            }
        }
    }
    if (number(e, TRACE_R_DST, w->dst, &peer) && peer <= INT32_MAX) {
        n = outer_node(x, e, NODE_MESSAGE);
        if (n) {
            n->flags |= NODE_SENDS;
            n->bytes += field_bytes(p->sent, e, TRACE_R_BYTES_SENT);
            sends(x, e, x->threads[e->thread->index].node);
        }
        flows_send(&x->flows, &(flow_key){comm, (int64_t)tag, own, (int32_t)tr_peer_rank(process, (int64_t)peer)},
                   n ? (int64_t)x->threads[e->thread->index].sent : INT64_MIN);
    }
}

/* A call that has to do with a window of MPI begins. */
static void window(gatherer *x, const plan *p, const tr_event *e)
{
    const what *w = what_of(x, e);
    const tr_process *process = e->thread->process;
    int32_t target = EPOCH_ALL;
    bool shared = w->how < 0;
    uint64_t win;
    tr_value v;
    if (process->rank < 0 || !number(e, TRACE_R_COMM, p->comm, &win) || !win)
        return;
    if (w->target >= 0 && tr_field_get(e, (unsigned)w->target, &v))
        target = (int32_t)tr_peer_rank(process, v.i);
    if (w->how >= 0 && tr_field_get(e, (unsigned)w->how, &v) && v.field->enumeration)
        for (uint32_t i = 0; i < v.field->enumeration->n; i++)
            shared |= v.field->enumeration->values[i].value == v.i &&
                      strstr(v.field->enumeration->values[i].name, "SHARED") != NULL;
    if (w->epoch != EPOCH_ACCESS && !outer_node(x, e, NODE_MESSAGE))
        return;
    epoch_take(&x->epochs, (enum epoch_call)w->epoch, process->index, process->rank, of_run(e, win), target, shared,
               x->threads[e->thread->index].node);
}

/* ---- devices ----------------------------------------------------------------------------------------------------- */

/* Of the collectives that the thread has asked for, one of each communicator is done by the kernel that is launched
 * now: in the order of their first calls. */
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

static void asks(gatherer *x, const plan *p, const tr_event *e)
{
    uint64_t id;
    int64_t after;
    const tr_def *outer = x->threads[e->thread->index].outer;
    node *n = outer ? outer_node(x, e, plain_kind(x, outer)) : NULL;
    if (!n || !number(e, TRACE_R_CORRELATION, what_of(x, e)->correlation, &id))
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
    const tr_track *track = number(e, TRACE_R_TRACK, what_of(x, e)->track, &id) && id <= UINT32_MAX
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
    what *w = &x->defs[e->def->index];
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

/* A kernel that does a collective: the call that launched it says which, or its name says that it is one. */
static void works_together(gatherer *x, const plan *p, const tr_event *e, uint32_t at)
{
    uint64_t id;
    uint32_t c;
    tr_map3_entry *known = NULL;
    if (x->together.table.n && number(e, TRACE_R_CORRELATION, what_of(x, e)->correlation, &id))
        known = tr_map3_find(&x->together, e->thread->process->index | (uint64_t)p->api << 32, id, 0);
    if (known) {
        group_of(x, (uint64_t)p->api | OF_KERNELS, known->v.u[0], known->v.u[1], &c)->api = p->api;
        graph_join(x->g, at, c, NODE_ARRIVES | NODE_AWAITS);
        tr_map3_remove(&x->together, known);
    } else if (kernels_together(&x->kernels, x->g->nodes[at].name))
        kernels_take(&x->kernels, at);
}

/* How much a kernel has to do, as far as its launch says so. */
static uint64_t blocks_of(const gatherer *x, const tr_event *e)
{
    tr_value v, one;
    uint64_t blocks = 1;
    if (what_of(x, e)->grid < 0 || !tr_field_get(e, (unsigned)what_of(x, e)->grid, &v) || !v.is_array)
        return 0;
    for (uint32_t k = 0; k < v.n && tr_element(&v, k, &one); k++)
        blocks *= one.u ? one.u : 1;
    return blocks;
}

static void work(gatherer *x, const plan *p, const tr_event *e)
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
    if (number(e, TRACE_R_CORRELATION, what_of(x, e)->correlation, &id) &&
        launches_find(&x->launches, e->thread->process->index, p->api, id, &asked, &after) &&
        x->g->nodes[asked].begin <= e->ns)
        graph_asked(x->g, at, asked, after);
    if (met(p, e, &comm, &seq)) {
        group_of(x, (uint64_t)p->api | OF_QUEUES, of_run(e, comm), seq, &c)->api = p->api;
        graph_join(x->g, at, c, NODE_ARRIVES | NODE_AWAITS);
    } else if (!copy)
        works_together(x, p, e, at);
}

/* ---- tasks and counters ------------------------------------------------------------------------------------------ */

static uint32_t name_of(gatherer *x, const tr_open *o)
{
    uint32_t *plain = &x->defs[o->def->index].plain;
    if (o->name)
        return plain_name(o->name, o->name_length);
    if (!*plain)
        *plain = plain_name(o->def->name, strlen(o->def->name));
    return *plain;
}

static void phase_over(gatherer *x, uint16_t depth, uint32_t at, const tr_open *o, int64_t end_ns)
{
    phases *p = &x->to->phases;
    if (depth < p->depth && o->begin_ns >= x->begins)
        phases_add(p, &(phase){o->begin_ns, end_ns, at, name_of(x, o), depth});
}

static inline void closes(gatherer *x, const tr_event *e, tr_open *o, int64_t end_ns)
{
    thread_now *t = &x->threads[e->thread->index];
    if (locks_any(&x->to->locks))
        locks_close(&x->to->locks, o->def, e->thread, end_ns);
    if (o->mark & MARK_OUTER) {
        t->gathers += x->defs[o->def->index].gathers;
        if (t->gathers <= 0) /* what it has asked for is launched by now */
            t->launched = t->nqueued = 0;
        if (t->node == NONE && end_ns - o->begin_ns >= CALL_NS)
            outer_node(x, e, plain_kind(x, o->def));
        if (t->node != NONE)
            x->g->nodes[t->node].end = end_ns > o->begin_ns ? end_ns : o->begin_ns + 1;
        t->outer = NULL;
        t->node = t->sent = NONE;
    }
    if (x->defs[o->def->index].waits) {
        int64_t from = o->begin_ns > x->begins ? o->begin_ns : x->begins, to = end_ns < x->ends ? end_ns : x->ends;
        if (to > from)
            waiting_add(&x->to->waits, e->thread->index, name_of(x, o), from, to, to - from);
    }
    if (o->mark & MARK_PHASE) {
        t->depth--;
        t->busy &= t->depth > 0;
        phase_over(x, t->depth, e->thread->index, o, end_ns);
    }
}

static void closed(void *user, tr_open *o, int64_t end_ns, bool known)
{
    void *const *both = user;
    (void)known;
    closes(both[0], both[1], o, end_ns);
}

/* ---- the window -------------------------------------------------------------------------------------------------- */

/* Of what was before the window only counts what is under way, with what it waits for. */
static void forget(gatherer *x)
{
    uint32_t *nodes = tr_alloc(((size_t)x->g->n + 1) * sizeof *nodes), *groups;
    tr_map3 kept = {0};
    const tr_map3_entry *e;
    size_t i;
    groups = tr_alloc(((size_t)x->g->ngroups + 1) * sizeof *groups);
    window_forget(x->g, x->begins, nodes, groups);
    for (i = 0; i < x->nthreads; i++)
        if (x->threads[i].node != NONE)
            x->threads[i].node = nodes[x->threads[i].node];
    for (i = 0; (e = tr_map3_each(&x->groups, &i));)
        if (groups[e->v.u[0] - 1] != NONE)
            tr_map3_put(&kept, e->key[0], e->key[1], e->key[2])->v.u[0] = (uint64_t)groups[e->v.u[0] - 1] + 1;
    tr_map3_free(&x->groups);
    x->groups = kept;
    free(nodes);
    free(groups);
    tr_map3_free(&x->requests);
    x->messages.n = 0;
    epochs_forget(&x->epochs);
    x->kernels.n = 0;
    tr_map3_free(&x->together);
    memset(&x->together, 0, sizeof x->together);
    for (i = 0; i < x->nthreads; i++)
        x->threads[i].sent = x->threads[i].polls = NONE;
    launches_free(&x->launches);
    memset(&x->launches, 0, sizeof x->launches);
    flows_forget(&x->flows);
    x->to->works = x->to->launches = 0;
    x->forget_at = 2 * x->g->n + FORGET_EACH;
}

/* False: the event is behind the window, or nothing of it is in it. */
static bool in_window(gatherer *x, const tr_event *e)
{
    if (e->ns >= x->ends || (x->before && e->def->kind == TRACE_KIND_SLICE && e->end_ns < x->begins))
        return false;
    if (!x->before)
        return true;
    if (e->ns >= x->begins || x->g->n >= x->forget_at || x->g->n >= x->g->most)
        forget(x);
    x->before = e->ns < x->begins;
    return !x->before || e->def->kind != TRACE_KIND_COUNTER;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void begin(gatherer *x, const plan *p, const tr_event *e)
{
    thread_now *t = &x->threads[e->thread->index];
    tr_open *o = tr_stack_opens(t->stack, e);
    uint8_t api = what_of(x, e)->api;
    if (!api) {
        if (what_of(x, e)->task) {
            o->mark = MARK_PHASE;
            t->depth++;
        }
        return;
    }
    if (!t->outer) {
        t->outer = e->def;
        t->outer_ns = e->ns;
        t->bytes = 0;
        t->lane = api & IN_PLACE ? x->g->lanes[e->thread->index].main : e->thread->index;
        o->mark = MARK_OUTER;
    }
    if (what_of(x, e)->epoch)
        window(x, p, e);
    if (p->collective)
        collective(x, p, e, !p->begun);
    else if (api & COMMUNICATES && e->def->roles >> TRACE_R_REQUEST & 1)
        requests(x, e);
    if (p->message)
        message(x, p, e);
}

static void end(gatherer *x, tr_stack *stack, const tr_event *e)
{
    tr_open *o = tr_stack_closes(stack, e);
    if (o) {
        closes(x, e, o, e->ns);
        tr_stack_pop(stack, e->ns);
    } else
        tr_stack_end(stack, e, closed, (void *[]){x, (void *)(uintptr_t)e});
}

/* Locks have a name of the program, not of what waits for them: the task around. */
static void lock_event(gatherer *x, const tr_event *e)
{
    tr_stack *stack = x->threads[e->thread->index].stack;
    uint32_t name = 0;
    for (size_t i = stack ? tr_stack_depth(stack) : 0; i-- > 0 && !name;)
        if (tr_stack_at(stack, i)->def && tr_stack_at(stack, i)->mark & MARK_PHASE)
            name = name_of(x, tr_stack_at(stack, i));
    locks_take(&x->to->locks, e, name);
}

/* What is no begin and no end of a slice, but is told of one. */
static void told(gatherer *x, const plan *p, const tr_event *e)
{
    if (e->def->roles >> TRACE_R_CORRELATION & 1)
        asks(x, p, e);
    else if (p->collective) {
        collective(x, p, e, false);
        if (e->def->roles >> TRACE_R_REQUEST & 1) /* MPI_Start of one that is persistent */
            request_made(x, e);
    } else if (p->message)
        message(x, p, e);
}

static uint8_t act_of(const tr_def *def, const plan *p)
{
    if (p->device)
        return ACT_WORK;
    switch (def->kind) {
    case TRACE_KIND_COUNTER: return ACT_COUNTER;
    case TRACE_KIND_BEGIN: return ACT_BEGIN;
    case TRACE_KIND_END: return p->message || def->roles >> TRACE_R_REQUEST & 1 ? ACT_END_TOLD : ACT_END;
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE: return ACT_TOLD;
    case TRACE_KIND_INSTANT:
        return def->roles >> TRACE_R_SPENT & 1 && def->roles >> TRACE_R_CALLS & 1 ? ACT_POLLS : ACT_NONE;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: return ACT_PAUSE;
    }
    return ACT_NONE;
}

static inline void take(gatherer *x, const tr_event *e)
{
    const plan *p = &x->tally->plans[e->def->index];
    thread_now *t = &x->threads[e->thread->index];
    lane *l = &x->g->lanes[e->thread->index];
    const uint8_t act = what_of(x, e)->act;
    if (locks_any(&x->to->locks) && e->ns < x->ends && e->def->kind != TRACE_KIND_END)
        lock_event(x, e);
    if (act == ACT_NONE)
        return;
    /* a thread that only pauses, as one that hands over work of devices, does nothing that the run waits for */
    if (act <= ACT_TOLD || (act == ACT_PAUSE && l->to != INT64_MIN)) {
        l->from = e->ns < l->from ? e->ns : l->from;
        l->to = e->ns > l->to ? e->ns : l->to;
    }
    if (x->window && !in_window(x, e))
        return;
    switch (act) {
    case ACT_BEGIN: begin(x, p, e); break;
    case ACT_END_TOLD:
        if (p->message)
            message(x, p, e);
        if (e->def->roles >> TRACE_R_REQUEST & 1)
            request_made(x, e);
        end(x, t->stack, e);
        break;
    case ACT_END: end(x, t->stack, e); break;
    case ACT_POLLS: polled(x, e); break;
    case ACT_TOLD: told(x, p, e); break;
    case ACT_PAUSE: tr_stack_pause(t->stack, e, closed, (void *[]){x, (void *)(uintptr_t)e}); break;
    case ACT_WORK: work(x, p, e); break;
    case ACT_COUNTER: series_take(&x->to->counters, &t->sampled, x->g->trace, p, e); break;
    }
}

/* Whether the event behind a begin ends it: neither needs the thread's stack then. */
static inline bool is_leaf(const gatherer *x, const tr_event *begin, const tr_event *end)
{
    return what_of(x, begin)->leaf && end->thread == begin->thread && what_of(x, end)->act == ACT_END &&
           tr_stack_is_end(begin->def, begin->recorder, end);
}

static inline void take_leaf(gatherer *x, const tr_event *begin, int64_t end_ns)
{
    thread_now *t = &x->threads[begin->thread->index];
    lane *l = &x->g->lanes[begin->thread->index];
    tr_open o;
    l->from = begin->ns < l->from ? begin->ns : l->from;
    l->to = end_ns > l->to ? end_ns : l->to;
    t->busy &= t->depth > 0;
    if (t->depth >= x->to->phases.depth)
        return;
    tr_stack_open(&o, begin);
    phase_over(x, t->depth, begin->thread->index, &o, end_ns);
}

static void take_all(void *user, const tr_event *events, size_t n)
{
    gatherer *x = user;
    for (size_t i = 0; i < n; i++)
        if (i + 1 < n && is_leaf(x, &events[i], &events[i + 1])) {
            take_leaf(x, &events[i], events[i + 1].ns);
            i++;
        } else
            take(x, &events[i]);
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

static void lanes_make(gatherer *x)
{
    graph *g = x->g;
    tr_thread *const *threads;
    tr_track *const *tracks;
    uint32_t i, k, n, main;
    x->nthreads = tr_trace_threads(g->trace, &threads);
    x->ntracks = tr_trace_tracks(g->trace, &tracks);
    g->nlanes = (uint32_t)(x->nthreads + x->ntracks);
    g->lanes = tr_alloc((g->nlanes + 1) * sizeof *g->lanes);
    for (i = 0; i < g->nlanes; i++)
        g->lanes[i] = (lane){.from = INT64_MAX, .to = INT64_MIN, .main = i};
    for (i = 0; i < x->nthreads; i += n) { /* those of a process stand together */
        const tr_process *process = threads[i]->process;
        main = i;
        for (n = 0; i + n < x->nthreads && threads[i + n]->process == process; n++)
            if (threads[i + n]->tid == process->header->pid) /* not the first one, if others recorded before it */
                main = i + n;
        for (k = i; k < i + n; k++) {
            g->lanes[k].thread = threads[k];
            g->lanes[k].process = process->index;
            g->lanes[k].main = main;
        }
    }
}

/* A range that lasts as long as a collective does (gloo's, on threads of its own). Where devices work, the first thread
 * has calls of its own at that time. */
static bool marks_collective(const gatherer *x, const tr_def *def)
{
    const plan *p = &x->tally->plans[def->index];
    if (!p->collective || p->begun)
        return false;
    for (size_t i = 0; i < x->tally->rows.ntables; i++)
        if (x->tally->rows.tables[i]->kind == KIND_DEVICE)
            return false;
    return true;
}

static bool begins(const char *name, const char *with) { return !strncmp(name, with, strlen(with)); }

static void classify(gatherer *x)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(x->g->trace, &defs), i;
    tr_map3 apis = {0}; /* API -> what its definitions say. Calls of CUDA's runtime copy; their numbers are CUDA's */
    x->defs = tr_alloc((n + 1) * sizeof *x->defs);
    for (i = 0; i < n; i++)
        tr_map3_put(&apis, x->tally->plans[defs[i]->index].api, 0, 0)->v.u[0] |=
            (defs[i]->roles >> TRACE_R_COMM & 1 ? COMMUNICATES : 0) |
            ((defs[i]->roles >> TRACE_R_CORRELATION | defs[i]->roles >> TRACE_R_DIRECTION) & 1 ? DRIVES : 0);
    for (i = 0; i < n; i++) {
        x->defs[defs[i]->index].api = (uint8_t)tr_map3_find(&apis, x->tally->plans[defs[i]->index].api, 0, 0)->v.u[0];
        x->to->communicates |= (x->defs[defs[i]->index].api & COMMUNICATES) != 0;
        x->to->devices |= (x->defs[defs[i]->index].api & DRIVES) != 0;
    }
    tr_map3_free(&apis);
    for (i = 0; i < n; i++) { /* ranges that a library marks are no calls, whatever their group is called */
        what *w = &x->defs[defs[i]->index];
        w->act = act_of(defs[i], &x->tally->plans[defs[i]->index]);
        w->task = task_is(defs[i]);
        w->synchronous = begins(defs[i]->name, "MPI_Ssend") || begins(defs[i]->name, "MPI_Issend");
        w->epoch = defs[i]->kind == TRACE_KIND_BEGIN && defs[i]->roles >> TRACE_R_COMM & 1
                       ? (uint8_t)epoch_call_of(defs[i]->name)
                       : EPOCH_NONE;
        w->target = tr_field_named(defs[i], w->epoch == EPOCH_ACCESS ? "target_rank_world" : "rank_world");
        w->how = tr_field_named(defs[i], "lock_type");
        w->grid = tr_field_named(defs[i], "grid");
        w->gathers = strstr(defs[i]->name, "GroupStart") ? 1 : strstr(defs[i]->name, "GroupEnd") ? -1 : 0;
        w->asks = x->tally->plans[defs[i]->index].collective && tr_field_named(defs[i], "stream") >= 0;
        w->starts = begins(defs[i]->name, "MPI_Start");
        w->readies = begins(defs[i]->name, "MPI_Pready");
        w->tag = plan_field(defs[i], TRACE_R_TAG);
        w->src = plan_field(defs[i], TRACE_R_SRC);
        w->dst = plan_field(defs[i], TRACE_R_DST);
        w->track = plan_field(defs[i], TRACE_R_TRACK);
        w->correlation = plan_field(defs[i], TRACE_R_CORRELATION);
        if (defs[i]->kind == TRACE_KIND_BEGIN && !defs[i]->paired)
            w->api = marks_collective(x, defs[i]) ? COMMUNICATES | IN_PLACE : 0;
        w->waits = !w->task && !w->api && names_wait(defs[i]->name);
        w->leaf = w->task && !w->api && w->act == ACT_BEGIN && !x->window && !locks_any(&x->to->locks) &&
                  !(defs[i]->roles & 1u << TRACE_R_NAME);
    }
}

/* The last call of every rank, if it is the same one, communicates, and all were in it at one time (MPI_Finalize): as a
 * rule nobody leaves it before all have come, though it is on no communicator. */
static void meet_at_end(gatherer *x)
{
    graph *g = x->g;
    int64_t last = INT64_MIN, first = INT64_MAX;
    uint32_t name = NONE, ranks = 0, c;
    for (uint32_t i = 0; i < x->nthreads; i++) {
        const lane *l = &g->lanes[i];
        const node *n = l->nodes ? &g->nodes[l->last] : NULL;
        if (l->main != i || l->thread->process->rank < 0 || l->to == INT64_MIN)
            continue;
        if (!n || n->kind != NODE_COLLECTIVE || n->group != NONE || (name != NONE && n->name != name))
            return;
        name = n->name;
        ranks++;
        last = n->begin > last ? n->begin : last;
        first = n->end < first ? n->end : first;
    }
    if (ranks < 2 || last >= first || g->until != INT64_MAX)
        return;
    group_of(x, 1ull << 33, 0, 0, &c)->size = ranks;
    for (uint32_t i = 0; i < x->nthreads; i++)
        if (g->lanes[i].main == i && g->lanes[i].thread->process->rank >= 0 && g->lanes[i].to != INT64_MIN)
            graph_join(x->g, g->lanes[i].last, c, NODE_ARRIVES | NODE_AWAITS);
}

/* Calls that never came back last until their thread was last seen. */
static void end_open(graph *g)
{
    for (uint32_t i = 0; i < g->n; i++)
        if (g->nodes[i].end == INT64_MAX) {
            int64_t seen = g->lanes[g->nodes[i].lane].to;
            g->nodes[i].end = seen > g->nodes[i].begin ? seen : g->nodes[i].begin + 1;
        }
}

static void span_find(graph *g)
{
    g->from = INT64_MAX;
    g->to = INT64_MIN;
    for (uint32_t i = 0; i < g->nlanes; i++) {
        lane *l = &g->lanes[i];
        l->to = l->to < g->until ? l->to : g->until;
        g->from = l->from < g->from ? l->from : g->from;
        g->to = l->to > g->to ? l->to : g->to;
    }
    if (g->from > g->to) /* nothing has happened */
        g->from = g->to = 0;
}

/* Where queues of devices are seen to do collectives, the calls that asked for them are no arrivals. */
static void asked_leave(graph *g)
{
    bool queues = false;
    for (uint32_t i = 0; i < g->n && !queues; i++)
        queues = g->nodes[i].group != NONE && g->lanes[g->nodes[i].lane].track;
    for (uint32_t i = 0; i < g->n && queues; i++) {
        node *n = &g->nodes[i];
        if (n->group == NONE || !g->groups[n->group].asked || g->lanes[n->lane].track)
            continue;
        if (n->flags & NODE_ARRIVES) {
            g->groups[n->group].came--;
            g->lanes[n->lane].groups--;
        }
        n->group = NONE;
        n->flags &= (uint8_t)~(NODE_ARRIVES | NODE_AWAITS);
    }
}

void gather(gathered *to, const tally *t, const loop *l, int64_t from, int64_t until, uint64_t max_mem)
{
    gatherer x = {.to = to,
                  .g = &to->graph,
                  .tally = t,
                  .begins = from,
                  .ends = until,
                  .window = from != INT64_MIN || until != INT64_MAX,
                  .before = from != INT64_MIN,
                  .forget_at = FORGET_EACH};
    graph *g = &to->graph;
    const uint32_t *placed;
    uint32_t i;
    g->trace = t->trace;
    g->until = INT64_MAX;
    g->most = max_mem / NODE_BYTES;
    g->most = g->most >= MOMENT_END ? MOMENT_END - 1 : g->most;
    graph_room(g, t->events);
    phases_open(&to->phases, max_mem / 4 / sizeof(phase), t->events / 2);
    g->from = t->first_ns > x.begins ? t->first_ns : x.begins;
    g->to = t->last_ns < x.ends ? t->last_ns : x.ends;
    if (g->from > g->to) /* nothing has happened */
        g->from = g->to = 0;
    to->counters.from = g->from;
    to->counters.to = g->to;
    lanes_make(&x);
    locks_open(&to->locks, g->trace);
    to->locks.begins = x.begins;
    to->locks.ends = x.ends;
    classify(&x);
    x.threads = tr_alloc((x.nthreads + 1) * sizeof *x.threads);
    for (i = 0; i < x.nthreads; i++) {
        x.threads[i].stack = tr_stack_gaps();
        x.threads[i].node = x.threads[i].sent = x.threads[i].polls = NONE;
        x.threads[i].lane = i;
    }
    tally_batches((tally *)(uintptr_t)t, "finding what waited for what", take_all, &x);
    if (x.before)
        forget(&x);
    if (x.begins != INT64_MIN || x.ends != INT64_MAX)
        window_cut(g, x.begins, x.ends);
    end_open(g);
    helpers_find(&to->helpers, g, l);
    if (x.ends == INT64_MAX)
        meet_at_end(&x);
    span_find(g);
    placed = graph_place(g);
    messages_wait(&x.messages, g, placed);
    epochs_wait(&x.epochs, g, placed);
    kernels_match(&x.kernels, g, placed);
    asked_leave(g);
    graph_finish(g);
    for (i = 0; i < x.nthreads; i++) {
        tr_stack_free(x.threads[i].stack);
        free(x.threads[i].queued);
    }
    free(x.threads);
    free(x.defs);
    flows_free(&x.flows);
    tr_map3_free(&x.groups);
    tr_map3_free(&x.requests);
    launches_free(&x.launches);
    messages_free(&x.messages);
    epochs_free(&x.epochs);
    kernels_free(&x.kernels);
    tr_map3_free(&x.together);
}

void gathered_free(gathered *g)
{
    graph_free(&g->graph);
    locks_free(&g->locks);
    phases_free(&g->phases);
    series_free(&g->counters);
    waiting_free(&g->waits);
    helpers_free(&g->helpers);
}
