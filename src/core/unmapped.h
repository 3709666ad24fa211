/* unmapped.h - what unmapped.c offers to the other files */
#ifndef TRACE_CORE_UNMAPPED_H
#define TRACE_CORE_UNMAPPED_H
#include "internal.h"
#include "undisturbed.h"

/* A window that is plain memory, copied to the file now and then. */
typedef struct trace__copies {
    uint32_t wanted;     /* the window is such memory */
    uint32_t busy;       /* a lock: a thread copies it; others wait */
    uint32_t homes;      /* a lock: home slots in the file change; taken over `busy` */
    uint64_t dictionary; /* how far it has been copied */
    uint64_t chunks;     /* copied so far, as the file's header says */
    void *ballast;       /* on Btrfs: space that the header may need at exit */
    uint64_t lost;       /* events that the header counts as lost because the last copy at exit lacks them */
    uint64_t gone;       /* events that the ring has overwritten in memory alone, at the last copy at exit */
} trace__copies;

TRACE__INTERNAL unsigned char *trace__window(trace__process *p, int fd, uint64_t offset, size_t bytes, int *error);
TRACE__INTERNAL void trace__ballast_take(trace__process *p, int dir, uint64_t filesystem);
TRACE__INTERNAL void trace__copy_lock(uint32_t *lock, trace__before *before);
TRACE__INTERNAL void trace__copy_unlock(uint32_t *lock, const trace__before *before);
TRACE__INTERNAL int trace__copy_bytes(int fd, const void *from, uint64_t bytes, uint64_t offset);
TRACE__INTERNAL void trace__copy_gone(trace__process *p, int fd, trace__buffer *b);
TRACE__INTERNAL uint32_t trace__stream_of(const trace__buffer *b);
TRACE__INTERNAL void trace__copy_dictionary(trace__process *p, int fd);
TRACE__INTERNAL void trace__copy_all(trace__process *p);
TRACE__INTERNAL void trace__copy_window(trace__process *p);
TRACE__INTERNAL void trace__copy_last(trace__process *p);
#endif
