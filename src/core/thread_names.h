/* thread_names.h - what thread_names.c offers to the other files */
#ifndef TRACE_CORE_THREAD_NAMES_H
#define TRACE_CORE_THREAD_NAMES_H
#include "state.h"

enum { TRACE__NAMED = 1, TRACE__NAMED_BY_SYSTEM, TRACE__NAMED_BY_RUNTIME }; /* trace__writer.named */
TRACE__INTERNAL void trace__thread_tell(trace__writer *w, const char *name, size_t length);
TRACE__INTERNAL void trace__thread_name_own(trace__writer *w);
TRACE__INTERNAL void trace__thread_names_begin(trace__process *p);
TRACE__INTERNAL void trace__thread_names_take(trace__process *p, bool all);
#endif
