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

/*: onecclCommInitRank: comm nranks:u64 commId:copy{onecclUniqueId} rank:i32 ; comm_id -> *comm:handle */
/*:     comm_id:u64/COMM return:status@onecclResult_t */
TRACE__CALL_HOOKED(trace__ccl, 4, 1, int, trace__ccl_onecclCommInitRank, "onecclCommInitRank", (void *comm, uint64_t nranks, trace__bytes4096 commId,
    int32_t rank), (comm, nranks, commId, rank), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId), (uint64_t)rank), 1, (), (), (),
    (trace__v[5] = (uint64_t)(trace__comm_new(&trace__ccl_comms, comm, result, trace__comm_hash(&commId, 4096, 0), rank, (int)nranks));), (),
    "\5\2\3\24\34\20\30\4 Gnranks\0Frank\0Mcomm\0\7\10\4_id\0\6Aresult\0\3c\2\14\0A\2\1\0A\3\10\0Gb\10\0A\2\0Dc\2\14\0A\2\5\0A\4\10\0G")

/*: onecclCommInitRankConfig: comm nranks:u64 commId:copy{onecclUniqueId} rank:i32 config:{onecclConfig} ; comm_id */
/*:     -> *comm:handle comm_id:u64/COMM return:status@onecclResult_t */
TRACE__CALL_HOOKED(trace__ccl, 5, 1, int, trace__ccl_onecclCommInitRankConfig, "onecclCommInitRankConfig", (void *comm, uint64_t nranks,
    trace__bytes4096 commId, int32_t rank, const void *config), (comm, nranks, commId, rank, config), ((uintptr_t)comm, (uint64_t)nranks, TRACE__V(commId),
    (uint64_t)rank, (uintptr_t)config), 1, (), (), (),
    (trace__v[6] = (uint64_t)(trace__comm_new(&trace__ccl_comms, comm, result, trace__comm_hash(&commId, 4096, 0), rank, (int)nranks));), (),
    "\5\15\3\312\2\34\260\1\30\5 Gnranks\0Frank\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7minCTAs\0F\10axCTAs\0N\7netName\0"
    "F\7splitShare\0F\7multiThreaded\0\6@\7plugin\0\1Mcomm\0\7\10\4_id\0\6Aresult\0\3c\3\24\0A\4\1\0A\3\10\4\14\0A\24\0Cd\10\4\0I\1\0K\10\0C\10\0Kd"
    "\4\4\0A\14\0G\1\0K \0C\24\0Kf\10\4\0A \0G\1\0K(\0Od\4\4\0A(\0G\1\0K4\0C\14\0Kb\10\0A\2\0Dc\2\14\0A\2\6\0A\5\10\0G")

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

