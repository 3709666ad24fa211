/* mpi/before.h - the program's own MPI */
#if defined(TRACE_MPI) && !defined(TRACE__INJECT)
#include <mpi.h>
#endif
