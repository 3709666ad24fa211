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

static const trace__script trace__hip_structs[] = {
    {"HIP_ARRAY3D_DESCRIPTOR", 0, "Width+0:u64 Height+8:u64 Depth+16:u64 Format+24:i32@hipArray_Format NumChannels+28:u32 Flags+32:u32"},
    {"HIP_ARRAY_DESCRIPTOR", 0, "Width+0:u64 Height+8:u64 Format+16:i32@hipArray_Format NumChannels+20:u32"},
    {"HIP_LAUNCH_CONFIG_st", 0, "gridDimX+0:u32 gridDimY+4:u32 gridDimZ+8:u32 blockDimX+12:u32 blockDimY+16:u32 blockDimZ+20:u32 sharedMemBytes+24:u32 "
        "hStream+32:handle *attrs+40[numAttrs+48:u32]:{hipLaunchAttribute_st#72} numAttrs+48:u32"},
    {"HIP_MEMCPY3D", 0, "srcXInBytes+0:u64 srcY+8:u64 srcZ+16:u64 srcLOD+24:u64 srcMemoryType+32:i32@hipMemoryType srcHost+40:ptr srcDevice+48:ptr "
        "srcArray+56:handle srcPitch+64:u64 srcHeight+72:u64 dstXInBytes+80:u64 dstY+88:u64 dstZ+96:u64 dstLOD+104:u64 dstMemoryType+112:i32@hipMemoryType "
        "dstHost+120:ptr dstDevice+128:ptr dstArray+136:handle dstPitch+144:u64 dstHeight+152:u64 WidthInBytes+160:u64 Height+168:u64 "
        "Depth+176:u64"},
    {"HIP_MEMCPY3D@hip-5.2", 0, "srcXInBytes+0:u32 srcY+4:u32 srcZ+8:u32 srcLOD+12:u32 srcMemoryType+16:i32@hipMemoryType@hip-5.2 srcHost+24:ptr "
        "srcDevice+32:ptr srcArray+40:ptr srcPitch+48:u32 srcHeight+52:u32 dstXInBytes+56:u32 dstY+60:u32 dstZ+64:u32 dstLOD+68:u32 "
        "dstMemoryType+72:i32@hipMemoryType@hip-5.2 dstHost+80:ptr dstDevice+88:ptr dstArray+96:ptr dstPitch+104:u32 dstHeight+108:u32 "
        "WidthInBytes+112:u32 Height+116:u32 Depth+120:u32"},
    {"HIP_MEMSET_NODE_PARAMS", 0, "dst+0:ptr pitch+8:u64 value+16:u32 elementSize+20:u32 width+24:u64 height+32:u64"},
    {"HIP_RESOURCE_DESC_st", 0, "resType+0:i32@HIPresourcetype res+8[128]:bytes flags+136:u32"},
    {"HIP_RESOURCE_VIEW_DESC_st", 0, "format+0:i32@HIPresourceViewFormat width+8:u64 height+16:u64 depth+24:u64 firstMipmapLevel+32:u32 "
    "lastMipmapLevel+36:u32 "
        "firstLayer+40:u32 lastLayer+44:u32"},
    {"HIP_TEXTURE_DESC_st", 0, "addressMode+0[3]:i32@HIPaddress_mode filterMode+12:i32@HIPfilter_mode flags+16:u32 maxAnisotropy+20:u32 "
    "mipmapFilterMode+24:i32@HIPfilter_mode "
        "mipmapLevelBias+28:f32 minMipmapLevelClamp+32:f32 maxMipmapLevelClamp+36:f32 borderColor+40[4]:f32"},
    {"dim3", 0, "x+0:u32 y+4:u32 z+8:u32"},
    {"hipAccessPolicyWindow", 0, "base_ptr+0:ptr hitProp+8:i32@hipAccessProperty hitRatio+12:f32 missProp+16:i32@hipAccessProperty num_bytes+24:u64"},
    {"hipArray", 0, "data+0:ptr desc+8:{hipChannelFormatDesc} type+28:u32 width+32:u32 height+36:u32 depth+40:u32 Format+44:i32@hipArray_Format "
        "NumChannels+48:u32 isDrv+52:bool textureType+56:u32"},
    {"hipArrayMapInfo", 0, "resourceType+0:i32@hipResourceType resource+8[64]:bytes subresourceType+72:i32@hipArraySparseSubresourceType "
    "subresource+80[32]:bytes "
        "memOperationType+112:i32@hipMemOperationType memHandleType+116:i32@hipMemHandleType memHandle+120[8]:bytes offset+128:u64 "
        "deviceBitMask+136:u32 flags+140:u32"},
    {"hipArrayMemoryRequirements", 0, "alignment+0:u64 size+8:u64"},
    {"hipBatchMemOpNodeParams", 0, "ctx+0:handle count+8:u32 paramArray+16:ptr flags+24:u32"},
    {"hipChannelFormatDesc", 0, "x+0:i32 y+4:i32 z+8:i32 w+12:i32 f+16:i32@hipChannelFormatKind"},
    {"hipDevSmResourceGroupParams_st", 0, "smCount+0:u32 coscheduledSmCount+4:u32 preferredCoscheduledSmCount+8:u32 flags+12:u32"},
    {"hipDeviceArch_t", 0, ""},
    {"hipDeviceProp_t", 0, "name+0[256]:chars totalGlobalMem+256:u64 sharedMemPerBlock+264:u64 regsPerBlock+272:i32 warpSize+276:i32 "
    "maxThreadsPerBlock+280:i32 "
        "maxThreadsDim+284[3]:i32 maxGridSize+296[3]:i32 clockRate+308:i32 memoryClockRate+312:i32 memoryBusWidth+316:i32 totalConstMem+320:u64 "
        "major+328:i32 minor+332:i32 multiProcessorCount+336:i32 l2CacheSize+340:i32 maxThreadsPerMultiProcessor+344:i32 computeMode+348:i32 "
        "clockInstructionRate+352:i32 arch+356:{hipDeviceArch_t} concurrentKernels+360:i32 pciDomainID+364:i32 pciBusID+368:i32 "
        "pciDeviceID+372:i32 maxSharedMemoryPerMultiProcessor+376:u64 isMultiGpuBoard+384:i32 canMapHostMemory+388:i32 gcnArch+392:i32 "
        "gcnArchName+396[256]:chars integrated+652:i32 cooperativeLaunch+656:i32 cooperativeMultiDeviceLaunch+660:i32 maxTexture1DLinear+664:i32 "
        "maxTexture1D+668:i32 maxTexture2D+672[2]:i32 maxTexture3D+680[3]:i32 hdpMemFlushCntl+696:ptr hdpRegFlushCntl+704:ptr "
        "memPitch+712:u64 textureAlignment+720:u64 texturePitchAlignment+728:u64 kernelExecTimeoutEnabled+736:i32 ECCEnabled+740:i32 "
        "tccDriver+744:i32 cooperativeMultiDeviceUnmatchedFunc+748:i32 cooperativeMultiDeviceUnmatchedGridDim+752:i32 "
    "cooperativeMultiDeviceUnmatchedBlockDim+756:i32 "
        "cooperativeMultiDeviceUnmatchedSharedMem+760:i32 isLargeBar+764:i32 asicRevision+768:i32 managedMemory+772:i32 "
    "directManagedMemAccessFromHost+776:i32 "
        "concurrentManagedAccess+780:i32 pageableMemoryAccess+784:i32 pageableMemoryAccessUsesHostPageTables+788:i32"},
    {"hipDeviceProp_tR0600", 0, "name+0[256]:chars uuid+256:{hipUUID_t} luid+272[8]:bytes luidDeviceNodeMask+280:u32 totalGlobalMem+288:u64 "
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
        "accessPolicyMaxWindowSize+716:i32 hostRegisterSupported+728:i32 sparseHipArraySupported+732:i32 hostRegisterReadOnlySupported+736:i32 "
        "timelineSemaphoreInteropSupported+740:i32 memoryPoolsSupported+744:i32 gpuDirectRDMASupported+748:i32 gpuDirectRDMAFlushWritesOptions+752:u32 "
        "gpuDirectRDMAWritesOrdering+756:i32 memoryPoolSupportedHandleTypes+760:u32 deferredMappingHipArraySupported+764:i32 ipcEventSupported+768:i32 "
        "clusterLaunch+772:i32 unifiedFunctionPointers+776:i32 hipReserved+1032[32]:i32 gcnArchName+1160[256]:chars "
    "maxSharedMemoryPerMultiProcessor+1416:u64 "
        "clockInstructionRate+1424:i32 arch+1428:{hipDeviceArch_t} hdpMemFlushCntl+1432:ptr hdpRegFlushCntl+1440:ptr "
    "cooperativeMultiDeviceUnmatchedFunc+1448:i32 "
        "cooperativeMultiDeviceUnmatchedGridDim+1452:i32 cooperativeMultiDeviceUnmatchedBlockDim+1456:i32 cooperativeMultiDeviceUnmatchedSharedMem+1460:i32 "
    ""
        "isLargeBar+1464:i32 asicRevision+1468:i32"},
    {"hipExtent", 0, "width+0:u64 height+8:u64 depth+16:u64"},
    {"hipExternalMemoryBufferDesc_st", 0, "offset+0:u64 size+8:u64 flags+16:u32"},
    {"hipExternalMemoryHandleDesc_st", 0, "type+0:i32@hipExternalMemoryHandleType handle+8[16]:bytes size+24:u64 flags+32:u32"},
    {"hipExternalMemoryMipmappedArrayDesc_st", 0, "offset+0:u64 formatDesc+8:{hipChannelFormatDesc} extent+32:{hipExtent} flags+56:u32 numLevels+60:u32"},
    {"hipExternalSemaphoreHandleDesc_st", 0, "type+0:i32@hipExternalSemaphoreHandleType handle+8[16]:bytes flags+24:u32"},
    {"hipExternalSemaphoreSignalNodeParams", 0, "extSemArray+0:ptr paramsArray+8:ptr numExtSems+16:u32"},
    {"hipExternalSemaphoreSignalParams_st", 0, "params+0:{hipExternalSemaphoreSignalParams_st.params} flags+72:u32"},
    {"hipExternalSemaphoreSignalParams_st.params", 0, "fence+0:{hipExternalSemaphoreSignalParams_st.params.fence} nvSciSync+8[8]:bytes "
    "keyedMutex+16:{hipExternalSemaphoreSignalParams_st.params.keyedMutex}"},
    {"hipExternalSemaphoreSignalParams_st.params.fence", 0, "value+0:u64"},
    {"hipExternalSemaphoreSignalParams_st.params.keyedMutex", 0, "key+0:u64"},
    {"hipExternalSemaphoreSignalParams_st.params@hip-5.2", 0, "fence+0:{hipExternalSemaphoreSignalParams_st.params.fence} "
    "keyedMutex+8:{hipExternalSemaphoreSignalParams_st.params.keyedMutex}"},
    {"hipExternalSemaphoreSignalParams_st@hip-5.2", 0, "params+0:{hipExternalSemaphoreSignalParams_st.params@hip-5.2} flags+64:u32"},
    {"hipExternalSemaphoreWaitNodeParams", 0, "extSemArray+0:ptr paramsArray+8:ptr numExtSems+16:u32"},
    {"hipExternalSemaphoreWaitParams_st", 0, "params+0:{hipExternalSemaphoreWaitParams_st.params} flags+72:u32"},
    {"hipExternalSemaphoreWaitParams_st.params", 0, "fence+0:{hipExternalSemaphoreWaitParams_st.params.fence} nvSciSync+8[8]:bytes "
    "keyedMutex+16:{hipExternalSemaphoreWaitParams_st.params.keyedMutex}"},
    {"hipExternalSemaphoreWaitParams_st.params.fence", 0, "value+0:u64"},
    {"hipExternalSemaphoreWaitParams_st.params.keyedMutex", 0, "key+0:u64 timeoutMs+8:u32"},
    {"hipExternalSemaphoreWaitParams_st.params@hip-5.2", 0, "fence+0:{hipExternalSemaphoreWaitParams_st.params.fence} "
    "keyedMutex+8:{hipExternalSemaphoreWaitParams_st.params.keyedMutex}"},
    {"hipExternalSemaphoreWaitParams_st@hip-5.2", 0, "params+0:{hipExternalSemaphoreWaitParams_st.params@hip-5.2} flags+64:u32"},
    {"hipFuncAttributes", 0, "binaryVersion+0:i32 cacheModeCA+4:i32 constSizeBytes+8:u64 localSizeBytes+16:u64 maxDynamicSharedSizeBytes+24:i32 "
        "maxThreadsPerBlock+28:i32 numRegs+32:i32 preferredShmemCarveout+36:i32 ptxVersion+40:i32 sharedSizeBytes+48:u64"},
    {"hipFunctionLaunchParams_t", 0, "function+0:handle gridDimX+8:u32 gridDimY+12:u32 gridDimZ+16:u32 blockDimX+20:u32 blockDimY+24:u32 blockDimZ+28:u32 "
        "sharedMemBytes+32:u32 hStream+40:handle kernelParams+48:ptr"},
    {"hipGraphEdgeData", 0, "from_port+0:u8 to_port+6:u8 type+7:u8"},
    {"hipGraphInstantiateParams", 0, "errNode_out+0:handle flags+8:u64 result_out+16:i32@hipGraphInstantiateResult uploadStream+24:handle"},
    {"hipGraphNodeParams", 0, "type+0:i32@hipGraphNodeType _2+16[232]:bytes"},
    {"hipHostNodeParams", 0, "fn+0:ptr userData+8:ptr"},
    {"hipIpcEventHandle_st", 0, "reserved+0[64]:bytes"},
    {"hipIpcMemHandle_st", 0, "reserved+0[64]:bytes"},
    {"hipKernelNodeAttrValue", 0, "accessPolicyWindow+0:{hipAccessPolicyWindow} cooperative+0:i32"},
    {"hipKernelNodeParams", 0, "blockDim+0:{dim3} extra+16:ptr func+24:ptr gridDim+32:{dim3} kernelParams+48:ptr sharedMemBytes+56:u32"},
    {"hipLaunchAttributeValue", 0, "accessPolicyWindow+0:{hipAccessPolicyWindow} cooperative+0:i32 priority+0:i32"},
    {"hipLaunchAttribute_st", 0, "id+0:i32@hipLaunchAttributeID pad+4[4]:chars value+8[64]:bytes"},
    {"hipLaunchConfig_st", 0, "gridDim+0:{dim3} blockDim+12:{dim3} dynamicSmemBytes+24:u64 stream+32:handle "
    "*attrs+40[numAttrs+48:u32]:{hipLaunchAttribute_st#72} "
        "numAttrs+48:u32"},
    {"hipLaunchParams_t", 0, "func+0:ptr gridDim+8:{dim3} blockDim+20:{dim3} args+32:ptr sharedMem+40:u64 stream+48:handle"},
    {"hipMemAccessDesc", 0, "location+0:{hipMemLocation} flags+8:i32@hipMemAccessFlags"},
    {"hipMemAllocNodeParams", 0, "poolProps+0:{hipMemPoolProps} accessDescs+88:ptr accessDescCount+96:u64 bytesize+104:u64 dptr+112:ptr"},
    {"hipMemAllocationProp", 0, "type+0:i32@hipMemAllocationType requestedHandleType+4:i32@hipMemAllocationHandleType location+8:{hipMemLocation} "
        "win32HandleMetaData+16:ptr allocFlags+24:{hipMemAllocationProp.allocFlags}"},
    {"hipMemAllocationProp.allocFlags", 0, "compressionType+0:u8 gpuDirectRDMACapable+1:u8 usage+2:u16"},
    {"hipMemAllocationProp@hip-5.2", 0, "compressionType+0:u8 location+4:{hipMemLocation} requestedHandleType+12:i32@hipMemAllocationHandleType "
    "type+16:i32@hipMemAllocationType "
        "usage+20:u16 win32HandleMetaData+24:ptr"},
    {"hipMemLocation", 0, "type+0:i32@hipMemLocationType id+4:i32"},
    {"hipMemPoolProps", 0, "allocType+0:i32@hipMemAllocationType handleTypes+4:i32@hipMemAllocationHandleType location+8:{hipMemLocation} "
    "win32SecurityAttributes+16:ptr "
        "maxSize+24:u64"},
    {"hipMemPoolProps@hip-5.2", 0, "allocType+0:i32@hipMemAllocationType handleTypes+4:i32@hipMemAllocationHandleType location+8:{hipMemLocation} "
    "win32SecurityAttributes+16:ptr"},
    {"hipMemPoolPtrExportData", 0, ""},
    {"hipMemcpy3DBatchOp", 0, "src+0:{hipMemcpy3DOperand} dst+36:{hipMemcpy3DOperand} extent+72:{hipExtent} srcAccessOrder+96:i32@hipMemcpySrcAccessOrder "
        "flags+100:u32"},
    {"hipMemcpy3DOperand", 0, "type+0:i32@hipMemcpy3DOperandType op+4[32]:bytes"},
    {"hipMemcpy3DParms", 0, "srcArray+0:handle srcPos+8:{hipPos} srcPtr+32:{hipPitchedPtr} dstArray+64:handle dstPos+72:{hipPos} dstPtr+96:{hipPitchedPtr} "
        "extent+128:{hipExtent} kind+152:i32@hipMemcpyKind"},
    {"hipMemcpy3DParms@hip-5.2", 0, "srcArray+0:ptr srcPos+8:{hipPos} srcPtr+32:{hipPitchedPtr} dstArray+64:ptr dstPos+72:{hipPos} "
    "dstPtr+96:{hipPitchedPtr} "
        "extent+128:{hipExtent} kind+152:i32@hipMemcpyKind"},
    {"hipMemcpy3DPeerParms", 0, "srcArray+0:handle srcPos+8:{hipPos} srcPtr+32:{hipPitchedPtr} srcDevice+64:i32 dstArray+72:handle dstPos+80:{hipPos} "
        "dstPtr+104:{hipPitchedPtr} dstDevice+136:i32 extent+144:{hipExtent}"},
    {"hipMemcpyAttributes", 0, "srcAccessOrder+0:i32@hipMemcpySrcAccessOrder srcLocHint+4:{hipMemLocation} dstLocHint+12:{hipMemLocation} flags+20:u32"},
    {"hipMemsetParams", 0, "dst+0:ptr elementSize+8:u32 height+16:u64 pitch+24:u64 value+32:u32 width+40:u64"},
    {"hipMipmappedArray", 0, "data+0:ptr desc+8:{hipChannelFormatDesc} type+28:u32 width+32:u32 height+36:u32 depth+40:u32 min_mipmap_level+44:u32 "
        "max_mipmap_level+48:u32 flags+52:u32 format+56:i32@hipArray_Format num_channels+60:u32"},
    {"hipMipmappedArray@hip-5.2", 0, "data+0:ptr desc+8:{hipChannelFormatDesc} type+28:u32 width+32:u32 height+36:u32 depth+40:u32 min_mipmap_level+44:u32 "
        "max_mipmap_level+48:u32 flags+52:u32 format+56:i32@hipArray_Format"},
    {"hipPitchedPtr", 0, "ptr+0:ptr pitch+8:u64 xsize+16:u64 ysize+24:u64"},
    {"hipPointerAttribute_t", 0, "type+0:i32@hipMemoryType device+4:i32 devicePointer+8:ptr hostPointer+16:ptr isManaged+24:i32 allocationFlags+28:u32"},
    {"hipPointerAttribute_t@hip-5.2", 0, "memoryType+0:i32@hipMemoryType@hip-5.2 device+4:i32 devicePointer+8:ptr hostPointer+16:ptr isManaged+24:i32 "
    "allocationFlags+28:u32"},
    {"hipPos", 0, "x+0:u64 y+8:u64 z+16:u64"},
    {"hipResourceDesc", 0, "resType+0:i32@hipResourceType res+8[56]:bytes"},
    {"hipResourceViewDesc", 0, "format+0:i32@hipResourceViewFormat width+8:u64 height+16:u64 depth+24:u64 firstMipmapLevel+32:u32 lastMipmapLevel+36:u32 "
        "firstLayer+40:u32 lastLayer+44:u32"},
    {"hipStreamBatchMemOpParams_union", 0, "operation+0:i32@hipStreamBatchMemOpType waitValue+0:{hipStreamMemOpWaitValueParams_t} "
    "writeValue+0:{hipStreamMemOpWriteValueParams_t} "
        "flushRemoteWrites+0:{hipStreamMemOpFlushRemoteWritesParams_t} memoryBarrier+0:{hipStreamMemOpMemoryBarrierParams_t} pad+0[6]:u64"},
    {"hipStreamMemOpFlushRemoteWritesParams_t", 0, "operation+0:i32@hipStreamBatchMemOpType flags+4:u32"},
    {"hipStreamMemOpMemoryBarrierParams_t", 0, "operation+0:i32@hipStreamBatchMemOpType flags+4:u32"},
    {"hipStreamMemOpWaitValueParams_t", 0, "operation+0:i32@hipStreamBatchMemOpType address+8:ptr _2+16[8]:bytes flags+24:u32 alias+32:ptr"},
    {"hipStreamMemOpWriteValueParams_t", 0, "operation+0:i32@hipStreamBatchMemOpType address+8:ptr _2+16[8]:bytes flags+24:u32 alias+32:ptr"},
    {"hipTextureDesc", 0, "addressMode+0[3]:i32@hipTextureAddressMode filterMode+12:i32@hipTextureFilterMode readMode+16:i32@hipTextureReadMode "
        "sRGB+20:i32 borderColor+24[4]:f32 normalizedCoords+40:i32 maxAnisotropy+44:u32 mipmapFilterMode+48:i32@hipTextureFilterMode "
        "mipmapLevelBias+52:f32 minMipmapLevelClamp+56:f32 maxMipmapLevelClamp+60:f32"},
    {"hipUUID_t", 0, "bytes+0[16]:bytes"},
    {"hip_Memcpy2D", 0, "srcXInBytes+0:u64 srcY+8:u64 srcMemoryType+16:i32@hipMemoryType srcHost+24:ptr srcDevice+32:ptr srcArray+40:handle "
        "srcPitch+48:u64 dstXInBytes+56:u64 dstY+64:u64 dstMemoryType+72:i32@hipMemoryType dstHost+80:ptr dstDevice+88:ptr dstArray+96:handle "
        "dstPitch+104:u64 WidthInBytes+112:u64 Height+120:u64"},
    {"hip_Memcpy2D@hip-5.2", 0, "srcXInBytes+0:u64 srcY+8:u64 srcMemoryType+16:i32@hipMemoryType@hip-5.2 srcHost+24:ptr srcDevice+32:ptr srcArray+40:ptr "
        "srcPitch+48:u64 dstXInBytes+56:u64 dstY+64:u64 dstMemoryType+72:i32@hipMemoryType@hip-5.2 dstHost+80:ptr dstDevice+88:ptr "
        "dstArray+96:ptr dstPitch+104:u64 WidthInBytes+112:u64 Height+120:u64"},
    {"textureReference", 0, "normalized+0:i32 readMode+4:i32@hipTextureReadMode filterMode+8:i32@hipTextureFilterMode "
    "addressMode+12[3]:i32@hipTextureAddressMode "
        "channelDesc+24:{hipChannelFormatDesc} sRGB+44:i32 maxAnisotropy+48:u32 mipmapFilterMode+52:i32@hipTextureFilterMode mipmapLevelBias+56:f32 "
        "minMipmapLevelClamp+60:f32 maxMipmapLevelClamp+64:f32 textureObject+72:handle numChannels+80:i32 format+84:i32@hipArray_Format"},
    {0, 0, 0},
};

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

