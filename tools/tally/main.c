/* main.c - trace-tally: where the time went */
#include "tally/collectives/collectives.h"
#include "common/budget.h"
#include "common/filter.h"
#include "common/input.h"
#include "common/names.h"
#include "common/out.h"
#include "common/table.h"
#include "common/word.h"
#include "tally/count/follow.h"
#include "tally/launch/launch.h"
#include "tally/partial/mpi.h"
#include "tally/partial/partial.h"
#include "tally/partial/together.h"
#include "tally/tree/tree.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static tally all;
static bool json, csv, self, tree, callers, wide, per_rank, balance_wanted, sizes_wanted;
static report r;
static uint64_t top, max_name = 80;
static enum sort sort = SORT_TIME;
static unsigned by;
static tool_input input;
static const char *output, *kept, *mpi;
static follow following;    /* every 0: no */
static const tr_team *team; /* NULL: this process alone */
static tool_list columns;
static bool counted_here; /* recordings, by this process */

static bool take_sort(const char *value, void *at)
{
    static const char *const names[] = {"time", "self", "calls",  "average", "min",  "max",
                                        "p50",  "p99",  "errors", "bytes",   "name", NULL};
    size_t i;
    for (i = 0; names[i]; i++)
        if (!strcmp(value, names[i])) {
            *(enum sort *)at = (enum sort)i;
            return true;
        }
    return word_refuse(value, strlen(value), names);
}

static bool take_filter(const char *value, void *to)
{
    return settings_filter(&all.settings, (size_t)((const char **)to - all.settings.said), value);
}

static bool take_columns(const char *value, void *at)
{
    tool_list *list = at;
    list->n = 0; /* the last one counts */
    return tool_take_list(value, list) && list->n > 0;
}

static bool take_by(const char *value, void *at)
{
    static const char *const words[] = {"api",    "name",  "rank",  "host", "process", "thread",
                                        "device", "queue", "where", "step", NULL};
    static const unsigned bits[] = {BY_API,    BY_NAME,   BY_RANK,  BY_HOST,  BY_PROCESS,
                                    BY_THREAD, BY_DEVICE, BY_QUEUE, BY_WHERE, BY_STEP};
    return word_take_bits(value, words, bits, at);
}

