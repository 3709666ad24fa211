/* polls.c DIR - forges a rank that works for a second and polls half of it, as instants that stand for its polls */
#include "forge.h"
#include <stdio.h>

enum { STEP = 16, POLLS, BATCHES = 10, START = 1000000, MS = 1000000 };

int main(int argc, char **argv)
{
    forge *f = forge_new(100, 0, 1, START);
    char text[256];
    uint64_t now = START;
    if (argc < 2)
        return 2;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, START, START, START);
    forge_event(f, STEP, 0, TRACE_KIND_BEGIN, "user", "step", "");
    snprintf(text, sizeof text, "function:%d:%d:;calls:%d:%d:;spent:%d:%d:ns", TRACE_T_STRID, TRACE_R_NAME, TRACE_T_U64,
             TRACE_R_CALLS, TRACE_T_U64, TRACE_R_SPENT);
    forge_event(f, POLLS, 0, TRACE_KIND_INSTANT, "MPI", "polls", text);
    forge_string(f, 1, "MPI_Test");
    forge_thread(f, 1, 100, "main");
    forge_seal(f);
    forge_chunk(f, 1, 0, START, 0);
    for (int i = 0; i < BATCHES; i++) {
        forge_long(f, STEP, now);
        forge_end(f);
        forge_long(f, POLLS, now += 99 * MS);
        forge_u32(f, 1);
        forge_u64(f, 1000);
        forge_u64(f, 50 * MS);
        forge_end(f);
        forge_long(f, TRACE_ID_TASK_END, now += MS);
        forge_end(f);
    }
    forge_seal(f);
    snprintf(text, sizeof text, "%s/1.bin", argv[1]);
    forge_write(f, text);
    return 0;
}
