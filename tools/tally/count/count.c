/* count.c - the hot path: each event once, in the order its thread recorded it */
#include "tally/collectives/collectives.h"
#include "tally/events/plan.h"
#include "tally/samples/sample.h"
#include <math.h>
#include <stdlib.h>

static double number(const tr_value *v)
{
    switch (v->type) {
    case TRACE_T_F32:
    case TRACE_T_F64: return v->f;
    case TRACE_T_I8:
    case TRACE_T_I16:
    case TRACE_T_I32:
    case TRACE_T_I64: return (double)v->i;
    case TRACE_T_STR:
    case TRACE_T_BYTES: return 0;
    }
    return (double)v->u;
}

static inline slot *slot_of(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind)
{
    slot *s = t->slots[e->def->index];
    return __builtin_expect(s != NULL, 1) ? s : slot_slow(w, t, p, e, kind);
}

/* ---- slices ------------------------------------------------------------------------------------------------------ */

typedef struct closing {
    worker *w;
    thread_state *thread;
    const settings *settings;
    const plan *plan;
    const tr_event *end;
    const tr_thread *whose;
} closing;

/* The part of [begin, end] that is in the window; whole: all is. */
static inline uint64_t clipped(const settings *s, int64_t begin, int64_t end, const bool whole)
{
    if (whole)
        return end > begin ? (uint64_t)(end - begin) : 0;
    return slice_cut(s, &begin, &end) ? (uint64_t)(end - begin) : 0;
}

static inline void opened(worker *w, thread_state *t, slot *s, const tr_open *o)
{
    s->open++;
    if (s->table->open++)
        return;
    s->table->since = o->begin_ns;
    if (s->row != &w->waste && !t->active++)
        t->active_since = o->begin_ns;
}

/* The last slice of a table has ended, or of all: slices of different APIs may cross, so what was first counts, not
 * what this one began at. */
static inline void inactive(const closing *c, slot *s, int64_t end, const bool whole)
{
    uint64_t ns = clipped(c->settings, s->table->since, end, whole);
    s->table->table->total += ns;
    s->table->active += ns;
    if (s->row != &c->w->waste && !--c->thread->active)
        c->w->active += clipped(c->settings, c->thread->active_since, end, whole);
}

static void moved(slot *s, volume v)
{
    volume_add(&s->row->moved, v);
    volume_add(&s->table->moved, v);
}

/* To who wants to hear of it: what `closed` has counted. */
static void tell_call(const closing *c, const slot *s, const tr_open *o, int64_t begin, int64_t end, bool ended)
{
    uint64_t ns = (uint64_t)(end - begin);
    tally_piece piece = {.slot = s,
                         .def = o->def,
                         .node = c->settings->tree == TREE_CALLEES ? o->node : NULL,
                         .begin_ns = begin,
                         .end_ns = end,
                         .total = s->open ? 0 : ns,
                         .self = (uint64_t)o->child_ns < ns ? ns - (uint64_t)o->child_ns : 0,
                         .moved = {o->bytes, o->sent, o->received}};
    if (ended && c->plan->carries)
        volume_add(&piece.moved, event_volume(c->plan, c->end));
    piece.error = ended && event_error(c->plan, c->end);
    tell(c->w, c->settings, &piece);
}

/* A call has failed. Libraries try what is there: MPI_Init asks every driver of OpenCL. Such a call is inside of one of
 * another API that returns a result, and the program did not make it. */
static __attribute__((noinline)) void failed(const worker *w, const thread_state *t, row *r, const tr_def *def)
{
    r->errors++;
    for (size_t i = tr_stack_depth(t->stack); i-- > 0;) {
        const tr_def *outer = tr_stack_at(t->stack, i)->def;
        if (!outer || !w->tally->plans[outer->index].returns || !strcmp(outer->api, def->api))
            continue;
        r->inner_errors++;
        r->inside = r->inside ? r->inside : text_id(outer->name, strlen(outer->name));
        return;
    }
}

static __attribute__((noinline)) void unfinished(const closing *c, row *r, const tr_open *o)
{
    r->unfinished++;
    c->w->unfinished++;
    if (c->whose)
        loose_count(&c->w->loose, o->def, c->whose, false);
}

