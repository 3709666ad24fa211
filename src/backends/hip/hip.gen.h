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
    {"HIP_ARRAY3D_DESCRIPTOR", 0, "0L=Width 8L=Height 16L=Depth 24i@hipArray_Format=Format 28I=NumChannels 32I=Flags"},
    {"HIP_ARRAY_DESCRIPTOR", 0, "0L=Width 8L=Height 16i@hipArray_Format=Format 20I=NumChannels"},
    {"HIP_LAUNCH_CONFIG_st", 0, "0I=gridDimX 4I=gridDimY 8I=gridDimZ 12I=blockDimX 16I=blockDimY 20I=blockDimZ 24I=sharedMemBytes 32x=hStream "
        "40>[48I]{hipLaunchAttribute_st#72}=attrs 48I=numAttrs"},
    {"HIP_MEMCPY3D", 0, "0L=srcXInBytes 8L=srcY 16L=srcZ 24L=srcLOD 32i@hipMemoryType=srcMemoryType 40p=srcHost 48p=srcDevice 56x=srcArray "
        "64L=srcPitch 72L=srcHeight 80L=dstXInBytes 88L=dstY 96L=dstZ 104L=dstLOD 112i@hipMemoryType=dstMemoryType 120p=dstHost "
        "128p=dstDevice 136x=dstArray 144L=dstPitch 152L=dstHeight 160L=WidthInBytes 168L=Height 176L=Depth"},
    {"HIP_MEMCPY3D@hip-5.2", 0, "0I=srcXInBytes 4I=srcY 8I=srcZ 12I=srcLOD 16i@hipMemoryType@hip-5.2=srcMemoryType 24p=srcHost 32p=srcDevice "
        "40p=srcArray 48I=srcPitch 52I=srcHeight 56I=dstXInBytes 60I=dstY 64I=dstZ 68I=dstLOD 72i@hipMemoryType@hip-5.2=dstMemoryType "
        "80p=dstHost 88p=dstDevice 96p=dstArray 104I=dstPitch 108I=dstHeight 112I=WidthInBytes 116I=Height 120I=Depth"},
    {"HIP_MEMSET_NODE_PARAMS", 0, "0p=dst 8L=pitch 16I=value 20I=elementSize 24L=width 32L=height"},
    {"HIP_RESOURCE_DESC_st", 0, "0i@HIPresourcetype=resType 8[#128]y=res 136I=flags"},
    {"HIP_RESOURCE_VIEW_DESC_st", 0, "0i@HIPresourceViewFormat=format 8L=width 16L=height 24L=depth 32I=firstMipmapLevel 36I=lastMipmapLevel 40I=firstLayer "
        "44I=lastLayer"},
    {"HIP_TEXTURE_DESC_st", 0, "0[#3]i@HIPaddress_mode=addressMode 12i@HIPfilter_mode=filterMode 16I=flags 20I=maxAnisotropy 24i@HIPfilter_mode=mipmapFilterMode "
        "28f=mipmapLevelBias 32f=minMipmapLevelClamp 36f=maxMipmapLevelClamp 40[#4]f=borderColor"},
    {"dim3", 0, "0I=x 4I=y 8I=z"},
    {"hipAccessPolicyWindow", 0, "0p=base_ptr 8i@hipAccessProperty=hitProp 12f=hitRatio 16i@hipAccessProperty=missProp 24L=num_bytes"},
    {"hipArray", 0, "0p=data 8.{hipChannelFormatDesc}=desc 28I=type 32I=width 36I=height 40I=depth 44i@hipArray_Format=Format 48I=NumChannels "
        "52B=isDrv 56I=textureType"},
    {"hipArrayMapInfo", 0, "0i@hipResourceType=resourceType 8[#64]y=resource 72i@hipArraySparseSubresourceType=subresourceType 80[#32]y=subresource "
        "112i@hipMemOperationType=memOperationType 116i@hipMemHandleType=memHandleType 120[#8]y=memHandle 128L=offset 136I=deviceBitMask "
        "140I=flags"},
    {"hipArrayMemoryRequirements", 0, "0L=alignment 8L=size"},
    {"hipBatchMemOpNodeParams", 0, "0x=ctx 8I=count 16p=paramArray 24I=flags"},
    {"hipChannelFormatDesc", 0, "0i=x 4i=y 8i=z 12i=w 16i@hipChannelFormatKind=f"},
    {"hipDevSmResourceGroupParams_st", 0, "0I=smCount 4I=coscheduledSmCount 8I=preferredCoscheduledSmCount 12I=flags"},
    {"hipDeviceArch_t", 0, ""},
    {"hipDeviceProp_t", 0, "0[#256]c=name 256L=totalGlobalMem 264L=sharedMemPerBlock 272i=regsPerBlock 276i=warpSize 280i=maxThreadsPerBlock "
        "284[#3]i=maxThreadsDim 296[#3]i=maxGridSize 308i=clockRate 312i=memoryClockRate 316i=memoryBusWidth 320L=totalConstMem "
        "328i=major 332i=minor 336i=multiProcessorCount 340i=l2CacheSize 344i=maxThreadsPerMultiProcessor 348i=computeMode 352i=clockInstructionRate "
        "356.{hipDeviceArch_t}=arch 360i=concurrentKernels 364i=pciDomainID 368i=pciBusID 372i=pciDeviceID 376L=maxSharedMemoryPerMultiProcessor "
        "384i=isMultiGpuBoard 388i=canMapHostMemory 392i=gcnArch 396[#256]c=gcnArchName 652i=integrated 656i=cooperativeLaunch "
        "660i=cooperativeMultiDeviceLaunch 664i=maxTexture1DLinear 668i=maxTexture1D 672[#2]i=maxTexture2D 680[#3]i=maxTexture3D "
        "696p=hdpMemFlushCntl 704p=hdpRegFlushCntl 712L=memPitch 720L=textureAlignment 728L=texturePitchAlignment 736i=kernelExecTimeoutEnabled "
        "740i=ECCEnabled 744i=tccDriver 748i=cooperativeMultiDeviceUnmatchedFunc 752i=cooperativeMultiDeviceUnmatchedGridDim 756i=cooperativeMultiDeviceUnmatchedBlockDim "
        "760i=cooperativeMultiDeviceUnmatchedSharedMem 764i=isLargeBar 768i=asicRevision 772i=managedMemory 776i=directManagedMemAccessFromHost "
        "780i=concurrentManagedAccess 784i=pageableMemoryAccess 788i=pageableMemoryAccessUsesHostPageTables"},
    {"hipDeviceProp_tR0600", 0, "0[#256]c=name 256.{hipUUID_t}=uuid 272[#8]y=luid 280I=luidDeviceNodeMask 288L=totalGlobalMem 296L=sharedMemPerBlock "
        "304i=regsPerBlock 308i=warpSize 312L=memPitch 320i=maxThreadsPerBlock 324[#3]i=maxThreadsDim 336[#3]i=maxGridSize 348i=clockRate "
        "352L=totalConstMem 360i=major 364i=minor 368L=textureAlignment 376L=texturePitchAlignment 384i=deviceOverlap 388i=multiProcessorCount "
        "392i=kernelExecTimeoutEnabled 396i=integrated 400i=canMapHostMemory 404i=computeMode 408i=maxTexture1D 412i=maxTexture1DMipmap "
        "416i=maxTexture1DLinear 420[#2]i=maxTexture2D 428[#2]i=maxTexture2DMipmap 436[#3]i=maxTexture2DLinear 448[#2]i=maxTexture2DGather "
        "456[#3]i=maxTexture3D 468[#3]i=maxTexture3DAlt 480i=maxTextureCubemap 484[#2]i=maxTexture1DLayered 492[#3]i=maxTexture2DLayered "
        "504[#2]i=maxTextureCubemapLayered 512i=maxSurface1D 516[#2]i=maxSurface2D 524[#3]i=maxSurface3D 536[#2]i=maxSurface1DLayered "
        "544[#3]i=maxSurface2DLayered 556i=maxSurfaceCubemap 560[#2]i=maxSurfaceCubemapLayered 568L=surfaceAlignment 576i=concurrentKernels "
        "580i=ECCEnabled 584i=pciBusID 588i=pciDeviceID 592i=pciDomainID 596i=tccDriver 600i=asyncEngineCount 604i=unifiedAddressing "
        "608i=memoryClockRate 612i=memoryBusWidth 616i=l2CacheSize 620i=persistingL2CacheMaxSize 624i=maxThreadsPerMultiProcessor "
        "628i=streamPrioritiesSupported 632i=globalL1CacheSupported 636i=localL1CacheSupported 640L=sharedMemPerMultiprocessor "
        "648i=regsPerMultiprocessor 652i=managedMemory 656i=isMultiGpuBoard 660i=multiGpuBoardGroupID 664i=hostNativeAtomicSupported "
        "668i=singleToDoublePrecisionPerfRatio 672i=pageableMemoryAccess 676i=concurrentManagedAccess 680i=computePreemptionSupported "
        "684i=canUseHostPointerForRegisteredMem 688i=cooperativeLaunch 692i=cooperativeMultiDeviceLaunch 696L=sharedMemPerBlockOptin "
        "704i=pageableMemoryAccessUsesHostPageTables 708i=directManagedMemAccessFromHost 712i=maxBlocksPerMultiProcessor 716i=accessPolicyMaxWindowSize "
        "728i=hostRegisterSupported 732i=sparseHipArraySupported 736i=hostRegisterReadOnlySupported 740i=timelineSemaphoreInteropSupported "
        "744i=memoryPoolsSupported 748i=gpuDirectRDMASupported 752I=gpuDirectRDMAFlushWritesOptions 756i=gpuDirectRDMAWritesOrdering "
        "760I=memoryPoolSupportedHandleTypes 764i=deferredMappingHipArraySupported 768i=ipcEventSupported 772i=clusterLaunch 776i=unifiedFunctionPointers "
        "1032[#32]i=hipReserved 1160[#256]c=gcnArchName 1416L=maxSharedMemoryPerMultiProcessor 1424i=clockInstructionRate 1428.{hipDeviceArch_t}=arch "
        "1432p=hdpMemFlushCntl 1440p=hdpRegFlushCntl 1448i=cooperativeMultiDeviceUnmatchedFunc 1452i=cooperativeMultiDeviceUnmatchedGridDim "
        "1456i=cooperativeMultiDeviceUnmatchedBlockDim 1460i=cooperativeMultiDeviceUnmatchedSharedMem 1464i=isLargeBar 1468i=asicRevision"},
    {"hipExtent", 0, "0L=width 8L=height 16L=depth"},
    {"hipExternalMemoryBufferDesc_st", 0, "0L=offset 8L=size 16I=flags"},
    {"hipExternalMemoryHandleDesc_st", 0, "0i@hipExternalMemoryHandleType=type 8[#16]y=handle 24L=size 32I=flags"},
    {"hipExternalMemoryMipmappedArrayDesc_st", 0, "0L=offset 8.{hipChannelFormatDesc}=formatDesc 32.{hipExtent}=extent 56I=flags 60I=numLevels"},
    {"hipExternalSemaphoreHandleDesc_st", 0, "0i@hipExternalSemaphoreHandleType=type 8[#16]y=handle 24I=flags"},
    {"hipExternalSemaphoreSignalNodeParams", 0, "0p=extSemArray 8p=paramsArray 16I=numExtSems"},
    {"hipExternalSemaphoreSignalParams_st", 0, "0.{hipExternalSemaphoreSignalParams_st.params}=params 72I=flags"},
    {"hipExternalSemaphoreSignalParams_st.params", 0, "0.{hipExternalSemaphoreSignalParams_st.params.fence}=fence 8[#8]y=nvSciSync 16.{hipExternalSemaphoreSignalParams_st.params.keyedMutex}=keyedMutex"},
    {"hipExternalSemaphoreSignalParams_st.params.fence", 0, "0L=value"},
    {"hipExternalSemaphoreSignalParams_st.params.keyedMutex", 0, "0L=key"},
    {"hipExternalSemaphoreSignalParams_st.params@hip-5.2", 0, "0.{hipExternalSemaphoreSignalParams_st.params.fence}=fence 8.{hipExternalSemaphoreSignalParams_st.params.keyedMutex}=keyedMutex"},
    {"hipExternalSemaphoreSignalParams_st@hip-5.2", 0, "0.{hipExternalSemaphoreSignalParams_st.params@hip-5.2}=params 64I=flags"},
    {"hipExternalSemaphoreWaitNodeParams", 0, "0p=extSemArray 8p=paramsArray 16I=numExtSems"},
    {"hipExternalSemaphoreWaitParams_st", 0, "0.{hipExternalSemaphoreWaitParams_st.params}=params 72I=flags"},
    {"hipExternalSemaphoreWaitParams_st.params", 0, "0.{hipExternalSemaphoreWaitParams_st.params.fence}=fence 8[#8]y=nvSciSync 16.{hipExternalSemaphoreWaitParams_st.params.keyedMutex}=keyedMutex"},
    {"hipExternalSemaphoreWaitParams_st.params.fence", 0, "0L=value"},
    {"hipExternalSemaphoreWaitParams_st.params.keyedMutex", 0, "0L=key 8I=timeoutMs"},
    {"hipExternalSemaphoreWaitParams_st.params@hip-5.2", 0, "0.{hipExternalSemaphoreWaitParams_st.params.fence}=fence 8.{hipExternalSemaphoreWaitParams_st.params.keyedMutex}=keyedMutex"},
    {"hipExternalSemaphoreWaitParams_st@hip-5.2", 0, "0.{hipExternalSemaphoreWaitParams_st.params@hip-5.2}=params 64I=flags"},
    {"hipFuncAttributes", 0, "0i=binaryVersion 4i=cacheModeCA 8L=constSizeBytes 16L=localSizeBytes 24i=maxDynamicSharedSizeBytes 28i=maxThreadsPerBlock "
        "32i=numRegs 36i=preferredShmemCarveout 40i=ptxVersion 48L=sharedSizeBytes"},
    {"hipFunctionLaunchParams_t", 0, "0x=function 8I=gridDimX 12I=gridDimY 16I=gridDimZ 20I=blockDimX 24I=blockDimY 28I=blockDimZ 32I=sharedMemBytes "
        "40x=hStream 48p=kernelParams"},
    {"hipGraphEdgeData", 0, "0b=from_port 6b=to_port 7b=type"},
    {"hipGraphInstantiateParams", 0, "0x=errNode_out 8L=flags 16i@hipGraphInstantiateResult=result_out 24x=uploadStream"},
    {"hipGraphNodeParams", 0, "0i@hipGraphNodeType=type 16[#232]y=_2"},
    {"hipHostNodeParams", 0, "0p=fn 8p=userData"},
    {"hipIpcEventHandle_st", 0, "0[#64]y=reserved"},
    {"hipIpcMemHandle_st", 0, "0[#64]y=reserved"},
    {"hipKernelNodeAttrValue", 0, "0.{hipAccessPolicyWindow}=accessPolicyWindow 0i=cooperative"},
    {"hipKernelNodeParams", 0, "0.{dim3}=blockDim 16p=extra 24p=func 32.{dim3}=gridDim 48p=kernelParams 56I=sharedMemBytes"},
    {"hipLaunchAttributeValue", 0, "0.{hipAccessPolicyWindow}=accessPolicyWindow 0i=cooperative 0i=priority"},
    {"hipLaunchAttribute_st", 0, "0i@hipLaunchAttributeID=id 4[#4]c=pad 8[#64]y=value"},
    {"hipLaunchConfig_st", 0, "0.{dim3}=gridDim 12.{dim3}=blockDim 24L=dynamicSmemBytes 32x=stream 40>[48I]{hipLaunchAttribute_st#72}=attrs "
        "48I=numAttrs"},
    {"hipLaunchParams_t", 0, "0p=func 8.{dim3}=gridDim 20.{dim3}=blockDim 32p=args 40L=sharedMem 48x=stream"},
    {"hipMemAccessDesc", 0, "0.{hipMemLocation}=location 8i@hipMemAccessFlags=flags"},
    {"hipMemAllocNodeParams", 0, "0.{hipMemPoolProps}=poolProps 88p=accessDescs 96L=accessDescCount 104L=bytesize 112p=dptr"},
    {"hipMemAllocationProp", 0, "0i@hipMemAllocationType=type 4i@hipMemAllocationHandleType=requestedHandleType 8.{hipMemLocation}=location 16p=win32HandleMetaData "
        "24.{hipMemAllocationProp.allocFlags}=allocFlags"},
    {"hipMemAllocationProp.allocFlags", 0, "0b=compressionType 1b=gpuDirectRDMACapable 2H=usage"},
    {"hipMemAllocationProp@hip-5.2", 0, "0b=compressionType 4.{hipMemLocation}=location 12i@hipMemAllocationHandleType=requestedHandleType 16i@hipMemAllocationType=type "
        "20H=usage 24p=win32HandleMetaData"},
    {"hipMemLocation", 0, "0i@hipMemLocationType=type 4i=id"},
    {"hipMemPoolProps", 0, "0i@hipMemAllocationType=allocType 4i@hipMemAllocationHandleType=handleTypes 8.{hipMemLocation}=location 16p=win32SecurityAttributes "
        "24L=maxSize"},
    {"hipMemPoolProps@hip-5.2", 0, "0i@hipMemAllocationType=allocType 4i@hipMemAllocationHandleType=handleTypes 8.{hipMemLocation}=location 16p=win32SecurityAttributes"},
    {"hipMemPoolPtrExportData", 0, ""},
    {"hipMemcpy3DBatchOp", 0, "0.{hipMemcpy3DOperand}=src 36.{hipMemcpy3DOperand}=dst 72.{hipExtent}=extent 96i@hipMemcpySrcAccessOrder=srcAccessOrder "
        "100I=flags"},
    {"hipMemcpy3DOperand", 0, "0i@hipMemcpy3DOperandType=type 4[#32]y=op"},
    {"hipMemcpy3DParms", 0, "0x=srcArray 8.{hipPos}=srcPos 32.{hipPitchedPtr}=srcPtr 64x=dstArray 72.{hipPos}=dstPos 96.{hipPitchedPtr}=dstPtr "
        "128.{hipExtent}=extent 152i@hipMemcpyKind=kind"},
    {"hipMemcpy3DParms@hip-5.2", 0, "0p=srcArray 8.{hipPos}=srcPos 32.{hipPitchedPtr}=srcPtr 64p=dstArray 72.{hipPos}=dstPos 96.{hipPitchedPtr}=dstPtr "
        "128.{hipExtent}=extent 152i@hipMemcpyKind=kind"},
    {"hipMemcpy3DPeerParms", 0, "0x=srcArray 8.{hipPos}=srcPos 32.{hipPitchedPtr}=srcPtr 64i=srcDevice 72x=dstArray 80.{hipPos}=dstPos 104.{hipPitchedPtr}=dstPtr "
        "136i=dstDevice 144.{hipExtent}=extent"},
    {"hipMemcpyAttributes", 0, "0i@hipMemcpySrcAccessOrder=srcAccessOrder 4.{hipMemLocation}=srcLocHint 12.{hipMemLocation}=dstLocHint 20I=flags"},
    {"hipMemsetParams", 0, "0p=dst 8I=elementSize 16L=height 24L=pitch 32I=value 40L=width"},
    {"hipMipmappedArray", 0, "0p=data 8.{hipChannelFormatDesc}=desc 28I=type 32I=width 36I=height 40I=depth 44I=min_mipmap_level 48I=max_mipmap_level "
        "52I=flags 56i@hipArray_Format=format 60I=num_channels"},
    {"hipMipmappedArray@hip-5.2", 0, "0p=data 8.{hipChannelFormatDesc}=desc 28I=type 32I=width 36I=height 40I=depth 44I=min_mipmap_level 48I=max_mipmap_level "
        "52I=flags 56i@hipArray_Format=format"},
    {"hipPitchedPtr", 0, "0p=ptr 8L=pitch 16L=xsize 24L=ysize"},
    {"hipPointerAttribute_t", 0, "0i@hipMemoryType=type 4i=device 8p=devicePointer 16p=hostPointer 24i=isManaged 28I=allocationFlags"},
    {"hipPointerAttribute_t@hip-5.2", 0, "0i@hipMemoryType@hip-5.2=memoryType 4i=device 8p=devicePointer 16p=hostPointer 24i=isManaged 28I=allocationFlags"},
    {"hipPos", 0, "0L=x 8L=y 16L=z"},
    {"hipResourceDesc", 0, "0i@hipResourceType=resType 8[#56]y=res"},
    {"hipResourceViewDesc", 0, "0i@hipResourceViewFormat=format 8L=width 16L=height 24L=depth 32I=firstMipmapLevel 36I=lastMipmapLevel 40I=firstLayer "
        "44I=lastLayer"},
    {"hipStreamBatchMemOpParams_union", 0, "0i@hipStreamBatchMemOpType=operation 0.{hipStreamMemOpWaitValueParams_t}=waitValue 0.{hipStreamMemOpWriteValueParams_t}=writeValue "
        "0.{hipStreamMemOpFlushRemoteWritesParams_t}=flushRemoteWrites 0.{hipStreamMemOpMemoryBarrierParams_t}=memoryBarrier 0[#6]L=pad"},
    {"hipStreamMemOpFlushRemoteWritesParams_t", 0, "0i@hipStreamBatchMemOpType=operation 4I=flags"},
    {"hipStreamMemOpMemoryBarrierParams_t", 0, "0i@hipStreamBatchMemOpType=operation 4I=flags"},
    {"hipStreamMemOpWaitValueParams_t", 0, "0i@hipStreamBatchMemOpType=operation 8p=address 16[#8]y=_2 24I=flags 32p=alias"},
    {"hipStreamMemOpWriteValueParams_t", 0, "0i@hipStreamBatchMemOpType=operation 8p=address 16[#8]y=_2 24I=flags 32p=alias"},
    {"hipTextureDesc", 0, "0[#3]i@hipTextureAddressMode=addressMode 12i@hipTextureFilterMode=filterMode 16i@hipTextureReadMode=readMode 20i=sRGB "
        "24[#4]f=borderColor 40i=normalizedCoords 44I=maxAnisotropy 48i@hipTextureFilterMode=mipmapFilterMode 52f=mipmapLevelBias "
        "56f=minMipmapLevelClamp 60f=maxMipmapLevelClamp"},
    {"hipUUID_t", 0, "0[#16]y=bytes"},
    {"hip_Memcpy2D", 0, "0L=srcXInBytes 8L=srcY 16i@hipMemoryType=srcMemoryType 24p=srcHost 32p=srcDevice 40x=srcArray 48L=srcPitch "
        "56L=dstXInBytes 64L=dstY 72i@hipMemoryType=dstMemoryType 80p=dstHost 88p=dstDevice 96x=dstArray 104L=dstPitch 112L=WidthInBytes "
        "120L=Height"},
    {"hip_Memcpy2D@hip-5.2", 0, "0L=srcXInBytes 8L=srcY 16i@hipMemoryType@hip-5.2=srcMemoryType 24p=srcHost 32p=srcDevice 40p=srcArray 48L=srcPitch "
        "56L=dstXInBytes 64L=dstY 72i@hipMemoryType@hip-5.2=dstMemoryType 80p=dstHost 88p=dstDevice 96p=dstArray 104L=dstPitch "
        "112L=WidthInBytes 120L=Height"},
    {"textureReference", 0, "0i=normalized 4i@hipTextureReadMode=readMode 8i@hipTextureFilterMode=filterMode 12[#3]i@hipTextureAddressMode=addressMode "
        "24.{hipChannelFormatDesc}=channelDesc 44i=sRGB 48I=maxAnisotropy 52i@hipTextureFilterMode=mipmapFilterMode 56f=mipmapLevelBias "
        "60f=minMipmapLevelClamp 64f=maxMipmapLevelClamp 72x=textureObject 80i=numChannels 84i@hipArray_Format=format"},
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
        "hipDeviceAttributeCooperativeLaunch hipDeviceAttributeCooperativeMultiDeviceLaunch hipDeviceAttributeDeviceOverlap hipDeviceAttributeDirectManagedMemAccessFromHost "
        "hipDeviceAttributeGlobalL1CacheSupported hipDeviceAttributeHostNativeAtomicSupported hipDeviceAttributeIntegrated hipDeviceAttributeIsMultiGpuBoard "
        "hipDeviceAttributeKernelExecTimeout hipDeviceAttributeL2CacheSize hipDeviceAttributeLocalL1CacheSupported hipDeviceAttributeLuid "
        "hipDeviceAttributeLuidDeviceNodeMask hipDeviceAttributeComputeCapabilityMajor hipDeviceAttributeManagedMemory hipDeviceAttributeMaxBlocksPerMultiProcessor "
        "hipDeviceAttributeMaxBlockDimX hipDeviceAttributeMaxBlockDimY hipDeviceAttributeMaxBlockDimZ hipDeviceAttributeMaxGridDimX "
        "hipDeviceAttributeMaxGridDimY hipDeviceAttributeMaxGridDimZ hipDeviceAttributeMaxSurface1D hipDeviceAttributeMaxSurface1DLayered "
        "hipDeviceAttributeMaxSurface2D hipDeviceAttributeMaxSurface2DLayered hipDeviceAttributeMaxSurface3D hipDeviceAttributeMaxSurfaceCubemap "
        "hipDeviceAttributeMaxSurfaceCubemapLayered hipDeviceAttributeMaxTexture1DWidth hipDeviceAttributeMaxTexture1DLayered hipDeviceAttributeMaxTexture1DLinear "
        "hipDeviceAttributeMaxTexture1DMipmap hipDeviceAttributeMaxTexture2DWidth hipDeviceAttributeMaxTexture2DHeight hipDeviceAttributeMaxTexture2DGather "
        "hipDeviceAttributeMaxTexture2DLayered hipDeviceAttributeMaxTexture2DLinear hipDeviceAttributeMaxTexture2DMipmap hipDeviceAttributeMaxTexture3DWidth "
        "hipDeviceAttributeMaxTexture3DHeight hipDeviceAttributeMaxTexture3DDepth hipDeviceAttributeMaxTexture3DAlt hipDeviceAttributeMaxTextureCubemap "
        "hipDeviceAttributeMaxTextureCubemapLayered hipDeviceAttributeMaxThreadsDim hipDeviceAttributeMaxThreadsPerBlock hipDeviceAttributeMaxThreadsPerMultiProcessor "
        "hipDeviceAttributeMaxPitch hipDeviceAttributeMemoryBusWidth hipDeviceAttributeMemoryClockRate hipDeviceAttributeComputeCapabilityMinor "
        "hipDeviceAttributeMultiGpuBoardGroupID hipDeviceAttributeMultiprocessorCount hipDeviceAttributeUnused1 hipDeviceAttributePageableMemoryAccess "
        "hipDeviceAttributePageableMemoryAccessUsesHostPageTables hipDeviceAttributePciBusId hipDeviceAttributePciDeviceId hipDeviceAttributePciDomainID "
        "hipDeviceAttributePersistingL2CacheMaxSize hipDeviceAttributeMaxRegistersPerBlock hipDeviceAttributeMaxRegistersPerMultiprocessor "
        "hipDeviceAttributeReservedSharedMemPerBlock hipDeviceAttributeMaxSharedMemoryPerBlock hipDeviceAttributeSharedMemPerBlockOptin "
        "hipDeviceAttributeSharedMemPerMultiprocessor hipDeviceAttributeSingleToDoublePrecisionPerfRatio hipDeviceAttributeStreamPrioritiesSupported "
        "hipDeviceAttributeSurfaceAlignment hipDeviceAttributeTccDriver hipDeviceAttributeTextureAlignment hipDeviceAttributeTexturePitchAlignment "
        "hipDeviceAttributeTotalConstantMemory hipDeviceAttributeTotalGlobalMem hipDeviceAttributeUnifiedAddressing hipDeviceAttributeUnused2 "
        "hipDeviceAttributeWarpSize hipDeviceAttributeMemoryPoolsSupported hipDeviceAttributeVirtualMemoryManagementSupported hipDeviceAttributeHostRegisterSupported "
        "hipDeviceAttributeMemoryPoolSupportedHandleTypes hipDeviceAttributeHostNumaId hipDeviceAttributeDmaBufSupported hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported "
        "hipDeviceAttributeHandleTypeFabricSupported hipDeviceAttributeCudaCompatibleEnd=9999"},
    {"hipDeviceAttribute_t", 0, "hipDeviceAttributeAmdSpecificBegin=10000 hipDeviceAttributeUnused3 hipDeviceAttributeMaxSharedMemoryPerMultiprocessor "
        "hipDeviceAttributeUnused4 hipDeviceAttributeUnused5 hipDeviceAttributeHdpMemFlushCntl hipDeviceAttributeHdpRegFlushCntl "
        "hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim "
        "hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem hipDeviceAttributeIsLargeBar hipDeviceAttributeAsicRevision "
        "hipDeviceAttributeCanUseStreamWaitValue hipDeviceAttributeImageSupport hipDeviceAttributePhysicalMultiProcessorCount hipDeviceAttributeFineGrainSupport "
        "hipDeviceAttributeWallClockRate hipDeviceAttributeNumberOfXccs hipDeviceAttributeMaxAvailableVgprsPerThread hipDeviceAttributePciChipId "
        "hipDeviceAttributeExpertSchedMode hipDeviceAttributeMaxDynDataPrefetchRegions hipDeviceAttributeAmdSpecificEnd=19999 hipDeviceAttributeVendorSpecificBegin"},
    {"hipDeviceP2PAttr", 0, "hipDevP2PAttrPerformanceRank=0 hipDevP2PAttrAccessSupported hipDevP2PAttrNativeAtomicSupported hipDevP2PAttrHipArrayAccessSupported"},
    {"hipDriverEntryPointQueryResult", 0, "hipDriverEntryPointSuccess=0 hipDriverEntryPointSymbolNotFound hipDriverEntryPointVersionNotSufficent"},
    {"hipDriverProcAddressQueryResult", 0, "HIP_GET_PROC_ADDRESS_SUCCESS=0 HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT"},
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
    {"hipExternalMemoryHandleType", 0, "hipExternalMemoryHandleTypeOpaqueFd=1 hipExternalMemoryHandleTypeOpaqueWin32 hipExternalMemoryHandleTypeOpaqueWin32Kmt "
        "hipExternalMemoryHandleTypeD3D12Heap hipExternalMemoryHandleTypeD3D12Resource hipExternalMemoryHandleTypeD3D11Resource "
        "hipExternalMemoryHandleTypeD3D11ResourceKmt hipExternalMemoryHandleTypeNvSciBuf"},
    {"hipExternalSemaphoreHandleType", 0, "hipExternalSemaphoreHandleTypeOpaqueFd=1 hipExternalSemaphoreHandleTypeOpaqueWin32 hipExternalSemaphoreHandleTypeOpaqueWin32Kmt "
        "hipExternalSemaphoreHandleTypeD3D12Fence hipExternalSemaphoreHandleTypeD3D11Fence hipExternalSemaphoreHandleTypeNvSciSync "
        "hipExternalSemaphoreHandleTypeKeyedMutex hipExternalSemaphoreHandleTypeKeyedMutexKmt hipExternalSemaphoreHandleTypeTimelineSemaphoreFd "
        "hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32"},
    {"hipFuncAttribute", 0, "hipFuncAttributeMaxDynamicSharedMemorySize=8 hipFuncAttributePreferredSharedMemoryCarveout hipFuncAttributeClusterDimMustBeSet "
        "hipFuncAttributeRequiredClusterWidth hipFuncAttributeRequiredClusterHeight hipFuncAttributeRequiredClusterDepth hipFuncAttributeNonPortableClusterSizeAllowed "
        "hipFuncAttributeClusterSchedulingPolicyPreference hipFuncAttributeMax"},
    {"hipFuncCache_t", 0, "hipFuncCachePreferNone=0 hipFuncCachePreferShared hipFuncCachePreferL1 hipFuncCachePreferEqual"},
    {"hipFunction_attribute", 0, "HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK=0 HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES "
        "HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES HIP_FUNC_ATTRIBUTE_NUM_REGS HIP_FUNC_ATTRIBUTE_PTX_VERSION HIP_FUNC_ATTRIBUTE_BINARY_VERSION "
        "HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT "
        "HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT "
        "HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE "
        "HIP_FUNC_ATTRIBUTE_MAX"},
    {"hipGLDeviceList", 0, "hipGLDeviceListAll=1 hipGLDeviceListCurrentFrame hipGLDeviceListNextFrame"},
    {"hipGraphExecUpdateResult", 0, "hipGraphExecUpdateSuccess=0 hipGraphExecUpdateError hipGraphExecUpdateErrorTopologyChanged hipGraphExecUpdateErrorNodeTypeChanged "
        "hipGraphExecUpdateErrorFunctionChanged hipGraphExecUpdateErrorParametersChanged hipGraphExecUpdateErrorNotSupported hipGraphExecUpdateErrorUnsupportedFunctionChange"},
    {"hipGraphInstantiateResult", 0, "hipGraphInstantiateSuccess=0 hipGraphInstantiateError hipGraphInstantiateInvalidStructure hipGraphInstantiateNodeOperationNotSupported "
        "hipGraphInstantiateMultipleDevicesNotSupported"},
    {"hipGraphMemAttributeType", 0, "hipGraphMemAttrUsedMemCurrent=0 hipGraphMemAttrUsedMemHigh hipGraphMemAttrReservedMemCurrent hipGraphMemAttrReservedMemHigh"},
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
    {"hipJitOption", 0, "hipJitOptionMaxRegisters=0 hipJitOptionThreadsPerBlock hipJitOptionWallTime hipJitOptionInfoLogBuffer hipJitOptionInfoLogBufferSizeBytes "
        "hipJitOptionErrorLogBuffer hipJitOptionErrorLogBufferSizeBytes hipJitOptionOptimizationLevel hipJitOptionTargetFromContext "
        "hipJitOptionTarget hipJitOptionFallbackStrategy hipJitOptionGenerateDebugInfo hipJitOptionLogVerbose hipJitOptionGenerateLineInfo "
        "hipJitOptionCacheMode hipJitOptionSm3xOpt hipJitOptionFastCompile hipJitOptionGlobalSymbolNames hipJitOptionGlobalSymbolAddresses "
        "hipJitOptionGlobalSymbolCount hipJitOptionLto hipJitOptionFtz hipJitOptionPrecDiv hipJitOptionPrecSqrt hipJitOptionFma "
        "hipJitOptionPositionIndependentCode hipJitOptionMinCTAPerSM hipJitOptionMaxThreadsPerBlock hipJitOptionOverrideDirectiveValues "
        "hipJitOptionNumOptions hipJitOptionIRtoISAOptExt=10000 hipJitOptionIRtoISAOptCountExt"},
    {"hipKernelNodeAttrID", 0, "hipKernelNodeAttributeAccessPolicyWindow=1 hipKernelNodeAttributeCooperative"},
    {"hipLaunchAttributeID", 0, "hipLaunchAttributeIgnore=0 hipLaunchAttributeAccessPolicyWindow hipLaunchAttributeCooperative hipLaunchAttributeSynchronizationPolicy "
        "hipLaunchAttributeClusterDimension hipLaunchAttributeClusterSchedulingPolicyPreference hipLaunchAttributePriority=8 hipLaunchAttributeMemSyncDomainMap "
        "hipLaunchAttributeMemSyncDomain hipLaunchAttributeExtDynDataPrefetch=1024 hipLaunchAttributeMax"},
    {"hipLibraryOption_e", 0, "hipLibraryHostUniversalFunctionAndDataTable=0 hipLibraryBinaryIsPreserved"},
    {"hipLimit_t", 0, "hipLimitStackSize=0 hipLimitPrintfFifoSize hipLimitMallocHeapSize hipExtLimitScratchMin=4096 hipExtLimitScratchMax "
        "hipExtLimitScratchCurrent hipLimitRange"},
    {"hipMemAccessFlags", 1, "hipMemAccessFlagsProtNone=0 hipMemAccessFlagsProtRead hipMemAccessFlagsProtReadWrite=3"},
    {"hipMemAllocationGranularity_flags", 1, "hipMemAllocationGranularityMinimum=0 hipMemAllocationGranularityRecommended"},
    {"hipMemAllocationHandleType", 0, "hipMemHandleTypeNone=0 hipMemHandleTypePosixFileDescriptor hipMemHandleTypeWin32 hipMemHandleTypeWin32Kmt=4 hipMemHandleTypeFabric=8"},
    {"hipMemAllocationType", 0, "hipMemAllocationTypeInvalid=0 hipMemAllocationTypePinned hipMemAllocationTypeManaged hipMemAllocationTypeUncached=1073741824 "
        "hipMemAllocationTypeMax=2147483647"},
    {"hipMemHandleType", 0, "hipMemHandleTypeGeneric=0"},
    {"hipMemLocationType", 0, "hipMemLocationTypeInvalid=0 hipMemLocationTypeDevice hipMemLocationTypeHost hipMemLocationTypeHostNuma hipMemLocationTypeHostNumaCurrent"},
    {"hipMemOperationType", 0, "hipMemOperationTypeMap=1 hipMemOperationTypeUnmap"},
    {"hipMemPoolAttr", 0, "hipMemPoolReuseFollowEventDependencies=1 hipMemPoolReuseAllowOpportunistic hipMemPoolReuseAllowInternalDependencies "
        "hipMemPoolAttrReleaseThreshold hipMemPoolAttrReservedMemCurrent hipMemPoolAttrReservedMemHigh hipMemPoolAttrUsedMemCurrent "
        "hipMemPoolAttrUsedMemHigh"},
    {"hipMemRangeAttribute", 0, "hipMemRangeAttributeReadMostly=1 hipMemRangeAttributePreferredLocation hipMemRangeAttributeAccessedBy hipMemRangeAttributeLastPrefetchLocation "
        "hipMemRangeAttributeCoherencyMode=100"},
    {"hipMemRangeHandleType", 0, "hipMemRangeHandleTypeDmaBufFd=1 hipMemRangeHandleTypeMax=2147483647"},
    {"hipMemcpy3DOperandType", 0, "hipMemcpyOperandTypePointer=1 hipMemcpyOperandTypeArray hipMemcpyOperandTypeMax=2147483647"},
    {"hipMemcpyKind", 0, "hipMemcpyHostToHost=0 hipMemcpyHostToDevice hipMemcpyDeviceToHost hipMemcpyDeviceToDevice hipMemcpyDefault hipMemcpyDeviceToDeviceNoCU=1024"},
    {"hipMemcpySrcAccessOrder", 0, "hipMemcpySrcAccessOrderInvalid=0 hipMemcpySrcAccessOrderStream hipMemcpySrcAccessOrderDuringApiCall hipMemcpySrcAccessOrderAny "
        "hipMemcpySrcAccessOrderMax=2147483647"},
    {"hipMemoryAdvise", 0, "hipMemAdviseSetReadMostly=1 hipMemAdviseUnsetReadMostly hipMemAdviseSetPreferredLocation hipMemAdviseUnsetPreferredLocation "
        "hipMemAdviseSetAccessedBy hipMemAdviseUnsetAccessedBy hipMemAdviseSetCoarseGrain=100 hipMemAdviseUnsetCoarseGrain"},
    {"hipMemoryType", 0, "hipMemoryTypeUnregistered=0 hipMemoryTypeHost hipMemoryTypeDevice hipMemoryTypeManaged hipMemoryTypeArray=10 "
        "hipMemoryTypeUnified"},
    {"hipMemoryType@hip-5.2", 0, "hipMemoryTypeHost=0 hipMemoryTypeDevice hipMemoryTypeArray hipMemoryTypeUnified"},
    {"hipPointer_attribute", 0, "HIP_POINTER_ATTRIBUTE_CONTEXT=1 HIP_POINTER_ATTRIBUTE_MEMORY_TYPE HIP_POINTER_ATTRIBUTE_DEVICE_POINTER HIP_POINTER_ATTRIBUTE_HOST_POINTER "
        "HIP_POINTER_ATTRIBUTE_P2P_TOKENS HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS HIP_POINTER_ATTRIBUTE_BUFFER_ID HIP_POINTER_ATTRIBUTE_IS_MANAGED "
        "HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR "
        "HIP_POINTER_ATTRIBUTE_RANGE_SIZE HIP_POINTER_ATTRIBUTE_MAPPED HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE "
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
    {"hiprtcJIT_option", 0, "HIPRTC_JIT_MAX_REGISTERS=0 HIPRTC_JIT_THREADS_PER_BLOCK HIPRTC_JIT_WALL_TIME HIPRTC_JIT_INFO_LOG_BUFFER HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES "
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

TRACE__FORWARD_VOID(trace__hip, 2, 3, void, trace__hip___hipGetPCH, "__hipGetPCH", (void *pch, void *size), ((uintptr_t)pch, (uintptr_t)size,),
    "pch,size\0" "0p\0" "1*I")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip___hipPopCallConfiguration, "__hipPopCallConfiguration", (void *gridDim, void *blockDim, void *sharedMem, void *stream), ((uintptr_t)gridDim, (uintptr_t)blockDim, (uintptr_t)sharedMem, (uintptr_t)stream,),
    "gridDim,blockDim,sharedMem,stream\0" "\0" "!4 0{dim3} 1{dim3} 2*L 3*x 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 3, int, trace__hip___hipPushCallConfiguration, "__hipPushCallConfiguration", (trace__bytes12 gridDim, trace__bytes12 blockDim, uint64_t sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim), (uint64_t)sharedMem, (uintptr_t)stream),
    "gridDim,blockDim,sharedMem,stream\0" "0:{dim3} 1:{dim3} 2L 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, void *, trace__hip___hipRegisterFatBinary, "__hipRegisterFatBinary", (const void *data), ((uintptr_t)data,),
    "data\0" "0p\0" "1p=result")

TRACE__FORWARD_VOID(trace__hip, 10, 3, void, trace__hip___hipRegisterFunction, "__hipRegisterFunction", (void *modules, const void *hostFunction, void *deviceFunction, const void *deviceName, uint32_t threadLimit, void *tid, void *bid, void *blockDim, void *gridDim, void *wSize), ((uintptr_t)modules, (uintptr_t)hostFunction, (uintptr_t)deviceFunction, (uintptr_t)deviceName, (uint64_t)threadLimit, (uintptr_t)tid, (uintptr_t)bid, (uintptr_t)blockDim, (uintptr_t)gridDim, (uintptr_t)wSize,),
    "modules,hostFunction,deviceFunction,deviceName,threadLimit,tid,bid,blockDim,gridDim,wSize\0" "0p 1p 2p 3s 4I 5x 6x 7p 8p 9p\0" "")

TRACE__FORWARD_VOID(trace__hip, 6, 3, void, trace__hip___hipRegisterManagedVar, "__hipRegisterManagedVar", (void *hipModule, void *pointer, void *init_value, const void *name, uint64_t size, uint32_t align), ((uintptr_t)hipModule, (uintptr_t)pointer, (uintptr_t)init_value, (uintptr_t)name, (uint64_t)size, (uint64_t)align,),
    "hipModule,pointer,init_value,name,size,align\0" "0p 1p 2p 3s 4L 5I\0" "")

TRACE__FORWARD_VOID(trace__hip, 6, 3, void, trace__hip___hipRegisterSurface, "__hipRegisterSurface", (void *modules, void *var, void *hostVar, void *deviceVar, int32_t type, int32_t ext), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar, (uint64_t)type, (uint64_t)ext,),
    "modules,var,hostVar,deviceVar,type,ext\0" "0p 1p 2p 3p 4i 5i\0" "")

