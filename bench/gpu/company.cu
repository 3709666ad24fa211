/* company.cu - what may happen to a program that is recorded: its argument says what. Says how many kernels were asked
 * for
 *
 *   reset [N]     N kernels, a wait, cudaDeviceReset, and all of it again
 *   reset-busy    the same without the wait
 *   destroy       kernels in a context of the driver's, a wait, cuCtxDestroy, and again in another
 *   exit          exit(7) in a function that the device calls on the host
 *   bad           a store behind the end of an array, for compute-sanitizer */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void touch(int *p, int n) { p[n + threadIdx.x] = 1; }
__global__ void nothing() {}

static int some(int n)
{
    for (int i = 0; i < n; i++)
        nothing<<<1, 32>>>();
    return n;
}
static void CUDART_CB leave(void *status) { exit((int)(size_t)status); }

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "reset";
    int n = argc > 2 ? atoi(argv[2]) : 1000, kernels = 0;
    if (!strncmp(how, "reset", 5)) {
        for (int i = 0; i < 2; i++) {
            kernels += some(n);
            if (!strcmp(how, "reset"))
                cudaDeviceSynchronize();
            if (cudaDeviceReset() != cudaSuccess)
                return 1;
        }
    } else if (!strcmp(how, "destroy")) {
        CUdevice device;
        CUcontext context;
        cuInit(0);
        cuDeviceGet(&device, 0);
        for (int i = 0; i < 2; i++) {
#if CUDA_VERSION >= 13000
            if (cuCtxCreate(&context, NULL, 0, device) != CUDA_SUCCESS)
#else
            if (cuCtxCreate(&context, 0, device) != CUDA_SUCCESS)
#endif
                return 1;
            kernels += some(n);
            cuCtxSynchronize();
            if (cuCtxDestroy(context) != CUDA_SUCCESS)
                return 1;
        }
    } else if (!strcmp(how, "exit")) {
        printf("%d kernels\n", some(n));
        fflush(stdout);
        cudaLaunchHostFunc(0, leave, (void *)7);
        cudaDeviceSynchronize();
        return 1;
    } else if (!strcmp(how, "bad")) {
        int *p;
        cudaMalloc(&p, 4096);
        touch<<<1, 32>>>(p, 1024);
        cudaDeviceSynchronize();
        return 0;
    }
    printf("%d kernels\n", kernels);
    return 0;
}
