/* short_threads.c - usage: short_threads N: N threads, one after the other, each with one task; then a snapshot of all
 * of them */
#include "trace.h"
#include <pthread.h>
#include <stdlib.h>

static void *one(void *unused)
{
    trace_task_begin("short");
    trace_task_end();
    return unused;
}

int main(int argc, char **argv)
{
    int i, n = argc > 1 ? atoi(argv[1]) : 1;
    pthread_t t;
    for (i = 0; i < n; i++) {
        if (pthread_create(&t, NULL, one, NULL))
            return 2;
        pthread_join(t, NULL);
    }
    return trace_snapshot("snapshot.bin") != TRACE_OK;
}
