/* hip/contents.h - the files of this backend, in order */
#ifdef TRACE_HIP
#include "rocprofiler_abi.h"
TRACE__CALLS_BEGIN
#include "backend.c"
TRACE__CALLS_END
#endif
