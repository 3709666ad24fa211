/* read.h - the reader library: every tool stands on it, no tool opens a file itself
 *
 * The data flow: trace_set_open(paths) reads headers, chunk tables and dictionaries of raw and merged files alike
 * -> processes, threads, event definitions; then events come from cursors:
 *   thread cursor   all events of one thread in time order             tally, merge; many threads in parallel
 *   merged cursor   all events of all threads in time order (k-way)     print, to-perfetto
 * Times handed out are nanoseconds of the trace's common clock (int64, realtime epoch of the first process' host, aligned between nodes);
 * tr_trace.t0_ns is the earliest event.
 *
 * Nothing in a file is trusted: every length is checked against what is there. A damaged place yields one message
 * "file:offset: error: ..." through the trace's message callback, the rest is still read, and tr_trace_status() says so.
 *
 * Ownership: all pointers handed out belong to the trace and live until tr_trace_close, except tr_event's payload and strings taken from
 * it, which live until the cursor moves. Threads: a trace is read-only after open; each cursor belongs to one thread.
 */
#ifndef TRACE_READ_H
#define TRACE_READ_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "../format/raw.h"

typedef struct tr_trace tr_trace;

/* What happened, as an exit status: tools return the worst. */
enum { TR_OK = 0, TR_DAMAGED = 1 /* used, but something was damaged, cut or missing, or events were lost while recording */, TR_FAILED = 2 /* nothing usable */ };

/* A kind of event that is in no file: cursors give each thread one where slices of some APIs end because these are recorded no more (TRACE_REC_GAP). */
enum { TR_KIND_GAP = 255 };

typedef struct tr_field {
    const char *name;
    uint8_t type, role;      /* enum trace_type (with TRACE_T_ARRAY), enum trace_role */
    const char *hint;        /* unit or "enum:NAME" */
    const struct tr_enum *enumeration; /* or NULL */
} tr_field;

typedef struct tr_enumerator { int64_t value; uint8_t flags; const char *name; } tr_enumerator;
typedef struct tr_enum { const char *name; bool is_flags; uint32_t n; const tr_enumerator *values; /* sorted by value */ } tr_enum;

/* An event's definition. One of (api, name, kind, fields) is shared by all processes that define it alike, so pointers can be
 * compared and `index` (dense, 0..trace->nevents-1) can address arrays. */
typedef struct tr_def {
    uint32_t index;
    const char *api, *name;  /* UTF-8 made valid by the reader */
    uint8_t kind, level;     /* enum trace_kind */
    uint16_t nfields;
    const tr_field *fields;
    const struct tr_def *pair; /* END, ASYNC_END: the begin's definition, or NULL = any user task */
    int fixed_bytes;         /* payload size when it is constant, else -1 */
    int16_t result, bytes;   /* index of the RESULT field and of the first BYTES* field, -1 none: shortcuts for tools */
    uint64_t roles;          /* bit 1u << role for each role its fields have: a cheap test before tr_role_get */
    bool paired;             /* BEGIN, ASYNC_BEGIN: some definition names it as its pair; a BEGIN without is a user task */
} tr_def;

/* A program and a library of it may each have a recorder and a file of its own: they are one process here, and a thread's events come from all of them. What a
 * recorder's numbers mean (texts, tracks) only it knows: tr_event.recorder, tr_track.recorder. */
typedef struct tr_process {
    uint32_t index;          /* 0.. in the order (host, rank, pid, start, session): the same whatever the order of the files */
    const char *path;        /* file it came from; of several recorders, the first one's, as is the header */
    const trace_file_header *header; /* as read; host, program, job are terminated */
    const char *name;        /* process name given by the program, or the program's basename */
    int32_t rank, world;     /* -1 unknown */
    int64_t t_open_ns;
    int64_t alive_ns;        /* the last time its recorder read the clocks: it lived then; t_open_ns if it never did */
    uint64_t clock_error_ns; /* bound of the tick -> ns fit: half the widest bracket + residual */
    uint64_t align_error_ns; /* bound against other nodes' clocks, besides; UINT64_MAX: nothing bounds it */
    uint64_t dropped;        /* events lost for want of space, all streams */
    uint64_t overwritten;    /* events lost to newer ones (ring mode), all streams */
    uint32_t ninfo;
    const char *const *info; /* 2 * ninfo strings: key, value */
    bool killed;             /* the file was never closed */
    uint32_t run;            /* number of its run, from 1 */
} tr_process;

