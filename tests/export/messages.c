/* messages.c - MPI's messages and collectives of many kinds, on two communicators */
#include <mpi.h>
#define TRACE_MPI
#include "trace.h"

int main(int argc, char **argv)
{
    int rank, size, part, sum = 0, data[64] = {0}, all[128], provided;
    MPI_Comm half;
    MPI_Request requests[2];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half); /* in the other order */
    MPI_Comm_set_name(half, "half");
    MPI_Comm_rank(half, &part);
    for (int i = 0; i < 10; i++) {
        TRACE_SCOPE("round");
        int next = (rank + 1) % size, previous = (rank + size - 1) % size;
        if (rank % 2) {
            MPI_Recv(data, 64, MPI_INT, MPI_ANY_SOURCE, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else
            MPI_Send(data, 10 + i, MPI_INT, next, 3, MPI_COMM_WORLD);
        MPI_Sendrecv(data, i, MPI_INT, next, 4, all, 64, MPI_INT, previous, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Irecv(all, 64, MPI_INT, 1 - part, 5, half, &requests[0]);
        MPI_Sendrecv(data, 7, MPI_INT, rank ^ 2, 5, all + 64, 64, MPI_INT, rank ^ 2, 5, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE); /* the same ranks, tag and size on another communicator */
        MPI_Isend(data, 7, MPI_INT, 1 - part, 5, half, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        MPI_Bcast(data, 16, MPI_INT, 1, MPI_COMM_WORLD);
        MPI_Reduce(&rank, &sum, 1, MPI_INT, MPI_SUM, 1, half);
        MPI_Allgather(&rank, 1, MPI_INT, all, 1, MPI_INT, half);
        MPI_Iallreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Comm_free(&half);
    MPI_Finalize();
    return 0;
}
