/* noise.c DIR SEED NOISE RANKS STEPS PERCENT ONCE_MS [LASTS_MS POWER TENTH_MS [RING]] - forges a job on a busy machine:
 * steps of 25 ms, each with an all-reduce; with RING each rank sends to the next one instead, and receives from the one
 * before, and all meet only at the begin and at the end. RING is send, or sendrecv: both in one call, which takes until
 * both are done, so that who waits for its receiver is chance
 *
 * Other programs take processors away, as a scheduler gives them: from one rank or the other, for a time slice, or for
 * half of the time over a while, so that a rank is late several steps running. That happens in NOISE percent of the
 * steps of a rank. A while is 60 ms in the mean, or LASTS_MS; there are as many fewer of them then. A time slice is 4
 * ms in the mean; with POWER it is 4 ms at least, and the chance of longer ones falls with that power. Rank 1 works
 * PERCENT longer in each step, and ONCE_MS once in the middle; with 0 nobody is to blame. Each tenth step of all ranks
 * takes TENTH_MS longer.
 */
#include "forge.h"
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define MS 1000000ull
enum { RANKS = 16, STEPS = 4096 };
enum { STEP = 16, WORK, REDUCE, SEND, RECV, SENDRECV, ENDS = 32 };
enum { TAG = 7, MESSAGE = 4096 };

static double noise, lasts_ms = 60, power;
static bool ring, both;
static uint64_t seed, ends[RANKS][STEPS], begins[RANKS][STEPS], works[RANKS][STEPS], shared_until[RANKS];

static double chance(void) /* 0 to 1 */
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (double)(seed >> 33) / 2147483648.0;
}
static double wait(double mean) { return -mean * log(1 - chance()); }

/* How long so much work takes that begins now. */
static uint64_t disturbed(int rank, uint64_t now, double ns)
{
    double all = ns * (0.99 + 0.02 * chance());
    if (now >= shared_until[rank] && chance() < noise / 5 * 60 / lasts_ms)
        shared_until[rank] =
            now + (uint64_t)wait(lasts_ms * 1e6); /* the scheduler does not see at once that it is uneven */
    if (now < shared_until[rank]) {
        double shared = (double)(shared_until[rank] - now);
        all += shared < all ? shared / 2 : all;
    }
    if (chance() < noise)
        all += power > 0 ? 4e6 * pow(1 - chance(), -1 / power) : wait(4e6); /* a time slice of somebody else */
    return (uint64_t)all;
}

