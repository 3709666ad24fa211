/* devices.c - a program that uses devices in the ways that make their times hard to get
 *
 *   devices WAY     all, or one of the names in `ways`; "leave" ends without destroying anything, "killed" by a signal */
#include <level_zero/ze_api.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define GOOD(call) \
    do { \
        ze_result_t r_ = (call); \
        if (r_ != ZE_RESULT_SUCCESS) { \
            fprintf(stderr, "%s: 0x%x\n", #call, r_); \
            _exit(1); \
        } \
    } while (0)
#define FAILS(call) \
    do { \
        if ((call) == ZE_RESULT_SUCCESS) { \
            fprintf(stderr, "%s did not fail\n", #call); \
            _exit(1); \
        } \
    } while (0)

static ze_driver_handle_t driver;
static ze_context_handle_t context;
static ze_device_handle_t devices[2], parts[2][2];
static ze_module_handle_t module[2];
static char *host[2], *device[2], *shared[2], plain[2][1 << 16];
enum { ROOM = 1 << 16 };

static ze_kernel_handle_t kernel(int d, const char *name)
{
    ze_kernel_desc_t desc = {ZE_STRUCTURE_TYPE_KERNEL_DESC, NULL, 0, name};
    ze_kernel_handle_t k;
    GOOD(zeKernelCreate(module[d], &desc, &k));
    GOOD(zeKernelSetGroupSize(k, 32, 2, 1));
    return k;
}
static ze_command_queue_handle_t queue(ze_device_handle_t d, uint32_t ordinal, uint32_t index)
{
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .ordinal = ordinal, .index = index};
    ze_command_queue_handle_t q;
    GOOD(zeCommandQueueCreate(context, d, &desc, &q));
    return q;
}
static ze_command_list_handle_t immediate(ze_device_handle_t d, uint32_t ordinal, uint32_t index, ze_command_queue_mode_t mode)
{
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .ordinal = ordinal, .index = index, .mode = mode};
    ze_command_list_handle_t l;
    GOOD(zeCommandListCreateImmediate(context, d, &desc, &l));
    return l;
}
static ze_command_list_handle_t list(ze_device_handle_t d, uint32_t ordinal)
{
    ze_command_list_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, .commandQueueGroupOrdinal = ordinal};
    ze_command_list_handle_t l;
    GOOD(zeCommandListCreate(context, d, &desc, &l));
    return l;
}
static ze_event_pool_handle_t pool(uint32_t count, ze_event_pool_flags_t flags)
{
    ze_event_pool_desc_t desc = {ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, NULL, flags, count};
    ze_event_pool_handle_t p;
    GOOD(zeEventPoolCreate(context, &desc, 0, NULL, &p));
    if (desc.flags != flags)
        abort(); /* what the program passed is its own */
    return p;
}
static ze_event_handle_t event(ze_event_pool_handle_t p, uint32_t index)
{
    ze_event_desc_t desc = {ZE_STRUCTURE_TYPE_EVENT_DESC, NULL, index, 0, 0};
    ze_event_handle_t e;
    GOOD(zeEventCreate(p, &desc, &e));
    return e;
}
static ze_group_count_t groups = {8, 4, 2};

