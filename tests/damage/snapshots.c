/* snapshots.c - four threads record at full speed and describe new events all the time; copies are taken meanwhile
 *
 * Of each copy the threads see the beginning: they stop when they have recorded ROUND events more, or the trace would
 * outgrow any disk.
 *
 * usage: snapshots FOLDER N       FOLDER/K.bin is a copy, FOLDER/K.shadow what each thread had recorded before the copy
 * was begun (u64s) */
#include "trace.h"
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { THREADS = 4, ROUND = 40000 };
static int round_now, over;
static uint64_t shadow[THREADS][8]; /* a line each */

static void *work(void *arg)
{
    intptr_t k = (intptr_t)arg;
    char name[32];
    uint64_t i;
    snprintf(name, sizeof name, "w%d", (int)k);
    trace_thread_name(name);
    for (i = 0; !__atomic_load_n(&over, __ATOMIC_ACQUIRE); i++) {
        trace_instant("tick", "n", i);
        __atomic_store_n(&shadow[k][0], i + 1, __ATOMIC_RELEASE);
        while (i >= (uint64_t)(__atomic_load_n(&round_now, __ATOMIC_ACQUIRE) + 1) * ROUND &&
               !__atomic_load_n(&over, __ATOMIC_ACQUIRE))
            sched_yield();
        if (i % 2000 == 0) {
            snprintf(name, sizeof name, "round %d.%d", (int)k, (int)(i / 2000));
            trace_task_begin((const char *)name);
            trace_task_end();
        }
    }
    return NULL;
}

static void *brief(void *arg)
{
    trace_instant("brief");
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t thread[THREADS], t;
    char path[4096];
    int k, n = argc > 2 ? atoi(argv[2]) : 0, failed = 0;
    for (k = 0; k < THREADS; k++)
        if (pthread_create(&thread[k], NULL, work, (void *)(intptr_t)k))
            return 2;
    for (k = 0; k < n; k++) {
        uint64_t before[THREADS];
        FILE *out;
        int i;
        if (pthread_create(&t, NULL, brief, NULL) || pthread_join(t, NULL))
            return 2;
        for (i = 0; i < THREADS; i++)
            /* they are at it */
            while (__atomic_load_n(&shadow[i][0], __ATOMIC_ACQUIRE) < (uint64_t)k * ROUND + ROUND / 4)
                sched_yield();
        for (i = 0; i < THREADS; i++)
            before[i] = __atomic_load_n(&shadow[i][0], __ATOMIC_ACQUIRE);
        snprintf(path, sizeof path, "%s/%d.bin", argv[1], k);
        if (trace_snapshot(path) != TRACE_OK) {
            printf("copy %d failed\n", k);
            failed = 1;
        }
        __atomic_store_n(&round_now, k + 1, __ATOMIC_RELEASE);
        snprintf(path, sizeof path, "%s/%d.shadow", argv[1], k);
        out = fopen(path, "wb");
        if (!out || fwrite(before, sizeof before, 1, out) != 1 || fclose(out))
            return 2;
    }
    __atomic_store_n(&over, 1, __ATOMIC_RELEASE);
    for (k = 0; k < THREADS; k++)
        pthread_join(thread[k], NULL);
    return failed;
}
