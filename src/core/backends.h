/* backends.h - what backends.c offers to the other files */
#ifndef TRACE_CORE_BACKENDS_H
#define TRACE_CORE_BACKENDS_H
#include "state.h"
#include "recorder.h"

TRACE__EXTERN(const char *trace__ranges_of[TRACE_SOURCE_COUNT]);
TRACE__INTERNAL void trace__backend_add(const trace__backend *backend);
TRACE__INTERNAL const trace__backend *trace__backend_at(int i);
TRACE__INTERNAL bool trace__backend_elsewhere(const trace__backend *backend);
TRACE__INTERNAL void trace__backends_sample(void);
TRACE__INTERNAL void trace__backends_leaving(void);
TRACE__INTERNAL const trace__backend *trace__backend_described(void (*const describe[])(trace__backend *b),
                                                               trace__backend *backends, uint32_t *state, int i);
TRACE__INTERNAL const trace__backend *trace__backend_of(int api);
#endif
