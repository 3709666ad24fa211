/* snapshot_stream.h - what snapshot_stream.c offers to the other files */
#ifndef TRACE_CORE_SNAPSHOT_STREAM_H
#define TRACE_CORE_SNAPSHOT_STREAM_H
#include "state.h"
#include "snapshot_put.h"

/* Of a thread that goes on, or of the dictionary. */
typedef struct trace__limit {
    uint64_t seq;
    uint32_t stream, bytes, events; /* `bytes` 0: nothing of chunk seq */
    bool open;                      /* `events` is not known */
    bool found;
} trace__limit;
typedef struct trace__copied {
    uint64_t seq;
    uint64_t stream; /* + 1; 0: free */
} trace__copied;
typedef struct trace__limits {
    uint64_t ticks;      /* of threads that have ended: what began before */
    uint32_t streams, n; /* numbers given so far; limits */
    uint32_t nbuffers;   /* of the window: later ones have nothing from before */
    trace__limit *limit;
    size_t room;
    trace__copied *copied; /* a hash table of those that were in memory, with room for twice as many */
    size_t ncopied;
} trace__limits;
TRACE__INTERNAL bool trace__limits_take(const trace__process *p, trace__limits *all);
TRACE__INTERNAL void trace__limits_free(trace__limits *all);
TRACE__INTERNAL int trace__snapshot_stream(trace__process *p, trace__snapshot_file *f, trace__limits *all,
                                           unsigned char *slot);
#endif
