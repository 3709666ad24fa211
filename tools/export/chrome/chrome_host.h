/* chrome_host.h - tasks, calls, instants, counters and spans of threads */
#ifndef CHROME_HOST_H
#define CHROME_HOST_H
#include "chrome.h"

void chrome_plan_make(chrome *c, chrome_plan *p, const tr_def *def);
void chrome_plan_free(chrome_plan *p);

void chrome_slice_begin(chrome *c, walk_thread *t, tr_open *o, const tr_event *e, bool shown);
void chrome_slice_end(chrome *c, walk_thread *t, tr_open *o, int64_t end_ns, const tr_event *end, bool inside);
void chrome_other(chrome *c, walk_thread *t, const tr_event *e);
void chrome_slices_free(chrome *c); /* spare ones */
#endif
