/* file.h - what file.c offers to the other files */
#ifndef TRACE_CORE_FILE_H
#define TRACE_CORE_FILE_H
#include "state.h"

TRACE__INTERNAL uint32_t trace__cas(uint32_t *word, uint32_t from, uint32_t to);
TRACE__INTERNAL void trace__remember_file(trace__process *p);
TRACE__INTERNAL bool trace__is_our_file(int fd);
TRACE__INTERNAL int trace__file_descriptor(trace__process *p);
TRACE__EXTERN(uint64_t trace__lost_early);
TRACE__INTERNAL void trace__lost(uint64_t n);
TRACE__INTERNAL void trace__no_space(int error);
TRACE__INTERNAL uint32_t trace__slots_take(trace__process *p, uint32_t *n);
TRACE__INTERNAL void trace__slots_give_back(trace__process *p, int fd, uint32_t first, uint32_t n);
TRACE__INTERNAL uint32_t trace__nbuffers(const trace__process *p);
#endif
