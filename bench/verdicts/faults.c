/* faults.c CAUSE RANK STEPS - ranks that sleep 4 ms a step and add up; one rank has something that is no delay by its
 * own work. RANK -1: none has.
 *
 * pieces: all send 8192 bytes to the next rank in each step, that rank in messages of a byte. stop: the rank writes its
 * number into the file "pid", so that the parent can stop it; ranks compute here. crash: the rank accesses no memory in
 * the middle of the run. leave: the rank waits for a message that nobody sends, instead of adding up. nofinalize: the
 * rank exits without MPI_Finalize. unequal: each step has ten items, for that rank fifteen. */
#define _GNU_SOURCE
#define TRACE_IMPL
#include "trace.h"
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { BYTES = 8192, ITEMS = 10, MORE = 15, TAG = 1, NEVER = 2 };
static char in[BYTES], out[BYTES];
static int rank, size;

static void sleep_ns(long ns) { nanosleep(&(struct timespec){0, ns}, NULL); }

static void send_pieces(int culprit)
{
    static MPI_Request q[BYTES];
    int left = (rank + size - 1) % size, right = (rank + 1) % size, n = left == culprit ? BYTES : 1, k;
    for (k = 0; k < n; k++)
        MPI_Irecv(in + k, BYTES / n, MPI_BYTE, left, TAG, MPI_COMM_WORLD, &q[k]);
    for (k = 0; k < (rank == culprit ? BYTES : 1); k++)
        MPI_Send(out + k, rank == culprit ? 1 : BYTES, MPI_BYTE, right, TAG, MPI_COMM_WORLD);
    MPI_Waitall(n, q, MPI_STATUSES_IGNORE);
}

static void items(int n)
{
    for (int k = 0; k < n; k++) {
        TRACE_SCOPE("item");
        sleep_ns(400000);
    }
}

static void compute(void)
{
    double from = MPI_Wtime();
    volatile double x = 1;
    while (MPI_Wtime() - from < 0.002)
        x = x * 1.0000001;
}

int main(int argc, char **argv)
{
    const char *cause = argc > 3 ? argv[1] : "";
    int culprit, steps, *volatile address = NULL;
    double x = 1, y;
    FILE *file;
    MPI_Init(&argc, &argv);
    if (argc < 4)
        return fprintf(stderr, "usage: faults CAUSE RANK STEPS\n"), 2;
    culprit = atoi(argv[2]);
    steps = atoi(argv[3]);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (!strcmp(cause, "stop") && rank == culprit && (file = fopen("pid", "w")) != NULL) {
        fprintf(file, "%d\n", (int)getpid());
        fclose(file);
    }
    for (int k = 0; k < steps; k++) {
        TRACE_SCOPE("step");
        if (!strcmp(cause, "stop"))
            compute();
        else if (!strcmp(cause, "unequal"))
            items(rank == culprit ? MORE : ITEMS);
        else
            sleep_ns(4000000);
        if (!strcmp(cause, "pieces"))
            send_pieces(culprit);
        if (!strcmp(cause, "crash") && rank == culprit && k == steps / 2)
            *(volatile int *)address = 1;
        if (!strcmp(cause, "leave") && rank == culprit && k == steps / 2)
            MPI_Recv(in, 1, MPI_BYTE, (rank + 1) % size, NEVER, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Allreduce(&x, &y, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    if (!strcmp(cause, "nofinalize") && rank == culprit)
        exit(0);
    MPI_Finalize();
    return 0;
}
