/* names.c - two communicators with names, collectives on each */
#include <mpi.h>
int main(int c, char **v)
{
    MPI_Comm half;
    int rank, n = 0, sum;
    MPI_Init(&c, &v);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Comm_set_name(half, rank % 2 ? "odd ranks" : "even ranks");
    for (; n < 5; n++)
        MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, half);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&half);
    MPI_Finalize();
    return 0;
}
