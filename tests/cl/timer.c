/* timer.c - between a program and OpenCL: a device whose clock is not the host's, for PoCL's is
 *
 * $TIMER: same (clGetDeviceAndHostTimer reads the clock of profiling), other (it reads another), none (it fails). */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static cl_ulong moved(cl_ulong ns) /* 50 ppm slower, and long before */
{
    return (cl_ulong)((long double)ns * 0.99995L) + 77000000000000ull;
}

cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info name, size_t size, void *value, size_t *size_ret)
{
    cl_int (*real)(cl_event, cl_profiling_info, size_t, void *, size_t *);
    cl_ulong t;
    *(void **)&real = dlsym(RTLD_NEXT, "clGetEventProfilingInfo");
    cl_int error = real(event, name, size, value, size_ret);
    if (!error && value) {
        memcpy(&t, value, sizeof t);
        t = moved(t);
        memcpy(value, &t, sizeof t);
    }
    return error;
}

cl_int clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *at, cl_ulong *host)
{
    const char *how = getenv("TIMER");
    struct timespec t;
    (void)device;
    if (!how || !strcmp(how, "none"))
        return CL_INVALID_OPERATION;
    clock_gettime(CLOCK_MONOTONIC_RAW, &t);
    *host = (cl_ulong)t.tv_sec * 1000000000u + (cl_ulong)t.tv_nsec;
    *at = strcmp(how, "same") ? *host * 2 : moved(*host);
    return CL_SUCCESS;
}
