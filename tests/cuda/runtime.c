/* runtime.c - the real CUDA runtime without a driver: what can be called is, and $CALL_LOG says with what and how it
 * went */
#include <cuda_runtime_api.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include "entry.h"

static FILE *books;
#define DO(call, name, fields) \
    do { \
        cudaError_t r_ = call; \
        fprintf(books, "%s;%sresult=%d\n", name, fields, (int)r_); \
    } while (0)

int main(void)
{
    struct dim3 grid = {2, 3, 4}, block = {5, 6, 7}, g, b;
    struct cudaMemcpy3DParms copy = {0};
    struct cudaExtent extent = {16, 2, 3};
    struct cudaPitchedPtr pitched;
    struct cudaChannelFormatDesc desc;
    struct cudaDeviceProp properties;
    cudaStream_t stream = NULL;
    cudaEvent_t event = NULL;
    cudaArray_t array = NULL;
    size_t shared = 0, free_bytes, total;
    void *p = NULL, *arguments[1] = {NULL};
    char text[512], id[64];
    int n = -1;
    books = fopen(getenv("CALL_LOG"), "w");
    if (!books || setvbuf(books, NULL, _IONBF, 0))
        return 1;
    DO(cudaRuntimeGetVersion(&n), "cudaRuntimeGetVersion", "");
    sprintf(text, "runtimeVersion=%d;", n);
    DO(cudaRuntimeGetVersion(&n), "cudaRuntimeGetVersion", text);
    DO(cudaDriverGetVersion(&n), "cudaDriverGetVersion", "driverVersion=0;");
    DO(cudaGetDeviceCount(&n), "cudaGetDeviceCount", "");
    DO(cudaMalloc(&p, 12345), "cudaMalloc", "size=12345;");
    DO(cudaMallocManaged(&p, 77, cudaMemAttachGlobal), "cudaMallocManaged", "size=77;flags=1;");
    DO(cudaMemcpy((void *)16, (void *)32, 99, cudaMemcpyHostToDevice), "cudaMemcpy",
       "dst=0x10;src=0x20;count=99;kind=cudaMemcpyHostToDevice;");
    DO(cudaMemcpyAsync((void *)16, (void *)32, 98, cudaMemcpyDeviceToHost, NULL), "cudaMemcpyAsync",
       "count=98;kind=cudaMemcpyDeviceToHost;stream=0x0;");
    DO(cudaMemcpy2D((void *)16, 64, (void *)32, 128, 7, 11, cudaMemcpyDefault), "cudaMemcpy2D",
       "dpitch=64;spitch=128;width=7;height=11;bytes=77;");
    copy.extent = extent;
    copy.kind = cudaMemcpyDeviceToDevice;
    DO(cudaMemcpy3D(&copy), "cudaMemcpy3D",
       "p.extent.width=16;p.extent.height=2;p.extent.depth=3;p.kind=cudaMemcpyDeviceToDevice;");
    DO(cudaMalloc3D(&pitched, extent), "cudaMalloc3D", "extent.width=16;extent.height=2;extent.depth=3;");
    DO(cudaMemset((void *)16, 1, 50), "cudaMemset", "devPtr=0x10;value=1;count=50;");
    DO(cudaMemGetInfo(&free_bytes, &total), "cudaMemGetInfo", "");
    DO(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "cudaStreamCreateWithFlags", "flags=1;");
    DO(cudaStreamSynchronize(NULL), "cudaStreamSynchronize", "stream=0x0;");
    DO(cudaEventCreate(&event), "cudaEventCreate", "");
    DO(cudaDeviceSynchronize(), "cudaDeviceSynchronize", "");
    DO(cudaSetDevice(3), "cudaSetDevice", "device=3;");
    DO(cudaDeviceGetPCIBusId(id, 64, 0), "cudaDeviceGetPCIBusId", "len=64;device=0;");
    DO(cudaGetDeviceProperties(&properties, 0),
       CUDART_VERSION < 13000 ? "cudaGetDeviceProperties_v2" : "cudaGetDeviceProperties", "device=0;");
    desc = cudaCreateChannelDesc(8, 16, 24, 32, cudaChannelFormatKindFloat);
    fprintf(books, "cudaCreateChannelDesc;x=8;y=16;z=24;w=32;f=cudaChannelFormatKindFloat;result.x=%d;result.w=%d\n",
            desc.x, desc.w);
    DO(cudaMallocArray(&array, &desc, 4, 5, 0), "cudaMallocArray",
       "desc.x=8;desc.y=16;desc.f=cudaChannelFormatKindFloat;width=4;height=5;");
    DO(cudaLaunchKernel((void *)main, grid, block, arguments, 48, NULL), "cudaLaunchKernel",
       "gridDim.x=2;gridDim.y=3;gridDim.z=4;blockDim.x=5;blockDim.z=7;sharedMem=48;stream=0x0;");
    fprintf(books, "__cudaPushCallConfiguration;gridDim.x=2;blockDim.y=6;sharedMem=64;stream=0x40;result=%u\n",
            __cudaPushCallConfiguration(grid, block, 64, (cudaStream_t)64));
    DO(__cudaPopCallConfiguration(&g, &b, &shared, &stream), "__cudaPopCallConfiguration", "");
    if (g.x != 2 || b.z != 7 || shared != 64 || stream != (cudaStream_t)64)
        return 2;
    DO(cudaPeekAtLastError(), "cudaPeekAtLastError", "");
    DO(cudaGetLastError(), "cudaGetLastError", "");
    fprintf(books, "cudaGetErrorString;error=%d;result=%s\n", 35, cudaGetErrorString(cudaErrorInsufficientDriver));
    fclose(books);
    return 0;
}
