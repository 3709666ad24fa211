/* groups.c DIR SHAPE CAUSE PERCENT SEED DATA PIPELINE TENSOR STEPS - simulates ranks that train in groups, and forges
 * their trace
 * groups.c DIR FILE - forges the trace of a job that was recorded by another tool
 *
 * Ranks are numbered as Megatron numbers them: tensor groups first, then data groups, then stages of the pipeline.
 * SHAPE:
 *   ddp      a device each; gradients are reduced layer by layer while backward goes on
 *   fsdp     a device each; weights are gathered one layer ahead, gradients are reduced and scattered
 *   tensor   a device each; two all-reduces a layer in tensor groups, gradients are reduced in data groups
 *   experts  a device each; two all-to-alls a layer in groups of TENSOR ranks
 *   stages   no device; 1F1B over the stages, all-reduces in tensor groups and data groups
 *   staged   the same with a device each
 * CAUSE costs about PERCENT of a healthy step. The amplitude that does is found by playing the job repeatedly. Prints
 * "kind KIND", "ranks LIST", "cost NS" (beyond the healthy job) and "run NS".
 *
 * FILE has a line for each operation of a rank, in order of time: "RANK BEGIN END task NAME", "RANK BEGIN END
 * collective NAME COMMUNICATOR SIZE NUMBER", "RANK BEGIN END message NAME TO TAG FROM TAG" (-1: no message). */
#include "forge.h"
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define US 1000ull
#define MS 1000000ull
enum { NAMES = 64, LAYERS = 6, MICRO = 8, NODE = 8, COMPUTE = 1, COMMUNICATE, SLOTS = 2 };
enum { FIRST_ID = 16, CAUSE_ID = 4000, WORLD = 1, DATA = 1 << 16, TENSOR = 2 << 16, ENDS = 3 << 16 };
enum sort { TASK, CALL, COLLECTIVE, SEND, RECEIVE, EXCHANGE, LAUNCHES, KERNEL };

typedef struct record {
    uint64_t t, a, b;
    uint32_t c, d, e;
    uint16_t id; /* FIRST_ID + 2 * name; + 1: its end */
} record;
typedef struct op {
    uint8_t what, slot;
    bool gathers; /* a collective that does not wait for what was launched before */
    uint16_t name;
    uint32_t with, tag;
    uint64_t ns;
} op;
enum what { BEGINS, ENDED, WORKS, COMPUTES, MEETS, AWAITS, SENDS, RECEIVES, DRAINS };

typedef struct rank {
    record *list[2];
    size_t n[2], room[2];
    op *ops;
    size_t nops, ops_room, at;
    uint64_t now, compute, communicate, correlation, seq[4], slots[SLOTS];
    uint32_t blocks;      /* of a kernel */
    double kernels, host; /* how much longer its kernels take, and its own code */
    uint64_t gap;         /* between kernels */
    bool met;             /* it has come to a collective, and waits for it */
} rank;
typedef struct meeting {
    uint32_t came, left, size;
    uint64_t last, done;
} meeting;
typedef struct mail {
    uint64_t arrives;
    bool sent;
} mail;

static struct name {
    char text[48];
    const char *api;
    enum sort sort;
} names[NAMES];
static int nnames;
static rank *ranks;
static uint32_t nranks, data, stages, tensor;
static meeting *meetings; /* of the data groups, the tensor groups, the pipelines and all */
static mail *mails;       /* [rank][backward][micro-batch] */
static uint64_t seed;
static bool device, dry;
static enum noise { EVEN, DELAYS, NORMAL, HEAVY, HICCUPS } noise;
static uint32_t slow_link; /* a rank; nranks: none */
static double link_factor = 1;

static uint64_t chance(uint64_t below)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (seed >> 33) % (below ? below : 1);
}
static double uniform(void) { return ((double)chance(1 << 30) + 0.5) / (1 << 30); }

/* EVEN: three in a hundred more or less. DELAYS: ten, and rarely a delay of 100 us to 4 ms. NORMAL: a deviation of five
 * in a hundred. HEAVY: a tail that has a mean but no variance. HICCUPS: as EVEN, and once in some thousand times 10 to
 * 80 ms. */
