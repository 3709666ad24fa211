/* program.c - uses the fake GPU in all the ways that count; the first argument says how it goes on */
#define _GNU_SOURCE
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef TRACE_IMPL
#include "trace.h"
#else
int trace_pause(void) __attribute__((weak)); /* libtrace.so's */
int trace_resume(void) __attribute__((weak));
int trace_flush(void) __attribute__((weak));
#endif

cudaError_t __cudaLaunchKernel(const void *, struct dim3, struct dim3, void **, size_t, cudaStream_t);
static const struct dim3 grid = {7, 6, 5}, block = {4, 3, 2}, line = {64, 1, 1}, bad = {5000, 1, 1};

static void *second(void *arg)
{
    __cudaLaunchKernel("_Z6secondv", line, line, NULL, 0, (cudaStream_t)9);
    cudaDeviceSynchronize();
    return arg;
}

static void work(int rounds)
{
    void *a, *b = malloc(65536);
    pthread_t thread;
    cudaMalloc(&a, 65536);
    cudaMemcpy(a, b, 65536, cudaMemcpyHostToDevice);
    for (int i = 0; i < rounds; i++) {
        errno = 77;
        __cudaLaunchKernel("_Z5firstPfi", grid, block, NULL, 4096, (cudaStream_t)(uintptr_t)(7 + i % 2));
        __cudaLaunchKernel("_ZN3abc3defIiEEvT_", line, line, NULL, 0, (cudaStream_t)7);
        if (errno != 77)
            exit(2);
    }
    cudaMemset(a, 5, 1000);
    cudaMemcpyAsync(a, a, 333, cudaMemcpyDefault, (cudaStream_t)7);
    cudaMemcpyPeer(a, 1, a, 0, 4444);
    cudaGraphLaunch((cudaGraphExec_t)16, (cudaStream_t)3);
    cudaStreamQuery((cudaStream_t)7);
    if (__cudaLaunchKernel("_Z3badv", line, bad, NULL, 0, NULL) == cudaSuccess)
        exit(3);
    pthread_create(&thread, NULL, second, NULL);
    pthread_join(thread, NULL);
    cudaMemcpy(b, a, 77, cudaMemcpyDeviceToHost);
    cudaDeviceSynchronize();
    cudaFree(a);
    free(b);
}

/* As Triton does it: functions of the driver by dlsym, kernels without the runtime. */
static void by_hand(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY);
    CUresult (*launch)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **, void **) =
        (__typeof__(launch))dlsym(driver, "cuLaunchKernel");
    CUresult (*fill)(CUdeviceptr, unsigned, size_t) = (__typeof__(fill))dlsym(driver, "cuMemsetD32_v2");
    launch((CUfunction) "triton_kernel_0d1d", 1, 1, 1, 128, 1, 1, 512, (CUstream)7, NULL, NULL);
    fill(0x10000, 9, 25);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "work";
    if (!strcmp(how, "fork first")) { /* before CUDA is used: the child must be able to */
        pid_t child = fork();
        int status;
        if (!child)
            work(3);
        else
            waitpid(child, &status, 0);
        return child ? WEXITSTATUS(status) : 0;
    }
    work(!strcmp(how, "many") ? 5000 : 10);
    by_hand();
    if (!strcmp(how, "reset") || !strcmp(how, "reload")) { /* the context, or the modules in it */
        void (*again)(void) = (void (*)(void))dlsym(dlopen("libcuda.so.1", RTLD_LAZY), !strcmp(how, "reset") ? "fake_reset" : "fake_reload");
        for (int i = 0; i < 3; i++) {
            again();
            work(2);
        }
    }
    if (!strcmp(how, "fork")) { /* the child has none of CUPTI's threads and must end all the same */
        pid_t child = fork();
        int status;
        if (!child)
            exit(5);
        waitpid(child, &status, 0);
        return WEXITSTATUS(status) == 5 ? 0 : 1;
    }
    if (!strcmp(how, "pause") && trace_pause && trace_resume) {
        trace_pause();
        work(4);
        trace_resume();
        by_hand();
    }
    if (!strcmp(how, "kill")) {
        sleep(3);
        raise(SIGKILL);
    }
    if (!strcmp(how, "flush") && trace_flush) {
        trace_flush();
        raise(SIGKILL);
    }
    return 0;
}
