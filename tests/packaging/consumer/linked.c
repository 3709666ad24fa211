/* linked.c - no recorder of its own: libtrace-h.so, which it is linked with, has it */
#include <trace.h>
#include <mpi.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    trace_task_begin("linked.step");
    MPI_Barrier(MPI_COMM_WORLD);
    trace_task_end();
    MPI_Finalize();
    return 0;
}
