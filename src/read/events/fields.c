/* fields.c - values of events */
#include <inttypes.h>
#include "fields.h"
#include "support/text.h"
#include "place.h"

/* Walks over the payload's fields; `at` never leaves it, for the payload was measured against the definition. */
typedef struct walk {
    const tr_event *e;
    uint32_t at;
    unsigned k;
} walk;

static void scalar(tr_value *v, const unsigned char *p)
{
    float f;
    v->u = 0;
    switch (v->type) {
    case TRACE_T_U8:
    case TRACE_T_BOOL: v->u = *p; break;
    case TRACE_T_I8: v->i = (int8_t)*p; break;
    case TRACE_T_U16: v->u = tr_u16(p); break;
    case TRACE_T_I16: v->i = (int16_t)tr_u16(p); break;
    case TRACE_T_U32:
    case TRACE_T_STRID: v->u = tr_u32(p); break;
    case TRACE_T_I32: v->i = (int32_t)tr_u32(p); break;
    case TRACE_T_F32:
        memcpy(&f, p, 4);
        v->f = (double)f;
        break;
    case TRACE_T_F64: memcpy(&v->f, p, 8); break;
    default: v->u = tr_u64(p); break;
    }
}

static const char no_text[] = "", unread_text[] = "?"; /* told apart by their addresses */

bool tr_is_null(const tr_value *v) { return v->data == no_text; }
bool tr_is_unread(const tr_value *v) { return v->data == unread_text; }

const char *tr_text_of(const tr_process *recorder, uint32_t id, uint32_t *length)
{
    const tr_full_process *p = (const tr_full_process *)recorder;
    const tr_string *t = id ? tr_map_get(&p->strings, id) : NULL;
    const tr_place *named = t && TR_UNLIKELY(t->place) ? tr_place_named(p->trace, t->place) : NULL;
    if (named) {
        *length = named->length;
        return named->text;
    }
    *length = t ? t->length : 0;
    return t ? t->text : NULL;
}

static void look_up(const tr_event *e, tr_value *v, uint32_t id)
{
    const char *text = tr_text_of(e->recorder, id, &v->n);
    v->type = TRACE_T_STR;
    v->data = text ? text : !id ? no_text : id == TRACE_TEXT_UNREAD ? unread_text : "";
    v->true_n = v->n;
}

/* The next field; false at the end, or at a field of a type nobody knows. */
static bool step(walk *w, tr_value *v)
{
    const tr_event *e = w->e;
    const tr_field *f;
    const unsigned char *p;
    uint32_t room, size, n, cut;
    if (w->k >= e->def->nfields)
        return false;
    f = &e->def->fields[w->k++];
    p = e->payload + w->at;
    room = e->payload_bytes - w->at;
    v->field = f;
    v->type = f->type & 0x7f;
    v->is_array = false;
    v->u = 0;
    v->data = NULL;
    v->n = v->true_n = 0;
    size = tr_type_size(v->type);
    if (!(f->type & TRACE_T_ARRAY) && size) {
        if (room < size)
            return false;
        w->at += size;
        scalar(v, p);
        if (v->type == TRACE_T_STRID)
            look_up(e, v, (uint32_t)v->u);
        return true;
    }
    v->is_array = (f->type & TRACE_T_ARRAY) != 0;
    if (f->type == TRACE_T_STR || f->type == TRACE_T_BYTES)
        size = 1;
    if (!size || room < 2)
        return false;
    n = tr_u16(p);
    cut = n & TRACE_LENGTH_CUT ? TRACE_LENGTH_BYTES : 2;
    n &= TRACE_LENGTH_KEPT;
    if (room < cut || (uint64_t)n * size > room - cut)
        return false;
    v->data = p + cut;
    v->n = n;
    v->true_n = cut == TRACE_LENGTH_BYTES && tr_u32(p + 2) > n ? tr_u32(p + 2) : n;
    w->at += cut + n * size;
    if (cut == TRACE_LENGTH_BYTES && !n && v->type == TRACE_T_STR)
        look_up(e, v, tr_u32(p + 2));
    else if (cut == TRACE_LENGTH_BYTES && !n && !tr_u32(p + 2))
        v->data = no_text;
    return true;
}

