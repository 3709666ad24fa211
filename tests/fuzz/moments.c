/* moments.c - one program at each moment of which a file has other seals: flushed, while chunks fill, copied, killed,
 * ended; all kinds of records of a program's own, counters among them
 *
 *   moments end|flush|kill|snapshot [COPY]      kill: after a flush, without an end */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <signal.h>

static void some(int n)
{
    int i;
    for (i = 0; i < n; i++) {
        trace_task_begin("step", "i", i, "share", i * 0.5);
        trace_instant("found", "what", "a text", "at", (void *)&n);
        trace_counter("queue", i);
        trace_task_end();
    }
}

static void *work(void *arg)
{
    trace_thread_name("worker");
    some(*(int *)arg);
    return arg;
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "end";
    int full = 400, few = 6;
    pthread_t t;
    pthread_create(&t, NULL, work, strcmp(way, "end") ? &few : &full);
    pthread_join(t, NULL);
    some(few);
    if (strcmp(way, "end"))
        trace_flush();
    some(few);
    if (!strcmp(way, "flush"))
        trace_flush();
    if (!strcmp(way, "snapshot") && argc > 2)
        return trace_snapshot(argv[2]) != TRACE_OK;
    if (strcmp(way, "end"))
        raise(SIGKILL);
    return 0;
}
