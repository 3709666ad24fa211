/* flush.c - flushes while threads end: what a thread that ends lets go of, a flush may be reading */
#include "trace.h"
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 20000, ENDING = 3 };

static int ended;

static void *one_task(void *unused)
{
    trace_task_begin("short");
    trace_task_end();
    return unused;
}

static void *churn(void *unused)
{
    pthread_t t;
    int i;
    for (i = 0; i < THREADS / ENDING; i++)
        if (!pthread_create(&t, NULL, one_task, NULL))
            pthread_join(t, NULL);
    __atomic_fetch_add(&ended, 1, __ATOMIC_RELEASE);
    return unused;
}

int main(void)
{
    pthread_t t[ENDING];
    int i;
    for (i = 0; i < ENDING; i++)
        if (pthread_create(&t[i], NULL, churn, NULL))
            return 1;
    while (__atomic_load_n(&ended, __ATOMIC_ACQUIRE) < ENDING)
        trace_flush();
    for (i = 0; i < ENDING; i++)
        pthread_join(t[i], NULL);
    printf("%d ", THREADS / ENDING * ENDING);
    return 0;
}
