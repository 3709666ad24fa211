/* counters.c - see counters.h */
#include "counters.h"
#include "common/message.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

void counter_sample(counters *all, emit *o, tracks *tracks, const process_state *process, const tr_event *e,
                    const plan *p)
{
    const tr_value *value, *track;
    uint32_t track_id;
    event_name name;
    tr_map3_entry *entry;
    lanes *on;
    pf_track *t;
    if (o->muted || p->role[TRACE_R_VALUE] < 0)
        return;
    tr_fields(e, o->values);
    value = plan_role(p, o->values, TRACE_R_VALUE);
    if (!value || value->is_array || value->type == TRACE_T_STR || value->type == TRACE_T_BYTES)
        return;
    if ((value->type == TRACE_T_F32 || value->type == TRACE_T_F64) && !isfinite(value->f)) {
        all->unfinite++; /* it would take the scale of all others away */
        return;
    }
    track = plan_role(p, o->values, TRACE_R_TRACK);
    track_id = track && !track->is_array && track->u <= UINT32_MAX ? (uint32_t)track->u : 0;
    name = emit_name(o, e, p);
    if (!name.name) { /* no room for more names */
        all->unshown++;
        return;
    }
    on = track_id ? track_lanes(tracks, o, process, e->recorder, track_id) : NULL;
    entry = tr_map3_put(&all->tracks, on ? (uintptr_t)on : process->process->index, name.name,
                        (uint64_t)name.category << 32 | p->key[p->role[TRACE_R_VALUE]]);
    t = (pf_track *)entry->v.p;
    if (!t) {
        const pf_text *n = &o->w.texts[name.name], *group = &o->w.texts[name.category];
        char *shown = name.category && p->role[TRACE_R_DOMAIN] >= 0
                          ? tool_text("%.*s/%.*s", (int)group->n, group->text, (int)n->n, n->text)
                          : tool_text("%.*s", (int)n->n, n->text);
        const char *unit = value->field->hint && strncmp(value->field->hint, "enum:", 5) ? value->field->hint : "";
        t = (pf_track *)tr_resize(NULL, sizeof *t);
        entry->v.p = t;
        pf_track_init(
            t,
            pf_describe(&o->w, &(pf_track_info){
                                   .parent = on ? on->uuid : process->uuid, .name = shown, .unit = unit, .order = -1}));
        free(shown);
    }
    if (value->type == TRACE_T_F32 || value->type == TRACE_T_F64)
        pf_add_counter_double(&o->w, value->f);
    else if (value->u > INT64_MAX &&
             (value->type == TRACE_T_U64 || value->type == TRACE_T_PTR || value->type == TRACE_T_HANDLE))
        pf_add_counter_double(&o->w, (double)value->u);
    else
        pf_add_counter_int(&o->w, value->i);
    pf_event(&o->w, t, e->ns, PF_COUNTER, 0, 0, NULL, 0);
}

void counters_free(counters *all)
{
    const tr_map3_entry *e;
    for (size_t at = 0; (e = tr_map3_each(&all->tracks, &at));) {
        pf_track_free((pf_track *)e->v.p);
        free(e->v.p);
    }
    tr_map3_free(&all->tracks);
}
