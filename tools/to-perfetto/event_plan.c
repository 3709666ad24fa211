/* event_plan.c - see event_plan.h */
#include "event_plan.h"
#include "common/comms.h"
#include "common/names.h"
#include "common/value.h"
#include "support/memory.h"
#include <stdio.h>

#define ARRAY_SHOWN 16 /* elements of an array that become annotations unless all are asked for */

static bool has_other_home(uint8_t role) /* shown as something else than an annotation */
{
    switch (role) {
    case TRACE_R_NAME:
    case TRACE_R_DOMAIN:
    case TRACE_R_TIME:
    case TRACE_R_TIME_END:
    case TRACE_R_DURATION:
    case TRACE_R_TRACK:
    case TRACE_R_FLOW_OUT:
    case TRACE_R_FLOW_IN: return true;
    }
    return false;
}

static bool hardly_repeats(const tr_field *f)
{
    uint8_t type = f->type & (uint8_t)~TRACE_T_ARRAY;
    switch (f->role) {
    case TRACE_R_REQUEST:
    case TRACE_R_ID:
    case TRACE_R_PARENT:
    case TRACE_R_CORRELATION:
    case TRACE_R_COLOR: return true;
    }
    if (f->enumeration)
        return false;
    return type == TRACE_T_PTR || type == TRACE_T_HANDLE || type == TRACE_T_BYTES;
}

void plan_make(plan *p, pf *w, const tr_def *def, enum plan_args args)
{
    bool is_counter = def->kind == TRACE_KIND_COUNTER;
    memset(p, 0, sizeof *p);
    p->def = def;
    p->api = pf_cstring(w, def->api);
    p->category = strcmp(def->api, "user") ? p->api : 0;
    p->name = pf_cstring(w, def->name);
    p->plain = true;
    p->comm_name = (int16_t)comms_name_field(def);
    p->how = (uint8_t *)tr_resize(NULL, def->nfields);
    p->key = (pf_id *)tr_resize(NULL, def->nfields * sizeof *p->key);
    for (unsigned i = 0; i < PLAN_ROLES; i++)
        p->role[i] = -1;
    for (unsigned i = 0; i < def->nfields; i++) {
        const tr_field *f = &def->fields[i];
        if (f->role < PLAN_ROLES && p->role[f->role] < 0)
            p->role[f->role] = (int16_t)i;
        p->how[i] = PLAN_SKIP;
        if (args != ARGS_NONE && !has_other_home(f->role) && !(is_counter && f->role == TRACE_R_VALUE))
            p->how[i] = args == ARGS_ALL            ? PLAN_SHOW_ALL
                        : f->role == TRACE_R_RESULT ? PLAN_RESULT
                        : hardly_repeats(f)         ? PLAN_SKIP
                                                    : PLAN_SHOW;
        p->key[i] = pf_cstring(w, f->name[0] ? f->name : "value");
        if (p->how[i] != PLAN_SKIP)
            p->show = true;
        if (p->how[i] != PLAN_SKIP || f->role != TRACE_R_NONE)
            p->plain = false;
    }
    if (p->role[TRACE_R_NAME] >= 0)
        p->name = 0;
    if (p->role[TRACE_R_DOMAIN] >= 0)
        p->category = 0;
}

/* How pf_add_fields takes the field, and its bytes unless it is a text. */
static bool form_of(const tr_field *f, uint32_t *form, uint32_t *bytes)
{
    static const uint8_t forms[TRACE_T_STR + 1][2] = {
        [TRACE_T_U8] = {PF_U8, 1},    [TRACE_T_I8] = {PF_I8, 1},      [TRACE_T_BOOL] = {PF_BOOL, 1},
        [TRACE_T_U16] = {PF_U16, 2},  [TRACE_T_I16] = {PF_I16, 2},    [TRACE_T_U32] = {PF_U32, 4},
        [TRACE_T_I32] = {PF_I32, 4},  [TRACE_T_U64] = {PF_U64, 8},    [TRACE_T_I64] = {PF_I64, 8},
        [TRACE_T_F32] = {PF_F32, 4},  [TRACE_T_F64] = {PF_F64, 8},    [TRACE_T_STR] = {PF_TEXT, 0},
        [TRACE_T_PTR] = {PF_SKIP, 8}, [TRACE_T_HANDLE] = {PF_SKIP, 8}};
    if (f->type > TRACE_T_STR || f->enumeration || f->role != TRACE_R_NONE)
        return false;
    *form = forms[f->type][0];
    *bytes = forms[f->type][1];
    return *form != PF_SKIP || *bytes;
}

