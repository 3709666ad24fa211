/* program.c - calls each layer itself as well, from two threads */
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **args, void **extra);
int cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind, void *stream);
int ncclAllReduce(const void *from, void *to, size_t count, int type, int op, void *comm, void *stream);

static void *work(void *arg)
{
    static char a[64], b[64];
    for (int i = 0; i < 200; i++) {
        ncclAllReduce(a, b, 64, 0, 0, NULL, NULL);
        cudaMemcpyAsync(b, a, 64, 1, NULL);
        if (i % 2)
            cuLaunchKernel(a, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    return pthread_join(t, NULL);
}
