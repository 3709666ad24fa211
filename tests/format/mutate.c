/* mutate.c - damages a file in every way of a kind and reads each result
 *
 *   mutate cut FILE [N]     cut after every byte, or after every one of its last 4096 and every N-th before them
 *   mutate header FILE      every bit of the file's header and of every chunk header turned
 *   mutate payload FILE N [SEED]   N times some bit behind the headers turned
 *   mutate merged FILE N [SEED]    N times some bit of a merged file turned, or the file cut
 *   mutate shrink FILE      cut while it is being read
 *   mutate splice FILE OTHER   every slot zeroed, in the place of every other, exchanged with it, and those of OTHER in
 *                           its place
 *   mutate bomb FILE EVERY  huge lengths and counts in the dictionary, at every EVERY-th byte, with the right sums
 *
 * What must hold: the reader ends, in bounded memory (the sanitizers watch); events are a beginning of the undamaged
 * file's, or what is missing is said; a turned bit in a sealed chunk is always said, and no event it touched is handed
 * out.
 */
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "read/merge/merge.h"
#include "read/read.h"

static unsigned char *original;
static size_t size;
static char path[64];
static int fd;
static uint64_t messages;

static void message(void *user, const char *text)
{
    (void)user;
    (void)text;
    messages++;
}

static uint64_t hash(uint64_t h, const void *data, size_t n)
{
    const unsigned char *p = data;
    while (n--)
        h = (h ^ *p++) * 0x100000001b3ull;
    return h;
}

typedef struct seen {
    uint64_t events;
    uint64_t prefix[65536]; /* hash of the first k events */
    int status;
} seen;

/* Reads all there is, thread by thread and merged; keeps hashes of the merged order. */
static void look(seen *s)
{
    const char *paths[1] = {path};
    tr_options options = {.message = message, .threads = 1};
    tr_trace *trace;
    tr_cursor *c;
    tr_event e;
    uint64_t h = 14695981039346656037ull, by_thread = 0, k;
    tr_process *const *processes;
    bool lost = false;
    size_t p;
    messages = 0;
    s->events = 0;
    trace = tr_trace_open(paths, 1, &options);
    c = tr_scan_cursor(trace, 0, 1);
    while (tr_next(c, &e))
        by_thread++;
    tr_cursor_close(c);
    c = tr_merged_cursor(trace, INT64_MIN, INT64_MAX);
    while (tr_next(c, &e)) {
        tr_value values[64];
        unsigned n = tr_fields(&e, values), i;
        h = hash(h, &e.ns, 8);
        h = hash(h, e.def->name, strlen(e.def->name));
        for (i = 0; i < n; i++) {
            h = hash(h, &values[i].u, 8);
            if (values[i].data)
                h = hash(h, values[i].data, values[i].n);
        }
        tr_is_error(&e);
        tr_bytes(&e);
        k = s->events++;
        if (k < 65536)
            s->prefix[k] = h;
    }
    tr_cursor_close(c);
    s->status = tr_trace_status(trace);
    for (p = 0; p < tr_trace_processes(trace, &processes); p++)
        lost |= processes[p]->dropped != 0; /* while recording: the file says so itself */
    tr_trace_close(trace);
    if (by_thread != s->events) {
        printf("by thread %" PRIu64 " events, merged %" PRIu64 "\n", by_thread, s->events);
        exit(1);
    }
    if ((s->status != TR_OK) != (messages != 0 || lost)) {
        printf("status %d with %" PRIu64 " messages\n", s->status, messages);
        exit(1);
    }
}

static void put(const void *data, size_t n, size_t at)
{
    if (pwrite(fd, data, n, (off_t)at) != (ssize_t)n)
        exit(2);
}

static void turn(size_t bit)
{
    unsigned char b = original[bit / 8] ^ (unsigned char)(1u << bit % 8);
    put(&b, 1, bit / 8);
}
static void turn_back(size_t bit) { put(&original[bit / 8], 1, bit / 8); }

