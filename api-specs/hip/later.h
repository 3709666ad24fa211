/* later.h - what ROCm 10.0 has beyond the newest header at hand, which is of 6.3: names and types as its bindings for
 * Python (rocm-bindings-hip) say. Enumerators that it added to older enums stand in the model only. */
#include "all.h"
typedef struct ihipDevResourceDesc_t ihipDevResourceDesc_t;
typedef ihipDevResourceDesc_t *hipDevResourceDesc_t;
typedef enum hipDevResourceType {
    hipDevResourceTypeInvalid = 0,
    hipDevResourceTypeSm = 1,
    hipDevResourceTypeWorkqueueConfig = 1000,
    hipDevResourceTypeWorkqueue = 10000
} hipDevResourceType;
typedef struct hipDevResource_st hipDevResource_st; /* its union grows: nothing of it is read */
typedef struct hipDevSmResourceGroupParams_st hipDevSmResourceGroupParams_st;
struct hipDevSmResourceGroupParams_st {
    unsigned int smCount;
    unsigned int coscheduledSmCount;
    unsigned int preferredCoscheduledSmCount;
    unsigned int flags;
    unsigned int reserved[12];
};
typedef struct ihipExecutionCtx_t ihipExecutionCtx_t;
typedef ihipExecutionCtx_t *hipExecutionCtx_t;
typedef struct hipLaunchAttribute_st hipLaunchAttribute_st;
struct hipLaunchAttribute_st {
    hipLaunchAttributeID id;
    char pad[4];
    unsigned char value[64];
};
typedef struct HIP_LAUNCH_CONFIG_st HIP_LAUNCH_CONFIG_st;
struct HIP_LAUNCH_CONFIG_st {
    unsigned int gridDimX;
    unsigned int gridDimY;
    unsigned int gridDimZ;
    unsigned int blockDimX;
    unsigned int blockDimY;
    unsigned int blockDimZ;
    unsigned int sharedMemBytes;
    hipStream_t hStream;
    hipLaunchAttribute_st *attrs;
    unsigned int numAttrs;
};
typedef enum hipDriverEntryPointQueryResult {
    hipDriverEntryPointSuccess = 0,
    hipDriverEntryPointSymbolNotFound = 1,
    hipDriverEntryPointVersionNotSufficent = 2
} hipDriverEntryPointQueryResult;
typedef struct ihipKernel_t ihipKernel_t;
typedef ihipKernel_t *hipKernel_t;
typedef struct ihipLibrary_t ihipLibrary_t;
typedef ihipLibrary_t *hipLibrary_t;
typedef struct hipLaunchConfig_st hipLaunchConfig_st;
struct hipLaunchConfig_st {
    dim3 gridDim;
    dim3 blockDim;
    size_t dynamicSmemBytes;
    hipStream_t stream;
    hipLaunchAttribute_st *attrs;
    unsigned int numAttrs;
};
typedef enum hipLibraryOption_e {
    hipLibraryHostUniversalFunctionAndDataTable = 0,
    hipLibraryBinaryIsPreserved = 1
} hipLibraryOption_e;
typedef struct ihipLinkState_t ihipLinkState_t;
typedef ihipLinkState_t *hipLinkState_t;
typedef enum hipJitInputType {
    hipJitInputCubin = 0,
    hipJitInputPtx = 1,
    hipJitInputFatBinary = 2,
    hipJitInputObject = 3,
    hipJitInputLibrary = 4,
    hipJitInputNvvm = 5,
    hipJitNumLegacyInputTypes = 6,
    hipJitInputLLVMBitcode = 100,
    hipJitInputLLVMBundledBitcode = 101,
    hipJitInputLLVMArchivesOfBundledBitcode = 102,
    hipJitInputSpirv = 103,
    hipJitNumInputTypes = 10
} hipJitInputType;
typedef enum hipMemRangeHandleType {
    hipMemRangeHandleTypeDmaBufFd = 1,
    hipMemRangeHandleTypeMax = 2147483647
} hipMemRangeHandleType;
typedef enum hipMemcpy3DOperandType {
    hipMemcpyOperandTypePointer = 1,
    hipMemcpyOperandTypeArray = 2,
    hipMemcpyOperandTypeMax = 2147483647
} hipMemcpy3DOperandType;
typedef struct hipMemcpy3DOperand hipMemcpy3DOperand;
struct hipMemcpy3DOperand {
    hipMemcpy3DOperandType type;
    unsigned char op[32];
};
typedef enum hipMemcpySrcAccessOrder {
    hipMemcpySrcAccessOrderInvalid = 0,
    hipMemcpySrcAccessOrderStream = 1,
    hipMemcpySrcAccessOrderDuringApiCall = 2,
    hipMemcpySrcAccessOrderAny = 3,
    hipMemcpySrcAccessOrderMax = 2147483647
} hipMemcpySrcAccessOrder;
typedef struct hipMemcpy3DBatchOp hipMemcpy3DBatchOp;
struct hipMemcpy3DBatchOp {
    hipMemcpy3DOperand src;
    hipMemcpy3DOperand dst;
    hipExtent extent;
    hipMemcpySrcAccessOrder srcAccessOrder;
    unsigned int flags;
};
typedef struct hipMemcpy3DPeerParms hipMemcpy3DPeerParms;
struct hipMemcpy3DPeerParms {
    hipArray_t srcArray;
    hipPos srcPos;
    hipPitchedPtr srcPtr;
    int srcDevice;
    hipArray_t dstArray;
    hipPos dstPos;
    hipPitchedPtr dstPtr;
    int dstDevice;
    hipExtent extent;
};
typedef struct hipMemcpyAttributes hipMemcpyAttributes;
struct hipMemcpyAttributes {
    hipMemcpySrcAccessOrder srcAccessOrder;
    hipMemLocation srcLocHint;
    hipMemLocation dstLocHint;
    unsigned int flags;
};
typedef struct hipArrayMemoryRequirements hipArrayMemoryRequirements;
struct hipArrayMemoryRequirements {
    size_t alignment;
    size_t size;
};

