/* fake.c - drivers, devices, memory, kernels, events: what there is to hold on to */
#define _GNU_SOURCE
#include "fake.h"
#include <stdarg.h>
#include <sys/mman.h>

fake_device fake_devices[2][3];
pthread_mutex_t fake_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t fake_change;
extern uint64_t fake_calls[];
extern const size_t fake_functions;
extern const char *const fake_names[];
static uint64_t born;
static FILE *truth;
static pthread_mutex_t truth_lock = PTHREAD_MUTEX_INITIALIZER;
static int driver = DEVICE, kernel_bits, global_bits;

/* ---- clocks ------------------------------------------------------------------------------------------------------ */

uint64_t fake_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
uint64_t fake_ticks(const fake_device *d, uint64_t ns)
{
    return d->start + (uint64_t)((long double)(ns - born) * d->hz / 1e9L);
}
uint64_t fake_cut(uint64_t ticks, int bits)
{
    uint64_t mask = bits < 64 ? (1ull << bits) - 1 : ~0ull;
    return (ticks & mask) | (0xa5a5a5a5a5a5a5a5ull & ~mask);
}
static bool was_slow;
static unsigned readings; /* of clocks */
static void spin(uint64_t ns)
{
    for (uint64_t until = fake_now() + ns; fake_now() < until;) {}
}
/* $ZE_FAKE_WRONG: which of the driver's numbers are impossible; "slow": they are right, but come late. */
static bool wrong(const char *what)
{
    const char *value = getenv("ZE_FAKE_WRONG");
    return value && !strcmp(value, what);
}

int fake_bits(const char *variable, int otherwise)
{
    const char *s = getenv(variable);
    return s ? atoi(s) : otherwise;
}

void fake_truth(const char *format, ...)
{
    va_list list;
    if (!truth)
        return;
    pthread_mutex_lock(&truth_lock);
    va_start(list, format);
    vfprintf(truth, format, list);
    va_end(list);
    fflush(truth);
    pthread_mutex_unlock(&truth_lock);
}

bool fake_bad(const void *object, int magic, const char *what)
{
    if (object && *(const int *)object == magic)
        return false;
    fake_truth("misuse\t%s %s\n", what,
               object && *(const int *)object == DEAD ? "of what is gone" : "of what never was");
    return true;
}

/* Objects are never freed: what is gone stays recognizable. */
void *fake_new(size_t bytes, int magic)
{
    int *p = calloc(1, bytes);
    *p = magic;
    return p;
}

bool fake_wait(uint64_t end)
{
    struct timespec t = {(time_t)(end / 1000000000u), (long)(end % 1000000000u)};
    return pthread_cond_timedwait(&fake_change, &fake_lock, &t) == 0 || fake_now() < end;
}
uint64_t fake_end(uint64_t timeout) { return fake_now() + (timeout > 3600000000000ull ? 3600000000000ull : timeout); }

static void tell_calls(void)
{
    const char *path = getenv("ZE_FAKE_CALLS");
    FILE *out = path ? fopen(path, "w") : NULL;
    for (size_t i = 0; out && i < fake_functions; i++)
        if (fake_calls[i])
            fprintf(out, "%s %llu\n", fake_names[i], (unsigned long long)fake_calls[i]);
    if (out)
        fclose(out);
}

__attribute__((constructor)) static void set_up(void)
{
    static const double hz[2] = {19.2e6 * (1 + 40e-6), 12.5e6 * (1 - 25e-6)};
    const char *path = getenv("ZE_FAKE_TRUTH");
    struct timespec real;
    uint64_t width = UINT64_MAX, monotonic = 0, realtime = 0;
    pthread_condattr_t a;
    pthread_condattr_init(&a);
    pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
    pthread_cond_init(&fake_change, &a);
    born = fake_now();
    kernel_bits = fake_bits("ZE_FAKE_KERNEL_BITS", 32);
    global_bits = fake_bits("ZE_FAKE_GLOBAL_BITS", 36);
    truth = path ? fopen(path, "a") : NULL;
    for (int i = 0; i < 20; i++) { /* the narrowest of some brackets */
        uint64_t before = fake_now(), after;
        clock_gettime(CLOCK_REALTIME, &real);
        after = fake_now();
        if (after - before < width) {
            width = after - before;
            monotonic = before + width / 2;
            realtime = (uint64_t)real.tv_sec * 1000000000u + (uint64_t)real.tv_nsec;
        }
    }
    fake_truth("clock\t%llu\t%llu\n", (unsigned long long)monotonic, (unsigned long long)realtime);
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 3; k++)
            fake_devices[i][k] =
                (fake_device){DEVICE,      i,
                              k - 1,       &fake_devices[i][0],
                              hz[i],       (uint64_t)(i + 3) * (1ull << kernel_bits) - (uint64_t)(hz[i] / 4),
                              i ? 80 : 52, i ? 12500000 : 19200000};
}
__attribute__((destructor)) static void tear_down(void) { tell_calls(); }

