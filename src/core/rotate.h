/* rotate.h - what rotate.c offers to the other files */
#ifndef TRACE_CORE_ROTATE_H
#define TRACE_CORE_ROTATE_H
#include "state.h"

/* A slot that was written: what is in it. */
typedef struct trace__written {
    uint32_t slot, events, chunks;
    uint32_t dictionary; /* the last of the dictionary's chunks in it, + 1; 0: none */
} trace__written;
TRACE__INTERNAL bool trace__rotation_begin(trace__process *p);
TRACE__INTERNAL uint32_t trace__rotation_left(const trace__process *p);
TRACE__INTERNAL bool trace__rotation_full(const trace__process *p, uint32_t left);
TRACE__INTERNAL uint32_t trace__rotation_take(trace__process *p, int fd, uint32_t *n);
TRACE__INTERNAL void trace__rotation_wrote(trace__process *p, const uint32_t *list, uint32_t n, uint32_t first,
                                           bool again);
#endif
