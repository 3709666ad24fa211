/* jobs.c DIR JOB - simulates a job, forges its trace, and says how long it took, and how long without what is wrong
 *
 * Four ranks train for ten steps: load, forward, a message to the next rank, backward, an all-reduce. With a GPU the
 * host copies a batch and launches kernels in forward, and waits for them in backward. What is wrong with each job, and
 * what would be right, is in plan(). The simulation is played three times: as it is (that is what the files have),
 * without what is wrong, and with free copies. Prints "run NS", "right NS", "copies NS"; "ideal NS" if messages and
 * collectives take no time beyond waiting; and of each rank "useful NS" (outside all calls) and "called NS" (in those
 * of the device's API). */
#include "forge.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define MS 1000000ull
enum { RANKS = 4, STEPS = 10, MOST = 60000, TRACK = 1 };
enum {
    TRAIN = 16,
    STEP,
    LOAD,
    FORWARD,
    BACKWARD,
    REDUCE,
    SEND,
    RECV,
    LAUNCH,
    SYNC,
    TEST,
    BAD,
    HELP,
    GLOO,
    UNSEEN,   /* a call in which ranks meet, and nothing says so */
    ENDS = 32 /* of each begin: + ENDS */
};
enum { CAUSE = 80, KERNEL, COPY, CLOCK, FAULTS, COPIES, TOGETHER /* a collective of devices */, PAUSED, MEMORY };
enum { COPY_BYTES = 4000000, SMALL_BYTES = 1000, FIRST_TID = 32000 };

typedef struct record {
    uint64_t t, a, b, c, d;
    int id;
} record;
typedef struct rank {
    record *list[2];
    int n[2];
    uint64_t now, queue, seq, correlation, sent;
} rank;

typedef struct plan {
    bool gpu, nccl, messages, sync_each, tests, fails, helpers, gloo, bare, unseen;
    bool instant;                /* messages and collectives take no time beyond waiting */
    bool later;                  /* the first thread begins to record behind the second */
    bool hangs;                  /* rank 1 waits for a message, all others for rank 1, until they are killed */
    bool killed;                 /* rank 2 does, in its last task */
    uint64_t alone;              /* how long ranks 2 and 3, on node 2, go on when the others have ended */
    uint64_t clock_error;        /* of node 2, where ranks 2 and 3 are; 0: all are on node 1 */
    int small_copies, pageable;  /* a step; whether all copies are from ordinary memory */
    double memory[RANKS][STEPS]; /* a counter; all 0: there is none */
    uint64_t load[RANKS][STEPS], forward[RANKS][STEPS], backward[RANKS][STEPS], kernel[RANKS], copy, small,
        transfer[RANKS], chain;
    int kernels;
    double clock[RANKS], faults[RANKS];
    uint64_t waited[RANKS], ran[RANKS]; /* us, for a processor and on it */
} plan;

static rank ranks[RANKS];
static uint64_t copy_bytes = COPY_BYTES;
static uint64_t seed = 1;

static void put(rank *r, int stream, record x)
{
    if (r->n[stream] == MOST)
        exit(3);
    r->list[stream][r->n[stream]++] = x;
}
static void begin(rank *r, int id) { put(r, 0, (record){.t = r->now, .id = id}); }
static void end(rank *r, int id) { put(r, 0, (record){.t = r->now, .id = id + ENDS}); }

/* A call that asks for work, which its queue does when what was asked before is over. */
static void launch(rank *r, int work, uint64_t ns)
{
    uint64_t from;
    begin(r, LAUNCH);
    put(r, 0, (record){.t = r->now + 1000, .id = CAUSE, .a = ++r->correlation});
    from = r->now + 3000 > r->queue ? r->now + 3000 : r->queue;
    r->queue = from + ns;
    put(r, 1,
        (record){
            .t = r->queue, .id = work, .a = from, .b = ns, .c = r->correlation, .d = work == COPY ? copy_bytes : 0});
    r->now += 5000;
    end(r, LAUNCH);
}
static void synchronize(rank *r)
{
    begin(r, SYNC);
    r->now = (r->queue > r->now ? r->queue : r->now) + 2000;
    end(r, SYNC);
}