static __attribute__((noinline)) void orphan(worker *w, const tr_event *e)
{
    w->orphans++;
    loose_count(&w->loose, e->def, e->thread, true);
}

/* plain: the settings ask for nothing but rows of all there is. */
static inline __attribute__((always_inline)) void close_slice(const closing *c, tr_open *o, int64_t end, bool named,
                                                              const bool plain)
{
    slot *s = (slot *)(uintptr_t)o->user;
    row *r = s->row;
    int64_t begin = o->begin_ns;
    uint64_t ns;
    bool seen = true;
    s->open--;
    c->thread->ended = s;
    if (!--s->table->open)
        inactive(c, s, end, plain);
    if (plain)
        end = end < begin ? begin : end;
    else
        seen = slice_cut(c->settings, &begin, &end);
    if (__builtin_expect(o->mark & (MARK_COLLECTIVE | MARK_MOVES), 0)) {
        if (o->mark & MARK_COLLECTIVE)
            coll_progress_end(c->thread, o, end);
        if (o->mark & MARK_MOVES)
            traffic_close(c->w, c->thread, named ? c->plan : NULL, c->end, o, seen,
                          named && c->end && event_error(c->plan, c->end));
    }
    if (!seen)
        return;
    ns = (uint64_t)(end - begin);
    r->calls++;
    if (o->bytes | o->sent | o->received)
        moved(s, (volume){o->bytes, o->sent, o->received});
    if (__builtin_expect(named && c->end, 1))
        row_add(r, ns);
    else {
        row_add_open(r, ns);
        r->open_min = ns < r->open_min ? ns : r->open_min;
    }
    if ((uint64_t)o->child_ns < ns)
        r->self += ns - (uint64_t)o->child_ns;
    if (!s->open) {
        r->total += ns;
        s->total += ns;
    }
    if (!plain && __builtin_expect(o->node != NULL, 0))
        tree_close(c->w, s, o, ns, named && c->end && event_error(c->plan, c->end));
    if (named && c->end) {
        if (c->plan->carries)
            moved(s, event_volume(c->plan, c->end));
        if (c->plan->result.at != FIELD_NONE && __builtin_expect(event_error(c->plan, c->end), 0))
            failed(c->w, c->thread, r, c->end->def);
    } else
        unfinished(c, r, o);
    if (!plain && __builtin_expect(c->settings->each != NULL, 0))
        tell_call(c, s, o, begin, end, named && c->end);
}

static void closed(void *user, tr_open *o, int64_t end, bool named) { close_slice(user, o, end, named, false); }

static void sample(slot *s, const plan *p, const tr_event *e)
{
    counter *c = s->counter;
    double v = 0;
    tr_value value;
    if (!c)
        return;
    if (p->value.at >= 0 && p->value.type == TRACE_T_F64)
        memcpy(&v, e->payload + p->value.at, 8);
    else if (tr_role_get(e, TRACE_R_VALUE, &value) && !value.is_array)
        v = number(&value);
    if (isnan(v))
        c->nans++;
    else {
        if (c->n == c->nans || v < c->min)
            c->min = v;
        if (c->n == c->nans || v > c->max)
            c->max = v;
        c->sum += v;
    }
    c->n++;
    if (e->ns >= c->last_ns || c->n == 1) {
        c->last = v;
        c->last_ns = e->ns;
    }
}

static void span_over(worker *w, thread_state *t, const plan *p, const tr_event *e)
{
    span_end end = spans_end(p, e);
    span *x = spans_take(&t->spans, &end);
    if (x)
        slot_add(w, x->of, x->def, x->ns, end.ns, x->moved, end.error);
    else
        spans_keep(&t->spans, &end);
    free(x);
}

/* Slices may begin and end in any order: what is recorded when work of a device is over may have lasted longer than
 * what is recorded behind it. */
static void slice_lasts(thread_state *t, const tr_event *e)
{
    t->first_ns = e->ns < t->first_ns ? e->ns : t->first_ns;
    t->last_ns = e->end_ns > t->last_ns ? e->end_ns : t->last_ns;
}