void plan_straighten(plan *p)
{
    p->fields = (pf_field *)tr_resize(NULL, p->def->nfields * sizeof *p->fields);
    p->straight = p->name != 0 && !p->def->nulls;
    for (unsigned i = 0; p->straight && i < p->def->nfields; i++) {
        uint32_t form = PF_SKIP, bytes = 0;
        p->straight = form_of(&p->def->fields[i], &form, &bytes) && (form != PF_SKIP || p->how[i] == PLAN_SKIP) &&
                      (form != PF_TEXT || p->how[i] != PLAN_SKIP);
        p->fields[i] = p->how[i] == PLAN_SKIP ? (pf_field){PF_SKIP, bytes} : (pf_field){form, p->key[i]};
        if (p->how[i] != PLAN_SKIP)
            p->nfields = i + 1;
    }
}

bool plan_has_key(const plan *p, pf_id key)
{
    for (unsigned i = 0; i < p->def->nfields; i++)
        if (p->key[i] == key && p->how[i] != PLAN_SKIP)
            return true;
    return false;
}

pf_id plan_numbered_key(pf *w, pf_id key, uint32_t number)
{
    const pf_text *t = &w->texts[key];
    char text[160];
    return pf_string(w, text,
                     (size_t)snprintf(text, sizeof text, "%.*s#%u", t->n < 128 ? (int)t->n : 128, t->text, number));
}

void plan_pair(plan *end, const plan *begin, pf *w)
{
    for (unsigned i = 0; i < end->def->nfields; i++)
        if (end->how[i] != PLAN_SKIP && plan_has_key(begin, end->key[i])) {
            if (end->def->fields[i].role == TRACE_R_COMM && end->how[i] != PLAN_SHOW_ALL)
                end->how[i] = PLAN_SKIP; /* recorded again for the message's sake */
            else
                end->key[i] = plan_numbered_key(w, end->key[i], 2);
        }
}

void plan_free(plan *p)
{
    free(p->how);
    free(p->key);
    free(p->fields);
}

/* The name of an enum's or a set of flags' value; 0 if it has none. */
static pf_id enum_text(pf *w, const tr_enum *e, int64_t value)
{
    const tr_enumerator *one = value_enumerator(e, value);
    char text[512];
    size_t n = 0;
    uint64_t rest = (uint64_t)value;
    if (one)
        return pf_cstring(w, one->name);
    if (!e->is_flags)
        return 0;
    for (uint32_t i = 0; i < e->n && n < sizeof text - 64; i++) {
        uint64_t bits = (uint64_t)e->values[i].value;
        if (bits && (rest & bits) == bits) {
            n += (size_t)snprintf(text + n, sizeof text - 32 - n, "%s%s", n ? "|" : "", e->values[i].name);
            if (n > sizeof text - 32)
                n = sizeof text - 32;
            rest &= ~bits;
        }
    }
    if (!n)
        return 0;
    if (rest)
        n += (size_t)snprintf(text + n, sizeof text - n, "|0x%llx", (unsigned long long)rest);
    return pf_string(w, text, n);
}

static void text_value(pf *w, pf_track *t, pf_id key, const tr_value *v)
{
    const char *data = (const char *)v->data;
    if (v->true_n > v->n) { /* cut by the recorder: say so */
        char note[48];
        int k = snprintf(note, sizeof note, "... (%u bytes in all)", v->true_n);
        char *joined = (char *)tr_resize(NULL, v->n + (size_t)k);
        memcpy(joined, data, v->n);
        memcpy(joined + v->n, note, (size_t)k);
        pf_add_text(w, t, key, joined, v->n + (size_t)k);
        free(joined);
    } else
        pf_add_text(w, t, key, data ? data : "", v->n);
}

