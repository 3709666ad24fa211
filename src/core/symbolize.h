/* symbolize.h - what symbolize.c offers to the other files */
#ifndef TRACE_CORE_SYMBOLIZE_H
#define TRACE_CORE_SYMBOLIZE_H
#include "state.h"

TRACE__INTERNAL uint32_t trace__place_text(const void *address);
#endif
