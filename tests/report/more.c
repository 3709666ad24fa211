/* more.c RANK - four ranks compute and meet; one of them has 20 ms more to do than the others' 10 in each third step
 *
 * Work is counted by the thread's CPU clock, so a busy machine does not change it. RANK -1: all do the same. */
#include <mpi.h>
#include <stdlib.h>
#include <time.h>

enum { STEPS = 40, WORK_NS = 10000000, MORE_NS = 20000000 };

static long cpu_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000 + t.tv_nsec;
}

int main(int argc, char **argv)
{
    double x = 1, sum;
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < STEPS; i++) {
        long until = cpu_ns() + WORK_NS + (argc > 1 && rank == atoi(argv[1]) && i % 3 == 0 ? MORE_NS : 0);
        while (cpu_ns() < until)
            for (int k = 0; k < 1000; k++)
                x = x * 0.5 + k;
        MPI_Allreduce(&x, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    MPI_Finalize();
    return 0;
}
