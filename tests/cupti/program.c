/* program.c - uses the fake GPU in all the ways that count; the first argument says how it goes on */
#define _GNU_SOURCE
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef WITH_NVTX
#include <nvtx3/nvToolsExt.h>
#endif
#ifdef TRACE_IMPL
#include "trace.h"
#else
void trace_step(void) __attribute__((weak));
int trace_devices(_Bool) __attribute__((weak));
int trace_release_devices(void) __attribute__((weak));
int trace_pause(void) __attribute__((weak)); /* libtrace-h.so's */
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
    CUresult (*launch)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream,
                       void **, void **) = (__typeof__(launch))dlsym(driver, "cuLaunchKernel");
    CUresult (*fill)(CUdeviceptr, unsigned, size_t) = (__typeof__(fill))dlsym(driver, "cuMemsetD32_v2");
    launch((CUfunction) "triton_kernel_0d1d", 1, 1, 1, 128, 1, 1, 512, (CUstream)7, NULL, NULL);
    fill(0x10000, 9, 25);
}

static void give_back(void *data)
{
    if (trace_release_devices() != 0)
        exit(4);
    (void)data;
}
static void dwell(void *data)
{
    usleep(15000);
    (void)data;
}
static void *dwells(void *arg)
{
    for (int i = 0; i < 60; i++)
        cudaLaunchHostFunc((cudaStream_t)8, dwell, NULL);
    return arg;
}

/* For the truth: what follows is not to be recorded, or is. */
static void said(const char *word)
{
    FILE *f = fopen(getenv("CALL_LOG"), "a");
    fprintf(f, "%s\n", word);
    fclose(f);
}

/* Lines of the fake CUPTI's log that begin so; and a wait until there are so many, since other threads switch and flush
 * it. */
static int lines_of(const char *variable, const char *begin)
{
    char line[256];
    FILE *f = getenv(variable) ? fopen(getenv(variable), "r") : NULL;
    int n = 0;
    while (f && fgets(line, sizeof line, f))
        n += !strncmp(line, begin, strlen(begin));
    if (f)
        fclose(f);
    return n;
}
static int logged(const char *begin) { return lines_of("FAKE_LOG", begin); }

/* PC sampling was stopped or started, or the fake refused to. */
static int sampling(const char *done, const char *refused)
{
    return lines_of("CALL_LOG", done) + lines_of("CALL_LOG", refused);
}

static void until_sampling(const char *done, const char *refused, int n)
{
    for (int i = getenv("TRACE_HELPER") || !atoi(getenv("TRACE_PC_SAMPLING") ? getenv("TRACE_PC_SAMPLING") : "0") ? 2000
                                                                                                                  : 0;
         i < 2000 && sampling(done, refused) < n; i++)
        usleep(10000);
}
static void until_logged(const char *begin, int n)
{
    /* no other thread: nothing to wait for */
    for (int i = getenv("TRACE_HELPER") ? 2000 : 0; i < 2000 && logged(begin) < n; i++)
        usleep(10000);
}

static void launches(int n)
{
    while (n--)
        __cudaLaunchKernel("_Z4stepi", line, line, NULL, 0, (cudaStream_t)7);
}

/* Another thread launches, and CUPTI is attached anew, between the runtime's call of a launch and the driver's. */
extern void (*fake_between)(void);
static void *launches_one(void *none)
{
    launches(1);
    return none;
}
static void attached_anew(void)
{
    pthread_t other;
    fake_between = NULL;
    if (!pthread_create(&other, NULL, launches_one, NULL))
        pthread_join(other, NULL);
    until_logged("on 10", 2); /* once while CUPTI is still attached, then anew */
}

/* Steps of three kernels, one kernel between them; of each `every` the first `length` are to be recorded, `after` some,
 * `most` in all. */
static int steps(char **a, void (*begin)(int), void (*end)(void))
{
    int n = atoi(a[0]), every = atoi(a[1]), length = atoi(a[2]), after = atoi(a[3]), most = atoi(a[4]), i;
    said("off");
    for (i = 0; i < n; i++) {
        int wanted = i >= after && i < after + most && (i - after) % every < length;
        if (wanted)
            said("on");
        begin(i);
        launches(3);
        if (end) {
            end();
            said("off");
            launches(1);
        } else if (wanted)
            said("off");
        if (getenv("STEP_US"))
            usleep((useconds_t)atoi(getenv("STEP_US")));
    }
    return 0;
}
static void by_call(int i)
{
    (void)i;
    trace_step();
}
#ifdef WITH_NVTX
static void push(int i)
{
    char name[32];
    snprintf(name, sizeof name, "Step.%d", i);
    nvtxRangePushA("outside");
    nvtxRangePushA(name);
    nvtxRangePushA("inside");
}
static void pop(void)
{
    nvtxRangePop();
    nvtxRangePop();
    nvtxRangePop();
}
static nvtxRangeId_t open_range;
static void start_range(int i)
{
    char name[32];
    snprintf(name, sizeof name, "Step.%d", i);
    open_range = nvtxRangeStartA(name);
}
static void end_range(void) { nvtxRangeEnd(open_range); }
#endif

