/* stuck.c - stuck HOW: four ranks that exchange messages, and then wait for ever
 *
 *   recv      rank 2 loads something; the others receive, each from the one before
 *   wait      the same by MPI_Irecv and MPI_Waitall
 *   mixed     rank 3 receives from rank 2, which loads; the others are in a collective with rank 3
 *   any       rank 2 loads; the others receive from anybody
 *   sends     each sends a large message to the next, and nobody receives
 *   receives  each receives from the one before, and nobody sends
 *   test      rank 2 loads; the others ask with MPI_Test, for ever, whether a message has come from the one before
 *   all-test  the same, and rank 2 asks, too
 *   probe     the same with MPI_Iprobe
 *   asks      the same with MPI_Iprobe for anybody
 *   lock      rank 2 loads while it holds the lock of a window of rank 0, which the others want
 *   post      rank 2 loads where it should post a window, as it did before
 *   device    rank 1 alone is in a call of another library that never ends
 */
#ifdef NO_TRACE /* under trace-run */
#define TRACE_SCOPE(name) (void)0
#define read_all() (void)0
#else
#include "trace.h"
#endif
#include <mpi.h>
#include <string.h>
#include <unistd.h>

enum { RANKS = 4, LARGE = 1 << 20 };
static double out[LARGE], in[LARGE];
static int rank;

#ifndef NO_TRACE
static const trace__desc read_desc[] = {{"files", "read_all", TRACE_KIND_BEGIN, 1, 0, NULL},
                                        {"files", "read_all", TRACE_KIND_END, 1, 0, NULL}};
static trace__site read_site = {0, 2, read_desc, NULL};

/* A call of a library, as a generated wrapper records it. */
static void read_all(void)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&read_site), 0);
    if (p)
        trace__close(w, p);
    for (;;)
        pause();
}

#endif

static void load(void)
{
    TRACE_SCOPE("load");
    for (;;)
        pause();
}

static void receive(int from) { MPI_Recv(in, 1, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE); }

static void poll(const char *how, int from)
{
    MPI_Request request;
    int over = 0;
    if (strstr(how, "test")) {
        MPI_Irecv(in, 1, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, &request);
        while (!over)
            MPI_Test(&request, &over, MPI_STATUS_IGNORE);
    }
    while (!over)
        MPI_Iprobe(!strcmp(how, "asks") ? MPI_ANY_SOURCE : from, 1, MPI_COMM_WORLD, &over, MPI_STATUS_IGNORE);
}

/* Rank 2 has the lock first. */
static void reach(MPI_Win win, int into)
{
    if (rank != 2)
        MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, into, 0, win);
    MPI_Put(out, 1, MPI_DOUBLE, into, 0, 1, MPI_DOUBLE, win);
    MPI_Win_flush(into, win);
    if (rank == 2) {
        MPI_Barrier(MPI_COMM_WORLD);
        load();
    }
    MPI_Win_unlock(into, win);
}

static void exchange(MPI_Win win, int before, int after)
{
    MPI_Group all, from, to;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, 1, &before, &from);
    MPI_Group_incl(all, 1, &after, &to);
    for (int i = 0; i < 4; i++) {
        if (i == 3 && rank == 2)
            load();
        MPI_Win_post(from, 0, win);
        MPI_Win_start(to, 0, win);
        MPI_Put(out, 1, MPI_DOUBLE, after, 0, 1, MPI_DOUBLE, win);
        MPI_Win_complete(win);
        MPI_Win_wait(win);
    }
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    int before, after;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    before = (rank + RANKS - 1) % RANKS;
    after = (rank + 1) % RANKS;
    for (int i = 0; i < 20; i++) {
        TRACE_SCOPE("exchange");
        MPI_Sendrecv(out, 1, MPI_DOUBLE, after, 0, in, 1, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (!strcmp(how, "sends"))
        MPI_Send(out, LARGE, MPI_DOUBLE, after, 0, MPI_COMM_WORLD);
    if (!strcmp(how, "receives"))
        receive(before);
    if (!strcmp(how, "device") && rank == 1)
        read_all();
    if (!strcmp(how, "lock") || !strcmp(how, "post")) {
        MPI_Win win;
        MPI_Win_create(in, sizeof in, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
        if (!strcmp(how, "post"))
            exchange(win, before, after);
        reach(win, 0);
    }
    if ((rank == 2 && strcmp(how, "all-test") != 0) || !strcmp(how, "device"))
        load();
    if (strstr(how, "test") || !strcmp(how, "probe") || !strcmp(how, "asks"))
        poll(how, before);
    if (!strcmp(how, "mixed") && rank != 3)
        MPI_Allreduce(out, in, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    if (!strcmp(how, "wait")) {
        MPI_Request requests[2];
        MPI_Irecv(in, 1, MPI_DOUBLE, before, 1, MPI_COMM_WORLD, &requests[0]);
        MPI_Isend(out, 1, MPI_DOUBLE, before, 2, MPI_COMM_WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    receive(strcmp(how, "any") ? before : MPI_ANY_SOURCE);
    return 1;
}
