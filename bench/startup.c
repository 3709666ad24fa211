/* startup.c - milliseconds from the start of a program to its end: the least and the median
 *
 *   startup N PROGRAM [ARGUMENT]... */
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    int i, n = argc > 2 ? atoi(argv[1]) : 0;
    double *took = n > 0 ? malloc((size_t)n * sizeof *took) : NULL;
    if (!took)
        return 2;
    for (i = 0; i < n; i++) {
        struct timespec a, b;
        pid_t pid;
        int status;
        clock_gettime(CLOCK_MONOTONIC, &a);
        if (posix_spawn(&pid, argv[2], NULL, NULL, argv + 2, environ) || waitpid(pid, &status, 0) != pid || status)
            return 1;
        clock_gettime(CLOCK_MONOTONIC, &b);
        took[i] = (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) / 1e6;
    }
    qsort(took, (size_t)n, sizeof *took, by_size);
    printf("%.3f %.3f\n", took[0], took[n / 2]);
    return 0;
}
