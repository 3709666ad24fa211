/* chrome_groups.c - see chrome_groups.h */
#include "chrome_groups.h"
#include "common/comms.h"
#include "common/message.h"
#include "support/memory.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

enum { BATCH = 512 };

/* ---- the look before ------------------------------------------------------------------------------------------- */

/* An API of collectives on streams: its communicators are what PyTorch calls process groups. */
static bool is_ccl(const char *api) { return strlen(api) >= 3 && !strcmp(api + strlen(api) - 3, "CCL"); }

static bool tells(const tr_def *d)
{
    return is_ccl(d->api) && d->kind == TRACE_KIND_OBJECT && d->roles >> TRACE_R_COMM & 1;
}

typedef struct taking {
    chrome_groups *g;
    tr_map3 at;   /* communicator -> its place + 1 */
    char **names; /* by thread: the name that the call just begun has given */
} taking;

static uint64_t role_u64(const tr_event *e, enum trace_role role)
{
    tr_value v;
    return tr_role_get(e, role, &v) && !v.is_array ? v.u : 0;
}

static struct chrome_group *group_of(taking *t, const tr_event *e, uint64_t comm)
{
    tr_map3_entry *x = tr_map3_put(&t->at, comm, 0, 0);
    if (!x->v.u[0]) {
        t->g->list = tr_grow(t->g->list, t->g->n + 1, &t->g->room, sizeof *t->g->list);
        t->g->list[t->g->n++] = (struct chrome_group){.comm = comm, .api = e->def->api};
        x->v.u[0] = t->g->n;
    }
    return &t->g->list[x->v.u[0] - 1];
}

static void take_member(taking *t, const tr_event *e)
{
    struct chrome_group *x = group_of(t, e, role_u64(e, TRACE_R_COMM));
    int32_t rank = e->thread->process->rank;
    uint32_t i;
    x->size = (uint32_t)role_u64(e, TRACE_R_COMM_SIZE);
    for (i = 0; i < x->nranks && x->ranks[i] != rank; i++) {}
    if (rank < 0 || i < x->nranks || x->nranks >= x->size)
        return;
    x->ranks = tr_grow(x->ranks, x->nranks + 1, &x->room, sizeof *x->ranks);
    x->ranks[x->nranks++] = rank;
}

static void take_name(taking *t, const tr_event *e)
{
    char **name = &t->names[e->thread->index];
    int field = comms_name_field(e->def);
    struct chrome_group *x;
    tr_value v;
    if (field >= 0) {
        free(*name);
        *name = NULL;
        if (tr_field_get(e, (unsigned)field, &v) && v.type == TRACE_T_STR && v.n)
            *name = tool_text("%.*s", (int)v.n, (const char *)v.data);
    }
    if (!*name || !(e->def->roles >> TRACE_R_COMM & 1) || !role_u64(e, TRACE_R_COMM))
        return;
    x = group_of(t, e, role_u64(e, TRACE_R_COMM));
    free(x->name);
    x->name = *name;
    *name = NULL;
}

static int by_number(const void *left, const void *right)
{
    const int32_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

static int by_size(const void *left, const void *right)
{
    const struct chrome_group *a = left, *b = right;
    return a->size != b->size ? (a->size > b->size ? -1 : 1) : (a->comm > b->comm) - (a->comm < b->comm);
}

chrome_groups *chrome_groups_take(tr_trace *trace)
{
    taking t = {.g = tr_alloc(sizeof *t.g)};
    const tr_def *const *defs;
    tr_thread *const *threads;
    size_t n = tr_trace_defs(trace, &defs), nthreads = tr_trace_threads(trace, &threads), i;
    bool any = false;
    uint8_t *looks = tr_alloc(n + 1); /* by definition: at what tells of a member, at what names */
    tr_event *events;
    tr_cursor *cursor;
    for (i = 0; i < n; i++) {
        const tr_def *d = defs[i];
        looks[d->index] = tells(d)                                                                    ? 1
                          : is_ccl(d->api) && (comms_name_field(d) >= 0 || d->kind == TRACE_KIND_END) ? 2
                                                                                                      : 0;
        any |= looks[d->index] == 1;
    }
    if (!any) {
        free(looks);
        return t.g;
    }
    t.names = tr_alloc((nthreads + 1) * sizeof *t.names);
    events = tr_alloc(BATCH * sizeof *events);
    cursor = tr_scan_cursor(trace, 0, 1);
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0)
        for (i = 0; i < n; i++)
            switch (events[i].def->kind == TR_KIND_GAP ? 0 : looks[events[i].def->index]) {
            case 1: take_member(&t, &events[i]); break;
            case 2: take_name(&t, &events[i]); break;
            }
    tr_cursor_close(cursor);
    for (i = 0; i < nthreads; i++)
        free(t.names[i]);
    for (i = 0; i < t.g->n; i++)
        if (t.g->list[i].nranks)
            qsort(t.g->list[i].ranks, t.g->list[i].nranks, sizeof *t.g->list[i].ranks, by_number);
    if (t.g->n)
        qsort(t.g->list, t.g->n, sizeof *t.g->list, by_size);
    free(t.names);
    tr_map3_free(&t.at);
    free(events);
    free(looks);
    return t.g;
}

