/* suite.c - an OpenCL program that does a bit of everything and writes down what it did
 *
 * $TRUTH gets a line of JSON for each command: its name, what it moved, when the host called and when it was done, and,
 * where the program had an event of a queue with profiling, what the device said. What it prints must be the same with
 * and without a recorder. */
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_ENABLE_BETA_EXTENSIONS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_CL
#include "trace.h"
#endif
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { N = 1 << 16, BYTES = N * 4 };
static FILE *truth;
static cl_platform_id platform;
static cl_device_id device;
static const char source[] = "__kernel void add(__global float *a, float b) { a[get_global_id(0)] += b; }\n"
                             "__kernel void scale(__global float *a, float b) { a[get_global_id(0) + "
                             "get_global_size(0) * get_global_id(1)] *= b; }\n"
                             "__kernel void slow(__global float *a, float b) { float x = b; for (int i = 0; i < 20000; "
                             "i++) x = x * b + 1.0f; a[get_global_id(0)] = x; }\n";

static long long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}
static void must(cl_int error, int line)
{
    if (error) {
        printf("line %d: error %d\n", line, error);
        exit(1);
    }
}
#define MUST(call) must(call, __LINE__)

typedef struct command {
    const char *name, *more; /* more: what else is true, as JSON */
    cl_event event;
    long long before;
    int asks; /* the program may ask for its times */
} command;
static command commands[8192];
static unsigned ncommands;
static pthread_mutex_t books = PTHREAD_MUTEX_INITIALIZER;

/* The event to give to the call that follows, or NULL. */
static cl_event *begin(const char *name, const char *more, int event)
{
    command *c;
    pthread_mutex_lock(&books);
    c = &commands[ncommands++];
    pthread_mutex_unlock(&books);
    c->name = name;
    c->more = more;
    c->asks = event;
    c->before = now();
    return event ? &c->event : NULL;
}

/* All commands from `from` on are done. */
static void done(unsigned from)
{
    long long after = now();
    pthread_mutex_lock(&books);
    for (; from < ncommands; from++) {
        command *c = &commands[from];
        fprintf(truth, "{\"name\": \"%s\", %s\"before\": %lld, \"after\": %lld", c->name, c->more, c->before, after);
        if (c->asks) {
            cl_ulong t[4];
            for (cl_uint k = 0; k < 4; k++) {
                cl_int error =
                    clGetEventProfilingInfo(c->event, CL_PROFILING_COMMAND_QUEUED + k, sizeof t[k], &t[k], NULL);
                if (c->asks == 1)
                    must(error, __LINE__);
                else if (error != CL_PROFILING_INFO_NOT_AVAILABLE)
                    printf("times of a queue without profiling: error %d\n", error);
            }
            if (c->asks == 1)
                fprintf(truth, ", \"times\": [%lu, %lu, %lu, %lu]", t[0], t[1], t[2], t[3]);
            clReleaseEvent(c->event);
        }
        fprintf(truth, "}\n");
        c->name = "";
        c->more = "";
    }
    pthread_mutex_unlock(&books);
}

static cl_program build(cl_context c)
{
    const char *s = source;
    cl_int error;
    cl_program p = clCreateProgramWithSource(c, 1, &s, NULL, &error);
    MUST(error);
    MUST(clBuildProgram(p, 0, NULL, "-cl-mad-enable", NULL, NULL));
    return p;
}
static cl_kernel kernel(cl_program p, const char *name, cl_mem m, float b)
{
    cl_int error;
    cl_kernel k = clCreateKernel(p, name, &error);
    MUST(error);
    MUST(clSetKernelArg(k, 0, sizeof m, &m));
    MUST(clSetKernelArg(k, 1, sizeof b, &b));
    return k;
}