static uint64_t about(uint64_t ns)
{
    uint64_t of = noise == DELAYS ? ns / 5 : ns * 6 / 100;
    double by = 0;
    if (noise == NORMAL) {
        for (int i = 0; i < 12; i++)
            by += uniform();
        by = 1 + (by - 6) * 0.05;
        return by > 0 ? (uint64_t)((double)ns * by) : 0;
    }
    if (noise == HEAVY) {
        by = 0.02 * (pow(uniform(), -1 / 1.5) - 1);
        return ns + (uint64_t)((double)ns * (by < 20 ? by : 20));
    }
    ns = ns - of / 2 + chance(of + 1);
    if (noise == HICCUPS && !chance(4000))
        return ns + 10 * MS + chance(70 * MS);
    return noise == DELAYS && !chance(400) ? ns + 100 * US + chance(4 * MS) : ns;
}

static uint16_t name_of(const char *text, const char *api, enum sort sort)
{
    int i = 0;
    while (i < nnames && strcmp(names[i].text, text))
        i++;
    if (i == NAMES)
        exit(3);
    if (i == nnames) {
        snprintf(names[i].text, sizeof names[i].text, "%s", text);
        names[i].api = api;
        names[i].sort = sort;
        nnames++;
    }
    return (uint16_t)i;
}
static uint16_t task(const char *text) { return name_of(text, "user", TASK); }

static void put(rank *r, int stream, record x)
{
    if (dry)
        return;
    if (r->n[stream] == r->room[stream]) {
        r->room[stream] = r->room[stream] * 2 + 256;
        r->list[stream] = realloc(r->list[stream], r->room[stream] * sizeof x);
    }
    r->list[stream][r->n[stream]++] = x;
}
static void begin(rank *r, uint16_t name) { put(r, 0, (record){.t = r->now, .id = (uint16_t)(FIRST_ID + 2 * name)}); }
static void end(rank *r, uint16_t name) { put(r, 0, (record){.t = r->now, .id = (uint16_t)(FIRST_ID + 2 * name + 1)}); }

/* ---- ranks and groups -------------------------------------------------------------------------------------------- */

static uint32_t tensor_of(uint32_t k) { return k % tensor; }
static uint32_t data_of(uint32_t k) { return k / tensor % data; }
static uint32_t stage_of(uint32_t k) { return k / tensor / data; }
static uint32_t comm_of(uint32_t group, uint32_t k)
{
    return group == WORLD    ? WORLD
           : group == DATA   ? DATA + stage_of(k) * tensor + tensor_of(k)
           : group == TENSOR ? TENSOR + k / tensor
                             : ENDS + k % (data * tensor);
}
static uint32_t size_of(uint32_t group)
{
    return group == WORLD ? nranks : group == DATA ? data : group == TENSOR ? tensor : 2;
}
static meeting *meeting_of(uint32_t group, uint32_t k)
{
    uint32_t at = comm_of(group, k) & 0xffff;
    return &meetings[group == WORLD ? 0 : 1 + ((group >> 16) - 1) * nranks + at];
}
static int group_index(uint32_t group) { return group == WORLD ? 0 : (int)(group >> 16); }

/* ---- what a rank does in a step ---------------------------------------------------------------------------------- */

