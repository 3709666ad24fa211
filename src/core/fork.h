/* fork.h - what fork.c offers to the other files */
#ifndef TRACE_CORE_FORK_H
#define TRACE_CORE_FORK_H
#include "state.h"

TRACE__INTERNAL void trace__fork_prepare(void);
TRACE__INTERNAL void trace__fork_parent(void);
TRACE__INTERNAL void trace__fork_child(void);
#endif
