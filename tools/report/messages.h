/* messages.h - messages, of which a later call may be told that they are over: who waits for whom
 *
 * A call that only asks for a message (MPI_Isend, MPI_Irecv, MPI_Start) returns at once, and another one waits for it.
 * A short message is gone when it is sent. A long one is not, before its receiver is there and in a call of the
 * library, for it is the library that moves it: so the sender's wait has a cause on the other side, and the receiver's
 * wait has one in the sender's calls. From which size on that is so differs from library to library and from link to
 * link: the messages tell, of which some were over before anybody wanted them.
 */
#ifndef REPORT_MESSAGES_H
#define REPORT_MESSAGES_H
#include "graph.h"

typedef struct mpi_message {
    uint32_t send, sent,
        received; /* nodes: in which it was sent, in which the sender waited for that, in which it came */
    uint64_t bytes;
    int64_t posted; /* when its receive was asked for */
    bool asked;     /* the call that sent it did not wait until it was gone */
    bool synchronous;
} mpi_message;

typedef struct messages {
    mpi_message *list;
    size_t n, room;
} messages;

/* Adds one; its number. */
uint32_t message_new(messages *m, uint32_t send, bool asked, bool synchronous);
/* now: of each node its number in the graph, whose nodes stand by lane */
void messages_wait(messages *m, graph *g, const uint32_t *now);
void messages_free(messages *m);
#endif
