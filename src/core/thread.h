/* thread.h - what thread.c offers to the other files */
#ifndef TRACE_CORE_THREAD_H
#define TRACE_CORE_THREAD_H
#include "state.h"

TRACE__EXTERN(pthread_key_t trace__key);
TRACE__EXTERN(uint32_t trace__key_made);
TRACE__INTERNAL trace__writer *trace__writer_new(trace__writer *below);
TRACE__INTERNAL void trace__detach(void *value);
TRACE__INTERNAL trace__writer *trace__attach(void);
TRACE__EXTERN(__thread trace__writer *trace__self_proper __attribute__((tls_model("initial-exec"))));
#endif
