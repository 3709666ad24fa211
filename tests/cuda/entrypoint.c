/* entrypoint.c - a runtime that hands out functions of the driver, and with -DPROGRAM a program that asks it for them
 *
 * VERSION is the runtime's, like 13000. Truth is the symbol that stands beside each question. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* cudaEnableDefault 0, cudaEnableLegacyStream 1, cudaEnablePerThreadDefaultStream 2; _ptsz: what default means there */
static const struct {
    int by_version, ptsz, version, flags;
    const char *name, *symbol;
} truth[] = {{1, 0, 2000, 0, "cuMemAlloc", "cuMemAlloc"},
             {1, 0, 12000, 0, "cuMemAlloc", "cuMemAlloc_v2"},
             {1, 0, 12000, 2, "cuMemcpyHtoD", "cuMemcpyHtoD_v2_ptds"},
             {1, 0, 12000, 1, "cuMemcpyHtoD", "cuMemcpyHtoD_v2"},
             {1, 1, 12000, 0, "cuMemcpyHtoD", "cuMemcpyHtoD_v2_ptds"},
             {1, 1, 12000, 1, "cuLaunchKernel", "cuLaunchKernel"},
             {1, 1, 12000, 2, "cuLaunchKernel", "cuLaunchKernel_ptsz"},
             {1, 0, 11040, 0, "cuCtxCreate", "cuCtxCreate_v3"},
             {1, 0, 12050, 0, "cuCtxCreate", "cuCtxCreate_v4"},
             {0, 0, 0, 0, "cuMemAlloc", "cuMemAlloc_v2"},
             {0, 0, 0, 2, "cuLaunchKernel", "cuLaunchKernel_ptsz"},
             {0, 1, 0, 0, "cuLaunchKernel", "cuLaunchKernel_ptsz"},
             {0, 1, 0, 1, "cuLaunchKernel", "cuLaunchKernel"},
             {0, 0, 0, 0, "cuStreamBeginCapture", "cuStreamBeginCapture_v2"},
             {0, 0, 0, 0, "cuInit", "cuInit"}};
enum { ROWS = sizeof truth / sizeof *truth };

#ifndef PROGRAM
static int find(int by_version, int ptsz, const char *name, void **function, int version, unsigned long long flags,
                int *status)
{
    FILE *asked = fopen(getenv("ASKED"), "a");
    *function = NULL;
    for (size_t i = 0; i < ROWS; i++)
        if (truth[i].by_version == by_version && truth[i].ptsz == ptsz && truth[i].version == version &&
            truth[i].flags == (int)flags && !strcmp(truth[i].name, name))
            *function = dlsym(dlopen("./libcuda.so.1", RTLD_LAZY), truth[i].symbol);
    if (status)
        *status = *function ? 0 : 1;
    fprintf(asked, "%s\n", name);
    fclose(asked);
    return *function ? 0 : 500; /* cudaErrorSymbolNotFound */
}
int cudaGetDriverEntryPoint(const char *n, void **f, unsigned long long flags, int *s)
{
    return find(0, 0, n, f, 0, flags, s);
}
int cudaGetDriverEntryPoint_ptsz(const char *n, void **f, unsigned long long flags, int *s)
{
    return find(0, 1, n, f, 0, flags, s);
}
int cudaGetDriverEntryPointByVersion(const char *n, void **f, unsigned v, unsigned long long flags, int *s)
{
    return find(1, 0, n, f, (int)v, flags, s);
}
int cudaGetDriverEntryPointByVersion_ptsz(const char *n, void **f, unsigned v, unsigned long long flags, int *s)
{
    return find(1, 1, n, f, (int)v, flags, s);
}
int cudaRuntimeGetVersion(int *version)
{
    *version = VERSION;
    return 0;
}
#else
int cudaGetDriverEntryPoint(const char *, void **, unsigned long long, int *);
int cudaGetDriverEntryPoint_ptsz(const char *, void **, unsigned long long, int *);
int cudaGetDriverEntryPointByVersion(const char *, void **, unsigned, unsigned long long, int *);
int cudaGetDriverEntryPointByVersion_ptsz(const char *, void **, unsigned, unsigned long long, int *);
int main(void)
{
    void *f;
    for (size_t i = 0; i < ROWS; i++) {
        int status = -1,
            r = truth[i].by_version
                    ? (truth[i].ptsz ? cudaGetDriverEntryPointByVersion_ptsz : cudaGetDriverEntryPointByVersion)(
                          truth[i].name, &f, (unsigned)truth[i].version, (unsigned long long)truth[i].flags, &status)
                    : (truth[i].ptsz ? cudaGetDriverEntryPoint_ptsz : cudaGetDriverEntryPoint)(
                          truth[i].name, &f, (unsigned long long)truth[i].flags, &status);
        if (r || status || !f) {
            printf("%s is not handed out\n", truth[i].name);
            return 1;
        }
        ((int (*)(long, long, long, long, long, long, long, long, long, long, long))f)(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
    return cudaGetDriverEntryPoint("cuNothing", &f, 0, NULL) == 500 && !f ? 0 : 1;
}
#endif
