/* layer.c - finds OpenCL by name, as programs do that must start without it (BYNAME), or by symbol; fills a buffer five
 * times */
#include <CL/cl.h>
#include <dlfcn.h>
#include <stdio.h>
#ifdef BYNAME
#define USE(name) __typeof__(name) *p_##name = (__typeof__(name) *)dlsym(library, #name)
#else
#define USE(name) __typeof__(name) *p_##name = name
#endif

int main(void)
{
#ifdef BYNAME
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
    USE(clGetPlatformIDs);
    USE(clGetDeviceIDs);
    USE(clCreateContext);
    USE(clCreateBuffer);
    USE(clCreateCommandQueue);
    USE(clEnqueueFillBuffer);
    USE(clFinish);
    cl_platform_id platform;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_mem buffer;
    cl_int status;
    cl_uint n;
    int i;
    p_clGetPlatformIDs(1, &platform, &n);
    p_clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, &n);
    context = p_clCreateContext(NULL, 1, &device, NULL, NULL, &status);
    queue = p_clCreateCommandQueue(context, device, 0, &status);
    buffer = p_clCreateBuffer(context, 0, 4096, NULL, &status);
    for (i = 0; i < 5; i++)
        status |= p_clEnqueueFillBuffer(queue, buffer, "a", 1, 0, 4096, 0, NULL, NULL);
    status |= p_clFinish(queue);
    printf("%d\n", status);
    return 3;
}
