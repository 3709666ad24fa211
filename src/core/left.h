/* left.h - what left.c offers to the other files */
#ifndef TRACE_CORE_LEFT_H
#define TRACE_CORE_LEFT_H
#include "state.h"

TRACE__INTERNAL void trace__stack_at_here(trace__writer *w, const void *place);
TRACE__INTERNAL void trace__end_frame_here(const void *at);
TRACE__INTERNAL void trace__left_here(const void *at, uint32_t id, int how);
TRACE__INTERNAL void trace__end_scope_here(const void *at, uint32_t id);
#endif
