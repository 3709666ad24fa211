/* meetings.h - which segments are compared: those that end at one collective, or at one place of the program between
 * two collectives (segments.h) */
#ifndef REPORT_MEETINGS_H
#define REPORT_MEETINGS_H
#include "segments.h"

/* The members of each collective that are of one stage, and what is left when all have met for the last time. by_node:
 * segment + 1 */
void meetings_find(segments *s, const graph *g, const uint32_t *by_node);
typedef struct splits {
    uint32_t *names;  /* by segment, of the message calls at which it can be split; 0: none */
    uint64_t *shapes; /* by segment that can be split: only those of one shape are compared then */
} splits;

/* best: by process the lane of its segments. Puts members of meetings that are alike one behind the other. False: no
 * segment can be split. */
bool meetings_splits(segments *s, const graph *g, const uint32_t *best, splits *x);
void splits_free(splits *x);
/* Once the segments are split: their pieces meet. starts: by segment that was split, its first piece */
void meetings_split(segments *s, const splits *x, const uint32_t *starts);
#endif
