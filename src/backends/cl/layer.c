/* cl/layer.c - libtrace-h.so as a layer of OpenCL's loader (OPENCL_LAYERS names the file): calls that do not come by
 * symbol pass here
 *
 * The loader gives us the table of what lies below and takes ours, which has the wrappers in it. From then on what lies
 * behind a wrapper is the table's function, also for calls that come by symbol: they go past the loader, and no call
 * meets two wrappers. The loader asks when it is first called, which must not be by a wrapper that is on its way
 * already: so whoever needs the first function of all wakes it before. Khronos: cl_layer.h; OpenCL ICD loader, layers.
 */

/* The table's order is that of Khronos' cl_icd.h. */
static const char *const trace__cl_dispatch[] = {
    "clGetPlatformIDs",
    "clGetPlatformInfo",
    "clGetDeviceIDs",
    "clGetDeviceInfo",
    "clCreateContext",
    "clCreateContextFromType",
    "clRetainContext",
    "clReleaseContext",
    "clGetContextInfo",
    "clCreateCommandQueue",
    "clRetainCommandQueue",
    "clReleaseCommandQueue",
    "clGetCommandQueueInfo",
    "clSetCommandQueueProperty",
    "clCreateBuffer",
    "clCreateImage2D",
    "clCreateImage3D",
    "clRetainMemObject",
    "clReleaseMemObject",
    "clGetSupportedImageFormats",
    "clGetMemObjectInfo",
    "clGetImageInfo",
    "clCreateSampler",
    "clRetainSampler",
    "clReleaseSampler",
    "clGetSamplerInfo",
    "clCreateProgramWithSource",
    "clCreateProgramWithBinary",
    "clRetainProgram",
    "clReleaseProgram",
    "clBuildProgram",
    "clUnloadCompiler",
    "clGetProgramInfo",
    "clGetProgramBuildInfo",
    "clCreateKernel",
    "clCreateKernelsInProgram",
    "clRetainKernel",
    "clReleaseKernel",
    "clSetKernelArg",
    "clGetKernelInfo",
    "clGetKernelWorkGroupInfo",
    "clWaitForEvents",
    "clGetEventInfo",
    "clRetainEvent",
    "clReleaseEvent",
    "clGetEventProfilingInfo",
    "clFlush",
    "clFinish",
    "clEnqueueReadBuffer",
    "clEnqueueWriteBuffer",
    "clEnqueueCopyBuffer",
    "clEnqueueReadImage",
    "clEnqueueWriteImage",
    "clEnqueueCopyImage",
    "clEnqueueCopyImageToBuffer",
    "clEnqueueCopyBufferToImage",
    "clEnqueueMapBuffer",
    "clEnqueueMapImage",
    "clEnqueueUnmapMemObject",
    "clEnqueueNDRangeKernel",
    "clEnqueueTask",
    "clEnqueueNativeKernel",
    "clEnqueueMarker",
    "clEnqueueWaitForEvents",
    "clEnqueueBarrier",
    "clGetExtensionFunctionAddress",
    "clCreateFromGLBuffer",
    "clCreateFromGLTexture2D",
    "clCreateFromGLTexture3D",
    "clCreateFromGLRenderbuffer",
    "clGetGLObjectInfo",
    "clGetGLTextureInfo",
    "clEnqueueAcquireGLObjects",
    "clEnqueueReleaseGLObjects",
    "clGetGLContextInfoKHR",
    "clGetDeviceIDsFromD3D10KHR",
    "clCreateFromD3D10BufferKHR",
    "clCreateFromD3D10Texture2DKHR",
    "clCreateFromD3D10Texture3DKHR",
    "clEnqueueAcquireD3D10ObjectsKHR",
    "clEnqueueReleaseD3D10ObjectsKHR",
    "clSetEventCallback",
    "clCreateSubBuffer",
    "clSetMemObjectDestructorCallback",
    "clCreateUserEvent",
    "clSetUserEventStatus",
    "clEnqueueReadBufferRect",
    "clEnqueueWriteBufferRect",
    "clEnqueueCopyBufferRect",
    "clCreateSubDevicesEXT",
    "clRetainDeviceEXT",
    "clReleaseDeviceEXT",
    "clCreateEventFromGLsyncKHR",
    "clCreateSubDevices",
    "clRetainDevice",
    "clReleaseDevice",
    "clCreateImage",
    "clCreateProgramWithBuiltInKernels",
    "clCompileProgram",
    "clLinkProgram",
    "clUnloadPlatformCompiler",
    "clGetKernelArgInfo",
    "clEnqueueFillBuffer",
    "clEnqueueFillImage",
    "clEnqueueMigrateMemObjects",
    "clEnqueueMarkerWithWaitList",
    "clEnqueueBarrierWithWaitList",
    "clGetExtensionFunctionAddressForPlatform",
    "clCreateFromGLTexture",
    "clGetDeviceIDsFromD3D11KHR",
    "clCreateFromD3D11BufferKHR",
    "clCreateFromD3D11Texture2DKHR",
    "clCreateFromD3D11Texture3DKHR",
    "clCreateFromDX9MediaSurfaceKHR",
    "clEnqueueAcquireD3D11ObjectsKHR",
    "clEnqueueReleaseD3D11ObjectsKHR",
    "clGetDeviceIDsFromDX9MediaAdapterKHR",
    "clEnqueueAcquireDX9MediaSurfacesKHR",
    "clEnqueueReleaseDX9MediaSurfacesKHR",
    "clCreateFromEGLImageKHR",
    "clEnqueueAcquireEGLObjectsKHR",
    "clEnqueueReleaseEGLObjectsKHR",
    "clCreateEventFromEGLSyncKHR",
    "clCreateCommandQueueWithProperties",
    "clCreatePipe",
    "clGetPipeInfo",
    "clSVMAlloc",
    "clSVMFree",
    "clEnqueueSVMFree",
    "clEnqueueSVMMemcpy",
    "clEnqueueSVMMemFill",
    "clEnqueueSVMMap",
    "clEnqueueSVMUnmap",
    "clCreateSamplerWithProperties",
    "clSetKernelArgSVMPointer",
    "clSetKernelExecInfo",
    "clGetKernelSubGroupInfoKHR",
    "clCloneKernel",
    "clCreateProgramWithIL",
    "clEnqueueSVMMigrateMem",
    "clGetDeviceAndHostTimer",
    "clGetHostTimer",
    "clGetKernelSubGroupInfo",
    "clSetDefaultDeviceCommandQueue",
    "clSetProgramReleaseCallback",
    "clSetProgramSpecializationConstant",
    "clCreateBufferWithProperties",
    "clCreateImageWithProperties",
    "clSetContextDestructorCallback",
};
enum { TRACE__CL_ASLEEP, TRACE__CL_WAKING, TRACE__CL_AWAKE };
static uint32_t trace__cl_loader;
enum { TRACE__CL_DISPATCH = sizeof trace__cl_dispatch / sizeof *trace__cl_dispatch, TRACE__CL_DISPATCH_MOST = 512 };