hipError_t hipDevResourceGenerateDesc(hipDevResourceDesc_t *phDesc, hipDevResource_st *resources,
                                      unsigned int nbResources);
hipError_t hipDevSmResourceSplit(hipDevResource_st *result, unsigned int nbGroups, const hipDevResource_st *input,
                                 hipDevResource_st *remainder, unsigned int flags,
                                 hipDevSmResourceGroupParams_st *groupParams);
hipError_t hipDevSmResourceSplitByCount(hipDevResource_st *result, unsigned int *nbGroups,
                                        const hipDevResource_st *input, hipDevResource_st *remainder,
                                        unsigned int flags, unsigned int minCount);
hipError_t hipDeviceGetDevResource(int device, hipDevResource_st *resource, hipDevResourceType type);
hipError_t hipDeviceGetExecutionCtx(hipExecutionCtx_t *ctx, int device);
hipError_t hipDeviceGetTexture1DLinearMaxWidth(size_t *max_width, const hipChannelFormatDesc *desc, int device);
hipError_t hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG_st *config, hipFunction_t f, void **params, void **extra);
hipError_t hipDrvMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
                                                 hipMemLocation *prefetchLocs, size_t *prefetchLocIdxs,
                                                 size_t numPrefetchLocs, unsigned long long flags, hipStream_t stream);
hipError_t hipDrvMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags,
                                      hipStream_t stream);
hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned int flags);
hipError_t hipExecutionCtxDestroy(hipExecutionCtx_t ctx);
hipError_t hipExecutionCtxGetDevResource(hipExecutionCtx_t ctx, hipDevResource_st *resource, hipDevResourceType type);
hipError_t hipExecutionCtxGetDevice(int *device, hipExecutionCtx_t ctx);
hipError_t hipExecutionCtxGetId(hipExecutionCtx_t ctx, unsigned long long *ctxId);
hipError_t hipExecutionCtxRecordEvent(hipExecutionCtx_t ctx, hipEvent_t event);
hipError_t hipExecutionCtxStreamCreate(hipStream_t *stream, hipExecutionCtx_t greenctx, unsigned int flags,
                                       int priority);
