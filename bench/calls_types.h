/* calls_types.h - what the declarations of calls.h need */
#include "own.h"
#include <stddef.h>
#include <stdint.h>
#ifdef TRACE_MPI
#include <mpi.h>
#endif
typedef struct dim {
    unsigned x, y, z;
} dim;
typedef struct unique {
    char internal[128];
} unique; /* ncclUniqueId */
