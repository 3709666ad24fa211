/* forms.c - what is done with each definition, worked out before anything is read */
#include "common/names.h"
#include "rows.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

const char *const row_kind_names[ROW_KINDS] = {"call",    "async", "slice",  "instant", "counter", "device",
                                               "message", "meta",  "object", "sample",  "pause",   "resume"};

const column_kind common_columns[C_COMMON] = {
    [C_ID] = {"id", COL_I64, false},
    [C_KIND] = {"kind", COL_WORD, false},
    [C_API] = {"api", COL_WORD, false},
    [C_NAME] = {"name", COL_WORD, false},
    [C_BEGIN] = {"begin_ns", COL_I64, false},
    [C_DURATION] = {"duration_ns", COL_I64, false},
    [C_SELF] = {"self_ns", COL_I64, false},
    [C_RANK] = {"rank", COL_I32, false},
    [C_HOST] = {"host", COL_WORD, false},
    [C_PID] = {"pid", COL_U32, false},
    [C_PROCESS] = {"process", COL_I32, false},
    [C_TID] = {"tid", COL_U32, false},
    [C_THREAD] = {"thread", COL_I32, false},
    [C_THREAD_NAME] = {"thread_name", COL_WORD, false},
    [C_DEPTH] = {"depth", COL_I32, false},
    [C_PARENT] = {"parent", COL_I64, false},
    [C_UNFINISHED] = {"unfinished", COL_BOOL, false},
    [C_ERROR] = {"error", COL_BOOL, false},
    [C_RESULT] = {"result", COL_WORD, true},
    [C_BYTES] = {"bytes", COL_I64, false},
    [C_SENT] = {"sent_bytes", COL_I64, false},
    [C_RECEIVED] = {"received_bytes", COL_I64, false},
    [C_CORRELATION] = {"correlation", COL_I64, false},
    [C_DEVICE] = {"device", COL_WORD, true},
    [C_QUEUE] = {"queue", COL_WORD, true},
    [C_VALUE] = {"value", COL_F64, true},
    [C_STEP] = {"step", COL_I64, true},
    [C_ARGS] = {"args", COL_TEXT, true},
};

static uint8_t kind_of(const tr_def *def)
{
    switch (def->kind) {
    case TRACE_KIND_BEGIN: return ROW_CALL;
    case TRACE_KIND_ASYNC_BEGIN: return ROW_ASYNC;
    case TRACE_KIND_SLICE: return names_device(def) ? ROW_DEVICE : ROW_SLICE;
    case TRACE_KIND_INSTANT: return ROW_INSTANT;
    case TRACE_KIND_COUNTER: return role_index(def, TRACE_R_VALUE) >= 0 ? ROW_COUNTER : ROW_KINDS;
    case TRACE_KIND_MESSAGE: return ROW_MESSAGE;
    case TRACE_KIND_META: return ROW_META;
    case TRACE_KIND_OBJECT: return ROW_OBJECT;
    case TRACE_KIND_SAMPLE: return ROW_SAMPLE;
    case TRACE_KIND_PAUSE: return ROW_PAUSE;
    case TRACE_KIND_RESUME: return ROW_RESUME;
    }
    return ROW_KINDS;
}

/* What has a column of its own is not among the arguments. */
static bool is_shown(const tr_def *def, const tr_field *f)
{
    bool slice = def->kind == TRACE_KIND_SLICE;
    switch (f->role) {
    case TRACE_R_NAME:
    case TRACE_R_RESULT:
    case TRACE_R_CORRELATION:
    case TRACE_R_TRACK: return false;
    case TRACE_R_TIME:
    case TRACE_R_TIME_END:
    case TRACE_R_DURATION: return !slice;
    case TRACE_R_VALUE: return def->kind != TRACE_KIND_COUNTER;
    }
    return true;
}

static bool is_number(uint8_t type) { return type >= TRACE_T_U8 && type <= TRACE_T_I64; }

static void field_make(const reading *r, const tr_def *def, const tr_field *f, field_form *to)
{
    tool_out *out = out_memory();
    tool_json j = {.out = out};
    size_t k;
    json_key(&j, f->name);
    to->key = out_text(out, &to->nkey);
    to->shown = r->common[C_ARGS] >= 0 && is_shown(def, f);
    to->plain = is_number(f->type) && !f->enumeration && f->role != TRACE_R_DIRECTION;
    to->column = -1;
    for (k = 0; k < r->asked.nfields; k++)
        if (!strcmp(r->asked.fields[k], f->name))
            to->column = (int16_t)(r->ncolumns - r->asked.nfields + k);
}

