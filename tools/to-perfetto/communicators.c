/* communicators.c - see communicators.h */
#include "common/comms.h"
#include "communicators.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct comm_info {
    uint32_t size, nranks, room; /* size 0: not known */
    int32_t *ranks;              /* of those that told of themselves */
    char *name, *members;        /* NULL: not known */
} comm_info;

static comm_info *info_of(communicators *k, uint64_t comm, pf_id api)
{
    tr_map3_entry *e = tr_map3_put(&k->known, comm, api, 0);
    if (!e->v.p) {
        e->v.p = tr_resize(NULL, sizeof(comm_info));
        memset(e->v.p, 0, sizeof(comm_info));
    }
    return (comm_info *)e->v.p;
}

uint32_t comm_size(const communicators *k, uint64_t comm, pf_id api)
{
    const tr_map3_entry *e = tr_map3_find(&k->known, comm, api, 0);
    return e ? ((const comm_info *)e->v.p)->size : 0;
}

/* ---- members ----------------------------------------------------------------------------------------------------- */

static int by_rank(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

/* "0-3", or NULL where some are not known. */
static char *ranks_text(const tr_value *v)
{
    int32_t *ranks = (int32_t *)tr_resize(NULL, (v->n + 1) * sizeof *ranks);
    tr_value one;
    uint32_t n = 0;
    char *text;
    while (n < v->n && tr_element(v, n, &one) && one.i >= 0 && one.i <= INT32_MAX)
        ranks[n++] = (int32_t)one.i;
    qsort(ranks, n, sizeof *ranks, by_rank);
    text = n && n == v->true_n ? comms_ranks(ranks, n) : NULL;
    free(ranks);
    return text;
}

/* Every member is told at once. */
static void told(comm_info *i, const tr_value *ranks, const tr_event *e)
{
    char *one = ranks_text(ranks), *other;
    tr_value peers;
    if (!one || i->members) {
        free(one);
        return;
    }
    i->members = one;
    if (!tr_named_get(e, "peers", &peers) || !peers.is_array || !peers.true_n)
        return;
    other = ranks_text(&peers);
    i->members = other ? tool_text("%s | %s", one, other) : NULL;
    free(other);
    free(one);
}

/* Each member tells of itself: known when all have. Where a process is two of them, its rank says nothing, and they
 * never are. */
static void gather(comm_info *i, int32_t rank)
{
    uint32_t k, n = 0;
    if (i->members || !i->size || rank < 0)
        return;
    if (i->nranks == i->room) {
        i->room = i->room ? 2 * i->room : 8;
        i->ranks = (int32_t *)tr_resize(i->ranks, i->room * sizeof *i->ranks);
    }
    i->ranks[i->nranks++] = rank;
    if (i->nranks < i->size)
        return;
    qsort(i->ranks, i->nranks, sizeof *i->ranks, by_rank);
    for (k = 0; k < i->nranks; k++)
        if (!n || i->ranks[k] != i->ranks[n - 1])
            i->ranks[n++] = i->ranks[k];
    i->nranks = n;
    if (n == i->size)
        i->members = comms_ranks(i->ranks, n);
}

void comm_object(communicators *k, const tr_event *e, const plan *p)
{
    tr_value comm, v;
    comm_info *i;
    if (p->role[TRACE_R_COMM] < 0 || !tr_role_get(e, TRACE_R_COMM, &comm) || comm.is_array || !comm.u)
        return;
    i = info_of(k, comm.u, p->api);
    if (tr_role_get(e, TRACE_R_COMM_SIZE, &v) && !v.is_array && v.u <= INT32_MAX)
        i->size = (uint32_t)v.u;
    if (tr_named_get(e, "ranks", &v) && v.is_array)
        told(i, &v, e);
    else
        gather(i, e->thread->process->rank);
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

static char *copy_of(const tr_value *v)
{
    return v->type == TRACE_T_STR && !v->is_array && v->n ? tool_text("%.*s", (int)v->n, (const char *)v->data) : NULL;
}

static void name_it(communicators *k, uint64_t comm, pf_id api, char *name)
{
    comm_info *i = comm && name ? info_of(k, comm, api) : NULL;
    if (!i) {
        free(name);
        return;
    }
    free(i->name);
    i->name = name;
}

void comm_begin(communicators *k, char **later, const tr_event *e, const plan *p)
{
    tr_value v;
    char *name = tr_field_get(e, (unsigned)p->comm_name, &v) ? copy_of(&v) : NULL;
    if (comms_names_later(p->def))
        *later = name;
    else
        name_it(k, tr_role_get(e, TRACE_R_COMM, &v) && !v.is_array ? v.u : 0, p->api, name);
}

void comm_end(communicators *k, char **later, const plan *end, const tr_value *values)
{
    const tr_value *v = plan_role(end, values, TRACE_R_COMM);
    name_it(k, v && !v->is_array ? v->u : 0, end->api, *later);
    *later = NULL;
}

void comm_annotate(const communicators *k, emit *o, pf_track *t, const plan *p)
{
    const tr_value *comm = plan_role(p, o->values, TRACE_R_COMM);
    const tr_map3_entry *e;
    const comm_info *i;
    const char *name;
    if (o->args == ARGS_NONE || !comm || comm->is_array || !plan_role(p, o->values, TRACE_R_COLL_SEQ))
        return;
    e = tr_map3_find(&k->known, comm->u, p->api, 0);
    i = e ? (const comm_info *)e->v.p : NULL;
    name = i && i->name ? i->name : comms_known(p->def->api, comm->u);
    if (name)
        pf_add_text(&o->w, t, o->keys.comm_name, name, strlen(name));
    if (i && i->members)
        pf_add_text(&o->w, t, o->keys.comm_ranks, i->members, strlen(i->members));
}

void communicators_free(communicators *k)
{
    const tr_map3_entry *e;
    for (size_t at = 0; (e = tr_map3_each(&k->known, &at));) {
        comm_info *i = (comm_info *)e->v.p;
        free(i->name);
        free(i->members);
        free(i->ranks);
        free(i);
    }
    tr_map3_free(&k->known);
}