static const tool_option options[] = {
    TOOL_GROUP("View (one of them; default: a table of functions for each API):"),
    {'b', "by", "KEYS",
     "a line for each different KEYS, such as rank,name.\nKEYS are separated by commas: name (default), rank, host, "
     "process, thread, api, step; of device work and memory traffic also "
     "device and queue; of OpenMP also where, the source line of programs compiled with -g.",
     take_by, &by, COMMON},
    {0, "tree", NULL,
     "calls, and below each the calls made in it, of all APIs.\nThe work of devices stands under the region that asked "
     "for it.",
     tool_take_flag, &tree, COMMON},
    {0, "callers", NULL, "calls, and below each the calls that made it", tool_take_flag, &callers, RARE},
    {0, "collectives", NULL, "which rank came last to collectives, who waited, what never ended", tool_take_flag,
     &all.settings.collectives, COMMON},
    {0, "launches", NULL, "device work and its calls: how busy devices are, how long work waits", tool_take_flag,
     &all.settings.launches, COMMON},
    {0, "per-rank", NULL,
     "a line for each rank: how long it ran, how much of that in MPI, bytes.\nIts host and the function with most "
     "time, too.",
     tool_take_flag, &per_rank, COMMON},
    {0, "balance", NULL, "each function over the ranks: average, minimum, maximum", tool_take_flag, &balance_wanted,
     COMMON},
    {0, "sizes", NULL,
     "how many messages and collectives there are of each size.\nWith --by name, rank or both: for each of them.",
     tool_take_flag, &sizes_wanted, RARE},
    {'m', "messages", NULL, "also print the bytes that each rank sent to each other rank", tool_take_flag,
     &all.settings.messages, RARE},
    TOOL_GROUP("What is counted:"),
    {'a', "apis", "LIST", "only these APIs, separated by commas", take_filter, &all.settings.said[0], RARE},
    {'n', "name", "REGEX", "only names that match this extended regular expression", take_filter, &all.settings.said[1],
     RARE},
    {'r', "ranks", "LIST", "only these ranks, such as 0,4-7", take_filter, &all.settings.said[2], COMMON},
    {0, "host", "LIST", "only these hosts, separated by commas", take_filter, &all.settings.said[3], RARE},
    WINDOW_OPTIONS(input),
    RUN_OPTION(input),
    MEM_OPTION(input),
    SYMBOLS_OPTION(input),
    TOOL_GROUP("Output:"),
    {0, "json", NULL,
     "JSON, in nanoseconds and bytes.\nEach object in \"rows\" is a line; \"shares\" has the time in each API by "
     "process. docs/guide/tally.md has every key.",
     tool_take_flag, &json, COMMON},
    {0, "csv", NULL, "CSV, with a line of titles", tool_take_flag, &csv, RARE},
    {'s', "sort", "KEY",
     "the order of lines.\nKEY: time (default), self, calls, average, min, max, p50, p99, errors, bytes or name.",
     take_sort, &sort, RARE},
    {0, "self", NULL, "the same as --sort self", tool_take_flag, &self, RARE},
    {'t', "top", "N",
     "the first N lines of each table, and one for all others.\n0 (default): all. Of single collectives the default is "
     "10.",
     tool_take_count, &top, RARE},
    {0, "depth", "N", "how deep --tree and --callers go; default 0: all", tool_take_count, &all.settings.tree_depth,
     RARE},
    {0, "columns", "LIST",
     "these columns, in this order.\nColumns: time, share, self, calls, average, min, max, p50, p99, imbalance, error, "
     "bytes, sent, received, bandwidth. Other views have "
     "other columns: a wrong name lists them.",
     take_columns, &columns, RARE},
    {0, "wide", NULL,
     "all columns and lines, however wide the terminal is.\nWithout it, tables fit the terminal, or COLUMNS where that "
     "is set: lines of 0.00 % become one, and columns are left out in this order: p50, "
     "p99, bandwidth, received, min, self, max, average, imbalance, sent, bytes, calls, share; of other views as "
     "docs/guide/tally.md says. Pipes and files get everything.",
     tool_take_flag, &wide, RARE},
    {0, "max-name", "N", "shorten longer names in tables; default 80; 0: do not", tool_take_count, &max_name, RARE},
    NAMES_OPTION,
    GEOMETRY_OPTION,
    {0, "partial", "FILE",
     "print nothing, and keep the tally in FILE (x.tally), to be joined with others.\ntrace-tally a.tally b.tally, or "
     "a folder of such files, shows what trace-tally of all the recordings would.",
     tool_take_text, &kept, RARE},
    {'o', "output", "FILE", "write to FILE instead of the standard output", tool_take_text, &output, RARE},
    {0, "follow", "[SECONDS]",
     "tally a job that still runs, again every SECONDS (2), until it has ended.\nOn a terminal each table takes the "
     "place of the one "
     "before; elsewhere they follow each other, and -o FILE is written anew.",
     follow_take, &following.every, RARE},
    {0, "mpi", "[LIBRARY.so]",
     "count with all processes that mpirun started: mpirun -n 16 trace-tally --mpi out.\nThe result is the same. The "
     "library is that of the launcher; --mpi=LIBRARY.so names another.",
     tool_take_text, &mpi, RARE},
    JOBS_OPTION(input,
                "count with N threads; default: one for each core, one for a small input.\nThe result is the same.",
                RARE),
    TOOL_END,
};