/*: onecclAllGather: sendbuff:ptr recvbuff:ptr sendcount:u64 datatype:i32@onecclDataType_t comm:handle */
/*:     stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B */
/*:     bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclAllGather, "onecclAllGather", (const void *sendbuff, void *recvbuff, uint64_t sendcount,
    int datatype, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)sendcount, (uint64_t)datatype, (uintptr_t)comm,
    (uintptr_t)stream,),
    trace__ccl_onecclAllGather_before, NULL, (),
    "\5\13\1X\14 \10\6 Lsendbuff\0Lrecvbuff\0Gsendcount\0\6@datatype\0\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0"
    "B\0\7\204\6recv\0B\0\6Aresult\0\3c\13P\0A\14\0B\1\10\2\20\3\30\4\34\5$\7,\0104\118\12@\13H\0AP\0Ca\4\6\0E")

/*: onecclAllReduce: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t */
/*:     reduction_op:i32@onecclRedOp_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclAllReduce, "onecclAllReduce", (void *sendbuff, void *recvbuff, uint64_t count, int datatype,
    int reduction_op, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)reduction_op,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclAllReduce_before, NULL, (),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\0\6@reduction_op\0\2Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0"
    "\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

/*: onecclAllToAll: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t comm:handle stream:ptr/REQUEST */
/*:     ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B */
/*:     bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclAllToAll, "onecclAllToAll", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uintptr_t)comm,
    (uintptr_t)stream,),
    trace__ccl_onecclAllToAll_before, NULL, (),
    "\5\13\1X\14 \10\6 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes_sent\0B\0\7"
    "\204\6recv\0B\0\6Aresult\0\3c\13P\0A\14\0B\1\10\2\20\3\30\4\34\5$\7,\0104\118\12@\13H\0AP\0Ca\4\6\0E")

/*: onecclAllToAllV: sendbuff:ptr send_counts[comm_size]:u64 recvbuff:ptr recv_counts[comm_size]:u64 */
/*:     datatype:i32@onecclDataType_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclAllToAllV, "onecclAllToAllV", (const void *sendbuff, const void *send_counts, void *recvbuff,
    const void *recv_counts, int datatype, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)send_counts, (uintptr_t)recvbuff,
    (uintptr_t)recv_counts, (uint64_t)datatype, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclAllToAllV_before, NULL, (),
    "\5\14\1\334\10\14x\10\7 Lsendbuff\0g\4_counts\0Lrecvbuff\0g\4_counts\0\6@datatype\0\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0"
    "\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\11\0Ka\10\2\0Eh\10\3\0E\1\10\0H@\0A\10\0C\10\0C\11\0"
    "Kc\108\0A\10\4\0A\5\4\6\14\10\24\11\34\12 \13(\0140\0Ca\4\7\0E")

/*: onecclBroadcast: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t root:i32 comm:handle */
/*:     stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B */
/*:     bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclBroadcast, "onecclBroadcast", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)root,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclBroadcast_before, NULL, (),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\0Froot\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes"
    "_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

/*: onecclCommCount: comm:handle size -> *size:i32 return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 3, int, trace__ccl_onecclCommCount, "onecclCommCount", (void *comm, void *size), ((uintptr_t)comm, (uintptr_t)size,),
    "\5\1\2\20\20\10\20\2 Mcomm\0Fsize\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: onecclCommDeregister: comm:handle handle:ptr -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclCommDeregister, "onecclCommDeregister", (void *comm, void *handle), ((uintptr_t)comm,
    (uintptr_t)handle,),
    "\5\2\1\30\14\20\10\2 Mcomm\0Lhandle\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: onecclCommDestroy: comm:handle -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 1, 1, int, trace__ccl_onecclCommDestroy, "onecclCommDestroy", (void *comm), ((uintptr_t)comm,),
    trace__ccl_onecclCommDestroy_before, NULL, (),
    "\5\1\1\20\14\10\10\1 Mcomm\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: onecclCommDevice: comm:handle device -> *device:i32 return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 3, int, trace__ccl_onecclCommDevice, "onecclCommDevice", (void *comm, void *device), ((uintptr_t)comm, (uintptr_t)device,),
    "\5\1\2\20\20\10\20\2 Mcomm\0Fdevice\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: onecclCommFinalize: comm:handle -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 1, 1, int, trace__ccl_onecclCommFinalize, "onecclCommFinalize", (void *comm), ((uintptr_t)comm,),
    "\5\1\1\20\14\10\10\1 Mcomm\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: onecclCommRegister: comm:handle buff:ptr size:u64 handle -> *handle:ptr return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 4, 2, int, trace__ccl_onecclCommRegister, "onecclCommRegister", (void *comm, void *buff, uint64_t size, void *handle),
    ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)handle,),
    "\5\3\2 \24\20\20\4 Mcomm\0Lbuff\0Gsize\0Lhandle\0\6Aresult\0\3c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\10\3\2\0Da\4\4\0E")

/*: onecclCommSplit: comm:handle color:i32 key:i32 newcomm config:{onecclConfig} ; comm_id -> *newcomm:handle */
/*:     comm_id:u64/COMM return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 5, 1, int, trace__ccl_onecclCommSplit, "onecclCommSplit", (void *comm, int32_t color, int32_t key, void *newcomm,
    void *config), ((uintptr_t)comm, (uint64_t)color, (uint64_t)key, (uintptr_t)newcomm, (uintptr_t)config,),
    NULL, trace__ccl_onecclCommSplit_after, (),
    "\5\16\3\316\2\34\260\1\30\5 Mcomm\0Fcolor\0Fkey\0Lconfig\0G\6.size\0E\7version\0F\7blocking\0F\7cgaClusterSize\0F\7minCTAs\0F\10axCTAs\0N\7net"
    "Name\0F\7splitShare\0F\7multiThreaded\0\6@\7plugin\0\1Mnewcomm\0\7\10comm_id\0\6Aresult\0\3c\4\30\0A\4\0B\1\10\2\14\4\20\0Cd\10\4\0I\1\0K\10\0C"
    "\10\0Kd\4\4\0A\14\0G\1\0K \0C\24\0Kf\10\4\0A \0G\1\0K(\0Od\4\4\0A(\0G\1\0K4\0C\14\0Kb\10\3\2\0Dc\2\14\0A\2\6\0A\5\10\0G")

/*: onecclCommUserRank: comm:handle rank -> *rank:i32 return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 3, int, trace__ccl_onecclCommUserRank, "onecclCommUserRank", (void *comm, void *rank), ((uintptr_t)comm, (uintptr_t)rank,),
    "\5\1\2\20\20\10\20\2 Mcomm\0Frank\0\6Aresult\0\3a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: onecclCommWindowDeregister: comm:handle window:ptr -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclCommWindowDeregister, "onecclCommWindowDeregister", (void *comm, void *window), ((uintptr_t)comm,
    (uintptr_t)window,),
    "\5\2\1\30\14\20\10\2 Mcomm\0Lwindow\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: onecclCommWindowRegister: comm:handle buff:ptr size:u64 window flags:i32@onecclWindowFlags_t -> *window:ptr */
