/* docs.h - docstrings: a signature that inspect reads, then contract, units, errors. All of it may be called from any
 * thread unless it says otherwise. */
#ifndef TRACEH_DOCS_H
#define TRACEH_DOCS_H

#define DOC_OFF "True; False where this process records nothing (TRACE_MODE=off, or its rank is not recorded)."
#define DOC_METADATA "Metadata is what the package's docstring says, at most 64 pairs; more is a ValueError.\n"

#define DOC_task \
    "task(name=..., /, *, domain=None, **metadata)\n--\n\n" \
    "A task: with `with`, one of the tasks of this thread, which lie in each other.\n\n" \
    "    with traceh.task(\"forward\", step=3, flops=1e9) as t:\n" \
    "        t.meta(loss=0.5)            # more metadata, while it is the innermost one\n\n" \
    "With `async with` it is a span of its own, since coroutines interleave on a thread. Before a function it is a\n" \
    "decorator, also without parentheses; the name is then the function's qualified name, if none is given. Each " \
    "call\n" \
    "is a task, each call of a coroutine function a span, and of a generator each part that runs, up to its next " \
    "yield.\n\n" \
    "`domain` groups names: it is the name of the table in trace-tally; default \"user\". " DOC_METADATA \
    "A task is entered once at a time, and left by the thread that entered it. RuntimeError: it is entered or left\n" \
    "twice. RuntimeWarning: it is left by another thread, or while a task that began later is open; it then ends " \
    "when\n" \
    "it is the innermost one of its thread again. Use `async with` or span() for work that overlaps or changes " \
    "threads."
#define DOC_span \
    "span(name, /, *, parent=None, domain=None, **metadata)\n--\n\n" \
    "Work that may overlap other work: a request, a transfer. Any thread may end it.\n\n" \
    "    s = traceh.span(\"request\", url=url).begin()     # or with, or async with\n" \
    "    s.meta(status=200)\n" \
    "    s.end()\n\n" \
    "`id` names it from begin to end, 0 else. `parent` is the span that it belongs to, or its id."
#define DOC_task_begin \
    "task_begin(name, /, *, domain=None, **metadata)\n--\n\n" \
    "Begins a task on this thread; task_end() ends it. Prefer `with traceh.task(...)`, which ends it in any case."
#define DOC_task_begin_child \
    "task_begin_child(name, id, parent, /, *, domain=None, **metadata)\n--\n\n" \
    "As task_begin(), with a number of its own, and that of the task or span that it belongs to."
#define DOC_task_end "task_end()\n--\n\nEnds the innermost open task of this thread."
#define DOC_meta "meta(**metadata)\n--\n\nAdds metadata to the innermost open task of this thread."
#define DOC_instant "instant(name, /, *, domain=None, **metadata)\n--\n\nRecords one moment. " DOC_METADATA
#define DOC_counter \
    "counter(name, value, /, *, unit=None, domain=None, **metadata)\n--\n\n" \
    "Records a value as of now: a line over time. `value` is an int or a float; `unit` a text like \"B\" or \"W\"."
#define DOC_async_begin \
    "async_begin(name, id, /, *, parent=None, domain=None, **metadata)\n--\n\n" \
    "Begins a span that is named by a number of yours, from 0 to 2**64 - 1, unique among open spans. See span()."
#define DOC_async_end "async_end(name, id, /, *, domain=None, **metadata)\n--\n\nEnds the span of that name and number."
#define DOC_flow \
    "flow()\n--\n\n" \
    "A number for flow_out() and flow_in() that no other flow of the run has. It may be sent to other threads,\n" \
    "processes and ranks."
#define DOC_flow_out "flow_out(flow, /)\n--\n\nAn arrow leaves the innermost open task of this thread."
#define DOC_flow_in "flow_in(flow, /)\n--\n\nThe arrow arrives in the innermost open task of this thread."
#define DOC_start "start()\n--\n\nRecords from now on. " DOC_OFF
#define DOC_stop "stop()\n--\n\nRecords nothing until start(). Open tasks are shown as ending here. " DOC_OFF
#define DOC_pause \
    "pause()\n--\n\nAs stop(), but counted: it needs as many resumes as pauses. The trace shows the gap. " DOC_OFF
