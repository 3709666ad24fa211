/* racing.h - what racing.c offers to the other files */
#ifndef TRACE_CORE_RACING_H
#define TRACE_CORE_RACING_H
#include "state.h"

TRACE__INTERNAL void trace__fence(void);
TRACE__INTERNAL void trace__chunk_header_of(trace_chunk_header *h, const void *at);
TRACE__INTERNAL bool trace__chunk_is(const void *at, const trace_chunk_header *h);
TRACE__INTERNAL void trace__copy_racing(void *to, const void *from, uint32_t bytes);
TRACE__INTERNAL uint32_t trace__read_racing(const uint32_t *word);
TRACE__INTERNAL uint64_t trace__seq_of(const trace__writer *w);
TRACE__INTERNAL uint32_t trace__state_of(const trace_chunk_header *c);
#endif