void chrome_groups_free(chrome_groups *g)
{
    size_t i;
    for (i = 0; i < g->n; i++) {
        free(g->list[i].name);
        free(g->list[i].ranks);
    }
    free(g->list);
    free(g);
}

/* ---- what is written ------------------------------------------------------------------------------------------- */

static void put_ranks(tool_out *out, const struct chrome_group *x)
{
    uint32_t i;
    out_room(out);
    out_char(out, '[');
    for (i = 0; i < x->nranks; i++) {
        out_room(out);
        if (i)
            out_put(out, ", ", 2);
        out_i64(out, x->ranks[i]);
    }
    out_char(out, ']');
}

static void lower(char *to, size_t room, const char *from)
{
    size_t i;
    for (i = 0; from[i] && i + 1 < room; i++)
        to[i] = (char)tolower((unsigned char)from[i]);
    to[i] = 0;
}

void chrome_groups_put(const chrome_groups *g, chrome_members *m)
{
    char text[32];
    size_t i;
    if (!g->n)
        return;
    lower(text, sizeof text, g->list[0].api);
    member_text(m, "backend", text, strlen(text));
    member_u64(m, "pg_count", g->n);
    member(m, "pg_config");
    out_char(m->out, '[');
    for (i = 0; i < g->n; i++) {
        const struct chrome_group *x = &g->list[i];
        chrome_members in = {m->out, 0};
        out_room(m->out);
        if (i)
            out_put(m->out, ", ", 2);
        out_char(m->out, '{');
        member_text(&in, "pg_name", text, (size_t)snprintf(text, sizeof text, "%zu", i));
        member_text(&in, "pg_desc", x->name ? x->name : "", x->name ? strlen(x->name) : 0);
        lower(text, sizeof text, x->api);
        member_text(&in, "backend_config", text, strlen(text));
        member_u64(&in, "pg_size", x->size);
        member(&in, "ranks");
        put_ranks(m->out, x);
        out_char(m->out, '}');
    }
    out_char(m->out, ']');
}

bool chrome_is_collective(const tr_def *d)
{
    return d->kind == TRACE_KIND_BEGIN && d->paired && is_ccl(d->api) && d->roles >> TRACE_R_COMM & 1 &&
           d->roles & (1u << TRACE_R_BYTES_SENT | 1u << TRACE_R_BYTES_RECV);
}

/* ncclAllGather -> _allgather_base, as c10d has it. */
static void name_of(char *to, size_t room, const char *call)
{
    static const char *const names[][2] = {{"allgather", "_allgather_base"},
                                           {"reducescatter", "_reduce_scatter_base"},
                                           {"alltoall", "all_to_all"},
                                           {"bcast", "broadcast"}};
    char text[64];
    size_t i;
    while (*call && !isupper((unsigned char)*call)) /* nccl, onecclX */
        call++;
    lower(text, sizeof text, call);
    if (strlen(text) > 6 && !strcmp(text + strlen(text) - 6, "config"))
        text[strlen(text) - 6] = 0;
    for (i = 0; i < sizeof names / sizeof *names && strcmp(text, names[i][0]) != 0; i++) {}
    snprintf(to, room, "%s", i < sizeof names / sizeof *names ? names[i][1] : text);
}

