/* threads.c - see threads.h */
#include "threads.h"
#include "keep.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static slice_extra *extra_of(open_slice *s)
{
    if (!s->extra) {
        s->extra = (slice_extra *)tr_resize(NULL, sizeof *s->extra);
        memset(s->extra, 0, sizeof *s->extra);
    }
    return s->extra;
}

/* ---- strands ------------------------------------------------------------------------------------------ */

/* Adds a strand to the thread; it is a track of the process, for children of a thread's track are not shown inside it.
 */
static uint32_t strand_new(threads *all, thread_state *th, const char *what, pf_id api)
{
    char *name = NULL;
    uint32_t k = th->nstrands++;
    if (asprintf(&name, "%s (%s)", th->name, what) < 0)
        tr_resize(NULL, SIZE_MAX);
    th->strands = (strand *)tr_resize(th->strands, th->nstrands * sizeof *th->strands);
    memset(&th->strands[k], 0, sizeof *th->strands);
    th->strands[k].api = api;
    pf_track_init(&th->strands[k].track,
                  pf_describe(&all->out->w, &(pf_track_info){.parent = th->process->uuid, .name = name, .order = -1}));
    free(name);
    return k;
}

static void strands_apart(threads *all, thread_state *th)
{
    const tr_map3_entry *e;
    for (uint32_t k = 0; (e = tr_map3_find(&all->apart, th->thread->index, k, 0)) != NULL; k++)
        strand_new(all, th, (const char *)(uintptr_t)e->v.u[1], (pf_id)e->v.u[0]);
    th->napart = th->nstrands - 1;
}

/* The strand on which a slice of that API goes now. */
static uint32_t strand_for(threads *all, thread_state *th, const plan *p)
{
    uint32_t base = MAIN_STRAND, k;
    for (uint32_t i = 1; i <= th->napart; i++)
        if (th->strands[i].api == p->api)
            base = i;
    k = th->strands[base].now ? th->strands[base].now : base;
    while (k != base && th->strands[th->strands[k].back].n < DEPTH_MAX)
        k = th->strands[k].back;
    while (__builtin_expect(th->strands[k].n >= DEPTH_MAX, 0)) {
        if (!th->strands[k].deeper) {
            char what[32];
            uint32_t deeper;
            snprintf(what, sizeof what, "depth %u on", th->strands[k].n);
            deeper = strand_new(all, th, what, 0);
            th->strands[k].deeper = deeper;
            th->strands[deeper].back = k;
        }
        k = th->strands[k].deeper;
    }
    th->strands[base].now = k;
    return k;
}

static open_slice *strand_push(threads *all, strand *s, const plan *p, int64_t ns)
{
    open_slice *x;
    if (s->n == s->cap) {
        s->cap = s->cap ? s->cap * 2 : 16;
        s->open = (open_slice *)tr_resize(s->open, s->cap * sizeof *s->open);
    }
    x = &s->open[s->n++];
    *x = (open_slice){.serial = ++all->serial, .begin_ns = ns, .plan = p};
    return x;
}

static void strand_pop(strand *s)
{
    open_slice *x = &s->open[--s->n];
    if (x->extra) {
        extra_free(x->extra);
        free(x->extra);
    }
}

open_slice *thread_top(thread_state *th, strand **where)
{
    tr_open *o = tr_stack_top(th->stack);
    strand *s;
    if (!o || (uint32_t)(o->user >> 32) >= th->nstrands)
        return NULL;
    s = &th->strands[o->user >> 32];
    *where = s;
    for (uint32_t i = s->n; i-- > 0;)
        if (s->open[i].serial == (uint32_t)o->user)
            return &s->open[i];
    return NULL;
}

/* ---- threads ------------------------------------------------------------------------------------------ */

void threads_start(threads *all, const tr_trace *trace, const survey *looked)
{
    tr_thread *const *list;
    all->n = tr_trace_threads(trace, &list);
    all->list = (thread_state **)tr_resize(NULL, all->n * sizeof *all->list);
    memset(all->list, 0, all->n * sizeof *all->list);
    for (size_t i = 0; i < looked->napart; i++) {
        uint32_t k = 0;
        tr_map3_entry *e;
        while (tr_map3_find(&all->apart, looked->apart[i].thread, k, 0))
            k++;
        e = tr_map3_put(&all->apart, looked->apart[i].thread, k, 0);
        e->v.u[0] = pf_cstring(&all->out->w, looked->apart[i].def->api);
        e->v.u[1] = (uintptr_t)looked->apart[i].def->api;
    }
}

