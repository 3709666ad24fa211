/* threads.c - four threads record while others start, end, name themselves, flush and take snapshots; for the sanitizers */
#include "use.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 3, TASKS = 20000 };

static void *work(void *arg)
{
    char name[32];
    snprintf(name, sizeof name, "worker %d", (int)(intptr_t)arg);
    trace_thread_name(name);
    for (int i = 0; i < TASKS; i++) {
        trace_task_begin("work", "i", i);
        if (i % 5000 == 0) trace_instant(name);
        trace_task_end();
    }
    use_all(name);
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, work, (void *)(intptr_t)i);
        trace_flush();
        trace_pause();
        trace_resume();
        remove("snapshot.bin");
        trace_snapshot("snapshot.bin");
        for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    }
    return 0;
}
