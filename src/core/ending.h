/* ending.h - what ending.c offers to the other files */
#ifndef TRACE_CORE_ENDING_H
#define TRACE_CORE_ENDING_H
#include "state.h"

TRACE__INTERNAL void trace__polling_over(void);
TRACE__INTERNAL void trace__final_flush(void);
TRACE__INTERNAL void trace__leaves(uint32_t how);
TRACE__INTERNAL void trace__ends(uint64_t clear, uint64_t set);
TRACE__INTERNAL void trace__on_exit(int status, void *unused);
TRACE__INTERNAL void trace__quick_exit(void);
#endif
