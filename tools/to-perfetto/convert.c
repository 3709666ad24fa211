/* convert.c - see convert.h */
#include "convert.h"
#include "counters.h"
#include "notice.h"
#include "processes.h"
#include "spans.h"
#include "steps.h"
#include "support/memory.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct convert {
    emit out;
    tr_trace *trace;
    convert_options options;
    plan *plans;      /* by definition */
    uint64_t late_ns; /* how far behind its place in the order a slice may begin */
    processes processes;
    communicators known;
    meetings meetings;
    flow_events arrows;
    tracks tracks;
    threads threads;
    spans spans;
    counters counters;
    notice notice;
    uint64_t steps, step_tracks; /* slices and tracks that are no recording's */
    wanted filter;               /* a copy: it remembers names */
    uint64_t *order;             /* by thread: slices so far; NULL: all are kept */
};

convert *convert_open(const char *output, int compressors)
{
    convert *c = (convert *)tr_resize(NULL, sizeof *c);
    int why;
    memset(c, 0, sizeof *c);
    if (sink_open(&c->out.w.out, output, compressors))
        return c;
    why = errno;
    free(c);
    errno = why;
    return NULL;
}

bool convert_failed(const convert *c) { return c->out.w.out.error; }

/* NULL when it is not to be shown. */
static thread_state *shown_thread(convert *c, tr_thread *thread)
{
    process_state *process = &c->processes.list[thread->process->index];
    return process->shown ? thread_of(&c->threads, thread, process) : NULL;
}

void convert_start(convert *c, tr_trace *trace, const convert_options *options, const survey *looked)
{
    const tr_def *const *defs;
    size_t ndefs = tr_trace_defs(trace, &defs);
    uint32_t fields = 1;
    emit *o = &c->out;
    c->trace = trace;
    c->options = *options;
    c->late_ns = looked->late_ns;
    emit_start(o, tr_trace_t0(trace) == INT64_MAX ? 0 : tr_trace_t0(trace), options->args);
    o->muted = options->from_ns > o->now;
    c->plans = (plan *)tr_resize(NULL, ndefs * sizeof *c->plans);
    for (size_t i = 0; i < ndefs; i++) {
        plan_make(&c->plans[defs[i]->index], &o->w, defs[i], options->args);
        c->arrows.draws = c->arrows.draws || defs[i]->roles & 1u << TRACE_R_FLOW_IN;
        if (defs[i]->nfields > fields)
            fields = defs[i]->nfields;
    }
    for (size_t i = 0; i < ndefs; i++)
        if (defs[i]->pair)
            plan_pair(&c->plans[defs[i]->index], &c->plans[defs[i]->pair->index], &o->w);
    for (size_t i = 0; i < ndefs; i++)
        plan_straighten(&c->plans[i]);
    for (size_t i = 0; i < ndefs; i++)
        c->threads.launches =
            c->threads.launches || (defs[i]->kind == TRACE_KIND_META && defs[i]->roles >> TRACE_R_CORRELATION & 1);
    o->values = (tr_value *)tr_resize(NULL, fields * sizeof *o->values);
    c->tracks.trace = trace;
    c->threads.out = c->spans.out = o;
    c->threads.arrows = c->spans.arrows = &c->arrows;
    c->threads.plans = c->spans.plans = c->plans;
    c->threads.known = &c->known;
    c->threads.meetings = &c->meetings;
    c->spans.tracks = &c->tracks;
    threads_start(&c->threads, trace, looked);
    c->threads.measure = options->measure;
    c->tracks.measure = options->measure;
    if (options->filter)
        wanted_start(&c->filter, options->filter, trace);
    if (options->kept)
        c->order = (uint64_t *)tr_alloc((c->threads.n + 1) * sizeof *c->order);
    processes_start(&c->processes, o, trace, looked->last_ns, options->to_ns, options->chosen);
    if (options->steps)
        c->steps = steps_write(o, &c->processes, options->steps, options->from_ns, options->to_ns, &c->step_tracks);
    if (options->left_out)
        notice_begin(&c->notice, o, options->from_ns > o->now ? options->from_ns : o->now, options->left_out,
                     options->kept);
}

/* Ends what the processes that end before `ns` left open; INT64_MAX: all. What a process recorded only after the
 * survey, for its file is being written, ends with the last event of all. */
static void end_processes(convert *c, int64_t ns)
{
    for (; c->processes.next_end < c->processes.n; c->processes.next_end++) {
        process_state *s = c->processes.ends[c->processes.next_end];
        int64_t end = s->last_ns == INT64_MAX ? c->out.now : s->last_ns;
        if (s->last_ns >= ns && ns != INT64_MAX)
            break;
        for (uint32_t i = 0; i < s->nthreads; i++)
            thread_close(&c->threads, s->threads[i], end);
        span_close_all(&c->spans, s, end);
    }
}