static op *add(rank *r, op x)
{
    if (r->nops == r->ops_room) {
        r->ops_room = r->ops_room * 2 + 64;
        r->ops = realloc(r->ops, r->ops_room * sizeof x);
    }
    r->ops[r->nops] = x;
    return &r->ops[r->nops++];
}
static void opens(rank *r, const char *name) { add(r, (op){.what = BEGINS, .name = task(name)}); }
static void closes(rank *r, const char *name) { add(r, (op){.what = ENDED, .name = task(name)}); }
static void works(rank *r, uint64_t ns) { add(r, (op){.what = WORKS, .ns = about((uint64_t)((double)ns * r->host))}); }
static void computes(rank *r, const char *name, uint64_t ns)
{
    add(r, (op){.what = COMPUTES,
                .name = name_of(name, "CUDA", KERNEL),
                .ns = about((uint64_t)((double)ns * r->kernels))});
}
/* "ncclAllReduce" -> "ncclDevKernel_AllReduce" */
static uint16_t kernel_of(const char *name)
{
    char text[64];
    snprintf(text, sizeof text, "ncclDevKernel_%s_Sum_bf16_RING_LL", name + 4);
    return name_of(text, "CUDA", KERNEL);
}
static void meets(rank *r, const char *name, uint32_t group, uint64_t ns, bool gathers, uint8_t slot)
{
    if (size_of(group) < 2)
        return;
    add(r, (op){.what = MEETS,
                .name = name_of(name, device ? "NCCL" : "MPI", COLLECTIVE),
                .with = group,
                .ns = ns,
                .gathers = gathers,
                .slot = slot});
    if (device && !gathers && group != DATA)
        add(r, (op){.what = AWAITS, .slot = slot});
}
static void phase(rank *r, const char *name, uint64_t ns) /* of a stage */
{
    opens(r, name);
    for (int l = 0; l < 2; l++) {
        if (device)
            computes(r, ns < 3 * MS ? "forward_layer" : "backward_layer", ns / 2);
        else
            works(r, (uint64_t)((double)ns / 2 * r->kernels));
        meets(r, device ? "ncclAllReduce" : "MPI_Allreduce", TENSOR, 40 * US, false, 0);
    }
    if (device)
        add(r, (op){.what = DRAINS});
    closes(r, name);
}
static void passes(rank *r, uint32_t k, bool backward, uint32_t micro, bool sends)
{
    uint32_t s = stage_of(k), with = k + ((sends != backward) ? data * tensor : 0u - data * tensor);
    if ((sends != backward) ? s + 1 == stages : s == 0)
        return;
    add(r, (op){.what = sends ? SENDS : RECEIVES, .with = with, .tag = micro * 2 + backward});
}

static uint64_t load_more, sleep_more;
static uint32_t victim;

static void load(rank *r, uint32_t k)
{
    opens(r, "load");
    works(r, MS / 2);
    if (k == victim)
        works(r, load_more);
    closes(r, "load");
}

static void pipeline(rank *r, uint32_t k)
{
    uint32_t s = stage_of(k), warm = stages - 1 - s < MICRO ? stages - 1 - s : MICRO, f = 0, b = 0;
    opens(r, "step");
    load(r, k);
    while (b < MICRO) {
        if (f < MICRO && f <= warm + b) {
            passes(r, k, false, f, false);
            phase(r, "forward", 2 * MS);
            passes(r, k, false, f++, true);
        } else {
            passes(r, k, true, b, false);
            phase(r, "backward", 4 * MS);
            if (k == victim && !b)
                works(r, sleep_more);
            passes(r, k, true, b++, true);
        }
    }
    if (stages > 1 && (s == 0 || s == stages - 1))
        meets(r, device ? "ncclAllReduce" : "MPI_Allreduce", ENDS, 100 * US, false, 0);
    meets(r, device ? "ncclReduceScatter" : "MPI_Reduce_scatter", DATA, 500 * US, false, 0);
    if (device)
        add(r, (op){.what = AWAITS});
    opens(r, "optimizer");
    if (device) {
        computes(r, "adam", MS);
        add(r, (op){.what = DRAINS});
    } else
        works(r, MS);
    closes(r, "optimizer");
    if (data < 2) /* the norm of all gradients */
        meets(r, device ? "ncclAllReduce" : "MPI_Allreduce", WORLD, 50 * US, false, 0);
    closes(r, "step");
}

