/* Generated: trace-gen emit --rules ze.rules --part layer ze-1.8.12.model ze-1.32.0.model
 * Change the rules, not this file. */
#define trace__ze_tables_newest 0x10011 /* the last version whose tables are known */

TRACE__TABLE(zeGetCommandListExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 0, 0x1000c, int, zeCommandListCreateCloneExp, (void *hCommandList, void *phClonedCommandList),
    (hCommandList, phClonedCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 1, 0x1000c, int, zeCommandListImmediateAppendCommandListsExp, (void *hCommandListImmediate,
    uint32_t numCommandLists, void *phCommandLists, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandListImmediate,
    numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 2, 0x1000c, int, zeCommandListGetNextCommandIdExp, (void *hCommandList, const void *desc,
    void *pCommandId), (hCommandList, desc, pCommandId))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 3, 0x1000c, int, zeCommandListUpdateMutableCommandsExp, (void *hCommandList, const void *desc),
    (hCommandList, desc))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 4, 0x1000c, int, zeCommandListUpdateMutableCommandSignalEventExp, (void *hCommandList,
    uint64_t commandId, void *hSignalEvent), (hCommandList, commandId, hSignalEvent))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 5, 0x1000c, int, zeCommandListUpdateMutableCommandWaitEventsExp, (void *hCommandList,
    uint64_t commandId, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, commandId, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 6, 0x1000c, int, zeCommandListGetNextCommandIdWithKernelsExp, (void *hCommandList, const void *desc,
    uint32_t numKernels, void *phKernels, void *pCommandId), (hCommandList, desc, numKernels, phKernels, pCommandId))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 7, 0x1000c, int, zeCommandListUpdateMutableCommandKernelsExp, (void *hCommandList,
    uint32_t numKernels, void *pCommandId, void *phKernels), (hCommandList, numKernels, pCommandId, phKernels))
TRACE__TABLE_ENTRY(zeGetCommandListExpProcAddrTable, 8, 0x10011, int, zeCommandListIsMutableExp, (void *hCommandList, void *pIsMutable), (hCommandList,
    pIsMutable))

TRACE__TABLE(zeGetCommandListProcAddrTable)
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 0, 0x10000, int, zeCommandListCreate, (void *hContext, void *hDevice, const void *desc,
    void *phCommandList), (hContext, hDevice, desc, phCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 1, 0x10000, int, zeCommandListCreateImmediate, (void *hContext, void *hDevice, const void *altdesc,
    void *phCommandList), (hContext, hDevice, altdesc, phCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 2, 0x10000, int, zeCommandListDestroy, (void *hCommandList), (hCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 3, 0x10000, int, zeCommandListClose, (void *hCommandList), (hCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 4, 0x10000, int, zeCommandListReset, (void *hCommandList), (hCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 5, 0x10000, int, zeCommandListAppendWriteGlobalTimestamp, (void *hCommandList, void *dstptr,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 6, 0x10000, int, zeCommandListAppendBarrier, (void *hCommandList, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 7, 0x10000, int, zeCommandListAppendMemoryRangesBarrier, (void *hCommandList, uint32_t numRanges,
    const void *pRangeSizes, void *pRanges, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, numRanges, pRangeSizes,
    pRanges, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 8, 0x10000, int, zeCommandListAppendMemoryCopy, (void *hCommandList, void *dstptr, const void *srcptr,
    uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, srcptr, size, hSignalEvent, numWaitEvents,
    phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 9, 0x10000, int, zeCommandListAppendMemoryFill, (void *hCommandList, void *ptr, const void *pattern,
    uint64_t pattern_size, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, ptr, pattern, pattern_size, size,
    hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 10, 0x10000, int, zeCommandListAppendMemoryCopyRegion, (void *hCommandList, void *dstptr,
    const void *dstRegion, uint32_t dstPitch, uint32_t dstSlicePitch, const void *srcptr, const void *srcRegion, uint32_t srcPitch, uint32_t srcSlicePitch,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, dstRegion, dstPitch, dstSlicePitch, srcptr, srcRegion,
    srcPitch, srcSlicePitch, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 11, 0x10000, int, zeCommandListAppendMemoryCopyFromContext, (void *hCommandList, void *dstptr,
    void *hContextSrc, const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr,
    hContextSrc, srcptr, size, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 12, 0x10000, int, zeCommandListAppendImageCopy, (void *hCommandList, void *hDstImage, void *hSrcImage,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage, hSrcImage, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 13, 0x10000, int, zeCommandListAppendImageCopyRegion, (void *hCommandList, void *hDstImage,
    void *hSrcImage, const void *pDstRegion, const void *pSrcRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList,
    hDstImage, hSrcImage, pDstRegion, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 14, 0x10000, int, zeCommandListAppendImageCopyToMemory, (void *hCommandList, void *dstptr,
    void *hSrcImage, const void *pSrcRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, hSrcImage, pSrcRegion,
    hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 15, 0x10000, int, zeCommandListAppendImageCopyFromMemory, (void *hCommandList, void *hDstImage,
    const void *srcptr, const void *pDstRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage, srcptr,
    pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 16, 0x10000, int, zeCommandListAppendMemoryPrefetch, (void *hCommandList, const void *ptr,
    uint64_t size), (hCommandList, ptr, size))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 17, 0x10000, int, zeCommandListAppendMemAdvise, (void *hCommandList, void *hDevice, const void *ptr,
    uint64_t size, int advice), (hCommandList, hDevice, ptr, size, advice))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 18, 0x10000, int, zeCommandListAppendSignalEvent, (void *hCommandList, void *hEvent), (hCommandList,
    hEvent))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 19, 0x10000, int, zeCommandListAppendWaitOnEvents, (void *hCommandList, uint32_t numEvents,
    void *phEvents), (hCommandList, numEvents, phEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 20, 0x10000, int, zeCommandListAppendEventReset, (void *hCommandList, void *hEvent), (hCommandList,
    hEvent))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 21, 0x10000, int, zeCommandListAppendQueryKernelTimestamps, (void *hCommandList, uint32_t numEvents,
    void *phEvents, void *dstptr, const void *pOffsets, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, numEvents,
    phEvents, dstptr, pOffsets, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 22, 0x10000, int, zeCommandListAppendLaunchKernel, (void *hCommandList, void *hKernel,
    const void *pLaunchFuncArgs, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pLaunchFuncArgs, hSignalEvent,
    numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 23, 0x10000, int, zeCommandListAppendLaunchCooperativeKernel, (void *hCommandList, void *hKernel,
    const void *pLaunchFuncArgs, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pLaunchFuncArgs, hSignalEvent,
    numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 24, 0x10000, int, zeCommandListAppendLaunchKernelIndirect, (void *hCommandList, void *hKernel,
    const void *pLaunchArgumentsBuffer, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pLaunchArgumentsBuffer,
    hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 25, 0x10000, int, zeCommandListAppendLaunchMultipleKernelsIndirect, (void *hCommandList,
    uint32_t numKernels, void *phKernels, const void *pCountBuffer, const void *pLaunchArgumentsBuffer, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, numKernels, phKernels, pCountBuffer, pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 26, 0x10003, int, zeCommandListAppendImageCopyToMemoryExt, (void *hCommandList, void *dstptr,
    void *hSrcImage, const void *pSrcRegion, uint32_t destRowPitch, uint32_t destSlicePitch, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, hSrcImage, pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 27, 0x10003, int, zeCommandListAppendImageCopyFromMemoryExt, (void *hCommandList, void *hDstImage,
    const void *srcptr, const void *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, hDstImage, srcptr, pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 28, 0x10006, int, zeCommandListHostSynchronize, (void *hCommandList, uint64_t timeout), (hCommandList,
    timeout))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 29, 0x10009, int, zeCommandListGetDeviceHandle, (void *hCommandList, void *phDevice), (hCommandList,
    phDevice))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 30, 0x10009, int, zeCommandListGetContextHandle, (void *hCommandList, void *phContext), (hCommandList,
    phContext))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 31, 0x10009, int, zeCommandListGetOrdinal, (void *hCommandList, void *pOrdinal), (hCommandList, pOrdinal))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 32, 0x10009, int, zeCommandListImmediateGetIndex, (void *hCommandListImmediate, void *pIndex),
    (hCommandListImmediate, pIndex))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 33, 0x10009, int, zeCommandListIsImmediate, (void *hCommandList, void *pIsImmediate), (hCommandList,
    pIsImmediate))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 34, 0x1000c, int, zeCommandListAppendSignalExternalSemaphoreExt, (void *hCommandList,
    uint32_t numSemaphores, void *phSemaphores, void *signalParams, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList,
    numSemaphores, phSemaphores, signalParams, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 35, 0x1000c, int, zeCommandListAppendWaitExternalSemaphoreExt, (void *hCommandList,
    uint32_t numSemaphores, void *phSemaphores, void *waitParams, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList,
    numSemaphores, phSemaphores, waitParams, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 36, 0x1000e, int, zeCommandListAppendLaunchKernelWithParameters, (void *hCommandList, void *hKernel,
    const void *pGroupCounts, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pGroupCounts,
    pNext, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 37, 0x1000e, int, zeCommandListAppendLaunchKernelWithArguments, (void *hCommandList, void *hKernel,
    trace__bytes12 groupCounts, trace__bytes12 groupSizes, void *pArguments, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, hKernel, groupCounts, groupSizes, pArguments, pNext, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 38, 0x10010, int, zeCommandListAppendMemoryCopyWithParameters, (void *hCommandList, void *dstptr,
    const void *srcptr, uint64_t size, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, srcptr,
    size, pNext, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 39, 0x10010, int, zeCommandListAppendMemoryFillWithParameters, (void *hCommandList, void *ptr,
    const void *pattern, uint64_t pattern_size, uint64_t size, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandList, ptr, pattern, pattern_size, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 40, 0x10010, int, zeCommandListImmediateAppendCommandListsWithParameters, (void *hCommandListImmediate,
    uint32_t numCommandLists, void *phCommandLists, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandListImmediate, numCommandLists, phCommandLists, pNext, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 41, 0x10011, int, zeCommandListGetFlags, (void *hCommandList, void *pFlags), (hCommandList, pFlags))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 42, 0x10011, int, zeCommandListImmediateGetFlags, (void *hCommandList, void *pFlags), (hCommandList,
    pFlags))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 43, 0x10011, int, zeCommandListImmediateGetMode, (void *hCommandList, void *pMode), (hCommandList, pMode))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 44, 0x10011, int, zeCommandListImmediateGetPriority, (void *hCommandList, void *pPriority),
    (hCommandList, pPriority))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 45, 0x10011, int, zeCommandListBeginGraphCaptureExt, (void *hCommandList, const void *pNext),
    (hCommandList, pNext))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 46, 0x10011, int, zeCommandListBeginCaptureIntoGraphExt, (void *hCommandList, void *hGraph,
    const void *pNext), (hCommandList, hGraph, pNext))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 47, 0x10011, int, zeCommandListIsGraphCaptureEnabledExt, (void *hCommandList), (hCommandList))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 48, 0x10011, int, zeCommandListEndGraphCaptureExt, (void *hCommandList, const void *pNext,
    void *phGraph), (hCommandList, pNext, phGraph))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 49, 0x10011, int, zeCommandListGetGraphExt, (void *hCommandList, void *phGraph), (hCommandList, phGraph))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 50, 0x10011, int, zeCommandListAppendGraphExt, (void *hCommandList, void *hGraph, const void *pNext,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hGraph, pNext, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetCommandListProcAddrTable, 51, 0x10011, int, zeCommandListAppendHostFunction, (void *hCommandList, void *pfnHostFunction,
    void *pUserData, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, pfnHostFunction, pUserData, pNext,
    hSignalEvent, numWaitEvents, phWaitEvents))

TRACE__TABLE(zeGetCommandQueueProcAddrTable)
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 0, 0x10000, int, zeCommandQueueCreate, (void *hContext, void *hDevice, const void *desc,
    void *phCommandQueue), (hContext, hDevice, desc, phCommandQueue))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 1, 0x10000, int, zeCommandQueueDestroy, (void *hCommandQueue), (hCommandQueue))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 2, 0x10000, int, zeCommandQueueExecuteCommandLists, (void *hCommandQueue, uint32_t numCommandLists,
    void *phCommandLists, void *hFence), (hCommandQueue, numCommandLists, phCommandLists, hFence))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 3, 0x10000, int, zeCommandQueueSynchronize, (void *hCommandQueue, uint64_t timeout), (hCommandQueue,
    timeout))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 4, 0x10009, int, zeCommandQueueGetOrdinal, (void *hCommandQueue, void *pOrdinal), (hCommandQueue,
    pOrdinal))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 5, 0x10009, int, zeCommandQueueGetIndex, (void *hCommandQueue, void *pIndex), (hCommandQueue, pIndex))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 6, 0x10011, int, zeCommandQueueGetFlags, (void *hCmdQueue, void *pFlags), (hCmdQueue, pFlags))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 7, 0x10011, int, zeCommandQueueGetMode, (void *hCmdQueue, void *pMode), (hCmdQueue, pMode))
TRACE__TABLE_ENTRY(zeGetCommandQueueProcAddrTable, 8, 0x10011, int, zeCommandQueueGetPriority, (void *hCmdQueue, void *pPriority), (hCmdQueue, pPriority))

TRACE__TABLE(zeGetContextProcAddrTable)
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 0, 0x10000, int, zeContextCreate, (void *hDriver, const void *desc, void *phContext), (hDriver, desc,
    phContext))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 1, 0x10000, int, zeContextDestroy, (void *hContext), (hContext))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 2, 0x10000, int, zeContextGetStatus, (void *hContext), (hContext))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 3, 0x10000, int, zeContextSystemBarrier, (void *hContext, void *hDevice), (hContext, hDevice))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 4, 0x10000, int, zeContextMakeMemoryResident, (void *hContext, void *hDevice, void *ptr, uint64_t size),
    (hContext, hDevice, ptr, size))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 5, 0x10000, int, zeContextEvictMemory, (void *hContext, void *hDevice, void *ptr, uint64_t size), (hContext,
    hDevice, ptr, size))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 6, 0x10000, int, zeContextMakeImageResident, (void *hContext, void *hDevice, void *hImage), (hContext,
    hDevice, hImage))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 7, 0x10000, int, zeContextEvictImage, (void *hContext, void *hDevice, void *hImage), (hContext, hDevice,
    hImage))