TRACE__FORWARD_VOID(trace__hip, 7, 3, void, trace__hip___hipRegisterTexture, "__hipRegisterTexture", (void *modules, void *var, void *hostVar, void *deviceVar, int32_t type, int32_t norm, int32_t ext), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar, (uint64_t)type, (uint64_t)norm, (uint64_t)ext,),
    "modules,var,hostVar,deviceVar,type,norm,ext\0" "0p 1p 2p 3p 4i 5i 6i\0" "")

TRACE__FORWARD_VOID(trace__hip, 8, 3, void, trace__hip___hipRegisterVar, "__hipRegisterVar", (void *modules, void *var, void *hostVar, void *deviceVar, int32_t ext, uint64_t size, int32_t constant, int32_t global), ((uintptr_t)modules, (uintptr_t)var, (uintptr_t)hostVar, (uintptr_t)deviceVar, (uint64_t)ext, (uint64_t)size, (uint64_t)constant, (uint64_t)global,),
    "modules,var,hostVar,deviceVar,ext,size,constant,global\0" "0p 1p 2p 3p 4i 5L 6i 7i\0" "")

TRACE__FORWARD_VOID(trace__hip, 1, 2, void, trace__hip___hipUnregisterFatBinary, "__hipUnregisterFatBinary", (void *modules), ((uintptr_t)modules,),
    "modules\0" "0p\0" "")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipApiName, "hipApiName", (uint32_t id), ((uint64_t)id,),
    "id\0" "0I\0" "1s=result")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipArray3DCreate, "hipArray3DCreate", (void *array, const void *pAllocateArray), ((uintptr_t)array, (uintptr_t)pAllocateArray,),
    "1\0" "array,pAllocateArray\0" "1{HIP_ARRAY3D_DESCRIPTOR}\0" "!2 0*x 2i@hipError_t=result/RESULT\0" "2\0" "array,pAllocateArray\0" "1{HIP_ARRAY3D_DESCRIPTOR}\0" "!2 0*p 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipArray3DGetDescriptor, "hipArray3DGetDescriptor", (void *pArrayDescriptor, void *array), ((uintptr_t)pArrayDescriptor, (uintptr_t)array,),
    "pArrayDescriptor,array\0" "1x\0" "!2 0{HIP_ARRAY3D_DESCRIPTOR} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipArrayCreate, "hipArrayCreate", (void *pHandle, const void *pAllocateArray), ((uintptr_t)pHandle, (uintptr_t)pAllocateArray,),
    "1\0" "pHandle,pAllocateArray\0" "1{HIP_ARRAY_DESCRIPTOR}\0" "!2 0*x 2i@hipError_t=result/RESULT\0" "2\0" "pHandle,pAllocateArray\0" "1{HIP_ARRAY_DESCRIPTOR}\0" "!2 0*p 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipArrayDestroy, "hipArrayDestroy", (void *array), ((uintptr_t)array,),
    "1\0" "array\0" "0x\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "array\0" "\0" "!1 0{hipArray} 1i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipArrayGetDescriptor, "hipArrayGetDescriptor", (void *pArrayDescriptor, void *array), ((uintptr_t)pArrayDescriptor, (uintptr_t)array,),
    "pArrayDescriptor,array\0" "1x\0" "!2 0{HIP_ARRAY_DESCRIPTOR} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipArrayGetInfo, "hipArrayGetInfo", (void *desc, void *extent, void *flags, void *array), ((uintptr_t)desc, (uintptr_t)extent, (uintptr_t)flags, (uintptr_t)array,),
    "desc,extent,flags,array\0" "3x\0" "!4 0{hipChannelFormatDesc} 1{hipExtent} 2*I 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipBindTexture, "hipBindTexture", (void *offset, const void *tex, const void *devPtr, const void *desc, uint64_t size), ((uintptr_t)offset, (uintptr_t)tex, (uintptr_t)devPtr, (uintptr_t)desc, (uint64_t)size,),
    "offset,tex,devPtr,desc,size\0" "1{textureReference} 2p 3{hipChannelFormatDesc} 4L\0" "!5 0*L 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipBindTexture2D, "hipBindTexture2D", (void *offset, const void *tex, const void *devPtr, const void *desc, uint64_t width, uint64_t height, uint64_t pitch), ((uintptr_t)offset, (uintptr_t)tex, (uintptr_t)devPtr, (uintptr_t)desc, (uint64_t)width, (uint64_t)height, (uint64_t)pitch,),
    "offset,tex,devPtr,desc,width,height,pitch\0" "1{textureReference} 2p 3{hipChannelFormatDesc} 4L 5L 6L\0" "!7 0*L 7i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipBindTextureToArray, "hipBindTextureToArray", (const void *tex, const void *array, const void *desc), ((uintptr_t)tex, (uintptr_t)array, (uintptr_t)desc,),
    "1\0" "tex,array,desc\0" "0{textureReference} 1x 2{hipChannelFormatDesc}\0" "!3 3i@hipError_t=result/RESULT\0" "2\0" "tex,array,desc\0" "0{textureReference} 1{hipArray} 2{hipChannelFormatDesc}\0" "!3 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipBindTextureToMipmappedArray, "hipBindTextureToMipmappedArray", (const void *tex, const void *mipmappedArray, const void *desc), ((uintptr_t)tex, (uintptr_t)mipmappedArray, (uintptr_t)desc,),
    "1\0" "tex,mipmappedArray,desc\0" "0{textureReference} 1{hipMipmappedArray} 2{hipChannelFormatDesc}\0" "!3 3i@hipError_t=result/RESULT\0" "2\0" "tex,mipmappedArray,desc\0" "0{textureReference} 1{hipMipmappedArray@hip-5.2} 2{hipChannelFormatDesc}\0" "!3 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipChooseDevice, "hipChooseDevice", (void *device, const void *prop), ((uintptr_t)device, (uintptr_t)prop,),
    "device,prop\0" "1{hipDeviceProp_t}\0" "!2 0*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipChooseDeviceR0600, "hipChooseDeviceR0600", (void *device, const void *prop), ((uintptr_t)device, (uintptr_t)prop,),
    "device,prop\0" "1{hipDeviceProp_tR0600}\0" "!2 0*i 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 2, int, trace__hip_hipConfigureCall, "hipConfigureCall", (trace__bytes12 gridDim, trace__bytes12 blockDim, uint64_t sharedMem, void *stream), (gridDim, blockDim, sharedMem, stream), (TRACE__V(gridDim), TRACE__V(blockDim), (uint64_t)sharedMem, (uintptr_t)stream),
    "gridDim,blockDim,sharedMem,stream\0" "0:{dim3} 1:{dim3} 2L 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 5, 2, trace__bytes20, trace__hip_hipCreateChannelDesc, "hipCreateChannelDesc", (int32_t x, int32_t y, int32_t z, int32_t w, int f), (x, y, z, w, f), ((uint64_t)x, (uint64_t)y, (uint64_t)z, (uint64_t)w, (uint64_t)f),
    "x,y,z,w,f\0" "0i 1i 2i 3i 4i@hipChannelFormatKind\0" "5:{hipChannelFormatDesc}=result")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipCreateSurfaceObject, "hipCreateSurfaceObject", (void *pSurfObject, const void *pResDesc), ((uintptr_t)pSurfObject, (uintptr_t)pResDesc,),
    "pSurfObject,pResDesc\0" "1{hipResourceDesc}\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipCreateTextureObject, "hipCreateTextureObject", (void *pTexObject, const void *pResDesc, const void *pTexDesc, const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "pTexObject,pResDesc,pTexDesc,pResViewDesc\0" "1{hipResourceDesc} 2{hipTextureDesc} 3{hipResourceViewDesc}\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipCtxCreate, "hipCtxCreate", (void *ctx, uint32_t flags, int32_t device), ((uintptr_t)ctx, (uint64_t)flags, (uint64_t)device,),
    "ctx,flags,device\0" "1I 2i\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxDestroy, "hipCtxDestroy", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxDisablePeerAccess, "hipCtxDisablePeerAccess", (void *peerCtx), ((uintptr_t)peerCtx,),
    "peerCtx\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipCtxEnablePeerAccess, "hipCtxEnablePeerAccess", (void *peerCtx, uint32_t flags), ((uintptr_t)peerCtx, (uint64_t)flags,),
    "peerCtx,flags\0" "0x 1I\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipCtxGetApiVersion, "hipCtxGetApiVersion", (void *ctx, void *apiVersion), ((uintptr_t)ctx, (uintptr_t)apiVersion,),
    "ctx,apiVersion\0" "0x\0" "!2 1*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetCacheConfig, "hipCtxGetCacheConfig", (void *cacheConfig), ((uintptr_t)cacheConfig,),
    "cacheConfig\0" "\0" "!1 0*i@hipFuncCache_t 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetCurrent, "hipCtxGetCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "\0" "!1 0*x 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetDevice, "hipCtxGetDevice", (void *device), ((uintptr_t)device,),
    "device\0" "\0" "!1 0*i 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetFlags, "hipCtxGetFlags", (void *flags), ((uintptr_t)flags,),
    "flags\0" "\0" "!1 0*I 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipCtxGetSharedMemConfig, "hipCtxGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "pConfig\0" "\0" "!1 0*i@hipSharedMemConfig 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxPopCurrent, "hipCtxPopCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "\0" "!1 0*x 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxPushCurrent, "hipCtxPushCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetCacheConfig, "hipCtxSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "cacheConfig\0" "0i@hipFuncCache_t\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetCurrent, "hipCtxSetCurrent", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipCtxSetSharedMemConfig, "hipCtxSetSharedMemConfig", (int config), ((uint64_t)config,),
    "config\0" "0i@hipSharedMemConfig\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 0, 1, int, trace__hip_hipCtxSynchronize, "hipCtxSynchronize", (void), (), (0),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyExternalMemory, "hipDestroyExternalMemory", (void *extMem), ((uintptr_t)extMem,),
    "extMem\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyExternalSemaphore, "hipDestroyExternalSemaphore", (void *extSem), ((uintptr_t)extSem,),
    "extSem\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroySurfaceObject, "hipDestroySurfaceObject", (void *surfaceObject), ((uintptr_t)surfaceObject,),
    "surfaceObject\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDestroyTextureObject, "hipDestroyTextureObject", (void *textureObject), ((uintptr_t)textureObject,),
    "textureObject\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipDevResourceGenerateDesc, "hipDevResourceGenerateDesc", (void *phDesc, void *resources, uint32_t nbResources), ((uintptr_t)phDesc, (uintptr_t)resources, (uint64_t)nbResources,),
    "phDesc,resources,nbResources\0" "1x 2I\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDevSmResourceSplit, "hipDevSmResourceSplit", (void *result, uint32_t nbGroups, const void *input, void *remainder, uint32_t flags, void *groupParams), ((uintptr_t)result, (uint64_t)nbGroups, (uintptr_t)input, (uintptr_t)remainder, (uint64_t)flags, (uintptr_t)groupParams,),
    "result,nbGroups,input,remainder,flags,groupParams\0" "0x 1I 2x 3x 4I 5[1]{hipDevSmResourceGroupParams_st#64}\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDevSmResourceSplitByCount, "hipDevSmResourceSplitByCount", (void *result, void *nbGroups, const void *input, void *remainder, uint32_t flags, uint32_t minCount), ((uintptr_t)result, (uintptr_t)nbGroups, (uintptr_t)input, (uintptr_t)remainder, (uint64_t)flags, (uint64_t)minCount,),
    "result,nbGroups,input,remainder,flags,minCount\0" "0x 1*I 2x 3x 4I 5I\0" "!6 1*I 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceCanAccessPeer, "hipDeviceCanAccessPeer", (void *canAccessPeer, int32_t deviceId, int32_t peerDeviceId), ((uintptr_t)canAccessPeer, (uint64_t)deviceId, (uint64_t)peerDeviceId,),
    "canAccessPeer,deviceId,peerDeviceId\0" "1i 2i\0" "!3 0*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceComputeCapability, "hipDeviceComputeCapability", (void *major, void *minor, int32_t device), ((uintptr_t)major, (uintptr_t)minor, (uint64_t)device,),
    "major,minor,device\0" "2i\0" "!3 0*i 1*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceDisablePeerAccess, "hipDeviceDisablePeerAccess", (int32_t peerDeviceId), ((uint64_t)peerDeviceId,),
    "peerDeviceId\0" "0i\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceEnablePeerAccess, "hipDeviceEnablePeerAccess", (int32_t peerDeviceId, uint32_t flags), ((uint64_t)peerDeviceId, (uint64_t)flags,),
    "peerDeviceId,flags\0" "0i 1I\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGet, "hipDeviceGet", (void *device, int32_t ordinal), ((uintptr_t)device, (uint64_t)ordinal,),
    "device,ordinal\0" "1i\0" "!2 0*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetAttribute, "hipDeviceGetAttribute", (void *pi, int attr, int32_t deviceId), ((uintptr_t)pi, (uint64_t)attr, (uint64_t)deviceId,),
    "pi,attr,deviceId\0" "1i@hipDeviceAttribute_t 2i\0" "!3 0*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetByPCIBusId, "hipDeviceGetByPCIBusId", (void *device, const void *pciBusId), ((uintptr_t)device, (uintptr_t)pciBusId,),
    "device,pciBusId\0" "1s\0" "!2 0*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDeviceGetCacheConfig, "hipDeviceGetCacheConfig", (void *cacheConfig), ((uintptr_t)cacheConfig,),
    "cacheConfig\0" "\0" "!1 0*i@hipFuncCache_t 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetDefaultMemPool, "hipDeviceGetDefaultMemPool", (void *mem_pool, int32_t device), ((uintptr_t)mem_pool, (uint64_t)device,),
    "mem_pool,device\0" "1i\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetDevResource, "hipDeviceGetDevResource", (int32_t device, void *resource, int type), ((uint64_t)device, (uintptr_t)resource, (uint64_t)type,),
    "device,resource,type\0" "0i 1x 2i@hipDevResourceType\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetExecutionCtx, "hipDeviceGetExecutionCtx", (void *ctx, int32_t device), ((uintptr_t)ctx, (uint64_t)device,),
    "ctx,device\0" "1i\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetGraphMemAttribute, "hipDeviceGetGraphMemAttribute", (int32_t device, int attr, void *value), ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "device,attr,value\0" "0i 1i@hipGraphMemAttributeType 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetLimit, "hipDeviceGetLimit", (void *pValue, int limit), ((uintptr_t)pValue, (uint64_t)limit,),
    "pValue,limit\0" "1i@hipLimit_t\0" "!2 0*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetMemPool, "hipDeviceGetMemPool", (void *mem_pool, int32_t device), ((uintptr_t)mem_pool, (uint64_t)device,),
    "mem_pool,device\0" "1i\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetName, "hipDeviceGetName", (void *name, int32_t len, int32_t device), ((uintptr_t)name, (uint64_t)len, (uint64_t)device,),
    "name,len,device\0" "1i 2i\0" "!3 0[1]c 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipDeviceGetP2PAttribute, "hipDeviceGetP2PAttribute", (void *value, int attr, int32_t srcDevice, int32_t dstDevice), ((uintptr_t)value, (uint64_t)attr, (uint64_t)srcDevice, (uint64_t)dstDevice,),
    "value,attr,srcDevice,dstDevice\0" "1i@hipDeviceP2PAttr 2i 3i\0" "!4 0*i 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetPCIBusId, "hipDeviceGetPCIBusId", (void *pciBusId, int32_t len, int32_t device), ((uintptr_t)pciBusId, (uint64_t)len, (uint64_t)device,),
    "pciBusId,len,device\0" "1i 2i\0" "!3 0[1]c 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDeviceGetSharedMemConfig, "hipDeviceGetSharedMemConfig", (void *pConfig), ((uintptr_t)pConfig,),
    "pConfig\0" "\0" "!1 0*i@hipSharedMemConfig 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetStreamPriorityRange, "hipDeviceGetStreamPriorityRange", (void *leastPriority, void *greatestPriority), ((uintptr_t)leastPriority, (uintptr_t)greatestPriority,),
    "leastPriority,greatestPriority\0" "\0" "!2 0*i 1*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDeviceGetTexture1DLinearMaxWidth, "hipDeviceGetTexture1DLinearMaxWidth", (void *max_width, const void *desc, int32_t device), ((uintptr_t)max_width, (uintptr_t)desc, (uint64_t)device,),
    "max_width,desc,device\0" "1{hipChannelFormatDesc} 2i\0" "!3 0*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceGetUuid, "hipDeviceGetUuid", (void *uuid, int32_t device), ((uintptr_t)uuid, (uint64_t)device,),
    "uuid,device\0" "1i\0" "!2 0{hipUUID_t} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceGraphMemTrim, "hipDeviceGraphMemTrim", (int32_t device), ((uint64_t)device,),
    "device\0" "0i\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipDevicePrimaryCtxGetState, "hipDevicePrimaryCtxGetState", (int32_t dev, void *flags, void *active), ((uint64_t)dev, (uintptr_t)flags, (uintptr_t)active,),
    "dev,flags,active\0" "0i\0" "!3 1*I 2*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDevicePrimaryCtxRelease, "hipDevicePrimaryCtxRelease", (int32_t dev), ((uint64_t)dev,),
    "dev\0" "0i\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDevicePrimaryCtxReset, "hipDevicePrimaryCtxReset", (int32_t dev), ((uint64_t)dev,),
    "dev\0" "0i\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDevicePrimaryCtxRetain, "hipDevicePrimaryCtxRetain", (void *pctx, int32_t dev), ((uintptr_t)pctx, (uint64_t)dev,),
    "pctx,dev\0" "1i\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDevicePrimaryCtxSetFlags, "hipDevicePrimaryCtxSetFlags", (int32_t dev, uint32_t flags), ((uint64_t)dev, (uint64_t)flags,),
    "dev,flags\0" "0i 1I\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipDeviceReset, "hipDeviceReset", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceSetCacheConfig, "hipDeviceSetCacheConfig", (int cacheConfig), ((uint64_t)cacheConfig,),
    "cacheConfig\0" "0i@hipFuncCache_t\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipDeviceSetGraphMemAttribute, "hipDeviceSetGraphMemAttribute", (int32_t device, int attr, void *value), ((uint64_t)device, (uint64_t)attr, (uintptr_t)value,),
    "device,attr,value\0" "0i 1i@hipGraphMemAttributeType 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceSetLimit, "hipDeviceSetLimit", (int limit, uint64_t value), ((uint64_t)limit, (uint64_t)value,),
    "limit,value\0" "0i@hipLimit_t 1L\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDeviceSetMemPool, "hipDeviceSetMemPool", (int32_t device, void *mem_pool), ((uint64_t)device, (uintptr_t)mem_pool,),
    "device,mem_pool\0" "0i 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipDeviceSetSharedMemConfig, "hipDeviceSetSharedMemConfig", (int config), ((uint64_t)config,),
    "config\0" "0i@hipSharedMemConfig\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 0, 1, int, trace__hip_hipDeviceSynchronize, "hipDeviceSynchronize", (void), (), (0),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDeviceTotalMem, "hipDeviceTotalMem", (void *bytes, int32_t device), ((uintptr_t)bytes, (uint64_t)device,),
    "bytes,device\0" "1i\0" "!2 0*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipDriverGetVersion, "hipDriverGetVersion", (void *driverVersion), ((uintptr_t)driverVersion,),
    "driverVersion\0" "\0" "!1 0*i 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGetErrorName, "hipDrvGetErrorName", (int hipError, void *errorString), ((uint64_t)hipError, (uintptr_t)errorString,),
    "hipError,errorString\0" "0i@hipError_t\0" "!2 1*s 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGetErrorString, "hipDrvGetErrorString", (int hipError, void *errorString), ((uint64_t)hipError, (uintptr_t)errorString,),
    "hipError,errorString\0" "0i@hipError_t\0" "!2 1*s 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipDrvGraphAddMemFreeNode, "hipDrvGraphAddMemFreeNode", (void *phGraphNode, void *hGraph, const void *dependencies, uint64_t numDependencies, void *dptr), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)dptr,),
    "phGraphNode,hGraph,dependencies,numDependencies,dptr\0" "1x 2[3]x 3L 4p\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDrvGraphAddMemcpyNode, "hipDrvGraphAddMemcpyNode", (void *phGraphNode, void *hGraph, const void *dependencies, uint64_t numDependencies, const void *copyParams, void *ctx), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)copyParams, (uintptr_t)ctx,),
    "phGraphNode,hGraph,dependencies,numDependencies,copyParams,ctx\0" "1x 2[3]x 3L 4{HIP_MEMCPY3D} 5x\0" "!6 0*x 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipDrvGraphAddMemsetNode, "hipDrvGraphAddMemsetNode", (void *phGraphNode, void *hGraph, const void *dependencies, uint64_t numDependencies, const void *memsetParams, void *ctx), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)memsetParams, (uintptr_t)ctx,),
    "phGraphNode,hGraph,dependencies,numDependencies,memsetParams,ctx\0" "1x 2[3]x 3L 4{HIP_MEMSET_NODE_PARAMS} 5x\0" "!6 0*x 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvGraphExecMemcpyNodeSetParams, "hipDrvGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *hNode, const void *copyParams, void *ctx), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)copyParams, (uintptr_t)ctx,),
    "hGraphExec,hNode,copyParams,ctx\0" "0x 1x 2{HIP_MEMCPY3D} 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvGraphExecMemsetNodeSetParams, "hipDrvGraphExecMemsetNodeSetParams", (void *hGraphExec, void *hNode, const void *memsetParams, void *ctx), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)memsetParams, (uintptr_t)ctx,),
    "hGraphExec,hNode,memsetParams,ctx\0" "0x 1x 2{HIP_MEMSET_NODE_PARAMS} 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipDrvGraphMemcpyNodeGetParams, "hipDrvGraphMemcpyNodeGetParams", (void *hNode, void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode,nodeParams\0" "0x\0" "!2 1{HIP_MEMCPY3D} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipDrvGraphMemcpyNodeSetParams, "hipDrvGraphMemcpyNodeSetParams", (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode,nodeParams\0" "0x 1{HIP_MEMCPY3D}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipDrvLaunchKernelEx, "hipDrvLaunchKernelEx", (const void *config, void *f, void *params, void *extra), ((uintptr_t)config, (uintptr_t)f, (uintptr_t)params, (uintptr_t)extra,),
    "config,f,params,extra\0" "0{HIP_LAUNCH_CONFIG_st} 1x 2p 3p\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync, "hipDrvMemDiscardAndPrefetchBatchAsync", (void *dptrs, void *sizes, uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs,sizes,count,prefetchLocs,prefetchLocIdxs,numPrefetchLocs,flags,stream\0" "0[2]p 1[2]L 2L 3[5]{hipMemLocation#8} 4[5]L 5L 6L 7x\0" "!8 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipDrvMemDiscardBatchAsync, "hipDrvMemDiscardBatchAsync", (void *dptrs, void *sizes, uint64_t count, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs,sizes,count,flags,stream\0" "0[2]p 1[2]L 2L 3L 4x\0" "!5 5i@hipError_t=result/RESULT")

