/* chakra_write.c - the format chakra: MLCommons' Chakra execution traces, schema 1.1.1-chakra.0.0.4
 *
 * A file is a sequence of messages of protobuf, each behind its length: GlobalMetadata, then nodes. The numbers of
 * fields below are those of the schema's et_def.proto.
 */
#include "chakra_message.h"
#include "chakra_take.h"
#include "chakra_wait.h"
#include "common/comms.h"
#include "common/names.h"
#include "common/pb.h"
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

enum { META_VERSION = 1, META_ATTRIBUTE = 2 };
enum {
    NODE_ID = 1,
    NODE_NAME = 2,
    NODE_TYPE = 3,
    NODE_CTRL_DEPS = 4,
    NODE_DATA_DEPS = 5,
    NODE_START_MICROS = 6,
    NODE_DURATION_MICROS = 7,
    NODE_INPUTS = 8,
    NODE_OUTPUTS = 9,
    NODE_ATTRIBUTE = 10
};
enum { IO_VALUES = 1, IO_SHAPES = 2, IO_TYPES = 3 };
enum { ATTR_NAME = 1, ATTR_INT32 = 7, ATTR_INT64 = 9, ATTR_UINT64 = 13, ATTR_BOOL = 27, ATTR_STRING = 29 };

typedef struct writer {
    chakra *c;
    tool_out *out;
    pb_buf message, part, ids;
} writer;

static void begin(writer *w) { w->message.n = 0; }

static void end(writer *w)
{
    uint8_t head[PB_TAG_ROOM];
    out_bytes(w->out, head, (size_t)(pb_varint(head, w->message.n) - head));
    out_bytes(w->out, w->message.data, w->message.n);
}

/* ---- attributes ------------------------------------------------------------------------------------------------ */

static void put_number(writer *w, unsigned field, const char *name, unsigned kind, uint64_t v)
{
    w->part.n = 0;
    pb_add_text(&w->part, ATTR_NAME, name);
    pb_add_uint(&w->part, kind, v);
    pb_add_bytes(&w->message, field, w->part.data, w->part.n);
}

static void put_string(writer *w, unsigned field, const char *name, const char *text)
{
    w->part.n = 0;
    pb_add_text(&w->part, ATTR_NAME, name);
    pb_add_text(&w->part, ATTR_STRING, text);
    pb_add_bytes(&w->message, field, w->part.data, w->part.n);
}

static void put_int(writer *w, const char *name, unsigned kind, int64_t v)
{
    put_number(w, NODE_ATTRIBUTE, name, kind, (uint64_t)v);
}

/* ---- what stands before the nodes ------------------------------------------------------------------------------ */

static void put_head(writer *w)
{
    const chakra *c = w->c;
    const tr_process *first = c->part->processes[0];
    time_t seconds = (time_t)(c->base_ns / 1000000000);
    int64_t last = c->base_ns;
    char text[40] = "";
    struct tm tm;
    for (uint32_t i = 0; i < c->norder; i++)
        last = c->nodes[c->order[i]].end > last ? c->nodes[c->order[i]].end : last;
    if (gmtime_r(&seconds, &tm))
        strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &tm);
    begin(w);
    pb_add_text(&w->message, META_VERSION, "0.0.4");
    put_string(w, META_ATTRIBUTE, "schema", "1.1.1-chakra.0.0.4");
    put_number(w, META_ATTRIBUTE, "pid", ATTR_UINT64, first->header->pid);
    put_string(w, META_ATTRIBUTE, "time", text);
    put_number(w, META_ATTRIBUTE, "start_ts", ATTR_UINT64, (uint64_t)c->base_ns / 1000);
    put_number(w, META_ATTRIBUTE, "finish_ts", ATTR_UINT64, (uint64_t)last / 1000);
    put_number(w, META_ATTRIBUTE, "rank", ATTR_INT64, (uint64_t)(int64_t)c->part->rank);
    end(w);
}

static void json_member(tool_out *out, const char *key, bool first)
{
    out_room(out);
    out_str(out, first ? "{\"" : ", \"");
    out_str(out, key);
    out_str(out, "\": ");
}

static void put_text(tool_out *out, const char *text)
{
    json_text(&(tool_json){.out = out, .after_key = true}, text, strlen(text));
}

