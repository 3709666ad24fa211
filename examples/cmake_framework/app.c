/* app.c - a program that uses the library, and knows nothing of how it records; with an argument it turns recording on
 * itself */
#include "framework.h"

#include <pthread.h>
#include <stdio.h>

static void *work(void *arg)
{
    *(double *)arg = framework_solve(1000, 10);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t other;
    double mine, others;
    (void)argv;
    if (argc > 1 && framework_trace(1))
        fputs("this build of the library does not record\n", stderr);
    if (pthread_create(&other, NULL, work, &others))
        return 1;
    work(&mine);
    pthread_join(other, NULL);
    printf("%.6f %.6f\n", mine, others);
    return 0;
}
