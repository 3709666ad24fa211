/* collectives_progress.c - where each member stands on each communicator: what it called last, and whether that
 * returned */
#include "collectives.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { COLL_PROGRESS_MAX = 1 << 16 }; /* communicators a thread remembers; then those it is not in are forgotten */

/* a call on one that is open */
typedef struct inside {
    const tr_def *def;
    uint32_t api;
    uint64_t comm, handle, seq;
} inside;
struct coll_progress_map {
    tr_map3 map; /* API, communicator, handle -> coll_progress */
    inside *open;
    size_t n, room;
};

uint64_t event_handle(const plan *p, const tr_event *e)
{
    tr_value v;
    return p->handle >= 0 && tr_field_get(e, (unsigned)p->handle, &v) && !v.is_array ? v.u : 0;
}

static bool idle(const tr_map3_entry *e)
{
    coll_progress *s = e->v.p;
    if (s->open)
        return false;
    free(s->history);
    free(s->members);
    free(s);
    return true;
}

static coll_progress *coll_progress_get(thread_state *t, uint32_t api, uint64_t comm, uint64_t handle)
{
    tr_map3_entry *e;
    coll_progress *s;
    if (!t->coll_progress)
        t->coll_progress = tr_alloc(sizeof *t->coll_progress);
    e = tr_map3_find(&t->coll_progress->map, api, comm, handle);
    if (e)
        return e->v.p;
    if (t->coll_progress->map.table.n >= COLL_PROGRESS_MAX)
        tr_map3_resize(&t->coll_progress->map, idle);
    e = tr_map3_put(&t->coll_progress->map, api, comm, handle);
    s = e->v.p = tr_alloc(sizeof *s);
    s->api = api;
    s->comm = comm;
    s->handle = handle;
    s->rank = -1;
    s->process = t->thread->process;
    return s;
}

static uint32_t size_of(const plan *p, const tr_event *e)
{
    tr_value v;
    uint64_t n;
    if (field_at(p->comm_size, e, &n))
        return n <= INT32_MAX ? (uint32_t)n : 0;
    return tr_role_get(e, TRACE_R_COMM_SIZE, &v) && !v.is_array && v.u <= INT32_MAX ? (uint32_t)v.u : 0;
}

void coll_progress_begin(thread_state *t, const plan *p, const tr_event *e, tr_open *o)
{
    uint64_t comm, seq, handle = event_handle(p, e);
    coll_progress *s;
    if ((!field_at(p->comm, e, &comm) || !field_at(p->seq, e, &seq)) && !tr_collective(e, &comm, &seq))
        return;
    if (!comm)
        return;
    s = coll_progress_get(t, p->api, comm, handle);
    s->thread = t->thread;
    s->last = (begun){e->def, seq, e->ns};
    s->begins = p->begun || !o;
    if (!s->nmembers) /* its object knows better: of an inter-communicator this is one side */
        s->size = size_of(p, e);
    if (s->begins) {
        if (!s->history)
            s->history = tr_alloc(STAND_HISTORY * sizeof *s->history);
        s->history[seq % STAND_HISTORY] = s->last;
    }
    if (!o) {
        s->done = s->last;
        return;
    }
    o->mark |= MARK_COLLECTIVE;
    s->open++;
    t->coll_progress->open = tr_grow(t->coll_progress->open, t->coll_progress->n + 1, &t->coll_progress->room,
                                     sizeof *t->coll_progress->open);
    t->coll_progress->open[t->coll_progress->n++] = (inside){e->def, p->api, comm, handle, seq};
}

void coll_progress_end(thread_state *t, const tr_open *o, int64_t end_ns)
{
    struct coll_progress_map *all = t->coll_progress;
    size_t i = all->n;
    tr_map3_entry *e;
    while (i > 0 && all->open[i - 1].def != o->def)
        i--;
    if (!i--)
        return;
    e = tr_map3_find(&all->map, all->open[i].api, all->open[i].comm, all->open[i].handle);
    if (e) {
        coll_progress *s = e->v.p;
        s->open--;
        s->done = (begun){o->def, all->open[i].seq, end_ns};
    }
    memmove(&all->open[i], &all->open[i + 1], (--all->n - i) * sizeof *all->open);
}

