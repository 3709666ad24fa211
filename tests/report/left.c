/* left.c - left N [HOW]: N children, one after another, that leave by HOW: _exit (the default), quick_exit, exec, or
 * no-exec: an exec that does not happen, and then a kill; prints their numbers */
#include "trace.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void leave(const char *how)
{
    char *const none[] = {"none", NULL};
    if (!strcmp(how, "quick_exit"))
        quick_exit(0);
    if (!strcmp(how, "exec"))
        execv("/bin/true", none);
    if (!strcmp(how, "no-exec")) {
        execv("./no-program", none); /* may be executed, but is none */
        raise(SIGKILL);
    }
    _exit(0);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 0;
    trace_task_begin("parent");
    for (int k = 0; k < n; k++) {
        pid_t child = fork();
        if (!child) {
            trace_task_begin("child");
            trace_task_end();
            leave(argc > 2 ? argv[2] : "_exit");
        }
        waitpid(child, NULL, 0);
        printf("%s%d", k ? ", " : "", (int)child);
    }
    trace_task_end();
    putchar('\n');
    return 0;
}
