/* waits.c - a thread that has to share a processor. usage: waits [forever | late]
 *
 * Two children and a thread compute on one processor until the thread has waited 50 ms for it. Prints what the kernel
 * says that it waited and ran, and how long the main thread waited, in us, before the recorder looks for the last time,
 * and behind that. With `late` the main thread has waited twice as long before the first event, which is left out. */
#define _GNU_SOURCE
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile int waited_enough;
static char path[64]; /* of the thread that waits */
static unsigned long long left_out;

static unsigned long long look(const char *name, unsigned long long *ran)
{
    unsigned long long waited = 0;
    FILE *f = fopen(name, "r");
    *ran = 0;
    if (f && fscanf(f, "%llu %llu", ran, &waited) != 2)
        printf("the kernel says something else\n");
    if (f)
        fclose(f);
    else /* it does not tell */
        waited_enough = 1;
    *ran /= 1000;
    return waited / 1000;
}

__attribute__((destructor)) static void say(void) /* behind exit()'s handlers, of which the recorder's is one */
{
    unsigned long long ran, waited = look(path, &ran), other;
    printf("%llu %llu %llu\n", waited, ran, look("/proc/self/schedstat", &other) - left_out);
}

static void wait_for(unsigned long long us)
{
    unsigned long long ran;
    snprintf(path, sizeof path, "/proc/self/task/%ld/schedstat", (long)syscall(SYS_gettid));
    while (look(path, &ran) < us && !waited_enough) {}
}

static void *compute(void *arg)
{
    (void)arg;
    trace_instant("computes");
    wait_for(50000);
    waited_enough = 1;
    for (;;) {}
    return NULL;
}

static void crowd(pid_t *children)
{
    int i, parent = (int)getpid();
    for (i = 0; i < 2; i++)
        if (!(children[i] = fork())) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            while (getppid() == parent) {}
            _exit(0); /* without destructors */
        }
}

int main(int argc, char *argv[])
{
    cpu_set_t all, one;
    pthread_t thread;
    pid_t children[2];
    int i;
    sched_getaffinity(0, sizeof all, &all);
    for (i = 0; !CPU_ISSET(i, &all); i++) {}
    CPU_ZERO(&one);
    CPU_SET(i, &one);
    sched_setaffinity(0, sizeof one, &one);
    crowd(children);
    if (argc > 1 && !strcmp(argv[1], "late")) {
        unsigned long long ran;
        wait_for(100000);
        left_out = look(path, &ran);
        trace_instant("begins");
        while (!waited_enough && __atomic_load_n(&trace__waited_before.process, __ATOMIC_ACQUIRE) != (uint32_t)getpid())
            usleep(1000);
    } else
        trace_instant("begins");
    if (pthread_create(&thread, NULL, compute, NULL))
        return 1;
    sched_setaffinity(0, sizeof all, &all);
    while (!waited_enough || (argc > 1 && !strcmp(argv[1], "forever")))
        usleep(1000);
    say();
    return 0;
}
