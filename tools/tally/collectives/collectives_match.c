/* collectives_match.c - puts the members of each collective together, in one reading in order of time
 *
 * A collective is kept from its first member's coming to its last one's. Who is still in its call then has waited for
 * the last since it came; who has left did not wait for it. A nonblocking one is waited for in the calls that name its
 * request. What lacks a member stays until room is needed, the oldest first. So memory is what is under way, not what
 * is in the trace. */
#include "collectives.h"
#include "tally/events/plan.h"
#include "support/memory.h"
#include <stdlib.h>

enum { ARRIVALS_MAX = 1 << 20, REQUESTS_MAX = 1 << 17 };

typedef struct coll {
    uint64_t key[3], serial; /* serial: a place in memory may come to be another one's */
    coll_row *row;
    struct coll *newer, *older;
    arrival *list;
    size_t n, room;
    uint32_t size;
    bool mixed;
} coll;

/* one member's part in one; coll NULL: its size is not known */
typedef struct part {
    uint64_t key[3], serial;
    coll *coll;
    size_t index;
    coll_row *row;
    coll_rank *rank;
} part;
/* a call that is open */
typedef struct here {
    part part;
    uint64_t ticket;
    int64_t ns;
    const tr_def *def;
    bool waits;
} here;
typedef struct thread_part {
    tr_stack *stack;
    here *open;
    size_t n, room;
} thread_part;

typedef struct matcher {
    tally *tally;
    collected *to;
    tr_map3 colls, requests; /* API and basis, communicator, number -> coll; process, handle -> part */
    tr_map3 causes;          /* process, API, correlation -> member; only where a process is several */
    coll *newest, *oldest;
    uint64_t serials, tickets, arrivals;
    tr_map3 names; /* definition -> text number, for those with one name */
    thread_part *threads;
} matcher;

/* ---- those under way --------------------------------------------------------------------------------------------- */

static void drop(matcher *m, coll *c)
{
    tr_map3_entry *e = tr_map3_find(&m->colls, c->key[0], c->key[1], c->key[2]);
    if (e && e->v.p == c)
        tr_map3_remove(&m->colls, e);
    *(c->newer ? &c->newer->older : &m->newest) = c->older;
    *(c->older ? &c->older->newer : &m->oldest) = c->newer;
    m->arrivals -= c->n;
    free(c->list);
    free(c);
}

static coll *under_way(matcher *m, const uint64_t key[3], coll_row *row, uint32_t size)
{
    tr_map3_entry *e = tr_map3_put(&m->colls, key[0], key[1], key[2]);
    coll *c = e->v.p;
    if (c)
        return c;
    c = e->v.p = tr_alloc(sizeof *c);
    memcpy(c->key, key, sizeof c->key);
    c->serial = ++m->serials;
    c->row = row;
    c->size = size;
    c->older = m->newest;
    *(m->newest ? &m->newest->newer : &m->oldest) = c;
    m->newest = c;
    return c;
}

/* The part's collective may have been complete, or let go, long ago. */
static arrival *alive(matcher *m, const part *p)
{
    tr_map3_entry *e = tr_map3_find(&m->colls, p->key[0], p->key[1], p->key[2]);
    coll *c = e ? e->v.p : NULL;
    return c && c == p->coll && c->serial == p->serial ? &c->list[p->index] : NULL;
}

/* ---- parts that wait by themselves ------------------------------------------------------------------------------- */

static void forget(matcher *m, const tr_event *e, uint64_t handle)
{
    tr_map3_entry *x = tr_map3_find(&m->requests, e->thread->process->index, handle, 0);
    if (x) {
        free(x->v.p);
        tr_map3_remove(&m->requests, x);
    }
}

static bool old(const tr_map3_entry *e)
{
    free(e->v.p);
    return true;
}

static void remember(matcher *m, const tr_event *e, uint64_t handle, const part *r)
{
    tr_map3_entry *x;
    if (m->requests.table.n >= REQUESTS_MAX)
        tr_map3_resize(&m->requests, old);
    x = tr_map3_put(&m->requests, e->thread->process->index, handle, 0);
    if (!x->v.p)
        x->v.p = tr_alloc(sizeof *r);
    memcpy(x->v.p, r, sizeof *r);
}

/* ---- members come ------------------------------------------------------------------------------------------------ */

static uint32_t name_of(matcher *m, const tr_event *e)
{
    const char *text;
    size_t n;
    tr_map3_entry *x;
    if (e->def->roles >> TRACE_R_NAME & 1) {
        n = tr_event_name(e, &text);
        return text_id(text, n);
    }
    x = tr_map3_put(&m->names, e->def->index, 0, 0);
    if (!x->v.u[0])
        x->v.u[0] = text_id(e->def->name, strlen(e->def->name));
    return (uint32_t)x->v.u[0];
}

