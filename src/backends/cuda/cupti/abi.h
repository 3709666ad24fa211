/* cuda/cupti/abi.h - the part of CUPTI's binary interface that is used, as neutral numbers: nothing of the vendor's is
 * included
 *
 * Libraries of CUDA 12.0 and later are served. Their records only grew at the end, so of every record the part that
 * 12.0 had is read. tests/cupti compares these offsets with the vendor's headers of several versions. */
#ifndef TRACE_CUPTI_ABI_H
#define TRACE_CUPTI_ABI_H

enum { TRACE__CUPTI_API_12_0 = 18, TRACE__CUPTI_API_12_9 = 28 }; /* what cuptiGetVersion says; from 13 on like 130001 */

enum { TRACE__CUPTI_OK = 0, TRACE__CUPTI_TAKEN = 39 }; /* results: another tool has subscribed */

enum { TRACE__CUPTI_DRIVER = 1, TRACE__CUPTI_RUNTIME = 2 }; /* domains of callbacks */
enum { TRACE__CUPTI_ENTER = 0, TRACE__CUPTI_EXIT = 1 };

enum { /* kinds of records */
       TRACE__CUPTI_MEMCPY = 1,
       TRACE__CUPTI_MEMSET = 2,
       TRACE__CUPTI_KERNEL = 3,
       TRACE__CUPTI_DEVICE = 8,
       TRACE__CUPTI_CONCURRENT_KERNEL = 10,
       TRACE__CUPTI_MEMCPY_PEER = 22,
       TRACE__CUPTI_GRAPH = 51
};
enum { TRACE__CUPTI_FORCED = 1 }; /* of a flush */

/* Members of records: X(record, our name, the vendor's name, offset, bytes). Every record begins with its kind, 4
 * bytes. */
/* clang-format off */
#define TRACE__CUPTI_MEMBERS(X) \
    X(KERNEL, REGISTERS, registersPerThread, 6, 2) X(KERNEL, START, start, 16, 8) X(KERNEL, END, end, 24, 8) \
    X(KERNEL, DEVICE, deviceId, 40, 4) \
    X(KERNEL, CONTEXT, contextId, 44, 4) X(KERNEL, STREAM, streamId, 48, 4) X(KERNEL, GRID, gridX, 52, 4) \
    X(KERNEL, BLOCK, blockX, 64, 4) \
    X(KERNEL, STATIC, staticSharedMemory, 76, 4) X(KERNEL, DYNAMIC, dynamicSharedMemory, 80, 4) \
    X(KERNEL, LOCAL, localMemoryPerThread, 84, 4) \
    X(KERNEL, CORRELATION, correlationId, 92, 4) X(KERNEL, NAME, name, 104, 8) X(KERNEL, NODE, graphNodeId, 144, 8) \
    X(KERNEL, GRAPH, graphId, 156, 4) \
    X(KERNEL, CHANNEL, channelID, 168, 4) X(KERNEL, CLUSTER, clusterX, 176, 4) \
    X(MEMCPY, COPY, copyKind, 4, 1) X(MEMCPY, FROM, srcKind, 5, 1) X(MEMCPY, TO, dstKind, 6, 1) \
    X(MEMCPY, FLAGS, flags, 7, 1) \
    X(MEMCPY, BYTES, bytes, 8, 8) X(MEMCPY, START, start, 16, 8) X(MEMCPY, END, end, 24, 8) \
    X(MEMCPY, DEVICE, deviceId, 32, 4) \
    X(MEMCPY, CONTEXT, contextId, 36, 4) X(MEMCPY, STREAM, streamId, 40, 4) \
    X(MEMCPY, CORRELATION, correlationId, 44, 4) \
    X(MEMCPY, NODE, graphNodeId, 64, 8) X(MEMCPY, GRAPH, graphId, 72, 4) X(MEMCPY, CHANNEL, channelID, 76, 4) \
    X(PEER, COPY, copyKind, 4, 1) X(PEER, FROM, srcKind, 5, 1) X(PEER, TO, dstKind, 6, 1) X(PEER, FLAGS, flags, 7, 1) \
    X(PEER, BYTES, bytes, 8, 8) \
    X(PEER, START, start, 16, 8) X(PEER, END, end, 24, 8) X(PEER, DEVICE, deviceId, 32, 4) \
    X(PEER, CONTEXT, contextId, 36, 4) \
    X(PEER, STREAM, streamId, 40, 4) X(PEER, FROM_DEVICE, srcDeviceId, 44, 4) X(PEER, TO_DEVICE, dstDeviceId, 52, 4) \
    X(PEER, CORRELATION, correlationId, 60, 4) X(PEER, NODE, graphNodeId, 72, 8) X(PEER, GRAPH, graphId, 80, 4) \
    X(PEER, CHANNEL, channelID, 84, 4) \
    X(MEMSET, VALUE, value, 4, 4) X(MEMSET, BYTES, bytes, 8, 8) X(MEMSET, START, start, 16, 8) \
    X(MEMSET, END, end, 24, 8) \
    X(MEMSET, DEVICE, deviceId, 32, 4) X(MEMSET, CONTEXT, contextId, 36, 4) X(MEMSET, STREAM, streamId, 40, 4) \
    X(MEMSET, CORRELATION, correlationId, 44, 4) X(MEMSET, NODE, graphNodeId, 64, 8) X(MEMSET, GRAPH, graphId, 72, 4) \
    X(MEMSET, CHANNEL, channelID, 76, 4) \
    X(GRAPH, CORRELATION, correlationId, 4, 4) X(GRAPH, START, start, 8, 8) X(GRAPH, END, end, 16, 8) \
    X(GRAPH, DEVICE, deviceId, 24, 4) \
    X(GRAPH, GRAPH, graphId, 28, 4) X(GRAPH, CONTEXT, contextId, 32, 4) X(GRAPH, STREAM, streamId, 36, 4) \
    X(DEVICE, ID, id, 112, 4) X(DEVICE, UUID, uuid, 120, 16) X(DEVICE, NAME, name, 136, 8)
