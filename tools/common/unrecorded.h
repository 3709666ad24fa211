/* unrecorded.h - launches whose work is not on record, for the process ended before the device's library had handed it
 * over
 *
 * Only of processes that did not close the trace: what others lost is counted by the recorder. Not counted are launches
 * in calls that failed, and those captured into a graph, for which the device does nothing; nor anything of a process
 * whose older events were overwritten. */
#ifndef TOOL_UNRECORDED_H
#define TOOL_UNRECORDED_H
#include "support/map.h"
#include "read/read.h"

typedef struct unrecorded {
    uint8_t *defs;  /* by definition: what it is */
    uint64_t *apis; /* and of which API: its name's hash */
    struct unrecorded_thread *threads;
    tr_map3 numbers; /* process, API, number / 64 -> two sets: asked for, done */
} unrecorded;

void unrecorded_open(unrecorded *u, const tr_trace *trace);
void unrecorded_close(unrecorded *u);
/* Whether a process is looked at. */
static inline bool unrecorded_wants(const tr_process *p)
{
    return p->header->state != TRACE_FILE_CLOSED && !p->overwritten;
}
/* each of such a process, in the order its thread recorded it */
void unrecorded_event(unrecorded *u, const tr_event *e);
/* the sets, of other threads; `from` is closed afterwards */
void unrecorded_merge(unrecorded *to, unrecorded *from);
/* wanted NULL: all */
uint64_t unrecorded_launches(const unrecorded *u, bool (*wanted)(const void *user, uint32_t process), const void *user);
#endif