/*:     return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 5, 2, int, trace__ccl_onecclCommWindowRegister, "onecclCommWindowRegister", (void *comm, void *buff, uint64_t size,
    void *window, int flags), ((uintptr_t)comm, (uintptr_t)buff, (uint64_t)size, (uintptr_t)window, (uint64_t)flags,),
    "\5\4\2$\24\20\20\5 Mcomm\0Lbuff\0Gsize\0\6@flags\0\5Lwindow\0\6Aresult\0\3c\4\34\0A\4\0B\1\10\2\20\4\30\0Cb\10\3\2\0Da\4\5\0E")

/*: onecclDebugInit: () -> () */
TRACE__FORWARD_VOID(trace__ccl, 0, 2, void, trace__ccl_onecclDebugInit, "onecclDebugInit", (void), (),
    "\4\0\0\10\10\0\0\0")

/*: onecclDevCommCreate: comm:handle reqs:{onecclDevCommRequirements_t} dev_comm -> dev_comm:{onecclDevComm_t} */
/*:     return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 3, 2, int, trace__ccl_onecclDevCommCreate, "onecclDevCommCreate", (void *comm, const void *reqs, void *dev_comm),
    ((uintptr_t)comm, (uintptr_t)reqs, (uintptr_t)dev_comm,),
    "\5\3\3\34\232\4\308\3 Mcomm\0Lreqs\0F\4.lsa_barrier_count\0Ldev_comm\0l\10.opaque\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Gb\4\1\2\0Da\10\2\0Eh\10\2"
    "\0F\10\0H@\0A\10\0C@\0C\10\0Ka\4\3\0E")

/*: onecclDevCommDestroy: comm:handle dev_comm:{onecclDevComm_t} -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclDevCommDestroy, "onecclDevCommDestroy", (void *comm, const void *dev_comm), ((uintptr_t)comm,
    (uintptr_t)dev_comm,),
    "\5\3\1\236\4\148\10\2 Mcomm\0Ldev_comm\0l\10.opaque\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Gh\10\1\0F\10\0H@\0A\10\0C@\0C\10\0Ka\4\2\0E")

/*: onecclExtractVersionComponents: versionCode:i32 major minor patch -> *major:i32 *minor:i32 *patch:i32 */
/*:     return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 4, 3, int, trace__ccl_onecclExtractVersionComponents, "onecclExtractVersionComponents", (int32_t versionCode, void *major,
    void *minor, void *patch), ((uint64_t)versionCode, (uintptr_t)major, (uintptr_t)minor, (uintptr_t)patch,),
    "\5\1\4\14\30\10 \4 FversionCode\0Fmajor\0Fminor\0Fpatch\0\6Aresult\0\3a\4\0Fb\4\1\2\0Db\4\2\2\0Db\4\3\2\0Da\4\4\0E")

/*: onecclGetErrorString: result:i32@onecclResult_t -> return:string */
TRACE__FORWARD(trace__ccl, 1, 3, const void *, trace__ccl_onecclGetErrorString, "onecclGetErrorString", (int result), ((uint64_t)result,),
    "\4\1\1\14\216\2\10(\0\6@result\0\3N\6\0a\4\0Fe\10\1\0U\10\0O")

