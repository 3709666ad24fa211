/* work.c STEPS MICROSECONDS [EXTRA [NUMBERED]] - a program with steps: each reads, solves for so many microseconds, and
 * writes; with EXTRA it also checks, with NUMBERED steps are called Step.0, Step.1 ... It sleeps where others compute:
 * so that other work of the machine changes little. */
#include "trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void take(const char *what, long us)
{
    struct timespec t = {0, us * 1000};
    TRACE_SCOPE(what);
    nanosleep(&t, NULL);
}

int main(int argc, char **argv)
{
    int i, steps = atoi(argv[1]);
    for (i = 0; i < steps; i++) {
        char name[32];
        snprintf(name, sizeof name, argc > 4 ? "Step.%d" : "iteration", i);
        TRACE_SCOPE(name, "n", i);
        take("read", 300);
        take("solve", atol(argv[2]));
        if (argc > 3)
            take("check", 100);
        take("write", 300);
        if (argc > 3)
            take("write", 300);
    }
    return 0;
}