TRACE__TABLE_ENTRY(zeGetContextProcAddrTable, 8, 0x10001, int, zeContextCreateEx, (void *hDriver, const void *desc, uint32_t numDevices, void *phDevices,
    void *phContext), (hDriver, desc, numDevices, phDevices, phContext))

TRACE__TABLE(zeGetDeviceExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetDeviceExpProcAddrTable, 0, 0x10004, int, zeDeviceGetFabricVertexExp, (void *hDevice, void *phVertex), (hDevice, phVertex))

TRACE__TABLE(zeGetDeviceProcAddrTable)
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 0, 0x10000, int, zeDeviceGet, (void *hDriver, void *pCount, void *phDevices), (hDriver, pCount, phDevices))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 1, 0x10000, int, zeDeviceGetSubDevices, (void *hDevice, void *pCount, void *phSubdevices), (hDevice, pCount,
    phSubdevices))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 2, 0x10000, int, zeDeviceGetProperties, (void *hDevice, void *pDeviceProperties), (hDevice, pDeviceProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 3, 0x10000, int, zeDeviceGetComputeProperties, (void *hDevice, void *pComputeProperties), (hDevice,
    pComputeProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 4, 0x10000, int, zeDeviceGetModuleProperties, (void *hDevice, void *pModuleProperties), (hDevice,
    pModuleProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 5, 0x10000, int, zeDeviceGetCommandQueueGroupProperties, (void *hDevice, void *pCount,
    void *pCommandQueueGroupProperties), (hDevice, pCount, pCommandQueueGroupProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 6, 0x10000, int, zeDeviceGetMemoryProperties, (void *hDevice, void *pCount, void *pMemProperties), (hDevice,
    pCount, pMemProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 7, 0x10000, int, zeDeviceGetMemoryAccessProperties, (void *hDevice, void *pMemAccessProperties), (hDevice,
    pMemAccessProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 8, 0x10000, int, zeDeviceGetCacheProperties, (void *hDevice, void *pCount, void *pCacheProperties), (hDevice,
    pCount, pCacheProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 9, 0x10000, int, zeDeviceGetImageProperties, (void *hDevice, void *pImageProperties), (hDevice,
    pImageProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 10, 0x10000, int, zeDeviceGetExternalMemoryProperties, (void *hDevice, void *pExternalMemoryProperties),
    (hDevice, pExternalMemoryProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 11, 0x10000, int, zeDeviceGetP2PProperties, (void *hDevice, void *hPeerDevice, void *pP2PProperties),
    (hDevice, hPeerDevice, pP2PProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 12, 0x10000, int, zeDeviceCanAccessPeer, (void *hDevice, void *hPeerDevice, void *value), (hDevice,
    hPeerDevice, value))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 13, 0x10000, int, zeDeviceGetStatus, (void *hDevice), (hDevice))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 14, 0x10001, int, zeDeviceGetGlobalTimestamps, (void *hDevice, void *hostTimestamp, void *deviceTimestamp),
    (hDevice, hostTimestamp, deviceTimestamp))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 15, 0x10002, int, zeDeviceReserveCacheExt, (void *hDevice, uint64_t cacheLevel,
    uint64_t cacheReservationSize), (hDevice, cacheLevel, cacheReservationSize))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 16, 0x10002, int, zeDeviceSetCacheAdviceExt, (void *hDevice, void *ptr, uint64_t regionSize, int cacheRegion),
    (hDevice, ptr, regionSize, cacheRegion))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 17, 0x10003, int, zeDevicePciGetPropertiesExt, (void *hDevice, void *pPciProperties), (hDevice,
    pPciProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 18, 0x10007, int, zeDeviceGetRootDevice, (void *hDevice, void *phRootDevice), (hDevice, phRootDevice))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 19, 0x1000c, int, zeDeviceImportExternalSemaphoreExt, (void *hDevice, const void *desc, void *phSemaphore),
    (hDevice, desc, phSemaphore))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 20, 0x1000c, int, zeDeviceReleaseExternalSemaphoreExt, (void *hSemaphore), (hSemaphore))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 21, 0x1000d, int, zeDeviceGetVectorWidthPropertiesExt, (void *hDevice, void *pCount,
    void *pVectorWidthProperties), (hDevice, pCount, pVectorWidthProperties))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 22, 0x1000e, int, zeDeviceSynchronize, (void *hDevice), (hDevice))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 23, 0x1000f, int, zeDeviceGetAggregatedCopyOffloadIncrementValue, (void *hDevice, void *incrementValue),
    (hDevice, incrementValue))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 24, 0x10010, int, zeDeviceGetRuntimeRequirements, (void *hDevice, const void *pObjDesc, void *pSize,
    void *pRequirements), (hDevice, pObjDesc, pSize, pRequirements))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 25, 0x10010, int, zeDeviceGetRuntimeRequirementsKey, (void *hDevice, void *pKey), (hDevice, pKey))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 26, 0x10010, int, zeDeviceValidateRuntimeRequirements, (void *hDevice, const void *pRequirements, void *pOut),
    (hDevice, pRequirements, pOut))
TRACE__TABLE_ENTRY(zeGetDeviceProcAddrTable, 27, 0x10011, int, zeDeviceGetCounterBasedEventMaxValue, (void *hDevice, void *maxValue), (hDevice, maxValue))

TRACE__TABLE(zeGetDriverExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetDriverExpProcAddrTable, 0, 0x10007, int, zeDriverRTASFormatCompatibilityCheckExp, (void *hDriver, int rtasFormatA,
    int rtasFormatB), (hDriver, rtasFormatA, rtasFormatB))

TRACE__TABLE(zeGetDriverProcAddrTable)
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 0, 0x10000, int, zeDriverGet, (void *pCount, void *phDrivers), (pCount, phDrivers))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 1, 0x10000, int, zeDriverGetApiVersion, (void *hDriver, void *version), (hDriver, version))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 2, 0x10000, int, zeDriverGetProperties, (void *hDriver, void *pDriverProperties), (hDriver, pDriverProperties))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 3, 0x10000, int, zeDriverGetIpcProperties, (void *hDriver, void *pIpcProperties), (hDriver, pIpcProperties))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 4, 0x10000, int, zeDriverGetExtensionProperties, (void *hDriver, void *pCount, void *pExtensionProperties),
    (hDriver, pCount, pExtensionProperties))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 5, 0x10001, int, zeDriverGetExtensionFunctionAddress, (void *hDriver, const void *name,
    void *ppFunctionAddress), (hDriver, name, ppFunctionAddress))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 6, 0x10006, int, zeDriverGetLastErrorDescription, (void *hDriver, void *ppString), (hDriver, ppString))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 7, 0x1000d, int, zeDriverRTASFormatCompatibilityCheckExt, (void *hDriver, int rtasFormatA, int rtasFormatB),
    (hDriver, rtasFormatA, rtasFormatB))
TRACE__TABLE_ENTRY(zeGetDriverProcAddrTable, 8, 0x1000e, void *, zeDriverGetDefaultContext, (void *hDriver), (hDriver))

TRACE__TABLE(zeGetEventExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetEventExpProcAddrTable, 0, 0x10002, int, zeEventQueryTimestampsExp, (void *hEvent, void *hDevice, void *pCount, void *pTimestamps),
    (hEvent, hDevice, pCount, pTimestamps))

TRACE__TABLE(zeGetEventPoolProcAddrTable)
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 0, 0x10000, int, zeEventPoolCreate, (void *hContext, const void *desc, uint32_t numDevices,
    void *phDevices, void *phEventPool), (hContext, desc, numDevices, phDevices, phEventPool))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 1, 0x10000, int, zeEventPoolDestroy, (void *hEventPool), (hEventPool))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 2, 0x10000, int, zeEventPoolGetIpcHandle, (void *hEventPool, void *phIpc), (hEventPool, phIpc))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 3, 0x10000, int, zeEventPoolOpenIpcHandle, (void *hContext, trace__bytes64 hIpc, void *phEventPool),
    (hContext, hIpc, phEventPool))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 4, 0x10000, int, zeEventPoolCloseIpcHandle, (void *hEventPool), (hEventPool))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 5, 0x10006, int, zeEventPoolPutIpcHandle, (void *hContext, trace__bytes64 hIpc), (hContext, hIpc))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 6, 0x10009, int, zeEventPoolGetContextHandle, (void *hEventPool, void *phContext), (hEventPool, phContext))
TRACE__TABLE_ENTRY(zeGetEventPoolProcAddrTable, 7, 0x10009, int, zeEventPoolGetFlags, (void *hEventPool, void *pFlags), (hEventPool, pFlags))

TRACE__TABLE(zeGetEventProcAddrTable)
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 0, 0x10000, int, zeEventCreate, (void *hEventPool, const void *desc, void *phEvent), (hEventPool, desc,
    phEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 1, 0x10000, int, zeEventDestroy, (void *hEvent), (hEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 2, 0x10000, int, zeEventHostSignal, (void *hEvent), (hEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 3, 0x10000, int, zeEventHostSynchronize, (void *hEvent, uint64_t timeout), (hEvent, timeout))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 4, 0x10000, int, zeEventQueryStatus, (void *hEvent), (hEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 5, 0x10000, int, zeEventHostReset, (void *hEvent), (hEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 6, 0x10000, int, zeEventQueryKernelTimestamp, (void *hEvent, void *dstptr), (hEvent, dstptr))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 7, 0x10006, int, zeEventQueryKernelTimestampsExt, (void *hEvent, void *hDevice, void *pCount, void *pResults),
    (hEvent, hDevice, pCount, pResults))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 8, 0x10009, int, zeEventGetEventPool, (void *hEvent, void *phEventPool), (hEvent, phEventPool))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 9, 0x10009, int, zeEventGetSignalScope, (void *hEvent, void *pSignalScope), (hEvent, pSignalScope))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 10, 0x10009, int, zeEventGetWaitScope, (void *hEvent, void *pWaitScope), (hEvent, pWaitScope))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 11, 0x1000f, int, zeEventCounterBasedCreate, (void *hContext, void *hDevice, const void *desc, void *phEvent),
    (hContext, hDevice, desc, phEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 12, 0x1000f, int, zeEventCounterBasedGetIpcHandle, (void *hEvent, void *phIpc), (hEvent, phIpc))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 13, 0x1000f, int, zeEventCounterBasedOpenIpcHandle, (void *hContext, trace__bytes64 hIpc, void *phEvent),
    (hContext, hIpc, phEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 14, 0x1000f, int, zeEventCounterBasedCloseIpcHandle, (void *hEvent), (hEvent))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 15, 0x1000f, int, zeEventCounterBasedGetDeviceAddress, (void *hEvent, void *completionValue,
    void *deviceAddress), (hEvent, completionValue, deviceAddress))
