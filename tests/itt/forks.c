/* forks.c - a process forks inside a task; its child ends it, and has a task of its own */
#include <sys/wait.h>
#include <unistd.h>
#include "ittnotify.h"

int main(void)
{
    __itt_domain *d = __itt_domain_create("s");
    pid_t child;
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("parent"));
    child = fork();
    if (!child) {
        __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("child"));
        __itt_task_end(d);
    } else
        waitpid(child, 0, 0);
    __itt_task_end(d);
    return 0;
}
