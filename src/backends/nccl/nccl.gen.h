/* Generated: trace-gen emit --rules nccl.rules --part calls nccl-2.32.3.model nccl-2.28.9.model
 * Change the rules, not this file. */
#define trace__nccl_loaded(X) X("/libnccl.so") X("/librccl.so")
#define trace__nccl_open(X) X("libnccl.so.2") X("librccl.so.1")
#define trace__nccl_absent 2 /* what a caller gets of a function that no library has */
#define trace__nccl_symbol(name) name
#define trace__nccl_static 0
#define trace__nccl_declare_linked(id, name) extern void id##_linked(void) __asm__("p" name "") __attribute__((weak));
#define trace__nccl_linked(id) id##_linked
#define trace__nccl_layered 0
#define trace__nccl_shown TRACE__WRAPPER
#define trace__nccl_source_id TRACE_SOURCE_NCCL
#define trace__nccl_model NULL
#define trace__nccl_read NULL
#define trace__nccl_first NULL
#define trace__nccl_error NULL
#ifndef TRACE__BYTES128
#define TRACE__BYTES128
typedef struct trace__bytes128 { uint32_t b[32]; } trace__bytes128;
#endif
#define trace__nccl_links NULL

static const trace__script trace__nccl_enums[] = {
    {"ncclCommMemStat_t", 0, "ncclStatGpuMemSuspend=0 ncclStatGpuMemSuspended ncclStatGpuMemPersist ncclStatGpuMemTotal"},
    {"ncclDataType_t", 0, "ncclInt8=0 ncclUint8 ncclInt32 ncclUint32 ncclInt64 ncclUint64 ncclFloat16 ncclFloat32 ncclFloat64 ncclBfloat16 "
        "ncclFloat8e4m3 ncclFloat8e5m2 ncclNumTypes"},
    {"ncclRedOp_t", 0, "ncclSum=0 ncclProd ncclMax ncclMin ncclAvg ncclNumOps ncclMaxRedOp=2147483647"},
    {"ncclResult_t", 0, "ncclSuccess!=0 ncclUnhandledCudaError ncclSystemError ncclInternalError ncclInvalidArgument ncclInvalidUsage "
        "ncclRemoteError ncclInProgress! ncclTimeout ncclNumResults"},
    {"ncclScalarResidence_t", 0, "ncclScalarDevice=0 ncclScalarHostImmediate"},
    {0, 0, 0},
};
#define trace__nccl_derived NULL
TRACE__LIBRARY(trace__nccl, "NCCL")

/*: ncclAllGather: sendbuff:ptr recvbuff:ptr sendcount:u64 datatype:i32@ncclDataType_t comm:handle */
/*:     stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 6, 5, 1, int, trace__nccl_ncclAllGather, "ncclAllGather",
    (const void *sendbuff, void *recvbuff, uint64_t sendcount, int datatype, void *comm, void *stream),
    (sendbuff, recvbuff, sendcount, datatype, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)sendcount, (uint64_t)datatype,
    (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[7] = (uint64_t)(c->id);
        trace__v.at[8] = (uint64_t)(c->size);
        trace__v.at[9] = (uint64_t)(trace__comm_next(c));
        trace__v.at[10] = (uint64_t)(trace__comm_bytes(sendcount, datatype));
        trace__v.at[11] = (uint64_t)(trace__comm_bytes(sendcount, datatype) * c->size);
    ), (),
    84, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(sendcount) TRACE__GIVEN32(datatype)
        TRACE__GIVEN64(comm) TRACE__GIVEN64(stream) TRACE__GIVEN64(trace__v.at[7]) /* comm_id */
        TRACE__GIVEN32(trace__v.at[8]) /* comm_size */ TRACE__GIVEN64(trace__v.at[9]) /* seq */
        TRACE__GIVEN64(trace__v.at[10]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[11]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6)),
    "\5\13\1X\14 \10\6 Lsendbuff\0Lrecvbuff\0Gsendcount\0\6@datatype\0\1Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0"
    "B\0\7\204\6recv\0B\0\6Aresult\0\3c\13P\0A\14\0B\1\10\2\20\3\30\4\34\5$\7,\0104\118\12@\13H\0AP\0Ca\4\6\0E")

TRACE__HOOK(trace__nccl_ncclAllGatherConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t sendcount = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[4];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_bytes(sendcount, datatype));
    trace__v[12] = (uint64_t)(trace__comm_bytes(sendcount, datatype) * c->size);
}

/*: ncclAllReduce: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t comm:handle */
/*:     stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 7, 5, 1, int, trace__nccl_ncclAllReduce, "ncclAllReduce",
    (const void *sendbuff, void *recvbuff, uint64_t count, int datatype, int op, void *comm, void *stream),
    (sendbuff, recvbuff, count, datatype, op, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[8] = (uint64_t)(c->id);
        trace__v.at[9] = (uint64_t)(c->size);
        trace__v.at[10] = (uint64_t)(trace__comm_next(c));
        trace__v.at[11] = (uint64_t)(trace__comm_bytes(count, datatype));
        trace__v.at[12] = (uint64_t)(trace__comm_bytes(count, datatype));
    ), (),
    88, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype)
        TRACE__GIVEN32(op) TRACE__GIVEN64(comm) TRACE__GIVEN64(stream)
        TRACE__GIVEN64(trace__v.at[8]) /* comm_id */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[10]) /* seq */ TRACE__GIVEN64(trace__v.at[11]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1\6@op\0\2Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203byt"
    "es_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

TRACE__HOOK(trace__nccl_ncclAllReduceConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[9] = (uint64_t)(c->id);
    trace__v[10] = (uint64_t)(c->size);
    trace__v[11] = (uint64_t)(trace__comm_next(c));
    trace__v[12] = (uint64_t)(trace__comm_bytes(count, datatype));
    trace__v[13] = (uint64_t)(trace__comm_bytes(count, datatype));
}

/*: ncclAlltoAll: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t comm:handle stream:handle/REQUEST */
/*:     ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B */
/*:     bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 6, 5, 1, int, trace__nccl_ncclAlltoAll, "ncclAlltoAll",
    (const void *sendbuff, void *recvbuff, uint64_t count, int datatype, void *comm, void *stream),
    (sendbuff, recvbuff, count, datatype, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uintptr_t)comm,
    (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[7] = (uint64_t)(c->id);
        trace__v.at[8] = (uint64_t)(c->size);
        trace__v.at[9] = (uint64_t)(trace__comm_next(c));
        trace__v.at[10] = (uint64_t)(trace__comm_bytes(count, datatype) * c->size);
        trace__v.at[11] = (uint64_t)(trace__comm_bytes(count, datatype) * c->size);
    ), (),
    84, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype)
        TRACE__GIVEN64(comm) TRACE__GIVEN64(stream) TRACE__GIVEN64(trace__v.at[7]) /* comm_id */
        TRACE__GIVEN32(trace__v.at[8]) /* comm_size */ TRACE__GIVEN64(trace__v.at[9]) /* seq */
        TRACE__GIVEN64(trace__v.at[10]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[11]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6)),
    "\5\13\1X\14 \10\6 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7"
    "\204\6recv\0B\0\6Aresult\0\3c\13P\0A\14\0B\1\10\2\20\3\30\4\34\5$\7,\0104\118\12@\13H\0AP\0Ca\4\6\0E")

TRACE__HOOK(trace__nccl_ncclAlltoAllConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[4];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_bytes(count, datatype) * c->size);
    trace__v[12] = (uint64_t)(trace__comm_bytes(count, datatype) * c->size);
}

/*: ncclBroadcast: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle */
/*:     stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 7, 5, 1, int, trace__nccl_ncclBroadcast, "ncclBroadcast",
    (const void *sendbuff, void *recvbuff, uint64_t count, int datatype, int32_t root, void *comm, void *stream),
    (sendbuff, recvbuff, count, datatype, root, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[8] = (uint64_t)(c->id);
        trace__v.at[9] = (uint64_t)(c->size);
        trace__v.at[10] = (uint64_t)(trace__comm_next(c));
        trace__v.at[11] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) : 0);
        trace__v.at[12] = (uint64_t)(trace__comm_is_root(c, root) ? 0 : trace__comm_bytes(count, datatype));
    ), (),
    88, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype)
        TRACE__GIVEN32(root) TRACE__GIVEN64(comm) TRACE__GIVEN64(stream)
        TRACE__GIVEN64(trace__v.at[8]) /* comm_id */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[10]) /* seq */ TRACE__GIVEN64(trace__v.at[11]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes"
    "_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

TRACE__HOOK(trace__nccl_ncclBroadcastConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[4];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[9] = (uint64_t)(c->id);
    trace__v[10] = (uint64_t)(c->size);
    trace__v[11] = (uint64_t)(trace__comm_next(c));
    trace__v[12] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) : 0);
    trace__v[13] = (uint64_t)(trace__comm_is_root(c, root) ? 0 : trace__comm_bytes(count, datatype));
}

