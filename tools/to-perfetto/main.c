/* to-perfetto - recorded traces in, a Perfetto trace out: options, the loop, what is said at the end */
#include "common/filter.h"
#include "common/input.h"
#include "common/names.h"
#include "common/out.h"
#include "common/units.h"
#include "common/word.h"
#include "index.h"
#include "write.h"
#include "support/memory.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static tool_input input;
static const char *output;
static bool compress_packets, quiet;
static tool_ranges shown_ranks;
static tool_list shown_hosts, shown_apis;
static tool_regex shown_names;
static const char *name_pattern;
static uint64_t max_size;
static parts_by files;
static convert_options settings = {.args = ARGS_DEFAULT, .from_ns = INT64_MIN, .to_ns = INT64_MAX};

/* A compiled expression does not tell its text. */
static bool take_name(const char *value, void *to)
{
    name_pattern = value;
    return tool_take_regex(value, to);
}

static bool take_files(const char *value, void *to_where)
{
    static const char *const names[] = {"one", "host", "rank", NULL};
    static const parts_by values[] = {PARTS_ONE, PARTS_HOST, PARTS_RANK};
    size_t i;
    for (i = 0; names[i] && strcmp(value, names[i]); i++) {}
    if (!names[i])
        return word_refuse(value, strlen(value), names);
    *(parts_by *)to_where = values[i];
    return true;
}

static bool take_args(const char *value, void *to_where)
{
    static const char *const names[] = {"default", "all", "none", NULL};
    static const enum plan_args values[] = {ARGS_DEFAULT, ARGS_ALL, ARGS_NONE};
    size_t i;
    for (i = 0; names[i] && strcmp(value, names[i]); i++) {}
    if (!names[i])
        return word_refuse(value, strlen(value), names);
    *(enum plan_args *)to_where = values[i];
    return true;
}

static const tool_option options[] = {
    TOOL_GROUP("Which events:"),
    {'r', "ranks", "LIST", "only these ranks, such as 0,4-7", tool_take_ranges, &shown_ranks, COMMON},
    {0, "host", "LIST", "only these hosts, separated by commas", tool_take_list, &shown_hosts, RARE},
    {'a', "apis", "LIST", "only these APIs, separated by commas", tool_take_list, &shown_apis, RARE},
    {'n', "name", "REGEX", "only names that match this extended regular expression", take_name, &shown_names, RARE},
    WINDOW_OPTIONS(input),
    RUN_OPTION(input),
    MEM_OPTION(input),
    SYMBOLS_OPTION(input),
    TOOL_GROUP("Output:"),
    {'o', "output", "FILE",
     "the timeline; default: the input's name with .pftrace; - is the standard output.\nOf several inputs: "
     "merged.pftrace.",
     tool_take_text, &output, COMMON},
    {'z', "compress", NULL, "deflate the packets: a third of the size; Perfetto reads them as they are", tool_take_flag,
     &compress_packets, COMMON},
    {0, "max-size", "BYTES",
     "a file of at most so many bytes, such as 200M: the longest slices are kept.\nWhat is left out is named here and "
     "on "
     "a track of the timeline. Counters, instants and async spans are all kept. The input is read up to four times.",
     tool_take_count, &max_size, COMMON},
    {0, "files", "WHAT",
     "one (default), host or rank: a file for each host or rank, and a list of them.\nOf out.pftrace: "
     "out.node1.pftrace or out.rank3.pftrace ..., out.index.json and out.index.html. Times are the same in all of "
     "them. "
     "Arrows between files are not drawn.",
     take_files, &files, COMMON},
    {0, "args", "WHAT",
     "arguments of calls: default, all or none.\ndefault: without addresses, handles and ids, which hardly repeat and "
     "make a trace slow to open.\n"
     "all: those too, and every element of arrays.\nnone: only names and errors.",
     take_args, &settings.args, COMMON},
    NAMES_OPTION,
    GEOMETRY_OPTION,
    JOBS_OPTION(input,
                "threads that read ahead and compress; default: one for each core.\nThree more threads read, convert "
                "and write.",
                RARE),
    {'q', "quiet", NULL, "print nothing unless something is wrong", tool_take_flag, &quiet, COMMON},
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT " All processes come into one timeline. Open it at https://ui.perfetto.dev, or query it by SQL with "
               "Perfetto's trace_processor.",
    "Ranks are processes, named by rank and host. Device work, async spans and whatever else overlaps have tracks of "
    "their own. Messages are arrows. "
    "The calls of one collective share a correlation id, the name of their communicator (comm_name) and its members "
    "(comm_ranks). A call that failed has the argument \"error\". "
    "docs/guide/perfetto.md has the whole mapping.",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"to-perfetto out", "writes out.pftrace"},
    {"to-perfetto -z -o run.pftrace merged.bin", "a third of the size"},
    {"to-perfetto -r 0-3 --from 10 --to 12.5 merged.bin", "a part of a long run"},
    {"to-perfetto --max-size 200M merged.bin", "a file that a browser opens: the longest slices"},
    {"to-perfetto --files host -o job.pftrace out", "a file for each node, and a page that lists them"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "to-perfetto",
                                 .summary = "makes a timeline for Perfetto of a trace",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

/* ---- what is left out -------------------------------------------------------------------------------------------- */

/* "only APIs MPI, CUDA; only names that match ^MPI_All", for the track that says so. Lives for ever. */
static const char *filter_text(void)
{
    char *apis = tool_text("%s", ""), *text;
    size_t i;
    for (i = 0; i < shown_apis.n; i++) {
        char *more = tool_text("%s%s%s", apis, i ? ", " : "only APIs ", shown_apis.words[i]);
        free(apis);
        apis = more;
    }
    text = tool_text("%s%s%s%s", apis, shown_apis.n && shown_names.given ? "; " : "",
                     shown_names.given ? "only names that match " : "", shown_names.given ? name_pattern : "");
    free(apis);
    return text;
}

static bool *shown_processes(const tr_trace *trace)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(trace, &list), i;
    bool *shown = tr_alloc(n + 1);
    for (i = 0; i < n; i++)
        shown[list[i]->index] = (!shown_ranks.n || tool_ranges_has(&shown_ranks, list[i]->rank)) &&
                                (!shown_hosts.n || tool_list_has(&shown_hosts, list[i]->header->host, false));
    return shown;
}

