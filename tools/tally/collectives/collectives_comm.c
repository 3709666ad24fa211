/* collectives_comm.c - communicators: what they are called, and who is in them
 *
 * A process group of PyTorch is a communicator of NCCL; it has a name where PyTorch passes that on
 * (docs/backends/nccl.md). */
#include "collectives.h"
#include "common/comms.h"
#include "support/memory.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- names, while a thread's events are counted ------------------------------------------------------------------ */

/* an open call; its end tells of which communicator */
typedef struct naming {
    const tr_def *def;
    uint32_t name;
} naming;
struct comm_names {
    tr_map3 map; /* API, communicator -> name, when it was given */
    naming *open;
    size_t n, room;
};

static void name_it(thread_state *t, uint32_t api, uint64_t comm, uint32_t name, int64_t ns)
{
    tr_map3_entry *e = comm && name ? tr_map3_put(&t->comm_names->map, api, comm, 0) : NULL;
    if (!e)
        return;
    e->v.u[0] = name;
    e->v.u[1] = (uint64_t)ns;
}

void comm_named(thread_state *t, const plan *p, const tr_event *e)
{
    tr_value v;
    uint32_t name =
        tr_field_get(e, (unsigned)p->comm_name, &v) && v.type == TRACE_T_STR && !v.is_array ? text_id(v.data, v.n) : 0;
    struct comm_names *c = t->comm_names;
    if (!c)
        c = t->comm_names = tr_alloc(sizeof *c);
    if (!comms_names_later(e->def)) {
        name_it(t, p->api, tr_role_get(e, TRACE_R_COMM, &v) && !v.is_array ? v.u : 0, name, e->ns);
        return;
    }
    c->open = tr_grow(c->open, c->n + 1, &c->room, sizeof *c->open);
    c->open[c->n++] = (naming){e->def, name};
}

void comm_told(thread_state *t, const plan *p, const tr_event *e)
{
    struct comm_names *c = t->comm_names;
    size_t i = c ? c->n : 0;
    tr_value v;
    while (i && c->open[i - 1].def != e->def->pair)
        i--;
    if (!i)
        return;
    name_it(t, p->api, tr_role_get(e, TRACE_R_COMM, &v) && !v.is_array ? v.u : 0, c->open[i - 1].name, e->ns);
    c->n = i - 1;
}

/* ---- names, of all threads together ------------------------------------------------------------------------------ */

/* Of the first process that named it, what it said last. */
void comm_names_gather(tally *t)
{
    tr_map3 all = {0}, whose = {0}; /* whose: the process that named it */
    const tr_map3_entry *e;
    size_t i;
    for (i = 0; i < t->nthreads; i++) {
        struct comm_names *mine = t->threads[i].comm_names;
        for (size_t at = 0; mine && (e = tr_map3_each(&mine->map, &at));) {
            tr_map3_entry *to = tr_map3_put(&all, e->key[0], e->key[1], 0);
            tr_map3_entry *by = tr_map3_put(&whose, e->key[0], e->key[1], 0);
            if (to->v.u[0] && (by->v.p != t->threads[i].thread->process || (int64_t)e->v.u[1] < (int64_t)to->v.u[1]))
                continue;
            to->v.u[0] = e->v.u[0];
            to->v.u[1] = e->v.u[1];
            by->v.p = t->threads[i].thread->process;
        }
        if (mine) {
            tr_map3_free(&mine->map);
            free(mine->open);
            free(mine);
        }
    }
    for (size_t at = 0; (e = tr_map3_each(&all, &at));) {
        const tr_process *by = tr_map3_find(&whose, e->key[0], e->key[1], 0)->v.p;
        comm_names_put(t, (uint32_t)e->key[0], e->key[1], (uint32_t)e->v.u[0], by->index);
    }
    tr_map3_free(&whose);
    tr_map3_free(&all);
}

void comm_names_put(tally *t, uint32_t api, uint64_t comm, uint32_t name, uint32_t process)
{
    tr_map3_entry *e;
    if (!t->comm_names)
        t->comm_names = tr_alloc(sizeof *t->comm_names);
    e = tr_map3_put(&t->comm_names->map, api, comm, 0);
    if (e->v.u[0] && e->v.u[1] <= process)
        return;
    e->v.u[0] = name;
    e->v.u[1] = process;
}

const tr_map3 *comm_names_all(const tally *t) { return t->comm_names ? &t->comm_names->map : NULL; }

void comm_names_free(tally *t)
{
    if (t->comm_names)
        tr_map3_free(&t->comm_names->map);
    free(t->comm_names);
    tr_map3_free(&t->comm_labels);
}

static uint32_t given_name(const tally *t, uint32_t api, uint64_t comm)
{
    const tr_map3_entry *e = t->comm_names ? tr_map3_find(&t->comm_names->map, api, comm, 0) : NULL;
    return e ? (uint32_t)e->v.u[0] : 0;
}

