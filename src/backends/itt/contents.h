/* itt/contents.h - the files of this backend, in order */
#ifdef TRACE_ITT
#include "abi.h"
#include "backend.c"
#include "meta.c"
#include "threads.c"
#include "heap.c"
#include "table.c"
#endif
