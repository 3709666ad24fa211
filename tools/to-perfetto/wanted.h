/* wanted.h - which events are shown: those of some APIs, or whose names match */
#ifndef WANTED_H
#define WANTED_H
#include "common/values.h"
#include "support/map.h"
#include "read/read.h"

typedef struct wanted {
    const tool_list *apis;   /* n 0: all */
    const tool_regex *names; /* not given: all */
    uint8_t *how;            /* by definition */
    tr_map names_known;      /* hash -> name that was looked at */
    size_t nknown;
} wanted;

/* What the options ask for. */
static inline bool wanted_any(const wanted *w) { return w->apis->n || w->names->given; }
/* A copy for one thread, which remembers names that it looked at. */
void wanted_start(wanted *w, const wanted *asked, const tr_trace *trace);
/* Of an event that begins or is a thing of its own. Ends are shown with their begins, metadata with what it belongs
 * to: of these the answer is yes. */
bool wanted_event(wanted *w, const tr_event *e);
void wanted_end(wanted *w);
#endif
