/* ranks.c - forges the recordings of a job of many ranks: small files, made fast, whose numbers are known
 *
 *   ranks DIR RANKS [RANKS_PER_NODE [STEPS [DRIFT_PPB [HANG]]]]
 *
 * Each rank takes STEPS steps of 1 ms. In each it computes (task "step"), sends 64 bytes to the next rank
 * (MPI_Sendrecv) and meets all others in MPI_Allreduce. Each node has a clock of its own, off by some microseconds and,
 * with DRIFT_PPB, faster or slower by up to so many parts in 10^9. In the last step rank HANG does not
 * come to MPI_Allreduce, and the others do not leave it. No step reaches from one chunk into the next: so a chunk can
 * be repeated (bench/endless.c), and what begins in it ends in it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "../format/forge.h"

enum { STEP_NS = 1000000, DEFS = 16, ROOM = FORGE_SLOT - 256, STEP_BYTES = 512 };

typedef struct rank {
    forge *f;
    int number;
    uint64_t seq, events, now; /* of the stream: chunks, records; ticks of the last record */
    double rate;               /* of the node's clock */
    int64_t off;               /* of the node's clock, ns */
} rank;

/* The node's clock when it is `ns` after the start of the job. */
static uint64_t ticks_at(const rank *r, uint64_t ns)
{
    return (uint64_t)((double)ns * r->rate) + 1000000000u + (uint64_t)(r->off + 1000000);
}

static void begin_chunk(rank *r, int same_slot, uint64_t base)
{
    trace_chunk_header *c = forge_chunk(r->f, 1, r->seq++, base, same_slot);
    c->first_event = r->events;
    c->tid = 1000u + (uint32_t)r->number;
    r->now = base;
}

static void next_chunk(rank *r, uint64_t base)
{
    forge_seal(r->f);
    begin_chunk(r, 0, base);
}

static void record(rank *r, uint32_t id, uint64_t ns)
{
    uint64_t at = ticks_at(r, ns);
    if (forge_now(r->f)->committed > ROOM || forge_now(r->f)->committed + 256u > forge_now(r->f)->bytes)
        next_chunk(r, at);
    if (at - r->now > TRACE_DELTA_MAX)
        forge_long(r->f, id, at);
    else
        forge_short(r->f, id, (uint32_t)(at - r->now));
    r->now = at;
    r->events++;
}

static void sample(rank *r, uint64_t ns)
{
    uint64_t t = ticks_at(r, ns);
    forge_clock(r->f, t - 20, t, 1700000000000000000ull + t, t + 20);
}

