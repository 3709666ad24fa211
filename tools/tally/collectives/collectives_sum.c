/* collectives_sum.c - what comes of collectives put together: by name and communicator, by rank, the worst of all */
#include <string.h>
#include "collectives.h"
#include "support/memory.h"
#include <stdlib.h>

const char *basis_name(enum basis basis)
{
    static const char *const names[] = {"calls", "begun", "enqueued", "device"};
    return names[basis];
}

coll_row *collectives_row(collected *c, const coll_key *key)
{
    tr_map3_entry *e = tr_map3_put(&c->row_map, (uint64_t)key->api << 32 | key->name, key->comm, key->basis);
    coll_row *row = e->v.p;
    if (row) {
        row->key.size = key->size > row->key.size ? key->size : row->key.size;
        return row;
    }
    row = e->v.p = tally_get(sizeof *row);
    row->key = *key;
    row->number = c->nrows;
    c->rows = tr_grow(c->rows, c->nrows + 1, &c->row_room, sizeof *c->rows);
    return c->rows[c->nrows++] = row;
}

coll_rank *collectives_rank(collected *c, const tr_process *process, member w, uint32_t api, enum basis basis)
{
    tr_map3_entry *e =
        tr_map3_put(&c->rank_map, process->index, (uint64_t)(uint32_t)w.comm_rank, (uint64_t)api << 8 | basis);
    coll_rank *r = e->v.p;
    if (r)
        return r;
    r = e->v.p = tally_get(sizeof *r);
    r->member = w;
    r->api = api;
    r->basis = basis;
    c->ranks = tr_grow(c->ranks, c->nranks + 1, &c->rank_room, sizeof *c->ranks);
    return c->ranks[c->nranks++] = r;
}

/* ---- the worst --------------------------------------------------------------------------------------------------- */

/* Whether a is less bad than b; no two are alike. */
static int less_bad(const void *a, const void *b)
{
    const coll_worst *x = a, *y = b;
    if (x->waited != y->waited)
        return x->waited < y->waited ? -1 : 1;
    if (x->last_ns != y->last_ns)
        return x->last_ns > y->last_ns ? -1 : 1;
    if (x->key.comm != y->key.comm)
        return x->key.comm > y->key.comm ? -1 : 1;
    return x->seq > y->seq ? -1 : x->seq < y->seq;
}

static void sift(coll_worst *heap, size_t n, size_t i)
{
    for (;;) {
        size_t child = 2 * i + 1;
        coll_worst swap;
        if (child >= n)
            return;
        if (child + 1 < n && less_bad(&heap[child + 1], &heap[child]) < 0)
            child++;
        if (less_bad(&heap[child], &heap[i]) >= 0)
            return;
        swap = heap[i];
        heap[i] = heap[child];
        heap[child] = swap;
        i = child;
    }
}

static void keep_worst(collected *c, const coll_worst *w)
{
    int which = w->key.basis == BASIS_ENQUEUED;
    coll_worst *heap = c->worst[which];
    size_t i;
    if (!heap)
        heap = c->worst[which] = tr_alloc((c->most + 1) * sizeof *heap);
    if (c->nworst[which] == c->most) {
        if (!c->most || less_bad(w, &heap[0]) <= 0)
            return;
        heap[0] = *w;
        sift(heap, c->most, 0);
        return;
    }
    heap[c->nworst[which]++] = *w;
    for (i = c->nworst[which]; i-- > 0 && c->nworst[which] == c->most;) /* full: make it a heap */
        sift(heap, c->most, i);
}

/* ---- one collective ---------------------------------------------------------------------------------------------- */

static uint64_t waited(const arrival *a, int64_t last)
{
    /* who left before did not wait for the last */
    return a->since < last && a->end >= last ? (uint64_t)(last - a->since) : 0;
}

