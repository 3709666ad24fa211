/* join.h - what join.c offers to the other files */
#ifndef TRACE_CORE_JOIN_H
#define TRACE_CORE_JOIN_H
#include "state.h"

TRACE__INTERNAL uint32_t trace__shared_layout(void);
TRACE__INTERNAL bool trace__join_recorder(void);
#endif