TRACE__HOOK(trace__nccl_ncclCommAbort_before)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    trace__comm_gone(&trace__nccl_comms, comm);
}

TRACE__HOOK(trace__nccl_ncclCommGrow_after)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int32_t nRanks = (int32_t)trace__v[1];
    TRACE__HOOK_VALUE const void *const uniqueId = (const void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int32_t rank = (int32_t)trace__v[3];
    TRACE__HOOK_VALUE void *const newcomm = (void *)(uintptr_t)trace__v[4];
    TRACE__HOOK_VALUE const int result = (int)trace__v[6];
    trace__v[7] = (uint64_t)(trace__nccl_grow(newcomm, result, comm, uniqueId, rank, nRanks));
}

TRACE__HOOK(trace__nccl_ncclCommInitAll_after)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int32_t ndev = (int32_t)trace__v[1];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__v[4] = (uint64_t)(trace__nccl_new_all(comm, result, ndev));
}

/*: ncclCommInitRank: comm nranks:i32 commId:copy{ncclUniqueId} rank:i32 ; comm_id -> *comm:handle comm_id:u64/COMM */
/*:     return:status@ncclResult_t */
TRACE__CALL_HOOKED(trace__nccl, 4, 1, int, trace__nccl_ncclCommInitRank, "ncclCommInitRank", (void *comm, int32_t nranks, trace__bytes128 commId,
    int32_t rank), (comm, nranks, commId, rank), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId), (uint64_t)rank), 1, (), (), (),
    (trace__v[5] = (uint64_t)(trace__comm_new(&trace__nccl_comms, comm, result, trace__comm_hash(&commId, 128, 0), rank, nranks));), (),
    "\5\3\3\226\2\348\30\4 Fnranks\0PcommId.internal\0Frank\0Mcomm\0\7\10\4_id\0\6Aresult\0\3a\4\1\0Eh\1\2\0F\10\0I\1\1\0C\200\0C\200\0Ka\4\3\0Eb\10\0"
    "A\2\0Dc\2\14\0A\2\5\0A\4\10\0G")

/*: ncclCommInitRankConfig: comm nranks:i32 commId:copy{ncclUniqueId} rank:i32 config:{ncclConfig_v23100} ; comm_id */
/*:     -> *comm:handle comm_id:u64/COMM return:status@ncclResult_t */
TRACE__CALL_HOOKED(trace__nccl, 5, 1, int, trace__nccl_ncclCommInitRankConfig, "ncclCommInitRankConfig", (void *comm, int32_t nranks,
    trace__bytes128 commId, int32_t rank, void *config), (comm, nranks, commId, rank, config), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId),
    (uint64_t)rank, (uintptr_t)config), 1, (), (), (),
    (trace__v[6] = (uint64_t)(trace__comm_new(&trace__nccl_comms, comm, result, trace__comm_hash(&commId, 128, 0), rank, nranks));), (),
    "\5\35\3\212\7\34\260\2\30\5 Fnranks\0PcommId.internal\0Frank\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7minCTAs\0F\10a"
    "xCTAs\0N\7netName\0F\7splitShare\0F\7trafficClass\0N\7commName\0F\11llnetEnable\0F\7CTAPolicy\0F\7shrinkShare\0F\7nvlsCTAs\0F\10ChannelsPerNet"
    "Peer\0F\10vlinkCentricSched\0F\7graphUsageMode\0F\7numRmaCtx\0F\7maxP2pPeers\0F\7graphStreamOrdering\0F\7launchOrderImplicit\0F\7numRmaSig\0F\7"
    "rmaEagerInit\0F\7hostCftMode\0F\7nvlsHostMode\0Mcomm\0\7\10\4_id\0\6Aresult\0\3a\4\1\0Eh\1\2\0F\10\0I\1\1\0C\200\0C\200\0Kc\2\14\0A\2\3\0A\4\4\0"
    "Gd\10\4\0I\1\0K\10\0C\10\0Kd\4\4\0A\14\0G\1\0K \0C\24\0Kf\10\4\0A \0G\1\0K(\0Od\4\4\0A(\0G\1\0K0\0C\10\0Kf\10\4\0A0\0G\1\0K8\0Od\4\4\0A8\0G\1\0"
    "Kt\0C<\0Kb\10\0A\2\0Dc\2\14\0A\2\6\0A\5\10\0G")

TRACE__HOOK(trace__nccl_ncclCommInitRankScalable_after)
{
    TRACE__HOOK_VALUE void *const newcomm = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int32_t nranks = (int32_t)trace__v[1];
    TRACE__HOOK_VALUE const int32_t myrank = (int32_t)trace__v[2];
    TRACE__HOOK_VALUE void *const commIds = (void *)(uintptr_t)trace__v[4];
    TRACE__HOOK_VALUE const int result = (int)trace__v[6];
    trace__v[7] = (uint64_t)(trace__comm_new(&trace__nccl_comms, newcomm, result, trace__comm_hash(commIds, 128, 0), myrank, nranks));
}

TRACE__HOOK(trace__nccl_ncclCommShrink_after)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const excludeRanksList = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const int32_t excludeRanksCount = (int32_t)trace__v[2];
    TRACE__HOOK_VALUE void *const newcomm = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[6];
    trace__v[7] = (uint64_t)(trace__nccl_shrink(newcomm, result, comm, excludeRanksList, excludeRanksCount));
}

TRACE__HOOK(trace__nccl_ncclCommSplit_after)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int32_t color = (int32_t)trace__v[1];
    TRACE__HOOK_VALUE void *const newcomm = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[5];
    trace__v[6] = (uint64_t)(trace__nccl_split(newcomm, result, comm, color));
}

/*: ncclGather: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle */
/*:     stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 7, 5, 1, int, trace__nccl_ncclGather, "ncclGather",
    (const void *sendbuff, void *recvbuff, uint64_t count, int datatype, int32_t root, void *comm, void *stream),
    (sendbuff, recvbuff, count, datatype, root, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[8] = (uint64_t)(c->id);
        trace__v.at[9] = (uint64_t)(c->size);
        trace__v.at[10] = (uint64_t)(trace__comm_next(c));
        trace__v.at[11] = (uint64_t)(trace__comm_bytes(count, datatype));
        trace__v.at[12] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) * c->size : 0);
    ), (),
    88, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype)
        TRACE__GIVEN32(root) TRACE__GIVEN64(comm) TRACE__GIVEN64(stream)
        TRACE__GIVEN64(trace__v.at[8]) /* comm_id */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[10]) /* seq */ TRACE__GIVEN64(trace__v.at[11]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes"
    "_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

TRACE__HOOK(trace__nccl_ncclGatherConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[4];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[9] = (uint64_t)(c->id);
    trace__v[10] = (uint64_t)(c->size);
    trace__v[11] = (uint64_t)(trace__comm_next(c));
    trace__v[12] = (uint64_t)(trace__comm_bytes(count, datatype));
    trace__v[13] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) * c->size : 0);
}

/*: ncclGroupEnd: () -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 0, 0, 1, int, trace__nccl_ncclGroupEnd, "ncclGroupEnd",
    (void),
    (), (0), (
    ), (
        trace__comm_settle(&trace__nccl_comms, result);
),
    4, !trace__r,
    (),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(0)),
    "\5\0\1\10\14\0\10\0\6Aresult\0\3a\4\0F")

/*: ncclGroupStart: () -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 0, 0, 1, int, trace__nccl_ncclGroupStart, "ncclGroupStart",
    (void),
    (), (0), (
        trace__comm_group(&trace__nccl_comms, 1);
    ), (),
    4, !trace__r,
    (),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(0)),
    "\5\0\1\10\14\0\10\0\6Aresult\0\3a\4\0F")

TRACE__HOOK(trace__nccl_ncclPutSignal_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[1];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[2];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[9];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__v[12] = (uint64_t)(c->id);
    trace__v[13] = (uint64_t)(c->size);
    trace__v[14] = (uint64_t)(trace__comm_bytes(count, datatype));
}

/*: ncclRecv: recvbuff:ptr count:u64 datatype:i32@ncclDataType_t peer:i32 comm:handle stream:handle/REQUEST ; */
/*:     comm_id:u64/COMM comm_size:u32/COMM_SIZE bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 6, 3, 1, int, trace__nccl_ncclRecv, "ncclRecv",
    (void *recvbuff, uint64_t count, int datatype, int32_t peer, void *comm, void *stream),
    (recvbuff, count, datatype, peer, comm, stream), ((uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)comm,
    (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, NULL, recvbuff);
        trace__v.at[7] = (uint64_t)(c->id);
        trace__v.at[8] = (uint64_t)(c->size);
        trace__v.at[9] = (uint64_t)(trace__comm_bytes(count, datatype));
    ), (),
    64, !trace__r,
    (/* begin */ TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype) TRACE__GIVEN32(peer)
        TRACE__GIVEN64(comm) TRACE__GIVEN64(stream) TRACE__GIVEN64(trace__v.at[7]) /* comm_id */
        TRACE__GIVEN32(trace__v.at[8]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[9]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6)),
    "\5\11\1D\14 \10\6 Lrecvbuff\0Gcount\0\6@datatype\0\1Fpeer\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\204bytes_recv\0B\0\6Aresult\0\3c"
    "\11<\0A\12\0B\1\10\2\20\3\24\4\30\5 \7(\0100\0114\0A<\0Ga\4\6\0E")

