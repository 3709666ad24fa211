/* paused.c - recording pauses in a region, which ends in the pause; and a task of one region lies in no other */
#include "trace.h"
#include <omp.h>

int main(void)
{
    int i;
    for (i = 0; i < 3; i++) {
#pragma omp parallel num_threads(3)
        {
#pragma omp barrier
#pragma omp master
            trace_pause();
#pragma omp barrier
        }
        trace_resume();
    }
    return 0;
}
