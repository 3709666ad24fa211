/* chance.c - threads that use devices in ways that chance decides: chance SEED */
#include "use.h"

enum { THREADS = 3, STEPS = 250, EVENTS = 12, LISTS = 2 };
enum { FREE, IN_USE, RESET_LATER }; /* what an event of an immediate list is up to */

typedef struct lot {
    unsigned seed;
    int d;
    ze_kernel_handle_t kernel[3];
    ze_event_pool_handle_t pool;
    ze_event_handle_t event[EVENTS], own[LISTS][3], done;
    int state[EVENTS], at[EVENTS]; /* the list it was given to */
    ze_command_list_handle_t now[2], list[LISTS], copies;
    ze_command_queue_handle_t queue;
    bool closed[LISTS], busy[LISTS];
} lot;

static unsigned upto(lot *t, unsigned n)
{
    t->seed = t->seed * 1664525u + 1013904223u;
    return (t->seed >> 16) % n;
}

static void append(lot *t, ze_command_list_handle_t l, ze_event_handle_t e)
{
    char pattern[4] = {1, 2, 3, 4}, *to[4] = {host[t->d], device[t->d], shared[t->d], plain[t->d]};
    switch (upto(t, 4)) {
    case 0:
        GOOD(zeCommandListAppendMemoryCopy(l, to[upto(t, 4)] + upto(t, 1000), to[upto(t, 4)] + 8192 + upto(t, 1000),
                                           40 + upto(t, 4000), e, 0, NULL));
        break;
    case 1:
        GOOD(zeCommandListAppendMemoryFill(l, to[upto(t, 4)], pattern, 4, 4 * (1 + upto(t, 1000)), e, 0, NULL));
        break;
    default: GOOD(zeCommandListAppendLaunchKernel(l, t->kernel[upto(t, 3)], &groups, e, 0, NULL));
    }
}

/* all that was put into an immediate list is done */
static void settle(lot *t, int i)
{
    GOOD(zeCommandListAppendBarrier(t->now[i], t->done, 0, NULL));
    GOOD(zeEventHostSynchronize(t->done, UINT64_MAX));
    GOOD(zeEventHostReset(t->done));
    for (int k = 0; k < EVENTS; k++)
        if (t->state[k] != FREE && t->at[k] == i) {
            if (t->state[k] == IN_USE || upto(t, 2))
                GOOD(zeEventHostReset(t->event[k]));
            t->state[k] = FREE;
        }
}

static void into_immediate(lot *t)
{
    int i = (int)upto(t, 2), k = (int)upto(t, EVENTS);
    bool with = upto(t, 2) && t->state[k] == FREE;
    append(t, t->now[i], with ? t->event[k] : NULL);
    if (!with)
        return;
    t->at[k] = i;
    t->state[k] = IN_USE;
    if (!upto(t, 4)) { /* signaled once more, after a device has reset it */
        GOOD(zeCommandListAppendWaitOnEvents(t->now[i], 1, &t->event[k]));
        GOOD(zeCommandListAppendEventReset(t->now[i], t->event[k]));
        t->state[k] = RESET_LATER;
        if (upto(t, 2)) {
            append(t, t->now[i], t->event[k]);
            t->state[k] = IN_USE;
        }
    }
}

static void look(lot *t)
{
    int k = (int)upto(t, EVENTS);
    if (t->state[k] != IN_USE)
        return;
    if (upto(t, 2))
        zeEventQueryStatus(t->event[k]);
    else
        settle(t, t->at[k]);
}

