/* gather_window.h - the records of a window of time, stream after stream, as a merged file has them
 *
 * Streams are gathered in strips, each by one thread at a time. What a strip has in a window goes to a stage, one run
 * of records a stream, and sums say how many bytes begin in which part of the window: so a merge can tell where its
 * blocks end without an order of time among records, and can cut runs where a block ends in the middle of the window.
 * The next window may be gathered while runs of the one before are cut.
 */
#ifndef TRACE_READ_GATHER_WINDOW_H
#define TRACE_READ_GATHER_WINDOW_H
#include <stddef.h>
#include "support/crew.h"
#include "read/events/feed.h"

enum { TR_BUCKETS = 1024 }; /* a window has at most so many */
enum { TR_SHORTER = 8 };    /* a long record takes so many bytes more than a short one */

/* Records of one stream one behind the other: deltas count from the record before, also from the one before the run. */
typedef struct tr_run {
    struct tr_stage *stage;
    int64_t key;          /* quantum in which it begins */
    uint64_t first, last; /* ticks of these records */
    uint32_t at, bytes;   /* in the stage */
    uint32_t events, stream, node;
    uint32_t marks, nmarks; /* in the stage */
    uint32_t gone;          /* events that were before `at` when it was gathered */
    bool wide;              /* its first record is long, and can be short where a segment begins with it */
    bool wild;              /* some record is earlier than the one before it */
} tr_run;

/* Behind a record with these ticks, now and then: so that few records need to be walked through to a time. */
typedef struct tr_mark {
    uint64_t ticks;
    uint32_t at, events; /* where the next one begins in the stage; events of the run up to here */
} tr_mark;

typedef struct tr_stage {
    struct tr_stage *next;
    unsigned char *data;
    size_t bytes, room;
    tr_mark *marks;
    size_t nmarks, mark_room;
    tr_run *runs; /* by stream */
    size_t nruns, run_room;
    size_t users; /* who cuts its runs up, and blocks that have pieces of them */
    uint32_t sums[TR_BUCKETS];
} tr_stage;

/* Quanta [begin, end), in buckets of 2^shift of them. */
typedef struct tr_window {
    int64_t begin, end;
    unsigned shift;
} tr_window;

/* A stream. What a window needs of it comes first, in TR_SLOT_HOT bytes: memory that nobody touched since the window
 * before. */
typedef struct tr_slot {
    _Alignas(64) const tr_node *node;
    const struct tr_limit *limit;
    uint64_t last;           /* ticks of the last record that was gathered, if there is any */
    struct tr_wait *waiting; /* segments behind the one that is read */
    bool any, open;          /* open: the reader is */
    tr_reader reader;
} tr_slot;
enum { TR_SLOT_HOT = offsetof(tr_slot, reader.thread) };

typedef struct tr_spot { /* what of a slot is looked at in each window */
    int64_t key;         /* quantum of its next record; INT64_MAX: none */
    const unsigned char *p;
} tr_spot;

/* The knot that held last, of the node whose records were looked at last. */
typedef struct tr_last_knot {
    const tr_node *node;
    tr_knot knot;
} tr_last_knot;

typedef struct tr_strip {
    tr_job job;
    struct tr_gather *all;
    size_t from, to; /* slots */
    tr_stage *stage;
    tr_last_knot knot;
    int64_t next;  /* the least key */
    int64_t whole; /* before this quantum everything of the window is here */
} tr_strip;

typedef struct tr_gather {
    tr_trace *trace;
    tr_crew *crew;
    tr_feed feed;
    tr_slot *slots; /* by stream */
    tr_spot *spots;
    struct tr_limit { /* of a node: what is kept */
        uint64_t from, to;
    } *limits;
    int64_t from_ns;
    size_t most; /* bytes of a reader's buffer */
    tr_strip *strips;
    size_t nstrips;
    tr_window window;
    uint64_t sums[TR_BUCKETS]; /* of the window, from tr_gather_end() to tr_gather_begin() */
    size_t wanted;             /* bytes of a window */
    size_t allowed;            /* of them in each strip, */
    int64_t spare;             /* and so many more in those that need them; then a stream stops after some KB */
    pthread_mutex_t lock;      /* of idle */
    tr_stage *idle;
} tr_gather;

/* wanted: bytes that a window should have; it may have twice as many. Functions are the merging thread's alone, but for
 * those of stages, which all may call. */
void tr_gather_open(tr_gather *g, tr_trace *trace, int64_t from_ns, int64_t to_ns, tr_crew *crew, size_t wanted);
int64_t tr_gather_next(const tr_gather *g); /* quantum of the earliest record not gathered; INT64_MAX: there is none */
/* Begins to gather a window that begins with tr_gather_next(). It may end earlier than `end` says. */
void tr_gather_begin(tr_gather *g, tr_window window);
/* Waits for it. All before the quantum returned is in the strips' stages, which the caller puts back; of some streams
 * there is more. */
int64_t tr_gather_end(tr_gather *g);
/* More of one quantum of one stream, about a MiB at most; NULL: there is no more. No window is being gathered. */
tr_stage *tr_gather_more(tr_gather *g, size_t stream, int64_t quantum);
tr_stage *tr_stage_take(tr_gather *g);
void tr_stage_use(tr_stage *stage);               /* one user more */
void tr_stage_put(tr_gather *g, tr_stage *stage); /* one user less */
void tr_gather_close(tr_gather *g);

static inline int64_t tr_quantum(const tr_node *node, tr_knot *knot, uint64_t ticks)
{
    if (TR_UNLIKELY(ticks - node->low_ticks > node->span_ticks))
        return tr_node_ns(node, ticks) >> TR_QUANTUM_BITS;
    if (TR_UNLIKELY(ticks - knot->from >= knot->length))
        *knot = *tr_node_knot(node, ticks);
    return tr_knot_ns(knot, ticks) >> TR_QUANTUM_BITS;
}

static inline tr_knot *tr_knot_of(tr_last_knot *last, const tr_node *node)
{
    if (last->node != node)
        *last = (tr_last_knot){.node = node};
    return &last->knot;
}
#endif
