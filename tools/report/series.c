/* series.c - see series.h */
#include "series.h"
#include "support/memory.h"
#include <stdio.h>
#include <string.h>

static double value_of(const tr_value *v)
{
    return v->type == TRACE_T_F64 || v->type == TRACE_T_F32   ? v->f
           : v->type == TRACE_T_I64 || v->type == TRACE_T_I32 ? (double)v->i
                                                              : (double)v->u;
}

static bool number_of(const plan *p, const tr_event *e, double *value)
{
    tr_value v;
    if (p->value.at >= 0 && p->value.type == TRACE_T_F64) {
        memcpy(value, e->payload + p->value.at, sizeof *value);
        return true;
    }
    if (!tr_role_get(e, TRACE_R_VALUE, &v) || v.is_array)
        return false;
    *value = value_of(&v);
    return true;
}

static void series_new(gathered *to, const tr_event *e, uint64_t track)
{
    const char *text;
    size_t length = tr_event_name(e, &text);
    const tr_track *on =
        track && track <= UINT32_MAX ? tr_trace_track(to->graph.trace, e->recorder, (uint32_t)track) : NULL;
    char name[160];
    snprintf(name, sizeof name, "%.*s%s%.64s", length > 80 ? 80 : (int)length, text, on ? " of " : "",
             on ? on->name : "");
    to->series = tr_grow(to->series, to->nseries + 1, &to->series_room, sizeof *to->series);
    to->series[to->nseries++] = (series){.process = e->thread->process->index,
                                         .name = text_id(name, strlen(name)),
                                         .unit = e->def->fields[role_index(e->def, TRACE_R_VALUE)].hint};
}

static series *series_of(gathered *to, tr_map3 *numbers, sampled *last, const tr_event *e)
{
    tr_value track = {.u = 0};
    tr_map3_entry *at;
    if (last->def == e->def)
        return &to->series[last->series];
    tr_role_get(e, TRACE_R_TRACK, &track);
    at = tr_map3_find(numbers, e->thread->process->index, e->def->index, track.u);
    if (!at) {
        if (to->nseries >= SERIES_MOST)
            return NULL;
        series_new(to, e, track.u);
        at = tr_map3_put(numbers, e->thread->process->index, e->def->index, track.u);
        at->v.u[0] = to->nseries;
    }
    if (!(e->def->roles >> TRACE_R_TRACK & 1))
        *last = (sampled){e->def, (uint32_t)at->v.u[0] - 1};
    return &to->series[at->v.u[0] - 1];
}

void series_take(gathered *to, tr_map3 *numbers, sampled *last, const plan *p, const tr_event *e)
{
    int64_t whole_ns = to->graph.to - to->graph.from;
    double at_bin = whole_ns > 0 ? (double)(e->ns - to->graph.from) * SERIES_BINS / (double)whole_ns : 0, value;
    int bin = at_bin < 0 ? 0 : at_bin < SERIES_BINS ? (int)at_bin : SERIES_BINS - 1;
    series *s;
    if (!number_of(p, e, &value) || !(s = series_of(to, numbers, last, e)))
        return;
    if (!s->samples++)
        s->first = s->min = s->max = value;
    s->last = value;
    s->min = value < s->min ? value : s->min;
    s->max = value > s->max ? value : s->max;
    s->sum[bin] += value;
    s->n[bin]++;
}
