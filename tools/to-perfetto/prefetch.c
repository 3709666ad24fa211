/* prefetch.c - see prefetch.h */
#include "prefetch.h"
#include "common/options.h"
#include "support/memory.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Batches are large enough that handing one over, a wake-up, costs nothing an event, and small enough for the cache. */
enum { BATCHES = 3, BATCH_EVENTS = 4096, BATCH_BYTES = 256 << 10, PULL = 256 };

typedef struct batch {
    tr_event *events;
    size_t n;
    unsigned char *payloads; /* copies: the cursor's own live only until it moves */
    size_t used, room;
    uint64_t bytes;
} batch;

struct ahead {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    batch batches[BATCHES]; /* a ring; the reader fills `head`, the caller holds `tail` - 1 */
    unsigned head, tail;
    bool stop, end;
    tr_trace *trace;
    const bool *chosen;
    int64_t to_ns;
};

/* Room for `more` bytes of payload, at the place returned. */
static unsigned char *room_for(batch *b, size_t more)
{
    unsigned char *old = b->payloads;
    if (old && b->room - b->used >= more)
        return old + b->used;
    b->room = BATCH_BYTES + 2 * (b->room + more);
    b->payloads = (unsigned char *)tr_alloc(b->room);
    if (b->used)
        memcpy(b->payloads, old, b->used);
    for (size_t i = 0; i < b->n; i++)
        b->events[i].payload = b->payloads + (b->events[i].payload - old);
    free(old);
    return b->payloads + b->used;
}

static bool fill(batch *b, tr_cursor *cursor)
{
    b->n = b->used = 0;
    while (b->n + PULL <= BATCH_EVENTS && b->used < BATCH_BYTES) {
        tr_event *e = b->events + b->n;
        size_t n = tr_next_batch(cursor, e, PULL), more = 0;
        unsigned char *p;
        if (!n)
            break;
        for (size_t i = 0; i < n; i++)
            more += e[i].payload_bytes;
        p = room_for(b, more);
        for (size_t i = 0; i < n; i++) {
            if (e[i].payload_bytes)
                memcpy(p, e[i].payload, e[i].payload_bytes);
            e[i].payload = p;
            p += e[i].payload_bytes;
        }
        b->n += n;
        b->used += more;
    }
    b->bytes = tr_cursor_bytes(cursor);
    return b->n > 0;
}

static void *reader(void *user)
{
    ahead *a = (ahead *)user;
    tr_cursor *cursor = a->chosen ? tr_chosen_cursor(a->trace, a->chosen, INT64_MIN, a->to_ns)
                                  : tr_merged_cursor(a->trace, INT64_MIN, a->to_ns);
    bool more = true;
    while (more) {
        pthread_mutex_lock(&a->lock);
        while (!a->stop && a->head + 1 - a->tail >= BATCHES)
            pthread_cond_wait(&a->changed, &a->lock);
        more = !a->stop;
        pthread_mutex_unlock(&a->lock);
        more = more && fill(&a->batches[a->head % BATCHES], cursor);
        pthread_mutex_lock(&a->lock);
        a->head += more;
        a->end = !more;
        pthread_cond_broadcast(&a->changed);
        pthread_mutex_unlock(&a->lock);
    }
    tr_cursor_close(cursor);
    return NULL;
}

ahead *prefetch_start(tr_trace *trace, const bool *chosen, int64_t to_ns)
{
    ahead *a = (ahead *)tr_alloc(sizeof *a);
    a->trace = trace;
    a->chosen = chosen;
    a->to_ns = to_ns;
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->changed, NULL);
    for (unsigned i = 0; i < BATCHES; i++)
        a->batches[i].events = (tr_event *)tr_alloc(BATCH_EVENTS * sizeof *a->batches[i].events);
    if (pthread_create(&a->thread, NULL, reader, a))
        tool_fail("no more threads");
    return a;
}

size_t prefetch_next(ahead *a, const tr_event **events, uint64_t *bytes)
{
    batch *b = NULL;
    pthread_mutex_lock(&a->lock);
    while (a->tail == a->head && !a->end)
        pthread_cond_wait(&a->changed, &a->lock);
    if (a->tail != a->head)
        b = &a->batches[a->tail++ % BATCHES]; /* the one before it is free now */
    pthread_cond_broadcast(&a->changed);
    pthread_mutex_unlock(&a->lock);
    if (!b)
        return 0;
    *events = b->events;
    *bytes = b->bytes;
    return b->n;
}

void prefetch_stop(ahead *a)
{
    pthread_mutex_lock(&a->lock);
    a->stop = true;
    pthread_cond_broadcast(&a->changed);
    pthread_mutex_unlock(&a->lock);
    pthread_join(a->thread, NULL);
    for (unsigned i = 0; i < BATCHES; i++) {
        free(a->batches[i].events);
        free(a->batches[i].payloads);
    }
    pthread_mutex_destroy(&a->lock);
    pthread_cond_destroy(&a->changed);
    free(a);
}
