/* ranks.c - files of many ranks, made byte by byte, and what a tally of them must be
 *
 *   ranks FOLDER N KEYS [hurt]     N files; prints a line a name, sorted by name: NAME CALLS NANOSECONDS MIN MAX
 *
 * hurt: of 100 files 5 are missing, 5 are cut behind the header, 1 is garbage and 1 is there twice; the sums are of the
 * others, and the last line says "damaged N unusable N twice N ranks N" */
#include "forge.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct sum {
    uint64_t calls, ns, min, max;
} sum;

static uint64_t any(uint64_t x)
{
    x = (x ^ x >> 31) * 0x7fb5d329728ea185ull;
    x = (x ^ x >> 27) * 0x81dadef4bc2dd44dull;
    return x ^ x >> 33;
}

static void add(sum *s, uint64_t ns)
{
    s->min = !s->calls || ns < s->min ? ns : s->min;
    s->max = ns > s->max ? ns : s->max;
    s->ns += ns;
    s->calls++;
}

static void next_chunk(forge *f, uint32_t stream, uint64_t seq, uint64_t ticks)
{
    uint64_t first;
    forge_seal(f);
    first = forge_now(f)->first_event + forge_now(f)->events;
    forge_chunk(f, stream, seq, ticks, 0)->first_event = first;
}

enum fate { WHOLE, MISSING, CUT, GARBAGE, TWICE };
static enum fate fate_of(uint32_t rank)
{
    return rank % 20 == 3     ? MISSING
           : rank % 20 == 7   ? CUT
           : rank % 100 == 50 ? GARBAGE
           : rank % 100 == 60 ? TWICE
                              : WHOLE;
}

static void put(const char *path, const void *data, size_t bytes)
{
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(data, 1, bytes, f) != bytes || fclose(f))
        exit(3);
}

static void one(const char *folder, uint32_t rank, uint32_t ranks, uint32_t keys, enum fate fate, sum *sums)
{
    unsigned char *twice = NULL;
    size_t bytes = 0;
    forge *f = forge_new(1000 + rank, (int)rank, 0, 1000000);
    char name[32], path[4096];
    uint64_t now = 2000000, ns;
    uint32_t k, i = 0, room = 0;
    forge_header(f)->world = (int32_t)ranks;
    forge_chunk(f, 0, 0, 1000000, 0);
    for (k = 0; k < keys; k++) {
        if (room + 160 > FORGE_SLOT - TRACE_CHUNK_BYTES) {
            next_chunk(f, 0, ++i, 1000000);
            room = 0;
        }
        snprintf(name, sizeof name, "key%05u", k);
        forge_event(f, 16 + 2 * k, 0, TRACE_KIND_BEGIN, "made", name, "");
        forge_event(f, 17 + 2 * k, 16 + 2 * k, TRACE_KIND_END, "made", name, "");
        room += 160;
    }
    forge_seal(f);
    forge_chunk(f, 1, 0, now, 0);
    for (k = i = room = 0; k < keys; k++) {
        uint32_t calls = (uint32_t)(any(rank * 1000003ull + k) % 3);
        while (calls--) {
            if (room + 24 > FORGE_SLOT - TRACE_CHUNK_BYTES) {
                next_chunk(f, 1, ++i, now);
                room = 0;
            }
            ns = 1 + any(now ^ rank) % 1000;
            forge_long(f, 16 + 2 * k, now);
            forge_end(f);
            forge_long(f, 17 + 2 * k, now + ns);
            forge_end(f);
            if (fate == WHOLE || fate == TWICE)
                add(&sums[k], ns);
            now += ns + 1;
            room += 24;
        }
    }
    forge_seal(f);
    snprintf(path, sizeof path, "%s/node0-r%05u-%u.bin", folder, rank, 1000 + rank);
    if (fate == TWICE)
        memcpy(twice = malloc(f->bytes), f->data, bytes = f->bytes);
    forge_write(f, path);
    if (fate == CUT && truncate(path, TRACE_HEADER_BYTES + 100))
        exit(3);
    if (fate == GARBAGE)
        put(path, path, strlen(path)); /* its own name */
    if (fate == TWICE) {
        snprintf(path, sizeof path, "%s/node0-r%05u-copy.bin", folder, rank);
        put(path, twice, bytes);
    }
    free(twice);
}

int main(int argc, char **argv)
{
    uint32_t n = argc > 3 ? (uint32_t)atoi(argv[2]) : 0, keys = argc > 3 ? (uint32_t)atoi(argv[3]) : 0, r, k;
    sum *sums = calloc(keys + 1, sizeof *sums);
    uint32_t fates[TWICE + 1] = {0};
    if (!n || !keys)
        return 2;
    for (r = 0; r < n; r++) {
        enum fate fate = argc > 4 ? fate_of(r) : WHOLE;
        fates[fate]++;
        if (fate != MISSING)
            one(argv[1], r, n, keys, fate, sums);
    }
    for (k = 0; k < keys; k++)
        if (sums[k].calls)
            printf("key%05u %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", k, sums[k].calls, sums[k].ns,
                   sums[k].min, sums[k].max);
    if (argc > 4)
        printf("damaged %u unusable %u twice %u ranks %u\n", fates[CUT], fates[GARBAGE], fates[TWICE],
               n - fates[MISSING] - fates[GARBAGE]);
    return 0;
}
