/* epochs.h - windows of MPI: who waits for whom before and after one rank reaches into the memory of another
 *
 * MPI_Win_start, or the end of its epoch (MPI_Win_complete), waits for MPI_Win_post on all target ranks. MPI_Win_wait
 * waits for MPI_Win_complete on all ranks that used the memory. A lock of a window waits until the others have unlocked
 * it, in MPI_Win_lock or in the first call that needs the lock. The graph knows MPI_Win_fence as a collective.
 */
#ifndef REPORT_EPOCHS_H
#define REPORT_EPOCHS_H
#include "graph.h"

enum epoch_call {
    EPOCH_NONE,
    EPOCH_ACCESS,
    EPOCH_POST,
    EPOCH_START,
    EPOCH_COMPLETE,
    EPOCH_WAIT,
    EPOCH_LOCK,
    EPOCH_FLUSH,
    EPOCH_UNLOCK
};
/* What a function does with windows, by its name. */
enum epoch_call epoch_call_of(const char *name);

enum { EPOCH_ALL = -1 /* in place of a target */ };
typedef struct epoch_event {
    uint64_t window;
    uint32_t node;
    int32_t rank, target;
    uint8_t call;
    bool shared;
} epoch_event;

typedef struct epochs {
    epoch_event *list;
    size_t n, room;
    tr_map3
        open; /* process, window -> node of its start + 1; process, window, target -> that it is used, and its lock */
    struct epoch_use {
        uint32_t process;
        uint64_t window;
        int32_t target;
    } *uses; /* of epochs that are not over */
    size_t nuses, use_room;
} epochs;

/* A call on a window begins, on that process and rank. node NONE: an access, which has no node */
void epoch_take(epochs *e, enum epoch_call call, uint32_t process, int32_t rank, uint64_t window, int32_t target,
                bool shared, uint32_t node);
/* Adds the waits to the graph. now: the number of each node in the graph, which is ordered by lane */
void epochs_wait(epochs *e, graph *g, const uint32_t *now);
void epochs_forget(epochs *e);
void epochs_free(epochs *e);
#endif
