/* stub_nccl.c - an NCCL whose collectives cost nothing, so that what their wrappers cost can be seen */
#include <stddef.h>
#include <string.h>

typedef struct {
    char internal[128];
} ncclUniqueId;

int ncclGetUniqueId(ncclUniqueId *id);
int ncclCommInitRank(void **comm, int ranks, ncclUniqueId id, int rank);
int ncclAllReduce(const void *send, void *receive, size_t count, int type, int op, void *comm, void *stream);

static char comms[8][64];

int ncclGetUniqueId(ncclUniqueId *id)
{
    memset(id, 7, sizeof *id);
    return 0;
}
int ncclCommInitRank(void **comm, int ranks, ncclUniqueId id, int rank)
{
    (void)ranks, (void)id;
    *comm = comms[rank & 7];
    return 0;
}
int ncclAllReduce(const void *send, void *receive, size_t count, int type, int op, void *comm, void *stream)
{
    (void)send, (void)receive, (void)count, (void)type, (void)op, (void)comm, (void)stream;
    return 0;
}
