/* gpu.c - a HIP without a GPU whose kernels and copies take time, and a rocprofiler beside it that tells of them
 *
 * -DSDK makes librocprofiler-sdk.so.N, of the layout of version VERSION (500 or 10000), written down here again from
 * its headers' declarations; -DPROGRAM a program. With $FAKE_FOREIGN the rocprofiler hands over records, too, with
 * numbers that nobody gave it. The rocprofiler's clock is 5,000 seconds off. What ran when goes to
 * $CALL_LOG, in CLOCK_MONOTONIC. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}

#ifdef SDK
typedef struct {
    uint64_t internal, external;
} async_id;
typedef struct {
    uint64_t size;
    uint32_t kind, operation;
    async_id correlation;
    uint64_t thread, begin, end;
    struct {
        uint64_t size, agent, queue, kernel, dispatch;
        uint32_t private_bytes, group_bytes, workgroup[3], grid[3];
        uint8_t padding[56];
    } info;
} kernel_record;
typedef struct {
    uint64_t size;
    uint32_t kind, operation;
    async_id correlation;
    uint64_t thread, begin, end, to, from, bytes;
#if VERSION >= 10000
    uint64_t to_address, from_address;
#endif
} copy_record;
typedef struct {
    uint64_t context, thread, internal, external;
#if VERSION >= 10000
    uint64_t ancestor;
#endif
    uint32_t kind, operation, phase, pad;
    void *payload;
} event;
typedef struct {
    uint64_t size, kernel, code;
    const char *name;
    uint64_t rest[8];
} symbol;
typedef struct {
    uint64_t size, id;
    uint32_t type, numbers[57];
    const char *name, *vendor, *product, *model;
    uint32_t node, logical, logical_of_type, pad;
#if VERSION >= 10000
    uint8_t uuid[16];
#endif
} agent;
_Static_assert(sizeof(kernel_record) == 184 && sizeof(copy_record) == (VERSION >= 10000 ? 96 : 80) &&
                   sizeof(event) == (VERSION >= 10000 ? 64 : 56),
               "layout");
_Static_assert(__builtin_offsetof(agent, name) == 248 && __builtin_offsetof(agent, product) == 264 &&
                   __builtin_offsetof(agent, logical_of_type) == 288 &&
                   sizeof(agent) == (VERSION >= 10000 ? 312 : 296) + 0 * sizeof(symbol),
               "layout");

typedef struct {
    uint32_t category, kind;
    void *payload;
} header;
typedef void (*records_fn)(uint64_t, uint64_t, header **, size_t, void *, uint64_t);
typedef void (*code_fn)(event, void *, void *);
typedef int (*request_fn)(uint64_t, uint64_t, int, int32_t, uint64_t, uint64_t *, void *);
typedef struct {
    size_t size;
    int (*initialize)(void (*)(uint64_t), void *);
    void (*finalize)(void *);
    void *data;
} configured;

enum { KEEP = 64 };
static union {
    kernel_record k;
    copy_record c;
} kept[KEEP];
static unsigned n;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static records_fn on_records;
static code_fn on_code;
static request_fn on_request;
static int kinds[32], started;
static configured *tool;

/* Adds to each real record of a kernel: ids of other tools, numbers of unknown kernels, impossible times, truncated
 * records, and a missing record. */