/* What was started together: a job's ranks and the processes they start. In the order of their first processes. */
typedef struct tr_run_info {
    const char *id;          /* as the recorder or the launcher names it; "": told apart by ranks, parents and times */
    const char *program;     /* of rank 0 or of the first process */
    int64_t start_ns;        /* of the first process, since the epoch, by its own clock */
    uint32_t processes;      /* files of it, in all of the input */
    int32_t world;           /* -1 unknown */
    bool chosen, ranked;     /* it is read; `program` is that of rank 0 */
} tr_run_info;

typedef struct tr_thread {
    uint32_t index;          /* dense over the trace */
    tr_process *process;
    uint32_t tid;            /* kernel thread id */
    const char *name;        /* "" unknown */
    uint64_t dropped, overwritten;
    uint64_t bytes;          /* raw bytes of records: a measure for progress bars */
} tr_thread;

typedef struct tr_track {    /* device tracks */
    uint32_t index;
    tr_process *process;
    const tr_process *recorder; /* whose ids these are */
    uint32_t id, parent;     /* as recorded; parent 0 = the process */
    uint8_t kind;
    const char *name;
} tr_track;

/* A SLICE is recorded when it is over, and cursors hand it out then: its ns may lie before that of earlier events. */
typedef struct tr_event {
    int64_t ns;              /* time, or the begin of a SLICE */
    int64_t end_ns;          /* end of a SLICE, else == ns */
    const tr_def *def;
    tr_thread *thread;
    const unsigned char *payload;
    uint32_t payload_bytes;  /* validated against def: walking the fields never leaves it */
    const tr_process *recorder; /* for tr_text_of and tr_trace_track; all else is thread->process */
} tr_event;

/* A field's value, decoded. Arrays: `n` elements of `type` at `data` (unaligned), `true_n` >= n if it was cut. Strings likewise, bytes at
 * `data`, not terminated, UTF-8 not checked (tr_print_text escapes). */
typedef struct tr_value {
    const tr_field *field;
    uint8_t type;            /* element type without TRACE_T_ARRAY; STRID is handed out as STR; 0: cannot be read */
    bool is_array;
    union { uint64_t u; int64_t i; double f; };
    const void *data;
    uint32_t n, true_n;
} tr_value;

/* The text of a STRING record, for those who decode payloads themselves (a STR whose u16 is 0x8000 is followed by its id); not
 * terminated, valid as long as the trace. NULL: there is none. Any thread.
 * A text that names a place in a program (docs/reference/format.md, "Places") is given with its source line, "main (solver.c:42)", where that is found; the first
 * such text asked for reads the debug information of all programs, and one line for each says why its lines are not known. So do all values. */
const char *tr_text_of(const tr_process *recorder, uint32_t id, uint32_t *length);

typedef struct tr_options {
    void (*message)(void *user, const char *text); /* one line without newline; NULL = stderr */
    void *user;
    uint64_t max_mem;        /* bytes the cursors may hold, and the limit of what is unpacked where that is more; 0 = 256 MiB */
    int threads;             /* worker threads; 0 = all cores */
    const char *run;         /* which of several runs: its number, its id or how that begins, "all"; NULL: the newest, and one line says so */
    bool no_align;           /* keep each node's own clock, do not align ranks by messages */
    const char *const *symbols; /* folders that have programs and their debug information, besides where they were when they ran */
    size_t nsymbols;
} tr_options;

/* Opens raw .bin files, merged files, or directories of them. Never NULL; a trace in which nothing was usable has no processes
 * and status TR_FAILED. */
tr_trace *tr_trace_open(const char *const *paths, size_t n, const tr_options *options);
void tr_trace_close(tr_trace *trace);
int tr_trace_status(const tr_trace *trace);
size_t tr_trace_runs(const tr_trace *trace, const tr_run_info **out); /* all that are in the input; run N is at N - 1 */

size_t tr_trace_processes(const tr_trace *trace, tr_process *const **out);
size_t tr_trace_threads(const tr_trace *trace, tr_thread *const **out);
size_t tr_trace_tracks(const tr_trace *trace, tr_track *const **out);
size_t tr_trace_defs(const tr_trace *trace, const tr_def *const **out);
tr_track *tr_trace_track(const tr_trace *trace, const tr_process *recorder, uint32_t id);
int64_t tr_trace_t0(const tr_trace *trace);      /* earliest event, ns; INT64_MAX if none */
uint64_t tr_trace_bytes(const tr_trace *trace);  /* all record bytes: 100 % of a progress bar */

typedef struct tr_cursor tr_cursor;
tr_cursor *tr_thread_cursor(tr_trace *trace, tr_thread *thread);      /* one thread (its signal streams merged in) */
tr_cursor *tr_merged_cursor(tr_trace *trace, int64_t from_ns, int64_t to_ns); /* everything in [from, to); INT64_MIN/MAX = all */
/* Everything of the threads with index % parts == part, in the order cheapest to read: threads alternate, each thread's own events come in
 * time order. The fastest way to see all events, for those who keep a state a thread (tally); `parts` workers can share a trace. */