/* Process groups as PyTorch's execution traces have them: a node whose value is a list with one text, JSON. */
static bool put_groups(writer *w)
{
    const groups *g = w->c->groups;
    tool_out *out;
    char *text, number[24];
    size_t n;
    if (!g->n)
        return false;
    out = out_memory();
    out_str(out, "['[");
    for (size_t i = 0; i < g->n; i++) {
        const struct group *x = &g->list[i];
        const char *known = x->name ? x->name : comms_known(x->api, x->comm);
        out_str(out, i ? ", " : "");
        json_member(out, "pg_name", true);
        snprintf(number, sizeof number, "%zu", i);
        put_text(out, number);
        json_member(out, "pg_desc", false);
        put_text(out, known ? known : "");
        json_member(out, "backend_config", false);
        put_text(out, x->api);
        json_member(out, "ranks", false);
        out_str(out, "[");
        for (uint32_t k = 0; k < x->nranks && x->nranks == x->size; k++) {
            out_room(out);
            out_str(out, k ? ", " : "");
            out_i64(out, x->ranks[k]);
        }
        out_str(out, "]");
        json_member(out, "group_size", false);
        out_u64(out, x->size);
        out_room(out);
        out_str(out, "}");
    }
    out_str(out, "]']");
    text = out_text(out, &n);
    begin(w);
    pb_add_uint(&w->message, NODE_ID, 0);
    pb_add_text(&w->message, NODE_NAME, "## process_group:init ##");
    pb_add_uint(&w->message, NODE_TYPE, NODE_METADATA);
    w->part.n = 0;
    pb_add_bytes(&w->part, IO_VALUES, text, n);
    pb_add_text(&w->part, IO_SHAPES, "[[]]");
    pb_add_text(&w->part, IO_TYPES, "['String']");
    pb_add_bytes(&w->message, NODE_INPUTS, w->part.data, w->part.n);
    put_number(w, NODE_ATTRIBUTE, "is_cpu_op", ATTR_BOOL, 1);
    end(w);
    free(text);
    return true;
}

/* ---- nodes ----------------------------------------------------------------------------------------------------- */

static const chakra_comm *comm_of(const chakra *c, const chakra_node *x)
{
    const chakra_comm *m = x->comm ? &c->comms[x->comm - 1] : NULL;
    return m && m->on_device && x->kind == CHAKRA_CALL ? NULL : m;
}

static unsigned type_of(const chakra_node *x, const chakra_comm *comm)
{
    char from = (char)(x->direction & 0xff), to = (char)(x->direction >> 8);
    bool host_from = from == 'M' || from == 'H', host_to = to == 'M' || to == 'H';
    if (comm && !comm->alone)
        return comm->type;
    if (x->kind == CHAKRA_COPY && host_from != host_to)
        return host_from ? NODE_LOAD : NODE_STORE;
    return NODE_COMP;
}

static uint64_t number_of(const writer *w, uint32_t node) { return w->c->number[node]; }

/* Causes that are written have a lower number than the node; a circle of causes is broken there. */
static void put_deps(writer *w, uint32_t node)
{
    const chakra *c = w->c;
    const chakra_node *x = &c->nodes[node];
    uint32_t k, own = c->number[node];
    uint8_t *p;
    if (x->parent != CHAKRA_NONE && c->number[x->parent] < own) {
        w->ids.n = 0;
        p = pb_room(&w->ids, PB_TAG_ROOM);
        pb_done(&w->ids, pb_varint(p, number_of(w, x->parent)));
        pb_add_bytes(&w->message, NODE_CTRL_DEPS, w->ids.data, w->ids.n);
    }
    w->ids.n = 0;
    for (k = x->deps; k != CHAKRA_NONE; k = c->deps[k].next)
        if (c->number[c->deps[k].cause] < own) {
            p = pb_room(&w->ids, PB_TAG_ROOM);
            pb_done(&w->ids, pb_varint(p, number_of(w, c->deps[k].cause)));
        }
    if (w->ids.n)
        pb_add_bytes(&w->message, NODE_DATA_DEPS, w->ids.data, w->ids.n);
}

static void put_comm(writer *w, const chakra_comm *m)
{
    const struct group *g = groups_find(w->c->groups, m->comm);
    char text[24];
    put_int(w, "comm_size", ATTR_INT64, (int64_t)m->bytes);
    if (g) {
        snprintf(text, sizeof text, "%zu", (size_t)(g - w->c->groups->list));
        put_string(w, NODE_ATTRIBUTE, "pg_name", text);
    }
    if (m->type == NODE_COLL) {
        put_int(w, "comm_type", ATTR_INT64, m->collective);
        put_int(w, "comm_seq", ATTR_UINT64, (int64_t)m->seq);
        return;
    }
    if (m->src >= 0)
        put_int(w, "comm_src", ATTR_INT32, m->src);
    if (m->dst >= 0)
        put_int(w, "comm_dst", ATTR_INT32, m->dst);
    put_int(w, "comm_tag", ATTR_INT32, m->tag);
}

