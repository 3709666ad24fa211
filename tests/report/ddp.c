/* ddp.c DIR JOB RANKS - simulates ranks that train with devices and never wait for each other on the host, forges their
 * trace, and prints how long the run took, and how long it would take without the fault
 *
 * In each step a host loads a batch and launches the kernels of forward and of backward, layer by layer. After each
 * layer of backward another queue reduces its gradients. It begins when these are ready, and ends when the gradients of
 * the last member have arrived. The optimizer runs when all are reduced. The host is a step ahead of its device.
 * wrong() has the fault of rank 1. A job "NAME-static" records no calls of the library that reduces. In a job
 * "NAME-thread" another thread of each rank does the backward pass, and copies gradients in no task at its end; the
 * host waits for its device only at the very end, where the ranks also write a checkpoint. Prints "run NS",
 * "right NS". */
#include "forge.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define MS 1000000ull
#define US 1000ull
enum { RANKS = 128, STEPS = 30, LAYERS = 6, MOST = 40000, COMPUTE = 1, COMMUNICATE };
enum { STEP = 16, LOAD, FORWARD, BACKWARD, CHECKPOINT, LAYER, LAUNCH = LAYER + LAYERS, REDUCE, SYNC, ENDS = 32 };
enum { CAUSE = 80, KERNEL, TOGETHER };

typedef struct record {
    uint64_t t, a, b, c, d;
    int id;
} record;
typedef struct rank {
    record *list[3];  /* of the host, the device, and the thread that does the backward pass */
    int n[3], now_in; /* now_in: which thread does things */
    uint64_t now, compute, communicate, correlation, seq, done; /* done: when the device had done the step before */
} rank;
typedef struct plan {
    bool known, thread;
    uint64_t load[RANKS], sleep[RANKS], kernel[RANKS], gap[RANKS];
    uint32_t blocks[RANKS];
    int groups; /* of ranks that reduce with each other */
} plan;

static rank ranks[RANKS];
static int nranks;
static uint64_t seed;

static uint64_t about(uint64_t ns) /* three in a hundred more or less */
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return ns - ns * 3 / 100 + (seed >> 33) % (ns * 6 / 100 + 1);
}

static void put(rank *r, int stream, record x)
{
    if (r->n[stream] == MOST)
        exit(3);
    r->list[stream][r->n[stream]++] = x;
}
static void begin(rank *r, int id) { put(r, r->now_in, (record){.t = r->now, .id = id}); }
static void end(rank *r, int id) { put(r, r->now_in, (record){.t = r->now, .id = id + ENDS}); }

/* A call that launches; returns when the device may begin. */
static uint64_t launch(rank *r)
{
    begin(r, LAUNCH);
    put(r, r->now_in, (record){.t = r->now + US, .id = CAUSE, .a = ++r->correlation});
    r->now += 5 * US;
    end(r, LAUNCH);
    return r->now + US;
}

static void kernel(const plan *p, int k, uint64_t ns)
{
    rank *r = &ranks[k];
    uint64_t from = launch(r), took = about(ns * p->kernel[k] / 100);
    from = from > r->compute ? from : r->compute;
    from += p->gap[k];
    r->compute = from + took;
    put(r, 1, (record){.t = r->compute, .id = KERNEL, .a = from, .b = took, .c = r->correlation, .d = p->blocks[k]});
}

/* All members reduce; a host's call returns at once. */
static void reduce(const plan *p)
{
    uint64_t from[RANKS], last[2] = {0, 0};
    int k;
    for (k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        uint64_t *group = &last[k * p->groups / nranks];
        if (p->known) {
            begin(r, REDUCE);
            r->list[r->now_in][r->n[r->now_in] - 1].a = r->seq++;
        }
        from[k] = launch(r);
        if (p->known)
            end(r, REDUCE);
        from[k] = from[k] > r->communicate ? from[k] : r->communicate;
        from[k] = from[k] > r->compute + 4 * US ? from[k] : r->compute + 4 * US;
        *group = from[k] > *group ? from[k] : *group;
    }
    for (k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        r->communicate = last[k * p->groups / nranks] + 300 * US;
        put(r, 1,
            (record){.t = r->communicate,
                     .id = TOGETHER,
                     .a = from[k],
                     .b = r->communicate - from[k],
                     .c = r->correlation,
                     .d = 24});
    }
}

