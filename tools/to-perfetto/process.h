/* process.h - a process as it is shown */
#ifndef PROCESS_H
#define PROCESS_H
#include "support/map.h"
#include "read/read.h"

typedef struct process_state {
    tr_process *process;
    uint64_t uuid; /* of its track */
    uint32_t pid;  /* as shown: unique in the trace */
    bool shown;
    int64_t last_ns;               /* where it ends */
    struct thread_state **threads; /* those with events: threads.h */
    uint32_t nthreads;
    tr_map3 tids;     /* as shown, taken */
    uint64_t counted; /* lost events that a thread counted */
} process_state;
#endif
