/* rows.c - rows by key, quantiles, texts by number */
#include "tally/tally.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- histogram --------------------------------------------------------------------------------------------------- */

uint64_t *hist_octave(hist *h, unsigned octave)
{
    if (!h->octave[octave])
        h->octave[octave] = tally_get(HIST_STEPS * sizeof(uint64_t));
    return h->octave[octave];
}

/* The middle of the step that holds the value of rank ceil(q * n). */
static uint64_t hist_quantile(const hist *h, double q)
{
    uint64_t n = 0, want;
    unsigned e, s;
    for (e = 0; e < HIST_OCTAVES; e++)
        for (s = 0; h->octave[e] && s < HIST_STEPS; s++)
            n += h->octave[e][s];
    want = (uint64_t)ceil(q * (double)n);
    if (want < 1)
        want = 1;
    for (e = 0, n = 0; e < HIST_OCTAVES; e++)
        for (s = 0; h->octave[e] && s < HIST_STEPS; s++)
            if ((n += h->octave[e][s]) >= want)
                return e ? ((uint64_t)(HIST_STEPS + s) << (e - 1)) + ((1ull << (e - 1)) >> 1) : s;
    return 0;
}

uint64_t row_quantile(const row *r, double q)
{
    uint64_t v = hist_quantile(&r->times, q);
    return v < r->min ? r->min : v > r->max ? r->max : v;
}