static void flat(rank *r, uint32_t k, const char *shape)
{
    bool fsdp = !strcmp(shape, "fsdp"), experts = !strcmp(shape, "experts"), split = !strcmp(shape, "tensor");
    const char *meet = experts ? "ncclAlltoAll" : "ncclAllReduce";
    opens(r, "step");
    load(r, k);
    opens(r, "forward");
    if (fsdp)
        meets(r, "ncclAllGather", DATA, 300 * US, true, 0);
    for (int l = 0; l < LAYERS; l++) {
        if (fsdp && l + 1 < LAYERS)
            meets(r, "ncclAllGather", DATA, 300 * US, true, (uint8_t)((l + 1) % SLOTS));
        if (fsdp)
            add(r, (op){.what = AWAITS, .slot = (uint8_t)(l % SLOTS)});
        computes(r, "attention", 400 * US);
        if (split || experts)
            meets(r, meet, TENSOR, 60 * US, false, 0);
        computes(r, "gemm", 600 * US);
        if (split || experts)
            meets(r, meet, TENSOR, 60 * US, false, 0);
    }
    closes(r, "forward");
    opens(r, "backward");
    for (int l = LAYERS - 1; l >= 0; l--) {
        if (k == victim && l == LAYERS / 2)
            works(r, sleep_more);
        computes(r, "gemm", 1200 * US);
        if (split || experts)
            meets(r, meet, TENSOR, 60 * US, false, 0);
        computes(r, "attention", 800 * US);
        if (split || experts)
            meets(r, meet, TENSOR, 60 * US, false, 0);
        meets(r, fsdp ? "ncclReduceScatter" : "ncclAllReduce", DATA, 400 * US, false, 0);
    }
    closes(r, "backward");
    add(r, (op){.what = AWAITS});
    opens(r, "optimizer");
    computes(r, "adam", 600 * US);
    add(r, (op){.what = DRAINS});
    closes(r, "optimizer");
    closes(r, "step");
}

/* ---- the simulation ---------------------------------------------------------------------------------------------- */

static uint64_t launch(rank *r)
{
    uint16_t call = name_of("cuLaunchKernelEx", "CUDA", LAUNCHES);
    begin(r, call);
    put(r, 0, (record){.t = r->now + US, .id = CAUSE_ID, .a = ++r->correlation});
    r->now += 4 * US;
    end(r, call);
    return r->now + US;
}
static void work(rank *r, uint16_t name, uint32_t queue, uint64_t from, uint64_t to)
{
    put(r, 1,
        (record){.t = to,
                 .id = (uint16_t)(FIRST_ID + 2 * name),
                 .a = from,
                 .b = to - from,
                 .c = queue,
                 .d = (uint32_t)r->correlation,
                 .e = queue == COMPUTE ? r->blocks : 24});
}

/* False: others have not come yet. */
static bool meet(rank *r, uint32_t k, const op *o)
{
    meeting *m = meeting_of(o->with, k);
    int g = group_index(o->with);
    if (!r->met) {
        uint64_t from;
        if (m->left)
            return false;
        begin(r, o->name);
        if (!dry) {
            record *x = &r->list[0][r->n[0] - 1];
            x->a = comm_of(o->with, k);
            x->b = r->seq[g]++;
            x->c = m->size = size_of(o->with);
        }
        m->size = size_of(o->with);
        from = r->now;
        if (device) {
            from = launch(r);
            end(r, o->name);
            from = from > r->communicate ? from : r->communicate;
            if (!o->gathers)
                from = from > r->compute + 3 * US ? from : r->compute + 3 * US;
            r->slots[o->slot] = from; /* when it came */
        }
        m->last = from > m->last ? from : m->last;
        r->met = true;
        if (++m->came == m->size) {
            m->done = m->last + o->ns;
            m->left = m->size;
        }
    }
    if (!m->left)
        return false;
    if (device) {
        work(r, kernel_of(names[o->name].text), COMMUNICATE, r->slots[o->slot], m->done);
        r->communicate = r->slots[o->slot] = m->done;
    } else {
        r->now = m->done;
        end(r, o->name);
    }
    r->met = false;
    if (!--m->left)
        *m = (meeting){.came = 0};
    return true;
}

static mail *mail_of(uint32_t to, uint32_t tag) { return &mails[(size_t)to * 2 * MICRO + tag]; }

