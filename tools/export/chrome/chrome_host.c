/* chrome_host.c - see chrome_host.h */
#include "chrome_host.h"
#include "chrome_annotate.h"
#include "chrome_groups.h"
#include "chrome_row.h"
#include "chrome_shapes.h"
#include "chrome_sync.h"
#include "common/message.h"
#include "common/names.h"
#include "support/map.h"
#include "support/memory.h"
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

/* ARGS_MOST: bytes of arguments that a slice may have; UNLIKE_MOST: fields of an event that are compared with others */
enum { ARGS_MOST = 1 << 16, UNLIKE_MOST = 256 };
#define OWN_CORRELATION (1ull << 52)

/* ---- definitions ----------------------------------------------------------------------------------------------- */

/* cuMemcpyHtoDAsync_v2_ptsz and __cudaLaunchKernel are known as cuMemcpyHtoDAsync_v2 and cudaLaunchKernel. */
static char *call_name(const char *name)
{
    size_t n;
    char *text = tool_text("%s", !strncmp(name, "__cuda", 6) ? name + 2 : name);
    n = strlen(text);
    if (n > 5 && (!strcmp(text + n - 5, "_ptsz") || !strcmp(text + n - 5, "_ptds")))
        text[n - 5] = 0;
    return text;
}

/* *made: what was made for it, to be freed */
static const char *category_of(const tr_def *d, const chrome_plan *p, char **made)
{
    static const char *const runtimes[] = {"CUDART", "HIP"}, *const drivers[] = {"CUDA"};
    char *text;
    size_t i;
    if (d->kind == TRACE_KIND_INSTANT)
        return "cpu_instant_event";
    if (p->torch)
        return "cpu_op";
    if (p->annotation || !strcmp(d->api, "user"))
        return "user_annotation";
    for (i = 0; i < sizeof runtimes / sizeof *runtimes; i++)
        if (!strcmp(d->api, runtimes[i]))
            return "cuda_runtime";
    if (!strcmp(d->api, drivers[0]))
        return "cuda_driver";
    text = *made = tool_text("%s", *d->api ? d->api : "other");
    for (i = 0; text[i]; i++)
        text[i] = (char)tolower((unsigned char)text[i]);
    return text;
}

static bool has_other_home(const tr_def *d, uint8_t role)
{
    switch (role) {
    case TRACE_R_NAME:
    case TRACE_R_TRACK:
    case TRACE_R_FLOW_OUT:
    case TRACE_R_FLOW_IN:
    case TRACE_R_TIME:
    case TRACE_R_TIME_END:
    case TRACE_R_DURATION: return true;
    case TRACE_R_CORRELATION: return names_device(d);
    case TRACE_R_ID: return d->kind == TRACE_KIND_ASYNC_BEGIN || d->kind == TRACE_KIND_ASYNC_END;
    case TRACE_R_VALUE: return d->kind == TRACE_KIND_COUNTER;
    case TRACE_R_RESULT: return true; /* only where it says error: chrome_slice_end */
    }
    return false;
}

/* What HTA and Kineto read of rows of devices: a call's argument of that name is something else. */
static bool reserved(const char *name)
{
    static const char *const names[] = {"stream", "correlation", "device", "context", "queued", "External id"};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i]))
            return true;
    return false;
}

/* Fields of work that are written under Kineto's names. */
static bool work_has(const char *name)
{
    static const char *const names[] = {"context", "stream", "device",        "registers",      "grid",  "block",
                                        "bytes",   "node",   "static_shared", "dynamic_shared", "graph", "direction"};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i]))
            return true;
    return false;
}

/* `"name": `, unlike those before it. */
static char *key_of(chrome *c, const chrome_plan *p, unsigned field)
{
    const char *name = p->def->fields[field].name, *text;
    unsigned k, same = 0;
    size_t n;
    char *key, *shown;
    for (k = field < UNLIKE_MOST ? 0 : field; k < field; k++)
        same += !strcmp(p->def->fields[k].name, name);
    same = field < UNLIKE_MOST ? same : field; /* nobody's call: it need not look well */
    shown = !*name                                    ? tool_text("value")
            : reserved(name) && !names_device(p->def) ? tool_text("call %s", name)
                                                      : tool_text("%s", name);
    if (same) {
        key = tool_text("%s#%u", shown, same + 1);
        free(shown);
        shown = key;
    }
    json_text(&(tool_json){.out = c->scratch, .after_key = true}, shown, strlen(shown));
    free(shown);
    text = out_taken(c->scratch, &n);
    return tool_text("%.*s: ", (int)n, text);
}