/* All devices reduce: each begins when its queue is there, and all end after the last has begun. The host waits. */
static void together(void)
{
    uint64_t from[RANKS], last = 0;
    int k;
    for (k = 0; k < RANKS; k++) {
        rank *r = &ranks[k];
        begin(r, LAUNCH);
        put(r, 0, (record){.t = r->now + 1000, .id = CAUSE, .a = ++r->correlation});
        from[k] = r->now + 3000 > r->queue ? r->now + 3000 : r->queue;
        last = from[k] > last ? from[k] : last;
        r->now += 5000;
        end(r, LAUNCH);
    }
    for (k = 0; k < RANKS; k++) {
        rank *r = &ranks[k];
        r->queue = last + MS / 2;
        put(r, 1,
            (record){.t = r->queue,
                     .id = TOGETHER,
                     .a = from[k],
                     .b = r->queue - from[k],
                     .c = r->correlation,
                     .d = r->seq++});
        synchronize(r);
        r->now += 1000;
        end(r, STEP);
    }
}

static void step(const plan *p, int s)
{
    uint64_t sends[RANKS], last = 0;
    int k, i;
    for (k = 0; k < RANKS; k++) {
        rank *r = &ranks[k];
        begin(r, STEP);
        begin(r, LOAD);
        r->now += p->load[k][s];
        end(r, LOAD);
        begin(r, FORWARD);
        if (p->gpu) {
            launch(r, COPY, p->copy);
            copy_bytes = SMALL_BYTES;
            for (i = 0; i < p->small_copies; i++)
                launch(r, COPY, p->small);
            copy_bytes = COPY_BYTES;
            for (i = 0; i < p->kernels; i++) {
                launch(r, KERNEL, p->kernel[k]);
                if (p->sync_each) {
                    synchronize(r);
                    r->now += 100000;
                }
            }
        }
        r->now += p->forward[k][s];
        for (i = 0; p->tests && i < 1000; i++) {
            begin(r, TEST);
            r->now += 3000;
            end(r, TEST);
        }
        if (p->fails && s == 3) {
            begin(r, BAD);
            r->now += 1000;
            end(r, BAD);
        }
        end(r, FORWARD);
        if (p->messages) {
            begin(r, SEND);
            sends[k] = r->now;
            r->now += p->instant ? 0 : 20000;
            end(r, SEND);
        }
    }
    for (k = 0; p->messages && k < RANKS; k++) {
        rank *r = &ranks[k];
        int from = (k + RANKS - 1) % RANKS;
        uint64_t slow = p->instant ? 0 : p->transfer[k] > p->transfer[from] ? p->transfer[k] : p->transfer[from];
        begin(r, RECV);
        r->now = (r->now > sends[from] ? r->now : sends[from]) + slow;
        end(r, RECV);
    }
    for (k = 0; k < RANKS; k++) {
        rank *r = &ranks[k];
        begin(r, BACKWARD);
        r->now += p->backward[k][s];
        if (p->gpu && !p->nccl)
            synchronize(r);
        if (!p->gloo)
            end(r, BACKWARD);
        last = r->now > last ? r->now : last;
    }
    if (p->nccl) {
        together();
        return;
    }
    for (k = 0; k < RANKS; k++) {
        rank *r = &ranks[k];
        if (p->gloo) { /* another thread reduces, while the first one waits without a word */
            put(r, 1, (record){.t = r->now, .id = GLOO, .a = r->seq++});
            r->now = last + MS / 2;
            put(r, 1, (record){.t = r->now, .id = GLOO + ENDS});
            end(r, BACKWARD);
        } else if (p->unseen && (k || s < STEPS - 1)) {
            begin(r, UNSEEN);
            r->now = last + MS / 2;
            end(r, UNSEEN);
        } else {
            begin(r, REDUCE);
            r->list[0][r->n[0] - 1].a = r->seq++;
            r->now = last + (p->instant ? 0 : MS / 2);
            end(r, REDUCE);
        }
        if (p->helpers) {
            put(r, 1, (record){.t = r->now, .id = HELP});
            put(r, 1, (record){.t = r->now + 1000, .id = HELP + ENDS});
        }
        r->now += 1000;
        end(r, STEP);
    }
}

