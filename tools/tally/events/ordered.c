/* ordered.c - the events once more, in order of time: for what happens on several threads */
#include "tally/tally.h"
#include "support/memory.h"
#include <stdlib.h>

enum { BATCH = 512 };

void tally_batches(tally *t, const char *what, void (*take)(void *user, const tr_event *events, size_t n), void *user)
{
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    tr_cursor *cursor = tr_merged_cursor(t->trace, INT64_MIN, INT64_MAX);
    tool_progress progress;
    uint64_t seen = 0;
    size_t n;
    progress_start(&progress, what, tr_trace_bytes(t->trace));
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        uint64_t now = tr_cursor_bytes(cursor);
        take(user, events, n);
        progress_add(&progress, now - seen, n);
        seen = now;
    }
    progress_end(&progress);
    tr_cursor_close(cursor);
    free(events);
}

typedef struct taker {
    void (*take)(void *user, const tr_event *event);
    void *user;
} taker;

static void take_each(void *user, const tr_event *events, size_t n)
{
    const taker *t = user;
    for (size_t i = 0; i < n; i++)
        t->take(t->user, &events[i]);
}

void tally_ordered(tally *t, const char *what, void (*take)(void *user, const tr_event *event), void *user)
{
    tally_batches(t, what, take_each, &(taker){take, user});
}
