/* ranks.c - see ranks.h */
#include "common/ranks.h"
#include "common/options.h"
#include "support/memory.h"
#include <stdlib.h>

static int by_number(const void *left, const void *right)
{
    int32_t a = *(const int32_t *)left, b = *(const int32_t *)right;
    return (a > b) - (a < b);
}

uint32_t ranks_count(tr_process *const *list, size_t n, size_t run)
{
    int32_t *ranks = tr_alloc((n + 1) * sizeof *ranks);
    size_t i, k = 0;
    uint32_t different = 0;
    for (i = 0; i < n; i++)
        if (list[i]->rank >= 0 && (!run || list[i]->run == run))
            ranks[k++] = list[i]->rank;
    qsort(ranks, k, sizeof *ranks, by_number);
    for (i = 0; i < k; i++)
        different += !i || ranks[i] != ranks[i - 1];
    free(ranks);
    return different;
}
