/* fault.c DIR - forges a process whose device fails: 30 kernels are launched, 20 are done, and a waiting call
 * returns an illegal access (cudaErrorIllegalAddress, 700); the process ends as if it was killed. From the 21st on they
 * are launched to two queues by turns: a kernel of which only the name is known, and one that was done before. */
#include "forge.h"
#include <stdio.h>

enum { STEP = 16, LAUNCH, LAUNCHED, WAIT, WAITED, CAUSE, KERNEL, GET, GOT, START = 1000000, US = 1000, TRACK = 1 };

int main(int argc, char **argv)
{
    forge *f = forge_new(7, 0, 1, START);
    char text[512];
    uint64_t now = START;
    if (argc < 2)
        return 2;
    forge_header(f)->state = TRACE_FILE_OPEN;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, START, START, START);
    forge_event(f, STEP, 0, TRACE_KIND_BEGIN, "user", "step", "");
    snprintf(text, sizeof text,
             "func:%d:0:;gridDim.x:%d:0:;gridDim.y:%d:0:;gridDim.z:%d:0:;"
             "blockDim.x:%d:0:;blockDim.y:%d:0:;blockDim.z:%d:0:;stream:%d:0:",
             TRACE_T_PTR, TRACE_T_U32, TRACE_T_U32, TRACE_T_U32, TRACE_T_U32, TRACE_T_U32, TRACE_T_U32, TRACE_T_PTR);
    forge_event(f, LAUNCH, 0, TRACE_KIND_BEGIN, "CUDART", "cudaLaunchKernel", text);
    snprintf(text, sizeof text, "hmod:%d:0:;name:%d:0:", TRACE_T_PTR, TRACE_T_STR);
    forge_event(f, GET, 0, TRACE_KIND_BEGIN, "CUDA", "cuModuleGetFunction", text);
    snprintf(text, sizeof text, "hfunc:%d:0:", TRACE_T_PTR);
    forge_event(f, GOT, GET, TRACE_KIND_END, "CUDA", "cuModuleGetFunction", text);
    forge_event(f, WAIT, 0, TRACE_KIND_BEGIN, "CUDART", "cudaStreamSynchronize", "");
    snprintf(text, sizeof text, "result:%d:%d:enum:cudaError", TRACE_T_I32, TRACE_R_RESULT);
    forge_event(f, LAUNCHED, LAUNCH, TRACE_KIND_END, "CUDART", "cudaLaunchKernel", text);
    forge_event(f, WAITED, WAIT, TRACE_KIND_END, "CUDART", "cudaStreamSynchronize", text);
    forge_enum(f, "cudaError", 0, "cudaSuccess=0! cudaErrorIllegalAddress=700");
    snprintf(text, sizeof text, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDA", "launched", text);
    snprintf(text, sizeof text, "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:", TRACE_T_U64,
             TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDA", "gemm", text);
    forge_track(f, TRACK, 0, "GPU 0");
    forge_thread(f, 1, 7, "main");
    forge_thread(f, 2, 8, "CUPTI");
    forge_seal(f);
    forge_chunk(f, 1, 0, START, 0);
    forge_long(f, GET, now += US);
    forge_u64(f, 0x1);
    forge_text(f, "far_away");
    forge_end(f);
    forge_long(f, GOT, now += US);
    forge_u64(f, 0x200);
    forge_end(f);
    for (uint64_t k = 1; k <= 30; k++) {
        if (k % 3 == 1) {
            forge_long(f, STEP, now += US);
            forge_end(f);
        }
        forge_long(f, LAUNCH, now += US);
        forge_u64(f, k > 20 && k % 2 ? 0x200 : 0x100);
        forge_u32(f, (uint32_t)k);
        forge_u32(f, 1);
        forge_u32(f, 1);
        forge_u32(f, 64);
        forge_u32(f, 1);
        forge_u32(f, 1);
        forge_u64(f, k > 20 && k % 2 ? 0x7 : 0);
        forge_end(f);
        forge_long(f, CAUSE, now += US);
        forge_u64(f, k);
        forge_end(f);
        forge_long(f, LAUNCHED, now += US);
        forge_u32(f, 0);
        forge_end(f);
        if (k % 3 == 0 && k < 30) {
            forge_long(f, TRACE_ID_TASK_END, now += US);
            forge_end(f);
        }
    }
    forge_long(f, WAIT, now += US);
    forge_end(f);
    forge_long(f, WAITED, now += 1000 * US);
    forge_u32(f, 700);
    forge_end(f);
    forge_seal(f);
    forge_chunk(f, 2, 0, START, 0);
    for (uint64_t k = 1; k <= 20; k++) {
        forge_long(f, KERNEL, START + k * 20 * US);
        forge_u64(f, START + k * 10 * US);
        forge_u64(f, 5 * US);
        forge_u32(f, TRACK);
        forge_u64(f, k);
        forge_end(f);
    }
    forge_seal(f);
    snprintf(text, sizeof text, "%s/1.bin", argv[1]);
    forge_write(f, text);
    return 0;
}
