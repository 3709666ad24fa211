/* gather_trace.c - see gather_trace.h */
#include "gatherer.h"
#include "report/graph/window.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { FORGET_EACH = 1 << 16, NODE_BYTES = 176 };
enum { MARK_OUTER = 1, MARK_PHASE = 2, MARK_LINE = 4 }; /* of open calls: tr_open.mark */

/* ---- tasks and counters ------------------------------------------------------------------------------------------ */

static uint32_t name_of(gatherer *x, const tr_open *o)
{
    uint32_t *plain = &x->defs[o->def->index].plain;
    if (o->name)
        return plain_name(o->name, o->name_length);
    if (!*plain)
        *plain = plain_name(o->def->name, strlen(o->def->name));
    return *plain;
}

static void phase_over(gatherer *x, uint16_t depth, uint32_t at, const tr_open *o, int64_t end_ns)
{
    phases *p = &x->to->phases;
    if (depth < p->depth && o->begin_ns >= x->begins)
        phases_add(p, &(phase){o->begin_ns, end_ns, at, name_of(x, o), depth});
}

/* The event has a source line: of the task that it begins, or that is open. */
static __attribute__((noinline)) void line_take(gatherer *x, const tr_event *e, tr_open *o)
{
    size_t at = sources_add(&x->to->sources, e, o ? o->begin_ns : e->ns,
                            o ? name_of(x, o) : plain_name(e->def->name, strlen(e->def->name)), acts_of(x, e)->place);
    if (!o || !at || o->mark & MARK_LINE)
        return;
    o->mark |= MARK_LINE;
    o->user = at;
}

static inline bool has_line(const gatherer *x, const tr_event *e) { return acts_of(x, e)->place[2] >= 0; }

/* A thread has waited, or its region is over. A wait inside another one is a part of it. */
static void team_over(gatherer *x, const tr_event *e, const tr_open *o, int64_t end_ns)
{
    thread_now *t = &x->threads[e->thread->index];
    const def_acts *w = &x->defs[o->def->index];
    int64_t from = o->begin_ns > x->begins ? o->begin_ns : x->begins, to = end_ns < x->ends ? end_ns : x->ends;
    t->waiting -= w->waits && t->waiting;
    t->regions -= w->region && t->regions;
    if (w->waits && !t->waiting && to > from)
        waiting_add(&x->to->waits, e->thread->index, name_of(x, o), from, to, to - from);
    if (w->barrier && !t->waiting) {
        team_add(&x->to->teams.barriers, e->thread->index, from, to);
        if (locks_any(&x->to->locks))
            locks_meet(&x->to->locks, e->thread->process->index);
    }
    if (w->region && !t->regions)
        team_add(&x->to->teams.regions, e->thread->index, from, to);
}

static inline void closes(gatherer *x, const tr_event *e, tr_open *o, int64_t end_ns)
{
    thread_now *t = &x->threads[e->thread->index];
    if (o->mark & MARK_LINE)
        x->to->sources.list[o->user - 1].to = end_ns;
    if (locks_any(&x->to->locks))
        locks_close(&x->to->locks, o->def, e->thread, end_ns);
    if (o->mark & MARK_OUTER) {
        t->gathers += x->defs[o->def->index].gathers;
        if (t->gathers <= 0) /* what it has asked for is launched by now */
            t->launched = t->nqueued = 0;
        if (t->node == NONE && end_ns - o->begin_ns >= CALL_NS)
            gather_node(x, e, gather_kind(x, o->def));
        if (t->node != NONE)
            x->g->nodes[t->node].end = end_ns > o->begin_ns ? end_ns : o->begin_ns + 1;
        t->outer = NULL;
        t->node = t->sent = NONE;
    }
    if (x->defs[o->def->index].waits || x->defs[o->def->index].region)
        team_over(x, e, o, end_ns);
    if (o->mark & MARK_PHASE) {
        t->depth--;
        t->busy &= t->depth > 0;
        phase_over(x, t->depth, e->thread->index, o, end_ns);
    }
}

static void closed(void *user, tr_open *o, int64_t end_ns, bool known)
{
    void *const *both = user;
    (void)known;
    closes(both[0], both[1], o, end_ns);
}

/* ---- the window -------------------------------------------------------------------------------------------------- */

