/* model.h - what a trace consists of: files, nodes, processes, streams, definitions; containers that know no layer
 * above them
 *
 * Memory that lives as long as the trace comes from its arena; the trace changes only inside tr_trace_open, except for
 * the parts under trace->lock: messages, status, open descriptors, blocks in memory.
 */
#ifndef TRACE_READ_MODEL_H
#define TRACE_READ_MODEL_H
#include <pthread.h>
#include <stdlib.h>
#include "format/merged.h"
#include "support/map.h"
#include "support/memory.h"
#include "bits.h"
#include "contents.h"
#include "read/clocks/polyline.h"

/* No recorder writes a longer payload into a thread's stream (TRACE__PAYLOAD_MAX is 12288). */
#define TR_RECORD_MAX 65536u
#define TR_MESSAGES_PER_FILE 10

/* Times a file can mean: so many ns around its clock samples, which lie before TR_TIME_MAX (the year 2116). Differences
 * of any two then fit an int64_t; records with other times are damaged. */
#define TR_TIME_MAX ((int64_t)1 << 62)
#define TR_TIME_SPAN ((int64_t)1 << 60)

/* ---- clocks: one a node, that is a boot id ------------------------------------------------------------------- */
typedef struct tr_sample {
    uint64_t before, after;
    int64_t mono, real;
    bool merged; /* it is from a merged file */
} tr_sample;
/* For ticks in [from, from + length): ns + (t - ticks) * mult >> shift, which is TR_KNOT_SHIFT at most. */
enum { TR_KNOT_SHIFT = 62 };
typedef struct tr_knot {
    uint64_t from, length, ticks;
    int64_t ns;
    uint64_t mult;
    uint32_t shift;
} tr_knot;
typedef struct tr_node {
    uint32_t index;
    uint8_t boot_id[16];
    uint32_t clock;
    uint64_t tick_hz;
    const char *host;
    tr_sample *samples;
    size_t nsamples, sample_room;
    tr_knot *knots;
    size_t nknots;
    int64_t real_offset; /* CLOCK_REALTIME - CLOCK_MONOTONIC at the first sample */
    /* when CLOCK_REALTIME was set: from `mono` on the offset is another */
    struct tr_clock_step {
        int64_t mono, offset;
    } *sets;
    size_t nsets, set_room;
    /* added so that causes precede effects on other nodes: at `align_from`, and more with time */
    int64_t align_ns, align_rate, align_from;
    tr_polyline bends; /* if any, the alignment; then that is the line from their begin to their end */
    /* the first: from its samples; the next: between them, too */
    uint64_t sample_error_ns, fit_error_ns, align_error_ns;
    tr_clock_part *parts; /* of the time in which it was alive; NULL: not known */
    uint32_t nparts;
    uint64_t low_ticks, span_ticks; /* times it can mean: [low, low + span] */
    uint64_t start_ticks;           /* of the header: used when there is no sample */
    int64_t start_ns;
} tr_node;

/* ---- files ------------------------------------------------------------------------------------------------ */
typedef struct tr_block_info {
    uint64_t offset, events;
    uint32_t stored, raw, segments, nranges;
    const tr_block_node *ranges;
    int64_t from_ns, to_ns;
    bool bad; /* said so */
} tr_block_info;