static bool step(rank *r, uint32_t k)
{
    const op *o = &r->ops[r->at];
    mail *m;
    uint16_t call;
    uint64_t from;
    switch (o->what) {
    case BEGINS: begin(r, o->name); break;
    case ENDED: end(r, o->name); break;
    case WORKS: r->now += o->ns; break;
    case COMPUTES:
        from = launch(r);
        from = (from > r->compute ? from : r->compute) + r->gap;
        r->compute = from + o->ns;
        work(r, o->name, COMPUTE, from, r->compute);
        break;
    case MEETS: return meet(r, k, o);
    case AWAITS: r->compute = r->compute > r->slots[o->slot] + 3 * US ? r->compute : r->slots[o->slot] + 3 * US; break;
    case DRAINS:
        call = name_of("cuStreamSynchronize", "CUDA", CALL);
        begin(r, call);
        r->now = (r->compute > r->now ? r->compute : r->now) + 2 * US;
        end(r, call);
        break;
    case SENDS:
        call = name_of("MPI_Send", "MPI", SEND);
        begin(r, call);
        if (!dry) {
            r->list[0][r->n[0] - 1].c = o->with;
            r->list[0][r->n[0] - 1].d = o->tag;
        }
        from = 100 * US;
        if (k == slow_link || o->with == slow_link)
            from = (uint64_t)((double)from * link_factor);
        *mail_of(o->with, o->tag) = (mail){r->now + from, true};
        r->now += 10 * US;
        end(r, call);
        break;
    case RECEIVES:
        m = mail_of(k, o->tag);
        if (!m->sent)
            return false;
        call = name_of("MPI_Recv", "MPI", RECEIVE);
        begin(r, call);
        from = r->now + 20 * US;
        r->now = m->arrives > from ? m->arrives : from;
        if (k == slow_link || o->with == slow_link) /* a receiver that comes late waits for the data, too */
            r->now =
                r->now > from + (uint64_t)(80 * US * link_factor) ? r->now : from + (uint64_t)(80 * US * link_factor);
        m->sent = false;
        end(r, call);
        if (!dry) {
            r->list[0][r->n[0] - 1].c = o->with;
            r->list[0][r->n[0] - 1].d = o->tag;
        }
        break;
    }
    return true;
}

static uint64_t play(const char *shape, int steps, uint64_t first)
{
    uint64_t last = 0;
    bool piped = !strncmp(shape, "stage", 5);
    seed = first;
    for (uint32_t k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        r->now = r->compute = r->communicate = START + US;
        r->correlation = 0;
        r->n[0] = r->n[1] = 0;
        memset(r->seq, 0, sizeof r->seq);
        memset(r->slots, 0, sizeof r->slots);
    }
    for (int s = 0; s < steps; s++) {
        bool some = true;
        for (uint32_t k = 0; k < nranks; k++) {
            ranks[k].nops = ranks[k].at = 0;
            if (piped)
                pipeline(&ranks[k], k);
            else
                flat(&ranks[k], k, shape);
        }
        while (some) {
            some = false;
            for (uint32_t k = 0; k < nranks; k++)
                for (rank *r = &ranks[k]; r->at < r->nops && step(r, k); r->at++)
                    some = true;
        }
        for (uint32_t k = 0; k < nranks; k++)
            if (ranks[k].at < ranks[k].nops)
                exit(4); /* they wait for each other */
    }
    for (uint32_t k = 0; k < nranks; k++)
        last = ranks[k].now > last ? ranks[k].now : last;
    return last - START - US;
}

/* ---- causes ------------------------------------------------------------------------------------------------------ */

static bool in_stage(uint32_t k, uint32_t of) { return stage_of(k) == stage_of(of); }
static bool in_replica(uint32_t k, uint32_t of) { return data_of(k) == data_of(of); }
static bool in_node(uint32_t k, uint32_t of) { return k / NODE == of / NODE; }
static bool in_tensor(uint32_t k, uint32_t of) { return k / tensor == of / tensor; }
/* A quarter of all ranks, 16 at most, scattered. */
static bool scattered(uint32_t k, uint32_t of)
{
    uint32_t n = nranks / 4 < 16 ? nranks / 4 : 16;
    return (k * 37 + nranks - of * 37 % nranks) % nranks < n;
}
static bool alone(uint32_t k, uint32_t of) { return k == of; }

static const struct cause {
    const char *name, *kind;
    bool (*whose)(uint32_t k, uint32_t of);
    bool slows; /* the work of these ranks */
} causes[] = {{"host", "straggler", alone, false},
              {"loader", "straggler", alone, false},
              {"device", "slow_device", alone, true},
              {"shared", "shared_device", alone, false},
              {"longer", "unequal_input", in_replica, true},
              {"slow", "straggler", alone, true},
              {"stage", "unequal_stages", in_stage, true},
              {"node", "slow_device", in_node, true},
              {"group", "slow_device", in_tensor, true},
              {"many", "slow_device", scattered, true},
              {"link", "slow_link", alone, false},
              {"lighter", "healthy", alone, false},
              {"noise", "healthy", alone, false},
              {"normal", "healthy", alone, false},
              {"heavy", "healthy", alone, false},
              {"hiccups", "healthy", alone, false},
              {"healthy", "healthy", alone, false}};

