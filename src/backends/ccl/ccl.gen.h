/* Generated: trace-gen emit --rules ccl.rules --part calls ccl-2022.2.0.model ccl-2022.1.2.model
 * Change the rules, not this file. */
#define trace__ccl_loaded(X) X("/libccl.so.2")
#define trace__ccl_open(X) X("libccl.so.2")
#define trace__ccl_absent 1 /* what a caller gets of a function that no library has */
#define trace__ccl_symbol(name) name
#define trace__ccl_static 0
#define trace__ccl_declare_linked(id, name)
#define trace__ccl_linked(id) NULL
#define trace__ccl_layered 0
#define trace__ccl_shown TRACE__WRAPPER
#define trace__ccl_source_id TRACE_SOURCE_CCL
#define trace__ccl_model NULL
#define trace__ccl_read NULL
#define trace__ccl_first NULL
#define trace__ccl_error NULL
#ifndef TRACE__BYTES4096
#define TRACE__BYTES4096
typedef struct trace__bytes4096 { uint32_t b[1024]; } trace__bytes4096;
#endif
#define trace__ccl_links NULL

static const trace__script trace__ccl_structs[] = {
    {"onecclConfig", 0, "sized=size+0 size+0:u64 version+12:u32 blocking+16:i32 cgaClusterSize+20:i32 minCTAs+24:i32 maxCTAs+28:i32 "
        "netName+32:string splitShare+40:i32 multiThreaded+44:i32 plugin+48:i32@onecclPluginType_t"},
    {"onecclDevCommRequirements_t", 0, "lsa_barrier_count+0:i32"},
    {"onecclDevComm_t", 0, "opaque+0[8]:ptr"},
    {"onecclUniqueId", 0, ""},
    {0, 0, 0},
};

static const trace__script trace__ccl_enums[] = {
    {"onecclDataType_t", 0, "onecclInt8=0 onecclUint8 onecclInt32 onecclUint32 onecclInt64 onecclUint64 onecclFloat16 onecclFloat32 onecclFloat64 "
        "onecclBfloat16"},
    {"onecclPluginType_t", 0, "onecclLegacy=-1163220307 onecclLegacyCPU onecclNull=-559038737 onecclUserBackend=-117901064 onecclPluginAny=0"},
    {"onecclRedOp_t", 0, "onecclSum=0 onecclProd onecclMax onecclMin onecclAvg onecclNumOps onecclMaxRedOp=2147483647"},
    {"onecclResult_t", 0, "onecclSuccess!=0 onecclError onecclSystemError onecclInternalError onecclInvalidArgument onecclInvalidUsage "
        "onecclInProgress! onecclFailureGPU onecclFailureCPU onecclAllocFailureCPU onecclAllocFailureGPU onecclPluginException "
        "onecclNotImplemented"},
    {"onecclScalarResidence_t", 0, "onecclScalarDevice=0 onecclScalarHostImmediate"},
    {"onecclWindowFlags_t", 1, "ONECCL_WINDOW_DEFAULT=0 ONECCL_WINDOW_COLL_SYMMETRIC"},
    {0, 0, 0},
};
#define trace__ccl_derived NULL
TRACE__LIBRARY(trace__ccl, "oneCCL")

TRACE__HOOK(trace__ccl_onecclAllGather_before)
{
    TRACE__HOOK_VALUE const uint64_t sendcount = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[4];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[7] = (uint64_t)(c->id);
    trace__v[8] = (uint64_t)(c->size);
    trace__v[9] = (uint64_t)(trace__comm_next(c));
    trace__v[10] = (uint64_t)(trace__comm_bytes(sendcount, datatype));
    trace__v[11] = (uint64_t)(trace__comm_bytes(sendcount, datatype) * c->size);
}

TRACE__HOOK(trace__ccl_onecclAllReduce_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_bytes(count, datatype));
    trace__v[12] = (uint64_t)(trace__comm_bytes(count, datatype));
}

TRACE__HOOK(trace__ccl_onecclAllToAll_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[4];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[7] = (uint64_t)(c->id);
    trace__v[8] = (uint64_t)(c->size);
    trace__v[9] = (uint64_t)(trace__comm_next(c));
    trace__v[10] = (uint64_t)(trace__comm_bytes(count, datatype) * c->size);
    trace__v[11] = (uint64_t)(trace__comm_bytes(count, datatype) * c->size);
}