static void bytes_value(pf *w, pf_track *t, pf_id key, const tr_value *v)
{
    static const char digits[] = "0123456789abcdef";
    const uint8_t *data = (const uint8_t *)v->data;
    uint32_t n = v->n < 64 ? v->n : 64;
    char text[2 * 64 + 48];
    for (uint32_t i = 0; i < n; i++) {
        text[2 * i] = digits[data[i] >> 4];
        text[2 * i + 1] = digits[data[i] & 15];
    }
    n *= 2;
    if (v->true_n * 2ull > n)
        n += (uint32_t)snprintf(text + n, sizeof text - n, "... (%u bytes in all)", v->true_n);
    pf_add_text(w, t, key, text, n);
}

static void scalar_value(pf *w, pf_track *t, pf_id key, const tr_value *v)
{
    const tr_enum *e = v->field ? v->field->enumeration : NULL;
    pf_id text;
    switch (v->type) {
    case TRACE_T_STR: text_value(w, t, key, v); return;
    case TRACE_T_BYTES: bytes_value(w, t, key, v); return;
    case TRACE_T_F32:
    case TRACE_T_F64: pf_add_double(w, t, key, v->f); return;
    case TRACE_T_BOOL: pf_add_bool(w, t, key, v->u != 0); return;
    }
    if (v->field && v->field->role == TRACE_R_DIRECTION) {
        char letters[4];
        pf_add_id(w, t, key, pf_cstring(w, names_direction(v->u, letters)));
        return;
    }
    if (e && (text = enum_text(w, e, v->i)) != 0) {
        pf_add_id(w, t, key, text);
        return;
    }
    switch (v->type) {
    case TRACE_T_PTR:
    case TRACE_T_HANDLE: pf_add_pointer(w, t, key, v->u); return;
    case TRACE_T_I8:
    case TRACE_T_I16:
    case TRACE_T_I32:
    case TRACE_T_I64: pf_add_int(w, t, key, v->i); return;
    }
    if (v->u <= INT64_MAX)
        pf_add_int(w, t, key, v->i);
    else
        pf_add_uint(w, t, key, v->u);
}

/* An array becomes one text, "[1, 2, 3, ... +5 more]": elements as annotations of their own would each cost a row of
 * the argument table, and nobody asks for the seventeenth count of an all-to-all by SQL. */
static void array_value(pf *w, pf_track *t, pf_id key, const tr_value *v, bool all)
{
    char *text = NULL;
    size_t n = 0;
    tr_value shown = *v;
    FILE *f;
    if (!all && shown.n > ARRAY_SHOWN)
        shown.n = ARRAY_SHOWN;
    if (!(f = open_memstream(&text, &n)))
        return;
    tr_print_value(f, &shown);
    fclose(f);
    pf_add_text(w, t, key, text, n);
    free(text);
}

void plan_value(pf *w, pf_track *t, pf_id key, const tr_value *v, bool all)
{
    if (!v->type) /* cannot be read */
        return;
    if (tr_is_null(v))
        pf_add_text(w, t, key, "NULL", 4);
    else if (tr_is_unread(v))
        pf_add_text(w, t, key, "(not read)", 10);
    else if (v->is_array)
        array_value(w, t, key, v, all);
    else
        scalar_value(w, t, key, v);
}

void plan_annotate(const plan *p, pf *w, pf_track *t, const tr_value *values, bool error)
{
    for (unsigned i = 0; i < p->def->nfields; i++)
        if (p->how[i] != PLAN_SKIP && !(p->how[i] == PLAN_RESULT && (values[i].u == 0 || error)))
            plan_value(w, t, p->key[i], &values[i], p->how[i] == PLAN_SHOW_ALL);
}

pf_id plan_error(const plan *p, pf *w, const tr_value *values)
{
    const tr_value *v = plan_role(p, values, TRACE_R_RESULT);
    char number[32];
    pf_id text = 0;
    if (v && v->field->enumeration)
        text = enum_text(w, v->field->enumeration, v->i);
    if (!text && v && v->type == TRACE_T_STR)
        text = pf_string(w, (const char *)v->data, v->n);
    return text ? text
                : pf_string(w, number, (size_t)snprintf(number, sizeof number, "%lld", v ? (long long)v->i : -1ll));
}
