/* collectives_hang.c - collectives that never ended: who is in them, who never joined, and what those did instead
 *
 * A collective in which calls are still open at the end of the trace is one. Calls that only begin something
 * (nonblocking ones, or those on a stream) have returned long ago; there it is the first one that some members of a
 * trace that nobody closed have begun and others have not. */
#include <stdlib.h>
#include <string.h>
#include "collectives.h"
#include "support/map.h"
#include "support/memory.h"
#include <inttypes.h>
#include <stdio.h>

/* recorders read the clock once a second: who gave no sign for longer was not there any more */
static const int64_t signs_apart = 2500000000;

/* ---- what one process did last ----------------------------------------------------------------------------------- */

static int64_t last_sign(const tally *t, const tr_process *p)
{
    int64_t last = t->processes[p->index].last_ns;
    return p->alive_ns > last ? p->alive_ns : last;
}

/* The thread that called collectives, else the main one, else the first that did anything. */
static const thread_state *thread_of(const tally *t, const tr_process *p, const coll_progress *s)
{
    const process_state *of = &t->processes[p->index];
    const thread_state *best = NULL;
    size_t i;
    for (i = of->first; i < of->first + of->n; i++) {
        const thread_state *x = &t->threads[i];
        if (!x->seen)
            continue;
        if (s && s->thread == x->thread)
            return x;
        if (!best || (x->thread->tid == p->header->pid && best->thread->tid != p->header->pid))
            best = x;
    }
    return best;
}

void thread_doing(thread_state *x)
{
    enum { SHOWN = 4 };
    size_t depth = x->stack ? tr_stack_depth(x->stack) : 0, i, n;
    char *text = tool_text("%s", !depth ? text_of(x->last) : ""), *longer;
    x->inside = depth > 0;
    x->doing_ns = x->last_ns;
    for (i = depth, n = 0; i > 0 && n < SHOWN; i--)
        n += tr_stack_at(x->stack, i - 1)->def != NULL;
    for (depth -= x->stack ? x->stack->ngaps : 0; n > 0; i++) {
        const tr_open *o = tr_stack_at(x->stack, i);
        if (!o->def)
            continue;
        n--;
        longer = tool_text("%s%s%s", text,
                           *text           ? " > "
                           : depth > SHOWN ? "... > "
                                           : "",
                           o->name ? o->name : o->def->name);
        free(text);
        text = longer;
        x->doing_ns = o->begin_ns;
        x->doing_def = o->def;
    }
    x->doing = text_id(text, strlen(text));
    free(text);
}

static void describe(const tally *t, absent *a)
{
    const thread_state *x = thread_of(t, a->process, a->progress);
    a->sign_ns = last_sign(t, a->process);
    a->doing = tool_text("%s", x ? text_of(x->doing) : "");
    a->inside = x && x->inside;
    a->doing_ns = x ? x->doing_ns : 0;
}

/* ---- one collective ---------------------------------------------------------------------------------------------- */

/* all that is known of one communicator */
typedef struct group {
    coll_progress *const *list;
    size_t n;
    uint32_t size;
    const coll_progress *told;
} group;

static bool is_in(const coll_progress *s, uint64_t seq)
{
    if (!s->last.def)
        return false;
    return s->begins && !s->open ? s->last.seq >= seq : s->open && s->last.seq == seq;
}

static const begun *begun_at(const coll_progress *s, uint64_t seq)
{
    if (s->last.seq == seq)
        return &s->last;
    return s->history && s->history[seq % STAND_HISTORY].def && s->history[seq % STAND_HISTORY].seq == seq
               ? &s->history[seq % STAND_HISTORY]
               : NULL;
}

/* rank -> its first process; as large as the number of processes, because ranks in a file are not trusted */
static void by_rank(const tally *t, tr_map3 *first)
{
    tr_process *const *p;
    size_t n = tr_trace_processes(t->trace, &p);
    while (n-- > 0)
        if (p[n]->rank >= 0)
            tr_map3_put(first, (uint64_t)p[n]->rank, 0, 0)->v.p = p[n];
}

