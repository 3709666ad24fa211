/* locks.c - see locks.h */
#include "locks.h"
#include "tally/tally.h"
#include <stdlib.h>
#include <strings.h>

enum { LOCK_NONE, LOCK_WAITS, LOCK_HELD, LOCK_FREE };
typedef struct lock_def {
    uint8_t what;
    int16_t id, where; /* fields; where: -1: none */
    bool gets;         /* a wait that is over when the thread has the lock */
} lock_def;
typedef struct lock {
    uint32_t process, holder, where, waiters; /* holder: a thread + 1; 0: nobody */
    int64_t since;
} lock;
enum { HELD_DEEP = 8 };
typedef struct lock_thread {
    uint32_t lock, name, where; /* that it waits for, + 1; 0: for none */
    int64_t since;
    uint32_t held[HELD_DEEP], depth; /* locks that slices of it hold, + 1 */
} lock_thread;

/* ---- which events ------------------------------------------------------------------------------------------------ */

static bool begins(const char *text, const char *with) { return !strncmp(text, with, strlen(with)); }

static uint8_t what_of(const tr_def *d)
{
    bool begin = d->kind == TRACE_KIND_BEGIN;
    if (!strcasecmp(d->api, "omp")) {
        if (begins(d->name, "acquire:"))
            return begin ? LOCK_WAITS : LOCK_NONE;
        if (begins(d->name, "acquired:") || !strcmp(d->name, "critical") || !strcmp(d->name, "atomic") ||
            !strcmp(d->name, "ordered"))
            return begin || d->kind == TRACE_KIND_INSTANT ? LOCK_HELD : LOCK_NONE;
        return begins(d->name, "released:") ? LOCK_FREE : LOCK_NONE;
    }
    if (!strcasecmp(d->api, "itt"))
        return begin && begins(d->name, "wait ")                               ? LOCK_WAITS
               : d->kind == TRACE_KIND_ASYNC_BEGIN && begins(d->name, "hold ") ? LOCK_HELD
                                                                               : LOCK_NONE;
    return LOCK_NONE;
}

void locks_open(locks *l, const tr_trace *trace)
{
    const tr_def *const *defs;
    tr_thread *const *threads;
    tr_process *const *processes;
    size_t n = tr_trace_defs(trace, &defs), nthreads = tr_trace_threads(trace, &threads), i;
    lock_def *found = tr_alloc((n + 1) * sizeof *found);
    bool any = false;
    for (i = 0; i < n; i++) {
        lock_def *d = &found[defs[i]->index];
        *d = (lock_def){what_of(defs[i]), tr_field_named(defs[i], "wait_id"), tr_field_named(defs[i], "where"), false};
        d->gets = d->what == LOCK_WAITS &&
                  (!strcmp(defs[i]->name, "acquire:lock") || !strcmp(defs[i]->name, "acquire:nest_lock"));
        d->id = d->id < 0 ? tr_field_named(defs[i], "address") : d->id;
        d->what = d->id < 0 ? LOCK_NONE : d->what;
        any |= d->what == LOCK_WAITS;
    }
    if (!any) {
        free(found);
        return;
    }
    l->defs = found;
    l->threads = tr_alloc((nthreads + 1) * sizeof *l->threads);
    l->waited = tr_alloc((nthreads + 1) * sizeof *l->waited);
    l->since = tr_alloc((nthreads + 1) * sizeof *l->since);
    l->cost = tr_alloc((tr_trace_processes(trace, &processes) + 1) * sizeof *l->cost);
    l->arrived = tr_alloc(tr_trace_processes(trace, &processes) + 1);
    l->first = tr_alloc((tr_trace_processes(trace, &processes) + 2) * sizeof *l->first);
    for (i = 0; i < nthreads; i++) /* those of a process stand together */
        l->first[threads[i]->process->index + 1] = (uint32_t)i + 1;
    for (i = 1; i <= tr_trace_processes(trace, &processes); i++)
        l->first[i] = l->first[i] ? l->first[i] : l->first[i - 1];
}

/* ---- who has it -------------------------------------------------------------------------------------------------- */

/* Its number + 1; 0: there are too many. */
static uint32_t lock_of(locks *l, uint32_t process, uint64_t id)
{
    tr_map3_entry *e = tr_map3_find(&l->by_id, process, id, 0);
    if (!e && l->n >= LOCKS_MOST)
        return 0;
    if (!e) {
        l->list = tr_grow(l->list, l->n + 1, &l->room, sizeof *l->list);
        l->list[l->n++] = (lock){.process = process};
        e = tr_map3_put(&l->by_id, process, id, 0);
        e->v.u[0] = l->n;
    }
    return (uint32_t)e->v.u[0];
}

static held *held_of(locks *l, const lock *k, uint32_t name)
{
    uint64_t holder = (uint64_t)k->process << 32 | k->holder;
    tr_map3_entry *e = tr_map3_find(&l->by_place, name, holder, k->where);
    if (!e && l->nheld >= HELD_MOST)
        return NULL;
    if (!e) {
        l->held = tr_grow(l->held, l->nheld + 1, &l->held_room, sizeof *l->held);
        l->held[l->nheld] = (held){.lock = name, .process = k->process, .holder = k->holder - 1, .where = k->where};
        e = tr_map3_put(&l->by_place, name, holder, k->where);
        e->v.u[0] = l->nheld++;
    }
    return &l->held[e->v.u[0]];
}

