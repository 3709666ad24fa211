/* tracks.h - the tracks of what overlaps: devices' queues, work that others timed, async spans; and device slices,
 * which lie on them */
#ifndef TRACKS_H
#define TRACKS_H
#include "communicators.h"
#include "flow_events.h"
#include "lanes.h"
#include "process.h"

typedef struct tracks {
    const tr_trace *trace;
    tr_map3 groups;             /* process and category, track, or thread and API -> lanes */
    struct keep_sizes *measure; /* NULL: nobody measures */
} tracks;

lanes *track_lanes(tracks *all, emit *o, const process_state *process, const tr_process *recorder, uint32_t id);
lanes *event_lanes(tracks *all, emit *o, const process_state *process, const char *thread_name, const tr_event *e,
                   const plan *p); /* of the event at hand */
lanes *async_lanes(tracks *all, const emit *o, const process_state *process, pf_id category);
void device_slice(tracks *all, emit *o, flow_events *arrows, const communicators *known, const process_state *process,
                  const char *thread_name, const tr_event *e, const plan *p);
void tracks_free(tracks *all);
#endif
