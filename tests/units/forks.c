/* forks.c - children of a process that records, and records again */
#include "trace.h"
#include <sys/wait.h>
#include <unistd.h>
int main(void)
{
    for (int i = 0; i < 3; i++) {
        pid_t child;
        trace_task_begin("parent", "i", i);
        child = fork();
        if (child == 0) {
            for (int k = 0; k < 1000; k++)
                trace_instant("child", "k", k);
            trace_step();
            trace_flush();
            return 0;
        }
        waitpid(child, NULL, 0);
        trace_task_end();
        trace_step();
        trace_flush();
    }
    return 0;
}
