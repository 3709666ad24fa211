/* chakra.h - Chakra execution traces: what its files share
 *
 * A trace of a rank is a graph. Nodes are calls and tasks of threads, work of devices, and transfers: messages and
 * collectives that go on beside the call which began them. A node's deps are nodes that must be over before it begins;
 * its parent is the call or task it was made in. All is kept in memory until the part ends, some 120 bytes a node,
 * because work of devices is told of late. chakra_order.c then puts queues into order and numbers the nodes so that
 * every dep has a lower number.
 *
 * Layers: chakra; chakra_message; chakra_comm chakra_wait chakra_order; chakra_take; chakra_write, which is the format.
 */
#ifndef CHAKRA_H
#define CHAKRA_H
#include "common/numbered.h"
#include "export/walk/groups.h"
#include "export/walk/texts.h"
#include "export/walk/waits.h"
#include "export/walk/walk.h"
#include "support/memory.h"

#define CHAKRA_NONE UINT32_MAX

enum chakra_kind { CHAKRA_CALL, CHAKRA_KERNEL, CHAKRA_COPY, CHAKRA_FILL, CHAKRA_TRANSFER };

typedef struct chakra_node {
    int64_t begin, end;
    uint64_t own_ns; /* of a call: without what it called. A node takes so long */
    uint64_t bytes;
    uint32_t name, api; /* texts */
    uint32_t lane, parent;
    uint32_t deps;      /* the newest; NONE: it has none */
    uint32_t comm;      /* its place + 1; 0: it does not communicate */
    uint16_t direction; /* of a copy */
    uint8_t kind;
    bool gone; /* it was over before the window began */
} chakra_node;

typedef struct chakra_dep {
    uint32_t cause, next;
} chakra_dep;

/* A thread, or a queue of a device. */
typedef struct chakra_lane {
    const tr_thread *thread; /* of a queue: that recorded its work */
    int64_t stream, device;  /* numbers; -1: a thread, or not known */
    uint32_t last;           /* of a thread: the node that began last */
    uint32_t after;          /* transfers that the next node waits for, too: as node.deps */
    uint32_t blocking;       /* a launch that the next node may have waited for, + 1 */
    uint32_t *unsettled;     /* what calls communicate that are over without work of a device: comms */
    size_t nunsettled, room;
    uint32_t groups; /* of calls (ncclGroupStart) that are open */
} chakra_lane;

/* enum NodeType and enum CollectiveCommType of the schema */
enum { NODE_METADATA = 1, NODE_LOAD = 2, NODE_STORE = 3, NODE_COMP = 4, NODE_SEND = 5, NODE_RECV = 6, NODE_COLL = 7 };

typedef struct chakra_comm {
    uint64_t comm, bytes, seq;
    int32_t src, dst, tag; /* of a message: ranks of the job */
    uint32_t call;         /* that it was made by */
    uint8_t type;          /* NODE_SEND, NODE_RECV, NODE_COLL */
    uint8_t collective;
    bool asked;     /* its call has asked for work of a device */
    bool on_device; /* a kernel does it: the call is an ordinary one */
    bool alone;     /* a message whose other end is not on record: simulators would wait for it */
} chakra_comm;

/* A call that asked for work; `first` and `last` of it by begin and by end. */
typedef struct chakra_launch {
    uint32_t call, first, last;
    uint32_t comm;            /* that its kernel does, + 1 */
    uint32_t others, nothers; /* others of the same group, each of which is a node of its own: places in `others` */
} chakra_launch;

typedef struct chakra_plan { /* what becomes of the events of a definition */
    const tr_def *def;
    int16_t stream, event, peer; /* fields; -1: none */
    int8_t collective;           /* enum CollectiveCommType; -1: none */
    bool on_stream;              /* a collective that a kernel does */
    bool sends, receives;        /* such a message */
    bool begins;                 /* it returns before its transfer is over: its end has a request */
    bool waits_for_requests, copies_blocking;
    bool groups, ends_group; /* calls between both go on at one time */
    enum wait_kind wait;
} chakra_plan;

/* An end of a message. */
typedef struct chakra_message {
    uint64_t comm;
    int32_t src, dst; /* ranks of the job; -1: not known */
    int32_t tag;
    bool sent; /* this end */
} chakra_message;

/* What is known of all ranks before any is written. */
typedef struct chakra_job {
    groups *groups;
    chakra_plan *plans;
    struct chakra_pairs *pairs; /* chakra_message.c */
} chakra_job;

typedef struct chakra {
    const export_part *part;
    walk *walk;
    const groups *groups;
    const chakra_plan *plans;
    const struct chakra_pairs *pairs;
    tr_map3 ends; /* of messages so far: chakra_pairs_next() */
    /* of the event at hand: the end of a message that it is, which gets that tag; paired: the other is there, too */
    chakra_message message;
    bool is_message, paired;
    int32_t tag;
    chakra_node *nodes;
    uint32_t n, ndeps;
    chakra_dep *deps;
    chakra_comm *comms;
    uint32_t ncomms;
    chakra_launch *launches;
    uint32_t nlaunches;
    uint32_t *others; /* comms */
    uint32_t nothers;
    struct chakra_waiting *waits; /* chakra_wait.c */
    size_t node_room, dep_room, comm_room, launch_room, other_room, lane_room;
    chakra_lane **lanes;
    uint32_t nlanes;
    tr_map3 queues;   /* track or process and definition -> place of its lane + 1 */
    tr_map3 requests; /* process, API, handle -> call that made it, transfer + 1 */
    numbered asked;
    texts texts;
    uint32_t *order, *number; /* chakra_order.c: nodes as they are written; by node: its place there + 1 */
    uint32_t norder;
    int64_t base_ns;
} chakra;

/* chakra.c */
uint32_t chakra_add(chakra *c, enum chakra_kind kind, int64_t ns, uint32_t name, uint32_t api, uint32_t lane);
void chakra_depends(chakra *c, uint32_t node, uint32_t cause); /* cause NONE: nothing */
uint32_t chakra_lane_of(chakra *c, const walk_thread *t);
uint32_t chakra_lane_new(chakra *c, const tr_thread *thread);
void chakra_free(chakra *c);

/* chakra_order.c: work of one queue waits for the work before it; then all nodes get their order. */
void chakra_order(chakra *c);
#endif
