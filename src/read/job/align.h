/* align.h - clocks of different nodes */
#ifndef TRACE_READ_ALIGN_H
#define TRACE_READ_ALIGN_H
#include "read/model.h"

/* Reads events. The trace has its processes, threads, streams and definitions, and the clock of each node is fitted. */
void tr_align(tr_trace *trace);
#endif