static void step(const plan *p, int s)
{
    int k, l, i;
    for (k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        begin(r, STEP);
        begin(r, LOAD);
        r->now += about(p->load[k]);
        end(r, LOAD);
        begin(r, FORWARD);
        for (i = 0; i < 2 * LAYERS; i++)
            kernel(p, k, 300 * US);
        end(r, FORWARD);
        begin(r, BACKWARD);
        if (p->thread) {
            r->now_in = 2;
            r->now += 20 * US;
            begin(r, BACKWARD);
        }
    }
    for (l = LAYERS - 1; l >= 0; l--) {
        for (k = 0; k < nranks; k++) {
            rank *r = &ranks[k];
            begin(r, LAYER + l);
            if (l == 2)
                r->now += about(p->sleep[k]);
            for (i = 0; i < 3; i++)
                kernel(p, k, 300 * US);
            end(r, LAYER + l);
        }
        reduce(p);
    }
    for (k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        uint64_t before = r->done;
        if (p->thread) {
            end(r, BACKWARD);
            for (i = 0; i < 3; i++) {
                r->now += 5 * US;
                kernel(p, k, 20 * US);
            }
            r->now += 50 * US;
            r->now_in = 0;
        }
        end(r, BACKWARD);
        r->compute = r->compute > r->communicate + 4 * US ? r->compute : r->communicate + 4 * US;
        kernel(p, k, 500 * US);
        r->done = r->compute;
        if (s == STEPS - 1)
            before = r->done;
        if (p->thread)
            end(r, STEP);
        if (p->thread && s < STEPS - 1)
            continue;
        begin(r, SYNC); /* for the step before */
        r->now = before + 2 * US > r->now + US ? before + 2 * US : r->now + US;
        end(r, SYNC);
        if (!p->thread)
            end(r, STEP);
    }
}

static void checkpoint(rank *r)
{
    begin(r, CHECKPOINT);
    r->now += 400 * MS;
    end(r, CHECKPOINT);
}

static uint64_t play(const plan *p)
{
    uint64_t last = 0;
    seed = 7;
    for (int k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        r->n[0] = r->n[1] = r->n[2] = r->now_in = 0;
        r->now = r->compute = r->communicate = r->done = START + US;
        r->correlation = r->seq = 0;
    }
    for (int s = 0; s < STEPS; s++)
        step(p, s);
    for (int k = 0; k < nranks; k++)
        last = ranks[k].now > last ? ranks[k].now : last;
    for (int k = 0; p->thread && k < nranks; k++)
        checkpoint(&ranks[k]);
    return last - START - US;
}