static bool is_number(const tr_field *f)
{
    uint8_t type = f->type;
    return type >= TRACE_T_U8 && type <= TRACE_T_I64;
}

static void find_fields(chrome_plan *p)
{
    static const char *const numbers[] = {"step", "n", "i", "index", "iteration", "epoch_step"};
    unsigned k, i;
    p->stream = p->event = p->device_no = p->stream_no = p->sequence = p->forward = p->shapes = p->step = -1;
    for (k = 0; k < p->def->nfields && k < INT16_MAX; k++) {
        const tr_field *f = &p->def->fields[k];
        bool handle = f->type == TRACE_T_HANDLE || f->type == TRACE_T_PTR;
        if (handle && (!strcmp(f->name, "stream") || !strcmp(f->name, "hStream")) && p->stream < 0)
            p->stream = (int16_t)k;
        if (handle && (!strcmp(f->name, "event") || !strcmp(f->name, "hEvent")) && p->event < 0)
            p->event = (int16_t)k;
        if (names_device(p->def) && is_number(f) && !strcmp(f->name, "device"))
            p->device_no = (int16_t)k;
        if (names_device(p->def) && is_number(f) && !strcmp(f->name, "stream"))
            p->stream_no = (int16_t)k;
        if (p->torch && is_number(f) && !strcmp(f->name, "sequence"))
            p->sequence = (int16_t)k;
        if (p->torch && is_number(f) && !strcmp(f->name, "forward_thread"))
            p->forward = (int16_t)k;
        if (p->torch && (f->type == TRACE_T_STR || f->type == TRACE_T_STRID) && !strcmp(f->name, "shapes"))
            p->shapes = (int16_t)k;
        for (i = 0; i < sizeof numbers / sizeof *numbers && p->annotation; i++)
            if (p->step < 0 && is_number(f) && !strcmp(f->name, numbers[i]))
                p->step = (int16_t)k;
    }
}

void chrome_plan_make(chrome *c, chrome_plan *p, const tr_def *d)
{
    bool begins = d->kind == TRACE_KIND_BEGIN, work = names_device(d);
    unsigned k;
    *p = (chrome_plan){.def = d};
    p->torch = begins && !d->paired && !strcmp(d->api, "torch");
    p->annotation = begins && !p->torch && (!d->paired || d->roles >> TRACE_R_NAME & 1);
    p->call = begins && !p->torch && !p->annotation;
    p->collective = groups_moves(d);
    p->no_row = work && d->roles >> TRACE_R_COMM & 1;
    p->category = category_of(d, p, &p->made);
    p->name = p->call ? call_name(d->name) : tool_text("%s", d->name);
    p->wait = p->call && c->part->settings->syncs ? waits_of(p->name) : WAIT_NONE;
    find_fields(p);
    p->keys = tr_alloc((d->nfields + 1u) * sizeof *p->keys);
    for (k = 0; k < d->nfields; k++)
        if (!has_other_home(d, d->fields[k].role) && (int)k != p->sequence && (int)k != p->forward &&
            (int)k != p->shapes && !(work && !p->no_row && work_has(d->fields[k].name)))
            p->keys[k] = key_of(c, p, k);
}

void chrome_plan_free(chrome_plan *p)
{
    unsigned k;
    for (k = 0; p->keys && k < p->def->nfields; k++)
        free(p->keys[k]);
    free(p->keys);
    free(p->name);
    free(p->made);
}

/* ---- arguments ------------------------------------------------------------------------------------------------- */