static void add_absent(const tally *t, hang *k, size_t *room, const coll_progress *s, const tr_process *p)
{
    absent *a;
    k->absent = tr_grow(k->absent, k->nabsent + 1, room, sizeof *k->absent);
    a = &k->absent[k->nabsent++];
    *a = (absent){.member = member_of(p, s), .progress = s, .process = p};
    describe(t, a);
}

/* Members by name of which nothing is known here: not recorded, or they have forgotten all about it (ring mode). */
static void add_silent(const tally *t, hang *k, size_t *room, const group *g)
{
    uint32_t i, silent, known = (uint32_t)g->n;
    const coll_progress *first = g->list[0];
    bool whole_world =
        !g->told && !first->several && first->process->world > 0 && (uint32_t)first->process->world == g->size;
    uint32_t n = g->told ? g->told->nmembers : whole_world ? g->size : 0;
    tr_map3 ranks = {0};
    bool *there = tr_alloc(tr_trace_processes(t->trace, &(tr_process *const *){NULL}) + 1);
    for (i = 0; i < g->n; i++)
        there[g->list[i]->process->index] = true;
    if (n)
        by_rank(t, &ranks);
    for (i = 0; i < n; i++) {
        int32_t rank = g->told ? g->told->members[i] : (int32_t)i;
        const tr_map3_entry *e = rank >= 0 ? tr_map3_find(&ranks, (uint64_t)rank, 0, 0) : NULL;
        const tr_process *p = e ? e->v.p : NULL;
        if (p && !there[p->index]) {
            add_absent(t, k, room, NULL, p);
            known++;
        }
    }
    tr_map3_free(&ranks);
    free(there);
    silent = g->size > known ? g->size - known : 0;
    k->unknown = silent;
}

static int by_member(const void *a, const void *b)
{
    return member_order(&((const absent *)a)->member, &((const absent *)b)->member);
}

static void add_stuck(tally *t, size_t *room, const group *g, uint64_t seq)
{
    hang k = {.seq = seq, .size = g->size, .since_ns = INT64_MAX};
    size_t in_room = 0, left_room = 0, absent_room = 0, i;
    for (i = 0; i < g->n; i++) {
        const coll_progress *s = g->list[i];
        const begun *b = begun_at(s, seq);
        int64_t sign = last_sign(t, s->process);
        k.end_ns = !i || sign > k.end_ns ? sign : k.end_ns;
        if (is_in(s, seq)) {
            k.in = tr_grow(k.in, k.nin + 1, &in_room, sizeof *k.in);
            k.in[k.nin++] = member_of(s->process, s);
            if (!k.first || (b && b->ns < k.since_ns))
                k.first = s;
            if (b) {
                k.mixed |= k.def && strcmp(k.def->name, b->def->name) != 0;
                k.def = k.def ? k.def : b->def;
                k.since_ns = b->ns < k.since_ns ? b->ns : k.since_ns;
            }
        } else if (s->last.def && s->last.seq >= seq) {
            k.left = tr_grow(k.left, k.nleft + 1, &left_room, sizeof *k.left);
            k.left[k.nleft++] = member_of(s->process, s);
        } else
            add_absent(t, &k, &absent_room, s, s->process);
    }
    add_silent(t, &k, &absent_room, g);
    qsort(k.in, k.nin, sizeof *k.in, member_order);
    if (k.nleft)
        qsort(k.left, k.nleft, sizeof *k.left, member_order);
    if (k.nabsent)
        qsort(k.absent, k.nabsent, sizeof *k.absent, by_member);
    for (i = 0; i < k.nabsent; i++)
        k.absent[i].silent = k.absent[i].process->killed && k.end_ns - k.absent[i].sign_ns > signs_apart;
    t->hangs = tr_grow(t->hangs, t->nhangs + 1, room, sizeof *t->hangs);
    t->hangs[t->nhangs++] = k;
}