static void define(forge *f)
{
    char fields[256];
    forge_event(f, STEP, 0, TRACE_KIND_BEGIN, "user", "step", "");
    forge_event(f, WORK, 0, TRACE_KIND_BEGIN, "user", "compute", "");
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", TRACE_T_U64, TRACE_R_COMM, TRACE_T_U32,
             TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ);
    forge_event(f, REDUCE, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Allreduce", fields);
    forge_event(f, REDUCE + ENDS, REDUCE, TRACE_KIND_END, "MPI", "MPI_Allreduce", "");
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;dest:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64, TRACE_R_COMM,
             TRACE_T_I32, TRACE_R_DST, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_SENT);
    forge_event(f, SEND, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Send", fields);
    forge_event(f, SEND + ENDS, SEND, TRACE_KIND_END, "MPI", "MPI_Send", "");
    forge_event(f, SENDRECV, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Sendrecv", fields);
    forge_event(f, RECV, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Recv", "");
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;source:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64, TRACE_R_COMM,
             TRACE_T_I32, TRACE_R_SRC, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_RECV);
    forge_event(f, RECV + ENDS, RECV, TRACE_KIND_END, "MPI", "MPI_Recv", fields);
    forge_event(f, SENDRECV + ENDS, SENDRECV, TRACE_KIND_END, "MPI", "MPI_Sendrecv", fields);
}

static void put(forge *f, uint32_t id, uint64_t at)
{
    forge_long(f, id, START + at);
    forge_end(f);
}

static void put_message(forge *f, uint32_t id, uint64_t at, int peer)
{
    forge_long(f, id, START + at);
    forge_u64(f, 1);
    forge_u32(f, (uint32_t)peer);
    forge_u32(f, TAG);
    forge_u64(f, MESSAGE);
    forge_end(f);
}

/* Returns how many events that are. */
static uint64_t put_meeting(forge *f, uint64_t from, uint64_t to, int ranks, int number)
{
    forge_long(f, REDUCE, START + from);
    forge_u64(f, 1);
    forge_u32(f, (uint32_t)ranks);
    forge_u64(f, (uint64_t)number);
    forge_end(f);
    put(f, REDUCE + ENDS, to);
    return 2;
}

static uint64_t put_exchange(forge *f, uint64_t from, uint64_t to, int rank, int ranks)
{
    if (both) {
        put_message(f, SENDRECV, from, (rank + 1) % ranks);
        put_message(f, SENDRECV + ENDS, to, (rank + ranks - 1) % ranks);
        return 2;
    }
    put_message(f, SEND, from, (rank + 1) % ranks);
    put(f, SEND + ENDS, from + 5000);
    put(f, RECV, from + 6000);
    put_message(f, RECV + ENDS, to, (rank + ranks - 1) % ranks);
    return 4;
}

static void write_rank(const char *dir, int rank, int ranks, int steps)
{
    forge *f = forge_new((uint32_t)rank + 1, rank, 1, START);
    uint64_t last = ends[rank][steps - 1] + MS, events = 0;
    char path[4096];
    forge_header(f)->world = ranks;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, START + last, last, 1700000000000000000ull + last, START + last);
    define(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    for (int s = 0, chunk = 0; s < steps; s++) {
        uint64_t worked = begins[rank][s] + 2000 + works[rank][s], end = ends[rank][s];
        if (forge_now(f)->committed > FORGE_SLOT - 512) {
            forge_seal(f);
            forge_now(f)->bytes = FORGE_SLOT;
            forge_chunk(f, 1, (uint64_t)++chunk, START + begins[rank][s], 0)->first_event = events;
        }
        put(f, STEP, begins[rank][s]);
        put(f, WORK, begins[rank][s] + 1000);
        put(f, TRACE_ID_TASK_END, worked - 1000);
        if (ring && s && s + 1 < steps)
            events += put_exchange(f, worked, end - 1000, rank, ranks);
        else
            events += put_meeting(f, worked, end - 1000, ranks, s);
        put(f, TRACE_ID_TASK_END, end);
        events += 4;
    }
    forge_seal(f);
    snprintf(path, sizeof path, "%s/rank%d.bin", dir, rank);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    int ranks = argc > 7 ? atoi(argv[4]) : 0, steps = argc > 7 ? atoi(argv[5]) : 0;
    double more = argc > 7 ? atof(argv[6]) / 100 : 0, once = argc > 7 ? atof(argv[7]) : 0;
    double tenth = argc > 10 ? atof(argv[10]) : 0;
    uint64_t now[RANKS];
    if (ranks < 2 || ranks > RANKS || steps < 1 || steps > STEPS)
        return 2;
    noise = atof(argv[3]) / 100;
    lasts_ms = argc > 8 ? atof(argv[8]) : lasts_ms;
    power = argc > 9 ? atof(argv[9]) : 0;
    seed = strtoull(argv[2], NULL, 10) * 0x9e3779b97f4a7c15ull + 1;
    ring = argc > 11;
    both = ring && !strcmp(argv[11], "sendrecv");
    for (int k = 0; k < ranks; k++)
        now[k] = 1000;
    for (int s = 0; s < steps; s++) {
        uint64_t last = 0, there[RANKS];
        for (int k = 0; k < ranks; k++) {
            begins[k][s] = now[k];
            works[k][s] = disturbed(k, now[k], 25e6 * (k == 1 ? 1 + more : 1)) +
                          (k == 1 && s == steps / 2 ? (uint64_t)(once * 1e6) : 0) +
                          (s % 10 == 7 ? (uint64_t)(tenth * 1e6) : 0);
            there[k] = now[k] + works[k][s];
            last = there[k] > last ? there[k] : last;
        }
        for (int k = 0; k < ranks; k++) {
            uint64_t before = there[(k + ranks - 1) % ranks], after = there[(k + 1) % ranks], latest = there[k];
            bool meets = !ring || !s || s + 1 == steps;
            latest = before > latest ? before : latest;
            latest = both && after > latest ? after : latest;
            ends[k][s] = meets ? last + MS / 2 : latest + MS / 20;
            now[k] = ends[k][s] + 1000;
        }
    }
    for (int k = 0; k < ranks; k++)
        write_rank(argv[1], k, ranks, steps);
    return 0;
}
