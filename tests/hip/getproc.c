/* getproc.c - a runtime that hands out its functions by name, and with -DPROGRAM a program that asks it for them
 *
 * The table is the truth: which symbol a name means in which version, with and without a stream for each thread. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "all.h"

static const struct {
    const char *name;
    int version, per_thread;
    const char *symbol;
} truth[] = {
    {"hipMalloc", 500, 0, "hipMalloc"},
    {"hipMemcpy", 600, 0, "hipMemcpy"},
    {"hipMemcpy", 600, 1, "hipMemcpy_spt"},
    {"hipGetDeviceProperties", 600, 0, "hipGetDevicePropertiesR0600"},
    {"hipLaunchKernel", 600, 1, "hipLaunchKernel_spt"},
    {"hipStreamSynchronize", 600, 0, "hipStreamSynchronize"},
    {"hipGetProcAddress", 600, 0, "hipGetProcAddress"},
};
enum { ROWS = sizeof truth / sizeof *truth };

#ifndef PROGRAM
static void own(void) {}

hipError_t hipGetProcAddress(const char *symbol, void **pfn, int version, uint64_t flags,
                             hipDriverProcAddressQueryResult *status)
{
    FILE *books = fopen(getenv("ASKED"), "a");
    *pfn = strcmp(symbol, "hipOwn") ? NULL : (void *)own; /* one that no library exports */
    for (size_t i = 0; i < ROWS; i++)
        if (!strcmp(truth[i].name, symbol) && truth[i].version == version && truth[i].per_thread == (flags == 2))
            *pfn = dlsym(dlopen("./libamdhip64.so.7", RTLD_LAZY), truth[i].symbol);
    fprintf(books, "%s\n", symbol);
    fclose(books);
    return *pfn ? hipSuccess : hipErrorNotFound;
}
#else
static char room[16384];

int main(void)
{
    hipError_t (*ask)(const char *, void **, int, uint64_t, hipDriverProcAddressQueryResult *) = hipGetProcAddress;
    for (size_t i = 0; i < ROWS; i++) {
        void *pfn = NULL;
        if (ask(truth[i].name, &pfn, truth[i].version, truth[i].per_thread ? 2 : 0, NULL) || !pfn) {
            printf("%s is not handed out\n", truth[i].name);
            return 1;
        }
        if (!strcmp(truth[i].name, "hipGetProcAddress")) /* from now on the one that was handed out */
            memcpy(&ask, &pfn, sizeof ask);
        else
            ((hipError_t(*)(long, long, long, long, long, long, long, long, long, long, long))pfn)(
                (long)room, (long)room, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
    {
        void *pfn = NULL;
        if (ask("hipOwn", &pfn, 600, 0, NULL) || !pfn)
            return 2;
        ((void (*)(void))pfn)();
    }
    return ask("hipNothing", &(void *){NULL}, 600, 0, NULL) == hipErrorNotFound ? 0 : 1;
}
#endif
