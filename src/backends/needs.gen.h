/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
#if defined(TRACE_CCL) || defined(TRACE_CL) || defined(TRACE_CUDA) || defined(TRACE_CUDART) || defined(TRACE_HIP) || defined(TRACE_MPI) || defined(TRACE_NCCL) || defined(TRACE_OMP) || defined(TRACE_ZE) || defined(TRACE_CUSTOM)
#define TRACE__NEEDS_WRAP
#endif
#if defined(TRACE_CCL) || defined(TRACE_NCCL)
#define TRACE__NEEDS_COMMUNICATORS
#endif
#if defined(TRACE_HIP) || defined(TRACE_OMP)
#define TRACE__NEEDS_CLOCK_SYNC
#endif
#if defined(TRACE_ITT) || defined(TRACE_KOKKOS) || defined(TRACE_NVTX) || defined(TRACE_PERFSTUBS)
#define TRACE__NEEDS_ANNOTATE
#endif
#if defined(TRACE_ITT) || defined(TRACE_OMP)
#define TRACE__NEEDS_RUNTIMES
#endif
#if defined(TRACE_KOKKOS) || defined(TRACE_PERFSTUBS)
#define TRACE__NEEDS_LABELS
#endif
#if defined(TRACE_MPI)
#define TRACE__NEEDS_FORWARD
#endif
#if defined(TRACE_OMP)
#define TRACE__NEEDS_CALLBACKS
#endif
#if defined(TRACE_OMP)
#define TRACE__NEEDS_SYMBOLIZE
#endif
#include "mpi/before.h"
