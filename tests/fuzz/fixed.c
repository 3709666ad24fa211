/* fixed.c - fuzz_fix() makes every sum right: a file of which bytes were changed is read without a word about sums
 *
 * Without that, mutated records end at a check, and no target sees them. FUZZ_SAY=1: the format of each recording on
 * stderr. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "common.h"
#include "inputs.h"
#include "format/raw.h"
#include "read/read.h"

static void said(void *user, const char *text)
{
    static const char *const of_sums[] = {"wrong checksum", "checksum of", "a seal in the dictionary",
                                          "the header is damaged"};
    unsigned i;
    (void)user;
    for (i = 0; i < sizeof of_sums / sizeof *of_sums; i++)
        if (strstr(text, of_sums[i])) {
            fprintf(stderr, "%s\n", text);
            __builtin_trap();
        }
}

static void read_all(const uint8_t *data, size_t size)
{
    const char *path = fuzz_file(0, data, size);
    tr_options options = {.message = said, .threads = 1};
    tr_trace *trace = tr_trace_open(&path, 1, &options);
    tr_cursor *c = tr_scan_cursor(trace, 0, 1);
    tr_event batch[64];
    while (tr_next_batch(c, batch, 64)) {}
    tr_cursor_close(c);
    tr_trace_close(trace);
}

/* A byte of the records of each chunk in turn, many times; headers stay. */
static void change(const uint8_t *data, size_t size, uint32_t seed)
{
    uint8_t *copy = malloc(size);
    size_t at;
    memcpy(copy, data, size);
    for (at = TRACE_HEADER_BYTES; at + TRACE_CHUNK_BYTES <= size; at += 64) {
        trace_chunk_header c;
        memcpy(&c, copy + at, sizeof c);
        if (c.magic != TRACE_CHUNK_MAGIC || c.committed <= TRACE_CHUNK_BYTES || c.committed > size - at)
            continue;
        seed = seed * 1664525u + 1013904223u;
        copy[at + TRACE_CHUNK_BYTES + (seed >> 8) % (c.committed - TRACE_CHUNK_BYTES)] ^= 1u << (seed >> 5 & 7);
    }
    fuzz_fix(copy, size);
    read_all(copy, size);
    free(copy);
}

static void say_format(const uint8_t *data, size_t size)
{
    trace_file_header h;
    if (size < TRACE_HEADER_BYTES)
        return;
    memcpy(&h, data, sizeof h);
    if (h.magic == TRACE_FILE_MAGIC)
        fprintf(stderr, "format %u.%u\n", h.major, h.minor);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_inputs in;
    uint32_t seed;
    unsigned i;
    fuzz_inputs_of(&in, data, size);
    for (i = 0; i < in.n && getenv("FUZZ_SAY"); i++)
        say_format(in.files[i].data, in.files[i].size);
    for (i = 0; i < in.n; i++)
        for (seed = 1; seed <= 20; seed++)
            change(in.files[i].data, in.files[i].size, seed);
    return 0;
}
