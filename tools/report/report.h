/* report.h - findings, worst first, and what they stand on
 *
 * The data's road: gather_trace.c and tally read the trace; each find_*.c looks for one family of causes, first in
 * numbers (plan: which times deserve a closer look), then, when those times have been read again (own_time.c), in words
 * (tell). text_report.c, json_report.c and html.c print what came of it.
 */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H
#include "common/loop.h"
#include "common/out.h"
#include "report/ranks/causes.h"
#include "report/gather/gather_trace.h"
#include "report/graph/off_cpu.h"
#include "report/ranks/own_time.h"
#include "report/graph/replay.h"
#include "report/ranks/segments.h"

enum bound { BOUND_HOST, BOUND_DEVICE, BOUND_TRANSFER, BOUND_MPI, BOUND_IO, BOUND_API, BOUND_SETUP, BOUNDS };
extern const char *const bound_words[BOUNDS], *const bound_names[BOUNDS];

typedef struct finding {
    const char *kind;
    char *text, *helps, *see, *timeline; /* see, timeline: command lines */
    double share;                        /* of the run that would be saved, or that is lost */
    int32_t *ranks;
    size_t nranks, rank_room;
    char **where; /* tasks and calls, outermost first */
    size_t nwhere, where_room;
    struct {
        char *file, *function; /* NULL: unknown */
        uint64_t line;
    } source; /* the line of the program */
    char **evidence;
    size_t nevidence, evidence_room;
    int64_t from, to;
    bool lasts;    /* from and to say when */
    bool timed;    /* `share` is time; others come behind */
    bool first;    /* it comes before all others: a process ended, and the rest may follow from that */
    bool of_run;   /* its share is of the whole run, even if only the loop is judged */
    uint8_t cause; /* of slow steps: enum cause */
    bool remark;   /* it says what bounds the run, and blames none: it comes behind those that do */
} finding;

typedef struct what_if {
    char *text;
    int64_t saves;
    size_t asked; /* behind so many others */
} what_if;

enum { TIME_HOST, TIME_WAITS, TIME_COMM, TIME_DEVICE, TIME_API, TIMES, TIME_BINS = 240 };
extern const char *const time_names[TIMES];
typedef struct rank_time { /* of one process */
    uint64_t all[TIMES], gpu, copies;
    uint64_t kernels, kernels_copies; /* of a device: in kernels that are no collective; in these or in copies */
    uint64_t wall;
    uint64_t collectives, came_last; /* that it called together with others; of these it came last to so many */
    float *bins;                     /* [TIME_BINS][TIMES], shares of the bin */
} rank_time;

typedef struct hot { /* one line of the critical path */
    char *path;
    uint32_t at; /* the same in the profiler; 0: a call, or outside any task */
    enum bound bound;
    uint64_t ns;
} hot;

typedef struct steps {
    uint32_t name; /* 0: there are none */
    size_t n, lanes;
    int64_t *ns; /* of each, as it was played on its thread, in order of thread and time */
    int64_t *begin;
    uint32_t *lane;
    int64_t median, p95, max;
    int64_t *number;       /* the program's own, or counted from 0 on each thread */
    int64_t before, after; /* of the run, before the first of all threads and after the last */
} steps;

typedef struct analysis {
    tally tally;
    const settings *only; /* the ranks and APIs that are shown */
    const char *chosen;   /* the same as options, as a shell takes them: " -r 1 -a MPI" */
    bool *named;          /* by text: names of calls, tasks and work of these APIs */
    size_t nnamed, named_room;
    gathered gathered;
    segments segments;
    off_cpu off;
    critical critical;
    profiler profiler;
    tr_process *const *processes;
    size_t nprocesses;
    const char *inputs; /* as a shell takes them */
    loop loop;
    double peak_flops;                           /* of a device, a second, as the user says; 0: by its name */
    bool given, judged;                          /* the user chose the part; it is the loop */
    int64_t from, to;                            /* what is judged; INT64_MIN, INT64_MAX: all */
    int64_t whole_ns, start_ns, warm_ns, end_ns; /* of the whole run; judged: what is left out */
    uint32_t start_profile, warm_profile, later_profile;
    int64_t run_ns, replayed_ns; /* of what is judged */
    rank_time *times;
    double bounds[BOUNDS]; /* of the critical path */
    hot *hots;
    size_t nhots;
    steps steps;
    what_if *what_ifs;
    size_t nwhat_ifs, what_if_room;
    finding *findings;
    size_t nfindings, finding_room;
    size_t nblaming; /* of them, in front: those that are no remarks */
    char *undecided; /* a sentence on what cannot be told; NULL: nothing */
    bool *culprits;  /* by process */
    struct ranks_found *ranks;
    struct links_found *links;
    struct stages_found *stages;
    struct steps_found *slow;
    struct devices_found *devices;
    struct unexplained_found *unexplained;
    struct teams_found *teams;
    struct device_errors *device_errors;
    uint32_t critical_profile;
} analysis;