static uint32_t size_told(const tr_event *e)
{
    tr_value v;
    return tr_role_get(e, TRACE_R_COMM_SIZE, &v) && !v.is_array && v.u <= INT32_MAX ? (uint32_t)v.u : 0;
}

/* Where one process is several members, calls tell them apart by a handle, and what a device did by the call that
 * caused it. */
static coll_rank *rank_of(matcher *m, const plan *p, const tr_event *e, const coll_progress *s, enum basis basis)
{
    const tr_process *process = e->thread->process;
    member w = member_of(process, s);
    tr_value v;
    if (basis == BASIS_DEVICE && s && s->several) {
        tr_map3_entry *x =
            tr_role_get(e, TRACE_R_CORRELATION, &v) ? tr_map3_find(&m->causes, process->index, p->api, v.u) : NULL;
        w.comm_rank = x ? (int32_t)x->v.i : -1;
        if (x)
            tr_map3_remove(&m->causes, x);
    }
    return collectives_rank(m->to, process, w, p->api, basis);
}

/* What the event is a member's coming to; false: to none, or to one that nobody wants to see. */
static bool come(matcher *m, const plan *p, const tr_event *e, enum basis basis, part *r)
{
    const settings *s = &m->tally->settings;
    uint64_t comm, seq;
    const coll_progress *progress;
    coll_key key = {.api = p->api, .basis = basis};
    coll *c;
    arrival *a;
    if (!tr_collective(e, &comm, &seq) || !comm)
        return false;
    progress = coll_progress_find(m->tally, e->thread->process, p->api, comm, event_handle(p, e));
    key.name = name_of(m, e);
    key.comm = comm;
    key.size = progress && progress->size ? progress->size : size_told(e);
    memset(r, 0, sizeof *r);
    if ((s->apis.n && !tool_list_has(&s->apis, text_of(p->api), true)) ||
        !tool_regex_matches(&s->name, text_of(key.name)))
        return false;
    r->row = collectives_row(m->to, &key);
    r->rank = rank_of(m, p, e, progress, basis);
    if (within_window(s, e->ns)) {
        r->row->calls++;
        volume_add(&r->row->moved, event_volume(p, e));
    }
    if (!key.size) {
        m->to->sizeless++;
        return true;
    }
    r->key[0] = (uint64_t)p->api << 8 | (basis == BASIS_BEGUN ? BASIS_CALL : basis);
    r->key[1] = comm;
    r->key[2] = seq;
    c = under_way(m, r->key, r->row, key.size);
    c->mixed |= c->row->key.name != key.name;
    c->list = tr_grow(c->list, c->n + 1, &c->room, sizeof *c->list);
    a = &c->list[c->n];
    *a = (arrival){r->rank, e->ns, e->ns, INT64_MAX};
    r->coll = c;
    r->serial = c->serial;
    r->index = c->n++;
    m->arrivals++;
    return true;
}

