/* blocks.c - usage: blocks MERGED [OUTPUT]: how many blocks of the file are in memory at the end
 *
 * With OUTPUT of a merge by one thread, which comes to each block once: the one that is read, and the one before it.
 * Else all events are read in 16 MiB (--max-mem), of which a sixteenth may be kept for others that come later. */
#include <stdio.h>
#include "read/containers/block.h"
#include "read/merge/merge.h"
#include "read/read.h"

static uint64_t scan(tr_trace *trace)
{
    tr_cursor *c = tr_scan_cursor(trace, 0, 1);
    static tr_event batch[64];
    uint64_t n = 0, got;
    while ((got = tr_next_batch(c, batch, 64)))
        n += got;
    tr_cursor_close(c);
    return n;
}

int main(int argc, char **argv)
{
    const bool merges = argc > 2;
    const tr_options options = {.threads = 1, .max_mem = merges ? 0 : 16 << 20};
    const tr_merge_options merging = {
        .output = merges ? argv[2] : NULL, .from_ns = INT64_MIN, .to_ns = INT64_MAX, .threads = 1};
    tr_merge_result result;
    const tr_block *b;
    unsigned n = 0;
    tr_trace *trace;
    if (argc < 2)
        return 2;
    trace = tr_trace_open((const char *const *)argv + 1, 1, &options);
    if (!trace || (merges ? tr_merge(trace, &merging, &result) != TR_OK : !scan(trace)))
        return 1;
    for (b = trace->blocks; b; b = b->next)
        n++;
    printf("%u in memory\n", n);
    tr_trace_close(trace);
    return 0;
}
