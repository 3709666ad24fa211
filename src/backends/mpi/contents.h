/* mpi/contents.h - the files of this backend, in order */
#ifdef TRACE_MPI
TRACE__CALLS_BEGIN
#include "backend.c"
TRACE__CALLS_END
#endif
