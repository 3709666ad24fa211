/* shuffle.h - how likely a rank is late by so much in all if chance alone says who is late
 *
 * In each round some ranks met, each late by a time of its own. If nobody is to blame, any of them could have had any
 * of these times. So the sum of a rank's times is the sum of one drawn from each round, and how likely it is to be as
 * large can be counted. Long delays weigh more than short ones then, which a count of who was last does not know. */
#ifndef REPORT_SHUFFLE_H
#define REPORT_SHUFFLE_H
#include "order.h"
#include <stddef.h>

typedef struct shuffle {
    keyed *list; /* how late, and who: of all rounds, one behind the other */
    size_t n, room;
    size_t *first; /* of each round */
    size_t rounds, round_room;
    size_t but, but_end; /* these rounds do not count */
} shuffle;

void shuffle_add(shuffle *s, const keyed *round, size_t n);
/* How likely the rank's sum is as large as it is. *more: by how much it is larger than in the mean, without its longest
 * time: one time alone is not again and again. If that is less than `worth`, nothing is counted, and it is 1. *rounds:
 * in so many it met others. */
double shuffle_chance(const shuffle *s, uint32_t rank, double worth, double *more, uint32_t *rounds);
void shuffle_free(shuffle *s);
#endif