static uint64_t play(const plan *p)
{
    uint64_t last = 0;
    for (int k = 0; k < RANKS; k++) {
        ranks[k].n[0] = ranks[k].n[1] = 0;
        ranks[k].now = ranks[k].queue = START + 1000;
        ranks[k].seq = ranks[k].correlation = 0;
        begin(&ranks[k], TRAIN);
    }
    for (int s = 0; s < STEPS; s++)
        step(p, s);
    for (int k = 0; k < RANKS; k++) {
        ranks[k].now += 1000 + (k > 1 ? p->alone : 0);
        if (p->hangs) {
            begin(&ranks[k], k == 1 ? RECV : REDUCE);
            ranks[k].list[0][ranks[k].n[0] - 1].a = ranks[k].seq;
        } else if (p->killed && k == 2)
            begin(&ranks[k], FORWARD);
        else
            end(&ranks[k], TRAIN);
        last = ranks[k].now > last ? ranks[k].now : last;
        if (p->gpu) /* the thread that hands over records of work, whatever became of the run */
            put(&ranks[k], 1, (record){.t = ranks[k].now, .id = PAUSED});
    }
    return last - START - 1000;
}

static uint64_t about(uint64_t ns) /* one in a hundred more or less */
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return ns - ns / 100 + (seed >> 33) % (ns / 50 + 1);
}

