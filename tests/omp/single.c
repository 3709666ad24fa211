/* single.c - single regions: with a barrier behind it, without one, with tasks, a loop of tasks and a parallel region
 * in it, and before other regions */
#include <omp.h>

int main(void)
{
    int i, n = 0;
    for (i = 0; i < 5; i++) {
#pragma omp parallel num_threads(3)
        {
            int k;
#pragma omp single
            n++;
#pragma omp single
            {
#pragma omp task
                n++;
#pragma omp taskwait
#pragma omp taskloop
                for (k = 0; k < 4; k++) {}
#pragma omp parallel num_threads(2)
                {
#pragma omp single
                    n++;
#pragma omp for
                    for (k = 0; k < 4; k++) {}
                }
            }
#pragma omp single nowait
            n++;
#pragma omp single nowait
            n++;
#pragma omp for
            for (k = 0; k < 6; k++) {}
#pragma omp single nowait
            n++;
        }
    }
    return n != 30;
}
