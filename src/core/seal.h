/* seal.h - what seal.c offers to the other files */
#ifndef TRACE_CORE_SEAL_H
#define TRACE_CORE_SEAL_H
#include "state.h"

TRACE__INTERNAL bool trace__chunk_held(const trace__writer *w, const trace_chunk_header *c, trace_chunk_header *h,
                                       uint64_t *done);
TRACE__INTERNAL bool trace__chunk_still_held(const trace_chunk_header *c, const trace_chunk_header *h);
TRACE__INTERNAL void trace__seal_room(trace__process *p);
TRACE__INTERNAL void trace__seal_now(trace__process *p, bool threads);
TRACE__INTERNAL void trace__seal_end(trace__process *p);
TRACE__INTERNAL trace_chunk_header *trace__chunk_of(const trace__writer *w);
TRACE__INTERNAL uint32_t trace__buffer_of(const trace__writer *w);
TRACE__INTERNAL uint32_t trace__committed_of(const trace_chunk_header *c);
#endif
