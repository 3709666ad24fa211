/* meetings.h - who came last to a collective, and how long a member waited for it
 *
 * A member that is still in its call when the last one comes has waited for it since it came; that is known when the
 * call ends, for events come in the order of time. One that leaves before (a root, a leaf), and a call that only begins
 * the collective or queues it, says nothing about waiting. */
#ifndef MEETINGS_H
#define MEETINGS_H
#include "communicators.h"

typedef struct meetings {
    tr_map3 under_way;
} meetings; /* communicator, number, API -> collective */
struct collective;

/* A call of a member begins; NULL: it is no collective whose members can be counted. */
struct collective *meeting_begin(meetings *all, const communicators *known, const tr_event *e, const plan *p);
/* Adds to the event at hand; end NULL: it was left. */
void meeting_end(meetings *all, emit *o, struct collective *m, pf_track *t, int64_t begin_ns, const plan *end);
void meetings_free(meetings *all);
#endif
