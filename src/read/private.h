/* private.h - what the files of the reader share; tools see read.h only
 *
 * Road of a byte: file.c (descriptors, pread) -> raw.c or merged.c (where the chunks of each stream are) -> dictionary.c (what ids mean) ->
 * set.c (processes, threads, clocks joined) -> reader.c (one stream's records) -> cursor.c (many streams) -> fields.c (values).
 * Memory that lives as long as the trace comes from its arena; the trace changes only inside tr_trace_open, except for the parts
 * under trace->lock: messages, status, open descriptors, blocks in memory.
 */
#ifndef TRACE_READ_PRIVATE_H
#define TRACE_READ_PRIVATE_H
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include "read.h"
#include "text.h"
#include "merged.h"

#define TR_LIKELY(x) __builtin_expect(!!(x), 1)
#define TR_UNLIKELY(x) __builtin_expect(!!(x), 0)

/* No recorder writes a longer payload into a thread's stream (TRACE__PAYLOAD_MAX is 12288). */
#define TR_RECORD_MAX 65536u
#define TR_MESSAGES_PER_FILE 10

__extension__ typedef unsigned __int128 tr_u128;
static inline uint16_t tr_u16(const void *p) { uint16_t v; memcpy(&v, p, 2); return v; }
static inline uint32_t tr_u32(const void *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static inline uint64_t tr_u64(const void *p) { uint64_t v; memcpy(&v, p, 8); return v; }

/* ---- memory.c: all or exit: a tool that has no memory left says so and ends with status 2 */
void *tr_alloc(size_t bytes);                    /* zeroed */
void *tr_grow(void *p, size_t n, size_t *room, size_t size); /* room for n elements, doubling */
typedef struct tr_buffer { unsigned char *p; size_t room; } tr_buffer;
bool tr_buffer_room(tr_buffer *buffer, size_t n); /* room for n; what was there is gone. False: no memory */
typedef struct tr_arena { struct tr_arena_block *blocks; unsigned char *p; size_t left; } tr_arena;
void *tr_arena_get(tr_arena *arena, size_t bytes); /* zeroed, aligned to 16 */
void tr_arena_free(tr_arena *arena);
const char *tr_arena_text(tr_arena *arena, const void *text, size_t length); /* terminated copy, valid UTF-8 without NUL */

/* A map from a number or a hash to a pointer. Equal keys may be put several times; tr_map_next walks them. */
typedef struct tr_map { uint64_t *keys; void **values; size_t n, room; } tr_map;
void tr_map_put(tr_map *map, uint64_t key, void *value);
void tr_map_set(tr_map *map, uint64_t key, void *value); /* in place of what the key had */
void *tr_map_get(const tr_map *map, uint64_t key);
void *tr_map_next(const tr_map *map, uint64_t key, size_t *state); /* *state = 0 at first; NULL at the end */
void tr_map_free(tr_map *map);
uint64_t tr_hash(const void *data, size_t bytes, uint64_t seed);

/* Times a file can mean: so many ns around its clock samples, which lie before TR_TIME_MAX (the year 2116). Differences of
 * any two then fit an int64_t; records with other times are damaged. */
#define TR_TIME_MAX ((int64_t)1 << 62)
#define TR_TIME_SPAN ((int64_t)1 << 60)

/* ---- clocks: one a node, that is a boot id ------------------------------------------------------------------- */
typedef struct tr_sample { uint64_t before, after; int64_t mono, real; uint32_t process; } tr_sample;
/* For ticks in [from, from + length): ns + (t - ticks) * mult >> shift. */
typedef struct tr_knot { uint64_t from, length, ticks; int64_t ns; uint64_t mult; uint32_t shift; } tr_knot;
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
    int64_t real_offset;      /* CLOCK_REALTIME - CLOCK_MONOTONIC at the first sample */
    struct tr_clock_step { int64_t mono, offset; } *sets; /* when CLOCK_REALTIME was set: from `mono` on the offset is another */
    size_t nsets, set_room;
    int64_t align_ns;         /* added so that causes precede effects on other nodes */
    uint64_t fit_error_ns, align_error_ns;
    uint64_t low_ticks, span_ticks; /* times it can mean: [low, low + span] */
    uint64_t start_ticks;     /* of the header: used when there is no sample */
    int64_t start_ns;
} tr_node;
void tr_node_fit(tr_node *node);
const tr_knot *tr_node_knot(const tr_node *node, uint64_t ticks);
static inline int64_t tr_knot_ns(const tr_knot *k, uint64_t ticks)
{
    if (TR_LIKELY(ticks >= k->ticks))
        return (int64_t)((uint64_t)k->ns + (uint64_t)(((tr_u128)(ticks - k->ticks) * k->mult) >> k->shift));
    return (int64_t)((uint64_t)k->ns - (uint64_t)(((tr_u128)(k->ticks - ticks) * k->mult) >> k->shift));
}
int64_t tr_node_ns(const tr_node *node, uint64_t ticks);
/* A time a field holds: ticks of the recorder, or as its hint says "ns:CLOCK"; it lies before `recorded`, which is returned if that clock is not known. */
int64_t tr_node_time(const tr_node *node, uint64_t value, const char *hint, int64_t recorded);
uint64_t tr_node_ticks(const tr_node *node, int64_t ns); /* the least ticks whose time is >= ns */
void tr_align(tr_trace *trace);

