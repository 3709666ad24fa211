/* suite.c - the real NCCL without a GPU: what can be called is, and $CALL_LOG says with what and how it went. Also one
 * of the group.
 *
 * Built plain, or with -DEMBED and trace.h in it. */
#include <nccl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_NCCL
#include "trace.h"
#endif

static FILE *books;
/* The call, its fields as trace-print shows them ("name=value", parted by ;), and the result's name. */
#define DO(call, name, fields) \
    do { \
        ncclResult_t r_ = call; \
        fprintf(books, "%s;%sresult=%s\n", name, fields, names[r_]); \
    } while (0)

int main(void)
{
    static const char *const names[] = {"ncclSuccess",       "ncclUnhandledCudaError", "ncclSystemError",
                                        "ncclInternalError", "ncclInvalidArgument",    "ncclInvalidUsage",
                                        "ncclRemoteError",   "ncclInProgress",         "ncclTimeout"};
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    ncclUniqueId id;
    ncclComm_t comm = NULL, two[2];
    ncclRedOp_t op = ncclSum;
    ncclResult_t error;
    void *send = (void *)0x10, *receive = (void *)0x20;
    int devices[2] = {0, 1}, version = 0, n = 0;
    char text[256];
    books = fopen(getenv("CALL_LOG"), "w");
    if (!books || setvbuf(books, NULL, _IONBF, 0))
        return 1;
    DO(ncclGetVersion(&version), "ncclGetVersion", "");
    memset(&id, 0, sizeof id);
    DO(ncclGetUniqueId(&id), "ncclGetUniqueId", "");
    fprintf(books, "ncclGetErrorString;result=%s\n", ncclGetErrorString(ncclInvalidUsage));
    DO(ncclCommInitRank(&comm, 2, id, 1), "ncclCommInitRank", "nranks=2;rank=1;comm_id=0;");
    config.commName = "blue";
    config.minCTAs = 3;
    DO(ncclCommInitRankConfig(&comm, 2, id, 0, &config), "ncclCommInitRankConfig",
       "nranks=2;rank=0;config.commName=blue;config.minCTAs=3;");
    DO(ncclCommInitRankScalable(&comm, 4, 3, 1, &id, &config), "ncclCommInitRankScalable",
       "nranks=4;myrank=3;nId=1;config.commName=blue;");
    DO(ncclCommInitAll(two, 2, devices), "ncclCommInitAll", "ndev=2;devlist=[0, 1];");
    DO(ncclCommCount(NULL, &n), "ncclCommCount", "comm=0x0;");
    DO(ncclCommUserRank(NULL, &n), "ncclCommUserRank", "comm=0x0;");
    DO(ncclCommCuDevice(NULL, &n), "ncclCommCuDevice", "comm=0x0;");
    DO(ncclCommGetAsyncError(NULL, &error), "ncclCommGetAsyncError", "comm=0x0;");
    DO(ncclRedOpCreatePreMulSum(&op, send, ncclFloat, ncclScalarDevice, NULL), "ncclRedOpCreatePreMulSum",
       "datatype=ncclFloat32;residence=ncclScalarDevice;");
    DO(ncclRedOpDestroy(ncclMax, NULL), "ncclRedOpDestroy", "op=ncclMax;");
#define MOVE(call, name, fields) \
    sprintf(text, "%sdatatype=%s;comm=0x0;stream=0x0;comm_id=0;comm_size=0;", fields, "ncclFloat32"); \
    DO(call, name, text)
    MOVE(ncclAllReduce(send, receive, 100, ncclFloat, ncclMin, NULL, NULL), "ncclAllReduce",
         "sendbuff=0x10;recvbuff=0x20;count=100;op=ncclMin;bytes_sent=400;bytes_recv=400;");
    MOVE(ncclBroadcast(send, receive, 101, ncclFloat, 1, NULL, NULL), "ncclBroadcast",
         "sendbuff=0x10;recvbuff=0x20;count=101;root=1;");
    DO(ncclBcast(send, 102, ncclFloat, 1, NULL, NULL), "ncclBcast",
       "buff=0x10;count=102;root=1;datatype=ncclFloat32;comm=0x0;");
    MOVE(ncclReduce(send, receive, 103, ncclFloat, ncclProd, 1, NULL, NULL), "ncclReduce",
         "count=103;root=1;op=ncclProd;bytes_sent=412;");
    MOVE(ncclAllGather(send, receive, 104, ncclFloat, NULL, NULL), "ncclAllGather", "sendcount=104;bytes_sent=416;");
    MOVE(ncclReduceScatter(send, receive, 105, ncclFloat, ncclSum, NULL, NULL), "ncclReduceScatter",
         "recvcount=105;op=ncclSum;bytes_recv=420;");
    MOVE(ncclAlltoAll(send, receive, 106, ncclFloat, NULL, NULL), "ncclAlltoAll", "count=106;");
    MOVE(ncclGather(send, receive, 107, ncclFloat, 0, NULL, NULL), "ncclGather", "count=107;root=0;");
    MOVE(ncclScatter(send, receive, 108, ncclFloat, 0, NULL, NULL), "ncclScatter", "count=108;root=0;");
    MOVE(ncclSend(send, 109, ncclFloat, 1, NULL, NULL), "ncclSend", "count=109;peer=1;bytes_sent=436;");
    MOVE(ncclRecv(receive, 110, ncclFloat, 1, NULL, NULL), "ncclRecv", "count=110;peer=1;bytes_recv=440;");
    DO(ncclCommDestroy(NULL), "ncclCommDestroy", "comm=0x0;");
    DO(ncclCommAbort(NULL), "ncclCommAbort", "comm=0x0;");
    DO(ncclGroupStart(), "ncclGroupStart", "");
    MOVE(ncclAllReduce(send, receive, 7, ncclFloat, ncclMin, NULL, NULL), "ncclAllReduce", "count=7;");
    DO(ncclGroupEnd(), "ncclGroupEnd", "");
    fclose(books);
    return 0;
}
