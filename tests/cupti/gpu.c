/* gpu.c - a driver whose device does everything at once, keeps the truth about it in $CALL_LOG, and tells the CUPTI
 * that is loaded, if one is
 *
 *   work KIND NAME CORRELATION BEGIN END DEVICE CONTEXT STREAM BYTES FROM TO GRAPH NODE GRID... BLOCK... CLUSTER...
 *       REGISTERS STATIC DYNAMIC LOCAL VALUE
 *   call DOMAIN NAME RESULT CORRELATION NESTED
 *
 *   FAKE_SHARED_NS=1   a kernel takes as many ns more as it has bytes of dynamic shared memory
 *   FAKE_UUID=TEXT   what UUIDs of devices begin with; without it there are none */
#define _GNU_SOURCE
#include <cupti.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#define FAKE_NUMBERS
#include "fake.h"
#include "call.h"

static __thread uint32_t inside;          /* correlation of the outermost call */
static __thread void *current;            /* context */
static __thread void *in_use = (void *)8; /* the context that this thread works in: 8, or 16 */
static int context_up[2];
static uint32_t correlations;
static int initialized, contexts; /* contexts: that are gone */

static void *cupti(const char *name)
{
    void *library = dlopen("libcupti.so.13", RTLD_LAZY | RTLD_NOLOAD), *p = library ? dlsym(library, name) : NULL;
    if (library)
        dlclose(library);
    return p;
}

static FILE *books(void)
{
    static FILE *f;
    if (!f && (f = fopen(getenv("CALL_LOG"), "a")) != NULL)
        setvbuf(f, NULL, _IOLBF, 0);
    return f;
}

/* ---- the context ------------------------------------------------------------------------------------------------- */

static void context(int made)
{
    __typeof__(fake_context_f) *report = (__typeof__(fake_context_f) *)cupti("fake_context");
    int *up = &context_up[in_use == (void *)16];
    if (*up == made)
        return;
    *up = made;
    if (report && !getenv("FAKE_NO_CONTEXT_CALLBACK")) /* as a context that was made before CUPTI was attached */
        report(made, in_use);
}
void fake_use(int second) { in_use = (void *)(uintptr_t)(second ? 16 : 8); }
void fake_reset(void) { context(0); }
void fake_reload(void)
{
    __typeof__(fake_reload_f) *report = (__typeof__(fake_reload_f) *)cupti("fake_reload");
    if (report)
        report(in_use);
}
void *fake_current(void) { return current; }
CUresult cuCtxPushCurrent(CUcontext c)
{
    if (current || (c != (CUcontext)(void *)8 && c != (CUcontext)(void *)16) || !context_up[c == (CUcontext)(void *)16])
        return CUDA_ERROR_INVALID_CONTEXT;
    current = c;
    return CUDA_SUCCESS;
}
CUresult cuCtxPopCurrent(CUcontext *c)
{
    *c = (CUcontext)current;
    current = NULL;
    return CUDA_SUCCESS;
}

/* ---- calls, of the driver and of the runtime above it ------------------------------------------------------------ */

static int number(const struct fake_call *c)
{
    for (const struct fake_function *f = fake_functions; f->name; f++)
        if (f->domain == c->domain && !strcmp(f->name, c->name))
            return f->id;
    abort();
}
void fake_enter(struct fake_call *c)
{
    __typeof__(fake_callback_f) *report = (__typeof__(fake_callback_f) *)cupti("fake_callback");
    context(1);
    c->outer = inside;
    if (!inside)
        inside = __atomic_add_fetch(&correlations, 1, __ATOMIC_RELAXED);
    c->correlation = inside;
    if (report)
        report(0, c->domain, number(c), c->name, c->parameters, NULL, c->symbol, inside, &c->kept, in_use);
}
int fake_exit(struct fake_call *c, int result)
{
    __typeof__(fake_callback_f) *report = (__typeof__(fake_callback_f) *)cupti("fake_callback");
    if (report)
        report(1, c->domain, number(c), c->name, c->parameters, &result, c->symbol, inside, &c->kept, in_use);
    if (c->outer || strcmp(c->name, "cuCtxGetCurrent"))
        fprintf(books(), "call %d %s %d %u %d\n", c->domain, c->name, result, c->correlation, c->outer != 0);
    inside = c->outer;
    return result;
}

