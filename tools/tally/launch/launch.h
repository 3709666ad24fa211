/* launch.h - the work of devices, put together with the calls that asked for it
 *
 * --launches reads the events once more, in order of time (launch_match.c). A call says under which number its work
 * will come (launch_ask.c); what the device did comes with that number when it is known. launch_wait.c keeps what the
 * host has waited for, launch_sum.c adds up: how long work took to begin, when devices had nothing to do, and between
 * what bounds a device's clock must be right, for no work begins before it was asked for, and none ends after a wait
 * for it is over.
 */
#ifndef LAUNCH_H
#define LAUNCH_H
#include "support/map.h"
#include "tally/tally.h"

/* ---- what the host has waited for -------------------------------------------------------------------------------- */

struct launch_device;
typedef struct wait {
    int64_t since, over;
} wait; /* all that was asked for before `since` had ended at `over` */
/* work that nobody has waited for yet; device NULL: no more */
typedef struct unsettled {
    int64_t asked, end;
    struct launch_device *device;
    unsigned lists;
} unsettled;
typedef struct waits { /* of a stream, or a whole device */
    wait *list;        /* both times rise */
    size_t n, room;
    unsettled **work;
    size_t nwork, work_room;
} waits;

void waits_add(waits *w, wait x);
/* Work that ended at `end`, whose call was over at `asked`: what is known of that by waits for its stream (NULL: which
 * is that?) and for all, and by `known` already (INT64_MAX: nothing), or will be, is held against the device's clock.
 */
void waits_check(waits *stream, waits *all, struct launch_device *d, int64_t asked, int64_t end, int64_t known);
void waits_free(waits *w);

/* What a call does, by its name: waits for all of a device, a stream, an event; puts an event into a stream; makes an
 * end of a stream or an event. */
enum {
    CALL_OTHER,
    CALL_WAITS,
    CALL_WAITS_STREAM,
    CALL_WAITS_EVENT,
    CALL_EVENT,
    CALL_DESTROY,
    CALL_DESTROY_EVENT,
    CALL_COPIES /* and is back when that is done */
};
typedef struct launch_call {
    uint8_t does;
    bool own_default;      /* stream 0 is the thread's own */
    int16_t stream, event; /* fields of its begin; -1: none */
} launch_call;
void launch_call_make(launch_call *c, const tr_def *def);

/* ---- who asked --------------------------------------------------------------------------------------------------- */

typedef struct asking {          /* a call that causes work */
    uint64_t number;             /* of the work */
    uint32_t process, api, next; /* next: for launch_ask.c */
    bool copies;                 /* it is back when its copy is done */
    int64_t begin, end;          /* end INT64_MIN: it is not over */
    waits *stream;               /* NULL: not known */
    tree_node *node;             /* --tree: where its work stands */
    struct copy *copy;           /* --by device: the copy that it is; NULL: none, or its work has come */
} asking;
typedef struct copy copy; /* traffic.c */
typedef struct askings {
    asking *ring;
    uint32_t *buckets;
    uint64_t put;
    uint32_t room; /* of ring and buckets */
} askings;

void askings_open(askings *a);
void askings_close(askings *a);
/* A ticket; of equal numbers the newest is found. What askings_at() and askings_find() returned before is void. */
uint64_t askings_put(askings *a, const asking *x);
asking *askings_at(askings *a, uint64_t ticket); /* NULL: forgotten, for a million came since */
asking *askings_find(askings *a, uint32_t process, uint32_t api, uint64_t number); /* NULL: not there, or forgotten */

/* ---- sums -------------------------------------------------------------------------------------------------------- */

typedef struct launch_row { /* work of one name */
    uint32_t api, name;
    bool hidden;      /* the user asked for other names */
    row work;         /* on the device */
    row call;         /* the call that asked for it, where that is there with its end */
    row delay;        /* from that call's begin to the work's */
    uint64_t idle_ns; /* how long devices had nothing to do before they began such work */
} launch_row;

typedef struct queued {
    int64_t begin, end;
    launch_row *row;
} queued;
typedef struct launch_device {
    const tr_process *process;
    const tr_track *track; /* NULL: work on no track */
    uint32_t api;
    /* uncalled: its call is not there; early: before the call; late: after a wait for it was over */
    uint64_t work, uncalled, early, late;
    int64_t first_ns, last_ns;
    uint64_t busy_ns, longest_idle_ns;
    int64_t longest_idle_at;
    /* at most so much may its clock be ahead of the host's, and behind it; INT64_MAX: nothing says so */
    int64_t ahead_ns, behind_ns;
    queued *heap; /* work by its begin, for it comes by its end */
    size_t n, room;
    int64_t until_ns; /* busy at least until then */
} launch_device;

typedef struct launched {
    tr_map3 row_map, device_map;
    launch_row **rows;
    launch_device **devices;
    size_t nrows, row_room, ndevices, device_room;
    size_t most; /* work in a heap */
} launched;

launch_row *launched_row(launched *l, uint32_t api, uint32_t name);
launch_device *launched_device(launched *l, const tr_process *process, const tr_track *device, uint32_t api);
void launched_work(launched *l, launch_device *d, launch_row *r, int64_t begin, int64_t end);
void launched_finish(launched *l);

void launch_match(tally *t);
void traffic_match(tally *t); /* traffic.c: which device copies were for */
void launch_text(const report *r, struct tool_out *out);
void launch_notes(const report *r, struct tool_out *out);
void launch_json(const report *r, struct tool_json *json);
void launch_csv(const report *r, struct tool_out *out);
#endif
