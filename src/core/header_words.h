/* header_words.h - what header_words.c offers to the other files */
#ifndef TRACE_CORE_HEADER_WORDS_H
#define TRACE_CORE_HEADER_WORDS_H
#include "state.h"

TRACE__INTERNAL void trace__word_set(trace_file_header *h, uint32_t k, uint64_t value);
TRACE__INTERNAL void trace__word_add(trace_file_header *h, uint32_t k, uint64_t n);
TRACE__INTERNAL void trace__own_set(trace__process *p, uint32_t k, uint64_t value);
TRACE__INTERNAL void trace__own_add(trace__process *p, uint32_t k, uint64_t n);
TRACE__INTERNAL void trace__own_change(trace__process *p, uint32_t k, uint64_t clear, uint64_t set);
TRACE__INTERNAL void trace__words_begin(trace_file_header *h);
TRACE__INTERNAL void trace__header_state(trace__process *p, uint32_t state);
TRACE__INTERNAL void trace__header_rank(trace__process *p, int32_t rank, int32_t world);
TRACE__INTERNAL void trace__header_error(trace__process *p, int32_t error);
TRACE__INTERNAL void trace__header_hz(trace__process *p, uint64_t hz);
TRACE__INTERNAL void trace__header_dropped(trace__process *p, uint64_t n);
TRACE__INTERNAL void trace__header_overwritten(trace__process *p, uint64_t n);
TRACE__INTERNAL uint32_t trace__header_slots(trace__process *p, uint32_t n);
TRACE__INTERNAL bool trace__header_slots_back(trace__process *p, uint32_t end, uint32_t n);
#endif