/* ---- files ------------------------------------------------------------------------------------------------ */
typedef struct tr_block_info {
    uint64_t offset, events;
    uint32_t stored, raw, segments, nranges;
    const tr_block_node *ranges;
    int64_t from_ns, to_ns;
    bool bad; /* said so */
} tr_block_info;

typedef struct tr_file {
    const char *path, *name;  /* as shown, as opened */
    uint32_t index;
    uint64_t size, device, inode;
    int fd;                   /* -1: not open now */
    uint32_t users;
    struct tr_file *newer, *older; /* open ones, by last use */
    uint32_t complaints;
    uint64_t said[TR_MESSAGES_PER_FILE]; /* where */
    bool is_merged, damaged, empty, used; /* used: something of it is in the trace */
    bool passed;              /* something of it is of a run that is not read */
    /* merged files */
    struct tr_stream **streams;
    size_t nstreams;
    struct tr_node **nodes;
    struct tr_node_key { uint8_t boot_id[16]; uint32_t clock; bool known; } *node_keys;
    size_t nnodes;
    tr_block_info *blocks;
    size_t nblocks, block_room;
    tr_index_move *moves;     /* of its nodes, or NULL */
    tr_index_align align;
    uint32_t processes;       /* it has */
    uint64_t *parts;          /* offsets of the frames of processes */
    size_t nparts;
} tr_file;
tr_file *tr_file_new(tr_trace *trace, const char *path);
bool tr_file_stat(tr_trace *trace, tr_file *file); /* opens it for the first time; false after a message */
/* Reads up to `bytes` at `offset`; how many there were. Never fails otherwise: an I/O error reads as the end, with a message. */
size_t tr_file_read(tr_trace *trace, tr_file *file, void *to, size_t bytes, uint64_t offset);
void tr_files_close(tr_trace *trace);

/* A recorder's file of which no more than the header has been looked at. */
typedef struct tr_raw {
    tr_file *file;
    trace_file_header header;
    uint32_t run; /* number + 1 */
    bool sealed;  /* its session is known for sure, so that the seals of its chunks are looked at */
} tr_raw;

/* ---- frames of merged files ------------------------------------------------------------------------------------ */
/* Memory that one frame after the other is read into. */
typedef struct tr_unpacker {
    struct ZSTD_DCtx_s *zstd;
    tr_buffer stored, raw;
} tr_unpacker;
uint64_t tr_frame_padded(uint64_t bytes);
/* How much of a file may be unpacked: TR_UNPACK_LEAST and `times` its size, or what tr_options.max_mem says if that is more. */
uint64_t tr_unpack_most(const tr_trace *trace, const tr_file *file, unsigned times);
#define TR_TOO_MUCH "this unpacks to far more than a recording of the file's size holds (--max-mem BYTES allows more)"
/* The checked header of the frame at `offset` with its ranges, allocated; NULL and what is wrong. */
tr_frame *tr_frame_head(tr_trace *trace, tr_file *file, uint64_t offset, uint32_t magic, const char **wrong);
/* The contents of a frame, good until the unpacker's next use; NULL and what is wrong. */
const unsigned char *tr_frame_contents(tr_trace *trace, tr_file *file, uint64_t offset, const tr_frame *head, tr_unpacker *unpacker, const char **wrong);
void tr_unpacker_free(tr_unpacker *unpacker);

