/* buffer.h - what buffer.c offers to the other files */
#ifndef TRACE_CORE_BUFFER_H
#define TRACE_CORE_BUFFER_H
#include "state.h"
#include "undisturbed.h"

TRACE__EXTERN(trace__writer trace__nobody);
TRACE__INTERNAL uint32_t trace__tid_here(void);
TRACE__EXTERN(trace__before trace__lock_before);
TRACE__INTERNAL bool trace__lock(void);
TRACE__INTERNAL void trace__unlock(void);
TRACE__INTERNAL void trace__no_memory(void);
TRACE__INTERNAL bool trace__is_without_memory(void);
TRACE__INTERNAL unsigned char *trace__open_in(trace__writer *w, uint32_t id, size_t payload, uint64_t ticks);
TRACE__INTERNAL unsigned char *trace__open_slow_here(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks);
TRACE__INTERNAL unsigned char *trace__open_nested_here(trace__writer **out, uint32_t id, size_t payload,
                                                       uint64_t ticks);
TRACE__INTERNAL void trace__event_here(uint32_t id);
TRACE__EXTERN(__thread char trace__mark __attribute__((tls_model("initial-exec")))); /* its address names the thread */
TRACE__EXTERN(__thread trace__writer *trace__self __attribute__((tls_model("initial-exec"))));
#endif
