/* late.c - ranks of which one is late by a known time, or never comes; knows nothing of trace.h. Who is late comes so
 * long after the last of the others.
 *
 *   late late       rank 2 is late for each all-reduce, rank 1 for the barriers of the odd ranks, rank 3 for
 *                   nonblocking barriers
 *   late elsewhere  rank 2 waits for a message that nobody sends, while the others are in an all-reduce
 *   late stopped    rank 2 stops itself, which looks as if it had died, and the others go on to an all-reduce
 *   late busy       rank 2 calls MPI_Iprobe and MPI_Barrier on itself for ever: in ring mode that overwrites how it
 *                   began
 * Who hangs creates the file `ready.RANK` (its last word before that is over) and stays until it is killed. */
#include <fcntl.h>
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static void rest(int ms)
{
    struct timespec t = {ms / 1000, ms % 1000 * 1000000L};
    nanosleep(&t, NULL);
}

static void ready(int rank)
{
    char name[64];
    FILE *f;
    snprintf(name, sizeof name, "ready.%d", rank);
    f = fopen(name, "w");
    if (f) {
        fprintf(f, "%ld\n", (long)getpid());
        fclose(f);
    }
}

/* Where each rank is: how many collectives it has come to, in a file that all of them map. */
static volatile int *at;
static void come(int rank) { at[rank]++; }
/* when `others`, a set of ranks, have come as far; and then so much later */
static void come_late(int rank, int ms, int others)
{
    int i;
    for (i = 0; i < 4; i++)
        while (others >> i & 1 && at[i] <= at[rank])
            rest(1);
    rest(ms);
    come(rank);
}
static void map(void)
{
    int fd = open("late.at", O_RDWR | O_CREAT, 0600);
    void *p = fd < 0 || ftruncate(fd, 4096) ? MAP_FAILED : mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (p == MAP_FAILED) {
        perror("late.at");
        exit(1);
    }
    at = p;
}

static void late(int rank)
{
    MPI_Comm half;
    MPI_Request request;
    int i, one = 1, sum;
    map();
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Comm_set_name(half, rank % 2 ? "odd ranks" : "even ranks");
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; i < 10; i++) {
        if (rank == 2)
            come_late(rank, 30, 1 << 0 | 1 << 1 | 1 << 3);
        else
            come(rank);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    }
    for (i = 0; i < 5; i++) {
        if (rank == 1)
            come_late(rank, 20, 1 << 3);
        else
            come(rank);
        MPI_Barrier(half);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; i < 5; i++) {
        if (rank == 3)
            come_late(rank, 40, 1 << 0 | 1 << 1 | 1 << 2);
        else
            come(rank);
        MPI_Ibarrier(MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Comm_free(&half);
}

static void hang(int rank, const char *how)
{
    MPI_Comm half;
    int i, one = 1, sum;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    for (i = 0; i < 7; i++)
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Barrier(half);
    ready(rank);
    if (rank == 2 && !strcmp(how, "elsewhere"))
        MPI_Recv(&one, 1, MPI_INT, 0, 99, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 2 && !strcmp(how, "stopped"))
        raise(SIGSTOP);
    while (rank == 2 && !strcmp(how, "busy"))
        MPI_Barrier(MPI_COMM_SELF);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (;;)
        rest(1000);
}

int main(int argc, char **argv)
{
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (argc > 1 && strcmp(argv[1], "late"))
        hang(rank, argv[1]);
    late(rank);
    MPI_Finalize();
    return 0;
}
