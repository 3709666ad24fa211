/* patient.c - for ranks of an MPICH over UCX: whoever has waited in vain for a while lets others run
 *
 * Such ranks spin while they wait. Where there are more of them than processors the one that waits keeps a processor
 * from the one that it waits for, until its time slice ends; Open MPI has a setting against that (mpi_yield_when_idle),
 * MPICH has none. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

unsigned ucp_worker_progress(void *worker);
unsigned ucp_worker_progress(void *worker)
{
    static unsigned (*real)(void *);
    static unsigned idle;
    unsigned n;
    if (!real)
        real = (unsigned (*)(void *))dlsym(RTLD_NEXT, "ucp_worker_progress");
    n = real(worker);
    if (n)
        idle = 0;
    else if (++idle > 500)
        nanosleep(&(struct timespec){0, 20000}, NULL);
    return n;
}
