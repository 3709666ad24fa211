/* stalls.c - see stalls.h
 *
 * A process stalls if its record is not closed, and it is in a call for much longer than any such call took before. A
 * call names its peer, or a request, whose first call named the peer. A rank of a communicator is looked up among its
 * members. A receive from any rank waits for one that has sent to it before. A process that only polls waits, too: for
 * whom it asked last. If nothing names a peer, it may wait for any rank. */
#include "stalls.h"
#include "report/graph/epochs.h"
#include "common/message.h"
#include "support/map.h"
#include "support/memory.h"
#include "tally/collectives/collectives.h"
#include <stdlib.h>
#include <string.h>

/* Recorders give a sign of life once a second. A call without an end may just take long. */
static const int64_t least_ns = 1000000000, least_unknown_ns = 5000000000, before_ns = 10000000000,
                     signs_apart_ns = 2500000000;
static const double longer = 3;

/* ---- which processes stall --------------------------------------------------------------------------------------- */

static bool is_call(const tr_def *def)
{
    return def && def->kind == TRACE_KIND_BEGIN && strcmp(def->api, "user") != 0 && strcmp(def->api, "itt") != 0 &&
           strcmp(def->api, "nvtx") != 0;
}

/* True if the call or its end has fields that concern other processes. */
static bool communicates(const tr_def *def)
{
    const uint64_t roles = 1ull << TRACE_R_COMM | 1ull << TRACE_R_REQUEST | 1ull << TRACE_R_DST | 1ull << TRACE_R_SRC;
    return ((def->roles | (def->pair ? def->pair->roles : 0)) & roles) != 0;
}

/* The longest such call that ended, on any rank. */
static uint64_t usual(const analysis *a, const tr_def *def)
{
    const rows *all = &a->tally.rows;
    uint32_t api = text_id(def->api, strlen(def->api)), name = text_id(def->name, strlen(def->name));
    uint64_t longest = 0;
    for (size_t i = 0; all->slots && i <= all->mask; i++) {
        const row *r = all->slots[i];
        uint64_t ns;
        if (!r || r->key.kind != KIND_CALL || r->key.api != api || r->key.name != name || r->calls <= r->unfinished)
            continue;
        ns = row_quantile(r, (double)(r->calls - r->unfinished) / (double)r->calls);
        longest = ns > longest ? ns : longest;
    }
    return longest;
}

/* The thread that waits for other processes; else a thread in any call, if it is the only thread or all are in calls.
 */
static const thread_state *thread_in_call(const analysis *a, uint32_t process)
{
    const process_state *of = &a->tally.processes[process];
    const thread_state *found = NULL;
    for (size_t i = of->first; i < of->first + of->n; i++) {
        const thread_state *x = &a->tally.threads[i];
        if (x->seen && x->inside && is_call(x->doing_def) &&
            (!found || (communicates(x->doing_def) && !communicates(found->doing_def))))
            found = x;
    }
    return found;
}

static int64_t sign_of(const analysis *a, uint32_t process)
{
    int64_t last = a->tally.processes[process].last_ns;
    return a->processes[process]->alive_ns > last ? a->processes[process]->alive_ns : last;
}

/* end_ns: the last sign of life of any process. A process with one shortly before was alive then, too, so all are
 * compared with the same time. */
static void look_at(const analysis *a, stall *s, uint32_t process, int64_t end_ns)
{
    const tr_process *p = a->processes[process];
    const thread_state *x = p->killed ? thread_in_call(a, process) : NULL;
    int64_t waited;
    if (!x)
        return;
    s->until_ns = sign_of(a, process);
    if (end_ns - s->until_ns <= signs_apart_ns)
        s->until_ns = end_ns;
    s->since_ns = x->doing_ns;
    s->usual_ns = usual(a, x->doing_def);
    waited = s->until_ns - s->since_ns;
    if (waited < (s->usual_ns ? least_ns : least_unknown_ns) || (double)waited < longer * (double)s->usual_ns)
        return;
    s->thread = x;
    s->def = x->doing_def;
    s->name = x->doing_def->name;
    s->communicates = communicates(x->doing_def);
}

