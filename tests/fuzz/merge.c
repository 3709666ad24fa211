/* merge.c - two files, an input's two halves or an input and a fixed one, merged into $FUZZ_DIR; what comes out must be
 * whole and have what went in */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "common.h"
#include "read/merge/merge.h"
#include "read/read.h"

/* What was recorded: cursors add where recording paused. */
static uint64_t count(tr_trace *trace)
{
    tr_cursor *c = tr_scan_cursor(trace, 0, 1);
    tr_event batch[64];
    uint64_t n = 0, got, i;
    while ((got = tr_next_batch(c, batch, 64)))
        for (i = 0; i < got; i++)
            n += batch[i].def->kind != TR_KIND_GAP;
    tr_cursor_close(c);
    return n;
}

static bool has_opaque(tr_trace *trace)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i, k;
    for (i = 0; i < n; i++)
        for (k = 0; k < defs[i]->nfields; k++) {
            uint8_t type = defs[i]->fields[k].type;
            if ((type & 0x7f) == 0 || (type & 0x7f) > TRACE_T_BYTES ||
                (type & TRACE_T_ARRAY && ((type & 0x7f) == TRACE_T_STR || (type & 0x7f) == TRACE_T_BYTES)))
                return true;
        }
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char out[4096];
    const char *paths[2], *merged = out;
    tr_options options = {.message = fuzz_silent, .threads = 1};
    tr_merge_options merging = {.output = out, .from_ns = INT64_MIN, .to_ns = INT64_MAX, .threads = 1};
    tr_merge_result result;
    tr_trace *trace, *again;
    uint64_t before, after;
    size_t half = size / 2 & ~(size_t)4095;
    snprintf(out, sizeof out, "%s/fuzz-merge.%d.bin", getenv("FUZZ_DIR") ? getenv("FUZZ_DIR") : "/dev/shm", getpid());
    paths[0] = fuzz_file(0, data, half);
    paths[1] = fuzz_file(1, data + half, size - half);
    if (size > 8 && memcmp(data + half, "TRAC", 4))
        paths[0] = fuzz_file(0, data, size); /* no second file there */
    trace = tr_trace_open(paths, 2, &options);
    before = count(trace);
    if (tr_merge(trace, &merging, &result) != TR_FAILED) {
        again = tr_trace_open(&merged, 1, &options);
        after = count(again);
        /* What is no record of a known event is not taken over; nothing else may be missing. */
        if (after != result.events || (after != before && !has_opaque(trace)) ||
            (tr_trace_status(again) != TR_OK && tr_trace_status(trace) == TR_OK))
            __builtin_trap();
        tr_trace_close(again);
        unlink(out);
    }
    tr_trace_close(trace);
    return 0;
}
