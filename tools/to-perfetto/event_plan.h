/* event_plan.h - what an event's definition becomes in Perfetto, worked out once a definition; and its fields as
 * annotations
 */
#ifndef EVENT_PLAN_H
#define EVENT_PLAN_H
#include "pf.h"
#include "read/read.h"

/* Perfetto keeps every set of different arguments in memory, so values that hardly ever repeat (addresses, handles,
 * requests, ids) are left out unless asked for: three of them double the memory a slice takes. */
enum plan_args { ARGS_NONE, ARGS_DEFAULT, ARGS_ALL };

#define PLAN_ROLES 32
typedef struct plan {
    const tr_def *def;
    pf_id name, category; /* 0: found per event (roles NAME, DOMAIN); category 0 also for the program's own tasks */
    pf_id api;            /* two definitions of one API have the same */
    bool plain;           /* a name is all there is to say: no field has to be read */
    bool straight;        /* no field is more than an annotation, and all can be added as they lie in the record */
    bool show;            /* some field becomes an annotation */
    pf_field *fields;     /* if straight: up to the last that is shown */
    unsigned nfields;
    uint8_t *how; /* of each field */
    pf_id *key;
    int16_t role[PLAN_ROLES]; /* first field with that role, -1 none */
    int16_t comm_name;        /* field by which it names a communicator, -1 none */
} plan;

typedef struct plan_keys { /* texts the converter itself says */
    pf_id error, unterminated, message, flow, error_category, trace_category, bytes, paused, resumed, last, waited,
        comm_name, comm_ranks;
} plan_keys;

void plan_make(plan *p, pf *w, const tr_def *def, enum plan_args args);
/* After all are made: an end's fields that the begin has too become "key#2", for an argument set has each key once. */
void plan_pair(plan *end, const plan *begin, pf *w);
/* After that: finds out whether it is straight. */
void plan_straighten(plan *p);
bool plan_has_key(const plan *p, pf_id key);
pf_id plan_numbered_key(pf *w, pf_id key, uint32_t number);
void plan_free(plan *p);

enum { PLAN_SKIP, PLAN_SHOW, PLAN_SHOW_ALL /* arrays to their last element */, PLAN_RESULT /* unless 0 or an error */ };
/* Adds the annotations of the fields; of an event that says `error`, which is shown apart. */
void plan_annotate(const plan *p, pf *w, pf_track *t, const tr_value *values, bool error);
static inline const char *plan_said(const void *recorder, uint32_t id, uint32_t *length)
{
    return tr_text_of((const tr_process *)recorder, id, length);
}
/* The same for a straight plan's event: its values are not needed. */
static inline bool plan_annotate_straight(const plan *p, pf *w, pf_track *t, const tr_event *e)
{
    return p->straight && pf_add_fields(w, t, p->fields, p->nfields, e->payload, plan_said, e->recorder);
}
/* One value under another key. */
void plan_value(pf *w, pf_track *t, pf_id key, const tr_value *v, bool all);
/* The text of the result, for an event that says error. */
pf_id plan_error(const plan *p, pf *w, const tr_value *values);

static inline bool plan_shows(const plan *p, unsigned field) { return p->how[field] != PLAN_SKIP; }
static inline bool plan_shows_all(const plan *p, unsigned field) { return p->how[field] == PLAN_SHOW_ALL; }

static inline const tr_value *plan_role(const plan *p, const tr_value *values, enum trace_role role)
{
    int at = p->role[role];
    return at < 0 || !values[at].type ? NULL : &values[at];
}
#endif
