/* helper.h - what helper.c offers to the other files */
#ifndef TRACE_CORE_HELPER_H
#define TRACE_CORE_HELPER_H
#include "state.h"

TRACE__INTERNAL bool trace__main_is_gone(void);
TRACE__INTERNAL void trace__helper_start(bool anyway);
TRACE__INTERNAL bool trace__helper_dismiss(trace__process *p);
TRACE__INTERNAL void trace__helper_stop(void);
#endif
