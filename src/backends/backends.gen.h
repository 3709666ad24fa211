/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
#include "ccl/contents.h"
#include "cl/contents.h"
#include "cuda/contents.h"
#include "hip/contents.h"
#include "itt/contents.h"
#include "kokkos/contents.h"
#include "mpi/contents.h"
#include "nccl/contents.h"
#include "nvml/contents.h"
#include "nvtx/contents.h"
#include "omp/contents.h"
#include "perfstubs/contents.h"
#include "ze/contents.h"

/* In the order of their numbers. */
TRACE__INTERNAL const trace__backend *trace__backend_here(int i)
{
    static void (*const describe[])(trace__backend *b) = {
#ifdef TRACE_MPI
        trace__mpi_backend,
#endif
#ifdef TRACE_ITT
        trace__itt_backend,
#endif
#ifdef TRACE_NVTX
        trace__nvtx_backend,
#endif
#ifdef TRACE_CUDA
        trace__cuda_backend,
#endif
#ifdef TRACE_CUDART
        trace__cudart_backend,
#endif
#ifdef TRACE_NCCL
        trace__nccl_backend,
#endif
#ifdef TRACE_ZE
        trace__ze_backend,
#endif
#ifdef TRACE_CL
        trace__cl_backend,
#endif
#ifdef TRACE_HIP
        trace__hip_backend,
#endif
#ifdef TRACE_OMP
        trace__omp_backend,
#endif
#ifdef TRACE_CCL
        trace__ccl_backend,
#endif
#ifdef TRACE_NVML
        trace__nvml_backend,
#endif
#ifdef TRACE_KOKKOS
        trace__kokkos_backend,
#endif
#ifdef TRACE_PERFSTUBS
        trace__perfstubs_backend,
#endif
        NULL};
    static trace__backend backends[sizeof describe / sizeof *describe];
    static uint32_t state;
    return trace__backend_described(describe, backends, &state, i);
}
