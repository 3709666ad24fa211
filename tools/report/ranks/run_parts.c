/* run_parts.c - see run_parts.h */
#include "run_parts.h"
#include "report/chance/binomial.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>

enum { SPARE = 3, MANY = 4 };

uint32_t parts_needed(double chance, double least)
{
    uint32_t n = SPARE + 1;
    while (binomial_chance(n, n - SPARE, chance) > least)
        n++;
    return n;
}

void parts_open(parts *p)
{
    for (int q = 0; q < PARTS_QUESTIONS; q++)
        p->lost[q] = tr_alloc((p->nprocesses + 1) * sizeof *p->lost[q]);
    p->met = tr_alloc(p->nprocesses + 1);
    p->list = tr_alloc((p->nprocesses + 1) * sizeof *p->list);
}

static void part_over(parts *p)
{
    for (int q = 0; q < PARTS_QUESTIONS; q++) {
        size_t n = 0;
        for (uint32_t k = 0; k < p->nprocesses; k++) {
            if (p->met[k])
                p->list[n++] = (keyed){p->lost[q][k], k};
            p->lost[q][k] = 0;
        }
        if (n > 1)
            shuffle_add(&p->of[q], p->list, n);
    }
    for (uint32_t k = 0; k < p->nprocesses; k++)
        p->met[k] = false;
}

void parts_add(parts *p, const keyed *late, uint32_t n, int64_t when)
{
    uint32_t at = (uint32_t)((double)(when - p->from) * p->n / (double)(p->to - p->from + 1)), i;
    int64_t least = late[0].key;
    p->meetings++;
    if (at > p->at) {
        part_over(p);
        p->at = at;
    }
    for (i = 1; i < n; i++)
        least = late[i].key < least ? late[i].key : least;
    for (i = 0; i < n; i++) {
        int64_t by = late[i].key - least;
        p->lost[0][late[i].at] += by;
        p->lost[1][late[i].at] += by < p->cap ? by : p->cap;
        p->met[late[i].at] = true;
    }
}

void parts_end(parts *p) { part_over(p); }

/* Takes the two neighbouring parts in which the rank lost most, and returns the one with the smaller loss. One
 * disturbance may lie in both, and counts once. */
static size_t lesser_of_worst(const shuffle *s, uint32_t rank)
{
    int64_t most = -1, before = 0;
    size_t lesser = 0;
    for (size_t i = 0; i < s->rounds; i++) {
        size_t end = i + 1 < s->rounds ? s->first[i + 1] : s->n, k = s->first[i];
        int64_t mine;
        while (k < end && s->list[k].at != rank)
            k++;
        mine = k < end ? s->list[k].key : 0;
        if (i && before + mine > most) {
            most = before + mine;
            lesser = before < mine ? i - 1 : i;
        }
        before = mine;
    }
    return lesser;
}

double parts_chance(parts *p, uint32_t rank)
{
    double least = 1, more, chance;
    uint32_t rounds;
    if (p->of[0].rounds * 4 < (size_t)p->n * 3)
        return 0;
    for (int q = 0; q < PARTS_QUESTIONS; q++) {
        p->of[q].but = lesser_of_worst(&p->of[q], rank);
        p->of[q].but_end = p->of[q].but + (p->meetings >= MANY * p->n);
        chance = shuffle_chance(&p->of[q], rank, -HUGE_VAL, &more, &rounds);
        least = chance < least ? chance : least;
    }
    return least;
}

void parts_close(parts *p)
{
    for (int q = 0; q < PARTS_QUESTIONS; q++) {
        free(p->lost[q]);
        shuffle_free(&p->of[q]);
    }
    free(p->met);
    free(p->list);
}
