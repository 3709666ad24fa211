/* common.c - see common.h
 *
 * A mutation that only breaks a checksum teaches nothing about the code behind it. So sums are made right again, but
 * for one time of sixteen, and frames of
 * merged files are mutated before compression. */
#include "common.h"
#include "opaque.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zstd.h>
#include "format/merged.h"
#include "format/raw.h"
#include "format/tally.h"
#include <stddef.h>

const char *fuzz_file(int which, const uint8_t *data, size_t size)
{
    static int fds[4] = {-1, -1, -1, -1};
    static char paths[4][64];
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

/* ---- sums -------------------------------------------------------------------------------------------------------- */

static void fix_header(uint8_t *data)
{
    trace_file_header h;
    uint32_t k;
    memcpy(&h, data, sizeof h);
    if (h.minor < 4)
        return;
    h.birth = trace_header_birth(&h);
    for (k = 0; k < TRACE_WORDS; k++)
        h.word[k] = trace_word_make(h.session, k, h.word[k]);
    memcpy(data, &h, sizeof h);
}

/* The chunks of a file, in the order they lie in. */
typedef struct chunks {
    struct {
        size_t at;
        uint32_t slot;
    } list[256];
    unsigned n;
} chunks;

static trace_chunk_header chunk_at(const uint8_t *data, size_t at)
{
    trace_chunk_header c;
    memcpy(&c, data + at, sizeof c);
    return c;
}

static void find_chunks(chunks *all, const uint8_t *data, size_t size, uint32_t slot_bytes)
{
    size_t begin, at;
    uint32_t slot = 0;
    all->n = 0;
    for (begin = TRACE_HEADER_BYTES; begin + TRACE_CHUNK_BYTES <= size; begin += slot_bytes, slot++)
        for (at = begin; at + TRACE_CHUNK_BYTES <= size && at + TRACE_CHUNK_BYTES <= begin + slot_bytes;) {
            trace_chunk_header c = chunk_at(data, at);
            if (c.magic != TRACE_CHUNK_MAGIC || c.committed < TRACE_CHUNK_BYTES || c.committed > size - at ||
                all->n == sizeof all->list / sizeof *all->list)
                break;
            all->list[all->n].at = at;
            all->list[all->n++].slot = slot;
            if (c.bytes < TRACE_CHUNK_BYTES)
                break;
            at += c.bytes;
        }
}

/* Makes the mark equal to the contents of the chunk, which readers compare it with. A mark of the dictionary is at
 * `here`, and does not cover itself. */
static void fix_mark(trace_mark *m, const chunks *all, const uint8_t *data, const uint8_t *here, bool ends)
{
    unsigned i, found = all->n;
    for (i = 0; i < all->n; i++) {
        trace_chunk_header c = chunk_at(data, all->list[i].at);
        if (c.stream == m->stream && c.seq == m->seq && (found == all->n || c.home == all->list[i].slot))
            found = i;
    }
    if (found < all->n) {
        trace_chunk_header c = chunk_at(data, all->list[found].at);
        if (m->bytes < TRACE_CHUNK_BYTES || m->bytes > c.committed || (ends && !(m->flags & TRACE_MARK_BUSY)))
            m->bytes = c.committed;
        if (here > data + all->list[found].at && here < data + all->list[found].at + m->bytes)
            m->bytes = (uint32_t)(here - data - all->list[found].at);
        m->bytes &= ~3u;
        m->sum = trace_checksum(data + all->list[found].at + TRACE_CHUNK_BYTES, m->bytes - TRACE_CHUNK_BYTES);
    }
}

/* The sum of every seal counts, the marks of those alone that are of this file. */
static void fix_seal(uint8_t *body, uint32_t bytes, const chunks *all, const uint8_t *data)
{
    trace_seal s;
    uint32_t k;
    if (bytes < sizeof s)
        return;
    memcpy(&s, body, sizeof s);
    if (s.n > (bytes - sizeof s) / sizeof(trace_mark))
        s.n = (uint32_t)((bytes - sizeof s) / sizeof(trace_mark));
    for (k = 0; k < s.n && !memcmp(&s.session, data + offsetof(trace_file_header, session), 4); k++) {
        trace_mark m;
        memcpy(&m, body + sizeof s + k * sizeof m, sizeof m);
        fix_mark(&m, all, data, body, s.flags & TRACE_SEAL_END);
        memcpy(body + sizeof s + k * sizeof m, &m, sizeof m);
    }
    memcpy(body, &s, sizeof s);
    s.sum = trace_seal_sum(body, bytes);
    memcpy(body, &s, sizeof s);
}

/* In the order they lie in: a mark of the dictionary covers what is before it, and that is right by then. */
static void fix_seals(uint8_t *data, const chunks *all)
{
    unsigned i;
    for (i = 0; i < all->n; i++) {
        trace_chunk_header c = chunk_at(data, all->list[i].at);
        uint8_t *p = data + all->list[i].at + TRACE_CHUNK_BYTES, *end = data + all->list[i].at + c.committed;
        if (c.stream != 0)
            continue;
        while (end - p >= 8) {
            uint32_t word, bytes;
            memcpy(&word, p, 4);
            p += word & TRACE_ID_SHORT_MAX ? 4 : 12;
            if (end - p < 4)
                break;
            memcpy(&bytes, p, 4);
            if (!word || bytes > (size_t)(end - p) - 4)
                break;
            if ((word & TRACE_ID_SHORT_MAX ? word & TRACE_ID_SHORT_MAX : word >> TRACE_ID_BITS) == TRACE_REC_SEAL)
                fix_seal(p + 4, bytes, all, data);
            p += 4 + (((size_t)bytes + 3) & ~(size_t)3);
        }
    }
}

static void fix_raw(uint8_t *data, size_t size)
{
    uint32_t slot_bytes;
    const uint8_t *id;
    chunks all;
    unsigned i;
    if (size < TRACE_HEADER_BYTES)
        return;
    memcpy(&slot_bytes, data + offsetof(trace_file_header, slot_bytes), 4);
    if (slot_bytes < 16384 || slot_bytes % 4096)
        return;
    id = data + offsetof(trace_file_header, session);
    fix_header(data);
    find_chunks(&all, data, size, slot_bytes);
    fix_seals(data, &all);
    for (i = 0; i < all.n; i++) {
        size_t at = all.list[i].at;
        trace_chunk_header c = chunk_at(data, at);
        bool bare = c.state == TRACE_CHUNK_OPEN || /* or full, and its process was killed before it had sums */
                    (c.state == TRACE_CHUNK_SEALED && !c.seal && !c.checksum && c.home == all.list[i].slot);
        c.birth = trace_chunk_birth(&c, id);
        c.checksum = c.seal = c.header_sum = 0;
        if (!bare) {
            c.checksum = trace_checksum(data + at + TRACE_CHUNK_BYTES, c.committed - TRACE_CHUNK_BYTES);
            c.seal = trace_chunk_seal(&c, id);
            c.header_sum = (uint32_t)trace_checksum(&c, sizeof c);
        }
        memcpy(data + at, &c, sizeof c);
    }
}

/* Header and ranges of the frame at `at`, if it is one; its size in the file. */
static size_t frame_size(const uint8_t *data, size_t size, size_t at, tr_frame *f)
{
    if (at + sizeof *f > size)
        return 0;
    memcpy(f, data + at, sizeof *f);
    if ((f->magic != TR_FRAME_PROCESSES && f->magic != TR_FRAME_BLOCK && f->magic != TR_FRAME_INDEX) ||
        f->header_bytes < sizeof *f || f->header_bytes > size - at || f->stored > size - at - f->header_bytes)
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

static void fix_tally(uint8_t *data, size_t size)
{
    partial_header h;
    memcpy(&h, data, sizeof h);
    h.stored = size - sizeof h;
    h.stored_sum = trace_checksum(data + sizeof h, (uint32_t)h.stored);
    h.checksum = trace_checksum(&h, offsetof(partial_header, checksum));
    memcpy(data, &h, sizeof h);
}

void fuzz_fix(uint8_t *data, size_t size)
{
    uint64_t magic = 0;
    memcpy(&magic, data, size < 8 ? size : 8);
    if (magic == PARTIAL_MAGIC && size > sizeof(partial_header))
        fix_tally(data, size);
    else if (magic == TR_MERGED_MAGIC && size > sizeof(tr_merged_header))
        fix_merged(data, size);
    else
        fix_raw(data, size);
}

/* ---- one file ---------------------------------------------------------------------------------------------------- */

static uint64_t state;
static uint32_t chance(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return n ? (uint32_t)(state >> 33) % n : 0;
}

/* Words as records have them: some copied, moved up or down, swapped; a number that is at an edge; another id. The
 * size stays. */
static void mutate_words(uint8_t *p, size_t bytes)
{
    static const uint64_t edges[] = {0,
                                     1,
                                     0x7f,
                                     0xff,
                                     0x7fff,
                                     0x8000,
                                     0xffff,
                                     0x7fffffff,
                                     0x80000000,
                                     0xffffffff,
                                     0xfffff000,
                                     (uint64_t)1 << 32,
                                     (uint64_t)1 << 60,
                                     (uint64_t)1 << 62,
                                     INT64_MAX,
                                     (uint64_t)1 << 63,
                                     UINT64_MAX};
    size_t n = bytes / 4, a, b, k;
    uint32_t x, y;
    if (n < 8)
        return;
    a = chance((uint32_t)n);
    b = chance(4) ? a / 16 * 16 + chance(32) : chance((uint32_t)n); /* near it more often than not */
    b = b < n ? b : n - 1;
    k = 1 + chance(chance(4) ? 12 : 64);
    switch (chance(7)) {
    case 0: /* copied */
        k = k > n - a ? n - a : k;
        k = k > n - b ? n - b : k;
        memmove(p + 4 * b, p + 4 * a, 4 * k);
        break;
    case 1: /* put in */
        k = k > n - a ? n - a : k;
        memmove(p + 4 * (a + k), p + 4 * a, 4 * (n - a - k));
        break;
    case 2: /* taken out */
        k = k > n - a ? n - a : k;
        memmove(p + 4 * a, p + 4 * (a + k), 4 * (n - a - k));
        memset(p + 4 * (n - k), 0, 4 * k);
        break;
    case 3: /* an edge */
        k = chance(2) ? 4 : 8;
        memcpy(p + (4 * a + k > bytes ? bytes - k : 4 * a), &edges[chance(sizeof edges / sizeof *edges)], k);
        break;
    case 4: /* one more or less */
        memcpy(&x, p + 4 * a, 4);
        x += chance(33) - 16;
        memcpy(p + 4 * a, &x, 4);
        break;
    case 5: /* the id of another */
        memcpy(&x, p + 4 * a, 4);
        memcpy(&y, p + 4 * b, 4);
        x = (x & 0xfffff000u) | (chance(2) ? y & 0xfffu : 1 + chance(40));
        memcpy(p + 4 * a, &x, 4);
        break;
    case 6: /* later or earlier */
        memcpy(&x, p + 4 * a, 4);
        x = (x & 0xfffu) | chance(1 << 20) << 12;
        memcpy(p + 4 * a, &x, 4);
        break;
    }
}

/* As libFuzzer mutates. */
static size_t mutate_bytes(uint8_t *data, size_t size, size_t most)
{
    size_t n = LLVMFuzzerMutate(data, size, most);
    WRITTEN(data, n);
    return n;
}

/* A part of which the size stays. */
static void mutate_part(uint8_t *p, size_t bytes)
{
    size_t n;
    unsigned times = 1 + chance(chance(2) ? 1 : 8);
    if (bytes && chance(3) == 0) {
        n = mutate_bytes(p, bytes, bytes);
        memset(p + n, 0, bytes - n);
    } else
        while (times--)
            mutate_words(p, bytes);
}

/* Takes one frame apart, mutates what is in it and packs it again. The new size, or 0 if that was not possible. */
static size_t mutate_frame(uint8_t *data, size_t size, size_t most)
{
    size_t at = sizeof(tr_merged_header), n, frames = 0, pick, room, raw, stored, rest;
    tr_frame f;
    uint8_t *contents, *packed;
    while ((n = frame_size(data, size, at, &f))) {
        at += n;
        frames++;
    }
    if (!frames)
        return 0;
    pick = chance((uint32_t)frames);
    for (at = sizeof(tr_merged_header); (n = frame_size(data, size, at, &f)) && pick--; at += n) {}
    if (at + n > size || f.raw > 1 << 20)
        return 0;
    room = f.form ? 2 * f.raw + 4096u : f.raw; /* of columns: docs/reference/format-merged.md */
    contents = malloc(room + 4096u);
    packed = malloc(ZSTD_compressBound(room + 4096u));
    raw = ZSTD_decompress(contents, room, data + at + f.header_bytes, f.stored);
    size = ZSTD_isError(raw) ? 0 : size;
    if (size) {
        WRITTEN(contents, raw);
        if (chance(3))
            mutate_part(contents, raw);
        else
            raw = mutate_bytes(contents, raw, raw + 4096 < 1 << 20 ? raw + 4096 : raw);
        stored = ZSTD_compress(packed, ZSTD_compressBound(room + 4096u), contents, raw, 1);
        if (!ZSTD_isError(stored))
            WRITTEN(packed, stored);
        rest = size - at - n;
        if (ZSTD_isError(stored) || at + f.header_bytes + stored + 8 + rest > most)
            size = 0;
        else {
            size_t m = (f.header_bytes + stored + 7) & ~(size_t)7;
            memmove(data + at + m, data + at + n, rest);
            memcpy(data + at + f.header_bytes, packed, stored);
            f.stored = (uint32_t)stored;
            f.raw = f.form ? f.raw : (uint32_t)raw;
            memcpy(data + at, &f, sizeof f);
            size = at + m + rest;
        }
    }
    free(contents);
    free(packed);
    return size;
}

/* The header, a chunk's header or its records. False: there are none. */
static bool mutate_raw(uint8_t *data, size_t size)
{
    size_t starts[256], at, n = 0;
    uint32_t committed;
    if (size < TRACE_HEADER_BYTES + TRACE_CHUNK_BYTES)
        return false;
    if (chance(16) == 0) {
        mutate_part(data, sizeof(trace_file_header));
        return true;
    }
    for (at = TRACE_HEADER_BYTES; at + TRACE_CHUNK_BYTES <= size && n < 256; at += 64)
        if (!memcmp(data + at, "CHNK", 4))
            starts[n++] = at;
    if (!n)
        return false;
    at = starts[chance((uint32_t)n)];
    memcpy(&committed, data + at + offsetof(trace_chunk_header, committed), 4);
    if (chance(12) == 0) {
        mutate_part(data + at, TRACE_CHUNK_BYTES);
        return true;
    }
    if (committed > size - at)
        committed = (uint32_t)(size - at);
    if (committed <= TRACE_CHUNK_BYTES)
        return false;
    mutate_part(data + at + TRACE_CHUNK_BYTES, committed - TRACE_CHUNK_BYTES);
    return true;
}

size_t fuzz_mutate(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    uint64_t magic = 0;
    size_t n = 0;
    state = seed * 0x9e3779b97f4a7c15ull + 1;
    chance(1);
    memcpy(&magic, data, size < 8 ? size : 8);
    if (chance(8)) {
        if (magic == TR_MERGED_MAGIC && size > sizeof(tr_merged_header))
            n = mutate_frame(data, size, most);
        else if (mutate_raw(data, size))
            n = size;
    }
    if (!n)
        n = mutate_bytes(data, size, most);
    if (chance(16))
        fuzz_fix(data, n);
    return n;
}
