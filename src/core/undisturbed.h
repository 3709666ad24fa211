/* undisturbed.h - what undisturbed.c offers to the other files */
#ifndef TRACE_CORE_UNDISTURBED_H
#define TRACE_CORE_UNDISTURBED_H
#include "internal.h"

typedef struct trace__before {
    uint64_t mask;
    int cancel, type;
} trace__before;
TRACE__INTERNAL void trace__uncancelable(trace__before *before);
TRACE__INTERNAL void trace__undisturbed(trace__before *before);
TRACE__INTERNAL void trace__disturbed(const trace__before *before);
#endif