/*: ncclReduce: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t root:i32 */
/*:     comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 8, 5, 1, int, trace__nccl_ncclReduce, "ncclReduce",
    (const void *sendbuff, void *recvbuff, uint64_t count, int datatype, int op, int32_t root, void *comm, void *stream),
    (sendbuff, recvbuff, count, datatype, op, root, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)op, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[9] = (uint64_t)(c->id);
        trace__v.at[10] = (uint64_t)(c->size);
        trace__v.at[11] = (uint64_t)(trace__comm_next(c));
        trace__v.at[12] = (uint64_t)(trace__comm_bytes(count, datatype));
        trace__v.at[13] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) : 0);
    ), (),
    92, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype)
        TRACE__GIVEN32(op) TRACE__GIVEN32(root) TRACE__GIVEN64(comm) TRACE__GIVEN64(stream)
        TRACE__GIVEN64(trace__v.at[9]) /* comm_id */
        TRACE__GIVEN32(trace__v.at[10]) /* comm_size */ TRACE__GIVEN64(trace__v.at[11]) /* seq */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[13]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(8)),
    "\5\15\1`\14(\10\10 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1\6@op\0\2Froot\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203b"
    "ytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\15X\0A\16\0B\1\10\2\20\3\30\4\34\5 \6$\7,\0114\12<\13@\14H\15P\0AX\0Ga\4\10\0E")

TRACE__HOOK(trace__nccl_ncclReduceConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[5];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[6];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[10] = (uint64_t)(c->id);
    trace__v[11] = (uint64_t)(c->size);
    trace__v[12] = (uint64_t)(trace__comm_next(c));
    trace__v[13] = (uint64_t)(trace__comm_bytes(count, datatype));
    trace__v[14] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) : 0);
}

/*: ncclReduceScatter: sendbuff:ptr recvbuff:ptr recvcount:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t */
/*:     comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 7, 5, 1, int, trace__nccl_ncclReduceScatter, "ncclReduceScatter",
    (const void *sendbuff, void *recvbuff, uint64_t recvcount, int datatype, int op, void *comm, void *stream),
    (sendbuff, recvbuff, recvcount, datatype, op, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)recvcount, (uint64_t)datatype,
    (uint64_t)op, (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[8] = (uint64_t)(c->id);
        trace__v.at[9] = (uint64_t)(c->size);
        trace__v.at[10] = (uint64_t)(trace__comm_next(c));
        trace__v.at[11] = (uint64_t)(trace__comm_bytes(recvcount, datatype) * c->size);
        trace__v.at[12] = (uint64_t)(trace__comm_bytes(recvcount, datatype));
    ), (),
    88, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(recvcount) TRACE__GIVEN32(datatype)
        TRACE__GIVEN32(op) TRACE__GIVEN64(comm) TRACE__GIVEN64(stream)
        TRACE__GIVEN64(trace__v.at[8]) /* comm_id */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[10]) /* seq */ TRACE__GIVEN64(trace__v.at[11]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0G\4count\0\6@datatype\0\1\6@op\0\2Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203b"
    "ytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

TRACE__HOOK(trace__nccl_ncclReduceScatterConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t recvcount = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[9] = (uint64_t)(c->id);
    trace__v[10] = (uint64_t)(c->size);
    trace__v[11] = (uint64_t)(trace__comm_next(c));
    trace__v[12] = (uint64_t)(trace__comm_bytes(recvcount, datatype) * c->size);
    trace__v[13] = (uint64_t)(trace__comm_bytes(recvcount, datatype));
}

/*: ncclScatter: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle */
/*:     stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 7, 5, 1, int, trace__nccl_ncclScatter, "ncclScatter",
    (const void *sendbuff, void *recvbuff, uint64_t count, int datatype, int32_t root, void *comm, void *stream),
    (sendbuff, recvbuff, count, datatype, root, comm, stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, recvbuff);
        trace__v.at[8] = (uint64_t)(c->id);
        trace__v.at[9] = (uint64_t)(c->size);
        trace__v.at[10] = (uint64_t)(trace__comm_next(c));
        trace__v.at[11] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) * c->size : 0);
        trace__v.at[12] = (uint64_t)(trace__comm_bytes(count, datatype));
    ), (),
    88, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(recvbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype)
        TRACE__GIVEN32(root) TRACE__GIVEN64(comm) TRACE__GIVEN64(stream)
        TRACE__GIVEN64(trace__v.at[8]) /* comm_id */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[10]) /* seq */ TRACE__GIVEN64(trace__v.at[11]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes"
    "_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

TRACE__HOOK(trace__nccl_ncclScatterConfig_before)
{
    TRACE__HOOK_VALUE const void *const sendbuff = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const recvbuff = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[4];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__nccl_expect(c, sendbuff, recvbuff);
    trace__v[9] = (uint64_t)(c->id);
    trace__v[10] = (uint64_t)(c->size);
    trace__v[11] = (uint64_t)(trace__comm_next(c));
    trace__v[12] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) * c->size : 0);
    trace__v[13] = (uint64_t)(trace__comm_bytes(count, datatype));
}

/*: ncclSend: sendbuff:ptr count:u64 datatype:i32@ncclDataType_t peer:i32 comm:handle stream:handle/REQUEST ; */
/*:     comm_id:u64/COMM comm_size:u32/COMM_SIZE bytes_sent:u64/BYTES_SENT/B -> return:status@ncclResult_t */
TRACE__HOOKED_INLINE(trace__nccl, 6, 3, 1, int, trace__nccl_ncclSend, "ncclSend",
    (const void *sendbuff, uint64_t count, int datatype, int32_t peer, void *comm, void *stream),
    (sendbuff, count, datatype, peer, comm, stream), ((uintptr_t)sendbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)comm,
    (uintptr_t)stream), (
        trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
        trace__nccl_expect(c, sendbuff, NULL);
        trace__v.at[7] = (uint64_t)(c->id);
        trace__v.at[8] = (uint64_t)(c->size);
        trace__v.at[9] = (uint64_t)(trace__comm_bytes(count, datatype));
    ), (),
    64, !trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuff) TRACE__GIVEN64(count) TRACE__GIVEN32(datatype) TRACE__GIVEN32(peer)
        TRACE__GIVEN64(comm) TRACE__GIVEN64(stream) TRACE__GIVEN64(trace__v.at[7]) /* comm_id */
        TRACE__GIVEN32(trace__v.at[8]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[9]) /* bytes_sent */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6)),
    "\5\11\1D\14 \10\6 Lsendbuff\0Gcount\0\6@datatype\0\1Fpeer\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\7\203bytes_sent\0B\0\6Aresult\0\3c"
    "\11<\0A\12\0B\1\10\2\20\3\24\4\30\5 \7(\0100\0114\0A<\0Ga\4\6\0E")

TRACE__HOOK(trace__nccl_ncclSignal_before)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[4];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__v[7] = (uint64_t)(c->id);
    trace__v[8] = (uint64_t)(c->size);
}

TRACE__HOOK(trace__nccl_ncclWaitSignal_before)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[2];
    trace__comm *c = trace__comm_used(&trace__nccl_comms, comm);
    trace__v[5] = (uint64_t)(c->id);
    trace__v[6] = (uint64_t)(c->size);
}

TRACE__FORWARDING_BEGIN

