/* cupti.c - a CUPTI that plays records and callbacks by the vendor's own binary interface
 *
 * Built against the headers of one version, whose newest records it writes. The device (gpu.c) tells it what is called
 * and what was done.
 *
 *   FAKE_SUBSCRIBE=N   subscribing fails with N
 *   FAKE_TAKEN=FILE    while FILE exists another tool has subscribed
 *   FAKE_VERSION=N     what cuptiGetVersion says
 *   FAKE_DROP=N        N records are said to have been dropped
 *   FAKE_SIGNAL=N      at the N-th record SIGUSR1 is raised, on the thread that launches, with the lock held
 *   FAKE_BUSY=1        the device rests only from a wait for it to the next launch: any other flush hands nothing over,
 *                      unless forced
 *   FAKE_STUCK=1       a flush never returns
 *   FAKE_LOG=FILE      a line for each kind that is switched on or off, each callback that is switched on, each flush,
 *                      and each thing that must not be: a call of a forked child, of who has not subscribed, a
 *                      detaching outside of a call's end, records that a context took with it */
#define _GNU_SOURCE
#include <cupti.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>
#define FAKE_NUMBERS
#include "fake.h"

#if CUPTI_API_VERSION >= 130000
typedef CUpti_ActivityKernel10 Kernel;
#else
typedef CUpti_ActivityKernel9 Kernel;
#endif
#if CUPTI_API_VERSION >= 28
typedef CUpti_ActivityMemcpy6 Memcpy;
typedef CUpti_ActivityGraphTrace2 Graph;
#else
typedef CUpti_ActivityMemcpy5 Memcpy;
typedef CUpti_ActivityGraphTrace Graph;
#endif
typedef CUpti_ActivityMemset4 Memset;
typedef CUpti_ActivityMemcpyPtoP4 Peer;
typedef CUpti_ActivityDevice4 Device;

#define EXPORT __attribute__((visibility("default")))
static CUpti_CallbackFunc callback;
static void *callback_user;
static unsigned char wanted[4][1024], kinds[64];
static CUpti_BuffersCallbackRequestFunc request;
static CUpti_BuffersCallbackCompleteFunc complete;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint8_t *buffer;
static size_t room, used, dropped;
static struct fake_work pending[1 << 16]; /* in the buffer */
static int npending, nrecords, busy;
int fake_spoilt;                                 /* by PC sampling: 1, kernels are not handed over; 2, nothing is */
static int ever_spoilt;                          /* then what is not handed over is in the books */
void fake_finalized(void) __attribute__((weak)); /* tests/pcsampling/pc.c's */

static void note(const char *what, int number)
{
    FILE *f = getenv("FAKE_LOG") ? fopen(getenv("FAKE_LOG"), "a") : NULL;
    if (f) {
        fprintf(f, "%s %d\n", what, number);
        fclose(f);
    }
}

static pid_t home;           /* of the subscriber */
static __thread int in_exit; /* a callback of a call's end runs on this thread */
static void check(const char *what)
{
    if (home && getpid() != home)
        note("child's", getpid());
    else if (!callback)
        note(what, -1);
}

/* ---- the interface ----------------------------------------------------------------------------------------------- */

