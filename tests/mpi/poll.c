/* poll.c - rank 1 receives 100 messages of 1000 bytes from rank 0 and asks for each again and again until it is there,
 * by every function that asks; two threads poll. Each rank writes "NAME CALLS" to $EXPECT.RANK. */
#include <mpi.h>
#ifdef TRACE_MPI
#include "trace.h"
#endif
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 100, BYTES = 1000, TEST = 0, TESTALL, TESTANY, TESTSOME, IPROBE, IMPROBE, STATUS, FUNCTIONS };
static const char *const names[FUNCTIONS] = {"MPI_Test",   "MPI_Testall", "MPI_Testany",           "MPI_Testsome",
                                             "MPI_Iprobe", "MPI_Improbe", "MPI_Request_get_status"};
static unsigned long calls[FUNCTIONS];
static char buffer[BYTES];

#define UNTIL(which, call) \
    do { \
        call; \
        calls[which]++; \
    } while (!flag)

static void receive(int i, int tag)
{
    MPI_Request r = MPI_REQUEST_NULL;
    MPI_Message m;
    MPI_Status status;
    int flag = 0, index;
    if (i == IPROBE) {
        UNTIL(IPROBE, MPI_Iprobe(0, tag, MPI_COMM_WORLD, &flag, &status));
        MPI_Recv(buffer, BYTES, MPI_CHAR, 0, tag, MPI_COMM_WORLD, &status);
        return;
    }
    if (i == IMPROBE) {
        UNTIL(IMPROBE, MPI_Improbe(0, tag, MPI_COMM_WORLD, &flag, &m, &status));
        MPI_Imrecv(buffer, BYTES, MPI_CHAR, &m, &r);
    } else
        MPI_Irecv(buffer, BYTES, MPI_CHAR, 0, tag, MPI_COMM_WORLD, &r);
    if (i == STATUS)
        UNTIL(STATUS, MPI_Request_get_status(r, &flag, &status));
    flag = 0;
    if (i == TESTALL)
        UNTIL(TESTALL, MPI_Testall(1, &r, &flag, &status));
    else if (i == TESTANY)
        UNTIL(TESTANY, MPI_Testany(1, &r, &index, &flag, MPI_STATUS_IGNORE));
    else if (i == TESTSOME)
        UNTIL(TESTSOME, MPI_Testsome(1, &r, &flag, &index, &status));
    else
        UNTIL(TEST, MPI_Test(&r, &flag, MPI_STATUS_IGNORE));
}

static void *polls(void *unused) /* a thread that finds nothing, and ends */
{
    int flag;
    (void)unused;
    for (int i = 0; i < 500; i++, calls[IPROBE]++)
        MPI_Iprobe(0, 12345, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
    return NULL;
}

int main(int argc, char **argv)
{
    int rank, provided, i, k;
    char path[4096];
    pthread_t thread;
    FILE *f;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (i = 0; i < ROUNDS; i++) {
        if (rank == 0) {
            for (volatile int busy = 0; busy < 20000; busy++) {}
            MPI_Send(buffer, BYTES, MPI_CHAR, 1, i, MPI_COMM_WORLD);
        } else if (rank == 1)
            receive(i % FUNCTIONS, i);
    }
    if (rank == 1) {
        pthread_create(&thread, NULL, polls, NULL);
        pthread_join(thread, NULL);
        polls(NULL);
    }
    snprintf(path, sizeof path, "%s.%d", getenv("EXPECT"), rank);
    f = fopen(path, "w");
    for (k = 0; f && k < FUNCTIONS; k++)
        if (calls[k])
            fprintf(f, "%s %lu\n", names[k], calls[k]);
    if (f)
        fclose(f);
    MPI_Finalize();
    return 0;
}
