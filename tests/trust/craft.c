/* craft.c - merged files that nobody's recorder made, from one that somebody's did
 *
 *   craft IN OUT repeat N      the index lists the first block N times
 *   craft IN OUT overlap       the second block begins in the middle of the first
 *   craft IN OUT bomb MIB      the first frame of processes unpacks to so many MiB of zeros
 *   craft IN OUT blocks N MIB  N blocks more, each of so many MiB of zeros
 */
#include "format/raw.h"
#include "format/merged.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

static unsigned char *in;
static size_t size;
static FILE *out;
static uint64_t at;

static void put(const void *data, size_t bytes)
{
    if (fwrite(data, 1, bytes, out) != bytes)
        exit(3);
    at += bytes;
}

static void put_frame(tr_frame head, const void *ranges, const void *raw, size_t bytes)
{
    static const char zeros[8];
    size_t most = ZSTD_compressBound(bytes), range_bytes = head.ranges * sizeof(tr_block_node);
    unsigned char *stored = malloc(most), *all = malloc(sizeof head + range_bytes);
    head.stored = (uint32_t)ZSTD_compress(stored, most, raw, bytes, 1);
    head.raw = (uint32_t)bytes;
    head.stored_sum = trace_checksum(stored, head.stored);
    head.header_bytes = (uint32_t)(sizeof head + range_bytes);
    head.checksum = 0;
    memcpy(all, &head, sizeof head);
    if (range_bytes)
        memcpy(all + sizeof head, ranges, range_bytes);
    head.checksum = trace_checksum(all, head.header_bytes);
    memcpy(all, &head, sizeof head);
    put(all, head.header_bytes);
    put(stored, head.stored);
    put(zeros, (size_t)(-(int64_t)(head.header_bytes + head.stored) & 7));
    free(stored);
    free(all);
}

int main(int argc, char **argv)
{
    const char *how = argc > 3 ? argv[3] : "";
    FILE *f = argc > 3 ? fopen(argv[1], "rb") : NULL;
    tr_merged_end end;
    tr_merged_header *header;
    tr_frame index, process;
    unsigned char *raw, *grown;
    size_t streams, k, raw_bytes, n = argc > 4 ? strtoul(argv[4], NULL, 10) : 0,
                                  mib = argc > 5 ? strtoul(argv[5], NULL, 10) : n;
    tr_index_block first, second;
    uint64_t from;
    if (!f || !(out = fopen(argv[2], "wb")))
        return 2;
    in = malloc(1 << 26);
    size = fread(in, 1, 1 << 26, f);
    header = (void *)in;
    memcpy(&end, in + size - sizeof end, sizeof end);
    memcpy(&index, in + end.index, sizeof index);
    raw = malloc(index.raw);
    raw_bytes = index.raw;
    if (ZSTD_decompress(raw, index.raw, in + end.index + index.header_bytes, index.stored) != index.raw)
        return 3;
    streams = header->streams * sizeof(tr_index_stream);
    memcpy(&first, raw + streams, sizeof first);
    from = header->header_bytes;
    memcpy(&process, in + from, sizeof process);
    if (!strcmp(how, "bomb")) { /* the table of processes, and then zeros */
        unsigned char *zeros = calloc(mib, 1 << 20);
        put(in, from);
        ZSTD_decompress(zeros, process.raw, in + from + process.header_bytes, process.stored);
        put_frame(process, NULL, zeros, mib << 20);
        from += (process.header_bytes + process.stored + 7) & ~7ull;
        put(in + from, size - from); /* the index says otherwise now, and is searched for */
        return fclose(out) != 0;
    }
    put(in, end.index);
    grown = malloc(raw_bytes + (n + 1) * (sizeof first + first.ranges * sizeof(tr_block_node)) + 64);
    if (!strcmp(how, "repeat")) {
        size_t one = sizeof first + first.ranges * sizeof(tr_block_node), to = streams;
        memcpy(grown, raw, streams);
        for (k = 0; k < n; k++, to += one)
            memcpy(grown + to, raw + streams, one);
        raw = grown;
        raw_bytes = to;
        end.blocks = n;
    } else if (!strcmp(how, "overlap")) {
        size_t one = sizeof first + first.ranges * sizeof(tr_block_node);
        memcpy(&second, raw + streams + one, sizeof second);
        second.offset = first.offset + 8;
        memcpy(raw + streams + one, &second, sizeof second);
    } else if (!strcmp(how, "blocks")) {
        tr_frame block;
        tr_block_node *ranges = (void *)(in + first.offset + sizeof block);
        unsigned char *zeros = calloc(mib, 1 << 20);
        size_t to = streams, one = sizeof first + first.ranges * sizeof(tr_block_node);
        memcpy(&block, in + first.offset, sizeof block);
        memcpy(grown, raw, streams);
        memcpy(grown + to, raw + streams, one);
        to += one;
        block.items = 0;
        for (k = 0; k < n; k++, to += one) {
            tr_index_block b = first;
            b.offset = at;
            b.raw = (uint32_t)(mib << 20);
            b.segments = 0;
            put_frame(block, ranges, zeros, mib << 20);
            b.stored = (uint32_t)(at - b.offset - sizeof block - first.ranges * sizeof(tr_block_node)) & ~7u;
            memcpy(grown + to, &b, sizeof b);
            memcpy(grown + to + sizeof b, ranges, one - sizeof b);
        }
        raw = grown;
        raw_bytes = to;
        end.blocks = n + 1;
    } else
        return 2;
    end.index = at;
    put_frame(index, NULL, raw, raw_bytes);
    end.checksum = trace_checksum(&end, 24);
    put(&end, sizeof end);
    return fclose(out) != 0;
}