EXPORT CUptiResult cuptiGetVersion(uint32_t *version)
{
    *version = getenv("FAKE_VERSION") ? (uint32_t)atoi(getenv("FAKE_VERSION")) : CUPTI_API_VERSION;
    return CUPTI_SUCCESS;
}
static CUptiResult subscribe(CUpti_SubscriberHandle *s, CUpti_CallbackFunc f, void *user)
{
    const char *taken = getenv("FAKE_TAKEN");
    int fail = taken && !access(taken, F_OK) ? CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED
               : getenv("FAKE_SUBSCRIBE")    ? atoi(getenv("FAKE_SUBSCRIBE"))
               : callback                    ? CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED
                                             : 0;
    note("subscribe", fail);
    if (fail)
        return (CUptiResult)fail;
    if (getenv("FAKE_SLOW")) /* ms */
        usleep((useconds_t)atoi(getenv("FAKE_SLOW")) * 1000);
    home = getpid();
    callback_user = user;
    __atomic_store_n(&callback, f, __ATOMIC_RELEASE);
    *s = (CUpti_SubscriberHandle)(void *)&callback;
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *s, CUpti_CallbackFunc f, void *user)
{
    return subscribe(s, f, user);
}
#if CUPTI_API_VERSION >= 130000
EXPORT CUptiResult cuptiSubscribe_v2(CUpti_SubscriberHandle *s, CUpti_CallbackFunc f, void *user,
                                     CUpti_SubscriberParams *p)
{
    CUptiResult r = subscribe(s, f, user);
    if (r == CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED &&
        p->structSize >= offsetof(CUpti_SubscriberParams, oldSubscriberSize) + 8)
        snprintf(p->oldSubscriberName, p->oldSubscriberSize, "CUPTI for %s", "somebody");
    return r;
}
#endif
EXPORT CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle s)
{
    check("unsubscribe");
    callback = NULL;
    (void)s;
    return CUPTI_SUCCESS;
}
static void missed(const struct fake_work *);
EXPORT CUptiResult cuptiFinalize(void)
{
    check("finalize");
    note(in_exit ? "finalize" : "outside", 0);
    __atomic_store_n(&callback, NULL, __ATOMIC_RELEASE);
    pthread_mutex_lock(&lock); /* other threads may be in the middle of a call */
    if (buffer && used)
        note("forgotten", (int)used);
    ever_spoilt |= fake_spoilt; /* also where nothing ran before it is attached anew */
    for (int i = 0; ever_spoilt && i < npending; i++)
        missed(&pending[i]);
    npending = 0;
    request = NULL;
    complete = NULL;
    buffer = NULL;
    memset(kinds, 0, sizeof kinds);
    pthread_mutex_unlock(&lock);
    memset(wanted, 0, sizeof wanted);
    fake_spoilt = 0;
    if (fake_finalized)
        fake_finalized();
    return CUPTI_SUCCESS;
}
static void missed(const struct fake_work *w)
{
    FILE *f = fopen(getenv("CALL_LOG"), "a");
    fprintf(f, "missed %d %s %u %lu\n", w->kind, w->name ? w->name : "-", w->correlation, w->begin);
    fclose(f);
}
/* The device's context is gone, and with it what was not handed back. */
EXPORT void fake_context_gone(void)
{
    pthread_mutex_lock(&lock);
    if (buffer && used)
        note("taken along", (int)used);
    used = 0;
    pthread_mutex_unlock(&lock);
}
EXPORT CUptiResult cuptiEnableCallback(uint32_t on, CUpti_SubscriberHandle s, CUpti_CallbackDomain domain,
                                       CUpti_CallbackId id)
{
    check("enable");
    if (s != (CUpti_SubscriberHandle)(void *)&callback || domain > 3 || id >= 1024)
        return CUPTI_ERROR_INVALID_PARAMETER;
    wanted[domain][id] = on != 0;
    note(on ? "enable" : "disable", domain);
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t id, const char **name)
{
    for (const struct fake_function *f = fake_functions; f->name; f++)
        if (f->domain == (int)domain && f->id == (int)id) {
            *name = f->versioned;
            return CUPTI_SUCCESS;
        }
    /* the real one knows them all: something like it, with holes */
    if (id % 5 == 0 || id >= (domain == 1 ? CUPTI_DRIVER_TRACE_CBID_SIZE : CUPTI_RUNTIME_TRACE_CBID_SIZE))
        return CUPTI_ERROR_INVALID_PARAMETER;
    *name = domain == 1 ? "cuSomething_v2" : "cudaSomething_v4000";
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc r,
                                                  CUpti_BuffersCallbackCompleteFunc c)
{
    pthread_mutex_lock(&lock);
    request = r;
    complete = c;
    pthread_mutex_unlock(&lock);
    return CUPTI_SUCCESS;
}
static CUptiResult set_kind(CUpti_ActivityKind kind, int on)
{
    check("kind");
    if (!complete || kind >= 64)
        return CUPTI_ERROR_INVALID_KIND;
    kinds[kind] = on;
    note(on ? "on" : "off", kind);
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind) { return set_kind(kind, 1); }
EXPORT CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind) { return set_kind(kind, 0); }