/*: ncclAllGatherConfig: sendbuff:ptr recvbuff:ptr sendcount:u64 datatype:i32@ncclDataType_t comm:handle */
/*:     stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 7, 1, int, trace__nccl_ncclAllGatherConfig, "ncclAllGatherConfig", (const void *sendbuff, void *recvbuff,
    uint64_t sendcount, int datatype, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)sendcount,
    (uint64_t)datatype, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclAllGatherConfig_before, NULL, (),
    "\5\30\1\242\3\14\320\1\10\7 Lsendbuff\0Lrecvbuff\0Gsendcount\0\6@datatype\0\1Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ext\0F\7mi"
    "nCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchCompletio"
    "nEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\0074\0A\10\0B\1\10\2\20\3\30\4\34\5$\6,\0A4\0"
    "Cd\10\6\0I\1\0K\10\0C\10\0Kd\4\6\0A\14\0G\1\0K(\0C\34\0Kf\10\6\0A(\0G\1\0K0\0Od\4\6\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\10\0A\11\10\12\14\13\24\14\34"
    "\0A$\0Ga\4\7\0E")

/*: ncclAllReduceConfig: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t */
/*:     comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclAllReduceConfig, "ncclAllReduceConfig", (const void *sendbuff, void *recvbuff,
    uint64_t count, int datatype, int op, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclAllReduceConfig_before, NULL, (),
    "\5\31\1\246\3\14\320\1\10\10 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1\6@op\0\2Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ext\0"
    "F\7minCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchComp"
    "letionEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\108\0A\10\0B\1\10\2\20\3\30\4\34\5 \6(\7"
    "0\0Cd\10\7\0I\1\0K\10\0C\10\0Kd\4\7\0A\14\0G\1\0K(\0C\34\0Kf\10\7\0A(\0G\1\0K0\0Od\4\7\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\11\0A\12\10\13\14\14\24\15"
    "\34\0A$\0Ga\4\10\0E")

/*: ncclAlltoAllConfig: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t comm:handle */
/*:     stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 7, 1, int, trace__nccl_ncclAlltoAllConfig, "ncclAlltoAllConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype,
    (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclAlltoAllConfig_before, NULL, (),
    "\5\30\1\242\3\14\320\1\10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ext\0F\7minCTA"
    "s\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchCompletionEve"
    "nt\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\0074\0A\10\0B\1\10\2\20\3\30\4\34\5$\6,\0A4\0Cd\10"
    "\6\0I\1\0K\10\0C\10\0Kd\4\6\0A\14\0G\1\0K(\0C\34\0Kf\10\6\0A(\0G\1\0K0\0Od\4\6\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\10\0A\11\10\12\14\13\24\14\34\0A"
    "$\0Ga\4\7\0E")

/*: ncclBcast: buff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle -> */
/*:     return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 6, 1, int, trace__nccl_ncclBcast, "ncclBcast", (void *buff, uint64_t count, int datatype, int32_t root, void *comm,
    void *stream), ((uintptr_t)buff, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream,),
    "\5\6\0010\14\30\10\6 Lbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0Mstream\0\6Aresult\0\3c\6(\0A\6\0B\1\10\2\20\3\24\4\30\5 \0Ga\4\6\0E")

/*: ncclBroadcastConfig: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle */
/*:     stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclBroadcastConfig, "ncclBroadcastConfig", (const void *sendbuff, void *recvbuff,
    uint64_t count, int datatype, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclBroadcastConfig_before, NULL, (),
    "\5\31\1\246\3\14\320\1\10\10 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ext\0F"
    "\7minCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchCompl"
    "etionEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\108\0A\10\0B\1\10\2\20\3\30\4\34\5 \6(\0070"
    "\0Cd\10\7\0I\1\0K\10\0C\10\0Kd\4\7\0A\14\0G\1\0K(\0C\34\0Kf\10\7\0A(\0G\1\0K0\0Od\4\7\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\11\0A\12\10\13\14\14\24\15\34"
    "\0A$\0Ga\4\10\0E")

/*: ncclCommAbort: comm:handle -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 1, 1, int, trace__nccl_ncclCommAbort, "ncclCommAbort", (void *comm), ((uintptr_t)comm,),
    trace__nccl_ncclCommAbort_before, NULL, (),
    "\5\1\1\20\14\10\10\1 Mcomm\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: ncclCommCount: comm:handle count -> *count:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommCount, "ncclCommCount", (void *comm, void *count), ((uintptr_t)comm, (uintptr_t)count,),
    "\5\1\2\20\20\10\20\2 Mcomm\0Fcount\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclCommCuDevice: comm:handle device -> *device:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommCuDevice, "ncclCommCuDevice", (void *comm, void *device), ((uintptr_t)comm, (uintptr_t)device,),
    "\5\1\2\20\20\10\20\2 Mcomm\0Fdevice\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclCommDeregister: comm:handle handle:ptr -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommDeregister, "ncclCommDeregister", (void *comm, void *handle), ((uintptr_t)comm,
    (uintptr_t)handle,),
    "\5\2\1\30\14\20\10\2 Mcomm\0Lhandle\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: ncclCommDestroy: comm:handle -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 1, 1, int, trace__nccl_ncclCommDestroy, "ncclCommDestroy", (void *comm), ((uintptr_t)comm,),
    trace__nccl_ncclCommAbort_before, NULL, (),
    "\5\1\1\20\14\10\10\1 Mcomm\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: ncclCommFinalize: comm:handle -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 1, int, trace__nccl_ncclCommFinalize, "ncclCommFinalize", (void *comm), ((uintptr_t)comm,),
    "\5\1\1\20\14\10\10\1 Mcomm\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: ncclCommGetAsyncError: comm:handle asyncError -> *asyncError:i32@ncclResult_t return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommGetAsyncError, "ncclCommGetAsyncError", (void *comm, void *asyncError), ((uintptr_t)comm,
    (uintptr_t)asyncError,),
    "\5\1\2\20\20\10\20\2 Mcomm\0\6@asyncError\0\3\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclCommGetUniqueId: comm:handle uniqueId -> uniqueId:{ncclUniqueId} return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommGetUniqueId, "ncclCommGetUniqueId", (void *comm, void *uniqueId), ((uintptr_t)comm,
    (uintptr_t)uniqueId,),
    "\5\1\3\20\232\2\108\2 Mcomm\0LuniqueId\0P\10.internal\0\6Aresult\0\3a\10\0Fa\10\1\0Eh\1\1\0F\10\0I\1\1\0C\200\0C\200\0Ka\4\2\0E")

/*: ncclCommGrow: comm:handle nRanks:i32 uniqueId:{ncclUniqueId} rank:i32 newcomm config:{ncclConfig_v23100} ; */
/*:     comm_id -> *newcomm:handle comm_id:u64/COMM return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclCommGrow, "ncclCommGrow", (void *comm, int32_t nRanks, const void *uniqueId, int32_t rank,
    void *newcomm, void *config), ((uintptr_t)comm, (uint64_t)nRanks, (uintptr_t)uniqueId, (uint64_t)rank, (uintptr_t)newcomm, (uintptr_t)config,),
    NULL, trace__nccl_ncclCommGrow_after, (),
    "\5\37\3\232\7\34\270\2\30\6 Mcomm\0FnRanks\0LuniqueId\0P\10.internal\0Frank\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7"
    "minCTAs\0F\10axCTAs\0N\7netName\0F\7splitShare\0F\7trafficClass\0N\7commName\0F\11llnetEnable\0F\7CTAPolicy\0F\7shrinkShare\0F\7nvlsCTAs\0F\10C"
    "hannelsPerNetPeer\0F\10vlinkCentricSched\0F\7graphUsageMode\0F\7numRmaCtx\0F\7maxP2pPeers\0F\7graphStreamOrdering\0F\7launchOrderImplicit\0F\7n"
    "umRmaSig\0F\7rmaEagerInit\0F\7hostCftMode\0F\7nvlsHostMode\0Mnewcomm\0\7\10comm_id\0\6Aresult\0\3c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ch\1\2\0F\10\0"
    "I\1\1\0C\200\0C\200\0Kc\2\14\0A\2\3\0A\5\4\0Gd\10\5\0I\1\0K\10\0C\10\0Kd\4\5\0A\14\0G\1\0K \0C\24\0Kf\10\5\0A \0G\1\0K(\0Od\4\5\0A(\0G\1\0K0\0C"
    "\10\0Kf\10\5\0A0\0G\1\0K8\0Od\4\5\0A8\0G\1\0Kt\0C<\0Kb\10\4\2\0Dc\2\14\0A\2\7\0A\6\10\0G")

/*: ncclCommInitAll: comm ndev:i32 devlist[ndev]:i32 ; comm_id -> comm[ndev]:handle comm_id:u64/COMM */
/*:     return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 3, 1, int, trace__nccl_ncclCommInitAll, "ncclCommInitAll", (void *comm, int32_t ndev, const void *devlist),
    ((uintptr_t)comm, (uint64_t)ndev, (uintptr_t)devlist,),
    NULL, trace__nccl_ncclCommInitAll_after, (),
    "\5\2\3\222\2\232\00408\3 Fndev\0fdevlist\0mcomm\0\7\10\4_id\0\6Aresult\0\3a\4\1\0Eh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\10\0F\1\4\0C\1\0D@\0"
    "A\10\0C\10\0C\1\0Kc\2\14\0A\2\4\0A\3\10\0G")

/*: ncclCommInitRankScalable: newcomm nranks:i32 myrank:i32 nId:i32 commIds:{ncclUniqueId} */
/*:     config:{ncclConfig_v23100} ; comm_id -> *newcomm:handle comm_id:u64/COMM return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclCommInitRankScalable, "ncclCommInitRankScalable", (void *newcomm, int32_t nranks,
    int32_t myrank, int32_t nId, void *commIds, void *config), ((uintptr_t)newcomm, (uint64_t)nranks, (uint64_t)myrank, (uint64_t)nId, (uintptr_t)commIds,
    (uintptr_t)config,),
    NULL, trace__nccl_ncclCommInitRankScalable_after, (),
    "\5\37\3\226\7\34\260\2\30\6 Fnranks\0Fmyrank\0FnId\0LcommIds\0P\7.internal\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7m"
    "inCTAs\0F\10axCTAs\0N\7netName\0F\7splitShare\0F\7trafficClass\0N\7commName\0F\11llnetEnable\0F\7CTAPolicy\0F\7shrinkShare\0F\7nvlsCTAs\0F\10C"
    "hannelsPerNetPeer\0F\10vlinkCentricSched\0F\7graphUsageMode\0F\7numRmaCtx\0F\7maxP2pPeers\0F\7graphStreamOrdering\0F\7launchOrderImplicit\0F\7n"
    "umRmaSig\0F\7rmaEagerInit\0F\7hostCftMode\0F\7nvlsHostMode\0Mnewcomm\0\7\10comm_id\0\6Aresult\0\3c\4\24\0A\4\1\0A\2\4\3\10\4\14\0Ch\1\4\0F\10\0"
    "I\1\1\0C\200\0C\200\0Ka\10\5\0Ed\10\5\0I\1\0K\10\0C\10\0Kd\4\5\0A\14\0G\1\0K \0C\24\0Kf\10\5\0A \0G\1\0K(\0Od\4\5\0A(\0G\1\0K0\0C\10\0Kf\10\5\0"
    "A0\0G\1\0K8\0Od\4\5\0A8\0G\1\0Kt\0C<\0Kb\10\0A\2\0Dc\2\14\0A\2\7\0A\6\10\0G")

/*: ncclCommMemStats: comm:handle stat:i32@ncclCommMemStat_t value -> *value:u64 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 3, 3, int, trace__nccl_ncclCommMemStats, "ncclCommMemStats", (void *comm, int stat, void *value), ((uintptr_t)comm,
    (uint64_t)stat, (uintptr_t)value,),
    "\5\2\2\24\24\20\20\3 Mcomm\0\6@stat\0\0Gvalue\0\6Aresult\0\3c\2\14\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: ncclCommRegister: comm:handle buff:ptr size:u64 handle -> *handle:ptr return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 4, 2, int, trace__nccl_ncclCommRegister, "ncclCommRegister", (void *comm, void *buff, uint64_t size, void *handle),
    ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)handle,),
    "\5\3\2 \24\20\20\4 Mcomm\0Lbuff\0Gsize\0Lhandle\0\6Aresult\0\3c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\10\3\2\0Da\4\4\0E")

/*: ncclCommResume: comm:handle -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclCommResume, "ncclCommResume", (void *comm), ((uintptr_t)comm,),
    "\5\1\1\20\14\10\10\1 Mcomm\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: ncclCommRevoke: comm:handle revokeFlags:i32 -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommRevoke, "ncclCommRevoke", (void *comm, int32_t revokeFlags), ((uintptr_t)comm,
    (uint64_t)revokeFlags,),
    "\5\2\1\24\14\20\10\2 Mcomm\0FrevokeFlags\0\6Aresult\0\3c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: ncclCommShrink: comm:handle excludeRanksList[excludeRanksCount]:i32 excludeRanksCount:i32 newcomm */
