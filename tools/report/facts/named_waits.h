/* named_waits.h - what threads spend in tasks and regions that are named after waiting */
#ifndef REPORT_NAMED_WAITS_H
#define REPORT_NAMED_WAITS_H
#include "read/read.h"
#include "support/map.h"
#include "support/memory.h"

typedef struct wait { /* of one thread, of one name */
    uint32_t lane, name;
    int64_t ns, from, to; /* from, to: the longest */
} wait;

typedef struct waits {
    wait *list;
    size_t n, room;
    tr_map3 of; /* lane, name -> place + 1 */
} waits;

void waiting_add(waits *g, uint32_t lane, uint32_t name, int64_t from, int64_t to, int64_t ns);
void waiting_free(waits *g);
/* Whether the word is in the name, or what it becomes with -er or -ing; not as a part of another word. */
bool name_has(const char *name, const char *word);
/* Whether tasks of that name wait, or are in a barrier or before a lock. */
bool names_wait(const char *name);
#endif
