/* layout.c - compiles when the numbers of src/backends/cuda/cupti/abi.h are those of the vendor's headers */
#include <cupti.h>
#include <stddef.h>
#include <stdint.h>
#include "backends/cuda/cupti/abi.h"

#if CUPTI_API_VERSION >= 130500
typedef CUpti_ActivityKernel13 KERNEL;
typedef CUpti_ActivityMemcpy7 MEMCPY;
typedef CUpti_ActivityMemset5 MEMSET;
typedef CUpti_ActivityGraphTrace2 GRAPH;
typedef CUpti_ActivityDevice6 DEVICE;
#elif CUPTI_API_VERSION >= 130000
typedef CUpti_ActivityKernel10 KERNEL;
typedef CUpti_ActivityMemcpy6 MEMCPY;
typedef CUpti_ActivityMemset4 MEMSET;
typedef CUpti_ActivityGraphTrace2 GRAPH;
typedef CUpti_ActivityDevice5 DEVICE;
#elif CUPTI_API_VERSION >= 28
typedef CUpti_ActivityKernel9 KERNEL;
typedef CUpti_ActivityMemcpy6 MEMCPY;
typedef CUpti_ActivityMemset4 MEMSET;
typedef CUpti_ActivityGraphTrace2 GRAPH;
typedef CUpti_ActivityDevice5 DEVICE;
#else
typedef CUpti_ActivityKernel9 KERNEL;
typedef CUpti_ActivityMemcpy5 MEMCPY;
typedef CUpti_ActivityMemset4 MEMSET;
typedef CUpti_ActivityGraphTrace GRAPH;
typedef CUpti_ActivityDevice4 DEVICE;
#endif
typedef CUpti_ActivityMemcpyPtoP4 PEER;

#define SAME(ours, theirs) _Static_assert((ours) == (theirs), #theirs)
/* clang-format off */
#define MEMBER(record, member, name, offset, bytes) \
    SAME(offset, offsetof(record, name)); \
    SAME(bytes, sizeof((record *)0)->name);
/* clang-format on */
TRACE__CUPTI_MEMBERS(MEMBER)

/* clang-format off */
#define CALL(ours, theirs) \
    SAME(offsetof(trace__cupti_call, ours), offsetof(CUpti_CallbackData, theirs)); \
    SAME(sizeof((trace__cupti_call *)0)->ours, sizeof((CUpti_CallbackData *)0)->theirs)
/* clang-format on */
CALL(site, callbackSite);
CALL(function, functionName);
CALL(parameters, functionParams);
CALL(result, functionReturnValue);
CALL(symbol, symbolName);
CALL(context, context);
CALL(context_id, contextUid);
CALL(kept, correlationData);
CALL(correlation, correlationId);

SAME(TRACE__CUPTI_RESOURCE, CUPTI_CB_DOMAIN_RESOURCE);
SAME(TRACE__CUPTI_NODE_MADE, CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED);
SAME(TRACE__CUPTI_NODE_CLONED, CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED);
SAME(offsetof(trace__cupti_resource_data, descriptor), offsetof(CUpti_ResourceData, resourceDescriptor));
SAME(offsetof(trace__cupti_graph_data, node), offsetof(CUpti_GraphData, node));
SAME(offsetof(trace__cupti_graph_data, original_node), offsetof(CUpti_GraphData, originalNode));
SAME(offsetof(trace__cupti_graph_data, type), offsetof(CUpti_GraphData, nodeType));
SAME(TRACE__CUPTI_NODE_MEMSET, CU_GRAPH_NODE_TYPE_MEMSET);
_Static_assert(CU_GRAPH_NODE_TYPE_KERNEL < CU_GRAPH_NODE_TYPE_MEMSET, "the first types");
_Static_assert(CU_GRAPH_NODE_TYPE_MEMCPY < CU_GRAPH_NODE_TYPE_MEMSET, "the first types");