/*:     config:{ncclConfig_v23100} shrinkFlags:i32 ; comm_id -> *newcomm:handle comm_id:u64/COMM */
/*:     return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclCommShrink, "ncclCommShrink", (void *comm, void *excludeRanksList, int32_t excludeRanksCount,
    void *newcomm, void *config, int32_t shrinkFlags), ((uintptr_t)comm, (uintptr_t)excludeRanksList, (uint64_t)excludeRanksCount, (uintptr_t)newcomm,
    (uintptr_t)config, (uint64_t)shrinkFlags,),
    NULL, trace__nccl_ncclCommShrink_after, (),
    "\5\36\3\222\7\34\270\2\30\6 Mcomm\0fexcludeRanksList\0F\14Count\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7minCTAs\0F\10"
    "axCTAs\0N\7netName\0F\7splitShare\0F\7trafficClass\0N\7commName\0F\11llnetEnable\0F\7CTAPolicy\0F\7shrinkShare\0F\7nvlsCTAs\0F\10ChannelsPerNe"
    "tPeer\0F\10vlinkCentricSched\0F\7graphUsageMode\0F\7numRmaCtx\0F\7maxP2pPeers\0F\7graphStreamOrdering\0F\7launchOrderImplicit\0F\7numRmaSig\0F"
    "\7rmaEagerInit\0F\7hostCftMode\0F\7nvlsHostMode\0FshrinkFlags\0Mnewcomm\0\7\10comm_id\0\6Aresult\0\3a\10\0Fh\4\1\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2"
    "\0Kc\2\14\0A\2\2\0A\4\4\0Gd\10\4\0I\1\0K\10\0C\10\0Kd\4\4\0A\14\0G\1\0K \0C\24\0Kf\10\4\0A \0G\1\0K(\0Od\4\4\0A(\0G\1\0K0\0C\10\0Kf\10\4\0A0\0G"
    "\1\0K8\0Od\4\4\0A8\0G\1\0Kt\0C<\0Ka\4\5\0Eb\10\3\2\0Dc\2\14\0A\2\7\0A\6\10\0G")

/*: ncclCommSplit: comm:handle color:i32 key:i32 newcomm config:{ncclConfig_v23100} ; comm_id -> *newcomm:handle */
/*:     comm_id:u64/COMM return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 5, 1, int, trace__nccl_ncclCommSplit, "ncclCommSplit", (void *comm, int32_t color, int32_t key, void *newcomm,
    void *config), ((uintptr_t)comm, (uint64_t)color, (uint64_t)key, (uintptr_t)newcomm, (uintptr_t)config,),
    NULL, trace__nccl_ncclCommSplit_after, (),
    "\5\35\3\214\5\34\200\2\30\5 Mcomm\0Fcolor\0Fkey\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7minCTAs\0F\10axCTAs\0N\7net"
    "Name\0F\7splitShare\0F\7trafficClass\0N\7commName\0F\11llnetEnable\0F\7CTAPolicy\0F\7shrinkShare\0F\7nvlsCTAs\0F\10ChannelsPerNetPeer\0F\10vli"
    "nkCentricSched\0F\7graphUsageMode\0F\7numRmaCtx\0F\7maxP2pPeers\0F\7graphStreamOrdering\0F\7launchOrderImplicit\0F\7numRmaSig\0F\7rmaEagerInit"
    "\0F\7hostCftMode\0F\7nvlsHostMode\0Mnewcomm\0\7\10comm_id\0\6Aresult\0\3c\4\30\0A\4\0B\1\10\2\14\4\20\0Cd\10\4\0I\1\0K\10\0C\10\0Kd\4\4\0A\14\0"
    "G\1\0K \0C\24\0Kf\10\4\0A \0G\1\0K(\0Od\4\4\0A(\0G\1\0K0\0C\10\0Kf\10\4\0A0\0G\1\0K8\0Od\4\4\0A8\0G\1\0Kt\0C<\0Kb\10\3\2\0Dc\2\14\0A\2\6\0A\5\10"
    "\0G")

/*: ncclCommSuspend: comm:handle flags:i32 -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommSuspend, "ncclCommSuspend", (void *comm, int32_t flags), ((uintptr_t)comm, (uint64_t)flags,),
    "\5\2\1\24\14\20\10\2 Mcomm\0Fflags\0\6Aresult\0\3c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: ncclCommUserRank: comm:handle rank -> *rank:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommUserRank, "ncclCommUserRank", (void *comm, void *rank), ((uintptr_t)comm, (uintptr_t)rank,),
    "\5\1\2\20\20\10\20\2 Mcomm\0Frank\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclCommWindowDeregister: comm:handle win:handle -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommWindowDeregister, "ncclCommWindowDeregister", (void *comm, void *win), ((uintptr_t)comm,
    (uintptr_t)win,),
    "\5\2\1\30\14\20\10\2 Mcomm\0Mwin\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: ncclCommWindowRegister: comm:handle buff:ptr size:u64 win winFlags:i32 -> *win:handle return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 5, 2, int, trace__nccl_ncclCommWindowRegister, "ncclCommWindowRegister", (void *comm, void *buff, uint64_t size, void *win,
    int32_t winFlags), ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)win, (uint64_t)winFlags,),
    "\5\4\2$\24\20\20\5 Mcomm\0Lbuff\0Gsize\0FwinFlags\0M\3\0\6Aresult\0\3c\4\34\0A\4\0B\1\10\2\20\4\30\0Cb\10\3\2\0Da\4\5\0E")

/*: ncclGatherConfig: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle */
/*:     stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclGatherConfig, "ncclGatherConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclGatherConfig_before, NULL, (),
    "\5\31\1\246\3\14\320\1\10\10 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ext\0F"
    "\7minCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchCompl"
    "etionEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\108\0A\10\0B\1\10\2\20\3\30\4\34\5 \6(\0070"
    "\0Cd\10\7\0I\1\0K\10\0C\10\0Kd\4\7\0A\14\0G\1\0K(\0C\34\0Kf\10\7\0A(\0G\1\0K0\0Od\4\7\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\11\0A\12\10\13\14\14\24\15\34"
    "\0A$\0Ga\4\10\0E")

/*: ncclGetErrorString: result:i32@ncclResult_t -> return:string */
TRACE__FORWARD(trace__nccl, 1, 3, const void *, trace__nccl_ncclGetErrorString, "ncclGetErrorString", (int result), ((uint64_t)result,),
    "\4\1\1\14\216\2\10(\0\6@result\0\3N\6\0a\4\0Fe\10\1\0U\10\0O")

