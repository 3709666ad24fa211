/* status.h - how inputs fared, and how well clocks are known */
#ifndef TRACE_READ_STATUS_H
#define TRACE_READ_STATUS_H
#include "read/types.h"

/* How each input fared, for a table of them. After tr_merge `events` is known, and `lost` is complete. */
typedef struct tr_input {
    const char *path, *name; /* as shown, as opened */
    bool used, damaged, merged, empty;
    bool passed; /* it holds, perhaps besides others, a run that was not asked for */
    uint32_t processes;
    uint32_t killed, running;                    /* files that were never closed; of these, whose process runs */
    uint64_t events, dropped, overwritten, lost; /* lost: in damaged places, as far as they can be counted */
    uint64_t block_bytes;                        /* of a merged file: what its largest block takes in memory */
} tr_input;
size_t tr_trace_inputs(const tr_trace *trace, tr_input *inputs, size_t max);

/* Nodes, and how well their clocks are known. */
typedef struct tr_node_info {
    const char *host;
    uint32_t processes, samples;
    uint64_t fit_error_ns; /* bound of ticks -> CLOCK_MONOTONIC of the node */
    int64_t align_ns;      /* added to the node's time */
    double drift;          /* and so much for each ns of it: clocks of nodes go faster or slower */
    /* bound of it where messages went both ways, UINT64_MAX: nothing bounds it but the nodes' own time of day */
    uint64_t align_error_ns;
} tr_node_info;
size_t tr_trace_nodes(const tr_trace *trace, tr_node_info *nodes, size_t max);
/* Messages and collectives between nodes used for alignment, and how many had their effect before their cause. */
void tr_trace_causality(const tr_trace *trace, uint64_t *matched, uint64_t *before, uint64_t *after);
#endif
