/* main.c - trace-tally: where the time went */
#include "collectives.h"
#include "common/filter.h"
#include "common/names.h"
#include "common/out.h"
#include "common/table.h"
#include "common/word.h"
#include "launch.h"
#include "tree.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WORTH_A_THREAD = 1 << 20 }; /* bytes: read in less than the millisecond that a start on a busy machine may take */

static tally all;
static bool json, csv, self, tree, callers, wide, per_rank, balance_wanted;
static report r;
static uint64_t jobs, top, max_name = 80;
static enum sort sort = SORT_TIME;
static unsigned by;
static const char *name_pattern, *output, *run_wanted;
static tool_list symbols;
static uint64_t max_mem;
static tool_moment from, to;
static tool_list columns;

static bool take_sort(const char *value, void *at)
{
    static const char *const names[] = {"time", "self", "calls", "average", "min", "max", "p50", "p99", "errors", "bytes", "name", NULL};
    size_t i;
    for (i = 0; names[i]; i++)
        if (!strcmp(value, names[i])) {
            *(enum sort *)at = (enum sort)i;
            return true;
        }
    return word_refuse(value, strlen(value), names);
}

static bool take_columns(const char *value, void *at)
{
    tool_list *list = at;
    list->n = 0; /* the last one counts */
    return tool_take_list(value, list) && list->n > 0;
}

/* Which columns there are depends on what is printed, so this is looked at when all options are known. */
static void choose_columns(void)
{
    const char *const *words = per_rank                    ? per_rank_words
                               : balance_wanted            ? balance_words
                               : all.settings.sizes        ? size_words
                               : all.settings.collectives  ? collectives_words
                               : all.settings.launches     ? launch_words
                                                           : column_words;
    size_t i;
    int k;
    for (i = 0; i < columns.n; i++) {
        for (k = 0; words[k] && strcmp(words[k], columns.words[i]) != 0; k++) {}
        if (!words[k])
            tool_fail("--columns: %s", word_text(columns.words[i], strlen(columns.words[i]), words));
        if (words == column_words && !memchr(r.columns, k, (size_t)r.ncolumns))
            r.columns[r.ncolumns++] = (uint8_t)k;
    }
    if (words != column_words)
        table_choose(columns.words, columns.n);
}

static bool take_by(const char *value, void *at)
{
    static const char *const words[] = {"api", "name", "rank", "host", "process", "thread", "device", "queue", "where", NULL};
    static const unsigned bits[] = {BY_API, BY_NAME, BY_RANK, BY_HOST, BY_PROCESS, BY_THREAD, BY_DEVICE, BY_QUEUE, BY_WHERE};
    tool_list list = {0};
    size_t i, k;
    if (!tool_take_list(value, &list))
        return false;
    for (i = 0; i < list.n; i++) {
        for (k = 0; words[k] && strcmp(words[k], list.words[i]) != 0; k++) {}
        if (!words[k])
            return word_refuse(list.words[i], strlen(list.words[i]), words);
        *(unsigned *)at |= bits[k];
    }
    free(list.words);
    return true;
}