TRACE__TABLE_ENTRY(zeGetEventProcAddrTable, 16, 0x10011, int, zeEventGetCounterBasedFlags, (void *hEvent, void *pFlags), (hEvent, pFlags))

TRACE__TABLE(zeGetExecutableGraphProcAddrTable)
TRACE__TABLE_ENTRY(zeGetExecutableGraphProcAddrTable, 0, 0x10011, int, zeExecutableGraphGetSourceGraphExt, (void *hGraph, void *phSourceGraph), (hGraph,
    phSourceGraph))
TRACE__TABLE_ENTRY(zeGetExecutableGraphProcAddrTable, 1, 0x10011, int, zeExecutableGraphDestroyExt, (void *hGraph), (hGraph))

TRACE__TABLE(zeGetFabricEdgeExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetFabricEdgeExpProcAddrTable, 0, 0x10004, int, zeFabricEdgeGetExp, (void *hVertexA, void *hVertexB, void *pCount, void *phEdges),
    (hVertexA, hVertexB, pCount, phEdges))
TRACE__TABLE_ENTRY(zeGetFabricEdgeExpProcAddrTable, 1, 0x10004, int, zeFabricEdgeGetVerticesExp, (void *hEdge, void *phVertexA, void *phVertexB), (hEdge,
    phVertexA, phVertexB))
TRACE__TABLE_ENTRY(zeGetFabricEdgeExpProcAddrTable, 2, 0x10004, int, zeFabricEdgeGetPropertiesExp, (void *hEdge, void *pEdgeProperties), (hEdge,
    pEdgeProperties))

TRACE__TABLE(zeGetFabricVertexExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetFabricVertexExpProcAddrTable, 0, 0x10004, int, zeFabricVertexGetExp, (void *hDriver, void *pCount, void *phVertices), (hDriver,
    pCount, phVertices))
TRACE__TABLE_ENTRY(zeGetFabricVertexExpProcAddrTable, 1, 0x10004, int, zeFabricVertexGetSubVerticesExp, (void *hVertex, void *pCount, void *phSubvertices),
    (hVertex, pCount, phSubvertices))
TRACE__TABLE_ENTRY(zeGetFabricVertexExpProcAddrTable, 2, 0x10004, int, zeFabricVertexGetPropertiesExp, (void *hVertex, void *pVertexProperties), (hVertex,
    pVertexProperties))
TRACE__TABLE_ENTRY(zeGetFabricVertexExpProcAddrTable, 3, 0x10004, int, zeFabricVertexGetDeviceExp, (void *hVertex, void *phDevice), (hVertex, phDevice))

TRACE__TABLE(zeGetFenceProcAddrTable)
TRACE__TABLE_ENTRY(zeGetFenceProcAddrTable, 0, 0x10000, int, zeFenceCreate, (void *hCommandQueue, const void *desc, void *phFence), (hCommandQueue, desc,
    phFence))
TRACE__TABLE_ENTRY(zeGetFenceProcAddrTable, 1, 0x10000, int, zeFenceDestroy, (void *hFence), (hFence))
TRACE__TABLE_ENTRY(zeGetFenceProcAddrTable, 2, 0x10000, int, zeFenceHostSynchronize, (void *hFence, uint64_t timeout), (hFence, timeout))
TRACE__TABLE_ENTRY(zeGetFenceProcAddrTable, 3, 0x10000, int, zeFenceQueryStatus, (void *hFence), (hFence))
TRACE__TABLE_ENTRY(zeGetFenceProcAddrTable, 4, 0x10000, int, zeFenceReset, (void *hFence), (hFence))

TRACE__TABLE(zeGetGlobalProcAddrTable)
TRACE__TABLE_ENTRY(zeGetGlobalProcAddrTable, 0, 0x10000, int, zeInit, (uint32_t flags), (flags))
TRACE__TABLE_ENTRY(zeGetGlobalProcAddrTable, 1, 0x1000b, int, zeInitDrivers, (void *pCount, void *phDrivers, void *desc), (pCount, phDrivers, desc))

TRACE__TABLE(zeGetGraphProcAddrTable)
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 0, 0x10011, int, zeGraphCreateExt, (void *hContext, const void *pNext, void *phGraph), (hContext, pNext,
    phGraph))
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 1, 0x10011, int, zeGraphGetPrimaryCommandListExt, (void *hGraph, void *phCommandList), (hGraph, phCommandList))
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 2, 0x10011, int, zeGraphSetDestructionCallbackExt, (void *hGraph, void *pfnCallback, void *pUserData,
    const void *pNext), (hGraph, pfnCallback, pUserData, pNext))
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 3, 0x10011, int, zeGraphInstantiateExt, (void *hGraph, const void *pNext, void *phExecutableGraph), (hGraph,
    pNext, phExecutableGraph))
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 4, 0x10011, int, zeGraphIsEmptyExt, (void *hGraph), (hGraph))
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 5, 0x10011, int, zeGraphDumpContentsExt, (void *hGraph, const void *filePath, const void *pNext), (hGraph,
    filePath, pNext))
TRACE__TABLE_ENTRY(zeGetGraphProcAddrTable, 6, 0x10011, int, zeGraphDestroyExt, (void *hGraph), (hGraph))

TRACE__TABLE(zeGetImageExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetImageExpProcAddrTable, 0, 0x10002, int, zeImageGetMemoryPropertiesExp, (void *hImage, void *pMemoryProperties), (hImage,
    pMemoryProperties))
TRACE__TABLE_ENTRY(zeGetImageExpProcAddrTable, 1, 0x10002, int, zeImageViewCreateExp, (void *hContext, void *hDevice, const void *desc, void *hImage,
    void *phImageView), (hContext, hDevice, desc, hImage, phImageView))
TRACE__TABLE_ENTRY(zeGetImageExpProcAddrTable, 2, 0x10009, int, zeImageGetDeviceOffsetExp, (void *hImage, void *pDeviceOffset), (hImage, pDeviceOffset))

TRACE__TABLE(zeGetImageProcAddrTable)
TRACE__TABLE_ENTRY(zeGetImageProcAddrTable, 0, 0x10000, int, zeImageGetProperties, (void *hDevice, const void *desc, void *pImageProperties), (hDevice,
    desc, pImageProperties))
TRACE__TABLE_ENTRY(zeGetImageProcAddrTable, 1, 0x10000, int, zeImageCreate, (void *hContext, void *hDevice, const void *desc, void *phImage), (hContext,
    hDevice, desc, phImage))
TRACE__TABLE_ENTRY(zeGetImageProcAddrTable, 2, 0x10000, int, zeImageDestroy, (void *hImage), (hImage))
TRACE__TABLE_ENTRY(zeGetImageProcAddrTable, 3, 0x10003, int, zeImageGetAllocPropertiesExt, (void *hContext, void *hImage, void *pImageAllocProperties),
    (hContext, hImage, pImageAllocProperties))
TRACE__TABLE_ENTRY(zeGetImageProcAddrTable, 4, 0x10005, int, zeImageViewCreateExt, (void *hContext, void *hDevice, const void *desc, void *hImage,
    void *phImageView), (hContext, hDevice, desc, hImage, phImageView))

TRACE__TABLE(zeGetKernelExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetKernelExpProcAddrTable, 0, 0x10001, int, zeKernelSetGlobalOffsetExp, (void *hKernel, uint32_t offsetX, uint32_t offsetY,
    uint32_t offsetZ), (hKernel, offsetX, offsetY, offsetZ))
TRACE__TABLE_ENTRY(zeGetKernelExpProcAddrTable, 1, 0x10002, int, zeKernelSchedulingHintExp, (void *hKernel, void *pHint), (hKernel, pHint))
TRACE__TABLE_ENTRY(zeGetKernelExpProcAddrTable, 2, 0x1000c, int, zeKernelGetBinaryExp, (void *hKernel, void *pSize, void *pKernelBinary), (hKernel, pSize,
    pKernelBinary))
TRACE__TABLE_ENTRY(zeGetKernelExpProcAddrTable, 3, 0x1000e, int, zeKernelGetAllocationPropertiesExp, (void *hKernel, void *pCount,
    void *pAllocationProperties), (hKernel, pCount, pAllocationProperties))

TRACE__TABLE(zeGetKernelProcAddrTable)
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 0, 0x10000, int, zeKernelCreate, (void *hModule, const void *desc, void *phKernel), (hModule, desc, phKernel))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 1, 0x10000, int, zeKernelDestroy, (void *hKernel), (hKernel))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 2, 0x10000, int, zeKernelSetCacheConfig, (void *hKernel, uint32_t flags), (hKernel, flags))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 3, 0x10000, int, zeKernelSetGroupSize, (void *hKernel, uint32_t groupSizeX, uint32_t groupSizeY,
    uint32_t groupSizeZ), (hKernel, groupSizeX, groupSizeY, groupSizeZ))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 4, 0x10000, int, zeKernelSuggestGroupSize, (void *hKernel, uint32_t globalSizeX, uint32_t globalSizeY,
    uint32_t globalSizeZ, void *groupSizeX, void *groupSizeY, void *groupSizeZ), (hKernel, globalSizeX, globalSizeY, globalSizeZ, groupSizeX, groupSizeY,
    groupSizeZ))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 5, 0x10000, int, zeKernelSuggestMaxCooperativeGroupCount, (void *hKernel, void *totalGroupCount), (hKernel,
    totalGroupCount))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 6, 0x10000, int, zeKernelSetArgumentValue, (void *hKernel, uint32_t argIndex, uint64_t argSize,
    const void *pArgValue), (hKernel, argIndex, argSize, pArgValue))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 7, 0x10000, int, zeKernelSetIndirectAccess, (void *hKernel, uint32_t flags), (hKernel, flags))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 8, 0x10000, int, zeKernelGetIndirectAccess, (void *hKernel, void *pFlags), (hKernel, pFlags))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 9, 0x10000, int, zeKernelGetSourceAttributes, (void *hKernel, void *pSize, void *pString), (hKernel, pSize,
    pString))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 10, 0x10000, int, zeKernelGetProperties, (void *hKernel, void *pKernelProperties), (hKernel,
    pKernelProperties))
TRACE__TABLE_ENTRY(zeGetKernelProcAddrTable, 11, 0x10000, int, zeKernelGetName, (void *hKernel, void *pSize, void *pName), (hKernel, pSize, pName))

TRACE__TABLE(zeGetMemExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetMemExpProcAddrTable, 0, 0x10006, int, zeMemGetIpcHandleFromFileDescriptorExp, (void *hContext, uint64_t handle, void *pIpcHandle),
    (hContext, handle, pIpcHandle))
TRACE__TABLE_ENTRY(zeGetMemExpProcAddrTable, 1, 0x10006, int, zeMemGetFileDescriptorFromIpcHandleExp, (void *hContext, trace__bytes64 ipcHandle,
    void *pHandle), (hContext, ipcHandle, pHandle))
TRACE__TABLE_ENTRY(zeGetMemExpProcAddrTable, 2, 0x10007, int, zeMemSetAtomicAccessAttributeExp, (void *hContext, void *hDevice, const void *ptr,
    uint64_t size, uint32_t attr), (hContext, hDevice, ptr, size, attr))
TRACE__TABLE_ENTRY(zeGetMemExpProcAddrTable, 3, 0x10007, int, zeMemGetAtomicAccessAttributeExp, (void *hContext, void *hDevice, const void *ptr,
    uint64_t size, void *pAttr), (hContext, hDevice, ptr, size, pAttr))