/*: ncclGetLastError: comm:handle -> return:string */
TRACE__FORWARD(trace__nccl, 1, 3, const void *, trace__nccl_ncclGetLastError, "ncclGetLastError", (void *comm), ((uintptr_t)comm,),
    "\4\1\1\20\216\2\10(\0Mcomm\0Nresult\0a\10\0Fe\10\1\0U\10\0O")

/*: ncclGetUniqueId: uniqueId -> uniqueId:{ncclUniqueId} return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclGetUniqueId, "ncclGetUniqueId", (void *uniqueId), ((uintptr_t)uniqueId,),
    "\5\0\3\10\232\2\08\1 LuniqueId\0P\10.internal\0\6Aresult\0\3a\10\0Fh\1\0G\10\0I\1\1\0C\200\0C\200\0Ka\4\1\0E")

/*: ncclGetVersion: version -> *version:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 3, int, trace__nccl_ncclGetVersion, "ncclGetVersion", (void *version), ((uintptr_t)version,),
    "\5\0\2\10\20\0\20\1 Fversion\0\6Aresult\0\3b\4\0A\2\0Da\4\1\0E")

/*: ncclGroupSimulateEnd: simInfo -> simInfo:{ncclSimInfo_v22200} return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclGroupSimulateEnd, "ncclGroupSimulateEnd", (void *simInfo), ((uintptr_t)simInfo,),
    "\5\0\5\10$\0`\1 LsimInfo\0G\7.size\0E\10version\0I\10estimatedTime\0\6Aresult\0\3a\10\0Fd\10\0J\1\0K\10\0C\10\0Kd\4\0B\14\0G\1\0K\24\0C\10\0Ka"
    "\4\1\0E")

/*: ncclMemAlloc: ptr size:u64 -> *ptr:ptr return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclMemAlloc, "ncclMemAlloc", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0Lptr\0\6Aresult\0\3a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: ncclMemFree: ptr:ptr -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclMemFree, "ncclMemFree", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: ncclParamBind: out key:string -> *out:handle return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclParamBind, "ncclParamBind", (void *out, const void *key), ((uintptr_t)out, (uintptr_t)key,),
    "\5\1\2\216\2\24(\20\2 Nkey\0Mout\0\6Aresult\0\3e\10\1\0U\10\0Ob\10\0A\2\0Da\4\2\0E")

/*: ncclParamDumpAll: () -> () */
TRACE__FORWARD_VOID(trace__nccl, 0, 3, void, trace__nccl_ncclParamDumpAll, "ncclParamDumpAll", (void), (),
    "\4\0\0\10\10\0\0\0")

/*: ncclParamGet: h:handle out:ptr maxLen:i32 len -> *len:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 4, 3, int, trace__nccl_ncclParamGet, "ncclParamGet", (void *h, void *out, int32_t maxLen, void *len), ((uintptr_t)h,
    (uintptr_t)out, (uint64_t)maxLen, (uintptr_t)len,),
    "\5\3\2\34\20\20\20\4 Mh\0Lout\0FmaxLen\0Flen\0\6Aresult\0\3c\3\24\0A\4\0B\1\10\2\20\0A\24\0Cb\4\3\2\0Da\4\4\0E")

/*: ncclParamGetAllParameterKeys: table:ptr tableLen -> *tableLen:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetAllParameterKeys, "ncclParamGetAllParameterKeys", (void *table, void *tableLen),
    ((uintptr_t)table, (uintptr_t)tableLen,),
    "\5\1\2\20\20\10\20\2 Ltable\0F\5Len\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclParamGetI16: h:handle out -> *out:i16 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI16, "ncclParamGetI16", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\16\0100\2 Mh\0Dout\0\6Aresult\0\3a\10\0Fd\2\1\2\0T\2\0C\2\0Ka\4\2\0E")

/*: ncclParamGetI32: h:handle out -> *out:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI32, "ncclParamGetI32", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\20\10\20\2 Mh\0Fout\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclParamGetI64: h:handle out -> *out:i64 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI64, "ncclParamGetI64", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\24\10\20\2 Mh\0Hout\0\6Aresult\0\3a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: ncclParamGetI8: h:handle out -> *out:i8 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI8, "ncclParamGetI8", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\15\0100\2 Mh\0Bout\0\6Aresult\0\3a\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: ncclParamGetParameter: key:string value valueLen -> *value:string *valueLen:i32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 3, 3, int, trace__nccl_ncclParamGetParameter, "ncclParamGetParameter", (const void *key, void *value, void *valueLen),
    ((uintptr_t)key, (uintptr_t)value, (uintptr_t)valueLen,),
    "\5\1\3\216\2\226\2(8\3 Nkey\0Nvalue\0F\5Len\0\6Aresult\0\3e\10\0V\10\0Of\10\1\0U\10\0Ob\4\2\2\0Da\4\3\0E")

/*: ncclParamGetStr: h:handle out -> *out:string return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetStr, "ncclParamGetStr", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\222\2\0100\2 Mh\0Nout\0\6Aresult\0\3a\10\0Ff\10\1\0U\10\0Oa\4\2\0E")

/*: ncclParamGetU16: h:handle out -> *out:u16 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU16, "ncclParamGetU16", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\16\0100\2 Mh\0Cout\0\6Aresult\0\3a\10\0Fd\2\1\2\0T\2\0C\2\0Ka\4\2\0E")

/*: ncclParamGetU32: h:handle out -> *out:u32 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU32, "ncclParamGetU32", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\20\10\20\2 Mh\0Eout\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: ncclParamGetU64: h:handle out -> *out:u64 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU64, "ncclParamGetU64", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\24\10\20\2 Mh\0Gout\0\6Aresult\0\3a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: ncclParamGetU8: h:handle out -> *out:u8 return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU8, "ncclParamGetU8", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "\5\1\2\20\15\0100\2 Mh\0Aout\0\6Aresult\0\3a\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: ncclPutSignal: localbuff:ptr count:u64 datatype:i32@ncclDataType_t peer:i32 peerWin:handle peerWinOffset:u64 */
/*:     sigIdx:i32 ctx:i32 flags:u32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     bytes_sent:u64/BYTES_SENT/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 11, 1, int, trace__nccl_ncclPutSignal, "ncclPutSignal", (const void *localbuff, uint64_t count, int datatype,
    int32_t peer, void *peerWin, uint64_t peerWinOffset, int32_t sigIdx, int32_t ctx, uint32_t flags, void *comm, void *stream), ((uintptr_t)localbuff,
    (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)peerWin, (uint64_t)peerWinOffset, (uint64_t)sigIdx, (uint64_t)ctx, (uint64_t)flags,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__nccl_ncclPutSignal_before, NULL, (),
    "\5\16\1`\14(\10\13 Llocalbuff\0Gcount\0\6@datatype\0\1Fpeer\0M\4Win\0G\7Offset\0FsigIdx\0Fctx\0Eflags\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5"
    "size\0\7\203bytes_sent\0B\0\6Aresult\0\3c\16X\0A\16\0B\1\10\2\20\3\24\4\30\5 \6(\7,\0100\0114\12<\14D\15L\16P\0Ga\4\13\0E")

/*: ncclRedOpCreatePreMulSum: op scalar:ptr datatype:i32@ncclDataType_t residence:i32@ncclScalarResidence_t */
/*:     comm:handle -> *op:i32@ncclRedOp_t return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 5, 2, int, trace__nccl_ncclRedOpCreatePreMulSum, "ncclRedOpCreatePreMulSum", (void *op, void *scalar, int datatype,
    int residence, void *comm), ((uintptr_t)op, (uintptr_t)scalar, (uint64_t)datatype, (uint64_t)residence, (uintptr_t)comm,),
    "\5\4\2 \20\20\20\5 Lscalar\0\6@datatype\0\1\6@residence\0\4Mcomm\0\6@op\0\2\6Aresult\0\3c\4\30\0A\4\1\0A\2\10\3\14\4\20\0Cb\4\0A\2\0Da\4\5\0E")

/*: ncclRedOpDestroy: op:i32@ncclRedOp_t comm:handle -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclRedOpDestroy, "ncclRedOpDestroy", (int op, void *comm), ((uint64_t)op, (uintptr_t)comm,),
    "\5\2\1\24\14\20\10\2 \6@op\0\2Mcomm\0\6Aresult\0\3c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: ncclReduceConfig: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t root:i32 */
