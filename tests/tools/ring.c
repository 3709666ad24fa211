/* ring.c - ranks that call MPI a known number of times; knows nothing of trace.h */
#include <mpi.h>
#include <stdio.h>
int main(int argc, char **argv)
{
    int rank, size, i, in[10], out[10] = {0}, sum;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (i = 0; i < 25; i++) {
        MPI_Sendrecv(out, 10, MPI_INT, (rank + 1) % size, 7, in, 10, MPI_INT, (rank + size - 1) % size, 7,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    }
    printf("rank %d: %d\n", rank, sum);
    MPI_Finalize();
    return 0;
}