static void deliver_foreign(void)
{
    enum { IDS = 4, OTHERS = 8 };
    static const uint64_t ids[IDS] = {3, ~0ull, 77ull << 40 | 5, 1ull << 63 | 1};
    kernel_record k[IDS + OTHERS];
    copy_record c = {sizeof c, 10, 2, {1, 0x12345678}, 0, 0, ~0ull, 101, 100, 8};
    struct {
        uint64_t size;
        uint32_t kind, operation;
    } cut = {sizeof cut, 11, 2};
    header h[] = {{1, 11, &cut}, {1, 10, &c}, {1, 11, NULL}, {1, 12345, &cut}, {9, 11, &cut}};
    header hk[IDS + OTHERS] = {{0}}, *p[IDS + OTHERS + 8];
    unsigned m = 0;
    for (unsigned i = 0; i < n; i++) {
        if (kept[i].k.kind != 11)
            continue;
        for (unsigned j = 0; j < IDS + OTHERS; j++)
            k[j] = kept[i].k, hk[j] = (header){1, 11, &k[j]};
        for (unsigned j = 0; j < IDS; j++)
            k[j].correlation.external = ids[j];
        k[IDS].info.kernel = ~0ull, k[IDS].correlation.external = 0;
        k[IDS + 1].info.kernel = 1 << 19, k[IDS + 1].correlation.external = 0;
        k[IDS + 2].info.agent = ~0ull, k[IDS + 2].correlation.external = 0;
        k[IDS + 3].begin = k[IDS + 3].end = 0;
        k[IDS + 4].begin = k[IDS + 4].end + 1;
        k[IDS + 5].end = ~0ull;
        k[IDS + 6].begin = 0;
        k[IDS + 7].begin = k[IDS + 7].end = ~0ull;
        break;
    }
    if (hk[0].payload != &k[0])
        return;
    for (unsigned j = 0; j < IDS + OTHERS; j++)
        p[m++] = &hk[j];
    for (unsigned j = 0; j < sizeof h / sizeof *h; j++)
        p[m++] = &h[j];
    p[m++] = NULL;
    on_records(7, 8, p, m, NULL, 99);
}

static void *deliver(void *data)
{
    header h[KEEP], *p[KEEP];
    for (unsigned i = 0; i < n; i++) {
        h[i] = (header){1, kept[i].k.kind, &kept[i]};
        p[i] = &h[i];
    }
    on_records(7, 8, p, n, NULL, 0);
    if (getenv("FAKE_FOREIGN"))
        deliver_foreign();
    n = 0;
    return data;
}
static void deliver_elsewhere(void)
{
    pthread_t t;
    if (n && !pthread_create(&t, NULL, deliver, NULL))
        pthread_join(t, NULL);
}

int rocprofiler_create_context(uint64_t *c)
{
    *c = 7;
    return 0;
}
int rocprofiler_start_context(uint64_t c)
{
    started = c == 7;
    return c != 7;
}
int rocprofiler_create_buffer(uint64_t c, size_t size, size_t mark, int policy, records_fn f, void *data,
                              uint64_t *buffer)
{
    on_records = f;
    *buffer = 8;
    return c != 7 || policy != 2 || mark > size;
}
int fake_waiting(void)
{
    pthread_mutex_lock(&lock);
    int waiting = n != 0;
    pthread_mutex_unlock(&lock);
    return waiting;
}
int rocprofiler_flush_buffer(uint64_t b)
{
    pthread_mutex_lock(&lock);
    deliver_elsewhere();
    pthread_mutex_unlock(&lock);
    return b != 8;
}
int rocprofiler_configure_buffer_tracing_service(uint64_t c, int kind, const int32_t *o, size_t no, uint64_t b)
{
    kinds[kind] = 1;
    return c != 7 || b != 8 || no;
}
int rocprofiler_configure_callback_tracing_service(uint64_t c, int kind, const int32_t *o, size_t no, code_fn f,
                                                   void *data)
{
    on_code = f;
    return c != 7 || kind != 10;
}
int rocprofiler_configure_external_correlation_id_request_service(uint64_t c, const int *k, size_t nk, request_fn f,
                                                                  void *data)
{
    on_request = f;
    return c != 7 || nk != 2;
}
int rocprofiler_create_callback_thread(uint64_t *t)
{
    *t = 9;
    return 0;
}
int rocprofiler_assign_callback_thread(uint64_t b, uint64_t t) { return b != 8 || t != 9; }
int rocprofiler_get_timestamp(uint64_t *t)
{
    *t = (uint64_t)now() + 5000000000000ull;
    return 0;
}
int rocprofiler_query_available_agents(int version, int (*f)(int, const void **, size_t, void *), size_t size,
                                       void *data)
{
    static agent cpu = {sizeof cpu, 100, 1, {0}, "cpu", "x", "x", "", 0, 0, 0, 0},
                 gpu = {sizeof gpu, 101, 2, {0}, "gfx90a", "AMD", "AMD Instinct MI250X", "", 1, 1, 0, 0},
                 second = {sizeof second, 102, 2, {0}, "gfx90a", "AMD", "", "", 2, 2, 1, 0};
    const void *all[] = {&cpu, &gpu, &second};
    return version != 1 || size > sizeof(agent) ? 1 : f(1, all, 3, data);
}
int rocprofiler_force_configure(configured *(*f)(uint32_t, const char *, uint32_t, void *))
{
#if VERSION >= 10000
    struct {
        size_t size;
        const char *name;
        uint32_t handle;
    } client = {sizeof client, "", 1};
#else
    struct {
        const char *name;
        uint32_t handle;
    } client = {"", 1};
#endif
    tool = f(VERSION, "a rocprofiler of nobody's", 0, &client);
    if (!tool || strcmp(client.name, "trace.h") || tool->size != sizeof *tool || tool->initialize(NULL, tool->data))
        fprintf(stderr, "the tool does not begin\n");
    return 0;
}
__attribute__((destructor)) static void end(void)
{
    if (tool)
        tool->finalize(tool->data);
}