/* ---- the device -------------------------------------------------------------------------------------------------- */

static void done(struct fake_work *w)
{
    static uint64_t last[64];
    __typeof__(fake_work_f) *report = (__typeof__(fake_work_f) *)cupti("fake_work");
    __typeof__(fake_sample_f) *sample;
    struct timespec t;
    uint32_t at = (w->device * 8 + w->stream) % 64;
    clock_gettime(CLOCK_REALTIME, &t);
    w->begin = (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec + 500;
    if (w->begin <= last[at])
        w->begin = last[at] + 1;
    w->end = last[at] = w->begin + 1000 + w->bytes / 16 + (getenv("FAKE_SHARED_NS") ? w->dynamic_shared : 0);
    w->correlation = inside;
    w->context = w->device + 1 + contexts * FAKE_DEVICES;
    w->channel = w->kind + 3;
    fprintf(books(), "work %d %s %u %lu %lu %u %u %u %lu %u %u %u %lu %u %u %u %u %u %u %u %u %u %u %u %u %u %u\n",
            w->kind, w->name ? w->name : "-", w->correlation, w->begin, w->end, w->device, w->context, w->stream,
            w->bytes, w->from, w->to_device != w->device ? 99 : w->to, w->graph, w->node, w->grid[0], w->grid[1],
            w->grid[2], w->block[0], w->block[1], w->block[2], w->cluster[0], w->cluster[1], w->cluster[2],
            w->registers, w->static_shared, w->dynamic_shared, w->local, w->value);
    if (report)
        report(w);
    if (w->kind == FAKE_KERNEL && (sample = (__typeof__(fake_sample_f) *)cupti("fake_sample")) != NULL)
        sample(in_use, w->name);
}

CUresult cuInit(unsigned flags)
{
    const char *path = getenv("CUDA_INJECTION64_PATH");
    (void)flags;
    if (!initialized && path && !getenv("FAKE_NO_INJECTION")) {
        void *library = dlopen(path, RTLD_LAZY);
        int (*start)(void) = library ? (int (*)(void))dlsym(library, "InitializeInjection") : NULL;
        if (start && start() != 1)
            abort();
    }
    initialized = 1;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    char text[17];
    if (!getenv("FAKE_UUID") || !*getenv("FAKE_UUID") || device < 0 || device >= FAKE_DEVICES)
        return CUDA_ERROR_INVALID_DEVICE;
    snprintf(text, sizeof text, "%15.15s%d", getenv("FAKE_UUID"), FAKE_PHYSICAL(device));
    memcpy(uuid, text, sizeof *uuid);
    return CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext *context)
{
    struct fake_call c = {1, "cuCtxGetCurrent", NULL, NULL, 0, 0, 0};
    fake_enter(&c);
    *context = (CUcontext)in_use;
    return (CUresult)fake_exit(&c, initialized ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED);
}
/* One of those that programs call twenty times a kernel; it has no callback. */
CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext context)
{
    (void)context;
    *device = 0;
    return CUDA_SUCCESS;
}
static CUresult context_ends(struct fake_call *c)
{
    void (*gone)(void);
    fake_enter(c);
    gone = (void (*)(void))cupti("fake_context_gone");
    if (gone)
        gone();
    contexts++;
    return (CUresult)fake_exit(c, CUDA_SUCCESS);
}
CUresult cuDevicePrimaryCtxReset(CUdevice device)
{
    cuDevicePrimaryCtxReset_v2_params parameters = {device};
    struct fake_call c = {1, "cuDevicePrimaryCtxReset_v2", &parameters, NULL, 0, 0, 0};
    return context_ends(&c);
}
CUresult cuCtxDestroy(CUcontext context)
{
    cuCtxDestroy_v2_params parameters = {context};
    struct fake_call c = {1, "cuCtxDestroy_v2", &parameters, NULL, 0, 0, 0};
    return context_ends(&c);
}
static CUhostFn host_function;
static void *call_host(void *data)
{
    host_function(data);
    return NULL;
}
CUresult cuLaunchHostFunc(CUstream stream, CUhostFn f, void *data)
{
    cuLaunchHostFunc_params parameters = {stream, f, data};
    struct fake_call c = {1, "cuLaunchHostFunc", &parameters, NULL, 0, 0, 0};
    pthread_t thread;
    fake_enter(&c);
    host_function = f;
    pthread_create(&thread, NULL, call_host, data);
    pthread_join(thread, NULL);
    return (CUresult)fake_exit(&c, CUDA_SUCCESS);
}

