/* unspawned.h - worlds of MPI_Comm_spawn: which ranks they have, and processes of theirs that nobody recorded */
#ifndef TOOL_UNSPAWNED_H
#define TOOL_UNSPAWNED_H
#include "read/read.h"

/* "ranks 2 to 3 are ranks 0 to 1 of world 2, by MPI_Comm_spawn", to be freed, of the next spawned world of `run` (0: of
 * any) behind *world, which is 0 at first; NULL: there is none. */
char *spawned_text(tr_process *const *list, size_t n, size_t run, uint32_t *world);
/* How many processes of `run` (0: of any) say that they started others, less those that are there. */
uint32_t unspawned_count(tr_process *const *list, size_t n, size_t run);
char *unspawned_text(uint32_t missing); /* a sentence; to be freed */
#endif
