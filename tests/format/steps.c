/* steps.c - usage: steps N: so many steps of one program, with arguments, on two threads */
#include "trace.h"
#include <pthread.h>
#include <stdlib.h>

static long steps;

static void *work(void *arg)
{
    long step, layer;
    for (step = 0; step < steps; step++) {
        trace_task_begin("step", "number", step);
        for (layer = 0; layer < 8; layer++) {
            trace_task_begin("forward", "layer", layer, "name", "a layer of the network", "bytes", layer * 4096);
            trace_instant("send", "to", (layer + step) % 4, "bytes", (uint64_t)65536, "tag", layer, "buffer", arg);
            trace_task_end();
        }
        trace_task_end();
        trace_counter("loss", 1.0 / (double)(step + 1));
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    steps = argc > 1 ? atol(argv[1]) : 100;
    if (pthread_create(&t, NULL, work, argv))
        return 1;
    work(argv);
    return pthread_join(t, NULL);
}
