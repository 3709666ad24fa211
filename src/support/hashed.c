/* hashed.c - see hashed.h */
#include "hashed.h"
#include "memory.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DIGIT = 11, DIGITS = 1 << DIGIT, UPPER = 32, FEW = 64 };

typedef int comparison(const void *left, const void *right);

/* By one digit of the hash. */
static void by_digit(const uint64_t *from, uint64_t *to, size_t n, unsigned shift)
{
    uint32_t places[DIGITS] = {0}, at = 0, i;
    size_t k;
    for (k = 0; k < n; k++)
        places[from[k] >> shift & (DIGITS - 1)]++;
    for (i = 0; i < DIGITS; i++) {
        uint32_t here = places[i];
        places[i] = at;
        at += here;
    }
    for (k = 0; k < n; k++)
        to[places[from[k] >> shift & (DIGITS - 1)]++] = from[k];
}

/* Upper halves of the hashes, in order, each with the place of its element in the lower half. */
static uint64_t *places_of(const unsigned char *list, size_t n, size_t bytes)
{
    uint64_t *from = tr_resize(NULL, n * sizeof *from), *to = tr_resize(NULL, n * sizeof *to);
    size_t i;
    for (i = 0; i < n; i++) {
        uint64_t hash;
        memcpy(&hash, list + i * bytes, sizeof hash);
        from[i] = hash >> UPPER << UPPER | i;
    }
    for (unsigned shift = UPPER; shift < 64; shift += DIGIT) {
        uint64_t *done = from;
        by_digit(from, to, n, shift);
        from = to;
        to = done;
    }
    free(to);
    return from;
}

/* Each element takes its place among those before it. */
static void insert(unsigned char *list, size_t n, size_t bytes, comparison *compare)
{
    unsigned char one[HASHED_BYTES];
    size_t i, k;
    for (i = 1; i < n; i++) {
        for (k = i; k && compare(list + (k - 1) * bytes, list + i * bytes) > 0; k--) {}
        if (k == i)
            continue;
        memcpy(one, list + i * bytes, bytes);
        memmove(list + (k + 1) * bytes, list + k * bytes, (i - k) * bytes);
        memcpy(list + k * bytes, one, bytes);
    }
}

static bool in_order(const unsigned char *list, size_t n, size_t bytes, comparison *compare)
{
    size_t i;
    for (i = 1; i < n && compare(list + (i - 1) * bytes, list + i * bytes) <= 0; i++) {}
    return i >= n;
}

/* These share the upper half of their hash: members of one collective, or what was made to look so. */
static void order_equal(unsigned char *list, size_t n, size_t bytes, comparison *compare)
{
    if (n <= FEW)
        insert(list, n, bytes, compare);
    else if (!in_order(list, n, bytes, compare))
        qsort(list, n, bytes, compare);
}

void *tr_hashed_sort(void *list, size_t n, size_t bytes, comparison *compare)
{
    unsigned char *from, *to;
    uint64_t *places;
    size_t i, k;
    if (n <= FEW || n > UINT32_MAX) {
        order_equal(list, n, bytes, compare);
        return list;
    }
    from = tr_resize(list, n * bytes); /* what is free behind them is given back first */
    places = places_of(from, n, bytes);
    to = tr_alloc_large(n * bytes); /* within the list, each move would wait for the one before */
    for (i = 0; i < n; i++)
        memcpy(to + i * bytes, from + (uint32_t)places[i] * bytes, bytes);
    free(from);
    for (i = 0; i < n; i = k) {
        for (k = i + 1; k < n && places[k] >> UPPER == places[i] >> UPPER; k++) {}
        order_equal(to + i * bytes, k - i, bytes, compare);
    }
    free(places);
    return to;
}
