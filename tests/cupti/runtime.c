/* runtime.c - a CUDA runtime above the fake driver: a shared library, or part of a program as nvcc makes it */
#define _GNU_SOURCE
#include <cupti.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include "call.h"

/* As the real one: everything is asked of the driver by name, from its own handle. */
static void *driver(const char *name)
{
    static void *library;
    if (!library) {
        library = dlopen("libcuda.so.1", RTLD_NOW);
        ((CUresult(*)(unsigned))dlsym(library, "cuInit"))(0);
    }
    return dlsym(library, name);
}
#define DRIVER(f) ((__typeof__(&f))driver(#f))
#define DRIVER_V2(f) ((__typeof__(&f))driver(#f "_v2"))
#define BEGIN(function, symbol, structure, ...) \
    structure parameters = {__VA_ARGS__}; \
    struct fake_call c = {2, function, &parameters, symbol, 0, 0, 0}; \
    driver("cuInit"); \
    ((void (*)(struct fake_call *))driver("fake_enter"))(&c)
#define END(result) return (cudaError_t)((int (*)(struct fake_call *, int))driver("fake_exit"))(&c, result)
#define V2(f) ((CUresult(*)())driver(#f "_v2"))

cudaError_t cudaMalloc(void **p, size_t n)
{
    BEGIN("cudaMalloc", NULL, cudaMalloc_v3020_params, p, n);
    END(V2(cuMemAlloc)(p, n));
}
cudaError_t cudaFree(void *p)
{
    BEGIN("cudaFree", NULL, cudaFree_v3020_params, p);
    END(0);
}
cudaError_t cudaMemcpy(void *to, const void *from, size_t n, enum cudaMemcpyKind kind)
{
    BEGIN("cudaMemcpy", NULL, cudaMemcpy_v3020_params, to, from, n, kind);
    END(kind == cudaMemcpyHostToDevice ? V2(cuMemcpyHtoD)(to, from, n) : V2(cuMemcpyDtoHAsync)(to, from, n, NULL));
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t n, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    BEGIN("cudaMemcpyAsync", NULL, cudaMemcpyAsync_v3020_params, to, from, n, kind, stream);
    END(DRIVER(cuMemcpyAsync)((CUdeviceptr)to, (CUdeviceptr)from, n, stream));
}
cudaError_t cudaMemcpyPeer(void *to, int a, const void *from, int b, size_t n)
{
    BEGIN("cudaMemcpyPeer", NULL, cudaMemcpyPeer_v4000_params, to, a, from, b, n);
    END(DRIVER(cuMemcpyPeer)((CUdeviceptr)to, NULL, (CUdeviceptr)from, NULL, n));
}
cudaError_t cudaMemset(void *at, int value, size_t n)
{
    BEGIN("cudaMemset", NULL, cudaMemset_v3020_params, at, value, n);
    END(V2(cuMemsetD8)((CUdeviceptr)at, (unsigned char)value, n));
}
cudaError_t cudaDeviceSynchronize(void)
{
    BEGIN("cudaDeviceSynchronize", NULL, struct { int none; }, 0);
    END(DRIVER(cuStreamSynchronize)(NULL));
}
cudaError_t cudaStreamQuery(cudaStream_t stream)
{
    BEGIN("cudaStreamQuery", NULL, cudaStreamQuery_v3020_params, stream);
    END(DRIVER(cuStreamQuery)(stream));
}
cudaError_t cudaDeviceReset(void)
{
    BEGIN("cudaDeviceReset", NULL, struct { int none; }, 0);
    END(V2(cuDevicePrimaryCtxReset)(0));
}
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t f, void *data)
{
    BEGIN("cudaLaunchHostFunc", NULL, cudaLaunchHostFunc_v10000_params, stream, f, data);
    END(DRIVER(cuLaunchHostFunc)(stream, f, data));
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t graph, cudaStream_t stream)
{
    BEGIN("cudaGraphLaunch", NULL, cudaGraphLaunch_v10000_params, graph, stream);
    END(DRIVER(cuGraphLaunch)(graph, stream));
}
/* What nvcc of CUDA 13 makes of <<<>>>; CUPTI calls it cudaLaunchKernel. fake_between: what is done between the
 * runtime's call and the driver's. */
void (*fake_between)(void);
cudaError_t __cudaLaunchKernel(void *kernel, struct dim3 grid, struct dim3 block, void **arguments, size_t shared,
                               cudaStream_t stream)
{
    BEGIN("cudaLaunchKernel", kernel, cudaLaunchKernel_v7000_params, kernel, grid, block, arguments, shared, stream);
    if (fake_between)
        fake_between();
    END(DRIVER(cuLaunchKernel)(kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, stream, arguments,
                               NULL));
}
cudaError_t cudaGetDevice(int *device) { return (cudaError_t)V2(cuCtxGetDevice)(device, NULL); }
cudaError_t cudaRuntimeGetVersion(int *version)
{
    *version = 13000;
    return cudaSuccess;
}
