/* flops.c DIR WORD=N... - forges processes of one host that work for two seconds on GPUs, and say how much
 *
 * Each of `ranks` processes launches one kernel of one second on a GPU called `name`, in a task that states `flops`
 * TFLOP on operands of `bits` bits (0: of any size). shared=1: all have one GPU, by its UUID. memory=1: each allocates
 * 3 GB, then 2 GB, frees the first and allocates 1 GB: 5 GB at most. asked=1: it is told that 60 of 80 GB are free.
 * sees=1: each process sees the GPUs of all. more=N: and N others. */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define MS 1000000ull
enum { WORK = 16, LAUNCH, CAUSE, KERNEL, MALLOC, FREE, INFO, ENDS = 32 };

static long ranks = 2, flops = 1000, bits = 16, shared, memory, asked, sees, more;
static const char *name = "NVIDIA H100 80GB HBM3";

static void call(forge *f, uint32_t id, const char *what, const char *in, const char *out)
{
    forge_event(f, id, 0, TRACE_KIND_BEGIN, "CUDART", what, in);
    forge_event(f, id + ENDS, id, TRACE_KIND_END, "CUDART", what, out);
}

static void define(forge *f)
{
    char fields[512], in[128], out[128];
    snprintf(fields, sizeof fields, "flops%.0ld:%d:%d:", bits, TRACE_T_F64, TRACE_R_NONE); /* .0: nothing for 0 */
    forge_event(f, WORK, 0, TRACE_KIND_BEGIN, "user", "train", fields);
    call(f, LAUNCH, "cudaLaunchKernel", "", "");
    snprintf(in, sizeof in, "size:%d:%d:B", TRACE_T_U64, TRACE_R_NONE);
    snprintf(out, sizeof out, "devPtr:%d:%d:", TRACE_T_U64, TRACE_R_NONE);
    call(f, MALLOC, "cudaMalloc", in, out);
    call(f, FREE, "cudaFree", out, "");
    snprintf(out, sizeof out, "free:%d:%d:;total:%d:%d:", TRACE_T_U64, TRACE_R_NONE, TRACE_T_U64, TRACE_R_NONE);
    call(f, INFO, "cudaMemGetInfo", "", out);
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDART", "launched", fields);
    snprintf(fields, sizeof fields, "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:", TRACE_T_U64,
             TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDART", "gemm", fields);
}

static uint64_t now;
static void event(forge *f, uint32_t id) { forge_long(f, id, now += 1000); }
static void allocate(forge *f, uint64_t gigabytes, uint64_t address)
{
    event(f, MALLOC);
    forge_u64(f, gigabytes * 1000000000ull);
    forge_end(f);
    event(f, MALLOC + ENDS);
    forge_u64(f, address);
    forge_end(f);
}

static void write_rank(const char *dir, uint32_t k)
{
    forge *f = forge_new(100 + k, (int)k, 1, START);
    uint64_t last = START + 2000 * MS;
    char text[4096];
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    snprintf(text, sizeof text, "GPU-0000-%u", shared ? 0 : k);
    forge_info(f, "cuda.gpu.0.uuid", text);
    for (long i = 1; i < (sees ? ranks + more : 1); i++) {
        char key[64];
        snprintf(key, sizeof key, "cuda.gpu.%ld.uuid", i);
        snprintf(text, sizeof text, "GPU-0000-%ld", (k + i) % (ranks + more));
        forge_info(f, key, text);
    }
    define(f);
    snprintf(text, sizeof text, "GPU 0 %s", name);
    forge_track(f, 1, 0, text);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    forge_now(f)->tid = 100 + k;
    now = START;
    forge_long(f, WORK, START);
    forge_f64(f, (double)flops * 1e12);
    forge_end(f);
    if (memory) {
        allocate(f, 3, 0x1000);
        allocate(f, 2, 0x2000);
        event(f, FREE);
        forge_u64(f, 0x1000);
        forge_end(f);
        event(f, FREE + ENDS);
        forge_end(f);
        allocate(f, 1, 0x1000);
    }
    if (asked) {
        event(f, INFO);
        forge_end(f);
        event(f, INFO + ENDS);
        forge_u64(f, 60000000000ull);
        forge_u64(f, 80000000000ull);
        forge_end(f);
    }
    event(f, LAUNCH);
    forge_end(f);
    event(f, CAUSE);
    forge_u64(f, 1);
    forge_end(f);
    event(f, LAUNCH + ENDS);
    forge_end(f);
    forge_long(f, TRACE_ID_TASK_END, last);
    forge_end(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 2, 0, START, 0);
    forge_now(f)->tid = 5000 + k;
    forge_long(f, KERNEL, START + 1200 * MS);
    forge_u64(f, START + 200 * MS);
    forge_u64(f, 1000 * MS);
    forge_u32(f, 1);
    forge_u64(f, 1);
    forge_end(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    snprintf(text, sizeof text, "%s/%u.bin", dir, k);
    forge_write(f, text);
}

int main(int argc, char **argv)
{
    const struct {
        const char *word;
        long *to;
    } words[] = {{"ranks=", &ranks},   {"flops=", &flops}, {"bits=", &bits}, {"shared=", &shared},
                 {"memory=", &memory}, {"asked=", &asked}, {"sees=", &sees}, {"more=", &more}};
    if (argc < 2)
        return 2;
    for (int i = 2; i < argc; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++)
            if (!strncmp(argv[i], words[k].word, strlen(words[k].word)))
                *words[k].to = atol(argv[i] + strlen(words[k].word));
        if (!strncmp(argv[i], "name=", 5))
            name = argv[i] + 5;
    }
    for (uint32_t k = 0; k < (uint32_t)ranks; k++)
        write_rank(argv[1], k);
    return 0;
}
