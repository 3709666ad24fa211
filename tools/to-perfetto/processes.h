/* processes.h - the processes of the trace: which are shown, how, and where they end */
#ifndef PROCESSES_H
#define PROCESSES_H
#include "emit.h"
#include "process.h"

typedef struct processes {
    process_state *list, **ends; /* by index; by time of their end */
    size_t n, shown, next_end;
} processes;

/* `chosen`: by process, those that are shown; NULL: all are. */
void processes_start(processes *all, emit *o, const tr_trace *trace, const int64_t *last_ns, int64_t to_ns,
                     const bool *chosen);
void processes_free(processes *all);
#endif