/* Every kind of command, each with an event of ours if `event`: 1 in a queue with profiling, 2 in one without. */
static void everything(cl_context c, cl_command_queue q, cl_kernel add, cl_kernel scale, cl_mem a, cl_mem b, int event)
{
    static float host[N];
    size_t global[2] = {256, N / 256}, local[2] = {16, 4}, origin[3] = {0}, region[3] = {256, 8, 2},
           pixels[3] = {16, 8, 1};
    cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 64, .image_height = 64};
    cl_uint color[4] = {1, 2, 3, 4};
    cl_int error;
    unsigned from = ncommands;
    void *map, *svm;
    cl_mem image = clCreateImage(c, CL_MEM_READ_WRITE, &format, &desc, NULL, &error);
    MUST(error);
    svm = clSVMAlloc(c, CL_MEM_READ_WRITE, BYTES, 0);
    MUST(clEnqueueWriteBuffer(q, a, CL_FALSE, 0, BYTES, host, 0, NULL,
                              begin("clEnqueueWriteBuffer", "\"bytes\": 262144, \"direction\": \"MD\", ", event)));
    MUST(clEnqueueCopyBuffer(q, a, b, 0, 0, BYTES, 0, NULL,
                             begin("clEnqueueCopyBuffer", "\"bytes\": 262144, \"direction\": \"DD\", ", event)));
    MUST(clEnqueueFillBuffer(q, b, color, 4, 0, 4096, 0, NULL,
                             begin("clEnqueueFillBuffer", "\"bytes\": 4096, ", event)));
    MUST(clEnqueueNDRangeKernel(q, add, 1, NULL, (size_t[]){N}, NULL, 0, NULL,
                                begin("add", "\"global\": [65536, 1, 1], \"local\": [0, 0, 0], ", event)));
    MUST(clEnqueueNDRangeKernel(q, scale, 2, NULL, global, local, 0, NULL,
                                begin("scale", "\"global\": [256, 256, 1], \"local\": [16, 4, 1], ", event)));
    MUST(clEnqueueTask(q, add, 0, NULL, begin("add", "\"global\": [1, 1, 1], \"local\": [0, 0, 0], ", event)));
    MUST(clEnqueueMarkerWithWaitList(q, 0, NULL, NULL));
    MUST(clEnqueueBarrierWithWaitList(q, 0, NULL, NULL));
    MUST(
        clEnqueueWriteBufferRect(q, b, CL_FALSE, origin, origin, region, 0, 0, 0, 0, host, 0, NULL,
                                 begin("clEnqueueWriteBufferRect", "\"bytes\": 4096, \"direction\": \"MD\", ", event)));
    MUST(clEnqueueCopyBufferRect(q, b, a, origin, origin, region, 0, 0, 0, 0, 0, NULL,
                                 begin("clEnqueueCopyBufferRect", "\"bytes\": 4096, \"direction\": \"DD\", ", event)));
    MUST(clEnqueueReadBufferRect(q, b, CL_TRUE, origin, origin, region, 0, 0, 0, 0, host, 0, NULL,
                                 begin("clEnqueueReadBufferRect", "\"bytes\": 4096, \"direction\": \"DM\", ", event)));
    MUST(clEnqueueFillImage(q, image, color, origin, (size_t[]){64, 64, 1}, 0, NULL,
                            begin("clEnqueueFillImage", "\"bytes\": 16384, ", event)));
    MUST(clEnqueueWriteImage(q, image, CL_FALSE, origin, pixels, 0, 0, host, 0, NULL,
                             begin("clEnqueueWriteImage", "\"bytes\": 512, \"direction\": \"MA\", ", event)));
    MUST(clEnqueueCopyImage(q, image, image, origin, (size_t[]){32, 32, 0}, pixels, 0, NULL,
                            begin("clEnqueueCopyImage", "\"bytes\": 512, \"direction\": \"AA\", ", event)));
    MUST(clEnqueueCopyImageToBuffer(
        q, image, b, origin, pixels, 0, 0, NULL,
        begin("clEnqueueCopyImageToBuffer", "\"bytes\": 512, \"direction\": \"AD\", ", event)));
    MUST(clEnqueueCopyBufferToImage(
        q, b, image, 0, origin, pixels, 0, NULL,
        begin("clEnqueueCopyBufferToImage", "\"bytes\": 512, \"direction\": \"DA\", ", event)));
    MUST(clEnqueueReadImage(q, image, CL_TRUE, origin, pixels, 0, 0, host, 0, NULL,
                            begin("clEnqueueReadImage", "\"bytes\": 512, \"direction\": \"AM\", ", event)));
    map = clEnqueueMapBuffer(q, a, CL_TRUE, CL_MAP_READ, 0, 8192, 0, NULL,
                             begin("clEnqueueMapBuffer", "\"bytes\": 8192, \"direction\": \"DM\", ", event), NULL);
    MUST(clEnqueueUnmapMemObject(q, a, map, 0, NULL,
                                 begin("clEnqueueUnmapMemObject", "\"direction\": \"MD\", ", event)));
    MUST(clEnqueueMigrateMemObjects(
        q, 1, &b, 0, 0, NULL,
        begin("clEnqueueMigrateMemObjects", "\"bytes\": 262144, \"direction\": \"MD\", ", event)));
    if (svm) {
        MUST(clEnqueueSVMMap(q, CL_TRUE, CL_MAP_WRITE, svm, BYTES, 0, NULL,
                             begin("clEnqueueSVMMap", "\"bytes\": 262144, \"direction\": \"DS\", ", event)));
        MUST(clEnqueueSVMUnmap(q, svm, 0, NULL, begin("clEnqueueSVMUnmap", "\"direction\": \"SD\", ", event)));
        MUST(clEnqueueSVMMemFill(q, svm, color, 16, 1024, 0, NULL,
                                 begin("clEnqueueSVMMemFill", "\"bytes\": 1024, ", event)));
        MUST(clEnqueueSVMMemcpy(q, CL_TRUE, host, svm, 2048, 0, NULL,
                                begin("clEnqueueSVMMemcpy", "\"bytes\": 2048, \"direction\": \"SM\", ", event)));
    }
    MUST(clEnqueueReadBuffer(q, a, CL_TRUE, 0, BYTES, host, 0, NULL,
                             begin("clEnqueueReadBuffer", "\"bytes\": 262144, \"direction\": \"DM\", ", event)));
    printf("%g\n", (double)host[2000]);
    MUST(clFinish(q));
    done(from);
    if (svm)
        clSVMFree(c, svm);
    clReleaseMemObject(image);
}

