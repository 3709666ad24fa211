/* workers.c - many threads count, then their results become one */
#include "tally/collectives/collectives.h"
#include "tally/samples/sample.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { BATCH = 256 }; /* fits a processor's nearest cache */

static void look_for_work(worker *w, const tr_event *events, size_t n)
{
    if (!w->unrecorded.defs)
        unrecorded_open(&w->unrecorded, w->tally->trace);
    for (size_t i = 0; i < n; i++)
        unrecorded_event(&w->unrecorded, &events[i]);
}

static bool seen(const void *user, uint32_t process)
{
    const tally *t = user;
    tr_process *const *p;
    tr_trace_processes(t->trace, &p);
    return tally_wants_process(&t->settings, p[process]);
}
static void count_unrecorded(tally *t, worker *w)
{
    for (unsigned k = 1; k < t->nworkers; k++)
        unrecorded_merge(&w[0].unrecorded, &w[k].unrecorded);
    t->unrecorded = unrecorded_launches(&w[0].unrecorded, seen, t);
    unrecorded_close(&w[0].unrecorded);
}

static void read_part(worker *w)
{
    tally *t = w->tally;
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    tr_cursor *cursor = w->cursor = tr_scan_cursor(t->trace, w->number, t->nworkers);
    uint64_t seen = 0, now;
    size_t n;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        thread_state *state = &t->threads[events[0].thread->index];
        if (!state->stack) {
            state->thread = events[0].thread;
            state->stack = tr_stack_gaps();
            state->seen = true;
            state->slots = tr_alloc(t->nplans * sizeof *state->slots);
        }
        if (unrecorded_wants(state->thread->process))
            look_for_work(w, events, n);
        count(w, state, events, n);
        now = tr_cursor_bytes(cursor);
        progress_add(&t->progress, now - seen, n);
        seen = now;
    }
    w->cursor = NULL;
    tr_cursor_close(cursor);
    free(events);
}

/* For lack of memory the thread that waits for it ends the work. */
static void *work(void *arg)
{
    worker *w = arg;
    tr_trap trap;
    tr_trapped = &trap;
    tally_arena = &w->arena;
    if (setjmp(trap.back)) {
        w->wanted = trap.bytes ? trap.bytes : 1;
        if (w->cursor)
            tr_cursor_leave(w->cursor);
    } else
        read_part(w);
    tally_arena = NULL;
    tr_trapped = NULL;
    return NULL;
}

typedef struct leftover {
    worker *worker;
    int64_t end_ns;
} leftover;

/* A span whose end came on another thread, or never. */
static void span_left(void *user, span *x, const span_end *end)
{
    const leftover *l = user;
    worker *w = l->worker;
    slot *s = x ? x->of : NULL;
    if (!x)
        w->orphans++;
    else if (end)
        slot_add(w, s, x->def, x->ns, end->ns, x->moved, end->error);
    else if (x->ns < w->tally->settings.to_ns) {
        slot_add(w, s, x->def, x->ns, l->end_ns, x->moved, false);
        s->row->unfinished++;
        w->unfinished++;
    }
}

/* Threads of one process stand together (tr_trace_threads). */
static void finish_processes(worker *w, tally *t)
{
    size_t i, k, n;
    spans **open = tr_alloc((t->nthreads + 1) * sizeof *open);
    for (i = 0; i < t->nthreads; i += n) {
        const tr_process *p = t->threads[i].thread ? t->threads[i].thread->process : NULL;
        int64_t end = INT64_MIN;
        for (n = 1; p && i + n < t->nthreads && (!t->threads[i + n].thread || t->threads[i + n].thread->process == p);
             n++)
            ;
        for (k = i; k < i + n; k++)
            if (t->threads[k].stack && t->threads[k].last_ns > end)
                end = t->threads[k].last_ns;
        if (p && end != INT64_MIN && p->killed && p->alive_ns > end) /* in one call until it was killed */
            end = p->alive_ns;
        if (end > t->settings.to_ns)
            end = t->settings.to_ns;
        for (k = i; k < i + n; k++)
            if (t->threads[k].stack)
                close_rest(w, &t->threads[k], end);
        for (k = 0; k < n; k++)
            open[k] = &t->threads[i + k].spans;
        spans_join(open, n, span_left, &(leftover){w, end});
    }
    free(open);
}

void tally_processes(tally *t)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(t->trace, &list), i;
    t->processes = tr_alloc((n + 1) * sizeof *t->processes);
    for (i = 0; i < n; i++)
        t->processes[i].last_ns = INT64_MIN;
    for (i = 0; i < t->nthreads; i++) {
        process_state *p = &t->processes[t->threads[i].thread->process->index];
        if (!p->n++)
            p->first = i;
        if (t->threads[i].stack)
            thread_doing(&t->threads[i]);
        if (t->threads[i].last_ns > p->last_ns)
            p->last_ns = t->threads[i].last_ns;
    }
}

static int by_key(const void *a, const void *b)
{
    const counter *x = *(counter *const *)a, *y = *(counter *const *)b;
    int order = memcmp(&x->key, &y->key, sizeof x->key);
    return order ? order : x->order < y->order ? -1 : x->order > y->order;
}

