/* inside.c FILE - forges a process that asks for work 300 ms after the begin of a call of a library; the work begins 20
 * us later and takes 500 ms, longer than all else */
#include "forge.h"
#include <stdio.h>

#define START 1000000000ull
#define MS 1000000ull
enum { INIT = 16, LAUNCH, CAUSE, KERNEL, TRACK = 1, ENDS = 32 };

static void call(forge *f, uint32_t id, uint64_t ns)
{
    forge_long(f, id, START + ns);
    if (id == INIT || id == CAUSE)
        forge_u64(f, 1);
    forge_end(f);
}

int main(int argc, char **argv)
{
    char fields[256];
    forge *f = forge_new(1, 0, 1, START);
    if (argc < 2)
        return 2;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    snprintf(fields, sizeof fields, "comm:%d:%d:", TRACE_T_U64, TRACE_R_COMM);
    forge_event(f, INIT, 0, TRACE_KIND_BEGIN, "NCCL", "ncclCommInitRank", fields);
    forge_event(f, INIT + ENDS, INIT, TRACE_KIND_END, "NCCL", "ncclCommInitRank", "");
    forge_event(f, LAUNCH, 0, TRACE_KIND_BEGIN, "CUDART", "cudaLaunchKernel", "");
    forge_event(f, LAUNCH + ENDS, LAUNCH, TRACE_KIND_END, "CUDART", "cudaLaunchKernel", "");
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDA", "launched", fields);
    snprintf(fields, sizeof fields, "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:", TRACE_T_U64,
             TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDA", "fill", fields);
    forge_track(f, TRACK, 0, "GPU 0");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    forge_now(f)->tid = 101;
    call(f, INIT, 0);
    call(f, LAUNCH, 300 * MS);
    call(f, CAUSE, 300 * MS + 1000);
    call(f, LAUNCH + ENDS, 300 * MS + 5000);
    call(f, INIT + ENDS, 310 * MS);
    forge_long(f, KERNEL, START + 801 * MS);
    forge_u64(f, START + 300 * MS + 20000);
    forge_u64(f, 500 * MS);
    forge_u32(f, TRACK);
    forge_u64(f, 1);
    forge_end(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_write(f, argv[1]);
    return 0;
}
