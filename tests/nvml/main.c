/* main.c - works for so many milliseconds; with a second number a child does that after it was forked */
#define TRACE_IMPL
#define TRACE_NVML
#include "trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void work(int ms)
{
    struct timespec t = {0, 1000000};
    int i;
    for (i = 0; i < ms; i++) {
        TRACE_SCOPE("work");
        nanosleep(&t, NULL);
    }
}

int main(int argc, char **argv)
{
    work(atoi(argv[1]));
    if (argc > 2 && !fork()) {
        work(atoi(argv[2]));
        puts("child done");
        exit(0);
    }
    while (wait(NULL) > 0)
        ;
    puts("done");
    return 7;
}
