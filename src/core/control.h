/* control.h - what control.c offers to the other files */
#ifndef TRACE_CORE_CONTROL_H
#define TRACE_CORE_CONTROL_H
#include "state.h"

TRACE__INTERNAL void trace__wanted(void);
TRACE__INTERNAL void trace__at_exit(void);
#endif
