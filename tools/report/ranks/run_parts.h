/* run_parts.h - whether a rank is late in all parts of the run alike
 *
 * What disturbs a rank may last: another program shares its processor for a second, and the rank is late in each
 * meeting of that second. Meetings near each other then say the same again, and whoever counts each of them takes one
 * disturbance for many. So the run is cut into parts of equal length, no more than it takes to give an answer, and all
 * that the ranks lose in a part is drawn from once (shuffle.h). What lasts shorter than a part counts once then,
 * however many meetings it disturbs. It is asked twice: of the delays, and of delays that are cut to a cap.
 */
#ifndef REPORT_RUN_PARTS_H
#define REPORT_RUN_PARTS_H
#include "report/chance/shuffle.h"
#include <stdbool.h>

enum { PARTS_QUESTIONS = 2 };

typedef struct parts {
    uint32_t nprocesses;
    int64_t from, to;               /* of all meetings */
    uint32_t n, at;                 /* how many parts there are; the one that is open */
    uint32_t meetings;              /* so far */
    int64_t cap;                    /* of the delay in one meeting */
    int64_t *lost[PARTS_QUESTIONS]; /* in the part that is open, by process */
    bool *met;                      /* in it, by process */
    keyed *list;
    shuffle of[PARTS_QUESTIONS]; /* all parts */
} parts;

/* In so many parts a rank that is late in all but three of them is so by more than `least`. chance: to be late in one
 */
uint32_t parts_needed(double chance, double least);
/* nprocesses, from, to, n and cap are given. */
void parts_open(parts *p);
/* One meeting, in the order of time: how late each of its n ranks was. */
void parts_add(parts *p, const keyed *late, uint32_t n, int64_t when);
void parts_end(parts *p);
/* How likely the rank is as late as it is by chance, the smaller of both answers. Of the two neighbours in which it
 * lost most one does not count: what disturbed it once may lie in both. That is left out where parts have few meetings:
 * each of these lasts longer than a busy machine delays a rank. 0: ranks met in too few parts. */
double parts_chance(parts *p, uint32_t rank);
void parts_close(parts *p);
#endif
