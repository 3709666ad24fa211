/* launches.h - which call asked for work: by process, API and the number that both carry
 *
 * Work follows its call soon, as a rule, and numbers follow each other: calls stand in a table by their last digits,
 * where the next ones take the place of those whose work has come. Who is in the way of another and still waits moves
 * to a map. */
#ifndef REPORT_LAUNCHES_H
#define REPORT_LAUNCHES_H
#include "support/map.h"

typedef struct launches {
    struct launch_place *places;
    tr_map3 others;
} launches;

/* `after`: how long after the node's begin. */
void launches_put(launches *l, uint32_t process, uint32_t api, uint64_t id, uint32_t node, uint32_t after);
/* False: nobody asked, or that was too long ago. */
bool launches_find(launches *l, uint32_t process, uint32_t api, uint64_t id, uint32_t *node, uint32_t *after);
void launches_free(launches *l);
#endif