/* immediate lists: no events, the program's events, used again and again; more of them than anybody looks at */
static void go_immediate(int d)
{
    ze_command_list_handle_t l = immediate(devices[d], 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS), m = immediate(parts[d][1], 0, 1, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
    ze_command_list_handle_t c = immediate(devices[d], 1, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
    ze_kernel_handle_t k = kernel(d, "imm_10"), s = kernel(d, "_Z7step_30IfEvPT_i");
    ze_event_pool_handle_t p = pool(4, ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
    ze_event_handle_t e = event(p, 0), f = event(p, 1), none = NULL;
    char many[99] = {1, 2, 3, 4};
    for (int i = 0; i < 60; i++)
        GOOD(zeCommandListAppendLaunchKernel(l, k, &groups, NULL, 0, NULL));
    for (int i = 0; i < 5; i++) {
        GOOD(zeCommandListAppendLaunchKernel(l, s, &groups, e, 0, NULL));
        GOOD(zeCommandListAppendMemoryCopy(c, device[d], host[d], 1000 + i, f, 1, &e));
        GOOD(zeEventHostSynchronize(f, UINT64_MAX));
        GOOD(zeEventHostReset(e));
        GOOD(zeEventHostReset(f));
    }
    GOOD(zeCommandListAppendMemoryCopy(c, host[d], device[d], 200, NULL, 0, NULL));
    GOOD(zeCommandListAppendMemoryCopy(c, plain[d], shared[d] + 100, 300, NULL, 0, NULL));
    GOOD(zeCommandListAppendMemoryCopy(c, device[d] + 8, plain[d], 400, NULL, 0, NULL));
    GOOD(zeCommandListAppendMemoryFill(l, device[d], many, 4, 4096, NULL, 0, NULL));
    GOOD(zeCommandListAppendMemoryFill(m, shared[d], many, 1, 77, NULL, 0, NULL));
    GOOD(zeCommandListAppendLaunchCooperativeKernel(m, s, &groups, NULL, 0, NULL));
    /* reset by the device, not by the host */
    for (int i = 0; i < 3; i++) {
        GOOD(zeCommandListAppendLaunchKernel(l, s, &groups, e, 0, NULL));
        GOOD(zeCommandListAppendWaitOnEvents(l, 1, &e));
        GOOD(zeCommandListAppendEventReset(l, e));
    }
    FAILS(zeCommandListAppendLaunchKernel(c, k, &groups, NULL, 0, NULL)); /* copies only */
    FAILS(zeCommandListAppendMemoryFill(l, device[d], many, sizeof many, 4096, NULL, 0, NULL));
    FAILS(zeCommandListAppendLaunchKernel(l, (ze_kernel_handle_t)none, &groups, NULL, 0, NULL));
    GOOD(zeCommandListAppendBarrier(l, f, 0, NULL));
    GOOD(zeEventHostSynchronize(f, UINT64_MAX));
    GOOD(zeEventDestroy(e));
    GOOD(zeEventDestroy(f));
    GOOD(zeEventPoolDestroy(p));
    GOOD(zeKernelDestroy(k));
    GOOD(zeKernelDestroy(s));
    GOOD(zeCommandListDestroy(m));
    GOOD(zeCommandListDestroy(l));
    GOOD(zeCommandListDestroy(c));
}

/* a list executed again and again: waited for; not waited for; twice in one call; with the program's events; after a reset */
static void go_regular(int d)
{
    ze_command_queue_handle_t q = queue(devices[d], 0, 2), part = queue(parts[d][0], 0, 0), copies = queue(devices[d], 1, 1);
    ze_command_list_handle_t l = list(devices[d], 0), m = list(parts[d][0], 0), c = list(devices[d], 1), lists[4];
    ze_kernel_handle_t k = kernel(d, "reg_40"), s = kernel(d, "reg_b_15");
    ze_event_pool_handle_t p = pool(4, 0);
    ze_event_handle_t e = event(p, 0), f = event(p, 1), g = event(p, 2);
    ze_fence_desc_t desc = {ZE_STRUCTURE_TYPE_FENCE_DESC, NULL, 0};
    ze_fence_handle_t fence;
    GOOD(zeFenceCreate(q, &desc, &fence));
    GOOD(zeCommandListAppendLaunchKernel(l, k, &groups, NULL, 0, NULL));
    GOOD(zeCommandListAppendLaunchKernel(l, s, &groups, e, 0, NULL));
    GOOD(zeCommandListAppendWaitOnEvents(l, 1, &e));
    GOOD(zeCommandListAppendEventReset(l, e));
    GOOD(zeCommandListAppendMemoryCopy(l, device[d], shared[d], 512, f, 0, NULL));
    GOOD(zeCommandListClose(l));
    FAILS(zeCommandListAppendLaunchKernel(l, k, &groups, NULL, 0, NULL)); /* closed */
    for (int i = 0; i < 3; i++) {
        GOOD(zeCommandQueueExecuteCommandLists(q, 1, &l, i == 1 ? fence : NULL));
        if (i == 1) {
            GOOD(zeFenceHostSynchronize(fence, UINT64_MAX));
            GOOD(zeFenceReset(fence));
        } else
            GOOD(zeCommandQueueSynchronize(q, UINT64_MAX));
        GOOD(zeEventHostReset(f));
    }
    for (int i = 0; i < 3; i++)
        GOOD(zeCommandQueueExecuteCommandLists(q, 1, &l, NULL));
    lists[0] = lists[1] = l;
    GOOD(zeCommandQueueExecuteCommandLists(q, 2, lists, NULL));
    GOOD(zeCommandQueueSynchronize(q, UINT64_MAX));

    GOOD(zeCommandListAppendMemoryCopy(c, host[d], plain[d], 640, g, 0, NULL));
    GOOD(zeCommandListClose(c));
    for (int i = 0; i < 3; i++) {
        GOOD(zeCommandQueueExecuteCommandLists(copies, 1, &c, NULL));
        GOOD(zeEventHostSynchronize(g, UINT64_MAX));
        GOOD(zeEventHostReset(g));
    }
    GOOD(zeCommandQueueSynchronize(copies, UINT64_MAX));

    for (int i = 0; i < 2; i++) {
        GOOD(zeCommandListAppendLaunchKernel(m, k, &groups, NULL, 0, NULL));
        GOOD(zeCommandListClose(m));
        GOOD(zeCommandQueueExecuteCommandLists(part, 1, &m, NULL));
        GOOD(zeCommandQueueSynchronize(part, UINT64_MAX));
        if (!i)
            GOOD(zeCommandListReset(m));
    }
    lists[0] = m;
    FAILS(zeCommandQueueExecuteCommandLists(copies, 1, lists, NULL)); /* of another kind */
    GOOD(zeCommandQueueExecuteCommandLists(part, 1, lists, NULL));
    GOOD(zeCommandQueueSynchronize(part, UINT64_MAX));
    GOOD(zeCommandListDestroy(m));
    GOOD(zeCommandListDestroy(l));
    GOOD(zeCommandListDestroy(c));
    GOOD(zeFenceDestroy(fence));
    GOOD(zeEventDestroy(e));
    GOOD(zeEventDestroy(f));
    GOOD(zeEventDestroy(g));
    GOOD(zeEventPoolDestroy(p));
    GOOD(zeCommandQueueDestroy(q));
    GOOD(zeCommandQueueDestroy(part));
    GOOD(zeCommandQueueDestroy(copies));
    GOOD(zeKernelDestroy(k));
    GOOD(zeKernelDestroy(s));
}

/* longer than a counter of few bits takes to come round */
static void go_long(int d)
{
    ze_command_list_handle_t l = immediate(devices[d], 0, 3, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
    ze_kernel_handle_t k = kernel(d, "long_60000");
    ze_event_pool_handle_t p = pool(1, 0);
    ze_event_handle_t e = event(p, 0);
    for (int i = 0; i < 12; i++) {
        GOOD(zeCommandListAppendLaunchKernel(l, k, &groups, e, 0, NULL));
        GOOD(zeEventHostSynchronize(e, UINT64_MAX));
        GOOD(zeEventHostReset(e));
    }
    GOOD(zeCommandListDestroy(l));
    GOOD(zeEventDestroy(e));
    GOOD(zeEventPoolDestroy(p));
    GOOD(zeKernelDestroy(k));
}

/* events of a pool for other processes have no times: the program runs, and what signals them has none */
static void go_ipc(int d)
{
    ze_command_list_handle_t l = immediate(devices[d], 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
    ze_kernel_handle_t k = kernel(d, "ipc_10"), other = kernel(d, "own_10");
    ze_event_pool_handle_t p = pool(1, ZE_EVENT_POOL_FLAG_IPC | ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
    ze_event_handle_t e = event(p, 0);
    GOOD(zeCommandListAppendLaunchKernel(l, other, &groups, NULL, 0, NULL));
    GOOD(zeCommandListAppendLaunchKernel(l, k, &groups, e, 0, NULL));
    GOOD(zeEventHostSynchronize(e, UINT64_MAX));
    GOOD(zeCommandListDestroy(l));
    GOOD(zeEventDestroy(e));
    GOOD(zeEventPoolDestroy(p));
    GOOD(zeKernelDestroy(k));
    GOOD(zeKernelDestroy(other));
}

static void *thread_of(void *at)
{
    int d = (int)(size_t)at % 2;
    for (int i = 0; i < 2; i++) {
        go_immediate(d);
        go_regular(d);
    }
    return NULL;
}

static ze_command_list_handle_t left[2];
static ze_kernel_handle_t last[2];
static void go_leave(int d)
{
    ze_kernel_handle_t k = last[d] = kernel(d, "left_20");
    left[d] = immediate(devices[d], 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
    for (int i = 0; i < 40; i++)
        GOOD(zeCommandListAppendLaunchKernel(left[d], k, &groups, NULL, 0, NULL));
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
/* what an append costs: into a list that is not executed, best of several */
static void bench(void)
{
    enum { N = 20000 };
    ze_kernel_handle_t k = kernel(0, "bench_1");
    ze_event_pool_handle_t p = pool(1, 0);
    ze_event_handle_t e = event(p, 0);
    for (int way = 0; way < 3; way++) {
        double best = 1e9;
        for (int round = 0; round < 15; round++) {
            ze_command_list_handle_t l = list(devices[0], 0);
            double began = seconds();
            for (int i = 0; i < N; i++)
                GOOD(way == 2 ? zeCommandListAppendMemoryCopy(l, device[0], plain[0], 64, NULL, 0, NULL)
                              : zeCommandListAppendLaunchKernel(l, k, &groups, way ? e : NULL, 0, NULL));
            began = (seconds() - began) / N * 1e9;
            best = began < best ? began : best;
            GOOD(zeCommandListDestroy(l));
        }
        printf("%s %.1f ns\n", way == 0 ? "kernel" : way == 1 ? "kernel with an event" : "copy", best);
    }
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "all";
    uint32_t n = 1;
    ze_context_desc_t cd = {ZE_STRUCTURE_TYPE_CONTEXT_DESC, NULL, 0};
    ze_host_mem_alloc_desc_t hd = {ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, NULL, 0};
    ze_device_mem_alloc_desc_t dd = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, NULL, 0, 0};
    ze_module_desc_t md = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC};
    GOOD(zeInit(0));
    GOOD(zeDriverGet(&n, &driver));
    n = 2;
    GOOD(zeDeviceGet(driver, &n, devices));
    GOOD(zeContextCreate(driver, &cd, &context));
    for (int d = 0; d < 2; d++) {
        n = 2;
        GOOD(zeDeviceGetSubDevices(devices[d], &n, parts[d]));
        GOOD(zeModuleCreate(context, devices[d], &md, &module[d], NULL));
        GOOD(zeMemAllocHost(context, &hd, ROOM, 64, (void **)&host[d]));
        GOOD(zeMemAllocDevice(context, &dd, ROOM, 64, devices[d], (void **)&device[d]));
        GOOD(zeMemAllocShared(context, &dd, &hd, ROOM, 64, devices[d], (void **)&shared[d]));
    }
    for (int d = 0; d < 2; d++) {
        if (!strcmp(way, "immediate") || !strcmp(way, "all"))
            go_immediate(d);
        if (!strcmp(way, "regular") || !strcmp(way, "all"))
            go_regular(d);
        if (!strcmp(way, "long"))
            go_long(d);
        if (!strcmp(way, "ipc"))
            go_ipc(d);
        if (!strcmp(way, "leave") || !strcmp(way, "killed"))
            go_leave(d);
    }
    if (!strcmp(way, "leave")) {
        usleep(100000);
        return 0;
    }
    if (!strcmp(way, "fork")) { /* the child has no device, and its end touches none */
        go_leave(0);
        if (!fork())
            exit(0);
        usleep(100000);
        return 0;
    }
    if (!strcmp(way, "killed")) {
        usleep(100000);
        for (int i = 0; i < 40; i++) /* appends look at what is done, a few pieces each */
            GOOD(zeCommandListAppendLaunchKernel(left[i % 2], last[i % 2], &groups, NULL, 0, NULL));
        raise(SIGKILL);
    }
    if (!strcmp(way, "threads")) {
        pthread_t t[4];
        for (size_t i = 0; i < 4; i++)
            pthread_create(&t[i], NULL, thread_of, (void *)i);
        for (int i = 0; i < 4; i++)
            pthread_join(t[i], NULL);
    }
    if (!strcmp(way, "bench"))
        bench();
    for (int d = 0; d < 2; d++) {
        GOOD(zeModuleDestroy(module[d]));
        GOOD(zeMemFree(context, host[d]));
        GOOD(zeMemFree(context, device[d]));
        GOOD(zeMemFree(context, shared[d]));
    }
    GOOD(zeContextDestroy(context));
    return 0;
}
