/* spawn.c - two worlds: the launcher's ranks start two more of this program; in each world all ranks send around a ring
 * of their own and meet five times, then rank 0 of the parents sends to rank 0 of the children */
#include <mpi.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, other;
    int rank, size, got = 0, i;
    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    other = parent;
    if (parent == MPI_COMM_NULL)
        MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &other, MPI_ERRCODES_IGNORE);
    MPI_Sendrecv(&rank, 1, MPI_INT, (rank + 1) % size, 7, &got, 1, MPI_INT, (rank + size - 1) % size, 7, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    for (i = 0; i < 5; i++)
        MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0 && parent == MPI_COMM_NULL)
        MPI_Send(&rank, 1, MPI_INT, 0, 1, other);
    else if (rank == 0)
        MPI_Recv(&got, 1, MPI_INT, 0, 1, other, MPI_STATUS_IGNORE);
    MPI_Comm_disconnect(&other);
    MPI_Finalize();
    return 0;
}
