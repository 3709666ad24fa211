/* steps_fields.c - the fields of what a call records become steps */
#include "steps_reader.h"

/* Makes one step of both if b continues where a ends; else false. */
static bool join(trace__step *a, const trace__step *b)
{
    trace__run *run = (trace__run *)(void *)a, one;
    if (b->what == TRACE__S_VALUE && a->what == TRACE__S_VALUE) {
        memset(&one, 0, sizeof one);
        one.what = TRACE__S_RUN;
        one.n = 1;
        one.bytes = a->width;
        one.at[0][0] = a->value;
        memcpy(a, &one, sizeof one);
    }
    if (b->what == TRACE__S_VALUE && run->what == TRACE__S_RUN && run->n < TRACE__RUN_MAX) {
        run->at[run->n][0] = b->value;
        run->at[run->n++][1] = run->bytes;
        run->bytes = (uint8_t)(run->bytes + b->width);
        run->pairs = (uint8_t)((run->n + 1) & ~1);
        if (run->n < run->pairs)
            run->at[run->n][1] = run->bytes;
        return true;
    }
    if (b->what == TRACE__S_COPY && a->what == TRACE__S_COPY && a->value == b->value && a->flags == b->flags &&
        a->hops == b->hops && a->hop == b->hop && a->sized == b->sized && a->size_at == b->size_at &&
        a->offset + a->number == b->offset) {
        a->number += b->number;
        a->end = b->end;
        return true;
    }
    return false;
}

void step_add_step(step_reader *r, const trace__step *s, const char *name, uint8_t type, uint8_t role, const char *hint)
{
    step_field *f = &r->fields[r->nfields];
    bool one = s->what == TRACE__S_NULLS || s->what == TRACE__S_VALUE || s->what == TRACE__S_COPY ||
               s->what == TRACE__S_TRUTH || s->what == TRACE__S_NARROW || s->what == TRACE__S_LONG ||
               s->what == TRACE__S_HANDLE;
    uint32_t most = one ? s->width
                    : s->what == TRACE__S_ARRAY || s->what == TRACE__S_HANDLES
                        ? 6u + (uint32_t)s->width * s->keep
                        : 6u + (s->what == TRACE__S_TEXTS ? TRACE__CALL_TEXTS : TRACE__CALL_STRING);
    if (r->nfields == TRACE__CALL_STEPS || r->bad || r->bytes + most > TRACE__CALL_BYTES) {
        r->bad = true;
        return;
    }
    f->name = name;
    f->type = type;
    f->role = role;
    f->hint = hint;
    r->nfields++;
    if (r->n == r->first || !join(&r->steps[r->n - 1], s))
        r->steps[r->n++] = *s;
    r->bytes += most;
}

/* An enum of 1 or 2 bytes: an array keeps its elements as they are, a single one becomes an int. Returns the type. */
static uint8_t narrow_field(trace__step *s, const step_type_word *t, bool many, bool in_memory)
{
    uint8_t bytes = step_narrow_bytes(t);
    if (many) {
        s->width = bytes;
        return bytes == 2              ? step_narrow_signed(t) ? TRACE_T_I16 : TRACE_T_U16
               : step_narrow_signed(t) ? TRACE_T_I8
                                       : TRACE_T_U8;
    }
    s->what = TRACE__S_NARROW;
    s->flags |= !in_memory ? TRACE__STEP_INSIDE : 0;
    s->count_width = bytes;
    s->count = step_narrow_signed(t);
    return t->type;
}

/* Where the field ends in its structure. */
static void set_end(trace__step *s, bool array)
{
    s->end = s->hops ? s->hop + 8u : s->offset + s->width * (array && s->count == TRACE__N_NUMBER ? s->number : 1u);
    if (s->what == TRACE__S_NARROW && !s->hops)
        s->end = s->offset + s->count_width;
    if (s->what == TRACE__S_BITS && !s->hops)
        s->end = s->offset + (s->count_width + s->limit + 7u) / 8;
    if (s->what == TRACE__S_LONG && !s->hops)
        s->end = s->offset + (uint32_t)sizeof(long double);
}

