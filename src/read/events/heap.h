/* heap.h - who is next: a heap of lanes by (key, order) */
#ifndef TRACE_READ_HEAP_H
#define TRACE_READ_HEAP_H
#include "stream.h"

typedef struct tr_leaf {
    int64_t key;
    /* of equal keys: rank of the stream; of one stream, number of the block; of a thread with several recorders, see
     * TR_TIE */
    uint64_t order;
    void *lane;
    const void *now, *end; /* what the lane's owner wants to have at hand */
} tr_leaf;

typedef struct tr_heap {
    tr_leaf *leaves; /* [0] is next */
    size_t n, room;
} tr_heap;

/* A thread's begins and ends of one moment, from several recorders: how they go before each other depends on what they
 * are, so the order of such a leaf is that of the thread's first stream with something in these bits, and is made anew
 * for each event. */
#define TR_TIE 0xffull

static inline uint64_t tr_leaf_order(const tr_reader *r)
{
    return (uint64_t)r->stream->rank << 32 | (r->order & 0xffffffu) << 8;
}

static inline bool tr_leaf_before(const tr_leaf *a, const tr_leaf *b)
{
    return a->key != b->key ? a->key < b->key : a->order < b->order;
}

/* The first leaf was changed: finds its place. As a rule that is far down, for the lane has just had its turn. So the
 * lesser of two leaves goes up on each level, without a branch, as nobody foretells which; then the changed one climbs,
 * also over its equals. */
static inline void tr_heap_sift(tr_heap *h)
{
    tr_leaf *const leaves = h->leaves, x = leaves[0];
    size_t i = 0, k;
    for (k = 1; k + 1 < h->n; k = 2 * i + 1) {
        const tr_leaf *a = &leaves[k], *b = a + 1;
        k += (size_t)((b->key < a->key) | ((b->key == a->key) & (b->order < a->order)));
        leaves[i] = leaves[k];
        i = k;
    }
    if (k < h->n) {
        leaves[i] = leaves[k];
        i = k;
    }
    for (; i && !tr_leaf_before(&leaves[(i - 1) / 2], &x); i = (i - 1) / 2)
        leaves[i] = leaves[(i - 1) / 2];
    leaves[i] = x;
}

static inline void tr_heap_push(tr_heap *h, tr_leaf x)
{
    size_t i;
    h->leaves = tr_grow(h->leaves, h->n + 1, &h->room, sizeof *h->leaves);
    for (i = h->n++; i && tr_leaf_before(&x, &h->leaves[(i - 1) / 2]); i = (i - 1) / 2)
        h->leaves[i] = h->leaves[(i - 1) / 2];
    h->leaves[i] = x;
}

/* Takes the first leaf out. */
static inline void tr_heap_pop(tr_heap *h)
{
    h->leaves[0] = h->leaves[--h->n];
    if (h->n > 1)
        tr_heap_sift(h);
}
#endif
