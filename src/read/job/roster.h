/* roster.h - a trace that has processes and threads, but no events: who took part in what was counted elsewhere */
#ifndef TRACE_READ_ROSTER_H
#define TRACE_READ_ROSTER_H
#include "read/types.h"

typedef struct tr_roster_thread {
    uint32_t tid;
    const char *name;
} tr_roster_thread;

/* Texts of a process live as long as the trace. */
typedef struct tr_roster_process {
    trace_file_header header; /* as tr_process.header */
    const char *path, *name;
    int32_t rank, world;
    int64_t t_open_ns, alive_ns;
    uint64_t clock_error_ns, align_error_ns, dropped, overwritten;
    bool killed;
    uint32_t ninfo;
    const char **info; /* 2 * ninfo */
    const tr_roster_thread *threads;
    size_t nthreads;
} tr_roster_process;

/* The order of tr_trace_processes(); 0: they are the same process. */
int tr_roster_order(const tr_roster_process *a, const tr_roster_process *b);

/* Processes and their threads in the order given, which is that of tr_roster_order(). Runs are found anew. To be closed
 * with tr_trace_close(). */
tr_trace *tr_roster_open(const tr_roster_process *list, size_t n, const tr_options *options);
void tr_roster_known(tr_trace *trace, int status, int64_t t0_ns); /* what tr_trace_status() and tr_trace_t0() say */
#endif
