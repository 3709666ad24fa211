/* tally.h - what is counted, shared by the files of trace-tally
 *
 * The data's road: count.c sees each event once. A thread's events go to its slots (thread_rows.c), one for each name
 * it uses; a slot points to the row (rows.c) that all threads of one worker add to. Workers (workers.c) share nothing
 * while they count; their rows are whole numbers and merge by adding, so the result does not depend on how many there
 * were. async_spans.c joins async spans, messages.c is the matrix of ranks, collectives.h what is known of collectives,
 * launch.h of launches. row_order.c orders the rows; tables.c, json_csv.c print them.
 *
 * What the numbers mean:
 *   calls    slices that were open in the window, ended or not; what had not ended is taken to last until the end of
 *            its process
 *   sum      their durations added
 *   total    the same, but a call inside another call of the same row (recursion) adds nothing: time when the row
 *            was active on a thread
 *   self     sum without the time in slices opened inside, of whatever API: the self times of all calls are the time
 *            threads were in any
 *   device work overlaps: there total and self are the sum, and so is the table's
 *   traffic: bytes stand where times do (sum, total, min, max, quantiles)
 *   a table's total: time when anything in it was active on a thread, so nested tasks are not counted twice; Time(%)
 *   is of that
 */
#ifndef TALLY_H
#define TALLY_H
#include "common/loop.h"
#include "common/options.h"
#include "common/progress.h"
#include "common/unrecorded.h"
#include "tally/events/loose.h"
#include "tally/events/plan.h"
#include "read/read.h"
#include "tally/events/async_spans.h"
#include "support/map.h"
#include "support/memory.h"
#include <math.h>
#include <pthread.h>

enum {
    BY_API = 1,
    BY_NAME = 2,
    BY_RANK = 4,
    BY_HOST = 8,
    BY_PROCESS = 16,
    BY_THREAD = 32,
    BY_DEVICE = 64,
    BY_QUEUE = 128,
    BY_WHERE = 256,
    BY_STEP = 512
};
enum { OUTSIDE_STEPS = -1 };
enum kind { KIND_CALL, KIND_ASYNC, KIND_SLICE, KIND_INSTANT, KIND_COUNTER, KIND_DEVICE, KIND_TRAFFIC };

/* ---- histogram: log-linear, 32 steps an octave: a quantile is within 1/64 = 1.6 % of the true one ---------------- */
enum { HIST_STEPS = 32, HIST_OCTAVES = 60 };
typedef struct hist {
    uint64_t *octave[HIST_OCTAVES];
} hist;
uint64_t *hist_octave(hist *h, unsigned octave);

static inline void hist_add_many(hist *h, uint64_t v, uint64_t n)
{
    unsigned e = v < HIST_STEPS ? 0 : 59 - (unsigned)__builtin_clzll(v);
    uint64_t *o = h->octave[e];
    if (__builtin_expect(!o, 0))
        o = hist_octave(h, e);
    o[e ? (v >> (e - 1)) & (HIST_STEPS - 1) : v] += n;
}
static inline void hist_add(hist *h, uint64_t v) { hist_add_many(h, v, 1); }

/* How one thing is spread over the ranks: time of each, its threads added; a rank without it has 0. */
typedef struct balance {
    uint64_t sum, min, max;
    uint32_t called; /* ranks that have it; 0: this is not spread over ranks */
    int32_t min_rank, max_rank;
} balance;

/* ---- rows -----------------------------------------------------------------------------------------------------------
 */
typedef struct row_key { /* 0 where not asked for */
    uint32_t kind, api, name, host, process, thread, unit, device, queue, where;
    int32_t rank;
    uint32_t unused; /* 0: keys are compared byte by byte */
    int64_t step;    /* OUTSIDE_STEPS */
} row_key;
_Static_assert(sizeof(row_key) == 12 * sizeof(uint32_t) + sizeof(int64_t), "a key has no padding");

typedef struct row {
    row_key key;
    uint64_t calls, errors, unfinished;
    /* The errors in calls inside a call of another API, and the name of one such call. */
    uint64_t inner_errors;
    uint32_t inside;
    volume moved;
    uint64_t total, sum, self, min, max;
    /* of those that had not ended: what they came to is not known, so they are no minimum where others ended */
    uint64_t open_min;
    hist times;
    balance balance;  /* of total */
    struct row *into; /* of a worker's row: the one it was added to */
} row;

