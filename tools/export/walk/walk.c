/* walk.c - see walk.h */
#include "walk.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>
#include <strings.h>

struct walk {
    const export_part *part;
    const walk_hooks *hooks;
    void *user;
    bool *shown, *device;  /* by definition */
    walk_thread **threads; /* by index; NULL: nothing yet */
    size_t nthreads;
    int64_t *last; /* by process: when it was last seen */
    bool window;
    uint64_t orphans, unfinished;
};

typedef struct closing {
    walk *w;
    walk_thread *t;
    const tr_event *end;
    int64_t raw_ns; /* when it ended, before that was cut to the window */
} closing;

static bool wants_api(const export_settings *s, const tr_def *d)
{
    if ((d->kind == TRACE_KIND_END || d->kind == TRACE_KIND_ASYNC_END) && d->pair)
        d = d->pair;
    return !s->apis.n || tool_list_has(&s->apis, d->api, true);
}

enum walk_work walk_work_of(const tr_event *e, uint64_t *direction)
{
    tr_value v;
    *direction = tr_role_get(e, TRACE_R_DIRECTION, &v) && !v.is_array ? v.u : 0;
    if (e->def->roles >> TRACE_R_DIRECTION & 1)
        return *direction > 0xff && !(*direction & 0xff) ? WALK_FILL : WALK_COPY;
    return e->def->roles >> TRACE_R_BYTES & 1 ? WALK_FILL : WALK_KERNEL;
}

walk *walk_open(const export_part *part, const walk_hooks *hooks, void *user)
{
    walk *w = tr_alloc(sizeof *w);
    const tr_def *const *defs;
    tr_thread *const *threads;
    tr_process *const *processes;
    size_t n = tr_trace_defs(part->trace, &defs), i;
    w->part = part;
    w->hooks = hooks;
    w->user = user;
    w->window = part->settings->from_ns != INT64_MIN || part->settings->to_ns != INT64_MAX;
    w->shown = tr_alloc((n + 1) * sizeof *w->shown);
    w->device = tr_alloc((n + 1) * sizeof *w->device);
    for (i = 0; i < n; i++) {
        w->shown[defs[i]->index] = wants_api(part->settings, defs[i]);
        w->device[defs[i]->index] = names_device(defs[i]);
    }
    w->nthreads = tr_trace_threads(part->trace, &threads);
    w->threads = tr_alloc((w->nthreads + 1) * sizeof *w->threads);
    n = tr_trace_processes(part->trace, &processes);
    w->last = tr_alloc((n + 1) * sizeof *w->last);
    for (i = 0; i < part->nprocesses; i++)
        w->last[part->processes[i]->index] = part->processes[i]->alive_ns;
    return w;
}

void walk_close(walk *w)
{
    size_t i;
    for (i = 0; i < w->nthreads; i++)
        if (w->threads[i]) {
            tr_stack_free(w->threads[i]->stack);
            free(w->threads[i]);
        }
    free(w->threads);
    free(w->shown);
    free(w->device);
    free(w->last);
    free(w);
}

bool walk_shows(const walk *w, const tr_def *def) { return w->shown[def->index]; }
uint64_t walk_orphans(const walk *w) { return w->orphans; }
uint64_t walk_unfinished(const walk *w) { return w->unfinished; }

static walk_thread *thread_of(walk *w, tr_thread *thread)
{
    walk_thread *t = w->threads[thread->index];
    if (__builtin_expect(t != NULL, 1))
        return t;
    t = w->threads[thread->index] = tr_alloc(sizeof *t);
    t->thread = thread;
    t->stack = tr_stack_gaps();
    return t;
}

static void closed(void *user, tr_open *o, int64_t end_ns, bool named)
{
    const closing *c = user;
    c->w->unfinished += !named;
    c->w->hooks->end(c->w->user, c->t, o, end_ns, named ? c->end : NULL,
                     !c->w->window || c->raw_ns >= c->w->part->settings->from_ns);
}

static void begin(walk *w, walk_thread *t, const tr_event *e)
{
    tr_event cut;
    if (w->window && e->ns < w->part->settings->from_ns) {
        cut = *e;
        cut.ns = cut.end_ns = w->part->settings->from_ns;
        e = &cut;
    }
    w->hooks->begin(w->user, t, tr_stack_push(t->stack, e), e, w->shown[e->def->index]);
}

static void end(walk *w, walk_thread *t, const tr_event *e)
{
    closing c = {w, t, e, e->ns};
    tr_event cut;
    if (w->window && e->ns < w->part->settings->from_ns) {
        cut = *e;
        cut.ns = cut.end_ns = w->part->settings->from_ns;
        e = &cut;
    }
    w->orphans += !tr_stack_end(t->stack, e, closed, &c);
}

static uint64_t number_of(const tr_event *e)
{
    tr_value v;
    return tr_role_get(e, TRACE_R_CORRELATION, &v) && !v.is_array ? v.u : 0;
}

void walk_event(walk *w, const tr_event *e)
{
    const export_settings *s = w->part->settings;
    walk_thread *t = thread_of(w, e->thread);
    uint8_t kind = e->def->kind;
    uint32_t process = e->thread->process->index;
    if (e->end_ns > w->last[process])
        w->last[process] = e->end_ns;
    if (kind == TRACE_KIND_SLICE && w->device[e->def->index]) {
        if (w->hooks->work && w->shown[e->def->index] && e->ns >= s->from_ns && e->ns < s->to_ns && e->end_ns >= e->ns)
            w->hooks->work(w->user, t, e, number_of(e));
        return;
    }
    if (e->ns >= s->to_ns) /* ends included: walk_finish() ends all that the window cuts */
        return;
    switch (kind) {
    case TRACE_KIND_BEGIN: begin(w, t, e); return;
    case TRACE_KIND_END: end(w, t, e); return;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(t->stack, e, closed, &(closing){w, t, NULL, e->ns}); return;
    case TRACE_KIND_META:
        if (e->def->roles >> TRACE_R_CORRELATION & 1) {
            if (w->hooks->asks)
                w->hooks->asks(w->user, t, e, number_of(e));
            return;
        }
        break; /* it may belong to a task that reaches into the window */
    case TRACE_KIND_OBJECT: break;
    default:
        if (e->end_ns < s->from_ns || !w->shown[e->def->index])
            return;
    }
    if (w->hooks->other)
        w->hooks->other(w->user, t, e);
}

void walk_finish(walk *w)
{
    const export_settings *s = w->part->settings;
    size_t i, depth, lower;
    for (i = 0; i < w->nthreads; i++) {
        walk_thread *t = w->threads[i];
        int64_t ns;
        if (!t)
            continue;
        ns = w->last[t->thread->process->index];
        ns = ns > s->to_ns ? s->to_ns : ns;
        for (depth = tr_stack_depth(t->stack); depth > 0; depth = lower) {
            tr_open *o = tr_stack_at(t->stack, depth - 1);
            int64_t end = ns > o->begin_ns ? ns : o->begin_ns;
            int64_t from = o->covered_ns > o->begin_ns ? o->covered_ns : o->begin_ns;
            lower = tr_stack_lower(t->stack, depth);
            if (lower && end > from)
                tr_stack_at(t->stack, lower - 1)->child_ns += end - from;
            w->unfinished += s->to_ns == INT64_MAX;
            t->left = depth;
            w->hooks->end(w->user, t, o, end, NULL, end >= s->from_ns);
        }
    }
}
