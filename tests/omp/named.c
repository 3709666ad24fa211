/* named.c - one worker gets a name from the program while nothing is recorded, the others never do */
#include "trace.h"
#include <omp.h>

int main(void)
{
    int i;
    trace_pause();
    for (i = 0; i < 2; i++) {
#pragma omp parallel num_threads(4)
        if (!i && omp_get_thread_num() == 1)
            trace_thread_name("mine");
        if (!i)
            trace_resume();
    }
    return 0;
}