/* An instant that stands for calls that left no events, as polls of MPI do: they count as these calls. They were made
 * since the last such instant, in what is open now, as far as that is known. */
static void count_calls(worker *w, thread_state *t, const plan *p, const tr_event *e)
{
    slot *s = slot_of(w, t, p, e, KIND_CALL);
    tr_open *around = tr_stack_top(t->stack);
    uint64_t n = 0, ns = 0;
    field_at(p->calls, e, &n);
    field_at(p->spent, e, &ns);
    n = n < UINT32_MAX ? n : UINT32_MAX; /* no file is trusted: sums stay sums */
    ns = ns < (uint64_t)INT64_MAX / 1024 ? ns : 0;
    t->polled = s;
    if (!n)
        return;
    row_add_calls(s->row, n, ns);
    s->total += ns;
    if (!s->table->open) {
        s->table->table->total += ns;
        s->table->active += ns;
        if (s->row != &w->waste && !t->active)
            w->active += ns;
    }
    if (around) {
        int64_t most = e->ns - around->begin_ns - around->child_ns;
        around->child_ns += most < 0 ? 0 : (int64_t)ns < most ? (int64_t)ns : most;
    }
}

/* Adds the bytes of a message to the poll that completed it, if the poll is not recorded itself. False: the bytes
 * belong to the open call or task. */
static bool brought(thread_state *t, const plan *p, const tr_event *e, const tr_open *open)
{
    if ((open && !strcmp(open->def->api, e->def->api)) || !t->polled || t->polled->table->table->api != p->api)
        return false;
    moved(t->polled, event_volume(p, e));
    return true;
}

/* What is neither the begin nor the end of a task. */
static void count_other(worker *w, thread_state *t, const plan *p, const tr_event *e)
{
    const settings *s = &w->tally->settings;
    tr_open *o;
    slot *x;
    row *r;
    switch (p->kind) {
    case TRACE_KIND_INSTANT:
        if (!within_window(s, e->ns))
            break;
        if (__builtin_expect(p->calls.at >= 0, 0)) {
            count_calls(w, t, p, e);
            break;
        }
        x = slot_of(w, t, p, e, KIND_INSTANT);
        r = x->row;
        r->calls++;
        if (__builtin_expect(event_error(p, e), 0))
            failed(w, t, r, e->def);
        if (p->carries) /* else adding three zeros, just stored, is what takes longest here */
            volume_add(&r->moved, event_volume(p, e));
        if (s->each)
            tell(w, s, &(tally_piece){x, e->def, NULL, e->ns, e->ns, 0, 0, event_volume(p, e), event_error(p, e)});
        break;
    case TRACE_KIND_COUNTER:
        if (p->value.at != FIELD_NONE && within_window(s, e->ns))
            sample(slot_of(w, t, p, e, KIND_COUNTER), p, e);
        break;
    case TRACE_KIND_SLICE:
        slice_lasts(t, e);
        if (p->device)
            device_add(w, t, p, e);
        else
            slot_add(w, slot_of(w, t, p, e, KIND_SLICE), e->def, e->ns, e->end_ns, event_volume(p, e),
                     event_error(p, e));
        break;
    case TRACE_KIND_ASYNC_BEGIN: spans_begin(&t->spans, p, e)->of = slot_of(w, t, p, e, KIND_ASYNC); break;
    case TRACE_KIND_ASYNC_END: span_over(w, t, p, e); break;
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE: /* bytes found out while a call was under way are the call's */
        o = tr_stack_top(t->stack);
        if (p->carries && !(within_window(s, e->ns) && brought(t, p, e, o)) && o)
            open_carry(o, p, e);
        if (p->collective)
            coll_progress_begin(t, p, e, NULL);
        break;
    case TRACE_KIND_OBJECT:
        if (e->def->roles >> TRACE_R_COMM & 1)
            coll_progress_object(t, p, e);
        if (e->def->roles >> TRACE_R_OFFSET & 1)
            sample_place(w, e);
        break;
    case TRACE_KIND_SAMPLE: sample_count(w, p, e); break;
    case TRACE_KIND_PAUSE: w->pauses++; /* fall through */
    case TR_KIND_GAP:
        tr_stack_pause(t->stack, e, closed, &(closing){w, t, &w->tally->settings, p, e, e->thread});
        break;
    }
}

