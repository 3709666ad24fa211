/* suite.c - the real oneCCL on CPUs: suite RANK SIZE FILE; what is called, with what and how it went is in $CALL_LOG.
 * Also one of the group.
 *
 * Ranks are processes; rank 0 leaves the unique id in FILE. Built plain, or with -DEMBED and trace.h in it. Sends and
 * receives are not here: without a GPU this library crashes in them. */
#include <oneapi/ccl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_CCL
#define TRACE_ITT
#include "trace.h"
#endif

static FILE *books;
static int wrong;
/* The call, its fields as trace-print shows them ("name=value", parted by ;), and the result's name. */
#define DO(call, name, ...) \
    do { \
        int r_ = call; \
        fprintf(books, "%s;", name); \
        fprintf(books, __VA_ARGS__); \
        fprintf(books, "result=%s\n", r_ ? "?" : "onecclSuccess"); \
        wrong += r_ != 0; \
    } while (0)
#define EXPECT(x) wrong += !(x)

static onecclUniqueId agree(int rank, const char *file)
{
    onecclUniqueId id;
    char part[4096];
    FILE *f = NULL;
    memset(&id, 0, sizeof id);
    snprintf(part, sizeof part, "%s.part", file);
    if (rank == 0) {
        DO(onecclGetUniqueId(&id), "onecclGetUniqueId", "%s", "");
        f = fopen(part, "w");
        if (!f || fwrite(&id, sizeof id, 1, f) != 1 || fclose(f) || rename(part, file))
            exit(1);
        return id;
    }
    while (!(f = fopen(file, "r")))
        usleep(1000);
    if (fread(&id, sizeof id, 1, f) != 1)
        exit(1);
    fclose(f);
    return id;
}

int main(int argc, char **argv)
{
    static float a[4096], b[8192];
    static double d[64];
    int rank = atoi(argv[1]), n = atoi(argv[2]), version, i, count = 0, me = -1;
    onecclComm_t comm = NULL, half = NULL;
    onecclUniqueId id;
    (void)argc;
    books = fopen(getenv("CALL_LOG"), "w");
    if (!books)
        return 1;
    for (i = 0; i < 4096; i++)
        a[i] = (float)(rank + 1);
    DO(onecclGetVersion(&version), "onecclGetVersion", "version=%d;", version);
    id = agree(rank, argv[3]);
    DO(onecclCommInitRank(&comm, (size_t)n, id, rank), "onecclCommInitRank", "nranks=%d;rank=%d;", n, rank);
    if (!comm)
        return 1;
#define COMM "comm=%p;comm_size=%d;stream=0x0;datatype=onecclFloat32;sendbuff=%p;recvbuff=%p;"
#define COMM_IS (void *)comm, n, (void *)a, (void *)b
    DO(onecclCommCount(comm, &count), "onecclCommCount", "comm=%p;size=%d;", (void *)comm, count);
    DO(onecclCommUserRank(comm, &me), "onecclCommUserRank", "comm=%p;rank=%d;", (void *)comm, me);
    EXPECT(count == n && me == rank);
    for (i = 0; i < 3; i++)
        DO(onecclAllReduce(a, b, 1000, onecclFloat, onecclSum, comm, NULL), "onecclAllReduce",
           COMM "seq=%d;count=1000;reduction_op=onecclSum;bytes_sent=4000;bytes_recv=4000;", COMM_IS, i);
    EXPECT(b[999] == (float)n * (float)(n + 1) / 2);
    DO(onecclAllGather(a, b, 100, onecclFloat, comm, NULL), "onecclAllGather",
       COMM "seq=3;sendcount=100;bytes_sent=400;bytes_recv=%d;", COMM_IS, 400 * n);
    EXPECT(b[100] == 2);
    DO(onecclReduceScatter(a, b, 50, onecclFloat, onecclMax, comm, NULL), "onecclReduceScatter",
       COMM "seq=4;recvcount=50;redop=onecclMax;bytes_sent=%d;bytes_recv=200;", COMM_IS, 200 * n);
    DO(onecclBroadcast(a, b, 70, onecclFloat, 1, comm, NULL), "onecclBroadcast",
       COMM "seq=5;count=70;root=1;bytes_sent=%d;bytes_recv=%d;", COMM_IS, rank == 1 ? 280 : 0, rank == 1 ? 0 : 280);
    EXPECT(b[69] == 2);
    DO(onecclReduce(a, b, 80, onecclFloat, onecclSum, 0, comm, NULL), "onecclReduce",
       COMM "seq=6;count=80;root=0;bytes_sent=320;bytes_recv=%d;", COMM_IS, rank ? 0 : 320);
    DO(onecclAllToAll(a, b, 90, onecclFloat, comm, NULL), "onecclAllToAll",
       COMM "seq=7;count=90;bytes_sent=%d;bytes_recv=%d;", COMM_IS, 360 * n, 360 * n);
    DO(onecclCommSplit(comm, 3, rank, &half, NULL), "onecclCommSplit", "comm=%p;color=3;key=%d;newcomm=%p;",
       (void *)comm, rank, (void *)half);
    DO(onecclAllReduce(d, d, 64, onecclDouble, onecclMin, half, NULL), "onecclAllReduce",
       "comm=%p;seq=0;datatype=onecclFloat64;count=64;bytes_sent=512;", (void *)half);
    DO(onecclGroupStart(), "onecclGroupStart", "%s", "");
    DO(onecclAllReduce(a, b, 1, onecclInt, onecclSum, comm, NULL), "onecclAllReduce",
       "comm=%p;seq=8;datatype=onecclInt32;bytes_sent=4;", (void *)comm);
    DO(onecclAllReduce(a, b, 2, onecclInt8, onecclSum, half, NULL), "onecclAllReduce",
       "comm=%p;seq=1;datatype=onecclInt8;bytes_sent=2;", (void *)half);
    DO(onecclGroupEnd(), "onecclGroupEnd", "%s", "");
    DO(onecclCommFinalize(comm), "onecclCommFinalize", "comm=%p;", (void *)comm);
    DO(onecclCommDestroy(half), "onecclCommDestroy", "comm=%p;", (void *)half);
    DO(onecclCommDestroy(comm), "onecclCommDestroy", "comm=%p;", (void *)comm);
    fclose(books);
    if (wrong)
        fprintf(stderr, "%d things went wrong\n", wrong);
    return wrong != 0;
}
