/* omp/contents.h - the files of this backend, in order */
#ifdef TRACE_OMP
#include "abi.h"
#include "backend.c"
#endif