TRACE__TABLE(zeGetMemProcAddrTable)
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 0, 0x10000, int, zeMemAllocShared, (void *hContext, const void *device_desc, const void *host_desc,
    uint64_t size, uint64_t alignment, void *hDevice, void *pptr), (hContext, device_desc, host_desc, size, alignment, hDevice, pptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 1, 0x10000, int, zeMemAllocDevice, (void *hContext, const void *device_desc, uint64_t size, uint64_t alignment,
    void *hDevice, void *pptr), (hContext, device_desc, size, alignment, hDevice, pptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 2, 0x10000, int, zeMemAllocHost, (void *hContext, const void *host_desc, uint64_t size, uint64_t alignment,
    void *pptr), (hContext, host_desc, size, alignment, pptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 3, 0x10000, int, zeMemFree, (void *hContext, void *ptr), (hContext, ptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 4, 0x10000, int, zeMemGetAllocProperties, (void *hContext, const void *ptr, void *pMemAllocProperties,
    void *phDevice), (hContext, ptr, pMemAllocProperties, phDevice))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 5, 0x10000, int, zeMemGetAddressRange, (void *hContext, const void *ptr, void *pBase, void *pSize), (hContext,
    ptr, pBase, pSize))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 6, 0x10000, int, zeMemGetIpcHandle, (void *hContext, const void *ptr, void *pIpcHandle), (hContext, ptr,
    pIpcHandle))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 7, 0x10000, int, zeMemOpenIpcHandle, (void *hContext, void *hDevice, trace__bytes64 handle, uint32_t flags,
    void *pptr), (hContext, hDevice, handle, flags, pptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 8, 0x10000, int, zeMemCloseIpcHandle, (void *hContext, const void *ptr), (hContext, ptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 9, 0x10003, int, zeMemFreeExt, (void *hContext, const void *pMemFreeDesc, void *ptr), (hContext, pMemFreeDesc,
    ptr))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 10, 0x10006, int, zeMemPutIpcHandle, (void *hContext, trace__bytes64 handle), (hContext, handle))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 11, 0x10009, int, zeMemGetPitchFor2dImage, (void *hContext, void *hDevice, uint64_t imageWidth,
    uint64_t imageHeight, uint32_t elementSizeInBytes, void *rowPitch), (hContext, hDevice, imageWidth, imageHeight, elementSizeInBytes, rowPitch))
TRACE__TABLE_ENTRY(zeGetMemProcAddrTable, 12, 0x1000f, int, zeMemGetIpcHandleWithProperties, (void *hContext, const void *ptr, void *pNext,
    void *pIpcHandle), (hContext, ptr, pNext, pIpcHandle))

TRACE__TABLE(zeGetModuleBuildLogProcAddrTable)
TRACE__TABLE_ENTRY(zeGetModuleBuildLogProcAddrTable, 0, 0x10000, int, zeModuleBuildLogDestroy, (void *hModuleBuildLog), (hModuleBuildLog))
TRACE__TABLE_ENTRY(zeGetModuleBuildLogProcAddrTable, 1, 0x10000, int, zeModuleBuildLogGetString, (void *hModuleBuildLog, void *pSize, void *pBuildLog),
    (hModuleBuildLog, pSize, pBuildLog))

TRACE__TABLE(zeGetModuleProcAddrTable)
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 0, 0x10000, int, zeModuleCreate, (void *hContext, void *hDevice, const void *desc, void *phModule,
    void *phBuildLog), (hContext, hDevice, desc, phModule, phBuildLog))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 1, 0x10000, int, zeModuleDestroy, (void *hModule), (hModule))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 2, 0x10000, int, zeModuleDynamicLink, (uint32_t numModules, void *phModules, void *phLinkLog), (numModules,
    phModules, phLinkLog))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 3, 0x10000, int, zeModuleGetNativeBinary, (void *hModule, void *pSize, void *pModuleNativeBinary), (hModule,
    pSize, pModuleNativeBinary))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 4, 0x10000, int, zeModuleGetGlobalPointer, (void *hModule, const void *pGlobalName, void *pSize, void *pptr),
    (hModule, pGlobalName, pSize, pptr))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 5, 0x10000, int, zeModuleGetKernelNames, (void *hModule, void *pCount, void *pNames), (hModule, pCount,
    pNames))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 6, 0x10000, int, zeModuleGetProperties, (void *hModule, void *pModuleProperties), (hModule, pModuleProperties))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 7, 0x10000, int, zeModuleGetFunctionPointer, (void *hModule, const void *pFunctionName, void *pfnFunction),
    (hModule, pFunctionName, pfnFunction))
TRACE__TABLE_ENTRY(zeGetModuleProcAddrTable, 8, 0x10003, int, zeModuleInspectLinkageExt, (void *pInspectDesc, uint32_t numModules, void *phModules,
    void *phLog), (pInspectDesc, numModules, phModules, phLog))

TRACE__TABLE(zeGetPhysicalMemProcAddrTable)
TRACE__TABLE_ENTRY(zeGetPhysicalMemProcAddrTable, 0, 0x10000, int, zePhysicalMemCreate, (void *hContext, void *hDevice, void *desc,
    void *phPhysicalMemory), (hContext, hDevice, desc, phPhysicalMemory))
TRACE__TABLE_ENTRY(zeGetPhysicalMemProcAddrTable, 1, 0x10000, int, zePhysicalMemDestroy, (void *hContext, void *hPhysicalMemory), (hContext,
    hPhysicalMemory))
TRACE__TABLE_ENTRY(zeGetPhysicalMemProcAddrTable, 2, 0x1000f, int, zePhysicalMemGetProperties, (void *hContext, void *hPhysicalMem, void *pMemProperties),
    (hContext, hPhysicalMem, pMemProperties))

TRACE__TABLE(zeGetRTASBuilderExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetRTASBuilderExpProcAddrTable, 0, 0x10007, int, zeRTASBuilderCreateExp, (void *hDriver, const void *pDescriptor, void *phBuilder),
    (hDriver, pDescriptor, phBuilder))
TRACE__TABLE_ENTRY(zeGetRTASBuilderExpProcAddrTable, 1, 0x10007, int, zeRTASBuilderGetBuildPropertiesExp, (void *hBuilder, const void *pBuildOpDescriptor,
    void *pProperties), (hBuilder, pBuildOpDescriptor, pProperties))
TRACE__TABLE_ENTRY(zeGetRTASBuilderExpProcAddrTable, 2, 0x10007, int, zeRTASBuilderBuildExp, (void *hBuilder, const void *pBuildOpDescriptor,
    void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes, void *hParallelOperation, void *pBuildUserPtr,
    void *pBounds, void *pRtasBufferSizeBytes), (hBuilder, pBuildOpDescriptor, pScratchBuffer, scratchBufferSizeBytes, pRtasBuffer, rtasBufferSizeBytes,
    hParallelOperation, pBuildUserPtr, pBounds, pRtasBufferSizeBytes))
TRACE__TABLE_ENTRY(zeGetRTASBuilderExpProcAddrTable, 3, 0x10007, int, zeRTASBuilderDestroyExp, (void *hBuilder), (hBuilder))

TRACE__TABLE(zeGetRTASBuilderProcAddrTable)
TRACE__TABLE_ENTRY(zeGetRTASBuilderProcAddrTable, 0, 0x1000d, int, zeRTASBuilderCreateExt, (void *hDriver, const void *pDescriptor, void *phBuilder),
    (hDriver, pDescriptor, phBuilder))
TRACE__TABLE_ENTRY(zeGetRTASBuilderProcAddrTable, 1, 0x1000d, int, zeRTASBuilderGetBuildPropertiesExt, (void *hBuilder, const void *pBuildOpDescriptor,
    void *pProperties), (hBuilder, pBuildOpDescriptor, pProperties))
TRACE__TABLE_ENTRY(zeGetRTASBuilderProcAddrTable, 2, 0x1000d, int, zeRTASBuilderBuildExt, (void *hBuilder, const void *pBuildOpDescriptor,
    void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes, void *hParallelOperation, void *pBuildUserPtr,
    void *pBounds, void *pRtasBufferSizeBytes), (hBuilder, pBuildOpDescriptor, pScratchBuffer, scratchBufferSizeBytes, pRtasBuffer, rtasBufferSizeBytes,
    hParallelOperation, pBuildUserPtr, pBounds, pRtasBufferSizeBytes))
TRACE__TABLE_ENTRY(zeGetRTASBuilderProcAddrTable, 3, 0x1000d, int, zeRTASBuilderCommandListAppendCopyExt, (void *hCommandList, void *dstptr,
    const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, srcptr, size, hSignalEvent,
    numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zeGetRTASBuilderProcAddrTable, 4, 0x1000d, int, zeRTASBuilderDestroyExt, (void *hBuilder), (hBuilder))

TRACE__TABLE(zeGetRTASParallelOperationExpProcAddrTable)
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationExpProcAddrTable, 0, 0x10007, int, zeRTASParallelOperationCreateExp, (void *hDriver,
    void *phParallelOperation), (hDriver, phParallelOperation))
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationExpProcAddrTable, 1, 0x10007, int, zeRTASParallelOperationGetPropertiesExp, (void *hParallelOperation,
    void *pProperties), (hParallelOperation, pProperties))
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationExpProcAddrTable, 2, 0x10007, int, zeRTASParallelOperationJoinExp, (void *hParallelOperation),
    (hParallelOperation))
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationExpProcAddrTable, 3, 0x10007, int, zeRTASParallelOperationDestroyExp, (void *hParallelOperation),
    (hParallelOperation))

TRACE__TABLE(zeGetRTASParallelOperationProcAddrTable)
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationProcAddrTable, 0, 0x1000d, int, zeRTASParallelOperationCreateExt, (void *hDriver, void *phParallelOperation),
    (hDriver, phParallelOperation))
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationProcAddrTable, 1, 0x1000d, int, zeRTASParallelOperationGetPropertiesExt, (void *hParallelOperation,
    void *pProperties), (hParallelOperation, pProperties))
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationProcAddrTable, 2, 0x1000d, int, zeRTASParallelOperationJoinExt, (void *hParallelOperation),
    (hParallelOperation))
TRACE__TABLE_ENTRY(zeGetRTASParallelOperationProcAddrTable, 3, 0x1000d, int, zeRTASParallelOperationDestroyExt, (void *hParallelOperation),
    (hParallelOperation))

TRACE__TABLE(zeGetSamplerProcAddrTable)
TRACE__TABLE_ENTRY(zeGetSamplerProcAddrTable, 0, 0x10000, int, zeSamplerCreate, (void *hContext, void *hDevice, const void *desc, void *phSampler),
    (hContext, hDevice, desc, phSampler))
TRACE__TABLE_ENTRY(zeGetSamplerProcAddrTable, 1, 0x10000, int, zeSamplerDestroy, (void *hSampler), (hSampler))

TRACE__TABLE(zeGetVirtualMemProcAddrTable)
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 0, 0x10000, int, zeVirtualMemReserve, (void *hContext, const void *pStart, uint64_t size, void *pptr),
    (hContext, pStart, size, pptr))
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 1, 0x10000, int, zeVirtualMemFree, (void *hContext, const void *ptr, uint64_t size), (hContext, ptr, size))
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 2, 0x10000, int, zeVirtualMemQueryPageSize, (void *hContext, void *hDevice, uint64_t size,
    void *pagesize), (hContext, hDevice, size, pagesize))
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 3, 0x10000, int, zeVirtualMemMap, (void *hContext, const void *ptr, uint64_t size, void *hPhysicalMemory,
    uint64_t offset, int access), (hContext, ptr, size, hPhysicalMemory, offset, access))
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 4, 0x10000, int, zeVirtualMemUnmap, (void *hContext, const void *ptr, uint64_t size), (hContext, ptr,
    size))
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 5, 0x10000, int, zeVirtualMemSetAccessAttribute, (void *hContext, const void *ptr, uint64_t size,
    int access), (hContext, ptr, size, access))
TRACE__TABLE_ENTRY(zeGetVirtualMemProcAddrTable, 6, 0x10000, int, zeVirtualMemGetAccessAttribute, (void *hContext, const void *ptr, uint64_t size,
    void *access, void *outSize), (hContext, ptr, size, access, outSize))

TRACE__TABLE(zerGetGlobalProcAddrTable)
TRACE__TABLE_ENTRY(zerGetGlobalProcAddrTable, 0, 0x1000e, int, zerGetLastErrorDescription, (void *ppString), (ppString))
TRACE__TABLE_ENTRY(zerGetGlobalProcAddrTable, 1, 0x1000e, uint32_t, zerTranslateDeviceHandleToIdentifier, (void *hDevice), (hDevice))
TRACE__TABLE_ENTRY(zerGetGlobalProcAddrTable, 2, 0x1000e, void *, zerTranslateIdentifierToDeviceHandle, (uint32_t identifier), (identifier))
TRACE__TABLE_ENTRY(zerGetGlobalProcAddrTable, 3, 0x1000e, void *, zerGetDefaultContext, (void), ())

