/* impl.c - the one unit that has the implementation and, before it, an ordinary include */
#include "trace.h"
#define TRACE_IMPL
#include "trace.h"
#include "trace.h"