hipError_t hipExecutionCtxSynchronize(hipExecutionCtx_t ctx);
hipError_t hipExecutionCtxWaitEvent(hipExecutionCtx_t ctx, hipEvent_t event);
hipError_t hipExtDisableLogging(void);
hipError_t hipExtEnableLogging(void);
hipError_t hipExtSetLoggingParams(size_t log_level, size_t log_size, size_t log_mask);
hipError_t hipGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
                                  hipDriverEntryPointQueryResult *driverStatus);
hipError_t hipGetDriverEntryPoint_spt(const char *symbol, void **funcPtr, unsigned long long flags,
                                      hipDriverEntryPointQueryResult *status);
hipError_t hipGetProcAddress_spt(const char *symbol, void **pfn, int hipVersion, uint64_t flags,
                                 hipDriverProcAddressQueryResult *symbolStatus);
hipError_t hipGreenCtxCreate(hipExecutionCtx_t *ctx, hipDevResourceDesc_t desc, int device, unsigned int flags);
hipError_t hipKernelGetAttribute(int *pi, hipFunction_attribute attrib, hipKernel_t kernel, int dev);
hipError_t hipKernelGetFunction(hipFunction_t *pFunc, hipKernel_t kernel);
hipError_t hipKernelGetLibrary(hipLibrary_t *library, hipKernel_t kernel);
hipError_t hipKernelGetName(const char **name, hipKernel_t kernel);
hipError_t hipKernelGetParamInfo(hipKernel_t kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
hipError_t hipKernelSetAttribute(hipFunction_attribute attrib, int value, hipKernel_t kernel, int dev);
hipError_t hipLaunchKernelExC(const hipLaunchConfig_st *config, const void *fPtr, void **args);
hipError_t hipLibraryEnumerateKernels(hipKernel_t *kernels, unsigned int numKernels, hipLibrary_t library);
hipError_t hipLibraryGetGlobal(void **dptr, size_t *bytes, hipLibrary_t library, const char *name);
hipError_t hipLibraryGetKernel(hipKernel_t *pKernel, hipLibrary_t library, const char *name);
hipError_t hipLibraryGetKernelCount(unsigned int *count, hipLibrary_t library);
hipError_t hipLibraryGetManaged(void **dptr, size_t *bytes, hipLibrary_t library, const char *name);
hipError_t hipLibraryLoadData(hipLibrary_t *library, const void *code, hipJitOption *jitOptions,
                              void **jitOptionsValues, unsigned int numJitOptions, hipLibraryOption_e *libraryOptions,
                              void **libraryOptionValues, unsigned int numLibraryOptions);
hipError_t hipLibraryLoadFromFile(hipLibrary_t *library, const char *fileName, hipJitOption *jitOptions,
                                  void **jitOptionsValues, unsigned int numJitOptions,
                                  hipLibraryOption_e *libraryOptions, void **libraryOptionValues,
                                  unsigned int numLibraryOptions);
hipError_t hipLibraryUnload(hipLibrary_t library);
hipError_t hipLinkAddData(hipLinkState_t state, hipJitInputType type, void *data, size_t size, const char *name,
                          unsigned int numOptions, hipJitOption *options, void **optionValues);
hipError_t hipLinkAddFile(hipLinkState_t state, hipJitInputType type, const char *path, unsigned int numOptions,
                          hipJitOption *options, void **optionValues);
hipError_t hipLinkComplete(hipLinkState_t state, void **hipBinOut, size_t *sizeOut);
hipError_t hipLinkCreate(unsigned int numOptions, hipJitOption *options, void **optionValues, hipLinkState_t *stateOut);
hipError_t hipLinkDestroy(hipLinkState_t state);
hipError_t hipMemAdvise_v2(const void *dev_ptr, size_t count, hipMemoryAdvise advice, hipMemLocation location);
hipError_t hipMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, hipMemLocation *prefetchLocs,
                                              size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
                                              hipStream_t stream);
