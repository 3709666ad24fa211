/* nvtx/contents.h - the files of this backend, in order */
#ifdef TRACE_NVTX
#include "abi.h"
#include "backend.c"
#include "ext.c"
#include "table.c"
#endif
