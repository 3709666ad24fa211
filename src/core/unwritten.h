/* unwritten.h - what unwritten.c offers to the other files */
#ifndef TRACE_CORE_UNWRITTEN_H
#define TRACE_CORE_UNWRITTEN_H
#include "internal.h"

/* The bytes of a file that are not on its disk yet: unwritten.c. */
typedef struct trace__unwritten {
    uint64_t bytes, share; /* being written, or written and not told to be written back; as many may be */
    uint64_t done;         /* those that are written */
    uint64_t bottom, top;  /* where: the complement of the lowest offset, and behind the highest; 0 nowhere */
    uint64_t before_bottom, before_top; /* where that is what is being written; of the holder of `busy` */
    uint32_t bounded;                   /* in a job of cgroup v2 with a limit */
    uint32_t busy;                      /* a lock: a thread looks at memory, or waits for the disk */
    uint32_t error;                     /* what the disk said of them, which fdatasync does not say again; 0 none */
} trace__unwritten;

TRACE__INTERNAL bool trace__unwritten_waits(const trace__process *p);
TRACE__INTERNAL bool trace__unwritten_room(trace__process *p);
TRACE__INTERNAL bool trace__unwritten_take(trace__unwritten *u, uint64_t bytes);
TRACE__INTERNAL void trace__unwritten_give_back(trace__unwritten *u, uint64_t bytes);
TRACE__INTERNAL void trace__unwritten_done(trace__unwritten *u, int fd, uint64_t offset, uint64_t bytes, bool waits);
#endif