static const struct cause *cause_of(const char *name)
{
    for (size_t i = 0; i < sizeof causes / sizeof *causes; i++)
        if (!strcmp(causes[i].name, name))
            return &causes[i];
    return NULL;
}

static void wrong(const char *cause, double by)
{
    bool longer = !strcmp(cause, "longer");
    const struct cause *c = cause_of(cause);
    load_more = sleep_more = 0;
    link_factor = 1;
    slow_link = nranks;
    for (uint32_t k = 0; k < nranks; k++) {
        rank *r = &ranks[k];
        r->kernels = r->host = 1;
        r->blocks = 64;
        r->gap = 0;
        if (!strcmp(cause, "lighter")) /* the first stage has fewer layers, the others are all alike */
            r->kernels = stage_of(k) ? 1 : 0.8;
        if (c->slows && c->whose(k, victim))
            r->kernels = 1 + by;
        if (longer && in_replica(k, victim))
            r->blocks = (uint32_t)(64 * (1 + by) + 0.5);
        if (k == victim && !strcmp(cause, "shared"))
            r->gap = (uint64_t)(by * (double)MS);
    }
    if (!strcmp(cause, "host"))
        sleep_more = (uint64_t)(by * 20 * (double)MS);
    if (!strcmp(cause, "loader"))
        load_more = (uint64_t)(by * 20 * (double)MS);
    if (!strcmp(cause, "link")) {
        slow_link = victim;
        link_factor = 1 + 100 * by;
    }
}

/* The amplitude that makes the run longer by that part. */
static double amplitude(const char *shape, const char *cause, double part, uint64_t first)
{
    enum { TRIED = 4, ROUNDS = 14 };
    double low = 0, high = 0.05, right;
    wrong(cause, 0);
    right = (double)play(shape, TRIED, first);
    for (int i = 0; i < ROUNDS; i++, high *= 2) {
        wrong(cause, high);
        if ((double)play(shape, TRIED, first) >= right * (1 + part))
            break;
    }
    for (int i = 0; i < ROUNDS; i++) {
        double middle = (low + high) / 2;
        wrong(cause, middle);
        *((double)play(shape, TRIED, first) < right * (1 + part) ? &low : &high) = middle;
    }
    return high;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static void define(forge *f)
{
    char fields[512];
    for (int i = 0; i < nnames; i++) {
        const struct name *n = &names[i];
        uint32_t id = (uint32_t)(FIRST_ID + 2 * i);
        *fields = 0;
        if (n->sort == COLLECTIVE)
            snprintf(fields, sizeof fields,
                     "%s:%d:%d:;comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", device ? "stream" : "count", TRACE_T_U64,
                     TRACE_R_NONE, TRACE_T_U64, TRACE_R_COMM, TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_U64,
                     TRACE_R_COLL_SEQ);
        if (n->sort == SEND || n->sort == EXCHANGE)
            snprintf(fields, sizeof fields, "comm_id:%d:%d:;dest:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64,
                     TRACE_R_COMM, TRACE_T_I32, TRACE_R_DST, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_SENT);
        if (n->sort == KERNEL)
            snprintf(fields, sizeof fields,
                     "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:;grid:%d:%d:", TRACE_T_U64,
                     TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64,
                     TRACE_R_CORRELATION, TRACE_T_ARRAY | TRACE_T_U32, TRACE_R_NONE);
        forge_event(f, id, 0, n->sort == KERNEL ? TRACE_KIND_SLICE : TRACE_KIND_BEGIN, n->api, n->text, fields);
        *fields = 0;
        if (n->sort == RECEIVE || n->sort == EXCHANGE)
            snprintf(fields, sizeof fields, "comm_id:%d:%d:;source:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64,
                     TRACE_R_COMM, TRACE_T_I32, TRACE_R_SRC, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_RECV);
        if (n->sort != KERNEL && n->sort != TASK)
            forge_event(f, id + 1, id, TRACE_KIND_END, n->api, n->text, fields);
    }
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE_ID, 0, TRACE_KIND_META, "CUDA", "launch", fields);
    if (device) {
        forge_track(f, COMPUTE, 0, "stream 7");
        forge_track(f, COMMUNICATE, 0, "stream 17");
    }
}