void fake_kernel(const char *name, const uint32_t *grid, const uint32_t *block, uint32_t shared, uint64_t queue,
                 long long begin, long long end)
{
    static const char *names[16];
    unsigned id = 0;
    kernel_record r = {sizeof r, 11, 2, {1, 0}, 0, 0, 0, {sizeof r.info, 101, queue, 0, 0, 0, shared, {0}, {0}, {0}}};
    if (!started || !kinds[11])
        return;
    on_request(1, 7, 11, 1, 55, &r.correlation.external, NULL);
    pthread_mutex_lock(&lock);
    while (names[id] && strcmp(names[id], name))
        id++;
    if (!names[id]) {
        char descriptor[128];
        symbol s = {sizeof s, id + 3, 1, descriptor, {0}};
        event e;
        memset(&e, 0, sizeof e);
        names[id] = strdup(name);
        snprintf(descriptor, sizeof descriptor, "%s.kd", name);
        e.kind = 10, e.operation = 2, e.phase = 1, e.payload = &s;
        on_code(e, NULL, NULL);
    }
    r.info.kernel = id + 3;
    for (int i = 0; i < 3; i++)
        r.info.workgroup[i] = block[i], r.info.grid[i] = grid[i] * block[i];
    r.begin = (uint64_t)begin + 5000000000000ull;
    r.end = (uint64_t)end + 5000000000000ull;
    kept[n++].k = r;
    if (n == KEEP)
        deliver_elsewhere();
    pthread_mutex_unlock(&lock);
}
void fake_copy(int from, int to, uint64_t bytes, long long begin, long long end)
{
    copy_record r = {sizeof r,
                     10,
                     from == 100 ? 2
                     : to == 100 ? 3
                                 : 4,
                     {1, 0},
                     0,
                     (uint64_t)begin + 5000000000000ull,
                     (uint64_t)end + 5000000000000ull,
                     (uint64_t)to,
                     (uint64_t)from,
                     bytes};
    if (!started || !kinds[10])
        return;
    on_request(1, 7, 10, 1, 56, &r.correlation.external, NULL);
    pthread_mutex_lock(&lock);
    kept[n++].c = r;
    if (n == KEEP)
        deliver_elsewhere();
    pthread_mutex_unlock(&lock);
}