TRACE__TABLE(zesGetDeviceExpProcAddrTable)
TRACE__TABLE_ENTRY(zesGetDeviceExpProcAddrTable, 0, 0x1000c, int, zesDeviceGetSubDevicePropertiesExp, (void *hDevice, void *pCount, void *pSubdeviceProps),
    (hDevice, pCount, pSubdeviceProps))
TRACE__TABLE_ENTRY(zesGetDeviceExpProcAddrTable, 1, 0x1000c, int, zesDeviceEnumActiveVFExp, (void *hDevice, void *pCount, void *phVFhandle), (hDevice,
    pCount, phVFhandle))
TRACE__TABLE_ENTRY(zesGetDeviceExpProcAddrTable, 2, 0x1000c, int, zesDeviceEnumEnabledVFExp, (void *hDevice, void *pCount, void *phVFhandle), (hDevice,
    pCount, phVFhandle))

TRACE__TABLE(zesGetDeviceProcAddrTable)
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 0, 0x10000, int, zesDeviceGetProperties, (void *hDevice, void *pProperties), (hDevice, pProperties))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 1, 0x10000, int, zesDeviceGetState, (void *hDevice, void *pState), (hDevice, pState))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 2, 0x10000, int, zesDeviceReset, (void *hDevice, uint8_t force), (hDevice, force))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 3, 0x10000, int, zesDeviceProcessesGetState, (void *hDevice, void *pCount, void *pProcesses), (hDevice,
    pCount, pProcesses))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 4, 0x10000, int, zesDevicePciGetProperties, (void *hDevice, void *pProperties), (hDevice, pProperties))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 5, 0x10000, int, zesDevicePciGetState, (void *hDevice, void *pState), (hDevice, pState))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 6, 0x10000, int, zesDevicePciGetBars, (void *hDevice, void *pCount, void *pProperties), (hDevice, pCount,
    pProperties))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 7, 0x10000, int, zesDevicePciGetStats, (void *hDevice, void *pStats), (hDevice, pStats))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 8, 0x10000, int, zesDeviceEnumDiagnosticTestSuites, (void *hDevice, void *pCount, void *phDiagnostics),
    (hDevice, pCount, phDiagnostics))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 9, 0x10000, int, zesDeviceEnumEngineGroups, (void *hDevice, void *pCount, void *phEngine), (hDevice, pCount,
    phEngine))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 10, 0x10000, int, zesDeviceEventRegister, (void *hDevice, uint32_t events), (hDevice, events))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 11, 0x10000, int, zesDeviceEnumFabricPorts, (void *hDevice, void *pCount, void *phPort), (hDevice, pCount,
    phPort))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 12, 0x10000, int, zesDeviceEnumFans, (void *hDevice, void *pCount, void *phFan), (hDevice, pCount, phFan))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 13, 0x10000, int, zesDeviceEnumFirmwares, (void *hDevice, void *pCount, void *phFirmware), (hDevice, pCount,
    phFirmware))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 14, 0x10000, int, zesDeviceEnumFrequencyDomains, (void *hDevice, void *pCount, void *phFrequency), (hDevice,
    pCount, phFrequency))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 15, 0x10000, int, zesDeviceEnumLeds, (void *hDevice, void *pCount, void *phLed), (hDevice, pCount, phLed))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 16, 0x10000, int, zesDeviceEnumMemoryModules, (void *hDevice, void *pCount, void *phMemory), (hDevice,
    pCount, phMemory))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 17, 0x10000, int, zesDeviceEnumPerformanceFactorDomains, (void *hDevice, void *pCount, void *phPerf),
    (hDevice, pCount, phPerf))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 18, 0x10000, int, zesDeviceEnumPowerDomains, (void *hDevice, void *pCount, void *phPower), (hDevice, pCount,
    phPower))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 19, 0x10003, int, zesDeviceGetCardPowerDomain, (void *hDevice, void *phPower), (hDevice, phPower))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 20, 0x10003, int, zesDeviceEnumPsus, (void *hDevice, void *pCount, void *phPsu), (hDevice, pCount, phPsu))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 21, 0x10003, int, zesDeviceEnumRasErrorSets, (void *hDevice, void *pCount, void *phRas), (hDevice, pCount,
    phRas))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 22, 0x10003, int, zesDeviceEnumSchedulers, (void *hDevice, void *pCount, void *phScheduler), (hDevice,
    pCount, phScheduler))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 23, 0x10003, int, zesDeviceEnumStandbyDomains, (void *hDevice, void *pCount, void *phStandby), (hDevice,
    pCount, phStandby))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 24, 0x10003, int, zesDeviceEnumTemperatureSensors, (void *hDevice, void *pCount, void *phTemperature),
    (hDevice, pCount, phTemperature))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 25, 0x10004, int, zesDeviceEccAvailable, (void *hDevice, void *pAvailable), (hDevice, pAvailable))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 26, 0x10004, int, zesDeviceEccConfigurable, (void *hDevice, void *pConfigurable), (hDevice, pConfigurable))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 27, 0x10004, int, zesDeviceGetEccState, (void *hDevice, void *pState), (hDevice, pState))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 28, 0x10004, int, zesDeviceSetEccState, (void *hDevice, const void *newState, void *pState), (hDevice,
    newState, pState))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 29, 0x10005, int, zesDeviceGet, (void *hDriver, void *pCount, void *phDevices), (hDriver, pCount, phDevices))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 30, 0x10005, int, zesDeviceSetOverclockWaiver, (void *hDevice), (hDevice))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 31, 0x10005, int, zesDeviceGetOverclockDomains, (void *hDevice, void *pOverclockDomains), (hDevice,
    pOverclockDomains))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 32, 0x10005, int, zesDeviceGetOverclockControls, (void *hDevice, int domainType, void *pAvailableControls),
    (hDevice, domainType, pAvailableControls))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 33, 0x10005, int, zesDeviceResetOverclockSettings, (void *hDevice, uint8_t onShippedState), (hDevice,
    onShippedState))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 34, 0x10005, int, zesDeviceReadOverclockState, (void *hDevice, void *pOverclockMode, void *pWaiverSetting,
    void *pOverclockState, void *pPendingAction, void *pPendingReset), (hDevice, pOverclockMode, pWaiverSetting, pOverclockState, pPendingAction,
    pPendingReset))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 35, 0x10005, int, zesDeviceEnumOverclockDomains, (void *hDevice, void *pCount, void *phDomainHandle),
    (hDevice, pCount, phDomainHandle))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 36, 0x10007, int, zesDeviceResetExt, (void *hDevice, void *pProperties), (hDevice, pProperties))
TRACE__TABLE_ENTRY(zesGetDeviceProcAddrTable, 37, 0x1000f, int, zesDevicePciLinkSpeedUpdateExt, (void *hDevice, uint8_t shouldDowngrade,
    void *pendingAction), (hDevice, shouldDowngrade, pendingAction))

TRACE__TABLE(zesGetDiagnosticsProcAddrTable)
TRACE__TABLE_ENTRY(zesGetDiagnosticsProcAddrTable, 0, 0x10000, int, zesDiagnosticsGetProperties, (void *hDiagnostics, void *pProperties), (hDiagnostics,
    pProperties))
TRACE__TABLE_ENTRY(zesGetDiagnosticsProcAddrTable, 1, 0x10000, int, zesDiagnosticsGetTests, (void *hDiagnostics, void *pCount, void *pTests),
    (hDiagnostics, pCount, pTests))
TRACE__TABLE_ENTRY(zesGetDiagnosticsProcAddrTable, 2, 0x10000, int, zesDiagnosticsRunTests, (void *hDiagnostics, uint32_t startIndex, uint32_t endIndex,
    void *pResult), (hDiagnostics, startIndex, endIndex, pResult))

TRACE__TABLE(zesGetDriverExpProcAddrTable)
TRACE__TABLE_ENTRY(zesGetDriverExpProcAddrTable, 0, 0x10009, int, zesDriverGetDeviceByUuidExp, (void *hDriver, trace__bytes16 uuid, void *phDevice,
    void *onSubdevice, void *subdeviceId), (hDriver, uuid, phDevice, onSubdevice, subdeviceId))

TRACE__TABLE(zesGetDriverProcAddrTable)
TRACE__TABLE_ENTRY(zesGetDriverProcAddrTable, 0, 0x10000, int, zesDriverEventListen, (void *hDriver, uint32_t timeout, uint32_t count, void *phDevices,
    void *pNumDeviceEvents, void *pEvents), (hDriver, timeout, count, phDevices, pNumDeviceEvents, pEvents))
TRACE__TABLE_ENTRY(zesGetDriverProcAddrTable, 1, 0x10001, int, zesDriverEventListenEx, (void *hDriver, uint64_t timeout, uint32_t count, void *phDevices,
    void *pNumDeviceEvents, void *pEvents), (hDriver, timeout, count, phDevices, pNumDeviceEvents, pEvents))
TRACE__TABLE_ENTRY(zesGetDriverProcAddrTable, 2, 0x10005, int, zesDriverGet, (void *pCount, void *phDrivers), (pCount, phDrivers))
TRACE__TABLE_ENTRY(zesGetDriverProcAddrTable, 3, 0x10008, int, zesDriverGetExtensionProperties, (void *hDriver, void *pCount, void *pExtensionProperties),
    (hDriver, pCount, pExtensionProperties))
TRACE__TABLE_ENTRY(zesGetDriverProcAddrTable, 4, 0x10008, int, zesDriverGetExtensionFunctionAddress, (void *hDriver, const void *name,
    void *ppFunctionAddress), (hDriver, name, ppFunctionAddress))

TRACE__TABLE(zesGetEngineProcAddrTable)
TRACE__TABLE_ENTRY(zesGetEngineProcAddrTable, 0, 0x10000, int, zesEngineGetProperties, (void *hEngine, void *pProperties), (hEngine, pProperties))
TRACE__TABLE_ENTRY(zesGetEngineProcAddrTable, 1, 0x10000, int, zesEngineGetActivity, (void *hEngine, void *pStats), (hEngine, pStats))
TRACE__TABLE_ENTRY(zesGetEngineProcAddrTable, 2, 0x10007, int, zesEngineGetActivityExt, (void *hEngine, void *pCount, void *pStats), (hEngine, pCount,
    pStats))

TRACE__TABLE(zesGetFabricPortProcAddrTable)
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 0, 0x10000, int, zesFabricPortGetProperties, (void *hPort, void *pProperties), (hPort, pProperties))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 1, 0x10000, int, zesFabricPortGetLinkType, (void *hPort, void *pLinkType), (hPort, pLinkType))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 2, 0x10000, int, zesFabricPortGetConfig, (void *hPort, void *pConfig), (hPort, pConfig))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 3, 0x10000, int, zesFabricPortSetConfig, (void *hPort, const void *pConfig), (hPort, pConfig))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 4, 0x10000, int, zesFabricPortGetState, (void *hPort, void *pState), (hPort, pState))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 5, 0x10000, int, zesFabricPortGetThroughput, (void *hPort, void *pThroughput), (hPort, pThroughput))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 6, 0x10007, int, zesFabricPortGetFabricErrorCounters, (void *hPort, void *pErrors), (hPort, pErrors))
TRACE__TABLE_ENTRY(zesGetFabricPortProcAddrTable, 7, 0x10007, int, zesFabricPortGetMultiPortThroughput, (void *hDevice, uint32_t numPorts, void *phPort,
    void *pThroughput), (hDevice, numPorts, phPort, pThroughput))

TRACE__TABLE(zesGetFanProcAddrTable)
TRACE__TABLE_ENTRY(zesGetFanProcAddrTable, 0, 0x10000, int, zesFanGetProperties, (void *hFan, void *pProperties), (hFan, pProperties))
TRACE__TABLE_ENTRY(zesGetFanProcAddrTable, 1, 0x10000, int, zesFanGetConfig, (void *hFan, void *pConfig), (hFan, pConfig))
TRACE__TABLE_ENTRY(zesGetFanProcAddrTable, 2, 0x10000, int, zesFanSetDefaultMode, (void *hFan), (hFan))
TRACE__TABLE_ENTRY(zesGetFanProcAddrTable, 3, 0x10000, int, zesFanSetFixedSpeedMode, (void *hFan, const void *speed), (hFan, speed))
TRACE__TABLE_ENTRY(zesGetFanProcAddrTable, 4, 0x10000, int, zesFanSetSpeedTableMode, (void *hFan, const void *speedTable), (hFan, speedTable))
TRACE__TABLE_ENTRY(zesGetFanProcAddrTable, 5, 0x10000, int, zesFanGetState, (void *hFan, int units, void *pSpeed), (hFan, units, pSpeed))

