/* group.c - several communicators of one process, groups, splits: what PyTorch and single-process programs do */
#include <nccl.h>
#include <stdio.h>
#include <unistd.h>
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_NCCL
#include "trace.h"
#endif

extern void fake_wait(void);

int main(void)
{
    enum { N = 4 };
    static float a[N][4096], b[N][4096];
    ncclComm_t all[N], half[N], rest = NULL, own;
    ncclUniqueId id;
    int i, round, count, out[1] = {2};
    for (i = 0; i < N; i++)
        half[i] = NULL;
    if (ncclCommInitAll(all, N, NULL))
        return 1;
    ncclGroupStart();
    for (i = 0; i < N; i++)
        if (ncclCommSplit(all[i], i % 2, -i, &half[i], NULL))
            return 1;
    if (ncclGroupEnd())
        return 1;
    ncclCommShrink(all[3], out, 1, &rest, NULL, 0);
    for (round = 0; round < 5; round++) {
        ncclGroupStart(); /* one collective of all members */
        for (i = 0; i < N; i++)
            ncclAllReduce(a[i], b[i], 1000, ncclFloat, ncclSum, all[i], NULL);
        ncclGroupEnd();
        ncclGroupStart(); /* several at once, which NCCL sorts */
        for (i = 0; i < N; i++) {
            ncclBroadcast(a[i], b[i], 100, ncclFloat, 0, all[i], NULL);
            ncclAllReduce(b[i], a[i], 2000, ncclDouble, ncclMax, half[i], NULL);
        }
        ncclGroupEnd();
        ncclGroupStart();
        for (i = 0; i < N; i++) {
            ncclSend(a[i], 10 + (size_t)i, ncclInt8, (i + 1) % N, all[i], NULL);
            ncclRecv(b[i], 10 + (size_t)(i + N - 1) % N, ncclInt8, (i + N - 1) % N, all[i], NULL);
        }
        ncclGroupEnd();
        usleep(1000);
        fake_wait();
    }
    ncclGetUniqueId(&id);
    if (ncclCommInitRank(&own, 1, id, 0))
        return 1;
    for (i = 0; i < 3; i++)
        ncclAllReduce(a[0], a[0], 4096, ncclInt64, ncclSum, own, NULL); /* in place, no group */
    ncclAllReduce(a[3], b[3], 1, ncclFloat, ncclSum, rest, NULL);
    fake_wait();
    ncclCommCount(rest, &count);
    for (i = 0; i < N; i++) {
        ncclCommDestroy(half[i]);
        ncclCommDestroy(all[i]);
    }
    return count != N - 1;
}