/* Commands that wait for a user event, in a queue without order; they are done long after they were enqueued. */
static void out_of_order(cl_context c, cl_kernel add, cl_mem a)
{
    cl_int error;
    cl_command_queue_properties properties = 0;
    cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0},
                        back[8] = {9, 9, 9, 9};
    size_t size = 99;
    unsigned from = ncommands;
    cl_event gate = clCreateUserEvent(c, &error), last;
    cl_command_queue q = clCreateCommandQueueWithProperties(c, device, list, &error);
    MUST(error);
    MUST(clGetCommandQueueInfo(q, CL_QUEUE_PROPERTIES, sizeof properties, &properties, NULL));
    printf("properties %lu\n", properties);
    MUST(clGetCommandQueueInfo(q, CL_QUEUE_PROPERTIES_ARRAY, sizeof back, back, &size));
    printf("list %zu %lu %lu %lu %lu\n", size, back[0], back[1], back[2], back[3]);
    for (int i = 0; i < 5; i++)
        MUST(clEnqueueNDRangeKernel(q, add, 1, NULL, (size_t[]){N}, NULL, 1, &gate, begin("add", "", 0)));
    for (int i = 0; i < 3; i++)
        MUST(clEnqueueCopyBuffer(q, a, a, 0, BYTES / 2, 1024, 0, NULL,
                                 begin("clEnqueueCopyBuffer", "\"bytes\": 1024, \"direction\": \"DD\", ", 2)));
    MUST(clEnqueueMarkerWithWaitList(q, 0, NULL, &last));
    MUST(clFlush(q));
    usleep(20000);
    MUST(clSetUserEventStatus(gate, CL_COMPLETE));
    MUST(clWaitForEvents(1, &last));
    done(from);
    clReleaseEvent(last);
    clReleaseEvent(gate);
    clReleaseCommandQueue(q);
}

