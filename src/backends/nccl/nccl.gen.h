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

static const trace__script trace__nccl_structs[] = {
    {"ncclCollConfig_v23200", 0, "sized=size+0 size+0:u64 version+12:u32 ext+16:ptr minCTAs+24:i32 maxCTAs+28:i32 nvlsCTAs+32:i32 cgaClusterSize+36:i32 "
        "algSelection+40:string forceAlgSelection+48:i32 CTAPolicy+52:i32 userProfilerTag+56:u64 launchCompletionEvent+64:handle"},
    {"ncclConfig_v23100", 0, "sized=size+0 size+0:u64 version+12:u32 blocking+16:i32 cgaClusterSize+20:i32 minCTAs+24:i32 maxCTAs+28:i32 "
        "netName+32:string splitShare+40:i32 trafficClass+44:i32 commName+48:string collnetEnable+56:i32 CTAPolicy+60:i32 shrinkShare+64:i32 "
        "nvlsCTAs+68:i32 nChannelsPerNetPeer+72:i32 nvlinkCentricSched+76:i32 graphUsageMode+80:i32 numRmaCtx+84:i32 maxP2pPeers+88:i32 "
        "graphStreamOrdering+92:i32 launchOrderImplicit+96:i32 numRmaSig+100:i32 rmaEagerInit+104:i32 hostCftMode+108:i32 nvlsHostMode+112:i32"},
    {"ncclEncryptionConfig_v23200", 0, "sized=size+0 size+0:u64 version+12:u32 mode+16:i32"},
    {"ncclSimInfo_v22200", 0, "sized=size+0 size+0:u64 version+12:u32 estimatedTime+16:f32"},
    {"ncclUniqueId", 0, "internal+0[128]:bytes"},
    {"ncclWaitSignalDesc_t", 0, "opCnt+0:i32 peer+4:i32 sigIdx+8:i32 ctx+12:i32"},
    {0, 0, 0},
};

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
    "sendbuff:ptr recvbuff:ptr sendcount:u64 datatype:i32@ncclDataType_t comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t comm:handle stream:handle/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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

TRACE__CALL_HOOKED(trace__nccl, 4, 1, int, trace__nccl_ncclCommInitRank, "ncclCommInitRank", (void *comm, int32_t nranks, trace__bytes128 commId,
    int32_t rank), (comm, nranks, commId, rank), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId), (uint64_t)rank), 1, (), (), (),
    (trace__v[5] = (uint64_t)(trace__comm_new(&trace__nccl_comms, comm, result, trace__comm_hash(&commId, 128, 0), rank, nranks));), (),
    "comm nranks:i32 commId:copy{ncclUniqueId} rank:i32 ; comm_id\0" "*comm:handle comm_id:u64/COMM return:status@ncclResult_t")

TRACE__CALL_HOOKED(trace__nccl, 5, 1, int, trace__nccl_ncclCommInitRankConfig, "ncclCommInitRankConfig", (void *comm, int32_t nranks,
    trace__bytes128 commId, int32_t rank, void *config), (comm, nranks, commId, rank, config), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId),
    (uint64_t)rank, (uintptr_t)config), 1, (), (), (),
    (trace__v[6] = (uint64_t)(trace__comm_new(&trace__nccl_comms, comm, result, trace__comm_hash(&commId, 128, 0), rank, nranks));), (),
    "comm nranks:i32 commId:copy{ncclUniqueId} rank:i32 config:{ncclConfig_v23100} ; comm_id\0" "*comm:handle comm_id:u64/COMM return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "\0" "return:status@ncclResult_t")

TRACE__HOOKED_INLINE(trace__nccl, 0, 0, 1, int, trace__nccl_ncclGroupStart, "ncclGroupStart",
    (void),
    (), (0), (
        trace__comm_group(&trace__nccl_comms, 1);
    ), (),
    4, !trace__r,
    (),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(0)),
    "\0" "return:status@ncclResult_t")

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
    "recvbuff:ptr count:u64 datatype:i32@ncclDataType_t peer:i32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t root:i32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr recvcount:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t comm:handle stream:handle/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

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
    "sendbuff:ptr count:u64 datatype:i32@ncclDataType_t peer:i32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "bytes_sent:u64/BYTES_SENT/B\0" "return:status@ncclResult_t")

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

