/* lanes.c - see lanes.h */
#include "lanes.h"
#include "support/memory.h"

uint32_t lanes_take(pf *w, lanes *l, int64_t begin, int64_t end)
{
    uint32_t k = l->first_free;
    while (k < l->n && l->lane[k].end > begin)
        k++;
    if (k == l->n) {
        if (l->n == l->cap) {
            l->cap = l->cap ? l->cap * 2 : 4;
            l->lane = (lane *)tr_resize(l->lane, l->cap * sizeof *l->lane);
        }
        l->n++;
        pf_track_init(&l->lane[k].track, k || !l->uuid ? pf_describe(w, &l->info) : l->uuid);
    }
    l->lane[k].end = end;
    while (l->first_free < l->n && l->lane[l->first_free].end == INT64_MAX)
        l->first_free++;
    return k;
}

void lanes_give(lanes *l, uint32_t k, int64_t end)
{
    l->lane[k].end = end;
    if (k < l->first_free)
        l->first_free = k;
}

void lanes_free(lanes *l)
{
    for (uint32_t i = 0; i < l->n; i++)
        pf_track_free(&l->lane[i].track);
    free(l->lane);
}
