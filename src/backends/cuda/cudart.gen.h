/* Generated: trace-gen emit --rules cudart.rules --part calls cudart-13.0.model cudart-12.9.model
 * Change the rules, not this file. */
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

static const trace__script trace__cudart_structs[] = {
    {"CUuuid_st", 0, "bytes+0[16]:bytes"},
    {"cudaAccessPolicyWindow", 0, "base_ptr+0:ptr num_bytes+8:u64 hitRatio+16:f32 hitProp+20:i32@cudaAccessProperty missProp+24:i32@cudaAccessProperty"},
    {"cudaArrayMemoryRequirements", 0, "size+0:u64 alignment+8:u64"},
    {"cudaArraySparseProperties", 0, "tileExtent+0:{cudaArraySparseProperties.tileExtent} miptailFirstLevel+12:u32 miptailSize+16:u64 flags+24:u32"},
    {"cudaArraySparseProperties.tileExtent", 0, "width+0:u32 height+4:u32 depth+8:u32"},
    {"cudaChannelFormatDesc", 0, "x+0:i32 y+4:i32 z+8:i32 w+12:i32 f+16:i32@cudaChannelFormatKind"},
    {"cudaDeviceProp", 0, "name+0[256]:chars uuid+256:{CUuuid_st} luid+272[8]:bytes luidDeviceNodeMask+280:u32 totalGlobalMem+288:u64 "
    "sharedMemPerBlock+296:u64 "
        "regsPerBlock+304:i32 warpSize+308:i32 memPitch+312:u64 maxThreadsPerBlock+320:i32 maxThreadsDim+324[3]:i32 maxGridSize+336[3]:i32 "
        "totalConstMem+352:u64 major+360:i32 minor+364:i32 textureAlignment+368:u64 texturePitchAlignment+376:u64 multiProcessorCount+384:i32 "
        "integrated+388:i32 canMapHostMemory+392:i32 maxTexture1D+396:i32 maxTexture1DMipmap+400:i32 maxTexture2D+404[2]:i32 "
        "maxTexture2DMipmap+412[2]:i32 maxTexture2DLinear+420[3]:i32 maxTexture2DGather+432[2]:i32 maxTexture3D+440[3]:i32 maxTexture3DAlt+452[3]:i32 "
        "maxTextureCubemap+464:i32 maxTexture1DLayered+468[2]:i32 maxTexture2DLayered+476[3]:i32 maxTextureCubemapLayered+488[2]:i32 "
        "maxSurface1D+496:i32 maxSurface2D+500[2]:i32 maxSurface3D+508[3]:i32 maxSurface1DLayered+520[2]:i32 maxSurface2DLayered+528[3]:i32 "
        "maxSurfaceCubemap+540:i32 maxSurfaceCubemapLayered+544[2]:i32 surfaceAlignment+552:u64 concurrentKernels+560:i32 ECCEnabled+564:i32 "
        "pciBusID+568:i32 pciDeviceID+572:i32 pciDomainID+576:i32 tccDriver+580:i32 asyncEngineCount+584:i32 unifiedAddressing+588:i32 "
        "memoryBusWidth+592:i32 l2CacheSize+596:i32 persistingL2CacheMaxSize+600:i32 maxThreadsPerMultiProcessor+604:i32 streamPrioritiesSupported+608:i32 "
        "globalL1CacheSupported+612:i32 localL1CacheSupported+616:i32 sharedMemPerMultiprocessor+624:u64 regsPerMultiprocessor+632:i32 "
        "managedMemory+636:i32 isMultiGpuBoard+640:i32 multiGpuBoardGroupID+644:i32 hostNativeAtomicSupported+648:i32 pageableMemoryAccess+652:i32 "
        "concurrentManagedAccess+656:i32 computePreemptionSupported+660:i32 canUseHostPointerForRegisteredMem+664:i32 cooperativeLaunch+668:i32 "
        "sharedMemPerBlockOptin+672:u64 pageableMemoryAccessUsesHostPageTables+680:i32 directManagedMemAccessFromHost+684:i32 "
    "maxBlocksPerMultiProcessor+688:i32 "
        "accessPolicyMaxWindowSize+692:i32 hostRegisterSupported+704:i32 sparseCudaArraySupported+708:i32 hostRegisterReadOnlySupported+712:i32 "
        "timelineSemaphoreInteropSupported+716:i32 memoryPoolsSupported+720:i32 gpuDirectRDMASupported+724:i32 gpuDirectRDMAFlushWritesOptions+728:u32 "
        "gpuDirectRDMAWritesOrdering+732:i32 memoryPoolSupportedHandleTypes+736:u32 deferredMappingCudaArraySupported+740:i32 ipcEventSupported+744:i32 "
        "clusterLaunch+748:i32 unifiedFunctionPointers+752:i32 deviceNumaConfig+756:i32 deviceNumaId+760:i32 mpsEnabled+764:i32 "
        "hostNumaId+768:i32 gpuPciDeviceID+772:u32 gpuPciSubsystemID+776:u32 hostNumaMultinodeIpcSupported+780:i32"},
    {"cudaDeviceProp@cudart-12.9", 0, "name+0[256]:chars uuid+256:{CUuuid_st} luid+272[8]:bytes luidDeviceNodeMask+280:u32 totalGlobalMem+288:u64 "
    "sharedMemPerBlock+296:u64 "
        "regsPerBlock+304:i32 warpSize+308:i32 memPitch+312:u64 maxThreadsPerBlock+320:i32 maxThreadsDim+324[3]:i32 maxGridSize+336[3]:i32 "
        "clockRate+348:i32 totalConstMem+352:u64 major+360:i32 minor+364:i32 textureAlignment+368:u64 texturePitchAlignment+376:u64 "
        "deviceOverlap+384:i32 multiProcessorCount+388:i32 kernelExecTimeoutEnabled+392:i32 integrated+396:i32 canMapHostMemory+400:i32 "
        "computeMode+404:i32 maxTexture1D+408:i32 maxTexture1DMipmap+412:i32 maxTexture1DLinear+416:i32 maxTexture2D+420[2]:i32 "
        "maxTexture2DMipmap+428[2]:i32 maxTexture2DLinear+436[3]:i32 maxTexture2DGather+448[2]:i32 maxTexture3D+456[3]:i32 maxTexture3DAlt+468[3]:i32 "
        "maxTextureCubemap+480:i32 maxTexture1DLayered+484[2]:i32 maxTexture2DLayered+492[3]:i32 maxTextureCubemapLayered+504[2]:i32 "
        "maxSurface1D+512:i32 maxSurface2D+516[2]:i32 maxSurface3D+524[3]:i32 maxSurface1DLayered+536[2]:i32 maxSurface2DLayered+544[3]:i32 "
        "maxSurfaceCubemap+556:i32 maxSurfaceCubemapLayered+560[2]:i32 surfaceAlignment+568:u64 concurrentKernels+576:i32 ECCEnabled+580:i32 "
        "pciBusID+584:i32 pciDeviceID+588:i32 pciDomainID+592:i32 tccDriver+596:i32 asyncEngineCount+600:i32 unifiedAddressing+604:i32 "
        "memoryClockRate+608:i32 memoryBusWidth+612:i32 l2CacheSize+616:i32 persistingL2CacheMaxSize+620:i32 maxThreadsPerMultiProcessor+624:i32 "
        "streamPrioritiesSupported+628:i32 globalL1CacheSupported+632:i32 localL1CacheSupported+636:i32 sharedMemPerMultiprocessor+640:u64 "
        "regsPerMultiprocessor+648:i32 managedMemory+652:i32 isMultiGpuBoard+656:i32 multiGpuBoardGroupID+660:i32 hostNativeAtomicSupported+664:i32 "
        "singleToDoublePrecisionPerfRatio+668:i32 pageableMemoryAccess+672:i32 concurrentManagedAccess+676:i32 computePreemptionSupported+680:i32 "
        "canUseHostPointerForRegisteredMem+684:i32 cooperativeLaunch+688:i32 cooperativeMultiDeviceLaunch+692:i32 sharedMemPerBlockOptin+696:u64 "
        "pageableMemoryAccessUsesHostPageTables+704:i32 directManagedMemAccessFromHost+708:i32 maxBlocksPerMultiProcessor+712:i32 "
        "accessPolicyMaxWindowSize+716:i32 hostRegisterSupported+728:i32 sparseCudaArraySupported+732:i32 hostRegisterReadOnlySupported+736:i32 "
        "timelineSemaphoreInteropSupported+740:i32 memoryPoolsSupported+744:i32 gpuDirectRDMASupported+748:i32 gpuDirectRDMAFlushWritesOptions+752:u32 "
        "gpuDirectRDMAWritesOrdering+756:i32 memoryPoolSupportedHandleTypes+760:u32 deferredMappingCudaArraySupported+764:i32 ipcEventSupported+768:i32 "
        "clusterLaunch+772:i32 unifiedFunctionPointers+776:i32"},
    {"cudaExtent", 0, "width+0:u64 height+8:u64 depth+16:u64"},
    {"cudaExternalMemoryBufferDesc", 0, "offset+0:u64 size+8:u64 flags+16:u32"},
    {"cudaExternalMemoryHandleDesc", 0, "type+0:i32@cudaExternalMemoryHandleType handle+8[16]:bytes size+24:u64 flags+32:u32"},
    {"cudaExternalMemoryMipmappedArrayDesc", 0, "offset+0:u64 formatDesc+8:{cudaChannelFormatDesc} extent+32:{cudaExtent} flags+56:u32 numLevels+60:u32"},
    {"cudaExternalSemaphoreHandleDesc", 0, "type+0:i32@cudaExternalSemaphoreHandleType handle+8[16]:bytes flags+24:u32"},
    {"cudaExternalSemaphoreSignalNodeParams", 0, "extSemArray+0:ptr paramsArray+8:ptr numExtSems+16:u32"},
    {"cudaExternalSemaphoreSignalParams", 0, "params+0:{cudaExternalSemaphoreSignalParams.params} flags+72:u32"},
    {"cudaExternalSemaphoreSignalParams.params", 0, "fence+0:{cudaExternalSemaphoreSignalParams.params.fence} nvSciSync+8[8]:bytes "
    "keyedMutex+16:{cudaExternalSemaphoreSignalParams.params.keyedMutex}"},
    {"cudaExternalSemaphoreSignalParams.params.fence", 0, "value+0:u64"},
    {"cudaExternalSemaphoreSignalParams.params.keyedMutex", 0, "key+0:u64"},
    {"cudaExternalSemaphoreWaitNodeParams", 0, "extSemArray+0:ptr paramsArray+8:ptr numExtSems+16:u32"},
    {"cudaExternalSemaphoreWaitParams", 0, "params+0:{cudaExternalSemaphoreWaitParams.params} flags+72:u32"},
    {"cudaExternalSemaphoreWaitParams.params", 0, "fence+0:{cudaExternalSemaphoreWaitParams.params.fence} nvSciSync+8[8]:bytes "
    "keyedMutex+16:{cudaExternalSemaphoreWaitParams.params.keyedMutex}"},
    {"cudaExternalSemaphoreWaitParams.params.fence", 0, "value+0:u64"},
    {"cudaExternalSemaphoreWaitParams.params.keyedMutex", 0, "key+0:u64 timeoutMs+8:u32"},
    {"cudaFuncAttributes", 0, "sharedSizeBytes+0:u64 constSizeBytes+8:u64 localSizeBytes+16:u64 maxThreadsPerBlock+24:i32 numRegs+28:i32 ptxVersion+32:i32 "
        "binaryVersion+36:i32 cacheModeCA+40:i32 maxDynamicSharedSizeBytes+44:i32 preferredShmemCarveout+48:i32 clusterDimMustBeSet+52:i32 "
        "requiredClusterWidth+56:i32 requiredClusterHeight+60:i32 requiredClusterDepth+64:i32 clusterSchedulingPolicyPreference+68:i32 "
        "nonPortableClusterSizeAllowed+72:i32"},
    {"cudaGraphEdgeData_st", 0, "from_port+0:u8 to_port+1:u8 type+2:u8"},
    {"cudaGraphExecUpdateResultInfo_st", 0, "result+0:i32@cudaGraphExecUpdateResult errorNode+8:handle errorFromNode+16:handle"},
    {"cudaGraphInstantiateParams_st", 0, "flags+0:u64 uploadStream+8:handle errNode_out+16:handle result_out+24:i32@cudaGraphInstantiateResult"},
    {"cudaGraphNodeParams", 0, "type+0:i32@cudaGraphNodeType _2+16[232]:bytes"},
    {"cudaHostNodeParams", 0, "fn+0:ptr userData+8:ptr"},
    {"cudaIpcEventHandle_st", 0, "reserved+0[64]:bytes"},
    {"cudaIpcMemHandle_st", 0, "reserved+0[64]:bytes"},
    {"cudaKernelNodeParams", 0, "func+0:ptr gridDim+8:{dim3} blockDim+20:{dim3} sharedMemBytes+32:u32 kernelParams+40:ptr extra+48:ptr"},
    {"cudaLaunchAttributeValue", 0, "accessPolicyWindow+0:{cudaAccessPolicyWindow} cooperative+0:i32 syncPolicy+0:i32@cudaSynchronizationPolicy "
    "clusterDim+0:{cudaLaunchAttributeValue.clusterDim} "
        "clusterSchedulingPolicyPreference+0:i32@cudaClusterSchedulingPolicy programmaticStreamSerializationAllowed+0:i32 "
    "programmaticEvent+0:{cudaLaunchAttributeValue.programmaticEvent} "
        "priority+0:i32 memSyncDomainMap+0:{cudaLaunchMemSyncDomainMap_st} memSyncDomain+0:i32@cudaLaunchMemSyncDomain "
    "preferredClusterDim+0:{cudaLaunchAttributeValue.preferredClusterDim} "
        "launchCompletionEvent+0:{cudaLaunchAttributeValue.launchCompletionEvent} "
    "deviceUpdatableKernelNode+0:{cudaLaunchAttributeValue.deviceUpdatableKernelNode} "
        "sharedMemCarveout+0:u32 nvlinkUtilCentricScheduling+0:u32"},
    {"cudaLaunchAttributeValue.clusterDim", 0, "x+0:u32 y+4:u32 z+8:u32"},
    {"cudaLaunchAttributeValue.deviceUpdatableKernelNode", 0, "deviceUpdatable+0:i32 devNode+8:handle"},
    {"cudaLaunchAttributeValue.launchCompletionEvent", 0, "event+0:handle flags+8:i32"},
    {"cudaLaunchAttributeValue.preferredClusterDim", 0, "x+0:u32 y+4:u32 z+8:u32"},
    {"cudaLaunchAttributeValue.programmaticEvent", 0, "event+0:handle flags+8:i32 triggerAtBlockStart+12:i32"},
    {"cudaLaunchAttributeValue@cudart-12.9", 0, "accessPolicyWindow+0:{cudaAccessPolicyWindow} cooperative+0:i32 syncPolicy+0:i32@cudaSynchronizationPolicy "
    "clusterDim+0:{cudaLaunchAttributeValue.clusterDim} "
        "clusterSchedulingPolicyPreference+0:i32@cudaClusterSchedulingPolicy programmaticStreamSerializationAllowed+0:i32 "
    "programmaticEvent+0:{cudaLaunchAttributeValue.programmaticEvent} "
        "priority+0:i32 memSyncDomainMap+0:{cudaLaunchMemSyncDomainMap_st} memSyncDomain+0:i32@cudaLaunchMemSyncDomain "
    "preferredClusterDim+0:{cudaLaunchAttributeValue.preferredClusterDim} "
        "launchCompletionEvent+0:{cudaLaunchAttributeValue.launchCompletionEvent} "
    "deviceUpdatableKernelNode+0:{cudaLaunchAttributeValue.deviceUpdatableKernelNode} "
        "sharedMemCarveout+0:u32"},
    {"cudaLaunchAttribute_st", 0, "id+0:i32@cudaLaunchAttributeID pad+4[4]:chars val+8:{cudaLaunchAttributeValue}"},
    {"cudaLaunchAttribute_st@cudart-12.9", 0, "id+0:i32@cudaLaunchAttributeID pad+4[4]:chars val+8:{cudaLaunchAttributeValue@cudart-12.9}"},
    {"cudaLaunchConfig_st", 0, "gridDim+0:{dim3} blockDim+12:{dim3} dynamicSmemBytes+24:u64 stream+32:handle "
    "*attrs+40[numAttrs+48:u32]:{cudaLaunchAttribute_st#72} "
        "numAttrs+48:u32"},
    {"cudaLaunchConfig_st@cudart-12.9", 0, "gridDim+0:{dim3} blockDim+12:{dim3} dynamicSmemBytes+24:u64 stream+32:handle "
    "*attrs+40[numAttrs+48:u32]:{cudaLaunchAttribute_st@cudart-12.9#72} "
        "numAttrs+48:u32"},
    {"cudaLaunchMemSyncDomainMap_st", 0, "default_+0:u8 remote+1:u8"},
    {"cudaLaunchParams", 0, "func+0:ptr gridDim+8:{dim3} blockDim+20:{dim3} args+32:ptr sharedMem+40:u64 stream+48:handle"},
    {"cudaMemAccessDesc", 0, "location+0:{cudaMemLocation} flags+8:i32@cudaMemAccessFlags"},
    {"cudaMemAllocNodeParams", 0, "poolProps+0:{cudaMemPoolProps} accessDescs+88:ptr accessDescCount+96:u64 bytesize+104:u64 dptr+112:ptr"},
    {"cudaMemLocation", 0, "type+0:i32@cudaMemLocationType id+4:i32"},
    {"cudaMemPoolProps", 0, "allocType+0:i32@cudaMemAllocationType handleTypes+4:i32@cudaMemAllocationHandleType location+8:{cudaMemLocation} "
        "win32SecurityAttributes+16:ptr maxSize+24:u64 usage+32:u16"},
    {"cudaMemPoolPtrExportData", 0, ""},
    {"cudaMemcpy3DBatchOp", 0, "src+0:{cudaMemcpy3DOperand} dst+40:{cudaMemcpy3DOperand} extent+80:{cudaExtent} "
    "srcAccessOrder+104:i32@cudaMemcpySrcAccessOrder "
        "flags+108:u32"},
    {"cudaMemcpy3DOperand", 0, "type+0:i32@cudaMemcpy3DOperandType op+8[32]:bytes"},
    {"cudaMemcpy3DParms", 0, "srcArray+0:handle srcPos+8:{cudaPos} srcPtr+32:{cudaPitchedPtr} dstArray+64:handle dstPos+72:{cudaPos} "
    "dstPtr+96:{cudaPitchedPtr} "
        "extent+128:{cudaExtent} kind+152:i32@cudaMemcpyKind"},
    {"cudaMemcpy3DPeerParms", 0, "srcArray+0:handle srcPos+8:{cudaPos} srcPtr+32:{cudaPitchedPtr} srcDevice+64:i32 dstArray+72:handle dstPos+80:{cudaPos} "
        "dstPtr+104:{cudaPitchedPtr} dstDevice+136:i32 extent+144:{cudaExtent}"},
    {"cudaMemcpyAttributes", 0, "srcAccessOrder+0:i32@cudaMemcpySrcAccessOrder srcLocHint+4:{cudaMemLocation} dstLocHint+12:{cudaMemLocation} "
    "flags+20:u32"},
    {"cudaMemsetParams", 0, "dst+0:ptr pitch+8:u64 value+16:u32 elementSize+20:u32 width+24:u64 height+32:u64"},
    {"cudaPitchedPtr", 0, "ptr+0:ptr pitch+8:u64 xsize+16:u64 ysize+24:u64"},
    {"cudaPointerAttributes", 0, "type+0:i32@cudaMemoryType device+4:i32 devicePointer+8:ptr hostPointer+16:ptr"},
    {"cudaPos", 0, "x+0:u64 y+8:u64 z+16:u64"},
    {"cudaResourceDesc", 0, "resType+0:i32@cudaResourceType res+8[128]:bytes flags+136:u32"},
    {"cudaResourceDesc@cudart-12.9", 0, "resType+0:i32@cudaResourceType res+8[56]:bytes"},
    {"cudaResourceViewDesc", 0, "format+0:i32@cudaResourceViewFormat width+8:u64 height+16:u64 depth+24:u64 firstMipmapLevel+32:u32 lastMipmapLevel+36:u32 "
        "firstLayer+40:u32 lastLayer+44:u32"},
    {"cudaTextureDesc", 0, "addressMode+0[3]:i32@cudaTextureAddressMode filterMode+12:i32@cudaTextureFilterMode readMode+16:i32@cudaTextureReadMode "
        "sRGB+20:i32 borderColor+24[4]:f32 normalizedCoords+40:i32 maxAnisotropy+44:u32 mipmapFilterMode+48:i32@cudaTextureFilterMode "
        "mipmapLevelBias+52:f32 minMipmapLevelClamp+56:f32 maxMipmapLevelClamp+60:f32 disableTrilinearOptimization+64:i32 seamlessCubemap+68:i32"},
    {"dim3", 0, "x+0:u32 y+4:u32 z+8:u32"},
    {0, 0, 0},
};

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

