/* itt/contents.h - the files of this backend, in order */
#ifdef TRACE_ITT
#include "abi.h"
#include "backend.c"
TRACE__CALLS_BEGIN
#include "meta.c"
#include "threads.c"
#include "heap.c"
TRACE__CALLS_END
TRACE__COLD_BEGIN
#include "table.c"
TRACE__COLD_END
#endif
