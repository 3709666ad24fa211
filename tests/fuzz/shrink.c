/* shrink.c - usage: shrink FILE...: each recording laid out anew, in place: chunks back to back, each in the room that
 * it needs, and no end that holds nothing. A merged one stays as it is.
 *
 * The records stay; so do states of chunks and what seals say. With slots of 16 KiB half a recording is room that was
 * not used yet: to mutate and to read that teaches nothing. */
#include "common.h"
#include "format/raw.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most) /* common.c's; nothing is mutated here */
{
    (void)data;
    return size < most ? size : most;
}

/* The chunk of that identity that a reader takes: the one in its home slot. */
static size_t taken(const uint8_t *data, size_t size, uint32_t slot_bytes, const trace_chunk_header *want)
{
    size_t begin, at, found = 0;
    uint32_t slot = 0;
    for (begin = TRACE_HEADER_BYTES; begin < size; begin += slot_bytes, slot++)
        for (at = begin; at + TRACE_CHUNK_BYTES <= size && at < begin + slot_bytes;) {
            trace_chunk_header c;
            memcpy(&c, data + at, sizeof c);
            if (c.magic != TRACE_CHUNK_MAGIC || c.bytes < TRACE_CHUNK_BYTES)
                break;
            if (c.state != TRACE_CHUNK_FREE && c.stream == want->stream && c.seq == want->seq &&
                (!found || c.home == slot))
                found = at;
            at += c.bytes;
        }
    return found;
}

static size_t shrink(uint8_t *to, const uint8_t *data, size_t size)
{
    trace_file_header h;
    size_t begin, at, end = TRACE_HEADER_BYTES, room = 0;
    uint64_t n = 0;
    uint32_t slots = 0;
    memcpy(&h, data, sizeof h);
    memcpy(to, data, TRACE_HEADER_BYTES);
    for (begin = TRACE_HEADER_BYTES; begin < size; begin += h.slot_bytes)
        for (at = begin; at + TRACE_CHUNK_BYTES <= size && at < begin + h.slot_bytes;) {
            trace_chunk_header c;
            size_t bytes;
            memcpy(&c, data + at, sizeof c);
            if (c.magic != TRACE_CHUNK_MAGIC || c.bytes < TRACE_CHUNK_BYTES)
                break;
            if (c.state != TRACE_CHUNK_FREE && taken(data, size, h.slot_bytes, &c) == at) {
                bytes = (c.committed + 63u) & ~(size_t)63;
                if (room < bytes) { /* another slot */
                    end = TRACE_HEADER_BYTES + (size_t)slots++ * h.slot_bytes;
                    room = h.slot_bytes;
                }
                memcpy(to + end, data + at, c.committed);
                at += c.bytes;
                c.home = slots - 1;
                c.bytes = (uint32_t)bytes;
                memcpy(to + end, &c, sizeof c);
                end += bytes;
                room -= bytes;
                n++;
            } else
                at += c.bytes;
        }
    /* an old one that is cut is damaged */
    h.slots = h.minor < 4 ? (uint32_t)((end - TRACE_HEADER_BYTES) / h.slot_bytes) : slots;
    if (h.minor >= 4) {
        h.word[TRACE_WORD_SLOTS] = slots;
        h.word[TRACE_WORD_CHUNKS] = n;
    }
    memcpy(to, &h, sizeof h);
    fuzz_fix(to, end);
    return end;
}

int main(int argc, char **argv)
{
    enum { MOST = 1 << 26 };
    uint8_t *data = malloc(MOST), *to = calloc(1, MOST);
    size_t size;
    int i;
    for (i = 1; i < argc; i++) {
        trace_file_header h;
        FILE *f = fopen(argv[i], "rb");
        if (!f)
            return perror(argv[i]), 1;
        size = fread(data, 1, MOST, f);
        fclose(f);
        if (size < TRACE_HEADER_BYTES)
            continue;
        memcpy(&h, data, sizeof h);
        if (h.magic != TRACE_FILE_MAGIC)
            continue;
        memset(to, 0, MOST);
        size = shrink(to, data, size);
        if (!(f = fopen(argv[i], "wb")) || fwrite(to, 1, size, f) != size || fclose(f))
            return perror(argv[i]), 1;
    }
    return 0;
}