TRACE__CALL_INLINE(trace__cudart, 6, 1, int, trace__cudart___cudaLaunchKernel, "__cudaLaunchKernel", (void *kernel, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (kernel, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)kernel,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(kernel) TRACE__GIVEN(12, gridDim) TRACE__GIVEN(12, blockDim) TRACE__GIVEN64(args)
        TRACE__GIVEN64(sharedMem) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "kernel:handle gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart___cudaLaunchKernel_ptsz, "__cudaLaunchKernel_ptsz", (void *kernel, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (kernel, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)kernel,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "kernel:handle gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL_STRAIGHT(trace__cudart, 4, 3, int, trace__cudart___cudaPopCallConfiguration, "__cudaPopCallConfiguration", (void *gridDim, void *blockDim,
    void *sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), ((uintptr_t)gridDim, (uintptr_t)blockDim, (uintptr_t)sharedMem,
    (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(stream)), (TRACE__GIVEN64(gridDim) TRACE__AT(12, gridDim) TRACE__GIVEN64(blockDim) TRACE__AT(12, blockDim)
        TRACE__AT64(sharedMem) TRACE__GIVEN32(trace__r)),
    "gridDim blockDim sharedMem stream:ptr\0" "gridDim:{dim3} blockDim:{dim3} *sharedMem:u64 return:status@cudaError_t")

TRACE__CALL_STRAIGHT(trace__cudart, 4, 3, uint32_t, trace__cudart___cudaPushCallConfiguration, "__cudaPushCallConfiguration", (trace__bytes12 gridDim,
    trace__bytes12 blockDim, uint64_t sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim),
    (uint64_t)sharedMem, (uintptr_t)stream),
    44, true, (TRACE__GIVEN(12, gridDim) TRACE__GIVEN(12, blockDim) TRACE__GIVEN64(sharedMem)
        TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "gridDim:copy{dim3} blockDim:copy{dim3} sharedMem:u64 stream:handle\0" "return:u32")

TRACE__CALL(trace__cudart, 5, 2, trace__bytes20, trace__cudart_cudaCreateChannelDesc, "cudaCreateChannelDesc", (int32_t x, int32_t y, int32_t z, int32_t w,
    int f), (x, y, z, w, f), ((uint64_t)x, (uint64_t)y, (uint64_t)z, (uint64_t)w, (uint64_t)f),
    "x:i32 y:i32 z:i32 w:i32 f:i32@cudaChannelFormatKind\0" "return:copy{cudaChannelFormatDesc}")

TRACE__CALL_SHARED(trace__cudart, 1, 3, int, trace__cudart_cudaGetDevice, "cudaGetDevice", (void *device), (device), ((uintptr_t)device),
    8, !trace__r, (), (TRACE__AT32(device) TRACE__GIVEN32(trace__r)),
    "device\0" "*device:i32 return:status@cudaError_t")

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

TRACE__CALL_STRAIGHT(trace__cudart, 0, 3, int, trace__cudart_cudaGetLastError, "cudaGetLastError", (void), (), (0),
    4, !trace__r, (), (TRACE__GIVEN32(trace__r)),
    "\0" "return:status@cudaError_t")

TRACE__CALL_ROOM(trace__cudart, 5, 3, int, trace__cudart_cudaGraphGetEdges, "cudaGraphGetEdges", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4), (a0, a1, a2, a3, a4), (a0, a1, a2, a3, a4), 2,
    (trace__v[6] = trace__load(1 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a4 : NULL, 8),
    trace__v[7] = trace__load(2 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a3 : NULL, 8)),
    "models=1\0" "graph:handle from to edgeData *numEdges:u64 ; numEdges_max\0" "from[*numEdges:u64<numEdges_max]:handle "
    "to[*numEdges:u64<numEdges_max]:handle edgeData[*numEdges:u64<numEdges_max]:{cudaGraphEdgeData_st#8} *numEdges:u64 "
    "return:status@cudaError_t\0" "models=2\0" "graph:handle from to *numEdges:u64 _ ; _ numEdges_max\0" "from[*numEdges:u64<numEdges_max]:handle "
    "to[*numEdges:u64<numEdges_max]:handle *numEdges:u64 return:status@cudaError_t\0")

TRACE__CALL_ROOM(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependencies, "cudaGraphNodeGetDependencies", (uint64_t a0, uint64_t a1,
    uint64_t a2, uint64_t a3), (a0, a1, a2, a3), (a0, a1, a2, a3), 2,
    (trace__v[5] = trace__load(1 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a3 : NULL, 8),
    trace__v[6] = trace__load(2 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a2 : NULL, 8)),
    "models=1\0" "node:handle pDependencies edgeData *pNumDependencies:u64 ; "
    "pNumDependencies_max\0" "pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle "
    "edgeData[*pNumDependencies:u64<pNumDependencies_max]:{cudaGraphEdgeData_st#8} *pNumDependencies:u64 "
    "return:status@cudaError_t\0" "models=2\0" "node:handle pDependencies *pNumDependencies:u64 _ ; _ "
    "pNumDependencies_max\0" "pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle *pNumDependencies:u64 return:status@cudaError_t\0")

TRACE__CALL_ROOM(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependentNodes, "cudaGraphNodeGetDependentNodes", (uint64_t a0, uint64_t a1,
    uint64_t a2, uint64_t a3), (a0, a1, a2, a3), (a0, a1, a2, a3), 2,
    (trace__v[5] = trace__load(1 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a3 : NULL, 8),
    trace__v[6] = trace__load(2 >> trace__cudart_version() & 1 ? (const void *)(uintptr_t)a2 : NULL, 8)),
    "models=1\0" "node:handle pDependentNodes edgeData *pNumDependentNodes:u64 ; "
    "pNumDependentNodes_max\0" "pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle "
    "edgeData[*pNumDependentNodes:u64<pNumDependentNodes_max]:{cudaGraphEdgeData_st#8} *pNumDependentNodes:u64 "
    "return:status@cudaError_t\0" "models=2\0" "node:handle pDependentNodes *pNumDependentNodes:u64 _ ; _ "
    "pNumDependentNodes_max\0" "pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle *pNumDependentNodes:u64 return:status@cudaError_t\0")

TRACE__CALL(trace__cudart, 2, 2, int, trace__cudart_cudaIpcOpenEventHandle, "cudaIpcOpenEventHandle", (void *event, trace__bytes64 handle), (event,
    handle), ((uintptr_t)event, TRACE__V(handle)),
    "event handle:copy{cudaIpcEventHandle_st}\0" "*event:handle return:status@cudaError_t")

TRACE__CALL(trace__cudart, 3, 2, int, trace__cudart_cudaIpcOpenMemHandle, "cudaIpcOpenMemHandle", (void *devPtr, trace__bytes64 handle, uint32_t flags),
    (devPtr, handle, flags), ((uintptr_t)devPtr, TRACE__V(handle), (uint64_t)flags),
    "devPtr handle:copy{cudaIpcMemHandle_st} flags:u32\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchCooperativeKernel, "cudaLaunchCooperativeKernel", (const void *func, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)func,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchCooperativeKernel_ptsz, "cudaLaunchCooperativeKernel_ptsz", (const void *func,
    trace__bytes12 gridDim, trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream),
    ((uintptr_t)func, TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL_INLINE(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchKernel, "cudaLaunchKernel", (const void *func, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)func,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(func) TRACE__GIVEN(12, gridDim) TRACE__GIVEN(12, blockDim) TRACE__GIVEN64(args)
        TRACE__GIVEN64(sharedMem) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 6, 1, int, trace__cudart_cudaLaunchKernel_ptsz, "cudaLaunchKernel_ptsz", (const void *func, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *args, uint64_t sharedMem, void *stream), (func, gridDim, blockDim, args, sharedMem, stream), ((uintptr_t)func,
    TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)args, (uint64_t)sharedMem, (uintptr_t)stream),
    "func:ptr gridDim:copy{dim3} blockDim:copy{dim3} args:ptr sharedMem:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 2, 1, int, trace__cudart_cudaMalloc3D, "cudaMalloc3D", (void *pitchedDevPtr, trace__bytes24 extent), (pitchedDevPtr, extent),
    ((uintptr_t)pitchedDevPtr, TRACE__V(extent)),
    "pitchedDevPtr extent:copy{cudaExtent}\0" "pitchedDevPtr:{cudaPitchedPtr} return:status@cudaError_t")

TRACE__CALL(trace__cudart, 4, 1, int, trace__cudart_cudaMalloc3DArray, "cudaMalloc3DArray", (void *array, const void *desc, trace__bytes24 extent,
    uint32_t flags), (array, desc, extent, flags), ((uintptr_t)array, (uintptr_t)desc, TRACE__V(extent), (uint64_t)flags),
    "array desc:{cudaChannelFormatDesc} extent:copy{cudaExtent} flags:u32\0" "*array:handle return:status@cudaError_t")

TRACE__CALL(trace__cudart, 5, 1, int, trace__cudart_cudaMallocMipmappedArray, "cudaMallocMipmappedArray", (void *mipmappedArray, const void *desc,
    trace__bytes24 extent, uint32_t numLevels, uint32_t flags), (mipmappedArray, desc, extent, numLevels, flags), ((uintptr_t)mipmappedArray,
    (uintptr_t)desc, TRACE__V(extent), (uint64_t)numLevels, (uint64_t)flags),
    "mipmappedArray desc:{cudaChannelFormatDesc} extent:copy{cudaExtent} numLevels:u32 flags:u32\0" "*mipmappedArray:handle return:status@cudaError_t")

TRACE__CALL(trace__cudart, 4, 2, int, trace__cudart_cudaMemAdvise_v2, "cudaMemAdvise_v2", (const void *devPtr, uint64_t count, int advice,
    trace__bytes8 location), (devPtr, count, advice, location), ((uintptr_t)devPtr, (uint64_t)count, (uint64_t)advice, TRACE__V(location)),
    "devPtr:ptr count:u64 advice:i32@cudaMemoryAdvise location:value{cudaMemLocation}\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync_v2, "cudaMemPrefetchAsync_v2", (const void *devPtr, uint64_t count,
    trace__bytes8 location, uint32_t flags, void *stream), (devPtr, count, location, flags, stream), ((uintptr_t)devPtr, (uint64_t)count,
    TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync_v2_ptsz, "cudaMemPrefetchAsync_v2_ptsz", (const void *devPtr, uint64_t count,
    trace__bytes8 location, uint32_t flags, void *stream), (devPtr, count, location, flags, stream), ((uintptr_t)devPtr, (uint64_t)count,
    TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle\0" "return:status@cudaError_t")

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

TRACE__CALL_HOOKED(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DAsync, "cudaMemcpy2DAsync", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__v[9] = (uint64_t)(width * height);
        trace__v[10] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__CALL_HOOKED(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DAsync_ptsz, "cudaMemcpy2DAsync_ptsz", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__v[9] = (uint64_t)(width * height);
        trace__v[10] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

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

TRACE__CALL_HOOKED(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyAsync, "cudaMemcpyAsync", (void *dst, const void *src, uint64_t count, int kind,
    void *stream), (dst, src, count, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__v[6] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__CALL_HOOKED(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyAsync_ptsz, "cudaMemcpyAsync_ptsz", (void *dst, const void *src, uint64_t count,
    int kind, void *stream), (dst, src, count, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__v[6] = (uint64_t)(trace__cudart_direction((int)kind));), (), (), (),
    "dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

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

TRACE__CALL(trace__cudart, 3, 1, int, trace__cudart_cudaMemset3D, "cudaMemset3D", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent),
    (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)),
    "pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent}\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 4, 1, int, trace__cudart_cudaMemset3DAsync, "cudaMemset3DAsync", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream),
    "pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent} stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 4, 1, int, trace__cudart_cudaMemset3DAsync_ptsz, "cudaMemset3DAsync_ptsz", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream),
    "pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent} stream:handle\0" "return:status@cudaError_t")

TRACE__CALL(trace__cudart, 3, 1, int, trace__cudart_cudaMemset3D_ptds, "cudaMemset3D_ptds", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent), (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)),
    "pitchedDevPtr:copy{cudaPitchedPtr} value:i32 extent:copy{cudaExtent}\0" "return:status@cudaError_t")

TRACE__CALL_STRAIGHT(trace__cudart, 0, 3, int, trace__cudart_cudaPeekAtLastError, "cudaPeekAtLastError", (void), (), (0),
    4, !trace__r, (), (TRACE__GIVEN32(trace__r)),
    "\0" "return:status@cudaError_t")

TRACE__FORWARDING_BEGIN

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart___cudaGetKernel, "__cudaGetKernel", (void *kernel, const void *entry), ((uintptr_t)kernel,
    (uintptr_t)entry,),
    "kernel entry:ptr\0" "*kernel:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int8_t, trace__cudart___cudaInitModule, "__cudaInitModule", (void *fatCubinHandle), ((uintptr_t)fatCubinHandle,),
    "fatCubinHandle:ptr\0" "return:char")

TRACE__FORWARD(trace__cudart, 1, 2, void *, trace__cudart___cudaRegisterFatBinary, "__cudaRegisterFatBinary", (void *fatCubin), ((uintptr_t)fatCubin,),
    "fatCubin:ptr\0" "return:ptr")

TRACE__FORWARD_VOID(trace__cudart, 1, 2, void, trace__cudart___cudaRegisterFatBinaryEnd, "__cudaRegisterFatBinaryEnd", (void *fatCubinHandle),
    ((uintptr_t)fatCubinHandle,),
    "fatCubinHandle:ptr\0" "")

TRACE__FORWARD_VOID(trace__cudart, 10, 3, void, trace__cudart___cudaRegisterFunction, "__cudaRegisterFunction", (void *fatCubinHandle, const void *hostFun,
    void *deviceFun, const void *deviceName, int32_t thread_limit, void *tid, void *bid, void *bDim, void *gDim, void *wSize), ((uintptr_t)fatCubinHandle,
    (uintptr_t)hostFun, (uintptr_t)deviceFun, (uintptr_t)deviceName, (uint64_t)thread_limit, (uintptr_t)tid, (uintptr_t)bid, (uintptr_t)bDim,
    (uintptr_t)gDim, (uintptr_t)wSize,),
    "fatCubinHandle:ptr hostFun:ptr deviceFun:ptr deviceName:string thread_limit:i32 tid:ptr bid:ptr bDim:ptr gDim:ptr wSize:ptr\0" "")

TRACE__FORWARD_VOID(trace__cudart, 8, 3, void, trace__cudart___cudaRegisterManagedVar, "__cudaRegisterManagedVar", (void *fatCubinHandle,
    void *hostVarPtrAddress, void *deviceAddress, const void *deviceName, int32_t ext, uint64_t size, int32_t constant, int32_t global),
    ((uintptr_t)fatCubinHandle, (uintptr_t)hostVarPtrAddress, (uintptr_t)deviceAddress, (uintptr_t)deviceName, (uint64_t)ext, (uint64_t)size,
    (uint64_t)constant, (uint64_t)global,),
    "fatCubinHandle:ptr hostVarPtrAddress:ptr deviceAddress:ptr deviceName:string ext:i32 size:u64 constant:i32 global:i32\0" "")

TRACE__FORWARD_VOID(trace__cudart, 8, 3, void, trace__cudart___cudaRegisterVar, "__cudaRegisterVar", (void *fatCubinHandle, void *hostVar,
    void *deviceAddress, const void *deviceName, int32_t ext, uint64_t size, int32_t constant, int32_t global), ((uintptr_t)fatCubinHandle,
    (uintptr_t)hostVar, (uintptr_t)deviceAddress, (uintptr_t)deviceName, (uint64_t)ext, (uint64_t)size, (uint64_t)constant, (uint64_t)global,),
    "fatCubinHandle:ptr hostVar:ptr deviceAddress:ptr deviceName:string ext:i32 size:u64 constant:i32 global:i32\0" "")

TRACE__FORWARD_VOID(trace__cudart, 1, 2, void, trace__cudart___cudaUnregisterFatBinary, "__cudaUnregisterFatBinary", (void *fatCubinHandle),
    ((uintptr_t)fatCubinHandle,),
    "fatCubinHandle:ptr\0" "")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaArrayGetInfo, "cudaArrayGetInfo", (void *desc, void *extent, void *flags, void *array),
    ((uintptr_t)desc, (uintptr_t)extent, (uintptr_t)flags, (uintptr_t)array,),
    "desc extent flags array:handle\0" "desc:{cudaChannelFormatDesc} extent:{cudaExtent} *flags:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaArrayGetMemoryRequirements, "cudaArrayGetMemoryRequirements", (void *memoryRequirements,
    void *array, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)array, (uint64_t)device,),
    "memoryRequirements array:handle device:i32\0" "memoryRequirements:{cudaArrayMemoryRequirements} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaArrayGetPlane, "cudaArrayGetPlane", (void *pPlaneArray, void *hArray, uint32_t planeIdx),
    ((uintptr_t)pPlaneArray, (uintptr_t)hArray, (uint64_t)planeIdx,),
    "pPlaneArray hArray:handle planeIdx:u32\0" "*pPlaneArray:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaArrayGetSparseProperties, "cudaArrayGetSparseProperties", (void *sparseProperties, void *array),
    ((uintptr_t)sparseProperties, (uintptr_t)array,),
    "sparseProperties array:handle\0" "sparseProperties:{cudaArraySparseProperties} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaChooseDevice, "cudaChooseDevice", (void *device, const void *prop), ((uintptr_t)device,
    (uintptr_t)prop,),
    "models=1\0" "device prop:{cudaDeviceProp}\0" "*device:i32 return:status@cudaError_t\0" "models=2\0" "device "
    "prop:{cudaDeviceProp@cudart-12.9}\0" "*device:i32 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaCreateSurfaceObject, "cudaCreateSurfaceObject", (void *pSurfObject, const void *pResDesc),
    ((uintptr_t)pSurfObject, (uintptr_t)pResDesc,),
    "models=1\0" "pSurfObject pResDesc:{cudaResourceDesc}\0" "*pSurfObject:u64 return:status@cudaError_t\0" "models=2\0" "pSurfObject "
    "pResDesc:{cudaResourceDesc@cudart-12.9}\0" "*pSurfObject:u64 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaCreateTextureObject, "cudaCreateTextureObject", (void *pTexObject, const void *pResDesc,
    const void *pTexDesc, const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "models=1\0" "pTexObject pResDesc:{cudaResourceDesc} pTexDesc:{cudaTextureDesc} pResViewDesc:{cudaResourceViewDesc}\0" "*pTexObject:u64 "
    "return:status@cudaError_t\0" "models=2\0" "pTexObject pResDesc:{cudaResourceDesc@cudart-12.9} pTexDesc:{cudaTextureDesc} "
    "pResViewDesc:{cudaResourceViewDesc}\0" "*pTexObject:u64 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaCtxResetPersistingL2Cache, "cudaCtxResetPersistingL2Cache", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroyExternalMemory, "cudaDestroyExternalMemory", (void *extMem), ((uintptr_t)extMem,),
    "extMem:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroyExternalSemaphore, "cudaDestroyExternalSemaphore", (void *extSem), ((uintptr_t)extSem,),
    "extSem:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroySurfaceObject, "cudaDestroySurfaceObject", (uint64_t surfObject), ((uint64_t)surfObject,),
    "surfObject:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDestroyTextureObject, "cudaDestroyTextureObject", (uint64_t texObject), ((uint64_t)texObject,),
    "texObject:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceCanAccessPeer, "cudaDeviceCanAccessPeer", (void *canAccessPeer, int32_t device,
    int32_t peerDevice), ((uintptr_t)canAccessPeer, (uint64_t)device, (uint64_t)peerDevice,),
    "canAccessPeer device:i32 peerDevice:i32\0" "*canAccessPeer:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceDisablePeerAccess, "cudaDeviceDisablePeerAccess", (int32_t peerDevice),
    ((uint64_t)peerDevice,),
    "peerDevice:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceEnablePeerAccess, "cudaDeviceEnablePeerAccess", (int32_t peerDevice, uint32_t flags),
    ((uint64_t)peerDevice, (uint64_t)flags,),
    "peerDevice:i32 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceFlushGPUDirectRDMAWrites, "cudaDeviceFlushGPUDirectRDMAWrites", (int target, int scope),
    ((uint64_t)target, (uint64_t)scope,),
    "target:i32@cudaFlushGPUDirectRDMAWritesTarget scope:i32@cudaFlushGPUDirectRDMAWritesScope\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetAttribute, "cudaDeviceGetAttribute", (void *value, int attr, int32_t device),
    ((uintptr_t)value, (uint64_t)attr, (uint64_t)device,),
    "value attr:i32@cudaDeviceAttr device:i32\0" "*value:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetByPCIBusId, "cudaDeviceGetByPCIBusId", (void *device, const void *pciBusId),
    ((uintptr_t)device, (uintptr_t)pciBusId,),
    "device pciBusId:string\0" "*device:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaDeviceGetCacheConfig, "cudaDeviceGetCacheConfig", (void *pCacheConfig),
    ((uintptr_t)pCacheConfig,),
    "pCacheConfig\0" "*pCacheConfig:i32@cudaFuncCache return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetDefaultMemPool, "cudaDeviceGetDefaultMemPool", (void *memPool, int32_t device),
    ((uintptr_t)memPool, (uint64_t)device,),
    "memPool device:i32\0" "*memPool:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetGraphMemAttribute, "cudaDeviceGetGraphMemAttribute", (int32_t device, int attr,
    void *value), ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "device:i32 attr:i32@cudaGraphMemAttributeType value:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaDeviceGetHostAtomicCapabilities, "cudaDeviceGetHostAtomicCapabilities", (void *capabilities,
    const void *operations, uint32_t count, int32_t device), ((uintptr_t)capabilities, (uintptr_t)operations, (uint64_t)count, (uint64_t)device,),
    "capabilities operations[count]:i32@cudaAtomicOperation count:u32 device:i32\0" "capabilities[count]:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetLimit, "cudaDeviceGetLimit", (void *pValue, int limit), ((uintptr_t)pValue,
    (uint64_t)limit,),
    "pValue limit:i32@cudaLimit\0" "*pValue:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetMemPool, "cudaDeviceGetMemPool", (void *memPool, int32_t device), ((uintptr_t)memPool,
    (uint64_t)device,),
    "memPool device:i32\0" "*memPool:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetNvSciSyncAttributes, "cudaDeviceGetNvSciSyncAttributes", (void *nvSciSyncAttrList,
    int32_t device, int32_t flags), ((uintptr_t)nvSciSyncAttrList, (uint64_t)device, (uint64_t)flags,),
    "nvSciSyncAttrList:ptr device:i32 flags:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 3, int, trace__cudart_cudaDeviceGetP2PAtomicCapabilities, "cudaDeviceGetP2PAtomicCapabilities", (void *capabilities,
    const void *operations, uint32_t count, int32_t srcDevice, int32_t dstDevice), ((uintptr_t)capabilities, (uintptr_t)operations, (uint64_t)count,
    (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "capabilities operations[count]:i32@cudaAtomicOperation count:u32 srcDevice:i32 dstDevice:i32\0" "capabilities[count]:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaDeviceGetP2PAttribute, "cudaDeviceGetP2PAttribute", (void *value, int attr, int32_t srcDevice,
    int32_t dstDevice), ((uintptr_t)value, (uint64_t)attr, (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "value attr:i32@cudaDeviceP2PAttr srcDevice:i32 dstDevice:i32\0" "*value:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetPCIBusId, "cudaDeviceGetPCIBusId", (void *pciBusId, int32_t len, int32_t device),
    ((uintptr_t)pciBusId, (uint64_t)len, (uint64_t)device,),
    "pciBusId len:i32 device:i32\0" "pciBusId[len]:chars return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaDeviceGetSharedMemConfig, "cudaDeviceGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "pConfig\0" "*pConfig:i32@cudaSharedMemConfig return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaDeviceGetStreamPriorityRange, "cudaDeviceGetStreamPriorityRange", (void *leastPriority,
    void *greatestPriority), ((uintptr_t)leastPriority, (uintptr_t)greatestPriority,),
    "leastPriority greatestPriority\0" "*leastPriority:i32 *greatestPriority:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaDeviceGetTexture1DLinearMaxWidth, "cudaDeviceGetTexture1DLinearMaxWidth",
    (void *maxWidthInElements, const void *fmtDesc, int32_t device), ((uintptr_t)maxWidthInElements, (uintptr_t)fmtDesc, (uint64_t)device,),
    "maxWidthInElements fmtDesc:{cudaChannelFormatDesc} device:i32\0" "*maxWidthInElements:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceGraphMemTrim, "cudaDeviceGraphMemTrim", (int32_t device), ((uint64_t)device,),
    "device:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaDeviceRegisterAsyncNotification, "cudaDeviceRegisterAsyncNotification", (int32_t device,
    void *callbackFunc, void *userData, void *callback), ((uint64_t)device, (uintptr_t)callbackFunc, (uintptr_t)userData, (uintptr_t)callback,),
    "device:i32 callbackFunc:ptr userData:ptr callback\0" "*callback:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaDeviceReset, "cudaDeviceReset", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceSetCacheConfig, "cudaDeviceSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "cacheConfig:i32@cudaFuncCache\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaDeviceSetGraphMemAttribute, "cudaDeviceSetGraphMemAttribute", (int32_t device, int attr,
    void *value), ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "device:i32 attr:i32@cudaGraphMemAttributeType value:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceSetLimit, "cudaDeviceSetLimit", (int limit, uint64_t value), ((uint64_t)limit,
    (uint64_t)value,),
    "limit:i32@cudaLimit value:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceSetMemPool, "cudaDeviceSetMemPool", (int32_t device, void *memPool), ((uint64_t)device,
    (uintptr_t)memPool,),
    "device:i32 memPool:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaDeviceSetSharedMemConfig, "cudaDeviceSetSharedMemConfig", (int config), ((uint64_t)config,),
    "config:i32@cudaSharedMemConfig\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 0, 1, int, trace__cudart_cudaDeviceSynchronize, "cudaDeviceSynchronize", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaDeviceUnregisterAsyncNotification, "cudaDeviceUnregisterAsyncNotification", (int32_t device,
    void *callback), ((uint64_t)device, (uintptr_t)callback,),
    "device:i32 callback:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaDriverGetVersion, "cudaDriverGetVersion", (void *driverVersion), ((uintptr_t)driverVersion,),
    "driverVersion\0" "*driverVersion:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaEventCreate, "cudaEventCreate", (void *event), ((uintptr_t)event,),
    "event\0" "*event:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaEventCreateWithFlags, "cudaEventCreateWithFlags", (void *event, uint32_t flags),
    ((uintptr_t)event, (uint64_t)flags,),
    "event flags:u32\0" "*event:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaEventDestroy, "cudaEventDestroy", (void *event), ((uintptr_t)event,),
    "event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaEventElapsedTime, "cudaEventElapsedTime", (void *ms, void *start, void *end), ((uintptr_t)ms,
    (uintptr_t)start, (uintptr_t)end,),
    "ms start:handle end:handle\0" "*ms:f32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaEventElapsedTime_v2, "cudaEventElapsedTime_v2", (void *ms, void *start, void *end),
    ((uintptr_t)ms, (uintptr_t)start, (uintptr_t)end,),
    "ms start:handle end:handle\0" "*ms:f32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaEventQuery, "cudaEventQuery", (void *event), ((uintptr_t)event,),
    "event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaEventRecord, "cudaEventRecord", (void *event, void *stream), ((uintptr_t)event,
    (uintptr_t)stream,),
    "event:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaEventRecordWithFlags, "cudaEventRecordWithFlags", (void *event, void *stream, uint32_t flags),
    ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags,),
    "event:handle stream:handle flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaEventRecordWithFlags_ptsz, "cudaEventRecordWithFlags_ptsz", (void *event, void *stream,
    uint32_t flags), ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags,),
    "event:handle stream:handle flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaEventRecord_ptsz, "cudaEventRecord_ptsz", (void *event, void *stream), ((uintptr_t)event,
    (uintptr_t)stream,),
    "event:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaEventSynchronize, "cudaEventSynchronize", (void *event), ((uintptr_t)event,),
    "event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaExternalMemoryGetMappedBuffer, "cudaExternalMemoryGetMappedBuffer", (void *devPtr, void *extMem,
    const void *bufferDesc), ((uintptr_t)devPtr, (uintptr_t)extMem, (uintptr_t)bufferDesc,),
    "devPtr extMem:handle bufferDesc:{cudaExternalMemoryBufferDesc}\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaExternalMemoryGetMappedMipmappedArray, "cudaExternalMemoryGetMappedMipmappedArray",
    (void *mipmap, void *extMem, const void *mipmapDesc), ((uintptr_t)mipmap, (uintptr_t)extMem, (uintptr_t)mipmapDesc,),
    "mipmap extMem:handle mipmapDesc:{cudaExternalMemoryMipmappedArrayDesc}\0" "*mipmap:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFree, "cudaFree", (void *devPtr), ((uintptr_t)devPtr,),
    "devPtr:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFreeArray, "cudaFreeArray", (void *array), ((uintptr_t)array,),
    "array:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaFreeAsync, "cudaFreeAsync", (void *devPtr, void *hStream), ((uintptr_t)devPtr,
    (uintptr_t)hStream,),
    "devPtr:ptr hStream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaFreeAsync_ptsz, "cudaFreeAsync_ptsz", (void *devPtr, void *hStream), ((uintptr_t)devPtr,
    (uintptr_t)hStream,),
    "devPtr:ptr hStream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFreeHost, "cudaFreeHost", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaFreeMipmappedArray, "cudaFreeMipmappedArray", (void *mipmappedArray),
    ((uintptr_t)mipmappedArray,),
    "mipmappedArray:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaFuncGetAttributes, "cudaFuncGetAttributes", (void *attr, const void *func), ((uintptr_t)attr,
    (uintptr_t)func,),
    "attr func:ptr\0" "attr:{cudaFuncAttributes} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaFuncGetName, "cudaFuncGetName", (void *name, const void *func), ((uintptr_t)name,
    (uintptr_t)func,),
    "name func:ptr\0" "*name:string return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaFuncGetParamInfo, "cudaFuncGetParamInfo", (const void *func, uint64_t paramIndex,
    void *paramOffset, void *paramSize), ((uintptr_t)func, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize,),
    "func:ptr paramIndex:u64 paramOffset paramSize\0" "*paramOffset:u64 *paramSize:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaFuncSetAttribute, "cudaFuncSetAttribute", (const void *func, int attr, int32_t value),
    ((uintptr_t)func, (uint64_t)attr, (uint64_t)value,),
    "func:ptr attr:i32@cudaFuncAttribute value:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaFuncSetCacheConfig, "cudaFuncSetCacheConfig", (const void *func, int cacheConfig),
    ((uintptr_t)func, (uint64_t)cacheConfig,),
    "func:ptr cacheConfig:i32@cudaFuncCache\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaFuncSetSharedMemConfig, "cudaFuncSetSharedMemConfig", (const void *func, int config),
    ((uintptr_t)func, (uint64_t)config,),
    "func:ptr config:i32@cudaSharedMemConfig\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetChannelDesc, "cudaGetChannelDesc", (void *desc, const void *array), ((uintptr_t)desc,
    (uintptr_t)array,),
    "desc array:handle\0" "desc:{cudaChannelFormatDesc} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaGetDeviceCount, "cudaGetDeviceCount", (void *count), ((uintptr_t)count,),
    "count\0" "*count:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaGetDeviceFlags, "cudaGetDeviceFlags", (void *flags), ((uintptr_t)flags,),
    "flags\0" "*flags:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetDeviceProperties, "cudaGetDeviceProperties", (void *prop, int32_t device), ((uintptr_t)prop,
    (uint64_t)device,),
    "prop device:i32\0" "prop:{cudaDeviceProp} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetDeviceProperties_v2, "cudaGetDeviceProperties_v2", (void *prop, int32_t device),
    ((uintptr_t)prop, (uint64_t)device,),
    "prop device:i32\0" "prop:{cudaDeviceProp@cudart-12.9} return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGetDriverEntryPoint, "cudaGetDriverEntryPoint", (const void *symbol, void *funcPtr,
    uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPoint_after, (),
    "symbol:string funcPtr flags:u64 driverStatus\0" "*funcPtr:ptr *driverStatus:i32@cudaDriverEntryPointQueryResult return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 3, int, trace__cudart_cudaGetDriverEntryPointByVersion, "cudaGetDriverEntryPointByVersion", (const void *symbol,
    void *funcPtr, uint32_t cudaVersion, uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)cudaVersion,
    (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPointByVersion_after, (),
    "symbol:string funcPtr cudaVersion:u32 flags:u64 driverStatus\0" "*funcPtr:ptr *driverStatus:i32@cudaDriverEntryPointQueryResult "
    "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 3, int, trace__cudart_cudaGetDriverEntryPointByVersion_ptsz, "cudaGetDriverEntryPointByVersion_ptsz",
    (const void *symbol, void *funcPtr, uint32_t cudaVersion, uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr,
    (uint64_t)cudaVersion, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPointByVersion_ptsz_after, (),
    "symbol:string funcPtr cudaVersion:u32 flags:u64 driverStatus\0" "*funcPtr:ptr *driverStatus:i32@cudaDriverEntryPointQueryResult "
    "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGetDriverEntryPoint_ptsz, "cudaGetDriverEntryPoint_ptsz", (const void *symbol,
    void *funcPtr, uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__cudart_cudaGetDriverEntryPoint_ptsz_after, (),
    "symbol:string funcPtr flags:u64 driverStatus\0" "*funcPtr:ptr *driverStatus:i32@cudaDriverEntryPointQueryResult return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, const void *, trace__cudart_cudaGetErrorName, "cudaGetErrorName", (int error), ((uint64_t)error,),
    "error:i32@cudaError_t\0" "return:string")

TRACE__FORWARD(trace__cudart, 1, 3, const void *, trace__cudart_cudaGetErrorString, "cudaGetErrorString", (int error), ((uint64_t)error,),
    "error:i32@cudaError_t\0" "return:string")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetExportTable, "cudaGetExportTable", (void *ppExportTable, const void *pExportTableId),
    ((uintptr_t)ppExportTable, (uintptr_t)pExportTableId,),
    "ppExportTable pExportTableId:{CUuuid_st}\0" "*ppExportTable:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetFuncBySymbol, "cudaGetFuncBySymbol", (void *functionPtr, const void *symbolPtr),
    ((uintptr_t)functionPtr, (uintptr_t)symbolPtr,),
    "functionPtr symbolPtr:ptr\0" "*functionPtr:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetKernel, "cudaGetKernel", (void *kernelPtr, const void *entryFuncAddr), ((uintptr_t)kernelPtr,
    (uintptr_t)entryFuncAddr,),
    "kernelPtr entryFuncAddr:ptr\0" "*kernelPtr:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGetMipmappedArrayLevel, "cudaGetMipmappedArrayLevel", (void *levelArray,
    const void *mipmappedArray, uint32_t level), ((uintptr_t)levelArray, (uintptr_t)mipmappedArray, (uint64_t)level,),
    "levelArray mipmappedArray:handle level:u32\0" "*levelArray:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetSurfaceObjectResourceDesc, "cudaGetSurfaceObjectResourceDesc", (void *pResDesc,
    uint64_t surfObject), ((uintptr_t)pResDesc, (uint64_t)surfObject,),
    "models=1\0" "pResDesc surfObject:u64\0" "pResDesc:{cudaResourceDesc} return:status@cudaError_t\0" "models=2\0" "pResDesc "
    "surfObject:u64\0" "pResDesc:{cudaResourceDesc@cudart-12.9} return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetSymbolAddress, "cudaGetSymbolAddress", (void *devPtr, const void *symbol),
    ((uintptr_t)devPtr, (uintptr_t)symbol,),
    "devPtr symbol:ptr\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetSymbolSize, "cudaGetSymbolSize", (void *size, const void *symbol), ((uintptr_t)size,
    (uintptr_t)symbol,),
    "size symbol:ptr\0" "*size:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetTextureObjectResourceDesc, "cudaGetTextureObjectResourceDesc", (void *pResDesc,
    uint64_t texObject), ((uintptr_t)pResDesc, (uint64_t)texObject,),
    "models=1\0" "pResDesc texObject:u64\0" "pResDesc:{cudaResourceDesc} return:status@cudaError_t\0" "models=2\0" "pResDesc "
    "texObject:u64\0" "pResDesc:{cudaResourceDesc@cudart-12.9} return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetTextureObjectResourceViewDesc, "cudaGetTextureObjectResourceViewDesc", (void *pResViewDesc,
    uint64_t texObject), ((uintptr_t)pResViewDesc, (uint64_t)texObject,),
    "pResViewDesc texObject:u64\0" "pResViewDesc:{cudaResourceViewDesc} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGetTextureObjectTextureDesc, "cudaGetTextureObjectTextureDesc", (void *pTexDesc,
    uint64_t texObject), ((uintptr_t)pTexDesc, (uint64_t)texObject,),
    "pTexDesc texObject:u64\0" "pTexDesc:{cudaTextureDesc} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddChildGraphNode, "cudaGraphAddChildGraphNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *childGraph), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)childGraph,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 childGraph:handle\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddDependencies, "cudaGraphAddDependencies", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "graph:handle from[numDependencies]:handle to[numDependencies]:handle edgeData[numDependencies]:{cudaGraphEdgeData_st#8} "
    "numDependencies:u64\0" "return:status@cudaError_t\0" "models=2\0" "graph:handle from[numDependencies]:handle to[numDependencies]:handle "
    "numDependencies:u64 _\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddDependencies_v2, "cudaGraphAddDependencies_v2", (void *graph, const void *from,
    const void *to, const void *edgeData, uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData,
    (uint64_t)numDependencies,),
    "graph:handle from[numDependencies]:handle to[numDependencies]:handle edgeData[numDependencies]:{cudaGraphEdgeData_st#8} "
    "numDependencies:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphAddEmptyNode, "cudaGraphAddEmptyNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddEventRecordNode, "cudaGraphAddEventRecordNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 event:handle\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddEventWaitNode, "cudaGraphAddEventWaitNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 event:handle\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddExternalSemaphoresSignalNode, "cudaGraphAddExternalSemaphoresSignalNode",
    (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 "
    "nodeParams:{cudaExternalSemaphoreSignalNodeParams}\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddExternalSemaphoresWaitNode, "cudaGraphAddExternalSemaphoresWaitNode", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 "
    "nodeParams:{cudaExternalSemaphoreWaitNodeParams}\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddHostNode, "cudaGraphAddHostNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pNodeParams:{cudaHostNodeParams}\0" "*pGraphNode:handle "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddKernelNode, "cudaGraphAddKernelNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pNodeParams:{cudaKernelNodeParams}\0" "*pGraphNode:handle "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemAllocNode, "cudaGraphAddMemAllocNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 nodeParams:{cudaMemAllocNodeParams}\0" "*pGraphNode:handle "
    "nodeParams:{cudaMemAllocNodeParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemFreeNode, "cudaGraphAddMemFreeNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dptr), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)dptr,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 dptr:ptr\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemcpyNode, "cudaGraphAddMemcpyNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pCopyParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pCopyParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pCopyParams:{cudaMemcpy3DParms}\0" "*pGraphNode:handle "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 8, 2, int, trace__cudart_cudaGraphAddMemcpyNode1D, "cudaGraphAddMemcpyNode1D", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 dst:ptr src:ptr count:u64 "
    "kind:i32@cudaMemcpyKind\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 9, 2, int, trace__cudart_cudaGraphAddMemcpyNodeFromSymbol, "cudaGraphAddMemcpyNodeFromSymbol", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind),
    ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 dst:ptr symbol:ptr count:u64 offset:u64 "
    "kind:i32@cudaMemcpyKind\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 9, 2, int, trace__cudart_cudaGraphAddMemcpyNodeToSymbol, "cudaGraphAddMemcpyNodeToSymbol", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind),
    ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 symbol:ptr src:ptr count:u64 offset:u64 "
    "kind:i32@cudaMemcpyKind\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphAddMemsetNode, "cudaGraphAddMemsetNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *pMemsetParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pMemsetParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pMemsetParams:{cudaMemsetParams}\0" "*pGraphNode:handle "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphAddNode, "cudaGraphAddNode", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4, uint64_t a5), (a0, a1, a2, a3, a4, a5,),
    "models=1\0" "pGraphNode graph:handle pDependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} "
    "numDependencies:u64 nodeParams:{cudaGraphNodeParams}\0" "*pGraphNode:handle return:status@cudaError_t\0" "models=2\0" "pGraphNode graph:handle "
    "pDependencies[numDependencies]:handle numDependencies:u64 nodeParams:{cudaGraphNodeParams} _\0" "*pGraphNode:handle return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphAddNode_v2, "cudaGraphAddNode_v2", (void *pGraphNode, void *graph,
    const void *pDependencies, const void *dependencyData, uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "nodeParams:{cudaGraphNodeParams}\0" "*pGraphNode:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphChildGraphNodeGetGraph, "cudaGraphChildGraphNodeGetGraph", (void *node, void *pGraph),
    ((uintptr_t)node, (uintptr_t)pGraph,),
    "node:handle pGraph\0" "*pGraph:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphClone, "cudaGraphClone", (void *pGraphClone, void *originalGraph), ((uintptr_t)pGraphClone,
    (uintptr_t)originalGraph,),
    "pGraphClone originalGraph:handle\0" "*pGraphClone:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphConditionalHandleCreate, "cudaGraphConditionalHandleCreate", (void *pHandle_out,
    void *graph, uint32_t defaultLaunchValue, uint32_t flags), ((uintptr_t)pHandle_out, (uintptr_t)graph, (uint64_t)defaultLaunchValue, (uint64_t)flags,),
    "pHandle_out graph:handle defaultLaunchValue:u32 flags:u32\0" "*pHandle_out:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphCreate, "cudaGraphCreate", (void *pGraph, uint32_t flags), ((uintptr_t)pGraph,
    (uint64_t)flags,),
    "pGraph flags:u32\0" "*pGraph:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphDebugDotPrint, "cudaGraphDebugDotPrint", (void *graph, const void *path, uint32_t flags),
    ((uintptr_t)graph, (uintptr_t)path, (uint64_t)flags,),
    "graph:handle path:string flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphDestroy, "cudaGraphDestroy", (void *graph), ((uintptr_t)graph,),
    "graph:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphDestroyNode, "cudaGraphDestroyNode", (void *node), ((uintptr_t)node,),
    "node:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphEventRecordNodeGetEvent, "cudaGraphEventRecordNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "node:handle event_out\0" "*event_out:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphEventRecordNodeSetEvent, "cudaGraphEventRecordNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "node:handle event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphEventWaitNodeGetEvent, "cudaGraphEventWaitNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "node:handle event_out\0" "*event_out:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphEventWaitNodeSetEvent, "cudaGraphEventWaitNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "node:handle event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecChildGraphNodeSetParams, "cudaGraphExecChildGraphNodeSetParams", (void *hGraphExec,
    void *node, void *childGraph), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)childGraph,),
    "hGraphExec:handle node:handle childGraph:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphExecDestroy, "cudaGraphExecDestroy", (void *graphExec), ((uintptr_t)graphExec,),
    "graphExec:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecEventRecordNodeSetEvent, "cudaGraphExecEventRecordNodeSetEvent", (void *hGraphExec,
    void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "hGraphExec:handle hNode:handle event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecEventWaitNodeSetEvent, "cudaGraphExecEventWaitNodeSetEvent", (void *hGraphExec,
    void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "hGraphExec:handle hNode:handle event:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec,
    (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec:handle hNode:handle nodeParams:{cudaExternalSemaphoreSignalNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode,
    (uintptr_t)nodeParams,),
    "hGraphExec:handle hNode:handle nodeParams:{cudaExternalSemaphoreWaitNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphExecGetFlags, "cudaGraphExecGetFlags", (void *graphExec, void *flags),
    ((uintptr_t)graphExec, (uintptr_t)flags,),
    "graphExec:handle flags\0" "*flags:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecHostNodeSetParams, "cudaGraphExecHostNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{cudaHostNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecKernelNodeSetParams, "cudaGraphExecKernelNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{cudaKernelNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParams, "cudaGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{cudaMemcpy3DParms}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParams1D, "cudaGraphExecMemcpyNodeSetParams1D", (void *hGraphExec,
    void *node, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst, (uintptr_t)src,
    (uint64_t)count, (uint64_t)kind,),
    "hGraphExec:handle node:handle dst:ptr src:ptr count:u64 kind:i32@cudaMemcpyKind\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 7, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParamsFromSymbol, "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    (void *hGraphExec, void *node, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node,
    (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "hGraphExec:handle node:handle dst:ptr symbol:ptr count:u64 offset:u64 kind:i32@cudaMemcpyKind\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 7, 2, int, trace__cudart_cudaGraphExecMemcpyNodeSetParamsToSymbol, "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    (void *hGraphExec, void *node, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec,
    (uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "hGraphExec:handle node:handle symbol:ptr src:ptr count:u64 offset:u64 kind:i32@cudaMemcpyKind\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecMemsetNodeSetParams, "cudaGraphExecMemsetNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{cudaMemsetParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecNodeSetParams, "cudaGraphExecNodeSetParams", (void *graphExec, void *node,
    void *nodeParams), ((uintptr_t)graphExec, (uintptr_t)node, (uintptr_t)nodeParams,),
    "graphExec:handle node:handle nodeParams:{cudaGraphNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphExecUpdate, "cudaGraphExecUpdate", (void *hGraphExec, void *hGraph, void *resultInfo),
    ((uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)resultInfo,),
    "hGraphExec:handle hGraph:handle resultInfo\0" "resultInfo:{cudaGraphExecUpdateResultInfo_st} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphExternalSemaphoresSignalNodeGetParams, "cudaGraphExternalSemaphoresSignalNodeGetParams",
    (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "hNode:handle params_out\0" "params_out:{cudaExternalSemaphoreSignalNodeParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphExternalSemaphoresSignalNodeSetParams, "cudaGraphExternalSemaphoresSignalNodeSetParams",
    (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams:{cudaExternalSemaphoreSignalNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphExternalSemaphoresWaitNodeGetParams, "cudaGraphExternalSemaphoresWaitNodeGetParams",
    (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "hNode:handle params_out\0" "params_out:{cudaExternalSemaphoreWaitNodeParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphExternalSemaphoresWaitNodeSetParams, "cudaGraphExternalSemaphoresWaitNodeSetParams",
    (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams:{cudaExternalSemaphoreWaitNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 3, int, trace__cudart_cudaGraphGetEdges_v2, "cudaGraphGetEdges_v2", (void *graph, void *from, void *to,
    void *edgeData, void *numEdges), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData, (uintptr_t)numEdges,),
    NULL, NULL, (4, 8,),
    "graph:handle from to edgeData *numEdges:u64 ; numEdges_max\0" "from[*numEdges:u64<numEdges_max]:handle to[*numEdges:u64<numEdges_max]:handle "
    "edgeData[*numEdges:u64<numEdges_max]:{cudaGraphEdgeData_st#8} *numEdges:u64 return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 3, 3, int, trace__cudart_cudaGraphGetNodes, "cudaGraphGetNodes", (void *graph, void *nodes, void *numNodes),
    ((uintptr_t)graph, (uintptr_t)nodes, (uintptr_t)numNodes,),
    NULL, NULL, (2, 8,),
    "graph:handle nodes *numNodes:u64 ; numNodes_max\0" "nodes[*numNodes:u64<numNodes_max]:handle *numNodes:u64 return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 3, 3, int, trace__cudart_cudaGraphGetRootNodes, "cudaGraphGetRootNodes", (void *graph, void *pRootNodes,
    void *pNumRootNodes), ((uintptr_t)graph, (uintptr_t)pRootNodes, (uintptr_t)pNumRootNodes,),
    NULL, NULL, (2, 8,),
    "graph:handle pRootNodes *pNumRootNodes:u64 ; pNumRootNodes_max\0" "pRootNodes[*pNumRootNodes:u64<pNumRootNodes_max]:handle *pNumRootNodes:u64 "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphHostNodeGetParams, "cudaGraphHostNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{cudaHostNodeParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphHostNodeSetParams, "cudaGraphHostNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{cudaHostNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiate, "cudaGraphInstantiate", (void *pGraphExec, void *graph, uint64_t flags),
    ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "pGraphExec graph:handle flags:u64\0" "*pGraphExec:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiateWithFlags, "cudaGraphInstantiateWithFlags", (void *pGraphExec, void *graph,
    uint64_t flags), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "pGraphExec graph:handle flags:u64\0" "*pGraphExec:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiateWithParams, "cudaGraphInstantiateWithParams", (void *pGraphExec, void *graph,
    void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "pGraphExec graph:handle instantiateParams:{cudaGraphInstantiateParams_st}\0" "*pGraphExec:handle instantiateParams:{cudaGraphInstantiateParams_st} "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphInstantiateWithParams_ptsz, "cudaGraphInstantiateWithParams_ptsz", (void *pGraphExec,
    void *graph, void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "pGraphExec graph:handle instantiateParams:{cudaGraphInstantiateParams_st}\0" "*pGraphExec:handle instantiateParams:{cudaGraphInstantiateParams_st} "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphKernelNodeCopyAttributes, "cudaGraphKernelNodeCopyAttributes", (void *hDst, void *hSrc),
    ((uintptr_t)hDst, (uintptr_t)hSrc,),
    "models=1\0" "hDst:handle hSrc:handle\0" "return:status@cudaError_t\0" "models=2\0" "hSrc:handle hDst:handle\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphKernelNodeGetAttribute, "cudaGraphKernelNodeGetAttribute", (void *hNode, int attr,
    void *value_out), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value_out,),
    "models=1\0" "hNode:handle attr:i32@cudaLaunchAttributeID value_out\0" "value_out:{cudaLaunchAttributeValue} "
    "return:status@cudaError_t\0" "models=2\0" "hNode:handle attr:i32@cudaLaunchAttributeID value_out\0" "value_out:{cudaLaunchAttributeValue@cudart-12.9} "
    "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphKernelNodeGetParams, "cudaGraphKernelNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{cudaKernelNodeParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphKernelNodeSetAttribute, "cudaGraphKernelNodeSetAttribute", (void *hNode, int attr,
    const void *value), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "models=1\0" "hNode:handle attr:i32@cudaLaunchAttributeID value:{cudaLaunchAttributeValue}\0" "return:status@cudaError_t\0" "models=2\0" "hNode:handle "
    "attr:i32@cudaLaunchAttributeID value:{cudaLaunchAttributeValue@cudart-12.9}\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphKernelNodeSetParams, "cudaGraphKernelNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{cudaKernelNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaGraphLaunch, "cudaGraphLaunch", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaGraphLaunch_ptsz, "cudaGraphLaunch_ptsz", (void *graphExec, void *stream),
    ((uintptr_t)graphExec, (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemAllocNodeGetParams, "cudaGraphMemAllocNodeGetParams", (void *node, void *params_out),
    ((uintptr_t)node, (uintptr_t)params_out,),
    "node:handle params_out\0" "params_out:{cudaMemAllocNodeParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemFreeNodeGetParams, "cudaGraphMemFreeNodeGetParams", (void *node, void *dptr_out),
    ((uintptr_t)node, (uintptr_t)dptr_out,),
    "node:handle dptr_out:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemcpyNodeGetParams, "cudaGraphMemcpyNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{cudaMemcpy3DParms} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParams, "cudaGraphMemcpyNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{cudaMemcpy3DParms}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParams1D, "cudaGraphMemcpyNodeSetParams1D", (void *node, void *dst,
    const void *src, uint64_t count, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "node:handle dst:ptr src:ptr count:u64 kind:i32@cudaMemcpyKind\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParamsFromSymbol, "cudaGraphMemcpyNodeSetParamsFromSymbol", (void *node,
    void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "node:handle dst:ptr symbol:ptr count:u64 offset:u64 kind:i32@cudaMemcpyKind\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaGraphMemcpyNodeSetParamsToSymbol, "cudaGraphMemcpyNodeSetParamsToSymbol", (void *node,
    const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "node:handle symbol:ptr src:ptr count:u64 offset:u64 kind:i32@cudaMemcpyKind\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphMemsetNodeGetParams, "cudaGraphMemsetNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{cudaMemsetParams} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphMemsetNodeSetParams, "cudaGraphMemsetNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{cudaMemsetParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphNodeFindInClone, "cudaGraphNodeFindInClone", (void *pNode, void *originalNode,
    void *clonedGraph), ((uintptr_t)pNode, (uintptr_t)originalNode, (uintptr_t)clonedGraph,),
    "pNode originalNode:handle clonedGraph:handle\0" "*pNode:handle return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependencies_v2, "cudaGraphNodeGetDependencies_v2", (void *node,
    void *pDependencies, void *edgeData, void *pNumDependencies), ((uintptr_t)node, (uintptr_t)pDependencies, (uintptr_t)edgeData,
    (uintptr_t)pNumDependencies,),
    NULL, NULL, (3, 8,),
    "node:handle pDependencies edgeData *pNumDependencies:u64 ; pNumDependencies_max\0" "pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle "
    "edgeData[*pNumDependencies:u64<pNumDependencies_max]:{cudaGraphEdgeData_st#8} *pNumDependencies:u64 return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 3, int, trace__cudart_cudaGraphNodeGetDependentNodes_v2, "cudaGraphNodeGetDependentNodes_v2", (void *node,
    void *pDependentNodes, void *edgeData, void *pNumDependentNodes), ((uintptr_t)node, (uintptr_t)pDependentNodes, (uintptr_t)edgeData,
    (uintptr_t)pNumDependentNodes,),
    NULL, NULL, (3, 8,),
    "node:handle pDependentNodes edgeData *pNumDependentNodes:u64 ; "
    "pNumDependentNodes_max\0" "pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle "
    "edgeData[*pNumDependentNodes:u64<pNumDependentNodes_max]:{cudaGraphEdgeData_st#8} *pNumDependentNodes:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphNodeGetEnabled, "cudaGraphNodeGetEnabled", (void *hGraphExec, void *hNode,
    void *isEnabled), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)isEnabled,),
    "hGraphExec:handle hNode:handle isEnabled\0" "*isEnabled:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphNodeGetType, "cudaGraphNodeGetType", (void *node, void *pType), ((uintptr_t)node,
    (uintptr_t)pType,),
    "node:handle pType\0" "*pType:i32@cudaGraphNodeType return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphNodeSetEnabled, "cudaGraphNodeSetEnabled", (void *hGraphExec, void *hNode,
    uint32_t isEnabled), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uint64_t)isEnabled,),
    "hGraphExec:handle hNode:handle isEnabled:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphNodeSetParams, "cudaGraphNodeSetParams", (void *node, void *nodeParams), ((uintptr_t)node,
    (uintptr_t)nodeParams,),
    "node:handle nodeParams:{cudaGraphNodeParams}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphReleaseUserObject, "cudaGraphReleaseUserObject", (void *graph, void *object,
    uint32_t count), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count,),
    "graph:handle object:handle count:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphRemoveDependencies, "cudaGraphRemoveDependencies", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "graph:handle from[numDependencies]:handle to[numDependencies]:handle edgeData[numDependencies]:{cudaGraphEdgeData_st#8} "
    "numDependencies:u64\0" "return:status@cudaError_t\0" "models=2\0" "graph:handle from[numDependencies]:handle to[numDependencies]:handle "
    "numDependencies:u64 _\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaGraphRemoveDependencies_v2, "cudaGraphRemoveDependencies_v2", (void *graph, const void *from,
    const void *to, const void *edgeData, uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData,
    (uint64_t)numDependencies,),
    "graph:handle from[numDependencies]:handle to[numDependencies]:handle edgeData[numDependencies]:{cudaGraphEdgeData_st#8} "
    "numDependencies:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphRetainUserObject, "cudaGraphRetainUserObject", (void *graph, void *object, uint32_t count,
    uint32_t flags), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count, (uint64_t)flags,),
    "graph:handle object:handle count:u32 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphUpload, "cudaGraphUpload", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphUpload_ptsz, "cudaGraphUpload_ptsz", (void *graphExec, void *stream),
    ((uintptr_t)graphExec, (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphicsMapResources, "cudaGraphicsMapResources", (int32_t count, void *resources,
    void *stream), ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "count:i32 resources[count]:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaGraphicsResourceGetMappedMipmappedArray, "cudaGraphicsResourceGetMappedMipmappedArray",
    (void *mipmappedArray, void *resource), ((uintptr_t)mipmappedArray, (uintptr_t)resource,),
    "mipmappedArray resource:handle\0" "*mipmappedArray:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaGraphicsResourceGetMappedPointer, "cudaGraphicsResourceGetMappedPointer", (void *devPtr,
    void *size, void *resource), ((uintptr_t)devPtr, (uintptr_t)size, (uintptr_t)resource,),
    "devPtr size resource:handle\0" "*devPtr:ptr *size:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaGraphicsResourceSetMapFlags, "cudaGraphicsResourceSetMapFlags", (void *resource,
    uint32_t flags), ((uintptr_t)resource, (uint64_t)flags,),
    "resource:handle flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaGraphicsSubResourceGetMappedArray, "cudaGraphicsSubResourceGetMappedArray", (void *array,
    void *resource, uint32_t arrayIndex, uint32_t mipLevel), ((uintptr_t)array, (uintptr_t)resource, (uint64_t)arrayIndex, (uint64_t)mipLevel,),
    "array resource:handle arrayIndex:u32 mipLevel:u32\0" "*array:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaGraphicsUnmapResources, "cudaGraphicsUnmapResources", (int32_t count, void *resources,
    void *stream), ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "count:i32 resources[count]:handle stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaGraphicsUnregisterResource, "cudaGraphicsUnregisterResource", (void *resource),
    ((uintptr_t)resource,),
    "resource:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaHostAlloc, "cudaHostAlloc", (void *pHost, uint64_t size, uint32_t flags), ((uintptr_t)pHost,
    (uint64_t)size, (uint64_t)flags,),
    "pHost size:u64 flags:u32\0" "*pHost:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaHostGetDevicePointer, "cudaHostGetDevicePointer", (void *pDevice, void *pHost, uint32_t flags),
    ((uintptr_t)pDevice, (uintptr_t)pHost, (uint64_t)flags,),
    "pDevice pHost:ptr flags:u32\0" "*pDevice:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaHostGetFlags, "cudaHostGetFlags", (void *pFlags, void *pHost), ((uintptr_t)pFlags,
    (uintptr_t)pHost,),
    "pFlags pHost:ptr\0" "*pFlags:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaHostRegister, "cudaHostRegister", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr,
    (uint64_t)size, (uint64_t)flags,),
    "ptr:ptr size:u64 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaHostUnregister, "cudaHostUnregister", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaImportExternalMemory, "cudaImportExternalMemory", (void *extMem_out, const void *memHandleDesc),
    ((uintptr_t)extMem_out, (uintptr_t)memHandleDesc,),
    "extMem_out memHandleDesc:{cudaExternalMemoryHandleDesc}\0" "*extMem_out:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaImportExternalSemaphore, "cudaImportExternalSemaphore", (void *extSem_out,
    const void *semHandleDesc), ((uintptr_t)extSem_out, (uintptr_t)semHandleDesc,),
    "extSem_out semHandleDesc:{cudaExternalSemaphoreHandleDesc}\0" "*extSem_out:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaInitDevice, "cudaInitDevice", (int32_t device, uint32_t deviceFlags, uint32_t flags),
    ((uint64_t)device, (uint64_t)deviceFlags, (uint64_t)flags,),
    "device:i32 deviceFlags:u32 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaIpcCloseMemHandle, "cudaIpcCloseMemHandle", (void *devPtr), ((uintptr_t)devPtr,),
    "devPtr:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaIpcGetEventHandle, "cudaIpcGetEventHandle", (void *handle, void *event), ((uintptr_t)handle,
    (uintptr_t)event,),
    "handle event:handle\0" "handle:{cudaIpcEventHandle_st} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaIpcGetMemHandle, "cudaIpcGetMemHandle", (void *handle, void *devPtr), ((uintptr_t)handle,
    (uintptr_t)devPtr,),
    "handle devPtr:ptr\0" "handle:{cudaIpcMemHandle_st} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaKernelSetAttributeForDevice, "cudaKernelSetAttributeForDevice", (void *kernel, int attr,
    int32_t value, int32_t device), ((uintptr_t)kernel, (uint64_t)attr, (uint64_t)value, (uint64_t)device,),
    "kernel:handle attr:i32@cudaFuncAttribute value:i32 device:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchCooperativeKernelMultiDevice, "cudaLaunchCooperativeKernelMultiDevice",
    (void *launchParamsList, uint32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "launchParamsList[numDevices]:{cudaLaunchParams#56} numDevices:u32 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchHostFunc, "cudaLaunchHostFunc", (void *stream, void *fn, void *userData),
    ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData,),
    "stream:handle fn:ptr userData:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchHostFunc_ptsz, "cudaLaunchHostFunc_ptsz", (void *stream, void *fn, void *userData),
    ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData,),
    "stream:handle fn:ptr userData:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchKernelExC, "cudaLaunchKernelExC", (const void *config, const void *func, void *args),
    ((uintptr_t)config, (uintptr_t)func, (uintptr_t)args,),
    "models=1\0" "config:{cudaLaunchConfig_st} func:ptr args:ptr\0" "return:status@cudaError_t\0" "models=2\0" "config:{cudaLaunchConfig_st@cudart-12.9} "
    "func:ptr args:ptr\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaLaunchKernelExC_ptsz, "cudaLaunchKernelExC_ptsz", (const void *config, const void *func,
    void *args), ((uintptr_t)config, (uintptr_t)func, (uintptr_t)args,),
    "models=1\0" "config:{cudaLaunchConfig_st} func:ptr args:ptr\0" "return:status@cudaError_t\0" "models=2\0" "config:{cudaLaunchConfig_st@cudart-12.9} "
    "func:ptr args:ptr\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaLibraryEnumerateKernels, "cudaLibraryEnumerateKernels", (void *kernels, uint32_t numKernels,
    void *lib), ((uintptr_t)kernels, (uint64_t)numKernels, (uintptr_t)lib,),
    "kernels numKernels:u32 lib:handle\0" "kernels[numKernels]:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaLibraryGetGlobal, "cudaLibraryGetGlobal", (void *dptr, void *bytes, void *library,
    const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "dptr bytes library:handle name:string\0" "*dptr:ptr *bytes:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaLibraryGetKernel, "cudaLibraryGetKernel", (void *pKernel, void *library, const void *name),
    ((uintptr_t)pKernel, (uintptr_t)library, (uintptr_t)name,),
    "pKernel library:handle name:string\0" "*pKernel:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaLibraryGetKernelCount, "cudaLibraryGetKernelCount", (void *count, void *lib), ((uintptr_t)count,
    (uintptr_t)lib,),
    "count lib:handle\0" "*count:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaLibraryGetManaged, "cudaLibraryGetManaged", (void *dptr, void *bytes, void *library,
    const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "dptr bytes library:handle name:string\0" "*dptr:ptr *bytes:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaLibraryGetUnifiedFunction, "cudaLibraryGetUnifiedFunction", (void *fptr, void *library,
    const void *symbol), ((uintptr_t)fptr, (uintptr_t)library, (uintptr_t)symbol,),
    "fptr library:handle symbol:string\0" "*fptr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 8, 2, int, trace__cudart_cudaLibraryLoadData, "cudaLibraryLoadData", (void *library, const void *code, void *jitOptions,
    void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library,
    (uintptr_t)code, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "library code:ptr jitOptions[numJitOptions]:i32@cudaJitOption jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 "
    "libraryOptions[numLibraryOptions]:i32@cudaLibraryOption libraryOptionValues[numLibraryOptions]:ptr numLibraryOptions:u32\0" "*library:handle "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 8, 2, int, trace__cudart_cudaLibraryLoadFromFile, "cudaLibraryLoadFromFile", (void *library, const void *fileName,
    void *jitOptions, void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions),
    ((uintptr_t)library, (uintptr_t)fileName, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "library fileName:string jitOptions[numJitOptions]:i32@cudaJitOption jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 "
    "libraryOptions[numLibraryOptions]:i32@cudaLibraryOption libraryOptionValues[numLibraryOptions]:ptr numLibraryOptions:u32\0" "*library:handle "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaLibraryUnload, "cudaLibraryUnload", (void *library), ((uintptr_t)library,),
    "library:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaLogsCurrent, "cudaLogsCurrent", (void *iterator_out, uint32_t flags), ((uintptr_t)iterator_out,
    (uint64_t)flags,),
    "iterator_out flags:u32\0" "*iterator_out:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaLogsDumpToFile, "cudaLogsDumpToFile", (void *iterator, const void *pathToFile, uint32_t flags),
    ((uintptr_t)iterator, (uintptr_t)pathToFile, (uint64_t)flags,),
    "iterator pathToFile:string flags:u32\0" "*iterator:u32 return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 2, int, trace__cudart_cudaLogsDumpToMemory, "cudaLogsDumpToMemory", (void *iterator, void *buffer, void *size,
    uint32_t flags), ((uintptr_t)iterator, (uintptr_t)buffer, (uintptr_t)size, (uint64_t)flags,),
    NULL, NULL, (2, 8,),
    "iterator buffer *size:u64 flags:u32 ; size_max\0" "*iterator:u32 buffer[*size:u64<size_max]:chars *size:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaLogsRegisterCallback, "cudaLogsRegisterCallback", (void *callbackFunc, void *userData,
    void *callback_out), ((uintptr_t)callbackFunc, (uintptr_t)userData, (uintptr_t)callback_out,),
    "callbackFunc:ptr userData:ptr callback_out\0" "*callback_out:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaLogsUnregisterCallback, "cudaLogsUnregisterCallback", (void *callback), ((uintptr_t)callback,),
    "callback:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMalloc, "cudaMalloc", (void *devPtr, uint64_t size), ((uintptr_t)devPtr, (uint64_t)size,),
    "devPtr size:u64\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMallocArray, "cudaMallocArray", (void *array, const void *desc, uint64_t width, uint64_t height,
    uint32_t flags), ((uintptr_t)array, (uintptr_t)desc, (uint64_t)width, (uint64_t)height, (uint64_t)flags,),
    "array desc:{cudaChannelFormatDesc} width:u64 height:u64 flags:u32\0" "*array:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMallocAsync, "cudaMallocAsync", (void *devPtr, uint64_t size, void *hStream),
    ((uintptr_t)devPtr, (uint64_t)size, (uintptr_t)hStream,),
    "devPtr size:u64 hStream:handle\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMallocAsync_ptsz, "cudaMallocAsync_ptsz", (void *devPtr, uint64_t size, void *hStream),
    ((uintptr_t)devPtr, (uint64_t)size, (uintptr_t)hStream,),
    "devPtr size:u64 hStream:handle\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMallocFromPoolAsync, "cudaMallocFromPoolAsync", (void *ptr, uint64_t size, void *memPool,
    void *stream), ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)memPool, (uintptr_t)stream,),
    "ptr size:u64 memPool:handle stream:handle\0" "*ptr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMallocFromPoolAsync_ptsz, "cudaMallocFromPoolAsync_ptsz", (void *ptr, uint64_t size,
    void *memPool, void *stream), ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)memPool, (uintptr_t)stream,),
    "ptr size:u64 memPool:handle stream:handle\0" "*ptr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMallocHost, "cudaMallocHost", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr size:u64\0" "*ptr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMallocManaged, "cudaMallocManaged", (void *devPtr, uint64_t size, uint32_t flags),
    ((uintptr_t)devPtr, (uint64_t)size, (uint64_t)flags,),
    "devPtr size:u64 flags:u32\0" "*devPtr:ptr return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMallocPitch, "cudaMallocPitch", (void *devPtr, void *pitch, uint64_t width, uint64_t height),
    ((uintptr_t)devPtr, (uintptr_t)pitch, (uint64_t)width, (uint64_t)height,),
    "devPtr pitch width:u64 height:u64\0" "*devPtr:ptr *pitch:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaMemAdvise, "cudaMemAdvise", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3), (a0, a1, a2,
    a3,),
    "models=1\0" "devPtr:ptr count:u64 advice:i32@cudaMemoryAdvise "
    "location:value{cudaMemLocation}\0" "return:status@cudaError_t\0" "models=2\0" "devPtr:ptr count:u64 advice:i32@cudaMemoryAdvise "
    "device:i32\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemDiscardAndPrefetchBatchAsync, "cudaMemDiscardAndPrefetchBatchAsync", (void *dptrs,
    void *sizes, uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 "
    "flags:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemDiscardAndPrefetchBatchAsync_ptsz, "cudaMemDiscardAndPrefetchBatchAsync_ptsz", (void *dptrs,
    void *sizes, uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 "
    "flags:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemDiscardBatchAsync, "cudaMemDiscardBatchAsync", (void *dptrs, void *sizes, uint64_t count,
    uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemDiscardBatchAsync_ptsz, "cudaMemDiscardBatchAsync_ptsz", (void *dptrs, void *sizes,
    uint64_t count, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemGetDefaultMemPool, "cudaMemGetDefaultMemPool", (void *memPool, void *location, int type),
    ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "memPool location type:i32@cudaMemAllocationType\0" "*memPool:handle location:{cudaMemLocation} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaMemGetInfo, "cudaMemGetInfo", (void *free, void *total), ((uintptr_t)free, (uintptr_t)total,),
    "free total\0" "*free:u64 *total:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemGetMemPool, "cudaMemGetMemPool", (void *memPool, void *location, int type),
    ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "memPool location type:i32@cudaMemAllocationType\0" "*memPool:handle location:{cudaMemLocation} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaMemPoolCreate, "cudaMemPoolCreate", (void *memPool, const void *poolProps), ((uintptr_t)memPool,
    (uintptr_t)poolProps,),
    "memPool poolProps:{cudaMemPoolProps}\0" "*memPool:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaMemPoolDestroy, "cudaMemPoolDestroy", (void *memPool), ((uintptr_t)memPool,),
    "memPool:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaMemPoolExportPointer, "cudaMemPoolExportPointer", (void *exportData, void *ptr),
    ((uintptr_t)exportData, (uintptr_t)ptr,),
    "exportData ptr:ptr\0" "exportData:{cudaMemPoolPtrExportData} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaMemPoolExportToShareableHandle, "cudaMemPoolExportToShareableHandle", (void *shareableHandle,
    void *memPool, int handleType, uint32_t flags), ((uintptr_t)shareableHandle, (uintptr_t)memPool, (uint64_t)handleType, (uint64_t)flags,),
    "shareableHandle:ptr memPool:handle handleType:i32@cudaMemAllocationHandleType flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemPoolGetAccess, "cudaMemPoolGetAccess", (void *flags, void *memPool, void *location),
    ((uintptr_t)flags, (uintptr_t)memPool, (uintptr_t)location,),
    "flags memPool:handle location\0" "*flags:i32@cudaMemAccessFlags location:{cudaMemLocation} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMemPoolGetAttribute, "cudaMemPoolGetAttribute", (void *memPool, int attr, void *value),
    ((uintptr_t)memPool, (uint64_t)attr, (uintptr_t)value,),
    "memPool:handle attr:i32@cudaMemPoolAttr value:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaMemPoolImportFromShareableHandle, "cudaMemPoolImportFromShareableHandle", (void *memPool,
    void *shareableHandle, int handleType, uint32_t flags), ((uintptr_t)memPool, (uintptr_t)shareableHandle, (uint64_t)handleType, (uint64_t)flags,),
    "memPool shareableHandle:ptr handleType:i32@cudaMemAllocationHandleType flags:u32\0" "*memPool:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemPoolImportPointer, "cudaMemPoolImportPointer", (void *ptr, void *memPool, void *exportData),
    ((uintptr_t)ptr, (uintptr_t)memPool, (uintptr_t)exportData,),
    "ptr memPool:handle exportData\0" "*ptr:ptr exportData:{cudaMemPoolPtrExportData} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemPoolSetAccess, "cudaMemPoolSetAccess", (void *memPool, const void *descList, uint64_t count),
    ((uintptr_t)memPool, (uintptr_t)descList, (uint64_t)count,),
    "memPool:handle descList[count]:{cudaMemAccessDesc#12} count:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemPoolSetAttribute, "cudaMemPoolSetAttribute", (void *memPool, int attr, void *value),
    ((uintptr_t)memPool, (uint64_t)attr, (uintptr_t)value,),
    "memPool:handle attr:i32@cudaMemPoolAttr value:ptr\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaMemPoolTrimTo, "cudaMemPoolTrimTo", (void *memPool, uint64_t minBytesToKeep),
    ((uintptr_t)memPool, (uint64_t)minBytesToKeep,),
    "memPool:handle minBytesToKeep:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync, "cudaMemPrefetchAsync", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle\0" "return:status@cudaError_t\0" "models=2\0" "devPtr:ptr "
    "count:u64 dstDevice:i32 stream:handle _\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemPrefetchAsync_ptsz, "cudaMemPrefetchAsync_ptsz", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "devPtr:ptr count:u64 location:value{cudaMemLocation} flags:u32 stream:handle\0" "return:status@cudaError_t\0" "models=2\0" "devPtr:ptr "
    "count:u64 dstDevice:i32 stream:handle _\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemPrefetchBatchAsync, "cudaMemPrefetchBatchAsync", (void *dptrs, void *sizes, uint64_t count,
    void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes,
    (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 "
    "flags:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 8, 1, int, trace__cudart_cudaMemPrefetchBatchAsync_ptsz, "cudaMemPrefetchBatchAsync_ptsz", (void *dptrs, void *sizes,
    uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 prefetchLocs[numPrefetchLocs]:{cudaMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 "
    "flags:u64 stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 3, int, trace__cudart_cudaMemRangeGetAttribute, "cudaMemRangeGetAttribute", (void *data, uint64_t dataSize, int attribute,
    const void *devPtr, uint64_t count), ((uintptr_t)data, (uint64_t)dataSize, (uint64_t)attribute, (uintptr_t)devPtr, (uint64_t)count,),
    "data:ptr dataSize:u64 attribute:i32@cudaMemRangeAttribute devPtr:ptr count:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 3, int, trace__cudart_cudaMemRangeGetAttributes, "cudaMemRangeGetAttributes", (void *data, void *dataSizes,
    void *attributes, uint64_t numAttributes, const void *devPtr, uint64_t count), ((uintptr_t)data, (uintptr_t)dataSizes, (uintptr_t)attributes,
    (uint64_t)numAttributes, (uintptr_t)devPtr, (uint64_t)count,),
    "data[numAttributes]:ptr dataSizes[numAttributes]:u64 attributes[numAttributes]:i32@cudaMemRangeAttribute numAttributes:u64 devPtr:ptr "
    "count:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaMemSetMemPool, "cudaMemSetMemPool", (void *location, int type, void *memPool),
    ((uintptr_t)location, (uint64_t)type, (uintptr_t)memPool,),
    "location type:i32@cudaMemAllocationType memPool:handle\0" "location:{cudaMemLocation} return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 1, int, trace__cudart_cudaMemcpy, "cudaMemcpy", (void *dst, const void *src, uint64_t count, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpy_before, NULL, (),
    "dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpy2D, "cudaMemcpy2D", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpy2D_before, NULL, (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DArrayToArray, "cudaMemcpy2DArrayToArray", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst,
    (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DArrayToArray_before, NULL, (),
    "dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DArrayToArray_ptds, "cudaMemcpy2DArrayToArray_ptds", (void *dst,
    uint64_t wOffsetDst, uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind),
    ((uintptr_t)dst, (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width,
    (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DArrayToArray_before, NULL, (),
    "dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DFromArray, "cudaMemcpy2DFromArray", (void *dst, uint64_t dpitch, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset,
    (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DFromArrayAsync, "cudaMemcpy2DFromArrayAsync", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DFromArrayAsync_ptsz, "cudaMemcpy2DFromArrayAsync_ptsz", (void *dst,
    uint64_t dpitch, const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DFromArray_ptds, "cudaMemcpy2DFromArray_ptds", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src,
    (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DToArray, "cudaMemcpy2DToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DToArrayAsync, "cudaMemcpy2DToArrayAsync", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset,
    (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpy2DToArrayAsync_ptsz, "cudaMemcpy2DToArrayAsync_ptsz", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset,
    (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpy2DFromArrayAsync_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpy2DToArray_ptds, "cudaMemcpy2DToArray_ptds", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset,
    (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2DFromArray_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpy2D_ptds, "cudaMemcpy2D_ptds", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width,
    (uint64_t)height, (uint64_t)kind,),
    trace__cudart_cudaMemcpy2D_before, NULL, (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@cudaMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3D, "cudaMemcpy3D", (const void *p), ((uintptr_t)p,),
    "p:{cudaMemcpy3DParms}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DAsync, "cudaMemcpy3DAsync", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    "p:{cudaMemcpy3DParms} stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DAsync_ptsz, "cudaMemcpy3DAsync_ptsz", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    "p:{cudaMemcpy3DParms} stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpy3DBatchAsync, "cudaMemcpy3DBatchAsync", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "numOps:u64 opList[numOps]:{cudaMemcpy3DBatchOp#112} flags:u64 stream:handle _\0" "return:status@cudaError_t\0" "models=2\0" "numOps:u64 "
    "opList[numOps]:{cudaMemcpy3DBatchOp#112} failIdx flags:u64 stream:handle\0" "*failIdx:u64 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpy3DBatchAsync_ptsz, "cudaMemcpy3DBatchAsync_ptsz", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "numOps:u64 opList[numOps]:{cudaMemcpy3DBatchOp#112} flags:u64 stream:handle _\0" "return:status@cudaError_t\0" "models=2\0" "numOps:u64 "
    "opList[numOps]:{cudaMemcpy3DBatchOp#112} failIdx flags:u64 stream:handle\0" "*failIdx:u64 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3DPeer, "cudaMemcpy3DPeer", (const void *p), ((uintptr_t)p,),
    "p:{cudaMemcpy3DPeerParms}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DPeerAsync, "cudaMemcpy3DPeerAsync", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    "p:{cudaMemcpy3DPeerParms} stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 1, int, trace__cudart_cudaMemcpy3DPeerAsync_ptsz, "cudaMemcpy3DPeerAsync_ptsz", (const void *p, void *stream),
    ((uintptr_t)p, (uintptr_t)stream,),
    "p:{cudaMemcpy3DPeerParms} stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3DPeer_ptds, "cudaMemcpy3DPeer_ptds", (const void *p), ((uintptr_t)p,),
    "p:{cudaMemcpy3DPeerParms}\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaMemcpy3D_ptds, "cudaMemcpy3D_ptds", (const void *p), ((uintptr_t)p,),
    "p:{cudaMemcpy3DParms}\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpyArrayToArray, "cudaMemcpyArrayToArray", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffsetDst,
    (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyArrayToArray_before, NULL, (),
    "dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind ; "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 8, 1, int, trace__cudart_cudaMemcpyArrayToArray_ptds, "cudaMemcpyArrayToArray_ptds", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffsetDst,
    (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyArrayToArray_before, NULL, (),
    "dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind ; "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpyBatchAsync, "cudaMemcpyBatchAsync", (uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3,
    uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8), (a0, a1, a2, a3, a4, a5, a6, a7, a8,),
    "models=1\0" "dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 "
    "stream:handle _\0" "return:status@cudaError_t\0" "models=2\0" "dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 "
    "attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 failIdx stream:handle\0" "*failIdx:u64 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 9, 1, int, trace__cudart_cudaMemcpyBatchAsync_ptsz, "cudaMemcpyBatchAsync_ptsz", (uint64_t a0, uint64_t a1, uint64_t a2,
    uint64_t a3, uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8), (a0, a1, a2, a3, a4, a5, a6, a7, a8,),
    "models=1\0" "dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 "
    "stream:handle _\0" "return:status@cudaError_t\0" "models=2\0" "dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 "
    "attrs[numAttrs]:{cudaMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 failIdx stream:handle\0" "*failIdx:u64 return:status@cudaError_t\0")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromArray, "cudaMemcpyFromArray", (void *dst, const void *src, uint64_t wOffset,
    uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyFromArrayAsync, "cudaMemcpyFromArrayAsync", (void *dst, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyFromArrayAsync_ptsz, "cudaMemcpyFromArrayAsync_ptsz", (void *dst, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromArray_ptds, "cudaMemcpyFromArray_ptds", (void *dst, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "dst:ptr src:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyFromSymbol, "cudaMemcpyFromSymbol", (void *dst, const void *symbol, uint64_t count,
    uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromSymbolAsync, "cudaMemcpyFromSymbolAsync", (void *dst, const void *symbol,
    uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,
    (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyFromSymbolAsync_ptsz, "cudaMemcpyFromSymbolAsync_ptsz", (void *dst,
    const void *symbol, uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyFromSymbol_ptds, "cudaMemcpyFromSymbol_ptds", (void *dst, const void *symbol,
    uint64_t count, uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "dst:ptr symbol:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyPeer, "cudaMemcpyPeer", (void *dst, int32_t dstDevice, const void *src,
    int32_t srcDevice, uint64_t count), ((uintptr_t)dst, (uint64_t)dstDevice, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)count,),
    trace__cudart_cudaMemcpyPeer_before, NULL, (),
    "dst:ptr dstDevice:i32 src:ptr srcDevice:i32 count:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyPeerAsync, "cudaMemcpyPeerAsync", (void *dst, int32_t dstDevice, const void *src,
    int32_t srcDevice, uint64_t count, void *stream), ((uintptr_t)dst, (uint64_t)dstDevice, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)count,
    (uintptr_t)stream,),
    trace__cudart_cudaMemcpyPeerAsync_before, NULL, (),
    "dst:ptr dstDevice:i32 src:ptr srcDevice:i32 count:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToArray, "cudaMemcpyToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyToArrayAsync, "cudaMemcpyToArrayAsync", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 7, 1, int, trace__cudart_cudaMemcpyToArrayAsync_ptsz, "cudaMemcpyToArrayAsync_ptsz", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t count, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)count, (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromArrayAsync_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind stream:handle ; "
    "direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToArray_ptds, "cudaMemcpyToArray_ptds", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count,
    (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromArray_before, NULL, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyToSymbol, "cudaMemcpyToSymbol", (const void *symbol, const void *src,
    uint64_t count, uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToSymbolAsync, "cudaMemcpyToSymbolAsync", (const void *symbol, const void *src,
    uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,
    (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemcpyToSymbolAsync_ptsz, "cudaMemcpyToSymbolAsync_ptsz", (const void *symbol,
    const void *src, uint64_t count, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__cudart_cudaMemcpyFromSymbolAsync_before, NULL, (),
    "symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemcpyToSymbol_ptds, "cudaMemcpyToSymbol_ptds", (const void *symbol, const void *src,
    uint64_t count, uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    trace__cudart_cudaMemcpyFromSymbol_before, NULL, (),
    "symbol:ptr src:ptr count:u64/BYTES/B offset:u64 kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 4, 1, int, trace__cudart_cudaMemcpy_ptds, "cudaMemcpy_ptds", (void *dst, const void *src, uint64_t count, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__cudart_cudaMemcpy_before, NULL, (),
    "dst:ptr src:ptr count:u64/BYTES/B kind:i32@cudaMemcpyKind ; direction:u16/DIRECTION\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMemset, "cudaMemset", (void *devPtr, int32_t value, uint64_t count), ((uintptr_t)devPtr,
    (uint64_t)value, (uint64_t)count,),
    "devPtr:ptr value:i32 count:u64/BYTES/B\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemset2D, "cudaMemset2D", (void *devPtr, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__cudart_cudaMemset2D_before, NULL, (),
    "devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemset2DAsync, "cudaMemset2DAsync", (void *devPtr, uint64_t pitch, int32_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__cudart_cudaMemset2DAsync_before, NULL, (),
    "devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 6, 1, int, trace__cudart_cudaMemset2DAsync_ptsz, "cudaMemset2DAsync_ptsz", (void *devPtr, uint64_t pitch,
    int32_t value, uint64_t width, uint64_t height, void *stream), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__cudart_cudaMemset2DAsync_before, NULL, (),
    "devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@cudaError_t")

TRACE__FORWARD_AROUND(trace__cudart, 5, 1, int, trace__cudart_cudaMemset2D_ptds, "cudaMemset2D_ptds", (void *devPtr, uint64_t pitch, int32_t value,
    uint64_t width, uint64_t height), ((uintptr_t)devPtr, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__cudart_cudaMemset2D_before, NULL, (),
    "devPtr:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMemsetAsync, "cudaMemsetAsync", (void *devPtr, int32_t value, uint64_t count, void *stream),
    ((uintptr_t)devPtr, (uint64_t)value, (uint64_t)count, (uintptr_t)stream,),
    "devPtr:ptr value:i32 count:u64/BYTES/B stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaMemsetAsync_ptsz, "cudaMemsetAsync_ptsz", (void *devPtr, int32_t value, uint64_t count,
    void *stream), ((uintptr_t)devPtr, (uint64_t)value, (uint64_t)count, (uintptr_t)stream,),
    "devPtr:ptr value:i32 count:u64/BYTES/B stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaMemset_ptds, "cudaMemset_ptds", (void *devPtr, int32_t value, uint64_t count),
    ((uintptr_t)devPtr, (uint64_t)value, (uint64_t)count,),
    "devPtr:ptr value:i32 count:u64/BYTES/B\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaMipmappedArrayGetMemoryRequirements, "cudaMipmappedArrayGetMemoryRequirements",
    (void *memoryRequirements, void *mipmap, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)mipmap, (uint64_t)device,),
    "memoryRequirements mipmap:handle device:i32\0" "memoryRequirements:{cudaArrayMemoryRequirements} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaMipmappedArrayGetSparseProperties, "cudaMipmappedArrayGetSparseProperties",
    (void *sparseProperties, void *mipmap), ((uintptr_t)sparseProperties, (uintptr_t)mipmap,),
    "sparseProperties mipmap:handle\0" "sparseProperties:{cudaArraySparseProperties} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaOccupancyAvailableDynamicSMemPerBlock, "cudaOccupancyAvailableDynamicSMemPerBlock",
    (void *dynamicSmemSize, const void *func, int32_t numBlocks, int32_t blockSize), ((uintptr_t)dynamicSmemSize, (uintptr_t)func, (uint64_t)numBlocks,
    (uint64_t)blockSize,),
    "dynamicSmemSize func:ptr numBlocks:i32 blockSize:i32\0" "*dynamicSmemSize:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 3, int, trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessor, "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    (void *numBlocks, const void *func, int32_t blockSize, uint64_t dynamicSMemSize), ((uintptr_t)numBlocks, (uintptr_t)func, (uint64_t)blockSize,
    (uint64_t)dynamicSMemSize,),
    "numBlocks func:ptr blockSize:i32 dynamicSMemSize:u64\0" "*numBlocks:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 3, int, trace__cudart_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, const void *func, int32_t blockSize, uint64_t dynamicSMemSize,
    uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)func, (uint64_t)blockSize, (uint64_t)dynamicSMemSize, (uint64_t)flags,),
    "numBlocks func:ptr blockSize:i32 dynamicSMemSize:u64 flags:u32\0" "*numBlocks:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaOccupancyMaxActiveClusters, "cudaOccupancyMaxActiveClusters", (void *numClusters,
    const void *func, const void *launchConfig), ((uintptr_t)numClusters, (uintptr_t)func, (uintptr_t)launchConfig,),
    "models=1\0" "numClusters func:ptr launchConfig:{cudaLaunchConfig_st}\0" "*numClusters:i32 return:status@cudaError_t\0" "models=2\0" "numClusters "
    "func:ptr launchConfig:{cudaLaunchConfig_st@cudart-12.9}\0" "*numClusters:i32 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaOccupancyMaxPotentialClusterSize, "cudaOccupancyMaxPotentialClusterSize", (void *clusterSize,
    const void *func, const void *launchConfig), ((uintptr_t)clusterSize, (uintptr_t)func, (uintptr_t)launchConfig,),
    "models=1\0" "clusterSize func:ptr launchConfig:{cudaLaunchConfig_st}\0" "*clusterSize:i32 return:status@cudaError_t\0" "models=2\0" "clusterSize "
    "func:ptr launchConfig:{cudaLaunchConfig_st@cudart-12.9}\0" "*clusterSize:i32 return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaPointerGetAttributes, "cudaPointerGetAttributes", (void *attributes, const void *ptr),
    ((uintptr_t)attributes, (uintptr_t)ptr,),
    "attributes ptr:ptr\0" "attributes:{cudaPointerAttributes} return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaProfilerStart, "cudaProfilerStart", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaProfilerStop, "cudaProfilerStop", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaRuntimeGetVersion, "cudaRuntimeGetVersion", (void *runtimeVersion), ((uintptr_t)runtimeVersion,),
    "runtimeVersion\0" "*runtimeVersion:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDevice, "cudaSetDevice", (int32_t device), ((uint64_t)device,),
    "device:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDeviceFlags, "cudaSetDeviceFlags", (uint32_t flags), ((uint64_t)flags,),
    "flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDoubleForDevice, "cudaSetDoubleForDevice", (void *d), ((uintptr_t)d,),
    "d\0" "*d:f64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaSetDoubleForHost, "cudaSetDoubleForHost", (void *d), ((uintptr_t)d,),
    "d\0" "*d:f64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaSetValidDevices, "cudaSetValidDevices", (void *device_arr, int32_t len), ((uintptr_t)device_arr,
    (uint64_t)len,),
    "device_arr[len]:i32 len:i32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync, "cudaSignalExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync_ptsz, "cudaSignalExternalSemaphoresAsync_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync_v2, "cudaSignalExternalSemaphoresAsync_v2",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaSignalExternalSemaphoresAsync_v2_ptsz, "cudaSignalExternalSemaphoresAsync_v2_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreSignalParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaStreamAddCallback, "cudaStreamAddCallback", (void *stream, void *callback, void *userData,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "stream:handle callback:ptr userData:ptr flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 1, int, trace__cudart_cudaStreamAddCallback_ptsz, "cudaStreamAddCallback_ptsz", (void *stream, void *callback,
    void *userData, uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "stream:handle callback:ptr userData:ptr flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaStreamAttachMemAsync, "cudaStreamAttachMemAsync", (void *stream, void *devPtr, uint64_t length,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)devPtr, (uint64_t)length, (uint64_t)flags,),
    "stream:handle devPtr:ptr length:u64 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaStreamAttachMemAsync_ptsz, "cudaStreamAttachMemAsync_ptsz", (void *stream, void *devPtr,
    uint64_t length, uint32_t flags), ((uintptr_t)stream, (uintptr_t)devPtr, (uint64_t)length, (uint64_t)flags,),
    "stream:handle devPtr:ptr length:u64 flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamBeginCapture, "cudaStreamBeginCapture", (void *stream, int mode), ((uintptr_t)stream,
    (uint64_t)mode,),
    "stream:handle mode:i32@cudaStreamCaptureMode\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaStreamBeginCaptureToGraph, "cudaStreamBeginCaptureToGraph", (void *stream, void *graph,
    const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph,
    (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "stream:handle graph:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "mode:i32@cudaStreamCaptureMode\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 2, int, trace__cudart_cudaStreamBeginCaptureToGraph_ptsz, "cudaStreamBeginCaptureToGraph_ptsz", (void *stream,
    void *graph, const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph,
    (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "stream:handle graph:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "mode:i32@cudaStreamCaptureMode\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamBeginCapture_ptsz, "cudaStreamBeginCapture_ptsz", (void *stream, int mode),
    ((uintptr_t)stream, (uint64_t)mode,),
    "stream:handle mode:i32@cudaStreamCaptureMode\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamCopyAttributes, "cudaStreamCopyAttributes", (void *dst, void *src), ((uintptr_t)dst,
    (uintptr_t)src,),
    "dst:handle src:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamCopyAttributes_ptsz, "cudaStreamCopyAttributes_ptsz", (void *dst, void *src),
    ((uintptr_t)dst, (uintptr_t)src,),
    "dst:handle src:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaStreamCreate, "cudaStreamCreate", (void *pStream), ((uintptr_t)pStream,),
    "pStream\0" "*pStream:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamCreateWithFlags, "cudaStreamCreateWithFlags", (void *pStream, uint32_t flags),
    ((uintptr_t)pStream, (uint64_t)flags,),
    "pStream flags:u32\0" "*pStream:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaStreamCreateWithPriority, "cudaStreamCreateWithPriority", (void *pStream, uint32_t flags,
    int32_t priority), ((uintptr_t)pStream, (uint64_t)flags, (uint64_t)priority,),
    "pStream flags:u32 priority:i32\0" "*pStream:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaStreamDestroy, "cudaStreamDestroy", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamEndCapture, "cudaStreamEndCapture", (void *stream, void *pGraph), ((uintptr_t)stream,
    (uintptr_t)pGraph,),
    "stream:handle pGraph\0" "*pGraph:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaStreamEndCapture_ptsz, "cudaStreamEndCapture_ptsz", (void *stream, void *pGraph),
    ((uintptr_t)stream, (uintptr_t)pGraph,),
    "stream:handle pGraph\0" "*pGraph:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaStreamGetAttribute, "cudaStreamGetAttribute", (void *hStream, int attr, void *value_out),
    ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value_out,),
    "models=1\0" "hStream:handle attr:i32@cudaLaunchAttributeID value_out\0" "value_out:{cudaLaunchAttributeValue} "
    "return:status@cudaError_t\0" "models=2\0" "hStream:handle attr:i32@cudaLaunchAttributeID "
    "value_out\0" "value_out:{cudaLaunchAttributeValue@cudart-12.9} return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 3, 3, int, trace__cudart_cudaStreamGetAttribute_ptsz, "cudaStreamGetAttribute_ptsz", (void *hStream, int attr,
    void *value_out), ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value_out,),
    "models=1\0" "hStream:handle attr:i32@cudaLaunchAttributeID value_out\0" "value_out:{cudaLaunchAttributeValue} "
    "return:status@cudaError_t\0" "models=2\0" "hStream:handle attr:i32@cudaLaunchAttributeID "
    "value_out\0" "value_out:{cudaLaunchAttributeValue@cudart-12.9} return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo, "cudaStreamGetCaptureInfo", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out edgeData_out:ptr "
    "numDependencies_out\0" "*captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo_ptsz, "cudaStreamGetCaptureInfo_ptsz", (void *stream,
    void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out edgeData_out:ptr "
    "numDependencies_out\0" "*captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v2, "cudaStreamGetCaptureInfo_v2", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out,
    (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out numDependencies_out\0" "*captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 "
    "*graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 6, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v2_ptsz, "cudaStreamGetCaptureInfo_v2_ptsz", (void *stream,
    void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out numDependencies_out\0" "*captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 "
    "*graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v3, "cudaStreamGetCaptureInfo_v3", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out edgeData_out:ptr "
    "numDependencies_out\0" "*captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 7, 3, int, trace__cudart_cudaStreamGetCaptureInfo_v3_ptsz, "cudaStreamGetCaptureInfo_v3_ptsz", (void *stream,
    void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *edgeData_out, void *numDependencies_out), ((uintptr_t)stream,
    (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out,
    (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out edgeData_out:ptr "
    "numDependencies_out\0" "*captureStatus_out:i32@cudaStreamCaptureStatus *id_out:u64 *graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 "
    "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetDevice, "cudaStreamGetDevice", (void *hStream, void *device), ((uintptr_t)hStream,
    (uintptr_t)device,),
    "hStream:handle device\0" "*device:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetDevice_ptsz, "cudaStreamGetDevice_ptsz", (void *hStream, void *device),
    ((uintptr_t)hStream, (uintptr_t)device,),
    "hStream:handle device\0" "*device:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetFlags, "cudaStreamGetFlags", (void *hStream, void *flags), ((uintptr_t)hStream,
    (uintptr_t)flags,),
    "hStream:handle flags\0" "*flags:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetFlags_ptsz, "cudaStreamGetFlags_ptsz", (void *hStream, void *flags),
    ((uintptr_t)hStream, (uintptr_t)flags,),
    "hStream:handle flags\0" "*flags:u32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetId, "cudaStreamGetId", (void *hStream, void *streamId), ((uintptr_t)hStream,
    (uintptr_t)streamId,),
    "hStream:handle streamId\0" "*streamId:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetId_ptsz, "cudaStreamGetId_ptsz", (void *hStream, void *streamId), ((uintptr_t)hStream,
    (uintptr_t)streamId,),
    "hStream:handle streamId\0" "*streamId:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetPriority, "cudaStreamGetPriority", (void *hStream, void *priority),
    ((uintptr_t)hStream, (uintptr_t)priority,),
    "hStream:handle priority\0" "*priority:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamGetPriority_ptsz, "cudaStreamGetPriority_ptsz", (void *hStream, void *priority),
    ((uintptr_t)hStream, (uintptr_t)priority,),
    "hStream:handle priority\0" "*priority:i32 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamIsCapturing, "cudaStreamIsCapturing", (void *stream, void *pCaptureStatus),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "stream:handle pCaptureStatus\0" "*pCaptureStatus:i32@cudaStreamCaptureStatus return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaStreamIsCapturing_ptsz, "cudaStreamIsCapturing_ptsz", (void *stream, void *pCaptureStatus),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "stream:handle pCaptureStatus\0" "*pCaptureStatus:i32@cudaStreamCaptureStatus return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaStreamQuery, "cudaStreamQuery", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaStreamQuery_ptsz, "cudaStreamQuery_ptsz", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaStreamSetAttribute, "cudaStreamSetAttribute", (void *hStream, int attr, const void *value),
    ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value,),
    "models=1\0" "hStream:handle attr:i32@cudaLaunchAttributeID "
    "value:{cudaLaunchAttributeValue}\0" "return:status@cudaError_t\0" "models=2\0" "hStream:handle attr:i32@cudaLaunchAttributeID "
    "value:{cudaLaunchAttributeValue@cudart-12.9}\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 3, 2, int, trace__cudart_cudaStreamSetAttribute_ptsz, "cudaStreamSetAttribute_ptsz", (void *hStream, int attr,
    const void *value), ((uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value,),
    "models=1\0" "hStream:handle attr:i32@cudaLaunchAttributeID "
    "value:{cudaLaunchAttributeValue}\0" "return:status@cudaError_t\0" "models=2\0" "hStream:handle attr:i32@cudaLaunchAttributeID "
    "value:{cudaLaunchAttributeValue@cudart-12.9}\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaStreamSynchronize, "cudaStreamSynchronize", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 1, int, trace__cudart_cudaStreamSynchronize_ptsz, "cudaStreamSynchronize_ptsz", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies, "cudaStreamUpdateCaptureDependencies", (uint64_t a0,
    uint64_t a1, uint64_t a2, uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "stream:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "flags:u32\0" "return:status@cudaError_t\0" "models=2\0" "stream:handle dependencies[numDependencies]:handle numDependencies:u64 flags:u32 "
    "_\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies_ptsz, "cudaStreamUpdateCaptureDependencies_ptsz", (uint64_t a0,
    uint64_t a1, uint64_t a2, uint64_t a3, uint64_t a4), (a0, a1, a2, a3, a4,),
    "models=1\0" "stream:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "flags:u32\0" "return:status@cudaError_t\0" "models=2\0" "stream:handle dependencies[numDependencies]:handle numDependencies:u64 flags:u32 "
    "_\0" "return:status@cudaError_t\0")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies_v2, "cudaStreamUpdateCaptureDependencies_v2", (void *stream,
    void *dependencies, const void *dependencyData, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies,
    (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)flags,),
    "stream:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaStreamUpdateCaptureDependencies_v2_ptsz, "cudaStreamUpdateCaptureDependencies_v2_ptsz",
    (void *stream, void *dependencies, const void *dependencyData, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies,
    (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)flags,),
    "stream:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{cudaGraphEdgeData_st#8} numDependencies:u64 "
    "flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaStreamWaitEvent, "cudaStreamWaitEvent", (void *stream, void *event, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags,),
    "stream:handle event:handle flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 3, 1, int, trace__cudart_cudaStreamWaitEvent_ptsz, "cudaStreamWaitEvent_ptsz", (void *stream, void *event, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags,),
    "stream:handle event:handle flags:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaThreadExchangeStreamCaptureMode, "cudaThreadExchangeStreamCaptureMode", (void *mode),
    ((uintptr_t)mode,),
    "mode\0" "*mode:i32@cudaStreamCaptureMode return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 0, 2, int, trace__cudart_cudaThreadExit, "cudaThreadExit", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 3, int, trace__cudart_cudaThreadGetCacheConfig, "cudaThreadGetCacheConfig", (void *pCacheConfig),
    ((uintptr_t)pCacheConfig,),
    "pCacheConfig\0" "*pCacheConfig:i32@cudaFuncCache return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 3, int, trace__cudart_cudaThreadGetLimit, "cudaThreadGetLimit", (void *pValue, int limit), ((uintptr_t)pValue,
    (uint64_t)limit,),
    "pValue limit:i32@cudaLimit\0" "*pValue:u64 return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 1, 2, int, trace__cudart_cudaThreadSetCacheConfig, "cudaThreadSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "cacheConfig:i32@cudaFuncCache\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaThreadSetLimit, "cudaThreadSetLimit", (int limit, uint64_t value), ((uint64_t)limit,
    (uint64_t)value,),
    "limit:i32@cudaLimit value:u64\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 0, 1, int, trace__cudart_cudaThreadSynchronize, "cudaThreadSynchronize", (void), (),
    "\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 5, 2, int, trace__cudart_cudaUserObjectCreate, "cudaUserObjectCreate", (void *object_out, void *ptr, void *destroy,
    uint32_t initialRefcount, uint32_t flags), ((uintptr_t)object_out, (uintptr_t)ptr, (uintptr_t)destroy, (uint64_t)initialRefcount, (uint64_t)flags,),
    "object_out ptr:ptr destroy:ptr initialRefcount:u32 flags:u32\0" "*object_out:handle return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaUserObjectRelease, "cudaUserObjectRelease", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "object:handle count:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 2, 2, int, trace__cudart_cudaUserObjectRetain, "cudaUserObjectRetain", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "object:handle count:u32\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync, "cudaWaitExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync_ptsz, "cudaWaitExternalSemaphoresAsync_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync_v2, "cudaWaitExternalSemaphoresAsync_v2", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

TRACE__FORWARD(trace__cudart, 4, 2, int, trace__cudart_cudaWaitExternalSemaphoresAsync_v2_ptsz, "cudaWaitExternalSemaphoresAsync_v2_ptsz",
    (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray,
    (uint64_t)numExtSems, (uintptr_t)stream,),
    "extSemArray[numExtSems]:handle paramsArray[numExtSems]:{cudaExternalSemaphoreWaitParams#144} numExtSems:u32 "
    "stream:handle\0" "return:status@cudaError_t")

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
