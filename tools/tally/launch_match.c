/* launch_match.c - each piece of work finds the call that asked for it, in one reading in order of time
 *
 * A call says under which number its work will come; the number is remembered with the call's begin, its end and its stream. Work comes at the latest a second or two
 * after it was done: so of all numbers the last million are remembered, and memory is bounded. */
#include "common/names.h"
#include "launch.h"
#include "plan.h"

enum { BATCH = 512, REMEMBERED = 1 << 20, STREAM_SET = 1 << 8, QUEUED_MOST = 1 << 20, QUEUED_LEAST = 1 << 10 };

typedef struct remembered {
    uint64_t number;
    uint32_t process, api, next; /* next: of the same bucket, + 1 */
    bool copies;           /* the call is back when its copy is done */
    int64_t begin, end;    /* of the call; end INT64_MIN: it is not over */
    waits *stream;         /* NULL: not known */
} remembered;

typedef struct event_place { waits *stream; int64_t ns; } event_place; /* an event was put there then */
typedef struct here { waits *stream; int64_t since; } here;            /* of an open call that waits: for what */

typedef struct matcher {
    tally *tally;
    launched *to;
    launch_call *calls;    /* by definition */
    remembered *ring;
    uint32_t *buckets;
    uint64_t next;         /* in the ring, counted on */
    map streams, events;   /* process, handle -> waits, event_place */
    waits **every;         /* all that were made, to be freed */
    size_t nevery, every_room;
    struct { waits all; bool several; } *processes; /* several: devices or contexts, so that a call waits for one of them */
    launch_device **devices; /* by track: of its last work */
    tr_stack **stacks;
} matcher;

/* ---- numbers -------------------------------------------------------------------------------------------------------------- */

static uint32_t *bucket_of(matcher *m, uint32_t process, uint32_t api, uint64_t number)
{
    return &m->buckets[map_hash(process, api, number) & (REMEMBERED - 1)];
}

static remembered *find(matcher *m, uint32_t process, uint32_t api, uint64_t number)
{
    uint32_t k = *bucket_of(m, process, api, number);
    for (; k; k = m->ring[k - 1].next) {
        remembered *r = &m->ring[k - 1];
        if (r->number == number && r->process == process && r->api == api)
            return r;
    }
    return NULL;
}

static void forget(matcher *m, const remembered *r)
{
    uint32_t *at = bucket_of(m, r->process, r->api, r->number), place = (uint32_t)(r - m->ring) + 1;
    for (; *at && *at != place; at = &m->ring[*at - 1].next)
        ;
    if (*at)
        *at = r->next;
}

static remembered *remember(matcher *m, uint32_t process, uint32_t api, uint64_t number)
{
    remembered *r = find(m, process, api, number);
    uint32_t *at, place;
    if (r)
        return r;
    place = (uint32_t)(m->next & (REMEMBERED - 1));
    r = &m->ring[place];
    if (m->next++ >= REMEMBERED)
        forget(m, r);
    at = bucket_of(m, process, api, number);
    *r = (remembered){.number = number, .process = process, .api = api, .next = *at};
    *at = place + 1;
    return r;
}

/* ---- streams -------------------------------------------------------------------------------------------------------------- */

/* NULL: nobody can say which stream that is. 0 and 1 are the default stream of a context, 2 is each thread's own. */
static waits *stream_of(matcher *m, const tr_process *process, const launch_call *c, uint64_t handle)
{
    map_entry *e;
    if (handle <= 1 && (c->own_default || m->processes[process->index].several))
        return NULL;
    if (handle == 2)
        return NULL;
    e = map_put(&m->streams, process->index, handle == 1 ? 0 : handle, 0);
    if (!e->v.p) {
        e->v.p = tool_alloc(sizeof(waits));
        m->every = tool_grow(m->every, m->nevery, &m->every_room, sizeof *m->every);
        m->every[m->nevery++] = e->v.p;
    }
    return e->v.p;
}

