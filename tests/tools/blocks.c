/* blocks.c - usage: blocks MERGED OUTPUT: merges with one thread, and prints how many blocks are in memory then
 *
 * One block at a time is read, and another one is when it ends. What is kept beyond is of no use: a merge comes to each
 * block once. */
#include <stdio.h>
#include "read/block.h"
#include "read/merge.h"
#include "read/read.h"

int main(int argc, char **argv)
{
    const tr_options options = {.threads = 1};
    const tr_merge_options merging = {
        .output = argc > 2 ? argv[2] : NULL, .from_ns = INT64_MIN, .to_ns = INT64_MAX, .threads = 1};
    tr_merge_result result;
    const tr_block *b;
    unsigned n = 0;
    tr_trace *trace;
    if (argc != 3)
        return 2;
    trace = tr_trace_open((const char *const *)argv + 1, 1, &options);
    if (!trace || tr_merge(trace, &merging, &result) != TR_OK)
        return 1;
    for (b = trace->blocks; b; b = b->next)
        n++;
    printf("%llu merged, %u in memory\n", (unsigned long long)result.blocks, n);
    tr_trace_close(trace);
    return 0;
}
