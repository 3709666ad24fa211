/* sizes.c - messages and collectives of many sizes; what each rank sent ("s BYTES"), received ("r BYTES") and did with
 * others ("c GAVE TOOK") goes to $EXPECT.RANK, a line each. Some ranks call more than others. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static FILE *books;
static char in[1 << 21], out[1 << 21];

int main(int c, char **v)
{
    static const int sizes[] = {0, 1, 2, 3, 4, 7, 8, 1023, 1024, 1025, 65535, 65536, 1 << 20};
    int rank, size, i, left, right;
    char path[4096];
    MPI_Request q[2];
    MPI_Win win;
    MPI_Init(&c, &v);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    snprintf(path, sizeof path, "%s.%d", getenv("EXPECT"), rank);
    if (!(books = fopen(path, "w")))
        abort();
    left = (rank + size - 1) % size;
    right = (rank + 1) % size;
    for (i = 0; i < (int)(sizeof sizes / sizeof *sizes); i++) {
        int n = sizes[i];
        MPI_Irecv(in, sizeof in, MPI_CHAR, left, i, MPI_COMM_WORLD, &q[0]);
        if (i % 2)
            MPI_Send(out, n, MPI_CHAR, right, i, MPI_COMM_WORLD);
        else {
            MPI_Isend(out, n, MPI_CHAR, right, i, MPI_COMM_WORLD, &q[1]);
            MPI_Wait(&q[1], MPI_STATUS_IGNORE);
        }
        MPI_Wait(&q[0], MPI_STATUS_IGNORE);
        fprintf(books, "s %d\nr %d\n", n, n);
    }
    MPI_Send(out, 99, MPI_CHAR, MPI_PROC_NULL, 1, MPI_COMM_WORLD); /* nobody: no message */
    MPI_Recv(in, 99, MPI_CHAR, MPI_PROC_NULL, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(out, 300, MPI_CHAR, right, 1, in, 5000, MPI_CHAR, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    fprintf(books, "s 300\nr 300\n");
    MPI_Recv_init(in, 4000, MPI_CHAR, left, 2, MPI_COMM_WORLD, &q[0]);
    MPI_Send_init(out, 2048, MPI_CHAR, right, 2, MPI_COMM_WORLD, &q[1]);
    for (i = 0; i < 3; i++) {
        MPI_Startall(2, q);
        MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
        fprintf(books, "s 2048\nr 2048\n");
    }
    MPI_Request_free(&q[0]);
    MPI_Request_free(&q[1]);
    MPI_Win_create(in, sizeof in, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    MPI_Put(out, 256, MPI_CHAR, right, 0, 256, MPI_CHAR, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    fprintf(books, "s 256\n");
    for (i = 0; i < 4; i++) {
        MPI_Bcast(in, 5000, MPI_CHAR, 0, MPI_COMM_WORLD);
        fprintf(books, rank ? "c 0 5000\n" : "c 5000 0\n");
        MPI_Allreduce(out, in, 10, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        fprintf(books, "c 80 80\n");
    }
    MPI_Alltoall(out, 64, MPI_CHAR, in, 64, MPI_CHAR, MPI_COMM_WORLD);
    fprintf(books, "c %d %d\n", 64 * size, 64 * size);
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; i <= 100 * rank; i++) { /* the more, the higher the rank */
        MPI_Allreduce(out, in, 1, MPI_INT, MPI_SUM, MPI_COMM_SELF);
        fprintf(books, "c 4 4\n");
    }
    if (rank == 1) { /* what one rank does alone */
        MPI_Comm copy;
        MPI_Comm_dup(MPI_COMM_SELF, &copy);
        MPI_Comm_free(&copy);
    }
    fclose(books);
    MPI_Finalize();
    return 0;
}
