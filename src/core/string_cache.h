/* string_cache.h - what string_cache.c offers to the other files */
#ifndef TRACE_CORE_STRING_CACHE_H
#define TRACE_CORE_STRING_CACHE_H
#include "state.h"

TRACE__INTERNAL unsigned char *trace__put_str_here(unsigned char *p, const char *s, size_t max);
#endif
