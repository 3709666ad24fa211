/* tracks.c - see tracks.h */
#include "tracks.h"
#include "keep.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { GROUP_ASYNC, GROUP_TRACK, GROUP_THREAD }; /* third word of a group's key */

static lanes *group_new(tr_map3_entry *e, uint64_t parent, char *name)
{
    lanes *l = (lanes *)tr_resize(NULL, sizeof *l);
    memset(l, 0, sizeof *l);
    l->info = (pf_track_info){.parent = parent, .name = name, .order = -1};
    e->v.p = l;
    return l;
}

static lanes *lanes_at(tracks *all, emit *o, const process_state *process, const tr_process *recorder, uint32_t id,
                       unsigned depth)
{
    tr_map3_entry *e = tr_map3_find(&all->groups, (uintptr_t)recorder, id, GROUP_TRACK);
    const tr_track *track;
    uint64_t parent = process->uuid;
    lanes *l;
    if (e)
        return (lanes *)e->v.p;
    track = tr_trace_track(all->trace, recorder, id);
    if (track && track->parent && track->parent != id && depth < 16) /* a damaged file may have made a circle */
        parent = lanes_at(all, o, process, recorder, track->parent, depth + 1)->uuid;
    e = tr_map3_put(&all->groups, (uintptr_t)recorder, id, GROUP_TRACK);
    if (e->v.p)
        return (lanes *)e->v.p;
    l = group_new(e, parent, track && track->name[0] ? tool_text("%s", track->name) : tool_text("track %u", id));
    l->uuid = pf_describe(&o->w, &l->info);
    return l;
}

lanes *track_lanes(tracks *all, emit *o, const process_state *process, const tr_process *recorder, uint32_t id)
{
    return lanes_at(all, o, process, recorder, id, 0);
}

lanes *event_lanes(tracks *all, emit *o, const process_state *process, const char *thread_name, const tr_event *e,
                   const plan *p)
{
    const tr_value *v = plan_role(p, o->values, TRACE_R_TRACK);
    tr_map3_entry *entry;
    if (v && !v->is_array && v->u && v->u <= UINT32_MAX)
        return track_lanes(all, o, process, e->recorder, (uint32_t)v->u);
    entry = tr_map3_put(&all->groups, e->thread->index, p->api, GROUP_THREAD);
    return entry->v.p ? (lanes *)entry->v.p
                      : group_new(entry, process->uuid, tool_text("%s (%s)", thread_name, p->def->api));
}

lanes *async_lanes(tracks *all, const emit *o, const process_state *process, pf_id category)
{
    tr_map3_entry *e = tr_map3_put(&all->groups, process->process->index, category, GROUP_ASYNC);
    if (e->v.p)
        return (lanes *)e->v.p;
    return group_new(e, process->uuid,
                     category ? tool_text("%.*s async", (int)o->w.texts[category].n, o->w.texts[category].text)
                              : tool_text("async"));
}

void device_slice(tracks *all, emit *o, flow_events *arrows, const communicators *known, const process_state *process,
                  const char *thread_name, const tr_event *e, const plan *p)
{
    pf *w = &o->w;
    int64_t end = e->end_ns > e->ns ? e->end_ns : e->ns;
    event_name name;
    pf_track *t;
    lanes *group;
    uint64_t before = sink_position(&w->out);
    uint32_t k;
    bool error;
    tr_fields(e, o->values);
    group = event_lanes(all, o, process, thread_name, e, p);
    k = lanes_take(w, group, e->ns, end); /* may move group->lane */
    t = &group->lane[k].track;
    flow_events_add(arrows, o, process->process, t, p, e->ns);
    error = tr_is_error(e);
    plan_annotate(p, w, t, o->values, error);
    comm_annotate(known, o, t, p);
    if (error)
        pf_add_id(w, t, o->keys.error, plan_error(p, w, o->values));
    name = emit_name(o, e, p);
    pf_event(w, t, e->ns, PF_BEGIN, name.name, name.category, name.text, name.n);
    flow_events_user(arrows, o, process->process, t, p, e->ns, true);
    pf_event(w, t, end, PF_END, 0, 0, NULL, 0); /* nothing else comes on this lane until then */
    if (__builtin_expect(all->measure != NULL, 0))
        keep_add(all->measure, end - e->ns, sink_position(&w->out) - before);
}

void tracks_free(tracks *all)
{
    const tr_map3_entry *e;
    for (size_t at = 0; (e = tr_map3_each(&all->groups, &at));) {
        lanes *l = (lanes *)e->v.p;
        lanes_free(l);
        free((void *)(uintptr_t)l->info.name);
        free(l);
    }
    tr_map3_free(&all->groups);
}
