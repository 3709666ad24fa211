/* together.c - ten steps of a thread, and a part of each that a second thread does at the same time, under the same
 * name */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <time.h>

static pthread_barrier_t both;

static void backward(void)
{
    const struct timespec most = {0, 8000000};
    pthread_barrier_wait(&both);
    TRACE_SCOPE("backward");
    nanosleep(&most, NULL);
    pthread_barrier_wait(&both);
}

static void *second(void *unused)
{
    for (int i = 0; i < 10; i++)
        backward();
    return unused;
}

int main(void)
{
    const struct timespec least = {0, 2000000};
    pthread_t thread;
    pthread_barrier_init(&both, NULL, 2);
    pthread_create(&thread, NULL, second, NULL);
    for (int i = 0; i < 10; i++) {
        TRACE_SCOPE("step");
        nanosleep(&least, NULL);
        backward();
    }
    pthread_join(thread, NULL);
    return 0;
}
