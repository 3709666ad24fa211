/* kokkos/contents.h - the files of this backend, in order */
#ifdef TRACE_KOKKOS
#include "abi.h"
#include "backend.c"
#endif
