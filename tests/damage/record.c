/* record.c - a recording to be damaged: threads that ended, a thread that never ends, names, texts, a rank
 *
 * usage: record end       ends by return from main(), with an event in a destructor after that
 *        record kill      is killed
 *        record flush     is killed a little after trace_flush() */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int idle;

static void some(int k, int n)
{
    int i;
    for (i = 0; i < n; i++) {
        trace_task_begin("step", "i", i, "of", k);
        trace_counter("level", (double)(i * k));
        if (i % 8 == 0)
            trace_instant("seldom", "text", "some text of a record", "x", 1.5 * i);
        trace_task_end();
    }
}

static void *work(void *arg)
{
    char name[16];
    snprintf(name, sizeof name, "worker %d", (int)(intptr_t)arg);
    trace_thread_name(name);
    some((int)(intptr_t)arg, 500);
    if (arg == (void *)(intptr_t)3) {
        __atomic_store_n(&idle, 1, __ATOMIC_RELEASE);
        for (;;)
            pause();
    }
    return NULL;
}

static int ends;
__attribute__((destructor)) static void late(void)
{
    if (ends)
        trace_instant("late");
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    pthread_t t[4];
    intptr_t k;
    trace_set_rank(3, 8);
    for (k = 1; k <= 3; k++)
        if (pthread_create(&t[k], NULL, work, (void *)k))
            return 2;
    for (k = 1; k <= 2; k++)
        pthread_join(t[k], NULL);
    while (!__atomic_load_n(&idle, __ATOMIC_ACQUIRE))
        sched_yield();
    some(0, 900);
    if (!strcmp(how, "flush"))
        trace_flush();
    if (!strcmp(how, "flush"))
        some(9, 5);
    if (strcmp(how, "end"))
        kill(getpid(), SIGKILL);
    ends = 1;
    return 0;
}
