/* sizes.h - messages and collectives by process, function and size: a bin for each power of two */
#ifndef SIZES_H
#define SIZES_H
#include "tally/tally.h"

enum { BINS = 65 }; /* 0 bytes; 1; 2 and 3; 4 to 7 ... */

typedef struct sums {
    uint64_t sends, sent, receives, received, collectives, gave, took;
} sums;
typedef struct bin {
    uint32_t api, name, bin;
    int32_t rank;
    const tr_process *process;
    sums sums;
} bin;
struct sizes {
    tr_map3 map; /* process, API and name, bin -> 1 + index */
    bin *bins;
    size_t n, room;
};

/* Of a process, API, name and bin; made if absent. */
sums *sizes_sums(sizes **all, const tr_process *process, uint32_t api, uint32_t name, uint32_t bin);
#endif
