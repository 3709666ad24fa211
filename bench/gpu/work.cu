/* work.cu - a program whose work on the device is known: it says how many kernels, copies and fills it asked for */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <thread>

__global__ void scale(float *p, float f, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] *= f;
}
template <typename T> __global__ void add(T *a, const T *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] += b[i];
}
__global__ void nothing() {}

static int kernels, copies, fills;

static void some(float *a, float *b, int n, cudaStream_t s)
{
    scale<<<n / 256, 256, 0, s>>>(a, 1.5f, n);
    add<float><<<n / 256, 256, 0, s>>>(a, b, n);
    kernels += 2;
}

int main(int argc, char **argv)
{
    int n = 1 << 18, rounds = argc > 1 ? atoi(argv[1]) : 10000;
    bool forever = argc > 2 && !strcmp(argv[2], "forever");
    float *a, *b, *pinned, *plain = (float *)calloc(n, 4);
    cudaStream_t s[3];
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaMalloc(&a, n * 4);
    cudaMalloc(&b, n * 4);
    cudaMallocHost(&pinned, n * 4);
    cudaMemcpy(a, plain, n * 4, cudaMemcpyHostToDevice), copies++;
    cudaMemset(b, 0, n * 4), fills++;
    for (auto &x : s)
        cudaStreamCreate(&x);
    do {
        for (int i = 0; i < rounds; i++)
            some(a, b, n, s[i % 3]);
        cudaDeviceSynchronize();
    } while (forever);
    for (int i = 0; i < 100; i++)
        cudaMemcpyAsync(pinned, a, n * 4, cudaMemcpyDeviceToHost, s[0]), copies++;
    cudaStreamBeginCapture(s[0], cudaStreamCaptureModeGlobal);
    int before = kernels;
    for (int i = 0; i < 10; i++)
        some(a, b, n, s[0]);
    int inside = kernels - before;
    kernels = before;
    cudaStreamEndCapture(s[0], &graph);
    cudaGraphInstantiate(&exec, graph, 0);
    for (int i = 0; i < 200; i++)
        cudaGraphLaunch(exec, s[0]), kernels += inside;
    std::thread threads[4];
    for (auto &t : threads)
        t = std::thread([&] {
            for (int i = 0; i < rounds / 4; i++)
                nothing<<<1, 32>>>();
            cudaDeviceSynchronize();
        });
    for (auto &t : threads)
        t.join();
    kernels += 4 * (rounds / 4);
    nothing<<<1, 5000>>>(); /* refused */
    cudaMemcpy(plain, a, n * 4, cudaMemcpyDeviceToHost), copies++;
    printf("%d kernels %d copies %d fills\n", kernels, copies, fills);
    return 0;
}
