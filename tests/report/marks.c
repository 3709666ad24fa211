/* marks.c DIR RANKS NAME STEPS WARM FIRST [WITH] - forges a job whose steps have that name, "Step.%d" or "step"
 *
 * Each rank imports for two seconds, connects (MPI_Init, 200 ms), goes through STEPS steps of 20 ms that end in an
 * all-reduce, of which the first WARM take 200 ms, and saves for a second. Steps are numbered from FIRST. Rank 1 works
 * 10 ms more in each step that is no warm-up: a third of the loop. WITH: "launcher": a process that starts them and
 * lives longer; "loaders": the same, and each rank has two workers that load data. NAME "moment": each step begins with
 * a mark of trace_step(). */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define MS 1000000ull
enum { IMPORT = 16, INIT, STEP, REDUCE, SAVE, MOMENT, FETCH, WAIT, INIT_END = 48, REDUCE_END, NAMED = 64 };
enum { BEFORE = 2000, INITS = 200, WARM_MS = 200, STEP_MS = 20, MORE_MS = 10, AFTER = 1000 };

static int ranks, steps, warm, first;
static const char *name;

static void task(forge *f, const char *text, int id)
{
    forge_event(f, (uint32_t)id, 0, TRACE_KIND_BEGIN, "user", text, "");
}

static void define(forge *f)
{
    char fields[256], text[64];
    task(f, "import", IMPORT);
    task(f, "save", SAVE);
    task(f, "wait for the others", WAIT);
    task(f, name, STEP);
    snprintf(fields, sizeof fields, "step:%d:%d:", TRACE_T_U64, TRACE_R_NONE);
    forge_event(f, MOMENT, 0, TRACE_KIND_INSTANT, "trace", "step", fields);
    forge_event(f, FETCH, 0, TRACE_KIND_BEGIN, "torch.data", "DataLoader.fetch", "");
    forge_event(f, INIT, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Init", "");
    forge_event(f, INIT_END, INIT, TRACE_KIND_END, "MPI", "MPI_Init", "");
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", TRACE_T_U64, TRACE_R_COMM, TRACE_T_U32,
             TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ);
    forge_event(f, REDUCE, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Allreduce", fields);
    forge_event(f, REDUCE_END, REDUCE, TRACE_KIND_END, "MPI", "MPI_Allreduce", "");
    for (int k = 0; k < steps && strchr(name, '%'); k++) {
        snprintf(text, sizeof text, name, first + k);
        task(f, text, NAMED + k);
    }
}

static void put(forge *f, int id, uint64_t ns)
{
    forge_long(f, (uint32_t)id, ns);
    forge_end(f);
}

static forge *open_file(uint32_t pid, uint32_t parent, int rank)
{
    forge *f = forge_new(pid, rank, 1, START);
    uint64_t last = START + 100000 * MS;
    forge_header(f)->world = ranks;
    forge_header(f)->ppid = parent;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    define(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    forge_now(f)->tid = pid;
    return f;
}

static void close_file(forge *f, const char *dir, uint32_t pid)
{
    char path[4096];
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    snprintf(path, sizeof path, "%s/%u.bin", dir, pid);
    forge_write(f, path);
}

/* When the rank comes to the all-reduce of step k, and when that ends. */
static uint64_t lasts(int k) { return (k < warm ? WARM_MS : STEP_MS + (ranks > 1 ? MORE_MS : 0)) * MS; }

static uint64_t write_rank(const char *dir, int rank, uint32_t launcher)
{
    forge *f = open_file(1000 + (uint32_t)rank, launcher, rank);
    uint64_t now = START + MS, own;
    put(f, IMPORT, now);
    put(f, TRACE_ID_TASK_END, now += BEFORE * MS);
    put(f, INIT, now);
    put(f, INIT_END, now += INITS * MS);
    for (int k = 0; k < steps; k++) {
        if (!strcmp(name, "moment")) {
            forge_long(f, MOMENT, now);
            forge_u64(f, (uint64_t)(first + k));
            forge_end(f);
        } else
            put(f, strchr(name, '%') ? NAMED + k : STEP, now);
        own = k < warm ? WARM_MS * MS : (STEP_MS + (rank == 1 ? MORE_MS : 0)) * MS;
        forge_long(f, REDUCE, now + own - MS);
        forge_u64(f, 1);
        forge_u32(f, (uint32_t)ranks);
        forge_u64(f, (uint64_t)k);
        forge_end(f);
        now += lasts(k);
        put(f, REDUCE_END, now - 1000);
        if (strcmp(name, "moment") != 0)
            put(f, TRACE_ID_TASK_END, now - 500);
    }
    if (!strcmp(name, "moment")) { /* as --torch does: a step begins where the one before ends */
        forge_long(f, MOMENT, now);
        forge_u64(f, (uint64_t)(first + steps));
        forge_end(f);
    }
    put(f, SAVE, now);
    put(f, TRACE_ID_TASK_END, now += AFTER * MS);
    close_file(f, dir, 1000 + (uint32_t)rank);
    return now;
}

int main(int argc, char **argv)
{
    const char *with = argc > 7 ? argv[7] : "";
    uint64_t last = 0;
    if (argc < 7)
        return 2;
    ranks = atoi(argv[2]);
    name = argv[3];
    steps = atoi(argv[4]);
    warm = atoi(argv[5]);
    first = atoi(argv[6]);
    for (int k = 0; k < ranks; k++) {
        last = write_rank(argv[1], k, 500);
        for (int w = 0; w < 2 && !strcmp(with, "loaders"); w++) {
            uint32_t pid = 5000 + 10 * (uint32_t)k + (uint32_t)w;
            forge *f = open_file(pid, 1000 + (uint32_t)k, k);
            for (int i = 0; i < 3; i++) {
                put(f, FETCH, START + (2200 + 5 * (uint64_t)i) * MS);
                put(f, TRACE_ID_TASK_END, START + (2203 + 5 * (uint64_t)i) * MS);
            }
            close_file(f, argv[1], pid);
        }
    }
    if (*with) {
        forge *f = open_file(500, 1, -1);
        put(f, WAIT, START + 500000);
        put(f, TRACE_ID_TASK_END, last + 300 * MS);
        close_file(f, argv[1], 500);
    }
    printf("loop %llu\n", (unsigned long long)(steps - warm) * (unsigned long long)lasts(steps));
    return 0;
}