static size_t size_of(CUpti_ActivityKind kind)
{
    switch ((int)kind) {
    case CUPTI_ACTIVITY_KIND_KERNEL:
    case CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: return sizeof(Kernel);
    case CUPTI_ACTIVITY_KIND_MEMCPY: return sizeof(Memcpy);
    case CUPTI_ACTIVITY_KIND_MEMCPY2: return sizeof(Peer);
    case CUPTI_ACTIVITY_KIND_MEMSET: return sizeof(Memset);
    case CUPTI_ACTIVITY_KIND_GRAPH_TRACE: return sizeof(Graph);
    case CUPTI_ACTIVITY_KIND_DEVICE: return sizeof(Device);
    }
    return 0;
}
EXPORT CUptiResult cuptiActivityGetNextRecord(uint8_t *at, size_t valid, CUpti_Activity **record)
{
    uint8_t *next = *record ? (uint8_t *)*record + size_of((*record)->kind) : at;
    if (next >= at + valid)
        return CUPTI_ERROR_MAX_LIMIT_REACHED;
    *record = (CUpti_Activity *)next;
    return CUPTI_SUCCESS;
}

/* Full buffers are handed back by a thread of CUPTI's. */
static void *hand_back(void *arg)
{
    complete(NULL, 0, buffer, room, used);
    return arg;
}
static void give(void)
{
    pthread_t thread;
    if (!buffer)
        return;
    pthread_create(&thread, NULL, hand_back, NULL);
    pthread_join(thread, NULL);
    buffer = NULL;
    npending = 0;
}
/* The recorder's own thread hands over whenever time has passed: how often is no matter of the program. */
static int by_worker(void)
{
    char name[16] = "";
    prctl(PR_GET_NAME, name);
    return !strcmp(name, "trace-cupti");
}
EXPORT CUptiResult cuptiActivityFlushAll(uint32_t flag)
{
    check("flushing");
    note(by_worker() ? "handed over" : "flush", flag);
    while (getenv("FAKE_STUCK"))
        pause();
    if (in_exit)
        note("in a call", flag);
    pthread_mutex_lock(&lock);
    if (!busy || flag || !getenv("FAKE_BUSY"))
        give();
    pthread_mutex_unlock(&lock);
    if (flag && getenv("FAKE_AFTER_FLUSH"))
        usleep((useconds_t)atoi(getenv("FAKE_AFTER_FLUSH")) * 1000);
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext context, uint32_t stream, size_t *n)
{
    static int once;
    (void)context, (void)stream;
    *n = dropped + (!once && getenv("FAKE_DROP") ? (size_t)atoi(getenv("FAKE_DROP")) : 0);
    once = 1;
    dropped = 0;
    return CUPTI_SUCCESS;
}

/* ---- what the device reports ------------------------------------------------------------------------------------- */

EXPORT void fake_callback(int exits, int domain, int id, const char *name, const void *parameters, void *result,
                          const char *symbol, uint32_t correlation, uint64_t *kept, void *context)
{
    CUpti_CallbackData c = {exits ? CUPTI_API_EXIT : CUPTI_API_ENTER,
                            name,
                            parameters,
                            exits ? result : NULL,
                            symbol,
                            (CUcontext)context,
                            1,
                            kept,
                            correlation};
    CUpti_CallbackFunc f = __atomic_load_n(&callback, __ATOMIC_ACQUIRE);
    in_exit = exits;
    if (exits && strstr(name, "Synchronize"))
        busy = 0;
    if (f && wanted[domain][id])
        f(callback_user, (CUpti_CallbackDomain)domain, id, &c);
    in_exit = 0;
}

