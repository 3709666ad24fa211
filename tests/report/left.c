/* left.c - left N: N children, one after another, that leave by _exit; prints their numbers */
#include "trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 0;
    trace_task_begin("parent");
    for (int k = 0; k < n; k++) {
        pid_t child = fork();
        if (!child) {
            trace_task_begin("child");
            trace_task_end();
            _exit(0);
        }
        waitpid(child, NULL, 0);
        printf("%s%d", k ? ", " : "", (int)child);
    }
    trace_task_end();
    putchar('\n');
    return 0;
}