static const trace__entry *trace__cl_entry(const char *name)
{
    const trace__entry *e;
    for (e = trace__cl_entries; e->name && strcmp(e->name, name) != 0; e++) {}
    return e->name ? e : NULL;
}

TRACE__WRAPPER int32_t trace__cl_layer_info(uint32_t name, size_t size, void *value,
                                            size_t *size_ret) __asm__("clGetLayerInfo");
TRACE__WRAPPER int32_t trace__cl_layer_info(uint32_t name, size_t size, void *value, size_t *size_ret)
{
    static const uint32_t version = 100;
    static const char text[] = "trace.h";
    const void *answer = name == 0x4240 /* CL_LAYER_API_VERSION */ ? (const void *)&version
                         : name == 0x4241 /* CL_LAYER_NAME */      ? text
                                                                   : NULL;
    size_t bytes = name == 0x4240 ? sizeof version : sizeof text;
    if (!answer || (value && size < bytes))
        return -30; /* CL_INVALID_VALUE */
    if (value)
        memcpy(value, answer, bytes);
    if (size_ret)
        *size_ret = bytes;
    return 0;
}

TRACE__WRAPPER int32_t trace__cl_layer_init(uint32_t n, void *const *below, uint32_t *n_ret,
                                            void *const **table) __asm__("clInitLayer");
TRACE__WRAPPER int32_t trace__cl_layer_init(uint32_t n, void *const *below, uint32_t *n_ret, void *const **table)
{
    static void *ours[TRACE__CL_DISPATCH_MOST];
    bool elsewhere;
    uint32_t i;
    trace__init();
    elsewhere = trace__serve()->has(trace__backend_of(
        TRACE_SOURCE_CL)); /* a program with OpenCL's wrappers in itself records its calls; the layer lets them pass */
    if (!below || !n_ret || !table || n > TRACE__CL_DISPATCH_MOST)
        return -30;
    for (i = 0; i < n; i++) {
        const trace__entry *e =
            below[i] && i < TRACE__CL_DISPATCH && !elsewhere ? trace__cl_entry(trace__cl_dispatch[i]) : NULL;
        ours[i] = below[i];
        if (!e)
            continue;
        __atomic_store_n(&e->call->real, below[i], __ATOMIC_RELEASE);
        ours[i] = (void *)(uintptr_t)e->wrapper;
    }
    if (!trace__call_unseen) /* the loader found us by itself */
        __atomic_store_n(&trace__cl_loader, TRACE__CL_AWAKE, __ATOMIC_RELEASE);
    *n_ret = n;
    *table = ours;
    return 0;
}

static void trace__cl_wake(void)
{
    const char *layers = trace__env("OPENCL_LAYERS");
    uint32_t asleep = TRACE__CL_ASLEEP, n;
    int (*platforms)(uint32_t, void *, uint32_t *), i;
    void *p;
    if (!layers || !*layers || trace__call_unseen ||
        __atomic_load_n(&trace__cl_loader, __ATOMIC_ACQUIRE) == TRACE__CL_AWAKE)
        return;
    if (!trace__names_us(layers))
        return;
    if (!__atomic_compare_exchange_n(&trace__cl_loader, &asleep, TRACE__CL_WAKING, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        for (i = 0; i < 20000 && __atomic_load_n(&trace__cl_loader, __ATOMIC_ACQUIRE) != TRACE__CL_AWAKE; i++)
            trace__os_yield();
        return;
    }
    trace__call_unseen = true;
    p = trace__call_next("clGetPlatformIDs");
    memcpy(&platforms, &p, sizeof p);
    if (p)
        platforms(0, NULL, &n);
    trace__call_unseen = false;
    __atomic_store_n(&trace__cl_loader, TRACE__CL_AWAKE, __ATOMIC_RELEASE);
}
