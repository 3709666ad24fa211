/* kept.c DIR JOB - forges the trace of four ranks that work and meet, 60 times, and are kept from running
 *
 * JOB: healthy   ranks share two processors, so that in each step two of them, by chance, wait for one
 *      own       the same, and rank 2 has 8 ms more to do in each third step
 *      stopped   rank 1 is stopped for 15 ms in each third step
 *      waiting   rank 1 is stopped for 1 ms in each step while it waits for the others, which costs nothing
 *      all       all ranks are stopped together, once, for 400 ms
 *      blocked   rank 3 reads from a disk, 10 ms a step
 *      pages     the same because of page faults
 * Prints "run NS" and how much of it what is wrong costs: "lost NS". */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define MS 1000000ull
enum { RANKS = 4, STEPS = 60, REDUCE = 16, REDUCED };

typedef struct off {
    uint64_t from, to, ns;
    uint32_t stream, why;
} off;
typedef struct rank {
    uint64_t arrives[STEPS], leaves[STEPS];
    off list[2 * STEPS];
    int n;
} rank;

static rank ranks[RANKS];
static uint64_t seed = 1;
static uint64_t chance(uint64_t n)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (seed >> 33) % n;
}

static void keep(rank *r, uint64_t from, uint64_t to, uint32_t stream, uint32_t why)
{
    r->list[r->n++] = (off){from, to, to - from, stream, why};
}

static uint64_t play(const char *job)
{
    uint64_t now = START + MS, lost = 0;
    int shared = !strcmp(job, "healthy") || !strcmp(job, "own");
    for (int s = 0; s < STEPS; s++) {
        uint64_t last = 0, usual = 0;
        int first = (int)chance(RANKS), second = (first + 1 + (int)chance(RANKS - 1)) % RANKS;
        for (int k = 0; k < RANKS; k++) {
            rank *r = &ranks[k];
            uint64_t own = 20 * MS + chance(MS / 5), at = now;
            if (shared && (k == first || k == second)) {
                uint64_t waits = 10 * MS + chance(8 * MS);
                keep(r, now, now + own + waits, 1, TRACE_OFF_WAITED);
                r->list[r->n - 1].ns = waits;
                at += waits;
            }
            if (at + own > usual)
                usual = at + own;
            if (!strcmp(job, "own") && k == 2 && s % 3 == 0)
                own += 8 * MS;
            if (!strcmp(job, "stopped") && k == 1 && s % 3 == 0) {
                keep(r, now + MS, now + 16 * MS, 0, TRACE_OFF_STOPPED);
                own += 15 * MS;
            }
            if (!strcmp(job, "all") && s == STEPS / 2) {
                keep(r, now + MS, now + 401 * MS, 0, TRACE_OFF_STOPPED);
                own += 400 * MS;
            }
            if ((!strcmp(job, "blocked") || !strcmp(job, "pages")) && k == 3) {
                keep(r, now + MS, now + 11 * MS, 0, !strcmp(job, "pages") ? TRACE_OFF_PAGES : TRACE_OFF_IO);
                own += 10 * MS;
            }
            if (!strcmp(job, "waiting") && k == 1) {
                own = 18 * MS + MS / 2;
                keep(r, now + own, now + own + MS, 0, TRACE_OFF_STOPPED);
            }
            r->arrives[s] = at + own;
            last = r->arrives[s] > last ? r->arrives[s] : last;
        }
        lost += last - usual;
        now = last + MS / 10;
        for (int k = 0; k < RANKS; k++)
            ranks[k].leaves[s] = now;
    }
    printf("run %llu\n", (unsigned long long)(ranks[0].leaves[STEPS - 1] - START - MS));
    return lost;
}

static void write_file(const char *dir, int k)
{
    rank *r = &ranks[k];
    uint64_t last = r->leaves[STEPS - 1] + MS;
    forge *f = forge_new((uint32_t)k + 1, k, 1, START);
    char fields[256], path[4096];
    forge_header(f)->world = RANKS;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", TRACE_T_U64, TRACE_R_COMM, TRACE_T_U32,
             TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ);
    forge_event(f, REDUCE, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Allreduce", fields);
    forge_event(f, REDUCED, REDUCE, TRACE_KIND_END, "MPI", "MPI_Allreduce", "");
    for (int i = 0; i < r->n; i += 50) {
        int n = r->n - i < 50 ? r->n - i : 50;
        forge_long(f, TRACE_REC_OFF_CPU, last);
        forge_u32(f, (uint32_t)(n * (int)sizeof(trace_off_cpu)));
        for (int j = i; j < i + n; j++) {
            forge_u64(f, r->list[j].from);
            forge_u64(f, r->list[j].to);
            forge_u64(f, r->list[j].ns);
            forge_u32(f, r->list[j].stream);
            forge_u32(f, r->list[j].why);
        }
        forge_end(f);
    }
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    forge_now(f)->tid = (uint32_t)k + 1;
    for (int s = 0; s < STEPS; s++) {
        forge_long(f, REDUCE, r->arrives[s]);
        forge_u64(f, 1);
        forge_u32(f, RANKS);
        forge_u64(f, (uint64_t)s);
        forge_end(f);
        forge_long(f, REDUCED, r->leaves[s]);
        forge_end(f);
    }
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    snprintf(path, sizeof path, "%s/rank%d.bin", dir, k);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    printf("lost %llu\n", (unsigned long long)play(argv[2]));
    for (int k = 0; k < RANKS; k++)
        write_file(argv[1], k);
    return 0;
}
