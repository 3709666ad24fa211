/* recorders.c - a program that embeds the recorder, and with -DLIBRARY a library of it that has a hidden one of its
 * own; MPI may be recorded by a third
 *
 *   iter > [libiter > Allreduce], Barrier      on every thread of ROUNDS rounds; the second thread is not MPI's */
#ifdef LIBRARY
#define TRACE_HIDDEN
#endif
#define TRACE_IMPL
#include "trace.h"
#include <mpi.h>

#ifdef LIBRARY
__attribute__((visibility("default"))) void work(int with_mpi)
{
    double x = 1, sum;
    trace_task_begin("libiter", "mpi", with_mpi);
    if (with_mpi)
        MPI_Allreduce(&x, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    trace_task_end();
}
#else
#include <pthread.h>
enum { ROUNDS = 50 };
void work(int with_mpi);

static void rounds(int with_mpi)
{
    for (int i = 0; i < ROUNDS; i++) {
        trace_task_begin("iter", "i", i);
        work(with_mpi);
        if (with_mpi)
            MPI_Barrier(MPI_COMM_WORLD);
        trace_task_end();
    }
}

static void *other(void *unused)
{
    rounds(0);
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    pthread_create(&thread, NULL, other, NULL);
    rounds(1);
    pthread_join(thread, NULL);
    MPI_Finalize();
    return 0;
}
#endif
