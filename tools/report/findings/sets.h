/* sets.h - ranks that belong together: all of a node, of a stage, of a pipeline, of a communicator
 *
 * A cause of slowness seldom ends at one rank: a node shares its processors, its power and its network, and
 * members of a group share their work. So many culprits are named as what they are. */
#ifndef REPORT_SETS_H
#define REPORT_SETS_H
#include "report/report.h"

/* The first n of the order of processes, of which the first nlate are late by more than chance; and of each node or
 * communicator that has most of its ranks among them those left, if all of it is late. They come next in the order.
 * Returns how many they are now. */
uint32_t sets_complete(const analysis *a, uint32_t *order, uint32_t all, uint32_t nlate, uint32_t n);
/* "node n3", "nodes n3 and n5", "stage 2 of 4", "3 of 8 pipelines", "one group that meets in ncclAllReduce"; NULL: they
 * are none of these. To be freed. */
char *sets_text(const analysis *a, const bool *chosen);
#endif