/* Lines before the window do not count, nor those of tasks that are open when it begins. */
static void sources_forget(gatherer *x)
{
    x->to->sources.n = 0;
    for (size_t i = 0; i < x->nthreads; i++)
        for (size_t k = 0; k < tr_stack_depth(x->threads[i].stack); k++)
            tr_stack_at(x->threads[i].stack, k)->mark &= ~(uint32_t)MARK_LINE;
}

/* Of what was before the window only counts what is under way, with what it waits for. */
static void forget(gatherer *x)
{
    uint32_t *nodes = tr_alloc(((size_t)x->g->n + 1) * sizeof *nodes), *groups;
    tr_map3 kept = {0};
    const tr_map3_entry *e;
    size_t i;
    groups = tr_alloc(((size_t)x->g->ngroups + 1) * sizeof *groups);
    window_forget(x->g, x->begins, nodes, groups);
    for (i = 0; i < x->nthreads; i++)
        if (x->threads[i].node != NONE)
            x->threads[i].node = nodes[x->threads[i].node];
    for (i = 0; (e = tr_map3_each(&x->groups, &i));)
        if (groups[e->v.u[0] - 1] != NONE)
            tr_map3_put(&kept, e->key[0], e->key[1], e->key[2])->v.u[0] = (uint64_t)groups[e->v.u[0] - 1] + 1;
    tr_map3_free(&x->groups);
    x->groups = kept;
    free(nodes);
    free(groups);
    tr_map3_free(&x->requests);
    x->messages.n = 0;
    epochs_forget(&x->epochs);
    x->kernels.n = 0;
    tr_map3_free(&x->together);
    memset(&x->together, 0, sizeof x->together);
    for (i = 0; i < x->nthreads; i++)
        x->threads[i].sent = x->threads[i].polls = NONE;
    launches_free(&x->launches);
    memset(&x->launches, 0, sizeof x->launches);
    flows_forget(&x->flows);
    sources_forget(x);
    x->to->works = x->to->launches = 0;
    x->forget_at = 2 * x->g->n + FORGET_EACH;
}

