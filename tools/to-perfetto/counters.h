/* counters.h - samples of counters, each name on a track of its own */
#ifndef COUNTERS_H
#define COUNTERS_H
#include "tracks.h"

typedef struct counters {
    tr_map3 tracks;    /* process or track, name, unit -> pf_track */
    uint64_t unshown;  /* samples for which there was no room */
    uint64_t unfinite; /* samples that are NaN or infinite */
} counters;

void counter_sample(counters *all, emit *o, tracks *tracks, const process_state *process, const tr_event *e,
                    const plan *p);
void counters_free(counters *all);
#endif
