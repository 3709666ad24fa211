/* map.c - the hash table of src/support in both widths, compared with arrays: puts, gets, removals, purges, growth */
#include "support/map.h"
#include <stdio.h>
#include <stdlib.h>

enum { KEYS = 512, STEPS = 200000 };

static uint32_t seed = 1;
static uint32_t next(void) { return (seed = seed * 1664525u + 1013904223u) >> 8; }

static bool odd(const tr_map3_entry *e) { return e->v.u[0] & 1; }

static uint32_t count3(const tr_map3 *m)
{
    uint32_t n = 0;
    for (size_t at = 0; tr_map3_each(m, &at);)
        n++;
    return n;
}

static void three(void)
{
    static uint64_t value[KEYS]; /* 0: absent */
    tr_map3 m = {0};
    uint32_t n = 0, step, k;
    for (step = 0; step < STEPS; step++) {
        uint32_t i = next() % KEYS;
        uint64_t a = i & 7, b = i >> 3 & 7, c = i >> 6;
        tr_map3_entry *e = tr_map3_find(&m, a, b, c);
        if ((e ? e->v.u[0] : 0) != value[i]) {
            printf("key %u has another value after %u steps\n", (unsigned)i, (unsigned)step);
            exit(1);
        }
        if (e && next() % 2) {
            tr_map3_remove(&m, e);
            value[i] = 0;
            n--;
        } else {
            e = tr_map3_put(&m, a, b, c);
            n += !value[i];
            e->v.u[0] = value[i] = step + 1;
        }
        if (step % 50000 == 49999) {
            tr_map3_resize(&m, odd);
            for (k = 0; k < KEYS; k++)
                if (value[k] & 1) {
                    value[k] = 0;
                    n--;
                }
        }
        if (m.table.n != n || (step % 1000 == 0 && count3(&m) != n)) {
            printf("%u entries in place of %u after %u steps\n", (unsigned)count3(&m), (unsigned)n, (unsigned)step);
            exit(1);
        }
    }
    tr_map3_free(&m);
    printf("three words: %d steps, empty when freed: %d\n", STEPS, !tr_map3_find(&m, 1, 1, 1));
}

static void one(void)
{
    static int value[KEYS];
    tr_map m = {0};
    uint32_t i, k, found = 0;
    uint64_t sum = 0;
    for (k = 0; k < 3; k++) /* three values a key */
        for (i = 0; i < KEYS; i++)
            tr_map_put(&m, i * 4096ull, &value[i]);
    for (i = 0; i < KEYS; i++) {
        size_t state = 0;
        const int *v;
        while ((v = tr_map_next(&m, i * 4096ull, &state)))
            found += v == &value[i];
    }
    printf("one word: %u values of %d found\n", (unsigned)found, 3 * KEYS);
    tr_map_free(&m);
    for (k = 0; k < 2; k++)
        for (i = 0; i < KEYS; i++)
            tr_map_set(&m, i, &value[(i + k) % KEYS]);
    for (found = 0, i = 0; i < KEYS; i++)
        found += tr_map_get(&m, i) == &value[(i + 1) % KEYS];
    for (size_t at = 0;;) {
        const tr_map_entry *e = tr_map_each(&m, &at);
        if (!e)
            break;
        sum += e->key;
    }
    printf("set twice: %u of %d have the last value, sum of keys %u, absent: %d\n", (unsigned)found, KEYS,
           (unsigned)sum, !tr_map_get(&m, KEYS));
    tr_map_free(&m);
}

int main(void)
{
    three();
    one();
    return 0;
}
