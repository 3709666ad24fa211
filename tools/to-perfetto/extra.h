/* extra.h - what an open slice needs until its end and hardly ever has */
#ifndef EXTRA_H
#define EXTRA_H
#include "emit.h"

typedef struct slice_extra {
    pb_buf held; /* annotations that came after the begin: Perfetto takes them with the end */
    pf_id *keys; /* of these, for a key may come twice */
    uint32_t nkeys, keys_cap;
    uint64_t bytes;                /* of the messages completed inside */
    struct collective *collective; /* it is a member's call of, or NULL */
    char *comm_name;               /* of the communicator that its end will tell of, or NULL */
    tr_event *copies; /* --from: the begin and what followed, for a slice that is still open when the window starts */
    uint32_t ncopies, copies_cap;
} slice_extra;

void extra_free(slice_extra *x);
/* Keeps what an event says about a slice that `begin` began, until its end. */
void extra_annotate(emit *o, slice_extra *x, const plan *begin, pf_track *t, const plan *p, const tr_event *e);
void extra_copy(slice_extra *x, const tr_event *e);
#endif
