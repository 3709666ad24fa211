/* spans.h - async spans: begin and end find each other by their id, on whatever thread */
#ifndef SPANS_H
#define SPANS_H
#include "extra.h"
#include "threads.h"
#include "tracks.h"

typedef struct spans {
    emit *out;
    flow_events *arrows;
    tracks *tracks;
    const plan *plans; /* by definition */
    tr_map3 open;      /* process, id -> span */
    uint64_t orphans, unterminated;
} spans;

void span_begin(spans *all, thread_state *th, const tr_event *e, const plan *p);
void span_end(spans *all, thread_state *th, const tr_event *e, const plan *p);
bool span_meta(spans *all, thread_state *th, const tr_event *e, const plan *p,
               uint64_t id); /* false: no such span is open */
void span_close_all(spans *all, const process_state *process, int64_t ns);
void spans_unmute(spans *all); /* writes the begins of all spans open now */
void spans_free(spans *all);
#endif
