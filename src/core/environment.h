/* environment.h - what environment.c offers to the other files */
#ifndef TRACE_CORE_ENVIRONMENT_H
#define TRACE_CORE_ENVIRONMENT_H
#include "state.h"

TRACE__INTERNAL const char *trace__env(const char *name);
TRACE__INTERNAL const char *trace__option(int option);
TRACE__INTERNAL uint32_t trace__option_number(int option);
TRACE__INTERNAL uint64_t trace__option_size(int option);
TRACE__INTERNAL int trace__option_word_or(int option, const char *otherwise);
TRACE__INTERNAL int trace__option_word(int option);
TRACE__INTERNAL bool trace__option_is(int option, const char *word);
#endif
