/* rows.c - events of some threads become rows; see rows.h
 *
 * A row is written when it is over. So rows of a thread come in the order of their ends, and what was inside comes
 * before what it was in. A row's id is the number of its thread and its place among the begins of the thread: the same
 * whatever is asked for. */
#include "common/names.h"
#include "put.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { BATCH = 1024 /* as many as trace-tally takes at once */, ID_SHIFT = 40 };

typedef struct frame { /* of an open call or span */
    int64_t id, parent, correlation;
    uint32_t depth;
    bool wanted;
    kept kept;
    char *name; /* of a span whose begin says it */
    const tr_thread *thread;
    struct frame *next;
} frame;

struct thread_rows {
    tr_stack *stack;
    spans spans;
    frame *spare;
    int64_t count, last_ns;
};

/* ---- slices ------------------------------------------------------------------------------------------------------ */

/* What begins at `begin` and ends at `end` has something in common with the window. */
static bool in_window(const asked *a, int64_t begin, int64_t end) { return end >= a->from_ns && begin < a->to_ns; }

static frame *frame_new(thread_rows *t, const tr_thread *thread)
{
    frame *x = t->spare;
    if (x)
        t->spare = x->next;
    else
        x = tr_alloc(sizeof *x);
    x->id = (int64_t)thread->index << ID_SHIFT | t->count++;
    x->parent = -1;
    x->correlation = 0;
    x->depth = 0;
    x->kept.n = 0;
    x->thread = thread;
    return x;
}

static void frame_done(thread_rows *t, frame *x)
{
    free(x->name);
    x->name = NULL;
    x->next = t->spare;
    t->spare = x;
}

static int64_t number_of_role(const tr_event *e, enum trace_role role)
{
    tr_value v;
    return e->def->roles >> role & 1 && tr_role_get(e, role, &v) && !v.is_array ? v.i : 0;
}

/* The event's fields belong to that frame's row. */
static void frame_take(const reader *r, frame *x, const tr_event *e)
{
    if (e->def->roles >> TRACE_R_CORRELATION & 1 && !x->correlation)
        x->correlation = number_of_role(e, TRACE_R_CORRELATION);
    if (x->wanted && r->reading->forms[e->def->index].kept)
        kept_add(&x->kept, e);
}

static void begin(reader *r, thread_rows *t, const form *f, const tr_event *e)
{
    size_t depth = tr_stack_open_slices(t->stack);
    tr_open *above = tr_stack_top(t->stack), *o;
    frame *x = frame_new(t, e->thread);
    if (above)
        x->parent = ((const frame *)above->node)->id;
    x->depth = (uint32_t)depth;
    x->wanted = f->rows;
    o = tr_stack_push(t->stack, e);
    o->node = x;
    if (f->plan.carries)
        open_carry(o, &f->plan, e);
    frame_take(r, x, e);
}

typedef struct closing {
    reader *reader;
    thread_rows *thread;
    const tr_event *end; /* NULL: it did not end */
} closing;

static void closed(void *user, tr_open *o, int64_t end_ns, bool named)
{
    const closing *c = user;
    reader *r = c->reader;
    const form *f = &r->reading->forms[o->def->index];
    frame *x = o->node;
    bool ended = named && c->end;
    row_in row = {.thread = x->thread, .form = f, .begin_ns = o->begin_ns, .end_ns = end_ns, .unfinished = !ended};
    if (end_ns < o->begin_ns)
        row.end_ns = o->begin_ns;
    if (x->wanted && in_window(&r->reading->asked, row.begin_ns, row.end_ns)) {
        put_room(r);
        row.name = o->name ? put_name(r, f, o->name, o->name_length) : put_static_name(r, f);
        if (f->plan.named && !put_name_wanted(r, row.name))
            ended = x->wanted = false;
    } else
        x->wanted = false;
    if (x->wanted) {
        row.id = x->id;
        row.parent = x->parent;
        row.depth = x->depth;
        row.correlation = x->correlation;
        row.moved = (volume){o->bytes, o->sent, o->received};
        if (o->child_ns < row.end_ns - row.begin_ns)
            row.self_ns = row.end_ns - row.begin_ns - o->child_ns;
        row.kept = &x->kept;
        if (ended && c->end->def->kind == TRACE_KIND_END) { /* a pause has nothing to say of it */
            const form *over = &r->reading->forms[c->end->def->index];
            volume_add(&row.moved, event_volume(&over->plan, c->end));
            row.error = event_error(&over->plan, c->end);
            row.end = c->end;
        }
        put_row(r, &row);
    }
    frame_done(c->thread, x);
}

