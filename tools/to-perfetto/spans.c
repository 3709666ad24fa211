/* spans.c - what needs no stack: async spans and device slices (on lanes), counters, instants */
#include "convert.h"
#include "support/memory.h"
#include <stdarg.h>
#include <stdio.h>

enum { GROUP_ASYNC, GROUP_TRACK, GROUP_THREAD }; /* third word of a group's key */

static process_state *process_of(convert *c, const thread_state *th)
{
    return &c->processes[th->thread->process->index];
}

static lanes *group_new(map_entry *e, uint64_t parent, char *name)
{
    lanes *l = (lanes *)tr_resize(NULL, sizeof *l);
    memset(l, 0, sizeof *l);
    l->info = (pf_track_info){.parent = parent, .name = name, .order = -1};
    e->v.p = l;
    return l;
}

static char *text(const char *format, ...) __attribute__((format(printf, 1, 2)));
static char *text(const char *format, ...)
{
    char *s = NULL;
    va_list args;
    va_start(args, format);
    if (vasprintf(&s, format, args) < 0)
        tr_resize(NULL, SIZE_MAX);
    va_end(args);
    return s;
}

/* ---- device tracks ------------------------------------------------------------------------------------ */

static lanes *track_group(convert *c, const process_state *process, const tr_process *recorder, uint32_t id, unsigned depth)
{
    map_entry *e = map_find(&c->groups, (uintptr_t)recorder, id, GROUP_TRACK);
    const tr_track *track;
    uint64_t parent = process->uuid;
    lanes *l;
    if (e)
        return (lanes *)e->v.p;
    track = tr_trace_track(c->trace, recorder, id);
    if (track && track->parent && track->parent != id && depth < 16) /* a damaged file may have made a circle */
        parent = track_group(c, process, recorder, track->parent, depth + 1)->uuid;
    e = map_put(&c->groups, (uintptr_t)recorder, id, GROUP_TRACK);
    if (e->v.p)
        return (lanes *)e->v.p;
    l = group_new(e, parent, track && track->name[0] ? text("%s", track->name) : text("track %u", id));
    l->uuid = pf_describe(&c->w, &l->info);
    return l;
}

static lanes *group_of(convert *c, thread_state *th, const tr_event *event, const plan *p, const tr_value *values)
{
    const process_state *process = process_of(c, th);
    const tr_value *v = plan_role(p, values, TRACE_R_TRACK);
    map_entry *e;
    if (v && !v->is_array && v->u && v->u <= UINT32_MAX)
        return track_group(c, process, event->recorder, (uint32_t)v->u, 0);
    e = map_put(&c->groups, th->thread->index, p->api, GROUP_THREAD);
    return e->v.p ? (lanes *)e->v.p : group_new(e, process->uuid, text("%s (%s)", th->name, p->def->api));
}

void device_slice(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    pf *w = &c->w;
    int64_t end = e->end_ns > e->ns ? e->end_ns : e->ns;
    event_name name;
    pf_track *t;
    lanes *group;
    uint32_t k;
    bool error;
    if (c->muted && end < c->options.from_ns)
        return;
    tr_fields(e, c->values);
    group = group_of(c, th, e, p, c->values);
    k = lanes_take(w, group, e->ns, end); /* may move group->lane */
    t = &group->lane[k].track;
    arrows_add(c, th, t, p, c->values, e->ns);
    error = tr_is_error(e);
    plan_annotate(p, w, t, c->values, error);
    comm_annotate(c, t, p, c->values);
    if (error)
        pf_add_id(w, t, c->keys.error, plan_error(p, w, c->values));
    name = convert_name(c, e, p, c->values);
    pf_event(w, t, e->ns, PF_BEGIN, name.name, name.category, name.text, name.n);
    arrows_user(c, th, t, p, c->values, e->ns, true);
    pf_event(w, t, end, PF_END, 0, 0, NULL, 0); /* nothing else comes on this lane until then */
}

