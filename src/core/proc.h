/* proc.h - what proc.c offers to the other files */
#ifndef TRACE_CORE_PROC_H
#define TRACE_CORE_PROC_H
#include "state.h"

TRACE__INTERNAL long trace__process_slurp(uint64_t pid, const char *what, char *to, size_t size);
TRACE__INTERNAL bool trace__process_look(uint64_t pid, uint64_t *parent, uint64_t *began);
TRACE__INTERNAL bool trace__thread_ran(uint32_t tid, uint64_t *ran, uint64_t *waited);
#endif
