/* overwritten.h - events that newer ones replaced (ring mode, TRACE_MAX), and from when on none is missing */
#ifndef TOOL_OVERWRITTEN_H
#define TOOL_OVERWRITTEN_H
#include "read/read.h"

typedef struct overwritten {
    uint64_t events;
    int64_t start_ns, whole_ns; /* of the processes that lost some: when the first began; from here on all are whole */
    bool ring, bounded;         /* by which of the two */
} overwritten;

void overwritten_add(overwritten *o, const tr_process *p);
overwritten overwritten_of(const tr_trace *trace);
/* "12 older events were overwritten (TRACE_MAX): nothing is missing from 2026-11-24 10:03:04 on, 1.20h after the
 * start". NULL: none were. Allocated. */
char *overwritten_text(const overwritten *o);
#endif
