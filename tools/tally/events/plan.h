/* plan.h - what a definition asks for, and numbers out of its events' payloads, where it says they are */
#ifndef PLAN_H
#define PLAN_H
#include "common/names.h"
#include "read/read.h"
#include <string.h>

/* Bytes by what became of them: sent, received, or neither (copies, files). */
typedef struct volume {
    uint64_t bytes, sent, received;
} volume;
static inline void volume_add(volume *to, volume more)
{
    to->bytes += more.bytes;
    to->sent += more.sent;
    to->received += more.received;
}

typedef struct fixed_field {
    int32_t at;
    uint8_t type;
} fixed_field; /* at: offset in the payload; FIELD_* otherwise */
enum { FIELD_NONE = -1, FIELD_MOVES = -2 };
typedef struct plan { /* what to do with a definition, worked out once */
    uint8_t kind;
    /* sized: a message or a collective; device: its work; carries: fields with bytes; moves: memory, and says from
     * where to where */
    bool named, message, device, carries, moves, sized;
    bool collective, begun; /* takes part in one; begun: the call may return before it is over */
    bool comm_told;         /* the end of a call that names a communicator, which this tells of */
    bool seldom;            /* a begin with more to do than most: it moves, is collective or names a communicator */
    bool returns;           /* a begin of a call whose end has a result */
    bool leaf;              /* a begin that may be counted with the end behind it: not seldom, and without a name */
    int16_t comm_name;      /* field with the name a communicator is given; -1: none */
    int16_t where;          /* field with the place in the program; -1: none */
    int16_t handle;         /* field that tells members of one communicator in one process apart; -1: none */
    fixed_field bytes, sent, received, result, id, value, direction;
    fixed_field calls, spent;         /* of an instant that stands for calls */
    fixed_field comm, seq, comm_size; /* of calls that are collective */
    uint32_t api, name;
} plan;

int role_index(const tr_def *def, enum trace_role role);         /* first field with that role, -1 none */
fixed_field plan_field(const tr_def *def, enum trace_role role); /* the same: where it is */
void plan_make(plan *p, const tr_def *def);
void plan_fields(plan *p, const tr_def *def); /* all but the texts */

static inline int64_t whole(const unsigned char *p, uint8_t type)
{
    union {
        uint8_t u8;
        int8_t i8;
        uint16_t u16;
        int16_t i16;
        uint32_t u32;
        int32_t i32;
        int64_t i64;
    } v;
    switch (type) {
    case TRACE_T_U8:
    case TRACE_T_BOOL: return *p;
    case TRACE_T_I8: memcpy(&v.i8, p, 1); return v.i8;
    case TRACE_T_U16: memcpy(&v.u16, p, 2); return v.u16;
    case TRACE_T_I16: memcpy(&v.i16, p, 2); return v.i16;
    case TRACE_T_U32: memcpy(&v.u32, p, 4); return v.u32;
    case TRACE_T_I32: memcpy(&v.i32, p, 4); return v.i32;
    case TRACE_T_U64:
    case TRACE_T_I64:
    case TRACE_T_PTR:
    case TRACE_T_HANDLE: memcpy(&v.i64, p, 8); return v.i64;
    }
    return 0;
}

/* A whole number at a place that is always the same; false: it has to be looked for. */
static inline bool field_at(fixed_field f, const tr_event *e, uint64_t *v)
{
    if (f.at < 0 || f.type == TRACE_T_F32 || f.type == TRACE_T_F64)
        return false;
    *v = (uint64_t)whole(e->payload + f.at, f.type);
    return true;
}

static inline uint64_t field_bytes(fixed_field f, const tr_event *e, enum trace_role role)
{
    int64_t n;
    if (f.at == FIELD_NONE)
        return 0;
    if (f.at == FIELD_MOVES)
        return tr_bytes_of(e, role);
    n = whole(e->payload + f.at, f.type);
    return n > 0 ? (uint64_t)n : 0;
}

static inline volume event_volume(const plan *p, const tr_event *e)
{
    volume v = {0, 0, 0};
    if (p->carries) {
        v.bytes = field_bytes(p->bytes, e, TRACE_R_BYTES);
        v.sent = field_bytes(p->sent, e, TRACE_R_BYTES_SENT);
        v.received = field_bytes(p->received, e, TRACE_R_BYTES_RECV);
    }
    return v;
}

static inline void open_carry(tr_open *o, const plan *p, const tr_event *e)
{
    o->bytes += field_bytes(p->bytes, e, TRACE_R_BYTES);
    o->sent += field_bytes(p->sent, e, TRACE_R_BYTES_SENT);
    o->received += field_bytes(p->received, e, TRACE_R_BYTES_RECV);
}

static inline uint64_t event_direction(const plan *p, const tr_event *e)
{
    tr_value v;
    if (p->direction.at >= 0)
        return (uint64_t)whole(e->payload + p->direction.at, p->direction.type);
    return p->direction.at == FIELD_MOVES && tr_role_get(e, TRACE_R_DIRECTION, &v) && !v.is_array ? v.u : 0;
}

static inline bool event_error(const plan *p, const tr_event *e)
{
    if (p->result.at == FIELD_NONE)
        return false;
    if (p->result.at >= 0 && p->result.type <= TRACE_T_I64 && whole(e->payload + p->result.at, p->result.type) == 0)
        return false;
    return tr_is_error(e);
}
#endif
