/* graph.h - what waited for what: the operations of a job as a causal graph
 *
 * A lane is a thread of a process or a queue of a device. On it lie nodes, in order of time: on a thread the calls that
 * may wait (collectives, messages, calls of a device's API) or ask for work, on a queue the work. Between two nodes a
 * thread is busy by itself. A node begins when the one before it on its lane is over and what lies between is done; it
 * ends when what it waits for has come, and after what it takes by itself. What it waits for are its edges, and the
 * other members of its group, one collective.
 *
 * Everything that is found out stands on these few facts: replay.c plays the graph again with other durations and
 * walks it backwards, segments.c compares ranks between collectives. Memory is 150 bytes a node; `most` bounds their
 * number, and `until` says how far the graph reaches then.
 */
#ifndef REPORT_GRAPH_H
#define REPORT_GRAPH_H
#include "common/flows.h"
#include "read/read.h"
#include "tally/tally.h"

#define NONE UINT32_MAX

typedef struct lane {
    const tr_thread *thread;             /* of a queue: one that recorded its work */
    const tr_track *track;               /* NULL: a thread */
    uint32_t process, main;              /* main: the first thread's lane of the process */
    uint32_t leader;                     /* of a thread without nodes: the thread of its process with most; NONE */
    uint32_t first, last, nodes, groups; /* groups: nodes of collectives */
    int64_t from, to;                    /* its first event, its last */
    int64_t latency;                     /* of a queue: the shortest time from asking for work to its begin */
} lane;

enum node_kind { NODE_COLLECTIVE, NODE_MESSAGE, NODE_DEVICE_CALL, NODE_KERNEL, NODE_COPY };
enum {
    NODE_ARRIVES = 1, /* comes to its group */
    NODE_AWAITS = 2,  /* is over when all have come to its group */
    NODE_SENDS = 4,
    NODE_RECEIVES = 8,
    NODE_LAUNCHES = 16,
    NODE_WHOLE = 32,    /* ends when all of its group have come; else at most for one, by an edge */
    NODE_PAGEABLE = 64, /* a copy from or to ordinary memory of the host */
    NODE_WOKEN = 128    /* the first in a task of a thread that was in none before: the first thread gave it that */
};
/* What is played together: with its begin its end, for it waits for nobody then; with its end the begin of the next one
 * of its lane, which waits for nothing else. */
enum { PLAY_END = 1, PLAY_NEXT = 2 };
typedef struct node {
    int64_t begin, end; /* end > begin */
    int64_t ready;      /* when what it waited for at its end had come; INT64_MIN: it waited for nobody */
    int64_t gap;        /* how long before its begin all was there that it needs to begin; INT64_MIN: not known */
    uint64_t bytes;     /* of a kernel: its blocks; 0: unknown */
    uint32_t lane;
    uint32_t edges; /* causes of it; NONE: no */
    uint32_t group;
    uint32_t name; /* text_of() */
    uint16_t direction;
    uint8_t kind, flags;
    uint8_t plays;
} node;

/* Messages of about one size: how long it is in bits, and whether it was received. 0: it was not sent either. */
enum { SIZE_CLASSES = 65, MESSAGE_CLASSES = 1 + 2 * SIZE_CLASSES };
static inline unsigned message_class(const node *m)
{
    if (m->kind != NODE_MESSAGE || !(m->flags & (NODE_SENDS | NODE_RECEIVES)))
        return 0;
    return 1 + (m->flags & NODE_RECEIVES ? SIZE_CLASSES : 0) +
           (m->bytes ? 64 - (unsigned)__builtin_clzll(m->bytes) : 0);
}

/* The begin (or the end: from_end) of `cause` comes before the end (or the begin: to_begin) of the node that has it. */
typedef struct edge {
    uint32_t cause, next;
    bool from_end, to_begin;
    bool late;      /* the cause came after what has it, so it was none */
    bool message;   /* the cause sent a message that is received here */
    uint32_t after; /* how long after the cause's begin, in 16 ns: work is asked for in the middle of a long call */
} edge;
enum { AFTER_UNIT = 16 };

typedef struct group { /* one collective */
    uint32_t api, size, came;
    uint32_t first, n; /* of graph.members */
    uint32_t last;     /* who came last */
    bool asked;        /* its calls only launch it: queues of devices do it */
} group;

