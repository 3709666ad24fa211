/* threads.c - four threads record while others start, end, name themselves, flush, pause and take snapshots; for the
 * sanitizers. What must all be in the trace comes after the pause: a pause drops what other threads record meanwhile.
 */
#include "use.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 3, TASKS = 20000 };

static pthread_mutex_t pausing = PTHREAD_MUTEX_INITIALIZER; /* held by main() until it has resumed */

static void *work(void *arg)
{
    char name[32];
    snprintf(name, sizeof name, "worker %d", (int)(intptr_t)arg);
    trace_thread_name(name);
    for (int i = 0; i < TASKS; i++) {
        trace_task_begin("work", "i", i);
        if (i % 5000 == 0)
            trace_instant(name);
        trace_task_end();
    }
    pthread_mutex_lock(&pausing);
    pthread_mutex_unlock(&pausing);
    use_all(name);
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (int round = 0; round < ROUNDS; round++) {
        pthread_mutex_lock(&pausing);
        for (int i = 0; i < THREADS; i++)
            pthread_create(&threads[i], NULL, work, (void *)(intptr_t)i);
        trace_flush();
        trace_pause();
        trace_resume();
        pthread_mutex_unlock(&pausing);
        remove("snapshot.bin");
        trace_snapshot("snapshot.bin");
        for (int i = 0; i < THREADS; i++)
            pthread_join(threads[i], NULL);
    }
    return 0;
}