static inline bool all_in_window(const settings *s) { return s->from_ns == INT64_MIN && s->to_ns == INT64_MAX; }

static inline __attribute__((always_inline)) void begin_slice(worker *w, thread_state *t, const plan *p,
                                                              const tr_event *e, const bool plain)
{
    const settings *s = &w->tally->settings;
    slot *x = slot_of(w, t, p, e, KIND_CALL);
    tr_open *o = tr_stack_opens(t->stack, e);
    o->user = (uintptr_t)x;
    if (p->carries)
        open_carry(o, p, e);
    if (__builtin_expect(p->seldom, 0)) {
        if (p->moves)
            traffic_open(w, t, p, e, o);
        if (p->collective)
            coll_progress_begin(t, p, e, o);
        if (p->comm_name >= 0)
            comm_named(t, p, e);
    }
    if (!plain && !all_in_window(s)) /* so that the time of children is cut as well */
        o->begin_ns = e->ns < s->from_ns ? s->from_ns : e->ns > s->to_ns ? s->to_ns : e->ns;
    opened(w, t, x, o);
    if (!plain && s->tree != TREE_NONE)
        tree_open(w, t, x, o);
}

/* What an end closes that is not the innermost slice, has a name, or nothing. */
static __attribute__((noinline)) void end_far(worker *w, thread_state *t, const plan *p, const tr_event *e)
{
    closing c = {w, t, &w->tally->settings, p, e, e->thread};
    if (!tr_stack_end(t->stack, e, closed, &c))
        orphan(w, e);
}

/* It was over before the window: closes silently, adds no time to its parent. */
static void end_unseen(worker *w, thread_state *t, const plan *p, tr_event *e)
{
    settings never = w->tally->settings;
    closing none = {w, t, &never, p, e, e->thread};
    e->ns = never.from_ns;
    never.to_ns = INT64_MIN;
    if (!tr_stack_end(t->stack, e, closed, &none))
        orphan(w, e);
}

static inline __attribute__((always_inline)) void end_slice(worker *w, thread_state *t, const plan *p, tr_event *e,
                                                            const bool plain)
{
    const settings *s = &w->tally->settings;
    tr_open *o;
    if (__builtin_expect(p->comm_told, 0))
        comm_told(t, p, e);
    if (!plain && e->ns > s->to_ns)
        e->ns = s->to_ns;
    if (!plain && e->ns < s->from_ns)
        end_unseen(w, t, p, e);
    else if (__builtin_expect((o = tr_stack_closes(t->stack, e)) != NULL, 1)) {
        close_slice(&(const closing){w, t, s, p, e, e->thread}, o, e->ns, true, plain);
        tr_stack_pop(t->stack, e->ns);
    } else
        end_far(w, t, p, e);
}

/* Whether the event behind a begin ends it, so that nothing lies in between. */
static inline bool is_pair(const tr_event *begin, const plan *q, const tr_event *end)
{
    return tr_stack_is_end(begin->def, begin->recorder, end) && !q->comm_told;
}

/* A slice without any in it, of plain settings: what begin_slice() and end_slice() do, without the stack. */
static inline __attribute__((always_inline)) void leaf(worker *w, thread_state *t, const plan *p, const tr_event *e,
                                                       const plan *q, const tr_event *end)
{
    slot *s = slot_of(w, t, p, e, KIND_CALL);
    row *r = s->row;
    const uint64_t ns = clipped(NULL, e->ns, end->ns, true);
    tr_open *around;
    if (!s->table->open) {
        s->table->table->total += ns;
        s->table->active += ns;
        if (r != &w->waste && !t->active)
            w->active += ns;
    }
    r->calls++;
    if (p->carries)
        moved(s, event_volume(p, e));
    row_add(r, ns);
    r->self += ns;
    if (!s->open) {
        r->total += ns;
        s->total += ns;
    }
    if (q->carries)
        moved(s, event_volume(q, end));
    if (q->result.at != FIELD_NONE && __builtin_expect(event_error(q, end), 0))
        failed(w, t, r, end->def);
    if ((around = tr_stack_top(t->stack)) != NULL)
        around->child_ns += (int64_t)ns;
}

