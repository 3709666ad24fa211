/* pairs.c - usage: pairs N: two threads, each with N tasks that carry two integers and a string */
#include "trace.h"
#include <pthread.h>
#include <stdlib.h>

static void *work(void *n)
{
    uint64_t i;
    for (i = 0; i < *(uint64_t *)n; i++) {
        trace_task_begin("work", "a", i, "b", i * 0x9e3779b97f4a7c15u, "s", "optimizer.step.a");
        trace_task_end();
        trace_instant("done", "a", i, "b", i * 0x9e3779b97f4a7c15u, "s", "optimizer.step.a");
    }
    return NULL;
}

int main(int argc, char **argv)
{
    uint64_t n = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    pthread_t other;
    if (pthread_create(&other, NULL, work, &n))
        return 1;
    work(&n);
    return pthread_join(other, NULL) != 0;
}