typedef struct tr_file {
    const char *path, *name; /* as shown, as opened */
    uint32_t index;
    uint64_t size, device, inode;
    int fd; /* -1: not open now */
    uint32_t users;
    struct tr_file *newer, *older; /* open ones, by last use */
    uint32_t complaints;
    uint64_t said[TR_MESSAGES_PER_FILE];  /* where */
    bool is_merged, damaged, empty, used; /* used: something of it is in the trace */
    uint32_t folder;                      /* that it was found in, by a number; 0: it was named */
    bool passed;                          /* something of it is of a run that is not read */
    struct tr_deferred *deferred;         /* messages to be said later; NULL: they are said at once */
    /* merged files */
    struct tr_stream **streams;
    size_t nstreams;
    struct tr_node **nodes;
    struct tr_node_key {
        uint8_t boot_id[16];
        uint32_t clock;
        bool known;
    } *node_keys;
    size_t nnodes;
    tr_block_info *blocks;
    size_t nblocks, block_room;
    uint64_t blocks_before; /* of the files before it, while there are scanners */
    tr_index_move *moves;   /* of its nodes, or NULL */
    tr_index_drift *drifts; /* the same */
    tr_polyline *bends;     /* the same */
    tr_index_align align;
    uint32_t processes; /* it has */
    uint64_t *parts;    /* offsets of the frames of processes */
    size_t nparts;
} tr_file;

/* A recorder's file of which no more than the header has been looked at. */
typedef struct tr_raw {
    tr_file *file;
    trace_file_header header;
    uint32_t run; /* number + 1 */
    bool sealed;  /* its session is known for sure, so that the seals of its chunks are looked at */
    bool other;   /* as tr_full_process */
    bool running; /* as tr_process */
} tr_raw;

/* Memory that one frame after the other is read into. */
typedef struct tr_unpacker {
    struct ZSTD_DCtx_s *zstd;
    tr_buffer stored, raw, columns;
} tr_unpacker;

/* ---- what ids mean ---------------------------------------------------------------------------------------- */
enum { TR_VARIABLE = -1, TR_BUILTIN = -2, TR_OPAQUE = -3, TR_UNKNOWN = -4 };
typedef struct tr_entry {
    const struct tr_full_def *def;
    int32_t bytes; /* of payload, or TR_VARIABLE ... */
    uint8_t slice; /* a SLICE: its times are in its fields */
    uint8_t one;   /* of TR_VARIABLE: it has one text or array, of elements of `size`, behind `fixed` bytes */
    uint16_t size;
    uint32_t fixed, last_fixed; /* and `last_fixed` bytes behind it */
} tr_entry;

/* skip `fixed` bytes, then a counted run of elements of `size` */
typedef struct tr_hop {
    uint32_t fixed;
    uint32_t size;
} tr_hop;
typedef struct tr_full_def {
    tr_def def; /* first: a tr_def * is one of these */
    tr_hop *hops;
    uint32_t nhops, last_fixed;
    bool opaque; /* has a field of a type we do not know */
    /* of a SLICE: the fields that say when it was; -1: there is none */
    int32_t time, time_end, duration;
} tr_full_def;
/* Bytes of the payload at p, of which `room` are there; -1: it does not fit. */
int64_t tr_payload_walk(const tr_full_def *def, const unsigned char *p, size_t room);
static inline int64_t tr_payload_bytes(const tr_entry *e, const unsigned char *p, size_t room)
{
    size_t at;
    uint32_t n;
    if (!e->one || room < e->fixed + (size_t)2)
        return tr_payload_walk(e->def, p, room);
    n = tr_u16(p + e->fixed); /* as most have */
    at = e->fixed + (n & TRACE_LENGTH_CUT ? 6 : 2) + (size_t)(n & TRACE_LENGTH_KEPT) * e->size + e->last_fixed;
    return at > room ? -1 : (int64_t)at;
}
static inline uint32_t tr_type_size(uint8_t type)
{
    static const uint8_t sizes[17] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8, 0, 4, 0};
    return type < 17 ? sizes[type] : 0;
}

typedef struct tr_text {
    const char *text;
    uint32_t length;
} tr_text;

typedef struct tr_full_process tr_full_process;