TRACE__HOOKED(trace__hip, 1, 1, int, trace__hip_hipDrvMemcpy2DUnaligned, "hipDrvMemcpy2DUnaligned", (const void *pCopy),
    "1\0" "pCopy\0" "0{hip_Memcpy2D} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "pCopy\0" "0{hip_Memcpy2D@hip-5.2} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 1, 2, trace__hip_hipDrvMemcpy2DUnaligned, ((uintptr_t)pCopy))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipDrvMemcpy2DUnaligned_call;
        trace__v[2] = (uint64_t)(trace__hip_volume(pCopy, 112, 2));
        trace__v[3] = (uint64_t)(trace__hip_types(pCopy, 16, 72));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipDrvMemcpy2DUnaligned)
    }
    result = trace__f(pCopy);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[1] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipDrvMemcpy2DUnaligned)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 1, 1, int, trace__hip_hipDrvMemcpy3D, "hipDrvMemcpy3D", (const void *pCopy),
    "1\0" "pCopy\0" "0{HIP_MEMCPY3D} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "pCopy\0" "0{HIP_MEMCPY3D@hip-5.2} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 1, 2, trace__hip_hipDrvMemcpy3D, ((uintptr_t)pCopy))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipDrvMemcpy3D_call;
        trace__v[2] = (uint64_t)(trace__hip_drv_volume(pCopy));
        trace__v[3] = (uint64_t)(trace__hip_drv_types(pCopy));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipDrvMemcpy3D)
    }
    result = trace__f(pCopy);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[1] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipDrvMemcpy3D)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 2, 1, int, trace__hip_hipDrvMemcpy3DAsync, "hipDrvMemcpy3DAsync", (const void *pCopy, void *stream),
    "1\0" "pCopy,stream\0" "0{HIP_MEMCPY3D} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT\0" "2\0" "pCopy,stream\0" "0{HIP_MEMCPY3D@hip-5.2} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 2, 2, trace__hip_hipDrvMemcpy3DAsync, ((uintptr_t)pCopy, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipDrvMemcpy3DAsync_call;
        trace__v[3] = (uint64_t)(trace__hip_drv_volume(pCopy));
        trace__v[4] = (uint64_t)(trace__hip_drv_types(pCopy));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipDrvMemcpy3DAsync)
    }
    result = trace__f(pCopy, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[2] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipDrvMemcpy3DAsync)
    }
    return result;
}

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipDrvPointerGetAttributes, "hipDrvPointerGetAttributes", (uint32_t numAttributes, void *attributes, void *data, void *ptr), ((uint64_t)numAttributes, (uintptr_t)attributes, (uintptr_t)data, (uintptr_t)ptr,),
    "numAttributes,attributes,data,ptr\0" "0I 1[0]i@hipPointer_attribute 2[0]p 3p\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipEventCreate, "hipEventCreate", (void *event), ((uintptr_t)event,),
    "event\0" "\0" "!1 0*x 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipEventCreateWithFlags, "hipEventCreateWithFlags", (void *event, uint32_t flags), ((uintptr_t)event, (uint64_t)flags,),
    "event,flags\0" "1I\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipEventDestroy, "hipEventDestroy", (void *event), ((uintptr_t)event,),
    "event\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipEventElapsedTime, "hipEventElapsedTime", (void *ms, void *start, void *stop), ((uintptr_t)ms, (uintptr_t)start, (uintptr_t)stop,),
    "ms,start,stop\0" "1x 2x\0" "!3 0*f 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipEventQuery, "hipEventQuery", (void *event), ((uintptr_t)event,),
    "event\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipEventRecord, "hipEventRecord", (void *event, void *stream), (event, stream), ((uintptr_t)event, (uintptr_t)stream),
    "event,stream\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipEventRecordWithFlags, "hipEventRecordWithFlags", (void *event, void *stream, uint32_t flags), (event, stream, flags), ((uintptr_t)event, (uintptr_t)stream, (uint64_t)flags),
    "event,stream,flags\0" "0x 1x 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipEventRecord_spt, "hipEventRecord_spt", (void *event, void *stream), (event, stream), ((uintptr_t)event, (uintptr_t)stream),
    "event,stream\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipEventSynchronize, "hipEventSynchronize", (void *event), (event), ((uintptr_t)event),
    "event\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipExecutionCtxDestroy, "hipExecutionCtxDestroy", (void *ctx), ((uintptr_t)ctx,),
    "ctx\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipExecutionCtxGetDevResource, "hipExecutionCtxGetDevResource", (void *ctx, void *resource, int type), ((uintptr_t)ctx, (uintptr_t)resource, (uint64_t)type,),
    "ctx,resource,type\0" "0x 1x 2i@hipDevResourceType\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipExecutionCtxGetDevice, "hipExecutionCtxGetDevice", (void *device, void *ctx), ((uintptr_t)device, (uintptr_t)ctx,),
    "device,ctx\0" "1x\0" "!2 0*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipExecutionCtxGetId, "hipExecutionCtxGetId", (void *ctx, void *ctxId), ((uintptr_t)ctx, (uintptr_t)ctxId,),
    "ctx,ctxId\0" "0x\0" "!2 1*L 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipExecutionCtxRecordEvent, "hipExecutionCtxRecordEvent", (void *ctx, void *event), (ctx, event), ((uintptr_t)ctx, (uintptr_t)event),
    "ctx,event\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipExecutionCtxStreamCreate, "hipExecutionCtxStreamCreate", (void *stream, void *greenctx, uint32_t flags, int32_t priority), ((uintptr_t)stream, (uintptr_t)greenctx, (uint64_t)flags, (uint64_t)priority,),
    "stream,greenctx,flags,priority\0" "1x 2I 3i\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipExecutionCtxSynchronize, "hipExecutionCtxSynchronize", (void *ctx), (ctx), ((uintptr_t)ctx),
    "ctx\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipExecutionCtxWaitEvent, "hipExecutionCtxWaitEvent", (void *ctx, void *event), (ctx, event), ((uintptr_t)ctx, (uintptr_t)event),
    "ctx,event\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipExtDisableLogging, "hipExtDisableLogging", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipExtEnableLogging, "hipExtEnableLogging", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipExtGetLastError, "hipExtGetLastError", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipExtGetLinkTypeAndHopCount, "hipExtGetLinkTypeAndHopCount", (int32_t device1, int32_t device2, void *linktype, void *hopcount), ((uint64_t)device1, (uint64_t)device2, (uintptr_t)linktype, (uintptr_t)hopcount,),
    "device1,device2,linktype,hopcount\0" "0i 1i\0" "!4 2*I 3*I 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipExtHostAlloc, "hipExtHostAlloc", (void *ptr, uint64_t size, uint32_t flags), (ptr, size, flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)flags),
    "ptr,size,flags\0" "1L 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 9, 1, int, trace__hip_hipExtLaunchKernel, "hipExtLaunchKernel", (const void *function_address, trace__bytes12 numBlocks, trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream, void *startEvent, void *stopEvent, int32_t flags), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream, startEvent, stopEvent, flags), ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)startEvent, (uintptr_t)stopEvent, (uint64_t)flags),
    "function_address,numBlocks,dimBlocks,args,sharedMemBytes,stream,startEvent,stopEvent,flags\0" "0p 1:{dim3} 2:{dim3} 3p 4L 5x 6x 7x 8i\0" "!9 9i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipExtLaunchMultiKernelMultiDevice, "hipExtLaunchMultiKernelMultiDevice", (void *launchParamsList, int32_t numDevices, uint32_t flags), (launchParamsList, numDevices, flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags),
    "launchParamsList,numDevices,flags\0" "0[1]{hipLaunchParams_t#56} 1i 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipExtMallocWithFlags, "hipExtMallocWithFlags", (void *ptr, uint64_t sizeBytes, uint32_t flags), (ptr, sizeBytes, flags), ((uintptr_t)ptr, (uint64_t)sizeBytes, (uint64_t)flags),
    "ptr,sizeBytes,flags\0" "1L 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 14, 1, int, trace__hip_hipExtModuleLaunchKernel, "hipExtModuleLaunchKernel", (void *f, uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ, uint64_t sharedMemBytes, void *hStream, void *kernelParams, void *extra, void *startEvent, void *stopEvent, uint32_t flags), (f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent, flags), ((uintptr_t)f, (uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY, (uint64_t)globalWorkSizeZ, (uint64_t)localWorkSizeX, (uint64_t)localWorkSizeY, (uint64_t)localWorkSizeZ, (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, (uintptr_t)startEvent, (uintptr_t)stopEvent, (uint64_t)flags),
    "f,globalWorkSizeX,globalWorkSizeY,globalWorkSizeZ,localWorkSizeX,localWorkSizeY,localWorkSizeZ,sharedMemBytes,hStream,kernelParams,extra,startEvent,stopEvent,flags\0" "0x 1I 2I 3I 4I 5I 6I 7L 8x 9p 10p 11x 12x 13I\0" "!14 14i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExtSetLoggingParams, "hipExtSetLoggingParams", (uint64_t log_level, uint64_t log_size, uint64_t log_mask), ((uint64_t)log_level, (uint64_t)log_size, (uint64_t)log_mask,),
    "log_level,log_size,log_mask\0" "0L 1L 2L\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExtStreamCreateWithCUMask, "hipExtStreamCreateWithCUMask", (void *stream, uint32_t cuMaskSize, const void *cuMask), ((uintptr_t)stream, (uint64_t)cuMaskSize, (uintptr_t)cuMask,),
    "stream,cuMaskSize,cuMask\0" "1I 2[1]I\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipExtStreamGetCUMask, "hipExtStreamGetCUMask", (void *stream, uint32_t cuMaskSize, void *cuMask), ((uintptr_t)stream, (uint64_t)cuMaskSize, (uintptr_t)cuMask,),
    "stream,cuMaskSize,cuMask\0" "0x 1I\0" "!3 2[1]I 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExternalMemoryGetMappedBuffer, "hipExternalMemoryGetMappedBuffer", (void *devPtr, void *extMem, const void *bufferDesc), ((uintptr_t)devPtr, (uintptr_t)extMem, (uintptr_t)bufferDesc,),
    "devPtr,extMem,bufferDesc\0" "1p 2{hipExternalMemoryBufferDesc_st}\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipExternalMemoryGetMappedMipmappedArray, "hipExternalMemoryGetMappedMipmappedArray", (void *mipmap, void *extMem, const void *mipmapDesc), ((uintptr_t)mipmap, (uintptr_t)extMem, (uintptr_t)mipmapDesc,),
    "mipmap,extMem,mipmapDesc\0" "1p 2{hipExternalMemoryMipmappedArrayDesc_st}\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipFree, "hipFree", (void *ptr), (ptr), ((uintptr_t)ptr),
    "ptr\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipFreeArray, "hipFreeArray", (void *array), (array), ((uintptr_t)array),
    "1\0" "array\0" "0x\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "array\0" "\0" "!1 0{hipArray} 1i@hipError_t=result/RESULT\0")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipFreeAsync, "hipFreeAsync", (void *dev_ptr, void *stream), (dev_ptr, stream), ((uintptr_t)dev_ptr, (uintptr_t)stream),
    "dev_ptr,stream\0" "0p 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipFreeHost, "hipFreeHost", (void *ptr), (ptr), ((uintptr_t)ptr),
    "ptr\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipFreeMipmappedArray, "hipFreeMipmappedArray", (void *mipmappedArray), (mipmappedArray), ((uintptr_t)mipmappedArray),
    "1\0" "mipmappedArray\0" "\0" "!1 0{hipMipmappedArray} 1i@hipError_t=result/RESULT\0" "2\0" "mipmappedArray\0" "\0" "!1 0{hipMipmappedArray@hip-5.2} 1i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipFuncGetAttribute, "hipFuncGetAttribute", (void *value, int attrib, void *hfunc), ((uintptr_t)value, (uint64_t)attrib, (uintptr_t)hfunc,),
    "value,attrib,hfunc\0" "1i@hipFunction_attribute 2x\0" "!3 0*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipFuncGetAttributes, "hipFuncGetAttributes", (void *attr, const void *func), ((uintptr_t)attr, (uintptr_t)func,),
    "attr,func\0" "1p\0" "!2 0{hipFuncAttributes} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipFuncSetAttribute, "hipFuncSetAttribute", (const void *func, int attr, int32_t value), ((uintptr_t)func, (uint64_t)attr, (uint64_t)value,),
    "func,attr,value\0" "0p 1i@hipFuncAttribute 2i\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipFuncSetCacheConfig, "hipFuncSetCacheConfig", (const void *func, int config), ((uintptr_t)func, (uint64_t)config,),
    "func,config\0" "0p 1i@hipFuncCache_t\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipFuncSetSharedMemConfig, "hipFuncSetSharedMemConfig", (const void *func, int config), ((uintptr_t)func, (uint64_t)config,),
    "func,config\0" "0p 1i@hipSharedMemConfig\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGLGetDevices, "hipGLGetDevices", (void *pHipDeviceCount, void *pHipDevices, uint32_t hipDeviceCount, int deviceList), ((uintptr_t)pHipDeviceCount, (uintptr_t)pHipDevices, (uint64_t)hipDeviceCount, (uint64_t)deviceList,),
    "pHipDeviceCount,pHipDevices,hipDeviceCount,deviceList\0" "2I 3i@hipGLDeviceList\0" "!4 0*I 1[*0I]i 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetChannelDesc, "hipGetChannelDesc", (void *desc, const void *array), ((uintptr_t)desc, (uintptr_t)array,),
    "1\0" "desc,array\0" "1x\0" "!2 0{hipChannelFormatDesc} 2i@hipError_t=result/RESULT\0" "2\0" "desc,array\0" "1{hipArray}\0" "!2 0{hipChannelFormatDesc} 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDevice, "hipGetDevice", (void *deviceId), ((uintptr_t)deviceId,),
    "deviceId\0" "\0" "!1 0*i 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDeviceCount, "hipGetDeviceCount", (void *count), ((uintptr_t)count,),
    "count\0" "\0" "!1 0*i 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipGetDeviceFlags, "hipGetDeviceFlags", (void *flags), ((uintptr_t)flags,),
    "flags\0" "\0" "!1 0*I 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetDeviceProperties, "hipGetDeviceProperties", (void *prop, int32_t deviceId), ((uintptr_t)prop, (uint64_t)deviceId,),
    "prop,deviceId\0" "1i\0" "!2 0{hipDeviceProp_t} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetDevicePropertiesR0600, "hipGetDevicePropertiesR0600", (void *prop, int32_t deviceId), ((uintptr_t)prop, (uint64_t)deviceId,),
    "prop,deviceId\0" "1i\0" "!2 0{hipDeviceProp_tR0600} 2i@hipError_t=result/RESULT")

TRACE__HOOKED(trace__hip, 4, 2, int, trace__hip_hipGetDriverEntryPoint, "hipGetDriverEntryPoint", (const void *symbol, void *funcPtr, uint64_t flags, void *driverStatus),
    "symbol,funcPtr,flags,driverStatus\0" "0s 2L\0" "!4 1*p 3*i@hipDriverEntryPointQueryResult 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 0, trace__hip_hipGetDriverEntryPoint, ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)driverStatus))
    int result;
    if (trace__on) {
        TRACE__HOOK_RECORD(trace__hip, 2, trace__hip_hipGetDriverEntryPoint)
    }
    result = trace__f(symbol, funcPtr, flags, driverStatus);
    if (trace__on) {
        trace__hip_handed_out((const char *)symbol, (void **)funcPtr, result);
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipGetDriverEntryPoint)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 2, int, trace__hip_hipGetDriverEntryPoint_spt, "hipGetDriverEntryPoint_spt", (const void *symbol, void *funcPtr, uint64_t flags, void *status),
    "symbol,funcPtr,flags,status\0" "0s 2L\0" "!4 1*p 3*i@hipDriverEntryPointQueryResult 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 0, trace__hip_hipGetDriverEntryPoint_spt, ((uintptr_t)symbol, (uintptr_t)funcPtr, (uint64_t)flags, (uintptr_t)status))
    int result;
    if (trace__on) {
        TRACE__HOOK_RECORD(trace__hip, 2, trace__hip_hipGetDriverEntryPoint_spt)
    }
    result = trace__f(symbol, funcPtr, flags, status);
    if (trace__on) {
        trace__hip_handed_out((const char *)symbol, (void **)funcPtr, result);
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipGetDriverEntryPoint_spt)
    }
    return result;
}

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipGetErrorName, "hipGetErrorName", (int hip_error), ((uint64_t)hip_error,),
    "hip_error\0" "0i@hipError_t\0" "1s=result")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipGetErrorString, "hipGetErrorString", (int hipError), ((uint64_t)hipError,),
    "hipError\0" "0i@hipError_t\0" "1s=result")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetFuncBySymbol, "hipGetFuncBySymbol", (void *functionPtr, const void *symbolPtr), ((uintptr_t)functionPtr, (uintptr_t)symbolPtr,),
    "functionPtr,symbolPtr\0" "1p\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipGetLastError, "hipGetLastError", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGetMipmappedArrayLevel, "hipGetMipmappedArrayLevel", (void *levelArray, const void *mipmappedArray, uint32_t level), ((uintptr_t)levelArray, (uintptr_t)mipmappedArray, (uint64_t)level,),
    "1\0" "levelArray,mipmappedArray,level\0" "1{hipMipmappedArray} 2I\0" "!3 0*x 3i@hipError_t=result/RESULT\0" "2\0" "levelArray,mipmappedArray,level\0" "1{hipMipmappedArray@hip-5.2} 2I\0" "!3 0*p 3i@hipError_t=result/RESULT\0")

TRACE__HOOKED(trace__hip, 5, 3, int, trace__hip_hipGetProcAddress, "hipGetProcAddress", (const void *symbol, void *pfn, int32_t hipVersion, uint64_t flags, void *symbolStatus),
    "symbol,pfn,hipVersion,flags,symbolStatus\0" "0s 2i 3L\0" "!5 1*p 4*i@hipDriverProcAddressQueryResult 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 0, trace__hip_hipGetProcAddress, ((uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)hipVersion, (uint64_t)flags, (uintptr_t)symbolStatus))
    int result;
    if (trace__on) {
        TRACE__HOOK_RECORD(trace__hip, 3, trace__hip_hipGetProcAddress)
    }
    result = trace__f(symbol, pfn, hipVersion, flags, symbolStatus);
    if (trace__on) {
        trace__hip_handed_out((const char *)symbol, (void **)pfn, result);
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipGetProcAddress)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 3, int, trace__hip_hipGetProcAddress_spt, "hipGetProcAddress_spt", (const void *symbol, void *pfn, int32_t hipVersion, uint64_t flags, void *symbolStatus),
    "symbol,pfn,hipVersion,flags,symbolStatus\0" "0s 2i 3L\0" "!5 1*p 4*i@hipDriverProcAddressQueryResult 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 0, trace__hip_hipGetProcAddress_spt, ((uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)hipVersion, (uint64_t)flags, (uintptr_t)symbolStatus))
    int result;
    if (trace__on) {
        TRACE__HOOK_RECORD(trace__hip, 3, trace__hip_hipGetProcAddress_spt)
    }
    result = trace__f(symbol, pfn, hipVersion, flags, symbolStatus);
    if (trace__on) {
        trace__hip_handed_out((const char *)symbol, (void **)pfn, result);
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipGetProcAddress_spt)
    }
    return result;
}

