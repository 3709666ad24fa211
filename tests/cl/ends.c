/* ends.c - gives PoCL's device 100 pieces of work, waits for the last by a callback, which no wrapper sees, and ends:
 * ends _exit, or is killed when it says "done" */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int done;
static void CL_CALLBACK over(cl_event e, cl_int status, void *data)
{
    (void)e, (void)status, (void)data;
    __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
}

int main(int argc, char **argv)
{
    cl_platform_id platform;
    cl_device_id device;
    cl_event last = NULL;
    cl_int error, pattern = 7;
    if (clGetPlatformIDs(1, &platform, NULL) || clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL))
        return 1;
    cl_context c = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
    cl_command_queue q = clCreateCommandQueueWithProperties(c, device, NULL, &error);
    cl_mem a = clCreateBuffer(c, CL_MEM_READ_WRITE, 4096, NULL, &error);
    for (int i = 0; i < 100; i++)
        if (clEnqueueFillBuffer(q, a, &pattern, 4, 0, 4096, 0, NULL, i == 99 ? &last : NULL))
            return 2;
    clSetEventCallback(last, CL_COMPLETE, over, NULL);
    clFlush(q);
    for (int i = 0; i < 2000 && !__atomic_load_n(&done, __ATOMIC_ACQUIRE); i++)
        usleep(10000);
    if (argc > 1 && !strcmp(argv[1], "_exit"))
        _exit(0);
    puts("done");
    fflush(stdout);
    for (;;)
        pause();
}
