/* subject.c - does a little of everything with the recorder; what it prints and returns may not depend on whether that
 * works */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "fault.h"
#include <sys/prctl.h>
__attribute__((constructor(101))) static void begin(void)
{
    prctl(FAULT_BEGIN, 0, 0, 0, 0);
} /* before the recorder's constructor */

#define TRACE_IMPL
#include "trace.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void some(int n)
{
    for (int k = 0; k < n; k++)
        trace_instant("tick", "n", k);
}
static void *work(void *arg)
{
    some(1000);
    return arg;
}
static void say(const char *text) { (void)!write(1, text, strlen(text)); }

int main(void)
{
    pthread_t t;
    pid_t pid;
    errno = 0;
    trace_task_begin("main", "answer", 42);
    some(100000);
    trace_task_end();
    if (errno)
        say("errno changed\n");
    if (pthread_create(&t, NULL, work, NULL) == 0) /* may itself be the call that fails */
        pthread_join(t, NULL);
    pid = fork();
    if (pid == 0) {
        some(1000);
        _exit(0);
    }
    if (pid > 0)
        waitpid(pid, NULL, 0);
#ifndef TRACE_COMPILE_OUT
    trace_thread_name("main");
    trace_flush();
    trace_snapshot("snapshot.bin");
#endif
    some(1000);
    say("done\n");
    return 7;
}
