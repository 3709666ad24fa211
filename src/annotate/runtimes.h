/* runtimes.h - what runtimes.c offers to collectors of annotations */
#ifndef TRACE_ANNOTATE_RUNTIMES_H
#define TRACE_ANNOTATE_RUNTIMES_H
#include "../core/services.h"

TRACE__INTERNAL bool trace__library_of(const void *inside, struct trace__map_query *q);
TRACE__INTERNAL bool trace__runtime_noted(const void *inside);
TRACE__INTERNAL void trace__runtime_note(const void *inside);
#endif
