/* threads.c - begin and end: the stack of each thread, and the tracks its slices lie on
 *
 * Which begin an end closes is tr_stack's business, so that durations are those of trace-tally. Perfetto, however, closes the innermost
 * slice of the track. The two differ when slices of two APIs do not nest (A begins, B begins, A ends, B ends); the survey found
 * the threads on which an API does that, and there all of its slices lie on a track of their own. */
#include "convert.h"
#include "support/memory.h"
#include <stdio.h>

/* ---- what comes between begin and end ----------------------------------------------------------------- */

void extra_free(slice_extra *x)
{
    for (uint32_t i = 0; i < x->ncopies; i++)
        free((void *)(uintptr_t)x->copies[i].payload);
    free(x->comm_name);
    free(x->copies);
    free(x->keys);
    free(x->held.data);
}

void extra_copy(slice_extra *x, const tr_event *e)
{
    tr_event *copy;
    unsigned char *payload = (unsigned char *)tr_resize(NULL, e->payload_bytes);
    if (x->ncopies == x->copies_cap) {
        x->copies_cap = x->copies_cap ? x->copies_cap * 2 : 2;
        x->copies = (tr_event *)tr_resize(x->copies, x->copies_cap * sizeof *x->copies);
    }
    copy = &x->copies[x->ncopies++];
    *copy = *e;
    if (e->payload_bytes)
        memcpy(payload, e->payload, e->payload_bytes);
    copy->payload = payload;
}

/* A key said again about one slice becomes "key#2". */
static pf_id unique_key(convert *c, slice_extra *x, const plan *begin, pf_id key)
{
    uint32_t times = 1 + plan_has_key(begin, key);
    for (uint32_t i = 0; i < x->nkeys; i++)
        times += x->keys[i] == key;
    if (x->nkeys == x->keys_cap) {
        x->keys_cap = x->keys_cap ? x->keys_cap * 2 : 8;
        x->keys = (pf_id *)tr_resize(x->keys, x->keys_cap * sizeof *x->keys);
    }
    x->keys[x->nkeys++] = key;
    return times > 1 ? plan_numbered_key(&c->w, key, times) : key;
}

void extra_annotate(convert *c, slice_extra *x, const plan *begin, pf_track *t, const plan *p, const tr_event *e)
{
    tr_fields(e, c->values);
    for (unsigned i = 0; i < p->def->nfields; i++)
        if (plan_shows(p, i))
            plan_value(&c->w, t, unique_key(c, x, begin, p->key[i]), &c->values[i], plan_shows_all(p, i));
    pf_hold(&c->w, t, &x->held);
}

static slice_extra *extra_of(open_slice *s)
{
    if (!s->extra) {
        s->extra = (slice_extra *)tr_resize(NULL, sizeof *s->extra);
        memset(s->extra, 0, sizeof *s->extra);
    }
    return s->extra;
}

/* ---- strands ------------------------------------------------------------------------------------------ */

/* Adds a strand to the thread; it is a track of the process, for children of a thread's track are not shown inside it. */
static uint32_t strand_new(convert *c, thread_state *th, const char *what, pf_id api)
{
    process_state *process = &c->processes[th->thread->process->index];
    char *name = NULL;
    uint32_t k = th->nstrands++;
    if (asprintf(&name, "%s (%s)", th->name, what) < 0)
        tr_resize(NULL, SIZE_MAX);
    th->strands = (strand *)tr_resize(th->strands, th->nstrands * sizeof *th->strands);
    memset(&th->strands[k], 0, sizeof *th->strands);
    th->strands[k].api = api;
    pf_track_init(&th->strands[k].track, pf_describe(&c->w, &(pf_track_info){.parent = process->uuid, .name = name, .order = -1}));
    free(name);
    return k;
}

void thread_start(convert *c, thread_state *th)
{
    const map_entry *e;
    for (uint32_t k = 0; (e = map_find(&c->apart, th->thread->index, k, 0)) != NULL; k++)
        strand_new(c, th, (const char *)(uintptr_t)e->v.u[1], (pf_id)e->v.u[0]);
}

/* The strand on which a slice of that API goes now. */
static uint32_t strand_for(convert *c, thread_state *th, const plan *p)
{
    uint32_t k = MAIN_STRAND;
    for (uint32_t i = 1; i < th->nstrands; i++)
        if (th->strands[i].api == p->api)
            k = i;
    while (__builtin_expect(th->strands[k].n >= DEPTH_MAX, 0)) {
        if (!th->strands[k].deeper) {
            char what[32];
            uint32_t deeper;
            snprintf(what, sizeof what, "depth %u on", th->strands[k].n);
            deeper = strand_new(c, th, what, 0);
            th->strands[k].deeper = deeper;
        }
        k = th->strands[k].deeper;
    }
    return k;
}