/* ---- messages ---------------------------------------------------------------------------------------------- */
#define TR_NO_OFFSET UINT64_MAX
void tr_complain(tr_trace *trace, tr_file *file, uint64_t offset, const char *format, ...) __attribute__((format(printf, 4, 5)));
void tr_say(tr_trace *trace, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- what ids mean ---------------------------------------------------------------------------------------- */
enum { TR_VARIABLE = -1, TR_BUILTIN = -2, TR_OPAQUE = -3, TR_UNKNOWN = -4 };
typedef struct tr_entry {
    const struct tr_full_def *def;
    int32_t bytes; /* of payload, or TR_VARIABLE ... */
    uint8_t slice; /* a SLICE: its times are in its fields */
} tr_entry;

typedef struct tr_hop { uint32_t fixed; uint32_t size; } tr_hop; /* skip `fixed` bytes, then a counted run of elements of `size` */
typedef struct tr_full_def {
    tr_def def;        /* first: a tr_def * is one of these */
    tr_hop *hops;
    uint32_t nhops, last_fixed;
    bool opaque;       /* has a field of a type we do not know */
} tr_full_def;
/* Bytes of the payload at p, of which `room` are there; -1: it does not fit. */
int64_t tr_payload_walk(const tr_full_def *def, const unsigned char *p, size_t room);
static inline int64_t tr_payload_bytes(const tr_full_def *def, const unsigned char *p, size_t room)
{
    const tr_hop *hop = def->hops;
    size_t at;
    uint32_t n;
    if (def->nhops != 1 || room < hop->fixed + 2)
        return tr_payload_walk(def, p, room);
    n = tr_u16(p + hop->fixed); /* one text or array, as most have */
    at = hop->fixed + (n & 0x8000u ? 6 : 2) + (size_t)(n & 0x7fffu) * hop->size + def->last_fixed;
    return at > room ? -1 : (int64_t)at;
}
static inline uint32_t tr_type_size(uint8_t type)
{
    static const uint8_t sizes[17] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8, 0, 4, 0};
    return type < 17 ? sizes[type] : 0;
}

typedef struct tr_text { const char *text; uint32_t length; } tr_text;

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
    size_t bare;              /* of them: no debug information says their lines */
} tr_module;
typedef struct tr_place {
    tr_module *module;
    uint64_t address;         /* behind the call */
    const char *recorded;     /* its text, terminated */
    const char *function, *file; /* from here on: once it is named; NULL: not found */
    uint32_t line, length;
    const char *text;         /* "main (solver.c:42)" */
} tr_place;
typedef struct tr_string { const char *text; uint32_t length; tr_place *place; } tr_string; /* place: NULL for all but few */
void tr_place_add(tr_full_process *p, tr_string *string, uint64_t address, tr_text module, tr_text build_id);
/* What people read in place of the recorded text; NULL: nothing better is known. The first call finds all source lines of the trace. Any thread. */
const tr_place *tr_place_named(tr_trace *trace, const tr_place *place);
void tr_places_free(tr_trace *trace);

/* lines.c: the source lines of one file's places; the trace's place_lock is held */
void tr_lines_find(tr_trace *trace, tr_module *module);
extern const bool tr_lines_built; /* with libdw */

typedef struct tr_gap { uint64_t ticks; const unsigned char *apis; uint32_t bytes; } tr_gap; /* apis: a STR, with a comma behind each */
typedef struct tr_stream tr_stream;

