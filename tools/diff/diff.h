/* diff.h - two sides, several runs each, and what differs
 *
 * The data's road: inputs.c makes a list of runs of what the user names. steps.c reads each once and finds where its
 * steps begin; plan_blocks() decides by these what the repetitions are. gather_blocks.c reads each run once more and
 * adds up what every phase, call, kernel and rank spent in each block of steps. lines.c puts the runs of both sides
 * beside each other and asks rank_test.h whether they differ. diff_text.c and json.c print it.
 *
 * What is compared, in ns and as a double, is time a step (or a run) and process:
 *   phases   a task under the tasks that it is in; its own time is what is not in tasks inside it
 *   tasks    the same by name alone, wherever they are
 *   calls    calls of an API, whoever makes them; their own time
 *   work     work of devices under the tasks that asked for it
 *   kernels  the same by name alone; spans: what overlaps on the host
 *   ranks    the step of one rank, and what of its threads' time was not in communication
 */
#ifndef DIFF_H
#define DIFF_H
#include "rank_test.h"
#include "common/input.h"
#include "support/map.h"
#include "tally/tally.h"
#include "tally/tree/tree.h"

enum { BLOCKS_LEAST = 6, BLOCKS_MOST = 20, STEPS_LEAST = 6, THINGS_MOST = 1 << 16 };

/* ---- where steps begin ------------------------------------------------------------------------------------------- */
typedef struct process_steps { /* step k is from at[k] to at[k + 1] */
    int64_t *at;
    size_t n; /* 0: it has none */
} process_steps;

/* ---- runs -------------------------------------------------------------------------------------------------------- */
enum { SIDE_A, SIDE_B, SIDES };
typedef struct diff_run {
    const char *path, *run; /* run: NULL: the only one of its input */
    unsigned side;
    const char *program; /* from here on: once it was read */
    uint32_t ranks, nprocesses;
    int64_t start_ns;
    size_t processes;     /* that have steps; without steps: that have events */
    size_t nsteps;        /* that all of these have */
    process_steps *steps; /* by process */
    struct found *found;  /* tasks that may be its steps, until one of them is chosen */
    size_t nfound;
    double wall;         /* ns, from the first event to the last; with steps: of all that are compared */
    double outside;      /* ns before the first step and after the last */
    int32_t *rank;       /* by process */
    struct spent *spent; /* by process and block */
    uint64_t lost;
    int64_t from_ns, to_ns; /* only this time is compared; to_ns 0: all */
    bool *leave_out;        /* by process: it is no rank, and its times do not count; NULL: all count */
} diff_run;

typedef struct diff_settings {
    tool_input input;
    tool_list apis, hosts;
    tool_ranges ranks;
    tool_regex name;
    const char *step;  /* NULL: found; "": no steps are looked for */
    uint64_t skip;     /* steps at the begin that are not compared */
    double fail_above; /* percent */
    bool any;          /* a single line may fail too */
    double confidence; /* 0.95 */
} diff_settings;

/* How the runs are compared. */
typedef struct diff_plan {
    enum { BY_NOTHING, BY_STEPS, BY_RUNS } by;
    const char *step; /* how the name of steps begins; NULL: there are none */
    size_t nsteps;    /* that are compared; 0: whole runs */
    size_t nblocks;   /* 1 without steps */
} diff_plan;

/* ---- what is compared -------------------------------------------------------------------------------------------- */
enum section { PHASES, TASKS, CALLS, WORK, KERNELS, SPANS, INSTANTS, RANKS, SECTIONS };

/* In one block of steps. The last block is what is outside of steps. */
typedef struct portion {
    uint64_t own, total, calls, bytes, errors;
} portion;
typedef struct spent {
    uint64_t own, communicating;
} spent; /* one process in one block */

typedef struct item { /* something that is compared */
    enum section section;
    uint32_t number; /* of RANKS: the rank */
    const char *name;
    portion **runs; /* by run, nblocks + 1 each; NULL: that run does not have it */
} item;

typedef struct diff {
    diff_settings settings;
    diff_run *runs;
    size_t nruns, room, sides[SIDES]; /* how many of each side; those of A come first */
    diff_plan plan;
    tr_arena arena;
    item **items;
    size_t nitems, item_room;
    tr_map by_name;
} diff;

/* ---- what came out ----------------------------------------------------------------------------------------------- */
enum result { SAME, SLOWER, FASTER, NEW, GONE, UNTOLD };
typedef struct amount {
    double mean, least, most;
} amount;                   /* of the repetitions */
typedef struct side_value { /* a step (or a run) and process */
    amount own, total, calls, bytes, errors;
} side_value;
typedef struct line {
    const item *item; /* NULL: all */
    side_value of[SIDES];
    rank_result test; /* of own time */
    double base;      /* what its interval is a part of: the median of A */
    enum result result;
} line;

typedef struct outcome {
    line all; /* the step, or the run */
    double outside[SIDES];
    line *sections[SECTIONS]; /* what differs most comes first */
    size_t n[SECTIONS];
    line *changed; /* whose counts differ */
    size_t nchanged;
    size_t repetitions[SIDES];
    const line *worst; /* which alone is slower, whatever all is: --fail-on any; NULL: none */
} outcome;

void inputs_add(diff *d, unsigned side, const char *path, const char *run); /* run NULL: each run of it */
void inputs_latest(diff *d, const char *path);                              /* the two newest runs of one input */

/* How long the name is without the number at the end, and what stands before that. */
size_t task_stem(const char *name);
void steps_find(diff *d, diff_run *r); /* first reading; ends the program if nothing can be read */
size_t blocks_of(const diff *d, size_t nsteps);
void steps_choose(diff *d);            /* of all runs together: d->plan */
void run_gather(diff *d, diff_run *r); /* second reading */
item *item_get(diff *d, enum section section, const char *name, uint32_t number);
portion *item_portions(diff *d, item *x, const diff_run *r); /* of a run; made if absent */
void outcome_make(const diff *d, outcome *o);
void outcome_free(outcome *o);

/* The trace of a run; messages: whether what is wrong with it is said. */
tr_trace *run_open(const diff *d, const diff_run *r, bool messages);

static inline double line_change(const line *l) { return l->of[SIDE_B].own.mean - l->of[SIDE_A].own.mean; }
bool amounts_differ(const amount *a, const amount *b); /* no repetition of the one has what one of the other has */
bool diff_slower(const diff *d, const outcome *o);
const char *result_word(enum result result);
const char *const *section_words(void); /* ends with NULL */

struct tool_out;
typedef struct diff_view {
    unsigned sections; /* bit 1u << section */
    uint64_t top;
} diff_view;
void diff_text(const diff *d, const outcome *o, const diff_view *v, struct tool_out *out);
void diff_json(const diff *d, const outcome *o, struct tool_out *out);
void diff_verdict(const diff *d, const outcome *o, struct tool_out *out);
#endif