thread_state *thread_of(threads *all, tr_thread *thread, process_state *process)
{
    thread_state *th = all->list[thread->index];
    uint32_t tid;
    if (__builtin_expect(th != NULL, 1))
        return th;
    th = (thread_state *)tr_resize(NULL, sizeof *th);
    memset(th, 0, sizeof *th);
    th->thread = thread;
    th->process = process;
    th->stack = tr_stack_gaps();
    tid = thread->tid == thread->process->header->pid ? process->pid : thread->tid;
    if (!tid || tr_map3_find(&process->tids, tid, 0, 0)) /* the kernel gives numbers again */
        for (tid = 10000001 + thread->index; tr_map3_find(&process->tids, tid, 0, 0); tid++)
            ;
    tr_map3_put(&process->tids, tid, 0, 0);
    th->name = strdup(thread->name[0] ? thread->name : tid == process->pid ? "main" : "thread");
    th->nstrands = 1;
    th->strands = (strand *)tr_resize(NULL, sizeof *th->strands);
    memset(th->strands, 0, sizeof *th->strands);
    pf_track_init(
        &th->strands[0].track,
        pf_describe(
            &all->out->w,
            &(pf_track_info){.parent = process->uuid, .name = th->name, .pid = process->pid, .tid = tid, .order = -1}));
    process->threads = (thread_state **)tr_resize(process->threads, (process->nthreads + 1) * sizeof *process->threads);
    process->threads[process->nthreads++] = th;
    strands_apart(all, th);
    return all->list[thread->index] = th;
}

void threads_wait_over(threads *all)
{
    for (size_t i = 0; i < all->n && all->launches; i++)
        for (uint32_t k = 0; all->list[i] && k < all->list[i]->nstrands; k++)
            pf_wait_over(&all->out->w, &all->list[i]->strands[k].track);
}

void threads_free(threads *all)
{
    for (size_t i = 0; i < all->n; i++) {
        thread_state *th = all->list[i];
        if (!th)
            continue;
        for (uint32_t k = 0; k < th->nstrands; k++) {
            pf_track_free(&th->strands[k].track);
            free(th->strands[k].open);
        }
        tr_stack_free(th->stack);
        free(th->strands);
        free(th->name);
        free(th);
    }
    free(all->list);
    tr_map3_free(&all->apart);
}

/* ---- begin -------------------------------------------------------------------------------------------- */

static inline void put_begin(threads *all, pf_track *t, int64_t ns, event_name n)
{
    pf *w = &all->out->w;
    if (__builtin_expect(all->launches, 0))
        pf_begin_wait(w, t, ns, n.name, n.category, n.text, n.n);
    else
        pf_event(w, t, ns, PF_BEGIN, n.name, n.category, n.text, n.n);
}

static void write_begin(threads *all, thread_state *th, strand *s, const tr_event *e, const plan *p, bool replay)
{
    pf *w = &all->out->w;
    event_name name;
    if (p->plain || (!all->out->muted && plan_annotate_straight(p, w, &s->track, e))) {
        if (!all->out->muted)
            put_begin(all, &s->track, e->ns, (event_name){p->name, p->category, NULL, 0});
        return;
    }
    tr_fields(e, all->out->values);
    if (!replay)
        flow_events_add(all->arrows, all->out, th->thread->process, &s->track, p, e->ns);
    if (all->out->muted)
        return;
    plan_annotate(p, w, &s->track, all->out->values, false);
    comm_annotate(all->known, all->out, &s->track, p);
    name = emit_name(all->out, e, p);
    put_begin(all, &s->track, e->ns, name);
    if (!replay)
        flow_events_user(all->arrows, all->out, th->thread->process, &s->track, p, e->ns, true);
}

void thread_begin(threads *all, thread_state *th, const tr_event *e, const plan *p)
{
    tr_open *o = tr_stack_push(th->stack, e);
    uint32_t k = strand_for(all, th, p);
    strand *s = &th->strands[k];
    open_slice *x;
    if (!o)
        return;
    x = strand_push(all, s, p, e->ns);
    o->user = (uint64_t)k << 32 | x->serial;
    if (all->out->muted)
        extra_copy(extra_of(x), e);
    if (p->role[TRACE_R_COLL_SEQ] >= 0 && p->role[TRACE_R_REQUEST] < 0)
        extra_of(x)->collective = meeting_begin(all->meetings, all->known, e, p);
    if (__builtin_expect(p->comm_name >= 0, 0))
        comm_begin(all->known, &extra_of(x)->comm_name, e, p);
    if (__builtin_expect(all->measure != NULL, 0))
        x->bytes = sink_position(&all->out->w.out);
    write_begin(all, th, s, e, p, false);
    if (__builtin_expect(all->measure != NULL, 0))
        x->bytes = sink_position(&all->out->w.out) - x->bytes;
}

