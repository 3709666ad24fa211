/* locks.c - three threads, of which one holds a lock for long and the others wait for it; "free": none holds it for
 * long */
#include <omp.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int taken;

static void rest(int ms) { nanosleep(&(struct timespec){0, ms * 1000000L}, NULL); }

static void hold(int step, int ms)
{
#pragma omp critical(table)
    {
        taken = step + 1;
        rest(ms);
    }
}

int main(int argc, char **argv)
{
    (void)argv;
    for (int step = 0; step < 4; step++)
#pragma omp parallel num_threads(3)
    {
        if (omp_get_thread_num() == 1)
            hold(step, argc > 1 ? 0 : 100);
        else {
            while (taken <= step)
                rest(1);
#pragma omp critical(table)
            rest(0);
        }
    }
    return 0;
}
