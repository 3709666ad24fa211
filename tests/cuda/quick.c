/* quick.c - functions that return at once, and a brief one around them: driver (-DDRIVER), runtime (-DRUNTIME), program
 *
 *   quick pairs N | slow N | init N | handlers N
 *
 * pairs: N times cudaGetDevice, in which the runtime asks the driver. slow: the driver takes 3 ms each time. init: the
 * runtime makes another call first, and waits 3 ms after the driver's. handlers: a timer's handler makes both calls,
 * too, whenever it comes. Prints how many pairs there were. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#if defined(DRIVER)
int pause_us, cuCtxGetDevice(int *device), cuCtxGetLimit(size_t *value, int limit);
int cuCtxGetDevice(int *device)
{
    struct timespec t = {0, pause_us * 1000l};
    if (pause_us)
        nanosleep(&t, NULL);
    *device = 7;
    return 0;
}
int cuCtxGetLimit(size_t *value, int limit)
{
    *value = (size_t)limit;
    return 0;
}
#elif defined(RUNTIME)
int initialises, cudaGetDevice(int *device);
int cudaGetDevice(int *device)
{
    static int (*get)(int *), (*limit)(size_t *, int);
    struct timespec t = {0, 3000000};
    size_t value;
    int result;
    if (!get) {
        void *driver = dlopen("libcuda.so.1", RTLD_LAZY);
        get = (int (*)(int *))dlsym(driver, "cuCtxGetDevice");
        limit = (int (*)(size_t *, int))dlsym(driver, "cuCtxGetLimit");
    }
    if (initialises < 0) {
        *device = 7;
        return 0;
    }
    if (initialises)
        limit(&value, 1);
    result = get(device);
    if (initialises)
        nanosleep(&t, NULL);
    return result;
}
#else
extern int pause_us, initialises;
int cudaGetDevice(int *device), cudaGetLastError(void), cuCtxGetDevice(int *device);
static volatile int inside;
static void handler(int signal)
{
    int device;
    (void)signal;
    cudaGetDevice(&device);
    inside++;
}
int main(int argc, char **argv)
{
    int device, i, n = argc > 2 ? atoi(argv[2]) : 0;
    if (!strcmp(argv[1], "slow"))
        pause_us = 3000;
    initialises = !strcmp(argv[1], "init");
    if (!strcmp(argv[1], "handlers")) {
        struct itimerval t = {{0, 50}, {0, 50}};
        signal(SIGALRM, handler);
        setitimer(ITIMER_REAL, &t, NULL);
    }
    for (i = 0; i < n; i++)
        if (cudaGetDevice(&device) || device != 7)
            return 1;
    signal(SIGALRM, SIG_IGN);
    printf("%d\n", n + inside);
    return 0;
}
#endif