/* The bits that say which fields had a pointer that was NULL; `at`: where they are. */
static uint32_t nulls_at(const tr_event *e, uint32_t at)
{
    const unsigned char *p = e->payload + at;
    uint32_t size = tr_type_size(e->def->nulls->type);
    if (at > e->payload_bytes || e->payload_bytes - at < size)
        return 0;
    return size == 1 ? *p : size == 2 ? tr_u16(p) : tr_u32(p);
}

/* Outputs of a call that failed were not read, whatever their pointers were. */
static void mark_null(const tr_event *e, tr_value *v)
{
    tr_value result;
    bool failed = e->def->kind == TRACE_KIND_END && e->def->result >= 0 &&
                  e->def->result != v->field - e->def->fields && tr_field_get(e, (unsigned)e->def->result, &result) &&
                  !result.is_array && result.u;
    v->u = 0;
    v->n = v->true_n = 0;
    v->data = failed ? unread_text : no_text;
}

static void look_for_null(const tr_event *e, unsigned k, tr_value *v)
{
    const tr_def *d = e->def;
    walk w = {e, 0, 0};
    tr_value other;
    uint32_t at;
    if (d->fixed_bytes >= 0)
        at = (uint32_t)d->fixed_bytes - tr_type_size(d->nulls->type);
    else {
        while (w.k < d->nfields)
            if (!step(&w, &other))
                return;
        at = w.at;
    }
    if (nulls_at(e, at) >> (d->fields[k].null_bit - 1) & 1)
        mark_null(e, v);
}

static bool get(const tr_event *event, unsigned k, tr_value *value)
{
    walk w = {event, 0, 0};
    const tr_field *f = &event->def->fields[k];
    if (k >= event->def->nfields || f->start + f->size > event->payload_bytes)
        return false;
    if (f->size) {
        *value = (tr_value){.field = f, .type = f->type};
        scalar(value, event->payload + f->start);
        return true;
    }
    if (f->start)
        w = (walk){event, f->start, k};
    while (w.k <= k)
        if (!step(&w, value))
            return false;
    return true;
}

bool tr_field_get(const tr_event *event, unsigned k, tr_value *value)
{
    if (!get(event, k, value))
        return false;
    if (TR_UNLIKELY(event->def->fields[k].null_bit))
        look_for_null(event, k, value);
    return true;
}

unsigned tr_fields(const tr_event *event, tr_value *values)
{
    walk w = {event, 0, 0};
    unsigned n = 0, k;
    while (n < event->def->nfields && step(&w, &values[n]))
        n++;
    for (k = n; k < event->def->nfields; k++)
        values[k] = (tr_value){.field = &event->def->fields[k], .data = ""};
    if (TR_UNLIKELY(event->def->nulls != NULL) && n == event->def->nfields) {
        uint32_t nulls = nulls_at(event, w.at);
        for (k = 0; nulls && k < n; k++)
            if (values[k].field->null_bit && nulls >> (values[k].field->null_bit - 1) & 1)
                mark_null(event, &values[k]);
    }
    return n;
}

bool tr_role_get(const tr_event *event, enum trace_role role, tr_value *value)
{
    unsigned k;
    if (!(event->def->roles >> role & 1))
        return false;
    for (k = 0; k < event->def->nfields; k++)
        if (event->def->fields[k].role == (uint8_t)role)
            return tr_field_get(event, k, value);
    return false;
}

int16_t tr_field_named(const tr_def *def, const char *name)
{
    unsigned k;
    for (k = 0; k < def->nfields && k < INT16_MAX; k++)
        if (!strcmp(def->fields[k].name, name))
            return (int16_t)k;
    return -1;
}

bool tr_named_get(const tr_event *event, const char *name, tr_value *value)
{
    int16_t k = tr_field_named(event->def, name);
    return k >= 0 && tr_field_get(event, (unsigned)k, value);
}