struct tr_full_process {
    tr_process process; /* first */
    trace_file_header header;
    tr_trace *trace;
    tr_file *file;
    tr_node *node;
    struct tr_full_process *leader; /* the first recorder of its process, itself in most: the one that tools see */
    uint32_t number;    /* position in trace->processes */
    bool several;       /* a leader: it has other recorders */
    bool sealed;        /* of a raw file: as tr_raw */
    bool named;         /* its name was given by the program */
    uint64_t dropped, overwritten; /* of this file; process.* of a leader: of all its recorders */
    tr_entry *entries;  /* ids below nentries */
    uint32_t nentries;
    tr_map far;         /* id -> tr_entry *, the others */
    tr_map strings;     /* id -> tr_string * */
    tr_map streams;     /* id -> tr_stream * */
    tr_map tracks;      /* id -> tr_track * */
    tr_stream **list;
    size_t nlist, list_room;
    tr_stream *dictionary;
    uint32_t part;      /* number of its frame in a merged file */
    uint32_t part_at;   /* where in it the dictionary begins */
    uint32_t part_bytes;
    uint64_t lost, alive_ticks;
    bool opaque_said, passed;
    const char **info;
    size_t info_room;
    tr_gap *gaps;       /* in order of time */
    size_t ngaps, gap_room;
};
void tr_dictionary_read(tr_full_process *p);
void tr_info_add(tr_full_process *p, const char *key, const char *value); /* both live as long as the trace */
const tr_entry *tr_entry_far(const tr_full_process *p, uint32_t id);

/* Hands every record of the dictionary, in order, to `take`. */
typedef void tr_take(void *user, uint32_t id, const unsigned char *body, uint32_t bytes, uint64_t offset);
void tr_dictionary_walk(tr_full_process *p, tr_take *take, void *user);

/* ---- streams ---------------------------------------------------------------------------------------------- */
struct tr_stream {
    tr_full_process *process;
    struct tr_full_thread *thread;
    uint32_t id, level, tid, owner;
    uint32_t rank;            /* position in trace->streams: the order of equal times */
    uint64_t dropped, overwritten, bytes, lost, events; /* events: of merged files with an index */
    uint64_t first_ticks;     /* of its first event */
    uint64_t last_ticks;      /* of its last event: merged files with an index, else 0 */
    const tr_stream *first_of_thread; /* of a process of several recorders: the thread's first stream */
    uint64_t *chunks;         /* raw: offset | seq << 48, by seq */
    size_t nchunks;
    uint32_t tail;            /* committed of the last chunk if it was open, else 0 */
    trace_mark mark;          /* the last one of an open chunk; bytes 0: none */
    bool mark_ends;           /* nothing follows it in that chunk */
    uint32_t number;          /* merged: in the file's table */
    const char *name;
    bool any;
};
typedef struct tr_full_thread {
    tr_thread thread; /* first */
    tr_stream **streams;
    size_t nstreams, room;
    bool several; /* recorders it has streams of */
} tr_full_thread;

/* ---- join.c: the recorders of one process ----------------------------------------------------------------- */
void tr_join_ranks(tr_trace *trace);     /* before processes are sorted: a recorder that was not told its rank has that of one that was */
void tr_join_processes(tr_trace *trace); /* after the dictionaries are read and clocks are fitted */
void tr_join_threads(tr_trace *trace);   /* streams are sorted */

void tr_raw_look(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have); /* adds it to trace->raws, or says why not */
void tr_raw_open(tr_trace *trace, const tr_raw *raw);
void tr_runs_choose(tr_trace *trace); /* after all files were looked at: opens the raw ones of the run that is read, drops processes of others */
/* Finds a chunk of a file that is still written again, after its slot was used for another; 0 = gone. */
uint64_t tr_raw_find(tr_trace *trace, tr_file *file, const trace_file_header *header, uint32_t stream, uint16_t seq);
void tr_header_terminate(trace_file_header *h);
const char *tr_header_check(const trace_file_header *h, char *text, size_t size); /* what is wrong with it, or NULL */
void tr_merged_dictionary(tr_full_process *p, tr_take *take, void *user);
void tr_merged_nodes(tr_trace *trace, tr_file *file); /* joins the file's nodes to the trace's */
void tr_merged_open(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have);
void tr_process_drop(tr_full_process *p); /* the caller takes it out of the trace's list */
tr_full_process *tr_process_new(tr_trace *trace, tr_file *file, const trace_file_header *header);
tr_stream *tr_stream_get(tr_full_process *p, uint32_t id); /* makes it on first use */

