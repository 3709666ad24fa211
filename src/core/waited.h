/* waited.h - what waited.c offers to the other files */
#ifndef TRACE_CORE_WAITED_H
#define TRACE_CORE_WAITED_H
#include "state.h"

TRACE__INTERNAL void trace__waited_take(trace__process *p, bool first);
#endif