/* Counts, finds and chooses. `only` and `chosen` are set. */
void analyse(analysis *a, unsigned workers, uint64_t max_mem);
void analysis_free(analysis *a);

/* ---- findings ---------------------------------------------------------------------------------------------------- */

bool finding_told(const analysis *a, size_t from, const char *kind); /* among the findings from that one on */
finding *finding_new(analysis *a, const char *kind, double part);
void finding_free(finding *f);
bool finding_is_cause(const finding *f); /* else it is a symptom, or a remark */
void finding_rank(finding *f, const analysis *a, uint32_t process);
void finding_where(finding *f, const analysis *a, uint32_t path);
void finding_call(finding *f, const char *name);
void finding_source(finding *f, const analysis *a, uint32_t line); /* of gathered.sources */
void finding_text_source(finding *f);                              /* its sentence ends in the line, if it has one */
/* The lines that the wanted events name: the first becomes the finding's, and up to three are evidence. Returns how
 * many there are; *most is the first. */
size_t finding_sources(finding *f, const analysis *a, bool (*wanted)(const sourced *x, const void *user),
                       const void *user, source_sum *most);
void finding_path(finding *f, const char *path); /* "step > MPI_Recv": each of these */
void finding_evidence(finding *f, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* trace-print for that time and the ranks of the finding, and to-perfetto for that time */
void finding_see(finding *f, const analysis *a, int64_t from, int64_t to, const char *options);
/* A command for all of the part of the run that is reported on. */
void finding_command(finding *f, const analysis *a, const char *command);
char *rank_list(const analysis *a, const bool *processes); /* "rank 3", "ranks 0-2, 5" */
size_t running_processes(const analysis *a, bool *which);  /* which: by process; NULL: how many is enough */
char *findings_text(const analysis *a);                    /* "3 findings, 1 remark" */
char *thread_text(const tr_thread *t);                     /* "OpenMP worker (thread 12)" */
char *rank_text(const analysis *a, uint32_t process);
double share_of(const analysis *a, double ns);
/* The activity of each process, on its first thread, in pieces without gaps: one of TIME_... */
typedef void rank_piece(void *user, uint32_t process, int what, int64_t from, int64_t to);
void rank_pieces(const analysis *a, rank_piece *take, void *user);
void what_if_add(analysis *a, char *text, int64_t saves); /* takes the text */

/* ---- what is shown: choice.c ------------------------------------------------------------------------------------- */

bool choice_given(const analysis *a);
char *choice_text(const analysis *a); /* "ranks 0-3, APIs MPI"; to be freed */
bool chosen_process(const analysis *a, uint32_t process);
bool chosen_lane(const analysis *a, uint32_t lane);
bool chosen_name(const analysis *a, uint32_t name); /* of a call, a task or work; once choice_rows() was called */
void choice_rows(analysis *a);                      /* of the tally; with --ranks, it counted by rank */
void choice_findings(analysis *a);
void choice_steps(analysis *a);

/* ---- families of causes ------------------------------------------------------------------------------------------ */

void judged_choose(analysis *a); /* judged.c: the loop, and what is told of the rest; when all is counted */
/* The end of the last step that all processes have ended before that time; INT64_MIN: there is none. */
int64_t judged_whole_steps(const analysis *a, int64_t until);
void judged_plan(analysis *a);
void judged_tell(analysis *a);
char *judged_text(const analysis *a);       /* a line on what is left out */
char *helpers_text(const analysis *a);      /* a line on processes that are no ranks; NULL: all are */
const char *judged_name(const analysis *a); /* "loop", or "run" */
void links_plan(analysis *a);               /* find_links.c: slow links */
void links_tell(analysis *a);
void pieces_tell(analysis *a); /* find_pieces.c: ranks that send many small messages */
void ranks_plan(analysis *a);  /* find_ranks.c: stragglers, slow devices, imbalance; what-ifs */
void ranks_tell(analysis *a);
void stages_plan(analysis *a); /* find_stages.c: stages of pipelines that have more work than others */
void stages_tell(analysis *a);
void steps_plan(analysis *a); /* find_steps.c: steps that took longer than others */
void steps_tell(analysis *a);
/* ns that the threads of slow steps waited for a processor in them, as they recorded it */
int64_t steps_slow_waited(const analysis *a);
void devices_plan(analysis *a); /* find_device.c: idle, launch bound, copies, overlap, synchronisation */
void devices_tell(analysis *a);
/* find_causes.c: what is beside the work: of devices' idle time, or of the critical path; steps: how many, 0 unknown */
void causes_tell(analysis *a, const cause_time *times, bool devices, uint64_t steps);
void causes_of_path_tell(analysis *a);
void interpreter_lock_tell(analysis *a); /* behind these: a thread that keeps Python's lock */
void off_cpu_plan(analysis *a);          /* find_off_cpu.c: ranks that were stopped, or blocked in the kernel */
void off_cpu_tell(analysis *a);
/* Why the process was kept from running for half of that time: "stopped", "blocked"; NULL: it was not */
const char *off_cpu_explains(const analysis *a, uint32_t process, double ns);
void off_cpu_evidence(finding *f, const analysis *a, uint32_t process);
void locks_tell(analysis *a);      /* find_locks.c: threads that wait for each other */
void processors_tell(analysis *a); /* find_processors.c: processes that could run, and waited */
/* ns that a thread of the process waited for a processor, beyond what others would have for as much work */
double processors_lacked(const analysis *a, uint32_t process);
/* ns that the thread of the process that waited longest for a processor waited, in what is judged; 0: unknown */
double processors_waited(const analysis *a, uint32_t process);
bool processors_waited_more(const analysis *a, uint32_t process); /* twice as long as the median rank, or longer */
void processors_evidence(finding *f, const analysis *a, uint32_t process); /* how long it waited, if it did */
/* ns that the process neither ran nor could run, if one thread of it is recorded, and the kernel counts that; else -1
 */
int64_t processors_rest(const analysis *a, uint32_t process);
void stopped_evidence(finding *f, const analysis *a, uint32_t process); /* how long it neither ran nor could run */
void teams_plan(analysis *a); /* find_teams.c: threads that wait for one of their team */
void teams_tell(analysis *a);
void teams_found_free(analysis *a);
void waits_tell(analysis *a);             /* find_waits.c: tasks and regions in which threads wait */
void calls_tell(analysis *a);             /* find_calls.c: failed calls, polling, communication, input and output */
void stuck_tell(analysis *a);             /* find_stuck.c: messages that never came, and other calls that never ended */
void health_tell(analysis *a);            /* find_health.c: hangs, losses, clocks, throttling, memory */
void ends_of_processes_tell(analysis *a); /* find_ends.c: signals, exit statuses */
void device_errors_plan(analysis *a);     /* find_device_error.c: a device that failed, and what it never did */
void device_errors_tell(analysis *a);
bool device_failed(const analysis *a, uint32_t process);
void device_errors_free(analysis *a);
void unexplained_plan(analysis *a); /* find_unexplained.c: ranks that differ, and nothing else says why */
void unexplained_tell(analysis *a); /* behind all others */
void links_free(analysis *a);
void ranks_free(analysis *a);
void stages_free(analysis *a);
void steps_free(analysis *a);
void devices_free(analysis *a);
void unexplained_free(analysis *a);

/* ---- output ------------------------------------------------------------------------------------------------------ */

void put_text(const analysis *a, tool_out *out, size_t top);
void put_finding(const analysis *a, size_t which, tool_out *out); /* one of them, as put_text() does */
void put_json(const analysis *a, tool_out *out);
void put_bounds(const analysis *a, tool_json *j); /* the key "bounds" of an object */
void put_source(tool_json *j, const finding *f);  /* the key "source", if it is known */
void put_html(const analysis *a, tool_out *out);
#endif