/* ---- what is said ------------------------------------------------------------------------------------------------ */

static void note(uint64_t n, const char *one, const char *many)
{
    if (n)
        fprintf(stderr, "note: %" PRIu64 " %s\n", n, n == 1 ? one : many);
}

/* "note: left out ...: 2000 MPI_Test, 300 poll" */
static void report_left_out(const written *w)
{
    enum { NAMED = 5 };
    uint64_t others = 0;
    size_t i;
    if (!w->left_out)
        return;
    fprintf(stderr, "note: %s", w->left_out);
    for (i = 0; i < w->kept.nnames; i++)
        if (i < NAMED) {
            fprintf(stderr, "%s%" PRIu64 " ", i ? ", " : ": ", w->kept.names[i].slices);
            tr_text_write(stderr, w->kept.names[i].name, strlen(w->kept.names[i].name), false);
        } else
            others += w->kept.names[i].slices;
    if (others)
        fprintf(stderr, ", %" PRIu64 " others", others);
    fputc('\n', stderr);
}

static void report(const part *x, const written *w)
{
    const convert_result *r = &w->result;
    char size[UNIT_TEXT];
    tr_text_write(stderr, x->file, strlen(x->file), false);
    fprintf(stderr, ": %" PRIu64 " slice%s of %zu process%s on %" PRIu64 " track%s", r->slices,
            r->slices == 1 ? "" : "s", r->processes, r->processes == 1 ? "" : "es", r->tracks,
            r->tracks == 1 ? "" : "s");
    if (r->messages)
        fprintf(stderr, ", %" PRIu64 " message%s", r->messages, r->messages == 1 ? "" : "s");
    fprintf(stderr, ", %s (%.1f bytes a slice)%s\n", unit_bytes(size, r->written),
            r->slices ? (double)r->written / (double)r->slices : 0.0,
            files == PARTS_ONE ? "; open it at https://ui.perfetto.dev" : "");
    report_left_out(w);
    if (!compress_packets && r->written > 1000000000)
        fputs("note: a browser has little memory: if the page does not open this file, write it with -z, or a part of "
              "it (--max-size, --from, --to, --ranks, --files)\n",
              stderr);
    note(r->orphans, "end without a begin is not shown", "ends without a begin are not shown");
    note(r->unshown, "sample of a counter is not shown: there are too many different names",
         "samples of counters are not shown: there are too many different names");
    note(r->unfinite, "sample of a counter is not shown: it is NaN or infinite",
         "samples of counters are not shown: they are NaN or infinite");
    note(r->unterminated, "slice has no end; it has the argument \"unterminated\"",
         "slices have no end; they have the argument \"unterminated\"");
    if (r->sends + r->receives && files == PARTS_ONE && !w->left_out && !settings.filter)
        fprintf(stderr, "note: messages without their other end: %" PRIu64 " sent, %" PRIu64 " received\n", r->sends,
                r->receives);
    note(r->early, "message was received before it was sent, by the clocks: its arrow points back",
         "messages were received before they were sent, by the clocks: their arrows point back");
}

