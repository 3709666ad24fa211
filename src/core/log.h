/* log.h - what log.c offers to the other files */
#ifndef TRACE_CORE_LOG_H
#define TRACE_CORE_LOG_H
#include "state.h"

TRACE__INTERNAL const char *trace__error_text(int error);
TRACE__INTERNAL char *trace__text(char *p, const char *s);
TRACE__INTERNAL char *trace__decimal(char *p, uint64_t v, int width);
#endif
