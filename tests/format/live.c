/* live.c - a program that records for a while, to be read meanwhile; counts in its metadata and prints how many tasks it recorded */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static long seconds;

static void *work(void *user)
{
    struct timespec begin, now;
    uint64_t i = 0;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    do {
        int k;
        for (k = 0; k < 1000; k++, i++) {
            trace_task_begin("live", "i", i);
            trace_task_end();
        }
        nanosleep(&(struct timespec){0, 100000}, NULL);
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while (now.tv_sec - begin.tv_sec < seconds);
    *(uint64_t *)user = i;
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[3];
    uint64_t n[3], sum = 0;
    int i;
    seconds = argc > 1 ? atol(argv[1]) : 3;
    for (i = 0; i < 3; i++)
        if (pthread_create(&t[i], NULL, work, &n[i]))
            return 1;
    for (i = 0; i < 3; i++) {
        pthread_join(t[i], NULL);
        sum += n[i];
    }
    printf("%llu\n", (unsigned long long)sum);
    return 0;
}
