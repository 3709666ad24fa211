/* card.c DIR [GPUS] - forges two processes of one host that work for ten seconds, with samples of two GPUs
 *
 * Each of them samples both GPUs every 100 ms, as NVML's sampler does: GPU 0 takes 200 W and is loaded, GPU 1 takes
 * 50 W and never is. The memory of GPU 0 is 7 GB at most. So the job takes 2500 J, and one of two GPUs is unused. With
 * more GPUs, the others are like GPU 1, and all
 * are sampled every five seconds. */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>

#define START 1000000000ull
#define MS 1000000ull
enum { WORK = 16, POWER = 32, LOAD, MEMORY, SAMPLES = 100, EVERY = 100 };

static void counter(forge *f, uint32_t id, const char *name, const char *unit)
{
    char fields[128];
    snprintf(fields, sizeof fields, "track:%d:%d:;value:%d:%d:%s", TRACE_T_U32, TRACE_R_TRACK, TRACE_T_F64,
             TRACE_R_VALUE, unit);
    forge_event(f, id, 0, TRACE_KIND_COUNTER, "NVML", name, fields);
}

static void sample(forge *f, uint32_t id, uint64_t when, uint32_t gpu, double value)
{
    forge_long(f, id, when);
    forge_u32(f, gpu + 1);
    forge_f64(f, value);
    forge_end(f);
}

static void write_process(const char *dir, uint32_t pid, uint32_t gpus)
{
    forge *f = forge_new(pid, -1, 1, START);
    uint64_t last = START + SAMPLES * EVERY * MS;
    char path[4096];
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    forge_info(f, "command", "train <b> --fast");
    forge_event(f, WORK, 0, TRACE_KIND_BEGIN, "user", "work", "");
    counter(f, POWER, "power", "W");
    counter(f, LOAD, "gpu_load", "%");
    counter(f, MEMORY, "memory_used", "B");
    for (uint32_t gpu = 0; gpu < gpus; gpu++) {
        snprintf(path, sizeof path, "NVML GPU %u", gpu);
        forge_track(f, gpu + 1, 0, path);
    }
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    forge_now(f)->tid = pid;
    forge_long(f, WORK, START);
    forge_end(f);
    for (uint64_t k = 0; k <= SAMPLES; k += gpus > 2 ? 50 : 1) /* what one chunk has space for */
        for (uint32_t gpu = 0; gpu < gpus; gpu++) {
            uint64_t when = START + k * EVERY * MS;
            sample(f, POWER, when, gpu, gpu ? 50 : 200);
            sample(f, LOAD, when, gpu, gpu ? 0 : 90);
            sample(f, MEMORY, when, gpu, gpu ? 1e9 : k == 50 ? 7e9 : 5e9);
        }
    forge_long(f, TRACE_ID_TASK_END, last);
    forge_end(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    snprintf(path, sizeof path, "%s/%u.bin", dir, pid);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    for (uint32_t pid = 100; pid < 102; pid++)
        write_process(argv[1], pid, argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 2);
    return 0;
}
