/* fake_run.c - queues and lists: threads that carry out what was put there, one thing after the other */
#include "fake.h"

static void sleep_until(uint64_t ns)
{
    struct timespec t = {(time_t)(ns / 1000000000u), (long)(ns % 1000000000u)};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL)) {}
}

/* How long a kernel takes its name says: the last _NUMBER in it, in us. */
static uint64_t duration(const fake_work *w)
{
    uint64_t us = 20;
    for (const char *at = w->name; w->what == WORK_KERNEL && (at = strchr(at, '_')) != NULL; at++)
        if (at[1] >= '0' && at[1] <= '9')
            us = (uint64_t)atoi(at + 1);
    return w->what == WORK_KERNEL ? us * 1000u : w->bytes ? 5000 + w->bytes / 8 : 0;
}

/* What programs move to and fro without waiting is their affair, and no race of ours. */
__attribute__((no_sanitize("thread"))) static void move(const fake_work *w)
{
    if (w->what == WORK_COPY && w->to && w->from)
        for (size_t i = 0; i < w->bytes; i++)
            ((volatile char *)w->to)[i] = ((const volatile char *)w->from)[i];
    for (size_t i = 0; w->what == WORK_FILL && i < w->bytes; i++)
        ((volatile char *)w->to)[i] = (char)w->value[i % w->pattern];
}

static bool all_signaled(const fake_work *w)
{
    for (uint32_t i = 0; i < w->nwaits; i++)
        if (!__atomic_load_n(&w->waits[i]->signaled, __ATOMIC_ACQUIRE))
            return false;
    return true;
}

static void carry_out(const fake_queue *q, fake_work *w)
{
    static const char *const kinds[] = {"kernel", "copy", "fill", "barrier", "reset", "times", "stamp"};
    uint64_t begin, end;
    char device[32];
    if (w->nwaits) {
        pthread_mutex_lock(&fake_lock);
        while (!all_signaled(w) && !q->ending)
            pthread_cond_wait(&fake_change, &fake_lock);
        pthread_mutex_unlock(&fake_lock);
    }
    begin = fake_now();
    move(w);
    if (w->what == WORK_STAMP)
        *(uint64_t *)w->to = fake_ticks(q->device, begin);
    if (duration(w))
        sleep_until(begin + duration(w));
    pthread_mutex_lock(&fake_lock);
    for (size_t i = 0; i < w->nevents; i++) {
        fake_event *e = w->events[i];
        if (fake_bad(e, EVENT, kinds[w->what]) || fake_bad(e->pool, POOL, kinds[w->what]))
            continue;
        if (w->what == WORK_RESET)
            __atomic_store_n(&e->signaled, 0, __ATOMIC_RELEASE);
        else
            fake_times(e, (ze_kernel_timestamp_result_t *)((char *)w->to +
                                                           (w->from ? ((const size_t *)w->from)[i]
                                                                    : i * sizeof(ze_kernel_timestamp_result_t))));
    }
    end = fake_now();
    if (w->signal && !fake_bad(w->signal, EVENT, "signal") && !fake_bad(w->signal->pool, POOL, "signal")) {
        w->signal->begin = fake_ticks(q->device, begin);
        w->signal->end = fake_ticks(q->device, end);
        __atomic_store_n(&w->signal->signaled, 1, __ATOMIC_RELEASE);
        pthread_cond_broadcast(&fake_change);
    }
    pthread_mutex_unlock(&fake_lock);
    if (q->device->sub < 0)
        snprintf(device, sizeof device, "%d", q->device->index);
    else
        snprintf(device, sizeof device, "%d.%d", q->device->index, q->device->sub);
    fake_truth("%s\t%s\t%s\t%s %u.%u\t%zu\t%llu\t%llu\n", kinds[w->what], w->name, device,
               q->immediate ? "immediate" : "queue", q->ordinal, q->index, w->bytes, (unsigned long long)begin,
               (unsigned long long)end);
}

static void *work(void *at)
{
    fake_queue *q = at;
    pthread_mutex_lock(&fake_lock);
    for (;;) {
        fake_job *job = q->first;
        if (!job && q->ending)
            break;
        if (!job) {
            pthread_cond_wait(&fake_change, &fake_lock);
            continue;
        }
        pthread_mutex_unlock(&fake_lock);
        for (size_t i = 0; i < job->n; i++)
            carry_out(q, job->works[i]);
        pthread_mutex_lock(&fake_lock);
        q->first = job->next;
        if (!q->first)
            q->last = NULL;
        q->done++;
        if (job->fence)
            job->fence->signaled = 1;
        free(job);
        pthread_cond_broadcast(&fake_change);
    }
    pthread_mutex_unlock(&fake_lock);
    return NULL;
}

