/* plain.c - every plain function once, from C; run.sh compares what trace-print says with plain.expect */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>

static void *closer(void *task)
{
    (trace_task_close)(*(trace_task *)task);
    return NULL;
}

int main(void)
{
    const double reals[3] = {0.5, 1.5, 2.5};
    const int32_t ints[2] = {1, -2};
    const trace_pair all[] = {
        {"int", NULL, TRACE_PAIR_INT, 0, {.i = -3}},
        {"uint", "B", TRACE_PAIR_UINT, 0, {.u = ~0ull}},
        {"real", "s", TRACE_PAIR_REAL, 0, {.f = 2.5}},
        {"bool", NULL, TRACE_PAIR_BOOL, 0, {.u = 1}},
        {"pointer", NULL, TRACE_PAIR_POINTER, 0, {.p = NULL}},
        {"text", NULL, TRACE_PAIR_TEXT, 0, {.p = "ends in 0"}},
        {"part", NULL, TRACE_PAIR_TEXT, 4, {.p = "part of it"}},
        {"reals", NULL, TRACE_PAIR_ARRAY | TRACE_PAIR_REAL, 3, {.p = reals}},
        {"ints", NULL, TRACE_PAIR_ARRAY | 6, 2, {.p = ints}},
        {"no text", NULL, TRACE_PAIR_TEXT, 0, {.p = NULL}},
        {"no array", NULL, TRACE_PAIR_ARRAY | TRACE_PAIR_REAL, 9, {.p = NULL}},
        {"nonsense", NULL, 99, 0, {.u = 7}},
        {NULL, NULL, TRACE_PAIR_INT, 0, {.i = 1}},
    };
    const trace_pair one[] = {{"i", NULL, TRACE_PAIR_INT, 0, {.i = 1}}};
    trace_pair many[70];
    static char text[5000];
    trace_track track = trace_track_create("queue", 0);
    trace_task task;
    pthread_t thread;
    memset(text, 'x', sizeof text - 1);
    for (int i = 0; i < 70; i++)
        many[i] = (trace_pair){"text", NULL, TRACE_PAIR_TEXT, 0, {.p = text}};

    (trace_task_begin)("all", all, sizeof all / sizeof *all);
    (trace_meta)(one, 1);
    (trace_task_end)();
    (trace_task_begin)("bare", NULL, 0);
    (trace_flow_out)(7);
    (trace_flow_in)(8);
    (trace_task_end)();
    (trace_task_begin_in)("domain", "in", one, 1);
    (trace_task_end)();
    (trace_task_begin_child)("child", 1, 2, one, 1);
    (trace_task_end)();
    (trace_instant)("instant", one, 1);
    for (int i = 0; i < 2; i++)
        (trace_instant)("many", many, 70);
    (trace_counter)("counter", 0.5, one, 1);
    (trace_counter_unit)("counter", "W", 1.5, NULL, 0);
    (trace_async_begin)("async", 5, one, 1);
    (trace_async_begin_child)("async", 6, 5, NULL, 0);
    (trace_async_end)("async", 6, one, 1);
    (trace_async_end)("async", 5, NULL, 0);
    (trace_track_slice)(track, "slice", trace_now() - 100, trace_now(), one, 1);
    (trace_track_counter)(track, "power", "W", 300);
    task = (trace_task_open)("far", one, 1);
    pthread_create(&thread, NULL, closer, &task);
    pthread_join(thread, NULL);
    (trace_task_close)(0);
    trace_stop();
    (trace_instant)("never", one, 1);
    return (trace_task_open)("never", one, 1) != 0;
}
