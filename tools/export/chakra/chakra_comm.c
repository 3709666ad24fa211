/* chakra_comm.c - see chakra_comm.h */
#include "chakra_comm.h"
#include "chakra_message.h"
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

void chakra_comm_plan(chakra_plan *p)
{
    const tr_def *d = p->def;
    bool begins = d->kind == TRACE_KIND_BEGIN && d->paired;
    p->collective = -1;
    p->on_stream = groups_moves(d);
    if (begins && d->roles >> TRACE_R_COMM & 1 && (d->roles >> TRACE_R_COLL_SEQ & 1 || p->on_stream))
        p->collective = collective_of(d->name);
    chakra_message_plan(p);
    p->groups =
        begins && groups_on_streams(d->api) && (strstr(d->name, "GroupStart") || strstr(d->name, "group_start"));
    p->ends_group =
        begins && groups_on_streams(d->api) && (strstr(d->name, "GroupEnd") || strstr(d->name, "group_end"));
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
                                        .type = (uint8_t)type};
    return c->ncomms++;
}

static uint32_t message_new(chakra *c, const tr_event *e)
{
    uint32_t comm = comm_new(c, e, c->message.sent ? NODE_SEND : NODE_RECV);
    c->comms[comm].src = c->message.src;
    c->comms[comm].dst = c->message.dst;
    c->comms[comm].tag = c->tag;
    c->comms[comm].alone = !c->paired;
    return comm;
}

uint32_t chakra_comm_beside(chakra *c, uint32_t node, enum chakra_kind kind, uint32_t comm, uint32_t lane, int64_t ns)
{
    static const char *const kinds[] = {[NODE_SEND] = "send", [NODE_RECV] = "receive", [NODE_COLL] = "collective"};
    char *text = tool_text("%s:%s", c->texts.at[c->nodes[node].name], kinds[c->comms[comm].type]);
    uint32_t t = chakra_add(c, kind, ns, texts_put(&c->texts, text, strlen(text)), c->nodes[node].api, lane);
    free(text);
    c->nodes[t].comm = comm + 1;
    return t;
}

static uint32_t transfer(chakra *c, uint32_t call, uint32_t comm, uint32_t lane, int64_t ns)
{
    uint32_t t = chakra_comm_beside(c, call, CHAKRA_TRANSFER, comm, lane, ns);
    c->nodes[t].parent = call;
    return t;
}

uint32_t chakra_comm_begin(chakra *c, const chakra_plan *p, const tr_event *e, uint32_t node, uint32_t lane)
{
    uint32_t comm, t;
    if (p->collective >= 0) {
        comm = comm_new(c, e, NODE_COLL);
        c->comms[comm].collective = (uint8_t)p->collective;
    } else if (c->is_message)
        comm = message_new(c, e);
    else
        return CHAKRA_NONE;
    c->comms[comm].call = node;
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
    uint64_t handle = e->def->kind == TRACE_KIND_END ? 0 : groups_role(e, TRACE_R_REQUEST);
    const tr_map3_entry *x = handle ? tr_map3_find(&c->requests, e->thread->process->index, api_of(e), handle) : NULL;
    uint32_t comm, posted = x ? (uint32_t)x->v.u[0] - 1 : CHAKRA_NONE, t;
    if (call == CHAKRA_NONE || !c->is_message)
        return;
    comm = message_new(c, e);
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
    } else { /* MPI_Sendrecv: both go on at one time, so that one waits for what the other does */
        for (uint32_t k = c->nodes[call].deps; k != CHAKRA_NONE; k = c->deps[k].next)
            chakra_depends(c, t, c->deps[k].cause);
        follow(c, lane, t);
    }
}

void chakra_comm_group(chakra *c, uint32_t lane, int64_t end_ns)
{
    chakra_lane *l = c->lanes[lane];
    for (size_t i = 0; l->nunsettled > 1 && i < l->nunsettled; i++) {
        uint32_t comm = l->unsettled[i], call = c->comms[comm].call, t;
        int64_t begin_ns = c->nodes[call].begin;
        c->nodes[call].comm = 0;
        t = transfer(c, call, comm, lane, begin_ns);
        c->nodes[t].end = end_ns > begin_ns ? end_ns : begin_ns;
        c->nodes[t].own_ns = (uint64_t)(c->nodes[t].end - begin_ns);
        chakra_depends(c, t, call);
        follow(c, lane, t);
    }
    l->nunsettled = 0;
}
