/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
enum {
    TRACE_SOURCE_USER = 0,
    TRACE_SOURCE_MPI = 1,
    TRACE_SOURCE_ITT = 2,
    TRACE_SOURCE_NVTX = 3,
    TRACE_SOURCE_CUDA = 4,
    TRACE_SOURCE_CUDART = 5,
    TRACE_SOURCE_NCCL = 6,
    TRACE_SOURCE_ZE = 7,
    TRACE_SOURCE_CL = 8,
    TRACE_SOURCE_HIP = 9,
    TRACE_SOURCE_OMP = 10,
    TRACE_SOURCE_CCL = 11,
    TRACE_SOURCE_CUSTOM = 12,
    TRACE_SOURCE_NVML = 13,
    TRACE_SOURCE_KOKKOS = 14,
    TRACE_SOURCE_PERFSTUBS = 15,
    TRACE_SOURCE_COUNT = 32
};
/* By number; "": none has it. */
#define TRACE__SOURCE_NAMES "user", "mpi", "itt", "nvtx", "cuda", "cudart", "nccl", "ze", "cl", "hip", "omp", "ccl", "custom", "nvml", "kokkos", "perfstubs"