TRACE__HOOK(trace__ccl_onecclAllToAllV_before)
{
    TRACE__HOOK_VALUE const void *const send_counts = (const void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const void *const recv_counts = (const void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[4];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_bytes(trace__ccl_sum(send_counts, c->size), datatype));
    trace__v[12] = (uint64_t)(trace__comm_bytes(trace__ccl_sum(recv_counts, c->size), datatype));
}

TRACE__HOOK(trace__ccl_onecclBroadcast_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[4];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) : 0);
    trace__v[12] = (uint64_t)(trace__comm_is_root(c, root) ? 0 : trace__comm_bytes(count, datatype));
}

TRACE__HOOK(trace__ccl_onecclCommDestroy_before)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    trace__comm_gone(&trace__ccl_comms, comm);
}

TRACE__CALL_HOOKED(trace__ccl, 4, 1, int, trace__ccl_onecclCommInitRank, "onecclCommInitRank", (void *comm, uint64_t nranks, trace__bytes4096 commId,
    int32_t rank), (comm, nranks, commId, rank), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId), (uint64_t)rank), 1, (), (), (),
    (trace__v[5] = (uint64_t)(trace__comm_new(&trace__ccl_comms, comm, result, trace__comm_hash(&commId, 4096, 0), rank, (int)nranks));), (),
    "comm nranks:u64 commId:copy{onecclUniqueId} rank:i32 ; comm_id\0" "*comm:handle comm_id:u64/COMM return:status@onecclResult_t")

TRACE__CALL_HOOKED(trace__ccl, 5, 1, int, trace__ccl_onecclCommInitRankConfig, "onecclCommInitRankConfig", (void *comm, uint64_t nranks,
    trace__bytes4096 commId, int32_t rank, const void *config), (comm, nranks, commId, rank, config), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId),
    (uint64_t)rank, (uintptr_t)config), 1, (), (), (),
    (trace__v[6] = (uint64_t)(trace__comm_new(&trace__ccl_comms, comm, result, trace__comm_hash(&commId, 4096, 0), rank, (int)nranks));), (),
    "comm nranks:u64 commId:copy{onecclUniqueId} rank:i32 config:{onecclConfig} ; comm_id\0" "*comm:handle comm_id:u64/COMM return:status@onecclResult_t")

TRACE__HOOK(trace__ccl_onecclCommSplit_after)
{
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int32_t color = (int32_t)trace__v[1];
    TRACE__HOOK_VALUE void *const newcomm = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[5];
    trace__v[6] = (uint64_t)(trace__comm_child(&trace__ccl_comms, color < 0 ? NULL : newcomm, result, comm, (uint64_t)(int64_t)color, 0));
}

TRACE__HOOK(trace__ccl_onecclGroupEnd_after)
{
    TRACE__HOOK_VALUE const int result = (int)trace__v[0];
    trace__comm_settle(&trace__ccl_comms, result);
}

TRACE__HOOK(trace__ccl_onecclGroupStart_before)
{
    trace__comm_group(&trace__ccl_comms, 1);
}

TRACE__HOOK(trace__ccl_onecclRecv_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[1];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[2];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[4];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[7] = (uint64_t)(c->id);
    trace__v[8] = (uint64_t)(c->size);
    trace__v[9] = (uint64_t)(trace__comm_bytes(count, datatype));
}

TRACE__HOOK(trace__ccl_onecclReduce_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[5];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[6];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[9] = (uint64_t)(c->id);
    trace__v[10] = (uint64_t)(c->size);
    trace__v[11] = (uint64_t)(trace__comm_next(c));
    trace__v[12] = (uint64_t)(trace__comm_bytes(count, datatype));
    trace__v[13] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) : 0);
}

TRACE__HOOK(trace__ccl_onecclReduceScatter_before)
{
    TRACE__HOOK_VALUE const uint64_t recvcount = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_bytes(recvcount, datatype) * c->size);
    trace__v[12] = (uint64_t)(trace__comm_bytes(recvcount, datatype));
}

TRACE__HOOK(trace__ccl_onecclScatter_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int datatype = (int)trace__v[3];
    TRACE__HOOK_VALUE const int32_t root = (int32_t)trace__v[4];
    TRACE__HOOK_VALUE void *const comm = (void *)(uintptr_t)trace__v[5];
    trace__comm *c = trace__comm_used(&trace__ccl_comms, comm);
    trace__v[8] = (uint64_t)(c->id);
    trace__v[9] = (uint64_t)(c->size);
    trace__v[10] = (uint64_t)(trace__comm_next(c));
    trace__v[11] = (uint64_t)(trace__comm_is_root(c, root) ? trace__comm_bytes(count, datatype) * c->size : 0);
    trace__v[12] = (uint64_t)(trace__comm_bytes(count, datatype));
}