SAME(TRACE__CUPTI_OK, CUPTI_SUCCESS);
SAME(TRACE__CUPTI_TAKEN, CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED);
SAME(TRACE__CUPTI_DRIVER, CUPTI_CB_DOMAIN_DRIVER_API);
SAME(TRACE__CUPTI_RUNTIME, CUPTI_CB_DOMAIN_RUNTIME_API);
SAME(TRACE__CUPTI_ENTER, CUPTI_API_ENTER);
SAME(TRACE__CUPTI_EXIT, CUPTI_API_EXIT);
SAME(TRACE__CUPTI_MEMCPY, CUPTI_ACTIVITY_KIND_MEMCPY);
SAME(TRACE__CUPTI_MEMSET, CUPTI_ACTIVITY_KIND_MEMSET);
SAME(TRACE__CUPTI_KERNEL, CUPTI_ACTIVITY_KIND_KERNEL);
SAME(TRACE__CUPTI_DEVICE, CUPTI_ACTIVITY_KIND_DEVICE);
SAME(TRACE__CUPTI_CONCURRENT_KERNEL, CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
SAME(TRACE__CUPTI_MEMCPY_PEER, CUPTI_ACTIVITY_KIND_MEMCPY2);
SAME(TRACE__CUPTI_GRAPH, CUPTI_ACTIVITY_KIND_GRAPH_TRACE);
SAME(TRACE__CUPTI_FORCED, CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
_Static_assert(CUPTI_DRIVER_TRACE_CBID_SIZE < 1024 && CUPTI_RUNTIME_TRACE_CBID_SIZE < 1024, "TRACE__CUPTI_CALLS");
#if CUPTI_API_VERSION >= 130000
SAME(offsetof(trace__cupti_subscription, bytes), offsetof(CUpti_SubscriberParams, structSize));
SAME(offsetof(trace__cupti_subscription, name), offsetof(CUpti_SubscriberParams, subscriberName));
SAME(offsetof(trace__cupti_subscription, other), offsetof(CUpti_SubscriberParams, oldSubscriberName));
SAME(offsetof(trace__cupti_subscription, other_bytes), offsetof(CUpti_SubscriberParams, oldSubscriberSize));
#endif
/* kinds of memory, in the order of trace__cupti_memory() */
SAME(1, CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE);
SAME(2, CUPTI_ACTIVITY_MEMORY_KIND_PINNED);
SAME(3, CUPTI_ACTIVITY_MEMORY_KIND_DEVICE);
SAME(4, CUPTI_ACTIVITY_MEMORY_KIND_ARRAY);
SAME(5, CUPTI_ACTIVITY_MEMORY_KIND_MANAGED);
SAME(6, CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC);
SAME(7, CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC);

/* parameters of copies and fills, as src/backends/cuda/cupti/callbacks.c reads them */
#define TAKES(structure, member, at) SAME(offsetof(structure, member), at)
TAKES(cudaMemcpy_v3020_params, count, 16);
TAKES(cudaMemcpy_v3020_params, kind, 24);
TAKES(cudaMemcpyAsync_ptsz_v7000_params, count, 16);
TAKES(cudaMemcpyAsync_ptsz_v7000_params, kind, 24);
TAKES(cudaMemcpyToSymbol_v3020_params, count, 16);
TAKES(cudaMemcpyToSymbol_v3020_params, kind, 32);
TAKES(cudaMemcpyFromSymbolAsync_v3020_params, count, 16);
TAKES(cudaMemcpyFromSymbolAsync_v3020_params, kind, 32);
TAKES(cudaMemcpyPeer_v4000_params, count, 32);
TAKES(cudaMemset_v3020_params, count, 16);
TAKES(cudaMemsetAsync_ptsz_v7000_params, count, 16);
TAKES(cuMemcpyHtoD_v2_params, ByteCount, 16);
TAKES(cuMemcpyDtoHAsync_v2_params, ByteCount, 16);
TAKES(cuMemcpyDtoD_v2_ptds_params, ByteCount, 16);
TAKES(cuMemcpyAsync_params, ByteCount, 16);
TAKES(cuMemcpyPeer_params, ByteCount, 32);
TAKES(cuMemsetD8_v2_params, N, 16);
TAKES(cuMemsetD16Async_params, N, 16);
TAKES(cuMemsetD32_v2_params, N, 16);
