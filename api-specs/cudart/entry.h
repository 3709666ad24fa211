/* entry.h - functions of the CUDA runtime that stand in no C header: what nvcc makes programs call, and the profiler's
 * switch */
#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
void **__cudaRegisterFatBinary(void *fatCubin);
void __cudaRegisterFatBinaryEnd(void **fatCubinHandle);
void __cudaUnregisterFatBinary(void **fatCubinHandle);
void __cudaRegisterVar(void **fatCubinHandle, char *hostVar, char *deviceAddress, const char *deviceName, int ext,
                       size_t size, int constant, int global);
void __cudaRegisterManagedVar(void **fatCubinHandle, void **hostVarPtrAddress, char *deviceAddress,
                              const char *deviceName, int ext, size_t size, int constant, int global);
void __cudaRegisterFunction(void **fatCubinHandle, const char *hostFun, char *deviceFun, const char *deviceName,
                            int thread_limit, struct uint3 *tid, struct uint3 *bid, struct dim3 *bDim,
                            struct dim3 *gDim, int *wSize);
char __cudaInitModule(void **fatCubinHandle);
unsigned __cudaPushCallConfiguration(struct dim3 gridDim, struct dim3 blockDim, size_t sharedMem,
                                     struct CUstream_st *stream);
cudaError_t __cudaPopCallConfiguration(struct dim3 *gridDim, struct dim3 *blockDim, size_t *sharedMem, void *stream);
cudaError_t __cudaGetKernel(struct CUkern_st **kernel, const void *entry);
cudaError_t __cudaLaunchKernel(struct CUkern_st *kernel, struct dim3 gridDim, struct dim3 blockDim, void **args,
                               size_t sharedMem, cudaStream_t stream);
cudaError_t __cudaLaunchKernel_ptsz(struct CUkern_st *kernel, struct dim3 gridDim, struct dim3 blockDim, void **args,
                                    size_t sharedMem, cudaStream_t stream);
#ifdef __cplusplus
}
#endif
