/* groups.c - see groups.h */
#include "groups.h"
#include "common/comms.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>

enum { BATCH = 512 };

bool groups_on_streams(const char *api) { return strlen(api) >= 3 && !strcmp(api + strlen(api) - 3, "CCL"); }

bool groups_moves(const tr_def *d)
{
    return d->kind == TRACE_KIND_BEGIN && d->paired && groups_on_streams(d->api) && d->roles >> TRACE_R_COMM & 1 &&
           d->roles & (1u << TRACE_R_BYTES_SENT | 1u << TRACE_R_BYTES_RECV);
}

static bool wanted(const char *api, bool mpi) { return groups_on_streams(api) || (mpi && !strcmp(api, "MPI")); }

typedef struct taking {
    groups *g;
    char **names; /* by thread: the name that the call just begun has given */
} taking;

uint64_t groups_role(const tr_event *e, enum trace_role role)
{
    tr_value v;
    return tr_role_get(e, role, &v) && !v.is_array ? v.u : 0;
}

static struct group *group_of(taking *t, const tr_event *e, uint64_t comm)
{
    tr_map3_entry *x = tr_map3_put(&t->g->at, comm, 0, 0);
    if (!x->v.u[0]) {
        t->g->list = tr_grow(t->g->list, t->g->n + 1, &t->g->room, sizeof *t->g->list);
        t->g->list[t->g->n++] = (struct group){.comm = comm, .api = e->def->api};
        x->v.u[0] = t->g->n;
    }
    return &t->g->list[x->v.u[0] - 1];
}

/* MPI tells of all members at once, the others each of itself. */
static bool take_members(struct group *x, const tr_event *e)
{
    tr_value v, one;
    if (!tr_named_get(e, "ranks", &v) || !v.is_array)
        return false;
    for (uint32_t i = 0; !x->nranks && i < v.n && tr_element(&v, i, &one); i++) {
        x->ranks = tr_grow(x->ranks, i + 1, &x->room, sizeof *x->ranks);
        x->ranks[i] = (int32_t)tr_peer_rank(e->thread->process, one.i);
        if (i + 1 == v.n)
            x->nranks = v.n;
    }
    return true;
}

static void take_member(taking *t, const tr_event *e)
{
    struct group *x = group_of(t, e, groups_role(e, TRACE_R_COMM));
    int32_t rank = e->thread->process->rank;
    uint32_t i;
    x->size = (uint32_t)groups_role(e, TRACE_R_COMM_SIZE);
    if (take_members(x, e))
        return;
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
    struct group *x;
    tr_value v;
    if (field >= 0) {
        free(*name);
        *name = NULL;
        if (tr_field_get(e, (unsigned)field, &v) && v.type == TRACE_T_STR && v.n)
            *name = tool_text("%.*s", (int)v.n, (const char *)v.data);
    }
    if (!*name || !(e->def->roles >> TRACE_R_COMM & 1) || !groups_role(e, TRACE_R_COMM))
        return;
    x = group_of(t, e, groups_role(e, TRACE_R_COMM));
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
    const struct group *a = left, *b = right;
    return a->size != b->size ? (a->size > b->size ? -1 : 1) : (a->comm > b->comm) - (a->comm < b->comm);
}

groups *groups_take(tr_trace *trace, bool mpi)
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
        looks[d->index] = !wanted(d->api, mpi)                                           ? 0
                          : d->kind == TRACE_KIND_OBJECT && d->roles >> TRACE_R_COMM & 1 ? 1
                          : comms_name_field(d) >= 0 || d->kind == TRACE_KIND_END        ? 2
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
    tr_map3_free(&t.g->at);
    memset(&t.g->at, 0, sizeof t.g->at);
    for (i = 0; i < t.g->n; i++)
        tr_map3_put(&t.g->at, t.g->list[i].comm, 0, 0)->v.u[0] = i + 1;
    free(events);
    free(looks);
    return t.g;
}

const struct group *groups_find(const groups *g, uint64_t comm)
{
    const tr_map3_entry *e = tr_map3_find(&g->at, comm, 0, 0);
    return e ? &g->list[e->v.u[0] - 1] : NULL;
}

void groups_free(groups *g)
{
    size_t i;
    for (i = 0; i < g->n; i++) {
        free(g->list[i].name);
        free(g->list[i].ranks);
    }
    tr_map3_free(&g->at);
    free(g->list);
    free(g);
}
