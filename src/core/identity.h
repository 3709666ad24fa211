/* identity.h - what identity.c offers to the other files */
#ifndef TRACE_CORE_IDENTITY_H
#define TRACE_CORE_IDENTITY_H
#include "state.h"

TRACE__EXTERN(uint64_t trace__identity_namespace);
TRACE__EXTERN(uint64_t trace__identity_process);
TRACE__INTERNAL void trace__identify(const trace_file_header *h);
#endif