/* wrong, and right */
static void make(plan *p, plan *right, const char *job)
{
    memset(p, 0, sizeof *p);
    p->kernels = 8;
    p->copy = 4 * MS / 10;
    for (int k = 0; k < RANKS; k++) {
        p->kernel[k] = MS;
        p->transfer[k] = MS / 10;
        p->clock[k] = 1980;
        p->faults[k] = 10;
        for (int s = 0; s < STEPS; s++) {
            p->load[k][s] = about(MS);
            p->forward[k][s] = about(10 * MS);
            p->backward[k][s] = about(20 * MS);
        }
    }
    p->gpu = strstr(job, "gpu") != NULL;
    if (p->gpu)
        for (int k = 0; k < RANKS; k++)
            for (int s = 0; s < STEPS; s++)
                p->forward[k][s] = p->backward[k][s] = p->load[k][s] = 20000;
    p->nccl = strstr(job, "nccl") != NULL;
    p->helpers = !strcmp(job, "helpers");
    p->gloo = strstr(job, "gloo") != NULL;
    p->bare = !strcmp(job, "bare") || !strcmp(job, "unseen");
    p->unseen = !strcmp(job, "unseen");
    p->messages = !p->nccl && !p->gloo && !p->unseen;
    *right = *p;
    for (int k = 0; k < RANKS; k++) { /* rank 1 shares a processor with another program, or all ranks do */
        p->ran[k] = 320000 + (k == 1 && !strcmp(job, "loaded") ? 1000000 : 0);
        p->waited[k] = !strcmp(job, "loaded") ? p->ran[k] : !strcmp(job, "starved") ? (k == 1 ? 1900000 : 4000) : 0;
    }
    for (int s = 0; s < STEPS; s++) {
        if (!strcmp(job, "starved") || !strcmp(job, "loaded") || !strcmp(job, "straggler") || !strcmp(job, "helpers") ||
            !strcmp(job, "gloo") || !strcmp(job, "gloo-later") || !strcmp(job, "unseen"))
            p->backward[1][s] += 200 * MS;
        if (!strcmp(job, "once") && s == 5)
            p->backward[1][s] += 200 * MS;
        if (!strcmp(job, "some") && (s == 2 || s == 5))
            p->backward[1][s] += 200 * MS;
        if (!strcmp(job, "two"))
            p->backward[1][s] = p->backward[2][s] += 100 * MS;
        if (!strcmp(job, "chain") || !strcmp(job, "bare")) /* before the message that the next rank waits for */
            p->forward[1][s] += 50 * MS;
        if (!strcmp(job, "gpu-nccl-late"))
            p->load[1][s] += 20 * MS;
        if (!strcmp(job, "faults"))
            p->forward[3][s] += 30 * MS;
        if (!strcmp(job, "start")) /* more once, before the first collective */
            p->backward[1][s] += s ? 20 * MS : 500 * MS;
        if (!strcmp(job, "scattered")) /* ever longer delays, of which the longest are one rank's by chance */
            p->backward[s == 3 || s == 6 ? 1 : s % RANKS][s] += (s == 3 ? 400 : s == 6 ? 150 : s % 2 ? 90 : 30) * MS;
        if (!strcmp(job, "uneven")) { /* in six of ten steps rank 1 is late, in the others each of the others in turn */
            p->backward[s % 5 < 3 ? 1 : s % 5 == 3 ? s / 5 * 2 : 3][s] += (s % 5 < 3 ? 141 : 70) * MS;
            for (int k = 0; k < RANKS; k++)
                p->forward[k][s] += 20 * MS;
        }
        if (!strcmp(job, "growth"))
            p->memory[1][s] = 1e8 * (s + 1);
        if (!strcmp(job, "level-healthy")) /* what a start takes stays */
            p->memory[1][s] = s < 2 ? 1e8 : 1e9;
    }
    p->later = !strcmp(job, "gloo-later");
    p->hangs = !strcmp(job, "hang");
    p->killed = !strcmp(job, "killed");
    if (!strcmp(job, "alone"))
        p->alone = 20000 * MS;
    if (!strcmp(job, "clocks"))
        p->clock_error = 2 * MS;
    if (!strcmp(job, "gpu-small")) {
        p->small_copies = 100;
        p->small = 20000;
        p->copy = MS / 10;
    }
    p->pageable = !strcmp(job, "gpu-pageable");
    if (p->pageable)
        p->copy = 4 * MS;
    if (!strcmp(job, "faults"))
        p->faults[3] = 40000;
    if (!strcmp(job, "link")) {
        p->transfer[2] = 20 * MS;
        p->waited[2] = 15000;
    }
    if (!strcmp(job, "gpu-throttled") || !strcmp(job, "gpu-nccl-throttled")) {
        p->kernel[2] = 2 * MS;
        p->clock[2] = 990;
    }
    if (!strcmp(job, "gpu-copies"))
        p->copy = 10 * MS;
    if (!strcmp(job, "gpu-sync")) {
        p->sync_each = true;
        for (int k = 0; k < RANKS; k++)
            p->kernel[k] = 200000;
    }
    if (!strcmp(job, "gpu-tiny")) {
        p->kernels = 1000;
        for (int k = 0; k < RANKS; k++)
            p->kernel[k] = 2000;
    }
    if (!strcmp(job, "checkpoint"))
        for (int k = 0; k < RANKS; k++)
            p->load[k][6] = 300 * MS;
    if (!strcmp(job, "loader"))
        for (int k = 0; k < RANKS; k++)
            p->load[k][0] = 300 * MS;
    p->tests = !strcmp(job, "polling");
    p->fails = !strcmp(job, "fails");
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static bool is_task(int id) { return (id >= TRAIN && id <= BACKWARD) || id == HELP || id == GLOO; }

static void define(forge *f)
{
    static const struct {
        int id;
        const char *api, *name;
    } calls[] = {{TRAIN, "user", "train"},         {STEP, "user", "step"},
                 {LOAD, "user", "load_batch"},     {FORWARD, "user", "forward"},
                 {BACKWARD, "user", "backward"},   {REDUCE, "MPI", "MPI_Allreduce"},
                 {SEND, "MPI", "MPI_Send"},        {RECV, "MPI", "MPI_Recv"},
                 {LAUNCH, "CUDART", "cudaLaunch"}, {SYNC, "CUDART", "cudaStreamSynchronize"},
                 {TEST, "MPI", "MPI_Test"},        {BAD, "MPI", "MPI_Bad"},
                 {HELP, "user", "help"},           {GLOO, "torch.distributed", "gloo:all_reduce"},
                 {UNSEEN, "MPI", "MPI_Exchange"}};
    char fields[512], collective[768];
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        int id = calls[i].id;
        bool task = is_task(id);
        *fields = 0;
        if (id == REDUCE || id == GLOO)
            snprintf(fields, sizeof fields, "comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", TRACE_T_U64, TRACE_R_COMM,
                     TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ);
        if (id == SEND)
            snprintf(fields, sizeof fields, "comm_id:%d:%d:;dest:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64,
                     TRACE_R_COMM, TRACE_T_I32, TRACE_R_DST, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_SENT);
        forge_event(f, (uint32_t)id, 0, TRACE_KIND_BEGIN, calls[i].api, calls[i].name, fields);
        *fields = 0;
        if (id == RECV)
            snprintf(fields, sizeof fields, "comm_id:%d:%d:;source:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64,
                     TRACE_R_COMM, TRACE_T_I32, TRACE_R_SRC, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_RECV);
        if (id == BAD)
            snprintf(fields, sizeof fields, "result:%d:%d:", TRACE_T_I32, TRACE_R_RESULT);
        if (!task)
            forge_event(f, (uint32_t)id + ENDS, (uint32_t)id, TRACE_KIND_END, calls[i].api, calls[i].name, fields);
    }
    /* as of CUDA's runtime: its copies have a direction, and the numbers of its work are of another API */
    snprintf(fields, sizeof fields, "direction:%d:%d:", TRACE_T_U16, TRACE_R_DIRECTION);
    forge_event(f, COPIES, 0, TRACE_KIND_BEGIN, "CUDART", "cudaMemcpyAsync", fields);
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDA", "launched", fields);
    snprintf(fields, sizeof fields, "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:", TRACE_T_U64,
             TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDA", "gemm", fields);
    snprintf(collective, sizeof collective, "%s;comm:%d:%d:;size:%d:%d:;seq:%d:%d:", fields, TRACE_T_U64, TRACE_R_COMM,
             TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ);
    forge_event(f, TOGETHER, 0, TRACE_KIND_SLICE, "CUDA", "ncclAllReduce", collective);
    snprintf(fields + strlen(fields), sizeof fields - strlen(fields), ";bytes:%d:%d:B;direction:%d:%d:", TRACE_T_U64,
             TRACE_R_BYTES, TRACE_T_U16, TRACE_R_DIRECTION);
    forge_event(f, COPY, 0, TRACE_KIND_SLICE, "CUDA", "memcpy", fields);
    snprintf(fields, sizeof fields, "value:%d:%d:MHz", TRACE_T_F64, TRACE_R_VALUE);
    forge_event(f, CLOCK, 0, TRACE_KIND_COUNTER, "NVML", "sm_clock", fields);
    snprintf(fields, sizeof fields, "value:%d:%d:", TRACE_T_F64, TRACE_R_VALUE);
    forge_event(f, FAULTS, 0, TRACE_KIND_COUNTER, "user", "page_faults", fields);
    snprintf(fields, sizeof fields, "value:%d:%d:B", TRACE_T_F64, TRACE_R_VALUE);
    forge_event(f, MEMORY, 0, TRACE_KIND_COUNTER, "user", "allocated", fields);
    forge_event(f, PAUSED, 0, TRACE_KIND_PAUSE, "trace", "paused", "");
    forge_track(f, TRACK, 0, "GPU 0");
}

static void write_record(forge *f, const plan *p, const record *r, int k)
{
    bool task = is_task(r->id - ENDS);
    forge_long(f, task ? TRACE_ID_TASK_END : (uint32_t)r->id, r->t);
    if (r->id == REDUCE || r->id == GLOO) {
        forge_u64(f, 1);
        forge_u32(f, RANKS);
        forge_u64(f, r->a);
    } else if (r->id == SEND || r->id == RECV + ENDS) {
        forge_u64(f, 1);
        forge_u32(f, (uint32_t)(r->id == SEND ? (k + 1) % RANKS : (k + RANKS - 1) % RANKS));
        forge_u32(f, 7);
        forge_u64(f, 65536);
    } else if (r->id == BAD + ENDS)
        forge_u32(f, 5);
    else if (r->id == CAUSE)
        forge_u64(f, r->a);
    else if (r->id == KERNEL || r->id == COPY || r->id == TOGETHER) {
        forge_u64(f, r->a);
        forge_u64(f, r->b);
        forge_u32(f, TRACK);
        forge_u64(f, r->c);
        if (r->id == TOGETHER) {
            forge_u64(f, 9);
            forge_u32(f, RANKS);
            forge_u64(f, r->d);
        }
        if (r->id == COPY) {
            forge_u64(f, r->d);
            forge_u16(f, (uint16_t)((p->pageable ? 'M' : 'H') | 'D' << 8));
        }
    }
    forge_end(f);
}

static void write_file(const char *dir, int k, const plan *p)
{
    rank *r = &ranks[k];
    forge *f = forge_new((uint32_t)k + 1, k, (p->clock_error || p->alone) && k > 1 ? 2 : 1, START);
    uint64_t last = r->now + 1000000000, error = k > 1 ? p->clock_error : 0;
    char path[4096];
    forge_header(f)->world = RANKS;
    if (p->waited[k]) {
        forge_header(f)->minor = TRACE_FORMAT_MINOR;
        forge_header(f)->word[TRACE_WORD_WAITED] = p->waited[k];
        forge_header(f)->word[TRACE_WORD_RAN] = p->ran[k];
    }
    if (p->hangs || (p->killed && k == 2))
        forge_header(f)->state = TRACE_FILE_OPEN;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START - error, 0, 1700000000000000000ull, START + error);
    forge_clock(f, last - error, last - START, 1700000000000000000ull + (last - START), last + error);
    define(f);
    if (p->later)
        forge_header(f)->pid = FIRST_TID;
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (uint32_t s = 0; s < (p->memory[1][0] > 0 ? 4 : 3); s++) {
        uint64_t seq = 0, events = 0;
        uint32_t stream = p->later && s < 2 ? 2 - s : s + 1;
        forge_chunk(f, stream, seq++, START, 0);
        forge_now(f)->tid = p->later && !s ? FIRST_TID : 101 + s;
        for (int i = 0; i < (s < 2 ? r->n[s] : STEPS); i++) {
            if (forge_now(f)->committed > FORGE_SLOT - 256) {
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
                forge_chunk(f, stream, seq++, s < 2 ? r->list[s][i].t : START + 2000 + (uint64_t)i * MS, 0)
                    ->first_event = events;
                forge_now(f)->tid = p->later && !s ? FIRST_TID : 101 + s;
            }
            if (s < 2 && p->bare && (is_task(r->list[s][i].id) || is_task(r->list[s][i].id - ENDS)))
                continue;
            if (s < 2)
                write_record(f, p, &r->list[s][i], k);
            else {
                forge_long(f,
                           s == 3  ? MEMORY
                           : i % 2 ? FAULTS
                                   : CLOCK,
                           START + 2000 + (uint64_t)i * (s == 3 ? 30 : 1) * MS);
                forge_f64(f, s == 3 ? p->memory[k][i] : i % 2 ? p->faults[k] : p->clock[k]);
                forge_end(f);
            }
            events++;
        }
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
    }
    snprintf(path, sizeof path, "%s/rank%d.bin", dir, k);
    forge_write(f, path);
}

