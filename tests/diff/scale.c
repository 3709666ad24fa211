/* scale.c DIR RANKS [WORD=N...] - simulates a job on so many ranks, forges its trace, and says how its time was spent
 *
 * Each of ten steps has the phases solve (a part of the work, which ranks share; rank 0 has `uneven` percent more),
 * copy (`fixed` us, the same on every rank), sweep (each rank waits for a message of the one before, and then works for
 * `sweep` us) and reduce (MPI_Allreduce, `reduce` us for each doubling of the ranks). weak=1: the work of a rank is the
 * same on any number of ranks. gpu=1: solve is a kernel, for which the host waits. bare=1: there is no task for a step.
 * steps=N: so many of them. start=N: ms before the first step. Prints, of the steps: "run NS"; "ideal NS" if messages
 * and collectives take no time beyond waiting; and of each rank "useful NS", outside of MPI, "own NS", also outside of
 * calls for the device, and "kernels NS". */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
enum { US = 1000, MOST_RANKS = 64, MOST_RECORDS = 4096, TRACK = 1 };
enum { STEP = 16, SOLVE, COPY, SWEEP, REDUCE, SEND, RECV, LAUNCH, SYNC, ENDS = 32, CAUSE = 80, KERNEL, COPIES };

typedef struct record {
    uint64_t t, a, b, c;
    int id;
} record;
typedef struct rank {
    record list[2][MOST_RECORDS];
    int n[2];
    uint64_t now, useful, own, kernels, correlation, sent;
} rank;

static rank ranks[MOST_RANKS];
static long nranks, work = 64000, fixed, uneven, sweep, reduce = 20, weak, gpu, bare, steps = 10, start = 1;

static const struct {
    const char *word;
    long *to;
} words[] = {{"work", &work}, {"fixed", &fixed}, {"uneven", &uneven}, {"sweep", &sweep}, {"reduce", &reduce},
             {"weak", &weak}, {"gpu", &gpu},     {"bare", &bare},     {"steps", &steps}, {"start", &start}};

static record *put(rank *r, int stream, record x)
{
    if (r->n[stream] == MOST_RECORDS)
        exit(3);
    r->list[stream][r->n[stream]] = x;
    return &r->list[stream][r->n[stream]++];
}
static record *begin(rank *r, int id) { return put(r, 0, (record){.t = r->now, .id = id}); }
static void end(rank *r, int id) { put(r, 0, (record){.t = r->now, .id = id + ENDS}); }
static void compute(rank *r, uint64_t ns)
{
    r->now += ns;
    r->useful += ns;
    r->own += ns;
}

static void solve(rank *r, uint64_t ns)
{
    begin(r, SOLVE);
    if (gpu) {
        begin(r, LAUNCH);
        put(r, 0, (record){.t = r->now + 1000, .id = CAUSE, .a = ++r->correlation});
        put(r, 1, (record){.t = r->now + 3000 + ns, .id = KERNEL, .a = r->now + 3000, .b = ns, .c = r->correlation});
        r->now += 5000;
        end(r, LAUNCH);
        begin(r, SYNC);
        r->now += ns;
        end(r, SYNC);
        r->useful += 5000 + ns;
        r->kernels += ns;
    } else
        compute(r, ns);
    end(r, SOLVE);
}

static void step(int s, int instant)
{
    uint64_t last = 0, meets = 0;
    for (long k = 1; k < nranks; k *= 2)
        meets += instant ? 0 : (uint64_t)reduce * US;
    for (long k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        uint64_t part = (uint64_t)(weak ? work : work / nranks) * US;
        if (!bare)
            begin(r, STEP);
        solve(r, k ? part : part + part * (uint64_t)uneven / 100);
        begin(r, COPY);
        compute(r, (uint64_t)fixed * US);
        end(r, COPY);
        if (sweep) {
            begin(r, SWEEP);
            if (k) {
                begin(r, RECV);
                r->now = ranks[k - 1].sent > r->now ? ranks[k - 1].sent : r->now;
                end(r, RECV);
            }
            compute(r, (uint64_t)sweep * US);
            if (k + 1 < nranks) {
                begin(r, SEND);
                r->sent = r->now + (instant ? 0 : 2 * US);
                r->now = r->sent;
                end(r, SEND);
            }
            end(r, SWEEP);
        }
        last = r->now > last ? r->now : last;
    }
    for (long k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        if (nranks > 1) {
            begin(r, REDUCE)->a = (uint64_t)s;
            r->now = last + meets;
            end(r, REDUCE);
        }
        if (!bare)
            end(r, STEP);
    }
}

