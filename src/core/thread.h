/* thread.h - what thread.c offers to the other files */
#ifndef TRACE_CORE_THREAD_H
#define TRACE_CORE_THREAD_H
#include "internal.h"

/* The writers of all threads; changed under the lock. */
typedef struct trace__writers {
    trace__writer *all;   /* linked by `other` */
    trace__writer *spare; /* of ended threads, linked by `nested` */
    trace__writer *fresh; /* not yet used ones of the last block */
    uint32_t nfresh;
} trace__writers;

TRACE__EXTERN(pthread_key_t trace__key);
TRACE__EXTERN(uint32_t trace__key_made);
TRACE__INTERNAL trace__writer *trace__writer_new(trace__writer *below);
TRACE__INTERNAL void trace__detach(void *value);
TRACE__INTERNAL trace__writer *trace__attach(void);
TRACE__EXTERN(__thread trace__writer *trace__self_proper __attribute__((tls_model("initial-exec"))));
#endif
