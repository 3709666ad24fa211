/* bus.h - what bus.c offers to the other files */
#ifndef TRACE_CORE_BUS_H
#define TRACE_CORE_BUS_H
#include "state.h"

enum { TRACE__SIGBUS = 7, TRACE__SA_SIGINFO = 4 };
TRACE__INTERNAL void trace__bus_leave_file(trace__process *p);
TRACE__INTERNAL void trace__bus_watch(trace__process *p);
TRACE__INTERNAL void trace__bus_open(const trace__process *p);
TRACE__INTERNAL void trace__gone_look(trace__process *p);
TRACE__INTERNAL void trace__bus_count(trace__process *p);
#endif