/* A context or a module is made or ends. */
EXPORT void fake_resource(int id, void *context, const void *module)
{
    CUpti_ResourceData r = {.context = (CUcontext)context, .resourceDescriptor = (void *)(uintptr_t)module};
    CUpti_CallbackFunc f = __atomic_load_n(&callback, __ATOMIC_ACQUIRE);
    if (f && wanted[CUPTI_CB_DOMAIN_RESOURCE][id])
        f(callback_user, CUPTI_CB_DOMAIN_RESOURCE, id, &r);
}

/* A node of a graph is made; original: the one it is a clone of, 0: none. Handles are numbers of the driver's. */
EXPORT void fake_node(uint32_t node, uint32_t original)
{
    CUpti_GraphData g = {.node = (CUgraphNode)(uintptr_t)node, .originalNode = (CUgraphNode)(uintptr_t)original};
    fake_resource(original ? CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED : CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED, NULL, &g);
}
EXPORT CUptiResult cuptiGetGraphNodeId(CUgraphNode node, uint64_t *number)
{
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
    uint64_t (*ask)(uint32_t) = driver ? (uint64_t (*)(uint32_t))dlsym(driver, "fake_node_number") : NULL;
    check("node");
    *number = ask ? ask((uint32_t)(uintptr_t)node) : 0;
    if (driver)
        dlclose(driver);
    return *number ? CUPTI_SUCCESS : CUPTI_ERROR_INVALID_PARAMETER;
}

static __thread const struct fake_work *now; /* what the device did */
static __thread int stored;                  /* is handed over */
static void store(const void *record, size_t size)
{
    size_t most = 0;
    if (fake_spoilt > 1)
        return;
    stored = 1;
    pthread_mutex_lock(&lock);
    busy = 1;
    if (buffer && used + size > room)
        give();
    if (!request) { /* detached meanwhile */
        stored = 0;
        pthread_mutex_unlock(&lock);
        return;
    }
    if (!buffer) {
        used = 0;
        request(&buffer, &room, &most);
        if (buffer && ((uintptr_t)buffer & 7 || room < size || most))
            abort();
    }
    if (getenv("FAKE_SIGNAL") && ++nrecords == atoi(getenv("FAKE_SIGNAL")))
        raise(SIGUSR1);
    if (buffer) {
        memcpy(buffer + used, record, size);
        used += size;
        if (now && npending < (int)(sizeof pending / sizeof *pending))
            pending[npending++] = *now;
    } else
        dropped++;
    pthread_mutex_unlock(&lock);
}

static void name_device(uint32_t device)
{
    static int named[FAKE_DEVICES];
    Device d = {.kind = CUPTI_ACTIVITY_KIND_DEVICE, .id = device, .name = device ? "Other Fake" : "Fake One"};
    memset(&d.uuid, 0xa0 + (int)device, sizeof d.uuid);
    if (kinds[CUPTI_ACTIVITY_KIND_DEVICE] && !__atomic_exchange_n(&named[device], 1, __ATOMIC_RELAXED))
        store(&d, sizeof d);
}

