/* ranks.h - how many ranks there are */
#ifndef TOOL_RANKS_H
#define TOOL_RANKS_H
#include "read/read.h"

/* Different ranks of these processes; of `run` alone unless that is 0. What it costs depends on how many there are,
 * not on their numbers: a file may say any. */
uint32_t ranks_count(tr_process *const *list, size_t n, size_t run);
#endif
