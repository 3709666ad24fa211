/* regular.c - a file with the slices of big.c, whose times are made: nearly the same in each round, so that all of it
 * compresses better than a part. usage: regular ROUNDS FILE */
#include "forge.h"
#include <stdlib.h>

enum { ROUND = 16, LOAD, COMPUTE, STORE, START = 1000000 };
enum { ROUNDS_A_CHUNK = 60 };

static uint64_t now = START, seed = 1;

static uint64_t random_below(uint64_t n)
{
    return ((seed = seed * 6364136223846793005u + 1442695040888963407u) >> 33) % n;
}

static void at(forge *f, uint32_t id, uint64_t ns)
{
    now += ns;
    forge_long(f, id, now);
    forge_end(f);
}

/* One in eight takes a little longer or shorter. */
static uint64_t about(uint64_t ns) { return ns + (random_below(8) ? 0 : random_below(ns / 4 + 1)); }

static void slice(forge *f, uint32_t id, uint64_t ns)
{
    at(f, id, about(20));
    at(f, TRACE_ID_TASK_END, about(ns));
}

int main(int argc, char **argv)
{
    forge *f = forge_new(100, -1, 0, START);
    long rounds = argc > 2 ? atol(argv[1]) : 0, i;
    uint64_t chunk;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, START, START, START + 40);
    forge_event(f, ROUND, 0, TRACE_KIND_BEGIN, "user", "round", "");
    forge_event(f, LOAD, 0, TRACE_KIND_BEGIN, "user", "load", "");
    forge_event(f, COMPUTE, 0, TRACE_KIND_BEGIN, "user", "compute", "");
    forge_event(f, STORE, 0, TRACE_KIND_BEGIN, "user", "store", "");
    forge_thread(f, 1, 101, "main");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (i = 0, chunk = 0; i < rounds; i++) {
        if (i % ROUNDS_A_CHUNK == 0) {
            if (i) {
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
            }
            forge_chunk(f, 1, chunk++, now, 0);
            forge_now(f)->first_event = (uint64_t)i * 8;
        }
        at(f, ROUND, 20);
        slice(f, LOAD, 24);
        slice(f, COMPUTE, 600);
        slice(f, STORE, 22);
        at(f, TRACE_ID_TASK_END, about(20));
    }
    forge_seal(f);
    forge_write(f, argv[2]);
    return 0;
}