/* ---- graphs: a stream that is captured does nothing, but makes a node of each kernel
 * -------------------------------*/

enum { NODES = 1024 };
static struct fake_work nodes[NODES]; /* .node: its number; by the number of a handle, from 1 on */
static uint32_t nnodes, graph_first, graphs;
static void *capturing;
static __typeof__(fake_node_f) *tell_node(void) { return (__typeof__(fake_node_f) *)cupti("fake_node"); }
static int captures(const void *stream) { return capturing && stream == capturing; }
static void captured(struct fake_work w)
{
    if (nnodes == NODES)
        abort();
    w.node = (1ull << 34) + nnodes;
    nodes[nnodes++] = w;
    if (tell_node())
        tell_node()(nnodes, 0);
}
uint64_t fake_node_number(uint32_t handle) { return handle && handle <= nnodes ? nodes[handle - 1].node : 0; }
CUresult cuStreamBeginCapture_v2(CUstream stream, CUstreamCaptureMode mode)
{
    (void)mode;
    capturing = stream;
    graph_first = nnodes;
    return CUDA_SUCCESS;
}
/* A graph is the number of its first node, and how many there are. */
CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph)
{
    (void)stream;
    capturing = NULL;
    *graph = (CUgraph)(uintptr_t)((uint64_t)(nnodes - graph_first) << 32 | (graph_first + 1));
    return CUDA_SUCCESS;
}
CUresult cuGraphInstantiateWithFlags(CUgraphExec *made, CUgraph graph, unsigned long long flags)
{
    uint32_t from = (uint32_t)(uintptr_t)graph, n = (uint32_t)((uint64_t)(uintptr_t)graph >> 32), k;
    (void)flags;
    graph_first = nnodes;
    graphs++;
    for (k = 0; k < n; k++) {
        nodes[nnodes] = nodes[from - 1 + k];
        nodes[nnodes].node = (1ull << 35) + nnodes;
        nodes[nnodes].graph = 100 + graphs;
        nnodes++;
        if (tell_node())
            tell_node()(nnodes, from + k);
    }
    *made = (CUgraphExec)(uintptr_t)((uint64_t)n << 32 | (graph_first + 1));
    return CUDA_SUCCESS;
}

CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, CUstream stream, void **p, void **extra)
{
    cuLaunchKernel_params parameters = {f, gx, gy, gz, bx, by, bz, shared, stream, p, extra};
    struct fake_call c = {1, "cuLaunchKernel", &parameters, (const char *)f, 0, 0, 0};
    struct fake_work w = {.kind = FAKE_KERNEL,
                          .name = (const char *)f,
                          .grid = {gx, gy, gz},
                          .block = {bx, by, bz},
                          .registers = 16 + bx,
                          .static_shared = 1024,
                          .dynamic_shared = shared,
                          .local = 8,
                          .stream = (uint32_t)(uintptr_t)stream};
    if (bz > 1)
        memcpy(w.cluster, w.block, sizeof w.cluster);
    fake_enter(&c);
    if (bx <= 1024 && captures(stream))
        captured(w);
    else if (bx <= 1024)
        done(&w);
    return (CUresult)fake_exit(&c, bx <= 1024 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE);
}
#define MOVE(function, structure, ...) \
    structure parameters = {__VA_ARGS__}; \
    struct fake_call c = {1, function, &parameters, NULL, 0, 0, 0}
