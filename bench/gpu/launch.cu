/* launch.cu - what one launch of an empty kernel takes the host, and what other ways of timing kernels would;
 * serve.py's protocol, for turns.py
 *
 * Works: launch (the host alone: 300 launches at a time, which fit into the queue, and the wait for them is not
 * counted), wait (with the wait), and launches with events (an event before and after), stamps (a kernel of one thread
 * before and after that writes the GPU's timer), stamp (one between), inside (the kernel itself writes when it began
 * and ended), write (the stream writes a number to memory before and after), capture (as a graph of 300). */
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cuda.h>
#include <cuda_runtime.h>
#include <dlfcn.h>

enum { BLOCK = 300 };
__device__ uint64_t timer()
{
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}
__global__ void nothing() {}
__global__ void stamp(uint64_t *at) { *at = timer(); }
__global__ void inside(uint64_t *at)
{
    at[0] = timer();
    at[1] = timer();
}

static cudaEvent_t events[2 * BLOCK];
static uint64_t *stamps;
static cudaStream_t stream;
static CUresult (*write_value)(CUstream, CUdeviceptr, cuuint64_t, unsigned);
static cudaGraphExec_t graph;

static uint64_t now()
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ull + t.tv_nsec;
}
static void must(cudaError_t e)
{
    if (e) {
        fprintf(stderr, "launch: %s\n", cudaGetErrorString(e));
        exit(1);
    }
}
static void launches(const char *how, int n)
{
    if (!strcmp(how, "launch") || !strcmp(how, "wait"))
        for (int i = 0; i < n; i++)
            nothing<<<1, 1, 0, stream>>>();
    else if (!strcmp(how, "events"))
        for (int i = 0; i < n; i++) {
            cudaEventRecord(events[2 * i], stream);
            nothing<<<1, 1, 0, stream>>>();
            cudaEventRecord(events[2 * i + 1], stream);
        }
    else if (!strcmp(how, "stamps"))
        for (int i = 0; i < n; i++) {
            stamp<<<1, 1, 0, stream>>>(stamps + 2 * i);
            nothing<<<1, 1, 0, stream>>>();
            stamp<<<1, 1, 0, stream>>>(stamps + 2 * i + 1);
        }
    else if (!strcmp(how, "stamp"))
        for (int i = 0; i < n; i++) {
            nothing<<<1, 1, 0, stream>>>();
            stamp<<<1, 1, 0, stream>>>(stamps + i);
        }
    else if (!strcmp(how, "inside"))
        for (int i = 0; i < n; i++)
            inside<<<1, 1, 0, stream>>>(stamps + 2 * i);
    else if (!strcmp(how, "write") && write_value)
        for (int i = 0; i < n; i++) {
            write_value(stream, (CUdeviceptr)(stamps + 2 * i), i, 0);
            nothing<<<1, 1, 0, stream>>>();
            write_value(stream, (CUdeviceptr)(stamps + 2 * i + 1), i, 0);
        }
    else if (!strcmp(how, "capture"))
        cudaGraphLaunch(graph, stream); /* always BLOCK of them */
    else
        exit(2);
}
static uint64_t run(const char *how, int n)
{
    uint64_t spent = 0, begin, called;
    for (; n > 0; n -= BLOCK) {
        begin = now();
        launches(how, n < BLOCK ? n : BLOCK);
        called = now();
        must(cudaStreamSynchronize(stream));
        spent += (!strcmp(how, "wait") ? now() : called) - begin;
    }
    return spent;
}
static double resident()
{
    char line[256];
    double kb = 0;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "VmRSS: %lf", &kb) == 1)
            break;
    if (f)
        fclose(f);
    return kb / 1024;
}

int main()
{
    const char *text = getenv("SPAWNED_NS"), *injected = getenv("CUDA_INJECTION64_PATH");
    uint64_t spawned = text ? strtoull(text, NULL, 10) : now(), first;
    cudaDriverEntryPointQueryResult found;
    cudaGraph_t captured;
    char line[256], what[64];
    int n;
    void *floor_so, *p;
    must(cudaFree(0));
    must(cudaStreamCreate(&stream));
    nothing<<<1, 1, 0, stream>>>();
    must(cudaStreamSynchronize(stream));
    first = now();
    must(cudaMalloc(&stamps, 2 * BLOCK * sizeof *stamps));
    for (auto &e : events)
        must(cudaEventCreate(&e));
    if (cudaGetDriverEntryPointByVersion("cuStreamWriteValue64", (void **)&write_value, 12000, cudaEnableDefault,
                                         &found) ||
        found != cudaDriverEntryPointSuccess)
        write_value = NULL;
    must(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    launches("launch", BLOCK);
    must(cudaStreamEndCapture(stream, &captured));
    must(cudaGraphInstantiate(&graph, captured, 0));
    floor_so = injected ? dlopen(injected, RTLD_LAZY) : NULL;
    void (*late)() = floor_so ? (void (*)())dlsym(floor_so, "floor_late") : NULL;
    void (*pause)() = (p = dlsym(RTLD_DEFAULT, "trace_pause")) || (floor_so && (p = dlsym(floor_so, "floor_pause")))
                          ? (void (*)())p
                          : NULL;
    void (*resume)() = (p = dlsym(RTLD_DEFAULT, "trace_resume")) || (floor_so && (p = dlsym(floor_so, "floor_resume")))
                           ? (void (*)())p
                           : NULL;
    /* trace.h gives CUPTI back while it is paused */
    void (*release)() = (void (*)())dlsym(RTLD_DEFAULT, "trace_release_devices");
    void (*devices)(bool) = (void (*)(bool))dlsym(RTLD_DEFAULT, "trace_devices");
    if (late)
        late();
    printf("{\"first_s\": %.6f, \"rss_mb\": %.1f, \"pauses\": %s}\n", (first - spawned) / 1e9, resident(),
           pause ? "true" : "false");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "run %63s %d", what, &n) == 2)
            printf("{\"ns\": %llu}\n", (unsigned long long)run(what, n));
        else if (!strncmp(line, "pause", 5) && pause)
            (release ? release() : (void)0), pause(), puts("{}");
        else if (!strncmp(line, "resume", 6) && resume)
            resume(), (devices ? devices(true) : (void)0), puts("{}");
        else
            break;
        fflush(stdout);
    }
    printf("{\"rss_mb\": %.1f}\n", resident());
    fflush(stdout);
    return 0;
}
