/* configuration.h - what configuration.c offers to the other files */
#ifndef TRACE_CORE_CONFIGURATION_H
#define TRACE_CORE_CONFIGURATION_H
#include "state.h"

TRACE__EXTERN(const char *const trace__job_env[]);
TRACE__INTERNAL int trace__rank_listed(const char *s, int32_t rank);
TRACE__INTERNAL bool trace__choose_folder(trace__config *c, const char *folder);
TRACE__INTERNAL void trace__read_config(void);
#endif
