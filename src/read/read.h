/* read.h - the reader library: every tool stands on it, no tool opens a file itself
 *
 * The data flow: trace_set_open(paths) reads headers, chunk tables and dictionaries of raw and merged files alike
 * -> processes, threads, event definitions; then events come from cursors:
 *   thread cursor   all events of one thread in time order             tally, merge; many threads in parallel
 *   merged cursor   all events of all threads in time order (k-way)     print, to-perfetto
 * Times handed out are nanoseconds of the trace's common clock (int64, realtime epoch of the first process' host,
 * aligned between nodes); tr_trace.t0_ns is the earliest event.
 *
 * Nothing in a file is trusted: every length is checked against what is there. A damaged place yields one message
 * "file:offset: error: ..." through the trace's message callback, the rest is still read, and tr_trace_status() says
 * so.
 *
 * Ownership: all pointers handed out belong to the trace and live until tr_trace_close, except tr_event's payload and
 * strings taken from it, which live until the cursor moves. Threads: a trace is read-only after open; each cursor
 * belongs to one thread.
 */
#ifndef TRACE_READ_H
#define TRACE_READ_H
#include "contents.h"
#include "read/events/cursor.h"
#include "read/events/fields.h"
#include "read/events/off_cpu.h"
#include "open.h"
#include "read/events/stack.h"
#include "types.h"
#endif
