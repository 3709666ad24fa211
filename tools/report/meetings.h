/* meetings.h - which segments are compared: those that end at one collective, or at one place of the program between
 * two collectives (segments.h) */
#ifndef REPORT_MEETINGS_H
#define REPORT_MEETINGS_H
#include "segments.h"

/* The members of each collective, and what is left when all have met for the last time. by_node: segment + 1 */
void meetings_find(segments *s, const graph *g, const uint32_t *by_node);
/* By segment, the name of message calls at which it can be split; 0: none. best: by process the lane of its segments.
 * NULL: no segment can be split. To be freed. */
uint32_t *meetings_splits(const segments *s, const graph *g, const uint32_t *best);
/* Once the segments are split: their pieces meet. starts: by segment that was split, its first piece */
void meetings_split(segments *s, const uint32_t *splits, const uint32_t *starts);
#endif
