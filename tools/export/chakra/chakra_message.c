/* chakra_message.c - see chakra_message.h */
#include "chakra_message.h"
#include <stdlib.h>

/* ---- ends of messages ------------------------------------------------------------------------------------------ */

void chakra_message_plan(chakra_plan *p)
{
    const tr_def *d = p->def;
    const unsigned message = 1u << TRACE_R_COMM | 1u << TRACE_R_TAG;
    p->peer = -1;
    if (p->on_stream && p->collective < 0 && (p->peer = tr_field_named(d, "peer")) >= 0) {
        p->sends = (d->roles >> TRACE_R_BYTES_SENT & 1) != 0;
        p->receives = !p->sends;
    }
    if ((d->roles & message) == message) {
        p->sends |= d->kind == TRACE_KIND_BEGIN && d->paired && d->roles >> TRACE_R_DST & 1;
        p->receives |= d->kind != TRACE_KIND_BEGIN && d->roles >> TRACE_R_SRC & 1;
    }
}

/* The rank of the job that a member of a communicator is; -1: nothing says it. */
static int32_t world_rank(const groups *all, uint64_t comm, int64_t member)
{
    const struct group *g = groups_find(all, comm);
    return g && g->nranks == g->size && member >= 0 && member < (int64_t)g->nranks ? g->ranks[member] : -1;
}

bool chakra_message_of(const groups *g, const chakra_plan *p, const tr_event *e, chakra_message *m)
{
    int32_t own = e->thread->process->rank, other = -1;
    tr_value v;
    if (!p->sends && !p->receives)
        return false;
    *m = (chakra_message){
        .comm = groups_role(e, TRACE_R_COMM), .tag = (int32_t)groups_role(e, TRACE_R_TAG), .sent = p->sends};
    if (p->peer >= 0) {
        if (tr_field_get(e, (unsigned)p->peer, &v) && !v.is_array)
            other = world_rank(g, m->comm, v.i);
    } else if (tr_role_get(e, p->sends ? TRACE_R_DST : TRACE_R_SRC, &v) && !v.is_array && v.i >= 0 && v.i <= INT32_MAX)
        other = (int32_t)tr_peer_rank(e->thread->process, v.i);
    else
        return false; /* MPI_PROC_NULL */
    m->src = p->sends ? own : other;
    m->dst = p->sends ? other : own;
    return true;
}

/* ---- both ends of each ----------------------------------------------------------------------------------------- */

enum { SENT = 1, RECEIVED = 2, BOTH = 3 };
enum { BATCH = 512 };

/* Messages of one sender, receiver, tag and communicator: they arrive in the order they were sent, so the n-th of both
 * ends are one. */
typedef struct way {
    chakra_message of;
    int32_t tag;
    uint32_t sent, received;
    size_t n, room;
    uint8_t *ends; /* of the n-th message: those that lie in the window */
} way;

struct chakra_pairs {
    tr_map3 at; /* communicator, ranks, tag -> place + 1 */
    way *ways;
    size_t n, room;
};

static uint64_t ranks_of(const chakra_message *m) { return (uint64_t)(uint32_t)m->src << 32 | (uint32_t)m->dst; }

static void take_end(struct chakra_pairs *p, const chakra_message *m, bool inside)
{
    tr_map3_entry *x = tr_map3_put(&p->at, m->comm, ranks_of(m), (uint32_t)m->tag);
    way *w;
    size_t k;
    if (!x->v.u[0]) {
        p->ways = tr_grow(p->ways, p->n + 1, &p->room, sizeof *p->ways);
        p->ways[p->n++] = (way){.of = *m, .tag = m->tag};
        x->v.u[0] = p->n;
    }
    w = &p->ways[x->v.u[0] - 1];
    k = m->sent ? w->sent++ : w->received++;
    if (k == w->n) {
        w->ends = tr_grow(w->ends, w->n + 1, &w->room, 1);
        w->ends[w->n++] = 0;
    }
    if (inside)
        w->ends[k] |= m->sent ? SENT : RECEIVED;
}

/* Side by side: of the same ranks and tag. Of these the first in the list of communicators keeps its tag. */
static int by_ranks(const void *left, const void *right)
{
    const way *a = left, *b = right;
    if (a->of.src != b->of.src)
        return a->of.src < b->of.src ? -1 : 1;
    if (a->of.dst != b->of.dst)
        return a->of.dst < b->of.dst ? -1 : 1;
    if (a->of.tag != b->of.tag)
        return a->of.tag < b->of.tag ? -1 : 1;
    return a->of.comm < b->of.comm ? -1 : a->of.comm > b->of.comm;
}

static void give_tags(struct chakra_pairs *p)
{
    size_t i, k, end;
    if (p->n)
        qsort(p->ways, p->n, sizeof *p->ways, by_ranks);
    tr_map3_free(&p->at);
    memset(&p->at, 0, sizeof p->at);
    for (i = 0; i < p->n; i = end) {
        int32_t most;
        for (end = i; end < p->n && ranks_of(&p->ways[end].of) == ranks_of(&p->ways[i].of); end++) {}
        most = p->ways[end - 1].of.tag;
        for (k = i; k < end; k++) {
            way *w = &p->ways[k];
            if (k > i && w->of.tag == w[-1].of.tag && most < INT32_MAX)
                w->tag = ++most;
            tr_map3_put(&p->at, w->of.comm, ranks_of(&w->of), (uint32_t)w->of.tag)->v.u[0] = k + 1;
        }
    }
}

struct chakra_pairs *chakra_pairs_take(tr_trace *trace, const groups *g, const chakra_plan *plans,
                                       const export_settings *settings)
{
    struct chakra_pairs *p = tr_alloc(sizeof *p);
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i;
    bool any = false;
    for (i = 0; i < n; i++)
        any |= plans[defs[i]->index].sends || plans[defs[i]->index].receives;
    if (any) {
        tr_event *events = tr_alloc(BATCH * sizeof *events);
        tr_cursor *cursor = tr_merged_cursor(trace, INT64_MIN, INT64_MAX); /* threads of a rank in turn */
        chakra_message m;
        while ((n = tr_next_batch(cursor, events, BATCH)) > 0)
            for (i = 0; i < n; i++)
                if (events[i].def->kind != TR_KIND_GAP &&
                    chakra_message_of(g, &plans[events[i].def->index], &events[i], &m))
                    take_end(p, &m, events[i].ns >= settings->from_ns && events[i].ns < settings->to_ns);
        tr_cursor_close(cursor);
        free(events);
        give_tags(p);
    }
    return p;
}

bool chakra_pairs_next(const struct chakra_pairs *p, tr_map3 *counts, const chakra_message *m, int32_t *tag)
{
    const tr_map3_entry *x = tr_map3_find(&p->at, m->comm, ranks_of(m), (uint32_t)m->tag);
    const way *w = x ? &p->ways[x->v.u[0] - 1] : NULL;
    uint64_t k;
    if (!w)
        return false;
    k = tr_map3_put(counts, (uint64_t)(w - p->ways), m->sent, 0)->v.u[0]++;
    *tag = w->tag;
    return m->src >= 0 && m->dst >= 0 && k < w->n && w->ends[k] == BOTH;
}

void chakra_pairs_free(struct chakra_pairs *p)
{
    size_t i;
    for (i = 0; i < p->n; i++)
        free(p->ways[i].ends);
    free(p->ways);
    tr_map3_free(&p->at);
    free(p);
}