static void instant(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    emit *o = &c->out;
    pf_track *t = &th->strands[MAIN_STRAND].track;
    bool arrow = p->role[TRACE_R_FLOW_OUT] >= 0 || p->role[TRACE_R_FLOW_IN] >= 0;
    const tr_value *track;
    event_name name = {.name = o->keys.paused, .category = o->keys.trace_category};
    if (!o->muted && p->def->kind == TRACE_KIND_INSTANT && plan_annotate_straight(p, &o->w, t, e)) {
        pf_event(&o->w, t, e->ns, PF_INSTANT, p->name, p->category, NULL, 0);
        return;
    }
    tr_fields(e, o->values);
    if (o->muted)
        return;
    track = plan_role(p, o->values, TRACE_R_TRACK);
    if (track && !track->is_array && track->u) {
        lanes *group = event_lanes(&c->tracks, o, th->process, th->name, e, p);
        if (!group->n)
            lanes_take(&o->w, group, e->ns, e->ns);
        t = &group->lane[0].track;
    } else if (p->def->kind == TRACE_KIND_INSTANT)
        flow_events_add(&c->arrows, o, th->thread->process, t, p, e->ns);
    plan_annotate(p, &o->w, t, o->values, tr_is_error(e));
    if (p->def->kind == TRACE_KIND_RESUME)
        name.name = o->keys.resumed;
    else if (p->def->kind != TRACE_KIND_PAUSE)
        name = emit_name(o, e, p);
    if (p->def->kind != TRACE_KIND_META || !arrow || p->show)
        pf_event(&o->w, t, e->ns, PF_INSTANT, name.name, name.category, name.text, name.n);
    if (arrow) {
        strand *s = NULL;
        open_slice *x = thread_top(th, &s);
        flow_events_user(&c->arrows, o, th->thread->process, x ? &s->track : t, p, x ? x->begin_ns : e->ns, x != NULL);
    }
}

static void unmute(convert *c)
{
    c->out.muted = false;
    threads_unmute(&c->threads);
    spans_unmute(&c->spans);
}

/* What waits is older than the marker will allow. */
static void mark(convert *c)
{
    threads_wait_over(&c->threads);
    pf_marker(&c->out.w);
}

/* Another process' device work, or its own, as far as it ends in the window. */
static void slice(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    if (!c->out.muted || e->ns >= c->options.from_ns || e->end_ns >= c->options.from_ns)
        device_slice(&c->tracks, &c->out, &c->arrows, &c->known, th->process, th->name, e, p);
}

/* Metadata of an open span, else of an open slice, else a mark of its own. */
static void metadata(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    tr_value id;
    if (e->def->kind == TRACE_KIND_META && p->role[TRACE_R_ID] >= 0 &&
        tr_field_get(e, (unsigned)p->role[TRACE_R_ID], &id) && !id.is_array && span_meta(&c->spans, th, e, p, id.u))
        return;
    if (!thread_hides(th) && !thread_meta(&c->threads, th, e, p))
        instant(c, th, e, p);
}

/* Whether --api, --name and --max-size leave it in. */
static bool shows(convert *c, const tr_event *e)
{
    bool slice = e->def->kind == TRACE_KIND_BEGIN || e->def->kind == TRACE_KIND_SLICE;
    if (c->order && slice && !keep_has(c->options.kept, e->thread->index, c->order[e->thread->index]++))
        return false;
    return !c->options.filter || wanted_event(&c->filter, e);
}