typedef struct graph {
    tr_trace *trace;
    lane *lanes;
    uint32_t nlanes;
    node *nodes;
    uint32_t n;
    size_t room, most;
    edge *edges;
    uint32_t nedges;
    size_t edge_room;
    group *groups;
    uint32_t ngroups;
    size_t group_room;
    uint32_t *members;  /* of all groups, of each who began last first */
    int64_t until;      /* INT64_MAX: it has everything */
    int64_t cut;        /* the end of the part of the run that it is of; INT64_MAX: it goes on to the end */
    int64_t from, to;   /* the run */
    uint32_t *by_begin; /* all nodes */
    uint32_t
        *moments; /* begins and ends of nodes, in the order in which they were, but for what is played with others */
    size_t nmoments;
    int64_t *foreign;  /* how long each node waited for another process */
    int64_t *lost;     /* before each node, while its thread was by itself: time it was kept from running; NULL: none */
    void *room_for[2]; /* 16 bytes a node each, for who needs them for a while */
    /* Where nodes were before they stood by lane. What is worked out of each node lies there, for new memory takes
     * longer than most work. */
    unsigned char *pool;
    size_t pool_bytes, pooled;
} graph;

/* When the cause was there. */
static inline int64_t edge_ns(const graph *g, const edge *x)
{
    return x->from_end ? g->nodes[x->cause].end : g->nodes[x->cause].begin + (int64_t)x->after * AFTER_UNIT;
}

#define MOMENT_END (1u << 31) /* of a moment: it is the end of the node */

/* No more nodes than that will come: memory for them is only asked for, and taken as they come. */
void graph_room(graph *g, uint64_t nodes);
node *graph_node(graph *g, uint32_t lane, int64_t ns, enum node_kind kind, uint32_t name); /* NULL: it is full */
void graph_edge(graph *g, uint32_t to, uint32_t cause, bool from_end, bool to_begin);
void graph_message(graph *g, uint32_t receive, uint32_t send);
/* That call asked for the work, so many units after its begin. */
void graph_asked(graph *g, uint32_t work, uint32_t call, uint32_t after);
/* Makes the node a member of that group, unless it is one of another. flags: NODE_ARRIVES, NODE_AWAITS */
void graph_join(graph *g, uint32_t node, uint32_t group, unsigned flags);
void graph_clear(graph *g); /* no nodes, edges and groups any more; lanes stay */
/* Orders nodes by lane and time. Returns the new number of each node, valid until graph_finish(). */
const uint32_t *graph_place(graph *g);
void graph_finish(graph *g); /* orders queues, finds what calls of devices waited for, closes groups */
/* So many bytes for each node and for one more, not zeroed; they live as long as the graph. All who ask may have
 * together what a node has. */
void *graph_memory(graph *g, size_t bytes);
void graph_free(graph *g);

/* Once the graph is finished, nodes of a lane stand one behind the other. NONE: there is none. */
static inline uint32_t node_before(const graph *g, uint32_t at)
{
    return at > g->lanes[g->nodes[at].lane].first ? at - 1 : NONE;
}
static inline uint32_t node_after(const graph *g, uint32_t at)
{
    const lane *l = &g->lanes[g->nodes[at].lane];
    return at + 1 < l->first + l->nodes ? at + 1 : NONE;
}
/* The first node of the lane that begins at that time or later; past its last node: there is none. */
uint32_t lane_from(const graph *g, const lane *l, int64_t ns);
/* The last node of the lane that was over at that time; NONE: there is none. */
uint32_t lane_last_over(const graph *g, const lane *l, int64_t ns);
static inline bool is_device(const graph *g, uint32_t at) { return g->lanes[at].track != NULL; }
uint32_t graph_devices(const graph *g); /* how many nodes are work of devices */
/* node.ready, or the same of its begin; who that was. */
int64_t node_ready(const graph *g, uint32_t n, bool at_begin, uint32_t *cause, bool *from_end);
/* What it took by itself. */
static inline int64_t node_own(const graph *g, uint32_t at)
{
    const node *n = &g->nodes[at];
    return n->end - (n->ready > n->begin ? n->ready : n->begin);
}
static inline int64_t node_lost(const graph *g, uint32_t at) { return g->lost ? g->lost[at] : 0; }
static inline uint32_t node_process(const graph *g, uint32_t n) { return g->lanes[g->nodes[n].lane].process; }
#endif