bool tr_collective(const tr_event *event, uint64_t *comm, uint64_t *seq)
{
    const uint32_t both = 1u << TRACE_R_COMM | 1u << TRACE_R_COLL_SEQ;
    tr_value v;
    if ((event->def->roles & both) != both || event->def->kind == TRACE_KIND_OBJECT ||
        !tr_role_get(event, TRACE_R_COMM, &v) || v.is_array)
        return false;
    *comm = v.u;
    if (!tr_role_get(event, TRACE_R_COLL_SEQ, &v) || v.is_array)
        return false;
    *seq = v.u;
    return true;
}

bool tr_element(const tr_value *array, uint32_t k, tr_value *element)
{
    if (!array->is_array || k >= array->n)
        return false;
    *element = *array;
    element->is_array = false;
    element->data = NULL;
    element->n = element->true_n = 0;
    scalar(element, (const unsigned char *)array->data + (size_t)k * tr_type_size(array->type));
    return true;
}

size_t tr_event_name(const tr_event *event, const char **text)
{
    tr_value v;
    if (TR_UNLIKELY(event->def->roles & 1u << TRACE_R_NAME) && tr_role_get(event, TRACE_R_NAME, &v) &&
        v.type == TRACE_T_STR && v.n) {
        *text = v.data;
        return v.n;
    }
    *text = event->def->name;
    return strlen(event->def->name);
}

/* ---- numbers tools ask for ---------------------------------------------------------------------------------- */

static bool is_float(uint8_t type) { return type == TRACE_T_F32 || type == TRACE_T_F64; }
static bool is_text(uint8_t type) { return type == TRACE_T_STR || type == TRACE_T_BYTES; }

static const tr_enumerator *find_value(const tr_enum *e, int64_t value)
{
    uint32_t low = 0, high = e ? e->n : 0;
    while (low < high) {
        uint32_t mid = (low + high) / 2;
        if (e->values[mid].value < value)
            low = mid + 1;
        else
            high = mid;
    }
    return e && low < e->n && e->values[low].value == value ? &e->values[low] : NULL;
}

static const tr_enumerator *largest_value(const tr_enum *e) { return e && e->n ? &e->values[e->n - 1] : NULL; }

bool tr_is_error(const tr_event *event)
{
    tr_value v;
    const tr_enumerator *e;
    if (event->def->result < 0 || !tr_field_get(event, (unsigned)event->def->result, &v) || v.is_array ||
        is_float(v.type) || is_text(v.type) || v.u == 0)
        return false;
    e = find_value(v.field->enumeration, v.i);
    if (e)
        return !(e->flags & 1);
    e = largest_value(v.field->enumeration);
    return !e || !(e->flags & 2) || v.i < e->value;
}

static uint64_t sum_of(const tr_event *event, unsigned first, unsigned last)
{
    walk w = {event, 0, 0};
    uint64_t sum = 0;
    tr_value v;
    if (event->def->bytes < 0)
        return 0;
    while (step(&w, &v)) {
        uint32_t k;
        tr_value element;
        if (v.field->role < first || v.field->role > last || is_float(v.type) || is_text(v.type))
            continue;
        if (!v.is_array)
            sum += v.i > 0 ? v.u : 0; /* a count that was not known is -1 */
        for (k = 0; k < v.n && tr_element(&v, k, &element); k++)
            sum += element.i > 0 ? element.u : 0;
    }
    return sum;
}

uint64_t tr_bytes(const tr_event *event) { return sum_of(event, TRACE_R_BYTES, TRACE_R_BYTES_RECV); }
uint64_t tr_bytes_of(const tr_event *event, enum trace_role role) { return sum_of(event, role, role); }

/* ---- for people ----------------------------------------------------------------------------------------------- */

void tr_print_text(FILE *out, const char *text, size_t length) { tr_text_write(out, text, length, true); }

