/* groups.h - communicators and their members, as formats that list process groups want them */
#ifndef GROUPS_H
#define GROUPS_H
#include "export/export.h"
#include "support/map.h"

/* Of NCCL, RCCL and oneCCL, and of MPI if asked for, whatever ranks are exported: one look at all events before
 * anything is written, if there are communicators at all. The largest come first: a group's place is its number, the
 * same in all files of an export. */
typedef struct groups {
    struct group {
        uint64_t comm;
        const char *api; /* of the trace */
        char *name;      /* that the program gave it; NULL: none */
        int32_t *ranks;  /* of the members that told of themselves */
        uint32_t size, nranks;
        size_t room;
    } *list;
    size_t n, room;
    tr_map3 at; /* communicator -> its place + 1 */
} groups;

groups *groups_take(tr_trace *trace, bool mpi);
const struct group *groups_find(const groups *g, uint64_t comm); /* NULL: nothing told of it */
void groups_free(groups *g);

/* An API of collectives on streams: its communicators are what PyTorch calls process groups. */
bool groups_on_streams(const char *api);
/* Whether calls of the definition move data between the ranks of such a communicator. */
bool groups_moves(const tr_def *def);
/* The value of the role, a single number; 0: there is none. */
uint64_t groups_role(const tr_event *e, enum trace_role role);
#endif
