/* abort.c - ranks record until one of them calls MPI_Abort; rank r is thread "w0" of its file, and counts in
 * SHADOW.r */
#include "t.h"
#include <mpi.h>
#include <sys/mman.h>

int main(int argc, char **argv)
{
    char path[4096];
    volatile uint64_t *shadow;
    int rank, fd;
    uint64_t i, last;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    snprintf(path, sizeof path, "%s.%d", argv[1], rank);
    fd = open(path, O_RDWR | O_CREAT, 0600);
    MUST(fd >= 0 && ftruncate(fd, 8) == 0);
    shadow = mmap(NULL, 8, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    MUST(shadow != MAP_FAILED);
    trace_set_rank(rank, 4);
    trace_thread_name("w0");
    last = 1000 + (uint64_t)getpid() * 7919u % 100000;
    for (i = 0;; i++) {
        TICK(i);
        *shadow = i + 1;
        if (rank == 0 && i == last)
            MPI_Abort(MPI_COMM_WORLD, 7);
    }
}