TRACE__CALL(trace__hip, 4, 3, int, trace__hip___hipPushCallConfiguration, "__hipPushCallConfiguration", (trace__bytes12 gridDim, trace__bytes12 blockDim,
    uint64_t sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim), (uint64_t)sharedMem,
    (uintptr_t)stream),
    "gridDim:copy{dim3} blockDim:copy{dim3} sharedMem:u64 stream:handle\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 4, 2, int, trace__hip_hipConfigureCall, "hipConfigureCall", (trace__bytes12 gridDim, trace__bytes12 blockDim, uint64_t sharedMem,
    void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim), (uint64_t)sharedMem, (uintptr_t)stream),
    "gridDim:copy{dim3} blockDim:copy{dim3} sharedMem:u64 stream:handle\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 5, 2, trace__bytes20, trace__hip_hipCreateChannelDesc, "hipCreateChannelDesc", (int32_t x, int32_t y, int32_t z, int32_t w, int f),
    (x, y, z, w, f), ((uint64_t)x, (uint64_t)y, (uint64_t)z, (uint64_t)w, (uint64_t)f),
    "x:i32 y:i32 z:i32 w:i32 f:i32@hipChannelFormatKind\0" "return:copy{hipChannelFormatDesc}")

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

TRACE__CALL(trace__hip, 9, 1, int, trace__hip_hipExtLaunchKernel, "hipExtLaunchKernel", (const void *function_address, trace__bytes12 numBlocks,
    trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream, void *startEvent, void *stopEvent, int32_t flags), (function_address,
    numBlocks, dimBlocks, args, sharedMemBytes, stream, startEvent, stopEvent, flags), ((uintptr_t)function_address, TRACE__V(numBlocks),
    TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)startEvent, (uintptr_t)stopEvent, (uint64_t)flags),
    "function_address:ptr numBlocks:copy{dim3} dimBlocks:copy{dim3} args:ptr sharedMemBytes:u64 stream:handle startEvent:handle stopEvent:handle "
    "flags:i32\0" "return:status@hipError_t")

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

TRACE__CALL(trace__hip, 2, 2, int, trace__hip_hipIpcOpenEventHandle, "hipIpcOpenEventHandle", (void *event, trace__bytes64 handle), (event, handle),
    ((uintptr_t)event, TRACE__V(handle)),
    "event handle:copy{hipIpcEventHandle_st}\0" "*event:handle return:status@hipError_t")

TRACE__CALL(trace__hip, 3, 2, int, trace__hip_hipIpcOpenMemHandle, "hipIpcOpenMemHandle", (void *devPtr, trace__bytes64 handle, uint32_t flags), (devPtr,
    handle, flags), ((uintptr_t)devPtr, TRACE__V(handle), (uint64_t)flags),
    "devPtr handle:copy{hipIpcMemHandle_st} flags:u32\0" "*devPtr:ptr return:status@hipError_t")

TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchCooperativeKernel, "hipLaunchCooperativeKernel", (const void *f, trace__bytes12 gridDim,
    trace__bytes12 blockDimX, void *kernelParams, uint32_t sharedMemBytes, void *stream), (f, gridDim, blockDimX, kernelParams, sharedMemBytes, stream),
    ((uintptr_t)f, TRACE__V(gridDim), TRACE__V(blockDimX), (uintptr_t)kernelParams, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    "f:ptr gridDim:copy{dim3} blockDimX:copy{dim3} kernelParams:ptr sharedMemBytes:u32 stream:handle\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchCooperativeKernel_spt, "hipLaunchCooperativeKernel_spt", (const void *f, trace__bytes12 gridDim,
    trace__bytes12 blockDim, void *kernelParams, uint32_t sharedMemBytes, void *hStream), (f, gridDim, blockDim, kernelParams, sharedMemBytes, hStream),
    ((uintptr_t)f, TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)kernelParams, (uint64_t)sharedMemBytes, (uintptr_t)hStream),
    "f:ptr gridDim:copy{dim3} blockDim:copy{dim3} kernelParams:ptr sharedMemBytes:u32 hStream:handle\0" "return:status@hipError_t")

TRACE__CALL_INLINE(trace__hip, 6, 1, int, trace__hip_hipLaunchKernel, "hipLaunchKernel", (const void *function_address, trace__bytes12 numBlocks,
    trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream),
    ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(function_address) TRACE__GIVEN(12, numBlocks) TRACE__GIVEN(12, dimBlocks)
        TRACE__GIVEN64(args) TRACE__GIVEN64(sharedMemBytes) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "function_address:ptr numBlocks:copy{dim3} dimBlocks:copy{dim3} args:ptr sharedMemBytes:u64 stream:handle\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchKernel_spt, "hipLaunchKernel_spt", (const void *function_address, trace__bytes12 numBlocks,
    trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream),
    ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    "function_address:ptr numBlocks:copy{dim3} dimBlocks:copy{dim3} args:ptr sharedMemBytes:u64 stream:handle\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipMalloc3D, "hipMalloc3D", (void *pitchedDevPtr, trace__bytes24 extent), (pitchedDevPtr, extent),
    ((uintptr_t)pitchedDevPtr, TRACE__V(extent)),
    "pitchedDevPtr extent:copy{hipExtent}\0" "pitchedDevPtr:{hipPitchedPtr} return:status@hipError_t")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMalloc3DArray, "hipMalloc3DArray", (void *array, const void *desc, trace__bytes24 extent, uint32_t flags),
    (array, desc, extent, flags), ((uintptr_t)array, (uintptr_t)desc, TRACE__V(extent), (uint64_t)flags),
    "models=1\0" "array desc:{hipChannelFormatDesc} extent:copy{hipExtent} flags:u32\0" "*array:handle return:status@hipError_t\0" "models=2\0" "array "
    "desc:{hipChannelFormatDesc} extent:copy{hipExtent} flags:u32\0" "*array:ptr return:status@hipError_t\0")

TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMallocMipmappedArray, "hipMallocMipmappedArray", (void *mipmappedArray, const void *desc,
    trace__bytes24 extent, uint32_t numLevels, uint32_t flags), (mipmappedArray, desc, extent, numLevels, flags), ((uintptr_t)mipmappedArray,
    (uintptr_t)desc, TRACE__V(extent), (uint64_t)numLevels, (uint64_t)flags),
    "mipmappedArray desc:{hipChannelFormatDesc} extent:copy{hipExtent} numLevels:u32 flags:u32\0" "*mipmappedArray:ptr return:status@hipError_t")

TRACE__CALL(trace__hip, 4, 2, int, trace__hip_hipMemAdvise_v2, "hipMemAdvise_v2", (const void *dev_ptr, uint64_t count, int advice,
    trace__bytes8 location), (dev_ptr, count, advice, location), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)advice, TRACE__V(location)),
    "dev_ptr:ptr count:u64 advice:i32@hipMemoryAdvise location:value{hipMemLocation}\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMemPrefetchAsync_v2, "hipMemPrefetchAsync_v2", (const void *dev_ptr, uint64_t count,
    trace__bytes8 location, uint32_t flags, void *stream), (dev_ptr, count, location, flags, stream), ((uintptr_t)dev_ptr, (uint64_t)count,
    TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "dev_ptr:ptr count:u64/BYTES/B location:value{hipMemLocation} flags:u32 stream:handle\0" "return:status@hipError_t")

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

TRACE__CALL_HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DAsync, "hipMemcpy2DAsync", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__hip_copying = trace__this;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__CALL_HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DAsync_spt, "hipMemcpy2DAsync_spt", (void *dst, uint64_t dpitch, const void *src,
    uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), (dst, dpitch, src, spitch, width, height, kind, stream), ((uintptr_t)dst,
    (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream), 2, (),
    (trace__hip_copying = trace__this;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

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

TRACE__CALL_HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAsync, "hipMemcpyAsync", (void *dst, const void *src, uint64_t sizeBytes, int kind,
    void *stream), (dst, src, sizeBytes, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__CALL_HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAsync_spt, "hipMemcpyAsync_spt", (void *dst, const void *src, uint64_t sizeBytes, int kind,
    void *stream), (dst, src, sizeBytes, kind, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

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

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoDAsync, "hipMemcpyDtoDAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    (dst, src, sizeBytes, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'D'));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__HOOK(trace__hip_hipMemcpyDtoH_before)
{
    trace__hip_copying = trace__this;
    trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'M'));
}

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoHAsync, "hipMemcpyDtoHAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    (dst, src, sizeBytes, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'M'));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

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

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyHtoDAsync, "hipMemcpyHtoDAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    (dst, src, sizeBytes, stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream), 1, (),
    (trace__hip_copying = trace__this;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('M', 'D'));),
    (trace__hip_copying = NULL;), (), (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

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

TRACE__CALL_HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemset3D, "hipMemset3D", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent),
    (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)), 1, (),
    (trace__v[4] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemset3DAsync, "hipMemset3DAsync", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemset3DAsync_spt, "hipMemset3DAsync_spt", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent, void *stream), (pitchedDevPtr, value, extent, stream), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent),
    (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__CALL_HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemset3D_spt, "hipMemset3D_spt", (trace__bytes32 pitchedDevPtr, int32_t value,
    trace__bytes24 extent), (pitchedDevPtr, value, extent), (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)), 1, (),
    (trace__v[4] = (uint64_t)(trace__hip_volume(&extent, 0, 3));), (), (), (),
    "pitchedDevPtr:copy{hipPitchedPtr} value:i32 extent:copy{hipExtent} ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

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

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD32Async, "hipMemsetD32Async", (void *dst, int32_t value, uint64_t count, void *stream),
    (dst, value, count, stream), ((uintptr_t)dst, (uint64_t)value, (uint64_t)count, (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(count * 4);), (), (), (),
    "dst:ptr value:i32 count:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__HOOK(trace__hip_hipMemsetD8_before)
{
    TRACE__HOOK_VALUE const uint64_t count = (uint64_t)trace__v[2];
    trace__v[4] = (uint64_t)(count);
}

TRACE__CALL_HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD8Async, "hipMemsetD8Async", (void *dest, uint8_t value, uint64_t count, void *stream),
    (dest, value, count, stream), ((uintptr_t)dest, (uint64_t)value, (uint64_t)count, (uintptr_t)stream), 1, (),
    (trace__v[5] = (uint64_t)(count);), (), (), (),
    "dest:ptr value:u8 count:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__CALL_INLINE(trace__hip, 11, 1, int, trace__hip_hipModuleLaunchKernel, "hipModuleLaunchKernel", (void *f, uint32_t gridDimX, uint32_t gridDimY,
    uint32_t gridDimZ, uint32_t blockDimX, uint32_t blockDimY, uint32_t blockDimZ, uint32_t sharedMemBytes, void *stream, void *kernelParams, void *extra),
    (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra), ((uintptr_t)f, (uint64_t)gridDimX,
    (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)stream,
    (uintptr_t)kernelParams, (uintptr_t)extra),
    64, !trace__r, (TRACE__GIVEN64(f) TRACE__GIVEN32(gridDimX) TRACE__GIVEN32(gridDimY) TRACE__GIVEN32(gridDimZ)
        TRACE__GIVEN32(blockDimX) TRACE__GIVEN32(blockDimY) TRACE__GIVEN32(blockDimZ)
        TRACE__GIVEN32(sharedMemBytes) TRACE__GIVEN64(stream) TRACE__GIVEN64(kernelParams)
        TRACE__GIVEN64(extra)), (TRACE__GIVEN32(trace__r)),
    "f:handle gridDimX:u32 gridDimY:u32 gridDimZ:u32 blockDimX:u32 blockDimY:u32 blockDimZ:u32 sharedMemBytes:u32 stream:handle kernelParams:ptr "
    "extra:ptr\0" "return:status@hipError_t")

TRACE__CALL(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMipmapLevelBias, "hipTexRefSetMipmapLevelBias", (void *texRef, float bias), (texRef, bias),
    ((uintptr_t)texRef, TRACE__V(bias)),
    "texRef bias:f32\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__CALL(trace__hip, 3, 2, int, trace__hip_hipTexRefSetMipmapLevelClamp, "hipTexRefSetMipmapLevelClamp", (void *texRef, float minMipMapLevelClamp,
    float maxMipMapLevelClamp), (texRef, minMipMapLevelClamp, maxMipMapLevelClamp), ((uintptr_t)texRef, TRACE__V(minMipMapLevelClamp),
    TRACE__V(maxMipMapLevelClamp)),
    "texRef minMipMapLevelClamp:f32 maxMipMapLevelClamp:f32\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARDING_BEGIN

TRACE__FORWARD_VOID(trace__hip, 2, 3, void, trace__hip___hipGetPCH, "__hipGetPCH", (void *pch, void *size), ((uintptr_t)pch, (uintptr_t)size,),
    "pch:ptr size\0" "*size:u32")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip___hipPopCallConfiguration, "__hipPopCallConfiguration", (void *gridDim, void *blockDim, void *sharedMem,
    void *stream), ((uintptr_t)gridDim, (uintptr_t)blockDim, (uintptr_t)sharedMem, (uintptr_t)stream,),
    "gridDim blockDim sharedMem stream\0" "gridDim:{dim3} blockDim:{dim3} *sharedMem:u64 *stream:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, void *, trace__hip___hipRegisterFatBinary, "__hipRegisterFatBinary", (const void *data), ((uintptr_t)data,),
    "data:ptr\0" "return:ptr")

TRACE__FORWARD_VOID(trace__hip, 10, 3, void, trace__hip___hipRegisterFunction, "__hipRegisterFunction", (void *modules, const void *hostFunction,
    void *deviceFunction, const void *deviceName, uint32_t threadLimit, void *tid, void *bid, void *blockDim, void *gridDim, void *wSize),
    ((uintptr_t)modules, (uintptr_t)hostFunction, (uintptr_t)deviceFunction, (uintptr_t)deviceName, (uint64_t)threadLimit, (uintptr_t)tid, (uintptr_t)bid,
    (uintptr_t)blockDim, (uintptr_t)gridDim, (uintptr_t)wSize,),
    "modules:ptr hostFunction:ptr deviceFunction:ptr deviceName:string threadLimit:u32 tid:handle bid:handle blockDim:ptr gridDim:ptr wSize:ptr\0" "")

TRACE__FORWARD_VOID(trace__hip, 6, 3, void, trace__hip___hipRegisterManagedVar, "__hipRegisterManagedVar", (void *hipModule, void *pointer,
    void *init_value, const void *name, uint64_t size, uint32_t align), ((uintptr_t)hipModule, (uintptr_t)pointer, (uintptr_t)init_value, (uintptr_t)name,
    (uint64_t)size, (uint64_t)align,),
    "hipModule:ptr pointer:ptr init_value:ptr name:string size:u64 align:u32\0" "")

TRACE__FORWARD_VOID(trace__hip, 6, 3, void, trace__hip___hipRegisterSurface, "__hipRegisterSurface", (void *modules, void *var, void *hostVar,
    void *deviceVar, int32_t type, int32_t ext), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar, (uint64_t)type,
    (uint64_t)ext,),
    "modules:ptr var:ptr hostVar:ptr deviceVar:ptr type:i32 ext:i32\0" "")

TRACE__FORWARD_VOID(trace__hip, 7, 3, void, trace__hip___hipRegisterTexture, "__hipRegisterTexture", (void *modules, void *var, void *hostVar,
    void *deviceVar, int32_t type, int32_t norm, int32_t ext), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar,
    (uint64_t)type, (uint64_t)norm, (uint64_t)ext,),
    "modules:ptr var:ptr hostVar:ptr deviceVar:ptr type:i32 norm:i32 ext:i32\0" "")

TRACE__FORWARD_VOID(trace__hip, 8, 3, void, trace__hip___hipRegisterVar, "__hipRegisterVar", (void *modules, void *var, void *hostVar, void *deviceVar,
    int32_t ext, uint64_t size, int32_t constant, int32_t global), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar,
    (uint64_t)ext, (uint64_t)size, (uint64_t)constant, (uint64_t)global,),
    "modules:ptr var:ptr hostVar:ptr deviceVar:ptr ext:i32 size:u64 constant:i32 global:i32\0" "")

