/* part.c - a library with trace.h inside: see part.h */
#ifndef NO_IMPL
#define TRACE_IMPL
#endif
#include "part.h"
