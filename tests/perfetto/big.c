/* big.c - as many slices as asked for, on two threads. usage: big SLICES */
#include "trace.h"
#include <pthread.h>
#include <stdlib.h>

static long rounds;

static void *work(void *unused)
{
    (void)unused;
    for (long i = 0; i < rounds; i++) {
        trace_task_begin("round");
        trace_task_begin("load");
        trace_task_end();
        trace_task_begin("compute");
        for (volatile int k = 0; k < 300; k++) {}
        trace_task_end();
        trace_task_begin("store");
        trace_task_end();
        trace_task_end();
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    rounds = argc > 1 ? atol(argv[1]) / 8 : 1000;
    if (pthread_create(&t, NULL, work, NULL))
        return 1;
    work(NULL);
    pthread_join(t, NULL);
    return 0;
}
