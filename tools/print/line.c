/* line.c - one event, one line
 *
 * What is the same for all events of a thread or a definition is put together once; per event there remain the digits
 * of its time and its values.
 */
#include "line.h"
#include "common/names.h"
#include "common/options.h"
#include "common/units.h"
#include "common/value.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct piece {
    char *text;
    size_t n;
} piece;
enum { FIELD_SHOWN, FIELD_HIDDEN, FIELD_TRACK };
typedef struct form { /* of a definition */
    piece head;       /* " api:name kind" */
    piece *keys;      /* " key=" of each field */
    uint8_t *how;
} form;

struct line_writer {
    tool_out *out;
    tr_trace *trace;
    line_style style;
    form *forms;
    piece *threads;
    size_t nthreads, ndefs;
    tr_value *values;
    int64_t second; /* of the time in `clock` */
    piece clock;
};

const char *line_kind(uint8_t kind)
{
    static const char *const names[] = {"?",    "entry", "exit",    "instant", "counter", "slice",  "start",
                                        "stop", "meta",  "message", "object",  "pause",   "resume", "sample"};
    return kind < sizeof names / sizeof *names ? names[kind] : names[0];
}

static piece take(tool_out *scratch)
{
    piece p = {tr_alloc(scratch->n + 1), scratch->n};
    memcpy(p.text, scratch->data, scratch->n);
    scratch->n = 0;
    return p;
}

static void put_piece(tool_out *out, piece p) { p.n <= 1024 ? out_put(out, p.text, p.n) : out_bytes(out, p.text, p.n); }

static void safe(tool_out *out, const char *text) { out_safe(out, text, strlen(text)); }

/* ---- put together once ------------------------------------------------------------------------------------------- */

static void make_form(line_writer *w, form *f, const tr_def *d, tool_out *s)
{
    unsigned k;
    bool slice = d->kind == TRACE_KIND_SLICE;
    out_str(s, " ");
    safe(s, d->api);
    out_str(s, *d->api ? ":" : "");
    f->head = take(s);
    f->keys = tr_alloc((d->nfields + 1u) * sizeof *f->keys);
    f->how = tr_alloc(d->nfields + 1u);
    for (k = 0; k < d->nfields; k++) {
        uint8_t role = d->fields[k].role;
        if (w->style.json) {
            tool_json j = {.out = s};
            json_key(&j, d->fields[k].name);
        } else {
            safe(s, d->fields[k].name);
            out_str(s, "=");
        }
        f->keys[k] = take(s);
        if (role == TRACE_R_NAME ||
            (slice && (role == TRACE_R_TIME || role == TRACE_R_TIME_END || role == TRACE_R_DURATION)))
            f->how[k] = FIELD_HIDDEN; /* the line's name; its time and duration */
        else if (role == TRACE_R_TRACK)
            f->how[k] = FIELD_TRACK;
    }
}

static void make_thread(line_writer *w, piece *p, const tr_thread *t, tool_out *s)
{
    const tr_process *process = t->process;
    if (w->style.json) {
        tool_json j = {.out = s, .depth = 1, .any = 2};
        json_put_str(&j, "host", process->header->host);
        json_key(&j, "rank");
        if (process->rank < 0)
            json_null(&j);
        else
            json_i64(&j, process->rank);
        json_put_u64(&j, "pid", process->header->pid);
        json_put_u64(&j, "tid", t->tid);
        json_put_str(&j, "thread", t->name);
    } else {
        out_str(s, " ");
        safe(s, process->header->host);
        out_str(s, " ");
        if (process->rank >= 0) {
            out_str(s, "rank ");
            out_u64(s, (uint64_t)process->rank);
            out_str(s, " ");
        }
        out_u64(s, t->tid);
        if (*t->name) {
            out_str(s, "/");
            safe(s, t->name);
        }
    }
    *p = take(s);
}

