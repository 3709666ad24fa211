/* hot.cu - kernels whose hot lines are known: they say HOT. `hot N [THREADS]` launches each N times */
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void compute(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = x[i];
    for (int k = 0; k < n; k++)
        v = __sinf(v) * v + __cosf(v); /* HOT compute */
    x[i] = v;
}

__global__ void chase(const int *next, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < n; k++)
        i = next[i]; /* HOT chase */
    out[blockIdx.x * blockDim.x + threadIdx.x] = i;
}

int main(int argc, char **argv)
{
    int launches = argc > 1 ? atoi(argv[1]) : 200, n = 1 << 20;
    float *x;
    int *next, *out, *host = (int *)malloc(n * sizeof *host);
    for (int i = 0; i < n; i++)
        host[i] = (int)((i * 7919ull + 104729) % n);
    cudaMalloc(&x, n * sizeof *x);
    cudaMalloc(&next, n * sizeof *next);
    cudaMalloc(&out, n * sizeof *out);
    cudaMemset(x, 0, n * sizeof *x);
    cudaMemcpy(next, host, n * sizeof *next, cudaMemcpyHostToDevice);
    for (int i = 0; i < launches; i++) {
        compute<<<n / 256, 256>>>(x, 2000);
        chase<<<n / 256, 256>>>(next, out, 100);
    }
    cudaError_t e = cudaDeviceSynchronize();
    printf("%d kernels, %s\n", 2 * launches, cudaGetErrorName(e));
    return e != cudaSuccess;
}