#define HIDDEN UINT64_MAX /* in place of a strand and a slice */

void thread_hide(thread_state *th, const tr_event *e)
{
    tr_open *o = tr_stack_push(th->stack, e);
    if (o)
        o->user = HIDDEN;
}

bool thread_hides(const thread_state *th)
{
    const tr_open *o = tr_stack_top(th->stack);
    return o && o->user == HIDDEN;
}

/* ---- end ---------------------------------------------------------------------------------------------- */

typedef struct closing {
    threads *all;
    thread_state *th;
    const tr_event *end; /* NULL: the trace is over */
    const plan *plan;
} closing;

/* Writes the end of a slice with what is known only now. */
static void put_end(closing *k, strand *s, const open_slice *x, int64_t ns, bool named)
{
    threads *all = k->all;
    pf *w = &all->out->w;
    if (named && k->plan && !k->plan->plain &&
        (all->out->muted || !plan_annotate_straight(k->plan, w, &s->track, k->end))) {
        pf_id error = 0;
        tr_fields(k->end, all->out->values);
        if (tr_is_error(k->end)) {
            error = plan_error(k->plan, w, all->out->values);
            if (!all->out->muted) { /* a mark on the time line, inside the slice */
                pf_add_id(w, &s->track, all->out->keys.error, error);
                pf_event(w, &s->track, ns, PF_INSTANT, all->out->keys.error, all->out->keys.error_category, NULL, 0);
            }
        }
        if (!all->out->muted)
            flow_events_user(all->arrows, all->out, k->th->thread->process, &s->track, k->plan, x->begin_ns, true);
        flow_events_add(all->arrows, all->out, k->th->thread->process, &s->track, k->plan, x->begin_ns);
        if (x->extra && x->extra->comm_name)
            comm_end(all->known, &x->extra->comm_name, k->plan, all->out->values);
        if (!all->out->muted) {
            plan_annotate(k->plan, w, &s->track, all->out->values, error != 0);
            if (error)
                pf_add_id(w, &s->track, all->out->keys.error, error);
        }
    }
    if (x->extra)
        meeting_end(all->meetings, all->out, x->extra->collective, &s->track, x->begin_ns, named ? k->plan : NULL);
    if (all->out->muted)
        return;
    if (!named) {
        all->unterminated++;
        pf_add_bool(w, &s->track, all->out->keys.unterminated, true);
    }
    if (x->extra) {
        pf_release(w, &x->extra->held);
        if (x->extra->bytes && x->plan->def->bytes < 0 && !(k->plan && k->plan->def->bytes >= 0))
            pf_add_uint(w, &s->track, all->out->keys.bytes, x->extra->bytes);
    }
    pf_event(w, &s->track, ns, PF_END, 0, 0, NULL, 0);
}

static void write_end(closing *k, strand *s, const open_slice *x, int64_t ns, bool named)
{
    uint64_t before;
    if (__builtin_expect(!k->all->measure, 1)) {
        put_end(k, s, x, ns, named);
        return;
    }
    before = sink_position(&k->all->out->w.out);
    put_end(k, s, x, ns, named);
    keep_add(k->all->measure, ns - x->begin_ns, x->bytes + sink_position(&k->all->out->w.out) - before);
}

static void closed(void *user, tr_open *slice, int64_t end_ns, bool named)
{
    closing *k = (closing *)user;
    thread_state *th = k->th;
    uint32_t where = (uint32_t)(slice->user >> 32), serial = (uint32_t)slice->user, i;
    strand *s;
    if (where >= th->nstrands)
        return;
    s = &th->strands[where];
    for (i = s->n; i > 0 && s->open[i - 1].serial != serial; i--)
        ;
    if (!i)
        return;
    while (s->n > i) { /* only in a file that grew since the survey: it crosses, and its end will find nothing */
        closing cut = {k->all, th, NULL, NULL};
        write_end(&cut, s, &s->open[s->n - 1], end_ns, false);
        strand_pop(s);
    }
    write_end(k, s, &s->open[i - 1], end_ns, named);
    strand_pop(s);
}

void thread_end(threads *all, thread_state *th, const tr_event *e, const plan *p)
{
    closing k = {all, th, e, p};
    if (!tr_stack_end(th->stack, e, closed, &k)) {
        all->orphans++;
        if (!p->plain) { /* its message was sent or received all the same */
            tr_fields(e, all->out->values);
            flow_events_add(all->arrows, all->out, th->thread->process, NULL, p, e->ns);
        }
    }
}