/* ---- what is one event ------------------------------------------------------------------------------------------- */

static const tr_track *track_of(const reader *r, const tr_event *e)
{
    tr_value v;
    return e->def->roles >> TRACE_R_TRACK & 1 && tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX
               ? tr_trace_track(r->reading->core->trace, e->recorder, (uint32_t)v.u)
               : NULL;
}

static int32_t event_name(reader *r, const form *f, const tr_event *e, const tr_track *track)
{
    const char *text;
    size_t n;
    int32_t number;
    char *full;
    if (f->kind == ROW_DEVICE)
        n = names_event(e, &text);
    else if (!f->plan.named)
        return put_static_name(r, f);
    else
        n = tr_event_name(e, &text);
    if (f->kind != ROW_COUNTER || !track)
        return put_name(r, f, text, n);
    full = tool_text("%s/%.*s", track->name, (int)n, text); /* as the tally calls it */
    number = put_name(r, f, full, strlen(full));
    free(full);
    return number;
}

static double value_of(const tr_event *e)
{
    tr_value v;
    if (!tr_role_get(e, TRACE_R_VALUE, &v) || v.is_array || v.type == TRACE_T_STR || v.type == TRACE_T_BYTES)
        return 0;
    switch (v.type) {
    case TRACE_T_F32:
    case TRACE_T_F64: return v.f;
    case TRACE_T_I8:
    case TRACE_T_I16:
    case TRACE_T_I32:
    case TRACE_T_I64: return (double)v.i;
    }
    return (double)v.u;
}

static void single(reader *r, thread_rows *t, const form *f, const tr_event *e)
{
    bool slice = f->kind == ROW_SLICE || f->kind == ROW_DEVICE;
    const tr_open *above = tr_stack_top(t->stack);
    row_in row = {.thread = e->thread, .form = f, .begin_ns = e->ns, .end_ns = e->ns, .parent = -1, .end = e};
    row.id = (int64_t)e->thread->index << ID_SHIFT | t->count++;
    if (slice && e->end_ns > e->ns)
        row.end_ns = e->end_ns;
    if (!f->rows || (slice ? !in_window(&r->reading->asked, row.begin_ns, row.end_ns)
                           : e->ns < r->reading->asked.from_ns || e->ns >= r->reading->asked.to_ns))
        return;
    put_room(r);
    row.track = track_of(r, e);
    row.name = event_name(r, f, e, row.track);
    if ((f->plan.named || f->kind == ROW_DEVICE) && !put_name_wanted(r, row.name))
        return;
    if (!slice && above) {
        row.parent = ((const frame *)above->node)->id;
        row.depth = (uint32_t)tr_stack_open_slices(t->stack);
    }
    row.self_ns = row.end_ns - row.begin_ns;
    row.correlation = number_of_role(e, TRACE_R_CORRELATION);
    row.moved = event_volume(&f->plan, e);
    row.error = event_error(&f->plan, e);
    if (f->kind == ROW_COUNTER)
        row.value = value_of(e);
    put_row(r, &row);
}

static bool thread_wanted(const reading *x, const tr_thread *t)
{
    return !x->asked.threads || x->asked.threads[t->index];
}

/* ---- spans ------------------------------------------------------------------------------------------------------- */