/* Whether the slice has an argument of that key, `"name": `, with "#number" if that is more than 1. */
static bool has_key(const chrome_slice *s, const char *key, uint32_t number)
{
    size_t n = strlen(key);
    char text[24];
    const unsigned char *p = s->text.p, *end = p + s->args;
    size_t m = number > 1 ? (size_t)snprintf(text, sizeof text, "#%u\": ", number) : 0;
    for (; p && (p = memmem(p, (size_t)(end - p), key, m ? n - 3 : n)) != NULL; p++)
        if (!m || ((size_t)(end - p) >= n - 3 + m && !memcmp(p + n - 3, text, m)))
            return true;
    return false;
}

/* The fields that are arguments, into `out`. `s`: a slice that may have some of that name. */
static void put_fields(chrome *c, tool_out *out, const tr_event *e, uint32_t *members, const chrome_slice *s)
{
    enum { SAME_MOST = 100 };
    const chrome_plan *p = chrome_plan_of(c, e->def);
    unsigned k;
    for (k = 0; k < e->def->nfields; k++) {
        uint32_t number = 1;
        if (!p->keys[k] || !c->values[k].type)
            continue;
        if (s && k >= UNLIKE_MOST)
            break;
        while (s && s->args && number < SAME_MOST && has_key(s, p->keys[k], number))
            number++;
        out_room(out);
        if ((*members)++)
            out_put(out, ", ", 2);
        if (number > 1) { /* `"bytes": ` becomes `"bytes#2": ` */
            out_bytes(out, p->keys[k], strlen(p->keys[k]) - 3);
            out_room(out);
            out_char(out, '#');
            out_u64(out, number);
            out_put(out, "\": ", 3);
        } else
            out_str(out, p->keys[k]);
        value_json(&(tool_json){.out = out, .after_key = true}, &c->values[k]);
        out_room(out);
    }
}

/* Adds what was written to scratch to the slice's arguments; what is too much is left out. */
static void keep(chrome *c, chrome_slice *s, uint32_t members)
{
    size_t n;
    const char *text = out_taken(c->scratch, &n);
    bool comma = s->members && n && !(n > 1 && text[0] == ',');
    if (!n || s->args + n + 2 > ARGS_MOST)
        return;
    if (s->text.room < s->args + n + 2) {
        s->text.room = 2 * (s->args + n + 2);
        s->text.p = tr_resize(s->text.p, s->text.room);
    }
    if (comma) {
        memcpy(s->text.p + s->args, ", ", 2);
        s->args += 2;
    }
    memcpy(s->text.p + s->args, text, n);
    s->args += n;
    s->members = members;
}

/* Arguments of an event that belong to the slice. */
static void add_args(chrome *c, chrome_slice *s, const tr_event *e)
{
    uint32_t members = 0;
    if (!e->def->nfields)
        return;
    tr_fields(e, c->values);
    put_fields(c, c->scratch, e, &members, e->def->kind == TRACE_KIND_BEGIN ? NULL : s);
    keep(c, s, s->members + members);
}

/* ---- slices ---------------------------------------------------------------------------------------------------- */

static chrome_slice *slice_new(chrome *c)
{
    chrome_slice *s = c->spare;
    tr_buffer text;
    if (!s)
        return tr_alloc(sizeof *s);
    c->spare = s->spare;
    text = s->text;
    *s = (chrome_slice){.text = text};
    return s;
}

static void slice_free(chrome *c, chrome_slice *s)
{
    chrome_annotation_drop(c, s->annotation);
    free(s->name);
    free(s->own);
    free(s->group);
    s->spare = c->spare;
    c->spare = s;
}

void chrome_slices_free(chrome *c)
{
    while (c->spare) {
        chrome_slice *s = c->spare;
        c->spare = s->spare;
        free(s->text.p);
        free(s);
    }
}

static uint64_t handle_at(const chrome *c, int16_t field)
{
    return field >= 0 && !c->values[field].is_array ? c->values[field].u : 0;
}

/* What Kineto has of an operator. */
static void put_operator(chrome *c, const chrome_plan *p, chrome_slice *s)
{
    chrome_members m = {c->scratch, s->members};
    s->own_external = s->external = ++c->externals;
    member_u64(&m, "External id", s->external);
    member_u64(&m, "Ev Idx", s->external - 1);
    if (p->sequence >= 0 && c->values[p->sequence].type)
        member_i64(&m, "Sequence number", c->values[p->sequence].i);
    if (p->forward >= 0 && c->values[p->forward].type)
        member_u64(&m, "Fwd thread id", c->values[p->forward].u);
    if (p->shapes >= 0 && c->values[p->shapes].type == TRACE_T_STR)
        chrome_shapes(&m, c->values[p->shapes].data, c->values[p->shapes].n);
    keep(c, s, m.n);
}