TRACE__FORWARDING_BEGIN

TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclAllGather, "onecclAllGather", (const void *sendbuff, void *recvbuff, uint64_t sendcount,
    int datatype, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)sendcount, (uint64_t)datatype, (uintptr_t)comm,
    (uintptr_t)stream,),
    trace__ccl_onecclAllGather_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr sendcount:u64 datatype:i32@onecclDataType_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclAllReduce, "onecclAllReduce", (void *sendbuff, void *recvbuff, uint64_t count, int datatype,
    int reduction_op, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)reduction_op,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclAllReduce_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t reduction_op:i32@onecclRedOp_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclAllToAll, "onecclAllToAll", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uintptr_t)comm,
    (uintptr_t)stream,),
    trace__ccl_onecclAllToAll_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclAllToAllV, "onecclAllToAllV", (const void *sendbuff, const void *send_counts, void *recvbuff,
    const void *recv_counts, int datatype, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)send_counts, (uintptr_t)recvbuff,
    (uintptr_t)recv_counts, (uint64_t)datatype, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclAllToAllV_before, NULL, (),
    "sendbuff:ptr send_counts[comm_size]:u64 recvbuff:ptr recv_counts[comm_size]:u64 datatype:i32@onecclDataType_t comm:handle stream:ptr/REQUEST ; "
    "comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclBroadcast, "onecclBroadcast", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)root,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclBroadcast_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t root:i32 comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 3, int, trace__ccl_onecclCommCount, "onecclCommCount", (void *comm, void *size), ((uintptr_t)comm, (uintptr_t)size,),
    "comm:handle size\0" "*size:i32 return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclCommDeregister, "onecclCommDeregister", (void *comm, void *handle), ((uintptr_t)comm,
    (uintptr_t)handle,),
    "comm:handle handle:ptr\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 1, 1, int, trace__ccl_onecclCommDestroy, "onecclCommDestroy", (void *comm), ((uintptr_t)comm,),
    trace__ccl_onecclCommDestroy_before, NULL, (),
    "comm:handle\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 3, int, trace__ccl_onecclCommDevice, "onecclCommDevice", (void *comm, void *device), ((uintptr_t)comm, (uintptr_t)device,),
    "comm:handle device\0" "*device:i32 return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 1, 1, int, trace__ccl_onecclCommFinalize, "onecclCommFinalize", (void *comm), ((uintptr_t)comm,),
    "comm:handle\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 4, 2, int, trace__ccl_onecclCommRegister, "onecclCommRegister", (void *comm, void *buff, uint64_t size, void *handle),
    ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)handle,),
    "comm:handle buff:ptr size:u64 handle\0" "*handle:ptr return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 5, 1, int, trace__ccl_onecclCommSplit, "onecclCommSplit", (void *comm, int32_t color, int32_t key, void *newcomm,
    void *config), ((uintptr_t)comm, (uint64_t)color, (uint64_t)key, (uintptr_t)newcomm, (uintptr_t)config,),
    NULL, trace__ccl_onecclCommSplit_after, (),
    "comm:handle color:i32 key:i32 newcomm config:{onecclConfig} ; comm_id\0" "*newcomm:handle comm_id:u64/COMM return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 3, int, trace__ccl_onecclCommUserRank, "onecclCommUserRank", (void *comm, void *rank), ((uintptr_t)comm, (uintptr_t)rank,),
    "comm:handle rank\0" "*rank:i32 return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclCommWindowDeregister, "onecclCommWindowDeregister", (void *comm, void *window), ((uintptr_t)comm,
    (uintptr_t)window,),
    "comm:handle window:ptr\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 5, 2, int, trace__ccl_onecclCommWindowRegister, "onecclCommWindowRegister", (void *comm, void *buff, uint64_t size,
    void *window, int flags), ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)window, (uint64_t)flags,),
    "comm:handle buff:ptr size:u64 window flags:i32@onecclWindowFlags_t\0" "*window:ptr return:status@onecclResult_t")