static void look_at_polls(const analysis *a, stall *s, uint32_t process, const polled *p, int64_t end_ns)
{
    int64_t waited;
    if (!p->thread)
        return;
    s->until_ns = sign_of(a, process);
    if (end_ns - s->until_ns <= signs_apart_ns)
        s->until_ns = end_ns;
    s->since_ns = p->since_ns;
    s->usual_ns = p->longest_ns;
    waited = s->until_ns - s->since_ns;
    if (waited < (s->usual_ns ? least_ns : least_unknown_ns) || (double)waited < longer * (double)s->usual_ns)
        return;
    s->thread = p->thread;
    s->name = p->name;
    s->polls = true;
    s->communicates = !strncmp(p->name, "MPI_", 4);
}

/* ---- for whom they wait ------------------------------------------------------------------------------------------ */

typedef struct search {
    const analysis *a;
    stall *list;
    tr_map3 rank_of;    /* world, rank -> process + 1 */
    tr_map3 members;    /* API, communicator, rank in it -> rank + 1 */
    tr_map3 asked;      /* thread -> ranks of the call at hand: that it sends to + 1, that it receives from + 1 */
    tr_map3 request_of; /* process, request -> the same of the call that began it */
    tr_map3 senders;    /* process, rank -> that the rank sent it a message */
    windows *windows;   /* NULL: no process stalls in a call on one */
} search;

static void know_ranks(search *s)
{
    communicator c;
    for (uint32_t i = (uint32_t)s->a->nprocesses; i-- > 0;)
        if (s->a->processes[i]->rank >= 0)
            tr_map3_put(&s->rank_of, (uint64_t)s->a->processes[i]->rank, 0, 0)->v.u[0] = i + 1;
    for (size_t at = 0; (at = comm_next(&s->a->tally, at, &c)) != 0; free(c.members))
        for (size_t i = 0; i < c.n; i++)
            if (c.members[i].comm_rank >= 0 && c.members[i].rank >= 0)
                tr_map3_put(&s->members, c.api, c.comm, (uint64_t)c.members[i].comm_rank)->v.u[0] =
                    (uint64_t)c.members[i].rank + 1;
}

static void add_peer(const search *s, stall *x, uint32_t process)
{
    if (s->a->processes[process] == x->thread->thread->process)
        return;
    for (size_t i = 0; i < x->n; i++)
        if (x->peers[i] == process)
            return;
    x->peers = tr_grow(x->peers, x->n + 1, &x->room, sizeof *x->peers);
    x->peers[x->n++] = process;
}

static void add_rank(const search *s, stall *x, uint64_t rank_and_one)
{
    const tr_map3_entry *at = rank_and_one ? tr_map3_find(&s->rank_of, rank_and_one - 1, 0, 0) : NULL;
    if (at)
        add_peer(s, x, (uint32_t)at->v.u[0] - 1);
    else
        x->elsewhere = true;
}

/* The world rank that a field names, + 1; 0: it names none. */
static uint64_t rank_from(const search *s, const tr_event *e, int64_t rank, bool of_world)
{
    const tr_map3_entry *at;
    tr_value comm;
    if (rank < 0)
        return 0;
    if (!of_world && tr_role_get(e, TRACE_R_COMM, &comm) && !comm.is_array) {
        at = tr_map3_find(&s->members, text_id(e->def->api, strlen(e->def->api)), comm.u, (uint64_t)rank);
        if (at)
            return at->v.u[0];
    }
    rank = tr_peer_rank(e->thread->process, rank);
    return rank >= 0 ? (uint64_t)rank + 1 : 0;
}