line_writer *line_new(tool_out *out, tr_trace *trace, const line_style *style)
{
    line_writer *w = tr_alloc(sizeof *w);
    tool_out *scratch = tr_alloc(sizeof *scratch);
    const tr_def *const *defs;
    tr_thread *const *threads;
    size_t i;
    unsigned most = 0;
    scratch->fd = -1;
    w->out = out;
    w->trace = trace;
    w->style = *style;
    w->second = INT64_MIN;
    w->ndefs = tr_trace_defs(trace, &defs);
    w->nthreads = tr_trace_threads(trace, &threads);
    w->forms = tr_alloc((w->ndefs + 1) * sizeof *w->forms);
    w->threads = tr_alloc((w->nthreads + 1) * sizeof *w->threads);
    for (i = 0; i < w->ndefs; i++) {
        make_form(w, &w->forms[defs[i]->index], defs[i], scratch);
        most = defs[i]->nfields > most ? defs[i]->nfields : most;
    }
    for (i = 0; i < w->nthreads; i++)
        make_thread(w, &w->threads[threads[i]->index], threads[i], scratch);
    w->values = tr_alloc((most + 1) * sizeof *w->values);
    free(scratch);
    return w;
}

void line_free(line_writer *w)
{
    const tr_def *const *defs;
    size_t i, k;
    tr_trace_defs(w->trace, &defs);
    for (i = 0; i < w->ndefs; i++) {
        form *f = &w->forms[defs[i]->index];
        for (k = 0; k < defs[i]->nfields; k++)
            free(f->keys[k].text);
        free(f->head.text);
        free(f->keys);
        free(f->how);
    }
    for (i = 0; i < w->nthreads; i++)
        free(w->threads[i].text);
    free(w->forms);
    free(w->threads);
    free(w->values);
    free(w->clock.text);
    free(w);
}

/* ---- time -------------------------------------------------------------------------------------------------------- */

static void put_time(line_writer *w, int64_t ns)
{
    tool_out *out = w->out;
    int64_t since = ns - w->style.t0_ns, second;
    uint64_t part;
    if (w->style.relative) {
        out_char(out, since < 0 ? '-' : '+');
        since = since < 0 ? -since : since;
        out_u64(out, (uint64_t)(since / 1000000000));
        out_char(out, '.');
        out_digits(out, (uint64_t)(since % 1000000000), 9);
        return;
    }
    second = ns / 1000000000 - (ns % 1000000000 < 0);
    part = (uint64_t)(ns - second * 1000000000);
    if (second != w->second) {
        char text[64];
        time_t t = (time_t)second;
        struct tm tm;
        if (w->style.json)
            gmtime_r(&t, &tm);
        else
            localtime_r(&t, &tm);
        free(w->clock.text);
        w->clock.n = strftime(text, sizeof text,
                              w->style.json   ? "%Y-%m-%dT%H:%M:%S"
                              : w->style.date ? "%Y-%m-%d %H:%M:%S"
                                              : "%H:%M:%S",
                              &tm);
        w->clock.text = tool_text("%s", text);
        w->second = second;
    }
    put_piece(out, w->clock);
    out_char(out, '.');
    out_digits(out, part, 9);
}

static void put_duration(tool_out *out, const char *word, int64_t ns)
{
    char text[UNIT_TEXT];
    out_put(out, word, strlen(word));
    ns = ns < 0 ? 0 : ns;
    if (ns < 1000) { /* the usual case, without printf */
        out_u64(out, (uint64_t)ns);
        out_put(out, "ns", 2);
    } else if (ns < 1000000) {
        out_u64(out, (uint64_t)ns / 1000);
        out_char(out, '.');
        out_digits(out, (uint64_t)ns / 10 % 100, 2);
        out_put(out, "us", 2);
    } else
        out_put(out, text, strlen(unit_time(text, (uint64_t)ns)));
}

/* ---- the line ---------------------------------------------------------------------------------------------------- */

static const tr_track *track_of(line_writer *w, const tr_event *e, const tr_value *v)
{
    return v->is_array || !v->u || v->u > UINT32_MAX ? NULL : tr_trace_track(w->trace, e->recorder, (uint32_t)v->u);
}

static void name_of(const tr_event *e, const line_end *end, const char **name, size_t *n)
{
    if (end && end->def && end->name) {
        *name = end->name;
        *n = end->length;
    } else if (end && end->def) {
        *name = end->def->name;
        *n = strlen(*name);
    } else
        *n = names_event(e, name);
}

