/* chrome.h - Kineto's Chrome JSON: what its files share
 *
 * Everything is written as it ends: viewers sort by time. What waits for its end is kept with the open task or call
 * (chrome_slice); what waits for the work of devices, with the call that asked for it (chrome_launch).
 *
 * Layers: chrome; chrome_groups chrome_shapes; chrome_row; chrome_annotate chrome_sync; chrome_device chrome_host;
 * chrome_write, which is the format.
 */
#ifndef CHROME_H
#define CHROME_H
#include "common/loop.h"
#include "common/numbered.h"
#include "export/walk/waits.h"
#include "export/walk/walk.h"
#include "common/value.h"
#include "support/memory.h"

/* What becomes of the events of a definition. */
typedef struct chrome_plan {
    const tr_def *def;
    const char *category; /* of the slice, the instant ... */
    char *made;           /* that text, where it was made for it */
    char *name;           /* without what the linker adds */
    char **keys;          /* of each field, as JSON with its colon; NULL: it is no argument */
    bool torch;           /* an operator of PyTorch */
    bool annotation;      /* a task of the program */
    bool call;            /* of an API */
    bool collective;      /* a call that moves data between ranks, on a communicator */
    bool no_row;          /* work of a device that lies beside kernels, such as NCCL's own times; who asks for such */
    enum wait_kind wait;
    int16_t stream, event;                   /* fields with such a handle; -1: none */
    int16_t device_no, stream_no;            /* fields of work: numbers of device and stream; -1: none */
    int16_t sequence, forward, shapes, step; /* fields of an operator; a number of a step; -1: none */
} chrome_plan;

/* A row of a device: its queue or stream. */
typedef struct chrome_row {
    int64_t pid, tid;
    uint32_t device, stream, context;
    const tr_process *process;
} chrome_row;

/* A task of the program with work of devices in it: where that lies. */
typedef struct chrome_annotation {
    struct chrome_annotation *up;
    char *name;
    size_t refs; /* the open task, calls that asked for work, annotations inside it */
    struct chrome_span {
        const chrome_row *row;
        int64_t begin, end;
    } *spans;
    size_t nspans, room;
} chrome_annotation;

/* So far the stack is searched for what encloses a call: deeper ones are not met in programs. */
enum { CHROME_OUTER = 1024 };

/* An open task or call: tr_open.node. */
typedef struct chrome_slice {
    struct chrome_slice *spare;
    char *name; /* NULL: the definition's */
    char *own;  /* of a step: what the program calls it; else NULL */
    tr_buffer text;
    size_t args; /* bytes of arguments in `text`, JSON members separated by commas */
    uint32_t members;
    uint64_t correlation, external, own_external; /* 0: none; external: of the innermost operator */
    uint64_t handle, event;                       /* of the plan's fields */
    bool has_handle, step;                        /* step: it is one, or lies in one */
    char *group;                                  /* collective: what its kernels are given */
    chrome_annotation *annotation;
} chrome_slice;

/* A call that asked for work. */
typedef struct chrome_launch {
    uint64_t external;
    char *group;
    chrome_annotation *annotation;
    uint64_t handle;
    bool has_handle;
    bool shown, left;     /* the call is shown; an arrow leaves it already */
    int64_t pid, tid, ns; /* where it begins */
} chrome_launch;

typedef struct chrome {
    const export_part *part;
    tool_out *out, *scratch;
    walk *walk;
    int64_t base_ns;
    bool any; /* an event was written */
    uint64_t slices, unfinite, externals, correlations;
    chrome_plan *plans; /* by definition */
    size_t nplans;
    tr_value *values; /* room for the fields of any event */
    chrome_slice *spare;
    uint64_t *pids;    /* as shown, by process */
    uint64_t *steps;   /* by process: steps without a number so far */
    int64_t *tids;     /* as shown, by thread; 0: nothing of it is shown yet. NULL: nobody asks */
    const loop *loop;  /* the steps of the run */
    tr_map3 taken;     /* pids and tids as shown */
    chrome_row **rows; /* by track */
    size_t ntracks;
    chrome_row **all_rows; /* to be freed */
    size_t nrows, row_room;
    tr_map3 trackless; /* process, device -> row of work on no track */
    tr_map3 spaces;    /* process, API -> which numbers of work are its */
    numbered asked;
    struct chrome_sync *sync;    /* NULL: not asked for */
    const struct groups *groups; /* communicators */
} chrome;

/* ---- writing --------------------------------------------------------------------------------------------------- */

/* `{"ph": "X", "cat": "kernel", "name": "NAME", "pid": 1, "tid": 2, "ts": 1.234` after what separates events. */
void chrome_begin(chrome *c, char phase, const char *category, const char *name, size_t length, int64_t pid,
                  int64_t tid, int64_t ns);
void chrome_end(chrome *c); /* `}` */
void chrome_us(tool_out *out, int64_t ns);
/* A flow's start or finish (phase s or f). */
void chrome_flow(chrome *c, char phase, const char *name, uint64_t id, int64_t pid, int64_t tid, int64_t ns);
/* A row's or a process's name: an event of metadata. `what` is process_name, thread_name ... */
void chrome_label(chrome *c, const char *what, int64_t pid, int64_t tid, const char *key, const char *text);
void chrome_order(chrome *c, const char *what, int64_t pid, int64_t tid, int64_t order);

/* Members of an object that is open in `out`, after `members` others: `, "key": value`. */
typedef struct chrome_members {
    tool_out *out;
    uint32_t n;
} chrome_members;
void member(chrome_members *m, const char *key);
void member_u64(chrome_members *m, const char *key, uint64_t v);
void member_i64(chrome_members *m, const char *key, int64_t v);
void member_text(chrome_members *m, const char *key, const char *text, size_t n);

/* The number of work as it is shown: the same in the call and in the work, unique in the file. */
uint64_t chrome_correlation(chrome *c, const tr_event *e, uint64_t number);

static inline int64_t chrome_pid(const chrome *c, const tr_process *p) { return (int64_t)c->pids[p->index]; }
static inline chrome_plan *chrome_plan_of(const chrome *c, const tr_def *d) { return &c->plans[d->index]; }
#endif