TRACE__FORWARD(trace__hip, 1, 3, int32_t, trace__hip_hipGetStreamDeviceId, "hipGetStreamDeviceId", (void *stream), ((uintptr_t)stream,),
    "stream\0" "0x\0" "1i=result")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetSymbolAddress, "hipGetSymbolAddress", (void *devPtr, const void *symbol), ((uintptr_t)devPtr, (uintptr_t)symbol,),
    "devPtr,symbol\0" "1p\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetSymbolSize, "hipGetSymbolSize", (void *size, const void *symbol), ((uintptr_t)size, (uintptr_t)symbol,),
    "size,symbol\0" "1p\0" "!2 0*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureAlignmentOffset, "hipGetTextureAlignmentOffset", (void *offset, const void *texref), ((uintptr_t)offset, (uintptr_t)texref,),
    "offset,texref\0" "1{textureReference}\0" "!2 0*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectResourceDesc, "hipGetTextureObjectResourceDesc", (void *pResDesc, void *textureObject), ((uintptr_t)pResDesc, (uintptr_t)textureObject,),
    "pResDesc,textureObject\0" "1x\0" "!2 0{hipResourceDesc} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectResourceViewDesc, "hipGetTextureObjectResourceViewDesc", (void *pResViewDesc, void *textureObject), ((uintptr_t)pResViewDesc, (uintptr_t)textureObject,),
    "pResViewDesc,textureObject\0" "1x\0" "!2 0{hipResourceViewDesc} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureObjectTextureDesc, "hipGetTextureObjectTextureDesc", (void *pTexDesc, void *textureObject), ((uintptr_t)pTexDesc, (uintptr_t)textureObject,),
    "pTexDesc,textureObject\0" "1x\0" "!2 0{hipTextureDesc} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGetTextureReference, "hipGetTextureReference", (void *texref, const void *symbol), ((uintptr_t)texref, (uintptr_t)symbol,),
    "texref,symbol\0" "1p\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddBatchMemOpNode, "hipGraphAddBatchMemOpNode", (void *phGraphNode, void *hGraph, const void *dependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "phGraphNode,hGraph,dependencies,numDependencies,nodeParams\0" "1x 2[3]x 3L 4{hipBatchMemOpNodeParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddChildGraphNode, "hipGraphAddChildGraphNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *childGraph), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)childGraph,),
    "pGraphNode,graph,pDependencies,numDependencies,childGraph\0" "1x 2[3]x 3L 4x\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphAddDependencies, "hipGraphAddDependencies", (void *graph, const void *from, const void *to, uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies,),
    "graph,from,to,numDependencies\0" "0x 1[3]x 2[3]x 3L\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphAddEmptyNode, "hipGraphAddEmptyNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies,),
    "pGraphNode,graph,pDependencies,numDependencies\0" "1x 2[3]x 3L\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddEventRecordNode, "hipGraphAddEventRecordNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)event,),
    "pGraphNode,graph,pDependencies,numDependencies,event\0" "1x 2[3]x 3L 4x\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddEventWaitNode, "hipGraphAddEventWaitNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *event), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)event,),
    "pGraphNode,graph,pDependencies,numDependencies,event\0" "1x 2[3]x 3L 4x\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddExternalSemaphoresSignalNode, "hipGraphAddExternalSemaphoresSignalNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode,graph,pDependencies,numDependencies,nodeParams\0" "1x 2[3]x 3L 4{hipExternalSemaphoreSignalNodeParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddExternalSemaphoresWaitNode, "hipGraphAddExternalSemaphoresWaitNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode,graph,pDependencies,numDependencies,nodeParams\0" "1x 2[3]x 3L 4{hipExternalSemaphoreWaitNodeParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddHostNode, "hipGraphAddHostNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "pGraphNode,graph,pDependencies,numDependencies,pNodeParams\0" "1x 2[3]x 3L 4{hipHostNodeParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddKernelNode, "hipGraphAddKernelNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "pGraphNode,graph,pDependencies,numDependencies,pNodeParams\0" "1x 2[3]x 3L 4{hipKernelNodeParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemAllocNode, "hipGraphAddMemAllocNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *pNodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)pNodeParams,),
    "pGraphNode,graph,pDependencies,numDependencies,pNodeParams\0" "1x 2[3]x 3L 4{hipMemAllocNodeParams}\0" "!5 0*x 4{hipMemAllocNodeParams} 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemFreeNode, "hipGraphAddMemFreeNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *dev_ptr), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dev_ptr,),
    "pGraphNode,graph,pDependencies,numDependencies,dev_ptr\0" "1x 2[3]x 3L 4p\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemcpyNode, "hipGraphAddMemcpyNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *pCopyParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)pCopyParams,),
    "1\0" "pGraphNode,graph,pDependencies,numDependencies,pCopyParams\0" "1x 2[3]x 3L 4{hipMemcpy3DParms}\0" "!5 0*x 5i@hipError_t=result/RESULT\0" "2\0" "pGraphNode,graph,pDependencies,numDependencies,pCopyParams\0" "1x 2[3]x 3L 4{hipMemcpy3DParms@hip-5.2}\0" "!5 0*x 5i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipGraphAddMemcpyNode1D, "hipGraphAddMemcpyNode1D", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "pGraphNode,graph,pDependencies,numDependencies,dst,src,count,kind\0" "1x 2[3]x 3L 4p 5p 6L 7i@hipMemcpyKind\0" "!8 0*x 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 9, 2, int, trace__hip_hipGraphAddMemcpyNodeFromSymbol, "hipGraphAddMemcpyNodeFromSymbol", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "pGraphNode,graph,pDependencies,numDependencies,dst,symbol,count,offset,kind\0" "1x 2[3]x 3L 4p 5p 6L 7L 8i@hipMemcpyKind\0" "!9 0*x 9i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 9, 2, int, trace__hip_hipGraphAddMemcpyNodeToSymbol, "hipGraphAddMemcpyNodeToSymbol", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "pGraphNode,graph,pDependencies,numDependencies,symbol,src,count,offset,kind\0" "1x 2[3]x 3L 4p 5p 6L 7L 8i@hipMemcpyKind\0" "!9 0*x 9i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddMemsetNode, "hipGraphAddMemsetNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, const void *pMemsetParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)pMemsetParams,),
    "pGraphNode,graph,pDependencies,numDependencies,pMemsetParams\0" "1x 2[3]x 3L 4{hipMemsetParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphAddNode, "hipGraphAddNode", (void *pGraphNode, void *graph, const void *pDependencies, uint64_t numDependencies, void *nodeParams), ((uintptr_t)pGraphNode, (uintptr_t)graph, (uintptr_t)pDependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams,),
    "pGraphNode,graph,pDependencies,numDependencies,nodeParams\0" "1x 2[3]x 3L 4{hipGraphNodeParams}\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphBatchMemOpNodeGetParams, "hipGraphBatchMemOpNodeGetParams", (void *hNode, void *nodeParams_out), ((uintptr_t)hNode, (uintptr_t)nodeParams_out,),
    "hNode,nodeParams_out\0" "0x\0" "!2 1{hipBatchMemOpNodeParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphBatchMemOpNodeSetParams, "hipGraphBatchMemOpNodeSetParams", (void *hNode, void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode,nodeParams\0" "0x 1{hipBatchMemOpNodeParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphChildGraphNodeGetGraph, "hipGraphChildGraphNodeGetGraph", (void *node, void *pGraph), ((uintptr_t)node, (uintptr_t)pGraph,),
    "node,pGraph\0" "0x\0" "!2 1*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphClone, "hipGraphClone", (void *pGraphClone, void *originalGraph), ((uintptr_t)pGraphClone, (uintptr_t)originalGraph,),
    "pGraphClone,originalGraph\0" "1x\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphCreate, "hipGraphCreate", (void *pGraph, uint32_t flags), ((uintptr_t)pGraph, (uint64_t)flags,),
    "pGraph,flags\0" "1I\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphDebugDotPrint, "hipGraphDebugDotPrint", (void *graph, const void *path, uint32_t flags), ((uintptr_t)graph, (uintptr_t)path, (uint64_t)flags,),
    "graph,path,flags\0" "0x 1s 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphDestroy, "hipGraphDestroy", (void *graph), ((uintptr_t)graph,),
    "graph\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphDestroyNode, "hipGraphDestroyNode", (void *node), ((uintptr_t)node,),
    "node\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphEventRecordNodeGetEvent, "hipGraphEventRecordNodeGetEvent", (void *node, void *event_out), ((uintptr_t)node, (uintptr_t)event_out,),
    "node,event_out\0" "0x\0" "!2 1*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphEventRecordNodeSetEvent, "hipGraphEventRecordNodeSetEvent", (void *node, void *event), ((uintptr_t)node, (uintptr_t)event,),
    "node,event\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphEventWaitNodeGetEvent, "hipGraphEventWaitNodeGetEvent", (void *node, void *event_out), ((uintptr_t)node, (uintptr_t)event_out,),
    "node,event_out\0" "0x\0" "!2 1*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphEventWaitNodeSetEvent, "hipGraphEventWaitNodeSetEvent", (void *node, void *event), ((uintptr_t)node, (uintptr_t)event,),
    "node,event\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecBatchMemOpNodeSetParams, "hipGraphExecBatchMemOpNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec,hNode,nodeParams\0" "0x 1x 2{hipBatchMemOpNodeParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecChildGraphNodeSetParams, "hipGraphExecChildGraphNodeSetParams", (void *hGraphExec, void *node, void *childGraph), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)childGraph,),
    "hGraphExec,node,childGraph\0" "0x 1x 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphExecDestroy, "hipGraphExecDestroy", (void *graphExec), ((uintptr_t)graphExec,),
    "graphExec\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecEventRecordNodeSetEvent, "hipGraphExecEventRecordNodeSetEvent", (void *hGraphExec, void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "hGraphExec,hNode,event\0" "0x 1x 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecEventWaitNodeSetEvent, "hipGraphExecEventWaitNodeSetEvent", (void *hGraphExec, void *hNode, void *event), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event,),
    "hGraphExec,hNode,event\0" "0x 1x 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams, "hipGraphExecExternalSemaphoresSignalNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec,hNode,nodeParams\0" "0x 1x 2{hipExternalSemaphoreSignalNodeParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams, "hipGraphExecExternalSemaphoresWaitNodeSetParams", (void *hGraphExec, void *hNode, const void *nodeParams), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hGraphExec,hNode,nodeParams\0" "0x 1x 2{hipExternalSemaphoreWaitNodeParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExecGetFlags, "hipGraphExecGetFlags", (void *graphExec, void *flags), ((uintptr_t)graphExec, (uintptr_t)flags,),
    "graphExec,flags\0" "0x\0" "!2 1*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecHostNodeSetParams, "hipGraphExecHostNodeSetParams", (void *hGraphExec, void *node, const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec,node,pNodeParams\0" "0x 1x 2{hipHostNodeParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecKernelNodeSetParams, "hipGraphExecKernelNodeSetParams", (void *hGraphExec, void *node, const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec,node,pNodeParams\0" "0x 1x 2{hipKernelNodeParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParams, "hipGraphExecMemcpyNodeSetParams", (void *hGraphExec, void *node, void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "1\0" "hGraphExec,node,pNodeParams\0" "0x 1x\0" "!3 2{hipMemcpy3DParms} 3i@hipError_t=result/RESULT\0" "2\0" "hGraphExec,node,pNodeParams\0" "0x 1x\0" "!3 2{hipMemcpy3DParms@hip-5.2} 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParams1D, "hipGraphExecMemcpyNodeSetParams1D", (void *hGraphExec, void *node, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "hGraphExec,node,dst,src,count,kind\0" "0x 1x 2p 3p 4L 5i@hipMemcpyKind\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol, "hipGraphExecMemcpyNodeSetParamsFromSymbol", (void *hGraphExec, void *node, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "hGraphExec,node,dst,symbol,count,offset,kind\0" "0x 1x 2p 3p 4L 5L 6i@hipMemcpyKind\0" "!7 7i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 7, 2, int, trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol, "hipGraphExecMemcpyNodeSetParamsToSymbol", (void *hGraphExec, void *node, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "hGraphExec,node,symbol,src,count,offset,kind\0" "0x 1x 2p 3p 4L 5L 6i@hipMemcpyKind\0" "!7 7i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecMemsetNodeSetParams, "hipGraphExecMemsetNodeSetParams", (void *hGraphExec, void *node, const void *pNodeParams), ((uintptr_t)hGraphExec, (uintptr_t)node, (uintptr_t)pNodeParams,),
    "hGraphExec,node,pNodeParams\0" "0x 1x 2{hipMemsetParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphExecNodeSetParams, "hipGraphExecNodeSetParams", (void *graphExec, void *node, void *nodeParams), ((uintptr_t)graphExec, (uintptr_t)node, (uintptr_t)nodeParams,),
    "graphExec,node,nodeParams\0" "0x 1x 2{hipGraphNodeParams}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphExecUpdate, "hipGraphExecUpdate", (void *hGraphExec, void *hGraph, void *hErrorNode_out, void *updateResult_out), ((uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)hErrorNode_out, (uintptr_t)updateResult_out,),
    "hGraphExec,hGraph,hErrorNode_out,updateResult_out\0" "0x 1x\0" "!4 2*x 3*i@hipGraphExecUpdateResult 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams, "hipGraphExternalSemaphoresSignalNodeGetParams", (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "hNode,params_out\0" "0x\0" "!2 1{hipExternalSemaphoreSignalNodeParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams, "hipGraphExternalSemaphoresSignalNodeSetParams", (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode,nodeParams\0" "0x 1{hipExternalSemaphoreSignalNodeParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams, "hipGraphExternalSemaphoresWaitNodeGetParams", (void *hNode, void *params_out), ((uintptr_t)hNode, (uintptr_t)params_out,),
    "hNode,params_out\0" "0x\0" "!2 1{hipExternalSemaphoreWaitNodeParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams, "hipGraphExternalSemaphoresWaitNodeSetParams", (void *hNode, const void *nodeParams), ((uintptr_t)hNode, (uintptr_t)nodeParams,),
    "hNode,nodeParams\0" "0x 1{hipExternalSemaphoreWaitNodeParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL_ROOM(trace__hip, 4, 3, int, trace__hip_hipGraphGetEdges, "hipGraphGetEdges", (void *graph, void *from, void *to, void *numEdges), (graph, from, to, numEdges), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)numEdges), 1, (trace__v[5] = trace__load(numEdges, 8)),
    "graph,from,to,numEdges\0" "0x 3*L\0" "!4 1[*3L<5]x 2[*3L<5]x 3*L 4i@hipError_t=result/RESULT")

TRACE__CALL_ROOM(trace__hip, 3, 3, int, trace__hip_hipGraphGetNodes, "hipGraphGetNodes", (void *graph, void *nodes, void *numNodes), (graph, nodes, numNodes), ((uintptr_t)graph, (uintptr_t)nodes, (uintptr_t)numNodes), 1, (trace__v[4] = trace__load(numNodes, 8)),
    "graph,nodes,numNodes\0" "0x 2*L\0" "!3 1[*2L<4]x 2*L 3i@hipError_t=result/RESULT")

TRACE__CALL_ROOM(trace__hip, 3, 3, int, trace__hip_hipGraphGetRootNodes, "hipGraphGetRootNodes", (void *graph, void *pRootNodes, void *pNumRootNodes), (graph, pRootNodes, pNumRootNodes), ((uintptr_t)graph, (uintptr_t)pRootNodes, (uintptr_t)pNumRootNodes), 1, (trace__v[4] = trace__load(pNumRootNodes, 8)),
    "graph,pRootNodes,pNumRootNodes\0" "0x 2*L\0" "!3 1[*2L<4]x 2*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphHostNodeGetParams, "hipGraphHostNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x\0" "!2 1{hipHostNodeParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphHostNodeSetParams, "hipGraphHostNodeSetParams", (void *node, const void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x 1{hipHostNodeParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphInstantiate, "hipGraphInstantiate", (void *pGraphExec, void *graph, void *pErrorNode, void *pLogBuffer, uint64_t bufferSize), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)pErrorNode, (uintptr_t)pLogBuffer, (uint64_t)bufferSize,),
    "pGraphExec,graph,pErrorNode,pLogBuffer,bufferSize\0" "1x 4L\0" "!5 0*x 2*x 3[4]c 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphInstantiateWithFlags, "hipGraphInstantiateWithFlags", (void *pGraphExec, void *graph, uint64_t flags), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uint64_t)flags,),
    "pGraphExec,graph,flags\0" "1x 2L\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphInstantiateWithParams, "hipGraphInstantiateWithParams", (void *pGraphExec, void *graph, void *instantiateParams), ((uintptr_t)pGraphExec, (uintptr_t)graph, (uintptr_t)instantiateParams,),
    "pGraphExec,graph,instantiateParams\0" "1x 2{hipGraphInstantiateParams}\0" "!3 0*x 2{hipGraphInstantiateParams} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphKernelNodeCopyAttributes, "hipGraphKernelNodeCopyAttributes", (void *hSrc, void *hDst), ((uintptr_t)hSrc, (uintptr_t)hDst,),
    "hSrc,hDst\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphKernelNodeGetAttribute, "hipGraphKernelNodeGetAttribute", (void *hNode, int attr, void *value), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "1\0" "hNode,attr,value\0" "0x 1i@hipLaunchAttributeID\0" "!3 2{hipLaunchAttributeValue} 3i@hipError_t=result/RESULT\0" "2\0" "hNode,attr,value\0" "0x 1i@hipKernelNodeAttrID\0" "!3 2{hipKernelNodeAttrValue} 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphKernelNodeGetParams, "hipGraphKernelNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x\0" "!2 1{hipKernelNodeParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphKernelNodeSetAttribute, "hipGraphKernelNodeSetAttribute", (void *hNode, int attr, const void *value), ((uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value,),
    "1\0" "hNode,attr,value\0" "0x 1i@hipLaunchAttributeID 2{hipLaunchAttributeValue}\0" "!3 3i@hipError_t=result/RESULT\0" "2\0" "hNode,attr,value\0" "0x 1i@hipKernelNodeAttrID 2{hipKernelNodeAttrValue}\0" "!3 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphKernelNodeSetParams, "hipGraphKernelNodeSetParams", (void *node, const void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x 1{hipKernelNodeParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipGraphLaunch, "hipGraphLaunch", (void *graphExec, void *stream), (graphExec, stream), ((uintptr_t)graphExec, (uintptr_t)stream),
    "graphExec,stream\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipGraphLaunch_spt, "hipGraphLaunch_spt", (void *graphExec, void *stream), (graphExec, stream), ((uintptr_t)graphExec, (uintptr_t)stream),
    "graphExec,stream\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemAllocNodeGetParams, "hipGraphMemAllocNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x\0" "!2 1{hipMemAllocNodeParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemFreeNodeGetParams, "hipGraphMemFreeNodeGetParams", (void *node, void *dev_ptr), ((uintptr_t)node, (uintptr_t)dev_ptr,),
    "node,dev_ptr\0" "0x 1p\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemcpyNodeGetParams, "hipGraphMemcpyNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "1\0" "node,pNodeParams\0" "0x\0" "!2 1{hipMemcpy3DParms} 2i@hipError_t=result/RESULT\0" "2\0" "node,pNodeParams\0" "0x\0" "!2 1{hipMemcpy3DParms@hip-5.2} 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphMemcpyNodeSetParams, "hipGraphMemcpyNodeSetParams", (void *node, const void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "1\0" "node,pNodeParams\0" "0x 1{hipMemcpy3DParms}\0" "!2 2i@hipError_t=result/RESULT\0" "2\0" "node,pNodeParams\0" "0x 1{hipMemcpy3DParms@hip-5.2}\0" "!2 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipGraphMemcpyNodeSetParams1D, "hipGraphMemcpyNodeSetParams1D", (void *node, void *dst, const void *src, uint64_t count, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)src, (uint64_t)count, (uint64_t)kind,),
    "node,dst,src,count,kind\0" "0x 1p 2p 3L 4i@hipMemcpyKind\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol, "hipGraphMemcpyNodeSetParamsFromSymbol", (void *node, void *dst, const void *symbol, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)dst, (uintptr_t)symbol, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "node,dst,symbol,count,offset,kind\0" "0x 1p 2p 3L 4L 5i@hipMemcpyKind\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipGraphMemcpyNodeSetParamsToSymbol, "hipGraphMemcpyNodeSetParamsToSymbol", (void *node, const void *symbol, const void *src, uint64_t count, uint64_t offset, int kind), ((uintptr_t)node, (uintptr_t)symbol, (uintptr_t)src, (uint64_t)count, (uint64_t)offset, (uint64_t)kind,),
    "node,symbol,src,count,offset,kind\0" "0x 1p 2p 3L 4L 5i@hipMemcpyKind\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphMemsetNodeGetParams, "hipGraphMemsetNodeGetParams", (void *node, void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x\0" "!2 1{hipMemsetParams} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphMemsetNodeSetParams, "hipGraphMemsetNodeSetParams", (void *node, const void *pNodeParams), ((uintptr_t)node, (uintptr_t)pNodeParams,),
    "node,pNodeParams\0" "0x 1{hipMemsetParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphNodeFindInClone, "hipGraphNodeFindInClone", (void *pNode, void *originalNode, void *clonedGraph), ((uintptr_t)pNode, (uintptr_t)originalNode, (uintptr_t)clonedGraph,),
    "pNode,originalNode,clonedGraph\0" "1x 2x\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__CALL_ROOM(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetDependencies, "hipGraphNodeGetDependencies", (void *node, void *pDependencies, void *pNumDependencies), (node, pDependencies, pNumDependencies), ((uintptr_t)node, (uintptr_t)pDependencies, (uintptr_t)pNumDependencies), 1, (trace__v[4] = trace__load(pNumDependencies, 8)),
    "node,pDependencies,pNumDependencies\0" "0x 2*L\0" "!3 1[*2L<4]x 2*L 3i@hipError_t=result/RESULT")

TRACE__CALL_ROOM(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetDependentNodes, "hipGraphNodeGetDependentNodes", (void *node, void *pDependentNodes, void *pNumDependentNodes), (node, pDependentNodes, pNumDependentNodes), ((uintptr_t)node, (uintptr_t)pDependentNodes, (uintptr_t)pNumDependentNodes), 1, (trace__v[4] = trace__load(pNumDependentNodes, 8)),
    "node,pDependentNodes,pNumDependentNodes\0" "0x 2*L\0" "!3 1[*2L<4]x 2*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipGraphNodeGetEnabled, "hipGraphNodeGetEnabled", (void *hGraphExec, void *hNode, void *isEnabled), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)isEnabled,),
    "hGraphExec,hNode,isEnabled\0" "0x 1x\0" "!3 2*I 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipGraphNodeGetType, "hipGraphNodeGetType", (void *node, void *pType), ((uintptr_t)node, (uintptr_t)pType,),
    "1\0" "node,pType\0" "0x\0" "!2 1*i@hipGraphNodeType 2i@hipError_t=result/RESULT\0" "2\0" "node,pType\0" "0x\0" "!2 1*i@hipGraphNodeType@hip-5.2 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphNodeSetEnabled, "hipGraphNodeSetEnabled", (void *hGraphExec, void *hNode, uint32_t isEnabled), ((uintptr_t)hGraphExec, (uintptr_t)hNode, (uint64_t)isEnabled,),
    "hGraphExec,hNode,isEnabled\0" "0x 1x 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphNodeSetParams, "hipGraphNodeSetParams", (void *node, void *nodeParams), ((uintptr_t)node, (uintptr_t)nodeParams,),
    "node,nodeParams\0" "0x 1{hipGraphNodeParams}\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphReleaseUserObject, "hipGraphReleaseUserObject", (void *graph, void *object, uint32_t count), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count,),
    "graph,object,count\0" "0x 1x 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphRemoveDependencies, "hipGraphRemoveDependencies", (void *graph, const void *from, const void *to, uint64_t numDependencies), ((uintptr_t)graph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies,),
    "graph,from,to,numDependencies\0" "0x 1[3]x 2[3]x 3L\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphRetainUserObject, "hipGraphRetainUserObject", (void *graph, void *object, uint32_t count, uint32_t flags), ((uintptr_t)graph, (uintptr_t)object, (uint64_t)count, (uint64_t)flags,),
    "graph,object,count,flags\0" "0x 1x 2I 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipGraphUpload, "hipGraphUpload", (void *graphExec, void *stream), ((uintptr_t)graphExec, (uintptr_t)stream,),
    "graphExec,stream\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsGLRegisterBuffer, "hipGraphicsGLRegisterBuffer", (void *resource, uint32_t buffer, uint32_t flags), ((uintptr_t)resource, (uint64_t)buffer, (uint64_t)flags,),
    "resource,buffer,flags\0" "1I 2I\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphicsGLRegisterImage, "hipGraphicsGLRegisterImage", (void *resource, uint32_t image, uint32_t target, uint32_t flags), ((uintptr_t)resource, (uint64_t)image, (uint64_t)target, (uint64_t)flags,),
    "resource,image,target,flags\0" "1I 2I 3I\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsMapResources, "hipGraphicsMapResources", (int32_t count, void *resources, void *stream), ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "count,resources,stream\0" "0i 1[0]x 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsResourceGetMappedPointer, "hipGraphicsResourceGetMappedPointer", (void *devPtr, void *size, void *resource), ((uintptr_t)devPtr, (uintptr_t)size, (uintptr_t)resource,),
    "devPtr,size,resource\0" "2x\0" "!3 0*p 1*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGraphicsSubResourceGetMappedArray, "hipGraphicsSubResourceGetMappedArray", (void *array, void *resource, uint32_t arrayIndex, uint32_t mipLevel), ((uintptr_t)array, (uintptr_t)resource, (uint64_t)arrayIndex, (uint64_t)mipLevel,),
    "1\0" "array,resource,arrayIndex,mipLevel\0" "1x 2I 3I\0" "!4 0*x 4i@hipError_t=result/RESULT\0" "2\0" "array,resource,arrayIndex,mipLevel\0" "1x 2I 3I\0" "!4 0*p 4i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipGraphicsUnmapResources, "hipGraphicsUnmapResources", (int32_t count, void *resources, void *stream), ((uint64_t)count, (uintptr_t)resources, (uintptr_t)stream,),
    "count,resources,stream\0" "0i 1[0]x 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipGraphicsUnregisterResource, "hipGraphicsUnregisterResource", (void *resource), ((uintptr_t)resource,),
    "resource\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipGreenCtxCreate, "hipGreenCtxCreate", (void *ctx, void *desc, int32_t device, uint32_t flags), ((uintptr_t)ctx, (uintptr_t)desc, (uint64_t)device, (uint64_t)flags,),
    "ctx,desc,device,flags\0" "1x 2i 3I\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 13, 1, int, trace__hip_hipHccModuleLaunchKernel, "hipHccModuleLaunchKernel", (void *f, uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ, uint64_t sharedMemBytes, void *hStream, void *kernelParams, void *extra, void *startEvent, void *stopEvent), (f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent), ((uintptr_t)f, (uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY, (uint64_t)globalWorkSizeZ, (uint64_t)localWorkSizeX, (uint64_t)localWorkSizeY, (uint64_t)localWorkSizeZ, (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, (uintptr_t)startEvent, (uintptr_t)stopEvent),
    "f,globalWorkSizeX,globalWorkSizeY,globalWorkSizeZ,localWorkSizeX,localWorkSizeY,localWorkSizeZ,sharedMemBytes,hStream,kernelParams,extra,startEvent,stopEvent\0" "0x 1I 2I 3I 4I 5I 6I 7L 8x 9p 10p 11x 12x\0" "!13 13i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipHostAlloc, "hipHostAlloc", (void *ptr, uint64_t size, uint32_t flags), (ptr, size, flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)flags),
    "ptr,size,flags\0" "1L 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipHostFree, "hipHostFree", (void *ptr), (ptr), ((uintptr_t)ptr),
    "ptr\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipHostGetDevicePointer, "hipHostGetDevicePointer", (void *devPtr, void *hstPtr, uint32_t flags), ((uintptr_t)devPtr, (uintptr_t)hstPtr, (uint64_t)flags,),
    "devPtr,hstPtr,flags\0" "1p 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipHostGetFlags, "hipHostGetFlags", (void *flagsPtr, void *hostPtr), ((uintptr_t)flagsPtr, (uintptr_t)hostPtr,),
    "flagsPtr,hostPtr\0" "1p\0" "!2 0*I 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipHostMalloc, "hipHostMalloc", (void *ptr, uint64_t size, uint32_t flags), (ptr, size, flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)flags),
    "ptr,size,flags\0" "1L 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipHostRegister, "hipHostRegister", (void *hostPtr, uint64_t sizeBytes, uint32_t flags), (hostPtr, sizeBytes, flags), ((uintptr_t)hostPtr, (uint64_t)sizeBytes, (uint64_t)flags),
    "hostPtr,sizeBytes,flags\0" "0p 1L 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipHostUnregister, "hipHostUnregister", (void *hostPtr), (hostPtr), ((uintptr_t)hostPtr),
    "hostPtr\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipImportExternalMemory, "hipImportExternalMemory", (void *extMem_out, const void *memHandleDesc), ((uintptr_t)extMem_out, (uintptr_t)memHandleDesc,),
    "extMem_out,memHandleDesc\0" "1{hipExternalMemoryHandleDesc_st}\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipImportExternalSemaphore, "hipImportExternalSemaphore", (void *extSem_out, const void *semHandleDesc), ((uintptr_t)extSem_out, (uintptr_t)semHandleDesc,),
    "extSem_out,semHandleDesc\0" "1{hipExternalSemaphoreHandleDesc_st}\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipInit, "hipInit", (uint32_t flags), ((uint64_t)flags,),
    "flags\0" "0I\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipIpcCloseMemHandle, "hipIpcCloseMemHandle", (void *devPtr), ((uintptr_t)devPtr,),
    "devPtr\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipIpcGetEventHandle, "hipIpcGetEventHandle", (void *handle, void *event), ((uintptr_t)handle, (uintptr_t)event,),
    "handle,event\0" "1x\0" "!2 0{hipIpcEventHandle_st} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipIpcGetMemHandle, "hipIpcGetMemHandle", (void *handle, void *devPtr), ((uintptr_t)handle, (uintptr_t)devPtr,),
    "handle,devPtr\0" "1p\0" "!2 0{hipIpcMemHandle_st} 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 2, int, trace__hip_hipIpcOpenEventHandle, "hipIpcOpenEventHandle", (void *event, trace__bytes64 handle), (event, handle), ((uintptr_t)event, TRACE__V(handle)),
    "event,handle\0" "1:{hipIpcEventHandle_st}\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 2, int, trace__hip_hipIpcOpenMemHandle, "hipIpcOpenMemHandle", (void *devPtr, trace__bytes64 handle, uint32_t flags), (devPtr, handle, flags), ((uintptr_t)devPtr, TRACE__V(handle), (uint64_t)flags),
    "devPtr,handle,flags\0" "1:{hipIpcMemHandle_st} 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipKernelGetAttribute, "hipKernelGetAttribute", (void *pi, int attrib, void *kernel, int32_t dev), ((uintptr_t)pi, (uint64_t)attrib, (uintptr_t)kernel, (uint64_t)dev,),
    "pi,attrib,kernel,dev\0" "1i@hipFunction_attribute 2x 3i\0" "!4 0*i 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetFunction, "hipKernelGetFunction", (void *pFunc, void *kernel), ((uintptr_t)pFunc, (uintptr_t)kernel,),
    "pFunc,kernel\0" "1x\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetLibrary, "hipKernelGetLibrary", (void *library, void *kernel), ((uintptr_t)library, (uintptr_t)kernel,),
    "library,kernel\0" "1x\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipKernelGetName, "hipKernelGetName", (void *name, void *kernel), ((uintptr_t)name, (uintptr_t)kernel,),
    "name,kernel\0" "1x\0" "!2 0*s 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipKernelGetParamInfo, "hipKernelGetParamInfo", (void *kernel, uint64_t paramIndex, void *paramOffset, void *paramSize), ((uintptr_t)kernel, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize,),
    "kernel,paramIndex,paramOffset,paramSize\0" "0x 1L\0" "!4 2*L 3*L 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hipKernelNameRef, "hipKernelNameRef", (void *f), ((uintptr_t)f,),
    "f\0" "0x\0" "1s=result")

TRACE__FORWARD(trace__hip, 2, 3, const void *, trace__hip_hipKernelNameRefByPtr, "hipKernelNameRefByPtr", (const void *hostFunction, void *stream), ((uintptr_t)hostFunction, (uintptr_t)stream,),
    "hostFunction,stream\0" "0p 1x\0" "2s=result")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipKernelSetAttribute, "hipKernelSetAttribute", (int attrib, int32_t value, void *kernel, int32_t dev), ((uint64_t)attrib, (uint64_t)value, (uintptr_t)kernel, (uint64_t)dev,),
    "attrib,value,kernel,dev\0" "0i@hipFunction_attribute 1i 2x 3i\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipLaunchByPtr, "hipLaunchByPtr", (const void *func), (func), ((uintptr_t)func),
    "func\0" "0p\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchCooperativeKernel, "hipLaunchCooperativeKernel", (const void *f, trace__bytes12 gridDim, trace__bytes12 blockDimX, void *kernelParams, uint32_t sharedMemBytes, void *stream), (f, gridDim, blockDimX, kernelParams, sharedMemBytes, stream), ((uintptr_t)f, TRACE__V(gridDim), TRACE__V(blockDimX), (uintptr_t)kernelParams, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    "f,gridDim,blockDimX,kernelParams,sharedMemBytes,stream\0" "0p 1:{dim3} 2:{dim3} 3p 4I 5x\0" "!6 6i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipLaunchCooperativeKernelMultiDevice, "hipLaunchCooperativeKernelMultiDevice", (void *launchParamsList, int32_t numDevices, uint32_t flags), (launchParamsList, numDevices, flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags),
    "launchParamsList,numDevices,flags\0" "0[1]{hipLaunchParams_t#56} 1i 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchCooperativeKernel_spt, "hipLaunchCooperativeKernel_spt", (const void *f, trace__bytes12 gridDim, trace__bytes12 blockDim, void *kernelParams, uint32_t sharedMemBytes, void *hStream), (f, gridDim, blockDim, kernelParams, sharedMemBytes, hStream), ((uintptr_t)f, TRACE__V(gridDim), TRACE__V(blockDim), (uintptr_t)kernelParams, (uint64_t)sharedMemBytes, (uintptr_t)hStream),
    "f,gridDim,blockDim,kernelParams,sharedMemBytes,hStream\0" "0p 1:{dim3} 2:{dim3} 3p 4I 5x\0" "!6 6i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipLaunchHostFunc, "hipLaunchHostFunc", (void *stream, void *fn, void *userData), (stream, fn, userData), ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData),
    "stream,fn,userData\0" "0x 1p 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipLaunchHostFunc_spt, "hipLaunchHostFunc_spt", (void *stream, void *fn, void *userData), (stream, fn, userData), ((uintptr_t)stream, (uintptr_t)fn, (uintptr_t)userData),
    "stream,fn,userData\0" "0x 1p 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL_INLINE(trace__hip, 6, 1, int, trace__hip_hipLaunchKernel, "hipLaunchKernel", (const void *function_address, trace__bytes12 numBlocks, trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream), ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    60, !trace__r, (TRACE__GIVEN64(function_address) TRACE__GIVEN(12, numBlocks) TRACE__GIVEN(12, dimBlocks) TRACE__GIVEN64(args) TRACE__GIVEN64(sharedMemBytes) TRACE__GIVEN64(stream)), (TRACE__GIVEN32(trace__r)),
    "function_address,numBlocks,dimBlocks,args,sharedMemBytes,stream\0" "0p 1:{dim3} 2:{dim3} 3p 4L 5x\0" "!6 6i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipLaunchKernelExC, "hipLaunchKernelExC", (const void *config, const void *fPtr, void *args), (config, fPtr, args), ((uintptr_t)config, (uintptr_t)fPtr, (uintptr_t)args),
    "config,fPtr,args\0" "0{hipLaunchConfig_st} 1p 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 6, 1, int, trace__hip_hipLaunchKernel_spt, "hipLaunchKernel_spt", (const void *function_address, trace__bytes12 numBlocks, trace__bytes12 dimBlocks, void *args, uint64_t sharedMemBytes, void *stream), (function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream), ((uintptr_t)function_address, TRACE__V(numBlocks), TRACE__V(dimBlocks), (uintptr_t)args, (uint64_t)sharedMemBytes, (uintptr_t)stream),
    "function_address,numBlocks,dimBlocks,args,sharedMemBytes,stream\0" "0p 1:{dim3} 2:{dim3} 3p 4L 5x\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipLibraryEnumerateKernels, "hipLibraryEnumerateKernels", (void *kernels, uint32_t numKernels, void *library), ((uintptr_t)kernels, (uint64_t)numKernels, (uintptr_t)library,),
    "kernels,numKernels,library\0" "1I 2x\0" "!3 0[1]x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipLibraryGetGlobal, "hipLibraryGetGlobal", (void *dptr, void *bytes, void *library, const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "dptr,bytes,library,name\0" "2x 3s\0" "!4 0*p 1*L 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipLibraryGetKernel, "hipLibraryGetKernel", (void *pKernel, void *library, const void *name), ((uintptr_t)pKernel, (uintptr_t)library, (uintptr_t)name,),
    "pKernel,library,name\0" "1x 2s\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipLibraryGetKernelCount, "hipLibraryGetKernelCount", (void *count, void *library), ((uintptr_t)count, (uintptr_t)library,),
    "count,library\0" "1x\0" "!2 0*I 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipLibraryGetManaged, "hipLibraryGetManaged", (void *dptr, void *bytes, void *library, const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name,),
    "dptr,bytes,library,name\0" "2x 3s\0" "!4 0*p 1*L 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLibraryLoadData, "hipLibraryLoadData", (void *library, const void *code, void *jitOptions, void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library, (uintptr_t)code, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions, (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "library,code,jitOptions,jitOptionsValues,numJitOptions,libraryOptions,libraryOptionValues,numLibraryOptions\0" "1p 2[4]i@hipJitOption 3[4]p 4I 5[7]i@hipLibraryOption_e 6[7]p 7I\0" "!8 0*x 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLibraryLoadFromFile, "hipLibraryLoadFromFile", (void *library, const void *fileName, void *jitOptions, void *jitOptionsValues, uint32_t numJitOptions, void *libraryOptions, void *libraryOptionValues, uint32_t numLibraryOptions), ((uintptr_t)library, (uintptr_t)fileName, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions, (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions,),
    "library,fileName,jitOptions,jitOptionsValues,numJitOptions,libraryOptions,libraryOptionValues,numLibraryOptions\0" "1s 2[4]i@hipJitOption 3[4]p 4I 5[7]i@hipLibraryOption_e 6[7]p 7I\0" "!8 0*x 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipLibraryUnload, "hipLibraryUnload", (void *library), ((uintptr_t)library,),
    "library\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipLinkAddData, "hipLinkAddData", (void *state, int type, void *data, uint64_t size, const void *name, uint32_t numOptions, void *options, void *optionValues), ((uintptr_t)state, (uint64_t)type, (uintptr_t)data, (uint64_t)size, (uintptr_t)name, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "state,type,data,size,name,numOptions,options,optionValues\0" "0x 1i@hipJitInputType 2p 3L 4s 5I 6[5]i@hipJitOption 7[5]p\0" "!8 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipLinkAddFile, "hipLinkAddFile", (void *state, int type, const void *path, uint32_t numOptions, void *options, void *optionValues), ((uintptr_t)state, (uint64_t)type, (uintptr_t)path, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "state,type,path,numOptions,options,optionValues\0" "0x 1i@hipJitInputType 2s 3I 4[3]i@hipJitOption 5[3]p\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipLinkComplete, "hipLinkComplete", (void *state, void *hipBinOut, void *sizeOut), ((uintptr_t)state, (uintptr_t)hipBinOut, (uintptr_t)sizeOut,),
    "state,hipBinOut,sizeOut\0" "0x\0" "!3 1*p 2*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipLinkCreate, "hipLinkCreate", (uint32_t numOptions, void *options, void *optionValues, void *stateOut), ((uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, (uintptr_t)stateOut,),
    "numOptions,options,optionValues,stateOut\0" "0I 1[0]i@hipJitOption 2[0]p\0" "!4 3*x 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipLinkDestroy, "hipLinkDestroy", (void *state), ((uintptr_t)state,),
    "state\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipMalloc, "hipMalloc", (void *ptr, uint64_t size), (ptr, size), ((uintptr_t)ptr, (uint64_t)size),
    "ptr,size\0" "1L\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipMalloc3D, "hipMalloc3D", (void *pitchedDevPtr, trace__bytes24 extent), (pitchedDevPtr, extent), ((uintptr_t)pitchedDevPtr, TRACE__V(extent)),
    "pitchedDevPtr,extent\0" "1:{hipExtent}\0" "!2 0{hipPitchedPtr} 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMalloc3DArray, "hipMalloc3DArray", (void *array, const void *desc, trace__bytes24 extent, uint32_t flags), (array, desc, extent, flags), ((uintptr_t)array, (uintptr_t)desc, TRACE__V(extent), (uint64_t)flags),
    "1\0" "array,desc,extent,flags\0" "1{hipChannelFormatDesc} 2:{hipExtent} 3I\0" "!4 0*x 4i@hipError_t=result/RESULT\0" "2\0" "array,desc,extent,flags\0" "1{hipChannelFormatDesc} 2:{hipExtent} 3I\0" "!4 0*p 4i@hipError_t=result/RESULT\0")

TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMallocArray, "hipMallocArray", (void *array, const void *desc, uint64_t width, uint64_t height, uint32_t flags), (array, desc, width, height, flags), ((uintptr_t)array, (uintptr_t)desc, (uint64_t)width, (uint64_t)height, (uint64_t)flags),
    "1\0" "array,desc,width,height,flags\0" "1{hipChannelFormatDesc} 2L 3L 4I\0" "!5 0*x 5i@hipError_t=result/RESULT\0" "2\0" "array,desc,width,height,flags\0" "1{hipChannelFormatDesc} 2L 3L 4I\0" "!5 0*p 5i@hipError_t=result/RESULT\0")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipMallocAsync, "hipMallocAsync", (void *dev_ptr, uint64_t size, void *stream), (dev_ptr, size, stream), ((uintptr_t)dev_ptr, (uint64_t)size, (uintptr_t)stream),
    "dev_ptr,size,stream\0" "1L 2x\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMallocFromPoolAsync, "hipMallocFromPoolAsync", (void *dev_ptr, uint64_t size, void *mem_pool, void *stream), (dev_ptr, size, mem_pool, stream), ((uintptr_t)dev_ptr, (uint64_t)size, (uintptr_t)mem_pool, (uintptr_t)stream),
    "dev_ptr,size,mem_pool,stream\0" "1L 2x 3x\0" "!4 0*p 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipMallocHost, "hipMallocHost", (void *ptr, uint64_t size), (ptr, size), ((uintptr_t)ptr, (uint64_t)size),
    "ptr,size\0" "1L\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipMallocManaged, "hipMallocManaged", (void *dev_ptr, uint64_t size, uint32_t flags), (dev_ptr, size, flags), ((uintptr_t)dev_ptr, (uint64_t)size, (uint64_t)flags),
    "dev_ptr,size,flags\0" "1L 2I\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMallocMipmappedArray, "hipMallocMipmappedArray", (void *mipmappedArray, const void *desc, trace__bytes24 extent, uint32_t numLevels, uint32_t flags), (mipmappedArray, desc, extent, numLevels, flags), ((uintptr_t)mipmappedArray, (uintptr_t)desc, TRACE__V(extent), (uint64_t)numLevels, (uint64_t)flags),
    "mipmappedArray,desc,extent,numLevels,flags\0" "1{hipChannelFormatDesc} 2:{hipExtent} 3I 4I\0" "!5 0*p 5i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMallocPitch, "hipMallocPitch", (void *ptr, void *pitch, uint64_t width, uint64_t height), (ptr, pitch, width, height), ((uintptr_t)ptr, (uintptr_t)pitch, (uint64_t)width, (uint64_t)height),
    "ptr,pitch,width,height\0" "2L 3L\0" "!4 0*p 1*L 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemAddressFree, "hipMemAddressFree", (void *devPtr, uint64_t size), ((uintptr_t)devPtr, (uint64_t)size,),
    "devPtr,size\0" "0p 1L\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemAddressReserve, "hipMemAddressReserve", (void *ptr, uint64_t size, uint64_t alignment, void *addr, uint64_t flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)alignment, (uintptr_t)addr, (uint64_t)flags,),
    "ptr,size,alignment,addr,flags\0" "1L 2L 3p 4L\0" "!5 0*p 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemAdvise, "hipMemAdvise", (const void *dev_ptr, uint64_t count, int advice, int32_t device), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)advice, (uint64_t)device,),
    "dev_ptr,count,advice,device\0" "0p 1L 2i@hipMemoryAdvise 3i\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 2, int, trace__hip_hipMemAdvise_v2, "hipMemAdvise_v2", (const void *dev_ptr, uint64_t count, int advice, trace__bytes8 location), (dev_ptr, count, advice, location), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)advice, TRACE__V(location)),
    "dev_ptr,count,advice,location\0" "0p 1L 2i@hipMemoryAdvise 3.{hipMemLocation}\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 1, int, trace__hip_hipMemAllocHost, "hipMemAllocHost", (void *ptr, uint64_t size), (ptr, size), ((uintptr_t)ptr, (uint64_t)size),
    "ptr,size\0" "1L\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMemAllocPitch, "hipMemAllocPitch", (void *dptr, void *pitch, uint64_t widthInBytes, uint64_t height, uint32_t elementSizeBytes), (dptr, pitch, widthInBytes, height, elementSizeBytes), ((uintptr_t)dptr, (uintptr_t)pitch, (uint64_t)widthInBytes, (uint64_t)height, (uint64_t)elementSizeBytes),
    "dptr,pitch,widthInBytes,height,elementSizeBytes\0" "2L 3L 4I\0" "!5 0*p 1*L 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemCreate, "hipMemCreate", (void *handle, uint64_t size, const void *prop, uint64_t flags), ((uintptr_t)handle, (uint64_t)size, (uintptr_t)prop, (uint64_t)flags,),
    "1\0" "handle,size,prop,flags\0" "1L 2{hipMemAllocationProp} 3L\0" "!4 0*x 4i@hipError_t=result/RESULT\0" "2\0" "handle,size,prop,flags\0" "1L 2{hipMemAllocationProp@hip-5.2} 3L\0" "!4 0*x 4i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hipMemDiscardAndPrefetchBatchAsync, "hipMemDiscardAndPrefetchBatchAsync", (void *dptrs, void *sizes, uint64_t count, void *prefetchLocs, void *prefetchLocIdxs, uint64_t numPrefetchLocs, uint64_t flags, void *stream), ((uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)stream,),
    "dptrs,sizes,count,prefetchLocs,prefetchLocIdxs,numPrefetchLocs,flags,stream\0" "0[2]p 1[2]L 2L 3[5]{hipMemLocation#8} 4[5]L 5L 6L 7x\0" "!8 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemDiscardBatchAsync, "hipMemDiscardBatchAsync", (void *dev_ptrs, void *sizes, uint64_t count, uint64_t flags, void *stream), ((uintptr_t)dev_ptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)stream,),
    "dev_ptrs,sizes,count,flags,stream\0" "0[2]p 1[2]L 2L 3L 4x\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemExportToShareableHandle, "hipMemExportToShareableHandle", (void *shareableHandle, void *handle, int handleType, uint64_t flags), ((uintptr_t)shareableHandle, (uintptr_t)handle, (uint64_t)handleType, (uint64_t)flags,),
    "shareableHandle,handle,handleType,flags\0" "0p 1x 2i@hipMemAllocationHandleType 3L\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAccess, "hipMemGetAccess", (void *flags, const void *location, void *ptr), ((uintptr_t)flags, (uintptr_t)location, (uintptr_t)ptr,),
    "flags,location,ptr\0" "1{hipMemLocation} 2p\0" "!3 0*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAddressRange, "hipMemGetAddressRange", (void *pbase, void *psize, void *dptr), ((uintptr_t)pbase, (uintptr_t)psize, (uintptr_t)dptr,),
    "pbase,psize,dptr\0" "2p\0" "!3 0*p 1*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetAllocationGranularity, "hipMemGetAllocationGranularity", (void *granularity, const void *prop, int option), ((uintptr_t)granularity, (uintptr_t)prop, (uint64_t)option,),
    "1\0" "granularity,prop,option\0" "1{hipMemAllocationProp} 2i@hipMemAllocationGranularity_flags\0" "!3 0*L 3i@hipError_t=result/RESULT\0" "2\0" "granularity,prop,option\0" "1{hipMemAllocationProp@hip-5.2} 2i@hipMemAllocationGranularity_flags\0" "!3 0*L 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemGetAllocationPropertiesFromHandle, "hipMemGetAllocationPropertiesFromHandle", (void *prop, void *handle), ((uintptr_t)prop, (uintptr_t)handle,),
    "1\0" "prop,handle\0" "1x\0" "!2 0{hipMemAllocationProp} 2i@hipError_t=result/RESULT\0" "2\0" "prop,handle\0" "1x\0" "!2 0{hipMemAllocationProp@hip-5.2} 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetDefaultMemPool, "hipMemGetDefaultMemPool", (void *memPool, void *location, int type), ((uintptr_t)memPool, (uintptr_t)location, (uint64_t)type,),
    "memPool,location,type\0" "1{hipMemLocation} 2i@hipMemAllocationType\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipMemGetHandleForAddressRange, "hipMemGetHandleForAddressRange", (void *handle, void *dptr, uint64_t size, int handleType, uint64_t flags), ((uintptr_t)handle, (uintptr_t)dptr, (uint64_t)size, (uint64_t)handleType, (uint64_t)flags,),
    "handle,dptr,size,handleType,flags\0" "0p 1p 2L 3i@hipMemRangeHandleType 4L\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemGetInfo, "hipMemGetInfo", (void *free, void *total), ((uintptr_t)free, (uintptr_t)total,),
    "free,total\0" "\0" "!2 0*L 1*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemGetMemPool, "hipMemGetMemPool", (void *pool, void *location, int type), ((uintptr_t)pool, (uintptr_t)location, (uint64_t)type,),
    "pool,location,type\0" "1{hipMemLocation} 2i@hipMemAllocationType\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemImportFromShareableHandle, "hipMemImportFromShareableHandle", (void *handle, void *osHandle, int shHandleType), ((uintptr_t)handle, (uintptr_t)osHandle, (uint64_t)shHandleType,),
    "handle,osHandle,shHandleType\0" "1p 2i@hipMemAllocationHandleType\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipMemMap, "hipMemMap", (void *ptr, uint64_t size, uint64_t offset, void *handle, uint64_t flags), ((uintptr_t)ptr, (uint64_t)size, (uint64_t)offset, (uintptr_t)handle, (uint64_t)flags,),
    "ptr,size,offset,handle,flags\0" "0p 1L 2L 3x 4L\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemMapArrayAsync, "hipMemMapArrayAsync", (void *mapInfoList, uint32_t count, void *stream), ((uintptr_t)mapInfoList, (uint64_t)count, (uintptr_t)stream,),
    "mapInfoList,count,stream\0" "0[1]{hipArrayMapInfo#152} 1I 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolCreate, "hipMemPoolCreate", (void *mem_pool, const void *pool_props), ((uintptr_t)mem_pool, (uintptr_t)pool_props,),
    "1\0" "mem_pool,pool_props\0" "1{hipMemPoolProps}\0" "!2 0*x 2i@hipError_t=result/RESULT\0" "2\0" "mem_pool,pool_props\0" "1{hipMemPoolProps@hip-5.2}\0" "!2 0*x 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMemPoolDestroy, "hipMemPoolDestroy", (void *mem_pool), ((uintptr_t)mem_pool,),
    "mem_pool\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolExportPointer, "hipMemPoolExportPointer", (void *export_data, void *dev_ptr), ((uintptr_t)export_data, (uintptr_t)dev_ptr,),
    "export_data,dev_ptr\0" "1p\0" "!2 0{hipMemPoolPtrExportData} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemPoolExportToShareableHandle, "hipMemPoolExportToShareableHandle", (void *shared_handle, void *mem_pool, int handle_type, uint32_t flags), ((uintptr_t)shared_handle, (uintptr_t)mem_pool, (uint64_t)handle_type, (uint64_t)flags,),
    "shared_handle,mem_pool,handle_type,flags\0" "0p 1x 2i@hipMemAllocationHandleType 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemPoolGetAccess, "hipMemPoolGetAccess", (void *flags, void *mem_pool, void *location), ((uintptr_t)flags, (uintptr_t)mem_pool, (uintptr_t)location,),
    "flags,mem_pool,location\0" "1x\0" "!3 0*i@hipMemAccessFlags 2{hipMemLocation} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMemPoolGetAttribute, "hipMemPoolGetAttribute", (void *mem_pool, int attr, void *value), ((uintptr_t)mem_pool, (uint64_t)attr, (uintptr_t)value,),
    "mem_pool,attr,value\0" "0x 1i@hipMemPoolAttr 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemPoolImportFromShareableHandle, "hipMemPoolImportFromShareableHandle", (void *mem_pool, void *shared_handle, int handle_type, uint32_t flags), ((uintptr_t)mem_pool, (uintptr_t)shared_handle, (uint64_t)handle_type, (uint64_t)flags,),
    "mem_pool,shared_handle,handle_type,flags\0" "1p 2i@hipMemAllocationHandleType 3I\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolImportPointer, "hipMemPoolImportPointer", (void *dev_ptr, void *mem_pool, void *export_data), ((uintptr_t)dev_ptr, (uintptr_t)mem_pool, (uintptr_t)export_data,),
    "dev_ptr,mem_pool,export_data\0" "1x\0" "!3 0*p 2{hipMemPoolPtrExportData} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolSetAccess, "hipMemPoolSetAccess", (void *mem_pool, const void *desc_list, uint64_t count), ((uintptr_t)mem_pool, (uintptr_t)desc_list, (uint64_t)count,),
    "mem_pool,desc_list,count\0" "0x 1[2]{hipMemAccessDesc#12} 2L\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemPoolSetAttribute, "hipMemPoolSetAttribute", (void *mem_pool, int attr, void *value), ((uintptr_t)mem_pool, (uint64_t)attr, (uintptr_t)value,),
    "mem_pool,attr,value\0" "0x 1i@hipMemPoolAttr 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemPoolTrimTo, "hipMemPoolTrimTo", (void *mem_pool, uint64_t min_bytes_to_hold), ((uintptr_t)mem_pool, (uint64_t)min_bytes_to_hold,),
    "mem_pool,min_bytes_to_hold\0" "0x 1L\0" "!2 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMemPrefetchAsync, "hipMemPrefetchAsync", (const void *dev_ptr, uint64_t count, int32_t device, void *stream), (dev_ptr, count, device, stream), ((uintptr_t)dev_ptr, (uint64_t)count, (uint64_t)device, (uintptr_t)stream),
    "dev_ptr,count,device,stream\0" "0p 1L/BYTES/B 2i 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 5, 1, int, trace__hip_hipMemPrefetchAsync_v2, "hipMemPrefetchAsync_v2", (const void *dev_ptr, uint64_t count, trace__bytes8 location, uint32_t flags, void *stream), (dev_ptr, count, location, flags, stream), ((uintptr_t)dev_ptr, (uint64_t)count, TRACE__V(location), (uint64_t)flags, (uintptr_t)stream),
    "dev_ptr,count,location,flags,stream\0" "0p 1L/BYTES/B 2.{hipMemLocation} 3I 4x\0" "!5 5i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 8, 1, int, trace__hip_hipMemPrefetchBatchAsync, "hipMemPrefetchBatchAsync", (void *dev_ptrs, void *sizes, uint64_t count, void *prefetch_locs, void *prefetch_loc_idxs, uint64_t num_prefetch_locs, uint64_t flags, void *stream), (dev_ptrs, sizes, count, prefetch_locs, prefetch_loc_idxs, num_prefetch_locs, flags, stream), ((uintptr_t)dev_ptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetch_locs, (uintptr_t)prefetch_loc_idxs, (uint64_t)num_prefetch_locs, (uint64_t)flags, (uintptr_t)stream),
    "dev_ptrs,sizes,count,prefetch_locs,prefetch_loc_idxs,num_prefetch_locs,flags,stream\0" "0[2]p 1[2]L 2L 3[5]{hipMemLocation#8} 4[5]L 5L 6L 7x\0" "!8 8i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipMemPtrGetInfo, "hipMemPtrGetInfo", (void *ptr, void *size), ((uintptr_t)ptr, (uintptr_t)size,),
    "ptr,size\0" "0p\0" "!2 1*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipMemRangeGetAttribute, "hipMemRangeGetAttribute", (void *data, uint64_t data_size, int attribute, const void *dev_ptr, uint64_t count), ((uintptr_t)data, (uint64_t)data_size, (uint64_t)attribute, (uintptr_t)dev_ptr, (uint64_t)count,),
    "data,data_size,attribute,dev_ptr,count\0" "0p 1L 2i@hipMemRangeAttribute 3p 4L\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipMemRangeGetAttributes, "hipMemRangeGetAttributes", (void *data, void *data_sizes, void *attributes, uint64_t num_attributes, const void *dev_ptr, uint64_t count), ((uintptr_t)data, (uintptr_t)data_sizes, (uintptr_t)attributes, (uint64_t)num_attributes, (uintptr_t)dev_ptr, (uint64_t)count,),
    "data,data_sizes,attributes,num_attributes,dev_ptr,count\0" "0[3]p 1[3]L 2[3]i@hipMemRangeAttribute 3L 4p 5L\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMemRelease, "hipMemRelease", (void *handle), ((uintptr_t)handle,),
    "handle\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemRetainAllocationHandle, "hipMemRetainAllocationHandle", (void *handle, void *addr), ((uintptr_t)handle, (uintptr_t)addr,),
    "handle,addr\0" "1p\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipMemSetAccess, "hipMemSetAccess", (void *ptr, uint64_t size, const void *desc, uint64_t count), ((uintptr_t)ptr, (uint64_t)size, (uintptr_t)desc, (uint64_t)count,),
    "ptr,size,desc,count\0" "0p 1L 2[3]{hipMemAccessDesc#12} 3L\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMemSetMemPool, "hipMemSetMemPool", (void *location, int type, void *pool), ((uintptr_t)location, (uint64_t)type, (uintptr_t)pool,),
    "location,type,pool\0" "0{hipMemLocation} 1i@hipMemAllocationType 2x\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipMemUnmap, "hipMemUnmap", (void *ptr, uint64_t size), ((uintptr_t)ptr, (uint64_t)size,),
    "ptr,size\0" "0p 1L\0" "!2 2i@hipError_t=result/RESULT")

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpy, "hipMemcpy", (void *dst, const void *src, uint64_t sizeBytes, int kind),
    "dst,src,sizeBytes,kind\0" "0p 1p 2L/BYTES/B 3i@hipMemcpyKind 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpy, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy_call;
        trace__v[5] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy)
    }
    result = trace__f(dst, src, sizeBytes, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 7, 1, int, trace__hip_hipMemcpy2D, "hipMemcpy2D", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind),
    "dst,dpitch,src,spitch,width,height,kind\0" "0p 1L 2p 3L 4L 5L 6i@hipMemcpyKind 8L=bytes/BYTES/B 9H=direction/DIRECTION\0" "!7 7i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 7, 2, trace__hip_hipMemcpy2D, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2D_call;
        trace__v[8] = (uint64_t)((uint64_t)width * height);
        trace__v[9] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2D)
    }
    result = trace__f(dst, dpitch, src, spitch, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[7] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2D)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DArrayToArray, "hipMemcpy2DArrayToArray", (void *dst, uint64_t wOffsetDst, uint64_t hOffsetDst, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind),
    "dst,wOffsetDst,hOffsetDst,src,wOffsetSrc,hOffsetSrc,width,height,kind\0" "0x 1L 2L 3x 4L 5L 6L 7L 8i@hipMemcpyKind 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 9, 2, trace__hip_hipMemcpy2DArrayToArray, ((uintptr_t)dst, (uint64_t)wOffsetDst, (uint64_t)hOffsetDst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DArrayToArray_call;
        trace__v[10] = (uint64_t)((uint64_t)width * height);
        trace__v[11] = (uint64_t)(TRACE__DIRECTION('A', 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DArrayToArray)
    }
    result = trace__f(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[9] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DArrayToArray)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DAsync, "hipMemcpy2DAsync", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream),
    "dst,dpitch,src,spitch,width,height,kind,stream\0" "0p 1L 2p 3L 4L 5L 6i@hipMemcpyKind 7x 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 8, 2, trace__hip_hipMemcpy2DAsync, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DAsync_call;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DAsync)
    }
    result = trace__f(dst, dpitch, src, spitch, width, height, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[8] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DAsync_spt, "hipMemcpy2DAsync_spt", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream),
    "dst,dpitch,src,spitch,width,height,kind,stream\0" "0p 1L 2p 3L 4L 5L 6i@hipMemcpyKind 7x 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 8, 2, trace__hip_hipMemcpy2DAsync_spt, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DAsync_spt_call;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DAsync_spt)
    }
    result = trace__f(dst, dpitch, src, spitch, width, height, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[8] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DFromArray, "hipMemcpy2DFromArray", (void *dst, uint64_t dpitch, const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind),
    "1\0" "dst,dpitch,src,wOffset,hOffset,width,height,kind\0" "0p 1L 2x 3L 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0" "2\0" "dst,dpitch,src,wOffset,hOffset,width,height,kind\0" "0p 1L 2p 3L 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 8, 2, trace__hip_hipMemcpy2DFromArray, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DFromArray_call;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DFromArray)
    }
    result = trace__f(dst, dpitch, src, wOffset, hOffset, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[8] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DFromArray)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DFromArrayAsync, "hipMemcpy2DFromArrayAsync", (void *dst, uint64_t dpitch, const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind, void *stream),
    "1\0" "dst,dpitch,src,wOffset,hOffset,width,height,kind,stream\0" "0p 1L 2x 3L 4L 5L 6L 7i@hipMemcpyKind 8x 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT\0" "2\0" "dst,dpitch,src,wOffset,hOffset,width,height,kind,stream\0" "0p 1L 2p 3L 4L 5L 6L 7i@hipMemcpyKind 8x 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 9, 2, trace__hip_hipMemcpy2DFromArrayAsync, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DFromArrayAsync_call;
        trace__v[10] = (uint64_t)((uint64_t)width * height);
        trace__v[11] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DFromArrayAsync)
    }
    result = trace__f(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[9] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DFromArrayAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DFromArrayAsync_spt, "hipMemcpy2DFromArrayAsync_spt", (void *dst, uint64_t dpitch, const void *src, uint64_t wOffsetSrc, uint64_t hOffsetSrc, uint64_t width, uint64_t height, int kind, void *stream),
    "dst,dpitch,src,wOffsetSrc,hOffsetSrc,width,height,kind,stream\0" "0p 1L 2x 3L 4L 5L 6L 7i@hipMemcpyKind 8x 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 9, 2, trace__hip_hipMemcpy2DFromArrayAsync_spt, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffsetSrc, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DFromArrayAsync_spt_call;
        trace__v[10] = (uint64_t)((uint64_t)width * height);
        trace__v[11] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DFromArrayAsync_spt)
    }
    result = trace__f(dst, dpitch, src, wOffsetSrc, hOffsetSrc, width, height, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[9] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DFromArrayAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DFromArray_spt, "hipMemcpy2DFromArray_spt", (void *dst, uint64_t dpitch, const void *src, uint64_t wOffset, uint64_t hOffset, uint64_t width, uint64_t height, int kind),
    "1\0" "dst,dpitch,src,wOffset,hOffset,width,height,kind\0" "0p 1L 2x 3L 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0" "2\0" "dst,dpitch,src,wOffset,hOffset,width,height,kind\0" "0p 1L 2p 3L 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 8, 2, trace__hip_hipMemcpy2DFromArray_spt, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DFromArray_spt_call;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DFromArray_spt)
    }
    result = trace__f(dst, dpitch, src, wOffset, hOffset, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[8] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DFromArray_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DToArray, "hipMemcpy2DToArray", (void *dst, uint64_t wOffset, uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind),
    "1\0" "dst,wOffset,hOffset,src,spitch,width,height,kind\0" "0x 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0" "2\0" "dst,wOffset,hOffset,src,spitch,width,height,kind\0" "0p 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 8, 2, trace__hip_hipMemcpy2DToArray, ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DToArray_call;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DToArray)
    }
    result = trace__f(dst, wOffset, hOffset, src, spitch, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[8] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DToArray)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DToArrayAsync, "hipMemcpy2DToArrayAsync", (void *dst, uint64_t wOffset, uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream),
    "1\0" "dst,wOffset,hOffset,src,spitch,width,height,kind,stream\0" "0x 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 8x 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT\0" "2\0" "dst,wOffset,hOffset,src,spitch,width,height,kind,stream\0" "0p 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 8x 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 9, 2, trace__hip_hipMemcpy2DToArrayAsync, ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DToArrayAsync_call;
        trace__v[10] = (uint64_t)((uint64_t)width * height);
        trace__v[11] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DToArrayAsync)
    }
    result = trace__f(dst, wOffset, hOffset, src, spitch, width, height, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[9] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DToArrayAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 9, 1, int, trace__hip_hipMemcpy2DToArrayAsync_spt, "hipMemcpy2DToArrayAsync_spt", (void *dst, uint64_t wOffset, uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind, void *stream),
    "dst,wOffset,hOffset,src,spitch,width,height,kind,stream\0" "0x 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 8x 10L=bytes/BYTES/B 11H=direction/DIRECTION\0" "!9 9i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 9, 2, trace__hip_hipMemcpy2DToArrayAsync_spt, ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DToArrayAsync_spt_call;
        trace__v[10] = (uint64_t)((uint64_t)width * height);
        trace__v[11] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DToArrayAsync_spt)
    }
    result = trace__f(dst, wOffset, hOffset, src, spitch, width, height, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[9] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DToArrayAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 8, 1, int, trace__hip_hipMemcpy2DToArray_spt, "hipMemcpy2DToArray_spt", (void *dst, uint64_t wOffset, uint64_t hOffset, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind),
    "1\0" "dst,wOffset,hOffset,src,spitch,width,height,kind\0" "0x 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0" "2\0" "dst,wOffset,hOffset,src,spitch,width,height,kind\0" "0p 1L 2L 3p 4L 5L 6L 7i@hipMemcpyKind 9L=bytes/BYTES/B 10H=direction/DIRECTION\0" "!8 8i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 8, 2, trace__hip_hipMemcpy2DToArray_spt, ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2DToArray_spt_call;
        trace__v[9] = (uint64_t)((uint64_t)width * height);
        trace__v[10] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2DToArray_spt)
    }
    result = trace__f(dst, wOffset, hOffset, src, spitch, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[8] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2DToArray_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 7, 1, int, trace__hip_hipMemcpy2D_spt, "hipMemcpy2D_spt", (void *dst, uint64_t dpitch, const void *src, uint64_t spitch, uint64_t width, uint64_t height, int kind),
    "dst,dpitch,src,spitch,width,height,kind\0" "0p 1L 2p 3L 4L 5L 6i@hipMemcpyKind 8L=bytes/BYTES/B 9H=direction/DIRECTION\0" "!7 7i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 7, 2, trace__hip_hipMemcpy2D_spt, ((uintptr_t)dst, (uint64_t)dpitch, (uintptr_t)src, (uint64_t)spitch, (uint64_t)width, (uint64_t)height, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy2D_spt_call;
        trace__v[8] = (uint64_t)((uint64_t)width * height);
        trace__v[9] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy2D_spt)
    }
    result = trace__f(dst, dpitch, src, spitch, width, height, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[7] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy2D_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 1, 1, int, trace__hip_hipMemcpy3D, "hipMemcpy3D", (const void *p),
    "1\0" "p\0" "0{hipMemcpy3DParms} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "p\0" "0{hipMemcpy3DParms@hip-5.2} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 1, 2, trace__hip_hipMemcpy3D, ((uintptr_t)p))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3D_call;
        trace__v[2] = (uint64_t)(trace__hip_volume(p, 128, 3));
        trace__v[3] = (uint64_t)(trace__hip_parms(p));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3D)
    }
    result = trace__f(p);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[1] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3D)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DAsync, "hipMemcpy3DAsync", (const void *p, void *stream),
    "1\0" "p,stream\0" "0{hipMemcpy3DParms} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT\0" "2\0" "p,stream\0" "0{hipMemcpy3DParms@hip-5.2} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 2, 2, trace__hip_hipMemcpy3DAsync, ((uintptr_t)p, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3DAsync_call;
        trace__v[3] = (uint64_t)(trace__hip_volume(p, 128, 3));
        trace__v[4] = (uint64_t)(trace__hip_parms(p));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3DAsync)
    }
    result = trace__f(p, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[2] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3DAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DAsync_spt, "hipMemcpy3DAsync_spt", (const void *p, void *stream),
    "p,stream\0" "0{hipMemcpy3DParms} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 2, 2, trace__hip_hipMemcpy3DAsync_spt, ((uintptr_t)p, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3DAsync_spt_call;
        trace__v[3] = (uint64_t)(trace__hip_volume(p, 128, 3));
        trace__v[4] = (uint64_t)(trace__hip_parms(p));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3DAsync_spt)
    }
    result = trace__f(p, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[2] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3DAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpy3DBatchAsync, "hipMemcpy3DBatchAsync", (uint64_t numOps, void *opList, void *failIdx, uint64_t flags, void *stream),
    "numOps,opList,failIdx,flags,stream\0" "0L 1[0]{hipMemcpy3DBatchOp#104} 3L 4x\0" "!5 2*L 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 0, trace__hip_hipMemcpy3DBatchAsync, ((uint64_t)numOps, (uintptr_t)opList, (uintptr_t)failIdx, (uint64_t)flags, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3DBatchAsync_call;
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3DBatchAsync)
    }
    result = trace__f(numOps, opList, failIdx, flags, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3DBatchAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 1, 1, int, trace__hip_hipMemcpy3DPeer, "hipMemcpy3DPeer", (void *p),
    "p\0" "0{hipMemcpy3DPeerParms} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 1, 2, trace__hip_hipMemcpy3DPeer, ((uintptr_t)p))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3DPeer_call;
        trace__v[2] = (uint64_t)(trace__hip_volume(p, 144, 3));
        trace__v[3] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3DPeer)
    }
    result = trace__f(p);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[1] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3DPeer)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 2, 1, int, trace__hip_hipMemcpy3DPeerAsync, "hipMemcpy3DPeerAsync", (void *p, void *stream),
    "p,stream\0" "0{hipMemcpy3DPeerParms} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 2, 2, trace__hip_hipMemcpy3DPeerAsync, ((uintptr_t)p, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3DPeerAsync_call;
        trace__v[3] = (uint64_t)(trace__hip_volume(p, 144, 3));
        trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3DPeerAsync)
    }
    result = trace__f(p, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[2] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3DPeerAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 1, 1, int, trace__hip_hipMemcpy3D_spt, "hipMemcpy3D_spt", (const void *p),
    "1\0" "p\0" "0{hipMemcpy3DParms} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "p\0" "0{hipMemcpy3DParms@hip-5.2} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 1, 2, trace__hip_hipMemcpy3D_spt, ((uintptr_t)p))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy3D_spt_call;
        trace__v[2] = (uint64_t)(trace__hip_volume(p, 128, 3));
        trace__v[3] = (uint64_t)(trace__hip_parms(p));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy3D_spt)
    }
    result = trace__f(p);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[1] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy3D_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAsync, "hipMemcpyAsync", (void *dst, const void *src, uint64_t sizeBytes, int kind, void *stream),
    "dst,src,sizeBytes,kind,stream\0" "0p 1p 2L/BYTES/B 3i@hipMemcpyKind 4x 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyAsync, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyAsync_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyAsync)
    }
    result = trace__f(dst, src, sizeBytes, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAsync_spt, "hipMemcpyAsync_spt", (void *dst, const void *src, uint64_t sizeBytes, int kind, void *stream),
    "dst,src,sizeBytes,kind,stream\0" "0p 1p 2L/BYTES/B 3i@hipMemcpyKind 4x 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyAsync_spt, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyAsync_spt_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyAsync_spt)
    }
    result = trace__f(dst, src, sizeBytes, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAtoA, "hipMemcpyAtoA", (void *dstArray, uint64_t dstOffset, void *srcArray, uint64_t srcOffset, uint64_t ByteCount),
    "dstArray,dstOffset,srcArray,srcOffset,ByteCount\0" "0x 1L 2x 3L 4L/BYTES/B 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyAtoA, ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyAtoA_call;
        trace__v[6] = (uint64_t)(TRACE__DIRECTION('A', 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyAtoA)
    }
    result = trace__f(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyAtoA)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyAtoD, "hipMemcpyAtoD", (void *dstDevice, void *srcArray, uint64_t srcOffset, uint64_t ByteCount),
    "dstDevice,srcArray,srcOffset,ByteCount\0" "0p 1x 2L 3L/BYTES/B 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyAtoD, ((uintptr_t)dstDevice, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyAtoD_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('A', 'D'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyAtoD)
    }
    result = trace__f(dstDevice, srcArray, srcOffset, ByteCount);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyAtoD)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyAtoH, "hipMemcpyAtoH", (void *dst, void *srcArray, uint64_t srcOffset, uint64_t count),
    "1\0" "dst,srcArray,srcOffset,count\0" "0p 1x 2L 3L/BYTES/B 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT\0" "2\0" "dst,srcArray,srcOffset,count\0" "0p 1p 2L 3L/BYTES/B 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyAtoH, ((uintptr_t)dst, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)count))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyAtoH_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('A', 'M'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyAtoH)
    }
    result = trace__f(dst, srcArray, srcOffset, count);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyAtoH)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyAtoHAsync, "hipMemcpyAtoHAsync", (void *dstHost, void *srcArray, uint64_t srcOffset, uint64_t ByteCount, void *stream),
    "dstHost,srcArray,srcOffset,ByteCount,stream\0" "0p 1x 2L 3L/BYTES/B 4x 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyAtoHAsync, ((uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyAtoHAsync_call;
        trace__v[6] = (uint64_t)(TRACE__DIRECTION('A', 'M'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyAtoHAsync)
    }
    result = trace__f(dstHost, srcArray, srcOffset, ByteCount, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyAtoHAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 9, 1, int, trace__hip_hipMemcpyBatchAsync, "hipMemcpyBatchAsync", (void *dsts, void *srcs, void *sizes, uint64_t count, void *attrs, void *attrsIdxs, uint64_t numAttrs, void *failIdx, void *stream),
    "dsts,srcs,sizes,count,attrs,attrsIdxs,numAttrs,failIdx,stream\0" "0[3]p 1[3]p 2[3]L 3L 4[6]{hipMemcpyAttributes#24} 5[6]L 6L 8x\0" "!9 7*L 9i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 9, 0, trace__hip_hipMemcpyBatchAsync, ((uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)failIdx, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyBatchAsync_call;
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyBatchAsync)
    }
    result = trace__f(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[9] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyBatchAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoA, "hipMemcpyDtoA", (void *dstArray, uint64_t dstOffset, void *srcDevice, uint64_t ByteCount),
    "dstArray,dstOffset,srcDevice,ByteCount\0" "0x 1L 2p 3L/BYTES/B 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyDtoA, ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcDevice, (uint64_t)ByteCount))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyDtoA_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyDtoA)
    }
    result = trace__f(dstArray, dstOffset, srcDevice, ByteCount);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyDtoA)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemcpyDtoD, "hipMemcpyDtoD", (void *dst, void *src, uint64_t sizeBytes),
    "dst,src,sizeBytes\0" "0p 1p 2L/BYTES/B 4H=direction/DIRECTION\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemcpyDtoD, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyDtoD_call;
        trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'D'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyDtoD)
    }
    result = trace__f(dst, src, sizeBytes);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyDtoD)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoDAsync, "hipMemcpyDtoDAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    "dst,src,sizeBytes,stream\0" "0p 1p 2L/BYTES/B 3x 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyDtoDAsync, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyDtoDAsync_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'D'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyDtoDAsync)
    }
    result = trace__f(dst, src, sizeBytes, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyDtoDAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemcpyDtoH, "hipMemcpyDtoH", (void *dst, void *src, uint64_t sizeBytes),
    "dst,src,sizeBytes\0" "0p 1p 2L/BYTES/B 4H=direction/DIRECTION\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemcpyDtoH, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyDtoH_call;
        trace__v[4] = (uint64_t)(TRACE__DIRECTION('D', 'M'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyDtoH)
    }
    result = trace__f(dst, src, sizeBytes);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyDtoH)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyDtoHAsync, "hipMemcpyDtoHAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    "dst,src,sizeBytes,stream\0" "0p 1p 2L/BYTES/B 3x 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyDtoHAsync, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyDtoHAsync_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('D', 'M'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyDtoHAsync)
    }
    result = trace__f(dst, src, sizeBytes, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyDtoHAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromArray, "hipMemcpyFromArray", (void *dst, const void *srcArray, uint64_t wOffset, uint64_t hOffset, uint64_t count, int kind),
    "1\0" "dst,srcArray,wOffset,hOffset,count,kind\0" "0p 1x 2L 3L 4L/BYTES/B 5i@hipMemcpyKind 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT\0" "2\0" "dst,srcArray,wOffset,hOffset,count,kind\0" "0p 1p 2L 3L 4L/BYTES/B 5i@hipMemcpyKind 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyFromArray, ((uintptr_t)dst, (uintptr_t)srcArray, (uint64_t)wOffset, (uint64_t)hOffset, (uint64_t)count, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyFromArray_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyFromArray)
    }
    result = trace__f(dst, srcArray, wOffset, hOffset, count, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyFromArray)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromArray_spt, "hipMemcpyFromArray_spt", (void *dst, const void *src, uint64_t wOffsetSrc, uint64_t hOffset, uint64_t count, int kind),
    "dst,src,wOffsetSrc,hOffset,count,kind\0" "0p 1x 2L 3L 4L/BYTES/B 5i@hipMemcpyKind 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyFromArray_spt, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)wOffsetSrc, (uint64_t)hOffset, (uint64_t)count, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyFromArray_spt_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 'A', 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyFromArray_spt)
    }
    result = trace__f(dst, src, wOffsetSrc, hOffset, count, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyFromArray_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyFromSymbol, "hipMemcpyFromSymbol", (void *dst, const void *symbol, uint64_t sizeBytes, uint64_t offset, int kind),
    "dst,symbol,sizeBytes,offset,kind\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyFromSymbol, ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyFromSymbol_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyFromSymbol)
    }
    result = trace__f(dst, symbol, sizeBytes, offset, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyFromSymbol)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromSymbolAsync, "hipMemcpyFromSymbolAsync", (void *dst, const void *symbol, uint64_t sizeBytes, uint64_t offset, int kind, void *stream),
    "dst,symbol,sizeBytes,offset,kind,stream\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 5x 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyFromSymbolAsync, ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyFromSymbolAsync_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyFromSymbolAsync)
    }
    result = trace__f(dst, symbol, sizeBytes, offset, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyFromSymbolAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyFromSymbolAsync_spt, "hipMemcpyFromSymbolAsync_spt", (void *dst, const void *symbol, uint64_t sizeBytes, uint64_t offset, int kind, void *stream),
    "dst,symbol,sizeBytes,offset,kind,stream\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 5x 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyFromSymbolAsync_spt, ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyFromSymbolAsync_spt_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyFromSymbolAsync_spt)
    }
    result = trace__f(dst, symbol, sizeBytes, offset, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyFromSymbolAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyFromSymbol_spt, "hipMemcpyFromSymbol_spt", (void *dst, const void *symbol, uint64_t sizeBytes, uint64_t offset, int kind),
    "dst,symbol,sizeBytes,offset,kind\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyFromSymbol_spt, ((uintptr_t)dst, (uintptr_t)symbol, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyFromSymbol_spt_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyFromSymbol_spt)
    }
    result = trace__f(dst, symbol, sizeBytes, offset, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyFromSymbol_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyHtoA, "hipMemcpyHtoA", (void *dstArray, uint64_t dstOffset, const void *srcHost, uint64_t count),
    "1\0" "dstArray,dstOffset,srcHost,count\0" "0x 1L 2p 3L/BYTES/B 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT\0" "2\0" "dstArray,dstOffset,srcHost,count\0" "0p 1L 2p 3L/BYTES/B 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyHtoA, ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)count))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyHtoA_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('M', 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyHtoA)
    }
    result = trace__f(dstArray, dstOffset, srcHost, count);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyHtoA)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyHtoAAsync, "hipMemcpyHtoAAsync", (void *dstArray, uint64_t dstOffset, const void *srcHost, uint64_t ByteCount, void *stream),
    "dstArray,dstOffset,srcHost,ByteCount,stream\0" "0x 1L 2p 3L/BYTES/B 4x 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyHtoAAsync, ((uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyHtoAAsync_call;
        trace__v[6] = (uint64_t)(TRACE__DIRECTION('M', 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyHtoAAsync)
    }
    result = trace__f(dstArray, dstOffset, srcHost, ByteCount, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyHtoAAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemcpyHtoD, "hipMemcpyHtoD", (void *dst, void *src, uint64_t sizeBytes),
    "dst,src,sizeBytes\0" "0p 1p 2L/BYTES/B 4H=direction/DIRECTION\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemcpyHtoD, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyHtoD_call;
        trace__v[4] = (uint64_t)(TRACE__DIRECTION('M', 'D'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyHtoD)
    }
    result = trace__f(dst, src, sizeBytes);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyHtoD)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpyHtoDAsync, "hipMemcpyHtoDAsync", (void *dst, void *src, uint64_t sizeBytes, void *stream),
    "dst,src,sizeBytes,stream\0" "0p 1p 2L/BYTES/B 3x 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpyHtoDAsync, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyHtoDAsync_call;
        trace__v[5] = (uint64_t)(TRACE__DIRECTION('M', 'D'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyHtoDAsync)
    }
    result = trace__f(dst, src, sizeBytes, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyHtoDAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 1, 1, int, trace__hip_hipMemcpyParam2D, "hipMemcpyParam2D", (const void *pCopy),
    "1\0" "pCopy\0" "0{hip_Memcpy2D} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0" "2\0" "pCopy\0" "0{hip_Memcpy2D@hip-5.2} 2L=bytes/BYTES/B 3H=direction/DIRECTION\0" "!1 1i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 1, 2, trace__hip_hipMemcpyParam2D, ((uintptr_t)pCopy))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyParam2D_call;
        trace__v[2] = (uint64_t)(trace__hip_volume(pCopy, 112, 2));
        trace__v[3] = (uint64_t)(trace__hip_types(pCopy, 16, 72));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyParam2D)
    }
    result = trace__f(pCopy);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[1] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyParam2D)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 2, 1, int, trace__hip_hipMemcpyParam2DAsync, "hipMemcpyParam2DAsync", (const void *pCopy, void *stream),
    "1\0" "pCopy,stream\0" "0{hip_Memcpy2D} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT\0" "2\0" "pCopy,stream\0" "0{hip_Memcpy2D@hip-5.2} 1x 3L=bytes/BYTES/B 4H=direction/DIRECTION\0" "!2 2i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 2, 2, trace__hip_hipMemcpyParam2DAsync, ((uintptr_t)pCopy, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyParam2DAsync_call;
        trace__v[3] = (uint64_t)(trace__hip_volume(pCopy, 112, 2));
        trace__v[4] = (uint64_t)(trace__hip_types(pCopy, 16, 72));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyParam2DAsync)
    }
    result = trace__f(pCopy, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[2] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyParam2DAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyPeer, "hipMemcpyPeer", (void *dst, int32_t dstDeviceId, const void *src, int32_t srcDeviceId, uint64_t sizeBytes),
    "dst,dstDeviceId,src,srcDeviceId,sizeBytes\0" "0p 1i 2p 3i 4L/BYTES/B 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyPeer, ((uintptr_t)dst, (uint64_t)dstDeviceId, (uintptr_t)src, (uint64_t)srcDeviceId, (uint64_t)sizeBytes))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyPeer_call;
        trace__v[6] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyPeer)
    }
    result = trace__f(dst, dstDeviceId, src, srcDeviceId, sizeBytes);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyPeer)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyPeerAsync, "hipMemcpyPeerAsync", (void *dst, int32_t dstDeviceId, const void *src, int32_t srcDevice, uint64_t sizeBytes, void *stream),
    "dst,dstDeviceId,src,srcDevice,sizeBytes,stream\0" "0p 1i 2p 3i 4L/BYTES/B 5x 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyPeerAsync, ((uintptr_t)dst, (uint64_t)dstDeviceId, (uintptr_t)src, (uint64_t)srcDevice, (uint64_t)sizeBytes, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyPeerAsync_call;
        trace__v[7] = (uint64_t)(TRACE__DIRECTION('D', 'P'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyPeerAsync)
    }
    result = trace__f(dst, dstDeviceId, src, srcDevice, sizeBytes, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyPeerAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyToArray, "hipMemcpyToArray", (void *dst, uint64_t wOffset, uint64_t hOffset, const void *src, uint64_t count, int kind),
    "1\0" "dst,wOffset,hOffset,src,count,kind\0" "0x 1L 2L 3p 4L/BYTES/B 5i@hipMemcpyKind 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT\0" "2\0" "dst,wOffset,hOffset,src,count,kind\0" "0p 1L 2L 3p 4L/BYTES/B 5i@hipMemcpyKind 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT\0")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyToArray, ((uintptr_t)dst, (uint64_t)wOffset, (uint64_t)hOffset, (uintptr_t)src, (uint64_t)count, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyToArray_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 'A'));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyToArray)
    }
    result = trace__f(dst, wOffset, hOffset, src, count, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyToArray)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyToSymbol, "hipMemcpyToSymbol", (const void *symbol, const void *src, uint64_t sizeBytes, uint64_t offset, int kind),
    "symbol,src,sizeBytes,offset,kind\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyToSymbol, ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyToSymbol_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyToSymbol)
    }
    result = trace__f(symbol, src, sizeBytes, offset, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyToSymbol)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyToSymbolAsync, "hipMemcpyToSymbolAsync", (const void *symbol, const void *src, uint64_t sizeBytes, uint64_t offset, int kind, void *stream),
    "symbol,src,sizeBytes,offset,kind,stream\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 5x 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyToSymbolAsync, ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyToSymbolAsync_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyToSymbolAsync)
    }
    result = trace__f(symbol, src, sizeBytes, offset, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyToSymbolAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemcpyToSymbolAsync_spt, "hipMemcpyToSymbolAsync_spt", (const void *symbol, const void *src, uint64_t sizeBytes, uint64_t offset, int kind, void *stream),
    "symbol,src,sizeBytes,offset,kind,stream\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 5x 7H=direction/DIRECTION\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemcpyToSymbolAsync_spt, ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyToSymbolAsync_spt_call;
        trace__v[7] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyToSymbolAsync_spt)
    }
    result = trace__f(symbol, src, sizeBytes, offset, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyToSymbolAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyToSymbol_spt, "hipMemcpyToSymbol_spt", (const void *symbol, const void *src, uint64_t sizeBytes, uint64_t offset, int kind),
    "symbol,src,sizeBytes,offset,kind\0" "0p 1p 2L/BYTES/B 3L 4i@hipMemcpyKind 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyToSymbol_spt, ((uintptr_t)symbol, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)offset, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyToSymbol_spt_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyToSymbol_spt)
    }
    result = trace__f(symbol, src, sizeBytes, offset, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyToSymbol_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemcpyWithStream, "hipMemcpyWithStream", (void *dst, const void *src, uint64_t sizeBytes, int kind, void *stream),
    "dst,src,sizeBytes,kind,stream\0" "0p 1p 2L/BYTES/B 3i@hipMemcpyKind 4x 6H=direction/DIRECTION\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemcpyWithStream, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpyWithStream_call;
        trace__v[6] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpyWithStream)
    }
    result = trace__f(dst, src, sizeBytes, kind, stream);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpyWithStream)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemcpy_spt, "hipMemcpy_spt", (void *dst, const void *src, uint64_t sizeBytes, int kind),
    "dst,src,sizeBytes,kind\0" "0p 1p 2L/BYTES/B 3i@hipMemcpyKind 5H=direction/DIRECTION\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemcpy_spt, ((uintptr_t)dst, (uintptr_t)src, (uint64_t)sizeBytes, (uint64_t)kind))
    int result;
    if (trace__on) {
        trace__hip_copying = &trace__hip_hipMemcpy_spt_call;
        trace__v[5] = (uint64_t)(trace__hip_kind(kind, 0, 0));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemcpy_spt)
    }
    result = trace__f(dst, src, sizeBytes, kind);
    if (trace__on) {
        trace__hip_copying = NULL;
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemcpy_spt)
    }
    return result;
}

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipMemset, "hipMemset", (void *dst, int32_t value, uint64_t sizeBytes), (dst, value, sizeBytes), ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes),
    "dst,value,sizeBytes\0" "0p 1i 2L/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemset2D, "hipMemset2D", (void *dst, uint64_t pitch, int32_t value, uint64_t width, uint64_t height),
    "dst,pitch,value,width,height\0" "0p 1L 2i 3L 4L 6L=bytes/BYTES/B\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemset2D, ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height))
    int result;
    if (trace__on) {
        trace__v[6] = (uint64_t)((uint64_t)width * height);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset2D)
    }
    result = trace__f(dst, pitch, value, width, height);
    if (trace__on) {
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset2D)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemset2DAsync, "hipMemset2DAsync", (void *dst, uint64_t pitch, int32_t value, uint64_t width, uint64_t height, void *stream),
    "dst,pitch,value,width,height,stream\0" "0p 1L 2i 3L 4L 5x 7L=bytes/BYTES/B\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemset2DAsync, ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[7] = (uint64_t)((uint64_t)width * height);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset2DAsync)
    }
    result = trace__f(dst, pitch, value, width, height, stream);
    if (trace__on) {
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset2DAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemset2DAsync_spt, "hipMemset2DAsync_spt", (void *dst, uint64_t pitch, int32_t value, uint64_t width, uint64_t height, void *stream),
    "dst,pitch,value,width,height,stream\0" "0p 1L 2i 3L 4L 5x 7L=bytes/BYTES/B\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemset2DAsync_spt, ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[7] = (uint64_t)((uint64_t)width * height);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset2DAsync_spt)
    }
    result = trace__f(dst, pitch, value, width, height, stream);
    if (trace__on) {
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset2DAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemset2D_spt, "hipMemset2D_spt", (void *dst, uint64_t pitch, int32_t value, uint64_t width, uint64_t height),
    "dst,pitch,value,width,height\0" "0p 1L 2i 3L 4L 6L=bytes/BYTES/B\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemset2D_spt, ((uintptr_t)dst, (uint64_t)pitch, (uint64_t)value, (uint64_t)width, (uint64_t)height))
    int result;
    if (trace__on) {
        trace__v[6] = (uint64_t)((uint64_t)width * height);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset2D_spt)
    }
    result = trace__f(dst, pitch, value, width, height);
    if (trace__on) {
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset2D_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemset3D, "hipMemset3D", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent),
    "pitchedDevPtr,value,extent\0" "0:{hipPitchedPtr} 1i 2:{hipExtent} 4L=bytes/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemset3D, (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)))
    int result;
    if (trace__on) {
        trace__v[4] = (uint64_t)(trace__hip_volume(&extent, 0, 3));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset3D)
    }
    result = trace__f(pitchedDevPtr, value, extent);
    if (trace__on) {
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset3D)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemset3DAsync, "hipMemset3DAsync", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent, void *stream),
    "pitchedDevPtr,value,extent,stream\0" "0:{hipPitchedPtr} 1i 2:{hipExtent} 3x 5L=bytes/BYTES/B\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemset3DAsync, (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent), (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[5] = (uint64_t)(trace__hip_volume(&extent, 0, 3));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset3DAsync)
    }
    result = trace__f(pitchedDevPtr, value, extent, stream);
    if (trace__on) {
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset3DAsync)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemset3DAsync_spt, "hipMemset3DAsync_spt", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent, void *stream),
    "pitchedDevPtr,value,extent,stream\0" "0:{hipPitchedPtr} 1i 2:{hipExtent} 3x 5L=bytes/BYTES/B\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemset3DAsync_spt, (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent), (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[5] = (uint64_t)(trace__hip_volume(&extent, 0, 3));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset3DAsync_spt)
    }
    result = trace__f(pitchedDevPtr, value, extent, stream);
    if (trace__on) {
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset3DAsync_spt)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemset3D_spt, "hipMemset3D_spt", (trace__bytes32 pitchedDevPtr, int32_t value, trace__bytes24 extent),
    "pitchedDevPtr,value,extent\0" "0:{hipPitchedPtr} 1i 2:{hipExtent} 4L=bytes/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemset3D_spt, (TRACE__V(pitchedDevPtr), (uint64_t)value, TRACE__V(extent)))
    int result;
    if (trace__on) {
        trace__v[4] = (uint64_t)(trace__hip_volume(&extent, 0, 3));
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemset3D_spt)
    }
    result = trace__f(pitchedDevPtr, value, extent);
    if (trace__on) {
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemset3D_spt)
    }
    return result;
}

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMemsetAsync, "hipMemsetAsync", (void *dst, int32_t value, uint64_t sizeBytes, void *stream), (dst, value, sizeBytes, stream), ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes, (uintptr_t)stream),
    "dst,value,sizeBytes,stream\0" "0p 1i 2L/BYTES/B 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipMemsetAsync_spt, "hipMemsetAsync_spt", (void *dst, int32_t value, uint64_t sizeBytes, void *stream), (dst, value, sizeBytes, stream), ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes, (uintptr_t)stream),
    "dst,value,sizeBytes,stream\0" "0p 1i 2L/BYTES/B 3x\0" "!4 4i@hipError_t=result/RESULT")

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemsetD16, "hipMemsetD16", (void *dest, uint16_t value, uint64_t count),
    "dest,value,count\0" "0p 1H 2L 4L=bytes/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemsetD16, ((uintptr_t)dest, (uint64_t)value, (uint64_t)count))
    int result;
    if (trace__on) {
        trace__v[4] = (uint64_t)(count * 2);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD16)
    }
    result = trace__f(dest, value, count);
    if (trace__on) {
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD16)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD16Async, "hipMemsetD16Async", (void *dest, uint16_t value, uint64_t count, void *stream),
    "dest,value,count,stream\0" "0p 1H 2L 3x 5L=bytes/BYTES/B\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemsetD16Async, ((uintptr_t)dest, (uint64_t)value, (uint64_t)count, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[5] = (uint64_t)(count * 2);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD16Async)
    }
    result = trace__f(dest, value, count, stream);
    if (trace__on) {
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD16Async)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D16, "hipMemsetD2D16", (void *dst, uint64_t dstPitch, uint16_t value, uint64_t width, uint64_t height),
    "dst,dstPitch,value,width,height\0" "0p 1L 2H 3L 4L 6L=bytes/BYTES/B\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemsetD2D16, ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height))
    int result;
    if (trace__on) {
        trace__v[6] = (uint64_t)((uint64_t)width * height * 2);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD2D16)
    }
    result = trace__f(dst, dstPitch, value, width, height);
    if (trace__on) {
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD2D16)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D16Async, "hipMemsetD2D16Async", (void *dst, uint64_t dstPitch, uint16_t value, uint64_t width, uint64_t height, void *stream),
    "dst,dstPitch,value,width,height,stream\0" "0p 1L 2H 3L 4L 5x 7L=bytes/BYTES/B\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemsetD2D16Async, ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[7] = (uint64_t)((uint64_t)width * height * 2);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD2D16Async)
    }
    result = trace__f(dst, dstPitch, value, width, height, stream);
    if (trace__on) {
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD2D16Async)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D32, "hipMemsetD2D32", (void *dst, uint64_t dstPitch, uint32_t value, uint64_t width, uint64_t height),
    "dst,dstPitch,value,width,height\0" "0p 1L 2I 3L 4L 6L=bytes/BYTES/B\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemsetD2D32, ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height))
    int result;
    if (trace__on) {
        trace__v[6] = (uint64_t)((uint64_t)width * height * 4);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD2D32)
    }
    result = trace__f(dst, dstPitch, value, width, height);
    if (trace__on) {
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD2D32)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D32Async, "hipMemsetD2D32Async", (void *dst, uint64_t dstPitch, uint32_t value, uint64_t width, uint64_t height, void *stream),
    "dst,dstPitch,value,width,height,stream\0" "0p 1L 2I 3L 4L 5x 7L=bytes/BYTES/B\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemsetD2D32Async, ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[7] = (uint64_t)((uint64_t)width * height * 4);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD2D32Async)
    }
    result = trace__f(dst, dstPitch, value, width, height, stream);
    if (trace__on) {
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD2D32Async)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 5, 1, int, trace__hip_hipMemsetD2D8, "hipMemsetD2D8", (void *dst, uint64_t dstPitch, uint8_t value, uint64_t width, uint64_t height),
    "dst,dstPitch,value,width,height\0" "0p 1L 2b 3L 4L 6L=bytes/BYTES/B\0" "!5 5i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 5, 1, trace__hip_hipMemsetD2D8, ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height))
    int result;
    if (trace__on) {
        trace__v[6] = (uint64_t)((uint64_t)width * height);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD2D8)
    }
    result = trace__f(dst, dstPitch, value, width, height);
    if (trace__on) {
        trace__v[5] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD2D8)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 6, 1, int, trace__hip_hipMemsetD2D8Async, "hipMemsetD2D8Async", (void *dst, uint64_t dstPitch, uint8_t value, uint64_t width, uint64_t height, void *stream),
    "dst,dstPitch,value,width,height,stream\0" "0p 1L 2b 3L 4L 5x 7L=bytes/BYTES/B\0" "!6 6i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 6, 1, trace__hip_hipMemsetD2D8Async, ((uintptr_t)dst, (uint64_t)dstPitch, (uint64_t)value, (uint64_t)width, (uint64_t)height, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[7] = (uint64_t)((uint64_t)width * height);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD2D8Async)
    }
    result = trace__f(dst, dstPitch, value, width, height, stream);
    if (trace__on) {
        trace__v[6] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD2D8Async)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemsetD32, "hipMemsetD32", (void *dest, int32_t value, uint64_t count),
    "dest,value,count\0" "0p 1i 2L 4L=bytes/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemsetD32, ((uintptr_t)dest, (uint64_t)value, (uint64_t)count))
    int result;
    if (trace__on) {
        trace__v[4] = (uint64_t)(count * 4);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD32)
    }
    result = trace__f(dest, value, count);
    if (trace__on) {
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD32)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD32Async, "hipMemsetD32Async", (void *dst, int32_t value, uint64_t count, void *stream),
    "dst,value,count,stream\0" "0p 1i 2L 3x 5L=bytes/BYTES/B\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemsetD32Async, ((uintptr_t)dst, (uint64_t)value, (uint64_t)count, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[5] = (uint64_t)(count * 4);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD32Async)
    }
    result = trace__f(dst, value, count, stream);
    if (trace__on) {
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD32Async)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 3, 1, int, trace__hip_hipMemsetD8, "hipMemsetD8", (void *dest, uint8_t value, uint64_t count),
    "dest,value,count\0" "0p 1b 2L 4L=bytes/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 3, 1, trace__hip_hipMemsetD8, ((uintptr_t)dest, (uint64_t)value, (uint64_t)count))
    int result;
    if (trace__on) {
        trace__v[4] = (uint64_t)(count);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD8)
    }
    result = trace__f(dest, value, count);
    if (trace__on) {
        trace__v[3] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD8)
    }
    return result;
}