static void hist_merge(hist *to, hist *from)
{
    unsigned e, s;
    for (e = 0; e < HIST_OCTAVES; e++) {
        if (!from->octave[e])
            continue;
        hist_octave(to, e);
        for (s = 0; s < HIST_STEPS; s++)
            to->octave[e][s] += from->octave[e][s];
    }
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

static size_t hash_of(const void *data, size_t n)
{
    const unsigned char *p = data;
    uint64_t h = 0x9e3779b97f4a7c15ull ^ n;
    for (; n >= 4; p += 4, n -= 4) {
        uint32_t w;
        memcpy(&w, p, 4);
        h = (h ^ w) * 0xff51afd7ed558ccdull;
        h ^= h >> 29;
    }
    for (; n; p++, n--)
        h = (h ^ *p) * 0xff51afd7ed558ccdull;
    return (size_t)(h ^ h >> 32);
}

static row **find(const rows *r, const row_key *key)
{
    size_t k = hash_of(key, sizeof *key) & r->mask;
    while (r->slots[k] && memcmp(&r->slots[k]->key, key, sizeof *key) != 0)
        k = (k + 1) & r->mask;
    return &r->slots[k];
}

static void make_room(rows *r)
{
    rows old = *r;
    size_t i;
    if (r->slots && 2 * (r->n + 1) <= r->mask)
        return;
    r->mask = old.slots ? 2 * old.mask + 1 : 255;
    r->slots = tr_alloc((r->mask + 1) * sizeof *r->slots);
    for (i = 0; old.slots && i <= old.mask; i++)
        if (old.slots[i])
            *find(r, &old.slots[i]->key) = old.slots[i];
    free(old.slots);
}

row *rows_get(rows *r, const row_key *key)
{
    row **at;
    make_room(r);
    at = find(r, key);
    if (!*at) {
        *at = tally_get(sizeof **at);
        (*at)->key = *key;
        (*at)->min = (*at)->open_min = UINT64_MAX;
        r->n++;
    }
    return *at;
}

void rows_rekey(rows *r, void (*change)(void *user, row_key *key), void *user)
{
    rows old = *r;
    size_t i;
    if (!old.slots)
        return;
    r->slots = tr_alloc((r->mask + 1) * sizeof *r->slots);
    for (i = 0; i <= old.mask; i++)
        if (old.slots[i]) {
            change(user, &old.slots[i]->key);
            *find(r, &old.slots[i]->key) = old.slots[i];
        }
    free(old.slots);
}

table *rows_table(rows *r, uint32_t kind, uint32_t api)
{
    size_t i;
    table *t;
    for (i = 0; i < r->ntables; i++)
        if (r->tables[i]->kind == kind && r->tables[i]->api == api)
            return r->tables[i];
    r->tables = tr_grow(r->tables, r->ntables + 1, &r->table_room, sizeof *r->tables);
    t = r->tables[r->ntables++] = tally_get(sizeof *t);
    t->kind = kind;
    t->api = api;
    return t;
}

void table_place(table *t, place where) { tr_map3_put(&t->places, where.kind, where.host, where.name); }

uint32_t table_places(const table *t, uint32_t kind)
{
    const tr_map3_entry *e;
    uint32_t n = 0;
    for (size_t at = 0; (e = tr_map3_each(&t->places, &at));)
        n += e->key[0] == kind;
    return n;
}

void row_merge(row *a, row *b)
{
    a->calls += b->calls;
    a->errors += b->errors;
    a->inner_errors += b->inner_errors;
    if (b->inside && (!a->inside || strcmp(text_of(b->inside), text_of(a->inside)) < 0)) /* whoever merges first */
        a->inside = b->inside;
    volume_add(&a->moved, b->moved);
    a->unfinished += b->unfinished;
    a->total += b->total;
    a->sum += b->sum;
    a->self += b->self;
    a->min = b->min < a->min ? b->min : a->min;
    a->open_min = b->open_min < a->open_min ? b->open_min : a->open_min;
    a->max = b->max > a->max ? b->max : a->max;
    hist_merge(&a->times, &b->times);
}

void rows_merge(rows *to, rows *from)
{
    const tr_map3_entry *e;
    size_t i;
    for (i = 0; from->slots && i <= from->mask; i++) {
        row *a, *b = from->slots[i];
        if (!b)
            continue;
        a = rows_get(to, &b->key);
        row_merge(a, b);
        b->into = a; /* slots point to it */
    }
    for (i = 0; i < from->ntables; i++) {
        table *t = rows_table(to, from->tables[i]->kind, from->tables[i]->api);
        from->tables[i]->into = t;
        t->total += from->tables[i]->total;
        for (size_t at = 0; (e = tr_map3_each(&from->tables[i]->places, &at));)
            table_place(t, (place){(uint32_t)e->key[0], (uint32_t)e->key[1], (uint32_t)e->key[2]});
        tr_map3_free(&from->tables[i]->places);
    }
    free(from->slots);
    from->slots = NULL;
}

/* ---- texts ------------------------------------------------------------------------------------------------------- */

static struct {
    pthread_mutex_t lock;
    char **texts;
    size_t n, room;
    uint32_t *slots;
    size_t mask;
} texts = {PTHREAD_MUTEX_INITIALIZER, NULL, 0, 0, NULL, 0};

static uint32_t *text_slot(const char *text, size_t n)
{
    size_t k = hash_of(text, n) & texts.mask;
    for (; texts.slots[k]; k = (k + 1) & texts.mask) {
        const char *other = texts.texts[texts.slots[k]];
        if (strlen(other) == n && !memcmp(other, text, n))
            break;
    }
    return &texts.slots[k];
}

uint32_t text_id(const char *text, size_t n)
{
    uint32_t *at, id;
    n = strnlen(text, n);
    if (!n)
        return 0;
    pthread_mutex_lock(&texts.lock);
    if (!texts.n) {
        texts.texts = tr_grow(texts.texts, 1, &texts.room, sizeof *texts.texts);
        texts.texts[texts.n++] = tool_text("%s", "");
    }
    if (!texts.slots || 2 * (texts.n + 1) > texts.mask) {
        free(texts.slots);
        texts.mask = texts.mask ? 2 * texts.mask + 1 : 1023;
        texts.slots = tr_alloc((texts.mask + 1) * sizeof *texts.slots);
        for (id = 1; id < texts.n; id++)
            *text_slot(texts.texts[id], strlen(texts.texts[id])) = id;
    }
    at = text_slot(text, n);
    if (!*at) {
        texts.texts = tr_grow(texts.texts, texts.n + 1, &texts.room, sizeof *texts.texts);
        texts.texts[texts.n] = tool_text("%.*s", (int)n, text);
        *at = (uint32_t)texts.n++;
    }
    id = *at;
    pthread_mutex_unlock(&texts.lock);
    return id;
}

/* Only when all workers are done, or of a text this thread got the number of: the array may move. */
const char *text_of(uint32_t id)
{
    const char *text;
    if (!id)
        return "";
    pthread_mutex_lock(&texts.lock);
    text = texts.texts[id];
    pthread_mutex_unlock(&texts.lock);
    return text;
}

void texts_free(void)
{
    size_t i;
    pthread_mutex_lock(&texts.lock);
    for (i = 0; i < texts.n; i++)
        free(texts.texts[i]);
    free(texts.texts);
    free(texts.slots);
    texts.texts = NULL;
    texts.slots = NULL;
    texts.n = texts.room = texts.mask = 0;
    pthread_mutex_unlock(&texts.lock);
}