/* Text and bytes come quoted; 0x and digits by hand, for fprintf is slow and this prints millions. */
static void print_number(FILE *out, uint64_t u, unsigned base)
{
    char digits[24], *p = digits + sizeof digits;
    do
        *--p = "0123456789abcdef"[u % base];
    while (u /= base);
    if (base == 16) {
        *--p = 'x';
        *--p = '0';
    }
    fwrite(p, 1, (size_t)(digits + sizeof digits - p), out);
}

static void print_double(FILE *out, double f, bool narrow)
{
    char text[352];
    int digits;
    for (digits = narrow ? 6 : 15; digits < (narrow ? 9 : 17); digits++) { /* the fewest that mean the same number */
        snprintf(text, sizeof text, "%.*g", digits, f);
        if (narrow ? (float)strtod(text, NULL) == (float)f : strtod(text, NULL) == f)
            break;
    }
    if (digits == (narrow ? 9 : 17))
        snprintf(text, sizeof text, "%.*g", digits, f);
    fputs(text, out);
}

static void print_flags(FILE *out, const tr_enum *e, uint64_t value)
{
    uint64_t left = value;
    const char *names[64];
    uint32_t k, n = 0;
    bool any = false;
    for (k = e->n; k-- > 0 && n < 64;) { /* from large to small, so that combined flags come before their parts */
        uint64_t bits = (uint64_t)e->values[k].value;
        if (bits && (left & bits) == bits) {
            names[n++] = e->values[k].name;
            left &= ~bits;
        }
    }
    for (; n-- > 0; any = true)
        fprintf(out, "%s%s", any ? "|" : "", names[n]);
    if (left || !any) {
        if (any)
            fputc('|', out);
        print_number(out, left, left > 9 ? 16 : 10);
    }
}

static void print_scalar(FILE *out, const tr_value *v)
{
    const tr_enum *e = v->field->enumeration;
    switch (v->type) {
    case TRACE_T_F32:
    case TRACE_T_F64: print_double(out, v->f, v->type == TRACE_T_F32); return;
    case TRACE_T_BOOL: fputs(v->u ? "true" : "false", out); return;
    case TRACE_T_PTR:
    case TRACE_T_HANDLE:
        if (!e || !find_value(e, v->i)) {
            print_number(out, v->u, 16);
            return;
        }
        break;
    default: break;
    }
    if (e) {
        const tr_enumerator *known = find_value(e, v->i);
        if (known) {
            fputs(known->name, out);
            return;
        }
        if (e->is_flags) {
            print_flags(out, e, v->u);
            return;
        }
    }
    if ((v->type == TRACE_T_I8 || v->type == TRACE_T_I16 || v->type == TRACE_T_I32 || v->type == TRACE_T_I64) &&
        v->i < 0) {
        fputc('-', out);
        print_number(out, 0 - v->u, 10);
    } else
        print_number(out, v->u, 10);
}

void tr_print_value(FILE *out, const tr_value *v)
{
    uint32_t k;
    tr_value element;
    if (tr_is_null(v)) {
        fputs("NULL", out);
    } else if (tr_is_unread(v)) {
        fputs("(not read)", out);
    } else if (v->is_array) {
        fputc('[', out);
        for (k = 0; k < v->n && tr_element(v, k, &element); k++) {
            if (k)
                fputs(", ", out);
            print_scalar(out, &element);
        }
        if (v->true_n > v->n)
            fprintf(out, "%s... +%" PRIu32 " more", v->n ? ", " : "", v->true_n - v->n);
        fputc(']', out);
    } else if (v->type == TRACE_T_STR) {
        fputc('"', out);
        tr_print_text(out, v->data, v->n);
        fputc('"', out);
        if (v->true_n > v->n)
            fprintf(out, "... +%" PRIu32 " bytes", v->true_n - v->n);
    } else if (v->type == TRACE_T_BYTES) {
        const unsigned char *p = v->data;
        for (k = 0; k < v->n; k++)
            fprintf(out, "%02x", p[k]);
        if (v->true_n > v->n)
            fprintf(out, "... +%" PRIu32 " bytes", v->true_n - v->n);
    } else
        print_scalar(out, v);
}
