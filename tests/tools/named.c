/* named.c - threads that the program, another thread and the system name at different times
 *
 * named [WAIT]: with an argument it tells that the names are given, and waits to be killed. */
#define _GNU_SOURCE
#include "trace.h"
#include <pthread.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

static pthread_barrier_t there, named;

static void event(const char *name)
{
    trace_task_begin(name);
    trace_task_end();
}

static void *later(void *name) /* by itself, behind its first event */
{
    event("later");
    pthread_setname_np(pthread_self(), name);
    event("later");
    return NULL;
}

static void *before(void *name) /* before its first event */
{
    prctl(PR_SET_NAME, name);
    event("before");
    return NULL;
}

static void *first(void *name) /* trace.h's name comes first */
{
    trace_thread_name(name);
    prctl(PR_SET_NAME, "not-this");
    event("first");
    return NULL;
}

static void *other(void *unused) /* the first thread names it, and it ends */
{
    (void)unused;
    event("other");
    pthread_barrier_wait(&there);
    pthread_barrier_wait(&named);
    return NULL;
}

static void *stays(void *unused) /* the same, and it does not end */
{
    (void)unused;
    event("stays");
    pthread_barrier_wait(&there);
    for (;;)
        pause();
    return NULL;
}

static void *nobody(void *unused) /* has no name */
{
    (void)unused;
    event("nobody");
    return NULL;
}

int main(int argc, char **argv)
{
    static void *(*const run[])(void *) = {later, before, first, nobody, other, stays};
    static char *const names[] = {"io-worker-7", "reader", "a name of more than 15 bytes", NULL, NULL, NULL};
    pthread_t threads[6];
    (void)argv;
    event("main");
    pthread_barrier_init(&there, NULL, 3);
    pthread_barrier_init(&named, NULL, 2);
    for (int i = 0; i < 4; i++) {
        pthread_create(&threads[i], NULL, run[i], names[i]);
        pthread_join(threads[i], NULL);
    }
    pthread_create(&threads[4], NULL, other, NULL);
    pthread_create(&threads[5], NULL, stays, NULL);
    pthread_barrier_wait(&there);
    pthread_setname_np(threads[4], "by-another");
    pthread_setname_np(threads[5], "never-ends");
    if (argc > 1) {
        puts("named");
        fflush(stdout);
        pause();
    }
    pthread_barrier_wait(&named);
    pthread_join(threads[4], NULL);
    return 0;
}