static bool api_wanted(const reading *r, const tr_def *def)
{
    return !r->asked.apis.n || tool_list_has(&r->asked.apis, def->api, true);
}

static void form_make(reading *r, form *f, const tr_def *def)
{
    bool static_name;
    unsigned k;
    plan_fields(&f->plan, def);
    f->def = def;
    f->kind = kind_of(def);
    static_name = !f->plan.named && f->kind != ROW_DEVICE;
    f->rows = f->kind < ROW_KINDS && r->asked.kinds >> f->kind & 1 && api_wanted(r, def) &&
              (!static_name || tool_regex_matches(&r->asked.name, def->name));
    f->fields = tr_alloc((def->nfields + 1u) * sizeof *f->fields);
    for (k = 0; k < def->nfields; k++) {
        field_make(r, def, &def->fields[k], &f->fields[k]);
        f->kept |= f->fields[k].shown || f->fields[k].column >= 0;
    }
    if (def->nfields > r->most_fields)
        r->most_fields = def->nfields;
}

/* The type that fits the field of that name wherever it is: whole numbers, numbers, or texts. */
static enum column_type field_type(const tr_trace *trace, const char *name)
{
    enum { WHOLE = 1, REAL = 2, TRUTH = 4, OTHER = 8 };
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i;
    unsigned k, seen = 0;
    for (i = 0; i < n; i++)
        for (k = 0; k < defs[i]->nfields; k++) {
            const tr_field *f = &defs[i]->fields[k];
            if (strcmp(f->name, name) != 0)
                continue;
            seen |= f->enumeration || f->role == TRACE_R_DIRECTION     ? OTHER
                    : is_number(f->type)                               ? WHOLE
                    : f->type == TRACE_T_F32 || f->type == TRACE_T_F64 ? REAL
                    : f->type == TRACE_T_BOOL                          ? TRUTH
                                                                       : OTHER;
        }
    return seen == WHOLE ? COL_I64 : seen == TRUTH ? COL_BOOL : seen && seen < TRUTH ? COL_F64 : COL_WORD;
}

/* A column's name is its own: of a field that is called as a common column, "arg_" comes before it. To be freed. */
static char *field_column(const char *field)
{
    size_t i;
    for (i = 0; i < C_COMMON && strcmp(common_columns[i].name, field) != 0; i++) {}
    return tool_text("%s%s", i < C_COMMON ? "arg_" : "", field);
}

static void columns_make(reading *r)
{
    const asked *a = &r->asked;
    size_t i;
    r->columns = tr_alloc((C_COMMON + a->nfields + 1) * sizeof *r->columns);
    for (i = 0; i < C_COMMON; i++) {
        r->common[i] = -1;
        if (!(a->columns >> i & 1))
            continue;
        r->common[i] = (int16_t)r->ncolumns;
        r->columns[r->ncolumns++].kind = common_columns[i];
    }
    for (i = 0; i < a->nfields; i++)
        r->columns[r->ncolumns++].kind =
            (column_kind){field_column(a->fields[i]), field_type(r->core->trace, a->fields[i]), true};
}

reading *reading_open(core *c, const asked *wanted)
{
    reading *r = tr_alloc(sizeof *r);
    const tr_def *const *defs;
    size_t i;
    r->core = core_hold(c);
    r->asked = *wanted;
    columns_make(r);
    r->nforms = tr_trace_defs(c->trace, &defs);
    r->forms = tr_alloc((r->nforms + 1) * sizeof *r->forms);
    for (i = 0; i < r->nforms; i++)
        form_make(r, &r->forms[defs[i]->index], defs[i]);
    r->nthreads = tr_trace_threads(c->trace, &r->list);
    r->threads = threads_new(r->nthreads);
    r->steps = r->common[C_STEP] >= 0 ? core_steps(c) : NULL;
    return r;
}

void asked_free(asked *a)
{
    size_t i;
    for (i = 0; i < a->apis.n; i++)
        free((void *)(uintptr_t)a->apis.words[i]);
    free(a->apis.words);
    for (i = 0; i < a->nfields; i++)
        free(a->fields[i]);
    free(a->fields);
    free(a->threads);
    if (a->name.given)
        regfree(&a->name.compiled);
    *a = (asked){0};
}