typedef struct counter { /* of one thread; merged in the order of threads, for floating sums depend on it */
    row_key key;
    uint64_t n, nans; /* samples; those of them that are no number, of which only `last` may be one */
    double sum, min, max, last;
    int64_t last_ns;
    size_t order;
    struct counter *next;
} counter;
/* Of the samples that are numbers; NaN if none is. */
static inline double counter_average(const counter *c)
{
    return c->n > c->nans ? c->sum / (double)(c->n - c->nans) : NAN;
}
static inline double counter_least(const counter *c) { return c->n > c->nans ? c->min : NAN; }
static inline double counter_most(const counter *c) { return c->n > c->nans ? c->max : NAN; }

typedef struct place {
    uint32_t kind, host, name;
} place; /* kind: enum trace_track_kind; of what only one process has, host is place_owner(process) */
static inline uint32_t place_owner(uint32_t process) { return UINT32_MAX - process; }
typedef struct table { /* rows of one API and kind */
    uint32_t kind, api;
    uint64_t total;
    uint32_t hosts, processes, threads;
    balance balance;    /* of the time when anything in it was active */
    struct table *into; /* of a worker's table: the one it was added to */
    tr_map3 places;     /* of device work: each device, subdevice and queue once, by kind, host, name */
} table;

typedef struct rows { /* hash table of rows, list of tables */
    row **slots;
    size_t n, mask;
    table **tables;
    size_t ntables, table_room;
} rows;
/* The duration of one that had not ended. */
static inline void row_add_open(row *r, uint64_t v)
{
    r->sum += v;
    if (v > r->max)
        r->max = v;
    hist_add(&r->times, v);
}

/* n calls that took so long in all, each the average as far as that is known. */
static inline void row_add_calls(row *r, uint64_t n, uint64_t sum)
{
    uint64_t each = sum / n;
    r->calls += n;
    r->sum += sum;
    r->self += sum;
    r->total += sum;
    r->min = each < r->min ? each : r->min;
    r->max = each > r->max ? each : r->max;
    hist_add_many(&r->times, each, n);
}

/* One more duration, or number of bytes. */
static inline void row_add(row *r, uint64_t v)
{
    if (v < r->min)
        r->min = v;
    row_add_open(r, v);
}

/* What a bandwidth is of: the larger of sent and received, and what was neither. */
static inline uint64_t row_way(const row *r)
{
    return r->moved.bytes + (r->moved.sent > r->moved.received ? r->moved.sent : r->moved.received);
}
uint64_t row_quantile(const row *r, double q);
row *rows_get(rows *r, const row_key *key);                                     /* made if absent */
void rows_rekey(rows *r, void (*change)(void *user, row_key *key), void *user); /* keys stay different */
table *rows_table(rows *r, uint32_t kind, uint32_t api);
void table_place(table *t, place where);
uint32_t table_places(const table *t, uint32_t kind);
void row_merge(row *to, row *from);
void rows_merge(rows *to, rows *from); /* `from` is empty afterwards */

/* Texts by number, the same for all workers; 0 is "". */
uint32_t text_id(const char *text, size_t n);
const char *text_of(uint32_t id);
void texts_free(void); /* all numbers mean nothing then */

/* ---- threads and workers ----------------------------------------------------------------------------------------- */
typedef struct table_slot {
    table *table;
    uint32_t open;
    int64_t since;
    uint64_t active;
    volume moved;
    struct table_slot *next;
} table_slot;         /* one thread's part of a table */
typedef struct slot { /* one name, as used by one thread */
    row *row;         /* a waste row where the user does not want to see it */
    const tr_thread *thread;
    table_slot *table;
    uint32_t open;  /* slices open now */
    uint64_t total; /* this thread's part of the row's */
    counter *counter;
    struct slot *next; /* of the thread */
} slot;

