/* messages.h - messages that a later call may complete, and which call waits for which other one
 *
 * MPI_Isend, MPI_Irecv and MPI_Start return at once, and another call waits for the message. A short message is
 * complete when it is sent. The library moves a long one only when its receiver is in a call of the library. So a
 * sender may wait for calls of the receiver, and a receiver for calls of the sender. The limit differs between
 * libraries and links. It is found by the messages that were complete before their receiver wanted them.
 */
#ifndef REPORT_MESSAGES_H
#define REPORT_MESSAGES_H
#include "graph.h"

typedef struct mpi_message {
    uint32_t send, sent, received; /* nodes that sent it, that waited for its sending, and that received it */
    uint64_t bytes;
    int64_t posted; /* when its receive was posted */
    bool asked;     /* the call that sent it did not wait for its completion */
    bool synchronous;
} mpi_message;

typedef struct messages {
    mpi_message *list;
    size_t n, room;
} messages;

/* Adds a message and returns its number. */
uint32_t message_new(messages *m, uint32_t send, bool asked, bool synchronous);
/* now: the number of each node in the graph, which is ordered by lane */
void messages_wait(messages *m, graph *g, const uint32_t *now);
void messages_free(messages *m);
#endif
