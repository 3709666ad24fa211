/* chrome_groups.c - see chrome_groups.h */
#include "chrome_groups.h"
#include "common/message.h"
#include "support/memory.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

/* ---- what is written ------------------------------------------------------------------------------------------- */

static void put_ranks(tool_out *out, const struct group *x)
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

void chrome_groups_put(const groups *g, chrome_members *m)
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
        const struct group *x = &g->list[i];
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

static bool field(const tr_event *e, const char *name, tr_value *v) { return tr_named_get(e, name, v) && !v->is_array; }

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
    const groups *g = c->groups;
    uint64_t comm = groups_role(e, TRACE_R_COMM), size = groups_role(e, TRACE_R_COMM_SIZE);
    char name[72], number[24];
    const char *text;
    const struct group *x = groups_find(g, comm);
    size_t n;
    tr_value v;
    name_of(name, sizeof name, e->def->name);
    member_text(&m, "Collective name", name, strlen(name));
    if (field(e, "datatype", &v) && (text = value_name(&v)) != NULL)
        member_text(&m, "dtype", type_of(text), strlen(type_of(text)));
    put_elements(&m, e, name, size);
    if (size)
        member_u64(&m, "Group size", size);
    if (x) {
        member_text(&m, "Process Group Name", number,
                    (size_t)snprintf(number, sizeof number, "%zu", (size_t)(x - g->list)));
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
