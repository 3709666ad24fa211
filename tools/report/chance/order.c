/* order.c - see order.h */
#include "order.h"
#include "support/memory.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { DIGIT = 11, DIGITS = 1 << DIGIT, PASSES = (64 + DIGIT - 1) / DIGIT };

/* Keys count by their distance from the smallest one. */
static inline uint32_t digit_of(const keyed *x, uint64_t least, unsigned pass)
{
    return ((uint64_t)x->key - least) >> (pass * DIGIT) & (DIGITS - 1);
}

/* By one digit; places: how many keys have each. */
static void by_digit(const keyed *from, keyed *to, size_t n, uint64_t least, unsigned pass, uint32_t *places)
{
    uint32_t at = 0, i;
    for (i = 0; i < DIGITS; i++) {
        uint32_t here = places[i];
        places[i] = at;
        at += here;
    }
    for (size_t k = 0; k < n; k++)
        to[places[digit_of(&from[k], least, pass)]++] = from[k];
}

void order_keyed(keyed *list, size_t n, keyed *spare)
{
    uint32_t places[PASSES][DIGITS];
    keyed *own = NULL, *from = list, *to;
    int64_t least = INT64_MAX, most = INT64_MIN;
    unsigned passes = 0, pass;
    bool ordered = true;
    for (size_t i = 0; i < n; i++) {
        ordered &= !i || list[i - 1].key <= list[i].key;
        least = list[i].key < least ? list[i].key : least;
        most = list[i].key > most ? list[i].key : most;
    }
    if (ordered)
        return;
    while (passes < PASSES && ((uint64_t)most - (uint64_t)least) >> (passes * DIGIT))
        passes++;
    memset(places, 0, passes * sizeof places[0]);
    for (size_t i = 0; i < n; i++)
        for (pass = 0; pass < passes; pass++)
            places[pass][digit_of(&list[i], (uint64_t)least, pass)]++;
    to = spare ? spare : (own = tr_alloc_large(n * sizeof *own));
    for (pass = 0; pass < passes; pass++)
        if (places[pass][digit_of(from, (uint64_t)least, pass)] < n) { /* else all have the same */
            keyed *done = from;
            by_digit(from, to, n, (uint64_t)least, pass, places[pass]);
            from = to;
            to = done;
        }
    if (from != list)
        memcpy(list, from, n * sizeof *list);
    free(own);
}

static bool less(const keyed *a, const keyed *b) { return a->key != b->key ? a->key < b->key : a->at < b->at; }

static void swap(keyed *a, keyed *b)
{
    keyed c = *a;
    *a = *b;
    *b = c;
}

keyed order_nth(keyed *list, size_t n, size_t k)
{
    uint64_t random = n;
    while (n > 1) { /* those below a pivot, the pivot, those above: k is in one of these */
        size_t below = 0, i;
        random = random * 6364136223846793005u + 1442695040888963407u;
        swap(&list[(random >> 33) % n], &list[n - 1]);
        for (i = 0; i + 1 < n; i++)
            if (less(&list[i], &list[n - 1]))
                swap(&list[i], &list[below++]);
        swap(&list[below], &list[n - 1]);
        if (k == below)
            return list[below];
        if (k < below)
            n = below;
        else {
            list += below + 1;
            n -= below + 1;
            k -= below + 1;
        }
    }
    return list[0];
}