uint32_t comm_name(const tally *t, uint32_t api, uint64_t comm)
{
    uint32_t given = given_name(t, api, comm);
    const char *known = given ? NULL : comms_known(text_of(api), comm);
    return known ? text_id(known, strlen(known)) : given;
}

char *comm_text(const tally *t, uint32_t api, uint64_t comm)
{
    uint32_t name = comm_name(t, api, comm);
    const tr_map3_entry *e = name ? NULL : tr_map3_find(&t->comm_labels, api, comm, 0);
    if (name)
        return tool_text("%s", text_of(name));
    if (!e)
        return tool_text("%" PRIu64, comm);
    if (!e->v.u[1])
        return tool_text("comm #%" PRIu64, e->v.u[0]);
    return tool_text("comm of %" PRIu64 " rank%s #%" PRIu64, e->v.u[1], e->v.u[1] == 1 ? "" : "s", e->v.u[0]);
}

/* ---- members ----------------------------------------------------------------------------------------------------- */

/* Stands of one communicator are sorted by process. In the order of ranks in it, those whose rank is not known last. */
static int by_member(const void *a, const void *b)
{
    const coll_progress *x = *(coll_progress *const *)a, *y = *(coll_progress *const *)b;
    if ((x->rank < 0) != (y->rank < 0))
        return x->rank < 0 ? 1 : -1;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return x->process->index < y->process->index ? -1 : x->process->index > y->process->index;
}

static void gather_members(communicator *c, coll_progress *const *list, size_t n)
{
    coll_progress **sorted = tr_alloc(n * sizeof *sorted);
    size_t i;
    memcpy(sorted, list, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, by_member);
    c->members = tr_alloc(n * sizeof *c->members);
    for (i = 0; i < n; i++)
        if (!i || sorted[i]->rank < 0 || sorted[i]->rank != sorted[i - 1]->rank)
            c->members[c->n++] = member_of(sorted[i]->process, sorted[i]);
    free(sorted);
}

size_t comm_next(const tally *t, size_t at, communicator *c)
{
    coll_progress *const *list;
    const coll_progress *told = NULL;
    size_t n = 0, i;
    memset(c, 0, sizeof *c);
    if (at >= t->nstands) /* there may be none at all */
        return 0;
    list = t->coll_progress + at;
    c->api = list[0]->api;
    c->comm = list[0]->comm;
    for (; at + n < t->nstands && list[n]->api == c->api && list[n]->comm == c->comm; n++) {
        c->size = list[n]->size > c->size ? list[n]->size : c->size;
        if (list[n]->nmembers && (!told || list[n]->nmembers > told->nmembers))
            told = list[n];
    }
    if (!told) {
        gather_members(c, list, n);
        return at + n;
    }
    c->members = tr_alloc(told->nmembers * sizeof *c->members);
    for (i = 0; i < told->nmembers; i++)
        c->members[c->n++] = (member){told->members[i], -1, 0, 0};
    return at + n;
}

/* ---- those without a name ---------------------------------------------------------------------------------------- */

/* The recorder's number is a hash: the same in every run, and nothing to read aloud. Here those of an API and a size
 * are counted, in the order of their lowest ranks. */
typedef struct unnamed {
    uint32_t api, size;
    int32_t lowest; /* rank in the world */
    uint64_t comm;
} unnamed;

static int by_lowest(const void *a, const void *b)
{
    const unnamed *x = a, *y = b;
    if (x->api != y->api)
        return x->api < y->api ? -1 : 1;
    if (x->size != y->size)
        return x->size < y->size ? -1 : 1;
    if (x->lowest != y->lowest)
        return x->lowest < y->lowest ? -1 : 1;
    return x->comm < y->comm ? -1 : x->comm > y->comm;
}

static int32_t lowest_of(const communicator *c)
{
    int32_t lowest = INT32_MAX;
    size_t i;
    for (i = 0; i < c->n; i++)
        if (c->members[i].rank < lowest)
            lowest = c->members[i].rank;
    return lowest;
}

void comm_labels_make(tally *t)
{
    unnamed *list = NULL;
    communicator c;
    size_t at = 0, n = 0, room = 0, i;
    uint64_t number = 0;
    for (; (at = comm_next(t, at, &c)) != 0; free(c.members)) {
        if (comm_name(t, c.api, c.comm))
            continue;
        list = tr_grow(list, n + 1, &room, sizeof *list);
        list[n++] = (unnamed){c.api, c.size, lowest_of(&c), c.comm};
    }
    if (n)
        qsort(list, n, sizeof *list, by_lowest);
    for (i = 0; i < n; i++) {
        tr_map3_entry *e = tr_map3_put(&t->comm_labels, list[i].api, list[i].comm, 0);
        number = i && list[i].api == list[i - 1].api && list[i].size == list[i - 1].size ? number + 1 : 1;
        e->v.u[0] = number;
        e->v.u[1] = list[i].size;
    }
    free(list);
}
