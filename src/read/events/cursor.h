/* cursor.h - events in the order of time */
#ifndef TRACE_READ_CURSOR_H
#define TRACE_READ_CURSOR_H
#include "read/types.h"

typedef struct tr_cursor tr_cursor;
tr_cursor *tr_thread_cursor(tr_trace *trace, tr_thread *thread); /* one thread (its signal streams merged in) */
/* everything in [from, to); INT64_MIN/MAX = all */
tr_cursor *tr_merged_cursor(tr_trace *trace, int64_t from_ns, int64_t to_ns);
/* The same of some processes alone: chosen[process->index], which lives as long as the cursor. Raw files of others are
 * not read. */
tr_cursor *tr_chosen_cursor(tr_trace *trace, const bool *chosen, int64_t from_ns, int64_t to_ns);
/* Everything of the threads with index % parts == part, in the order cheapest to read: threads alternate, each thread's
 * own events come in time order. The fastest way to see all events, for those who keep a state a thread (tally);
 * `parts` workers can share a trace. In merged files none goes far ahead of those of other threads: it waits for them
 * from their first event to their last, or until they are closed. So a thread that reads several parts closes one
 * before it begins the next, if other threads read any. */
tr_cursor *tr_scan_cursor(tr_trace *trace, unsigned part, unsigned parts);
/* The same of processes with index % parts == part: for those who keep a state a process. */
tr_cursor *tr_process_scan_cursor(tr_trace *trace, unsigned part, unsigned parts);
/* When a thread's last event was, from the end of its streams alone: INT64_MIN if it has none. False: reading all of it
 * would tell, as in merged files. */
bool tr_thread_last(tr_trace *trace, tr_thread *thread, int64_t *ns);
/* The next event, false at the end. Equal times: order of (process index, thread index, position). */
bool tr_next(tr_cursor *cursor, tr_event *event);
/* Up to `max` next events at once, 0 at the end. From thread and scan cursors all are of one thread; payloads live
 * until the next call. */
size_t tr_next_batch(tr_cursor *cursor, tr_event *events, size_t max);
/* It will not be read further, so scans beside it need not wait for it. It may be left open, as where memory was not
 * had by longjmp() out of another function. */
void tr_cursor_leave(tr_cursor *cursor);
uint64_t tr_cursor_bytes(const tr_cursor *cursor); /* record bytes consumed so far */
void tr_cursor_close(tr_cursor *cursor);
#endif
