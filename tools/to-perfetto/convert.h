/* convert.h - recorded events in time order in, Perfetto packets out
 *
 *   threads.c   begin and end: the stack of each thread, and the tracks its slices lie on
 *   spans.c     what needs no stack: async spans, device slices, counters, instants
 *   flow_events.c    messages, flows, correlations
 *   meetings.c  who came last to a collective
 *   comms.c     names and members of communicators
 *   convert.c   which of them an event goes to; processes; the start and the end of the trace
 */
#ifndef CONVERT_H
#define CONVERT_H
#include "flows.h"
#include "lanes.h"
#include "plan.h"
#include "survey.h"

/* What an open slice needs until its end and hardly ever has. */
typedef struct slice_extra {
    pb_buf held;          /* annotations that came after the begin: Perfetto takes them with the end */
    pf_id *keys;          /* of these, for a key may come twice */
    uint32_t nkeys, keys_cap;
    uint64_t bytes;       /* of the messages completed inside */
    struct collective *collective; /* it is a member's call of, or NULL */
    char *comm_name;      /* of the communicator that its end will tell of, or NULL */
    tr_event *copies;     /* --from: the begin and what followed, for a slice that is still open when the window starts */
    uint32_t ncopies, copies_cap;
} slice_extra;

typedef struct open_slice {
    uint32_t serial;
    int64_t begin_ns;
    const plan *plan;
    slice_extra *extra;   /* NULL: nothing */
} open_slice;

/* One Perfetto track of a thread and the slices open on it. */
typedef struct strand {
    pf_track track;
    pf_id api;            /* 0: the thread's own track; else slices of this API, which do not nest with the rest */
    uint32_t deeper;      /* strand that goes on where this one is full; 0 = none */
    open_slice *open;
    uint32_t n, cap;
} strand;

typedef struct thread_state {
    tr_thread *thread;
    tr_stack *stack;
    strand *strands;      /* 0: the thread's own track */
    uint32_t nstrands;
    char *name;           /* as shown */
} thread_state;

typedef struct process_state {
    tr_process *process;
    uint64_t uuid;
    uint32_t pid;         /* as shown: unique in the trace */
    bool shown;
    int64_t last_ns;      /* where it ends */
    thread_state **threads; /* those with events */
    uint32_t nthreads;
    map tids;             /* as shown, taken */
    uint64_t counted;     /* lost events that a thread counted */
} process_state;

typedef struct span { /* an async span under way */
    struct span *next;    /* an older one of the same id */
    lanes *group;
    uint32_t lane;
    const plan *plan;
    pf_id name;
    process_state *process;
    const tr_thread *thread; /* that began it */
    slice_extra extra;
} span;

typedef struct convert_options {
    enum plan_args args;
    int64_t from_ns, to_ns;
    bool (*rank_shown)(const void *user, int32_t rank); /* NULL = all */
    const void *user;
} convert_options;

typedef struct convert {
    pf w;
    tr_trace *trace;
    convert_options options;
    plan *plans;
    plan_keys keys;
    process_state *processes, **ends; /* by index; by time of their end */
    size_t nprocesses, next_end;
    thread_state **threads; /* by tr_thread.index */
    size_t nthreads;
    tr_value *values;       /* of the event at hand */
    int64_t now;
    uint32_t serial;
    bool muted;             /* before --from: state is kept, nothing written */
    flows flows;
    map collectives;        /* communicator, number, API -> collective under way */
    map comms;              /* communicator, API -> comm_info */
    map user_flows;         /* id and process -> begin of the slice it left or reached first, number */
    uint64_t arrows;        /* numbers given */
    bool launches;          /* calls say which device work they caused, after they began: begins wait for that */
    bool draws;             /* some event is where an arrow arrives: else there is no need to remember where they start */
    map groups;             /* process and name, or track -> lanes */
    map counters;           /* process or track, name, unit -> pf_track */
    map spans;              /* process, id -> span */
    map apart;              /* thread, 0.. -> API whose slices get a track of their own there */
    uint64_t late_ns;       /* how far behind its place in the order a slice may begin */
    uint64_t orphans, orphan_spans, unterminated, unshown;
} convert;