TRACE__FORWARD_AROUND(trace__nccl, 7, 1, int, trace__nccl_ncclAllGatherConfig, "ncclAllGatherConfig", (const void *sendbuff, void *recvbuff,
    uint64_t sendcount, int datatype, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)sendcount,
    (uint64_t)datatype, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclAllGatherConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr sendcount:u64 datatype:i32@ncclDataType_t comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; "
    "comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclAllReduceConfig, "ncclAllReduceConfig", (const void *sendbuff, void *recvbuff,
    uint64_t count, int datatype, int op, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclAllReduceConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; "
    "comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 7, 1, int, trace__nccl_ncclAlltoAllConfig, "ncclAlltoAllConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype,
    (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclAlltoAllConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 6, 1, int, trace__nccl_ncclBcast, "ncclBcast", (void *buff, uint64_t count, int datatype, int32_t root, void *comm,
    void *stream), ((uintptr_t)buff, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream,),
    "buff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclBroadcastConfig, "ncclBroadcastConfig", (const void *sendbuff, void *recvbuff,
    uint64_t count, int datatype, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclBroadcastConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; "
    "comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 1, 1, int, trace__nccl_ncclCommAbort, "ncclCommAbort", (void *comm), ((uintptr_t)comm,),
    trace__nccl_ncclCommAbort_before, NULL, (),
    "comm:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommCount, "ncclCommCount", (void *comm, void *count), ((uintptr_t)comm, (uintptr_t)count,),
    "comm:handle count\0" "*count:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommCuDevice, "ncclCommCuDevice", (void *comm, void *device), ((uintptr_t)comm, (uintptr_t)device,),
    "comm:handle device\0" "*device:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommDeregister, "ncclCommDeregister", (void *comm, void *handle), ((uintptr_t)comm,
    (uintptr_t)handle,),
    "comm:handle handle:ptr\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 1, 1, int, trace__nccl_ncclCommDestroy, "ncclCommDestroy", (void *comm), ((uintptr_t)comm,),
    trace__nccl_ncclCommAbort_before, NULL, (),
    "comm:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 1, int, trace__nccl_ncclCommFinalize, "ncclCommFinalize", (void *comm), ((uintptr_t)comm,),
    "comm:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommGetAsyncError, "ncclCommGetAsyncError", (void *comm, void *asyncError), ((uintptr_t)comm,
    (uintptr_t)asyncError,),
    "comm:handle asyncError\0" "*asyncError:i32@ncclResult_t return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommGetUniqueId, "ncclCommGetUniqueId", (void *comm, void *uniqueId), ((uintptr_t)comm,
    (uintptr_t)uniqueId,),
    "comm:handle uniqueId\0" "uniqueId:{ncclUniqueId} return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclCommGrow, "ncclCommGrow", (void *comm, int32_t nRanks, const void *uniqueId, int32_t rank,
    void *newcomm, void *config), ((uintptr_t)comm, (uint64_t)nRanks, (uintptr_t)uniqueId, (uint64_t)rank, (uintptr_t)newcomm, (uintptr_t)config,),
    NULL, trace__nccl_ncclCommGrow_after, (),
    "comm:handle nRanks:i32 uniqueId:{ncclUniqueId} rank:i32 newcomm config:{ncclConfig_v23100} ; comm_id\0" "*newcomm:handle comm_id:u64/COMM "
    "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 3, 1, int, trace__nccl_ncclCommInitAll, "ncclCommInitAll", (void *comm, int32_t ndev, const void *devlist),
    ((uintptr_t)comm, (uint64_t)ndev, (uintptr_t)devlist,),
    NULL, trace__nccl_ncclCommInitAll_after, (),
    "comm ndev:i32 devlist[ndev]:i32 ; comm_id\0" "comm[ndev]:handle comm_id:u64/COMM return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclCommInitRankScalable, "ncclCommInitRankScalable", (void *newcomm, int32_t nranks,
    int32_t myrank, int32_t nId, void *commIds, void *config), ((uintptr_t)newcomm, (uint64_t)nranks, (uint64_t)myrank, (uint64_t)nId, (uintptr_t)commIds,
    (uintptr_t)config,),
    NULL, trace__nccl_ncclCommInitRankScalable_after, (),
    "newcomm nranks:i32 myrank:i32 nId:i32 commIds:{ncclUniqueId} config:{ncclConfig_v23100} ; comm_id\0" "*newcomm:handle comm_id:u64/COMM "
    "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 3, 3, int, trace__nccl_ncclCommMemStats, "ncclCommMemStats", (void *comm, int stat, void *value), ((uintptr_t)comm,
    (uint64_t)stat, (uintptr_t)value,),
    "comm:handle stat:i32@ncclCommMemStat_t value\0" "*value:u64 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 4, 2, int, trace__nccl_ncclCommRegister, "ncclCommRegister", (void *comm, void *buff, uint64_t size, void *handle),
    ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)handle,),
    "comm:handle buff:ptr size:u64 handle\0" "*handle:ptr return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclCommResume, "ncclCommResume", (void *comm), ((uintptr_t)comm,),
    "comm:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommRevoke, "ncclCommRevoke", (void *comm, int32_t revokeFlags), ((uintptr_t)comm,
    (uint64_t)revokeFlags,),
    "comm:handle revokeFlags:i32\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclCommShrink, "ncclCommShrink", (void *comm, void *excludeRanksList, int32_t excludeRanksCount,
    void *newcomm, void *config, int32_t shrinkFlags), ((uintptr_t)comm, (uintptr_t)excludeRanksList, (uint64_t)excludeRanksCount, (uintptr_t)newcomm,
    (uintptr_t)config, (uint64_t)shrinkFlags,),
    NULL, trace__nccl_ncclCommShrink_after, (),
    "comm:handle excludeRanksList[excludeRanksCount]:i32 excludeRanksCount:i32 newcomm config:{ncclConfig_v23100} shrinkFlags:i32 ; "
    "comm_id\0" "*newcomm:handle comm_id:u64/COMM return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 5, 1, int, trace__nccl_ncclCommSplit, "ncclCommSplit", (void *comm, int32_t color, int32_t key, void *newcomm,
    void *config), ((uintptr_t)comm, (uint64_t)color, (uint64_t)key, (uintptr_t)newcomm, (uintptr_t)config,),
    NULL, trace__nccl_ncclCommSplit_after, (),
    "comm:handle color:i32 key:i32 newcomm config:{ncclConfig_v23100} ; comm_id\0" "*newcomm:handle comm_id:u64/COMM return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommSuspend, "ncclCommSuspend", (void *comm, int32_t flags), ((uintptr_t)comm, (uint64_t)flags,),
    "comm:handle flags:i32\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclCommUserRank, "ncclCommUserRank", (void *comm, void *rank), ((uintptr_t)comm, (uintptr_t)rank,),
    "comm:handle rank\0" "*rank:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclCommWindowDeregister, "ncclCommWindowDeregister", (void *comm, void *win), ((uintptr_t)comm,
    (uintptr_t)win,),
    "comm:handle win:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 5, 2, int, trace__nccl_ncclCommWindowRegister, "ncclCommWindowRegister", (void *comm, void *buff, uint64_t size, void *win,
    int32_t winFlags), ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)win, (uint64_t)winFlags,),
    "comm:handle buff:ptr size:u64 win winFlags:i32\0" "*win:handle return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclGatherConfig, "ncclGatherConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclGatherConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; "
    "comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 3, const void *, trace__nccl_ncclGetErrorString, "ncclGetErrorString", (int result), ((uint64_t)result,),
    "result:i32@ncclResult_t\0" "return:string")

