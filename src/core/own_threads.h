/* own_threads.h - what own_threads.c offers to the other files */
#ifndef TRACE_CORE_OWN_THREADS_H
#define TRACE_CORE_OWN_THREADS_H
#include "state.h"

TRACE__INTERNAL void trace__own_thread_begun(const char *name);
TRACE__INTERNAL void trace__own_threads_at_fork(void);
TRACE__INTERNAL bool trace__own_thread_make(void *(*run)(void *), void *arg, size_t stack);
#endif
