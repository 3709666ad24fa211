/* off_cpu.h - when threads of a process did not run, and why */
#ifndef TRACE_READ_OFF_CPU_H
#define TRACE_READ_OFF_CPU_H
#include "read/types.h"

typedef struct tr_off_cpu {
    const tr_thread *thread; /* NULL: all of the process, as far as the main thread tells */
    uint32_t why;            /* TRACE_OFF_* */
    int64_t from_ns, to_ns;
    uint64_t ns; /* of that time; no more than that */
} tr_off_cpu;

/* In order of time. To be freed; NULL and 0: there is nothing. */
tr_off_cpu *tr_process_off_cpu(const tr_process *process, size_t *n);
#endif
