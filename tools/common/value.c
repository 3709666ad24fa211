/* value.c - one value, as text and as JSON */
#include "value.h"
#include "common/names.h"
#include <math.h>

const tr_enumerator *value_enumerator(const tr_enum *e, int64_t value)
{
    uint32_t low = 0, high = e->n;
    while (low < high) {
        uint32_t mid = low + (high - low) / 2;
        if (e->values[mid].value < value)
            low = mid + 1;
        else
            high = mid;
    }
    return low < e->n && e->values[low].value == value ? &e->values[low] : NULL;
}

const char *value_name(const tr_value *v)
{
    const tr_enumerator *x = v->field && v->field->enumeration ? value_enumerator(v->field->enumeration, v->i) : NULL;
    return x ? x->name : NULL;
}

static bool is_signed(uint8_t type)
{
    return type == TRACE_T_I8 || type == TRACE_T_I16 || type == TRACE_T_I32 || type == TRACE_T_I64;
}

static uint64_t bits_of(uint8_t type)
{
    switch (type) {
    case TRACE_T_U8:
    case TRACE_T_I8: return 0xff;
    case TRACE_T_U16:
    case TRACE_T_I16: return 0xffff;
    case TRACE_T_U32:
    case TRACE_T_I32: return 0xffffffff;
    }
    return UINT64_MAX;
}

/* A|B|0x10; false if not even one name fits. */
static bool flags(tool_out *out, const tr_enum *e, uint64_t value)
{
    const char *names[64];
    uint64_t left = value;
    uint32_t i, n = 0;
    for (i = e->n; i-- > 0 && n < 64;) { /* wide masks before the single bits they are made of */
        uint64_t bits = (uint64_t)e->values[i].value;
        if (!bits || (left & bits) != bits)
            continue;
        names[n++] = e->values[i].name;
        left &= ~bits;
    }
    if (!n)
        return false;
    for (i = n; i-- > 0;) {
        out_safe(out, names[i], strlen(names[i]));
        out_room(out);
        if (i)
            out_char(out, '|');
    }
    if (left) {
        out_char(out, '|');
        out_hex(out, left);
    }
    return true;
}

static bool named(tool_out *out, const tr_value *v)
{
    const tr_enum *e = v->field->enumeration;
    const tr_enumerator *x = value_enumerator(e, v->i);
    if (!x && v->i < 0) /* an unsigned enum seen as signed, or the reverse */
        x = value_enumerator(e, (int64_t)(v->u & bits_of(v->type)));
    if (x) {
        out_safe(out, x->name, strlen(x->name));
        return true;
    }
    return e->is_flags && flags(out, e, v->u & bits_of(v->type));
}

static void hex_bytes(tool_out *out, const tr_value *v)
{
    const unsigned char *p = v->data;
    uint32_t i;
    for (i = 0; i < v->n; i++) {
        out_room(out);
        out_char(out, "0123456789abcdef"[p[i] >> 4]);
        out_char(out, "0123456789abcdef"[p[i] & 15]);
    }
}

static void more(tool_out *out, const tr_value *v)
{
    if (v->true_n <= v->n)
        return;
    out_room(out);
    out_put(out, "+", 1);
    out_u64(out, v->true_n - v->n);
    out_put(out, " more", 5);
}

static void scalar(tool_out *out, const tr_value *v)
{
    out_room(out);
    switch (v->type) {
    case TRACE_T_STR:
        out_quoted(out, v->data, v->n);
        more(out, v);
        return;
    case TRACE_T_BYTES:
        out_char(out, '<');
        hex_bytes(out, v);
        out_char(out, '>');
        more(out, v);
        return;
    case TRACE_T_F32: out_float(out, (float)v->f); return;
    case TRACE_T_F64: out_double(out, v->f); return;
    case TRACE_T_BOOL: out_put(out, v->u ? "true" : "false", v->u ? 4 : 5); return;
    }
    if (v->field->role == TRACE_R_DIRECTION) {
        char text[4];
        out_str(out, names_direction(v->u, text));
        return;
    }
    if (v->field->enumeration && named(out, v))
        return;
    if (v->type == TRACE_T_PTR || v->type == TRACE_T_HANDLE) {
        if (!v->u && v->type == TRACE_T_PTR)
            out_put(out, "NULL", 4);
        else
            out_hex(out, v->u);
    } else if (is_signed(v->type))
        out_i64(out, v->i);
    else
        out_u64(out, v->u);
}

static void unit(tool_out *out, const tr_value *v)
{
    const char *hint = v->field->hint;
    if (!hint || !*hint || v->field->enumeration || !strncmp(hint, "enum:", 5) || v->field->role == TRACE_R_TIME ||
        v->field->role == TRACE_R_TIME_END)
        return;
    out_room(out);
    out_char(out, ' ');
    out_safe(out, hint, strlen(hint));
}

void value_text(tool_out *out, const tr_value *v)
{
    tr_value x;
    uint32_t i;
    if (tr_is_null(v) || tr_is_unread(v)) {
        out_room(out);
        out_str(out, tr_is_null(v) ? "NULL" : "(not read)");
        return;
    }
    if (!v->is_array) {
        scalar(out, v);
        unit(out, v);
        return;
    }
    out_room(out);
    out_char(out, '[');
    for (i = 0; i < v->n && tr_element(v, i, &x); i++) {
        if (i)
            out_put(out, ", ", 2);
        scalar(out, &x);
        out_room(out);
    }
    if (v->true_n > v->n) {
        if (v->n)
            out_put(out, ", ", 2);
        more(out, v);
    }
    out_char(out, ']');
    unit(out, v);
}

static void scalar_json(tool_json *j, const tr_value *v)
{
    tool_out *out = j->out;
    switch (v->type) {
    case TRACE_T_STR: json_text(j, v->data, v->n); return;
    case TRACE_T_F32:
        if (isfinite(v->f)) {
            json_raw(j, "", 0);
            out_float(out, (float)v->f);
            return;
        } /* fall through */
    case TRACE_T_F64: json_double(j, v->f); return;
    case TRACE_T_BOOL: json_bool(j, v->u != 0); return;
    }
    if (v->field->role == TRACE_R_DIRECTION) {
        char text[4];
        json_str(j, names_direction(v->u, text));
        return;
    }
    if ((v->field->enumeration && (value_enumerator(v->field->enumeration, v->i) || v->field->enumeration->is_flags)) ||
        v->type == TRACE_T_BYTES || v->type == TRACE_T_PTR || v->type == TRACE_T_HANDLE) {
        json_raw(j, "\"", 1);
        if (v->type == TRACE_T_BYTES)
            hex_bytes(out, v);
        else if (!v->field->enumeration || !named(out, v)) {
            if (v->type == TRACE_T_PTR || v->type == TRACE_T_HANDLE)
                out_hex(out, v->u);
            else
                out_i64(out, v->i);
        }
        out_room(out);
        out_char(out, '"');
    } else if (is_signed(v->type))
        json_i64(j, v->i);
    else
        json_u64(j, v->u);
}

void value_json(tool_json *j, const tr_value *v)
{
    tr_value x;
    uint32_t i;
    if (tr_is_null(v) || tr_is_unread(v)) {
        json_null(j);
        return;
    }
    if (!v->is_array) {
        scalar_json(j, v);
        return;
    }
    json_open(j, '[');
    for (i = 0; i < v->n && tr_element(v, i, &x); i++)
        scalar_json(j, &x);
    json_close(j, ']');
}
