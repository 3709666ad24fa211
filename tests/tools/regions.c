/* regions.c - regions that give a device work, for trace-tally --tree: Step > Forward (flops) > Layer.0 to Layer.2 >
 * kernels, a copy in Step, work that a second thread asks for in a region of its own, work outside of all regions, and
 * work that nobody asked for. The device's work is told of later, by another thread. */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <stdio.h>

static const trace__field stream[] = {{"stream", TRACE_T_HANDLE, TRACE_R_NONE, ""}},
                          result[] = {{"result", TRACE_T_I32, TRACE_R_RESULT, ""}};
static const trace__desc launch_desc[] = {{"CUDART", "cudaLaunchKernel", TRACE_KIND_BEGIN, 1, 1, stream},
                                          {"CUDART", "cudaLaunchKernel", TRACE_KIND_END, 1, 1, result}};
static const trace__desc inner_desc[] = {{"CUDA", "cuLaunchKernelEx", TRACE_KIND_BEGIN, 1, 1, stream},
                                         {"CUDA", "cuLaunchKernelEx", TRACE_KIND_END, 1, 1, result}};
static trace__site launch_site = {0, 2, launch_desc, NULL}, inner_site = {0, 2, inner_desc, NULL};
TRACE__LAUNCH_SITE(asked, "CUDA");
static const trace__field kernel_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic")};
static const trace__desc kernel_desc[] = {{"CUDA", "kernel", TRACE_KIND_SLICE, 1, 5, kernel_fields}};
static trace__site kernel = {0, 1, kernel_desc, NULL};
static const trace__field copy_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic"),
                                           {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""},
                                           {"bytes", TRACE_T_U64, TRACE_R_BYTES, ""}};
static const trace__desc copy_desc[] = {{"CUDA", "copy", TRACE_KIND_SLICE, 1, 7, copy_fields}};
static trace__site copy = {0, 1, copy_desc, NULL};

static struct {
    trace__work it;
    uint64_t bytes;
} done[256];
static int ndone;
static uint64_t numbers;
static uint32_t track;

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void works(const char *name, uint64_t ns, uint64_t bytes, uint64_t number)
{
    uint64_t from = now() + 1000;
    done[ndone].it = (trace__work){from, from + ns, number, track, trace__intern(name, strlen(name))};
    done[ndone++].bytes = bytes;
}

static void begin(trace__site *site)
{
    trace__writer *w;
    trace__close(w, trace__put_u64(trace__open(&w, trace__site_id(site), 8), 7));
}
static void end(trace__site *site)
{
    trace__writer *w;
    trace__close(w, trace__put_u32(trace__open(&w, trace__site_id(site) + 1, 4), 0));
}

static void launches(const char *name, uint64_t ns, uint64_t bytes)
{
    begin(&launch_site);
    begin(&inner_site);
    trace__launched(&asked, ++numbers);
    end(&inner_site);
    end(&launch_site);
    works(name, ns, bytes, numbers);
}

static void *second(void *unused)
{
    TRACE_SCOPE("Prefetch");
    launches("load", 500, 0);
    return unused;
}

static void *tells(void *unused)
{
    int i;
    for (i = 0; i < ndone; i++) {
        trace__writer *w;
        unsigned char *p = trace__open(&w, trace__site_id(done[i].bytes ? &copy : &kernel), TRACE__WORK_BYTES + 32);
        p = trace__put_work(p, &done[i].it);
        if (done[i].bytes)
            p = trace__put_u64(trace__put_u16(p, TRACE__DIRECTION('D', 'M')), done[i].bytes);
        trace__close(w, p);
    }
    return unused;
}

int main(void)
{
    static const char *const layers[] = {"Layer.0", "Layer.1", "Layer.2"};
    pthread_t thread;
    int step, layer;
    track = trace__track_new(trace__track_new(0, TRACE_TRACK_DEVICE, "GPU 0", ""), TRACE_TRACK_QUEUE, "stream 7", "");
    for (step = 0; step < 3; step++) {
        TRACE_SCOPE("Step");
        launches("batch", 2000, 4096);
        trace_task_begin("Forward", "flops", 1000000);
        for (layer = 0; layer < 3; layer++) {
            trace_task_begin(layers[layer]);
            launches("matmul", 1000u * (unsigned)(layer + 1), 0);
            launches("gelu", 100, 0);
            trace_meta("bytes", 1 << 20);
            trace_task_end();
        }
        trace_task_end();
        pthread_create(&thread, NULL, second, NULL);
        pthread_join(thread, NULL);
    }
    launches("free", 300, 0);
    works("orphan", 400, 0, 999999);
    nanosleep(&(struct timespec){0, 1000000}, NULL);
    pthread_create(&thread, NULL, tells, NULL);
    pthread_join(thread, NULL);
    return 0;
}