typedef struct named {
    uint64_t hash;
    slot *slot;
} named;
typedef struct thread_state {
    tr_thread *thread;
    tr_stack *stack;
    slot **slots; /* by definition, for those that always have the same name */
    named *named; /* open addressing */
    size_t nnamed, named_mask;
    table_slot *tables;
    slot *own;       /* all of rows that the user wants to see */
    uint32_t active; /* tables with an open slice that the user wants to see */
    int64_t active_since;
    counter *counters;
    spans spans;
    size_t step_hint;                        /* loop_at() */
    int64_t step;                            /* of the event at hand, with BY_STEP */
    uint32_t where;                          /* the place in the program of the event at hand, with BY_WHERE */
    const tr_track *track, *placed;          /* of the last device work; of the last that a table has heard of */
    struct coll_progress_map *coll_progress; /* where it stands in collectives */
    struct comm_names *comm_names;           /* that it gave communicators */
    slot *polled;      /* of the last instant that stands for calls: what they brought is theirs */
    const slot *ended; /* of the slice that ended last, but for those that leaf() counts */
    uint32_t last;     /* name of the last event of all so far; of an end, that of the slice */
    uint32_t moving;   /* open slices that move memory: who is inside one moves nothing of its own */
    int64_t first_ns, last_ns;
    bool seen, inside; /* it has events; at the end it was in the calls of `doing`, else did that last (thread_doing) */
    uint32_t doing;
    const tr_def *doing_def; /* of the innermost call; NULL: it was in none */
    int64_t doing_ns;        /* since when */
} thread_state;

typedef struct process_state { /* of a process: its threads, which stand together, and the last event of any */
    size_t first, n;
    int64_t last_ns;
} process_state;

typedef struct cell {
    uint64_t key, sent, sent_bytes, received, received_bytes;
} cell; /* key: from << 32 | to */
typedef struct matrix {
    cell *cells;
    size_t n, mask;
} matrix;
void matrix_add(matrix *m, const tr_event *e);
void matrix_put(matrix *to, const cell *c);
void matrix_merge(matrix *to, const matrix *from);
cell *matrix_sorted(const matrix *m, size_t *n); /* by sender, then receiver; to be freed */

/* sizes.c: messages and collectives by their size */
typedef struct sizes sizes;
struct worker;
/* inside: the slice that it is in; NULL: none */
void sizes_add(struct worker *w, const plan *p, const tr_event *e, const tr_open *inside);
void sizes_merge(sizes **to, sizes *from);
void sizes_free(sizes *all);

/* What is counted, one at a time: a call, a span, an instant, work of a device; as far as it lies in the window. */
typedef struct tally_piece {
    const slot *slot; /* whose row's key says what it is */
    const tr_def *def;
    struct tree_node *node; /* of a call, with TREE_CALLEES; else NULL */
    int64_t begin_ns, end_ns;
    uint64_t total, self; /* total 0: it is inside another one of its name */
    volume moved;
    bool error;
} tally_piece;
/* Workers tell of different threads at the same time, and each by its number; after that the first one tells of what
 * had not ended. */
typedef void tally_listener(void *user, unsigned worker, const tally_piece *piece);

enum { SAID_APIS, SAID_NAME, SAID_RANKS, SAID_HOST }; /* --apis, --name, --ranks, --host */
typedef struct settings {
    tally_listener *each; /* NULL: nobody wants to hear of it */
    void *user;
    unsigned by;
    const loop *steps; /* with BY_STEP */
    tool_list apis, hosts;
    tool_ranges ranks;
    tool_regex name;
    bool messages, collectives, launches, sizes;
    enum { TREE_NONE, TREE_CALLEES, TREE_CALLERS } tree;
    uint64_t tree_depth; /* how deep it is printed; 0 = all */
    int64_t from_ns, to_ns;
    const char *said[4]; /* by SAID_...: as they were given; NULL: not given */
} settings;

/* What settings.said[which] is to have, as an option takes it, in addition to what it has. False: it makes no sense. */
bool settings_filter(settings *s, size_t which, const char *value);
bool tally_wants_process(const settings *s, const tr_process *p);
bool tally_wants(const settings *s, const tr_process *p, uint32_t api); /* thread_rows.c: by API, host, rank */

typedef struct tree_node tree_node;
typedef struct worker {
    struct tally *tally;
    unsigned number;
    bool alone; /* on a thread of its own: id */
    pthread_t id;
    tr_arena arena;
    size_t wanted;     /* bytes that there were none of; 0: all is well */
    tr_cursor *cursor; /* that is read; NULL: none */
    rows rows;
    row waste;
    matrix messages;
    sizes *sizes;
    struct sampled *sampled;
    tree_node *tree;
    size_t nodes;
    uint64_t active; /* time in calls, whatever they are */
    uint64_t events, orphans, unfinished, pauses;
    loose_list loose;
    unrecorded unrecorded; /* of processes that did not close the trace */
} worker;

