/* scan.c - usage: scan MERGED PARTS [alone]: all events, each thread a part of the threads; how often a block is
 * unpacked
 *
 * All read their first events before any reads more, so that none comes later than others are done; the first one is
 * slow. With `alone` one thread reads all parts, one behind the other. Prints events, and blocks unpacked for each
 * block of the file. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zstd.h>
#include "read/containers/block.h"
#include "read/events/cursor.h"
#include "read/read.h"

enum { BATCH = 64, MOST = 64 };

static uint64_t unpacked, events;
static unsigned parts;
static tr_trace *trace;
static pthread_barrier_t begun;

size_t ZSTD_decompressDCtx(ZSTD_DCtx *context, void *to, size_t room, const void *from, size_t bytes)
{
    static size_t (*next)(ZSTD_DCtx *, void *, size_t, const void *, size_t);
    if (!__atomic_load_n(&next, __ATOMIC_RELAXED)) {
        size_t (*found)(ZSTD_DCtx *, void *, size_t, const void *, size_t);
        void *symbol = dlsym(RTLD_NEXT, "ZSTD_decompressDCtx");
        memcpy(&found, &symbol, sizeof found);
        __atomic_store_n(&next, found, __ATOMIC_RELAXED);
    }
    __atomic_fetch_add(&unpacked, 1, __ATOMIC_RELAXED);
    return __atomic_load_n(&next, __ATOMIC_RELAXED)(context, to, room, from, bytes);
}

static uint64_t drain(tr_cursor *cursor, bool slow)
{
    tr_event batch[BATCH];
    uint64_t n = 0, got, turns = 0;
    while ((got = tr_next_batch(cursor, batch, BATCH))) {
        n += got;
        if (slow && ++turns % 64 == 0)
            usleep(1000);
    }
    return n;
}

static void *read_part(void *number)
{
    const unsigned part = *(const unsigned *)number;
    tr_cursor *cursor = tr_scan_cursor(trace, part, parts);
    tr_event batch[BATCH];
    uint64_t n = tr_next_batch(cursor, batch, BATCH);
    pthread_barrier_wait(&begun);
    n += drain(cursor, !part);
    tr_cursor_close(cursor);
    __atomic_fetch_add(&events, n, __ATOMIC_RELAXED);
    return NULL;
}

static void read_alone(void)
{
    tr_cursor *cursors[MOST];
    tr_event batch[BATCH];
    unsigned k;
    for (k = 0; k < parts; k++) {
        cursors[k] = tr_scan_cursor(trace, k, parts);
        events += tr_next_batch(cursors[k], batch, BATCH);
    }
    for (k = 0; k < parts; k++)
        events += drain(cursors[k], false);
    for (k = 0; k < parts; k++)
        tr_cursor_close(cursors[k]);
}

int main(int argc, char **argv)
{
    const tr_options options = {.threads = 1};
    pthread_t threads[MOST];
    unsigned numbers[MOST], k;
    uint64_t before;
    parts = argc > 2 ? (unsigned)atoi(argv[2]) : 0;
    if (parts < 1 || parts > MOST || !(trace = tr_trace_open((const char *const *)argv + 1, 1, &options)))
        return 2;
    before = unpacked; /* the processes, the index */
    pthread_barrier_init(&begun, NULL, parts);
    if (argc > 3)
        read_alone();
    for (k = 0; argc == 3 && k < parts; k++) {
        numbers[k] = k;
        if (pthread_create(&threads[k], NULL, read_part, &numbers[k]))
            return 2;
    }
    for (k = 0; argc == 3 && k < parts; k++)
        pthread_join(threads[k], NULL);
    printf("%llu events, each of %zu blocks unpacked %.2f times\n", (unsigned long long)events,
           trace->files[0]->nblocks, (double)(unpacked - before) / (double)trace->files[0]->nblocks);
    tr_trace_close(trace);
    return 0;
}