/* The peers that the begin of a call names. */
static void begun_call(search *s, const tr_event *e)
{
    tr_map3_entry *at = tr_map3_put(&s->asked, e->thread->index, 0, 0);
    tr_value v;
    at->v.u[0] = at->v.u[1] = 0;
    if (tr_role_get(e, TRACE_R_DST, &v) && !v.is_array)
        at->v.u[0] = rank_from(s, e, v.i, true);
    if (tr_role_get(e, TRACE_R_SRC, &v) && !v.is_array)
        at->v.u[1] = rank_from(s, e, v.i, true);
    else if (tr_named_get(e, "source", &v) && !v.is_array)
        at->v.u[1] = rank_from(s, e, v.i, false);
}

static void of_request(search *s, stall *x, uint64_t request)
{
    const tr_map3_entry *at = tr_map3_find(&s->request_of, x->thread->thread->process->index, request, 0);
    if (at && at->v.u[0])
        add_rank(s, x, at->v.u[0]);
    if (at && at->v.u[1])
        add_rank(s, x, at->v.u[1]);
    if (!at || (!at->v.u[0] && !at->v.u[1]))
        x->elsewhere = x->any = true;
}

/* The call that never ended. */
static void stalled_call(search *s, stall *x, const tr_event *e)
{
    const tr_map3_entry *at = tr_map3_find(&s->asked, e->thread->index, 0, 0);
    tr_value v, one;
    x->elsewhere = false;
    if (at->v.u[0])
        add_rank(s, x, at->v.u[0]);
    if (at->v.u[1])
        add_rank(s, x, at->v.u[1]);
    if (tr_role_get(e, TRACE_R_REQUEST, &v)) {
        for (uint32_t i = 0; v.is_array && i < v.n; i++)
            if (tr_element(&v, i, &one))
                of_request(s, x, one.u);
        if (!v.is_array)
            of_request(s, x, v.u);
        x->elsewhere |= v.is_array && v.n < v.true_n;
    } else if (!x->n)
        x->elsewhere = x->any = true;
}

static void take(search *s, const tr_event *e)
{
    const uint32_t process = e->thread->process->index;
    const tr_map3_entry *at;
    tr_map3_entry *to;
    tr_value v;
    if (s->windows)
        windows_take(s->windows, e);
    if (e->def->kind != TRACE_KIND_BEGIN && e->def->roles >> TRACE_R_SRC & 1 && tr_role_get(e, TRACE_R_SRC, &v) &&
        !v.is_array && v.i >= 0)
        tr_map3_put(&s->senders, process, (uint64_t)tr_peer_rank(e->thread->process, v.i), 0)->v.u[0] = 1;
    if (e->def->kind == TRACE_KIND_BEGIN && communicates(e->def)) {
        stall *x = &s->list[process];
        begun_call(s, e);
        if (x->thread && x->thread->thread == e->thread && x->def == e->def && x->since_ns == e->ns)
            stalled_call(s, x, e);
    } else if (e->def->kind == TRACE_KIND_END && e->def->roles >> TRACE_R_REQUEST & 1 &&
               tr_role_get(e, TRACE_R_REQUEST, &v) && !v.is_array &&
               (at = tr_map3_find(&s->asked, e->thread->index, 0, 0)) != NULL) {
        uint64_t to_rank = at->v.u[0], from_rank = at->v.u[1];
        to = tr_map3_put(&s->request_of, process, v.u, 0);
        to->v.u[0] = to_rank;
        to->v.u[1] = from_rank;
    }
}

static void read_peers(search *s, const bool *chosen, int64_t from)
{
    tr_cursor *cursor = tr_chosen_cursor(s->a->tally.trace, chosen, from, INT64_MAX);
    tr_event e;
    while (tr_next(cursor, &e))
        if (e.def)
            take(s, &e);
    tr_cursor_close(cursor);
}

/* Whom polls asked for last. */
static void of_polls(search *s, stall *x, const polled *p)
{
    x->elsewhere = false;
    for (uint32_t i = 0; i < p->nrequests; i++)
        of_request(s, x, p->requests[i]);
    if (p->source >= 0)
        add_rank(s, x, (uint64_t)tr_peer_rank(x->thread->thread->process, p->source) + 1);
    if (!p->nrequests && p->source < 0)
        x->elsewhere = x->any = true;
}

