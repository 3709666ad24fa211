/* mpi.c - a real MPI program: a ring of non-blocking messages, blocking ones with a late sender, collectives on two
 * communicators, an error. Prints how many calls of each kind all ranks made. */
#define TRACE_MPI
#include <mpi.h>
#include "trace.h"
#include <stdio.h>
#include <unistd.h>

enum { ROUNDS = 20 };

int main(int argc, char **argv)
{
    int rank, size, x[4] = {0}, sum;
    MPI_Comm half;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Barrier(half); /* before it has a name */
    if (rank < 2)      /* one of its members names it */
        MPI_Comm_set_name(half, rank ? "the odd" : "the even");
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < ROUNDS; i++) {
        TRACE_SCOPE("round", "i", i);
        MPI_Request r[2];
        MPI_Status s[2];
        MPI_Irecv(x, 2, MPI_INT, (rank + size - 1) % size, 5, MPI_COMM_WORLD, &r[0]);
        if (rank == 1)
            usleep(300);
        MPI_Isend(x + 2, 2, MPI_INT, (rank + 1) % size, 5, MPI_COMM_WORLD, &r[1]);
        MPI_Waitall(2, r, s);
        if (rank == 0) {
            usleep(200);
            MPI_Send(x, 1, MPI_INT, 1, 7, MPI_COMM_WORLD);
        }
        if (rank == 1)
            MPI_Recv(x, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(x, 1, MPI_INT, rank ^ 1, 11, x + 1, 1, MPI_INT, rank ^ 1, 11, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Allreduce(x, &sum, 1, MPI_INT, MPI_SUM, i % 2 ? MPI_COMM_WORLD : half);
    }
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Send(x, 1, MPI_INT, 99, 0, MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_SELF);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        printf("ranks %d\nrounds %d\nMPI_Isend %d\nMPI_Waitall %d\nMPI_Send %d\nMPI_Recv %d\nMPI_Sendrecv "
               "%d\nMPI_Allreduce %d\nMPI_Barrier %d\nmessages %d\n",
               size, ROUNDS, size * ROUNDS, size * ROUNDS, ROUNDS + size, ROUNDS, size * ROUNDS, size * ROUNDS,
               4 * size, size * ROUNDS * 2 + ROUNDS);
    MPI_Finalize();
    return 0;
}