static void span_begins(reader *r, thread_rows *t, const form *f, const tr_event *e)
{
    span *s = spans_begin(&t->spans, &f->plan, e);
    frame *x = frame_new(t, e->thread);
    const char *text;
    size_t n;
    x->wanted = f->rows && thread_wanted(r->reading, e->thread);
    frame_take(r, x, e);
    if (x->wanted && f->plan.named && (n = tr_event_name(e, &text)) > 0)
        x->name = tool_text("%.*s", (int)n, text);
    s->of = x;
}

static void put_span(reader *r, const span *s, int64_t end_ns, const tr_event *end, bool error, bool unfinished)
{
    frame *x = s->of;
    const form *f = &r->reading->forms[s->def->index];
    row_in row = {.thread = x->thread,
                  .form = f,
                  .id = x->id,
                  .parent = -1,
                  .begin_ns = s->ns,
                  .end_ns = end_ns > s->ns ? end_ns : s->ns,
                  .correlation = x->correlation,
                  .moved = s->moved,
                  .error = error,
                  .unfinished = unfinished,
                  .kept = &x->kept,
                  .end = end};
    row.self_ns = row.end_ns - row.begin_ns;
    if (!x->wanted || !in_window(&r->reading->asked, row.begin_ns, row.end_ns) ||
        (unfinished && s->ns >= r->reading->asked.to_ns))
        return;
    put_room(r);
    row.name = put_name(r, f, x->name, x->name ? strlen(x->name) : 0);
    if (!f->plan.named || put_name_wanted(r, row.name))
        put_row(r, &row);
}

static void span_ends(reader *r, thread_rows *t, const form *f, const tr_event *e)
{
    span_end end = spans_end(&f->plan, e);
    span *s = spans_take(&t->spans, &end);
    if (s) {
        put_span(r, s, end.ns, e, end.error, false);
        frame_done(t, s->of);
        free(s);
        return;
    }
    if (f->kept || f->plan.result.at != FIELD_NONE) {
        kept *k = tr_alloc(sizeof *k);
        kept_add(k, e);
        end.of = k;
    }
    spans_keep(&t->spans, &end);
}

typedef struct joining {
    reader *reader;
    int64_t end_ns;
} joining;

/* A span whose end came on another thread, or never; or an end of nothing. */
static void span_left(void *user, span *s, const span_end *end)
{
    const joining *j = user;
    const reading *x = j->reader->reading;
    kept *k = end ? end->of : NULL;
    size_t at = 0;
    tr_event e;
    if (s) {
        put_span(j->reader, s, end ? end->ns : j->end_ns, k && kept_next(k, &at, &e) ? &e : NULL, end && end->error,
                 !end);
        frame_done(&x->threads[((const frame *)s->of)->thread->index], s->of);
    }
    if (k)
        free(k->data);
    free(k);
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void take(reader *r, thread_rows *t, const tr_event *e, bool wanted)
{
    const form *f = &r->reading->forms[e->def->index];
    tr_open *o;
    span *s;
    if (e->def->kind == TRACE_KIND_ASYNC_BEGIN) {
        span_begins(r, t, f, e);
        return;
    }
    if (e->def->kind == TRACE_KIND_ASYNC_END) {
        span_ends(r, t, f, e);
        return;
    }
    if (!wanted)
        return;
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(r, t, f, e); return;
    case TRACE_KIND_END: tr_stack_end(t->stack, e, closed, &(closing){r, t, e}); return;
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE:
        o = tr_stack_top(t->stack);
        if (o && f->plan.carries)
            open_carry(o, &f->plan, e);
        if (e->def->roles >> TRACE_R_ID & 1 && e->def->kind == TRACE_KIND_META) {
            if ((s = spans_find(&t->spans, &f->plan, e)) != NULL)
                frame_take(r, s->of, e);
        } else if (o && e->def->kind == TRACE_KIND_META)
            frame_take(r, o->node, e);
        break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(t->stack, e, closed, &(closing){r, t, e}); break;
    }
    if (f->kind != ROW_KINDS)
        single(r, t, f, e);
}

