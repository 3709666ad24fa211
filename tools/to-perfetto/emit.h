/* emit.h - the trace that is written, and the event at hand: what every file that writes needs */
#ifndef EMIT_H
#define EMIT_H
#include "event_plan.h"

typedef struct emit {
    pf w;
    plan_keys keys;
    enum plan_args args;
    tr_value *values; /* of the event at hand */
    int64_t now;      /* the newest time met */
    bool muted;       /* before --from: state is kept, nothing written */
} emit;

void emit_start(emit *o, int64_t now, enum plan_args args);
void emit_free(emit *o);

/* The event's name and category: texts, or 0 and the text itself. */
typedef struct event_name {
    pf_id name, category;
    const char *text;
    size_t n;
} event_name;
event_name emit_name(emit *o, const tr_event *e, const plan *p);
#endif