/* How long a rank's first thread is in the calls from `low` to `high`. None of these lies in another. */
static uint64_t inside(int k, int low, int high)
{
    uint64_t ns = 0;
    for (int i = 0; i < ranks[k].n[0]; i++) {
        const record *r = &ranks[k].list[0][i];
        if (r->id >= low && r->id <= high)
            ns -= r->t;
        else if (r->id >= low + ENDS && r->id <= high + ENDS)
            ns += r->t;
    }
    return ns;
}

int main(int argc, char **argv)
{
    plan wrong, right;
    if (argc < 3)
        return 2;
    for (int k = 0; k < RANKS; k++)
        for (int s = 0; s < 2; s++)
            ranks[k].list[s] = calloc(MOST, sizeof(record));
    make(&wrong, &right, argv[2]);
    printf("right %llu\n", (unsigned long long)play(&right));
    right = wrong;
    right.copy = right.small = 0;
    printf("copies %llu\n", (unsigned long long)play(&right));
    right = wrong;
    right.instant = true;
    printf("ideal %llu\n", (unsigned long long)play(&right));
    printf("run %llu\n", (unsigned long long)play(&wrong));
    for (int k = 0; k < RANKS; k++) {
        uint64_t called = inside(k, LAUNCH, SYNC);
        printf("useful %llu\n", (unsigned long long)(inside(k, TRAIN, TRAIN) - inside(k, REDUCE, RECV) - called));
        printf("called %llu\n", (unsigned long long)called);
    }
    for (int k = 0; k < RANKS; k++)
        write_file(argv[1], k, &wrong);
    return 0;
}