static CUresult copy(struct fake_call *c, struct fake_work w)
{
    fake_enter(c);
    done(&w);
    return (CUresult)fake_exit(c, CUDA_SUCCESS);
}
CUresult cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t n)
{
    MOVE("cuMemcpyHtoD_v2", cuMemcpyHtoD_v2_params, to, from, n);
    return copy(&c, (struct fake_work){.kind = FAKE_COPY, .bytes = n, .from = 1, .to = 3});
}
CUresult cuMemcpyDtoHAsync(void *to, CUdeviceptr from, size_t n, CUstream stream)
{
    MOVE("cuMemcpyDtoHAsync_v2", cuMemcpyDtoHAsync_v2_params, to, from, n, stream);
    return copy(&c, (struct fake_work){
                        .kind = FAKE_COPY, .bytes = n, .from = 3, .to = 2, .stream = (uint32_t)(uintptr_t)stream});
}
CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream stream)
{
    MOVE("cuMemcpyAsync", cuMemcpyAsync_params, to, from, n, stream);
    return copy(&c, (struct fake_work){
                        .kind = FAKE_COPY, .bytes = n, .from = 5, .to = 4, .stream = (uint32_t)(uintptr_t)stream});
}
CUresult cuMemcpyPeer(CUdeviceptr to, CUcontext a, CUdeviceptr from, CUcontext b, size_t n)
{
    MOVE("cuMemcpyPeer", cuMemcpyPeer_params, to, a, from, b, n);
    return copy(&c, (struct fake_work){.kind = FAKE_COPY, .bytes = n, .from = 3, .to = 3, .to_device = 1});
}
CUresult cuMemsetD8(CUdeviceptr at, unsigned char value, size_t n)
{
    MOVE("cuMemsetD8_v2", cuMemsetD8_v2_params, at, value, n);
    return copy(&c, (struct fake_work){.kind = FAKE_FILL, .bytes = n, .value = value, .device = 1});
}
CUresult cuMemsetD32(CUdeviceptr at, unsigned value, size_t n)
{
    MOVE("cuMemsetD32_v2", cuMemsetD32_v2_params, at, value, n);
    return copy(&c, (struct fake_work){.kind = FAKE_FILL, .bytes = n * 4, .value = value});
}
CUresult cuMemAlloc(CUdeviceptr *p, size_t n)
{
    MOVE("cuMemAlloc_v2", cuMemAlloc_v2_params, p, n);
    fake_enter(&c);
    *p = 0x10000;
    return (CUresult)fake_exit(&c, CUDA_SUCCESS);
}
CUresult cuStreamSynchronize(CUstream stream)
{
    MOVE("cuStreamSynchronize", cuStreamSynchronize_params, stream);
    fake_enter(&c);
    return (CUresult)fake_exit(&c, CUDA_SUCCESS);
}
CUresult cuStreamQuery(CUstream stream)
{
    MOVE("cuStreamQuery", cuStreamQuery_params, stream);
    fake_enter(&c);
    return (CUresult)fake_exit(&c, CUDA_SUCCESS);
}
CUresult cuGraphLaunch(CUgraphExec graph, CUstream stream)
{
    MOVE("cuGraphLaunch", cuGraphLaunch_params, graph, stream);
    struct fake_work k = {.kind = FAKE_KERNEL,
                          .name = "_Z6innerAv",
                          .grid = {3, 2, 1},
                          .block = {32, 1, 1},
                          .registers = 5,
                          .graph = 4,
                          .node = 1ull << 34,
                          .stream = 3},
                     copied = {.kind = FAKE_COPY,
                               .bytes = 640,
                               .from = 3,
                               .to = 3,
                               .graph = 4,
                               .node = (1ull << 34) + 1,
                               .stream = 3},
                     whole = {.kind = FAKE_GRAPH, .graph = 4, .stream = 3};
    uint32_t first = (uint32_t)(uintptr_t)graph, n = (uint32_t)((uint64_t)(uintptr_t)graph >> 32), i;
    (void)stream;
    fake_enter(&c);
    for (i = 0; i < n; i++)
        done(&nodes[first - 1 + i]);
    if (n)
        return (CUresult)fake_exit(&c, CUDA_SUCCESS);
    done(&k);
    done(&copied);
    done(&whole);
    return (CUresult)fake_exit(&c, CUDA_SUCCESS);
}