/* The number at the end of a step's name; -1: the name is none of a step, -2: of one without a number. */
static int64_t step_number(const export_settings *set, const char *name, size_t n)
{
    static const char *const usual[] = {"step", "iteration", "iter"};
    size_t stem = n, i, k;
    uint64_t number = 0;
    while (stem > 0 && isdigit((unsigned char)name[stem - 1]) && n - stem < 15)
        stem--;
    for (i = stem; i < n; i++)
        number = number * 10 + (uint64_t)(name[i] - '0');
    if (set->step) {
        if (stem < n && stem == strlen(set->step) && !strncmp(name, set->step, stem))
            return (int64_t)number;
        return n == strlen(set->step) && !strncmp(name, set->step, n) ? -2 : -1;
    }
    for (i = stem; i > 0 && strchr(" .#_:-/", name[i - 1]); i--) {}
    for (k = 0; k < sizeof usual / sizeof *usual; k++) {
        size_t m = strlen(usual[k]);
        bool ends = i >= m && !strncasecmp(name + i - m, usual[k], m);
        if (ends && stem < n)
            return (int64_t)number;
        if (ends && i == m && i == n)
            return -2;
    }
    return -1;
}

/* A step is called as torch.profiler calls it; its own name becomes an argument. */
static void name_step(chrome *c, walk_thread *t, const chrome_plan *p, chrome_slice *s, const char *name, size_t n)
{
    int64_t number = step_number(c->part->settings, name, n);
    chrome_members m = {c->scratch, s->members};
    uint32_t process = t->thread->process->index;
    if (number == -1 || s->step)
        return;
    if (number == -2)
        number = p->step >= 0 && c->values[p->step].type ? c->values[p->step].i : (int64_t)c->steps[process];
    c->steps[process] = (uint64_t)number + 1;
    s->step = true;
    free(s->name);
    s->own = tool_text("%.*s", (int)n, name);
    s->name = tool_text("ProfilerStep#%lld", (long long)number);
    member_text(&m, "name", name, n);
    keep(c, s, m.n);
}

static void flow(chrome *c, walk_thread *t, const tr_event *e, enum trace_role role, bool torch, int64_t ns)
{
    tr_value v;
    uint64_t id;
    if (!(e->def->roles >> role & 1) || !tr_role_get(e, role, &v) || v.is_array)
        return;
    id =
        tr_hash(&v.u, sizeof v.u, 0) >> 12; /* JavaScript's numbers have 53 bits; arrows lead to other processes, too */
    chrome_flow(c, role == TRACE_R_FLOW_OUT ? 's' : 'f', torch ? "fwdbwd" : "flow", id,
                chrome_pid(c, t->thread->process), chrome_tid(c, t), ns);
}

void chrome_slice_begin(chrome *c, walk_thread *t, tr_open *o, const tr_event *e, bool shown)
{
    const chrome_plan *p = chrome_plan_of(c, e->def);
    size_t depth = tr_stack_depth(t->stack), k;
    chrome_slice *s;
    const char *name;
    size_t n;
    if (!shown)
        return;
    s = o->node = slice_new(c);
    for (k = depth - 1; k-- > 0 && depth - k < CHROME_OUTER;) {
        const chrome_slice *outer = tr_stack_at(t->stack, k)->node;
        if (!outer) /* --api does not want it */
            continue;
        s->external = outer->external;
        s->step = outer->step;
        break;
    }
    if (e->def->nfields)
        tr_fields(e, c->values);
    n = names_event(e, &name);
    if (!p->call && (e->def->roles & 1u << TRACE_R_NAME))
        s->name = tool_text("%.*s", (int)n, name);
    if (p->torch)
        put_operator(c, p, s);
    if (p->annotation)
        name_step(c, t, p, s, name, n);
    if (p->stream >= 0) {
        s->has_handle = true;
        s->handle = handle_at(c, p->stream);
    }
    s->event = handle_at(c, p->event);
    if (p->wait != WAIT_NONE)
        s->correlation = OWN_CORRELATION + ++c->correlations;
    add_args(c, s, e);
    if (p->collective)
        s->group = chrome_group_text(c, e);
    flow(c, t, e, TRACE_R_FLOW_IN, p->torch, o->begin_ns);
    flow(c, t, e, TRACE_R_FLOW_OUT, p->torch, o->begin_ns);
}