TRACE__HOOKED(trace__hip, 4, 1, int, trace__hip_hipMemsetD8Async, "hipMemsetD8Async", (void *dest, uint8_t value, uint64_t count, void *stream),
    "dest,value,count,stream\0" "0p 1b 2L 3x 5L=bytes/BYTES/B\0" "!4 4i@hipError_t=result/RESULT")
{
    TRACE__HOOK_BEGIN(trace__hip, 4, 1, trace__hip_hipMemsetD8Async, ((uintptr_t)dest, (uint64_t)value, (uint64_t)count, (uintptr_t)stream))
    int result;
    if (trace__on) {
        trace__v[5] = (uint64_t)(count);
        TRACE__HOOK_RECORD(trace__hip, 1, trace__hip_hipMemsetD8Async)
    }
    result = trace__f(dest, value, count, stream);
    if (trace__on) {
        trace__v[4] = TRACE__V(result);
        TRACE__HOOK_END(trace__hip, trace__hip_hipMemsetD8Async)
    }
    return result;
}

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipMemset_spt, "hipMemset_spt", (void *dst, int32_t value, uint64_t sizeBytes), (dst, value, sizeBytes), ((uintptr_t)dst, (uint64_t)value, (uint64_t)sizeBytes),
    "dst,value,sizeBytes\0" "0p 1i 2L/BYTES/B\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipMipmappedArrayCreate, "hipMipmappedArrayCreate", (void *pHandle, void *pMipmappedArrayDesc, uint32_t numMipmapLevels), ((uintptr_t)pHandle, (uintptr_t)pMipmappedArrayDesc, (uint64_t)numMipmapLevels,),
    "pHandle,pMipmappedArrayDesc,numMipmapLevels\0" "2I\0" "!3 0*p 1{HIP_ARRAY3D_DESCRIPTOR} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipMipmappedArrayDestroy, "hipMipmappedArrayDestroy", (void *hMipmappedArray), ((uintptr_t)hMipmappedArray,),
    "1\0" "hMipmappedArray\0" "\0" "!1 0{hipMipmappedArray} 1i@hipError_t=result/RESULT\0" "2\0" "hMipmappedArray\0" "\0" "!1 0{hipMipmappedArray@hip-5.2} 1i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMipmappedArrayGetLevel, "hipMipmappedArrayGetLevel", (void *pLevelArray, void *hMipMappedArray, uint32_t level), ((uintptr_t)pLevelArray, (uintptr_t)hMipMappedArray, (uint64_t)level,),
    "1\0" "pLevelArray,hMipMappedArray,level\0" "2I\0" "!3 0*x 1{hipMipmappedArray} 3i@hipError_t=result/RESULT\0" "2\0" "pLevelArray,hMipMappedArray,level\0" "2I\0" "!3 0*p 1{hipMipmappedArray@hip-5.2} 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipMipmappedArrayGetMemoryRequirements, "hipMipmappedArrayGetMemoryRequirements", (void *memoryRequirements, void *mipmap, int32_t device), ((uintptr_t)memoryRequirements, (uintptr_t)mipmap, (uint64_t)device,),
    "memoryRequirements,mipmap,device\0" "2i\0" "!3 0{hipArrayMemoryRequirements} 1{hipMipmappedArray} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipModuleGetFunction, "hipModuleGetFunction", (void *function, void *module, const void *kname), ((uintptr_t)function, (uintptr_t)module, (uintptr_t)kname,),
    "function,module,kname\0" "1x 2s\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipModuleGetFunctionCount, "hipModuleGetFunctionCount", (void *count, void *mod), ((uintptr_t)count, (uintptr_t)mod,),
    "count,mod\0" "1x\0" "!2 0*I 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipModuleGetGlobal, "hipModuleGetGlobal", (void *dptr, void *bytes, void *hmod, const void *name), ((uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)hmod, (uintptr_t)name,),
    "dptr,bytes,hmod,name\0" "2x 3s\0" "!4 0*p 1*L 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipModuleGetTexRef, "hipModuleGetTexRef", (void *texRef, void *hmod, const void *name), ((uintptr_t)texRef, (uintptr_t)hmod, (uintptr_t)name,),
    "texRef,hmod,name\0" "1x 2s\0" "!3 0*p 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 10, 1, int, trace__hip_hipModuleLaunchCooperativeKernel, "hipModuleLaunchCooperativeKernel", (void *f, uint32_t gridDimX, uint32_t gridDimY, uint32_t gridDimZ, uint32_t blockDimX, uint32_t blockDimY, uint32_t blockDimZ, uint32_t sharedMemBytes, void *stream, void *kernelParams), (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams), ((uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)kernelParams),
    "f,gridDimX,gridDimY,gridDimZ,blockDimX,blockDimY,blockDimZ,sharedMemBytes,stream,kernelParams\0" "0x 1I 2I 3I 4I 5I 6I 7I 8x 9p\0" "!10 10i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipModuleLaunchCooperativeKernelMultiDevice, "hipModuleLaunchCooperativeKernelMultiDevice", (void *launchParamsList, uint32_t numDevices, uint32_t flags), (launchParamsList, numDevices, flags), ((uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags),
    "launchParamsList,numDevices,flags\0" "0[1]{hipFunctionLaunchParams_t#56} 1I 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL_INLINE(trace__hip, 11, 1, int, trace__hip_hipModuleLaunchKernel, "hipModuleLaunchKernel", (void *f, uint32_t gridDimX, uint32_t gridDimY, uint32_t gridDimZ, uint32_t blockDimX, uint32_t blockDimY, uint32_t blockDimZ, uint32_t sharedMemBytes, void *stream, void *kernelParams, void *extra), (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra), ((uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)stream, (uintptr_t)kernelParams, (uintptr_t)extra),
    64, !trace__r, (TRACE__GIVEN64(f) TRACE__GIVEN32(gridDimX) TRACE__GIVEN32(gridDimY) TRACE__GIVEN32(gridDimZ) TRACE__GIVEN32(blockDimX) TRACE__GIVEN32(blockDimY) TRACE__GIVEN32(blockDimZ) TRACE__GIVEN32(sharedMemBytes) TRACE__GIVEN64(stream) TRACE__GIVEN64(kernelParams) TRACE__GIVEN64(extra)), (TRACE__GIVEN32(trace__r)),
    "f,gridDimX,gridDimY,gridDimZ,blockDimX,blockDimY,blockDimZ,sharedMemBytes,stream,kernelParams,extra\0" "0x 1I 2I 3I 4I 5I 6I 7I 8x 9p 10p\0" "!11 11i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoad, "hipModuleLoad", (void *module, const void *fname), ((uintptr_t)module, (uintptr_t)fname,),
    "module,fname\0" "1s\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoadData, "hipModuleLoadData", (void *module, const void *image), ((uintptr_t)module, (uintptr_t)image,),
    "module,image\0" "1p\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipModuleLoadDataEx, "hipModuleLoadDataEx", (void *module, const void *image, uint32_t numOptions, void *options, void *optionValues), ((uintptr_t)module, (uintptr_t)image, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues,),
    "module,image,numOptions,options,optionValues\0" "1p 2I 3[2]i@hipJitOption 4[2]p\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipModuleLoadFatBinary, "hipModuleLoadFatBinary", (void *module, const void *fatbin), ((uintptr_t)module, (uintptr_t)fatbin,),
    "module,fatbin\0" "1p\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", (void *numBlocks, void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk,),
    "numBlocks,f,blockSize,dynSharedMemPerBlk\0" "1x 2i 3L\0" "!4 0*i 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, "hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk, uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk, (uint64_t)flags,),
    "numBlocks,f,blockSize,dynSharedMemPerBlk,flags\0" "1x 2i 3L 4I\0" "!5 0*i 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipModuleOccupancyMaxPotentialBlockSize, "hipModuleOccupancyMaxPotentialBlockSize", (void *gridSize, void *blockSize, void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f, (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit,),
    "gridSize,blockSize,f,dynSharedMemPerBlk,blockSizeLimit\0" "2x 3L 4i\0" "!5 0*i 1*i 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags, "hipModuleOccupancyMaxPotentialBlockSizeWithFlags", (void *gridSize, void *blockSize, void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit, uint32_t flags), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f, (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit, (uint64_t)flags,),
    "gridSize,blockSize,f,dynSharedMemPerBlk,blockSizeLimit,flags\0" "2x 3L 4i 5I\0" "!6 0*i 1*i 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipModuleUnload, "hipModuleUnload", (void *module), ((uintptr_t)module,),
    "module\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipOccupancyAvailableDynamicSMemPerBlock, "hipOccupancyAvailableDynamicSMemPerBlock", (void *dynamicSmemSize, const void *f, int32_t numBlocks, int32_t blockSize), ((uintptr_t)dynamicSmemSize, (uintptr_t)f, (uint64_t)numBlocks, (uint64_t)blockSize,),
    "dynamicSmemSize,f,numBlocks,blockSize\0" "1p 2i 3i\0" "!4 0*L 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 3, int, trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor, "hipOccupancyMaxActiveBlocksPerMultiprocessor", (void *numBlocks, const void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk,),
    "numBlocks,f,blockSize,dynSharedMemPerBlk\0" "1p 2i 3L\0" "!4 0*i 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, "hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", (void *numBlocks, const void *f, int32_t blockSize, uint64_t dynSharedMemPerBlk, uint32_t flags), ((uintptr_t)numBlocks, (uintptr_t)f, (uint64_t)blockSize, (uint64_t)dynSharedMemPerBlk, (uint64_t)flags,),
    "numBlocks,f,blockSize,dynSharedMemPerBlk,flags\0" "1p 2i 3L 4I\0" "!5 0*i 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipOccupancyMaxActiveClusters, "hipOccupancyMaxActiveClusters", (void *numClusters, const void *f, const void *config), ((uintptr_t)numClusters, (uintptr_t)f, (uintptr_t)config,),
    "numClusters,f,config\0" "1p 2{hipLaunchConfig_st}\0" "!3 0*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 3, int, trace__hip_hipOccupancyMaxPotentialBlockSize, "hipOccupancyMaxPotentialBlockSize", (void *gridSize, void *blockSize, const void *f, uint64_t dynSharedMemPerBlk, int32_t blockSizeLimit), ((uintptr_t)gridSize, (uintptr_t)blockSize, (uintptr_t)f, (uint64_t)dynSharedMemPerBlk, (uint64_t)blockSizeLimit,),
    "gridSize,blockSize,f,dynSharedMemPerBlk,blockSizeLimit\0" "2p 3L 4i\0" "!5 0*i 1*i 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipOccupancyMaxPotentialClusterSize, "hipOccupancyMaxPotentialClusterSize", (void *clusterSize, const void *f, const void *config), ((uintptr_t)clusterSize, (uintptr_t)f, (uintptr_t)config,),
    "clusterSize,f,config\0" "1p 2{hipLaunchConfig_st}\0" "!3 0*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 3, int, trace__hip_hipPeekAtLastError, "hipPeekAtLastError", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipPointerGetAttribute, "hipPointerGetAttribute", (void *data, int attribute, void *ptr), ((uintptr_t)data, (uint64_t)attribute, (uintptr_t)ptr,),
    "data,attribute,ptr\0" "0p 1i@hipPointer_attribute 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipPointerGetAttributes, "hipPointerGetAttributes", (void *attributes, const void *ptr), ((uintptr_t)attributes, (uintptr_t)ptr,),
    "1\0" "attributes,ptr\0" "1p\0" "!2 0{hipPointerAttribute_t} 2i@hipError_t=result/RESULT\0" "2\0" "attributes,ptr\0" "1p\0" "!2 0{hipPointerAttribute_t@hip-5.2} 2i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipPointerSetAttribute, "hipPointerSetAttribute", (const void *value, int attribute, void *ptr), ((uintptr_t)value, (uint64_t)attribute, (uintptr_t)ptr,),
    "value,attribute,ptr\0" "0p 1i@hipPointer_attribute 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipProfilerStart, "hipProfilerStart", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 0, 2, int, trace__hip_hipProfilerStop, "hipProfilerStop", (void), (),
    "\0" "\0" "!0 0i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipRegisterActivityCallback, "hipRegisterActivityCallback", (uint32_t id, void *fun, void *arg), ((uint64_t)id, (uintptr_t)fun, (uintptr_t)arg,),
    "id,fun,arg\0" "0I 1p 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipRegisterApiCallback, "hipRegisterApiCallback", (uint32_t id, void *fun, void *arg), ((uint64_t)id, (uintptr_t)fun, (uintptr_t)arg,),
    "id,fun,arg\0" "0I 1p 2p\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipRemoveActivityCallback, "hipRemoveActivityCallback", (uint32_t id), ((uint64_t)id,),
    "id\0" "0I\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipRemoveApiCallback, "hipRemoveApiCallback", (uint32_t id), ((uint64_t)id,),
    "id\0" "0I\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipRuntimeGetVersion, "hipRuntimeGetVersion", (void *runtimeVersion), ((uintptr_t)runtimeVersion,),
    "runtimeVersion\0" "\0" "!1 0*i 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipSetDevice, "hipSetDevice", (int32_t deviceId), ((uint64_t)deviceId,),
    "deviceId\0" "0i\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipSetDeviceFlags, "hipSetDeviceFlags", (uint32_t flags), ((uint64_t)flags,),
    "flags\0" "0I\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipSetValidDevices, "hipSetValidDevices", (void *device_arr, int32_t len), ((uintptr_t)device_arr, (uint64_t)len,),
    "device_arr,len\0" "0[1]i 1i\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipSetupArgument, "hipSetupArgument", (const void *arg, uint64_t size, uint64_t offset), ((uintptr_t)arg, (uint64_t)size, (uint64_t)offset,),
    "arg,size,offset\0" "0p 1L 2L\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipSignalExternalSemaphoresAsync, "hipSignalExternalSemaphoresAsync", (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "1\0" "extSemArray,paramsArray,numExtSems,stream\0" "0[2]p 1[2]{hipExternalSemaphoreSignalParams_st#144} 2I 3x\0" "!4 4i@hipError_t=result/RESULT\0" "2\0" "extSemArray,paramsArray,numExtSems,stream\0" "0[2]p 1[2]{hipExternalSemaphoreSignalParams_st@hip-5.2#136} 2I 3x\0" "!4 4i@hipError_t=result/RESULT\0")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipStreamAddCallback, "hipStreamAddCallback", (void *stream, void *callback, void *userData, uint32_t flags), (stream, callback, userData, flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags),
    "stream,callback,userData,flags\0" "0x 1p 2p 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipStreamAddCallback_spt, "hipStreamAddCallback_spt", (void *stream, void *callback, void *userData, uint32_t flags), (stream, callback, userData, flags), ((uintptr_t)stream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags),
    "stream,callback,userData,flags\0" "0x 1p 2p 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamAttachMemAsync, "hipStreamAttachMemAsync", (void *stream, void *dev_ptr, uint64_t length, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dev_ptr, (uint64_t)length, (uint64_t)flags,),
    "stream,dev_ptr,length,flags\0" "0x 1p 2L 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 4, 1, int, trace__hip_hipStreamBatchMemOp, "hipStreamBatchMemOp", (void *stream, uint32_t count, void *paramArray, uint32_t flags), (stream, count, paramArray, flags), ((uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags),
    "stream,count,paramArray,flags\0" "0x 1I 2[1]{hipStreamBatchMemOpParams_union#48} 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamBeginCapture, "hipStreamBeginCapture", (void *stream, int mode), ((uintptr_t)stream, (uint64_t)mode,),
    "stream,mode\0" "0x 1i@hipStreamCaptureMode\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hipStreamBeginCaptureToGraph, "hipStreamBeginCaptureToGraph", (void *stream, void *graph, const void *dependencies, const void *dependencyData, uint64_t numDependencies, int mode), ((uintptr_t)stream, (uintptr_t)graph, (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode,),
    "stream,graph,dependencies,dependencyData,numDependencies,mode\0" "0x 1x 2[4]x 3[4]{hipGraphEdgeData#8} 4L 5i@hipStreamCaptureMode\0" "!6 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamBeginCapture_spt, "hipStreamBeginCapture_spt", (void *stream, int mode), ((uintptr_t)stream, (uint64_t)mode,),
    "stream,mode\0" "0x 1i@hipStreamCaptureMode\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamCopyAttributes, "hipStreamCopyAttributes", (void *dst, void *src), ((uintptr_t)dst, (uintptr_t)src,),
    "dst,src\0" "0x 1x\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipStreamCreate, "hipStreamCreate", (void *stream), ((uintptr_t)stream,),
    "stream\0" "\0" "!1 0*x 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamCreateWithFlags, "hipStreamCreateWithFlags", (void *stream, uint32_t flags), ((uintptr_t)stream, (uint64_t)flags,),
    "stream,flags\0" "1I\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipStreamCreateWithPriority, "hipStreamCreateWithPriority", (void *stream, uint32_t flags, int32_t priority), ((uintptr_t)stream, (uint64_t)flags, (uint64_t)priority,),
    "stream,flags,priority\0" "1I 2i\0" "!3 0*x 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipStreamDestroy, "hipStreamDestroy", (void *stream), ((uintptr_t)stream,),
    "stream\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamEndCapture, "hipStreamEndCapture", (void *stream, void *pGraph), ((uintptr_t)stream, (uintptr_t)pGraph,),
    "stream,pGraph\0" "0x\0" "!2 1*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipStreamEndCapture_spt, "hipStreamEndCapture_spt", (void *stream, void *pGraph), ((uintptr_t)stream, (uintptr_t)pGraph,),
    "stream,pGraph\0" "0x\0" "!2 1*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetAttribute, "hipStreamGetAttribute", (void *stream, int attr, void *value_out), ((uintptr_t)stream, (uint64_t)attr, (uintptr_t)value_out,),
    "stream,attr,value_out\0" "0x 1i@hipLaunchAttributeID\0" "!3 2{hipLaunchAttributeValue} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetCaptureInfo, "hipStreamGetCaptureInfo", (void *stream, void *pCaptureStatus, void *pId), ((uintptr_t)stream, (uintptr_t)pCaptureStatus, (uintptr_t)pId,),
    "stream,pCaptureStatus,pId\0" "0x\0" "!3 1*i@hipStreamCaptureStatus 2*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetCaptureInfo_spt, "hipStreamGetCaptureInfo_spt", (void *stream, void *pCaptureStatus, void *pId), ((uintptr_t)stream, (uintptr_t)pCaptureStatus, (uintptr_t)pId,),
    "stream,pCaptureStatus,pId\0" "0x\0" "!3 1*i@hipStreamCaptureStatus 2*L 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipStreamGetCaptureInfo_v2, "hipStreamGetCaptureInfo_v2", (void *stream, void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "stream,captureStatus_out,id_out,graph_out,dependencies_out,numDependencies_out\0" "0x\0" "!6 1*i@hipStreamCaptureStatus 2*L 3*x 4*p 5*L 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 3, int, trace__hip_hipStreamGetCaptureInfo_v2_spt, "hipStreamGetCaptureInfo_v2_spt", (void *stream, void *captureStatus_out, void *id_out, void *graph_out, void *dependencies_out, void *numDependencies_out), ((uintptr_t)stream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out,),
    "stream,captureStatus_out,id_out,graph_out,dependencies_out,numDependencies_out\0" "0x\0" "!6 1*i@hipStreamCaptureStatus 2*L 3*x 4*p 5*L 6i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipStreamGetDevResource, "hipStreamGetDevResource", (void *hStream, void *resource, int type), ((uintptr_t)hStream, (uintptr_t)resource, (uint64_t)type,),
    "hStream,resource,type\0" "0x 1x 2i@hipDevResourceType\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetDevice, "hipStreamGetDevice", (void *stream, void *device), ((uintptr_t)stream, (uintptr_t)device,),
    "stream,device\0" "0x\0" "!2 1*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetFlags, "hipStreamGetFlags", (void *stream, void *flags), ((uintptr_t)stream, (uintptr_t)flags,),
    "stream,flags\0" "0x\0" "!2 1*I 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetFlags_spt, "hipStreamGetFlags_spt", (void *stream, void *flags), ((uintptr_t)stream, (uintptr_t)flags,),
    "stream,flags\0" "0x\0" "!2 1*I 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetId, "hipStreamGetId", (void *stream, void *streamId), ((uintptr_t)stream, (uintptr_t)streamId,),
    "stream,streamId\0" "0x\0" "!2 1*L 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetPriority, "hipStreamGetPriority", (void *stream, void *priority), ((uintptr_t)stream, (uintptr_t)priority,),
    "stream,priority\0" "0x\0" "!2 1*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamGetPriority_spt, "hipStreamGetPriority_spt", (void *stream, void *priority), ((uintptr_t)stream, (uintptr_t)priority,),
    "stream,priority\0" "0x\0" "!2 1*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamIsCapturing, "hipStreamIsCapturing", (void *stream, void *pCaptureStatus), ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "stream,pCaptureStatus\0" "0x\0" "!2 1*i@hipStreamCaptureStatus 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipStreamIsCapturing_spt, "hipStreamIsCapturing_spt", (void *stream, void *pCaptureStatus), ((uintptr_t)stream, (uintptr_t)pCaptureStatus,),
    "stream,pCaptureStatus\0" "0x\0" "!2 1*i@hipStreamCaptureStatus 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipStreamQuery, "hipStreamQuery", (void *stream), ((uintptr_t)stream,),
    "stream\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, int, trace__hip_hipStreamQuery_spt, "hipStreamQuery_spt", (void *stream), ((uintptr_t)stream,),
    "stream\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipStreamSetAttribute, "hipStreamSetAttribute", (void *stream, int attr, const void *value), ((uintptr_t)stream, (uint64_t)attr, (uintptr_t)value,),
    "stream,attr,value\0" "0x 1i@hipLaunchAttributeID 2{hipLaunchAttributeValue}\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipStreamSynchronize, "hipStreamSynchronize", (void *stream), (stream), ((uintptr_t)stream),
    "stream\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 1, 1, int, trace__hip_hipStreamSynchronize_spt, "hipStreamSynchronize_spt", (void *stream), (stream), ((uintptr_t)stream),
    "stream\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamUpdateCaptureDependencies, "hipStreamUpdateCaptureDependencies", (void *stream, void *dependencies, uint64_t numDependencies, uint32_t flags), ((uintptr_t)stream, (uintptr_t)dependencies, (uint64_t)numDependencies, (uint64_t)flags,),
    "stream,dependencies,numDependencies,flags\0" "0x 1[2]x 2L 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipStreamWaitEvent, "hipStreamWaitEvent", (void *stream, void *event, uint32_t flags), (stream, event, flags), ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags),
    "stream,event,flags\0" "0x 1x 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 1, int, trace__hip_hipStreamWaitEvent_spt, "hipStreamWaitEvent_spt", (void *stream, void *event, uint32_t flags), (stream, event, flags), ((uintptr_t)stream, (uintptr_t)event, (uint64_t)flags),
    "stream,event,flags\0" "0x 1x 2I\0" "!3 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipStreamWaitValue32, "hipStreamWaitValue32", (void *stream, void *ptr, uint32_t value, uint32_t flags, uint32_t mask), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags, (uint64_t)mask,),
    "stream,ptr,value,flags,mask\0" "0x 1p 2I 3I 4I\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipStreamWaitValue64, "hipStreamWaitValue64", (void *stream, void *ptr, uint64_t value, uint32_t flags, uint64_t mask), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags, (uint64_t)mask,),
    "stream,ptr,value,flags,mask\0" "0x 1p 2L 3I 4L\0" "!5 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamWriteValue32, "hipStreamWriteValue32", (void *stream, void *ptr, uint32_t value, uint32_t flags), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags,),
    "stream,ptr,value,flags\0" "0x 1p 2I 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipStreamWriteValue64, "hipStreamWriteValue64", (void *stream, void *ptr, uint64_t value, uint32_t flags), ((uintptr_t)stream, (uintptr_t)ptr, (uint64_t)value, (uint64_t)flags,),
    "stream,ptr,value,flags\0" "0x 1p 2L 3I\0" "!4 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexObjectCreate, "hipTexObjectCreate", (void *pTexObject, const void *pResDesc, const void *pTexDesc, const void *pResViewDesc), ((uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc,),
    "pTexObject,pResDesc,pTexDesc,pResViewDesc\0" "1{HIP_RESOURCE_DESC_st} 2{HIP_TEXTURE_DESC_st} 3{HIP_RESOURCE_VIEW_DESC_st}\0" "!4 0*x 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipTexObjectDestroy, "hipTexObjectDestroy", (void *texObject), ((uintptr_t)texObject,),
    "texObject\0" "0x\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetResourceDesc, "hipTexObjectGetResourceDesc", (void *pResDesc, void *texObject), ((uintptr_t)pResDesc, (uintptr_t)texObject,),
    "pResDesc,texObject\0" "1x\0" "!2 0{HIP_RESOURCE_DESC_st} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetResourceViewDesc, "hipTexObjectGetResourceViewDesc", (void *pResViewDesc, void *texObject), ((uintptr_t)pResViewDesc, (uintptr_t)texObject,),
    "pResViewDesc,texObject\0" "1x\0" "!2 0{HIP_RESOURCE_VIEW_DESC_st} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexObjectGetTextureDesc, "hipTexObjectGetTextureDesc", (void *pTexDesc, void *texObject), ((uintptr_t)pTexDesc, (uintptr_t)texObject,),
    "pTexDesc,texObject\0" "1x\0" "!2 0{HIP_TEXTURE_DESC_st} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetAddress, "hipTexRefGetAddress", (void *dev_ptr, const void *texRef), ((uintptr_t)dev_ptr, (uintptr_t)texRef,),
    "dev_ptr,texRef\0" "1{textureReference}\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetAddressMode, "hipTexRefGetAddressMode", (void *pam, const void *texRef, int32_t dim), ((uintptr_t)pam, (uintptr_t)texRef, (uint64_t)dim,),
    "pam,texRef,dim\0" "1{textureReference} 2i\0" "!3 0*i@hipTextureAddressMode 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetArray, "hipTexRefGetArray", (void *pArray, const void *texRef), ((uintptr_t)pArray, (uintptr_t)texRef,),
    "pArray,texRef\0" "1{textureReference}\0" "!2 0*x 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetBorderColor, "hipTexRefGetBorderColor", (void *pBorderColor, const void *texRef), ((uintptr_t)pBorderColor, (uintptr_t)texRef,),
    "pBorderColor,texRef\0" "1{textureReference}\0" "!2 0*f 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetFilterMode, "hipTexRefGetFilterMode", (void *pfm, const void *texRef), ((uintptr_t)pfm, (uintptr_t)texRef,),
    "pfm,texRef\0" "1{textureReference}\0" "!2 0*i@hipTextureFilterMode 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetFlags, "hipTexRefGetFlags", (void *pFlags, const void *texRef), ((uintptr_t)pFlags, (uintptr_t)texRef,),
    "pFlags,texRef\0" "1{textureReference}\0" "!2 0*I 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetFormat, "hipTexRefGetFormat", (void *pFormat, void *pNumChannels, const void *texRef), ((uintptr_t)pFormat, (uintptr_t)pNumChannels, (uintptr_t)texRef,),
    "pFormat,pNumChannels,texRef\0" "2{textureReference}\0" "!3 0*i@hipArray_Format 1*i 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMaxAnisotropy, "hipTexRefGetMaxAnisotropy", (void *pmaxAnsio, const void *texRef), ((uintptr_t)pmaxAnsio, (uintptr_t)texRef,),
    "pmaxAnsio,texRef\0" "1{textureReference}\0" "!2 0*i 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipMappedArray, "hipTexRefGetMipMappedArray", (void *pArray, const void *texRef), ((uintptr_t)pArray, (uintptr_t)texRef,),
    "pArray,texRef\0" "1{textureReference}\0" "!2 0*p 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipmapFilterMode, "hipTexRefGetMipmapFilterMode", (void *pfm, const void *texRef), ((uintptr_t)pfm, (uintptr_t)texRef,),
    "pfm,texRef\0" "1{textureReference}\0" "!2 0*i@hipTextureFilterMode 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hipTexRefGetMipmapLevelBias, "hipTexRefGetMipmapLevelBias", (void *pbias, const void *texRef), ((uintptr_t)pbias, (uintptr_t)texRef,),
    "pbias,texRef\0" "1{textureReference}\0" "!2 0*f 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hipTexRefGetMipmapLevelClamp, "hipTexRefGetMipmapLevelClamp", (void *pminMipmapLevelClamp, void *pmaxMipmapLevelClamp, const void *texRef), ((uintptr_t)pminMipmapLevelClamp, (uintptr_t)pmaxMipmapLevelClamp, (uintptr_t)texRef,),
    "pminMipmapLevelClamp,pmaxMipmapLevelClamp,texRef\0" "2{textureReference}\0" "!3 0*f 1*f 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexRefSetAddress, "hipTexRefSetAddress", (void *ByteOffset, void *texRef, void *dptr, uint64_t bytes), ((uintptr_t)ByteOffset, (uintptr_t)texRef, (uintptr_t)dptr, (uint64_t)bytes,),
    "ByteOffset,texRef,dptr,bytes\0" "2p 3L\0" "!4 0*L 1{textureReference} 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipTexRefSetAddress2D, "hipTexRefSetAddress2D", (void *texRef, const void *desc, void *dptr, uint64_t Pitch), ((uintptr_t)texRef, (uintptr_t)desc, (uintptr_t)dptr, (uint64_t)Pitch,),
    "texRef,desc,dptr,Pitch\0" "1{HIP_ARRAY_DESCRIPTOR} 2p 3L\0" "!4 0{textureReference} 4i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetAddressMode, "hipTexRefSetAddressMode", (void *texRef, int32_t dim, int am), ((uintptr_t)texRef, (uint64_t)dim, (uint64_t)am,),
    "texRef,dim,am\0" "1i 2i@hipTextureAddressMode\0" "!3 0{textureReference} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetArray, "hipTexRefSetArray", (void *tex, const void *array, uint32_t flags), ((uintptr_t)tex, (uintptr_t)array, (uint64_t)flags,),
    "1\0" "tex,array,flags\0" "1x 2I\0" "!3 0{textureReference} 3i@hipError_t=result/RESULT\0" "2\0" "tex,array,flags\0" "1{hipArray} 2I\0" "!3 0{textureReference} 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetBorderColor, "hipTexRefSetBorderColor", (void *texRef, void *pBorderColor), ((uintptr_t)texRef, (uintptr_t)pBorderColor,),
    "texRef,pBorderColor\0" "1[#4]f\0" "!2 0{textureReference} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetFilterMode, "hipTexRefSetFilterMode", (void *texRef, int fm), ((uintptr_t)texRef, (uint64_t)fm,),
    "texRef,fm\0" "1i@hipTextureFilterMode\0" "!2 0{textureReference} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetFlags, "hipTexRefSetFlags", (void *texRef, uint32_t Flags), ((uintptr_t)texRef, (uint64_t)Flags,),
    "texRef,Flags\0" "1I\0" "!2 0{textureReference} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetFormat, "hipTexRefSetFormat", (void *texRef, int fmt, int32_t NumPackedComponents), ((uintptr_t)texRef, (uint64_t)fmt, (uint64_t)NumPackedComponents,),
    "texRef,fmt,NumPackedComponents\0" "1i@hipArray_Format 2i\0" "!3 0{textureReference} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMaxAnisotropy, "hipTexRefSetMaxAnisotropy", (void *texRef, uint32_t maxAniso), ((uintptr_t)texRef, (uint64_t)maxAniso,),
    "texRef,maxAniso\0" "1I\0" "!2 0{textureReference} 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMipmapFilterMode, "hipTexRefSetMipmapFilterMode", (void *texRef, int fm), ((uintptr_t)texRef, (uint64_t)fm,),
    "texRef,fm\0" "1i@hipTextureFilterMode\0" "!2 0{textureReference} 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 2, 2, int, trace__hip_hipTexRefSetMipmapLevelBias, "hipTexRefSetMipmapLevelBias", (void *texRef, float bias), (texRef, bias), ((uintptr_t)texRef, TRACE__V(bias)),
    "texRef,bias\0" "1f\0" "!2 0{textureReference} 2i@hipError_t=result/RESULT")

