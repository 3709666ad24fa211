/* chakra_comm.c - see chakra_comm.h */
#include "chakra_comm.h"
#include "common/message.h"
#include <ctype.h>
#include <stdlib.h>

/* ---- what calls are -------------------------------------------------------------------------------------------- */

/* enum CollectiveCommType of the schema; -1: it has none for such a call. */
static int8_t collective_of(const char *name)
{
    static const struct {
        const char *word;
        int8_t type;
    } words[] = {{"allreduce", 0},     {"reducescatterblock", 8},
                 {"reducescatter", 7}, {"allgather", 2},
                 {"alltoall", 6},      {"broadcast", 5},
                 {"bcast", 5},         {"barrier", 9},
                 {"reduce", 1},        {"scatter", 4},
                 {"gather", 3}};
    char text[64];
    size_t i, n = 0;
    for (i = 0; name[i] && n + 1 < sizeof text; i++)
        if (isalnum((unsigned char)name[i]))
            text[n++] = (char)tolower((unsigned char)name[i]);
    text[n] = 0;
    if (strstr(text, "neighbor"))
        return -1;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(text, words[i].word))
            return words[i].type;
    return -1;
}

static int16_t field_named(const tr_def *d, const char *name)
{
    unsigned k;
    for (k = 0; k < d->nfields && k < INT16_MAX; k++)
        if (!strcmp(d->fields[k].name, name))
            return (int16_t)k;
    return -1;
}

void chakra_comm_plan(chakra_plan *p)
{
    const tr_def *d = p->def;
    const unsigned message = 1u << TRACE_R_COMM | 1u << TRACE_R_TAG;
    bool begins = d->kind == TRACE_KIND_BEGIN && d->paired;
    p->collective = -1;
    p->peer = -1;
    p->on_stream = groups_moves(d);
    if (begins && d->roles >> TRACE_R_COMM & 1 && (d->roles >> TRACE_R_COLL_SEQ & 1 || p->on_stream))
        p->collective = collective_of(d->name);
    if (p->on_stream && p->collective < 0 && (p->peer = field_named(d, "peer")) >= 0) {
        p->sends = (d->roles >> TRACE_R_BYTES_SENT & 1) != 0;
        p->receives = !p->sends;
    }
    if ((d->roles & message) == message) {
        p->sends |= begins && d->roles >> TRACE_R_DST & 1;
        p->receives |= d->kind != TRACE_KIND_BEGIN && d->roles >> TRACE_R_SRC & 1;
    }
    p->waits_for_requests = begins && d->roles >> TRACE_R_REQUEST & 1 && strstr(d->name, "Wait");
}

/* ---- nodes ----------------------------------------------------------------------------------------------------- */

static uint32_t comm_new(chakra *c, const tr_event *e, unsigned type)
{
    uint64_t sent = tr_bytes_of(e, TRACE_R_BYTES_SENT), received = tr_bytes_of(e, TRACE_R_BYTES_RECV);
    uint64_t all = tr_bytes(e);
    c->comms = tr_grow(c->comms, (size_t)c->ncomms + 1, &c->comm_room, sizeof *c->comms);
    c->comms[c->ncomms] = (chakra_comm){.comm = groups_role(e, TRACE_R_COMM),
                                        .bytes = type == NODE_RECV ? (received ? received : all)
                                                 : sent            ? sent
                                                 : received        ? received
                                                                   : all,
                                        .seq = groups_role(e, TRACE_R_COLL_SEQ),
                                        .src = -1,
                                        .dst = -1,
                                        .tag = (int32_t)groups_role(e, TRACE_R_TAG),
                                        .type = (uint8_t)type};
    return c->ncomms++;
}

/* The rank of the job that a member of a communicator is; -1: nothing says it. */
static int32_t world_rank(const chakra *c, uint64_t comm, int64_t member)
{
    const struct group *g = groups_find(c->groups, comm);
    return g && g->nranks == g->size && member >= 0 && member < (int64_t)g->nranks ? g->ranks[member] : -1;
}

static int32_t peer_of(const chakra *c, const chakra_plan *p, const tr_event *e, enum trace_role role)
{
    tr_value v;
    if (p->peer >= 0)
        return tr_field_get(e, (unsigned)p->peer, &v) && !v.is_array ? world_rank(c, groups_role(e, TRACE_R_COMM), v.i)
                                                                     : -1;
    return tr_role_get(e, role, &v) && !v.is_array && v.i >= 0 && v.i <= INT32_MAX ? (int32_t)v.i : -1;
}

/* A node beside its call, such as MPI_Isend:send. */
static uint32_t transfer(chakra *c, uint32_t call, uint32_t comm, uint32_t lane, int64_t ns)
{
    static const char *const kinds[] = {[NODE_SEND] = "send", [NODE_RECV] = "receive", [NODE_COLL] = "collective"};
    char *text = tool_text("%s:%s", c->texts.at[c->nodes[call].name], kinds[c->comms[comm].type]);
    uint32_t t = chakra_add(c, CHAKRA_TRANSFER, ns, texts_put(&c->texts, text, strlen(text)), c->nodes[call].api, lane);
    free(text);
    c->nodes[t].comm = comm + 1;
    c->nodes[t].parent = call;
    return t;
}