static void submit(fake_queue *q, fake_work **works, size_t n, fake_fence *fence)
{
    fake_job *job = calloc(1, sizeof *job);
    uint64_t number;
    *job = (fake_job){NULL, works, n, fence};
    pthread_mutex_lock(&fake_lock);
    if (q->last)
        q->last->next = job;
    else
        q->first = job;
    q->last = job;
    number = ++q->submitted;
    pthread_cond_broadcast(&fake_change);
    while (q->synchronous && q->done < number)
        pthread_cond_wait(&fake_change, &fake_lock);
    pthread_mutex_unlock(&fake_lock);
}

/* ---- queues and fences ------------------------------------------------------------------------------------------- */

static fake_queue *new_queue(fake_device *d, const ze_command_queue_desc_t *desc, bool immediate)
{
    fake_queue *q = fake_new(sizeof *q, QUEUE);
    q->device = d;
    q->ordinal = desc->ordinal;
    q->index = desc->index;
    q->immediate = immediate;
    q->synchronous = desc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    if (pthread_create(&q->thread, NULL, work, q))
        abort();
    return q;
}
static ze_result_t end_queue(fake_queue *q)
{
    CHECK(q, QUEUE);
    pthread_mutex_lock(&fake_lock);
    q->ending = true;
    pthread_cond_broadcast(&fake_change);
    pthread_mutex_unlock(&fake_lock);
    pthread_join(q->thread, NULL);
    q->magic = DEAD;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandQueueCreate(ze_context_handle_t c, ze_device_handle_t d,
                                                                            const ze_command_queue_desc_t *desc,
                                                                            ze_command_queue_handle_t *out)
{
    CHECK(c, CONTEXT);
    CHECK(d, DEVICE);
    *out = (ze_command_queue_handle_t)new_queue((fake_device *)d, desc, false);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandQueueDestroy(ze_command_queue_handle_t q)
{
    return end_queue((fake_queue *)q);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandQueueExecuteCommandLists(
    ze_command_queue_handle_t h, uint32_t n, ze_command_list_handle_t *lists, ze_fence_handle_t f)
{
    fake_queue *q = (fake_queue *)h;
    CHECK(q, QUEUE);
    if (f)
        CHECK(f, FENCE);
    for (uint32_t i = 0; i < n; i++) {
        fake_list *l = (fake_list *)lists[i];
        CHECK(l, LIST);
        if (!l->closed || l->ordinal != q->ordinal)
            return ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE;
    }
    for (uint32_t i = 0; i < n; i++) {
        fake_list *l = (fake_list *)lists[i];
        submit(q, l->works, l->n, i + 1 == n ? (fake_fence *)f : NULL);
    }
    return ZE_RESULT_SUCCESS;
}
static ze_result_t drain(fake_queue *q, uint64_t timeout)
{
    uint64_t end = fake_end(timeout), number;
    bool good;
    CHECK(q, QUEUE);
    pthread_mutex_lock(&fake_lock);
    number = q->submitted;
    while (!(good = q->done >= number) && timeout && fake_wait(end)) {}
    pthread_mutex_unlock(&fake_lock);
    return good ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandQueueSynchronize(ze_command_queue_handle_t q,
                                                                                 uint64_t timeout)
{
    return drain((fake_queue *)q, timeout);
}

__attribute__((visibility("hidden"))) ze_result_t fake_zeFenceCreate(ze_command_queue_handle_t q,
                                                                     const ze_fence_desc_t *desc,
                                                                     ze_fence_handle_t *out)
{
    (void)desc;
    CHECK(q, QUEUE);
    *out = fake_new(sizeof(fake_fence), FENCE);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeFenceDestroy(ze_fence_handle_t f)
{
    CHECK(f, FENCE);
    *(int *)f = DEAD;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeFenceReset(ze_fence_handle_t h)
{
    fake_fence *f = (fake_fence *)h;
    CHECK(f, FENCE);
    pthread_mutex_lock(&fake_lock);
    f->signaled = 0;
    pthread_mutex_unlock(&fake_lock);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeFenceHostSynchronize(ze_fence_handle_t h, uint64_t timeout)
{
    fake_fence *f = (fake_fence *)h;
    uint64_t end = fake_end(timeout);
    bool good;
    CHECK(f, FENCE);
    pthread_mutex_lock(&fake_lock);
    while (!(good = f->signaled) && timeout && fake_wait(end)) {}
    pthread_mutex_unlock(&fake_lock);
    return good ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeFenceQueryStatus(ze_fence_handle_t h)
{
    return fake_zeFenceHostSynchronize(h, 0);
}

/* ---- lists ------------------------------------------------------------------------------------------------------- */

static fake_list *new_list(ze_device_handle_t d, uint32_t ordinal)
{
    fake_list *l = fake_new(sizeof *l, LIST);
    l->device = (fake_device *)d;
    l->ordinal = ordinal;
    return l;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListCreate(ze_context_handle_t c, ze_device_handle_t d,
                                                                           const ze_command_list_desc_t *desc,
                                                                           ze_command_list_handle_t *out)
{
    CHECK(c, CONTEXT);
    CHECK(d, DEVICE);
    *out = (ze_command_list_handle_t)new_list(d, desc->commandQueueGroupOrdinal);
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListCreateImmediate(ze_context_handle_t c,
                                                                                    ze_device_handle_t d,
                                                                                    const ze_command_queue_desc_t *desc,
                                                                                    ze_command_list_handle_t *out)
{
    fake_list *l;
    CHECK(c, CONTEXT);
    CHECK(d, DEVICE);
    l = new_list(d, desc->ordinal);
    l->queue = new_queue((fake_device *)d, desc, true);
    *out = (ze_command_list_handle_t)l;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListClose(ze_command_list_handle_t h)
{
    fake_list *l = (fake_list *)h;
    CHECK(l, LIST);
    l->closed = !l->queue;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListReset(ze_command_list_handle_t h)
{
    fake_list *l = (fake_list *)h;
    CHECK(l, LIST);
    l->closed = false;
    l->works = NULL; /* a tail of a run may still read the old ones: they stay */
    l->n = 0;
    return ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListDestroy(ze_command_list_handle_t h)
{
    fake_list *l = (fake_list *)h;
    CHECK(l, LIST);
    l->magic = DEAD;
    return l->queue ? end_queue(l->queue) : ZE_RESULT_SUCCESS;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListHostSynchronize(ze_command_list_handle_t h,
                                                                                    uint64_t timeout)
{
    fake_list *l = (fake_list *)h;
    CHECK(l, LIST);
    return l->queue ? drain(l->queue, timeout) : ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

static bool nothing; /* lists take what they are given and keep nothing: for measuring who calls */
__attribute__((constructor)) static void read_nothing(void) { nothing = getenv("ZE_FAKE_NOTHING") != NULL; }

static ze_result_t append(ze_command_list_handle_t h, fake_work like, ze_event_handle_t signal, uint32_t n,
                          ze_event_handle_t *waits)
{
    fake_list *l = (fake_list *)h;
    fake_work *w;
    CHECK(l, LIST);
    if (l->closed)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    if (nothing)
        return ZE_RESULT_SUCCESS;
    if (l->ordinal == 1 && (like.what == WORK_KERNEL || like.what == WORK_TIMES))
        return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (signal)
        CHECK(signal, EVENT);
    for (uint32_t i = 0; i < n; i++)
        CHECK(waits[i], EVENT);
    w = malloc(sizeof *w);
    *w = like;
    w->signal = (fake_event *)signal;
    w->nwaits = n;
    w->waits = n ? memcpy(malloc(n * sizeof *waits), waits, n * sizeof *waits) : NULL;
    if (l->queue) {
        fake_work **one = malloc(sizeof *one);
        *one = w;
        submit(l->queue, one, 1, NULL);
        return ZE_RESULT_SUCCESS;
    }
    if (!(l->n & (l->n - 1))) {
        fake_work **more = malloc((l->n ? l->n * 2 : 1) * sizeof *more);
        if (l->n)
            memcpy(more, l->works, l->n * sizeof *more);
        l->works = more;
    }
    l->works[l->n++] = w;
    return ZE_RESULT_SUCCESS;
}

#define LAST ze_event_handle_t signal, uint32_t n, ze_event_handle_t *waits
static ze_result_t launch(ze_command_list_handle_t l, ze_kernel_handle_t h, LAST)
{
    fake_work w = {.what = WORK_KERNEL};
    CHECK(h, KERNEL);
    memcpy(w.name, ((fake_kernel *)h)->name, sizeof w.name);
    return append(l, w, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendLaunchKernel(ze_command_list_handle_t l,
                                                                                       ze_kernel_handle_t k,
                                                                                       const ze_group_count_t *g, LAST)
{
    (void)g;
    return launch(l, k, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendLaunchCooperativeKernel(
    ze_command_list_handle_t l, ze_kernel_handle_t k, const ze_group_count_t *g, LAST)
{
    (void)g;
    return launch(l, k, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendLaunchKernelIndirect(
    ze_command_list_handle_t l, ze_kernel_handle_t k, const ze_group_count_t *g, LAST)
{
    (void)g;
    return launch(l, k, signal, n, waits);
}

__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendMemoryCopy(ze_command_list_handle_t l,
                                                                                     void *to, const void *from,
                                                                                     size_t bytes, LAST)
{
    return append(
        l,
        (fake_work){.what = WORK_COPY, .name = "zeCommandListAppendMemoryCopy", .to = to, .from = from, .bytes = bytes},
        signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendMemoryCopyRegion(
    ze_command_list_handle_t l, void *to, const ze_copy_region_t *r, uint32_t tp, uint32_t tsp, const void *from,
    const ze_copy_region_t *fr, uint32_t fp, uint32_t fsp, LAST)
{
    (void)to, (void)tp, (void)tsp, (void)from, (void)fr, (void)fp, (void)fsp;
    return append(l,
                  (fake_work){.what = WORK_COPY,
                              .name = "zeCommandListAppendMemoryCopyRegion",
                              .bytes = (size_t)r->width * r->height * (r->depth ? r->depth : 1)},
                  signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendMemoryFill(ze_command_list_handle_t l,
                                                                                     void *to, const void *pattern,
                                                                                     size_t size, size_t bytes, LAST)
{
    fake_work w = {
        .what = WORK_FILL, .name = "zeCommandListAppendMemoryFill", .to = to, .bytes = bytes, .pattern = size};
    if (!size || size > sizeof w.value)
        return ZE_RESULT_ERROR_INVALID_SIZE;
    memcpy(w.value, pattern, size);
    return append(l, w, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendBarrier(ze_command_list_handle_t l, LAST)
{
    return append(l, (fake_work){.what = WORK_BARRIER, .name = "barrier"}, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendMemoryRangesBarrier(
    ze_command_list_handle_t l, uint32_t m, const size_t *sizes, const void **ranges, LAST)
{
    (void)m, (void)sizes, (void)ranges;
    return fake_zeCommandListAppendBarrier(l, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendSignalEvent(ze_command_list_handle_t l,
                                                                                      ze_event_handle_t e)
{
    return fake_zeCommandListAppendBarrier(l, e, 0, NULL);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendWaitOnEvents(ze_command_list_handle_t l,
                                                                                       uint32_t n,
                                                                                       ze_event_handle_t *waits)
{
    return fake_zeCommandListAppendBarrier(l, NULL, n, waits);
}
static fake_work with_events(int what, const char *name, uint32_t n, ze_event_handle_t *events)
{
    fake_work w = {.what = what, .nevents = n, .events = malloc((n ? n : 1) * sizeof *events)};
    memcpy(w.events, events, n * sizeof *events);
    snprintf(w.name, sizeof w.name, "%s", name);
    return w;
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendEventReset(ze_command_list_handle_t l,
                                                                                     ze_event_handle_t e)
{
    CHECK(e, EVENT);
    return append(l, with_events(WORK_RESET, "reset", 1, &e), NULL, 0, NULL);
}
__attribute__((visibility("hidden"))) ze_result_t fake_zeCommandListAppendQueryKernelTimestamps(
    ze_command_list_handle_t l, uint32_t m, ze_event_handle_t *events, void *to, const size_t *offsets, LAST)
{
    fake_work w = with_events(WORK_TIMES, "times", m, events);
    w.to = to;
    w.from = offsets;
    return append(l, w, signal, n, waits);
}
__attribute__((visibility("hidden"))) ze_result_t
fake_zeCommandListAppendWriteGlobalTimestamp(ze_command_list_handle_t l, uint64_t *to, LAST)
{
    return append(l, (fake_work){.what = WORK_STAMP, .name = "stamp", .to = to}, signal, n, waits);
}
