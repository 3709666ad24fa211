/* waits.c - a thread that has to share a processor. usage: waits [forever]
 *
 * Two children and a thread compute on one processor until the thread has waited 50 ms for it. Prints what the kernel
 * says that it waited and ran, in us, before the recorder looks for the last time, and behind that. */
#define _GNU_SOURCE
#include "trace.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static volatile int waited_enough;
static char path[64];

static unsigned long long look(unsigned long long *ran)
{
    unsigned long long waited = 0;
    FILE *f = fopen(path, "r");
    *ran = 0;
    if (!f || fscanf(f, "%llu %llu", ran, &waited) != 2)
        printf("the kernel does not tell\n");
    if (f)
        fclose(f);
    *ran /= 1000;
    return waited / 1000;
}

__attribute__((destructor)) static void say(void) /* behind exit()'s handlers, of which the recorder's is one */
{
    unsigned long long ran, waited = look(&ran);
    printf("%llu %llu\n", waited, ran);
}

static void *compute(void *arg)
{
    unsigned long long ran;
    (void)arg;
    trace_instant("computes");
    snprintf(path, sizeof path, "/proc/self/task/%ld/schedstat", (long)syscall(SYS_gettid));
    while (look(&ran) < 50000) {}
    waited_enough = 1;
    for (;;) {}
    return NULL;
}

int main(int argc, char *argv[])
{
    cpu_set_t all, one;
    pthread_t thread;
    int i, parent = (int)getpid();
    (void)argv;
    sched_getaffinity(0, sizeof all, &all);
    for (i = 0; !CPU_ISSET(i, &all); i++) {}
    CPU_ZERO(&one);
    CPU_SET(i, &one);
    sched_setaffinity(0, sizeof one, &one);
    trace_instant("begins");
    for (i = 0; i < 2; i++)
        if (!fork()) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            while (getppid() == parent) {}
            _exit(0); /* without destructors */
        }
    if (pthread_create(&thread, NULL, compute, NULL))
        return 1;
    sched_setaffinity(0, sizeof all, &all);
    while (!waited_enough || argc > 1)
        usleep(1000);
    say();
    return 0;
}
