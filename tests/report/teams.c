/* teams.c DIR CAUSE PERCENT SEED - forges a team of OpenMP threads that work 4 ms a step and meet at a barrier
 *
 * thread: thread 2 works PERCENT longer. serial: the first thread works alone for so long between two regions. single:
 * one thread, each time another one, works alone in the region. noise: each time another thread takes longer. lock:
 * thread 2 holds a lock for so long, and the others want it. healthy: nothing. Prints what the cause costs, in ns. */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
enum { THREADS = 4, STEPS = 50, CULPRIT = 2, MS = 1000000, LOCK = 77 };
enum { PARALLEL = 16, IMPLICIT, BARRIER, WAIT, SINGLE, ACQUIRE, RELEASED, ENDS = 32 };

static uint64_t seed;
static double chance(void) /* 0 to 1 */
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (double)(seed >> 33) / 2147483648.0;
}

typedef struct record {
    uint64_t at;
    uint32_t id;
} record;
static record list[THREADS][STEPS * 16];
static int n[THREADS];

static void put(int thread, uint32_t id, uint64_t at) { list[thread][n[thread]++] = (record){at, id}; }

static void define(forge *f)
{
    static const char *const names[] = {
        "parallel",        "implicit_task", "barrier_implicit_parallel", "wait:barrier_implicit_parallel",
        "single_executor", "acquire:lock"};
    char fields[64];
    snprintf(fields, sizeof fields, "wait_id:%d:0:", TRACE_T_U64);
    for (uint32_t i = 0; i < 6; i++) {
        forge_event(f, PARALLEL + i, 0, TRACE_KIND_BEGIN, "OMP", names[i], PARALLEL + i == ACQUIRE ? fields : "");
        forge_event(f, PARALLEL + i + ENDS, PARALLEL + i, TRACE_KIND_END, "OMP", names[i], "");
    }
    forge_event(f, RELEASED, 0, TRACE_KIND_INSTANT, "OMP", "released:lock", fields);
    for (uint32_t k = 0; k < THREADS; k++) {
        char name[32];
        snprintf(name, sizeof name, "OpenMP worker %u", k);
        forge_thread(f, k + 1, k + 1, k ? name : "main");
    }
}

static uint64_t later(uint64_t a, uint64_t b) { return a > b ? a : b; }

int main(int argc, char **argv)
{
    const char *cause = argc > 4 ? argv[2] : "";
    uint64_t now = MS, cost = 0, more, last;
    char path[4096];
    forge *f;
    if (argc < 5)
        return 2;
    more = (uint64_t)(4 * MS * atof(argv[3]) / 100);
    seed = strtoull(argv[4], NULL, 10) * 0x9e3779b97f4a7c15ull + 1;
    for (int s = 0; s < STEPS; s++) {
        uint64_t came[THREADS], free_at = 0;
        int alone = (int)(chance() * THREADS);
        if (!strcmp(cause, "serial") && s) {
            now += more;
            cost += more;
        }
        put(0, PARALLEL, now);
        last = 0;
        for (int k = 0; k < THREADS; k++) {
            uint64_t at = now + (k ? 5000 : 1000);
            put(k, IMPLICIT, at);
            at += (uint64_t)(4 * MS * (0.99 + 0.02 * chance()));
            if (!strcmp(cause, "thread") && k == CULPRIT) {
                at += more;
                cost += more;
            }
            if (!strcmp(cause, "noise") && k == alone)
                at += more;
            if (!strcmp(cause, "single") && k == alone) {
                put(k, SINGLE, at);
                put(k, SINGLE + ENDS, at += more);
                cost += more;
            }
            came[k] = at;
        }
        if (!strcmp(cause, "lock")) {
            put(CULPRIT, ACQUIRE, came[CULPRIT] -= MS); /* it comes first */
            put(CULPRIT, ACQUIRE + ENDS, came[CULPRIT] += 1000);
            put(CULPRIT, RELEASED, free_at = came[CULPRIT] += MS + more);
            cost += more;
            for (int k = 0; k < THREADS; k++)
                if (k != CULPRIT) {
                    put(k, ACQUIRE, came[k]);
                    put(k, ACQUIRE + ENDS, came[k] = later(came[k] + 1000, free_at + 1000));
                    put(k, RELEASED, free_at = came[k] += 1000);
                }
        }
        for (int k = 0; k < THREADS; k++)
            last = later(last, came[k]);
        for (int k = 0; k < THREADS; k++) {
            put(k, BARRIER, came[k]);
            put(k, WAIT, came[k] + 100);
            put(k, WAIT + ENDS, last + 2000);
            put(k, BARRIER + ENDS, last + 2100);
            put(k, IMPLICIT + ENDS, last + 2200);
        }
        put(0, PARALLEL + ENDS, last + 3000);
        now = last + 10000;
    }
    f = forge_new(1, -1, 1, START);
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, START + now, now, 1700000000000000000ull + now, START + now);
    define(f);
    forge_seal(f);
    for (int k = 0; k < THREADS; k++) {
        forge_now(f)->bytes = FORGE_SLOT;
        forge_chunk(f, (uint32_t)k + 1, 0, START, 0);
        for (int i = 0; i < n[k]; i++) {
            forge_long(f, list[k][i].id, START + list[k][i].at);
            if (list[k][i].id == ACQUIRE || list[k][i].id == RELEASED)
                forge_u64(f, LOCK);
            forge_end(f);
        }
        forge_seal(f);
    }
    snprintf(path, sizeof path, "%s/team.bin", argv[1]);
    forge_write(f, path);
    printf("%llu\n", (unsigned long long)cost);
    return 0;
}
