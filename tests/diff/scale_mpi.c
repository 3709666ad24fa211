/* scale_mpi.c: ranks share a fixed amount of work in each of 20 steps, and add up the result */
#include <mpi.h>
#include <stdio.h>
#include "trace.h"

static double part(long n)
{
    volatile double sum = 0;
    TRACE_SCOPE("solve");
    for (long i = 0; i < n; i++)
        sum += 1.0 / (double)(i + 1);
    return sum;
}

int main(int argc, char **argv)
{
    double mine, all = 0;
    int size;
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int s = 0; s < 20; s++) {
        TRACE_SCOPE("step");
        mine = part(400000 / size);
        MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    MPI_Finalize();
    return !(all > 0);
}
