/* numbered.h - which call asked for the work of which number, and other things that devices give numbers
 *
 * Work comes a second or two after it was done at the latest. So the last calls are remembered, a quarter of a million
 * for each file, and memory is bounded.
 */
#ifndef TOOL_NUMBERED_H
#define TOOL_NUMBERED_H
#include "support/map.h"
#include "read/read.h"

typedef struct numbered {
    tr_map3 calls; /* process, API, number -> what the tool keeps of the call */
    struct numbered_key {
        uint64_t process, api, number;
    } *ring; /* in the order they were put */
    uint64_t put;
    void (*drop)(void *user, const tr_map3_entry *e); /* NULL, or called with each that is forgotten */
    void *user;
} numbered;

/* The entry of a new call, to be filled at once. One that has the same number is forgotten: the newest is meant. */
tr_map3_entry *numbered_put(numbered *a, const tr_event *e, uint64_t number);
/* The entry of the call that asked for the event's work; NULL: it is not on record, or forgotten. */
tr_map3_entry *numbered_find(const numbered *a, const tr_event *e, uint64_t number);
void numbered_free(numbered *a);
#endif
