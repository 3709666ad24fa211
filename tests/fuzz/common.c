/* common.c - see common.h
 *
 * A mutation that only breaks a checksum teaches nothing about the code behind it. So three times of four sums are made right again, and
 * frames of merged files are mutated before compression. */
#include "common.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zstd.h>
#include "read/merged.h"
#include "format.h"

const char *fuzz_file(int which, const uint8_t *data, size_t size)
{
    static int fds[2] = {-1, -1};
    static char paths[2][64];
    if (fds[which] < 0) {
        fds[which] = memfd_create("input", 0);
        snprintf(paths[which], sizeof paths[which], "/proc/self/fd/%d", fds[which]);
    }
    if (ftruncate(fds[which], 0) || pwrite(fds[which], data, size, 0) != (ssize_t)size)
        abort();
    return paths[which];
}

void fuzz_silent(void *user, const char *text)
{
    (void)user;
    (void)text;
}

/* ---- sums ---------------------------------------------------------------------------------------------------- */

static void fix_raw(uint8_t *data, size_t size)
{
    uint32_t slot_bytes;
    size_t slot, at;
    if (size < TRACE_HEADER_BYTES)
        return;
    memcpy(&slot_bytes, data + offsetof(trace_file_header, slot_bytes), 4);
    if (slot_bytes < 16384 || slot_bytes % 4096)
        return;
    for (slot = TRACE_HEADER_BYTES; slot + TRACE_CHUNK_BYTES <= size; slot += slot_bytes)
        for (at = slot; at + TRACE_CHUNK_BYTES <= size && at + TRACE_CHUNK_BYTES <= slot + slot_bytes;) {
            trace_chunk_header c;
            memcpy(&c, data + at, sizeof c);
            if (c.magic != TRACE_CHUNK_MAGIC || c.committed < TRACE_CHUNK_BYTES || c.committed > size - at)
                break;
            c.checksum = trace_checksum(data + at + TRACE_CHUNK_BYTES, c.committed - TRACE_CHUNK_BYTES);
            c.header_sum = 0;
            if (c.state == TRACE_CHUNK_SEALED)
                c.header_sum = (uint32_t)trace_checksum(&c, sizeof c);
            memcpy(data + at, &c, sizeof c);
            if (c.bytes < TRACE_CHUNK_BYTES)
                break;
            at += c.bytes;
        }
}

/* Header and ranges of the frame at `at`, if it is one; its size in the file. */
static size_t frame_size(const uint8_t *data, size_t size, size_t at, tr_frame *f)
{
    if (at + sizeof *f > size)
        return 0;
    memcpy(f, data + at, sizeof *f);
    if ((f->magic != TR_FRAME_PROCESSES && f->magic != TR_FRAME_BLOCK && f->magic != TR_FRAME_INDEX) || f->header_bytes < sizeof *f ||
        f->header_bytes > size - at || f->stored > size - at - f->header_bytes)
        return 0;
    return ((size_t)f->header_bytes + f->stored + 7) & ~(size_t)7;
}

static void fix_merged(uint8_t *data, size_t size)
{
    tr_merged_header h;
    tr_merged_end end;
    tr_frame f;
    size_t at = sizeof h, n;
    memcpy(&h, data, sizeof h);
    h.checksum = trace_checksum(&h, 56);
    memcpy(data, &h, sizeof h);
    while ((n = frame_size(data, size, at, &f))) {
        f.stored_sum = trace_checksum(data + at + f.header_bytes, f.stored);
        f.checksum = 0;
        memcpy(data + at, &f, sizeof f);
        f.checksum = trace_checksum(data + at, f.header_bytes);
        memcpy(data + at, &f, sizeof f);
        if (f.magic == TR_FRAME_INDEX && size >= sizeof end) {
            memcpy(&end, data + size - sizeof end, sizeof end);
            end.magic = TR_END_MAGIC;
            end.index = at;
            end.checksum = trace_checksum(&end, 24);
            memcpy(data + size - sizeof end, &end, sizeof end);
        }
        at += n;
        if (at > size)
            break;
    }
}

/* Takes one frame apart, mutates what is in it and packs it again. The new size, or 0 if that was not possible. */
static size_t mutate_frame(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    size_t at = sizeof(tr_merged_header), n, frames = 0, pick, raw, stored, rest;
    tr_frame f;
    uint8_t *contents, *packed;
    while ((n = frame_size(data, size, at, &f))) {
        at += n;
        frames++;
    }
    if (!frames)
        return 0;
    pick = seed % frames;
    for (at = sizeof(tr_merged_header); (n = frame_size(data, size, at, &f)) && pick--; at += n) {}
    if (at + n > size || f.raw > 1 << 20)
        return 0;
    contents = malloc(f.raw + 4096u);
    packed = malloc(ZSTD_compressBound(f.raw + 4096u));
    raw = ZSTD_decompress(contents, f.raw, data + at + f.header_bytes, f.stored);
    size = ZSTD_isError(raw) ? 0 : size;
    if (size) {
        raw = LLVMFuzzerMutate(contents, raw, raw + 4096 < 1 << 20 ? raw + 4096 : raw);
        stored = ZSTD_compress(packed, ZSTD_compressBound(f.raw + 4096u), contents, raw, 1);
        rest = size - at - n;
        if (ZSTD_isError(stored) || at + f.header_bytes + stored + 8 + rest > most)
            size = 0;
        else {
            size_t m = (f.header_bytes + stored + 7) & ~(size_t)7;
            memmove(data + at + m, data + at + n, rest);
            memcpy(data + at + f.header_bytes, packed, stored);
            f.stored = (uint32_t)stored;
            f.raw = (uint32_t)raw;
            memcpy(data + at, &f, sizeof f);
            size = at + m + rest;
        }
    }
    free(contents);
    free(packed);
    return size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
    uint64_t magic = 0;
    size_t n = 0;
    memcpy(&magic, data, size < 8 ? size : 8);
    if (magic == TR_MERGED_MAGIC && size > sizeof(tr_merged_header) && seed % 8 < 6)
        n = mutate_frame(data, size, most, seed / 8);
    if (!n)
        n = LLVMFuzzerMutate(data, size, most);
    if (seed % 4) {
        memcpy(&magic, data, n < 8 ? n : 8);
        if (magic == TR_MERGED_MAGIC && n > sizeof(tr_merged_header))
            fix_merged(data, n);
        else
            fix_raw(data, n);
    }
    return n;
}