/* clang-format on */
#define TRACE__CUPTI_OFFSET(record, member, name, offset, bytes) TRACE__CUPTI_##record##_##member = offset,
enum { TRACE__CUPTI_MEMBERS(TRACE__CUPTI_OFFSET) TRACE__CUPTI_OFFSETS_END };

typedef struct trace__cupti_call { /* the data of a callback of the two API domains */
    int32_t site;                  /* TRACE__CUPTI_ENTER, TRACE__CUPTI_EXIT */
    const char *function;
    const void *parameters; /* a structure of them, in their order */
    const int32_t *result;  /* at the exit */
    const char *symbol;     /* of a launch: the kernel */
    void *context;
    uint32_t context_id;
    uint64_t *kept; /* a word of ours that lasts from the enter to the exit */
    uint32_t correlation;
} trace__cupti_call;

enum { TRACE__CUPTI_RESOURCE = 3 };                                  /* a domain of callbacks */
enum { TRACE__CUPTI_NODE_MADE = 13, TRACE__CUPTI_NODE_CLONED = 20 }; /* of its numbers */

typedef struct trace__cupti_graph_data { /* what a callback of a graph tells */
    void *graph, *original_graph, *node, *original_node;
    uint32_t type;
} trace__cupti_graph_data;
enum { TRACE__CUPTI_NODE_MEMSET = 2 }; /* type: kernels, copies and fills, which have records; the others have none */

typedef struct trace__cupti_resource_data { /* the data of a callback of the domain */
    void *context, *stream;
    const void *descriptor;
} trace__cupti_resource_data;

typedef struct trace__cupti_subscription { /* from CUDA 13.0 on; 13.5 knows more members behind */
    size_t bytes;
    const char *name;
    char *other; /* gets the name of the tool that has CUPTI */
    size_t other_bytes;
} trace__cupti_subscription;

typedef void (*trace__cupti_on_call)(void *user, int32_t domain, uint32_t function, const void *data);
typedef void (*trace__cupti_on_request)(uint8_t **buffer, size_t *bytes, size_t *records);
typedef void (*trace__cupti_on_complete)(void *context, uint32_t stream, uint8_t *buffer, size_t bytes, size_t valid);

/* X(name, parameters). A function that the library lacks is NULL; only cuptiSubscribe_v2 and what follows it may be */
/* clang-format off */
#define TRACE__CUPTI_FUNCTIONS(X) \
    X(cuptiGetVersion, (uint32_t *)) \
    X(cuptiSubscribe, (void **, trace__cupti_on_call, void *)) \
    X(cuptiUnsubscribe, (void *)) \
    X(cuptiEnableCallback, (uint32_t, void *, int32_t, uint32_t)) \
    X(cuptiGetCallbackName, (int32_t, uint32_t, const char **)) \
    X(cuptiActivityRegisterCallbacks, (trace__cupti_on_request, trace__cupti_on_complete)) \
    X(cuptiActivityEnable, (int32_t)) \
    X(cuptiActivityDisable, (int32_t)) \
    X(cuptiActivityGetNextRecord, (uint8_t *, size_t, void **)) \
    X(cuptiActivityFlushAll, (uint32_t)) \
    X(cuptiActivityGetNumDroppedRecords, (void *, uint32_t, size_t *)) \
    X(cuptiFinalize, (void)) \
    X(cuptiSubscribe_v2, (void **, trace__cupti_on_call, void *, trace__cupti_subscription *)) \
    X(cuptiGetGraphNodeId, (void *, uint64_t *))
/* clang-format on */
#define TRACE__CUPTI_POINTER(name, parameters) int32_t(*name) parameters;
typedef struct trace__cupti_library {
    TRACE__CUPTI_FUNCTIONS(TRACE__CUPTI_POINTER)
} trace__cupti_library;

#endif