static inline __attribute__((always_inline)) size_t count_all(worker *w, thread_state *t, tr_event *events, size_t n,
                                                              const bool plain)
{
    const settings *s = &w->tally->settings;
    const plan *plans = w->tally->plans;
    size_t i, gaps = 0;
    for (i = 0; i < n; i++) {
        tr_event *e = &events[i];
        const plan *p = &plans[e->def->index];
        if (!plain && s->messages && p->message && within_window(s, e->ns))
            matrix_add(&w->messages, e);
        if (!plain && s->sizes && p->sized && within_window(s, e->ns))
            sizes_add(w, p, e, tr_stack_top(t->stack));
        if (p->kind == TRACE_KIND_BEGIN) {
            if (plain && p->leaf && i + 1 < n && is_pair(e, &plans[e[1].def->index], e + 1)) {
                leaf(w, t, p, e, &plans[e[1].def->index], e + 1);
                i++;
            } else
                begin_slice(w, t, p, e, plain);
        } else if (p->kind == TRACE_KIND_END)
            end_slice(w, t, p, e, plain);
        else {
            gaps += p->kind == TR_KIND_GAP;
            count_other(w, t, p, e);
        }
    }
    return gaps;
}

/* Whether rows of all there is are all that is asked for: the loop is compiled once for that, and once for the rest. */
static bool is_plain(const settings *s)
{
    return all_in_window(s) && !s->messages && !s->sizes && s->tree == TREE_NONE && !s->each;
}

/* The name of the last of these events: of an end, the name of the slice that it ended. The end of a task has none. */
static uint32_t last_name(const thread_state *t, const tr_event *events, size_t n)
{
    const tr_event *e = &events[n - 1];
    const char *text;
    size_t length;
    if (e->def->kind == TRACE_KIND_END) {
        if (n > 1 && e[-1].def->kind == TRACE_KIND_BEGIN && tr_stack_is_end(e[-1].def, e[-1].recorder, e))
            e--;
        else if (t->ended && t->ended->row->key.name)
            return t->ended->row->key.name;
    }
    length = tr_event_name(e, &text);
    return text_id(text, length);
}

void count(worker *w, thread_state *t, tr_event *events, size_t n)
{
    size_t gaps = is_plain(&w->tally->settings) ? count_all(w, t, events, n, true) : count_all(w, t, events, n, false);
    size_t i;
    w->events += n - gaps;
    if (__builtin_expect(gaps, 0))
        for (; n && events[n - 1].def->kind == TR_KIND_GAP; n--) {}
    if (!n)
        return;
    for (i = 0; events[i].def->kind == TR_KIND_GAP; i++) {}
    t->last = last_name(t, events, n);
    if (events[i].ns < t->first_ns)
        t->first_ns = events[i].ns;
    for (; n && events[n - 1].def->kind == TRACE_KIND_SLICE; n--) {} /* all others come in order of time */
    if (n && events[n - 1].end_ns > t->last_ns)
        t->last_ns = events[n - 1].end_ns;
}

/* Slices that nobody closed last until their process' last sign of life. */
void close_rest(worker *w, thread_state *t, int64_t end)
{
    tr_thread *const *threads;
    closing c = {w, t, &w->tally->settings, NULL, NULL, NULL};
    size_t depth, n = tr_trace_threads(w->tally->trace, &threads), k = (size_t)(t - w->tally->threads);
    c.whose = k < n ? threads[k] : NULL;
    for (depth = tr_stack_depth(t->stack); depth > 0; depth--) {
        tr_open *o = tr_stack_at(t->stack, depth - 1);
        tr_open *around = tr_stack_below(t->stack, depth - 1);
        int64_t from = o->covered_ns > o->begin_ns ? o->covered_ns : o->begin_ns;
        if (!o->def)
            continue;
        if (around && end > from)
            around->child_ns += end - from;
        /* it did not return: its progress stays, which other threads' may have been joined with */
        o->mark &= ~MARK_COLLECTIVE;
        closed(&c, o, end, false);
        if (end > t->last_ns) /* no slice is longer than the run */
            t->last_ns = end;
    }
}
