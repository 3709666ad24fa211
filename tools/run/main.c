/* main.c - trace-run: records a program that nobody rebuilt */
#include "run.h"
#include "common/options.h"
#include "common/units.h"
#include "options.gen.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *directory, *replay, *torch, *watchdog;
static bool no_analysis;
static char *preload; /* libraries of APIs that the list of APIs names */
static report what = {.tally = true};

static const tool_option options[] = {
    TOOL_GROUP("What is recorded:"),
    RECORDING_OPTIONS,
    {0, "torch", "[DETAIL]",
     "record PyTorch in Python programs: modules, operators, steps.\n"
     "Also the backward pass, collectives of every backend, and the data loader. Of operators DETAIL: modules (none), "
     "names, flows (default) or shapes (TRACE_TORCH). Needs the Python package traceh.",
     tool_take_text, &torch, COMMON},
    {'o', "output", "DIR",
     "the folder of the trace; default: TRACE_OUT, or trace-PROGRAM-JOB.\n"
     "If DIR holds a trace, the new one goes to DIR/2, DIR/3, and so on. If the default folder does, a number is added "
     "to its name.",
     tool_take_text, &directory, COMMON},
    TOOL_GROUP("What is printed while the program runs:"),
    {0, "watchdog", "[TIME]",
     "if ranks wait for longer than TIME (30s), report for whom, and where each rank is.\nThe job is not disturbed. "
     "Each report appears once, on the standard error (TRACE_WATCHDOG).",
     tool_take_text, &watchdog, RARE},
    TOOL_GROUP("What is printed at the end, once for all ranks:"),
    {'l', "timeline", "[FILE.pftrace]",
     "also write a timeline for https://ui.perfetto.dev.\nDefault: DIR/timeline.pftrace.", tool_take_text,
     &what.timeline, COMMON},
    {0, "trace", NULL, "also print every event, one a line", tool_take_flag, &what.events, COMMON},
    {0, "json", NULL, "tally and events as JSON", tool_take_flag, &what.json, COMMON},
    {0, "print-to", "FILE",
     "print tally and events to FILE; - is the standard output.\nDefault: the standard error. The standard output is "
     "the program's alone.",
     tool_take_text, &what.output, RARE},
    {0, "no-analysis", NULL, "print no tally, only where the trace is", tool_take_flag, &no_analysis, COMMON},
    {'q', "quiet", NULL, "do not print where the trace is", tool_take_flag, &what.quiet, RARE},
    {0, "replay", "[DIR]",
     "run nothing; print all this of an earlier run.\nDefault: the newest trace in TRACE_OUT, trace-* and out of the "
     "current folder.",
     tool_take_text, &replay, COMMON},
    TOOL_ONCE('t', "trace", NULL, tool_take_flag, &what.events),
    TOOL_ONCE('j', "json", NULL, tool_take_flag, &what.json),
    TOOL_ONCE('p', "print-to", "FILE", tool_take_text, &what.output),
    TOOL_ONCE('n', "no-analysis", NULL, tool_take_flag, &no_analysis),
    TOOL_ONCE('m', "mode", "MODE", tool_take_text, &given_options[GIVEN_MODE]),
    TOOL_END,
};

static const char *const details[] = {
    "trace-run loads libtrace-h.so into the program, by LD_PRELOAD, OPENCL_LAYERS, and, where they are not set, "
    "INTEL_LIBITTNOTIFY64, NVTX_INJECTION64_PATH, CUDA_INJECTION64_PATH, "
    "KOKKOS_TOOLS_LIBS and ZE_ENABLE_VALIDATION_LAYER. The library records calls of MPI, CUDA and all other APIs, ITT "
    "and NVTX marks, and what the program records with trace.h. "
    "It is looked for beside trace-run, in ../lib, and where TRACE_LIB says.",
    "The program keeps its standard streams and signals. Under a launcher there is one trace-run for each rank, and "
    "the last one to end prints one tally of the whole job. An error that several have is printed by one on each host. "
    "A launcher that aborts its job may close the terminal before that. The trace is complete all the same: trace-run "
    "--replay prints its tally.",
    "Ranks of different programs (mpirun -n 1 A : -n 3 B) need one -o DIR for all of them. trace-run cannot record a "
    "statically linked program, or one that runs with the rights of another user. "
    "It says so and runs it.",
    "Exit status:\n"
    "  the program's  trace-run ends as the program ended: with its exit status, or by the same signal\n"
    "  127, 126       there is no such program; it cannot be run\n"
    "  1              the program ended with 0, but its output folder was removed meanwhile\n"
    "  2              an option or a TRACE_ variable is wrong; nothing was run\n"
    "  0, 1, 2        of --replay: all is well; some of the trace was damaged or missing; nothing could be read",
    NULL,
};

