/* pause.c - a pause, or a stop, in the middle of tasks: A ends in it, C goes on through it, D begins in it; what comes
 * after lies under none of them
 *
 *   pause pause|stop */
#include "trace.h"

int main(int argc, char **argv)
{
    bool stop = argc > 1 && !strcmp(argv[1], "stop");
    int i;
    for (i = 0; i < 3; i++) {
        trace_task_begin("C");
        trace_task_begin("A");
        if (stop)
            trace_stop();
        else
            trace_pause();
        trace_task_end(); /* A */
        trace_task_begin("D");
        if (stop)
            trace_start();
        else
            trace_resume();
        trace_task_begin("B");
        trace_task_begin("inside B");
        trace_task_end();
        trace_task_end();
        trace_task_end(); /* D */
        trace_task_end(); /* C */
        trace_task_begin("E");
        trace_task_end();
    }
    return 0;
}
