/* stuck.c - stuck HOW: four ranks that exchange messages, and then wait for ever
 *
 *   recv      rank 2 loads something; the others receive, each from the one before
 *   wait      the same by MPI_Irecv and MPI_Waitall
 *   mixed     rank 3 receives from rank 2, which loads; the others are in a collective with rank 3
 *   any       rank 2 loads; the others receive from anybody
 *   sends     each sends a large message to the next, and nobody receives
 *   receives  each receives from the one before, and nobody sends
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
    if (rank == 2 || !strcmp(how, "device"))
        load();
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
