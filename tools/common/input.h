/* input.h - the input of tools that read traces: options, opening, and the exit status
 *
 * The main() of each tool has one shape:
 *
 *     int first = tool_options(argc, argv, &usage);
 *     tr_trace *trace = input_open(&input, argc - first, argv + first);
 *     tool_out *out = out_open(output);
 *     do_it(trace, out);
 *     out_end(out, input_usable(trace));
 *     return input_close(trace);
 */
#ifndef TOOL_INPUT_H
#define TOOL_INPUT_H
#include "loop.h"
#include "options.h"
#include "read/read.h"

/* The values of the options below. */
typedef struct tool_input {
    const char *run;
    uint64_t max_mem, jobs;
    tool_list symbols;
    tool_moment from, to;
    tool_ranges steps;
    const tr_team *team;
    void (*message)(void *user, const char *text); /* as in tr_options */
    bool no_align;
} tool_input;

/* Ends the program with status 2 if no path is given. It reports damaged files on stderr. input_usable() returns
 * whether anything is left to read. */
tr_trace *input_open(const tool_input *in, int npaths, char *const *paths);
bool input_usable(const tr_trace *trace);
/* The window of --from, --to and --steps. Ends the program with status 2 if it is empty. */
void input_window(const tool_input *in, tr_trace *trace, int64_t *from_ns, int64_t *to_ns);
/* The same, if the caller has found the steps. */
void input_window_of(const tool_input *in, const tr_trace *trace, const loop *l, int64_t *from_ns, int64_t *to_ns);
int64_t input_begin(const tr_trace *trace);    /* when the trace begins; 0: it is empty */
unsigned input_jobs(const tool_input *in);     /* --jobs, or one for each core */
void input_warn_losses(const tr_trace *trace); /* reports on stderr how many events were lost while recording */
int input_close(tr_trace *trace);              /* the exit status */
/* The input's name with another ending; "merged" with that ending for several inputs. It is never freed. */
const char *input_output_name(int npaths, char *const *paths, const char *ending);
/* Ends the program with status 2 if `output` is one of the inputs. */
void input_spare(int npaths, char *const *paths, const char *output);

/* ---- options ----------------------------------------------------------------------------------------------------- */

/* Chooses one of several runs of a folder. */
#define RUN_OPTION(in) \
    {0, \
     "run", \
     "RUN", \
     "read this run only: its number or its id, as trace-info lists them.\nDefault: the newest run of the input. " \
     "all: all of them.", \
     tool_take_text, \
     &(in).run, \
     RARE}

/* Limits the memory of the reader. */
#define MEM_OPTION(in) \
    {0, \
     "max-mem", \
     "BYTES", \
     "memory to use for reading, such as 512M; default 256M.\nA merged file that unpacks to far more than its size " \
     "needs more. In all a tool may take 2 GiB, or 16 times its input, or BYTES if that is more.", \
     tool_take_count, \
     &(in).max_mem, \
     RARE}

/* Folders in which the reader looks for source lines. */
#define SYMBOLS_OPTION(in) \
    {0, \
     "symbols", \
     "DIR", \
     "a folder with the programs that ran, or with their debug information, for source lines.\n" \
     "Can be given several times. Without it, programs are looked for where they ran, and debug information " \
     "under /usr/lib/debug.", \
     tool_take_list, \
     &(in).symbols, \
     RARE}

#define WINDOW_OPTIONS(in) \
    {0, \
     "from", \
     "TIME", \
     "leave out what is before TIME, such as 1.5, 20ms or 14:03:12.5.\n" \
     "1.5 are seconds since the beginning of the trace. Units: s (default), ms, us, ns, min, h. 14:03:12.5 is local " \
     "time.", \
     tool_take_moment, \
     &(in).from, \
     COMMON}, \
        {0, "to", "TIME", "leave out what is after TIME", tool_take_moment, &(in).to, COMMON}, \
    { \
        0, "steps", "LIST", \
            "leave out what is before the first of these steps and after the last.\n" \
            "LIST: 10-20, 10- (and all that follow), -20, or 10,11,12. Steps are tasks and ranges named step or " \
            "iteration, calls of trace_step(), steps of an optimizer of PyTorch, else the task that repeats most.", \
            tool_take_open_ranges, &(in).steps, COMMON \
    }

#define JOBS_OPTION(in, help, common) {'j', "jobs", "N", help, input_take_jobs, &(in).jobs, common}
bool input_take_jobs(const char *value, void *to); /* 1 to 1024; 0 and not given: one for each core */

/* ---- paragraphs of help ------------------------------------------------------------------------------------------ */
#define INPUT_TEXT \
    "FILE is a .bin file that a process recorded, or a merged file (trace-merge). DIR is a folder of such files."
#define STATUS_TEXT \
    "Exit status:\n" \
    "  0  all is well\n" \
    "  1  there is a result, but some input was damaged or missing, or events were lost while recording\n" \
    "  2  nothing could be read or written, or an option is wrong"
#endif