static uint64_t state = 88172645463325252ull;
static uint64_t any(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static int failed(const char *what, size_t at, const seen *s)
{
    printf("%s at %zu: %" PRIu64 " events, status %d\n", what, at, s->events, s->status);
    return 1;
}

static int same_as(const seen *a, const seen *b)
{
    return a->events == b->events && a->events <= 65536 && a->prefix[a->events - 1] == b->prefix[b->events - 1];
}

enum { SLOT = 16384, FIRST = 4096 };
/* What is read without a complaint is what was recorded. */
static int splices(const char *file, const seen *good)
{
    static seen now;
    FILE *in = fopen(file, "rb");
    unsigned char *other = malloc(size);
    static const unsigned char zeros[SLOT];
    size_t slots = (size - FIRST) / SLOT, theirs, i, j, tried = 0, noticed = 0;
    int how;
    if (!in)
        return 2;
    theirs = fread(other, 1, size, in);
    theirs = theirs < FIRST ? 0 : (theirs - FIRST) / SLOT;
    fclose(in);
    for (i = 0; i < slots; i++)
        for (j = 0; j < slots; j++)
            for (how = 0; how < 4; how++) {
                if (how == 0 ? j > 0 : how == 3 ? j >= theirs : i == j)
                    continue;
                put(how == 0   ? zeros
                    : how == 3 ? other + FIRST + j * SLOT
                               : original + FIRST + j * SLOT,
                    SLOT, FIRST + i * SLOT);
                if (how == 2)
                    put(original + FIRST + i * SLOT, SLOT, FIRST + j * SLOT);
                look(&now);
                put(original, size, 0);
                tried++;
                noticed += now.status != TR_OK;
                if (now.events > good->events || (now.status == TR_OK && !same_as(&now, good)))
                    return failed("spliced", i * 1000000 + j * 10 + (size_t)how, &now);
            }
    free(other);
    printf("tried %zu splices, %zu were seen as damage, the others changed nothing\n", tried, noticed);
    return 0;
}

static int bombs(size_t every)
{
    static seen now;
    static const uint32_t values[] = {0xffffffffu, 0x7fffffffu, 3013029764u, 0xffffu, 0x8000u};
    size_t at, k, tried = 0;
    for (at = FIRST; at + SLOT <= size; at += SLOT) {
        trace_chunk_header head;
        memcpy(&head, original + at, sizeof head);
        if (head.magic != TRACE_CHUNK_MAGIC || head.stream != 0)
            continue;
        for (k = at + TRACE_CHUNK_BYTES; k + 4 <= at + head.committed; k += every) {
            size_t v = (k / every) % (sizeof values / sizeof *values);
            unsigned char slot[SLOT];
            trace_chunk_header *h = (trace_chunk_header *)(void *)slot;
            memcpy(slot, original + at, SLOT);
            memcpy(slot + (k - at), &values[v], values[v] > 0xffffu ? 4 : 2);
            if (h->checksum)
                h->checksum = trace_checksum(slot + TRACE_CHUNK_BYTES, h->committed - TRACE_CHUNK_BYTES);
            if (h->seal)
                h->seal = trace_chunk_seal(h, original + 104);
            if (h->header_sum) {
                h->header_sum = 0;
                h->header_sum = (uint32_t)trace_checksum(h, TRACE_CHUNK_BYTES);
            }
            put(slot, SLOT, at);
            look(&now);
            tried++;
        }
        put(original, size, 0);
    }
    printf("tried %zu bombs\n", tried);
    return tried == 0;
}

int main(int argc, char **argv)
{
    static seen good, now;
    trace_chunk_header head;
    size_t k, n, at, whole, tried = 0;
    uint64_t detected = 0;
    FILE *in;
    if (argc < 3 || !(in = fopen(argv[2], "rb")))
        return 2;
    fseek(in, 0, SEEK_END);
    size = (size_t)ftell(in);
    rewind(in);
    original = malloc(size);
    if (fread(original, 1, size, in) != size)
        return 2;
    fclose(in);
    fd = memfd_create("mutated", 0);
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    put(original, size, 0);
    look(&good);
    if (!strcmp(argv[1], "bomb"))
        return bombs(argc > 3 ? strtoul(argv[3], NULL, 10) : 1);
    if (good.status != TR_OK || !good.events)
        return failed("undamaged", 0, &good);
    n = argc > 3 ? strtoul(argv[3], NULL, 10) : 0;
    state ^= argc > 4 ? strtoull(argv[4], NULL, 10) << 32 : 0;
    if (!strcmp(argv[1], "splice"))
        return argc < 4 ? 2 : splices(argv[3], &good);
    if (!strcmp(argv[1], "cut")) {
        for (k = whole = size; k-- > 0;) {
            if (n > 1 && k + 4096 < size && k % n)
                continue;
            if (ftruncate(fd, (off_t)k))
                return 2;
            tried++;
            look(&now);
            if (now.status == TR_OK || now.events > good.events)
                return failed("cut", k, &now);
            if (now.events && now.events <= 65536 && now.prefix[now.events - 1] == good.prefix[now.events - 1])
                whole--; /* exactly a beginning: nearly always, for one stream */
        }
        printf("tried %zu lengths, %zu gave a beginning of the whole\n", tried, size - whole);
        return 0;
    }
    if (!strcmp(argv[1], "header")) {
        for (at = 0; at < size; at = at ? at + 16384 : 4096)
            for (k = at * 8; k < (at + (at ? 128 : 544)) * 8; k++) {
                turn(k);
                look(&now);
                turn_back(k);
                tried++;
                detected += now.status != TR_OK;
                if (now.status == TR_OK && now.events > good.events)
                    return failed("turned", k, &now);
                memcpy(&head, original + at, sizeof head);
                if (at && head.state == TRACE_CHUNK_SEALED && head.header_sum && k != (at + 68) * 8 + 1 &&
                    now.status == TR_OK)
                    return failed("turned in a sealed header", k, &now); /* that one bit makes it look free */
            }
        printf("tried %zu bits of headers, %" PRIu64 " were seen as damage\n", tried, detected);
        return 0;
    }
    if (!strcmp(argv[1], "shrink")) {
        const char *paths[1] = {path};
        tr_options options = {.message = message};
        tr_trace *trace = tr_trace_open(paths, 1, &options);
        tr_cursor *c = tr_merged_cursor(trace, INT64_MIN, INT64_MAX);
        tr_event e;
        for (k = 0; tr_next(c, &e); k++)
            if (k == 100 && ftruncate(fd, 8192))
                return 2;
        tr_cursor_close(c);
        printf("%zu of %" PRIu64 " events, status %d\n", k, good.events, tr_trace_status(trace));
        k = k >= good.events || tr_trace_status(trace) != TR_DAMAGED;
        tr_trace_close(trace);
        return (int)k;
    }
    if (!strcmp(argv[1], "payload")) {
        for (k = 0; k < n; k++) {
            uint32_t committed;
            size_t slot = 4096 + 16384 * (any() % ((size - 4096) / 16384)), bit;
            memcpy(&committed, original + slot + 64, 4);
            bit = (slot + 128) * 8 + any() % ((committed - 128) * 8);
            turn(bit);
            look(&now);
            turn_back(bit);
            if (now.status == TR_OK || now.events >= good.events)
                return failed("turned", bit, &now);
        }
        printf("tried %zu bits in sealed chunks, all were seen\n", n);
        return 0;
    }
    for (k = 0; k < n; k++) {
        size_t bit = any() % (size * 8);
        if (k % 4) {
            turn(bit);
            look(&now);
            turn_back(bit);
        } else {
            if (ftruncate(fd, (off_t)(bit / 8)))
                return 2;
            look(&now);
            put(original, size, 0);
            if (now.status == TR_OK)
                return failed("cut", bit / 8, &now);
        }
        detected += now.status != TR_OK;
        if (now.events > good.events ||
            (now.status == TR_OK &&
             (now.events != good.events || now.prefix[good.events < 65536 ? good.events - 1 : 65535] !=
                                               good.prefix[good.events < 65536 ? good.events - 1 : 65535])))
            return failed("turned", bit, &now);
    }
    printf("tried %zu damages of a merged file, %" PRIu64 " were seen, the others changed nothing\n", n, detected);
    return 0;
}