static const tool_option options[] = {
    {0, NULL, NULL, "What a line is:", NULL, NULL},
    {'b', "by", "KEYS", "one line for each different combination of these, separated by\ncommas: name, rank, host, process, thread, api; for the work of\ndevices and memory traffic also device and queue; for OpenMP also\nwhere: the source line, of programs compiled with -g.\n"
                        "Default: name. \"--by rank,name\" is each function on each rank", take_by, &by},
    {0, "tree", NULL, "calls, and below each the calls made in it, whatever APIs they are of,\nand the work of devices under the region that asked for it", tool_take_flag, &tree},
    {0, "callers", NULL, "calls, and below each the calls that made it", tool_take_flag, &callers},
    {0, "collectives", NULL, "collectives put together over all ranks: who came last, how long the\nothers waited for it, which were waited in most, and which never\n"
                             "ended because a rank did not join", tool_take_flag, &all.settings.collectives},
    {0, "launches", NULL, "work of devices put together with the calls that asked for it: how busy\ndevices were, how long work took to begin, before what devices had\n"
                          "nothing to do, and how far their clocks can be off", tool_take_flag, &all.settings.launches},
    {0, "per-rank", NULL, "a line for each rank: its host, how long it ran, how much of that in\nMPI, bytes sent and received, the function with most time", tool_take_flag, &per_rank},
    {0, "balance", NULL, "each function over the ranks: average, minimum, maximum, and by how much\nthe busiest rank exceeds the average", tool_take_flag, &balance_wanted},
    {0, "sizes", NULL, "how many messages of which size were sent and received, and of which\nsize collectives were; --by name, rank or both tells them apart", tool_take_flag, &all.settings.sizes},
    {0, "depth", "N", "levels of --tree and --callers; default 0 = all", tool_take_count, &all.settings.tree_depth},
    {0, NULL, NULL, "What is counted:", NULL, NULL},
    RUN_OPTION(run_wanted),
    MEM_OPTION(max_mem),
    SYMBOLS_OPTION(symbols),
    {'a', "api", "LIST", "only these APIs, separated by commas", tool_take_list, &all.settings.apis},
    {'n', "name", "REGEX", "only names that match the extended regular expression", tool_take_text, &name_pattern},
    {'r', "rank", "LIST", "only these ranks, such as 0,4-7", tool_take_ranges, &all.settings.ranks},
    {0, "host", "LIST", "only these hosts, separated by commas", tool_take_list, &all.settings.hosts},
    {0, "from", "TIME", "only what happened at or after this time: seconds since the\nbeginning of the trace, or with a unit (20ms, 1.5s, 2min), or\n"
                        "the local time 14:03:12.5", tool_take_moment, &from},
    {0, "to", "TIME", "only what happened before this time. What reaches over an edge of\nthe window is cut there", tool_take_moment, &to},
    {0, NULL, NULL, "What is printed:", NULL, NULL},
    {0, "json", NULL, "JSON: whole nanoseconds and bytes, one object a row in \"rows\", time\nin each API by process in \"shares\" (share: of its wall time x threads).\ndocs/guide/tally.md has every key", tool_take_flag, &json},
    {0, "csv", NULL, "CSV, with a line of titles", tool_take_flag, &csv},
    {'s', "sort", "KEY", "time (default), self, calls, average, min, max, p50, p99, errors,\nbytes or name", take_sort, &sort},
    {0, "self", NULL, "the same as --sort self", tool_take_flag, &self},
    {'t', "top", "N", "the first N lines of each table, and one for all others together;\n0 = all (default). Of single collectives 10 unless it says more or less", tool_take_count, &top},
    {0, "columns", "LIST", "these columns, in this order: time, share, self, calls, average, min,\nmax, p50, p99, imbalance, error, bytes, sent, received, bandwidth.\n"
                            "Other views have other columns: give a wrong one, and they are listed", take_columns, &columns},
    {0, "wide", NULL, "all columns and rows, however wide. Else tables fit the terminal, or\nCOLUMNS where that is set: rows of 0.00 % become one line, and columns\ngo in this order: p50, p99, bandwidth, received, min, self, max,\naverage, imbalance, sent, bytes; of other views as docs/guide/tally.md\nsays. Pipes and files get all of it", tool_take_flag, &wide},
    {0, "max-name", "N", "longer names lose their middle in tables; default 80, 0 = no limit", tool_take_count, &max_name},
    NAMES_OPTION,
    GEOMETRY_OPTION,
    {'m', "messages", NULL, "also the bytes that each rank sent to each other", tool_take_flag, &all.settings.messages},
    {'o', "output", "FILE", "write to FILE in place of the standard output", tool_take_text, &output},
    {0, NULL, NULL, "How:", NULL, NULL},
    {'j', "jobs", "N", "count with N threads; default: all cores, one for a small input.\nThe result is the same", tool_take_count, &jobs},
    {0, NULL, NULL, NULL, NULL, NULL},
};

/* What --help says below the options: in parts, for a C compiler need not take longer ones. */
static const char views_help[] =
    "--per-rank: Wall is from a rank's first event to its last, MPI(%) the part of that which its threads were in MPI. Without MPI, or with --api, other APIs.\n"
    "--balance: times are a rank's time in the function, all its calls and threads added; Average is over all ranks that are shown, Wall(%) the part of\n"
    "their wall time that this is; Max-avg is what would be gained if the work were even; Ranks is how many called it.\n"
    "--sizes: a line for each power of two, \"4 KiB to 8 KiB\" from 4096 to 8191 bytes. Sends and Receives are messages, puts and gets, a receive where it\n"
    "was completed; a collective counts once a rank, by the larger of what that rank gave and took, and the last two columns are those bytes.\n"
    "\n"
    "--collectives: a collective is the same pair of communicator and number on each of its members. Waiting is the time members spent\n"
    "in it before the last one came, Average and Max are of one member in one collective, Waiting(%) is of the time in the calls. Times\n"
    "says what was looked at: calls; begun, a nonblocking call and the waits that name its request; device, the work itself; enqueued,\n"
    "calls that only put work on a stream: there the skew is that of the calls, and who waited is the device. A rank made others wait\n"
    "as long as they waited in the collectives it was last in. The Total has what was sent, for what one received another sent. --rank\n"
    "chooses lines of the table of ranks, --from and --to the collectives whose last member came in that time. It takes a second reading, in order of time.\n"
    "Communicators have the name that the program gave them (MPI_Comm_set_name, NCCL's commName), else their number; --json has the members of each.\n"
    "\n"
    "--tree: Device is the work that a call and all in it asked for (docs/guide/launches.md).\n"
    "\n"
    "--launches: Busy is when a device had any work, of the time from its first to its last; Longest is its longest rest, At when that began. Call is the\n"
    "average time in the innermost call that asked for the work, Delay from that call's begin to the work's, with what else stood in the\n"
    "queue; p50 and p99 are within 2 %. Idle before is how long a device had had nothing to do when such work began: if that is much and\n"
    "Delay little, the host does not keep up. No call: the call is not in the trace. No work begins before it was asked for, and none ends after a wait\n"
    "for it (of its stream, an event behind it, the whole device, a copy to the host) is over; what does is Too early or Too late. So the device's\n"
    "clock is at most Ahead of the host's, and at most Behind it (less than 0: at least so much on the other side); nothing stands there\n"
    "where nothing says so. A second reading as well.\n"
    "\n";