/* ---- blocks of merged files -------------------------------------------------------------------------------- */
typedef struct tr_block {
    tr_file *file;
    size_t number;
    uint32_t users;
    enum { TR_BLOCK_LOADING, TR_BLOCK_READY, TR_BLOCK_BAD } state;
    tr_unpacker unpacker;
    const unsigned char *data;
    const tr_segment *segments;
    uint32_t nsegments;
    uint32_t *starts;        /* of each segment's records, from data */
    size_t start_room;
    struct tr_block *next;
    uint64_t used;           /* when it was last put */
} tr_block;
tr_block *tr_block_get(tr_trace *trace, tr_file *file, size_t number); /* NULL: damaged, said so */
void tr_block_share(tr_trace *trace, tr_block *block); /* one more user of a block that has one */
uint32_t tr_block_segment(const tr_block *block, uint32_t stream); /* number of its segment; nsegments: it has none there */
void tr_block_put(tr_trace *trace, tr_block *block);
void tr_blocks_free(tr_trace *trace);

/* ---- reader.c: the records of one stream ------------------------------------------------------------------- */
typedef struct tr_reader {
    const unsigned char *p, *end; /* records at hand */
    uint64_t ticks;
    const tr_entry *entries;
    uint32_t nentries;
    tr_full_process *process;
    tr_full_thread *thread;
    tr_stream *stream;
    tr_trace *trace;
    uint64_t low_ticks, span_ticks; /* of the node */
    tr_knot knot;             /* that held for the last event */
    uint64_t consumed;
    /* raw */
    unsigned char *buffer;
    size_t room, most;        /* size of buffer; most it should grow to for a chunk */
    size_t chunk;             /* next one */
    uint64_t at;              /* file offset of `end` */
    uint32_t left;            /* bytes of the chunk after `end` */
    uint32_t expected, taken; /* events of the chunk: as it says, and read so far */
    /* merged */
    tr_block *block;
    size_t next_block;      /* first one not looked at */
    bool one_block;           /* ends with its block */
    uint64_t order;           /* of readers of one stream */
    /* instead of records: the gaps of the process */
    bool is_gaps;
    size_t gap, gap_end;
} tr_reader;
void tr_reader_open(tr_reader *r, tr_stream *stream, size_t most);
void tr_reader_open_segment(tr_reader *r, tr_block *block, uint32_t segment); /* takes a reference */
void tr_reader_open_gaps(tr_reader *r, tr_stream *stream, size_t from, size_t to); /* no records, but these gaps, as events of the stream's thread */
void tr_reader_close(tr_reader *r);
void tr_seal_read(tr_full_process *p, const unsigned char *body, uint32_t bytes, uint64_t offset); /* of TRACE_REC_SEAL */
bool tr_reader_fill(tr_reader *r);          /* more records at p; false at the end of the stream */
void tr_reader_seek(tr_reader *r, int64_t from_ns); /* before the first fill: skips chunks that end before that time */
/* The record at p is none, or p was left in the middle of one: says so if it is damage, and goes on to where reading can go on. False at the
 * end of the stream. */
bool tr_reader_recover(tr_reader *r, int outcome);
/* Up to max events into events[], their record times into keys[] unless NULL. */
size_t tr_reader_events(tr_reader *r, tr_event *events, int64_t *keys, size_t max);

