/* threads.h - begin and end: the stack of each thread, and the tracks its slices lie on
 *
 * Which begin an end closes is tr_stack's business, so that durations are those of trace-tally. Perfetto, however,
 * closes the innermost slice of the track. The two differ when slices of two APIs do not nest (A begins, B begins, A
 * ends, B ends); the survey found the threads on which an API does that, and there all of its slices lie on a track of
 * their own. */
#ifndef THREADS_H
#define THREADS_H
#include "extra.h"
#include "flow_events.h"
#include "meetings.h"
#include "process.h"
#include "survey.h"

typedef struct open_slice {
    uint32_t serial;
    int64_t begin_ns;
    uint64_t bytes; /* of its begin in the file, if that is measured */
    const plan *plan;
    slice_extra *extra; /* NULL: nothing */
} open_slice;

/* One Perfetto track of a thread and the slices open on it. */
typedef struct strand {
    pf_track track;
    pf_id api;       /* 0: the thread's own track; else slices of this API, which do not nest with the rest */
    uint32_t deeper; /* strand that goes on where this one is full; 0 = none */
    uint32_t back;   /* of such a one: the strand that it goes on for */
    uint32_t now;    /* where slices go at present: this one (0), or one that goes on for it */
    open_slice *open;
    uint32_t n, cap;
} strand;

typedef struct thread_state {
    tr_thread *thread;
    process_state *process;
    tr_stack *stack;
    strand *strands;           /* 0: the thread's own track */
    uint32_t nstrands, napart; /* those of one API are 1 to napart */
    char *name;                /* as shown */
} thread_state;

typedef struct threads {
    emit *out;
    flow_events *arrows;
    communicators *known;
    meetings *meetings;
    const plan *plans;   /* by definition */
    thread_state **list; /* by tr_thread.index; NULL: no event yet */
    size_t n;
    tr_map3 apart; /* thread, 0.. -> API whose slices get a track of their own there */
    uint32_t serial;
    struct keep_sizes *measure; /* NULL: nobody measures */
    bool launches;              /* calls say which device work they caused, after they began: begins wait for that */
    uint64_t orphans, unterminated;
} threads;

enum { MAIN_STRAND = 0, DEPTH_MAX = 500 /* Perfetto drops slices that lie deeper than 512 */ };
void threads_start(threads *all, const tr_trace *trace, const survey *looked); /* the pointers are set */
thread_state *thread_of(threads *all, tr_thread *thread,
                        process_state *process); /* makes it and its tracks when it is met first */
void thread_begin(threads *all, thread_state *th, const tr_event *e, const plan *p);
void thread_hide(thread_state *th, const tr_event *e); /* a begin that is not shown; nor is its end */
bool thread_hides(const thread_state *th);             /* the innermost open slice is such a one */
void thread_end(threads *all, thread_state *th, const tr_event *e, const plan *p);
void thread_pause(threads *all, thread_state *th, const tr_event *e, const plan *p); /* its open tasks end */
bool thread_meta(threads *all, thread_state *th, const tr_event *e,
                 const plan *p);                               /* false: no slice is open that it could belong to */
void thread_close(threads *all, thread_state *th, int64_t ns); /* ends what is still open */
void threads_unmute(threads *all);                             /* writes the begins of all slices open now */
void threads_wait_over(threads *all);                          /* begins that wait are written */
open_slice *thread_top(thread_state *th, strand **where);      /* innermost open slice or NULL */
void threads_free(threads *all);
#endif
