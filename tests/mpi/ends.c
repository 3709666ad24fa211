/* ends.c - how a rank may end: rank 1 does it after five barriers, in the task "work"; the others go on to the sixth
 *
 *   ends exit|crash|abort|status     exit(3) without MPI_Finalize, SIGSEGV, MPI_Abort, MPI_Finalize and then exit(4) */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rank, i, *volatile address = NULL; /* an ignored SIGSEGV kills only where the processor raises it */
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (i = 0; i < 6; i++) {
        if (rank == 1 && i == 5) {
            if (!strcmp(argv[1], "exit"))
                exit(3);
            if (!strcmp(argv[1], "crash"))
                *(volatile int *)address = 1;
            if (!strcmp(argv[1], "abort"))
                MPI_Abort(MPI_COMM_WORLD, 5);
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Finalize();
    return rank == 1 && !strcmp(argv[1], "status") ? 4 : 0;
}
