/* pf.h - writes a Perfetto trace, packet by packet
 *
 * The dense layout: each track has a packet sequence of its own, whose defaults name the track and a clock that counts
 * deltas, so that an event is a delta, a sequence number, and what happened: 11 to 13 bytes. Text is sent once per
 * sequence and then called by number. Nothing is kept but the text and, per track, which text it has seen: memory does
 * not grow with events.
 *
 * An event is made in two steps: pf_add_* collects its annotations, flows and counters, pf_event writes it with them.
 */
#ifndef PF_H
#define PF_H
#include "sink.h"

enum { PF_BEGIN = 1, PF_END = 2, PF_INSTANT = 3, PF_COUNTER = 4 }; /* TrackEvent.Type */

/* A text known to the writer; equal texts have equal ids, 0 is no text. */
typedef uint32_t pf_id;

/* A text known to a track: the field that calls it by number there. */
typedef struct pf_seen {
    uint32_t key, n;
    uint8_t field[8];
} pf_seen;

typedef struct pf_track {
    uint64_t uuid;
    uint32_t sequence; /* 0 until its first event */
    int64_t last;      /* time of its last packet */
    pf_seen *seen;     /* hash table: text and kind -> its number on this sequence */
    uint32_t nseen, mask;
    uint32_t next_iid[4];
    struct pf_waiting *waiting;
} pf_track;

typedef struct pf_text {
    const char *text;
    uint32_t n;
    uint32_t hash;
} pf_text;

typedef struct pf {
    sink out;
    pb_buf body;     /* fields of the next TrackEvent */
    pb_buf interned; /* InternedData of the next packet */
    pb_buf scratch;
    uint32_t sequences;
    uint64_t uuids;
    int64_t t0; /* nanoseconds that become PF_TIME_ZERO */
    uint64_t slices, events, since_marker, tracks;
    struct pf_waiting *spare;
    int64_t marker_time, newest;
    /* texts */
    pf_text *texts;
    uint32_t ntexts, texts_cap, *slots, slots_mask;
    char *arena;
    size_t arena_left, text_bytes;
    struct pf_block *blocks; /* that texts lie in */
} pf;

#define PF_TIME_ZERO 1000000000ll /* the trace's first event is at one second: the UI likes small positive times */

/* Starts the trace: t0 is its first event in ns since 1970. */
void pf_start(pf *w, int64_t t0);
void pf_free(pf *w);

/* The id of a text, made valid UTF-8; 0 when the table is full (then text has to be sent with each event). */
pf_id pf_string(pf *w, const char *text, size_t n);
static inline pf_id pf_cstring(pf *w, const char *text) { return pf_string(w, text, strlen(text)); }

/* ---- tracks ------------------------------------------------------------------------------------------- */

typedef struct pf_track_info {
    uint64_t parent; /* uuid, 0 = none */
    const char *name;
    uint32_t pid, tid;         /* pid alone: a process track; with tid: a thread track */
    const char *const *labels; /* of a process; NULL-terminated, or NULL */
    const char *description;   /* shown by the UI's help button, or NULL */
    const char *unit;          /* not NULL: a counter track */
    int32_t order;             /* among its siblings; < 0 = none */
    bool explicit_order;       /* its children have an order */
} pf_track_info;

uint64_t pf_describe(pf *w, const pf_track_info *info); /* returns the new track's uuid */
/* Ties a sequence to the track; costs nothing until its first event. */
static inline void pf_track_init(pf_track *t, uint64_t uuid)
{
    memset(t, 0, sizeof *t);
    t->uuid = uuid;
}
void pf_track_free(pf_track *t);

/* ---- events ------------------------------------------------------------------------------------------- */

/* Annotations go to the next event of `t`; `key` is a text. */
void pf_add_int(pf *w, pf_track *t, pf_id key, int64_t v);
void pf_add_uint(pf *w, pf_track *t, pf_id key, uint64_t v);
void pf_add_pointer(pf *w, pf_track *t, pf_id key, uint64_t v);
void pf_add_bool(pf *w, pf_track *t, pf_id key, bool v);
void pf_add_double(pf *w, pf_track *t, pf_id key, double v);
void pf_add_text(pf *w, pf_track *t, pf_id key, const char *text, size_t n);
void pf_add_id(pf *w, pf_track *t, pf_id key, pf_id text);
/* Annotations straight from a record: its fields, one after the other, as they were stored; `said` finds the texts of
 * `whose` that a record has by id. False, and nothing added: a field is not what its form says. */
enum {
    PF_SKIP,
    PF_U8,
    PF_I8,
    PF_BOOL,
    PF_U16,
    PF_I16,
    PF_U32,
    PF_I32,
    PF_U64,
    PF_I64,
    PF_F32,
    PF_F64,
    PF_TEXT /* u16 length, bytes */
};
typedef struct pf_field {
    uint32_t form;
    pf_id key; /* PF_SKIP: bytes */
} pf_field;
typedef const char *pf_said(const void *whose, uint32_t id, uint32_t *length);
bool pf_add_fields(pf *w, pf_track *t, const pf_field *fields, size_t n, const void *record, pf_said *said,
                   const void *whose);
void pf_add_flow(pf *w, uint64_t id, bool ends);
void pf_add_correlation(pf *w, uint64_t id);
void pf_add_counter_int(pf *w, int64_t v);
void pf_add_counter_double(pf *w, double v);

/* Moves what was collected for `t` to `held`, for an event that comes later; pf_release gives it back. */
void pf_hold(pf *w, pf_track *t, pb_buf *held);
void pf_release(pf *w, const pb_buf *held);

/* `name` and `category` 0 = none; a name that found no room in the table is given as text. */
void pf_event(pf *w, pf_track *t, int64_t ns, unsigned type, pf_id name, pf_id category, const char *text, size_t n);
/* A begin that may yet be given a flow: it is written with the track's next event, or by pf_wait_over. */
void pf_begin_wait(pf *w, pf_track *t, int64_t ns, pf_id name, pf_id category, const char *text, size_t n);
bool pf_wait_flow(pf *w, pf_track *t, uint64_t id); /* false: nothing waits there */
void pf_wait_over(pf *w, pf_track *t);
/* An arrow that leaves ('s') or reaches ('f') the innermost open slice of the track now. Perfetto has two ways to say
 * it: with an event, as pf_add_flow does, or at any time, by events it inherited from Chrome; their ids are apart. */
void pf_arrow(pf *w, pf_track *t, int64_t ns, char phase, uint64_t id, pf_id name);

/* Tells readers that everything before the previous marker may be sorted and taken in. Without markers a reader keeps
 * the whole trace in memory to sort it. */
void pf_marker(pf *w);
#define PF_MARKER_EVENTS 400000u /* packets between markers: about 200,000 slices */
#endif