#elif defined PROGRAM
#include "all.h"
#ifdef TRACE_IMPL
#include "trace.h"
#endif
static char kernels[32] __attribute__((aligned(32))); /* two of them, told apart by their addresses */

static void *work(void *data)
{
    for (int i = 0; i < 300; i++) {
        dim3 grid = {1 + i % 5, 2, 1}, block = {64, 1, 1};
        hipMemcpyAsync((void *)16, (void *)32, 1000 + i,
                       i % 3 == 0   ? hipMemcpyHostToDevice
                       : i % 3 == 1 ? hipMemcpyDeviceToHost
                                    : hipMemcpyDeviceToDevice,
                       NULL);
        hipLaunchKernel(kernels + i % 2 * 16, grid, block, NULL, i, (hipStream_t)data);
    }
    return NULL;
}
int main(int argc, char **argv)
{
    int (*waiting)(void);
    pthread_t t[2];
    pthread_create(&t[0], NULL, work, (void *)1);
    pthread_create(&t[1], NULL, work, (void *)2);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    if (argc > 1 && !strcmp(argv[1], "_exit"))
        _exit(3);
    if (argc > 1 && !strcmp(argv[1], "kill")) { /* once all was handed over, or never */
        waiting = (int (*)(void))dlsym(RTLD_DEFAULT, "fake_waiting");
        for (int i = 0; i < 2000 && waiting && waiting(); i++)
            usleep(10000);
        raise(SIGKILL);
    }
    return hipDeviceSynchronize();
}

#else
#include "all.h"
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void book(const char *format, ...)
{
    static FILE *books;
    va_list a;
    va_start(a, format);
    pthread_mutex_lock(&lock);
    if (!books)
        books = fopen(getenv("CALL_LOG"), "w");
    vfprintf(books, format, a);
    fflush(books);
    pthread_mutex_unlock(&lock);
    va_end(a);
}
static void wait_ns(long long ns)
{
    long long end = now() + ns;
    while (now() < end) {}
}
hipError_t hipLaunchKernel(const void *f, dim3 grid, dim3 block, void **args, size_t shared, hipStream_t stream)
{
    void (*fake)(const char *, const uint32_t *, const uint32_t *, uint32_t, uint64_t, long long, long long) =
        dlsym(RTLD_DEFAULT, "fake_kernel");
    const char *name = (uintptr_t)f & 16 ? "_Z6secondPfi" : "_Z5firstv";
    uint32_t g[3] = {grid.x, grid.y, grid.z}, b[3] = {block.x, block.y, block.z};
    long long begin = now();
    wait_ns(3000);
    book("kernel %lld 2000 %s %u %u\n", begin + 500, name, g[0] * 1000 + b[0], (unsigned)(uintptr_t)stream);
    if (fake)
        fake(name, g, b, (uint32_t)shared, (uint64_t)(uintptr_t)stream, begin + 500, begin + 2500);
    return hipSuccess;
}
hipError_t hipMemcpyAsync(void *dst, const void *src, size_t bytes, hipMemcpyKind kind, hipStream_t stream)
{
    void (*fake)(int, int, uint64_t, long long, long long) = dlsym(RTLD_DEFAULT, "fake_copy");
    long long begin = now();
    wait_ns(2000);
    book("copy %lld 1000 %s %zu 0\n", begin + 500,
         kind == hipMemcpyHostToDevice   ? "M2D"
         : kind == hipMemcpyDeviceToHost ? "D2M"
                                         : "D2P",
         bytes);
    if (fake)
        fake(kind == hipMemcpyHostToDevice ? 100 : 101,
             kind == hipMemcpyHostToDevice   ? 101
             : kind == hipMemcpyDeviceToHost ? 100
                                             : 102,
             bytes, begin + 500, begin + 1500);
    return hipSuccess;
}
hipError_t hipDeviceSynchronize(void) { return hipSuccess; }
#endif