/* Ranks that sent it something before, those that go on before those that have ended. */
static void of_any(search *s, stall *x, uint32_t process)
{
    const size_t known = x->n;
    for (int ended = 0; ended < 2 && x->n == known; ended++)
        for (uint32_t i = 0; i < s->a->nprocesses; i++)
            if (s->a->processes[i]->rank >= 0 && !s->a->processes[i]->killed == ended &&
                tr_map3_find(&s->senders, process, (uint64_t)s->a->processes[i]->rank, 0))
                add_peer(s, x, i);
}

static void of_window(search *s, stall *x, uint32_t process)
{
    int32_t *ranks;
    size_t n = windows_peers(s->windows, process, &ranks);
    for (size_t i = 0; i < n; i++)
        add_rank(s, x, (uint64_t)ranks[i] + 1);
    if (n)
        x->any = false;
    free(ranks);
}

/* Members of a collective that never ended wait for those that never joined it. */
static void of_collectives(search *s)
{
    for (size_t i = 0; i < s->a->tally.nhangs; i++) {
        const hang *h = &s->a->tally.hangs[i];
        for (size_t k = 0; k < h->nin; k++) {
            stall *x = &s->list[h->in[k].process];
            if (!x->thread)
                continue;
            x->collective = true;
            x->elsewhere = h->unknown > 0;
            for (size_t m = 0; m < h->nabsent; m++)
                add_peer(s, x, h->absent[m].process->index);
        }
    }
}

stall *stalls_find(const analysis *a)
{
    search s = {.a = a, .list = tr_alloc((a->nprocesses + 1) * sizeof *s.list)};
    bool *chosen = tr_alloc(a->nprocesses + 1), any = false, window = false;
    polled *polls;
    int64_t from = INT64_MAX, end = INT64_MIN;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        end = sign_of(a, i) > end ? sign_of(a, i) : end;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        look_at(a, &s.list[i], i, end);
        chosen[i] = !s.list[i].thread && a->processes[i]->killed && !thread_in_call(a, i);
    }
    polls = polls_find(a, chosen);
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        stall *x = &s.list[i];
        if (chosen[i])
            look_at_polls(a, x, i, &polls[i], end);
        window |= x->def && epoch_call_of(x->def->name) != EPOCH_NONE;
        chosen[i] = x->thread && x->communicates;
        any |= chosen[i];
        x->elsewhere = chosen[i];
        from = chosen[i] && x->since_ns < from ? x->since_ns : from;
    }
    if (any) {
        know_ranks(&s);
        if (window) { /* the trace is read from its begin: a lock may be held for long */
            s.windows = windows_new(a);
            memset(chosen, true, a->nprocesses);
        }
        read_peers(&s, chosen, window || from <= INT64_MIN + before_ns ? INT64_MIN : from - before_ns);
        for (uint32_t i = 0; i < a->nprocesses; i++) {
            stall *x = &s.list[i];
            if (!x->thread || !x->communicates)
                continue;
            if (x->polls)
                of_polls(&s, x, &polls[i]);
            if (x->def && epoch_call_of(x->def->name) != EPOCH_NONE)
                of_window(&s, x, i);
            if (x->any)
                of_any(&s, x, i);
        }
        of_collectives(&s);
    }
    if (s.windows)
        windows_free(s.windows);
    free(polls);
    tr_map3_free(&s.senders);
    tr_map3_free(&s.rank_of);
    tr_map3_free(&s.members);
    tr_map3_free(&s.asked);
    tr_map3_free(&s.request_of);
    free(chosen);
    return s.list;
}

void stalls_free(stall *list, size_t n)
{
    for (size_t i = 0; list && i < n; i++)
        free(list[i].peers);
    free(list);
}