void collectives_whole(collected *c, const settings *s, coll_row *row, uint64_t seq, bool mixed, const arrival *list,
                       size_t n)
{
    const arrival *first = &list[0], *last = &list[0];
    coll_worst w = {.key = row->key, .seq = seq};
    tr_map3_entry *e;
    size_t i;
    for (i = 1; i < n; i++) {
        first = list[i].ns < first->ns ? &list[i] : first;
        if (list[i].ns > last->ns ||
            (list[i].ns == last->ns && member_order(&list[i].rank->member, &last->rank->member) > 0))
            last = &list[i];
    }
    if (last->ns < s->from_ns || last->ns >= s->to_ns)
        return;
    for (i = 0; i < n; i++) {
        uint64_t ns = waited(&list[i], last->ns);
        list[i].rank->matched += n > 1; /* on MPI_COMM_SELF nobody is late */
        list[i].rank->waited += ns;
        w.waited += ns;
        w.max_wait = ns > w.max_wait ? ns : w.max_wait;
    }
    row->matched++;
    row->mixed += mixed;
    row->waited += w.waited;
    row->max_wait = w.max_wait > row->max_wait ? w.max_wait : row->max_wait;
    last->rank->last += n > 1;
    last->rank->made += w.waited;
    e = tr_map3_put(&c->last_map, row->number,
                    (uint64_t)(uint32_t)last->rank->member.rank << 32 | (uint32_t)last->rank->member.comm_rank,
                    last->rank->member.pid);
    e->v.u[0]++;
    if (e->v.u[0] > row->worst_count ||
        (e->v.u[0] == row->worst_count && member_order(&last->rank->member, &row->worst) < 0)) {
        row->worst = last->rank->member;
        row->worst_count = e->v.u[0];
    }
    w.first_ns = first->ns;
    w.last_ns = last->ns;
    w.first = first->rank->member;
    w.last = last->rank->member;
    if (n > 1)
        keep_worst(c, &w);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

static int by_waiting(const void *a, const void *b)
{
    const coll_row *x = *(coll_row *const *)a, *y = *(coll_row *const *)b;
    int d = x->key.api == y->key.api ? 0 : strcmp(text_of(x->key.api), text_of(y->key.api));
    if (d)
        return d;
    if (x->waited != y->waited)
        return x->waited > y->waited ? -1 : 1;
    if ((d = strcmp(text_of(x->key.name), text_of(y->key.name))) != 0)
        return d;
    if (x->key.comm != y->key.comm)
        return x->key.comm < y->key.comm ? -1 : 1;
    return (int)x->key.basis - (int)y->key.basis;
}

static int by_rank(const void *a, const void *b)
{
    const coll_rank *x = *(coll_rank *const *)a, *y = *(coll_rank *const *)b;
    int d = x->api == y->api ? 0 : strcmp(text_of(x->api), text_of(y->api));
    if (d || (d = member_order(&x->member, &y->member)) != 0)
        return d;
    return (int)x->basis - (int)y->basis;
}

static int worst_first(const void *a, const void *b) { return less_bad(b, a); }

/* What a device did says more than when it was asked to. */
static bool outdone(const collected *c, uint32_t api, enum basis basis)
{
    size_t i;
    for (i = 0; basis == BASIS_ENQUEUED && i < c->nrows; i++)
        if (c->rows[i]->key.api == api && c->rows[i]->key.basis == BASIS_DEVICE && c->rows[i]->matched)
            return true;
    return false;
}

static void choose_worst(collected *c)
{
    coll_worst *all = tr_alloc((c->nworst[0] + c->nworst[1] + 1) * sizeof *all);
    size_t n = 0, i;
    int which;
    for (which = 0; which < 2; which++)
        for (i = 0; i < c->nworst[which]; i++)
            if (!outdone(c, c->worst[which][i].key.api, c->worst[which][i].key.basis))
                all[n++] = c->worst[which][i];
    if (n)
        qsort(all, n, sizeof *all, worst_first);
    free(c->worst[0]);
    free(c->worst[1]);
    c->worst[1] = NULL;
    c->worst[0] = all;
    c->nworst[0] = n < c->most ? n : c->most;
}

void collectives_finish(collected *c, const settings *s)
{
    size_t i, n = 0;
    choose_worst(c);
    if (c->nranks)
        qsort(c->ranks, c->nranks, sizeof *c->ranks, by_rank);
    for (i = 0; i < c->nranks; i++) {
        coll_rank *r = c->ranks[i], *before = n ? c->ranks[n - 1] : NULL;
        if (!r->matched || outdone(c, r->api, r->basis) || (s->ranks.n && !tool_ranges_has(&s->ranks, r->member.rank)))
            continue;
        if (before && before->api == r->api && !member_order(&before->member, &r->member)) {
            before->matched += r->matched;
            before->waited += r->waited;
            before->last += r->last;
            before->made += r->made;
        } else
            c->ranks[n++] = r;
    }
    c->nranks = n;
    for (i = n = 0; i < c->nrows; i++)
        if (c->rows[i]->calls)
            c->rows[n++] = c->rows[i];
    c->nrows = n;
    if (n)
        qsort(c->rows, n, sizeof *c->rows, by_waiting);
}
