/* to-perfetto - recorded traces in, a Perfetto trace out: options, the loop, what is said at the end */
#include "prefetch.h"
#include "common/filter.h"
#include "common/names.h"
#include "common/input.h"
#include "common/out.h"
#include "common/progress.h"
#include "common/word.h"
#include "convert.h"
#include "survey.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static tool_input input;
static const char *output;
static bool compress_packets, quiet;
static tool_ranges shown_ranks;
static convert_options settings = {.args = ARGS_DEFAULT, .from_ns = INT64_MIN, .to_ns = INT64_MAX};

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
    {NULL, NULL},
};

static const tool_usage usage = {.name = "to-perfetto",
                                 .summary = "makes a timeline for Perfetto of a trace",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

static bool in_ranks(const void *user, int32_t rank) { return tool_ranges_has((const tool_ranges *)user, rank); }

static bool run(convert *c, tr_trace *trace, convert_result *result)
{
    ahead *reader = prefetch_start(trace, settings.to_ns); /* from the start: what is open at --from has to be known */
    const tr_event *events;
    tool_progress progress;
    uint64_t seen = 0, bytes = 0;
    size_t n;
    bool good;
    progress_start(&progress, "writing", tr_trace_bytes(trace));
    while ((n = prefetch_next(reader, &events, &bytes)) > 0 && !convert_failed(c)) {
        for (size_t i = 0; i < n; i++)
            convert_event(c, &events[i]);
        progress_add(&progress, bytes - seen, n);
        seen = bytes;
    }
    prefetch_stop(reader);
    good = convert_finish(c, result);
    progress_end(&progress);
    return good;
}

static void note(uint64_t n, const char *one, const char *many)
{
    if (n)
        fprintf(stderr, "note: %" PRIu64 " %s\n", n, n == 1 ? one : many);
}

static void report(const convert_result *r)
{
    tr_text_write(stderr, output, strlen(output), false);
    fprintf(stderr, ": %" PRIu64 " slice%s of %zu process%s on %" PRIu64 " track%s", r->slices,
            r->slices == 1 ? "" : "s", r->processes, r->processes == 1 ? "" : "es", r->tracks,
            r->tracks == 1 ? "" : "s");
    if (r->messages)
        fprintf(stderr, ", %" PRIu64 " message%s", r->messages, r->messages == 1 ? "" : "s");
    fprintf(stderr, ", %.1f MB (%.1f bytes a slice); open it at https://ui.perfetto.dev\n", (double)r->written / 1e6,
            r->slices ? (double)r->written / (double)r->slices : 0.0);
    if (!compress_packets && r->written > 1000000000)
        fputs("note: a browser has little memory: if the page does not open this file, write it with -z, or a part of "
              "it (--from, --to, --ranks)\n",
              stderr);
    note(r->orphans, "end without a begin is not shown", "ends without a begin are not shown");
    note(r->unshown, "sample of a counter is not shown: there are too many different names",
         "samples of counters are not shown: there are too many different names");
    note(r->unterminated, "slice has no end; it has the argument \"unterminated\"",
         "slices have no end; they have the argument \"unterminated\"");
    if (r->sends + r->receives)
        fprintf(stderr, "note: messages without their other end: %" PRIu64 " sent, %" PRIu64 " received\n", r->sends,
                r->receives);
    note(r->early, "message was received before it was sent, by the clocks: its arrow points back",
         "messages were received before they were sent, by the clocks: their arrows point back");
}

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage), jobs = (int)input_jobs(&input);
    convert *c;
    convert_result result;
    survey looked;
    tr_trace *trace;
    if (!output && argc > first)
        output = input_output_name(argc - first, argv + first, ".pftrace");
    input_spare(argc - first, argv + first, output);
    trace = input_open(&input, argc - first, argv + first);
    if (!input_usable(trace))
        return input_close(trace);
    filter_check_ranks(trace, "ranks", &shown_ranks);
    input_window(&input, trace, &settings.from_ns, &settings.to_ns);
    if (shown_ranks.n) {
        settings.rank_shown = in_ranks;
        settings.user = &shown_ranks;
    }
    out_guard();
    c = convert_open(output, compress_packets ? jobs : 0);
    if (!c)
        tool_fail("%s: %s", output, strerror(errno));
    survey_take(&looked, trace, settings.to_ns, jobs);
    convert_start(c, trace, &settings, &looked);
    if (!run(c, trace, &result))
        tool_fail("%s: %s", output, strerror(errno));
    if (!quiet)
        report(&result);
    input_warn_losses(trace); /* not even with --quiet a secret */
    convert_free(c);
    survey_free(&looked);
    return input_close(trace);
}
