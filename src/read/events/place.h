/* place.h - places in programs */
#ifndef TRACE_READ_PLACE_H
#define TRACE_READ_PLACE_H
#include "read/model.h"

void tr_place_add(tr_full_process *p, tr_string *string, uint64_t address, tr_text module, tr_text build_id);
/* What people read in place of the recorded text; NULL: nothing better is known. The first call finds all source lines
 * of the trace. Any thread. */
const tr_place *tr_place_named(tr_trace *trace, const tr_place *place);
void tr_places_free(tr_trace *trace);

/* lines.c: the source lines of one file's places; the trace's place_lock is held */
void tr_lines_find(tr_trace *trace, tr_module *module);
extern const bool tr_lines_built; /* with libdw */
#endif