/*:     comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 9, 1, int, trace__nccl_ncclReduceConfig, "ncclReduceConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int op, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclReduceConfig_before, NULL, (),
    "\5\32\1\252\3\14\330\1\10\11 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1\6@op\0\2Froot\0Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L"
    "\7ext\0F\7minCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7lau"
    "nchCompletionEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\11<\0A\12\0B\1\10\2\20\3\30\4\34\5"
    " \6$\7,\0104\0A<\0Gd\10\10\0I\1\0K\10\0C\10\0Kd\4\10\0A\14\0G\1\0K(\0C\34\0Kf\10\10\0A(\0G\1\0K0\0Od\4\10\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\12\0A"
    "\13\10\14\14\15\24\16\34\0A$\0Ga\4\11\0E")

/*: ncclReduceScatterConfig: sendbuff:ptr recvbuff:ptr recvcount:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t */
/*:     comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclReduceScatterConfig, "ncclReduceScatterConfig", (const void *sendbuff, void *recvbuff,
    uint64_t recvcount, int datatype, int op, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff,
    (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclReduceScatterConfig_before, NULL, (),
    "\5\31\1\246\3\14\320\1\10\10 Lsendbuff\0Lrecvbuff\0G\4count\0\6@datatype\0\1\6@op\0\2Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ex"
    "t\0F\7minCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchC"
    "ompletionEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\108\0A\10\0B\1\10\2\20\3\30\4\34\5 \6"
    "(\0070\0Cd\10\7\0I\1\0K\10\0C\10\0Kd\4\7\0A\14\0G\1\0K(\0C\34\0Kf\10\7\0A(\0G\1\0K0\0Od\4\7\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\11\0A\12\10\13\14\14\24"
    "\15\34\0A$\0Ga\4\10\0E")

/*: ncclResetDebugInit: () -> () */
TRACE__FORWARD_VOID(trace__nccl, 0, 2, void, trace__nccl_ncclResetDebugInit, "ncclResetDebugInit", (void), (),
    "\4\0\0\10\10\0\0\0")

/*: ncclScatterConfig: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle */
/*:     stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclScatterConfig, "ncclScatterConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclScatterConfig_before, NULL, (),
    "\5\31\1\246\3\14\320\1\10\10 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\1Froot\0Mcomm\0\15\14stream\0Lconfig\0G\6.size\0E\7version\0L\7ext\0F"
    "\7minCTAs\0F\10axCTAs\0F\7nvlsCTAs\0F\7cgaClusterSize\0N\7algSelection\0F\7forceAlgSelection\0F\7CTAPolicy\0G\7userProfilerTag\0M\7launchCompl"
    "etionEvent\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\108\0A\10\0B\1\10\2\20\3\30\4\34\5 \6(\0070"
    "\0Cd\10\7\0I\1\0K\10\0C\10\0Kd\4\7\0A\14\0G\1\0K(\0C\34\0Kf\10\7\0A(\0G\1\0K0\0Od\4\7\0A0\0G\1\0KH\0C\30\0Kc\5$\0A\6\11\0A\12\10\13\14\14\24\15\34"
    "\0A$\0Ga\4\10\0E")

/*: ncclSetEncryption: config:{ncclEncryptionConfig_v23200} -> return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclSetEncryption, "ncclSetEncryption", (const void *config), ((uintptr_t)config,),
    "\5\4\1 \14X\10\1 Lconfig\0G\6.size\0E\7version\0F\7mode\0\6Aresult\0\3a\10\0Fd\10\0J\1\0K\10\0C\10\0Kd\4\0B\14\0G\1\0K\24\0C\10\0Ka\4\1\0E")

/*: ncclSignal: peer:i32 sigIdx:i32 ctx:i32 flags:u32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM */
/*:     comm_size:u32/COMM_SIZE -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclSignal, "ncclSignal", (int32_t peer, int32_t sigIdx, int32_t ctx, uint32_t flags, void *comm,
    void *stream), ((uint64_t)peer, (uint64_t)sigIdx, (uint64_t)ctx, (uint64_t)flags, (uintptr_t)comm, (uintptr_t)stream,),
    trace__nccl_ncclSignal_before, NULL, (),
    "\5\10\0014\14\30\10\6 Fpeer\0FsigIdx\0Fctx\0Eflags\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\6Aresult\0\3c\10,\0A\10\0B\1\4\2\10\3\14\4"
    "\20\5\30\7 \10(\0Ca\4\6\0E")

/*: ncclWaitSignal: nDesc:i32 signalDescs[nDesc]:{ncclWaitSignalDesc_t#16} comm:handle stream:handle/REQUEST ; */
/*:     comm_id:u64/COMM comm_size:u32/COMM_SIZE -> return:status@ncclResult_t */
TRACE__FORWARD_AROUND(trace__nccl, 4, 1, int, trace__nccl_ncclWaitSignal, "ncclWaitSignal", (int32_t nDesc, void *signalDescs, void *comm, void *stream),
    ((uint64_t)nDesc, (uintptr_t)signalDescs, (uintptr_t)comm, (uintptr_t)stream,),
    trace__nccl_ncclWaitSignal_before, NULL, (),
    "\5\11\1\300\2\14\270\1\10\4 FnDesc\0fsignalDescs.opCnt\0f\14peer\0f\14sigIdx\0f\14ctx\0Mcomm\0\15\14stream\0\7\10comm_id\0\5\11\5size\0\6Aresu"
    "lt\0\3a\4\0Fh\4\1\0E\1\4\0C\1\0D\20\0A\20\0C\4\0Oh\4\1\0A\4\0C\1\4\0C\1\0D\20\0A\20\0C\10\0Oh\4\1\0A\10\0C\1\4\0C\1\0D\20\0A\20\0C\14\0Oh\4\1\0"
    "A\14\0C\1\4\0C\1\0D\20\0A\20\0C\20\0Oc\4\34\0A\4\2\0A\3\10\5\20\6\30\0Ca\4\4\0E")

