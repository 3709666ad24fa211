/* allowance.h - what allowance.c offers to the other files */
#ifndef TRACE_CORE_ALLOWANCE_H
#define TRACE_CORE_ALLOWANCE_H
#include "internal.h"

/* The bytes of a file in memory that a limit counts: allowance.c. */
typedef struct trace__allowance {
    uint32_t file, window;      /* they do */
    uint32_t of_job;            /* the bound is the job's, not the machine's */
    uint64_t left, limit, held; /* bytes, at the last look; the file's then */
    uint64_t budget;            /* bytes that may be taken before the next look */
    uint64_t refused_ns;        /* when a look found too little */
} trace__allowance;

TRACE__INTERNAL uint64_t trace__allowance_bytes(const trace__process *p, uint32_t slots);
TRACE__INTERNAL void trace__allowance_begin(trace__process *p, uint64_t filesystem);
TRACE__INTERNAL bool trace__allowance_take(trace__process *p, uint64_t bytes);
TRACE__INTERNAL void trace__allowance_again(trace__process *p);
TRACE__INTERNAL void trace__allowance_tell(const trace__process *p);
TRACE__INTERNAL void trace__allowance_none(const trace__process *p);
TRACE__INTERNAL bool trace__allowance_copy(const trace__process *p, int fd, const char *path);
#endif