TRACE__CALL(trace__hip, 3, 2, int, trace__hip_hipTexRefSetMipmapLevelClamp, "hipTexRefSetMipmapLevelClamp", (void *texRef, float minMipMapLevelClamp, float maxMipMapLevelClamp), (texRef, minMipMapLevelClamp, maxMipMapLevelClamp), ((uintptr_t)texRef, TRACE__V(minMipMapLevelClamp), TRACE__V(maxMipMapLevelClamp)),
    "texRef,minMipMapLevelClamp,maxMipMapLevelClamp\0" "1f 2f\0" "!3 0{textureReference} 3i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hipTexRefSetMipmappedArray, "hipTexRefSetMipmappedArray", (void *texRef, void *mipmappedArray, uint32_t Flags), ((uintptr_t)texRef, (uintptr_t)mipmappedArray, (uint64_t)Flags,),
    "1\0" "texRef,mipmappedArray,Flags\0" "2I\0" "!3 0{textureReference} 1{hipMipmappedArray} 3i@hipError_t=result/RESULT\0" "2\0" "texRef,mipmappedArray,Flags\0" "2I\0" "!3 0{textureReference} 1{hipMipmappedArray@hip-5.2} 3i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipThreadExchangeStreamCaptureMode, "hipThreadExchangeStreamCaptureMode", (void *mode), ((uintptr_t)mode,),
    "mode\0" "\0" "!1 0*i@hipStreamCaptureMode 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hipUnbindTexture, "hipUnbindTexture", (const void *tex), ((uintptr_t)tex,),
    "tex\0" "0{textureReference}\0" "!1 1i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 5, 2, int, trace__hip_hipUserObjectCreate, "hipUserObjectCreate", (void *object_out, void *ptr, void *destroy, uint32_t initialRefcount, uint32_t flags), ((uintptr_t)object_out, (uintptr_t)ptr, (uintptr_t)destroy, (uint64_t)initialRefcount, (uint64_t)flags,),
    "object_out,ptr,destroy,initialRefcount,flags\0" "1p 2p 3I 4I\0" "!5 0*x 5i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipUserObjectRelease, "hipUserObjectRelease", (void *object, uint32_t count), ((uintptr_t)object, (uint64_t)count,),
    "object,count\0" "0x 1I\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hipUserObjectRetain, "hipUserObjectRetain", (void *object, uint32_t count), ((uintptr_t)object, (uint64_t)count,),
    "object,count\0" "0x 1I\0" "!2 2i@hipError_t=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hipWaitExternalSemaphoresAsync, "hipWaitExternalSemaphoresAsync", (const void *extSemArray, const void *paramsArray, uint32_t numExtSems, void *stream), ((uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream,),
    "1\0" "extSemArray,paramsArray,numExtSems,stream\0" "0[2]p 1[2]{hipExternalSemaphoreWaitParams_st#144} 2I 3x\0" "!4 4i@hipError_t=result/RESULT\0" "2\0" "extSemArray,paramsArray,numExtSems,stream\0" "0[2]p 1[2]{hipExternalSemaphoreWaitParams_st@hip-5.2#136} 2I 3x\0" "!4 4i@hipError_t=result/RESULT\0")

