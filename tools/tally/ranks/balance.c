/* balance.c - how evenly time is spread over ranks, and what each rank did
 *
 * Slots are of one thread and one name, so they know what each rank spent in it. A rank's time is that of all its
 * threads. Who never called a function has 0 and counts in the average: what one rank does alone is as uneven as can
 * be. Imbalance is (max / average - 1), in percent. */
#include <stdlib.h>
#include <string.h>
#include "support/map.h"
#include "read/read.h"
#include "tally/tally.h"
#include "support/memory.h"

/* ---- by function ------------------------------------------------------------------------------------------------- */

typedef struct part {
    balance *of;
    int32_t rank;
    uint64_t ns;
} part;

static int by_rank(const void *a, const void *b)
{
    return *(const int32_t *)a < *(const int32_t *)b ? -1 : *(const int32_t *)a > *(const int32_t *)b;
}

static int by_part(const void *a, const void *b)
{
    const part *x = a, *y = b;
    if (x->of != y->of)
        return (uintptr_t)x->of < (uintptr_t)y->of ? -1 : 1;
    return x->rank < y->rank ? -1 : x->rank > y->rank;
}

/* The ranks that are shown, in order; to be freed. */
static int32_t *ranks_shown(const tally *t, uint32_t *n)
{
    tr_process *const *p;
    size_t all = tr_trace_processes(t->trace, &p), i;
    int32_t *ranks = tr_alloc((all + 1) * sizeof *ranks);
    *n = 0;
    for (i = 0; i < all; i++)
        if (p[i]->rank >= 0 && tally_wants_process(&t->settings, p[i]))
            ranks[(*n)++] = p[i]->rank;
    if (*n)
        qsort(ranks, *n, sizeof *ranks, by_rank);
    for (i = 1, all = *n, *n = all > 0; i < all; i++)
        if (ranks[i] != ranks[*n - 1])
            ranks[(*n)++] = ranks[i];
    return ranks;
}

/* One rank's time, when all before it in their order have been told. */
static void add_rank(balance *b, int32_t rank, uint64_t ns)
{
    if (!b->called++ || ns < b->min) {
        b->min = ns;
        b->min_rank = rank;
    }
    if (b->called == 1 || ns > b->max) {
        b->max = ns;
        b->max_rank = rank;
    }
    b->sum += ns;
}

/* The first rank that is not among those of parts first..last-1, which are in order: it never called. */
static void add_absent(balance *b, const part *parts, size_t first, size_t last, const int32_t *ranks, uint32_t n)
{
    uint32_t i;
    size_t k = first;
    if (b->called >= n)
        return;
    for (i = 0; i < n; i++) {
        while (k < last && parts[k].rank < ranks[i])
            k++;
        if (k == last || parts[k].rank != ranks[i])
            break;
    }
    b->min = 0;
    b->min_rank = i < n ? ranks[i] : -1;
}

static part *parts_of(const tally *t, size_t *n)
{
    part *parts = NULL;
    size_t i, room = 0;
    *n = 0;
    for (i = 0; i < t->nthreads; i++) {
        const thread_state *s = &t->threads[i];
        const slot *x;
        const table_slot *y;
        int32_t rank = s->thread->process->rank;
        if (rank < 0)
            continue;
        for (x = s->own; x; x = x->next)
            if (x->row->key.kind == KIND_CALL) {
                parts = tr_grow(parts, *n + 1, &room, sizeof *parts);
                parts[(*n)++] = (part){&(x->row->into ? x->row->into : x->row)->balance, rank, x->total};
            }
        for (y = s->tables; y; y = y->next)
            if (y->table->kind == KIND_CALL) {
                parts = tr_grow(parts, *n + 1, &room, sizeof *parts);
                parts[(*n)++] = (part){&(y->table->into ? y->table->into : y->table)->balance, rank, y->active};
            }
    }
    return parts;
}

void balance_gather(tally *t)
{
    int32_t *ranks;
    part *parts;
    uint32_t nranks;
    size_t n, i, k;
    if (t->settings.by & ~(unsigned)(BY_API | BY_NAME | BY_DEVICE | BY_QUEUE | BY_WHERE) || !only_run(t))
        return;
    ranks = ranks_shown(t, &nranks);
    if (nranks > 1) {
        t->nranks = nranks;
        parts = parts_of(t, &n);
        if (n)
            qsort(parts, n, sizeof *parts, by_part);
        for (i = 0; i < n; i = k) {
            balance *b = parts[i].of;
            uint64_t ns = 0;
            for (k = i; k < n && parts[k].of == b; k++) {
                ns += parts[k].ns;
                if (k + 1 < n && parts[k + 1].of == b && parts[k + 1].rank == parts[k].rank)
                    continue;
                add_rank(b, parts[k].rank, ns);
                ns = 0;
            }
            add_absent(b, parts, i, k, ranks, nranks);
        }
        free(parts);
    }
    free(ranks);
}