/* Nobody waits for the queue; it is released while its commands run, and what they did is known only at exit. The event
 * comes behind them all. */
static cl_event abandoned(cl_context c, cl_kernel slow)
{
    cl_event last;
    cl_int error;
    cl_command_queue q = clCreateCommandQueue(c, device, 0, &error);
    MUST(error);
    for (int i = 0; i < 4; i++)
        MUST(clEnqueueNDRangeKernel(q, slow, 1, NULL, (size_t[]){256}, (size_t[]){64}, 0, NULL,
                                    begin("slow", "\"local\": [64, 1, 1], ", 0)));
    MUST(clEnqueueMarkerWithWaitList(q, 0, NULL, &last));
    MUST(clReleaseCommandQueue(q));
    return last;
}

static void *thread(void *queue)
{
    cl_int error;
    cl_context c;
    clGetCommandQueueInfo(queue, CL_QUEUE_CONTEXT, sizeof c, &c, NULL);
    cl_mem m = clCreateBuffer(c, CL_MEM_READ_WRITE, BYTES, NULL, &error);
    MUST(error);
    for (int i = 0; i < 50; i++) {
        MUST(clEnqueueFillBuffer(queue, m, &i, 4, 0, BYTES, 0, NULL, NULL));
        if (i % 10 == 9)
            MUST(clFinish(queue));
    }
    MUST(clReleaseMemObject(m));
    return NULL;
}

/* Functions of an extension are handed out by name. */
static void command_buffer(cl_command_queue q, cl_mem a)
{
    clCreateCommandBufferKHR_fn create =
        (clCreateCommandBufferKHR_fn)clGetExtensionFunctionAddressForPlatform(platform, "clCreateCommandBufferKHR");
    clCommandCopyBufferKHR_fn copy =
        (clCommandCopyBufferKHR_fn)clGetExtensionFunctionAddressForPlatform(platform, "clCommandCopyBufferKHR");
    clFinalizeCommandBufferKHR_fn finalize =
        (clFinalizeCommandBufferKHR_fn)clGetExtensionFunctionAddressForPlatform(platform, "clFinalizeCommandBufferKHR");
    clEnqueueCommandBufferKHR_fn enqueue =
        (clEnqueueCommandBufferKHR_fn)clGetExtensionFunctionAddressForPlatform(platform, "clEnqueueCommandBufferKHR");
    clReleaseCommandBufferKHR_fn release =
        (clReleaseCommandBufferKHR_fn)clGetExtensionFunctionAddressForPlatform(platform, "clReleaseCommandBufferKHR");
    unsigned from = ncommands;
    cl_int error;
    cl_command_buffer_khr buffer;
    if (!create || !copy || !finalize || !enqueue || !release) {
        printf("no command buffers\n");
        return;
    }
    printf("none: %d\n", clGetExtensionFunctionAddressForPlatform(platform, "clNoSuchFunction") == NULL);
    buffer = create(1, &q, NULL, &error);
    MUST(error);
    MUST(copy(buffer, NULL, a, a, 0, BYTES / 2, 1024, 0, NULL, NULL, NULL));
    MUST(finalize(buffer));
    for (int i = 0; i < 3; i++) {
        MUST(enqueue(0, NULL, buffer, 0, NULL, begin("clEnqueueCommandBufferKHR", "", 0)));
        MUST(clFinish(q));
    }
    done(from);
    MUST(release(buffer));
}

static void native(void *p) { (*(int **)p)[0]++; }
static int called;

/* Ends while commands wait for what never comes, and after a child has ended that has nothing to do with them. */
static void unfinished(cl_context c, cl_command_queue q, cl_mem a)
{
    cl_int error;
    cl_event gate = clCreateUserEvent(c, &error);
    MUST(clEnqueueCopyBuffer(q, a, a, 0, BYTES / 2, 64, 1, &gate, NULL));
    if (fork() == 0)
        exit(0);
    wait(NULL);
    fflush(NULL);
    printf("leaves\n");
    exit(0);
}