TRACE__FORWARD(trace__hip, 2, 2, int, trace__hip_hiprtcAddNameExpression, "hiprtcAddNameExpression", (void *prog, const void *name_expression), ((uintptr_t)prog, (uintptr_t)name_expression,),
    "prog,name_expression\0" "0x 1s\0" "!2 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hiprtcCompileProgram, "hiprtcCompileProgram", (void *prog, int32_t numOptions, void *options), ((uintptr_t)prog, (uint64_t)numOptions, (uintptr_t)options,),
    "prog,numOptions,options\0" "0x 1i 2p\0" "!3 3i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hiprtcCreateProgram, "hiprtcCreateProgram", (void *prog, const void *src, const void *name, int32_t numHeaders, void *headers, void *includeNames), ((uintptr_t)prog, (uintptr_t)src, (uintptr_t)name, (uint64_t)numHeaders, (uintptr_t)headers, (uintptr_t)includeNames,),
    "prog,src,name,numHeaders,headers,includeNames\0" "1s 2s 3i 4p 5p\0" "!6 0*x 6i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hiprtcDestroyProgram, "hiprtcDestroyProgram", (void *prog), ((uintptr_t)prog,),
    "prog\0" "\0" "!1 0*x 1i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetBitcode, "hiprtcGetBitcode", (void *prog, void *bitcode), ((uintptr_t)prog, (uintptr_t)bitcode,),
    "prog,bitcode\0" "0x 1p\0" "!2 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetBitcodeSize, "hiprtcGetBitcodeSize", (void *prog, void *bitcode_size), ((uintptr_t)prog, (uintptr_t)bitcode_size,),
    "prog,bitcode_size\0" "0x\0" "!2 1*L 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetCode, "hiprtcGetCode", (void *prog, void *code), ((uintptr_t)prog, (uintptr_t)code,),
    "prog,code\0" "0x 1p\0" "!2 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetCodeSize, "hiprtcGetCodeSize", (void *prog, void *codeSizeRet), ((uintptr_t)prog, (uintptr_t)codeSizeRet,),
    "prog,codeSizeRet\0" "0x\0" "!2 1*L 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 3, const void *, trace__hip_hiprtcGetErrorString, "hiprtcGetErrorString", (int result), ((uint64_t)result,),
    "result\0" "0i@hiprtcResult\0" "1s=result")