/* ---- async spans -------------------------------------------------------------------------------------- */

static lanes *async_group(convert *c, const process_state *process, pf_id category)
{
    map_entry *e = map_put(&c->groups, process->process->index, category, GROUP_ASYNC);
    if (e->v.p)
        return (lanes *)e->v.p;
    return group_new(e, process->uuid, category ? text("%.*s async", (int)c->w.texts[category].n, c->w.texts[category].text) : text("async"));
}

static void span_write_begin(convert *c, span *s, thread_state *th, const tr_event *e, bool replay)
{
    const plan *p = s->plan;
    event_name name;
    pf_track *t;
    tr_fields(e, c->values);
    name = convert_name(c, e, p, c->values);
    s->name = name.name;
    if (c->muted) {
        arrows_add(c, th, NULL, p, c->values, e->ns);
        return;
    }
    s->group = async_group(c, s->process, name.category);
    s->lane = lanes_take(&c->w, s->group, e->ns, INT64_MAX);
    t = &s->group->lane[s->lane].track;
    if (!replay)
        arrows_add(c, th, t, p, c->values, e->ns);
    plan_annotate(p, &c->w, t, c->values, tr_is_error(e));
    pf_event(&c->w, t, e->ns, PF_BEGIN, name.name, name.category, name.text, name.n);
    if (!replay)
        arrows_user(c, th, t, p, c->values, e->ns, true);
}

static uint64_t span_id(const plan *p, const tr_value *values)
{
    const tr_value *v = plan_role(p, values, TRACE_R_ID);
    return v && !v->is_array ? v->u : 0;
}

void span_begin(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    span *s = (span *)tr_resize(NULL, sizeof *s);
    map_entry *entry;
    memset(s, 0, sizeof *s);
    s->plan = p;
    s->process = process_of(c, th);
    s->thread = th->thread;
    tr_fields(e, c->values);
    entry = map_put(&c->spans, th->thread->process->index, span_id(p, c->values), 0);
    s->next = (span *)entry->v.p;
    entry->v.p = s;
    if (c->muted)
        extra_copy(&s->extra, e);
    span_write_begin(c, s, th, e, false);
}

static void span_write_end(convert *c, span *s, int64_t ns, bool ended)
{
    if (!c->muted && s->group) {
        pf_track *t = &s->group->lane[s->lane].track;
        if (!ended) {
            c->unterminated++;
            pf_add_bool(&c->w, t, c->keys.unterminated, true);
        }
        pf_release(&c->w, &s->extra.held);
        pf_event(&c->w, t, ns, PF_END, 0, 0, NULL, 0);
        lanes_give(s->group, s->lane, ns);
    }
    extra_free(&s->extra);
    free(s);
}

/* The open span an event speaks of: that of its pair, else of its name, of this thread before others; else the youngest with the id. */
static span **span_find(map_entry *entry, const plan *p, const tr_thread *thread)
{
    enum { PAIR = 4, NAME = 2, THREAD = 1 };
    span **best = NULL;
    int score = -1;
    for (span **s = (span **)&entry->v.p; *s; s = &(*s)->next) {
        int how = p->def->pair && (*s)->plan->def == p->def->pair ? PAIR : p->name && (*s)->name == p->name ? NAME : 0;
        if (how && (*s)->thread == thread)
            how += THREAD;
        if (how > score) {
            score = how;
            best = s;
        }
    }
    return best;
}

void span_end(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    map_entry *entry;
    span **where, *s;
    tr_fields(e, c->values);
    entry = map_find(&c->spans, th->thread->process->index, span_id(p, c->values), 0);
    where = entry ? span_find(entry, p, th->thread) : NULL;
    if (!where) {
        c->orphan_spans++;
        return;
    }
    s = *where;
    *where = s->next;
    if (!entry->v.p)
        map_remove(&c->spans, entry);
    if (!c->muted && s->group) {
        pf_track *t = &s->group->lane[s->lane].track;
        bool error = tr_is_error(e);
        arrows_user(c, th, t, p, c->values, e->ns, true);
        arrows_add(c, th, t, p, c->values, e->ns);
        plan_annotate(p, &c->w, t, c->values, error);
        if (error)
            pf_add_id(&c->w, t, c->keys.error, plan_error(p, &c->w, c->values));
    }
    span_write_end(c, s, e->ns, true);
}