/*: ncclWinGetUserPtr: comm:handle win:handle outUserPtr -> *outUserPtr:ptr return:status@ncclResult_t */
TRACE__FORWARD(trace__nccl, 3, 3, int, trace__nccl_ncclWinGetUserPtr, "ncclWinGetUserPtr", (void *comm, void *win, void *outUserPtr), ((uintptr_t)comm,
    (uintptr_t)win, (uintptr_t)outUserPtr,),
    "\5\2\2\30\24\20\20\3 Mcomm\0Mwin\0LoutUserPtr\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

TRACE__FORWARDING_END

#ifdef TRACE__INJECT
static const trace__entry trace__nccl_entries[] = { /* name, 0, 0, what is called so */
    {"ncclAllGather", 0, 0, &trace__nccl_ncclAllGather_call, (trace__function)trace__nccl_ncclAllGather},
    {"ncclAllGatherConfig", 0, 0, &trace__nccl_ncclAllGatherConfig_call, (trace__function)trace__nccl_ncclAllGatherConfig},
    {"ncclAllReduce", 0, 0, &trace__nccl_ncclAllReduce_call, (trace__function)trace__nccl_ncclAllReduce},
    {"ncclAllReduceConfig", 0, 0, &trace__nccl_ncclAllReduceConfig_call, (trace__function)trace__nccl_ncclAllReduceConfig},
    {"ncclAlltoAll", 0, 0, &trace__nccl_ncclAlltoAll_call, (trace__function)trace__nccl_ncclAlltoAll},
    {"ncclAlltoAllConfig", 0, 0, &trace__nccl_ncclAlltoAllConfig_call, (trace__function)trace__nccl_ncclAlltoAllConfig},
    {"ncclBcast", 0, 0, &trace__nccl_ncclBcast_call, (trace__function)trace__nccl_ncclBcast},
    {"ncclBroadcast", 0, 0, &trace__nccl_ncclBroadcast_call, (trace__function)trace__nccl_ncclBroadcast},
    {"ncclBroadcastConfig", 0, 0, &trace__nccl_ncclBroadcastConfig_call, (trace__function)trace__nccl_ncclBroadcastConfig},
    {"ncclCommAbort", 0, 0, &trace__nccl_ncclCommAbort_call, (trace__function)trace__nccl_ncclCommAbort},
    {"ncclCommCount", 0, 0, &trace__nccl_ncclCommCount_call, (trace__function)trace__nccl_ncclCommCount},
    {"ncclCommCuDevice", 0, 0, &trace__nccl_ncclCommCuDevice_call, (trace__function)trace__nccl_ncclCommCuDevice},
    {"ncclCommDeregister", 0, 0, &trace__nccl_ncclCommDeregister_call, (trace__function)trace__nccl_ncclCommDeregister},
    {"ncclCommDestroy", 0, 0, &trace__nccl_ncclCommDestroy_call, (trace__function)trace__nccl_ncclCommDestroy},
    {"ncclCommFinalize", 0, 0, &trace__nccl_ncclCommFinalize_call, (trace__function)trace__nccl_ncclCommFinalize},
    {"ncclCommGetAsyncError", 0, 0, &trace__nccl_ncclCommGetAsyncError_call, (trace__function)trace__nccl_ncclCommGetAsyncError},
    {"ncclCommGetUniqueId", 0, 0, &trace__nccl_ncclCommGetUniqueId_call, (trace__function)trace__nccl_ncclCommGetUniqueId},
    {"ncclCommGrow", 0, 0, &trace__nccl_ncclCommGrow_call, (trace__function)trace__nccl_ncclCommGrow},
    {"ncclCommInitAll", 0, 0, &trace__nccl_ncclCommInitAll_call, (trace__function)trace__nccl_ncclCommInitAll},
    {"ncclCommInitRank", 0, 0, &trace__nccl_ncclCommInitRank_call, (trace__function)trace__nccl_ncclCommInitRank},
    {"ncclCommInitRankConfig", 0, 0, &trace__nccl_ncclCommInitRankConfig_call, (trace__function)trace__nccl_ncclCommInitRankConfig},
    {"ncclCommInitRankScalable", 0, 0, &trace__nccl_ncclCommInitRankScalable_call, (trace__function)trace__nccl_ncclCommInitRankScalable},
    {"ncclCommMemStats", 0, 0, &trace__nccl_ncclCommMemStats_call, (trace__function)trace__nccl_ncclCommMemStats},
    {"ncclCommRegister", 0, 0, &trace__nccl_ncclCommRegister_call, (trace__function)trace__nccl_ncclCommRegister},
    {"ncclCommResume", 0, 0, &trace__nccl_ncclCommResume_call, (trace__function)trace__nccl_ncclCommResume},
    {"ncclCommRevoke", 0, 0, &trace__nccl_ncclCommRevoke_call, (trace__function)trace__nccl_ncclCommRevoke},
    {"ncclCommShrink", 0, 0, &trace__nccl_ncclCommShrink_call, (trace__function)trace__nccl_ncclCommShrink},
    {"ncclCommSplit", 0, 0, &trace__nccl_ncclCommSplit_call, (trace__function)trace__nccl_ncclCommSplit},
    {"ncclCommSuspend", 0, 0, &trace__nccl_ncclCommSuspend_call, (trace__function)trace__nccl_ncclCommSuspend},
    {"ncclCommUserRank", 0, 0, &trace__nccl_ncclCommUserRank_call, (trace__function)trace__nccl_ncclCommUserRank},
    {"ncclCommWindowDeregister", 0, 0, &trace__nccl_ncclCommWindowDeregister_call, (trace__function)trace__nccl_ncclCommWindowDeregister},
    {"ncclCommWindowRegister", 0, 0, &trace__nccl_ncclCommWindowRegister_call, (trace__function)trace__nccl_ncclCommWindowRegister},
    {"ncclGather", 0, 0, &trace__nccl_ncclGather_call, (trace__function)trace__nccl_ncclGather},
    {"ncclGatherConfig", 0, 0, &trace__nccl_ncclGatherConfig_call, (trace__function)trace__nccl_ncclGatherConfig},
    {"ncclGetErrorString", 0, 0, &trace__nccl_ncclGetErrorString_call, (trace__function)trace__nccl_ncclGetErrorString},
    {"ncclGetLastError", 0, 0, &trace__nccl_ncclGetLastError_call, (trace__function)trace__nccl_ncclGetLastError},
    {"ncclGetUniqueId", 0, 0, &trace__nccl_ncclGetUniqueId_call, (trace__function)trace__nccl_ncclGetUniqueId},
    {"ncclGetVersion", 0, 0, &trace__nccl_ncclGetVersion_call, (trace__function)trace__nccl_ncclGetVersion},
    {"ncclGroupEnd", 0, 0, &trace__nccl_ncclGroupEnd_call, (trace__function)trace__nccl_ncclGroupEnd},
    {"ncclGroupSimulateEnd", 0, 0, &trace__nccl_ncclGroupSimulateEnd_call, (trace__function)trace__nccl_ncclGroupSimulateEnd},
    {"ncclGroupStart", 0, 0, &trace__nccl_ncclGroupStart_call, (trace__function)trace__nccl_ncclGroupStart},
    {"ncclMemAlloc", 0, 0, &trace__nccl_ncclMemAlloc_call, (trace__function)trace__nccl_ncclMemAlloc},
    {"ncclMemFree", 0, 0, &trace__nccl_ncclMemFree_call, (trace__function)trace__nccl_ncclMemFree},
    {"ncclParamBind", 0, 0, &trace__nccl_ncclParamBind_call, (trace__function)trace__nccl_ncclParamBind},
    {"ncclParamDumpAll", 0, 0, &trace__nccl_ncclParamDumpAll_call, (trace__function)trace__nccl_ncclParamDumpAll},
    {"ncclParamGet", 0, 0, &trace__nccl_ncclParamGet_call, (trace__function)trace__nccl_ncclParamGet},
    {"ncclParamGetAllParameterKeys", 0, 0, &trace__nccl_ncclParamGetAllParameterKeys_call, (trace__function)trace__nccl_ncclParamGetAllParameterKeys},
    {"ncclParamGetI16", 0, 0, &trace__nccl_ncclParamGetI16_call, (trace__function)trace__nccl_ncclParamGetI16},
    {"ncclParamGetI32", 0, 0, &trace__nccl_ncclParamGetI32_call, (trace__function)trace__nccl_ncclParamGetI32},
    {"ncclParamGetI64", 0, 0, &trace__nccl_ncclParamGetI64_call, (trace__function)trace__nccl_ncclParamGetI64},
    {"ncclParamGetI8", 0, 0, &trace__nccl_ncclParamGetI8_call, (trace__function)trace__nccl_ncclParamGetI8},
    {"ncclParamGetParameter", 0, 0, &trace__nccl_ncclParamGetParameter_call, (trace__function)trace__nccl_ncclParamGetParameter},
    {"ncclParamGetStr", 0, 0, &trace__nccl_ncclParamGetStr_call, (trace__function)trace__nccl_ncclParamGetStr},
    {"ncclParamGetU16", 0, 0, &trace__nccl_ncclParamGetU16_call, (trace__function)trace__nccl_ncclParamGetU16},
    {"ncclParamGetU32", 0, 0, &trace__nccl_ncclParamGetU32_call, (trace__function)trace__nccl_ncclParamGetU32},
    {"ncclParamGetU64", 0, 0, &trace__nccl_ncclParamGetU64_call, (trace__function)trace__nccl_ncclParamGetU64},
    {"ncclParamGetU8", 0, 0, &trace__nccl_ncclParamGetU8_call, (trace__function)trace__nccl_ncclParamGetU8},
    {"ncclPutSignal", 0, 0, &trace__nccl_ncclPutSignal_call, (trace__function)trace__nccl_ncclPutSignal},
    {"ncclRecv", 0, 0, &trace__nccl_ncclRecv_call, (trace__function)trace__nccl_ncclRecv},
    {"ncclRedOpCreatePreMulSum", 0, 0, &trace__nccl_ncclRedOpCreatePreMulSum_call, (trace__function)trace__nccl_ncclRedOpCreatePreMulSum},
    {"ncclRedOpDestroy", 0, 0, &trace__nccl_ncclRedOpDestroy_call, (trace__function)trace__nccl_ncclRedOpDestroy},
    {"ncclReduce", 0, 0, &trace__nccl_ncclReduce_call, (trace__function)trace__nccl_ncclReduce},
    {"ncclReduceConfig", 0, 0, &trace__nccl_ncclReduceConfig_call, (trace__function)trace__nccl_ncclReduceConfig},
    {"ncclReduceScatter", 0, 0, &trace__nccl_ncclReduceScatter_call, (trace__function)trace__nccl_ncclReduceScatter},
    {"ncclReduceScatterConfig", 0, 0, &trace__nccl_ncclReduceScatterConfig_call, (trace__function)trace__nccl_ncclReduceScatterConfig},
    {"ncclResetDebugInit", 0, 0, &trace__nccl_ncclResetDebugInit_call, (trace__function)trace__nccl_ncclResetDebugInit},
    {"ncclScatter", 0, 0, &trace__nccl_ncclScatter_call, (trace__function)trace__nccl_ncclScatter},
    {"ncclScatterConfig", 0, 0, &trace__nccl_ncclScatterConfig_call, (trace__function)trace__nccl_ncclScatterConfig},
    {"ncclSend", 0, 0, &trace__nccl_ncclSend_call, (trace__function)trace__nccl_ncclSend},
    {"ncclSetEncryption", 0, 0, &trace__nccl_ncclSetEncryption_call, (trace__function)trace__nccl_ncclSetEncryption},
    {"ncclSignal", 0, 0, &trace__nccl_ncclSignal_call, (trace__function)trace__nccl_ncclSignal},
    {"ncclWaitSignal", 0, 0, &trace__nccl_ncclWaitSignal_call, (trace__function)trace__nccl_ncclWaitSignal},
    {"ncclWinGetUserPtr", 0, 0, &trace__nccl_ncclWinGetUserPtr_call, (trace__function)trace__nccl_ncclWinGetUserPtr},
    {0, 0, 0, 0, 0},
};
#endif