void thread_pause(threads *all, thread_state *th, const tr_event *e, const plan *p)
{
    closing k = {all, th, e, p};
    tr_stack_pause(th->stack, e, closed, &k);
}

void thread_close(threads *all, thread_state *th, int64_t ns)
{
    closing k = {all, th, NULL, NULL};
    for (uint32_t i = 0; i < th->nstrands; i++) {
        strand *s = &th->strands[i];
        while (s->n) {
            write_end(&k, s, &s->open[s->n - 1], ns, false);
            strand_pop(s);
        }
    }
}

/* ---- metadata and messages inside a slice ------------------------------------------------------------- */

/* A message that no call of its API is open for (it was found by a test that is not recorded): a mark of its own. */
static void lone_message(threads *all, thread_state *th, const tr_event *e, const plan *p)
{
    pf_track *t = &th->strands[MAIN_STRAND].track;
    flow_events_add(all->arrows, all->out, th->thread->process, t, p, e->ns);
    if (all->out->muted)
        return;
    plan_annotate(p, &all->out->w, t, all->out->values, false);
    pf_event(&all->out->w, t, e->ns, PF_INSTANT, all->out->keys.message, p->category, NULL, 0);
}

static void thread_message(threads *all, thread_state *th, const tr_event *e, const plan *p)
{
    strand *s = NULL;
    open_slice *x = thread_top(th, &s);
    slice_extra *extra;
    tr_fields(e, all->out->values);
    if (!x || x->plan->api != p->api) {
        lone_message(all, th, e, p);
        return;
    }
    extra = extra_of(x);
    extra->bytes += tr_bytes(e);
    flow_events_add(all->arrows, all->out, th->thread->process, &s->track, p, x->begin_ns);
    if (!all->out->muted)
        pf_hold(&all->out->w, &s->track, &extra->held);
}

bool thread_meta(threads *all, thread_state *th, const tr_event *e, const plan *p)
{
    strand *s = NULL;
    open_slice *x;
    if (p->def->kind == TRACE_KIND_MESSAGE) {
        thread_message(all, th, e, p);
        return true;
    }
    if (!(x = thread_top(th, &s)))
        return false;
    if (all->out->muted) {
        extra_copy(extra_of(x), e);
        return true;
    }
    if (p->show)
        extra_annotate(all->out, extra_of(x), x->plan, &s->track, p, e);
    if (p->role[TRACE_R_FLOW_OUT] >= 0 || p->role[TRACE_R_FLOW_IN] >= 0) {
        tr_fields(e, all->out->values);
        flow_events_user(all->arrows, all->out, th->thread->process, &s->track, p, x->begin_ns, true);
    }
    if (p->role[TRACE_R_CORRELATION] >= 0) {
        tr_fields(e, all->out->values);
        flow_events_launch(all->out, th->thread->process, &s->track, p);
    }
    return true;
}

/* ---- the window starts -------------------------------------------------------------------------------- */

typedef struct replay {
    thread_state *th;
    uint32_t strand, slice;
    int64_t ns;
} replay;

static int by_time(const void *a, const void *b)
{
    const replay *x = (const replay *)a, *y = (const replay *)b;
    return x->ns != y->ns ? (x->ns < y->ns ? -1 : 1) : x->slice < y->slice ? -1 : x->slice > y->slice;
}

void threads_unmute(threads *all)
{
    replay *list = NULL;
    size_t n = 0, cap = 0;
    for (size_t i = 0; i < all->n; i++)
        for (uint32_t k = 0; all->list[i] && k < all->list[i]->nstrands; k++)
            for (uint32_t j = 0; j < all->list[i]->strands[k].n; j++) {
                if (n == cap) {
                    cap = cap ? cap * 2 : 64;
                    list = (replay *)tr_resize(list, cap * sizeof *list);
                }
                list[n++] = (replay){all->list[i], k, j, all->list[i]->strands[k].open[j].begin_ns};
            }
    if (n)
        qsort(list, n, sizeof *list, by_time);
    for (size_t i = 0; i < n; i++) {
        strand *s = &list[i].th->strands[list[i].strand];
        open_slice *x = &s->open[list[i].slice];
        slice_extra *extra = extra_of(x);
        for (uint32_t k = 0; k < extra->ncopies; k++)
            if (!k)
                write_begin(all, list[i].th, s, &extra->copies[k], x->plan, true);
            else
                extra_annotate(all->out, extra, x->plan, &s->track, &all->plans[extra->copies[k].def->index],
                               &extra->copies[k]);
    }
    free(list);
}
