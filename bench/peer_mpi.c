/* peer_mpi.c - a real wrapped call with five arguments: MPI_Bcast as the generator wraps it, over a PMPI_Bcast that
 * returns at once (stub_bcast.c; all else is the real library) */
#include "bench.h"
#define TRACE_IMPL
#define TRACE_MPI
#include "trace.h"
#include <mpi.h>

VARIANT(bcast, { MPI_Bcast((void *)(uintptr_t)bench_strings, (int)(i & 7), MPI_DOUBLE, 0, MPI_COMM_WORLD); })

static void peer_start(const char *out, const char *variant)
{
    int got;
    (void)out, (void)variant;
    MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &got);
}
static void peer_thread(int number) { (void)number; }
static void peer_stop(void)
{
    trace_flush();
    MPI_Finalize();
}

PEER("trace.h", {"mpi", bcast, bcast_single})