void convert_event(convert *c, const tr_event *e)
{
    const plan *p = &c->plans[e->def->index];
    thread_state *th;
    if (e->def->kind == TR_KIND_GAP && !c->threads.list[e->thread->index]) /* nothing is open there */
        return;
    th = shown_thread(c, e->thread);
    if (e->ns > c->out.now && e->def->kind != TRACE_KIND_SLICE) {
        c->out.now = e->ns;
        if (__builtin_expect(c->processes.next_end < c->processes.n &&
                                 c->processes.ends[c->processes.next_end]->last_ns < c->out.now,
                             0))
            end_processes(c, c->out.now);
        if (__builtin_expect(c->out.muted && c->out.now >= c->options.from_ns, 0))
            unmute(c);
        c->out.w.newest = c->out.now - c->out.w.t0 + PF_TIME_ZERO;
    }
    if (!th)
        return;
    if (__builtin_expect(c->order || c->options.filter, 0) && !shows(c, e)) {
        if (e->def->kind == TRACE_KIND_BEGIN)
            thread_hide(th, e);
        return;
    }
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: thread_begin(&c->threads, th, e, p); break;
    case TRACE_KIND_END: thread_end(&c->threads, th, e, p); break;
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE: metadata(c, th, e, p); break;
    case TRACE_KIND_OBJECT: comm_object(&c->known, e, p); break;
    case TRACE_KIND_COUNTER: counter_sample(&c->counters, &c->out, &c->tracks, th->process, e, p); break;
    case TRACE_KIND_SLICE: slice(c, th, e, p); break;
    case TRACE_KIND_ASYNC_BEGIN: span_begin(&c->spans, th, e, p); break;
    case TRACE_KIND_ASYNC_END: span_end(&c->spans, th, e, p); break;
    case TR_KIND_GAP: thread_pause(&c->threads, th, e, p); break;
    case TRACE_KIND_PAUSE:
        thread_pause(&c->threads, th, e, p);
        instant(c, th, e, p);
        break;
    case TRACE_KIND_INSTANT:
    case TRACE_KIND_RESUME: instant(c, th, e, p); break;
    }
    if (c->out.w.since_marker >= PF_MARKER_EVENTS && c->out.w.newest - (int64_t)c->late_ns >= c->out.w.marker_time)
        mark(c);
}

static void say_lost(convert *c, pf_track *t, uint64_t n, const char *what)
{
    char text[96];
    if (n) {
        pf_id name = pf_string(&c->out.w, text,
                               (size_t)snprintf(text, sizeof text, "%llu events %s", (unsigned long long)n, what));
        pf_event(&c->out.w, t, c->out.now, PF_INSTANT, name, c->out.keys.error_category, NULL, 0);
    }
}

bool convert_finish(convert *c, convert_result *result)
{
    tr_thread *const *threads;
    size_t n = tr_trace_threads(c->trace, &threads);
    if (c->out.muted) /* the window begins after the last event */
        unmute(c);
    end_processes(c, INT64_MAX);
    notice_end(&c->notice, &c->out);
    for (size_t i = 0; i < n; i++) {
        c->processes.list[threads[i]->process->index].counted += threads[i]->dropped;
        if (threads[i]->dropped || threads[i]->overwritten) {
            thread_state *th = shown_thread(c, threads[i]);
            if (th) {
                say_lost(c, &th->strands[MAIN_STRAND].track, threads[i]->dropped, "lost");
                say_lost(c, &th->strands[MAIN_STRAND].track, threads[i]->overwritten, "overwritten by newer ones");
            }
        }
    }
    for (size_t i = 0; i < c->processes.n; i++)
        if (c->processes.list[i].shown) {
            uint64_t total = c->processes.list[i].process->dropped, counted = c->processes.list[i].counted;
            pf_track t;
            pf_track_init(&t, c->processes.list[i].uuid);
            say_lost(c, &t, total > counted ? total - counted : 0, "lost by threads without a buffer");
            pf_track_free(&t);
        }
    *result = (convert_result){.processes = c->processes.shown,
                               .slices = c->out.w.slices - c->notice.slices - c->steps,
                               .tracks = c->out.w.tracks - c->processes.shown - c->step_tracks,
                               .messages = c->arrows.flows.messages,
                               .early = c->arrows.flows.early,
                               /* the begin of an async span may be one that is not shown */
                               .orphans = c->threads.orphans + (c->options.filter ? 0 : c->spans.orphans),
                               .unshown = c->counters.unshown,
                               .unfinite = c->counters.unfinite,
                               .unterminated = c->threads.unterminated + c->spans.unterminated};
    result->sends = flows_unmatched(&c->arrows.flows, &result->receives);
    if (!sink_close(&c->out.w.out))
        return false;
    result->written = c->out.w.out.written;
    result->raw = c->out.w.out.raw;
    return true;
}

void convert_free(convert *c)
{
    const tr_def *const *defs;
    size_t ndefs = tr_trace_defs(c->trace, &defs);
    threads_free(&c->threads);
    for (size_t i = 0; i < ndefs; i++)
        plan_free(&c->plans[i]);
    free(c->plans);
    processes_free(&c->processes);
    spans_free(&c->spans);
    counters_free(&c->counters);
    tracks_free(&c->tracks);
    flow_events_free(&c->arrows);
    meetings_free(&c->meetings);
    wanted_end(&c->filter);
    free(c->order);
    communicators_free(&c->known);
    emit_free(&c->out);
    free(c);
}
