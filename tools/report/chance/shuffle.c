/* shuffle.c - see shuffle.h */
#include "shuffle.h"
#include "support/memory.h"
#include <stdlib.h>

enum { BINS = 512 }; /* that the largest possible sum is cut into */

void shuffle_add(shuffle *s, const keyed *round, size_t n)
{
    int64_t least = round[0].key;
    for (size_t i = 1; i < n; i++)
        least = round[i].key < least ? round[i].key : least;
    s->first = tr_room(s->first, s->rounds + 1, &s->round_room, sizeof *s->first);
    s->first[s->rounds++] = s->n;
    s->list = tr_room(s->list, s->n + n, &s->room, sizeof *s->list);
    for (size_t i = 0; i < n; i++)
        s->list[s->n++] = (keyed){round[i].key - least, round[i].at};
}

static size_t end_of(const shuffle *s, size_t round) { return round + 1 < s->rounds ? s->first[round + 1] : s->n; }

/* Where the rank is in that round; the round's end: it is not. */
static size_t place_of(const shuffle *s, size_t round, uint32_t rank)
{
    size_t k = s->first[round];
    while (k < end_of(s, round) && s->list[k].at != rank)
        k++;
    return k;
}

/* Sums are counted in whole bins, the observed one as well: shorter times have no part in the question. */
static size_t bins_of(int64_t key, double bin) { return (size_t)((double)key / bin); }

/* One more draw from the n times: how likely each sum is then. *reach: the largest so far. */
static void draw(double *of, size_t *reach, const keyed *times, size_t n, double bin)
{
    double next[BINS + 1] = {0};
    size_t most = 0, i, k;
    for (i = 0; i < n; i++)
        most = bins_of(times[i].key, bin) > most ? bins_of(times[i].key, bin) : most;
    if (!most)
        return;
    for (i = 0; i < n; i++) {
        size_t by = bins_of(times[i].key, bin);
        for (k = 0; k <= *reach && k + by <= BINS; k++)
            next[k + by] += of[k];
    }
    *reach = *reach + most < BINS ? *reach + most : BINS;
    for (k = 0; k <= *reach; k++)
        of[k] = next[k] / (double)n;
}

double shuffle_chance(const shuffle *s, uint32_t rank, double worth, double *more, uint32_t *rounds)
{
    double of[BINS + 1] = {1}, all = 0, sum = 0, mean = 0, longest = 0, chance = 0, bin;
    size_t i, k, met = 0, own = 0, reach = 0;
    for (i = 0; i < s->rounds; i++) {
        size_t end = end_of(s, i), mine = place_of(s, i, rank);
        double most = 0;
        if (mine == end || (i >= s->but && i < s->but_end))
            continue;
        for (k = s->first[i]; k < end; k++) {
            most = (double)s->list[k].key > most ? (double)s->list[k].key : most;
            mean += (double)s->list[k].key / (double)(end - s->first[i]);
        }
        all += most;
        sum += (double)s->list[mine].key;
        longest = (double)s->list[mine].key > longest ? (double)s->list[mine].key : longest;
        met++;
    }
    *more = sum - mean - longest;
    *rounds = (uint32_t)met;
    if (all <= 0 || *more < worth)
        return 1;
    bin = all / BINS;
    for (i = 0; i < s->rounds; i++) {
        size_t mine = place_of(s, i, rank);
        if (mine == end_of(s, i) || (i >= s->but && i < s->but_end))
            continue;
        own += bins_of(s->list[mine].key, bin);
        draw(of, &reach, &s->list[s->first[i]], end_of(s, i) - s->first[i], bin);
    }
    for (k = own; k <= BINS; k++)
        chance += of[k];
    return chance < 1 ? chance : 1;
}

void shuffle_free(shuffle *s)
{
    free(s->list);
    free(s->first);
}
