/* words.c - see words.h */
#include "words.h"
#include "support/memory.h"
#include "support/text.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_MOST = 1 << 16, BYTES_MOST = 8 << 20 };

struct words_view {
    atomic_int holders;
    int32_t n;
    int32_t *offsets;
    char *bytes;
};

static void view_drop(words_view *v)
{
    if (!v || atomic_fetch_sub(&v->holders, 1) > 1)
        return;
    free(v->offsets);
    free(v->bytes);
    free(v);
}

void words_open(words *w)
{
    *w = (words){.mask = 255};
    w->slots = tr_alloc((w->mask + 1) * sizeof *w->slots);
    w->offsets = tr_grow(NULL, 1, &w->offset_room, sizeof *w->offsets);
}

void words_close(words *w)
{
    view_drop(w->view);
    free(w->offsets);
    free(w->bytes);
    free(w->slots);
    *w = (words){0};
}

static uint64_t hash_of(const char *text, size_t n)
{
    uint64_t h = (n + 1) * 0x9e3779b97f4a7c15ull, v;
    for (; n >= 8; text += 8, n -= 8) {
        memcpy(&v, text, 8);
        h = (h ^ v) * 0xff51afd7ed558ccdull;
        h ^= h >> 32;
    }
    v = 0;
    memcpy(&v, text, n);
    h = (h ^ v) * 0xff51afd7ed558ccdull;
    return h ^ h >> 32;
}

const char *words_at(const words *w, int32_t number, size_t *n)
{
    *n = (size_t)(w->offsets[number + 1] - w->offsets[number]);
    return w->bytes + w->offsets[number];
}

static uint32_t *slot_of(const words *w, const char *text, size_t n)
{
    size_t k = hash_of(text, n) & w->mask, length;
    for (; w->slots[k]; k = (k + 1) & w->mask) {
        const char *other = words_at(w, (int32_t)w->slots[k] - 1, &length);
        if (length == n && !memcmp(other, text, n))
            break;
    }
    return &w->slots[k];
}

static void make_room(words *w)
{
    int32_t i;
    size_t n;
    if (2 * ((size_t)w->n + 1) <= w->mask)
        return;
    free(w->slots);
    w->mask = 2 * w->mask + 1;
    w->slots = tr_alloc((w->mask + 1) * sizeof *w->slots);
    for (i = 0; i < w->n; i++) {
        const char *text = words_at(w, i, &n);
        *slot_of(w, text, n) = (uint32_t)i + 1;
    }
}

static bool is_utf8(const char *text, size_t n)
{
    const unsigned char *p = (const unsigned char *)text;
    size_t i = 0, k;
    for (; i < n; i += k) {
        k = p[i] < 0x80 ? 1 : tr_utf8(p + i, n - i);
        if (!k)
            return false;
    }
    return true;
}

int32_t words_put(words *w, const char *text, size_t n)
{
    tr_arena made = {0};
    uint32_t *at;
    int32_t number;
    n = strnlen(text, n);
    if (!is_utf8(text, n)) {
        text = tr_arena_text(&made, text, n);
        n = strlen(text);
    }
    make_room(w);
    at = slot_of(w, text, n);
    if (!*at) {
        size_t from = (size_t)w->offsets[w->n];
        w->bytes = tr_grow(w->bytes, from + n + 1, &w->byte_room, 1);
        memcpy(w->bytes + from, text, n);
        w->offsets = tr_grow(w->offsets, (size_t)w->n + 2, &w->offset_room, sizeof *w->offsets);
        w->offsets[++w->n] = (int32_t)(from + n);
        *at = (uint32_t)w->n;
    }
    number = (int32_t)*at - 1;
    tr_arena_free(&made);
    return number;
}

void words_limit(words *w)
{
    uint32_t generation = w->generation;
    if (w->n < WORDS_MOST && w->offsets[w->n] < BYTES_MOST)
        return;
    words_close(w);
    words_open(w);
    w->generation = generation + 1;
}

/* ---- as an array ------------------------------------------------------------------------------------------------- */

typedef struct shown {
    const void *buffers[3];
    words_view *view;
} shown;

static void release(struct ArrowArray *a)
{
    shown *s = a->private_data;
    view_drop(s->view);
    free(s);
    a->release = NULL;
}

static words_view *view_of(words *w)
{
    words_view *v = w->view;
    if (v && v->n == w->n)
        return v;
    view_drop(v);
    v = w->view = tr_alloc(sizeof *v);
    atomic_init(&v->holders, 1);
    v->n = w->n;
    v->offsets = tr_alloc(((size_t)w->n + 1) * sizeof *v->offsets);
    memcpy(v->offsets, w->offsets, ((size_t)w->n + 1) * sizeof *v->offsets);
    v->bytes = tr_alloc((size_t)w->offsets[w->n] + 1);
    if (w->offsets[w->n])
        memcpy(v->bytes, w->bytes, (size_t)w->offsets[w->n]);
    return v;
}

void words_array(words *w, struct ArrowArray *out)
{
    shown *s = tr_alloc(sizeof *s);
    s->view = view_of(w);
    atomic_fetch_add(&s->view->holders, 1);
    s->buffers[1] = s->view->offsets;
    s->buffers[2] = s->view->bytes;
    *out = (struct ArrowArray){
        .length = s->view->n, .n_buffers = 3, .buffers = s->buffers, .release = release, .private_data = s};
}