double balance_percent(const tally *t, const balance *b)
{
    return b->sum ? 100 * ((double)b->max * t->nranks / (double)b->sum - 1) : 0;
}

/* ---- by rank ----------------------------------------------------------------------------------------------------- */

static int by_api_and_rank(const void *a, const void *b)
{
    const share *x = a, *y = b;
    int d = strcmp(text_of(x->api), text_of(y->api));
    if (d)
        return d;
    if (x->process->rank != y->process->rank)
        return x->process->rank < y->process->rank ? -1 : 1;
    return x->process->index < y->process->index ? -1 : x->process->index > y->process->index;
}

/* From the first event to the last one; of one that was killed to its last sign of life. */
static uint64_t wall_of(const tally *t, size_t first, size_t last)
{
    int64_t from = INT64_MAX, to = INT64_MIN;
    const tr_process *p = t->threads[first].thread->process;
    for (; first < last; first++) {
        from = t->threads[first].first_ns < from ? t->threads[first].first_ns : from;
        to = t->threads[first].last_ns > to ? t->threads[first].last_ns : to;
    }
    to = to != INT64_MIN && p->killed && p->alive_ns > to ? p->alive_ns : to;
    from = from > t->settings.from_ns ? from : t->settings.from_ns;
    to = to < t->settings.to_ns ? to : t->settings.to_ns;
    return to > from ? (uint64_t)(to - from) : 0;
}

/* Of equal ones the first name, whatever the order in which they are looked at. */
static bool is_slower(const share *s, uint32_t name, uint64_t ns)
{
    return !s->slowest || ns > s->slowest_ns ||
           (ns == s->slowest_ns && name != s->slowest && strcmp(text_of(name), text_of(s->slowest)) < 0);
}

/* Of shares first..last-1, which are one process', whose threads first_thread..last_thread-1 are. */
static void find_slowest(const tally *t, share *list, size_t first, size_t last, size_t first_thread,
                         size_t last_thread)
{
    tr_map3 sums = {0};
    size_t i;
    for (; first_thread < last_thread; first_thread++) {
        const slot *x;
        for (x = t->threads[first_thread].own; x; x = x->next) {
            const row_key *k = &x->row->key;
            tr_map3_entry *e;
            if (k->kind != KIND_CALL || !k->name)
                continue;
            e = tr_map3_put(&sums, k->api, k->name, 0);
            e->v.u[0] += x->total;
            for (i = first; i < last; i++)
                if (list[i].api == k->api && is_slower(&list[i], k->name, e->v.u[0])) {
                    list[i].slowest = k->name;
                    list[i].slowest_ns = e->v.u[0];
                }
        }
    }
    tr_map3_free(&sums);
}

share *shares_of(const tally *t, size_t *n)
{
    share *list = NULL;
    size_t i, k, m, room = 0;
    *n = 0;
    for (i = 0; i < t->nthreads; i = m) { /* threads of one process stand together */
        const tr_process *p = t->threads[i].thread->process;
        size_t first = *n;
        uint64_t wall;
        for (m = i; m < t->nthreads && t->threads[m].thread->process == p; m++) {
            const table_slot *s;
            for (s = t->threads[m].tables; s; s = s->next) {
                if (s->table->kind != KIND_CALL)
                    continue;
                for (k = first; k < *n && list[k].api != s->table->api; k++)
                    ;
                list = tr_grow(list, *n + 1, &room, sizeof *list);
                if (k == *n)
                    list[(*n)++] = (share){.process = p, .api = s->table->api};
                list[k].threads++;
                list[k].active += s->active;
                volume_add(&list[k].moved, s->moved);
            }
        }
        wall = wall_of(t, i, m);
        for (k = first; k < *n; k++)
            list[k].wall = wall;
        find_slowest(t, list, first, *n, i, m);
    }
    if (*n)
        qsort(list, *n, sizeof *list, by_api_and_rank);
    return list;
}

double share_part(const share *s) { return s->wall ? (double)s->active / ((double)s->wall * s->threads) : 0; }
