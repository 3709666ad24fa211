/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
#define TRACE_MPI
#define TRACE_ITT
#define TRACE_NVTX
#define TRACE_CUDA
#define TRACE_CUDART
#define TRACE_NCCL
#define TRACE_ZE
#define TRACE_CL
#define TRACE_HIP
#define TRACE_OMP
#define TRACE_CCL
#define TRACE_NVML
#define TRACE_KOKKOS
#define TRACE_PERFSTUBS
