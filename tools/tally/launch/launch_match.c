/* launch_match.c - each piece of work finds the call that asked for it, in one reading in order of time */
#include <stdlib.h>
#include <string.h>
#include "common/names.h"
#include "launch.h"
#include "tally/events/plan.h"
#include "support/memory.h"

enum { STREAM_SET = 1 << 8, QUEUED_MOST = 1 << 20, QUEUED_LEAST = 1 << 10 };

typedef struct event_place {
    waits *stream;
    int64_t ns;
} event_place; /* an event was put there then */
typedef struct here {
    waits *stream;
    int64_t since;
} here; /* of an open call that waits: for what */

typedef struct matcher {
    tally *tally;
    launched *to;
    launch_call *calls; /* by definition */
    askings asked;
    tr_map3 streams, events; /* process, handle -> waits, event_place */
    waits **every;           /* all that were made, to be freed */
    size_t nevery, every_room;
    /* several: devices or contexts, so that a call waits for one of them */
    struct {
        waits all;
        bool several;
    } *processes;
    launch_device **devices; /* by track: of its last work */
    tr_stack **stacks;
} matcher;

/* ---- streams ----------------------------------------------------------------------------------------------------- */

/* NULL: nobody can say which stream that is. 0 and 1 are the default stream of a context, 2 is each thread's own. */
static waits *stream_of(matcher *m, const tr_process *process, const launch_call *c, uint64_t handle)
{
    tr_map3_entry *e;
    if (handle <= 1 && (c->own_default || m->processes[process->index].several))
        return NULL;
    if (handle == 2)
        return NULL;
    e = tr_map3_put(&m->streams, process->index, handle == 1 ? 0 : handle, 0);
    if (!e->v.p) {
        e->v.p = tr_alloc(sizeof(waits));
        m->every = tr_grow(m->every, m->nevery + 1, &m->every_room, sizeof *m->every);
        m->every[m->nevery++] = e->v.p;
    }
    return e->v.p;
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static bool handle_get(const tr_event *e, int16_t field, uint64_t *handle)
{
    tr_value v;
    if (field < 0 || !tr_field_get(e, (unsigned)field, &v) || v.is_array)
        return false;
    *handle = v.u;
    return true;
}

static void begin(matcher *m, const tr_event *e)
{
    const launch_call *c = &m->calls[e->def->index];
    const tr_process *process = e->thread->process;
    tr_open *o = tr_stack_push(m->stacks[e->thread->index], e);
    uint64_t handle = 0, event;
    tr_map3_entry *x;
    waits *stream = NULL;
    if (handle_get(e, c->stream, &handle)) {
        stream = stream_of(m, process, c, handle);
        o->mark |= STREAM_SET;
        o->bytes = (uintptr_t)stream;
    }
    o->mark |= c->does;
    switch (c->does) {
    case CALL_WAITS:
    case CALL_WAITS_STREAM:
        o->node = tr_alloc(sizeof(here));
        *(here *)o->node = (here){c->does == CALL_WAITS
                                      ? m->processes[process->index].several ? NULL : &m->processes[process->index].all
                                      : stream,
                                  e->ns};
        break;
    case CALL_EVENT:
        if (!handle_get(e, c->event, &event))
            break;
        x = tr_map3_put(&m->events, process->index, event, 0);
        if (!x->v.p)
            x->v.p = tr_alloc(sizeof(event_place));
        *(event_place *)x->v.p = (event_place){stream, e->ns};
        break;
    case CALL_WAITS_EVENT:
        x = handle_get(e, c->event, &event) ? tr_map3_find(&m->events, process->index, event, 0) : NULL;
        if (x) {
            const event_place *p = x->v.p;
            o->node = tr_alloc(sizeof(here));
            *(here *)o->node = (here){p->stream, p->ns};
        }
        break;
    case CALL_DESTROY: /* its handle may come to be another stream's */
        x = stream ? tr_map3_find(&m->streams, process->index, handle, 0) : NULL;
        if (x)
            tr_map3_remove(&m->streams, x);
        break;
    case CALL_DESTROY_EVENT: /* the next of that handle is nowhere, and a query says yes */
        x = handle_get(e, c->event, &event) ? tr_map3_find(&m->events, process->index, event, 0) : NULL;
        if (x) {
            free(x->v.p);
            tr_map3_remove(&m->events, x);
        }
        break;
    }
}

typedef struct leaving {
    matcher *m;
    bool good;
} leaving;

static void closed(void *user, tr_open *o, int64_t end, bool named)
{
    const leaving *l = user;
    here *h = o->node;
    asking *a = o->user ? askings_at(&l->m->asked, o->user) : NULL;
    if (a)
        a->end = end;
    if (h && h->stream && named && l->good)
        waits_add(h->stream, (wait){h->since, end});
    free(h);
}

static void end(matcher *m, const tr_event *e)
{
    const plan *p = &m->tally->plans[e->def->index];
    leaving l = {m, p->result.at == FIELD_NONE ||
                        (p->result.at >= 0 && whole(e->payload + p->result.at, p->result.type) == 0)};
    tr_stack_end(m->stacks[e->thread->index], e, closed, &l);
}

/* The innermost open call causes work of that number. */
static void asks(matcher *m, const tr_event *e, uint64_t number)
{
    tr_stack *stack = m->stacks[e->thread->index];
    size_t depth = tr_stack_depth(stack), k;
    tr_open *o = depth ? tr_stack_at(stack, depth - 1) : NULL;
    asking a = {.number = number,
                .process = e->thread->process->index,
                .api = m->tally->plans[e->def->index].api,
                .end = INT64_MIN};
    if (!o)
        return;
    a.begin = o->begin_ns;
    a.copies = (o->mark & (STREAM_SET - 1)) == CALL_COPIES;
    for (k = depth; k > 0; k = tr_stack_lower(stack, k)) { /* some are told it in a structure, others as an argument */
        const tr_open *outer = tr_stack_at(stack, k - 1);
        if (outer->mark & STREAM_SET) {
            a.stream = (waits *)(uintptr_t)outer->bytes;
            break;
        }
    }
    o->user = askings_put(&m->asked, &a);
}

/* ---- work -------------------------------------------------------------------------------------------------------- */

/* The device that a queue is of; NULL: none. */
static const tr_track *device_above(const matcher *m, const tr_track *track)
{
    unsigned depth;
    for (depth = 0; track && track->kind != TRACE_TRACK_DEVICE && depth < 16; depth++)
        track = track->parent ? tr_trace_track(m->tally->trace, track->recorder, track->parent) : NULL;
    return track && track->kind == TRACE_TRACK_DEVICE ? track : NULL;
}

static launch_device *device_of(matcher *m, const plan *p, const tr_event *e)
{
    const tr_process *process = e->thread->process;
    tr_value v;
    const tr_track *track = tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX
                                ? tr_trace_track(m->tally->trace, e->recorder, (uint32_t)v.u)
                                : NULL;
    launch_device **last = track ? &m->devices[track->index] : NULL, *d = last ? *last : NULL;
    if (d && d->api == p->api)
        return d;
    d = launched_device(m->to, process, device_above(m, track), p->api);
    if (last)
        *last = d;
    return d;
}

/* No work begins before it was asked for, and none ends after a wait for it is over: where it seems to, the device's
 * clock is wrong. */
static void bound(matcher *m, launch_device *d, const asking *r, const tr_event *e)
{
    int64_t ahead = e->ns - r->begin;
    tr_value v;
    bool back = r->copies && tr_role_get(e, TRACE_R_DIRECTION, &v) && !v.is_array && (v.u & 0xff) == 'D' &&
                (v.u >> 8 == 'H' || v.u >> 8 == 'M');
    d->early += ahead < 0;
    if (ahead < d->ahead_ns)
        d->ahead_ns = ahead;
    if (r->end != INT64_MIN)
        waits_check(r->stream, m->processes[r->process].several ? NULL : &m->processes[r->process].all, d, r->end,
                    e->end_ns, back ? r->end : INT64_MAX);
}

/* The row of its name; hidden where the user asks for other names. */
static launch_row *row_of(matcher *m, const plan *p, const tr_event *e)
{
    const settings *s = &m->tally->settings;
    const char *text;
    size_t n = names_event(e, &text);
    launch_row *r = launched_row(m->to, p->api, text_id(text, n));
    if (!r->work.calls)
        r->hidden = !tool_regex_matches(&s->name, text_of(r->name));
    return r;
}

static void work(matcher *m, const plan *p, const tr_event *e, uint64_t number)
{
    const settings *s = &m->tally->settings;
    const tr_process *process = e->thread->process;
    const asking *r;
    launch_device *d;
    launch_row *row;
    if (e->ns < s->from_ns || e->ns >= s->to_ns || e->end_ns < e->ns || !tally_wants(s, process, p->api))
        return;
    d = device_of(m, p, e);
    row = row_of(m, p, e);
    launched_work(m->to, d, row, e->ns, e->end_ns);
    r = number ? askings_find(&m->asked, process->index, p->api, number) : NULL;
    if (!r) {
        d->uncalled++;
        return;
    }
    bound(m, d, r, e);
    row->delay.calls++;
    row_add(&row->delay, e->ns > r->begin ? (uint64_t)(e->ns - r->begin) : 0);
    if (r->end == INT64_MIN)
        return;
    row->call.calls++;
    row_add(&row->call, (uint64_t)(r->end - r->begin));
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void take(void *user, const tr_event *e)
{
    matcher *m = user;
    const plan *p = &m->tally->plans[e->def->index];
    tr_value v;
    if (!m->stacks[e->thread->index])
        m->stacks[e->thread->index] = tr_stack_gaps();
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(m, e); break;
    case TRACE_KIND_END: end(m, e); break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(m->stacks[e->thread->index], e, closed, &(leaving){m, false}); break;
    case TRACE_KIND_META:
    case TRACE_KIND_SLICE:
        if (!(e->def->roles >> TRACE_R_CORRELATION & 1) || !tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array)
            break;
        if (p->device)
            work(m, p, e, v.u);
        else if (e->def->kind == TRACE_KIND_META)
            asks(m, e, v.u);
    }
}

/* Which processes have several devices that work, or a device with several contexts; and how many devices there are. */
static size_t survey(matcher *m, tr_track *const *tracks, size_t n)
{
    tr_process *const *processes;
    size_t i, devices = 0;
    const tr_track **device = tr_alloc((tr_trace_processes(m->tally->trace, &processes) + 1) * sizeof *device);
    for (i = 0; i < n; i++) {
        const tr_track *on = device_above(m, tracks[i]);
        uint32_t k = tracks[i]->process->index;
        devices += tracks[i]->kind == TRACE_TRACK_DEVICE;
        if (tracks[i]->kind != TRACE_TRACK_QUEUE)
            continue;
        m->processes[k].several |= strstr(tracks[i]->name, "(context ") || (device[k] && device[k] != on);
        device[k] = on;
    }
    free(device);
    return devices;
}

void launch_match(tally *t)
{
    launched *to = t->launched;
    matcher m = {.tally = t, .to = to};
    tr_process *const *processes;
    tr_track *const *tracks;
    const tr_def *const *defs;
    const tr_map3_entry *e;
    size_t nprocesses = tr_trace_processes(t->trace, &processes), ntracks = tr_trace_tracks(t->trace, &tracks),
           ndefs = tr_trace_defs(t->trace, &defs), n, i;
    m.calls = tr_alloc((ndefs + 1) * sizeof *m.calls);
    for (i = 0; i < ndefs; i++)
        launch_call_make(&m.calls[defs[i]->index], defs[i]);
    askings_open(&m.asked);
    m.processes = tr_alloc((nprocesses + 1) * sizeof *m.processes);
    m.devices = tr_alloc((ntracks + 1) * sizeof *m.devices);
    m.stacks = tr_alloc((t->nthreads + 1) * sizeof *m.stacks);
    n = survey(&m, tracks, ntracks);
    to->most = QUEUED_MOST / (n ? n : 1);
    if (to->most < QUEUED_LEAST)
        to->most = QUEUED_LEAST;
    tally_ordered(t, "matching launches", take, &m);
    for (i = 0; i < t->nthreads; i++) {
        size_t k, depth = m.stacks[i] ? tr_stack_depth(m.stacks[i]) : 0;
        for (k = 0; k < depth; k++)
            free(tr_stack_at(m.stacks[i], k)->node);
        tr_stack_free(m.stacks[i]);
    }
    for (i = 0; i < m.nevery; i++) {
        waits_free(m.every[i]);
        free(m.every[i]);
    }
    for (i = 0; i < nprocesses; i++)
        waits_free(&m.processes[i].all);
    for (i = 0; (e = tr_map3_each(&m.events, &i));)
        free(e->v.p);
    tr_map3_free(&m.events);
    tr_map3_free(&m.streams);
    free(m.every);
    free(m.stacks);
    free(m.devices);
    free(m.processes);
    askings_close(&m.asked);
    free(m.calls);
    launched_finish(to);
}
