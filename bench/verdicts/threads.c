/* threads.c CAUSE PERCENT STEPS SEED - threads of OpenMP that work 4 ms a step each; one cause costs PERCENT of that
 *
 * Causes: healthy; thread: one thread, by SEED, has more to do; serial: the first thread works alone between two
 * regions; critical: all threads take turns in a critical section; lock: one thread holds a lock that others want;
 * single: one thread of the region works alone, and the others wait for it in the region.
 * Work is sleep, so threads do not disturb each other. Prints how many ns the cause cost in all; of a critical section
 * in each step the longest wait of a thread. And the number of the thread to blame. */
#define _GNU_SOURCE
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { THREADS = 4 };
static const double MS = 4;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Returns how long it took, in ms. */
static double work(double ms)
{
    double begun = now();
    struct timespec t = {.tv_nsec = (long)(ms * 1e6)};
    if (ms > 0)
        nanosleep(&t, NULL);
    return now() - begun;
}

int main(int argc, char **argv)
{
    double cost = 0, more, waited[THREADS] = {0};
    int culprit, steps, i, tid = 0;
    const char *cause = argc > 4 ? argv[1] : "";
    omp_lock_t lock;
    if (argc < 5)
        return fprintf(stderr, "usage: threads CAUSE PERCENT STEPS SEED\n"), 2;
    more = MS * atof(argv[2]) / 100;
    steps = atoi(argv[3]);
    culprit = 1 + atoi(argv[4]) % (THREADS - 1);
    omp_init_lock(&lock);
    for (i = 0; i < steps; i++) {
        double longest = 0;
        if (!strcmp(cause, "serial"))
            cost += work(more);
#pragma omp parallel num_threads(THREADS)
        {
            int me = omp_get_thread_num();
            if (me == culprit)
                tid = gettid();
            work(MS);
            if (!strcmp(cause, "thread") && me == culprit)
                cost += work(more);
            if (!strcmp(cause, "critical")) {
                double came = now();
#pragma omp critical(sums)
                {
                    waited[me] = now() - came;
                    work(more / (THREADS - 1));
                }
            }
            if (!strcmp(cause, "lock")) {
                if (me == culprit) {
                    omp_set_lock(&lock);
#pragma omp barrier
                    cost += work(more);
                    omp_unset_lock(&lock);
                } else {
#pragma omp barrier
                    omp_set_lock(&lock);
                    omp_unset_lock(&lock);
                }
            }
            if (!strcmp(cause, "single")) {
#pragma omp single
                cost += work(more);
            }
        }
        for (int k = 0; k < THREADS; k++)
            longest = waited[k] > longest ? waited[k] : longest;
        cost += longest;
    }
    omp_destroy_lock(&lock);
    printf("%.0f %d\n", cost * 1e6, tid);
    return 0;
}
