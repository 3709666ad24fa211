/* args.c - the fields of events that have no column: as JSON, or in columns that were asked for by name */
#include "common/value.h"
#include "rows.h"
#include "support/memory.h"
#include <stdlib.h>

typedef struct piece { /* of what is kept; its payload follows */
    const tr_def *def;
    const tr_process *recorder;
    uint32_t bytes, next; /* next: from this piece to the one behind it */
} piece;

void kept_add(kept *k, const tr_event *e)
{
    size_t bytes = (sizeof(piece) + e->payload_bytes + 7) & ~(size_t)7;
    piece p = {e->def, e->recorder, e->payload_bytes, (uint32_t)bytes};
    if (k->n + bytes > k->room) {
        k->room = k->room ? 2 * k->room : 256;
        while (k->room < k->n + bytes)
            k->room *= 2;
        k->data = tr_resize(k->data, k->room);
    }
    memcpy(k->data + k->n, &p, sizeof p);
    if (e->payload_bytes)
        memcpy(k->data + k->n + sizeof p, e->payload, e->payload_bytes);
    k->n += bytes;
}

int32_t value_word(reader *r, words *w, const tr_value *v)
{
    tool_out *out = r->scratch;
    const char *text;
    size_t n;
    int32_t number;
    if (v->type == TRACE_T_STR && !v->is_array)
        return words_put(w, v->data, v->n);
    out_room(out);
    tool_json j = {.out = out, .after_key = true};
    value_json(&j, v);
    text = out_taken(out, &n);
    if (n > 1 && *text == '"') /* an enum, a handle: without the quotes */
        number = words_put(w, text + 1, n - 2);
    else
        number = words_put(w, text, n);
    return number;
}

static bool is_signed(uint8_t type)
{
    return type == TRACE_T_I8 || type == TRACE_T_I16 || type == TRACE_T_I32 || type == TRACE_T_I64;
}

static double number_of(const tr_value *v)
{
    if (v->type == TRACE_T_F32 || v->type == TRACE_T_F64)
        return v->f;
    return is_signed(v->type) ? (double)v->i : (double)v->u;
}

static void put_column(reader *r, size_t row, size_t k, const tr_value *v)
{
    column *c = &r->batch.columns[k];
    if (v->type == 0 || tr_is_null(v) || tr_is_unread(v))
        return;
    if (c->kind.type == COL_I64)
        c->i64[row] = v->i;
    else if (c->kind.type == COL_F64)
        c->f64[row] = number_of(v);
    else if (c->kind.type == COL_BOOL) {
        c->bits[row >> 3] &= (unsigned char)~(1u << (row & 7));
        column_bit(c, row, v->u != 0);
    } else
        c->i32[row] = value_word(r, c->words, v);
    if (!(c->valid[row >> 3] >> (row & 7) & 1)) /* of several the last counts */
        column_valid(c, row);
}

/* Values into the columns asked for: before the arguments, for both use the scratch. */
static void put_columns(reader *r, size_t row, const tr_event *e)
{
    const form *f = &r->reading->forms[e->def->index];
    unsigned k;
    tr_fields(e, r->values);
    for (k = 0; k < e->def->nfields; k++)
        if (f->fields[k].column >= 0)
            put_column(r, row, (size_t)f->fields[k].column, &r->values[k]);
}

static bool put_json(reader *r, const tr_event *e, bool any)
{
    const form *f = &r->reading->forms[e->def->index];
    tool_out *out = r->scratch;
    unsigned k, n = tr_fields(e, r->values);
    for (k = 0; k < n; k++) {
        const field_form *x = &f->fields[k];
        const tr_value *v = &r->values[k];
        if (!x->shown)
            continue;
        out_room(out);
        out_char(out, any ? ',' : '{');
        if (x->nkey <= 1024)
            out_put(out, x->key, x->nkey);
        else
            out_bytes(out, x->key, x->nkey);
        any = true;
        if (x->plain && !tr_is_null(v) && !tr_is_unread(v)) {
            if (is_signed(v->type))
                out_i64(out, v->i);
            else
                out_u64(out, v->u);
        } else {
            tool_json j = {.out = out, .after_key = true, .depth = 8};
            out_room(out);
            value_json(&j, v);
        }
    }
    return any;
}

bool kept_next(const kept *k, size_t *at, tr_event *e)
{
    piece p;
    if (*at >= k->n)
        return false;
    memcpy(&p, k->data + *at, sizeof p);
    *e =
        (tr_event){.def = p.def, .recorder = p.recorder, .payload = k->data + *at + sizeof p, .payload_bytes = p.bytes};
    *at += p.next;
    return true;
}

void args_write(reader *r, size_t row, const kept *k, const tr_event *last)
{
    const reading *x = r->reading;
    bool any = false;
    const char *text;
    size_t at, n;
    tr_event e;
    if (last && !x->forms[last->def->index].kept)
        last = NULL;
    if (x->asked.nfields) {
        for (at = 0; k && kept_next(k, &at, &e);)
            put_columns(r, row, &e);
        if (last)
            put_columns(r, row, last);
    }
    if (x->common[C_ARGS] < 0)
        return;
    for (at = 0; k && kept_next(k, &at, &e);)
        any = put_json(r, &e, any);
    if (last)
        any = put_json(r, last, any);
    if (any) {
        column *c = &r->batch.columns[x->common[C_ARGS]];
        out_room(r->scratch);
        out_char(r->scratch, '}');
        text = out_taken(r->scratch, &n);
        column_text(c, row, text, n);
        column_valid(c, row);
    }
}
