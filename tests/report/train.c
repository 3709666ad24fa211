/* train.c - ranks that train, with one thing wrong, for real
 *
 *   train healthy   every rank does the same
 *   train sleeps    rank 1 sleeps 200 ms more in each backward
 *   train faults    rank 2 touches fresh memory in each forward, which others do not
 *   train loads     on all ranks the first batch comes late, as from a cold disk
 *   train chain     rank 1 sleeps before a message that rank 2 waits for before it goes on
 *   train receiver  rank 2 sleeps before it receives a large message, which rank 1 cannot send before
 *   train halo      all exchange large messages with both neighbours, in messages of their own; nothing is wrong but
 * what nic.c does train pipeline  no collectives: each rank waits for the one before it, and rank 1 takes longest All
 * work is sleep, so that it takes as long on a busy machine. */
#include "trace.h"
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

static void rest(int ms)
{
    struct timespec t = {ms / 1000, ms % 1000 * 1000000L};
    nanosleep(&t, NULL);
}

/* Each page is given by the kernel, and taken back. */
static void fault(int mb)
{
    size_t bytes = (size_t)mb << 20, i;
    volatile char *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED)
        exit(1);
    madvise((void *)(size_t)p, bytes, MADV_NOHUGEPAGE);
    for (i = 0; i < bytes; i += 4096)
        p[i] = 1;
    munmap((void *)(size_t)p, bytes);
}

static char large[4 << 20];
enum { HALO = 500000 };

static void pipeline(int rank, int size)
{
    for (int item = 0; item < 12; item++) {
        TRACE_SCOPE("step");
        if (rank > 0)
            MPI_Recv(large, 1000, MPI_CHAR, rank - 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        {
            TRACE_SCOPE("item");
            rest(rank == 1 ? 70 : 10);
        }
        if (rank < size - 1)
            MPI_Send(large, 1000, MPI_CHAR, rank + 1, 1, MPI_COMM_WORLD);
    }
}

/* Nobody takes such a message before it is wanted. */
static void send_large(int rank)
{
    if (rank == 1)
        MPI_Send(large, sizeof large, MPI_CHAR, 2, 2, MPI_COMM_WORLD);
    if (rank == 2) {
        {
            TRACE_SCOPE("prepare");
            rest(150);
        }
        MPI_Recv(large, sizeof large, MPI_CHAR, 1, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static void exchange(int rank, int size)
{
    static char in[2][HALO];
    MPI_Request r[4];
    TRACE_SCOPE("exchange");
    for (int side = 0; side < 2; side++) {
        int other = (rank + (side ? 1 : size - 1)) % size;
        MPI_Irecv(in[side], HALO, MPI_CHAR, other, side, MPI_COMM_WORLD, &r[side]);
        MPI_Isend(large, HALO, MPI_CHAR, other, !side, MPI_COMM_WORLD, &r[2 + side]);
    }
    for (int i = 0; i < 4; i++)
        MPI_Wait(&r[i], MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    const char *wrong = argc > 1 ? argv[1] : "healthy";
    int rank, size, step;
    char halo[1000] = {0}, other[1000];
    double x, sum;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    x = rank;
    if (!strcmp(wrong, "pipeline"))
        pipeline(rank, size);
    for (step = 0; step < 6 && strcmp(wrong, "pipeline"); step++) {
        TRACE_SCOPE("step");
        {
            TRACE_SCOPE("load_batch");
            rest(!strcmp(wrong, "loads") && step == 0 ? 600 : 5);
        }
        {
            TRACE_SCOPE("forward");
            rest(20 + (rank == 1 && !strcmp(wrong, "chain") ? 200 : 0));
            if (rank == 2 && !strcmp(wrong, "faults"))
                fault(192);
        }
        MPI_Sendrecv(halo, sizeof halo, MPI_CHAR, (rank + 1) % size, 1, other, sizeof other, MPI_CHAR,
                     (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (!strcmp(wrong, "receiver"))
            send_large(rank);
        if (!strcmp(wrong, "halo"))
            exchange(rank, size);
        {
            TRACE_SCOPE("backward");
            rest(30 + (rank == 1 && !strcmp(wrong, "sleeps") ? 200 : 0));
        }
        MPI_Allreduce(&x, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    MPI_Finalize();
    return 0;
}
