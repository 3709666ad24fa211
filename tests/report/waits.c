/* waits.c FILE MS - forges a process of a second: ten times, its second thread waits so many ms (1 to 80) for a lock of
 * OpenMP that its first holds */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>

#define MS 1000000ull
#define START 1000000000ull
enum { ROUNDS = 10, ROUND_MS = 100 };
enum { ACQUIRE = 16, CRITICAL, ENDS = 32 }; /* of each begin: + ENDS */

static void put(forge *f, uint32_t id, uint64_t ms)
{
    forge_long(f, id, START + ms * MS);
    if (id < ENDS)
        forge_u64(f, 7); /* wait_id */
    forge_end(f);
}

static void define(forge *f, uint32_t id, const char *name)
{
    char field[64];
    snprintf(field, sizeof field, "wait_id:%d:%d:", TRACE_T_U64, TRACE_R_NONE);
    forge_event(f, id, 0, TRACE_KIND_BEGIN, "OMP", name, field);
    forge_event(f, id + ENDS, id, TRACE_KIND_END, "OMP", name, "");
}

int main(int argc, char **argv)
{
    forge *f = forge_new(1, -1, 1, START);
    uint64_t waits = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
    if (waits < 1 || waits > 80)
        return 2;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, START + 1000 * MS, 1000 * MS, 1700000001000000000ull, START + 1000 * MS);
    define(f, ACQUIRE, "acquire:critical");
    define(f, CRITICAL, "critical");
    forge_seal(f);
    for (uint32_t thread = 1; thread <= 2; thread++) {
        forge_chunk(f, thread, 0, START, 0);
        for (uint64_t at = 0; at < ROUNDS * ROUND_MS; at += ROUND_MS) {
            uint64_t taken = thread == 1 ? at + 1 : at + 2 + waits;
            put(f, ACQUIRE, thread == 1 ? at : at + 2);
            put(f, ACQUIRE + ENDS, taken);
            put(f, CRITICAL, taken);
            put(f, CRITICAL + ENDS, thread == 1 ? at + 2 + waits : at + ROUND_MS - 1);
        }
        forge_seal(f);
    }
    forge_write(f, argv[1]);
    return 0;
}
