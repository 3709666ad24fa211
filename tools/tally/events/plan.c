/* plan.c - what a definition asks for, and where its fields are */
#include "common/comms.h"
#include "common/names.h"
#include "tally/tally.h"
#include <string.h>
#include <strings.h>

static unsigned type_bytes(uint8_t type)
{
    static const uint8_t bytes[16] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8, 0, 4};
    return type < 16 ? bytes[type] : 0; /* 0: it depends */
}

static fixed_field fixed(const tr_def *def, int wanted)
{
    fixed_field f = {FIELD_NONE, 0};
    int at = 0, k;
    if (wanted < 0)
        return f;
    for (k = 0; k < wanted && at >= 0; k++)
        at = type_bytes(def->fields[k].type) ? at + (int)type_bytes(def->fields[k].type) : -1;
    f.type = def->fields[wanted].type;
    f.at = at < 0 || !type_bytes(f.type) || f.type == TRACE_T_STRID ? FIELD_MOVES : at;
    return f;
}

int role_index(const tr_def *def, enum trace_role role)
{
    int k;
    for (k = 0; k < def->nfields; k++)
        if (def->fields[k].role == role)
            return k;
    return -1;
}

fixed_field plan_field(const tr_def *def, enum trace_role role) { return fixed(def, role_index(def, role)); }

/* The field with that role; FIELD_MOVES if there are several, for they are added. */
static fixed_field summed(const tr_def *def, enum trace_role role)
{
    fixed_field f = fixed(def, role_index(def, role));
    int k, n = 0;
    for (k = 0; k < def->nfields; k++)
        n += def->fields[k].role == role;
    if (n > 1)
        f.at = FIELD_MOVES;
    return f;
}

void plan_make(plan *p, const tr_def *def)
{
    plan_fields(p, def);
    p->api = text_id(def->api, strlen(def->api));
    p->name = text_id(def->name, strlen(def->name));
}

void plan_fields(plan *p, const tr_def *def)
{
    unsigned k;
    p->kind = def->kind;
    p->named =
        role_index(def, TRACE_R_NAME) >= 0 || (def->kind == TRACE_KIND_COUNTER && role_index(def, TRACE_R_TRACK) >= 0);
    p->message = role_index(def, TRACE_R_DST) >= 0 || role_index(def, TRACE_R_SRC) >= 0;
    p->bytes = summed(def, TRACE_R_BYTES);
    p->sent = summed(def, TRACE_R_BYTES_SENT);
    p->received = summed(def, TRACE_R_BYTES_RECV);
    p->carries = def->bytes >= 0;
    p->result = fixed(def, def->result);
    p->id = fixed(def, role_index(def, TRACE_R_ID));
    p->value = fixed(def, role_index(def, TRACE_R_VALUE));
    p->calls = fixed(def, role_index(def, TRACE_R_CALLS));
    p->spent = fixed(def, role_index(def, TRACE_R_SPENT));
    p->direction = fixed(def, role_index(def, TRACE_R_DIRECTION));
    p->comm = fixed(def, role_index(def, TRACE_R_COMM));
    p->seq = fixed(def, role_index(def, TRACE_R_COLL_SEQ));
    p->comm_size = fixed(def, role_index(def, TRACE_R_COMM_SIZE));
    p->device = names_device(def);
    p->collective = (def->roles >> TRACE_R_COMM & 1) && (def->roles >> TRACE_R_COLL_SEQ & 1) &&
                    (def->kind == TRACE_KIND_BEGIN || def->kind == TRACE_KIND_META);
    p->sized = (p->sent.at != FIELD_NONE || p->received.at != FIELD_NONE) && def->kind != TRACE_KIND_SLICE;
    p->begun |= def->roles >> TRACE_R_REQUEST & 1;
    p->comm_name = (int16_t)comms_name_field(def);
    p->comm_told = def->kind == TRACE_KIND_END && def->pair && def->roles >> TRACE_R_COMM & 1 &&
                   comms_name_field(def->pair) >= 0 && comms_names_later(def->pair);
    p->where = -1;
    for (k = 0; k < def->nfields; k++)
        if (def->fields[k].type == TRACE_T_STRID && !strcmp(def->fields[k].name, "where"))
            p->where = (int16_t)k;
    p->handle = -1;
    for (k = 0; k < def->nfields; k++)
        if (def->fields[k].type == TRACE_T_HANDLE &&
            !strcmp(def->fields[k].name, def->kind == TRACE_KIND_OBJECT ? "handle" : "comm"))
            p->handle = (int16_t)k;
    p->moves |= def->kind == TRACE_KIND_BEGIN && p->direction.at != FIELD_NONE;
}
