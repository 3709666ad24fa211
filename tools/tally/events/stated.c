/* stated.c - see stated.h */
#include "stated.h"
#include <string.h>

const char *const flops_names[FLOPS] = {"flops", "flops8", "flops16", "flops32", "flops64"};

double stated_number(const tr_event *e, int16_t field)
{
    tr_value v;
    if (field < 0 || !tr_field_get(e, (unsigned)field, &v) || v.is_array)
        return 0;
    switch (v.type) {
    case TRACE_T_F32:
    case TRACE_T_F64: return v.f > 0 ? v.f : 0;
    case TRACE_T_I8:
    case TRACE_T_I16:
    case TRACE_T_I32:
    case TRACE_T_I64: return v.i > 0 ? (double)v.i : 0;
    case TRACE_T_U8:
    case TRACE_T_U16:
    case TRACE_T_U32:
    case TRACE_T_U64: return (double)v.u;
    }
    return 0;
}

/* Tasks and metadata say what they do; calls with bytes, messages and copies, are no such thing. */
static bool is_stated(const tr_def *def)
{
    return (def->kind == TRACE_KIND_BEGIN || def->kind == TRACE_KIND_META) && !def->paired &&
           !(def->roles >> TRACE_R_CORRELATION & 1);
}

stated stated_fields(const tr_def *def)
{
    stated m = {{-1, -1, -1, -1, -1}, -1, false, false};
    unsigned k, i;
    for (k = 0; k < def->nfields && k < INT16_MAX; k++) {
        const tr_field *f = &def->fields[k];
        for (i = 0; i < FLOPS; i++)
            if (!strcmp(f->name, flops_names[i]))
                m.flops[i] = (int16_t)k, m.any = m.operations = true;
        if (!strcmp(f->name, "bytes") && (f->role == TRACE_R_NONE || (f->role == TRACE_R_BYTES && is_stated(def))))
            m.bytes = (int16_t)k, m.any = true;
    }
    return m;
}
