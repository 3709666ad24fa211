/* mixed.c - forges a recording whose chunks lie in no order, some of them twice
 *
 *   mixed FILE THREADS CHUNKS
 *
 * Each thread has so many chunks of two tasks each, from a later time in each chunk. They lie in the file about in the
 * order of their time, as far as 16 chunks apart, and each 50th comes again at the end of the file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../format/forge.h"

enum { APART = 16, EVENTS = 4, TICKS = 1000 };

typedef struct place {
    uint32_t stream;
    uint64_t seq;
} place;

static uint32_t chance(uint32_t below)
{
    static uint64_t state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % below;
}

static void chunk(forge *f, const place *p, int is_copy)
{
    trace_chunk_header *c = forge_chunk(f, p->stream, p->seq, 1000000 + p->seq * TICKS, 0);
    int k;
    c->first_event = p->seq * EVENTS;
    c->home += is_copy ? 1u : 0u; /* which is not its own */
    for (k = 0; k < 2; k++) {
        forge_short(f, 16, 100);
        forge_u64(f, p->seq);
        forge_end(f);
        forge_short(f, TRACE_ID_TASK_END, 50 + p->stream);
        forge_end(f);
    }
    forge_seal(f);
}

int main(int argc, char **argv)
{
    uint32_t threads = argc > 2 ? (uint32_t)atoi(argv[2]) : 1, k;
    size_t chunks = argc > 3 ? (size_t)atoi(argv[3]) : 1, n = 0, i, *next;
    place *list;
    forge *f;
    if (argc < 4 || !(next = calloc(threads, sizeof *next)) || !(list = calloc(threads * chunks, sizeof *list)))
        return 2;
    while (n < threads * chunks) {
        k = chance(threads);
        if (next[k] < chunks)
            list[n++] = (place){k + 1, next[k]++};
    }
    for (i = 0; i + APART < n; i++) {
        size_t other = i + chance(APART);
        place one = list[i];
        list[i] = list[other];
        list[other] = one;
    }
    f = forge_new(1000, 0, 0, 1000000);
    forge_header(f)->minor = 3; /* in which the header has no number of chunks: copies are not counted */
    forge_chunk(f, 0, 0, 1000000, 0);
    forge_event(f, 16, 0, TRACE_KIND_BEGIN, "user", "work", "n:7:0:");
    forge_clock(f, 1000000, 1000000, 1700000000001000000ull, 1000010);
    forge_seal(f);
    for (i = 0; i < n; i++)
        chunk(f, &list[i], 0);
    for (i = 0; i < n; i += 50)
        chunk(f, &list[i], 1);
    forge_write(f, argv[1]);
    free(list);
    free(next);
    return 0;
}