static const char last_help[] =
    "Exit status: 0 all is well; 1 some of the input was damaged or missing, or events were lost while recording, and the\n"
    "rest is shown; 2 nothing could be used, or the options make no sense.\n"
    "\n"
    "Examples:\n"
    "  trace-tally out                           what a run recorded\n"
    "  trace-tally --per-rank out                is one rank slower than the others?\n"
    "  trace-tally --balance out                 in which functions do ranks differ?\n"
    "  trace-tally --sizes --by name out         which function sends small messages?\n"
    "  trace-tally --tree --depth 3 out          which layer calls which\n"
    "  trace-tally --by device,name out          what each device did\n"
    "  trace-tally --by where out                which source lines OpenMP spends its time in\n"
    "  trace-tally --launches out                does the host keep its devices busy?\n"
    "  trace-tally --collectives out             who comes late, who waits, who is missing in a job that hung\n"
    "  trace-tally --json out | jq '.rows[] | select(.errors > 0)'";

static const tool_usage usage = {
    "trace-tally", "where the time went: one table for each API", "[options] FILE|DIR...",
    "Reads what programs with trace.h recorded: raw .bin files, directories of them, merged files.\n"
    "\n"
    "Time is the time a thread was inside a call of that name; a call inside another of the same name (recursion) adds none.\n"
    "Self is without the time of everything recorded inside, so that the Self of all APIs together is the time threads were in any\n"
    "call (the Total of \"--by api\"). Calls counts each call, and Average, Min, Max, p50 and p99 are of\n"
    "single calls; p50 and p99 are within 2 %. The Total row is the time when at least one call of that table was active, added over\n"
    "threads, so nested tasks are not counted twice, and Time(%) is of that. Failed calls are counted in Error, which is there if any\n"
    "failed, and in all other columns. Sent and Received are what the call's buffers gave and took, Bytes what was neither (copies,\n"
    "files); the Total has each message once, in Sent. Bandwidth is the larger of Sent and Received, plus Bytes, by Time.\n"
    "Imbalance compares ranks, where there are several: how much more time the busiest rank spent in it than ranks did on average,\n"
    "(max / average - 1) in percent. 0 is even; a rank that never called it counts as 0, so what one of N ranks does alone has\n"
    "100 x (N - 1) %. --balance says which ranks these are.\n"
    "What had not ended lasts until its process' last sign of life. Async spans and\n"
    "work on devices (\"Device profiling\": kernels, copies, fills) have tables of their own, for they overlap; there Time is the sum\n"
    "of all. \"Explicit memory traffic\" has the bytes that calls were asked to move, H2D from host to device (M ordinary host\n"
    "memory, H pinned, D device, S shared, P another device, A array); what a runtime passes on to a driver is counted once;\n"
    "with --by device it is of the device whose work the call caused.\n"
    "\"Instruction samples\" (trace-run --pc-sampling) says where devices stood in their kernels and why, and of all lines the 20 found most often, or\n"
    "--top; Not issued(%) are the samples when the scheduler had nothing else to issue either.\n"
    "\n",
    options, false,
};