TRACE__FORWARD(trace__nccl, 1, 3, const void *, trace__nccl_ncclGetLastError, "ncclGetLastError", (void *comm), ((uintptr_t)comm,),
    "comm:handle\0" "return:string")

TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclGetUniqueId, "ncclGetUniqueId", (void *uniqueId), ((uintptr_t)uniqueId,),
    "uniqueId\0" "uniqueId:{ncclUniqueId} return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 3, int, trace__nccl_ncclGetVersion, "ncclGetVersion", (void *version), ((uintptr_t)version,),
    "version\0" "*version:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclGroupSimulateEnd, "ncclGroupSimulateEnd", (void *simInfo), ((uintptr_t)simInfo,),
    "simInfo\0" "simInfo:{ncclSimInfo_v22200} return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclMemAlloc, "ncclMemAlloc", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr size:u64\0" "*ptr:ptr return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclMemFree, "ncclMemFree", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclParamBind, "ncclParamBind", (void *out, const void *key), ((uintptr_t)out, (uintptr_t)key,),
    "out key:string\0" "*out:handle return:status@ncclResult_t")

TRACE__FORWARD_VOID(trace__nccl, 0, 3, void, trace__nccl_ncclParamDumpAll, "ncclParamDumpAll", (void), (),
    "\0" "")

