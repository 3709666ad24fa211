/* prefetch.h - a thread that reads ahead: it decodes and orders events while the converter writes earlier ones */
#ifndef AHEAD_H
#define AHEAD_H
#include "read/read.h"

typedef struct ahead ahead;

/* chosen: by process, those that are read; NULL: all. Lives as long. */
ahead *prefetch_start(tr_trace *trace, const bool *chosen, int64_t to_ns);
/* The next events in the order of time, 0 at the end; they and their payloads live until the next call. `bytes` are of
 * all records so far. */
size_t prefetch_next(ahead *a, const tr_event **events, uint64_t *bytes);
void prefetch_stop(ahead *a); /* also before the end */
#endif