TRACE__FORWARD(trace__hip, 3, 3, int, trace__hip_hiprtcGetLoweredName, "hiprtcGetLoweredName", (void *prog, const void *name_expression, void *lowered_name), ((uintptr_t)prog, (uintptr_t)name_expression, (uintptr_t)lowered_name,),
    "prog,name_expression,lowered_name\0" "0x 1s\0" "!3 2*s 3i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetProgramLog, "hiprtcGetProgramLog", (void *prog, void *log), ((uintptr_t)prog, (uintptr_t)log,),
    "prog,log\0" "0x 1p\0" "!2 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcGetProgramLogSize, "hiprtcGetProgramLogSize", (void *prog, void *logSizeRet), ((uintptr_t)prog, (uintptr_t)logSizeRet,),
    "prog,logSizeRet\0" "0x\0" "!2 1*L 2i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 8, 2, int, trace__hip_hiprtcLinkAddData, "hiprtcLinkAddData", (void *hip_link_state, int input_type, void *image, uint64_t image_size, const void *name, uint32_t num_options, void *options_ptr, void *option_values), ((uintptr_t)hip_link_state, (uint64_t)input_type, (uintptr_t)image, (uint64_t)image_size, (uintptr_t)name, (uint64_t)num_options, (uintptr_t)options_ptr, (uintptr_t)option_values,),
    "hip_link_state,input_type,image,image_size,name,num_options,options_ptr,option_values\0" "0x 1i@hiprtcJITInputType 2p 3L 4s 5I 6[5]i@hiprtcJIT_option 7[5]p\0" "!8 8i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 6, 2, int, trace__hip_hiprtcLinkAddFile, "hiprtcLinkAddFile", (void *hip_link_state, int input_type, const void *file_path, uint32_t num_options, void *options_ptr, void *option_values), ((uintptr_t)hip_link_state, (uint64_t)input_type, (uintptr_t)file_path, (uint64_t)num_options, (uintptr_t)options_ptr, (uintptr_t)option_values,),
    "hip_link_state,input_type,file_path,num_options,options_ptr,option_values\0" "0x 1i@hiprtcJITInputType 2s 3I 4[3]i@hiprtcJIT_option 5[3]p\0" "!6 6i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 3, 2, int, trace__hip_hiprtcLinkComplete, "hiprtcLinkComplete", (void *hip_link_state, void *bin_out, void *size_out), ((uintptr_t)hip_link_state, (uintptr_t)bin_out, (uintptr_t)size_out,),
    "hip_link_state,bin_out,size_out\0" "0x\0" "!3 1*p 2*L 3i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 4, 2, int, trace__hip_hiprtcLinkCreate, "hiprtcLinkCreate", (uint32_t num_options, void *option_ptr, void *option_vals_pptr, void *hip_link_state_ptr), ((uint64_t)num_options, (uintptr_t)option_ptr, (uintptr_t)option_vals_pptr, (uintptr_t)hip_link_state_ptr,),
    "num_options,option_ptr,option_vals_pptr,hip_link_state_ptr\0" "0I 1[0]i@hiprtcJIT_option 2[0]p\0" "!4 3*x 4i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 1, 2, int, trace__hip_hiprtcLinkDestroy, "hiprtcLinkDestroy", (void *hip_link_state), ((uintptr_t)hip_link_state,),
    "hip_link_state\0" "0x\0" "!1 1i@hiprtcResult=result/RESULT")

TRACE__FORWARD(trace__hip, 2, 3, int, trace__hip_hiprtcVersion, "hiprtcVersion", (void *major, void *minor), ((uintptr_t)major, (uintptr_t)minor,),
    "major,minor\0" "\0" "!2 0*i 1*i 2i@hiprtcResult=result/RESULT")

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
    {"hipDeviceGetStreamPriorityRange", 0, 0, &trace__hip_hipDeviceGetStreamPriorityRange_call, (trace__function)trace__hip_hipDeviceGetStreamPriorityRange},
    {"hipDeviceGetTexture1DLinearMaxWidth", 0, 0, &trace__hip_hipDeviceGetTexture1DLinearMaxWidth_call, (trace__function)trace__hip_hipDeviceGetTexture1DLinearMaxWidth},
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
    {"hipDrvGraphExecMemcpyNodeSetParams", 0, 0, &trace__hip_hipDrvGraphExecMemcpyNodeSetParams_call, (trace__function)trace__hip_hipDrvGraphExecMemcpyNodeSetParams},
    {"hipDrvGraphExecMemsetNodeSetParams", 0, 0, &trace__hip_hipDrvGraphExecMemsetNodeSetParams_call, (trace__function)trace__hip_hipDrvGraphExecMemsetNodeSetParams},
    {"hipDrvGraphMemcpyNodeGetParams", 0, 0, &trace__hip_hipDrvGraphMemcpyNodeGetParams_call, (trace__function)trace__hip_hipDrvGraphMemcpyNodeGetParams},
    {"hipDrvGraphMemcpyNodeSetParams", 0, 0, &trace__hip_hipDrvGraphMemcpyNodeSetParams_call, (trace__function)trace__hip_hipDrvGraphMemcpyNodeSetParams},
    {"hipDrvLaunchKernelEx", 0, 0, &trace__hip_hipDrvLaunchKernelEx_call, (trace__function)trace__hip_hipDrvLaunchKernelEx},
    {"hipDrvMemDiscardAndPrefetchBatchAsync", 0, 0, &trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync_call, (trace__function)trace__hip_hipDrvMemDiscardAndPrefetchBatchAsync},
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
    {"hipExtLaunchMultiKernelMultiDevice", 0, 0, &trace__hip_hipExtLaunchMultiKernelMultiDevice_call, (trace__function)trace__hip_hipExtLaunchMultiKernelMultiDevice},
    {"hipExtMallocWithFlags", 0, 0, &trace__hip_hipExtMallocWithFlags_call, (trace__function)trace__hip_hipExtMallocWithFlags},
    {"hipExtModuleLaunchKernel", 0, 0, &trace__hip_hipExtModuleLaunchKernel_call, (trace__function)trace__hip_hipExtModuleLaunchKernel},
    {"hipExtSetLoggingParams", 0, 0, &trace__hip_hipExtSetLoggingParams_call, (trace__function)trace__hip_hipExtSetLoggingParams},
    {"hipExtStreamCreateWithCUMask", 0, 0, &trace__hip_hipExtStreamCreateWithCUMask_call, (trace__function)trace__hip_hipExtStreamCreateWithCUMask},
    {"hipExtStreamGetCUMask", 0, 0, &trace__hip_hipExtStreamGetCUMask_call, (trace__function)trace__hip_hipExtStreamGetCUMask},
    {"hipExternalMemoryGetMappedBuffer", 0, 0, &trace__hip_hipExternalMemoryGetMappedBuffer_call, (trace__function)trace__hip_hipExternalMemoryGetMappedBuffer},
    {"hipExternalMemoryGetMappedMipmappedArray", 0, 0, &trace__hip_hipExternalMemoryGetMappedMipmappedArray_call, (trace__function)trace__hip_hipExternalMemoryGetMappedMipmappedArray},
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
    {"hipGetTextureObjectResourceDesc", 0, 0, &trace__hip_hipGetTextureObjectResourceDesc_call, (trace__function)trace__hip_hipGetTextureObjectResourceDesc},
    {"hipGetTextureObjectResourceViewDesc", 0, 0, &trace__hip_hipGetTextureObjectResourceViewDesc_call, (trace__function)trace__hip_hipGetTextureObjectResourceViewDesc},
    {"hipGetTextureObjectTextureDesc", 0, 0, &trace__hip_hipGetTextureObjectTextureDesc_call, (trace__function)trace__hip_hipGetTextureObjectTextureDesc},
    {"hipGetTextureReference", 0, 0, &trace__hip_hipGetTextureReference_call, (trace__function)trace__hip_hipGetTextureReference},
    {"hipGraphAddBatchMemOpNode", 0, 0, &trace__hip_hipGraphAddBatchMemOpNode_call, (trace__function)trace__hip_hipGraphAddBatchMemOpNode},
    {"hipGraphAddChildGraphNode", 0, 0, &trace__hip_hipGraphAddChildGraphNode_call, (trace__function)trace__hip_hipGraphAddChildGraphNode},
    {"hipGraphAddDependencies", 0, 0, &trace__hip_hipGraphAddDependencies_call, (trace__function)trace__hip_hipGraphAddDependencies},
    {"hipGraphAddEmptyNode", 0, 0, &trace__hip_hipGraphAddEmptyNode_call, (trace__function)trace__hip_hipGraphAddEmptyNode},
    {"hipGraphAddEventRecordNode", 0, 0, &trace__hip_hipGraphAddEventRecordNode_call, (trace__function)trace__hip_hipGraphAddEventRecordNode},
    {"hipGraphAddEventWaitNode", 0, 0, &trace__hip_hipGraphAddEventWaitNode_call, (trace__function)trace__hip_hipGraphAddEventWaitNode},
    {"hipGraphAddExternalSemaphoresSignalNode", 0, 0, &trace__hip_hipGraphAddExternalSemaphoresSignalNode_call, (trace__function)trace__hip_hipGraphAddExternalSemaphoresSignalNode},
    {"hipGraphAddExternalSemaphoresWaitNode", 0, 0, &trace__hip_hipGraphAddExternalSemaphoresWaitNode_call, (trace__function)trace__hip_hipGraphAddExternalSemaphoresWaitNode},
    {"hipGraphAddHostNode", 0, 0, &trace__hip_hipGraphAddHostNode_call, (trace__function)trace__hip_hipGraphAddHostNode},
    {"hipGraphAddKernelNode", 0, 0, &trace__hip_hipGraphAddKernelNode_call, (trace__function)trace__hip_hipGraphAddKernelNode},
    {"hipGraphAddMemAllocNode", 0, 0, &trace__hip_hipGraphAddMemAllocNode_call, (trace__function)trace__hip_hipGraphAddMemAllocNode},
    {"hipGraphAddMemFreeNode", 0, 0, &trace__hip_hipGraphAddMemFreeNode_call, (trace__function)trace__hip_hipGraphAddMemFreeNode},
    {"hipGraphAddMemcpyNode", 0, 0, &trace__hip_hipGraphAddMemcpyNode_call, (trace__function)trace__hip_hipGraphAddMemcpyNode},
    {"hipGraphAddMemcpyNode1D", 0, 0, &trace__hip_hipGraphAddMemcpyNode1D_call, (trace__function)trace__hip_hipGraphAddMemcpyNode1D},
    {"hipGraphAddMemcpyNodeFromSymbol", 0, 0, &trace__hip_hipGraphAddMemcpyNodeFromSymbol_call, (trace__function)trace__hip_hipGraphAddMemcpyNodeFromSymbol},
    {"hipGraphAddMemcpyNodeToSymbol", 0, 0, &trace__hip_hipGraphAddMemcpyNodeToSymbol_call, (trace__function)trace__hip_hipGraphAddMemcpyNodeToSymbol},
    {"hipGraphAddMemsetNode", 0, 0, &trace__hip_hipGraphAddMemsetNode_call, (trace__function)trace__hip_hipGraphAddMemsetNode},
    {"hipGraphAddNode", 0, 0, &trace__hip_hipGraphAddNode_call, (trace__function)trace__hip_hipGraphAddNode},
    {"hipGraphBatchMemOpNodeGetParams", 0, 0, &trace__hip_hipGraphBatchMemOpNodeGetParams_call, (trace__function)trace__hip_hipGraphBatchMemOpNodeGetParams},
    {"hipGraphBatchMemOpNodeSetParams", 0, 0, &trace__hip_hipGraphBatchMemOpNodeSetParams_call, (trace__function)trace__hip_hipGraphBatchMemOpNodeSetParams},
    {"hipGraphChildGraphNodeGetGraph", 0, 0, &trace__hip_hipGraphChildGraphNodeGetGraph_call, (trace__function)trace__hip_hipGraphChildGraphNodeGetGraph},
    {"hipGraphClone", 0, 0, &trace__hip_hipGraphClone_call, (trace__function)trace__hip_hipGraphClone},
    {"hipGraphCreate", 0, 0, &trace__hip_hipGraphCreate_call, (trace__function)trace__hip_hipGraphCreate},
    {"hipGraphDebugDotPrint", 0, 0, &trace__hip_hipGraphDebugDotPrint_call, (trace__function)trace__hip_hipGraphDebugDotPrint},
    {"hipGraphDestroy", 0, 0, &trace__hip_hipGraphDestroy_call, (trace__function)trace__hip_hipGraphDestroy},
    {"hipGraphDestroyNode", 0, 0, &trace__hip_hipGraphDestroyNode_call, (trace__function)trace__hip_hipGraphDestroyNode},
    {"hipGraphEventRecordNodeGetEvent", 0, 0, &trace__hip_hipGraphEventRecordNodeGetEvent_call, (trace__function)trace__hip_hipGraphEventRecordNodeGetEvent},
    {"hipGraphEventRecordNodeSetEvent", 0, 0, &trace__hip_hipGraphEventRecordNodeSetEvent_call, (trace__function)trace__hip_hipGraphEventRecordNodeSetEvent},
    {"hipGraphEventWaitNodeGetEvent", 0, 0, &trace__hip_hipGraphEventWaitNodeGetEvent_call, (trace__function)trace__hip_hipGraphEventWaitNodeGetEvent},
    {"hipGraphEventWaitNodeSetEvent", 0, 0, &trace__hip_hipGraphEventWaitNodeSetEvent_call, (trace__function)trace__hip_hipGraphEventWaitNodeSetEvent},
    {"hipGraphExecBatchMemOpNodeSetParams", 0, 0, &trace__hip_hipGraphExecBatchMemOpNodeSetParams_call, (trace__function)trace__hip_hipGraphExecBatchMemOpNodeSetParams},
    {"hipGraphExecChildGraphNodeSetParams", 0, 0, &trace__hip_hipGraphExecChildGraphNodeSetParams_call, (trace__function)trace__hip_hipGraphExecChildGraphNodeSetParams},
    {"hipGraphExecDestroy", 0, 0, &trace__hip_hipGraphExecDestroy_call, (trace__function)trace__hip_hipGraphExecDestroy},
    {"hipGraphExecEventRecordNodeSetEvent", 0, 0, &trace__hip_hipGraphExecEventRecordNodeSetEvent_call, (trace__function)trace__hip_hipGraphExecEventRecordNodeSetEvent},
    {"hipGraphExecEventWaitNodeSetEvent", 0, 0, &trace__hip_hipGraphExecEventWaitNodeSetEvent_call, (trace__function)trace__hip_hipGraphExecEventWaitNodeSetEvent},
    {"hipGraphExecExternalSemaphoresSignalNodeSetParams", 0, 0, &trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams_call, (trace__function)trace__hip_hipGraphExecExternalSemaphoresSignalNodeSetParams},
    {"hipGraphExecExternalSemaphoresWaitNodeSetParams", 0, 0, &trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams_call, (trace__function)trace__hip_hipGraphExecExternalSemaphoresWaitNodeSetParams},
    {"hipGraphExecGetFlags", 0, 0, &trace__hip_hipGraphExecGetFlags_call, (trace__function)trace__hip_hipGraphExecGetFlags},
    {"hipGraphExecHostNodeSetParams", 0, 0, &trace__hip_hipGraphExecHostNodeSetParams_call, (trace__function)trace__hip_hipGraphExecHostNodeSetParams},
    {"hipGraphExecKernelNodeSetParams", 0, 0, &trace__hip_hipGraphExecKernelNodeSetParams_call, (trace__function)trace__hip_hipGraphExecKernelNodeSetParams},
    {"hipGraphExecMemcpyNodeSetParams", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParams_call, (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParams},
    {"hipGraphExecMemcpyNodeSetParams1D", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParams1D_call, (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParams1D},
    {"hipGraphExecMemcpyNodeSetParamsFromSymbol", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol_call, (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParamsFromSymbol},
    {"hipGraphExecMemcpyNodeSetParamsToSymbol", 0, 0, &trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol_call, (trace__function)trace__hip_hipGraphExecMemcpyNodeSetParamsToSymbol},
    {"hipGraphExecMemsetNodeSetParams", 0, 0, &trace__hip_hipGraphExecMemsetNodeSetParams_call, (trace__function)trace__hip_hipGraphExecMemsetNodeSetParams},
    {"hipGraphExecNodeSetParams", 0, 0, &trace__hip_hipGraphExecNodeSetParams_call, (trace__function)trace__hip_hipGraphExecNodeSetParams},
    {"hipGraphExecUpdate", 0, 0, &trace__hip_hipGraphExecUpdate_call, (trace__function)trace__hip_hipGraphExecUpdate},
    {"hipGraphExternalSemaphoresSignalNodeGetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams_call, (trace__function)trace__hip_hipGraphExternalSemaphoresSignalNodeGetParams},
    {"hipGraphExternalSemaphoresSignalNodeSetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams_call, (trace__function)trace__hip_hipGraphExternalSemaphoresSignalNodeSetParams},
    {"hipGraphExternalSemaphoresWaitNodeGetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams_call, (trace__function)trace__hip_hipGraphExternalSemaphoresWaitNodeGetParams},
    {"hipGraphExternalSemaphoresWaitNodeSetParams", 0, 0, &trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams_call, (trace__function)trace__hip_hipGraphExternalSemaphoresWaitNodeSetParams},
    {"hipGraphGetEdges", 0, 0, &trace__hip_hipGraphGetEdges_call, (trace__function)trace__hip_hipGraphGetEdges},
    {"hipGraphGetNodes", 0, 0, &trace__hip_hipGraphGetNodes_call, (trace__function)trace__hip_hipGraphGetNodes},
    {"hipGraphGetRootNodes", 0, 0, &trace__hip_hipGraphGetRootNodes_call, (trace__function)trace__hip_hipGraphGetRootNodes},
    {"hipGraphHostNodeGetParams", 0, 0, &trace__hip_hipGraphHostNodeGetParams_call, (trace__function)trace__hip_hipGraphHostNodeGetParams},
    {"hipGraphHostNodeSetParams", 0, 0, &trace__hip_hipGraphHostNodeSetParams_call, (trace__function)trace__hip_hipGraphHostNodeSetParams},
    {"hipGraphInstantiate", 0, 0, &trace__hip_hipGraphInstantiate_call, (trace__function)trace__hip_hipGraphInstantiate},
    {"hipGraphInstantiateWithFlags", 0, 0, &trace__hip_hipGraphInstantiateWithFlags_call, (trace__function)trace__hip_hipGraphInstantiateWithFlags},
    {"hipGraphInstantiateWithParams", 0, 0, &trace__hip_hipGraphInstantiateWithParams_call, (trace__function)trace__hip_hipGraphInstantiateWithParams},
    {"hipGraphKernelNodeCopyAttributes", 0, 0, &trace__hip_hipGraphKernelNodeCopyAttributes_call, (trace__function)trace__hip_hipGraphKernelNodeCopyAttributes},
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
    {"hipGraphMemcpyNodeSetParamsFromSymbol", 0, 0, &trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol_call, (trace__function)trace__hip_hipGraphMemcpyNodeSetParamsFromSymbol},
    {"hipGraphMemcpyNodeSetParamsToSymbol", 0, 0, &trace__hip_hipGraphMemcpyNodeSetParamsToSymbol_call, (trace__function)trace__hip_hipGraphMemcpyNodeSetParamsToSymbol},
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
    {"hipGraphicsResourceGetMappedPointer", 0, 0, &trace__hip_hipGraphicsResourceGetMappedPointer_call, (trace__function)trace__hip_hipGraphicsResourceGetMappedPointer},
    {"hipGraphicsSubResourceGetMappedArray", 0, 0, &trace__hip_hipGraphicsSubResourceGetMappedArray_call, (trace__function)trace__hip_hipGraphicsSubResourceGetMappedArray},
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
    {"hipLaunchCooperativeKernelMultiDevice", 0, 0, &trace__hip_hipLaunchCooperativeKernelMultiDevice_call, (trace__function)trace__hip_hipLaunchCooperativeKernelMultiDevice},
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
    {"hipMemDiscardAndPrefetchBatchAsync", 0, 0, &trace__hip_hipMemDiscardAndPrefetchBatchAsync_call, (trace__function)trace__hip_hipMemDiscardAndPrefetchBatchAsync},
    {"hipMemDiscardBatchAsync", 0, 0, &trace__hip_hipMemDiscardBatchAsync_call, (trace__function)trace__hip_hipMemDiscardBatchAsync},
    {"hipMemExportToShareableHandle", 0, 0, &trace__hip_hipMemExportToShareableHandle_call, (trace__function)trace__hip_hipMemExportToShareableHandle},
    {"hipMemGetAccess", 0, 0, &trace__hip_hipMemGetAccess_call, (trace__function)trace__hip_hipMemGetAccess},
    {"hipMemGetAddressRange", 0, 0, &trace__hip_hipMemGetAddressRange_call, (trace__function)trace__hip_hipMemGetAddressRange},
    {"hipMemGetAllocationGranularity", 0, 0, &trace__hip_hipMemGetAllocationGranularity_call, (trace__function)trace__hip_hipMemGetAllocationGranularity},
    {"hipMemGetAllocationPropertiesFromHandle", 0, 0, &trace__hip_hipMemGetAllocationPropertiesFromHandle_call, (trace__function)trace__hip_hipMemGetAllocationPropertiesFromHandle},
    {"hipMemGetDefaultMemPool", 0, 0, &trace__hip_hipMemGetDefaultMemPool_call, (trace__function)trace__hip_hipMemGetDefaultMemPool},
    {"hipMemGetHandleForAddressRange", 0, 0, &trace__hip_hipMemGetHandleForAddressRange_call, (trace__function)trace__hip_hipMemGetHandleForAddressRange},
    {"hipMemGetInfo", 0, 0, &trace__hip_hipMemGetInfo_call, (trace__function)trace__hip_hipMemGetInfo},
    {"hipMemGetMemPool", 0, 0, &trace__hip_hipMemGetMemPool_call, (trace__function)trace__hip_hipMemGetMemPool},
    {"hipMemImportFromShareableHandle", 0, 0, &trace__hip_hipMemImportFromShareableHandle_call, (trace__function)trace__hip_hipMemImportFromShareableHandle},
    {"hipMemMap", 0, 0, &trace__hip_hipMemMap_call, (trace__function)trace__hip_hipMemMap},
    {"hipMemMapArrayAsync", 0, 0, &trace__hip_hipMemMapArrayAsync_call, (trace__function)trace__hip_hipMemMapArrayAsync},
    {"hipMemPoolCreate", 0, 0, &trace__hip_hipMemPoolCreate_call, (trace__function)trace__hip_hipMemPoolCreate},
    {"hipMemPoolDestroy", 0, 0, &trace__hip_hipMemPoolDestroy_call, (trace__function)trace__hip_hipMemPoolDestroy},
    {"hipMemPoolExportPointer", 0, 0, &trace__hip_hipMemPoolExportPointer_call, (trace__function)trace__hip_hipMemPoolExportPointer},
    {"hipMemPoolExportToShareableHandle", 0, 0, &trace__hip_hipMemPoolExportToShareableHandle_call, (trace__function)trace__hip_hipMemPoolExportToShareableHandle},
    {"hipMemPoolGetAccess", 0, 0, &trace__hip_hipMemPoolGetAccess_call, (trace__function)trace__hip_hipMemPoolGetAccess},
    {"hipMemPoolGetAttribute", 0, 0, &trace__hip_hipMemPoolGetAttribute_call, (trace__function)trace__hip_hipMemPoolGetAttribute},
    {"hipMemPoolImportFromShareableHandle", 0, 0, &trace__hip_hipMemPoolImportFromShareableHandle_call, (trace__function)trace__hip_hipMemPoolImportFromShareableHandle},
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
    {"hipMipmappedArrayGetMemoryRequirements", 0, 0, &trace__hip_hipMipmappedArrayGetMemoryRequirements_call, (trace__function)trace__hip_hipMipmappedArrayGetMemoryRequirements},
    {"hipModuleGetFunction", 0, 0, &trace__hip_hipModuleGetFunction_call, (trace__function)trace__hip_hipModuleGetFunction},
    {"hipModuleGetFunctionCount", 0, 0, &trace__hip_hipModuleGetFunctionCount_call, (trace__function)trace__hip_hipModuleGetFunctionCount},
    {"hipModuleGetGlobal", 0, 0, &trace__hip_hipModuleGetGlobal_call, (trace__function)trace__hip_hipModuleGetGlobal},
    {"hipModuleGetTexRef", 0, 0, &trace__hip_hipModuleGetTexRef_call, (trace__function)trace__hip_hipModuleGetTexRef},
    {"hipModuleLaunchCooperativeKernel", 0, 0, &trace__hip_hipModuleLaunchCooperativeKernel_call, (trace__function)trace__hip_hipModuleLaunchCooperativeKernel},
    {"hipModuleLaunchCooperativeKernelMultiDevice", 0, 0, &trace__hip_hipModuleLaunchCooperativeKernelMultiDevice_call, (trace__function)trace__hip_hipModuleLaunchCooperativeKernelMultiDevice},
    {"hipModuleLaunchKernel", 0, 0, &trace__hip_hipModuleLaunchKernel_call, (trace__function)trace__hip_hipModuleLaunchKernel},
    {"hipModuleLoad", 0, 0, &trace__hip_hipModuleLoad_call, (trace__function)trace__hip_hipModuleLoad},
    {"hipModuleLoadData", 0, 0, &trace__hip_hipModuleLoadData_call, (trace__function)trace__hip_hipModuleLoadData},
    {"hipModuleLoadDataEx", 0, 0, &trace__hip_hipModuleLoadDataEx_call, (trace__function)trace__hip_hipModuleLoadDataEx},
    {"hipModuleLoadFatBinary", 0, 0, &trace__hip_hipModuleLoadFatBinary_call, (trace__function)trace__hip_hipModuleLoadFatBinary},
    {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", 0, 0, &trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_call, (trace__function)trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor},
    {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, 0, &trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_call, (trace__function)trace__hip_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
    {"hipModuleOccupancyMaxPotentialBlockSize", 0, 0, &trace__hip_hipModuleOccupancyMaxPotentialBlockSize_call, (trace__function)trace__hip_hipModuleOccupancyMaxPotentialBlockSize},
    {"hipModuleOccupancyMaxPotentialBlockSizeWithFlags", 0, 0, &trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags_call, (trace__function)trace__hip_hipModuleOccupancyMaxPotentialBlockSizeWithFlags},
    {"hipModuleUnload", 0, 0, &trace__hip_hipModuleUnload_call, (trace__function)trace__hip_hipModuleUnload},
    {"hipOccupancyAvailableDynamicSMemPerBlock", 0, 0, &trace__hip_hipOccupancyAvailableDynamicSMemPerBlock_call, (trace__function)trace__hip_hipOccupancyAvailableDynamicSMemPerBlock},
    {"hipOccupancyMaxActiveBlocksPerMultiprocessor", 0, 0, &trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor_call, (trace__function)trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessor},
    {"hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, 0, &trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_call, (trace__function)trace__hip_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
    {"hipOccupancyMaxActiveClusters", 0, 0, &trace__hip_hipOccupancyMaxActiveClusters_call, (trace__function)trace__hip_hipOccupancyMaxActiveClusters},
    {"hipOccupancyMaxPotentialBlockSize", 0, 0, &trace__hip_hipOccupancyMaxPotentialBlockSize_call, (trace__function)trace__hip_hipOccupancyMaxPotentialBlockSize},
    {"hipOccupancyMaxPotentialClusterSize", 0, 0, &trace__hip_hipOccupancyMaxPotentialClusterSize_call, (trace__function)trace__hip_hipOccupancyMaxPotentialClusterSize},
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
    {"hipSignalExternalSemaphoresAsync", 0, 0, &trace__hip_hipSignalExternalSemaphoresAsync_call, (trace__function)trace__hip_hipSignalExternalSemaphoresAsync},
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
    {"hipStreamUpdateCaptureDependencies", 0, 0, &trace__hip_hipStreamUpdateCaptureDependencies_call, (trace__function)trace__hip_hipStreamUpdateCaptureDependencies},
    {"hipStreamWaitEvent", 0, 0, &trace__hip_hipStreamWaitEvent_call, (trace__function)trace__hip_hipStreamWaitEvent},
    {"hipStreamWaitEvent_spt", 0, 0, &trace__hip_hipStreamWaitEvent_spt_call, (trace__function)trace__hip_hipStreamWaitEvent_spt},
    {"hipStreamWaitValue32", 0, 0, &trace__hip_hipStreamWaitValue32_call, (trace__function)trace__hip_hipStreamWaitValue32},
    {"hipStreamWaitValue64", 0, 0, &trace__hip_hipStreamWaitValue64_call, (trace__function)trace__hip_hipStreamWaitValue64},
    {"hipStreamWriteValue32", 0, 0, &trace__hip_hipStreamWriteValue32_call, (trace__function)trace__hip_hipStreamWriteValue32},
    {"hipStreamWriteValue64", 0, 0, &trace__hip_hipStreamWriteValue64_call, (trace__function)trace__hip_hipStreamWriteValue64},
    {"hipTexObjectCreate", 0, 0, &trace__hip_hipTexObjectCreate_call, (trace__function)trace__hip_hipTexObjectCreate},
    {"hipTexObjectDestroy", 0, 0, &trace__hip_hipTexObjectDestroy_call, (trace__function)trace__hip_hipTexObjectDestroy},
    {"hipTexObjectGetResourceDesc", 0, 0, &trace__hip_hipTexObjectGetResourceDesc_call, (trace__function)trace__hip_hipTexObjectGetResourceDesc},
    {"hipTexObjectGetResourceViewDesc", 0, 0, &trace__hip_hipTexObjectGetResourceViewDesc_call, (trace__function)trace__hip_hipTexObjectGetResourceViewDesc},
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
    {"hipThreadExchangeStreamCaptureMode", 0, 0, &trace__hip_hipThreadExchangeStreamCaptureMode_call, (trace__function)trace__hip_hipThreadExchangeStreamCaptureMode},
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