static const tool_example examples[] = {
    {"trace-run ./app", "record ./app, then print where its time went"},
    {"mpirun -n 4 trace-run --timeline -- ./app", "four ranks: one tally, and a timeline"},
    {"trace-run --replay", "print the tally of the last run again"},
    {"trace-run --torch -- python train.py", "record PyTorch too: modules, operators, steps"},
    {"trace-run --watchdog=1m -- mpirun -n 4 ./app", "say which rank is missing when the job stands still"},
    {"trace-run -a all,hdf5 -- ./app", "record HDF5's calls too; -a list names all APIs"},
    {"trace-run -a mpi,cuda -o out -- ./app", "record MPI and CUDA only, to the folder out"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-run",
                                 .summary = "records a program without rebuilding it, then shows where its time went",
                                 .usage = "[options] [--] PROGRAM [ARGUMENT...]\n[options] --replay[=DIR]",
                                 .options = options,
                                 .details = details,
                                 .examples = examples,
                                 .stop = true};

typedef struct run {
    job job;
    const char *library, *site; /* of --torch; NULL: not given */
    report report;
    pid_t watchdog; /* 0: none */
    bool gone;      /* the folder was removed while the program ran */
} run;

static void set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
}

static const setting settings[] = {RECORDING_SETTINGS, {NULL, NULL, NULL}};

/* In the program's process only: our own tools are not to be recorded. */
static void prepare(void *user)
{
    const run *r = user;
    const setting *given;
    const char *before = getenv("LD_PRELOAD");
    if (!before || !strstr(before, r->library))
        set("LD_PRELOAD", before && *before ? tool_text("%s:%s", before, r->library) : r->library);
    if (preload && *preload)
        set("LD_PRELOAD", tool_text("%s:%s", getenv("LD_PRELOAD"), preload));
    if (r->site) {
        before = getenv("PYTHONPATH");
        set("PYTHONPATH", before && *before ? tool_text("%s:%s", r->site, before) : r->site);
        if (*torch)
            set("TRACE_TORCH", torch);
    }
    set("TRACE_OUT", r->job.dir);
    set("TRACE_RUN", r->job.run);
    for (given = settings; given->variable; given++)
        set(given->variable, *given->value);
    setenv("TRACE_ENABLE", "1", 0);
    setenv("INTEL_LIBITTNOTIFY64", r->library, 0);
    setenv("NVTX_INJECTION64_PATH", r->library, 0);
    setenv("CUDA_INJECTION64_PATH", r->library, 0);
    if (!getenv("KOKKOS_PROFILE_LIBRARY")) /* its older name: Kokkos aborts where both are set and differ */
        setenv("KOKKOS_TOOLS_LIBS", r->library, 0);
    /* gcc's AddressSanitizer refuses to be second in the list of libraries; it works there, and what the program starts
     * has the same list. */
    before = getenv("ASAN_OPTIONS");
    if (!before || !strstr(before, "verify_asan_link_order"))
        set("ASAN_OPTIONS",
            before && *before ? tool_text("%s:verify_asan_link_order=0", before) : "verify_asan_link_order=0");
    before = getenv("OPENCL_LAYERS");
    if (!before || !strstr(before, r->library))
        set("OPENCL_LAYERS", before && *before ? tool_text("%s:%s", before, r->library) : r->library);
}

static void has_ended(void *user, const ended *e)
{
    const run *r = user;
    ending_say(r->job.dir, e);
}

static void over(void *user)
{
    run *r = user;
    report_unwatch(r->watchdog);
    r->gone = access(r->job.dir, F_OK) != 0;
    if (r->gone)
        tool_warn("%s was removed while the program ran: there is no trace", report_shown(r->job.dir));
    job_end(&r->job);
    if (r->job.world == JOB_UNKNOWN && r->job.rank == 0 && !r->report.quiet)
        tool_note(
            "%s holds the trace. Nothing says how many tasks there are: when all have ended, trace-run --replay=%s "
            "prints the tally",
            report_shown(r->job.dir), report_shown(r->job.dir));
    if (!r->job.last)
        return;
    if (report_print(&r->report) < 0 && given_options[GIVEN_WHEN])
        tool_warn("nothing was recorded in a window of --when %s", given_options[GIVEN_WHEN]);
    job_remove(&r->job);
}

