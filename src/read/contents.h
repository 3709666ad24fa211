/* contents.h - what an open trace has */
#ifndef TRACE_READ_CONTENTS_H
#define TRACE_READ_CONTENTS_H
#include "types.h"

int tr_trace_status(const tr_trace *trace);
size_t tr_trace_runs(const tr_trace *trace, const tr_run_info **out); /* all that are in the input; run N is at N - 1 */

bool tr_process_is_other(const tr_process *process); /* another member of tr_options.team reads it */
size_t tr_trace_processes(const tr_trace *trace, tr_process *const **out);
size_t tr_trace_threads(const tr_trace *trace, tr_thread *const **out);
size_t tr_trace_tracks(const tr_trace *trace, tr_track *const **out);
size_t tr_trace_defs(const tr_trace *trace, const tr_def *const **out);
tr_track *tr_trace_track(const tr_trace *trace, const tr_process *recorder, uint32_t id);
int64_t tr_trace_t0(const tr_trace *trace);     /* earliest event, ns; INT64_MAX if none */
uint64_t tr_trace_bytes(const tr_trace *trace); /* all record bytes: 100 % of a progress bar */
#endif
