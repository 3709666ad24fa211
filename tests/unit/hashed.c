/* hashed.c - lists by hash (src/support), compared with what is asked of them: order, nothing lost, equal elements stay
 * as they were */
#include "support/hashed.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct element {
    uint64_t hash;
    uint32_t second, number;
} element;

static uint64_t seed = 1;
static uint64_t next(void) { return (seed = seed * 6364136223846793005u + 1442695040888963407u) >> 16; }

static int compare(const void *left, const void *right)
{
    const element *a = left, *b = right;
    if (a->hash != b->hash)
        return a->hash < b->hash ? -1 : 1;
    return a->second < b->second ? -1 : a->second > b->second;
}

/* Hashes: random ones, of which so many differ, of which that many share their upper halves. */
static void sorted(const char *what, size_t n, uint64_t differ, uint64_t alike)
{
    element *list = malloc((n + 1) * sizeof *list);
    size_t i, wrong = 0, swapped = 0;
    uint64_t sum = 0;
    for (i = 0; i < n; i++) {
        uint64_t k = next() % differ;
        list[i].hash = (k / alike * 0x9e3779b97f4a7c15ull & 0xffffffff00000000ull) | k % alike;
        list[i].second = (uint32_t)(next() % (differ < 3 ? 1u << 31 : 3)); /* few hashes: all are told apart */
        list[i].number = (uint32_t)i;
    }
    list = tr_hashed_sort(list, n, sizeof *list, compare);
    for (i = 0; i < n; i++) {
        sum += list[i].number + 1;
        wrong += i && compare(&list[i - 1], &list[i]) > 0;
        swapped += i && !compare(&list[i - 1], &list[i]) && list[i - 1].number > list[i].number;
    }
    printf("%s, %u elements: %u out of order, %u equal ones swapped, all there: %d\n", what, (unsigned)n,
           (unsigned)wrong, (unsigned)swapped, sum == (uint64_t)n * (n + 1) / 2);
    free(list);
}

int main(void)
{
    static const size_t sizes[] = {0, 1, 2, 64, 65, 5000, 100000};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        sorted("random", sizes[i], UINT64_MAX, 1);
        sorted("in pairs", sizes[i], sizes[i] / 2 + 1, 1);
        sorted("upper halves alike", sizes[i], sizes[i] / 4 + 1, 8);
    }
    sorted("few hashes", 3000, 60, 1);
    sorted("two hashes", 5000, 2, 1);
    sorted("all upper halves the same", 60, 1u << 20, 1u << 20);
    return 0;
}
