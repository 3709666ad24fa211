/* nccl.c - tests/nccl/fake.c, whose all-reduce also launches the kernel that a real one would */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#define getenv(name) (!strcmp(name, "CALL_LOG") ? "/dev/null" : getenv(name)) /* that file is the device's */
#define ncclAllReduce all_reduce_on_host
#include "../nccl/fake.c"
#undef ncclAllReduce
#undef getenv
ncclResult_t ncclAllReduce(const void *send, void *recv, size_t count, ncclDataType_t type, ncclRedOp_t op,
                           ncclComm_t comm, cudaStream_t stream);
cudaError_t __cudaLaunchKernel(const void *, struct dim3, struct dim3, void **, size_t, cudaStream_t);

ncclResult_t ncclAllReduce(const void *send, void *recv, size_t count, ncclDataType_t type, ncclRedOp_t op,
                           ncclComm_t comm, cudaStream_t stream)
{
    static const struct dim3 grid = {24, 1, 1}, block = {544, 1, 1};
    ncclResult_t result = all_reduce_on_host(send, recv, count, type, op, comm, stream);
    __cudaLaunchKernel("_Z38ncclKernel_AllReduce_RING_LL_Sum_floatPv", grid, block, NULL, 20000000, stream);
    return result;
}