int main(int argc, char **argv)
{
    tool_usage full = usage;
    int first;
    tr_options how = {.run = NULL};
    tool_out *out;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t most = cores > 1024 ? 1024 : cores > 0 ? (uint64_t)cores : 1;
    int64_t t0;
    full.details = tool_text("%s%s%s", usage.details, views_help, last_help);
    first = tool_options(argc, argv, &full);
    if (first >= argc)
        tool_fail("no FILE or DIR given; see --help");
    if (json && csv)
        tool_fail("--json and --csv exclude each other");
    if (name_pattern) {
        char why[256];
        int bad = regcomp(&all.settings.name, name_pattern, REG_EXTENDED | REG_NOSUB);
        if (bad) {
            regerror(bad, &all.settings.name, why, sizeof why);
            tool_fail("--name '%s': %s", name_pattern, why);
        }
        all.settings.has_name = true;
    }
    if ((tree || callers) && (by || csv || tree == callers))
        tool_fail("--tree, --callers, --by and --csv exclude each other");
    if (all.settings.collectives && (by || tree || callers))
        tool_fail("--collectives excludes --by, --tree and --callers");
    if (all.settings.launches && (by || tree || callers || all.settings.collectives))
        tool_fail("--launches excludes --by, --tree, --callers and --collectives");
    if ((tree || callers) && r.ncolumns)
        tool_fail("--columns is for tables; --tree and --callers have --wide");
    if ((per_rank || balance_wanted || all.settings.sizes) && (((per_rank || balance_wanted) && by) || tree || callers || all.settings.collectives || all.settings.launches || per_rank + balance_wanted + all.settings.sizes > 1))
        tool_fail("of --per-rank, --balance, --sizes, --tree, --callers, --collectives and --launches only one can be given, and no --by with --per-rank and --balance");
    if (all.settings.sizes && by & ~(unsigned)(BY_NAME | BY_RANK | BY_API))
        tool_fail("--sizes knows --by name, --by rank, and --by name,rank");
    if (all.settings.tree_depth && !tree && !callers)
        tool_fail("--depth is for --tree and --callers");
    choose_columns();
    all.settings.tree = tree ? TREE_CALLEES : callers ? TREE_CALLERS : TREE_NONE;
    if (!by && !all.settings.sizes)
        by = BY_API | BY_NAME;
    by |= BY_API;
    all.settings.by = by;
    if (jobs > 1024)
        tool_fail("--jobs %llu is more than 1024", (unsigned long long)jobs);
    how.run = run_wanted;
    how.max_mem = max_mem;
    how.symbols = symbols.words;
    how.nsymbols = symbols.n;
    how.threads = (int)(jobs ? jobs : most);
    all.trace = tr_trace_open((const char *const *)(argv + first), (size_t)(argc - first), &how);
    filter_check_apis(all.trace, "api", &all.settings.apis);
    filter_check_ranks(all.trace, "rank", &all.settings.ranks);
    filter_check_hosts(all.trace, "host", &all.settings.hosts);
    if (!jobs && (jobs = tr_trace_bytes(all.trace) / WORTH_A_THREAD + 1) > most)
        jobs = most;
    t0 = tr_trace_t0(all.trace);
    if (t0 == INT64_MAX)
        t0 = 0;
    all.settings.from_ns = tool_moment_ns(&from, t0, INT64_MIN);
    all.settings.to_ns = tool_moment_ns(&to, t0, INT64_MAX);
    if (all.settings.to_ns <= all.settings.from_ns)
        tool_fail("--to is not after --from");
    out = out_open(output);
    tally_run(&all, (unsigned)jobs);
    if (all.settings.collectives) {
        all.collected = tr_alloc(sizeof *all.collected);
        all.collected->most = top ? (size_t)top : 10;
        collectives_match(&all);
    }
    if (by & (BY_DEVICE | BY_QUEUE))
        traffic_match(&all);
    if (all.settings.tree == TREE_CALLEES)
        tree_devices(&all);
    if (all.settings.launches) {
        all.launched = tr_alloc(sizeof *all.launched);
        launch_match(&all);
    }
    r.by = by;
    r.view = per_rank ? VIEW_PER_RANK : balance_wanted ? VIEW_BALANCE : all.settings.sizes ? VIEW_SIZES : VIEW_TABLES;
    r.top = top;
    r.max_name = max_name;
    table_limit(wide ? 0 : table_terminal(output != NULL));
    r.fold = !wide && sort == SORT_TIME && !self && table_terminal(output != NULL);
    r.status = tr_trace_status(all.trace);
    report_make(&r, &all, self ? SORT_SELF : sort);
    if (json)
        report_json(&r, out);
    else if (csv && all.collected)
        collectives_csv(&r, out);
    else if (csv && all.launched)
        launch_csv(&r, out);
    else if (csv && per_rank)
        per_rank_csv(&r, out);
    else if (csv && all.settings.sizes)
        sizes_csv(&r, out);
    else if (csv)
        report_csv(&r, out);
    else if (r.status != TR_FAILED)
        report_text(&r, out);
    if (r.status == TR_FAILED && !json && !csv)
        out_drop(out);
    else
        out_close(out);
    return r.status;
}