/* A thread waited until then, for who has the lock. */
static void waited(locks *l, const lock *k, uint32_t thread, int64_t to)
{
    const lock_thread *t = &l->threads[thread];
    int64_t from = t->since > k->since ? t->since : k->since;
    held *h;
    from = from > l->begins ? from : l->begins;
    to = to < l->ends ? to : l->ends;
    if (!k->holder || k->holder == thread + 1 || to <= from || !(h = held_of(l, k, t->name)))
        return;
    h->ns += (uint64_t)(to - from);
    h->n++;
    l->waited[thread] += (uint64_t)(to - from);
    l->since[thread] += (uint64_t)(to - from);
    if (to - from > h->to - h->from) {
        h->from = from;
        h->to = to;
    }
}

static void give_back(locks *l, uint32_t number, const tr_thread *thread, int64_t ns)
{
    lock *k = &l->list[number - 1];
    if (k->holder != thread->index + 1)
        return;
    for (uint32_t i = l->first[k->process]; k->waiters && i < l->first[k->process + 1]; i++)
        if (l->threads[i].lock == number)
            waited(l, k, i, ns);
    k->holder = 0;
}

static void wait_over(locks *l, lock_thread *t, const tr_thread *thread, int64_t ns)
{
    lock *k;
    if (!t->lock)
        return;
    k = &l->list[t->lock - 1];
    waited(l, k, thread->index, ns);
    k->waiters--;
    t->lock = 0;
}

static void hold(lock *k, const tr_thread *thread, int64_t ns, uint32_t where)
{
    k->holder = thread->index + 1;
    k->since = ns;
    k->where = where;
}

static void take(locks *l, const tr_event *e, const lock_def *d, uint32_t number, uint32_t where)
{
    lock *k = &l->list[number - 1];
    lock_thread *t = &l->threads[e->thread->index];
    tr_value v;
    if (k->holder) /* that it was given back is not on record */
        give_back(l, number, e->thread, e->ns);
    if (d->where >= 0 && tr_field_get(e, (unsigned)d->where, &v) && v.n)
        where = text_id(v.data, v.n);
    hold(k, e->thread, e->ns, where);
    if (e->def->kind == TRACE_KIND_ASYNC_BEGIN && tr_role_get(e, TRACE_R_ID, &v))
        tr_map3_put(&l->by_hold, k->process, v.u, 0)->v.u[0] = number;
    else if (e->def->kind == TRACE_KIND_BEGIN && t->depth < HELD_DEEP)
        t->held[t->depth++] = number;
}

void locks_take(locks *l, const tr_event *e, uint32_t where)
{
    const lock_def *d = &l->defs[e->def->index];
    lock_thread *t = &l->threads[e->thread->index];
    uint32_t number;
    tr_value v;
    tr_map3_entry *at;
    if (e->def->kind == TRACE_KIND_ASYNC_END && l->by_hold.table.n && tr_role_get(e, TRACE_R_ID, &v) &&
        (at = tr_map3_find(&l->by_hold, e->thread->process->index, v.u, 0)) != NULL) {
        number = (uint32_t)at->v.u[0];
        tr_map3_remove(&l->by_hold, at);
        give_back(l, number, e->thread, e->ns);
    }
    if (d->what == LOCK_NONE || !tr_field_get(e, (unsigned)d->id, &v) || v.is_array)
        return;
    number = lock_of(l, e->thread->process->index, v.u);
    if (!number)
        return;
    if (d->what == LOCK_HELD)
        take(l, e, d, number, where);
    else if (d->what == LOCK_FREE)
        give_back(l, number, e->thread, e->ns);
    else {
        wait_over(l, t, e->thread, e->ns);
        t->where = d->where >= 0 && tr_field_get(e, (unsigned)d->where, &v) && v.n ? text_id(v.data, v.n) : where;
        t->lock = number;
        t->name = text_id(e->def->name, strlen(e->def->name));
        t->since = e->ns;
        l->list[number - 1].waiters++;
    }
}

void locks_close(locks *l, const tr_def *def, const tr_thread *thread, int64_t ns)
{
    lock_thread *t = &l->threads[thread->index];
    uint8_t what = l->defs[def->index].what;
    if (what == LOCK_WAITS) {
        uint32_t number = t->lock;
        wait_over(l, t, thread, ns);
        if (number && l->defs[def->index].gets)
            hold(&l->list[number - 1], thread, ns, t->where);
    } else if (what == LOCK_HELD && t->depth)
        give_back(l, t->held[--t->depth], thread, ns);
}

void locks_arrive(locks *l, uint32_t process) { l->arrived[process] = true; }

void locks_meet(locks *l, uint32_t process)
{
    uint64_t most = 0;
    if (!l->arrived[process])
        return;
    l->arrived[process] = false;
    for (uint32_t i = l->first[process]; i < l->first[process + 1]; i++) {
        most = l->since[i] > most ? l->since[i] : most;
        l->since[i] = 0;
    }
    l->cost[process] += most;
}

void locks_free(locks *l)
{
    free(l->since);
    free(l->cost);
    free(l->arrived);
    free(l->defs);
    free(l->list);
    free(l->threads);
    free(l->waited);
    free(l->held);
    free(l->first);
    tr_map3_free(&l->by_id);
    tr_map3_free(&l->by_place);
    tr_map3_free(&l->by_hold);
}