static void define(rank *r)
{
    char text[64];
    int k;
    forge_info(r->f, "mpi.library", "forged");
    forge_thread(r->f, 1, 1000u + (uint32_t)r->number, "main");
    forge_event(r->f, 16, 0, TRACE_KIND_BEGIN, "user", "step", "n:7:0:");
    forge_event(r->f, 17, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Allreduce", "comm:7:8:;size:5:9:;seq:7:10:;sent:7:3:B");
    forge_event(r->f, 18, 17, TRACE_KIND_END, "MPI", "MPI_Allreduce", "result:6:1:");
    forge_event(r->f, 19, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Sendrecv", "comm:7:8:;dst:6:5:;tag:6:7:;sent:7:3:B");
    forge_event(r->f, 20, 19, TRACE_KIND_END, "MPI", "MPI_Sendrecv", "result:6:1:");
    forge_event(r->f, 21, 0, TRACE_KIND_MESSAGE, "MPI", "MPI_Sendrecv", "comm:7:8:;src:6:6:;tag:6:7:;received:7:4:B");
    forge_event(r->f, 22, 0, TRACE_KIND_COUNTER, "user", "residual", "value:10:13:");
    for (k = 0; k < DEFS; k++) {
        snprintf(text, sizeof text, "MPI_Function_%d", k);
        forge_event(r->f, 30 + 2 * (uint32_t)k, 0, TRACE_KIND_BEGIN, "MPI", text, "count:6:0:;bytes:7:2:B");
        forge_event(r->f, 31 + 2 * (uint32_t)k, 30 + 2 * (uint32_t)k, TRACE_KIND_END, "MPI", text, "result:6:1:");
    }
}

static void step(rank *r, uint64_t n, int ranks, int hang)
{
    uint64_t t = n * STEP_NS, late = 100000u + ((uint64_t)r->number * 7919u + n * 104729u) % 280000u;
    uint32_t other = 30 + 2 * (uint32_t)(((uint64_t)r->number + n) % DEFS);
    if (forge_now(r->f)->committed + STEP_BYTES > forge_now(r->f)->bytes)
        next_chunk(r, ticks_at(r, t));
    record(r, 16, t);
    forge_u64(r->f, n);
    forge_end(r->f);
    record(r, other, t + 1000);
    forge_u32(r->f, 1);
    forge_u64(r->f, 8 * n);
    forge_end(r->f);
    record(r, other + 1, t + 1000 + late / 10);
    forge_u32(r->f, 0);
    forge_end(r->f);
    record(r, TRACE_ID_TASK_END, t + late);
    forge_end(r->f);
    record(r, 19, t + 500000);
    forge_u64(r->f, 1);
    forge_u32(r->f, (uint32_t)((r->number + 1) % ranks));
    forge_u32(r->f, 3);
    forge_u64(r->f, 64);
    forge_end(r->f);
    record(r, 21, t + 560000);
    forge_u64(r->f, 1);
    forge_u32(r->f, (uint32_t)((r->number + ranks - 1) % ranks));
    forge_u32(r->f, 3);
    forge_u64(r->f, 64);
    forge_end(r->f);
    record(r, 20, t + 561000);
    forge_u32(r->f, 0);
    forge_end(r->f);
    if (hang == r->number)
        return;
    record(r, 17, t + 600000 + late);
    forge_u64(r->f, 1);
    forge_u32(r->f, (uint32_t)ranks);
    forge_u64(r->f, n + 1);
    forge_u64(r->f, 8);
    forge_end(r->f);
    if (hang >= 0)
        return;
    record(r, 18, t + 990000);
    forge_u32(r->f, 0);
    forge_end(r->f);
    record(r, 22, t + 995000);
    forge_f64(r->f, 1.0 / (double)(n + 1 + (uint64_t)r->number));
    forge_end(r->f);
}

static void make(const char *dir, int number, int ranks, int per_node, uint64_t steps, double drift, int hang)
{
    uint32_t node = (uint32_t)(number / per_node);
    rank r = {.number = number, .off = (int64_t)(node * 37u % 1000u) * 1000};
    uint64_t k;
    trace_file_header *h;
    char path[4096];
    r.rate = 1.0 + drift * 1e-9 * ((double)(node * 7u % 11u) - 5) / 5;
    r.f = forge_new(1000u + (uint32_t)number, number, node, ticks_at(&r, 0));
    h = forge_header(r.f);
    h->minor = 5;
    h->world = ranks;
    h->start_realtime_ns += h->start_ticks;
    memset(h->boot_id, 0, sizeof h->boot_id);
    memcpy(h->boot_id, &node, sizeof node);
    memset(h->session, 0, sizeof h->session);
    memcpy(h->session, &number, sizeof number);
    snprintf(h->host, sizeof h->host, "node%05u", node);
    forge_chunk(r.f, 0, 0, h->start_ticks, 0);
    define(&r);
    for (k = 0; k <= steps; k += k + 500 > steps && k < steps ? steps - k : 500) {
        if (forge_now(r.f)->committed + 256u > forge_now(r.f)->bytes)
            break;
        sample(&r, k * STEP_NS);
    }
    forge_seal(r.f);
    begin_chunk(&r, 1, h->start_ticks);
    for (k = 0; k < steps; k++)
        step(&r, k, ranks, k + 1 == steps ? hang : -1);
    forge_seal(r.f);
    snprintf(path, sizeof path, "%s/rank%06d.bin", dir, number);
    forge_write(r.f, path);
}

int main(int argc, char **argv)
{
    int ranks = argc > 2 ? atoi(argv[2]) : 0, per_node = argc > 3 ? atoi(argv[3]) : 100, k;
    uint64_t steps = argc > 4 ? strtoull(argv[4], NULL, 10) : 10;
    double drift = argc > 5 ? atof(argv[5]) : 0;
    if (ranks < 1 || per_node < 1)
        return 2;
    mkdir(argv[1], 0700);
    for (k = 0; k < ranks; k++)
        make(argv[1], k, ranks, per_node, steps, drift, argc > 6 ? atoi(argv[6]) : -1);
    return 0;
}