/* ---- drivers and devices ----------------------------------------------------------------------------------------- */

static ze_result_t list_out(uint32_t *count, void *at, void *const *objects, uint32_t n)
{
    if (!count)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if (*count && at)
        memcpy(at, objects, (*count < n ? *count : n) * sizeof *objects);
    *count = *count && *count < n ? *count : n;
    return ZE_RESULT_SUCCESS;
}

__attribute__((visibility("hidden"))) ze_result_t fake_zeInit(ze_init_flags_t flags)
{
    (void)flags;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeDriverGet(uint32_t *count, ze_driver_handle_t *drivers)
{
    void *d[] = {&driver};
    return list_out(count, drivers, d, 1);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeDriverGetApiVersion(ze_driver_handle_t d,
                                                                             ze_api_version_t *version)
{
    (void)d;
    *version = ZE_API_VERSION_1_4;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeDeviceGet(ze_driver_handle_t d, uint32_t *count,
                                                                   ze_device_handle_t *devices)
{
    void *all[] = {&fake_devices[0][0], &fake_devices[1][0]};
    (void)d;
    return list_out(count, devices, all, 2);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeDeviceGetSubDevices(ze_device_handle_t h, uint32_t *count,
                                                                             ze_device_handle_t *devices)
{
    fake_device *d = (fake_device *)h;
    CHECK(d, DEVICE);
    void *all[] = {&fake_devices[d->index][1], &fake_devices[d->index][2]};
    return list_out(count, devices, all, d->sub < 0 ? 2 : 0);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeDeviceGetProperties(ze_device_handle_t h,
                                                                             ze_device_properties_t *p)
{
    fake_device *d = (fake_device *)h;
    CHECK(d, DEVICE);
    if (p->stype != ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES &&
        (p->stype != ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 || fake_bits("ZE_FAKE_OLD", 0)))
        return ZE_RESULT_ERROR_INVALID_ENUMERATION;
    p->type = ZE_DEVICE_TYPE_GPU;
    p->vendorId = 0x8086;
    p->flags = d->sub >= 0 ? ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE : 0;
    p->subdeviceId = d->sub >= 0 ? (uint32_t)d->sub : 0;
    p->timerResolution = p->stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 ? d->cycles : d->resolution;
    p->timestampValidBits = (uint32_t)global_bits;
    p->kernelTimestampValidBits = (uint32_t)kernel_bits;
    if (wrong("resolution"))
        p->timerResolution = d->index ? UINT64_MAX : UINT64_MAX / 3;
    if (wrong("bits"))
        p->timestampValidBits = 200, p->kernelTimestampValidBits = UINT32_MAX;
    memset(p->uuid.id, 0x10 * (d->index + 1) + d->sub + 1, sizeof p->uuid.id);
    snprintf(p->name, sizeof p->name, "Fake accelerator %d", d->index);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeDeviceGetCommandQueueGroupProperties(
    ze_device_handle_t h, uint32_t *count, ze_command_queue_group_properties_t *p)
{
    (void)h;
    if (*count && p) {
        p[0].flags = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE | ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY;
        p[0].numQueues = 4;
        if (*count > 1) {
            p[1].flags = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY;
            p[1].numQueues = 2;
        }
    }
    *count = *count == 1 ? 1 : 2;
    return ZE_RESULT_SUCCESS;
}
/* The host's side is a clock of its own, which nobody may take for CLOCK_MONOTONIC. */
__attribute__((visibility("hidden"))) ze_result_t fake_zeDeviceGetGlobalTimestamps(ze_device_handle_t h, uint64_t *host,
                                                                                   uint64_t *device)
{
    fake_device *d = (fake_device *)h;
    bool late = wrong("slow") && __atomic_fetch_add(&readings, 1, __ATOMIC_RELAXED) / 4 % 2; /* four make an anchor */
    uint64_t now;
    CHECK(d, DEVICE);
    if (wrong("slow") && late)
        spin(2000);
    now = fake_now();
    if (wrong("slow") && !late)
        spin(2000);
    *host = now + 7777777777ull;
    *device = fake_cut(fake_ticks(d, now), global_bits);
    if (wrong("stuck"))
        *device = 5;
    if (wrong("leaps"))
        *device = now * 0x9e3779b97f4a7c15u;
    return ZE_RESULT_SUCCESS;
}

/* ---- contexts and memory ----------------------------------------------------------------------------------------- */

__attribute__((visibility("hidden"))) ze_result_t fake_zeContextCreate(ze_driver_handle_t d,
                                                                       const ze_context_desc_t *desc,
                                                                       ze_context_handle_t *context)
{
    (void)d, (void)desc;
    *context = fake_new(sizeof(int), CONTEXT);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeContextDestroy(ze_context_handle_t c)
{
    CHECK(c, CONTEXT);
    *(int *)c = DEAD;
    return ZE_RESULT_SUCCESS;
}

typedef struct block {
    struct block *next;
    char *at;
    size_t bytes;
    ze_memory_type_t type;
} block;
static block *blocks;

static ze_result_t allocate(ze_context_handle_t c, size_t bytes, size_t alignment, ze_memory_type_t type, void **out)
{
    block *b;
    CHECK(c, CONTEXT);
    if (!bytes)
        return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    b = calloc(1, sizeof *b);
    if (posix_memalign(out, alignment < 64 ? 64 : alignment, bytes))
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    *b = (block){NULL, *out, bytes, type};
    pthread_mutex_lock(&fake_lock);
    b->next = blocks;
    blocks = b;
    pthread_mutex_unlock(&fake_lock);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeMemAllocHost(ze_context_handle_t c,
                                                                      const ze_host_mem_alloc_desc_t *d, size_t n,
                                                                      size_t a, void **out)
{
    (void)d;
    return allocate(c, n, a, ZE_MEMORY_TYPE_HOST, out);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeMemAllocDevice(ze_context_handle_t c,
                                                                        const ze_device_mem_alloc_desc_t *d, size_t n,
                                                                        size_t a, ze_device_handle_t h, void **out)
{
    (void)d, (void)h;
    return allocate(c, n, a, ZE_MEMORY_TYPE_DEVICE, out);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeMemAllocShared(ze_context_handle_t c,
                                                                        const ze_device_mem_alloc_desc_t *d,
                                                                        const ze_host_mem_alloc_desc_t *e, size_t n,
                                                                        size_t a, ze_device_handle_t h, void **out)
{
    (void)d, (void)e, (void)h;
    return allocate(c, n, a, ZE_MEMORY_TYPE_SHARED, out);
}
static block **find(const void *p)
{
    block **b = &blocks;
    while (*b && !((const char *)p >= (*b)->at && (const char *)p < (*b)->at + (*b)->bytes))
        b = &(*b)->next;
    return b;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeMemFree(ze_context_handle_t c, void *p)
{
    block **b, *gone;
    CHECK(c, CONTEXT);
    pthread_mutex_lock(&fake_lock);
    b = find(p);
    gone = *b;
    if (gone)
        *b = gone->next;
    pthread_mutex_unlock(&fake_lock);
    if (!gone)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    free(gone->at);
    free(gone);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeMemGetAllocProperties(ze_context_handle_t c, const void *p,
                                                                               ze_memory_allocation_properties_t *out,
                                                                               ze_device_handle_t *device)
{
    block *b;
    CHECK(c, CONTEXT);
    pthread_mutex_lock(&fake_lock);
    b = *find(p);
    out->type = b ? b->type : ZE_MEMORY_TYPE_UNKNOWN;
    pthread_mutex_unlock(&fake_lock);
    if (device)
        *device = b && b->type == ZE_MEMORY_TYPE_DEVICE ? (ze_device_handle_t)&fake_devices[0][0] : NULL;
    return ZE_RESULT_SUCCESS;
}

/* ---- kernels ----------------------------------------------------------------------------------------------------- */

__attribute__((visibility("hidden"))) ze_result_t fake_zeModuleCreate(ze_context_handle_t c, ze_device_handle_t d,
                                                                      const ze_module_desc_t *desc,
                                                                      ze_module_handle_t *m,
                                                                      ze_module_build_log_handle_t *log)
{
    (void)desc;
    CHECK(c, CONTEXT);
    CHECK(d, DEVICE);
    if (log)
        *log = NULL;
    *m = fake_new(sizeof(int), MODULE);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeModuleDestroy(ze_module_handle_t m)
{
    CHECK(m, MODULE);
    *(int *)m = DEAD;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeKernelCreate(ze_module_handle_t m,
                                                                      const ze_kernel_desc_t *desc,
                                                                      ze_kernel_handle_t *out)
{
    fake_kernel *k;
    CHECK(m, MODULE);
    if (!strcmp(desc->pKernelName, "nothing"))
        return ZE_RESULT_ERROR_INVALID_KERNEL_NAME;
    k = fake_new(sizeof *k, KERNEL);
    snprintf(k->name, sizeof k->name, "%s", desc->pKernelName);
    *out = (ze_kernel_handle_t)k;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeKernelDestroy(ze_kernel_handle_t k)
{
    CHECK(k, KERNEL);
    *(int *)k = DEAD;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeKernelGetName(ze_kernel_handle_t h, size_t *size, char *name)
{
    fake_kernel *k = (fake_kernel *)h;
    CHECK(k, KERNEL);
    if (name && *size)
        snprintf(name, *size, "%s", k->name);
    *size = strlen(k->name) + 1;
    return ZE_RESULT_SUCCESS;
}

/* ---- events ------------------------------------------------------------------------------------------------------ */

__attribute__((visibility("hidden"))) ze_result_t fake_zeEventPoolCreate(ze_context_handle_t c,
                                                                         const ze_event_pool_desc_t *desc, uint32_t n,
                                                                         ze_device_handle_t *devices,
                                                                         ze_event_pool_handle_t *out)
{
    fake_pool *p;
    CHECK(c, CONTEXT);
    for (uint32_t i = 0; i < n; i++)
        CHECK(devices[i], DEVICE);
    if (!desc->count || ((desc->flags & ZE_EVENT_POOL_FLAG_IPC) && (desc->flags & ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP)))
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    if ((desc->flags & ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP) && fake_bits("ZE_FAKE_NO_TIMES", 0))
        return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    p = fake_new(sizeof *p, POOL);
    p->flags = desc->flags;
    p->count = desc->count;
    *out = (ze_event_pool_handle_t)p;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventPoolDestroy(ze_event_pool_handle_t p)
{
    CHECK(p, POOL);
    *(int *)p = DEAD;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventCreate(ze_event_pool_handle_t pool,
                                                                     const ze_event_desc_t *desc,
                                                                     ze_event_handle_t *out)
{
    fake_event *e;
    fake_pool *p = (fake_pool *)pool;
    CHECK(p, POOL);
    if (desc->index >= p->count)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    e = fake_new(sizeof *e, EVENT);
    e->pool = p;
    *out = (ze_event_handle_t)e;
    return ZE_RESULT_SUCCESS;
}
static bool event_bad(fake_event *e, const char *what)
{
    return fake_bad(e, EVENT, what) || fake_bad(e->pool, POOL, what);
}
#define CHECK_EVENT(e) \
    if (event_bad(e, __func__)) \
    return ZE_RESULT_ERROR_INVALID_NULL_HANDLE
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventDestroy(ze_event_handle_t e)
{
    CHECK(e, EVENT);
    *(int *)e = DEAD;
    return ZE_RESULT_SUCCESS;
}
static ze_result_t set(ze_event_handle_t h, int value)
{
    fake_event *e = (fake_event *)h;
    CHECK_EVENT(e);
    pthread_mutex_lock(&fake_lock);
    __atomic_store_n(&e->signaled, value, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&fake_change);
    pthread_mutex_unlock(&fake_lock);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventHostSignal(ze_event_handle_t h) { return set(h, 1); }
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventHostReset(ze_event_handle_t h) { return set(h, 0); }
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventQueryStatus(ze_event_handle_t h)
{
    fake_event *e = (fake_event *)h;
    CHECK_EVENT(e);
    if (wrong("slow") && !__atomic_exchange_n(&was_slow, true, __ATOMIC_RELAXED)) /* much is done meanwhile */
        usleep(50000);
    return __atomic_load_n(&e->signaled, __ATOMIC_ACQUIRE) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventHostSynchronize(ze_event_handle_t h, uint64_t timeout)
{
    fake_event *e = (fake_event *)h;
    uint64_t end = fake_end(timeout);
    bool good;
    CHECK_EVENT(e);
    pthread_mutex_lock(&fake_lock);
    while (!(good = e->signaled) && timeout && fake_wait(end)) {}
    pthread_mutex_unlock(&fake_lock);
    return good ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}
void fake_times(const fake_event *e, ze_kernel_timestamp_result_t *out)
{
    out->global.kernelStart = fake_cut(e->begin, kernel_bits);
    out->global.kernelEnd = fake_cut(e->end, kernel_bits);
    if (wrong("times")) {
        out->global.kernelStart = e->begin * 0x9e3779b97f4a7c15u | 1ull << 63;
        out->global.kernelEnd = out->global.kernelStart - 1000;
    }
    out->context = out->global;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeEventQueryKernelTimestamp(ze_event_handle_t h,
                                                                                   ze_kernel_timestamp_result_t *out)
{
    fake_event *e = (fake_event *)h;
    ze_result_t r = ZE_RESULT_SUCCESS;
    CHECK_EVENT(e);
    if (!(e->pool->flags & ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP))
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    pthread_mutex_lock(&fake_lock);
    if (!e->signaled)
        r = ZE_RESULT_NOT_READY;
    else
        fake_times(e, out);
    pthread_mutex_unlock(&fake_lock);
    return r;
}
