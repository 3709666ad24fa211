/* ranks.c PATTERN RANK PERCENT STEPS [MS] - ranks that work MS ms a step (4) and then meet; one of them works PERCENT
 * longer. RANK -1: none does. Work is sleep, so more ranks than processors do not disturb each other. If MS is below 0,
 * it is computation of that many ms. Rank 0 prints how many ms the steps took together.
 *
 * Patterns: allreduce, ring (Irecv, Isend, Waitall), sendrecv, persistent, parts (partitioned messages), fence, pscw,
 * neighbor, bcast, lock (each rank works with an exclusive lock of the window of rank 0); third: allreduce, and only
 * each third step is slow */
#define _GNU_SOURCE
#include <mpi.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 8192 };
static double out[N], in[2 * N];
static int rank, size, left, right;
static MPI_Win window;
static MPI_Comm ring;
static MPI_Request kept[2], parted[2];
enum { PARTS = 4 };

static void work(double ms)
{
    struct timespec t = {.tv_nsec = (long)(ms * 1e6)};
    double end;
    if (ms >= 0) {
        if (ms > 0)
            nanosleep(&t, NULL);
        return;
    }
    ms = -ms;
    clock_gettime(CLOCK_MONOTONIC, &t);
    end = (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6 + ms;
    do {
        for (int i = 0; i < 200; i++)
            out[i] = out[i] * 1.0001 + 1;
        clock_gettime(CLOCK_MONOTONIC, &t);
    } while ((double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6 < end);
}

static void allreduce(void) { MPI_Allreduce(out, in, 512, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); }
static void bcast(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Bcast(out, 512, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
static void exchange(void)
{
    MPI_Request r[2];
    MPI_Irecv(in, N, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(out, N, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
}
static void sendrecv(void)
{
    MPI_Sendrecv(out, N, MPI_DOUBLE, right, 0, in, N, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}
static void persistent(void)
{
    MPI_Startall(2, kept);
    MPI_Waitall(2, kept, MPI_STATUSES_IGNORE);
}
static void parts(void)
{
#if MPI_VERSION >= 4
    MPI_Startall(2, parted);
    for (int i = 0; i < PARTS; i++)
        MPI_Pready(i, parted[1]);
    MPI_Waitall(2, parted, MPI_STATUSES_IGNORE);
#endif
}
static void lock(void) { MPI_Barrier(MPI_COMM_WORLD); }
static void fence(void)
{
    MPI_Put(out, 512, MPI_DOUBLE, right, 0, 512, MPI_DOUBLE, window);
    MPI_Win_fence(0, window);
}
static void pscw(void)
{
    MPI_Group all, from, to;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, 1, &left, &from);
    MPI_Group_incl(all, 1, &right, &to);
    MPI_Win_post(from, 0, window);
    MPI_Win_start(to, 0, window);
    MPI_Put(out, 512, MPI_DOUBLE, right, 0, 512, MPI_DOUBLE, window);
    MPI_Win_complete(window);
    MPI_Win_wait(window);
    MPI_Group_free(&from);
    MPI_Group_free(&to);
    MPI_Group_free(&all);
}
static void neighbor(void) { MPI_Neighbor_allgather(out, N, MPI_DOUBLE, in, N, MPI_DOUBLE, ring); }

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*meet)(void);
    } patterns[] = {{"allreduce", allreduce},   {"bcast", bcast}, {"ring", exchange},  {"sendrecv", sendrecv},
                    {"persistent", persistent}, {"fence", fence}, {"pscw", pscw},      {"neighbor", neighbor},
                    {"parts", parts},           {"lock", lock},   {"third", allreduce}};
    int culprit, steps, period = 1, dims, k;
    double percent, ms, begun;
    size_t p;
    MPI_Init(&argc, &argv);
    if (argc < 5)
        return fprintf(stderr, "usage: ranks PATTERN RANK PERCENT STEPS [MS]\n"), 2;
    culprit = atoi(argv[2]);
    percent = atof(argv[3]);
    steps = atoi(argv[4]);
    ms = argc > 5 ? atof(argv[5]) : 4;
    for (p = 0; p < sizeof patterns / sizeof *patterns && strcmp(argv[1], patterns[p].name); p++) {}
    if (p == sizeof patterns / sizeof *patterns)
        return fprintf(stderr, "ranks: no pattern %s\n", argv[1]), 2;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    right = (rank + 1) % size;
    left = (rank + size - 1) % size;
    dims = size;
    MPI_Cart_create(MPI_COMM_WORLD, 1, &dims, &period, 0, &ring);
    MPI_Win_create(in, sizeof in, sizeof *in, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_fence(0, window);
    MPI_Recv_init(in, N, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &kept[0]);
    MPI_Send_init(out, N, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &kept[1]);
#if MPI_VERSION >= 4
    MPI_Precv_init(in, PARTS, N / PARTS, MPI_DOUBLE, left, 2, MPI_COMM_WORLD, MPI_INFO_NULL, &parted[0]);
    MPI_Psend_init(out, PARTS, N / PARTS, MPI_DOUBLE, right, 2, MPI_COMM_WORLD, MPI_INFO_NULL, &parted[1]);
#endif
    MPI_Barrier(MPI_COMM_WORLD);
    begun = MPI_Wtime();
    for (k = 0; k < steps; k++) {
        int slow = rank == culprit && (strcmp(argv[1], "third") || k % 3 == 0);
        double more = slow ? fabs(ms) * percent / 100 : 0;
        if (patterns[p].meet == lock) {
            work(ms);
            MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
            MPI_Put(out, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, window);
            MPI_Win_flush(0, window);
            work(more);
            MPI_Win_unlock(0, window);
        } else
            work(ms < 0 ? ms - more : ms + more);
        patterns[p].meet();
    }
    if (!rank)
        printf("%.3f\n", (MPI_Wtime() - begun) * 1e3);
#if MPI_VERSION >= 4
    MPI_Request_free(&parted[0]);
    MPI_Request_free(&parted[1]);
#endif
    MPI_Request_free(&kept[0]);
    MPI_Request_free(&kept[1]);
    MPI_Win_free(&window);
    MPI_Comm_free(&ring);
    MPI_Finalize();
    return 0;
}