static void tell_obstacle(const run *r, const char *program)
{
    const char *why = r->job.rank == 0 ? target_obstacle(program) : NULL;
    if (why)
        tool_warn("%s cannot be recorded: %s. Only what it records with trace.h, and the programs that it starts, will "
                  "be in the trace",
                  program, why);
}

/* ---- the two ways to run ----------------------------------------------------------------------------------------- */

static int print_again(int nwords, char *const *words)
{
    struct stat st;
    int status;
    if (!*replay)
        replay = report_newest();
    if (!replay)
        tool_fail("--replay: there is no trace here; name one: --replay=DIR");
    if (nwords)
        tool_fail("--replay runs nothing, but '%s' is given", words[0]);
    if (stat(replay, &st))
        tool_fail("%s: %s", replay, strerror(errno));
    what.dir = replay;
    status = report_print(&what);
    return status < 0 ? 2 : status;
}

/* What the recorder does not know by name. */
static void choose_apis(void)
{
    const char *variable = getenv("TRACE_APIS"), **given = &given_options[GIVEN_APIS];
    ready r;
    if (!*given && !(variable && *variable))
        return;
    r = ready_choose(*given ? *given : variable, target_library());
    preload = r.preload;
    if (*given)
        *given = r.list;
    else
        set("TRACE_APIS", r.list);
}

static void check_watchdog(void)
{
    const char *variable = getenv("TRACE_WATCHDOG"), *name = watchdog ? "--watchdog" : "TRACE_WATCHDOG";
    double seconds;
    if (watchdog && !*watchdog)
        watchdog = "30s";
    else if (!watchdog && variable && *variable && strcmp(variable, "off") != 0 && strcmp(variable, "0") != 0)
        watchdog = variable;
    if (watchdog && !unit_seconds(watchdog, 1, 86400, &seconds))
        tool_fail("%s: '%s' is no time from 1s to 24h, such as 30s or 5m", name, watchdog);
}

static void check_options(void)
{
    choose_apis();
    check_watchdog();
    if (given_options[GIVEN_PC_SAMPLING] && !*given_options[GIVEN_PC_SAMPLING])
        given_options[GIVEN_PC_SAMPLING] = "1";
    check_settings(settings);
    if (torch)
        torch_check(torch);
    if (what.output && strcmp(what.output, "-") != 0)
        check_writable("print-to", what.output);
    if (what.timeline && *what.timeline)
        check_writable("timeline", what.timeline);
}

static void choose_directory(job *j, const char *program)
{
    const char *variable = getenv("TRACE_OUT");
    if (!directory && variable && *variable)
        job_begin(j, variable, false, program);
    else if (job_begin(j, directory, directory != NULL, program) && directory)
        tool_warn("%s holds another run; this one goes to %s", directory, report_shown(j->dir));
}

static int record(char *const *words)
{
    run r = {.library = target_library()};
    child_hooks hooks = {prepare, over, has_ended, &r, what.output && !strcmp(what.output, "-")};
    int status, error;
    if (torch)
        r.site = torch_site(words[0]);
    choose_directory(&r.job, words[0]);
    what.dir = r.job.dir;
    what.program = words[0];
    r.report = what;
    tell_obstacle(&r, words[0]);
    if (r.job.world != 1 && r.job.rank == 0 &&
        !what.quiet) /* a launcher that aborts its job may leave no time to say so at the end */
        tool_note("recording to %s", report_shown(r.job.dir));
    if (watchdog && r.job.rank == 0)
        r.watchdog = report_watch(r.job.dir, watchdog);
    status = child_run(words, &hooks, &error);
    if (status == 0 && r.gone) /* the program ended well, but what was asked for is not there */
        exit(1);
    if (status >= 0)
        child_exit_like(status);
    tool_error("%s: %s", words[0], strerror(error));
    report_unwatch(r.watchdog);
    job_end(&r.job);
    if (r.job.last)
        job_remove(&r.job);
    return error == ENOENT ? 127 : 126;
}

int main(int argc, char **argv)
{
    int first;
    turn_take();
    first = tool_options(argc, argv, &usage);
    what.tally = !no_analysis;
    if (replay)
        return print_again(argc - first, argv + first);
    if (given_options[GIVEN_APIS] && !strcmp(given_options[GIVEN_APIS], "list")) {
        ready_list(target_library());
        return 0;
    }
    if (first >= argc)
        tool_fail("no PROGRAM given; see --help");
    check_options();
    return record(argv + first);
}
