/* real.c - the real HIP runtime without a device: what can be called is, and $CALL_LOG says with what and how it went
 */
#ifdef TRACE_IMPL
#include "trace.h"
#endif
#include <stdio.h>
#include <stdlib.h>
#include "all.h"

static FILE *books;
#define DO(call, name, fields) \
    do { \
        int r_ = call; \
        fprintf(books, "%s;%sresult=%d\n", name, fields, r_); \
    } while (0)

int main(void)
{
    dim3 grid = {2, 3, 4}, block = {5, 6, 7}, g, b;
    struct hipMemcpy3DParms copy = {0};
    hipStream_t stream = NULL;
    hipEvent_t event = NULL;
    hiprtcProgram program;
    size_t shared = 0, size, total;
    void *p = NULL, *arguments[1] = {NULL};
    char text[512], id[64];
    int n = -1, major, minor;
    books = fopen(getenv("CALL_LOG"), "w");
    if (!books || setvbuf(books, NULL, _IONBF, 0))
        return 1;
    DO(hipRuntimeGetVersion(&n), "hipRuntimeGetVersion", "");
    sprintf(text, "runtimeVersion=%d;", n);
    DO(hipRuntimeGetVersion(&n), "hipRuntimeGetVersion", text);
    DO(hipGetDeviceCount(&n), "hipGetDeviceCount", "");
    DO(hipInit(0), "hipInit", "flags=0;");
    DO(hipMalloc(&p, 12345), "hipMalloc", "size=12345;");
    DO(hipHostMalloc(&p, 77, hipHostMallocPortable), "hipHostMalloc", "size=77;flags=1;");
    DO(hipMemcpy((void *)16, (void *)32, 99, hipMemcpyHostToDevice), "hipMemcpy",
       "dst=0x10;src=0x20;sizeBytes=99;kind=hipMemcpyHostToDevice;");
    DO(hipMemcpyAsync((void *)16, (void *)32, 98, hipMemcpyDeviceToHost, NULL), "hipMemcpyAsync",
       "sizeBytes=98;kind=hipMemcpyDeviceToHost;stream=0x0;");
    DO(hipMemcpy2D((void *)16, 64, (void *)32, 128, 7, 11, hipMemcpyDeviceToDevice), "hipMemcpy2D",
       "dpitch=64;spitch=128;width=7;height=11;bytes=77;");
    copy.extent.width = 16, copy.extent.height = 2, copy.extent.depth = 3;
    copy.kind = hipMemcpyDeviceToDevice;
    DO(hipMemcpy3D(&copy), "hipMemcpy3D",
       "p.extent.width=16;p.extent.height=2;p.extent.depth=3;p.kind=hipMemcpyDeviceToDevice;bytes=96;");
    DO(hipMemset((void *)16, 1, 50), "hipMemset", "dst=0x10;value=1;sizeBytes=50;");
    DO(hipMemsetD32((void *)16, 1, 50), "hipMemsetD32", "dest=0x10;value=1;count=50;bytes=200;");
    DO(hipMemGetInfo(&size, &total), "hipMemGetInfo", "");
    DO(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking), "hipStreamCreateWithFlags", "flags=1;");
    DO(hipStreamSynchronize(NULL), "hipStreamSynchronize", "stream=0x0;");
    DO(hipEventCreate(&event), "hipEventCreate", "");
    DO(hipDeviceSynchronize(), "hipDeviceSynchronize", "");
    DO(hipSetDevice(3), "hipSetDevice", "deviceId=3;");
    DO(hipDeviceGetPCIBusId(id, 64, 0), "hipDeviceGetPCIBusId", "len=64;device=0;");
    DO(hipLaunchKernel((void *)main, grid, block, arguments, 48, NULL), "hipLaunchKernel",
       "numBlocks.x=2;numBlocks.y=3;numBlocks.z=4;dimBlocks.x=5;dimBlocks.z=7;sharedMemBytes=48;stream=0x0;");
    DO(hipModuleLaunchKernel(NULL, 1, 2, 3, 4, 5, 6, 7, NULL, NULL, NULL), "hipModuleLaunchKernel",
       "gridDimX=1;gridDimY=2;gridDimZ=3;blockDimX=4;blockDimY=5;blockDimZ=6;sharedMemBytes=7;");
    DO(hipPeekAtLastError(), "hipPeekAtLastError", "");
    DO(hipGetLastError(), "hipGetLastError", "");
    fprintf(books, "hipGetErrorString;hipError=100;result=%s\n", hipGetErrorString((hipError_t)100));
    DO(hiprtcVersion(&major, &minor), "hiprtcVersion", "");
    DO(hiprtcCreateProgram(&program, "int x", "x.hip", 0, NULL, NULL), "hiprtcCreateProgram",
       "src=int x;name=x.hip;numHeaders=0;");
    DO(hiprtcDestroyProgram(&program), "hiprtcDestroyProgram", "");
    (void)g, (void)b, (void)shared;
    fclose(books);
    return 0;
}
