/* train.c STEPS SLOW - a rank of a training loop on the fake GPU (tests/cupti) with the fake NCCL (tests/nccl):
 * operators and the kernels they launch, copies and fills on other streams, a gradient's all-reduce on its own stream
 *
 * RANK and WORLD_SIZE as torchrun sets them. SLOW: so many times as long do this rank's kernels run. */
#include <cuda_runtime_api.h>
#include <nccl.h>
#include <stdlib.h>
#include <string.h>
#define TRACE_IMPL
#include "trace.h"

enum { LAYERS = 3, COMPUTE = 7, COPIES = 8, COLLECTIVES = 9, ELEMENTS = 4096 };
cudaError_t __cudaLaunchKernel(const void *, struct dim3, struct dim3, void **, size_t, cudaStream_t);
static int slow;
static uint64_t sequence, arrows; /* arrows: numbers that no other rank has */
static float data[ELEMENTS];

static void launch(const char *kernel, unsigned ns, int stream)
{
    static const struct dim3 grid = {64, 2, 1}, block = {128, 1, 1};
    __cudaLaunchKernel(kernel, grid, block, NULL, 5 * ns * (unsigned)slow, (cudaStream_t)(uintptr_t)stream);
}

static void forward(int layer)
{
    trace_task_begin_in("torch", "aten::linear", "sequence", sequence, "shapes", "f32[16,32] f32[64,32] (i64[2] none)");
    trace_flow_out(arrows + sequence);
    {
        trace_task_begin_in("torch", "aten::addmm", "sequence", sequence);
        launch("_Z4gemmPfS_i", 20000 + 1000 * (unsigned)layer, COMPUTE);
        trace_task_end();
    }
    trace_task_end();
    sequence++;
}

static void backward(uint64_t of)
{
    trace_task_begin_in("torch", "AddmmBackward0", "sequence", of, "forward_thread", 1);
    trace_flow_in(arrows + of);
    launch("_Z8gemm_bwdPfS_i", 30000, COMPUTE);
    trace_task_end();
}

static void reduce(ncclComm_t comm)
{
    trace_task_begin_in("torch", "record_param_comms");
    ncclAllReduce(data, data, ELEMENTS, ncclFloat, ncclSum, comm, (cudaStream_t)COLLECTIVES);
    trace_task_end();
}

int main(int argc, char **argv)
{
    int steps = atoi(argv[1]), rank = atoi(getenv("RANK")), size = atoi(getenv("WORLD_SIZE"));
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    ncclUniqueId id;
    ncclComm_t comm;
    arrows = 1000u * (unsigned)(rank + 1);
    slow = argc > 2 ? atoi(argv[2]) : 1;
    memset(&id, 'a', sizeof id);
    config.commName = "data parallel";
    if (ncclCommInitRankConfig(&comm, size, id, rank, &config) != ncclSuccess)
        return 1;
    for (int step = 0; step < steps; step++) {
        char name[32];
        snprintf(name, sizeof name, "Step.%d", step);
        trace_task_begin(name);
        cudaMemcpyAsync(data, data + 1, sizeof data / 2, cudaMemcpyHostToDevice, (cudaStream_t)COPIES);
        {
            TRACE_SCOPE("Forward");
            for (int layer = 0; layer < LAYERS; layer++) {
                TRACE_SCOPE("Layer", "layer", layer);
                forward(layer);
            }
        }
        {
            TRACE_SCOPE("Backward");
            for (int layer = 1; layer <= LAYERS; layer++)
                backward(sequence - (uint64_t)layer);
            reduce(comm);
            launch("_Z4tailPf", 15000, COMPUTE); /* beside the all-reduce */
        }
        cudaMemset(data, 0, 64);
        cudaDeviceSynchronize();
        trace_task_end();
    }
    ncclCommDestroy(comm);
    return 0;
}
