/* group.c - a rank whose NCCL calls stand in groups: messages with all others, each rank in an order of its own, two
 * with each, and collectives and messages on two communicators
 *
 * RANK and WORLD_SIZE as torchrun sets them. What a group has goes on at one time, so no order of calls is wrong; each
 * communicator has a stream of its own, for on one stream the kernels of two would wait for each other. */
#include "../nccl/communicator.h"
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

enum { ROUNDS = 4, STREAM = 5 };
static float data[4096];

int main(void)
{
    int rank = atoi(getenv("RANK")), size = atoi(getenv("WORLD_SIZE"));
    cudaStream_t stream = (cudaStream_t)(uintptr_t)STREAM, streams[2] = {stream, (cudaStream_t)(uintptr_t)(STREAM + 1)};
    ncclComm_t comms[2] = {communicator("first", size, rank, 'a'), communicator("second", size, rank, 'b')};
    if (!comms[0] || !comms[1])
        return 1;
    for (int round = 0; round < ROUNDS; round++) {
        ncclGroupStart(); /* the first call of each is a receive */
        for (int k = 1; k < size; k++) {
            int peer = (rank + (rank % 2 ? k : size - k)) % size;
            ncclRecv(data, 100 + (size_t)round, ncclInt8, peer, comms[0], stream);
            ncclRecv(data, 7, ncclFloat, peer, comms[0], stream);
            ncclSend(data, 100 + (size_t)round, ncclInt8, peer, comms[0], stream);
            ncclSend(data, 7, ncclFloat, peer, comms[0], stream);
        }
        ncclGroupEnd();
        ncclGroupStart(); /* the same ranks and sizes on both communicators, in two orders; groups in a group are one */
        for (int k = 0; k < 2; k++) {
            int which = rank % 2 ? k : 1 - k;
            ncclGroupStart();
            ncclRecv(data, 64, ncclInt8, (rank + size - 1) % size, comms[which], streams[which]);
            ncclSend(data, 64, ncclInt8, (rank + 1) % size, comms[which], streams[which]);
            ncclGroupEnd();
        }
        ncclGroupEnd();
        ncclGroupStart();
        for (int k = 0; k < 2; k++) {
            int which = rank % 2 ? k : 1 - k;
            ncclBroadcast(data, data, 32, ncclFloat, 0, comms[which], streams[which]);
        }
        ncclGroupEnd();
        ncclGroupStart(); /* one call: nothing to sort out */
        ncclAllReduce(data, data, 16, ncclFloat, ncclSum, comms[0], stream);
        ncclGroupEnd();
        usleep(1000);
    }
    ncclCommDestroy(comms[1]);
    ncclCommDestroy(comms[0]);
    return 0;
}