static uint64_t play(int instant)
{
    uint64_t last = 0, first = START + (uint64_t)start * 1000 * US;
    for (long k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        memset(r, 0, sizeof *r);
        r->now = first;
    }
    for (int s = 0; s < steps; s++)
        step(s, instant);
    for (long k = 0; k < nranks; k++)
        last = ranks[k].now > last ? ranks[k].now : last;
    return last - first;
}

static void define(forge *f)
{
    static const struct {
        int id;
        const char *api, *name;
    } calls[] = {
        {STEP, "user", "step"},    {SOLVE, "user", "solve"},         {COPY, "user", "copy"},
        {SWEEP, "user", "sweep"},  {REDUCE, "MPI", "MPI_Allreduce"}, {SEND, "MPI", "MPI_Send"},
        {RECV, "MPI", "MPI_Recv"}, {LAUNCH, "CUDART", "cudaLaunch"}, {SYNC, "CUDART", "cudaDeviceSynchronize"}};
    char fields[512];
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        int id = calls[i].id;
        *fields = 0;
        if (id == REDUCE)
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
        if (id >= REDUCE)
            forge_event(f, (uint32_t)id + ENDS, (uint32_t)id, TRACE_KIND_END, calls[i].api, calls[i].name, fields);
    }
    /* Copies have a direction, as those of CUDA's runtime: so its calls are those of an API for devices. */
    snprintf(fields, sizeof fields, "direction:%d:%d:", TRACE_T_U16, TRACE_R_DIRECTION);
    forge_event(f, COPIES, 0, TRACE_KIND_BEGIN, "CUDART", "cudaMemcpyAsync", fields);
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDA", "launched", fields);
    snprintf(fields, sizeof fields, "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:", TRACE_T_U64,
             TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDA", "gemm", fields);
}

static void write_record(forge *f, long k, const record *x)
{
    if (x->id >= STEP + ENDS && x->id <= SWEEP + ENDS) {
        forge_long(f, TRACE_ID_TASK_END, x->t);
        forge_end(f);
        return;
    }
    forge_long(f, (uint32_t)x->id, x->t);
    if (x->id == REDUCE) {
        forge_u64(f, 1);
        forge_u32(f, (uint32_t)nranks);
        forge_u64(f, x->a);
    }
    if (x->id == SEND || x->id == RECV + ENDS) {
        forge_u64(f, 1);
        forge_u32(f, (uint32_t)(x->id == SEND ? k + 1 : k - 1));
        forge_u32(f, 7);
        forge_u64(f, 4096);
    }
    if (x->id == CAUSE)
        forge_u64(f, x->a);
    if (x->id == KERNEL) {
        forge_u64(f, x->a);
        forge_u64(f, x->b);
        forge_u32(f, TRACK);
        forge_u64(f, x->c);
    }
    forge_end(f);
}

static void write_rank(const char *dir, long k)
{
    forge *f = forge_new(100 + (uint32_t)k, nranks > 1 ? (int)k : -1, 1, START);
    uint64_t last = START + 10000000000ull;
    char path[4096];
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    forge_info(f, "command", "miniapp");
    define(f);
    if (gpu)
        forge_track(f, TRACK, 0, "CUDA GPU 0");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (int stream = 0; stream < 1 + (gpu > 0); stream++) {
        forge_chunk(f, (uint32_t)stream + 1, 0, START, 0);
        forge_now(f)->tid = 100 + (uint32_t)k + (uint32_t)stream * 1000;
        for (int i = 0; i < ranks[k].n[stream]; i++)
            write_record(f, k, &ranks[k].list[stream][i]);
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
    }
    snprintf(path, sizeof path, "%s/%ld.bin", dir, k);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    uint64_t ideal;
    if (argc < 3 || (nranks = atol(argv[2])) < 1 || nranks > MOST_RANKS)
        return 2;
    for (int i = 3; i < argc; i++)
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            size_t n = strlen(words[k].word);
            if (!strncmp(argv[i], words[k].word, n) && argv[i][n] == '=')
                *words[k].to = atol(argv[i] + n + 1);
        }
    ideal = play(1);
    printf("run %llu\nideal %llu\n", (unsigned long long)play(0), (unsigned long long)ideal);
    for (long k = 0; k < nranks; k++) {
        printf("useful %llu\nown %llu\nkernels %llu\n", (unsigned long long)ranks[k].useful,
               (unsigned long long)ranks[k].own, (unsigned long long)ranks[k].kernels);
        write_rank(argv[1], k);
    }
    return 0;
}
