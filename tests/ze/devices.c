/* devices.c - a program that uses devices in the ways that make their times hard to get
 *
 *   devices WAY     all, or one of the names in `ways`; "leave" ends without destroying anything, "killed" by a
 *                   signal */
#include "use.h"

/* immediate lists: no events, the program's events, used again and again; more of them than anybody looks at */
static void go_immediate(int d)
{
    ze_command_list_handle_t l = immediate(devices[d], 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS),
                             m = immediate(parts[d][1], 0, 1, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
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
    ze_command_list_handle_t lists[3] = {l, m, c};
    for (int i = 0; i < 3; i++) { /* a list that works is not destroyed */
        GOOD(zeCommandListAppendBarrier(lists[i], f, 0, NULL));
        GOOD(zeEventHostSynchronize(f, UINT64_MAX));
        GOOD(zeEventHostReset(f));
    }
    GOOD(zeEventDestroy(e));
    GOOD(zeEventDestroy(f));
    GOOD(zeEventPoolDestroy(p));
    GOOD(zeKernelDestroy(k));
    GOOD(zeKernelDestroy(s));
    for (int i = 0; i < 3; i++)
        GOOD(zeCommandListDestroy(lists[i]));
}

/* a list executed again and again: waited for; not waited for; twice in one call; with the program's events; after a
 * reset */
static void go_regular(int d)
{
    ze_command_queue_handle_t q = queue(devices[d], 0, 2), part = queue(parts[d][0], 0, 0),
                              copies = queue(devices[d], 1, 1);
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

/* Waits until the driver has done so many of them, asking nothing of it: its truth has a line for each. And as long as
 * two looks at the device's clock need between them to tell how fast it is. */
static void until_done(int works)
{
    char line[400];
    usleep(100000);
    for (int n = 0; n < works; usleep(1000)) {
        FILE *f = fopen(getenv("ZE_FAKE_TRUTH"), "r");
        for (n = 0; f && fgets(line, sizeof line, f);)
            n += strstr(line, "left_20") != NULL;
        if (f)
            fclose(f);
    }
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
/* what an append costs, of the thread's own time: into a list that is not executed, best of many rounds */
static void bench(void)
{
    enum { N = 2000, ROUNDS = 200 };
    ze_kernel_handle_t k = kernel(0, "bench_1");
    ze_event_pool_handle_t p = pool(1, 0);
    ze_event_handle_t e = event(p, 0);
    for (int way = 0; way < 3; way++) {
        double best = 1e9;
        ze_command_list_handle_t l = list(devices[0], 0);
        for (int round = 0; round < ROUNDS; round++) {
            double began = seconds();
            for (int i = 0; i < N; i++)
                GOOD(way == 2 ? zeCommandListAppendMemoryCopy(l, device[0], plain[0], 64, NULL, 0, NULL)
                              : zeCommandListAppendLaunchKernel(l, k, &groups, way ? e : NULL, 0, NULL));
            began = (seconds() - began) / N * 1e9;
            best = began < best ? began : best;
            GOOD(zeCommandListReset(l));
        }
        GOOD(zeCommandListDestroy(l));
        printf("%s %.1f ns\n", way == 0 ? "kernel" : way == 1 ? "kernel with an event" : "copy", best);
    }
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "all";
    set_up();
    for (int d = 0; d < 2; d++) {
        if (!strcmp(way, "immediate") || !strcmp(way, "all"))
            go_immediate(d);
        if (!strcmp(way, "regular") || !strcmp(way, "all"))
            go_regular(d);
        if (!strcmp(way, "long"))
            go_long(d);
        if (!strcmp(way, "ipc"))
            go_ipc(d);
        if (!strcmp(way, "leave") || !strcmp(way, "killed") || !strcmp(way, "_exit") || !strcmp(way, "quick"))
            go_leave(d);
    }
    if (!strcmp(way, "leave") || !strcmp(way, "_exit") || !strcmp(way, "quick")) {
        until_done(80);
        if (!strcmp(way, "_exit"))
            _exit(0);
        if (!strcmp(way, "quick"))
            quick_exit(0);
        return 0;
    }
    if (!strcmp(way, "fork")) { /* the child has no device, and its end touches none */
        go_leave(0);
        if (!fork())
            exit(0);
        until_done(40);
        return 0;
    }
    if (!strcmp(way, "killed")) {
        until_done(80);
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
    tear_down();
    return 0;
}
