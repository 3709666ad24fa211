/* trace-export - recorded traces in, files of other tools' formats out: options, and what is said at the end */
#include "export.h"
#include "package.h"
#include "common/filter.h"
#include "common/input.h"
#include "common/names.h"
#include "common/units.h"
#include "common/word.h"
#include <inttypes.h>
#include <stdio.h>

enum files { FILES_USUAL, FILES_RANK, FILES_ONE };

static tool_input input;
static const char *output;
static const export_format *format;
static export_settings settings = {.session = UINT64_MAX, .phase = UINT64_MAX};
static enum files files;
static bool weight_given, quiet;

static bool take_format(const char *value, void *to)
{
    const char *names[64];
    size_t n;
    if (!(*(const export_format **)to = export_format_named(value))) {
        for (n = 0; export_formats[n]; n++)
            names[n] = export_formats[n]->name;
        names[n] = NULL;
        return word_refuse(value, strlen(value), names);
    }
    return true;
}

/* The place of the word in the list; -1: it is not there, which is said. */
static int place(const char *value, size_t n, const char *const *names)
{
    int i;
    for (i = 0; names[i] && (strncmp(value, names[i], n) != 0 || names[i][n]); i++) {}
    if (names[i])
        return i;
    word_refuse(value, n, names);
    return -1;
}

static bool take_files(const char *value, void *to)
{
    static const char *const names[] = {"rank", "one", NULL};
    int i = place(value, strlen(value), names);
    *(enum files *)to = i ? FILES_ONE : FILES_RANK;
    return i >= 0;
}

static bool take_weight(const char *value, void *to)
{
    static const char *const names[] = {"time", "device", "calls", "bytes", NULL};
    int i = place(value, strlen(value), names);
    *(enum export_weight *)to = (enum export_weight)(i < 0 ? 0 : i);
    weight_given = true;
    return i >= 0;
}

static bool take_roots(const char *value, void *to)
{
    static const char *const names[] = {"host", "rank", "thread", NULL};
    for (;; value++) {
        size_t n = strcspn(value, ",");
        int i = place(value, n, names);
        if (i < 0)
            return false;
        *(unsigned *)to |= 1u << i;
        value += n;
        if (!*value)
            return true;
    }
}

static bool take_slice(const char *value, void *to)
{
    tool_moment *m = to;
    if (!tool_take_moment(value, m))
        return false;
    return (!m->clock && m->ns > 0) || tool_refuse("%s is no length of time: 10s, 500ms, 1h", value);
}

static bool take_compression(const char *value, void *to)
{
    static const char *const names[] = {"zstd", "lz4", "snappy", "none", NULL};
    *(const char **)to = value;
    return place(value, strlen(value), names) >= 0;
}

