/* contrast.h - how the culprits' windows differ from the typical segments beside them
 *
 * Pairs of values are [0] in the windows of the culprits, and [1] what the same work has on typical ranks. */
#ifndef REPORT_CONTRAST_H
#define REPORT_CONTRAST_H
#include "culprits.h"

/* Idle time of queues that had been asked for work, and blocks of the kernels. */
typedef struct device_work {
    int64_t gaps;
    double blocks;
} device_work;

/* The kernel that took most longer, with its mean durations; NONE: no kernel took longer. */
uint32_t contrast_kernel(const analysis *a, const ranks_found *f, uint64_t mean[2]);
void contrast_sums(const segments *s, const ranks_found *r, int64_t sums[2]); /* all work of devices */
void contrast_works(const analysis *a, const ranks_found *r, device_work sums[2]);
/* How much longer the culprits take, and how often, as text. To be freed. */
char *contrast_excess(const segments *s, const ranks_found *r);
/* Evidence: counters of the process that stand out, such as a clock, a power limit or page faults. */
void contrast_counters(finding *f, const analysis *a, uint32_t process);
/* Evidence: the process receives far more than others, so it may have more to do. */
void contrast_received(finding *f, const analysis *a, uint32_t process);
#endif