/* ---- places in programs (TRACE_REC_PLACE) ------------------------------------------------------------------ */
/* One file of code, and a place in it; processes that ran the same code share them. */
typedef struct tr_module {
    const char *path;
    const unsigned char *build_id;
    uint32_t build_id_bytes;  /* 0: it has none */
    uint64_t start_real_ns;   /* when the first process that had it loaded began, by its clock */
    struct tr_place **places; /* by address once they are named */
    size_t nplaces, room;
    size_t bare; /* of them: no debug information says their lines */
} tr_module;
typedef struct tr_place {
    tr_module *module;
    uint64_t address;            /* behind the call */
    const char *recorded;        /* its text, terminated */
    const char *function, *file; /* from here on: once it is named; NULL: not found */
    uint32_t line, length;
    const char *text; /* "main (solver.c:42)" */
} tr_place;
/* place: NULL for all but few */
typedef struct tr_string {
    const char *text;
    uint32_t length;
    tr_place *place;
} tr_string;

/* apis: a STR, with a comma behind each */
typedef struct tr_gap {
    uint64_t ticks;
    const unsigned char *apis;
    uint32_t bytes;
} tr_gap;
typedef struct tr_stream tr_stream;

struct tr_full_process {
    tr_process process; /* first */
    trace_file_header header;
    tr_trace *trace;
    tr_file *file;
    tr_node *node;
    struct tr_full_process *leader; /* the first recorder of its process, itself in most: the one that tools see */
    uint32_t number;                /* position in trace->processes */
    bool several;                   /* a leader: it has other recorders */
    bool sealed;                    /* of a raw file: as tr_raw */
    bool named;                     /* its name was given by the program */
    uint64_t dropped, overwritten;  /* of this file; process.* of a leader: of all its recorders */
    uint64_t explained;             /* of gaps between chunks: events that the header counts */
    tr_entry *entries;              /* ids below nentries */
    uint32_t nentries;
    bool shares_entries; /* they are the trace's */
    tr_map far;          /* id -> tr_entry *, the others */
    tr_map strings;      /* id -> tr_string * */
    tr_map streams;      /* id -> tr_stream * */
    tr_map tracks;       /* id -> tr_track * */
    tr_stream **list;
    size_t nlist, list_room;
    tr_stream *dictionary;
    uint32_t part;    /* number of its frame in a merged file */
    uint32_t part_at; /* where in it the dictionary begins */
    uint32_t part_bytes;
    uint64_t lost, alive_ticks;
    bool opaque_said, passed;
    bool other; /* another member of the team reads it */
    const char **info;
    size_t info_room;
    tr_gap *gaps; /* in order of time */
    size_t ngaps, gap_room;
    trace_off_cpu *off; /* TRACE_REC_OFF_CPU, as recorded */
    size_t noff, off_room;
};

/* ---- streams ---------------------------------------------------------------------------------------------- */
/* Chunks of a raw stream, from one number to the next extent's: each a distance of slots behind the one before it;
 * distance 0: one chunk, or several somewhere in these slots (chunks.h). */
typedef struct tr_extent {
    uint64_t first; /* number of the first one in the stream */
    uint64_t seq;   /* of that one */
    uint64_t offset;
    uint32_t distance, slots;
} tr_extent;
struct tr_stream {
    tr_full_process *process;
    struct tr_full_thread *thread;
    uint32_t id, nesting, tid, owner;
    uint32_t rank;                                      /* position in trace->streams: the order of equal times */
    uint64_t dropped, overwritten, bytes, lost, events; /* events: of merged files with an index */
    uint64_t first_ticks;                               /* of its first event */
    uint64_t last_ticks;                                /* of its last event: merged files with an index, else 0 */
    const tr_stream *first_of_thread; /* of a process of several recorders: the thread's first stream */
    tr_extent *extents;               /* raw: its chunks, by seq */
    size_t nextents, nchunks;
    uint64_t *bad;   /* a bit for each chunk that was found damaged and counted; NULL: none was */
    uint32_t tail;   /* committed of the last chunk if it was open, else 0 */
    trace_mark mark; /* the last one of an open chunk; bytes 0: none */
    bool mark_ends;  /* nothing follows it in that chunk */
    uint32_t number; /* merged: in the file's table */
    const char *name;
    bool any;
};
typedef struct tr_full_thread {
    tr_thread thread; /* first */
    tr_stream **streams;
    size_t nstreams, room;
    bool several; /* recorders it has streams of */
    bool mixed;   /* these are of several files, some of them merged: its streams are read side by side, not by block */
} tr_full_thread;

