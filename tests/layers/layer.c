/* layer.c - three libraries, one on the other, as NCCL stands on the CUDA runtime and that on the driver: -DLAYER=1
 * driver, 2 runtime, 3 NCCL. Each spends a known time of its own and calls the next by its symbols. */
#include <stddef.h>
#include <stdint.h>
#include <time.h>

static void spend(long us) /* at least that long */
{
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    do
        clock_gettime(CLOCK_MONOTONIC, &b);
    while ((b.tv_sec - a.tv_sec) * 1000000000l + b.tv_nsec - a.tv_nsec < us * 1000);
}

struct dim {
    unsigned x, y, z;
};
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes, void *stream);
int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **args, void **extra);
int cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind, void *stream);
int cudaLaunchKernel(const void *f, struct dim grid, struct dim block, void **args, size_t shared, void *stream);
int ncclAllReduce(const void *from, void *to, size_t count, int type, int op, void *comm, void *stream);

#if LAYER == 1
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes, void *stream)
{
    (void)to, (void)from, (void)bytes, (void)stream;
    spend(3);
    return 0;
}
int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **args, void **extra)
{
    (void)f, (void)gx, (void)gy, (void)gz, (void)bx, (void)by, (void)bz, (void)shared, (void)stream, (void)args,
        (void)extra;
    spend(2);
    return 0;
}
#elif LAYER == 2
int cudaRuntimeGetVersion(int *v)
{
    *v = 13000;
    return 0;
}
int cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind, void *stream)
{
    (void)kind;
    spend(1);
    cuMemcpyHtoDAsync_v2((uintptr_t)to, from, bytes, stream);
    spend(1);
    return 0;
}
int cudaLaunchKernel(const void *f, struct dim g, struct dim b, void **args, size_t shared, void *stream)
{
    spend(1);
    return cuLaunchKernel((void *)(uintptr_t)f, g.x, g.y, g.z, b.x, b.y, b.z, (unsigned)shared, stream, args, NULL);
}
#else
int ncclAllReduce(const void *from, void *to, size_t count, int type, int op, void *comm, void *stream)
{
    struct dim one = {1, 1, 1};
    (void)type, (void)op, (void)comm;
    spend(2);
    cudaMemcpyAsync(to, from, count, 1, stream);
    spend(2);
    cudaLaunchKernel(from, one, one, NULL, 0, stream);
    cudaLaunchKernel(from, one, one, NULL, 0, stream);
    return 0;
}
#endif