TRACE__FORWARD(trace__nccl, 4, 3, int, trace__nccl_ncclParamGet, "ncclParamGet", (void *h, void *out, int32_t maxLen, void *len), ((uintptr_t)h,
    (uintptr_t)out, (uint64_t)maxLen, (uintptr_t)len,),
    "h:handle out:ptr maxLen:i32 len\0" "*len:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetAllParameterKeys, "ncclParamGetAllParameterKeys", (void *table, void *tableLen),
    ((uintptr_t)table, (uintptr_t)tableLen,),
    "table:ptr tableLen\0" "*tableLen:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI16, "ncclParamGetI16", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:i16 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI32, "ncclParamGetI32", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI64, "ncclParamGetI64", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:i64 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetI8, "ncclParamGetI8", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:i8 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 3, 3, int, trace__nccl_ncclParamGetParameter, "ncclParamGetParameter", (const void *key, void *value, void *valueLen),
    ((uintptr_t)key, (uintptr_t)value, (uintptr_t)valueLen,),
    "key:string value valueLen\0" "*value:string *valueLen:i32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetStr, "ncclParamGetStr", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:string return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU16, "ncclParamGetU16", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:u16 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU32, "ncclParamGetU32", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:u32 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU64, "ncclParamGetU64", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:u64 return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 3, int, trace__nccl_ncclParamGetU8, "ncclParamGetU8", (void *h, void *out), ((uintptr_t)h, (uintptr_t)out,),
    "h:handle out\0" "*out:u8 return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 11, 1, int, trace__nccl_ncclPutSignal, "ncclPutSignal", (const void *localbuff, uint64_t count, int datatype,
    int32_t peer, void *peerWin, uint64_t peerWinOffset, int32_t sigIdx, int32_t ctx, uint32_t flags, void *comm, void *stream), ((uintptr_t)localbuff,
    (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)peerWin, (uint64_t)peerWinOffset, (uint64_t)sigIdx, (uint64_t)ctx, (uint64_t)flags,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__nccl_ncclPutSignal_before, NULL, (),
    "localbuff:ptr count:u64 datatype:i32@ncclDataType_t peer:i32 peerWin:handle peerWinOffset:u64 sigIdx:i32 ctx:i32 flags:u32 comm:handle "
    "stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE bytes_sent:u64/BYTES_SENT/B\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 5, 2, int, trace__nccl_ncclRedOpCreatePreMulSum, "ncclRedOpCreatePreMulSum", (void *op, void *scalar, int datatype,
    int residence, void *comm), ((uintptr_t)op, (uintptr_t)scalar, (uint64_t)datatype, (uint64_t)residence, (uintptr_t)comm,),
    "op scalar:ptr datatype:i32@ncclDataType_t residence:i32@ncclScalarResidence_t comm:handle\0" "*op:i32@ncclRedOp_t return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 2, 2, int, trace__nccl_ncclRedOpDestroy, "ncclRedOpDestroy", (int op, void *comm), ((uint64_t)op, (uintptr_t)comm,),
    "op:i32@ncclRedOp_t comm:handle\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 9, 1, int, trace__nccl_ncclReduceConfig, "ncclReduceConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int op, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclReduceConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t root:i32 comm:handle stream:handle/REQUEST "
    "config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B "
    "bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclReduceScatterConfig, "ncclReduceScatterConfig", (const void *sendbuff, void *recvbuff,
    uint64_t recvcount, int datatype, int op, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff,
    (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclReduceScatterConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr recvcount:u64 datatype:i32@ncclDataType_t op:i32@ncclRedOp_t comm:handle stream:handle/REQUEST "
    "config:{ncclCollConfig_v23200} ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B "
    "bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD_VOID(trace__nccl, 0, 2, void, trace__nccl_ncclResetDebugInit, "ncclResetDebugInit", (void), (),
    "\0" "")

TRACE__FORWARD_AROUND(trace__nccl, 8, 1, int, trace__nccl_ncclScatterConfig, "ncclScatterConfig", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream, const void *config), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream, (uintptr_t)config,),
    trace__nccl_ncclScatterConfig_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@ncclDataType_t root:i32 comm:handle stream:handle/REQUEST config:{ncclCollConfig_v23200} ; "
    "comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 1, 2, int, trace__nccl_ncclSetEncryption, "ncclSetEncryption", (const void *config), ((uintptr_t)config,),
    "config:{ncclEncryptionConfig_v23200}\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 6, 1, int, trace__nccl_ncclSignal, "ncclSignal", (int32_t peer, int32_t sigIdx, int32_t ctx, uint32_t flags, void *comm,
    void *stream), ((uint64_t)peer, (uint64_t)sigIdx, (uint64_t)ctx, (uint64_t)flags, (uintptr_t)comm, (uintptr_t)stream,),
    trace__nccl_ncclSignal_before, NULL, (),
    "peer:i32 sigIdx:i32 ctx:i32 flags:u32 comm:handle stream:handle/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE\0" "return:status@ncclResult_t")

TRACE__FORWARD_AROUND(trace__nccl, 4, 1, int, trace__nccl_ncclWaitSignal, "ncclWaitSignal", (int32_t nDesc, void *signalDescs, void *comm, void *stream),
    ((uint64_t)nDesc, (uintptr_t)signalDescs, (uintptr_t)comm, (uintptr_t)stream,),
    trace__nccl_ncclWaitSignal_before, NULL, (),
    "nDesc:i32 signalDescs[nDesc]:{ncclWaitSignalDesc_t#16} comm:handle stream:handle/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE\0" "return:status@ncclResult_t")

TRACE__FORWARD(trace__nccl, 3, 3, int, trace__nccl_ncclWinGetUserPtr, "ncclWinGetUserPtr", (void *comm, void *win, void *outUserPtr), ((uintptr_t)comm,
    (uintptr_t)win, (uintptr_t)outUserPtr,),
    "comm:handle win:handle outUserPtr\0" "*outUserPtr:ptr return:status@ncclResult_t")

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
