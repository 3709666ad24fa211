/* nvtx/contents.h - the files of this backend, in order */
#ifdef TRACE_NVTX
#include "abi.h"
#include "backend.c"
TRACE__CALLS_BEGIN
#include "ext.c"
TRACE__CALLS_END
TRACE__COLD_BEGIN
#include "table.c"
TRACE__COLD_END
#endif
