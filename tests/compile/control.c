/* control.c - threads that start, stop, pause, resume, filter, tell their rank and take snapshots at once, while
 * others record and end; for ThreadSanitizer */
#include "trace.h"
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

enum { RECORDING = 2, ROUNDS = 200, RECORDS = 10000 };

static int done;

static void *record(void *unused)
{
    int i;
    /* a snapshot of a stream copies all of it */
    for (i = 0; i < RECORDS && !__atomic_load_n(&done, __ATOMIC_ACQUIRE); i++) {
        if (i % 20 == 0)
            usleep(1000);
        trace_task_begin("work", "i", i);
        trace_instant("at", "text", "some words that fill slots sooner than numbers would alone");
        trace_task_end();
    }
    return unused;
}

static void *one_task(void *unused)
{
    trace_task_begin("short");
    trace_task_end();
    return unused;
}

/* Threads that end early: their slots hold many chunks. */
static void *churn(void *unused)
{
    pthread_t t;
    int i;
    for (i = 0; i < ROUNDS; i++)
        if (!pthread_create(&t, NULL, one_task, NULL))
            pthread_join(t, NULL);
    return unused;
}

/* Nothing else that these two do waits for the other, so that nothing hides what they have in common. */
static void *tell_rank(void *rank)
{
    int i;
    for (i = 0; i < 10 * ROUNDS; i++)
        trace_set_rank((int)(intptr_t)rank, 4);
    return NULL;
}

static void *look(void *which)
{
    char path[32];
    int i;
    snprintf(path, sizeof path, "snapshot.%d", (int)(intptr_t)which);
    for (i = 0; i < ROUNDS / 4; i++) {
        unlink(path);
        trace_snapshot(path);
    }
    return NULL;
}

static void *control(void *unused)
{
    int i;
    for (i = 0; i < ROUNDS; i++) {
        trace_pause();
        trace_resume();
        trace_stop();
        trace_enabled();
        trace_start();
        trace_filter(i % 2 ? "user=full" : "user=default");
        if (i % 20 == 0)
            trace_flush();
    }
    return unused;
}

int main(void)
{
    static void *(*const run[])(void *) = {tell_rank, tell_rank, look, look, control, control, churn};
    pthread_t recording[RECORDING], others[7];
    int i;
    for (i = 0; i < RECORDING; i++)
        pthread_create(&recording[i], NULL, record, NULL);
    for (i = 0; i < 7; i++)
        pthread_create(&others[i], NULL, run[i], (void *)(intptr_t)(i % 2));
    for (i = 0; i < 7; i++)
        pthread_join(others[i], NULL);
    __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
    for (i = 0; i < RECORDING; i++)
        pthread_join(recording[i], NULL);
    return 0;
}