EXPORT void fake_work(const struct fake_work *w)
{
    int late = getenv("FAKE_NAMED_LATE") != NULL;
    ever_spoilt |= fake_spoilt;
    if (!late)
        name_device(w->device);
    stored = 0;
    now = w;
    if (w->kind == FAKE_KERNEL && !fake_spoilt &&
        (kinds[CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL] || kinds[CUPTI_ACTIVITY_KIND_KERNEL]) &&
        !(w->graph && kinds[CUPTI_ACTIVITY_KIND_GRAPH_TRACE])) {
        Kernel k = {.kind = kinds[CUPTI_ACTIVITY_KIND_KERNEL] ? CUPTI_ACTIVITY_KIND_KERNEL
                                                              : CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL,
                    .start = w->begin,
                    .end = w->end,
                    .deviceId = w->device,
                    .contextId = w->context,
                    .streamId = w->stream,
                    .gridX = w->grid[0],
                    .gridY = w->grid[1],
                    .gridZ = w->grid[2],
                    .blockX = w->block[0],
                    .blockY = w->block[1],
                    .blockZ = w->block[2],
                    .clusterX = w->cluster[0],
                    .clusterY = w->cluster[1],
                    .clusterZ = w->cluster[2],
                    .registersPerThread = w->registers,
                    .staticSharedMemory = w->static_shared,
                    .dynamicSharedMemory = w->dynamic_shared,
                    .localMemoryPerThread = w->local,
                    .correlationId = w->correlation,
                    .graphId = w->graph,
                    .graphNodeId = w->node,
                    .channelID = w->channel,
                    .name = w->name,
                    .completed = w->end + 1,
                    .gridId = 77,
                    .queued = 1,
                    .submitted = 2};
        store(&k, sizeof k);
    } else if (w->kind == FAKE_COPY && w->to_device != w->device && kinds[CUPTI_ACTIVITY_KIND_MEMCPY2]) {
        Peer p = {.kind = CUPTI_ACTIVITY_KIND_MEMCPY2,
                  .copyKind = CUPTI_ACTIVITY_MEMCPY_KIND_PTOP,
                  .srcKind = w->from,
                  .dstKind = w->to,
                  .bytes = w->bytes,
                  .start = w->begin,
                  .end = w->end,
                  .deviceId = w->device,
                  .contextId = w->context,
                  .streamId = w->stream,
                  .srcDeviceId = w->device,
                  .dstDeviceId = w->to_device,
                  .correlationId = w->correlation,
                  .graphId = w->graph,
                  .graphNodeId = w->node,
                  .channelID = w->channel};
        store(&p, sizeof p);
    } else if (w->kind == FAKE_COPY && w->to_device == w->device &&
               kinds[CUPTI_ACTIVITY_KIND_MEMCPY]) { /* copies between devices are of the other kind alone */
        Memcpy m = {.kind = CUPTI_ACTIVITY_KIND_MEMCPY,
                    .copyKind = 1,
                    .srcKind = w->from,
                    .dstKind = w->to,
                    .bytes = w->bytes,
                    .start = w->begin,
                    .end = w->end,
                    .deviceId = w->device,
                    .contextId = w->context,
                    .streamId = w->stream,
                    .correlationId = w->correlation,
                    .runtimeCorrelationId = 9,
                    .graphId = w->graph,
                    .graphNodeId = w->node,
                    .channelID = w->channel};
        store(&m, sizeof m);
    } else if (w->kind == FAKE_FILL && kinds[CUPTI_ACTIVITY_KIND_MEMSET]) {
        Memset m = {.kind = CUPTI_ACTIVITY_KIND_MEMSET,
                    .value = w->value,
                    .bytes = w->bytes,
                    .start = w->begin,
                    .end = w->end,
                    .deviceId = w->device,
                    .contextId = w->context,
                    .streamId = w->stream,
                    .correlationId = w->correlation,
                    .memoryKind = 3,
                    .graphId = w->graph,
                    .graphNodeId = w->node,
                    .channelID = w->channel};
        store(&m, sizeof m);
    } else if (w->kind == FAKE_GRAPH && kinds[CUPTI_ACTIVITY_KIND_GRAPH_TRACE]) {
        Graph g = {.kind = CUPTI_ACTIVITY_KIND_GRAPH_TRACE,
                   .correlationId = w->correlation,
                   .start = w->begin,
                   .end = w->end,
                   .deviceId = w->device,
                   .graphId = w->graph,
                   .contextId = w->context,
                   .streamId = w->stream};
        store(&g, sizeof g);
    }
    now = NULL;
    if (ever_spoilt && !stored && w->kind != FAKE_GRAPH)
        missed(w);
    if (late)
        name_device(w->device);
}
