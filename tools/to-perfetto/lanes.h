/* lanes.h - work that overlaps, on one visible track
 *
 * Slices of a Perfetto track must nest. What overlaps goes on lanes: tracks of the same name and parent, which the UI
 * shows as one track of several rows. A slice takes the first lane that is free when it begins. */
#ifndef LANES_H
#define LANES_H
#include "pf.h"

typedef struct lane {
    pf_track track;
    int64_t end; /* free from then on; INT64_MAX while a span without a known end is open */
} lane;

typedef struct lanes {
    pf_track_info info; /* of each lane */
    uint64_t uuid;      /* of lane 0 when it was described before; 0 = not yet */
    lane *lane;
    uint32_t n, cap, first_free; /* no lane below first_free is free for ever: all are held by open spans */
} lanes;

/* The lane for a slice that begins at `begin`; it is taken until `end`. Pointers to lanes do not survive another take.
 */
uint32_t lanes_take(pf *w, lanes *l, int64_t begin, int64_t end);
void lanes_give(lanes *l, uint32_t k, int64_t end);
void lanes_free(lanes *l);
#endif
