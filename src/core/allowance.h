/* allowance.h - what allowance.c offers to the other files */
#ifndef TRACE_CORE_ALLOWANCE_H
#define TRACE_CORE_ALLOWANCE_H
#include "state.h"

TRACE__INTERNAL uint64_t trace__allowance_bytes(const trace__process *p, uint32_t slots);
TRACE__INTERNAL void trace__allowance_begin(trace__process *p, uint64_t filesystem);
TRACE__INTERNAL bool trace__allowance_take(trace__process *p, uint64_t bytes);
TRACE__INTERNAL void trace__allowance_again(trace__process *p);
TRACE__INTERNAL void trace__allowance_tell(const trace__process *p);
TRACE__INTERNAL void trace__allowance_none(const trace__process *p);
TRACE__INTERNAL bool trace__allowance_copy(const trace__process *p, int fd, const char *path);
#endif