/*: onecclGetLastError: comm:handle -> return:string */
TRACE__FORWARD(trace__ccl, 1, 3, const void *, trace__ccl_onecclGetLastError, "onecclGetLastError", (void *comm), ((uintptr_t)comm,),
    "\4\1\1\20\216\2\10(\0Mcomm\0Nresult\0a\10\0Fe\10\1\0U\10\0O")

/*: onecclGetLocalDevicePointer: window:ptr offset:u64 out_ptr -> *out_ptr:ptr return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 3, 3, int, trace__ccl_onecclGetLocalDevicePointer, "onecclGetLocalDevicePointer", (void *window, uint64_t offset,
    void *out_ptr), ((uintptr_t)window, (uint64_t)offset, (uintptr_t)out_ptr,),
    "\5\2\2\30\24\20\20\3 Lwindow\0Goffset\0Lout_ptr\0\6Aresult\0\3c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: onecclGetLsaDevicePointer: window:ptr offset:u64 lsa_peer:i32 out_ptr -> *out_ptr:ptr */
/*:     return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 4, 3, int, trace__ccl_onecclGetLsaDevicePointer, "onecclGetLsaDevicePointer", (void *window, uint64_t offset, int32_t lsa_peer,
    void *out_ptr), ((uintptr_t)window, (uint64_t)offset, (uint64_t)lsa_peer, (uintptr_t)out_ptr,),
    "\5\3\2\34\24\20\20\4 Lwindow\0Goffset\0Flsa_peer\0Lout_ptr\0\6Aresult\0\3c\3\24\0A\4\0B\1\10\2\20\0A\24\0Cb\10\3\2\0Da\4\4\0E")

/*: onecclGetPeerDevicePointer: window:ptr offset:u64 peer:i32 out_ptr -> *out_ptr:ptr return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 4, 3, int, trace__ccl_onecclGetPeerDevicePointer, "onecclGetPeerDevicePointer", (void *window, uint64_t offset, int32_t peer,
    void *out_ptr), ((uintptr_t)window, (uint64_t)offset, (uint64_t)peer, (uintptr_t)out_ptr,),
    "\5\3\2\34\24\20\20\4 Lwindow\0Goffset\0Fpeer\0Lout_ptr\0\6Aresult\0\3c\3\24\0A\4\0B\1\10\2\20\0A\24\0Cb\10\3\2\0Da\4\4\0E")

/*: onecclGetUniqueId: uniqueId -> uniqueId:{onecclUniqueId} return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 1, 2, int, trace__ccl_onecclGetUniqueId, "onecclGetUniqueId", (void *uniqueId), ((uintptr_t)uniqueId,),
    "\5\0\2\10\24\0\20\1 LuniqueId\0\6Aresult\0\3c\2\14\0A\2\0B\1\10\0G")

/*: onecclGetVersion: version -> *version:i32 return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 1, 3, int, trace__ccl_onecclGetVersion, "onecclGetVersion", (void *version), ((uintptr_t)version,),
    "\5\0\2\10\20\0\20\1 Fversion\0\6Aresult\0\3b\4\0A\2\0Da\4\1\0E")

/*: onecclGroupEnd: () -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 0, 1, int, trace__ccl_onecclGroupEnd, "onecclGroupEnd", (void), (),
    NULL, trace__ccl_onecclGroupEnd_after, (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\3a\4\0F")

/*: onecclGroupStart: () -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 0, 1, int, trace__ccl_onecclGroupStart, "onecclGroupStart", (void), (),
    trace__ccl_onecclGroupStart_before, NULL, (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\3a\4\0F")

/*: onecclMemAlloc: ptr size:u64 -> *ptr:ptr return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclMemAlloc, "onecclMemAlloc", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0Lptr\0\6Aresult\0\3a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: onecclMemFree: ptr:ptr -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 1, 2, int, trace__ccl_onecclMemFree, "onecclMemFree", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\3a\10\0Fa\4\1\0E")

/*: onecclRecv: recvbuff:ptr count:u64 datatype:i32@onecclDataType_t peer:i32 comm:handle stream:ptr/REQUEST ; */
/*:     comm_id:u64/COMM comm_size:u32/COMM_SIZE bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclRecv, "onecclRecv", (void *recvbuff, uint64_t count, int datatype, int32_t peer, void *comm,
    void *stream), ((uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclRecv_before, NULL, (),
    "\5\11\1D\14 \10\6 Lrecvbuff\0Gcount\0\6@datatype\0\0Fpeer\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\204bytes_recv\0B\0\6Aresult\0\3c"
    "\11<\0A\12\0B\1\10\2\20\3\24\4\30\5 \7(\0100\0114\0A<\0Ga\4\6\0E")

/*: onecclRedOpCreatePreMulSum: redop scalar:ptr datatype:i32@onecclDataType_t residence:i32@onecclScalarResidence_t */
/*:     comm:handle -> *redop:i32@onecclRedOp_t return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 5, 2, int, trace__ccl_onecclRedOpCreatePreMulSum, "onecclRedOpCreatePreMulSum", (void *redop, void *scalar, int datatype,
    int residence, void *comm), ((uintptr_t)redop, (uintptr_t)scalar, (uint64_t)datatype, (uint64_t)residence, (uintptr_t)comm,),
    "\5\4\2 \20\20\20\5 Lscalar\0\6@datatype\0\0\6@residence\0\4Mcomm\0\6@redop\0\2\6Aresult\0\3c\4\30\0A\4\1\0A\2\10\3\14\4\20\0Cb\4\0A\2\0Da\4\5\0"
    "E")

/*: onecclRedOpDestroy: redop:i32@onecclRedOp_t comm:handle -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 2, 2, int, trace__ccl_onecclRedOpDestroy, "onecclRedOpDestroy", (int redop, void *comm), ((uint64_t)redop, (uintptr_t)comm,),
    "\5\2\1\24\14\20\10\2 \6@redop\0\2Mcomm\0\6Aresult\0\3c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: onecclReduce: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t redop:i32@onecclRedOp_t root:i32 */
