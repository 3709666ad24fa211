/* epochs.c HOW STEPS: ranks of MPI exchange with their neighbours in a ring; HOW decides which rank waits for which.
 * Rank 1 works 20 ms longer than the others in each step; only that exchange shows it. Then all ranks add up.
 * "stopped": none works longer, and rank 1 writes its number into the file "pid". "pieces": none works longer, and rank
 * 1 sends the same data in messages of a byte.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "trace.h"

enum { BYTES = 1 << 20, PIECES = 4096, LATE = 20000000, USUAL = 500000, PARTS = 4 };

static int rank, size, left, right;
static char *in, *out;

static void work(long ns)
{
    TRACE_SCOPE("work");
    nanosleep(&(struct timespec){0, ns}, NULL);
}

static void send_pieces(void)
{
    static MPI_Request q[PIECES];
    int n = left == 1 ? PIECES : 1, k;
    for (k = 0; k < n; k++)
        MPI_Irecv(in + k * (PIECES / n), PIECES / n, MPI_BYTE, left, 1, MPI_COMM_WORLD, &q[k]);
    for (k = 0; k < (rank == 1 ? PIECES : 1); k++)
        MPI_Send(out + k, rank == 1 ? 1 : PIECES, MPI_BYTE, right, 1, MPI_COMM_WORLD);
    MPI_Waitall(n, q, MPI_STATUSES_IGNORE);
}

/* A rank holds the lock of the others for as long as it works. */
static void hold(MPI_Win win)
{
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
    MPI_Put(out, 8, MPI_BYTE, 0, 0, 8, MPI_BYTE, win);
    MPI_Win_flush(0, win);
    work(rank == 1 ? LATE : USUAL);
    MPI_Win_unlock(0, win);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "isend";
    int steps = argc > 2 ? atoi(argv[2]) : 20, k, done;
    FILE *file;
    double x = 1, y;
    MPI_Request q[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Comm ring;
    MPI_Win win;
    MPI_Group all, two;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    left = (rank + size - 1) % size;
    right = (rank + 1) % size;
    in = calloc(1, 2 * BYTES);
    out = calloc(1, BYTES);
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &(int){1}, 0, &ring);
    MPI_Win_create(in, 2 * BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, left == right ? 1 : 2, (int[]){left, right}, &two);
    if (!strcmp(how, "persistent")) {
        MPI_Recv_init(in, BYTES, MPI_BYTE, left, 1, MPI_COMM_WORLD, &q[0]);
        MPI_Send_init(out, BYTES, MPI_BYTE, right, 1, MPI_COMM_WORLD, &q[1]);
    }
#if MPI_VERSION >= 4
    if (!strcmp(how, "parts")) {
        MPI_Precv_init(in, PARTS, BYTES / PARTS, MPI_BYTE, left, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &q[0]);
        MPI_Psend_init(out, PARTS, BYTES / PARTS, MPI_BYTE, right, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &q[1]);
    }
#endif
    if (!strcmp(how, "stopped") && rank == 1 && (file = fopen("pid", "w")) != NULL) {
        fprintf(file, "%d\n", (int)getpid());
        fclose(file);
    }
    for (k = 0; k < steps; k++) {
        TRACE_SCOPE("step");
        if (!strcmp(how, "lock"))
            hold(win);
        else if (!strcmp(how, "pieces"))
            send_pieces();
        else if (!strcmp(how, "stopped"))
            for (y = MPI_Wtime(); MPI_Wtime() - y < 0.002;)
                x *= 1.0000001;
        else if (strcmp(how, "early") && strcmp(how, "parts"))
            work(rank == 1 ? LATE : USUAL);
        if (!strcmp(how, "isend") || !strcmp(how, "issend") || !strcmp(how, "early") || !strcmp(how, "test")) {
            MPI_Irecv(in, BYTES, MPI_BYTE, left, 1, MPI_COMM_WORLD, &q[0]);
            if (!strcmp(how, "issend"))
                MPI_Issend(out, 4, MPI_BYTE, right, 1, MPI_COMM_WORLD, &q[1]);
            else
                MPI_Isend(out, BYTES, MPI_BYTE, right, 1, MPI_COMM_WORLD, &q[1]);
            if (!strcmp(how, "early"))
                work(rank == 1 ? LATE : USUAL);
            if (!strcmp(how, "test"))
                for (done = 0; !done;)
                    MPI_Testall(2, q, &done, MPI_STATUSES_IGNORE);
            else
                MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
        } else if (!strcmp(how, "persistent")) {
            MPI_Startall(2, q);
            MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
        } else if (!strcmp(how, "parts")) {
#if MPI_VERSION >= 4
            MPI_Startall(2, q);
            for (done = 0; done < PARTS; done++) {
                if (done == PARTS - 1)
                    work(rank == 1 ? LATE : USUAL);
                MPI_Pready(done, q[1]);
            }
            MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
#endif
        } else if (!strcmp(how, "fence")) {
            MPI_Win_fence(0, win);
            MPI_Put(out, 4096, MPI_BYTE, right, 0, 4096, MPI_BYTE, win);
            MPI_Win_fence(0, win);
        } else if (!strcmp(how, "epoch")) { /* post, start, complete, wait */
            MPI_Win_post(two, 0, win);
            MPI_Win_start(two, 0, win);
            MPI_Put(out, 4096, MPI_BYTE, right, 0, 4096, MPI_BYTE, win);
            if (left != right)
                MPI_Put(out, 4096, MPI_BYTE, left, BYTES, 4096, MPI_BYTE, win);
            MPI_Win_complete(win);
            MPI_Win_wait(win);
        } else if (!strcmp(how, "neighbours"))
            MPI_Neighbor_allgather(out, BYTES / 4, MPI_BYTE, in, BYTES / 4, MPI_BYTE, ring);
        if (strcmp(how, "fence") && strcmp(how, "epoch"))
            MPI_Allreduce(&x, &y, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    for (k = 0; k < 2; k++)
        if (q[k] != MPI_REQUEST_NULL)
            MPI_Request_free(&q[k]);
    MPI_Group_free(&two);
    MPI_Group_free(&all);
    MPI_Win_free(&win);
    MPI_Comm_free(&ring);
    MPI_Finalize();
    return 0;
}
