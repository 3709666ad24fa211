/* flow_events.h - messages, collectives, device work, and the arrows a program draws itself
 *
 * Perfetto draws an arrow from the slice that began first to the one that began later, whatever was said to be its
 * source. A receive that waited for its sender began first, so there the arrow has to end at something that begins when
 * the message is complete: an instant "message" inside the receive. */
#ifndef FLOW_EVENTS_H
#define FLOW_EVENTS_H
#include "emit.h"
#include "common/flows.h"

typedef struct flow_events {
    flows flows;
    tr_map3 user;    /* id and process -> begin of the slice it left or reached first, number */
    uint64_t arrows; /* numbers given */
    bool draws;      /* some event is where an arrow arrives: else there is no need to remember where they start */
} flow_events;

/* All three add to the event at hand; `process` recorded it. */
/* What its roles say about messages, collectives and device work. */
void flow_events_add(flow_events *f, emit *o, const tr_process *process, pf_track *t, const plan *p, int64_t slice_ns);
/* Which work the innermost open slice caused. */
void flow_events_launch(emit *o, const tr_process *process, pf_track *t, const plan *p);
/* Arrows between tasks, by number. After the begin, before the end of the slice they belong to. */
void flow_events_user(flow_events *f, emit *o, const tr_process *process, pf_track *t, const plan *p, int64_t slice_ns,
                      bool slice_open);
void flow_events_free(flow_events *f);
#endif