/* ---- calls ---------------------------------------------------------------------------------------------------------------- */

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
    map_entry *x;
    waits *stream = NULL;
    if (handle_get(e, c->stream, &handle)) {
        stream = stream_of(m, process, c, handle);
        o->mark |= STREAM_SET;
        o->bytes = (uintptr_t)stream;
    }
    o->mark |= c->does;
    switch (c->does) {
    case CALL_WAITS: case CALL_WAITS_STREAM:
        o->node = tool_alloc(sizeof(here));
        *(here *)o->node = (here){c->does == CALL_WAITS ? m->processes[process->index].several ? NULL : &m->processes[process->index].all : stream, e->ns};
        break;
    case CALL_EVENT:
        if (!handle_get(e, c->event, &event))
            break;
        x = map_put(&m->events, process->index, event, 0);
        if (!x->v.p)
            x->v.p = tool_alloc(sizeof(event_place));
        *(event_place *)x->v.p = (event_place){stream, e->ns};
        break;
    case CALL_WAITS_EVENT:
        x = handle_get(e, c->event, &event) ? map_find(&m->events, process->index, event, 0) : NULL;
        if (x) {
            const event_place *p = x->v.p;
            o->node = tool_alloc(sizeof(here));
            *(here *)o->node = (here){p->stream, p->ns};
        }
        break;
    case CALL_DESTROY: /* its handle may come to be another stream's */
        x = stream ? map_find(&m->streams, process->index, handle, 0) : NULL;
        if (x)
            map_remove(&m->streams, x);
        break;
    }
}

typedef struct leaving { matcher *m; const tr_event *end; bool good; } leaving;

static void closed(void *user, tr_open *o, int64_t end, bool named)
{
    const leaving *l = user;
    here *h = o->node;
    if (o->user) {
        remembered *r = &l->m->ring[(o->user - 1) & (REMEMBERED - 1)];
        if (l->m->next - (o->user - 1) <= REMEMBERED)
            r->end = end;
    }
    if (h && h->stream && named && l->good)
        waits_add(h->stream, (wait){h->since, end});
    free(h);
}

static void end(matcher *m, const tr_event *e)
{
    const plan *p = &m->tally->plans[e->def->index];
    leaving l = {m, e, p->result.at == FIELD_NONE || (p->result.at >= 0 && whole(e->payload + p->result.at, p->result.type) == 0)};
    tr_stack_end(m->stacks[e->thread->index], e, closed, &l);
}

/* The innermost open call causes work of that number. */
static void asks(matcher *m, const tr_event *e, uint64_t number)
{
    tr_stack *stack = m->stacks[e->thread->index];
    size_t depth = tr_stack_depth(stack), k;
    tr_open *o = depth ? tr_stack_at(stack, depth - 1) : NULL;
    remembered *r;
    if (!o)
        return;
    r = remember(m, e->thread->process->index, m->tally->plans[e->def->index].api, number);
    r->begin = o->begin_ns;
    r->end = INT64_MIN;
    r->copies = (o->mark & (STREAM_SET - 1)) == CALL_COPIES;
    r->stream = NULL;
    for (k = depth; k-- > 0;) { /* some are told it in a structure, and who calls them as an argument */
        const tr_open *outer = tr_stack_at(stack, k);
        if (outer->mark & STREAM_SET) {
            r->stream = (waits *)(uintptr_t)outer->bytes;
            break;
        }
    }
    o->user = (m->next - 1 - ((m->next - 1 - (uint64_t)(r - m->ring)) & (REMEMBERED - 1))) + 1;
}

/* ---- work ----------------------------------------------------------------------------------------------------------------- */

static launch_device *device_of(matcher *m, const plan *p, const tr_event *e)
{
    const tr_process *process = e->thread->process;
    tr_value v;
    const tr_track *track = tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX ? tr_set_track(m->tally->set, process, (uint32_t)v.u) : NULL, *device = track;
    unsigned depth;
    if (track && m->devices[track->index] && m->devices[track->index]->api == p->api)
        return m->devices[track->index];
    for (depth = 0; device && device->kind != TRACE_TRACK_DEVICE && depth < 16; depth++)
        device = device->parent ? tr_set_track(m->tally->set, process, device->parent) : NULL;
    if (!track)
        return launched_device(m->to, process, NULL, p->api);
    return m->devices[track->index] = launched_device(m->to, process, device, p->api);
}

/* No work begins before it was asked for, and none ends after a wait for it is over: where it seems to, the device's clock is wrong. */
static void bound(matcher *m, launch_device *d, const remembered *r, const tr_event *e)
{
    int64_t ahead = e->ns - r->begin;
    tr_value v;
    bool back = r->copies && tr_role_get(e, TRACE_R_DIRECTION, &v) && !v.is_array && (v.u & 0xff) == 'D' && (v.u >> 8 == 'H' || v.u >> 8 == 'M');
    d->early += ahead < 0;
    if (ahead < d->ahead_ns)
        d->ahead_ns = ahead;
    if (r->end != INT64_MIN)
        waits_check(r->stream, m->processes[r->process].several ? NULL : &m->processes[r->process].all, d, r->end, e->end_ns, back ? r->end : INT64_MAX);
}