TRACE__FORWARD_VOID(trace__hip, 1, 2, void, trace__hip___hipUnregisterFatBinary, "__hipUnregisterFatBinary", (void *modules), ((uintptr_t)modules,),
    "modules:ptr\0" "")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipApiName, "hipApiName", (uint32_t id), ((uint64_t)id,),
    "id:u32\0" "return:string")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipArray3DCreate, "hipArray3DCreate", (void *array, const void *pAllocateArray), ((uintptr_t)array,
    (uintptr_t)pAllocateArray,),
    "models=1\0" "array pAllocateArray:{HIP_ARRAY3D_DESCRIPTOR}\0" "*array:handle return:status@hipError_t\0" "models=2\0" "array "
    "pAllocateArray:{HIP_ARRAY3D_DESCRIPTOR}\0" "*array:ptr return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipArray3DGetDescriptor, "hipArray3DGetDescriptor", (void *pArrayDescriptor, void *array),
    ((uintptr_t)pArrayDescriptor, (uintptr_t)array,),
    "pArrayDescriptor array:handle\0" "pArrayDescriptor:{HIP_ARRAY3D_DESCRIPTOR} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipArrayCreate, "hipArrayCreate", (void *pHandle, const void *pAllocateArray), ((uintptr_t)pHandle,
    (uintptr_t)pAllocateArray,),
    "models=1\0" "pHandle pAllocateArray:{HIP_ARRAY_DESCRIPTOR}\0" "*pHandle:handle return:status@hipError_t\0" "models=2\0" "pHandle "
    "pAllocateArray:{HIP_ARRAY_DESCRIPTOR}\0" "*pHandle:ptr return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipArrayDestroy, "hipArrayDestroy", (void *array), ((uintptr_t)array,),
    "models=1\0" "array:handle\0" "return:status@hipError_t\0" "models=2\0" "array\0" "array:{hipArray} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipArrayGetDescriptor, "hipArrayGetDescriptor", (void *pArrayDescriptor, void *array),
    ((uintptr_t)pArrayDescriptor, (uintptr_t)array,),
    "pArrayDescriptor array:handle\0" "pArrayDescriptor:{HIP_ARRAY_DESCRIPTOR} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipArrayGetInfo, "hipArrayGetInfo", (void *desc, void *extent, void *flags, void *array),
    ((uintptr_t)desc, (uintptr_t)extent, (uintptr_t)flags, (uintptr_t)array,),
    "desc extent flags array:handle\0" "desc:{hipChannelFormatDesc} extent:{hipExtent} *flags:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipBindTexture, "hipBindTexture", (void *offset, const void *tex, const void *devPtr, const void *desc,
    uint64_t size), ((uintptr_t)offset, (uintptr_t)tex, (uintptr_t)devPtr, (uintptr_t)desc, (uint64_t)size,),
    "offset tex:{textureReference} devPtr:ptr desc:{hipChannelFormatDesc} size:u64\0" "*offset:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipBindTexture2D, "hipBindTexture2D", (void *offset, const void *tex, const void *devPtr,
    const void *desc, uint64_t width, uint64_t height, uint64_t pitch), ((uintptr_t)offset, (uintptr_t)tex, (uintptr_t)devPtr, (uintptr_t)desc,
    (uint64_t)width, (uint64_t)height, (uint64_t)pitch,),
    "offset tex:{textureReference} devPtr:ptr desc:{hipChannelFormatDesc} width:u64 height:u64 pitch:u64\0" "*offset:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipBindTextureToArray, "hipBindTextureToArray", (const void *tex, const void *array, const void *desc),
    ((uintptr_t)tex, (uintptr_t)array, (uintptr_t)desc,),
    "models=1\0" "tex:{textureReference} array:handle desc:{hipChannelFormatDesc}\0" "return:status@hipError_t\0" "models=2\0" "tex:{textureReference} "
    "array:{hipArray} desc:{hipChannelFormatDesc}\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipBindTextureToMipmappedArray, "hipBindTextureToMipmappedArray", (const void *tex,
    const void *mipmappedArray, const void *desc), ((uintptr_t)tex, (uintptr_t)mipmappedArray, (uintptr_t)desc,),
    "models=1\0" "tex:{textureReference} mipmappedArray:{hipMipmappedArray} "
    "desc:{hipChannelFormatDesc}\0" "return:status@hipError_t\0" "models=2\0" "tex:{textureReference} mipmappedArray:{hipMipmappedArray@hip-5.2} "
    "desc:{hipChannelFormatDesc}\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipChooseDevice, "hipChooseDevice", (void *device, const void *prop), ((uintptr_t)device,
    (uintptr_t)prop,),
    "device prop:{hipDeviceProp_t}\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipChooseDeviceR0600, "hipChooseDeviceR0600", (void *device, const void *prop), ((uintptr_t)device,
    (uintptr_t)prop,),
    "device prop:{hipDeviceProp_tR0600}\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipCreateSurfaceObject, "hipCreateSurfaceObject", (void *pSurfObject, const void *pResDesc),
    ((uintptr_t)pSurfObject, (uintptr_t)pResDesc,),
    "pSurfObject pResDesc:{hipResourceDesc}\0" "*pSurfObject:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipCreateTextureObject, "hipCreateTextureObject", (void *pTexObject, const void *pResDesc,
    const void *pTexDesc, const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "pTexObject pResDesc:{hipResourceDesc} pTexDesc:{hipTextureDesc} pResViewDesc:{hipResourceViewDesc}\0" "*pTexObject:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipCtxCreate, "hipCtxCreate", (void *ctx, uint32_t flags, int32_t device), ((uintptr_t)ctx,
    (uint64_t)flags, (uint64_t)device,),
    "ctx flags:u32 device:i32\0" "*ctx:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxDestroy, "hipCtxDestroy", (void *ctx), ((uintptr_t)ctx,),
    "ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxDisablePeerAccess, "hipCtxDisablePeerAccess", (void *peerCtx), ((uintptr_t)peerCtx,),
    "peerCtx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipCtxEnablePeerAccess, "hipCtxEnablePeerAccess", (void *peerCtx, uint32_t flags), ((uintptr_t)peerCtx,
    (uint64_t)flags,),
    "peerCtx:handle flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipCtxGetApiVersion, "hipCtxGetApiVersion", (void *ctx, void *apiVersion), ((uintptr_t)ctx,
    (uintptr_t)apiVersion,),
    "ctx:handle apiVersion\0" "*apiVersion:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetCacheConfig, "hipCtxGetCacheConfig", (void *cacheConfig), ((uintptr_t)cacheConfig,),
    "cacheConfig\0" "*cacheConfig:i32@hipFuncCache_t return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetCurrent, "hipCtxGetCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "*ctx:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetDevice, "hipCtxGetDevice", (void *device), ((uintptr_t)device,),
    "device\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetFlags, "hipCtxGetFlags", (void *flags), ((uintptr_t)flags,),
    "flags\0" "*flags:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetSharedMemConfig, "hipCtxGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "pConfig\0" "*pConfig:i32@hipSharedMemConfig return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxPopCurrent, "hipCtxPopCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "*ctx:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxPushCurrent, "hipCtxPushCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetCacheConfig, "hipCtxSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "cacheConfig:i32@hipFuncCache_t\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetCurrent, "hipCtxSetCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetSharedMemConfig, "hipCtxSetSharedMemConfig", (int config), ((uint64_t)config,),
    "config:i32@hipSharedMemConfig\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 1, int, trace__hip_hipCtxSynchronize, "hipCtxSynchronize", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyExternalMemory, "hipDestroyExternalMemory", (void *extMem), ((uintptr_t)extMem,),
    "extMem:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyExternalSemaphore, "hipDestroyExternalSemaphore", (void *extSem), ((uintptr_t)extSem,),
    "extSem:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroySurfaceObject, "hipDestroySurfaceObject", (void *surfaceObject), ((uintptr_t)surfaceObject,),
    "surfaceObject:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyTextureObject, "hipDestroyTextureObject", (void *textureObject), ((uintptr_t)textureObject,),
    "textureObject:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipDevResourceGenerateDesc, "hipDevResourceGenerateDesc", (void *phDesc, void *resources,
    uint32_t nbResources), ((uintptr_t)phDesc, (uintptr_t)resources, (uint64_t)nbResources,),
    "phDesc resources:handle nbResources:u32\0" "*phDesc:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDevSmResourceSplit, "hipDevSmResourceSplit", (void *result, uint32_t nbGroups, const void *input,
    void *remainder, uint32_t flags, void *groupParams), ((uintptr_t)result, (uint64_t)nbGroups, (uintptr_t)input, (uintptr_t)remainder, (uint64_t)flags,
    (uintptr_t)groupParams,),
    "result:handle nbGroups:u32 input:handle remainder:handle flags:u32 "
    "groupParams[nbGroups]:{hipDevSmResourceGroupParams_st#64}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDevSmResourceSplitByCount, "hipDevSmResourceSplitByCount", (void *result, void *nbGroups,
    const void *input, void *remainder, uint32_t flags, uint32_t minCount), ((uintptr_t)result, (uintptr_t)nbGroups, (uintptr_t)input,
    (uintptr_t)remainder, (uint64_t)flags, (uint64_t)minCount,),
    "result:handle *nbGroups:u32 input:handle remainder:handle flags:u32 minCount:u32\0" "*nbGroups:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceCanAccessPeer, "hipDeviceCanAccessPeer", (void *canAccessPeer, int32_t deviceId,
    int32_t peerDeviceId), ((uintptr_t)canAccessPeer, (uint64_t)deviceId, (uint64_t)peerDeviceId,),
    "canAccessPeer deviceId:i32 peerDeviceId:i32\0" "*canAccessPeer:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceComputeCapability, "hipDeviceComputeCapability", (void *major, void *minor, int32_t device),
    ((uintptr_t)major, (uintptr_t)minor, (uint64_t)device,),
    "major minor device:i32\0" "*major:i32 *minor:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceDisablePeerAccess, "hipDeviceDisablePeerAccess", (int32_t peerDeviceId),
    ((uint64_t)peerDeviceId,),
    "peerDeviceId:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceEnablePeerAccess, "hipDeviceEnablePeerAccess", (int32_t peerDeviceId, uint32_t flags),
    ((uint64_t)peerDeviceId, (uint64_t)flags,),
    "peerDeviceId:i32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGet, "hipDeviceGet", (void *device, int32_t ordinal), ((uintptr_t)device, (uint64_t)ordinal,),
    "device ordinal:i32\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetAttribute, "hipDeviceGetAttribute", (void *pi, int attr, int32_t deviceId), ((uintptr_t)pi,
    (uint64_t)attr, (uint64_t)deviceId,),
    "pi attr:i32@hipDeviceAttribute_t deviceId:i32\0" "*pi:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetByPCIBusId, "hipDeviceGetByPCIBusId", (void *device, const void *pciBusId),
    ((uintptr_t)device, (uintptr_t)pciBusId,),
    "device pciBusId:string\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDeviceGetCacheConfig, "hipDeviceGetCacheConfig", (void *cacheConfig), ((uintptr_t)cacheConfig,),
    "cacheConfig\0" "*cacheConfig:i32@hipFuncCache_t return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetDefaultMemPool, "hipDeviceGetDefaultMemPool", (void *mem_pool, int32_t device),
    ((uintptr_t)mem_pool, (uint64_t)device,),
    "mem_pool device:i32\0" "*mem_pool:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetDevResource, "hipDeviceGetDevResource", (int32_t device, void *resource, int type),
    ((uint64_t)device, (uintptr_t)resource, (uint64_t)type,),
    "device:i32 resource:handle type:i32@hipDevResourceType\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetExecutionCtx, "hipDeviceGetExecutionCtx", (void *ctx, int32_t device), ((uintptr_t)ctx,
    (uint64_t)device,),
    "ctx device:i32\0" "*ctx:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetGraphMemAttribute, "hipDeviceGetGraphMemAttribute", (int32_t device, int attr, void *value),
    ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "device:i32 attr:i32@hipGraphMemAttributeType value:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetLimit, "hipDeviceGetLimit", (void *pValue, int limit), ((uintptr_t)pValue, (uint64_t)limit,),
    "pValue limit:i32@hipLimit_t\0" "*pValue:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetMemPool, "hipDeviceGetMemPool", (void *mem_pool, int32_t device), ((uintptr_t)mem_pool,
    (uint64_t)device,),
    "mem_pool device:i32\0" "*mem_pool:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetName, "hipDeviceGetName", (void *name, int32_t len, int32_t device), ((uintptr_t)name,
    (uint64_t)len, (uint64_t)device,),
    "name len:i32 device:i32\0" "name[len]:chars return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipDeviceGetP2PAttribute, "hipDeviceGetP2PAttribute", (void *value, int attr, int32_t srcDevice,
    int32_t dstDevice), ((uintptr_t)value, (uint64_t)attr, (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "value attr:i32@hipDeviceP2PAttr srcDevice:i32 dstDevice:i32\0" "*value:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetPCIBusId, "hipDeviceGetPCIBusId", (void *pciBusId, int32_t len, int32_t device),
    ((uintptr_t)pciBusId, (uint64_t)len, (uint64_t)device,),
    "pciBusId len:i32 device:i32\0" "pciBusId[len]:chars return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDeviceGetSharedMemConfig, "hipDeviceGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "pConfig\0" "*pConfig:i32@hipSharedMemConfig return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetStreamPriorityRange, "hipDeviceGetStreamPriorityRange", (void *leastPriority,
    void *greatestPriority), ((uintptr_t)leastPriority, (uintptr_t)greatestPriority,),
    "leastPriority greatestPriority\0" "*leastPriority:i32 *greatestPriority:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetTexture1DLinearMaxWidth, "hipDeviceGetTexture1DLinearMaxWidth", (void *max_width,
    const void *desc, int32_t device), ((uintptr_t)max_width, (uintptr_t)desc, (uint64_t)device,),
    "max_width desc:{hipChannelFormatDesc} device:i32\0" "*max_width:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetUuid, "hipDeviceGetUuid", (void *uuid, int32_t device), ((uintptr_t)uuid, (uint64_t)device,),
    "uuid device:i32\0" "uuid:{hipUUID_t} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceGraphMemTrim, "hipDeviceGraphMemTrim", (int32_t device), ((uint64_t)device,),
    "device:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDevicePrimaryCtxGetState, "hipDevicePrimaryCtxGetState", (int32_t dev, void *flags, void *active),
    ((uint64_t)dev, (uintptr_t)flags, (uintptr_t)active,),
    "dev:i32 flags active\0" "*flags:u32 *active:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDevicePrimaryCtxRelease, "hipDevicePrimaryCtxRelease", (int32_t dev), ((uint64_t)dev,),
    "dev:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDevicePrimaryCtxReset, "hipDevicePrimaryCtxReset", (int32_t dev), ((uint64_t)dev,),
    "dev:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDevicePrimaryCtxRetain, "hipDevicePrimaryCtxRetain", (void *pctx, int32_t dev), ((uintptr_t)pctx,
    (uint64_t)dev,),
    "pctx dev:i32\0" "*pctx:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDevicePrimaryCtxSetFlags, "hipDevicePrimaryCtxSetFlags", (int32_t dev, uint32_t flags), ((uint64_t)dev,
    (uint64_t)flags,),
    "dev:i32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipDeviceReset, "hipDeviceReset", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceSetCacheConfig, "hipDeviceSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "cacheConfig:i32@hipFuncCache_t\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipDeviceSetGraphMemAttribute, "hipDeviceSetGraphMemAttribute", (int32_t device, int attr, void *value),
    ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "device:i32 attr:i32@hipGraphMemAttributeType value:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceSetLimit, "hipDeviceSetLimit", (int limit, uint64_t value), ((uint64_t)limit, (uint64_t)value,),
    "limit:i32@hipLimit_t value:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceSetMemPool, "hipDeviceSetMemPool", (int32_t device, void *mem_pool), ((uint64_t)device,
    (uintptr_t)mem_pool,),
    "device:i32 mem_pool:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceSetSharedMemConfig, "hipDeviceSetSharedMemConfig", (int config), ((uint64_t)config,),
    "config:i32@hipSharedMemConfig\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 1, int, trace__hip_hipDeviceSynchronize, "hipDeviceSynchronize", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceTotalMem, "hipDeviceTotalMem", (void *bytes, int32_t device), ((uintptr_t)bytes,
    (uint64_t)device,),
    "bytes device:i32\0" "*bytes:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDriverGetVersion, "hipDriverGetVersion", (void *driverVersion), ((uintptr_t)driverVersion,),
    "driverVersion\0" "*driverVersion:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGetErrorName, "hipDrvGetErrorName", (int hipError, void *errorString), ((uint64_t)hipError,
    (uintptr_t)errorString,),
    "hipError:i32@hipError_t errorString\0" "*errorString:string return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGetErrorString, "hipDrvGetErrorString", (int hipError, void *errorString), ((uint64_t)hipError,
    (uintptr_t)errorString,),
    "hipError:i32@hipError_t errorString\0" "*errorString:string return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipDrvGraphAddMemFreeNode, "hipDrvGraphAddMemFreeNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, void *dptr), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies,
    (uint64_t)numDependencies, (uintptr_t)dptr,),
    "phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 dptr:ptr\0" "*phGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDrvGraphAddMemcpyNode, "hipDrvGraphAddMemcpyNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, const void *copyParams, void *ctx), ((uintptr_t)phGraphNode, (uintptr_t)hGraph,
    (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)copyParams, (uintptr_t)ctx,),
    "phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 copyParams:{HIP_MEMCPY3D} ctx:handle\0" "*phGraphNode:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDrvGraphAddMemsetNode, "hipDrvGraphAddMemsetNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, const void *memsetParams, void *ctx), ((uintptr_t)phGraphNode, (uintptr_t)hGraph,
    (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)memsetParams, (uintptr_t)ctx,),
    "phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 memsetParams:{HIP_MEMSET_NODE_PARAMS} "
    "ctx:handle\0" "*phGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvGraphExecMemcpyNodeSetParams, "hipDrvGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *hNode,
    const void *copyParams, void *ctx), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)copyParams, (uintptr_t)ctx,),
    "hGraphExec:handle hNode:handle copyParams:{HIP_MEMCPY3D} ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvGraphExecMemsetNodeSetParams, "hipDrvGraphExecMemsetNodeSetParams", (void *hGraphExec, void *hNode,
    const void *memsetParams, void *ctx), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)memsetParams, (uintptr_t)ctx,),
    "hGraphExec:handle hNode:handle memsetParams:{HIP_MEMSET_NODE_PARAMS} ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGraphMemcpyNodeGetParams, "hipDrvGraphMemcpyNodeGetParams", (void *hNode, void *nodeParams),
    ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams\0" "nodeParams:{HIP_MEMCPY3D} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDrvGraphMemcpyNodeSetParams, "hipDrvGraphMemcpyNodeSetParams", (void *hNode, const void *nodeParams),
    ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams:{HIP_MEMCPY3D}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvLaunchKernelEx, "hipDrvLaunchKernelEx", (const void *config, void *f, void *params, void *extra),
    ((uintptr_t)config, (uintptr_t)f, (uintptr_t)params, (uintptr_t)extra,),
    "config:{HIP_LAUNCH_CONFIG_st} f:handle params:ptr extra:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync, "hipDrvMemDiscardAndPrefetchBatchAsync", (void *dptrs, void *sizes,
    uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 prefetchLocs[numPrefetchLocs]:{hipMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 "
    "flags:u64 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipDrvMemDiscardBatchAsync, "hipDrvMemDiscardBatchAsync", (void *dptrs, void *sizes, uint64_t count,
    uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipDrvMemcpy2DUnaligned, "hipDrvMemcpy2DUnaligned", (const void *pCopy), ((uintptr_t)pCopy,),
    trace__hip_hipDrvMemcpy2DUnaligned_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "pCopy:{hip_Memcpy2D} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "pCopy:{hip_Memcpy2D@hip-5.2} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipDrvMemcpy3D, "hipDrvMemcpy3D", (const void *pCopy), ((uintptr_t)pCopy,),
    trace__hip_hipDrvMemcpy3D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "pCopy:{HIP_MEMCPY3D} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "pCopy:{HIP_MEMCPY3D@hip-5.2} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipDrvMemcpy3DAsync, "hipDrvMemcpy3DAsync", (const void *pCopy, void *stream), ((uintptr_t)pCopy,
    (uintptr_t)stream,),
    trace__hip_hipDrvMemcpy3DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "pCopy:{HIP_MEMCPY3D} stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "pCopy:{HIP_MEMCPY3D@hip-5.2} stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipDrvPointerGetAttributes, "hipDrvPointerGetAttributes", (uint32_t numAttributes, void *attributes,
    void *data, void *ptr), ((uint64_t)numAttributes, (uintptr_t)attributes, (uintptr_t)data, (uintptr_t)ptr,),
    "numAttributes:u32 attributes[numAttributes]:i32@hipPointer_attribute data[numAttributes]:ptr ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipEventCreate, "hipEventCreate", (void *event), ((uintptr_t)event,),
    "event\0" "*event:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipEventCreateWithFlags, "hipEventCreateWithFlags", (void *event, uint32_t flags), ((uintptr_t)event,
    (uint64_t)flags,),
    "event flags:u32\0" "*event:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipEventDestroy, "hipEventDestroy", (void *event), ((uintptr_t)event,),
    "event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipEventElapsedTime, "hipEventElapsedTime", (void *ms, void *start, void *stop), ((uintptr_t)ms,
    (uintptr_t)start, (uintptr_t)stop,),
    "ms start:handle stop:handle\0" "*ms:f32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipEventQuery, "hipEventQuery", (void *event), ((uintptr_t)event,),
    "event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipEventRecord, "hipEventRecord", (void *event, void *stream), ((uintptr_t)event, (uintptr_t)stream,),
    "event:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipEventRecordWithFlags, "hipEventRecordWithFlags", (void *event, void *stream, uint32_t flags),
    ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags,),
    "event:handle stream:handle flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipEventRecord_spt, "hipEventRecord_spt", (void *event, void *stream), ((uintptr_t)event,
    (uintptr_t)stream,),
    "event:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipEventSynchronize, "hipEventSynchronize", (void *event), ((uintptr_t)event,),
    "event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipExecutionCtxDestroy, "hipExecutionCtxDestroy", (void *ctx), ((uintptr_t)ctx,),
    "ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipExecutionCtxGetDevResource, "hipExecutionCtxGetDevResource", (void *ctx, void *resource, int type),
    ((uintptr_t)ctx, (uintptr_t)resource, (uint64_t)type,),
    "ctx:handle resource:handle type:i32@hipDevResourceType\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipExecutionCtxGetDevice, "hipExecutionCtxGetDevice", (void *device, void *ctx), ((uintptr_t)device,
    (uintptr_t)ctx,),
    "device ctx:handle\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipExecutionCtxGetId, "hipExecutionCtxGetId", (void *ctx, void *ctxId), ((uintptr_t)ctx,
    (uintptr_t)ctxId,),
    "ctx:handle ctxId\0" "*ctxId:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipExecutionCtxRecordEvent, "hipExecutionCtxRecordEvent", (void *ctx, void *event), ((uintptr_t)ctx,
    (uintptr_t)event,),
    "ctx:handle event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipExecutionCtxStreamCreate, "hipExecutionCtxStreamCreate", (void *stream, void *greenctx, uint32_t flags,
    int32_t priority), ((uintptr_t)stream, (uintptr_t)greenctx, (uint64_t)flags, (uint64_t)priority,),
    "stream greenctx:handle flags:u32 priority:i32\0" "*stream:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipExecutionCtxSynchronize, "hipExecutionCtxSynchronize", (void *ctx), ((uintptr_t)ctx,),
    "ctx:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipExecutionCtxWaitEvent, "hipExecutionCtxWaitEvent", (void *ctx, void *event), ((uintptr_t)ctx,
    (uintptr_t)event,),
    "ctx:handle event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipExtDisableLogging, "hipExtDisableLogging", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipExtEnableLogging, "hipExtEnableLogging", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipExtGetLastError, "hipExtGetLastError", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipExtGetLinkTypeAndHopCount, "hipExtGetLinkTypeAndHopCount", (int32_t device1, int32_t device2,
    void *linktype, void *hopcount), ((uint64_t)device1, (uint64_t)device2, (uintptr_t)linktype, (uintptr_t)hopcount,),
    "device1:i32 device2:i32 linktype hopcount\0" "*linktype:u32 *hopcount:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipExtHostAlloc, "hipExtHostAlloc", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr,
    (uint64_t)size, (uint64_t)flags,),
    "ptr size:u64 flags:u32\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipExtLaunchMultiKernelMultiDevice, "hipExtLaunchMultiKernelMultiDevice", (void *launchParamsList,
    int32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "launchParamsList[numDevices]:{hipLaunchParams_t#56} numDevices:i32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipExtMallocWithFlags, "hipExtMallocWithFlags", (void *ptr, uint64_t sizeBytes, uint32_t flags),
    ((uintptr_t)ptr, (uint64_t)sizeBytes, (uint64_t)flags,),
    "ptr sizeBytes:u64 flags:u32\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 14, 1, int, trace__hip_hipExtModuleLaunchKernel, "hipExtModuleLaunchKernel", (void *f, uint32_t globalWorkSizeX,
    uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ, uint64_t sharedMemBytes,
    void *hStream, void *kernelParams, void *extra, void *startEvent, void *stopEvent, uint32_t flags), ((uintptr_t)f, (uint64_t)globalWorkSizeX,
    (uint64_t)globalWorkSizeY, (uint64_t)globalWorkSizeZ, (uint64_t)localWorkSizeX, (uint64_t)localWorkSizeY, (uint64_t)localWorkSizeZ,
    (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, (uintptr_t)startEvent, (uintptr_t)stopEvent, (uint64_t)flags,),
    "f:handle globalWorkSizeX:u32 globalWorkSizeY:u32 globalWorkSizeZ:u32 localWorkSizeX:u32 localWorkSizeY:u32 localWorkSizeZ:u32 sharedMemBytes:u64 "
    "hStream:handle kernelParams:ptr extra:ptr startEvent:handle stopEvent:handle flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExtSetLoggingParams, "hipExtSetLoggingParams", (uint64_t log_level, uint64_t log_size,
    uint64_t log_mask), ((uint64_t)log_level, (uint64_t)log_size, (uint64_t)log_mask,),
    "log_level:u64 log_size:u64 log_mask:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExtStreamCreateWithCUMask, "hipExtStreamCreateWithCUMask", (void *stream, uint32_t cuMaskSize,
    const void *cuMask), ((uintptr_t)stream, (uint64_t)cuMaskSize, (uintptr_t)cuMask,),
    "stream cuMaskSize:u32 cuMask[cuMaskSize]:u32\0" "*stream:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipExtStreamGetCUMask, "hipExtStreamGetCUMask", (void *stream, uint32_t cuMaskSize, void *cuMask),
    ((uintptr_t)stream, (uint64_t)cuMaskSize, (uintptr_t)cuMask,),
    "stream:handle cuMaskSize:u32 cuMask\0" "cuMask[cuMaskSize]:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExternalMemoryGetMappedBuffer, "hipExternalMemoryGetMappedBuffer", (void *devPtr, void *extMem,
    const void *bufferDesc), ((uintptr_t)devPtr, (uintptr_t)extMem, (uintptr_t)bufferDesc,),
    "devPtr extMem:ptr bufferDesc:{hipExternalMemoryBufferDesc_st}\0" "*devPtr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExternalMemoryGetMappedMipmappedArray, "hipExternalMemoryGetMappedMipmappedArray", (void *mipmap,
    void *extMem, const void *mipmapDesc), ((uintptr_t)mipmap, (uintptr_t)extMem, (uintptr_t)mipmapDesc,),
    "mipmap extMem:ptr mipmapDesc:{hipExternalMemoryMipmappedArrayDesc_st}\0" "*mipmap:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFree, "hipFree", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFreeArray, "hipFreeArray", (void *array), ((uintptr_t)array,),
    "models=1\0" "array:handle\0" "return:status@hipError_t\0" "models=2\0" "array\0" "array:{hipArray} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipFreeAsync, "hipFreeAsync", (void *dev_ptr, void *stream), ((uintptr_t)dev_ptr, (uintptr_t)stream,),
    "dev_ptr:ptr stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFreeHost, "hipFreeHost", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipFreeMipmappedArray, "hipFreeMipmappedArray", (void *mipmappedArray), ((uintptr_t)mipmappedArray,),
    "models=1\0" "mipmappedArray\0" "mipmappedArray:{hipMipmappedArray} "
    "return:status@hipError_t\0" "models=2\0" "mipmappedArray\0" "mipmappedArray:{hipMipmappedArray@hip-5.2} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipFuncGetAttribute, "hipFuncGetAttribute", (void *value, int attrib, void *hfunc), ((uintptr_t)value,
    (uint64_t)attrib, (uintptr_t)hfunc,),
    "value attrib:i32@hipFunction_attribute hfunc:handle\0" "*value:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipFuncGetAttributes, "hipFuncGetAttributes", (void *attr, const void *func), ((uintptr_t)attr,
    (uintptr_t)func,),
    "attr func:ptr\0" "attr:{hipFuncAttributes} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipFuncSetAttribute, "hipFuncSetAttribute", (const void *func, int attr, int32_t value), ((uintptr_t)func,
    (uint64_t)attr, (uint64_t)value,),
    "func:ptr attr:i32@hipFuncAttribute value:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipFuncSetCacheConfig, "hipFuncSetCacheConfig", (const void *func, int config), ((uintptr_t)func,
    (uint64_t)config,),
    "func:ptr config:i32@hipFuncCache_t\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipFuncSetSharedMemConfig, "hipFuncSetSharedMemConfig", (const void *func, int config), ((uintptr_t)func,
    (uint64_t)config,),
    "func:ptr config:i32@hipSharedMemConfig\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGLGetDevices, "hipGLGetDevices", (void *pHipDeviceCount, void *pHipDevices, uint32_t hipDeviceCount,
    int deviceList), ((uintptr_t)pHipDeviceCount, (uintptr_t)pHipDevices, (uint64_t)hipDeviceCount, (uint64_t)deviceList,),
    "pHipDeviceCount pHipDevices hipDeviceCount:u32 deviceList:i32@hipGLDeviceList\0" "*pHipDeviceCount:u32 pHipDevices[*pHipDeviceCount:u32]:i32 "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetChannelDesc, "hipGetChannelDesc", (void *desc, const void *array), ((uintptr_t)desc,
    (uintptr_t)array,),
    "models=1\0" "desc array:handle\0" "desc:{hipChannelFormatDesc} return:status@hipError_t\0" "models=2\0" "desc "
    "array:{hipArray}\0" "desc:{hipChannelFormatDesc} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDevice, "hipGetDevice", (void *deviceId), ((uintptr_t)deviceId,),
    "deviceId\0" "*deviceId:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDeviceCount, "hipGetDeviceCount", (void *count), ((uintptr_t)count,),
    "count\0" "*count:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDeviceFlags, "hipGetDeviceFlags", (void *flags), ((uintptr_t)flags,),
    "flags\0" "*flags:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetDeviceProperties, "hipGetDeviceProperties", (void *prop, int32_t deviceId), ((uintptr_t)prop,
    (uint64_t)deviceId,),
    "prop deviceId:i32\0" "prop:{hipDeviceProp_t} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetDevicePropertiesR0600, "hipGetDevicePropertiesR0600", (void *prop, int32_t deviceId),
    ((uintptr_t)prop, (uint64_t)deviceId,),
    "prop deviceId:i32\0" "prop:{hipDeviceProp_tR0600} return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 2, int, trace__hip_hipGetDriverEntryPoint, "hipGetDriverEntryPoint", (const void *symbol, void *funcPtr,
    uint64_t flags, void *driverStatus), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus,),
    NULL, trace__hip_hipGetDriverEntryPoint_after, (),
    "symbol:string funcPtr flags:u64 driverStatus\0" "*funcPtr:ptr *driverStatus:i32@hipDriverEntryPointQueryResult return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 2, int, trace__hip_hipGetDriverEntryPoint_spt, "hipGetDriverEntryPoint_spt", (const void *symbol, void *funcPtr,
    uint64_t flags, void *status), ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)status,),
    NULL, trace__hip_hipGetDriverEntryPoint_after, (),
    "symbol:string funcPtr flags:u64 status\0" "*funcPtr:ptr *status:i32@hipDriverEntryPointQueryResult return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipGetErrorName, "hipGetErrorName", (int hip_error), ((uint64_t)hip_error,),
    "hip_error:i32@hipError_t\0" "return:string")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipGetErrorString, "hipGetErrorString", (int hipError), ((uint64_t)hipError,),
    "hipError:i32@hipError_t\0" "return:string")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetFuncBySymbol, "hipGetFuncBySymbol", (void *functionPtr, const void *symbolPtr),
    ((uintptr_t)functionPtr, (uintptr_t)symbolPtr,),
    "functionPtr symbolPtr:ptr\0" "*functionPtr:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipGetLastError, "hipGetLastError", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGetMipmappedArrayLevel, "hipGetMipmappedArrayLevel", (void *levelArray, const void *mipmappedArray,
    uint32_t level), ((uintptr_t)levelArray, (uintptr_t)mipmappedArray, (uint64_t)level,),
    "models=1\0" "levelArray mipmappedArray:{hipMipmappedArray} level:u32\0" "*levelArray:handle return:status@hipError_t\0" "models=2\0" "levelArray "
    "mipmappedArray:{hipMipmappedArray@hip-5.2} level:u32\0" "*levelArray:ptr return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 5, 3, int, trace__hip_hipGetProcAddress, "hipGetProcAddress", (const void *symbol, void *pfn, int32_t hipVersion,
    uint64_t flags, void *symbolStatus), ((uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)hipVersion, (uint64_t)flags, (uintptr_t)symbolStatus,),
    NULL, trace__hip_hipGetProcAddress_after, (),
    "symbol:string pfn hipVersion:i32 flags:u64 symbolStatus\0" "*pfn:ptr *symbolStatus:i32@hipDriverProcAddressQueryResult return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 3, int, trace__hip_hipGetProcAddress_spt, "hipGetProcAddress_spt", (const void *symbol, void *pfn, int32_t hipVersion,
    uint64_t flags, void *symbolStatus), ((uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)hipVersion, (uint64_t)flags, (uintptr_t)symbolStatus,),
    NULL, trace__hip_hipGetProcAddress_after, (),
    "symbol:string pfn hipVersion:i32 flags:u64 symbolStatus\0" "*pfn:ptr *symbolStatus:i32@hipDriverProcAddressQueryResult return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int32_t, trace__hip_hipGetStreamDeviceId, "hipGetStreamDeviceId", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:i32")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetSymbolAddress, "hipGetSymbolAddress", (void *devPtr, const void *symbol), ((uintptr_t)devPtr,
    (uintptr_t)symbol,),
    "devPtr symbol:ptr\0" "*devPtr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetSymbolSize, "hipGetSymbolSize", (void *size, const void *symbol), ((uintptr_t)size,
    (uintptr_t)symbol,),
    "size symbol:ptr\0" "*size:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureAlignmentOffset, "hipGetTextureAlignmentOffset", (void *offset, const void *texref),
    ((uintptr_t)offset, (uintptr_t)texref,),
    "offset texref:{textureReference}\0" "*offset:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectResourceDesc, "hipGetTextureObjectResourceDesc", (void *pResDesc, void *textureObject),
    ((uintptr_t)pResDesc, (uintptr_t)textureObject,),
    "pResDesc textureObject:handle\0" "pResDesc:{hipResourceDesc} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectResourceViewDesc, "hipGetTextureObjectResourceViewDesc", (void *pResViewDesc,
    void *textureObject), ((uintptr_t)pResViewDesc, (uintptr_t)textureObject,),
    "pResViewDesc textureObject:handle\0" "pResViewDesc:{hipResourceViewDesc} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectTextureDesc, "hipGetTextureObjectTextureDesc", (void *pTexDesc, void *textureObject),
    ((uintptr_t)pTexDesc, (uintptr_t)textureObject,),
    "pTexDesc textureObject:handle\0" "pTexDesc:{hipTextureDesc} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureReference, "hipGetTextureReference", (void *texref, const void *symbol), ((uintptr_t)texref,
    (uintptr_t)symbol,),
    "texref symbol:ptr\0" "*texref:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddBatchMemOpNode, "hipGraphAddBatchMemOpNode", (void *phGraphNode, void *hGraph,
    const void *dependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies,
    (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "phGraphNode hGraph:handle dependencies[numDependencies]:handle numDependencies:u64 nodeParams:{hipBatchMemOpNodeParams}\0" "*phGraphNode:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddChildGraphNode, "hipGraphAddChildGraphNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *childGraph), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)childGraph,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 childGraph:handle\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphAddDependencies, "hipGraphAddDependencies", (void *graph, const void *from, const void *to,
    uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies,),
    "graph:handle from[numDependencies]:handle to[numDependencies]:handle numDependencies:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphAddEmptyNode, "hipGraphAddEmptyNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddEventRecordNode, "hipGraphAddEventRecordNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 event:handle\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddEventWaitNode, "hipGraphAddEventWaitNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)event,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 event:handle\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddExternalSemaphoresSignalNode, "hipGraphAddExternalSemaphoresSignalNode", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 "
    "nodeParams:{hipExternalSemaphoreSignalNodeParams}\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddExternalSemaphoresWaitNode, "hipGraphAddExternalSemaphoresWaitNode", (void *pGraphNode,
    void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 "
    "nodeParams:{hipExternalSemaphoreWaitNodeParams}\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddHostNode, "hipGraphAddHostNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pNodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pNodeParams:{hipHostNodeParams}\0" "*pGraphNode:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddKernelNode, "hipGraphAddKernelNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pNodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pNodeParams:{hipKernelNodeParams}\0" "*pGraphNode:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemAllocNode, "hipGraphAddMemAllocNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pNodeParams:{hipMemAllocNodeParams}\0" "*pGraphNode:handle "
    "pNodeParams:{hipMemAllocNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemFreeNode, "hipGraphAddMemFreeNode", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dev_ptr), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies,
    (uint64_t)numDependencies, (uintptr_t)dev_ptr,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 dev_ptr:ptr\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemcpyNode, "hipGraphAddMemcpyNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pCopyParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pCopyParams,),
    "models=1\0" "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pCopyParams:{hipMemcpy3DParms}\0" "*pGraphNode:handle "
    "return:status@hipError_t\0" "models=2\0" "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 "
    "pCopyParams:{hipMemcpy3DParms@hip-5.2}\0" "*pGraphNode:handle return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipGraphAddMemcpyNode1D, "hipGraphAddMemcpyNode1D", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph,
    (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 dst:ptr src:ptr count:u64 "
    "kind:i32@hipMemcpyKind\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 9, 2, int, trace__hip_hipGraphAddMemcpyNodeFromSymbol, "hipGraphAddMemcpyNodeFromSymbol", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)pGraphNode,
    (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 dst:ptr symbol:ptr count:u64 offset:u64 "
    "kind:i32@hipMemcpyKind\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 9, 2, int, trace__hip_hipGraphAddMemcpyNodeToSymbol, "hipGraphAddMemcpyNodeToSymbol", (void *pGraphNode, void *graph,
    const void *pDependencies, uint64_t numDependencies, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind),
    ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 symbol:ptr src:ptr count:u64 offset:u64 "
    "kind:i32@hipMemcpyKind\0" "*pGraphNode:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemsetNode, "hipGraphAddMemsetNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, const void *pMemsetParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)pMemsetParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 pMemsetParams:{hipMemsetParams}\0" "*pGraphNode:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddNode, "hipGraphAddNode", (void *pGraphNode, void *graph, const void *pDependencies,
    uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,
    (uintptr_t)nodeParams,),
    "pGraphNode graph:handle pDependencies[numDependencies]:handle numDependencies:u64 nodeParams:{hipGraphNodeParams}\0" "*pGraphNode:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphBatchMemOpNodeGetParams, "hipGraphBatchMemOpNodeGetParams", (void *hNode, void *nodeParams_out),
    ((uintptr_t)hNode, (uintptr_t)nodeParams_out,),
    "hNode:handle nodeParams_out\0" "nodeParams_out:{hipBatchMemOpNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphBatchMemOpNodeSetParams, "hipGraphBatchMemOpNodeSetParams", (void *hNode, void *nodeParams),
    ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams:{hipBatchMemOpNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphChildGraphNodeGetGraph, "hipGraphChildGraphNodeGetGraph", (void *node, void *pGraph),
    ((uintptr_t)node, (uintptr_t)pGraph,),
    "node:handle pGraph\0" "*pGraph:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphClone, "hipGraphClone", (void *pGraphClone, void *originalGraph), ((uintptr_t)pGraphClone,
    (uintptr_t)originalGraph,),
    "pGraphClone originalGraph:handle\0" "*pGraphClone:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphCreate, "hipGraphCreate", (void *pGraph, uint32_t flags), ((uintptr_t)pGraph, (uint64_t)flags,),
    "pGraph flags:u32\0" "*pGraph:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphDebugDotPrint, "hipGraphDebugDotPrint", (void *graph, const void *path, uint32_t flags),
    ((uintptr_t)graph, (uintptr_t)path, (uint64_t)flags,),
    "graph:handle path:string flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphDestroy, "hipGraphDestroy", (void *graph), ((uintptr_t)graph,),
    "graph:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphDestroyNode, "hipGraphDestroyNode", (void *node), ((uintptr_t)node,),
    "node:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphEventRecordNodeGetEvent, "hipGraphEventRecordNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "node:handle event_out\0" "*event_out:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphEventRecordNodeSetEvent, "hipGraphEventRecordNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "node:handle event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphEventWaitNodeGetEvent, "hipGraphEventWaitNodeGetEvent", (void *node, void *event_out),
    ((uintptr_t)node, (uintptr_t)event_out,),
    "node:handle event_out\0" "*event_out:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphEventWaitNodeSetEvent, "hipGraphEventWaitNodeSetEvent", (void *node, void *event),
    ((uintptr_t)node, (uintptr_t)event,),
    "node:handle event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecBatchMemOpNodeSetParams, "hipGraphExecBatchMemOpNodeSetParams", (void *hGraphExec,
    void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec:handle hNode:handle nodeParams:{hipBatchMemOpNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecChildGraphNodeSetParams, "hipGraphExecChildGraphNodeSetParams", (void *hGraphExec, void *node,
    void *childGraph), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)childGraph,),
    "hGraphExec:handle node:handle childGraph:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphExecDestroy, "hipGraphExecDestroy", (void *graphExec), ((uintptr_t)graphExec,),
    "graphExec:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecEventRecordNodeSetEvent, "hipGraphExecEventRecordNodeSetEvent", (void *hGraphExec,
    void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "hGraphExec:handle hNode:handle event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecEventWaitNodeSetEvent, "hipGraphExecEventWaitNodeSetEvent", (void *hGraphExec, void *hNode,
    void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "hGraphExec:handle hNode:handle event:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams, "hipGraphExecExternalSemaphoresSignalNodeSetParams",
    (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec:handle hNode:handle nodeParams:{hipExternalSemaphoreSignalNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams, "hipGraphExecExternalSemaphoresWaitNodeSetParams",
    (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec:handle hNode:handle nodeParams:{hipExternalSemaphoreWaitNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExecGetFlags, "hipGraphExecGetFlags", (void *graphExec, void *flags), ((uintptr_t)graphExec,
    (uintptr_t)flags,),
    "graphExec:handle flags\0" "*flags:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecHostNodeSetParams, "hipGraphExecHostNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{hipHostNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecKernelNodeSetParams, "hipGraphExecKernelNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{hipKernelNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParams, "hipGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *node,
    void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "models=1\0" "hGraphExec:handle node:handle pNodeParams\0" "pNodeParams:{hipMemcpy3DParms} return:status@hipError_t\0" "models=2\0" "hGraphExec:handle "
    "node:handle pNodeParams\0" "pNodeParams:{hipMemcpy3DParms@hip-5.2} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParams1D, "hipGraphExecMemcpyNodeSetParams1D", (void *hGraphExec, void *node,
    void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count,
    (uint64_t)kind,),
    "hGraphExec:handle node:handle dst:ptr src:ptr count:u64 kind:i32@hipMemcpyKind\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol, "hipGraphExecMemcpyNodeSetParamsFromSymbol", (void *hGraphExec,
    void *node, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst,
    (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "hGraphExec:handle node:handle dst:ptr symbol:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol, "hipGraphExecMemcpyNodeSetParamsToSymbol", (void *hGraphExec,
    void *node, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node,
    (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "hGraphExec:handle node:handle symbol:ptr src:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecMemsetNodeSetParams, "hipGraphExecMemsetNodeSetParams", (void *hGraphExec, void *node,
    const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec:handle node:handle pNodeParams:{hipMemsetParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecNodeSetParams, "hipGraphExecNodeSetParams", (void *graphExec, void *node, void *nodeParams),
    ((uintptr_t)graphExec, (uintptr_t)node, (uintptr_t)nodeParams,),
    "graphExec:handle node:handle nodeParams:{hipGraphNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphExecUpdate, "hipGraphExecUpdate", (void *hGraphExec, void *hGraph, void *hErrorNode_out,
    void *updateResult_out), ((uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)hErrorNode_out, (uintptr_t)updateResult_out,),
    "hGraphExec:handle hGraph:handle hErrorNode_out updateResult_out\0" "*hErrorNode_out:handle *updateResult_out:i32@hipGraphExecUpdateResult "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams, "hipGraphExternalSemaphoresSignalNodeGetParams",
    (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "hNode:handle params_out\0" "params_out:{hipExternalSemaphoreSignalNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams, "hipGraphExternalSemaphoresSignalNodeSetParams",
    (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams:{hipExternalSemaphoreSignalNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams, "hipGraphExternalSemaphoresWaitNodeGetParams", (void *hNode,
    void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "hNode:handle params_out\0" "params_out:{hipExternalSemaphoreWaitNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams, "hipGraphExternalSemaphoresWaitNodeSetParams", (void *hNode,
    const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode:handle nodeParams:{hipExternalSemaphoreWaitNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 3, int, trace__hip_hipGraphGetEdges, "hipGraphGetEdges", (void *graph, void *from, void *to, void *numEdges),
    ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)numEdges,),
    NULL, NULL, (3, 8,),
    "graph:handle from to *numEdges:u64 ; numEdges_max\0" "from[*numEdges:u64<numEdges_max]:handle to[*numEdges:u64<numEdges_max]:handle *numEdges:u64 "
    "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphGetNodes, "hipGraphGetNodes", (void *graph, void *nodes, void *numNodes),
    ((uintptr_t)graph, (uintptr_t)nodes, (uintptr_t)numNodes,),
    NULL, NULL, (2, 8,),
    "graph:handle nodes *numNodes:u64 ; numNodes_max\0" "nodes[*numNodes:u64<numNodes_max]:handle *numNodes:u64 return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphGetRootNodes, "hipGraphGetRootNodes", (void *graph, void *pRootNodes, void *pNumRootNodes),
    ((uintptr_t)graph, (uintptr_t)pRootNodes, (uintptr_t)pNumRootNodes,),
    NULL, NULL, (2, 8,),
    "graph:handle pRootNodes *pNumRootNodes:u64 ; pNumRootNodes_max\0" "pRootNodes[*pNumRootNodes:u64<pNumRootNodes_max]:handle *pNumRootNodes:u64 "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphHostNodeGetParams, "hipGraphHostNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node,
    (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{hipHostNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphHostNodeSetParams, "hipGraphHostNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{hipHostNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphInstantiate, "hipGraphInstantiate", (void *pGraphExec, void *graph, void *pErrorNode,
    void *pLogBuffer, uint64_t bufferSize), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)pErrorNode, (uintptr_t)pLogBuffer, (uint64_t)bufferSize,),
    "pGraphExec graph:handle pErrorNode pLogBuffer bufferSize:u64\0" "*pGraphExec:handle *pErrorNode:handle pLogBuffer[bufferSize]:chars "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphInstantiateWithFlags, "hipGraphInstantiateWithFlags", (void *pGraphExec, void *graph,
    uint64_t flags), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "pGraphExec graph:handle flags:u64\0" "*pGraphExec:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphInstantiateWithParams, "hipGraphInstantiateWithParams", (void *pGraphExec, void *graph,
    void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "pGraphExec graph:handle instantiateParams:{hipGraphInstantiateParams}\0" "*pGraphExec:handle instantiateParams:{hipGraphInstantiateParams} "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphKernelNodeCopyAttributes, "hipGraphKernelNodeCopyAttributes", (void *hSrc, void *hDst),
    ((uintptr_t)hSrc, (uintptr_t)hDst,),
    "hSrc:handle hDst:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphKernelNodeGetAttribute, "hipGraphKernelNodeGetAttribute", (void *hNode, int attr, void *value),
    ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "models=1\0" "hNode:handle attr:i32@hipLaunchAttributeID value\0" "value:{hipLaunchAttributeValue} "
    "return:status@hipError_t\0" "models=2\0" "hNode:handle attr:i32@hipKernelNodeAttrID value\0" "value:{hipKernelNodeAttrValue} "
    "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphKernelNodeGetParams, "hipGraphKernelNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{hipKernelNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphKernelNodeSetAttribute, "hipGraphKernelNodeSetAttribute", (void *hNode, int attr,
    const void *value), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "models=1\0" "hNode:handle attr:i32@hipLaunchAttributeID value:{hipLaunchAttributeValue}\0" "return:status@hipError_t\0" "models=2\0" "hNode:handle "
    "attr:i32@hipKernelNodeAttrID value:{hipKernelNodeAttrValue}\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphKernelNodeSetParams, "hipGraphKernelNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{hipKernelNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipGraphLaunch, "hipGraphLaunch", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipGraphLaunch_spt, "hipGraphLaunch_spt", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemAllocNodeGetParams, "hipGraphMemAllocNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{hipMemAllocNodeParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemFreeNodeGetParams, "hipGraphMemFreeNodeGetParams", (void *node, void *dev_ptr),
    ((uintptr_t)node, (uintptr_t)dev_ptr,),
    "node:handle dev_ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemcpyNodeGetParams, "hipGraphMemcpyNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "models=1\0" "node:handle pNodeParams\0" "pNodeParams:{hipMemcpy3DParms} return:status@hipError_t\0" "models=2\0" "node:handle "
    "pNodeParams\0" "pNodeParams:{hipMemcpy3DParms@hip-5.2} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphMemcpyNodeSetParams, "hipGraphMemcpyNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "models=1\0" "node:handle pNodeParams:{hipMemcpy3DParms}\0" "return:status@hipError_t\0" "models=2\0" "node:handle "
    "pNodeParams:{hipMemcpy3DParms@hip-5.2}\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphMemcpyNodeSetParams1D, "hipGraphMemcpyNodeSetParams1D", (void *node, void *dst, const void *src,
    uint64_t count, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "node:handle dst:ptr src:ptr count:u64 kind:i32@hipMemcpyKind\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol, "hipGraphMemcpyNodeSetParamsFromSymbol", (void *node, void *dst,
    const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset,
    (uint64_t)kind,),
    "node:handle dst:ptr symbol:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphMemcpyNodeSetParamsToSymbol, "hipGraphMemcpyNodeSetParamsToSymbol", (void *node,
    const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count,
    (uint64_t)offset, (uint64_t)kind,),
    "node:handle symbol:ptr src:ptr count:u64 offset:u64 kind:i32@hipMemcpyKind\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemsetNodeGetParams, "hipGraphMemsetNodeGetParams", (void *node, void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams\0" "pNodeParams:{hipMemsetParams} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphMemsetNodeSetParams, "hipGraphMemsetNodeSetParams", (void *node, const void *pNodeParams),
    ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node:handle pNodeParams:{hipMemsetParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphNodeFindInClone, "hipGraphNodeFindInClone", (void *pNode, void *originalNode, void *clonedGraph),
    ((uintptr_t)pNode, (uintptr_t)originalNode, (uintptr_t)clonedGraph,),
    "pNode originalNode:handle clonedGraph:handle\0" "*pNode:handle return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetDependencies, "hipGraphNodeGetDependencies", (void *node, void *pDependencies,
    void *pNumDependencies), ((uintptr_t)node, (uintptr_t)pDependencies, (uintptr_t)pNumDependencies,),
    NULL, NULL, (2, 8,),
    "node:handle pDependencies *pNumDependencies:u64 ; pNumDependencies_max\0" "pDependencies[*pNumDependencies:u64<pNumDependencies_max]:handle "
    "*pNumDependencies:u64 return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetDependentNodes, "hipGraphNodeGetDependentNodes", (void *node, void *pDependentNodes,
    void *pNumDependentNodes), ((uintptr_t)node, (uintptr_t)pDependentNodes, (uintptr_t)pNumDependentNodes,),
    NULL, NULL, (2, 8,),
    "node:handle pDependentNodes *pNumDependentNodes:u64 ; "
    "pNumDependentNodes_max\0" "pDependentNodes[*pNumDependentNodes:u64<pNumDependentNodes_max]:handle *pNumDependentNodes:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetEnabled, "hipGraphNodeGetEnabled", (void *hGraphExec, void *hNode, void *isEnabled),
    ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)isEnabled,),
    "hGraphExec:handle hNode:handle isEnabled\0" "*isEnabled:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphNodeGetType, "hipGraphNodeGetType", (void *node, void *pType), ((uintptr_t)node,
    (uintptr_t)pType,),
    "models=1\0" "node:handle pType\0" "*pType:i32@hipGraphNodeType return:status@hipError_t\0" "models=2\0" "node:handle "
    "pType\0" "*pType:i32@hipGraphNodeType@hip-5.2 return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphNodeSetEnabled, "hipGraphNodeSetEnabled", (void *hGraphExec, void *hNode, uint32_t isEnabled),
    ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uint64_t)isEnabled,),
    "hGraphExec:handle hNode:handle isEnabled:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphNodeSetParams, "hipGraphNodeSetParams", (void *node, void *nodeParams), ((uintptr_t)node,
    (uintptr_t)nodeParams,),
    "node:handle nodeParams:{hipGraphNodeParams}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphReleaseUserObject, "hipGraphReleaseUserObject", (void *graph, void *object, uint32_t count),
    ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count,),
    "graph:handle object:handle count:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphRemoveDependencies, "hipGraphRemoveDependencies", (void *graph, const void *from, const void *to,
    uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies,),
    "graph:handle from[numDependencies]:handle to[numDependencies]:handle numDependencies:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphRetainUserObject, "hipGraphRetainUserObject", (void *graph, void *object, uint32_t count,
    uint32_t flags), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count, (uint64_t)flags,),
    "graph:handle object:handle count:u32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphUpload, "hipGraphUpload", (void *graphExec, void *stream), ((uintptr_t)graphExec,
    (uintptr_t)stream,),
    "graphExec:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsGLRegisterBuffer, "hipGraphicsGLRegisterBuffer", (void *resource, uint32_t buffer,
    uint32_t flags), ((uintptr_t)resource, (uint64_t)buffer, (uint64_t)flags,),
    "resource buffer:u32 flags:u32\0" "*resource:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphicsGLRegisterImage, "hipGraphicsGLRegisterImage", (void *resource, uint32_t image,
    uint32_t target, uint32_t flags), ((uintptr_t)resource, (uint64_t)image, (uint64_t)target, (uint64_t)flags,),
    "resource image:u32 target:u32 flags:u32\0" "*resource:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsMapResources, "hipGraphicsMapResources", (int32_t count, void *resources, void *stream),
    ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "count:i32 resources[count]:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsResourceGetMappedPointer, "hipGraphicsResourceGetMappedPointer", (void *devPtr, void *size,
    void *resource), ((uintptr_t)devPtr, (uintptr_t)size, (uintptr_t)resource,),
    "devPtr size resource:handle\0" "*devPtr:ptr *size:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphicsSubResourceGetMappedArray, "hipGraphicsSubResourceGetMappedArray", (void *array,
    void *resource, uint32_t arrayIndex, uint32_t mipLevel), ((uintptr_t)array, (uintptr_t)resource, (uint64_t)arrayIndex, (uint64_t)mipLevel,),
    "models=1\0" "array resource:handle arrayIndex:u32 mipLevel:u32\0" "*array:handle return:status@hipError_t\0" "models=2\0" "array resource:handle "
    "arrayIndex:u32 mipLevel:u32\0" "*array:ptr return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsUnmapResources, "hipGraphicsUnmapResources", (int32_t count, void *resources, void *stream),
    ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "count:i32 resources[count]:handle stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphicsUnregisterResource, "hipGraphicsUnregisterResource", (void *resource), ((uintptr_t)resource,),
    "resource:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGreenCtxCreate, "hipGreenCtxCreate", (void *ctx, void *desc, int32_t device, uint32_t flags),
    ((uintptr_t)ctx, (uintptr_t)desc, (uint64_t)device, (uint64_t)flags,),
    "ctx desc:handle device:i32 flags:u32\0" "*ctx:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 13, 1, int, trace__hip_hipHccModuleLaunchKernel, "hipHccModuleLaunchKernel", (void *f, uint32_t globalWorkSizeX,
    uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ, uint64_t sharedMemBytes,
    void *hStream, void *kernelParams, void *extra, void *startEvent, void *stopEvent), ((uintptr_t)f, (uint64_t)globalWorkSizeX,
    (uint64_t)globalWorkSizeY, (uint64_t)globalWorkSizeZ, (uint64_t)localWorkSizeX, (uint64_t)localWorkSizeY, (uint64_t)localWorkSizeZ,
    (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, (uintptr_t)startEvent, (uintptr_t)stopEvent,),
    "f:handle globalWorkSizeX:u32 globalWorkSizeY:u32 globalWorkSizeZ:u32 localWorkSizeX:u32 localWorkSizeY:u32 localWorkSizeZ:u32 sharedMemBytes:u64 "
    "hStream:handle kernelParams:ptr extra:ptr startEvent:handle stopEvent:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipHostAlloc, "hipHostAlloc", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr, (uint64_t)size,
    (uint64_t)flags,),
    "ptr size:u64 flags:u32\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipHostFree, "hipHostFree", (void *ptr), ((uintptr_t)ptr,),
    "ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipHostGetDevicePointer, "hipHostGetDevicePointer", (void *devPtr, void *hstPtr, uint32_t flags),
    ((uintptr_t)devPtr, (uintptr_t)hstPtr, (uint64_t)flags,),
    "devPtr hstPtr:ptr flags:u32\0" "*devPtr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipHostGetFlags, "hipHostGetFlags", (void *flagsPtr, void *hostPtr), ((uintptr_t)flagsPtr,
    (uintptr_t)hostPtr,),
    "flagsPtr hostPtr:ptr\0" "*flagsPtr:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipHostMalloc, "hipHostMalloc", (void *ptr, uint64_t size, uint32_t flags), ((uintptr_t)ptr,
    (uint64_t)size, (uint64_t)flags,),
    "ptr size:u64 flags:u32\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipHostRegister, "hipHostRegister", (void *hostPtr, uint64_t sizeBytes, uint32_t flags),
    ((uintptr_t)hostPtr, (uint64_t)sizeBytes, (uint64_t)flags,),
    "hostPtr:ptr sizeBytes:u64 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipHostUnregister, "hipHostUnregister", (void *hostPtr), ((uintptr_t)hostPtr,),
    "hostPtr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipImportExternalMemory, "hipImportExternalMemory", (void *extMem_out, const void *memHandleDesc),
    ((uintptr_t)extMem_out, (uintptr_t)memHandleDesc,),
    "extMem_out memHandleDesc:{hipExternalMemoryHandleDesc_st}\0" "*extMem_out:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipImportExternalSemaphore, "hipImportExternalSemaphore", (void *extSem_out, const void *semHandleDesc),
    ((uintptr_t)extSem_out, (uintptr_t)semHandleDesc,),
    "extSem_out semHandleDesc:{hipExternalSemaphoreHandleDesc_st}\0" "*extSem_out:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipInit, "hipInit", (uint32_t flags), ((uint64_t)flags,),
    "flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipIpcCloseMemHandle, "hipIpcCloseMemHandle", (void *devPtr), ((uintptr_t)devPtr,),
    "devPtr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipIpcGetEventHandle, "hipIpcGetEventHandle", (void *handle, void *event), ((uintptr_t)handle,
    (uintptr_t)event,),
    "handle event:handle\0" "handle:{hipIpcEventHandle_st} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipIpcGetMemHandle, "hipIpcGetMemHandle", (void *handle, void *devPtr), ((uintptr_t)handle,
    (uintptr_t)devPtr,),
    "handle devPtr:ptr\0" "handle:{hipIpcMemHandle_st} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipKernelGetAttribute, "hipKernelGetAttribute", (void *pi, int attrib, void *kernel, int32_t dev),
    ((uintptr_t)pi, (uint64_t)attrib, (uintptr_t)kernel, (uint64_t)dev,),
    "pi attrib:i32@hipFunction_attribute kernel:handle dev:i32\0" "*pi:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipKernelGetFunction, "hipKernelGetFunction", (void *pFunc, void *kernel), ((uintptr_t)pFunc,
    (uintptr_t)kernel,),
    "pFunc kernel:handle\0" "*pFunc:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetLibrary, "hipKernelGetLibrary", (void *library, void *kernel), ((uintptr_t)library,
    (uintptr_t)kernel,),
    "library kernel:handle\0" "*library:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetName, "hipKernelGetName", (void *name, void *kernel), ((uintptr_t)name, (uintptr_t)kernel,),
    "name kernel:handle\0" "*name:string return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipKernelGetParamInfo, "hipKernelGetParamInfo", (void *kernel, uint64_t paramIndex, void *paramOffset,
    void *paramSize), ((uintptr_t)kernel, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize,),
    "kernel:handle paramIndex:u64 paramOffset paramSize\0" "*paramOffset:u64 *paramSize:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipKernelNameRef, "hipKernelNameRef", (void *f), ((uintptr_t)f,),
    "f:handle\0" "return:string")

