/* types.h - what the reader hands out: events and what they belong to */
#ifndef TRACE_READ_TYPES_H
#define TRACE_READ_TYPES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "format/raw.h"

typedef struct tr_trace tr_trace;

/* What happened, as an exit status: tools return the worst. */
enum {
    TR_OK = 0,
    TR_DAMAGED = 1 /* used, but something was damaged, cut or missing, or events were lost while recording */,
    TR_FAILED = 2 /* nothing usable */
};

/* A kind of event that is in no file: cursors give each thread one where slices of some APIs end because these are
 * recorded no more (TRACE_REC_GAP). */
enum { TR_KIND_GAP = 255 };

typedef struct tr_field {
    const char *name;
    uint8_t type, role;                /* enum trace_type (with TRACE_T_ARRAY), enum trace_role */
    uint8_t null_bit;                  /* 1 + its bit in the event's `nulls`; 0: it has none */
    uint8_t size;                      /* of a number that is always at `start` of the payload; else 0 */
    uint32_t start;                    /* 0: it is the first, or the place differs */
    const char *hint;                  /* unit or "enum:NAME" */
    const struct tr_enum *enumeration; /* or NULL */
} tr_field;

typedef struct tr_enumerator {
    int64_t value;
    uint8_t flags;
    const char *name;
} tr_enumerator;
typedef struct tr_enum {
    const char *name;
    bool is_flags;
    uint32_t n;
    const tr_enumerator *values; /* sorted by value */
} tr_enum;

/* An event's definition. One of (api, name, kind, fields) is shared by all processes that define it alike, so pointers
 * can be compared and `index` (dense, 0..trace->nevents-1) can address arrays. */
typedef struct tr_def {
    uint32_t index;
    const char *api, *name; /* UTF-8 made valid by the reader */
    uint8_t kind, level;    /* enum trace_kind */
    uint16_t nfields;
    const tr_field *fields;
    /* behind the other fields, and none of them: says which ones had a pointer that was NULL; or NULL */
    const tr_field *nulls;
    const struct tr_def *pair; /* END, ASYNC_END: the begin's definition, or NULL = any user task */
    int fixed_bytes;           /* payload size when it is constant, else -1 */
    int16_t result, bytes; /* index of the RESULT field and of the first BYTES* field, -1 none: shortcuts for tools */
    uint64_t roles;        /* bit 1u << role for each role its fields have: a cheap test before tr_role_get */
    /* BEGIN, ASYNC_BEGIN: an end of its own names it as its pair; a BEGIN without is a user task */
    bool paired;
    bool leaves; /* END: it was TRACE_KIND_LEAVE, see tr_left() */
} tr_def;

/* How well the node's clock is known over time. */
typedef struct tr_clock_part {
    int64_t from_ns, to_ns;
    uint64_t error_ns; /* as tr_process.align_error_ns, which is the largest */
} tr_clock_part;

/* A program and a library of it may each have a recorder and a file of its own: they are one process here, and a
 * thread's events come from all of them. What a recorder's numbers mean (texts, tracks) only it knows:
 * tr_event.recorder, tr_track.recorder. */
typedef struct tr_process {
    /* 0.. in the order (host, rank, pid, start, session): the same whatever the order of the files */
    uint32_t index;
    const char *path;                /* file it came from; of several recorders, the first one's, as is the header */
    const trace_file_header *header; /* as read; host, program, job are terminated */
    const char *name;                /* process name given by the program, or the program's basename */
    int32_t rank, world;             /* -1 unknown */
    /* A world of ranks that other ranks started, from 1 on; 0: the launcher's. Its ranks come behind those of the
     * worlds before it, so that a rank is one process: in its own world it is rank - first_rank. What is recorded of
     * peers is by ranks of the own world. */
    uint32_t spawned;
    int32_t first_rank;
    int64_t t_open_ns;
    int64_t alive_ns;        /* the last time its recorder read the clocks: it lived then; t_open_ns if it never did */
    uint64_t clock_error_ns; /* bound of the tick -> ns fit: half the widest bracket + residual, also between samples */
    uint64_t align_error_ns; /* bound against other nodes' clocks, besides; UINT64_MAX: nothing bounds it */
    const tr_clock_part *clock_parts; /* the same in parts of the node's time; NULL: not known, as in a merged file */
    uint32_t nclock_parts;
    uint64_t dropped;     /* events lost for want of space, all streams */
    uint64_t overwritten; /* events lost to newer ones (ring mode, TRACE_MAX), all streams */
    int64_t whole_ns;     /* from here on none of these is missing; t_open_ns if there are none */
    uint32_t ninfo;
    const char *const *info; /* 2 * ninfo strings: key, value */
    /* how long its thread that waited longest for a processor did so, and ran; 0 and 0: none did, or it is not known */
    uint64_t waited_ns, ran_ns;
    uint32_t ended;   /* TRACE_ENDED_* and an exit status or signal; 0: nothing is known */
    int64_t ended_ns; /* CLOCK_REALTIME when its parent saw that; 0: unknown */
    bool killed;      /* the file was never closed, nor left by the process' own will; see tr_was_killed() */
    bool running;     /* the same, and the process still runs, on this machine */
    uint32_t run;     /* number of its run, from 1 */
} tr_process;
static inline bool tr_was_killed(const tr_process *p) { return p->killed && !p->running; }
/* The rank in the trace of a peer that the process calls so; negative ones mean nobody. */
static inline int64_t tr_peer_rank(const tr_process *p, int64_t peer)
{
    return peer < 0 || peer > INT32_MAX - p->first_rank ? peer : peer + p->first_rank;
}
/* How far its times may be wrong against those of other nodes; UINT64_MAX: nothing says so. */
static inline uint64_t tr_process_error_ns(const tr_process *p)
{
    return p->align_error_ns == UINT64_MAX ? UINT64_MAX : p->clock_error_ns + p->align_error_ns;
}

