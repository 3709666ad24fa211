/* unmapped.h - what unmapped.c offers to the other files */
#ifndef TRACE_CORE_UNMAPPED_H
#define TRACE_CORE_UNMAPPED_H
#include "state.h"
#include "undisturbed.h"

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
