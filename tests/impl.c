/* impl.c - the recorder as a unit of its own, for programs that do not embed it: compiled once for all of them
 * (tests/cc.sh) */
#define TRACE_IMPL
#include "trace.h"
