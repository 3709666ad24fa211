/* retell.h - what retell.c offers to the other files */
#ifndef TRACE_CORE_RETELL_H
#define TRACE_CORE_RETELL_H
#include "state.h"

TRACE__INTERNAL void trace__retell_name(const trace__writer *w, const unsigned char *body, uint32_t bytes);
TRACE__INTERNAL void trace__retell(trace__process *p);
#endif