static void message(forge *f, uint32_t with, uint32_t tag)
{
    forge_u64(f, 7);
    forge_u32(f, with);
    forge_u32(f, tag);
    forge_u64(f, 1 << 20);
}

static void write_record(forge *f, const record *r)
{
    enum sort sort = r->id == CAUSE_ID ? CALL : names[(r->id - FIRST_ID) / 2].sort;
    bool over = r->id != CAUSE_ID && (r->id - FIRST_ID) % 2;
    forge_long(f, over && sort == TASK ? TRACE_ID_TASK_END : r->id, r->t);
    if (r->id == CAUSE_ID)
        forge_u64(f, r->a);
    else if (sort == COLLECTIVE && !over) {
        forge_u64(f, 17);
        forge_u64(f, r->a);
        forge_u32(f, r->c);
        forge_u64(f, r->b);
    } else if (over ? sort == RECEIVE || sort == EXCHANGE : sort == SEND || sort == EXCHANGE)
        message(f, r->c, r->d);
    else if (sort == KERNEL) {
        forge_u64(f, r->a);
        forge_u64(f, r->b);
        forge_u32(f, r->c);
        forge_u64(f, r->d);
        forge_u16(f, 3);
        forge_u32(f, r->e);
        forge_u32(f, 1);
        forge_u32(f, 1);
    }
    forge_end(f);
}

/* Records that an operation adds at one time stay in that order: e of those of threads is it. */
static int by_time(const void *x, const void *y)
{
    const record *a = x, *b = y;
    return a->t != b->t ? (a->t < b->t ? -1 : 1) : a->e < b->e ? -1 : a->e > b->e;
}