/* Kineto has what a collective is about in an operator around it. */
static void tell_outer(chrome *c, walk_thread *t, const tr_open *o, const chrome_slice *s)
{
    size_t depth = tr_stack_lower(t->stack, tr_stack_place(t->stack, o)), k;
    for (k = 0; depth > 0 && k < CHROME_OUTER; depth = tr_stack_lower(t->stack, depth), k++) {
        tr_open *outer = tr_stack_at(t->stack, depth - 1);
        chrome_slice *x = outer->node;
        if (!x || strcmp(x->name ? x->name : outer->def->name, "record_param_comms") != 0)
            continue;
        if (!x->group) { /* the first of several */
            x->group = tool_text("%s", s->group);
            out_str(c->scratch, x->group);
            keep(c, x, x->members + 1);
        }
        return;
    }
}

static void put_result(chrome *c, chrome_slice *s, const tr_event *end)
{
    tr_value v;
    chrome_members m = {c->scratch, s->members};
    if (end->def->result < 0 || !tr_is_error(end) || !tr_field_get(end, (unsigned)end->def->result, &v))
        return;
    member(&m, "error");
    value_json(&(tool_json){.out = m.out, .after_key = true}, &v);
    keep(c, s, m.n);
}

static void put_slice(chrome *c, walk_thread *t, const tr_open *o, const chrome_slice *s, int64_t end_ns)
{
    const chrome_plan *p = chrome_plan_of(c, o->def);
    const char *name = s->name ? s->name : p->name;
    tool_out *out = c->out;
    chrome_members m = {out, 0};
    chrome_begin(c, 'X', p->category, name, strlen(name), chrome_pid(c, t->thread->process), chrome_tid(c, t),
                 o->begin_ns);
    out_str(out, ", \"dur\": ");
    out_room(out);
    chrome_us(out, end_ns - o->begin_ns);
    out_str(out, ", \"args\": {");
    if (s->external && !s->own_external && p->call)
        member_u64(&m, "External id", s->external);
    if (s->correlation)
        member_u64(&m, "correlation", s->correlation);
    if (s->group && p->collective) {
        if (m.n++)
            out_str(out, ", ");
        out_str(out, s->group);
    }
    if (s->args) {
        if (m.n)
            out_str(out, ", ");
        out_bytes(out, s->text.p, s->args);
    }
    out_room(out);
    out_char(out, '}');
    chrome_end(c);
    c->slices++;
}

void chrome_slice_end(chrome *c, walk_thread *t, tr_open *o, int64_t end_ns, const tr_event *end, bool inside)
{
    const chrome_plan *p = chrome_plan_of(c, o->def);
    chrome_slice *s = o->node;
    if (!s)
        return;
    if (end) {
        add_args(c, s, end);
        put_result(c, s, end);
        flow(c, t, end, TRACE_R_FLOW_OUT, p->torch, o->begin_ns);
        flow(c, t, end, TRACE_R_FLOW_IN, p->torch, o->begin_ns);
    }
    if (inside) {
        put_slice(c, t, o, s, end_ns);
        if (p->wait != WAIT_NONE && c->sync)
            chrome_sync_call(c, t->thread->process, p, s, o->begin_ns, end_ns);
    }
    if (p->collective && s->group)
        tell_outer(c, t, o, s);
    o->node = NULL;
    slice_free(c, s);
}

/* ---- everything else ------------------------------------------------------------------------------------------- */