tr_cursor *tr_scan_cursor(tr_trace *trace, unsigned part, unsigned parts);
/* When a thread's last event was, from the end of its streams alone: INT64_MIN if it has none. False: reading all of it would tell, as in
 * merged files. */
bool tr_thread_last(tr_trace *trace, tr_thread *thread, int64_t *ns);
/* The next event, false at the end. Equal times: order of (process index, thread index, position). */
bool tr_next(tr_cursor *cursor, tr_event *event);
/* Up to `max` next events at once, 0 at the end. From thread and scan cursors all are of one thread; payloads live until the next call. */
size_t tr_next_batch(tr_cursor *cursor, tr_event *events, size_t max);
uint64_t tr_cursor_bytes(const tr_cursor *cursor); /* record bytes consumed so far */
void tr_cursor_close(tr_cursor *cursor);

/* Field number k of the event. Fields before k are walked, so loop with tr_fields for all of them. */
bool tr_field_get(const tr_event *event, unsigned k, tr_value *value);
/* Decodes all fields, in order, into values[def->nfields]; returns the number of those that can be read. Behind a field of a type that this
 * reader does not know no other can be found: values from there on have type 0, no bytes, and the number 0. */
unsigned tr_fields(const tr_event *event, tr_value *values);
/* The first field with that role; false if none. */
bool tr_role_get(const tr_event *event, enum trace_role role, tr_value *value);
/* The collective that the record takes part in: the pair is the same on every member. False: none. */
bool tr_collective(const tr_event *event, uint64_t *comm, uint64_t *seq);
/* Element k of an array value as a scalar value. */
bool tr_element(const tr_value *array, uint32_t k, tr_value *element);
/* The event's visible name: role NAME if present, else def->name. Returns length, not terminated. */
size_t tr_event_name(const tr_event *event, const char **text);
/* True if the RESULT field says error. */
bool tr_is_error(const tr_event *event);
/* Sum of the BYTES* fields. */
uint64_t tr_bytes(const tr_event *event);
/* Sum of the fields of one of these roles: BYTES, BYTES_SENT or BYTES_RECV. */
uint64_t tr_bytes_of(const tr_event *event, enum trace_role role);
/* Writes a value as people read it: enum and flag names, hex pointers, escaped strings, [a, b, c, ... +n more]. */
void tr_print_value(FILE *out, const tr_value *value);
/* Writes text with control bytes and invalid UTF-8 escaped. */
void tr_print_text(FILE *out, const char *text, size_t length);

/* The stack of one thread: which begin an end closes. Shared by tally and to-perfetto so that both count alike.
 * Rules (docs/reference/format.md "Nesting"): an end closes the innermost open slice of its definition; open slices of the SAME api above it were
 * left by longjmp or an exception and are closed at the same time (unterminated = true); slices of other APIs stay open.
 * Each recorder of a process closes what it opened itself. An end without a begin is an orphan: tr_stack_end returns 0. child_ns is the time in which another slice was open above this one; the stack
 * keeps it, also where slices of different APIs cross: so what is left, slices' own times, adds up to the time anything was open.
 * `user`, `bytes`, `sent`, `received`, `mark` and `node` are the tool's. */
typedef struct tr_open { const tr_def *def; const tr_process *recorder; int64_t begin_ns; int64_t child_ns; int64_t covered_ns; uint64_t user; uint64_t bytes, sent, received; uint32_t mark; uint32_t name_length : 31, unterminated : 1; void *node; char *name; } tr_open;
typedef struct tr_stack tr_stack;
tr_stack *tr_stack_new(void);
void tr_stack_free(tr_stack *stack);
tr_open *tr_stack_push(tr_stack *stack, const tr_event *begin);
/* Calls closed(user, open slice, end_ns) for each slice this end closes, innermost first; the last is the one it names. */
unsigned tr_stack_end(tr_stack *stack, const tr_event *end, void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user);
/* Recording pauses (TRACE_KIND_PAUSE in the thread's own stream, TR_KIND_GAP): closes its open tasks, at a gap also the open slices of other APIs that it names,
 * innermost first, for their ends are not recorded, or come when other tasks have begun. Calls stay open: their ends are recorded in any case. An end that
 * comes later and finds nothing is no orphan then. */
void tr_stack_pause(tr_stack *stack, const tr_event *pause, void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user);
tr_open *tr_stack_top(tr_stack *stack);
size_t tr_stack_depth(const tr_stack *stack);
tr_open *tr_stack_at(tr_stack *stack, size_t depth); /* 0 = outermost */

#endif
