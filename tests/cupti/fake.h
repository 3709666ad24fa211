/* fake.h - what the parts of the fake GPU say to each other; none of it is CUDA's */
#ifndef FAKE_H
#define FAKE_H
#include <stdint.h>

enum { FAKE_KERNEL, FAKE_COPY, FAKE_FILL, FAKE_GRAPH };
enum { FAKE_DEVICES = 2 };

/* FAKE_VISIBLE=10: the devices of this machine that the process sees as its 0 and 1. */
#define FAKE_PHYSICAL(device) (getenv("FAKE_VISIBLE") ? getenv("FAKE_VISIBLE")[device] - '0' : (int)(device))

struct fake_work { /* the truth about a piece of work */
    int kind;
    uint64_t begin, end, bytes, node;
    const char *name;
    uint32_t correlation, device, to_device, context, stream, graph, channel;
    uint32_t grid[3], block[3], cluster[3], registers, static_shared, dynamic_shared, local, value;
    uint8_t from, to; /* kinds of memory, as CUPTI numbers them */
};

/* Functions by their numbers, as CUPTI's headers have them. */
struct fake_function {
    int domain, id;
    const char *name, *versioned;
};
#ifdef FAKE_NUMBERS /* needs cupti.h */
#define D(f) {1, CUPTI_DRIVER_TRACE_CBID_##f, #f, #f}
#define R(f, v) {2, CUPTI_RUNTIME_TRACE_CBID_##f##v, #f, #f #v}
static const struct fake_function fake_functions[] = {D(cuLaunchKernel),
                                                      D(cuMemcpyHtoD_v2),
                                                      D(cuMemcpyDtoHAsync_v2),
                                                      D(cuMemcpyAsync),
                                                      D(cuMemcpyPeer),
                                                      D(cuMemsetD8_v2),
                                                      D(cuMemsetD32_v2),
                                                      D(cuGraphLaunch),
                                                      D(cuMemAlloc_v2),
                                                      D(cuDevicePrimaryCtxReset_v2),
                                                      D(cuCtxDestroy_v2),
                                                      D(cuLaunchHostFunc),
                                                      R(cudaDeviceReset, _v3020),
                                                      R(cudaLaunchHostFunc, _v10000),
                                                      D(cuStreamSynchronize),
                                                      D(cuCtxGetCurrent),
                                                      D(cuStreamQuery),
                                                      R(cudaLaunchKernel, _v7000),
                                                      R(cudaMemcpy, _v3020),
                                                      R(cudaMemcpyAsync, _v3020),
                                                      R(cudaMemset, _v3020),
                                                      R(cudaMalloc, _v3020),
                                                      R(cudaFree, _v3020),
                                                      R(cudaGraphLaunch, _v10000),
                                                      R(cudaDeviceSynchronize, _v3020),
                                                      R(cudaStreamQuery, _v3020),
                                                      R(cudaMemcpyPeer, _v4000),
                                                      {0, 0, 0, 0}};
#undef D
#undef R
#endif
#endif