struct tr_trace {
    tr_options options;
    uint64_t given_mem; /* options.max_mem as it was given */
    pthread_mutex_t lock;
    pthread_cond_t loaded; /* some block is, or a scanner has moved */
    int status;
    bool any_message;
    uint32_t messages;
    tr_arena arena;
    tr_file **files;
    size_t nfiles, file_room;
    tr_file *newest, *oldest; /* open descriptors */
    uint32_t nopen, max_open;
    bool stay_open; /* no descriptor is closed before the end: there are enough for all files */
    tr_map inodes;  /* of files, to know those named twice */
    tr_raw **raws;  /* until the run is chosen */
    size_t nraws, raw_room;
    tr_run_info *runs;
    size_t nruns;
    tr_full_process **processes; /* one a recorder, those of one process side by side */
    size_t nprocesses, process_room;
    tr_full_process **joined; /* the leaders */
    size_t njoined;
    tr_full_thread **threads;
    size_t nthreads, thread_room;
    tr_track **tracks;
    size_t ntracks, track_room;
    tr_full_def **defs;
    size_t ndefs, def_room;
    tr_node **nodes;
    size_t nnodes, node_room;
    tr_stream **streams; /* without dictionaries, in order */
    size_t nstreams, stream_room;
    tr_map def_map, enum_map, node_map;
    tr_map entry_map;
    tr_map text_map; /* of dictionaries: all processes say the same, and it is kept once */
    pthread_mutex_t place_lock;
    bool places_named; /* by whoever asks first */
    tr_map module_map, place_map;
    tr_module **modules;
    size_t nmodules, module_room;
    tr_arena place_arena; /* what is found then */
    tr_full_def *task_end;
    const tr_full_def *gap;           /* NULL: nothing pauses */
    struct tr_block *blocks;          /* in memory */
    uint64_t idle_bytes, block_clock; /* bytes of blocks that nobody uses */
    bool blocks_once;                 /* nobody comes to a block that was used */
    struct tr_scanner *scanners;      /* that go through the blocks side by side */
    struct tr_file *next_file;        /* the first block that no scanner has unpacked; NULL: all are */
    size_t next_block;
    uint32_t scan_block;      /* bytes of the largest one, unpacked */
    uint64_t scan_reach;      /* so many behind that of the slowest scanner may be kept */
    const tr_file *part_file; /* the frame of processes kept in memory */
    uint32_t part, part_bytes;
    const unsigned char *part_raw;
    tr_unpacker part_unpacker;
    int64_t t0;
    bool team_splits; /* processes of one node are read by several members */
    uint64_t bytes;
    uint64_t matched, violations_before, violations_after;
};

/* ---- making it ------------------------------------------------------------------------------------------------ */
tr_full_process *tr_process_new(tr_trace *trace, tr_file *file, const trace_file_header *header);
/* The order of processes: 0: they are the same. */
int tr_process_order(const trace_file_header *a, int32_t rank_a, const trace_file_header *b, int32_t rank_b);
void tr_process_drop(tr_full_process *p);                  /* the caller takes it out of the trace's list */
tr_stream *tr_stream_get(tr_full_process *p, uint32_t id); /* makes it on first use */
tr_node *tr_trace_node(tr_trace *trace, const trace_file_header *h);
const tr_full_def *tr_trace_def(tr_trace *trace, const tr_full_def *like); /* the shared one that equals `like` */
void tr_info_add(tr_full_process *p, const char *key, const char *value);  /* both live as long as the trace */
const tr_entry *tr_entry_far(const tr_full_process *p, uint32_t id);
void tr_model_init(tr_trace *trace, const tr_options *options);
void tr_model_free(tr_trace *trace); /* what this file and others put into the model; not blocks, files, places */
#endif