static void merge_counters(tally *t)
{
    counter **all = NULL, *to = NULL;
    size_t n = 0, room = 0, i;
    for (i = 0; i < t->nthreads; i++)
        for (counter *c = t->threads[i].counters; c; c = c->next)
            if (c->n) {
                all = tr_grow(all, n + 1, &room, sizeof *all);
                c->order = n;
                all[n++] = c;
            }
    if (n)
        qsort(all, n, sizeof *all, by_key);
    for (i = 0; i < n; i++) {
        const counter *c = all[i];
        if (!to || memcmp(&to->key, &c->key, sizeof c->key) != 0) {
            counter *next = t->counters;
            to = t->counters = tally_get(sizeof *to); /* the threads keep theirs */
            *to = *c;
            to->next = next;
            continue;
        }
        if (c->n > c->nans) {
            to->min = to->n == to->nans || c->min < to->min ? c->min : to->min;
            to->max = to->n == to->nans || c->max > to->max ? c->max : to->max;
        }
        to->sum += c->sum;
        to->n += c->n;
        to->nans += c->nans;
        if (c->last_ns >= to->last_ns) {
            to->last = c->last;
            to->last_ns = c->last_ns;
        }
    }
    free(all);
}

/* Hosts, processes and threads that have something in each table; also the window of all. */
static void count_members(tally *t)
{
    size_t i, k;
    for (k = 0; k < t->rows.ntables; k++) {
        table *it = t->rows.tables[k];
        const tr_process *last = NULL;
        for (i = 0; i < t->nthreads; i++) {
            table_slot *s = t->threads[i].tables;
            const tr_process *p;
            while (s && (s->table->kind != it->kind || s->table->api != it->api))
                s = s->next;
            if (!s)
                continue;
            p = t->threads[i].thread->process;
            it->threads++;
            it->processes += p != last;
            it->hosts += !last || strcmp(last->header->host, p->header->host) != 0; /* processes are sorted by host */
            last = p;
        }
    }
}

void tally_join(tally *t)
{
    size_t i;
    t->first_ns = INT64_MAX;
    t->last_ns = INT64_MIN;
    for (i = 0; i < t->nthreads; i++) {
        if (t->threads[i].first_ns < t->first_ns)
            t->first_ns = t->threads[i].first_ns;
        if (t->threads[i].last_ns > t->last_ns)
            t->last_ns = t->threads[i].last_ns;
    }
    merge_counters(t);
    count_members(t);
    balance_gather(t);
}

void tally_run(tally *t, unsigned workers)
{
    const tr_def *const *defs;
    tr_thread *const *threads;
    worker *w;
    unsigned k;
    size_t i, nodes = 0;
    t->nplans = tr_trace_defs(t->trace, &defs);
    t->plans = tr_alloc((t->nplans + 1) * sizeof *t->plans);
    for (i = 0; i < t->nplans; i++)
        plan_make(&t->plans[defs[i]->index], defs[i]);
    for (i = 0; i < t->nplans; i++) { /* a direction may be known only afterwards, and so is a request */
        if (!defs[i]->pair || defs[i]->kind != TRACE_KIND_END)
            continue;
        t->plans[defs[i]->pair->index].moves |= t->plans[defs[i]->index].direction.at != FIELD_NONE;
        t->plans[defs[i]->pair->index].begun |= defs[i]->roles >> TRACE_R_REQUEST & 1;
        t->plans[defs[i]->pair->index].returns |= defs[i]->result >= 0;
    }
    for (i = 0; i < t->nplans; i++) {
        plan *p = &t->plans[i];
        p->seldom = p->moves || p->collective || p->comm_name >= 0;
        p->leaf = p->kind == TRACE_KIND_BEGIN && !p->seldom && !p->named;
    }
    t->nthreads = tr_trace_threads(t->trace, &threads);
    t->threads = tr_alloc((t->nthreads + 1) * sizeof *t->threads);
    for (i = 0; i < t->nthreads; i++) {
        t->threads[i].thread = threads[i];
        t->threads[i].first_ns = INT64_MAX;
        t->threads[i].last_ns = INT64_MIN;
    }
    t->nworkers = workers < 1 ? 1 : workers > t->nthreads && t->nthreads ? (unsigned)t->nthreads : workers;
    w = t->workers = tr_alloc(t->nworkers * sizeof *w);
    progress_start(&t->progress, "counting", tr_trace_bytes(t->trace));
    for (k = 0; k < t->nworkers; k++) {
        w[k].tally = t;
        w[k].number = k;
        w[k].sampled = tr_alloc(sizeof *w[k].sampled);
        w[k].alone = k && pthread_create(&w[k].id, NULL, work, &w[k]) == 0;
    }
    for (k = 0; k < t->nworkers; k++) /* where there are no more threads, this one does their part too */
        if (!w[k].alone)
            read_part(&w[k]);
    for (k = 0; k < t->nworkers; k++)
        if (w[k].alone)
            pthread_join(w[k].id, NULL);
    for (k = 0; k < t->nworkers; k++)
        if (w[k].wanted)
            tr_no_memory(w[k].wanted);
    progress_end(&t->progress);
    tally_processes(t);
    coll_progress_gather(t);
    comm_names_gather(t);
    comm_labels_make(t);
    hang_find(t); /* while what was open at the end still is */
    finish_processes(&w[0], t);
    t->sampled = tr_alloc(sizeof *t->sampled);
    for (k = 0; k < t->nworkers; k++) {
        sample_merge(t->sampled, w[k].sampled);
        rows_merge(&t->rows, &w[k].rows);
        matrix_merge(&t->messages, &w[k].messages);
        sizes_merge(&t->sizes, w[k].sizes);
        tree_merge(&t->tree, w[k].tree, &nodes);
        t->active += w[k].active;
        t->events += w[k].events;
        t->orphans += w[k].orphans;
        loose_merge(&t->loose, &w[k].loose);
        t->unfinished += w[k].unfinished;
        t->pauses += w[k].pauses;
    }
    loose_sort(&t->loose);
    count_unrecorded(t, w);
    tally_join(t);
}