static void regular(lot *t)
{
    int i = (int)upto(t, LISTS);
    ze_command_list_handle_t both[4];
    uint32_t n = 0;
    if (!t->closed[i]) {
        int works = 1 + (int)upto(t, 5);
        for (int k = 0; k < works; k++) {
            ze_event_handle_t e = k < 3 && upto(t, 2) ? t->own[i][k] : NULL;
            append(t, t->list[i], e);
            if (e) { /* as a list that runs often must: it leaves its events as it found them */
                GOOD(zeCommandListAppendWaitOnEvents(t->list[i], 1, &e));
                GOOD(zeCommandListAppendEventReset(t->list[i], e));
            }
        }
        GOOD(zeCommandListClose(t->list[i]));
        t->closed[i] = true;
    }
    for (int k = 0, times = 1 + (int)upto(t, 3); k < times; k++)
        both[n++] = t->list[upto(t, 4) || !t->closed[1 - i] ? i : 1 - i];
    if (!upto(t, 4)) { /* one that the queue does not take, and so none */
        both[n] = t->copies;
        FAILS(zeCommandQueueExecuteCommandLists(t->queue, n + 1, both, NULL));
    }
    GOOD(zeCommandQueueExecuteCommandLists(t->queue, n, both, NULL));
    if (!upto(t, 3)) {
        GOOD(zeCommandQueueSynchronize(t->queue, UINT64_MAX));
        if (!upto(t, 2)) {
            if (upto(t, 2))
                GOOD(zeCommandListReset(t->list[i]));
            else {
                GOOD(zeCommandListDestroy(t->list[i]));
                t->list[i] = list(devices[t->d], 0);
            }
            t->closed[i] = false;
        }
    }
}

static void *live(void *at)
{
    lot *t = at;
    for (int i = 0; i < 3; i++)
        t->kernel[i] = kernel(t->d, i == 0 ? "one_5" : i == 1 ? "two_20" : "three_60");
    t->pool = pool(EVENTS + 3 * LISTS + 1, ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
    for (uint32_t i = 0; i < EVENTS; i++)
        t->event[i] = event(t->pool, i);
    for (uint32_t i = 0; i < LISTS * 3; i++)
        t->own[i / 3][i % 3] = event(t->pool, EVENTS + i);
    t->done = event(t->pool, EVENTS + 3 * LISTS);
    t->queue = queue(devices[t->d], 0, 3);
    for (int i = 0; i < 2; i++) {
        t->now[i] = immediate(devices[t->d], 0, (uint32_t)i, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
        t->list[i] = list(devices[t->d], 0);
    }
    t->copies = list(devices[t->d], 1);
    GOOD(zeCommandListClose(t->copies));
    for (int step = 0; step < STEPS; step++)
        switch (upto(t, 8)) {
        case 0: regular(t); break;
        case 1: look(t); break;
        case 2:
            if (!upto(t, 10)) {
                int i = (int)upto(t, 2);
                settle(t, i);
                GOOD(zeCommandListDestroy(t->now[i]));
                t->now[i] =
                    immediate(upto(t, 2) ? parts[t->d][i] : devices[t->d], 0, (uint32_t)i,
                              upto(t, 4) ? ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS : ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
            }
            break;
        default: into_immediate(t);
        }
    GOOD(zeCommandQueueSynchronize(t->queue, UINT64_MAX));
    GOOD(zeCommandListDestroy(t->copies));
    for (int i = 0; i < 2; i++) {
        settle(t, i);
        GOOD(zeCommandListDestroy(t->now[i]));
        GOOD(zeCommandListDestroy(t->list[i]));
    }
    for (int i = 0; i < EVENTS; i++)
        GOOD(zeEventDestroy(t->event[i]));
    for (int i = 0; i < LISTS * 3; i++)
        GOOD(zeEventDestroy(t->own[i / 3][i % 3]));
    GOOD(zeEventDestroy(t->done));
    GOOD(zeEventPoolDestroy(t->pool));
    GOOD(zeCommandQueueDestroy(t->queue));
    return NULL;
}

int main(int argc, char **argv)
{
    static lot lots[THREADS];
    pthread_t threads[THREADS];
    unsigned seed = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
    set_up();
    for (int i = 0; i < THREADS; i++) {
        lots[i].seed = seed * 977 + (unsigned)i;
        lots[i].d = i % 2;
        pthread_create(&threads[i], NULL, live, &lots[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    tear_down();
    return 0;
}
