/* run.h - what run.c offers to the other files */
#ifndef TRACE_CORE_RUN_H
#define TRACE_CORE_RUN_H
#include "state.h"

TRACE__INTERNAL uint64_t trace__run_launcher(void);
TRACE__INTERNAL uint64_t trace__run_spawned(void);
TRACE__INTERNAL void trace__run_meet(void);
TRACE__INTERNAL uint64_t trace__run_met(void);
TRACE__INTERNAL void trace__run_choose(void);
TRACE__INTERNAL void trace__run_settle(void);
#endif