static void write_text(line_writer *w, const tr_event *e, const line_end *end)
{
    tool_out *out = w->out;
    const tr_def *d = e->def;
    const form *f = &w->forms[d->index];
    const form *who = end && end->def ? &w->forms[end->def->index] : f;
    const char *name, *kind = line_kind(d->kind);
    size_t n;
    unsigned nvalues, k;
    bool first = true;
    out_room(out);
    put_time(w, e->ns);
    put_piece(out, w->threads[e->thread->index]);
    put_piece(out, who->head);
    name_of(e, end, &name, &n);
    out_safe(out, name, n);
    out_room(out);
    out_char(out, ' ');
    out_put(out, kind, strlen(kind));
    nvalues = d->nfields ? tr_fields(e, w->values) : 0;
    for (k = 0; k < nvalues; k++) {
        const tr_track *track;
        if (f->how[k] == FIELD_HIDDEN)
            continue;
        out_room(out);
        out_put(out, first ? " " : ", ", first ? 1 : 2);
        first = false;
        put_piece(out, f->keys[k]);
        track = f->how[k] == FIELD_TRACK ? track_of(w, e, &w->values[k]) : NULL;
        if (track)
            out_quoted(out, track->name, strlen(track->name));
        else
            value_text(out, &w->values[k]);
    }
    out_room(out);
    if (end && end->def)
        put_duration(out, " after ", e->ns - end->begin_ns);
    else if (d->kind == TRACE_KIND_END)
        out_put(out, " (no begin)", 11);
    else if (d->kind == TRACE_KIND_SLICE)
        put_duration(out, " for ", e->end_ns - e->ns);
    if (d->result >= 0 && tr_is_error(e)) {
        out_style(out, STYLE_BAD);
        out_str(out, " ERROR");
        out_style(out, STYLE_PLAIN);
        out_room(out);
    }
    out_char(out, '\n');
}

/* "cut": for each value of which the recorder kept only a part, how long it was. */
static void put_cut(line_writer *w, tool_json *j, unsigned nvalues)
{
    bool any = false;
    unsigned k;
    for (k = 0; k < nvalues; k++) {
        const tr_value *v = &w->values[k];
        if (v->true_n <= v->n)
            continue;
        if (!any) {
            json_put_open(j, "cut", '{');
        }
        any = true;
        json_put_u64(j, v->field->name, v->true_n);
    }
    if (any)
        json_close(j, '}');
}

static void write_json(line_writer *w, const tr_event *e, const line_end *end)
{
    tool_out *out = w->out;
    const tr_def *d = e->def;
    const form *f = &w->forms[d->index];
    const tr_def *who = end && end->def ? end->def : d;
    tool_json json = {.out = out}, *j = &json;
    const char *name;
    size_t n;
    unsigned nvalues, k;
    json_open(j, '{');
    json_put_i64(j, "ns", e->ns - w->style.t0_ns);
    json_key(j, "time");
    json_raw(j, "\"", 1);
    w->style.relative = false;
    put_time(w, e->ns);
    out_put(out, "Z\"", 2);
    put_piece(out, w->threads[e->thread->index]);
    out_room(out);
    json_put_str(j, "event", line_kind(d->kind));
    json_put_str(j, "api", who->api);
    json_key(j, "name");
    name_of(e, end, &name, &n);
    json_text(j, name, n);
    if ((end && end->def) || d->kind == TRACE_KIND_SLICE) {
        json_put_i64(j, "duration_ns", end && end->def ? e->ns - end->begin_ns : e->end_ns - e->ns);
    }
    if (d->result >= 0 && tr_is_error(e)) {
        json_put_bool(j, "error", true);
    }
    nvalues = d->nfields ? tr_fields(e, w->values) : 0;
    json_put_open(j, "args", '{');
    for (k = 0; k < nvalues; k++) {
        const tr_track *track = f->how[k] == FIELD_TRACK ? track_of(w, e, &w->values[k]) : NULL;
        if (f->how[k] == FIELD_HIDDEN)
            continue;
        json_raw(j, "", 0);
        put_piece(out, f->keys[k]);
        j->after_key = true;
        if (track)
            json_str(j, track->name);
        else
            value_json(j, &w->values[k]);
    }
    json_close(j, '}');
    put_cut(w, j, nvalues);
    json_close(j, '}');
    out_room(out);
    out_char(out, '\n');
}

void line_write(line_writer *w, const tr_event *e, const line_end *end)
{
    if (w->style.json)
        write_json(w, e, end);
    else
        write_text(w, e, end);
}
