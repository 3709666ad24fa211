/* getproc.c - a driver that hands out its functions by name, and with -DPROGRAM a program that asks it for them
 *
 * The table is the truth: which symbol a name means in which version, with and without a stream for each thread. */
#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    int version, per_thread;
    const char *symbol;
} truth[] = {
    {"cuMemAlloc", 2000, 0, "cuMemAlloc"},
    {"cuMemAlloc", 3000, 0, "cuMemAlloc"},
    {"cuMemAlloc", 3020, 0, "cuMemAlloc_v2"},
    {"cuMemAlloc", 12000, 1, "cuMemAlloc_v2"},
    {"cuMemcpyHtoD", 4000, 0, "cuMemcpyHtoD_v2"},
    {"cuMemcpyHtoD", 12000, 1, "cuMemcpyHtoD_v2_ptds"},
    {"cuStreamBeginCapture", 10000, 0, "cuStreamBeginCapture"},
    {"cuStreamBeginCapture", 10010, 0, "cuStreamBeginCapture_v2"},
    {"cuStreamBeginCapture", 13000, 1, "cuStreamBeginCapture_v2_ptsz"},
    {"cuCtxCreate", 3020, 0, "cuCtxCreate_v2"},
    {"cuCtxCreate", 11040, 0, "cuCtxCreate_v3"},
    {"cuCtxCreate", 12050, 0, "cuCtxCreate_v4"},
    {"cuLaunchKernel", 4000, 0, "cuLaunchKernel"},
    {"cuLaunchKernel", 12000, 1, "cuLaunchKernel_ptsz"},
    {"cuStreamDestroy", 2000, 0, "cuStreamDestroy"},
    {"cuStreamDestroy", 4000, 0, "cuStreamDestroy_v2"},
    {"cuInit", 2000, 0, "cuInit"},
    {"cuGetProcAddress", 12000, 0, "cuGetProcAddress_v2"},
};
enum { ROWS = sizeof truth / sizeof *truth };

#ifndef PROGRAM
static CUresult find(const char *symbol, void **pfn, int version, cuuint64_t flags)
{
    FILE *books = fopen(getenv("ASKED"), "a");
    *pfn = NULL;
    for (size_t i = 0; i < ROWS; i++)
        if (!strcmp(truth[i].name, symbol) && truth[i].version == version && truth[i].per_thread == (flags == 2))
            *pfn = dlsym(RTLD_DEFAULT, truth[i].symbol) ? dlsym(dlopen("./libcuda.so.1", RTLD_LAZY), truth[i].symbol)
                                                        : NULL;
    fprintf(books, "%s\n", symbol);
    fclose(books);
    return *pfn ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
#undef cuGetProcAddress
CUresult cuGetProcAddress(const char *symbol, void **pfn, int version, cuuint64_t flags)
{
    return find(symbol, pfn, version, flags);
}
CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int version, cuuint64_t flags,
                             CUdriverProcAddressQueryResult *status)
{
    if (status)
        *status = CU_GET_PROC_ADDRESS_SUCCESS;
    return find(symbol, pfn, version, flags);
}
#else
int main(void)
{
    CUresult (*ask)(const char *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *) = cuGetProcAddress;
    for (size_t i = 0; i < ROWS; i++) {
        void *pfn = NULL;
        if (ask(truth[i].name, &pfn, truth[i].version, truth[i].per_thread ? 2 : 0, NULL) || !pfn) {
            printf("%s is not handed out\n", truth[i].name);
            return 1;
        }
        if (strcmp(truth[i].name, "cuGetProcAddress") == 0) /* from now on the one that was handed out */
            ask = (CUresult(*)(const char *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *))pfn;
        else
            ((CUresult(*)(long, long, long, long, long, long, long, long, long, long, long))pfn)(0, 0, 0, 0, 0, 0, 0, 0,
                                                                                                 0, 0, 0);
    }
    return ask("cuNothing", &(void *){NULL}, 12000, 0, NULL) == CUDA_ERROR_NOT_FOUND ? 0 : 1;
}
#endif