typedef struct tally {
    tr_trace *trace;
    settings settings;
    plan *plans; /* by definition */
    size_t nplans;
    thread_state *threads; /* by index */
    size_t nthreads;
    process_state *processes; /* by index */
    worker *workers;
    unsigned nworkers;
    tr_arena arena;
    tool_progress progress;
    /* the result */
    rows rows;
    counter *counters;
    matrix messages;
    sizes *sizes;
    struct sampled *sampled; /* sample.h */
    tree_node *tree;         /* the root has no name */
    uint64_t active;
    uint64_t events, orphans, unfinished, pauses;
    loose_list loose;
    uint64_t unrecorded; /* launches whose work is not on record: common/unrecorded.h */
    int64_t first_ns, last_ns;
    uint32_t nranks;                      /* that are shown; 0: rows are not spread over ranks, or there is one */
    struct coll_progress **coll_progress; /* by API, communicator, process, place in it */
    size_t nstands;
    struct comm_names *comm_names;
    tr_map3 comm_labels; /* API, communicator without a name -> number, size */
    struct hang *hangs;
    size_t nhangs;
    struct collected *collected; /* --collectives */
    struct launched *launched;   /* --launches: launch.h */
} tally;

/* tally.c: counts all that the settings ask for, and keeps the `worst` collectives of those. The trace stays open as
 * long as the tally is used. */
void tally_count(tally *t, unsigned workers, size_t worst);
unsigned tally_workers(const tr_trace *trace, unsigned most); /* a small input is counted on one thread */
enum { WORST_DEFAULT = 10 };

/* Gives back what is counted, and all texts: one tally at a time is counted in a process that does this. */
void tally_close(tally *t);
/* Memory that lives as long as the tally that this thread counts for. Zeroed. */
void *tally_get(size_t bytes);
extern _Thread_local tr_arena *tally_arena;

void tally_run(tally *t, unsigned workers); /* workers.c: the first reading */
void tally_processes(tally *t);             /* of the threads: t->processes */
void tally_join(tally *t); /* when each thread and each row is known: what is said of all of them together */
/* ordered.c: each event, in order of time; what: for the progress */
void tally_ordered(tally *t, const char *what, void (*take)(void *user, const tr_event *event), void *user);
/* The same, as many at once as are at hand. */
void tally_batches(tally *t, const char *what, void (*take)(void *user, const tr_event *events, size_t n), void *user);
slot *slot_slow(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind);
void count(worker *w, thread_state *t, tr_event *events, size_t n); /* events of one thread, in order */
void close_rest(worker *w, thread_state *t, int64_t end_ns);        /* what is still open lasted until then */
slot *slot_named(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind, const char *name,
                 size_t n, uint64_t direction);
/* after all is counted; NULL: nobody wants to see it */
row *tally_row(tally *t, const tr_thread *thread, uint32_t kind, uint32_t api, uint32_t name, const tr_track *track);
/* a slice without a stack */
void slot_add(worker *w, slot *s, const tr_def *def, int64_t begin_ns, int64_t end_ns, volume moved, bool error);
static inline void tell(const worker *w, const settings *s, const tally_piece *piece)
{
    if (s->each && piece->slot->row != &w->waste)
        s->each(s->user, w->number, piece);
}

static inline bool within_window(const settings *s, int64_t ns) { return ns >= s->from_ns && ns < s->to_ns; }

/* True if [begin, end] has something in common with the window; cuts it to that. */
static inline bool slice_cut(const settings *s, int64_t *begin, int64_t *end)
{
    if (*end < *begin)
        *end = *begin;
    if (*end < s->from_ns || *begin >= s->to_ns)
        return false;
    if (*begin < s->from_ns)
        *begin = s->from_ns;
    if (*end > s->to_ns)
        *end = s->to_ns;
    return true;
}

/* device.c: work of devices, memory that calls move */
void device_add(worker *w, thread_state *t, const plan *p, const tr_event *e);
void traffic_add(row *r, uint64_t bytes, bool error);
void traffic_open(worker *w, thread_state *t, const plan *p, const tr_event *begin, tr_open *o);
void traffic_close(worker *w, thread_state *t, const plan *end_plan, const tr_event *end, tr_open *o, bool seen,
                   bool error);

/* marks of an open slice: it moves memory, below it the direction; it takes part in a collective */
enum { MARK_MOVES = 1u << 16, MARK_COLLECTIVE = 1u << 17 };

/* tree.c: calls by the path of calls they were made in */
void tree_open(worker *w, thread_state *t, const slot *s, tr_open *o); /* o is the innermost */
void tree_close(const worker *w, const slot *s, const tr_open *o, uint64_t ns, bool error);
void tree_merge(tree_node **to, tree_node *from, size_t *nodes);