TRACE__FORWARD(trace__hip, 2, 3, const void *, trace__hip_hipKernelNameRefByPtr, "hipKernelNameRefByPtr", (const void *hostFunction, void *stream),
    ((uintptr_t)hostFunction, (uintptr_t)stream,),
    "hostFunction:ptr stream:handle\0" "return:string")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipKernelSetAttribute, "hipKernelSetAttribute", (int attrib, int32_t value, void *kernel, int32_t dev),
    ((uint64_t)attrib, (uint64_t)value, (uintptr_t)kernel, (uint64_t)dev,),
    "attrib:i32@hipFunction_attribute value:i32 kernel:handle dev:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipLaunchByPtr, "hipLaunchByPtr", (const void *func), ((uintptr_t)func,),
    "func:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchCooperativeKernelMultiDevice, "hipLaunchCooperativeKernelMultiDevice", (void *launchParamsList,
    int32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "launchParamsList[numDevices]:{hipLaunchParams_t#56} numDevices:i32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchHostFunc, "hipLaunchHostFunc", (void *stream, void *fn, void *userData), ((uintptr_t)stream,
    (uintptr_t)fn, (uintptr_t)userData,),
    "stream:handle fn:ptr userData:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchHostFunc_spt, "hipLaunchHostFunc_spt", (void *stream, void *fn, void *userData),
    ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData,),
    "stream:handle fn:ptr userData:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipLaunchKernelExC, "hipLaunchKernelExC", (const void *config, const void *fPtr, void *args),
    ((uintptr_t)config, (uintptr_t)fPtr, (uintptr_t)args,),
    "config:{hipLaunchConfig_st} fPtr:ptr args:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipLibraryEnumerateKernels, "hipLibraryEnumerateKernels", (void *kernels, uint32_t numKernels,
    void *library), ((uintptr_t)kernels, (uint64_t)numKernels, (uintptr_t)library,),
    "kernels numKernels:u32 library:handle\0" "kernels[numKernels]:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipLibraryGetGlobal, "hipLibraryGetGlobal", (void *dptr, void *bytes, void *library, const void *name),
    ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "dptr bytes library:handle name:string\0" "*dptr:ptr *bytes:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipLibraryGetKernel, "hipLibraryGetKernel", (void *pKernel, void *library, const void *name),
    ((uintptr_t)pKernel, (uintptr_t)library, (uintptr_t)name,),
    "pKernel library:handle name:string\0" "*pKernel:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipLibraryGetKernelCount, "hipLibraryGetKernelCount", (void *count, void *library), ((uintptr_t)count,
    (uintptr_t)library,),
    "count library:handle\0" "*count:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipLibraryGetManaged, "hipLibraryGetManaged", (void *dptr, void *bytes, void *library, const void *name),
    ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "dptr bytes library:handle name:string\0" "*dptr:ptr *bytes:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLibraryLoadData, "hipLibraryLoadData", (void *library, const void *code, void *jitOptions,
    void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library,
    (uintptr_t)code, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "library code:ptr jitOptions[numJitOptions]:i32@hipJitOption jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 "
    "libraryOptions[numLibraryOptions]:i32@hipLibraryOption_e libraryOptionValues[numLibraryOptions]:ptr numLibraryOptions:u32\0" "*library:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLibraryLoadFromFile, "hipLibraryLoadFromFile", (void *library, const void *fileName, void *jitOptions,
    void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library,
    (uintptr_t)fileName, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions,
    (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "library fileName:string jitOptions[numJitOptions]:i32@hipJitOption jitOptionsValues[numJitOptions]:ptr numJitOptions:u32 "
    "libraryOptions[numLibraryOptions]:i32@hipLibraryOption_e libraryOptionValues[numLibraryOptions]:ptr numLibraryOptions:u32\0" "*library:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipLibraryUnload, "hipLibraryUnload", (void *library), ((uintptr_t)library,),
    "library:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLinkAddData, "hipLinkAddData", (void *state, int type, void *data, uint64_t size, const void *name,
    uint32_t numOptions, void *options, void *optionValues), ((uintptr_t)state, (uint64_t)type, (uintptr_t)data, (uint64_t)size, (uintptr_t)name,
    (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "state:handle type:i32@hipJitInputType data:ptr size:u64 name:string numOptions:u32 options[numOptions]:i32@hipJitOption "
    "optionValues[numOptions]:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipLinkAddFile, "hipLinkAddFile", (void *state, int type, const void *path, uint32_t numOptions,
    void *options, void *optionValues), ((uintptr_t)state, (uint64_t)type, (uintptr_t)path, (uint64_t)numOptions, (uintptr_t)options,
    (uintptr_t)optionValues,),
    "state:handle type:i32@hipJitInputType path:string numOptions:u32 options[numOptions]:i32@hipJitOption "
    "optionValues[numOptions]:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipLinkComplete, "hipLinkComplete", (void *state, void *hipBinOut, void *sizeOut), ((uintptr_t)state,
    (uintptr_t)hipBinOut, (uintptr_t)sizeOut,),
    "state:handle hipBinOut sizeOut\0" "*hipBinOut:ptr *sizeOut:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipLinkCreate, "hipLinkCreate", (uint32_t numOptions, void *options, void *optionValues, void *stateOut),
    ((uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, (uintptr_t)stateOut,),
    "numOptions:u32 options[numOptions]:i32@hipJitOption optionValues[numOptions]:ptr stateOut\0" "*stateOut:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipLinkDestroy, "hipLinkDestroy", (void *state), ((uintptr_t)state,),
    "state:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipMalloc, "hipMalloc", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr size:u64\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 1, int, trace__hip_hipMallocArray, "hipMallocArray", (void *array, const void *desc, uint64_t width, uint64_t height,
    uint32_t flags), ((uintptr_t)array, (uintptr_t)desc, (uint64_t)width, (uint64_t)height, (uint64_t)flags,),
    "models=1\0" "array desc:{hipChannelFormatDesc} width:u64 height:u64 flags:u32\0" "*array:handle return:status@hipError_t\0" "models=2\0" "array "
    "desc:{hipChannelFormatDesc} width:u64 height:u64 flags:u32\0" "*array:ptr return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMallocAsync, "hipMallocAsync", (void *dev_ptr, uint64_t size, void *stream), ((uintptr_t)dev_ptr,
    (uint64_t)size, (uintptr_t)stream,),
    "dev_ptr size:u64 stream:handle\0" "*dev_ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMallocFromPoolAsync, "hipMallocFromPoolAsync", (void *dev_ptr, uint64_t size, void *mem_pool,
    void *stream), ((uintptr_t)dev_ptr, (uint64_t)size, (uintptr_t)mem_pool, (uintptr_t)stream,),
    "dev_ptr size:u64 mem_pool:handle stream:handle\0" "*dev_ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipMallocHost, "hipMallocHost", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr size:u64\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMallocManaged, "hipMallocManaged", (void *dev_ptr, uint64_t size, uint32_t flags), ((uintptr_t)dev_ptr,
    (uint64_t)size, (uint64_t)flags,),
    "dev_ptr size:u64 flags:u32\0" "*dev_ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMallocPitch, "hipMallocPitch", (void *ptr, void *pitch, uint64_t width, uint64_t height),
    ((uintptr_t)ptr, (uintptr_t)pitch, (uint64_t)width, (uint64_t)height,),
    "ptr pitch width:u64 height:u64\0" "*ptr:ptr *pitch:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemAddressFree, "hipMemAddressFree", (void *devPtr, uint64_t size), ((uintptr_t)devPtr,
    (uint64_t)size,),
    "devPtr:ptr size:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemAddressReserve, "hipMemAddressReserve", (void *ptr, uint64_t size, uint64_t alignment, void *addr,
    uint64_t flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)alignment, (uintptr_t)addr, (uint64_t)flags,),
    "ptr size:u64 alignment:u64 addr:ptr flags:u64\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemAdvise, "hipMemAdvise", (const void *dev_ptr, uint64_t count, int advice, int32_t device),
    ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)advice, (uint64_t)device,),
    "dev_ptr:ptr count:u64 advice:i32@hipMemoryAdvise device:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 1, int, trace__hip_hipMemAllocHost, "hipMemAllocHost", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr size:u64\0" "*ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 1, int, trace__hip_hipMemAllocPitch, "hipMemAllocPitch", (void *dptr, void *pitch, uint64_t widthInBytes, uint64_t height,
    uint32_t elementSizeBytes), ((uintptr_t)dptr, (uintptr_t)pitch, (uint64_t)widthInBytes, (uint64_t)height, (uint64_t)elementSizeBytes,),
    "dptr pitch widthInBytes:u64 height:u64 elementSizeBytes:u32\0" "*dptr:ptr *pitch:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemCreate, "hipMemCreate", (void *handle, uint64_t size, const void *prop, uint64_t flags),
    ((uintptr_t)handle, (uint64_t)size, (uintptr_t)prop, (uint64_t)flags,),
    "models=1\0" "handle size:u64 prop:{hipMemAllocationProp} flags:u64\0" "*handle:handle return:status@hipError_t\0" "models=2\0" "handle size:u64 "
    "prop:{hipMemAllocationProp@hip-5.2} flags:u64\0" "*handle:handle return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipMemDiscardAndPrefetchBatchAsync, "hipMemDiscardAndPrefetchBatchAsync", (void *dptrs, void *sizes,
    uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs,
    (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs[count]:ptr sizes[count]:u64 count:u64 prefetchLocs[numPrefetchLocs]:{hipMemLocation#8} prefetchLocIdxs[numPrefetchLocs]:u64 numPrefetchLocs:u64 "
    "flags:u64 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemDiscardBatchAsync, "hipMemDiscardBatchAsync", (void *dev_ptrs, void *sizes, uint64_t count,
    uint64_t flags, void *stream), ((uintptr_t)dev_ptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "dev_ptrs[count]:ptr sizes[count]:u64 count:u64 flags:u64 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemExportToShareableHandle, "hipMemExportToShareableHandle", (void *shareableHandle, void *handle,
    int handleType, uint64_t flags), ((uintptr_t)shareableHandle, (uintptr_t)handle, (uint64_t)handleType, (uint64_t)flags,),
    "shareableHandle:ptr handle:handle handleType:i32@hipMemAllocationHandleType flags:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAccess, "hipMemGetAccess", (void *flags, const void *location, void *ptr), ((uintptr_t)flags,
    (uintptr_t)location, (uintptr_t)ptr,),
    "flags location:{hipMemLocation} ptr:ptr\0" "*flags:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAddressRange, "hipMemGetAddressRange", (void *pbase, void *psize, void *dptr), ((uintptr_t)pbase,
    (uintptr_t)psize, (uintptr_t)dptr,),
    "pbase psize dptr:ptr\0" "*pbase:ptr *psize:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAllocationGranularity, "hipMemGetAllocationGranularity", (void *granularity, const void *prop,
    int option), ((uintptr_t)granularity, (uintptr_t)prop, (uint64_t)option,),
    "models=1\0" "granularity prop:{hipMemAllocationProp} option:i32@hipMemAllocationGranularity_flags\0" "*granularity:u64 "
    "return:status@hipError_t\0" "models=2\0" "granularity prop:{hipMemAllocationProp@hip-5.2} "
    "option:i32@hipMemAllocationGranularity_flags\0" "*granularity:u64 return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemGetAllocationPropertiesFromHandle, "hipMemGetAllocationPropertiesFromHandle", (void *prop,
    void *handle), ((uintptr_t)prop, (uintptr_t)handle,),
    "models=1\0" "prop handle:handle\0" "prop:{hipMemAllocationProp} return:status@hipError_t\0" "models=2\0" "prop "
    "handle:handle\0" "prop:{hipMemAllocationProp@hip-5.2} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetDefaultMemPool, "hipMemGetDefaultMemPool", (void *memPool, void *location, int type),
    ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "memPool location:{hipMemLocation} type:i32@hipMemAllocationType\0" "*memPool:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipMemGetHandleForAddressRange, "hipMemGetHandleForAddressRange", (void *handle, void *dptr,
    uint64_t size, int handleType, uint64_t flags), ((uintptr_t)handle, (uintptr_t)dptr, (uint64_t)size, (uint64_t)handleType, (uint64_t)flags,),
    "handle:ptr dptr:ptr size:u64 handleType:i32@hipMemRangeHandleType flags:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemGetInfo, "hipMemGetInfo", (void *free, void *total), ((uintptr_t)free, (uintptr_t)total,),
    "free total\0" "*free:u64 *total:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetMemPool, "hipMemGetMemPool", (void *pool, void *location, int type), ((uintptr_t)pool,
    (uintptr_t)location, (uint64_t)type,),
    "pool location:{hipMemLocation} type:i32@hipMemAllocationType\0" "*pool:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemImportFromShareableHandle, "hipMemImportFromShareableHandle", (void *handle, void *osHandle,
    int shHandleType), ((uintptr_t)handle, (uintptr_t)osHandle, (uint64_t)shHandleType,),
    "handle osHandle:ptr shHandleType:i32@hipMemAllocationHandleType\0" "*handle:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemMap, "hipMemMap", (void *ptr, uint64_t size, uint64_t offset, void *handle, uint64_t flags),
    ((uintptr_t)ptr, (uint64_t)size, (uint64_t)offset, (uintptr_t)handle, (uint64_t)flags,),
    "ptr:ptr size:u64 offset:u64 handle:handle flags:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemMapArrayAsync, "hipMemMapArrayAsync", (void *mapInfoList, uint32_t count, void *stream),
    ((uintptr_t)mapInfoList, (uint64_t)count, (uintptr_t)stream,),
    "mapInfoList[count]:{hipArrayMapInfo#152} count:u32 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolCreate, "hipMemPoolCreate", (void *mem_pool, const void *pool_props), ((uintptr_t)mem_pool,
    (uintptr_t)pool_props,),
    "models=1\0" "mem_pool pool_props:{hipMemPoolProps}\0" "*mem_pool:handle return:status@hipError_t\0" "models=2\0" "mem_pool "
    "pool_props:{hipMemPoolProps@hip-5.2}\0" "*mem_pool:handle return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMemPoolDestroy, "hipMemPoolDestroy", (void *mem_pool), ((uintptr_t)mem_pool,),
    "mem_pool:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolExportPointer, "hipMemPoolExportPointer", (void *export_data, void *dev_ptr),
    ((uintptr_t)export_data, (uintptr_t)dev_ptr,),
    "export_data dev_ptr:ptr\0" "export_data:{hipMemPoolPtrExportData} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemPoolExportToShareableHandle, "hipMemPoolExportToShareableHandle", (void *shared_handle,
    void *mem_pool, int handle_type, uint32_t flags), ((uintptr_t)shared_handle, (uintptr_t)mem_pool, (uint64_t)handle_type, (uint64_t)flags,),
    "shared_handle:ptr mem_pool:handle handle_type:i32@hipMemAllocationHandleType flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemPoolGetAccess, "hipMemPoolGetAccess", (void *flags, void *mem_pool, void *location),
    ((uintptr_t)flags, (uintptr_t)mem_pool, (uintptr_t)location,),
    "flags mem_pool:handle location\0" "*flags:i32@hipMemAccessFlags location:{hipMemLocation} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemPoolGetAttribute, "hipMemPoolGetAttribute", (void *mem_pool, int attr, void *value),
    ((uintptr_t)mem_pool, (uint64_t)attr, (uintptr_t)value,),
    "mem_pool:handle attr:i32@hipMemPoolAttr value:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemPoolImportFromShareableHandle, "hipMemPoolImportFromShareableHandle", (void *mem_pool,
    void *shared_handle, int handle_type, uint32_t flags), ((uintptr_t)mem_pool, (uintptr_t)shared_handle, (uint64_t)handle_type, (uint64_t)flags,),
    "mem_pool shared_handle:ptr handle_type:i32@hipMemAllocationHandleType flags:u32\0" "*mem_pool:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolImportPointer, "hipMemPoolImportPointer", (void *dev_ptr, void *mem_pool, void *export_data),
    ((uintptr_t)dev_ptr, (uintptr_t)mem_pool, (uintptr_t)export_data,),
    "dev_ptr mem_pool:handle export_data\0" "*dev_ptr:ptr export_data:{hipMemPoolPtrExportData} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolSetAccess, "hipMemPoolSetAccess", (void *mem_pool, const void *desc_list, uint64_t count),
    ((uintptr_t)mem_pool, (uintptr_t)desc_list, (uint64_t)count,),
    "mem_pool:handle desc_list[count]:{hipMemAccessDesc#12} count:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolSetAttribute, "hipMemPoolSetAttribute", (void *mem_pool, int attr, void *value),
    ((uintptr_t)mem_pool, (uint64_t)attr, (uintptr_t)value,),
    "mem_pool:handle attr:i32@hipMemPoolAttr value:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolTrimTo, "hipMemPoolTrimTo", (void *mem_pool, uint64_t min_bytes_to_hold), ((uintptr_t)mem_pool,
    (uint64_t)min_bytes_to_hold,),
    "mem_pool:handle min_bytes_to_hold:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMemPrefetchAsync, "hipMemPrefetchAsync", (const void *dev_ptr, uint64_t count, int32_t device,
    void *stream), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)device, (uintptr_t)stream,),
    "dev_ptr:ptr count:u64/BYTES/B device:i32 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 8, 1, int, trace__hip_hipMemPrefetchBatchAsync, "hipMemPrefetchBatchAsync", (void *dev_ptrs, void *sizes, uint64_t count,
    void *prefetch_locs, void *prefetch_loc_idxs, uint64_t num_prefetch_locs, uint64_t flags, void *stream), ((uintptr_t)dev_ptrs, (uintptr_t)sizes,
    (uint64_t)count, (uintptr_t)prefetch_locs, (uintptr_t)prefetch_loc_idxs, (uint64_t)num_prefetch_locs, (uint64_t)flags, (uintptr_t)stream,),
    "dev_ptrs[count]:ptr sizes[count]:u64 count:u64 prefetch_locs[num_prefetch_locs]:{hipMemLocation#8} prefetch_loc_idxs[num_prefetch_locs]:u64 "
    "num_prefetch_locs:u64 flags:u64 stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemPtrGetInfo, "hipMemPtrGetInfo", (void *ptr, void *size), ((uintptr_t)ptr, (uintptr_t)size,),
    "ptr:ptr size\0" "*size:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipMemRangeGetAttribute, "hipMemRangeGetAttribute", (void *data, uint64_t data_size, int attribute,
    const void *dev_ptr, uint64_t count), ((uintptr_t)data, (uint64_t)data_size, (uint64_t)attribute, (uintptr_t)dev_ptr, (uint64_t)count,),
    "data:ptr data_size:u64 attribute:i32@hipMemRangeAttribute dev_ptr:ptr count:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipMemRangeGetAttributes, "hipMemRangeGetAttributes", (void *data, void *data_sizes, void *attributes,
    uint64_t num_attributes, const void *dev_ptr, uint64_t count), ((uintptr_t)data, (uintptr_t)data_sizes, (uintptr_t)attributes,
    (uint64_t)num_attributes, (uintptr_t)dev_ptr, (uint64_t)count,),
    "data[num_attributes]:ptr data_sizes[num_attributes]:u64 attributes[num_attributes]:i32@hipMemRangeAttribute num_attributes:u64 dev_ptr:ptr "
    "count:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMemRelease, "hipMemRelease", (void *handle), ((uintptr_t)handle,),
    "handle:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemRetainAllocationHandle, "hipMemRetainAllocationHandle", (void *handle, void *addr),
    ((uintptr_t)handle, (uintptr_t)addr,),
    "handle addr:ptr\0" "*handle:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemSetAccess, "hipMemSetAccess", (void *ptr, uint64_t size, const void *desc, uint64_t count),
    ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)desc, (uint64_t)count,),
    "ptr:ptr size:u64 desc[count]:{hipMemAccessDesc#12} count:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemSetMemPool, "hipMemSetMemPool", (void *location, int type, void *pool), ((uintptr_t)location,
    (uint64_t)type, (uintptr_t)pool,),
    "location:{hipMemLocation} type:i32@hipMemAllocationType pool:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemUnmap, "hipMemUnmap", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr:ptr size:u64\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpy, "hipMemcpy", (void *dst, const void *src, uint64_t sizeBytes, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind,),
    trace__hip_hipMemcpy_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 7, 1, int, trace__hip_hipMemcpy2D, "hipMemcpy2D", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__hip_hipMemcpy2D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DArrayToArray, "hipMemcpy2DArrayToArray", (void *dst, uint64_t wOffsetDst,
    uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst,
    (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__hip_hipMemcpy2DArrayToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:handle wOffsetDst:u64 hOffsetDst:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DFromArray, "hipMemcpy2DFromArray", (void *dst, uint64_t dpitch, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset,
    (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr dpitch:u64 src:ptr wOffset:u64 hOffset:u64 width:u64 height:u64 "
    "kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DFromArrayAsync, "hipMemcpy2DFromArrayAsync", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DFromArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr dpitch:u64 src:ptr wOffset:u64 hOffset:u64 width:u64 height:u64 "
    "kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DFromArrayAsync_spt, "hipMemcpy2DFromArrayAsync_spt", (void *dst, uint64_t dpitch,
    const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)dpitch,
    (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DFromArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr dpitch:u64 src:handle wOffsetSrc:u64 hOffsetSrc:u64 width:u64 height:u64 kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DFromArray_spt, "hipMemcpy2DFromArray_spt", (void *dst, uint64_t dpitch, const void *src,
    uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset,
    (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:ptr dpitch:u64 src:handle wOffset:u64 hOffset:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr dpitch:u64 src:ptr wOffset:u64 hOffset:u64 width:u64 height:u64 "
    "kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DToArray, "hipMemcpy2DToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 "
    "kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DToArrayAsync, "hipMemcpy2DToArrayAsync", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset,
    (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DToArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 "
    "kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DToArrayAsync_spt, "hipMemcpy2DToArrayAsync_spt", (void *dst, uint64_t wOffset,
    uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream), ((uintptr_t)dst, (uint64_t)wOffset,
    (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpy2DToArrayAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DToArray_spt, "hipMemcpy2DToArray_spt", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src,
    (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind,),
    trace__hip_hipMemcpy2DToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:handle wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr wOffset:u64 hOffset:u64 src:ptr spitch:u64 width:u64 height:u64 "
    "kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 7, 1, int, trace__hip_hipMemcpy2D_spt, "hipMemcpy2D_spt", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch,
    uint64_t width, uint64_t height, int kind), ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height,
    (uint64_t)kind,),
    trace__hip_hipMemcpy2D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr dpitch:u64 src:ptr spitch:u64 width:u64 height:u64 kind:i32@hipMemcpyKind ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpy3D, "hipMemcpy3D", (const void *p), ((uintptr_t)p,),
    trace__hip_hipMemcpy3D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "p:{hipMemcpy3DParms} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "p:{hipMemcpy3DParms@hip-5.2} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DAsync, "hipMemcpy3DAsync", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    trace__hip_hipMemcpy3DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "p:{hipMemcpy3DParms} stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "p:{hipMemcpy3DParms@hip-5.2} stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DAsync_spt, "hipMemcpy3DAsync_spt", (const void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    trace__hip_hipMemcpy3DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "p:{hipMemcpy3DParms} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpy3DBatchAsync, "hipMemcpy3DBatchAsync", (uint64_t numOps, void *opList, void *failIdx,
    uint64_t flags, void *stream), ((uint64_t)numOps, (uintptr_t)opList, (uintptr_t)failIdx, (uint64_t)flags, (uintptr_t)stream,),
    trace__hip_hipMemcpy3DBatchAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "numOps:u64 opList[numOps]:{hipMemcpy3DBatchOp#104} failIdx flags:u64 stream:handle\0" "*failIdx:u64 return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpy3DPeer, "hipMemcpy3DPeer", (void *p), ((uintptr_t)p,),
    trace__hip_hipMemcpy3DPeer_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "p:{hipMemcpy3DPeerParms} ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DPeerAsync, "hipMemcpy3DPeerAsync", (void *p, void *stream), ((uintptr_t)p,
    (uintptr_t)stream,),
    trace__hip_hipMemcpy3DPeerAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "p:{hipMemcpy3DPeerParms} stream:handle ; bytes:u64/BYTES/B direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpy3D_spt, "hipMemcpy3D_spt", (const void *p), ((uintptr_t)p,),
    trace__hip_hipMemcpy3D_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "p:{hipMemcpy3DParms} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "p:{hipMemcpy3DParms@hip-5.2} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyAtoA, "hipMemcpyAtoA", (void *dstArray, uint64_t dstOffset, void *srcArray,
    uint64_t srcOffset, uint64_t ByteCount), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount,),
    trace__hip_hipMemcpyAtoA_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dstArray:handle dstOffset:u64 srcArray:handle srcOffset:u64 ByteCount:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyAtoD, "hipMemcpyAtoD", (void *dstDevice, void *srcArray, uint64_t srcOffset,
    uint64_t ByteCount), ((uintptr_t)dstDevice, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount,),
    trace__hip_hipMemcpyAtoD_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dstDevice:ptr srcArray:handle srcOffset:u64 ByteCount:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyAtoH, "hipMemcpyAtoH", (void *dst, void *srcArray, uint64_t srcOffset, uint64_t count),
    ((uintptr_t)dst, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)count,),
    trace__hip_hipMemcpyAtoH_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:ptr srcArray:handle srcOffset:u64 count:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr "
    "srcArray:ptr srcOffset:u64 count:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyAtoHAsync, "hipMemcpyAtoHAsync", (void *dstHost, void *srcArray, uint64_t srcOffset,
    uint64_t ByteCount, void *stream), ((uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, (uintptr_t)stream,),
    trace__hip_hipMemcpyAtoHAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dstHost:ptr srcArray:handle srcOffset:u64 ByteCount:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 9, 1, int, trace__hip_hipMemcpyBatchAsync, "hipMemcpyBatchAsync", (void *dsts, void *srcs, void *sizes, uint64_t count,
    void *attrs, void *attrsIdxs, uint64_t numAttrs, void *failIdx, void *stream), ((uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count,
    (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)failIdx, (uintptr_t)stream,),
    trace__hip_hipMemcpy3DBatchAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dsts[count]:ptr srcs[count]:ptr sizes[count]:u64 count:u64 attrs[numAttrs]:{hipMemcpyAttributes#24} attrsIdxs[numAttrs]:u64 numAttrs:u64 failIdx "
    "stream:handle\0" "*failIdx:u64 return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoA, "hipMemcpyDtoA", (void *dstArray, uint64_t dstOffset, void *srcDevice,
    uint64_t ByteCount), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcDevice, (uint64_t)ByteCount,),
    trace__hip_hipMemcpyDtoA_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dstArray:handle dstOffset:u64 srcDevice:ptr ByteCount:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemcpyDtoD, "hipMemcpyDtoD", (void *dst, void *src, uint64_t sizeBytes), ((uintptr_t)dst,
    (uintptr_t)src, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyDtoD_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemcpyDtoH, "hipMemcpyDtoH", (void *dst, void *src, uint64_t sizeBytes), ((uintptr_t)dst,
    (uintptr_t)src, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyDtoH_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromArray, "hipMemcpyFromArray", (void *dst, const void *srcArray, uint64_t wOffset,
    uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)srcArray, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count,
    (uint64_t)kind,),
    trace__hip_hipMemcpyFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:ptr srcArray:handle wOffset:u64 hOffset:u64 count:u64/BYTES/B kind:i32@hipMemcpyKind ; "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr srcArray:ptr wOffset:u64 hOffset:u64 count:u64/BYTES/B "
    "kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromArray_spt, "hipMemcpyFromArray_spt", (void *dst, const void *src, uint64_t wOffsetSrc,
    uint64_t hOffset, uint64_t count, int kind), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffset, (uint64_t)count,
    (uint64_t)kind,),
    trace__hip_hipMemcpyFromArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:handle wOffsetSrc:u64 hOffset:u64 count:u64/BYTES/B kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyFromSymbol, "hipMemcpyFromSymbol", (void *dst, const void *symbol, uint64_t sizeBytes,
    uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromSymbolAsync, "hipMemcpyFromSymbolAsync", (void *dst, const void *symbol,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromSymbolAsync_spt, "hipMemcpyFromSymbolAsync_spt", (void *dst, const void *symbol,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyFromSymbol_spt, "hipMemcpyFromSymbol_spt", (void *dst, const void *symbol,
    uint64_t sizeBytes, uint64_t offset, int kind), ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr symbol:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpyHtoA, "hipMemcpyHtoA", (void *dstArray, uint64_t dstOffset, const void *srcHost,
    uint64_t count), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)count,),
    trace__hip_hipMemcpyHtoA_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dstArray:handle dstOffset:u64 srcHost:ptr count:u64/BYTES/B ; "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dstArray:ptr dstOffset:u64 srcHost:ptr count:u64/BYTES/B ; "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyHtoAAsync, "hipMemcpyHtoAAsync", (void *dstArray, uint64_t dstOffset, const void *srcHost,
    uint64_t ByteCount, void *stream), ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)stream,),
    trace__hip_hipMemcpyHtoAAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dstArray:handle dstOffset:u64 srcHost:ptr ByteCount:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemcpyHtoD, "hipMemcpyHtoD", (void *dst, void *src, uint64_t sizeBytes), ((uintptr_t)dst,
    (uintptr_t)src, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyHtoD_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 1, 1, int, trace__hip_hipMemcpyParam2D, "hipMemcpyParam2D", (const void *pCopy), ((uintptr_t)pCopy,),
    trace__hip_hipDrvMemcpy2DUnaligned_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "pCopy:{hip_Memcpy2D} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "pCopy:{hip_Memcpy2D@hip-5.2} ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 2, 1, int, trace__hip_hipMemcpyParam2DAsync, "hipMemcpyParam2DAsync", (const void *pCopy, void *stream),
    ((uintptr_t)pCopy, (uintptr_t)stream,),
    trace__hip_hipMemcpyParam2DAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "pCopy:{hip_Memcpy2D} stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "pCopy:{hip_Memcpy2D@hip-5.2} stream:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyPeer, "hipMemcpyPeer", (void *dst, int32_t dstDeviceId, const void *src,
    int32_t srcDeviceId, uint64_t sizeBytes), ((uintptr_t)dst, (uint64_t)dstDeviceId, (uintptr_t)src, (uint64_t)srcDeviceId, (uint64_t)sizeBytes,),
    trace__hip_hipMemcpyPeer_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr dstDeviceId:i32 src:ptr srcDeviceId:i32 sizeBytes:u64/BYTES/B ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyPeerAsync, "hipMemcpyPeerAsync", (void *dst, int32_t dstDeviceId, const void *src,
    int32_t srcDevice, uint64_t sizeBytes, void *stream), ((uintptr_t)dst, (uint64_t)dstDeviceId, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)sizeBytes,
    (uintptr_t)stream,),
    trace__hip_hipMemcpyPeerAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr dstDeviceId:i32 src:ptr srcDevice:i32 sizeBytes:u64/BYTES/B stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyToArray, "hipMemcpyToArray", (void *dst, uint64_t wOffset, uint64_t hOffset,
    const void *src, uint64_t count, int kind), ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    trace__hip_hipMemcpyToArray_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "models=1\0" "dst:handle wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@hipMemcpyKind ; "
    "direction:u16/DIRECTION\0" "return:status@hipError_t\0" "models=2\0" "dst:ptr wOffset:u64 hOffset:u64 src:ptr count:u64/BYTES/B kind:i32@hipMemcpyKind "
    "; direction:u16/DIRECTION\0" "return:status@hipError_t\0")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyToSymbol, "hipMemcpyToSymbol", (const void *symbol, const void *src, uint64_t sizeBytes,
    uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyToSymbolAsync, "hipMemcpyToSymbolAsync", (const void *symbol, const void *src,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemcpyToSymbolAsync_spt, "hipMemcpyToSymbolAsync_spt", (const void *symbol, const void *src,
    uint64_t sizeBytes, uint64_t offset, int kind, void *stream), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset,
    (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyFromSymbolAsync_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyToSymbol_spt, "hipMemcpyToSymbol_spt", (const void *symbol, const void *src,
    uint64_t sizeBytes, uint64_t offset, int kind), ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind,),
    trace__hip_hipMemcpyFromSymbol_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "symbol:ptr src:ptr sizeBytes:u64/BYTES/B offset:u64 kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemcpyWithStream, "hipMemcpyWithStream", (void *dst, const void *src, uint64_t sizeBytes,
    int kind, void *stream), ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream,),
    trace__hip_hipMemcpyWithStream_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind stream:handle ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemcpy_spt, "hipMemcpy_spt", (void *dst, const void *src, uint64_t sizeBytes, int kind),
    ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind,),
    trace__hip_hipMemcpy_before, trace__hip_hipDrvMemcpy2DUnaligned_after, (),
    "dst:ptr src:ptr sizeBytes:u64/BYTES/B kind:i32@hipMemcpyKind ; direction:u16/DIRECTION\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMemset, "hipMemset", (void *dst, int32_t value, uint64_t sizeBytes), ((uintptr_t)dst, (uint64_t)value,
    (uint64_t)sizeBytes,),
    "dst:ptr value:i32 sizeBytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemset2D, "hipMemset2D", (void *dst, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemset2D_before, NULL, (),
    "dst:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemset2DAsync, "hipMemset2DAsync", (void *dst, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream,),
    trace__hip_hipMemset2DAsync_before, NULL, (),
    "dst:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemset2DAsync_spt, "hipMemset2DAsync_spt", (void *dst, uint64_t pitch, int32_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemset2DAsync_before, NULL, (),
    "dst:ptr pitch:u64 value:i32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemset2D_spt, "hipMemset2D_spt", (void *dst, uint64_t pitch, int32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemset2D_before, NULL, (),
    "dst:ptr pitch:u64 value:i32 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMemsetAsync, "hipMemsetAsync", (void *dst, int32_t value, uint64_t sizeBytes, void *stream),
    ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes, (uintptr_t)stream,),
    "dst:ptr value:i32 sizeBytes:u64/BYTES/B stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipMemsetAsync_spt, "hipMemsetAsync_spt", (void *dst, int32_t value, uint64_t sizeBytes, void *stream),
    ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes, (uintptr_t)stream,),
    "dst:ptr value:i32 sizeBytes:u64/BYTES/B stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemsetD16, "hipMemsetD16", (void *dest, uint16_t value, uint64_t count), ((uintptr_t)dest,
    (uint64_t)value, (uint64_t)count,),
    trace__hip_hipMemsetD16_before, NULL, (),
    "dest:ptr value:u16 count:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 4, 1, int, trace__hip_hipMemsetD16Async, "hipMemsetD16Async", (void *dest, uint16_t value, uint64_t count, void *stream),
    ((uintptr_t)dest, (uint64_t)value, (uint64_t)count, (uintptr_t)stream,),
    trace__hip_hipMemsetD16Async_before, NULL, (),
    "dest:ptr value:u16 count:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D16, "hipMemsetD2D16", (void *dst, uint64_t dstPitch, uint16_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemsetD2D16_before, NULL, (),
    "dst:ptr dstPitch:u64 value:u16 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D16Async, "hipMemsetD2D16Async", (void *dst, uint64_t dstPitch, uint16_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemsetD2D16Async_before, NULL, (),
    "dst:ptr dstPitch:u64 value:u16 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D32, "hipMemsetD2D32", (void *dst, uint64_t dstPitch, uint32_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemsetD2D32_before, NULL, (),
    "dst:ptr dstPitch:u64 value:u32 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D32Async, "hipMemsetD2D32Async", (void *dst, uint64_t dstPitch, uint32_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemsetD2D32Async_before, NULL, (),
    "dst:ptr dstPitch:u64 value:u32 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D8, "hipMemsetD2D8", (void *dst, uint64_t dstPitch, uint8_t value, uint64_t width,
    uint64_t height), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,),
    trace__hip_hipMemset2D_before, NULL, (),
    "dst:ptr dstPitch:u64 value:u8 width:u64 height:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D8Async, "hipMemsetD2D8Async", (void *dst, uint64_t dstPitch, uint8_t value,
    uint64_t width, uint64_t height, void *stream), ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height,
    (uintptr_t)stream,),
    trace__hip_hipMemset2DAsync_before, NULL, (),
    "dst:ptr dstPitch:u64 value:u8 width:u64 height:u64 stream:handle ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemsetD32, "hipMemsetD32", (void *dest, int32_t value, uint64_t count), ((uintptr_t)dest,
    (uint64_t)value, (uint64_t)count,),
    trace__hip_hipMemsetD32_before, NULL, (),
    "dest:ptr value:i32 count:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD_AROUND(trace__hip, 3, 1, int, trace__hip_hipMemsetD8, "hipMemsetD8", (void *dest, uint8_t value, uint64_t count), ((uintptr_t)dest,
    (uint64_t)value, (uint64_t)count,),
    trace__hip_hipMemsetD8_before, NULL, (),
    "dest:ptr value:u8 count:u64 ; bytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipMemset_spt, "hipMemset_spt", (void *dst, int32_t value, uint64_t sizeBytes), ((uintptr_t)dst,
    (uint64_t)value, (uint64_t)sizeBytes,),
    "dst:ptr value:i32 sizeBytes:u64/BYTES/B\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMipmappedArrayCreate, "hipMipmappedArrayCreate", (void *pHandle, void *pMipmappedArrayDesc,
    uint32_t numMipmapLevels), ((uintptr_t)pHandle, (uintptr_t)pMipmappedArrayDesc, (uint64_t)numMipmapLevels,),
    "pHandle pMipmappedArrayDesc numMipmapLevels:u32\0" "*pHandle:ptr pMipmappedArrayDesc:{HIP_ARRAY3D_DESCRIPTOR} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMipmappedArrayDestroy, "hipMipmappedArrayDestroy", (void *hMipmappedArray),
    ((uintptr_t)hMipmappedArray,),
    "models=1\0" "hMipmappedArray\0" "hMipmappedArray:{hipMipmappedArray} "
    "return:status@hipError_t\0" "models=2\0" "hMipmappedArray\0" "hMipmappedArray:{hipMipmappedArray@hip-5.2} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMipmappedArrayGetLevel, "hipMipmappedArrayGetLevel", (void *pLevelArray, void *hMipMappedArray,
    uint32_t level), ((uintptr_t)pLevelArray, (uintptr_t)hMipMappedArray, (uint64_t)level,),
    "models=1\0" "pLevelArray hMipMappedArray level:u32\0" "*pLevelArray:handle hMipMappedArray:{hipMipmappedArray} "
    "return:status@hipError_t\0" "models=2\0" "pLevelArray hMipMappedArray level:u32\0" "*pLevelArray:ptr hMipMappedArray:{hipMipmappedArray@hip-5.2} "
    "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMipmappedArrayGetMemoryRequirements, "hipMipmappedArrayGetMemoryRequirements",
    (void *memoryRequirements, void *mipmap, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)mipmap, (uint64_t)device,),
    "memoryRequirements mipmap device:i32\0" "memoryRequirements:{hipArrayMemoryRequirements} mipmap:{hipMipmappedArray} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipModuleGetFunction, "hipModuleGetFunction", (void *function, void *module, const void *kname),
    ((uintptr_t)function, (uintptr_t)module, (uintptr_t)kname,),
    "function module:handle kname:string\0" "*function:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipModuleGetFunctionCount, "hipModuleGetFunctionCount", (void *count, void *mod), ((uintptr_t)count,
    (uintptr_t)mod,),
    "count mod:handle\0" "*count:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipModuleGetGlobal, "hipModuleGetGlobal", (void *dptr, void *bytes, void *hmod, const void *name),
    ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)hmod, (uintptr_t)name,),
    "dptr bytes hmod:handle name:string\0" "*dptr:ptr *bytes:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipModuleGetTexRef, "hipModuleGetTexRef", (void *texRef, void *hmod, const void *name),
    ((uintptr_t)texRef, (uintptr_t)hmod, (uintptr_t)name,),
    "texRef hmod:handle name:string\0" "*texRef:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 10, 1, int, trace__hip_hipModuleLaunchCooperativeKernel, "hipModuleLaunchCooperativeKernel", (void *f, uint32_t gridDimX,
    uint32_t gridDimY, uint32_t gridDimZ, uint32_t blockDimX, uint32_t blockDimY, uint32_t blockDimZ, uint32_t sharedMemBytes, void *stream,
    void *kernelParams), ((uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY,
    (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)kernelParams,),
    "f:handle gridDimX:u32 gridDimY:u32 gridDimZ:u32 blockDimX:u32 blockDimY:u32 blockDimZ:u32 sharedMemBytes:u32 stream:handle "
    "kernelParams:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipModuleLaunchCooperativeKernelMultiDevice, "hipModuleLaunchCooperativeKernelMultiDevice",
    (void *launchParamsList, uint32_t numDevices, uint32_t flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags,),
    "launchParamsList[numDevices]:{hipFunctionLaunchParams_t#56} numDevices:u32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoad, "hipModuleLoad", (void *module, const void *fname), ((uintptr_t)module, (uintptr_t)fname,),
    "module fname:string\0" "*module:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoadData, "hipModuleLoadData", (void *module, const void *image), ((uintptr_t)module,
    (uintptr_t)image,),
    "module image:ptr\0" "*module:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipModuleLoadDataEx, "hipModuleLoadDataEx", (void *module, const void *image, uint32_t numOptions,
    void *options, void *optionValues), ((uintptr_t)module, (uintptr_t)image, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "module image:ptr numOptions:u32 options[numOptions]:i32@hipJitOption optionValues[numOptions]:ptr\0" "*module:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoadFatBinary, "hipModuleLoadFatBinary", (void *module, const void *fatbin), ((uintptr_t)module,
    (uintptr_t)fatbin,),
    "module fatbin:ptr\0" "*module:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor",
    (void *numBlocks, void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize,
    (uint64_t)dynSharedMemPerBlk,),
    "numBlocks f:handle blockSize:i32 dynSharedMemPerBlk:u64\0" "*numBlocks:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk,
    uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk, (uint64_t)flags,),
    "numBlocks f:handle blockSize:i32 dynSharedMemPerBlk:u64 flags:u32\0" "*numBlocks:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipModuleOccupancyMaxPotentialBlockSize, "hipModuleOccupancyMaxPotentialBlockSize", (void *gridSize,
    void *blockSize, void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f,
    (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit,),
    "gridSize blockSize f:handle dynSharedMemPerBlk:u64 blockSizeLimit:i32\0" "*gridSize:i32 *blockSize:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags, "hipModuleOccupancyMaxPotentialBlockSizeWithFlags",
    (void *gridSize, void *blockSize, void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit, uint32_t flags), ((uintptr_t)gridSize,
    (uintptr_t)blockSize, (uintptr_t)f, (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit, (uint64_t)flags,),
    "gridSize blockSize f:handle dynSharedMemPerBlk:u64 blockSizeLimit:i32 flags:u32\0" "*gridSize:i32 *blockSize:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipModuleUnload, "hipModuleUnload", (void *module), ((uintptr_t)module,),
    "module:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipOccupancyAvailableDynamicSMemPerBlock, "hipOccupancyAvailableDynamicSMemPerBlock",
    (void *dynamicSmemSize, const void *f, int32_t numBlocks, int32_t blockSize), ((uintptr_t)dynamicSmemSize, (uintptr_t)f, (uint64_t)numBlocks,
    (uint64_t)blockSize,),
    "dynamicSmemSize f:ptr numBlocks:i32 blockSize:i32\0" "*dynamicSmemSize:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor, "hipOccupancyMaxActiveBlocksPerMultiprocessor",
    (void *numBlocks, const void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize,
    (uint64_t)dynSharedMemPerBlk,),
    "numBlocks f:ptr blockSize:i32 dynSharedMemPerBlk:u64\0" "*numBlocks:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, const void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk,
    uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk, (uint64_t)flags,),
    "numBlocks f:ptr blockSize:i32 dynSharedMemPerBlk:u64 flags:u32\0" "*numBlocks:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipOccupancyMaxActiveClusters, "hipOccupancyMaxActiveClusters", (void *numClusters, const void *f,
    const void *config), ((uintptr_t)numClusters, (uintptr_t)f, (uintptr_t)config,),
    "numClusters f:ptr config:{hipLaunchConfig_st}\0" "*numClusters:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipOccupancyMaxPotentialBlockSize, "hipOccupancyMaxPotentialBlockSize", (void *gridSize, void *blockSize,
    const void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f,
    (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit,),
    "gridSize blockSize f:ptr dynSharedMemPerBlk:u64 blockSizeLimit:i32\0" "*gridSize:i32 *blockSize:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipOccupancyMaxPotentialClusterSize, "hipOccupancyMaxPotentialClusterSize", (void *clusterSize,
    const void *f, const void *config), ((uintptr_t)clusterSize, (uintptr_t)f, (uintptr_t)config,),
    "clusterSize f:ptr config:{hipLaunchConfig_st}\0" "*clusterSize:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipPeekAtLastError, "hipPeekAtLastError", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipPointerGetAttribute, "hipPointerGetAttribute", (void *data, int attribute, void *ptr),
    ((uintptr_t)data, (uint64_t)attribute, (uintptr_t)ptr,),
    "data:ptr attribute:i32@hipPointer_attribute ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipPointerGetAttributes, "hipPointerGetAttributes", (void *attributes, const void *ptr),
    ((uintptr_t)attributes, (uintptr_t)ptr,),
    "models=1\0" "attributes ptr:ptr\0" "attributes:{hipPointerAttribute_t} return:status@hipError_t\0" "models=2\0" "attributes "
    "ptr:ptr\0" "attributes:{hipPointerAttribute_t@hip-5.2} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipPointerSetAttribute, "hipPointerSetAttribute", (const void *value, int attribute, void *ptr),
    ((uintptr_t)value, (uint64_t)attribute, (uintptr_t)ptr,),
    "value:ptr attribute:i32@hipPointer_attribute ptr:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipProfilerStart, "hipProfilerStart", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipProfilerStop, "hipProfilerStop", (void), (),
    "\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipRegisterActivityCallback, "hipRegisterActivityCallback", (uint32_t id, void *fun, void *arg),
    ((uint64_t)id, (uintptr_t)fun, (uintptr_t)arg,),
    "id:u32 fun:ptr arg:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipRegisterApiCallback, "hipRegisterApiCallback", (uint32_t id, void *fun, void *arg), ((uint64_t)id,
    (uintptr_t)fun, (uintptr_t)arg,),
    "id:u32 fun:ptr arg:ptr\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipRemoveActivityCallback, "hipRemoveActivityCallback", (uint32_t id), ((uint64_t)id,),
    "id:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipRemoveApiCallback, "hipRemoveApiCallback", (uint32_t id), ((uint64_t)id,),
    "id:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipRuntimeGetVersion, "hipRuntimeGetVersion", (void *runtimeVersion), ((uintptr_t)runtimeVersion,),
    "runtimeVersion\0" "*runtimeVersion:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipSetDevice, "hipSetDevice", (int32_t deviceId), ((uint64_t)deviceId,),
    "deviceId:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipSetDeviceFlags, "hipSetDeviceFlags", (uint32_t flags), ((uint64_t)flags,),
    "flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipSetValidDevices, "hipSetValidDevices", (void *device_arr, int32_t len), ((uintptr_t)device_arr,
    (uint64_t)len,),
    "device_arr[len]:i32 len:i32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipSetupArgument, "hipSetupArgument", (const void *arg, uint64_t size, uint64_t offset), ((uintptr_t)arg,
    (uint64_t)size, (uint64_t)offset,),
    "arg:ptr size:u64 offset:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipSignalExternalSemaphoresAsync, "hipSignalExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "models=1\0" "extSemArray[numExtSems]:ptr paramsArray[numExtSems]:{hipExternalSemaphoreSignalParams_st#144} numExtSems:u32 "
    "stream:handle\0" "return:status@hipError_t\0" "models=2\0" "extSemArray[numExtSems]:ptr "
    "paramsArray[numExtSems]:{hipExternalSemaphoreSignalParams_st@hip-5.2#136} numExtSems:u32 stream:handle\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipStreamAddCallback, "hipStreamAddCallback", (void *stream, void *callback, void *userData,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "stream:handle callback:ptr userData:ptr flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipStreamAddCallback_spt, "hipStreamAddCallback_spt", (void *stream, void *callback, void *userData,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags,),
    "stream:handle callback:ptr userData:ptr flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamAttachMemAsync, "hipStreamAttachMemAsync", (void *stream, void *dev_ptr, uint64_t length,
    uint32_t flags), ((uintptr_t)stream, (uintptr_t)dev_ptr, (uint64_t)length, (uint64_t)flags,),
    "stream:handle dev_ptr:ptr length:u64 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 1, int, trace__hip_hipStreamBatchMemOp, "hipStreamBatchMemOp", (void *stream, uint32_t count, void *paramArray,
    uint32_t flags), ((uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags,),
    "stream:handle count:u32 paramArray[count]:{hipStreamBatchMemOpParams_union#48} flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamBeginCapture, "hipStreamBeginCapture", (void *stream, int mode), ((uintptr_t)stream,
    (uint64_t)mode,),
    "stream:handle mode:i32@hipStreamCaptureMode\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipStreamBeginCaptureToGraph, "hipStreamBeginCaptureToGraph", (void *stream, void *graph,
    const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph,
    (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "stream:handle graph:handle dependencies[numDependencies]:handle dependencyData[numDependencies]:{hipGraphEdgeData#8} numDependencies:u64 "
    "mode:i32@hipStreamCaptureMode\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamBeginCapture_spt, "hipStreamBeginCapture_spt", (void *stream, int mode), ((uintptr_t)stream,
    (uint64_t)mode,),
    "stream:handle mode:i32@hipStreamCaptureMode\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamCopyAttributes, "hipStreamCopyAttributes", (void *dst, void *src), ((uintptr_t)dst,
    (uintptr_t)src,),
    "dst:handle src:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipStreamCreate, "hipStreamCreate", (void *stream), ((uintptr_t)stream,),
    "stream\0" "*stream:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamCreateWithFlags, "hipStreamCreateWithFlags", (void *stream, uint32_t flags), ((uintptr_t)stream,
    (uint64_t)flags,),
    "stream flags:u32\0" "*stream:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipStreamCreateWithPriority, "hipStreamCreateWithPriority", (void *stream, uint32_t flags,
    int32_t priority), ((uintptr_t)stream, (uint64_t)flags, (uint64_t)priority,),
    "stream flags:u32 priority:i32\0" "*stream:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipStreamDestroy, "hipStreamDestroy", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamEndCapture, "hipStreamEndCapture", (void *stream, void *pGraph), ((uintptr_t)stream,
    (uintptr_t)pGraph,),
    "stream:handle pGraph\0" "*pGraph:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamEndCapture_spt, "hipStreamEndCapture_spt", (void *stream, void *pGraph), ((uintptr_t)stream,
    (uintptr_t)pGraph,),
    "stream:handle pGraph\0" "*pGraph:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetAttribute, "hipStreamGetAttribute", (void *stream, int attr, void *value_out),
    ((uintptr_t)stream, (uint64_t)attr, (uintptr_t)value_out,),
    "stream:handle attr:i32@hipLaunchAttributeID value_out\0" "value_out:{hipLaunchAttributeValue} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetCaptureInfo, "hipStreamGetCaptureInfo", (void *stream, void *pCaptureStatus, void *pId),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus, (uintptr_t)pId,),
    "stream:handle pCaptureStatus pId\0" "*pCaptureStatus:i32@hipStreamCaptureStatus *pId:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetCaptureInfo_spt, "hipStreamGetCaptureInfo_spt", (void *stream, void *pCaptureStatus,
    void *pId), ((uintptr_t)stream, (uintptr_t)pCaptureStatus, (uintptr_t)pId,),
    "stream:handle pCaptureStatus pId\0" "*pCaptureStatus:i32@hipStreamCaptureStatus *pId:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipStreamGetCaptureInfo_v2, "hipStreamGetCaptureInfo_v2", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out,
    (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out numDependencies_out\0" "*captureStatus_out:i32@hipStreamCaptureStatus *id_out:u64 "
    "*graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipStreamGetCaptureInfo_v2_spt, "hipStreamGetCaptureInfo_v2_spt", (void *stream, void *captureStatus_out,
    void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out,
    (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "stream:handle captureStatus_out id_out graph_out dependencies_out numDependencies_out\0" "*captureStatus_out:i32@hipStreamCaptureStatus *id_out:u64 "
    "*graph_out:handle *dependencies_out:ptr *numDependencies_out:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetDevResource, "hipStreamGetDevResource", (void *hStream, void *resource, int type),
    ((uintptr_t)hStream, (uintptr_t)resource, (uint64_t)type,),
    "hStream:handle resource:handle type:i32@hipDevResourceType\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetDevice, "hipStreamGetDevice", (void *stream, void *device), ((uintptr_t)stream,
    (uintptr_t)device,),
    "stream:handle device\0" "*device:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetFlags, "hipStreamGetFlags", (void *stream, void *flags), ((uintptr_t)stream,
    (uintptr_t)flags,),
    "stream:handle flags\0" "*flags:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetFlags_spt, "hipStreamGetFlags_spt", (void *stream, void *flags), ((uintptr_t)stream,
    (uintptr_t)flags,),
    "stream:handle flags\0" "*flags:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetId, "hipStreamGetId", (void *stream, void *streamId), ((uintptr_t)stream,
    (uintptr_t)streamId,),
    "stream:handle streamId\0" "*streamId:u64 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetPriority, "hipStreamGetPriority", (void *stream, void *priority), ((uintptr_t)stream,
    (uintptr_t)priority,),
    "stream:handle priority\0" "*priority:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetPriority_spt, "hipStreamGetPriority_spt", (void *stream, void *priority), ((uintptr_t)stream,
    (uintptr_t)priority,),
    "stream:handle priority\0" "*priority:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamIsCapturing, "hipStreamIsCapturing", (void *stream, void *pCaptureStatus), ((uintptr_t)stream,
    (uintptr_t)pCaptureStatus,),
    "stream:handle pCaptureStatus\0" "*pCaptureStatus:i32@hipStreamCaptureStatus return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamIsCapturing_spt, "hipStreamIsCapturing_spt", (void *stream, void *pCaptureStatus),
    ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "stream:handle pCaptureStatus\0" "*pCaptureStatus:i32@hipStreamCaptureStatus return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipStreamQuery, "hipStreamQuery", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipStreamQuery_spt, "hipStreamQuery_spt", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipStreamSetAttribute, "hipStreamSetAttribute", (void *stream, int attr, const void *value),
    ((uintptr_t)stream, (uint64_t)attr, (uintptr_t)value,),
    "stream:handle attr:i32@hipLaunchAttributeID value:{hipLaunchAttributeValue}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipStreamSynchronize, "hipStreamSynchronize", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 1, int, trace__hip_hipStreamSynchronize_spt, "hipStreamSynchronize_spt", (void *stream), ((uintptr_t)stream,),
    "stream:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamUpdateCaptureDependencies, "hipStreamUpdateCaptureDependencies", (void *stream,
    void *dependencies, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies, (uint64_t)numDependencies,
    (uint64_t)flags,),
    "stream:handle dependencies[numDependencies]:handle numDependencies:u64 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipStreamWaitEvent, "hipStreamWaitEvent", (void *stream, void *event, uint32_t flags), ((uintptr_t)stream,
    (uintptr_t)event, (uint64_t)flags,),
    "stream:handle event:handle flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 1, int, trace__hip_hipStreamWaitEvent_spt, "hipStreamWaitEvent_spt", (void *stream, void *event, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags,),
    "stream:handle event:handle flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipStreamWaitValue32, "hipStreamWaitValue32", (void *stream, void *ptr, uint32_t value, uint32_t flags,
    uint32_t mask), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags, (uint64_t)mask,),
    "stream:handle ptr:ptr value:u32 flags:u32 mask:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipStreamWaitValue64, "hipStreamWaitValue64", (void *stream, void *ptr, uint64_t value, uint32_t flags,
    uint64_t mask), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags, (uint64_t)mask,),
    "stream:handle ptr:ptr value:u64 flags:u32 mask:u64\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamWriteValue32, "hipStreamWriteValue32", (void *stream, void *ptr, uint32_t value, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags,),
    "stream:handle ptr:ptr value:u32 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamWriteValue64, "hipStreamWriteValue64", (void *stream, void *ptr, uint64_t value, uint32_t flags),
    ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags,),
    "stream:handle ptr:ptr value:u64 flags:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexObjectCreate, "hipTexObjectCreate", (void *pTexObject, const void *pResDesc, const void *pTexDesc,
    const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "pTexObject pResDesc:{HIP_RESOURCE_DESC_st} pTexDesc:{HIP_TEXTURE_DESC_st} pResViewDesc:{HIP_RESOURCE_VIEW_DESC_st}\0" "*pTexObject:handle "
    "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipTexObjectDestroy, "hipTexObjectDestroy", (void *texObject), ((uintptr_t)texObject,),
    "texObject:handle\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetResourceDesc, "hipTexObjectGetResourceDesc", (void *pResDesc, void *texObject),
    ((uintptr_t)pResDesc, (uintptr_t)texObject,),
    "pResDesc texObject:handle\0" "pResDesc:{HIP_RESOURCE_DESC_st} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetResourceViewDesc, "hipTexObjectGetResourceViewDesc", (void *pResViewDesc, void *texObject),
    ((uintptr_t)pResViewDesc, (uintptr_t)texObject,),
    "pResViewDesc texObject:handle\0" "pResViewDesc:{HIP_RESOURCE_VIEW_DESC_st} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetTextureDesc, "hipTexObjectGetTextureDesc", (void *pTexDesc, void *texObject),
    ((uintptr_t)pTexDesc, (uintptr_t)texObject,),
    "pTexDesc texObject:handle\0" "pTexDesc:{HIP_TEXTURE_DESC_st} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetAddress, "hipTexRefGetAddress", (void *dev_ptr, const void *texRef), ((uintptr_t)dev_ptr,
    (uintptr_t)texRef,),
    "dev_ptr texRef:{textureReference}\0" "*dev_ptr:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetAddressMode, "hipTexRefGetAddressMode", (void *pam, const void *texRef, int32_t dim),
    ((uintptr_t)pam, (uintptr_t)texRef, (uint64_t)dim,),
    "pam texRef:{textureReference} dim:i32\0" "*pam:i32@hipTextureAddressMode return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetArray, "hipTexRefGetArray", (void *pArray, const void *texRef), ((uintptr_t)pArray,
    (uintptr_t)texRef,),
    "pArray texRef:{textureReference}\0" "*pArray:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetBorderColor, "hipTexRefGetBorderColor", (void *pBorderColor, const void *texRef),
    ((uintptr_t)pBorderColor, (uintptr_t)texRef,),
    "pBorderColor texRef:{textureReference}\0" "*pBorderColor:f32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetFilterMode, "hipTexRefGetFilterMode", (void *pfm, const void *texRef), ((uintptr_t)pfm,
    (uintptr_t)texRef,),
    "pfm texRef:{textureReference}\0" "*pfm:i32@hipTextureFilterMode return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetFlags, "hipTexRefGetFlags", (void *pFlags, const void *texRef), ((uintptr_t)pFlags,
    (uintptr_t)texRef,),
    "pFlags texRef:{textureReference}\0" "*pFlags:u32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetFormat, "hipTexRefGetFormat", (void *pFormat, void *pNumChannels, const void *texRef),
    ((uintptr_t)pFormat, (uintptr_t)pNumChannels, (uintptr_t)texRef,),
    "pFormat pNumChannels texRef:{textureReference}\0" "*pFormat:i32@hipArray_Format *pNumChannels:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMaxAnisotropy, "hipTexRefGetMaxAnisotropy", (void *pmaxAnsio, const void *texRef),
    ((uintptr_t)pmaxAnsio, (uintptr_t)texRef,),
    "pmaxAnsio texRef:{textureReference}\0" "*pmaxAnsio:i32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipMappedArray, "hipTexRefGetMipMappedArray", (void *pArray, const void *texRef),
    ((uintptr_t)pArray, (uintptr_t)texRef,),
    "pArray texRef:{textureReference}\0" "*pArray:ptr return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipmapFilterMode, "hipTexRefGetMipmapFilterMode", (void *pfm, const void *texRef),
    ((uintptr_t)pfm, (uintptr_t)texRef,),
    "pfm texRef:{textureReference}\0" "*pfm:i32@hipTextureFilterMode return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipmapLevelBias, "hipTexRefGetMipmapLevelBias", (void *pbias, const void *texRef),
    ((uintptr_t)pbias, (uintptr_t)texRef,),
    "pbias texRef:{textureReference}\0" "*pbias:f32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetMipmapLevelClamp, "hipTexRefGetMipmapLevelClamp", (void *pminMipmapLevelClamp,
    void *pmaxMipmapLevelClamp, const void *texRef), ((uintptr_t)pminMipmapLevelClamp, (uintptr_t)pmaxMipmapLevelClamp, (uintptr_t)texRef,),
    "pminMipmapLevelClamp pmaxMipmapLevelClamp texRef:{textureReference}\0" "*pminMipmapLevelClamp:f32 *pmaxMipmapLevelClamp:f32 return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexRefSetAddress, "hipTexRefSetAddress", (void *ByteOffset, void *texRef, void *dptr, uint64_t bytes),
    ((uintptr_t)ByteOffset, (uintptr_t)texRef, (uintptr_t)dptr, (uint64_t)bytes,),
    "ByteOffset texRef dptr:ptr bytes:u64\0" "*ByteOffset:u64 texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexRefSetAddress2D, "hipTexRefSetAddress2D", (void *texRef, const void *desc, void *dptr,
    uint64_t Pitch), ((uintptr_t)texRef, (uintptr_t)desc, (uintptr_t)dptr, (uint64_t)Pitch,),
    "texRef desc:{HIP_ARRAY_DESCRIPTOR} dptr:ptr Pitch:u64\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetAddressMode, "hipTexRefSetAddressMode", (void *texRef, int32_t dim, int am),
    ((uintptr_t)texRef, (uint64_t)dim, (uint64_t)am,),
    "texRef dim:i32 am:i32@hipTextureAddressMode\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetArray, "hipTexRefSetArray", (void *tex, const void *array, uint32_t flags), ((uintptr_t)tex,
    (uintptr_t)array, (uint64_t)flags,),
    "models=1\0" "tex array:handle flags:u32\0" "tex:{textureReference} return:status@hipError_t\0" "models=2\0" "tex array:{hipArray} "
    "flags:u32\0" "tex:{textureReference} return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetBorderColor, "hipTexRefSetBorderColor", (void *texRef, void *pBorderColor),
    ((uintptr_t)texRef, (uintptr_t)pBorderColor,),
    "texRef pBorderColor[4]:f32\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetFilterMode, "hipTexRefSetFilterMode", (void *texRef, int fm), ((uintptr_t)texRef,
    (uint64_t)fm,),
    "texRef fm:i32@hipTextureFilterMode\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetFlags, "hipTexRefSetFlags", (void *texRef, uint32_t Flags), ((uintptr_t)texRef,
    (uint64_t)Flags,),
    "texRef Flags:u32\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetFormat, "hipTexRefSetFormat", (void *texRef, int fmt, int32_t NumPackedComponents),
    ((uintptr_t)texRef, (uint64_t)fmt, (uint64_t)NumPackedComponents,),
    "texRef fmt:i32@hipArray_Format NumPackedComponents:i32\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMaxAnisotropy, "hipTexRefSetMaxAnisotropy", (void *texRef, uint32_t maxAniso),
    ((uintptr_t)texRef, (uint64_t)maxAniso,),
    "texRef maxAniso:u32\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMipmapFilterMode, "hipTexRefSetMipmapFilterMode", (void *texRef, int fm), ((uintptr_t)texRef,
    (uint64_t)fm,),
    "texRef fm:i32@hipTextureFilterMode\0" "texRef:{textureReference} return:status@hipError_t")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetMipmappedArray, "hipTexRefSetMipmappedArray", (void *texRef, void *mipmappedArray,
    uint32_t Flags), ((uintptr_t)texRef, (uintptr_t)mipmappedArray, (uint64_t)Flags,),
    "models=1\0" "texRef mipmappedArray Flags:u32\0" "texRef:{textureReference} mipmappedArray:{hipMipmappedArray} "
    "return:status@hipError_t\0" "models=2\0" "texRef mipmappedArray Flags:u32\0" "texRef:{textureReference} mipmappedArray:{hipMipmappedArray@hip-5.2} "
    "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipThreadExchangeStreamCaptureMode, "hipThreadExchangeStreamCaptureMode", (void *mode), ((uintptr_t)mode,),
    "mode\0" "*mode:i32@hipStreamCaptureMode return:status@hipError_t")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipUnbindTexture, "hipUnbindTexture", (const void *tex), ((uintptr_t)tex,),
    "tex:{textureReference}\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipUserObjectCreate, "hipUserObjectCreate", (void *object_out, void *ptr, void *destroy,
    uint32_t initialRefcount, uint32_t flags), ((uintptr_t)object_out, (uintptr_t)ptr, (uintptr_t)destroy, (uint64_t)initialRefcount, (uint64_t)flags,),
    "object_out ptr:ptr destroy:ptr initialRefcount:u32 flags:u32\0" "*object_out:handle return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipUserObjectRelease, "hipUserObjectRelease", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "object:handle count:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipUserObjectRetain, "hipUserObjectRetain", (void *object, uint32_t count), ((uintptr_t)object,
    (uint64_t)count,),
    "object:handle count:u32\0" "return:status@hipError_t")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipWaitExternalSemaphoresAsync, "hipWaitExternalSemaphoresAsync", (const void *extSemArray,
    const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "models=1\0" "extSemArray[numExtSems]:ptr paramsArray[numExtSems]:{hipExternalSemaphoreWaitParams_st#144} numExtSems:u32 "
    "stream:handle\0" "return:status@hipError_t\0" "models=2\0" "extSemArray[numExtSems]:ptr "
    "paramsArray[numExtSems]:{hipExternalSemaphoreWaitParams_st@hip-5.2#136} numExtSems:u32 stream:handle\0" "return:status@hipError_t\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hiprtcAddNameExpression, "hiprtcAddNameExpression", (void *prog, const void *name_expression),
    ((uintptr_t)prog, (uintptr_t)name_expression,),
    "prog:handle name_expression:string\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hiprtcCompileProgram, "hiprtcCompileProgram", (void *prog, int32_t numOptions, void *options),
    ((uintptr_t)prog, (uint64_t)numOptions, (uintptr_t)options,),
    "prog:handle numOptions:i32 options:ptr\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hiprtcCreateProgram, "hiprtcCreateProgram", (void *prog, const void *src, const void *name,
    int32_t numHeaders, void *headers, void *includeNames), ((uintptr_t)prog, (uintptr_t)src, (uintptr_t)name, (uint64_t)numHeaders, (uintptr_t)headers,
    (uintptr_t)includeNames,),
    "prog src:string name:string numHeaders:i32 headers:ptr includeNames:ptr\0" "*prog:handle return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hiprtcDestroyProgram, "hiprtcDestroyProgram", (void *prog), ((uintptr_t)prog,),
    "prog\0" "*prog:handle return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetBitcode, "hiprtcGetBitcode", (void *prog, void *bitcode), ((uintptr_t)prog, (uintptr_t)bitcode,),
    "prog:handle bitcode:ptr\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetBitcodeSize, "hiprtcGetBitcodeSize", (void *prog, void *bitcode_size), ((uintptr_t)prog,
    (uintptr_t)bitcode_size,),
    "prog:handle bitcode_size\0" "*bitcode_size:u64 return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetCode, "hiprtcGetCode", (void *prog, void *code), ((uintptr_t)prog, (uintptr_t)code,),
    "prog:handle code:ptr\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetCodeSize, "hiprtcGetCodeSize", (void *prog, void *codeSizeRet), ((uintptr_t)prog,
    (uintptr_t)codeSizeRet,),
    "prog:handle codeSizeRet\0" "*codeSizeRet:u64 return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hiprtcGetErrorString, "hiprtcGetErrorString", (int result), ((uint64_t)result,),
    "result:i32@hiprtcResult\0" "return:string")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hiprtcGetLoweredName, "hiprtcGetLoweredName", (void *prog, const void *name_expression,
    void *lowered_name), ((uintptr_t)prog, (uintptr_t)name_expression, (uintptr_t)lowered_name,),
    "prog:handle name_expression:string lowered_name\0" "*lowered_name:string return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetProgramLog, "hiprtcGetProgramLog", (void *prog, void *log), ((uintptr_t)prog, (uintptr_t)log,),
    "prog:handle log:ptr\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetProgramLogSize, "hiprtcGetProgramLogSize", (void *prog, void *logSizeRet), ((uintptr_t)prog,
    (uintptr_t)logSizeRet,),
    "prog:handle logSizeRet\0" "*logSizeRet:u64 return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hiprtcLinkAddData, "hiprtcLinkAddData", (void *hip_link_state, int input_type, void *image,
    uint64_t image_size, const void *name, uint32_t num_options, void *options_ptr, void *option_values), ((uintptr_t)hip_link_state, (uint64_t)input_type,
    (uintptr_t)image, (uint64_t)image_size, (uintptr_t)name, (uint64_t)num_options, (uintptr_t)options_ptr, (uintptr_t)option_values,),
    "hip_link_state:handle input_type:i32@hiprtcJITInputType image:ptr image_size:u64 name:string num_options:u32 "
    "options_ptr[num_options]:i32@hiprtcJIT_option option_values[num_options]:ptr\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hiprtcLinkAddFile, "hiprtcLinkAddFile", (void *hip_link_state, int input_type, const void *file_path,
    uint32_t num_options, void *options_ptr, void *option_values), ((uintptr_t)hip_link_state, (uint64_t)input_type, (uintptr_t)file_path,
    (uint64_t)num_options, (uintptr_t)options_ptr, (uintptr_t)option_values,),
    "hip_link_state:handle input_type:i32@hiprtcJITInputType file_path:string num_options:u32 options_ptr[num_options]:i32@hiprtcJIT_option "
    "option_values[num_options]:ptr\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hiprtcLinkComplete, "hiprtcLinkComplete", (void *hip_link_state, void *bin_out, void *size_out),
    ((uintptr_t)hip_link_state, (uintptr_t)bin_out, (uintptr_t)size_out,),
    "hip_link_state:handle bin_out size_out\0" "*bin_out:ptr *size_out:u64 return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hiprtcLinkCreate, "hiprtcLinkCreate", (uint32_t num_options, void *option_ptr, void *option_vals_pptr,
    void *hip_link_state_ptr), ((uint64_t)num_options, (uintptr_t)option_ptr, (uintptr_t)option_vals_pptr, (uintptr_t)hip_link_state_ptr,),
    "num_options:u32 option_ptr[num_options]:i32@hiprtcJIT_option option_vals_pptr[num_options]:ptr hip_link_state_ptr\0" "*hip_link_state_ptr:handle "
    "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hiprtcLinkDestroy, "hiprtcLinkDestroy", (void *hip_link_state), ((uintptr_t)hip_link_state,),
    "hip_link_state:handle\0" "return:status@hiprtcResult")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcVersion, "hiprtcVersion", (void *major, void *minor), ((uintptr_t)major, (uintptr_t)minor,),
    "major minor\0" "*major:i32 *minor:i32 return:status@hiprtcResult")

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
