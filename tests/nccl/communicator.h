/* communicator.h - a communicator with a name, of ranks that do not talk to each other
 *
 * tests/nccl/fake.c takes members of one unique id for one communicator and waits for nobody. */
#include <nccl.h>
#include <string.h>

/* name: NULL: none; key: its unique id. NULL if NCCL says no. */
static ncclComm_t communicator(const char *name, int size, int rank, char key)
{
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    ncclUniqueId id;
    ncclComm_t comm = NULL;
    memset(&id, key, sizeof id);
    config.commName = name;
    return ncclCommInitRankConfig(&comm, size, id, rank, &config) ? NULL : comm;
}