uint32_t chakra_comm_begin(chakra *c, const chakra_plan *p, const tr_event *e, uint32_t node, uint32_t lane)
{
    int32_t own = e->thread->process->rank, peer = -1;
    uint32_t comm, t;
    if (p->collective >= 0) {
        comm = comm_new(c, e, NODE_COLL);
        c->comms[comm].collective = (uint8_t)p->collective;
    } else if (p->sends || (p->receives && p->peer >= 0)) {
        peer = peer_of(c, p, e, TRACE_R_DST);
        if (peer < 0 && p->peer < 0)
            return CHAKRA_NONE; /* to MPI_PROC_NULL */
        comm = comm_new(c, e, p->sends ? NODE_SEND : NODE_RECV);
        c->comms[comm].src = p->sends ? own : peer;
        c->comms[comm].dst = p->sends ? peer : own;
    } else
        return CHAKRA_NONE;
    if (!p->begins) {
        c->nodes[node].comm = comm + 1;
        return CHAKRA_NONE;
    }
    t = transfer(c, node, comm, lane, e->ns);
    chakra_depends(c, t, node);
    return t;
}

/* ---- requests and messages that come --------------------------------------------------------------------------- */

static uint64_t api_of(const tr_event *e) { return tr_hash(e->def->api, strlen(e->def->api), 0); }

void chakra_comm_request(chakra *c, const tr_event *e, uint32_t call, uint32_t transfer)
{
    uint64_t handle = groups_role(e, TRACE_R_REQUEST);
    tr_map3_entry *x = handle ? tr_map3_put(&c->requests, e->thread->process->index, api_of(e), handle) : NULL;
    if (!x)
        return;
    x->v.u[0] = (uint64_t)call + 1;
    x->v.u[1] = transfer == CHAKRA_NONE ? 0 : (uint64_t)transfer + 1;
}

static void wait_for(chakra *c, const tr_event *e, uint32_t node, uint64_t handle)
{
    tr_map3_entry *x = tr_map3_find(&c->requests, e->thread->process->index, api_of(e), handle);
    if (!x || !x->v.u[1])
        return;
    chakra_depends(c, node, (uint32_t)x->v.u[1] - 1);
    tr_map3_remove(&c->requests, x);
}

void chakra_comm_waits(chakra *c, const tr_event *e, uint32_t node)
{
    tr_value v, one;
    if (!c->requests.table.n || !tr_role_get(e, TRACE_R_REQUEST, &v))
        return;
    if (!v.is_array)
        wait_for(c, e, node, v.u);
    for (uint32_t k = 0; v.is_array && k < v.n && tr_element(&v, k, &one); k++)
        wait_for(c, e, node, one.u);
}

void chakra_comm_end(chakra *c, uint32_t node, int64_t end_ns)
{
    uint32_t k;
    for (k = c->nodes[node].deps; k != CHAKRA_NONE; k = c->deps[k].next) {
        chakra_node *x = &c->nodes[c->deps[k].cause];
        if (x->kind == CHAKRA_TRANSFER && x->end == x->begin && end_ns > x->begin) {
            x->end = end_ns;
            x->own_ns = (uint64_t)(end_ns - x->begin);
        }
    }
}

/* What follows on the thread waits for the transfer, too. */
static void follow(chakra *c, uint32_t lane, uint32_t transfer)
{
    c->deps = tr_grow(c->deps, (size_t)c->ndeps + 1, &c->dep_room, sizeof *c->deps);
    c->deps[c->ndeps] = (chakra_dep){transfer, c->lanes[lane]->after};
    c->lanes[lane]->after = c->ndeps++;
}

void chakra_comm_received(chakra *c, const tr_event *e, uint32_t call, uint32_t lane)
{
    int32_t own = e->thread->process->rank;
    uint64_t handle = e->def->kind == TRACE_KIND_END ? 0 : groups_role(e, TRACE_R_REQUEST);
    const tr_map3_entry *x = handle ? tr_map3_find(&c->requests, e->thread->process->index, api_of(e), handle) : NULL;
    uint32_t comm, posted = x ? (uint32_t)x->v.u[0] - 1 : CHAKRA_NONE, t;
    tr_value v;
    if (call == CHAKRA_NONE || !tr_role_get(e, TRACE_R_SRC, &v) || v.is_array || v.i < 0 || v.i > INT32_MAX)
        return;
    comm = comm_new(c, e, NODE_RECV);
    c->comms[comm].src = (int32_t)v.i;
    c->comms[comm].dst = own;
    if (posted == CHAKRA_NONE && !handle && !c->nodes[call].comm) { /* the call does nothing else */
        c->nodes[call].comm = comm + 1;
        return;
    }
    t = transfer(c, posted == CHAKRA_NONE ? call : posted, comm, lane,
                 posted == CHAKRA_NONE ? c->nodes[call].begin : c->nodes[posted].begin);
    c->nodes[t].end = e->ns > c->nodes[t].begin ? e->ns : c->nodes[t].begin;
    c->nodes[t].own_ns = (uint64_t)(c->nodes[t].end - c->nodes[t].begin);
    if (posted != CHAKRA_NONE) {
        chakra_depends(c, t, posted);
        chakra_depends(c, call, t);
    } else {
        chakra_depends(c, t, call);
        follow(c, lane, t);
    }
}