void tr_reader_say_opaque(tr_reader *r, const tr_full_def *def);
enum { TR_RECORD, TR_RECORD_CUT, TR_RECORD_BAD };
typedef struct tr_record {
    const tr_entry *entry; /* def is NULL for built-in records */
    const unsigned char *payload, *next;
    uint32_t bytes;
    uint64_t ticks;
} tr_record;
/* The record at p, of which no more than `end` is at hand; the one before it had `ticks`. An OPAQUE event is a record whose `next` is `end`. */
static inline int tr_record_at(const tr_reader *r, const unsigned char *p, const unsigned char *end, uint64_t ticks, tr_record *out)
{
    const tr_entry *e;
    uint32_t word, id;
    int64_t bytes;
    if (TR_UNLIKELY(end - p < 4))
        return TR_RECORD_CUT;
    word = tr_u32(p);
    id = word & TRACE_ID_SHORT_MAX;
    if (TR_LIKELY(id)) {
        ticks += word >> TRACE_ID_BITS;
        p += 4;
        e = TR_LIKELY(id < r->nentries) ? &r->entries[id] : tr_entry_far(r->process, id);
    } else {
        if (word == 0)
            return TR_RECORD_BAD;
        if (end - p < 12)
            return TR_RECORD_CUT;
        id = word >> TRACE_ID_BITS;
        ticks = tr_u64(p + 4);
        if (TR_UNLIKELY(ticks - r->low_ticks > r->span_ticks))
            return TR_RECORD_BAD;
        p += 12;
        e = id < r->nentries ? &r->entries[id] : tr_entry_far(r->process, id);
    }
    bytes = e->bytes;
    if (TR_UNLIKELY(bytes < 0)) {
        if (bytes == TR_VARIABLE)
            bytes = tr_payload_bytes(e->def, p, (size_t)(end - p));
        else if (bytes == TR_BUILTIN)
            bytes = end - p < 4 ? -1 : 4 + (int64_t)tr_u32(p);
        else if (bytes == TR_OPAQUE) {
            *out = (tr_record){e, p, end, (uint32_t)(end - p), ticks};
            return TR_RECORD;
        } else
            return TR_RECORD_BAD;
        if (bytes < 0)
            return TR_RECORD_CUT;
    }
    if (TR_UNLIKELY(end - p < ((bytes + 3) & ~(int64_t)3)))
        return TR_RECORD_CUT;
    *out = (tr_record){e, p, p + ((bytes + 3) & ~(int64_t)3), (uint32_t)bytes, ticks};
    return TR_RECORD;
}

/* ---- the trace ----------------------------------------------------------------------------------------------- */
struct tr_trace {
    tr_options options;
    uint64_t given_mem;    /* options.max_mem as it was given */
    pthread_mutex_t lock;
    pthread_cond_t loaded; /* some block is */
    int status;
    bool any_message;
    uint32_t messages;
    tr_arena arena;
    tr_file **files;
    size_t nfiles, file_room;
    tr_file *newest, *oldest; /* open descriptors */
    uint32_t nopen, max_open;
    tr_map inodes;            /* of files, to know those named twice */
    tr_raw **raws;            /* until the run is chosen */
    size_t nraws, raw_room;
    tr_run_info *runs;
    size_t nruns;
    tr_full_process **processes; /* one a recorder, those of one process side by side */
    size_t nprocesses, process_room;
    tr_full_process **joined;    /* the leaders */
    size_t njoined;
    tr_full_thread **threads;
    size_t nthreads, thread_room;
    tr_track **tracks;
    size_t ntracks, track_room;
    tr_full_def **defs;
    size_t ndefs, def_room;
    tr_node **nodes;
    size_t nnodes, node_room;
    tr_stream **streams;      /* without dictionaries, in order */
    size_t nstreams, stream_room;
    tr_map def_map, enum_map;
    pthread_mutex_t place_lock;
    bool places_named;        /* by whoever asks first */
    tr_map module_map, place_map;
    tr_module **modules;
    size_t nmodules, module_room;
    tr_arena place_arena;     /* what is found then */
    tr_full_def *task_end;
    const tr_full_def *gap;   /* NULL: nothing pauses */
    tr_block *blocks;         /* in memory */
    uint64_t idle_bytes, block_clock; /* bytes of blocks that nobody uses */
    const tr_file *part_file; /* the frame of processes kept in memory */
    uint32_t part, part_bytes;
    const unsigned char *part_raw;
    tr_unpacker part_unpacker;
    int64_t t0;
    uint64_t bytes;
    uint64_t matched, violations_before, violations_after;
};
tr_node *tr_trace_node(tr_trace *trace, const trace_file_header *h);
const tr_full_def *tr_trace_def(tr_trace *trace, const tr_full_def *like); /* the shared one that equals `like` */

#endif
