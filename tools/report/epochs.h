/* epochs.h - windows of MPI: who waits for whom before and after one rank reaches into the memory of another
 *
 * MPI_Win_start, or what ends that epoch (MPI_Win_complete), waits for MPI_Win_post of all whose memory is used, and
 * MPI_Win_wait for MPI_Win_complete of all who used it. Whoever locks a window waits until the others have unlocked it,
 * in MPI_Win_lock or in the first call that needs the lock. MPI_Win_fence is a collective, which the graph knows.
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
/* By its name what a function does with windows. */
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

/* A call of a process that is that rank begins. node: NONE: it has none, for it is an access */
void epoch_take(epochs *e, enum epoch_call call, uint32_t process, int32_t rank, uint64_t window, int32_t target,
                bool shared, uint32_t node);
/* Adds who waits for whom. now: of each node its number in the graph, whose nodes stand by lane */
void epochs_wait(epochs *e, graph *g, const uint32_t *now);
void epochs_forget(epochs *e);
void epochs_free(epochs *e);
#endif
