/* clock.h - what clock.c offers to the other files */
#ifndef TRACE_CORE_CLOCK_H
#define TRACE_CORE_CLOCK_H
#include "state.h"

TRACE__EXTERN(uint64_t trace__hz);
TRACE__INTERNAL uint64_t trace__clock_slow_here(void);
TRACE__INTERNAL void trace__clock_compare(void);
TRACE__INTERNAL void trace__clock_choose(void);
TRACE__INTERNAL uint64_t trace__clock_hz(void);
TRACE__INTERNAL void trace__clock_sample(void);
#endif