/* What was started together: a job's ranks and the processes they start. In the order of their first processes. */
typedef struct tr_run_info {
    const char *id;      /* as the recorder or the launcher names it; "": told apart by ranks, parents and times */
    const char *program; /* of rank 0 or of the first process */
    int64_t start_ns;    /* of the first process, since the epoch, by its own clock */
    uint32_t processes;  /* files of it, in all of the input */
    int32_t world;       /* -1 unknown */
    bool chosen, ranked; /* it is read; `program` is that of rank 0 */
} tr_run_info;

typedef struct tr_thread {
    uint32_t index; /* dense over the trace */
    tr_process *process;
    uint32_t tid;     /* kernel thread id */
    const char *name; /* "" unknown */
    uint64_t dropped, overwritten;
    uint64_t bytes; /* raw bytes of records: a measure for progress bars */
} tr_thread;

typedef struct tr_track { /* device tracks */
    uint32_t index;
    tr_process *process;
    const tr_process *recorder; /* whose ids these are */
    uint32_t id, parent;        /* as recorded; parent 0 = the process */
    uint8_t kind;
    const char *name;
} tr_track;

/* A SLICE is recorded when it is over, and cursors hand it out then: its ns may lie before that of earlier events. */
typedef struct tr_event {
    int64_t ns;     /* time, or the begin of a SLICE */
    int64_t end_ns; /* end of a SLICE, else == ns */
    const tr_def *def;
    tr_thread *thread;
    const unsigned char *payload;
    uint32_t payload_bytes;     /* validated against def: walking the fields never leaves it */
    const tr_process *recorder; /* for tr_text_of and tr_trace_track; all else is thread->process */
} tr_event;

/* A field's value, decoded. Arrays: `n` elements of `type` at `data` (unaligned), `true_n` >= n if it was cut. Strings
 * likewise, bytes at `data`, not terminated, UTF-8 not checked (tr_print_text escapes). */
typedef struct tr_value {
    const tr_field *field;
    uint8_t type; /* element type without TRACE_T_ARRAY; STRID is handed out as STR; 0: cannot be read */
    bool is_array;
    union {
        uint64_t u;
        int64_t i;
        double f;
    };
    const void *data;
    uint32_t n, true_n;
} tr_value;

/* Readers in processes of their own that read one trace together: each counts its share of its processes. */
typedef struct tr_team {
    unsigned number, size;
    /* Everybody's bytes, one behind the other in the order of numbers, to be freed; *all: how many these are. All call
     * it, and as often. */
    void *(*gather)(void *user, const void *mine, size_t bytes, size_t *all);
    void *user;
} tr_team;

typedef struct tr_options {
    void (*message)(void *user, const char *text); /* one line without newline; NULL = stderr */
    void *user;
    /* bytes the cursors may hold, and the limit of what is unpacked where that is more; 0 = 256 MiB */
    uint64_t max_mem;
    int threads; /* worker threads; 0 = all cores */
    /* which of several runs: its number, its id or how that begins, "all"; NULL: the newest, and one line says so */
    const char *run;
    bool no_align; /* keep each node's own clock, do not align ranks by messages */
    /* folders that have programs and their debug information, besides where they were when they ran */
    const char *const *symbols;
    size_t nsymbols;
    const tr_team *team; /* NULL: nobody else reads */
} tr_options;
#endif
