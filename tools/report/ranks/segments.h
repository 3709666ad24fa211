/* segments.h - ranks compared where they must meet: what each did by itself between two collectives
 *
 * A segment of a process reaches from one collective to the next, on the lane of it that has most of them. Its work is
 * its length without the time in messages and collectives, and without what it waited for others. Devices work while
 * their collectives wait. So if a queue does the collectives, the work of a segment is how long it would last if no
 * process waited for another one. The members of the collective that ends it did, as a rule, the same work: who did
 * longer than their median has an excess. A rank that is late because it waited for another has none. Time in which the
 * thread was kept from running (graph.lost) is no work either.
 *
 * Many programs exchange messages in each step, and meet in collectives seldom. If members of a collective have called
 * the same since the one before, message by message, the k-th calls of all are one place of the program. Segments end
 * there, too, and are compared.
 *
 * Only members that do the same are compared (roles.h): a collective of different stages ends no segment. A rank is in
 * several groups, as for tensors, experts and data. All members of a small group may be late together, which only their
 * meeting with other groups shows. So what is left when excesses are taken away is compared again between two
 * meetings of the same members, for all such sets of members.
 */
#ifndef REPORT_SEGMENTS_H
#define REPORT_SEGMENTS_H
#include "roles.h"
#include "works.h"

typedef struct segment {
    int64_t from, to, work, median; /* median: without what larger groups say is too much */
    int64_t late;                   /* work beyond the median of its meeting alone; may be negative */
    uint32_t process, node;         /* the call that ends it, mostly a collective; NONE: the rest of the run */
    uint32_t meeting;               /* whose members it is compared with; NONE: with none */
    uint32_t typical;               /* the segment of the member whose work is the median */
    uint32_t host;                  /* the last node of its thread in it; NONE: there is none */
} segment;

typedef struct meeting { /* segments that are compared: members[first], ... */
    uint32_t first, n;
    int64_t at; /* the end of the last one */
} meeting;

/* How much longer a process worked between two meetings of one set of members, by itself, than their median. */
typedef struct outer {
    uint32_t meeting, process;
    int64_t late;
} outer;

typedef struct segments {
    segment *list; /* of each process in order of time, processes one after the other */
    uint32_t n, nprocesses;
    uint32_t *first; /* of each process, and one more */
    outer *outers;   /* in order of their meetings */
    size_t nouters, outer_room;
    roles roles;
    uint32_t *of_node; /* segment of each node; memory of the graph */
    int64_t *excess;   /* of each process */
    int64_t *worked;   /* of each process, all */
    int64_t *device;   /* of each segment: what devices worked, without collectives */
    int64_t *usual;    /* of each segment: what the same work takes on devices of the typical process */
    workload works;
    const struct replayed *alone; /* while segments are made */
    uint32_t *hosts;              /* of each process the lane of its first thread; NONE: there is none */
    meeting *meetings;            /* in order of time */
    uint32_t nmeetings, nmembers, *members;
    size_t meeting_room, member_room;
} segments;

/* By process the lane of its first thread, which usually asks for the work of its queues; NONE: there is none. To be
 * freed. */
uint32_t *segments_hosts(const graph *g, uint32_t nprocesses);
void segments_make(segments *s, graph *g);
void segments_free(segments *s);
#endif