static void put_plain(chrome *c, walk_thread *t, const tr_event *e, char phase, const char *more, int64_t tid)
{
    const chrome_plan *p = chrome_plan_of(c, e->def);
    const char *name;
    uint32_t members = 0;
    size_t n;
    tr_fields(e, c->values);
    n = names_event(e, &name);
    chrome_begin(c, phase, p->category, name, n, chrome_pid(c, t->thread->process), tid, e->ns);
    out_str(c->out, more);
    if (phase == 'X') {
        out_str(c->out, ", \"dur\": ");
        out_room(c->out);
        chrome_us(c->out, e->end_ns - e->ns);
    }
    out_str(c->out, ", \"args\": {");
    put_fields(c, c->out, e, &members, NULL);
    out_room(c->out);
    out_char(c->out, '}');
    chrome_end(c);
    c->slices += phase == 'X';
}

static void put_counter(chrome *c, walk_thread *t, const tr_event *e)
{
    const char *name;
    size_t n = names_event(e, &name);
    chrome_members m = {c->out, 0};
    tr_value v, track;
    const tr_track *of = NULL;
    char *text;
    if (!tr_role_get(e, TRACE_R_VALUE, &v) || v.is_array)
        return;
    if ((v.type == TRACE_T_F32 || v.type == TRACE_T_F64) && !isfinite(v.f)) { /* JSON has none of these */
        c->unfinite++;
        return;
    }
    if (tr_role_get(e, TRACE_R_TRACK, &track) && !track.is_array && track.u && track.u <= UINT32_MAX)
        of = tr_trace_track(c->part->trace, e->recorder, (uint32_t)track.u);
    text = of ? tool_text("%s %.*s", of->name, (int)n, name) : tool_text("%.*s", (int)n, name);
    chrome_begin(c, 'C', NULL, text, strlen(text), chrome_pid(c, t->thread->process), 0, e->ns);
    out_str(c->out, ", \"args\": {");
    member(&m, "value");
    value_json(&(tool_json){.out = c->out, .after_key = true}, &v);
    out_room(c->out);
    out_char(c->out, '}');
    chrome_end(c);
    free(text);
}

static void put_span(chrome *c, walk_thread *t, const tr_event *e, char phase)
{
    tr_value v;
    char *id = tool_text(", \"id\": \"0x%llx\"",
                         tr_role_get(e, TRACE_R_ID, &v) && !v.is_array ? (unsigned long long)v.u : 0ull);
    tr_event begin = *e;
    if (phase == 'e' && e->def->pair && !(e->def->roles >> TRACE_R_NAME & 1)) { /* it has the name of its begin */
        begin.def = e->def->pair;
        begin.payload_bytes = 0;
    }
    put_plain(c, t, &begin, phase, id, chrome_tid(c, t));
    free(id);
}

void chrome_other(chrome *c, walk_thread *t, const tr_event *e)
{
    tr_open *o;
    chrome_slice *s;
    bool torch;
    switch (e->def->kind) {
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE:
        o = tr_stack_top(t->stack);
        if (!o || (s = o->node) == NULL || e->def->roles >> TRACE_R_ID & 1)
            return;
        add_args(c, s, e);
        torch = chrome_plan_of(c, o->def)->torch;
        flow(c, t, e, TRACE_R_FLOW_OUT, torch, o->begin_ns);
        flow(c, t, e, TRACE_R_FLOW_IN, torch, o->begin_ns);
        return;
    case TRACE_KIND_INSTANT:
        o = tr_stack_top(t->stack);
        torch = o && !strcmp(e->def->api, "torch");
        put_plain(c, t, e, 'i', ", \"s\": \"t\"", chrome_tid(c, t));
        flow(c, t, e, TRACE_R_FLOW_OUT, torch, torch ? o->begin_ns : e->ns);
        flow(c, t, e, TRACE_R_FLOW_IN, torch, torch ? o->begin_ns : e->ns);
        return;
    case TRACE_KIND_COUNTER: put_counter(c, t, e); return;
    case TRACE_KIND_SLICE: put_plain(c, t, e, 'X', "", chrome_side_tid(c, e)); return;
    case TRACE_KIND_ASYNC_BEGIN: put_span(c, t, e, 'b'); return;
    case TRACE_KIND_ASYNC_END: put_span(c, t, e, 'e'); return;
    }
}
