/* plugin.c - a library that is loaded at run time: it finds the program's recorder, and the program's MPI wrappers */
#include <trace.h>
#include <mpi.h>

void work(void)
{
    trace_task_begin("plugin.work");
    MPI_Barrier(MPI_COMM_WORLD);
    trace_task_end();
}
