/* spans.c - see spans.h */
#include "spans.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct span {  /* an async span under way */
    struct span *next; /* an older one of the same id */
    lanes *group;
    uint32_t lane;
    const plan *plan;
    pf_id name;
    process_state *process;
    const tr_thread *thread; /* that began it */
    slice_extra extra;
} span;

static void span_write_begin(spans *all, span *s, const tr_event *e, bool replay)
{
    const plan *p = s->plan;
    event_name name;
    pf_track *t;
    tr_fields(e, all->out->values);
    name = emit_name(all->out, e, p);
    s->name = name.name;
    if (all->out->muted) {
        flow_events_add(all->arrows, all->out, e->thread->process, NULL, p, e->ns);
        return;
    }
    s->group = async_lanes(all->tracks, all->out, s->process, name.category);
    s->lane = lanes_take(&all->out->w, s->group, e->ns, INT64_MAX);
    t = &s->group->lane[s->lane].track;
    if (!replay)
        flow_events_add(all->arrows, all->out, e->thread->process, t, p, e->ns);
    plan_annotate(p, &all->out->w, t, all->out->values, tr_is_error(e));
    pf_event(&all->out->w, t, e->ns, PF_BEGIN, name.name, name.category, name.text, name.n);
    if (!replay)
        flow_events_user(all->arrows, all->out, e->thread->process, t, p, e->ns, true);
}

static uint64_t span_id(const plan *p, const tr_value *values)
{
    const tr_value *v = plan_role(p, values, TRACE_R_ID);
    return v && !v->is_array ? v->u : 0;
}

void span_begin(spans *all, thread_state *th, const tr_event *e, const plan *p)
{
    span *s = (span *)tr_resize(NULL, sizeof *s);
    tr_map3_entry *entry;
    memset(s, 0, sizeof *s);
    s->plan = p;
    s->process = th->process;
    s->thread = th->thread;
    tr_fields(e, all->out->values);
    entry = tr_map3_put(&all->open, th->process->process->index, span_id(p, all->out->values), 0);
    s->next = (span *)entry->v.p;
    entry->v.p = s;
    if (all->out->muted)
        extra_copy(&s->extra, e);
    span_write_begin(all, s, e, false);
}

static void span_write_end(spans *all, span *s, int64_t ns, bool ended)
{
    if (!all->out->muted && s->group) {
        pf_track *t = &s->group->lane[s->lane].track;
        if (!ended) {
            all->unterminated++;
            pf_add_bool(&all->out->w, t, all->out->keys.unterminated, true);
        }
        pf_release(&all->out->w, &s->extra.held);
        pf_event(&all->out->w, t, ns, PF_END, 0, 0, NULL, 0);
        lanes_give(s->group, s->lane, ns);
    }
    extra_free(&s->extra);
    free(s);
}

/* The open span an event speaks of: that of its pair, else of its name, of this thread before others; else the youngest
 * with the id. */
static span **span_find(tr_map3_entry *entry, const plan *p, const tr_thread *thread)
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

void span_end(spans *all, thread_state *th, const tr_event *e, const plan *p)
{
    tr_map3_entry *entry;
    span **where, *s;
    tr_fields(e, all->out->values);
    entry = tr_map3_find(&all->open, th->process->process->index, span_id(p, all->out->values), 0);
    where = entry ? span_find(entry, p, th->thread) : NULL;
    if (!where) {
        all->orphans++;
        return;
    }
    s = *where;
    *where = s->next;
    if (!entry->v.p)
        tr_map3_remove(&all->open, entry);
    if (!all->out->muted && s->group) {
        pf_track *t = &s->group->lane[s->lane].track;
        bool error = tr_is_error(e);
        flow_events_user(all->arrows, all->out, e->thread->process, t, p, e->ns, true);
        flow_events_add(all->arrows, all->out, e->thread->process, t, p, e->ns);
        plan_annotate(p, &all->out->w, t, all->out->values, error);
        if (error)
            pf_add_id(&all->out->w, t, all->out->keys.error, plan_error(p, &all->out->w, all->out->values));
    }
    span_write_end(all, s, e->ns, true);
}

bool span_meta(spans *all, thread_state *th, const tr_event *e, const plan *p, uint64_t id)
{
    tr_map3_entry *entry = tr_map3_find(&all->open, th->process->process->index, id, 0);
    span *s = entry ? *span_find(entry, p, th->thread) : NULL;
    if (!s)
        return false;
    if (all->out->muted)
        extra_copy(&s->extra, e);
    else if (s->group)
        extra_annotate(all->out, &s->extra, s->plan, &s->group->lane[s->lane].track, p, e);
    return true;
}

void span_close_all(spans *all, const process_state *process, int64_t ns)
{
    tr_map3_entry *e;
    for (size_t at = 0; (e = tr_map3_each(&all->open, &at));)
        while (e->key[0] == process->process->index && e->v.p) {
            span *s = (span *)e->v.p;
            e->v.p = s->next;
            span_write_end(all, s, ns, false);
        }
}

static int by_begin(const void *a, const void *b)
{
    const tr_event *x = (*(span *const *)a)->extra.copies, *y = (*(span *const *)b)->extra.copies;
    return x->ns != y->ns                        ? (x->ns < y->ns ? -1 : 1)
           : x->thread->index < y->thread->index ? -1
                                                 : x->thread->index > y->thread->index;
}

void spans_unmute(spans *all)
{
    const tr_map3_entry *e;
    span **list = NULL;
    size_t n = 0, cap = 0;
    for (size_t at = 0; (e = tr_map3_each(&all->open, &at));)
        for (span *s = (span *)e->v.p; s; s = s->next) {
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
                span_write_begin(all, list[i], &x->copies[k], true);
            else
                extra_annotate(all->out, x, list[i]->plan, &list[i]->group->lane[list[i]->lane].track,
                               &all->plans[x->copies[k].def->index], &x->copies[k]);
    }
    free(list);
}

void spans_free(spans *all) { tr_map3_free(&all->open); }