/* Only after the arrival is as it shall be: the last one ends the matter. */
static void came(matcher *m, const part *r)
{
    coll *c = r->coll;
    if (c && c->n >= c->size) {
        collectives_whole(m->to, &m->tally->settings, c->row, c->key[2], c->mixed, c->list, c->n);
        drop(m, c);
    }
    while (m->arrivals > ARRIVALS_MAX && m->oldest) {
        m->to->crowded++;
        drop(m, m->oldest);
    }
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static void enter(thread_part *t, const part *r, uint64_t ticket, const tr_event *e, bool waits)
{
    t->open = tr_grow(t->open, t->n + 1, &t->room, sizeof *t->open);
    t->open[t->n++] = (here){*r, ticket, e->ns, e->def, waits};
}

typedef struct leaving {
    matcher *m;
    thread_part *t;
} leaving;

static void closed(void *user, tr_open *slice, int64_t end, bool named)
{
    leaving *l = user;
    thread_part *t = l->t;
    size_t i, kept = 0;
    (void)named;
    if (!slice->user)
        return;
    for (i = 0; i < t->n; i++) {
        const here *o = &t->open[i];
        arrival *a;
        if (o->ticket != slice->user) {
            t->open[kept++] = *o;
            continue;
        }
        if (within_window(&l->m->tally->settings, o->ns))
            o->part.row->time += (uint64_t)(end - o->ns);
        a = alive(l->m, &o->part);
        if (a && o->part.row->key.basis != BASIS_ENQUEUED)
            a->since = INT64_MAX;
    }
    t->n = kept;
}

static void wait_for(matcher *m, thread_part *t, const tr_event *e, uint64_t handle, tr_open *o)
{
    tr_map3_entry *x = tr_map3_find(&m->requests, e->thread->process->index, handle, 0);
    const part *r = x ? x->v.p : NULL;
    arrival *a;
    if (!r)
        return;
    if (!o->user)
        o->user = ++m->tickets;
    enter(t, r, o->user, e, true);
    a = alive(m, r);
    if (a && e->ns < a->since)
        a->since = e->ns;
}

static void begin(matcher *m, thread_part *t, const plan *p, const tr_event *e)
{
    tr_open *o = tr_stack_push(t->stack, e);
    bool stream = e->def->roles >> TRACE_R_REQUEST & 1; /* the work is queued there, and the call returns */
    part r;
    tr_value v, one;
    uint32_t k;
    if (p->collective) {
        if (come(m, p, e, stream ? BASIS_ENQUEUED : p->begun ? BASIS_BEGUN : BASIS_CALL, &r)) {
            o->user = ++m->tickets;
            enter(t, &r, o->user, e, false);
            came(m, &r);
        }
    } else if (stream && m->requests.table.n && tr_role_get(e, TRACE_R_REQUEST, &v)) {
        if (!v.is_array)
            wait_for(m, t, e, v.u, o);
        for (k = 0; v.is_array && k < v.n && tr_element(&v, k, &one); k++)
            wait_for(m, t, e, one.u, o);
    }
}

static void end(matcher *m, thread_part *t, const tr_event *e)
{
    leaving l = {m, t};
    tr_value v;
    /* a request was made */
    if (e->def->roles >> TRACE_R_REQUEST & 1 && tr_role_get(e, TRACE_R_REQUEST, &v) && !v.is_array && v.u) {
        const here *o = t->n ? &t->open[t->n - 1] : NULL;
        if (o && !o->waits && o->def == e->def->pair)
            remember(m, e, v.u, &o->part);
        else
            forget(m, e, v.u);
    }
    tr_stack_end(t->stack, e, closed, &l);
}

/* Goes on without a call: a persistent one that was started, or one that a device did. */
static void other(matcher *m, const plan *p, const tr_event *e)
{
    bool device = e->def->kind == TRACE_KIND_SLICE;
    part r;
    tr_value v;
    if (!come(m, p, e, device ? BASIS_DEVICE : BASIS_BEGUN, &r))
        return;
    if (r.coll) {
        arrival *a = &r.coll->list[r.index];
        if (device)
            a->end = e->end_ns;
        else
            a->since = INT64_MAX;
    }
    if (device && within_window(&m->tally->settings, e->ns))
        r.row->time += (uint64_t)(e->end_ns - e->ns);
    if (!device && tr_role_get(e, TRACE_R_REQUEST, &v) && !v.is_array)
        remember(m, e, v.u, &r);
    came(m, &r);
}

static void take(void *user, const tr_event *e)
{
    matcher *m = user;
    const plan *p = &m->tally->plans[e->def->index];
    thread_part *t = &m->threads[e->thread->index];
    const uint32_t both = 1u << TRACE_R_COMM | 1u << TRACE_R_COLL_SEQ;
    tr_value v;
    if (!t->stack)
        t->stack = tr_stack_gaps();
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(m, t, p, e); break;
    case TRACE_KIND_END: end(m, t, e); break;
    case TRACE_KIND_META:
    case TRACE_KIND_SLICE:
        if ((e->def->roles & both) == both)
            other(m, p, e);
        else if (e->def->kind == TRACE_KIND_META && t->n && tr_role_get(e, TRACE_R_CORRELATION, &v) && !v.is_array &&
                 t->open[t->n - 1].part.rank->member.comm_rank >= 0 && m->causes.table.n < REQUESTS_MAX)
            tr_map3_put(&m->causes, e->thread->process->index, p->api, v.u)->v.i =
                t->open[t->n - 1].part.rank->member.comm_rank;
    }
}

void collectives_match(tally *t)
{
    matcher m = {.tally = t, .to = t->collected};
    size_t i;
    m.threads = tr_alloc((t->nthreads + 1) * sizeof *m.threads);
    tally_ordered(t, "matching collectives", take, &m);
    while (m.oldest) {
        m.to->incomplete++;
        drop(&m, m.oldest);
    }
    tr_map3_resize(&m.requests, old);
    tr_map3_free(&m.requests);
    tr_map3_free(&m.colls);
    tr_map3_free(&m.names);
    tr_map3_free(&m.causes);
    for (i = 0; i < t->nthreads; i++) {
        tr_stack_free(m.threads[i].stack);
        free(m.threads[i].open);
    }
    free(m.threads);
    collectives_finish(t->collected, &t->settings);
}