/* Nodes have one clock: what is tried is the comparison, not the alignment of clocks. */
static void write_file(const char *dir, uint32_t k, uint32_t number, uint32_t world)
{
    rank *r = &ranks[k];
    forge *f = forge_new(number + 1, (int)number, 1, START);
    uint64_t last = START + 10;
    char path[4096];
    qsort(r->list[1], r->n[1], sizeof *r->list[1], by_time);
    for (int s = 0; s < 2; s++)
        last = r->n[s] && r->list[s][r->n[s] - 1].t > last ? r->list[s][r->n[s] - 1].t : last;
    last += 1000 * MS;
    forge_header(f)->world = world;
    snprintf(forge_header(f)->host, sizeof forge_header(f)->host, "node%u", number / NODE);
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    define(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (uint32_t s = 0; s < 2; s++) {
        uint64_t seq = 0;
        if (!r->n[s])
            continue;
        forge_chunk(f, s + 1, seq++, START, 0);
        forge_now(f)->tid = number + 1 + s;
        for (size_t i = 0; i < r->n[s]; i++) {
            if (forge_now(f)->committed > FORGE_SLOT - 256) {
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
                forge_chunk(f, s + 1, seq++, r->list[s][i].t, 0)->first_event = i;
                forge_now(f)->tid = number + 1 + s;
            }
            write_record(f, &r->list[s][i]);
        }
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
    }
    snprintf(path, sizeof path, "%s/rank%u.bin", dir, number);
    forge_write(f, path);
}

/* ---- a recording of another tool --------------------------------------------------------------------------------- */

static void convert(const char *dir, FILE *in)
{
    enum { MOST = 1 << 16 };
    uint32_t *number = calloc(MOST, sizeof *number), k, most = 0; /* by rank: its place + 1 */
    unsigned long long from, to;
    char sort[16], name[48];
    ranks = calloc(MOST, sizeof *ranks);
    while (fscanf(in, "%u %llu %llu %15s %47s", &k, &from, &to, sort, name) == 5) {
        long long a = 0, b = 0, c = 0, d = 0;
        bool collective = !strcmp(sort, "collective"), exchange = !strcmp(sort, "message");
        uint16_t id;
        rank *r;
        if (k >= MOST || (collective && fscanf(in, "%lld %lld %lld", &a, &b, &c) != 3) ||
            (exchange && fscanf(in, "%lld %lld %lld %lld", &a, &b, &c, &d) != 4))
            exit(2);
        number[k] = number[k] ? number[k] : ++nranks;
        most = k > most ? k : most;
        r = &ranks[number[k] - 1];
        id = name_of(name, collective || exchange ? "MPI" : "user",
                     collective         ? COLLECTIVE
                     : !exchange        ? TASK
                     : a >= 0 && c >= 0 ? EXCHANGE
                     : a >= 0           ? SEND
                                        : RECEIVE);
        r->now = START + from;
        begin(r, id);
        if (collective) {
            r->list[0][r->n[0] - 1].a = (uint64_t)a;
            r->list[0][r->n[0] - 1].c = (uint32_t)b;
            r->list[0][r->n[0] - 1].b = (uint64_t)c;
        } else if (exchange && a >= 0) {
            r->list[0][r->n[0] - 1].c = (uint32_t)a;
            r->list[0][r->n[0] - 1].d = (uint32_t)b;
        }
        r->now = START + to;
        end(r, id);
        if (exchange && c >= 0) {
            r->list[0][r->n[0] - 1].c = (uint32_t)c;
            r->list[0][r->n[0] - 1].d = (uint32_t)d;
        }
    }
    for (k = 0; k < nranks; k++) { /* a task was written whole before what is in it */
        rank *r = &ranks[k];
        for (size_t i = 0; i < r->n[0]; i++)
            r->list[0][i].e = (uint32_t)i;
        qsort(r->list[0], r->n[0], sizeof *r->list[0], by_time);
    }
    for (k = 0; k < MOST; k++)
        if (number[k])
            write_file(dir, number[k] - 1, k, most + 1);
}

int main(int argc, char **argv)
{
    const struct cause *c;
    double by = 0;
    uint64_t first, right, run;
    int steps;
    if (argc == 3) {
        FILE *in = fopen(argv[2], "r");
        if (!in)
            return 2;
        convert(argv[1], in);
        return 0;
    }
    if (argc < 10)
        return 2;
    data = (uint32_t)atoi(argv[6]);
    stages = (uint32_t)atoi(argv[7]);
    tensor = (uint32_t)atoi(argv[8]);
    steps = atoi(argv[9]);
    nranks = data * stages * tensor;
    if (nranks < 2 || nranks > 32768)
        return 2;
    if (!(c = cause_of(argv[3])))
        return 2;
    device = strcmp(argv[2], "stages") != 0;
    noise = !strcmp(c->name, "noise")     ? DELAYS
            : !strcmp(c->name, "normal")  ? NORMAL
            : !strcmp(c->name, "heavy")   ? HEAVY
            : !strcmp(c->name, "hiccups") ? HICCUPS
                                          : EVEN;
    ranks = calloc(nranks, sizeof *ranks);
    meetings = calloc(1 + 3 * (size_t)nranks, sizeof *meetings);
    mails = calloc((size_t)nranks * 2 * MICRO, sizeof *mails);
    first = strtoull(argv[5], NULL, 10) * 7919 + 17;
    seed = first;
    victim = (uint32_t)(chance(1 << 20) * 2654435761u % nranks);
    if (!strcmp(c->name, "link") && stages > 2) /* an end of a pipeline has one link, which is its neighbour's, too */
        victim = (1 + stage_of(victim) % (stages - 2)) * data * tensor + victim % (data * tensor);
    dry = true;
    if (atoi(argv[4]))
        by = amplitude(argv[2], c->name, atof(argv[4]) / 100, first);
    wrong(c->name, 0);
    right = play(argv[2], steps, first);
    wrong(c->name, by);
    dry = false;
    run = play(argv[2], steps, first);
    printf("kind %s\nranks", !device && !strcmp(c->kind, "slow_device") ? "straggler" : c->kind);
    for (uint32_t k = 0; k < nranks && strcmp(c->kind, "healthy"); k++)
        if (c->whose(k, victim))
            printf(" %u", k);
    printf("\ncost %lld\nrun %llu\n", (long long)(run - right), (unsigned long long)run);
    for (uint32_t k = 0; k < nranks; k++) {
        write_file(argv[1], k, k, nranks);
        free(ranks[k].list[0]);
        free(ranks[k].list[1]);
        ranks[k].list[0] = ranks[k].list[1] = NULL;
    }
    return 0;
}
