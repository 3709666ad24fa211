/* chunk.h - what chunk.c offers to the other files */
#ifndef TRACE_CORE_CHUNK_H
#define TRACE_CORE_CHUNK_H
#include "state.h"

enum { TRACE__CHUNK_UNIT = 64 }; /* chunks begin at multiples of it */
TRACE__INTERNAL void trace__sum_chunks(const trace__process *p, const trace__buffer *b);
TRACE__INTERNAL bool trace__drain(trace__process *p);
TRACE__INTERNAL void trace__seal(trace__writer *w);
TRACE__INTERNAL void trace__begin(trace__writer *w, uint32_t k, unsigned char *base, uint32_t bytes, uint64_t ticks);
TRACE__INTERNAL bool trace__is_waiting(const trace__writer *w, uint64_t ticks);
TRACE__INTERNAL bool trace__chunk_next(trace__writer *w, uint64_t ticks);
TRACE__INTERNAL void trace__chunk_end(trace__writer *w);
#endif
