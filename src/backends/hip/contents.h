/* hip/contents.h - the files of this backend, in order */
#ifdef TRACE_HIP
#include "rocprofiler_abi.h"
TRACE__COLD_BEGIN
#include "backend.c"
TRACE__COLD_END
#endif
