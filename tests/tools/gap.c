/* gap.c - what is not recorded ends open tasks of all threads: A of thread 2 ends in the pause, C goes on through it;
 * what comes after lies under none of them. Thread 3 does nothing after the pause; a kill comes in it.
 *
 *   gap pause|stop|filter|kill|step         the last under TRACE_WHEN=every=2 */
#include "trace.h"
#include <pthread.h>
#include <signal.h>

static pthread_barrier_t first_round, later; /* of three threads, of two */

static void next(int round) { pthread_barrier_wait(round ? &later : &first_round); }

static void *second(void *unused)
{
    int i;
    for (i = 0; i < 3; i++) {
        trace_task_begin("C");
        trace_task_begin("A");
        next(i);
        next(i);          /* recording pauses */
        trace_task_end(); /* A */
        next(i);
        next(i); /* it goes on */
        trace_task_begin("B");
        trace_task_begin("inside B");
        trace_task_end();
        trace_task_end();
        trace_task_end(); /* C */
        trace_task_begin("E");
        trace_task_end();
    }
    return unused;
}

static void *third(void *unused)
{
    trace_task_begin("F");
    next(0);
    next(0);
    next(0);
    next(0);
    return unused;
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "pause";
    bool step = !strcmp(way, "step"), stop = !strcmp(way, "stop"), filter = !strcmp(way, "filter");
    pthread_t threads[2];
    int i;
    pthread_barrier_init(&first_round, NULL, 3);
    pthread_barrier_init(&later, NULL, 2);
    if (step)
        trace_step();
    pthread_create(&threads[0], NULL, second, NULL);
    pthread_create(&threads[1], NULL, third, NULL);
    for (i = 0; i < 3; i++) {
        next(i);
        if (step)
            trace_step();
        else if (stop)
            trace_stop();
        else if (filter)
            trace_filter("-user");
        else
            trace_pause();
        if (!strcmp(way, "kill"))
            raise(SIGKILL);
        next(i);
        next(i);
        if (step)
            trace_step();
        else if (stop)
            trace_start();
        else if (filter)
            trace_filter("user");
        else
            trace_resume();
        next(i);
    }
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    if (step)
        trace_step(); /* the last one is not recorded */
    return 0;
}