/* A field of a plain type: a value, or what it points to. */
void step_add_field(step_reader *r, step_item *f)
{
    const step_type_word *t = f->type;
    const bool in_memory = f->in || f->pointed, array = f->array;
    trace__step *s = &f->s;
    bool many = f->in && f->in->many, text = t->what == TRACE__S_STRING || t->what == TRACE__S_CHARS;
    uint8_t type = t->type;
    if (t->what == TRACE__S_SECRET && !many) { /* it is not read at all */
        s->what = TRACE__S_SECRET;
        s->hops = 0;
        step_add_step(r, s, f->name, type, f->role, f->hint);
    }
    if (t->what == TRACE__S_SECRET)
        return;
    if (text)
        s->what = s->end || (t->what == TRACE__S_STRING && (array || many)) ? (uint8_t)TRACE__S_TEXTS : t->what;
    else
        s->what = array ? TRACE__S_ARRAY : in_memory ? TRACE__S_COPY : TRACE__S_VALUE;
    if (t->what == TRACE__S_TRUTH) {
        s->what = TRACE__S_TRUTH;
        s->flags = !in_memory ? TRACE__STEP_INSIDE : 0;
    } else if (t->what == TRACE__S_HANDLE) {
        s->what = array ? TRACE__S_HANDLES : TRACE__S_HANDLE;
    }
    s->width = t->width;
    if (t->what == TRACE__S_NARROW)
        type = narrow_field(s, t, array || many, in_memory);
    if (t->what == TRACE__S_LONG || t->what == TRACE__S_BITS) {
        if (array || many) /* left out */
            return;
        s->what = t->what;
    }
    if (s->what == TRACE__S_TEXTS) {
        if (!many)
            s->stride = 8;
        if (!f->deep && !(f->pointed && many))
            step_add_step(r, s, f->name, TRACE_T_STR, f->role, f->hint);
        return;
    }
    if (f->deep || (many && (array || f->pointed || text)))
        return;
    if (many)
        s->what = TRACE__S_ARRAY;
    else if (array) {
        s->stride = s->width;
        s->keep = type == TRACE_T_BYTES ? TRACE__CALL_STRING : TRACE__CALL_KEEP;
    }
    set_end(s, array);
    if (!in_memory && s->what == TRACE__S_STRING)
        s->what = TRACE__S_TEXT; /* the value is the string's address */
    if (s->what == TRACE__S_COPY)
        s->number = s->width;
    if ((s->what == TRACE__S_ARRAY && type != TRACE_T_BYTES) || s->what == TRACE__S_HANDLES)
        type |= TRACE_T_ARRAY;
    step_add_step(r, s, f->name, type, f->role, f->hint);
}

/* Notes that the fields from `first` on are behind the pointer `value`. */
void step_note_null(step_reader *r, uint8_t value, uint32_t first)
{
    if (r->nnulls == TRACE__NULLS_MAX || first >= r->nfields)
        return;
    r->nulls[r->nnulls].value = value;
    r->nulls[r->nnulls].first = (uint16_t)(first - r->first_field);
    r->nulls[r->nnulls++].behind = (uint16_t)(r->nfields - r->first_field);
}

static char *put_digits(char *to, uint32_t n)
{
    if (n > 9)
        to = put_digits(to, n / 10);
    *to++ = (char)('0' + n % 10);
    return to;
}

/* ?: records which of these pointers were NULL. */
void step_add_nulls(step_reader *r)
{
    union {
        trace__nulls nulls;
        trace__step step;
    } s;
    char hint[8 + TRACE__NULLS_MAX * 12] = "nulls:", *p = hint + 6;
    uint32_t i;
    if (!r->nnulls)
        return;
    memset(&s, 0, sizeof s);
    s.nulls.what = TRACE__S_NULLS;
    s.nulls.n = (uint8_t)r->nnulls;
    s.nulls.width = r->nnulls <= 8 ? 1 : r->nnulls <= 16 ? 2 : 4;
    for (i = 0; i < r->nnulls; i++) {
        s.nulls.value[i] = r->nulls[i].value;
        if (i)
            *p++ = ' ';
        p = put_digits(p, r->nulls[i].first);
        if (r->nulls[i].behind > r->nulls[i].first + 1u) {
            *p++ = '-';
            p = put_digits(p, r->nulls[i].behind - 1u);
        }
    }
    step_add_step(r, &s.step, "nulls",
                  (uint8_t)(r->nnulls <= 8    ? TRACE_T_U8
                            : r->nnulls <= 16 ? TRACE_T_U16
                                              : TRACE_T_U32),
                  TRACE_R_NONE, step_name(r, NULL, hint, (size_t)(p - hint)));
}
