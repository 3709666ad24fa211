/* communicators.h - what is known of communicators: size, name, members; and their name on each slice of a collective
 *
 * Names and members are those that were told before the slice began, by whatever rank: an event is written when it is
 * met. */
#ifndef COMMUNICATORS_H
#define COMMUNICATORS_H
#include "support/map.h"
#include "emit.h"

typedef struct communicators {
    tr_map3 known;
} communicators; /* communicator, API -> what is known */

uint32_t comm_size(const communicators *k, uint64_t comm, pf_id api); /* 0: not known */
void comm_object(communicators *k, const tr_event *e, const plan *p);
/* A call that names one: now, or, if only its end tells of which, the name is kept in *later. */
void comm_begin(communicators *k, char **later, const tr_event *e, const plan *p);
void comm_end(communicators *k, char **later, const plan *end, const tr_value *values);
void comm_annotate(const communicators *k, emit *o, pf_track *t,
                   const plan *p); /* of a collective: the name of its communicator, its members */
void communicators_free(communicators *k);
#endif
