/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
enum {
    TRACE_API_USER = 0,
    TRACE_API_MPI = 1,
    TRACE_API_ITT = 2,
    TRACE_API_NVTX = 3,
    TRACE_API_CUDA = 4,
    TRACE_API_CUDART = 5,
    TRACE_API_NCCL = 6,
    TRACE_API_ZE = 7,
    TRACE_API_CL = 8,
    TRACE_API_HIP = 9,
    TRACE_API_OMP = 10,
    TRACE_API_CCL = 11,
    TRACE_API_CUSTOM = 12,
    TRACE_API_NVML = 13,
    TRACE_API_KOKKOS = 14,
    TRACE_API_PERFSTUBS = 15,
    TRACE_API_COUNT = 32
};
/* By number; "": none has it. */
#define TRACE__API_NAMES_OF "user", "mpi", "itt", "nvtx", "cuda", "cudart", "nccl", "ze", "cl", "hip", "omp", "ccl", "custom", "nvml", "kokkos", "perfstubs"