/* What --help-all says below the options. */
static const char *const details[] = {
    INPUT_TEXT,
    "Columns of the tables of functions:\n"
    "  Time(%)    time that a thread spent in calls of that name, and its share of the Total. Recursion adds no time\n"
    "  Self       Time without what was recorded inside. The Self of all APIs together is the Total of --by api\n"
    "  Calls      number of calls; those that failed are counted in all columns\n"
    "  Average    and Min, Max, p50, p99: of single calls; p50 and p99 are within 2 %\n"
    "  Imbalance  how much more time the busiest rank spent than ranks did on average: (max / average - 1) in percent. "
    "0 is even. A rank that never called counts as 0, so what only "
    "one of N ranks does has 100 x (N - 1) %. --balance shows which ranks these are\n"
    "  Error      number of calls that failed; the column is there if any failed. In parentheses: those of them inside "
    "a call of another API, by which a library tries what is there (MPI_Init asks every driver of OpenCL)\n"
    "  Bytes      what calls moved that is neither sent nor received: copies, files\n"
    "  Sent       and Received: what the buffers of calls gave and took. The Total has each message once, in Sent\n"
    "  Bandwidth  the larger of Sent and Received, plus Bytes, divided by Time. A call that only starts a transfer, "
    "such as "
    "MPI_Isend, returns before it is done: then this is no speed of the network",
    "The Total is the time when at least one call of the table was active, added over threads: nested calls are not "
    "counted twice. A call that had not ended lasts until the last sign of life of "
    "its process. Async spans and device work (\"Device profiling\": kernels, copies, fills) overlap, so they have "
    "tables of their own, where Time is the sum of all.",
    "\"Explicit memory traffic\" has the bytes that calls asked to move, such as H2D, from host to device. M is "
    "ordinary host memory, H pinned host memory, D device, S shared, P another device, A array. "
    "What a runtime passes on to a driver is counted once. With --by device, it is of the device whose work the call "
    "caused.",
    "\"Instruction samples\" (trace-run --pc-sampling) shows where kernels spend time on devices, and why, and the 20 "
    "lines with most samples, or --top. Not issued(%) is the part of the samples in which "
    "the scheduler issued nothing else either.",
    "--per-rank: Wall is the time from the first event of a rank to its last. MPI(%) is the part of it that its "
    "threads spent in MPI. Without MPI, or with --apis, other APIs take its place.",
    "--balance: Times are the time of a rank in the function, over all its calls and threads. Average is over all "
    "ranks that are shown, Wall(%) its part of their wall time. Max-avg is "
    "what would be gained if the work were even. Ranks is the number of ranks that called it.",
    "--sizes: A line for each power of two: \"4 KiB to 8 KiB\" is 4096 to 8191 bytes. Sends and Receives are messages, "
    "puts and gets; a receive is counted where it completes. A "
    "collective counts once for each rank, by the larger of what the rank gave and took; the last two columns are "
    "those bytes.",
    "--tree: Device is the work that a call, and all calls in it, asked for (docs/guide/launches.md).",
    "--collectives: A collective is the calls of all members with the same communicator and number. Waiting is the "
    "time that members spent in it before the last one came; Average and Max "
    "are of one member in one collective; Waiting(%) is the part of the time in the calls. A rank made others wait as "
    "long as they waited in the collectives that it came to last. The Total has "
    "what was sent. The input is read twice.\n"
    "Times says what was compared: calls; begun (a nonblocking call and the waits for its request); device (the work "
    "itself); enqueued (calls that only put work on a stream: "
    "the times are those of the calls; what waits is the device).\n"
    "--ranks chooses lines of the table of ranks; --from and --to choose collectives by when their last member came. "
    "Communicators have the name that the program gave them "
    "(MPI_Comm_set_name, commName of NCCL), or else a number. --json has the members of each.",
    "--launches: The input is read twice.\n"
    "  Busy, Busy(%)  time in which the device had any work, and its part of the time from its first work to its last\n"
    "  Longest, At    the longest time without work, and when that began\n"
    "  Call           average time in the innermost call that asked for the work\n"
    "  Delay          time from the beginning of that call to the beginning of the work, with what else was queued; "
    "p50 and p99 are within 2 %\n"
    "  Idle before    how long the device had nothing to do before such work. Much of it with little Delay: the host "
    "is "
    "too slow\n"
    "  No call        work whose call is not in the trace\n"
    "  Too early      and Too late: work that begins before it was asked for, or ends after a wait for it is over (a "
    "wait for its stream, for an event behind it, for the whole device, or a copy to the host)\n"
    "  Ahead, Behind  the most by which the device's clock can be ahead of the host's, or behind it. Less than 0: it "
    "is off to the other side, by so much at least. Empty: nothing bounds it",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-tally out", "where the time went"},
    {"trace-tally --balance out", "in which functions ranks differ"},
    {"trace-tally --collectives out", "who is late, who waits, who is missing in a hang"},
    {"trace-tally --per-rank out", "whether one rank is slower than others"},
    {"trace-tally --sizes --by name out", "which function sends small messages"},
    {"trace-tally --tree --depth 3 out", "which layer calls which"},
    {"trace-tally --by device,name out", "what each device did"},
    {"trace-tally --by where out", "in which source lines OpenMP spends its time"},
    {"trace-tally --launches out", "whether the host keeps its devices busy"},
    {"trace-tally --json out | jq '.rows[] | select(.errors > 0)'", "calls that failed, for scripts"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-tally",
                                 .summary = "shows where the time went: a table for each API",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

/* ---- views ------------------------------------------------------------------------------------------------------- */

typedef struct view {
    const char *option;
    const bool *given;
    const char *const *columns;
} view; /* columns NULL: it has no table */

static const view *the_view(void)
{
    static const view none = {NULL, NULL, column_words};
    static const view views[] = {
        {"--tree", &tree, NULL},
        {"--callers", &callers, NULL},
        {"--collectives", &all.settings.collectives, collectives_words},
        {"--launches", &all.settings.launches, launch_words},
        {"--per-rank", &per_rank, per_rank_words},
        {"--balance", &balance_wanted, balance_words},
        {"--sizes", &sizes_wanted, size_words},
    };
    const view *v = &none;
    size_t i;
    for (i = 0; i < sizeof views / sizeof *views; i++) {
        if (!*views[i].given)
            continue;
        if (v->option)
            tool_fail("%s and %s exclude each other", v->option, views[i].option);
        v = &views[i];
    }
    return v;
}

/* Ends the program if options do not go together. */
static void check_options(const view *v)
{
    if (json && csv)
        tool_fail("--json and --csv exclude each other");
    if (by && v->option && !sizes_wanted)
        tool_fail("%s and --by exclude each other", v->option);
    if (by & ~(unsigned)(BY_NAME | BY_RANK | BY_API) && sizes_wanted)
        tool_fail("--sizes takes --by name, --by rank, or --by name,rank");
    if (csv && !v->columns)
        tool_fail("%s and --csv exclude each other", v->option);
    if (columns.n && !v->columns)
        tool_fail("--columns is for tables; %s has --wide", v->option);
    if (all.settings.tree_depth && v->columns)
        tool_fail("--depth is for --tree and --callers");
}

/* Recordings are read twice for these. */
static void check_kept(const view *v)
{
    if (mpi && v->option && (tree || callers || all.settings.collectives || all.settings.launches))
        tool_fail("--mpi and %s exclude each other: for that the recordings are read again, in order of time",
                  v->option);
    if (kept && v->option && (tree || callers || all.settings.collectives || all.settings.launches))
        tool_fail("--partial cannot keep what %s shows; it keeps tables, --per-rank, --balance, --sizes and --messages",
                  v->option);
    if (following.every > 0 && (kept || mpi))
        tool_fail("--follow and %s exclude each other", kept ? "--partial" : "--mpi");
    if (kept && (json || csv || output || columns.n))
        tool_fail("--partial prints nothing: choose --json, --csv, --columns and -o when the tallies are shown");
}

/* Of tallies: what was counted is in them, and options only choose what of it is shown. */
static void check_tallies(const view *v)
{
    static const char *const names[SAID] = {"--apis", "--name", "--ranks", "--host"};
    size_t i;
    if (following.every > 0)
        tool_fail("--follow is for recordings: tallies do not grow");
    if (tree || callers || all.settings.collectives || all.settings.launches)
        tool_fail("%s needs the recordings: tallies do not have it", v->option);
    for (i = 0; i < SAID; i++)
        if (all.settings.said[i])
            tool_fail("%s says what is counted: give it when the tallies are made (--partial)", names[i]);
    if (input.from.given || input.to.given || input.steps.n || input.run)
        tool_fail(
            "--from, --to, --steps and --run say what is counted: give them when the tallies are made (--partial)");
}

/* Each view has other columns. */
static void choose_columns(const view *v)
{
    size_t i;
    int k;
    for (i = 0; i < columns.n; i++) {
        for (k = 0; v->columns[k] && strcmp(v->columns[k], columns.words[i]) != 0; k++) {}
        if (!v->columns[k])
            tool_fail("--columns: %s", word_text(columns.words[i], strlen(columns.words[i]), v->columns));
        if (v->columns == column_words && !memchr(r.columns, k, (size_t)r.ncolumns))
            r.columns[r.ncolumns++] = (uint8_t)k;
    }
    if (v->columns != column_words)
        table_choose(columns.words, columns.n);
}

/* What rows are told apart by. */
static void choose_rows(void)
{
    if (!by && !sizes_wanted)
        by = BY_NAME;
    by |= BY_API;
    all.settings.by = by;
    all.settings.sizes = sizes_wanted;
    all.settings.tree = tree ? TREE_CALLEES : callers ? TREE_CALLERS : TREE_NONE;
}

static void choose_view(void)
{
    r.by = all.settings.by;
    r.view = per_rank ? VIEW_PER_RANK : balance_wanted ? VIEW_BALANCE : sizes_wanted ? VIEW_SIZES : VIEW_TABLES;
}

/* ---- the steps --------------------------------------------------------------------------------------------------- */

static void check_filters(tr_trace *trace)
{
    if (!kept && !team) { /* another part may have what this one lacks */
        filter_check_apis(trace, "apis", &all.settings.apis);
        filter_check_ranks(trace, "ranks", &all.settings.ranks);
        filter_check_hosts(trace, "host", &all.settings.hosts);
    }
}

static loop steps; /* with --by step, or --steps */

static void find_window(tr_trace *trace)
{
    if ((all.settings.by & BY_STEP || input.steps.n) && input_usable(trace))
        loop_find(&steps, trace, input_jobs(&input), NULL);
    if (all.settings.by & BY_STEP && !steps.how && input_usable(trace) && !team && !kept && following.every <= 0)
        tool_fail("--by step: the trace has no steps: mark them with a task named step, or trace_step()");
    all.settings.steps = &steps;
    input_window_of(&input, trace, &steps, &all.settings.from_ns, &all.settings.to_ns);
}

static void run(void)
{
    unsigned jobs = input_jobs(&input);
    tally_count(&all, input.jobs ? jobs : tally_workers(all.trace, jobs), top ? (size_t)top : WORST_DEFAULT);
}

static void put_csv(tool_out *out)
{
    if (all.collected)
        collectives_csv(&r, out);
    else if (all.launched)
        launch_csv(&r, out);
    else if (per_rank)
        per_rank_csv(&r, out);
    else if (sizes_wanted)
        sizes_csv(&r, out);
    else
        report_csv(&r, out);
}

/* Nothing was counted: ends the program if the filters are the cause. */
static void nothing(void)
{
    const settings *s = &all.settings;
    const filter asked = {.ranks = &s->ranks,
                          .hosts = &s->hosts,
                          .apis = &s->apis,
                          .names = &s->name,
                          .from_ns = s->from_ns,
                          .to_ns = s->to_ns};
    if (s->name.given)
        filter_no_name(all.trace, "name", &s->name);
    if (filter_given(&asked))
        filter_nothing(&asked);
}

static void put(tool_out *out)
{
    size_t width = table_terminal(output != NULL);
    table_limit(wide ? 0 : width);
    table_name_limit(max_name);
    r.top = top;
    r.max_name = max_name;
    r.fold = !wide && sort == SORT_TIME && !self && width;
    r.status = tr_trace_status(all.trace);
    report_make(&r, &all, self ? SORT_SELF : sort);
    if (!r.n && !r.ncounters && !r.samples && !team && counted_here && input_usable(all.trace) && following.every <= 0)
        nothing();
    if (json)
        report_json(&r, out);
    else if (csv)
        put_csv(out);
    else if (r.status != TR_FAILED)
        report_text(&r, out);
}

static void read_tallies(int npaths, char *const *paths)
{
    bool messages = all.settings.messages;
    unsigned wanted = by;
    budget_set(npaths, paths, input.max_mem);
    partial_read(&all, npaths, paths, input.max_mem);
    if (sizes_wanted && !all.settings.sizes)
        tool_fail("the tallies were counted without --sizes: give it when they are made (--partial)");
    if (messages && !all.settings.messages)
        tool_fail("the tallies were counted without --messages: give it when they are made (--partial)");
    if (wanted && (wanted | BY_API) != all.settings.by)
        tool_fail("the tallies were counted with another --by: give it when they are made (--partial)");
}

static void read_recordings(int npaths, char *const *paths)
{
    all.trace = input_open(&input, npaths, paths);
    check_filters(all.trace);
    find_window(all.trace);
    run();
    counted_here = true;
}

/* What was asked for, before anything is counted. */
typedef struct asked {
    settings settings;
    report report;
} asked;

static void picture(void *user, tr_trace *trace, tool_out *out)
{
    const asked *a = user;
    all.trace = trace;
    find_window(trace);
    run();
    choose_view();
    put(out);
    report_free(&r);
    tally_close(&all);
    loop_free(&steps);
    all.settings = a->settings;
    r = a->report;
}

static int ending(void)
{
    int status = tr_trace_status(all.trace);
    return team ? mpi_close(status) : status;
}

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage);
    const view *v = the_view();
    tool_out *out;
    bool from_tallies = partial_wanted(argc - first, argv + first);
    check_options(v);
    check_kept(v);
    if (from_tallies)
        check_tallies(v);
    else
        choose_rows();
    choose_columns(v);
    if (mpi && from_tallies)
        tool_fail("--mpi counts recordings: tallies are counted already");
    if (mpi)
        input.team = team = mpi_open(mpi);
    if (following.every > 0) {
        following.output = output;
        follow_job(&following, &input, argc - first, argv + first, json || csv, picture, &(asked){all.settings, r});
    }
    out = kept || (team && team->number) ? NULL : out_open(output);
    if (from_tallies)
        read_tallies(argc - first, argv + first);
    else
        read_recordings(argc - first, argv + first);
    if (team && !together_join(&all, team))
        return mpi_close(TR_OK);
    if (kept) {
        partial_write(&all, kept);
        return ending();
    }
    choose_view();
    put(out);
    out_end(out, input_usable(all.trace) || json || csv);
    return ending(); /* what was counted refers to the trace, which stays open */
}