TRACE__FORWARD_VOID(trace__ccl, 0, 2, void, trace__ccl_onecclDebugInit, "onecclDebugInit", (void), (),
    "\0" "")

TRACE__FORWARD(trace__ccl, 3, 2, int, trace__ccl_onecclDevCommCreate, "onecclDevCommCreate", (void *comm, const void *reqs, void *dev_comm),
    ((uintptr_t)comm, (uintptr_t)reqs, (uintptr_t)dev_comm,),
    "comm:handle reqs:{onecclDevCommRequirements_t} dev_comm\0" "dev_comm:{onecclDevComm_t} return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclDevCommDestroy, "onecclDevCommDestroy", (void *comm, const void *dev_comm), ((uintptr_t)comm,
    (uintptr_t)dev_comm,),
    "comm:handle dev_comm:{onecclDevComm_t}\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 4, 3, int, trace__ccl_onecclExtractVersionComponents, "onecclExtractVersionComponents", (int32_t versionCode, void *major,
    void *minor, void *patch), ((uint64_t)versionCode, (uintptr_t)major, (uintptr_t)minor, (uintptr_t)patch,),
    "versionCode:i32 major minor patch\0" "*major:i32 *minor:i32 *patch:i32 return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 1, 3, const void *, trace__ccl_onecclGetErrorString, "onecclGetErrorString", (int result), ((uint64_t)result,),
    "result:i32@onecclResult_t\0" "return:string")

TRACE__FORWARD(trace__ccl, 1, 3, const void *, trace__ccl_onecclGetLastError, "onecclGetLastError", (void *comm), ((uintptr_t)comm,),
    "comm:handle\0" "return:string")

TRACE__FORWARD(trace__ccl, 3, 3, int, trace__ccl_onecclGetLocalDevicePointer, "onecclGetLocalDevicePointer", (void *window, uint64_t offset,
    void *out_ptr), ((uintptr_t)window, (uint64_t)offset, (uintptr_t)out_ptr,),
    "window:ptr offset:u64 out_ptr\0" "*out_ptr:ptr return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 4, 3, int, trace__ccl_onecclGetLsaDevicePointer, "onecclGetLsaDevicePointer", (void *window, uint64_t offset, int32_t lsa_peer,
    void *out_ptr), ((uintptr_t)window, (uint64_t)offset, (uint64_t)lsa_peer, (uintptr_t)out_ptr,),
    "window:ptr offset:u64 lsa_peer:i32 out_ptr\0" "*out_ptr:ptr return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 4, 3, int, trace__ccl_onecclGetPeerDevicePointer, "onecclGetPeerDevicePointer", (void *window, uint64_t offset, int32_t peer,
    void *out_ptr), ((uintptr_t)window, (uint64_t)offset, (uint64_t)peer, (uintptr_t)out_ptr,),
    "window:ptr offset:u64 peer:i32 out_ptr\0" "*out_ptr:ptr return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 1, 2, int, trace__ccl_onecclGetUniqueId, "onecclGetUniqueId", (void *uniqueId), ((uintptr_t)uniqueId,),
    "uniqueId\0" "uniqueId:{onecclUniqueId} return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 1, 3, int, trace__ccl_onecclGetVersion, "onecclGetVersion", (void *version), ((uintptr_t)version,),
    "version\0" "*version:i32 return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 0, 1, int, trace__ccl_onecclGroupEnd, "onecclGroupEnd", (void), (),
    NULL, trace__ccl_onecclGroupEnd_after, (),
    "\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 0, 1, int, trace__ccl_onecclGroupStart, "onecclGroupStart", (void), (),
    trace__ccl_onecclGroupStart_before, NULL, (),
    "\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclMemAlloc, "onecclMemAlloc", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr size:u64\0" "*ptr:ptr return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 1, 2, int, trace__ccl_onecclMemFree, "onecclMemFree", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclRecv, "onecclRecv", (void *recvbuff, uint64_t count, int datatype, int32_t peer, void *comm,
    void *stream), ((uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclRecv_before, NULL, (),
    "recvbuff:ptr count:u64 datatype:i32@onecclDataType_t peer:i32 comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 5, 2, int, trace__ccl_onecclRedOpCreatePreMulSum, "onecclRedOpCreatePreMulSum", (void *redop, void *scalar, int datatype,
    int residence, void *comm), ((uintptr_t)redop, (uintptr_t)scalar, (uint64_t)datatype, (uint64_t)residence, (uintptr_t)comm,),
    "redop scalar:ptr datatype:i32@onecclDataType_t residence:i32@onecclScalarResidence_t comm:handle\0" "*redop:i32@onecclRedOp_t "
    "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclRedOpDestroy, "onecclRedOpDestroy", (int redop, void *comm), ((uint64_t)redop, (uintptr_t)comm,),
    "redop:i32@onecclRedOp_t comm:handle\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 8, 1, int, trace__ccl_onecclReduce, "onecclReduce", (const void *sendbuff, void *recvbuff, uint64_t count, int datatype,
    int redop, int32_t root, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)redop,
    (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclReduce_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t redop:i32@onecclRedOp_t root:i32 comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclReduceScatter, "onecclReduceScatter", (const void *sendbuff, void *recvbuff,
    uint64_t recvcount, int datatype, int redop, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)recvcount,
    (uint64_t)datatype, (uint64_t)redop, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclReduceScatter_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr recvcount:u64 datatype:i32@onecclDataType_t redop:i32@onecclRedOp_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM "
    "comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_VOID(trace__ccl, 0, 2, void, trace__ccl_onecclResetDebugInit, "onecclResetDebugInit", (void), (),
    "\0" "")

TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclScatter, "onecclScatter", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)root,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclScatter_before, NULL, (),
    "sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t root:i32 comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B\0" "return:status@onecclResult_t")

TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclSend, "onecclSend", (const void *sendbuff, uint64_t count, int datatype, int32_t peer,
    void *comm, void *stream), ((uintptr_t)sendbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclRecv_before, NULL, (),
    "sendbuff:ptr count:u64 datatype:i32@onecclDataType_t peer:i32 comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE "
    "bytes_sent:u64/BYTES_SENT/B\0" "return:status@onecclResult_t")

TRACE__FORWARD(trace__ccl, 1, 2, int, trace__ccl_onecclSetDevice, "onecclSetDevice", (uint32_t index), ((uint64_t)index,),
    "index:u32\0" "return:status@onecclResult_t")

TRACE__FORWARDING_END

#ifdef TRACE__INJECT
static const trace__entry trace__ccl_entries[] = { /* name, 0, 0, what is called so */
    {"onecclAllGather", 0, 0, &trace__ccl_onecclAllGather_call, (trace__function)trace__ccl_onecclAllGather},
    {"onecclAllReduce", 0, 0, &trace__ccl_onecclAllReduce_call, (trace__function)trace__ccl_onecclAllReduce},
    {"onecclAllToAll", 0, 0, &trace__ccl_onecclAllToAll_call, (trace__function)trace__ccl_onecclAllToAll},
    {"onecclAllToAllV", 0, 0, &trace__ccl_onecclAllToAllV_call, (trace__function)trace__ccl_onecclAllToAllV},
    {"onecclBroadcast", 0, 0, &trace__ccl_onecclBroadcast_call, (trace__function)trace__ccl_onecclBroadcast},
    {"onecclCommCount", 0, 0, &trace__ccl_onecclCommCount_call, (trace__function)trace__ccl_onecclCommCount},
    {"onecclCommDeregister", 0, 0, &trace__ccl_onecclCommDeregister_call, (trace__function)trace__ccl_onecclCommDeregister},
    {"onecclCommDestroy", 0, 0, &trace__ccl_onecclCommDestroy_call, (trace__function)trace__ccl_onecclCommDestroy},
    {"onecclCommDevice", 0, 0, &trace__ccl_onecclCommDevice_call, (trace__function)trace__ccl_onecclCommDevice},
    {"onecclCommFinalize", 0, 0, &trace__ccl_onecclCommFinalize_call, (trace__function)trace__ccl_onecclCommFinalize},
    {"onecclCommInitRank", 0, 0, &trace__ccl_onecclCommInitRank_call, (trace__function)trace__ccl_onecclCommInitRank},
    {"onecclCommInitRankConfig", 0, 0, &trace__ccl_onecclCommInitRankConfig_call, (trace__function)trace__ccl_onecclCommInitRankConfig},
    {"onecclCommRegister", 0, 0, &trace__ccl_onecclCommRegister_call, (trace__function)trace__ccl_onecclCommRegister},
    {"onecclCommSplit", 0, 0, &trace__ccl_onecclCommSplit_call, (trace__function)trace__ccl_onecclCommSplit},
    {"onecclCommUserRank", 0, 0, &trace__ccl_onecclCommUserRank_call, (trace__function)trace__ccl_onecclCommUserRank},
    {"onecclCommWindowDeregister", 0, 0, &trace__ccl_onecclCommWindowDeregister_call, (trace__function)trace__ccl_onecclCommWindowDeregister},
    {"onecclCommWindowRegister", 0, 0, &trace__ccl_onecclCommWindowRegister_call, (trace__function)trace__ccl_onecclCommWindowRegister},
    {"onecclDebugInit", 0, 0, &trace__ccl_onecclDebugInit_call, (trace__function)trace__ccl_onecclDebugInit},
    {"onecclDevCommCreate", 0, 0, &trace__ccl_onecclDevCommCreate_call, (trace__function)trace__ccl_onecclDevCommCreate},
    {"onecclDevCommDestroy", 0, 0, &trace__ccl_onecclDevCommDestroy_call, (trace__function)trace__ccl_onecclDevCommDestroy},
    {"onecclExtractVersionComponents", 0, 0, &trace__ccl_onecclExtractVersionComponents_call, (trace__function)trace__ccl_onecclExtractVersionComponents},
    {"onecclGetErrorString", 0, 0, &trace__ccl_onecclGetErrorString_call, (trace__function)trace__ccl_onecclGetErrorString},
    {"onecclGetLastError", 0, 0, &trace__ccl_onecclGetLastError_call, (trace__function)trace__ccl_onecclGetLastError},
    {"onecclGetLocalDevicePointer", 0, 0, &trace__ccl_onecclGetLocalDevicePointer_call, (trace__function)trace__ccl_onecclGetLocalDevicePointer},
    {"onecclGetLsaDevicePointer", 0, 0, &trace__ccl_onecclGetLsaDevicePointer_call, (trace__function)trace__ccl_onecclGetLsaDevicePointer},
    {"onecclGetPeerDevicePointer", 0, 0, &trace__ccl_onecclGetPeerDevicePointer_call, (trace__function)trace__ccl_onecclGetPeerDevicePointer},
    {"onecclGetUniqueId", 0, 0, &trace__ccl_onecclGetUniqueId_call, (trace__function)trace__ccl_onecclGetUniqueId},
    {"onecclGetVersion", 0, 0, &trace__ccl_onecclGetVersion_call, (trace__function)trace__ccl_onecclGetVersion},
    {"onecclGroupEnd", 0, 0, &trace__ccl_onecclGroupEnd_call, (trace__function)trace__ccl_onecclGroupEnd},
    {"onecclGroupStart", 0, 0, &trace__ccl_onecclGroupStart_call, (trace__function)trace__ccl_onecclGroupStart},
    {"onecclMemAlloc", 0, 0, &trace__ccl_onecclMemAlloc_call, (trace__function)trace__ccl_onecclMemAlloc},
    {"onecclMemFree", 0, 0, &trace__ccl_onecclMemFree_call, (trace__function)trace__ccl_onecclMemFree},
    {"onecclRecv", 0, 0, &trace__ccl_onecclRecv_call, (trace__function)trace__ccl_onecclRecv},
    {"onecclRedOpCreatePreMulSum", 0, 0, &trace__ccl_onecclRedOpCreatePreMulSum_call, (trace__function)trace__ccl_onecclRedOpCreatePreMulSum},
    {"onecclRedOpDestroy", 0, 0, &trace__ccl_onecclRedOpDestroy_call, (trace__function)trace__ccl_onecclRedOpDestroy},
    {"onecclReduce", 0, 0, &trace__ccl_onecclReduce_call, (trace__function)trace__ccl_onecclReduce},
    {"onecclReduceScatter", 0, 0, &trace__ccl_onecclReduceScatter_call, (trace__function)trace__ccl_onecclReduceScatter},
    {"onecclResetDebugInit", 0, 0, &trace__ccl_onecclResetDebugInit_call, (trace__function)trace__ccl_onecclResetDebugInit},
    {"onecclScatter", 0, 0, &trace__ccl_onecclScatter_call, (trace__function)trace__ccl_onecclScatter},
    {"onecclSend", 0, 0, &trace__ccl_onecclSend_call, (trace__function)trace__ccl_onecclSend},
    {"onecclSetDevice", 0, 0, &trace__ccl_onecclSetDevice_call, (trace__function)trace__ccl_onecclSetDevice},
    {0, 0, 0, 0, 0},
};
#endif