static open_slice *strand_push(convert *c, strand *s, const plan *p, int64_t ns)
{
    open_slice *x;
    if (s->n == s->cap) {
        s->cap = s->cap ? s->cap * 2 : 16;
        s->open = (open_slice *)tr_resize(s->open, s->cap * sizeof *s->open);
    }
    x = &s->open[s->n++];
    *x = (open_slice){.serial = ++c->serial, .begin_ns = ns, .plan = p};
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

open_slice *thread_top(convert *c, thread_state *th, strand **where)
{
    tr_open *o = tr_stack_top(th->stack);
    strand *s;
    (void)c;
    if (!o || (uint32_t)(o->user >> 32) >= th->nstrands)
        return NULL;
    s = &th->strands[o->user >> 32];
    *where = s;
    for (uint32_t i = s->n; i-- > 0;)
        if (s->open[i].serial == (uint32_t)o->user)
            return &s->open[i];
    return NULL;
}

/* ---- begin -------------------------------------------------------------------------------------------- */

static inline void put_begin(convert *c, pf_track *t, int64_t ns, event_name n)
{
    pf *w = &c->w;
    if (__builtin_expect(c->launches, 0))
        pf_begin_wait(w, t, ns, n.name, n.category, n.text, n.n);
    else
        pf_event(w, t, ns, PF_BEGIN, n.name, n.category, n.text, n.n);
}

static void write_begin(convert *c, thread_state *th, strand *s, const tr_event *e, const plan *p, bool replay)
{
    pf *w = &c->w;
    event_name name;
    if (p->plain || (!c->muted && plan_annotate_straight(p, w, &s->track, e))) {
        if (!c->muted)
            put_begin(c, &s->track, e->ns, (event_name){p->name, p->category, NULL, 0});
        return;
    }
    tr_fields(e, c->values);
    if (!replay)
        arrows_add(c, th, &s->track, p, c->values, e->ns);
    if (c->muted)
        return;
    plan_annotate(p, w, &s->track, c->values, false);
    comm_annotate(c, &s->track, p, c->values);
    name = convert_name(c, e, p, c->values);
    put_begin(c, &s->track, e->ns, name);
    if (!replay)
        arrows_user(c, th, &s->track, p, c->values, e->ns, true);
}

void thread_begin(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    tr_open *o = tr_stack_push(th->stack, e);
    uint32_t k = strand_for(c, th, p);
    strand *s = &th->strands[k];
    open_slice *x;
    if (!o)
        return;
    x = strand_push(c, s, p, e->ns);
    o->user = (uint64_t)k << 32 | x->serial;
    if (c->muted)
        extra_copy(extra_of(x), e);
    if (p->role[TRACE_R_COLL_SEQ] >= 0 && p->role[TRACE_R_REQUEST] < 0)
        meeting_begin(c, extra_of(x), th, e, p);
    if (__builtin_expect(p->comm_name >= 0, 0))
        comm_begin(c, extra_of(x), e, p);
    write_begin(c, th, s, e, p, false);
}

/* ---- end ---------------------------------------------------------------------------------------------- */

typedef struct closing {
    convert *c;
    thread_state *th;
    const tr_event *end; /* NULL: the trace is over */
    const plan *plan;
} closing;

/* Writes the end of a slice with what is known only now. */
static void write_end(closing *k, strand *s, const open_slice *x, int64_t ns, bool named)
{
    convert *c = k->c;
    pf *w = &c->w;
    if (named && k->plan && !k->plan->plain && (c->muted || !plan_annotate_straight(k->plan, w, &s->track, k->end))) {
        pf_id error = 0;
        tr_fields(k->end, c->values);
        if (tr_is_error(k->end)) {
            error = plan_error(k->plan, w, c->values);
            if (!c->muted) { /* a mark on the time line, inside the slice */
                pf_add_id(w, &s->track, c->keys.error, error);
                pf_event(w, &s->track, ns, PF_INSTANT, c->keys.error, c->keys.error_category, NULL, 0);
            }
        }
        if (!c->muted)
            arrows_user(c, k->th, &s->track, k->plan, c->values, x->begin_ns, true);
        arrows_add(c, k->th, &s->track, k->plan, c->values, x->begin_ns);
        if (x->extra && x->extra->comm_name)
            comm_end(c, x->extra, k->plan, c->values);
        if (!c->muted) {
            plan_annotate(k->plan, w, &s->track, c->values, error != 0);
            if (error)
                pf_add_id(w, &s->track, c->keys.error, error);
        }
    }
    if (x->extra)
        meeting_end(c, x->extra, &s->track, x->begin_ns, named ? k->plan : NULL);
    if (c->muted)
        return;
    if (!named) {
        c->unterminated++;
        pf_add_bool(w, &s->track, c->keys.unterminated, true);
    }
    if (x->extra) {
        pf_release(w, &x->extra->held);
        if (x->extra->bytes && x->plan->def->bytes < 0 && !(k->plan && k->plan->def->bytes >= 0))
            pf_add_uint(w, &s->track, c->keys.bytes, x->extra->bytes);
    }
    pf_event(w, &s->track, ns, PF_END, 0, 0, NULL, 0);
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
        closing cut = {k->c, th, NULL, NULL};
        write_end(&cut, s, &s->open[s->n - 1], end_ns, false);
        strand_pop(s);
    }
    write_end(k, s, &s->open[i - 1], end_ns, named);
    strand_pop(s);
}