TRACE__TABLE(zesGetFirmwareExpProcAddrTable)
TRACE__TABLE_ENTRY(zesGetFirmwareExpProcAddrTable, 0, 0x10009, int, zesFirmwareGetSecurityVersionExp, (void *hFirmware, void *pVersion), (hFirmware,
    pVersion))
TRACE__TABLE_ENTRY(zesGetFirmwareExpProcAddrTable, 1, 0x10009, int, zesFirmwareSetSecurityVersionExp, (void *hFirmware), (hFirmware))

TRACE__TABLE(zesGetFirmwareProcAddrTable)
TRACE__TABLE_ENTRY(zesGetFirmwareProcAddrTable, 0, 0x10000, int, zesFirmwareGetProperties, (void *hFirmware, void *pProperties), (hFirmware, pProperties))
TRACE__TABLE_ENTRY(zesGetFirmwareProcAddrTable, 1, 0x10000, int, zesFirmwareFlash, (void *hFirmware, void *pImage, uint32_t size), (hFirmware, pImage,
    size))
TRACE__TABLE_ENTRY(zesGetFirmwareProcAddrTable, 2, 0x10008, int, zesFirmwareGetFlashProgress, (void *hFirmware, void *pCompletionPercent), (hFirmware,
    pCompletionPercent))
TRACE__TABLE_ENTRY(zesGetFirmwareProcAddrTable, 3, 0x10009, int, zesFirmwareGetConsoleLogs, (void *hFirmware, void *pSize, void *pFirmwareLog), (hFirmware,
    pSize, pFirmwareLog))

TRACE__TABLE(zesGetFrequencyProcAddrTable)
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 0, 0x10000, int, zesFrequencyGetProperties, (void *hFrequency, void *pProperties), (hFrequency,
    pProperties))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 1, 0x10000, int, zesFrequencyGetAvailableClocks, (void *hFrequency, void *pCount, void *phFrequency),
    (hFrequency, pCount, phFrequency))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 2, 0x10000, int, zesFrequencyGetRange, (void *hFrequency, void *pLimits), (hFrequency, pLimits))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 3, 0x10000, int, zesFrequencySetRange, (void *hFrequency, const void *pLimits), (hFrequency, pLimits))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 4, 0x10000, int, zesFrequencyGetState, (void *hFrequency, void *pState), (hFrequency, pState))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 5, 0x10000, int, zesFrequencyGetThrottleTime, (void *hFrequency, void *pThrottleTime), (hFrequency,
    pThrottleTime))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 6, 0x10000, int, zesFrequencyOcGetCapabilities, (void *hFrequency, void *pOcCapabilities), (hFrequency,
    pOcCapabilities))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 7, 0x10000, int, zesFrequencyOcGetFrequencyTarget, (void *hFrequency, void *pCurrentOcFrequency),
    (hFrequency, pCurrentOcFrequency))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 8, 0x10000, int, zesFrequencyOcSetFrequencyTarget, (void *hFrequency, double CurrentOcFrequency),
    (hFrequency, CurrentOcFrequency))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 9, 0x10000, int, zesFrequencyOcGetVoltageTarget, (void *hFrequency, void *pCurrentVoltageTarget,
    void *pCurrentVoltageOffset), (hFrequency, pCurrentVoltageTarget, pCurrentVoltageOffset))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 10, 0x10000, int, zesFrequencyOcSetVoltageTarget, (void *hFrequency, double CurrentVoltageTarget,
    double CurrentVoltageOffset), (hFrequency, CurrentVoltageTarget, CurrentVoltageOffset))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 11, 0x10000, int, zesFrequencyOcSetMode, (void *hFrequency, int CurrentOcMode), (hFrequency,
    CurrentOcMode))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 12, 0x10000, int, zesFrequencyOcGetMode, (void *hFrequency, void *pCurrentOcMode), (hFrequency,
    pCurrentOcMode))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 13, 0x10000, int, zesFrequencyOcGetIccMax, (void *hFrequency, void *pOcIccMax), (hFrequency, pOcIccMax))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 14, 0x10000, int, zesFrequencyOcSetIccMax, (void *hFrequency, double ocIccMax), (hFrequency, ocIccMax))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 15, 0x10000, int, zesFrequencyOcGetTjMax, (void *hFrequency, void *pOcTjMax), (hFrequency, pOcTjMax))
TRACE__TABLE_ENTRY(zesGetFrequencyProcAddrTable, 16, 0x10000, int, zesFrequencyOcSetTjMax, (void *hFrequency, double ocTjMax), (hFrequency, ocTjMax))

TRACE__TABLE(zesGetGlobalProcAddrTable)
TRACE__TABLE_ENTRY(zesGetGlobalProcAddrTable, 0, 0x10005, int, zesInit, (uint32_t flags), (flags))

TRACE__TABLE(zesGetLedProcAddrTable)
TRACE__TABLE_ENTRY(zesGetLedProcAddrTable, 0, 0x10000, int, zesLedGetProperties, (void *hLed, void *pProperties), (hLed, pProperties))
TRACE__TABLE_ENTRY(zesGetLedProcAddrTable, 1, 0x10000, int, zesLedGetState, (void *hLed, void *pState), (hLed, pState))
TRACE__TABLE_ENTRY(zesGetLedProcAddrTable, 2, 0x10000, int, zesLedSetState, (void *hLed, uint8_t enable), (hLed, enable))
TRACE__TABLE_ENTRY(zesGetLedProcAddrTable, 3, 0x10000, int, zesLedSetColor, (void *hLed, const void *pColor), (hLed, pColor))

TRACE__TABLE(zesGetMemoryProcAddrTable)
TRACE__TABLE_ENTRY(zesGetMemoryProcAddrTable, 0, 0x10000, int, zesMemoryGetProperties, (void *hMemory, void *pProperties), (hMemory, pProperties))
TRACE__TABLE_ENTRY(zesGetMemoryProcAddrTable, 1, 0x10000, int, zesMemoryGetState, (void *hMemory, void *pState), (hMemory, pState))
TRACE__TABLE_ENTRY(zesGetMemoryProcAddrTable, 2, 0x10000, int, zesMemoryGetBandwidth, (void *hMemory, void *pBandwidth), (hMemory, pBandwidth))

TRACE__TABLE(zesGetOverclockProcAddrTable)
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 0, 0x10005, int, zesOverclockGetDomainProperties, (void *hDomainHandle, void *pDomainProperties),
    (hDomainHandle, pDomainProperties))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 1, 0x10005, int, zesOverclockGetDomainVFProperties, (void *hDomainHandle, void *pVFProperties),
    (hDomainHandle, pVFProperties))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 2, 0x10005, int, zesOverclockGetDomainControlProperties, (void *hDomainHandle, int DomainControl,
    void *pControlProperties), (hDomainHandle, DomainControl, pControlProperties))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 3, 0x10005, int, zesOverclockGetControlCurrentValue, (void *hDomainHandle, int DomainControl,
    void *pValue), (hDomainHandle, DomainControl, pValue))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 4, 0x10005, int, zesOverclockGetControlPendingValue, (void *hDomainHandle, int DomainControl,
    void *pValue), (hDomainHandle, DomainControl, pValue))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 5, 0x10005, int, zesOverclockSetControlUserValue, (void *hDomainHandle, int DomainControl, double pValue,
    void *pPendingAction), (hDomainHandle, DomainControl, pValue, pPendingAction))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 6, 0x10005, int, zesOverclockGetControlState, (void *hDomainHandle, int DomainControl,
    void *pControlState, void *pPendingAction), (hDomainHandle, DomainControl, pControlState, pPendingAction))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 7, 0x10005, int, zesOverclockGetVFPointValues, (void *hDomainHandle, int VFType, int VFArrayType,
    uint32_t PointIndex, void *PointValue), (hDomainHandle, VFType, VFArrayType, PointIndex, PointValue))
TRACE__TABLE_ENTRY(zesGetOverclockProcAddrTable, 8, 0x10005, int, zesOverclockSetVFPointValues, (void *hDomainHandle, int VFType, uint32_t PointIndex,
    uint32_t PointValue), (hDomainHandle, VFType, PointIndex, PointValue))

TRACE__TABLE(zesGetPerformanceFactorProcAddrTable)
TRACE__TABLE_ENTRY(zesGetPerformanceFactorProcAddrTable, 0, 0x10000, int, zesPerformanceFactorGetProperties, (void *hPerf, void *pProperties), (hPerf,
    pProperties))
TRACE__TABLE_ENTRY(zesGetPerformanceFactorProcAddrTable, 1, 0x10000, int, zesPerformanceFactorGetConfig, (void *hPerf, void *pFactor), (hPerf, pFactor))
TRACE__TABLE_ENTRY(zesGetPerformanceFactorProcAddrTable, 2, 0x10000, int, zesPerformanceFactorSetConfig, (void *hPerf, double factor), (hPerf, factor))

TRACE__TABLE(zesGetPowerProcAddrTable)
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 0, 0x10000, int, zesPowerGetProperties, (void *hPower, void *pProperties), (hPower, pProperties))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 1, 0x10000, int, zesPowerGetEnergyCounter, (void *hPower, void *pEnergy), (hPower, pEnergy))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 2, 0x10000, int, zesPowerGetLimits, (void *hPower, void *pSustained, void *pBurst, void *pPeak), (hPower,
    pSustained, pBurst, pPeak))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 3, 0x10000, int, zesPowerSetLimits, (void *hPower, const void *pSustained, const void *pBurst,
    const void *pPeak), (hPower, pSustained, pBurst, pPeak))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 4, 0x10000, int, zesPowerGetEnergyThreshold, (void *hPower, void *pThreshold), (hPower, pThreshold))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 5, 0x10000, int, zesPowerSetEnergyThreshold, (void *hPower, double threshold), (hPower, threshold))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 6, 0x10004, int, zesPowerGetLimitsExt, (void *hPower, void *pCount, void *pSustained), (hPower, pCount,
    pSustained))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 7, 0x10004, int, zesPowerSetLimitsExt, (void *hPower, void *pCount, void *pSustained), (hPower, pCount,
    pSustained))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 8, 0x10010, int, zesPowerGetUsage, (void *hPower, void *pInstantPower, void *pAveragePower), (hPower,
    pInstantPower, pAveragePower))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 9, 0x10010, int, zesPowerGetLimitsExt2, (void *hPower, void *pLimit), (hPower, pLimit))
TRACE__TABLE_ENTRY(zesGetPowerProcAddrTable, 10, 0x10010, int, zesPowerSetLimitsExt2, (void *hPower, uint32_t limit), (hPower, limit))

TRACE__TABLE(zesGetPsuProcAddrTable)
TRACE__TABLE_ENTRY(zesGetPsuProcAddrTable, 0, 0x10000, int, zesPsuGetProperties, (void *hPsu, void *pProperties), (hPsu, pProperties))
TRACE__TABLE_ENTRY(zesGetPsuProcAddrTable, 1, 0x10000, int, zesPsuGetState, (void *hPsu, void *pState), (hPsu, pState))

TRACE__TABLE(zesGetRasExpProcAddrTable)
TRACE__TABLE_ENTRY(zesGetRasExpProcAddrTable, 0, 0x10008, int, zesRasGetStateExp, (void *hRas, void *pCount, void *pState), (hRas, pCount, pState))
TRACE__TABLE_ENTRY(zesGetRasExpProcAddrTable, 1, 0x10008, int, zesRasClearStateExp, (void *hRas, int category), (hRas, category))
TRACE__TABLE_ENTRY(zesGetRasExpProcAddrTable, 2, 0x10010, int, zesRasGetSupportedCategoriesExp, (void *hRas, void *pCount, void *pCategories), (hRas,
    pCount, pCategories))
TRACE__TABLE_ENTRY(zesGetRasExpProcAddrTable, 3, 0x10010, int, zesRasGetStateExp2, (void *hRas, uint32_t count, const void *pCategories, void *pState),
    (hRas, count, pCategories, pState))