/* The first that some have begun and others have not, in a trace that nobody closed. */
static bool begun_by_some(const group *g, uint64_t *seq)
{
    uint64_t least = UINT64_MAX, most = 0;
    bool begins = false, killed = false;
    size_t i, n = 0;
    for (i = 0; i < g->n; i++) {
        const coll_progress *s = g->list[i];
        killed |= s->process->killed;
        if (!s->last.def)
            continue;
        n++;
        least = s->last.seq < least ? s->last.seq : least;
        most = s->last.seq > most ? s->last.seq : most;
    }
    *seq = n < g->n ? 0 : least + 1; /* who was described has been there from the first on */
    for (i = 0; i < g->n; i++)
        begins |= g->list[i]->begins && is_in(g->list[i], *seq);
    return killed && begins && n && most >= *seq;
}

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static void look_at(tally *t, size_t *room, const group *g)
{
    uint64_t *seqs = tr_alloc((g->n + 1) * sizeof *seqs);
    size_t n = 0, i;
    for (i = 0; i < g->n; i++)
        if (g->list[i]->open)
            seqs[n++] = g->list[i]->last.seq;
    n += begun_by_some(g, &seqs[n]);
    if (g->size == 1) /* nobody waits for oneself */
        n = 0;
    if (n)
        qsort(seqs, n, sizeof *seqs, by_number);
    for (i = 0; i < n; i++)
        if (!i || seqs[i] != seqs[i - 1])
            add_stuck(t, room, g, seqs[i]);
    free(seqs);
}

void hang_find(tally *t)
{
    size_t i, room = 0;
    group g;
    for (i = 0; i < t->nstands; i += g.n) {
        coll_progress *const *list = &t->coll_progress[i];
        g = (group){list, 0, 0, NULL};
        while (i + g.n < t->nstands && list[g.n]->api == list[0]->api && list[g.n]->comm == list[0]->comm) {
            const coll_progress *s = list[g.n++];
            g.size = s->size > g.size ? s->size : g.size;
            if (s->nmembers && (!g.told || s->nmembers > g.told->nmembers))
                g.told = s;
        }
        look_at(t, &room, &g);
    }
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

static void more(char **text, char *tail)
{
    char *longer = tool_text("%s%s", *text, tail);
    free(*text);
    free(tail);
    *text = longer;
}

char *hang_text(const tally *t, const hang *s, int64_t t0)
{
    char *in = member_list(s->in, s->nin), *comm = comm_text(t, s->first->api, s->first->comm),
         *text = tool_text("%s #%" PRIu64 " on %s (%u member%s) never ended: ", s->def ? s->def->name : "collective",
                           s->seq, comm, s->size, s->size == 1 ? "" : "s");
    bool all = s->nin == s->size;
    more(&text, tool_text("%s%s %s in it", all ? "all, " : "", in, s->nin > 1 ? "are" : "is"));
    if (s->since_ns != INT64_MAX)
        more(&text, tool_text(" since %.3f s", (double)(s->since_ns - t0) / 1e9));
    free(in);
    free(comm);
    if (s->nabsent) {
        member *list = tr_alloc(s->nabsent * sizeof *list);
        size_t i;
        for (i = 0; i < s->nabsent; i++)
            list[i] = s->absent[i].member;
        in = member_list(list, s->nabsent);
        more(&text, tool_text(", %s never joined", in));
        free(in);
        free(list);
    }
    if (s->unknown)
        more(&text, tool_text(", nothing is recorded of %u member%s", s->unknown, s->unknown == 1 ? "" : "s"));
    if (s->mixed)
        more(&text, tool_text("%s", "; they called different functions"));
    return text;
}

void hangs_free(tally *t)
{
    size_t i, k;
    for (i = 0; i < t->nhangs; i++) {
        for (k = 0; k < t->hangs[i].nabsent; k++)
            free(t->hangs[i].absent[k].doing);
        free(t->hangs[i].absent);
        free(t->hangs[i].in);
        free(t->hangs[i].left);
    }
    free(t->hangs);
}