/* ncclFloat32 -> Float, as c10 has it. */
static const char *type_of(const char *name)
{
    static const char *const types[][2] = {{"float32", "Float"},
                                           {"float", "Float"},
                                           {"float64", "Double"},
                                           {"double", "Double"},
                                           {"float16", "Half"},
                                           {"half", "Half"},
                                           {"bfloat16", "BFloat16"},
                                           {"int8", "Char"},
                                           {"char", "Char"},
                                           {"uint8", "Byte"},
                                           {"int32", "Int"},
                                           {"int", "Int"},
                                           {"uint32", "UInt32"},
                                           {"int64", "Long"},
                                           {"uint64", "UInt64"},
                                           {"float8e4m3", "Float8_e4m3fn"},
                                           {"float8e5m2", "Float8_e5m2"}};
    size_t i;
    name += !strncmp(name, "nccl", 4) ? 4 : !strncmp(name, "oneccl", 6) ? 6 : 0;
    for (i = 0; i < sizeof types / sizeof *types; i++)
        if (!strcasecmp(name, types[i][0]))
            return types[i][1];
    return name;
}

static bool field(const tr_event *e, const char *name, tr_value *v)
{
    unsigned k;
    for (k = 0; k < e->def->nfields; k++)
        if (!strcmp(e->def->fields[k].name, name))
            return tr_field_get(e, k, v) && !v->is_array;
    return false;
}

/* Elements in and out: a call has its count, and those that gather or scatter one for each member. */
static void put_elements(chrome_members *m, const tr_event *e, const char *name, uint64_t size)
{
    uint64_t count, in, out;
    tr_value v;
    if (!field(e, "count", &v) && !field(e, "sendcount", &v) && !field(e, "recvcount", &v))
        return;
    count = in = out = v.u;
    size = size ? size : 1;
    if (strstr(name, "allgather") || !strcmp(name, "gather"))
        out = count * size;
    else if (strstr(name, "scatter"))
        in = count * size;
    else if (!strcmp(name, "all_to_all"))
        in = out = count * size;
    member_u64(m, "In msg nelems", in);
    member_u64(m, "Out msg nelems", out);
}

char *chrome_group_text(chrome *c, const tr_event *e)
{
    tool_out *s = c->scratch;
    chrome_members m = {s, 0};
    const chrome_groups *g = c->groups;
    uint64_t comm = role_u64(e, TRACE_R_COMM), size = role_u64(e, TRACE_R_COMM_SIZE);
    char name[72], number[24];
    const char *text;
    size_t i, n;
    tr_value v;
    name_of(name, sizeof name, e->def->name);
    for (i = 0; i < g->n && g->list[i].comm != comm; i++) {}
    member_text(&m, "Collective name", name, strlen(name));
    if (field(e, "datatype", &v) && (text = value_name(&v)) != NULL)
        member_text(&m, "dtype", type_of(text), strlen(type_of(text)));
    put_elements(&m, e, name, size);
    if (size)
        member_u64(&m, "Group size", size);
    if (i < g->n) {
        const struct chrome_group *x = &g->list[i];
        member_text(&m, "Process Group Name", number, (size_t)snprintf(number, sizeof number, "%zu", i));
        member_text(&m, "Process Group Description", x->name ? x->name : "", x->name ? strlen(x->name) : 0);
        if (x->nranks == x->size) { /* Kineto has a text there */
            member(&m, "Process Group Ranks");
            out_char(s, '"');
            put_ranks(s, x);
            out_char(s, '"');
        }
    }
    if (e->thread->process->rank >= 0)
        member_i64(&m, "Rank", e->thread->process->rank);
    if (field(e, "peer", &v))
        member_i64(&m, strstr(name, "recv") ? "Src Rank" : "Dst Rank", v.i);
    if (tr_role_get(e, TRACE_R_COLL_SEQ, &v) && !v.is_array)
        member_u64(&m, "Seq", v.u);
    member_u64(&m, "Comms Id", comm);
    text = out_taken(s, &n);
    return tool_text("%.*s", (int)n, text);
}