void coll_progress_object(thread_state *t, const plan *p, const tr_event *e)
{
    static const char *const sides[2] = {"ranks", "peers"};
    tr_value v, one;
    coll_progress *s;
    uint32_t k, n = 0;
    size_t room = 0;
    int side;
    if (!tr_role_get(e, TRACE_R_COMM, &v) || v.is_array || !v.u)
        return;
    s = coll_progress_get(t, p->api, v.u, event_handle(p, e));
    s->size = size_of(p, e);
    if (tr_named_get(e, "rank", &v) && !v.is_array && v.i >= 0 && v.i <= INT32_MAX)
        s->rank = (int32_t)v.i;
    free(s->members);
    s->members = NULL;
    for (side = 0; side < 2; side++)
        if (tr_named_get(e, sides[side], &v) && v.is_array) {
            if (side == 1)
                s->size += v.true_n;
            for (k = 0; k < v.n && tr_element(&v, k, &one); k++) {
                s->members = tr_grow(s->members, n + 1, &room, sizeof *s->members);
                s->members[n++] = (int32_t)tr_peer_rank(t->thread->process, one.i);
            }
        }
    s->nmembers = n;
}

/* ---- all threads together ---------------------------------------------------------------------------------------- */

static int by_place(const void *a, const void *b)
{
    const coll_progress *x = *(coll_progress *const *)a, *y = *(coll_progress *const *)b;
    if (x->api != y->api)
        return strcmp(text_of(x->api), text_of(y->api));
    if (x->comm != y->comm)
        return x->comm < y->comm ? -1 : 1;
    if (x->process != y->process)
        return x->process->index < y->process->index ? -1 : 1;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return x->handle < y->handle ? -1 : x->handle > y->handle;
}

static void later(begun *to, const begun *from)
{
    if (from->def && (!to->def || from->seq > to->seq))
        *to = *from;
}

/* Two threads of one process used it in turn, or one told of it. */
static void join(coll_progress *to, coll_progress *from)
{
    if (from->last.def && (!to->last.def || from->last.seq > to->last.seq)) {
        begun *history = to->history;
        to->thread = from->thread;
        to->begins = from->begins;
        to->history = from->history ? from->history : history;
        if (from->history)
            free(history);
        from->history = NULL;
    }
    later(&to->last, &from->last);
    later(&to->done, &from->done);
    to->open += from->open;
    to->size = from->size > to->size ? from->size : to->size;
    to->rank = from->rank >= 0 ? from->rank : to->rank;
    if (!to->nmembers && from->nmembers) {
        to->members = from->members;
        to->nmembers = from->nmembers;
        from->members = NULL;
    }
    free(from->history);
    free(from->members);
    free(from);
}

void coll_progress_gather(tally *t)
{
    tr_map3 all = {0};
    size_t i, n = 0, room = 0;
    for (i = 0; i < t->nthreads; i++) {
        struct coll_progress_map *mine = t->threads[i].coll_progress;
        const tr_map3_entry *e;
        /* threads of one process stand together */
        if (i && t->threads[i].thread->process != t->threads[i - 1].thread->process)
            tr_map3_free(&all);
        for (size_t at = 0; mine && (e = tr_map3_each(&mine->map, &at));) {
            tr_map3_entry *other = tr_map3_put(&all, e->key[0], e->key[1], e->key[2]);
            if (other->v.p) {
                join(other->v.p, e->v.p);
                continue;
            }
            other->v.p = e->v.p;
            t->coll_progress = tr_grow(t->coll_progress, n + 1, &room, sizeof *t->coll_progress);
            t->coll_progress[n++] = e->v.p;
        }
    }
    tr_map3_free(&all);
    t->nstands = n;
    coll_progress_sort(t);
}

void coll_progress_sort(tally *t)
{
    size_t n = t->nstands, i;
    if (n)
        qsort(t->coll_progress, n, sizeof *t->coll_progress, by_place);
    for (i = 1; i < n; i++) {
        coll_progress *a = t->coll_progress[i - 1], *b = t->coll_progress[i];
        if (a->api == b->api && a->comm == b->comm && a->process == b->process)
            a->several = b->several = true;
    }
}

const coll_progress *coll_progress_find(const tally *t, const tr_process *process, uint32_t api, uint64_t comm,
                                        uint64_t handle)
{
    coll_progress wanted = {.api = api, .comm = comm, .handle = handle, .process = process}, *key = &wanted;
    size_t low = 0, high = t->nstands;
    wanted.rank = INT32_MIN;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (by_place(&t->coll_progress[middle], &key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < t->nstands; low++) {
        const coll_progress *s = t->coll_progress[low];
        if (s->api != api || s->comm != comm || s->process != process)
            break;
        if (!s->several || !handle || s->handle == handle)
            return s;
    }
    return NULL;
}

void coll_progress_free(tally *t)
{
    size_t i;
    for (i = 0; i < t->nstands; i++) {
        free(t->coll_progress[i]->history);
        free(t->coll_progress[i]->members);
        free(t->coll_progress[i]);
    }
    free(t->coll_progress);
    for (i = 0; i < t->nthreads; i++) {
        struct coll_progress_map *mine = t->threads[i].coll_progress;
        if (!mine)
            continue;
        tr_map3_free(&mine->map);
        free(mine->open);
        free(mine);
    }
}
