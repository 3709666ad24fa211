/* device.c - work of devices, and memory that calls move ("explicit memory traffic") */
#include "common/names.h"
#include "tally/tally.h"

static void remember_places(worker *w, thread_state *t, table *it)
{
    const tr_process *process = t->thread->process;
    uint32_t host = text_id(process->header->host, sizeof process->header->host);
    const tr_track *track = t->track;
    unsigned depth;
    for (depth = 0; track && depth < 16; depth++) {
        /* by processes, under the same name */
        bool shared = track->kind == TRACE_TRACK_DEVICE || track->kind == TRACE_TRACK_SUBDEVICE;
        table_place(it, (place){track->kind, shared ? host : place_owner(process->index),
                                shared ? text_id(track->name, strlen(track->name)) : track->index});
        track = track->parent ? tr_trace_track(w->tally->trace, track->recorder, track->parent) : NULL;
    }
}

void device_add(worker *w, thread_state *t, const plan *p, const tr_event *e)
{
    const char *name;
    size_t n = names_geometry ? names_event(e, &name) : tr_event_name(e, &name);
    tr_value v;
    const tr_track *track = tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX
                                ? tr_trace_track(w->tally->trace, e->recorder, (uint32_t)v.u)
                                : NULL;
    slot *s;
    t->track = track;
    s = slot_named(w, t, p, e, KIND_DEVICE, name, n, names_geometry ? 0 : event_direction(p, e));
    if (track != t->placed && s->row != &w->waste) {
        remember_places(w, t, s->table->table);
        t->placed = track;
    }
    slot_add(w, s, e->def, e->ns, e->end_ns, event_volume(p, e), event_error(p, e));
}

void traffic_add(row *r, uint64_t bytes, bool error)
{
    r->calls++;
    r->errors += error;
    if (error) /* nothing was moved */
        return;
    r->moved.bytes += bytes;
    r->total += bytes;
    r->self += bytes;
    row_add(r, bytes);
}

void traffic_open(worker *w, thread_state *t, const plan *p, const tr_event *begin, tr_open *o)
{
    (void)w;
    o->mark |= MARK_MOVES | (uint32_t)(event_direction(p, begin) & 0xffff);
    t->moving++;
}

void traffic_close(worker *w, thread_state *t, const plan *end_plan, const tr_event *end, tr_open *o, bool seen,
                   bool error)
{
    const plan *begin = &w->tally->plans[o->def->index];
    uint64_t direction = o->mark & 0xffff, bytes = o->bytes + o->sent + o->received;
    slot *s;
    if (--t->moving || !seen) /* a runtime's copy that became a driver's copy is one */
        return;
    if (end_plan && end) {
        bytes += end_plan->carries ? tr_bytes(end) : 0;
        if (!direction)
            direction = event_direction(end_plan, end);
    }
    s = slot_named(w, t, begin, &(tr_event){.ns = o->begin_ns, .def = o->def, .thread = t->thread}, KIND_TRAFFIC,
                   o->def->name, strlen(o->def->name), direction);
    if (w->tally->settings.by & (BY_DEVICE | BY_QUEUE)) /* traffic.c adds it */
        return;
    traffic_add(s->row, bytes, error);
    if (!error)
        s->table->table->total += bytes;
}