/* False: the event is behind the window, or nothing of it is in it. */
static bool in_window(gatherer *x, const tr_event *e)
{
    if (e->ns >= x->ends || (x->before && e->def->kind == TRACE_KIND_SLICE && e->end_ns < x->begins))
        return false;
    if (!x->before)
        return true;
    if (e->ns >= x->begins || x->g->n >= x->forget_at || x->g->n >= x->g->most)
        forget(x);
    x->before = e->ns < x->begins;
    return !x->before || e->def->kind != TRACE_KIND_COUNTER;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void begin(gatherer *x, const plan *p, const tr_event *e)
{
    thread_now *t = &x->threads[e->thread->index];
    tr_open *o = tr_stack_opens(t->stack, e);
    uint8_t api = acts_of(x, e)->api;
    if (has_line(x, e))
        line_take(x, e, o);
    t->waiting += acts_of(x, e)->waits;
    t->regions += acts_of(x, e)->region;
    if (acts_of(x, e)->barrier && locks_any(&x->to->locks))
        locks_arrive(&x->to->locks, e->thread->process->index);
    if (!api) {
        if (acts_of(x, e)->task) {
            o->mark |= MARK_PHASE;
            t->busy &= t->depth++ > 0;
        }
        return;
    }
    if (!t->outer) {
        t->outer = e->def;
        t->outer_ns = e->ns;
        t->bytes = 0;
        t->lane = api & IN_PLACE ? x->g->lanes[e->thread->index].main : e->thread->index;
        o->mark |= MARK_OUTER;
    }
    if (acts_of(x, e)->epoch)
        gather_window(x, p, e);
    if (p->collective)
        gather_collective(x, p, e, !p->begun);
    else if (api & COMMUNICATES && e->def->roles >> TRACE_R_REQUEST & 1)
        gather_requests(x, e);
    if (p->message)
        gather_message(x, p, e);
}

static void end(gatherer *x, tr_stack *stack, const tr_event *e)
{
    tr_open *o = tr_stack_closes(stack, e);
    if (o) {
        closes(x, e, o, e->ns);
        tr_stack_pop(stack, e->ns);
    } else
        tr_stack_end(stack, e, closed, (void *[]){x, (void *)(uintptr_t)e});
}

/* Locks have a name of the program, not of what waits for them: the task around. */
static void lock_event(gatherer *x, const tr_event *e)
{
    tr_stack *stack = x->threads[e->thread->index].stack;
    uint32_t name = 0;
    for (size_t i = stack ? tr_stack_depth(stack) : 0; i-- > 0 && !name;)
        if (tr_stack_at(stack, i)->def && tr_stack_at(stack, i)->mark & MARK_PHASE)
            name = name_of(x, tr_stack_at(stack, i));
    locks_take(&x->to->locks, e, name);
}

/* What is no begin and no end of a slice, but is told of one. */
static void told(gatherer *x, const plan *p, const tr_event *e)
{
    if (has_line(x, e)) {
        tr_stack *stack = x->threads[e->thread->index].stack;
        size_t depth = tr_stack_depth(stack);
        tr_open *o = depth ? tr_stack_at(stack, depth - 1) : NULL;
        if (o && o->def)
            line_take(x, e, o);
    } else if (e->def->roles >> TRACE_R_CORRELATION & 1)
        gather_asks(x, p, e);
    else if (p->collective) {
        gather_collective(x, p, e, false);
        if (e->def->roles >> TRACE_R_REQUEST & 1) /* MPI_Start of one that is persistent */
            gather_request_made(x, e);
    } else if (p->message)
        gather_message(x, p, e);
}

static inline void take(gatherer *x, const tr_event *e)
{
    const plan *p = &x->tally->plans[e->def->index];
    thread_now *t = &x->threads[e->thread->index];
    lane *l = &x->g->lanes[e->thread->index];
    const uint8_t act = acts_of(x, e)->act;
    if (locks_any(&x->to->locks) && e->ns < x->ends && e->def->kind != TRACE_KIND_END)
        lock_event(x, e);
    if (act == ACT_NONE) {
        if (has_line(x, e) && e->ns >= x->begins && e->ns < x->ends)
            line_take(x, e, NULL);
        return;
    }
    /* a thread that only pauses, as one that hands over work of devices, does nothing that the run waits for */
    if (act <= ACT_TOLD || (act == ACT_PAUSE && l->to != INT64_MIN)) {
        l->from = e->ns < l->from ? e->ns : l->from;
        l->to = e->ns > l->to ? e->ns : l->to;
    }
    if (x->window && !in_window(x, e))
        return;
    switch (act) {
    case ACT_BEGIN: begin(x, p, e); break;
    case ACT_END_TOLD:
        if (p->message)
            gather_message(x, p, e);
        if (e->def->roles >> TRACE_R_REQUEST & 1)
            gather_request_made(x, e);
        end(x, t->stack, e);
        break;
    case ACT_END: end(x, t->stack, e); break;
    case ACT_POLLS: gather_polled(x, e); break;
    case ACT_TOLD: told(x, p, e); break;
    case ACT_PAUSE: tr_stack_pause(t->stack, e, closed, (void *[]){x, (void *)(uintptr_t)e}); break;
    case ACT_WORK: gather_work(x, p, e); break;
    case ACT_COUNTER: series_take(&x->to->counters, &t->sampled, x->g->trace, p, e); break;
    }
}

/* Whether the event behind a begin ends it: neither needs the thread's stack then. */
static inline bool is_leaf(const gatherer *x, const tr_event *begin, const tr_event *end)
{
    return acts_of(x, begin)->leaf && !has_line(x, begin) && end->thread == begin->thread &&
           acts_of(x, end)->act == ACT_END && tr_stack_is_end(begin->def, begin->recorder, end);
}

static inline void take_leaf(gatherer *x, const tr_event *begin, int64_t end_ns)
{
    thread_now *t = &x->threads[begin->thread->index];
    lane *l = &x->g->lanes[begin->thread->index];
    tr_open o;
    l->from = begin->ns < l->from ? begin->ns : l->from;
    l->to = end_ns > l->to ? end_ns : l->to;
    t->busy &= t->depth > 0;
    if (t->depth >= x->to->phases.depth)
        return;
    tr_stack_open(&o, begin);
    phase_over(x, t->depth, begin->thread->index, &o, end_ns);
}

static void take_all(void *user, const tr_event *events, size_t n)
{
    gatherer *x = user;
    amounts *m = &x->to->amounts;
    for (size_t i = 0; i < n && m->defs; i++)
        if (amounts_wants(m, &events[i]))
            amounts_take(m, &events[i], !x->window || (events[i].ns >= x->begins && events[i].ns < x->ends));
    for (size_t i = 0; i < n; i++)
        if (i + 1 < n && is_leaf(x, &events[i], &events[i + 1])) {
            take_leaf(x, &events[i], events[i + 1].ns);
            i++;
        } else
            take(x, &events[i]);
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

static void lanes_make(gatherer *x)
{
    graph *g = x->g;
    tr_thread *const *threads;
    tr_track *const *tracks;
    uint32_t i, k, n, main;
    x->nthreads = tr_trace_threads(g->trace, &threads);
    x->ntracks = tr_trace_tracks(g->trace, &tracks);
    g->nlanes = (uint32_t)(x->nthreads + x->ntracks);
    g->lanes = tr_alloc((g->nlanes + 1) * sizeof *g->lanes);
    for (i = 0; i < g->nlanes; i++)
        g->lanes[i] = (lane){.from = INT64_MAX, .to = INT64_MIN, .main = i};
    for (i = 0; i < x->nthreads; i += n) { /* those of a process stand together */
        const tr_process *process = threads[i]->process;
        main = i;
        for (n = 0; i + n < x->nthreads && threads[i + n]->process == process; n++)
            if (threads[i + n]->tid == process->header->pid) /* not the first one, if others recorded before it */
                main = i + n;
        for (k = i; k < i + n; k++) {
            g->lanes[k].thread = threads[k];
            g->lanes[k].process = process->index;
            g->lanes[k].main = main;
        }
    }
}

/* The last call of every rank becomes a collective if it is the same one, communicates, and all ranks were in it at one
 * time. Usually no rank leaves such a call (MPI_Finalize) before all have arrived, though it has no communicator. */
static void meet_at_end(gatherer *x)
{
    graph *g = x->g;
    int64_t last = INT64_MIN, first = INT64_MAX;
    uint32_t name = NONE, ranks = 0, c;
    for (uint32_t i = 0; i < x->nthreads; i++) {
        const lane *l = &g->lanes[i];
        const node *n = l->nodes ? &g->nodes[l->last] : NULL;
        if (l->main != i || l->thread->process->rank < 0 || l->to == INT64_MIN)
            continue;
        if (!n || n->kind != NODE_COLLECTIVE || n->group != NONE || (name != NONE && n->name != name))
            return;
        name = n->name;
        ranks++;
        last = n->begin > last ? n->begin : last;
        first = n->end < first ? n->end : first;
    }
    if (ranks < 2 || last >= first || g->until != INT64_MAX)
        return;
    gather_group(x, OF_ENDS, 0, 0, &c)->size = ranks;
    for (uint32_t i = 0; i < x->nthreads; i++)
        if (g->lanes[i].main == i && g->lanes[i].thread->process->rank >= 0 && g->lanes[i].to != INT64_MIN)
            graph_join(x->g, g->lanes[i].last, c, NODE_ARRIVES | NODE_AWAITS);
}

/* A call that never returned lasts until the last event of its thread. */
static void end_open(graph *g)
{
    for (uint32_t i = 0; i < g->n; i++)
        if (g->nodes[i].end == INT64_MAX) {
            int64_t seen = g->lanes[g->nodes[i].lane].to;
            g->nodes[i].end = seen > g->nodes[i].begin ? seen : g->nodes[i].begin + 1;
        }
}

/* A call that the end of the window cuts waits until then: its thread does not count as busy. */
static void keep_open(gatherer *x)
{
    for (uint32_t i = 0; i < x->nthreads; i++) {
        thread_now *t = &x->threads[i];
        if (t->outer && t->node == NONE && x->ends - t->outer_ns >= CALL_NS)
            gather_open_node(x, t, gather_kind(x, t->outer));
    }
}

static void span_find(graph *g)
{
    g->from = INT64_MAX;
    g->to = INT64_MIN;
    for (uint32_t i = 0; i < g->nlanes; i++) {
        lane *l = &g->lanes[i];
        l->to = l->to < g->until ? l->to : g->until;
        g->from = l->from < g->from ? l->from : g->from;
        g->to = l->to > g->to ? l->to : g->to;
    }
    if (g->from > g->to) /* nothing has happened */
        g->from = g->to = 0;
}

/* If queues of devices do the collectives, the calls that launched them are no arrivals. */
static void asked_leave(graph *g)
{
    bool queues = false;
    for (uint32_t i = 0; i < g->n && !queues; i++)
        queues = g->nodes[i].group != NONE && g->lanes[g->nodes[i].lane].track;
    for (uint32_t i = 0; i < g->n && queues; i++) {
        node *n = &g->nodes[i];
        if (n->group == NONE || !g->groups[n->group].asked || g->lanes[n->lane].track)
            continue;
        if (n->flags & NODE_ARRIVES) {
            g->groups[n->group].came--;
            g->lanes[n->lane].groups--;
        }
        n->group = NONE;
        n->flags &= (uint8_t)~(NODE_ARRIVES | NODE_AWAITS);
    }
}

/* How much memory the graph and the phases may take, and the part of the run that is read. */
static void limits_set(gatherer *x, uint64_t max_mem)
{
    const tally *t = x->tally;
    graph *g = x->g;
    g->until = g->cut = INT64_MAX;
    g->most = max_mem / NODE_BYTES;
    g->most = g->most >= MOMENT_END ? MOMENT_END - 1 : g->most;
    graph_room(g, t->events);
    phases_open(&x->to->phases, max_mem / 4 / sizeof(phase), t->events / 2);
    g->from = t->first_ns > x->begins ? t->first_ns : x->begins;
    g->to = t->last_ns < x->ends ? t->last_ns : x->ends;
    if (g->from > g->to) /* nothing has happened */
        g->from = g->to = 0;
    x->to->counters.from = g->from;
    x->to->counters.to = g->to;
}

static void threads_make(gatherer *x)
{
    x->threads = tr_alloc((x->nthreads + 1) * sizeof *x->threads);
    for (uint32_t i = 0; i < x->nthreads; i++) {
        x->threads[i].stack = tr_stack_gaps();
        x->threads[i].node = x->threads[i].sent = x->threads[i].polls = NONE;
        x->threads[i].lane = i;
    }
}

/* All events are read: closes what is open, and adds to the graph what waited for what. */
static void finish(gatherer *x, const loop *l)
{
    graph *g = x->g;
    const uint32_t *placed;
    if (x->before)
        forget(x);
    if (x->ends != INT64_MAX)
        keep_open(x);
    if (x->begins != INT64_MIN || x->ends != INT64_MAX)
        window_cut(g, x->begins, x->ends);
    end_open(g);
    sources_order(&x->to->sources);
    helpers_find(&x->to->helpers, g, l);
    if (x->ends == INT64_MAX)
        meet_at_end(x);
    span_find(g);
    placed = graph_place(g);
    messages_wait(&x->messages, g, placed);
    epochs_wait(&x->epochs, g, placed);
    kernels_match(&x->kernels, g, placed);
    asked_leave(g);
    graph_finish(g);
}

static void gatherer_free(gatherer *x)
{
    for (uint32_t i = 0; i < x->nthreads; i++) {
        tr_stack_free(x->threads[i].stack);
        free(x->threads[i].queued);
    }
    free(x->threads);
    free(x->defs);
    flows_free(&x->flows);
    tr_map3_free(&x->groups);
    tr_map3_free(&x->requests);
    launches_free(&x->launches);
    messages_free(&x->messages);
    epochs_free(&x->epochs);
    kernels_free(&x->kernels);
    tr_map3_free(&x->together);
}

void gather(gathered *to, const tally *t, const loop *l, int64_t from, int64_t until, uint64_t max_mem)
{
    gatherer x = {.to = to,
                  .g = &to->graph,
                  .tally = t,
                  .begins = from,
                  .ends = until,
                  .window = from != INT64_MIN || until != INT64_MAX,
                  .before = from != INT64_MIN,
                  .forget_at = FORGET_EACH};
    x.g->trace = t->trace;
    limits_set(&x, max_mem);
    lanes_make(&x);
    locks_open(&to->locks, x.g->trace);
    to->locks.begins = x.begins;
    to->locks.ends = x.ends;
    gather_defs(&x);
    amounts_open(&to->amounts, x.g->trace);
    threads_make(&x);
    tally_batches((tally *)(uintptr_t)t, "finding what waited for what", take_all, &x);
    finish(&x, l);
    gatherer_free(&x);
}

void gathered_free(gathered *g)
{
    graph_free(&g->graph);
    locks_free(&g->locks);
    phases_free(&g->phases);
    series_free(&g->counters);
    waiting_free(&g->waits);
    sources_free(&g->sources);
    teams_free(&g->teams);
    helpers_free(&g->helpers);
    amounts_free(&g->amounts);
}
