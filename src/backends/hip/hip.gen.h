/* Generated: trace-gen emit --rules hip.rules --part calls hip-10.0.model hip-5.2.model
 * Change the rules, not this file. */
#define trace__hip_loaded(X) X("/libamdhip64.so") X("/libhiprtc.so")
#define trace__hip_open(X) X("libamdhip64.so") X("libamdhip64.so.7") X("libamdhip64.so.6") X("libamdhip64.so.5") X("libhiprtc.so")
#define trace__hip_absent 302 /* what a caller gets of a function that no library has */
#define trace__hip_symbol(name) name
#define trace__hip_static 0
#define trace__hip_declare_linked(id, name)
#define trace__hip_linked(id) NULL
#define trace__hip_layered 0
#define trace__hip_shown TRACE__WRAPPER
#define trace__hip_source_id TRACE_SOURCE_HIP
#define trace__hip_model trace__hip_version
#define trace__hip_read NULL
#define trace__hip_first NULL
#define trace__hip_error NULL
#ifndef TRACE__BYTES12
#define TRACE__BYTES12
typedef struct trace__bytes12 { uint32_t b[3]; } trace__bytes12;
#endif
#ifndef TRACE__BYTES20
#define TRACE__BYTES20
typedef struct trace__bytes20 { uint32_t b[5]; } trace__bytes20;
#endif
#ifndef TRACE__BYTES64
#define TRACE__BYTES64
typedef struct trace__bytes64 { uint32_t b[16]; } trace__bytes64;
#endif
#ifndef TRACE__BYTES24
#define TRACE__BYTES24
typedef struct trace__bytes24 { uint32_t b[6]; } trace__bytes24;
#endif
#ifndef TRACE__BYTES8
#define TRACE__BYTES8
typedef struct trace__bytes8 { uint32_t b[2]; } trace__bytes8;
#endif
#ifndef TRACE__BYTES32
#define TRACE__BYTES32
typedef struct trace__bytes32 { uint32_t b[8]; } trace__bytes32;
#endif
#define trace__hip_links NULL

static const trace__script trace__hip_enums[] = {
    {"HIPaddress_mode", 0, "HIP_TR_ADDRESS_MODE_WRAP=0 HIP_TR_ADDRESS_MODE_CLAMP HIP_TR_ADDRESS_MODE_MIRROR HIP_TR_ADDRESS_MODE_BORDER"},
    {"HIPfilter_mode", 0, "HIP_TR_FILTER_MODE_POINT=0 HIP_TR_FILTER_MODE_LINEAR"},
    {"HIPresourceViewFormat", 0, "HIP_RES_VIEW_FORMAT_NONE=0 HIP_RES_VIEW_FORMAT_UINT_1X8 HIP_RES_VIEW_FORMAT_UINT_2X8 HIP_RES_VIEW_FORMAT_UINT_4X8 "
        "HIP_RES_VIEW_FORMAT_SINT_1X8 HIP_RES_VIEW_FORMAT_SINT_2X8 HIP_RES_VIEW_FORMAT_SINT_4X8 HIP_RES_VIEW_FORMAT_UINT_1X16 "
        "HIP_RES_VIEW_FORMAT_UINT_2X16 HIP_RES_VIEW_FORMAT_UINT_4X16 HIP_RES_VIEW_FORMAT_SINT_1X16 HIP_RES_VIEW_FORMAT_SINT_2X16 "
        "HIP_RES_VIEW_FORMAT_SINT_4X16 HIP_RES_VIEW_FORMAT_UINT_1X32 HIP_RES_VIEW_FORMAT_UINT_2X32 HIP_RES_VIEW_FORMAT_UINT_4X32 "
        "HIP_RES_VIEW_FORMAT_SINT_1X32 HIP_RES_VIEW_FORMAT_SINT_2X32 HIP_RES_VIEW_FORMAT_SINT_4X32 HIP_RES_VIEW_FORMAT_FLOAT_1X16 "
        "HIP_RES_VIEW_FORMAT_FLOAT_2X16 HIP_RES_VIEW_FORMAT_FLOAT_4X16 HIP_RES_VIEW_FORMAT_FLOAT_1X32 HIP_RES_VIEW_FORMAT_FLOAT_2X32 "
        "HIP_RES_VIEW_FORMAT_FLOAT_4X32 HIP_RES_VIEW_FORMAT_UNSIGNED_BC1 HIP_RES_VIEW_FORMAT_UNSIGNED_BC2 HIP_RES_VIEW_FORMAT_UNSIGNED_BC3 "
        "HIP_RES_VIEW_FORMAT_UNSIGNED_BC4 HIP_RES_VIEW_FORMAT_SIGNED_BC4 HIP_RES_VIEW_FORMAT_UNSIGNED_BC5 HIP_RES_VIEW_FORMAT_SIGNED_BC5 "
        "HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H HIP_RES_VIEW_FORMAT_SIGNED_BC6H HIP_RES_VIEW_FORMAT_UNSIGNED_BC7"},
    {"HIPresourcetype", 0, "HIP_RESOURCE_TYPE_ARRAY=0 HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY HIP_RESOURCE_TYPE_LINEAR HIP_RESOURCE_TYPE_PITCH2D"},
    {"hipAccessProperty", 0, "hipAccessPropertyNormal=0 hipAccessPropertyStreaming hipAccessPropertyPersisting"},
    {"hipArraySparseSubresourceType", 0, "hipArraySparseSubresourceTypeSparseLevel=0 hipArraySparseSubresourceTypeMiptail"},
    {"hipArray_Format", 0, "HIP_AD_FORMAT_UNSIGNED_INT8=1 HIP_AD_FORMAT_UNSIGNED_INT16 HIP_AD_FORMAT_UNSIGNED_INT32 HIP_AD_FORMAT_SIGNED_INT8=8 "
        "HIP_AD_FORMAT_SIGNED_INT16 HIP_AD_FORMAT_SIGNED_INT32 HIP_AD_FORMAT_HALF=16 HIP_AD_FORMAT_FLOAT=32"},
    {"hipChannelFormatKind", 0, "hipChannelFormatKindSigned=0 hipChannelFormatKindUnsigned hipChannelFormatKindFloat hipChannelFormatKindNone"},
    {"hipDevResourceType", 0, "hipDevResourceTypeInvalid=0 hipDevResourceTypeSm hipDevResourceTypeWorkqueueConfig=1000 hipDevResourceTypeWorkqueue=10000"},
    {"hipDeviceAttribute_t", 0, "hipDeviceAttributeCudaCompatibleBegin=0 hipDeviceAttributeAccessPolicyMaxWindowSize hipDeviceAttributeAsyncEngineCount "
        "hipDeviceAttributeCanMapHostMemory hipDeviceAttributeCanUseHostPointerForRegisteredMem hipDeviceAttributeClockRate hipDeviceAttributeComputeMode "
        "hipDeviceAttributeComputePreemptionSupported hipDeviceAttributeConcurrentKernels hipDeviceAttributeConcurrentManagedAccess "
        "hipDeviceAttributeCooperativeLaunch hipDeviceAttributeCooperativeMultiDeviceLaunch hipDeviceAttributeDeviceOverlap "
    "hipDeviceAttributeDirectManagedMemAccessFromHost "
        "hipDeviceAttributeGlobalL1CacheSupported hipDeviceAttributeHostNativeAtomicSupported hipDeviceAttributeIntegrated "
    "hipDeviceAttributeIsMultiGpuBoard "
        "hipDeviceAttributeKernelExecTimeout hipDeviceAttributeL2CacheSize hipDeviceAttributeLocalL1CacheSupported hipDeviceAttributeLuid "
        "hipDeviceAttributeLuidDeviceNodeMask hipDeviceAttributeComputeCapabilityMajor hipDeviceAttributeManagedMemory "
    "hipDeviceAttributeMaxBlocksPerMultiProcessor "
        "hipDeviceAttributeMaxBlockDimX hipDeviceAttributeMaxBlockDimY hipDeviceAttributeMaxBlockDimZ hipDeviceAttributeMaxGridDimX "
        "hipDeviceAttributeMaxGridDimY hipDeviceAttributeMaxGridDimZ hipDeviceAttributeMaxSurface1D hipDeviceAttributeMaxSurface1DLayered "
        "hipDeviceAttributeMaxSurface2D hipDeviceAttributeMaxSurface2DLayered hipDeviceAttributeMaxSurface3D hipDeviceAttributeMaxSurfaceCubemap "
        "hipDeviceAttributeMaxSurfaceCubemapLayered hipDeviceAttributeMaxTexture1DWidth hipDeviceAttributeMaxTexture1DLayered "
    "hipDeviceAttributeMaxTexture1DLinear "
        "hipDeviceAttributeMaxTexture1DMipmap hipDeviceAttributeMaxTexture2DWidth hipDeviceAttributeMaxTexture2DHeight hipDeviceAttributeMaxTexture2DGather "
    ""
        "hipDeviceAttributeMaxTexture2DLayered hipDeviceAttributeMaxTexture2DLinear hipDeviceAttributeMaxTexture2DMipmap "
    "hipDeviceAttributeMaxTexture3DWidth "
        "hipDeviceAttributeMaxTexture3DHeight hipDeviceAttributeMaxTexture3DDepth hipDeviceAttributeMaxTexture3DAlt hipDeviceAttributeMaxTextureCubemap "
        "hipDeviceAttributeMaxTextureCubemapLayered hipDeviceAttributeMaxThreadsDim hipDeviceAttributeMaxThreadsPerBlock "
    "hipDeviceAttributeMaxThreadsPerMultiProcessor "
        "hipDeviceAttributeMaxPitch hipDeviceAttributeMemoryBusWidth hipDeviceAttributeMemoryClockRate hipDeviceAttributeComputeCapabilityMinor "
        "hipDeviceAttributeMultiGpuBoardGroupID hipDeviceAttributeMultiprocessorCount hipDeviceAttributeUnused1 hipDeviceAttributePageableMemoryAccess "
        "hipDeviceAttributePageableMemoryAccessUsesHostPageTables hipDeviceAttributePciBusId hipDeviceAttributePciDeviceId hipDeviceAttributePciDomainID "
        "hipDeviceAttributePersistingL2CacheMaxSize hipDeviceAttributeMaxRegistersPerBlock hipDeviceAttributeMaxRegistersPerMultiprocessor "
        "hipDeviceAttributeReservedSharedMemPerBlock hipDeviceAttributeMaxSharedMemoryPerBlock hipDeviceAttributeSharedMemPerBlockOptin "
        "hipDeviceAttributeSharedMemPerMultiprocessor hipDeviceAttributeSingleToDoublePrecisionPerfRatio hipDeviceAttributeStreamPrioritiesSupported "
        "hipDeviceAttributeSurfaceAlignment hipDeviceAttributeTccDriver hipDeviceAttributeTextureAlignment hipDeviceAttributeTexturePitchAlignment "
        "hipDeviceAttributeTotalConstantMemory hipDeviceAttributeTotalGlobalMem hipDeviceAttributeUnifiedAddressing hipDeviceAttributeUnused2 "
        "hipDeviceAttributeWarpSize hipDeviceAttributeMemoryPoolsSupported hipDeviceAttributeVirtualMemoryManagementSupported "
    "hipDeviceAttributeHostRegisterSupported "
        "hipDeviceAttributeMemoryPoolSupportedHandleTypes hipDeviceAttributeHostNumaId hipDeviceAttributeDmaBufSupported "
    "hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported "
        "hipDeviceAttributeHandleTypeFabricSupported hipDeviceAttributeCudaCompatibleEnd=9999"},
    {"hipDeviceAttribute_t", 0, "hipDeviceAttributeAmdSpecificBegin=10000 hipDeviceAttributeUnused3 hipDeviceAttributeMaxSharedMemoryPerMultiprocessor "
        "hipDeviceAttributeUnused4 hipDeviceAttributeUnused5 hipDeviceAttributeHdpMemFlushCntl hipDeviceAttributeHdpRegFlushCntl "
        "hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim "
    "hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim "
        "hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem hipDeviceAttributeIsLargeBar hipDeviceAttributeAsicRevision "
        "hipDeviceAttributeCanUseStreamWaitValue hipDeviceAttributeImageSupport hipDeviceAttributePhysicalMultiProcessorCount "
    "hipDeviceAttributeFineGrainSupport "
        "hipDeviceAttributeWallClockRate hipDeviceAttributeNumberOfXccs hipDeviceAttributeMaxAvailableVgprsPerThread hipDeviceAttributePciChipId "
        "hipDeviceAttributeExpertSchedMode hipDeviceAttributeMaxDynDataPrefetchRegions hipDeviceAttributeAmdSpecificEnd=19999 "
    "hipDeviceAttributeVendorSpecificBegin"},
    {"hipDeviceP2PAttr", 0, "hipDevP2PAttrPerformanceRank=0 hipDevP2PAttrAccessSupported hipDevP2PAttrNativeAtomicSupported "
    "hipDevP2PAttrHipArrayAccessSupported"},
    {"hipDriverEntryPointQueryResult", 0, "hipDriverEntryPointSuccess=0 hipDriverEntryPointSymbolNotFound hipDriverEntryPointVersionNotSufficent"},
    {"hipDriverProcAddressQueryResult", 0, "HIP_GET_PROC_ADDRESS_SUCCESS=0 HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND "
    "HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT"},
    {"hipError_t", 0, "hipSuccess!=0 hipErrorInvalidValue hipErrorOutOfMemory hipErrorNotInitialized hipErrorDeinitialized! hipErrorProfilerDisabled "
        "hipErrorProfilerNotInitialized hipErrorProfilerAlreadyStarted hipErrorProfilerAlreadyStopped hipErrorInvalidConfiguration "
        "hipErrorInvalidPitchValue=12 hipErrorInvalidSymbol hipErrorInvalidDevicePointer=17 hipErrorInvalidMemcpyDirection=21 "
        "hipErrorInsufficientDriver=35 hipErrorMissingConfiguration=52 hipErrorPriorLaunchFailure hipErrorInvalidDeviceFunction=98 "
        "hipErrorNoDevice=100 hipErrorInvalidDevice hipErrorInvalidImage=200 hipErrorInvalidContext hipErrorContextAlreadyCurrent "
        "hipErrorMapFailed=205 hipErrorUnmapFailed hipErrorArrayIsMapped hipErrorAlreadyMapped hipErrorNoBinaryForGpu hipErrorAlreadyAcquired "
        "hipErrorNotMapped hipErrorNotMappedAsArray hipErrorNotMappedAsPointer hipErrorECCNotCorrectable hipErrorUnsupportedLimit "
        "hipErrorContextAlreadyInUse hipErrorPeerAccessUnsupported hipErrorInvalidKernelFile hipErrorInvalidGraphicsContext hipErrorInvalidSource=300 "
        "hipErrorFileNotFound hipErrorSharedObjectSymbolNotFound hipErrorSharedObjectInitFailed hipErrorOperatingSystem hipErrorInvalidHandle=400 "
        "hipErrorIllegalState hipErrorNotFound=500 hipErrorNotReady!=600 hipErrorIllegalAddress=700 hipErrorLaunchOutOfResources "
        "hipErrorLaunchTimeOut hipErrorPeerAccessAlreadyEnabled=704 hipErrorPeerAccessNotEnabled hipErrorSetOnActiveProcess=708 "
        "hipErrorContextIsDestroyed hipErrorAssert hipErrorHostMemoryAlreadyRegistered=712 hipErrorHostMemoryNotRegistered hipErrorLaunchFailure=719 "
        "hipErrorCooperativeLaunchTooLarge hipErrorNotSupported=801 hipErrorStreamCaptureUnsupported=900 hipErrorStreamCaptureInvalidated "
        "hipErrorStreamCaptureMerge hipErrorStreamCaptureUnmatched hipErrorStreamCaptureUnjoined hipErrorStreamCaptureIsolation "
        "hipErrorStreamCaptureImplicit hipErrorCapturedEvent hipErrorStreamCaptureWrongThread hipErrorGraphExecUpdateFailure=910 "
        "hipErrorInvalidChannelDescriptor hipErrorInvalidTexture hipErrorInvalidResourceType=914 hipErrorInvalidResourceConfiguration "
        "hipErrorStreamDetached hipErrorUnknown=999 hipErrorRuntimeMemory=1052 hipErrorRuntimeOther hipErrorInvalidClusterSize "
        "hipErrorTbd"},
    {"hipExternalMemoryHandleType", 0, "hipExternalMemoryHandleTypeOpaqueFd=1 hipExternalMemoryHandleTypeOpaqueWin32 "
    "hipExternalMemoryHandleTypeOpaqueWin32Kmt "
        "hipExternalMemoryHandleTypeD3D12Heap hipExternalMemoryHandleTypeD3D12Resource hipExternalMemoryHandleTypeD3D11Resource "
        "hipExternalMemoryHandleTypeD3D11ResourceKmt hipExternalMemoryHandleTypeNvSciBuf"},
    {"hipExternalSemaphoreHandleType", 0, "hipExternalSemaphoreHandleTypeOpaqueFd=1 hipExternalSemaphoreHandleTypeOpaqueWin32 "
    "hipExternalSemaphoreHandleTypeOpaqueWin32Kmt "
        "hipExternalSemaphoreHandleTypeD3D12Fence hipExternalSemaphoreHandleTypeD3D11Fence hipExternalSemaphoreHandleTypeNvSciSync "
        "hipExternalSemaphoreHandleTypeKeyedMutex hipExternalSemaphoreHandleTypeKeyedMutexKmt hipExternalSemaphoreHandleTypeTimelineSemaphoreFd "
        "hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32"},
    {"hipFuncAttribute", 0, "hipFuncAttributeMaxDynamicSharedMemorySize=8 hipFuncAttributePreferredSharedMemoryCarveout hipFuncAttributeClusterDimMustBeSet "
    ""
        "hipFuncAttributeRequiredClusterWidth hipFuncAttributeRequiredClusterHeight hipFuncAttributeRequiredClusterDepth "
    "hipFuncAttributeNonPortableClusterSizeAllowed "
        "hipFuncAttributeClusterSchedulingPolicyPreference hipFuncAttributeMax"},
    {"hipFuncCache_t", 0, "hipFuncCachePreferNone=0 hipFuncCachePreferShared hipFuncCachePreferL1 hipFuncCachePreferEqual"},
    {"hipFunction_attribute", 0, "HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK=0 HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES "
        "HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES HIP_FUNC_ATTRIBUTE_NUM_REGS HIP_FUNC_ATTRIBUTE_PTX_VERSION HIP_FUNC_ATTRIBUTE_BINARY_VERSION "
        "HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT "
        "HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT "
        "HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED "
    "HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE "
        "HIP_FUNC_ATTRIBUTE_MAX"},
    {"hipGLDeviceList", 0, "hipGLDeviceListAll=1 hipGLDeviceListCurrentFrame hipGLDeviceListNextFrame"},
    {"hipGraphExecUpdateResult", 0, "hipGraphExecUpdateSuccess=0 hipGraphExecUpdateError hipGraphExecUpdateErrorTopologyChanged "
    "hipGraphExecUpdateErrorNodeTypeChanged "
        "hipGraphExecUpdateErrorFunctionChanged hipGraphExecUpdateErrorParametersChanged hipGraphExecUpdateErrorNotSupported "
    "hipGraphExecUpdateErrorUnsupportedFunctionChange"},
    {"hipGraphInstantiateResult", 0, "hipGraphInstantiateSuccess=0 hipGraphInstantiateError hipGraphInstantiateInvalidStructure "
    "hipGraphInstantiateNodeOperationNotSupported "
        "hipGraphInstantiateMultipleDevicesNotSupported"},
    {"hipGraphMemAttributeType", 0, "hipGraphMemAttrUsedMemCurrent=0 hipGraphMemAttrUsedMemHigh hipGraphMemAttrReservedMemCurrent "
    "hipGraphMemAttrReservedMemHigh"},
    {"hipGraphNodeType", 0, "hipGraphNodeTypeKernel=0 hipGraphNodeTypeMemcpy hipGraphNodeTypeMemset hipGraphNodeTypeHost hipGraphNodeTypeGraph "
        "hipGraphNodeTypeEmpty hipGraphNodeTypeWaitEvent hipGraphNodeTypeEventRecord hipGraphNodeTypeExtSemaphoreSignal hipGraphNodeTypeExtSemaphoreWait "
        "hipGraphNodeTypeMemAlloc hipGraphNodeTypeMemFree hipGraphNodeTypeMemcpyFromSymbol hipGraphNodeTypeMemcpyToSymbol hipGraphNodeTypeBatchMemOp "
        "hipGraphNodeTypeCount"},
    {"hipGraphNodeType@hip-5.2", 0, "hipGraphNodeTypeKernel=1 hipGraphNodeTypeMemcpy hipGraphNodeTypeMemset hipGraphNodeTypeHost hipGraphNodeTypeGraph "
        "hipGraphNodeTypeEmpty hipGraphNodeTypeWaitEvent hipGraphNodeTypeEventRecord hipGraphNodeTypeMemcpy1D hipGraphNodeTypeMemcpyFromSymbol "
        "hipGraphNodeTypeMemcpyToSymbol hipGraphNodeTypeCount"},
    {"hipJitInputType", 0, "hipJitInputCubin=0 hipJitInputPtx hipJitInputFatBinary hipJitInputObject hipJitInputLibrary hipJitInputNvvm "
        "hipJitNumLegacyInputTypes hipJitNumInputTypes=10 hipJitInputLLVMBitcode=100 hipJitInputLLVMBundledBitcode hipJitInputLLVMArchivesOfBundledBitcode "
        "hipJitInputSpirv"},
    {"hipJitOption", 0, "hipJitOptionMaxRegisters=0 hipJitOptionThreadsPerBlock hipJitOptionWallTime hipJitOptionInfoLogBuffer "
    "hipJitOptionInfoLogBufferSizeBytes "
        "hipJitOptionErrorLogBuffer hipJitOptionErrorLogBufferSizeBytes hipJitOptionOptimizationLevel hipJitOptionTargetFromContext "
        "hipJitOptionTarget hipJitOptionFallbackStrategy hipJitOptionGenerateDebugInfo hipJitOptionLogVerbose hipJitOptionGenerateLineInfo "
        "hipJitOptionCacheMode hipJitOptionSm3xOpt hipJitOptionFastCompile hipJitOptionGlobalSymbolNames hipJitOptionGlobalSymbolAddresses "
        "hipJitOptionGlobalSymbolCount hipJitOptionLto hipJitOptionFtz hipJitOptionPrecDiv hipJitOptionPrecSqrt hipJitOptionFma "
        "hipJitOptionPositionIndependentCode hipJitOptionMinCTAPerSM hipJitOptionMaxThreadsPerBlock hipJitOptionOverrideDirectiveValues "
        "hipJitOptionNumOptions hipJitOptionIRtoISAOptExt=10000 hipJitOptionIRtoISAOptCountExt"},
    {"hipKernelNodeAttrID", 0, "hipKernelNodeAttributeAccessPolicyWindow=1 hipKernelNodeAttributeCooperative"},
    {"hipLaunchAttributeID", 0, "hipLaunchAttributeIgnore=0 hipLaunchAttributeAccessPolicyWindow hipLaunchAttributeCooperative "
    "hipLaunchAttributeSynchronizationPolicy "
        "hipLaunchAttributeClusterDimension hipLaunchAttributeClusterSchedulingPolicyPreference hipLaunchAttributePriority=8 "
    "hipLaunchAttributeMemSyncDomainMap "
        "hipLaunchAttributeMemSyncDomain hipLaunchAttributeExtDynDataPrefetch=1024 hipLaunchAttributeMax"},
    {"hipLibraryOption_e", 0, "hipLibraryHostUniversalFunctionAndDataTable=0 hipLibraryBinaryIsPreserved"},
    {"hipLimit_t", 0, "hipLimitStackSize=0 hipLimitPrintfFifoSize hipLimitMallocHeapSize hipExtLimitScratchMin=4096 hipExtLimitScratchMax "
        "hipExtLimitScratchCurrent hipLimitRange"},
    {"hipMemAccessFlags", 1, "hipMemAccessFlagsProtNone=0 hipMemAccessFlagsProtRead hipMemAccessFlagsProtReadWrite=3"},
    {"hipMemAllocationGranularity_flags", 1, "hipMemAllocationGranularityMinimum=0 hipMemAllocationGranularityRecommended"},
    {"hipMemAllocationHandleType", 0, "hipMemHandleTypeNone=0 hipMemHandleTypePosixFileDescriptor hipMemHandleTypeWin32 hipMemHandleTypeWin32Kmt=4 "
    "hipMemHandleTypeFabric=8"},
    {"hipMemAllocationType", 0, "hipMemAllocationTypeInvalid=0 hipMemAllocationTypePinned hipMemAllocationTypeManaged "
    "hipMemAllocationTypeUncached=1073741824 "
        "hipMemAllocationTypeMax=2147483647"},
    {"hipMemHandleType", 0, "hipMemHandleTypeGeneric=0"},
    {"hipMemLocationType", 0, "hipMemLocationTypeInvalid=0 hipMemLocationTypeDevice hipMemLocationTypeHost hipMemLocationTypeHostNuma "
    "hipMemLocationTypeHostNumaCurrent"},
    {"hipMemOperationType", 0, "hipMemOperationTypeMap=1 hipMemOperationTypeUnmap"},
    {"hipMemPoolAttr", 0, "hipMemPoolReuseFollowEventDependencies=1 hipMemPoolReuseAllowOpportunistic hipMemPoolReuseAllowInternalDependencies "
        "hipMemPoolAttrReleaseThreshold hipMemPoolAttrReservedMemCurrent hipMemPoolAttrReservedMemHigh hipMemPoolAttrUsedMemCurrent "
        "hipMemPoolAttrUsedMemHigh"},
    {"hipMemRangeAttribute", 0, "hipMemRangeAttributeReadMostly=1 hipMemRangeAttributePreferredLocation hipMemRangeAttributeAccessedBy "
    "hipMemRangeAttributeLastPrefetchLocation "
        "hipMemRangeAttributeCoherencyMode=100"},
    {"hipMemRangeHandleType", 0, "hipMemRangeHandleTypeDmaBufFd=1 hipMemRangeHandleTypeMax=2147483647"},
    {"hipMemcpy3DOperandType", 0, "hipMemcpyOperandTypePointer=1 hipMemcpyOperandTypeArray hipMemcpyOperandTypeMax=2147483647"},
    {"hipMemcpyKind", 0, "hipMemcpyHostToHost=0 hipMemcpyHostToDevice hipMemcpyDeviceToHost hipMemcpyDeviceToDevice hipMemcpyDefault "
    "hipMemcpyDeviceToDeviceNoCU=1024"},
    {"hipMemcpySrcAccessOrder", 0, "hipMemcpySrcAccessOrderInvalid=0 hipMemcpySrcAccessOrderStream hipMemcpySrcAccessOrderDuringApiCall "
    "hipMemcpySrcAccessOrderAny "
        "hipMemcpySrcAccessOrderMax=2147483647"},
    {"hipMemoryAdvise", 0, "hipMemAdviseSetReadMostly=1 hipMemAdviseUnsetReadMostly hipMemAdviseSetPreferredLocation hipMemAdviseUnsetPreferredLocation "
        "hipMemAdviseSetAccessedBy hipMemAdviseUnsetAccessedBy hipMemAdviseSetCoarseGrain=100 hipMemAdviseUnsetCoarseGrain"},
    {"hipMemoryType", 0, "hipMemoryTypeUnregistered=0 hipMemoryTypeHost hipMemoryTypeDevice hipMemoryTypeManaged hipMemoryTypeArray=10 "
        "hipMemoryTypeUnified"},
    {"hipMemoryType@hip-5.2", 0, "hipMemoryTypeHost=0 hipMemoryTypeDevice hipMemoryTypeArray hipMemoryTypeUnified"},
    {"hipPointer_attribute", 0, "HIP_POINTER_ATTRIBUTE_CONTEXT=1 HIP_POINTER_ATTRIBUTE_MEMORY_TYPE HIP_POINTER_ATTRIBUTE_DEVICE_POINTER "
    "HIP_POINTER_ATTRIBUTE_HOST_POINTER "
        "HIP_POINTER_ATTRIBUTE_P2P_TOKENS HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS HIP_POINTER_ATTRIBUTE_BUFFER_ID HIP_POINTER_ATTRIBUTE_IS_MANAGED "
        "HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR "
        "HIP_POINTER_ATTRIBUTE_RANGE_SIZE HIP_POINTER_ATTRIBUTE_MAPPED HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES "
    "HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE "
        "HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE"},
    {"hipResourceType", 0, "hipResourceTypeArray=0 hipResourceTypeMipmappedArray hipResourceTypeLinear hipResourceTypePitch2D"},
    {"hipResourceViewFormat", 0, "hipResViewFormatNone=0 hipResViewFormatUnsignedChar1 hipResViewFormatUnsignedChar2 hipResViewFormatUnsignedChar4 "
        "hipResViewFormatSignedChar1 hipResViewFormatSignedChar2 hipResViewFormatSignedChar4 hipResViewFormatUnsignedShort1 hipResViewFormatUnsignedShort2 "
        "hipResViewFormatUnsignedShort4 hipResViewFormatSignedShort1 hipResViewFormatSignedShort2 hipResViewFormatSignedShort4 "
        "hipResViewFormatUnsignedInt1 hipResViewFormatUnsignedInt2 hipResViewFormatUnsignedInt4 hipResViewFormatSignedInt1 hipResViewFormatSignedInt2 "
        "hipResViewFormatSignedInt4 hipResViewFormatHalf1 hipResViewFormatHalf2 hipResViewFormatHalf4 hipResViewFormatFloat1 "
        "hipResViewFormatFloat2 hipResViewFormatFloat4 hipResViewFormatUnsignedBlockCompressed1 hipResViewFormatUnsignedBlockCompressed2 "
        "hipResViewFormatUnsignedBlockCompressed3 hipResViewFormatUnsignedBlockCompressed4 hipResViewFormatSignedBlockCompressed4 "
        "hipResViewFormatUnsignedBlockCompressed5 hipResViewFormatSignedBlockCompressed5 hipResViewFormatUnsignedBlockCompressed6H "
        "hipResViewFormatSignedBlockCompressed6H hipResViewFormatUnsignedBlockCompressed7"},
    {"hipSharedMemConfig", 0, "hipSharedMemBankSizeDefault=0 hipSharedMemBankSizeFourByte hipSharedMemBankSizeEightByte"},
    {"hipStreamBatchMemOpType", 0, "hipStreamMemOpWaitValue32=1 hipStreamMemOpWriteValue32 hipStreamMemOpFlushRemoteWrites hipStreamMemOpWaitValue64 "
        "hipStreamMemOpWriteValue64 hipStreamMemOpBarrier"},
    {"hipStreamCaptureMode", 0, "hipStreamCaptureModeGlobal=0 hipStreamCaptureModeThreadLocal hipStreamCaptureModeRelaxed"},
    {"hipStreamCaptureStatus", 0, "hipStreamCaptureStatusNone=0 hipStreamCaptureStatusActive hipStreamCaptureStatusInvalidated"},
    {"hipTextureAddressMode", 0, "hipAddressModeWrap=0 hipAddressModeClamp hipAddressModeMirror hipAddressModeBorder"},
    {"hipTextureFilterMode", 0, "hipFilterModePoint=0 hipFilterModeLinear"},
    {"hipTextureReadMode", 0, "hipReadModeElementType=0 hipReadModeNormalizedFloat"},
    {"hiprtcJITInputType", 0, "HIPRTC_JIT_INPUT_CUBIN=0 HIPRTC_JIT_INPUT_PTX HIPRTC_JIT_INPUT_FATBINARY HIPRTC_JIT_INPUT_OBJECT HIPRTC_JIT_INPUT_LIBRARY "
        "HIPRTC_JIT_INPUT_NVVM HIPRTC_JIT_NUM_LEGACY_INPUT_TYPES HIPRTC_JIT_NUM_INPUT_TYPES=9 HIPRTC_JIT_INPUT_LLVM_BITCODE=100 "
        "HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE"},
    {"hiprtcJIT_option", 0, "HIPRTC_JIT_MAX_REGISTERS=0 HIPRTC_JIT_THREADS_PER_BLOCK HIPRTC_JIT_WALL_TIME HIPRTC_JIT_INFO_LOG_BUFFER "
    "HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES "
        "HIPRTC_JIT_ERROR_LOG_BUFFER HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES HIPRTC_JIT_OPTIMIZATION_LEVEL HIPRTC_JIT_TARGET_FROM_HIPCONTEXT "
        "HIPRTC_JIT_TARGET HIPRTC_JIT_FALLBACK_STRATEGY HIPRTC_JIT_GENERATE_DEBUG_INFO HIPRTC_JIT_LOG_VERBOSE HIPRTC_JIT_GENERATE_LINE_INFO "
        "HIPRTC_JIT_CACHE_MODE HIPRTC_JIT_NEW_SM3X_OPT HIPRTC_JIT_FAST_COMPILE HIPRTC_JIT_GLOBAL_SYMBOL_NAMES HIPRTC_JIT_GLOBAL_SYMBOL_ADDRESS "
        "HIPRTC_JIT_GLOBAL_SYMBOL_COUNT HIPRTC_JIT_LTO HIPRTC_JIT_FTZ HIPRTC_JIT_PREC_DIV HIPRTC_JIT_PREC_SQRT HIPRTC_JIT_FMA "
        "HIPRTC_JIT_NUM_OPTIONS HIPRTC_JIT_IR_TO_ISA_OPT_EXT=10000 HIPRTC_JIT_IR_TO_ISA_OPT_COUNT_EXT"},
    {"hiprtcResult", 0, "HIPRTC_SUCCESS!=0 HIPRTC_ERROR_OUT_OF_MEMORY HIPRTC_ERROR_PROGRAM_CREATION_FAILURE HIPRTC_ERROR_INVALID_INPUT "
        "HIPRTC_ERROR_INVALID_PROGRAM HIPRTC_ERROR_INVALID_OPTION HIPRTC_ERROR_COMPILATION HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE "
        "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID "
        "HIPRTC_ERROR_INTERNAL_ERROR HIPRTC_ERROR_LINKING=100"},
    {0, 0, 0},
};
#define trace__hip_derived NULL
TRACE__LIBRARY(trace__hip, "HIP")

/*: __hipPushCallConfiguration: gridDim:copy{dim3} blockDim:copy{dim3} sharedMem:u64 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__CALL(trace__hip, 4, 3, int, trace__hip___hipPushCallConfiguration, "__hipPushCallConfiguration", (trace__bytes12 gridDim, trace__bytes12 blockDim,
    uint64_t sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim), (uint64_t)sharedMem,
    (uintptr_t)stream),
    "\5\10\0010\14`\10\4 EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0GsharedMem\0Mstream\0\6Aresult\0\16d\4\0A\2\0T\14\0C\14\0Kd\4\1\2\0T\14"
    "\0C\14\0Kc\2\20\0A\2\2\0A\3\10\0Ga\4\4\0E")

/*: hipConfigureCall: gridDim:copy{dim3} blockDim:copy{dim3} sharedMem:u64 stream:handle -> return:status@hipError_t */
TRACE__CALL(trace__hip, 4, 2, int, trace__hip_hipConfigureCall, "hipConfigureCall", (trace__bytes12 gridDim, trace__bytes12 blockDim, uint64_t sharedMem,
    void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim), (uint64_t)sharedMem, (uintptr_t)stream),
    "\5\10\0010\14`\10\4 EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0GsharedMem\0Mstream\0\6Aresult\0\16d\4\0A\2\0T\14\0C\14\0Kd\4\1\2\0T\14"
    "\0C\14\0Kc\2\20\0A\2\2\0A\3\10\0Ga\4\4\0E")

/*: hipCreateChannelDesc: x:i32 y:i32 z:i32 w:i32 f:i32@hipChannelFormatKind -> return:copy{hipChannelFormatDesc} */
TRACE__CALL(trace__hip, 5, 2, trace__bytes20, trace__hip_hipCreateChannelDesc, "hipCreateChannelDesc", (int32_t x, int32_t y, int32_t z, int32_t w, int f),
    (x, y, z, w, f), ((uint64_t)x, (uint64_t)y, (uint64_t)z, (uint64_t)w, (uint64_t)f),
    "\4\5\5\34\34\30(\0Fx\0Fy\0Fz\0Fw\0\6@f\0\7Fresult.x\0F\7y\0F\7z\0F\7w\0\6@\7f\0\7c\5\24\0A\6\0B\1\4\2\10\3\14\4\20\0A\24\0Gd\4\5\2\0T\24\0C\24\0"
    "K")

TRACE__HOOK(trace__hip_hipDrvMemcpy2DUnaligned_before)
{
    TRACE__HOOK_VALUE const void *const pCopy = (const void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[2] = (uint64_t)(trace__hip_volume(pCopy, 112, 2));
    trace__v[3] = (uint64_t)(trace__hip_types(pCopy, 16, 72));
}

TRACE__HOOK(trace__hip_hipDrvMemcpy2DUnaligned_after)
{
    trace__hip_copying = NULL;
}

TRACE__HOOK(trace__hip_hipDrvMemcpy3D_before)
{
    TRACE__HOOK_VALUE const void *const pCopy = (const void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[2] = (uint64_t)(trace__hip_drv_volume(pCopy));
    trace__v[3] = (uint64_t)(trace__hip_drv_types(pCopy));
}

TRACE__HOOK(trace__hip_hipDrvMemcpy3DAsync_before)
{
    TRACE__HOOK_VALUE const void *const pCopy = (const void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[3] = (uint64_t)(trace__hip_drv_volume(pCopy));
    trace__v[4] = (uint64_t)(trace__hip_drv_types(pCopy));
}

/*: hipExtLaunchKernel: function_address:ptr numBlocks:copy{dim3} dimBlocks:copy{dim3} args:ptr sharedMemBytes:u64 */
/*:     stream:handle startEvent:handle stopEvent:handle flags:i32 -> return:status@hipError_t */
TRACE__CALL(trace__hip, 9, 1, int, trace__hip_hipExtLaunchKernel, "hipExtLaunchKernel", (const void *function_address, trace__bytes12 numBlocks,
    trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream, void *startEvent, void *stopEvent, int32_t flags), (function_address,
    numBlocks, dimBlocks, args, sharedMemBytes, stream, startEvent, stopEvent, flags), ((uintptr_t)function_address, TRACE__V(numBlocks),
    TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)startEvent, (uintptr_t)stopEvent, (uint64_t)flags),
    "\5\15\1T\14p\10\11 Lfunction_address\0EnumBlocks.x\0E\12y\0E\12z\0EdimBlocks.x\0E\12y\0E\12z\0Largs\0GsharedMemBytes\0Mstream\0MstartEvent\0Ms"
    "topEvent\0Fflags\0\6Aresult\0\16a\10\0Fd\4\1\2\0T\14\0C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\6,\0A\6\3\0A\4\10\5\20\6\30\7 \10(\0Ga\4\11\0E")

TRACE__HOOK(trace__hip_hipGetDriverEntryPoint_after)
{
    TRACE__HOOK_VALUE const void *const symbol = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const funcPtr = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__hip_handed_out((const char *)symbol, (void **)funcPtr, result);
}

TRACE__HOOK(trace__hip_hipGetProcAddress_after)
{
    TRACE__HOOK_VALUE const void *const symbol = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const pfn = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const int result = (int)trace__v[5];
    trace__hip_handed_out((const char *)symbol, (void **)pfn, result);
}

/*: hipIpcOpenEventHandle: event handle:copy{hipIpcEventHandle_st} -> *event:handle return:status@hipError_t */
TRACE__CALL(trace__hip, 2, 2, int, trace__hip_hipIpcOpenEventHandle, "hipIpcOpenEventHandle", (void *event, trace__bytes64 handle), (event, handle),
    ((uintptr_t)event, TRACE__V(handle)),
    "\5\1\2\216\2\24(\20\2 Phandle.reserved\0Mevent\0\6Aresult\0\16h\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipIpcOpenMemHandle: devPtr handle:copy{hipIpcMemHandle_st} flags:u32 -> *devPtr:ptr return:status@hipError_t */
TRACE__CALL(trace__hip, 3, 2, int, trace__hip_hipIpcOpenMemHandle, "hipIpcOpenMemHandle", (void *devPtr, trace__bytes64 handle, uint32_t flags), (devPtr,
    handle, flags), ((uintptr_t)devPtr, TRACE__V(handle), (uint64_t)flags),
    "\5\2\2\222\2\0240\20\3 Phandle.reserved\0Eflags\0LdevPtr\0\6Aresult\0\16h\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: hipLaunchCooperativeKernel: f:ptr gridDim:copy{dim3} blockDimX:copy{dim3} kernelParams:ptr sharedMemBytes:u32 */
/*:     stream:handle -> return:status@hipError_t */
TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchCooperativeKernel, "hipLaunchCooperativeKernel", (const void *f, trace__bytes12 gridDim,
    trace__bytes12 blockDimX, void *kernelParams, uint32_t sharedMemBytes, void *stream), (f, gridDim, blockDimX, kernelParams, sharedMemBytes, stream),
    ((uintptr_t)f, TRACE__V(gridDim), TRACE__V(blockDimX), (uintptr_t)kernelParams, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    "\5\12\1<\14h\10\6 Lf\0EgridDim.x\0E\10y\0E\10z\0EblockDimX.x\0E\12y\0E\12z\0LkernelParams\0EsharedMemBytes\0Mstream\0\6Aresult\0\16a\10\0Fd\4\1"
    "\2\0T\14\0C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\24\0A\4\3\0A\4\10\5\14\0A\24\0Ca\4\6\0E")

/*: hipLaunchCooperativeKernel_spt: f:ptr gridDim:copy{dim3} blockDim:copy{dim3} kernelParams:ptr sharedMemBytes:u32 */
/*:     hStream:handle -> return:status@hipError_t */
TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchCooperativeKernel_spt, "hipLaunchCooperativeKernel_spt", (const void *f, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *kernelParams, uint32_t sharedMemBytes, void *hStream), (f, gridDim, blockDim, kernelParams, sharedMemBytes, hStream),
    ((uintptr_t)f, TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)kernelParams, (uint64_t)sharedMemBytes, (uintptr_t)hStream),
    "\5\12\1<\14h\10\6 Lf\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0LkernelParams\0EsharedMemBytes\0MhStream\0\6Aresult\0\16a\10\0Fd\4\1"
    "\2\0T\14\0C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\24\0A\4\3\0A\4\10\5\14\0A\24\0Ca\4\6\0E")

/*: hipLaunchKernel: function_address:ptr numBlocks:copy{dim3} dimBlocks:copy{dim3} args:ptr sharedMemBytes:u64 */
/*:     stream:handle -> return:status@hipError_t */
TRACE__CALL_INLINE(trace__hip, 6, 1, int, trace__hip_hipLaunchKernel, "hipLaunchKernel", (const void *function_address, trace__bytes12 numBlocks,
    trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream),
    ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(function_address) TRACE__GIVEN(12, numBlocks) TRACE__GIVEN(12, dimBlocks)
        TRACE__GIVEN64(args) TRACE__GIVEN64(sharedMemBytes) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "\5\12\1@\14h\10\6 Lfunction_address\0EnumBlocks.x\0E\12y\0E\12z\0EdimBlocks.x\0E\12y\0E\12z\0Largs\0GsharedMemBytes\0Mstream\0\6Aresult\0\16a\10"
    "\0Fd\4\1\2\0T\14\0C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: hipLaunchKernel_spt: function_address:ptr numBlocks:copy{dim3} dimBlocks:copy{dim3} args:ptr sharedMemBytes:u64 */
/*:     stream:handle -> return:status@hipError_t */
TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchKernel_spt, "hipLaunchKernel_spt", (const void *function_address, trace__bytes12 numBlocks,
    trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream),
    ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    "\5\12\1@\14h\10\6 Lfunction_address\0EnumBlocks.x\0E\12y\0E\12z\0EdimBlocks.x\0E\12y\0E\12z\0Largs\0GsharedMemBytes\0Mstream\0\6Aresult\0\16a\10"
    "\0Fd\4\1\2\0T\14\0C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: hipMalloc3D: pitchedDevPtr extent:copy{hipExtent} -> pitchedDevPtr:{hipPitchedPtr} return:status@hipError_t */
TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipMalloc3D, "hipMalloc3D", (void *pitchedDevPtr, trace__bytes24 extent), (pitchedDevPtr, extent),
    ((uintptr_t)pitchedDevPtr, TRACE__V(extent)),
    "\5\3\6 4(8\2 Gextent.width\0G\7height\0G\7depth\0LpitchedDevPtr\0L\15.ptr\0G\17itch\0G\16xsize\0G\16ysize\0\6Aresult\0\16d\10\1\2\0T\30\0C\30\0"
    "Ka\10\0Fd\10\0A\2\0T \0C \0Ka\4\2\0E")

/*: hipMalloc3DArray (models 1): array desc:{hipChannelFormatDesc} extent:copy{hipExtent} flags:u32 -> *array:handle */
/*:     return:status@hipError_t */
/*: hipMalloc3DArray (models 2): array desc:{hipChannelFormatDesc} extent:copy{hipExtent} flags:u32 -> *array:ptr */
/*:     return:status@hipError_t */
TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMalloc3DArray, "hipMalloc3DArray", (void *array, const void *desc, trace__bytes24 extent, uint32_t flags),
    (array, desc, extent, flags), ((uintptr_t)array, (uintptr_t)desc, TRACE__V(extent), (uint64_t)flags),
    "\3\1\0\0\0\212\0\12\2@\24`\20\4 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Gextent.width\0G\7height\0G\7depth\0Eflags\0Marray\0\6Aresult\0\16a\10"
    "\1\0Ed\4\1\2\0T\24\0C\24\0Kd\10\2\2\0T\30\0C\30\0Ka\4\3\0Eb\10\0A\2\0Da\4\4\0E\7\2\0\0\0\212\0\12\2@\24`\20\4 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6"
    "@\5f\0\7Gextent.width\0G\7height\0G\7depth\0Eflags\0Larray\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\24\0C\24\0Kd\10\2\2\0T\30\0C\30\0Ka\4\3\0Eb\10\0A"
    "\2\0Da\4\4\0E")

/*: hipMallocMipmappedArray: mipmappedArray desc:{hipChannelFormatDesc} extent:copy{hipExtent} numLevels:u32 */
/*:     flags:u32 -> *mipmappedArray:ptr return:status@hipError_t */
TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMallocMipmappedArray, "hipMallocMipmappedArray", (void *mipmappedArray, const void *desc,
    trace__bytes24 extent, uint32_t numLevels, uint32_t flags), (mipmappedArray, desc, extent, numLevels, flags), ((uintptr_t)mipmappedArray,
    (uintptr_t)desc, TRACE__V(extent), (uint64_t)numLevels, (uint64_t)flags),
    "\5\13\2D\24h\20\5 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Gextent.width\0G\7height\0G\7depth\0EnumLevels\0Eflags\0LmipmappedArray\0\6Aresult"
    "\0\16a\10\1\0Ed\4\1\2\0T\24\0C\24\0Kd\10\2\2\0T\30\0C\30\0Kc\2\10\0A\2\3\0A\4\4\0Gb\10\0A\2\0Da\4\5\0E")

/*: hipMemAdvise_v2: dev_ptr:ptr count:u64 advice:i32@hipMemoryAdvise location:value{hipMemLocation} -> */
/*:     return:status@hipError_t */
TRACE__CALL(trace__hip, 4, 2, int, trace__hip_hipMemAdvise_v2, "hipMemAdvise_v2", (const void *dev_ptr, uint64_t count, int advice,
    trace__bytes8 location), (dev_ptr, count, advice, location), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)advice, TRACE__V(location)),
    "\5\5\1$\148\10\4 Ldev_ptr\0Gcount\0\6@advice\0-\6@location.type\0%F\11id\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Cd\4\3\3\0T\10\0C\10\0K"
    "a\4\4\0E")

/*: hipMemPrefetchAsync_v2: dev_ptr:ptr count:u64/BYTES/B location:value{hipMemLocation} flags:u32 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMemPrefetchAsync_v2, "hipMemPrefetchAsync_v2", (const void *dev_ptr, uint64_t count,
    trace__bytes8 location, uint32_t flags, void *stream), (dev_ptr, count, location, flags, stream), ((uintptr_t)dev_ptr, (uint64_t)count,
    TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "\5\6\1,\14H\10\5 Ldev_ptr\0\7\202count\0B\0\6@location.type\0%F\11id\0Eflags\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\4\2\3\0T\10\0C\10\0"
    "Kc\2\14\0A\2\3\0A\4\4\0Ga\4\5\0E")

TRACE__HOOK(trace__hip_hipMemcpy_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[3];
    trace__hip_copying = trace__this;
    trace__v[5] = (uint64_t)(trace__hip_kind(kind, 0, 0));
}

TRACE__HOOK(trace__hip_hipMemcpy2D_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[4];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[6];
    trace__hip_copying = trace__this;
    trace__v[8] = (uint64_t)((uint64_t)width * height);
    trace__v[9] = (uint64_t)(trace__hip_kind(kind, 0, 0));
}

TRACE__HOOK(trace__hip_hipMemcpy2DArrayToArray_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[7];
    trace__hip_copying = trace__this;
    trace__v[10] = (uint64_t)((uint64_t)width * height);
    trace__v[11] = (uint64_t)(TRACE__DIRECTION('A', 'A'));
}

/*: hipMemcpy2DAsync: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind */
/*:     stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DAsync, "hipMemcpy2DAsync", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__hip_copying = trace__this;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "\5\12\1N\14 \10\10 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\12F\0A\12\0"
    "B\1\10\2\20\3\30\4 \5(\0060\0074\11<\12D\0Ga\4\10\0E")

/*: hipMemcpy2DAsync_spt: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind */
/*:     stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DAsync_spt, "hipMemcpy2DAsync_spt", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__hip_copying = trace__this;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "\5\12\1N\14 \10\10 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\12F\0A\12\0"
    "B\1\10\2\20\3\30\4 \5(\0060\0074\11<\12D\0Ga\4\10\0E")

TRACE__HOOK(trace__hip_hipMemcpy2DFromArray_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__hip_copying = trace__this;
    trace__v[9] = (uint64_t)((uint64_t)width * height);
    trace__v[10] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
}

TRACE__HOOK(trace__hip_hipMemcpy2DFromArrayAsync_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__hip_copying = trace__this;
    trace__v[10] = (uint64_t)((uint64_t)width * height);
    trace__v[11] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
}

TRACE__HOOK(trace__hip_hipMemcpy2DToArray_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__hip_copying = trace__this;
    trace__v[9] = (uint64_t)((uint64_t)width * height);
    trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpy2DToArrayAsync_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__hip_copying = trace__this;
    trace__v[10] = (uint64_t)((uint64_t)width * height);
    trace__v[11] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpy3D_before)
{
    TRACE__HOOK_VALUE const void *const p = (const void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[2] = (uint64_t)(trace__hip_volume(p, 128, 3));
    trace__v[3] = (uint64_t)(trace__hip_parms(p));
}

TRACE__HOOK(trace__hip_hipMemcpy3DAsync_before)
{
    TRACE__HOOK_VALUE const void *const p = (const void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[3] = (uint64_t)(trace__hip_volume(p, 128, 3));
    trace__v[4] = (uint64_t)(trace__hip_parms(p));
}

TRACE__HOOK(trace__hip_hipMemcpy3DBatchAsync_before)
{
    trace__hip_copying = trace__this;
}

TRACE__HOOK(trace__hip_hipMemcpy3DPeer_before)
{
    TRACE__HOOK_VALUE void *const p = (void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[2] = (uint64_t)(trace__hip_volume(p, 144, 3));
    trace__v[3] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
}

TRACE__HOOK(trace__hip_hipMemcpy3DPeerAsync_before)
{
    TRACE__HOOK_VALUE void *const p = (void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[3] = (uint64_t)(trace__hip_volume(p, 144, 3));
    trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
}

/*: hipMemcpyAsync: dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAsync, "hipMemcpyAsync", (void *dst, const void *src, uint64_t sizeBytes, int kind,
    void *stream), (dst, src, sizeBytes, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4\34\6$\0Ga\4\5"
    "\0E")

/*: hipMemcpyAsync_spt: dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAsync_spt, "hipMemcpyAsync_spt", (void *dst, const void *src, uint64_t sizeBytes, int kind,
    void *stream), (dst, src, sizeBytes, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4\34\6$\0Ga\4\5"
    "\0E")

TRACE__HOOK(trace__hip_hipMemcpyAtoA_before)
{
    trace__hip_copying = trace__this;
    trace__v[6] = (uint64_t)(TRACE__DIRECTION('A', 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpyAtoD_before)
{
    trace__hip_copying = trace__this;
    trace__v[5] = (uint64_t)(TRACE__DIRECTION('A', 'D'));
}

TRACE__HOOK(trace__hip_hipMemcpyAtoH_before)
{
    trace__hip_copying = trace__this;
    trace__v[5] = (uint64_t)(TRACE__DIRECTION('A', 'M'));
}

TRACE__HOOK(trace__hip_hipMemcpyAtoHAsync_before)
{
    trace__hip_copying = trace__this;
    trace__v[6] = (uint64_t)(TRACE__DIRECTION('A', 'M'));
}

TRACE__HOOK(trace__hip_hipMemcpyDtoA_before)
{
    trace__hip_copying = trace__this;
    trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpyDtoD_before)
{
    trace__hip_copying = trace__this;
    trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'D'));
}

/*: hipMemcpyDtoDAsync: dst:ptr src:ptr sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoDAsync, "hipMemcpyDtoDAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    (dst, src, sizeBytes, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'D'));),
    (trace__hip_copying = NULL;), (), (),
    "\5\5\1*\14\30\10\4 Ldst\0Lsrc\0\7\202sizeBytes\0B\0Mstream\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A\42\0Ga\4\4\0E")

TRACE__HOOK(trace__hip_hipMemcpyDtoH_before)
{
    trace__hip_copying = trace__this;
    trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'M'));
}

/*: hipMemcpyDtoHAsync: dst:ptr src:ptr sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoHAsync, "hipMemcpyDtoHAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    (dst, src, sizeBytes, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'M'));),
    (trace__hip_copying = NULL;), (), (),
    "\5\5\1*\14\30\10\4 Ldst\0Lsrc\0\7\202sizeBytes\0B\0Mstream\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A\42\0Ga\4\4\0E")

TRACE__HOOK(trace__hip_hipMemcpyFromArray_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[5];
    trace__hip_copying = trace__this;
    trace__v[7] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
}

TRACE__HOOK(trace__hip_hipMemcpyFromSymbol_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[4];
    trace__hip_copying = trace__this;
    trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
}

TRACE__HOOK(trace__hip_hipMemcpyFromSymbolAsync_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[4];
    trace__hip_copying = trace__this;
    trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 0));
}

TRACE__HOOK(trace__hip_hipMemcpyHtoA_before)
{
    trace__hip_copying = trace__this;
    trace__v[5] = (uint64_t)(TRACE__DIRECTION('M', 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpyHtoAAsync_before)
{
    trace__hip_copying = trace__this;
    trace__v[6] = (uint64_t)(TRACE__DIRECTION('M', 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpyHtoD_before)
{
    trace__hip_copying = trace__this;
    trace__v[4] = (uint64_t)(TRACE__DIRECTION('M', 'D'));
}

/*: hipMemcpyHtoDAsync: dst:ptr src:ptr sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyHtoDAsync, "hipMemcpyHtoDAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    (dst, src, sizeBytes, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('M', 'D'));),
    (trace__hip_copying = NULL;), (), (),
    "\5\5\1*\14\30\10\4 Ldst\0Lsrc\0\7\202sizeBytes\0B\0Mstream\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A\42\0Ga\4\4\0E")

TRACE__HOOK(trace__hip_hipMemcpyParam2DAsync_before)
{
    TRACE__HOOK_VALUE const void *const pCopy = (const void *)(uintptr_t)trace__v[0];
    trace__hip_copying = trace__this;
    trace__v[3] = (uint64_t)(trace__hip_volume(pCopy, 112, 2));
    trace__v[4] = (uint64_t)(trace__hip_types(pCopy, 16, 72));
}

TRACE__HOOK(trace__hip_hipMemcpyPeer_before)
{
    trace__hip_copying = trace__this;
    trace__v[6] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
}

TRACE__HOOK(trace__hip_hipMemcpyPeerAsync_before)
{
    trace__hip_copying = trace__this;
    trace__v[7] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
}

TRACE__HOOK(trace__hip_hipMemcpyToArray_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[5];
    trace__hip_copying = trace__this;
    trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
}

TRACE__HOOK(trace__hip_hipMemcpyWithStream_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[3];
    trace__hip_copying = trace__this;
    trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
}

TRACE__HOOK(trace__hip_hipMemset2D_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[6] = (uint64_t)((uint64_t)width * height);
}

TRACE__HOOK(trace__hip_hipMemset2DAsync_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[7] = (uint64_t)((uint64_t)width * height);
}

/*: hipMemset3D: pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemset3D, "hipMemset3D", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent),
    (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)), 1, (),
    (trace__v[4] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "\5\11\1L\14`\10\3 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0\7\202bytes\0B\0\6Aresult\0\16"
    "d\10\0A\2\0T \0C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Ka\10\4\0Ea\4\3\0E")

/*: hipMemset3DAsync: pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} stream:handle ; */
/*:     bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemset3DAsync, "hipMemset3DAsync", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "\5\12\1T\14h\10\4 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0Mstream\0\7\202bytes\0B\0\6A"
    "result\0\16d\10\0A\2\0T \0C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Kc\2\20\0A\2\3\0A\5\10\0Ga\4\4\0E")

/*: hipMemset3DAsync_spt: pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} stream:handle ; */
/*:     bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemset3DAsync_spt, "hipMemset3DAsync_spt", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "\5\12\1T\14h\10\4 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0Mstream\0\7\202bytes\0B\0\6A"
    "result\0\16d\10\0A\2\0T \0C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Kc\2\20\0A\2\3\0A\5\10\0Ga\4\4\0E")

/*: hipMemset3D_spt: pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemset3D_spt, "hipMemset3D_spt", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent), (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)), 1, (),
    (trace__v[4] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "\5\11\1L\14`\10\3 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0\7\202bytes\0B\0\6Aresult\0\16"
    "d\10\0A\2\0T \0C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Ka\10\4\0Ea\4\3\0E")

TRACE__HOOK(trace__hip_hipMemsetD16_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    trace__v[4] = (uint64_t)(count * 2);
}

TRACE__HOOK(trace__hip_hipMemsetD16Async_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    trace__v[5] = (uint64_t)(count * 2);
}

TRACE__HOOK(trace__hip_hipMemsetD2D16_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[6] = (uint64_t)((uint64_t)width * height * 2);
}

TRACE__HOOK(trace__hip_hipMemsetD2D16Async_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[7] = (uint64_t)((uint64_t)width * height * 2);
}

TRACE__HOOK(trace__hip_hipMemsetD2D32_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[6] = (uint64_t)((uint64_t)width * height * 4);
}

TRACE__HOOK(trace__hip_hipMemsetD2D32Async_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[7] = (uint64_t)((uint64_t)width * height * 4);
}

TRACE__HOOK(trace__hip_hipMemsetD32_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    trace__v[4] = (uint64_t)(count * 4);
}

/*: hipMemsetD32Async: dst:ptr value:i32 count:u64 stream:handle ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD32Async, "hipMemsetD32Async", (void *dst, int32_t value, uint64_t count, void *stream),
    (dst, value, count, stream), ((uintptr_t)dst, (uint64_t)value, (uint64_t)count, (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(count * 4);), (), (), (),
    "\5\5\1,\14\30\10\4 Ldst\0Fvalue\0Gcount\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\5$\0A\6\0B\1\10\2\14\3\24\5\34\0A$\0Ga\4\4\0E")

TRACE__HOOK(trace__hip_hipMemsetD8_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    trace__v[4] = (uint64_t)(count);
}

/*: hipMemsetD8Async: dest:ptr value:u8 count:u64 stream:handle ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD8Async, "hipMemsetD8Async", (void *dest, uint8_t value, uint64_t count, void *stream),
    (dest, value, count, stream), ((uintptr_t)dest, (uint64_t)value, (uint64_t)count, (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(count);), (), (), (),
    "\5\5\1)\14\30\10\4 Ldest\0Avalue\0Gcount\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\5!\0A\6\0B\1\10\2\11\3\21\5\31\0A!\0Ga\4\4\0E")

/*: hipModuleLaunchKernel: f:handle gridDimX:u32 gridDimY:u32 gridDimZ:u32 blockDimX:u32 blockDimY:u32 blockDimZ:u32 */
/*:     sharedMemBytes:u32 stream:handle kernelParams:ptr extra:ptr -> return:status@hipError_t */
TRACE__CALL_INLINE(trace__hip, 11, 1, int, trace__hip_hipModuleLaunchKernel, "hipModuleLaunchKernel", (void *f, uint32_t gridDimX, uint32_t gridDimY,
    uint32_t gridDimZ, uint32_t blockDimX, uint32_t blockDimY, uint32_t blockDimZ, uint32_t sharedMemBytes, void *stream, void *kernelParams, void *extra),
    (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra), ((uintptr_t)f, (uint64_t)gridDimX,
    (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)stream,
    (uintptr_t)kernelParams, (uintptr_t)extra),
    64, !trace__r, (TRACE__GIVEN64(f) TRACE__GIVEN32(gridDimX) TRACE__GIVEN32(gridDimY) TRACE__GIVEN32(gridDimZ)
        TRACE__GIVEN32(blockDimX) TRACE__GIVEN32(blockDimY) TRACE__GIVEN32(blockDimZ)
        TRACE__GIVEN32(sharedMemBytes) TRACE__GIVEN64(stream) TRACE__GIVEN64(kernelParams)
        TRACE__GIVEN64(extra)), (TRACE__GIVEN32(trace__r)),
    "\5\13\1D\14 \10\13 Mf\0EgridDimX\0E\7Y\0E\7Z\0EblockDimX\0E\10Y\0E\10Z\0EsharedMemBytes\0Mstream\0LkernelParams\0Lextra\0\6Aresult\0\16c\13<\0A"
    "\14\0B\1\10\2\14\3\20\4\24\5\30\6\34\7 \10$\11,\0124\0A<\0Ca\4\13\0E")

/*: hipTexRefSetMipmapLevelBias: texRef bias:f32 -> texRef:{textureReference} return:status@hipError_t */
TRACE__CALL(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMipmapLevelBias, "hipTexRefSetMipmapLevelBias", (void *texRef, float bias), (texRef, bias),
    ((uintptr_t)texRef, TRACE__V(bias)),
    "\5\1\24\14\342\2\10\260\1\2 Ibias\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z"
    "\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textur"
    "eObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16a\4\1\0Ea\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0"
    "SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\2\0E")

/*: hipTexRefSetMipmapLevelClamp: texRef minMipMapLevelClamp:f32 maxMipMapLevelClamp:f32 -> */
/*:     texRef:{textureReference} return:status@hipError_t */
TRACE__CALL(trace__hip, 3, 2, int, trace__hip_hipTexRefSetMipmapLevelClamp, "hipTexRefSetMipmapLevelClamp", (void *texRef, float minMipMapLevelClamp,
    float maxMipMapLevelClamp), (texRef, minMipMapLevelClamp, maxMipMapLevelClamp), ((uintptr_t)texRef, TRACE__V(minMipMapLevelClamp),
    TRACE__V(maxMipMapLevelClamp)),
    "\5\2\24\20\342\2\20\260\1\3 IminMipMapLevelClamp\0ImaxMipMapLevelClamp\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7address"
    "Mode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelC"
    "lamp\0I\10axMipmapLevelClamp\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Ga\10\0Fd\4\0A\2\0T\14\0C\14\0"
    "Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\3\0E")

TRACE__FORWARDING_BEGIN

/*: __hipGetPCH: pch:ptr size -> *size:u32 */
TRACE__FORWARD_VOID(trace__hip, 2, 3, void, trace__hip___hipGetPCH, "__hipGetPCH", (void *pch, void *size), ((uintptr_t)pch, (uintptr_t)size,),
    "\4\1\1\20\14\10\10\0Lpch\0Esize\0a\10\0Fb\4\1\2\0D")

/*: __hipPopCallConfiguration: gridDim blockDim sharedMem stream -> gridDim:{dim3} blockDim:{dim3} *sharedMem:u64 */
/*:     *stream:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip___hipPopCallConfiguration, "__hipPopCallConfiguration", (void *gridDim, void *blockDim, void *sharedMem,
    void *stream), ((uintptr_t)gridDim, (uintptr_t)blockDim, (uintptr_t)sharedMem, (uintptr_t)stream,),
    "\5\0\13\10D\0x\4 LgridDim\0E\7.x\0E\10y\0E\10z\0LblockDim\0E\10.x\0E\11y\0E\11z\0GsharedMem\0Mstream\0\6Aresult\0\16a\10\0Fd\4\0A\2\0T\14\0C\14\0"
    "Ka\10\1\0Ed\4\1\2\0T\14\0C\14\0Kb\10\2\2\0Db\10\3\2\0Da\4\4\0E")

/*: __hipRegisterFatBinary: data:ptr -> return:ptr */
TRACE__FORWARD(trace__hip, 1, 2, void *, trace__hip___hipRegisterFatBinary, "__hipRegisterFatBinary", (const void *data), ((uintptr_t)data,),
    "\4\1\1\20\20\10\10\0Ldata\0Lresult\0a\10\0Fa\10\1\0E")

/*: __hipRegisterFunction: modules:ptr hostFunction:ptr deviceFunction:ptr deviceName:string threadLimit:u32 */
/*:     tid:handle bid:handle blockDim:ptr gridDim:ptr wSize:ptr -> () */
TRACE__FORWARD_VOID(trace__hip, 10, 3, void, trace__hip___hipRegisterFunction, "__hipRegisterFunction", (void *modules, const void *hostFunction,
    void *deviceFunction, const void *deviceName, uint32_t threadLimit, void *tid, void *bid, void *blockDim, void *gridDim, void *wSize),
    ((uintptr_t)modules, (uintptr_t)hostFunction, (uintptr_t)deviceFunction, (uintptr_t)deviceName, (uint64_t)threadLimit, (uintptr_t)tid, (uintptr_t)bid,
    (uintptr_t)blockDim, (uintptr_t)gridDim, (uintptr_t)wSize,),
    "\4\12\0\322\2\10P\0\0Lmodules\0LhostFunction\0LdeviceFunction\0N\6Name\0EthreadLimit\0Mtid\0Mbid\0LblockDim\0LgridDim\0LwSize\0c\3\30\0A\4\0B\1"
    "\10\2\20\0A\30\0Ce\10\3\0U\10\0Oc\6,\0A\6\4\0A\5\4\6\14\7\24\10\34\11$\0G")

/*: __hipRegisterManagedVar: hipModule:ptr pointer:ptr init_value:ptr name:string size:u64 align:u32 -> () */
TRACE__FORWARD_VOID(trace__hip, 6, 3, void, trace__hip___hipRegisterManagedVar, "__hipRegisterManagedVar", (void *hipModule, void *pointer,
    void *init_value, const void *name, uint64_t size, uint32_t align), ((uintptr_t)hipModule, (uintptr_t)pointer, (uintptr_t)init_value, (uintptr_t)name,
    (uint64_t)size, (uint64_t)align,),
    "\4\6\0\262\2\10H\0\0LhipModule\0Lpointer\0Linit_value\0Nname\0Gsize\0Ealign\0c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ce\10\3\0U\10\0Oc\2\14\0A\2\4\0A\5"
    "\10\0G")

/*: __hipRegisterSurface: modules:ptr var:ptr hostVar:ptr deviceVar:ptr type:i32 ext:i32 -> () */
TRACE__FORWARD_VOID(trace__hip, 6, 3, void, trace__hip___hipRegisterSurface, "__hipRegisterSurface", (void *modules, void *var, void *hostVar,
    void *deviceVar, int32_t type, int32_t ext), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar, (uint64_t)type,
    (uint64_t)ext,),
    "\4\6\0000\10\30\0\0Lmodules\0Lvar\0LhostVar\0LdeviceVar\0Ftype\0Fext\0c\6(\0A\6\0B\1\10\2\20\3\30\4 \5$\0G")

/*: __hipRegisterTexture: modules:ptr var:ptr hostVar:ptr deviceVar:ptr type:i32 norm:i32 ext:i32 -> () */
TRACE__FORWARD_VOID(trace__hip, 7, 3, void, trace__hip___hipRegisterTexture, "__hipRegisterTexture", (void *modules, void *var, void *hostVar,
    void *deviceVar, int32_t type, int32_t norm, int32_t ext), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar,
    (uint64_t)type, (uint64_t)norm, (uint64_t)ext,),
    "\4\7\0004\10\30\0\0Lmodules\0Lvar\0LhostVar\0LdeviceVar\0Ftype\0Fnorm\0Fext\0c\7,\0A\10\0B\1\10\2\20\3\30\4 \5$\6(\0A,\0C")

/*: __hipRegisterVar: modules:ptr var:ptr hostVar:ptr deviceVar:ptr ext:i32 size:u64 constant:i32 global:i32 -> () */
TRACE__FORWARD_VOID(trace__hip, 8, 3, void, trace__hip___hipRegisterVar, "__hipRegisterVar", (void *modules, void *var, void *hostVar, void *deviceVar,
    int32_t ext, uint64_t size, int32_t constant, int32_t global), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar,
    (uint64_t)ext, (uint64_t)size, (uint64_t)constant, (uint64_t)global,),
    "\4\10\0<\10\30\0\0Lmodules\0Lvar\0LhostVar\0LdeviceVar\0Fext\0Gsize\0Fconstant\0Fglobal\0c\0104\0A\10\0B\1\10\2\20\3\30\4 \5$\6,\0070\0C")

/*: __hipUnregisterFatBinary: modules:ptr -> () */
TRACE__FORWARD_VOID(trace__hip, 1, 2, void, trace__hip___hipUnregisterFatBinary, "__hipUnregisterFatBinary", (void *modules), ((uintptr_t)modules,),
    "\4\1\0\20\10\10\0\0Lmodules\0a\10\0F")

/*: hipApiName: id:u32 -> return:string */
TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipApiName, "hipApiName", (uint32_t id), ((uint64_t)id,),
    "\4\1\1\14\216\2\10(\0Eid\0Nresult\0a\4\0Fe\10\1\0U\10\0O")

/*: hipArray3DCreate (models 1): array pAllocateArray:{HIP_ARRAY3D_DESCRIPTOR} -> *array:handle */
/*:     return:status@hipError_t */
/*: hipArray3DCreate (models 2): array pAllocateArray:{HIP_ARRAY3D_DESCRIPTOR} -> *array:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipArray3DCreate, "hipArray3DCreate", (void *array, const void *pAllocateArray), ((uintptr_t)array,
    (uintptr_t)pAllocateArray,),
    "\3\1\0\0\0\201\0\7\0024\0240\20\2 LpAllocateArray\0G\16.Width\0G\17Height\0G\17Depth\0\6@\17Format\0\6E\17NumChannels\0E\17Flags\0Marray\0\6Ar"
    "esult\0\16a\10\1\0Ed\10\1\2\0T$\0C$\0Kb\10\0A\2\0Da\4\2\0E\7\2\0\0\0\201\0\7\0024\0240\20\2 LpAllocateArray\0G\16.Width\0G\17Height\0G\17Depth"
    "\0\6@\17Format\0\6E\17NumChannels\0E\17Flags\0Larray\0\6Aresult\0\16a\10\1\0Ed\10\1\2\0T$\0C$\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipArray3DGetDescriptor: pArrayDescriptor array:handle -> pArrayDescriptor:{HIP_ARRAY3D_DESCRIPTOR} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipArray3DGetDescriptor, "hipArray3DGetDescriptor", (void *pArrayDescriptor, void *array),
    ((uintptr_t)pArrayDescriptor, (uintptr_t)array,),
    "\5\1\10\208\108\2 Marray\0LpArrayDescriptor\0G\20.Width\0G\21Height\0G\21Depth\0\6@\21Format\0\6E\21NumChannels\0E\21Flags\0\6Aresult\0\16a\10\1"
    "\0Ea\10\0Fd\10\0A\2\0T$\0C$\0Ka\4\2\0E")

/*: hipArrayCreate (models 1): pHandle pAllocateArray:{HIP_ARRAY_DESCRIPTOR} -> *pHandle:handle */
/*:     return:status@hipError_t */
/*: hipArrayCreate (models 2): pHandle pAllocateArray:{HIP_ARRAY_DESCRIPTOR} -> *pHandle:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipArrayCreate, "hipArrayCreate", (void *pHandle, const void *pAllocateArray), ((uintptr_t)pHandle,
    (uintptr_t)pAllocateArray,),
    "\3\1\0\0\0s\0\5\2(\0240\20\2 LpAllocateArray\0G\16.Width\0G\17Height\0\6@\17Format\0\6E\17NumChannels\0MpHandle\0\6Aresult\0\16a\10\1\0Ed\10\1\2"
    "\0T\30\0C\30\0Kb\10\0A\2\0Da\4\2\0E\7\2\0\0\0s\0\5\2(\0240\20\2 LpAllocateArray\0G\16.Width\0G\17Height\0\6@\17Format\0\6E\17NumChannels\0LpHa"
    "ndle\0\6Aresult\0\16a\10\1\0Ed\10\1\2\0T\30\0C\30\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipArrayDestroy (models 1): array:handle -> return:status@hipError_t */
/*: hipArrayDestroy (models 2): array -> array:{hipArray} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipArrayDestroy, "hipArrayDestroy", (void *array), ((uintptr_t)array,),
    "\3\1\0\0\0\42\0\1\1\20\14\10\10\1 Marray\0\6Aresult\0\16a\10\0Fa\4\1\0E\7\2\0\0\0\256\0\0\20\10M\0`\1 Larray\0L\5.data\0F\7esc.x\0F\13y\0F\13z"
    "\0F\13w\0\6@\13f\0\7E\6type\0E\6width\0E\6height\0E\6depth\0\6@\6Format\0\6E\6NumChannels\0K\6isDrv\0E\6textureType\0\6Aresult\0\16a\10\0Fd\10\0"
    "A\2\0T5\0C5\0Kd\4\0A\68\0S<\0C\4\0Ka\4\1\0E")

/*: hipArrayGetDescriptor: pArrayDescriptor array:handle -> pArrayDescriptor:{HIP_ARRAY_DESCRIPTOR} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipArrayGetDescriptor, "hipArrayGetDescriptor", (void *pArrayDescriptor, void *array),
    ((uintptr_t)pArrayDescriptor, (uintptr_t)array,),
    "\5\1\6\20,\108\2 Marray\0LpArrayDescriptor\0G\20.Width\0G\21Height\0\6@\21Format\0\6E\21NumChannels\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\10\0A\2\0T"
    "\30\0C\30\0Ka\4\2\0E")

/*: hipArrayGetInfo: desc extent flags array:handle -> desc:{hipChannelFormatDesc} extent:{hipExtent} *flags:u32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipArrayGetInfo, "hipArrayGetInfo", (void *desc, void *extent, void *flags, void *array),
    ((uintptr_t)desc, (uintptr_t)extent, (uintptr_t)flags, (uintptr_t)array,),
    "\5\1\14\20L\10p\4 Marray\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Lextent\0G\6.width\0G\7height\0G\7depth\0Eflags\0\6Aresult\0\16a\10\3\0Ea\10"
    "\0Fd\4\0A\2\0T\24\0C\24\0Ka\10\1\0Ed\10\1\2\0T\30\0C\30\0Kb\4\2\2\0Da\4\4\0E")

/*: hipBindTexture: offset tex:{textureReference} devPtr:ptr desc:{hipChannelFormatDesc} size:u64 -> *offset:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipBindTexture, "hipBindTexture", (void *offset, const void *tex, const void *devPtr, const void *desc,
    uint64_t size), ((uintptr_t)offset, (uintptr_t)tex, (uintptr_t)devPtr, (uintptr_t)desc, (uint64_t)size,),
    "\5\33\2\212\3\24\350\1\20\5 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20z\0F\20w\0"
    "\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureObject\0F\4n"
    "umChannels\0\6@\4format\0\6LdevPtr\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Gsize\0Goffset\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1"
    "\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0C,\0Kd\10\1\6H\0SX\0C\20\0Kc\2\20\0A\2\2\0A\3\10\0Gd\4\3\2\0T\24\0C\24\0Ka\10\4\0Eb\10\0A\2\0"
    "Da\4\5\0E")

/*: hipBindTexture2D: offset tex:{textureReference} devPtr:ptr desc:{hipChannelFormatDesc} width:u64 height:u64 */
/*:     pitch:u64 -> *offset:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipBindTexture2D, "hipBindTexture2D", (void *offset, const void *tex, const void *devPtr,
    const void *desc, uint64_t width, uint64_t height, uint64_t pitch), ((uintptr_t)offset, (uintptr_t)tex, (uintptr_t)devPtr, (uintptr_t)desc,
    (uint64_t)width, (uint64_t)height, (uint64_t)pitch,),
    "\5\35\2\232\3\24\360\1\20\7 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20z\0F\20w\0"
    "\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureObject\0F\4n"
    "umChannels\0\6@\4format\0\6LdevPtr\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Gwidth\0Gheight\0Gpitch\0Goffset\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0"
    "T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0C,\0Kd\10\1\6H\0SX\0C\20\0Kc\2\20\0A\2\2\0A\3\10\0Gd\4\3\2\0T\24\0C\24\0K"
    "c\3\30\0A\4\4\0A\5\10\6\20\0A\30\0Cb\10\0A\2\0Da\4\7\0E")

/*: hipBindTextureToArray (models 1): tex:{textureReference} array:handle desc:{hipChannelFormatDesc} -> */
/*:     return:status@hipError_t */
/*: hipBindTextureToArray (models 2): tex:{textureReference} array:{hipArray} desc:{hipChannelFormatDesc} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipBindTextureToArray, "hipBindTextureToArray", (const void *tex, const void *array, const void *desc),
    ((uintptr_t)tex, (uintptr_t)array, (uintptr_t)desc,),
    "\3\1\0\0\0\203\1\32\1\202\3\14\340\1\10\3 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0"
    "F\20z\0F\20w\0\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4text"
    "ureObject\0F\4numChannels\0\6@\4format\0\6Marray\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7\6Aresult\0\16a\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B"
    "\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Kc\2\20\0A\2\1\0A\2\10\0Gd\4\2\2\0T\24\0C\24\0Ka\4\3\0E\7\2\0\0\0\12"
    "\2(\1\273\3\14\260\2\10\3 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20z\0F\20w\0\6"
    "@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureObject\0F\4nu"
    "mChannels\0\6@\4format\0\6Larray\0L\5.data\0F\7esc.x\0F\13y\0F\13z\0F\13w\0\6@\13f\0\7E\6type\0E\6width\0E\6height\0E\6depth\0\6@\6Format\0\6E"
    "\6NumChannels\0K\6isDrv\0E\6textureType\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7\6Aresult\0\16a\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0"
    "H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\10\1\0Ed\10\1\2\0T5\0C5\0Kd\4\1\68\0S<\0C\4\0Ka\10\2\0Ed\4\2\2\0T\24\0C\24\0"
    "Ka\4\3\0E")

/*: hipBindTextureToMipmappedArray (models 1): tex:{textureReference} mipmappedArray:{hipMipmappedArray} */
/*:     desc:{hipChannelFormatDesc} -> return:status@hipError_t */
/*: hipBindTextureToMipmappedArray (models 2): tex:{textureReference} mipmappedArray:{hipMipmappedArray@hip-5.2} */
/*:     desc:{hipChannelFormatDesc} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipBindTextureToMipmappedArray, "hipBindTextureToMipmappedArray", (const void *tex,
    const void *mipmappedArray, const void *desc), ((uintptr_t)tex, (uintptr_t)mipmappedArray, (uintptr_t)desc,),
    "\3\1\0\0\0\35\2)\1\302\3\14\210\2\10\3 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20"
    "z\0F\20w\0\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureO"
    "bject\0F\4numChannels\0\6@\4format\0\6LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17type\0E\17width\0E\17height\0E"
    "\17depth\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6E\17num_channels\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7\6A"
    "result\0\16a\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\10\1\0Ed\10\1\2\0"
    "T@\0C@\0Ka\10\2\0Ed\4\2\2\0T\24\0C\24\0Ka\4\3\0E\7\2\0\0\0\16\2(\1\276\3\14\210\2\10\3 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08"
    "&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20z\0F\20w\0\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMip"
    "mapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureObject\0F\4numChannels\0\6@\4format\0\6LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24"
    "w\0\6@\24f\0\7E\17type\0E\17width\0E\17height\0E\17depth\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6Ldesc\0F\4.x\0F"
    "\5y\0F\5z\0F\5w\0\6@\5f\0\7\6Aresult\0\16a\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0"
    "SX\0C\20\0Ka\10\1\0Ed\10\1\2\0T<\0C<\0Ka\10\2\0Ed\4\2\2\0T\24\0C\24\0Ka\4\3\0E")

/*: hipChooseDevice: device prop:{hipDeviceProp_t} -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipChooseDevice, "hipChooseDevice", (void *device, const void *prop), ((uintptr_t)device,
    (uintptr_t)prop,),
    "\0057\2\230\16\20\300\3\20\2 Lprop\0N\4.name\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5regsPerBlock\0F\5warpSize\0F\5maxThreadsPerBlock\0f\17"
    "Dim\0f\10GridSize\0F\5clockRate\0F\5memoryClockRate\0F\13BusWidth\0G\5totalConstMem\0F\5major\0F\6inor\0F\6ultiProcessorCount\0F\5l2CacheSize\0"
    "F\5maxThreadsPerMultiProcessor\0F\5computeMode\0F\6lockInstructionRate\0F\6oncurrentKernels\0F\5pciDomainID\0F\10BusID\0F\10DeviceID\0G\5maxSh"
    "aredMemoryPerMultiProcessor\0F\5isMultiGpuBoard\0F\5canMapHostMemory\0F\5gcnArch\0N\14Name\0F\5integrated\0F\5cooperativeLaunch\0F\20MultiDevi"
    "ceLaunch\0F\5maxTexture1DLinear\0F\21\0f\0172D\0f\0173D\0L\5hdpMemFlushCntl\0L\10RegFlushCntl\0G\5memPitch\0G\5textureAlignment\0G\14PitchAlig"
    "nment\0F\5kernelExecTimeoutEnabled\0F\5ECCEnabled\0F\5tccDriver\0F\5cooperativeMultiDeviceUnmatchedFunc\0F\37tchedGridDim\0F\37tchedBlockDim\0F"
    "\37tchedSharedMem\0F\5isLargeBar\0F\5asicRevision\0F\5managedMemory\0F\5directManagedMemAccessFromHost\0F\5concurrentManagedAccess\0F\5pageabl"
    "eMemoryAccess\0F\31UsesHostPageTables\0Fdevice\0\6Aresult\0\16a\10\1\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Jd\10\1\2\0A\1\0R\34\1\0B\34\0Kh\4\1\0A"
    "\34\1\0C\10\0H@\0A\4\0C(\1\0B\3\0Kh\4\1\0A(\1\0C\10\0H@\0A\4\0C4\1\0B\3\0Kd\4\1\0024\1\0Rd\1\0B0\0Kd\4\1\6h\1\0R\214\1\0B$\0Kg\1\1\0A\214\1\0C"
    "\10\0H@\0A\1\0C\214\2\0C\1\0Jd\4\1\2\214\2\0R\240\2\0B\24\0Kh\4\1\0A\240\2\0C\10\0H@\0A\4\0C\250\2\0B\2\0Kh\4\1\0A\250\2\0C\10\0H@\0A\4\0C\264\2"
    "\0B\3\0Kd\10\1\2\270\2\0R\30\3\0B`\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipChooseDeviceR0600: device prop:{hipDeviceProp_tR0600} -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipChooseDeviceR0600, "hipChooseDeviceR0600", (void *device, const void *prop), ((uintptr_t)device,
    (uintptr_t)prop,),
    "\5i\2\212.\20\200\11\20\2 Lprop\0N\4.name\0P\5uuid.bytes\0P\5luid\0E\11DeviceNodeMask\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5regsPerBloc"
    "k\0F\5warpSize\0G\5memPitch\0F\6axThreadsPerBlock\0f\17Dim\0f\10GridSize\0F\5clockRate\0G\5totalConstMem\0F\5major\0F\6inor\0G\5textureAlignme"
    "nt\0G\14PitchAlignment\0F\5deviceOverlap\0F\5multiProcessorCount\0F\5kernelExecTimeoutEnabled\0F\5integrated\0F\5canMapHostMemory\0F\6omputeMo"
    "de\0F\5maxTexture1D\0F\21Mipmap\0F\21Linear\0f\0172D\0f\21Mipmap\0f\21Linear\0f\21Gather\0f\0173D\0f\21Alt\0F\17Cubemap\0f\0171DLayered\0f\0172"
    "DLayered\0f\17CubemapLayered\0F\10Surface1D\0f\0172D\0f\0173D\0f\0171DLayered\0f\0172DLayered\0F\17Cubemap\0f\26Layered\0G\5surfaceAlignment\0F"
    "\5concurrentKernels\0F\5ECCEnabled\0F\5pciBusID\0F\10DeviceID\0F\11omainID\0F\5tccDriver\0F\5asyncEngineCount\0F\5unifiedAddressing\0F\5memory"
    "ClockRate\0F\13BusWidth\0F\5l2CacheSize\0F\5persistingL2CacheMaxSize\0F\5maxThreadsPerMultiProcessor\0F\5streamPrioritiesSupported\0F\5globalL"
    "1CacheSupported\0F\5localL1CacheSupported\0G\5sharedMemPerMultiprocessor\0F\5regsPerMultiprocessor\0F\5managedMemory\0F\5isMultiGpuBoard\0F\5m"
    "ultiGpuBoardGroupID\0F\5hostNativeAtomicSupported\0F\5singleToDoublePrecisionPerfRatio\0F\5pageableMemoryAccess\0F\5concurrentManagedAccess\0F"
    "\7mputePreemptionSupported\0F\6anUseHostPointerForRegisteredMem\0F\6ooperativeLaunch\0F\20MultiDeviceLaunch\0G\5sharedMemPerBlockOptin\0F\5pag"
    "eableMemoryAccessUsesHostPageTables\0F\5directManagedMemAccessFromHost\0F\5maxBlocksPerMultiProcessor\0F\5accessPolicyMaxWindowSize\0F\5hostRe"
    "gisterSupported\0F\5sparseHipArraySupported\0F\5hostRegisterReadOnlySupported\0F\5timelineSemaphoreInteropSupported\0F\5memoryPoolsSupported\0F"
    "\5gpuDirectRDMASupported\0E\22FlushWritesOptions\0F\22WritesOrdering\0E\5memoryPoolSupportedHandleTypes\0F\5deferredMappingHipArraySupported\0F"
    "\5ipcEventSupported\0F\5clusterLaunch\0F\5unifiedFunctionPointers\0f\5hipReserved\0N\5gcnArchName\0G\5maxSharedMemoryPerMultiProcessor\0F\5clo"
    "ckInstructionRate\0L\5hdpMemFlushCntl\0L\10RegFlushCntl\0F\5cooperativeMultiDeviceUnmatchedFunc\0F\37tchedGridDim\0F\37tchedBlockDim\0F\37tche"
    "dSharedMem\0F\5isLargeBar\0F\5asicRevision\0Fdevice\0\6Aresult\0\16a\10\1\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Jh\1\1\0B\1\0C\10\0I\1\1\0C\20\1\0B"
    "\20\0Kh\1\1\0A\20\1\0C\10\0I\1\1\0C\30\1\0B\10\0Kd\4\1\2\30\1\0R\34\1\0B\4\0Kd\10\1\6 \1\0RD\1\0B$\0Kh\4\1\0AD\1\0C\10\0H@\0A\4\0CP\1\0B\3\0Kh"
    "\4\1\0AP\1\0C\10\0H@\0A\4\0C\134\1\0B\3\0Kd\4\1\2\134\1\0R\244\1\0BH\0Kh\4\1\0A\244\1\0C\10\0H@\0A\4\0C\254\1\0B\2\0Kh\4\1\0A\254\1\0C\10\0H@\0"
    "A\4\0C\264\1\0B\2\0Kh\4\1\0A\264\1\0C\10\0H@\0A\4\0C\300\1\0B\3\0Kh\4\1\0A\300\1\0C\10\0H@\0A\4\0C\310\1\0B\2\0Kh\4\1\0A\310\1\0C\10\0H@\0A\4\0"
    "C\324\1\0B\3\0Kh\4\1\0A\324\1\0C\10\0H@\0A\4\0C\340\1\0B\3\0Kb\4\1\2\340\1\0Bh\4\1\0A\344\1\0C\10\0H@\0A\4\0C\354\1\0B\2\0Kh\4\1\0A\354\1\0C\10\0"
    "H@\0A\4\0C\370\1\0B\3\0Kh\4\1\0A\370\1\0C\10\0H@\0A\4\0D\2\0B\2\0Kb\4\1\2\0A\2\0Bh\4\1\0A\4\2\0C\10\0H@\0A\4\0C\14\2\0B\2\0Kh\4\1\0A\14\2\0C\10\0"
    "H@\0A\4\0C\30\2\0B\3\0Kh\4\1\0A\30\2\0C\10\0H@\0A\4\0C \2\0B\2\0Kh\4\1\0A \2\0C\10\0H@\0A\4\0C,\2\0B\3\0Kb\4\1\2,\2\0Bh\4\1\0A0\2\0C\10\0H@\0A"
    "\4\0C8\2\0B\2\0Kd\10\1\28\2\0R\320\2\0B\230\0Kd\4\1\6\330\2\0R\14\3\0B4\0Kh\4\1\0A\10\4\0C\10\0H@\0A\4\0C\210\4\0B \0Kg\1\1\0A\210\4\0C\10\0H@"
    "\0A\1\0C\210\5\0C\1\0Jd\10\1\2\210\5\0R\224\5\0B\14\0Kd\10\1\6\230\5\0R\300\5\0B(\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipCreateSurfaceObject: pSurfObject pResDesc:{hipResourceDesc} -> *pSurfObject:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipCreateSurfaceObject, "hipCreateSurfaceObject", (void *pSurfObject, const void *pResDesc),
    ((uintptr_t)pSurfObject, (uintptr_t)pResDesc,),
    "\5\3\2\232\2\248\20\2 LpResDesc\0\6@\10.resType\0001P\14\0MpSurfObject\0\6Aresult\0\16a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I\1\1\0C@\0C8\0Kb\10"
    "\0A\2\0Da\4\2\0E")

/*: hipCreateTextureObject: pTexObject pResDesc:{hipResourceDesc} pTexDesc:{hipTextureDesc} */
/*:     pResViewDesc:{hipResourceViewDesc} -> *pTexObject:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipCreateTextureObject, "hipCreateTextureObject", (void *pTexObject, const void *pResDesc,
    const void *pTexDesc, const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "\5\30\2\206\7\24\270\2\20\4 LpResDesc\0\6@\10.resType\0001P\14\0LpTexDesc\0&@\10.addressMode\0007\6@\11filterMode\08\6@\11readMode\09F\11sRGB\0"
    "i\11borderColor\0F\11normalizedCoords\0E\11maxAnisotropy\0\6@\12ipmapFilterMode\08I\17LevelBias\0I\13nMipmapLevelClamp\0I\12axMipmapLevelClamp"
    "\0LpResViewDesc\0\6@\14.format\0002G\15width\0G\15height\0G\15depth\0E\15firstMipmapLevel\0E\15lastMipmapLevel\0E\15firstLayer\0E\15lastLayer\0"
    "MpTexObject\0\6Aresult\0\16a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I\1\1\0C@\0C8\0Ka\10\2\0Eh\4\2\0F\10\0H@\0A\4\0C\14\0C\3\0Kd\4\2\2\14\0S\30\0C"
    "\14\0Kh\4\2\0A\30\0D\10\0H@\0A\4\0C(\0C\4\0Kd\4\2\2(\0S@\0C\30\0Ka\10\3\0Ed\4\3\2\0T\4\0C\4\0Kd\10\3\6\10\0S0\0C(\0Kb\10\0A\2\0Da\4\4\0E")

/*: hipCtxCreate: ctx flags:u32 device:i32 -> *ctx:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipCtxCreate, "hipCtxCreate", (void *ctx, uint32_t flags, int32_t device), ((uintptr_t)ctx,
    (uint64_t)flags, (uint64_t)device,),
    "\5\2\2\20\24\20\20\3 Eflags\0Fdevice\0Mctx\0\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipCtxDestroy: ctx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxDestroy, "hipCtxDestroy", (void *ctx), ((uintptr_t)ctx,),
    "\5\1\1\20\14\10\10\1 Mctx\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipCtxDisablePeerAccess: peerCtx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxDisablePeerAccess, "hipCtxDisablePeerAccess", (void *peerCtx), ((uintptr_t)peerCtx,),
    "\5\1\1\20\14\10\10\1 MpeerCtx\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipCtxEnablePeerAccess: peerCtx:handle flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipCtxEnablePeerAccess, "hipCtxEnablePeerAccess", (void *peerCtx, uint32_t flags), ((uintptr_t)peerCtx,
    (uint64_t)flags,),
    "\5\2\1\24\14\20\10\2 MpeerCtx\0Eflags\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipCtxGetApiVersion: ctx:handle apiVersion -> *apiVersion:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipCtxGetApiVersion, "hipCtxGetApiVersion", (void *ctx, void *apiVersion), ((uintptr_t)ctx,
    (uintptr_t)apiVersion,),
    "\5\1\2\20\20\10\20\2 Mctx\0FapiVersion\0\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipCtxGetCacheConfig: cacheConfig -> *cacheConfig:i32@hipFuncCache_t return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetCacheConfig, "hipCtxGetCacheConfig", (void *cacheConfig), ((uintptr_t)cacheConfig,),
    "\5\0\2\10\20\0\20\1 \6@cacheConfig\0\22\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipCtxGetCurrent: ctx -> *ctx:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetCurrent, "hipCtxGetCurrent", (void *ctx), ((uintptr_t)ctx,),
    "\5\0\2\10\24\0\20\1 Mctx\0\6Aresult\0\16b\10\0A\2\0Da\4\1\0E")

/*: hipCtxGetDevice: device -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetDevice, "hipCtxGetDevice", (void *device), ((uintptr_t)device,),
    "\5\0\2\10\20\0\20\1 Fdevice\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipCtxGetFlags: flags -> *flags:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetFlags, "hipCtxGetFlags", (void *flags), ((uintptr_t)flags,),
    "\5\0\2\10\20\0\20\1 Eflags\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipCtxGetSharedMemConfig: pConfig -> *pConfig:i32@hipSharedMemConfig return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetSharedMemConfig, "hipCtxGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "\5\0\2\10\20\0\20\1 \6@pConfig\0003\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipCtxPopCurrent: ctx -> *ctx:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxPopCurrent, "hipCtxPopCurrent", (void *ctx), ((uintptr_t)ctx,),
    "\5\0\2\10\24\0\20\1 Mctx\0\6Aresult\0\16b\10\0A\2\0Da\4\1\0E")

/*: hipCtxPushCurrent: ctx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxPushCurrent, "hipCtxPushCurrent", (void *ctx), ((uintptr_t)ctx,),
    "\5\1\1\20\14\10\10\1 Mctx\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipCtxSetCacheConfig: cacheConfig:i32@hipFuncCache_t -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetCacheConfig, "hipCtxSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "\5\1\1\14\14\10\10\1 \6@cacheConfig\0\22\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipCtxSetCurrent: ctx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetCurrent, "hipCtxSetCurrent", (void *ctx), ((uintptr_t)ctx,),
    "\5\1\1\20\14\10\10\1 Mctx\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipCtxSetSharedMemConfig: config:i32@hipSharedMemConfig -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetSharedMemConfig, "hipCtxSetSharedMemConfig", (int config), ((uint64_t)config,),
    "\5\1\1\14\14\10\10\1 \6@config\0003\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipCtxSynchronize: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 1, int, trace__hip_hipCtxSynchronize, "hipCtxSynchronize", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipDestroyExternalMemory: extMem:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyExternalMemory, "hipDestroyExternalMemory", (void *extMem), ((uintptr_t)extMem,),
    "\5\1\1\20\14\10\10\1 LextMem\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipDestroyExternalSemaphore: extSem:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyExternalSemaphore, "hipDestroyExternalSemaphore", (void *extSem), ((uintptr_t)extSem,),
    "\5\1\1\20\14\10\10\1 LextSem\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipDestroySurfaceObject: surfaceObject:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroySurfaceObject, "hipDestroySurfaceObject", (void *surfaceObject), ((uintptr_t)surfaceObject,),
    "\5\1\1\20\14\10\10\1 MsurfaceObject\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipDestroyTextureObject: textureObject:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyTextureObject, "hipDestroyTextureObject", (void *textureObject), ((uintptr_t)textureObject,),
    "\5\1\1\20\14\10\10\1 MtextureObject\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipDevResourceGenerateDesc: phDesc resources:handle nbResources:u32 -> *phDesc:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipDevResourceGenerateDesc, "hipDevResourceGenerateDesc", (void *phDesc, void *resources,
    uint32_t nbResources), ((uintptr_t)phDesc, (uintptr_t)resources, (uint64_t)nbResources,),
    "\5\2\2\24\24\20\20\3 Mresources\0EnbResources\0MphDesc\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipDevSmResourceSplit: result:handle nbGroups:u32 input:handle remainder:handle flags:u32 */
/*:     groupParams[nbGroups]:{hipDevSmResourceGroupParams_st#64} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDevSmResourceSplit, "hipDevSmResourceSplit", (void *result, uint32_t nbGroups, const void *input,
    void *remainder, uint32_t flags, void *groupParams), ((uintptr_t)result, (uint64_t)nbGroups, (uintptr_t)input, (uintptr_t)remainder, (uint64_t)flags,
    (uintptr_t)groupParams,),
    "\5\11\1\300\2\14\270\1\10\6 Mresult\0EnbGroups\0Minput\0Mremainder\0Eflags\0egroupParams.smCount\0e\14coscheduledSmCount\0e\14preferredCosched"
    "uledSmCount\0e\14flags\0\6Aresult\0\16c\5 \0A\6\0B\1\10\2\14\3\24\4\34\0A \0Gh\4\5\0E\1\4\0H\20\0A@\0C\4\0C\1\0Kh\4\5\0A\4\0C\1\4\0H\20\0A@\0C"
    "\10\0C\1\0Kh\4\5\0A\10\0C\1\4\0H\20\0A@\0C\14\0C\1\0Kh\4\5\0A\14\0C\1\4\0H\20\0A@\0C\20\0C\1\0Ka\4\6\0E")

/*: hipDevSmResourceSplitByCount: result:handle *nbGroups:u32 input:handle remainder:handle flags:u32 minCount:u32 */
/*:     -> *nbGroups:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDevSmResourceSplitByCount, "hipDevSmResourceSplitByCount", (void *result, void *nbGroups,
    const void *input, void *remainder, uint32_t flags, uint32_t minCount), ((uintptr_t)result, (uintptr_t)nbGroups, (uintptr_t)input,
    (uintptr_t)remainder, (uint64_t)flags, (uint64_t)minCount,),
    "\5\6\2,\20 \20\6 Mresult\0EnbGroups\0Minput\0Mremainder\0Eflags\0EminCount\0EnbGroups\0\6Aresult\0\16a\10\0Fb\4\1\2\0Dc\4\30\0A\4\2\0A\3\10\4\20"
    "\5\24\0Cb\4\1\2\0Da\4\6\0E")

/*: hipDeviceCanAccessPeer: canAccessPeer deviceId:i32 peerDeviceId:i32 -> *canAccessPeer:i32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceCanAccessPeer, "hipDeviceCanAccessPeer", (void *canAccessPeer, int32_t deviceId,
    int32_t peerDeviceId), ((uintptr_t)canAccessPeer, (uint64_t)deviceId, (uint64_t)peerDeviceId,),
    "\5\2\2\20\20\20\20\3 FdeviceId\0FpeerDeviceId\0FcanAccessPeer\0\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Gb\4\0A\2\0Da\4\3\0E")

/*: hipDeviceComputeCapability: major minor device:i32 -> *major:i32 *minor:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceComputeCapability, "hipDeviceComputeCapability", (void *major, void *minor, int32_t device),
    ((uintptr_t)major, (uintptr_t)minor, (uint64_t)device,),
    "\5\1\3\14\24\10\30\3 Fdevice\0Fmajor\0Fminor\0\6Aresult\0\16a\4\2\0Eb\4\0A\2\0Db\4\1\2\0Da\4\3\0E")

/*: hipDeviceDisablePeerAccess: peerDeviceId:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceDisablePeerAccess, "hipDeviceDisablePeerAccess", (int32_t peerDeviceId),
    ((uint64_t)peerDeviceId,),
    "\5\1\1\14\14\10\10\1 FpeerDeviceId\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipDeviceEnablePeerAccess: peerDeviceId:i32 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceEnablePeerAccess, "hipDeviceEnablePeerAccess", (int32_t peerDeviceId, uint32_t flags),
    ((uint64_t)peerDeviceId, (uint64_t)flags,),
    "\5\2\1\20\14\20\10\2 FpeerDeviceId\0Eflags\0\6Aresult\0\16c\2\10\0A\2\0B\1\4\0Ga\4\2\0E")

/*: hipDeviceGet: device ordinal:i32 -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGet, "hipDeviceGet", (void *device, int32_t ordinal), ((uintptr_t)device, (uint64_t)ordinal,),
    "\5\1\2\14\20\10\20\2 Fordinal\0Fdevice\0\6Aresult\0\16a\4\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: hipDeviceGetAttribute: pi attr:i32@hipDeviceAttribute_t deviceId:i32 -> *pi:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetAttribute, "hipDeviceGetAttribute", (void *pi, int attr, int32_t deviceId), ((uintptr_t)pi,
    (uint64_t)attr, (uint64_t)deviceId,),
    "\5\2\2\20\20\20\20\3 \6@attr\0\11FdeviceId\0Fpi\0\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Gb\4\0A\2\0Da\4\3\0E")

/*: hipDeviceGetByPCIBusId: device pciBusId:string -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetByPCIBusId, "hipDeviceGetByPCIBusId", (void *device, const void *pciBusId),
    ((uintptr_t)device, (uintptr_t)pciBusId,),
    "\5\1\2\216\2\20(\20\2 NpciBusId\0Fdevice\0\6Aresult\0\16e\10\1\0U\10\0Ob\4\0A\2\0Da\4\2\0E")

/*: hipDeviceGetCacheConfig: cacheConfig -> *cacheConfig:i32@hipFuncCache_t return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDeviceGetCacheConfig, "hipDeviceGetCacheConfig", (void *cacheConfig), ((uintptr_t)cacheConfig,),
    "\5\0\2\10\20\0\20\1 \6@cacheConfig\0\22\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipDeviceGetDefaultMemPool: mem_pool device:i32 -> *mem_pool:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetDefaultMemPool, "hipDeviceGetDefaultMemPool", (void *mem_pool, int32_t device),
    ((uintptr_t)mem_pool, (uint64_t)device,),
    "\5\1\2\14\24\10\20\2 Fdevice\0Mmem_pool\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipDeviceGetDevResource: device:i32 resource:handle type:i32@hipDevResourceType -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetDevResource, "hipDeviceGetDevResource", (int32_t device, void *resource, int type),
    ((uint64_t)device, (uintptr_t)resource, (uint64_t)type,),
    "\5\3\1\30\14\20\10\3 Fdevice\0Mresource\0\6@type\0\10\6Aresult\0\16c\3\20\0A\4\0B\1\4\2\14\0A\20\0Ca\4\3\0E")

/*: hipDeviceGetExecutionCtx: ctx device:i32 -> *ctx:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetExecutionCtx, "hipDeviceGetExecutionCtx", (void *ctx, int32_t device), ((uintptr_t)ctx,
    (uint64_t)device,),
    "\5\1\2\14\24\10\20\2 Fdevice\0Mctx\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipDeviceGetGraphMemAttribute: device:i32 attr:i32@hipGraphMemAttributeType value:ptr -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetGraphMemAttribute, "hipDeviceGetGraphMemAttribute", (int32_t device, int attr, void *value),
    ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\30\14\20\10\3 Fdevice\0\6@attr\0\27Lvalue\0\6Aresult\0\16c\3\20\0A\4\0B\1\4\2\10\0A\20\0Ca\4\3\0E")

/*: hipDeviceGetLimit: pValue limit:i32@hipLimit_t -> *pValue:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetLimit, "hipDeviceGetLimit", (void *pValue, int limit), ((uintptr_t)pValue, (uint64_t)limit,),
    "\5\1\2\14\24\10\20\2 \6@limit\0\37GpValue\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipDeviceGetMemPool: mem_pool device:i32 -> *mem_pool:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetMemPool, "hipDeviceGetMemPool", (void *mem_pool, int32_t device), ((uintptr_t)mem_pool,
    (uint64_t)device,),
    "\5\1\2\14\24\10\20\2 Fdevice\0Mmem_pool\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipDeviceGetName: name len:i32 device:i32 -> name[len]:chars return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetName, "hipDeviceGetName", (void *name, int32_t len, int32_t device), ((uintptr_t)name,
    (uint64_t)len, (uint64_t)device,),
    "\5\2\2\20\222\2\0200\3 Flen\0Fdevice\0Nname\0\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Gg\1\0F\1\4\0C\1\0D@\0A\1\0C\1\0C\1\0Ka\4\3\0E")

/*: hipDeviceGetP2PAttribute: value attr:i32@hipDeviceP2PAttr srcDevice:i32 dstDevice:i32 -> *value:i32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipDeviceGetP2PAttribute, "hipDeviceGetP2PAttribute", (void *value, int attr, int32_t srcDevice,
    int32_t dstDevice), ((uintptr_t)value, (uint64_t)attr, (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "\5\3\2\24\20\20\20\4 \6@attr\0\13FsrcDevice\0FdstDevice\0Fvalue\0\6Aresult\0\16c\3\14\0A\4\1\0A\2\4\3\10\0A\14\0Cb\4\0A\2\0Da\4\4\0E")

/*: hipDeviceGetPCIBusId: pciBusId len:i32 device:i32 -> pciBusId[len]:chars return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetPCIBusId, "hipDeviceGetPCIBusId", (void *pciBusId, int32_t len, int32_t device),
    ((uintptr_t)pciBusId, (uint64_t)len, (uint64_t)device,),
    "\5\2\2\20\222\2\0200\3 Flen\0Fdevice\0NpciBusId\0\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Gg\1\0F\1\4\0C\1\0D@\0A\1\0C\1\0C\1\0Ka\4\3\0E")

/*: hipDeviceGetSharedMemConfig: pConfig -> *pConfig:i32@hipSharedMemConfig return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDeviceGetSharedMemConfig, "hipDeviceGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "\5\0\2\10\20\0\20\1 \6@pConfig\0003\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipDeviceGetStreamPriorityRange: leastPriority greatestPriority -> *leastPriority:i32 *greatestPriority:i32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetStreamPriorityRange, "hipDeviceGetStreamPriorityRange", (void *leastPriority,
    void *greatestPriority), ((uintptr_t)leastPriority, (uintptr_t)greatestPriority,),
    "\5\0\3\10\24\0\30\2 FleastPriority\0FgreatestPriority\0\6Aresult\0\16b\4\0A\2\0Db\4\1\2\0Da\4\2\0E")

/*: hipDeviceGetTexture1DLinearMaxWidth: max_width desc:{hipChannelFormatDesc} device:i32 -> *max_width:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetTexture1DLinearMaxWidth, "hipDeviceGetTexture1DLinearMaxWidth", (void *max_width,
    const void *desc, int32_t device), ((uintptr_t)max_width, (uintptr_t)desc, (uint64_t)device,),
    "\5\7\2(\248\20\3 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Fdevice\0Gmax_width\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\24\0C\24\0Ka\4\2\0Eb\10\0A\2\0"
    "Da\4\3\0E")

/*: hipDeviceGetUuid: uuid device:i32 -> uuid:{hipUUID_t} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetUuid, "hipDeviceGetUuid", (void *uuid, int32_t device), ((uintptr_t)uuid, (uint64_t)device,),
    "\5\1\3\14\232\2\108\2 Fdevice\0Luuid\0P\4.bytes\0\6Aresult\0\16a\4\1\0Ea\10\0Fh\1\0G\10\0I\1\1\0C\20\0C\20\0Ka\4\2\0E")

/*: hipDeviceGraphMemTrim: device:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceGraphMemTrim, "hipDeviceGraphMemTrim", (int32_t device), ((uint64_t)device,),
    "\5\1\1\14\14\10\10\1 Fdevice\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipDevicePrimaryCtxGetState: dev:i32 flags active -> *flags:u32 *active:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDevicePrimaryCtxGetState, "hipDevicePrimaryCtxGetState", (int32_t dev, void *flags, void *active),
    ((uint64_t)dev, (uintptr_t)flags, (uintptr_t)active,),
    "\5\1\3\14\24\10\30\3 Fdev\0Eflags\0Factive\0\6Aresult\0\16a\4\0Fb\4\1\2\0Db\4\2\2\0Da\4\3\0E")

/*: hipDevicePrimaryCtxRelease: dev:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDevicePrimaryCtxRelease, "hipDevicePrimaryCtxRelease", (int32_t dev), ((uint64_t)dev,),
    "\5\1\1\14\14\10\10\1 Fdev\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipDevicePrimaryCtxReset: dev:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDevicePrimaryCtxReset, "hipDevicePrimaryCtxReset", (int32_t dev), ((uint64_t)dev,),
    "\5\1\1\14\14\10\10\1 Fdev\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipDevicePrimaryCtxRetain: pctx dev:i32 -> *pctx:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDevicePrimaryCtxRetain, "hipDevicePrimaryCtxRetain", (void *pctx, int32_t dev), ((uintptr_t)pctx,
    (uint64_t)dev,),
    "\5\1\2\14\24\10\20\2 Fdev\0Mpctx\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipDevicePrimaryCtxSetFlags: dev:i32 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDevicePrimaryCtxSetFlags, "hipDevicePrimaryCtxSetFlags", (int32_t dev, uint32_t flags), ((uint64_t)dev,
    (uint64_t)flags,),
    "\5\2\1\20\14\20\10\2 Fdev\0Eflags\0\6Aresult\0\16c\2\10\0A\2\0B\1\4\0Ga\4\2\0E")

/*: hipDeviceReset: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipDeviceReset, "hipDeviceReset", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipDeviceSetCacheConfig: cacheConfig:i32@hipFuncCache_t -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceSetCacheConfig, "hipDeviceSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "\5\1\1\14\14\10\10\1 \6@cacheConfig\0\22\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipDeviceSetGraphMemAttribute: device:i32 attr:i32@hipGraphMemAttributeType value:ptr -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipDeviceSetGraphMemAttribute, "hipDeviceSetGraphMemAttribute", (int32_t device, int attr, void *value),
    ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\30\14\20\10\3 Fdevice\0\6@attr\0\27Lvalue\0\6Aresult\0\16c\3\20\0A\4\0B\1\4\2\10\0A\20\0Ca\4\3\0E")

/*: hipDeviceSetLimit: limit:i32@hipLimit_t value:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceSetLimit, "hipDeviceSetLimit", (int limit, uint64_t value), ((uint64_t)limit, (uint64_t)value,),
    "\5\2\1\24\14\20\10\2 \6@limit\0\37Gvalue\0\6Aresult\0\16c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: hipDeviceSetMemPool: device:i32 mem_pool:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceSetMemPool, "hipDeviceSetMemPool", (int32_t device, void *mem_pool), ((uint64_t)device,
    (uintptr_t)mem_pool,),
    "\5\2\1\24\14\20\10\2 Fdevice\0Mmem_pool\0\6Aresult\0\16c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: hipDeviceSetSharedMemConfig: config:i32@hipSharedMemConfig -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceSetSharedMemConfig, "hipDeviceSetSharedMemConfig", (int config), ((uint64_t)config,),
    "\5\1\1\14\14\10\10\1 \6@config\0003\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipDeviceSynchronize: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 1, int, trace__hip_hipDeviceSynchronize, "hipDeviceSynchronize", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipDeviceTotalMem: bytes device:i32 -> *bytes:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceTotalMem, "hipDeviceTotalMem", (void *bytes, int32_t device), ((uintptr_t)bytes,
    (uint64_t)device,),
    "\5\1\2\14\24\10\20\2 Fdevice\0Gbytes\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipDriverGetVersion: driverVersion -> *driverVersion:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDriverGetVersion, "hipDriverGetVersion", (void *driverVersion), ((uintptr_t)driverVersion,),
    "\5\0\2\10\20\0\20\1 FdriverVersion\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipDrvGetErrorName: hipError:i32@hipError_t errorString -> *errorString:string return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGetErrorName, "hipDrvGetErrorName", (int hipError, void *errorString), ((uint64_t)hipError,
    (uintptr_t)errorString,),
    "\5\1\2\14\222\2\0100\2 \6@hipError\0\16NerrorString\0\6Aresult\0\16a\4\0Ff\10\1\0U\10\0Oa\4\2\0E")

/*: hipDrvGetErrorString: hipError:i32@hipError_t errorString -> *errorString:string return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGetErrorString, "hipDrvGetErrorString", (int hipError, void *errorString), ((uint64_t)hipError,
    (uintptr_t)errorString,),
    "\5\1\2\14\222\2\0100\2 \6@hipError\0\16NerrorString\0\6Aresult\0\16a\4\0Ff\10\1\0U\10\0Oa\4\2\0E")

/*: hipDrvGraphAddMemFreeNode: phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 */
/*:     dptr:ptr -> *phGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipDrvGraphAddMemFreeNode, "hipDrvGraphAddMemFreeNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, void *dptr), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies,
    (uint64_t)numDependencies, (uintptr_t)dptr,),
    "\5\4\2\246\4\24@\20\5 MhGraph\0mdependencies\0GnumDependencies\0Ldptr\0MphGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: hipDrvGraphAddMemcpyNode: phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 */
/*:     copyParams:{HIP_MEMCPY3D} ctx:handle -> *phGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDrvGraphAddMemcpyNode, "hipDrvGraphAddMemcpyNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, const void *copyParams, void *ctx), ((uintptr_t)phGraphNode, (uintptr_t)hGraph,
    (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)copyParams, (uintptr_t)ctx,),
    "\5\34\2\336\5\24\300\1\20\6 MhGraph\0mdependencies\0GnumDependencies\0LcopyParams\0G\12.srcXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0."
    "L\16Host\0L\16Device\0M\16Array\0G\16Pitch\0G\16Height\0G\13dstXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device\0M\16A"
    "rray\0G\16Pitch\0G\16Height\0G\13WidthInBytes\0G\13Height\0G\13Depth\0Mctx\0MphGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0"
    "C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T$\0C$\0Kd\10\4\6(\0St\0CL\0Kd\10\4\6x\0S\270\0C@\0Ka\10\5\0Eb\10\0A\2\0Da\4\6\0E")

/*: hipDrvGraphAddMemsetNode: phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 */
/*:     memsetParams:{HIP_MEMSET_NODE_PARAMS} ctx:handle -> *phGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDrvGraphAddMemsetNode, "hipDrvGraphAddMemsetNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, const void *memsetParams, void *ctx), ((uintptr_t)phGraphNode, (uintptr_t)hGraph,
    (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)memsetParams, (uintptr_t)ctx,),
    "\5\13\2\326\4\24p\20\6 MhGraph\0mdependencies\0GnumDependencies\0LmemsetParams\0L\14.dst\0G\15pitch\0E\15value\0E\15elementSize\0G\15width\0G\15"
    "height\0Mctx\0MphGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T(\0C(\0Ka\10\5\0Eb"
    "\10\0A\2\0Da\4\6\0E")

/*: hipDrvGraphExecMemcpyNodeSetParams: hGraphExec:handle hNode:handle copyParams:{HIP_MEMCPY3D} ctx:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvGraphExecMemcpyNodeSetParams, "hipDrvGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *hNode,
    const void *copyParams, void *ctx), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)copyParams, (uintptr_t)ctx,),
    "\5\33\1\330\1\14\220\1\10\4 MhGraphExec\0MhNode\0LcopyParams\0G\12.srcXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device"
    "\0M\16Array\0G\16Pitch\0G\16Height\0G\13dstXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device\0M\16Array\0G\16Pitch\0G\16H"
    "eight\0G\13WidthInBytes\0G\13Height\0G\13Depth\0Mctx\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T$\0C$\0Kd\10\2\6(\0St\0CL\0Kd\10"
    "\2\6x\0S\270\0C@\0Ka\10\3\0Ea\4\4\0E")

/*: hipDrvGraphExecMemsetNodeSetParams: hGraphExec:handle hNode:handle memsetParams:{HIP_MEMSET_NODE_PARAMS} */
/*:     ctx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvGraphExecMemsetNodeSetParams, "hipDrvGraphExecMemsetNodeSetParams", (void *hGraphExec, void *hNode,
    const void *memsetParams, void *ctx), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)memsetParams, (uintptr_t)ctx,),
    "\5\12\1P\14@\10\4 MhGraphExec\0MhNode\0LmemsetParams\0L\14.dst\0G\15pitch\0E\15value\0E\15elementSize\0G\15width\0G\15height\0Mctx\0\6Aresult\0"
    "\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T(\0C(\0Ka\10\3\0Ea\4\4\0E")

/*: hipDrvGraphMemcpyNodeGetParams: hNode:handle nodeParams -> nodeParams:{HIP_MEMCPY3D} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGraphMemcpyNodeGetParams, "hipDrvGraphMemcpyNodeGetParams", (void *hNode, void *nodeParams),
    ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\1\31\20\304\1\10\210\1\2 MhNode\0LnodeParams\0G\12.srcXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device\0M\16Array\0G"
    "\16Pitch\0G\16Height\0G\13dstXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device\0M\16Array\0G\16Pitch\0G\16Height\0G\13W"
    "idthInBytes\0G\13Height\0G\13Depth\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T$\0C$\0Kd\10\1\6(\0St\0CL\0Kd\10\1\6x\0S\270\0C@\0Ka\4\2\0E")

/*: hipDrvGraphMemcpyNodeSetParams: hNode:handle nodeParams:{HIP_MEMCPY3D} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDrvGraphMemcpyNodeSetParams, "hipDrvGraphMemcpyNodeSetParams", (void *hNode, const void *nodeParams),
    ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\31\1\310\1\14\210\1\10\2 MhNode\0LnodeParams\0G\12.srcXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device\0M\16Array\0G"
    "\16Pitch\0G\16Height\0G\13dstXInBytes\0G\16Y\0G\16Z\0G\16LOD\0\6@\16MemoryType\0.L\16Host\0L\16Device\0M\16Array\0G\16Pitch\0G\16Height\0G\13W"
    "idthInBytes\0G\13Height\0G\13Depth\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T$\0C$\0Kd\10\1\6(\0St\0CL\0Kd\10\1\6x\0S\270\0C@\0Ka\4\2\0E")

/*: hipDrvLaunchKernelEx: config:{HIP_LAUNCH_CONFIG_st} f:handle params:ptr extra:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvLaunchKernelEx, "hipDrvLaunchKernelEx", (const void *config, void *f, void *params, void *extra),
    ((uintptr_t)config, (uintptr_t)f, (uintptr_t)params, (uintptr_t)extra,),
    "\5\16\1\226\1\14\230\1\10\4 Lconfig\0E\6.gridDimX\0E\16Y\0E\16Z\0E\7blockDimX\0E\17Y\0E\17Z\0E\7sharedMemBytes\0M\7hStream\0&@\7attrs.id\0\35E"
    "\7numAttrs\0Mf\0Lparams\0Lextra\0\6Aresult\0\16a\10\0Fd\4\0A\2\0T\34\0C\34\0Kd\10\0A\6 \0S(\0C\10\0Kh\4\0F\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4"
    "\0A\0020\0Cc\3\30\0A\4\1\0A\2\10\3\20\0A\30\0Ca\4\4\0E")

/*: hipDrvMemDiscardAndPrefetchBatchAsync: dptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetchLocs[numPrefetchLocs]:{hipMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 */
/*:     flags:u64 stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync, "hipDrvMemDiscardAndPrefetchBatchAsync", (void *dptrs, void *sizes,
    uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldptrs\0gsizes\0Gcount\0&@prefetchLocs.type\0%f\15id\0g\13Idxs\0GnumPrefetchLocs\0Gflags\0Mstream\0\6Aresult\0\16h"
    "\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C\1\10\0H\20"
    "\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: hipDrvMemDiscardBatchAsync: dptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipDrvMemDiscardBatchAsync, "hipDrvMemDiscardBatchAsync", (void *dptrs, void *sizes, uint64_t count,
    uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "\5\5\1\254\10\14`\10\5 ldptrs\0gsizes\0Gcount\0Gflags\0Mstream\0\6Aresult\0\16h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10"
    "\0C\2\0Kc\3\30\0A\4\2\0A\3\10\4\20\0A\30\0Ca\4\5\0E")

/*: hipDrvMemcpy2DUnaligned (models 1): pCopy:{hip_Memcpy2D} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipDrvMemcpy2DUnaligned (models 2): pCopy:{hip_Memcpy2D@hip-5.2} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipDrvMemcpy2DUnaligned, "hipDrvMemcpy2DUnaligned", (const void *pCopy), ((uintptr_t)pCopy,),
    trace__hip_hipDrvMemcpy2DUnaligned_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\13\1\23\1\222\1\14\220\1\10\1 LpCopy\0G\5.srcXInBytes\0G\11Y\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\6dst"
    "XInBytes\0G\11Y\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\6WidthInBytes\0G\6Height\0\7\202bytes\0B\0\3\33direction\0\6A"
    "result\0\16a\10\0Fd\10\0A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S\200\0C0\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E\7\2\0\0\0\13\1\23\1\222"
    "\1\14\220\1\10\1 LpCopy\0G\5.srcXInBytes\0G\11Y\0\6@\11MemoryType\0/L\11Host\0L\11Device\0L\11Array\0G\11Pitch\0G\6dstXInBytes\0G\11Y\0\6@\11M"
    "emoryType\0/L\11Host\0L\11Device\0L\11Array\0G\11Pitch\0G\6WidthInBytes\0G\6Height\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0"
    "A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S\200\0C0\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E")

/*: hipDrvMemcpy3D (models 1): pCopy:{HIP_MEMCPY3D} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipDrvMemcpy3D (models 2): pCopy:{HIP_MEMCPY3D@hip-5.2} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipDrvMemcpy3D, "hipDrvMemcpy3D", (const void *pCopy), ((uintptr_t)pCopy,),
    trace__hip_hipDrvMemcpy3D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\09\1\32\1\312\1\14\220\1\10\1 LpCopy\0G\5.srcXInBytes\0G\11Y\0G\11Z\0G\11LOD\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11P"
    "itch\0G\11Height\0G\6dstXInBytes\0G\11Y\0G\11Z\0G\11LOD\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\11Height\0G\6WidthIn"
    "Bytes\0G\6Height\0G\6Depth\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T$\0C$\0Kd\10\0A\6(\0St\0CL\0Kd\10\0A\6x\0S\270\0C"
    "@\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E\7\2\0\0\09\1\32\1\216\1\14\220\1\10\1 LpCopy\0E\5.srcXInBytes\0E\11Y\0E\11Z\0E\11LOD\0\6@\11MemoryType\0/"
    "L\11Host\0L\11Device\0L\11Array\0E\11Pitch\0E\11Height\0E\6dstXInBytes\0E\11Y\0E\11Z\0E\11LOD\0\6@\11MemoryType\0/L\11Host\0L\11Device\0L\11Ar"
    "ray\0E\11Pitch\0E\11Height\0E\6WidthInBytes\0E\6Height\0E\6Depth\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\4\0A\2\0T\24\0C\24\0K"
    "d\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S|\0C,\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E")

/*: hipDrvMemcpy3DAsync (models 1): pCopy:{HIP_MEMCPY3D} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION */
/*:     -> return:status@hipError_t */
/*: hipDrvMemcpy3DAsync (models 2): pCopy:{HIP_MEMCPY3D@hip-5.2} stream:handle ; bytes:u64/BYTES/B */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipDrvMemcpy3DAsync, "hipDrvMemcpy3DAsync", (const void *pCopy, void *stream), ((uintptr_t)pCopy,
    (uintptr_t)stream,),
    trace__hip_hipDrvMemcpy3DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0F\1\33\1\322\1\14\220\1\10\2 LpCopy\0G\5.srcXInBytes\0G\11Y\0G\11Z\0G\11LOD\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11P"
    "itch\0G\11Height\0G\6dstXInBytes\0G\11Y\0G\11Z\0G\11LOD\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\11Height\0G\6WidthIn"
    "Bytes\0G\6Height\0G\6Depth\0Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T$\0C$\0Kd\10\0A\6(\0St\0CL\0Kd\10\0A\6x\0"
    "S\270\0C@\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E\7\2\0\0\0F\1\33\1\226\1\14\220\1\10\2 LpCopy\0E\5.srcXInBytes\0E\11Y\0E\11Z\0E\11LOD\0\6"
    "@\11MemoryType\0/L\11Host\0L\11Device\0L\11Array\0E\11Pitch\0E\11Height\0E\6dstXInBytes\0E\11Y\0E\11Z\0E\11LOD\0\6@\11MemoryType\0/L\11Host\0L"
    "\11Device\0L\11Array\0E\11Pitch\0E\11Height\0E\6WidthInBytes\0E\6Height\0E\6Depth\0Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0"
    "Fd\4\0A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S|\0C,\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E")

/*: hipDrvPointerGetAttributes: numAttributes:u32 attributes[numAttributes]:i32@hipPointer_attribute */
/*:     data[numAttributes]:ptr ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipDrvPointerGetAttributes, "hipDrvPointerGetAttributes", (uint32_t numAttributes, void *attributes,
    void *data, void *ptr), ((uint64_t)numAttributes, (uintptr_t)attributes, (uintptr_t)data, (uintptr_t)ptr,),
    "\5\4\1\240\6\14`\10\4 EnumAttributes\0&@attributes\0000ldata\0Lptr\0\6Aresult\0\16a\4\0Fh\4\1\0E\1\4\0H@\0A\4\0C\4\0Oh\10\2\0E\1\4\0H@\0A\10\0C"
    "\10\0Oa\10\3\0Ea\4\4\0E")

/*: hipEventCreate: event -> *event:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipEventCreate, "hipEventCreate", (void *event), ((uintptr_t)event,),
    "\5\0\2\10\24\0\20\1 Mevent\0\6Aresult\0\16b\10\0A\2\0Da\4\1\0E")

/*: hipEventCreateWithFlags: event flags:u32 -> *event:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipEventCreateWithFlags, "hipEventCreateWithFlags", (void *event, uint32_t flags), ((uintptr_t)event,
    (uint64_t)flags,),
    "\5\1\2\14\24\10\20\2 Eflags\0Mevent\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipEventDestroy: event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipEventDestroy, "hipEventDestroy", (void *event), ((uintptr_t)event,),
    "\5\1\1\20\14\10\10\1 Mevent\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipEventElapsedTime: ms start:handle stop:handle -> *ms:f32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipEventElapsedTime, "hipEventElapsedTime", (void *ms, void *start, void *stop), ((uintptr_t)ms,
    (uintptr_t)start, (uintptr_t)stop,),
    "\5\2\2\30\20\20\20\3 Mstart\0Mstop\0Ims\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gb\4\0A\2\0Da\4\3\0E")

/*: hipEventQuery: event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipEventQuery, "hipEventQuery", (void *event), ((uintptr_t)event,),
    "\5\1\1\20\14\10\10\1 Mevent\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipEventRecord: event:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipEventRecord, "hipEventRecord", (void *event, void *stream), ((uintptr_t)event, (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 Mevent\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipEventRecordWithFlags: event:handle stream:handle flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipEventRecordWithFlags, "hipEventRecordWithFlags", (void *event, void *stream, uint32_t flags),
    ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mevent\0Mstream\0Eflags\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipEventRecord_spt: event:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipEventRecord_spt, "hipEventRecord_spt", (void *event, void *stream), ((uintptr_t)event,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 Mevent\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipEventSynchronize: event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipEventSynchronize, "hipEventSynchronize", (void *event), ((uintptr_t)event,),
    "\5\1\1\20\14\10\10\1 Mevent\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipExecutionCtxDestroy: ctx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipExecutionCtxDestroy, "hipExecutionCtxDestroy", (void *ctx), ((uintptr_t)ctx,),
    "\5\1\1\20\14\10\10\1 Mctx\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipExecutionCtxGetDevResource: ctx:handle resource:handle type:i32@hipDevResourceType -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipExecutionCtxGetDevResource, "hipExecutionCtxGetDevResource", (void *ctx, void *resource, int type),
    ((uintptr_t)ctx, (uintptr_t)resource, (uint64_t)type,),
    "\5\3\1\34\14\20\10\3 Mctx\0Mresource\0\6@type\0\10\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipExecutionCtxGetDevice: device ctx:handle -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipExecutionCtxGetDevice, "hipExecutionCtxGetDevice", (void *device, void *ctx), ((uintptr_t)device,
    (uintptr_t)ctx,),
    "\5\1\2\20\20\10\20\2 Mctx\0Fdevice\0\6Aresult\0\16a\10\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: hipExecutionCtxGetId: ctx:handle ctxId -> *ctxId:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipExecutionCtxGetId, "hipExecutionCtxGetId", (void *ctx, void *ctxId), ((uintptr_t)ctx,
    (uintptr_t)ctxId,),
    "\5\1\2\20\24\10\20\2 Mctx\0G\3Id\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipExecutionCtxRecordEvent: ctx:handle event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipExecutionCtxRecordEvent, "hipExecutionCtxRecordEvent", (void *ctx, void *event), ((uintptr_t)ctx,
    (uintptr_t)event,),
    "\5\2\1\30\14\20\10\2 Mctx\0Mevent\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipExecutionCtxStreamCreate: stream greenctx:handle flags:u32 priority:i32 -> *stream:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipExecutionCtxStreamCreate, "hipExecutionCtxStreamCreate", (void *stream, void *greenctx, uint32_t flags,
    int32_t priority), ((uintptr_t)stream, (uintptr_t)greenctx, (uint64_t)flags, (uint64_t)priority,),
    "\5\3\2\30\24\20\20\4 Mgreenctx\0Eflags\0Fpriority\0Mstream\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0E")

/*: hipExecutionCtxSynchronize: ctx:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipExecutionCtxSynchronize, "hipExecutionCtxSynchronize", (void *ctx), ((uintptr_t)ctx,),
    "\5\1\1\20\14\10\10\1 Mctx\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipExecutionCtxWaitEvent: ctx:handle event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipExecutionCtxWaitEvent, "hipExecutionCtxWaitEvent", (void *ctx, void *event), ((uintptr_t)ctx,
    (uintptr_t)event,),
    "\5\2\1\30\14\20\10\2 Mctx\0Mevent\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipExtDisableLogging: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipExtDisableLogging, "hipExtDisableLogging", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipExtEnableLogging: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipExtEnableLogging, "hipExtEnableLogging", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipExtGetLastError: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipExtGetLastError, "hipExtGetLastError", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipExtGetLinkTypeAndHopCount: device1:i32 device2:i32 linktype hopcount -> *linktype:u32 *hopcount:u32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipExtGetLinkTypeAndHopCount, "hipExtGetLinkTypeAndHopCount", (int32_t device1, int32_t device2,
    void *linktype, void *hopcount), ((uint64_t)device1, (uint64_t)device2, (uintptr_t)linktype, (uintptr_t)hopcount,),
    "\5\2\3\20\24\20\30\4 Fdevice1\0F\0062\0Elinktype\0Ehopcount\0\6Aresult\0\16c\2\10\0A\2\0B\1\4\0Gb\4\2\2\0Db\4\3\2\0Da\4\4\0E")

/*: hipExtHostAlloc: ptr size:u64 flags:u32 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipExtHostAlloc, "hipExtHostAlloc", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr,
    (uint64_t)size, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 Gsize\0Eflags\0Lptr\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipExtLaunchMultiKernelMultiDevice: launchParamsList[numDevices]:{hipLaunchParams_t#56} numDevices:i32 flags:u32 */
/*:     -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipExtLaunchMultiKernelMultiDevice, "hipExtLaunchMultiKernelMultiDevice", (void *launchParamsList,
    int32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "\5\14\1\314\7\14\240\3\10\3 llaunchParamsList.func\0e\21gridDim.x\0e\31y\0e\31z\0e\21blockDim.x\0e\32y\0e\32z\0l\21args\0g\21sharedMem\0m\22tr"
    "eam\0FnumDevices\0Eflags\0\6Aresult\0\16h\10\0F\1\4\0C\1\0D\20\0A8\0C\10\0C\1\0Kh\4\0B\10\0C\1\4\0C\1\0D\20\0A8\0C\14\0C\1\0Kh\4\0B\14\0C\1\4\0"
    "C\1\0D\20\0A8\0C\20\0C\1\0Kh\4\0B\20\0C\1\4\0C\1\0D\20\0A8\0C\24\0C\1\0Kh\4\0B\24\0C\1\4\0C\1\0D\20\0A8\0C\30\0C\1\0Kh\4\0B\30\0C\1\4\0C\1\0D\20"
    "\0A8\0C\34\0C\1\0Kh\4\0B\34\0C\1\4\0C\1\0D\20\0A8\0C \0C\1\0Kh\10\0B \0C\1\4\0C\1\0D\20\0A8\0C(\0C\1\0Kh\10\0B(\0C\1\4\0C\1\0D\20\0A8\0C0\0C\1\0"
    "Kh\10\0B0\0C\1\4\0C\1\0D\20\0A8\0C8\0C\1\0Kc\2\10\0A\2\1\0A\2\4\0Ga\4\3\0E")

/*: hipExtMallocWithFlags: ptr sizeBytes:u64 flags:u32 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipExtMallocWithFlags, "hipExtMallocWithFlags", (void *ptr, uint64_t sizeBytes, uint32_t flags),
    ((uintptr_t)ptr, (uint64_t)sizeBytes, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 GsizeBytes\0Eflags\0Lptr\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipExtModuleLaunchKernel: f:handle globalWorkSizeX:u32 globalWorkSizeY:u32 globalWorkSizeZ:u32 */
/*:     localWorkSizeX:u32 localWorkSizeY:u32 localWorkSizeZ:u32 sharedMemBytes:u64 hStream:handle kernelParams:ptr */
/*:     extra:ptr startEvent:handle stopEvent:handle flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 14, 1, int, trace__hip_hipExtModuleLaunchKernel, "hipExtModuleLaunchKernel", (void *f, uint32_t globalWorkSizeX,
    uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ, uint64_t sharedMemBytes,
    void *hStream, void *kernelParams, void *extra, void *startEvent, void *stopEvent, uint32_t flags), ((uintptr_t)f, (uint64_t)globalWorkSizeX,
    (uint64_t)globalWorkSizeY, (uint64_t)globalWorkSizeZ, (uint64_t)localWorkSizeX, (uint64_t)localWorkSizeY, (uint64_t)localWorkSizeZ,
    (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, (uintptr_t)startEvent, (uintptr_t)stopEvent, (uint64_t)flags,),
    "\5\16\1\134\14(\10\16 Mf\0EglobalWorkSizeX\0E\16Y\0E\16Z\0ElocalWorkSizeX\0E\15Y\0E\15Z\0GsharedMemBytes\0MhStream\0LkernelParams\0Lextra\0Mst"
    "artEvent\0MstopEvent\0Eflags\0\6Aresult\0\16c\16T\0A\16\0B\1\10\2\14\3\20\4\24\5\30\6\34\7 \10(\0110\128\13@\14H\15P\0Ga\4\16\0E")

/*: hipExtSetLoggingParams: log_level:u64 log_size:u64 log_mask:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExtSetLoggingParams, "hipExtSetLoggingParams", (uint64_t log_level, uint64_t log_size,
    uint64_t log_mask), ((uint64_t)log_level, (uint64_t)log_size, (uint64_t)log_mask,),
    "\5\3\1 \14\20\10\3 Glog_level\0G\4size\0G\4mask\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipExtStreamCreateWithCUMask: stream cuMaskSize:u32 cuMask[cuMaskSize]:u32 -> *stream:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExtStreamCreateWithCUMask, "hipExtStreamCreateWithCUMask", (void *stream, uint32_t cuMaskSize,
    const void *cuMask), ((uintptr_t)stream, (uint64_t)cuMaskSize, (uintptr_t)cuMask,),
    "\5\2\2\222\2\0240\20\3 EcuMaskSize\0e\6\0Mstream\0\6Aresult\0\16a\4\1\0Eh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\1\0Kb\10\0A\2\0Da\4\3\0E")

/*: hipExtStreamGetCUMask: stream:handle cuMaskSize:u32 cuMask -> cuMask[cuMaskSize]:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipExtStreamGetCUMask, "hipExtStreamGetCUMask", (void *stream, uint32_t cuMaskSize, void *cuMask),
    ((uintptr_t)stream, (uint64_t)cuMaskSize, (uintptr_t)cuMask,),
    "\5\2\2\24\222\2\0200\3 Mstream\0EcuMaskSize\0e\6\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\1\0Ka\4\3\0E")

/*: hipExternalMemoryGetMappedBuffer: devPtr extMem:ptr bufferDesc:{hipExternalMemoryBufferDesc_st} -> *devPtr:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExternalMemoryGetMappedBuffer, "hipExternalMemoryGetMappedBuffer", (void *devPtr, void *extMem,
    const void *bufferDesc), ((uintptr_t)devPtr, (uintptr_t)extMem, (uintptr_t)bufferDesc,),
    "\5\5\2,\248\20\3 LextMem\0LbufferDesc\0G\12.offset\0G\13size\0E\13flags\0LdevPtr\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\24\0C\24\0K"
    "b\10\0A\2\0Da\4\3\0E")

/*: hipExternalMemoryGetMappedMipmappedArray: mipmap extMem:ptr mipmapDesc:{hipExternalMemoryMipmappedArrayDesc_st} */
/*:     -> *mipmap:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExternalMemoryGetMappedMipmappedArray, "hipExternalMemoryGetMappedMipmappedArray", (void *mipmap,
    void *extMem, const void *mipmapDesc), ((uintptr_t)mipmap, (uintptr_t)extMem, (uintptr_t)mipmapDesc,),
    "\5\15\2T\24`\20\3 LextMem\0LmipmapDesc\0G\12.offset\0F\13formatDesc.x\0F\26y\0F\26z\0F\26w\0\6@\26f\0\7G\13extent.width\0G\22height\0G\22depth"
    "\0E\13flags\0E\13numLevels\0L\6\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\34\0C\34\0Kd\10\2\6 \0S@\0C \0Kb\10\0A\2\0Da\4\3\0E")

/*: hipFree: ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFree, "hipFree", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipFreeArray (models 1): array:handle -> return:status@hipError_t */
/*: hipFreeArray (models 2): array -> array:{hipArray} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFreeArray, "hipFreeArray", (void *array), ((uintptr_t)array,),
    "\3\1\0\0\0\42\0\1\1\20\14\10\10\1 Marray\0\6Aresult\0\16a\10\0Fa\4\1\0E\7\2\0\0\0\256\0\0\20\10M\0`\1 Larray\0L\5.data\0F\7esc.x\0F\13y\0F\13z"
    "\0F\13w\0\6@\13f\0\7E\6type\0E\6width\0E\6height\0E\6depth\0\6@\6Format\0\6E\6NumChannels\0K\6isDrv\0E\6textureType\0\6Aresult\0\16a\10\0Fd\10\0"
    "A\2\0T5\0C5\0Kd\4\0A\68\0S<\0C\4\0Ka\4\1\0E")

/*: hipFreeAsync: dev_ptr:ptr stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipFreeAsync, "hipFreeAsync", (void *dev_ptr, void *stream), ((uintptr_t)dev_ptr, (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 Ldev_ptr\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipFreeHost: ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFreeHost, "hipFreeHost", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipFreeMipmappedArray (models 1): mipmappedArray -> mipmappedArray:{hipMipmappedArray} return:status@hipError_t */
/*: hipFreeMipmappedArray (models 2): mipmappedArray -> mipmappedArray:{hipMipmappedArray@hip-5.2} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFreeMipmappedArray, "hipFreeMipmappedArray", (void *mipmappedArray), ((uintptr_t)mipmappedArray,),
    "\3\1\0\0\0\300\0\0\21\10T\08\1 LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17type\0E\17width\0E\17height\0E\17dep"
    "th\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6E\17num_channels\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T@\0C@\0Ka\4\1\0E\7\2"
    "\0\0\0\261\0\0\20\10P\08\1 LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17type\0E\17width\0E\17height\0E\17depth\0E"
    "\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6\6Aresult\0\16a\10\0Fd\10\0A\2\0T<\0C<\0Ka\4\1\0E")

/*: hipFuncGetAttribute: value attrib:i32@hipFunction_attribute hfunc:handle -> *value:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipFuncGetAttribute, "hipFuncGetAttribute", (void *value, int attrib, void *hfunc), ((uintptr_t)value,
    (uint64_t)attrib, (uintptr_t)hfunc,),
    "\5\2\2\24\20\20\20\3 \6@attrib\0\23Mhfunc\0Fvalue\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\4\0Gb\4\0A\2\0Da\4\3\0E")

/*: hipFuncGetAttributes: attr func:ptr -> attr:{hipFuncAttributes} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipFuncGetAttributes, "hipFuncGetAttributes", (void *attr, const void *func), ((uintptr_t)attr,
    (uintptr_t)func,),
    "\5\1\14\20H\10`\2 Lfunc\0Lattr\0F\4.binaryVersion\0F\5cacheModeCA\0G\6onstSizeBytes\0G\5localSizeBytes\0F\5maxDynamicSharedSizeBytes\0F\10Thre"
    "adsPerBlock\0F\5numRegs\0F\5preferredShmemCarveout\0F\6txVersion\0G\5sharedSizeBytes\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T,\0C,\0Kd\10\0A"
    "\0060\0S8\0C\10\0Ka\4\2\0E")

/*: hipFuncSetAttribute: func:ptr attr:i32@hipFuncAttribute value:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipFuncSetAttribute, "hipFuncSetAttribute", (const void *func, int attr, int32_t value), ((uintptr_t)func,
    (uint64_t)attr, (uint64_t)value,),
    "\5\3\1\30\14\20\10\3 Lfunc\0\6@attr\0\21Fvalue\0\6Aresult\0\16c\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: hipFuncSetCacheConfig: func:ptr config:i32@hipFuncCache_t -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipFuncSetCacheConfig, "hipFuncSetCacheConfig", (const void *func, int config), ((uintptr_t)func,
    (uint64_t)config,),
    "\5\2\1\24\14\20\10\2 Lfunc\0\6@config\0\22\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipFuncSetSharedMemConfig: func:ptr config:i32@hipSharedMemConfig -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipFuncSetSharedMemConfig, "hipFuncSetSharedMemConfig", (const void *func, int config), ((uintptr_t)func,
    (uint64_t)config,),
    "\5\2\1\24\14\20\10\2 Lfunc\0\6@config\0003\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGLGetDevices: pHipDeviceCount pHipDevices hipDeviceCount:u32 deviceList:i32@hipGLDeviceList -> */
/*:     *pHipDeviceCount:u32 pHipDevices[*pHipDeviceCount:u32]:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGLGetDevices, "hipGLGetDevices", (void *pHipDeviceCount, void *pHipDevices, uint32_t hipDeviceCount,
    int deviceList), ((uintptr_t)pHipDeviceCount, (uintptr_t)pHipDevices, (uint64_t)hipDeviceCount, (uint64_t)deviceList,),
    "\5\2\3\20\226\2\208\4 EhipDeviceCount\0\6@deviceList\0\24EpHipDeviceCount\0f\12s\0\6Aresult\0\16c\2\10\0A\2\2\0A\3\4\0Gb\4\0A\2\0Dh\4\1\0E\2\4\0"
    "H@\0A\4\0C\4\0Oa\4\4\0E")

/*: hipGetChannelDesc (models 1): desc array:handle -> desc:{hipChannelFormatDesc} return:status@hipError_t */
/*: hipGetChannelDesc (models 2): desc array:{hipArray} -> desc:{hipChannelFormatDesc} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetChannelDesc, "hipGetChannelDesc", (void *desc, const void *array), ((uintptr_t)desc,
    (uintptr_t)array,),
    "\3\1\0\0\0Q\0\1\7\20(\108\2 Marray\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T\24\0C\24\0Ka\4\2\0E\7\2"
    "\0\0\0\333\0\17\7I(X8\2 Larray\0L\5.data\0F\7esc.x\0F\13y\0F\13z\0F\13w\0\6@\13f\0\7E\6type\0E\6width\0E\6height\0E\6depth\0\6@\6Format\0\6E\6N"
    "umChannels\0K\6isDrv\0E\6textureType\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7\6Aresult\0\16a\10\1\0Ed\10\1\2\0T5\0C5\0Kd\4\1\68\0S<\0C\4\0K"
    "a\10\0Fd\4\0A\2\0T\24\0C\24\0Ka\4\2\0E")

/*: hipGetDevice: deviceId -> *deviceId:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDevice, "hipGetDevice", (void *deviceId), ((uintptr_t)deviceId,),
    "\5\0\2\10\20\0\20\1 FdeviceId\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipGetDeviceCount: count -> *count:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDeviceCount, "hipGetDeviceCount", (void *count), ((uintptr_t)count,),
    "\5\0\2\10\20\0\20\1 Fcount\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipGetDeviceFlags: flags -> *flags:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDeviceFlags, "hipGetDeviceFlags", (void *flags), ((uintptr_t)flags,),
    "\5\0\2\10\20\0\20\1 Eflags\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipGetDeviceProperties: prop deviceId:i32 -> prop:{hipDeviceProp_t} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetDeviceProperties, "hipGetDeviceProperties", (void *prop, int32_t deviceId), ((uintptr_t)prop,
    (uint64_t)deviceId,),
    "\5\18\14\234\16\10\310\3\2 FdeviceId\0Lprop\0N\4.name\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5regsPerBlock\0F\5warpSize\0F\5maxThreadsPer"
    "Block\0f\17Dim\0f\10GridSize\0F\5clockRate\0F\5memoryClockRate\0F\13BusWidth\0G\5totalConstMem\0F\5major\0F\6inor\0F\6ultiProcessorCount\0F\5l"
    "2CacheSize\0F\5maxThreadsPerMultiProcessor\0F\5computeMode\0F\6lockInstructionRate\0F\6oncurrentKernels\0F\5pciDomainID\0F\10BusID\0F\10Device"
    "ID\0G\5maxSharedMemoryPerMultiProcessor\0F\5isMultiGpuBoard\0F\5canMapHostMemory\0F\5gcnArch\0N\14Name\0F\5integrated\0F\5cooperativeLaunch\0F"
    "\20MultiDeviceLaunch\0F\5maxTexture1DLinear\0F\21\0f\0172D\0f\0173D\0L\5hdpMemFlushCntl\0L\10RegFlushCntl\0G\5memPitch\0G\5textureAlignment\0G"
    "\14PitchAlignment\0F\5kernelExecTimeoutEnabled\0F\5ECCEnabled\0F\5tccDriver\0F\5cooperativeMultiDeviceUnmatchedFunc\0F\37tchedGridDim\0F\37tch"
    "edBlockDim\0F\37tchedSharedMem\0F\5isLargeBar\0F\5asicRevision\0F\5managedMemory\0F\5directManagedMemAccessFromHost\0F\5concurrentManagedAcces"
    "s\0F\5pageableMemoryAccess\0F\31UsesHostPageTables\0\6Aresult\0\16a\4\1\0Ea\10\0Fg\1\0G\10\0H@\0A\1\0D\1\0C\1\0Jd\10\0A\2\0A\1\0R\34\1\0B\34\0K"
    "h\4\0B\34\1\0C\10\0H@\0A\4\0C(\1\0B\3\0Kh\4\0B(\1\0C\10\0H@\0A\4\0C4\1\0B\3\0Kd\4\0A\0024\1\0Rd\1\0B0\0Kd\4\0A\6h\1\0R\214\1\0B$\0Kg\1\0B\214\1"
    "\0C\10\0H@\0A\1\0C\214\2\0C\1\0Jd\4\0A\2\214\2\0R\240\2\0B\24\0Kh\4\0B\240\2\0C\10\0H@\0A\4\0C\250\2\0B\2\0Kh\4\0B\250\2\0C\10\0H@\0A\4\0C\264\2"
    "\0B\3\0Kd\10\0A\2\270\2\0R\30\3\0B`\0Ka\4\2\0E")

/*: hipGetDevicePropertiesR0600: prop deviceId:i32 -> prop:{hipDeviceProp_tR0600} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetDevicePropertiesR0600, "hipGetDevicePropertiesR0600", (void *prop, int32_t deviceId),
    ((uintptr_t)prop, (uint64_t)deviceId,),
    "\5\1j\14\216.\10\210\11\2 FdeviceId\0Lprop\0N\4.name\0P\5uuid.bytes\0P\5luid\0E\11DeviceNodeMask\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5r"
    "egsPerBlock\0F\5warpSize\0G\5memPitch\0F\6axThreadsPerBlock\0f\17Dim\0f\10GridSize\0F\5clockRate\0G\5totalConstMem\0F\5major\0F\6inor\0G\5text"
    "ureAlignment\0G\14PitchAlignment\0F\5deviceOverlap\0F\5multiProcessorCount\0F\5kernelExecTimeoutEnabled\0F\5integrated\0F\5canMapHostMemory\0F"
    "\6omputeMode\0F\5maxTexture1D\0F\21Mipmap\0F\21Linear\0f\0172D\0f\21Mipmap\0f\21Linear\0f\21Gather\0f\0173D\0f\21Alt\0F\17Cubemap\0f\0171DLaye"
    "red\0f\0172DLayered\0f\17CubemapLayered\0F\10Surface1D\0f\0172D\0f\0173D\0f\0171DLayered\0f\0172DLayered\0F\17Cubemap\0f\26Layered\0G\5surface"
    "Alignment\0F\5concurrentKernels\0F\5ECCEnabled\0F\5pciBusID\0F\10DeviceID\0F\11omainID\0F\5tccDriver\0F\5asyncEngineCount\0F\5unifiedAddressin"
    "g\0F\5memoryClockRate\0F\13BusWidth\0F\5l2CacheSize\0F\5persistingL2CacheMaxSize\0F\5maxThreadsPerMultiProcessor\0F\5streamPrioritiesSupported"
    "\0F\5globalL1CacheSupported\0F\5localL1CacheSupported\0G\5sharedMemPerMultiprocessor\0F\5regsPerMultiprocessor\0F\5managedMemory\0F\5isMultiGp"
    "uBoard\0F\5multiGpuBoardGroupID\0F\5hostNativeAtomicSupported\0F\5singleToDoublePrecisionPerfRatio\0F\5pageableMemoryAccess\0F\5concurrentMana"
    "gedAccess\0F\7mputePreemptionSupported\0F\6anUseHostPointerForRegisteredMem\0F\6ooperativeLaunch\0F\20MultiDeviceLaunch\0G\5sharedMemPerBlockO"
    "ptin\0F\5pageableMemoryAccessUsesHostPageTables\0F\5directManagedMemAccessFromHost\0F\5maxBlocksPerMultiProcessor\0F\5accessPolicyMaxWindowSiz"
    "e\0F\5hostRegisterSupported\0F\5sparseHipArraySupported\0F\5hostRegisterReadOnlySupported\0F\5timelineSemaphoreInteropSupported\0F\5memoryPool"
    "sSupported\0F\5gpuDirectRDMASupported\0E\22FlushWritesOptions\0F\22WritesOrdering\0E\5memoryPoolSupportedHandleTypes\0F\5deferredMappingHipArr"
    "aySupported\0F\5ipcEventSupported\0F\5clusterLaunch\0F\5unifiedFunctionPointers\0f\5hipReserved\0N\5gcnArchName\0G\5maxSharedMemoryPerMultiPro"
    "cessor\0F\5clockInstructionRate\0L\5hdpMemFlushCntl\0L\10RegFlushCntl\0F\5cooperativeMultiDeviceUnmatchedFunc\0F\37tchedGridDim\0F\37tchedBloc"
    "kDim\0F\37tchedSharedMem\0F\5isLargeBar\0F\5asicRevision\0\6Aresult\0\16a\4\1\0Ea\10\0Fg\1\0G\10\0H@\0A\1\0D\1\0C\1\0Jh\1\0C\1\0C\10\0I\1\1\0C"
    "\20\1\0B\20\0Kh\1\0B\20\1\0C\10\0I\1\1\0C\30\1\0B\10\0Kd\4\0A\2\30\1\0R\34\1\0B\4\0Kd\10\0A\6 \1\0RD\1\0B$\0Kh\4\0BD\1\0C\10\0H@\0A\4\0CP\1\0B"
    "\3\0Kh\4\0BP\1\0C\10\0H@\0A\4\0C\134\1\0B\3\0Kd\4\0A\2\134\1\0R\244\1\0BH\0Kh\4\0B\244\1\0C\10\0H@\0A\4\0C\254\1\0B\2\0Kh\4\0B\254\1\0C\10\0H@"
    "\0A\4\0C\264\1\0B\2\0Kh\4\0B\264\1\0C\10\0H@\0A\4\0C\300\1\0B\3\0Kh\4\0B\300\1\0C\10\0H@\0A\4\0C\310\1\0B\2\0Kh\4\0B\310\1\0C\10\0H@\0A\4\0C\324\1"
    "\0B\3\0Kh\4\0B\324\1\0C\10\0H@\0A\4\0C\340\1\0B\3\0Kb\4\0A\2\340\1\0Bh\4\0B\344\1\0C\10\0H@\0A\4\0C\354\1\0B\2\0Kh\4\0B\354\1\0C\10\0H@\0A\4\0C"
    "\370\1\0B\3\0Kh\4\0B\370\1\0C\10\0H@\0A\4\0D\2\0B\2\0Kb\4\0A\2\0A\2\0Bh\4\0B\4\2\0C\10\0H@\0A\4\0C\14\2\0B\2\0Kh\4\0B\14\2\0C\10\0H@\0A\4\0C\30\2"
    "\0B\3\0Kh\4\0B\30\2\0C\10\0H@\0A\4\0C \2\0B\2\0Kh\4\0B \2\0C\10\0H@\0A\4\0C,\2\0B\3\0Kb\4\0A\2,\2\0Bh\4\0B0\2\0C\10\0H@\0A\4\0C8\2\0B\2\0Kd\10\0"
    "A\28\2\0R\320\2\0B\230\0Kd\4\0A\6\330\2\0R\14\3\0B4\0Kh\4\0B\10\4\0C\10\0H@\0A\4\0C\210\4\0B \0Kg\1\0B\210\4\0C\10\0H@\0A\1\0C\210\5\0C\1\0Jd\10"
    "\0A\2\210\5\0R\224\5\0B\14\0Kd\10\0A\6\230\5\0R\300\5\0B(\0Ka\4\2\0E")

/*: hipGetDriverEntryPoint: symbol:string funcPtr flags:u64 driverStatus -> *funcPtr:ptr */
/*:     *driverStatus:i32@hipDriverEntryPointQueryResult return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 2, int, trace__hip_hipGetDriverEntryPoint, "hipGetDriverEntryPoint", (const void *symbol, void *funcPtr,
    uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__hip_hipGetDriverEntryPoint_after, (),
    "\5\2\3\226\2\0300\30\4 Nsymbol\0Gflags\0LfuncPtr\0\6@driverStatus\0\14\6Aresult\0\16e\10\0V\10\0Oa\10\2\0Eb\10\1\2\0Db\4\3\2\0Da\4\4\0E")

/*: hipGetDriverEntryPoint_spt: symbol:string funcPtr flags:u64 status -> *funcPtr:ptr */
/*:     *status:i32@hipDriverEntryPointQueryResult return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 2, int, trace__hip_hipGetDriverEntryPoint_spt, "hipGetDriverEntryPoint_spt", (const void *symbol, void *funcPtr,
    uint64_t flags, void *status), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)status,),
    NULL, trace__hip_hipGetDriverEntryPoint_after, (),
    "\5\2\3\226\2\0300\30\4 Nsymbol\0Gflags\0LfuncPtr\0\6@status\0\14\6Aresult\0\16e\10\0V\10\0Oa\10\2\0Eb\10\1\2\0Db\4\3\2\0Da\4\4\0E")

/*: hipGetErrorName: hip_error:i32@hipError_t -> return:string */
TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipGetErrorName, "hipGetErrorName", (int hip_error), ((uint64_t)hip_error,),
    "\4\1\1\14\216\2\10(\0\6@hip_error\0\16Nresult\0a\4\0Fe\10\1\0U\10\0O")

/*: hipGetErrorString: hipError:i32@hipError_t -> return:string */
TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipGetErrorString, "hipGetErrorString", (int hipError), ((uint64_t)hipError,),
    "\4\1\1\14\216\2\10(\0\6@hipError\0\16Nresult\0a\4\0Fe\10\1\0U\10\0O")

/*: hipGetFuncBySymbol: functionPtr symbolPtr:ptr -> *functionPtr:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetFuncBySymbol, "hipGetFuncBySymbol", (void *functionPtr, const void *symbolPtr),
    ((uintptr_t)functionPtr, (uintptr_t)symbolPtr,),
    "\5\1\2\20\24\10\20\2 LsymbolPtr\0MfunctionPtr\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipGetLastError: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipGetLastError, "hipGetLastError", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipGetMipmappedArrayLevel (models 1): levelArray mipmappedArray:{hipMipmappedArray} level:u32 -> */
/*:     *levelArray:handle return:status@hipError_t */
/*: hipGetMipmappedArrayLevel (models 2): levelArray mipmappedArray:{hipMipmappedArray@hip-5.2} level:u32 -> */
/*:     *levelArray:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGetMipmappedArrayLevel, "hipGetMipmappedArrayLevel", (void *levelArray, const void *mipmappedArray,
    uint32_t level), ((uintptr_t)levelArray, (uintptr_t)mipmappedArray, (uint64_t)level,),
    "\3\1\0\0\0\333\0\21\2T\248\20\3 LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17type\0E\17width\0E\17height\0E\17de"
    "pth\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6E\17num_channels\0Elevel\0M\5Array\0\6Aresult\0\16a\10\1\0Ed\10\1\2\0"
    "T@\0C@\0Ka\4\2\0Eb\10\0A\2\0Da\4\3\0E\7\2\0\0\0\314\0\20\2P\248\20\3 LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17"
    "type\0E\17width\0E\17height\0E\17depth\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6Elevel\0L\5Array\0\6Aresult\0\16a"
    "\10\1\0Ed\10\1\2\0T<\0C<\0Ka\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: hipGetProcAddress: symbol:string pfn hipVersion:i32 flags:u64 symbolStatus -> *pfn:ptr */
/*:     *symbolStatus:i32@hipDriverProcAddressQueryResult return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 3, int, trace__hip_hipGetProcAddress, "hipGetProcAddress", (const void *symbol, void *pfn, int32_t hipVersion,
    uint64_t flags, void *symbolStatus), ((uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)hipVersion, (uint64_t)flags, (uintptr_t)symbolStatus,),
    NULL, trace__hip_hipGetProcAddress_after, (),
    "\5\3\3\232\2\308\30\5 Nsymbol\0FhipVersion\0Gflags\0Lpfn\0\6@symbolStatus\0\15\6Aresult\0\16e\10\0V\10\0Oc\2\14\0A\2\2\0A\3\4\0Gb\10\1\2\0Db\4\4"
    "\2\0Da\4\5\0E")

/*: hipGetProcAddress_spt: symbol:string pfn hipVersion:i32 flags:u64 symbolStatus -> *pfn:ptr */
/*:     *symbolStatus:i32@hipDriverProcAddressQueryResult return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 3, int, trace__hip_hipGetProcAddress_spt, "hipGetProcAddress_spt", (const void *symbol, void *pfn, int32_t hipVersion,
    uint64_t flags, void *symbolStatus), ((uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)hipVersion, (uint64_t)flags, (uintptr_t)symbolStatus,),
    NULL, trace__hip_hipGetProcAddress_after, (),
    "\5\3\3\232\2\308\30\5 Nsymbol\0FhipVersion\0Gflags\0Lpfn\0\6@symbolStatus\0\15\6Aresult\0\16e\10\0V\10\0Oc\2\14\0A\2\2\0A\3\4\0Gb\10\1\2\0Db\4\4"
    "\2\0Da\4\5\0E")

/*: hipGetStreamDeviceId: stream:handle -> return:i32 */
TRACE__FORWARD(trace__hip, 1, 3, int32_t, trace__hip_hipGetStreamDeviceId, "hipGetStreamDeviceId", (void *stream), ((uintptr_t)stream,),
    "\4\1\1\20\14\10\10\0Mstream\0Fresult\0a\10\0Fa\4\1\0E")

/*: hipGetSymbolAddress: devPtr symbol:ptr -> *devPtr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetSymbolAddress, "hipGetSymbolAddress", (void *devPtr, const void *symbol), ((uintptr_t)devPtr,
    (uintptr_t)symbol,),
    "\5\1\2\20\24\10\20\2 Lsymbol\0LdevPtr\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipGetSymbolSize: size symbol:ptr -> *size:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetSymbolSize, "hipGetSymbolSize", (void *size, const void *symbol), ((uintptr_t)size,
    (uintptr_t)symbol,),
    "\5\1\2\20\24\10\20\2 Lsymbol\0Gsize\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipGetTextureAlignmentOffset: offset texref:{textureReference} -> *offset:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureAlignmentOffset, "hipGetTextureAlignmentOffset", (void *offset, const void *texref),
    ((uintptr_t)offset, (uintptr_t)texref,),
    "\5\23\2\336\2\24\250\1\20\2 Ltexref\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6Goffset\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0"
    "C,\0Kd\10\1\6H\0SX\0C\20\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipGetTextureObjectResourceDesc: pResDesc textureObject:handle -> pResDesc:{hipResourceDesc} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectResourceDesc, "hipGetTextureObjectResourceDesc", (void *pResDesc, void *textureObject),
    ((uintptr_t)pResDesc, (uintptr_t)textureObject,),
    "\5\1\4\20\236\2\10@\2 MtextureObject\0LpResDesc\0\6@\10.resType\0001P\14\0\6Aresult\0\16a\10\1\0Ea\10\0Fb\4\0A\2\0Dh\1\0B\10\0D\10\0I\1\1\0C@\0"
    "C8\0Ka\4\2\0E")

/*: hipGetTextureObjectResourceViewDesc: pResViewDesc textureObject:handle -> pResViewDesc:{hipResourceViewDesc} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectResourceViewDesc, "hipGetTextureObjectResourceViewDesc", (void *pResViewDesc,
    void *textureObject), ((uintptr_t)pResViewDesc, (uintptr_t)textureObject,),
    "\5\1\12\20@\10`\2 MtextureObject\0LpResViewDesc\0\6@\14.format\0002G\15width\0G\15height\0G\15depth\0E\15firstMipmapLevel\0E\15lastMipmapLevel"
    "\0E\15firstLayer\0E\15lastLayer\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S0\0C(\0Ka\4\2\0E")

/*: hipGetTextureObjectTextureDesc: pTexDesc textureObject:handle -> pTexDesc:{hipTextureDesc} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectTextureDesc, "hipGetTextureObjectTextureDesc", (void *pTexDesc, void *textureObject),
    ((uintptr_t)pTexDesc, (uintptr_t)textureObject,),
    "\5\1\15\20\304\4\10\260\1\2 MtextureObject\0LpTexDesc\0&@\10.addressMode\0007\6@\11filterMode\08\6@\11readMode\09F\11sRGB\0i\11borderColor\0F\11"
    "normalizedCoords\0E\11maxAnisotropy\0\6@\12ipmapFilterMode\08I\17LevelBias\0I\13nMipmapLevelClamp\0I\12axMipmapLevelClamp\0\6Aresult\0\16a\10\1"
    "\0Ea\10\0Fh\4\0G\10\0H@\0A\4\0C\14\0C\3\0Kd\4\0A\2\14\0S\30\0C\14\0Kh\4\0B\30\0D\10\0H@\0A\4\0C(\0C\4\0Kd\4\0A\2(\0S@\0C\30\0Ka\4\2\0E")

/*: hipGetTextureReference: texref symbol:ptr -> *texref:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureReference, "hipGetTextureReference", (void *texref, const void *symbol), ((uintptr_t)texref,
    (uintptr_t)symbol,),
    "\5\1\2\20\24\10\20\2 Lsymbol\0Ltexref\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipGraphAddBatchMemOpNode: phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 */
/*:     nodeParams:{hipBatchMemOpNodeParams} -> *phGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddBatchMemOpNode, "hipGraphAddBatchMemOpNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies,
    (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\10\2\276\4\24\220\1\20\5 MhGraph\0mdependencies\0GnumDependencies\0LnodeParams\0M\12.ctx\0E\14ount\0L\13paramArray\0E\13flags\0MphGraphNode"
    "\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\14\0C\14\0Kd\10\4\6\20\0S\34\0C\14\0Kb\10\0A"
    "\2\0Da\4\5\0E")

/*: hipGraphAddChildGraphNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     childGraph:handle -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddChildGraphNode, "hipGraphAddChildGraphNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *childGraph), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)childGraph,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0MchildGraph\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0"
    "C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddDependencies: graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     numDependencies:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphAddDependencies, "hipGraphAddDependencies", (void *graph, const void *from, const void *to,
    uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies,),
    "\5\4\1\244\10\14`\10\4 Mgraph\0mfrom\0mto\0GnumDependencies\0\6Aresult\0\16a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2\0E\1\10\0H@\0A\10"
    "\0C\10\0C\3\0Ka\10\3\0Ea\4\4\0E")

/*: hipGraphAddEmptyNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 -> */
/*:     *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphAddEmptyNode, "hipGraphAddEmptyNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,),
    "\5\3\2\236\4\248\20\4 Mgraph\0mpDependencies\0GnumDependencies\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3"
    "\0Eb\10\0A\2\0Da\4\4\0E")

/*: hipGraphAddEventRecordNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     event:handle -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddEventRecordNode, "hipGraphAddEventRecordNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0Mevent\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddEventWaitNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     event:handle -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddEventWaitNode, "hipGraphAddEventWaitNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0Mevent\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddExternalSemaphoresSignalNode: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 nodeParams:{hipExternalSemaphoreSignalNodeParams} -> *pGraphNode:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddExternalSemaphoresSignalNode, "hipGraphAddExternalSemaphoresSignalNode", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\7\2\272\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0MpGraphNode\0\6"
    "Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\24\0C\24\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddExternalSemaphoresWaitNode: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 nodeParams:{hipExternalSemaphoreWaitNodeParams} -> *pGraphNode:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddExternalSemaphoresWaitNode, "hipGraphAddExternalSemaphoresWaitNode", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\7\2\272\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0MpGraphNode\0\6"
    "Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\24\0C\24\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddHostNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pNodeParams:{hipHostNodeParams} -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddHostNode, "hipGraphAddHostNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pNodeParams,),
    "\5\6\2\266\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpNodeParams\0L\13.fn\0L\14userData\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2"
    "\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\20\0C\20\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddKernelNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pNodeParams:{hipKernelNodeParams} -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddKernelNode, "hipGraphAddKernelNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pNodeParams,),
    "\5\16\2\332\4\24\270\1\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpNodeParams\0E\13.blockDim.x\0E\25y\0E\25z\0L\14extra\0L\14func\0E\14gr"
    "idDim.x\0E\24y\0E\24z\0L\14kernelParams\0E\14sharedMemBytes\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0"
    "A\2\3\0A\4\10\0Gd\4\4\2\0T\14\0C\14\0Kd\10\4\6\20\0S,\0C\34\0Kd\10\4\0060\0S<\0C\14\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddMemAllocNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pNodeParams:{hipMemAllocNodeParams} -> *pGraphNode:handle pNodeParams:{hipMemAllocNodeParams} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemAllocNode, "hipGraphAddMemAllocNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "\5\16\15\346\4\134\220\1h\5 Mgraph\0mpDependencies\0GnumDependencies\0LpNodeParams\0\6@\13.poolProps.allocType\0#\6@\26handleTypes\0\42\6@\26l"
    "ocation.type\0%F\37id\0L\26win32SecurityAttributes\0G\26maxSize\0L\14accessDescs\0G\26Count\0G\14bytesize\0L\14dptr\0MpGraphNode\0LpNodeParams"
    "\0\6@\13.poolProps.allocType\0#\6@\26handleTypes\0\42\6@\26location.type\0%F\37id\0L\26win32SecurityAttributes\0G\26maxSize\0L\14accessDescs\0G"
    "\26Count\0G\14bytesize\0L\14dptr\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\4\4\2\0T \0C \0Kd\10\4"
    "\6X\0Sx\0C \0Kb\10\0A\2\0Da\10\4\0Ed\4\4\2\0T \0C \0Kd\10\4\6X\0Sx\0C \0Ka\4\5\0E")

/*: hipGraphAddMemFreeNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     dev_ptr:ptr -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemFreeNode, "hipGraphAddMemFreeNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dev_ptr), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)dev_ptr,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0Ldev_ptr\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C"
    "\3\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddMemcpyNode (models 1): pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 pCopyParams:{hipMemcpy3DParms} -> *pGraphNode:handle return:status@hipError_t */
/*: hipGraphAddMemcpyNode (models 2): pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 pCopyParams:{hipMemcpy3DParms@hip-5.2} -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemcpyNode, "hipGraphAddMemcpyNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pCopyParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pCopyParams,),
    "\3\1\0\0\0002\1\30\2\302\5\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpCopyParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr"
    "\0G\24itch\0G\23xsize\0G\23ysize\0M\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23hei"
    "ght\0G\23depth\0\6@\14kind\0+MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\234\0"
    "C\234\0Kb\10\0A\2\0Da\4\5\0E\7\2\0\0\0002\1\30\2\302\5\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpCopyParams\0L\13.srcArray\0G\17Pos"
    ".x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0L\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysiz"
    "e\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0+MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3"
    "\0A\4\10\0Gd\10\4\2\0T\234\0C\234\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddMemcpyNode1D: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     dst:ptr src:ptr count:u64 kind:i32@hipMemcpyKind -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipGraphAddMemcpyNode1D, "hipGraphAddMemcpyNode1D", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "\5\7\2\272\4\24H\20\10 Mgraph\0mpDependencies\0GnumDependencies\0Ldst\0Lsrc\0Gcount\0\6@kind\0+MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10"
    "\0H@\0A\10\0C\10\0C\3\0Kc\5$\0A\6\3\0A\4\10\5\20\6\30\7 \0A$\0Gb\10\0A\2\0Da\4\10\0E")

/*: hipGraphAddMemcpyNodeFromSymbol: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 dst:ptr symbol:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind -> *pGraphNode:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 9, 2, int, trace__hip_hipGraphAddMemcpyNodeFromSymbol, "hipGraphAddMemcpyNodeFromSymbol", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)pGraphNode,
    (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind,),
    "\5\10\2\302\4\24H\20\11 Mgraph\0mpDependencies\0GnumDependencies\0Ldst\0Lsymbol\0Gcount\0Goffset\0\6@kind\0+MpGraphNode\0\6Aresult\0\16a\10\1\0"
    "Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\6,\0A\6\3\0A\4\10\5\20\6\30\7 \10(\0Gb\10\0A\2\0Da\4\11\0E")

/*: hipGraphAddMemcpyNodeToSymbol: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     symbol:ptr src:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind -> *pGraphNode:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 9, 2, int, trace__hip_hipGraphAddMemcpyNodeToSymbol, "hipGraphAddMemcpyNodeToSymbol", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind),
    ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "\5\10\2\302\4\24H\20\11 Mgraph\0mpDependencies\0GnumDependencies\0Lsymbol\0Lsrc\0Gcount\0Goffset\0\6@kind\0+MpGraphNode\0\6Aresult\0\16a\10\1\0"
    "Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\6,\0A\6\3\0A\4\10\5\20\6\30\7 \10(\0Gb\10\0A\2\0Da\4\11\0E")

/*: hipGraphAddMemsetNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pMemsetParams:{hipMemsetParams} -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemsetNode, "hipGraphAddMemsetNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pMemsetParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pMemsetParams,),
    "\5\12\2\316\4\24\270\1\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpMemsetParams\0L\15.dst\0E\16elementSize\0G\16height\0G\16pitch\0E\16va"
    "lue\0G\16width\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\14\0C\14\0Kd\10\4"
    "\6\20\0S$\0C\24\0Kd\10\4\6(\0S0\0C\10\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphAddNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     nodeParams:{hipGraphNodeParams} -> *pGraphNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddNode, "hipGraphAddNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)nodeParams,),
    "\5\6\2\260\6\24p\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0\6@\12.type\0\30P\13_2\0MpGraphNode\0\6Aresult\0\16a\10\1\0Eh\10\2"
    "\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gb\4\4\2\0Dh\1\4\0A\20\0D\10\0I\1\1\0C\370\0C\350\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipGraphBatchMemOpNodeGetParams: hNode:handle nodeParams_out -> nodeParams_out:{hipBatchMemOpNodeParams} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphBatchMemOpNodeGetParams, "hipGraphBatchMemOpNodeGetParams", (void *hNode, void *nodeParams_out),
    ((uintptr_t)hNode, (uintptr_t)nodeParams_out,),
    "\5\1\6\20,\10`\2 MhNode\0LnodeParams_out\0M\16.ctx\0E\20ount\0L\17paramArray\0E\17flags\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T\14\0C\14\0K"
    "d\10\1\6\20\0S\34\0C\14\0Ka\4\2\0E")

/*: hipGraphBatchMemOpNodeSetParams: hNode:handle nodeParams:{hipBatchMemOpNodeParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphBatchMemOpNodeSetParams, "hipGraphBatchMemOpNodeSetParams", (void *hNode, void *nodeParams),
    ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\6\0010\14`\10\2 MhNode\0LnodeParams\0M\12.ctx\0E\14ount\0L\13paramArray\0E\13flags\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\14\0C\14\0"
    "Kd\10\1\6\20\0S\34\0C\14\0Ka\4\2\0E")

/*: hipGraphChildGraphNodeGetGraph: node:handle pGraph -> *pGraph:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphChildGraphNodeGetGraph, "hipGraphChildGraphNodeGetGraph", (void *node, void *pGraph),
    ((uintptr_t)node, (uintptr_t)pGraph,),
    "\5\1\2\20\24\10\20\2 Mnode\0MpGraph\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipGraphClone: pGraphClone originalGraph:handle -> *pGraphClone:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphClone, "hipGraphClone", (void *pGraphClone, void *originalGraph), ((uintptr_t)pGraphClone,
    (uintptr_t)originalGraph,),
    "\5\1\2\20\24\10\20\2 MoriginalGraph\0MpGraphClone\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipGraphCreate: pGraph flags:u32 -> *pGraph:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphCreate, "hipGraphCreate", (void *pGraph, uint32_t flags), ((uintptr_t)pGraph, (uint64_t)flags,),
    "\5\1\2\14\24\10\20\2 Eflags\0MpGraph\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipGraphDebugDotPrint: graph:handle path:string flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphDebugDotPrint, "hipGraphDebugDotPrint", (void *graph, const void *path, uint32_t flags),
    ((uintptr_t)graph, (uintptr_t)path, (uint64_t)flags,),
    "\5\3\1\232\2\148\10\3 Mgraph\0Npath\0Eflags\0\6Aresult\0\16a\10\0Fe\10\1\0U\10\0Oa\4\2\0Ea\4\3\0E")

/*: hipGraphDestroy: graph:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphDestroy, "hipGraphDestroy", (void *graph), ((uintptr_t)graph,),
    "\5\1\1\20\14\10\10\1 Mgraph\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipGraphDestroyNode: node:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphDestroyNode, "hipGraphDestroyNode", (void *node), ((uintptr_t)node,),
    "\5\1\1\20\14\10\10\1 Mnode\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipGraphEventRecordNodeGetEvent: node:handle event_out -> *event_out:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphEventRecordNodeGetEvent, "hipGraphEventRecordNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "\5\1\2\20\24\10\20\2 Mnode\0Mevent_out\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipGraphEventRecordNodeSetEvent: node:handle event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphEventRecordNodeSetEvent, "hipGraphEventRecordNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "\5\2\1\30\14\20\10\2 Mnode\0Mevent\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphEventWaitNodeGetEvent: node:handle event_out -> *event_out:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphEventWaitNodeGetEvent, "hipGraphEventWaitNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "\5\1\2\20\24\10\20\2 Mnode\0Mevent_out\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipGraphEventWaitNodeSetEvent: node:handle event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphEventWaitNodeSetEvent, "hipGraphEventWaitNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "\5\2\1\30\14\20\10\2 Mnode\0Mevent\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphExecBatchMemOpNodeSetParams: hGraphExec:handle hNode:handle nodeParams:{hipBatchMemOpNodeParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecBatchMemOpNodeSetParams, "hipGraphExecBatchMemOpNodeSetParams", (void *hGraphExec,
    void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\7\18\14`\10\3 MhGraphExec\0MhNode\0LnodeParams\0M\12.ctx\0E\14ount\0L\13paramArray\0E\13flags\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0"
    "Cd\10\2\2\0T\14\0C\14\0Kd\10\2\6\20\0S\34\0C\14\0Ka\4\3\0E")

/*: hipGraphExecChildGraphNodeSetParams: hGraphExec:handle node:handle childGraph:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecChildGraphNodeSetParams, "hipGraphExecChildGraphNodeSetParams", (void *hGraphExec, void *node,
    void *childGraph), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)childGraph,),
    "\5\3\1 \14\20\10\3 MhGraphExec\0Mnode\0MchildGraph\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipGraphExecDestroy: graphExec:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphExecDestroy, "hipGraphExecDestroy", (void *graphExec), ((uintptr_t)graphExec,),
    "\5\1\1\20\14\10\10\1 MgraphExec\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipGraphExecEventRecordNodeSetEvent: hGraphExec:handle hNode:handle event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecEventRecordNodeSetEvent, "hipGraphExecEventRecordNodeSetEvent", (void *hGraphExec,
    void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "\5\3\1 \14\20\10\3 MhGraphExec\0MhNode\0Mevent\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipGraphExecEventWaitNodeSetEvent: hGraphExec:handle hNode:handle event:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecEventWaitNodeSetEvent, "hipGraphExecEventWaitNodeSetEvent", (void *hGraphExec, void *hNode,
    void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "\5\3\1 \14\20\10\3 MhGraphExec\0MhNode\0Mevent\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipGraphExecExternalSemaphoresSignalNodeSetParams: hGraphExec:handle hNode:handle */
/*:     nodeParams:{hipExternalSemaphoreSignalNodeParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams, "hipGraphExecExternalSemaphoresSignalNodeSetParams",
    (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\6\0014\148\10\3 MhGraphExec\0MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0"
    "A\30\0Cd\10\2\2\0T\24\0C\24\0Ka\4\3\0E")

/*: hipGraphExecExternalSemaphoresWaitNodeSetParams: hGraphExec:handle hNode:handle */
/*:     nodeParams:{hipExternalSemaphoreWaitNodeParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams, "hipGraphExecExternalSemaphoresWaitNodeSetParams",
    (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\6\0014\148\10\3 MhGraphExec\0MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0"
    "A\30\0Cd\10\2\2\0T\24\0C\24\0Ka\4\3\0E")

/*: hipGraphExecGetFlags: graphExec:handle flags -> *flags:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExecGetFlags, "hipGraphExecGetFlags", (void *graphExec, void *flags), ((uintptr_t)graphExec,
    (uintptr_t)flags,),
    "\5\1\2\20\24\10\20\2 MgraphExec\0Gflags\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipGraphExecHostNodeSetParams: hGraphExec:handle node:handle pNodeParams:{hipHostNodeParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecHostNodeSetParams, "hipGraphExecHostNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\5\0010\148\10\3 MhGraphExec\0Mnode\0LpNodeParams\0L\13.fn\0L\14userData\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T\20\0C\20\0"
    "Ka\4\3\0E")

/*: hipGraphExecKernelNodeSetParams: hGraphExec:handle node:handle pNodeParams:{hipKernelNodeParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecKernelNodeSetParams, "hipGraphExecKernelNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\15\1T\14\210\1\10\3 MhGraphExec\0Mnode\0LpNodeParams\0E\13.blockDim.x\0E\25y\0E\25z\0L\14extra\0L\14func\0E\14gridDim.x\0E\24y\0E\24z\0L\14k"
    "ernelParams\0E\14sharedMemBytes\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\14\0C\14\0Kd\10\2\6\20\0S,\0C\34\0Kd\10\2\0060\0S<\0"
    "C\14\0Ka\4\3\0E")

/*: hipGraphExecMemcpyNodeSetParams (models 1): hGraphExec:handle node:handle pNodeParams -> */
/*:     pNodeParams:{hipMemcpy3DParms} return:status@hipError_t */
/*: hipGraphExecMemcpyNodeSetParams (models 2): hGraphExec:handle node:handle pNodeParams -> */
/*:     pNodeParams:{hipMemcpy3DParms@hip-5.2} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParams, "hipGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *node,
    void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\3\1\0\0\0\364\0\2\26\30\260\1\208\3 MhGraphExec\0Mnode\0LpNodeParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize"
    "\0G\23ysize\0M\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14k"
    "ind\0+\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\234\0C\234\0Ka\4\3\0E\7\2\0\0\0\364\0\2\26\30\260\1\208\3 MhGraphExec\0Mnode\0L"
    "pNodeParams\0L\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0L\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr"
    ".ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0+\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2"
    "\2\0T\234\0C\234\0Ka\4\3\0E")

/*: hipGraphExecMemcpyNodeSetParams1D: hGraphExec:handle node:handle dst:ptr src:ptr count:u64 */
/*:     kind:i32@hipMemcpyKind -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParams1D, "hipGraphExecMemcpyNodeSetParams1D", (void *hGraphExec, void *node,
    void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count,
    (uint64_t)kind,),
    "\5\6\0014\14\30\10\6 MhGraphExec\0Mnode\0Ldst\0Lsrc\0Gcount\0\6@kind\0+\6Aresult\0\16c\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: hipGraphExecMemcpyNodeSetParamsFromSymbol: hGraphExec:handle node:handle dst:ptr symbol:ptr count:u64 offset:u64 */
/*:     kind:i32@hipMemcpyKind -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol, "hipGraphExecMemcpyNodeSetParamsFromSymbol", (void *hGraphExec,
    void *node, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst,
    (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "\5\7\1<\14\30\10\7 MhGraphExec\0Mnode\0Ldst\0Lsymbol\0Gcount\0Goffset\0\6@kind\0+\6Aresult\0\16c\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0C"
    "a\4\7\0E")

/*: hipGraphExecMemcpyNodeSetParamsToSymbol: hGraphExec:handle node:handle symbol:ptr src:ptr count:u64 offset:u64 */
/*:     kind:i32@hipMemcpyKind -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol, "hipGraphExecMemcpyNodeSetParamsToSymbol", (void *hGraphExec,
    void *node, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node,
    (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "\5\7\1<\14\30\10\7 MhGraphExec\0Mnode\0Lsymbol\0Lsrc\0Gcount\0Goffset\0\6@kind\0+\6Aresult\0\16c\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0C"
    "a\4\7\0E")

/*: hipGraphExecMemsetNodeSetParams: hGraphExec:handle node:handle pNodeParams:{hipMemsetParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecMemsetNodeSetParams, "hipGraphExecMemsetNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\11\1H\14\210\1\10\3 MhGraphExec\0Mnode\0LpNodeParams\0L\13.dst\0E\14elementSize\0G\14height\0G\14pitch\0E\14value\0G\14width\0\6Aresult\0\16c"
    "\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T\14\0C\14\0Kd\10\2\6\20\0S$\0C\24\0Kd\10\2\6(\0S0\0C\10\0Ka\4\3\0E")

/*: hipGraphExecNodeSetParams: graphExec:handle node:handle nodeParams:{hipGraphNodeParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecNodeSetParams, "hipGraphExecNodeSetParams", (void *graphExec, void *node, void *nodeParams),
    ((uintptr_t)graphExec, (uintptr_t)node, (uintptr_t)nodeParams,),
    "\5\5\1\252\2\14@\10\3 MgraphExec\0Mnode\0L\4Params\0\6@\12.type\0\30P\13_2\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\4\2\2\0Dh\1\2\0A\20"
    "\0D\10\0I\1\1\0C\370\0C\350\0Ka\4\3\0E")

/*: hipGraphExecUpdate: hGraphExec:handle hGraph:handle hErrorNode_out updateResult_out -> *hErrorNode_out:handle */
/*:     *updateResult_out:i32@hipGraphExecUpdateResult return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphExecUpdate, "hipGraphExecUpdate", (void *hGraphExec, void *hGraph, void *hErrorNode_out,
    void *updateResult_out), ((uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)hErrorNode_out, (uintptr_t)updateResult_out,),
    "\5\2\3\30\30\20\30\4 MhGraphExec\0M\6\0MhErrorNode_out\0\6@updateResult_out\0\25\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Db\4\3\2\0Da\4\4\0"
    "E")

/*: hipGraphExternalSemaphoresSignalNodeGetParams: hNode:handle params_out -> */
/*:     params_out:{hipExternalSemaphoreSignalNodeParams} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams, "hipGraphExternalSemaphoresSignalNodeGetParams",
    (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "\5\1\5\20(\108\2 MhNode\0Lparams_out\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T\24\0C\24\0K"
    "a\4\2\0E")

/*: hipGraphExternalSemaphoresSignalNodeSetParams: hNode:handle nodeParams:{hipExternalSemaphoreSignalNodeParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams, "hipGraphExternalSemaphoresSignalNodeSetParams",
    (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\5\1,\148\10\2 MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\24\0C"
    "\24\0Ka\4\2\0E")

/*: hipGraphExternalSemaphoresWaitNodeGetParams: hNode:handle params_out -> */
/*:     params_out:{hipExternalSemaphoreWaitNodeParams} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams, "hipGraphExternalSemaphoresWaitNodeGetParams", (void *hNode,
    void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "\5\1\5\20(\108\2 MhNode\0Lparams_out\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T\24\0C\24\0K"
    "a\4\2\0E")

/*: hipGraphExternalSemaphoresWaitNodeSetParams: hNode:handle nodeParams:{hipExternalSemaphoreWaitNodeParams} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams, "hipGraphExternalSemaphoresWaitNodeSetParams", (void *hNode,
    const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\5\1,\148\10\2 MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\24\0C"
    "\24\0Ka\4\2\0E")

/*: hipGraphGetEdges: graph:handle from to *numEdges:u64 ; numEdges_max -> from[*numEdges:u64<numEdges_max]:handle */
/*:     to[*numEdges:u64<numEdges_max]:handle *numEdges:u64 return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 3, int, trace__hip_hipGraphGetEdges, "hipGraphGetEdges", (void *graph, void *from, void *to, void *numEdges),
    ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)numEdges,),
    NULL, NULL, (3, 8,),
    "\5\2\4\30\240\10\20`\4 Mgraph\0GnumEdges\0mfrom\0mto\0GnumEdges\0\6Aresult\0\16a\10\0Fb\10\3\2\0Dh\10\1\0E\2\10\5\0G@\0A\10\0C\10\0C\3\0Kh\10\2"
    "\0E\2\10\5\0G@\0A\10\0C\10\0C\3\0Kb\10\3\2\0Da\4\4\0E")

/*: hipGraphGetNodes: graph:handle nodes *numNodes:u64 ; numNodes_max -> nodes[*numNodes:u64<numNodes_max]:handle */
/*:     *numNodes:u64 return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphGetNodes, "hipGraphGetNodes", (void *graph, void *nodes, void *numNodes),
    ((uintptr_t)graph, (uintptr_t)nodes, (uintptr_t)numNodes,),
    NULL, NULL, (2, 8,),
    "\5\2\3\30\232\4\208\3 Mgraph\0GnumNodes\0mnodes\0GnumNodes\0\6Aresult\0\16a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\4\0G@\0A\10\0C\10\0C\2\0Kb\10\2\2\0D"
    "a\4\3\0E")

/*: hipGraphGetRootNodes: graph:handle pRootNodes *pNumRootNodes:u64 ; pNumRootNodes_max -> */
/*:     pRootNodes[*pNumRootNodes:u64<pNumRootNodes_max]:handle *pNumRootNodes:u64 return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphGetRootNodes, "hipGraphGetRootNodes", (void *graph, void *pRootNodes, void *pNumRootNodes),
    ((uintptr_t)graph, (uintptr_t)pRootNodes, (uintptr_t)pNumRootNodes,),
    NULL, NULL, (2, 8,),
    "\5\2\3\30\232\4\208\3 Mgraph\0GpNumRootNodes\0mpRootNodes\0GpNumRootNodes\0\6Aresult\0\16a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\4\0G@\0A\10\0C\10\0C"
    "\2\0Kb\10\2\2\0Da\4\3\0E")

/*: hipGraphHostNodeGetParams: node:handle pNodeParams -> pNodeParams:{hipHostNodeParams} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphHostNodeGetParams, "hipGraphHostNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node,
    (uintptr_t)pNodeParams,),
    "\5\1\4\20$\108\2 Mnode\0LpNodeParams\0L\13.fn\0L\14userData\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: hipGraphHostNodeSetParams: node:handle pNodeParams:{hipHostNodeParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphHostNodeSetParams, "hipGraphHostNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\4\1(\148\10\2 Mnode\0LpNodeParams\0L\13.fn\0L\14userData\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: hipGraphInstantiate: pGraphExec graph:handle pErrorNode pLogBuffer bufferSize:u64 -> *pGraphExec:handle */
/*:     *pErrorNode:handle pLogBuffer[bufferSize]:chars return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphInstantiate, "hipGraphInstantiate", (void *pGraphExec, void *graph, void *pErrorNode,
    void *pLogBuffer, uint64_t bufferSize), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)pErrorNode, (uintptr_t)pLogBuffer, (uint64_t)bufferSize,),
    "\5\2\4\30\242\2\20@\5 Mgraph\0GbufferSize\0MpGraphExec\0MpErrorNode\0NpLogBuffer\0\6Aresult\0\16c\2\20\0A\2\1\0A\4\10\0Gb\10\0A\2\0Db\10\2\2\0D"
    "g\1\3\0E\1\10\0H@\0A\1\0C\1\0C\4\0Ka\4\5\0E")

/*: hipGraphInstantiateWithFlags: pGraphExec graph:handle flags:u64 -> *pGraphExec:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphInstantiateWithFlags, "hipGraphInstantiateWithFlags", (void *pGraphExec, void *graph,
    uint64_t flags), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "\5\2\2\30\24\20\20\3 Mgraph\0Gflags\0MpGraphExec\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipGraphInstantiateWithParams: pGraphExec graph:handle instantiateParams:{hipGraphInstantiateParams} -> */
/*:     *pGraphExec:handle instantiateParams:{hipGraphInstantiateParams} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphInstantiateWithParams, "hipGraphInstantiateWithParams", (void *pGraphExec, void *graph,
    void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "\5\6\00748`h\3 Mgraph\0LinstantiateParams\0M\21.errNode_out\0G\22flags\0\6@\22result_out\0\26M\22uploadStream\0MpGraphExec\0LinstantiateParams"
    "\0M\21.errNode_out\0G\22flags\0\6@\22result_out\0\26M\22uploadStream\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\24\0C\24\0Kd\10\2\6\30\0"
    "S \0C\10\0Kb\10\0A\2\0Da\10\2\0Ed\10\2\2\0T\24\0C\24\0Kd\10\2\6\30\0S \0C\10\0Ka\4\3\0E")

/*: hipGraphKernelNodeCopyAttributes: hSrc:handle hDst:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphKernelNodeCopyAttributes, "hipGraphKernelNodeCopyAttributes", (void *hSrc, void *hDst),
    ((uintptr_t)hSrc, (uintptr_t)hDst,),
    "\5\2\1\30\14\20\10\2 MhSrc\0MhDst\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphKernelNodeGetAttribute (models 1): hNode:handle attr:i32@hipLaunchAttributeID value -> */
/*:     value:{hipLaunchAttributeValue} return:status@hipError_t */
/*: hipGraphKernelNodeGetAttribute (models 2): hNode:handle attr:i32@hipKernelNodeAttrID value -> */
/*:     value:{hipKernelNodeAttrValue} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphKernelNodeGetAttribute, "hipGraphKernelNodeGetAttribute", (void *hNode, int attr, void *value),
    ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "\3\1\0\0\0\325\0\2\11\248\20\260\1\3 MhNode\0\6@attr\0\35Lvalue\0L\5.accessPolicyWindow.base_ptr\0\6@\31hitProp\0\4I\34Ratio\0\6@\31missProp\0\4"
    "G\31num_bytes\0F\6cooperative\0F\6priority\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\24\0C\24\0Kd\10\2\6\30\0S \0C\10\0Kd\4\2\6"
    "\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\276\0\2\10\0244\20\210\1\3 MhNode\0\6@attr\0\34Lvalue\0L\5.accessPolicyWindow.base_ptr\0\6@"
    "\31hitProp\0\4I\34Ratio\0\6@\31missProp\0\4G\31num_bytes\0F\6cooperative\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\24\0C\24\0K"
    "d\10\2\6\30\0S \0C\10\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: hipGraphKernelNodeGetParams: node:handle pNodeParams -> pNodeParams:{hipKernelNodeParams} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphKernelNodeGetParams, "hipGraphKernelNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\14\20H\10\210\1\2 Mnode\0LpNodeParams\0E\13.blockDim.x\0E\25y\0E\25z\0L\14extra\0L\14func\0E\14gridDim.x\0E\24y\0E\24z\0L\14kernelParams\0"
    "E\14sharedMemBytes\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\4\1\2\0T\14\0C\14\0Kd\10\1\6\20\0S,\0C\34\0Kd\10\1\0060\0S<\0C\14\0Ka\4\2\0E")

/*: hipGraphKernelNodeSetAttribute (models 1): hNode:handle attr:i32@hipLaunchAttributeID */
/*:     value:{hipLaunchAttributeValue} -> return:status@hipError_t */
/*: hipGraphKernelNodeSetAttribute (models 2): hNode:handle attr:i32@hipKernelNodeAttrID */
/*:     value:{hipKernelNodeAttrValue} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphKernelNodeSetAttribute, "hipGraphKernelNodeSetAttribute", (void *hNode, int attr,
    const void *value), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "\3\1\0\0\0\325\0\12\1@\14\260\1\10\3 MhNode\0\6@attr\0\35Lvalue\0L\5.accessPolicyWindow.base_ptr\0\6@\31hitProp\0\4I\34Ratio\0\6@\31missProp\0\4"
    "G\31num_bytes\0F\6cooperative\0F\6priority\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\24\0C\24\0Kd\10\2\6\30\0S \0C\10\0Kd\4\2"
    "\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\276\0\11\1<\14\210\1\10\3 MhNode\0\6@attr\0\34Lvalue\0L\5.accessPolicyWindow.base_ptr\0\6"
    "@\31hitProp\0\4I\34Ratio\0\6@\31missProp\0\4G\31num_bytes\0F\6cooperative\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\24\0C\24\0"
    "Kd\10\2\6\30\0S \0C\10\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: hipGraphKernelNodeSetParams: node:handle pNodeParams:{hipKernelNodeParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphKernelNodeSetParams, "hipGraphKernelNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\14\1L\14\210\1\10\2 Mnode\0LpNodeParams\0E\13.blockDim.x\0E\25y\0E\25z\0L\14extra\0L\14func\0E\14gridDim.x\0E\24y\0E\24z\0L\14kernelParams\0"
    "E\14sharedMemBytes\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\14\0C\14\0Kd\10\1\6\20\0S,\0C\34\0Kd\10\1\0060\0S<\0C\14\0Ka\4\2\0E")

/*: hipGraphLaunch: graphExec:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipGraphLaunch, "hipGraphLaunch", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphLaunch_spt: graphExec:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipGraphLaunch_spt, "hipGraphLaunch_spt", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphMemAllocNodeGetParams: node:handle pNodeParams -> pNodeParams:{hipMemAllocNodeParams} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemAllocNodeGetParams, "hipGraphMemAllocNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\14\20T\10`\2 Mnode\0LpNodeParams\0\6@\13.poolProps.allocType\0#\6@\26handleTypes\0\42\6@\26location.type\0%F\37id\0L\26win32SecurityAttri"
    "butes\0G\26maxSize\0L\14accessDescs\0G\26Count\0G\14bytesize\0L\14dptr\0\6Aresult\0\16a\10\0Fa\10\1\0Ed\4\1\2\0T \0C \0Kd\10\1\6X\0Sx\0C \0Ka\4"
    "\2\0E")

/*: hipGraphMemFreeNodeGetParams: node:handle dev_ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemFreeNodeGetParams, "hipGraphMemFreeNodeGetParams", (void *node, void *dev_ptr),
    ((uintptr_t)node, (uintptr_t)dev_ptr,),
    "\5\2\1\30\14\20\10\2 Mnode\0Ldev_ptr\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphMemcpyNodeGetParams (models 1): node:handle pNodeParams -> pNodeParams:{hipMemcpy3DParms} */
/*:     return:status@hipError_t */
/*: hipGraphMemcpyNodeGetParams (models 2): node:handle pNodeParams -> pNodeParams:{hipMemcpy3DParms@hip-5.2} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemcpyNodeGetParams, "hipGraphMemcpyNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\3\1\0\0\0\340\0\1\26\20\260\1\108\2 Mnode\0LpNodeParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0M"
    "\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0+\6Ares"
    "ult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T\234\0C\234\0Ka\4\2\0E\7\2\0\0\0\340\0\1\26\20\260\1\108\2 Mnode\0LpNodeParams\0L\13.srcArray\0G\17Pos.x\0G"
    "\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0L\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14"
    "extent.width\0G\23height\0G\23depth\0\6@\14kind\0+\6Aresult\0\16a\10\0Fa\10\1\0Ed\10\1\2\0T\234\0C\234\0Ka\4\2\0E")

/*: hipGraphMemcpyNodeSetParams (models 1): node:handle pNodeParams:{hipMemcpy3DParms} -> return:status@hipError_t */
/*: hipGraphMemcpyNodeSetParams (models 2): node:handle pNodeParams:{hipMemcpy3DParms@hip-5.2} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphMemcpyNodeSetParams, "hipGraphMemcpyNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\3\1\0\0\0\343\0\26\1\264\1\148\10\2 Mnode\0LpNodeParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0M"
    "\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0+\6Ares"
    "ult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\234\0C\234\0Ka\4\2\0E\7\2\0\0\0\343\0\26\1\264\1\148\10\2 Mnode\0LpNodeParams\0L\13.srcArray\0G\17Po"
    "s.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0L\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysi"
    "ze\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0+\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\234\0C\234\0Ka\4\2\0E")

/*: hipGraphMemcpyNodeSetParams1D: node:handle dst:ptr src:ptr count:u64 kind:i32@hipMemcpyKind -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphMemcpyNodeSetParams1D, "hipGraphMemcpyNodeSetParams1D", (void *node, void *dst, const void *src,
    uint64_t count, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "\5\5\1,\14\30\10\5 Mnode\0Ldst\0Lsrc\0Gcount\0\6@kind\0+\6Aresult\0\16c\5$\0A\6\0B\1\10\2\20\3\30\4 \0A$\0Ga\4\5\0E")

/*: hipGraphMemcpyNodeSetParamsFromSymbol: node:handle dst:ptr symbol:ptr count:u64 offset:u64 */
/*:     kind:i32@hipMemcpyKind -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol, "hipGraphMemcpyNodeSetParamsFromSymbol", (void *node, void *dst,
    const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind,),
    "\5\6\0014\14\30\10\6 Mnode\0Ldst\0Lsymbol\0Gcount\0Goffset\0\6@kind\0+\6Aresult\0\16c\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: hipGraphMemcpyNodeSetParamsToSymbol: node:handle symbol:ptr src:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind */
/*:     -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphMemcpyNodeSetParamsToSymbol, "hipGraphMemcpyNodeSetParamsToSymbol", (void *node,
    const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "\5\6\0014\14\30\10\6 Mnode\0Lsymbol\0Lsrc\0Gcount\0Goffset\0\6@kind\0+\6Aresult\0\16c\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: hipGraphMemsetNodeGetParams: node:handle pNodeParams -> pNodeParams:{hipMemsetParams} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemsetNodeGetParams, "hipGraphMemsetNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\10\20<\10\210\1\2 Mnode\0LpNodeParams\0L\13.dst\0E\14elementSize\0G\14height\0G\14pitch\0E\14value\0G\14width\0\6Aresult\0\16a\10\0Fa\10\1"
    "\0Ed\10\1\2\0T\14\0C\14\0Kd\10\1\6\20\0S$\0C\24\0Kd\10\1\6(\0S0\0C\10\0Ka\4\2\0E")

/*: hipGraphMemsetNodeSetParams: node:handle pNodeParams:{hipMemsetParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphMemsetNodeSetParams, "hipGraphMemsetNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\10\1@\14\210\1\10\2 Mnode\0LpNodeParams\0L\13.dst\0E\14elementSize\0G\14height\0G\14pitch\0E\14value\0G\14width\0\6Aresult\0\16c\2\20\0A\2\0"
    "B\1\10\0Gd\10\1\2\0T\14\0C\14\0Kd\10\1\6\20\0S$\0C\24\0Kd\10\1\6(\0S0\0C\10\0Ka\4\2\0E")

/*: hipGraphNodeFindInClone: pNode originalNode:handle clonedGraph:handle -> *pNode:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphNodeFindInClone, "hipGraphNodeFindInClone", (void *pNode, void *originalNode, void *clonedGraph),
    ((uintptr_t)pNode, (uintptr_t)originalNode, (uintptr_t)clonedGraph,),
    "\5\2\2\30\24\20\20\3 MoriginalNode\0MclonedGraph\0MpNode\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipGraphNodeGetDependencies: node:handle pDependencies *pNumDependencies:u64 ; pNumDependencies_max -> */
/*:     pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle *pNumDependencies:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetDependencies, "hipGraphNodeGetDependencies", (void *node, void *pDependencies,
    void *pNumDependencies), ((uintptr_t)node, (uintptr_t)pDependencies, (uintptr_t)pNumDependencies,),
    NULL, NULL, (2, 8,),
    "\5\2\3\30\232\4\208\3 Mnode\0GpNumDependencies\0mpDependencies\0GpNumDependencies\0\6Aresult\0\16a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\4\0G@\0A\10\0"
    "C\10\0C\2\0Kb\10\2\2\0Da\4\3\0E")

/*: hipGraphNodeGetDependentNodes: node:handle pDependentNodes *pNumDependentNodes:u64 ; pNumDependentNodes_max -> */
/*:     pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle *pNumDependentNodes:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetDependentNodes, "hipGraphNodeGetDependentNodes", (void *node, void *pDependentNodes,
    void *pNumDependentNodes), ((uintptr_t)node, (uintptr_t)pDependentNodes, (uintptr_t)pNumDependentNodes,),
    NULL, NULL, (2, 8,),
    "\5\2\3\30\232\4\208\3 Mnode\0GpNumDependentNodes\0mpDependentNodes\0GpNumDependentNodes\0\6Aresult\0\16a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\4\0G@\0"
    "A\10\0C\10\0C\2\0Kb\10\2\2\0Da\4\3\0E")

/*: hipGraphNodeGetEnabled: hGraphExec:handle hNode:handle isEnabled -> *isEnabled:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetEnabled, "hipGraphNodeGetEnabled", (void *hGraphExec, void *hNode, void *isEnabled),
    ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)isEnabled,),
    "\5\2\2\30\20\20\20\3 MhGraphExec\0MhNode\0EisEnabled\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: hipGraphNodeGetType (models 1): node:handle pType -> *pType:i32@hipGraphNodeType return:status@hipError_t */
/*: hipGraphNodeGetType (models 2): node:handle pType -> *pType:i32@hipGraphNodeType@hip-5.2 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphNodeGetType, "hipGraphNodeGetType", (void *node, void *pType), ((uintptr_t)node,
    (uintptr_t)pType,),
    "\3\1\0\0\0000\0\1\2\20\20\10\20\2 Mnode\0\6@pType\0\30\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E\7\2\0\0\0000\0\1\2\20\20\10\20\2 Mnode\0\6@pType"
    "\0\31\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipGraphNodeSetEnabled: hGraphExec:handle hNode:handle isEnabled:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphNodeSetEnabled, "hipGraphNodeSetEnabled", (void *hGraphExec, void *hNode, uint32_t isEnabled),
    ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uint64_t)isEnabled,),
    "\5\3\1\34\14\20\10\3 MhGraphExec\0MhNode\0EisEnabled\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipGraphNodeSetParams: node:handle nodeParams:{hipGraphNodeParams} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphNodeSetParams, "hipGraphNodeSetParams", (void *node, void *nodeParams), ((uintptr_t)node,
    (uintptr_t)nodeParams,),
    "\5\4\1\242\2\14@\10\2 Mnode\0L\4Params\0\6@\12.type\0\30P\13_2\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gb\4\1\2\0Dh\1\1\0A\20\0D\10\0I\1\1\0C\370\0"
    "C\350\0Ka\4\2\0E")

/*: hipGraphReleaseUserObject: graph:handle object:handle count:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphReleaseUserObject, "hipGraphReleaseUserObject", (void *graph, void *object, uint32_t count),
    ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count,),
    "\5\3\1\34\14\20\10\3 Mgraph\0Mobject\0Ecount\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipGraphRemoveDependencies: graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     numDependencies:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphRemoveDependencies, "hipGraphRemoveDependencies", (void *graph, const void *from, const void *to,
    uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies,),
    "\5\4\1\244\10\14`\10\4 Mgraph\0mfrom\0mto\0GnumDependencies\0\6Aresult\0\16a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2\0E\1\10\0H@\0A\10"
    "\0C\10\0C\3\0Ka\10\3\0Ea\4\4\0E")

/*: hipGraphRetainUserObject: graph:handle object:handle count:u32 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphRetainUserObject, "hipGraphRetainUserObject", (void *graph, void *object, uint32_t count,
    uint32_t flags), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count, (uint64_t)flags,),
    "\5\4\1 \14\20\10\4 Mgraph\0Mobject\0Ecount\0Eflags\0\6Aresult\0\16c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: hipGraphUpload: graphExec:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphUpload, "hipGraphUpload", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipGraphicsGLRegisterBuffer: resource buffer:u32 flags:u32 -> *resource:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsGLRegisterBuffer, "hipGraphicsGLRegisterBuffer", (void *resource, uint32_t buffer,
    uint32_t flags), ((uintptr_t)resource, (uint64_t)buffer, (uint64_t)flags,),
    "\5\2\2\20\24\20\20\3 Ebuffer\0Eflags\0Mresource\0\6A\3ult\0\16c\2\10\0A\2\1\0A\2\4\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipGraphicsGLRegisterImage: resource image:u32 target:u32 flags:u32 -> *resource:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphicsGLRegisterImage, "hipGraphicsGLRegisterImage", (void *resource, uint32_t image,
    uint32_t target, uint32_t flags), ((uintptr_t)resource, (uint64_t)image, (uint64_t)target, (uint64_t)flags,),
    "\5\3\2\24\24\20\20\4 Eimage\0Etarget\0Eflags\0Mresource\0\6A\3ult\0\16c\3\14\0A\4\1\0A\2\4\3\10\0A\14\0Cb\10\0A\2\0Da\4\4\0E")

/*: hipGraphicsMapResources: count:i32 resources[count]:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsMapResources, "hipGraphicsMapResources", (int32_t count, void *resources, void *stream),
    ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "\5\3\1\232\4\148\10\3 Fcount\0mresources\0Mstream\0\6Aresult\0\16a\4\0Fh\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\10\2\0Ea\4\3\0E")

/*: hipGraphicsResourceGetMappedPointer: devPtr size resource:handle -> *devPtr:ptr *size:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsResourceGetMappedPointer, "hipGraphicsResourceGetMappedPointer", (void *devPtr, void *size,
    void *resource), ((uintptr_t)devPtr, (uintptr_t)size, (uintptr_t)resource,),
    "\5\1\3\20\34\10\30\3 Mresource\0LdevPtr\0Gsize\0\6Aresult\0\16a\10\2\0Eb\10\0A\2\0Db\10\1\2\0Da\4\3\0E")

/*: hipGraphicsSubResourceGetMappedArray (models 1): array resource:handle arrayIndex:u32 mipLevel:u32 -> */
/*:     *array:handle return:status@hipError_t */
/*: hipGraphicsSubResourceGetMappedArray (models 2): array resource:handle arrayIndex:u32 mipLevel:u32 -> *array:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphicsSubResourceGetMappedArray, "hipGraphicsSubResourceGetMappedArray", (void *array,
    void *resource, uint32_t arrayIndex, uint32_t mipLevel), ((uintptr_t)array, (uintptr_t)resource, (uint64_t)arrayIndex, (uint64_t)mipLevel,),
    "\3\1\0\0\0W\0\3\2\30\24\20\20\4 Mresource\0EarrayIndex\0EmipLevel\0Marray\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0"
    "E\7\2\0\0\0W\0\3\2\30\24\20\20\4 Mresource\0EarrayIndex\0EmipLevel\0Larray\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0"
    "E")

/*: hipGraphicsUnmapResources: count:i32 resources[count]:handle stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsUnmapResources, "hipGraphicsUnmapResources", (int32_t count, void *resources, void *stream),
    ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "\5\3\1\232\4\148\10\3 Fcount\0mresources\0Mstream\0\6Aresult\0\16a\4\0Fh\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\10\2\0Ea\4\3\0E")

/*: hipGraphicsUnregisterResource: resource:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphicsUnregisterResource, "hipGraphicsUnregisterResource", (void *resource), ((uintptr_t)resource,),
    "\5\1\1\20\14\10\10\1 Mresource\0\6A\3ult\0\16a\10\0Fa\4\1\0E")

/*: hipGreenCtxCreate: ctx desc:handle device:i32 flags:u32 -> *ctx:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGreenCtxCreate, "hipGreenCtxCreate", (void *ctx, void *desc, int32_t device, uint32_t flags),
    ((uintptr_t)ctx, (uintptr_t)desc, (uint64_t)device, (uint64_t)flags,),
    "\5\3\2\30\24\20\20\4 Mdesc\0Fdevice\0Eflags\0Mctx\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0E")

/*: hipHccModuleLaunchKernel: f:handle globalWorkSizeX:u32 globalWorkSizeY:u32 globalWorkSizeZ:u32 */
/*:     localWorkSizeX:u32 localWorkSizeY:u32 localWorkSizeZ:u32 sharedMemBytes:u64 hStream:handle kernelParams:ptr */
/*:     extra:ptr startEvent:handle stopEvent:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 13, 1, int, trace__hip_hipHccModuleLaunchKernel, "hipHccModuleLaunchKernel", (void *f, uint32_t globalWorkSizeX,
    uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ, uint64_t sharedMemBytes,
    void *hStream, void *kernelParams, void *extra, void *startEvent, void *stopEvent), ((uintptr_t)f, (uint64_t)globalWorkSizeX,
    (uint64_t)globalWorkSizeY, (uint64_t)globalWorkSizeZ, (uint64_t)localWorkSizeX, (uint64_t)localWorkSizeY, (uint64_t)localWorkSizeZ,
    (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, (uintptr_t)startEvent, (uintptr_t)stopEvent,),
    "\5\15\1X\14(\10\15 Mf\0EglobalWorkSizeX\0E\16Y\0E\16Z\0ElocalWorkSizeX\0E\15Y\0E\15Z\0GsharedMemBytes\0MhStream\0LkernelParams\0Lextra\0Mstart"
    "Event\0MstopEvent\0\6Aresult\0\16c\15P\0A\16\0B\1\10\2\14\3\20\4\24\5\30\6\34\7 \10(\0110\128\13@\14H\0AP\0Ga\4\15\0E")

/*: hipHostAlloc: ptr size:u64 flags:u32 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipHostAlloc, "hipHostAlloc", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr, (uint64_t)size,
    (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 Gsize\0Eflags\0Lptr\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipHostFree: ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipHostFree, "hipHostFree", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipHostGetDevicePointer: devPtr hstPtr:ptr flags:u32 -> *devPtr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipHostGetDevicePointer, "hipHostGetDevicePointer", (void *devPtr, void *hstPtr, uint32_t flags),
    ((uintptr_t)devPtr, (uintptr_t)hstPtr, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 LhstPtr\0Eflags\0LdevPtr\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipHostGetFlags: flagsPtr hostPtr:ptr -> *flagsPtr:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipHostGetFlags, "hipHostGetFlags", (void *flagsPtr, void *hostPtr), ((uintptr_t)flagsPtr,
    (uintptr_t)hostPtr,),
    "\5\1\2\20\20\10\20\2 LhostPtr\0EflagsPtr\0\6Aresult\0\16a\10\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: hipHostMalloc: ptr size:u64 flags:u32 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipHostMalloc, "hipHostMalloc", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr,
    (uint64_t)size, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 Gsize\0Eflags\0Lptr\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipHostRegister: hostPtr:ptr sizeBytes:u64 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipHostRegister, "hipHostRegister", (void *hostPtr, uint64_t sizeBytes, uint32_t flags),
    ((uintptr_t)hostPtr, (uint64_t)sizeBytes, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 LhostPtr\0GsizeBytes\0Eflags\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipHostUnregister: hostPtr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipHostUnregister, "hipHostUnregister", (void *hostPtr), ((uintptr_t)hostPtr,),
    "\5\1\1\20\14\10\10\1 LhostPtr\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipImportExternalMemory: extMem_out memHandleDesc:{hipExternalMemoryHandleDesc_st} -> *extMem_out:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipImportExternalMemory, "hipImportExternalMemory", (void *extMem_out, const void *memHandleDesc),
    ((uintptr_t)extMem_out, (uintptr_t)memHandleDesc,),
    "\5\5\2\246\2\24`\20\2 LmemHandleDesc\0\6@\15.type\0\17P\16handle\0G\16size\0E\16flags\0LextMem_out\0\6Aresult\0\16a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10"
    "\0D\10\0I\1\1\0C\30\0C\20\0Kd\10\1\2\30\0S$\0C\14\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipImportExternalSemaphore: extSem_out semHandleDesc:{hipExternalSemaphoreHandleDesc_st} -> *extSem_out:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipImportExternalSemaphore, "hipImportExternalSemaphore", (void *extSem_out, const void *semHandleDesc),
    ((uintptr_t)extSem_out, (uintptr_t)semHandleDesc,),
    "\5\4\2\236\2\24@\20\2 LsemHandleDesc\0\6@\15.type\0\20P\16handle\0E\16flags\0LextSem_out\0\6Aresult\0\16a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I"
    "\1\1\0C\30\0C\20\0Kb\4\1\2\30\0Cb\10\0A\2\0Da\4\2\0E")

/*: hipInit: flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipInit, "hipInit", (uint32_t flags), ((uint64_t)flags,),
    "\5\1\1\14\14\10\10\1 Eflags\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipIpcCloseMemHandle: devPtr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipIpcCloseMemHandle, "hipIpcCloseMemHandle", (void *devPtr), ((uintptr_t)devPtr,),
    "\5\1\1\20\14\10\10\1 LdevPtr\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipIpcGetEventHandle: handle event:handle -> handle:{hipIpcEventHandle_st} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipIpcGetEventHandle, "hipIpcGetEventHandle", (void *handle, void *event), ((uintptr_t)handle,
    (uintptr_t)event,),
    "\5\1\3\20\232\2\108\2 Mevent\0Lhandle\0P\6.reserved\0\6Aresult\0\16a\10\1\0Ea\10\0Fh\1\0G\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: hipIpcGetMemHandle: handle devPtr:ptr -> handle:{hipIpcMemHandle_st} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipIpcGetMemHandle, "hipIpcGetMemHandle", (void *handle, void *devPtr), ((uintptr_t)handle,
    (uintptr_t)devPtr,),
    "\5\1\3\20\232\2\108\2 LdevPtr\0Lhandle\0P\6.reserved\0\6Aresult\0\16a\10\1\0Ea\10\0Fh\1\0G\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: hipKernelGetAttribute: pi attrib:i32@hipFunction_attribute kernel:handle dev:i32 -> *pi:i32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipKernelGetAttribute, "hipKernelGetAttribute", (void *pi, int attrib, void *kernel, int32_t dev),
    ((uintptr_t)pi, (uint64_t)attrib, (uintptr_t)kernel, (uint64_t)dev,),
    "\5\3\2\30\20\20\20\4 \6@attrib\0\23Mkernel\0Fdev\0Fpi\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\4\3\14\0A\20\0Cb\4\0A\2\0Da\4\4\0E")

/*: hipKernelGetFunction: pFunc kernel:handle -> *pFunc:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipKernelGetFunction, "hipKernelGetFunction", (void *pFunc, void *kernel), ((uintptr_t)pFunc,
    (uintptr_t)kernel,),
    "\5\1\2\20\24\10\20\2 Mkernel\0MpFunc\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipKernelGetLibrary: library kernel:handle -> *library:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetLibrary, "hipKernelGetLibrary", (void *library, void *kernel), ((uintptr_t)library,
    (uintptr_t)kernel,),
    "\5\1\2\20\24\10\20\2 Mkernel\0Mlibrary\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipKernelGetName: name kernel:handle -> *name:string return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetName, "hipKernelGetName", (void *name, void *kernel), ((uintptr_t)name, (uintptr_t)kernel,),
    "\5\1\2\20\222\2\0100\2 Mkernel\0Nname\0\6Aresult\0\16a\10\1\0Ef\10\0V\10\0Oa\4\2\0E")

/*: hipKernelGetParamInfo: kernel:handle paramIndex:u64 paramOffset paramSize -> *paramOffset:u64 *paramSize:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipKernelGetParamInfo, "hipKernelGetParamInfo", (void *kernel, uint64_t paramIndex, void *paramOffset,
    void *paramSize), ((uintptr_t)kernel, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize,),
    "\5\2\3\30\34\20\30\4 Mkernel\0GparamIndex\0G\5Offset\0G\5Size\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\3\2\0Da\4\4\0E")

/*: hipKernelNameRef: f:handle -> return:string */
TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipKernelNameRef, "hipKernelNameRef", (void *f), ((uintptr_t)f,),
    "\4\1\1\20\216\2\10(\0Mf\0Nresult\0a\10\0Fe\10\1\0U\10\0O")

/*: hipKernelNameRefByPtr: hostFunction:ptr stream:handle -> return:string */
TRACE__FORWARD(trace__hip, 2, 3, const void *, trace__hip_hipKernelNameRefByPtr, "hipKernelNameRefByPtr", (const void *hostFunction, void *stream),
    ((uintptr_t)hostFunction, (uintptr_t)stream,),
    "\4\2\1\30\216\2\20(\0LhostFunction\0Mstream\0Nresult\0c\2\20\0A\2\0B\1\10\0Ge\10\2\0U\10\0O")

/*: hipKernelSetAttribute: attrib:i32@hipFunction_attribute value:i32 kernel:handle dev:i32 -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipKernelSetAttribute, "hipKernelSetAttribute", (int attrib, int32_t value, void *kernel, int32_t dev),
    ((uint64_t)attrib, (uint64_t)value, (uintptr_t)kernel, (uint64_t)dev,),
    "\5\4\1\34\14\20\10\4 \6@attrib\0\23Fvalue\0Mkernel\0Fdev\0\6Aresult\0\16c\4\24\0A\4\0B\1\4\2\10\3\20\0Ca\4\4\0E")

/*: hipLaunchByPtr: func:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipLaunchByPtr, "hipLaunchByPtr", (const void *func), ((uintptr_t)func,),
    "\5\1\1\20\14\10\10\1 Lfunc\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipLaunchCooperativeKernelMultiDevice: launchParamsList[numDevices]:{hipLaunchParams_t#56} numDevices:i32 */
/*:     flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchCooperativeKernelMultiDevice, "hipLaunchCooperativeKernelMultiDevice", (void *launchParamsList,
    int32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "\5\14\1\314\7\14\240\3\10\3 llaunchParamsList.func\0e\21gridDim.x\0e\31y\0e\31z\0e\21blockDim.x\0e\32y\0e\32z\0l\21args\0g\21sharedMem\0m\22tr"
    "eam\0FnumDevices\0Eflags\0\6Aresult\0\16h\10\0F\1\4\0C\1\0D\20\0A8\0C\10\0C\1\0Kh\4\0B\10\0C\1\4\0C\1\0D\20\0A8\0C\14\0C\1\0Kh\4\0B\14\0C\1\4\0"
    "C\1\0D\20\0A8\0C\20\0C\1\0Kh\4\0B\20\0C\1\4\0C\1\0D\20\0A8\0C\24\0C\1\0Kh\4\0B\24\0C\1\4\0C\1\0D\20\0A8\0C\30\0C\1\0Kh\4\0B\30\0C\1\4\0C\1\0D\20"
    "\0A8\0C\34\0C\1\0Kh\4\0B\34\0C\1\4\0C\1\0D\20\0A8\0C \0C\1\0Kh\10\0B \0C\1\4\0C\1\0D\20\0A8\0C(\0C\1\0Kh\10\0B(\0C\1\4\0C\1\0D\20\0A8\0C0\0C\1\0"
    "Kh\10\0B0\0C\1\4\0C\1\0D\20\0A8\0C8\0C\1\0Kc\2\10\0A\2\1\0A\2\4\0Ga\4\3\0E")

/*: hipLaunchHostFunc: stream:handle fn:ptr userData:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchHostFunc, "hipLaunchHostFunc", (void *stream, void *fn, void *userData), ((uintptr_t)stream,
    (uintptr_t)fn, (uintptr_t)userData,),
    "\5\3\1 \14\20\10\3 Mstream\0Lfn\0LuserData\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipLaunchHostFunc_spt: stream:handle fn:ptr userData:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchHostFunc_spt, "hipLaunchHostFunc_spt", (void *stream, void *fn, void *userData),
    ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData,),
    "\5\3\1 \14\20\10\3 Mstream\0Lfn\0LuserData\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipLaunchKernelExC: config:{hipLaunchConfig_st} fPtr:ptr args:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchKernelExC, "hipLaunchKernelExC", (const void *config, const void *fPtr, void *args),
    ((uintptr_t)config, (uintptr_t)fPtr, (uintptr_t)args,),
    "\5\15\1\222\1\14p\10\3 Lconfig\0E\6.gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@\7attrs.id\0\35E\7n"
    "umAttrs\0LfPtr\0Largs\0\6Aresult\0\16a\10\0Fd\4\0A\2\0T(\0C(\0Kh\4\0F\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\0A\0020\0Cc\2\20\0A\2\1\0A\2\10\0Ga"
    "\4\3\0E")

/*: hipLibraryEnumerateKernels: kernels numKernels:u32 library:handle -> kernels[numKernels]:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipLibraryEnumerateKernels, "hipLibraryEnumerateKernels", (void *kernels, uint32_t numKernels,
    void *library), ((uintptr_t)kernels, (uint64_t)numKernels, (uintptr_t)library,),
    "\5\2\2\24\222\4\0200\3 EnumKernels\0Mlibrary\0mkernels\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\4\0Gh\10\0F\1\4\0H@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: hipLibraryGetGlobal: dptr bytes library:handle name:string -> *dptr:ptr *bytes:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipLibraryGetGlobal, "hipLibraryGetGlobal", (void *dptr, void *bytes, void *library, const void *name),
    ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "\5\2\3\226\2\0340\30\4 Mlibrary\0Nname\0Ldptr\0Gbytes\0\6Aresult\0\16a\10\2\0Ee\10\3\0U\10\0Ob\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: hipLibraryGetKernel: pKernel library:handle name:string -> *pKernel:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipLibraryGetKernel, "hipLibraryGetKernel", (void *pKernel, void *library, const void *name),
    ((uintptr_t)pKernel, (uintptr_t)library, (uintptr_t)name,),
    "\5\2\2\226\2\0240\20\3 Mlibrary\0Nname\0MpKernel\0\6Aresult\0\16a\10\1\0Ee\10\2\0U\10\0Ob\10\0A\2\0Da\4\3\0E")

/*: hipLibraryGetKernelCount: count library:handle -> *count:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipLibraryGetKernelCount, "hipLibraryGetKernelCount", (void *count, void *library), ((uintptr_t)count,
    (uintptr_t)library,),
    "\5\1\2\20\20\10\20\2 Mlibrary\0Ecount\0\6Aresult\0\16a\10\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: hipLibraryGetManaged: dptr bytes library:handle name:string -> *dptr:ptr *bytes:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipLibraryGetManaged, "hipLibraryGetManaged", (void *dptr, void *bytes, void *library, const void *name),
    ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "\5\2\3\226\2\0340\30\4 Mlibrary\0Nname\0Ldptr\0Gbytes\0\6Aresult\0\16a\10\2\0Ee\10\3\0U\10\0Ob\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: hipLibraryLoadData: library code:ptr jitOptions[numJitOptions]:i32@hipJitOption */
/*:     jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 */
/*:     libraryOptions[numLibraryOptions]:i32@hipLibraryOption_e libraryOptionValues[numLibraryOptions]:ptr */
/*:     numLibraryOptions:u32 -> *library:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLibraryLoadData, "hipLibraryLoadData", (void *library, const void *code, void *jitOptions,
    void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library,
    (uintptr_t)code, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "\5\7\2\260\14\24\270\1\20\10 Lcode\0&@jitOptions\0\33l\12Values\0EnumJitOptions\0&@libraryOptions\0\36l\15Values\0EnumLibraryOptions\0Mlibrary"
    "\0\6Aresult\0\16a\10\1\0Eh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\4\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\4\0Eh\4\5\0E\1\4\0H@\0A\4\0C\4\0C\7\0Kh\10\6"
    "\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\4\7\0Eb\10\0A\2\0Da\4\10\0E")

/*: hipLibraryLoadFromFile: library fileName:string jitOptions[numJitOptions]:i32@hipJitOption */
/*:     jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 */
/*:     libraryOptions[numLibraryOptions]:i32@hipLibraryOption_e libraryOptionValues[numLibraryOptions]:ptr */
/*:     numLibraryOptions:u32 -> *library:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLibraryLoadFromFile, "hipLibraryLoadFromFile", (void *library, const void *fileName, void *jitOptions,
    void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library,
    (uintptr_t)fileName, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "\5\7\2\256\16\24\330\1\20\10 NfileName\0&@jitOptions\0\33l\12Values\0EnumJitOptions\0&@libraryOptions\0\36l\15Values\0EnumLibraryOptions\0Mlib"
    "rary\0\6Aresult\0\16e\10\1\0U\10\0Oh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\4\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\4\0Eh\4\5\0E\1\4\0H@\0A\4\0C\4\0C"
    "\7\0Kh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\4\7\0Eb\10\0A\2\0Da\4\10\0E")

/*: hipLibraryUnload: library:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipLibraryUnload, "hipLibraryUnload", (void *library), ((uintptr_t)library,),
    "\5\1\1\20\14\10\10\1 Mlibrary\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipLinkAddData: state:handle type:i32@hipJitInputType data:ptr size:u64 name:string numOptions:u32 */
/*:     options[numOptions]:i32@hipJitOption optionValues[numOptions]:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLinkAddData, "hipLinkAddData", (void *state, int type, void *data, uint64_t size, const void *name,
    uint32_t numOptions, void *options, void *optionValues), ((uintptr_t)state, (uint64_t)type, (uintptr_t)data, (uint64_t)size, (uintptr_t)name,
    (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "\5\10\1\272\10\14\220\1\10\10 Mstate\0\6@type\0\32Ldata\0Gsize\0Nname\0EnumOptions\0&@options\0\33l\6Values\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2"
    "\14\3\24\0Ce\10\4\0U\10\0Oa\4\5\0Eh\4\6\0E\1\4\0H@\0A\4\0C\4\0C\5\0Kh\10\7\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\4\10\0E")

/*: hipLinkAddFile: state:handle type:i32@hipJitInputType path:string numOptions:u32 */
/*:     options[numOptions]:i32@hipJitOption optionValues[numOptions]:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipLinkAddFile, "hipLinkAddFile", (void *state, int type, const void *path, uint32_t numOptions,
    void *options, void *optionValues), ((uintptr_t)state, (uint64_t)type, (uintptr_t)path, (uint64_t)numOptions, (uintptr_t)options,
    (uintptr_t)optionValues,),
    "\5\6\1\252\10\14\220\1\10\6 Mstate\0\6@type\0\32Npath\0EnumOptions\0&@options\0\33l\6Values\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ge\10\2\0U\10\0"
    "Oa\4\3\0Eh\4\4\0E\1\4\0H@\0A\4\0C\4\0C\3\0Kh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\3\0Ka\4\6\0E")

/*: hipLinkComplete: state:handle hipBinOut sizeOut -> *hipBinOut:ptr *sizeOut:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipLinkComplete, "hipLinkComplete", (void *state, void *hipBinOut, void *sizeOut), ((uintptr_t)state,
    (uintptr_t)hipBinOut, (uintptr_t)sizeOut,),
    "\5\1\3\20\34\10\30\3 Mstate\0LhipBinOut\0GsizeOut\0\6Aresult\0\16a\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: hipLinkCreate: numOptions:u32 options[numOptions]:i32@hipJitOption optionValues[numOptions]:ptr stateOut -> */
/*:     *stateOut:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipLinkCreate, "hipLinkCreate", (uint32_t numOptions, void *options, void *optionValues, void *stateOut),
    ((uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, (uintptr_t)stateOut,),
    "\5\3\2\230\6\24X\20\4 EnumOptions\0&@options\0\33l\6Values\0MstateOut\0\6Aresult\0\16a\4\0Fh\4\1\0E\1\4\0H@\0A\4\0C\4\0Oh\10\2\0E\1\4\0H@\0A\10\0"
    "C\10\0Ob\10\3\2\0Da\4\4\0E")

/*: hipLinkDestroy: state:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipLinkDestroy, "hipLinkDestroy", (void *state), ((uintptr_t)state,),
    "\5\1\1\20\14\10\10\1 Mstate\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipMalloc: ptr size:u64 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipMalloc, "hipMalloc", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0Lptr\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipMallocArray (models 1): array desc:{hipChannelFormatDesc} width:u64 height:u64 flags:u32 -> *array:handle */
/*:     return:status@hipError_t */
/*: hipMallocArray (models 2): array desc:{hipChannelFormatDesc} width:u64 height:u64 flags:u32 -> *array:ptr */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 1, int, trace__hip_hipMallocArray, "hipMallocArray", (void *array, const void *desc, uint64_t width, uint64_t height,
    uint32_t flags), ((uintptr_t)array, (uintptr_t)desc, (uint64_t)width, (uint64_t)height, (uint64_t)flags,),
    "\3\1\0\0\0{\0\11\28\24@\20\5 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Gwidth\0Gheight\0Eflags\0Marray\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\24\0C"
    "\24\0Kc\3\24\0A\4\2\0A\3\10\4\20\0A\24\0Cb\10\0A\2\0Da\4\5\0E\7\2\0\0\0{\0\11\28\24@\20\5 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\7Gwidth\0Gh"
    "eight\0Eflags\0Larray\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\24\0C\24\0Kc\3\24\0A\4\2\0A\3\10\4\20\0A\24\0Cb\10\0A\2\0Da\4\5\0E")

/*: hipMallocAsync: dev_ptr size:u64 stream:handle -> *dev_ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMallocAsync, "hipMallocAsync", (void *dev_ptr, uint64_t size, void *stream), ((uintptr_t)dev_ptr,
    (uint64_t)size, (uintptr_t)stream,),
    "\5\2\2\30\24\20\20\3 Gsize\0Mstream\0Ldev_ptr\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipMallocFromPoolAsync: dev_ptr size:u64 mem_pool:handle stream:handle -> *dev_ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMallocFromPoolAsync, "hipMallocFromPoolAsync", (void *dev_ptr, uint64_t size, void *mem_pool,
    void *stream), ((uintptr_t)dev_ptr, (uint64_t)size, (uintptr_t)mem_pool, (uintptr_t)stream,),
    "\5\3\2 \24\20\20\4 Gsize\0Mmem_pool\0Mstream\0Ldev_ptr\0\6Aresult\0\16c\3\30\0A\4\1\0A\2\10\3\20\0A\30\0Cb\10\0A\2\0Da\4\4\0E")

/*: hipMallocHost: ptr size:u64 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipMallocHost, "hipMallocHost", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0Lptr\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipMallocManaged: dev_ptr size:u64 flags:u32 -> *dev_ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMallocManaged, "hipMallocManaged", (void *dev_ptr, uint64_t size, uint32_t flags), ((uintptr_t)dev_ptr,
    (uint64_t)size, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 Gsize\0Eflags\0Ldev_ptr\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipMallocPitch: ptr pitch width:u64 height:u64 -> *ptr:ptr *pitch:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMallocPitch, "hipMallocPitch", (void *ptr, void *pitch, uint64_t width, uint64_t height),
    ((uintptr_t)ptr, (uintptr_t)pitch, (uint64_t)width, (uint64_t)height,),
    "\5\2\3\30\34\20\30\4 Gwidth\0Gheight\0Lptr\0Gpitch\0\6Aresult\0\16c\2\20\0A\2\2\0A\3\10\0Gb\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: hipMemAddressFree: devPtr:ptr size:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemAddressFree, "hipMemAddressFree", (void *devPtr, uint64_t size), ((uintptr_t)devPtr,
    (uint64_t)size,),
    "\5\2\1\30\14\20\10\2 LdevPtr\0Gsize\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipMemAddressReserve: ptr size:u64 alignment:u64 addr:ptr flags:u64 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemAddressReserve, "hipMemAddressReserve", (void *ptr, uint64_t size, uint64_t alignment, void *addr,
    uint64_t flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)alignment, (uintptr_t)addr, (uint64_t)flags,),
    "\5\4\2(\24\20\20\5 Gsize\0Galignment\0Laddr\0Gflags\0Lptr\0\6Aresult\0\16c\4 \0A\4\1\0A\2\10\3\20\4\30\0Cb\10\0A\2\0Da\4\5\0E")

/*: hipMemAdvise: dev_ptr:ptr count:u64 advice:i32@hipMemoryAdvise device:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemAdvise, "hipMemAdvise", (const void *dev_ptr, uint64_t count, int advice, int32_t device),
    ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)advice, (uint64_t)device,),
    "\5\4\1 \14\20\10\4 Ldev_ptr\0Gcount\0\6@advice\0-Fdevice\0\6Aresult\0\16c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: hipMemAllocHost: ptr size:u64 -> *ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipMemAllocHost, "hipMemAllocHost", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0Lptr\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipMemAllocPitch: dptr pitch widthInBytes:u64 height:u64 elementSizeBytes:u32 -> *dptr:ptr *pitch:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 1, int, trace__hip_hipMemAllocPitch, "hipMemAllocPitch", (void *dptr, void *pitch, uint64_t widthInBytes, uint64_t height,
    uint32_t elementSizeBytes), ((uintptr_t)dptr, (uintptr_t)pitch, (uint64_t)widthInBytes, (uint64_t)height, (uint64_t)elementSizeBytes,),
    "\5\3\3\34\34\20\30\5 GwidthInBytes\0Gheight\0EelementSizeBytes\0Ldptr\0Gpitch\0\6Aresult\0\16c\3\24\0A\4\2\0A\3\10\4\20\0A\24\0Cb\10\0A\2\0Db\10"
    "\1\2\0Da\4\5\0E")

/*: hipMemCreate (models 1): handle size:u64 prop:{hipMemAllocationProp} flags:u64 -> *handle:handle */
/*:     return:status@hipError_t */
/*: hipMemCreate (models 2): handle size:u64 prop:{hipMemAllocationProp@hip-5.2} flags:u64 -> *handle:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemCreate, "hipMemCreate", (void *handle, uint64_t size, const void *prop, uint64_t flags),
    ((uintptr_t)handle, (uint64_t)size, (uintptr_t)prop, (uint64_t)flags,),
    "\3\1\0\0\0\342\0\13\2<\24@\20\4 Gsize\0Lprop\0\6@\4.type\0#\6@\5requestedHandleType\0\42\6@\5location.type\0%F\16id\0L\5win32HandleMetaData\0A"
    "\5allocFlags.compressionType\0A\20gpuDirectRDMACapable\0C\20usage\0Gflags\0Mhandle\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\4\2\2\0T\34\0C\34\0"
    "Ka\10\3\0Eb\10\0A\2\0Da\4\4\0E\7\2\0\0\0\333\0\12\2;\24\220\1\20\4 Gsize\0Lprop\0A\4.compressionType\0\6@\5location.type\0%F\16id\0\6@\5reques"
    "tedHandleType\0\42\6@\5type\0#C\5usage\0L\5win32HandleMetaData\0Gflags\0Mhandle\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\1\2\2\0T\1\0C\1\0Kd\4\2"
    "\6\4\0S\26\0C\22\0Kd\10\2\6\30\0S \0C\10\0Ka\10\3\0Eb\10\0A\2\0Da\4\4\0E")

/*: hipMemDiscardAndPrefetchBatchAsync: dptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetchLocs[numPrefetchLocs]:{hipMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 */
/*:     flags:u64 stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipMemDiscardAndPrefetchBatchAsync, "hipMemDiscardAndPrefetchBatchAsync", (void *dptrs, void *sizes,
    uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldptrs\0gsizes\0Gcount\0&@prefetchLocs.type\0%f\15id\0g\13Idxs\0GnumPrefetchLocs\0Gflags\0Mstream\0\6Aresult\0\16h"
    "\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C\1\10\0H\20"
    "\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: hipMemDiscardBatchAsync: dev_ptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemDiscardBatchAsync, "hipMemDiscardBatchAsync", (void *dev_ptrs, void *sizes, uint64_t count,
    uint64_t flags, void *stream), ((uintptr_t)dev_ptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "\5\5\1\254\10\14`\10\5 ldev_ptrs\0gsizes\0Gcount\0Gflags\0Mstream\0\6Aresult\0\16h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0"
    "C\10\0C\2\0Kc\3\30\0A\4\2\0A\3\10\4\20\0A\30\0Ca\4\5\0E")

/*: hipMemExportToShareableHandle: shareableHandle:ptr handle:handle handleType:i32@hipMemAllocationHandleType */
/*:     flags:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemExportToShareableHandle, "hipMemExportToShareableHandle", (void *shareableHandle, void *handle,
    int handleType, uint64_t flags), ((uintptr_t)shareableHandle, (uintptr_t)handle, (uint64_t)handleType, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 LshareableHandle\0Mhandle\0\6@\6Type\0\42Gflags\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: hipMemGetAccess: flags location:{hipMemLocation} ptr:ptr -> *flags:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAccess, "hipMemGetAccess", (void *flags, const void *location, void *ptr), ((uintptr_t)flags,
    (uintptr_t)location, (uintptr_t)ptr,),
    "\5\4\2 \24\30\20\3 Llocation\0\6@\10.type\0%F\11id\0Lptr\0Gflags\0\6Aresult\0\16a\10\1\0Eb\10\1\2\0Da\10\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: hipMemGetAddressRange: pbase psize dptr:ptr -> *pbase:ptr *psize:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAddressRange, "hipMemGetAddressRange", (void *pbase, void *psize, void *dptr), ((uintptr_t)pbase,
    (uintptr_t)psize, (uintptr_t)dptr,),
    "\5\1\3\20\34\10\30\3 Ldptr\0Lpbase\0Gpsize\0\6Aresult\0\16a\10\2\0Eb\10\0A\2\0Db\10\1\2\0Da\4\3\0E")

/*: hipMemGetAllocationGranularity (models 1): granularity prop:{hipMemAllocationProp} */
/*:     option:i32@hipMemAllocationGranularity_flags -> *granularity:u64 return:status@hipError_t */
/*: hipMemGetAllocationGranularity (models 2): granularity prop:{hipMemAllocationProp@hip-5.2} */
/*:     option:i32@hipMemAllocationGranularity_flags -> *granularity:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAllocationGranularity, "hipMemGetAllocationGranularity", (void *granularity, const void *prop,
    int option), ((uintptr_t)granularity, (uintptr_t)prop, (uint64_t)option,),
    "\3\1\0\0\0\334\0\12\0020\248\20\3 Lprop\0\6@\4.type\0#\6@\5requestedHandleType\0\42\6@\5location.type\0%F\16id\0L\5win32HandleMetaData\0A\5all"
    "ocFlags.compressionType\0A\20gpuDirectRDMACapable\0C\20usage\0\6@option\0!Ggranularity\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\34\0C\34\0Ka\4\2\0Eb"
    "\10\0A\2\0Da\4\3\0E\7\2\0\0\0\325\0\11\2/\24\210\1\20\3 Lprop\0A\4.compressionType\0\6@\5location.type\0%F\16id\0\6@\5requestedHandleType\0\42\6"
    "@\5type\0#C\5usage\0L\5win32HandleMetaData\0\6@option\0!Ggranularity\0\6Aresult\0\16a\10\1\0Ed\1\1\2\0T\1\0C\1\0Kd\4\1\6\4\0S\26\0C\22\0Kd\10\1"
    "\6\30\0S \0C\10\0Ka\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: hipMemGetAllocationPropertiesFromHandle (models 1): prop handle:handle -> prop:{hipMemAllocationProp} */
/*:     return:status@hipError_t */
/*: hipMemGetAllocationPropertiesFromHandle (models 2): prop handle:handle -> prop:{hipMemAllocationProp@hip-5.2} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemGetAllocationPropertiesFromHandle, "hipMemGetAllocationPropertiesFromHandle", (void *prop,
    void *handle), ((uintptr_t)prop, (uintptr_t)handle,),
    "\3\1\0\0\0\306\0\1\12\0200\108\2 Mhandle\0Lprop\0\6@\4.type\0#\6@\5requestedHandleType\0\42\6@\5location.type\0%F\16id\0L\5win32HandleMetaData"
    "\0A\5allocFlags.compressionType\0A\20gpuDirectRDMACapable\0C\20usage\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T\34\0C\34\0Ka\4\2\0E\7\2\0\0\0\301"
    "\0\1\11\20/\10\210\1\2 Mhandle\0Lprop\0A\4.compressionType\0\6@\5location.type\0%F\16id\0\6@\5requestedHandleType\0\42\6@\5type\0#C\5usage\0L\5"
    "win32HandleMetaData\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\1\0A\2\0T\1\0C\1\0Kd\4\0A\6\4\0S\26\0C\22\0Kd\10\0A\6\30\0S \0C\10\0Ka\4\2\0E")

/*: hipMemGetDefaultMemPool: memPool location:{hipMemLocation} type:i32@hipMemAllocationType -> *memPool:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetDefaultMemPool, "hipMemGetDefaultMemPool", (void *memPool, void *location, int type),
    ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "\5\4\2\34\24\30\20\3 Llocation\0\6@\10.type\0%F\11id\0\6@type\0#MmemPool\0\6Aresult\0\16a\10\1\0Eb\10\1\2\0Da\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: hipMemGetHandleForAddressRange: handle:ptr dptr:ptr size:u64 handleType:i32@hipMemRangeHandleType flags:u64 -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipMemGetHandleForAddressRange, "hipMemGetHandleForAddressRange", (void *handle, void *dptr,
    uint64_t size, int handleType, uint64_t flags), ((uintptr_t)handle, (uintptr_t)dptr, (uint64_t)size, (uint64_t)handleType, (uint64_t)flags,),
    "\5\5\1,\14\30\10\5 Lhandle\0Ldptr\0Gsize\0\6@handleType\0)Gflags\0\6Aresult\0\16c\5$\0A\6\0B\1\10\2\20\3\30\4\34\0A$\0Ga\4\5\0E")

/*: hipMemGetInfo: free total -> *free:u64 *total:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemGetInfo, "hipMemGetInfo", (void *free, void *total), ((uintptr_t)free, (uintptr_t)total,),
    "\5\0\3\10\34\0\30\2 Gfree\0Gtotal\0\6Aresult\0\16b\10\0A\2\0Db\10\1\2\0Da\4\2\0E")

/*: hipMemGetMemPool: pool location:{hipMemLocation} type:i32@hipMemAllocationType -> *pool:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetMemPool, "hipMemGetMemPool", (void *pool, void *location, int type), ((uintptr_t)pool,
    (uintptr_t)location, (uint64_t)type,),
    "\5\4\2\34\24\30\20\3 Llocation\0\6@\10.type\0%F\11id\0\6@type\0#Mpool\0\6Aresult\0\16a\10\1\0Eb\10\1\2\0Da\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: hipMemImportFromShareableHandle: handle osHandle:ptr shHandleType:i32@hipMemAllocationHandleType -> */
/*:     *handle:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemImportFromShareableHandle, "hipMemImportFromShareableHandle", (void *handle, void *osHandle,
    int shHandleType), ((uintptr_t)handle, (uintptr_t)osHandle, (uint64_t)shHandleType,),
    "\5\2\2\24\24\20\20\3 LosHandle\0\6@shHandleType\0\42Mhandle\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipMemMap: ptr:ptr size:u64 offset:u64 handle:handle flags:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemMap, "hipMemMap", (void *ptr, uint64_t size, uint64_t offset, void *handle, uint64_t flags),
    ((uintptr_t)ptr, (uint64_t)size, (uint64_t)offset, (uintptr_t)handle, (uint64_t)flags,),
    "\5\5\0010\14\30\10\5 Lptr\0Gsize\0Goffset\0Mhandle\0Gflags\0\6Aresult\0\16c\5(\0A\6\0B\1\10\2\20\3\30\4 \0A(\0Ga\4\5\0E")

/*: hipMemMapArrayAsync: mapInfoList[count]:{hipArrayMapInfo#152} count:u32 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemMapArrayAsync, "hipMemMapArrayAsync", (void *mapInfoList, uint32_t count, void *stream),
    ((uintptr_t)mapInfoList, (uint64_t)count, (uintptr_t)stream,),
    "\5\11\1\276\4\14\250\2\10\3 &@mapInfoList.resourceType\0001&@\14subresourceType\0\5&@\14memOperationType\0&&@\17HandleType\0$g\14offset\0e\14d"
    "eviceBitMask\0e\14flags\0Ecount\0Mstream\0\6Aresult\0\16h\4\0F\1\4\0H\20\0A\230\0C\4\0C\1\0Kh\4\0BH\0C\1\4\0H\20\0A\230\0CL\0C\1\0Kh\4\0Bp\0C\1"
    "\4\0H\20\0A\230\0Ct\0C\1\0Kh\4\0Bt\0C\1\4\0H\20\0A\230\0Cx\0C\1\0Kh\10\0B\200\0C\1\4\0H\20\0A\230\0C\210\0C\1\0Kh\4\0B\210\0C\1\4\0H\20\0A\230\0"
    "C\214\0C\1\0Kh\4\0B\214\0C\1\4\0H\20\0A\230\0C\220\0C\1\0Kc\2\14\0A\2\1\0A\2\4\0Ga\4\3\0E")

/*: hipMemPoolCreate (models 1): mem_pool pool_props:{hipMemPoolProps} -> *mem_pool:handle return:status@hipError_t */
/*: hipMemPoolCreate (models 2): mem_pool pool_props:{hipMemPoolProps@hip-5.2} -> *mem_pool:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolCreate, "hipMemPoolCreate", (void *mem_pool, const void *pool_props), ((uintptr_t)mem_pool,
    (uintptr_t)pool_props,),
    "\3\1\0\0\0\237\0\7\0020\0240\20\2 Lpool_props\0\6@\12.allocType\0#\6@\13handleTypes\0\42\6@\13location.type\0%F\24id\0L\13win32SecurityAttribu"
    "tes\0G\13maxSize\0Mmem_pool\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T \0C \0Kb\10\0A\2\0Da\4\2\0E\7\2\0\0\0\225\0\6\2(\0240\20\2 Lpool_props\0\6@\12."
    "allocType\0#\6@\13handleTypes\0\42\6@\13location.type\0%F\24id\0L\13win32SecurityAttributes\0Mmem_pool\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\30\0C"
    "\30\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipMemPoolDestroy: mem_pool:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMemPoolDestroy, "hipMemPoolDestroy", (void *mem_pool), ((uintptr_t)mem_pool,),
    "\5\1\1\20\14\10\10\1 Mmem_pool\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipMemPoolExportPointer: export_data dev_ptr:ptr -> export_data:{hipMemPoolPtrExportData} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolExportPointer, "hipMemPoolExportPointer", (void *export_data, void *dev_ptr),
    ((uintptr_t)export_data, (uintptr_t)dev_ptr,),
    "\5\1\2\20\24\10\20\2 Ldev_ptr\0Lexport_data\0\6Aresult\0\16a\10\1\0Ec\2\14\0A\2\0B\2\10\0G")

/*: hipMemPoolExportToShareableHandle: shared_handle:ptr mem_pool:handle handle_type:i32@hipMemAllocationHandleType */
/*:     flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemPoolExportToShareableHandle, "hipMemPoolExportToShareableHandle", (void *shared_handle,
    void *mem_pool, int handle_type, uint32_t flags), ((uintptr_t)shared_handle, (uintptr_t)mem_pool, (uint64_t)handle_type, (uint64_t)flags,),
    "\5\4\1 \14\20\10\4 Lshared_handle\0Mmem_pool\0\6@handle_type\0\42Eflags\0\6Aresult\0\16c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: hipMemPoolGetAccess: flags mem_pool:handle location -> *flags:i32@hipMemAccessFlags location:{hipMemLocation} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemPoolGetAccess, "hipMemPoolGetAccess", (void *flags, void *mem_pool, void *location),
    ((uintptr_t)flags, (uintptr_t)mem_pool, (uintptr_t)location,),
    "\5\1\5\20 \10 \3 Mmem_pool\0\6@flags\0 Llocation\0\6@\10.type\0%F\11id\0\6Aresult\0\16a\10\1\0Eb\4\0A\2\0Da\10\2\0Eb\10\2\2\0Da\4\3\0E")

/*: hipMemPoolGetAttribute: mem_pool:handle attr:i32@hipMemPoolAttr value:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemPoolGetAttribute, "hipMemPoolGetAttribute", (void *mem_pool, int attr, void *value),
    ((uintptr_t)mem_pool, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\34\14\20\10\3 Mmem_pool\0\6@attr\0'Lvalue\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hipMemPoolImportFromShareableHandle: mem_pool shared_handle:ptr handle_type:i32@hipMemAllocationHandleType */
/*:     flags:u32 -> *mem_pool:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemPoolImportFromShareableHandle, "hipMemPoolImportFromShareableHandle", (void *mem_pool,
    void *shared_handle, int handle_type, uint32_t flags), ((uintptr_t)mem_pool, (uintptr_t)shared_handle, (uint64_t)handle_type, (uint64_t)flags,),
    "\5\3\2\30\24\20\20\4 Lshared_handle\0\6@handle_type\0\42Eflags\0Mmem_pool\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0"
    "E")

/*: hipMemPoolImportPointer: dev_ptr mem_pool:handle export_data -> *dev_ptr:ptr */
/*:     export_data:{hipMemPoolPtrExportData} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolImportPointer, "hipMemPoolImportPointer", (void *dev_ptr, void *mem_pool, void *export_data),
    ((uintptr_t)dev_ptr, (uintptr_t)mem_pool, (uintptr_t)export_data,),
    "\5\1\3\20\34\10\30\3 Mmem_pool\0Ldev_ptr\0Lexport_data\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Dc\2\14\0A\2\2\0A\3\10\0G")

/*: hipMemPoolSetAccess: mem_pool:handle desc_list[count]:{hipMemAccessDesc#12} count:u64 -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolSetAccess, "hipMemPoolSetAccess", (void *mem_pool, const void *desc_list, uint64_t count),
    ((uintptr_t)mem_pool, (uintptr_t)desc_list, (uint64_t)count,),
    "\5\5\1\352\1\14\210\1\10\3 Mmem_pool\0&@desc_list.location.type\0%f\23id\0&@\12flags\0 Gcount\0\6Aresult\0\16a\10\0Fh\4\1\0E\1\10\0H\20\0A\14\0"
    "C\4\0C\2\0Kh\4\1\0A\4\0C\1\10\0H\20\0A\14\0C\10\0C\2\0Kh\4\1\0A\10\0C\1\10\0H\20\0A\14\0C\14\0C\2\0Ka\10\2\0Ea\4\3\0E")

/*: hipMemPoolSetAttribute: mem_pool:handle attr:i32@hipMemPoolAttr value:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolSetAttribute, "hipMemPoolSetAttribute", (void *mem_pool, int attr, void *value),
    ((uintptr_t)mem_pool, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\34\14\20\10\3 Mmem_pool\0\6@attr\0'Lvalue\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hipMemPoolTrimTo: mem_pool:handle min_bytes_to_hold:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolTrimTo, "hipMemPoolTrimTo", (void *mem_pool, uint64_t min_bytes_to_hold), ((uintptr_t)mem_pool,
    (uint64_t)min_bytes_to_hold,),
    "\5\2\1\30\14\20\10\2 Mmem_pool\0Gmin_bytes_to_hold\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipMemPrefetchAsync: dev_ptr:ptr count:u64/BYTES/B device:i32 stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMemPrefetchAsync, "hipMemPrefetchAsync", (const void *dev_ptr, uint64_t count, int32_t device,
    void *stream), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)device, (uintptr_t)stream,),
    "\5\4\1$\14\20\10\4 Ldev_ptr\0\7\202count\0B\0Fdevice\0Mstream\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: hipMemPrefetchBatchAsync: dev_ptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetch_locs[num_prefetch_locs]:{hipMemLocation#8} prefetch_loc_idxs[num_prefetch_locs]:u64 */
/*:     num_prefetch_locs:u64 flags:u64 stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 8, 1, int, trace__hip_hipMemPrefetchBatchAsync, "hipMemPrefetchBatchAsync", (void *dev_ptrs, void *sizes, uint64_t count,
    void *prefetch_locs, void *prefetch_loc_idxs, uint64_t num_prefetch_locs, uint64_t flags, void *stream), ((uintptr_t)dev_ptrs, (uintptr_t)sizes,
    (uint64_t)count, (uintptr_t)prefetch_locs, (uintptr_t)prefetch_loc_idxs, (uint64_t)num_prefetch_locs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldev_ptrs\0gsizes\0Gcount\0&@prefetch_locs.type\0%f\16id\0g\14_idxs\0Gnum_prefetch_locs\0Gflags\0Mstream\0\6Ares"
    "ult\0\16h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C"
    "\1\10\0H\20\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: hipMemPtrGetInfo: ptr:ptr size -> *size:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemPtrGetInfo, "hipMemPtrGetInfo", (void *ptr, void *size), ((uintptr_t)ptr, (uintptr_t)size,),
    "\5\1\2\20\24\10\20\2 Lptr\0Gsize\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipMemRangeGetAttribute: data:ptr data_size:u64 attribute:i32@hipMemRangeAttribute dev_ptr:ptr count:u64 -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipMemRangeGetAttribute, "hipMemRangeGetAttribute", (void *data, uint64_t data_size, int attribute,
    const void *dev_ptr, uint64_t count), ((uintptr_t)data, (uint64_t)data_size, (uint64_t)attribute, (uintptr_t)dev_ptr, (uint64_t)count,),
    "\5\5\1,\14\30\10\5 Ldata\0G\4_size\0\6@attribute\0(Ldev_ptr\0Gcount\0\6Aresult\0\16c\5$\0A\6\0B\1\10\2\20\3\24\4\34\0A$\0Ga\4\5\0E")

/*: hipMemRangeGetAttributes: data[num_attributes]:ptr data_sizes[num_attributes]:u64 */
/*:     attributes[num_attributes]:i32@hipMemRangeAttribute num_attributes:u64 dev_ptr:ptr count:u64 -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipMemRangeGetAttributes, "hipMemRangeGetAttributes", (void *data, void *data_sizes, void *attributes,
    uint64_t num_attributes, const void *dev_ptr, uint64_t count), ((uintptr_t)data, (uintptr_t)data_sizes, (uintptr_t)attributes,
    (uint64_t)num_attributes, (uintptr_t)dev_ptr, (uint64_t)count,),
    "\5\6\1\262\12\14\210\1\10\6 ldata\0g\4_sizes\0&@attributes\0(Gnum_attributes\0Ldev_ptr\0Gcount\0\6Aresult\0\16h\10\0F\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\3\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: hipMemRelease: handle:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMemRelease, "hipMemRelease", (void *handle), ((uintptr_t)handle,),
    "\5\1\1\20\14\10\10\1 Mhandle\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipMemRetainAllocationHandle: handle addr:ptr -> *handle:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemRetainAllocationHandle, "hipMemRetainAllocationHandle", (void *handle, void *addr),
    ((uintptr_t)handle, (uintptr_t)addr,),
    "\5\1\2\20\24\10\20\2 Laddr\0Mhandle\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipMemSetAccess: ptr:ptr size:u64 desc[count]:{hipMemAccessDesc#12} count:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemSetAccess, "hipMemSetAccess", (void *ptr, uint64_t size, const void *desc, uint64_t count),
    ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)desc, (uint64_t)count,),
    "\5\6\1\362\1\14\220\1\10\4 Lptr\0Gsize\0&@desc.location.type\0%f\16id\0&@\5flags\0 Gcount\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Gh\4\2\0E\1\10\0H"
    "\20\0A\14\0C\4\0C\3\0Kh\4\2\0A\4\0C\1\10\0H\20\0A\14\0C\10\0C\3\0Kh\4\2\0A\10\0C\1\10\0H\20\0A\14\0C\14\0C\3\0Ka\10\3\0Ea\4\4\0E")

/*: hipMemSetMemPool: location:{hipMemLocation} type:i32@hipMemAllocationType pool:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemSetMemPool, "hipMemSetMemPool", (void *location, int type, void *pool), ((uintptr_t)location,
    (uint64_t)type, (uintptr_t)pool,),
    "\5\5\1$\14 \10\3 Llocation\0\6@\10.type\0%F\11id\0\6@type\0#Mpool\0\6Aresult\0\16a\10\0Fb\10\0A\2\0Dc\2\14\0A\2\1\0A\2\4\0Ga\4\3\0E")

/*: hipMemUnmap: ptr:ptr size:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemUnmap, "hipMemUnmap", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\2\1\30\14\20\10\2 Lptr\0Gsize\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipMemcpy: dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpy, "hipMemcpy", (void *dst, const void *src, uint64_t sizeBytes, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind,),
    trace__hip_hipMemcpy_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\5\1&\14\30\10\4 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\5\36\0A\6\0B\1\10\2\20\3\30\5\34\0A\36\0Ga\4\4\0E")

/*: hipMemcpy2D: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; */
/*:     bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 7, 1, int, trace__hip_hipMemcpy2D, "hipMemcpy2D", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__hip_hipMemcpy2D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\11\1F\14 \10\7 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\11>\0A\12\0B\1\10\2\20"
    "\3\30\4 \5(\0060\0104\11<\0A>\0Ga\4\7\0E")

/*: hipMemcpy2DArrayToArray: dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 */
/*:     width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DArrayToArray, "hipMemcpy2DArrayToArray", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst,
    (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__hip_hipMemcpy2DArrayToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\13\1V\14 \10\11 Mdst\0GwOffsetDst\0GhOffsetDst\0Msrc\0GwOffsetSrc\0GhOffsetSrc\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6"
    "Aresult\0\16c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10@\12D\13L\0AN\0Ca\4\11\0E")

/*: hipMemcpy2DFromArray (models 1): dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpy2DFromArray (models 2): dst:ptr dpitch:u64 src:ptr wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DFromArray, "hipMemcpy2DFromArray", (void *dst, uint64_t dpitch, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset,
    (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\204\0\12\1N\14 \10\10 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult"
    "\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E\7\2\0\0\0\204\0\12\1N\14 \10\10 Ldst\0Gdpitch\0Lsrc\0GwOffset\0GhOffset\0G"
    "width\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: hipMemcpy2DFromArrayAsync (models 1): dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpy2DFromArrayAsync (models 2): dst:ptr dpitch:u64 src:ptr wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DFromArrayAsync, "hipMemcpy2DFromArrayAsync", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DFromArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\221\0\13\1V\14 \10\11 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6"
    "Aresult\0\16c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E\7\2\0\0\0\221\0\13\1V\14 \10\11 Ldst\0Gdpitch\0Lsrc\0GwOff"
    "set\0GhOffset\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<"
    "\12D\13L\0AN\0Ca\4\11\0E")

/*: hipMemcpy2DFromArrayAsync_spt: dst:ptr dpitch:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DFromArrayAsync_spt, "hipMemcpy2DFromArrayAsync_spt", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DFromArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\13\1V\14 \10\11 Ldst\0Gdpitch\0Msrc\0GwOffsetSrc\0GhOffsetSrc\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresul"
    "t\0\16c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E")

/*: hipMemcpy2DFromArray_spt (models 1): dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpy2DFromArray_spt (models 2): dst:ptr dpitch:u64 src:ptr wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DFromArray_spt, "hipMemcpy2DFromArray_spt", (void *dst, uint64_t dpitch, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset,
    (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\204\0\12\1N\14 \10\10 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult"
    "\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E\7\2\0\0\0\204\0\12\1N\14 \10\10 Ldst\0Gdpitch\0Lsrc\0GwOffset\0GhOffset\0G"
    "width\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: hipMemcpy2DToArray (models 1): dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpy2DToArray (models 2): dst:ptr wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DToArray, "hipMemcpy2DToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\204\0\12\1N\14 \10\10 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult"
    "\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E\7\2\0\0\0\204\0\12\1N\14 \10\10 Ldst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0G"
    "width\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: hipMemcpy2DToArrayAsync (models 1): dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpy2DToArrayAsync (models 2): dst:ptr wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DToArrayAsync, "hipMemcpy2DToArrayAsync", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset,
    (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DToArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\221\0\13\1V\14 \10\11 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6"
    "Aresult\0\16c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E\7\2\0\0\0\221\0\13\1V\14 \10\11 Ldst\0GwOffset\0GhOffset\0L"
    "src\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<"
    "\12D\13L\0AN\0Ca\4\11\0E")

/*: hipMemcpy2DToArrayAsync_spt: dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DToArrayAsync_spt, "hipMemcpy2DToArrayAsync_spt", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset,
    (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DToArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\13\1V\14 \10\11 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c"
    "\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E")

/*: hipMemcpy2DToArray_spt (models 1): dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpy2DToArray_spt (models 2): dst:ptr wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DToArray_spt, "hipMemcpy2DToArray_spt", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\204\0\12\1N\14 \10\10 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult"
    "\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E\7\2\0\0\0\204\0\12\1N\14 \10\10 Ldst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0G"
    "width\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\12F\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: hipMemcpy2D_spt: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; */
/*:     bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 7, 1, int, trace__hip_hipMemcpy2D_spt, "hipMemcpy2D_spt", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__hip_hipMemcpy2D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\11\1F\14 \10\7 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16c\11>\0A\12\0B\1\10\2\20"
    "\3\30\4 \5(\0060\0104\11<\0A>\0Ga\4\7\0E")

/*: hipMemcpy3D (models 1): p:{hipMemcpy3DParms} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipMemcpy3D (models 2): p:{hipMemcpy3DParms@hip-5.2} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpy3D, "hipMemcpy3D", (const void *p), ((uintptr_t)p,),
    trace__hip_hipMemcpy3D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\362\0\27\1\266\1\14@\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x"
    "\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0+\7\202bytes\0B\0\3\33direction\0"
    "\6Aresult\0\16a\10\0Fd\10\0A\2\0T\234\0C\234\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E\7\2\0\0\0\362\0\27\1\266\1\14@\10\1 Lp\0Lp.srcArray\0G\5Pos.x\0"
    "G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Lp.dstArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.ex"
    "tent.width\0G\11height\0G\11depth\0\6@p.kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T\234\0C\234\0Kc\2\12\0A\2\2\0A"
    "\3\10\0Ga\4\1\0E")

/*: hipMemcpy3DAsync (models 1): p:{hipMemcpy3DParms} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipMemcpy3DAsync (models 2): p:{hipMemcpy3DParms@hip-5.2} stream:handle ; bytes:u64/BYTES/B */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DAsync, "hipMemcpy3DAsync", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    trace__hip_hipMemcpy3DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\377\0\30\1\276\1\14@\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x"
    "\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0+Mstream\0\7\202bytes\0B\0\3\33d"
    "irection\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T\234\0C\234\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E\7\2\0\0\0\377\0\30\1\276\1\14@\10\2 Lp\0L"
    "p.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Lp.dstArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11x"
    "size\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T"
    "\234\0C\234\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E")

/*: hipMemcpy3DAsync_spt: p:{hipMemcpy3DParms} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DAsync_spt, "hipMemcpy3DAsync_spt", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    trace__hip_hipMemcpy3DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\30\1\276\1\14@\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x\0G\11y\0G\11z"
    "\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0+Mstream\0\7\202bytes\0B\0\3\33direction\0\6Ar"
    "esult\0\16a\10\0Fd\10\0A\2\0T\234\0C\234\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E")

/*: hipMemcpy3DBatchAsync: numOps:u64 opList[numOps]:{hipMemcpy3DBatchOp#104} failIdx flags:u64 stream:handle -> */
/*:     *failIdx:u64 return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpy3DBatchAsync, "hipMemcpy3DBatchAsync", (uint64_t numOps, void *opList, void *failIdx,
    uint64_t flags, void *stream), ((uint64_t)numOps, (uintptr_t)opList, (uintptr_t)failIdx, (uint64_t)flags, (uintptr_t)stream,),
    trace__hip_hipMemcpy3DBatchAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\12\2\312\5\24\260\2\20\5 GnumOps\0&@opList.src.type\0*&@\7dst.type\0*g\7extent.width\0g\16height\0g\16depth\0&@\7srcAccessOrder\0,e\7flags\0"
    "Gflags\0Mstream\0GfailIdx\0\6Aresult\0\16a\10\0Fh\4\1\0E\1\10\0H\20\0Ah\0C\4\0Oh\4\1\0A$\0C\1\10\0H\20\0Ah\0C(\0Oh\10\1\0AH\0C\1\10\0H\20\0Ah\0"
    "CP\0Oh\10\1\0AP\0C\1\10\0H\20\0Ah\0CX\0Oh\10\1\0AX\0C\1\10\0H\20\0Ah\0C`\0Oh\4\1\0A`\0C\1\10\0H\20\0Ah\0Cd\0Oh\4\1\0Ad\0C\1\10\0H\20\0Ah\0Ch\0O"
    "c\2\20\0A\2\3\0A\4\10\0Gb\10\2\2\0Da\4\5\0E")

/*: hipMemcpy3DPeer: p:{hipMemcpy3DPeerParms} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpy3DPeer, "hipMemcpy3DPeer", (void *p), ((uintptr_t)p,),
    trace__hip_hipMemcpy3DPeer_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\30\1\272\1\14\220\1\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Mp.dstArray\0G\5Pos"
    ".x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Gp.extent.width\0G\11height\0G\11depth\0\7\202bytes\0B\0\3\33direction"
    "\0\6Aresult\0\16a\10\0Fd\10\0A\2\0TD\0CD\0Kd\10\0A\6H\0S\214\0CD\0Kd\10\0A\6\220\0S\250\0C\30\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E")

/*: hipMemcpy3DPeerAsync: p:{hipMemcpy3DPeerParms} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DPeerAsync, "hipMemcpy3DPeerAsync", (void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    trace__hip_hipMemcpy3DPeerAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\31\1\302\1\14\220\1\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Mp.dstArray\0G\5Pos"
    ".x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Gp.extent.width\0G\11height\0G\11depth\0Mstream\0\7\202bytes\0B\0\3\33d"
    "irection\0\6Aresult\0\16a\10\0Fd\10\0A\2\0TD\0CD\0Kd\10\0A\6H\0S\214\0CD\0Kd\10\0A\6\220\0S\250\0C\30\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2"
    "\0E")

/*: hipMemcpy3D_spt (models 1): p:{hipMemcpy3DParms} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipMemcpy3D_spt (models 2): p:{hipMemcpy3DParms@hip-5.2} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpy3D_spt, "hipMemcpy3D_spt", (const void *p), ((uintptr_t)p,),
    trace__hip_hipMemcpy3D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\362\0\27\1\266\1\14@\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x"
    "\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0+\7\202bytes\0B\0\3\33direction\0"
    "\6Aresult\0\16a\10\0Fd\10\0A\2\0T\234\0C\234\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E\7\2\0\0\0\362\0\27\1\266\1\14@\10\1 Lp\0Lp.srcArray\0G\5Pos.x\0"
    "G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Lp.dstArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.ex"
    "tent.width\0G\11height\0G\11depth\0\6@p.kind\0+\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T\234\0C\234\0Kc\2\12\0A\2\2\0A"
    "\3\10\0Ga\4\1\0E")

/*: hipMemcpyAtoA: dstArray:handle dstOffset:u64 srcArray:handle srcOffset:u64 ByteCount:u64/BYTES/B ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyAtoA, "hipMemcpyAtoA", (void *dstArray, uint64_t dstOffset, void *srcArray,
    uint64_t srcOffset, uint64_t ByteCount), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount,),
    trace__hip_hipMemcpyAtoA_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\0012\14\30\10\5 MdstArray\0G\3Offset\0MsrcArray\0G\3Offset\0\7\202ByteCount\0B\0\3\33direction\0\6Aresult\0\16c\6*\0A\6\0B\1\10\2\20\3\30\4"
    " \6(\0Ga\4\5\0E")

/*: hipMemcpyAtoD: dstDevice:ptr srcArray:handle srcOffset:u64 ByteCount:u64/BYTES/B ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyAtoD, "hipMemcpyAtoD", (void *dstDevice, void *srcArray, uint64_t srcOffset,
    uint64_t ByteCount), ((uintptr_t)dstDevice, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount,),
    trace__hip_hipMemcpyAtoD_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\5\1*\14\30\10\4 LdstDevice\0MsrcArray\0G\3Offset\0\7\202ByteCount\0B\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A\42\0"
    "Ga\4\4\0E")

/*: hipMemcpyAtoH (models 1): dst:ptr srcArray:handle srcOffset:u64 count:u64/BYTES/B ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipMemcpyAtoH (models 2): dst:ptr srcArray:ptr srcOffset:u64 count:u64/BYTES/B ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyAtoH, "hipMemcpyAtoH", (void *dst, void *srcArray, uint64_t srcOffset, uint64_t count),
    ((uintptr_t)dst, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)count,),
    trace__hip_hipMemcpyAtoH_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0Z\0\5\1*\14\30\10\4 Ldst\0MsrcArray\0G\3Offset\0\7\202count\0B\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A\42\0"
    "Ga\4\4\0E\7\2\0\0\0Z\0\5\1*\14\30\10\4 Ldst\0LsrcArray\0G\3Offset\0\7\202count\0B\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5"
    " \0A\42\0Ga\4\4\0E")

/*: hipMemcpyAtoHAsync: dstHost:ptr srcArray:handle srcOffset:u64 ByteCount:u64/BYTES/B stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyAtoHAsync, "hipMemcpyAtoHAsync", (void *dstHost, void *srcArray, uint64_t srcOffset,
    uint64_t ByteCount, void *stream), ((uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, (uintptr_t)stream,),
    trace__hip_hipMemcpyAtoHAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\0012\14\30\10\5 LdstHost\0MsrcArray\0G\3Offset\0\7\202ByteCount\0B\0Mstream\0\3\33direction\0\6Aresult\0\16c\6*\0A\6\0B\1\10\2\20\3\30\4 "
    "\6(\0Ga\4\5\0E")

/*: hipMemcpyBatchAsync: dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 */
/*:     attrs[numAttrs]:{hipMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 failIdx stream:handle -> */
/*:     *failIdx:u64 return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpyBatchAsync, "hipMemcpyBatchAsync", (void *dsts, void *srcs, void *sizes, uint64_t count,
    void *attrs, void *attrsIdxs, uint64_t numAttrs, void *failIdx, void *stream), ((uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count,
    (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)failIdx, (uintptr_t)stream,),
    trace__hip_hipMemcpy3DBatchAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\15\2\334\23\24\250\3\20\11 ldsts\0lsrcs\0gsizes\0Gcount\0&@attrs.srcAccessOrder\0,&@\11LocHint.type\0%f\21id\0&@\6dstLocHint.type\0%f\21id\0"
    "e\6flags\0g\5Idxs\0GnumAttrs\0Mstream\0GfailIdx\0\6Aresult\0\16h\10\0F\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2"
    "\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3\0Eh\4\4\0E\1\10\0H\20\0A\30\0C\4\0C\6\0Kh\4\4\0A\4\0C\1\10\0H\20\0A\30\0C\10\0C\6\0Kh\4\4\0A\10\0C\1\10\0"
    "H\20\0A\30\0C\14\0C\6\0Kh\4\4\0A\14\0C\1\10\0H\20\0A\30\0C\20\0C\6\0Kh\4\4\0A\20\0C\1\10\0H\20\0A\30\0C\24\0C\6\0Kh\4\4\0A\24\0C\1\10\0H\20\0A"
    "\30\0C\30\0C\6\0Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\6\0Kc\2\20\0A\2\6\0A\10\10\0Gb\10\7\2\0Da\4\11\0E")

/*: hipMemcpyDtoA: dstArray:handle dstOffset:u64 srcDevice:ptr ByteCount:u64/BYTES/B ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoA, "hipMemcpyDtoA", (void *dstArray, uint64_t dstOffset, void *srcDevice,
    uint64_t ByteCount), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcDevice, (uint64_t)ByteCount,),
    trace__hip_hipMemcpyDtoA_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\5\1*\14\30\10\4 MdstArray\0G\3Offset\0LsrcDevice\0\7\202ByteCount\0B\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A\42\0"
    "Ga\4\4\0E")

/*: hipMemcpyDtoD: dst:ptr src:ptr sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemcpyDtoD, "hipMemcpyDtoD", (void *dst, void *src, uint64_t sizeBytes), ((uintptr_t)dst,
    (uintptr_t)src, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyDtoD_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\4\1\42\14\20\10\3 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\3\33direction\0\6Aresult\0\16c\4\32\0A\4\0B\1\10\2\20\4\30\0Ca\4\3\0E")

/*: hipMemcpyDtoH: dst:ptr src:ptr sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemcpyDtoH, "hipMemcpyDtoH", (void *dst, void *src, uint64_t sizeBytes), ((uintptr_t)dst,
    (uintptr_t)src, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyDtoH_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\4\1\42\14\20\10\3 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\3\33direction\0\6Aresult\0\16c\4\32\0A\4\0B\1\10\2\20\4\30\0Ca\4\3\0E")

/*: hipMemcpyFromArray (models 1): dst:ptr srcArray:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B */
/*:     kind:i32@hipMemcpyKind ; direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpyFromArray (models 2): dst:ptr srcArray:ptr wOffset:u64 hOffset:u64 count:u64/BYTES/B */
/*:     kind:i32@hipMemcpyKind ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromArray, "hipMemcpyFromArray", (void *dst, const void *srcArray, uint64_t wOffset,
    uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)srcArray, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count,
    (uint64_t)kind,),
    trace__hip_hipMemcpyFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0o\0\7\0016\14\30\10\6 Ldst\0MsrcArray\0GwOffset\0GhOffset\0\7\202count\0B\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2"
    "\20\3\30\4 \5(\7,\0A.\0Ca\4\6\0E\7\2\0\0\0o\0\7\0016\14\30\10\6 Ldst\0LsrcArray\0GwOffset\0GhOffset\0\7\202count\0B\0\6@kind\0+\3\33direction\0"
    "\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4 \5(\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyFromArray_spt: dst:ptr src:handle wOffsetSrc:u64 hOffset:u64 count:u64/BYTES/B kind:i32@hipMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromArray_spt, "hipMemcpyFromArray_spt", (void *dst, const void *src, uint64_t wOffsetSrc,
    uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffset, (uint64_t)count,
    (uint64_t)kind,),
    trace__hip_hipMemcpyFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\7\0016\14\30\10\6 Ldst\0Msrc\0GwOffsetSrc\0GhOffset\0\7\202count\0B\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4 "
    "\5(\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyFromSymbol: dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyFromSymbol, "hipMemcpyFromSymbol", (void *dst, const void *symbol, uint64_t sizeBytes,
    uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsymbol\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5"
    "\0E")

/*: hipMemcpyFromSymbolAsync: dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromSymbolAsync, "hipMemcpyFromSymbolAsync", (void *dst, const void *symbol,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\7\0016\14\30\10\6 Ldst\0Lsymbol\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4"
    " \5$\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyFromSymbolAsync_spt: dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromSymbolAsync_spt, "hipMemcpyFromSymbolAsync_spt", (void *dst, const void *symbol,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\7\0016\14\30\10\6 Ldst\0Lsymbol\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4"
    " \5$\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyFromSymbol_spt: dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyFromSymbol_spt, "hipMemcpyFromSymbol_spt", (void *dst, const void *symbol,
    uint64_t sizeBytes, uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsymbol\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5"
    "\0E")

/*: hipMemcpyHtoA (models 1): dstArray:handle dstOffset:u64 srcHost:ptr count:u64/BYTES/B ; direction:u16/DIRECTION */
/*:     -> return:status@hipError_t */
/*: hipMemcpyHtoA (models 2): dstArray:ptr dstOffset:u64 srcHost:ptr count:u64/BYTES/B ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyHtoA, "hipMemcpyHtoA", (void *dstArray, uint64_t dstOffset, const void *srcHost,
    uint64_t count), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)count,),
    trace__hip_hipMemcpyHtoA_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0^\0\5\1*\14\30\10\4 MdstArray\0G\3Offset\0LsrcHost\0\7\202count\0B\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\20\3\30\5 \0A"
    "\42\0Ga\4\4\0E\7\2\0\0\0^\0\5\1*\14\30\10\4 LdstArray\0G\3Offset\0LsrcHost\0\7\202count\0B\0\3\33direction\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2"
    "\20\3\30\5 \0A\42\0Ga\4\4\0E")

/*: hipMemcpyHtoAAsync: dstArray:handle dstOffset:u64 srcHost:ptr ByteCount:u64/BYTES/B stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyHtoAAsync, "hipMemcpyHtoAAsync", (void *dstArray, uint64_t dstOffset, const void *srcHost,
    uint64_t ByteCount, void *stream), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)stream,),
    trace__hip_hipMemcpyHtoAAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\0012\14\30\10\5 MdstArray\0G\3Offset\0LsrcHost\0\7\202ByteCount\0B\0Mstream\0\3\33direction\0\6Aresult\0\16c\6*\0A\6\0B\1\10\2\20\3\30\4 "
    "\6(\0Ga\4\5\0E")

/*: hipMemcpyHtoD: dst:ptr src:ptr sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemcpyHtoD, "hipMemcpyHtoD", (void *dst, void *src, uint64_t sizeBytes), ((uintptr_t)dst,
    (uintptr_t)src, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyHtoD_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\4\1\42\14\20\10\3 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\3\33direction\0\6Aresult\0\16c\4\32\0A\4\0B\1\10\2\20\4\30\0Ca\4\3\0E")

/*: hipMemcpyParam2D (models 1): pCopy:{hip_Memcpy2D} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
/*: hipMemcpyParam2D (models 2): pCopy:{hip_Memcpy2D@hip-5.2} ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpyParam2D, "hipMemcpyParam2D", (const void *pCopy), ((uintptr_t)pCopy,),
    trace__hip_hipDrvMemcpy2DUnaligned_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\13\1\23\1\222\1\14\220\1\10\1 LpCopy\0G\5.srcXInBytes\0G\11Y\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\6dst"
    "XInBytes\0G\11Y\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\6WidthInBytes\0G\6Height\0\7\202bytes\0B\0\3\33direction\0\6A"
    "result\0\16a\10\0Fd\10\0A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S\200\0C0\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E\7\2\0\0\0\13\1\23\1\222"
    "\1\14\220\1\10\1 LpCopy\0G\5.srcXInBytes\0G\11Y\0\6@\11MemoryType\0/L\11Host\0L\11Device\0L\11Array\0G\11Pitch\0G\6dstXInBytes\0G\11Y\0\6@\11M"
    "emoryType\0/L\11Host\0L\11Device\0L\11Array\0G\11Pitch\0G\6WidthInBytes\0G\6Height\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\16a\10\0Fd\10\0"
    "A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S\200\0C0\0Kc\2\12\0A\2\2\0A\3\10\0Ga\4\1\0E")

/*: hipMemcpyParam2DAsync (models 1): pCopy:{hip_Memcpy2D} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION */
/*:     -> return:status@hipError_t */
/*: hipMemcpyParam2DAsync (models 2): pCopy:{hip_Memcpy2D@hip-5.2} stream:handle ; bytes:u64/BYTES/B */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpyParam2DAsync, "hipMemcpyParam2DAsync", (const void *pCopy, void *stream),
    ((uintptr_t)pCopy, (uintptr_t)stream,),
    trace__hip_hipMemcpyParam2DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0\30\1\24\1\232\1\14\220\1\10\2 LpCopy\0G\5.srcXInBytes\0G\11Y\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\6dst"
    "XInBytes\0G\11Y\0\6@\11MemoryType\0.L\11Host\0L\11Device\0M\11Array\0G\11Pitch\0G\6WidthInBytes\0G\6Height\0Mstream\0\7\202bytes\0B\0\3\33dire"
    "ction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S\200\0C0\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E"
    "\7\2\0\0\0\30\1\24\1\232\1\14\220\1\10\2 LpCopy\0G\5.srcXInBytes\0G\11Y\0\6@\11MemoryType\0/L\11Host\0L\11Device\0L\11Array\0G\11Pitch\0G\6dst"
    "XInBytes\0G\11Y\0\6@\11MemoryType\0/L\11Host\0L\11Device\0L\11Array\0G\11Pitch\0G\6WidthInBytes\0G\6Height\0Mstream\0\7\202bytes\0B\0\3\33dire"
    "ction\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T\24\0C\24\0Kd\10\0A\6\30\0SL\0C4\0Kd\10\0A\6P\0S\200\0C0\0Kc\3\22\0A\4\1\0A\3\10\4\20\0A\22\0Ca\4\2\0E")

/*: hipMemcpyPeer: dst:ptr dstDeviceId:i32 src:ptr srcDeviceId:i32 sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION */
/*:     -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyPeer, "hipMemcpyPeer", (void *dst, int32_t dstDeviceId, const void *src,
    int32_t srcDeviceId, uint64_t sizeBytes), ((uintptr_t)dst, (uint64_t)dstDeviceId, (uintptr_t)src, (uint64_t)srcDeviceId, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyPeer_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\1*\14\30\10\5 Ldst\0F\3DeviceId\0Lsrc\0F\3DeviceId\0\7\202sizeBytes\0B\0\3\33direction\0\6Aresult\0\16c\6\42\0A\6\0B\1\10\2\14\3\24\4\30\6"
    " \0Ga\4\5\0E")

/*: hipMemcpyPeerAsync: dst:ptr dstDeviceId:i32 src:ptr srcDevice:i32 sizeBytes:u64/BYTES/B stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyPeerAsync, "hipMemcpyPeerAsync", (void *dst, int32_t dstDeviceId, const void *src,
    int32_t srcDevice, uint64_t sizeBytes, void *stream), ((uintptr_t)dst, (uint64_t)dstDeviceId, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)sizeBytes,
    (uintptr_t)stream,),
    trace__hip_hipMemcpyPeerAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\7\0012\14\30\10\6 Ldst\0F\3DeviceId\0Lsrc\0F\3Device\0\7\202sizeBytes\0B\0Mstream\0\3\33direction\0\6Aresult\0\16c\7*\0A\10\0B\1\10\2\14\3\24"
    "\4\30\5 \7(\0A*\0Ca\4\6\0E")

/*: hipMemcpyToArray (models 1): dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@hipMemcpyKind */
/*:     ; direction:u16/DIRECTION -> return:status@hipError_t */
/*: hipMemcpyToArray (models 2): dst:ptr wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@hipMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyToArray, "hipMemcpyToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__hip_hipMemcpyToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\3\1\0\0\0j\0\7\0016\14\30\10\6 Mdst\0GwOffset\0GhOffset\0Lsrc\0\7\202count\0B\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3"
    "\30\4 \5(\7,\0A.\0Ca\4\6\0E\7\2\0\0\0j\0\7\0016\14\30\10\6 Ldst\0GwOffset\0GhOffset\0Lsrc\0\7\202count\0B\0\6@kind\0+\3\33direction\0\6Aresult"
    "\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4 \5(\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyToSymbol: symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyToSymbol, "hipMemcpyToSymbol", (const void *symbol, const void *src, uint64_t sizeBytes,
    uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\1.\14\30\10\5 Lsymbol\0Lsrc\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5"
    "\0E")

/*: hipMemcpyToSymbolAsync: symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind stream:handle */
/*:     ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyToSymbolAsync, "hipMemcpyToSymbolAsync", (const void *symbol, const void *src,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\7\0016\14\30\10\6 Lsymbol\0Lsrc\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4"
    " \5$\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyToSymbolAsync_spt: symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyToSymbolAsync_spt, "hipMemcpyToSymbolAsync_spt", (const void *symbol, const void *src,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\7\0016\14\30\10\6 Lsymbol\0Lsrc\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\7.\0A\10\0B\1\10\2\20\3\30\4"
    " \5$\7,\0A.\0Ca\4\6\0E")

/*: hipMemcpyToSymbol_spt: symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyToSymbol_spt, "hipMemcpyToSymbol_spt", (const void *symbol, const void *src,
    uint64_t sizeBytes, uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\1.\14\30\10\5 Lsymbol\0Lsrc\0\7\202sizeBytes\0B\0Goffset\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5"
    "\0E")

/*: hipMemcpyWithStream: dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyWithStream, "hipMemcpyWithStream", (void *dst, const void *src, uint64_t sizeBytes,
    int kind, void *stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyWithStream_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\6@kind\0+Mstream\0\3\33direction\0\6Aresult\0\16c\6&\0A\6\0B\1\10\2\20\3\30\4\34\6$\0Ga\4\5"
    "\0E")

/*: hipMemcpy_spt: dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind ; direction:u16/DIRECTION -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpy_spt, "hipMemcpy_spt", (void *dst, const void *src, uint64_t sizeBytes, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind,),
    trace__hip_hipMemcpy_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "\5\5\1&\14\30\10\4 Ldst\0Lsrc\0\7\202sizeBytes\0B\0\6@kind\0+\3\33direction\0\6Aresult\0\16c\5\36\0A\6\0B\1\10\2\20\3\30\5\34\0A\36\0Ga\4\4\0E")

/*: hipMemset: dst:ptr value:i32 sizeBytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMemset, "hipMemset", (void *dst, int32_t value, uint64_t sizeBytes), ((uintptr_t)dst, (uint64_t)value,
    (uint64_t)sizeBytes,),
    "\5\3\1\34\14\20\10\3 Ldst\0Fvalue\0\7\202sizeBytes\0B\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hipMemset2D: dst:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemset2D, "hipMemset2D", (void *dst, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemset2D_before, NULL, (),
    "\5\6\0014\14\30\10\5 Ldst\0Gpitch\0Fvalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\16c\6,\0A\6\0B\1\10\2\20\3\24\4\34\6$\0Ga\4\5\0E")

/*: hipMemset2DAsync: dst:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemset2DAsync, "hipMemset2DAsync", (void *dst, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream,),
    trace__hip_hipMemset2DAsync_before, NULL, (),
    "\5\7\1<\14\30\10\6 Ldst\0Gpitch\0Fvalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\0074\0A\10\0B\1\10\2\20\3\24\4\34\5$\7,\0A4"
    "\0Ca\4\6\0E")

/*: hipMemset2DAsync_spt: dst:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemset2DAsync_spt, "hipMemset2DAsync_spt", (void *dst, uint64_t pitch, int32_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemset2DAsync_before, NULL, (),
    "\5\7\1<\14\30\10\6 Ldst\0Gpitch\0Fvalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\0074\0A\10\0B\1\10\2\20\3\24\4\34\5$\7,\0A4"
    "\0Ca\4\6\0E")

/*: hipMemset2D_spt: dst:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemset2D_spt, "hipMemset2D_spt", (void *dst, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemset2D_before, NULL, (),
    "\5\6\0014\14\30\10\5 Ldst\0Gpitch\0Fvalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\16c\6,\0A\6\0B\1\10\2\20\3\24\4\34\6$\0Ga\4\5\0E")

/*: hipMemsetAsync: dst:ptr value:i32 sizeBytes:u64/BYTES/B stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMemsetAsync, "hipMemsetAsync", (void *dst, int32_t value, uint64_t sizeBytes, void *stream),
    ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes, (uintptr_t)stream,),
    "\5\4\1$\14\20\10\4 Ldst\0Fvalue\0\7\202sizeBytes\0B\0Mstream\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\14\3\24\0Ca\4\4\0E")

/*: hipMemsetAsync_spt: dst:ptr value:i32 sizeBytes:u64/BYTES/B stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMemsetAsync_spt, "hipMemsetAsync_spt", (void *dst, int32_t value, uint64_t sizeBytes, void *stream),
    ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes, (uintptr_t)stream,),
    "\5\4\1$\14\20\10\4 Ldst\0Fvalue\0\7\202sizeBytes\0B\0Mstream\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\14\3\24\0Ca\4\4\0E")

/*: hipMemsetD16: dest:ptr value:u16 count:u64 ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemsetD16, "hipMemsetD16", (void *dest, uint16_t value, uint64_t count), ((uintptr_t)dest,
    (uint64_t)value, (uint64_t)count,),
    trace__hip_hipMemsetD16_before, NULL, (),
    "\5\4\1\42\14\20\10\3 Ldest\0Cvalue\0Gcount\0\7\202bytes\0B\0\6Aresult\0\16c\4\32\0A\4\0B\1\10\2\12\4\22\0Ca\4\3\0E")

/*: hipMemsetD16Async: dest:ptr value:u16 count:u64 stream:handle ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemsetD16Async, "hipMemsetD16Async", (void *dest, uint16_t value, uint64_t count, void *stream),
    ((uintptr_t)dest, (uint64_t)value, (uint64_t)count, (uintptr_t)stream,),
    trace__hip_hipMemsetD16Async_before, NULL, (),
    "\5\5\1*\14\30\10\4 Ldest\0Cvalue\0Gcount\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\5\42\0A\6\0B\1\10\2\12\3\22\5\32\0A\42\0Ga\4\4\0E")

/*: hipMemsetD2D16: dst:ptr dstPitch:u64 value:u16 width:u64 height:u64 ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D16, "hipMemsetD2D16", (void *dst, uint64_t dstPitch, uint16_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemsetD2D16_before, NULL, (),
    "\5\6\0012\14\30\10\5 Ldst\0G\3Pitch\0Cvalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\16c\6*\0A\6\0B\1\10\2\20\3\22\4\32\6\42\0Ga\4\5\0E")

/*: hipMemsetD2D16Async: dst:ptr dstPitch:u64 value:u16 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D16Async, "hipMemsetD2D16Async", (void *dst, uint64_t dstPitch, uint16_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemsetD2D16Async_before, NULL, (),
    "\5\7\1:\14\30\10\6 Ldst\0G\3Pitch\0Cvalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\0072\0A\10\0B\1\10\2\20\3\22\4\32\5\42\7*"
    "\0A2\0Ca\4\6\0E")

/*: hipMemsetD2D32: dst:ptr dstPitch:u64 value:u32 width:u64 height:u64 ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D32, "hipMemsetD2D32", (void *dst, uint64_t dstPitch, uint32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemsetD2D32_before, NULL, (),
    "\5\6\0014\14\30\10\5 Ldst\0G\3Pitch\0Evalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\16c\6,\0A\6\0B\1\10\2\20\3\24\4\34\6$\0Ga\4\5\0E")

/*: hipMemsetD2D32Async: dst:ptr dstPitch:u64 value:u32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D32Async, "hipMemsetD2D32Async", (void *dst, uint64_t dstPitch, uint32_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemsetD2D32Async_before, NULL, (),
    "\5\7\1<\14\30\10\6 Ldst\0G\3Pitch\0Evalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\0074\0A\10\0B\1\10\2\20\3\24\4\34\5$\7,\0A"
    "4\0Ca\4\6\0E")

/*: hipMemsetD2D8: dst:ptr dstPitch:u64 value:u8 width:u64 height:u64 ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D8, "hipMemsetD2D8", (void *dst, uint64_t dstPitch, uint8_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemset2D_before, NULL, (),
    "\5\6\0011\14\30\10\5 Ldst\0G\3Pitch\0Avalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\16c\6)\0A\6\0B\1\10\2\20\3\21\4\31\6!\0Ga\4\5\0E")

/*: hipMemsetD2D8Async: dst:ptr dstPitch:u64 value:u8 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D8Async, "hipMemsetD2D8Async", (void *dst, uint64_t dstPitch, uint8_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemset2DAsync_before, NULL, (),
    "\5\7\19\14\30\10\6 Ldst\0G\3Pitch\0Avalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\16c\0071\0A\10\0B\1\10\2\20\3\21\4\31\5!\7)\0A"
    "1\0Ca\4\6\0E")

/*: hipMemsetD32: dest:ptr value:i32 count:u64 ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemsetD32, "hipMemsetD32", (void *dest, int32_t value, uint64_t count), ((uintptr_t)dest,
    (uint64_t)value, (uint64_t)count,),
    trace__hip_hipMemsetD32_before, NULL, (),
    "\5\4\1$\14\20\10\3 Ldest\0Fvalue\0Gcount\0\7\202bytes\0B\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\14\4\24\0Ca\4\3\0E")

/*: hipMemsetD8: dest:ptr value:u8 count:u64 ; bytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemsetD8, "hipMemsetD8", (void *dest, uint8_t value, uint64_t count), ((uintptr_t)dest,
    (uint64_t)value, (uint64_t)count,),
    trace__hip_hipMemsetD8_before, NULL, (),
    "\5\4\1!\14\20\10\3 Ldest\0Avalue\0Gcount\0\7\202bytes\0B\0\6Aresult\0\16c\4\31\0A\4\0B\1\10\2\11\4\21\0Ca\4\3\0E")

/*: hipMemset_spt: dst:ptr value:i32 sizeBytes:u64/BYTES/B -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMemset_spt, "hipMemset_spt", (void *dst, int32_t value, uint64_t sizeBytes), ((uintptr_t)dst,
    (uint64_t)value, (uint64_t)sizeBytes,),
    "\5\3\1\34\14\20\10\3 Ldst\0Fvalue\0\7\202sizeBytes\0B\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hipMipmappedArrayCreate: pHandle pMipmappedArrayDesc numMipmapLevels:u32 -> *pHandle:ptr */
/*:     pMipmappedArrayDesc:{HIP_ARRAY3D_DESCRIPTOR} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMipmappedArrayCreate, "hipMipmappedArrayCreate", (void *pHandle, void *pMipmappedArrayDesc,
    uint32_t numMipmapLevels), ((uintptr_t)pHandle, (uintptr_t)pMipmappedArrayDesc, (uint64_t)numMipmapLevels,),
    "\5\1\11\14@\10@\3 EnumMipmapLevels\0LpHandle\0LpMipmappedArrayDesc\0G\23.Width\0G\24Height\0G\24Depth\0\6@\24Format\0\6E\24NumChannels\0E\24Fl"
    "ags\0\6Aresult\0\16a\4\2\0Eb\10\0A\2\0Da\10\1\0Ed\10\1\2\0T$\0C$\0Ka\4\3\0E")

/*: hipMipmappedArrayDestroy (models 1): hMipmappedArray -> hMipmappedArray:{hipMipmappedArray} */
/*:     return:status@hipError_t */
/*: hipMipmappedArrayDestroy (models 2): hMipmappedArray -> hMipmappedArray:{hipMipmappedArray@hip-5.2} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMipmappedArrayDestroy, "hipMipmappedArrayDestroy", (void *hMipmappedArray),
    ((uintptr_t)hMipmappedArray,),
    "\3\1\0\0\0\301\0\0\21\10T\08\1 LhMipmappedArray\0L\17.data\0F\21esc.x\0F\25y\0F\25z\0F\25w\0\6@\25f\0\7E\20type\0E\20width\0E\20height\0E\20de"
    "pth\0E\20min_mipmap_level\0E\21ax_mipmap_level\0E\20flags\0\6@\21ormat\0\6E\20num_channels\0\6Aresult\0\16a\10\0Fd\10\0A\2\0T@\0C@\0Ka\4\1\0E\7"
    "\2\0\0\0\262\0\0\20\10P\08\1 LhMipmappedArray\0L\17.data\0F\21esc.x\0F\25y\0F\25z\0F\25w\0\6@\25f\0\7E\20type\0E\20width\0E\20height\0E\20dept"
    "h\0E\20min_mipmap_level\0E\21ax_mipmap_level\0E\20flags\0\6@\21ormat\0\6\6Aresult\0\16a\10\0Fd\10\0A\2\0T<\0C<\0Ka\4\1\0E")

/*: hipMipmappedArrayGetLevel (models 1): pLevelArray hMipMappedArray level:u32 -> *pLevelArray:handle */
/*:     hMipMappedArray:{hipMipmappedArray} return:status@hipError_t */
/*: hipMipmappedArrayGetLevel (models 2): pLevelArray hMipMappedArray level:u32 -> *pLevelArray:ptr */
/*:     hMipMappedArray:{hipMipmappedArray@hip-5.2} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMipmappedArrayGetLevel, "hipMipmappedArrayGetLevel", (void *pLevelArray, void *hMipMappedArray,
    uint32_t level), ((uintptr_t)pLevelArray, (uintptr_t)hMipMappedArray, (uint64_t)level,),
    "\3\1\0\0\0\341\0\1\22\14\134\10@\3 Elevel\0MpLevelArray\0LhMipMappedArray\0L\17.data\0F\21esc.x\0F\25y\0F\25z\0F\25w\0\6@\25f\0\7E\20type\0E\20w"
    "idth\0E\20height\0E\20depth\0E\20min_mipmap_level\0E\21ax_mipmap_level\0E\20flags\0\6@\21ormat\0\6E\20num_channels\0\6Aresult\0\16a\4\2\0Eb\10\0"
    "A\2\0Da\10\1\0Ed\10\1\2\0T@\0C@\0Ka\4\3\0E\7\2\0\0\0\322\0\1\21\14X\10@\3 Elevel\0LpLevelArray\0LhMipMappedArray\0L\17.data\0F\21esc.x\0F\25y\0"
    "F\25z\0F\25w\0\6@\25f\0\7E\20type\0E\20width\0E\20height\0E\20depth\0E\20min_mipmap_level\0E\21ax_mipmap_level\0E\20flags\0\6@\21ormat\0\6\6Ar"
    "esult\0\16a\4\2\0Eb\10\0A\2\0Da\10\1\0Ed\10\1\2\0T<\0C<\0Ka\4\3\0E")

/*: hipMipmappedArrayGetMemoryRequirements: memoryRequirements mipmap device:i32 -> */
/*:     memoryRequirements:{hipArrayMemoryRequirements} mipmap:{hipMipmappedArray} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMipmappedArrayGetMemoryRequirements, "hipMipmappedArrayGetMemoryRequirements",
    (void *memoryRequirements, void *mipmap, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)mipmap, (uint64_t)device,),
    "\5\1\24\14l\10h\3 Fdevice\0LmemoryRequirements\0G\22.alignment\0G\23size\0Lmipmap\0L\6.data\0F\10esc.x\0F\14y\0F\14z\0F\14w\0\6@\14f\0\7E\7typ"
    "e\0E\7width\0E\7height\0E\7depth\0E\7min_mipmap_level\0E\10ax_mipmap_level\0E\7flags\0\6@\10ormat\0\6E\7num_channels\0\6Aresult\0\16a\4\2\0Ea\10"
    "\0Fd\10\0A\2\0T\20\0C\20\0Ka\10\1\0Ed\10\1\2\0T@\0C@\0Ka\4\3\0E")

/*: hipModuleGetFunction: function module:handle kname:string -> *function:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipModuleGetFunction, "hipModuleGetFunction", (void *function, void *module, const void *kname),
    ((uintptr_t)function, (uintptr_t)module, (uintptr_t)kname,),
    "\5\2\2\226\2\0240\20\3 Mmodule\0Nkname\0Mfunction\0\6Aresult\0\16a\10\1\0Ee\10\2\0U\10\0Ob\10\0A\2\0Da\4\3\0E")

/*: hipModuleGetFunctionCount: count mod:handle -> *count:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipModuleGetFunctionCount, "hipModuleGetFunctionCount", (void *count, void *mod), ((uintptr_t)count,
    (uintptr_t)mod,),
    "\5\1\2\20\20\10\20\2 Mmod\0Ecount\0\6Aresult\0\16a\10\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: hipModuleGetGlobal: dptr bytes hmod:handle name:string -> *dptr:ptr *bytes:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipModuleGetGlobal, "hipModuleGetGlobal", (void *dptr, void *bytes, void *hmod, const void *name),
    ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)hmod, (uintptr_t)name,),
    "\5\2\3\226\2\0340\30\4 Mhmod\0Nname\0Ldptr\0Gbytes\0\6Aresult\0\16a\10\2\0Ee\10\3\0U\10\0Ob\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: hipModuleGetTexRef: texRef hmod:handle name:string -> *texRef:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipModuleGetTexRef, "hipModuleGetTexRef", (void *texRef, void *hmod, const void *name),
    ((uintptr_t)texRef, (uintptr_t)hmod, (uintptr_t)name,),
    "\5\2\2\226\2\0240\20\3 Mhmod\0Nname\0LtexRef\0\6Aresult\0\16a\10\1\0Ee\10\2\0U\10\0Ob\10\0A\2\0Da\4\3\0E")

/*: hipModuleLaunchCooperativeKernel: f:handle gridDimX:u32 gridDimY:u32 gridDimZ:u32 blockDimX:u32 blockDimY:u32 */
/*:     blockDimZ:u32 sharedMemBytes:u32 stream:handle kernelParams:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 10, 1, int, trace__hip_hipModuleLaunchCooperativeKernel, "hipModuleLaunchCooperativeKernel", (void *f, uint32_t gridDimX,
    uint32_t gridDimY, uint32_t gridDimZ, uint32_t blockDimX, uint32_t blockDimY, uint32_t blockDimZ, uint32_t sharedMemBytes, void *stream,
    void *kernelParams), ((uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY,
    (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)kernelParams,),
    "\5\12\1<\14 \10\12 Mf\0EgridDimX\0E\7Y\0E\7Z\0EblockDimX\0E\10Y\0E\10Z\0EsharedMemBytes\0Mstream\0LkernelParams\0\6Aresult\0\16c\0124\0A\12\0B"
    "\1\10\2\14\3\20\4\24\5\30\6\34\7 \10$\11,\0Ga\4\12\0E")

/*: hipModuleLaunchCooperativeKernelMultiDevice: launchParamsList[numDevices]:{hipFunctionLaunchParams_t#56} */
/*:     numDevices:u32 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipModuleLaunchCooperativeKernelMultiDevice, "hipModuleLaunchCooperativeKernelMultiDevice",
    (void *launchParamsList, uint32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "\5\14\1\214\7\14\240\3\10\3 mlaunchParamsList.function\0e\21gridDimX\0e\30Y\0e\30Z\0e\21blockDimX\0e\31Y\0e\31Z\0e\21sharedMemBytes\0m\21hStre"
    "am\0l\21kernelParams\0EnumDevices\0Eflags\0\6Aresult\0\16h\10\0F\1\4\0H\20\0A8\0C\10\0C\1\0Kh\4\0B\10\0C\1\4\0H\20\0A8\0C\14\0C\1\0Kh\4\0B\14\0"
    "C\1\4\0H\20\0A8\0C\20\0C\1\0Kh\4\0B\20\0C\1\4\0H\20\0A8\0C\24\0C\1\0Kh\4\0B\24\0C\1\4\0H\20\0A8\0C\30\0C\1\0Kh\4\0B\30\0C\1\4\0H\20\0A8\0C\34\0"
    "C\1\0Kh\4\0B\34\0C\1\4\0H\20\0A8\0C \0C\1\0Kh\4\0B \0C\1\4\0H\20\0A8\0C$\0C\1\0Kh\10\0B(\0C\1\4\0H\20\0A8\0C0\0C\1\0Kh\10\0B0\0C\1\4\0H\20\0A8"
    "\0C8\0C\1\0Kc\2\10\0A\2\1\0A\2\4\0Ga\4\3\0E")

/*: hipModuleLoad: module fname:string -> *module:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoad, "hipModuleLoad", (void *module, const void *fname), ((uintptr_t)module, (uintptr_t)fname,),
    "\5\1\2\216\2\24(\20\2 Nfname\0Mmodule\0\6Aresult\0\16e\10\1\0U\10\0Ob\10\0A\2\0Da\4\2\0E")

/*: hipModuleLoadData: module image:ptr -> *module:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoadData, "hipModuleLoadData", (void *module, const void *image), ((uintptr_t)module,
    (uintptr_t)image,),
    "\5\1\2\20\24\10\20\2 Limage\0Mmodule\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipModuleLoadDataEx: module image:ptr numOptions:u32 options[numOptions]:i32@hipJitOption */
/*:     optionValues[numOptions]:ptr -> *module:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipModuleLoadDataEx, "hipModuleLoadDataEx", (void *module, const void *image, uint32_t numOptions,
    void *options, void *optionValues), ((uintptr_t)module, (uintptr_t)image, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "\5\4\2\240\6\24`\20\5 Limage\0EnumOptions\0&@options\0\33l\6Values\0Mmodule\0\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Gh\4\3\0E\1\4\0H@\0A\4\0C\4\0"
    "C\2\0Kh\10\4\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\10\0A\2\0Da\4\5\0E")

/*: hipModuleLoadFatBinary: module fatbin:ptr -> *module:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoadFatBinary, "hipModuleLoadFatBinary", (void *module, const void *fatbin), ((uintptr_t)module,
    (uintptr_t)fatbin,),
    "\5\1\2\20\24\10\20\2 Lfatbin\0Mmodule\0\6Aresult\0\16a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor: numBlocks f:handle blockSize:i32 dynSharedMemPerBlk:u64 -> */
/*:     *numBlocks:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor",
    (void *numBlocks, void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize,
    (uint64_t)dynSharedMemPerBlk,),
    "\5\3\2\34\20\20\20\4 Mf\0FblockSize\0GdynSharedMemPerBlk\0FnumBlocks\0\6Aresult\0\16c\3\24\0A\4\1\0A\2\10\3\14\0A\24\0Cb\4\0A\2\0Da\4\4\0E")

/*: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: numBlocks f:handle blockSize:i32 */
/*:     dynSharedMemPerBlk:u64 flags:u32 -> *numBlocks:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk,
    uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk, (uint64_t)flags,),
    "\5\4\2 \20\20\20\5 Mf\0FblockSize\0GdynSharedMemPerBlk\0Eflags\0FnumBlocks\0\6Aresult\0\16c\4\30\0A\4\1\0A\2\10\3\14\4\24\0Cb\4\0A\2\0Da\4\5\0E")

/*: hipModuleOccupancyMaxPotentialBlockSize: gridSize blockSize f:handle dynSharedMemPerBlk:u64 blockSizeLimit:i32 */
/*:     -> *gridSize:i32 *blockSize:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipModuleOccupancyMaxPotentialBlockSize, "hipModuleOccupancyMaxPotentialBlockSize", (void *gridSize,
    void *blockSize, void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f,
    (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit,),
    "\5\3\3\34\24\20\30\5 Mf\0GdynSharedMemPerBlk\0FblockSizeLimit\0FgridSize\0FblockSize\0\6Aresult\0\16c\3\24\0A\4\2\0A\3\10\4\20\0A\24\0Cb\4\0A\2"
    "\0Db\4\1\2\0Da\4\5\0E")

/*: hipModuleOccupancyMaxPotentialBlockSizeWithFlags: gridSize blockSize f:handle dynSharedMemPerBlk:u64 */
/*:     blockSizeLimit:i32 flags:u32 -> *gridSize:i32 *blockSize:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags, "hipModuleOccupancyMaxPotentialBlockSizeWithFlags",
    (void *gridSize, void *blockSize, void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit, uint32_t flags), ((uintptr_t)gridSize,
    (uintptr_t)blockSize, (uintptr_t)f, (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit, (uint64_t)flags,),
    "\5\4\3 \24\20\30\6 Mf\0GdynSharedMemPerBlk\0FblockSizeLimit\0Eflags\0FgridSize\0FblockSize\0\6Aresult\0\16c\4\30\0A\4\2\0A\3\10\4\20\5\24\0Cb\4"
    "\0A\2\0Db\4\1\2\0Da\4\6\0E")

/*: hipModuleUnload: module:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipModuleUnload, "hipModuleUnload", (void *module), ((uintptr_t)module,),
    "\5\1\1\20\14\10\10\1 Mmodule\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipOccupancyAvailableDynamicSMemPerBlock: dynamicSmemSize f:ptr numBlocks:i32 blockSize:i32 -> */
/*:     *dynamicSmemSize:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipOccupancyAvailableDynamicSMemPerBlock, "hipOccupancyAvailableDynamicSMemPerBlock",
    (void *dynamicSmemSize, const void *f, int32_t numBlocks, int32_t blockSize), ((uintptr_t)dynamicSmemSize, (uintptr_t)f, (uint64_t)numBlocks,
    (uint64_t)blockSize,),
    "\5\3\2\30\24\20\20\4 Lf\0FnumBlocks\0FblockSize\0GdynamicSmemSize\0\6Aresult\0\16c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0E")

/*: hipOccupancyMaxActiveBlocksPerMultiprocessor: numBlocks f:ptr blockSize:i32 dynSharedMemPerBlk:u64 -> */
/*:     *numBlocks:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor, "hipOccupancyMaxActiveBlocksPerMultiprocessor",
    (void *numBlocks, const void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize,
    (uint64_t)dynSharedMemPerBlk,),
    "\5\3\2\34\20\20\20\4 Lf\0FblockSize\0GdynSharedMemPerBlk\0FnumBlocks\0\6Aresult\0\16c\3\24\0A\4\1\0A\2\10\3\14\0A\24\0Cb\4\0A\2\0Da\4\4\0E")

/*: hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: numBlocks f:ptr blockSize:i32 dynSharedMemPerBlk:u64 */
/*:     flags:u32 -> *numBlocks:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, const void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk,
    uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk, (uint64_t)flags,),
    "\5\4\2 \20\20\20\5 Lf\0FblockSize\0GdynSharedMemPerBlk\0Eflags\0FnumBlocks\0\6Aresult\0\16c\4\30\0A\4\1\0A\2\10\3\14\4\24\0Cb\4\0A\2\0Da\4\5\0E")

/*: hipOccupancyMaxActiveClusters: numClusters f:ptr config:{hipLaunchConfig_st} -> *numClusters:i32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipOccupancyMaxActiveClusters, "hipOccupancyMaxActiveClusters", (void *numClusters, const void *f,
    const void *config), ((uintptr_t)numClusters, (uintptr_t)f, (uintptr_t)config,),
    "\5\14\2\212\1\20h\20\3 Lf\0Lconfig\0E\6.gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@\7attrs.id\0\35E"
    "\7numAttrs\0FnumClusters\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\4\2\2\0T(\0C(\0Kh\4\2\0E\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\2\0020\0Cb\4\0A"
    "\2\0Da\4\3\0E")

/*: hipOccupancyMaxPotentialBlockSize: gridSize blockSize f:ptr dynSharedMemPerBlk:u64 blockSizeLimit:i32 -> */
/*:     *gridSize:i32 *blockSize:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipOccupancyMaxPotentialBlockSize, "hipOccupancyMaxPotentialBlockSize", (void *gridSize, void *blockSize,
    const void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f,
    (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit,),
    "\5\3\3\34\24\20\30\5 Lf\0GdynSharedMemPerBlk\0FblockSizeLimit\0FgridSize\0FblockSize\0\6Aresult\0\16c\3\24\0A\4\2\0A\3\10\4\20\0A\24\0Cb\4\0A\2"
    "\0Db\4\1\2\0Da\4\5\0E")

/*: hipOccupancyMaxPotentialClusterSize: clusterSize f:ptr config:{hipLaunchConfig_st} -> *clusterSize:i32 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipOccupancyMaxPotentialClusterSize, "hipOccupancyMaxPotentialClusterSize", (void *clusterSize,
    const void *f, const void *config), ((uintptr_t)clusterSize, (uintptr_t)f, (uintptr_t)config,),
    "\5\14\2\212\1\20h\20\3 Lf\0Lconfig\0E\6.gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@\7attrs.id\0\35E"
    "\7numAttrs\0FclusterSize\0\6Aresult\0\16c\2\20\0A\2\1\0A\2\10\0Gd\4\2\2\0T(\0C(\0Kh\4\2\0E\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\2\0020\0Cb\4\0A"
    "\2\0Da\4\3\0E")

/*: hipPeekAtLastError: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipPeekAtLastError, "hipPeekAtLastError", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipPointerGetAttribute: data:ptr attribute:i32@hipPointer_attribute ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipPointerGetAttribute, "hipPointerGetAttribute", (void *data, int attribute, void *ptr),
    ((uintptr_t)data, (uint64_t)attribute, (uintptr_t)ptr,),
    "\5\3\1\34\14\20\10\3 Ldata\0\6@attribute\0000Lptr\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hipPointerGetAttributes (models 1): attributes ptr:ptr -> attributes:{hipPointerAttribute_t} */
/*:     return:status@hipError_t */
/*: hipPointerGetAttributes (models 2): attributes ptr:ptr -> attributes:{hipPointerAttribute_t@hip-5.2} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipPointerGetAttributes, "hipPointerGetAttributes", (void *attributes, const void *ptr),
    ((uintptr_t)attributes, (uintptr_t)ptr,),
    "\3\1\0\0\0\207\0\1\10\0204\108\2 Lptr\0Lattributes\0\6@\12.type\0.F\13device\0L\21Pointer\0L\13hostPointer\0F\13isManaged\0E\13allocationFlags"
    "\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T \0C \0Ka\4\2\0E\7\2\0\0\0\215\0\1\10\0204\108\2 Lptr\0Lattributes\0\6@\12.memoryType\0/F\13device\0"
    "L\21Pointer\0L\13hostPointer\0F\13isManaged\0E\13allocationFlags\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T \0C \0Ka\4\2\0E")

/*: hipPointerSetAttribute: value:ptr attribute:i32@hipPointer_attribute ptr:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipPointerSetAttribute, "hipPointerSetAttribute", (const void *value, int attribute, void *ptr),
    ((uintptr_t)value, (uint64_t)attribute, (uintptr_t)ptr,),
    "\5\3\1\34\14\20\10\3 Lvalue\0\6@attribute\0000Lptr\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hipProfilerStart: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipProfilerStart, "hipProfilerStart", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipProfilerStop: () -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipProfilerStop, "hipProfilerStop", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\16a\4\0F")

/*: hipRegisterActivityCallback: id:u32 fun:ptr arg:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipRegisterActivityCallback, "hipRegisterActivityCallback", (uint32_t id, void *fun, void *arg),
    ((uint64_t)id, (uintptr_t)fun, (uintptr_t)arg,),
    "\5\3\1\34\14\20\10\3 Eid\0Lfun\0Larg\0\6Aresult\0\16c\3\24\0A\4\0B\1\4\2\14\0A\24\0Ca\4\3\0E")

/*: hipRegisterApiCallback: id:u32 fun:ptr arg:ptr -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipRegisterApiCallback, "hipRegisterApiCallback", (uint32_t id, void *fun, void *arg), ((uint64_t)id,
    (uintptr_t)fun, (uintptr_t)arg,),
    "\5\3\1\34\14\20\10\3 Eid\0Lfun\0Larg\0\6Aresult\0\16c\3\24\0A\4\0B\1\4\2\14\0A\24\0Ca\4\3\0E")

/*: hipRemoveActivityCallback: id:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipRemoveActivityCallback, "hipRemoveActivityCallback", (uint32_t id), ((uint64_t)id,),
    "\5\1\1\14\14\10\10\1 Eid\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipRemoveApiCallback: id:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipRemoveApiCallback, "hipRemoveApiCallback", (uint32_t id), ((uint64_t)id,),
    "\5\1\1\14\14\10\10\1 Eid\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipRuntimeGetVersion: runtimeVersion -> *runtimeVersion:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipRuntimeGetVersion, "hipRuntimeGetVersion", (void *runtimeVersion), ((uintptr_t)runtimeVersion,),
    "\5\0\2\10\20\0\20\1 FruntimeVersion\0\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipSetDevice: deviceId:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipSetDevice, "hipSetDevice", (int32_t deviceId), ((uint64_t)deviceId,),
    "\5\1\1\14\14\10\10\1 FdeviceId\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipSetDeviceFlags: flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipSetDeviceFlags, "hipSetDeviceFlags", (uint32_t flags), ((uint64_t)flags,),
    "\5\1\1\14\14\10\10\1 Eflags\0\6Aresult\0\16a\4\0Fa\4\1\0E")

/*: hipSetValidDevices: device_arr[len]:i32 len:i32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipSetValidDevices, "hipSetValidDevices", (void *device_arr, int32_t len), ((uintptr_t)device_arr,
    (uint64_t)len,),
    "\5\2\1\222\2\0140\10\2 fdevice_arr\0Flen\0\6Aresult\0\16h\4\0F\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\1\0Ea\4\2\0E")

/*: hipSetupArgument: arg:ptr size:u64 offset:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipSetupArgument, "hipSetupArgument", (const void *arg, uint64_t size, uint64_t offset), ((uintptr_t)arg,
    (uint64_t)size, (uint64_t)offset,),
    "\5\3\1 \14\20\10\3 Larg\0Gsize\0Goffset\0\6Aresult\0\16c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: hipSignalExternalSemaphoresAsync (models 1): extSemArray[numExtSems]:ptr */
/*:     paramsArray[numExtSems]:{hipExternalSemaphoreSignalParams_st#144} numExtSems:u32 stream:handle -> */
/*:     return:status@hipError_t */
/*: hipSignalExternalSemaphoresAsync (models 2): extSemArray[numExtSems]:ptr */
/*:     paramsArray[numExtSems]:{hipExternalSemaphoreSignalParams_st@hip-5.2#136} numExtSems:u32 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipSignalExternalSemaphoresAsync, "hipSignalExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "\3\1\0\0\0\331\0\6\1\354\6\14\260\1\10\4 lextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\14flags\0EnumExtSems\0Mstream\0\6"
    "Aresult\0\16h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0AH"
    "\0C\1\4\0H\20\0A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E\7\2\0\0\0\331\0\6\1\354\6\14\260\1\10\4 lextSemArray\0gparamsArray.params.fenc"
    "e.value\0g\23keyedMutex.key\0e\14flags\0EnumExtSems\0Mstream\0\6Aresult\0\16h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\210\0C\10\0"
    "C\2\0Kh\10\1\0A\10\0C\1\4\0H\20\0A\210\0C\20\0C\2\0Kh\4\1\0A@\0C\1\4\0H\20\0A\210\0CD\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: hipStreamAddCallback: stream:handle callback:ptr userData:ptr flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipStreamAddCallback, "hipStreamAddCallback", (void *stream, void *callback, void *userData,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0Lcallback\0LuserData\0Eflags\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: hipStreamAddCallback_spt: stream:handle callback:ptr userData:ptr flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipStreamAddCallback_spt, "hipStreamAddCallback_spt", (void *stream, void *callback, void *userData,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0Lcallback\0LuserData\0Eflags\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: hipStreamAttachMemAsync: stream:handle dev_ptr:ptr length:u64 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamAttachMemAsync, "hipStreamAttachMemAsync", (void *stream, void *dev_ptr, uint64_t length,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)dev_ptr, (uint64_t)length, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0Ldev_ptr\0Glength\0Eflags\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: hipStreamBatchMemOp: stream:handle count:u32 paramArray[count]:{hipStreamBatchMemOpParams_union#48} flags:u32 -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipStreamBatchMemOp, "hipStreamBatchMemOp", (void *stream, uint32_t count, void *paramArray,
    uint32_t flags), ((uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags,),
    "\5\20\1\246\11\14\240\4\10\4 Mstream\0Ecount\0&@paramArray.operation\0004&@\13waitValue.operation\0004l\25address\0e\25flags\0l\25alias\0&@\14r"
    "iteValue.operation\0004l\26address\0e\26flags\0l\26alias\0&@\13flushRemoteWrites.operation\0004e\35flags\0&@\13memoryBarrier.operation\0004e\31f"
    "lags\0Eflags\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H\20\0A0\0C\4\0C\1\0Kh\4\2\0E\1\4\0H\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\1\4\0H"
    "\20\0A0\0C\20\0C\1\0Kh\4\2\0A\30\0C\1\4\0H\20\0A0\0C\34\0C\1\0Kh\10\2\0A \0C\1\4\0H\20\0A0\0C(\0C\1\0Kh\4\2\0E\1\4\0H\20\0A0\0C\4\0C\1\0Kh\10\2"
    "\0A\10\0C\1\4\0H\20\0A0\0C\20\0C\1\0Kh\4\2\0A\30\0C\1\4\0H\20\0A0\0C\34\0C\1\0Kh\10\2\0A \0C\1\4\0H\20\0A0\0C(\0C\1\0Kh\4\2\0E\1\4\0H\20\0A0\0C"
    "\4\0C\1\0Kh\4\2\0A\4\0C\1\4\0H\20\0A0\0C\10\0C\1\0Kh\4\2\0E\1\4\0H\20\0A0\0C\4\0C\1\0Kh\4\2\0A\4\0C\1\4\0H\20\0A0\0C\10\0C\1\0Ka\4\3\0Ea\4\4\0E")

/*: hipStreamBeginCapture: stream:handle mode:i32@hipStreamCaptureMode -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamBeginCapture, "hipStreamBeginCapture", (void *stream, int mode), ((uintptr_t)stream,
    (uint64_t)mode,),
    "\5\2\1\24\14\20\10\2 Mstream\0\6@mode\0005\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipStreamBeginCaptureToGraph: stream:handle graph:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{hipGraphEdgeData#8} numDependencies:u64 mode:i32@hipStreamCaptureMode -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipStreamBeginCaptureToGraph, "hipStreamBeginCaptureToGraph", (void *stream, void *graph,
    const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph,
    (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "\5\10\1\354\4\14\300\1\10\6 Mstream\0Mgraph\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0\6@mode\0005\6Aresult"
    "\0\16c\2\20\0A\2\0B\1\10\0Gh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\6\0C\1\10\0H\20\0A\10\0C\7\0C\4"
    "\0Kh\1\3\0A\7\0C\1\10\0H\20\0A\10\0C\10\0C\4\0Kc\2\14\0A\2\4\0A\5\10\0Ga\4\6\0E")

/*: hipStreamBeginCapture_spt: stream:handle mode:i32@hipStreamCaptureMode -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamBeginCapture_spt, "hipStreamBeginCapture_spt", (void *stream, int mode), ((uintptr_t)stream,
    (uint64_t)mode,),
    "\5\2\1\24\14\20\10\2 Mstream\0\6@mode\0005\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipStreamCopyAttributes: dst:handle src:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamCopyAttributes, "hipStreamCopyAttributes", (void *dst, void *src), ((uintptr_t)dst,
    (uintptr_t)src,),
    "\5\2\1\30\14\20\10\2 Mdst\0Msrc\0\6Aresult\0\16c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipStreamCreate: stream -> *stream:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipStreamCreate, "hipStreamCreate", (void *stream), ((uintptr_t)stream,),
    "\5\0\2\10\24\0\20\1 Mstream\0\6Aresult\0\16b\10\0A\2\0Da\4\1\0E")

/*: hipStreamCreateWithFlags: stream flags:u32 -> *stream:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamCreateWithFlags, "hipStreamCreateWithFlags", (void *stream, uint32_t flags), ((uintptr_t)stream,
    (uint64_t)flags,),
    "\5\1\2\14\24\10\20\2 Eflags\0Mstream\0\6Aresult\0\16a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: hipStreamCreateWithPriority: stream flags:u32 priority:i32 -> *stream:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipStreamCreateWithPriority, "hipStreamCreateWithPriority", (void *stream, uint32_t flags,
    int32_t priority), ((uintptr_t)stream, (uint64_t)flags, (uint64_t)priority,),
    "\5\2\2\20\24\20\20\3 Eflags\0Fpriority\0Mstream\0\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Gb\10\0A\2\0Da\4\3\0E")

/*: hipStreamDestroy: stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipStreamDestroy, "hipStreamDestroy", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipStreamEndCapture: stream:handle pGraph -> *pGraph:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamEndCapture, "hipStreamEndCapture", (void *stream, void *pGraph), ((uintptr_t)stream,
    (uintptr_t)pGraph,),
    "\5\1\2\20\24\10\20\2 Mstream\0MpGraph\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipStreamEndCapture_spt: stream:handle pGraph -> *pGraph:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamEndCapture_spt, "hipStreamEndCapture_spt", (void *stream, void *pGraph), ((uintptr_t)stream,
    (uintptr_t)pGraph,),
    "\5\1\2\20\24\10\20\2 Mstream\0MpGraph\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipStreamGetAttribute: stream:handle attr:i32@hipLaunchAttributeID value_out -> */
/*:     value_out:{hipLaunchAttributeValue} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetAttribute, "hipStreamGetAttribute", (void *stream, int attr, void *value_out),
    ((uintptr_t)stream, (uint64_t)attr, (uintptr_t)value_out,),
    "\5\2\11\248\20\260\1\3 Mstream\0\6@attr\0\35Lvalue_out\0L\11.accessPolicyWindow.base_ptr\0\6@\35hitProp\0\4I\37tRatio\0\6@\35missProp\0\4G\35n"
    "um_bytes\0F\12cooperative\0F\12priority\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\24\0C\24\0Kd\10\2\6\30\0S \0C\10\0Kd\4\2\6\0T"
    "\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: hipStreamGetCaptureInfo: stream:handle pCaptureStatus pId -> *pCaptureStatus:i32@hipStreamCaptureStatus *pId:u64 */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetCaptureInfo, "hipStreamGetCaptureInfo", (void *stream, void *pCaptureStatus, void *pId),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus, (uintptr_t)pId,),
    "\5\1\3\20\30\10\30\3 Mstream\0\6@pCaptureStatus\0006GpId\0\6Aresult\0\16a\10\0Fb\4\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: hipStreamGetCaptureInfo_spt: stream:handle pCaptureStatus pId -> *pCaptureStatus:i32@hipStreamCaptureStatus */
/*:     *pId:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetCaptureInfo_spt, "hipStreamGetCaptureInfo_spt", (void *stream, void *pCaptureStatus,
    void *pId), ((uintptr_t)stream, (uintptr_t)pCaptureStatus, (uintptr_t)pId,),
    "\5\1\3\20\30\10\30\3 Mstream\0\6@pCaptureStatus\0006GpId\0\6Aresult\0\16a\10\0Fb\4\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: hipStreamGetCaptureInfo_v2: stream:handle captureStatus_out id_out graph_out dependencies_out */
/*:     numDependencies_out -> *captureStatus_out:i32@hipStreamCaptureStatus *id_out:u64 *graph_out:handle */
/*:     *dependencies_out:ptr *numDependencies_out:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipStreamGetCaptureInfo_v2, "hipStreamGetCaptureInfo_v2", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out,
    (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "\5\1\6\0200\0100\6 Mstream\0\6@captureStatus_out\0006Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\16a\10\0Fb\4\1\2"
    "\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\5\2\0Da\4\6\0E")

/*: hipStreamGetCaptureInfo_v2_spt: stream:handle captureStatus_out id_out graph_out dependencies_out */
/*:     numDependencies_out -> *captureStatus_out:i32@hipStreamCaptureStatus *id_out:u64 *graph_out:handle */
/*:     *dependencies_out:ptr *numDependencies_out:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipStreamGetCaptureInfo_v2_spt, "hipStreamGetCaptureInfo_v2_spt", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out,
    (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "\5\1\6\0200\0100\6 Mstream\0\6@captureStatus_out\0006Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\16a\10\0Fb\4\1\2"
    "\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\5\2\0Da\4\6\0E")

/*: hipStreamGetDevResource: hStream:handle resource:handle type:i32@hipDevResourceType -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetDevResource, "hipStreamGetDevResource", (void *hStream, void *resource, int type),
    ((uintptr_t)hStream, (uintptr_t)resource, (uint64_t)type,),
    "\5\3\1\34\14\20\10\3 MhStream\0Mresource\0\6@type\0\10\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipStreamGetDevice: stream:handle device -> *device:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetDevice, "hipStreamGetDevice", (void *stream, void *device), ((uintptr_t)stream,
    (uintptr_t)device,),
    "\5\1\2\20\20\10\20\2 Mstream\0Fdevice\0\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamGetFlags: stream:handle flags -> *flags:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetFlags, "hipStreamGetFlags", (void *stream, void *flags), ((uintptr_t)stream,
    (uintptr_t)flags,),
    "\5\1\2\20\20\10\20\2 Mstream\0Eflags\0\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamGetFlags_spt: stream:handle flags -> *flags:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetFlags_spt, "hipStreamGetFlags_spt", (void *stream, void *flags), ((uintptr_t)stream,
    (uintptr_t)flags,),
    "\5\1\2\20\20\10\20\2 Mstream\0Eflags\0\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamGetId: stream:handle streamId -> *streamId:u64 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetId, "hipStreamGetId", (void *stream, void *streamId), ((uintptr_t)stream,
    (uintptr_t)streamId,),
    "\5\1\2\20\24\10\20\2 Mstream\0G\6Id\0\6Aresult\0\16a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hipStreamGetPriority: stream:handle priority -> *priority:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetPriority, "hipStreamGetPriority", (void *stream, void *priority), ((uintptr_t)stream,
    (uintptr_t)priority,),
    "\5\1\2\20\20\10\20\2 Mstream\0Fpriority\0\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamGetPriority_spt: stream:handle priority -> *priority:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetPriority_spt, "hipStreamGetPriority_spt", (void *stream, void *priority), ((uintptr_t)stream,
    (uintptr_t)priority,),
    "\5\1\2\20\20\10\20\2 Mstream\0Fpriority\0\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamIsCapturing: stream:handle pCaptureStatus -> *pCaptureStatus:i32@hipStreamCaptureStatus */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamIsCapturing, "hipStreamIsCapturing", (void *stream, void *pCaptureStatus), ((uintptr_t)stream,
    (uintptr_t)pCaptureStatus,),
    "\5\1\2\20\20\10\20\2 Mstream\0\6@pCaptureStatus\0006\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamIsCapturing_spt: stream:handle pCaptureStatus -> *pCaptureStatus:i32@hipStreamCaptureStatus */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamIsCapturing_spt, "hipStreamIsCapturing_spt", (void *stream, void *pCaptureStatus),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "\5\1\2\20\20\10\20\2 Mstream\0\6@pCaptureStatus\0006\6Aresult\0\16a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: hipStreamQuery: stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipStreamQuery, "hipStreamQuery", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipStreamQuery_spt: stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipStreamQuery_spt, "hipStreamQuery_spt", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipStreamSetAttribute: stream:handle attr:i32@hipLaunchAttributeID value:{hipLaunchAttributeValue} -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipStreamSetAttribute, "hipStreamSetAttribute", (void *stream, int attr, const void *value),
    ((uintptr_t)stream, (uint64_t)attr, (uintptr_t)value,),
    "\5\12\1@\14\260\1\10\3 Mstream\0\6@attr\0\35Lvalue\0L\5.accessPolicyWindow.base_ptr\0\6@\31hitProp\0\4I\34Ratio\0\6@\31missProp\0\4G\31num_byt"
    "es\0F\6cooperative\0F\6priority\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\24\0C\24\0Kd\10\2\6\30\0S \0C\10\0Kd\4\2\6\0T\4\0C"
    "\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: hipStreamSynchronize: stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipStreamSynchronize, "hipStreamSynchronize", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipStreamSynchronize_spt: stream:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipStreamSynchronize_spt, "hipStreamSynchronize_spt", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipStreamUpdateCaptureDependencies: stream:handle dependencies[numDependencies]:handle numDependencies:u64 */
/*:     flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamUpdateCaptureDependencies, "hipStreamUpdateCaptureDependencies", (void *stream,
    void *dependencies, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies, (uint64_t)numDependencies,
    (uint64_t)flags,),
    "\5\4\1\242\4\14@\10\4 Mstream\0mdependencies\0GnumDependencies\0Eflags\0\6Aresult\0\16a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Kc\2\14\0A\2\2"
    "\0A\3\10\0Ga\4\4\0E")

/*: hipStreamWaitEvent: stream:handle event:handle flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipStreamWaitEvent, "hipStreamWaitEvent", (void *stream, void *event, uint32_t flags), ((uintptr_t)stream,
    (uintptr_t)event, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mstream\0Mevent\0Eflags\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipStreamWaitEvent_spt: stream:handle event:handle flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipStreamWaitEvent_spt, "hipStreamWaitEvent_spt", (void *stream, void *event, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mstream\0Mevent\0Eflags\0\6Aresult\0\16c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: hipStreamWaitValue32: stream:handle ptr:ptr value:u32 flags:u32 mask:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipStreamWaitValue32, "hipStreamWaitValue32", (void *stream, void *ptr, uint32_t value, uint32_t flags,
    uint32_t mask), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags, (uint64_t)mask,),
    "\5\5\1$\14\30\10\5 Mstream\0Lptr\0Evalue\0Eflags\0Emask\0\6Aresult\0\16c\5\34\0A\6\0B\1\10\2\20\3\24\4\30\0A\34\0Ga\4\5\0E")

/*: hipStreamWaitValue64: stream:handle ptr:ptr value:u64 flags:u32 mask:u64 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipStreamWaitValue64, "hipStreamWaitValue64", (void *stream, void *ptr, uint64_t value, uint32_t flags,
    uint64_t mask), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags, (uint64_t)mask,),
    "\5\5\1,\14\30\10\5 Mstream\0Lptr\0Gvalue\0Eflags\0Gmask\0\6Aresult\0\16c\5$\0A\6\0B\1\10\2\20\3\30\4\34\0A$\0Ga\4\5\0E")

/*: hipStreamWriteValue32: stream:handle ptr:ptr value:u32 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamWriteValue32, "hipStreamWriteValue32", (void *stream, void *ptr, uint32_t value, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags,),
    "\5\4\1 \14\20\10\4 Mstream\0Lptr\0Evalue\0Eflags\0\6Aresult\0\16c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: hipStreamWriteValue64: stream:handle ptr:ptr value:u64 flags:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamWriteValue64, "hipStreamWriteValue64", (void *stream, void *ptr, uint64_t value, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0Lptr\0Gvalue\0Eflags\0\6Aresult\0\16c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: hipTexObjectCreate: pTexObject pResDesc:{HIP_RESOURCE_DESC_st} pTexDesc:{HIP_TEXTURE_DESC_st} */
/*:     pResViewDesc:{HIP_RESOURCE_VIEW_DESC_st} -> *pTexObject:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexObjectCreate, "hipTexObjectCreate", (void *pTexObject, const void *pResDesc, const void *pTexDesc,
    const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "\5\27\2\202\7\24\230\2\20\4 LpResDesc\0\6@\10.resType\0\3P\14\0E\11flags\0LpTexDesc\0&@\10.addressMode\0\0\6@\11filterMode\0\1E\12lags\0E\11ma"
    "xAnisotropy\0\6@\12ipmapFilterMode\0\1I\17LevelBias\0I\13nMipmapLevelClamp\0I\12axMipmapLevelClamp\0i\11borderColor\0LpResViewDesc\0\6@\14.for"
    "mat\0\2G\15width\0G\15height\0G\15depth\0E\15firstMipmapLevel\0E\15lastMipmapLevel\0E\15firstLayer\0E\15lastLayer\0MpTexObject\0\6Aresult\0\16a"
    "\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I\1\1\0C\210\0C\200\0Kb\4\1\2\210\0Ca\10\2\0Eh\4\2\0F\10\0H@\0A\4\0C\14\0C\3\0Kd\4\2\2\14\0S(\0C\34\0Kh\4\2"
    "\0A(\0D\10\0H@\0A\4\0C8\0C\4\0Ka\10\3\0Ed\4\3\2\0T\4\0C\4\0Kd\10\3\6\10\0S0\0C(\0Kb\10\0A\2\0Da\4\4\0E")

/*: hipTexObjectDestroy: texObject:handle -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipTexObjectDestroy, "hipTexObjectDestroy", (void *texObject), ((uintptr_t)texObject,),
    "\5\1\1\20\14\10\10\1 MtexObject\0\6Aresult\0\16a\10\0Fa\4\1\0E")

/*: hipTexObjectGetResourceDesc: pResDesc texObject:handle -> pResDesc:{HIP_RESOURCE_DESC_st} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetResourceDesc, "hipTexObjectGetResourceDesc", (void *pResDesc, void *texObject),
    ((uintptr_t)pResDesc, (uintptr_t)texObject,),
    "\5\1\5\20\242\2\10H\2 MtexObject\0LpResDesc\0\6@\10.resType\0\3P\14\0E\11flags\0\6Aresult\0\16a\10\1\0Ea\10\0Fb\4\0A\2\0Dh\1\0B\10\0D\10\0I\1\1"
    "\0C\210\0C\200\0Kb\4\0A\2\210\0Ca\4\2\0E")

/*: hipTexObjectGetResourceViewDesc: pResViewDesc texObject:handle -> pResViewDesc:{HIP_RESOURCE_VIEW_DESC_st} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetResourceViewDesc, "hipTexObjectGetResourceViewDesc", (void *pResViewDesc, void *texObject),
    ((uintptr_t)pResViewDesc, (uintptr_t)texObject,),
    "\5\1\12\20@\10`\2 MtexObject\0LpResViewDesc\0\6@\14.format\0\2G\15width\0G\15height\0G\15depth\0E\15firstMipmapLevel\0E\15lastMipmapLevel\0E\15f"
    "irstLayer\0E\15lastLayer\0\6Aresult\0\16a\10\1\0Ea\10\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S0\0C(\0Ka\4\2\0E")

/*: hipTexObjectGetTextureDesc: pTexDesc texObject:handle -> pTexDesc:{HIP_TEXTURE_DESC_st} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetTextureDesc, "hipTexObjectGetTextureDesc", (void *pTexDesc, void *texObject),
    ((uintptr_t)pTexDesc, (uintptr_t)texObject,),
    "\5\1\13\20\274\4\10\210\1\2 MtexObject\0LpTexDesc\0&@\10.addressMode\0\0\6@\11filterMode\0\1E\12lags\0E\11maxAnisotropy\0\6@\12ipmapFilterMode"
    "\0\1I\17LevelBias\0I\13nMipmapLevelClamp\0I\12axMipmapLevelClamp\0i\11borderColor\0\6Aresult\0\16a\10\1\0Ea\10\0Fh\4\0G\10\0H@\0A\4\0C\14\0C\3\0"
    "Kd\4\0A\2\14\0S(\0C\34\0Kh\4\0B(\0D\10\0H@\0A\4\0C8\0C\4\0Ka\4\2\0E")

/*: hipTexRefGetAddress: dev_ptr texRef:{textureReference} -> *dev_ptr:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetAddress, "hipTexRefGetAddress", (void *dev_ptr, const void *texRef), ((uintptr_t)dev_ptr,
    (uintptr_t)texRef,),
    "\5\23\2\336\2\24\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6Ldev_ptr\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD"
    "\0C,\0Kd\10\1\6H\0SX\0C\20\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipTexRefGetAddressMode: pam texRef:{textureReference} dim:i32 -> *pam:i32@hipTextureAddressMode */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetAddressMode, "hipTexRefGetAddressMode", (void *pam, const void *texRef, int32_t dim),
    ((uintptr_t)pam, (uintptr_t)texRef, (uint64_t)dim,),
    "\5\24\2\342\2\20\260\1\20\3 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6Fdim\0\6@pam\0007\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30"
    "\0SD\0C,\0Kd\10\1\6H\0SX\0C\20\0Ka\4\2\0Eb\4\0A\2\0Da\4\3\0E")

/*: hipTexRefGetArray: pArray texRef:{textureReference} -> *pArray:handle return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetArray, "hipTexRefGetArray", (void *pArray, const void *texRef), ((uintptr_t)pArray,
    (uintptr_t)texRef,),
    "\5\23\2\336\2\24\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6MpArray\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0"
    "C,\0Kd\10\1\6H\0SX\0C\20\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipTexRefGetBorderColor: pBorderColor texRef:{textureReference} -> *pBorderColor:f32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetBorderColor, "hipTexRefGetBorderColor", (void *pBorderColor, const void *texRef),
    ((uintptr_t)pBorderColor, (uintptr_t)texRef,),
    "\5\23\2\336\2\20\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6IpBorderColor\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0"
    "SD\0C,\0Kd\10\1\6H\0SX\0C\20\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipTexRefGetFilterMode: pfm texRef:{textureReference} -> *pfm:i32@hipTextureFilterMode return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetFilterMode, "hipTexRefGetFilterMode", (void *pfm, const void *texRef), ((uintptr_t)pfm,
    (uintptr_t)texRef,),
    "\5\23\2\336\2\20\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6\6@pfm\08\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0"
    "C,\0Kd\10\1\6H\0SX\0C\20\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipTexRefGetFlags: pFlags texRef:{textureReference} -> *pFlags:u32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetFlags, "hipTexRefGetFlags", (void *pFlags, const void *texRef), ((uintptr_t)pFlags,
    (uintptr_t)texRef,),
    "\5\23\2\336\2\20\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6EpFlags\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0"
    "C,\0Kd\10\1\6H\0SX\0C\20\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipTexRefGetFormat: pFormat pNumChannels texRef:{textureReference} -> *pFormat:i32@hipArray_Format */
/*:     *pNumChannels:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetFormat, "hipTexRefGetFormat", (void *pFormat, void *pNumChannels, const void *texRef),
    ((uintptr_t)pFormat, (uintptr_t)pNumChannels, (uintptr_t)texRef,),
    "\5\23\3\336\2\24\250\1\30\3 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6\6@pFormat\0\6FpNumChannels\0\6Aresult\0\16a\10\2\0Ed\4\2\2\0T\14\0C\14\0Kh\4\2\0A\14\0D\10\0H@\0A\4\0C\30\0C"
    "\3\0Kd\4\2\2\30\0SD\0C,\0Kd\10\2\6H\0SX\0C\20\0Kb\4\0A\2\0Db\4\1\2\0Da\4\3\0E")

/*: hipTexRefGetMaxAnisotropy: pmaxAnsio texRef:{textureReference} -> *pmaxAnsio:i32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMaxAnisotropy, "hipTexRefGetMaxAnisotropy", (void *pmaxAnsio, const void *texRef),
    ((uintptr_t)pmaxAnsio, (uintptr_t)texRef,),
    "\5\23\2\336\2\20\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6FpmaxAnsio\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0S"
    "D\0C,\0Kd\10\1\6H\0SX\0C\20\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipTexRefGetMipMappedArray: pArray texRef:{textureReference} -> *pArray:ptr return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipMappedArray, "hipTexRefGetMipMappedArray", (void *pArray, const void *texRef),
    ((uintptr_t)pArray, (uintptr_t)texRef,),
    "\5\23\2\336\2\24\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6LpArray\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0"
    "C,\0Kd\10\1\6H\0SX\0C\20\0Kb\10\0A\2\0Da\4\2\0E")

/*: hipTexRefGetMipmapFilterMode: pfm texRef:{textureReference} -> *pfm:i32@hipTextureFilterMode */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipmapFilterMode, "hipTexRefGetMipmapFilterMode", (void *pfm, const void *texRef),
    ((uintptr_t)pfm, (uintptr_t)texRef,),
    "\5\23\2\336\2\20\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6\6@pfm\08\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0"
    "C,\0Kd\10\1\6H\0SX\0C\20\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipTexRefGetMipmapLevelBias: pbias texRef:{textureReference} -> *pbias:f32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipmapLevelBias, "hipTexRefGetMipmapLevelBias", (void *pbias, const void *texRef),
    ((uintptr_t)pbias, (uintptr_t)texRef,),
    "\5\23\2\336\2\20\250\1\20\2 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6Ipbias\0\6Aresult\0\16a\10\1\0Ed\4\1\2\0T\14\0C\14\0Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0C"
    ",\0Kd\10\1\6H\0SX\0C\20\0Kb\4\0A\2\0Da\4\2\0E")

/*: hipTexRefGetMipmapLevelClamp: pminMipmapLevelClamp pmaxMipmapLevelClamp texRef:{textureReference} -> */
/*:     *pminMipmapLevelClamp:f32 *pmaxMipmapLevelClamp:f32 return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetMipmapLevelClamp, "hipTexRefGetMipmapLevelClamp", (void *pminMipmapLevelClamp,
    void *pmaxMipmapLevelClamp, const void *texRef), ((uintptr_t)pminMipmapLevelClamp, (uintptr_t)pmaxMipmapLevelClamp, (uintptr_t)texRef,),
    "\5\23\3\336\2\24\250\1\30\3 LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w"
    "\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject"
    "\0F\7numChannels\0\6@\7format\0\6IpminMipmapLevelClamp\0IpmaxMipmapLevelClamp\0\6Aresult\0\16a\10\2\0Ed\4\2\2\0T\14\0C\14\0Kh\4\2\0A\14\0D\10\0"
    "H@\0A\4\0C\30\0C\3\0Kd\4\2\2\30\0SD\0C,\0Kd\10\2\6H\0SX\0C\20\0Kb\4\0A\2\0Db\4\1\2\0Da\4\3\0E")

/*: hipTexRefSetAddress: ByteOffset texRef dptr:ptr bytes:u64 -> *ByteOffset:u64 texRef:{textureReference} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexRefSetAddress, "hipTexRefSetAddress", (void *ByteOffset, void *texRef, void *dptr, uint64_t bytes),
    ((uintptr_t)ByteOffset, (uintptr_t)texRef, (uintptr_t)dptr, (uint64_t)bytes,),
    "\5\2\25\30\352\2\20\270\1\4 Ldptr\0Gbytes\0GByteOffset\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7chan"
    "nelDesc.x\0F\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipm"
    "apLevelClamp\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16c\2\20\0A\2\2\0A\3\10\0Gb\10\0A\2\0Da\10\1\0Ed\4\1\2\0T\14\0C\14\0"
    "Kh\4\1\0A\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\1\2\30\0SD\0C,\0Kd\10\1\6H\0SX\0C\20\0Ka\4\4\0E")

/*: hipTexRefSetAddress2D: texRef desc:{HIP_ARRAY_DESCRIPTOR} dptr:ptr Pitch:u64 -> texRef:{textureReference} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexRefSetAddress2D, "hipTexRefSetAddress2D", (void *texRef, const void *desc, void *dptr,
    uint64_t Pitch), ((uintptr_t)texRef, (uintptr_t)desc, (uintptr_t)dptr, (uint64_t)Pitch,),
    "\5\7\248\342\2@\260\1\4 Ldesc\0G\4.Width\0G\5Height\0\6@\5Format\0\6E\5NumChannels\0Ldptr\0GPitch\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@"
    "\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15Le"
    "velBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16a\10\1\0Ed\10\1\2\0T\30\0"
    "C\30\0Kc\2\20\0A\2\2\0A\3\10\0Ga\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0"
    "Ka\4\4\0E")

/*: hipTexRefSetAddressMode: texRef dim:i32 am:i32@hipTextureAddressMode -> texRef:{textureReference} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetAddressMode, "hipTexRefSetAddressMode", (void *texRef, int32_t dim, int am),
    ((uintptr_t)texRef, (uint64_t)dim, (uint64_t)am,),
    "\5\2\24\20\342\2\20\260\1\3 Fdim\0\6@am\0007LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F"
    "\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp"
    "\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Ga\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0"
    "C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\3\0E")

/*: hipTexRefSetArray (models 1): tex array:handle flags:u32 -> tex:{textureReference} return:status@hipError_t */
/*: hipTexRefSetArray (models 2): tex array:{hipArray} flags:u32 -> tex:{textureReference} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetArray, "hipTexRefSetArray", (void *tex, const void *array, uint32_t flags), ((uintptr_t)tex,
    (uintptr_t)array, (uint64_t)flags,),
    "\3\1\0\0\0a\1\2\24\24\342\2\20\260\1\3 Marray\0Eflags\0Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelD"
    "esc.x\0F\20y\0F\20z\0F\20w\0\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevel"
    "Clamp\0M\4textureObject\0F\4numChannels\0\6@\4format\0\6\6Aresult\0\16c\2\14\0A\2\1\0A\2\10\0Ga\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H"
    "@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\3\0E\7\2\0\0\0\350\1\20\24M\342\2`\260\1\3 Larray\0L\5.data\0F\7esc.x\0F\13"
    "y\0F\13z\0F\13w\0\6@\13f\0\7E\6type\0E\6width\0E\6height\0E\6depth\0\6@\6Format\0\6E\6NumChannels\0K\6isDrv\0E\6textureType\0Eflags\0Ltex\0F\3."
    "normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20z\0F\20w\0\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0"
    "\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureObject\0F\4numChannels\0\6@\4format\0\6\6Aresult\0"
    "\16a\10\1\0Ed\10\1\2\0T5\0C5\0Kd\4\1\68\0S<\0C\4\0Ka\4\2\0Ea\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD"
    "\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\3\0E")

/*: hipTexRefSetBorderColor: texRef pBorderColor[4]:f32 -> texRef:{textureReference} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetBorderColor, "hipTexRefSetBorderColor", (void *texRef, void *pBorderColor),
    ((uintptr_t)texRef, (uintptr_t)pBorderColor,),
    "\5\1\24\216\2\342\2(\260\1\2 ipBorderColor\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F"
    "\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp"
    "\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16h\4\1\0F\10\0H@\0A\4\0C\20\0C\4\0Ka\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10"
    "\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\2\0E")

/*: hipTexRefSetFilterMode: texRef fm:i32@hipTextureFilterMode -> texRef:{textureReference} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetFilterMode, "hipTexRefSetFilterMode", (void *texRef, int fm), ((uintptr_t)texRef,
    (uint64_t)fm,),
    "\5\1\24\14\342\2\10\260\1\2 \6@fm\08LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23"
    "z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textu"
    "reObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16a\4\1\0Ea\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0"
    "SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\2\0E")

/*: hipTexRefSetFlags: texRef Flags:u32 -> texRef:{textureReference} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetFlags, "hipTexRefSetFlags", (void *texRef, uint32_t Flags), ((uintptr_t)texRef,
    (uint64_t)Flags,),
    "\5\1\24\14\342\2\10\260\1\2 EFlags\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23"
    "z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textu"
    "reObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16a\4\1\0Ea\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0"
    "SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\2\0E")

/*: hipTexRefSetFormat: texRef fmt:i32@hipArray_Format NumPackedComponents:i32 -> texRef:{textureReference} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetFormat, "hipTexRefSetFormat", (void *texRef, int fmt, int32_t NumPackedComponents),
    ((uintptr_t)texRef, (uint64_t)fmt, (uint64_t)NumPackedComponents,),
    "\5\2\24\20\342\2\20\260\1\3 \6@fmt\0\6FNumPackedComponents\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7c"
    "hannelDesc.x\0F\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axM"
    "ipmapLevelClamp\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16c\2\10\0A\2\1\0A\2\4\0Ga\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0"
    "D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\3\0E")

/*: hipTexRefSetMaxAnisotropy: texRef maxAniso:u32 -> texRef:{textureReference} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMaxAnisotropy, "hipTexRefSetMaxAnisotropy", (void *texRef, uint32_t maxAniso),
    ((uintptr_t)texRef, (uint64_t)maxAniso,),
    "\5\1\24\14\342\2\10\260\1\2 EmaxAniso\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0"
    "F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7t"
    "extureObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16a\4\1\0Ea\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2"
    "\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\2\0E")

/*: hipTexRefSetMipmapFilterMode: texRef fm:i32@hipTextureFilterMode -> texRef:{textureReference} */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMipmapFilterMode, "hipTexRefSetMipmapFilterMode", (void *texRef, int fm), ((uintptr_t)texRef,
    (uint64_t)fm,),
    "\5\1\24\14\342\2\10\260\1\2 \6@fm\08LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc.x\0F\23y\0F\23"
    "z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelClamp\0M\7textu"
    "reObject\0F\7numChannels\0\6@\7format\0\6\6Aresult\0\16a\4\1\0Ea\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0"
    "SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\4\2\0E")

/*: hipTexRefSetMipmappedArray (models 1): texRef mipmappedArray Flags:u32 -> texRef:{textureReference} */
/*:     mipmappedArray:{hipMipmappedArray} return:status@hipError_t */
/*: hipTexRefSetMipmappedArray (models 2): texRef mipmappedArray Flags:u32 -> texRef:{textureReference} */
/*:     mipmappedArray:{hipMipmappedArray@hip-5.2} return:status@hipError_t */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetMipmappedArray, "hipTexRefSetMipmappedArray", (void *texRef, void *mipmappedArray,
    uint32_t Flags), ((uintptr_t)texRef, (uintptr_t)mipmappedArray, (uint64_t)Flags,),
    "\3\1\0\0\0\376\1\1$\14\252\3\10\340\1\3 EFlags\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc."
    "x\0F\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelC"
    "lamp\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17type\0E\17wi"
    "dth\0E\17height\0E\17depth\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6E\17num_channels\0\6Aresult\0\16a\4\2\0Ea\10\0"
    "Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\10\1\0Ed\10\1\2\0T@\0C@\0Ka\4\3\0E"
    "\7\2\0\0\0\357\1\1#\14\246\3\10\340\1\3 EFlags\0LtexRef\0F\6.normalized\0\6@\7readMode\09\6@\7filterMode\08&@\7addressMode\0007F\7channelDesc."
    "x\0F\23y\0F\23z\0F\23w\0\6@\23f\0\7F\7sRGB\0E\7maxAnisotropy\0\6@\10ipmapFilterMode\08I\15LevelBias\0I\11nMipmapLevelClamp\0I\10axMipmapLevelC"
    "lamp\0M\7textureObject\0F\7numChannels\0\6@\7format\0\6LmipmappedArray\0L\16.data\0F\20esc.x\0F\24y\0F\24z\0F\24w\0\6@\24f\0\7E\17type\0E\17wi"
    "dth\0E\17height\0E\17depth\0E\17min_mipmap_level\0E\20ax_mipmap_level\0E\17flags\0\6@\20ormat\0\6\6Aresult\0\16a\4\2\0Ea\10\0Fd\4\0A\2\0T\14\0C"
    "\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0SX\0C\20\0Ka\10\1\0Ed\10\1\2\0T<\0C<\0Ka\4\3\0E")

/*: hipThreadExchangeStreamCaptureMode: mode -> *mode:i32@hipStreamCaptureMode return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipThreadExchangeStreamCaptureMode, "hipThreadExchangeStreamCaptureMode", (void *mode), ((uintptr_t)mode,),
    "\5\0\2\10\20\0\20\1 \6@mode\0005\6Aresult\0\16b\4\0A\2\0Da\4\1\0E")

/*: hipUnbindTexture: tex:{textureReference} -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipUnbindTexture, "hipUnbindTexture", (const void *tex), ((uintptr_t)tex,),
    "\5\23\1\336\2\14\250\1\10\1 Ltex\0F\3.normalized\0\6@\4readMode\09\6@\4filterMode\08&@\4addressMode\0007F\4channelDesc.x\0F\20y\0F\20z\0F\20w\0"
    "\6@\20f\0\7F\4sRGB\0E\4maxAnisotropy\0\6@\5ipmapFilterMode\08I\12LevelBias\0I\6nMipmapLevelClamp\0I\5axMipmapLevelClamp\0M\4textureObject\0F\4n"
    "umChannels\0\6@\4format\0\6\6Aresult\0\16a\10\0Fd\4\0A\2\0T\14\0C\14\0Kh\4\0B\14\0D\10\0H@\0A\4\0C\30\0C\3\0Kd\4\0A\2\30\0SD\0C,\0Kd\10\0A\6H\0"
    "SX\0C\20\0Ka\4\1\0E")

/*: hipUserObjectCreate: object_out ptr:ptr destroy:ptr initialRefcount:u32 flags:u32 -> *object_out:handle */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipUserObjectCreate, "hipUserObjectCreate", (void *object_out, void *ptr, void *destroy,
    uint32_t initialRefcount, uint32_t flags), ((uintptr_t)object_out, (uintptr_t)ptr, (uintptr_t)destroy, (uint64_t)initialRefcount, (uint64_t)flags,),
    "\5\4\2 \24\20\20\5 Lptr\0Ldestroy\0EinitialRefcount\0Eflags\0Mobject_out\0\6Aresult\0\16c\4\30\0A\4\1\0A\2\10\3\20\4\24\0Cb\10\0A\2\0Da\4\5\0E")

/*: hipUserObjectRelease: object:handle count:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipUserObjectRelease, "hipUserObjectRelease", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "\5\2\1\24\14\20\10\2 Mobject\0Ecount\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipUserObjectRetain: object:handle count:u32 -> return:status@hipError_t */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipUserObjectRetain, "hipUserObjectRetain", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "\5\2\1\24\14\20\10\2 Mobject\0Ecount\0\6Aresult\0\16c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hipWaitExternalSemaphoresAsync (models 1): extSemArray[numExtSems]:ptr */
/*:     paramsArray[numExtSems]:{hipExternalSemaphoreWaitParams_st#144} numExtSems:u32 stream:handle -> */
/*:     return:status@hipError_t */
/*: hipWaitExternalSemaphoresAsync (models 2): extSemArray[numExtSems]:ptr */
/*:     paramsArray[numExtSems]:{hipExternalSemaphoreWaitParams_st@hip-5.2#136} numExtSems:u32 stream:handle -> */
/*:     return:status@hipError_t */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipWaitExternalSemaphoresAsync, "hipWaitExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "\3\1\0\0\0\375\0\7\1\262\7\14\330\1\10\4 lextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\36timeoutMs\0e\14flags\0EnumExtS"
    "ems\0Mstream\0\6Aresult\0\16h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0"
    "C\2\0Kh\4\1\0A\30\0C\1\4\0H\20\0A\220\0C\34\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E\7\2\0\0\0\375\0\7\1"
    "\262\7\14\330\1\10\4 lextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\36timeoutMs\0e\14flags\0EnumExtSems\0Mstream\0\6Ares"
    "ult\0\16h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\210\0C\10\0C\2\0Kh\10\1\0A\10\0C\1\4\0H\20\0A\210\0C\20\0C\2\0Kh\4\1\0A\20\0C"
    "\1\4\0H\20\0A\210\0C\24\0C\2\0Kh\4\1\0A@\0C\1\4\0H\20\0A\210\0CD\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: hiprtcAddNameExpression: prog:handle name_expression:string -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hiprtcAddNameExpression, "hiprtcAddNameExpression", (void *prog, const void *name_expression),
    ((uintptr_t)prog, (uintptr_t)name_expression,),
    "\5\2\1\226\2\0140\10\2 Mprog\0Nname_expression\0\6Aresult\0<a\10\0Fe\10\1\0U\10\0Oa\4\2\0E")

/*: hiprtcCompileProgram: prog:handle numOptions:i32 options:ptr -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hiprtcCompileProgram, "hiprtcCompileProgram", (void *prog, int32_t numOptions, void *options),
    ((uintptr_t)prog, (uint64_t)numOptions, (uintptr_t)options,),
    "\5\3\1\34\14\20\10\3 Mprog\0FnumOptions\0Loptions\0\6Aresult\0<c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: hiprtcCreateProgram: prog src:string name:string numHeaders:i32 headers:ptr includeNames:ptr -> *prog:handle */
/*:     return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hiprtcCreateProgram, "hiprtcCreateProgram", (void *prog, const void *src, const void *name,
    int32_t numHeaders, void *headers, void *includeNames), ((uintptr_t)prog, (uintptr_t)src, (uintptr_t)name, (uint64_t)numHeaders, (uintptr_t)headers,
    (uintptr_t)includeNames,),
    "\5\5\2\250\4\24`\20\6 Nsrc\0Nname\0FnumHeaders\0Lheaders\0LincludeNames\0Mprog\0\6Aresult\0<e\10\1\0U\10\0Oe\10\2\0U\10\0Oc\3\24\0A\4\3\0A\4\4\5"
    "\14\0A\24\0Cb\10\0A\2\0Da\4\6\0E")

/*: hiprtcDestroyProgram: prog -> *prog:handle return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hiprtcDestroyProgram, "hiprtcDestroyProgram", (void *prog), ((uintptr_t)prog,),
    "\5\0\2\10\24\0\20\1 Mprog\0\6Aresult\0<b\10\0A\2\0Da\4\1\0E")

/*: hiprtcGetBitcode: prog:handle bitcode:ptr -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetBitcode, "hiprtcGetBitcode", (void *prog, void *bitcode), ((uintptr_t)prog, (uintptr_t)bitcode,),
    "\5\2\1\30\14\20\10\2 Mprog\0Lbitcode\0\6Aresult\0<c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hiprtcGetBitcodeSize: prog:handle bitcode_size -> *bitcode_size:u64 return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetBitcodeSize, "hiprtcGetBitcodeSize", (void *prog, void *bitcode_size), ((uintptr_t)prog,
    (uintptr_t)bitcode_size,),
    "\5\1\2\20\24\10\20\2 Mprog\0Gbitcode_size\0\6Aresult\0<a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hiprtcGetCode: prog:handle code:ptr -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetCode, "hiprtcGetCode", (void *prog, void *code), ((uintptr_t)prog, (uintptr_t)code,),
    "\5\2\1\30\14\20\10\2 Mprog\0Lcode\0\6Aresult\0<c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hiprtcGetCodeSize: prog:handle codeSizeRet -> *codeSizeRet:u64 return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetCodeSize, "hiprtcGetCodeSize", (void *prog, void *codeSizeRet), ((uintptr_t)prog,
    (uintptr_t)codeSizeRet,),
    "\5\1\2\20\24\10\20\2 Mprog\0GcodeSizeRet\0\6Aresult\0<a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hiprtcGetErrorString: result:i32@hiprtcResult -> return:string */
TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hiprtcGetErrorString, "hiprtcGetErrorString", (int result), ((uint64_t)result,),
    "\4\1\1\14\216\2\10(\0\6@result\0<N\6\0a\4\0Fe\10\1\0U\10\0O")

/*: hiprtcGetLoweredName: prog:handle name_expression:string lowered_name -> *lowered_name:string */
/*:     return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hiprtcGetLoweredName, "hiprtcGetLoweredName", (void *prog, const void *name_expression,
    void *lowered_name), ((uintptr_t)prog, (uintptr_t)name_expression, (uintptr_t)lowered_name,),
    "\5\2\2\226\2\222\00200\3 Mprog\0Nname_expression\0Nlowered_name\0\6Aresult\0<a\10\0Fe\10\1\0U\10\0Of\10\2\0U\10\0Oa\4\3\0E")

/*: hiprtcGetProgramLog: prog:handle log:ptr -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetProgramLog, "hiprtcGetProgramLog", (void *prog, void *log), ((uintptr_t)prog, (uintptr_t)log,),
    "\5\2\1\30\14\20\10\2 Mprog\0Llog\0\6Aresult\0<c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: hiprtcGetProgramLogSize: prog:handle logSizeRet -> *logSizeRet:u64 return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetProgramLogSize, "hiprtcGetProgramLogSize", (void *prog, void *logSizeRet), ((uintptr_t)prog,
    (uintptr_t)logSizeRet,),
    "\5\1\2\20\24\10\20\2 Mprog\0GlogSizeRet\0\6Aresult\0<a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: hiprtcLinkAddData: hip_link_state:handle input_type:i32@hiprtcJITInputType image:ptr image_size:u64 name:string */
/*:     num_options:u32 options_ptr[num_options]:i32@hiprtcJIT_option option_values[num_options]:ptr -> */
/*:     return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hiprtcLinkAddData, "hiprtcLinkAddData", (void *hip_link_state, int input_type, void *image,
    uint64_t image_size, const void *name, uint32_t num_options, void *options_ptr, void *option_values), ((uintptr_t)hip_link_state, (uint64_t)input_type,
    (uintptr_t)image, (uint64_t)image_size, (uintptr_t)name, (uint64_t)num_options, (uintptr_t)options_ptr, (uintptr_t)option_values,),
    "\5\10\1\272\10\14\220\1\10\10 Mhip_link_state\0\6@input_type\0:Limage\0G\5_size\0Nname\0Enum_options\0&@options_ptr\0;l\6_values\0\6Aresult\0<"
    "c\4\34\0A\4\0B\1\10\2\14\3\24\0Ce\10\4\0U\10\0Oa\4\5\0Eh\4\6\0E\1\4\0H@\0A\4\0C\4\0C\5\0Kh\10\7\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\4\10\0E")

/*: hiprtcLinkAddFile: hip_link_state:handle input_type:i32@hiprtcJITInputType file_path:string num_options:u32 */
/*:     options_ptr[num_options]:i32@hiprtcJIT_option option_values[num_options]:ptr -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hiprtcLinkAddFile, "hiprtcLinkAddFile", (void *hip_link_state, int input_type, const void *file_path,
    uint32_t num_options, void *options_ptr, void *option_values), ((uintptr_t)hip_link_state, (uint64_t)input_type, (uintptr_t)file_path,
    (uint64_t)num_options, (uintptr_t)options_ptr, (uintptr_t)option_values,),
    "\5\6\1\252\10\14\220\1\10\6 Mhip_link_state\0\6@input_type\0:Nfile_path\0Enum_options\0&@options_ptr\0;l\6_values\0\6Aresult\0<c\2\14\0A\2\0B\1"
    "\10\0Ge\10\2\0U\10\0Oa\4\3\0Eh\4\4\0E\1\4\0H@\0A\4\0C\4\0C\3\0Kh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\3\0Ka\4\6\0E")

/*: hiprtcLinkComplete: hip_link_state:handle bin_out size_out -> *bin_out:ptr *size_out:u64 */
/*:     return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hiprtcLinkComplete, "hiprtcLinkComplete", (void *hip_link_state, void *bin_out, void *size_out),
    ((uintptr_t)hip_link_state, (uintptr_t)bin_out, (uintptr_t)size_out,),
    "\5\1\3\20\34\10\30\3 Mhip_link_state\0Lbin_out\0Gsize_out\0\6Aresult\0<a\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: hiprtcLinkCreate: num_options:u32 option_ptr[num_options]:i32@hiprtcJIT_option option_vals_pptr[num_options]:ptr */
/*:     hip_link_state_ptr -> *hip_link_state_ptr:handle return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hiprtcLinkCreate, "hiprtcLinkCreate", (uint32_t num_options, void *option_ptr, void *option_vals_pptr,
    void *hip_link_state_ptr), ((uint64_t)num_options, (uintptr_t)option_ptr, (uintptr_t)option_vals_pptr, (uintptr_t)hip_link_state_ptr,),
    "\5\3\2\230\6\24X\20\4 Enum_options\0&@option_ptr\0;l\7vals_pptr\0Mhip_link_state_ptr\0\6Aresult\0<a\4\0Fh\4\1\0E\1\4\0H@\0A\4\0C\4\0Oh\10\2\0E"
    "\1\4\0H@\0A\10\0C\10\0Ob\10\3\2\0Da\4\4\0E")

/*: hiprtcLinkDestroy: hip_link_state:handle -> return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hiprtcLinkDestroy, "hiprtcLinkDestroy", (void *hip_link_state), ((uintptr_t)hip_link_state,),
    "\5\1\1\20\14\10\10\1 Mhip_link_state\0\6Aresult\0<a\10\0Fa\4\1\0E")

/*: hiprtcVersion: major minor -> *major:i32 *minor:i32 return:status@hiprtcResult */
TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcVersion, "hiprtcVersion", (void *major, void *minor), ((uintptr_t)major, (uintptr_t)minor,),
    "\5\0\3\10\24\0\30\2 Fmajor\0Fminor\0\6Aresult\0<b\4\0A\2\0Db\4\1\2\0Da\4\2\0E")

TRACE__FORWARDING_END

static const trace__entry trace__hip_entries[] = { /* name, 0, 0, what is called so */
    {"hipApiName", 0, 0, &trace__hip_hipApiName_call, (trace__function)trace__hip_hipApiName},
    {"hipArray3DCreate", 0, 0, &trace__hip_hipArray3DCreate_call, (trace__function)trace__hip_hipArray3DCreate},
    {"hipArray3DGetDescriptor", 0, 0, &trace__hip_hipArray3DGetDescriptor_call, (trace__function)trace__hip_hipArray3DGetDescriptor},
    {"hipArrayCreate", 0, 0, &trace__hip_hipArrayCreate_call, (trace__function)trace__hip_hipArrayCreate},
    {"hipArrayDestroy", 0, 0, &trace__hip_hipArrayDestroy_call, (trace__function)trace__hip_hipArrayDestroy},
    {"hipArrayGetDescriptor", 0, 0, &trace__hip_hipArrayGetDescriptor_call, (trace__function)trace__hip_hipArrayGetDescriptor},
    {"hipArrayGetInfo", 0, 0, &trace__hip_hipArrayGetInfo_call, (trace__function)trace__hip_hipArrayGetInfo},
    {"hipBindTexture", 0, 0, &trace__hip_hipBindTexture_call, (trace__function)trace__hip_hipBindTexture},
    {"hipBindTexture2D", 0, 0, &trace__hip_hipBindTexture2D_call, (trace__function)trace__hip_hipBindTexture2D},
    {"hipBindTextureToArray", 0, 0, &trace__hip_hipBindTextureToArray_call, (trace__function)trace__hip_hipBindTextureToArray},
    {"hipBindTextureToMipmappedArray", 0, 0, &trace__hip_hipBindTextureToMipmappedArray_call, (trace__function)trace__hip_hipBindTextureToMipmappedArray},
    {"hipChooseDevice", 0, 0, &trace__hip_hipChooseDevice_call, (trace__function)trace__hip_hipChooseDevice},
    {"hipChooseDeviceR0600", 0, 0, &trace__hip_hipChooseDeviceR0600_call, (trace__function)trace__hip_hipChooseDeviceR0600},
    {"hipConfigureCall", 0, 0, &trace__hip_hipConfigureCall_call, (trace__function)trace__hip_hipConfigureCall},
    {"hipCreateChannelDesc", 0, 0, &trace__hip_hipCreateChannelDesc_call, (trace__function)trace__hip_hipCreateChannelDesc},
    {"hipCreateSurfaceObject", 0, 0, &trace__hip_hipCreateSurfaceObject_call, (trace__function)trace__hip_hipCreateSurfaceObject},
    {"hipCreateTextureObject", 0, 0, &trace__hip_hipCreateTextureObject_call, (trace__function)trace__hip_hipCreateTextureObject},
    {"hipCtxCreate", 0, 0, &trace__hip_hipCtxCreate_call, (trace__function)trace__hip_hipCtxCreate},
    {"hipCtxDestroy", 0, 0, &trace__hip_hipCtxDestroy_call, (trace__function)trace__hip_hipCtxDestroy},
    {"hipCtxDisablePeerAccess", 0, 0, &trace__hip_hipCtxDisablePeerAccess_call, (trace__function)trace__hip_hipCtxDisablePeerAccess},
    {"hipCtxEnablePeerAccess", 0, 0, &trace__hip_hipCtxEnablePeerAccess_call, (trace__function)trace__hip_hipCtxEnablePeerAccess},
    {"hipCtxGetApiVersion", 0, 0, &trace__hip_hipCtxGetApiVersion_call, (trace__function)trace__hip_hipCtxGetApiVersion},
    {"hipCtxGetCacheConfig", 0, 0, &trace__hip_hipCtxGetCacheConfig_call, (trace__function)trace__hip_hipCtxGetCacheConfig},
    {"hipCtxGetCurrent", 0, 0, &trace__hip_hipCtxGetCurrent_call, (trace__function)trace__hip_hipCtxGetCurrent},
    {"hipCtxGetDevice", 0, 0, &trace__hip_hipCtxGetDevice_call, (trace__function)trace__hip_hipCtxGetDevice},
    {"hipCtxGetFlags", 0, 0, &trace__hip_hipCtxGetFlags_call, (trace__function)trace__hip_hipCtxGetFlags},
    {"hipCtxGetSharedMemConfig", 0, 0, &trace__hip_hipCtxGetSharedMemConfig_call, (trace__function)trace__hip_hipCtxGetSharedMemConfig},
    {"hipCtxPopCurrent", 0, 0, &trace__hip_hipCtxPopCurrent_call, (trace__function)trace__hip_hipCtxPopCurrent},
    {"hipCtxPushCurrent", 0, 0, &trace__hip_hipCtxPushCurrent_call, (trace__function)trace__hip_hipCtxPushCurrent},
    {"hipCtxSetCacheConfig", 0, 0, &trace__hip_hipCtxSetCacheConfig_call, (trace__function)trace__hip_hipCtxSetCacheConfig},
    {"hipCtxSetCurrent", 0, 0, &trace__hip_hipCtxSetCurrent_call, (trace__function)trace__hip_hipCtxSetCurrent},
    {"hipCtxSetSharedMemConfig", 0, 0, &trace__hip_hipCtxSetSharedMemConfig_call, (trace__function)trace__hip_hipCtxSetSharedMemConfig},
    {"hipCtxSynchronize", 0, 0, &trace__hip_hipCtxSynchronize_call, (trace__function)trace__hip_hipCtxSynchronize},
    {"hipDestroyExternalMemory", 0, 0, &trace__hip_hipDestroyExternalMemory_call, (trace__function)trace__hip_hipDestroyExternalMemory},
    {"hipDestroyExternalSemaphore", 0, 0, &trace__hip_hipDestroyExternalSemaphore_call, (trace__function)trace__hip_hipDestroyExternalSemaphore},
    {"hipDestroySurfaceObject", 0, 0, &trace__hip_hipDestroySurfaceObject_call, (trace__function)trace__hip_hipDestroySurfaceObject},
    {"hipDestroyTextureObject", 0, 0, &trace__hip_hipDestroyTextureObject_call, (trace__function)trace__hip_hipDestroyTextureObject},
    {"hipDevResourceGenerateDesc", 0, 0, &trace__hip_hipDevResourceGenerateDesc_call, (trace__function)trace__hip_hipDevResourceGenerateDesc},
    {"hipDevSmResourceSplit", 0, 0, &trace__hip_hipDevSmResourceSplit_call, (trace__function)trace__hip_hipDevSmResourceSplit},
    {"hipDevSmResourceSplitByCount", 0, 0, &trace__hip_hipDevSmResourceSplitByCount_call, (trace__function)trace__hip_hipDevSmResourceSplitByCount},
    {"hipDeviceCanAccessPeer", 0, 0, &trace__hip_hipDeviceCanAccessPeer_call, (trace__function)trace__hip_hipDeviceCanAccessPeer},
    {"hipDeviceComputeCapability", 0, 0, &trace__hip_hipDeviceComputeCapability_call, (trace__function)trace__hip_hipDeviceComputeCapability},
    {"hipDeviceDisablePeerAccess", 0, 0, &trace__hip_hipDeviceDisablePeerAccess_call, (trace__function)trace__hip_hipDeviceDisablePeerAccess},
    {"hipDeviceEnablePeerAccess", 0, 0, &trace__hip_hipDeviceEnablePeerAccess_call, (trace__function)trace__hip_hipDeviceEnablePeerAccess},
    {"hipDeviceGet", 0, 0, &trace__hip_hipDeviceGet_call, (trace__function)trace__hip_hipDeviceGet},
    {"hipDeviceGetAttribute", 0, 0, &trace__hip_hipDeviceGetAttribute_call, (trace__function)trace__hip_hipDeviceGetAttribute},
    {"hipDeviceGetByPCIBusId", 0, 0, &trace__hip_hipDeviceGetByPCIBusId_call, (trace__function)trace__hip_hipDeviceGetByPCIBusId},
    {"hipDeviceGetCacheConfig", 0, 0, &trace__hip_hipDeviceGetCacheConfig_call, (trace__function)trace__hip_hipDeviceGetCacheConfig},
    {"hipDeviceGetDefaultMemPool", 0, 0, &trace__hip_hipDeviceGetDefaultMemPool_call, (trace__function)trace__hip_hipDeviceGetDefaultMemPool},
    {"hipDeviceGetDevResource", 0, 0, &trace__hip_hipDeviceGetDevResource_call, (trace__function)trace__hip_hipDeviceGetDevResource},
    {"hipDeviceGetExecutionCtx", 0, 0, &trace__hip_hipDeviceGetExecutionCtx_call, (trace__function)trace__hip_hipDeviceGetExecutionCtx},
    {"hipDeviceGetGraphMemAttribute", 0, 0, &trace__hip_hipDeviceGetGraphMemAttribute_call, (trace__function)trace__hip_hipDeviceGetGraphMemAttribute},
    {"hipDeviceGetLimit", 0, 0, &trace__hip_hipDeviceGetLimit_call, (trace__function)trace__hip_hipDeviceGetLimit},
    {"hipDeviceGetMemPool", 0, 0, &trace__hip_hipDeviceGetMemPool_call, (trace__function)trace__hip_hipDeviceGetMemPool},
    {"hipDeviceGetName", 0, 0, &trace__hip_hipDeviceGetName_call, (trace__function)trace__hip_hipDeviceGetName},
    {"hipDeviceGetP2PAttribute", 0, 0, &trace__hip_hipDeviceGetP2PAttribute_call, (trace__function)trace__hip_hipDeviceGetP2PAttribute},
    {"hipDeviceGetPCIBusId", 0, 0, &trace__hip_hipDeviceGetPCIBusId_call, (trace__function)trace__hip_hipDeviceGetPCIBusId},
    {"hipDeviceGetSharedMemConfig", 0, 0, &trace__hip_hipDeviceGetSharedMemConfig_call, (trace__function)trace__hip_hipDeviceGetSharedMemConfig},
    {"hipDeviceGetStreamPriorityRange", 0, 0, &trace__hip_hipDeviceGetStreamPriorityRange_call,
    (trace__function)trace__hip_hipDeviceGetStreamPriorityRange},
    {"hipDeviceGetTexture1DLinearMaxWidth", 0, 0, &trace__hip_hipDeviceGetTexture1DLinearMaxWidth_call,
    (trace__function)trace__hip_hipDeviceGetTexture1DLinearMaxWidth},
    {"hipDeviceGetUuid", 0, 0, &trace__hip_hipDeviceGetUuid_call, (trace__function)trace__hip_hipDeviceGetUuid},
    {"hipDeviceGraphMemTrim", 0, 0, &trace__hip_hipDeviceGraphMemTrim_call, (trace__function)trace__hip_hipDeviceGraphMemTrim},
    {"hipDevicePrimaryCtxGetState", 0, 0, &trace__hip_hipDevicePrimaryCtxGetState_call, (trace__function)trace__hip_hipDevicePrimaryCtxGetState},
    {"hipDevicePrimaryCtxRelease", 0, 0, &trace__hip_hipDevicePrimaryCtxRelease_call, (trace__function)trace__hip_hipDevicePrimaryCtxRelease},
    {"hipDevicePrimaryCtxReset", 0, 0, &trace__hip_hipDevicePrimaryCtxReset_call, (trace__function)trace__hip_hipDevicePrimaryCtxReset},
    {"hipDevicePrimaryCtxRetain", 0, 0, &trace__hip_hipDevicePrimaryCtxRetain_call, (trace__function)trace__hip_hipDevicePrimaryCtxRetain},
    {"hipDevicePrimaryCtxSetFlags", 0, 0, &trace__hip_hipDevicePrimaryCtxSetFlags_call, (trace__function)trace__hip_hipDevicePrimaryCtxSetFlags},
    {"hipDeviceReset", 0, 0, &trace__hip_hipDeviceReset_call, (trace__function)trace__hip_hipDeviceReset},
    {"hipDeviceSetCacheConfig", 0, 0, &trace__hip_hipDeviceSetCacheConfig_call, (trace__function)trace__hip_hipDeviceSetCacheConfig},
    {"hipDeviceSetGraphMemAttribute", 0, 0, &trace__hip_hipDeviceSetGraphMemAttribute_call, (trace__function)trace__hip_hipDeviceSetGraphMemAttribute},
    {"hipDeviceSetLimit", 0, 0, &trace__hip_hipDeviceSetLimit_call, (trace__function)trace__hip_hipDeviceSetLimit},
    {"hipDeviceSetMemPool", 0, 0, &trace__hip_hipDeviceSetMemPool_call, (trace__function)trace__hip_hipDeviceSetMemPool},
    {"hipDeviceSetSharedMemConfig", 0, 0, &trace__hip_hipDeviceSetSharedMemConfig_call, (trace__function)trace__hip_hipDeviceSetSharedMemConfig},
    {"hipDeviceSynchronize", 0, 0, &trace__hip_hipDeviceSynchronize_call, (trace__function)trace__hip_hipDeviceSynchronize},
    {"hipDeviceTotalMem", 0, 0, &trace__hip_hipDeviceTotalMem_call, (trace__function)trace__hip_hipDeviceTotalMem},
    {"hipDriverGetVersion", 0, 0, &trace__hip_hipDriverGetVersion_call, (trace__function)trace__hip_hipDriverGetVersion},
    {"hipDrvGetErrorName", 0, 0, &trace__hip_hipDrvGetErrorName_call, (trace__function)trace__hip_hipDrvGetErrorName},
    {"hipDrvGetErrorString", 0, 0, &trace__hip_hipDrvGetErrorString_call, (trace__function)trace__hip_hipDrvGetErrorString},
    {"hipDrvGraphAddMemFreeNode", 0, 0, &trace__hip_hipDrvGraphAddMemFreeNode_call, (trace__function)trace__hip_hipDrvGraphAddMemFreeNode},
    {"hipDrvGraphAddMemcpyNode", 0, 0, &trace__hip_hipDrvGraphAddMemcpyNode_call, (trace__function)trace__hip_hipDrvGraphAddMemcpyNode},
    {"hipDrvGraphAddMemsetNode", 0, 0, &trace__hip_hipDrvGraphAddMemsetNode_call, (trace__function)trace__hip_hipDrvGraphAddMemsetNode},
    {"hipDrvGraphExecMemcpyNodeSetParams", 0, 0, &trace__hip_hipDrvGraphExecMemcpyNodeSetParams_call,
    (trace__function)trace__hip_hipDrvGraphExecMemcpyNodeSetParams},
    {"hipDrvGraphExecMemsetNodeSetParams", 0, 0, &trace__hip_hipDrvGraphExecMemsetNodeSetParams_call,
    (trace__function)trace__hip_hipDrvGraphExecMemsetNodeSetParams},
    {"hipDrvGraphMemcpyNodeGetParams", 0, 0, &trace__hip_hipDrvGraphMemcpyNodeGetParams_call, (trace__function)trace__hip_hipDrvGraphMemcpyNodeGetParams},
    {"hipDrvGraphMemcpyNodeSetParams", 0, 0, &trace__hip_hipDrvGraphMemcpyNodeSetParams_call, (trace__function)trace__hip_hipDrvGraphMemcpyNodeSetParams},
    {"hipDrvLaunchKernelEx", 0, 0, &trace__hip_hipDrvLaunchKernelEx_call, (trace__function)trace__hip_hipDrvLaunchKernelEx},
    {"hipDrvMemDiscardAndPrefetchBatchAsync", 0, 0, &trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync_call,
    (trace__function)trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync},
    {"hipDrvMemDiscardBatchAsync", 0, 0, &trace__hip_hipDrvMemDiscardBatchAsync_call, (trace__function)trace__hip_hipDrvMemDiscardBatchAsync},
    {"hipDrvMemcpy2DUnaligned", 0, 0, &trace__hip_hipDrvMemcpy2DUnaligned_call, (trace__function)trace__hip_hipDrvMemcpy2DUnaligned},
    {"hipDrvMemcpy3D", 0, 0, &trace__hip_hipDrvMemcpy3D_call, (trace__function)trace__hip_hipDrvMemcpy3D},
    {"hipDrvMemcpy3DAsync", 0, 0, &trace__hip_hipDrvMemcpy3DAsync_call, (trace__function)trace__hip_hipDrvMemcpy3DAsync},
    {"hipDrvPointerGetAttributes", 0, 0, &trace__hip_hipDrvPointerGetAttributes_call, (trace__function)trace__hip_hipDrvPointerGetAttributes},
    {"hipEventCreate", 0, 0, &trace__hip_hipEventCreate_call, (trace__function)trace__hip_hipEventCreate},
    {"hipEventCreateWithFlags", 0, 0, &trace__hip_hipEventCreateWithFlags_call, (trace__function)trace__hip_hipEventCreateWithFlags},
    {"hipEventDestroy", 0, 0, &trace__hip_hipEventDestroy_call, (trace__function)trace__hip_hipEventDestroy},
    {"hipEventElapsedTime", 0, 0, &trace__hip_hipEventElapsedTime_call, (trace__function)trace__hip_hipEventElapsedTime},
    {"hipEventQuery", 0, 0, &trace__hip_hipEventQuery_call, (trace__function)trace__hip_hipEventQuery},
    {"hipEventRecord", 0, 0, &trace__hip_hipEventRecord_call, (trace__function)trace__hip_hipEventRecord},
    {"hipEventRecordWithFlags", 0, 0, &trace__hip_hipEventRecordWithFlags_call, (trace__function)trace__hip_hipEventRecordWithFlags},
    {"hipEventRecord_spt", 0, 0, &trace__hip_hipEventRecord_spt_call, (trace__function)trace__hip_hipEventRecord_spt},
    {"hipEventSynchronize", 0, 0, &trace__hip_hipEventSynchronize_call, (trace__function)trace__hip_hipEventSynchronize},
    {"hipExecutionCtxDestroy", 0, 0, &trace__hip_hipExecutionCtxDestroy_call, (trace__function)trace__hip_hipExecutionCtxDestroy},
    {"hipExecutionCtxGetDevResource", 0, 0, &trace__hip_hipExecutionCtxGetDevResource_call, (trace__function)trace__hip_hipExecutionCtxGetDevResource},
    {"hipExecutionCtxGetDevice", 0, 0, &trace__hip_hipExecutionCtxGetDevice_call, (trace__function)trace__hip_hipExecutionCtxGetDevice},
    {"hipExecutionCtxGetId", 0, 0, &trace__hip_hipExecutionCtxGetId_call, (trace__function)trace__hip_hipExecutionCtxGetId},
    {"hipExecutionCtxRecordEvent", 0, 0, &trace__hip_hipExecutionCtxRecordEvent_call, (trace__function)trace__hip_hipExecutionCtxRecordEvent},
    {"hipExecutionCtxStreamCreate", 0, 0, &trace__hip_hipExecutionCtxStreamCreate_call, (trace__function)trace__hip_hipExecutionCtxStreamCreate},
    {"hipExecutionCtxSynchronize", 0, 0, &trace__hip_hipExecutionCtxSynchronize_call, (trace__function)trace__hip_hipExecutionCtxSynchronize},
    {"hipExecutionCtxWaitEvent", 0, 0, &trace__hip_hipExecutionCtxWaitEvent_call, (trace__function)trace__hip_hipExecutionCtxWaitEvent},
    {"hipExtDisableLogging", 0, 0, &trace__hip_hipExtDisableLogging_call, (trace__function)trace__hip_hipExtDisableLogging},
    {"hipExtEnableLogging", 0, 0, &trace__hip_hipExtEnableLogging_call, (trace__function)trace__hip_hipExtEnableLogging},
    {"hipExtGetLastError", 0, 0, &trace__hip_hipExtGetLastError_call, (trace__function)trace__hip_hipExtGetLastError},
    {"hipExtGetLinkTypeAndHopCount", 0, 0, &trace__hip_hipExtGetLinkTypeAndHopCount_call, (trace__function)trace__hip_hipExtGetLinkTypeAndHopCount},
    {"hipExtHostAlloc", 0, 0, &trace__hip_hipExtHostAlloc_call, (trace__function)trace__hip_hipExtHostAlloc},
    {"hipExtLaunchKernel", 0, 0, &trace__hip_hipExtLaunchKernel_call, (trace__function)trace__hip_hipExtLaunchKernel},
    {"hipExtLaunchMultiKernelMultiDevice", 0, 0, &trace__hip_hipExtLaunchMultiKernelMultiDevice_call,
    (trace__function)trace__hip_hipExtLaunchMultiKernelMultiDevice},
    {"hipExtMallocWithFlags", 0, 0, &trace__hip_hipExtMallocWithFlags_call, (trace__function)trace__hip_hipExtMallocWithFlags},
    {"hipExtModuleLaunchKernel", 0, 0, &trace__hip_hipExtModuleLaunchKernel_call, (trace__function)trace__hip_hipExtModuleLaunchKernel},
    {"hipExtSetLoggingParams", 0, 0, &trace__hip_hipExtSetLoggingParams_call, (trace__function)trace__hip_hipExtSetLoggingParams},
    {"hipExtStreamCreateWithCUMask", 0, 0, &trace__hip_hipExtStreamCreateWithCUMask_call, (trace__function)trace__hip_hipExtStreamCreateWithCUMask},
    {"hipExtStreamGetCUMask", 0, 0, &trace__hip_hipExtStreamGetCUMask_call, (trace__function)trace__hip_hipExtStreamGetCUMask},
    {"hipExternalMemoryGetMappedBuffer", 0, 0, &trace__hip_hipExternalMemoryGetMappedBuffer_call,
    (trace__function)trace__hip_hipExternalMemoryGetMappedBuffer},
    {"hipExternalMemoryGetMappedMipmappedArray", 0, 0, &trace__hip_hipExternalMemoryGetMappedMipmappedArray_call,
    (trace__function)trace__hip_hipExternalMemoryGetMappedMipmappedArray},
    {"hipFree", 0, 0, &trace__hip_hipFree_call, (trace__function)trace__hip_hipFree},
    {"hipFreeArray", 0, 0, &trace__hip_hipFreeArray_call, (trace__function)trace__hip_hipFreeArray},
    {"hipFreeAsync", 0, 0, &trace__hip_hipFreeAsync_call, (trace__function)trace__hip_hipFreeAsync},
    {"hipFreeHost", 0, 0, &trace__hip_hipFreeHost_call, (trace__function)trace__hip_hipFreeHost},
    {"hipFreeMipmappedArray", 0, 0, &trace__hip_hipFreeMipmappedArray_call, (trace__function)trace__hip_hipFreeMipmappedArray},
    {"hipFuncGetAttribute", 0, 0, &trace__hip_hipFuncGetAttribute_call, (trace__function)trace__hip_hipFuncGetAttribute},
    {"hipFuncGetAttributes", 0, 0, &trace__hip_hipFuncGetAttributes_call, (trace__function)trace__hip_hipFuncGetAttributes},
    {"hipFuncSetAttribute", 0, 0, &trace__hip_hipFuncSetAttribute_call, (trace__function)trace__hip_hipFuncSetAttribute},
    {"hipFuncSetCacheConfig", 0, 0, &trace__hip_hipFuncSetCacheConfig_call, (trace__function)trace__hip_hipFuncSetCacheConfig},
    {"hipFuncSetSharedMemConfig", 0, 0, &trace__hip_hipFuncSetSharedMemConfig_call, (trace__function)trace__hip_hipFuncSetSharedMemConfig},
    {"hipGLGetDevices", 0, 0, &trace__hip_hipGLGetDevices_call, (trace__function)trace__hip_hipGLGetDevices},
    {"hipGetChannelDesc", 0, 0, &trace__hip_hipGetChannelDesc_call, (trace__function)trace__hip_hipGetChannelDesc},
    {"hipGetDevice", 0, 0, &trace__hip_hipGetDevice_call, (trace__function)trace__hip_hipGetDevice},
    {"hipGetDeviceCount", 0, 0, &trace__hip_hipGetDeviceCount_call, (trace__function)trace__hip_hipGetDeviceCount},
    {"hipGetDeviceFlags", 0, 0, &trace__hip_hipGetDeviceFlags_call, (trace__function)trace__hip_hipGetDeviceFlags},
    {"hipGetDeviceProperties", 0, 0, &trace__hip_hipGetDeviceProperties_call, (trace__function)trace__hip_hipGetDeviceProperties},
    {"hipGetDevicePropertiesR0600", 0, 0, &trace__hip_hipGetDevicePropertiesR0600_call, (trace__function)trace__hip_hipGetDevicePropertiesR0600},
    {"hipGetDriverEntryPoint", 0, 0, &trace__hip_hipGetDriverEntryPoint_call, (trace__function)trace__hip_hipGetDriverEntryPoint},
    {"hipGetDriverEntryPoint_spt", 0, 0, &trace__hip_hipGetDriverEntryPoint_spt_call, (trace__function)trace__hip_hipGetDriverEntryPoint_spt},
    {"hipGetErrorName", 0, 0, &trace__hip_hipGetErrorName_call, (trace__function)trace__hip_hipGetErrorName},
    {"hipGetErrorString", 0, 0, &trace__hip_hipGetErrorString_call, (trace__function)trace__hip_hipGetErrorString},
    {"hipGetFuncBySymbol", 0, 0, &trace__hip_hipGetFuncBySymbol_call, (trace__function)trace__hip_hipGetFuncBySymbol},
    {"hipGetLastError", 0, 0, &trace__hip_hipGetLastError_call, (trace__function)trace__hip_hipGetLastError},
    {"hipGetMipmappedArrayLevel", 0, 0, &trace__hip_hipGetMipmappedArrayLevel_call, (trace__function)trace__hip_hipGetMipmappedArrayLevel},
    {"hipGetProcAddress", 0, 0, &trace__hip_hipGetProcAddress_call, (trace__function)trace__hip_hipGetProcAddress},
    {"hipGetProcAddress_spt", 0, 0, &trace__hip_hipGetProcAddress_spt_call, (trace__function)trace__hip_hipGetProcAddress_spt},
    {"hipGetStreamDeviceId", 0, 0, &trace__hip_hipGetStreamDeviceId_call, (trace__function)trace__hip_hipGetStreamDeviceId},
    {"hipGetSymbolAddress", 0, 0, &trace__hip_hipGetSymbolAddress_call, (trace__function)trace__hip_hipGetSymbolAddress},
    {"hipGetSymbolSize", 0, 0, &trace__hip_hipGetSymbolSize_call, (trace__function)trace__hip_hipGetSymbolSize},
    {"hipGetTextureAlignmentOffset", 0, 0, &trace__hip_hipGetTextureAlignmentOffset_call, (trace__function)trace__hip_hipGetTextureAlignmentOffset},
    {"hipGetTextureObjectResourceDesc", 0, 0, &trace__hip_hipGetTextureObjectResourceDesc_call,
    (trace__function)trace__hip_hipGetTextureObjectResourceDesc},
    {"hipGetTextureObjectResourceViewDesc", 0, 0, &trace__hip_hipGetTextureObjectResourceViewDesc_call,
    (trace__function)trace__hip_hipGetTextureObjectResourceViewDesc},
    {"hipGetTextureObjectTextureDesc", 0, 0, &trace__hip_hipGetTextureObjectTextureDesc_call, (trace__function)trace__hip_hipGetTextureObjectTextureDesc},
    {"hipGetTextureReference", 0, 0, &trace__hip_hipGetTextureReference_call, (trace__function)trace__hip_hipGetTextureReference},
    {"hipGraphAddBatchMemOpNode", 0, 0, &trace__hip_hipGraphAddBatchMemOpNode_call, (trace__function)trace__hip_hipGraphAddBatchMemOpNode},
    {"hipGraphAddChildGraphNode", 0, 0, &trace__hip_hipGraphAddChildGraphNode_call, (trace__function)trace__hip_hipGraphAddChildGraphNode},
    {"hipGraphAddDependencies", 0, 0, &trace__hip_hipGraphAddDependencies_call, (trace__function)trace__hip_hipGraphAddDependencies},
    {"hipGraphAddEmptyNode", 0, 0, &trace__hip_hipGraphAddEmptyNode_call, (trace__function)trace__hip_hipGraphAddEmptyNode},
    {"hipGraphAddEventRecordNode", 0, 0, &trace__hip_hipGraphAddEventRecordNode_call, (trace__function)trace__hip_hipGraphAddEventRecordNode},
    {"hipGraphAddEventWaitNode", 0, 0, &trace__hip_hipGraphAddEventWaitNode_call, (trace__function)trace__hip_hipGraphAddEventWaitNode},
    {"hipGraphAddExternalSemaphoresSignalNode", 0, 0, &trace__hip_hipGraphAddExternalSemaphoresSignalNode_call,
    (trace__function)trace__hip_hipGraphAddExternalSemaphoresSignalNode},
    {"hipGraphAddExternalSemaphoresWaitNode", 0, 0, &trace__hip_hipGraphAddExternalSemaphoresWaitNode_call,
    (trace__function)trace__hip_hipGraphAddExternalSemaphoresWaitNode},
    {"hipGraphAddHostNode", 0, 0, &trace__hip_hipGraphAddHostNode_call, (trace__function)trace__hip_hipGraphAddHostNode},
    {"hipGraphAddKernelNode", 0, 0, &trace__hip_hipGraphAddKernelNode_call, (trace__function)trace__hip_hipGraphAddKernelNode},
    {"hipGraphAddMemAllocNode", 0, 0, &trace__hip_hipGraphAddMemAllocNode_call, (trace__function)trace__hip_hipGraphAddMemAllocNode},
    {"hipGraphAddMemFreeNode", 0, 0, &trace__hip_hipGraphAddMemFreeNode_call, (trace__function)trace__hip_hipGraphAddMemFreeNode},
    {"hipGraphAddMemcpyNode", 0, 0, &trace__hip_hipGraphAddMemcpyNode_call, (trace__function)trace__hip_hipGraphAddMemcpyNode},
    {"hipGraphAddMemcpyNode1D", 0, 0, &trace__hip_hipGraphAddMemcpyNode1D_call, (trace__function)trace__hip_hipGraphAddMemcpyNode1D},
    {"hipGraphAddMemcpyNodeFromSymbol", 0, 0, &trace__hip_hipGraphAddMemcpyNodeFromSymbol_call,
    (trace__function)trace__hip_hipGraphAddMemcpyNodeFromSymbol},
    {"hipGraphAddMemcpyNodeToSymbol", 0, 0, &trace__hip_hipGraphAddMemcpyNodeToSymbol_call, (trace__function)trace__hip_hipGraphAddMemcpyNodeToSymbol},
    {"hipGraphAddMemsetNode", 0, 0, &trace__hip_hipGraphAddMemsetNode_call, (trace__function)trace__hip_hipGraphAddMemsetNode},
    {"hipGraphAddNode", 0, 0, &trace__hip_hipGraphAddNode_call, (trace__function)trace__hip_hipGraphAddNode},
    {"hipGraphBatchMemOpNodeGetParams", 0, 0, &trace__hip_hipGraphBatchMemOpNodeGetParams_call,
    (trace__function)trace__hip_hipGraphBatchMemOpNodeGetParams},
    {"hipGraphBatchMemOpNodeSetParams", 0, 0, &trace__hip_hipGraphBatchMemOpNodeSetParams_call,
    (trace__function)trace__hip_hipGraphBatchMemOpNodeSetParams},
    {"hipGraphChildGraphNodeGetGraph", 0, 0, &trace__hip_hipGraphChildGraphNodeGetGraph_call, (trace__function)trace__hip_hipGraphChildGraphNodeGetGraph},
    {"hipGraphClone", 0, 0, &trace__hip_hipGraphClone_call, (trace__function)trace__hip_hipGraphClone},
    {"hipGraphCreate", 0, 0, &trace__hip_hipGraphCreate_call, (trace__function)trace__hip_hipGraphCreate},
    {"hipGraphDebugDotPrint", 0, 0, &trace__hip_hipGraphDebugDotPrint_call, (trace__function)trace__hip_hipGraphDebugDotPrint},
    {"hipGraphDestroy", 0, 0, &trace__hip_hipGraphDestroy_call, (trace__function)trace__hip_hipGraphDestroy},
    {"hipGraphDestroyNode", 0, 0, &trace__hip_hipGraphDestroyNode_call, (trace__function)trace__hip_hipGraphDestroyNode},
    {"hipGraphEventRecordNodeGetEvent", 0, 0, &trace__hip_hipGraphEventRecordNodeGetEvent_call,
    (trace__function)trace__hip_hipGraphEventRecordNodeGetEvent},
    {"hipGraphEventRecordNodeSetEvent", 0, 0, &trace__hip_hipGraphEventRecordNodeSetEvent_call,
    (trace__function)trace__hip_hipGraphEventRecordNodeSetEvent},
    {"hipGraphEventWaitNodeGetEvent", 0, 0, &trace__hip_hipGraphEventWaitNodeGetEvent_call, (trace__function)trace__hip_hipGraphEventWaitNodeGetEvent},
    {"hipGraphEventWaitNodeSetEvent", 0, 0, &trace__hip_hipGraphEventWaitNodeSetEvent_call, (trace__function)trace__hip_hipGraphEventWaitNodeSetEvent},
    {"hipGraphExecBatchMemOpNodeSetParams", 0, 0, &trace__hip_hipGraphExecBatchMemOpNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecBatchMemOpNodeSetParams},
    {"hipGraphExecChildGraphNodeSetParams", 0, 0, &trace__hip_hipGraphExecChildGraphNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecChildGraphNodeSetParams},
    {"hipGraphExecDestroy", 0, 0, &trace__hip_hipGraphExecDestroy_call, (trace__function)trace__hip_hipGraphExecDestroy},
    {"hipGraphExecEventRecordNodeSetEvent", 0, 0, &trace__hip_hipGraphExecEventRecordNodeSetEvent_call,
    (trace__function)trace__hip_hipGraphExecEventRecordNodeSetEvent},
    {"hipGraphExecEventWaitNodeSetEvent", 0, 0, &trace__hip_hipGraphExecEventWaitNodeSetEvent_call,
    (trace__function)trace__hip_hipGraphExecEventWaitNodeSetEvent},
    {"hipGraphExecExternalSemaphoresSignalNodeSetParams", 0, 0, &trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams},
    {"hipGraphExecExternalSemaphoresWaitNodeSetParams", 0, 0, &trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams},
    {"hipGraphExecGetFlags", 0, 0, &trace__hip_hipGraphExecGetFlags_call, (trace__function)trace__hip_hipGraphExecGetFlags},
    {"hipGraphExecHostNodeSetParams", 0, 0, &trace__hip_hipGraphExecHostNodeSetParams_call, (trace__function)trace__hip_hipGraphExecHostNodeSetParams},
    {"hipGraphExecKernelNodeSetParams", 0, 0, &trace__hip_hipGraphExecKernelNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecKernelNodeSetParams},
    {"hipGraphExecMemcpyNodeSetParams", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParams},
    {"hipGraphExecMemcpyNodeSetParams1D", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParams1D_call,
    (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParams1D},
    {"hipGraphExecMemcpyNodeSetParamsFromSymbol", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol_call,
    (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol},
    {"hipGraphExecMemcpyNodeSetParamsToSymbol", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol_call,
    (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol},
    {"hipGraphExecMemsetNodeSetParams", 0, 0, &trace__hip_hipGraphExecMemsetNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExecMemsetNodeSetParams},
    {"hipGraphExecNodeSetParams", 0, 0, &trace__hip_hipGraphExecNodeSetParams_call, (trace__function)trace__hip_hipGraphExecNodeSetParams},
    {"hipGraphExecUpdate", 0, 0, &trace__hip_hipGraphExecUpdate_call, (trace__function)trace__hip_hipGraphExecUpdate},
    {"hipGraphExternalSemaphoresSignalNodeGetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams_call,
    (trace__function)trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams},
    {"hipGraphExternalSemaphoresSignalNodeSetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams},
    {"hipGraphExternalSemaphoresWaitNodeGetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams_call,
    (trace__function)trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams},
    {"hipGraphExternalSemaphoresWaitNodeSetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams_call,
    (trace__function)trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams},
    {"hipGraphGetEdges", 0, 0, &trace__hip_hipGraphGetEdges_call, (trace__function)trace__hip_hipGraphGetEdges},
    {"hipGraphGetNodes", 0, 0, &trace__hip_hipGraphGetNodes_call, (trace__function)trace__hip_hipGraphGetNodes},
    {"hipGraphGetRootNodes", 0, 0, &trace__hip_hipGraphGetRootNodes_call, (trace__function)trace__hip_hipGraphGetRootNodes},
    {"hipGraphHostNodeGetParams", 0, 0, &trace__hip_hipGraphHostNodeGetParams_call, (trace__function)trace__hip_hipGraphHostNodeGetParams},
    {"hipGraphHostNodeSetParams", 0, 0, &trace__hip_hipGraphHostNodeSetParams_call, (trace__function)trace__hip_hipGraphHostNodeSetParams},
    {"hipGraphInstantiate", 0, 0, &trace__hip_hipGraphInstantiate_call, (trace__function)trace__hip_hipGraphInstantiate},
    {"hipGraphInstantiateWithFlags", 0, 0, &trace__hip_hipGraphInstantiateWithFlags_call, (trace__function)trace__hip_hipGraphInstantiateWithFlags},
    {"hipGraphInstantiateWithParams", 0, 0, &trace__hip_hipGraphInstantiateWithParams_call, (trace__function)trace__hip_hipGraphInstantiateWithParams},
    {"hipGraphKernelNodeCopyAttributes", 0, 0, &trace__hip_hipGraphKernelNodeCopyAttributes_call,
    (trace__function)trace__hip_hipGraphKernelNodeCopyAttributes},
    {"hipGraphKernelNodeGetAttribute", 0, 0, &trace__hip_hipGraphKernelNodeGetAttribute_call, (trace__function)trace__hip_hipGraphKernelNodeGetAttribute},
    {"hipGraphKernelNodeGetParams", 0, 0, &trace__hip_hipGraphKernelNodeGetParams_call, (trace__function)trace__hip_hipGraphKernelNodeGetParams},
    {"hipGraphKernelNodeSetAttribute", 0, 0, &trace__hip_hipGraphKernelNodeSetAttribute_call, (trace__function)trace__hip_hipGraphKernelNodeSetAttribute},
    {"hipGraphKernelNodeSetParams", 0, 0, &trace__hip_hipGraphKernelNodeSetParams_call, (trace__function)trace__hip_hipGraphKernelNodeSetParams},
    {"hipGraphLaunch", 0, 0, &trace__hip_hipGraphLaunch_call, (trace__function)trace__hip_hipGraphLaunch},
    {"hipGraphLaunch_spt", 0, 0, &trace__hip_hipGraphLaunch_spt_call, (trace__function)trace__hip_hipGraphLaunch_spt},
    {"hipGraphMemAllocNodeGetParams", 0, 0, &trace__hip_hipGraphMemAllocNodeGetParams_call, (trace__function)trace__hip_hipGraphMemAllocNodeGetParams},
    {"hipGraphMemFreeNodeGetParams", 0, 0, &trace__hip_hipGraphMemFreeNodeGetParams_call, (trace__function)trace__hip_hipGraphMemFreeNodeGetParams},
    {"hipGraphMemcpyNodeGetParams", 0, 0, &trace__hip_hipGraphMemcpyNodeGetParams_call, (trace__function)trace__hip_hipGraphMemcpyNodeGetParams},
    {"hipGraphMemcpyNodeSetParams", 0, 0, &trace__hip_hipGraphMemcpyNodeSetParams_call, (trace__function)trace__hip_hipGraphMemcpyNodeSetParams},
    {"hipGraphMemcpyNodeSetParams1D", 0, 0, &trace__hip_hipGraphMemcpyNodeSetParams1D_call, (trace__function)trace__hip_hipGraphMemcpyNodeSetParams1D},
    {"hipGraphMemcpyNodeSetParamsFromSymbol", 0, 0, &trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol_call,
    (trace__function)trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol},
    {"hipGraphMemcpyNodeSetParamsToSymbol", 0, 0, &trace__hip_hipGraphMemcpyNodeSetParamsToSymbol_call,
    (trace__function)trace__hip_hipGraphMemcpyNodeSetParamsToSymbol},
    {"hipGraphMemsetNodeGetParams", 0, 0, &trace__hip_hipGraphMemsetNodeGetParams_call, (trace__function)trace__hip_hipGraphMemsetNodeGetParams},
    {"hipGraphMemsetNodeSetParams", 0, 0, &trace__hip_hipGraphMemsetNodeSetParams_call, (trace__function)trace__hip_hipGraphMemsetNodeSetParams},
    {"hipGraphNodeFindInClone", 0, 0, &trace__hip_hipGraphNodeFindInClone_call, (trace__function)trace__hip_hipGraphNodeFindInClone},
    {"hipGraphNodeGetDependencies", 0, 0, &trace__hip_hipGraphNodeGetDependencies_call, (trace__function)trace__hip_hipGraphNodeGetDependencies},
    {"hipGraphNodeGetDependentNodes", 0, 0, &trace__hip_hipGraphNodeGetDependentNodes_call, (trace__function)trace__hip_hipGraphNodeGetDependentNodes},
    {"hipGraphNodeGetEnabled", 0, 0, &trace__hip_hipGraphNodeGetEnabled_call, (trace__function)trace__hip_hipGraphNodeGetEnabled},
    {"hipGraphNodeGetType", 0, 0, &trace__hip_hipGraphNodeGetType_call, (trace__function)trace__hip_hipGraphNodeGetType},
    {"hipGraphNodeSetEnabled", 0, 0, &trace__hip_hipGraphNodeSetEnabled_call, (trace__function)trace__hip_hipGraphNodeSetEnabled},
    {"hipGraphNodeSetParams", 0, 0, &trace__hip_hipGraphNodeSetParams_call, (trace__function)trace__hip_hipGraphNodeSetParams},
    {"hipGraphReleaseUserObject", 0, 0, &trace__hip_hipGraphReleaseUserObject_call, (trace__function)trace__hip_hipGraphReleaseUserObject},
    {"hipGraphRemoveDependencies", 0, 0, &trace__hip_hipGraphRemoveDependencies_call, (trace__function)trace__hip_hipGraphRemoveDependencies},
    {"hipGraphRetainUserObject", 0, 0, &trace__hip_hipGraphRetainUserObject_call, (trace__function)trace__hip_hipGraphRetainUserObject},
    {"hipGraphUpload", 0, 0, &trace__hip_hipGraphUpload_call, (trace__function)trace__hip_hipGraphUpload},
    {"hipGraphicsGLRegisterBuffer", 0, 0, &trace__hip_hipGraphicsGLRegisterBuffer_call, (trace__function)trace__hip_hipGraphicsGLRegisterBuffer},
    {"hipGraphicsGLRegisterImage", 0, 0, &trace__hip_hipGraphicsGLRegisterImage_call, (trace__function)trace__hip_hipGraphicsGLRegisterImage},
    {"hipGraphicsMapResources", 0, 0, &trace__hip_hipGraphicsMapResources_call, (trace__function)trace__hip_hipGraphicsMapResources},
    {"hipGraphicsResourceGetMappedPointer", 0, 0, &trace__hip_hipGraphicsResourceGetMappedPointer_call,
    (trace__function)trace__hip_hipGraphicsResourceGetMappedPointer},
    {"hipGraphicsSubResourceGetMappedArray", 0, 0, &trace__hip_hipGraphicsSubResourceGetMappedArray_call,
    (trace__function)trace__hip_hipGraphicsSubResourceGetMappedArray},
    {"hipGraphicsUnmapResources", 0, 0, &trace__hip_hipGraphicsUnmapResources_call, (trace__function)trace__hip_hipGraphicsUnmapResources},
    {"hipGraphicsUnregisterResource", 0, 0, &trace__hip_hipGraphicsUnregisterResource_call, (trace__function)trace__hip_hipGraphicsUnregisterResource},
    {"hipGreenCtxCreate", 0, 0, &trace__hip_hipGreenCtxCreate_call, (trace__function)trace__hip_hipGreenCtxCreate},
    {"hipHccModuleLaunchKernel", 0, 0, &trace__hip_hipHccModuleLaunchKernel_call, (trace__function)trace__hip_hipHccModuleLaunchKernel},
    {"hipHostAlloc", 0, 0, &trace__hip_hipHostAlloc_call, (trace__function)trace__hip_hipHostAlloc},
    {"hipHostFree", 0, 0, &trace__hip_hipHostFree_call, (trace__function)trace__hip_hipHostFree},
    {"hipHostGetDevicePointer", 0, 0, &trace__hip_hipHostGetDevicePointer_call, (trace__function)trace__hip_hipHostGetDevicePointer},
    {"hipHostGetFlags", 0, 0, &trace__hip_hipHostGetFlags_call, (trace__function)trace__hip_hipHostGetFlags},
    {"hipHostMalloc", 0, 0, &trace__hip_hipHostMalloc_call, (trace__function)trace__hip_hipHostMalloc},
    {"hipHostRegister", 0, 0, &trace__hip_hipHostRegister_call, (trace__function)trace__hip_hipHostRegister},
    {"hipHostUnregister", 0, 0, &trace__hip_hipHostUnregister_call, (trace__function)trace__hip_hipHostUnregister},
    {"hipImportExternalMemory", 0, 0, &trace__hip_hipImportExternalMemory_call, (trace__function)trace__hip_hipImportExternalMemory},
    {"hipImportExternalSemaphore", 0, 0, &trace__hip_hipImportExternalSemaphore_call, (trace__function)trace__hip_hipImportExternalSemaphore},
    {"hipInit", 0, 0, &trace__hip_hipInit_call, (trace__function)trace__hip_hipInit},
    {"hipIpcCloseMemHandle", 0, 0, &trace__hip_hipIpcCloseMemHandle_call, (trace__function)trace__hip_hipIpcCloseMemHandle},
    {"hipIpcGetEventHandle", 0, 0, &trace__hip_hipIpcGetEventHandle_call, (trace__function)trace__hip_hipIpcGetEventHandle},
    {"hipIpcGetMemHandle", 0, 0, &trace__hip_hipIpcGetMemHandle_call, (trace__function)trace__hip_hipIpcGetMemHandle},
    {"hipIpcOpenEventHandle", 0, 0, &trace__hip_hipIpcOpenEventHandle_call, (trace__function)trace__hip_hipIpcOpenEventHandle},
    {"hipIpcOpenMemHandle", 0, 0, &trace__hip_hipIpcOpenMemHandle_call, (trace__function)trace__hip_hipIpcOpenMemHandle},
    {"hipKernelGetAttribute", 0, 0, &trace__hip_hipKernelGetAttribute_call, (trace__function)trace__hip_hipKernelGetAttribute},
    {"hipKernelGetFunction", 0, 0, &trace__hip_hipKernelGetFunction_call, (trace__function)trace__hip_hipKernelGetFunction},
    {"hipKernelGetLibrary", 0, 0, &trace__hip_hipKernelGetLibrary_call, (trace__function)trace__hip_hipKernelGetLibrary},
    {"hipKernelGetName", 0, 0, &trace__hip_hipKernelGetName_call, (trace__function)trace__hip_hipKernelGetName},
    {"hipKernelGetParamInfo", 0, 0, &trace__hip_hipKernelGetParamInfo_call, (trace__function)trace__hip_hipKernelGetParamInfo},
    {"hipKernelNameRef", 0, 0, &trace__hip_hipKernelNameRef_call, (trace__function)trace__hip_hipKernelNameRef},
    {"hipKernelNameRefByPtr", 0, 0, &trace__hip_hipKernelNameRefByPtr_call, (trace__function)trace__hip_hipKernelNameRefByPtr},
    {"hipKernelSetAttribute", 0, 0, &trace__hip_hipKernelSetAttribute_call, (trace__function)trace__hip_hipKernelSetAttribute},
    {"hipLaunchByPtr", 0, 0, &trace__hip_hipLaunchByPtr_call, (trace__function)trace__hip_hipLaunchByPtr},
    {"hipLaunchCooperativeKernel", 0, 0, &trace__hip_hipLaunchCooperativeKernel_call, (trace__function)trace__hip_hipLaunchCooperativeKernel},
    {"hipLaunchCooperativeKernelMultiDevice", 0, 0, &trace__hip_hipLaunchCooperativeKernelMultiDevice_call,
    (trace__function)trace__hip_hipLaunchCooperativeKernelMultiDevice},
    {"hipLaunchCooperativeKernel_spt", 0, 0, &trace__hip_hipLaunchCooperativeKernel_spt_call, (trace__function)trace__hip_hipLaunchCooperativeKernel_spt},
    {"hipLaunchHostFunc", 0, 0, &trace__hip_hipLaunchHostFunc_call, (trace__function)trace__hip_hipLaunchHostFunc},
    {"hipLaunchHostFunc_spt", 0, 0, &trace__hip_hipLaunchHostFunc_spt_call, (trace__function)trace__hip_hipLaunchHostFunc_spt},
    {"hipLaunchKernel", 0, 0, &trace__hip_hipLaunchKernel_call, (trace__function)trace__hip_hipLaunchKernel},
    {"hipLaunchKernelExC", 0, 0, &trace__hip_hipLaunchKernelExC_call, (trace__function)trace__hip_hipLaunchKernelExC},
    {"hipLaunchKernel_spt", 0, 0, &trace__hip_hipLaunchKernel_spt_call, (trace__function)trace__hip_hipLaunchKernel_spt},
    {"hipLibraryEnumerateKernels", 0, 0, &trace__hip_hipLibraryEnumerateKernels_call, (trace__function)trace__hip_hipLibraryEnumerateKernels},
    {"hipLibraryGetGlobal", 0, 0, &trace__hip_hipLibraryGetGlobal_call, (trace__function)trace__hip_hipLibraryGetGlobal},
    {"hipLibraryGetKernel", 0, 0, &trace__hip_hipLibraryGetKernel_call, (trace__function)trace__hip_hipLibraryGetKernel},
    {"hipLibraryGetKernelCount", 0, 0, &trace__hip_hipLibraryGetKernelCount_call, (trace__function)trace__hip_hipLibraryGetKernelCount},
    {"hipLibraryGetManaged", 0, 0, &trace__hip_hipLibraryGetManaged_call, (trace__function)trace__hip_hipLibraryGetManaged},
    {"hipLibraryLoadData", 0, 0, &trace__hip_hipLibraryLoadData_call, (trace__function)trace__hip_hipLibraryLoadData},
    {"hipLibraryLoadFromFile", 0, 0, &trace__hip_hipLibraryLoadFromFile_call, (trace__function)trace__hip_hipLibraryLoadFromFile},
    {"hipLibraryUnload", 0, 0, &trace__hip_hipLibraryUnload_call, (trace__function)trace__hip_hipLibraryUnload},
    {"hipLinkAddData", 0, 0, &trace__hip_hipLinkAddData_call, (trace__function)trace__hip_hipLinkAddData},
    {"hipLinkAddFile", 0, 0, &trace__hip_hipLinkAddFile_call, (trace__function)trace__hip_hipLinkAddFile},
    {"hipLinkComplete", 0, 0, &trace__hip_hipLinkComplete_call, (trace__function)trace__hip_hipLinkComplete},
    {"hipLinkCreate", 0, 0, &trace__hip_hipLinkCreate_call, (trace__function)trace__hip_hipLinkCreate},
    {"hipLinkDestroy", 0, 0, &trace__hip_hipLinkDestroy_call, (trace__function)trace__hip_hipLinkDestroy},
    {"hipMalloc", 0, 0, &trace__hip_hipMalloc_call, (trace__function)trace__hip_hipMalloc},
    {"hipMalloc3D", 0, 0, &trace__hip_hipMalloc3D_call, (trace__function)trace__hip_hipMalloc3D},
    {"hipMalloc3DArray", 0, 0, &trace__hip_hipMalloc3DArray_call, (trace__function)trace__hip_hipMalloc3DArray},
    {"hipMallocArray", 0, 0, &trace__hip_hipMallocArray_call, (trace__function)trace__hip_hipMallocArray},
    {"hipMallocAsync", 0, 0, &trace__hip_hipMallocAsync_call, (trace__function)trace__hip_hipMallocAsync},
    {"hipMallocFromPoolAsync", 0, 0, &trace__hip_hipMallocFromPoolAsync_call, (trace__function)trace__hip_hipMallocFromPoolAsync},
    {"hipMallocHost", 0, 0, &trace__hip_hipMallocHost_call, (trace__function)trace__hip_hipMallocHost},
    {"hipMallocManaged", 0, 0, &trace__hip_hipMallocManaged_call, (trace__function)trace__hip_hipMallocManaged},
    {"hipMallocMipmappedArray", 0, 0, &trace__hip_hipMallocMipmappedArray_call, (trace__function)trace__hip_hipMallocMipmappedArray},
    {"hipMallocPitch", 0, 0, &trace__hip_hipMallocPitch_call, (trace__function)trace__hip_hipMallocPitch},
    {"hipMemAddressFree", 0, 0, &trace__hip_hipMemAddressFree_call, (trace__function)trace__hip_hipMemAddressFree},
    {"hipMemAddressReserve", 0, 0, &trace__hip_hipMemAddressReserve_call, (trace__function)trace__hip_hipMemAddressReserve},
    {"hipMemAdvise", 0, 0, &trace__hip_hipMemAdvise_call, (trace__function)trace__hip_hipMemAdvise},
    {"hipMemAdvise_v2", 0, 0, &trace__hip_hipMemAdvise_v2_call, (trace__function)trace__hip_hipMemAdvise_v2},
    {"hipMemAllocHost", 0, 0, &trace__hip_hipMemAllocHost_call, (trace__function)trace__hip_hipMemAllocHost},
    {"hipMemAllocPitch", 0, 0, &trace__hip_hipMemAllocPitch_call, (trace__function)trace__hip_hipMemAllocPitch},
    {"hipMemCreate", 0, 0, &trace__hip_hipMemCreate_call, (trace__function)trace__hip_hipMemCreate},
    {"hipMemDiscardAndPrefetchBatchAsync", 0, 0, &trace__hip_hipMemDiscardAndPrefetchBatchAsync_call,
    (trace__function)trace__hip_hipMemDiscardAndPrefetchBatchAsync},
    {"hipMemDiscardBatchAsync", 0, 0, &trace__hip_hipMemDiscardBatchAsync_call, (trace__function)trace__hip_hipMemDiscardBatchAsync},
    {"hipMemExportToShareableHandle", 0, 0, &trace__hip_hipMemExportToShareableHandle_call, (trace__function)trace__hip_hipMemExportToShareableHandle},
    {"hipMemGetAccess", 0, 0, &trace__hip_hipMemGetAccess_call, (trace__function)trace__hip_hipMemGetAccess},
    {"hipMemGetAddressRange", 0, 0, &trace__hip_hipMemGetAddressRange_call, (trace__function)trace__hip_hipMemGetAddressRange},
    {"hipMemGetAllocationGranularity", 0, 0, &trace__hip_hipMemGetAllocationGranularity_call, (trace__function)trace__hip_hipMemGetAllocationGranularity},
    {"hipMemGetAllocationPropertiesFromHandle", 0, 0, &trace__hip_hipMemGetAllocationPropertiesFromHandle_call,
    (trace__function)trace__hip_hipMemGetAllocationPropertiesFromHandle},
    {"hipMemGetDefaultMemPool", 0, 0, &trace__hip_hipMemGetDefaultMemPool_call, (trace__function)trace__hip_hipMemGetDefaultMemPool},
    {"hipMemGetHandleForAddressRange", 0, 0, &trace__hip_hipMemGetHandleForAddressRange_call, (trace__function)trace__hip_hipMemGetHandleForAddressRange},
    {"hipMemGetInfo", 0, 0, &trace__hip_hipMemGetInfo_call, (trace__function)trace__hip_hipMemGetInfo},
    {"hipMemGetMemPool", 0, 0, &trace__hip_hipMemGetMemPool_call, (trace__function)trace__hip_hipMemGetMemPool},
    {"hipMemImportFromShareableHandle", 0, 0, &trace__hip_hipMemImportFromShareableHandle_call,
    (trace__function)trace__hip_hipMemImportFromShareableHandle},
    {"hipMemMap", 0, 0, &trace__hip_hipMemMap_call, (trace__function)trace__hip_hipMemMap},
    {"hipMemMapArrayAsync", 0, 0, &trace__hip_hipMemMapArrayAsync_call, (trace__function)trace__hip_hipMemMapArrayAsync},
    {"hipMemPoolCreate", 0, 0, &trace__hip_hipMemPoolCreate_call, (trace__function)trace__hip_hipMemPoolCreate},
    {"hipMemPoolDestroy", 0, 0, &trace__hip_hipMemPoolDestroy_call, (trace__function)trace__hip_hipMemPoolDestroy},
    {"hipMemPoolExportPointer", 0, 0, &trace__hip_hipMemPoolExportPointer_call, (trace__function)trace__hip_hipMemPoolExportPointer},
    {"hipMemPoolExportToShareableHandle", 0, 0, &trace__hip_hipMemPoolExportToShareableHandle_call,
    (trace__function)trace__hip_hipMemPoolExportToShareableHandle},
    {"hipMemPoolGetAccess", 0, 0, &trace__hip_hipMemPoolGetAccess_call, (trace__function)trace__hip_hipMemPoolGetAccess},
    {"hipMemPoolGetAttribute", 0, 0, &trace__hip_hipMemPoolGetAttribute_call, (trace__function)trace__hip_hipMemPoolGetAttribute},
    {"hipMemPoolImportFromShareableHandle", 0, 0, &trace__hip_hipMemPoolImportFromShareableHandle_call,
    (trace__function)trace__hip_hipMemPoolImportFromShareableHandle},
    {"hipMemPoolImportPointer", 0, 0, &trace__hip_hipMemPoolImportPointer_call, (trace__function)trace__hip_hipMemPoolImportPointer},
    {"hipMemPoolSetAccess", 0, 0, &trace__hip_hipMemPoolSetAccess_call, (trace__function)trace__hip_hipMemPoolSetAccess},
    {"hipMemPoolSetAttribute", 0, 0, &trace__hip_hipMemPoolSetAttribute_call, (trace__function)trace__hip_hipMemPoolSetAttribute},
    {"hipMemPoolTrimTo", 0, 0, &trace__hip_hipMemPoolTrimTo_call, (trace__function)trace__hip_hipMemPoolTrimTo},
    {"hipMemPrefetchAsync", 0, 0, &trace__hip_hipMemPrefetchAsync_call, (trace__function)trace__hip_hipMemPrefetchAsync},
    {"hipMemPrefetchAsync_v2", 0, 0, &trace__hip_hipMemPrefetchAsync_v2_call, (trace__function)trace__hip_hipMemPrefetchAsync_v2},
    {"hipMemPrefetchBatchAsync", 0, 0, &trace__hip_hipMemPrefetchBatchAsync_call, (trace__function)trace__hip_hipMemPrefetchBatchAsync},
    {"hipMemPtrGetInfo", 0, 0, &trace__hip_hipMemPtrGetInfo_call, (trace__function)trace__hip_hipMemPtrGetInfo},
    {"hipMemRangeGetAttribute", 0, 0, &trace__hip_hipMemRangeGetAttribute_call, (trace__function)trace__hip_hipMemRangeGetAttribute},
    {"hipMemRangeGetAttributes", 0, 0, &trace__hip_hipMemRangeGetAttributes_call, (trace__function)trace__hip_hipMemRangeGetAttributes},
    {"hipMemRelease", 0, 0, &trace__hip_hipMemRelease_call, (trace__function)trace__hip_hipMemRelease},
    {"hipMemRetainAllocationHandle", 0, 0, &trace__hip_hipMemRetainAllocationHandle_call, (trace__function)trace__hip_hipMemRetainAllocationHandle},
    {"hipMemSetAccess", 0, 0, &trace__hip_hipMemSetAccess_call, (trace__function)trace__hip_hipMemSetAccess},
    {"hipMemSetMemPool", 0, 0, &trace__hip_hipMemSetMemPool_call, (trace__function)trace__hip_hipMemSetMemPool},
    {"hipMemUnmap", 0, 0, &trace__hip_hipMemUnmap_call, (trace__function)trace__hip_hipMemUnmap},
    {"hipMemcpy", 0, 0, &trace__hip_hipMemcpy_call, (trace__function)trace__hip_hipMemcpy},
    {"hipMemcpy2D", 0, 0, &trace__hip_hipMemcpy2D_call, (trace__function)trace__hip_hipMemcpy2D},
    {"hipMemcpy2DArrayToArray", 0, 0, &trace__hip_hipMemcpy2DArrayToArray_call, (trace__function)trace__hip_hipMemcpy2DArrayToArray},
    {"hipMemcpy2DAsync", 0, 0, &trace__hip_hipMemcpy2DAsync_call, (trace__function)trace__hip_hipMemcpy2DAsync},
    {"hipMemcpy2DAsync_spt", 0, 0, &trace__hip_hipMemcpy2DAsync_spt_call, (trace__function)trace__hip_hipMemcpy2DAsync_spt},
    {"hipMemcpy2DFromArray", 0, 0, &trace__hip_hipMemcpy2DFromArray_call, (trace__function)trace__hip_hipMemcpy2DFromArray},
    {"hipMemcpy2DFromArrayAsync", 0, 0, &trace__hip_hipMemcpy2DFromArrayAsync_call, (trace__function)trace__hip_hipMemcpy2DFromArrayAsync},
    {"hipMemcpy2DFromArrayAsync_spt", 0, 0, &trace__hip_hipMemcpy2DFromArrayAsync_spt_call, (trace__function)trace__hip_hipMemcpy2DFromArrayAsync_spt},
    {"hipMemcpy2DFromArray_spt", 0, 0, &trace__hip_hipMemcpy2DFromArray_spt_call, (trace__function)trace__hip_hipMemcpy2DFromArray_spt},
    {"hipMemcpy2DToArray", 0, 0, &trace__hip_hipMemcpy2DToArray_call, (trace__function)trace__hip_hipMemcpy2DToArray},
    {"hipMemcpy2DToArrayAsync", 0, 0, &trace__hip_hipMemcpy2DToArrayAsync_call, (trace__function)trace__hip_hipMemcpy2DToArrayAsync},
    {"hipMemcpy2DToArrayAsync_spt", 0, 0, &trace__hip_hipMemcpy2DToArrayAsync_spt_call, (trace__function)trace__hip_hipMemcpy2DToArrayAsync_spt},
    {"hipMemcpy2DToArray_spt", 0, 0, &trace__hip_hipMemcpy2DToArray_spt_call, (trace__function)trace__hip_hipMemcpy2DToArray_spt},
    {"hipMemcpy2D_spt", 0, 0, &trace__hip_hipMemcpy2D_spt_call, (trace__function)trace__hip_hipMemcpy2D_spt},
    {"hipMemcpy3D", 0, 0, &trace__hip_hipMemcpy3D_call, (trace__function)trace__hip_hipMemcpy3D},
    {"hipMemcpy3DAsync", 0, 0, &trace__hip_hipMemcpy3DAsync_call, (trace__function)trace__hip_hipMemcpy3DAsync},
    {"hipMemcpy3DAsync_spt", 0, 0, &trace__hip_hipMemcpy3DAsync_spt_call, (trace__function)trace__hip_hipMemcpy3DAsync_spt},
    {"hipMemcpy3DBatchAsync", 0, 0, &trace__hip_hipMemcpy3DBatchAsync_call, (trace__function)trace__hip_hipMemcpy3DBatchAsync},
    {"hipMemcpy3DPeer", 0, 0, &trace__hip_hipMemcpy3DPeer_call, (trace__function)trace__hip_hipMemcpy3DPeer},
    {"hipMemcpy3DPeerAsync", 0, 0, &trace__hip_hipMemcpy3DPeerAsync_call, (trace__function)trace__hip_hipMemcpy3DPeerAsync},
    {"hipMemcpy3D_spt", 0, 0, &trace__hip_hipMemcpy3D_spt_call, (trace__function)trace__hip_hipMemcpy3D_spt},
    {"hipMemcpyAsync", 0, 0, &trace__hip_hipMemcpyAsync_call, (trace__function)trace__hip_hipMemcpyAsync},
    {"hipMemcpyAsync_spt", 0, 0, &trace__hip_hipMemcpyAsync_spt_call, (trace__function)trace__hip_hipMemcpyAsync_spt},
    {"hipMemcpyAtoA", 0, 0, &trace__hip_hipMemcpyAtoA_call, (trace__function)trace__hip_hipMemcpyAtoA},
    {"hipMemcpyAtoD", 0, 0, &trace__hip_hipMemcpyAtoD_call, (trace__function)trace__hip_hipMemcpyAtoD},
    {"hipMemcpyAtoH", 0, 0, &trace__hip_hipMemcpyAtoH_call, (trace__function)trace__hip_hipMemcpyAtoH},
    {"hipMemcpyAtoHAsync", 0, 0, &trace__hip_hipMemcpyAtoHAsync_call, (trace__function)trace__hip_hipMemcpyAtoHAsync},
    {"hipMemcpyBatchAsync", 0, 0, &trace__hip_hipMemcpyBatchAsync_call, (trace__function)trace__hip_hipMemcpyBatchAsync},
    {"hipMemcpyDtoA", 0, 0, &trace__hip_hipMemcpyDtoA_call, (trace__function)trace__hip_hipMemcpyDtoA},
    {"hipMemcpyDtoD", 0, 0, &trace__hip_hipMemcpyDtoD_call, (trace__function)trace__hip_hipMemcpyDtoD},
    {"hipMemcpyDtoDAsync", 0, 0, &trace__hip_hipMemcpyDtoDAsync_call, (trace__function)trace__hip_hipMemcpyDtoDAsync},
    {"hipMemcpyDtoH", 0, 0, &trace__hip_hipMemcpyDtoH_call, (trace__function)trace__hip_hipMemcpyDtoH},
    {"hipMemcpyDtoHAsync", 0, 0, &trace__hip_hipMemcpyDtoHAsync_call, (trace__function)trace__hip_hipMemcpyDtoHAsync},
    {"hipMemcpyFromArray", 0, 0, &trace__hip_hipMemcpyFromArray_call, (trace__function)trace__hip_hipMemcpyFromArray},
    {"hipMemcpyFromArray_spt", 0, 0, &trace__hip_hipMemcpyFromArray_spt_call, (trace__function)trace__hip_hipMemcpyFromArray_spt},
    {"hipMemcpyFromSymbol", 0, 0, &trace__hip_hipMemcpyFromSymbol_call, (trace__function)trace__hip_hipMemcpyFromSymbol},
    {"hipMemcpyFromSymbolAsync", 0, 0, &trace__hip_hipMemcpyFromSymbolAsync_call, (trace__function)trace__hip_hipMemcpyFromSymbolAsync},
    {"hipMemcpyFromSymbolAsync_spt", 0, 0, &trace__hip_hipMemcpyFromSymbolAsync_spt_call, (trace__function)trace__hip_hipMemcpyFromSymbolAsync_spt},
    {"hipMemcpyFromSymbol_spt", 0, 0, &trace__hip_hipMemcpyFromSymbol_spt_call, (trace__function)trace__hip_hipMemcpyFromSymbol_spt},
    {"hipMemcpyHtoA", 0, 0, &trace__hip_hipMemcpyHtoA_call, (trace__function)trace__hip_hipMemcpyHtoA},
    {"hipMemcpyHtoAAsync", 0, 0, &trace__hip_hipMemcpyHtoAAsync_call, (trace__function)trace__hip_hipMemcpyHtoAAsync},
    {"hipMemcpyHtoD", 0, 0, &trace__hip_hipMemcpyHtoD_call, (trace__function)trace__hip_hipMemcpyHtoD},
    {"hipMemcpyHtoDAsync", 0, 0, &trace__hip_hipMemcpyHtoDAsync_call, (trace__function)trace__hip_hipMemcpyHtoDAsync},
    {"hipMemcpyParam2D", 0, 0, &trace__hip_hipMemcpyParam2D_call, (trace__function)trace__hip_hipMemcpyParam2D},
    {"hipMemcpyParam2DAsync", 0, 0, &trace__hip_hipMemcpyParam2DAsync_call, (trace__function)trace__hip_hipMemcpyParam2DAsync},
    {"hipMemcpyPeer", 0, 0, &trace__hip_hipMemcpyPeer_call, (trace__function)trace__hip_hipMemcpyPeer},
    {"hipMemcpyPeerAsync", 0, 0, &trace__hip_hipMemcpyPeerAsync_call, (trace__function)trace__hip_hipMemcpyPeerAsync},
    {"hipMemcpyToArray", 0, 0, &trace__hip_hipMemcpyToArray_call, (trace__function)trace__hip_hipMemcpyToArray},
    {"hipMemcpyToSymbol", 0, 0, &trace__hip_hipMemcpyToSymbol_call, (trace__function)trace__hip_hipMemcpyToSymbol},
    {"hipMemcpyToSymbolAsync", 0, 0, &trace__hip_hipMemcpyToSymbolAsync_call, (trace__function)trace__hip_hipMemcpyToSymbolAsync},
    {"hipMemcpyToSymbolAsync_spt", 0, 0, &trace__hip_hipMemcpyToSymbolAsync_spt_call, (trace__function)trace__hip_hipMemcpyToSymbolAsync_spt},
    {"hipMemcpyToSymbol_spt", 0, 0, &trace__hip_hipMemcpyToSymbol_spt_call, (trace__function)trace__hip_hipMemcpyToSymbol_spt},
    {"hipMemcpyWithStream", 0, 0, &trace__hip_hipMemcpyWithStream_call, (trace__function)trace__hip_hipMemcpyWithStream},
    {"hipMemcpy_spt", 0, 0, &trace__hip_hipMemcpy_spt_call, (trace__function)trace__hip_hipMemcpy_spt},
    {"hipMemset", 0, 0, &trace__hip_hipMemset_call, (trace__function)trace__hip_hipMemset},
    {"hipMemset2D", 0, 0, &trace__hip_hipMemset2D_call, (trace__function)trace__hip_hipMemset2D},
    {"hipMemset2DAsync", 0, 0, &trace__hip_hipMemset2DAsync_call, (trace__function)trace__hip_hipMemset2DAsync},
    {"hipMemset2DAsync_spt", 0, 0, &trace__hip_hipMemset2DAsync_spt_call, (trace__function)trace__hip_hipMemset2DAsync_spt},
    {"hipMemset2D_spt", 0, 0, &trace__hip_hipMemset2D_spt_call, (trace__function)trace__hip_hipMemset2D_spt},
    {"hipMemset3D", 0, 0, &trace__hip_hipMemset3D_call, (trace__function)trace__hip_hipMemset3D},
    {"hipMemset3DAsync", 0, 0, &trace__hip_hipMemset3DAsync_call, (trace__function)trace__hip_hipMemset3DAsync},
    {"hipMemset3DAsync_spt", 0, 0, &trace__hip_hipMemset3DAsync_spt_call, (trace__function)trace__hip_hipMemset3DAsync_spt},
    {"hipMemset3D_spt", 0, 0, &trace__hip_hipMemset3D_spt_call, (trace__function)trace__hip_hipMemset3D_spt},
    {"hipMemsetAsync", 0, 0, &trace__hip_hipMemsetAsync_call, (trace__function)trace__hip_hipMemsetAsync},
    {"hipMemsetAsync_spt", 0, 0, &trace__hip_hipMemsetAsync_spt_call, (trace__function)trace__hip_hipMemsetAsync_spt},
    {"hipMemsetD16", 0, 0, &trace__hip_hipMemsetD16_call, (trace__function)trace__hip_hipMemsetD16},
    {"hipMemsetD16Async", 0, 0, &trace__hip_hipMemsetD16Async_call, (trace__function)trace__hip_hipMemsetD16Async},
    {"hipMemsetD2D16", 0, 0, &trace__hip_hipMemsetD2D16_call, (trace__function)trace__hip_hipMemsetD2D16},
    {"hipMemsetD2D16Async", 0, 0, &trace__hip_hipMemsetD2D16Async_call, (trace__function)trace__hip_hipMemsetD2D16Async},
    {"hipMemsetD2D32", 0, 0, &trace__hip_hipMemsetD2D32_call, (trace__function)trace__hip_hipMemsetD2D32},
    {"hipMemsetD2D32Async", 0, 0, &trace__hip_hipMemsetD2D32Async_call, (trace__function)trace__hip_hipMemsetD2D32Async},
    {"hipMemsetD2D8", 0, 0, &trace__hip_hipMemsetD2D8_call, (trace__function)trace__hip_hipMemsetD2D8},
    {"hipMemsetD2D8Async", 0, 0, &trace__hip_hipMemsetD2D8Async_call, (trace__function)trace__hip_hipMemsetD2D8Async},
    {"hipMemsetD32", 0, 0, &trace__hip_hipMemsetD32_call, (trace__function)trace__hip_hipMemsetD32},
    {"hipMemsetD32Async", 0, 0, &trace__hip_hipMemsetD32Async_call, (trace__function)trace__hip_hipMemsetD32Async},
    {"hipMemsetD8", 0, 0, &trace__hip_hipMemsetD8_call, (trace__function)trace__hip_hipMemsetD8},
    {"hipMemsetD8Async", 0, 0, &trace__hip_hipMemsetD8Async_call, (trace__function)trace__hip_hipMemsetD8Async},
    {"hipMemset_spt", 0, 0, &trace__hip_hipMemset_spt_call, (trace__function)trace__hip_hipMemset_spt},
    {"hipMipmappedArrayCreate", 0, 0, &trace__hip_hipMipmappedArrayCreate_call, (trace__function)trace__hip_hipMipmappedArrayCreate},
    {"hipMipmappedArrayDestroy", 0, 0, &trace__hip_hipMipmappedArrayDestroy_call, (trace__function)trace__hip_hipMipmappedArrayDestroy},
    {"hipMipmappedArrayGetLevel", 0, 0, &trace__hip_hipMipmappedArrayGetLevel_call, (trace__function)trace__hip_hipMipmappedArrayGetLevel},
    {"hipMipmappedArrayGetMemoryRequirements", 0, 0, &trace__hip_hipMipmappedArrayGetMemoryRequirements_call,
    (trace__function)trace__hip_hipMipmappedArrayGetMemoryRequirements},
    {"hipModuleGetFunction", 0, 0, &trace__hip_hipModuleGetFunction_call, (trace__function)trace__hip_hipModuleGetFunction},
    {"hipModuleGetFunctionCount", 0, 0, &trace__hip_hipModuleGetFunctionCount_call, (trace__function)trace__hip_hipModuleGetFunctionCount},
    {"hipModuleGetGlobal", 0, 0, &trace__hip_hipModuleGetGlobal_call, (trace__function)trace__hip_hipModuleGetGlobal},
    {"hipModuleGetTexRef", 0, 0, &trace__hip_hipModuleGetTexRef_call, (trace__function)trace__hip_hipModuleGetTexRef},
    {"hipModuleLaunchCooperativeKernel", 0, 0, &trace__hip_hipModuleLaunchCooperativeKernel_call,
    (trace__function)trace__hip_hipModuleLaunchCooperativeKernel},
    {"hipModuleLaunchCooperativeKernelMultiDevice", 0, 0, &trace__hip_hipModuleLaunchCooperativeKernelMultiDevice_call,
    (trace__function)trace__hip_hipModuleLaunchCooperativeKernelMultiDevice},
    {"hipModuleLaunchKernel", 0, 0, &trace__hip_hipModuleLaunchKernel_call, (trace__function)trace__hip_hipModuleLaunchKernel},
    {"hipModuleLoad", 0, 0, &trace__hip_hipModuleLoad_call, (trace__function)trace__hip_hipModuleLoad},
    {"hipModuleLoadData", 0, 0, &trace__hip_hipModuleLoadData_call, (trace__function)trace__hip_hipModuleLoadData},
    {"hipModuleLoadDataEx", 0, 0, &trace__hip_hipModuleLoadDataEx_call, (trace__function)trace__hip_hipModuleLoadDataEx},
    {"hipModuleLoadFatBinary", 0, 0, &trace__hip_hipModuleLoadFatBinary_call, (trace__function)trace__hip_hipModuleLoadFatBinary},
    {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", 0, 0, &trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_call,
    (trace__function)trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor},
    {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, 0, &trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_call,
    (trace__function)trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
    {"hipModuleOccupancyMaxPotentialBlockSize", 0, 0, &trace__hip_hipModuleOccupancyMaxPotentialBlockSize_call,
    (trace__function)trace__hip_hipModuleOccupancyMaxPotentialBlockSize},
    {"hipModuleOccupancyMaxPotentialBlockSizeWithFlags", 0, 0, &trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags_call,
    (trace__function)trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags},
    {"hipModuleUnload", 0, 0, &trace__hip_hipModuleUnload_call, (trace__function)trace__hip_hipModuleUnload},
    {"hipOccupancyAvailableDynamicSMemPerBlock", 0, 0, &trace__hip_hipOccupancyAvailableDynamicSMemPerBlock_call,
    (trace__function)trace__hip_hipOccupancyAvailableDynamicSMemPerBlock},
    {"hipOccupancyMaxActiveBlocksPerMultiprocessor", 0, 0, &trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor_call,
    (trace__function)trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor},
    {"hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, 0, &trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_call,
    (trace__function)trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
    {"hipOccupancyMaxActiveClusters", 0, 0, &trace__hip_hipOccupancyMaxActiveClusters_call, (trace__function)trace__hip_hipOccupancyMaxActiveClusters},
    {"hipOccupancyMaxPotentialBlockSize", 0, 0, &trace__hip_hipOccupancyMaxPotentialBlockSize_call,
    (trace__function)trace__hip_hipOccupancyMaxPotentialBlockSize},
    {"hipOccupancyMaxPotentialClusterSize", 0, 0, &trace__hip_hipOccupancyMaxPotentialClusterSize_call,
    (trace__function)trace__hip_hipOccupancyMaxPotentialClusterSize},
    {"hipPeekAtLastError", 0, 0, &trace__hip_hipPeekAtLastError_call, (trace__function)trace__hip_hipPeekAtLastError},
    {"hipPointerGetAttribute", 0, 0, &trace__hip_hipPointerGetAttribute_call, (trace__function)trace__hip_hipPointerGetAttribute},
    {"hipPointerGetAttributes", 0, 0, &trace__hip_hipPointerGetAttributes_call, (trace__function)trace__hip_hipPointerGetAttributes},
    {"hipPointerSetAttribute", 0, 0, &trace__hip_hipPointerSetAttribute_call, (trace__function)trace__hip_hipPointerSetAttribute},
    {"hipProfilerStart", 0, 0, &trace__hip_hipProfilerStart_call, (trace__function)trace__hip_hipProfilerStart},
    {"hipProfilerStop", 0, 0, &trace__hip_hipProfilerStop_call, (trace__function)trace__hip_hipProfilerStop},
    {"hipRegisterActivityCallback", 0, 0, &trace__hip_hipRegisterActivityCallback_call, (trace__function)trace__hip_hipRegisterActivityCallback},
    {"hipRegisterApiCallback", 0, 0, &trace__hip_hipRegisterApiCallback_call, (trace__function)trace__hip_hipRegisterApiCallback},
    {"hipRemoveActivityCallback", 0, 0, &trace__hip_hipRemoveActivityCallback_call, (trace__function)trace__hip_hipRemoveActivityCallback},
    {"hipRemoveApiCallback", 0, 0, &trace__hip_hipRemoveApiCallback_call, (trace__function)trace__hip_hipRemoveApiCallback},
    {"hipRuntimeGetVersion", 0, 0, &trace__hip_hipRuntimeGetVersion_call, (trace__function)trace__hip_hipRuntimeGetVersion},
    {"hipSetDevice", 0, 0, &trace__hip_hipSetDevice_call, (trace__function)trace__hip_hipSetDevice},
    {"hipSetDeviceFlags", 0, 0, &trace__hip_hipSetDeviceFlags_call, (trace__function)trace__hip_hipSetDeviceFlags},
    {"hipSetValidDevices", 0, 0, &trace__hip_hipSetValidDevices_call, (trace__function)trace__hip_hipSetValidDevices},
    {"hipSetupArgument", 0, 0, &trace__hip_hipSetupArgument_call, (trace__function)trace__hip_hipSetupArgument},
    {"hipSignalExternalSemaphoresAsync", 0, 0, &trace__hip_hipSignalExternalSemaphoresAsync_call,
    (trace__function)trace__hip_hipSignalExternalSemaphoresAsync},
    {"hipStreamAddCallback", 0, 0, &trace__hip_hipStreamAddCallback_call, (trace__function)trace__hip_hipStreamAddCallback},
    {"hipStreamAddCallback_spt", 0, 0, &trace__hip_hipStreamAddCallback_spt_call, (trace__function)trace__hip_hipStreamAddCallback_spt},
    {"hipStreamAttachMemAsync", 0, 0, &trace__hip_hipStreamAttachMemAsync_call, (trace__function)trace__hip_hipStreamAttachMemAsync},
    {"hipStreamBatchMemOp", 0, 0, &trace__hip_hipStreamBatchMemOp_call, (trace__function)trace__hip_hipStreamBatchMemOp},
    {"hipStreamBeginCapture", 0, 0, &trace__hip_hipStreamBeginCapture_call, (trace__function)trace__hip_hipStreamBeginCapture},
    {"hipStreamBeginCaptureToGraph", 0, 0, &trace__hip_hipStreamBeginCaptureToGraph_call, (trace__function)trace__hip_hipStreamBeginCaptureToGraph},
    {"hipStreamBeginCapture_spt", 0, 0, &trace__hip_hipStreamBeginCapture_spt_call, (trace__function)trace__hip_hipStreamBeginCapture_spt},
    {"hipStreamCopyAttributes", 0, 0, &trace__hip_hipStreamCopyAttributes_call, (trace__function)trace__hip_hipStreamCopyAttributes},
    {"hipStreamCreate", 0, 0, &trace__hip_hipStreamCreate_call, (trace__function)trace__hip_hipStreamCreate},
    {"hipStreamCreateWithFlags", 0, 0, &trace__hip_hipStreamCreateWithFlags_call, (trace__function)trace__hip_hipStreamCreateWithFlags},
    {"hipStreamCreateWithPriority", 0, 0, &trace__hip_hipStreamCreateWithPriority_call, (trace__function)trace__hip_hipStreamCreateWithPriority},
    {"hipStreamDestroy", 0, 0, &trace__hip_hipStreamDestroy_call, (trace__function)trace__hip_hipStreamDestroy},
    {"hipStreamEndCapture", 0, 0, &trace__hip_hipStreamEndCapture_call, (trace__function)trace__hip_hipStreamEndCapture},
    {"hipStreamEndCapture_spt", 0, 0, &trace__hip_hipStreamEndCapture_spt_call, (trace__function)trace__hip_hipStreamEndCapture_spt},
    {"hipStreamGetAttribute", 0, 0, &trace__hip_hipStreamGetAttribute_call, (trace__function)trace__hip_hipStreamGetAttribute},
    {"hipStreamGetCaptureInfo", 0, 0, &trace__hip_hipStreamGetCaptureInfo_call, (trace__function)trace__hip_hipStreamGetCaptureInfo},
    {"hipStreamGetCaptureInfo_spt", 0, 0, &trace__hip_hipStreamGetCaptureInfo_spt_call, (trace__function)trace__hip_hipStreamGetCaptureInfo_spt},
    {"hipStreamGetCaptureInfo_v2", 0, 0, &trace__hip_hipStreamGetCaptureInfo_v2_call, (trace__function)trace__hip_hipStreamGetCaptureInfo_v2},
    {"hipStreamGetCaptureInfo_v2_spt", 0, 0, &trace__hip_hipStreamGetCaptureInfo_v2_spt_call, (trace__function)trace__hip_hipStreamGetCaptureInfo_v2_spt},
    {"hipStreamGetDevResource", 0, 0, &trace__hip_hipStreamGetDevResource_call, (trace__function)trace__hip_hipStreamGetDevResource},
    {"hipStreamGetDevice", 0, 0, &trace__hip_hipStreamGetDevice_call, (trace__function)trace__hip_hipStreamGetDevice},
    {"hipStreamGetFlags", 0, 0, &trace__hip_hipStreamGetFlags_call, (trace__function)trace__hip_hipStreamGetFlags},
    {"hipStreamGetFlags_spt", 0, 0, &trace__hip_hipStreamGetFlags_spt_call, (trace__function)trace__hip_hipStreamGetFlags_spt},
    {"hipStreamGetId", 0, 0, &trace__hip_hipStreamGetId_call, (trace__function)trace__hip_hipStreamGetId},
    {"hipStreamGetPriority", 0, 0, &trace__hip_hipStreamGetPriority_call, (trace__function)trace__hip_hipStreamGetPriority},
    {"hipStreamGetPriority_spt", 0, 0, &trace__hip_hipStreamGetPriority_spt_call, (trace__function)trace__hip_hipStreamGetPriority_spt},
    {"hipStreamIsCapturing", 0, 0, &trace__hip_hipStreamIsCapturing_call, (trace__function)trace__hip_hipStreamIsCapturing},
    {"hipStreamIsCapturing_spt", 0, 0, &trace__hip_hipStreamIsCapturing_spt_call, (trace__function)trace__hip_hipStreamIsCapturing_spt},
    {"hipStreamQuery", 0, 0, &trace__hip_hipStreamQuery_call, (trace__function)trace__hip_hipStreamQuery},
    {"hipStreamQuery_spt", 0, 0, &trace__hip_hipStreamQuery_spt_call, (trace__function)trace__hip_hipStreamQuery_spt},
    {"hipStreamSetAttribute", 0, 0, &trace__hip_hipStreamSetAttribute_call, (trace__function)trace__hip_hipStreamSetAttribute},
    {"hipStreamSynchronize", 0, 0, &trace__hip_hipStreamSynchronize_call, (trace__function)trace__hip_hipStreamSynchronize},
    {"hipStreamSynchronize_spt", 0, 0, &trace__hip_hipStreamSynchronize_spt_call, (trace__function)trace__hip_hipStreamSynchronize_spt},
    {"hipStreamUpdateCaptureDependencies", 0, 0, &trace__hip_hipStreamUpdateCaptureDependencies_call,
    (trace__function)trace__hip_hipStreamUpdateCaptureDependencies},
    {"hipStreamWaitEvent", 0, 0, &trace__hip_hipStreamWaitEvent_call, (trace__function)trace__hip_hipStreamWaitEvent},
    {"hipStreamWaitEvent_spt", 0, 0, &trace__hip_hipStreamWaitEvent_spt_call, (trace__function)trace__hip_hipStreamWaitEvent_spt},
    {"hipStreamWaitValue32", 0, 0, &trace__hip_hipStreamWaitValue32_call, (trace__function)trace__hip_hipStreamWaitValue32},
    {"hipStreamWaitValue64", 0, 0, &trace__hip_hipStreamWaitValue64_call, (trace__function)trace__hip_hipStreamWaitValue64},
    {"hipStreamWriteValue32", 0, 0, &trace__hip_hipStreamWriteValue32_call, (trace__function)trace__hip_hipStreamWriteValue32},
    {"hipStreamWriteValue64", 0, 0, &trace__hip_hipStreamWriteValue64_call, (trace__function)trace__hip_hipStreamWriteValue64},
    {"hipTexObjectCreate", 0, 0, &trace__hip_hipTexObjectCreate_call, (trace__function)trace__hip_hipTexObjectCreate},
    {"hipTexObjectDestroy", 0, 0, &trace__hip_hipTexObjectDestroy_call, (trace__function)trace__hip_hipTexObjectDestroy},
    {"hipTexObjectGetResourceDesc", 0, 0, &trace__hip_hipTexObjectGetResourceDesc_call, (trace__function)trace__hip_hipTexObjectGetResourceDesc},
    {"hipTexObjectGetResourceViewDesc", 0, 0, &trace__hip_hipTexObjectGetResourceViewDesc_call,
    (trace__function)trace__hip_hipTexObjectGetResourceViewDesc},
    {"hipTexObjectGetTextureDesc", 0, 0, &trace__hip_hipTexObjectGetTextureDesc_call, (trace__function)trace__hip_hipTexObjectGetTextureDesc},
    {"hipTexRefGetAddress", 0, 0, &trace__hip_hipTexRefGetAddress_call, (trace__function)trace__hip_hipTexRefGetAddress},
    {"hipTexRefGetAddressMode", 0, 0, &trace__hip_hipTexRefGetAddressMode_call, (trace__function)trace__hip_hipTexRefGetAddressMode},
    {"hipTexRefGetArray", 0, 0, &trace__hip_hipTexRefGetArray_call, (trace__function)trace__hip_hipTexRefGetArray},
    {"hipTexRefGetBorderColor", 0, 0, &trace__hip_hipTexRefGetBorderColor_call, (trace__function)trace__hip_hipTexRefGetBorderColor},
    {"hipTexRefGetFilterMode", 0, 0, &trace__hip_hipTexRefGetFilterMode_call, (trace__function)trace__hip_hipTexRefGetFilterMode},
    {"hipTexRefGetFlags", 0, 0, &trace__hip_hipTexRefGetFlags_call, (trace__function)trace__hip_hipTexRefGetFlags},
    {"hipTexRefGetFormat", 0, 0, &trace__hip_hipTexRefGetFormat_call, (trace__function)trace__hip_hipTexRefGetFormat},
    {"hipTexRefGetMaxAnisotropy", 0, 0, &trace__hip_hipTexRefGetMaxAnisotropy_call, (trace__function)trace__hip_hipTexRefGetMaxAnisotropy},
    {"hipTexRefGetMipMappedArray", 0, 0, &trace__hip_hipTexRefGetMipMappedArray_call, (trace__function)trace__hip_hipTexRefGetMipMappedArray},
    {"hipTexRefGetMipmapFilterMode", 0, 0, &trace__hip_hipTexRefGetMipmapFilterMode_call, (trace__function)trace__hip_hipTexRefGetMipmapFilterMode},
    {"hipTexRefGetMipmapLevelBias", 0, 0, &trace__hip_hipTexRefGetMipmapLevelBias_call, (trace__function)trace__hip_hipTexRefGetMipmapLevelBias},
    {"hipTexRefGetMipmapLevelClamp", 0, 0, &trace__hip_hipTexRefGetMipmapLevelClamp_call, (trace__function)trace__hip_hipTexRefGetMipmapLevelClamp},
    {"hipTexRefSetAddress", 0, 0, &trace__hip_hipTexRefSetAddress_call, (trace__function)trace__hip_hipTexRefSetAddress},
    {"hipTexRefSetAddress2D", 0, 0, &trace__hip_hipTexRefSetAddress2D_call, (trace__function)trace__hip_hipTexRefSetAddress2D},
    {"hipTexRefSetAddressMode", 0, 0, &trace__hip_hipTexRefSetAddressMode_call, (trace__function)trace__hip_hipTexRefSetAddressMode},
    {"hipTexRefSetArray", 0, 0, &trace__hip_hipTexRefSetArray_call, (trace__function)trace__hip_hipTexRefSetArray},
    {"hipTexRefSetBorderColor", 0, 0, &trace__hip_hipTexRefSetBorderColor_call, (trace__function)trace__hip_hipTexRefSetBorderColor},
    {"hipTexRefSetFilterMode", 0, 0, &trace__hip_hipTexRefSetFilterMode_call, (trace__function)trace__hip_hipTexRefSetFilterMode},
    {"hipTexRefSetFlags", 0, 0, &trace__hip_hipTexRefSetFlags_call, (trace__function)trace__hip_hipTexRefSetFlags},
    {"hipTexRefSetFormat", 0, 0, &trace__hip_hipTexRefSetFormat_call, (trace__function)trace__hip_hipTexRefSetFormat},
    {"hipTexRefSetMaxAnisotropy", 0, 0, &trace__hip_hipTexRefSetMaxAnisotropy_call, (trace__function)trace__hip_hipTexRefSetMaxAnisotropy},
    {"hipTexRefSetMipmapFilterMode", 0, 0, &trace__hip_hipTexRefSetMipmapFilterMode_call, (trace__function)trace__hip_hipTexRefSetMipmapFilterMode},
    {"hipTexRefSetMipmapLevelBias", 0, 0, &trace__hip_hipTexRefSetMipmapLevelBias_call, (trace__function)trace__hip_hipTexRefSetMipmapLevelBias},
    {"hipTexRefSetMipmapLevelClamp", 0, 0, &trace__hip_hipTexRefSetMipmapLevelClamp_call, (trace__function)trace__hip_hipTexRefSetMipmapLevelClamp},
    {"hipTexRefSetMipmappedArray", 0, 0, &trace__hip_hipTexRefSetMipmappedArray_call, (trace__function)trace__hip_hipTexRefSetMipmappedArray},
    {"hipThreadExchangeStreamCaptureMode", 0, 0, &trace__hip_hipThreadExchangeStreamCaptureMode_call,
    (trace__function)trace__hip_hipThreadExchangeStreamCaptureMode},
    {"hipUnbindTexture", 0, 0, &trace__hip_hipUnbindTexture_call, (trace__function)trace__hip_hipUnbindTexture},
    {"hipUserObjectCreate", 0, 0, &trace__hip_hipUserObjectCreate_call, (trace__function)trace__hip_hipUserObjectCreate},
    {"hipUserObjectRelease", 0, 0, &trace__hip_hipUserObjectRelease_call, (trace__function)trace__hip_hipUserObjectRelease},
    {"hipUserObjectRetain", 0, 0, &trace__hip_hipUserObjectRetain_call, (trace__function)trace__hip_hipUserObjectRetain},
    {"hipWaitExternalSemaphoresAsync", 0, 0, &trace__hip_hipWaitExternalSemaphoresAsync_call, (trace__function)trace__hip_hipWaitExternalSemaphoresAsync},
    {"hiprtcAddNameExpression", 0, 0, &trace__hip_hiprtcAddNameExpression_call, (trace__function)trace__hip_hiprtcAddNameExpression},
    {"hiprtcCompileProgram", 0, 0, &trace__hip_hiprtcCompileProgram_call, (trace__function)trace__hip_hiprtcCompileProgram},
    {"hiprtcCreateProgram", 0, 0, &trace__hip_hiprtcCreateProgram_call, (trace__function)trace__hip_hiprtcCreateProgram},
    {"hiprtcDestroyProgram", 0, 0, &trace__hip_hiprtcDestroyProgram_call, (trace__function)trace__hip_hiprtcDestroyProgram},
    {"hiprtcGetBitcode", 0, 0, &trace__hip_hiprtcGetBitcode_call, (trace__function)trace__hip_hiprtcGetBitcode},
    {"hiprtcGetBitcodeSize", 0, 0, &trace__hip_hiprtcGetBitcodeSize_call, (trace__function)trace__hip_hiprtcGetBitcodeSize},
    {"hiprtcGetCode", 0, 0, &trace__hip_hiprtcGetCode_call, (trace__function)trace__hip_hiprtcGetCode},
    {"hiprtcGetCodeSize", 0, 0, &trace__hip_hiprtcGetCodeSize_call, (trace__function)trace__hip_hiprtcGetCodeSize},
    {"hiprtcGetErrorString", 0, 0, &trace__hip_hiprtcGetErrorString_call, (trace__function)trace__hip_hiprtcGetErrorString},
    {"hiprtcGetLoweredName", 0, 0, &trace__hip_hiprtcGetLoweredName_call, (trace__function)trace__hip_hiprtcGetLoweredName},
    {"hiprtcGetProgramLog", 0, 0, &trace__hip_hiprtcGetProgramLog_call, (trace__function)trace__hip_hiprtcGetProgramLog},
    {"hiprtcGetProgramLogSize", 0, 0, &trace__hip_hiprtcGetProgramLogSize_call, (trace__function)trace__hip_hiprtcGetProgramLogSize},
    {"hiprtcLinkAddData", 0, 0, &trace__hip_hiprtcLinkAddData_call, (trace__function)trace__hip_hiprtcLinkAddData},
    {"hiprtcLinkAddFile", 0, 0, &trace__hip_hiprtcLinkAddFile_call, (trace__function)trace__hip_hiprtcLinkAddFile},
    {"hiprtcLinkComplete", 0, 0, &trace__hip_hiprtcLinkComplete_call, (trace__function)trace__hip_hiprtcLinkComplete},
    {"hiprtcLinkCreate", 0, 0, &trace__hip_hiprtcLinkCreate_call, (trace__function)trace__hip_hiprtcLinkCreate},
    {"hiprtcLinkDestroy", 0, 0, &trace__hip_hiprtcLinkDestroy_call, (trace__function)trace__hip_hiprtcLinkDestroy},
    {"hiprtcVersion", 0, 0, &trace__hip_hiprtcVersion_call, (trace__function)trace__hip_hiprtcVersion},
    {0, 0, 0, 0, 0},
};
