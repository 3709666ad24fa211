/* gatherer.h - what has been read so far: the open calls of each thread, and what the events of a definition do
 *
 * gather_trace.c reads, and follows the tasks. gather_defs.c decides once for each definition what its events do.
 * gather_calls.c handles collectives, requests, messages and windows of MPI; gather_device.c launches and the work of
 * queues. */
#ifndef REPORT_GATHERER_H
#define REPORT_GATHERER_H
#include "report/graph/epochs.h"
#include "gather_trace.h"
#include "report/graph/kernels.h"
#include "report/facts/launches.h"
#include "report/graph/messages.h"

enum { CALL_NS = 2000 }; /* shorter calls of which nothing else is known get no node */
/* Namespaces of groups: collectives that queues report, the last calls of all ranks, and collectives that
 * launches of kernels report. */
#define OF_QUEUES (1ull << 32)
#define OF_ENDS (1ull << 33)
#define OF_KERNELS (1ull << 34)
/* What calls of a definition do. IN_PLACE: a thread of the library does the collective. It counts as one of the first
 * thread, which waits for it sooner or later. */
enum { COMMUNICATES = 1, DRIVES = 2, IN_PLACE = 4 };

/* A collective that was launched, and that a queue will do. */
typedef struct queued {
    uint64_t comm, seq;
} queued;

typedef struct thread_now {
    tr_stack *stack;
    const tr_def *outer; /* the outermost call of an API that communicates or drives a device; NULL: none is open */
    int64_t outer_ns;
    uint64_t bytes;
    uint32_t node;                         /* of that call; NONE: nothing has made one */
    uint32_t sent;                         /* the message that it has sent; NONE: none */
    queued *queued;                        /* collectives that it launched, and that no kernel does yet */
    size_t nqueued, queued_room, launched; /* launched: how many of them the open call has launched */
    int gathers;                           /* depth of open groups of calls, which are launched together at the end */
    uint32_t polls;                        /* node of the calls that polled, if nothing has happened since; NONE */
    uint32_t lane;                         /* where its nodes are */
    uint16_t depth;                        /* open tasks of the program */
    uint16_t waiting, regions;             /* open waits and regions of a team; those inside others are the same */
    bool busy;                             /* something was called since the last outermost task began or was over */
    sampled sampled;
} thread_now;

/* What an event of a definition does; those that change a thread's stack come first. */
enum { ACT_BEGIN, ACT_END, ACT_END_TOLD, ACT_POLLS, ACT_TOLD, ACT_PAUSE, ACT_WORK, ACT_COUNTER, ACT_NONE };
typedef struct def_acts {
    uint8_t act;
    uint8_t api;             /* what calls do */
    bool synchronous;        /* a message it sends is over when it is received */
    int8_t gathers;          /* 1: calls are gathered from it on, -1: until it */
    int16_t place[3];        /* the fields of its source line: function, file, line; -1: it has none */
    int16_t grid;            /* the field with the number of blocks of a kernel; -1 */
    bool asks;               /* a collective that a queue of a device does later */
    uint8_t epoch;           /* what it does with a window: epoch_call_of() */
    int16_t target, how;     /* its fields for the owner of the memory and for the kind of lock; -1 */
    bool starts, readies;    /* it names a request without waiting: it starts it, or hands over a part of it */
    bool task, waits;        /* waits: no task, no call of an API, and named after waiting */
    bool barrier, region;    /* it waits at one; it is a region of a team */
    bool leaf;               /* of a task with nothing in between, only its begin and its end count */
    uint32_t plain;          /* its name without a number, plain_name(); 0: not made yet */
    uint32_t name, directed; /* of work, with that direction + 1; directed 0: not made yet */
    fixed_field tag, src, dst, track, correlation;
} def_acts;

typedef struct gatherer {
    gathered *to;
    graph *g;
    const tally *tally;
    def_acts *defs; /* by definition */
    thread_now *threads;
    flows flows;
    tr_map3 groups, requests; /* requests: process, handle -> group + 1, or REQUEST_... */
    messages messages;
    epochs epochs;
    kernels kernels;
    tr_map3 together; /* process and API, number of a launch -> communicator and number of its collective */
    launches launches;
    size_t ntracks, nthreads;
    int64_t begins, ends; /* the window */
    bool window, before;  /* there is one; it has not begun */
    size_t forget_at;     /* nodes */
} gatherer;

/* The number of that role. It is at f if the definition fixes its place; else the event is searched. */
static inline bool event_number(const tr_event *e, enum trace_role role, fixed_field f, uint64_t *value)
{
    tr_value v;
    if (field_at(f, e, value))
        return true;
    if (f.at == FIELD_NONE || !tr_role_get(e, role, &v) || v.is_array)
        return false;
    *value = v.u;
    return true;
}

static inline const def_acts *acts_of(const gatherer *x, const tr_event *e) { return &x->defs[e->def->index]; }

/* ---- gather_defs.c ----------------------------------------------------------------------------------------------- */

void gather_defs(gatherer *x);

/* ---- gather_calls.c ---------------------------------------------------------------------------------------------- */

/* The node of the thread's outermost open call, made if it has none; the more specific kind stays. NULL: no call is
 * open, or memory is full. */
node *gather_open_node(gatherer *x, thread_now *t, enum node_kind kind);
/* The same of the thread that recorded the event. */
node *gather_node(gatherer *x, const tr_event *e, enum node_kind kind);
/* The kind of a call of which nothing else is known: of a device's API, or of a library that communicates. */
enum node_kind gather_kind(const gatherer *x, const tr_def *outer);
/* The communicator's number among those of all runs: each run numbers its own alike. */
uint64_t gather_comm(const tr_event *e, uint64_t comm);
group *gather_group(gatherer *x, uint64_t basis, uint64_t comm, uint64_t seq, uint32_t *number);
/* The collective in which the event takes part; false: in none. */
bool gather_met(const plan *p, const tr_event *e, uint64_t *comm, uint64_t *seq);
void gather_collective(gatherer *x, const plan *p, const tr_event *e, bool waits);
void gather_request_made(gatherer *x, const tr_event *e); /* by the call that ends */
void gather_requests(gatherer *x, const tr_event *e);     /* that the call names */
void gather_polled(gatherer *x, const tr_event *e);       /* calls that asked in vain whether something is over */
void gather_message(gatherer *x, const plan *p, const tr_event *e);
void gather_window(gatherer *x, const plan *p, const tr_event *e); /* a call on a window of MPI begins */

/* ---- gather_device.c --------------------------------------------------------------------------------------------- */

void gather_asks(gatherer *x, const plan *p, const tr_event *e); /* a launch */
void gather_work(gatherer *x, const plan *p, const tr_event *e); /* a kernel, a copy */
#endif
