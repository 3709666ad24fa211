/* flows.h - which receive belongs to which send, and one number for the ranks of one collective
 *
 * Messages of one (communicator, source, destination, tag) arrive in the order they were sent, so the n-th send and the
 * n-th receive of that key are one message, whichever of them is seen first (clocks of nodes differ a little). What is
 * kept: two counters a key, and the begin of each send until its receive is seen. */
#ifndef FLOWS_H
#define FLOWS_H
#include "support/map.h"

typedef struct flow_key {
    uint64_t comm;
    int64_t tag;
    int32_t src, dst;
} flow_key;
typedef struct flow_link {
    uint64_t id;
    bool seen;       /* the other end was met before */
    int64_t send_ns; /* of a receive: begin of the send's slice; INT64_MIN unknown */
} flow_link;

typedef struct flows {
    tr_map3 pairs;   /* comm, tag, src and dst -> sent and received, each beside the pair's number */
    tr_map3 pending; /* id of a message -> begin of its send */
    tr_map3 comms;   /* communicator -> number */
    uint32_t numbers;
    uint64_t messages, early; /* matched; of them received before they were sent, by the clocks */
} flows;

flow_link flows_send(flows *f, const flow_key *key, int64_t slice_ns);
flow_link flows_receive(flows *f, const flow_key *key);
uint64_t flows_unmatched(const flows *f, uint64_t *receives); /* sends without a receive; receives without a send */
uint64_t flows_collective(flows *f, uint64_t comm, uint64_t sequence);
/* Slices of sends so far mean nothing any more: their receives find INT64_MIN. */
void flows_forget(flows *f);
void flows_free(flows *f);
#endif