TRACE__TABLE_ENTRY(zesGetRasExpProcAddrTable, 4, 0x10010, int, zesRasGetConfigExp, (void *hRas, uint32_t count, void *pConfig), (hRas, count, pConfig))
TRACE__TABLE_ENTRY(zesGetRasExpProcAddrTable, 5, 0x10010, int, zesRasSetConfigExp, (void *hRas, uint32_t count, const void *pConfig), (hRas, count,
    pConfig))

TRACE__TABLE(zesGetRasProcAddrTable)
TRACE__TABLE_ENTRY(zesGetRasProcAddrTable, 0, 0x10000, int, zesRasGetProperties, (void *hRas, void *pProperties), (hRas, pProperties))
TRACE__TABLE_ENTRY(zesGetRasProcAddrTable, 1, 0x10000, int, zesRasGetConfig, (void *hRas, void *pConfig), (hRas, pConfig))
TRACE__TABLE_ENTRY(zesGetRasProcAddrTable, 2, 0x10000, int, zesRasSetConfig, (void *hRas, const void *pConfig), (hRas, pConfig))
TRACE__TABLE_ENTRY(zesGetRasProcAddrTable, 3, 0x10000, int, zesRasGetState, (void *hRas, uint8_t clear, void *pState), (hRas, clear, pState))

TRACE__TABLE(zesGetSchedulerProcAddrTable)
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 0, 0x10000, int, zesSchedulerGetProperties, (void *hScheduler, void *pProperties), (hScheduler,
    pProperties))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 1, 0x10000, int, zesSchedulerGetCurrentMode, (void *hScheduler, void *pMode), (hScheduler, pMode))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 2, 0x10000, int, zesSchedulerGetTimeoutModeProperties, (void *hScheduler, uint8_t getDefaults,
    void *pConfig), (hScheduler, getDefaults, pConfig))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 3, 0x10000, int, zesSchedulerGetTimesliceModeProperties, (void *hScheduler, uint8_t getDefaults,
    void *pConfig), (hScheduler, getDefaults, pConfig))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 4, 0x10000, int, zesSchedulerSetTimeoutMode, (void *hScheduler, void *pProperties, void *pNeedReload),
    (hScheduler, pProperties, pNeedReload))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 5, 0x10000, int, zesSchedulerSetTimesliceMode, (void *hScheduler, void *pProperties, void *pNeedReload),
    (hScheduler, pProperties, pNeedReload))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 6, 0x10000, int, zesSchedulerSetExclusiveMode, (void *hScheduler, void *pNeedReload), (hScheduler,
    pNeedReload))
TRACE__TABLE_ENTRY(zesGetSchedulerProcAddrTable, 7, 0x10000, int, zesSchedulerSetComputeUnitDebugMode, (void *hScheduler, void *pNeedReload), (hScheduler,
    pNeedReload))

TRACE__TABLE(zesGetStandbyProcAddrTable)
TRACE__TABLE_ENTRY(zesGetStandbyProcAddrTable, 0, 0x10000, int, zesStandbyGetProperties, (void *hStandby, void *pProperties), (hStandby, pProperties))
TRACE__TABLE_ENTRY(zesGetStandbyProcAddrTable, 1, 0x10000, int, zesStandbyGetMode, (void *hStandby, void *pMode), (hStandby, pMode))
TRACE__TABLE_ENTRY(zesGetStandbyProcAddrTable, 2, 0x10000, int, zesStandbySetMode, (void *hStandby, int mode), (hStandby, mode))

TRACE__TABLE(zesGetTemperatureProcAddrTable)
TRACE__TABLE_ENTRY(zesGetTemperatureProcAddrTable, 0, 0x10000, int, zesTemperatureGetProperties, (void *hTemperature, void *pProperties), (hTemperature,
    pProperties))
TRACE__TABLE_ENTRY(zesGetTemperatureProcAddrTable, 1, 0x10000, int, zesTemperatureGetConfig, (void *hTemperature, void *pConfig), (hTemperature, pConfig))
TRACE__TABLE_ENTRY(zesGetTemperatureProcAddrTable, 2, 0x10000, int, zesTemperatureSetConfig, (void *hTemperature, const void *pConfig), (hTemperature,
    pConfig))
TRACE__TABLE_ENTRY(zesGetTemperatureProcAddrTable, 3, 0x10000, int, zesTemperatureGetState, (void *hTemperature, void *pTemperature), (hTemperature,
    pTemperature))

TRACE__TABLE(zesGetVFManagementExpProcAddrTable)
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 0, 0x1000c, int, zesVFManagementGetVFPropertiesExp, (void *hVFhandle, void *pProperties),
    (hVFhandle, pProperties))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 1, 0x1000c, int, zesVFManagementGetVFMemoryUtilizationExp, (void *hVFhandle, void *pCount,
    void *pMemUtil), (hVFhandle, pCount, pMemUtil))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 2, 0x1000c, int, zesVFManagementGetVFEngineUtilizationExp, (void *hVFhandle, void *pCount,
    void *pEngineUtil), (hVFhandle, pCount, pEngineUtil))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 3, 0x1000c, int, zesVFManagementSetVFTelemetryModeExp, (void *hVFhandle, uint32_t flags,
    uint8_t enable), (hVFhandle, flags, enable))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 4, 0x1000c, int, zesVFManagementSetVFTelemetrySamplingIntervalExp, (void *hVFhandle, uint32_t flag,
    uint64_t samplingInterval), (hVFhandle, flag, samplingInterval))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 5, 0x1000c, int, zesVFManagementGetVFCapabilitiesExp, (void *hVFhandle, void *pCapability),
    (hVFhandle, pCapability))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 6, 0x1000c, int, zesVFManagementGetVFMemoryUtilizationExp2, (void *hVFhandle, void *pCount,
    void *pMemUtil), (hVFhandle, pCount, pMemUtil))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 7, 0x1000c, int, zesVFManagementGetVFEngineUtilizationExp2, (void *hVFhandle, void *pCount,
    void *pEngineUtil), (hVFhandle, pCount, pEngineUtil))
TRACE__TABLE_ENTRY(zesGetVFManagementExpProcAddrTable, 8, 0x1000c, int, zesVFManagementGetVFCapabilitiesExp2, (void *hVFhandle, void *pCapability),
    (hVFhandle, pCapability))

TRACE__TABLE(zetGetCommandListExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetCommandListExpProcAddrTable, 0, 0x1000d, int, zetCommandListAppendMarkerExp, (void *hCommandList, void *hMetricGroup,
    uint32_t value), (hCommandList, hMetricGroup, value))

TRACE__TABLE(zetGetCommandListProcAddrTable)
TRACE__TABLE_ENTRY(zetGetCommandListProcAddrTable, 0, 0x10000, int, zetCommandListAppendMetricStreamerMarker, (void *hCommandList, void *hMetricStreamer,
    uint32_t value), (hCommandList, hMetricStreamer, value))
TRACE__TABLE_ENTRY(zetGetCommandListProcAddrTable, 1, 0x10000, int, zetCommandListAppendMetricQueryBegin, (void *hCommandList, void *hMetricQuery),
    (hCommandList, hMetricQuery))
TRACE__TABLE_ENTRY(zetGetCommandListProcAddrTable, 2, 0x10000, int, zetCommandListAppendMetricQueryEnd, (void *hCommandList, void *hMetricQuery,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hMetricQuery, hSignalEvent, numWaitEvents, phWaitEvents))
TRACE__TABLE_ENTRY(zetGetCommandListProcAddrTable, 3, 0x10000, int, zetCommandListAppendMetricMemoryBarrier, (void *hCommandList), (hCommandList))

TRACE__TABLE(zetGetContextProcAddrTable)
TRACE__TABLE_ENTRY(zetGetContextProcAddrTable, 0, 0x10000, int, zetContextActivateMetricGroups, (void *hContext, void *hDevice, uint32_t count,
    void *phMetricGroups), (hContext, hDevice, count, phMetricGroups))

TRACE__TABLE(zetGetDebugProcAddrTable)
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 0, 0x10000, int, zetDebugAttach, (void *hDevice, const void *config, void *phDebug), (hDevice, config,
    phDebug))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 1, 0x10000, int, zetDebugDetach, (void *hDebug), (hDebug))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 2, 0x10000, int, zetDebugReadEvent, (void *hDebug, uint64_t timeout, void *event), (hDebug, timeout, event))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 3, 0x10000, int, zetDebugAcknowledgeEvent, (void *hDebug, const void *event), (hDebug, event))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 4, 0x10000, int, zetDebugInterrupt, (void *hDebug, trace__bytes16 thread), (hDebug, thread))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 5, 0x10000, int, zetDebugResume, (void *hDebug, trace__bytes16 thread), (hDebug, thread))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 6, 0x10000, int, zetDebugReadMemory, (void *hDebug, trace__bytes16 thread, const void *desc, uint64_t size,
    void *buffer), (hDebug, thread, desc, size, buffer))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 7, 0x10000, int, zetDebugWriteMemory, (void *hDebug, trace__bytes16 thread, const void *desc, uint64_t size,
    const void *buffer), (hDebug, thread, desc, size, buffer))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 8, 0x10000, int, zetDebugGetRegisterSetProperties, (void *hDevice, void *pCount,
    void *pRegisterSetProperties), (hDevice, pCount, pRegisterSetProperties))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 9, 0x10000, int, zetDebugReadRegisters, (void *hDebug, trace__bytes16 thread, uint32_t type, uint32_t start,
    uint32_t count, void *pRegisterValues), (hDebug, thread, type, start, count, pRegisterValues))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 10, 0x10000, int, zetDebugWriteRegisters, (void *hDebug, trace__bytes16 thread, uint32_t type, uint32_t start,
    uint32_t count, void *pRegisterValues), (hDebug, thread, type, start, count, pRegisterValues))
TRACE__TABLE_ENTRY(zetGetDebugProcAddrTable, 11, 0x10005, int, zetDebugGetThreadRegisterSetProperties, (void *hDebug, trace__bytes16 thread, void *pCount,
    void *pRegisterSetProperties), (hDebug, thread, pCount, pRegisterSetProperties))

TRACE__TABLE(zetGetDeviceExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetDeviceExpProcAddrTable, 0, 0x1000b, int, zetDeviceGetConcurrentMetricGroupsExp, (void *hDevice, uint32_t metricGroupCount,
    void *phMetricGroups, void *pMetricGroupsCountPerConcurrentGroup, void *pConcurrentGroupCount), (hDevice, metricGroupCount, phMetricGroups,
    pMetricGroupsCountPerConcurrentGroup, pConcurrentGroupCount))
TRACE__TABLE_ENTRY(zetGetDeviceExpProcAddrTable, 1, 0x1000b, int, zetDeviceCreateMetricGroupsFromMetricsExp, (void *hDevice, uint32_t metricCount,
    void *phMetrics, const void *pMetricGroupNamePrefix, const void *pDescription, void *pMetricGroupCount, void *phMetricGroup), (hDevice, metricCount,
    phMetrics, pMetricGroupNamePrefix, pDescription, pMetricGroupCount, phMetricGroup))
TRACE__TABLE_ENTRY(zetGetDeviceExpProcAddrTable, 2, 0x1000d, int, zetDeviceEnableMetricsExp, (void *hDevice), (hDevice))
TRACE__TABLE_ENTRY(zetGetDeviceExpProcAddrTable, 3, 0x1000d, int, zetDeviceDisableMetricsExp, (void *hDevice), (hDevice))

TRACE__TABLE(zetGetDeviceProcAddrTable)
TRACE__TABLE_ENTRY(zetGetDeviceProcAddrTable, 0, 0x10000, int, zetDeviceGetDebugProperties, (void *hDevice, void *pDebugProperties), (hDevice,
    pDebugProperties))

TRACE__TABLE(zetGetKernelProcAddrTable)
TRACE__TABLE_ENTRY(zetGetKernelProcAddrTable, 0, 0x10000, int, zetKernelGetProfileInfo, (void *hKernel, void *pProfileProperties), (hKernel,
    pProfileProperties))

TRACE__TABLE(zetGetMetricDecoderExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricDecoderExpProcAddrTable, 0, 0x1000b, int, zetMetricDecoderCreateExp, (void *hMetricTracer, void *phMetricDecoder),
    (hMetricTracer, phMetricDecoder))