static void *many_streams(void *arg)
{
    for (int i = 0; i < 50; i++) {
        __cudaLaunchKernel("_Z4manyi", line, line, NULL, 0, (cudaStream_t)(uintptr_t)((uintptr_t)arg * 4 + i % 4));
        cudaMemset((void *)64, 1, 16); /* another device */
    }
    return NULL;
}
static void give_up(void *data) { exit((int)(uintptr_t)data); }

/* A worker, as a DataLoader forks them: it must not touch what is its parent's. */
static int worker(void)
{
    if (trace_flush) {
        trace_pause();
        trace_resume();
        trace_devices(0);
        trace_devices(1);
        trace_release_devices();
        trace_devices(1);
        trace_flush();
    }
    usleep(1200000); /* the parent's threads flush each second; the child's must not be there */
    exit(5);
}

static int company(const char *how)
{
    if (!strcmp(how, "reset")) {
        CUresult (*destroy)(CUcontext);
        work(3);
        cudaDeviceReset();
        work(3);
        destroy = (__typeof__(destroy))dlsym(dlopen("libcuda.so.1", RTLD_LAZY), "cuCtxDestroy_v2");
        destroy((CUcontext)8);
        work(2);
    } else if (!strcmp(how, "exit")) {
        work(2);
        cudaLaunchHostFunc((cudaStream_t)7, give_up, (void *)7);
        return 1;
    } else if (!strcmp(how, "workers")) {
        pid_t child[4];
        int i, status;
        for (i = 0; i < 4; i++) {
            work(2);
            if (!(child[i] = fork()))
                worker();
        }
        work(2);
        for (i = 0; i < 4; i++)
            if (waitpid(child[i], &status, 0) != child[i] || WEXITSTATUS(status) != 5)
                return 1;
        work(1);
    } else if (!strcmp(how, "threads")) {
        pthread_t threads[8];
        work(1);
        for (int i = 0; i < 8; i++)
            pthread_create(&threads[i], NULL, many_streams, (void *)(uintptr_t)i);
        for (int i = 0; i < 8; i++)
            pthread_join(threads[i], NULL);
    } else if (!strcmp(how, "release")) {
        int (*subscribe)(void **, void *, void *), (*unsubscribe)(void *);
        void *cupti, *other;
        work(2);
        cupti = dlopen("libcupti.so.13", RTLD_LAZY | RTLD_NOLOAD);
        subscribe = (__typeof__(subscribe))dlsym(cupti, "cuptiSubscribe");
        unsubscribe = (__typeof__(unsubscribe))dlsym(cupti, "cuptiUnsubscribe");
        said("off");
        if (subscribe(&other, (void *)give_up, NULL) == 0 || trace_release_devices() != 0)
            return 1;
        launches(3);
        if (subscribe(&other, (void *)give_up, NULL) != 0) /* another tool's turn */
            return 2;
        trace_devices(1); /* in vain */
        launches(3);
        unsubscribe(other);
        usleep(1100000);
        trace_devices(1);
        said("on");
        work(2);
    } else if (!strcmp(how, "inside")) { /* released in the middle of a call, whose end no callback records */
        cudaMalloc(&(void *){NULL}, 64);
        said("off");
        cudaLaunchHostFunc((cudaStream_t)7, give_back, NULL);
        by_hand();
    } else if (!strcmp(how, "dwells")) { /* steps, and a thread that is hardly ever outside of a call */
        pthread_t thread;
        for (int i = 0; i < 45; i++) {
            trace_step();
            launches(1);
            if (i == 0)
                pthread_create(&thread, NULL, dwells, NULL);
            usleep(20000);
        }
        pthread_join(thread, NULL);
    } else if (!strcmp(how, "off")) {
        said("off");
        launches(3);
        trace_devices(1);
        said("on");
        launches(3);
        trace_devices(0);
        said("off");
        launches(3);
        trace_pause();
        trace_devices(1);
        launches(3);
        trace_resume();
        said("on");
        launches(3);
    } else if (!strcmp(how, "signal")) {
        for (int i = 0; i < 6; i++) {
            said(i % 2 ? "on" : "off");
            launches(5);
            int before = logged("");
            raise(SIGUSR2);
            until_logged("", before + 1); /* another thread begins to switch, */
            do {                          /* and has switched */
                before = logged("");
                usleep(50000);
            } while (logged("") != before);
        }
        said("off");
        launches(1);
    } else
        return -1;
    return 0;
}

/* Calls a function of the fake driver. */
static void driver_does(const char *what, int argument)
{
    void (*f)(int) = (void (*)(int))dlsym(dlopen("libcuda.so.1", RTLD_LAZY), what);
    f(argument);
}
/* how many there are of that type; `instead` takes their place, if it is one */
static int descriptors(mode_t type, int instead)
{
    int fd, n = 0;
    struct stat st;
    for (fd = 3; fd < 1 << 21; fd++)
        if (fstat(fd, &st) == 0 && (st.st_mode & S_IFMT) == type && ++n && instead >= 0)
            dup2(instead, fd);
    return n;
}

