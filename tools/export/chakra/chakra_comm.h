/* chakra_comm.h - collectives and messages as nodes that communicate */
#ifndef CHAKRA_COMM_H
#define CHAKRA_COMM_H
#include "chakra.h"

/* What the definition's calls are; nothing else of the plan is touched. */
void chakra_comm_plan(chakra_plan *p);
/* A call begins, which may communicate. Returns the transfer if it is a node of its own, for the call returns before
 * it is over; else CHAKRA_NONE. */
uint32_t chakra_comm_begin(chakra *c, const chakra_plan *p, const tr_event *e, uint32_t node, uint32_t lane);
/* The end of a call, or what is told within it: a message has come. call NONE: no call is open. */
void chakra_comm_received(chakra *c, const tr_event *e, uint32_t call, uint32_t lane);
/* A node beside another one, such as MPI_Isend:send. */
uint32_t chakra_comm_beside(chakra *c, uint32_t node, enum chakra_kind kind, uint32_t comm, uint32_t lane, int64_t ns);
/* A group of calls is over, none of whose work is on record: what they communicate goes on at one time, beside them. */
void chakra_comm_group(chakra *c, uint32_t lane, int64_t end_ns);
/* The call has made a request; transfer NONE: of a message that will come. */
void chakra_comm_request(chakra *c, const tr_event *e, uint32_t call, uint32_t transfer);
/* The call waits for requests. */
void chakra_comm_waits(chakra *c, const tr_event *e, uint32_t node);
/* The call, and with it what it waited for, is over. */
void chakra_comm_end(chakra *c, uint32_t node, int64_t end_ns);
#endif
