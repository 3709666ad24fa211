/* tasks.c - everything a program can record by itself, on two threads; prints what it did as "name value" lines */
#include "trace.h"
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { STEPS = 3000, WORKS = 200, REQUESTS = 40, KERNELS = 60 };

static void *worker(void *a)
{
    trace_thread_name("worker");
    for (int i = 0; i < WORKS; i++) {
        TRACE_SCOPE("work", "i", i, "ratio", i * 0.5, "kind", i % 2 ? "odd" : "even");
        if (i == 0)
            trace_flow_in(*(uint64_t *)a);
        usleep(20);
        if (i == WORKS / 2)
            trace_instant("halfway");
    }
    return NULL;
}

static void deep(int n)
{
    TRACE_SCOPE("deep");
    if (n > 1)
        deep(n - 1);
}

int main(void)
{
    pthread_t t;
    uint64_t flow = trace_flow_new();
    long began = (long)time(NULL);
    trace_process_name("solver");
    trace_thread_name("boss");
    trace_info("input", "case 7");
    trace_track gpu = trace_track_create("GPU 0", 0), stream = trace_track_create("stream 7", gpu);

    trace_task_begin("outer", "n", 3, "name", "a \"quoted\" \xff text", "big", ~0ull, "yes", (_Bool)1);
    trace_flow_out(flow);
    pthread_create(&t, NULL, worker, &flow);
    for (int i = 0; i < STEPS; i++) {
        trace_task_begin("step");
        trace_task_end();
        trace_counter("loss", 1.0 / (i + 1));
        trace_counter_unit("queue", "B", (long)i * 10 - 5);
    }
    trace_meta("residual", 0.25, "iterations", 12);
    trace_meta("residual", 0.5);
    deep(700);

    for (int i = 0; i < REQUESTS; i++) /* up to ten at once */
        for (int k = 0; k < 2; k++) {
            if (k == 0)
                trace_async_begin("request", (uint64_t)i, "url", "/index");
            else if (i >= 9)
                trace_async_end("request", (uint64_t)(i - 9));
        }
    for (int i = REQUESTS - 9; i < REQUESTS - 1; i++)
        trace_async_end("request", (uint64_t)i); /* the last one is left open */

    uint64_t before = trace_now();
    usleep(2000);
    uint64_t after = trace_now(), length = (after - before) / KERNELS;
    for (int i = 0; i < KERNELS; i++) /* each overlaps the next by half */
        trace_track_slice(stream, "kernel", before + (uint64_t)i * length / 2,
                          before + (uint64_t)i * length / 2 + length, "grid", i % 4);
    trace_track_counter(gpu, "power", "W", 300.5);
    trace_instant("checkpoint", "step", 7);
    trace_pause();
    trace_task_begin("unseen");
    trace_task_end();
    trace_resume();
    pthread_join(t, NULL);
    trace_task_end();
    trace_task_begin("left open");
    trace_task_begin("left open inside");
    printf("began %ld\n", began);
    printf("step %d\nwork %d\nrequest %d\nkernel %d\ndeep 700\n", STEPS, WORKS, REQUESTS, KERNELS);
    return 0;
}