/* balance.c: how evenly things are spread over ranks, and what each rank did */
typedef struct share { /* one process in one API */
    const tr_process *process;
    uint32_t api, threads;
    uint64_t active; /* time its threads were in calls of it */
    uint64_t wall;   /* from the process' first event to its last */
    volume moved;
    uint32_t slowest; /* the name with most time; 0: not known */
    uint64_t slowest_ns;
} share;
void balance_gather(tally *t);               /* when all is counted */
share *shares_of(const tally *t, size_t *n); /* sorted by API and rank; to be freed */
double share_part(const share *s);           /* of the time its threads had */
const tr_run_info *only_run(const tally *t); /* overview.c: the one run that is read; NULL: there are several */
/* imbalance: how much more than the average the busiest rank has; 0: all have the same */
double balance_percent(const tally *t, const balance *b);

/* ---- what is printed --------------------------------------------------------------------------------------------- */
enum { COLUMNS_ROOM = 16 };
typedef struct report {
    const tally *tally;
    row **rows; /* sorted: by table, then as asked for */
    size_t n;
    counter **counters;
    size_t ncounters;
    struct sample_report *samples; /* NULL: none */
    unsigned by;
    uint64_t top; /* rows a table; 0 = all */
    uint64_t max_name;
    bool fold;    /* rows of 0.00 % become one line */
    int ncolumns; /* --columns; 0: those that have something to say */
    uint8_t columns[COLUMNS_ROOM];
    enum { VIEW_TABLES, VIEW_PER_RANK, VIEW_BALANCE, VIEW_SIZES } view;
    int status;
} report;
enum column {
    C_TIME,
    C_SHARE,
    C_SELF,
    C_CALLS,
    C_AVERAGE,
    C_MIN,
    C_MAX,
    C_P50,
    C_P99,
    C_IMBALANCE,
    C_ERROR,
    C_BYTES,
    C_SENT,
    C_RECEIVED,
    C_RATE,
    COLUMNS
};
/* as --columns takes them; end with NULL */
extern const char *const column_words[], *const per_rank_words[], *const balance_words[], *const size_words[];
extern const char *const collectives_words[], *const launch_words[];
enum sort {
    SORT_TIME,
    SORT_SELF,
    SORT_CALLS,
    SORT_AVERAGE,
    SORT_MIN,
    SORT_MAX,
    SORT_P50,
    SORT_P99,
    SORT_ERRORS,
    SORT_BYTES,
    SORT_NAME
};
/* Calls that test for completion (MPI_Test, MPI_Iprobe), if rows have names. */
typedef struct polls {
    uint64_t calls, ns;
    char *names; /* "MPI_Iprobe, MPI_Test": those with most time; to be freed. NULL: nothing polls */
} polls;
bool row_polls(const row *r);
polls report_polls(const report *r);
void report_make(report *r, tally *t, enum sort sort);
void report_free(report *r); /* what report_make took */
const table *report_table(const report *r, const row *row);
static inline double row_average(const row *r) { return r->calls ? (double)r->sum / (double)r->calls : 0; }
const char *kind_name(uint32_t kind);

struct tool_out;
struct tool_json;
void report_text(const report *r, struct tool_out *out);
void report_json(const report *r, struct tool_out *out);
void collectives_text(const report *r, struct tool_out *out);
void collectives_notes(const report *r, struct tool_out *out); /* what never ended, a line each */
void collectives_json(const report *r, struct tool_json *json);
void collectives_csv(const report *r, struct tool_out *out);
void sample_text(const report *r, struct tool_out *out);
void sample_json(const report *r, struct tool_json *json);
void sample_csv(const report *r, struct tool_out *out, unsigned extra);
void tree_text(const report *r, struct tool_out *out);
void tree_json(const report *r, struct tool_json *json);
void overview_text(const report *r, struct tool_out *out); /* overview.c: which run, how much of it in MPI */
void overview_json(const report *r, struct tool_json *json);
void per_rank_text(const report *r, struct tool_out *out);
void per_rank_csv(const report *r, struct tool_out *out);
void balance_text(const report *r, struct tool_out *out);
void sizes_text(const report *r, struct tool_out *out);
void sizes_json(const report *r, struct tool_json *json);
void sizes_csv(const report *r, struct tool_out *out);
void report_csv(const report *r, struct tool_out *out);
#endif
