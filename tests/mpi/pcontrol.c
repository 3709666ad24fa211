/* pcontrol.c - MPI_Pcontrol switches recording: 7 of 107 barriers are recorded, and one that a second pause hides */
#include <mpi.h>
#ifdef TRACE_MPI
#include "trace.h"
#endif

static void barriers(int n)
{
    while (n-- > 0)
        MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Pcontrol(1); /* nothing is off */
    MPI_Pcontrol(0);
    MPI_Pcontrol(0); /* off is off */
    barriers(100);
    MPI_Pcontrol(1);
    barriers(7);
    MPI_Pcontrol(2); /* flushes */
    MPI_Pcontrol(5, "other", 1.0);
    MPI_Pcontrol(-1);
    MPI_Finalize();
    return 0;
}