static void wrong(plan *p, const char *job)
{
    if (strstr(job, "backward"))
        p->sleep[1] = 10 * MS;
    if (strstr(job, "data"))
        p->load[1] = 12 * MS;
    if (strstr(job, "longer")) {
        p->kernel[1] = 200;
        p->blocks[1] *= 2;
    }
    if (strstr(job, "slow"))
        p->kernel[1] = 150;
    if (strstr(job, "shared"))
        p->gap[1] = 200 * US;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static bool is_task(int id) { return id >= STEP && id < LAUNCH; }

static void define(forge *f, bool known)
{
    char fields[512], name[32];
    static const char *const tasks[] = {"step", "load", "forward", "backward", "checkpoint"};
    for (int i = 0; i < 5; i++)
        forge_event(f, (uint32_t)(STEP + i), 0, TRACE_KIND_BEGIN, "user", tasks[i], "");
    for (int i = 0; i < LAYERS; i++) {
        snprintf(name, sizeof name, "layer_%c", 'a' + i);
        forge_event(f, (uint32_t)(LAYER + i), 0, TRACE_KIND_BEGIN, "user", name, "");
    }
    forge_event(f, LAUNCH, 0, TRACE_KIND_BEGIN, "CUDA", "cuLaunchKernelEx", "");
    forge_event(f, LAUNCH + ENDS, LAUNCH, TRACE_KIND_END, "CUDA", "cuLaunchKernelEx", "");
    forge_event(f, SYNC, 0, TRACE_KIND_BEGIN, "CUDA", "cuEventSynchronize", "");
    forge_event(f, SYNC + ENDS, SYNC, TRACE_KIND_END, "CUDA", "cuEventSynchronize", "");
    if (known) {
        snprintf(fields, sizeof fields, "stream:%d:%d:;comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", TRACE_T_U64,
                 TRACE_R_NONE, TRACE_T_U64, TRACE_R_COMM, TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_U64,
                 TRACE_R_COLL_SEQ);
        forge_event(f, REDUCE, 0, TRACE_KIND_BEGIN, "NCCL", "ncclAllReduce", fields);
        forge_event(f, REDUCE + ENDS, REDUCE, TRACE_KIND_END, "NCCL", "ncclAllReduce", "");
    }
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDA", "launch", fields);
    snprintf(fields, sizeof fields,
             "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:;grid:%d:%d:", TRACE_T_U64, TRACE_R_TIME,
             TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION,
             TRACE_T_ARRAY | TRACE_T_U32, TRACE_R_NONE);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDA", "gemm", fields);
    forge_event(f, TOGETHER, 0, TRACE_KIND_SLICE, "CUDA", "ncclDevKernel_AllReduce_Sum_f32_RING_LL", fields);
    forge_track(f, COMPUTE, 0, "stream 7");
    forge_track(f, COMMUNICATE, 0, "stream 17");
}

static void write_record(forge *f, const plan *p, const record *r, int k)
{
    bool over = r->id >= ENDS + STEP && r->id < CAUSE;
    forge_long(f, over && is_task(r->id - ENDS) ? TRACE_ID_TASK_END : (uint32_t)r->id, r->t);
    if (r->id == REDUCE) {
        forge_u64(f, 0x44);
        forge_u64(f, 9 + (uint64_t)(k * p->groups / nranks));
        forge_u32(f, (uint32_t)(nranks / p->groups));
        forge_u64(f, r->a);
    } else if (r->id == CAUSE)
        forge_u64(f, r->a);
    else if (r->id == KERNEL || r->id == TOGETHER) {
        forge_u64(f, r->a);
        forge_u64(f, r->b);
        forge_u32(f, r->id == KERNEL ? COMPUTE : COMMUNICATE);
        forge_u64(f, r->c);
        forge_u16(f, 3);
        forge_u32(f, (uint32_t)r->d);
        forge_u32(f, 1);
        forge_u32(f, 1);
    }
    forge_end(f);
}

static void write_file(const char *dir, int k, const plan *p)
{
    rank *r = &ranks[k];
    forge *f = forge_new((uint32_t)k + 1, k, 1, START);
    uint64_t last = r->now + 1000 * MS;
    char path[4096];
    forge_header(f)->world = (uint32_t)nranks;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    define(f, p->known);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (uint32_t s = 0; s < 2 + (uint32_t)p->thread; s++) {
        uint64_t seq = 0;
        forge_chunk(f, s + 1, seq++, START, 0);
        forge_now(f)->tid = 101 + s;
        for (int i = 0; i < r->n[s]; i++) {
            if (forge_now(f)->committed > FORGE_SLOT - 256) {
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
                forge_chunk(f, s + 1, seq++, r->list[s][i].t, 0)->first_event = (uint64_t)i;
                forge_now(f)->tid = 101 + s;
            }
            write_record(f, p, &r->list[s][i], k);
        }
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
    }
    snprintf(path, sizeof path, "%s/rank%d.bin", dir, k);
    forge_write(f, path);
}

/* The records of a thread are in order of time. */
static int by_time(const void *x, const void *y)
{
    const record *a = x, *b = y;
    return a->t < b->t ? -1 : a->t > b->t;
}

int main(int argc, char **argv)
{
    plan p = {.known = true, .groups = 1};
    if (argc < 4 || (nranks = atoi(argv[3])) > RANKS || nranks < 2)
        return 2;
    for (int k = 0; k < nranks; k++) {
        for (int s = 0; s < 3; s++)
            ranks[k].list[s] = calloc(MOST, sizeof(record));
        p.load[k] = MS;
        p.kernel[k] = 100;
        p.blocks[k] = 64;
    }
    p.known = !strstr(argv[2], "static");
    p.thread = strstr(argv[2], "thread") != NULL;
    if (strstr(argv[2], "stages")) { /* of a pipeline: the second half has kernels of its own, half as long */
        p.groups = 2;
        for (int k = nranks / 2; k < nranks; k++) {
            p.kernel[k] = 50;
            p.blocks[k] = 32;
        }
    }
    printf("right %llu\n", (unsigned long long)play(&p));
    wrong(&p, argv[2]);
    printf("run %llu\n", (unsigned long long)play(&p));
    for (int k = 0; k < nranks; k++) {
        qsort(ranks[k].list[1], (size_t)ranks[k].n[1], sizeof(record), by_time);
        write_file(argv[1], k, &p);
    }
    return 0;
}
