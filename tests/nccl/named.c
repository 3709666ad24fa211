/* named.c [RANK] - one rank of several processes: communicators with and without a name. RANK is killed in one more
 * collective of its half.
 *
 * RANK and WORLD_SIZE as torchrun sets them. */
#include "communicator.h"
#include <signal.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    static float a[8];
    int rank = atoi(getenv("RANK")), size = atoi(getenv("WORLD_SIZE"));
    ncclComm_t all = communicator("data parallel", size, rank, 'a'),
               half = communicator(rank % 2 ? "odd" : "even", size / 2, rank / 2, rank % 2 ? 'o' : 'e'),
               none = communicator(NULL, size, rank, 'n'), split = NULL;
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    if (!all || !half || !none)
        return 1;
    config.commName = "child";
    ncclGroupStart();
    ncclCommSplit(all, rank, 0, &split, &config); /* alone: it is there when the group has ended */
    ncclGroupEnd();
    ncclAllReduce(a, a, 8, ncclFloat, ncclSum, all, NULL);
    ncclAllReduce(a, a, 8, ncclFloat, ncclSum, half, NULL);
    ncclAllReduce(a, a, 8, ncclFloat, ncclSum, none, NULL);
    ncclAllReduce(a, a, 8, ncclFloat, ncclSum, split, NULL);
    ncclAllReduce(a, a, 8, ncclFloat, ncclSum, all, NULL);
    if (argc > 1 && atoi(argv[1]) == rank) { /* one more, which the others do not call */
        ncclAllReduce(a, a, 8, ncclFloat, ncclSum, half, NULL);
        raise(SIGKILL);
    }
    ncclCommDestroy(split);
    ncclCommDestroy(half);
    ncclCommDestroy(none);
    ncclCommDestroy(all);
    return 0;
}