static void take_all(reader *r, const tr_event *events, size_t n)
{
    const reading *x = r->reading;
    size_t i;
    for (i = 0; i < n; i++) {
        const tr_thread *thread = events[i].thread;
        thread_rows *t = &x->threads[thread->index];
        if (!t->stack) {
            t->stack = tr_stack_gaps();
            t->last_ns = INT64_MIN;
        }
        take(r, t, &events[i], thread_wanted(x, thread));
        if (x->asked.by_time && events[i].def->kind != TR_KIND_GAP && events[i].end_ns > t->last_ns)
            t->last_ns = events[i].end_ns;
    }
    if (x->asked.by_time)
        return;
    while (n && events[n - 1].def->kind == TR_KIND_GAP)
        n--;
    if (n && events[n - 1].end_ns > x->threads[events[0].thread->index].last_ns) /* as trace-tally has it */
        x->threads[events[0].thread->index].last_ns = events[n - 1].end_ns;
}

bool reader_next(reader *r, struct ArrowArray *out)
{
    size_t n;
    while (r->ready_at == r->nready && !r->ended) {
        r->ready_at = r->nready = 0;
        n = tr_next_batch(r->cursor, r->events, BATCH);
        take_all(r, r->events, n);
        if (!n) {
            put_batch_over(r);
            r->ended = true;
        }
    }
    if (r->ready_at == r->nready)
        return false;
    *out = r->ready[r->ready_at++];
    return true;
}

/* Calls that nobody ended, innermost first, last until the process' last sign of life. */
static void close_rest(reader *r, thread_rows *t, int64_t end_ns)
{
    size_t depth = tr_stack_depth(t->stack), lower;
    for (; depth > 0; depth = lower) {
        tr_open *o = tr_stack_at(t->stack, depth - 1);
        int64_t from = o->covered_ns > o->begin_ns ? o->covered_ns : o->begin_ns;
        lower = tr_stack_lower(t->stack, depth);
        if (lower && end_ns > from)
            tr_stack_at(t->stack, lower - 1)->child_ns += end_ns - from;
        closed(&(closing){r, t, NULL}, o, end_ns, false);
    }
    tr_stack_free(t->stack); /* its slices are closed */
    t->stack = NULL;
}

void reader_finish(reader *r)
{
    const reading *x = r->reading;
    spans **open = tr_alloc((x->nthreads + 1) * sizeof *open);
    size_t i, k, n;
    for (i = 0; i < x->nthreads; i += n) { /* threads of a process stand together */
        const tr_process *p = x->list[i]->process;
        int64_t end_ns = INT64_MIN;
        for (n = 1; i + n < x->nthreads && x->list[i + n]->process == p; n++) {}
        for (k = i; k < i + n; k++)
            if (x->threads[k].stack && x->threads[k].last_ns > end_ns)
                end_ns = x->threads[k].last_ns;
        if (end_ns != INT64_MIN && p->killed && p->alive_ns > end_ns)
            end_ns = p->alive_ns;
        for (k = i; k < i + n; k++) {
            if (x->threads[k].stack)
                close_rest(r, &x->threads[k], end_ns);
            open[k - i] = &x->threads[k].spans;
        }
        spans_join(open, n, span_left, &(joining){r, end_ns});
    }
    free(open);
    put_batch_over(r);
}

/* ---- made and freed ---------------------------------------------------------------------------------------------- */

