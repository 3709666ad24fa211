/* interrupted.c - one thread, whose first event is interrupted again and again by a signal handler that records, too */
#include "trace.h"
#include <signal.h>
#include <sys/time.h>

static volatile int ticks;
static void tick(int number)
{
    (void)number;
    trace_task_begin("tick");
    trace_task_end();
    ticks++;
}

int main(void)
{
    struct itimerval often = {{0, 400}, {0, 500}}, never = {{0, 0}, {0, 0}};
    signal(SIGALRM, tick);
    setitimer(ITIMER_REAL, &often, NULL);
    do {
        trace_task_begin("work");
        trace_task_end();
    } while (ticks < 10);
    setitimer(ITIMER_REAL, &never, NULL);
    return 0;
}