hipError_t hipMemDiscardBatchAsync(void **dev_ptrs, size_t *sizes, size_t count, unsigned long long flags,
                                   hipStream_t stream);
hipError_t hipMemGetDefaultMemPool(hipMemPool_t *memPool, hipMemLocation *location, hipMemAllocationType type);
hipError_t hipMemGetHandleForAddressRange(void *handle, void *dptr, size_t size, hipMemRangeHandleType handleType,
                                          unsigned long long flags);
hipError_t hipMemGetMemPool(hipMemPool_t *pool, hipMemLocation *location, hipMemAllocationType type);
hipError_t hipMemPrefetchAsync_v2(const void *dev_ptr, size_t count, hipMemLocation location, unsigned int flags,
                                  hipStream_t stream);
hipError_t hipMemPrefetchBatchAsync(void **dev_ptrs, size_t *sizes, size_t count, hipMemLocation *prefetch_locs,
                                    size_t *prefetch_loc_idxs, size_t num_prefetch_locs, unsigned long long flags,
                                    hipStream_t stream);
hipError_t hipMemSetMemPool(hipMemLocation *location, hipMemAllocationType type, hipMemPool_t pool);
hipError_t hipMemcpy3DBatchAsync(size_t numOps, hipMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags,
                                 hipStream_t stream);
hipError_t hipMemcpy3DPeer(hipMemcpy3DPeerParms *p);
hipError_t hipMemcpy3DPeerAsync(hipMemcpy3DPeerParms *p, hipStream_t stream);
hipError_t hipMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, hipMemcpyAttributes *attrs,
                               size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, hipStream_t stream);
hipError_t hipMemsetD2D16(void *dst, size_t dstPitch, unsigned short value, size_t width, size_t height);
hipError_t hipMemsetD2D16Async(void *dst, size_t dstPitch, unsigned short value, size_t width, size_t height,
                               hipStream_t stream);
hipError_t hipMemsetD2D32(void *dst, size_t dstPitch, unsigned int value, size_t width, size_t height);
hipError_t hipMemsetD2D32Async(void *dst, size_t dstPitch, unsigned int value, size_t width, size_t height,
                               hipStream_t stream);
hipError_t hipMemsetD2D8(void *dst, size_t dstPitch, unsigned char value, size_t width, size_t height);
hipError_t hipMemsetD2D8Async(void *dst, size_t dstPitch, unsigned char value, size_t width, size_t height,
                              hipStream_t stream);
hipError_t hipMipmappedArrayGetMemoryRequirements(hipArrayMemoryRequirements *memoryRequirements,
                                                  hipMipmappedArray_t mipmap, int device);
hipError_t hipModuleGetFunctionCount(unsigned int *count, hipModule_t mod);
hipError_t hipModuleLoadFatBinary(hipModule_t *module, const void *fatbin);
hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *f, int numBlocks,
                                                    int blockSize);
hipError_t hipOccupancyMaxActiveClusters(int *numClusters, const void *f, const hipLaunchConfig_st *config);
hipError_t hipOccupancyMaxPotentialClusterSize(int *clusterSize, const void *f, const hipLaunchConfig_st *config);
hipError_t hipStreamCopyAttributes(hipStream_t dst, hipStream_t src);
hipError_t hipStreamGetAttribute(hipStream_t stream, hipLaunchAttributeID attr, hipLaunchAttributeValue *value_out);
hipError_t hipStreamGetDevResource(hipStream_t hStream, hipDevResource_st *resource, hipDevResourceType type);
hipError_t hipStreamGetId(hipStream_t stream, unsigned long long *streamId);
hipError_t hipStreamSetAttribute(hipStream_t stream, hipLaunchAttributeID attr, const hipLaunchAttributeValue *value);
