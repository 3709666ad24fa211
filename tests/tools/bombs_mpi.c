/* bombs_mpi.c DIR SHAPE N - forges a rank of two that costs a careless tool much: "communicators": an all-reduce on
 * each of N communicators, "messages": N messages that nobody receives */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
enum { REDUCE = 16, SEND, ENDS = 32, EACH = 100 };

int main(int argc, char **argv)
{
    forge *f = forge_new(100, 0, 1, START);
    uint64_t n = argc > 3 ? strtoull(argv[3], NULL, 10) : 0, now = START;
    int id = argc > 2 && !strcmp(argv[2], "messages") ? SEND : REDUCE;
    char fields[512], path[4096];
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:", TRACE_T_U64, TRACE_R_COMM, TRACE_T_U32,
             TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ);
    forge_event(f, REDUCE, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Allreduce", fields);
    forge_event(f, REDUCE + ENDS, REDUCE, TRACE_KIND_END, "MPI", "MPI_Allreduce", "");
    snprintf(fields, sizeof fields, "comm_id:%d:%d:;dest:%d:%d:;tag:%d:%d:;bytes:%d:%d:B", TRACE_T_U64, TRACE_R_COMM,
             TRACE_T_I32, TRACE_R_DST, TRACE_T_I32, TRACE_R_TAG, TRACE_T_U64, TRACE_R_BYTES_SENT);
    forge_event(f, SEND, 0, TRACE_KIND_BEGIN, "MPI", "MPI_Send", fields);
    forge_event(f, SEND + ENDS, SEND, TRACE_KIND_END, "MPI", "MPI_Send", "");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (uint64_t i = 0; i < n; i++) {
        if (i % EACH == 0) {
            forge_chunk(f, 1, i / EACH, now, 0)->first_event = 2 * i;
            forge_now(f)->tid = 100;
        }
        forge_long(f, (uint32_t)id, now += 1000);
        forge_u64(f, id == REDUCE ? 1000 + i : 1000);
        if (id == REDUCE) {
            forge_u32(f, 2);
            forge_u64(f, 0);
        } else {
            forge_u32(f, 1);
            forge_u32(f, (uint32_t)i);
            forge_u64(f, 8);
        }
        forge_end(f);
        forge_long(f, (uint32_t)id + ENDS, now += 1000);
        forge_end(f);
        if (i % EACH == EACH - 1 || i == n - 1) {
            forge_seal(f);
            forge_now(f)->bytes = FORGE_SLOT;
        }
    }
    snprintf(path, sizeof path, "%s/100.bin", argv[1]);
    forge_write(f, path);
    return 0;
}
