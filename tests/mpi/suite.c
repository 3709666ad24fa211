/* suite.c - one of everything in MPI, and what it should come to: CALL(function, bytes sent, bytes received, arguments)
 * keeps its own books, written to $EXPECT.RANK as "NAME CALLS SENT RECEIVED". Runs on any number of ranks from 2. */
#include <mpi.h>
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_MPI
#include "trace.h"
#endif
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct entry {
    const char *name;
    long calls, sent, received;
} entry;
static entry entries[400];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(const char *name, long calls, long sent, long received)
{
    int i = 0;
    pthread_mutex_lock(&lock);
    while (entries[i].name && strcmp(entries[i].name, name) != 0)
        i++;
    entries[i].name = name;
    entries[i].calls += calls;
    entries[i].sent += sent;
    entries[i].received += received;
    pthread_mutex_unlock(&lock);
}
#define CALL(f, s, r, ...) \
    do { \
        note(#f, 1, s, r); \
        if (f(__VA_ARGS__) != MPI_SUCCESS) \
            abort(); \
    } while (0)

#define W MPI_COMM_WORLD
static int rank, size, left, right;
static int in[4096], out[4096];

static void point_to_point(void)
{
    MPI_Request q[4];
    MPI_Status st[4];
    MPI_Message m;
    int i, index, n, done[4], flag = 0;
    char *room = malloc(1 << 20);
    int bytes = 1 << 20;
    CALL(MPI_Buffer_attach, 0, 0, room, 1 << 20);
    CALL(MPI_Irecv, 0, 0, in, 4096, MPI_INT, left, 1, W, &q[0]);
    CALL(MPI_Isend, 400, 0, out, 100, MPI_INT, right, 1, W, &q[1]);
    CALL(MPI_Waitall, 0, 400, 2, q, MPI_STATUSES_IGNORE);
    CALL(MPI_Irecv, 0, 0, in, 4096, MPI_INT, left, 2, W, &q[0]);
    CALL(MPI_Bsend, 80, 0, out, 10, MPI_DOUBLE, right, 2, W);
    CALL(MPI_Wait, 0, 80, &q[0], st);
    CALL(MPI_Irecv, 0, 0, in, 4096, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, W, &q[0]);
    CALL(MPI_Issend, 12, 0, out, 3, MPI_INT, right, 3, W, &q[1]);
    for (i = 0; i < 2; i++) {
        CALL(MPI_Waitany, 0, 0, 2, q, &index, MPI_STATUS_IGNORE);
        note("MPI_Waitany", 0, 0, index == 0 ? 12 : 0);
    }
    CALL(MPI_Irecv, 0, 0, in, 4096, MPI_INT, left, 4, W, &q[0]);
    CALL(MPI_Barrier, 0, 0, W);
    CALL(MPI_Irsend, 20, 0, out, 5, MPI_INT, right, 4, W, &q[1]);
    for (i = 0; i < 2; i += n)
        CALL(MPI_Waitsome, 0, 0, 2, q, &n, done, MPI_STATUSES_IGNORE);
    note("MPI_Waitsome", 0, 0, 20);
    CALL(MPI_Sendrecv, 40, 40, out, 10, MPI_INT, right, 5, in, 4096, MPI_INT, left, 5, W, MPI_STATUS_IGNORE);
    CALL(MPI_Sendrecv_replace, 24, 24, out, 6, MPI_INT, right, 6, left, 6, W, st);
    CALL(MPI_Send, 0, 0, out, 7, MPI_INT, MPI_PROC_NULL, 7, W);
    CALL(MPI_Recv, 0, 0, in, 7, MPI_INT, MPI_PROC_NULL, 7, W, MPI_STATUS_IGNORE);
    CALL(MPI_Isend, 28, 0, out, 7, MPI_INT, right, 8, W, &q[1]);
    CALL(MPI_Mprobe, 0, 0, left, 8, W, &m, st);
    CALL(MPI_Mrecv, 0, 28, in, 4096, MPI_INT, &m, MPI_STATUS_IGNORE);
    CALL(MPI_Wait, 0, 0, &q[1], MPI_STATUS_IGNORE);
    CALL(MPI_Isend, 32, 0, out, 8, MPI_INT, right, 9, W, &q[1]);
    CALL(MPI_Probe, 0, 0, left, 9, W, MPI_STATUS_IGNORE);
    CALL(MPI_Recv, 0, 32, in, 4096, MPI_INT, left, 9, W, MPI_STATUS_IGNORE);
    CALL(MPI_Wait, 0, 0, &q[1], MPI_STATUS_IGNORE);
    CALL(MPI_Send_init, 0, 0, out, 9, MPI_INT, right, 10, W, &q[0]);
    CALL(MPI_Recv_init, 0, 0, in, 4096, MPI_INT, left, 10, W, &q[1]);
    for (i = 0; i < 3; i++) {
        CALL(MPI_Startall, 36, 0, 2, q);
        CALL(MPI_Waitall, 0, 36, 2, q, MPI_STATUSES_IGNORE);
    }
    CALL(MPI_Start, 0, 0, &q[1]);
    CALL(MPI_Start, 36, 0, &q[0]);
    CALL(MPI_Wait, 0, 36, &q[1], MPI_STATUS_IGNORE);
    CALL(MPI_Wait, 0, 0, &q[0], MPI_STATUS_IGNORE);
    CALL(MPI_Request_free, 0, 0, &q[0]);
    CALL(MPI_Request_free, 0, 0, &q[1]);
    CALL(MPI_Irecv, 0, 0, in, 4096, MPI_INT, left, 11, W, &q[0]);
    CALL(MPI_Send, 44, 0, out, 11, MPI_INT, right, 11, W);
    while (!flag) {
        CALL(MPI_Test, 0, 0, &q[0], &flag, MPI_STATUS_IGNORE);
        usleep(1000); /* more ranks than processors: let the sender run */
    }
    note("MPI_Test", 0, 0, 44);
    CALL(MPI_Irecv, 0, 0, in, 1, MPI_INT, left, 12, W, &q[0]); /* never comes */
    CALL(MPI_Cancel, 0, 0, &q[0]);
    CALL(MPI_Wait, 0, 0, &q[0], st);
    for (i = 0; i < 20; i++) {
        CALL(MPI_Irecv, 0, 0, in + i, 1, MPI_INT, left, 20 + i, W, &q[0]);
        CALL(MPI_Send, 4, 0, out, 1, MPI_INT, right, 20 + i, W);
        CALL(MPI_Waitall, 0, 4, 1, q, MPI_STATUSES_IGNORE);
    }
    {
        MPI_Request many[30];
        for (i = 0; i < 30; i++)
            CALL(MPI_Irecv, 0, 0, in + i, 1, MPI_INT, left, 50 + i, W, &many[i]);
        for (i = 0; i < 30; i++)
            CALL(MPI_Send, 4, 0, out, 1, MPI_INT, right, 50 + i, W);
        CALL(MPI_Waitall, 0, 120, 30, many, MPI_STATUSES_IGNORE);
    }
    CALL(MPI_Buffer_detach, 0, 0, &room, &bytes);
    free(room);
}

static void collectives(MPI_Comm c)
{
    int n, r, i, *counts = calloc(64, sizeof *counts), *places = calloc(64, sizeof *places), all = 0;
    MPI_Datatype types[64];
    MPI_Request q;
    MPI_Comm_size(c, &n);
    MPI_Comm_rank(c, &r);
    note("MPI_Comm_size", 1, 0, 0);
    note("MPI_Comm_rank", 1, 0, 0);
#ifdef OPEN_MPI /* a function there: it returns a handle, which is no error */
    MPI_Comm_c2f(MPI_COMM_SELF);
    note("MPI_Comm_c2f", 1, 0, 0);
#endif
    for (i = 0; i < n; i++)
        counts[i] = i + 1, places[i] = all, all += i + 1, types[i] = MPI_INT;
    CALL(MPI_Bcast, r == 1 ? 40 : 0, r == 1 ? 0 : 40, in, 10, MPI_INT, 1, c);
    CALL(MPI_Reduce, 80, r == 0 ? 80 : 0, out, in, 10, MPI_DOUBLE, MPI_SUM, 0, c);
    CALL(MPI_Allreduce, 40, 40, out, in, 10, MPI_INT, MPI_MAX, c);
    CALL(MPI_Allreduce, 40, 40, MPI_IN_PLACE, in, 10, MPI_INT, MPI_MAX, c);
    CALL(MPI_Scan, 40, 40, out, in, 10, MPI_INT, MPI_SUM, c);
    CALL(MPI_Exscan, 40, 40, out, in, 10, MPI_INT, MPI_SUM, c);
    CALL(MPI_Gather, 8, r == 0 ? 8 * n : 0, out, 2, MPI_INT, in, 2, MPI_INT, 0, c);
    if (r == 0)
        CALL(MPI_Gather, 0, 8 * n, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, in, 2, MPI_INT, 0, c);
    else
        CALL(MPI_Gather, 8, 0, out, 2, MPI_INT, NULL, 0, MPI_DATATYPE_NULL, 0, c);
    CALL(MPI_Gatherv, 4 * (r + 1), r == 0 ? 4 * all : 0, out, r + 1, MPI_INT, in, counts, places, MPI_INT, 0, c);
    CALL(MPI_Scatter, r == 0 ? 8 * n : 0, 8, out, 2, MPI_INT, in, 2, MPI_INT, 0, c);
    CALL(MPI_Scatterv, r == 0 ? 4 * all : 0, 4 * (r + 1), out, counts, places, MPI_INT, in, r + 1, MPI_INT, 0, c);
    CALL(MPI_Allgather, 8, 8 * n, out, 2, MPI_INT, in, 2, MPI_INT, c);
    CALL(MPI_Allgather, 8, 8 * n, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, in, 2, MPI_INT, c);
    CALL(MPI_Allgatherv, 4 * (r + 1), 4 * all, out, r + 1, MPI_INT, in, counts, places, MPI_INT, c);
    CALL(MPI_Alltoall, 12 * n, 12 * n, out, 3, MPI_INT, in, 3, MPI_INT, c);
    for (i = 0; i < n; i++)
        places[i] = 64 * i;
    for (i = 0; i < n; i++)
        counts[i] = 1 + (i + r) % 3; /* symmetric */
    for (all = 0, i = 0; i < n; i++)
        all += counts[i];
    CALL(MPI_Alltoallv, 4 * all, 4 * all, out, counts, places, MPI_INT, in, counts, places, MPI_INT, c);
    CALL(MPI_Alltoallw, 4 * all, 4 * all, out, counts, places, types, in, counts, places, types, c);
    for (i = 0; i < n; i++)
        counts[i] = i + 1;
    CALL(MPI_Reduce_scatter, 4 * (n * (n + 1) / 2), 4 * (r + 1), out, in, counts, MPI_INT, MPI_SUM, c);
    CALL(MPI_Reduce_scatter_block, 8 * n, 8, out, in, 2, MPI_INT, MPI_SUM, c);
    CALL(MPI_Barrier, 0, 0, c);
    CALL(MPI_Ibarrier, 0, 0, c, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_Iallreduce, 40, 40, out, in, 10, MPI_INT, MPI_SUM, c, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_Ibcast, r == 0 ? 400 : 0, r == 0 ? 0 : 400, in, 100, MPI_INT, 0, c, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_Ialltoall, 12 * n, 12 * n, out, 3, MPI_INT, in, 3, MPI_INT, c, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_Igather, 8, r == 0 ? 8 * n : 0, out, 2, MPI_INT, in, 2, MPI_INT, 0, c, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
#if MPI_VERSION >= 4
    CALL(MPI_Allreduce_init, 0, 0, out, in, 10, MPI_INT, MPI_SUM, c, MPI_INFO_NULL, &q);
    for (i = 0; i < 2; i++) {
        CALL(MPI_Start, 40, 40, &q);
        CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    }
    CALL(MPI_Request_free, 0, 0, &q);
    CALL(MPI_Bcast_c, r == 1 ? 40 : 0, r == 1 ? 0 : 40, in, 10, MPI_INT, 1, c);
    CALL(MPI_Allreduce_c, 40, 40, out, in, 10, MPI_INT, MPI_MAX, c);
    CALL(MPI_Irecv_c, 0, 0, in, 10, MPI_INT, (r + n - 1) % n, 77, c, &q);
    CALL(MPI_Send_c, 40, 0, out, 10, MPI_INT, (r + 1) % n, 77, c);
    CALL(MPI_Wait, 0, 40, &q, MPI_STATUS_IGNORE);
#endif
    free(counts);
    free(places);
}

static void communicators(void)
{
    MPI_Comm half, twin, cart, graph, inter, merged;
    MPI_Group all, some;
    MPI_Request q;
    int dims[1] = {size}, periods[1] = {1}, both[2] = {left, right}, members[2] = {0, 1};
    CALL(MPI_Comm_split, 0, 0, W, rank % 2, -rank, &half);
    CALL(MPI_Allreduce, 4, 4, out, in, 1, MPI_INT, MPI_SUM, half);
    CALL(MPI_Comm_dup, 0, 0, W, &twin);
    collectives(twin);
    CALL(MPI_Comm_free, 0, 0, &twin);
    CALL(MPI_Comm_idup, 0, 0, W, &twin, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_Barrier, 0, 0, twin);
    CALL(MPI_Comm_free, 0, 0, &twin);
    CALL(MPI_Comm_group, 0, 0, W, &all);
    CALL(MPI_Group_incl, 0, 0, all, 2, members, &some);
    CALL(MPI_Comm_create, 0, 0, W, some, &twin);
    if (twin != MPI_COMM_NULL) {
        CALL(MPI_Barrier, 0, 0, twin);
        CALL(MPI_Comm_free, 0, 0, &twin);
    }
    CALL(MPI_Group_free, 0, 0, &some);
    CALL(MPI_Group_free, 0, 0, &all);
    CALL(MPI_Cart_create, 0, 0, W, 1, dims, periods, 0, &cart);
    CALL(MPI_Neighbor_allgather, 4 * 2, 4 * 2, out, 1, MPI_INT, in, 1, MPI_INT, cart);
    CALL(MPI_Neighbor_alltoall, 8 * 2, 8 * 2, out, 2, MPI_INT, in, 2, MPI_INT, cart);
    CALL(MPI_Ineighbor_alltoall, 8 * 2, 8 * 2, out, 2, MPI_INT, in, 2, MPI_INT, cart, &q);
    CALL(MPI_Wait, 0, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_Comm_free, 0, 0, &cart);
    CALL(MPI_Dist_graph_create_adjacent, 0, 0, W, 2, both, MPI_UNWEIGHTED, 2, both, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
         &graph);
    CALL(MPI_Neighbor_allgather, 4 * 2, 4 * 2, out, 1, MPI_INT, in, 1, MPI_INT, graph);
    CALL(MPI_Comm_free, 0, 0, &graph);
    CALL(MPI_Intercomm_create, 0, 0, half, 0, W, rank % 2 ? size - 1 - (size - 1) % 2 : size - 1 - size % 2, 99,
         &inter);
    CALL(MPI_Barrier, 0, 0, inter);
    if (size % 2 == 0) { /* as many on both sides */
        int r;
        MPI_Comm_rank(inter, &r);
        note("MPI_Comm_rank", 1, 0, 0);
        CALL(MPI_Sendrecv, 4, 4, out, 1, MPI_INT, r, 3, in, 1, MPI_INT, r, 3, inter, MPI_STATUS_IGNORE);
    }
    CALL(MPI_Intercomm_merge, 0, 0, inter, rank % 2, &merged);
    CALL(MPI_Barrier, 0, 0, merged);
    CALL(MPI_Comm_free, 0, 0, &merged);
    CALL(MPI_Comm_free, 0, 0, &inter);
    CALL(MPI_Comm_free, 0, 0, &half);
}

static void windows(void)
{
    MPI_Win w;
    int *base, value = 1, old;
    CALL(MPI_Win_allocate, 0, 0, 4096, 4, MPI_INFO_NULL, W, &base, &w);
    CALL(MPI_Win_fence, 0, 0, 0, w);
    CALL(MPI_Put, 40, 0, out, 10, MPI_INT, right, 0, 10, MPI_INT, w);
    CALL(MPI_Get, 0, 20, in, 5, MPI_INT, right, 20, 5, MPI_INT, w);
    CALL(MPI_Accumulate, 8, 0, out, 2, MPI_INT, right, 40, 2, MPI_INT, MPI_SUM, w);
    CALL(MPI_Win_fence, 0, 0, 0, w);
    CALL(MPI_Win_lock, 0, 0, MPI_LOCK_SHARED, right, 0, w);
    CALL(MPI_Fetch_and_op, 4, 4, &value, &old, MPI_INT, right, 60, MPI_SUM, w);
    CALL(MPI_Win_flush, 0, 0, right, w);
    CALL(MPI_Win_unlock, 0, 0, right, w);
    CALL(MPI_Win_free, 0, 0, &w);
}

static void types_and_files(void)
{
    MPI_Datatype vector, pair, field[2] = {MPI_INT, MPI_DOUBLE};
    MPI_Aint at[2] = {0, 8};
    int length[2] = {1, 1}, n;
    MPI_File f;
    MPI_Request q;
    MPI_Status st;
    char name[4096], text[MPI_MAX_PROCESSOR_NAME];
    CALL(MPI_Type_vector, 0, 0, 5, 2, 4, MPI_INT, &vector);
    CALL(MPI_Type_commit, 0, 0, &vector);
    CALL(MPI_Sendrecv, 80, 80, out, 2, vector, right, 1, in, 2, vector, left, 1, W, MPI_STATUS_IGNORE);
    CALL(MPI_Type_free, 0, 0, &vector);
    CALL(MPI_Type_contiguous, 0, 0, 7, MPI_INT, &vector); /* the handle may come back with another size */
    CALL(MPI_Type_commit, 0, 0, &vector);
    CALL(MPI_Sendrecv, 28, 28, out, 1, vector, right, 1, in, 1, vector, left, 1, W, MPI_STATUS_IGNORE);
    CALL(MPI_Type_free, 0, 0, &vector);
    CALL(MPI_Type_create_struct, 0, 0, 2, length, at, field, &pair);
    CALL(MPI_Type_free, 0, 0, &pair);
    snprintf(name, sizeof name, "%s.data", getenv("EXPECT"));
    CALL(MPI_File_open, 0, 0, W, name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &f);
    CALL(MPI_File_write_at, 400, 0, f, rank * 400, out, 100, MPI_INT, MPI_STATUS_IGNORE);
    CALL(MPI_File_sync, 0, 0, f);
    CALL(MPI_Barrier, 0, 0, W);
    CALL(MPI_File_read_at_all, 400, 0, f, left * 400, in, 100, MPI_INT, &st);
    CALL(MPI_File_read_at, 0, 0, f, size * 400, in, 100, MPI_INT, MPI_STATUS_IGNORE); /* behind the end */
    CALL(MPI_File_iwrite_at, 0, 0, f, rank * 400, out, 50, MPI_INT, &q);
    CALL(MPI_Wait, 200, 0, &q, MPI_STATUS_IGNORE);
    CALL(MPI_File_close, 0, 0, &f);
    CALL(MPI_Get_processor_name, 0, 0, text, &n);
    CALL(MPI_Pcontrol, 0, 0, 1);
}

static void *thread(void *arg)
{
    MPI_Comm c = *(MPI_Comm *)arg;
    int i, a = 0, b = 0;
    MPI_Request q;
    for (i = 0; i < 200; i++) {
        CALL(MPI_Irecv, 0, 0, &a, 1, MPI_INT, left, 1, c, &q);
        CALL(MPI_Send, 4, 0, &b, 1, MPI_INT, right, 1, c);
        CALL(MPI_Wait, 0, 4, &q, MPI_STATUS_IGNORE);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int provided, i, code;
    char name[4096];
    FILE *books;
    CALL(MPI_Init_thread, 0, 0, &argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CALL(MPI_Comm_rank, 0, 0, W, &rank);
    CALL(MPI_Comm_size, 0, 0, W, &size);
    left = (rank + size - 1) % size;
    right = (rank + 1) % size;
    point_to_point();
    collectives(W);
    communicators();
    windows();
    types_and_files();
    if (provided == MPI_THREAD_MULTIPLE) {
        pthread_t t[3];
        MPI_Comm c[3];
        for (i = 0; i < 3; i++) {
            CALL(MPI_Comm_dup, 0, 0, W, &c[i]);
            pthread_create(&t[i], NULL, thread, &c[i]);
        }
        for (i = 0; i < 3; i++) {
            pthread_join(t[i], NULL);
            CALL(MPI_Comm_free, 0, 0, &c[i]);
        }
    }
    note("MPI_Comm_set_errhandler", 1, 0, 0);
    MPI_Comm_set_errhandler(W, MPI_ERRORS_RETURN);
    note("MPI_Send", 1, 4, 0); /* counted, and an error */
    code = MPI_Send(out, 1, MPI_INT, size + 7, 1, W);
    if (code == MPI_SUCCESS)
        abort();
    CALL(MPI_Finalize, 0, 0);
    snprintf(name, sizeof name, "%s.%d", getenv("EXPECT"), rank);
    books = fopen(name, "w");
    for (i = 0; books && entries[i].name; i++)
        if (!strncmp(entries[i].name, "MPI_", 4))
            fprintf(books, "%s %ld %ld\n", entries[i].name, entries[i].calls, entries[i].sent + entries[i].received);
    return books && fclose(books) == 0 ? 0 : 1;
}
