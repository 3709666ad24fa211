/* launch.h - what bench/gpu/launch.cu needs of CUDA, on the fake runtime: launches as calls (run.sh puts LAUNCH for
 * <<<>>>), and of the rest that it is there */
#include <cuda.h>
#include <cuda_runtime_api.h>
#define __global__
#define __device__
extern "C" cudaError_t __cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t);
#define LAUNCH(name) __cudaLaunchKernel(name, dim3(1), dim3(1), 0, 0, (cudaStream_t)7)
static cudaError_t begin_work(void *)
{
    void *p;
    return cudaMalloc(&p, 16);
}
#define cudaFree begin_work
#define cudaMalloc(p, n) (*(void **)(p) = calloc(1, n), cudaSuccess)
#define cudaStreamCreate(s) (*(s) = (cudaStream_t)7, cudaSuccess)
#define cudaStreamSynchronize(s) cudaDeviceSynchronize()
#define cudaEventCreate(e) cudaSuccess
#define cudaEventRecord(e, s) cudaSuccess
#define cudaGetDriverEntryPointByVersion(name, f, version, flags, found) \
    (*(found) = cudaDriverEntryPointSymbolNotFound, cudaSuccess)
#define cudaStreamBeginCapture(s, mode) cudaSuccess
#define cudaStreamEndCapture(s, graph) (*(graph) = 0, cudaSuccess)
#define cudaGraphInstantiate(exec, graph, flags) (*(exec) = (cudaGraphExec_t)16, cudaSuccess)
#define cudaGetErrorString(e) "error"