/* The row of its name; hidden where the user asks for other names. */
static launch_row *row_of(matcher *m, const plan *p, const tr_event *e)
{
    const settings *s = &m->tally->settings;
    const char *text;
    size_t n = names_event(e, &text);
    launch_row *r = launched_row(m->to, p->api, text_id(text, n));
    if (!r->work.calls)
        r->hidden = s->has_name && regexec(&s->name, text_of(r->name), 0, NULL, 0) != 0;
    return r;
}

static void work(matcher *m, const plan *p, const tr_event *e, uint64_t number)
{
    const settings *s = &m->tally->settings;
    const tr_process *process = e->thread->process;
    const remembered *r;
    launch_device *d;
    launch_row *row;
    if (e->ns < s->from_ns || e->ns >= s->to_ns || e->end_ns < e->ns || !tally_wants(s, process, p->api))
        return;
    d = device_of(m, p, e);
    row = row_of(m, p, e);
    launched_work(m->to, d, row, e->ns, e->end_ns);
    r = number ? find(m, process->index, p->api, number) : NULL;
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

/* ---- reading ---------------------------------------------------------------------------------------------------------------- */

static void take(matcher *m, const tr_event *e)
{
    const plan *p = &m->tally->plans[e->def->index];
    tr_value v;
    if (!m->stacks[e->thread->index])
        m->stacks[e->thread->index] = tr_stack_new();
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(m, e); break;
    case TRACE_KIND_END: end(m, e); break;
    case TRACE_KIND_META: case TRACE_KIND_SLICE:
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
    const tr_track **device = tool_alloc((tr_set_processes(m->tally->set, &processes) + 1) * sizeof *device);
    unsigned depth;
    for (i = 0; i < n; i++) {
        const tr_track *on = tracks[i];
        uint32_t k = tracks[i]->process->index;
        devices += on->kind == TRACE_TRACK_DEVICE;
        if (on->kind != TRACE_TRACK_QUEUE)
            continue;
        m->processes[k].several |= strstr(on->name, "(context ") != NULL;
        for (depth = 0; on && on->kind != TRACE_TRACK_DEVICE && depth < 16; depth++)
            on = on->parent ? tr_set_track(m->tally->set, on->process, on->parent) : NULL;
        m->processes[k].several |= device[k] && device[k] != on;
        device[k] = on;
    }
    free(device);
    return devices;
}

void launch_match(tally *t)
{
    launched *to = t->launched;
    matcher m = {.tally = t, .to = to};
    tr_event *events = tool_alloc(BATCH * sizeof *events);
    tr_cursor *cursor;
    tr_process *const *processes;
    tr_track *const *tracks;
    const tr_def *const *defs;
    size_t nprocesses = tr_set_processes(t->set, &processes), ntracks = tr_set_tracks(t->set, &tracks), ndefs = tr_set_defs(t->set, &defs), n, i;
    tool_progress progress;
    uint64_t seen = 0;
    m.calls = tool_alloc((ndefs + 1) * sizeof *m.calls);
    for (i = 0; i < ndefs; i++)
        launch_call_make(&m.calls[defs[i]->index], defs[i]);
    m.ring = tool_alloc(REMEMBERED * sizeof *m.ring);
    m.buckets = tool_alloc(REMEMBERED * sizeof *m.buckets);
    m.processes = tool_alloc((nprocesses + 1) * sizeof *m.processes);
    m.devices = tool_alloc((ntracks + 1) * sizeof *m.devices);
    m.stacks = tool_alloc((t->nthreads + 1) * sizeof *m.stacks);
    n = survey(&m, tracks, ntracks);
    to->most = QUEUED_MOST / (n ? n : 1);
    if (to->most < QUEUED_LEAST)
        to->most = QUEUED_LEAST;
    progress_start(&progress, "matching launches", tr_set_bytes(t->set));
    cursor = tr_merged_cursor(t->set, INT64_MIN, INT64_MAX);
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        uint64_t now = tr_cursor_bytes(cursor);
        for (i = 0; i < n; i++)
            take(&m, &events[i]);
        progress_add(&progress, now - seen, n);
        seen = now;
    }
    progress_end(&progress);
    tr_cursor_close(cursor);
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
    for (i = 0; m.events.slots && i <= m.events.mask; i++)
        if (m.events.slots[i].live)
            free(m.events.slots[i].v.p);
    free(m.events.slots);
    free(m.streams.slots);
    free(m.every);
    free(m.stacks);
    free(m.devices);
    free(m.processes);
    free(m.buckets);
    free(m.ring);
    free(m.calls);
    free(events);
    launched_finish(to);
}
