/* asked.h - which call asked for the work of which number
 *
 * Work comes a second or two after it was done at the latest. So the last calls are remembered, a quarter of a million
 * for each file, and memory is bounded.
 */
#ifndef ASKED_H
#define ASKED_H
#include "support/map.h"
#include "read/read.h"

typedef struct asked {
    tr_map3 calls; /* process, API, number -> what the format keeps of the call */
    struct asked_key {
        uint64_t process, api, number;
    } *ring; /* in the order they were put */
    uint64_t put;
    void (*drop)(void *user, const tr_map3_entry *e); /* NULL, or called with each that is forgotten */
    void *user;
} asked;

/* The entry of a new call, to be filled at once. One that has the same number is forgotten: the newest is meant. */
tr_map3_entry *asked_put(asked *a, const tr_event *e, uint64_t number);
/* The entry of the call that asked for the event's work; NULL: it is not on record, or forgotten. */
tr_map3_entry *asked_find(const asked *a, const tr_event *e, uint64_t number);
void asked_free(asked *a);
#endif