#define DOC_resume "resume()\n--\n\nEnds a pause(). RuntimeError where nothing is paused. " DOC_OFF
#define DOC_enabled "enabled()\n--\n\nWhether tasks are recorded now: for work that only prepares metadata."
#define DOC_flush \
    "flush()\n--\n\n" \
    "Waits until everything recorded so far is on the disk, and asks devices for their records. What the host " \
    "recorded\n" \
    "survives the death of the process without it. OSError: the file could not be written. " DOC_OFF
#define DOC_step \
    "step()\n--\n\n" \
    "A step begins, and the one before ends: for TRACE_WHEN and trace-run --when, which choose the steps to record."
#define DOC_devices \
    "devices(on, /)\n--\n\nWhether the work of devices is recorded; host calls are recorded either way. " DOC_OFF
#define DOC_release_devices \
    "release_devices()\n--\n\n" \
    "As devices(False), and CUPTI is free for other tools, such as torch.profiler, until devices(True). " DOC_OFF
#define DOC_filter \
    "filter(apis, /)\n--\n\n" \
    "Changes what is recorded, in the words of TRACE_APIS: \"mpi=full,itt=off\", \"all=off,user\". ValueError where " \
    "they\n" \
    "make no sense; nothing changes then. " DOC_OFF
#define DOC_snapshot \
    "snapshot(path, /)\n--\n\n" \
    "Writes everything recorded so far to a trace of its own; with TRACE_MODE=ring, what is in memory now. " \
    "Recording\n" \
    "goes on. OSError: the file exists or cannot be written. False before the first event."
#define DOC_file "file()\n--\n\nThe path of this process' trace; \"\" before its first event."
#define DOC_run "run()\n--\n\nThe name of the run that this process belongs to; \"\" where it has none yet."
#define DOC_output "output(folder, /)\n--\n\nWhether the file will be made in that folder: False once there is one."
#define DOC_version "version()\n--\n\nOf the recorder: (major, minor, patch)."
#define DOC_now "now()\n--\n\nThe recorder's clock, in ticks, as Track.slice() takes them."
#define DOC_ticks_per_second "ticks_per_second()\n--\n\nNominal; the file has the exact relation to wall time."
#define DOC_from_monotonic \
    "from_monotonic(ns, /)\n--\n\nThe ticks of a time.monotonic_ns(), within about a microsecond."
#define DOC_thread_name "thread_name(name, /)\n--\n\nNames the calling thread."
#define DOC_process_name "process_name(name, /)\n--\n\nNames the process."
#define DOC_info \
    "info(key, value, /)\n--\n\nRecords a fact of the run: \"git\", \"input\", \"batch size\". The value is " \
    "str(value)."
#define DOC_set_rank \
    "set_rank(rank, world, /)\n--\n\n" \
    "Which rank this process is, of how many: for launchers that trace.h does not know. ValueError: rank >= world."
#define DOC_leaves "_leaves()\n--\n\nThe process is about to end without exit handlers, by its own will."
#define DOC_recorder "_recorder()\n--\n\nThe address of the recorder in use, for the package's other extensions."
#define DOC_load "load(path, /)\n--\n\nLoads libtrace-h.so, unless the process has it. None, or what went wrong."
#define DOC_track_create "track_create(name, parent, /)\n--\n\nThe number of a new track; parent 0 is the process."
#define DOC_track_slice \
    "track_slice(track, name, begin, end, /, *, domain=None, **metadata)\n--\n\nWork on a track, in ticks."
#define DOC_track_counter \
    "track_counter(track, name, value, /, *, unit=None, domain=None)\n--\n\nA value of a track, as of now."

#define DOC_again "again($self, name=..., /)\n--\n\nAnother task of this name and metadata, not entered."
#define DOC_begin "begin($self, /)\n--\n\nEnters it, and returns it; end() leaves it."
#define DOC_end "end($self, /)\n--\n\nLeaves it."
#define DOC_task_meta \
    "meta($self, /, **metadata)\n--\n\nAdds metadata. A task must be the innermost open one of this thread, else " \
    "RuntimeError."
#define DOC_id "The number of a span, while it is open; 0 else."
#define DOC_name "The name; None of a decorator that takes the function's."
#endif