/*:     comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ */
/*:     bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 8, 1, int, trace__ccl_onecclReduce, "onecclReduce", (const void *sendbuff, void *recvbuff, uint64_t count, int datatype,
    int redop, int32_t root, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)redop,
    (uint64_t)root, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclReduce_before, NULL, (),
    "\5\15\1`\14(\10\10 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\0\6@redop\0\2Froot\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7"
    "\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\15X\0A\16\0B\1\10\2\20\3\30\4\34\5 \6$\7,\0114\12<\13@\14H\15P\0AX\0Ga\4\10\0E")

/*: onecclReduceScatter: sendbuff:ptr recvbuff:ptr recvcount:u64 datatype:i32@onecclDataType_t */
/*:     redop:i32@onecclRedOp_t comm:handle stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE */
/*:     seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclReduceScatter, "onecclReduceScatter", (const void *sendbuff, void *recvbuff,
    uint64_t recvcount, int datatype, int redop, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)recvcount,
    (uint64_t)datatype, (uint64_t)redop, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclReduceScatter_before, NULL, (),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0G\4count\0\6@datatype\0\0\6@redop\0\2Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203b"
    "ytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

/*: onecclResetDebugInit: () -> () */
TRACE__FORWARD_VOID(trace__ccl, 0, 2, void, trace__ccl_onecclResetDebugInit, "onecclResetDebugInit", (void), (),
    "\4\0\0\10\10\0\0\0")

