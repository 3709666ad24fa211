/* rotate.h - what rotate.c offers to the other files */
#ifndef TRACE_CORE_ROTATE_H
#define TRACE_CORE_ROTATE_H
#include "internal.h"


/* A slot that was written: what is in it. */
typedef struct trace__written {
    uint32_t slot, events, chunks;
    uint32_t dictionary; /* the last of the dictionary's chunks in it, + 1; 0: none */
} trace__written;

/* A file with a bound: rotate.c, retell.c. */
typedef struct trace__rotation {
    uint32_t most;             /* slots of the file; 0: it has no bound */
    uint32_t busy;             /* a lock: a thread writes slots out, or reads them */
    uint32_t n, next;          /* slots in the list; the oldest of them */
    trace__written *list;      /* in the order in which they were written, from `next` on */
    uint32_t described;        /* slots with what the dictionary says nowhere else */
    uint32_t copies;           /* being made: what the dictionary said before stays as long */
    uint32_t facts;            /* chunks that the last retelling took */
    uint64_t asked, retold;    /* the dictionary's chunks before that one may go: when all is said again; now */
    void *names, *spare_names; /* of threads */
} trace__rotation;

TRACE__INTERNAL bool trace__rotation_begin(trace__process *p);
TRACE__INTERNAL uint32_t trace__rotation_left(const trace__process *p);
TRACE__INTERNAL bool trace__rotation_full(const trace__process *p, uint32_t left);
TRACE__INTERNAL uint32_t trace__rotation_take(trace__process *p, int fd, uint32_t *n);
TRACE__INTERNAL void trace__rotation_wrote(trace__process *p, const uint32_t *list, uint32_t n, uint32_t first,
                                           bool again);
#endif
