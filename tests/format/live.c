/* live.c - a program that records until the file it is given is gone, to be read meanwhile; counts in its metadata and
 * prints how many tasks it recorded */
#include "trace.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static const char *file;

static void *work(void *user)
{
    uint64_t i = 0;
    do {
        int k;
        for (k = 0; k < 100; k++, i++) {
            trace_task_begin("live", "i", i);
            trace_task_end();
        }
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    } while (access(file, F_OK) == 0);
    *(uint64_t *)user = i;
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[3];
    uint64_t n[3], sum = 0;
    int i;
    if (argc < 2)
        return 2;
    file = argv[1];
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