void thread_end(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    closing k = {c, th, e, p};
    if (!tr_stack_end(th->stack, e, closed, &k)) {
        c->orphans++;
        if (!p->plain) { /* its message was sent or received all the same */
            tr_fields(e, c->values);
            arrows_add(c, th, NULL, p, c->values, e->ns);
        }
    }
}

void thread_pause(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    closing k = {c, th, e, p};
    tr_stack_pause(th->stack, e, closed, &k);
}

void thread_close(convert *c, thread_state *th, int64_t ns)
{
    closing k = {c, th, NULL, NULL};
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
static void lone_message(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    pf_track *t = &th->strands[MAIN_STRAND].track;
    arrows_add(c, th, t, p, c->values, e->ns);
    if (c->muted)
        return;
    plan_annotate(p, &c->w, t, c->values, false);
    pf_event(&c->w, t, e->ns, PF_INSTANT, c->keys.message, p->category, NULL, 0);
}

static void thread_message(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    strand *s = NULL;
    open_slice *x = thread_top(c, th, &s);
    slice_extra *extra;
    tr_fields(e, c->values);
    if (!x || x->plan->api != p->api) {
        lone_message(c, th, e, p);
        return;
    }
    extra = extra_of(x);
    extra->bytes += tr_bytes(e);
    arrows_add(c, th, &s->track, p, c->values, x->begin_ns);
    if (!c->muted)
        pf_hold(&c->w, &s->track, &extra->held);
}

void thread_meta(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    strand *s = NULL;
    open_slice *x;
    if (p->def->kind == TRACE_KIND_MESSAGE) {
        thread_message(c, th, e, p);
        return;
    }
    if (!(x = thread_top(c, th, &s))) {
        instant(c, th, e, p);
        return;
    }
    if (c->muted) {
        extra_copy(extra_of(x), e);
        return;
    }
    if (p->show)
        extra_annotate(c, extra_of(x), x->plan, &s->track, p, e);
    if (p->role[TRACE_R_FLOW_OUT] >= 0 || p->role[TRACE_R_FLOW_IN] >= 0) {
        tr_fields(e, c->values);
        arrows_user(c, th, &s->track, p, c->values, x->begin_ns, true);
    }
    if (p->role[TRACE_R_CORRELATION] >= 0) {
        tr_fields(e, c->values);
        arrows_launch(c, th, &s->track, p, c->values);
    }
}

/* ---- the window starts -------------------------------------------------------------------------------- */

typedef struct replay { thread_state *th; uint32_t strand, slice; int64_t ns; } replay;

static int by_time(const void *a, const void *b)
{
    const replay *x = (const replay *)a, *y = (const replay *)b;
    return x->ns != y->ns ? (x->ns < y->ns ? -1 : 1) : x->slice < y->slice ? -1 : x->slice > y->slice;
}

void thread_unmute(convert *c)
{
    replay *list = NULL;
    size_t n = 0, cap = 0;
    for (size_t i = 0; i < c->nthreads; i++)
        for (uint32_t k = 0; c->threads[i] && k < c->threads[i]->nstrands; k++)
            for (uint32_t j = 0; j < c->threads[i]->strands[k].n; j++) {
                if (n == cap) {
                    cap = cap ? cap * 2 : 64;
                    list = (replay *)tr_resize(list, cap * sizeof *list);
                }
                list[n++] = (replay){c->threads[i], k, j, c->threads[i]->strands[k].open[j].begin_ns};
            }
    if (n)
        qsort(list, n, sizeof *list, by_time);
    for (size_t i = 0; i < n; i++) {
        strand *s = &list[i].th->strands[list[i].strand];
        open_slice *x = &s->open[list[i].slice];
        slice_extra *extra = extra_of(x);
        for (uint32_t k = 0; k < extra->ncopies; k++)
            if (!k)
                write_begin(c, list[i].th, s, &extra->copies[k], x->plan, true);
            else
                extra_annotate(c, extra, x->plan, &s->track, &c->plans[extra->copies[k].def->index], &extra->copies[k]);
    }
    free(list);
}
