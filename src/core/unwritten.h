/* unwritten.h - what unwritten.c offers to the other files */
#ifndef TRACE_CORE_UNWRITTEN_H
#define TRACE_CORE_UNWRITTEN_H
#include "state.h"

TRACE__INTERNAL bool trace__unwritten_waits(const trace__process *p);
TRACE__INTERNAL bool trace__unwritten_room(trace__process *p);
TRACE__INTERNAL bool trace__unwritten_take(trace__unwritten *u, uint64_t bytes);
TRACE__INTERNAL void trace__unwritten_give_back(trace__unwritten *u, uint64_t bytes);
TRACE__INTERNAL void trace__unwritten_done(trace__unwritten *u, int fd, uint64_t offset, uint64_t bytes, bool waits);
#endif
