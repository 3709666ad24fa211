/* Generated: trace-gen emit --rules cudart.rules --part calls cudart-13.0.model cudart-12.9.model
 * Change the rules, not this file. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
#define trace__cudart_loaded(X) X("/libcudart.so")
#define trace__cudart_open(X) X("libcudart.so.13") X("libcudart.so.12")
#define trace__cudart_absent 302 /* what a caller gets of a function that no library has */
#ifdef TRACE_CUDART_STATIC /* linked with --wrap=NAME for each function of a static library */
#define trace__cudart_symbol(name) "__wrap_" name
#define trace__cudart_static 1
#define trace__cudart_declare_linked(id, name) extern void id##_linked(void) __asm__("__real_" name "") __attribute__((weak));
#define trace__cudart_linked(id) id##_linked
#else
#define trace__cudart_symbol(name) name
#define trace__cudart_static 0
#define trace__cudart_declare_linked(id, name)
#define trace__cudart_linked(id) NULL
#endif
#define trace__cudart_layered 0
#define trace__cudart_shown TRACE__WRAPPER
#define trace__cudart_source_id TRACE_SOURCE_CUDART
#define trace__cudart_model trace__cudart_version
#define trace__cudart_read NULL
#define trace__cudart_first NULL
#define trace__cudart_error NULL
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
#define trace__cudart_links NULL

static const trace__script trace__cudart_enums[] = {
    {"cudaAccessProperty", 0, "cudaAccessPropertyNormal=0 cudaAccessPropertyStreaming cudaAccessPropertyPersisting"},
    {"cudaAtomicOperation", 0, "cudaAtomicOperationIntegerAdd=0 cudaAtomicOperationIntegerMin cudaAtomicOperationIntegerMax "
    "cudaAtomicOperationIntegerIncrement "
        "cudaAtomicOperationIntegerDecrement cudaAtomicOperationAnd cudaAtomicOperationOr cudaAtomicOperationXOR cudaAtomicOperationExchange "
        "cudaAtomicOperationCAS cudaAtomicOperationFloatAdd cudaAtomicOperationFloatMin cudaAtomicOperationFloatMax"},
    {"cudaChannelFormatKind", 0, "cudaChannelFormatKindSigned=0 cudaChannelFormatKindUnsigned cudaChannelFormatKindFloat cudaChannelFormatKindNone "
        "cudaChannelFormatKindNV12 cudaChannelFormatKindUnsignedNormalized8X1 cudaChannelFormatKindUnsignedNormalized8X2 "
    "cudaChannelFormatKindUnsignedNormalized8X4 "
        "cudaChannelFormatKindUnsignedNormalized16X1 cudaChannelFormatKindUnsignedNormalized16X2 cudaChannelFormatKindUnsignedNormalized16X4 "
        "cudaChannelFormatKindSignedNormalized8X1 cudaChannelFormatKindSignedNormalized8X2 cudaChannelFormatKindSignedNormalized8X4 "
        "cudaChannelFormatKindSignedNormalized16X1 cudaChannelFormatKindSignedNormalized16X2 cudaChannelFormatKindSignedNormalized16X4 "
        "cudaChannelFormatKindUnsignedBlockCompressed1 cudaChannelFormatKindUnsignedBlockCompressed1SRGB cudaChannelFormatKindUnsignedBlockCompressed2 "
        "cudaChannelFormatKindUnsignedBlockCompressed2SRGB cudaChannelFormatKindUnsignedBlockCompressed3 cudaChannelFormatKindUnsignedBlockCompressed3SRGB "
        "cudaChannelFormatKindUnsignedBlockCompressed4 cudaChannelFormatKindSignedBlockCompressed4 cudaChannelFormatKindUnsignedBlockCompressed5 "
        "cudaChannelFormatKindSignedBlockCompressed5 cudaChannelFormatKindUnsignedBlockCompressed6H cudaChannelFormatKindSignedBlockCompressed6H "
        "cudaChannelFormatKindUnsignedBlockCompressed7 cudaChannelFormatKindUnsignedBlockCompressed7SRGB cudaChannelFormatKindUnsignedNormalized1010102"},
    {"cudaClusterSchedulingPolicy", 0, "cudaClusterSchedulingPolicyDefault=0 cudaClusterSchedulingPolicySpread cudaClusterSchedulingPolicyLoadBalancing"},
    {"cudaDeviceAttr", 0, "cudaDevAttrMaxThreadsPerBlock=1 cudaDevAttrMaxBlockDimX cudaDevAttrMaxBlockDimY cudaDevAttrMaxBlockDimZ cudaDevAttrMaxGridDimX "
        "cudaDevAttrMaxGridDimY cudaDevAttrMaxGridDimZ cudaDevAttrMaxSharedMemoryPerBlock cudaDevAttrTotalConstantMemory cudaDevAttrWarpSize "
        "cudaDevAttrMaxPitch cudaDevAttrMaxRegistersPerBlock cudaDevAttrClockRate cudaDevAttrTextureAlignment cudaDevAttrGpuOverlap "
        "cudaDevAttrMultiProcessorCount cudaDevAttrKernelExecTimeout cudaDevAttrIntegrated cudaDevAttrCanMapHostMemory cudaDevAttrComputeMode "
        "cudaDevAttrMaxTexture1DWidth cudaDevAttrMaxTexture2DWidth cudaDevAttrMaxTexture2DHeight cudaDevAttrMaxTexture3DWidth "
        "cudaDevAttrMaxTexture3DHeight cudaDevAttrMaxTexture3DDepth cudaDevAttrMaxTexture2DLayeredWidth cudaDevAttrMaxTexture2DLayeredHeight "
        "cudaDevAttrMaxTexture2DLayeredLayers cudaDevAttrSurfaceAlignment cudaDevAttrConcurrentKernels cudaDevAttrEccEnabled cudaDevAttrPciBusId "
        "cudaDevAttrPciDeviceId cudaDevAttrTccDriver cudaDevAttrMemoryClockRate cudaDevAttrGlobalMemoryBusWidth cudaDevAttrL2CacheSize "
        "cudaDevAttrMaxThreadsPerMultiProcessor cudaDevAttrAsyncEngineCount cudaDevAttrUnifiedAddressing cudaDevAttrMaxTexture1DLayeredWidth "
        "cudaDevAttrMaxTexture1DLayeredLayers cudaDevAttrMaxTexture2DGatherWidth=45 cudaDevAttrMaxTexture2DGatherHeight cudaDevAttrMaxTexture3DWidthAlt "
        "cudaDevAttrMaxTexture3DHeightAlt cudaDevAttrMaxTexture3DDepthAlt cudaDevAttrPciDomainId cudaDevAttrTexturePitchAlignment "
        "cudaDevAttrMaxTextureCubemapWidth cudaDevAttrMaxTextureCubemapLayeredWidth cudaDevAttrMaxTextureCubemapLayeredLayers cudaDevAttrMaxSurface1DWidth "
        "cudaDevAttrMaxSurface2DWidth cudaDevAttrMaxSurface2DHeight cudaDevAttrMaxSurface3DWidth cudaDevAttrMaxSurface3DHeight "
        "cudaDevAttrMaxSurface3DDepth cudaDevAttrMaxSurface1DLayeredWidth cudaDevAttrMaxSurface1DLayeredLayers cudaDevAttrMaxSurface2DLayeredWidth "
        "cudaDevAttrMaxSurface2DLayeredHeight cudaDevAttrMaxSurface2DLayeredLayers cudaDevAttrMaxSurfaceCubemapWidth "
    "cudaDevAttrMaxSurfaceCubemapLayeredWidth "
        "cudaDevAttrMaxSurfaceCubemapLayeredLayers cudaDevAttrMaxTexture1DLinearWidth cudaDevAttrMaxTexture2DLinearWidth "
    "cudaDevAttrMaxTexture2DLinearHeight "
        "cudaDevAttrMaxTexture2DLinearPitch cudaDevAttrMaxTexture2DMipmappedWidth cudaDevAttrMaxTexture2DMipmappedHeight cudaDevAttrComputeCapabilityMajor "
        "cudaDevAttrComputeCapabilityMinor cudaDevAttrMaxTexture1DMipmappedWidth cudaDevAttrStreamPrioritiesSupported cudaDevAttrGlobalL1CacheSupported "
        "cudaDevAttrLocalL1CacheSupported cudaDevAttrMaxSharedMemoryPerMultiprocessor cudaDevAttrMaxRegistersPerMultiprocessor "
        "cudaDevAttrManagedMemory cudaDevAttrIsMultiGpuBoard cudaDevAttrMultiGpuBoardGroupID cudaDevAttrHostNativeAtomicSupported "
        "cudaDevAttrSingleToDoublePrecisionPerfRatio cudaDevAttrPageableMemoryAccess cudaDevAttrConcurrentManagedAccess "
    "cudaDevAttrComputePreemptionSupported "
        "cudaDevAttrCanUseHostPointerForRegisteredMem cudaDevAttrReserved92 cudaDevAttrReserved93 cudaDevAttrReserved94 cudaDevAttrCooperativeLaunch "
        "cudaDevAttrReserved96 cudaDevAttrMaxSharedMemoryPerBlockOptin cudaDevAttrCanFlushRemoteWrites cudaDevAttrHostRegisterSupported "
        "cudaDevAttrPageableMemoryAccessUsesHostPageTables cudaDevAttrDirectManagedMemAccessFromHost cudaDevAttrMaxBlocksPerMultiprocessor=106 "
        "cudaDevAttrMaxPersistingL2CacheSize=108 cudaDevAttrMaxAccessPolicyWindowSize cudaDevAttrReservedSharedMemoryPerBlock=111 "
        "cudaDevAttrSparseCudaArraySupported cudaDevAttrHostRegisterReadOnlySupported cudaDevAttrTimelineSemaphoreInteropSupported "
        "cudaDevAttrMemoryPoolsSupported cudaDevAttrGPUDirectRDMASupported cudaDevAttrGPUDirectRDMAFlushWritesOptions "
    "cudaDevAttrGPUDirectRDMAWritesOrdering "
        "cudaDevAttrMemoryPoolSupportedHandleTypes"},
    {"cudaDeviceAttr", 0, "cudaDevAttrClusterLaunch=120 cudaDevAttrDeferredMappingCudaArraySupported cudaDevAttrReserved122 cudaDevAttrReserved123 "
        "cudaDevAttrReserved124 cudaDevAttrIpcEventSupport cudaDevAttrMemSyncDomainCount cudaDevAttrReserved127 cudaDevAttrReserved128 "
        "cudaDevAttrReserved129 cudaDevAttrNumaConfig cudaDevAttrNumaId cudaDevAttrReserved132 cudaDevAttrMpsEnabled cudaDevAttrHostNumaId "
        "cudaDevAttrD3D12CigSupported cudaDevAttrVulkanCigSupported=138 cudaDevAttrGpuPciDeviceId cudaDevAttrGpuPciSubsystemId "
        "cudaDevAttrReserved141 cudaDevAttrHostNumaMemoryPoolsSupported cudaDevAttrHostNumaMultinodeIpcSupported cudaDevAttrHostMemoryPoolsSupported "
        "cudaDevAttrReserved145 cudaDevAttrOnlyPartialHostNativeAtomicSupported=147 cudaDevAttrMax"},
    {"cudaDeviceP2PAttr", 0, "cudaDevP2PAttrPerformanceRank=1 cudaDevP2PAttrAccessSupported cudaDevP2PAttrNativeAtomicSupported "
    "cudaDevP2PAttrCudaArrayAccessSupported "
        "cudaDevP2PAttrOnlyPartialNativeAtomicSupported"},
    {"cudaDriverEntryPointQueryResult", 0, "cudaDriverEntryPointSuccess=0 cudaDriverEntryPointSymbolNotFound cudaDriverEntryPointVersionNotSufficent"},
    {"cudaError_t", 0, "cudaSuccess!=0 cudaErrorInvalidValue cudaErrorMemoryAllocation cudaErrorInitializationError cudaErrorCudartUnloading! "
        "cudaErrorProfilerDisabled cudaErrorProfilerNotInitialized cudaErrorProfilerAlreadyStarted cudaErrorProfilerAlreadyStopped "
        "cudaErrorInvalidConfiguration cudaErrorInvalidPitchValue=12 cudaErrorInvalidSymbol cudaErrorInvalidHostPointer=16 cudaErrorInvalidDevicePointer "
        "cudaErrorInvalidTexture cudaErrorInvalidTextureBinding cudaErrorInvalidChannelDescriptor cudaErrorInvalidMemcpyDirection "
        "cudaErrorAddressOfConstant cudaErrorTextureFetchFailed cudaErrorTextureNotBound cudaErrorSynchronizationError cudaErrorInvalidFilterSetting "
        "cudaErrorInvalidNormSetting cudaErrorMixedDeviceExecution cudaErrorNotYetImplemented=31 cudaErrorMemoryValueTooLarge "
        "cudaErrorStubLibrary=34 cudaErrorInsufficientDriver cudaErrorCallRequiresNewerDriver cudaErrorInvalidSurface cudaErrorDuplicateVariableName=43 "
        "cudaErrorDuplicateTextureName cudaErrorDuplicateSurfaceName cudaErrorDevicesUnavailable cudaErrorIncompatibleDriverContext=49 "
        "cudaErrorMissingConfiguration=52 cudaErrorPriorLaunchFailure cudaErrorLaunchMaxDepthExceeded=65 cudaErrorLaunchFileScopedTex "
        "cudaErrorLaunchFileScopedSurf cudaErrorSyncDepthExceeded cudaErrorLaunchPendingCountExceeded cudaErrorInvalidDeviceFunction=98 "
        "cudaErrorNoDevice=100 cudaErrorInvalidDevice cudaErrorDeviceNotLicensed cudaErrorSoftwareValidityNotEstablished cudaErrorStartupFailure=127 "
        "cudaErrorInvalidKernelImage=200 cudaErrorDeviceUninitialized cudaErrorMapBufferObjectFailed=205 cudaErrorUnmapBufferObjectFailed "
        "cudaErrorArrayIsMapped cudaErrorAlreadyMapped cudaErrorNoKernelImageForDevice cudaErrorAlreadyAcquired cudaErrorNotMapped "
        "cudaErrorNotMappedAsArray cudaErrorNotMappedAsPointer cudaErrorECCUncorrectable cudaErrorUnsupportedLimit cudaErrorDeviceAlreadyInUse "
        "cudaErrorPeerAccessUnsupported cudaErrorInvalidPtx cudaErrorInvalidGraphicsContext cudaErrorNvlinkUncorrectable cudaErrorJitCompilerNotFound "
        "cudaErrorUnsupportedPtxVersion cudaErrorJitCompilationDisabled cudaErrorUnsupportedExecAffinity cudaErrorUnsupportedDevSideSync "
        "cudaErrorContained cudaErrorInvalidSource=300 cudaErrorFileNotFound cudaErrorSharedObjectSymbolNotFound cudaErrorSharedObjectInitFailed "
        "cudaErrorOperatingSystem cudaErrorInvalidResourceHandle=400 cudaErrorIllegalState cudaErrorLossyQuery cudaErrorSymbolNotFound=500 "
        "cudaErrorNotReady!=600 cudaErrorIllegalAddress=700 cudaErrorLaunchOutOfResources cudaErrorLaunchTimeout cudaErrorLaunchIncompatibleTexturing "
        "cudaErrorPeerAccessAlreadyEnabled cudaErrorPeerAccessNotEnabled cudaErrorSetOnActiveProcess=708 cudaErrorContextIsDestroyed "
        "cudaErrorAssert cudaErrorTooManyPeers cudaErrorHostMemoryAlreadyRegistered cudaErrorHostMemoryNotRegistered cudaErrorHardwareStackError "
        "cudaErrorIllegalInstruction cudaErrorMisalignedAddress cudaErrorInvalidAddressSpace cudaErrorInvalidPc cudaErrorLaunchFailure "
        "cudaErrorCooperativeLaunchTooLarge cudaErrorTensorMemoryLeak cudaErrorNotPermitted=800 cudaErrorNotSupported cudaErrorSystemNotReady "
        "cudaErrorSystemDriverMismatch cudaErrorCompatNotSupportedOnDevice cudaErrorMpsConnectionFailed cudaErrorMpsRpcFailure "
        "cudaErrorMpsServerNotReady cudaErrorMpsMaxClientsReached cudaErrorMpsMaxConnectionsReached cudaErrorMpsClientTerminated "
        "cudaErrorCdpNotSupported cudaErrorCdpVersionMismatch cudaErrorStreamCaptureUnsupported=900 cudaErrorStreamCaptureInvalidated "
        "cudaErrorStreamCaptureMerge cudaErrorStreamCaptureUnmatched cudaErrorStreamCaptureUnjoined cudaErrorStreamCaptureIsolation "
        "cudaErrorStreamCaptureImplicit cudaErrorCapturedEvent cudaErrorStreamCaptureWrongThread cudaErrorTimeout cudaErrorGraphExecUpdateFailure"},
    {"cudaError_t", 0, "cudaErrorExternalDevice=911 cudaErrorInvalidClusterSize cudaErrorFunctionNotLoaded cudaErrorInvalidResourceType "
        "cudaErrorInvalidResourceConfiguration cudaErrorUnknown=999 cudaErrorApiFailureBase=10000"},
    {"cudaExternalMemoryHandleType", 0, "cudaExternalMemoryHandleTypeOpaqueFd=1 cudaExternalMemoryHandleTypeOpaqueWin32 "
    "cudaExternalMemoryHandleTypeOpaqueWin32Kmt "
        "cudaExternalMemoryHandleTypeD3D12Heap cudaExternalMemoryHandleTypeD3D12Resource cudaExternalMemoryHandleTypeD3D11Resource "
        "cudaExternalMemoryHandleTypeD3D11ResourceKmt cudaExternalMemoryHandleTypeNvSciBuf"},
    {"cudaExternalSemaphoreHandleType", 0, "cudaExternalSemaphoreHandleTypeOpaqueFd=1 cudaExternalSemaphoreHandleTypeOpaqueWin32 "
    "cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt "
        "cudaExternalSemaphoreHandleTypeD3D12Fence cudaExternalSemaphoreHandleTypeD3D11Fence cudaExternalSemaphoreHandleTypeNvSciSync "
        "cudaExternalSemaphoreHandleTypeKeyedMutex cudaExternalSemaphoreHandleTypeKeyedMutexKmt cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd "
        "cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32"},
    {"cudaFlushGPUDirectRDMAWritesScope", 0, "cudaFlushGPUDirectRDMAWritesToOwner=100 cudaFlushGPUDirectRDMAWritesToAllDevices=200"},
    {"cudaFlushGPUDirectRDMAWritesTarget", 0, "cudaFlushGPUDirectRDMAWritesTargetCurrentDevice=0"},
    {"cudaFuncAttribute", 0, "cudaFuncAttributeMaxDynamicSharedMemorySize=8 cudaFuncAttributePreferredSharedMemoryCarveout "
    "cudaFuncAttributeClusterDimMustBeSet "
        "cudaFuncAttributeRequiredClusterWidth cudaFuncAttributeRequiredClusterHeight cudaFuncAttributeRequiredClusterDepth "
    "cudaFuncAttributeNonPortableClusterSizeAllowed "
        "cudaFuncAttributeClusterSchedulingPolicyPreference cudaFuncAttributeMax"},
    {"cudaFuncCache", 0, "cudaFuncCachePreferNone=0 cudaFuncCachePreferShared cudaFuncCachePreferL1 cudaFuncCachePreferEqual"},
    {"cudaGraphExecUpdateResult", 0, "cudaGraphExecUpdateSuccess=0 cudaGraphExecUpdateError cudaGraphExecUpdateErrorTopologyChanged "
    "cudaGraphExecUpdateErrorNodeTypeChanged "
        "cudaGraphExecUpdateErrorFunctionChanged cudaGraphExecUpdateErrorParametersChanged cudaGraphExecUpdateErrorNotSupported "
        "cudaGraphExecUpdateErrorUnsupportedFunctionChange cudaGraphExecUpdateErrorAttributesChanged"},
    {"cudaGraphInstantiateResult", 0, "cudaGraphInstantiateSuccess=0 cudaGraphInstantiateError cudaGraphInstantiateInvalidStructure "
    "cudaGraphInstantiateNodeOperationNotSupported "
        "cudaGraphInstantiateMultipleDevicesNotSupported cudaGraphInstantiateConditionalHandleUnused"},
    {"cudaGraphMemAttributeType", 0, "cudaGraphMemAttrUsedMemCurrent=0 cudaGraphMemAttrUsedMemHigh cudaGraphMemAttrReservedMemCurrent "
    "cudaGraphMemAttrReservedMemHigh"},
    {"cudaGraphNodeType", 0, "cudaGraphNodeTypeKernel=0 cudaGraphNodeTypeMemcpy cudaGraphNodeTypeMemset cudaGraphNodeTypeHost cudaGraphNodeTypeGraph "
        "cudaGraphNodeTypeEmpty cudaGraphNodeTypeWaitEvent cudaGraphNodeTypeEventRecord cudaGraphNodeTypeExtSemaphoreSignal "
    "cudaGraphNodeTypeExtSemaphoreWait "
        "cudaGraphNodeTypeMemAlloc cudaGraphNodeTypeMemFree cudaGraphNodeTypeConditional=13 cudaGraphNodeTypeCount"},
    {"cudaJitOption", 0, "cudaJitMaxRegisters=0 cudaJitThreadsPerBlock cudaJitWallTime cudaJitInfoLogBuffer cudaJitInfoLogBufferSizeBytes "
        "cudaJitErrorLogBuffer cudaJitErrorLogBufferSizeBytes cudaJitOptimizationLevel cudaJitFallbackStrategy=10 cudaJitGenerateDebugInfo "
        "cudaJitLogVerbose cudaJitGenerateLineInfo cudaJitCacheMode cudaJitPositionIndependentCode=30 cudaJitMinCtaPerSm cudaJitMaxThreadsPerBlock "
        "cudaJitOverrideDirectiveValues"},
    {"cudaLaunchAttributeID", 0, "cudaLaunchAttributeIgnore=0 cudaLaunchAttributeAccessPolicyWindow cudaLaunchAttributeCooperative "
    "cudaLaunchAttributeSynchronizationPolicy "
        "cudaLaunchAttributeClusterDimension cudaLaunchAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeProgrammaticStreamSerialization "
        "cudaLaunchAttributeProgrammaticEvent cudaLaunchAttributePriority cudaLaunchAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomain "
        "cudaLaunchAttributePreferredClusterDimension cudaLaunchAttributeLaunchCompletionEvent cudaLaunchAttributeDeviceUpdatableKernelNode "
        "cudaLaunchAttributePreferredSharedMemoryCarveout cudaLaunchAttributeNvlinkUtilCentricScheduling=16"},
    {"cudaLaunchMemSyncDomain", 0, "cudaLaunchMemSyncDomainDefault=0 cudaLaunchMemSyncDomainRemote"},
    {"cudaLibraryOption", 0, "cudaLibraryHostUniversalFunctionAndDataTable=0 cudaLibraryBinaryIsPreserved"},
    {"cudaLimit", 0, "cudaLimitStackSize=0 cudaLimitPrintfFifoSize cudaLimitMallocHeapSize cudaLimitDevRuntimeSyncDepth "
    "cudaLimitDevRuntimePendingLaunchCount "
        "cudaLimitMaxL2FetchGranularity cudaLimitPersistingL2CacheSize"},
    {"cudaMemAccessFlags", 1, "cudaMemAccessFlagsProtNone=0 cudaMemAccessFlagsProtRead cudaMemAccessFlagsProtReadWrite=3"},
    {"cudaMemAllocationHandleType", 0, "cudaMemHandleTypeNone=0 cudaMemHandleTypePosixFileDescriptor cudaMemHandleTypeWin32 cudaMemHandleTypeWin32Kmt=4 "
        "cudaMemHandleTypeFabric=8"},
    {"cudaMemAllocationType", 0, "cudaMemAllocationTypeInvalid=0 cudaMemAllocationTypePinned cudaMemAllocationTypeManaged "
    "cudaMemAllocationTypeMax=2147483647"},
    {"cudaMemLocationType", 0, "cudaMemLocationTypeInvalid=0 cudaMemLocationTypeDevice cudaMemLocationTypeHost cudaMemLocationTypeHostNuma "
    "cudaMemLocationTypeHostNumaCurrent"},
    {"cudaMemPoolAttr", 0, "cudaMemPoolReuseFollowEventDependencies=1 cudaMemPoolReuseAllowOpportunistic cudaMemPoolReuseAllowInternalDependencies "
        "cudaMemPoolAttrReleaseThreshold cudaMemPoolAttrReservedMemCurrent cudaMemPoolAttrReservedMemHigh cudaMemPoolAttrUsedMemCurrent "
        "cudaMemPoolAttrUsedMemHigh"},
    {"cudaMemRangeAttribute", 0, "cudaMemRangeAttributeReadMostly=1 cudaMemRangeAttributePreferredLocation cudaMemRangeAttributeAccessedBy "
    "cudaMemRangeAttributeLastPrefetchLocation "
        "cudaMemRangeAttributePreferredLocationType cudaMemRangeAttributePreferredLocationId cudaMemRangeAttributeLastPrefetchLocationType "
        "cudaMemRangeAttributeLastPrefetchLocationId"},
    {"cudaMemcpy3DOperandType", 0, "cudaMemcpyOperandTypePointer=1 cudaMemcpyOperandTypeArray cudaMemcpyOperandTypeMax=2147483647"},
    {"cudaMemcpyKind", 0, "cudaMemcpyHostToHost=0 cudaMemcpyHostToDevice cudaMemcpyDeviceToHost cudaMemcpyDeviceToDevice cudaMemcpyDefault"},
    {"cudaMemcpySrcAccessOrder", 0, "cudaMemcpySrcAccessOrderInvalid=0 cudaMemcpySrcAccessOrderStream cudaMemcpySrcAccessOrderDuringApiCall "
    "cudaMemcpySrcAccessOrderAny "
        "cudaMemcpySrcAccessOrderMax=2147483647"},
    {"cudaMemoryAdvise", 0, "cudaMemAdviseSetReadMostly=1 cudaMemAdviseUnsetReadMostly cudaMemAdviseSetPreferredLocation "
    "cudaMemAdviseUnsetPreferredLocation "
        "cudaMemAdviseSetAccessedBy cudaMemAdviseUnsetAccessedBy"},
    {"cudaMemoryType", 0, "cudaMemoryTypeUnregistered=0 cudaMemoryTypeHost cudaMemoryTypeDevice cudaMemoryTypeManaged"},
    {"cudaResourceType", 0, "cudaResourceTypeArray=0 cudaResourceTypeMipmappedArray cudaResourceTypeLinear cudaResourceTypePitch2D"},
    {"cudaResourceViewFormat", 0, "cudaResViewFormatNone=0 cudaResViewFormatUnsignedChar1 cudaResViewFormatUnsignedChar2 cudaResViewFormatUnsignedChar4 "
        "cudaResViewFormatSignedChar1 cudaResViewFormatSignedChar2 cudaResViewFormatSignedChar4 cudaResViewFormatUnsignedShort1 "
        "cudaResViewFormatUnsignedShort2 cudaResViewFormatUnsignedShort4 cudaResViewFormatSignedShort1 cudaResViewFormatSignedShort2 "
        "cudaResViewFormatSignedShort4 cudaResViewFormatUnsignedInt1 cudaResViewFormatUnsignedInt2 cudaResViewFormatUnsignedInt4 "
        "cudaResViewFormatSignedInt1 cudaResViewFormatSignedInt2 cudaResViewFormatSignedInt4 cudaResViewFormatHalf1 cudaResViewFormatHalf2 "
        "cudaResViewFormatHalf4 cudaResViewFormatFloat1 cudaResViewFormatFloat2 cudaResViewFormatFloat4 cudaResViewFormatUnsignedBlockCompressed1 "
        "cudaResViewFormatUnsignedBlockCompressed2 cudaResViewFormatUnsignedBlockCompressed3 cudaResViewFormatUnsignedBlockCompressed4 "
        "cudaResViewFormatSignedBlockCompressed4 cudaResViewFormatUnsignedBlockCompressed5 cudaResViewFormatSignedBlockCompressed5 "
        "cudaResViewFormatUnsignedBlockCompressed6H cudaResViewFormatSignedBlockCompressed6H cudaResViewFormatUnsignedBlockCompressed7"},
    {"cudaSharedMemConfig", 0, "cudaSharedMemBankSizeDefault=0 cudaSharedMemBankSizeFourByte cudaSharedMemBankSizeEightByte"},
    {"cudaStreamCaptureMode", 0, "cudaStreamCaptureModeGlobal=0 cudaStreamCaptureModeThreadLocal cudaStreamCaptureModeRelaxed"},
    {"cudaStreamCaptureStatus", 0, "cudaStreamCaptureStatusNone=0 cudaStreamCaptureStatusActive cudaStreamCaptureStatusInvalidated"},
    {"cudaSynchronizationPolicy", 0, "cudaSyncPolicyAuto=1 cudaSyncPolicySpin cudaSyncPolicyYield cudaSyncPolicyBlockingSync"},
    {"cudaTextureAddressMode", 0, "cudaAddressModeWrap=0 cudaAddressModeClamp cudaAddressModeMirror cudaAddressModeBorder"},
    {"cudaTextureFilterMode", 0, "cudaFilterModePoint=0 cudaFilterModeLinear"},
    {"cudaTextureReadMode", 0, "cudaReadModeElementType=0 cudaReadModeNormalizedFloat"},
    {0, 0, 0},
};
#define trace__cudart_derived NULL
TRACE__LIBRARY(trace__cudart, "CUDART")

/*: __cudaLaunchKernel: kernel:handle gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL_INLINE(trace__cudart, 6, 1, int, trace__cudart___cudaLaunchKernel, "__cudaLaunchKernel", (void *kernel, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (kernel, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)kernel,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(kernel) TRACE__GIVEN(12, gridDim) TRACE__GIVEN(12, blockDim) TRACE__GIVEN64(args)
        TRACE__GIVEN64(sharedMem) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "\5\12\1@\14h\10\6 Mkernel\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0Largs\0GsharedMem\0Mstream\0\6Aresult\0\10a\10\0Fd\4\1\2\0T\14\0"
    "C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: __cudaLaunchKernel_ptsz: kernel:handle gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 */
/*:     stream:handle -> return:status@cudaError_t */
TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart___cudaLaunchKernel_ptsz, "__cudaLaunchKernel_ptsz", (void *kernel, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (kernel, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)kernel,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "\5\12\1@\14h\10\6 Mkernel\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0Largs\0GsharedMem\0Mstream\0\6Aresult\0\10a\10\0Fd\4\1\2\0T\14\0"
    "C\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: __cudaPopCallConfiguration: gridDim blockDim sharedMem stream:ptr -> gridDim:{dim3} blockDim:{dim3} */
/*:     *sharedMem:u64 return:status@cudaError_t */
TRACE__CALL_STRAIGHT(trace__cudart, 4, 3, int, trace__cudart___cudaPopCallConfiguration, "__cudaPopCallConfiguration", (void *gridDim, void *blockDim,
    void *sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), ((uintptr_t)gridDim, (uintptr_t)blockDim, (uintptr_t)sharedMem,
    (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(stream)), (TRACE__GIVEN64(gridDim) TRACE__AT(12, gridDim) TRACE__GIVEN64(blockDim) TRACE__AT(12, blockDim)
        TRACE__AT64(sharedMem) TRACE__GIVEN32(trace__r)),
    "\5\1\12\20<\10p\4 Lstream\0LgridDim\0E\7.x\0E\10y\0E\10z\0LblockDim\0E\10.x\0E\11y\0E\11z\0GsharedMem\0\6Aresult\0\10a\10\3\0Ea\10\0Fd\4\0A\2\0"
    "T\14\0C\14\0Ka\10\1\0Ed\4\1\2\0T\14\0C\14\0Kb\10\2\2\0Da\4\4\0E")

/*: __cudaPushCallConfiguration: gridDim:copy{dim3} blockDim:copy{dim3} sharedMem:u64 stream:handle -> return:u32 */
TRACE__CALL_STRAIGHT(trace__cudart, 4, 3, uint32_t, trace__cudart___cudaPushCallConfiguration, "__cudaPushCallConfiguration", (trace__bytes12 gridDim,
    trace__bytes12 blockDim, uint64_t sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim),
    (uint64_t)sharedMem, (uintptr_t)stream),
    44, true, (TRACE__GIVEN(12, gridDim) TRACE__GIVEN(12, blockDim) TRACE__GIVEN64(sharedMem)
        TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "\4\10\0010\14`\10\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0GsharedMem\0Mstream\0Eresult\0d\4\0A\2\0T\14\0C\14\0Kd\4\1\2\0T\14\0C\14"
    "\0Kc\2\20\0A\2\2\0A\3\10\0Ga\4\4\0E")

/*: cudaCreateChannelDesc: x:i32 y:i32 z:i32 w:i32 f:i32@cudaChannelFormatKind -> return:copy{cudaChannelFormatDesc} */
TRACE__CALL(trace__cudart, 5, 2, trace__bytes20, trace__cudart_cudaCreateChannelDesc, "cudaCreateChannelDesc", (int32_t x, int32_t y, int32_t z, int32_t w,
    int f), (x, y, z, w, f), ((uint64_t)x, (uint64_t)y, (uint64_t)z, (uint64_t)w, (uint64_t)f),
    "\4\5\5\34\34\30(\0Fx\0Fy\0Fz\0Fw\0\6@f\0\2Fresult.x\0F\7y\0F\7z\0F\7w\0\6@\7f\0\2c\5\24\0A\6\0B\1\4\2\10\3\14\4\20\0A\24\0Gd\4\5\2\0T\24\0C\24\0"
    "K")

/*: cudaGetDevice: device -> *device:i32 return:status@cudaError_t */
TRACE__CALL_SHARED(trace__cudart, 1, 3, int, trace__cudart_cudaGetDevice, "cudaGetDevice", (void *device), (device), ((uintptr_t)device),
    8, !trace__r, (), (TRACE__AT32(device) TRACE__GIVEN32(trace__r)),
    "\5\0\2\10\20\0\20\1 Fdevice\0\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

TRACE__HOOK(trace__cudart_cudaGetDriverEntryPoint_after)
{
    TRACE__HOOK_VALUE const void *const symbol = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const funcPtr = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t flags = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__cudart_handed_out(symbol, funcPtr, 0, flags, result);
}

TRACE__HOOK(trace__cudart_cudaGetDriverEntryPointByVersion_after)
{
    TRACE__HOOK_VALUE const void *const symbol = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const funcPtr = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint32_t cudaVersion = (uint32_t)trace__v[2];
    TRACE__HOOK_VALUE const uint64_t flags = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[5];
    trace__cudart_handed_out(symbol, funcPtr, (int)cudaVersion, flags, result);
}

TRACE__HOOK(trace__cudart_cudaGetDriverEntryPointByVersion_ptsz_after)
{
    TRACE__HOOK_VALUE const void *const symbol = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const funcPtr = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint32_t cudaVersion = (uint32_t)trace__v[2];
    TRACE__HOOK_VALUE const uint64_t flags = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[5];
    trace__cudart_handed_out(symbol, funcPtr, (int)cudaVersion, flags ? flags : 2, result);
}

TRACE__HOOK(trace__cudart_cudaGetDriverEntryPoint_ptsz_after)
{
    TRACE__HOOK_VALUE const void *const symbol = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const funcPtr = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const uint64_t flags = (uint64_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__cudart_handed_out(symbol, funcPtr, 0, flags ? flags : 2, result);
}

/*: cudaGetLastError: () -> return:status@cudaError_t */
TRACE__CALL_STRAIGHT(trace__cudart, 0, 3, int, trace__cudart_cudaGetLastError, "cudaGetLastError", (void), (), (0),
    4, !trace__r, (), (TRACE__GIVEN32(trace__r)),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaGraphGetEdges (models 1): graph:handle from to edgeData *numEdges:u64 ; numEdges_max -> */
/*:     from[*numEdges:u64<numEdges_max]:handle to[*numEdges:u64<numEdges_max]:handle */
/*:     edgeData[*numEdges:u64<numEdges_max]:{cudaGraphEdgeData_st#8} *numEdges:u64 return:status@cudaError_t */
/*: cudaGraphGetEdges (models 2): graph:handle from to *numEdges:u64 _ ; _ numEdges_max -> */
/*:     from[*numEdges:u64<numEdges_max]:handle to[*numEdges:u64<numEdges_max]:handle *numEdges:u64 */
/*:     return:status@cudaError_t */
TRACE__CALL_ROOM(trace__cudart, 5, 3, int, trace__cudart_cudaGraphGetEdges, "cudaGraphGetEdges", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4), (a0, a1, a2, a3, a4), (a0, a1, a2, a3, a4), 2,
    (trace__v[6] = trace__load(1 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a4 : NULL, 8),
    trace__v[7] = trace__load(2 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a3 : NULL, 8)),
    "\3\1\0\0\0\346\0\2\7\30\342\10\20\330\1\5 Mgraph\0GnumEdges\0mfrom\0mto\0aedgeData.from_port\0a\11to_port\0a\12ype\0GnumEdges\0\6Aresult\0\10a"
    "\10\0Fb\10\4\2\0Dh\10\1\0E\2\10\6\0G@\0A\10\0C\10\0C\4\0Kh\10\2\0E\2\10\6\0G@\0A\10\0C\10\0C\4\0Kh\1\3\0E\2\10\6\0G\20\0A\10\0C\1\0C\4\0Kh\1\3\0"
    "A\1\0C\2\10\6\0G\20\0A\10\0C\2\0C\4\0Kh\1\3\0A\2\0C\2\10\6\0G\20\0A\10\0C\3\0C\4\0Kb\10\4\2\0Da\4\5\0E\7\2\0\0\0y\0\2\4\30\240\10\20`\5 Mgraph"
    "\0GnumEdges\0mfrom\0mto\0GnumEdges\0\6Aresult\0\10a\10\0Fb\10\3\2\0Dh\10\1\0E\2\10\7\0G@\0A\10\0C\10\0C\3\0Kh\10\2\0E\2\10\7\0G@\0A\10\0C\10\0C"
    "\3\0Kb\10\3\2\0Da\4\5\0E")

/*: cudaGraphNodeGetDependencies (models 1): node:handle pDependencies edgeData *pNumDependencies:u64 ; */
/*:     pNumDependencies_max -> pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle */
/*:     edgeData[*pNumDependencies:u64<pNumDependencies_max]:{cudaGraphEdgeData_st#8} *pNumDependencies:u64 */
/*:     return:status@cudaError_t */
/*: cudaGraphNodeGetDependencies (models 2): node:handle pDependencies *pNumDependencies:u64 _ ; _ */
/*:     pNumDependencies_max -> pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle */
/*:     *pNumDependencies:u64 return:status@cudaError_t */
TRACE__CALL_ROOM(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependencies, "cudaGraphNodeGetDependencies", (uint64_t a0, uint64_t a1,
    uint64_t a2, uint64_t a3), (a0, a1, a2, a3), (a0, a1, a2, a3), 2,
    (trace__v[5] = trace__load(1 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a3 : NULL, 8),
    trace__v[6] = trace__load(2 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a2 : NULL, 8)),
    "\3\1\0\0\0\344\0\2\6\30\334\4\20\260\1\4 Mnode\0GpNumDependencies\0mpDependencies\0aedgeData.from_port\0a\11to_port\0a\12ype\0GpNumDependencie"
    "s\0\6Aresult\0\10a\10\0Fb\10\3\2\0Dh\10\1\0E\2\10\5\0G@\0A\10\0C\10\0C\3\0Kh\1\2\0E\2\10\5\0G\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\2\10\5\0G\20\0"
    "A\10\0C\2\0C\3\0Kh\1\2\0A\2\0C\2\10\5\0G\20\0A\10\0C\3\0C\3\0Kb\10\3\2\0Da\4\4\0E\7\2\0\0\0w\0\2\3\30\232\4\208\4 Mnode\0GpNumDependencies\0mp"
    "Dependencies\0GpNumDependencies\0\6Aresult\0\10a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\6\0G@\0A\10\0C\10\0C\2\0Kb\10\2\2\0Da\4\4\0E")

/*: cudaGraphNodeGetDependentNodes (models 1): node:handle pDependentNodes edgeData *pNumDependentNodes:u64 ; */
/*:     pNumDependentNodes_max -> pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle */
/*:     edgeData[*pNumDependentNodes:u64<pNumDependentNodes_max]:{cudaGraphEdgeData_st#8} *pNumDependentNodes:u64 */
/*:     return:status@cudaError_t */
/*: cudaGraphNodeGetDependentNodes (models 2): node:handle pDependentNodes *pNumDependentNodes:u64 _ ; _ */
/*:     pNumDependentNodes_max -> pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle */
/*:     *pNumDependentNodes:u64 return:status@cudaError_t */
TRACE__CALL_ROOM(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependentNodes, "cudaGraphNodeGetDependentNodes", (uint64_t a0, uint64_t a1,
    uint64_t a2, uint64_t a3), (a0, a1, a2, a3), (a0, a1, a2, a3), 2,
    (trace__v[5] = trace__load(1 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a3 : NULL, 8),
    trace__v[6] = trace__load(2 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a2 : NULL, 8)),
    "\3\1\0\0\0\352\0\2\6\30\334\4\20\260\1\4 Mnode\0GpNumDependentNodes\0mpDependentNodes\0aedgeData.from_port\0a\11to_port\0a\12ype\0GpNumDepende"
    "ntNodes\0\6Aresult\0\10a\10\0Fb\10\3\2\0Dh\10\1\0E\2\10\5\0G@\0A\10\0C\10\0C\3\0Kh\1\2\0E\2\10\5\0G\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\2\10\5\0"
    "G\20\0A\10\0C\2\0C\3\0Kh\1\2\0A\2\0C\2\10\5\0G\20\0A\10\0C\3\0C\3\0Kb\10\3\2\0Da\4\4\0E\7\2\0\0\0}\0\2\3\30\232\4\208\4 Mnode\0GpNumDependentN"
    "odes\0mpDependentNodes\0GpNumDependentNodes\0\6Aresult\0\10a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\6\0G@\0A\10\0C\10\0C\2\0Kb\10\2\2\0Da\4\4\0E")

/*: cudaIpcOpenEventHandle: event handle:copy{cudaIpcEventHandle_st} -> *event:handle return:status@cudaError_t */
TRACE__CALL(trace__cudart, 2, 2, int, trace__cudart_cudaIpcOpenEventHandle, "cudaIpcOpenEventHandle", (void *event, trace__bytes64 handle), (event,
    handle), ((uintptr_t)event, TRACE__V(handle)),
    "\5\1\2\216\2\24(\20\2 Phandle.reserved\0Mevent\0\6Aresult\0\10h\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\0A\2\0Da\4\2\0E")

/*: cudaIpcOpenMemHandle: devPtr handle:copy{cudaIpcMemHandle_st} flags:u32 -> *devPtr:ptr return:status@cudaError_t */
TRACE__CALL(trace__cudart, 3, 2, int, trace__cudart_cudaIpcOpenMemHandle, "cudaIpcOpenMemHandle", (void *devPtr, trace__bytes64 handle, uint32_t flags),
    (devPtr, handle, flags), ((uintptr_t)devPtr, TRACE__V(handle), (uint64_t)flags),
    "\5\2\2\222\2\0240\20\3 Phandle.reserved\0Eflags\0LdevPtr\0\6Aresult\0\10h\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: cudaLaunchCooperativeKernel: func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 */
/*:     stream:handle -> return:status@cudaError_t */
TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchCooperativeKernel, "cudaLaunchCooperativeKernel", (const void *func, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)func,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "\5\12\1@\14h\10\6 Lfunc\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0Largs\0GsharedMem\0Mstream\0\6Aresult\0\10a\10\0Fd\4\1\2\0T\14\0C"
    "\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: cudaLaunchCooperativeKernel_ptsz: func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 */
/*:     stream:handle -> return:status@cudaError_t */
TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchCooperativeKernel_ptsz, "cudaLaunchCooperativeKernel_ptsz", (const void *func,
    trace__bytes12 gridDim, trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream),
    ((uintptr_t)func, TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "\5\12\1@\14h\10\6 Lfunc\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0Largs\0GsharedMem\0Mstream\0\6Aresult\0\10a\10\0Fd\4\1\2\0T\14\0C"
    "\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: cudaLaunchKernel: func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL_INLINE(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchKernel, "cudaLaunchKernel", (const void *func, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)func,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(func) TRACE__GIVEN(12, gridDim) TRACE__GIVEN(12, blockDim) TRACE__GIVEN64(args)
        TRACE__GIVEN64(sharedMem) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "\5\12\1@\14h\10\6 Lfunc\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0Largs\0GsharedMem\0Mstream\0\6Aresult\0\10a\10\0Fd\4\1\2\0T\14\0C"
    "\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: cudaLaunchKernel_ptsz: func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchKernel_ptsz, "cudaLaunchKernel_ptsz", (const void *func, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)func,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "\5\12\1@\14h\10\6 Lfunc\0EgridDim.x\0E\10y\0E\10z\0EblockDim.x\0E\11y\0E\11z\0Largs\0GsharedMem\0Mstream\0\6Aresult\0\10a\10\0Fd\4\1\2\0T\14\0C"
    "\14\0Kd\4\2\2\0T\14\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: cudaMalloc3D: pitchedDevPtr extent:copy{cudaExtent} -> pitchedDevPtr:{cudaPitchedPtr} return:status@cudaError_t */
TRACE__CALL(trace__cudart, 2, 1, int, trace__cudart_cudaMalloc3D, "cudaMalloc3D", (void *pitchedDevPtr, trace__bytes24 extent), (pitchedDevPtr, extent),
    ((uintptr_t)pitchedDevPtr, TRACE__V(extent)),
    "\5\3\6 4(8\2 Gextent.width\0G\7height\0G\7depth\0LpitchedDevPtr\0L\15.ptr\0G\17itch\0G\16xsize\0G\16ysize\0\6Aresult\0\10d\10\1\2\0T\30\0C\30\0"
    "Ka\10\0Fd\10\0A\2\0T \0C \0Ka\4\2\0E")

/*: cudaMalloc3DArray: array desc:{cudaChannelFormatDesc} extent:copy{cudaExtent} flags:u32 -> *array:handle */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 4, 1, int, trace__cudart_cudaMalloc3DArray, "cudaMalloc3DArray", (void *array, const void *desc, trace__bytes24 extent,
    uint32_t flags), (array, desc, extent, flags), ((uintptr_t)array, (uintptr_t)desc, TRACE__V(extent), (uint64_t)flags),
    "\5\12\2@\24`\20\4 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\2Gextent.width\0G\7height\0G\7depth\0Eflags\0Marray\0\6Aresult\0\10a\10\1\0Ed\4\1\2\0"
    "T\24\0C\24\0Kd\10\2\2\0T\30\0C\30\0Ka\4\3\0Eb\10\0A\2\0Da\4\4\0E")

/*: cudaMallocMipmappedArray: mipmappedArray desc:{cudaChannelFormatDesc} extent:copy{cudaExtent} numLevels:u32 */
/*:     flags:u32 -> *mipmappedArray:handle return:status@cudaError_t */
TRACE__CALL(trace__cudart, 5, 1, int, trace__cudart_cudaMallocMipmappedArray, "cudaMallocMipmappedArray", (void *mipmappedArray, const void *desc,
    trace__bytes24 extent, uint32_t numLevels, uint32_t flags), (mipmappedArray, desc, extent, numLevels, flags), ((uintptr_t)mipmappedArray,
    (uintptr_t)desc, TRACE__V(extent), (uint64_t)numLevels, (uint64_t)flags),
    "\5\13\2D\24h\20\5 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\2Gextent.width\0G\7height\0G\7depth\0EnumLevels\0Eflags\0MmipmappedArray\0\6Aresult"
    "\0\10a\10\1\0Ed\4\1\2\0T\24\0C\24\0Kd\10\2\2\0T\30\0C\30\0Kc\2\10\0A\2\3\0A\4\4\0Gb\10\0A\2\0Da\4\5\0E")

/*: cudaMemAdvise_v2: devPtr:ptr count:u64 advice:i32@cudaMemoryAdvise location:value{cudaMemLocation} -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 4, 2, int, trace__cudart_cudaMemAdvise_v2, "cudaMemAdvise_v2", (const void *devPtr, uint64_t count, int advice,
    trace__bytes8 location), (devPtr, count, advice, location), ((uintptr_t)devPtr, (uint64_t)count, (uint64_t)advice, TRACE__V(location)),
    "\5\5\1$\148\10\4 LdevPtr\0Gcount\0\6@advice\0\42\6@location.type\0\34F\11id\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Cd\4\3\3\0T\10\0C\10\0"
    "Ka\4\4\0E")

/*: cudaMemPrefetchAsync_v2: devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync_v2, "cudaMemPrefetchAsync_v2", (const void *devPtr, uint64_t count,
    trace__bytes8 location, uint32_t flags, void *stream), (devPtr, count, location, flags, stream), ((uintptr_t)devPtr, (uint64_t)count,
    TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "\5\6\1,\14H\10\5 LdevPtr\0Gcount\0\6@location.type\0\34F\11id\0Eflags\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\4\2\3\0T\10\0C\10\0Kc\2\14"
    "\0A\2\3\0A\4\4\0Ga\4\5\0E")

/*: cudaMemPrefetchAsync_v2_ptsz: devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync_v2_ptsz, "cudaMemPrefetchAsync_v2_ptsz", (const void *devPtr, uint64_t count,
    trace__bytes8 location, uint32_t flags, void *stream), (devPtr, count, location, flags, stream), ((uintptr_t)devPtr, (uint64_t)count,
    TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "\5\6\1,\14H\10\5 LdevPtr\0Gcount\0\6@location.type\0\34F\11id\0Eflags\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\4\2\3\0T\10\0C\10\0Kc\2\14"
    "\0A\2\3\0A\4\4\0Ga\4\5\0E")

TRACE__HOOK(trace__cudart_cudaMemcpy_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[3];
    trace__v[5] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpy2D_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[4];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[6];
    trace__v[8] = (uint64_t)(width * height);
    trace__v[9] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpy2DArrayToArray_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[7];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[8];
    trace__v[10] = (uint64_t)(width * height);
    trace__v[11] = (uint64_t)(trace__cudart_direction((int)kind));
}

/*: cudaMemcpy2DAsync: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind */
/*:     stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__CALL_HOOKED(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DAsync, "cudaMemcpy2DAsync", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__v[9] = (uint64_t)(width * height);
        trace__v[10] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "\5\12\1N\14 \10\10 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\12F\0A\12\0"
    "B\1\10\2\20\3\30\4 \5(\0060\0074\11<\12D\0Ga\4\10\0E")

/*: cudaMemcpy2DAsync_ptsz: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind */
/*:     stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__CALL_HOOKED(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DAsync_ptsz, "cudaMemcpy2DAsync_ptsz", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__v[9] = (uint64_t)(width * height);
        trace__v[10] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "\5\12\1N\14 \10\10 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\12F\0A\12\0"
    "B\1\10\2\20\3\30\4 \5(\0060\0074\11<\12D\0Ga\4\10\0E")

TRACE__HOOK(trace__cudart_cudaMemcpy2DFromArray_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__v[9] = (uint64_t)(width * height);
    trace__v[10] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpy2DFromArrayAsync_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[5];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[6];
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__v[10] = (uint64_t)(width * height);
    trace__v[11] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpyArrayToArray_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[7];
    trace__v[9] = (uint64_t)(trace__cudart_direction((int)kind));
}

/*: cudaMemcpyAsync: dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__CALL_HOOKED(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyAsync, "cudaMemcpyAsync", (void *dst, const void *src, uint64_t count, int kind,
    void *stream), (dst, src, count, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__v[6] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsrc\0\7\202count\0B\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\6&\0A\6\0B\1\10\2\20\3\30\4\34\6$\0Ga\4\5\0E")

/*: cudaMemcpyAsync_ptsz: dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__CALL_HOOKED(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyAsync_ptsz, "cudaMemcpyAsync_ptsz", (void *dst, const void *src, uint64_t count,
    int kind, void *stream), (dst, src, count, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__v[6] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsrc\0\7\202count\0B\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\6&\0A\6\0B\1\10\2\20\3\30\4\34\6$\0Ga\4\5\0E")

TRACE__HOOK(trace__cudart_cudaMemcpyFromArray_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[5];
    trace__v[7] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpyFromArrayAsync_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[5];
    trace__v[8] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpyFromSymbol_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[4];
    trace__v[6] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpyFromSymbolAsync_before)
{
    TRACE__HOOK_VALUE const int kind = (int)trace__v[4];
    trace__v[7] = (uint64_t)(trace__cudart_direction((int)kind));
}

TRACE__HOOK(trace__cudart_cudaMemcpyPeer_before)
{
    trace__v[6] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
}

TRACE__HOOK(trace__cudart_cudaMemcpyPeerAsync_before)
{
    trace__v[7] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
}

TRACE__HOOK(trace__cudart_cudaMemset2D_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[6] = (uint64_t)(width * height);
}

TRACE__HOOK(trace__cudart_cudaMemset2DAsync_before)
{
    TRACE__HOOK_VALUE const uint64_t width = (uint64_t)trace__v[3];
    TRACE__HOOK_VALUE const uint64_t height = (uint64_t)trace__v[4];
    trace__v[7] = (uint64_t)(width * height);
}

/*: cudaMemset3D: pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent} -> return:status@cudaError_t */
TRACE__CALL(trace__cudart, 3, 1, int, trace__cudart_cudaMemset3D, "cudaMemset3D", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent),
    (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)),
    "\5\10\1D\14X\10\3 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0\6Aresult\0\10d\10\0A\2\0T \0"
    "C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Ka\4\3\0E")

/*: cudaMemset3DAsync: pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent} stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 4, 1, int, trace__cudart_cudaMemset3DAsync, "cudaMemset3DAsync", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream),
    "\5\11\1L\14`\10\4 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0Mstream\0\6Aresult\0\10d\10\0"
    "A\2\0T \0C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Ka\10\3\0Ea\4\4\0E")

/*: cudaMemset3DAsync_ptsz: pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent} stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 4, 1, int, trace__cudart_cudaMemset3DAsync_ptsz, "cudaMemset3DAsync_ptsz", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream),
    "\5\11\1L\14`\10\4 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0Mstream\0\6Aresult\0\10d\10\0"
    "A\2\0T \0C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Ka\10\3\0Ea\4\4\0E")

/*: cudaMemset3D_ptds: pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent} -> */
/*:     return:status@cudaError_t */
TRACE__CALL(trace__cudart, 3, 1, int, trace__cudart_cudaMemset3D_ptds, "cudaMemset3D_ptds", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent), (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)),
    "\5\10\1D\14X\10\3 LpitchedDevPtr.ptr\0G\17itch\0G\16xsize\0G\16ysize\0Fvalue\0Gextent.width\0G\7height\0G\7depth\0\6Aresult\0\10d\10\0A\2\0T \0"
    "C \0Ka\4\1\0Ed\10\2\2\0T\30\0C\30\0Ka\4\3\0E")

/*: cudaPeekAtLastError: () -> return:status@cudaError_t */
TRACE__CALL_STRAIGHT(trace__cudart, 0, 3, int, trace__cudart_cudaPeekAtLastError, "cudaPeekAtLastError", (void), (), (0),
    4, !trace__r, (), (TRACE__GIVEN32(trace__r)),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

TRACE__FORWARDING_BEGIN

/*: __cudaGetKernel: kernel entry:ptr -> *kernel:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart___cudaGetKernel, "__cudaGetKernel", (void *kernel, const void *entry), ((uintptr_t)kernel,
    (uintptr_t)entry,),
    "\5\1\2\20\24\10\20\2 Lentry\0Mkernel\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: __cudaInitModule: fatCubinHandle:ptr -> return:char */
TRACE__FORWARD(trace__cudart, 1, 2, int8_t, trace__cudart___cudaInitModule, "__cudaInitModule", (void *fatCubinHandle), ((uintptr_t)fatCubinHandle,),
    "\4\1\1\20\11\10\10\0LfatCubinHandle\0_result\0a\10\0Fa\1\1\0E")

/*: __cudaRegisterFatBinary: fatCubin:ptr -> return:ptr */
TRACE__FORWARD(trace__cudart, 1, 2, void *, trace__cudart___cudaRegisterFatBinary, "__cudaRegisterFatBinary", (void *fatCubin), ((uintptr_t)fatCubin,),
    "\4\1\1\20\20\10\10\0LfatCubin\0Lresult\0a\10\0Fa\10\1\0E")

/*: __cudaRegisterFatBinaryEnd: fatCubinHandle:ptr -> () */
TRACE__FORWARD_VOID(trace__cudart, 1, 2, void, trace__cudart___cudaRegisterFatBinaryEnd, "__cudaRegisterFatBinaryEnd", (void *fatCubinHandle),
    ((uintptr_t)fatCubinHandle,),
    "\4\1\0\20\10\10\0\0LfatCubinHandle\0a\10\0F")

/*: __cudaRegisterFunction: fatCubinHandle:ptr hostFun:ptr deviceFun:ptr deviceName:string thread_limit:i32 tid:ptr */
/*:     bid:ptr bDim:ptr gDim:ptr wSize:ptr -> () */
TRACE__FORWARD_VOID(trace__cudart, 10, 3, void, trace__cudart___cudaRegisterFunction, "__cudaRegisterFunction", (void *fatCubinHandle, const void *hostFun,
    void *deviceFun, const void *deviceName, int32_t thread_limit, void *tid, void *bid, void *bDim, void *gDim, void *wSize), ((uintptr_t)fatCubinHandle,
    (uintptr_t)hostFun, (uintptr_t)deviceFun, (uintptr_t)deviceName, (uint64_t)thread_limit, (uintptr_t)tid, (uintptr_t)bid, (uintptr_t)bDim,
    (uintptr_t)gDim, (uintptr_t)wSize,),
    "\4\12\0\322\2\10P\0\0LfatCubinHandle\0LhostFun\0LdeviceFun\0N\6Name\0Fthread_limit\0Ltid\0Lbid\0LbDim\0LgDim\0LwSize\0c\3\30\0A\4\0B\1\10\2\20\0"
    "A\30\0Ce\10\3\0U\10\0Oc\6,\0A\6\4\0A\5\4\6\14\7\24\10\34\11$\0G")

/*: __cudaRegisterManagedVar: fatCubinHandle:ptr hostVarPtrAddress:ptr deviceAddress:ptr deviceName:string ext:i32 */
/*:     size:u64 constant:i32 global:i32 -> () */
TRACE__FORWARD_VOID(trace__cudart, 8, 3, void, trace__cudart___cudaRegisterManagedVar, "__cudaRegisterManagedVar", (void *fatCubinHandle,
    void *hostVarPtrAddress, void *deviceAddress, const void *deviceName, int32_t ext, uint64_t size, int32_t constant, int32_t global),
    ((uintptr_t)fatCubinHandle, (uintptr_t)hostVarPtrAddress, (uintptr_t)deviceAddress, (uintptr_t)deviceName, (uint64_t)ext, (uint64_t)size,
    (uint64_t)constant, (uint64_t)global,),
    "\4\10\0\272\2\10H\0\0LfatCubinHandle\0LhostVarPtrAddress\0LdeviceAddress\0N\6Name\0Fext\0Gsize\0Fconstant\0Fglobal\0c\3\30\0A\4\0B\1\10\2\20\0A"
    "\30\0Ce\10\3\0U\10\0Oc\4\24\0A\4\4\0A\5\4\6\14\7\20\0C")

/*: __cudaRegisterVar: fatCubinHandle:ptr hostVar:ptr deviceAddress:ptr deviceName:string ext:i32 size:u64 */
/*:     constant:i32 global:i32 -> () */
TRACE__FORWARD_VOID(trace__cudart, 8, 3, void, trace__cudart___cudaRegisterVar, "__cudaRegisterVar", (void *fatCubinHandle, void *hostVar,
    void *deviceAddress, const void *deviceName, int32_t ext, uint64_t size, int32_t constant, int32_t global), ((uintptr_t)fatCubinHandle,
    (uintptr_t)hostVar, (uintptr_t)deviceAddress, (uintptr_t)deviceName, (uint64_t)ext, (uint64_t)size, (uint64_t)constant, (uint64_t)global,),
    "\4\10\0\272\2\10H\0\0LfatCubinHandle\0LhostVar\0LdeviceAddress\0N\6Name\0Fext\0Gsize\0Fconstant\0Fglobal\0c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ce\10\3"
    "\0U\10\0Oc\4\24\0A\4\4\0A\5\4\6\14\7\20\0C")

/*: __cudaUnregisterFatBinary: fatCubinHandle:ptr -> () */
TRACE__FORWARD_VOID(trace__cudart, 1, 2, void, trace__cudart___cudaUnregisterFatBinary, "__cudaUnregisterFatBinary", (void *fatCubinHandle),
    ((uintptr_t)fatCubinHandle,),
    "\4\1\0\20\10\10\0\0LfatCubinHandle\0a\10\0F")

/*: cudaArrayGetInfo: desc extent flags array:handle -> desc:{cudaChannelFormatDesc} extent:{cudaExtent} *flags:u32 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaArrayGetInfo, "cudaArrayGetInfo", (void *desc, void *extent, void *flags, void *array),
    ((uintptr_t)desc, (uintptr_t)extent, (uintptr_t)flags, (uintptr_t)array,),
    "\5\1\14\20L\10p\4 Marray\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\2Lextent\0G\6.width\0G\7height\0G\7depth\0Eflags\0\6Aresult\0\10a\10\3\0Ea\10"
    "\0Fd\4\0A\2\0T\24\0C\24\0Ka\10\1\0Ed\10\1\2\0T\30\0C\30\0Kb\4\2\2\0Da\4\4\0E")

/*: cudaArrayGetMemoryRequirements: memoryRequirements array:handle device:i32 -> */
/*:     memoryRequirements:{cudaArrayMemoryRequirements} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaArrayGetMemoryRequirements, "cudaArrayGetMemoryRequirements", (void *memoryRequirements,
    void *array, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)array, (uint64_t)device,),
    "\5\2\4\24$\208\3 Marray\0Fdevice\0LmemoryRequirements\0G\22.size\0G\23alignment\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Ga\10\0Fd\10\0A\2\0T\20\0"
    "C\20\0Ka\4\3\0E")

/*: cudaArrayGetPlane: pPlaneArray hArray:handle planeIdx:u32 -> *pPlaneArray:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaArrayGetPlane, "cudaArrayGetPlane", (void *pPlaneArray, void *hArray, uint32_t planeIdx),
    ((uintptr_t)pPlaneArray, (uintptr_t)hArray, (uint64_t)planeIdx,),
    "\5\2\2\24\24\20\20\3 MhArray\0EplaneIdx\0MpPlaneArray\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaArrayGetSparseProperties: sparseProperties array:handle -> sparseProperties:{cudaArraySparseProperties} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaArrayGetSparseProperties, "cudaArrayGetSparseProperties", (void *sparseProperties, void *array),
    ((uintptr_t)sparseProperties, (uintptr_t)array,),
    "\5\1\10\0200\108\2 Marray\0LsparseProperties\0E\20.tileExtent.width\0E\34height\0E\34depth\0E\21miptailFirstLevel\0G\30Size\0E\21flags\0\6Ares"
    "ult\0\10a\10\1\0Ea\10\0Fd\4\0A\2\0T\34\0C\34\0Ka\4\2\0E")

/*: cudaChooseDevice (models 1): device prop:{cudaDeviceProp} -> *device:i32 return:status@cudaError_t */
/*: cudaChooseDevice (models 2): device prop:{cudaDeviceProp@cudart-12.9} -> *device:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaChooseDevice, "cudaChooseDevice", (void *device, const void *prop), ((uintptr_t)device,
    (uintptr_t)prop,),
    "\3\1\0\0\0\330\10\134\2\306)\20\210\10\20\2 Lprop\0N\4.name\0P\5uuid.bytes\0P\5luid\0E\11DeviceNodeMask\0G\5totalGlobalMem\0G\5sharedMemPerBlo"
    "ck\0F\5regsPerBlock\0F\5warpSize\0G\5memPitch\0F\6axThreadsPerBlock\0f\17Dim\0f\10GridSize\0G\5totalConstMem\0F\5major\0F\6inor\0G\5textureAli"
    "gnment\0G\14PitchAlignment\0F\5multiProcessorCount\0F\5integrated\0F\5canMapHostMemory\0F\5maxTexture1D\0F\21Mipmap\0f\0172D\0f\21Mipmap\0f\21L"
    "inear\0f\21Gather\0f\0173D\0f\21Alt\0F\17Cubemap\0f\0171DLayered\0f\0172DLayered\0f\17CubemapLayered\0F\10Surface1D\0f\0172D\0f\0173D\0f\0171D"
    "Layered\0f\0172DLayered\0F\17Cubemap\0f\26Layered\0G\5surfaceAlignment\0F\5concurrentKernels\0F\5ECCEnabled\0F\5pciBusID\0F\10DeviceID\0F\11om"
    "ainID\0F\5tccDriver\0F\5asyncEngineCount\0F\5unifiedAddressing\0F\5memoryBusWidth\0F\5l2CacheSize\0F\5persistingL2CacheMaxSize\0F\5maxThreadsP"
    "erMultiProcessor\0F\5streamPrioritiesSupported\0F\5globalL1CacheSupported\0F\5localL1CacheSupported\0G\5sharedMemPerMultiprocessor\0F\5regsPer"
    "Multiprocessor\0F\5managedMemory\0F\5isMultiGpuBoard\0F\5multiGpuBoardGroupID\0F\5hostNativeAtomicSupported\0F\5pageableMemoryAccess\0F\5concu"
    "rrentManagedAccess\0F\7mputePreemptionSupported\0F\6anUseHostPointerForRegisteredMem\0F\6ooperativeLaunch\0G\5sharedMemPerBlockOptin\0F\5pagea"
    "bleMemoryAccessUsesHostPageTables\0F\5directManagedMemAccessFromHost\0F\5maxBlocksPerMultiProcessor\0F\5accessPolicyMaxWindowSize\0F\5hostRegi"
    "sterSupported\0F\5sparseCudaArraySupported\0F\5hostRegisterReadOnlySupported\0F\5timelineSemaphoreInteropSupported\0F\5memoryPoolsSupported\0F"
    "\5gpuDirectRDMASupported\0E\22FlushWritesOptions\0F\22WritesOrdering\0E\5memoryPoolSupportedHandleTypes\0F\5deferredMappingCudaArraySupported\0"
    "F\5ipcEventSupported\0F\5clusterLaunch\0F\5unifiedFunctionPointers\0F\5deviceNumaConfig\0F\17Id\0F\5mpsEnabled\0F\5hostNumaId\0E\5gpuPciDevice"
    "ID\0E\13SubsystemID\0F\5hostNumaMultinodeIpcSupported\0Fdevice\0\6Aresult\0\10a\10\1\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Jh\1\1\0B\1\0C\10\0I\1\1"
    "\0C\20\1\0B\20\0Kh\1\1\0A\20\1\0C\10\0I\1\1\0C\30\1\0B\10\0Kd\4\1\2\30\1\0R\34\1\0B\4\0Kd\10\1\6 \1\0RD\1\0B$\0Kh\4\1\0AD\1\0C\10\0H@\0A\4\0CP"
    "\1\0B\3\0Kh\4\1\0AP\1\0C\10\0H@\0A\4\0C\134\1\0B\3\0Kd\10\1\2`\1\0R\224\1\0B4\0Kh\4\1\0A\224\1\0C\10\0H@\0A\4\0C\234\1\0B\2\0Kh\4\1\0A\234\1\0C"
    "\10\0H@\0A\4\0C\244\1\0B\2\0Kh\4\1\0A\244\1\0C\10\0H@\0A\4\0C\260\1\0B\3\0Kh\4\1\0A\260\1\0C\10\0H@\0A\4\0C\270\1\0B\2\0Kh\4\1\0A\270\1\0C\10\0"
    "H@\0A\4\0C\304\1\0B\3\0Kh\4\1\0A\304\1\0C\10\0H@\0A\4\0C\320\1\0B\3\0Kb\4\1\2\320\1\0Bh\4\1\0A\324\1\0C\10\0H@\0A\4\0C\334\1\0B\2\0Kh\4\1\0A\334\1"
    "\0C\10\0H@\0A\4\0C\350\1\0B\3\0Kh\4\1\0A\350\1\0C\10\0H@\0A\4\0C\360\1\0B\2\0Kb\4\1\2\360\1\0Bh\4\1\0A\364\1\0C\10\0H@\0A\4\0C\374\1\0B\2\0Kh\4"
    "\1\0A\374\1\0C\10\0H@\0A\4\0C\10\2\0B\3\0Kh\4\1\0A\10\2\0C\10\0H@\0A\4\0C\20\2\0B\2\0Kh\4\1\0A\20\2\0C\10\0H@\0A\4\0C\34\2\0B\3\0Kb\4\1\2\34\2\0"
    "Bh\4\1\0A \2\0C\10\0H@\0A\4\0C(\2\0B\2\0Kd\10\1\2(\2\0Rl\2\0BD\0Kd\10\1\6p\2\0R\270\2\0BH\0Kd\4\1\6\300\2\0R\20\3\0BP\0Kb\4\0A\2\0Da\4\2\0E\7\2"
    "\0\0\0\350\10]\2\312)\20\340\7\20\2 Lprop\0N\4.name\0P\5uuid.bytes\0P\5luid\0E\11DeviceNodeMask\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5r"
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
    "e\0F\5hostRegisterSupported\0F\5sparseCudaArraySupported\0F\5hostRegisterReadOnlySupported\0F\5timelineSemaphoreInteropSupported\0F\5memoryPoo"
    "lsSupported\0F\5gpuDirectRDMASupported\0E\22FlushWritesOptions\0F\22WritesOrdering\0E\5memoryPoolSupportedHandleTypes\0F\5deferredMappingCudaA"
    "rraySupported\0F\5ipcEventSupported\0F\5clusterLaunch\0F\5unifiedFunctionPointers\0Fdevice\0\6Aresult\0\10a\10\1\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C"
    "\1\0Jh\1\1\0B\1\0C\10\0I\1\1\0C\20\1\0B\20\0Kh\1\1\0A\20\1\0C\10\0I\1\1\0C\30\1\0B\10\0Kd\4\1\2\30\1\0R\34\1\0B\4\0Kd\10\1\6 \1\0RD\1\0B$\0Kh\4"
    "\1\0AD\1\0C\10\0H@\0A\4\0CP\1\0B\3\0Kh\4\1\0AP\1\0C\10\0H@\0A\4\0C\134\1\0B\3\0Kd\4\1\2\134\1\0R\244\1\0BH\0Kh\4\1\0A\244\1\0C\10\0H@\0A\4\0C\254"
    "\1\0B\2\0Kh\4\1\0A\254\1\0C\10\0H@\0A\4\0C\264\1\0B\2\0Kh\4\1\0A\264\1\0C\10\0H@\0A\4\0C\300\1\0B\3\0Kh\4\1\0A\300\1\0C\10\0H@\0A\4\0C\310\1\0B"
    "\2\0Kh\4\1\0A\310\1\0C\10\0H@\0A\4\0C\324\1\0B\3\0Kh\4\1\0A\324\1\0C\10\0H@\0A\4\0C\340\1\0B\3\0Kb\4\1\2\340\1\0Bh\4\1\0A\344\1\0C\10\0H@\0A\4\0"
    "C\354\1\0B\2\0Kh\4\1\0A\354\1\0C\10\0H@\0A\4\0C\370\1\0B\3\0Kh\4\1\0A\370\1\0C\10\0H@\0A\4\0D\2\0B\2\0Kb\4\1\2\0A\2\0Bh\4\1\0A\4\2\0C\10\0H@\0A"
    "\4\0C\14\2\0B\2\0Kh\4\1\0A\14\2\0C\10\0H@\0A\4\0C\30\2\0B\3\0Kh\4\1\0A\30\2\0C\10\0H@\0A\4\0C \2\0B\2\0Kh\4\1\0A \2\0C\10\0H@\0A\4\0C,\2\0B\3\0"
    "Kb\4\1\2,\2\0Bh\4\1\0A0\2\0C\10\0H@\0A\4\0C8\2\0B\2\0Kd\10\1\28\2\0R\320\2\0B\230\0Kd\4\1\6\330\2\0R\14\3\0B4\0Kb\4\0A\2\0Da\4\2\0E")

/*: cudaCreateSurfaceObject (models 1): pSurfObject pResDesc:{cudaResourceDesc} -> *pSurfObject:u64 */
/*:     return:status@cudaError_t */
/*: cudaCreateSurfaceObject (models 2): pSurfObject pResDesc:{cudaResourceDesc@cudart-12.9} -> *pSurfObject:u64 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaCreateSurfaceObject, "cudaCreateSurfaceObject", (void *pSurfObject, const void *pResDesc),
    ((uintptr_t)pSurfObject, (uintptr_t)pResDesc,),
    "\3\1\0\0\0u\0\4\2\236\2\24@\20\2 LpResDesc\0\6@\10.resType\0$P\14\0E\11flags\0GpSurfObject\0\6Aresult\0\10a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0"
    "I\1\1\0C\210\0C\200\0Kb\4\1\2\210\0Cb\10\0A\2\0Da\4\2\0E\7\2\0\0\0f\0\3\2\232\2\248\20\2 LpResDesc\0\6@\10.resType\0$P\14\0GpSurfObject\0\6Are"
    "sult\0\10a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I\1\1\0C@\0C8\0Kb\10\0A\2\0Da\4\2\0E")

/*: cudaCreateTextureObject (models 1): pTexObject pResDesc:{cudaResourceDesc} pTexDesc:{cudaTextureDesc} */
/*:     pResViewDesc:{cudaResourceViewDesc} -> *pTexObject:u64 return:status@cudaError_t */
/*: cudaCreateTextureObject (models 2): pTexObject pResDesc:{cudaResourceDesc@cudart-12.9} */
/*:     pTexDesc:{cudaTextureDesc} pResViewDesc:{cudaResourceViewDesc} -> *pTexObject:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaCreateTextureObject, "cudaCreateTextureObject", (void *pTexObject, const void *pResDesc,
    const void *pTexDesc, const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "\3\1\0\0\0007\2\33\2\222\7\24\300\2\20\4 LpResDesc\0\6@\10.resType\0$P\14\0E\11flags\0LpTexDesc\0&@\10.addressMode\0*\6@\11filterMode\0+\6@\11r"
    "eadMode\0,F\11sRGB\0i\11borderColor\0F\11normalizedCoords\0E\11maxAnisotropy\0\6@\12ipmapFilterMode\0+I\17LevelBias\0I\13nMipmapLevelClamp\0I\12"
    "axMipmapLevelClamp\0F\11disableTrilinearOptimization\0F\11seamlessCubemap\0LpResViewDesc\0\6@\14.format\0%G\15width\0G\15height\0G\15depth\0E\15"
    "firstMipmapLevel\0E\15lastMipmapLevel\0E\15firstLayer\0E\15lastLayer\0GpTexObject\0\6Aresult\0\10a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I\1\1\0C"
    "\210\0C\200\0Kb\4\1\2\210\0Ca\10\2\0Eh\4\2\0F\10\0H@\0A\4\0C\14\0C\3\0Kd\4\2\2\14\0S\30\0C\14\0Kh\4\2\0A\30\0D\10\0H@\0A\4\0C(\0C\4\0Kd\4\2\2("
    "\0SH\0C \0Ka\10\3\0Ed\4\3\2\0T\4\0C\4\0Kd\10\3\6\10\0S0\0C(\0Kb\10\0A\2\0Da\4\4\0E\7\2\0\0\0(\2\32\2\216\7\24\270\2\20\4 LpResDesc\0\6@\10.res"
    "Type\0$P\14\0LpTexDesc\0&@\10.addressMode\0*\6@\11filterMode\0+\6@\11readMode\0,F\11sRGB\0i\11borderColor\0F\11normalizedCoords\0E\11maxAnisot"
    "ropy\0\6@\12ipmapFilterMode\0+I\17LevelBias\0I\13nMipmapLevelClamp\0I\12axMipmapLevelClamp\0F\11disableTrilinearOptimization\0F\11seamlessCube"
    "map\0LpResViewDesc\0\6@\14.format\0%G\15width\0G\15height\0G\15depth\0E\15firstMipmapLevel\0E\15lastMipmapLevel\0E\15firstLayer\0E\15lastLayer"
    "\0GpTexObject\0\6Aresult\0\10a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I\1\1\0C@\0C8\0Ka\10\2\0Eh\4\2\0F\10\0H@\0A\4\0C\14\0C\3\0Kd\4\2\2\14\0S\30\0"
    "C\14\0Kh\4\2\0A\30\0D\10\0H@\0A\4\0C(\0C\4\0Kd\4\2\2(\0SH\0C \0Ka\10\3\0Ed\4\3\2\0T\4\0C\4\0Kd\10\3\6\10\0S0\0C(\0Kb\10\0A\2\0Da\4\4\0E")

/*: cudaCtxResetPersistingL2Cache: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaCtxResetPersistingL2Cache, "cudaCtxResetPersistingL2Cache", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaDestroyExternalMemory: extMem:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroyExternalMemory, "cudaDestroyExternalMemory", (void *extMem), ((uintptr_t)extMem,),
    "\5\1\1\20\14\10\10\1 MextMem\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaDestroyExternalSemaphore: extSem:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroyExternalSemaphore, "cudaDestroyExternalSemaphore", (void *extSem), ((uintptr_t)extSem,),
    "\5\1\1\20\14\10\10\1 MextSem\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaDestroySurfaceObject: surfObject:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroySurfaceObject, "cudaDestroySurfaceObject", (uint64_t surfObject), ((uint64_t)surfObject,),
    "\5\1\1\20\14\10\10\1 GsurfObject\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaDestroyTextureObject: texObject:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroyTextureObject, "cudaDestroyTextureObject", (uint64_t texObject), ((uint64_t)texObject,),
    "\5\1\1\20\14\10\10\1 GtexObject\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaDeviceCanAccessPeer: canAccessPeer device:i32 peerDevice:i32 -> *canAccessPeer:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceCanAccessPeer, "cudaDeviceCanAccessPeer", (void *canAccessPeer, int32_t device,
    int32_t peerDevice), ((uintptr_t)canAccessPeer, (uint64_t)device, (uint64_t)peerDevice,),
    "\5\2\2\20\20\20\20\3 Fdevice\0FpeerDevice\0FcanAccessPeer\0\6Aresult\0\10c\2\10\0A\2\1\0A\2\4\0Gb\4\0A\2\0Da\4\3\0E")

/*: cudaDeviceDisablePeerAccess: peerDevice:i32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceDisablePeerAccess, "cudaDeviceDisablePeerAccess", (int32_t peerDevice),
    ((uint64_t)peerDevice,),
    "\5\1\1\14\14\10\10\1 FpeerDevice\0\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaDeviceEnablePeerAccess: peerDevice:i32 flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceEnablePeerAccess, "cudaDeviceEnablePeerAccess", (int32_t peerDevice, uint32_t flags),
    ((uint64_t)peerDevice, (uint64_t)flags,),
    "\5\2\1\20\14\20\10\2 FpeerDevice\0Eflags\0\6Aresult\0\10c\2\10\0A\2\0B\1\4\0Ga\4\2\0E")

/*: cudaDeviceFlushGPUDirectRDMAWrites: target:i32@cudaFlushGPUDirectRDMAWritesTarget */
/*:     scope:i32@cudaFlushGPUDirectRDMAWritesScope -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceFlushGPUDirectRDMAWrites, "cudaDeviceFlushGPUDirectRDMAWrites", (int target, int scope),
    ((uint64_t)target, (uint64_t)scope,),
    "\5\2\1\20\14\20\10\2 \6@target\0\15\6@scope\0\14\6Aresult\0\10c\2\10\0A\2\0B\1\4\0Ga\4\2\0E")

/*: cudaDeviceGetAttribute: value attr:i32@cudaDeviceAttr device:i32 -> *value:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetAttribute, "cudaDeviceGetAttribute", (void *value, int attr, int32_t device),
    ((uintptr_t)value, (uint64_t)attr, (uint64_t)device,),
    "\5\2\2\20\20\20\20\3 \6@attr\0\4Fdevice\0Fvalue\0\6Aresult\0\10c\2\10\0A\2\1\0A\2\4\0Gb\4\0A\2\0Da\4\3\0E")

/*: cudaDeviceGetByPCIBusId: device pciBusId:string -> *device:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetByPCIBusId, "cudaDeviceGetByPCIBusId", (void *device, const void *pciBusId),
    ((uintptr_t)device, (uintptr_t)pciBusId,),
    "\5\1\2\216\2\20(\20\2 NpciBusId\0Fdevice\0\6Aresult\0\10e\10\1\0U\10\0Ob\4\0A\2\0Da\4\2\0E")

/*: cudaDeviceGetCacheConfig: pCacheConfig -> *pCacheConfig:i32@cudaFuncCache return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaDeviceGetCacheConfig, "cudaDeviceGetCacheConfig", (void *pCacheConfig),
    ((uintptr_t)pCacheConfig,),
    "\5\0\2\10\20\0\20\1 \6@pCacheConfig\0\17\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaDeviceGetDefaultMemPool: memPool device:i32 -> *memPool:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetDefaultMemPool, "cudaDeviceGetDefaultMemPool", (void *memPool, int32_t device),
    ((uintptr_t)memPool, (uint64_t)device,),
    "\5\1\2\14\24\10\20\2 Fdevice\0MmemPool\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaDeviceGetGraphMemAttribute: device:i32 attr:i32@cudaGraphMemAttributeType value:ptr -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetGraphMemAttribute, "cudaDeviceGetGraphMemAttribute", (int32_t device, int attr,
    void *value), ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\30\14\20\10\3 Fdevice\0\6@attr\0\22Lvalue\0\6Aresult\0\10c\3\20\0A\4\0B\1\4\2\10\0A\20\0Ca\4\3\0E")

/*: cudaDeviceGetHostAtomicCapabilities: capabilities operations[count]:i32@cudaAtomicOperation count:u32 device:i32 */
/*:     -> capabilities[count]:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaDeviceGetHostAtomicCapabilities, "cudaDeviceGetHostAtomicCapabilities", (void *capabilities,
    const void *operations, uint32_t count, int32_t device), ((uintptr_t)capabilities, (uintptr_t)operations, (uint64_t)count, (uint64_t)device,),
    "\5\3\2\226\2\222\280\4 &@operations\0\1Ecount\0Fdevice\0ecapabilities\0\6Aresult\0\10h\4\1\0E\1\4\0H@\0A\4\0C\4\0C\2\0Kc\2\10\0A\2\2\0A\3\4\0G"
    "h\4\0F\1\4\0H@\0A\4\0C\4\0C\2\0Ka\4\4\0E")

/*: cudaDeviceGetLimit: pValue limit:i32@cudaLimit -> *pValue:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetLimit, "cudaDeviceGetLimit", (void *pValue, int limit), ((uintptr_t)pValue,
    (uint64_t)limit,),
    "\5\1\2\14\24\10\20\2 \6@limit\0\30GpValue\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaDeviceGetMemPool: memPool device:i32 -> *memPool:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetMemPool, "cudaDeviceGetMemPool", (void *memPool, int32_t device), ((uintptr_t)memPool,
    (uint64_t)device,),
    "\5\1\2\14\24\10\20\2 Fdevice\0MmemPool\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaDeviceGetNvSciSyncAttributes: nvSciSyncAttrList:ptr device:i32 flags:i32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetNvSciSyncAttributes, "cudaDeviceGetNvSciSyncAttributes", (void *nvSciSyncAttrList,
    int32_t device, int32_t flags), ((uintptr_t)nvSciSyncAttrList, (uint64_t)device, (uint64_t)flags,),
    "\5\3\1\30\14\20\10\3 LnvSciSyncAttrList\0Fdevice\0Fflags\0\6Aresult\0\10c\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: cudaDeviceGetP2PAtomicCapabilities: capabilities operations[count]:i32@cudaAtomicOperation count:u32 */
/*:     srcDevice:i32 dstDevice:i32 -> capabilities[count]:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 3, int, trace__cudart_cudaDeviceGetP2PAtomicCapabilities, "cudaDeviceGetP2PAtomicCapabilities", (void *capabilities,
    const void *operations, uint32_t count, int32_t srcDevice, int32_t dstDevice), ((uintptr_t)capabilities, (uintptr_t)operations, (uint64_t)count,
    (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "\5\4\2\232\2\222\280\5 &@operations\0\1Ecount\0FsrcDevice\0FdstDevice\0ecapabilities\0\6Aresult\0\10h\4\1\0E\1\4\0H@\0A\4\0C\4\0C\2\0Kc\3\14\0A"
    "\4\2\0A\3\4\4\10\0A\14\0Ch\4\0F\1\4\0H@\0A\4\0C\4\0C\2\0Ka\4\5\0E")

/*: cudaDeviceGetP2PAttribute: value attr:i32@cudaDeviceP2PAttr srcDevice:i32 dstDevice:i32 -> *value:i32 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaDeviceGetP2PAttribute, "cudaDeviceGetP2PAttribute", (void *value, int attr, int32_t srcDevice,
    int32_t dstDevice), ((uintptr_t)value, (uint64_t)attr, (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "\5\3\2\24\20\20\20\4 \6@attr\0\6FsrcDevice\0FdstDevice\0Fvalue\0\6Aresult\0\10c\3\14\0A\4\1\0A\2\4\3\10\0A\14\0Cb\4\0A\2\0Da\4\4\0E")

/*: cudaDeviceGetPCIBusId: pciBusId len:i32 device:i32 -> pciBusId[len]:chars return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetPCIBusId, "cudaDeviceGetPCIBusId", (void *pciBusId, int32_t len, int32_t device),
    ((uintptr_t)pciBusId, (uint64_t)len, (uint64_t)device,),
    "\5\2\2\20\222\2\0200\3 Flen\0Fdevice\0NpciBusId\0\6Aresult\0\10c\2\10\0A\2\1\0A\2\4\0Gg\1\0F\1\4\0C\1\0D@\0A\1\0C\1\0C\1\0Ka\4\3\0E")

/*: cudaDeviceGetSharedMemConfig: pConfig -> *pConfig:i32@cudaSharedMemConfig return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaDeviceGetSharedMemConfig, "cudaDeviceGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "\5\0\2\10\20\0\20\1 \6@pConfig\0&\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaDeviceGetStreamPriorityRange: leastPriority greatestPriority -> *leastPriority:i32 *greatestPriority:i32 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetStreamPriorityRange, "cudaDeviceGetStreamPriorityRange", (void *leastPriority,
    void *greatestPriority), ((uintptr_t)leastPriority, (uintptr_t)greatestPriority,),
    "\5\0\3\10\24\0\30\2 FleastPriority\0FgreatestPriority\0\6Aresult\0\10b\4\0A\2\0Db\4\1\2\0Da\4\2\0E")

/*: cudaDeviceGetTexture1DLinearMaxWidth: maxWidthInElements fmtDesc:{cudaChannelFormatDesc} device:i32 -> */
/*:     *maxWidthInElements:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetTexture1DLinearMaxWidth, "cudaDeviceGetTexture1DLinearMaxWidth",
    (void *maxWidthInElements, const void *fmtDesc, int32_t device), ((uintptr_t)maxWidthInElements, (uintptr_t)fmtDesc, (uint64_t)device,),
    "\5\7\2(\248\20\3 LfmtDesc\0F\7.x\0F\10y\0F\10z\0F\10w\0\6@\10f\0\2Fdevice\0GmaxWidthInElements\0\6Aresult\0\10a\10\1\0Ed\4\1\2\0T\24\0C\24\0Ka"
    "\4\2\0Eb\10\0A\2\0Da\4\3\0E")

/*: cudaDeviceGraphMemTrim: device:i32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceGraphMemTrim, "cudaDeviceGraphMemTrim", (int32_t device), ((uint64_t)device,),
    "\5\1\1\14\14\10\10\1 Fdevice\0\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaDeviceRegisterAsyncNotification: device:i32 callbackFunc:ptr userData:ptr callback -> *callback:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaDeviceRegisterAsyncNotification, "cudaDeviceRegisterAsyncNotification", (int32_t device,
    void *callbackFunc, void *userData, void *callback), ((uint64_t)device, (uintptr_t)callbackFunc, (uintptr_t)userData, (uintptr_t)callback,),
    "\5\3\2\34\24\20\20\4 Fdevice\0LcallbackFunc\0LuserData\0Mcallback\0\6Aresult\0\10c\3\24\0A\4\0B\1\4\2\14\0A\24\0Cb\10\3\2\0Da\4\4\0E")

/*: cudaDeviceReset: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaDeviceReset, "cudaDeviceReset", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaDeviceSetCacheConfig: cacheConfig:i32@cudaFuncCache -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceSetCacheConfig, "cudaDeviceSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "\5\1\1\14\14\10\10\1 \6@cacheConfig\0\17\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaDeviceSetGraphMemAttribute: device:i32 attr:i32@cudaGraphMemAttributeType value:ptr -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaDeviceSetGraphMemAttribute, "cudaDeviceSetGraphMemAttribute", (int32_t device, int attr,
    void *value), ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\30\14\20\10\3 Fdevice\0\6@attr\0\22Lvalue\0\6Aresult\0\10c\3\20\0A\4\0B\1\4\2\10\0A\20\0Ca\4\3\0E")

/*: cudaDeviceSetLimit: limit:i32@cudaLimit value:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceSetLimit, "cudaDeviceSetLimit", (int limit, uint64_t value), ((uint64_t)limit,
    (uint64_t)value,),
    "\5\2\1\24\14\20\10\2 \6@limit\0\30Gvalue\0\6Aresult\0\10c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: cudaDeviceSetMemPool: device:i32 memPool:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceSetMemPool, "cudaDeviceSetMemPool", (int32_t device, void *memPool), ((uint64_t)device,
    (uintptr_t)memPool,),
    "\5\2\1\24\14\20\10\2 Fdevice\0MmemPool\0\6Aresult\0\10c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: cudaDeviceSetSharedMemConfig: config:i32@cudaSharedMemConfig -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceSetSharedMemConfig, "cudaDeviceSetSharedMemConfig", (int config), ((uint64_t)config,),
    "\5\1\1\14\14\10\10\1 \6@config\0&\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaDeviceSynchronize: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 1, int, trace__cudart_cudaDeviceSynchronize, "cudaDeviceSynchronize", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaDeviceUnregisterAsyncNotification: device:i32 callback:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceUnregisterAsyncNotification, "cudaDeviceUnregisterAsyncNotification", (int32_t device,
    void *callback), ((uint64_t)device, (uintptr_t)callback,),
    "\5\2\1\24\14\20\10\2 Fdevice\0Mcallback\0\6Aresult\0\10c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: cudaDriverGetVersion: driverVersion -> *driverVersion:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaDriverGetVersion, "cudaDriverGetVersion", (void *driverVersion), ((uintptr_t)driverVersion,),
    "\5\0\2\10\20\0\20\1 FdriverVersion\0\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaEventCreate: event -> *event:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaEventCreate, "cudaEventCreate", (void *event), ((uintptr_t)event,),
    "\5\0\2\10\24\0\20\1 Mevent\0\6Aresult\0\10b\10\0A\2\0Da\4\1\0E")

/*: cudaEventCreateWithFlags: event flags:u32 -> *event:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaEventCreateWithFlags, "cudaEventCreateWithFlags", (void *event, uint32_t flags),
    ((uintptr_t)event, (uint64_t)flags,),
    "\5\1\2\14\24\10\20\2 Eflags\0Mevent\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaEventDestroy: event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaEventDestroy, "cudaEventDestroy", (void *event), ((uintptr_t)event,),
    "\5\1\1\20\14\10\10\1 Mevent\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaEventElapsedTime: ms start:handle end:handle -> *ms:f32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaEventElapsedTime, "cudaEventElapsedTime", (void *ms, void *start, void *end), ((uintptr_t)ms,
    (uintptr_t)start, (uintptr_t)end,),
    "\5\2\2\30\20\20\20\3 Mstart\0Mend\0Ims\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\4\0A\2\0Da\4\3\0E")

/*: cudaEventElapsedTime_v2: ms start:handle end:handle -> *ms:f32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaEventElapsedTime_v2, "cudaEventElapsedTime_v2", (void *ms, void *start, void *end),
    ((uintptr_t)ms, (uintptr_t)start, (uintptr_t)end,),
    "\5\2\2\30\20\20\20\3 Mstart\0Mend\0Ims\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\4\0A\2\0Da\4\3\0E")

/*: cudaEventQuery: event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaEventQuery, "cudaEventQuery", (void *event), ((uintptr_t)event,),
    "\5\1\1\20\14\10\10\1 Mevent\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaEventRecord: event:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaEventRecord, "cudaEventRecord", (void *event, void *stream), ((uintptr_t)event,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 Mevent\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaEventRecordWithFlags: event:handle stream:handle flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaEventRecordWithFlags, "cudaEventRecordWithFlags", (void *event, void *stream, uint32_t flags),
    ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mevent\0Mstream\0Eflags\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaEventRecordWithFlags_ptsz: event:handle stream:handle flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaEventRecordWithFlags_ptsz, "cudaEventRecordWithFlags_ptsz", (void *event, void *stream,
    uint32_t flags), ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mevent\0Mstream\0Eflags\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaEventRecord_ptsz: event:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaEventRecord_ptsz, "cudaEventRecord_ptsz", (void *event, void *stream), ((uintptr_t)event,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 Mevent\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaEventSynchronize: event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaEventSynchronize, "cudaEventSynchronize", (void *event), ((uintptr_t)event,),
    "\5\1\1\20\14\10\10\1 Mevent\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaExternalMemoryGetMappedBuffer: devPtr extMem:handle bufferDesc:{cudaExternalMemoryBufferDesc} -> *devPtr:ptr */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaExternalMemoryGetMappedBuffer, "cudaExternalMemoryGetMappedBuffer", (void *devPtr, void *extMem,
    const void *bufferDesc), ((uintptr_t)devPtr, (uintptr_t)extMem, (uintptr_t)bufferDesc,),
    "\5\5\2,\248\20\3 MextMem\0LbufferDesc\0G\12.offset\0G\13size\0E\13flags\0LdevPtr\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\24\0C\24\0K"
    "b\10\0A\2\0Da\4\3\0E")

/*: cudaExternalMemoryGetMappedMipmappedArray: mipmap extMem:handle */
/*:     mipmapDesc:{cudaExternalMemoryMipmappedArrayDesc} -> *mipmap:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaExternalMemoryGetMappedMipmappedArray, "cudaExternalMemoryGetMappedMipmappedArray",
    (void *mipmap, void *extMem, const void *mipmapDesc), ((uintptr_t)mipmap, (uintptr_t)extMem, (uintptr_t)mipmapDesc,),
    "\5\15\2T\24`\20\3 MextMem\0LmipmapDesc\0G\12.offset\0F\13formatDesc.x\0F\26y\0F\26z\0F\26w\0\6@\26f\0\2G\13extent.width\0G\22height\0G\22depth"
    "\0E\13flags\0E\13numLevels\0M\6\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\34\0C\34\0Kd\10\2\6 \0S@\0C \0Kb\10\0A\2\0Da\4\3\0E")

/*: cudaFree: devPtr:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFree, "cudaFree", (void *devPtr), ((uintptr_t)devPtr,),
    "\5\1\1\20\14\10\10\1 LdevPtr\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaFreeArray: array:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFreeArray, "cudaFreeArray", (void *array), ((uintptr_t)array,),
    "\5\1\1\20\14\10\10\1 Marray\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaFreeAsync: devPtr:ptr hStream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaFreeAsync, "cudaFreeAsync", (void *devPtr, void *hStream), ((uintptr_t)devPtr,
    (uintptr_t)hStream,),
    "\5\2\1\30\14\20\10\2 LdevPtr\0MhStream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaFreeAsync_ptsz: devPtr:ptr hStream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaFreeAsync_ptsz, "cudaFreeAsync_ptsz", (void *devPtr, void *hStream), ((uintptr_t)devPtr,
    (uintptr_t)hStream,),
    "\5\2\1\30\14\20\10\2 LdevPtr\0MhStream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaFreeHost: ptr:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFreeHost, "cudaFreeHost", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaFreeMipmappedArray: mipmappedArray:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFreeMipmappedArray, "cudaFreeMipmappedArray", (void *mipmappedArray),
    ((uintptr_t)mipmappedArray,),
    "\5\1\1\20\14\10\10\1 MmipmappedArray\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaFuncGetAttributes: attr func:ptr -> attr:{cudaFuncAttributes} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaFuncGetAttributes, "cudaFuncGetAttributes", (void *attr, const void *func), ((uintptr_t)attr,
    (uintptr_t)func,),
    "\5\1\22\20`\108\2 Lfunc\0Lattr\0G\4.sharedSizeBytes\0G\5constSizeBytes\0G\5localSizeBytes\0F\5maxThreadsPerBlock\0F\5numRegs\0F\5ptxVersion\0F"
    "\5binaryVersion\0F\5cacheModeCA\0F\5maxDynamicSharedSizeBytes\0F\5preferredShmemCarveout\0F\5clusterDimMustBeSet\0F\5requiredClusterWidth\0F\24H"
    "eight\0F\24Depth\0F\5clusterSchedulingPolicyPreference\0F\5nonPortableClusterSizeAllowed\0\6Aresult\0\10a\10\1\0Ea\10\0Fd\10\0A\2\0TL\0CL\0Ka\4"
    "\2\0E")

/*: cudaFuncGetName: name func:ptr -> *name:string return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaFuncGetName, "cudaFuncGetName", (void *name, const void *func), ((uintptr_t)name,
    (uintptr_t)func,),
    "\5\1\2\20\222\2\0100\2 Lfunc\0Nname\0\6Aresult\0\10a\10\1\0Ef\10\0V\10\0Oa\4\2\0E")

/*: cudaFuncGetParamInfo: func:ptr paramIndex:u64 paramOffset paramSize -> *paramOffset:u64 *paramSize:u64 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaFuncGetParamInfo, "cudaFuncGetParamInfo", (const void *func, uint64_t paramIndex,
    void *paramOffset, void *paramSize), ((uintptr_t)func, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize,),
    "\5\2\3\30\34\20\30\4 Lfunc\0GparamIndex\0G\5Offset\0G\5Size\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\3\2\0Da\4\4\0E")

/*: cudaFuncSetAttribute: func:ptr attr:i32@cudaFuncAttribute value:i32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaFuncSetAttribute, "cudaFuncSetAttribute", (const void *func, int attr, int32_t value),
    ((uintptr_t)func, (uint64_t)attr, (uint64_t)value,),
    "\5\3\1\30\14\20\10\3 Lfunc\0\6@attr\0\16Fvalue\0\6Aresult\0\10c\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: cudaFuncSetCacheConfig: func:ptr cacheConfig:i32@cudaFuncCache -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaFuncSetCacheConfig, "cudaFuncSetCacheConfig", (const void *func, int cacheConfig),
    ((uintptr_t)func, (uint64_t)cacheConfig,),
    "\5\2\1\24\14\20\10\2 Lfunc\0\6@cacheConfig\0\17\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaFuncSetSharedMemConfig: func:ptr config:i32@cudaSharedMemConfig -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaFuncSetSharedMemConfig, "cudaFuncSetSharedMemConfig", (const void *func, int config),
    ((uintptr_t)func, (uint64_t)config,),
    "\5\2\1\24\14\20\10\2 Lfunc\0\6@config\0&\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGetChannelDesc: desc array:handle -> desc:{cudaChannelFormatDesc} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetChannelDesc, "cudaGetChannelDesc", (void *desc, const void *array), ((uintptr_t)desc,
    (uintptr_t)array,),
    "\5\1\7\20(\108\2 Marray\0Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\2\6Aresult\0\10a\10\1\0Ea\10\0Fd\4\0A\2\0T\24\0C\24\0Ka\4\2\0E")

/*: cudaGetDeviceCount: count -> *count:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaGetDeviceCount, "cudaGetDeviceCount", (void *count), ((uintptr_t)count,),
    "\5\0\2\10\20\0\20\1 Fcount\0\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaGetDeviceFlags: flags -> *flags:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaGetDeviceFlags, "cudaGetDeviceFlags", (void *flags), ((uintptr_t)flags,),
    "\5\0\2\10\20\0\20\1 Eflags\0\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaGetDeviceProperties: prop device:i32 -> prop:{cudaDeviceProp} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetDeviceProperties, "cudaGetDeviceProperties", (void *prop, int32_t device), ((uintptr_t)prop,
    (uint64_t)device,),
    "\5\1]\14\312)\10\220\10\2 Fdevice\0Lprop\0N\4.name\0P\5uuid.bytes\0P\5luid\0E\11DeviceNodeMask\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5re"
    "gsPerBlock\0F\5warpSize\0G\5memPitch\0F\6axThreadsPerBlock\0f\17Dim\0f\10GridSize\0G\5totalConstMem\0F\5major\0F\6inor\0G\5textureAlignment\0G"
    "\14PitchAlignment\0F\5multiProcessorCount\0F\5integrated\0F\5canMapHostMemory\0F\5maxTexture1D\0F\21Mipmap\0f\0172D\0f\21Mipmap\0f\21Linear\0f"
    "\21Gather\0f\0173D\0f\21Alt\0F\17Cubemap\0f\0171DLayered\0f\0172DLayered\0f\17CubemapLayered\0F\10Surface1D\0f\0172D\0f\0173D\0f\0171DLayered\0"
    "f\0172DLayered\0F\17Cubemap\0f\26Layered\0G\5surfaceAlignment\0F\5concurrentKernels\0F\5ECCEnabled\0F\5pciBusID\0F\10DeviceID\0F\11omainID\0F\5"
    "tccDriver\0F\5asyncEngineCount\0F\5unifiedAddressing\0F\5memoryBusWidth\0F\5l2CacheSize\0F\5persistingL2CacheMaxSize\0F\5maxThreadsPerMultiPro"
    "cessor\0F\5streamPrioritiesSupported\0F\5globalL1CacheSupported\0F\5localL1CacheSupported\0G\5sharedMemPerMultiprocessor\0F\5regsPerMultiproce"
    "ssor\0F\5managedMemory\0F\5isMultiGpuBoard\0F\5multiGpuBoardGroupID\0F\5hostNativeAtomicSupported\0F\5pageableMemoryAccess\0F\5concurrentManag"
    "edAccess\0F\7mputePreemptionSupported\0F\6anUseHostPointerForRegisteredMem\0F\6ooperativeLaunch\0G\5sharedMemPerBlockOptin\0F\5pageableMemoryA"
    "ccessUsesHostPageTables\0F\5directManagedMemAccessFromHost\0F\5maxBlocksPerMultiProcessor\0F\5accessPolicyMaxWindowSize\0F\5hostRegisterSuppor"
    "ted\0F\5sparseCudaArraySupported\0F\5hostRegisterReadOnlySupported\0F\5timelineSemaphoreInteropSupported\0F\5memoryPoolsSupported\0F\5gpuDirec"
    "tRDMASupported\0E\22FlushWritesOptions\0F\22WritesOrdering\0E\5memoryPoolSupportedHandleTypes\0F\5deferredMappingCudaArraySupported\0F\5ipcEve"
    "ntSupported\0F\5clusterLaunch\0F\5unifiedFunctionPointers\0F\5deviceNumaConfig\0F\17Id\0F\5mpsEnabled\0F\5hostNumaId\0E\5gpuPciDeviceID\0E\13S"
    "ubsystemID\0F\5hostNumaMultinodeIpcSupported\0\6Aresult\0\10a\4\1\0Ea\10\0Fg\1\0G\10\0H@\0A\1\0D\1\0C\1\0Jh\1\0C\1\0C\10\0I\1\1\0C\20\1\0B\20\0"
    "Kh\1\0B\20\1\0C\10\0I\1\1\0C\30\1\0B\10\0Kd\4\0A\2\30\1\0R\34\1\0B\4\0Kd\10\0A\6 \1\0RD\1\0B$\0Kh\4\0BD\1\0C\10\0H@\0A\4\0CP\1\0B\3\0Kh\4\0BP\1"
    "\0C\10\0H@\0A\4\0C\134\1\0B\3\0Kd\10\0A\2`\1\0R\224\1\0B4\0Kh\4\0B\224\1\0C\10\0H@\0A\4\0C\234\1\0B\2\0Kh\4\0B\234\1\0C\10\0H@\0A\4\0C\244\1\0B"
    "\2\0Kh\4\0B\244\1\0C\10\0H@\0A\4\0C\260\1\0B\3\0Kh\4\0B\260\1\0C\10\0H@\0A\4\0C\270\1\0B\2\0Kh\4\0B\270\1\0C\10\0H@\0A\4\0C\304\1\0B\3\0Kh\4\0B"
    "\304\1\0C\10\0H@\0A\4\0C\320\1\0B\3\0Kb\4\0A\2\320\1\0Bh\4\0B\324\1\0C\10\0H@\0A\4\0C\334\1\0B\2\0Kh\4\0B\334\1\0C\10\0H@\0A\4\0C\350\1\0B\3\0K"
    "h\4\0B\350\1\0C\10\0H@\0A\4\0C\360\1\0B\2\0Kb\4\0A\2\360\1\0Bh\4\0B\364\1\0C\10\0H@\0A\4\0C\374\1\0B\2\0Kh\4\0B\374\1\0C\10\0H@\0A\4\0C\10\2\0B"
    "\3\0Kh\4\0B\10\2\0C\10\0H@\0A\4\0C\20\2\0B\2\0Kh\4\0B\20\2\0C\10\0H@\0A\4\0C\34\2\0B\3\0Kb\4\0A\2\34\2\0Bh\4\0B \2\0C\10\0H@\0A\4\0C(\2\0B\2\0K"
    "d\10\0A\2(\2\0Rl\2\0BD\0Kd\10\0A\6p\2\0R\270\2\0BH\0Kd\4\0A\6\300\2\0R\20\3\0BP\0Ka\4\2\0E")

/*: cudaGetDeviceProperties_v2: prop device:i32 -> prop:{cudaDeviceProp@cudart-12.9} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetDeviceProperties_v2, "cudaGetDeviceProperties_v2", (void *prop, int32_t device),
    ((uintptr_t)prop, (uint64_t)device,),
    "\5\1^\14\316)\10\350\7\2 Fdevice\0Lprop\0N\4.name\0P\5uuid.bytes\0P\5luid\0E\11DeviceNodeMask\0G\5totalGlobalMem\0G\5sharedMemPerBlock\0F\5reg"
    "sPerBlock\0F\5warpSize\0G\5memPitch\0F\6axThreadsPerBlock\0f\17Dim\0f\10GridSize\0F\5clockRate\0G\5totalConstMem\0F\5major\0F\6inor\0G\5textur"
    "eAlignment\0G\14PitchAlignment\0F\5deviceOverlap\0F\5multiProcessorCount\0F\5kernelExecTimeoutEnabled\0F\5integrated\0F\5canMapHostMemory\0F\6o"
    "mputeMode\0F\5maxTexture1D\0F\21Mipmap\0F\21Linear\0f\0172D\0f\21Mipmap\0f\21Linear\0f\21Gather\0f\0173D\0f\21Alt\0F\17Cubemap\0f\0171DLayered"
    "\0f\0172DLayered\0f\17CubemapLayered\0F\10Surface1D\0f\0172D\0f\0173D\0f\0171DLayered\0f\0172DLayered\0F\17Cubemap\0f\26Layered\0G\5surfaceAli"
    "gnment\0F\5concurrentKernels\0F\5ECCEnabled\0F\5pciBusID\0F\10DeviceID\0F\11omainID\0F\5tccDriver\0F\5asyncEngineCount\0F\5unifiedAddressing\0F"
    "\5memoryClockRate\0F\13BusWidth\0F\5l2CacheSize\0F\5persistingL2CacheMaxSize\0F\5maxThreadsPerMultiProcessor\0F\5streamPrioritiesSupported\0F\5"
    "globalL1CacheSupported\0F\5localL1CacheSupported\0G\5sharedMemPerMultiprocessor\0F\5regsPerMultiprocessor\0F\5managedMemory\0F\5isMultiGpuBoar"
    "d\0F\5multiGpuBoardGroupID\0F\5hostNativeAtomicSupported\0F\5singleToDoublePrecisionPerfRatio\0F\5pageableMemoryAccess\0F\5concurrentManagedAc"
    "cess\0F\7mputePreemptionSupported\0F\6anUseHostPointerForRegisteredMem\0F\6ooperativeLaunch\0F\20MultiDeviceLaunch\0G\5sharedMemPerBlockOptin\0"
    "F\5pageableMemoryAccessUsesHostPageTables\0F\5directManagedMemAccessFromHost\0F\5maxBlocksPerMultiProcessor\0F\5accessPolicyMaxWindowSize\0F\5h"
    "ostRegisterSupported\0F\5sparseCudaArraySupported\0F\5hostRegisterReadOnlySupported\0F\5timelineSemaphoreInteropSupported\0F\5memoryPoolsSuppo"
    "rted\0F\5gpuDirectRDMASupported\0E\22FlushWritesOptions\0F\22WritesOrdering\0E\5memoryPoolSupportedHandleTypes\0F\5deferredMappingCudaArraySup"
    "ported\0F\5ipcEventSupported\0F\5clusterLaunch\0F\5unifiedFunctionPointers\0\6Aresult\0\10a\4\1\0Ea\10\0Fg\1\0G\10\0H@\0A\1\0D\1\0C\1\0Jh\1\0C"
    "\1\0C\10\0I\1\1\0C\20\1\0B\20\0Kh\1\0B\20\1\0C\10\0I\1\1\0C\30\1\0B\10\0Kd\4\0A\2\30\1\0R\34\1\0B\4\0Kd\10\0A\6 \1\0RD\1\0B$\0Kh\4\0BD\1\0C\10\0"
    "H@\0A\4\0CP\1\0B\3\0Kh\4\0BP\1\0C\10\0H@\0A\4\0C\134\1\0B\3\0Kd\4\0A\2\134\1\0R\244\1\0BH\0Kh\4\0B\244\1\0C\10\0H@\0A\4\0C\254\1\0B\2\0Kh\4\0B"
    "\254\1\0C\10\0H@\0A\4\0C\264\1\0B\2\0Kh\4\0B\264\1\0C\10\0H@\0A\4\0C\300\1\0B\3\0Kh\4\0B\300\1\0C\10\0H@\0A\4\0C\310\1\0B\2\0Kh\4\0B\310\1\0C\10"
    "\0H@\0A\4\0C\324\1\0B\3\0Kh\4\0B\324\1\0C\10\0H@\0A\4\0C\340\1\0B\3\0Kb\4\0A\2\340\1\0Bh\4\0B\344\1\0C\10\0H@\0A\4\0C\354\1\0B\2\0Kh\4\0B\354\1"
    "\0C\10\0H@\0A\4\0C\370\1\0B\3\0Kh\4\0B\370\1\0C\10\0H@\0A\4\0D\2\0B\2\0Kb\4\0A\2\0A\2\0Bh\4\0B\4\2\0C\10\0H@\0A\4\0C\14\2\0B\2\0Kh\4\0B\14\2\0C"
    "\10\0H@\0A\4\0C\30\2\0B\3\0Kh\4\0B\30\2\0C\10\0H@\0A\4\0C \2\0B\2\0Kh\4\0B \2\0C\10\0H@\0A\4\0C,\2\0B\3\0Kb\4\0A\2,\2\0Bh\4\0B0\2\0C\10\0H@\0A"
    "\4\0C8\2\0B\2\0Kd\10\0A\28\2\0R\320\2\0B\230\0Kd\4\0A\6\330\2\0R\14\3\0B4\0Ka\4\2\0E")

/*: cudaGetDriverEntryPoint: symbol:string funcPtr flags:u64 driverStatus -> *funcPtr:ptr */
/*:     *driverStatus:i32@cudaDriverEntryPointQueryResult return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGetDriverEntryPoint, "cudaGetDriverEntryPoint", (const void *symbol, void *funcPtr,
    uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPoint_after, (),
    "\5\2\3\226\2\0300\30\4 Nsymbol\0Gflags\0LfuncPtr\0\6@driverStatus\0\7\6Aresult\0\10e\10\0V\10\0Oa\10\2\0Eb\10\1\2\0Db\4\3\2\0Da\4\4\0E")

/*: cudaGetDriverEntryPointByVersion: symbol:string funcPtr cudaVersion:u32 flags:u64 driverStatus -> *funcPtr:ptr */
/*:     *driverStatus:i32@cudaDriverEntryPointQueryResult return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 3, int, trace__cudart_cudaGetDriverEntryPointByVersion, "cudaGetDriverEntryPointByVersion", (const void *symbol,
    void *funcPtr, uint32_t cudaVersion, uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)cudaVersion,
    (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPointByVersion_after, (),
    "\5\3\3\232\2\308\30\5 Nsymbol\0EcudaVersion\0Gflags\0LfuncPtr\0\6@driverStatus\0\7\6Aresult\0\10e\10\0V\10\0Oc\2\14\0A\2\2\0A\3\4\0Gb\10\1\2\0D"
    "b\4\4\2\0Da\4\5\0E")

/*: cudaGetDriverEntryPointByVersion_ptsz: symbol:string funcPtr cudaVersion:u32 flags:u64 driverStatus -> */
/*:     *funcPtr:ptr *driverStatus:i32@cudaDriverEntryPointQueryResult return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 3, int, trace__cudart_cudaGetDriverEntryPointByVersion_ptsz, "cudaGetDriverEntryPointByVersion_ptsz",
    (const void *symbol, void *funcPtr, uint32_t cudaVersion, uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr,
    (uint64_t)cudaVersion, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPointByVersion_ptsz_after, (),
    "\5\3\3\232\2\308\30\5 Nsymbol\0EcudaVersion\0Gflags\0LfuncPtr\0\6@driverStatus\0\7\6Aresult\0\10e\10\0V\10\0Oc\2\14\0A\2\2\0A\3\4\0Gb\10\1\2\0D"
    "b\4\4\2\0Da\4\5\0E")

/*: cudaGetDriverEntryPoint_ptsz: symbol:string funcPtr flags:u64 driverStatus -> *funcPtr:ptr */
/*:     *driverStatus:i32@cudaDriverEntryPointQueryResult return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGetDriverEntryPoint_ptsz, "cudaGetDriverEntryPoint_ptsz", (const void *symbol,
    void *funcPtr, uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPoint_ptsz_after, (),
    "\5\2\3\226\2\0300\30\4 Nsymbol\0Gflags\0LfuncPtr\0\6@driverStatus\0\7\6Aresult\0\10e\10\0V\10\0Oa\10\2\0Eb\10\1\2\0Db\4\3\2\0Da\4\4\0E")

/*: cudaGetErrorName: error:i32@cudaError_t -> return:string */
TRACE__FORWARD(trace__cudart, 1, 3, const void *, trace__cudart_cudaGetErrorName, "cudaGetErrorName", (int error), ((uint64_t)error,),
    "\4\1\1\14\216\2\10(\0\6@error\0\10Nresult\0a\4\0Fe\10\1\0U\10\0O")

/*: cudaGetErrorString: error:i32@cudaError_t -> return:string */
TRACE__FORWARD(trace__cudart, 1, 3, const void *, trace__cudart_cudaGetErrorString, "cudaGetErrorString", (int error), ((uint64_t)error,),
    "\4\1\1\14\216\2\10(\0\6@error\0\10Nresult\0a\4\0Fe\10\1\0U\10\0O")

/*: cudaGetExportTable: ppExportTable pExportTableId:{CUuuid_st} -> *ppExportTable:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetExportTable, "cudaGetExportTable", (void *ppExportTable, const void *pExportTableId),
    ((uintptr_t)ppExportTable, (uintptr_t)pExportTableId,),
    "\5\2\2\226\2\0240\20\2 LpExportTableId\0P\16.bytes\0LppExportTable\0\6Aresult\0\10a\10\1\0Eh\1\1\0F\10\0I\1\1\0C\20\0C\20\0Kb\10\0A\2\0Da\4\2\0"
    "E")

/*: cudaGetFuncBySymbol: functionPtr symbolPtr:ptr -> *functionPtr:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetFuncBySymbol, "cudaGetFuncBySymbol", (void *functionPtr, const void *symbolPtr),
    ((uintptr_t)functionPtr, (uintptr_t)symbolPtr,),
    "\5\1\2\20\24\10\20\2 LsymbolPtr\0MfunctionPtr\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGetKernel: kernelPtr entryFuncAddr:ptr -> *kernelPtr:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetKernel, "cudaGetKernel", (void *kernelPtr, const void *entryFuncAddr), ((uintptr_t)kernelPtr,
    (uintptr_t)entryFuncAddr,),
    "\5\1\2\20\24\10\20\2 LentryFuncAddr\0MkernelPtr\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGetMipmappedArrayLevel: levelArray mipmappedArray:handle level:u32 -> *levelArray:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGetMipmappedArrayLevel, "cudaGetMipmappedArrayLevel", (void *levelArray,
    const void *mipmappedArray, uint32_t level), ((uintptr_t)levelArray, (uintptr_t)mipmappedArray, (uint64_t)level,),
    "\5\2\2\24\24\20\20\3 MmipmappedArray\0Elevel\0M\5Array\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaGetSurfaceObjectResourceDesc (models 1): pResDesc surfObject:u64 -> pResDesc:{cudaResourceDesc} */
/*:     return:status@cudaError_t */
/*: cudaGetSurfaceObjectResourceDesc (models 2): pResDesc surfObject:u64 -> pResDesc:{cudaResourceDesc@cudart-12.9} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetSurfaceObjectResourceDesc, "cudaGetSurfaceObjectResourceDesc", (void *pResDesc,
    uint64_t surfObject), ((uintptr_t)pResDesc, (uint64_t)surfObject,),
    "\3\1\0\0\0r\0\1\5\20\242\2\10H\2 GsurfObject\0LpResDesc\0\6@\10.resType\0$P\14\0E\11flags\0\6Aresult\0\10a\10\1\0Ea\10\0Fb\4\0A\2\0Dh\1\0B\10\0"
    "D\10\0I\1\1\0C\210\0C\200\0Kb\4\0A\2\210\0Ca\4\2\0E\7\2\0\0\0b\0\1\4\20\236\2\10@\2 GsurfObject\0LpResDesc\0\6@\10.resType\0$P\14\0\6Aresult\0\10"
    "a\10\1\0Ea\10\0Fb\4\0A\2\0Dh\1\0B\10\0D\10\0I\1\1\0C@\0C8\0Ka\4\2\0E")

/*: cudaGetSymbolAddress: devPtr symbol:ptr -> *devPtr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetSymbolAddress, "cudaGetSymbolAddress", (void *devPtr, const void *symbol),
    ((uintptr_t)devPtr, (uintptr_t)symbol,),
    "\5\1\2\20\24\10\20\2 Lsymbol\0LdevPtr\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGetSymbolSize: size symbol:ptr -> *size:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetSymbolSize, "cudaGetSymbolSize", (void *size, const void *symbol), ((uintptr_t)size,
    (uintptr_t)symbol,),
    "\5\1\2\20\24\10\20\2 Lsymbol\0Gsize\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGetTextureObjectResourceDesc (models 1): pResDesc texObject:u64 -> pResDesc:{cudaResourceDesc} */
/*:     return:status@cudaError_t */
/*: cudaGetTextureObjectResourceDesc (models 2): pResDesc texObject:u64 -> pResDesc:{cudaResourceDesc@cudart-12.9} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetTextureObjectResourceDesc, "cudaGetTextureObjectResourceDesc", (void *pResDesc,
    uint64_t texObject), ((uintptr_t)pResDesc, (uint64_t)texObject,),
    "\3\1\0\0\0q\0\1\5\20\242\2\10H\2 GtexObject\0LpResDesc\0\6@\10.resType\0$P\14\0E\11flags\0\6Aresult\0\10a\10\1\0Ea\10\0Fb\4\0A\2\0Dh\1\0B\10\0D"
    "\10\0I\1\1\0C\210\0C\200\0Kb\4\0A\2\210\0Ca\4\2\0E\7\2\0\0\0a\0\1\4\20\236\2\10@\2 GtexObject\0LpResDesc\0\6@\10.resType\0$P\14\0\6Aresult\0\10a"
    "\10\1\0Ea\10\0Fb\4\0A\2\0Dh\1\0B\10\0D\10\0I\1\1\0C@\0C8\0Ka\4\2\0E")

/*: cudaGetTextureObjectResourceViewDesc: pResViewDesc texObject:u64 -> pResViewDesc:{cudaResourceViewDesc} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetTextureObjectResourceViewDesc, "cudaGetTextureObjectResourceViewDesc", (void *pResViewDesc,
    uint64_t texObject), ((uintptr_t)pResViewDesc, (uint64_t)texObject,),
    "\5\1\12\20@\10`\2 GtexObject\0LpResViewDesc\0\6@\14.format\0%G\15width\0G\15height\0G\15depth\0E\15firstMipmapLevel\0E\15lastMipmapLevel\0E\15f"
    "irstLayer\0E\15lastLayer\0\6Aresult\0\10a\10\1\0Ea\10\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S0\0C(\0Ka\4\2\0E")

/*: cudaGetTextureObjectTextureDesc: pTexDesc texObject:u64 -> pTexDesc:{cudaTextureDesc} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetTextureObjectTextureDesc, "cudaGetTextureObjectTextureDesc", (void *pTexDesc,
    uint64_t texObject), ((uintptr_t)pTexDesc, (uint64_t)texObject,),
    "\5\1\17\20\314\4\10\260\1\2 GtexObject\0LpTexDesc\0&@\10.addressMode\0*\6@\11filterMode\0+\6@\11readMode\0,F\11sRGB\0i\11borderColor\0F\11norm"
    "alizedCoords\0E\11maxAnisotropy\0\6@\12ipmapFilterMode\0+I\17LevelBias\0I\13nMipmapLevelClamp\0I\12axMipmapLevelClamp\0F\11disableTrilinearOpt"
    "imization\0F\11seamlessCubemap\0\6Aresult\0\10a\10\1\0Ea\10\0Fh\4\0G\10\0H@\0A\4\0C\14\0C\3\0Kd\4\0A\2\14\0S\30\0C\14\0Kh\4\0B\30\0D\10\0H@\0A"
    "\4\0C(\0C\4\0Kd\4\0A\2(\0SH\0C \0Ka\4\2\0E")

/*: cudaGraphAddChildGraphNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     childGraph:handle -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddChildGraphNode, "cudaGraphAddChildGraphNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *childGraph), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)childGraph,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0MchildGraph\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0"
    "C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddDependencies (models 1): graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     edgeData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 -> return:status@cudaError_t */
/*: cudaGraphAddDependencies (models 2): graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     numDependencies:u64 _ -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddDependencies, "cudaGraphAddDependencies", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0\327\0\7\1\346\10\14\330\1\10\5 Mgraph\0mfrom\0mto\0aedgeData.from_port\0a\11to_port\0a\12ype\0GnumDependencies\0\6Aresult\0\10a\10\0"
    "Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10\0H\20\0A"
    "\10\0C\2\0C\4\0Kh\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Ka\10\4\0Ea\4\5\0E\7\2\0\0\0m\0\4\1\244\10\14`\10\5 Mgraph\0mfrom\0mto\0GnumDependen"
    "cies\0\6Aresult\0\10a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3\0Ea\4\5\0E")

/*: cudaGraphAddDependencies_v2: graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     edgeData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddDependencies_v2, "cudaGraphAddDependencies_v2", (void *graph, const void *from,
    const void *to, const void *edgeData, uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData,
    (uint64_t)numDependencies,),
    "\5\7\1\346\10\14\330\1\10\5 Mgraph\0mfrom\0mto\0aedgeData.from_port\0a\11to_port\0a\12ype\0GnumDependencies\0\6Aresult\0\10a\10\0Fh\10\1\0E\1\10"
    "\0H@\0A\10\0C\10\0C\4\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\4\0K"
    "h\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Ka\10\4\0Ea\4\5\0E")

/*: cudaGraphAddEmptyNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 -> */
/*:     *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphAddEmptyNode, "cudaGraphAddEmptyNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,),
    "\5\3\2\236\4\248\20\4 Mgraph\0mpDependencies\0GnumDependencies\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3"
    "\0Eb\10\0A\2\0Da\4\4\0E")

/*: cudaGraphAddEventRecordNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     event:handle -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddEventRecordNode, "cudaGraphAddEventRecordNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0Mevent\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddEventWaitNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     event:handle -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddEventWaitNode, "cudaGraphAddEventWaitNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0Mevent\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddExternalSemaphoresSignalNode: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 nodeParams:{cudaExternalSemaphoreSignalNodeParams} -> *pGraphNode:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddExternalSemaphoresSignalNode, "cudaGraphAddExternalSemaphoresSignalNode",
    (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\7\2\272\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0MpGraphNode\0\6"
    "Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\24\0C\24\0Kb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddExternalSemaphoresWaitNode: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 nodeParams:{cudaExternalSemaphoreWaitNodeParams} -> *pGraphNode:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddExternalSemaphoresWaitNode, "cudaGraphAddExternalSemaphoresWaitNode", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\7\2\272\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0MpGraphNode\0\6"
    "Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\24\0C\24\0Kb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddHostNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pNodeParams:{cudaHostNodeParams} -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddHostNode, "cudaGraphAddHostNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "\5\6\2\266\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpNodeParams\0L\13.fn\0L\14userData\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2"
    "\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\20\0C\20\0Kb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddKernelNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pNodeParams:{cudaKernelNodeParams} -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddKernelNode, "cudaGraphAddKernelNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "\5\16\2\332\4\24\220\1\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpNodeParams\0L\13.func\0E\14gridDim.x\0E\24y\0E\24z\0E\14blockDim.x\0E\25"
    "y\0E\25z\0E\14sharedMemBytes\0L\14kernelParams\0L\14extra\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A"
    "\2\3\0A\4\10\0Gd\10\4\2\0T$\0C$\0Kd\10\4\6(\0S8\0C\20\0Kb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddMemAllocNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     nodeParams:{cudaMemAllocNodeParams} -> *pGraphNode:handle nodeParams:{cudaMemAllocNodeParams} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemAllocNode, "cudaGraphAddMemAllocNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\17\16\350\4^\220\1h\5 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0\6@\12.poolProps.allocType\0\33\6@\25handleTypes\0\32\6@\25loc"
    "ation.type\0\34F\36id\0L\25win32SecurityAttributes\0G\25maxSize\0C\25usage\0L\13accessDescs\0G\25Count\0G\13bytesize\0L\13dptr\0MpGraphNode\0L"
    "nodeParams\0\6@\12.poolProps.allocType\0\33\6@\25handleTypes\0\32\6@\25location.type\0\34F\36id\0L\25win32SecurityAttributes\0G\25maxSize\0C\25u"
    "sage\0L\13accessDescs\0G\25Count\0G\13bytesize\0L\13dptr\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0G"
    "d\4\4\2\0T\42\0C\42\0Kd\10\4\6X\0Sx\0C \0Kb\10\0A\2\0Da\10\4\0Ed\4\4\2\0T\42\0C\42\0Kd\10\4\6X\0Sx\0C \0Ka\4\5\0E")

/*: cudaGraphAddMemFreeNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     dptr:ptr -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemFreeNode, "cudaGraphAddMemFreeNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dptr), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)dptr,),
    "\5\4\2\246\4\24@\20\5 Mgraph\0mpDependencies\0GnumDependencies\0Ldptr\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0"
    "Kc\2\20\0A\2\3\0A\4\10\0Gb\10\0A\2\0Da\4\5\0E")

/*: cudaGraphAddMemcpyNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pCopyParams:{cudaMemcpy3DParms} -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemcpyNode, "cudaGraphAddMemcpyNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pCopyParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pCopyParams,),
    "\5\30\2\302\5\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpCopyParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G"
    "\23xsize\0G\23ysize\0M\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23dept"
    "h\0\6@\14kind\0 MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T\234\0C\234\0Kb\10\0"
    "A\2\0Da\4\5\0E")

/*: cudaGraphAddMemcpyNode1D: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     dst:ptr src:ptr count:u64 kind:i32@cudaMemcpyKind -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 2, int, trace__cudart_cudaGraphAddMemcpyNode1D, "cudaGraphAddMemcpyNode1D", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "\5\7\2\272\4\24H\20\10 Mgraph\0mpDependencies\0GnumDependencies\0Ldst\0Lsrc\0Gcount\0\6@kind\0 MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10"
    "\0H@\0A\10\0C\10\0C\3\0Kc\5$\0A\6\3\0A\4\10\5\20\6\30\7 \0A$\0Gb\10\0A\2\0Da\4\10\0E")

/*: cudaGraphAddMemcpyNodeFromSymbol: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 dst:ptr symbol:ptr count:u64 offset:u64 kind:i32@cudaMemcpyKind -> *pGraphNode:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 9, 2, int, trace__cudart_cudaGraphAddMemcpyNodeFromSymbol, "cudaGraphAddMemcpyNodeFromSymbol", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind),
    ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "\5\10\2\302\4\24H\20\11 Mgraph\0mpDependencies\0GnumDependencies\0Ldst\0Lsymbol\0Gcount\0Goffset\0\6@kind\0 MpGraphNode\0\6Aresult\0\10a\10\1\0"
    "Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\6,\0A\6\3\0A\4\10\5\20\6\30\7 \10(\0Gb\10\0A\2\0Da\4\11\0E")

/*: cudaGraphAddMemcpyNodeToSymbol: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     numDependencies:u64 symbol:ptr src:ptr count:u64 offset:u64 kind:i32@cudaMemcpyKind -> *pGraphNode:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 9, 2, int, trace__cudart_cudaGraphAddMemcpyNodeToSymbol, "cudaGraphAddMemcpyNodeToSymbol", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind),
    ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "\5\10\2\302\4\24H\20\11 Mgraph\0mpDependencies\0GnumDependencies\0Lsymbol\0Lsrc\0Gcount\0Goffset\0\6@kind\0 MpGraphNode\0\6Aresult\0\10a\10\1\0"
    "Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\6,\0A\6\3\0A\4\10\5\20\6\30\7 \10(\0Gb\10\0A\2\0Da\4\11\0E")

/*: cudaGraphAddMemsetNode: pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     pMemsetParams:{cudaMemsetParams} -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemsetNode, "cudaGraphAddMemsetNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pMemsetParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pMemsetParams,),
    "\5\12\2\316\4\24h\20\5 Mgraph\0mpDependencies\0GnumDependencies\0LpMemsetParams\0L\15.dst\0G\16pitch\0E\16value\0E\16elementSize\0G\16width\0G"
    "\16height\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gd\10\4\2\0T(\0C(\0Kb\10\0A\2\0Da\4"
    "\5\0E")

/*: cudaGraphAddNode (models 1): pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 */
/*:     nodeParams:{cudaGraphNodeParams} -> *pGraphNode:handle return:status@cudaError_t */
/*: cudaGraphAddNode (models 2): pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 */
/*:     nodeParams:{cudaGraphNodeParams} _ -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphAddNode, "cudaGraphAddNode", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4, uint64_t a5), (a0, a1, a2, a3, a4, a5,),
    "\3\1\0\0\0\37\1\11\2\362\6\24\350\1\20\6 Mgraph\0mpDependencies\0adependencyData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0LnodeParam"
    "s\0\6@\12.type\0\23P\13_2\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3"
    "\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\4\0Kh\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Kc\2\20\0A\2\4\0A\5\10\0Gb\4\5\2\0Dh\1\5\0A\20\0D\10\0I\1\1\0C"
    "\370\0C\350\0Kb\10\0A\2\0Da\4\6\0E\7\2\0\0\0\257\0\6\2\260\6\24p\20\6 Mgraph\0mpDependencies\0GnumDependencies\0LnodeParams\0\6@\12.type\0\23P"
    "\13_2\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kc\2\20\0A\2\3\0A\4\10\0Gb\4\4\2\0Dh\1\4\0A\20\0D\10\0I\1\1\0C"
    "\370\0C\350\0Kb\10\0A\2\0Da\4\6\0E")

/*: cudaGraphAddNode_v2: pGraphNode graph:handle pDependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 */
/*:     nodeParams:{cudaGraphNodeParams} -> *pGraphNode:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphAddNode_v2, "cudaGraphAddNode_v2", (void *pGraphNode, void *graph,
    const void *pDependencies, const void *dependencyData, uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "\5\11\2\362\6\24\350\1\20\6 Mgraph\0mpDependencies\0adependencyData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0LnodeParams\0\6@\12.typ"
    "e\0\23P\13_2\0MpGraphNode\0\6Aresult\0\10a\10\1\0Eh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10"
    "\0H\20\0A\10\0C\2\0C\4\0Kh\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Kc\2\20\0A\2\4\0A\5\10\0Gb\4\5\2\0Dh\1\5\0A\20\0D\10\0I\1\1\0C\370\0C\350\0K"
    "b\10\0A\2\0Da\4\6\0E")

/*: cudaGraphChildGraphNodeGetGraph: node:handle pGraph -> *pGraph:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphChildGraphNodeGetGraph, "cudaGraphChildGraphNodeGetGraph", (void *node, void *pGraph),
    ((uintptr_t)node, (uintptr_t)pGraph,),
    "\5\1\2\20\24\10\20\2 Mnode\0MpGraph\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaGraphClone: pGraphClone originalGraph:handle -> *pGraphClone:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphClone, "cudaGraphClone", (void *pGraphClone, void *originalGraph), ((uintptr_t)pGraphClone,
    (uintptr_t)originalGraph,),
    "\5\1\2\20\24\10\20\2 MoriginalGraph\0MpGraphClone\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGraphConditionalHandleCreate: pHandle_out graph:handle defaultLaunchValue:u32 flags:u32 -> *pHandle_out:u64 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphConditionalHandleCreate, "cudaGraphConditionalHandleCreate", (void *pHandle_out,
    void *graph, uint32_t defaultLaunchValue, uint32_t flags), ((uintptr_t)pHandle_out, (uintptr_t)graph, (uint64_t)defaultLaunchValue, (uint64_t)flags,),
    "\5\3\2\30\24\20\20\4 Mgraph\0EdefaultLaunchValue\0Eflags\0GpHandle_out\0\6Aresult\0\10c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0E")

/*: cudaGraphCreate: pGraph flags:u32 -> *pGraph:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphCreate, "cudaGraphCreate", (void *pGraph, uint32_t flags), ((uintptr_t)pGraph,
    (uint64_t)flags,),
    "\5\1\2\14\24\10\20\2 Eflags\0MpGraph\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGraphDebugDotPrint: graph:handle path:string flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphDebugDotPrint, "cudaGraphDebugDotPrint", (void *graph, const void *path, uint32_t flags),
    ((uintptr_t)graph, (uintptr_t)path, (uint64_t)flags,),
    "\5\3\1\232\2\148\10\3 Mgraph\0Npath\0Eflags\0\6Aresult\0\10a\10\0Fe\10\1\0U\10\0Oa\4\2\0Ea\4\3\0E")

/*: cudaGraphDestroy: graph:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphDestroy, "cudaGraphDestroy", (void *graph), ((uintptr_t)graph,),
    "\5\1\1\20\14\10\10\1 Mgraph\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaGraphDestroyNode: node:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphDestroyNode, "cudaGraphDestroyNode", (void *node), ((uintptr_t)node,),
    "\5\1\1\20\14\10\10\1 Mnode\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaGraphEventRecordNodeGetEvent: node:handle event_out -> *event_out:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphEventRecordNodeGetEvent, "cudaGraphEventRecordNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "\5\1\2\20\24\10\20\2 Mnode\0Mevent_out\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaGraphEventRecordNodeSetEvent: node:handle event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphEventRecordNodeSetEvent, "cudaGraphEventRecordNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "\5\2\1\30\14\20\10\2 Mnode\0Mevent\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphEventWaitNodeGetEvent: node:handle event_out -> *event_out:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphEventWaitNodeGetEvent, "cudaGraphEventWaitNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "\5\1\2\20\24\10\20\2 Mnode\0Mevent_out\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaGraphEventWaitNodeSetEvent: node:handle event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphEventWaitNodeSetEvent, "cudaGraphEventWaitNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "\5\2\1\30\14\20\10\2 Mnode\0Mevent\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphExecChildGraphNodeSetParams: hGraphExec:handle node:handle childGraph:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecChildGraphNodeSetParams, "cudaGraphExecChildGraphNodeSetParams", (void *hGraphExec,
    void *node, void *childGraph), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)childGraph,),
    "\5\3\1 \14\20\10\3 MhGraphExec\0Mnode\0MchildGraph\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: cudaGraphExecDestroy: graphExec:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphExecDestroy, "cudaGraphExecDestroy", (void *graphExec), ((uintptr_t)graphExec,),
    "\5\1\1\20\14\10\10\1 MgraphExec\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaGraphExecEventRecordNodeSetEvent: hGraphExec:handle hNode:handle event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecEventRecordNodeSetEvent, "cudaGraphExecEventRecordNodeSetEvent", (void *hGraphExec,
    void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "\5\3\1 \14\20\10\3 MhGraphExec\0MhNode\0Mevent\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: cudaGraphExecEventWaitNodeSetEvent: hGraphExec:handle hNode:handle event:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecEventWaitNodeSetEvent, "cudaGraphExecEventWaitNodeSetEvent", (void *hGraphExec,
    void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "\5\3\1 \14\20\10\3 MhGraphExec\0MhNode\0Mevent\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: cudaGraphExecExternalSemaphoresSignalNodeSetParams: hGraphExec:handle hNode:handle */
/*:     nodeParams:{cudaExternalSemaphoreSignalNodeParams} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec,
    (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\6\0014\148\10\3 MhGraphExec\0MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0"
    "A\30\0Cd\10\2\2\0T\24\0C\24\0Ka\4\3\0E")

/*: cudaGraphExecExternalSemaphoresWaitNodeSetParams: hGraphExec:handle hNode:handle */
/*:     nodeParams:{cudaExternalSemaphoreWaitNodeParams} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode,
    (uintptr_t)nodeParams,),
    "\5\6\0014\148\10\3 MhGraphExec\0MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0"
    "A\30\0Cd\10\2\2\0T\24\0C\24\0Ka\4\3\0E")

/*: cudaGraphExecGetFlags: graphExec:handle flags -> *flags:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphExecGetFlags, "cudaGraphExecGetFlags", (void *graphExec, void *flags),
    ((uintptr_t)graphExec, (uintptr_t)flags,),
    "\5\1\2\20\24\10\20\2 MgraphExec\0Gflags\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaGraphExecHostNodeSetParams: hGraphExec:handle node:handle pNodeParams:{cudaHostNodeParams} -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecHostNodeSetParams, "cudaGraphExecHostNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\5\0010\148\10\3 MhGraphExec\0Mnode\0LpNodeParams\0L\13.fn\0L\14userData\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T\20\0C\20\0"
    "Ka\4\3\0E")

/*: cudaGraphExecKernelNodeSetParams: hGraphExec:handle node:handle pNodeParams:{cudaKernelNodeParams} -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecKernelNodeSetParams, "cudaGraphExecKernelNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\15\1T\14`\10\3 MhGraphExec\0Mnode\0LpNodeParams\0L\13.func\0E\14gridDim.x\0E\24y\0E\24z\0E\14blockDim.x\0E\25y\0E\25z\0E\14sharedMemBytes\0L"
    "\14kernelParams\0L\14extra\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T$\0C$\0Kd\10\2\6(\0S8\0C\20\0Ka\4\3\0E")

/*: cudaGraphExecMemcpyNodeSetParams: hGraphExec:handle node:handle pNodeParams:{cudaMemcpy3DParms} -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParams, "cudaGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\27\1\274\1\148\10\3 MhGraphExec\0Mnode\0LpNodeParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0M"
    "\14dstArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0 \6Ares"
    "ult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T\234\0C\234\0Ka\4\3\0E")

/*: cudaGraphExecMemcpyNodeSetParams1D: hGraphExec:handle node:handle dst:ptr src:ptr count:u64 */
/*:     kind:i32@cudaMemcpyKind -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParams1D, "cudaGraphExecMemcpyNodeSetParams1D", (void *hGraphExec,
    void *node, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst, (uintptr_t)src,
    (uint64_t)count, (uint64_t)kind,),
    "\5\6\0014\14\30\10\6 MhGraphExec\0Mnode\0Ldst\0Lsrc\0Gcount\0\6@kind\0 \6Aresult\0\10c\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: cudaGraphExecMemcpyNodeSetParamsFromSymbol: hGraphExec:handle node:handle dst:ptr symbol:ptr count:u64 */
/*:     offset:u64 kind:i32@cudaMemcpyKind -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 7, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParamsFromSymbol, "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    (void *hGraphExec, void *node, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node,
    (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "\5\7\1<\14\30\10\7 MhGraphExec\0Mnode\0Ldst\0Lsymbol\0Gcount\0Goffset\0\6@kind\0 \6Aresult\0\10c\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0C"
    "a\4\7\0E")

/*: cudaGraphExecMemcpyNodeSetParamsToSymbol: hGraphExec:handle node:handle symbol:ptr src:ptr count:u64 offset:u64 */
/*:     kind:i32@cudaMemcpyKind -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 7, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParamsToSymbol, "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    (void *hGraphExec, void *node, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec,
    (uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "\5\7\1<\14\30\10\7 MhGraphExec\0Mnode\0Lsymbol\0Lsrc\0Gcount\0Goffset\0\6@kind\0 \6Aresult\0\10c\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0C"
    "a\4\7\0E")

/*: cudaGraphExecMemsetNodeSetParams: hGraphExec:handle node:handle pNodeParams:{cudaMemsetParams} -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecMemsetNodeSetParams, "cudaGraphExecMemsetNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\11\1H\148\10\3 MhGraphExec\0Mnode\0LpNodeParams\0L\13.dst\0G\14pitch\0E\14value\0E\14elementSize\0G\14width\0G\14height\0\6Aresult\0\10c\3\30"
    "\0A\4\0B\1\10\2\20\0A\30\0Cd\10\2\2\0T(\0C(\0Ka\4\3\0E")

/*: cudaGraphExecNodeSetParams: graphExec:handle node:handle nodeParams:{cudaGraphNodeParams} -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecNodeSetParams, "cudaGraphExecNodeSetParams", (void *graphExec, void *node,
    void *nodeParams), ((uintptr_t)graphExec, (uintptr_t)node, (uintptr_t)nodeParams,),
    "\5\5\1\252\2\14@\10\3 MgraphExec\0Mnode\0L\4Params\0\6@\12.type\0\23P\13_2\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\4\2\2\0Dh\1\2\0A\20"
    "\0D\10\0I\1\1\0C\370\0C\350\0Ka\4\3\0E")

/*: cudaGraphExecUpdate: hGraphExec:handle hGraph:handle resultInfo -> resultInfo:{cudaGraphExecUpdateResultInfo_st} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecUpdate, "cudaGraphExecUpdate", (void *hGraphExec, void *hGraph, void *resultInfo),
    ((uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)resultInfo,),
    "\5\2\5\30(\20`\3 MhGraphExec\0M\6\0LresultInfo\0\6@\12.result\0\20M\13errorNode\0M\20FromNode\0\6A\6\0\10c\2\20\0A\2\0B\1\10\0Ga\10\2\0Ed\4\2\2"
    "\0T\4\0C\4\0Kd\10\2\6\10\0S\30\0C\20\0Ka\4\3\0E")

/*: cudaGraphExternalSemaphoresSignalNodeGetParams: hNode:handle params_out -> */
/*:     params_out:{cudaExternalSemaphoreSignalNodeParams} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphExternalSemaphoresSignalNodeGetParams, "cudaGraphExternalSemaphoresSignalNodeGetParams",
    (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "\5\1\5\20(\108\2 MhNode\0Lparams_out\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\10a\10\0Fa\10\1\0Ed\10\1\2\0T\24\0C\24\0K"
    "a\4\2\0E")

/*: cudaGraphExternalSemaphoresSignalNodeSetParams: hNode:handle nodeParams:{cudaExternalSemaphoreSignalNodeParams} */
/*:     -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphExternalSemaphoresSignalNodeSetParams, "cudaGraphExternalSemaphoresSignalNodeSetParams",
    (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\5\1,\148\10\2 MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\24\0C"
    "\24\0Ka\4\2\0E")

/*: cudaGraphExternalSemaphoresWaitNodeGetParams: hNode:handle params_out -> */
/*:     params_out:{cudaExternalSemaphoreWaitNodeParams} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphExternalSemaphoresWaitNodeGetParams, "cudaGraphExternalSemaphoresWaitNodeGetParams",
    (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "\5\1\5\20(\108\2 MhNode\0Lparams_out\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\10a\10\0Fa\10\1\0Ed\10\1\2\0T\24\0C\24\0K"
    "a\4\2\0E")

/*: cudaGraphExternalSemaphoresWaitNodeSetParams: hNode:handle nodeParams:{cudaExternalSemaphoreWaitNodeParams} -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphExternalSemaphoresWaitNodeSetParams, "cudaGraphExternalSemaphoresWaitNodeSetParams",
    (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "\5\5\1,\148\10\2 MhNode\0LnodeParams\0L\12.extSemArray\0L\13paramsArray\0E\13numExtSems\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\24\0C"
    "\24\0Ka\4\2\0E")

/*: cudaGraphGetEdges_v2: graph:handle from to edgeData *numEdges:u64 ; numEdges_max -> */
/*:     from[*numEdges:u64<numEdges_max]:handle to[*numEdges:u64<numEdges_max]:handle */
/*:     edgeData[*numEdges:u64<numEdges_max]:{cudaGraphEdgeData_st#8} *numEdges:u64 return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 3, int, trace__cudart_cudaGraphGetEdges_v2, "cudaGraphGetEdges_v2", (void *graph, void *from, void *to,
    void *edgeData, void *numEdges), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData, (uintptr_t)numEdges,),
    NULL, NULL, (4, 8,),
    "\5\2\7\30\342\10\20\330\1\5 Mgraph\0GnumEdges\0mfrom\0mto\0aedgeData.from_port\0a\11to_port\0a\12ype\0GnumEdges\0\6Aresult\0\10a\10\0Fb\10\4\2\0"
    "Dh\10\1\0E\2\10\6\0G@\0A\10\0C\10\0C\4\0Kh\10\2\0E\2\10\6\0G@\0A\10\0C\10\0C\4\0Kh\1\3\0E\2\10\6\0G\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\2\10\6\0"
    "G\20\0A\10\0C\2\0C\4\0Kh\1\3\0A\2\0C\2\10\6\0G\20\0A\10\0C\3\0C\4\0Kb\10\4\2\0Da\4\5\0E")

/*: cudaGraphGetNodes: graph:handle nodes *numNodes:u64 ; numNodes_max -> nodes[*numNodes:u64<numNodes_max]:handle */
/*:     *numNodes:u64 return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 3, 3, int, trace__cudart_cudaGraphGetNodes, "cudaGraphGetNodes", (void *graph, void *nodes, void *numNodes),
    ((uintptr_t)graph, (uintptr_t)nodes, (uintptr_t)numNodes,),
    NULL, NULL, (2, 8,),
    "\5\2\3\30\232\4\208\3 Mgraph\0GnumNodes\0mnodes\0GnumNodes\0\6Aresult\0\10a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\4\0G@\0A\10\0C\10\0C\2\0Kb\10\2\2\0D"
    "a\4\3\0E")

/*: cudaGraphGetRootNodes: graph:handle pRootNodes *pNumRootNodes:u64 ; pNumRootNodes_max -> */
/*:     pRootNodes[*pNumRootNodes:u64<pNumRootNodes_max]:handle *pNumRootNodes:u64 return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 3, 3, int, trace__cudart_cudaGraphGetRootNodes, "cudaGraphGetRootNodes", (void *graph, void *pRootNodes,
    void *pNumRootNodes), ((uintptr_t)graph, (uintptr_t)pRootNodes, (uintptr_t)pNumRootNodes,),
    NULL, NULL, (2, 8,),
    "\5\2\3\30\232\4\208\3 Mgraph\0GpNumRootNodes\0mpRootNodes\0GpNumRootNodes\0\6Aresult\0\10a\10\0Fb\10\2\2\0Dh\10\1\0E\2\10\4\0G@\0A\10\0C\10\0C"
    "\2\0Kb\10\2\2\0Da\4\3\0E")

/*: cudaGraphHostNodeGetParams: node:handle pNodeParams -> pNodeParams:{cudaHostNodeParams} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphHostNodeGetParams, "cudaGraphHostNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\4\20$\108\2 Mnode\0LpNodeParams\0L\13.fn\0L\14userData\0\6Aresult\0\10a\10\0Fa\10\1\0Ed\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: cudaGraphHostNodeSetParams: node:handle pNodeParams:{cudaHostNodeParams} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphHostNodeSetParams, "cudaGraphHostNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\4\1(\148\10\2 Mnode\0LpNodeParams\0L\13.fn\0L\14userData\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: cudaGraphInstantiate: pGraphExec graph:handle flags:u64 -> *pGraphExec:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiate, "cudaGraphInstantiate", (void *pGraphExec, void *graph, uint64_t flags),
    ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "\5\2\2\30\24\20\20\3 Mgraph\0Gflags\0MpGraphExec\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaGraphInstantiateWithFlags: pGraphExec graph:handle flags:u64 -> *pGraphExec:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiateWithFlags, "cudaGraphInstantiateWithFlags", (void *pGraphExec, void *graph,
    uint64_t flags), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "\5\2\2\30\24\20\20\3 Mgraph\0Gflags\0MpGraphExec\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaGraphInstantiateWithParams: pGraphExec graph:handle instantiateParams:{cudaGraphInstantiateParams_st} -> */
/*:     *pGraphExec:handle instantiateParams:{cudaGraphInstantiateParams_st} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiateWithParams, "cudaGraphInstantiateWithParams", (void *pGraphExec, void *graph,
    void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "\5\6\007488@\3 Mgraph\0LinstantiateParams\0G\21.flags\0M\22uploadStream\0M\22errNode_out\0\6@\22result_out\0\21MpGraphExec\0LinstantiateParams"
    "\0G\21.flags\0M\22uploadStream\0M\22errNode_out\0\6@\22result_out\0\21\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\34\0C\34\0Kb\10\0A\2\0D"
    "a\10\2\0Ed\10\2\2\0T\34\0C\34\0Ka\4\3\0E")

/*: cudaGraphInstantiateWithParams_ptsz: pGraphExec graph:handle instantiateParams:{cudaGraphInstantiateParams_st} */
/*:     -> *pGraphExec:handle instantiateParams:{cudaGraphInstantiateParams_st} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiateWithParams_ptsz, "cudaGraphInstantiateWithParams_ptsz", (void *pGraphExec,
    void *graph, void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "\5\6\007488@\3 Mgraph\0LinstantiateParams\0G\21.flags\0M\22uploadStream\0M\22errNode_out\0\6@\22result_out\0\21MpGraphExec\0LinstantiateParams"
    "\0G\21.flags\0M\22uploadStream\0M\22errNode_out\0\6@\22result_out\0\21\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gd\10\2\2\0T\34\0C\34\0Kb\10\0A\2\0D"
    "a\10\2\0Ed\10\2\2\0T\34\0C\34\0Ka\4\3\0E")

/*: cudaGraphKernelNodeCopyAttributes (models 1): hDst:handle hSrc:handle -> return:status@cudaError_t */
/*: cudaGraphKernelNodeCopyAttributes (models 2): hSrc:handle hDst:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphKernelNodeCopyAttributes, "cudaGraphKernelNodeCopyAttributes", (void *hDst, void *hSrc),
    ((uintptr_t)hDst, (uintptr_t)hSrc,),
    "\3\1\0\0\0/\0\2\1\30\14\20\10\2 MhDst\0MhSrc\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E\7\2\0\0\0/\0\2\1\30\14\20\10\2 MhSrc\0MhDst\0\6Ares"
    "ult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphKernelNodeGetAttribute (models 1): hNode:handle attr:i32@cudaLaunchAttributeID value_out -> */
/*:     value_out:{cudaLaunchAttributeValue} return:status@cudaError_t */
/*: cudaGraphKernelNodeGetAttribute (models 2): hNode:handle attr:i32@cudaLaunchAttributeID value_out -> */
/*:     value_out:{cudaLaunchAttributeValue@cudart-12.9} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphKernelNodeGetAttribute, "cudaGraphKernelNodeGetAttribute", (void *hNode, int attr,
    void *value_out), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value_out,),
    "\3\1\0\0\0\341\2\2\36\24\222\1\20\220\5\3 MhNode\0\6@attr\0\25Lvalue_out\0L\11.accessPolicyWindow.base_ptr\0G\35num_bytes\0I\35hitRatio\0\6@\37t"
    "Prop\0\0\6@\35missProp\0\0F\12cooperative\0\6@\12syncPolicy\0)E\12clusterDim.x\0E\25y\0E\25z\0\6@\21SchedulingPolicyPreference\0\3F\12programm"
    "aticStreamSerializationAllowed\0M\26Event.event\0F\34flags\0F\34triggerAtBlockStart\0F\14iority\0A\12memSyncDomainMap.default_\0A\33remote\0\6@"
    "\27\0\26E\12preferredClusterDim.x\0E\36y\0E\36z\0M\12launchCompletionEvent.event\0F\37.flags\0F\12deviceUpdatableKernelNode.deviceUpdatable\0M"
    "\37Node.devNode\0E\12sharedMemCarveout\0E\12nvlinkUtilCentricScheduling\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\34\0C\34\0Kd"
    "\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0"
    "Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T"
    "\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\267\2\2\35\24\216\1\20\350\4\3 MhNode\0\6@attr\0\25Lvalue_out\0L\11.accessPolicyWindow.base_p"
    "tr\0G\35num_bytes\0I\35hitRatio\0\6@\37tProp\0\0\6@\35missProp\0\0F\12cooperative\0\6@\12syncPolicy\0)E\12clusterDim.x\0E\25y\0E\25z\0\6@\21Sc"
    "hedulingPolicyPreference\0\3F\12programmaticStreamSerializationAllowed\0M\26Event.event\0F\34flags\0F\34triggerAtBlockStart\0F\14iority\0A\12m"
    "emSyncDomainMap.default_\0A\33remote\0\6@\27\0\26E\12preferredClusterDim.x\0E\36y\0E\36z\0M\12launchCompletionEvent.event\0F\37.flags\0F\12dev"
    "iceUpdatableKernelNode.deviceUpdatable\0M\37Node.devNode\0E\12sharedMemCarveout\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\34\0C"
    "\34\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4"
    "\0C\4\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2"
    "\6\0T\4\0C\4\0Ka\4\3\0E")

/*: cudaGraphKernelNodeGetParams: node:handle pNodeParams -> pNodeParams:{cudaKernelNodeParams} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphKernelNodeGetParams, "cudaGraphKernelNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\14\20H\10`\2 Mnode\0LpNodeParams\0L\13.func\0E\14gridDim.x\0E\24y\0E\24z\0E\14blockDim.x\0E\25y\0E\25z\0E\14sharedMemBytes\0L\14kernelPar"
    "ams\0L\14extra\0\6Aresult\0\10a\10\0Fa\10\1\0Ed\10\1\2\0T$\0C$\0Kd\10\1\6(\0S8\0C\20\0Ka\4\2\0E")

/*: cudaGraphKernelNodeSetAttribute (models 1): hNode:handle attr:i32@cudaLaunchAttributeID */
/*:     value:{cudaLaunchAttributeValue} -> return:status@cudaError_t */
/*: cudaGraphKernelNodeSetAttribute (models 2): hNode:handle attr:i32@cudaLaunchAttributeID */
/*:     value:{cudaLaunchAttributeValue@cudart-12.9} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphKernelNodeSetAttribute, "cudaGraphKernelNodeSetAttribute", (void *hNode, int attr,
    const void *value), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "\3\1\0\0\0\327\2\37\1\232\1\14\220\5\10\3 MhNode\0\6@attr\0\25Lvalue\0L\5.accessPolicyWindow.base_ptr\0G\31num_bytes\0I\31hitRatio\0\6@\34Prop"
    "\0\0\6@\31missProp\0\0F\6cooperative\0\6@\6syncPolicy\0)E\6clusterDim.x\0E\21y\0E\21z\0\6@\15SchedulingPolicyPreference\0\3F\6programmaticStre"
    "amSerializationAllowed\0M\22Event.event\0F\30flags\0F\30triggerAtBlockStart\0F\10iority\0A\6memSyncDomainMap.default_\0A\27remote\0\6@\23\0\26E"
    "\6preferredClusterDim.x\0E\32y\0E\32z\0M\6launchCompletionEvent.event\0F\34flags\0F\6deviceUpdatableKernelNode.deviceUpdatable\0M\37.devNode\0E"
    "\6sharedMemCarveout\0E\6nvlinkUtilCentricScheduling\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\34\0C\34\0Kd\4\2\6\0T\4\0C\4\0K"
    "d\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0Kd\1\2\6\0T\2\0C\2\0"
    "Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T"
    "\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\255\2\36\1\226\1\14\350\4\10\3 MhNode\0\6@attr\0\25Lvalue\0L\5.accessPolicyWindow.base_ptr\0G\31num_bytes\0I\31hi"
    "tRatio\0\6@\34Prop\0\0\6@\31missProp\0\0F\6cooperative\0\6@\6syncPolicy\0)E\6clusterDim.x\0E\21y\0E\21z\0\6@\15SchedulingPolicyPreference\0\3F"
    "\6programmaticStreamSerializationAllowed\0M\22Event.event\0F\30flags\0F\30triggerAtBlockStart\0F\10iority\0A\6memSyncDomainMap.default_\0A\27r"
    "emote\0\6@\23\0\26E\6preferredClusterDim.x\0E\32y\0E\32z\0M\6launchCompletionEvent.event\0F\34flags\0F\6deviceUpdatableKernelNode.deviceUpdata"
    "ble\0M\37.devNode\0E\6sharedMemCarveout\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\34\0C\34\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4"
    "\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T"
    "\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: cudaGraphKernelNodeSetParams: node:handle pNodeParams:{cudaKernelNodeParams} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphKernelNodeSetParams, "cudaGraphKernelNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\14\1L\14`\10\2 Mnode\0LpNodeParams\0L\13.func\0E\14gridDim.x\0E\24y\0E\24z\0E\14blockDim.x\0E\25y\0E\25z\0E\14sharedMemBytes\0L\14kernelPar"
    "ams\0L\14extra\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T$\0C$\0Kd\10\1\6(\0S8\0C\20\0Ka\4\2\0E")

/*: cudaGraphLaunch: graphExec:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaGraphLaunch, "cudaGraphLaunch", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphLaunch_ptsz: graphExec:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaGraphLaunch_ptsz, "cudaGraphLaunch_ptsz", (void *graphExec, void *stream),
    ((uintptr_t)graphExec, (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphMemAllocNodeGetParams: node:handle params_out -> params_out:{cudaMemAllocNodeParams} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemAllocNodeGetParams, "cudaGraphMemAllocNodeGetParams", (void *node, void *params_out),
    ((uintptr_t)node, (uintptr_t)params_out,),
    "\5\1\15\20V\10`\2 Mnode\0Lparams_out\0\6@\12.poolProps.allocType\0\33\6@\25handleTypes\0\32\6@\25location.type\0\34F\36id\0L\25win32SecurityAt"
    "tributes\0G\25maxSize\0C\25usage\0L\13accessDescs\0G\25Count\0G\13bytesize\0L\13dptr\0\6Aresult\0\10a\10\0Fa\10\1\0Ed\4\1\2\0T\42\0C\42\0Kd\10\1"
    "\6X\0Sx\0C \0Ka\4\2\0E")

/*: cudaGraphMemFreeNodeGetParams: node:handle dptr_out:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemFreeNodeGetParams, "cudaGraphMemFreeNodeGetParams", (void *node, void *dptr_out),
    ((uintptr_t)node, (uintptr_t)dptr_out,),
    "\5\2\1\30\14\20\10\2 Mnode\0Ldptr_out\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphMemcpyNodeGetParams: node:handle pNodeParams -> pNodeParams:{cudaMemcpy3DParms} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemcpyNodeGetParams, "cudaGraphMemcpyNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\26\20\260\1\108\2 Mnode\0LpNodeParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0M\14dstArray\0G"
    "\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0 \6Aresult\0\10a\10\0F"
    "a\10\1\0Ed\10\1\2\0T\234\0C\234\0Ka\4\2\0E")

/*: cudaGraphMemcpyNodeSetParams: node:handle pNodeParams:{cudaMemcpy3DParms} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParams, "cudaGraphMemcpyNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\26\1\264\1\148\10\2 Mnode\0LpNodeParams\0M\13.srcArray\0G\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0M\14dstArray\0G"
    "\17Pos.x\0G\23y\0G\23z\0L\20tr.ptr\0G\24itch\0G\23xsize\0G\23ysize\0G\14extent.width\0G\23height\0G\23depth\0\6@\14kind\0 \6Aresult\0\10c\2\20\0"
    "A\2\0B\1\10\0Gd\10\1\2\0T\234\0C\234\0Ka\4\2\0E")

/*: cudaGraphMemcpyNodeSetParams1D: node:handle dst:ptr src:ptr count:u64 kind:i32@cudaMemcpyKind -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParams1D, "cudaGraphMemcpyNodeSetParams1D", (void *node, void *dst,
    const void *src, uint64_t count, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "\5\5\1,\14\30\10\5 Mnode\0Ldst\0Lsrc\0Gcount\0\6@kind\0 \6Aresult\0\10c\5$\0A\6\0B\1\10\2\20\3\30\4 \0A$\0Ga\4\5\0E")

/*: cudaGraphMemcpyNodeSetParamsFromSymbol: node:handle dst:ptr symbol:ptr count:u64 offset:u64 */
/*:     kind:i32@cudaMemcpyKind -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParamsFromSymbol, "cudaGraphMemcpyNodeSetParamsFromSymbol", (void *node,
    void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "\5\6\0014\14\30\10\6 Mnode\0Ldst\0Lsymbol\0Gcount\0Goffset\0\6@kind\0 \6Aresult\0\10c\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: cudaGraphMemcpyNodeSetParamsToSymbol: node:handle symbol:ptr src:ptr count:u64 offset:u64 */
/*:     kind:i32@cudaMemcpyKind -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParamsToSymbol, "cudaGraphMemcpyNodeSetParamsToSymbol", (void *node,
    const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "\5\6\0014\14\30\10\6 Mnode\0Lsymbol\0Lsrc\0Gcount\0Goffset\0\6@kind\0 \6Aresult\0\10c\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: cudaGraphMemsetNodeGetParams: node:handle pNodeParams -> pNodeParams:{cudaMemsetParams} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemsetNodeGetParams, "cudaGraphMemsetNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\1\10\20<\108\2 Mnode\0LpNodeParams\0L\13.dst\0G\14pitch\0E\14value\0E\14elementSize\0G\14width\0G\14height\0\6Aresult\0\10a\10\0Fa\10\1\0Ed"
    "\10\1\2\0T(\0C(\0Ka\4\2\0E")

/*: cudaGraphMemsetNodeSetParams: node:handle pNodeParams:{cudaMemsetParams} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphMemsetNodeSetParams, "cudaGraphMemsetNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "\5\10\1@\148\10\2 Mnode\0LpNodeParams\0L\13.dst\0G\14pitch\0E\14value\0E\14elementSize\0G\14width\0G\14height\0\6Aresult\0\10c\2\20\0A\2\0B\1\10"
    "\0Gd\10\1\2\0T(\0C(\0Ka\4\2\0E")

/*: cudaGraphNodeFindInClone: pNode originalNode:handle clonedGraph:handle -> *pNode:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphNodeFindInClone, "cudaGraphNodeFindInClone", (void *pNode, void *originalNode,
    void *clonedGraph), ((uintptr_t)pNode, (uintptr_t)originalNode, (uintptr_t)clonedGraph,),
    "\5\2\2\30\24\20\20\3 MoriginalNode\0MclonedGraph\0MpNode\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaGraphNodeGetDependencies_v2: node:handle pDependencies edgeData *pNumDependencies:u64 ; pNumDependencies_max */
/*:     -> pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle */
/*:     edgeData[*pNumDependencies:u64<pNumDependencies_max]:{cudaGraphEdgeData_st#8} *pNumDependencies:u64 */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependencies_v2, "cudaGraphNodeGetDependencies_v2", (void *node,
    void *pDependencies, void *edgeData, void *pNumDependencies), ((uintptr_t)node, (uintptr_t)pDependencies, (uintptr_t)edgeData,
    (uintptr_t)pNumDependencies,),
    NULL, NULL, (3, 8,),
    "\5\2\6\30\334\4\20\260\1\4 Mnode\0GpNumDependencies\0mpDependencies\0aedgeData.from_port\0a\11to_port\0a\12ype\0GpNumDependencies\0\6Aresult\0\10"
    "a\10\0Fb\10\3\2\0Dh\10\1\0E\2\10\5\0G@\0A\10\0C\10\0C\3\0Kh\1\2\0E\2\10\5\0G\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\2\10\5\0G\20\0A\10\0C\2\0C\3\0K"
    "h\1\2\0A\2\0C\2\10\5\0G\20\0A\10\0C\3\0C\3\0Kb\10\3\2\0Da\4\4\0E")

/*: cudaGraphNodeGetDependentNodes_v2: node:handle pDependentNodes edgeData *pNumDependentNodes:u64 ; */
/*:     pNumDependentNodes_max -> pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle */
/*:     edgeData[*pNumDependentNodes:u64<pNumDependentNodes_max]:{cudaGraphEdgeData_st#8} *pNumDependentNodes:u64 */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependentNodes_v2, "cudaGraphNodeGetDependentNodes_v2", (void *node,
    void *pDependentNodes, void *edgeData, void *pNumDependentNodes), ((uintptr_t)node, (uintptr_t)pDependentNodes, (uintptr_t)edgeData,
    (uintptr_t)pNumDependentNodes,),
    NULL, NULL, (3, 8,),
    "\5\2\6\30\334\4\20\260\1\4 Mnode\0GpNumDependentNodes\0mpDependentNodes\0aedgeData.from_port\0a\11to_port\0a\12ype\0GpNumDependentNodes\0\6Are"
    "sult\0\10a\10\0Fb\10\3\2\0Dh\10\1\0E\2\10\5\0G@\0A\10\0C\10\0C\3\0Kh\1\2\0E\2\10\5\0G\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\2\10\5\0G\20\0A\10\0C"
    "\2\0C\3\0Kh\1\2\0A\2\0C\2\10\5\0G\20\0A\10\0C\3\0C\3\0Kb\10\3\2\0Da\4\4\0E")

/*: cudaGraphNodeGetEnabled: hGraphExec:handle hNode:handle isEnabled -> *isEnabled:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphNodeGetEnabled, "cudaGraphNodeGetEnabled", (void *hGraphExec, void *hNode,
    void *isEnabled), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)isEnabled,),
    "\5\2\2\30\20\20\20\3 MhGraphExec\0MhNode\0EisEnabled\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: cudaGraphNodeGetType: node:handle pType -> *pType:i32@cudaGraphNodeType return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphNodeGetType, "cudaGraphNodeGetType", (void *node, void *pType), ((uintptr_t)node,
    (uintptr_t)pType,),
    "\5\1\2\20\20\10\20\2 Mnode\0\6@pType\0\23\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaGraphNodeSetEnabled: hGraphExec:handle hNode:handle isEnabled:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphNodeSetEnabled, "cudaGraphNodeSetEnabled", (void *hGraphExec, void *hNode,
    uint32_t isEnabled), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uint64_t)isEnabled,),
    "\5\3\1\34\14\20\10\3 MhGraphExec\0MhNode\0EisEnabled\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaGraphNodeSetParams: node:handle nodeParams:{cudaGraphNodeParams} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphNodeSetParams, "cudaGraphNodeSetParams", (void *node, void *nodeParams), ((uintptr_t)node,
    (uintptr_t)nodeParams,),
    "\5\4\1\242\2\14@\10\2 Mnode\0L\4Params\0\6@\12.type\0\23P\13_2\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gb\4\1\2\0Dh\1\1\0A\20\0D\10\0I\1\1\0C\370\0"
    "C\350\0Ka\4\2\0E")

/*: cudaGraphReleaseUserObject: graph:handle object:handle count:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphReleaseUserObject, "cudaGraphReleaseUserObject", (void *graph, void *object,
    uint32_t count), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count,),
    "\5\3\1\34\14\20\10\3 Mgraph\0Mobject\0Ecount\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaGraphRemoveDependencies (models 1): graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     edgeData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 -> return:status@cudaError_t */
/*: cudaGraphRemoveDependencies (models 2): graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     numDependencies:u64 _ -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphRemoveDependencies, "cudaGraphRemoveDependencies", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0\327\0\7\1\346\10\14\330\1\10\5 Mgraph\0mfrom\0mto\0aedgeData.from_port\0a\11to_port\0a\12ype\0GnumDependencies\0\6Aresult\0\10a\10\0"
    "Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10\0H\20\0A"
    "\10\0C\2\0C\4\0Kh\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Ka\10\4\0Ea\4\5\0E\7\2\0\0\0m\0\4\1\244\10\14`\10\5 Mgraph\0mfrom\0mto\0GnumDependen"
    "cies\0\6Aresult\0\10a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3\0Ea\4\5\0E")

/*: cudaGraphRemoveDependencies_v2: graph:handle from[numDependencies]:handle to[numDependencies]:handle */
/*:     edgeData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphRemoveDependencies_v2, "cudaGraphRemoveDependencies_v2", (void *graph, const void *from,
    const void *to, const void *edgeData, uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData,
    (uint64_t)numDependencies,),
    "\5\7\1\346\10\14\330\1\10\5 Mgraph\0mfrom\0mto\0aedgeData.from_port\0a\11to_port\0a\12ype\0GnumDependencies\0\6Aresult\0\10a\10\0Fh\10\1\0E\1\10"
    "\0H@\0A\10\0C\10\0C\4\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\4\0K"
    "h\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Ka\10\4\0Ea\4\5\0E")

/*: cudaGraphRetainUserObject: graph:handle object:handle count:u32 flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphRetainUserObject, "cudaGraphRetainUserObject", (void *graph, void *object, uint32_t count,
    uint32_t flags), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count, (uint64_t)flags,),
    "\5\4\1 \14\20\10\4 Mgraph\0Mobject\0Ecount\0Eflags\0\6Aresult\0\10c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: cudaGraphUpload: graphExec:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphUpload, "cudaGraphUpload", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphUpload_ptsz: graphExec:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphUpload_ptsz, "cudaGraphUpload_ptsz", (void *graphExec, void *stream),
    ((uintptr_t)graphExec, (uintptr_t)stream,),
    "\5\2\1\30\14\20\10\2 MgraphExec\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphicsMapResources: count:i32 resources[count]:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphicsMapResources, "cudaGraphicsMapResources", (int32_t count, void *resources,
    void *stream), ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "\5\3\1\232\4\148\10\3 Fcount\0mresources\0Mstream\0\6Aresult\0\10a\4\0Fh\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\10\2\0Ea\4\3\0E")

/*: cudaGraphicsResourceGetMappedMipmappedArray: mipmappedArray resource:handle -> *mipmappedArray:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphicsResourceGetMappedMipmappedArray, "cudaGraphicsResourceGetMappedMipmappedArray",
    (void *mipmappedArray, void *resource), ((uintptr_t)mipmappedArray, (uintptr_t)resource,),
    "\5\1\2\20\24\10\20\2 Mresource\0MmipmappedArray\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaGraphicsResourceGetMappedPointer: devPtr size resource:handle -> *devPtr:ptr *size:u64 */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphicsResourceGetMappedPointer, "cudaGraphicsResourceGetMappedPointer", (void *devPtr,
    void *size, void *resource), ((uintptr_t)devPtr, (uintptr_t)size, (uintptr_t)resource,),
    "\5\1\3\20\34\10\30\3 Mresource\0LdevPtr\0Gsize\0\6Aresult\0\10a\10\2\0Eb\10\0A\2\0Db\10\1\2\0Da\4\3\0E")

/*: cudaGraphicsResourceSetMapFlags: resource:handle flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphicsResourceSetMapFlags, "cudaGraphicsResourceSetMapFlags", (void *resource,
    uint32_t flags), ((uintptr_t)resource, (uint64_t)flags,),
    "\5\2\1\24\14\20\10\2 Mresource\0Eflags\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaGraphicsSubResourceGetMappedArray: array resource:handle arrayIndex:u32 mipLevel:u32 -> *array:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphicsSubResourceGetMappedArray, "cudaGraphicsSubResourceGetMappedArray", (void *array,
    void *resource, uint32_t arrayIndex, uint32_t mipLevel), ((uintptr_t)array, (uintptr_t)resource, (uint64_t)arrayIndex, (uint64_t)mipLevel,),
    "\5\3\2\30\24\20\20\4 Mresource\0EarrayIndex\0EmipLevel\0Marray\0\6Aresult\0\10c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0E")

/*: cudaGraphicsUnmapResources: count:i32 resources[count]:handle stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphicsUnmapResources, "cudaGraphicsUnmapResources", (int32_t count, void *resources,
    void *stream), ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "\5\3\1\232\4\148\10\3 Fcount\0mresources\0Mstream\0\6Aresult\0\10a\4\0Fh\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\10\2\0Ea\4\3\0E")

/*: cudaGraphicsUnregisterResource: resource:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphicsUnregisterResource, "cudaGraphicsUnregisterResource", (void *resource),
    ((uintptr_t)resource,),
    "\5\1\1\20\14\10\10\1 Mresource\0\6A\3ult\0\10a\10\0Fa\4\1\0E")

/*: cudaHostAlloc: pHost size:u64 flags:u32 -> *pHost:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaHostAlloc, "cudaHostAlloc", (void *pHost, uint64_t size, uint32_t flags), ((uintptr_t)pHost,
    (uint64_t)size, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 Gsize\0Eflags\0LpHost\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaHostGetDevicePointer: pDevice pHost:ptr flags:u32 -> *pDevice:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaHostGetDevicePointer, "cudaHostGetDevicePointer", (void *pDevice, void *pHost, uint32_t flags),
    ((uintptr_t)pDevice, (uintptr_t)pHost, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 LpHost\0Eflags\0LpDevice\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaHostGetFlags: pFlags pHost:ptr -> *pFlags:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaHostGetFlags, "cudaHostGetFlags", (void *pFlags, void *pHost), ((uintptr_t)pFlags,
    (uintptr_t)pHost,),
    "\5\1\2\20\20\10\20\2 LpHost\0EpFlags\0\6Aresult\0\10a\10\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: cudaHostRegister: ptr:ptr size:u64 flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaHostRegister, "cudaHostRegister", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr,
    (uint64_t)size, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Lptr\0Gsize\0Eflags\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaHostUnregister: ptr:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaHostUnregister, "cudaHostUnregister", (void *ptr), ((uintptr_t)ptr,),
    "\5\1\1\20\14\10\10\1 Lptr\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaImportExternalMemory: extMem_out memHandleDesc:{cudaExternalMemoryHandleDesc} -> *extMem_out:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaImportExternalMemory, "cudaImportExternalMemory", (void *extMem_out, const void *memHandleDesc),
    ((uintptr_t)extMem_out, (uintptr_t)memHandleDesc,),
    "\5\5\2\246\2\24`\20\2 LmemHandleDesc\0\6@\15.type\0\12P\16handle\0G\16size\0E\16flags\0MextMem_out\0\6Aresult\0\10a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10"
    "\0D\10\0I\1\1\0C\30\0C\20\0Kd\10\1\2\30\0S$\0C\14\0Kb\10\0A\2\0Da\4\2\0E")

/*: cudaImportExternalSemaphore: extSem_out semHandleDesc:{cudaExternalSemaphoreHandleDesc} -> *extSem_out:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaImportExternalSemaphore, "cudaImportExternalSemaphore", (void *extSem_out,
    const void *semHandleDesc), ((uintptr_t)extSem_out, (uintptr_t)semHandleDesc,),
    "\5\4\2\236\2\24@\20\2 LsemHandleDesc\0\6@\15.type\0\13P\16handle\0E\16flags\0MextSem_out\0\6Aresult\0\10a\10\1\0Eb\4\1\2\0Dh\1\1\0A\10\0D\10\0I"
    "\1\1\0C\30\0C\20\0Kb\4\1\2\30\0Cb\10\0A\2\0Da\4\2\0E")

/*: cudaInitDevice: device:i32 deviceFlags:u32 flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaInitDevice, "cudaInitDevice", (int32_t device, uint32_t deviceFlags, uint32_t flags),
    ((uint64_t)device, (uint64_t)deviceFlags, (uint64_t)flags,),
    "\5\3\1\24\14\20\10\3 Fdevice\0E\6Flags\0Eflags\0\6Aresult\0\10c\3\14\0A\4\0B\1\4\2\10\0A\14\0Ca\4\3\0E")

/*: cudaIpcCloseMemHandle: devPtr:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaIpcCloseMemHandle, "cudaIpcCloseMemHandle", (void *devPtr), ((uintptr_t)devPtr,),
    "\5\1\1\20\14\10\10\1 LdevPtr\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaIpcGetEventHandle: handle event:handle -> handle:{cudaIpcEventHandle_st} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaIpcGetEventHandle, "cudaIpcGetEventHandle", (void *handle, void *event), ((uintptr_t)handle,
    (uintptr_t)event,),
    "\5\1\3\20\232\2\108\2 Mevent\0Lhandle\0P\6.reserved\0\6Aresult\0\10a\10\1\0Ea\10\0Fh\1\0G\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: cudaIpcGetMemHandle: handle devPtr:ptr -> handle:{cudaIpcMemHandle_st} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaIpcGetMemHandle, "cudaIpcGetMemHandle", (void *handle, void *devPtr), ((uintptr_t)handle,
    (uintptr_t)devPtr,),
    "\5\1\3\20\232\2\108\2 LdevPtr\0Lhandle\0P\6.reserved\0\6Aresult\0\10a\10\1\0Ea\10\0Fh\1\0G\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: cudaKernelSetAttributeForDevice: kernel:handle attr:i32@cudaFuncAttribute value:i32 device:i32 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaKernelSetAttributeForDevice, "cudaKernelSetAttributeForDevice", (void *kernel, int attr,
    int32_t value, int32_t device), ((uintptr_t)kernel, (uint64_t)attr, (uint64_t)value, (uint64_t)device,),
    "\5\4\1\34\14\20\10\4 Mkernel\0\6@attr\0\16Fvalue\0Fdevice\0\6Aresult\0\10c\4\24\0A\4\0B\1\10\2\14\3\20\0Ca\4\4\0E")

/*: cudaLaunchCooperativeKernelMultiDevice: launchParamsList[numDevices]:{cudaLaunchParams#56} numDevices:u32 */
/*:     flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchCooperativeKernelMultiDevice, "cudaLaunchCooperativeKernelMultiDevice",
    (void *launchParamsList, uint32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "\5\14\1\314\7\14\240\3\10\3 llaunchParamsList.func\0e\21gridDim.x\0e\31y\0e\31z\0e\21blockDim.x\0e\32y\0e\32z\0l\21args\0g\21sharedMem\0m\22tr"
    "eam\0EnumDevices\0Eflags\0\6Aresult\0\10h\10\0F\1\4\0H\20\0A8\0C\10\0C\1\0Kh\4\0B\10\0C\1\4\0H\20\0A8\0C\14\0C\1\0Kh\4\0B\14\0C\1\4\0H\20\0A8\0"
    "C\20\0C\1\0Kh\4\0B\20\0C\1\4\0H\20\0A8\0C\24\0C\1\0Kh\4\0B\24\0C\1\4\0H\20\0A8\0C\30\0C\1\0Kh\4\0B\30\0C\1\4\0H\20\0A8\0C\34\0C\1\0Kh\4\0B\34\0"
    "C\1\4\0H\20\0A8\0C \0C\1\0Kh\10\0B \0C\1\4\0H\20\0A8\0C(\0C\1\0Kh\10\0B(\0C\1\4\0H\20\0A8\0C0\0C\1\0Kh\10\0B0\0C\1\4\0H\20\0A8\0C8\0C\1\0Kc\2\10"
    "\0A\2\1\0A\2\4\0Ga\4\3\0E")

/*: cudaLaunchHostFunc: stream:handle fn:ptr userData:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchHostFunc, "cudaLaunchHostFunc", (void *stream, void *fn, void *userData),
    ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData,),
    "\5\3\1 \14\20\10\3 Mstream\0Lfn\0LuserData\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: cudaLaunchHostFunc_ptsz: stream:handle fn:ptr userData:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchHostFunc_ptsz, "cudaLaunchHostFunc_ptsz", (void *stream, void *fn, void *userData),
    ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData,),
    "\5\3\1 \14\20\10\3 Mstream\0Lfn\0LuserData\0\6Aresult\0\10c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: cudaLaunchKernelExC (models 1): config:{cudaLaunchConfig_st} func:ptr args:ptr -> return:status@cudaError_t */
/*: cudaLaunchKernelExC (models 2): config:{cudaLaunchConfig_st@cudart-12.9} func:ptr args:ptr -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchKernelExC, "cudaLaunchKernelExC", (const void *config, const void *func, void *args),
    ((uintptr_t)config, (uintptr_t)func, (uintptr_t)args,),
    "\3\1\0\0\0\21\6)\1\232\22\14\320\11\10\3 Lconfig\0E\6.gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@"
    "\7attrs.id\0\25l\15val.accessPolicyWindow.base_ptr\0g\37ndow.num_bytes\0i\37ndow.hitRatio\0&@\37ndow.hitProp\0\0&@\37ndow.missProp\0\0f\21coop"
    "erative\0&@\21syncPolicy\0)e\21clusterDim.x\0e\34y\0e\34z\0&@\30SchedulingPolicyPreference\0\3f\21programmaticStreamSerializationAllowed\0m\35E"
    "vent.event\0f\37ent.flags\0f\37ent.triggerAtBlockStart\0f\23iority\0a\21memSyncDomainMap.default_\0a\37ap.remote\0&@\36\0\26e\21preferredClust"
    "erDim.x\0e\37erDim.y\0e\37erDim.z\0m\21launchCompletionEvent.event\0f\37onEvent.flags\0f\21deviceUpdatableKernelNode.deviceUpdatable\0m\37eKer"
    "nelNode.devNode\0e\21sharedMemCarveout\0e\21nvlinkUtilCentricScheduling\0E\7numAttrs\0Lfunc\0Largs\0\6Aresult\0\10a\10\0Fd\4\0A\2\0T(\0C(\0Kh\4"
    "\0F\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\30\0C"
    "\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B \0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A"
    "\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B"
    "(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C"
    "\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\24\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\0B\11\0C\3\4\0A\1\0B(\0C\20\0AH\0C"
    "0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C"
    "0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0K"
    "h\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0"
    "B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\0A\0020\0Cc\2\20\0A\2\1\0A\2\10\0Ga\4\3\0E\7\2\0\0\0\326\5(\1\324\21\14\250\11\10\3 Lconfig\0E\6."
    "gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@\7attrs.id\0\25l\15val.accessPolicyWindow.base_ptr\0g\37"
    "ndow.num_bytes\0i\37ndow.hitRatio\0&@\37ndow.hitProp\0\0&@\37ndow.missProp\0\0f\21cooperative\0&@\21syncPolicy\0)e\21clusterDim.x\0e\34y\0e\34z"
    "\0&@\30SchedulingPolicyPreference\0\3f\21programmaticStreamSerializationAllowed\0m\35Event.event\0f\37ent.flags\0f\37ent.triggerAtBlockStart\0f"
    "\23iority\0a\21memSyncDomainMap.default_\0a\37ap.remote\0&@\36\0\26e\21preferredClusterDim.x\0e\37erDim.y\0e\37erDim.z\0m\21launchCompletionEv"
    "ent.event\0f\37onEvent.flags\0f\21deviceUpdatableKernelNode.deviceUpdatable\0m\37eKernelNode.devNode\0e\21sharedMemCarveout\0E\7numAttrs\0Lfun"
    "c\0Largs\0\6Aresult\0\10a\10\0Fd\4\0A\2\0T(\0C(\0Kh\4\0F\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0"
    "B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\30\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B \0C"
    "\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0"
    "A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0"
    "B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0"
    "C\20\0AH\0C0\0C0\0Kh\4\0B\24\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\0B\10\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\1\0B\11\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C"
    "0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C"
    "0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0K"
    "h\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\0A\0020\0Cc\2\20\0A\2\1\0A\2\10\0Ga\4\3\0E")

/*: cudaLaunchKernelExC_ptsz (models 1): config:{cudaLaunchConfig_st} func:ptr args:ptr -> return:status@cudaError_t */
/*: cudaLaunchKernelExC_ptsz (models 2): config:{cudaLaunchConfig_st@cudart-12.9} func:ptr args:ptr -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchKernelExC_ptsz, "cudaLaunchKernelExC_ptsz", (const void *config, const void *func,
    void *args), ((uintptr_t)config, (uintptr_t)func, (uintptr_t)args,),
    "\3\1\0\0\0\21\6)\1\232\22\14\320\11\10\3 Lconfig\0E\6.gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@"
    "\7attrs.id\0\25l\15val.accessPolicyWindow.base_ptr\0g\37ndow.num_bytes\0i\37ndow.hitRatio\0&@\37ndow.hitProp\0\0&@\37ndow.missProp\0\0f\21coop"
    "erative\0&@\21syncPolicy\0)e\21clusterDim.x\0e\34y\0e\34z\0&@\30SchedulingPolicyPreference\0\3f\21programmaticStreamSerializationAllowed\0m\35E"
    "vent.event\0f\37ent.flags\0f\37ent.triggerAtBlockStart\0f\23iority\0a\21memSyncDomainMap.default_\0a\37ap.remote\0&@\36\0\26e\21preferredClust"
    "erDim.x\0e\37erDim.y\0e\37erDim.z\0m\21launchCompletionEvent.event\0f\37onEvent.flags\0f\21deviceUpdatableKernelNode.deviceUpdatable\0m\37eKer"
    "nelNode.devNode\0e\21sharedMemCarveout\0e\21nvlinkUtilCentricScheduling\0E\7numAttrs\0Lfunc\0Largs\0\6Aresult\0\10a\10\0Fd\4\0A\2\0T(\0C(\0Kh\4"
    "\0F\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\30\0C"
    "\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B \0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A"
    "\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B"
    "(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C"
    "\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\24\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\0B\11\0C\3\4\0A\1\0B(\0C\20\0AH\0C"
    "0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C"
    "0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0K"
    "h\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0"
    "B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\0A\0020\0Cc\2\20\0A\2\1\0A\2\10\0Ga\4\3\0E\7\2\0\0\0\326\5(\1\324\21\14\250\11\10\3 Lconfig\0E\6."
    "gridDim.x\0E\17y\0E\17z\0E\7blockDim.x\0E\20y\0E\20z\0G\7dynamicSmemBytes\0M\7stream\0&@\7attrs.id\0\25l\15val.accessPolicyWindow.base_ptr\0g\37"
    "ndow.num_bytes\0i\37ndow.hitRatio\0&@\37ndow.hitProp\0\0&@\37ndow.missProp\0\0f\21cooperative\0&@\21syncPolicy\0)e\21clusterDim.x\0e\34y\0e\34z"
    "\0&@\30SchedulingPolicyPreference\0\3f\21programmaticStreamSerializationAllowed\0m\35Event.event\0f\37ent.flags\0f\37ent.triggerAtBlockStart\0f"
    "\23iority\0a\21memSyncDomainMap.default_\0a\37ap.remote\0&@\36\0\26e\21preferredClusterDim.x\0e\37erDim.y\0e\37erDim.z\0m\21launchCompletionEv"
    "ent.event\0f\37onEvent.flags\0f\21deviceUpdatableKernelNode.deviceUpdatable\0m\37eKernelNode.devNode\0e\21sharedMemCarveout\0E\7numAttrs\0Lfun"
    "c\0Largs\0\6Aresult\0\10a\10\0Fd\4\0A\2\0T(\0C(\0Kh\4\0F\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0"
    "B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\30\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B \0C"
    "\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0"
    "A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0"
    "B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0"
    "C\20\0AH\0C0\0C0\0Kh\4\0B\24\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\0B\10\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\1\0B\11\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C"
    "0\0C0\0Kh\4\0B\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C"
    "0\0Kh\4\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\0B\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0K"
    "h\4\0B\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\0A\0020\0Cc\2\20\0A\2\1\0A\2\10\0Ga\4\3\0E")

/*: cudaLibraryEnumerateKernels: kernels numKernels:u32 lib:handle -> kernels[numKernels]:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaLibraryEnumerateKernels, "cudaLibraryEnumerateKernels", (void *kernels, uint32_t numKernels,
    void *lib), ((uintptr_t)kernels, (uint64_t)numKernels, (uintptr_t)lib,),
    "\5\2\2\24\222\4\0200\3 EnumKernels\0Mlib\0mkernels\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\4\0Gh\10\0F\1\4\0H@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: cudaLibraryGetGlobal: dptr bytes library:handle name:string -> *dptr:ptr *bytes:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaLibraryGetGlobal, "cudaLibraryGetGlobal", (void *dptr, void *bytes, void *library,
    const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "\5\2\3\226\2\0340\30\4 Mlibrary\0Nname\0Ldptr\0Gbytes\0\6Aresult\0\10a\10\2\0Ee\10\3\0U\10\0Ob\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: cudaLibraryGetKernel: pKernel library:handle name:string -> *pKernel:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaLibraryGetKernel, "cudaLibraryGetKernel", (void *pKernel, void *library, const void *name),
    ((uintptr_t)pKernel, (uintptr_t)library, (uintptr_t)name,),
    "\5\2\2\226\2\0240\20\3 Mlibrary\0Nname\0MpKernel\0\6Aresult\0\10a\10\1\0Ee\10\2\0U\10\0Ob\10\0A\2\0Da\4\3\0E")

/*: cudaLibraryGetKernelCount: count lib:handle -> *count:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaLibraryGetKernelCount, "cudaLibraryGetKernelCount", (void *count, void *lib), ((uintptr_t)count,
    (uintptr_t)lib,),
    "\5\1\2\20\20\10\20\2 Mlib\0Ecount\0\6Aresult\0\10a\10\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: cudaLibraryGetManaged: dptr bytes library:handle name:string -> *dptr:ptr *bytes:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaLibraryGetManaged, "cudaLibraryGetManaged", (void *dptr, void *bytes, void *library,
    const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "\5\2\3\226\2\0340\30\4 Mlibrary\0Nname\0Ldptr\0Gbytes\0\6Aresult\0\10a\10\2\0Ee\10\3\0U\10\0Ob\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: cudaLibraryGetUnifiedFunction: fptr library:handle symbol:string -> *fptr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaLibraryGetUnifiedFunction, "cudaLibraryGetUnifiedFunction", (void *fptr, void *library,
    const void *symbol), ((uintptr_t)fptr, (uintptr_t)library, (uintptr_t)symbol,),
    "\5\2\2\226\2\0240\20\3 Mlibrary\0Nsymbol\0Lfptr\0\6Aresult\0\10a\10\1\0Ee\10\2\0U\10\0Ob\10\0A\2\0Da\4\3\0E")

/*: cudaLibraryLoadData: library code:ptr jitOptions[numJitOptions]:i32@cudaJitOption */
/*:     jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 */
/*:     libraryOptions[numLibraryOptions]:i32@cudaLibraryOption libraryOptionValues[numLibraryOptions]:ptr */
/*:     numLibraryOptions:u32 -> *library:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 2, int, trace__cudart_cudaLibraryLoadData, "cudaLibraryLoadData", (void *library, const void *code, void *jitOptions,
    void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library,
    (uintptr_t)code, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "\5\7\2\260\14\24\270\1\20\10 Lcode\0&@jitOptions\0\24l\12Values\0EnumJitOptions\0&@libraryOptions\0\27l\15Values\0EnumLibraryOptions\0Mlibrary"
    "\0\6Aresult\0\10a\10\1\0Eh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\4\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\4\0Eh\4\5\0E\1\4\0H@\0A\4\0C\4\0C\7\0Kh\10\6"
    "\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\4\7\0Eb\10\0A\2\0Da\4\10\0E")

/*: cudaLibraryLoadFromFile: library fileName:string jitOptions[numJitOptions]:i32@cudaJitOption */
/*:     jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 */
/*:     libraryOptions[numLibraryOptions]:i32@cudaLibraryOption libraryOptionValues[numLibraryOptions]:ptr */
/*:     numLibraryOptions:u32 -> *library:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 2, int, trace__cudart_cudaLibraryLoadFromFile, "cudaLibraryLoadFromFile", (void *library, const void *fileName,
    void *jitOptions, void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions),
    ((uintptr_t)library, (uintptr_t)fileName, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "\5\7\2\256\16\24\330\1\20\10 NfileName\0&@jitOptions\0\24l\12Values\0EnumJitOptions\0&@libraryOptions\0\27l\15Values\0EnumLibraryOptions\0Mlib"
    "rary\0\6Aresult\0\10e\10\1\0U\10\0Oh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\4\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\4\0Eh\4\5\0E\1\4\0H@\0A\4\0C\4\0C"
    "\7\0Kh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\4\7\0Eb\10\0A\2\0Da\4\10\0E")

/*: cudaLibraryUnload: library:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaLibraryUnload, "cudaLibraryUnload", (void *library), ((uintptr_t)library,),
    "\5\1\1\20\14\10\10\1 Mlibrary\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaLogsCurrent: iterator_out flags:u32 -> *iterator_out:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaLogsCurrent, "cudaLogsCurrent", (void *iterator_out, uint32_t flags), ((uintptr_t)iterator_out,
    (uint64_t)flags,),
    "\5\1\2\14\20\10\20\2 Eflags\0Eiterator_out\0\6Aresult\0\10a\4\1\0Eb\4\0A\2\0Da\4\2\0E")

/*: cudaLogsDumpToFile: iterator pathToFile:string flags:u32 -> *iterator:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaLogsDumpToFile, "cudaLogsDumpToFile", (void *iterator, const void *pathToFile, uint32_t flags),
    ((uintptr_t)iterator, (uintptr_t)pathToFile, (uint64_t)flags,),
    "\5\2\2\222\2\0200\20\3 NpathToFile\0Eflags\0Eiterator\0\6Aresult\0\10e\10\1\0U\10\0Oa\4\2\0Eb\4\0A\2\0Da\4\3\0E")

/*: cudaLogsDumpToMemory: iterator buffer *size:u64 flags:u32 ; size_max -> *iterator:u32 */
/*:     buffer[*size:u64<size_max]:chars *size:u64 return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 2, int, trace__cudart_cudaLogsDumpToMemory, "cudaLogsDumpToMemory", (void *iterator, void *buffer, void *size,
    uint32_t flags), ((uintptr_t)iterator, (uintptr_t)buffer, (uintptr_t)size, (uint64_t)flags,),
    NULL, NULL, (2, 8,),
    "\5\2\4\24\236\2\20@\4 Gsize\0Eflags\0Eiterator\0Nbuffer\0Gsize\0\6Aresult\0\10b\10\2\2\0Da\4\3\0Eb\4\0A\2\0Dg\1\1\0E\2\10\5\0G@\0A\1\0C\1\0C\2\0"
    "Kb\10\2\2\0Da\4\4\0E")

/*: cudaLogsRegisterCallback: callbackFunc:ptr userData:ptr callback_out -> *callback_out:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaLogsRegisterCallback, "cudaLogsRegisterCallback", (void *callbackFunc, void *userData,
    void *callback_out), ((uintptr_t)callbackFunc, (uintptr_t)userData, (uintptr_t)callback_out,),
    "\5\2\2\30\24\20\20\3 LcallbackFunc\0LuserData\0Mcallback_out\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: cudaLogsUnregisterCallback: callback:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaLogsUnregisterCallback, "cudaLogsUnregisterCallback", (void *callback), ((uintptr_t)callback,),
    "\5\1\1\20\14\10\10\1 Mcallback\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaMalloc: devPtr size:u64 -> *devPtr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMalloc, "cudaMalloc", (void *devPtr, uint64_t size), ((uintptr_t)devPtr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0LdevPtr\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaMallocArray: array desc:{cudaChannelFormatDesc} width:u64 height:u64 flags:u32 -> *array:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMallocArray, "cudaMallocArray", (void *array, const void *desc, uint64_t width, uint64_t height,
    uint32_t flags), ((uintptr_t)array, (uintptr_t)desc, (uint64_t)width, (uint64_t)height, (uint64_t)flags,),
    "\5\11\28\24@\20\5 Ldesc\0F\4.x\0F\5y\0F\5z\0F\5w\0\6@\5f\0\2Gwidth\0Gheight\0Eflags\0Marray\0\6Aresult\0\10a\10\1\0Ed\4\1\2\0T\24\0C\24\0Kc\3\24"
    "\0A\4\2\0A\3\10\4\20\0A\24\0Cb\10\0A\2\0Da\4\5\0E")

/*: cudaMallocAsync: devPtr size:u64 hStream:handle -> *devPtr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMallocAsync, "cudaMallocAsync", (void *devPtr, uint64_t size, void *hStream),
    ((uintptr_t)devPtr, (uint64_t)size, (uintptr_t)hStream,),
    "\5\2\2\30\24\20\20\3 Gsize\0MhStream\0LdevPtr\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaMallocAsync_ptsz: devPtr size:u64 hStream:handle -> *devPtr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMallocAsync_ptsz, "cudaMallocAsync_ptsz", (void *devPtr, uint64_t size, void *hStream),
    ((uintptr_t)devPtr, (uint64_t)size, (uintptr_t)hStream,),
    "\5\2\2\30\24\20\20\3 Gsize\0MhStream\0LdevPtr\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaMallocFromPoolAsync: ptr size:u64 memPool:handle stream:handle -> *ptr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMallocFromPoolAsync, "cudaMallocFromPoolAsync", (void *ptr, uint64_t size, void *memPool,
    void *stream), ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)memPool, (uintptr_t)stream,),
    "\5\3\2 \24\20\20\4 Gsize\0MmemPool\0Mstream\0Lptr\0\6Aresult\0\10c\3\30\0A\4\1\0A\2\10\3\20\0A\30\0Cb\10\0A\2\0Da\4\4\0E")

/*: cudaMallocFromPoolAsync_ptsz: ptr size:u64 memPool:handle stream:handle -> *ptr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMallocFromPoolAsync_ptsz, "cudaMallocFromPoolAsync_ptsz", (void *ptr, uint64_t size,
    void *memPool, void *stream), ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)memPool, (uintptr_t)stream,),
    "\5\3\2 \24\20\20\4 Gsize\0MmemPool\0Mstream\0Lptr\0\6Aresult\0\10c\3\30\0A\4\1\0A\2\10\3\20\0A\30\0Cb\10\0A\2\0Da\4\4\0E")

/*: cudaMallocHost: ptr size:u64 -> *ptr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMallocHost, "cudaMallocHost", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "\5\1\2\20\24\10\20\2 Gsize\0Lptr\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaMallocManaged: devPtr size:u64 flags:u32 -> *devPtr:ptr return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMallocManaged, "cudaMallocManaged", (void *devPtr, uint64_t size, uint32_t flags),
    ((uintptr_t)devPtr, (uint64_t)size, (uint64_t)flags,),
    "\5\2\2\24\24\20\20\3 Gsize\0Eflags\0LdevPtr\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaMallocPitch: devPtr pitch width:u64 height:u64 -> *devPtr:ptr *pitch:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMallocPitch, "cudaMallocPitch", (void *devPtr, void *pitch, uint64_t width, uint64_t height),
    ((uintptr_t)devPtr, (uintptr_t)pitch, (uint64_t)width, (uint64_t)height,),
    "\5\2\3\30\34\20\30\4 Gwidth\0Gheight\0LdevPtr\0Gpitch\0\6Aresult\0\10c\2\20\0A\2\2\0A\3\10\0Gb\10\0A\2\0Db\10\1\2\0Da\4\4\0E")

/*: cudaMemAdvise (models 1): devPtr:ptr count:u64 advice:i32@cudaMemoryAdvise location:value{cudaMemLocation} -> */
/*:     return:status@cudaError_t */
/*: cudaMemAdvise (models 2): devPtr:ptr count:u64 advice:i32@cudaMemoryAdvise device:i32 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaMemAdvise, "cudaMemAdvise", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3), (a0, a1, a2,
    a3,),
    "\3\1\0\0\0c\0\5\1$\148\10\4 LdevPtr\0Gcount\0\6@advice\0\42\6@location.type\0\34F\11id\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Cd\4\3\3\0"
    "T\10\0C\10\0Ka\4\4\0E\7\2\0\0\0H\0\4\1 \14\20\10\4 LdevPtr\0Gcount\0\6@advice\0\42Fdevice\0\6Aresult\0\10c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0"
    "E")

/*: cudaMemDiscardAndPrefetchBatchAsync: dptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 */
/*:     flags:u64 stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemDiscardAndPrefetchBatchAsync, "cudaMemDiscardAndPrefetchBatchAsync", (void *dptrs,
    void *sizes, uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldptrs\0gsizes\0Gcount\0&@prefetchLocs.type\0\34f\15id\0g\13Idxs\0GnumPrefetchLocs\0Gflags\0Mstream\0\6Aresult\0\10"
    "h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C\1\10\0H"
    "\20\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: cudaMemDiscardAndPrefetchBatchAsync_ptsz: dptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 */
/*:     flags:u64 stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemDiscardAndPrefetchBatchAsync_ptsz, "cudaMemDiscardAndPrefetchBatchAsync_ptsz", (void *dptrs,
    void *sizes, uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldptrs\0gsizes\0Gcount\0&@prefetchLocs.type\0\34f\15id\0g\13Idxs\0GnumPrefetchLocs\0Gflags\0Mstream\0\6Aresult\0\10"
    "h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C\1\10\0H"
    "\20\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: cudaMemDiscardBatchAsync: dptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemDiscardBatchAsync, "cudaMemDiscardBatchAsync", (void *dptrs, void *sizes, uint64_t count,
    uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "\5\5\1\254\10\14`\10\5 ldptrs\0gsizes\0Gcount\0Gflags\0Mstream\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10"
    "\0C\2\0Kc\3\30\0A\4\2\0A\3\10\4\20\0A\30\0Ca\4\5\0E")

/*: cudaMemDiscardBatchAsync_ptsz: dptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemDiscardBatchAsync_ptsz, "cudaMemDiscardBatchAsync_ptsz", (void *dptrs, void *sizes,
    uint64_t count, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "\5\5\1\254\10\14`\10\5 ldptrs\0gsizes\0Gcount\0Gflags\0Mstream\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10"
    "\0C\2\0Kc\3\30\0A\4\2\0A\3\10\4\20\0A\30\0Ca\4\5\0E")

/*: cudaMemGetDefaultMemPool: memPool location type:i32@cudaMemAllocationType -> *memPool:handle */
/*:     location:{cudaMemLocation} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemGetDefaultMemPool, "cudaMemGetDefaultMemPool", (void *memPool, void *location, int type),
    ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "\5\1\5\14$\10 \3 \6@type\0\33MmemPool\0Llocation\0\6@\10.type\0\34F\11id\0\6Aresult\0\10a\4\2\0Eb\10\0A\2\0Da\10\1\0Eb\10\1\2\0Da\4\3\0E")

/*: cudaMemGetInfo: free total -> *free:u64 *total:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaMemGetInfo, "cudaMemGetInfo", (void *free, void *total), ((uintptr_t)free, (uintptr_t)total,),
    "\5\0\3\10\34\0\30\2 Gfree\0Gtotal\0\6Aresult\0\10b\10\0A\2\0Db\10\1\2\0Da\4\2\0E")

/*: cudaMemGetMemPool: memPool location type:i32@cudaMemAllocationType -> *memPool:handle location:{cudaMemLocation} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemGetMemPool, "cudaMemGetMemPool", (void *memPool, void *location, int type),
    ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "\5\1\5\14$\10 \3 \6@type\0\33MmemPool\0Llocation\0\6@\10.type\0\34F\11id\0\6Aresult\0\10a\4\2\0Eb\10\0A\2\0Da\10\1\0Eb\10\1\2\0Da\4\3\0E")

/*: cudaMemPoolCreate: memPool poolProps:{cudaMemPoolProps} -> *memPool:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaMemPoolCreate, "cudaMemPoolCreate", (void *memPool, const void *poolProps), ((uintptr_t)memPool,
    (uintptr_t)poolProps,),
    "\5\10\0022\0240\20\2 LpoolProps\0\6@\11.allocType\0\33\6@\12handleTypes\0\32\6@\12location.type\0\34F\23id\0L\12win32SecurityAttributes\0G\12m"
    "axSize\0C\12usage\0MmemPool\0\6Aresult\0\10a\10\1\0Ed\4\1\2\0T\42\0C\42\0Kb\10\0A\2\0Da\4\2\0E")

/*: cudaMemPoolDestroy: memPool:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaMemPoolDestroy, "cudaMemPoolDestroy", (void *memPool), ((uintptr_t)memPool,),
    "\5\1\1\20\14\10\10\1 MmemPool\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaMemPoolExportPointer: exportData ptr:ptr -> exportData:{cudaMemPoolPtrExportData} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaMemPoolExportPointer, "cudaMemPoolExportPointer", (void *exportData, void *ptr),
    ((uintptr_t)exportData, (uintptr_t)ptr,),
    "\5\1\2\20\24\10\20\2 Lptr\0LexportData\0\6Aresult\0\10a\10\1\0Ec\2\14\0A\2\0B\2\10\0G")

/*: cudaMemPoolExportToShareableHandle: shareableHandle:ptr memPool:handle */
/*:     handleType:i32@cudaMemAllocationHandleType flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaMemPoolExportToShareableHandle, "cudaMemPoolExportToShareableHandle", (void *shareableHandle,
    void *memPool, int handleType, uint32_t flags), ((uintptr_t)shareableHandle, (uintptr_t)memPool, (uint64_t)handleType, (uint64_t)flags,),
    "\5\4\1 \14\20\10\4 LshareableHandle\0MmemPool\0\6@handleType\0\32Eflags\0\6Aresult\0\10c\4\30\0A\4\0B\1\10\2\20\3\24\0Ca\4\4\0E")

/*: cudaMemPoolGetAccess: flags memPool:handle location -> *flags:i32@cudaMemAccessFlags location:{cudaMemLocation} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemPoolGetAccess, "cudaMemPoolGetAccess", (void *flags, void *memPool, void *location),
    ((uintptr_t)flags, (uintptr_t)memPool, (uintptr_t)location,),
    "\5\1\5\20 \10 \3 MmemPool\0\6@flags\0\31Llocation\0\6@\10.type\0\34F\11id\0\6Aresult\0\10a\10\1\0Eb\4\0A\2\0Da\10\2\0Eb\10\2\2\0Da\4\3\0E")

/*: cudaMemPoolGetAttribute: memPool:handle attr:i32@cudaMemPoolAttr value:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemPoolGetAttribute, "cudaMemPoolGetAttribute", (void *memPool, int attr, void *value),
    ((uintptr_t)memPool, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\34\14\20\10\3 MmemPool\0\6@attr\0\35Lvalue\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: cudaMemPoolImportFromShareableHandle: memPool shareableHandle:ptr handleType:i32@cudaMemAllocationHandleType */
/*:     flags:u32 -> *memPool:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaMemPoolImportFromShareableHandle, "cudaMemPoolImportFromShareableHandle", (void *memPool,
    void *shareableHandle, int handleType, uint32_t flags), ((uintptr_t)memPool, (uintptr_t)shareableHandle, (uint64_t)handleType, (uint64_t)flags,),
    "\5\3\2\30\24\20\20\4 LshareableHandle\0\6@handleType\0\32Eflags\0MmemPool\0\6Aresult\0\10c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0"
    "E")

/*: cudaMemPoolImportPointer: ptr memPool:handle exportData -> *ptr:ptr exportData:{cudaMemPoolPtrExportData} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemPoolImportPointer, "cudaMemPoolImportPointer", (void *ptr, void *memPool, void *exportData),
    ((uintptr_t)ptr, (uintptr_t)memPool, (uintptr_t)exportData,),
    "\5\1\3\20\34\10\30\3 MmemPool\0Lptr\0LexportData\0\6Aresult\0\10a\10\1\0Eb\10\0A\2\0Dc\2\14\0A\2\2\0A\3\10\0G")

/*: cudaMemPoolSetAccess: memPool:handle descList[count]:{cudaMemAccessDesc#12} count:u64 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemPoolSetAccess, "cudaMemPoolSetAccess", (void *memPool, const void *descList, uint64_t count),
    ((uintptr_t)memPool, (uintptr_t)descList, (uint64_t)count,),
    "\5\5\1\352\1\14\210\1\10\3 MmemPool\0&@descList.location.type\0\34f\22id\0&@\11flags\0\31Gcount\0\6Aresult\0\10a\10\0Fh\4\1\0E\1\10\0H\20\0A\14\0"
    "C\4\0C\2\0Kh\4\1\0A\4\0C\1\10\0H\20\0A\14\0C\10\0C\2\0Kh\4\1\0A\10\0C\1\10\0H\20\0A\14\0C\14\0C\2\0Ka\10\2\0Ea\4\3\0E")

/*: cudaMemPoolSetAttribute: memPool:handle attr:i32@cudaMemPoolAttr value:ptr -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemPoolSetAttribute, "cudaMemPoolSetAttribute", (void *memPool, int attr, void *value),
    ((uintptr_t)memPool, (uint64_t)attr, (uintptr_t)value,),
    "\5\3\1\34\14\20\10\3 MmemPool\0\6@attr\0\35Lvalue\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: cudaMemPoolTrimTo: memPool:handle minBytesToKeep:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaMemPoolTrimTo, "cudaMemPoolTrimTo", (void *memPool, uint64_t minBytesToKeep),
    ((uintptr_t)memPool, (uint64_t)minBytesToKeep,),
    "\5\2\1\30\14\20\10\2 MmemPool\0GminBytesToKeep\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaMemPrefetchAsync (models 1): devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle -> */
/*:     return:status@cudaError_t */
/*: cudaMemPrefetchAsync (models 2): devPtr:ptr count:u64 dstDevice:i32 stream:handle _ -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync, "cudaMemPrefetchAsync", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0p\0\6\1,\14H\10\5 LdevPtr\0Gcount\0\6@location.type\0\34F\11id\0Eflags\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\4\2\3\0T\10\0C"
    "\10\0Kc\2\14\0A\2\3\0A\4\4\0Ga\4\5\0E\7\2\0\0\0I\0\4\1$\14\20\10\5 LdevPtr\0Gcount\0FdstDevice\0Mstream\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\20\3"
    "\24\0Ca\4\5\0E")

/*: cudaMemPrefetchAsync_ptsz (models 1): devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 */
/*:     stream:handle -> return:status@cudaError_t */
/*: cudaMemPrefetchAsync_ptsz (models 2): devPtr:ptr count:u64 dstDevice:i32 stream:handle _ -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync_ptsz, "cudaMemPrefetchAsync_ptsz", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0p\0\6\1,\14H\10\5 LdevPtr\0Gcount\0\6@location.type\0\34F\11id\0Eflags\0Mstream\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Gd\4\2\3\0T\10\0C"
    "\10\0Kc\2\14\0A\2\3\0A\4\4\0Ga\4\5\0E\7\2\0\0\0I\0\4\1$\14\20\10\5 LdevPtr\0Gcount\0FdstDevice\0Mstream\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\20\3"
    "\24\0Ca\4\5\0E")

/*: cudaMemPrefetchBatchAsync: dptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 */
/*:     flags:u64 stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemPrefetchBatchAsync, "cudaMemPrefetchBatchAsync", (void *dptrs, void *sizes, uint64_t count,
    void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes,
    (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldptrs\0gsizes\0Gcount\0&@prefetchLocs.type\0\34f\15id\0g\13Idxs\0GnumPrefetchLocs\0Gflags\0Mstream\0\6Aresult\0\10"
    "h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C\1\10\0H"
    "\20\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: cudaMemPrefetchBatchAsync_ptsz: dptrs[count]:ptr sizes[count]:u64 count:u64 */
/*:     prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 */
/*:     flags:u64 stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemPrefetchBatchAsync_ptsz, "cudaMemPrefetchBatchAsync_ptsz", (void *dptrs, void *sizes,
    uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "\5\11\1\306\15\14\340\1\10\10 ldptrs\0gsizes\0Gcount\0&@prefetchLocs.type\0\34f\15id\0g\13Idxs\0GnumPrefetchLocs\0Gflags\0Mstream\0\6Aresult\0\10"
    "h\10\0F\1\10\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Ka\10\2\0Eh\4\3\0E\1\10\0H\20\0A\10\0C\4\0C\5\0Kh\4\3\0A\4\0C\1\10\0H"
    "\20\0A\10\0C\10\0C\5\0Kh\10\4\0E\1\10\0H@\0A\10\0C\10\0C\5\0Kc\3\30\0A\4\5\0A\6\10\7\20\0A\30\0Ca\4\10\0E")

/*: cudaMemRangeGetAttribute: data:ptr dataSize:u64 attribute:i32@cudaMemRangeAttribute devPtr:ptr count:u64 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 3, int, trace__cudart_cudaMemRangeGetAttribute, "cudaMemRangeGetAttribute", (void *data, uint64_t dataSize, int attribute,
    const void *devPtr, uint64_t count), ((uintptr_t)data, (uint64_t)dataSize, (uint64_t)attribute, (uintptr_t)devPtr, (uint64_t)count,),
    "\5\5\1,\14\30\10\5 Ldata\0G\4Size\0\6@attribute\0\36LdevPtr\0Gcount\0\6Aresult\0\10c\5$\0A\6\0B\1\10\2\20\3\24\4\34\0A$\0Ga\4\5\0E")

/*: cudaMemRangeGetAttributes: data[numAttributes]:ptr dataSizes[numAttributes]:u64 */
/*:     attributes[numAttributes]:i32@cudaMemRangeAttribute numAttributes:u64 devPtr:ptr count:u64 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 3, int, trace__cudart_cudaMemRangeGetAttributes, "cudaMemRangeGetAttributes", (void *data, void *dataSizes,
    void *attributes, uint64_t numAttributes, const void *devPtr, uint64_t count), ((uintptr_t)data, (uintptr_t)dataSizes, (uintptr_t)attributes,
    (uint64_t)numAttributes, (uintptr_t)devPtr, (uint64_t)count,),
    "\5\6\1\262\12\14\210\1\10\6 ldata\0g\4Sizes\0&@attributes\0\36GnumAttributes\0LdevPtr\0Gcount\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\3\0"
    "Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\3\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Ca\4\6\0E")

/*: cudaMemSetMemPool: location type:i32@cudaMemAllocationType memPool:handle -> location:{cudaMemLocation} */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemSetMemPool, "cudaMemSetMemPool", (void *location, int type, void *memPool),
    ((uintptr_t)location, (uint64_t)type, (uintptr_t)memPool,),
    "\5\2\4\24\34\20\30\3 \6@type\0\33MmemPool\0Llocation\0\6@\10.type\0\34F\11id\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\4\0Ga\10\0Fb\10\0A\2\0Da\4\3\0E")

/*: cudaMemcpy: dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 1, int, trace__cudart_cudaMemcpy, "cudaMemcpy", (void *dst, const void *src, uint64_t count, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpy_before, NULL, (),
    "\5\5\1&\14\30\10\4 Ldst\0Lsrc\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\5\36\0A\6\0B\1\10\2\20\3\30\5\34\0A\36\0Ga\4\4\0E")

/*: cudaMemcpy2D: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; */
/*:     bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpy2D, "cudaMemcpy2D", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpy2D_before, NULL, (),
    "\5\11\1F\14 \10\7 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\11>\0A\12\0B\1\10\2\20"
    "\3\30\4 \5(\0060\0104\11<\0A>\0Ga\4\7\0E")

/*: cudaMemcpy2DArrayToArray: dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 */
/*:     width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DArrayToArray, "cudaMemcpy2DArrayToArray", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst,
    (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DArrayToArray_before, NULL, (),
    "\5\13\1V\14 \10\11 Mdst\0GwOffsetDst\0GhOffsetDst\0Msrc\0GwOffsetSrc\0GhOffsetSrc\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6"
    "Aresult\0\10c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10@\12D\13L\0AN\0Ca\4\11\0E")

/*: cudaMemcpy2DArrayToArray_ptds: dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 */
/*:     width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DArrayToArray_ptds, "cudaMemcpy2DArrayToArray_ptds", (void *dst,
    uint64_t wOffsetDst, uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind),
    ((uintptr_t)dst, (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width,
    (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DArrayToArray_before, NULL, (),
    "\5\13\1V\14 \10\11 Mdst\0GwOffsetDst\0GhOffsetDst\0Msrc\0GwOffsetSrc\0GhOffsetSrc\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6"
    "Aresult\0\10c\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10@\12D\13L\0AN\0Ca\4\11\0E")

/*: cudaMemcpy2DFromArray: dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DFromArray, "cudaMemcpy2DFromArray", (void *dst, uint64_t dpitch, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset,
    (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "\5\12\1N\14 \10\10 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\12F\0A\12"
    "\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: cudaMemcpy2DFromArrayAsync: dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DFromArrayAsync, "cudaMemcpy2DFromArrayAsync", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "\5\13\1V\14 \10\11 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0 Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c"
    "\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E")

/*: cudaMemcpy2DFromArrayAsync_ptsz: dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DFromArrayAsync_ptsz, "cudaMemcpy2DFromArrayAsync_ptsz", (void *dst,
    uint64_t dpitch, const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "\5\13\1V\14 \10\11 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0 Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c"
    "\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E")

/*: cudaMemcpy2DFromArray_ptds: dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DFromArray_ptds, "cudaMemcpy2DFromArray_ptds", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src,
    (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "\5\12\1N\14 \10\10 Ldst\0Gdpitch\0Msrc\0GwOffset\0GhOffset\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\12F\0A\12"
    "\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: cudaMemcpy2DToArray: dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DToArray, "cudaMemcpy2DToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "\5\12\1N\14 \10\10 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\12F\0A\12"
    "\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: cudaMemcpy2DToArrayAsync: dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DToArrayAsync, "cudaMemcpy2DToArrayAsync", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset,
    (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "\5\13\1V\14 \10\11 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c"
    "\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E")

/*: cudaMemcpy2DToArrayAsync_ptsz: dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DToArrayAsync_ptsz, "cudaMemcpy2DToArrayAsync_ptsz", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset,
    (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "\5\13\1V\14 \10\11 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 Mstream\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c"
    "\13N\0A\14\0B\1\10\2\20\3\30\4 \5(\0060\78\10<\12D\13L\0AN\0Ca\4\11\0E")

/*: cudaMemcpy2DToArray_ptds: dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 */
/*:     kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DToArray_ptds, "cudaMemcpy2DToArray_ptds", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset,
    (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "\5\12\1N\14 \10\10 Mdst\0GwOffset\0GhOffset\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\12F\0A\12"
    "\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\12D\0Ga\4\10\0E")

/*: cudaMemcpy2D_ptds: dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; */
/*:     bytes:u64/BYTES/B direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpy2D_ptds, "cudaMemcpy2D_ptds", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width,
    (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2D_before, NULL, (),
    "\5\11\1F\14 \10\7 Ldst\0Gdpitch\0Lsrc\0Gspitch\0Gwidth\0Gheight\0\6@kind\0 \7\202bytes\0B\0\3\33direction\0\6Aresult\0\10c\11>\0A\12\0B\1\10\2\20"
    "\3\30\4 \5(\0060\0104\11<\0A>\0Ga\4\7\0E")

/*: cudaMemcpy3D: p:{cudaMemcpy3DParms} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3D, "cudaMemcpy3D", (const void *p), ((uintptr_t)p,),
    "\5\25\1\254\1\0140\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x\0G\11y\0G\11z"
    "\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0 \6Aresult\0\10a\10\0Fd\10\0A\2\0T\234\0C\234\0"
    "Ka\4\1\0E")

/*: cudaMemcpy3DAsync: p:{cudaMemcpy3DParms} stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DAsync, "cudaMemcpy3DAsync", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    "\5\26\1\264\1\148\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x\0G\11y\0G\11z"
    "\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0 Mstream\0\6Aresult\0\10a\10\0Fd\10\0A\2\0T\234\0"
    "C\234\0Ka\10\1\0Ea\4\2\0E")

/*: cudaMemcpy3DAsync_ptsz: p:{cudaMemcpy3DParms} stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DAsync_ptsz, "cudaMemcpy3DAsync_ptsz", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    "\5\26\1\264\1\148\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x\0G\11y\0G\11z"
    "\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0 Mstream\0\6Aresult\0\10a\10\0Fd\10\0A\2\0T\234\0"
    "C\234\0Ka\10\1\0Ea\4\2\0E")

/*: cudaMemcpy3DBatchAsync (models 1): numOps:u64 opList[numOps]:{cudaMemcpy3DBatchOp#112} flags:u64 stream:handle _ */
/*:     -> return:status@cudaError_t */
/*: cudaMemcpy3DBatchAsync (models 2): numOps:u64 opList[numOps]:{cudaMemcpy3DBatchOp#112} failIdx flags:u64 */
/*:     stream:handle -> *failIdx:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpy3DBatchAsync, "cudaMemcpy3DBatchAsync", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0,\1\12\1\312\5\14\260\2\10\5 GnumOps\0&@opList.src.type\0\37&@\7dst.type\0\37g\7extent.width\0g\16height\0g\16depth\0&@\7srcAccessOr"
    "der\0!e\7flags\0Gflags\0Mstream\0\6Aresult\0\10a\10\0Fh\4\1\0E\1\10\0H\20\0Ap\0C\4\0Oh\4\1\0A(\0C\1\10\0H\20\0Ap\0C,\0Oh\10\1\0AP\0C\1\10\0H\20\0"
    "Ap\0CX\0Oh\10\1\0AX\0C\1\10\0H\20\0Ap\0C`\0Oh\10\1\0A`\0C\1\10\0H\20\0Ap\0Ch\0Oh\4\1\0Ah\0C\1\10\0H\20\0Ap\0Cl\0Oh\4\1\0Al\0C\1\10\0H\20\0Ap\0C"
    "p\0Oc\2\20\0A\2\2\0A\3\10\0Ga\4\5\0E\7\2\0\0\0;\1\12\2\312\5\24\260\2\20\5 GnumOps\0&@opList.src.type\0\37&@\7dst.type\0\37g\7extent.width\0g\16"
    "height\0g\16depth\0&@\7srcAccessOrder\0!e\7flags\0Gflags\0Mstream\0GfailIdx\0\6Aresult\0\10a\10\0Fh\4\1\0E\1\10\0H\20\0Ap\0C\4\0Oh\4\1\0A(\0C\1"
    "\10\0H\20\0Ap\0C,\0Oh\10\1\0AP\0C\1\10\0H\20\0Ap\0CX\0Oh\10\1\0AX\0C\1\10\0H\20\0Ap\0C`\0Oh\10\1\0A`\0C\1\10\0H\20\0Ap\0Ch\0Oh\4\1\0Ah\0C\1\10\0"
    "H\20\0Ap\0Cl\0Oh\4\1\0Al\0C\1\10\0H\20\0Ap\0Cp\0Oc\2\20\0A\2\3\0A\4\10\0Gb\10\2\2\0Da\4\5\0E")

/*: cudaMemcpy3DBatchAsync_ptsz (models 1): numOps:u64 opList[numOps]:{cudaMemcpy3DBatchOp#112} flags:u64 */
/*:     stream:handle _ -> return:status@cudaError_t */
/*: cudaMemcpy3DBatchAsync_ptsz (models 2): numOps:u64 opList[numOps]:{cudaMemcpy3DBatchOp#112} failIdx flags:u64 */
/*:     stream:handle -> *failIdx:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpy3DBatchAsync_ptsz, "cudaMemcpy3DBatchAsync_ptsz", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0,\1\12\1\312\5\14\260\2\10\5 GnumOps\0&@opList.src.type\0\37&@\7dst.type\0\37g\7extent.width\0g\16height\0g\16depth\0&@\7srcAccessOr"
    "der\0!e\7flags\0Gflags\0Mstream\0\6Aresult\0\10a\10\0Fh\4\1\0E\1\10\0H\20\0Ap\0C\4\0Oh\4\1\0A(\0C\1\10\0H\20\0Ap\0C,\0Oh\10\1\0AP\0C\1\10\0H\20\0"
    "Ap\0CX\0Oh\10\1\0AX\0C\1\10\0H\20\0Ap\0C`\0Oh\10\1\0A`\0C\1\10\0H\20\0Ap\0Ch\0Oh\4\1\0Ah\0C\1\10\0H\20\0Ap\0Cl\0Oh\4\1\0Al\0C\1\10\0H\20\0Ap\0C"
    "p\0Oc\2\20\0A\2\2\0A\3\10\0Ga\4\5\0E\7\2\0\0\0;\1\12\2\312\5\24\260\2\20\5 GnumOps\0&@opList.src.type\0\37&@\7dst.type\0\37g\7extent.width\0g\16"
    "height\0g\16depth\0&@\7srcAccessOrder\0!e\7flags\0Gflags\0Mstream\0GfailIdx\0\6Aresult\0\10a\10\0Fh\4\1\0E\1\10\0H\20\0Ap\0C\4\0Oh\4\1\0A(\0C\1"
    "\10\0H\20\0Ap\0C,\0Oh\10\1\0AP\0C\1\10\0H\20\0Ap\0CX\0Oh\10\1\0AX\0C\1\10\0H\20\0Ap\0C`\0Oh\10\1\0A`\0C\1\10\0H\20\0Ap\0Ch\0Oh\4\1\0Ah\0C\1\10\0"
    "H\20\0Ap\0Cl\0Oh\4\1\0Al\0C\1\10\0H\20\0Ap\0Cp\0Oc\2\20\0A\2\3\0A\4\10\0Gb\10\2\2\0Da\4\5\0E")

/*: cudaMemcpy3DPeer: p:{cudaMemcpy3DPeerParms} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3DPeer, "cudaMemcpy3DPeer", (const void *p), ((uintptr_t)p,),
    "\5\26\1\260\1\14\200\1\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Mp.dstArray\0G\5Pos"
    ".x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Gp.extent.width\0G\11height\0G\11depth\0\6Aresult\0\10a\10\0Fd\10\0A\2\0"
    "TD\0CD\0Kd\10\0A\6H\0S\214\0CD\0Kd\10\0A\6\220\0S\250\0C\30\0Ka\4\1\0E")

/*: cudaMemcpy3DPeerAsync: p:{cudaMemcpy3DPeerParms} stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DPeerAsync, "cudaMemcpy3DPeerAsync", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    "\5\27\1\270\1\14\210\1\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Mp.dstArray\0G\5Pos"
    ".x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Gp.extent.width\0G\11height\0G\11depth\0Mstream\0\6Aresult\0\10a\10\0F"
    "d\10\0A\2\0TD\0CD\0Kd\10\0A\6H\0S\214\0CD\0Kd\10\0A\6\220\0S\250\0C\30\0Ka\10\1\0Ea\4\2\0E")

/*: cudaMemcpy3DPeerAsync_ptsz: p:{cudaMemcpy3DPeerParms} stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DPeerAsync_ptsz, "cudaMemcpy3DPeerAsync_ptsz", (const void *p, void *stream),
    ((uintptr_t)p, (uintptr_t)stream,),
    "\5\27\1\270\1\14\210\1\10\2 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Mp.dstArray\0G\5Pos"
    ".x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Gp.extent.width\0G\11height\0G\11depth\0Mstream\0\6Aresult\0\10a\10\0F"
    "d\10\0A\2\0TD\0CD\0Kd\10\0A\6H\0S\214\0CD\0Kd\10\0A\6\220\0S\250\0C\30\0Ka\10\1\0Ea\4\2\0E")

/*: cudaMemcpy3DPeer_ptds: p:{cudaMemcpy3DPeerParms} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3DPeer_ptds, "cudaMemcpy3DPeer_ptds", (const void *p), ((uintptr_t)p,),
    "\5\26\1\260\1\14\200\1\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Mp.dstArray\0G\5Pos"
    ".x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0F\5Device\0Gp.extent.width\0G\11height\0G\11depth\0\6Aresult\0\10a\10\0Fd\10\0A\2\0"
    "TD\0CD\0Kd\10\0A\6H\0S\214\0CD\0Kd\10\0A\6\220\0S\250\0C\30\0Ka\4\1\0E")

/*: cudaMemcpy3D_ptds: p:{cudaMemcpy3DParms} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3D_ptds, "cudaMemcpy3D_ptds", (const void *p), ((uintptr_t)p,),
    "\5\25\1\254\1\0140\10\1 Lp\0Mp.srcArray\0G\5Pos.x\0G\11y\0G\11z\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Mp.dstArray\0G\5Pos.x\0G\11y\0G\11z"
    "\0L\6tr.ptr\0G\12itch\0G\11xsize\0G\11ysize\0Gp.extent.width\0G\11height\0G\11depth\0\6@p.kind\0 \6Aresult\0\10a\10\0Fd\10\0A\2\0T\234\0C\234\0"
    "Ka\4\1\0E")

/*: cudaMemcpyArrayToArray: dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 */
/*:     count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpyArrayToArray, "cudaMemcpyArrayToArray", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffsetDst,
    (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyArrayToArray_before, NULL, (),
    "\5\11\1F\14 \10\10 Mdst\0GwOffsetDst\0GhOffsetDst\0Msrc\0GwOffsetSrc\0GhOffsetSrc\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\11>"
    "\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\0A>\0Ga\4\10\0E")

/*: cudaMemcpyArrayToArray_ptds: dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 */
/*:     count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpyArrayToArray_ptds, "cudaMemcpyArrayToArray_ptds", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffsetDst,
    (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyArrayToArray_before, NULL, (),
    "\5\11\1F\14 \10\10 Mdst\0GwOffsetDst\0GhOffsetDst\0Msrc\0GwOffsetSrc\0GhOffsetSrc\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\11>"
    "\0A\12\0B\1\10\2\20\3\30\4 \5(\0060\78\11<\0A>\0Ga\4\10\0E")

/*: cudaMemcpyBatchAsync (models 1): dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 */
/*:     attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 stream:handle _ -> */
/*:     return:status@cudaError_t */
/*: cudaMemcpyBatchAsync (models 2): dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 */
/*:     attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 failIdx stream:handle -> */
/*:     *failIdx:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpyBatchAsync, "cudaMemcpyBatchAsync", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8), (a0, a1, a2, a3, a4, a5, a6, a7, a8,),
    "\3\1\0\0\0\215\1\15\1\334\23\14\250\3\10\11 ldsts\0lsrcs\0gsizes\0Gcount\0&@attrs.srcAccessOrder\0!&@\11LocHint.type\0\34f\21id\0&@\6dstLocHin"
    "t.type\0\34f\21id\0e\6flags\0g\5Idxs\0GnumAttrs\0Mstream\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3\0Eh\4\4\0E\1\10\0H\20\0A\30\0C\4\0C\6\0Kh\4\4\0A\4\0C\1\10\0H\20\0A\30\0C\10\0C\6\0Kh\4\4\0A\10\0"
    "C\1\10\0H\20\0A\30\0C\14\0C\6\0Kh\4\4\0A\14\0C\1\10\0H\20\0A\30\0C\20\0C\6\0Kh\4\4\0A\20\0C\1\10\0H\20\0A\30\0C\24\0C\6\0Kh\4\4\0A\24\0C\1\10\0"
    "H\20\0A\30\0C\30\0C\6\0Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\6\0Kc\2\20\0A\2\6\0A\7\10\0Ga\4\11\0E\7\2\0\0\0\234\1\15\2\334\23\24\250\3\20\11 lds"
    "ts\0lsrcs\0gsizes\0Gcount\0&@attrs.srcAccessOrder\0!&@\11LocHint.type\0\34f\21id\0&@\6dstLocHint.type\0\34f\21id\0e\6flags\0g\5Idxs\0GnumAttrs"
    "\0Mstream\0GfailIdx\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C"
    "\3\0Ka\10\3\0Eh\4\4\0E\1\10\0H\20\0A\30\0C\4\0C\6\0Kh\4\4\0A\4\0C\1\10\0H\20\0A\30\0C\10\0C\6\0Kh\4\4\0A\10\0C\1\10\0H\20\0A\30\0C\14\0C\6\0Kh"
    "\4\4\0A\14\0C\1\10\0H\20\0A\30\0C\20\0C\6\0Kh\4\4\0A\20\0C\1\10\0H\20\0A\30\0C\24\0C\6\0Kh\4\4\0A\24\0C\1\10\0H\20\0A\30\0C\30\0C\6\0Kh\10\5\0E"
    "\1\10\0H@\0A\10\0C\10\0C\6\0Kc\2\20\0A\2\6\0A\10\10\0Gb\10\7\2\0Da\4\11\0E")

/*: cudaMemcpyBatchAsync_ptsz (models 1): dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 */
/*:     attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 stream:handle _ -> */
/*:     return:status@cudaError_t */
/*: cudaMemcpyBatchAsync_ptsz (models 2): dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 */
/*:     attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 failIdx stream:handle -> */
/*:     *failIdx:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpyBatchAsync_ptsz, "cudaMemcpyBatchAsync_ptsz", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8), (a0, a1, a2, a3, a4, a5, a6, a7, a8,),
    "\3\1\0\0\0\215\1\15\1\334\23\14\250\3\10\11 ldsts\0lsrcs\0gsizes\0Gcount\0&@attrs.srcAccessOrder\0!&@\11LocHint.type\0\34f\21id\0&@\6dstLocHin"
    "t.type\0\34f\21id\0e\6flags\0g\5Idxs\0GnumAttrs\0Mstream\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3"
    "\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\3\0Ka\10\3\0Eh\4\4\0E\1\10\0H\20\0A\30\0C\4\0C\6\0Kh\4\4\0A\4\0C\1\10\0H\20\0A\30\0C\10\0C\6\0Kh\4\4\0A\10\0"
    "C\1\10\0H\20\0A\30\0C\14\0C\6\0Kh\4\4\0A\14\0C\1\10\0H\20\0A\30\0C\20\0C\6\0Kh\4\4\0A\20\0C\1\10\0H\20\0A\30\0C\24\0C\6\0Kh\4\4\0A\24\0C\1\10\0"
    "H\20\0A\30\0C\30\0C\6\0Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\6\0Kc\2\20\0A\2\6\0A\7\10\0Ga\4\11\0E\7\2\0\0\0\234\1\15\2\334\23\24\250\3\20\11 lds"
    "ts\0lsrcs\0gsizes\0Gcount\0&@attrs.srcAccessOrder\0!&@\11LocHint.type\0\34f\21id\0&@\6dstLocHint.type\0\34f\21id\0e\6flags\0g\5Idxs\0GnumAttrs"
    "\0Mstream\0GfailIdx\0\6Aresult\0\10h\10\0F\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\10\2\0E\1\10\0H@\0A\10\0C\10\0C"
    "\3\0Ka\10\3\0Eh\4\4\0E\1\10\0H\20\0A\30\0C\4\0C\6\0Kh\4\4\0A\4\0C\1\10\0H\20\0A\30\0C\10\0C\6\0Kh\4\4\0A\10\0C\1\10\0H\20\0A\30\0C\14\0C\6\0Kh"
    "\4\4\0A\14\0C\1\10\0H\20\0A\30\0C\20\0C\6\0Kh\4\4\0A\20\0C\1\10\0H\20\0A\30\0C\24\0C\6\0Kh\4\4\0A\24\0C\1\10\0H\20\0A\30\0C\30\0C\6\0Kh\10\5\0E"
    "\1\10\0H@\0A\10\0C\10\0C\6\0Kc\2\20\0A\2\6\0A\10\10\0Gb\10\7\2\0Da\4\11\0E")

/*: cudaMemcpyFromArray: dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromArray, "cudaMemcpyFromArray", (void *dst, const void *src, uint64_t wOffset,
    uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "\5\7\0016\14\30\10\6 Ldst\0Msrc\0GwOffset\0GhOffset\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5("
    "\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyFromArrayAsync: dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyFromArrayAsync, "cudaMemcpyFromArrayAsync", (void *dst, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "\5\10\1>\14\30\10\7 Ldst\0Msrc\0GwOffset\0GhOffset\0\7\202count\0B\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\0106\0A\10\0B\1\10\2\20\3"
    "\30\4 \5(\6,\0104\0Ca\4\7\0E")

/*: cudaMemcpyFromArrayAsync_ptsz: dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B */
/*:     kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyFromArrayAsync_ptsz, "cudaMemcpyFromArrayAsync_ptsz", (void *dst, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "\5\10\1>\14\30\10\7 Ldst\0Msrc\0GwOffset\0GhOffset\0\7\202count\0B\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\0106\0A\10\0B\1\10\2\20\3"
    "\30\4 \5(\6,\0104\0Ca\4\7\0E")

/*: cudaMemcpyFromArray_ptds: dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromArray_ptds, "cudaMemcpyFromArray_ptds", (void *dst, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "\5\7\0016\14\30\10\6 Ldst\0Msrc\0GwOffset\0GhOffset\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5("
    "\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyFromSymbol: dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyFromSymbol, "cudaMemcpyFromSymbol", (void *dst, const void *symbol, uint64_t count,
    uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsymbol\0\7\202count\0B\0Goffset\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5\0E")

/*: cudaMemcpyFromSymbolAsync: dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind stream:handle */
/*:     ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromSymbolAsync, "cudaMemcpyFromSymbolAsync", (void *dst, const void *symbol,
    uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,
    (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "\5\7\0016\14\30\10\6 Ldst\0Lsymbol\0\7\202count\0B\0Goffset\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5"
    "$\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyFromSymbolAsync_ptsz: dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromSymbolAsync_ptsz, "cudaMemcpyFromSymbolAsync_ptsz", (void *dst,
    const void *symbol, uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "\5\7\0016\14\30\10\6 Ldst\0Lsymbol\0\7\202count\0B\0Goffset\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5"
    "$\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyFromSymbol_ptds: dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyFromSymbol_ptds, "cudaMemcpyFromSymbol_ptds", (void *dst, const void *symbol,
    uint64_t count, uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "\5\6\1.\14\30\10\5 Ldst\0Lsymbol\0\7\202count\0B\0Goffset\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5\0E")

/*: cudaMemcpyPeer: dst:ptr dstDevice:i32 src:ptr srcDevice:i32 count:u64/BYTES/B ; direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyPeer, "cudaMemcpyPeer", (void *dst, int32_t dstDevice, const void *src,
    int32_t srcDevice, uint64_t count), ((uintptr_t)dst, (uint64_t)dstDevice, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)count,),
    trace__cudart_cudaMemcpyPeer_before, NULL, (),
    "\5\6\1*\14\30\10\5 Ldst\0F\3Device\0Lsrc\0F\3Device\0\7\202count\0B\0\3\33direction\0\6Aresult\0\10c\6\42\0A\6\0B\1\10\2\14\3\24\4\30\6 \0Ga\4\5"
    "\0E")

/*: cudaMemcpyPeerAsync: dst:ptr dstDevice:i32 src:ptr srcDevice:i32 count:u64/BYTES/B stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyPeerAsync, "cudaMemcpyPeerAsync", (void *dst, int32_t dstDevice, const void *src,
    int32_t srcDevice, uint64_t count, void *stream), ((uintptr_t)dst, (uint64_t)dstDevice, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)count,
    (uintptr_t)stream,),
    trace__cudart_cudaMemcpyPeerAsync_before, NULL, (),
    "\5\7\0012\14\30\10\6 Ldst\0F\3Device\0Lsrc\0F\3Device\0\7\202count\0B\0Mstream\0\3\33direction\0\6Aresult\0\10c\7*\0A\10\0B\1\10\2\14\3\24\4\30\5"
    " \7(\0A*\0Ca\4\6\0E")

/*: cudaMemcpyToArray: dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToArray, "cudaMemcpyToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "\5\7\0016\14\30\10\6 Mdst\0GwOffset\0GhOffset\0Lsrc\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5("
    "\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyToArrayAsync: dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyToArrayAsync, "cudaMemcpyToArrayAsync", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "\5\10\1>\14\30\10\7 Mdst\0GwOffset\0GhOffset\0Lsrc\0\7\202count\0B\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\0106\0A\10\0B\1\10\2\20\3"
    "\30\4 \5(\6,\0104\0Ca\4\7\0E")

/*: cudaMemcpyToArrayAsync_ptsz: dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B */
/*:     kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyToArrayAsync_ptsz, "cudaMemcpyToArrayAsync_ptsz", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "\5\10\1>\14\30\10\7 Mdst\0GwOffset\0GhOffset\0Lsrc\0\7\202count\0B\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\0106\0A\10\0B\1\10\2\20\3"
    "\30\4 \5(\6,\0104\0Ca\4\7\0E")

/*: cudaMemcpyToArray_ptds: dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToArray_ptds, "cudaMemcpyToArray_ptds", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "\5\7\0016\14\30\10\6 Mdst\0GwOffset\0GhOffset\0Lsrc\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5("
    "\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyToSymbol: symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyToSymbol, "cudaMemcpyToSymbol", (const void *symbol, const void *src,
    uint64_t count, uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "\5\6\1.\14\30\10\5 Lsymbol\0Lsrc\0\7\202count\0B\0Goffset\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5\0E")

/*: cudaMemcpyToSymbolAsync: symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind stream:handle ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToSymbolAsync, "cudaMemcpyToSymbolAsync", (const void *symbol, const void *src,
    uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,
    (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "\5\7\0016\14\30\10\6 Lsymbol\0Lsrc\0\7\202count\0B\0Goffset\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5"
    "$\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyToSymbolAsync_ptsz: symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind */
/*:     stream:handle ; direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToSymbolAsync_ptsz, "cudaMemcpyToSymbolAsync_ptsz", (const void *symbol,
    const void *src, uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "\5\7\0016\14\30\10\6 Lsymbol\0Lsrc\0\7\202count\0B\0Goffset\0\6@kind\0 Mstream\0\3\33direction\0\6Aresult\0\10c\7.\0A\10\0B\1\10\2\20\3\30\4 \5"
    "$\7,\0A.\0Ca\4\6\0E")

/*: cudaMemcpyToSymbol_ptds: symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; */
/*:     direction:u16/DIRECTION -> return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyToSymbol_ptds, "cudaMemcpyToSymbol_ptds", (const void *symbol, const void *src,
    uint64_t count, uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "\5\6\1.\14\30\10\5 Lsymbol\0Lsrc\0\7\202count\0B\0Goffset\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\6&\0A\6\0B\1\10\2\20\3\30\4 \6$\0Ga\4\5\0E")

/*: cudaMemcpy_ptds: dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 4, 1, int, trace__cudart_cudaMemcpy_ptds, "cudaMemcpy_ptds", (void *dst, const void *src, uint64_t count, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpy_before, NULL, (),
    "\5\5\1&\14\30\10\4 Ldst\0Lsrc\0\7\202count\0B\0\6@kind\0 \3\33direction\0\6Aresult\0\10c\5\36\0A\6\0B\1\10\2\20\3\30\5\34\0A\36\0Ga\4\4\0E")

/*: cudaMemset: devPtr:ptr value:i32 count:u64/BYTES/B -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMemset, "cudaMemset", (void *devPtr, int32_t value, uint64_t count), ((uintptr_t)devPtr,
    (uint64_t)value, (uint64_t)count,),
    "\5\3\1\34\14\20\10\3 LdevPtr\0Fvalue\0\7\202count\0B\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: cudaMemset2D: devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemset2D, "cudaMemset2D", (void *devPtr, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__cudart_cudaMemset2D_before, NULL, (),
    "\5\6\0014\14\30\10\5 LdevPtr\0Gpitch\0Fvalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\10c\6,\0A\6\0B\1\10\2\20\3\24\4\34\6$\0Ga\4\5\0E")

/*: cudaMemset2DAsync: devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemset2DAsync, "cudaMemset2DAsync", (void *devPtr, uint64_t pitch, int32_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__cudart_cudaMemset2DAsync_before, NULL, (),
    "\5\7\1<\14\30\10\6 LdevPtr\0Gpitch\0Fvalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\10c\0074\0A\10\0B\1\10\2\20\3\24\4\34\5$\7,\0"
    "A4\0Ca\4\6\0E")

/*: cudaMemset2DAsync_ptsz: devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemset2DAsync_ptsz, "cudaMemset2DAsync_ptsz", (void *devPtr, uint64_t pitch,
    int32_t value, uint64_t width, uint64_t height, void *stream), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__cudart_cudaMemset2DAsync_before, NULL, (),
    "\5\7\1<\14\30\10\6 LdevPtr\0Gpitch\0Fvalue\0Gwidth\0Gheight\0Mstream\0\7\202bytes\0B\0\6Aresult\0\10c\0074\0A\10\0B\1\10\2\20\3\24\4\34\5$\7,\0"
    "A4\0Ca\4\6\0E")

/*: cudaMemset2D_ptds: devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemset2D_ptds, "cudaMemset2D_ptds", (void *devPtr, uint64_t pitch, int32_t value,
    uint64_t width, uint64_t height), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__cudart_cudaMemset2D_before, NULL, (),
    "\5\6\0014\14\30\10\5 LdevPtr\0Gpitch\0Fvalue\0Gwidth\0Gheight\0\7\202bytes\0B\0\6Aresult\0\10c\6,\0A\6\0B\1\10\2\20\3\24\4\34\6$\0Ga\4\5\0E")

/*: cudaMemsetAsync: devPtr:ptr value:i32 count:u64/BYTES/B stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMemsetAsync, "cudaMemsetAsync", (void *devPtr, int32_t value, uint64_t count, void *stream),
    ((uintptr_t)devPtr, (uint64_t)value, (uint64_t)count, (uintptr_t)stream,),
    "\5\4\1$\14\20\10\4 LdevPtr\0Fvalue\0\7\202count\0B\0Mstream\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\14\3\24\0Ca\4\4\0E")

/*: cudaMemsetAsync_ptsz: devPtr:ptr value:i32 count:u64/BYTES/B stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMemsetAsync_ptsz, "cudaMemsetAsync_ptsz", (void *devPtr, int32_t value, uint64_t count,
    void *stream), ((uintptr_t)devPtr, (uint64_t)value, (uint64_t)count, (uintptr_t)stream,),
    "\5\4\1$\14\20\10\4 LdevPtr\0Fvalue\0\7\202count\0B\0Mstream\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\14\3\24\0Ca\4\4\0E")

/*: cudaMemset_ptds: devPtr:ptr value:i32 count:u64/BYTES/B -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMemset_ptds, "cudaMemset_ptds", (void *devPtr, int32_t value, uint64_t count),
    ((uintptr_t)devPtr, (uint64_t)value, (uint64_t)count,),
    "\5\3\1\34\14\20\10\3 LdevPtr\0Fvalue\0\7\202count\0B\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: cudaMipmappedArrayGetMemoryRequirements: memoryRequirements mipmap:handle device:i32 -> */
/*:     memoryRequirements:{cudaArrayMemoryRequirements} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMipmappedArrayGetMemoryRequirements, "cudaMipmappedArrayGetMemoryRequirements",
    (void *memoryRequirements, void *mipmap, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)mipmap, (uint64_t)device,),
    "\5\2\4\24$\208\3 Mmipmap\0Fdevice\0LmemoryRequirements\0G\22.size\0G\23alignment\0\6Aresult\0\10c\2\14\0A\2\1\0A\2\10\0Ga\10\0Fd\10\0A\2\0T\20\0"
    "C\20\0Ka\4\3\0E")

/*: cudaMipmappedArrayGetSparseProperties: sparseProperties mipmap:handle -> */
/*:     sparseProperties:{cudaArraySparseProperties} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaMipmappedArrayGetSparseProperties, "cudaMipmappedArrayGetSparseProperties",
    (void *sparseProperties, void *mipmap), ((uintptr_t)sparseProperties, (uintptr_t)mipmap,),
    "\5\1\10\0200\108\2 Mmipmap\0LsparseProperties\0E\20.tileExtent.width\0E\34height\0E\34depth\0E\21miptailFirstLevel\0G\30Size\0E\21flags\0\6Are"
    "sult\0\10a\10\1\0Ea\10\0Fd\4\0A\2\0T\34\0C\34\0Ka\4\2\0E")

/*: cudaOccupancyAvailableDynamicSMemPerBlock: dynamicSmemSize func:ptr numBlocks:i32 blockSize:i32 -> */
/*:     *dynamicSmemSize:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaOccupancyAvailableDynamicSMemPerBlock, "cudaOccupancyAvailableDynamicSMemPerBlock",
    (void *dynamicSmemSize, const void *func, int32_t numBlocks, int32_t blockSize), ((uintptr_t)dynamicSmemSize, (uintptr_t)func, (uint64_t)numBlocks,
    (uint64_t)blockSize,),
    "\5\3\2\30\24\20\20\4 Lfunc\0FnumBlocks\0FblockSize\0GdynamicSmemSize\0\6Aresult\0\10c\3\20\0A\4\1\0A\2\10\3\14\0A\20\0Cb\10\0A\2\0Da\4\4\0E")

/*: cudaOccupancyMaxActiveBlocksPerMultiprocessor: numBlocks func:ptr blockSize:i32 dynamicSMemSize:u64 -> */
/*:     *numBlocks:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessor, "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    (void *numBlocks, const void *func, int32_t blockSize, uint64_t dynamicSMemSize), ((uintptr_t)numBlocks, (uintptr_t)func, (uint64_t)blockSize,
    (uint64_t)dynamicSMemSize,),
    "\5\3\2\34\20\20\20\4 Lfunc\0FblockSize\0GdynamicSMemSize\0FnumBlocks\0\6Aresult\0\10c\3\24\0A\4\1\0A\2\10\3\14\0A\24\0Cb\4\0A\2\0Da\4\4\0E")

/*: cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: numBlocks func:ptr blockSize:i32 dynamicSMemSize:u64 */
/*:     flags:u32 -> *numBlocks:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 3, int, trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, const void *func, int32_t blockSize, uint64_t dynamicSMemSize,
    uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)func, (uint64_t)blockSize, (uint64_t)dynamicSMemSize, (uint64_t)flags,),
    "\5\4\2 \20\20\20\5 Lfunc\0FblockSize\0GdynamicSMemSize\0Eflags\0FnumBlocks\0\6Aresult\0\10c\4\30\0A\4\1\0A\2\10\3\14\4\24\0Cb\4\0A\2\0Da\4\5\0E")

/*: cudaOccupancyMaxActiveClusters (models 1): numClusters func:ptr launchConfig:{cudaLaunchConfig_st} -> */
/*:     *numClusters:i32 return:status@cudaError_t */
/*: cudaOccupancyMaxActiveClusters (models 2): numClusters func:ptr launchConfig:{cudaLaunchConfig_st@cudart-12.9} */
/*:     -> *numClusters:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaOccupancyMaxActiveClusters, "cudaOccupancyMaxActiveClusters", (void *numClusters,
    const void *func, const void *launchConfig), ((uintptr_t)numClusters, (uintptr_t)func, (uintptr_t)launchConfig,),
    "\3\1\0\0\0\215\6(\2\222\22\20\310\11\20\3 Lfunc\0LlaunchConfig\0E\14.gridDim.x\0E\25y\0E\25z\0E\15blockDim.x\0E\26y\0E\26z\0G\15dynamicSmemByt"
    "es\0M\15stream\0&@\15attrs.id\0\25l\23val.accessPolicyWindow.base_ptr\0g\37licyWindow.num_bytes\0i\37licyWindow.hitRatio\0&@\37licyWindow.hitP"
    "rop\0\0&@\37licyWindow.missProp\0\0f\27cooperative\0&@\27syncPolicy\0)e\27clusterDim.x\0e\37im.y\0e\37im.z\0&@\36SchedulingPolicyPreference\0\3"
    "f\27programmaticStreamSerializationAllowed\0m\37aticEvent.event\0f\37aticEvent.flags\0f\37aticEvent.triggerAtBlockStart\0f\31iority\0a\27memSy"
    "ncDomainMap.default_\0a\37omainMap.remote\0&@\37omain\0\26e\27preferredClusterDim.x\0e\37dClusterDim.y\0e\37dClusterDim.z\0m\27launchCompletio"
    "nEvent.event\0f\37mpletionEvent.flags\0f\27deviceUpdatableKernelNode.deviceUpdatable\0m\37datableKernelNode.devNode\0e\27sharedMemCarveout\0e\27"
    "nvlinkUtilCentricScheduling\0E\15numAttrs\0FnumClusters\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gd\4\2\2\0T(\0C(\0Kh\4\2\0E\3\4\0A\1\0B(\0C\20\0A"
    "H\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\30\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A \0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0A"
    "H\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\24\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\11\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\2\0020\0Cb\4\0A\2\0Da\4\3\0E\7\2\0\0\0Q\6'\2\314\21\20\240\11\20\3 Lfunc\0Lla"
    "unchConfig\0E\14.gridDim.x\0E\25y\0E\25z\0E\15blockDim.x\0E\26y\0E\26z\0G\15dynamicSmemBytes\0M\15stream\0&@\15attrs.id\0\25l\23val.accessPoli"
    "cyWindow.base_ptr\0g\37licyWindow.num_bytes\0i\37licyWindow.hitRatio\0&@\37licyWindow.hitProp\0\0&@\37licyWindow.missProp\0\0f\27cooperative\0&"
    "@\27syncPolicy\0)e\27clusterDim.x\0e\37im.y\0e\37im.z\0&@\36SchedulingPolicyPreference\0\3f\27programmaticStreamSerializationAllowed\0m\37atic"
    "Event.event\0f\37aticEvent.flags\0f\37aticEvent.triggerAtBlockStart\0f\31iority\0a\27memSyncDomainMap.default_\0a\37omainMap.remote\0&@\37omai"
    "n\0\26e\27preferredClusterDim.x\0e\37dClusterDim.y\0e\37dClusterDim.z\0m\27launchCompletionEvent.event\0f\37mpletionEvent.flags\0f\27deviceUpd"
    "atableKernelNode.deviceUpdatable\0m\37datableKernelNode.devNode\0e\27sharedMemCarveout\0E\15numAttrs\0FnumClusters\0\6Aresult\0\10c\2\20\0A\2\1"
    "\0A\2\10\0Gd\4\2\2\0T(\0C(\0Kh\4\2\0E\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C\3\4\0A"
    "\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\30\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A \0C\3\4\0A"
    "\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0"
    "A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0"
    "A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4"
    "\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\24\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\10\0C\3\4"
    "\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\11\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4"
    "\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3"
    "\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C"
    "\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\2\0020\0Cb\4\0A\2\0Da\4\3\0E")

/*: cudaOccupancyMaxPotentialClusterSize (models 1): clusterSize func:ptr launchConfig:{cudaLaunchConfig_st} -> */
/*:     *clusterSize:i32 return:status@cudaError_t */
/*: cudaOccupancyMaxPotentialClusterSize (models 2): clusterSize func:ptr */
/*:     launchConfig:{cudaLaunchConfig_st@cudart-12.9} -> *clusterSize:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaOccupancyMaxPotentialClusterSize, "cudaOccupancyMaxPotentialClusterSize", (void *clusterSize,
    const void *func, const void *launchConfig), ((uintptr_t)clusterSize, (uintptr_t)func, (uintptr_t)launchConfig,),
    "\3\1\0\0\0\215\6(\2\222\22\20\310\11\20\3 Lfunc\0LlaunchConfig\0E\14.gridDim.x\0E\25y\0E\25z\0E\15blockDim.x\0E\26y\0E\26z\0G\15dynamicSmemByt"
    "es\0M\15stream\0&@\15attrs.id\0\25l\23val.accessPolicyWindow.base_ptr\0g\37licyWindow.num_bytes\0i\37licyWindow.hitRatio\0&@\37licyWindow.hitP"
    "rop\0\0&@\37licyWindow.missProp\0\0f\27cooperative\0&@\27syncPolicy\0)e\27clusterDim.x\0e\37im.y\0e\37im.z\0&@\36SchedulingPolicyPreference\0\3"
    "f\27programmaticStreamSerializationAllowed\0m\37aticEvent.event\0f\37aticEvent.flags\0f\37aticEvent.triggerAtBlockStart\0f\31iority\0a\27memSy"
    "ncDomainMap.default_\0a\37omainMap.remote\0&@\37omain\0\26e\27preferredClusterDim.x\0e\37dClusterDim.y\0e\37dClusterDim.z\0m\27launchCompletio"
    "nEvent.event\0f\37mpletionEvent.flags\0f\27deviceUpdatableKernelNode.deviceUpdatable\0m\37datableKernelNode.devNode\0e\27sharedMemCarveout\0e\27"
    "nvlinkUtilCentricScheduling\0E\15numAttrs\0FclusterSize\0\6Aresult\0\10c\2\20\0A\2\1\0A\2\10\0Gd\4\2\2\0T(\0C(\0Kh\4\2\0E\3\4\0A\1\0B(\0C\20\0A"
    "H\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\30\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A \0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0A"
    "H\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\24\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\11\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0"
    "AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\2\0020\0Cb\4\0A\2\0Da\4\3\0E\7\2\0\0\0Q\6'\2\314\21\20\240\11\20\3 Lfunc\0Lla"
    "unchConfig\0E\14.gridDim.x\0E\25y\0E\25z\0E\15blockDim.x\0E\26y\0E\26z\0G\15dynamicSmemBytes\0M\15stream\0&@\15attrs.id\0\25l\23val.accessPoli"
    "cyWindow.base_ptr\0g\37licyWindow.num_bytes\0i\37licyWindow.hitRatio\0&@\37licyWindow.hitProp\0\0&@\37licyWindow.missProp\0\0f\27cooperative\0&"
    "@\27syncPolicy\0)e\27clusterDim.x\0e\37im.y\0e\37im.z\0&@\36SchedulingPolicyPreference\0\3f\27programmaticStreamSerializationAllowed\0m\37atic"
    "Event.event\0f\37aticEvent.flags\0f\37aticEvent.triggerAtBlockStart\0f\31iority\0a\27memSyncDomainMap.default_\0a\37omainMap.remote\0&@\37omai"
    "n\0\26e\27preferredClusterDim.x\0e\37dClusterDim.y\0e\37dClusterDim.z\0m\27launchCompletionEvent.event\0f\37mpletionEvent.flags\0f\27deviceUpd"
    "atableKernelNode.deviceUpdatable\0m\37datableKernelNode.devNode\0e\27sharedMemCarveout\0E\15numAttrs\0FclusterSize\0\6Aresult\0\10c\2\20\0A\2\1"
    "\0A\2\10\0Gd\4\2\2\0T(\0C(\0Kh\4\2\0E\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C\3\4\0A"
    "\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\30\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\34\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A \0C\3\4\0A"
    "\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0"
    "A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0"
    "A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4"
    "\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\24\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\10\0C\3\4"
    "\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\1\2\0A\11\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4"
    "\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\14\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\10\0C\3"
    "\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\20\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\10\2\0A\20\0C"
    "\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kh\4\2\0A\10\0C\3\4\0A\1\0B(\0C\20\0AH\0C0\0C0\0Kb\4\2\0020\0Cb\4\0A\2\0Da\4\3\0E")

/*: cudaPointerGetAttributes: attributes ptr:ptr -> attributes:{cudaPointerAttributes} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaPointerGetAttributes, "cudaPointerGetAttributes", (void *attributes, const void *ptr),
    ((uintptr_t)attributes, (uintptr_t)ptr,),
    "\5\1\6\20,\108\2 Lptr\0Lattributes\0\6@\12.type\0#F\13device\0L\21Pointer\0L\13hostPointer\0\6Aresult\0\10a\10\1\0Ea\10\0Fd\4\0A\2\0T\30\0C\30\0"
    "Ka\4\2\0E")

/*: cudaProfilerStart: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaProfilerStart, "cudaProfilerStart", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaProfilerStop: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaProfilerStop, "cudaProfilerStop", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaRuntimeGetVersion: runtimeVersion -> *runtimeVersion:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaRuntimeGetVersion, "cudaRuntimeGetVersion", (void *runtimeVersion), ((uintptr_t)runtimeVersion,),
    "\5\0\2\10\20\0\20\1 FruntimeVersion\0\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaSetDevice: device:i32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDevice, "cudaSetDevice", (int32_t device), ((uint64_t)device,),
    "\5\1\1\14\14\10\10\1 Fdevice\0\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaSetDeviceFlags: flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDeviceFlags, "cudaSetDeviceFlags", (uint32_t flags), ((uint64_t)flags,),
    "\5\1\1\14\14\10\10\1 Eflags\0\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaSetDoubleForDevice: d -> *d:f64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDoubleForDevice, "cudaSetDoubleForDevice", (void *d), ((uintptr_t)d,),
    "\5\0\2\10\24\0\20\1 Jd\0\6Aresult\0\10b\10\0A\2\0Da\4\1\0E")

/*: cudaSetDoubleForHost: d -> *d:f64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDoubleForHost, "cudaSetDoubleForHost", (void *d), ((uintptr_t)d,),
    "\5\0\2\10\24\0\20\1 Jd\0\6Aresult\0\10b\10\0A\2\0Da\4\1\0E")

/*: cudaSetValidDevices: device_arr[len]:i32 len:i32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaSetValidDevices, "cudaSetValidDevices", (void *device_arr, int32_t len), ((uintptr_t)device_arr,
    (uint64_t)len,),
    "\5\2\1\222\2\0140\10\2 fdevice_arr\0Flen\0\6Aresult\0\10h\4\0F\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\1\0Ea\4\2\0E")

/*: cudaSignalExternalSemaphoresAsync: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync, "cudaSignalExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\6\1\354\6\14\260\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\14flags\0EnumExtSems\0Mstream\0\6Aresult\0\10h"
    "\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0"
    "A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaSignalExternalSemaphoresAsync_ptsz: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync_ptsz, "cudaSignalExternalSemaphoresAsync_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\6\1\354\6\14\260\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\14flags\0EnumExtSems\0Mstream\0\6Aresult\0\10h"
    "\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0"
    "A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaSignalExternalSemaphoresAsync_v2: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync_v2, "cudaSignalExternalSemaphoresAsync_v2",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\6\1\354\6\14\260\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\14flags\0EnumExtSems\0Mstream\0\6Aresult\0\10h"
    "\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0"
    "A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaSignalExternalSemaphoresAsync_v2_ptsz: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync_v2_ptsz, "cudaSignalExternalSemaphoresAsync_v2_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\6\1\354\6\14\260\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\14flags\0EnumExtSems\0Mstream\0\6Aresult\0\10h"
    "\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0"
    "A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaStreamAddCallback: stream:handle callback:ptr userData:ptr flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaStreamAddCallback, "cudaStreamAddCallback", (void *stream, void *callback, void *userData,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0Lcallback\0LuserData\0Eflags\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: cudaStreamAddCallback_ptsz: stream:handle callback:ptr userData:ptr flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaStreamAddCallback_ptsz, "cudaStreamAddCallback_ptsz", (void *stream, void *callback,
    void *userData, uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0Lcallback\0LuserData\0Eflags\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: cudaStreamAttachMemAsync: stream:handle devPtr:ptr length:u64 flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaStreamAttachMemAsync, "cudaStreamAttachMemAsync", (void *stream, void *devPtr, uint64_t length,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)devPtr, (uint64_t)length, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0LdevPtr\0Glength\0Eflags\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: cudaStreamAttachMemAsync_ptsz: stream:handle devPtr:ptr length:u64 flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaStreamAttachMemAsync_ptsz, "cudaStreamAttachMemAsync_ptsz", (void *stream, void *devPtr,
    uint64_t length, uint32_t flags), ((uintptr_t)stream, (uintptr_t)devPtr, (uint64_t)length, (uint64_t)flags,),
    "\5\4\1$\14\20\10\4 Mstream\0LdevPtr\0Glength\0Eflags\0\6Aresult\0\10c\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: cudaStreamBeginCapture: stream:handle mode:i32@cudaStreamCaptureMode -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamBeginCapture, "cudaStreamBeginCapture", (void *stream, int mode), ((uintptr_t)stream,
    (uint64_t)mode,),
    "\5\2\1\24\14\20\10\2 Mstream\0\6@mode\0'\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaStreamBeginCaptureToGraph: stream:handle graph:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 mode:i32@cudaStreamCaptureMode */
/*:     -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaStreamBeginCaptureToGraph, "cudaStreamBeginCaptureToGraph", (void *stream, void *graph,
    const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph,
    (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "\5\10\1\354\4\14\300\1\10\6 Mstream\0Mgraph\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0\6@mode\0'\6Aresult\0\10"
    "c\2\20\0A\2\0B\1\10\0Gh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\4\0Kh"
    "\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Kc\2\14\0A\2\4\0A\5\10\0Ga\4\6\0E")

/*: cudaStreamBeginCaptureToGraph_ptsz: stream:handle graph:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 mode:i32@cudaStreamCaptureMode */
/*:     -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaStreamBeginCaptureToGraph_ptsz, "cudaStreamBeginCaptureToGraph_ptsz", (void *stream,
    void *graph, const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph,
    (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "\5\10\1\354\4\14\300\1\10\6 Mstream\0Mgraph\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0\6@mode\0'\6Aresult\0\10"
    "c\2\20\0A\2\0B\1\10\0Gh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\4\0Kh\1\3\0E\1\10\0H\20\0A\10\0C\1\0C\4\0Kh\1\3\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\4\0Kh"
    "\1\3\0A\2\0C\1\10\0H\20\0A\10\0C\3\0C\4\0Kc\2\14\0A\2\4\0A\5\10\0Ga\4\6\0E")

/*: cudaStreamBeginCapture_ptsz: stream:handle mode:i32@cudaStreamCaptureMode -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamBeginCapture_ptsz, "cudaStreamBeginCapture_ptsz", (void *stream, int mode),
    ((uintptr_t)stream, (uint64_t)mode,),
    "\5\2\1\24\14\20\10\2 Mstream\0\6@mode\0'\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaStreamCopyAttributes: dst:handle src:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamCopyAttributes, "cudaStreamCopyAttributes", (void *dst, void *src), ((uintptr_t)dst,
    (uintptr_t)src,),
    "\5\2\1\30\14\20\10\2 Mdst\0Msrc\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaStreamCopyAttributes_ptsz: dst:handle src:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamCopyAttributes_ptsz, "cudaStreamCopyAttributes_ptsz", (void *dst, void *src),
    ((uintptr_t)dst, (uintptr_t)src,),
    "\5\2\1\30\14\20\10\2 Mdst\0Msrc\0\6Aresult\0\10c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaStreamCreate: pStream -> *pStream:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaStreamCreate, "cudaStreamCreate", (void *pStream), ((uintptr_t)pStream,),
    "\5\0\2\10\24\0\20\1 MpStream\0\6Aresult\0\10b\10\0A\2\0Da\4\1\0E")

/*: cudaStreamCreateWithFlags: pStream flags:u32 -> *pStream:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamCreateWithFlags, "cudaStreamCreateWithFlags", (void *pStream, uint32_t flags),
    ((uintptr_t)pStream, (uint64_t)flags,),
    "\5\1\2\14\24\10\20\2 Eflags\0MpStream\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaStreamCreateWithPriority: pStream flags:u32 priority:i32 -> *pStream:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaStreamCreateWithPriority, "cudaStreamCreateWithPriority", (void *pStream, uint32_t flags,
    int32_t priority), ((uintptr_t)pStream, (uint64_t)flags, (uint64_t)priority,),
    "\5\2\2\20\24\20\20\3 Eflags\0Fpriority\0MpStream\0\6Aresult\0\10c\2\10\0A\2\1\0A\2\4\0Gb\10\0A\2\0Da\4\3\0E")

/*: cudaStreamDestroy: stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaStreamDestroy, "cudaStreamDestroy", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaStreamEndCapture: stream:handle pGraph -> *pGraph:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamEndCapture, "cudaStreamEndCapture", (void *stream, void *pGraph), ((uintptr_t)stream,
    (uintptr_t)pGraph,),
    "\5\1\2\20\24\10\20\2 Mstream\0MpGraph\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaStreamEndCapture_ptsz: stream:handle pGraph -> *pGraph:handle return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamEndCapture_ptsz, "cudaStreamEndCapture_ptsz", (void *stream, void *pGraph),
    ((uintptr_t)stream, (uintptr_t)pGraph,),
    "\5\1\2\20\24\10\20\2 Mstream\0MpGraph\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaStreamGetAttribute (models 1): hStream:handle attr:i32@cudaLaunchAttributeID value_out -> */
/*:     value_out:{cudaLaunchAttributeValue} return:status@cudaError_t */
/*: cudaStreamGetAttribute (models 2): hStream:handle attr:i32@cudaLaunchAttributeID value_out -> */
/*:     value_out:{cudaLaunchAttributeValue@cudart-12.9} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaStreamGetAttribute, "cudaStreamGetAttribute", (void *hStream, int attr, void *value_out),
    ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value_out,),
    "\3\1\0\0\0\343\2\2\36\24\222\1\20\220\5\3 MhStream\0\6@attr\0\25Lvalue_out\0L\11.accessPolicyWindow.base_ptr\0G\35num_bytes\0I\35hitRatio\0\6@"
    "\37tProp\0\0\6@\35missProp\0\0F\12cooperative\0\6@\12syncPolicy\0)E\12clusterDim.x\0E\25y\0E\25z\0\6@\21SchedulingPolicyPreference\0\3F\12prog"
    "rammaticStreamSerializationAllowed\0M\26Event.event\0F\34flags\0F\34triggerAtBlockStart\0F\14iority\0A\12memSyncDomainMap.default_\0A\33remote"
    "\0\6@\27\0\26E\12preferredClusterDim.x\0E\36y\0E\36z\0M\12launchCompletionEvent.event\0F\37.flags\0F\12deviceUpdatableKernelNode.deviceUpdatab"
    "le\0M\37Node.devNode\0E\12sharedMemCarveout\0E\12nvlinkUtilCentricScheduling\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\34\0C\34\0"
    "Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4"
    "\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0"
    "T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\271\2\2\35\24\216\1\20\350\4\3 MhStream\0\6@attr\0\25Lvalue_out\0L\11.accessPolicyWindow.bas"
    "e_ptr\0G\35num_bytes\0I\35hitRatio\0\6@\37tProp\0\0\6@\35missProp\0\0F\12cooperative\0\6@\12syncPolicy\0)E\12clusterDim.x\0E\25y\0E\25z\0\6@\21S"
    "chedulingPolicyPreference\0\3F\12programmaticStreamSerializationAllowed\0M\26Event.event\0F\34flags\0F\34triggerAtBlockStart\0F\14iority\0A\12m"
    "emSyncDomainMap.default_\0A\33remote\0\6@\27\0\26E\12preferredClusterDim.x\0E\36y\0E\36z\0M\12launchCompletionEvent.event\0F\37.flags\0F\12dev"
    "iceUpdatableKernelNode.deviceUpdatable\0M\37Node.devNode\0E\12sharedMemCarveout\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\34\0C"
    "\34\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4"
    "\0C\4\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2"
    "\6\0T\4\0C\4\0Ka\4\3\0E")

/*: cudaStreamGetAttribute_ptsz (models 1): hStream:handle attr:i32@cudaLaunchAttributeID value_out -> */
/*:     value_out:{cudaLaunchAttributeValue} return:status@cudaError_t */
/*: cudaStreamGetAttribute_ptsz (models 2): hStream:handle attr:i32@cudaLaunchAttributeID value_out -> */
/*:     value_out:{cudaLaunchAttributeValue@cudart-12.9} return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaStreamGetAttribute_ptsz, "cudaStreamGetAttribute_ptsz", (void *hStream, int attr,
    void *value_out), ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value_out,),
    "\3\1\0\0\0\343\2\2\36\24\222\1\20\220\5\3 MhStream\0\6@attr\0\25Lvalue_out\0L\11.accessPolicyWindow.base_ptr\0G\35num_bytes\0I\35hitRatio\0\6@"
    "\37tProp\0\0\6@\35missProp\0\0F\12cooperative\0\6@\12syncPolicy\0)E\12clusterDim.x\0E\25y\0E\25z\0\6@\21SchedulingPolicyPreference\0\3F\12prog"
    "rammaticStreamSerializationAllowed\0M\26Event.event\0F\34flags\0F\34triggerAtBlockStart\0F\14iority\0A\12memSyncDomainMap.default_\0A\33remote"
    "\0\6@\27\0\26E\12preferredClusterDim.x\0E\36y\0E\36z\0M\12launchCompletionEvent.event\0F\37.flags\0F\12deviceUpdatableKernelNode.deviceUpdatab"
    "le\0M\37Node.devNode\0E\12sharedMemCarveout\0E\12nvlinkUtilCentricScheduling\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\34\0C\34\0"
    "Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4"
    "\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0"
    "T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\271\2\2\35\24\216\1\20\350\4\3 MhStream\0\6@attr\0\25Lvalue_out\0L\11.accessPolicyWindow.bas"
    "e_ptr\0G\35num_bytes\0I\35hitRatio\0\6@\37tProp\0\0\6@\35missProp\0\0F\12cooperative\0\6@\12syncPolicy\0)E\12clusterDim.x\0E\25y\0E\25z\0\6@\21S"
    "chedulingPolicyPreference\0\3F\12programmaticStreamSerializationAllowed\0M\26Event.event\0F\34flags\0F\34triggerAtBlockStart\0F\14iority\0A\12m"
    "emSyncDomainMap.default_\0A\33remote\0\6@\27\0\26E\12preferredClusterDim.x\0E\36y\0E\36z\0M\12launchCompletionEvent.event\0F\37.flags\0F\12dev"
    "iceUpdatableKernelNode.deviceUpdatable\0M\37Node.devNode\0E\12sharedMemCarveout\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T\34\0C"
    "\34\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4"
    "\0C\4\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2"
    "\6\0T\4\0C\4\0Ka\4\3\0E")

/*: cudaStreamGetCaptureInfo: stream:handle captureStatus_out id_out graph_out dependencies_out edgeData_out:ptr */
/*:     numDependencies_out -> *captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle */
/*:     *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo, "cudaStreamGetCaptureInfo", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "\5\2\6\0300\0200\7 Mstream\0LedgeData_out\0\6@captureStatus_out\0(Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\10c"
    "\2\20\0A\2\0B\5\10\0Gb\4\1\2\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\6\2\0Da\4\7\0E")

/*: cudaStreamGetCaptureInfo_ptsz: stream:handle captureStatus_out id_out graph_out dependencies_out */
/*:     edgeData_out:ptr numDependencies_out -> *captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 */
/*:     *graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo_ptsz, "cudaStreamGetCaptureInfo_ptsz", (void *stream,
    void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "\5\2\6\0300\0200\7 Mstream\0LedgeData_out\0\6@captureStatus_out\0(Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\10c"
    "\2\20\0A\2\0B\5\10\0Gb\4\1\2\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\6\2\0Da\4\7\0E")

/*: cudaStreamGetCaptureInfo_v2: stream:handle captureStatus_out id_out graph_out dependencies_out */
/*:     numDependencies_out -> *captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle */
/*:     *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v2, "cudaStreamGetCaptureInfo_v2", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out,
    (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "\5\1\6\0200\0100\6 Mstream\0\6@captureStatus_out\0(Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\10a\10\0Fb\4\1\2\0"
    "Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\5\2\0Da\4\6\0E")

/*: cudaStreamGetCaptureInfo_v2_ptsz: stream:handle captureStatus_out id_out graph_out dependencies_out */
/*:     numDependencies_out -> *captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle */
/*:     *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 6, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v2_ptsz, "cudaStreamGetCaptureInfo_v2_ptsz", (void *stream,
    void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "\5\1\6\0200\0100\6 Mstream\0\6@captureStatus_out\0(Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\10a\10\0Fb\4\1\2\0"
    "Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\5\2\0Da\4\6\0E")

/*: cudaStreamGetCaptureInfo_v3: stream:handle captureStatus_out id_out graph_out dependencies_out edgeData_out:ptr */
/*:     numDependencies_out -> *captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle */
/*:     *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v3, "cudaStreamGetCaptureInfo_v3", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "\5\2\6\0300\0200\7 Mstream\0LedgeData_out\0\6@captureStatus_out\0(Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\10c"
    "\2\20\0A\2\0B\5\10\0Gb\4\1\2\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\6\2\0Da\4\7\0E")

/*: cudaStreamGetCaptureInfo_v3_ptsz: stream:handle captureStatus_out id_out graph_out dependencies_out */
/*:     edgeData_out:ptr numDependencies_out -> *captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 */
/*:     *graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v3_ptsz, "cudaStreamGetCaptureInfo_v3_ptsz", (void *stream,
    void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "\5\2\6\0300\0200\7 Mstream\0LedgeData_out\0\6@captureStatus_out\0(Gid_out\0Mgraph_out\0Ldependencies_out\0GnumDependencies_out\0\6Aresult\0\10c"
    "\2\20\0A\2\0B\5\10\0Gb\4\1\2\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\10\6\2\0Da\4\7\0E")

/*: cudaStreamGetDevice: hStream:handle device -> *device:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetDevice, "cudaStreamGetDevice", (void *hStream, void *device), ((uintptr_t)hStream,
    (uintptr_t)device,),
    "\5\1\2\20\20\10\20\2 MhStream\0Fdevice\0\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamGetDevice_ptsz: hStream:handle device -> *device:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetDevice_ptsz, "cudaStreamGetDevice_ptsz", (void *hStream, void *device),
    ((uintptr_t)hStream, (uintptr_t)device,),
    "\5\1\2\20\20\10\20\2 MhStream\0Fdevice\0\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamGetFlags: hStream:handle flags -> *flags:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetFlags, "cudaStreamGetFlags", (void *hStream, void *flags), ((uintptr_t)hStream,
    (uintptr_t)flags,),
    "\5\1\2\20\20\10\20\2 MhStream\0Eflags\0\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamGetFlags_ptsz: hStream:handle flags -> *flags:u32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetFlags_ptsz, "cudaStreamGetFlags_ptsz", (void *hStream, void *flags),
    ((uintptr_t)hStream, (uintptr_t)flags,),
    "\5\1\2\20\20\10\20\2 MhStream\0Eflags\0\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamGetId: hStream:handle streamId -> *streamId:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetId, "cudaStreamGetId", (void *hStream, void *streamId), ((uintptr_t)hStream,
    (uintptr_t)streamId,),
    "\5\1\2\20\24\10\20\2 MhStream\0GstreamId\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaStreamGetId_ptsz: hStream:handle streamId -> *streamId:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetId_ptsz, "cudaStreamGetId_ptsz", (void *hStream, void *streamId), ((uintptr_t)hStream,
    (uintptr_t)streamId,),
    "\5\1\2\20\24\10\20\2 MhStream\0GstreamId\0\6Aresult\0\10a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: cudaStreamGetPriority: hStream:handle priority -> *priority:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetPriority, "cudaStreamGetPriority", (void *hStream, void *priority),
    ((uintptr_t)hStream, (uintptr_t)priority,),
    "\5\1\2\20\20\10\20\2 MhStream\0Fpriority\0\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamGetPriority_ptsz: hStream:handle priority -> *priority:i32 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetPriority_ptsz, "cudaStreamGetPriority_ptsz", (void *hStream, void *priority),
    ((uintptr_t)hStream, (uintptr_t)priority,),
    "\5\1\2\20\20\10\20\2 MhStream\0Fpriority\0\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamIsCapturing: stream:handle pCaptureStatus -> *pCaptureStatus:i32@cudaStreamCaptureStatus */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamIsCapturing, "cudaStreamIsCapturing", (void *stream, void *pCaptureStatus),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "\5\1\2\20\20\10\20\2 Mstream\0\6@pCaptureStatus\0(\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamIsCapturing_ptsz: stream:handle pCaptureStatus -> *pCaptureStatus:i32@cudaStreamCaptureStatus */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamIsCapturing_ptsz, "cudaStreamIsCapturing_ptsz", (void *stream, void *pCaptureStatus),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "\5\1\2\20\20\10\20\2 Mstream\0\6@pCaptureStatus\0(\6Aresult\0\10a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: cudaStreamQuery: stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaStreamQuery, "cudaStreamQuery", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaStreamQuery_ptsz: stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaStreamQuery_ptsz, "cudaStreamQuery_ptsz", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaStreamSetAttribute (models 1): hStream:handle attr:i32@cudaLaunchAttributeID */
/*:     value:{cudaLaunchAttributeValue} -> return:status@cudaError_t */
/*: cudaStreamSetAttribute (models 2): hStream:handle attr:i32@cudaLaunchAttributeID */
/*:     value:{cudaLaunchAttributeValue@cudart-12.9} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaStreamSetAttribute, "cudaStreamSetAttribute", (void *hStream, int attr, const void *value),
    ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value,),
    "\3\1\0\0\0\331\2\37\1\232\1\14\220\5\10\3 MhStream\0\6@attr\0\25Lvalue\0L\5.accessPolicyWindow.base_ptr\0G\31num_bytes\0I\31hitRatio\0\6@\34Pr"
    "op\0\0\6@\31missProp\0\0F\6cooperative\0\6@\6syncPolicy\0)E\6clusterDim.x\0E\21y\0E\21z\0\6@\15SchedulingPolicyPreference\0\3F\6programmaticSt"
    "reamSerializationAllowed\0M\22Event.event\0F\30flags\0F\30triggerAtBlockStart\0F\10iority\0A\6memSyncDomainMap.default_\0A\27remote\0\6@\23\0\26"
    "E\6preferredClusterDim.x\0E\32y\0E\32z\0M\6launchCompletionEvent.event\0F\34flags\0F\6deviceUpdatableKernelNode.deviceUpdatable\0M\37.devNode\0"
    "E\6sharedMemCarveout\0E\6nvlinkUtilCentricScheduling\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\34\0C\34\0Kd\4\2\6\0T\4\0C\4\0"
    "Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0Kd\1\2\6\0T\2\0C\2"
    "\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0"
    "T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\257\2\36\1\226\1\14\350\4\10\3 MhStream\0\6@attr\0\25Lvalue\0L\5.accessPolicyWindow.base_ptr\0G\31num_bytes\0I\31h"
    "itRatio\0\6@\34Prop\0\0\6@\31missProp\0\0F\6cooperative\0\6@\6syncPolicy\0)E\6clusterDim.x\0E\21y\0E\21z\0\6@\15SchedulingPolicyPreference\0\3F"
    "\6programmaticStreamSerializationAllowed\0M\22Event.event\0F\30flags\0F\30triggerAtBlockStart\0F\10iority\0A\6memSyncDomainMap.default_\0A\27r"
    "emote\0\6@\23\0\26E\6preferredClusterDim.x\0E\32y\0E\32z\0M\6launchCompletionEvent.event\0F\34flags\0F\6deviceUpdatableKernelNode.deviceUpdata"
    "ble\0M\37.devNode\0E\6sharedMemCarveout\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\34\0C\34\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4"
    "\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T"
    "\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: cudaStreamSetAttribute_ptsz (models 1): hStream:handle attr:i32@cudaLaunchAttributeID */
/*:     value:{cudaLaunchAttributeValue} -> return:status@cudaError_t */
/*: cudaStreamSetAttribute_ptsz (models 2): hStream:handle attr:i32@cudaLaunchAttributeID */
/*:     value:{cudaLaunchAttributeValue@cudart-12.9} -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaStreamSetAttribute_ptsz, "cudaStreamSetAttribute_ptsz", (void *hStream, int attr,
    const void *value), ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value,),
    "\3\1\0\0\0\331\2\37\1\232\1\14\220\5\10\3 MhStream\0\6@attr\0\25Lvalue\0L\5.accessPolicyWindow.base_ptr\0G\31num_bytes\0I\31hitRatio\0\6@\34Pr"
    "op\0\0\6@\31missProp\0\0F\6cooperative\0\6@\6syncPolicy\0)E\6clusterDim.x\0E\21y\0E\21z\0\6@\15SchedulingPolicyPreference\0\3F\6programmaticSt"
    "reamSerializationAllowed\0M\22Event.event\0F\30flags\0F\30triggerAtBlockStart\0F\10iority\0A\6memSyncDomainMap.default_\0A\27remote\0\6@\23\0\26"
    "E\6preferredClusterDim.x\0E\32y\0E\32z\0M\6launchCompletionEvent.event\0F\34flags\0F\6deviceUpdatableKernelNode.deviceUpdatable\0M\37.devNode\0"
    "E\6sharedMemCarveout\0E\6nvlinkUtilCentricScheduling\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\34\0C\34\0Kd\4\2\6\0T\4\0C\4\0"
    "Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0Kd\1\2\6\0T\2\0C\2"
    "\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0"
    "T\4\0C\4\0Ka\4\3\0E\7\2\0\0\0\257\2\36\1\226\1\14\350\4\10\3 MhStream\0\6@attr\0\25Lvalue\0L\5.accessPolicyWindow.base_ptr\0G\31num_bytes\0I\31h"
    "itRatio\0\6@\34Prop\0\0\6@\31missProp\0\0F\6cooperative\0\6@\6syncPolicy\0)E\6clusterDim.x\0E\21y\0E\21z\0\6@\15SchedulingPolicyPreference\0\3F"
    "\6programmaticStreamSerializationAllowed\0M\22Event.event\0F\30flags\0F\30triggerAtBlockStart\0F\10iority\0A\6memSyncDomainMap.default_\0A\27r"
    "emote\0\6@\23\0\26E\6preferredClusterDim.x\0E\32y\0E\32z\0M\6launchCompletionEvent.event\0F\34flags\0F\6deviceUpdatableKernelNode.deviceUpdata"
    "ble\0M\37.devNode\0E\6sharedMemCarveout\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\14\0A\24\0Cd\10\2\2\0T\34\0C\34\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4"
    "\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\0T\20\0C\20\0Kd\4\2\6\0T\4\0C\4\0Kd\1\2\6\0T\2\0C\2\0Kd\4\2\6\0T"
    "\4\0C\4\0Kd\4\2\6\0T\14\0C\14\0Kd\10\2\6\0T\14\0C\14\0Kd\4\2\6\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kd\4\2\6\0T\4\0C\4\0Ka\4\3\0E")

/*: cudaStreamSynchronize: stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaStreamSynchronize, "cudaStreamSynchronize", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaStreamSynchronize_ptsz: stream:handle -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaStreamSynchronize_ptsz, "cudaStreamSynchronize_ptsz", (void *stream), ((uintptr_t)stream,),
    "\5\1\1\20\14\10\10\1 Mstream\0\6Aresult\0\10a\10\0Fa\4\1\0E")

/*: cudaStreamUpdateCaptureDependencies (models 1): stream:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 flags:u32 -> */
/*:     return:status@cudaError_t */
/*: cudaStreamUpdateCaptureDependencies (models 2): stream:handle dependencies[numDependencies]:handle */
/*:     numDependencies:u64 flags:u32 _ -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies, "cudaStreamUpdateCaptureDependencies", (uint64_t a0,
    uint64_t a1, uint64_t a2, uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0\324\0\7\1\344\4\14\270\1\10\5 Mstream\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0Eflags\0\6Aresul"
    "t\0\10a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\1\2\0E\1\10\0H\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\3\0Kh\1\2\0A\2\0"
    "C\1\10\0H\20\0A\10\0C\3\0C\3\0Kc\2\14\0A\2\3\0A\4\10\0Ga\4\5\0E\7\2\0\0\0l\0\4\1\242\4\14@\10\5 Mstream\0mdependencies\0GnumDependencies\0Efla"
    "gs\0\6Aresult\0\10a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Kc\2\14\0A\2\2\0A\3\10\0Ga\4\5\0E")

/*: cudaStreamUpdateCaptureDependencies_ptsz (models 1): stream:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 flags:u32 -> */
/*:     return:status@cudaError_t */
/*: cudaStreamUpdateCaptureDependencies_ptsz (models 2): stream:handle dependencies[numDependencies]:handle */
/*:     numDependencies:u64 flags:u32 _ -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies_ptsz, "cudaStreamUpdateCaptureDependencies_ptsz", (uint64_t a0,
    uint64_t a1, uint64_t a2, uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "\3\1\0\0\0\324\0\7\1\344\4\14\270\1\10\5 Mstream\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0Eflags\0\6Aresul"
    "t\0\10a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\1\2\0E\1\10\0H\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\3\0Kh\1\2\0A\2\0"
    "C\1\10\0H\20\0A\10\0C\3\0C\3\0Kc\2\14\0A\2\3\0A\4\10\0Ga\4\5\0E\7\2\0\0\0l\0\4\1\242\4\14@\10\5 Mstream\0mdependencies\0GnumDependencies\0Efla"
    "gs\0\6Aresult\0\10a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\2\0Kc\2\14\0A\2\2\0A\3\10\0Ga\4\5\0E")

/*: cudaStreamUpdateCaptureDependencies_v2: stream:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 flags:u32 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies_v2, "cudaStreamUpdateCaptureDependencies_v2", (void *stream,
    void *dependencies, const void *dependencyData, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies,
    (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)flags,),
    "\5\7\1\344\4\14\270\1\10\5 Mstream\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0Eflags\0\6Aresult\0\10a\10\0Fh"
    "\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\1\2\0E\1\10\0H\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\3\0Kh\1\2\0A\2\0C\1\10\0H\20\0"
    "A\10\0C\3\0C\3\0Kc\2\14\0A\2\3\0A\4\10\0Ga\4\5\0E")

/*: cudaStreamUpdateCaptureDependencies_v2_ptsz: stream:handle dependencies[numDependencies]:handle */
/*:     dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 flags:u32 -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies_v2_ptsz, "cudaStreamUpdateCaptureDependencies_v2_ptsz",
    (void *stream, void *dependencies, const void *dependencyData, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies,
    (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)flags,),
    "\5\7\1\344\4\14\270\1\10\5 Mstream\0mdependencies\0a\11yData.from_port\0a\17to_port\0a\20ype\0GnumDependencies\0Eflags\0\6Aresult\0\10a\10\0Fh"
    "\10\1\0E\1\10\0H@\0A\10\0C\10\0C\3\0Kh\1\2\0E\1\10\0H\20\0A\10\0C\1\0C\3\0Kh\1\2\0A\1\0C\1\10\0H\20\0A\10\0C\2\0C\3\0Kh\1\2\0A\2\0C\1\10\0H\20\0"
    "A\10\0C\3\0C\3\0Kc\2\14\0A\2\3\0A\4\10\0Ga\4\5\0E")

/*: cudaStreamWaitEvent: stream:handle event:handle flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaStreamWaitEvent, "cudaStreamWaitEvent", (void *stream, void *event, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mstream\0Mevent\0Eflags\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaStreamWaitEvent_ptsz: stream:handle event:handle flags:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaStreamWaitEvent_ptsz, "cudaStreamWaitEvent_ptsz", (void *stream, void *event, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags,),
    "\5\3\1\34\14\20\10\3 Mstream\0Mevent\0Eflags\0\6Aresult\0\10c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: cudaThreadExchangeStreamCaptureMode: mode -> *mode:i32@cudaStreamCaptureMode return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaThreadExchangeStreamCaptureMode, "cudaThreadExchangeStreamCaptureMode", (void *mode),
    ((uintptr_t)mode,),
    "\5\0\2\10\20\0\20\1 \6@mode\0'\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaThreadExit: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaThreadExit, "cudaThreadExit", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaThreadGetCacheConfig: pCacheConfig -> *pCacheConfig:i32@cudaFuncCache return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaThreadGetCacheConfig, "cudaThreadGetCacheConfig", (void *pCacheConfig),
    ((uintptr_t)pCacheConfig,),
    "\5\0\2\10\20\0\20\1 \6@pCacheConfig\0\17\6Aresult\0\10b\4\0A\2\0Da\4\1\0E")

/*: cudaThreadGetLimit: pValue limit:i32@cudaLimit -> *pValue:u64 return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaThreadGetLimit, "cudaThreadGetLimit", (void *pValue, int limit), ((uintptr_t)pValue,
    (uint64_t)limit,),
    "\5\1\2\14\24\10\20\2 \6@limit\0\30GpValue\0\6Aresult\0\10a\4\1\0Eb\10\0A\2\0Da\4\2\0E")

/*: cudaThreadSetCacheConfig: cacheConfig:i32@cudaFuncCache -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaThreadSetCacheConfig, "cudaThreadSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "\5\1\1\14\14\10\10\1 \6@cacheConfig\0\17\6Aresult\0\10a\4\0Fa\4\1\0E")

/*: cudaThreadSetLimit: limit:i32@cudaLimit value:u64 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaThreadSetLimit, "cudaThreadSetLimit", (int limit, uint64_t value), ((uint64_t)limit,
    (uint64_t)value,),
    "\5\2\1\24\14\20\10\2 \6@limit\0\30Gvalue\0\6Aresult\0\10c\2\14\0A\2\0B\1\4\0Ga\4\2\0E")

/*: cudaThreadSynchronize: () -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 0, 1, int, trace__cudart_cudaThreadSynchronize, "cudaThreadSynchronize", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\10a\4\0F")

/*: cudaUserObjectCreate: object_out ptr:ptr destroy:ptr initialRefcount:u32 flags:u32 -> *object_out:handle */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaUserObjectCreate, "cudaUserObjectCreate", (void *object_out, void *ptr, void *destroy,
    uint32_t initialRefcount, uint32_t flags), ((uintptr_t)object_out, (uintptr_t)ptr, (uintptr_t)destroy, (uint64_t)initialRefcount, (uint64_t)flags,),
    "\5\4\2 \24\20\20\5 Lptr\0Ldestroy\0EinitialRefcount\0Eflags\0Mobject_out\0\6Aresult\0\10c\4\30\0A\4\1\0A\2\10\3\20\4\24\0Cb\10\0A\2\0Da\4\5\0E")

/*: cudaUserObjectRelease: object:handle count:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaUserObjectRelease, "cudaUserObjectRelease", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "\5\2\1\24\14\20\10\2 Mobject\0Ecount\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaUserObjectRetain: object:handle count:u32 -> return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaUserObjectRetain, "cudaUserObjectRetain", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "\5\2\1\24\14\20\10\2 Mobject\0Ecount\0\6Aresult\0\10c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: cudaWaitExternalSemaphoresAsync: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync, "cudaWaitExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\7\1\262\7\14\330\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\36timeoutMs\0e\14flags\0EnumExtSems\0Mstream\0\6"
    "Aresult\0\10h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0A\30"
    "\0C\1\4\0H\20\0A\220\0C\34\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaWaitExternalSemaphoresAsync_ptsz: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync_ptsz, "cudaWaitExternalSemaphoresAsync_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\7\1\262\7\14\330\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\36timeoutMs\0e\14flags\0EnumExtSems\0Mstream\0\6"
    "Aresult\0\10h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0A\30"
    "\0C\1\4\0H\20\0A\220\0C\34\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaWaitExternalSemaphoresAsync_v2: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync_v2, "cudaWaitExternalSemaphoresAsync_v2", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\7\1\262\7\14\330\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\36timeoutMs\0e\14flags\0EnumExtSems\0Mstream\0\6"
    "Aresult\0\10h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0A\30"
    "\0C\1\4\0H\20\0A\220\0C\34\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

/*: cudaWaitExternalSemaphoresAsync_v2_ptsz: extSemArray[numExtSems]:handle */
/*:     paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 stream:handle -> */
/*:     return:status@cudaError_t */
TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync_v2_ptsz, "cudaWaitExternalSemaphoresAsync_v2_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "\5\7\1\262\7\14\330\1\10\4 mextSemArray\0gparamsArray.params.fence.value\0g\23keyedMutex.key\0e\36timeoutMs\0e\14flags\0EnumExtSems\0Mstream\0\6"
    "Aresult\0\10h\10\0F\1\4\0H@\0A\10\0C\10\0C\2\0Kh\10\1\0E\1\4\0H\20\0A\220\0C\10\0C\2\0Kh\10\1\0A\20\0C\1\4\0H\20\0A\220\0C\30\0C\2\0Kh\4\1\0A\30"
    "\0C\1\4\0H\20\0A\220\0C\34\0C\2\0Kh\4\1\0AH\0C\1\4\0H\20\0A\220\0CL\0C\2\0Kc\2\14\0A\2\2\0A\3\4\0Ga\4\4\0E")

TRACE__FORWARDING_END

#ifdef TRACE__INJECT
static const trace__entry trace__cudart_entries[] = { /* name, 0, 0, what is called so */
    {"__cudaGetKernel", 0, 0, &trace__cudart___cudaGetKernel_call, (trace__function)trace__cudart___cudaGetKernel},
    {"__cudaInitModule", 0, 0, &trace__cudart___cudaInitModule_call, (trace__function)trace__cudart___cudaInitModule},
    {"__cudaLaunchKernel", 0, 0, &trace__cudart___cudaLaunchKernel_call, (trace__function)trace__cudart___cudaLaunchKernel},
    {"__cudaLaunchKernel_ptsz", 0, 0, &trace__cudart___cudaLaunchKernel_ptsz_call, (trace__function)trace__cudart___cudaLaunchKernel_ptsz},
    {"__cudaPopCallConfiguration", 0, 0, &trace__cudart___cudaPopCallConfiguration_call, (trace__function)trace__cudart___cudaPopCallConfiguration},
    {"__cudaPushCallConfiguration", 0, 0, &trace__cudart___cudaPushCallConfiguration_call, (trace__function)trace__cudart___cudaPushCallConfiguration},
    {"__cudaRegisterFatBinary", 0, 0, &trace__cudart___cudaRegisterFatBinary_call, (trace__function)trace__cudart___cudaRegisterFatBinary},
    {"__cudaRegisterFatBinaryEnd", 0, 0, &trace__cudart___cudaRegisterFatBinaryEnd_call, (trace__function)trace__cudart___cudaRegisterFatBinaryEnd},
    {"__cudaRegisterFunction", 0, 0, &trace__cudart___cudaRegisterFunction_call, (trace__function)trace__cudart___cudaRegisterFunction},
    {"__cudaRegisterManagedVar", 0, 0, &trace__cudart___cudaRegisterManagedVar_call, (trace__function)trace__cudart___cudaRegisterManagedVar},
    {"__cudaRegisterVar", 0, 0, &trace__cudart___cudaRegisterVar_call, (trace__function)trace__cudart___cudaRegisterVar},
    {"__cudaUnregisterFatBinary", 0, 0, &trace__cudart___cudaUnregisterFatBinary_call, (trace__function)trace__cudart___cudaUnregisterFatBinary},
    {"cudaArrayGetInfo", 0, 0, &trace__cudart_cudaArrayGetInfo_call, (trace__function)trace__cudart_cudaArrayGetInfo},
    {"cudaArrayGetMemoryRequirements", 0, 0, &trace__cudart_cudaArrayGetMemoryRequirements_call,
    (trace__function)trace__cudart_cudaArrayGetMemoryRequirements},
    {"cudaArrayGetPlane", 0, 0, &trace__cudart_cudaArrayGetPlane_call, (trace__function)trace__cudart_cudaArrayGetPlane},
    {"cudaArrayGetSparseProperties", 0, 0, &trace__cudart_cudaArrayGetSparseProperties_call, (trace__function)trace__cudart_cudaArrayGetSparseProperties},
    {"cudaChooseDevice", 0, 0, &trace__cudart_cudaChooseDevice_call, (trace__function)trace__cudart_cudaChooseDevice},
    {"cudaCreateChannelDesc", 0, 0, &trace__cudart_cudaCreateChannelDesc_call, (trace__function)trace__cudart_cudaCreateChannelDesc},
    {"cudaCreateSurfaceObject", 0, 0, &trace__cudart_cudaCreateSurfaceObject_call, (trace__function)trace__cudart_cudaCreateSurfaceObject},
    {"cudaCreateTextureObject", 0, 0, &trace__cudart_cudaCreateTextureObject_call, (trace__function)trace__cudart_cudaCreateTextureObject},
    {"cudaCtxResetPersistingL2Cache", 0, 0, &trace__cudart_cudaCtxResetPersistingL2Cache_call,
    (trace__function)trace__cudart_cudaCtxResetPersistingL2Cache},
    {"cudaDestroyExternalMemory", 0, 0, &trace__cudart_cudaDestroyExternalMemory_call, (trace__function)trace__cudart_cudaDestroyExternalMemory},
    {"cudaDestroyExternalSemaphore", 0, 0, &trace__cudart_cudaDestroyExternalSemaphore_call, (trace__function)trace__cudart_cudaDestroyExternalSemaphore},
    {"cudaDestroySurfaceObject", 0, 0, &trace__cudart_cudaDestroySurfaceObject_call, (trace__function)trace__cudart_cudaDestroySurfaceObject},
    {"cudaDestroyTextureObject", 0, 0, &trace__cudart_cudaDestroyTextureObject_call, (trace__function)trace__cudart_cudaDestroyTextureObject},
    {"cudaDeviceCanAccessPeer", 0, 0, &trace__cudart_cudaDeviceCanAccessPeer_call, (trace__function)trace__cudart_cudaDeviceCanAccessPeer},
    {"cudaDeviceDisablePeerAccess", 0, 0, &trace__cudart_cudaDeviceDisablePeerAccess_call, (trace__function)trace__cudart_cudaDeviceDisablePeerAccess},
    {"cudaDeviceEnablePeerAccess", 0, 0, &trace__cudart_cudaDeviceEnablePeerAccess_call, (trace__function)trace__cudart_cudaDeviceEnablePeerAccess},
    {"cudaDeviceFlushGPUDirectRDMAWrites", 0, 0, &trace__cudart_cudaDeviceFlushGPUDirectRDMAWrites_call,
    (trace__function)trace__cudart_cudaDeviceFlushGPUDirectRDMAWrites},
    {"cudaDeviceGetAttribute", 0, 0, &trace__cudart_cudaDeviceGetAttribute_call, (trace__function)trace__cudart_cudaDeviceGetAttribute},
    {"cudaDeviceGetByPCIBusId", 0, 0, &trace__cudart_cudaDeviceGetByPCIBusId_call, (trace__function)trace__cudart_cudaDeviceGetByPCIBusId},
    {"cudaDeviceGetCacheConfig", 0, 0, &trace__cudart_cudaDeviceGetCacheConfig_call, (trace__function)trace__cudart_cudaDeviceGetCacheConfig},
    {"cudaDeviceGetDefaultMemPool", 0, 0, &trace__cudart_cudaDeviceGetDefaultMemPool_call, (trace__function)trace__cudart_cudaDeviceGetDefaultMemPool},
    {"cudaDeviceGetGraphMemAttribute", 0, 0, &trace__cudart_cudaDeviceGetGraphMemAttribute_call,
    (trace__function)trace__cudart_cudaDeviceGetGraphMemAttribute},
    {"cudaDeviceGetHostAtomicCapabilities", 0, 0, &trace__cudart_cudaDeviceGetHostAtomicCapabilities_call,
    (trace__function)trace__cudart_cudaDeviceGetHostAtomicCapabilities},
    {"cudaDeviceGetLimit", 0, 0, &trace__cudart_cudaDeviceGetLimit_call, (trace__function)trace__cudart_cudaDeviceGetLimit},
    {"cudaDeviceGetMemPool", 0, 0, &trace__cudart_cudaDeviceGetMemPool_call, (trace__function)trace__cudart_cudaDeviceGetMemPool},
    {"cudaDeviceGetNvSciSyncAttributes", 0, 0, &trace__cudart_cudaDeviceGetNvSciSyncAttributes_call,
    (trace__function)trace__cudart_cudaDeviceGetNvSciSyncAttributes},
    {"cudaDeviceGetP2PAtomicCapabilities", 0, 0, &trace__cudart_cudaDeviceGetP2PAtomicCapabilities_call,
    (trace__function)trace__cudart_cudaDeviceGetP2PAtomicCapabilities},
    {"cudaDeviceGetP2PAttribute", 0, 0, &trace__cudart_cudaDeviceGetP2PAttribute_call, (trace__function)trace__cudart_cudaDeviceGetP2PAttribute},
    {"cudaDeviceGetPCIBusId", 0, 0, &trace__cudart_cudaDeviceGetPCIBusId_call, (trace__function)trace__cudart_cudaDeviceGetPCIBusId},
    {"cudaDeviceGetSharedMemConfig", 0, 0, &trace__cudart_cudaDeviceGetSharedMemConfig_call, (trace__function)trace__cudart_cudaDeviceGetSharedMemConfig},
    {"cudaDeviceGetStreamPriorityRange", 0, 0, &trace__cudart_cudaDeviceGetStreamPriorityRange_call,
    (trace__function)trace__cudart_cudaDeviceGetStreamPriorityRange},
    {"cudaDeviceGetTexture1DLinearMaxWidth", 0, 0, &trace__cudart_cudaDeviceGetTexture1DLinearMaxWidth_call,
    (trace__function)trace__cudart_cudaDeviceGetTexture1DLinearMaxWidth},
    {"cudaDeviceGraphMemTrim", 0, 0, &trace__cudart_cudaDeviceGraphMemTrim_call, (trace__function)trace__cudart_cudaDeviceGraphMemTrim},
    {"cudaDeviceRegisterAsyncNotification", 0, 0, &trace__cudart_cudaDeviceRegisterAsyncNotification_call,
    (trace__function)trace__cudart_cudaDeviceRegisterAsyncNotification},
    {"cudaDeviceReset", 0, 0, &trace__cudart_cudaDeviceReset_call, (trace__function)trace__cudart_cudaDeviceReset},
    {"cudaDeviceSetCacheConfig", 0, 0, &trace__cudart_cudaDeviceSetCacheConfig_call, (trace__function)trace__cudart_cudaDeviceSetCacheConfig},
    {"cudaDeviceSetGraphMemAttribute", 0, 0, &trace__cudart_cudaDeviceSetGraphMemAttribute_call,
    (trace__function)trace__cudart_cudaDeviceSetGraphMemAttribute},
    {"cudaDeviceSetLimit", 0, 0, &trace__cudart_cudaDeviceSetLimit_call, (trace__function)trace__cudart_cudaDeviceSetLimit},
    {"cudaDeviceSetMemPool", 0, 0, &trace__cudart_cudaDeviceSetMemPool_call, (trace__function)trace__cudart_cudaDeviceSetMemPool},
    {"cudaDeviceSetSharedMemConfig", 0, 0, &trace__cudart_cudaDeviceSetSharedMemConfig_call, (trace__function)trace__cudart_cudaDeviceSetSharedMemConfig},
    {"cudaDeviceSynchronize", 0, 0, &trace__cudart_cudaDeviceSynchronize_call, (trace__function)trace__cudart_cudaDeviceSynchronize},
    {"cudaDeviceUnregisterAsyncNotification", 0, 0, &trace__cudart_cudaDeviceUnregisterAsyncNotification_call,
    (trace__function)trace__cudart_cudaDeviceUnregisterAsyncNotification},
    {"cudaDriverGetVersion", 0, 0, &trace__cudart_cudaDriverGetVersion_call, (trace__function)trace__cudart_cudaDriverGetVersion},
    {"cudaEventCreate", 0, 0, &trace__cudart_cudaEventCreate_call, (trace__function)trace__cudart_cudaEventCreate},
    {"cudaEventCreateWithFlags", 0, 0, &trace__cudart_cudaEventCreateWithFlags_call, (trace__function)trace__cudart_cudaEventCreateWithFlags},
    {"cudaEventDestroy", 0, 0, &trace__cudart_cudaEventDestroy_call, (trace__function)trace__cudart_cudaEventDestroy},
    {"cudaEventElapsedTime", 0, 0, &trace__cudart_cudaEventElapsedTime_call, (trace__function)trace__cudart_cudaEventElapsedTime},
    {"cudaEventElapsedTime_v2", 0, 0, &trace__cudart_cudaEventElapsedTime_v2_call, (trace__function)trace__cudart_cudaEventElapsedTime_v2},
    {"cudaEventQuery", 0, 0, &trace__cudart_cudaEventQuery_call, (trace__function)trace__cudart_cudaEventQuery},
    {"cudaEventRecord", 0, 0, &trace__cudart_cudaEventRecord_call, (trace__function)trace__cudart_cudaEventRecord},
    {"cudaEventRecordWithFlags", 0, 0, &trace__cudart_cudaEventRecordWithFlags_call, (trace__function)trace__cudart_cudaEventRecordWithFlags},
    {"cudaEventRecordWithFlags_ptsz", 0, 0, &trace__cudart_cudaEventRecordWithFlags_ptsz_call,
    (trace__function)trace__cudart_cudaEventRecordWithFlags_ptsz},
    {"cudaEventRecord_ptsz", 0, 0, &trace__cudart_cudaEventRecord_ptsz_call, (trace__function)trace__cudart_cudaEventRecord_ptsz},
    {"cudaEventSynchronize", 0, 0, &trace__cudart_cudaEventSynchronize_call, (trace__function)trace__cudart_cudaEventSynchronize},
    {"cudaExternalMemoryGetMappedBuffer", 0, 0, &trace__cudart_cudaExternalMemoryGetMappedBuffer_call,
    (trace__function)trace__cudart_cudaExternalMemoryGetMappedBuffer},
    {"cudaExternalMemoryGetMappedMipmappedArray", 0, 0, &trace__cudart_cudaExternalMemoryGetMappedMipmappedArray_call,
    (trace__function)trace__cudart_cudaExternalMemoryGetMappedMipmappedArray},
    {"cudaFree", 0, 0, &trace__cudart_cudaFree_call, (trace__function)trace__cudart_cudaFree},
    {"cudaFreeArray", 0, 0, &trace__cudart_cudaFreeArray_call, (trace__function)trace__cudart_cudaFreeArray},
    {"cudaFreeAsync", 0, 0, &trace__cudart_cudaFreeAsync_call, (trace__function)trace__cudart_cudaFreeAsync},
    {"cudaFreeAsync_ptsz", 0, 0, &trace__cudart_cudaFreeAsync_ptsz_call, (trace__function)trace__cudart_cudaFreeAsync_ptsz},
    {"cudaFreeHost", 0, 0, &trace__cudart_cudaFreeHost_call, (trace__function)trace__cudart_cudaFreeHost},
    {"cudaFreeMipmappedArray", 0, 0, &trace__cudart_cudaFreeMipmappedArray_call, (trace__function)trace__cudart_cudaFreeMipmappedArray},
    {"cudaFuncGetAttributes", 0, 0, &trace__cudart_cudaFuncGetAttributes_call, (trace__function)trace__cudart_cudaFuncGetAttributes},
    {"cudaFuncGetName", 0, 0, &trace__cudart_cudaFuncGetName_call, (trace__function)trace__cudart_cudaFuncGetName},
    {"cudaFuncGetParamInfo", 0, 0, &trace__cudart_cudaFuncGetParamInfo_call, (trace__function)trace__cudart_cudaFuncGetParamInfo},
    {"cudaFuncSetAttribute", 0, 0, &trace__cudart_cudaFuncSetAttribute_call, (trace__function)trace__cudart_cudaFuncSetAttribute},
    {"cudaFuncSetCacheConfig", 0, 0, &trace__cudart_cudaFuncSetCacheConfig_call, (trace__function)trace__cudart_cudaFuncSetCacheConfig},
    {"cudaFuncSetSharedMemConfig", 0, 0, &trace__cudart_cudaFuncSetSharedMemConfig_call, (trace__function)trace__cudart_cudaFuncSetSharedMemConfig},
    {"cudaGetChannelDesc", 0, 0, &trace__cudart_cudaGetChannelDesc_call, (trace__function)trace__cudart_cudaGetChannelDesc},
    {"cudaGetDevice", 0, 0, &trace__cudart_cudaGetDevice_call, (trace__function)trace__cudart_cudaGetDevice},
    {"cudaGetDeviceCount", 0, 0, &trace__cudart_cudaGetDeviceCount_call, (trace__function)trace__cudart_cudaGetDeviceCount},
    {"cudaGetDeviceFlags", 0, 0, &trace__cudart_cudaGetDeviceFlags_call, (trace__function)trace__cudart_cudaGetDeviceFlags},
    {"cudaGetDeviceProperties", 0, 0, &trace__cudart_cudaGetDeviceProperties_call, (trace__function)trace__cudart_cudaGetDeviceProperties},
    {"cudaGetDeviceProperties_v2", 0, 0, &trace__cudart_cudaGetDeviceProperties_v2_call, (trace__function)trace__cudart_cudaGetDeviceProperties_v2},
    {"cudaGetDriverEntryPoint", 0, 0, &trace__cudart_cudaGetDriverEntryPoint_call, (trace__function)trace__cudart_cudaGetDriverEntryPoint},
    {"cudaGetDriverEntryPointByVersion", 0, 0, &trace__cudart_cudaGetDriverEntryPointByVersion_call,
    (trace__function)trace__cudart_cudaGetDriverEntryPointByVersion},
    {"cudaGetDriverEntryPointByVersion_ptsz", 0, 0, &trace__cudart_cudaGetDriverEntryPointByVersion_ptsz_call,
    (trace__function)trace__cudart_cudaGetDriverEntryPointByVersion_ptsz},
    {"cudaGetDriverEntryPoint_ptsz", 0, 0, &trace__cudart_cudaGetDriverEntryPoint_ptsz_call, (trace__function)trace__cudart_cudaGetDriverEntryPoint_ptsz},
    {"cudaGetErrorName", 0, 0, &trace__cudart_cudaGetErrorName_call, (trace__function)trace__cudart_cudaGetErrorName},
    {"cudaGetErrorString", 0, 0, &trace__cudart_cudaGetErrorString_call, (trace__function)trace__cudart_cudaGetErrorString},
    {"cudaGetExportTable", 0, 0, &trace__cudart_cudaGetExportTable_call, (trace__function)trace__cudart_cudaGetExportTable},
    {"cudaGetFuncBySymbol", 0, 0, &trace__cudart_cudaGetFuncBySymbol_call, (trace__function)trace__cudart_cudaGetFuncBySymbol},
    {"cudaGetKernel", 0, 0, &trace__cudart_cudaGetKernel_call, (trace__function)trace__cudart_cudaGetKernel},
    {"cudaGetLastError", 0, 0, &trace__cudart_cudaGetLastError_call, (trace__function)trace__cudart_cudaGetLastError},
    {"cudaGetMipmappedArrayLevel", 0, 0, &trace__cudart_cudaGetMipmappedArrayLevel_call, (trace__function)trace__cudart_cudaGetMipmappedArrayLevel},
    {"cudaGetSurfaceObjectResourceDesc", 0, 0, &trace__cudart_cudaGetSurfaceObjectResourceDesc_call,
    (trace__function)trace__cudart_cudaGetSurfaceObjectResourceDesc},
    {"cudaGetSymbolAddress", 0, 0, &trace__cudart_cudaGetSymbolAddress_call, (trace__function)trace__cudart_cudaGetSymbolAddress},
    {"cudaGetSymbolSize", 0, 0, &trace__cudart_cudaGetSymbolSize_call, (trace__function)trace__cudart_cudaGetSymbolSize},
    {"cudaGetTextureObjectResourceDesc", 0, 0, &trace__cudart_cudaGetTextureObjectResourceDesc_call,
    (trace__function)trace__cudart_cudaGetTextureObjectResourceDesc},
    {"cudaGetTextureObjectResourceViewDesc", 0, 0, &trace__cudart_cudaGetTextureObjectResourceViewDesc_call,
    (trace__function)trace__cudart_cudaGetTextureObjectResourceViewDesc},
    {"cudaGetTextureObjectTextureDesc", 0, 0, &trace__cudart_cudaGetTextureObjectTextureDesc_call,
    (trace__function)trace__cudart_cudaGetTextureObjectTextureDesc},
    {"cudaGraphAddChildGraphNode", 0, 0, &trace__cudart_cudaGraphAddChildGraphNode_call, (trace__function)trace__cudart_cudaGraphAddChildGraphNode},
    {"cudaGraphAddDependencies", 0, 0, &trace__cudart_cudaGraphAddDependencies_call, (trace__function)trace__cudart_cudaGraphAddDependencies},
    {"cudaGraphAddDependencies_v2", 0, 0, &trace__cudart_cudaGraphAddDependencies_v2_call, (trace__function)trace__cudart_cudaGraphAddDependencies_v2},
    {"cudaGraphAddEmptyNode", 0, 0, &trace__cudart_cudaGraphAddEmptyNode_call, (trace__function)trace__cudart_cudaGraphAddEmptyNode},
    {"cudaGraphAddEventRecordNode", 0, 0, &trace__cudart_cudaGraphAddEventRecordNode_call, (trace__function)trace__cudart_cudaGraphAddEventRecordNode},
    {"cudaGraphAddEventWaitNode", 0, 0, &trace__cudart_cudaGraphAddEventWaitNode_call, (trace__function)trace__cudart_cudaGraphAddEventWaitNode},
    {"cudaGraphAddExternalSemaphoresSignalNode", 0, 0, &trace__cudart_cudaGraphAddExternalSemaphoresSignalNode_call,
    (trace__function)trace__cudart_cudaGraphAddExternalSemaphoresSignalNode},
    {"cudaGraphAddExternalSemaphoresWaitNode", 0, 0, &trace__cudart_cudaGraphAddExternalSemaphoresWaitNode_call,
    (trace__function)trace__cudart_cudaGraphAddExternalSemaphoresWaitNode},
    {"cudaGraphAddHostNode", 0, 0, &trace__cudart_cudaGraphAddHostNode_call, (trace__function)trace__cudart_cudaGraphAddHostNode},
    {"cudaGraphAddKernelNode", 0, 0, &trace__cudart_cudaGraphAddKernelNode_call, (trace__function)trace__cudart_cudaGraphAddKernelNode},
    {"cudaGraphAddMemAllocNode", 0, 0, &trace__cudart_cudaGraphAddMemAllocNode_call, (trace__function)trace__cudart_cudaGraphAddMemAllocNode},
    {"cudaGraphAddMemFreeNode", 0, 0, &trace__cudart_cudaGraphAddMemFreeNode_call, (trace__function)trace__cudart_cudaGraphAddMemFreeNode},
    {"cudaGraphAddMemcpyNode", 0, 0, &trace__cudart_cudaGraphAddMemcpyNode_call, (trace__function)trace__cudart_cudaGraphAddMemcpyNode},
    {"cudaGraphAddMemcpyNode1D", 0, 0, &trace__cudart_cudaGraphAddMemcpyNode1D_call, (trace__function)trace__cudart_cudaGraphAddMemcpyNode1D},
    {"cudaGraphAddMemcpyNodeFromSymbol", 0, 0, &trace__cudart_cudaGraphAddMemcpyNodeFromSymbol_call,
    (trace__function)trace__cudart_cudaGraphAddMemcpyNodeFromSymbol},
    {"cudaGraphAddMemcpyNodeToSymbol", 0, 0, &trace__cudart_cudaGraphAddMemcpyNodeToSymbol_call,
    (trace__function)trace__cudart_cudaGraphAddMemcpyNodeToSymbol},
    {"cudaGraphAddMemsetNode", 0, 0, &trace__cudart_cudaGraphAddMemsetNode_call, (trace__function)trace__cudart_cudaGraphAddMemsetNode},
    {"cudaGraphAddNode", 0, 0, &trace__cudart_cudaGraphAddNode_call, (trace__function)trace__cudart_cudaGraphAddNode},
    {"cudaGraphAddNode_v2", 0, 0, &trace__cudart_cudaGraphAddNode_v2_call, (trace__function)trace__cudart_cudaGraphAddNode_v2},
    {"cudaGraphChildGraphNodeGetGraph", 0, 0, &trace__cudart_cudaGraphChildGraphNodeGetGraph_call,
    (trace__function)trace__cudart_cudaGraphChildGraphNodeGetGraph},
    {"cudaGraphClone", 0, 0, &trace__cudart_cudaGraphClone_call, (trace__function)trace__cudart_cudaGraphClone},
    {"cudaGraphConditionalHandleCreate", 0, 0, &trace__cudart_cudaGraphConditionalHandleCreate_call,
    (trace__function)trace__cudart_cudaGraphConditionalHandleCreate},
    {"cudaGraphCreate", 0, 0, &trace__cudart_cudaGraphCreate_call, (trace__function)trace__cudart_cudaGraphCreate},
    {"cudaGraphDebugDotPrint", 0, 0, &trace__cudart_cudaGraphDebugDotPrint_call, (trace__function)trace__cudart_cudaGraphDebugDotPrint},
    {"cudaGraphDestroy", 0, 0, &trace__cudart_cudaGraphDestroy_call, (trace__function)trace__cudart_cudaGraphDestroy},
    {"cudaGraphDestroyNode", 0, 0, &trace__cudart_cudaGraphDestroyNode_call, (trace__function)trace__cudart_cudaGraphDestroyNode},
    {"cudaGraphEventRecordNodeGetEvent", 0, 0, &trace__cudart_cudaGraphEventRecordNodeGetEvent_call,
    (trace__function)trace__cudart_cudaGraphEventRecordNodeGetEvent},
    {"cudaGraphEventRecordNodeSetEvent", 0, 0, &trace__cudart_cudaGraphEventRecordNodeSetEvent_call,
    (trace__function)trace__cudart_cudaGraphEventRecordNodeSetEvent},
    {"cudaGraphEventWaitNodeGetEvent", 0, 0, &trace__cudart_cudaGraphEventWaitNodeGetEvent_call,
    (trace__function)trace__cudart_cudaGraphEventWaitNodeGetEvent},
    {"cudaGraphEventWaitNodeSetEvent", 0, 0, &trace__cudart_cudaGraphEventWaitNodeSetEvent_call,
    (trace__function)trace__cudart_cudaGraphEventWaitNodeSetEvent},
    {"cudaGraphExecChildGraphNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecChildGraphNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecChildGraphNodeSetParams},
    {"cudaGraphExecDestroy", 0, 0, &trace__cudart_cudaGraphExecDestroy_call, (trace__function)trace__cudart_cudaGraphExecDestroy},
    {"cudaGraphExecEventRecordNodeSetEvent", 0, 0, &trace__cudart_cudaGraphExecEventRecordNodeSetEvent_call,
    (trace__function)trace__cudart_cudaGraphExecEventRecordNodeSetEvent},
    {"cudaGraphExecEventWaitNodeSetEvent", 0, 0, &trace__cudart_cudaGraphExecEventWaitNodeSetEvent_call,
    (trace__function)trace__cudart_cudaGraphExecEventWaitNodeSetEvent},
    {"cudaGraphExecExternalSemaphoresSignalNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecExternalSemaphoresSignalNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecExternalSemaphoresSignalNodeSetParams},
    {"cudaGraphExecExternalSemaphoresWaitNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecExternalSemaphoresWaitNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecExternalSemaphoresWaitNodeSetParams},
    {"cudaGraphExecGetFlags", 0, 0, &trace__cudart_cudaGraphExecGetFlags_call, (trace__function)trace__cudart_cudaGraphExecGetFlags},
    {"cudaGraphExecHostNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecHostNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecHostNodeSetParams},
    {"cudaGraphExecKernelNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecKernelNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecKernelNodeSetParams},
    {"cudaGraphExecMemcpyNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecMemcpyNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecMemcpyNodeSetParams},
    {"cudaGraphExecMemcpyNodeSetParams1D", 0, 0, &trace__cudart_cudaGraphExecMemcpyNodeSetParams1D_call,
    (trace__function)trace__cudart_cudaGraphExecMemcpyNodeSetParams1D},
    {"cudaGraphExecMemcpyNodeSetParamsFromSymbol", 0, 0, &trace__cudart_cudaGraphExecMemcpyNodeSetParamsFromSymbol_call,
    (trace__function)trace__cudart_cudaGraphExecMemcpyNodeSetParamsFromSymbol},
    {"cudaGraphExecMemcpyNodeSetParamsToSymbol", 0, 0, &trace__cudart_cudaGraphExecMemcpyNodeSetParamsToSymbol_call,
    (trace__function)trace__cudart_cudaGraphExecMemcpyNodeSetParamsToSymbol},
    {"cudaGraphExecMemsetNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecMemsetNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExecMemsetNodeSetParams},
    {"cudaGraphExecNodeSetParams", 0, 0, &trace__cudart_cudaGraphExecNodeSetParams_call, (trace__function)trace__cudart_cudaGraphExecNodeSetParams},
    {"cudaGraphExecUpdate", 0, 0, &trace__cudart_cudaGraphExecUpdate_call, (trace__function)trace__cudart_cudaGraphExecUpdate},
    {"cudaGraphExternalSemaphoresSignalNodeGetParams", 0, 0, &trace__cudart_cudaGraphExternalSemaphoresSignalNodeGetParams_call,
    (trace__function)trace__cudart_cudaGraphExternalSemaphoresSignalNodeGetParams},
    {"cudaGraphExternalSemaphoresSignalNodeSetParams", 0, 0, &trace__cudart_cudaGraphExternalSemaphoresSignalNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExternalSemaphoresSignalNodeSetParams},
    {"cudaGraphExternalSemaphoresWaitNodeGetParams", 0, 0, &trace__cudart_cudaGraphExternalSemaphoresWaitNodeGetParams_call,
    (trace__function)trace__cudart_cudaGraphExternalSemaphoresWaitNodeGetParams},
    {"cudaGraphExternalSemaphoresWaitNodeSetParams", 0, 0, &trace__cudart_cudaGraphExternalSemaphoresWaitNodeSetParams_call,
    (trace__function)trace__cudart_cudaGraphExternalSemaphoresWaitNodeSetParams},
    {"cudaGraphGetEdges", 0, 0, &trace__cudart_cudaGraphGetEdges_call, (trace__function)trace__cudart_cudaGraphGetEdges},
    {"cudaGraphGetEdges_v2", 0, 0, &trace__cudart_cudaGraphGetEdges_v2_call, (trace__function)trace__cudart_cudaGraphGetEdges_v2},
    {"cudaGraphGetNodes", 0, 0, &trace__cudart_cudaGraphGetNodes_call, (trace__function)trace__cudart_cudaGraphGetNodes},
    {"cudaGraphGetRootNodes", 0, 0, &trace__cudart_cudaGraphGetRootNodes_call, (trace__function)trace__cudart_cudaGraphGetRootNodes},
    {"cudaGraphHostNodeGetParams", 0, 0, &trace__cudart_cudaGraphHostNodeGetParams_call, (trace__function)trace__cudart_cudaGraphHostNodeGetParams},
    {"cudaGraphHostNodeSetParams", 0, 0, &trace__cudart_cudaGraphHostNodeSetParams_call, (trace__function)trace__cudart_cudaGraphHostNodeSetParams},
    {"cudaGraphInstantiate", 0, 0, &trace__cudart_cudaGraphInstantiate_call, (trace__function)trace__cudart_cudaGraphInstantiate},
    {"cudaGraphInstantiateWithFlags", 0, 0, &trace__cudart_cudaGraphInstantiateWithFlags_call,
    (trace__function)trace__cudart_cudaGraphInstantiateWithFlags},
    {"cudaGraphInstantiateWithParams", 0, 0, &trace__cudart_cudaGraphInstantiateWithParams_call,
    (trace__function)trace__cudart_cudaGraphInstantiateWithParams},
    {"cudaGraphInstantiateWithParams_ptsz", 0, 0, &trace__cudart_cudaGraphInstantiateWithParams_ptsz_call,
    (trace__function)trace__cudart_cudaGraphInstantiateWithParams_ptsz},
    {"cudaGraphKernelNodeCopyAttributes", 0, 0, &trace__cudart_cudaGraphKernelNodeCopyAttributes_call,
    (trace__function)trace__cudart_cudaGraphKernelNodeCopyAttributes},
    {"cudaGraphKernelNodeGetAttribute", 0, 0, &trace__cudart_cudaGraphKernelNodeGetAttribute_call,
    (trace__function)trace__cudart_cudaGraphKernelNodeGetAttribute},
    {"cudaGraphKernelNodeGetParams", 0, 0, &trace__cudart_cudaGraphKernelNodeGetParams_call, (trace__function)trace__cudart_cudaGraphKernelNodeGetParams},
    {"cudaGraphKernelNodeSetAttribute", 0, 0, &trace__cudart_cudaGraphKernelNodeSetAttribute_call,
    (trace__function)trace__cudart_cudaGraphKernelNodeSetAttribute},
    {"cudaGraphKernelNodeSetParams", 0, 0, &trace__cudart_cudaGraphKernelNodeSetParams_call, (trace__function)trace__cudart_cudaGraphKernelNodeSetParams},
    {"cudaGraphLaunch", 0, 0, &trace__cudart_cudaGraphLaunch_call, (trace__function)trace__cudart_cudaGraphLaunch},
    {"cudaGraphLaunch_ptsz", 0, 0, &trace__cudart_cudaGraphLaunch_ptsz_call, (trace__function)trace__cudart_cudaGraphLaunch_ptsz},
    {"cudaGraphMemAllocNodeGetParams", 0, 0, &trace__cudart_cudaGraphMemAllocNodeGetParams_call,
    (trace__function)trace__cudart_cudaGraphMemAllocNodeGetParams},
    {"cudaGraphMemFreeNodeGetParams", 0, 0, &trace__cudart_cudaGraphMemFreeNodeGetParams_call,
    (trace__function)trace__cudart_cudaGraphMemFreeNodeGetParams},
    {"cudaGraphMemcpyNodeGetParams", 0, 0, &trace__cudart_cudaGraphMemcpyNodeGetParams_call, (trace__function)trace__cudart_cudaGraphMemcpyNodeGetParams},
    {"cudaGraphMemcpyNodeSetParams", 0, 0, &trace__cudart_cudaGraphMemcpyNodeSetParams_call, (trace__function)trace__cudart_cudaGraphMemcpyNodeSetParams},
    {"cudaGraphMemcpyNodeSetParams1D", 0, 0, &trace__cudart_cudaGraphMemcpyNodeSetParams1D_call,
    (trace__function)trace__cudart_cudaGraphMemcpyNodeSetParams1D},
    {"cudaGraphMemcpyNodeSetParamsFromSymbol", 0, 0, &trace__cudart_cudaGraphMemcpyNodeSetParamsFromSymbol_call,
    (trace__function)trace__cudart_cudaGraphMemcpyNodeSetParamsFromSymbol},
    {"cudaGraphMemcpyNodeSetParamsToSymbol", 0, 0, &trace__cudart_cudaGraphMemcpyNodeSetParamsToSymbol_call,
    (trace__function)trace__cudart_cudaGraphMemcpyNodeSetParamsToSymbol},
    {"cudaGraphMemsetNodeGetParams", 0, 0, &trace__cudart_cudaGraphMemsetNodeGetParams_call, (trace__function)trace__cudart_cudaGraphMemsetNodeGetParams},
    {"cudaGraphMemsetNodeSetParams", 0, 0, &trace__cudart_cudaGraphMemsetNodeSetParams_call, (trace__function)trace__cudart_cudaGraphMemsetNodeSetParams},
    {"cudaGraphNodeFindInClone", 0, 0, &trace__cudart_cudaGraphNodeFindInClone_call, (trace__function)trace__cudart_cudaGraphNodeFindInClone},
    {"cudaGraphNodeGetDependencies", 0, 0, &trace__cudart_cudaGraphNodeGetDependencies_call, (trace__function)trace__cudart_cudaGraphNodeGetDependencies},
    {"cudaGraphNodeGetDependencies_v2", 0, 0, &trace__cudart_cudaGraphNodeGetDependencies_v2_call,
    (trace__function)trace__cudart_cudaGraphNodeGetDependencies_v2},
    {"cudaGraphNodeGetDependentNodes", 0, 0, &trace__cudart_cudaGraphNodeGetDependentNodes_call,
    (trace__function)trace__cudart_cudaGraphNodeGetDependentNodes},
    {"cudaGraphNodeGetDependentNodes_v2", 0, 0, &trace__cudart_cudaGraphNodeGetDependentNodes_v2_call,
    (trace__function)trace__cudart_cudaGraphNodeGetDependentNodes_v2},
    {"cudaGraphNodeGetEnabled", 0, 0, &trace__cudart_cudaGraphNodeGetEnabled_call, (trace__function)trace__cudart_cudaGraphNodeGetEnabled},
    {"cudaGraphNodeGetType", 0, 0, &trace__cudart_cudaGraphNodeGetType_call, (trace__function)trace__cudart_cudaGraphNodeGetType},
    {"cudaGraphNodeSetEnabled", 0, 0, &trace__cudart_cudaGraphNodeSetEnabled_call, (trace__function)trace__cudart_cudaGraphNodeSetEnabled},
    {"cudaGraphNodeSetParams", 0, 0, &trace__cudart_cudaGraphNodeSetParams_call, (trace__function)trace__cudart_cudaGraphNodeSetParams},
    {"cudaGraphReleaseUserObject", 0, 0, &trace__cudart_cudaGraphReleaseUserObject_call, (trace__function)trace__cudart_cudaGraphReleaseUserObject},
    {"cudaGraphRemoveDependencies", 0, 0, &trace__cudart_cudaGraphRemoveDependencies_call, (trace__function)trace__cudart_cudaGraphRemoveDependencies},
    {"cudaGraphRemoveDependencies_v2", 0, 0, &trace__cudart_cudaGraphRemoveDependencies_v2_call,
    (trace__function)trace__cudart_cudaGraphRemoveDependencies_v2},
    {"cudaGraphRetainUserObject", 0, 0, &trace__cudart_cudaGraphRetainUserObject_call, (trace__function)trace__cudart_cudaGraphRetainUserObject},
    {"cudaGraphUpload", 0, 0, &trace__cudart_cudaGraphUpload_call, (trace__function)trace__cudart_cudaGraphUpload},
    {"cudaGraphUpload_ptsz", 0, 0, &trace__cudart_cudaGraphUpload_ptsz_call, (trace__function)trace__cudart_cudaGraphUpload_ptsz},
    {"cudaGraphicsMapResources", 0, 0, &trace__cudart_cudaGraphicsMapResources_call, (trace__function)trace__cudart_cudaGraphicsMapResources},
    {"cudaGraphicsResourceGetMappedMipmappedArray", 0, 0, &trace__cudart_cudaGraphicsResourceGetMappedMipmappedArray_call,
    (trace__function)trace__cudart_cudaGraphicsResourceGetMappedMipmappedArray},
    {"cudaGraphicsResourceGetMappedPointer", 0, 0, &trace__cudart_cudaGraphicsResourceGetMappedPointer_call,
    (trace__function)trace__cudart_cudaGraphicsResourceGetMappedPointer},
    {"cudaGraphicsResourceSetMapFlags", 0, 0, &trace__cudart_cudaGraphicsResourceSetMapFlags_call,
    (trace__function)trace__cudart_cudaGraphicsResourceSetMapFlags},
    {"cudaGraphicsSubResourceGetMappedArray", 0, 0, &trace__cudart_cudaGraphicsSubResourceGetMappedArray_call,
    (trace__function)trace__cudart_cudaGraphicsSubResourceGetMappedArray},
    {"cudaGraphicsUnmapResources", 0, 0, &trace__cudart_cudaGraphicsUnmapResources_call, (trace__function)trace__cudart_cudaGraphicsUnmapResources},
    {"cudaGraphicsUnregisterResource", 0, 0, &trace__cudart_cudaGraphicsUnregisterResource_call,
    (trace__function)trace__cudart_cudaGraphicsUnregisterResource},
    {"cudaHostAlloc", 0, 0, &trace__cudart_cudaHostAlloc_call, (trace__function)trace__cudart_cudaHostAlloc},
    {"cudaHostGetDevicePointer", 0, 0, &trace__cudart_cudaHostGetDevicePointer_call, (trace__function)trace__cudart_cudaHostGetDevicePointer},
    {"cudaHostGetFlags", 0, 0, &trace__cudart_cudaHostGetFlags_call, (trace__function)trace__cudart_cudaHostGetFlags},
    {"cudaHostRegister", 0, 0, &trace__cudart_cudaHostRegister_call, (trace__function)trace__cudart_cudaHostRegister},
    {"cudaHostUnregister", 0, 0, &trace__cudart_cudaHostUnregister_call, (trace__function)trace__cudart_cudaHostUnregister},
    {"cudaImportExternalMemory", 0, 0, &trace__cudart_cudaImportExternalMemory_call, (trace__function)trace__cudart_cudaImportExternalMemory},
    {"cudaImportExternalSemaphore", 0, 0, &trace__cudart_cudaImportExternalSemaphore_call, (trace__function)trace__cudart_cudaImportExternalSemaphore},
    {"cudaInitDevice", 0, 0, &trace__cudart_cudaInitDevice_call, (trace__function)trace__cudart_cudaInitDevice},
    {"cudaIpcCloseMemHandle", 0, 0, &trace__cudart_cudaIpcCloseMemHandle_call, (trace__function)trace__cudart_cudaIpcCloseMemHandle},
    {"cudaIpcGetEventHandle", 0, 0, &trace__cudart_cudaIpcGetEventHandle_call, (trace__function)trace__cudart_cudaIpcGetEventHandle},
    {"cudaIpcGetMemHandle", 0, 0, &trace__cudart_cudaIpcGetMemHandle_call, (trace__function)trace__cudart_cudaIpcGetMemHandle},
    {"cudaIpcOpenEventHandle", 0, 0, &trace__cudart_cudaIpcOpenEventHandle_call, (trace__function)trace__cudart_cudaIpcOpenEventHandle},
    {"cudaIpcOpenMemHandle", 0, 0, &trace__cudart_cudaIpcOpenMemHandle_call, (trace__function)trace__cudart_cudaIpcOpenMemHandle},
    {"cudaKernelSetAttributeForDevice", 0, 0, &trace__cudart_cudaKernelSetAttributeForDevice_call,
    (trace__function)trace__cudart_cudaKernelSetAttributeForDevice},
    {"cudaLaunchCooperativeKernel", 0, 0, &trace__cudart_cudaLaunchCooperativeKernel_call, (trace__function)trace__cudart_cudaLaunchCooperativeKernel},
    {"cudaLaunchCooperativeKernelMultiDevice", 0, 0, &trace__cudart_cudaLaunchCooperativeKernelMultiDevice_call,
    (trace__function)trace__cudart_cudaLaunchCooperativeKernelMultiDevice},
    {"cudaLaunchCooperativeKernel_ptsz", 0, 0, &trace__cudart_cudaLaunchCooperativeKernel_ptsz_call,
    (trace__function)trace__cudart_cudaLaunchCooperativeKernel_ptsz},
    {"cudaLaunchHostFunc", 0, 0, &trace__cudart_cudaLaunchHostFunc_call, (trace__function)trace__cudart_cudaLaunchHostFunc},
    {"cudaLaunchHostFunc_ptsz", 0, 0, &trace__cudart_cudaLaunchHostFunc_ptsz_call, (trace__function)trace__cudart_cudaLaunchHostFunc_ptsz},
    {"cudaLaunchKernel", 0, 0, &trace__cudart_cudaLaunchKernel_call, (trace__function)trace__cudart_cudaLaunchKernel},
    {"cudaLaunchKernelExC", 0, 0, &trace__cudart_cudaLaunchKernelExC_call, (trace__function)trace__cudart_cudaLaunchKernelExC},
    {"cudaLaunchKernelExC_ptsz", 0, 0, &trace__cudart_cudaLaunchKernelExC_ptsz_call, (trace__function)trace__cudart_cudaLaunchKernelExC_ptsz},
    {"cudaLaunchKernel_ptsz", 0, 0, &trace__cudart_cudaLaunchKernel_ptsz_call, (trace__function)trace__cudart_cudaLaunchKernel_ptsz},
    {"cudaLibraryEnumerateKernels", 0, 0, &trace__cudart_cudaLibraryEnumerateKernels_call, (trace__function)trace__cudart_cudaLibraryEnumerateKernels},
    {"cudaLibraryGetGlobal", 0, 0, &trace__cudart_cudaLibraryGetGlobal_call, (trace__function)trace__cudart_cudaLibraryGetGlobal},
    {"cudaLibraryGetKernel", 0, 0, &trace__cudart_cudaLibraryGetKernel_call, (trace__function)trace__cudart_cudaLibraryGetKernel},
    {"cudaLibraryGetKernelCount", 0, 0, &trace__cudart_cudaLibraryGetKernelCount_call, (trace__function)trace__cudart_cudaLibraryGetKernelCount},
    {"cudaLibraryGetManaged", 0, 0, &trace__cudart_cudaLibraryGetManaged_call, (trace__function)trace__cudart_cudaLibraryGetManaged},
    {"cudaLibraryGetUnifiedFunction", 0, 0, &trace__cudart_cudaLibraryGetUnifiedFunction_call,
    (trace__function)trace__cudart_cudaLibraryGetUnifiedFunction},
    {"cudaLibraryLoadData", 0, 0, &trace__cudart_cudaLibraryLoadData_call, (trace__function)trace__cudart_cudaLibraryLoadData},
    {"cudaLibraryLoadFromFile", 0, 0, &trace__cudart_cudaLibraryLoadFromFile_call, (trace__function)trace__cudart_cudaLibraryLoadFromFile},
    {"cudaLibraryUnload", 0, 0, &trace__cudart_cudaLibraryUnload_call, (trace__function)trace__cudart_cudaLibraryUnload},
    {"cudaLogsCurrent", 0, 0, &trace__cudart_cudaLogsCurrent_call, (trace__function)trace__cudart_cudaLogsCurrent},
    {"cudaLogsDumpToFile", 0, 0, &trace__cudart_cudaLogsDumpToFile_call, (trace__function)trace__cudart_cudaLogsDumpToFile},
    {"cudaLogsDumpToMemory", 0, 0, &trace__cudart_cudaLogsDumpToMemory_call, (trace__function)trace__cudart_cudaLogsDumpToMemory},
    {"cudaLogsRegisterCallback", 0, 0, &trace__cudart_cudaLogsRegisterCallback_call, (trace__function)trace__cudart_cudaLogsRegisterCallback},
    {"cudaLogsUnregisterCallback", 0, 0, &trace__cudart_cudaLogsUnregisterCallback_call, (trace__function)trace__cudart_cudaLogsUnregisterCallback},
    {"cudaMalloc", 0, 0, &trace__cudart_cudaMalloc_call, (trace__function)trace__cudart_cudaMalloc},
    {"cudaMalloc3D", 0, 0, &trace__cudart_cudaMalloc3D_call, (trace__function)trace__cudart_cudaMalloc3D},
    {"cudaMalloc3DArray", 0, 0, &trace__cudart_cudaMalloc3DArray_call, (trace__function)trace__cudart_cudaMalloc3DArray},
    {"cudaMallocArray", 0, 0, &trace__cudart_cudaMallocArray_call, (trace__function)trace__cudart_cudaMallocArray},
    {"cudaMallocAsync", 0, 0, &trace__cudart_cudaMallocAsync_call, (trace__function)trace__cudart_cudaMallocAsync},
    {"cudaMallocAsync_ptsz", 0, 0, &trace__cudart_cudaMallocAsync_ptsz_call, (trace__function)trace__cudart_cudaMallocAsync_ptsz},
    {"cudaMallocFromPoolAsync", 0, 0, &trace__cudart_cudaMallocFromPoolAsync_call, (trace__function)trace__cudart_cudaMallocFromPoolAsync},
    {"cudaMallocFromPoolAsync_ptsz", 0, 0, &trace__cudart_cudaMallocFromPoolAsync_ptsz_call, (trace__function)trace__cudart_cudaMallocFromPoolAsync_ptsz},
    {"cudaMallocHost", 0, 0, &trace__cudart_cudaMallocHost_call, (trace__function)trace__cudart_cudaMallocHost},
    {"cudaMallocManaged", 0, 0, &trace__cudart_cudaMallocManaged_call, (trace__function)trace__cudart_cudaMallocManaged},
    {"cudaMallocMipmappedArray", 0, 0, &trace__cudart_cudaMallocMipmappedArray_call, (trace__function)trace__cudart_cudaMallocMipmappedArray},
    {"cudaMallocPitch", 0, 0, &trace__cudart_cudaMallocPitch_call, (trace__function)trace__cudart_cudaMallocPitch},
    {"cudaMemAdvise", 0, 0, &trace__cudart_cudaMemAdvise_call, (trace__function)trace__cudart_cudaMemAdvise},
    {"cudaMemAdvise_v2", 0, 0, &trace__cudart_cudaMemAdvise_v2_call, (trace__function)trace__cudart_cudaMemAdvise_v2},
    {"cudaMemDiscardAndPrefetchBatchAsync", 0, 0, &trace__cudart_cudaMemDiscardAndPrefetchBatchAsync_call,
    (trace__function)trace__cudart_cudaMemDiscardAndPrefetchBatchAsync},
    {"cudaMemDiscardAndPrefetchBatchAsync_ptsz", 0, 0, &trace__cudart_cudaMemDiscardAndPrefetchBatchAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemDiscardAndPrefetchBatchAsync_ptsz},
    {"cudaMemDiscardBatchAsync", 0, 0, &trace__cudart_cudaMemDiscardBatchAsync_call, (trace__function)trace__cudart_cudaMemDiscardBatchAsync},
    {"cudaMemDiscardBatchAsync_ptsz", 0, 0, &trace__cudart_cudaMemDiscardBatchAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemDiscardBatchAsync_ptsz},
    {"cudaMemGetDefaultMemPool", 0, 0, &trace__cudart_cudaMemGetDefaultMemPool_call, (trace__function)trace__cudart_cudaMemGetDefaultMemPool},
    {"cudaMemGetInfo", 0, 0, &trace__cudart_cudaMemGetInfo_call, (trace__function)trace__cudart_cudaMemGetInfo},
    {"cudaMemGetMemPool", 0, 0, &trace__cudart_cudaMemGetMemPool_call, (trace__function)trace__cudart_cudaMemGetMemPool},
    {"cudaMemPoolCreate", 0, 0, &trace__cudart_cudaMemPoolCreate_call, (trace__function)trace__cudart_cudaMemPoolCreate},
    {"cudaMemPoolDestroy", 0, 0, &trace__cudart_cudaMemPoolDestroy_call, (trace__function)trace__cudart_cudaMemPoolDestroy},
    {"cudaMemPoolExportPointer", 0, 0, &trace__cudart_cudaMemPoolExportPointer_call, (trace__function)trace__cudart_cudaMemPoolExportPointer},
    {"cudaMemPoolExportToShareableHandle", 0, 0, &trace__cudart_cudaMemPoolExportToShareableHandle_call,
    (trace__function)trace__cudart_cudaMemPoolExportToShareableHandle},
    {"cudaMemPoolGetAccess", 0, 0, &trace__cudart_cudaMemPoolGetAccess_call, (trace__function)trace__cudart_cudaMemPoolGetAccess},
    {"cudaMemPoolGetAttribute", 0, 0, &trace__cudart_cudaMemPoolGetAttribute_call, (trace__function)trace__cudart_cudaMemPoolGetAttribute},
    {"cudaMemPoolImportFromShareableHandle", 0, 0, &trace__cudart_cudaMemPoolImportFromShareableHandle_call,
    (trace__function)trace__cudart_cudaMemPoolImportFromShareableHandle},
    {"cudaMemPoolImportPointer", 0, 0, &trace__cudart_cudaMemPoolImportPointer_call, (trace__function)trace__cudart_cudaMemPoolImportPointer},
    {"cudaMemPoolSetAccess", 0, 0, &trace__cudart_cudaMemPoolSetAccess_call, (trace__function)trace__cudart_cudaMemPoolSetAccess},
    {"cudaMemPoolSetAttribute", 0, 0, &trace__cudart_cudaMemPoolSetAttribute_call, (trace__function)trace__cudart_cudaMemPoolSetAttribute},
    {"cudaMemPoolTrimTo", 0, 0, &trace__cudart_cudaMemPoolTrimTo_call, (trace__function)trace__cudart_cudaMemPoolTrimTo},
    {"cudaMemPrefetchAsync", 0, 0, &trace__cudart_cudaMemPrefetchAsync_call, (trace__function)trace__cudart_cudaMemPrefetchAsync},
    {"cudaMemPrefetchAsync_ptsz", 0, 0, &trace__cudart_cudaMemPrefetchAsync_ptsz_call, (trace__function)trace__cudart_cudaMemPrefetchAsync_ptsz},
    {"cudaMemPrefetchAsync_v2", 0, 0, &trace__cudart_cudaMemPrefetchAsync_v2_call, (trace__function)trace__cudart_cudaMemPrefetchAsync_v2},
    {"cudaMemPrefetchAsync_v2_ptsz", 0, 0, &trace__cudart_cudaMemPrefetchAsync_v2_ptsz_call, (trace__function)trace__cudart_cudaMemPrefetchAsync_v2_ptsz},
    {"cudaMemPrefetchBatchAsync", 0, 0, &trace__cudart_cudaMemPrefetchBatchAsync_call, (trace__function)trace__cudart_cudaMemPrefetchBatchAsync},
    {"cudaMemPrefetchBatchAsync_ptsz", 0, 0, &trace__cudart_cudaMemPrefetchBatchAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemPrefetchBatchAsync_ptsz},
    {"cudaMemRangeGetAttribute", 0, 0, &trace__cudart_cudaMemRangeGetAttribute_call, (trace__function)trace__cudart_cudaMemRangeGetAttribute},
    {"cudaMemRangeGetAttributes", 0, 0, &trace__cudart_cudaMemRangeGetAttributes_call, (trace__function)trace__cudart_cudaMemRangeGetAttributes},
    {"cudaMemSetMemPool", 0, 0, &trace__cudart_cudaMemSetMemPool_call, (trace__function)trace__cudart_cudaMemSetMemPool},
    {"cudaMemcpy", 0, 0, &trace__cudart_cudaMemcpy_call, (trace__function)trace__cudart_cudaMemcpy},
    {"cudaMemcpy2D", 0, 0, &trace__cudart_cudaMemcpy2D_call, (trace__function)trace__cudart_cudaMemcpy2D},
    {"cudaMemcpy2DArrayToArray", 0, 0, &trace__cudart_cudaMemcpy2DArrayToArray_call, (trace__function)trace__cudart_cudaMemcpy2DArrayToArray},
    {"cudaMemcpy2DArrayToArray_ptds", 0, 0, &trace__cudart_cudaMemcpy2DArrayToArray_ptds_call,
    (trace__function)trace__cudart_cudaMemcpy2DArrayToArray_ptds},
    {"cudaMemcpy2DAsync", 0, 0, &trace__cudart_cudaMemcpy2DAsync_call, (trace__function)trace__cudart_cudaMemcpy2DAsync},
    {"cudaMemcpy2DAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpy2DAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpy2DAsync_ptsz},
    {"cudaMemcpy2DFromArray", 0, 0, &trace__cudart_cudaMemcpy2DFromArray_call, (trace__function)trace__cudart_cudaMemcpy2DFromArray},
    {"cudaMemcpy2DFromArrayAsync", 0, 0, &trace__cudart_cudaMemcpy2DFromArrayAsync_call, (trace__function)trace__cudart_cudaMemcpy2DFromArrayAsync},
    {"cudaMemcpy2DFromArrayAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpy2DFromArrayAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemcpy2DFromArrayAsync_ptsz},
    {"cudaMemcpy2DFromArray_ptds", 0, 0, &trace__cudart_cudaMemcpy2DFromArray_ptds_call, (trace__function)trace__cudart_cudaMemcpy2DFromArray_ptds},
    {"cudaMemcpy2DToArray", 0, 0, &trace__cudart_cudaMemcpy2DToArray_call, (trace__function)trace__cudart_cudaMemcpy2DToArray},
    {"cudaMemcpy2DToArrayAsync", 0, 0, &trace__cudart_cudaMemcpy2DToArrayAsync_call, (trace__function)trace__cudart_cudaMemcpy2DToArrayAsync},
    {"cudaMemcpy2DToArrayAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpy2DToArrayAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemcpy2DToArrayAsync_ptsz},
    {"cudaMemcpy2DToArray_ptds", 0, 0, &trace__cudart_cudaMemcpy2DToArray_ptds_call, (trace__function)trace__cudart_cudaMemcpy2DToArray_ptds},
    {"cudaMemcpy2D_ptds", 0, 0, &trace__cudart_cudaMemcpy2D_ptds_call, (trace__function)trace__cudart_cudaMemcpy2D_ptds},
    {"cudaMemcpy3D", 0, 0, &trace__cudart_cudaMemcpy3D_call, (trace__function)trace__cudart_cudaMemcpy3D},
    {"cudaMemcpy3DAsync", 0, 0, &trace__cudart_cudaMemcpy3DAsync_call, (trace__function)trace__cudart_cudaMemcpy3DAsync},
    {"cudaMemcpy3DAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpy3DAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpy3DAsync_ptsz},
    {"cudaMemcpy3DBatchAsync", 0, 0, &trace__cudart_cudaMemcpy3DBatchAsync_call, (trace__function)trace__cudart_cudaMemcpy3DBatchAsync},
    {"cudaMemcpy3DBatchAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpy3DBatchAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpy3DBatchAsync_ptsz},
    {"cudaMemcpy3DPeer", 0, 0, &trace__cudart_cudaMemcpy3DPeer_call, (trace__function)trace__cudart_cudaMemcpy3DPeer},
    {"cudaMemcpy3DPeerAsync", 0, 0, &trace__cudart_cudaMemcpy3DPeerAsync_call, (trace__function)trace__cudart_cudaMemcpy3DPeerAsync},
    {"cudaMemcpy3DPeerAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpy3DPeerAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpy3DPeerAsync_ptsz},
    {"cudaMemcpy3DPeer_ptds", 0, 0, &trace__cudart_cudaMemcpy3DPeer_ptds_call, (trace__function)trace__cudart_cudaMemcpy3DPeer_ptds},
    {"cudaMemcpy3D_ptds", 0, 0, &trace__cudart_cudaMemcpy3D_ptds_call, (trace__function)trace__cudart_cudaMemcpy3D_ptds},
    {"cudaMemcpyArrayToArray", 0, 0, &trace__cudart_cudaMemcpyArrayToArray_call, (trace__function)trace__cudart_cudaMemcpyArrayToArray},
    {"cudaMemcpyArrayToArray_ptds", 0, 0, &trace__cudart_cudaMemcpyArrayToArray_ptds_call, (trace__function)trace__cudart_cudaMemcpyArrayToArray_ptds},
    {"cudaMemcpyAsync", 0, 0, &trace__cudart_cudaMemcpyAsync_call, (trace__function)trace__cudart_cudaMemcpyAsync},
    {"cudaMemcpyAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpyAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpyAsync_ptsz},
    {"cudaMemcpyBatchAsync", 0, 0, &trace__cudart_cudaMemcpyBatchAsync_call, (trace__function)trace__cudart_cudaMemcpyBatchAsync},
    {"cudaMemcpyBatchAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpyBatchAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpyBatchAsync_ptsz},
    {"cudaMemcpyFromArray", 0, 0, &trace__cudart_cudaMemcpyFromArray_call, (trace__function)trace__cudart_cudaMemcpyFromArray},
    {"cudaMemcpyFromArrayAsync", 0, 0, &trace__cudart_cudaMemcpyFromArrayAsync_call, (trace__function)trace__cudart_cudaMemcpyFromArrayAsync},
    {"cudaMemcpyFromArrayAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpyFromArrayAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemcpyFromArrayAsync_ptsz},
    {"cudaMemcpyFromArray_ptds", 0, 0, &trace__cudart_cudaMemcpyFromArray_ptds_call, (trace__function)trace__cudart_cudaMemcpyFromArray_ptds},
    {"cudaMemcpyFromSymbol", 0, 0, &trace__cudart_cudaMemcpyFromSymbol_call, (trace__function)trace__cudart_cudaMemcpyFromSymbol},
    {"cudaMemcpyFromSymbolAsync", 0, 0, &trace__cudart_cudaMemcpyFromSymbolAsync_call, (trace__function)trace__cudart_cudaMemcpyFromSymbolAsync},
    {"cudaMemcpyFromSymbolAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpyFromSymbolAsync_ptsz_call,
    (trace__function)trace__cudart_cudaMemcpyFromSymbolAsync_ptsz},
    {"cudaMemcpyFromSymbol_ptds", 0, 0, &trace__cudart_cudaMemcpyFromSymbol_ptds_call, (trace__function)trace__cudart_cudaMemcpyFromSymbol_ptds},
    {"cudaMemcpyPeer", 0, 0, &trace__cudart_cudaMemcpyPeer_call, (trace__function)trace__cudart_cudaMemcpyPeer},
    {"cudaMemcpyPeerAsync", 0, 0, &trace__cudart_cudaMemcpyPeerAsync_call, (trace__function)trace__cudart_cudaMemcpyPeerAsync},
    {"cudaMemcpyToArray", 0, 0, &trace__cudart_cudaMemcpyToArray_call, (trace__function)trace__cudart_cudaMemcpyToArray},
    {"cudaMemcpyToArrayAsync", 0, 0, &trace__cudart_cudaMemcpyToArrayAsync_call, (trace__function)trace__cudart_cudaMemcpyToArrayAsync},
    {"cudaMemcpyToArrayAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpyToArrayAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpyToArrayAsync_ptsz},
    {"cudaMemcpyToArray_ptds", 0, 0, &trace__cudart_cudaMemcpyToArray_ptds_call, (trace__function)trace__cudart_cudaMemcpyToArray_ptds},
    {"cudaMemcpyToSymbol", 0, 0, &trace__cudart_cudaMemcpyToSymbol_call, (trace__function)trace__cudart_cudaMemcpyToSymbol},
    {"cudaMemcpyToSymbolAsync", 0, 0, &trace__cudart_cudaMemcpyToSymbolAsync_call, (trace__function)trace__cudart_cudaMemcpyToSymbolAsync},
    {"cudaMemcpyToSymbolAsync_ptsz", 0, 0, &trace__cudart_cudaMemcpyToSymbolAsync_ptsz_call, (trace__function)trace__cudart_cudaMemcpyToSymbolAsync_ptsz},
    {"cudaMemcpyToSymbol_ptds", 0, 0, &trace__cudart_cudaMemcpyToSymbol_ptds_call, (trace__function)trace__cudart_cudaMemcpyToSymbol_ptds},
    {"cudaMemcpy_ptds", 0, 0, &trace__cudart_cudaMemcpy_ptds_call, (trace__function)trace__cudart_cudaMemcpy_ptds},
    {"cudaMemset", 0, 0, &trace__cudart_cudaMemset_call, (trace__function)trace__cudart_cudaMemset},
    {"cudaMemset2D", 0, 0, &trace__cudart_cudaMemset2D_call, (trace__function)trace__cudart_cudaMemset2D},
    {"cudaMemset2DAsync", 0, 0, &trace__cudart_cudaMemset2DAsync_call, (trace__function)trace__cudart_cudaMemset2DAsync},
    {"cudaMemset2DAsync_ptsz", 0, 0, &trace__cudart_cudaMemset2DAsync_ptsz_call, (trace__function)trace__cudart_cudaMemset2DAsync_ptsz},
    {"cudaMemset2D_ptds", 0, 0, &trace__cudart_cudaMemset2D_ptds_call, (trace__function)trace__cudart_cudaMemset2D_ptds},
    {"cudaMemset3D", 0, 0, &trace__cudart_cudaMemset3D_call, (trace__function)trace__cudart_cudaMemset3D},
    {"cudaMemset3DAsync", 0, 0, &trace__cudart_cudaMemset3DAsync_call, (trace__function)trace__cudart_cudaMemset3DAsync},
    {"cudaMemset3DAsync_ptsz", 0, 0, &trace__cudart_cudaMemset3DAsync_ptsz_call, (trace__function)trace__cudart_cudaMemset3DAsync_ptsz},
    {"cudaMemset3D_ptds", 0, 0, &trace__cudart_cudaMemset3D_ptds_call, (trace__function)trace__cudart_cudaMemset3D_ptds},
    {"cudaMemsetAsync", 0, 0, &trace__cudart_cudaMemsetAsync_call, (trace__function)trace__cudart_cudaMemsetAsync},
    {"cudaMemsetAsync_ptsz", 0, 0, &trace__cudart_cudaMemsetAsync_ptsz_call, (trace__function)trace__cudart_cudaMemsetAsync_ptsz},
    {"cudaMemset_ptds", 0, 0, &trace__cudart_cudaMemset_ptds_call, (trace__function)trace__cudart_cudaMemset_ptds},
    {"cudaMipmappedArrayGetMemoryRequirements", 0, 0, &trace__cudart_cudaMipmappedArrayGetMemoryRequirements_call,
    (trace__function)trace__cudart_cudaMipmappedArrayGetMemoryRequirements},
    {"cudaMipmappedArrayGetSparseProperties", 0, 0, &trace__cudart_cudaMipmappedArrayGetSparseProperties_call,
    (trace__function)trace__cudart_cudaMipmappedArrayGetSparseProperties},
    {"cudaOccupancyAvailableDynamicSMemPerBlock", 0, 0, &trace__cudart_cudaOccupancyAvailableDynamicSMemPerBlock_call,
    (trace__function)trace__cudart_cudaOccupancyAvailableDynamicSMemPerBlock},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessor", 0, 0, &trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessor_call,
    (trace__function)trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessor},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, 0, &trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_call,
    (trace__function)trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
    {"cudaOccupancyMaxActiveClusters", 0, 0, &trace__cudart_cudaOccupancyMaxActiveClusters_call,
    (trace__function)trace__cudart_cudaOccupancyMaxActiveClusters},
    {"cudaOccupancyMaxPotentialClusterSize", 0, 0, &trace__cudart_cudaOccupancyMaxPotentialClusterSize_call,
    (trace__function)trace__cudart_cudaOccupancyMaxPotentialClusterSize},
    {"cudaPeekAtLastError", 0, 0, &trace__cudart_cudaPeekAtLastError_call, (trace__function)trace__cudart_cudaPeekAtLastError},
    {"cudaPointerGetAttributes", 0, 0, &trace__cudart_cudaPointerGetAttributes_call, (trace__function)trace__cudart_cudaPointerGetAttributes},
    {"cudaProfilerStart", 0, 0, &trace__cudart_cudaProfilerStart_call, (trace__function)trace__cudart_cudaProfilerStart},
    {"cudaProfilerStop", 0, 0, &trace__cudart_cudaProfilerStop_call, (trace__function)trace__cudart_cudaProfilerStop},
    {"cudaRuntimeGetVersion", 0, 0, &trace__cudart_cudaRuntimeGetVersion_call, (trace__function)trace__cudart_cudaRuntimeGetVersion},
    {"cudaSetDevice", 0, 0, &trace__cudart_cudaSetDevice_call, (trace__function)trace__cudart_cudaSetDevice},
    {"cudaSetDeviceFlags", 0, 0, &trace__cudart_cudaSetDeviceFlags_call, (trace__function)trace__cudart_cudaSetDeviceFlags},
    {"cudaSetDoubleForDevice", 0, 0, &trace__cudart_cudaSetDoubleForDevice_call, (trace__function)trace__cudart_cudaSetDoubleForDevice},
    {"cudaSetDoubleForHost", 0, 0, &trace__cudart_cudaSetDoubleForHost_call, (trace__function)trace__cudart_cudaSetDoubleForHost},
    {"cudaSetValidDevices", 0, 0, &trace__cudart_cudaSetValidDevices_call, (trace__function)trace__cudart_cudaSetValidDevices},
    {"cudaSignalExternalSemaphoresAsync", 0, 0, &trace__cudart_cudaSignalExternalSemaphoresAsync_call,
    (trace__function)trace__cudart_cudaSignalExternalSemaphoresAsync},
    {"cudaSignalExternalSemaphoresAsync_ptsz", 0, 0, &trace__cudart_cudaSignalExternalSemaphoresAsync_ptsz_call,
    (trace__function)trace__cudart_cudaSignalExternalSemaphoresAsync_ptsz},
    {"cudaSignalExternalSemaphoresAsync_v2", 0, 0, &trace__cudart_cudaSignalExternalSemaphoresAsync_v2_call,
    (trace__function)trace__cudart_cudaSignalExternalSemaphoresAsync_v2},
    {"cudaSignalExternalSemaphoresAsync_v2_ptsz", 0, 0, &trace__cudart_cudaSignalExternalSemaphoresAsync_v2_ptsz_call,
    (trace__function)trace__cudart_cudaSignalExternalSemaphoresAsync_v2_ptsz},
    {"cudaStreamAddCallback", 0, 0, &trace__cudart_cudaStreamAddCallback_call, (trace__function)trace__cudart_cudaStreamAddCallback},
    {"cudaStreamAddCallback_ptsz", 0, 0, &trace__cudart_cudaStreamAddCallback_ptsz_call, (trace__function)trace__cudart_cudaStreamAddCallback_ptsz},
    {"cudaStreamAttachMemAsync", 0, 0, &trace__cudart_cudaStreamAttachMemAsync_call, (trace__function)trace__cudart_cudaStreamAttachMemAsync},
    {"cudaStreamAttachMemAsync_ptsz", 0, 0, &trace__cudart_cudaStreamAttachMemAsync_ptsz_call,
    (trace__function)trace__cudart_cudaStreamAttachMemAsync_ptsz},
    {"cudaStreamBeginCapture", 0, 0, &trace__cudart_cudaStreamBeginCapture_call, (trace__function)trace__cudart_cudaStreamBeginCapture},
    {"cudaStreamBeginCaptureToGraph", 0, 0, &trace__cudart_cudaStreamBeginCaptureToGraph_call,
    (trace__function)trace__cudart_cudaStreamBeginCaptureToGraph},
    {"cudaStreamBeginCaptureToGraph_ptsz", 0, 0, &trace__cudart_cudaStreamBeginCaptureToGraph_ptsz_call,
    (trace__function)trace__cudart_cudaStreamBeginCaptureToGraph_ptsz},
    {"cudaStreamBeginCapture_ptsz", 0, 0, &trace__cudart_cudaStreamBeginCapture_ptsz_call, (trace__function)trace__cudart_cudaStreamBeginCapture_ptsz},
    {"cudaStreamCopyAttributes", 0, 0, &trace__cudart_cudaStreamCopyAttributes_call, (trace__function)trace__cudart_cudaStreamCopyAttributes},
    {"cudaStreamCopyAttributes_ptsz", 0, 0, &trace__cudart_cudaStreamCopyAttributes_ptsz_call,
    (trace__function)trace__cudart_cudaStreamCopyAttributes_ptsz},
    {"cudaStreamCreate", 0, 0, &trace__cudart_cudaStreamCreate_call, (trace__function)trace__cudart_cudaStreamCreate},
    {"cudaStreamCreateWithFlags", 0, 0, &trace__cudart_cudaStreamCreateWithFlags_call, (trace__function)trace__cudart_cudaStreamCreateWithFlags},
    {"cudaStreamCreateWithPriority", 0, 0, &trace__cudart_cudaStreamCreateWithPriority_call, (trace__function)trace__cudart_cudaStreamCreateWithPriority},
    {"cudaStreamDestroy", 0, 0, &trace__cudart_cudaStreamDestroy_call, (trace__function)trace__cudart_cudaStreamDestroy},
    {"cudaStreamEndCapture", 0, 0, &trace__cudart_cudaStreamEndCapture_call, (trace__function)trace__cudart_cudaStreamEndCapture},
    {"cudaStreamEndCapture_ptsz", 0, 0, &trace__cudart_cudaStreamEndCapture_ptsz_call, (trace__function)trace__cudart_cudaStreamEndCapture_ptsz},
    {"cudaStreamGetAttribute", 0, 0, &trace__cudart_cudaStreamGetAttribute_call, (trace__function)trace__cudart_cudaStreamGetAttribute},
    {"cudaStreamGetAttribute_ptsz", 0, 0, &trace__cudart_cudaStreamGetAttribute_ptsz_call, (trace__function)trace__cudart_cudaStreamGetAttribute_ptsz},
    {"cudaStreamGetCaptureInfo", 0, 0, &trace__cudart_cudaStreamGetCaptureInfo_call, (trace__function)trace__cudart_cudaStreamGetCaptureInfo},
    {"cudaStreamGetCaptureInfo_ptsz", 0, 0, &trace__cudart_cudaStreamGetCaptureInfo_ptsz_call,
    (trace__function)trace__cudart_cudaStreamGetCaptureInfo_ptsz},
    {"cudaStreamGetCaptureInfo_v2", 0, 0, &trace__cudart_cudaStreamGetCaptureInfo_v2_call, (trace__function)trace__cudart_cudaStreamGetCaptureInfo_v2},
    {"cudaStreamGetCaptureInfo_v2_ptsz", 0, 0, &trace__cudart_cudaStreamGetCaptureInfo_v2_ptsz_call,
    (trace__function)trace__cudart_cudaStreamGetCaptureInfo_v2_ptsz},
    {"cudaStreamGetCaptureInfo_v3", 0, 0, &trace__cudart_cudaStreamGetCaptureInfo_v3_call, (trace__function)trace__cudart_cudaStreamGetCaptureInfo_v3},
    {"cudaStreamGetCaptureInfo_v3_ptsz", 0, 0, &trace__cudart_cudaStreamGetCaptureInfo_v3_ptsz_call,
    (trace__function)trace__cudart_cudaStreamGetCaptureInfo_v3_ptsz},
    {"cudaStreamGetDevice", 0, 0, &trace__cudart_cudaStreamGetDevice_call, (trace__function)trace__cudart_cudaStreamGetDevice},
    {"cudaStreamGetDevice_ptsz", 0, 0, &trace__cudart_cudaStreamGetDevice_ptsz_call, (trace__function)trace__cudart_cudaStreamGetDevice_ptsz},
    {"cudaStreamGetFlags", 0, 0, &trace__cudart_cudaStreamGetFlags_call, (trace__function)trace__cudart_cudaStreamGetFlags},
    {"cudaStreamGetFlags_ptsz", 0, 0, &trace__cudart_cudaStreamGetFlags_ptsz_call, (trace__function)trace__cudart_cudaStreamGetFlags_ptsz},
    {"cudaStreamGetId", 0, 0, &trace__cudart_cudaStreamGetId_call, (trace__function)trace__cudart_cudaStreamGetId},
    {"cudaStreamGetId_ptsz", 0, 0, &trace__cudart_cudaStreamGetId_ptsz_call, (trace__function)trace__cudart_cudaStreamGetId_ptsz},
    {"cudaStreamGetPriority", 0, 0, &trace__cudart_cudaStreamGetPriority_call, (trace__function)trace__cudart_cudaStreamGetPriority},
    {"cudaStreamGetPriority_ptsz", 0, 0, &trace__cudart_cudaStreamGetPriority_ptsz_call, (trace__function)trace__cudart_cudaStreamGetPriority_ptsz},
    {"cudaStreamIsCapturing", 0, 0, &trace__cudart_cudaStreamIsCapturing_call, (trace__function)trace__cudart_cudaStreamIsCapturing},
    {"cudaStreamIsCapturing_ptsz", 0, 0, &trace__cudart_cudaStreamIsCapturing_ptsz_call, (trace__function)trace__cudart_cudaStreamIsCapturing_ptsz},
    {"cudaStreamQuery", 0, 0, &trace__cudart_cudaStreamQuery_call, (trace__function)trace__cudart_cudaStreamQuery},
    {"cudaStreamQuery_ptsz", 0, 0, &trace__cudart_cudaStreamQuery_ptsz_call, (trace__function)trace__cudart_cudaStreamQuery_ptsz},
    {"cudaStreamSetAttribute", 0, 0, &trace__cudart_cudaStreamSetAttribute_call, (trace__function)trace__cudart_cudaStreamSetAttribute},
    {"cudaStreamSetAttribute_ptsz", 0, 0, &trace__cudart_cudaStreamSetAttribute_ptsz_call, (trace__function)trace__cudart_cudaStreamSetAttribute_ptsz},
    {"cudaStreamSynchronize", 0, 0, &trace__cudart_cudaStreamSynchronize_call, (trace__function)trace__cudart_cudaStreamSynchronize},
    {"cudaStreamSynchronize_ptsz", 0, 0, &trace__cudart_cudaStreamSynchronize_ptsz_call, (trace__function)trace__cudart_cudaStreamSynchronize_ptsz},
    {"cudaStreamUpdateCaptureDependencies", 0, 0, &trace__cudart_cudaStreamUpdateCaptureDependencies_call,
    (trace__function)trace__cudart_cudaStreamUpdateCaptureDependencies},
    {"cudaStreamUpdateCaptureDependencies_ptsz", 0, 0, &trace__cudart_cudaStreamUpdateCaptureDependencies_ptsz_call,
    (trace__function)trace__cudart_cudaStreamUpdateCaptureDependencies_ptsz},
    {"cudaStreamUpdateCaptureDependencies_v2", 0, 0, &trace__cudart_cudaStreamUpdateCaptureDependencies_v2_call,
    (trace__function)trace__cudart_cudaStreamUpdateCaptureDependencies_v2},
    {"cudaStreamUpdateCaptureDependencies_v2_ptsz", 0, 0, &trace__cudart_cudaStreamUpdateCaptureDependencies_v2_ptsz_call,
    (trace__function)trace__cudart_cudaStreamUpdateCaptureDependencies_v2_ptsz},
    {"cudaStreamWaitEvent", 0, 0, &trace__cudart_cudaStreamWaitEvent_call, (trace__function)trace__cudart_cudaStreamWaitEvent},
    {"cudaStreamWaitEvent_ptsz", 0, 0, &trace__cudart_cudaStreamWaitEvent_ptsz_call, (trace__function)trace__cudart_cudaStreamWaitEvent_ptsz},
    {"cudaThreadExchangeStreamCaptureMode", 0, 0, &trace__cudart_cudaThreadExchangeStreamCaptureMode_call,
    (trace__function)trace__cudart_cudaThreadExchangeStreamCaptureMode},
    {"cudaThreadExit", 0, 0, &trace__cudart_cudaThreadExit_call, (trace__function)trace__cudart_cudaThreadExit},
    {"cudaThreadGetCacheConfig", 0, 0, &trace__cudart_cudaThreadGetCacheConfig_call, (trace__function)trace__cudart_cudaThreadGetCacheConfig},
    {"cudaThreadGetLimit", 0, 0, &trace__cudart_cudaThreadGetLimit_call, (trace__function)trace__cudart_cudaThreadGetLimit},
    {"cudaThreadSetCacheConfig", 0, 0, &trace__cudart_cudaThreadSetCacheConfig_call, (trace__function)trace__cudart_cudaThreadSetCacheConfig},
    {"cudaThreadSetLimit", 0, 0, &trace__cudart_cudaThreadSetLimit_call, (trace__function)trace__cudart_cudaThreadSetLimit},
    {"cudaThreadSynchronize", 0, 0, &trace__cudart_cudaThreadSynchronize_call, (trace__function)trace__cudart_cudaThreadSynchronize},
    {"cudaUserObjectCreate", 0, 0, &trace__cudart_cudaUserObjectCreate_call, (trace__function)trace__cudart_cudaUserObjectCreate},
    {"cudaUserObjectRelease", 0, 0, &trace__cudart_cudaUserObjectRelease_call, (trace__function)trace__cudart_cudaUserObjectRelease},
    {"cudaUserObjectRetain", 0, 0, &trace__cudart_cudaUserObjectRetain_call, (trace__function)trace__cudart_cudaUserObjectRetain},
    {"cudaWaitExternalSemaphoresAsync", 0, 0, &trace__cudart_cudaWaitExternalSemaphoresAsync_call,
    (trace__function)trace__cudart_cudaWaitExternalSemaphoresAsync},
    {"cudaWaitExternalSemaphoresAsync_ptsz", 0, 0, &trace__cudart_cudaWaitExternalSemaphoresAsync_ptsz_call,
    (trace__function)trace__cudart_cudaWaitExternalSemaphoresAsync_ptsz},
    {"cudaWaitExternalSemaphoresAsync_v2", 0, 0, &trace__cudart_cudaWaitExternalSemaphoresAsync_v2_call,
    (trace__function)trace__cudart_cudaWaitExternalSemaphoresAsync_v2},
    {"cudaWaitExternalSemaphoresAsync_v2_ptsz", 0, 0, &trace__cudart_cudaWaitExternalSemaphoresAsync_v2_ptsz_call,
    (trace__function)trace__cudart_cudaWaitExternalSemaphoresAsync_v2_ptsz},
    {0, 0, 0, 0, 0},
};
#endif
#pragma GCC diagnostic pop
