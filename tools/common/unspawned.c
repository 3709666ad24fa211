/* unspawned.c - see unspawned.h */
#include "unspawned.h"
#include <stdlib.h>
#include <string.h>
#include "message.h"

char *spawned_text(tr_process *const *list, size_t n, size_t run, uint32_t *world)
{
    const tr_process *found = NULL;
    int32_t high = 0;
    for (size_t i = 0; i < n; i++) {
        const tr_process *p = list[i];
        if ((run && p->run != run) || p->spawned <= *world || p->rank < 0 || (found && p->spawned > found->spawned))
            continue;
        high = !found || p->spawned < found->spawned || p->rank > high ? p->rank : high;
        found = p;
    }
    if (!found)
        return NULL;
    *world = found->spawned;
    return tool_text("ranks %d to %d are ranks 0 to %d of world %u, by MPI_Comm_spawn", found->first_rank, high,
                     high - found->first_rank, found->spawned + 1);
}

uint32_t unspawned_count(tr_process *const *list, size_t n, size_t run)
{
    uint64_t started = 0, there = 0;
    for (size_t i = 0; i < n; i++) {
        const tr_process *p = list[i];
        uint64_t most = 0; /* each time they are all told again */
        if (run && p->run != run)
            continue;
        there += p->spawned != 0;
        for (uint32_t k = 0; k < p->ninfo; k++)
            if (!strcmp(p->info[2 * k], "mpi.spawned")) {
                uint64_t value = strtoull(p->info[2 * k + 1], NULL, 10);
                most = value > most ? value : most;
            }
        started += most > UINT32_MAX ? 0 : most;
    }
    return started > there && started - there <= UINT32_MAX ? (uint32_t)(started - there) : 0;
}

char *unspawned_text(uint32_t missing)
{
    return tool_text(
        "%u %s that MPI_Comm_spawn started %s not on record: to record them, start the launcher by trace-run "
        "(trace-run -- mpirun ...), or set LD_PRELOAD for all that it starts",
        missing, missing == 1 ? "process" : "processes", missing == 1 ? "is" : "are");
}
