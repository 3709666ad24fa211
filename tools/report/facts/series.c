/* series.c - see series.h */
#include "series.h"
#include "support/memory.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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

static void series_new(counters *to, const tr_trace *trace, const tr_event *e, uint64_t track)
{
    const char *text;
    size_t length = tr_event_name(e, &text);
    const tr_track *on = track && track <= UINT32_MAX ? tr_trace_track(trace, e->recorder, (uint32_t)track) : NULL;
    char name[160];
    snprintf(name, sizeof name, "%.*s%s%.64s", length > 80 ? 80 : (int)length, text, on ? " of " : "",
             on ? on->name : "");
    to->list = tr_grow(to->list, to->n + 1, &to->room, sizeof *to->list);
    to->list[to->n++] = (series){.process = e->thread->process->index,
                                 .name = text_id(name, strlen(name)),
                                 .unit = e->def->fields[role_index(e->def, TRACE_R_VALUE)].hint};
}

static series *series_of(counters *to, sampled *last, const tr_trace *trace, const tr_event *e)
{
    tr_value track = {.u = 0};
    tr_map3_entry *at;
    if (last->def == e->def)
        return &to->list[last->series];
    tr_role_get(e, TRACE_R_TRACK, &track);
    at = tr_map3_find(&to->numbers, e->thread->process->index, e->def->index, track.u);
    if (!at) {
        if (to->n >= SERIES_MOST) {
            to->more = true;
            return NULL;
        }
        series_new(to, trace, e, track.u);
        at = tr_map3_put(&to->numbers, e->thread->process->index, e->def->index, track.u);
        at->v.u[0] = to->n;
    }
    if (!(e->def->roles >> TRACE_R_TRACK & 1))
        *last = (sampled){e->def, (uint32_t)at->v.u[0] - 1};
    return &to->list[at->v.u[0] - 1];
}

void series_take(counters *to, sampled *last, const tr_trace *trace, const plan *p, const tr_event *e)
{
    int64_t whole_ns = to->to - to->from;
    double at_bin = whole_ns > 0 ? (double)(e->ns - to->from) * SERIES_BINS / (double)whole_ns : 0, value;
    int bin = at_bin < 0 ? 0 : at_bin < SERIES_BINS ? (int)at_bin : SERIES_BINS - 1;
    series *s;
    if (!number_of(p, e, &value) || !(s = series_of(to, last, trace, e)))
        return;
    if (!isfinite(value)) { /* nothing can be drawn or compared with it */
        s->unfinite++;
        return;
    }
    if (!s->samples++) {
        s->first = s->min = s->max = value;
        s->first_ns = e->ns;
    }
    s->last = value;
    s->last_ns = e->ns;
    s->min = value < s->min ? value : s->min;
    s->max = value > s->max ? value : s->max;
    s->sum[bin] += value;
    s->n[bin]++;
}

void series_free(counters *c)
{
    free(c->list);
    tr_map3_free(&c->numbers);
}