/*: onecclScatter: sendbuff:ptr recvbuff:ptr count:u64 datatype:i32@onecclDataType_t root:i32 comm:handle */
/*:     stream:ptr/REQUEST ; comm_id:u64/COMM comm_size:u32/COMM_SIZE seq:u64/COLL_SEQ bytes_sent:u64/BYTES_SENT/B */
/*:     bytes_recv:u64/BYTES_RECV/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 7, 1, int, trace__ccl_onecclScatter, "onecclScatter", (const void *sendbuff, void *recvbuff, uint64_t count,
    int datatype, int32_t root, void *comm, void *stream), ((uintptr_t)sendbuff, (uintptr_t)recvbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)root,
    (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclScatter_before, NULL, (),
    "\5\14\1\134\14 \10\7 Lsendbuff\0Lrecvbuff\0Gcount\0\6@datatype\0\0Froot\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\12seq\0\7\203bytes"
    "_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\3c\14T\0A\14\0B\1\10\2\20\3\30\4\34\5 \6(\0100\118\12<\13D\14L\0Ca\4\7\0E")

/*: onecclSend: sendbuff:ptr count:u64 datatype:i32@onecclDataType_t peer:i32 comm:handle stream:ptr/REQUEST ; */
/*:     comm_id:u64/COMM comm_size:u32/COMM_SIZE bytes_sent:u64/BYTES_SENT/B -> return:status@onecclResult_t */
TRACE__FORWARD_AROUND(trace__ccl, 6, 1, int, trace__ccl_onecclSend, "onecclSend", (const void *sendbuff, uint64_t count, int datatype, int32_t peer,
    void *comm, void *stream), ((uintptr_t)sendbuff, (uint64_t)count, (uint64_t)datatype, (uint64_t)peer, (uintptr_t)comm, (uintptr_t)stream,),
    trace__ccl_onecclRecv_before, NULL, (),
    "\5\11\1D\14 \10\6 Lsendbuff\0Gcount\0\6@datatype\0\0Fpeer\0Mcomm\0\14\14stream\0\7\10comm_id\0\5\11\5size\0\7\203bytes_sent\0B\0\6Aresult\0\3c"
    "\11<\0A\12\0B\1\10\2\20\3\24\4\30\5 \7(\0100\0114\0A<\0Ga\4\6\0E")

/*: onecclSetDevice: index:u32 -> return:status@onecclResult_t */
TRACE__FORWARD(trace__ccl, 1, 2, int, trace__ccl_onecclSetDevice, "onecclSetDevice", (uint32_t index), ((uint64_t)index,),
    "\5\1\1\14\14\10\10\1 Eindex\0\6Aresult\0\3a\4\0Fa\4\1\0E")

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
