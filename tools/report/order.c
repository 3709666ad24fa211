/* order.c - see order.h */
#include "order.h"
#include "support/memory.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { DIGIT = 11, DIGITS = 1 << DIGIT };

/* By one digit of the distance from the smallest key. False: all have the same. */
static bool by_digit(const keyed *from, keyed *to, size_t n, uint64_t least, unsigned shift)
{
    uint32_t places[DIGITS] = {0}, at = 0, i;
    size_t k;
    for (k = 0; k < n; k++)
        places[((uint64_t)from[k].key - least) >> shift & (DIGITS - 1)]++;
    if (places[((uint64_t)from[0].key - least) >> shift & (DIGITS - 1)] == n)
        return false;
    for (i = 0; i < DIGITS; i++) {
        uint32_t here = places[i];
        places[i] = at;
        at += here;
    }
    for (k = 0; k < n; k++)
        to[places[((uint64_t)from[k].key - least) >> shift & (DIGITS - 1)]++] = from[k];
    return true;
}

void order_keyed(keyed *list, size_t n, keyed *spare)
{
    keyed *own = NULL, *from = list, *to;
    int64_t least = INT64_MAX, most = INT64_MIN;
    bool ordered = true;
    for (size_t i = 0; i < n; i++) {
        ordered &= !i || list[i - 1].key <= list[i].key;
        least = list[i].key < least ? list[i].key : least;
        most = list[i].key > most ? list[i].key : most;
    }
    if (ordered)
        return;
    to = spare ? spare : (own = tr_alloc_large(n * sizeof *own));
    for (unsigned shift = 0; shift < 64 && ((uint64_t)most - (uint64_t)least) >> shift; shift += DIGIT)
        if (by_digit(from, to, n, (uint64_t)least, shift)) {
            keyed *done = from;
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