reader *reader_open(reading *x, unsigned part, unsigned parts)
{
    reader *r = tr_alloc(sizeof *r);
    tr_track *const *tracks;
    size_t i, ntracks = tr_trace_tracks(x->core->trace, &tracks), nfields = x->asked.nfields;
    r->reading = x;
    r->cursor = x->asked.by_time ? tr_merged_cursor(x->core->trace, INT64_MIN, INT64_MAX)
                                 : tr_scan_cursor(x->core->trace, part, parts);
    r->events = tr_alloc(BATCH * sizeof *r->events);
    r->field_words = tr_alloc((nfields + 1) * sizeof *r->field_words);
    r->scratch = out_memory();
    r->values = tr_alloc((x->most_fields + 1) * sizeof *r->values);
    r->name_ids = tr_alloc((x->nforms + 1) * sizeof *r->name_ids);
    r->ok_ids = tr_alloc((x->nforms + 1) * sizeof *r->ok_ids);
    r->api_ids = tr_alloc((x->nforms + 1) * sizeof *r->api_ids);
    r->host_ids = tr_alloc((x->nthreads + 1) * sizeof *r->host_ids);
    r->thread_ids = tr_alloc((x->nthreads + 1) * sizeof *r->thread_ids);
    r->device_ids = tr_alloc((ntracks + 1) * sizeof *r->device_ids);
    r->queue_ids = tr_alloc((ntracks + 1) * sizeof *r->queue_ids);
    r->name_wanted = tr_grow(NULL, 1, &r->name_room, 1);
    r->batch.ncolumns = x->ncolumns;
    r->batch.columns = tr_alloc((x->ncolumns + 1) * sizeof *r->batch.columns);
    memcpy(r->batch.columns, x->columns, x->ncolumns * sizeof *x->columns);
    if (x->common[C_ARGS] >= 0)
        r->batch.text = &r->batch.columns[x->common[C_ARGS]];
    for (i = 0; i < C_COMMON; i++) {
        words_open(&r->words[i]);
        if (x->common[i] >= 0)
            r->batch.columns[x->common[i]].words = &r->words[i];
    }
    for (i = 0; i < nfields; i++) {
        words_open(&r->field_words[i]);
        r->batch.columns[x->ncolumns - nfields + i].words = &r->field_words[i];
    }
    put_forget(r);
    return r;
}

void reader_close(reader *r)
{
    size_t i;
    if (!r)
        return;
    tr_cursor_close(r->cursor);
    batch_close(&r->batch);
    for (i = r->ready_at; i < r->nready; i++)
        r->ready[i].release(&r->ready[i]);
    for (i = 0; i < C_COMMON; i++)
        words_close(&r->words[i]);
    for (i = 0; i < r->reading->asked.nfields; i++)
        words_close(&r->field_words[i]);
    out_drop(r->scratch);
    free(r->ready);
    free(r->field_words);
    free(r->batch.columns);
    free(r->events);
    free(r->values);
    free(r->name_ids);
    free(r->ok_ids);
    free(r->api_ids);
    free(r->host_ids);
    free(r->thread_ids);
    free(r->device_ids);
    free(r->queue_ids);
    free(r->name_wanted);
    free(r);
}

static void frame_free(frame *x)
{
    free(x->kept.data);
    free(x->name);
    free(x);
}

static void span_free(void *user, span *s, const span_end *end)
{
    kept *k = end ? end->of : NULL;
    (void)user;
    if (s)
        frame_free(s->of);
    if (k)
        free(k->data);
    free(k);
}

static void thread_free(thread_rows *t)
{
    spans *of = &t->spans;
    frame *x, *next;
    size_t depth = t->stack ? tr_stack_depth(t->stack) : 0;
    for (; depth > 0; depth = tr_stack_lower(t->stack, depth))
        frame_free(tr_stack_at(t->stack, depth - 1)->node);
    tr_stack_free(t->stack);
    spans_join(&of, 1, span_free, NULL);
    for (x = t->spare; x; x = next) {
        next = x->next;
        frame_free(x);
    }
}

void reading_close(reading *r)
{
    size_t i;
    unsigned k;
    for (i = 0; i < r->nthreads; i++)
        thread_free(&r->threads[i]);
    for (i = 0; i < r->nforms; i++) {
        for (k = 0; r->forms[i].def && k < r->forms[i].def->nfields; k++)
            free(r->forms[i].fields[k].key);
        free(r->forms[i].fields);
    }
    for (i = r->ncolumns - r->asked.nfields; i < r->ncolumns; i++)
        free((void *)(uintptr_t)r->columns[i].kind.name);
    free(r->forms);
    free(r->threads);
    free(r->columns);
    asked_free(&r->asked);
    core_drop(r->core);
    free(r);
}

thread_rows *threads_new(size_t n) { return tr_alloc((n + 1) * sizeof(thread_rows)); }