bool span_meta(convert *c, thread_state *th, const tr_event *e, const plan *p, uint64_t id)
{
    map_entry *entry = map_find(&c->spans, th->thread->process->index, id, 0);
    span *s = entry ? *span_find(entry, p, th->thread) : NULL;
    if (!s)
        return false;
    if (c->muted)
        extra_copy(&s->extra, e);
    else if (s->group)
        extra_annotate(c, &s->extra, s->plan, &s->group->lane[s->lane].track, p, e);
    return true;
}

void span_close_all(convert *c, const process_state *process, int64_t ns)
{
    for (uint32_t i = 0; c->spans.slots && i <= c->spans.mask; i++) {
        map_entry *e = &c->spans.slots[i];
        if (!e->live || e->key[0] != process->process->index)
            continue;
        while (e->v.p) {
            span *s = (span *)e->v.p;
            e->v.p = s->next;
            span_write_end(c, s, ns, false);
        }
    }
}

static int by_begin(const void *a, const void *b)
{
    const tr_event *x = (*(span *const *)a)->extra.copies, *y = (*(span *const *)b)->extra.copies;
    return x->ns != y->ns ? (x->ns < y->ns ? -1 : 1) : x->thread->index < y->thread->index ? -1 : x->thread->index > y->thread->index;
}

void span_unmute(convert *c)
{
    span **list = NULL;
    size_t n = 0, cap = 0;
    for (uint32_t i = 0; c->spans.slots && i <= c->spans.mask; i++)
        for (span *s = c->spans.slots[i].live ? (span *)c->spans.slots[i].v.p : NULL; s; s = s->next) {
            if (n == cap) {
                cap = cap ? cap * 2 : 64;
                list = (span **)tr_resize(list, cap * sizeof *list);
            }
            list[n++] = s;
        }
    if (n)
        qsort(list, n, sizeof *list, by_begin);
    for (size_t i = 0; i < n; i++) {
        slice_extra *x = &list[i]->extra;
        for (uint32_t k = 0; k < x->ncopies; k++)
            if (!k)
                span_write_begin(c, list[i], NULL, &x->copies[k], true);
            else
                extra_annotate(c, x, list[i]->plan, &list[i]->group->lane[list[i]->lane].track, &c->plans[x->copies[k].def->index], &x->copies[k]);
    }
    free(list);
}

/* ---- counters and instants ---------------------------------------------------------------------------- */