static void put_node(writer *w, uint32_t node)
{
    const chakra *c = w->c;
    const chakra_node *x = &c->nodes[node];
    const chakra_comm *comm = comm_of(c, x);
    const chakra_lane *l = c->lanes[x->lane];
    int64_t begin_ns = x->begin > c->base_ns ? x->begin - c->base_ns : 0;
    char direction[4];
    bool host = x->kind == CHAKRA_CALL && (!comm || comm->alone);
    begin(w);
    pb_add_uint(&w->message, NODE_ID, number_of(w, node));
    pb_add_text(&w->message, NODE_NAME, c->texts.at[x->name]);
    pb_add_uint(&w->message, NODE_TYPE, type_of(x, comm));
    put_deps(w, node);
    pb_add_uint(&w->message, NODE_START_MICROS, (uint64_t)begin_ns / 1000);
    pb_add_uint(&w->message, NODE_DURATION_MICROS, (x->own_ns + 500) / 1000);
    put_int(w, "is_cpu_op", ATTR_BOOL, host);
    put_string(w, NODE_ATTRIBUTE, "api", c->texts.at[x->api]);
    put_int(w, "start_ns", ATTR_UINT64, begin_ns);
    put_int(w, "duration_ns", ATTR_UINT64, x->end - x->begin);
    if (l->stream >= 0) {
        put_int(w, "stream", ATTR_INT64, l->stream);
        if (l->device >= 0)
            put_int(w, "device", ATTR_INT64, l->device);
    } else
        put_int(w, "tid", ATTR_INT64, l->thread->tid);
    if (x->kind == CHAKRA_COPY || x->kind == CHAKRA_FILL) {
        put_int(w, "tensor_size", ATTR_UINT64, (int64_t)x->bytes);
        if (*names_direction(x->direction, direction))
            put_string(w, NODE_ATTRIBUTE, "direction", direction);
    }
    if (comm)
        put_comm(w, comm);
    end(w);
}

/* ---- the format ------------------------------------------------------------------------------------------------ */

static void *open_chakra(const export_part *part)
{
    chakra *c = tr_alloc(sizeof *c);
    const chakra_job *job = part->prepared;
    int64_t t0 = tr_trace_t0(part->trace);
    c->part = part;
    c->groups = job->groups;
    c->plans = job->plans;
    c->pairs = job->pairs;
    c->base_ns = t0 == INT64_MAX ? 0 : t0;
    c->waits = chakra_wait_new();
    c->walk = walk_open(part, &chakra_hooks, c);
    return c;
}

static void take(void *state, const tr_event *e)
{
    chakra *c = state;
    c->is_message =
        e->def->kind != TR_KIND_GAP && chakra_message_of(c->groups, &c->plans[e->def->index], e, &c->message);
    c->paired = c->is_message && chakra_pairs_next(c->pairs, &c->ends, &c->message, &c->tag);
    walk_event(c->walk, e);
}

static export_result close_chakra(void *state)
{
    chakra *c = state;
    writer w = {.c = c, .out = c->part->out};
    export_result r;
    walk_finish(c->walk);
    chakra_wait_settle(c);
    chakra_order(c);
    put_head(&w);
    r = (export_result){.records = c->norder + put_groups(&w),
                        .unfinished = walk_unfinished(c->walk),
                        .orphans = walk_orphans(c->walk)};
    for (uint32_t i = 0; i < c->norder; i++)
        r.alone += comm_of(c, &c->nodes[c->order[i]]) && comm_of(c, &c->nodes[c->order[i]])->alone;
    for (uint32_t i = 0; i < c->norder; i++)
        put_node(&w, c->order[i]);
    walk_close(c->walk);
    chakra_wait_free(c->waits);
    chakra_free(c);
    free(w.message.data);
    free(w.part.data);
    free(w.ids.data);
    return r;
}

static void *prepare(const export_job *of)
{
    chakra_job *job = tr_alloc(sizeof *job);
    const tr_def *const *defs;
    size_t n = tr_trace_defs(of->trace, &defs), i;
    job->groups = groups_take(of->trace, true);
    job->plans = tr_alloc((n + 1) * sizeof *job->plans);
    for (i = 0; i < n; i++)
        chakra_plan_make(&job->plans[defs[i]->index], defs[i]);
    for (i = 0; i < n; i++) /* what ends with a request goes on */
        if (defs[i]->kind == TRACE_KIND_END && defs[i]->pair && defs[i]->roles >> TRACE_R_REQUEST & 1)
            job->plans[defs[i]->pair->index].begins = true;
    job->pairs = chakra_pairs_take(of->trace, job->groups, job->plans, of->settings);
    return job;
}

static void discard(void *prepared)
{
    chakra_job *job = prepared;
    groups_free(job->groups);
    free(job->plans);
    chakra_pairs_free(job->pairs);
    free(job);
}

const export_format export_chakra = {.name = "chakra",
                                     .ending = ".et",
                                     .summary = "Chakra execution traces: simulators such as ASTRA-sim, replay",
                                     .records = "nodes",
                                     .by_rank = true,
                                     .bare_rank = true,
                                     .prepare = prepare,
                                     .discard = discard,
                                     .open = open_chakra,
                                     .event = take,
                                     .close = close_chakra};