/* One process a GPU samples: what it does while others want to. */
static int turns(const char *how, const char *more)
{
    const char *go = getenv("GO");
    void *a;
    if (!strcmp(how, "hot")) {
        cudaMalloc(&a, 64);
        usleep(1000u * (unsigned)atoi(more));
        launches(400);
    } else if (!strcmp(how, "hold")) {
        launches(5);
        said("holds");
        for (;;)
            pause();
    } else if (!strcmp(how, "gives")) {
        launches(5);
        trace_release_devices();
        said("gives");
        for (;;)
            pause();
    } else if (!strcmp(how, "ends")) { /* two contexts, one after the other, $GO says when */
        launches(5);
        driver_does("fake_use", 1);
        launches(5);
        driver_does("fake_use", 0);
        driver_does("fake_reset", 0);
        said("one");
        while (access(go, F_OK))
            usleep(1000);
        driver_does("fake_use", 1);
        driver_does("fake_reset", 0);
        said("none");
        while (!access(go, F_OK))
            usleep(1000);
    } else if (!strcmp(how, "orphan")) { /* a child that outlives it */
        pid_t child;
        char pid[32];
        launches(5);
        if (!(child = fork())) {
            if (!strcmp(more, "exec"))
                execlp("sleep", "sleep", "20", (char *)NULL);
            sleep(20);
            _exit(0);
        }
        sprintf(pid, "child %d", (int)child);
        said(pid);
        raise(SIGKILL);
    } else if (!strcmp(how, "closes")) { /* what it does not know, and has the number for something else */
        int null = open("/dev/null", O_RDONLY), n;
        launches(5);
        if (!descriptors(S_IFSOCK, null))
            return 8;
        n = descriptors(S_IFCHR, -1);
        driver_does("fake_reset", 0);
        return descriptors(S_IFCHR, -1) == n ? 0 : 9;
    } else
        return -1;
    return 0;
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "work";
    int result = company(how);
    if (result < 0)
        result = turns(how, argc > 2 ? argv[2] : "0");
    if (result >= 0)
        return result;
    if (!strcmp(how, "steps"))
        return steps(argv + 2, by_call, NULL);
#ifdef WITH_NVTX
    if (!strcmp(how, "ranges"))
        return steps(argv + 2, push, pop);
    if (!strcmp(how, "started"))
        return steps(argv + 2, start_range, end_range);
#endif
    if (!strcmp(how, "fork first")) { /* before CUDA is used: the child must be able to */
        pid_t child = fork();
        int status;
        if (!child)
            work(3);
        else
            waitpid(child, &status, 0);
        return child ? WEXITSTATUS(status) : 0;
    }
    if (!strcmp(how, "between")) {
        fake_between = attached_anew;
        launches(3);
        return 0;
    }
    work(!strcmp(how, "many") ? 5000 : 10);
    by_hand();
    if (!strcmp(how, "contexts") || !strcmp(how, "reload")) { /* the context, or the modules in it */
        void (*again)(void) = (void (*)(void))dlsym(dlopen("libcuda.so.1", RTLD_LAZY),
                                                    !strcmp(how, "contexts") ? "fake_reset" : "fake_reload");
        for (int i = 0; i < 3; i++) {
            again();
            work(2);
        }
    }
    if (!strcmp(how, "two")) { /* contexts at a time, of which the first ends before the second */
        void *driver = dlopen("libcuda.so.1", RTLD_LAZY);
        void (*use)(int) = (void (*)(int))dlsym(driver, "fake_use");
        for (int i = 1; i < 6; i++) {
            use(i % 2);
            launches(5);
        }
        use(0);
        ((void (*)(void))dlsym(driver, "fake_reset"))();
        use(1);
        launches(5);
        if (argc > 2)
            usleep(1200000); /* a second's fetch */
        launches(5);
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
        int on = logged("on "), off = logged("off "), kinds = 4; /* that another thread stops and starts */
        int start = sampling("start", "refused Start"), stop = sampling("stop", "refused Stop");
        trace_pause();
        until_logged("off ", off + kinds);
        until_sampling("stop", "refused Stop", stop + 1);
        work(4);
        trace_resume();
        until_logged("on ", on + kinds);
        until_sampling("start", "refused Start", start + 1);
        by_hand();
    }
    if (!strcmp(how, "kill")) {
        if (getenv("FAKE_TAKEN"))
            until_logged("subscribe 0", 1);
        else
            /* a thread flushes each second: one flush began after the work, and is over */
            until_logged("flush ", logged("flush ") + 2);
        raise(SIGKILL);
    }
    if (!strcmp(how, "flush") && trace_flush) {
        trace_flush();
        raise(SIGKILL);
    }
    return 0;
}