void convert_start(convert *c, tr_trace *trace, const convert_options *options, const survey *looked);
void convert_event(convert *c, const tr_event *e);
void convert_finish(convert *c);
void convert_free(convert *c);

/* The process of an event, NULL when it is not to be shown. */
thread_state *convert_thread(convert *c, tr_thread *thread);

/* threads.c */
enum { MAIN_STRAND = 0, DEPTH_MAX = 500 /* Perfetto drops slices that lie deeper than 512 */ };
void thread_start(convert *c, thread_state *th);               /* makes its tracks */
void thread_begin(convert *c, thread_state *th, const tr_event *e, const plan *p);
void thread_end(convert *c, thread_state *th, const tr_event *e, const plan *p);
void thread_pause(convert *c, thread_state *th, const tr_event *e, const plan *p); /* its open tasks end */
void thread_meta(convert *c, thread_state *th, const tr_event *e, const plan *p);
void thread_close(convert *c, thread_state *th, int64_t ns);  /* ends what is still open */
void thread_unmute(convert *c);                               /* writes the begins of all slices open now */
open_slice *thread_top(convert *c, thread_state *th, strand **where); /* innermost open slice or NULL */
void extra_free(slice_extra *x);
/* Keeps what an event says about a slice that `begin` began, until its end. */
void extra_annotate(convert *c, slice_extra *x, const plan *begin, pf_track *t, const plan *p, const tr_event *e);
void extra_copy(slice_extra *x, const tr_event *e);

/* spans.c */
void span_begin(convert *c, thread_state *th, const tr_event *e, const plan *p);
void span_end(convert *c, thread_state *th, const tr_event *e, const plan *p);
bool span_meta(convert *c, thread_state *th, const tr_event *e, const plan *p, uint64_t id); /* false: no such span is open */
void span_close_all(convert *c, const process_state *process, int64_t ns);
void span_unmute(convert *c);
void device_slice(convert *c, thread_state *th, const tr_event *e, const plan *p);
void counter_sample(convert *c, thread_state *th, const tr_event *e, const plan *p);
void instant(convert *c, thread_state *th, const tr_event *e, const plan *p);
void spans_free(convert *c);

/* meetings.c: who came last to a collective, and how long a member waited for it */
void meeting_begin(convert *c, slice_extra *x, const thread_state *th, const tr_event *e, const plan *p);
void meeting_end(convert *c, slice_extra *x, pf_track *t, int64_t begin_ns, const plan *end); /* to the event at hand; end NULL: it was left */
void meetings_free(convert *c);

/* comms.c: what is known of communicators */
typedef struct comm_info {
    uint32_t size, nranks, room; /* size 0: not known */
    int32_t *ranks;         /* of those that told of themselves */
    char *name, *members;   /* NULL: not known */
} comm_info;
uint32_t comm_size(const convert *c, uint64_t comm, pf_id api); /* 0: not known */
void comm_object(convert *c, const tr_event *e, const plan *p);
void comm_begin(convert *c, slice_extra *x, const tr_event *e, const plan *p); /* a call that names one */
void comm_end(convert *c, slice_extra *x, const plan *end, const tr_value *values);
void comm_annotate(convert *c, pf_track *t, const plan *p, const tr_value *values); /* of a collective: the name of its communicator, its members */
void comms_free(convert *c);

/* flow_events.c: says which work the innermost open slice caused */
void arrows_launch(convert *c, thread_state *th, pf_track *t, const plan *p, const tr_value *values);
/* flow_events.c: adds to the event at hand what its roles say about messages, collectives and device work */
void arrows_add(convert *c, thread_state *th, pf_track *t, const plan *p, const tr_value *values, int64_t slice_ns);
/* Arrows between tasks, by number. After the begin, before the end of the slice they belong to. */
void arrows_user(convert *c, thread_state *th, pf_track *t, const plan *p, const tr_value *values, int64_t slice_ns, bool slice_open);

/* The event's name and category: texts, or 0 and the text itself. */
typedef struct event_name { pf_id name, category; const char *text; size_t n; } event_name;
event_name convert_name(convert *c, const tr_event *e, const plan *p, const tr_value *values);
#endif