/* ---- the steps --------------------------------------------------------------------------------------------------- */

static loop steps;

static void check(tr_trace *trace)
{
    filter_check_ranks(trace, "ranks", &shown_ranks);
    filter_check_hosts(trace, "host", &shown_hosts);
    filter_check_apis(trace, "apis", &shown_apis);
    filter_check_names(trace, "name", &shown_names);
    if (input.steps.n || loop_possible(trace))
        loop_find(&steps, trace, input_jobs(&input), NULL);
    input_window_of(&input, trace, &steps, &settings.from_ns, &settings.to_ns);
    if (steps.how == LOOP_MARKED)
        settings.steps = &steps;
    filter_check_together(trace, &(filter){.ranks = &shown_ranks,
                                           .hosts = &shown_hosts,
                                           .apis = &shown_apis,
                                           .names = &shown_names,
                                           .from_ns = settings.from_ns,
                                           .to_ns = settings.to_ns});
    if (files != PARTS_ONE && !strcmp(output, "-"))
        tool_fail("--files %s: the standard output takes one file", files == PARTS_HOST ? "host" : "rank");
}

static void write_all(parts *p, write_job *job, const tr_trace *trace)
{
    const tr_run_info *runs;
    size_t nruns = tr_trace_runs(trace, &runs), i;
    char *page;
    for (i = 0; i < p->n; i++) {
        written w;
        write_part(&p->list[i], job, &w);
        if (!quiet)
            report(&p->list[i], &w);
        written_free(&w);
    }
    if (files == PARTS_ONE)
        return;
    page = index_write(p, output, nruns == 1 && *runs[0].program ? runs[0].program : output, input_begin(trace));
    if (!quiet) {
        tr_text_write(stderr, page, strlen(page), false);
        fprintf(stderr, ": lists %zu file%s\n", p->n, p->n == 1 ? "" : "s");
    }
    free(page);
}

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage), jobs = (int)input_jobs(&input);
    const wanted filter = {.apis = &shown_apis, .names = &shown_names};
    write_job job = {.settings = &settings, .jobs = (unsigned)jobs, .compress = compress_packets, .most = max_size};
    parts p;
    bool *shown = NULL;
    tr_trace *trace;
    if (!output && argc > first)
        output = input_output_name(argc - first, argv + first, ".pftrace");
    input_spare(argc - first, argv + first, output);
    trace = input_open(&input, argc - first, argv + first);
    if (!input_usable(trace))
        return input_close(trace);
    check(trace);
    if (wanted_any(&filter)) {
        settings.filter = &filter;
        settings.left_out = filter_text();
    }
    if (shown_ranks.n || shown_hosts.n)
        shown = shown_processes(trace);
    parts_make(&p, trace, shown, files, output);
    if (!p.n)
        tool_fail("--ranks and --host leave no process");
    out_guard();
    job.trace = trace;
    write_all(&p, &job, trace);
    input_warn_losses(trace); /* not even with --quiet a secret */
    if (job.looked)
        survey_free(&job.survey);
    parts_free(&p);
    loop_free(&steps);
    free(shown);
    return input_close(trace);
}
