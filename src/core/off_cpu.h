/* off_cpu.h - what off_cpu.c offers to the other files */
#ifndef TRACE_CORE_OFF_CPU_H
#define TRACE_CORE_OFF_CPU_H
#include "state.h"

TRACE__INTERNAL void trace__off_cpu_sleep(trace__process *p, uint32_t seen, uint64_t rest);
TRACE__INTERNAL void trace__off_cpu_put(trace__process *p);
TRACE__INTERNAL void trace__off_cpu_end(trace__process *p);
#endif
