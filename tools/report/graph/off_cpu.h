/* off_cpu.h - when ranks were kept from running: stopped, blocked, or waiting for a processor
 *
 * The recorder reads that from the kernel's counters (TRACE_REC_OFF_CPU). Here it is laid over the graph: what a thread
 * lost while it worked by itself is no work of it. */
#ifndef REPORT_OFF_CPU_H
#define REPORT_OFF_CPU_H
#include "graph.h"

enum { OFF_KINDS = TRACE_OFF_PAGES + 1 };
typedef struct off_process {
    tr_off_cpu *list; /* in order of time */
    size_t n;
    uint64_t ns[OFF_KINDS]; /* of its first thread, or of all of it, in the time that is judged */
    uint32_t times[OFF_KINDS];
    tr_off_cpu longest[OFF_KINDS];
    uint64_t cost; /* of its stops: without those while it waited for others */
    uint64_t kept; /* while it worked by itself it waited so long for processors */
} off_process;

typedef struct off_cpu {
    off_process *of; /* each process */
    size_t nprocesses;
    bool any, waits; /* anything is known; some first thread waited for a processor */
    int64_t stopped; /* in which at least one process was stopped, and waited for nobody */
} off_cpu;

/* hosts: of each process the lane of its first thread */
void off_cpu_read(off_cpu *o, const graph *g, const uint32_t *hosts);
/* Sets g->lost: by stops, and with `waits` also by waiting for processors. */
void off_cpu_lay(off_cpu *o, graph *g, const uint32_t *hosts, bool waits);
void off_cpu_free(off_cpu *o);
#endif
