/* chrome_groups.h - communicators as Kineto's process groups, and what a collective says of itself */
#ifndef CHROME_GROUPS_H
#define CHROME_GROUPS_H
#include "chrome.h"

/* Of NCCL, RCCL and oneCCL, whatever ranks are exported: one look at all events before anything is written, if there
 * are communicators at all. */
typedef struct chrome_groups {
    struct chrome_group {
        uint64_t comm;
        const char *api; /* of the trace */
        char *name;      /* that the program gave it; NULL: none */
        int32_t *ranks;  /* of the members that told of themselves */
        uint32_t size, nranks;
        size_t room;
    } *list;
    size_t n, room;
} chrome_groups;

chrome_groups *chrome_groups_take(tr_trace *trace);
void chrome_groups_free(chrome_groups *g);

/* Members of distributedInfo: backend, pg_count, pg_config. */
void chrome_groups_put(const chrome_groups *g, chrome_members *m);

/* Whether calls of the definition move data between the ranks of a communicator. */
bool chrome_is_collective(const tr_def *def);
/* What Kineto's record_param_comms has, as members of JSON; to be freed. `e` is the call's begin. */
char *chrome_group_text(chrome *c, const tr_event *e);
#endif