TRACE__TABLE_ENTRY(zetGetMetricDecoderExpProcAddrTable, 1, 0x1000b, int, zetMetricDecoderDestroyExp, (void *phMetricDecoder), (phMetricDecoder))
TRACE__TABLE_ENTRY(zetGetMetricDecoderExpProcAddrTable, 2, 0x1000b, int, zetMetricDecoderGetDecodableMetricsExp, (void *hMetricDecoder, void *pCount,
    void *phMetrics), (hMetricDecoder, pCount, phMetrics))

TRACE__TABLE(zetGetMetricExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricExpProcAddrTable, 0, 0x1000c, int, zetMetricCreateFromProgrammableExp, (void *hMetricProgrammable, void *pParameterValues,
    uint32_t parameterCount, const void *pName, const void *pDescription, void *pMetricHandleCount, void *phMetricHandles), (hMetricProgrammable,
    pParameterValues, parameterCount, pName, pDescription, pMetricHandleCount, phMetricHandles))
TRACE__TABLE_ENTRY(zetGetMetricExpProcAddrTable, 1, 0x1000c, int, zetMetricDestroyExp, (void *hMetric), (hMetric))
TRACE__TABLE_ENTRY(zetGetMetricExpProcAddrTable, 2, 0x1000c, int, zetMetricCreateFromProgrammableExp2, (void *hMetricProgrammable, uint32_t parameterCount,
    void *pParameterValues, const void *pName, const void *pDescription, void *pMetricHandleCount, void *phMetricHandles), (hMetricProgrammable,
    parameterCount, pParameterValues, pName, pDescription, pMetricHandleCount, phMetricHandles))

TRACE__TABLE(zetGetMetricGroupExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 0, 0x1000c, int, zetMetricGroupCalculateMultipleMetricValuesExp, (void *hMetricGroup, int type,
    uint64_t rawDataSize, const void *pRawData, void *pSetCount, void *pTotalMetricValueCount, void *pMetricCounts, void *pMetricValues), (hMetricGroup,
    type, rawDataSize, pRawData, pSetCount, pTotalMetricValueCount, pMetricCounts, pMetricValues))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 1, 0x1000c, int, zetMetricGroupGetGlobalTimestampsExp, (void *hMetricGroup,
    uint8_t synchronizedWithHost, void *globalTimestamp, void *metricTimestamp), (hMetricGroup, synchronizedWithHost, globalTimestamp, metricTimestamp))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 2, 0x1000c, int, zetMetricGroupGetExportDataExp, (void *hMetricGroup, const void *pRawData,
    uint64_t rawDataSize, void *pExportDataSize, void *pExportData), (hMetricGroup, pRawData, rawDataSize, pExportDataSize, pExportData))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 3, 0x1000c, int, zetMetricGroupCalculateMetricExportDataExp, (void *hDriver, int type,
    uint64_t exportDataSize, const void *pExportData, void *pCalculateDescriptor, void *pSetCount, void *pTotalMetricValueCount, void *pMetricCounts,
    void *pMetricValues), (hDriver, type, exportDataSize, pExportData, pCalculateDescriptor, pSetCount, pTotalMetricValueCount, pMetricCounts,
    pMetricValues))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 4, 0x1000c, int, zetMetricGroupCreateExp, (void *hDevice, const void *pName,
    const void *pDescription, uint32_t samplingType, void *phMetricGroup), (hDevice, pName, pDescription, samplingType, phMetricGroup))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 5, 0x1000c, int, zetMetricGroupAddMetricExp, (void *hMetricGroup, void *hMetric,
    void *pErrorStringSize, void *pErrorString), (hMetricGroup, hMetric, pErrorStringSize, pErrorString))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 6, 0x1000c, int, zetMetricGroupRemoveMetricExp, (void *hMetricGroup, void *hMetric), (hMetricGroup,
    hMetric))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 7, 0x1000c, int, zetMetricGroupCloseExp, (void *hMetricGroup), (hMetricGroup))
TRACE__TABLE_ENTRY(zetGetMetricGroupExpProcAddrTable, 8, 0x1000c, int, zetMetricGroupDestroyExp, (void *hMetricGroup), (hMetricGroup))

TRACE__TABLE(zetGetMetricGroupProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricGroupProcAddrTable, 0, 0x10000, int, zetMetricGroupGet, (void *hDevice, void *pCount, void *phMetricGroups), (hDevice,
    pCount, phMetricGroups))
TRACE__TABLE_ENTRY(zetGetMetricGroupProcAddrTable, 1, 0x10000, int, zetMetricGroupGetProperties, (void *hMetricGroup, void *pProperties), (hMetricGroup,
    pProperties))
TRACE__TABLE_ENTRY(zetGetMetricGroupProcAddrTable, 2, 0x10000, int, zetMetricGroupCalculateMetricValues, (void *hMetricGroup, int type,
    uint64_t rawDataSize, const void *pRawData, void *pMetricValueCount, void *pMetricValues), (hMetricGroup, type, rawDataSize, pRawData,
    pMetricValueCount, pMetricValues))

TRACE__TABLE(zetGetMetricProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricProcAddrTable, 0, 0x10000, int, zetMetricGet, (void *hMetricGroup, void *pCount, void *phMetrics), (hMetricGroup, pCount,
    phMetrics))
TRACE__TABLE_ENTRY(zetGetMetricProcAddrTable, 1, 0x10000, int, zetMetricGetProperties, (void *hMetric, void *pProperties), (hMetric, pProperties))

TRACE__TABLE(zetGetMetricProgrammableExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricProgrammableExpProcAddrTable, 0, 0x10009, int, zetMetricProgrammableGetExp, (void *hDevice, void *pCount,
    void *phMetricProgrammables), (hDevice, pCount, phMetricProgrammables))
TRACE__TABLE_ENTRY(zetGetMetricProgrammableExpProcAddrTable, 1, 0x10009, int, zetMetricProgrammableGetPropertiesExp, (void *hMetricProgrammable,
    void *pProperties), (hMetricProgrammable, pProperties))
TRACE__TABLE_ENTRY(zetGetMetricProgrammableExpProcAddrTable, 2, 0x10009, int, zetMetricProgrammableGetParamInfoExp, (void *hMetricProgrammable,
    void *pParameterCount, void *pParameterInfo), (hMetricProgrammable, pParameterCount, pParameterInfo))
TRACE__TABLE_ENTRY(zetGetMetricProgrammableExpProcAddrTable, 3, 0x10009, int, zetMetricProgrammableGetParamValueInfoExp, (void *hMetricProgrammable,
    uint32_t parameterOrdinal, void *pValueInfoCount, void *pValueInfo), (hMetricProgrammable, parameterOrdinal, pValueInfoCount, pValueInfo))

TRACE__TABLE(zetGetMetricQueryPoolProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricQueryPoolProcAddrTable, 0, 0x10000, int, zetMetricQueryPoolCreate, (void *hContext, void *hDevice, void *hMetricGroup,
    const void *desc, void *phMetricQueryPool), (hContext, hDevice, hMetricGroup, desc, phMetricQueryPool))
TRACE__TABLE_ENTRY(zetGetMetricQueryPoolProcAddrTable, 1, 0x10000, int, zetMetricQueryPoolDestroy, (void *hMetricQueryPool), (hMetricQueryPool))

TRACE__TABLE(zetGetMetricQueryProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricQueryProcAddrTable, 0, 0x10000, int, zetMetricQueryCreate, (void *hMetricQueryPool, uint32_t index, void *phMetricQuery),
    (hMetricQueryPool, index, phMetricQuery))
TRACE__TABLE_ENTRY(zetGetMetricQueryProcAddrTable, 1, 0x10000, int, zetMetricQueryDestroy, (void *hMetricQuery), (hMetricQuery))
TRACE__TABLE_ENTRY(zetGetMetricQueryProcAddrTable, 2, 0x10000, int, zetMetricQueryReset, (void *hMetricQuery), (hMetricQuery))
TRACE__TABLE_ENTRY(zetGetMetricQueryProcAddrTable, 3, 0x10000, int, zetMetricQueryGetData, (void *hMetricQuery, void *pRawDataSize, void *pRawData),
    (hMetricQuery, pRawDataSize, pRawData))

TRACE__TABLE(zetGetMetricStreamerProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricStreamerProcAddrTable, 0, 0x10000, int, zetMetricStreamerOpen, (void *hContext, void *hDevice, void *hMetricGroup,
    void *desc, void *hNotificationEvent, void *phMetricStreamer), (hContext, hDevice, hMetricGroup, desc, hNotificationEvent, phMetricStreamer))
TRACE__TABLE_ENTRY(zetGetMetricStreamerProcAddrTable, 1, 0x10000, int, zetMetricStreamerClose, (void *hMetricStreamer), (hMetricStreamer))
TRACE__TABLE_ENTRY(zetGetMetricStreamerProcAddrTable, 2, 0x10000, int, zetMetricStreamerReadData, (void *hMetricStreamer, uint32_t maxReportCount,
    void *pRawDataSize, void *pRawData), (hMetricStreamer, maxReportCount, pRawDataSize, pRawData))

TRACE__TABLE(zetGetMetricTracerExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetMetricTracerExpProcAddrTable, 0, 0x1000b, int, zetMetricTracerCreateExp, (void *hContext, void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *desc, void *hNotificationEvent, void *phMetricTracer), (hContext, hDevice, metricGroupCount,
    phMetricGroups, desc, hNotificationEvent, phMetricTracer))
TRACE__TABLE_ENTRY(zetGetMetricTracerExpProcAddrTable, 1, 0x1000b, int, zetMetricTracerDestroyExp, (void *hMetricTracer), (hMetricTracer))
TRACE__TABLE_ENTRY(zetGetMetricTracerExpProcAddrTable, 2, 0x1000b, int, zetMetricTracerEnableExp, (void *hMetricTracer, uint8_t synchronous),
    (hMetricTracer, synchronous))
TRACE__TABLE_ENTRY(zetGetMetricTracerExpProcAddrTable, 3, 0x1000b, int, zetMetricTracerDisableExp, (void *hMetricTracer, uint8_t synchronous),
    (hMetricTracer, synchronous))
TRACE__TABLE_ENTRY(zetGetMetricTracerExpProcAddrTable, 4, 0x1000b, int, zetMetricTracerReadDataExp, (void *hMetricTracer, void *pRawDataSize,
    void *pRawData), (hMetricTracer, pRawDataSize, pRawData))
TRACE__TABLE_ENTRY(zetGetMetricTracerExpProcAddrTable, 5, 0x1000b, int, zetMetricTracerDecodeExp, (void *phMetricDecoder, void *pRawDataSize,
    void *pRawData, uint32_t metricsCount, void *phMetrics, void *pSetCount, void *pMetricEntriesCountPerSet, void *pMetricEntriesCount,
    void *pMetricEntries), (phMetricDecoder, pRawDataSize, pRawData, metricsCount, phMetrics, pSetCount, pMetricEntriesCountPerSet, pMetricEntriesCount,
    pMetricEntries))

TRACE__TABLE(zetGetModuleProcAddrTable)
TRACE__TABLE_ENTRY(zetGetModuleProcAddrTable, 0, 0x10000, int, zetModuleGetDebugInfo, (void *hModule, int format, void *pSize, void *pDebugInfo), (hModule,
    format, pSize, pDebugInfo))

TRACE__TABLE(zetGetTracerExpProcAddrTable)
TRACE__TABLE_ENTRY(zetGetTracerExpProcAddrTable, 0, 0x10000, int, zetTracerExpCreate, (void *hContext, const void *desc, void *phTracer), (hContext, desc,
    phTracer))
TRACE__TABLE_ENTRY(zetGetTracerExpProcAddrTable, 1, 0x10000, int, zetTracerExpDestroy, (void *hTracer), (hTracer))
TRACE__TABLE_ENTRY(zetGetTracerExpProcAddrTable, 2, 0x10000, int, zetTracerExpSetPrologues, (void *hTracer, void *pCoreCbs), (hTracer, pCoreCbs))
TRACE__TABLE_ENTRY(zetGetTracerExpProcAddrTable, 3, 0x10000, int, zetTracerExpSetEpilogues, (void *hTracer, void *pCoreCbs), (hTracer, pCoreCbs))
TRACE__TABLE_ENTRY(zetGetTracerExpProcAddrTable, 4, 0x10000, int, zetTracerExpSetEnabled, (void *hTracer, uint8_t enable), (hTracer, enable))