int main(int argc, char **argv)
{
    cl_context_properties properties[] = {CL_CONTEXT_PLATFORM, 0, 0};
    cl_int error;
    cl_uint n = 0;
    char *path = getenv("TRUTH");
    truth = fopen(path ? path : "/dev/null", "w");
    MUST(clGetPlatformIDs(1, &platform, &n));
    printf("%u platforms\n", n);
    MUST(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL));
    properties[1] = (cl_context_properties)platform;
    cl_context c = clCreateContext(properties, 1, &device, NULL, NULL, &error);
    MUST(error);
    cl_command_queue plain = clCreateCommandQueue(c, device, 0, &error),
                     timed = clCreateCommandQueueWithProperties(
                         c, device, (cl_queue_properties[]){CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0}, &error);
    MUST(error);
    cl_mem a = clCreateBuffer(c, CL_MEM_READ_WRITE, BYTES, NULL, &error),
           b = clCreateBuffer(c, CL_MEM_READ_WRITE, BYTES, NULL, &error);
    cl_program p = build(c);
    cl_kernel add = kernel(p, "add", a, 1), scale = kernel(p, "scale", a, 2), slow = kernel(p, "slow", a, 0.5f);

    /* errors, with and without a place for them */
    printf("%d", clCreateBuffer(c, CL_MEM_READ_WRITE, 0, NULL, NULL) == NULL);
    clCreateKernel(p, "nothing", &error);
    printf(" %d", error);
    printf(" %d\n", clEnqueueReadBuffer(plain, a, CL_TRUE, BYTES, 4, &n, 0, NULL, NULL));

    if (argc > 1 && !strcmp(argv[1], "unfinished"))
        unfinished(c, plain, a);
    everything(c, timed, add, scale, a, b, 1);
    everything(c, plain, add, scale, a, b, 2);
    everything(c, plain, add, scale, a, b, 0);
    out_of_order(c, add, a);
    command_buffer(plain, a);

    int *counter = &called;
    unsigned from = ncommands;
    MUST(clEnqueueNativeKernel(plain, native, &counter, sizeof counter, 0, NULL, NULL, 0, NULL,
                               begin("clEnqueueNativeKernel", "", 0)));
    MUST(clFinish(plain));
    printf("native %d\n", called);
    done(from);

    /* another context, a part of the device, threads */
    cl_device_id parts[8];
    cl_device_partition_property equally[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0};
    cl_context c2 = clCreateContext(properties, 1, &device, NULL, NULL, &error);
    cl_command_queue queues[2] = {clCreateCommandQueue(c2, device, 0, &error), NULL};
    cl_context c3 = NULL;
    MUST(error);
    if (clCreateSubDevices(device, equally, 8, parts, &n) == CL_SUCCESS) {
        c3 = clCreateContext(properties, 1, &parts[0], NULL, NULL, &error);
        MUST(error);
        queues[1] = clCreateCommandQueue(c3, parts[0], 0, &error);
        MUST(error);
    } else
        queues[1] = clCreateCommandQueue(c, device, 0, &error);
    pthread_t threads[4]; /* two on each queue */
    long long before = now();
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, thread, queues[i & 1]);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < 200; i++)
        fprintf(truth, "{\"name\": \"clEnqueueFillBuffer\", \"bytes\": 262144, \"before\": %lld, \"after\": %lld}\n",
                before, now());

    from = ncommands;
    cl_event last = abandoned(c, slow);
    clReleaseContext(c2);                                              /* nothing else is released */
    for (cl_int state = CL_QUEUED; state != CL_COMPLETE; usleep(1000)) /* who waited would say that they are done */
        MUST(clGetEventInfo(last, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state, &state, NULL));
    done(from);
    fclose(truth);
    return 0;
}
