/* filters.c DIR - forges a trace of two ranks that have nothing in common: host, thread, API, name, time and kind of
 * their events all differ. Times are 1 to 2 ms, and 5 to 6 ms. */
#include "forge.h"
#include <stdio.h>

enum { CALL = 16, CALL_END, SAMPLE, START = 1000000, MS = 1000000 };

static int rank_write(const char *folder, int rank, const char *api, const char *name, const char *sample, int kind)
{
    forge *f = forge_new(100 + (uint32_t)rank, rank, 1 + (uint32_t)rank, START);
    const uint64_t from = START + (uint64_t)(1 + 4 * rank) * MS;
    char path[256], thread[16];
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, START, START, START);
    forge_event(f, CALL, 0, TRACE_KIND_BEGIN, api, name, "");
    forge_event(f, CALL_END, CALL, TRACE_KIND_END, api, name, "");
    snprintf(thread, sizeof thread, "value:%d:%d:", TRACE_T_F64, TRACE_R_VALUE);
    forge_event(f, SAMPLE, 0, kind, api, sample, kind == TRACE_KIND_COUNTER ? thread : "");
    snprintf(thread, sizeof thread, "of_%d", rank);
    forge_thread(f, 1, 100 + (uint32_t)rank, thread);
    forge_seal(f);
    forge_chunk(f, 1, 0, START, 0);
    forge_long(f, CALL, from);
    forge_end(f);
    forge_long(f, SAMPLE, from + MS / 2);
    if (kind == TRACE_KIND_COUNTER)
        forge_f64(f, 1);
    forge_end(f);
    forge_long(f, CALL_END, from + MS);
    forge_end(f);
    forge_seal(f);
    snprintf(path, sizeof path, "%s/%d.bin", folder, rank);
    forge_write(f, path);
    return 0;
}

int main(int argc, char **argv)
{
    return argc < 2 || rank_write(argv[1], 0, "First", "first_call", "first_bytes", TRACE_KIND_COUNTER) ||
           rank_write(argv[1], 1, "Second", "second_call", "second_instant", TRACE_KIND_INSTANT);
}