static const tool_option options[] = {
    TOOL_GROUP("What is written:"),
    {'f', "format", "FORMAT",
     "the format, which has to be given: arrow, chakra, chrome, folded, hatchet, hatchet_msgpack, nsys, otf2, "
     "parquet, pprof, proton or speedscope.\nThey are explained below.",
     take_format, &format, COMMON},
    {'o', "output", "FILE",
     "the file; default: the input's name with the format's ending.\nWith .gz at its end it is compressed by gzip. - "
     "is the standard output. Of several inputs: merged with that ending.",
     tool_take_text, &output, COMMON},
    {0, "files", "HOW",
     "rank: a file for each rank, or one: one for all.\nDefault: rank for chakra and chrome, one for the others. Files "
     "of ranks "
     "have the rank in their names: out.rank3.json. If there is only one rank, its file has the name as it is.",
     take_files, &files, COMMON},
    {0, "weight", "WHAT",
     "folded: what is added up: time, device, calls or bytes.\ntime: of threads, without what they called (default). "
     "device: of kernels, copies and fills, under the task that asked for them. calls: how often. bytes: moved by "
     "calls.",
     take_weight, &settings.weight, COMMON},
    {0, "roots", "LIST",
     "folded: put host, rank or thread before each stack.\nA list, such as rank,thread. Without it, equal stacks of "
     "all threads are one.",
     take_roots, &settings.roots, COMMON},
    {0, "step", "NAME",
     "chrome: tasks of this name, and a number behind it, are steps.\nThey become ProfilerStep#N, as analyses want "
     "them. Default: names that end in step, iteration or iter and a number, such as Step.7, and tasks that are called "
     "step, with a number among their arguments or counted. Steps by "
     "trace_step() and by optimizers of PyTorch get such a slice, too.",
     tool_take_text, &settings.step, RARE},
    {0, "syncs", NULL,
     "chrome: also what the host waited for, on rows of devices.\nHTA's critical path needs it. Its other analyses "
     "take "
     "such waits for work.",
     tool_take_flag, &settings.syncs, RARE},
    {0, "session", "N",
     "hatchet: the profiling session to write, as traceh.proton.start() numbers them.\nDefault: the first. A recording "
     "without sessions is written whole: its tasks are the frames.",
     tool_take_count, &settings.session, RARE},
    {0, "phase", "N", "hatchet: this phase of the session alone", tool_take_count, &settings.phase, RARE},
    {0, "args", NULL, "parquet, arrow: also the arguments of calls and tasks, as JSON", tool_take_flag, &settings.args,
     COMMON},
    {0, "slice", "TIME",
     "parquet, arrow: each file has events of so much time, such as 10s.\nDefault: a round time by which a rank's "
     "files "
     "have some 64 MB of its recording.",
     take_slice, &settings.slice, RARE},
    {0, "compression", "HOW",
     "parquet, arrow: zstd, lz4, snappy or none.\nDefault: zstd for parquet, lz4 for arrow, which does not know "
     "snappy.",
     take_compression, &settings.compression, RARE},
    NAMES_OPTION,
    GEOMETRY_OPTION,
    TOOL_GROUP("Which events:"),
    {'a', "apis", "LIST", "only calls and work of these APIs, separated by commas", tool_take_list, &settings.apis,
     COMMON},
    {'r', "ranks", "LIST", "only these ranks, such as 0,4-7", tool_take_ranges, &settings.ranks, COMMON},
    {0, "host", "LIST", "only processes of these hosts, separated by commas", tool_take_list, &settings.hosts, RARE},
    WINDOW_OPTIONS(input),
    RUN_OPTION(input),
    MEM_OPTION(input),
    SYMBOLS_OPTION(input),
    TOOL_GROUP("Messages:"),
    {'q', "quiet", NULL, "print nothing unless something is wrong", tool_take_flag, &quiet, COMMON},
    TOOL_ONCE('w', "weight", "WHAT", take_weight, &settings.weight),
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT,
    "Formats:\n"
    "  arrow            tables: Arrow IPC for pandas, Polars, pyarrow\n"
    "  chakra           Chakra execution traces: a graph of what depends on what, for simulators and replay\n"
    "  chrome           Chrome JSON as torch.profiler writes it: HTA, chrome://tracing, Perfetto\n"
    "  folded           stacks for flame graphs: flamegraph.pl, inferno, speedscope\n"
    "  hatchet          profiles: proton-viewer, llnl-hatchet\n"
    "  hatchet_msgpack  the same in MessagePack\n"
    "  nsys             SQLite in the shape that Nsight Systems exports\n"
    "  otf2             OTF2 archives: Vampir, Score-P's tools\n"
    "  parquet          tables: DuckDB, trace-query, pandas, Polars, Spark\n"
    "  pprof            profiles: go tool pprof, Pyroscope, speedscope\n"
    "  proton           Proton's Chrome trace: kernels with the scopes that asked for them\n"
    "  speedscope       threads and devices over time, for speedscope.app",
    "A task that the window cuts is as long as its part in it. docs/guide/export.md says what becomes of what in each "
    "format. For Perfetto use to-perfetto, which keeps more and writes less.",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-export -f chrome -o job.json.gz out", "a file for each rank, for HTA"},
    {"trace-export -f parquet out", "tables for SQL and data frames: out.parquet"},
    {"trace-export -f folded -o - out | flamegraph.pl >flame.svg", "where the time goes"},
    {"trace-export -f folded --weight device -o gpu.folded out", "which phase keeps the devices busy"},
    {"trace-export -f folded --roots rank -r 0-3 out", "four ranks side by side"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-export",
                                 .summary = "writes a trace in formats of other tools",
                                 .usage = "--format FORMAT [options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

/* Ends the program if the format has no use for an option that was given. */
static void check(unsigned use, bool given, const char *option)
{
    char names[256] = "";
    size_t i, n = 0;
    if (!given || format->uses & use)
        return;
    for (i = 0; export_formats[i]; i++)
        if (export_formats[i]->uses & use && n < sizeof names - 64)
            n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", n ? ", " : "", export_formats[i]->name);
    tool_fail("--%s is not for the format %s; it is for %s", option, format->name, names);
}

static void check_format(void)
{
    char names[1024] = "";
    size_t i, n = 0;
    for (i = 0; export_formats[i] && n < sizeof names - 64; i++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", i ? ", " : "", export_formats[i]->name);
    if (!format)
        tool_fail("no format given: --format takes %s", names);
    check(USES_WEIGHT, weight_given, "weight");
    check(USES_ROOTS, settings.roots != 0, "roots");
    check(USES_STEP, settings.step != NULL, "step");
    check(USES_SYNCS, settings.syncs, "syncs");
    check(USES_GEOMETRY, names_geometry, "geometry");
    check(USES_SESSION, settings.session != UINT64_MAX, "session");
    check(USES_TABLES, settings.args, "args");
    check(USES_TABLES, settings.slice.given, "slice");
    check(USES_TABLES, settings.compression != NULL, "compression");
    check(USES_SESSION, settings.phase != UINT64_MAX, "phase");
}

static void check_package(void)
{
    if (files != FILES_USUAL)
        tool_fail("--files is not for the format %s", format->name);
    if (!strcmp(output, "-"))
        tool_fail("the format %s cannot be written to the standard output: name a file or folder with -o",
                  format->name);
}

static void note(uint64_t n, const char *one, const char *many)
{
    if (n)
        tool_note("%" PRIu64 " %s", n, n == 1 ? one : many);
}

static void report(const export_done *d)
{
    char size[UNIT_TEXT];
    tr_text_write(stderr, d->first, strlen(d->first), false);
    if (d->files > 1) {
        fprintf(stderr, " ... ");
        tr_text_write(stderr, d->last, strlen(d->last), false);
        fprintf(stderr, ": %" PRIu64 " files", d->files);
    }
    fprintf(stderr, "%s %" PRIu64 " %s of %zu process%s, %s\n", d->files > 1 ? "," : ":", d->sum.records,
            format->records, d->processes, d->processes == 1 ? "" : "es", unit_bytes(size, d->bytes));
    note(d->sum.orphans, "end without a begin is left out", "ends without a begin are left out");
    note(d->sum.unfinite, "sample of a counter is left out: it is NaN or infinite",
         "samples of counters are left out: they are NaN or infinite");
    note(d->sum.alone, "message has no other end on record; its node is computation",
         "messages have no other end on record; their nodes are computation");
    note(d->sum.unfinished, "slice has no end; it lasts until its process was last seen",
         "slices have no end; they last until their processes were last seen");
}

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage);
    tr_trace *trace;
    export_done done;
    check_format();
    if (!output && argc > first)
        output = input_output_name(argc - first, argv + first, format->ending);
    input_spare(argc - first, argv + first, output);
    trace = input_open(&input, argc - first, argv + first);
    if (!input_usable(trace))
        return input_close(trace);
    filter_check_apis(trace, "apis", &settings.apis);
    filter_check_ranks(trace, "ranks", &settings.ranks);
    filter_check_hosts(trace, "host", &settings.hosts);
    input_window(&input, trace, &settings.from_ns, &settings.to_ns);
    filter_check_together(trace, &(filter){.ranks = &settings.ranks,
                                           .hosts = &settings.hosts,
                                           .apis = &settings.apis,
                                           .from_ns = settings.from_ns,
                                           .to_ns = settings.to_ns});
    if (format->uses & USES_PACKAGE) {
        check_package();
        input_close(trace);
        package_become(&(package_job){.format = format,
                                      .settings = &settings,
                                      .input = &input,
                                      .output = output,
                                      .paths = argv + first,
                                      .npaths = (size_t)(argc - first),
                                      .quiet = quiet});
    }
    done = export_write(
        &(export_job){trace, format, &settings, output, files == FILES_USUAL ? format->by_rank : files == FILES_RANK});
    if (!quiet && strcmp(output, "-") != 0)
        report(&done);
    if (!quiet && done.sum.nothing)
        tool_note("%s", format->nothing);
    export_forget(&done);
    input_warn_losses(trace); /* not even with --quiet a secret */
    return input_close(trace);
}