void counter_sample(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    const process_state *process = process_of(c, th);
    const tr_value *value, *track;
    uint32_t track_id;
    event_name name;
    map_entry *entry;
    lanes *on;
    pf_track *t;
    if (c->muted || p->role[TRACE_R_VALUE] < 0)
        return;
    tr_fields(e, c->values);
    value = plan_role(p, c->values, TRACE_R_VALUE);
    if (value->is_array || value->type == TRACE_T_STR || value->type == TRACE_T_BYTES)
        return;
    track = plan_role(p, c->values, TRACE_R_TRACK);
    track_id = track && !track->is_array && track->u <= UINT32_MAX ? (uint32_t)track->u : 0;
    name = convert_name(c, e, p, c->values);
    if (!name.name) { /* no room for more names */
        c->unshown++;
        return;
    }
    on = track_id ? track_group(c, process, e->recorder, track_id, 0) : NULL;
    entry = map_put(&c->counters, on ? (uintptr_t)on : process->process->index, name.name, (uint64_t)name.category << 32 | p->key[p->role[TRACE_R_VALUE]]);
    t = (pf_track *)entry->v.p;
    if (!t) {
        const pf_text *n = &c->w.texts[name.name], *group = &c->w.texts[name.category];
        char *shown = name.category && p->role[TRACE_R_DOMAIN] >= 0 ? text("%.*s/%.*s", (int)group->n, group->text, (int)n->n, n->text)
                                                                     : text("%.*s", (int)n->n, n->text);
        const char *unit = value->field->hint && strncmp(value->field->hint, "enum:", 5) ? value->field->hint : "";
        t = (pf_track *)tr_resize(NULL, sizeof *t);
        entry->v.p = t;
        pf_track_init(t, pf_describe(&c->w, &(pf_track_info){
            .parent = on ? on->uuid : process->uuid, .name = shown, .unit = unit, .order = -1}));
        free(shown);
    }
    if (value->type == TRACE_T_F32 || value->type == TRACE_T_F64)
        pf_add_counter_double(&c->w, value->f);
    else if (value->u > INT64_MAX && (value->type == TRACE_T_U64 || value->type == TRACE_T_PTR || value->type == TRACE_T_HANDLE))
        pf_add_counter_double(&c->w, (double)value->u);
    else
        pf_add_counter_int(&c->w, value->i);
    pf_event(&c->w, t, e->ns, PF_COUNTER, 0, 0, NULL, 0);
}

void instant(convert *c, thread_state *th, const tr_event *e, const plan *p)
{
    pf_track *t = &th->strands[MAIN_STRAND].track;
    bool arrow = p->role[TRACE_R_FLOW_OUT] >= 0 || p->role[TRACE_R_FLOW_IN] >= 0;
    const tr_value *track;
    event_name name = {.name = c->keys.paused, .category = c->keys.trace_category};
    if (!c->muted && p->def->kind == TRACE_KIND_INSTANT && plan_annotate_straight(p, &c->w, t, e)) {
        pf_event(&c->w, t, e->ns, PF_INSTANT, p->name, p->category, NULL, 0);
        return;
    }
    tr_fields(e, c->values);
    if (c->muted)
        return;
    track = plan_role(p, c->values, TRACE_R_TRACK);
    if (track && !track->is_array && track->u) {
        lanes *group = group_of(c, th, e, p, c->values);
        if (!group->n)
            lanes_take(&c->w, group, e->ns, e->ns);
        t = &group->lane[0].track;
    } else if (p->def->kind == TRACE_KIND_INSTANT)
        arrows_add(c, th, t, p, c->values, e->ns);
    plan_annotate(p, &c->w, t, c->values, tr_is_error(e));
    if (p->def->kind == TRACE_KIND_RESUME)
        name.name = c->keys.resumed;
    else if (p->def->kind != TRACE_KIND_PAUSE)
        name = convert_name(c, e, p, c->values);
    if (p->def->kind != TRACE_KIND_META || !arrow || p->show)
        pf_event(&c->w, t, e->ns, PF_INSTANT, name.name, name.category, name.text, name.n);
    if (arrow) {
        strand *s = NULL;
        open_slice *x = thread_top(c, th, &s);
        arrows_user(c, th, x ? &s->track : t, p, c->values, x ? x->begin_ns : e->ns, x != NULL);
    }
}

void spans_free(convert *c)
{
    for (uint32_t i = 0; c->groups.slots && i <= c->groups.mask; i++)
        if (c->groups.slots[i].live) {
            lanes *l = (lanes *)c->groups.slots[i].v.p;
            lanes_free(l);
            free((void *)(uintptr_t)l->info.name);
            free(l);
        }
    for (uint32_t i = 0; c->counters.slots && i <= c->counters.mask; i++)
        if (c->counters.slots[i].live) {
            pf_track_free((pf_track *)c->counters.slots[i].v.p);
            free(c->counters.slots[i].v.p);
        }
    free(c->groups.slots);
    free(c->counters.slots);
    free(c->spans.slots);
}
