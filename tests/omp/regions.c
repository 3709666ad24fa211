/* regions.c - a program of every host construct, a known number of times; prints its result, which no tracer may change
 */
#ifdef TRACE_IMPL
#include "trace.h"
#endif
#include <omp.h>
#include <stdio.h>
#include <unistd.h>

enum { REGIONS = 100, THREADS = 4, TASKS = 20 };

static int tree(int n)
{
    int a = 0, b = 0;
    if (n < 2)
        return n;
#pragma omp task shared(a)
    a = tree(n - 1);
#pragma omp task shared(b)
    b = tree(n - 2);
#pragma omp taskwait
    return a + b;
}

int main(void)
{
    int sum = 0, i, fib = 0, inner = 0, dependent = 0;
    omp_lock_t lock;
    omp_init_lock(&lock);
    omp_set_max_active_levels(2);
    for (i = 0; i < REGIONS; i++) {
#pragma omp parallel num_threads(THREADS)
        {
            int k;
#pragma omp for schedule(static) reduction(+ : sum)
            for (k = 0; k < 64; k++)
                sum += k;
        }
    }
#pragma omp parallel num_threads(THREADS)
    {
#pragma omp single
        {
            int t;
            for (t = 0; t < TASKS; t++)
#pragma omp task depend(inout : dependent)
                dependent++;
#pragma omp taskwait
            fib = tree(8);
        }
#pragma omp critical
        inner++;
#pragma omp barrier
#pragma omp masked
        inner += 100;
#pragma omp sections
        {
#pragma omp section
            omp_set_lock(&lock), inner += 0, omp_unset_lock(&lock);
#pragma omp section
            omp_set_lock(&lock), inner += 0, omp_unset_lock(&lock);
        }
#pragma omp taskgroup
        {
#pragma omp task
            {
#pragma omp taskyield
            }
        }
    }
#pragma omp parallel num_threads(2)
#pragma omp parallel num_threads(2)
    {
#pragma omp atomic
        inner += 1000;
    }
    usleep(150000); /* workers have nothing to do meanwhile, and wait for nobody */
#pragma omp parallel num_threads(THREADS)
    {
#pragma omp flush
    }
    omp_destroy_lock(&lock);
    printf("%d %d %d %d\n", sum, fib, dependent, inner);
    return 0;
}
