/* merge.h - writes a trace as one merged file; see docs/reference/format-merged.md */
#ifndef TRACE_READ_MERGE_H
#define TRACE_READ_MERGE_H
#include "read/job/status.h"
#include "read/types.h"

typedef struct tr_merge_options {
    const char *output;
    int64_t from_ns, to_ns; /* keep the events of [from, to); INT64_MIN, INT64_MAX = all */
    int level;              /* of zstd; 0 = a fast one */
    bool compact;           /* repeated steps once, like beside like: several times smaller, slower to read */
    int threads;            /* that compress; 0 = as many as there are cores, 32 at most */
    void (*progress)(void *user, uint64_t done, uint64_t total); /* now and then; may be NULL */
    void *user;
} tr_merge_options;

typedef struct tr_merge_result {
    uint64_t events, raw_bytes, file_bytes, blocks;
} tr_merge_result;

/* TR_OK, TR_DAMAGED (written, but something of the input was damaged; messages say what), or TR_FAILED (nothing
 * written; said why). The output appears under its name only when it is complete. The same events give the same bytes:
 * whatever the order of the inputs and the number of threads, and whether they come raw or merged before. */
int tr_merge(tr_trace *trace, const tr_merge_options *options, tr_merge_result *result);
#endif
